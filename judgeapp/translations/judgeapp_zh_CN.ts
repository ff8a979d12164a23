<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AccountSide</name>
    <message>
        <source>Player of account {number}</source>
        <translation>第{number}份陈述的玩家</translation>
    </message>
    <message>
        <source>Undo the last step (Backspace)</source>
        <translation>撤销最后一步（Backspace）</translation>
    </message>
    <message>
        <source>{who}&apos;s board</source>
        <translation>{who}的盘面</translation>
    </message>
    <message>
        <source>{who}&apos;s steps</source>
        <translation>{who}的步骤</translation>
    </message>
</context>
<context>
    <name>AddressDialog</name>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>A&amp;ddress</source>
        <translation>网址(&amp;D)</translation>
    </message>
    <message>
        <source>Add an address</source>
        <translation>添加网址</translation>
    </message>
    <message>
        <source>English cards</source>
        <translation>英文卡牌</translation>
    </message>
    <message>
        <source>The address of a file: cards, official answers, errata or lists. Nothing is downloaded yet.</source>
        <translation>文件的网址：卡牌、官方问答、勘误或禁限卡表。此时还不会下载。</translation>
    </message>
</context>
<context>
    <name>AnswerCollection</name>
    <message>
        <source>importing official answers</source>
        <translation>导入官方问答</translation>
    </message>
    <message>
        <source>opening the official answers</source>
        <translation>打开官方问答</translation>
    </message>
    <message>
        <source>saving which clauses decide an answer</source>
        <translation>保存决定问答的条款</translation>
    </message>
</context>
<context>
    <name>AnswerController</name>
    <message>
        <source>Files of answers (*.json *.jsonl *.ndjson);;All files (*)</source>
        <translation>问答文件 (*.json *.jsonl *.ndjson);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Import official answers</source>
        <translation>导入官方问答</translation>
    </message>
    <message>
        <source>Indexing the answers</source>
        <translation>正在为问答建立索引</translation>
    </message>
    <message>
        <source>{number} is decided by {clauses}.</source>
        <translation>{number}由{clauses}决定。</translation>
    </message>
</context>
<context>
    <name>Appearance</name>
    <message>
        <source>Colors: {scheme}</source>
        <translation>配色：{scheme}</translation>
    </message>
</context>
<context>
    <name>AskedForm</name>
    <message>
        <source>A&apos;s choices; B&apos;s as played</source>
        <translation>A的选择（B沿用已作的选择）</translation>
    </message>
    <message>
        <source>Add the result to the ruling in the report</source>
        <translation>把结果写入报告的裁定</translation>
    </message>
    <message>
        <source>Add to report</source>
        <translation>写入报告</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>提问</translation>
    </message>
    <message>
        <source>At least or at most</source>
        <translation>至少或至多</translation>
    </message>
    <message>
        <source>B&apos;s choices; A&apos;s as played</source>
        <translation>B的选择（A沿用已作的选择）</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盘面</translation>
    </message>
    <message>
        <source>Clear the combined question</source>
        <translation>清除组合的问题</translation>
    </message>
    <message>
        <source>Explore every line</source>
        <translation>推演所有打法</translation>
    </message>
    <message>
        <source>How far</source>
        <translation>推演到哪里</translation>
    </message>
    <message>
        <source>Is this always true?</source>
        <translation>总是如此吗？</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Number of decisions</source>
        <translation>决定的次数</translation>
    </message>
    <message>
        <source>Player {seat}</source>
        <translation>玩家{seat}</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Which card or player</source>
        <translation>哪张卡牌或哪位玩家</translation>
    </message>
    <message>
        <source>Whose choices</source>
        <translation>谁的选择</translation>
    </message>
    <message>
        <source>a card is deleted</source>
        <translation>某张卡牌被消灭</translation>
    </message>
    <message>
        <source>a card stays on the field</source>
        <translation>某张卡牌留在场上</translation>
    </message>
    <message>
        <source>a player loses</source>
        <translation>某位玩家败北</translation>
    </message>
    <message>
        <source>a player wins</source>
        <translation>某位玩家获胜</translation>
    </message>
    <message>
        <source>a player&apos;s memory is</source>
        <translation>某位玩家的内存：</translation>
    </message>
    <message>
        <source>a player&apos;s security cards:</source>
        <translation>某位玩家的安防张数：</translation>
    </message>
    <message>
        <source>an effect of a card is activated</source>
        <translation>某张卡牌的效果发动</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>至少</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>至多</translation>
    </message>
    <message>
        <source>both players&apos; choices</source>
        <translation>双方玩家的选择</translation>
    </message>
    <message>
        <source>cards in a player&apos;s hand:</source>
        <translation>某位玩家的手牌张数：</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>恰好</translation>
    </message>
    <message>
        <source>only the order of pending effects</source>
        <translation>仅待发动效果的顺序</translation>
    </message>
    <message>
        <source>this many decisions:</source>
        <translation>决定的次数：</translation>
    </message>
    <message>
        <source>{begun} and …</source>
        <translation>{begun}，并且…</translation>
    </message>
    <message>
        <source>{begun} or …</source>
        <translation>{begun}，或者…</translation>
    </message>
    <message>
        <source>… and …</source>
        <translation>…并且…</translation>
    </message>
    <message>
        <source>… or …</source>
        <translation>…或者…</translation>
    </message>
</context>
<context>
    <name>Autosave</name>
    <message>
        <source>opening the table</source>
        <translation>打开牌桌</translation>
    </message>
    <message>
        <source>reading the phrase book</source>
        <translation>读取措辞库</translation>
    </message>
    <message>
        <source>saving the position</source>
        <translation>保存局面</translation>
    </message>
    <message>
        <source>saving the table</source>
        <translation>保存牌桌</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>Current game</source>
        <translation>当前对局</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Replay under {edition}</source>
        <translation>按{edition}重演</translation>
    </message>
</context>
<context>
    <name>BoardPane</name>
    <message>
        <source>The board as text</source>
        <translation>文本形式的盘面</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>盘面</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>全部信息</translation>
    </message>
</context>
<context>
    <name>BookmarkList</name>
    <message>
        <source>&amp;Note</source>
        <translation>笔记(&amp;N)</translation>
    </message>
    <message>
        <source>A note on this bookmark</source>
        <translation>此书签的笔记</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>No bookmarks yet. Open a clause and press Ctrl+D to add one, with a note if you like; press Ctrl+D again, or Delete here, to remove it.</source>
        <translation>还没有书签。打开条款后按Ctrl+D即可添加，也可附上笔记；再按一次Ctrl+D，或在此按Delete，即可移除。</translation>
    </message>
    <message>
        <source>Note on the bookmark</source>
        <translation>书签的笔记</translation>
    </message>
</context>
<context>
    <name>BoundedField</name>
    <message>
        <source>At most {most} characters fit here; the rest was cut.</source>
        <translation>此栏最多可输入{most}个字符，超出部分已截去。</translation>
    </message>
</context>
<context>
    <name>Branches</name>
    <message>
        <source>A comment</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Name of the branch</source>
        <translation>分支名称</translation>
    </message>
    <message>
        <source>Name of this branch (F2)</source>
        <translation>此分支的名称（F2）</translation>
    </message>
    <message>
        <source>Tree of branches</source>
        <translation>分支树</translation>
    </message>
</context>
<context>
    <name>ByHandPanel</name>
    <message>
        <source>An effect of</source>
        <translation>哪张卡牌的效果</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>执行</translation>
    </message>
    <message>
        <source>Back to the decision</source>
        <translation>回到待决定事项</translation>
    </message>
    <message>
        <source>Blocker, or Security A. +1</source>
        <translation>Blocker、Security A. +1 等</translation>
    </message>
    <message>
        <source>By an effect, as you rule</source>
        <translation>按裁定，由效果处理</translation>
    </message>
    <message>
        <source>By the effect</source>
        <translation>由效果处理</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>卡牌</translation>
    </message>
    <message>
        <source>Delete 1 of your opponent&apos;s Digimon.</source>
        <translation>例：Delete 1 of your opponent&apos;s Digimon.（将对手的1只数码宝贝消灭。）</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>持续多久</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>In card wording</source>
        <translation>按卡牌文本的写法</translation>
    </message>
    <message>
        <source>Into which card</source>
        <translation>进化为哪张卡牌</translation>
    </message>
    <message>
        <source>Keyword effect</source>
        <translation>关键词效果</translation>
    </message>
    <message>
        <source>The judge corrects the board</source>
        <translation>裁判更正盘面</translation>
    </message>
    <message>
        <source>Under, on or linked to</source>
        <translation>置于下方、叠加或链接的对象</translation>
    </message>
    <message>
        <source>What</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>放到哪里</translation>
    </message>
    <message>
        <source>Which effect</source>
        <translation>哪个效果</translation>
    </message>
    <message>
        <source>Who does it</source>
        <translation>执行者</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>哪位玩家</translation>
    </message>
    <message>
        <source>the owner</source>
        <translation>持有者</translation>
    </message>
</context>
<context>
    <name>CardCollection</name>
    <message>
        <source>importing banned and restricted cards</source>
        <translation>导入禁止、限制卡牌</translation>
    </message>
    <message>
        <source>importing cards</source>
        <translation>导入卡牌</translation>
    </message>
    <message>
        <source>importing errata</source>
        <translation>导入勘误</translation>
    </message>
    <message>
        <source>opening the cards</source>
        <translation>打开卡牌</translation>
    </message>
    <message>
        <source>reading the cards again</source>
        <translation>重新读取卡牌</translation>
    </message>
    <message>
        <source>saving a card</source>
        <translation>保存卡牌</translation>
    </message>
</context>
<context>
    <name>CardController</name>
    <message>
        <source>Cards, official answers, lists (*.json *.jsonl *.ndjson);;All files (*)</source>
        <translation>卡牌、官方问答、禁限卡表 (*.json *.jsonl *.ndjson);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Reading the cards</source>
        <translation>正在读取卡牌</translation>
    </message>
    <message>
        <source>Reading the cards: {done} of {total}</source>
        <translation>正在读取卡牌：{done} / {total}</translation>
    </message>
    <message>
        <source>reading all cards</source>
        <translation>读取所有卡牌</translation>
    </message>
</context>
<context>
    <name>CardEditor</name>
    <message>
        <source>A new card</source>
        <translation>新卡牌</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续录入</translation>
    </message>
    <message>
        <source>Correcting {number} ({language})</source>
        <translation>更正{number}（{language}）</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Restored the card you were writing when the window closed.</source>
        <translation>已恢复窗口关闭时正在录入的卡牌。</translation>
    </message>
    <message>
        <source>Your unsaved card was set aside.</source>
        <translation>未保存的卡牌已另行存放。</translation>
    </message>
    <message>
        <source>{number} is already {name}. Open it to correct it (Ctrl+E).</source>
        <translation>{number}已经是{name}。请打开该卡牌更正（Ctrl+E）。</translation>
    </message>
</context>
<context>
    <name>CardField</name>
    <message>
        <source>Card, or &quot;hand 5&quot;</source>
        <translation>卡牌，或“手牌 5”</translation>
    </message>
</context>
<context>
    <name>CardForm</name>
    <message>
        <source>(Rule) texts, one per line</source>
        <translation>〈规则〉文本，每行一条</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Clear the form for another text (Ctrl+T)</source>
        <translation>清空表单以录入其他文本（Ctrl+T）</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>DNA digivolution, DigiXros and other special lines, one per line</source>
        <translation>联展进化、数码合体等特殊条件，每行一条</translation>
    </message>
    <message>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <source>Digivolution costs, one per line</source>
        <translation>进化费用，每行一条</translation>
    </message>
    <message>
        <source>Digivolution requirements in words, one per line</source>
        <translation>以文字表示的进化条件，每行一条</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>效果</translation>
    </message>
    <message>
        <source>Inherited effect</source>
        <translation>进化源效果</translation>
    </message>
    <message>
        <source>Language of the texts</source>
        <translation>文本的语言</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>Link DP</source>
        <translation>链接DP</translation>
    </message>
    <message>
        <source>Link effect</source>
        <translation>链接效果</translation>
    </message>
    <message>
        <source>Link requirements, one per line</source>
        <translation>链接条件，每行一条</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Name of the Option part of a DUAL card</source>
        <translation>双重卡中选项部分的名称</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Option part of a DUAL card</source>
        <translation>双重卡的选项部分</translation>
    </message>
    <message>
        <source>Play cost or use cost</source>
        <translation>登场费用或使用费用</translation>
    </message>
    <message>
        <source>Red Lv.2: 0</source>
        <translation>例：Red Lv.2: 0</translation>
    </message>
    <message>
        <source>Red/Yellow</source>
        <translation>例：Red/Yellow</translation>
    </message>
    <message>
        <source>Rookie | Vaccine | Wisp</source>
        <translation>成长期 | 疫苗种 | 鬼火型</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save it to your library (Ctrl+S)</source>
        <translation>保存到卡牌库（Ctrl+S）</translation>
    </message>
    <message>
        <source>Security effect</source>
        <translation>安防效果</translation>
    </message>
    <message>
        <source>TS1-010; leave empty to get one</source>
        <translation>TS1-010；没有编号时自动分配</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>特征</translation>
    </message>
    <message>
        <source>[DNA Digivolve] Red Lv.4 + Blue Lv.4: Cost 0</source>
        <translation>[DNA Digivolve] Red Lv.4 + Blue Lv.4: Cost 0（联展进化）</translation>
    </message>
    <message>
        <source>[Link] [Wisp] trait: Cost 1</source>
        <translation>[Link] [Wisp] trait: Cost 1（链接）</translation>
    </message>
    <message>
        <source>[Main] &lt;Draw 1&gt; …</source>
        <translation>[Main] &lt;Draw 1&gt; …（即【主要】≪抽1卡≫）</translation>
    </message>
    <message>
        <source>[On Play] &lt;Draw 1&gt; …</source>
        <translation>[On Play] &lt;Draw 1&gt; …（即【登场时】≪抽1卡≫）</translation>
    </message>
    <message>
        <source>[When Linking] …</source>
        <translation>[When Linking] …（即【链接时】）</translation>
    </message>
    <message>
        <source>detected from the text</source>
        <translation>由文本判断</translation>
    </message>
    <message>
        <source>{field}: {fault}</source>
        <translation>{field}：{fault}</translation>
    </message>
</context>
<context>
    <name>CardForms</name>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add a card</source>
        <translation>添加卡牌</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡牌</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>登记</translation>
    </message>
</context>
<context>
    <name>CardLanguages</name>
    <message>
        <source>Cards are shown in {language}.</source>
        <translation>卡牌以{language}显示。</translation>
    </message>
    <message>
        <source>Each card is shown in the language in which it was placed.</source>
        <translation>卡牌按放置时的语言显示。</translation>
    </message>
    <message>
        <source>Unchanged, because your library lacks them in this language: {cards}</source>
        <translation>卡牌库中没有该语言版本，保持原样：{cards}</translation>
    </message>
    <message>
        <source>Your library has these cards in no other language.</source>
        <translation>卡牌库中没有这些卡牌的其他语言版本。</translation>
    </message>
    <message>
        <source>reading cards in another language</source>
        <translation>读取卡牌的其他语言版本</translation>
    </message>
    <message numerus="yes">
        <source>{cards} and %n more</source>
        <translation>
            <numerusform>{cards}及另外%n张</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardList</name>
    <message>
        <source>Cards</source>
        <translation>卡牌</translation>
    </message>
    <message>
        <source>Filter by name or number</source>
        <translation>按名称或编号筛选</translation>
    </message>
    <message>
        <source>Filter the cards</source>
        <translation>筛选卡牌</translation>
    </message>
    <message>
        <source>Import cards …</source>
        <translation>导入卡牌…</translation>
    </message>
    <message>
        <source>No cards yet.</source>
        <translation>还没有卡牌。</translation>
    </message>
    <message>
        <source>No matching cards.</source>
        <translation>没有相符的卡牌。</translation>
    </message>
</context>
<context>
    <name>CardLooks</name>
    <message>
        <source>Card moves are animated.</source>
        <translation>显示卡牌移动动画。</translation>
    </message>
    <message>
        <source>Card moves are not animated.</source>
        <translation>不显示卡牌移动动画。</translation>
    </message>
    <message>
        <source>Cards are shown without pictures.</source>
        <translation>卡牌不显示卡图。</translation>
    </message>
    <message>
        <source>Pictures of cards, named by card number</source>
        <translation>卡图，以卡牌编号命名</translation>
    </message>
    <message>
        <source>Pictures of cards: {folder}</source>
        <translation>卡图：{folder}</translation>
    </message>
    <message>
        <source>Your system asks for reduced motion, so cards don&apos;t move.</source>
        <translation>系统已设置为减少动态效果，因此卡牌移动时不显示动画。</translation>
    </message>
</context>
<context>
    <name>CardPictures</name>
    <message>
        <source>looking for pictures of cards</source>
        <translation>查找卡图</translation>
    </message>
</context>
<context>
    <name>CardTexts</name>
    <message>
        <source>reading a card</source>
        <translation>读取卡牌</translation>
    </message>
</context>
<context>
    <name>CauseChain</name>
    <message>
        <source>Close (Esc)</source>
        <translation>收起（Esc）</translation>
    </message>
    <message>
        <source>Pending: {effect}</source>
        <translation>等待发动：{effect}</translation>
    </message>
    <message>
        <source>What led to this</source>
        <translation>起因</translation>
    </message>
</context>
<context>
    <name>CentralWidget</name>
    <message>
        <source>Menus (F10)</source>
        <translation>菜单（F10）</translation>
    </message>
</context>
<context>
    <name>CitationCopy</name>
    <message>
        <source>Copied with its citation.</source>
        <translation>已连同出处复制。</translation>
    </message>
    <message>
        <source>Copied {number}.</source>
        <translation>已复制{number}。</translation>
    </message>
</context>
<context>
    <name>CitedCard</name>
    <message>
        <source>Back to the previous clause (Backspace)</source>
        <translation>回到上一条款（Backspace）</translation>
    </message>
    <message>
        <source>Cited clause</source>
        <translation>引用的条款</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>收起（Esc）</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Open in the reader (Enter)</source>
        <translation>在阅读器中打开（Enter）</translation>
    </message>
    <message>
        <source>Read more</source>
        <translation>继续阅读</translation>
    </message>
    <message>
        <source>finding the other languages</source>
        <translation>查找其他语言版本</translation>
    </message>
</context>
<context>
    <name>ClauseChoice</name>
    <message>
        <source>Other clauses …</source>
        <translation>其他条款…</translation>
    </message>
</context>
<context>
    <name>CodeDialog</name>
    <message>
        <source>Contains the question, the ruling and its clauses.</source>
        <translation>包含问题、裁定及其条款。</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>二维码</translation>
    </message>
    <message>
        <source>Ruling for a phone</source>
        <translation>手机版裁定</translation>
    </message>
</context>
<context>
    <name>Columns</name>
    <message>
        <source>Bookmarks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <source>No matching command. Try fewer letters.</source>
        <translation>没有相符的命令。请少输入几个字。</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>要做什么？</translation>
    </message>
</context>
<context>
    <name>ComparisonPage</name>
    <message>
        <source>Board</source>
        <translation>盘面</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>不同之处</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>不相同</translation>
    </message>
    <message>
        <source>First board</source>
        <translation>盘面1</translation>
    </message>
    <message>
        <source>First board: {choice}</source>
        <translation>盘面1：{choice}</translation>
    </message>
    <message>
        <source>Nothing is pending</source>
        <translation>没有待发动的效果</translation>
    </message>
    <message>
        <source>Pending on the first board</source>
        <translation>盘面1上待发动的效果</translation>
    </message>
    <message>
        <source>Pending on the second board</source>
        <translation>盘面2上待发动的效果</translation>
    </message>
    <message>
        <source>Second board</source>
        <translation>盘面2</translation>
    </message>
    <message>
        <source>Second board: {choice}</source>
        <translation>盘面2：{choice}</translation>
    </message>
    <message>
        <source>The branches split after: {choice}</source>
        <translation>两个分支在这一步之后分开：{choice}</translation>
    </message>
    <message>
        <source>The two boards are identical.</source>
        <translation>两个盘面相同。</translation>
    </message>
    <message>
        <source>Under rules {edition}</source>
        <translation>按规则{edition}</translation>
    </message>
    <message>
        <source>ends here</source>
        <translation>到此为止</translation>
    </message>
</context>
<context>
    <name>ConceptList</name>
    <message>
        <source>Filter the glossary</source>
        <translation>筛选术语表</translation>
    </message>
    <message>
        <source>Find a term</source>
        <translation>查找术语</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>术语表</translation>
    </message>
    <message>
        <source>No matching term. Try fewer letters.</source>
        <translation>没有相符的术语。请少输入几个字。</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
</context>
<context>
    <name>ContextMenus</name>
    <message>
        <source>Answers about {number}</source>
        <translation>{number}的相关问答</translation>
    </message>
    <message>
        <source>Change it by hand</source>
        <translation>手动更改</translation>
    </message>
    <message>
        <source>Choose it</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Compare with the current board</source>
        <translation>与当前盘面比较</translation>
    </message>
    <message>
        <source>Go back to before this choice</source>
        <translation>回到此选择之前</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>前往</translation>
    </message>
    <message>
        <source>Name this branch</source>
        <translation>为此分支命名</translation>
    </message>
    <message>
        <source>Show the board right after it</source>
        <translation>查看紧接其后的盘面</translation>
    </message>
    <message>
        <source>What led to this</source>
        <translation>起因</translation>
    </message>
    <message>
        <source>Why was nothing else possible then?</source>
        <translation>当时其他选项为什么不可选？</translation>
    </message>
</context>
<context>
    <name>DatedCopies</name>
    <message>
        <source>Restored: {what} of {made}</source>
        <translation>已恢复：{made}的{what}</translation>
    </message>
    <message>
        <source>The previous data is saved as {file}.</source>
        <translation>之前的内容已保存为{file}。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>backing up your data</source>
        <translation>备份数据</translation>
    </message>
    <message>
        <source>checking the backups</source>
        <translation>检查备份</translation>
    </message>
</context>
<context>
    <name>DecisionPanel</name>
    <message numerus="yes">
        <source>%n text(s) here are not understood: rule on them yourself</source>
        <translation>
            <numerusform>程序无法理解此处的%n段文本：请自行裁定</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>平局。</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手动</translation>
    </message>
    <message>
        <source>Correct the board or resolve an effect by hand (Ctrl+H)</source>
        <translation>手动更正盘面或处理效果（Ctrl+H）</translation>
    </message>
    <message>
        <source>Did not trigger</source>
        <translation>未触发</translation>
    </message>
    <message>
        <source>Digivolve into an unknown card in the hand</source>
        <translation>进化为手牌中的未知卡牌</translation>
    </message>
    <message>
        <source>Go to the decision</source>
        <translation>回到待决定事项</translation>
    </message>
    <message>
        <source>Legal, but it isn&apos;t an option now.</source>
        <translation>规则允许，但不在当前选项中。</translation>
    </message>
    <message>
        <source>Legal, but it wasn&apos;t an option then.</source>
        <translation>规则允许，但不在当时的选项中。</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>不可选</translation>
    </message>
    <message>
        <source>Not possible then</source>
        <translation>当时不可选</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Order of the cards, the top one first</source>
        <translation>卡牌的顺序，最上方的在前</translation>
    </message>
    <message>
        <source>Resolve the effect by hand</source>
        <translation>手动处理该效果</translation>
    </message>
    <message>
        <source>Show what isn&apos;t possible, and why (F5)</source>
        <translation>显示不可选的选项及其原因（F5）</translation>
    </message>
    <message>
        <source>The board shows an earlier moment</source>
        <translation>当前显示的是之前的盘面</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>对局已结束</translation>
    </message>
    <message>
        <source>There was no decision then</source>
        <translation>当时没有需要决定的事项</translation>
    </message>
    <message>
        <source>Use this number</source>
        <translation>采用此数值</translation>
    </message>
    <message>
        <source>Use this order</source>
        <translation>采用此顺序</translation>
    </message>
    <message>
        <source>What can be chosen</source>
        <translation>可选项</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>为什么不行？</translation>
    </message>
    <message>
        <source>You&apos;ll be asked when it may trigger.</source>
        <translation>可能触发时会询问。</translation>
    </message>
    <message>
        <source>because of {card}</source>
        <translation>原因：{card}</translation>
    </message>
    <message>
        <source>first rule on {texts}</source>
        <translation>裁判须先裁定：{texts}</translation>
    </message>
    <message>
        <source>its digivolution requirements aren&apos;t known</source>
        <translation>进化条件未知</translation>
    </message>
    <message>
        <source>{seat} has won.</source>
        <translation>{seat}获胜。</translation>
    </message>
</context>
<context>
    <name>DisputePage</name>
    <message>
        <source>Add both accounts to the table, each as a branch</source>
        <translation>将双方陈述加入牌桌，各成一个分支</translation>
    </message>
    <message>
        <source>Add the verdict, or the answer to “Could this happen?”, to the ruling in the report</source>
        <translation>将判定或“可能发生吗？”的答案写入报告的裁定</translation>
    </message>
    <message>
        <source>Add to report</source>
        <translation>写入报告</translation>
    </message>
    <message>
        <source>Available once a step isn&apos;t legal or a number isn&apos;t true; other claims are checked right away</source>
        <translation>有不符合规则的步骤或不属实的数值时可用；其他主张会立即核对</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盘面</translation>
    </message>
    <message>
        <source>Could this happen?</source>
        <translation>可能发生吗？</translation>
    </message>
    <message>
        <source>Differences ({number})</source>
        <translation>不同之处（{number}）</translation>
    </message>
    <message>
        <source>Different on the two boards</source>
        <translation>两个盘面的差异</translation>
    </message>
    <message>
        <source>It happened as {who} says</source>
        <translation>实际如{who}所述</translation>
    </message>
    <message>
        <source>Keep both as branches</source>
        <translation>将双方陈述保留为分支</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>尚未判定</translation>
    </message>
    <message>
        <source>Not legal: {step}</source>
        <translation>不符合规则：{step}</translation>
    </message>
    <message>
        <source>Search every legal line from the point up to which both accounts agree: could either be true?</source>
        <translation>从双方陈述尚且一致之处起，搜索所有符合规则的打法：任一方的陈述可能属实吗？</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop the search</source>
        <translation>停止搜索</translation>
    </message>
    <message>
        <source>Switch to the other account (Ctrl+Tab)</source>
        <translation>切换到另一方的陈述（Ctrl+Tab）</translation>
    </message>
    <message>
        <source>Switch to {who}</source>
        <translation>切换到{who}</translation>
    </message>
    <message>
        <source>Write the ruling</source>
        <translation>写裁定</translation>
    </message>
    <message>
        <source>Write the ruling of these accounts into the notebook (Ctrl+Shift+R)</source>
        <translation>将对双方陈述的裁定写入裁定簿（Ctrl+Shift+R）</translation>
    </message>
    <message>
        <source>checking a step of an account</source>
        <translation>检查陈述的步骤</translation>
    </message>
    <message>
        <source>comparing two accounts</source>
        <translation>比较双方陈述</translation>
    </message>
    <message>
        <source>searching for a legal line</source>
        <translation>搜索符合规则的打法</translation>
    </message>
</context>
<context>
    <name>DroppedFiles</name>
    <message>
        <source>opening the dropped file</source>
        <translation>打开拖入的文件</translation>
    </message>
</context>
<context>
    <name>EditionAligner</name>
    <message>
        <source>Edition {edition} will be used for reading and playing once you reopen the window.</source>
        <translation>重新打开窗口后，阅读和对局将以版本{edition}为准。</translation>
    </message>
    <message>
        <source>No doubtful match is shown. See the editions of the rules (Ctrl+Shift+J).</source>
        <translation>当前未显示存疑的对应。请看规则版本（Ctrl+Shift+J）。</translation>
    </message>
    <message>
        <source>Removed {edition} from the editions in force.</source>
        <translation>已将{edition}从生效日期表中移除。</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <source>Restored the editions&apos; own dates.</source>
        <translation>日期已恢复为各版本所印的日期。</translation>
    </message>
    <message>
        <source>Saved your answer on {edition}.</source>
        <translation>已保存关于{edition}的判断。</translation>
    </message>
    <message>
        <source>Settled: {clauses}.</source>
        <translation>已确定：{clauses}。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>matching the editions of the rules</source>
        <translation>对照规则版本</translation>
    </message>
    <message>
        <source>saving your answers on editions</source>
        <translation>保存关于版本的判断</translation>
    </message>
    <message>
        <source>{edition} is in force from {date}.</source>
        <translation>{edition}自{date}起生效。</translation>
    </message>
</context>
<context>
    <name>EditionComparisonController</name>
    <message>
        <source>comparing editions of the rules</source>
        <translation>比较规则版本</translation>
    </message>
</context>
<context>
    <name>EditionController</name>
    <message>
        <source>Import a rulebook</source>
        <translation>导入规则书</translation>
    </message>
    <message>
        <source>Imported {title} {edition}.</source>
        <translation>已导入{title} {edition}。</translation>
    </message>
    <message>
        <source>Only one rulebook can be imported at a time: reading {file}.</source>
        <translation>每次只能导入一本规则书，因此只读取{file}。</translation>
    </message>
    <message>
        <source>Reading {file}</source>
        <translation>正在读取{file}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove a rulebook</source>
        <translation>移除规则书</translation>
    </message>
    <message>
        <source>Remove {name} and its backups? The file it came from stays.</source>
        <translation>移除{name}及其备份？原文件保留。</translation>
    </message>
    <message>
        <source>Removed {title} {edition}.</source>
        <translation>已移除{title} {edition}。</translation>
    </message>
    <message>
        <source>Rulebooks (*.pdf *.txt *.md *.markdown);;All files (*)</source>
        <translation>规则书 (*.pdf *.txt *.md *.markdown);;所有文件 (*)</translation>
    </message>
    <message>
        <source>reading a rulebook</source>
        <translation>读取规则书</translation>
    </message>
    <message>
        <source>saving a rulebook</source>
        <translation>保存规则书</translation>
    </message>
    <message>
        <source>splitting a rulebook into clauses</source>
        <translation>将规则书拆分为条款</translation>
    </message>
</context>
<context>
    <name>EditionDialog</name>
    <message>
        <source>&amp;Edition</source>
        <translation>版本(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>种类(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>标题(&amp;T)</translation>
    </message>
    <message>
        <source>Another rulebook: headings</source>
        <translation>其他规则书：标题</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>继续(&amp;O)</translation>
    </message>
    <message>
        <source>Import a rulebook</source>
        <translation>导入规则书</translation>
    </message>
    <message>
        <source>In force &amp;since</source>
        <translation>生效日期(&amp;S)</translation>
    </message>
    <message>
        <source>The Comprehensive Rules: numbered clauses</source>
        <translation>综合规则：编号条款</translation>
    </message>
    <message>
        <source>What is {file}? The fields are filled in from its cover.</source>
        <translation>{file}是哪种规则书？各栏已按封面填写。</translation>
    </message>
</context>
<context>
    <name>ExplorePage</name>
    <message>
        <source>Every line after “{choice}”, {until}: {answer}</source>
        <translation>“{choice}”之后的所有打法，{until}：{answer}</translation>
    </message>
    <message>
        <source>Explores every choice from here, as far as set above. It shows whether the order matters, which boards can result, and the shortest line to each.</source>
        <translation>按上面指定的范围，推演从这里起的所有选择，并显示顺序是否有影响、可能出现哪些盘面，以及到达每种盘面的最短打法。</translation>
    </message>
    <message>
        <source>Exploring every line …</source>
        <translation>正在推演所有打法……</translation>
    </message>
    <message>
        <source>From here, after: {choice}</source>
        <translation>从此处起，上一步：{choice}</translation>
    </message>
    <message>
        <source>Remove this question</source>
        <translation>移除此问题</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>The game is over: nothing can follow.</source>
        <translation>对局已结束：没有后续。</translation>
    </message>
    <message>
        <source>These results start after: {choice}. The table is now at another step.</source>
        <translation>以下结果从这一步之后开始：{choice}。牌桌现在位于另一步。</translation>
    </message>
    <message>
        <source>Where it is false</source>
        <translation>不成立的情况</translation>
    </message>
    <message>
        <source>Where it is true</source>
        <translation>成立的情况</translation>
    </message>
    <message>
        <source>exploring every line</source>
        <translation>推演所有打法</translation>
    </message>
</context>
<context>
    <name>FaultNotice</name>
    <message>
        <source>It couldn&apos;t be logged ({reason}).</source>
        <translation>无法写入日志（{reason}）。</translation>
    </message>
    <message>
        <source>Logged in {file}.</source>
        <translation>已记录在{file}。</translation>
    </message>
    <message>
        <source>Save a file to send</source>
        <translation>保存文件以便发送</translation>
    </message>
    <message>
        <source>Save a file to send …</source>
        <translation>保存文件以便发送…</translation>
    </message>
    <message>
        <source>Saved as {file}: versions of program and rules, the saved table, and the log.</source>
        <translation>已保存为{file}：内含程序和规则的版本、已保存的牌桌和日志。</translation>
    </message>
    <message>
        <source>The program made an error.</source>
        <translation>程序出错。</translation>
    </message>
    <message>
        <source>The program made an error: {doing}.</source>
        <translation>程序出错：{doing}。</translation>
    </message>
    <message>
        <source>The table is unchanged.</source>
        <translation>牌桌保持原样。</translation>
    </message>
    <message>
        <source>What survives</source>
        <translation>哪些内容会保留</translation>
    </message>
    <message>
        <source>ZIP files (*.zip)</source>
        <translation>ZIP文件 (*.zip)</translation>
    </message>
</context>
<context>
    <name>FileReader</name>
    <message>
        <source>opening a file</source>
        <translation>打开文件</translation>
    </message>
    <message>
        <source>reading your scenes</source>
        <translation>读取我的场景</translation>
    </message>
</context>
<context>
    <name>FilterButton</name>
    <message>
        <source>Only {name}</source>
        <translation>只显示{name}</translation>
    </message>
    <message>
        <source>Only {name}: {count}</source>
        <translation>只显示{name}：{count}</translation>
    </message>
    <message>
        <source>Only {name}: {count} and more</source>
        <translation>只显示{name}：{count}以上</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find on this page</source>
        <translation>在此页查找</translation>
    </message>
</context>
<context>
    <name>FormDrafts</name>
    <message>
        <source>restoring what you typed</source>
        <translation>恢复输入的内容</translation>
    </message>
    <message>
        <source>saving what you type</source>
        <translation>保存输入的内容</translation>
    </message>
</context>
<context>
    <name>HeadingForm</name>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Event and players …</source>
        <translation>赛事和玩家…</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>裁判</translation>
    </message>
    <message>
        <source>Player A</source>
        <translation>玩家A</translation>
    </message>
    <message>
        <source>Player B</source>
        <translation>玩家B</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>桌号</translation>
    </message>
</context>
<context>
    <name>ImportBar</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancel this task</source>
        <translation>取消正在进行的操作</translation>
    </message>
    <message>
        <source>Importing {file}</source>
        <translation>正在导入{file}</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
</context>
<context>
    <name>ImportController</name>
    <message>
        <source>Show what is wrong</source>
        <translation>显示错误</translation>
    </message>
    <message>
        <source>the format of a file</source>
        <translation>文件格式</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>&amp;Import</source>
        <translation>导入(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Save format as …</source>
        <translation>将格式另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>Bad entries, left out: {bad}.</source>
        <translation>有误而略去的条目：{bad}条。</translation>
    </message>
    <message>
        <source>Corrected: {slips}.</source>
        <translation>已修正：{slips}。</translation>
    </message>
    <message>
        <source>Doubtful facts: {doubtful}.</source>
        <translation>存疑的信息：{doubtful}项。</translation>
    </message>
    <message>
        <source>Fields left out: {fields}.</source>
        <translation>略去的字段：{fields}。</translation>
    </message>
    <message>
        <source>File formats (*.yaml)</source>
        <translation>文件格式 (*.yaml)</translation>
    </message>
    <message>
        <source>First entries</source>
        <translation>前几条</translation>
    </message>
    <message>
        <source>Import {file}</source>
        <translation>导入{file}</translation>
    </message>
    <message>
        <source>Name of this format</source>
        <translation>此格式的名称</translation>
    </message>
    <message>
        <source>New: {new}. Changed: {updated}. Unchanged: {unchanged}.</source>
        <translation>新增：{new}。变更：{updated}。未变：{unchanged}。</translation>
    </message>
    <message>
        <source>Preview of the first entries:</source>
        <translation>前几条的预览：</translation>
    </message>
    <message>
        <source>Save format</source>
        <translation>保存格式</translation>
    </message>
    <message>
        <source>Unknown format. Enter which fields of this file hold which facts; separate several with commas.</source>
        <translation>没有适合此文件的已知格式。请选择各栏在文件中对应的字段。一栏由多个字段组成时，用英文逗号分隔。</translation>
    </message>
</context>
<context>
    <name>InForceDialog</name>
    <message>
        <source>&amp;Edition</source>
        <translation>版本(&amp;E)</translation>
    </message>
    <message>
        <source>Edition in force</source>
        <translation>现行版本</translation>
    </message>
    <message>
        <source>In force &amp;since</source>
        <translation>生效日期(&amp;S)</translation>
    </message>
    <message>
        <source>Sa&amp;ve</source>
        <translation>保存(&amp;V)</translation>
    </message>
    <message>
        <source>When did this edition of the rules come into force?</source>
        <translation>此规则版本自何时起生效？</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>Clauses in our unofficial English</source>
        <translation>条款显示我们的英文译文（非官方）</translation>
    </message>
    <message>
        <source>Clauses in the Chinese source text</source>
        <translation>条款显示中文原文</translation>
    </message>
</context>
<context>
    <name>Lens</name>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
</context>
<context>
    <name>LineList</name>
    <message>
        <source>Copy the line</source>
        <translation>复制此行</translation>
    </message>
    <message>
        <source>Read {clause}</source>
        <translation>阅读{clause}</translation>
    </message>
</context>
<context>
    <name>Listing</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
</context>
<context>
    <name>LiveSearch</name>
    <message>
        <source>No matches for “{question}”.</source>
        <translation>没有找到“{question}”的结果。</translation>
    </message>
    <message>
        <source>Try fewer letters, another language, or a clause number such as 16-5. Or browse Sources (Ctrl+2) and Glossary (Ctrl+3).</source>
        <translation>请少输入几个字、换一种语言，或输入条款编号（如16-5）。也可浏览来源（Ctrl+2）和术语表（Ctrl+3）。</translation>
    </message>
    <message>
        <source>searching</source>
        <translation>搜索</translation>
    </message>
</context>
<context>
    <name>Navigator</name>
    <message>
        <source>Only one table can be open: opened {file}.</source>
        <translation>一次只能打开一张牌桌：已打开{file}。</translation>
    </message>
</context>
<context>
    <name>NextPanel</name>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add this claim to the account</source>
        <translation>将此主张加入陈述</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>主张</translation>
    </message>
    <message>
        <source>DP of {card}</source>
        <translation>{card}的DP</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>对局已结束</translation>
    </message>
    <message>
        <source>The player also claims …</source>
        <translation>该玩家还主张…</translation>
    </message>
    <message>
        <source>This account can&apos;t be read. Undo its last step to restart it.</source>
        <translation>此陈述无法解读。请撤销最后一步以重新开始。</translation>
    </message>
    <message>
        <source>What happened next in this account</source>
        <translation>此陈述中接下来发生的事</translation>
    </message>
    <message>
        <source>is</source>
        <translation>是</translation>
    </message>
    <message>
        <source>{seat}&apos;s memory</source>
        <translation>{seat}的内存</translation>
    </message>
    <message>
        <source>{who}, step {number}</source>
        <translation>{who}，第{number}步</translation>
    </message>
</context>
<context>
    <name>NotebookWork</name>
    <message>
        <source>comparing a shared file</source>
        <translation>比较他人的文件</translation>
    </message>
    <message>
        <source>exporting rulings</source>
        <translation>导出裁定</translation>
    </message>
    <message>
        <source>reading the history of a ruling</source>
        <translation>读取裁定的历史</translation>
    </message>
    <message>
        <source>reloading the rulings</source>
        <translation>重新读取裁定</translation>
    </message>
    <message>
        <source>saving a ruling</source>
        <translation>保存裁定</translation>
    </message>
    <message>
        <source>saving what you write</source>
        <translation>保存正在写的内容</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>({where})</source>
        <translation>（{where}）</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>收起此通知</translation>
    </message>
    <message>
        <source>Show the previous notice</source>
        <translation>显示上一条通知</translation>
    </message>
</context>
<context>
    <name>Omnibox</name>
    <message>
        <source>Ask in any language</source>
        <translation>任何语言均可查询</translation>
    </message>
    <message>
        <source>At most {most} characters fit here; the rest was cut.</source>
        <translation>此栏最多可输入{most}个字符，超出部分已截去。</translation>
    </message>
    <message>
        <source>Rule, term, card or clause number</source>
        <translation>规则、术语、卡牌或条款编号</translation>
    </message>
</context>
<context>
    <name>OutcomeBoards</name>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Backups</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>Card text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡牌</translation>
    </message>
    <message>
        <source>Citations of changed clauses</source>
        <translation>引用了变更条款的内容</translation>
    </message>
    <message>
        <source>Editions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>术语表</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>尚未保存</translation>
    </message>
    <message>
        <source>Official answer {number} no longer exists.</source>
        <translation>官方问答{number}已不存在。</translation>
    </message>
    <message>
        <source>Official answers</source>
        <translation>官方问答</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Taught</source>
        <translation>已登记</translation>
    </message>
</context>
<context>
    <name>PaperPreview</name>
    <message>
        <source>Pages: {number}</source>
        <translation>页数：{number}</translation>
    </message>
</context>
<context>
    <name>PendingList</name>
    <message>
        <source>Pending effects, in order</source>
        <translation>待发动的效果，按处理顺序</translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>Ctrl+Enter: under {card}</source>
        <translation>Ctrl+Enter：置于{card}下方</translation>
    </message>
    <message>
        <source>Edit …</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>Enter: change all copies of {card}</source>
        <translation>Enter：更改所有{card}</translation>
    </message>
    <message>
        <source>Enter: change {card}</source>
        <translation>Enter：更改{card}</translation>
    </message>
    <message>
        <source>Enter: {card} to {place}</source>
        <translation>Enter：将{card}放到{place}</translation>
    </message>
    <message>
        <source>Enter: {deed}</source>
        <translation>Enter：{deed}</translation>
    </message>
    <message>
        <source>Give it “{typed}”</source>
        <translation>赋予“{typed}”</translation>
    </message>
    <message>
        <source>Import cards …</source>
        <translation>导入卡牌…</translation>
    </message>
    <message>
        <source>Import files of cards (Ctrl+I)</source>
        <translation>导入卡牌文件（Ctrl+I）</translation>
    </message>
    <message>
        <source>Link {card} to it</source>
        <translation>将{card}链接到其上</translation>
    </message>
    <message>
        <source>Move it to</source>
        <translation>移到</translation>
    </message>
    <message>
        <source>Name it “{typed}”</source>
        <translation>命名为“{typed}”</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>未检查</translation>
    </message>
    <message>
        <source>Not possible under the rules</source>
        <translation>规则上不可能</translation>
    </message>
    <message>
        <source>Other details</source>
        <translation>其他状况</translation>
    </message>
    <message>
        <source>Place {card} on top</source>
        <translation>将{card}叠加其上</translation>
    </message>
    <message>
        <source>Place {card} under it</source>
        <translation>将{card}置于其下方</translation>
    </message>
    <message>
        <source>Place {card} under it, face down</source>
        <translation>将{card}背面朝上置于其下方</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Set how many …</source>
        <translation>设定数值…</translation>
    </message>
    <message>
        <source>Set the title …</source>
        <translation>设定标题…</translation>
    </message>
    <message>
        <source>Set the turn …</source>
        <translation>设定回合…</translation>
    </message>
    <message>
        <source>Set turn, phase, title and rules (Alt+M)</source>
        <translation>设定回合、阶段、标题和规则（Alt+M）</translation>
    </message>
    <message>
        <source>Type what to give it …</source>
        <translation>输入要赋予它的内容…</translation>
    </message>
    <message>
        <source>Use it anyway</source>
        <translation>仍然使用</translation>
    </message>
    <message>
        <source>changing the position</source>
        <translation>更改局面</translation>
    </message>
    <message>
        <source>showing a position</source>
        <translation>显示局面</translation>
    </message>
    <message numerus="yes">
        <source>{effect} used %n time(s) this turn</source>
        <translation>
            <numerusform>{effect}本回合已使用%n次</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: type a card, or choose one with ↓</source>
        <translation>{place}：请输入卡牌，或按 ↓ 选择</translation>
    </message>
    <message>
        <source>{text}, in place of an unknown card</source>
        <translation>{text}，替换一张未知的卡牌</translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>Bookmarked</source>
        <translation>已加书签</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Edition and status</source>
        <translation>版本与状态</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>阅读器</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>Add the full record after the page</source>
        <translation>在正文后附上完整记录</translation>
    </message>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>回到盘面（Esc）</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盘面</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>条款</translation>
    </message>
    <message>
        <source>Clauses that decided</source>
        <translation>作为依据的条款</translation>
    </message>
    <message>
        <source>HTML …</source>
        <translation>HTML…</translation>
    </message>
    <message>
        <source>Include a picture of the position</source>
        <translation>附上局面图</translation>
    </message>
    <message>
        <source>Include the ruling as a QR code</source>
        <translation>附上裁定的二维码</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Languages and pictures …</source>
        <translation>语言和图片…</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown文件 (*.md)</translation>
    </message>
    <message>
        <source>Markdown …</source>
        <translation>Markdown…</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无其他语言</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF文件 (*.pdf)</translation>
    </message>
    <message>
        <source>PDF …</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Page (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>Player&apos;s language, alongside</source>
        <translation>附上玩家的语言</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Print (Ctrl+P)</source>
        <translation>打印（Ctrl+P）</translation>
    </message>
    <message>
        <source>Print the report</source>
        <translation>打印报告</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Save as Markdown, with its pictures in a folder</source>
        <translation>保存为Markdown，图片存入旁边的文件夹</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>保存为PDF</translation>
    </message>
    <message>
        <source>Save as one HTML file, pictures included</source>
        <translation>保存为单个HTML文件，图片包含在内</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Send to phone …</source>
        <translation>发送到手机…</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>已发送到打印机。</translation>
    </message>
    <message>
        <source>Show the ruling as a large QR code</source>
        <translation>放大显示裁定的二维码</translation>
    </message>
    <message>
        <source>The report as it will be printed</source>
        <translation>报告的打印效果</translation>
    </message>
    <message>
        <source>Your ruling (Markdown supported)</source>
        <translation>裁定，可用Markdown</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>… and a picture after every choice</source>
        <translation>…以及每次选择后的图</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>&amp;Read all of them</source>
        <translation>全部读取(&amp;R)</translation>
    </message>
    <message>
        <source>How your question was read</source>
        <translation>问题的解读方式</translation>
    </message>
    <message>
        <source>Indexing progress</source>
        <translation>索引进度</translation>
    </message>
    <message>
        <source>Read all cards in the background; thousands take minutes</source>
        <translation>在后台读取所有卡牌：数千张需要几分钟</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>Room</name>
    <message>
        <source>Opening the table …</source>
        <translation>正在打开牌桌…</translation>
    </message>
</context>
<context>
    <name>RulesOpening</name>
    <message>
        <source>Indexing the questions with proven answers (only once).</source>
        <translation>正在为有已验证解答的问题建立索引，只需这一次。</translation>
    </message>
    <message>
        <source>Opening the rules …</source>
        <translation>正在打开规则…</translation>
    </message>
    <message>
        <source>The rules couldn&apos;t be opened.</source>
        <translation>无法打开规则。</translation>
    </message>
    <message>
        <source>finding the built-in scenes</source>
        <translation>查找现成场景</translation>
    </message>
    <message>
        <source>opening the other views</source>
        <translation>打开其他页面</translation>
    </message>
    <message>
        <source>opening the rules</source>
        <translation>打开规则</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n passage(s)</source>
        <translation>
            <numerusform>{done} / %n个段落</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulingController</name>
    <message>
        <source>A new ruling</source>
        <translation>新裁定</translation>
    </message>
    <message>
        <source>A ruling that is “{status}” can&apos;t become “{other}”.</source>
        <translation>“{status}”的裁定不能变为“{other}”。</translation>
    </message>
    <message>
        <source>By which ruling?</source>
        <translation>由哪条裁定取代或推翻？</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>彻底删除</translation>
    </message>
    <message>
        <source>Delete this ruling and all of its history for good?</source>
        <translation>要彻底删除此裁定及其全部历史吗？</translation>
    </message>
    <message>
        <source>Delete this ruling? You can restore it from its history.

{title}</source>
        <translation>要删除此裁定吗？可从其历史中恢复。

{title}</translation>
    </message>
    <message>
        <source>It can become: {become}.</source>
        <translation>可变为：{become}。</translation>
    </message>
    <message>
        <source>Only a backup can restore it. Delete it?</source>
        <translation>删除后只能从备份恢复。要删除吗？</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>To undo a mistake, restore an earlier entry from the history.</source>
        <translation>若要更正错误，请从历史中恢复之前的条目。</translation>
    </message>
</context>
<context>
    <name>RulingEditor</name>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Keep writing</source>
        <translation>继续写</translation>
    </message>
    <message>
        <source>Not saved yet: {question}</source>
        <translation>尚未保存：{question}</translation>
    </message>
    <message>
        <source>Restored the ruling you were writing when the window closed.</source>
        <translation>已恢复窗口关闭时正在写的裁定。</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>This ruling has been deleted in the meantime. Saving creates a new one.</source>
        <translation>此裁定在编辑期间已被删除。保存后成为新裁定。</translation>
    </message>
    <message>
        <source>This ruling has changed in the meantime. If you save yours, both stay until you choose one.</source>
        <translation>此裁定在此期间已有改动。保存后两者并存，直到选定其一。</translation>
    </message>
    <message>
        <source>Your draft can&apos;t be saved as it is. Correct or discard it.</source>
        <translation>草稿目前无法保存。请更正或放弃。</translation>
    </message>
    <message>
        <source>Your text isn&apos;t saved.</source>
        <translation>所写内容尚未保存。</translation>
    </message>
</context>
<context>
    <name>RulingFiles</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Import rulings</source>
        <translation>导入裁定</translation>
    </message>
    <message>
        <source>It contains {what}.</source>
        <translation>内容：{what}。</translation>
    </message>
    <message>
        <source>No rulings are listed.</source>
        <translation>列表中没有裁定。</translation>
    </message>
    <message>
        <source>Only one file at a time: showing {file}.</source>
        <translation>每次只能查看一个文件，因此只显示{file}。</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Page (*.html);;Markdown (*.md)</source>
        <translation>PDF文件 (*.pdf);;网页 (*.html);;Markdown文件 (*.md)</translation>
    </message>
    <message>
        <source>Print rulings</source>
        <translation>打印裁定</translation>
    </message>
    <message>
        <source>Save rulings</source>
        <translation>保存裁定</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>已发送到打印机。</translation>
    </message>
    <message>
        <source>Shared files (*.yaml *.yml)</source>
        <translation>共享文件 (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>Shared files (*.yaml *.yml);;All files (*)</source>
        <translation>共享文件 (*.yaml *.yml);;所有文件 (*)</translation>
    </message>
    <message>
        <source>phrases</source>
        <translation>措辞</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>rulings</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>scenes</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>牌桌</translation>
    </message>
</context>
<context>
    <name>RulingForm</name>
    <message>
        <source>&amp;Discard</source>
        <translation>放弃(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>16-5, 15-8</source>
        <translation>16-5, 15-8</translation>
    </message>
    <message>
        <source>2026-01-31</source>
        <translation>2026-01-31</translation>
    </message>
    <message>
        <source>BT1-010, BT1-011</source>
        <translation>例：BT1-010, BT1-011</translation>
    </message>
    <message>
        <source>Discard what you typed, and go back to the list</source>
        <translation>放弃所写内容，回到列表</translation>
    </message>
    <message>
        <source>Markdown supported</source>
        <translation>可用Markdown</translation>
    </message>
    <message>
        <source>More details …</source>
        <translation>更多信息…</translation>
    </message>
    <message>
        <source>Save to the notebook (Ctrl+S)</source>
        <translation>保存到裁定簿（Ctrl+S）</translation>
    </message>
</context>
<context>
    <name>RulingList</name>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>Export the list …</source>
        <translation>导出列表…</translation>
    </message>
    <message>
        <source>Export the listed rulings to a file</source>
        <translation>将列出的裁定导出到文件</translation>
    </message>
    <message>
        <source>Find a ruling</source>
        <translation>查找裁定</translation>
    </message>
    <message>
        <source>Imp&amp;ort …</source>
        <translation>导入(&amp;O)…</translation>
    </message>
    <message>
        <source>Import a file from another judge</source>
        <translation>导入其他裁判的文件</translation>
    </message>
    <message>
        <source>No matching rulings.</source>
        <translation>没有相符的裁定。</translation>
    </message>
    <message>
        <source>No rulings yet. Press Ctrl+Shift+R to write one about the table, clause or card you see.</source>
        <translation>还没有裁定。按Ctrl+Shift+R，可就当前的牌桌、条款或卡牌写一份裁定。</translation>
    </message>
    <message>
        <source>Only rulings with these words</source>
        <translation>只显示含有这些词语的裁定</translation>
    </message>
    <message>
        <source>Print the list …</source>
        <translation>打印列表…</translation>
    </message>
    <message>
        <source>Print the listed rulings</source>
        <translation>打印列出的裁定</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Save the list as …</source>
        <translation>列表另存为…</translation>
    </message>
    <message>
        <source>Save the listed rulings as a page, PDF or Markdown</source>
        <translation>将列出的裁定保存为网页、PDF或Markdown</translation>
    </message>
    <message>
        <source>Write a ruling (Ctrl+Shift+R)</source>
        <translation>写裁定（Ctrl+Shift+R）</translation>
    </message>
</context>
<context>
    <name>SceneList</name>
    <message>
        <source>A table or a scenario file (Ctrl+O)</source>
        <translation>牌桌或场景文件（Ctrl+O）</translation>
    </message>
    <message>
        <source>Answers to questions</source>
        <translation>问题解答</translation>
    </message>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>回到盘面（Esc）</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盘面</translation>
    </message>
    <message>
        <source>Built-in scenes</source>
        <translation>现成场景</translation>
    </message>
    <message>
        <source>Clause, keyword effect or words of a title</source>
        <translation>条款、关键词效果或标题中的词语</translation>
    </message>
    <message>
        <source>Disputes</source>
        <translation>争议</translation>
    </message>
    <message>
        <source>Find a scene</source>
        <translation>查找场景</translation>
    </message>
    <message>
        <source>Keyword effects</source>
        <translation>关键词效果</translation>
    </message>
    <message>
        <source>New position</source>
        <translation>新局面</translation>
    </message>
    <message>
        <source>No matching scene.</source>
        <translation>没有相符的场景。</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Procedures</source>
        <translation>流程</translation>
    </message>
    <message>
        <source>Set up a position from an empty table (Ctrl+Alt+N)</source>
        <translation>从空牌桌开始摆局面（Ctrl+Alt+N）</translation>
    </message>
    <message>
        <source>Your scenes</source>
        <translation>我的场景</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>applying a ruling</source>
        <translation>按裁定执行</translation>
    </message>
    <message>
        <source>choosing “{option}”</source>
        <translation>选择：{option}</translation>
    </message>
    <message>
        <source>correcting the board</source>
        <translation>更正盘面</translation>
    </message>
    <message>
        <source>opening another table</source>
        <translation>打开另一张牌桌</translation>
    </message>
    <message>
        <source>opening “{title}”</source>
        <translation>打开“{title}”</translation>
    </message>
    <message>
        <source>resolving an effect by hand</source>
        <translation>手动处理效果</translation>
    </message>
</context>
<context>
    <name>SetupController</name>
    <message>
        <source>Copied the position as a line of text.</source>
        <translation>局面已复制为一行文本。</translation>
    </message>
    <message>
        <source>Not included in the position: {what}.</source>
        <translation>局面不包含：{what}。</translation>
    </message>
    <message>
        <source>The position stays. Ctrl+Alt+P continues it.</source>
        <translation>局面已保留。按Ctrl+Alt+P可继续摆。</translation>
    </message>
    <message>
        <source>the copied position</source>
        <translation>复制的局面</translation>
    </message>
</context>
<context>
    <name>SetupForm</name>
    <message>
        <source>A whole card: its name, then one fact per line (Shift+Enter): “Lv.4 red 5000 cost 5”, “Red Lv.3: 2”, “Traits: …”, “[DigiXros -2] …”, “Link DP +1000”, “Inherited effect: …”</source>
        <translation>整张卡牌：先写名称，然后每行一项（Shift+Enter）：“Lv.4 红 5000 费用 5”、“红 Lv.3：2”、“特征：…”、“[DigiXros -2] …”、“链接DP +1000”、“进化源效果：…”</translation>
    </message>
    <message>
        <source>Back to the game; the position stays (Esc)</source>
        <translation>回到对局；局面保持原样（Esc）</translation>
    </message>
    <message>
        <source>Card name, number or text; &quot;3x Lv.4 red 5000&quot;, &quot;Tai Tamer red&quot;, &quot;red 5000 blocker suspended&quot;; &quot;hand 5&quot;, &quot;memory 3&quot;; before a card, player or area: &quot;B: red 5000 came this turn&quot;, &quot;B hand: Tai Tamer red&quot;</source>
        <translation>卡牌名称、编号或文本；“3x Lv.4 红 5000”、“太一 驯兽师 红”、“红 5000 阻挡者 休眠”；“手牌 5”、“内存 3”；卡牌前可写玩家或区域：“B：红 5000 本回合登场”、“B的手牌：太一 驯兽师 红”</translation>
    </message>
    <message>
        <source>Card, or another part of the position</source>
        <translation>卡牌，或局面中的其他内容</translation>
    </message>
    <message>
        <source>Delete removes it; Alt+Up moves it up one place</source>
        <translation>按Delete移除；按Alt+Up移到上一项之前</translation>
    </message>
    <message>
        <source>Not possible under the rules</source>
        <translation>规则上不可能的内容</translation>
    </message>
    <message>
        <source>Other details</source>
        <translation>其他状况</translation>
    </message>
    <message>
        <source>Play from this position (Ctrl+Alt+Enter)</source>
        <translation>从此局面开始（Ctrl+Alt+Enter）</translation>
    </message>
    <message>
        <source>Suspend</source>
        <translation>休眠</translation>
    </message>
    <message>
        <source>Whose card it is (Alt+A, Alt+B)</source>
        <translation>卡牌属于哪位玩家（Alt+A、Alt+B）</translation>
    </message>
    <message>
        <source>{area} (Alt+{key})</source>
        <translation>{area}（Alt+{key}）</translation>
    </message>
</context>
<context>
    <name>SharingDialog</name>
    <message>
        <source>&amp;Add a table …</source>
        <translation>添加牌桌(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Rulings in the list, with their history</source>
        <translation>列出的裁定及其历史(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Taught phrases</source>
        <translation>登记的措辞(&amp;T)</translation>
    </message>
    <message>
        <source>Choose saved tables</source>
        <translation>选择已保存的牌桌</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export to one plain-text file for other judges:</source>
        <translation>导出为一个纯文本文件，供其他裁判导入：</translation>
    </message>
    <message>
        <source>Sa&amp;ve as …</source>
        <translation>另存为(&amp;V)…</translation>
    </message>
    <message>
        <source>Ta&amp;bles</source>
        <translation>牌桌(&amp;B)</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Tables (*.json);;All files (*)</source>
        <translation>牌桌 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Your own &amp;scenes</source>
        <translation>我的场景(&amp;S)</translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>Close the other languages (F9)</source>
        <translation>关闭其他语言（F9）</translation>
    </message>
    <message>
        <source>Other languages</source>
        <translation>其他语言</translation>
    </message>
    <message>
        <source>Pinned: {term}</source>
        <translation>已固定：{term}</translation>
    </message>
</context>
<context>
    <name>SidePages</name>
    <message>
        <source>finding the other languages</source>
        <translation>查找其他语言版本</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>A new position</source>
        <translation>新局面</translation>
    </message>
    <message>
        <source>A table opened from a replay can&apos;t be replayed under other rules.</source>
        <translation>从回放打开的牌桌不能按其他规则重演。</translation>
    </message>
    <message>
        <source>Added to the ruling in the report.</source>
        <translation>已写入报告的裁定。</translation>
    </message>
    <message>
        <source>Ctrl+Y plays “{choice}”. See {clauses}.</source>
        <translation>按Ctrl+Y作出此选择：{choice}。请看{clauses}。</translation>
    </message>
    <message>
        <source>Ctrl+Z restores your own table.</source>
        <translation>按Ctrl+Z回到原来的牌桌。</translation>
    </message>
    <message>
        <source>No card on the field has a number.</source>
        <translation>场上没有带编号的卡牌。</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>尚未发生任何事件。</translation>
    </message>
    <message>
        <source>Nothing to compare with yet.</source>
        <translation>还没有可比较的分支。</translation>
    </message>
    <message>
        <source>Opening {file} …</source>
        <translation>正在打开{file}…</translation>
    </message>
    <message>
        <source>The ruling in the report was written for other accounts. Check it.</source>
        <translation>报告中的裁定是针对其他陈述写的。请检查。</translation>
    </message>
    <message>
        <source>The table is empty. Set up the position, or open a table or scene. Then: {action}.</source>
        <translation>牌桌是空的。请先布置局面，或打开牌桌或场景，然后：{action}。</translation>
    </message>
    <message>
        <source>This scenario&apos;s control is another position. It isn&apos;t opened here, and this table doesn&apos;t save it.</source>
        <translation>此场景的对照是另一个局面，不会在此打开，从此牌桌保存的场景也不包含它。</translation>
    </message>
    <message>
        <source>This table already uses rules {edition}.</source>
        <translation>此牌桌已按规则{edition}推演。</translation>
    </message>
    <message>
        <source>showing the table</source>
        <translation>显示牌桌</translation>
    </message>
    <message>
        <source>the beginning of this table</source>
        <translation>此牌桌的开头</translation>
    </message>
    <message>
        <source>what the ruling rests on</source>
        <translation>裁定的依据</translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>The previous table was set aside.</source>
        <translation>先前的牌桌已另行存放。</translation>
    </message>
</context>
<context>
    <name>TeachForm</name>
    <message>
        <source>&amp;means the same as</source>
        <translation>含义等同于(&amp;M)</translation>
    </message>
    <message>
        <source>Clause of a &amp;keyword effect</source>
        <translation>关键词效果的条款(&amp;K)</translation>
    </message>
    <message>
        <source>Compare phrase files with yours and import what is new</source>
        <translation>与已登记的措辞比较，并导入新内容</translation>
    </message>
    <message>
        <source>Delete {2} of your opponent&apos;s Digimon</source>
        <translation>Delete {2} of your opponent&apos;s Digimon（消灭对手的数码宝贝）</translation>
    </message>
    <message>
        <source>E&amp;xport …</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>Im&amp;port …</source>
        <translation>导入(&amp;P)…</translation>
    </message>
    <message>
        <source>In both, put what varies in curly brackets, and names with their square brackets: {2}, {[Agumon]}. Alt+R marks the selection.</source>
        <translation>两处的可变部分都写在花括号中，名称要连同方括号：{2}、{[Agumon]}。按Alt+R标记选中部分。</translation>
    </message>
    <message>
        <source>Mark the selected words as what varies (Alt+R)</source>
        <translation>将选中的词语标记为可变部分（Alt+R）</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>笔记(&amp;O)</translation>
    </message>
    <message>
        <source>Save to your phrase file (Ctrl+S)</source>
        <translation>保存到措辞文件（Ctrl+S）</translation>
    </message>
    <message>
        <source>Taught &amp;by</source>
        <translation>登记者(&amp;B)</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>登记</translation>
    </message>
    <message>
        <source>What cards sa&amp;y</source>
        <translation>卡牌上的措辞(&amp;Y)</translation>
    </message>
    <message>
        <source>Wipe out {2} enemies</source>
        <translation>例：Wipe out {2} enemies</translation>
    </message>
    <message>
        <source>Write your phrases to a file</source>
        <translation>将已登记的措辞写入文件</translation>
    </message>
    <message>
        <source>only if &lt;Last Stand {2}&gt; is new</source>
        <translation>仅当&lt;Last Stand {2}&gt;是新的关键词效果时填写</translation>
    </message>
    <message>
        <source>{ } Varies</source>
        <translation>{ } 可变</translation>
    </message>
</context>
<context>
    <name>TeachingController</name>
    <message>
        <source>Continue</source>
        <translation>继续写</translation>
    </message>
    <message>
        <source>Enter your name below: it is saved with what you teach.</source>
        <translation>请在下方写上姓名：它会与登记内容一起保存。</translation>
    </message>
    <message>
        <source>Export phrases</source>
        <translation>导出措辞</translation>
    </message>
    <message>
        <source>Import phrases</source>
        <translation>导入措辞</translation>
    </message>
    <message>
        <source>Phrase files (*.yaml *.yml)</source>
        <translation>措辞文件 (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>Phrase files (*.yaml *.yml);;All files (*)</source>
        <translation>措辞文件 (*.yaml *.yml);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Restored the wording you were teaching when the window closed.</source>
        <translation>已恢复窗口关闭时正在登记的措辞。</translation>
    </message>
    <message>
        <source>Taught: {wording}</source>
        <translation>已登记：{wording}</translation>
    </message>
    <message>
        <source>Your phrases are in {file}.</source>
        <translation>已登记的措辞在{file}中。</translation>
    </message>
    <message>
        <source>Your unsaved wording was set aside.</source>
        <translation>未保存的措辞已另行存放。</translation>
    </message>
    <message>
        <source>comparing phrase files</source>
        <translation>比较措辞文件</translation>
    </message>
    <message>
        <source>rereading taught phrases</source>
        <translation>重新读取登记内容</translation>
    </message>
    <message>
        <source>saving taught phrases</source>
        <translation>保存登记内容</translation>
    </message>
    <message>
        <source>testing a phrase</source>
        <translation>测试措辞</translation>
    </message>
    <message>
        <source>writing a phrase file</source>
        <translation>写入措辞文件</translation>
    </message>
</context>
<context>
    <name>TeamController</name>
    <message>
        <source>Connecting …</source>
        <translation>正在连接…</translation>
    </message>
    <message numerus="yes">
        <source>Hidden because the judges who wrote them deleted %n ruling(s) for good: {which}.</source>
        <translation>
            <numerusform>%n条裁定已由撰写的裁判彻底删除，因此隐藏：{which}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Other judges of the team deleted %n ruling(s) for good. You keep them until you agree: {which}.</source>
        <translation>
            <numerusform>团队的其他裁判彻底删除了%n条裁定，同意之前仍保留在此：{which}。</numerusform>
        </translation>
    </message>
    <message>
        <source>The server is responding.</source>
        <translation>服务器有响应。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>You have left the team. All rulings stay, here and on the server.</source>
        <translation>已退出团队。这台电脑和服务器上的裁定全部保留。</translation>
    </message>
</context>
<context>
    <name>TeamDialog</name>
    <message>
        <source>&amp;Allow connections without TLS at this event</source>
        <translation>允许此赛事不使用TLS(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>加入(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>退出(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>测试(&amp;T)</translation>
    </message>
    <message>
        <source>Any name, with the chosen certificate</source>
        <translation>不核对名称，只核对所选证书</translation>
    </message>
    <message>
        <source>C&amp;hoose …</source>
        <translation>选择(&amp;H)…</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>证书</translation>
    </message>
    <message>
        <source>Certificate for this exact name</source>
        <translation>证书须与此名称完全一致</translation>
    </message>
    <message>
        <source>Certificates (*.crt *.pem *.cer);;All files (*)</source>
        <translation>证书 (*.crt *.pem *.cer);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>数据库</translation>
    </message>
    <message>
        <source>Others could then read and change what you send</source>
        <translation>他人可能因此读取并更改传输的内容</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>团队</translation>
    </message>
    <message>
        <source>The certificate of the server</source>
        <translation>服务器证书</translation>
    </message>
    <message>
        <source>The password is stored in your system&apos;s key store only.</source>
        <translation>密码由系统的密钥库保存，不写入任何文件。</translation>
    </message>
    <message>
        <source>The team&apos;s notebook is on a PostgreSQL server. Your rulings, with their history and names, are sent there, and the team&apos;s are fetched. You always work on your own notebook, online or not.</source>
        <translation>团队的裁定簿存放在PostgreSQL服务器上。本机的裁定会连同历史和姓名上传，团队的裁定会下载到本机。无论是否在线，使用的都是本机的裁定簿。</translation>
    </message>
    <message>
        <source>Trusted by the system</source>
        <translation>系统信任的证书</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Verified by</source>
        <translation>服务器验证方式</translation>
    </message>
    <message>
        <source>pg.example.org</source>
        <translation>例：pg.example.org</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>In between</source>
        <translation>中间过程</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>对局已结束</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>经过</translation>
    </message>
    <message>
        <source>changed in {edition}, check: {clauses}</source>
        <translation>{edition}有变更，请确认：{clauses}</translation>
    </message>
</context>
<context>
    <name>UpdateController</name>
    <message>
        <source>Fetching {name}</source>
        <translation>正在下载{name}</translation>
    </message>
    <message>
        <source>Up to date: {names}</source>
        <translation>已是最新：{names}</translation>
    </message>
    <message>
        <source>updating</source>
        <translation>更新</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Editions of the rules: which is in force, and which you have</source>
        <translation>规则版本：自何时起生效，以及现有哪些版本</translation>
    </message>
    <message>
        <source>Judge’s desk</source>
        <translation>裁判台</translation>
    </message>
    <message>
        <source>Open a term first, then pin it</source>
        <translation>请先打开术语，再固定</translation>
    </message>
    <message>
        <source>Removed the bookmark of {name} and its note.</source>
        <translation>{name}的书签及其笔记已删除。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>opening what you read last</source>
        <translation>打开上次阅读的内容</translation>
    </message>
</context>
<context>
    <name>_Order</name>
    <message>
        <source>Drag the cards, or move one with Ctrl+Up and Ctrl+Down</source>
        <translation>拖动卡牌，或按Ctrl+Up和Ctrl+Down移动</translation>
    </message>
</context>
<context>
    <name>accounts</name>
    <message>
        <source>Not legal as described: {why}</source>
        <translation>所述内容不符合规则：{why}</translation>
    </message>
    <message>
        <source>Not true: {why}</source>
        <translation>不属实：{why}</translation>
    </message>
    <message>
        <source>already true before the accounts differ</source>
        <translation>在双方陈述出现分歧之前已是如此</translation>
    </message>
    <message>
        <source>{who}: no legal line was searched for, because a step can&apos;t be checked.</source>
        <translation>{who}：有一个步骤无法检查，因此未查找打法。</translation>
    </message>
    <message>
        <source>{who}: not as described, but possible in another way: {step}</source>
        <translation>{who}：不能按所述进行，但换一种方式可以：{step}</translation>
    </message>
    <message>
        <source>{who}: not as described; undecided whether it can be done in another way: {step}</source>
        <translation>{who}：不能按所述进行；换一种方式能否进行尚未确定：{step}</translation>
    </message>
    <message>
        <source>{who}: not possible by any legal line from the shared position. {claim}</source>
        <translation>{who}：从双方一致的局面起，没有任何符合规则的打法能做到。{claim}</translation>
    </message>
    <message>
        <source>{who}: not possible by any legal line from the shared position: {step}</source>
        <translation>{who}：从双方一致的局面起，没有任何符合规则的打法能做到：{step}</translation>
    </message>
    <message>
        <source>{who}: not true at that moment in any line of play: {step}</source>
        <translation>{who}：在当时并不属实，无论怎样进行都一样：{step}</translation>
    </message>
    <message>
        <source>{who}: possible under the rules, as described.</source>
        <translation>{who}：所述情况按规则可能发生。</translation>
    </message>
    <message>
        <source>{who}: possible under the rules, but in another way. {claim}</source>
        <translation>{who}：按规则可能发生，但方式与所述不同。{claim}</translation>
    </message>
    <message>
        <source>{who}: undecided whether this could happen. {claim}</source>
        <translation>{who}：能否发生尚未确定。{claim}</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;Add a card</source>
        <translation>添加卡牌(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Bookmark</source>
        <translation>加书签(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Bookmarks</source>
        <translation>书签(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>卡牌(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Change the ruling</source>
        <translation>修改裁定(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Clauses</source>
        <translation>条款(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Compare two branches</source>
        <translation>比较两个分支(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Copy with citation</source>
        <translation>连同出处复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Dark colors</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Delete the ruling …</source>
        <translation>删除裁定(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Editions of the rules</source>
        <translation>规则版本(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;English first</source>
        <translation>英语优先(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Find on the page</source>
        <translation>在页面中查找(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>前进(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;German first</source>
        <translation>德语优先(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Give the ruling</source>
        <translation>作出裁定(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>术语表(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>前往(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>指南(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Import rulings …</source>
        <translation>导入裁定(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Import …</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Japanese first</source>
        <translation>日语优先(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Judge this under both editions of the rules</source>
        <translation>按两个规则版本判断(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Keep rulings that others deleted for good</source>
        <translation>保留他人彻底删除的裁定(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>放大文字(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Licenses</source>
        <translation>许可证(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;New position</source>
        <translation>新局面(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next column</source>
        <translation>下一栏(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation>标准文字大小(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open a table or scenario …</source>
        <translation>打开牌桌或场景(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Pin or unpin the term</source>
        <translation>将术语固定在旁边，或取消固定(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Previous section</source>
        <translation>上一节(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Print the report …</source>
        <translation>打印报告(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Print the ruling …</source>
        <translation>打印裁定(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Read a card text</source>
        <translation>解读文本(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Save the listed rulings as …</source>
        <translation>将列出的裁定另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>搜索(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Simplified Chinese first</source>
        <translation>简体中文优先(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>缩小文字(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>牌桌(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Toggle source text</source>
        <translation>切换原文显示(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Traditional Chinese first</source>
        <translation>繁体中文优先(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Up to the clause above</source>
        <translation>到上级条款(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Update from the web</source>
        <translation>从网络更新(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Why not?</source>
        <translation>为什么不行？(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Write a ruling about this</source>
        <translation>就此写裁定(&amp;W)</translation>
    </message>
    <message>
        <source>&gt;</source>
        <translation>&gt;</translation>
    </message>
    <message>
        <source>Accept the doubtful &amp;match</source>
        <translation>认可存疑的对应(&amp;M)</translation>
    </message>
    <message>
        <source>Alt+A, Alt+B, Alt+1 to Alt+7</source>
        <translation>Alt+A、Alt+B、Alt+1到Alt+7</translation>
    </message>
    <message>
        <source>Alt+U, Alt+N, Alt+K, Alt+O, Alt+Delete</source>
        <translation>Alt+U、Alt+N、Alt+K、Alt+O、Alt+Delete</translation>
    </message>
    <message>
        <source>Ani&amp;mate card moves</source>
        <translation>卡牌移动动画(&amp;M)</translation>
    </message>
    <message>
        <source>Answers about the cards on the &amp;field</source>
        <translation>场上卡牌的相关问答(&amp;F)</translation>
    </message>
    <message>
        <source>Anywhere: open all menus, or the one with this letter underlined</source>
        <translation>任何位置：打开全部菜单，或打开带有该下划线字母的菜单</translation>
    </message>
    <message>
        <source>Arrows, Enter, Space</source>
        <translation>方向键、Enter、空格</translation>
    </message>
    <message>
        <source>At a decision: choose the option with this number</source>
        <translation>需要决定时：选择该编号的选项</translation>
    </message>
    <message>
        <source>At the beginning of the search box: find a command</source>
        <translation>在搜索栏开头：查找命令</translation>
    </message>
    <message>
        <source>B, R, H, S, T, D, E</source>
        <translation>B、R、H、S、T、D、E</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>后退(&amp;K)</translation>
    </message>
    <message>
        <source>Bac&amp;k one event</source>
        <translation>后退一个事件(&amp;K)</translation>
    </message>
    <message>
        <source>Back to the search box, then &amp;clear it</source>
        <translation>回到搜索栏，再按则清空(&amp;C)</translation>
    </message>
    <message>
        <source>Built-in &amp;scenes</source>
        <translation>现成场景(&amp;S)</translation>
    </message>
    <message>
        <source>By &amp;hand</source>
        <translation>手动(&amp;H)</translation>
    </message>
    <message>
        <source>C&amp;ards</source>
        <translation>卡牌(&amp;A)</translation>
    </message>
    <message>
        <source>C&amp;orrect this card</source>
        <translation>更正这张卡牌(&amp;O)</translation>
    </message>
    <message>
        <source>Cards with&amp;out pictures</source>
        <translation>不显示卡图(&amp;O)</translation>
    </message>
    <message>
        <source>Chan&amp;ge this board into another position</source>
        <translation>将此局面修改为另一个局面(&amp;G)</translation>
    </message>
    <message>
        <source>Clauses in our &amp;English</source>
        <translation>条款显示我们的英文译文(&amp;E)</translation>
    </message>
    <message>
        <source>Clauses in the so&amp;urce text</source>
        <translation>条款显示原文(&amp;U)</translation>
    </message>
    <message>
        <source>Color&amp;s</source>
        <translation>配色(&amp;S)</translation>
    </message>
    <message>
        <source>Continue the position you were setting up</source>
        <translation>继续摆之前的局面</translation>
    </message>
    <message>
        <source>Cop&amp;y the position as a line of text</source>
        <translation>将局面复制为一行文本(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy the &amp;number</source>
        <translation>复制编号(&amp;N)</translation>
    </message>
    <message>
        <source>Copy with citation as &amp;Markdown</source>
        <translation>连同出处复制为Markdown(&amp;M)</translation>
    </message>
    <message>
        <source>Ctrl+Alt+Enter</source>
        <translation>Ctrl+Alt+Enter</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>Ctrl+C, Ctrl+V</source>
        <translation>Ctrl+C、Ctrl+V</translation>
    </message>
    <message>
        <source>Dispute</source>
        <translation>争议</translation>
    </message>
    <message>
        <source>Down, Up, Page Down, Page Up</source>
        <translation>下、上、Page Down、Page Up</translation>
    </message>
    <message>
        <source>E&amp;xport rulings …</source>
        <translation>导出裁定(&amp;X)…</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter, Ctrl+Enter, Ctrl+Shift+Enter, Alt+Enter, Alt+Shift+Enter</source>
        <translation>Enter、Ctrl+Enter、Ctrl+Shift+Enter、Alt+Enter、Alt+Shift+Enter</translation>
    </message>
    <message>
        <source>Explore every line from here</source>
        <translation>从这里起的所有打法</translation>
    </message>
    <message>
        <source>F&amp;ront page</source>
        <translation>首页(&amp;R)</translation>
    </message>
    <message>
        <source>F10, Alt+letter</source>
        <translation>F10、Alt加字母</translation>
    </message>
    <message>
        <source>Find a &amp;command</source>
        <translation>查找命令(&amp;C)</translation>
    </message>
    <message>
        <source>Forward one &amp;event</source>
        <translation>前进一个事件(&amp;E)</translation>
    </message>
    <message>
        <source>Go to the search bo&amp;x</source>
        <translation>转到搜索栏(&amp;X)</translation>
    </message>
    <message>
        <source>Hand over a repor&amp;t …</source>
        <translation>交付报告(&amp;T)…</translation>
    </message>
    <message>
        <source>I&amp;mport a rulebook …</source>
        <translation>导入规则书(&amp;M)…</translation>
    </message>
    <message>
        <source>Import o&amp;fficial answers …</source>
        <translation>导入官方问答(&amp;F)…</translation>
    </message>
    <message>
        <source>In set-up: play from the position</source>
        <translation>摆局面时：从此局面开始进行</translation>
    </message>
    <message>
        <source>In set-up: send the card under the pointer to the battle area, breeding area, hand, security, trash, deck, Digi-Egg deck</source>
        <translation>在摆局面的盘面上：将所指的卡牌送到战斗区、育成区、手牌、安防、废弃区、卡组、数码蛋卡组</translation>
    </message>
    <message>
        <source>In set-up: send the card where it goes, place it under the chosen one, on top, link it, place it under face down</source>
        <translation>摆局面时：将卡牌送到该去的区域、置于所选卡牌下方、叠加在其上、链接、背面朝上置于下方</translation>
    </message>
    <message>
        <source>In set-up: suspend the card, mark it as new this turn, remove it, one more or less (of a stack: its top card), how many</source>
        <translation>在摆局面的盘面上：休眠、设为本回合登场、移走、增减一张（叠加时为最上方的卡牌）、指定张数</translation>
    </message>
    <message>
        <source>In set-up: suspend the chosen card, mark it as new this turn, unlink its last link card, remove its top card, remove it</source>
        <translation>摆局面时：使所选卡牌休眠、设为本回合登场、解除其最后一张链接卡牌、取走最上方的卡牌、移走</translation>
    </message>
    <message>
        <source>In set-up: whose card it is, and where it goes</source>
        <translation>摆局面时：卡牌属于哪位玩家、放在哪里</translation>
    </message>
    <message>
        <source>In the reader: copy the selected text</source>
        <translation>在阅读器中：复制选中的文本</translation>
    </message>
    <message>
        <source>In the reader: the next or previous link; where a card is written: the next or previous field</source>
        <translation>在阅读器中：下一个或上一个链接；录入卡牌时：下一个或上一个输入栏</translation>
    </message>
    <message>
        <source>In the search box or a list: open, and go to the reader</source>
        <translation>在搜索栏或列表中：打开，并转到阅读器</translation>
    </message>
    <message>
        <source>In the search box: move through the results and read them</source>
        <translation>在搜索栏中：逐条浏览并阅读结果</translation>
    </message>
    <message>
        <source>In the sources: open or close a branch; in a list of the table: go to a clause, which Enter opens</source>
        <translation>在来源中：展开或收起分支；在牌桌的列表中：转到条款，按Enter打开</translation>
    </message>
    <message>
        <source>L&amp;ight colors</source>
        <translation>浅色(&amp;I)</translation>
    </message>
    <message>
        <source>Mark as &amp;appealed</source>
        <translation>标记为已上诉(&amp;A)</translation>
    </message>
    <message>
        <source>Mark as &amp;overturned by …</source>
        <translation>标记为被其他裁定推翻(&amp;O)…</translation>
    </message>
    <message>
        <source>Mark as &amp;superseded by …</source>
        <translation>标记为被其他裁定取代(&amp;S)…</translation>
    </message>
    <message>
        <source>Mark as &amp;upheld</source>
        <translation>标记为已维持(&amp;U)</translation>
    </message>
    <message>
        <source>N&amp;arrow the results …</source>
        <translation>缩小结果范围(&amp;A)…</translation>
    </message>
    <message>
        <source>Na&amp;me this branch</source>
        <translation>为此分支命名(&amp;M)</translation>
    </message>
    <message>
        <source>Ne&amp;xt colors</source>
        <translation>下一种配色(&amp;X)</translation>
    </message>
    <message>
        <source>Ne&amp;xt section</source>
        <translation>下一节(&amp;X)</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>Number keys</source>
        <translation>数字键</translation>
    </message>
    <message>
        <source>On the board: copy the position as a line of text, or open a copied one</source>
        <translation>在盘面上：将局面复制为一行文本，或打开复制的局面</translation>
    </message>
    <message>
        <source>On the board: move between cards, choose one, show its details</source>
        <translation>在盘面上：在卡牌间移动、选择卡牌、查看其全部信息</translation>
    </message>
    <message>
        <source>Open a copied pos&amp;ition</source>
        <translation>打开复制的局面(&amp;I)</translation>
    </message>
    <message>
        <source>Ot&amp;her languages</source>
        <translation>其他语言(&amp;H)</translation>
    </message>
    <message>
        <source>Our English and source text side &amp;by side</source>
        <translation>译文与原文并排(&amp;B)</translation>
    </message>
    <message>
        <source>Pictures of &amp;cards …</source>
        <translation>卡图(&amp;C)…</translation>
    </message>
    <message>
        <source>Player A concedes</source>
        <translation>玩家A投降</translation>
    </message>
    <message>
        <source>Player B concedes</source>
        <translation>玩家B投降</translation>
    </message>
    <message>
        <source>Pri&amp;nt the listed rulings …</source>
        <translation>打印列出的裁定(&amp;N)…</translation>
    </message>
    <message>
        <source>Repla&amp;y under the rules in force</source>
        <translation>按现行规则重演(&amp;Y)</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Restore a bac&amp;kup …</source>
        <translation>恢复备份(&amp;K)…</translation>
    </message>
    <message>
        <source>Right, Left</source>
        <translation>右、左</translation>
    </message>
    <message>
        <source>Ru&amp;lings</source>
        <translation>裁定(&amp;L)</translation>
    </message>
    <message>
        <source>Rul&amp;ings</source>
        <translation>裁定(&amp;I)</translation>
    </message>
    <message>
        <source>S&amp;ources</source>
        <translation>来源(&amp;O)</translation>
    </message>
    <message>
        <source>S&amp;plit the doubtful match</source>
        <translation>拆开存疑的对应(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;ystem colors</source>
        <translation>跟随系统配色(&amp;Y)</translation>
    </message>
    <message>
        <source>Save a problem &amp;report …</source>
        <translation>保存问题报告(&amp;R)…</translation>
    </message>
    <message>
        <source>Save the table &amp;as …</source>
        <translation>牌桌另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Security: what impor&amp;ted files may do</source>
        <translation>安全：导入的文件能做什么(&amp;T)</translation>
    </message>
    <message>
        <source>Settle a &amp;dispute</source>
        <translation>处理争议(&amp;D)</translation>
    </message>
    <message>
        <source>Show what follows event by e&amp;vent</source>
        <translation>逐个事件显示后续(&amp;V)</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab、Shift+Tab</translation>
    </message>
    <message>
        <source>Tea&amp;m …</source>
        <translation>团队(&amp;M)…</translation>
    </message>
    <message>
        <source>Teac&amp;h wordings</source>
        <translation>登记措辞(&amp;H)</translation>
    </message>
    <message>
        <source>Teach what isn&apos;t &amp;understood here</source>
        <translation>登记此处未理解的文本(&amp;U)</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>文字大小(&amp;Z)</translation>
    </message>
    <message>
        <source>Texts in the language of the wi&amp;ndow first</source>
        <translation>窗口语言的文本优先(&amp;N)</translation>
    </message>
    <message>
        <source>The board as te&amp;xt</source>
        <translation>文本形式的盘面(&amp;X)</translation>
    </message>
    <message>
        <source>The cards in another language</source>
        <translation>卡牌的其他语言</translation>
    </message>
    <message>
        <source>The decision</source>
        <translation>待决定的事项</translation>
    </message>
    <message>
        <source>The window in English</source>
        <translation>窗口使用英语（English）</translation>
    </message>
    <message>
        <source>The window in German (Deutsch)</source>
        <translation>窗口使用德语（Deutsch）</translation>
    </message>
    <message>
        <source>The window in Japanese (日本語)</source>
        <translation>窗口使用日语（日本語）</translation>
    </message>
    <message>
        <source>The window in Simplified Chinese (简体中文)</source>
        <translation>窗口使用简体中文</translation>
    </message>
    <message>
        <source>The window in Traditional Chinese (繁體中文)</source>
        <translation>窗口使用繁体中文（繁體中文）</translation>
    </message>
    <message>
        <source>The window in the s&amp;ystem language</source>
        <translation>窗口使用系统语言(&amp;Y)</translation>
    </message>
    <message>
        <source>These clauses &amp;decide this answer</source>
        <translation>这些条款决定此问答(&amp;D)</translation>
    </message>
    <message>
        <source>U, N, Delete, +, -, number keys</source>
        <translation>U、N、Delete、+、-、数字键</translation>
    </message>
    <message>
        <source>View from the &amp;other seat</source>
        <translation>从另一方的座位看(&amp;O)</translation>
    </message>
    <message>
        <source>What &amp;led to it?</source>
        <translation>查看起因(&amp;L)</translation>
    </message>
    <message>
        <source>What happened and the &amp;branches</source>
        <translation>经过与分支(&amp;B)</translation>
    </message>
    <message>
        <source>What is &amp;saved, and backups</source>
        <translation>保存的内容与备份(&amp;S)</translation>
    </message>
    <message>
        <source>What you can do &amp;here, and all shortcuts</source>
        <translation>此处可进行的操作与全部快捷键(&amp;H)</translation>
    </message>
    <message>
        <source>What&apos;s &amp;new</source>
        <translation>更新内容(&amp;N)</translation>
    </message>
</context>
<context>
    <name>answer_page</name>
    <message>
        <source>All of them</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>Answers and rulings about this</source>
        <translation>相关问答与裁定</translation>
    </message>
    <message>
        <source>Confirm these clauses (Ctrl+Shift+K)</source>
        <translation>由这些条款决定（Ctrl+Shift+K）</translation>
    </message>
    <message>
        <source>Decided by (confirmed with edition {editions} of the rules)</source>
        <translation>决定依据（按规则{editions}确认）</translation>
    </message>
    <message>
        <source>Listed under</source>
        <translation>刊载于</translation>
    </message>
    <message>
        <source>Not answered yet</source>
        <translation>尚无解答</translation>
    </message>
    <message>
        <source>Official answer</source>
        <translation>官方问答</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Ruling of {date}</source>
        <translation>{date}的裁定</translation>
    </message>
    <message>
        <source>Suggested clauses, not confirmed</source>
        <translation>推测的条款，未经确认</translation>
    </message>
    <message>
        <source>Undo this</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Until {date} it said</source>
        <translation>{date}之前的内容：</translation>
    </message>
    <message>
        <source>about this card</source>
        <translation>关于此卡牌</translation>
    </message>
    <message>
        <source>changed in edition {edition} of {date}, after this answer: read both</source>
        <translation>在此解答之后，{date}的{edition}有变更：请对照阅读</translation>
    </message>
    <message>
        <source>close to your question</source>
        <translation>与提问接近</translation>
    </message>
    <message>
        <source>matches the filters</source>
        <translation>符合筛选条件</translation>
    </message>
    <message>
        <source>only this one decides it</source>
        <translation>仅由此条款决定</translation>
    </message>
    <message>
        <source>the number you typed</source>
        <translation>输入的编号</translation>
    </message>
    <message>
        <source>{count} more say nearly the same thing</source>
        <translation>另有{count}条内容几乎相同</translation>
    </message>
</context>
<context>
    <name>answer_rows</name>
    <message numerus="yes">
        <source>%n more card(s) have not been read. A card is read when you open it.</source>
        <translation>
            <numerusform>另有%n张卡牌尚未读取。打开卡牌时才读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>Add words to {filters} to narrow the matches.</source>
        <translation>请在{filters}旁输入词语，以缩小结果范围。</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>Answers on {card}</source>
        <translation>{card}的相关问答</translation>
    </message>
    <message>
        <source>Card text</source>
        <translation>卡牌文本</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡牌</translation>
    </message>
    <message>
        <source>Each filter has matches, but nothing matches all of them: {filters}.</source>
        <translation>每个筛选条件单独都有符合的内容，合在一起则没有：{filters}。</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>筛选条件</translation>
    </message>
    <message>
        <source>More answers</source>
        <translation>更多问答</translation>
    </message>
    <message>
        <source>More cards</source>
        <translation>更多卡牌</translation>
    </message>
    <message>
        <source>More rules</source>
        <translation>更多规则</translation>
    </message>
    <message>
        <source>More rulings</source>
        <translation>更多裁定</translation>
    </message>
    <message>
        <source>No card matches “{question}”; showing “{name}”.</source>
        <translation>没有与“{question}”相符的卡牌；以下是“{name}”的结果。</translation>
    </message>
    <message>
        <source>No matches for {filters}.</source>
        <translation>没有符合{filters}的内容。</translation>
    </message>
    <message>
        <source>No matches for “{words}” with {filters}.</source>
        <translation>符合{filters}的内容中没有“{words}”。</translation>
    </message>
    <message>
        <source>No matches for “{words}”, even without filters.</source>
        <translation>即使不筛选，也找不到“{words}”。</translation>
    </message>
    <message>
        <source>Official answers</source>
        <translation>官方问答</translation>
    </message>
    <message>
        <source>Other languages</source>
        <translation>其他语言</translation>
    </message>
    <message>
        <source>Perhaps you mean</source>
        <translation>可能要问的是</translation>
    </message>
    <message>
        <source>Read this text</source>
        <translation>解读此文本</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Scenes to play</source>
        <translation>可演示的场景</translation>
    </message>
    <message>
        <source>{wrong}. {mend}.</source>
        <translation>{wrong}。{mend}。</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>“{words}”</translation>
    </message>
    <message>
        <source>“{word}” wasn&apos;t found; cards are imported only in: {languages}.</source>
        <translation>未找到“{word}”；只导入了以下语言的卡牌：{languages}。</translation>
    </message>
</context>
<context>
    <name>areas</name>
    <message>
        <source>Digi-Egg deck</source>
        <translation>数码蛋卡组</translation>
    </message>
    <message>
        <source>battle</source>
        <translation>战斗区</translation>
    </message>
    <message>
        <source>breeding</source>
        <translation>育成区</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>卡组</translation>
    </message>
    <message>
        <source>digi_egg_deck</source>
        <translation>数码蛋卡组</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>link</source>
        <translation>链接卡牌</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>区域外</translation>
    </message>
    <message>
        <source>outside of the game</source>
        <translation>游戏外</translation>
    </message>
    <message>
        <source>security</source>
        <translation>安防</translation>
    </message>
    <message>
        <source>security stack</source>
        <translation>安防</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>叠加卡牌</translation>
    </message>
    <message>
        <source>trash</source>
        <translation>废弃区</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s：错误：%(message)s
</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>选项不明确：%(option)s可能是%(matches)s</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>参数%(argument_name)s：%(message)s</translation>
    </message>
    <message>
        <source>expected %s argument</source>
        <translation>需要%s个参数</translation>
    </message>
    <message>
        <source>expected %s arguments</source>
        <translation>需要%s个参数</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>至少需要一个参数</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>最多一个参数</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>需要一个参数</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>其后不可有参数%r</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>无效的值（%(type)s）：%(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>无效的选择：%(value)r（可选：%(choices)s）</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>不可与参数%s同时使用</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>需要%s中的一个参数</translation>
    </message>
    <message>
        <source>options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>显示此帮助并退出</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>缺少以下参数：%s</translation>
    </message>
    <message>
        <source>unexpected option string: %s</source>
        <translation>意外的选项：%s</translation>
    </message>
    <message>
        <source>unknown parser %(parser_name)r (choices: %(choices)s)</source>
        <translation>未知命令%(parser_name)r（可选：%(choices)s）</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>无法识别的参数：%s</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>用法： </translation>
    </message>
</context>
<context>
    <name>asking</name>
    <message>
        <source>{card}: any effect</source>
        <translation>{card}：任一效果</translation>
    </message>
</context>
<context>
    <name>board</name>
    <message numerus="yes">
        <source>%n card(s) under it</source>
        <translation>
            <numerusform>下方有%n张卡牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s)</source>
        <translation>
            <numerusform>%n个效果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more under it</source>
        <translation>
            <numerusform>下方还有%n张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n under</source>
        <translation>
            <numerusform>下方%n张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown card(s)</source>
        <translation>
            <numerusform>%n张未知卡牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unnamed</source>
        <translation>
            <numerusform>未指明%n张</numerusform>
        </translation>
    </message>
    <message>
        <source>Battle area</source>
        <translation>战斗区</translation>
    </message>
    <message>
        <source>Breeding area</source>
        <translation>育成区</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>卡组</translation>
    </message>
    <message>
        <source>Digi-Eggs</source>
        <translation>数码蛋</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>In no area:</source>
        <translation>已公开，不属于任何区域：</translation>
    </message>
    <message>
        <source>Linked</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>Lv.{level}</source>
        <translation>Lv.{level}</translation>
    </message>
    <message>
        <source>Lv.{level}→{cost}</source>
        <translation>Lv.{level} → {cost}</translation>
    </message>
    <message>
        <source>On top</source>
        <translation>最上方的卡牌</translation>
    </message>
    <message>
        <source>Option part</source>
        <translation>选项部分</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Player {seat}</source>
        <translation>玩家{seat}</translation>
    </message>
    <message>
        <source>Security</source>
        <translation>安防</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>废弃区</translation>
    </message>
    <message>
        <source>Turn {turn} ({seat})</source>
        <translation>第{turn}回合（{seat}）</translation>
    </message>
    <message>
        <source>Under it</source>
        <translation>下方的卡牌</translation>
    </message>
    <message>
        <source>Your ruling</source>
        <translation>裁判裁定</translation>
    </message>
    <message>
        <source>Your ruling: the program doesn&apos;t understand “{text}”</source>
        <translation>裁判裁定：程序未能理解“{text}”</translation>
    </message>
    <message>
        <source>[{card}: ]{text}</source>
        <translation>[{card}：]{text}</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>1张卡牌</translation>
    </message>
    <message>
        <source>active</source>
        <translation>生效中</translation>
    </message>
    <message>
        <source>an attack is in progress, but its attacker has left; stage: {stage}</source>
        <translation>攻击进行中，攻击方已离开；进行到：{stage}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有%n张</numerusform>
        </translation>
    </message>
    <message>
        <source>as long as it stays the same card</source>
        <translation>只要仍是这张卡牌</translation>
    </message>
    <message>
        <source>breeding phase</source>
        <translation>育成阶段</translation>
    </message>
    <message>
        <source>came this turn</source>
        <translation>本回合登场</translation>
    </message>
    <message>
        <source>color unknown</source>
        <translation>颜色未知</translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <translation>费用{cost}</translation>
    </message>
    <message>
        <source>cost {cost} (assumed)</source>
        <translation>费用{cost}（假定）</translation>
    </message>
    <message>
        <source>digivolves from {colors} Lv.{level} for {cost}</source>
        <translation>从{colors}Lv.{level}进化，费用{cost}</translation>
    </message>
    <message>
        <source>draw phase</source>
        <translation>抽卡阶段</translation>
    </message>
    <message>
        <source>end of the turn</source>
        <translation>回合结束时</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>背面朝上</translation>
    </message>
    <message>
        <source>in no area</source>
        <translation>不属于任何区域</translation>
    </message>
    <message>
        <source>in no area: {cards}</source>
        <translation>不属于任何区域：{cards}</translation>
    </message>
    <message>
        <source>inherited</source>
        <translation>进化源</translation>
    </message>
    <message>
        <source>link</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>link DP {dp}</source>
        <translation>链接DP{dp}</translation>
    </message>
    <message>
        <source>link effect</source>
        <translation>链接效果</translation>
    </message>
    <message>
        <source>linked: {name}[, {dp} DP]</source>
        <translation>链接：{name}[，DP{dp}]</translation>
    </message>
    <message>
        <source>main phase</source>
        <translation>主要阶段</translation>
    </message>
    <message>
        <source>memory {memory}</source>
        <translation>内存{memory}</translation>
    </message>
    <message>
        <source>memory: {memory} for {seat}</source>
        <translation>内存：{memory}（{seat}）</translation>
    </message>
    <message>
        <source>new</source>
        <translation>本回合</translation>
    </message>
    <message>
        <source>not active</source>
        <translation>未生效</translation>
    </message>
    <message>
        <source>not understood; you rule on it: [{card}: ]{text}</source>
        <translation>未能理解，由裁判裁定：[{card}：]{text}</translation>
    </message>
    <message>
        <source>pending until {timing}: [{card}: ]{text}</source>
        <translation>保留至{timing}：[{card}：]{text}</translation>
    </message>
    <message>
        <source>pending, {why}: {seat}&apos;s effects[, {chooses}]</source>
        <translation>等待发动，{why}：{seat}的效果[，{chooses}]</translation>
    </message>
    <message>
        <source>play cost {cost}</source>
        <translation>登场费用{cost}</translation>
    </message>
    <message>
        <source>player {seat}, memory {memory}</source>
        <translation>玩家{seat}，内存{memory}</translation>
    </message>
    <message>
        <source>rules {edition}, not in force</source>
        <translation>规则{edition}（非现行版本）</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>游戏准备</translation>
    </message>
    <message>
        <source>suspended</source>
        <translation>休眠</translation>
    </message>
    <message>
        <source>taught: {taught}</source>
        <translation>登记：{taught}</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>对局已结束</translation>
    </message>
    <message>
        <source>the game is over[: {winner} wins]</source>
        <translation>对局已结束[：{winner}获胜]</translation>
    </message>
    <message>
        <source>token</source>
        <translation>衍生物</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>turn {turn} ({seat}), end of the turn[, under rules {edition}, not in force]</source>
        <translation>第{turn}回合（{seat}），回合结束时[，规则{edition}（非现行版本）]</translation>
    </message>
    <message>
        <source>turn {turn}, {seat}&apos;s {phase} phase[, under rules {edition}, not in force]</source>
        <translation>第{turn}回合，{seat}的{phase}[，规则{edition}（非现行版本）]</translation>
    </message>
    <message>
        <source>under it: {name}[, {down}]</source>
        <translation>下方：{name}[，{down}]</translation>
    </message>
    <message>
        <source>unsuspend phase</source>
        <translation>活跃阶段</translation>
    </message>
    <message>
        <source>until its player has unsuspended</source>
        <translation>直到其玩家的下一个活跃阶段结束</translation>
    </message>
    <message>
        <source>until the end of its player’s turn</source>
        <translation>直到其玩家的回合结束</translation>
    </message>
    <message>
        <source>until the end of the attack</source>
        <translation>直到攻击结束</translation>
    </message>
    <message>
        <source>until the end of the opponent’s turn</source>
        <translation>直到对手的回合结束</translation>
    </message>
    <message>
        <source>until the end of the turn</source>
        <translation>直到回合结束</translation>
    </message>
    <message>
        <source>until the opponent has unsuspended</source>
        <translation>直到对手的下一个活跃阶段结束</translation>
    </message>
    <message>
        <source>use cost {cost}</source>
        <translation>使用费用{cost}</translation>
    </message>
    <message numerus="yes">
        <source>used %n time(s) this turn</source>
        <translation>
            <numerusform>本回合已使用%n次</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <translation>获胜</translation>
    </message>
    <message numerus="yes">
        <source>{area} of {seat}: %n card(s)</source>
        <translation>
            <numerusform>{seat}的{area}：%n张</numerusform>
        </translation>
    </message>
    <message>
        <source>{attacker} attacks the player; stage: {stage}</source>
        <translation>{attacker}攻击玩家；进行到：{stage}</translation>
    </message>
    <message>
        <source>{attacker} attacks {target}; stage: {stage}</source>
        <translation>{attacker}攻击{target}；进行到：{stage}</translation>
    </message>
    <message>
        <source>{attacker} attacks, but its target has left; stage: {stage}</source>
        <translation>{attacker}攻击，目标已离开；进行到：{stage}</translation>
    </message>
    <message>
        <source>{card}, {pile} of {seat}, {place} of {count}</source>
        <translation>{card}，{seat}的{pile}，第{place}张（共{count}张）</translation>
    </message>
    <message>
        <source>{card}: an effect that it no longer has</source>
        <translation>{card}：已不持有的效果</translation>
    </message>
    <message>
        <source>{dp} DP</source>
        <translation>DP{dp}</translation>
    </message>
    <message>
        <source>{dp} DP (printed {printed})</source>
        <translation>DP{dp}（记载值{printed}）</translation>
    </message>
    <message>
        <source>{kinds}[, Lv.{level}][, {dp} DP][, {colors}]</source>
        <translation>{kinds}[，Lv.{level}][，DP{dp}][，{colors}]</translation>
    </message>
    <message>
        <source>{label}[ ({name})][, {kinds}][, Lv.{level}][, {dp} DP][ (printed {printed})][, {colors}][, {suspended}][, {fresh}][, {keywords}]</source>
        <translation>{label}[（{name}）][，{kinds}][，Lv.{level}][，DP{dp}][（记载值{printed}）][，{colors}][，{suspended}][，{fresh}][，{keywords}]</translation>
    </message>
    <message>
        <source>{pile} of {seat}</source>
        <translation>{seat}的{pile}</translation>
    </message>
    <message numerus="yes">
        <source>{pile} of {seat}: %n card(s)</source>
        <translation>
            <numerusform>{seat}的{pile}：%n张</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}&apos;s battle area</source>
        <translation>{seat}的战斗区</translation>
    </message>
    <message>
        <source>{seat}&apos;s breeding area</source>
        <translation>{seat}的育成区</translation>
    </message>
    <message>
        <source>{seat}&apos;s {pile}: {cards}[, and {number} not named]</source>
        <translation>{seat}的{pile}：{cards}[，另有{number}张未指明]</translation>
    </message>
    <message>
        <source>{seat}: hand {hand}, deck {deck}, Digi-Egg deck {eggs}, security {security}, trash {trash}</source>
        <translation>{seat}：手牌{hand}、卡组{deck}、数码蛋卡组{eggs}、安防{security}、废弃区{trash}</translation>
    </message>
    <message>
        <source>{text} – by the judge</source>
        <translation>{text}（由裁判决定）</translation>
    </message>
    <message>
        <source>{text} – given by {card}</source>
        <translation>{text}（由{card}赋予）</translation>
    </message>
    <message>
        <source>{text} – inherited effect of {card}</source>
        <translation>{text}（{card}的进化源效果）</translation>
    </message>
    <message>
        <source>{text} – its own effect</source>
        <translation>{text}（自身效果）</translation>
    </message>
    <message>
        <source>{text} – link effect of {card}</source>
        <translation>{text}（{card}的链接效果）</translation>
    </message>
    <message>
        <source>{text} – {card}</source>
        <translation>{text}（{card}）</translation>
    </message>
    <message>
        <source>{text}[ ({active})]</source>
        <translation>{text}[（{active}）]</translation>
    </message>
    <message>
        <source>{text}[, from {card}][, {part}][, {until}]</source>
        <translation>{text}[，来自{card}][，{part}][，{until}]</translation>
    </message>
    <message>
        <source>{what}, {until}</source>
        <translation>{what}，{until}</translation>
    </message>
</context>
<context>
    <name>board words</name>
    <message>
        <source>active</source>
        <translation>生效中</translation>
    </message>
    <message>
        <source>before the event they respond to</source>
        <translation>先于其所回应的事件</translation>
    </message>
    <message>
        <source>by the judge</source>
        <translation>由裁判决定</translation>
    </message>
    <message>
        <source>came this turn</source>
        <translation>本回合登场</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>背面朝上</translation>
    </message>
    <message>
        <source>for a time</source>
        <translation>限时</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>未生效</translation>
    </message>
    <message>
        <source>inherited</source>
        <translation>进化源</translation>
    </message>
    <message>
        <source>linked</source>
        <translation>已链接</translation>
    </message>
    <message>
        <source>suspended</source>
        <translation>休眠</translation>
    </message>
    <message>
        <source>the newest</source>
        <translation>最新触发</translation>
    </message>
    <message>
        <source>triggered earlier</source>
        <translation>先前触发</translation>
    </message>
    <message>
        <source>triggered just now</source>
        <translation>刚刚触发</translation>
    </message>
    <message>
        <source>whose player chooses the next one</source>
        <translation>由该玩家选择下一个</translation>
    </message>
</context>
<context>
    <name>card_choices</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n张卡牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Begins with: {phase}</source>
        <translation>开始阶段：{phase}</translation>
    </message>
    <message>
        <source>Matching cards</source>
        <translation>相符的卡牌</translation>
    </message>
    <message>
        <source>Memory: {number} for {seat}</source>
        <translation>内存：{number}（{seat}）</translation>
    </message>
    <message>
        <source>Played under rules {edition}</source>
        <translation>按规则{edition}推演</translation>
    </message>
    <message>
        <source>Title: {title}</source>
        <translation>标题：{title}</translation>
    </message>
    <message>
        <source>Turn {turn} ({seat})</source>
        <translation>第{turn}回合（{seat}）</translation>
    </message>
    <message>
        <source>as described</source>
        <translation>按输入内容建立</translation>
    </message>
    <message>
        <source>the beginning of the turn</source>
        <translation>回合开始时</translation>
    </message>
    <message numerus="yes">
        <source>{pile} of {seat}: %n card(s)</source>
        <translation>
            <numerusform>{seat}的{pile}：%n张</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}&apos;s turn</source>
        <translation>{seat}的回合</translation>
    </message>
</context>
<context>
    <name>card_explanation</name>
    <message>
        <source>As taught:</source>
        <translation>按登记内容：</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>未理解</translation>
    </message>
    <message>
        <source>Possible readings:</source>
        <translation>可能的解读：</translation>
    </message>
    <message>
        <source>Read as, in {language}:</source>
        <translation>解读为（{language}）：</translation>
    </message>
    <message>
        <source>Read as:</source>
        <translation>解读为：</translation>
    </message>
    <message>
        <source>Teach what it means</source>
        <translation>登记其含义</translation>
    </message>
    <message>
        <source>The program can&apos;t read this text. Resolve it by hand.</source>
        <translation>程序无法理解此文本。请手动处理。</translation>
    </message>
    <message>
        <source>The program reads only part of this text. Resolve the underlined parts by hand.</source>
        <translation>程序只能读懂这段文本的一部分。请手动处理带下划线的部分。</translation>
    </message>
    <message>
        <source>The program reads this text.</source>
        <translation>程序能理解此文本。</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>已理解</translation>
    </message>
    <message>
        <source>Understood in part</source>
        <translation>部分理解</translation>
    </message>
    <message>
        <source>it can be read in two ways</source>
        <translation>有两种解读方式</translation>
    </message>
    <message>
        <source>it is too long for a card text</source>
        <translation>比任何卡牌的文本都长</translation>
    </message>
    <message>
        <source>it is unclear what one of its words refers to</source>
        <translation>其中一个词语的所指不明确</translation>
    </message>
    <message>
        <source>it isn&apos;t in the card file</source>
        <translation>卡牌文件中没有记载</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>未理解</translation>
    </message>
    <message>
        <source>printed back, it would say something else</source>
        <translation>还原为文本后含义会不同</translation>
    </message>
    <message>
        <source>the engine has no such effect</source>
        <translation>引擎没有这样的效果</translation>
    </message>
    <message>
        <source>the program doesn&apos;t know this wording</source>
        <translation>措辞库中没有相应的措辞</translation>
    </message>
    <message>
        <source>the program has no phrase book for its language</source>
        <translation>程序没有该语言的措辞库</translation>
    </message>
    <message>
        <source>“{words}” only repeats {clause}</source>
        <translation>“{words}”仅重述{clause}</translation>
    </message>
</context>
<context>
    <name>card_page</name>
    <message>
        <source>A card without a name</source>
        <translation>没有名称的卡牌</translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>以及另外{count}项。</translation>
    </message>
    <message>
        <source>App fusion</source>
        <translation>应用合体</translation>
    </message>
    <message>
        <source>Assembly</source>
        <translation>组装</translation>
    </message>
    <message>
        <source>Bad entries, not imported</source>
        <translation>有误而未导入的条目</translation>
    </message>
    <message>
        <source>Burst digivolution</source>
        <translation>爆裂进化</translation>
    </message>
    <message>
        <source>Card text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Correct it by hand</source>
        <translation>手动更正</translation>
    </message>
    <message>
        <source>DNA digivolution</source>
        <translation>联展进化</translation>
    </message>
    <message>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <source>DigiXros</source>
        <translation>数码合体</translation>
    </message>
    <message>
        <source>Digivolution</source>
        <translation>进化</translation>
    </message>
    <message>
        <source>Digivolution requirement</source>
        <translation>进化条件</translation>
    </message>
    <message>
        <source>Doubtful facts</source>
        <translation>存疑的信息</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>效果</translation>
    </message>
    <message>
        <source>Erratum{since}: “{before}” became “{after}”.</source>
        <translation>勘误{since}：“{before}”改为“{after}”。</translation>
    </message>
    <message>
        <source>Erratum{since}: “{before}” isn&apos;t on this card, so it wasn&apos;t replaced by “{after}”.</source>
        <translation>勘误{since}：此卡牌上没有“{before}”，因此未替换为“{after}”。</translation>
    </message>
    <message>
        <source>Fields not imported</source>
        <translation>未导入的字段</translation>
    </message>
    <message>
        <source>In a deck</source>
        <translation>可放入张数</translation>
    </message>
    <message>
        <source>Inherited effect</source>
        <translation>进化源效果</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>Link DP</source>
        <translation>链接DP</translation>
    </message>
    <message>
        <source>Link effect</source>
        <translation>链接效果</translation>
    </message>
    <message>
        <source>Link requirement</source>
        <translation>链接条件</translation>
    </message>
    <message>
        <source>Name of the Option part</source>
        <translation>选项部分的名称</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Option part</source>
        <translation>选项部分</translation>
    </message>
    <message>
        <source>Overflow</source>
        <translation>超流</translation>
    </message>
    <message>
        <source>Play cost</source>
        <translation>登场费用</translation>
    </message>
    <message>
        <source>Reading its text …</source>
        <translation>正在读取其文本…</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Remove this card</source>
        <translation>移除此卡牌</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Security effect</source>
        <translation>安防效果</translation>
    </message>
    <message>
        <source>The files differ in {fact}</source>
        <translation>各文件的{fact}不一致</translation>
    </message>
    <message>
        <source>This card has no text.</source>
        <translation>此卡牌没有文本。</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>特征</translation>
    </message>
    <message>
        <source>Try it at the table</source>
        <translation>在牌桌上试用</translation>
    </message>
    <message>
        <source>Undo the correction</source>
        <translation>撤销更正</translation>
    </message>
    <message>
        <source>Use cost</source>
        <translation>使用费用</translation>
    </message>
    <message>
        <source>Use requirement</source>
        <translation>使用条件</translation>
    </message>
    <message>
        <source>What was imported</source>
        <translation>导入的内容</translation>
    </message>
    <message>
        <source>Write a card with this text</source>
        <translation>以此文本录入卡牌</translation>
    </message>
    <message>
        <source>Your library has no card {number}.</source>
        <translation>卡牌库中没有卡牌{number}。</translation>
    </message>
    <message>
        <source>category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>colors</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>copies in a deck</source>
        <translation>可放入张数</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>digivolution</source>
        <translation>进化</translation>
    </message>
    <message>
        <source>level</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>line {place}</source>
        <translation>第{place}行</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>not in the file</source>
        <translation>文件中没有记载</translation>
    </message>
    <message>
        <source>{cost} from {level}</source>
        <translation>{level}：费用{cost}</translation>
    </message>
    <message>
        <source>{language}: added by hand</source>
        <translation>{language}：手动添加</translation>
    </message>
    <message>
        <source>{language}: corrected by hand</source>
        <translation>{language}：手动更正</translation>
    </message>
    <message>
        <source>{language}: from {file}, {date}</source>
        <translation>{language}：来自{file}，{date}</translation>
    </message>
    <message>
        <source>{place}.</source>
        <translation>{place}.</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>a card</source>
        <translation>1张卡牌</translation>
    </message>
    <message>
        <source>an unknown Digi-Egg</source>
        <translation>未知的数码蛋</translation>
    </message>
    <message>
        <source>an unknown card</source>
        <translation>未知的卡牌</translation>
    </message>
    <message>
        <source>an unknown card in the hand</source>
        <translation>手牌中的1张未知卡牌</translation>
    </message>
    <message>
        <source>the player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>unknown card</source>
        <translation>未知卡牌</translation>
    </message>
</context>
<context>
    <name>cited_page</name>
    <message>
        <source>Source text, in {language}</source>
        <translation>原文（{language}）</translation>
    </message>
</context>
<context>
    <name>claims</name>
    <message>
        <source>attacks are checked in the main phase, blocks at the block timing</source>
        <translation>攻击在主要阶段检查，阻挡在阻挡时机检查</translation>
    </message>
    <message>
        <source>first rule on {unread}</source>
        <translation>裁判须先裁定：{unread}</translation>
    </message>
    <message>
        <source>it isn&apos;t one of the choices[: {about}]</source>
        <translation>不在可选项之中[：{about}]</translation>
    </message>
    <message>
        <source>the DP of {card} is {now}[, printed {printed}]</source>
        <translation>{card}的DP为{now}[，记载值{printed}]</translation>
    </message>
    <message>
        <source>the DP of {card} is {number}</source>
        <translation>{card}的DP为{number}</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>对局已结束</translation>
    </message>
    <message>
        <source>the rules allow it</source>
        <translation>规则允许</translation>
    </message>
    <message>
        <source>{card} can&apos;t attack</source>
        <translation>{card}不能攻击</translation>
    </message>
    <message>
        <source>{card} can&apos;t be blocked</source>
        <translation>{card}不能被阻挡</translation>
    </message>
    <message>
        <source>{card} can&apos;t block</source>
        <translation>{card}不能阻挡</translation>
    </message>
    <message>
        <source>{card} has no DP</source>
        <translation>{card}不持有DP</translation>
    </message>
    <message>
        <source>{card} has no color, so its color requirements aren&apos;t checked</source>
        <translation>{card}没有颜色，因此不检查其颜色条件</translation>
    </message>
    <message>
        <source>{card} isn&apos;t attacking</source>
        <translation>{card}没有在攻击</translation>
    </message>
    <message>
        <source>{card} may attack</source>
        <translation>{card}可以攻击</translation>
    </message>
    <message>
        <source>{card} may be blocked</source>
        <translation>{card}可以被阻挡</translation>
    </message>
    <message>
        <source>{card} may block</source>
        <translation>{card}可以阻挡</translation>
    </message>
    <message>
        <source>{card} was played this turn</source>
        <translation>{card}是本回合登场的</translation>
    </message>
    <message>
        <source>{card} wasn&apos;t played this turn</source>
        <translation>{card}不是本回合登场的</translation>
    </message>
    <message>
        <source>{seat} must decide something else first[: {question}]</source>
        <translation>须先由{seat}决定其他事项[：{question}]</translation>
    </message>
    <message>
        <source>{seat}&apos;s memory is {now}</source>
        <translation>{seat}的内存为{now}</translation>
    </message>
    <message>
        <source>{seat}&apos;s memory is {number}</source>
        <translation>{seat}的内存为{number}</translation>
    </message>
    <message>
        <source>{what}</source>
        <translation>{what}</translation>
    </message>
    <message>
        <source>{why}; first rule on {unread}</source>
        <translation>{why}；裁判须先裁定：{unread}</translation>
    </message>
    <message>
        <source>{why}[, because of {by}]</source>
        <translation>{why}[，原因：{by}]</translation>
    </message>
</context>
<context>
    <name>clear_sign</name>
    <message>
        <source>Clear the field</source>
        <translation>清空输入栏</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>
Doubtful (--doubts FILE writes them with both texts, --settle FILE settles them)</source>
        <translation>
存疑（--doubts 文件：连同两边文本写出；--settle 文件：据此确定）</translation>
    </message>
    <message>
        <source>
Only renumbered: {numbers}</source>
        <translation>
仅改编号：{numbers}</translation>
    </message>
    <message>
        <source>
clauses ({how}): {clauses}</source>
        <translation>
条款（{how}）：{clauses}</translation>
    </message>
    <message>
        <source>
until {replaced} it said [{language}]:
{question}</source>
        <translation>
到{replaced}为止的内容[{language}]：
{question}</translation>
    </message>
    <message>
        <source>
{title}: {number} (--texts prints them)</source>
        <translation>
{title}：{number}（--texts可输出）</translation>
    </message>
    <message>
        <source>    (nearly the same: {like})</source>
        <translation>    （内容几乎相同：{like}）</translation>
    </message>
    <message>
        <source>    and {more} more (--json lists them)</source>
        <translation>    另有{more}项（--json可全部列出）</translation>
    </message>
    <message>
        <source>    because  {edition}: {fact} [{clauses}]</source>
        <translation>    因为  {edition}：{fact} [{clauses}]</translation>
    </message>
    <message>
        <source>    deleted</source>
        <translation>    已删除</translation>
    </message>
    <message>
        <source>    in the end {difference}</source>
        <translation>    最终{difference}</translation>
    </message>
    <message>
        <source>    its scene doesn&apos;t apply {unapplied}</source>
        <translation>    其场景未适用{unapplied}</translation>
    </message>
    <message>
        <source>    line {line}: {wrong}</source>
        <translation>    第{line}行：{wrong}</translation>
    </message>
    <message>
        <source>    not possible under {edition}: line {line}: {step}: {why}</source>
        <translation>    {edition}：第{line}行无法执行：{step}：{why}</translation>
    </message>
    <message>
        <source>    not understood: {text}{ruled}</source>
        <translation>    未理解：{text}{ruled}</translation>
    </message>
    <message>
        <source>    possible reading: {words}</source>
        <translation>    可解读为：{words}</translation>
    </message>
    <message>
        <source>    read as taught: {text}</source>
        <translation>    按登记内容解读：{text}</translation>
    </message>
    <message>
        <source>    the boards are the same in the end</source>
        <translation>    最终盘面相同</translation>
    </message>
    <message>
        <source>    {clauses}; played in the scene {scene}</source>
        <translation>    {clauses}；演示见场景{scene}</translation>
    </message>
    <message>
        <source>  (text not available)</source>
        <translation>  （尚无文本）</translation>
    </message>
    <message>
        <source>  CONFLICT</source>
        <translation>  冲突</translation>
    </message>
    <message>
        <source>  IMPORTED</source>
        <translation>  已导入</translation>
    </message>
    <message>
        <source>  The text of {edition} isn&apos;t available; this is what the program knows about it.</source>
        <translation>  没有{edition}的文本；已知的内容如下。</translation>
    </message>
    <message>
        <source>  and {more:,} more doubtful lines (--doubts FILE writes all of them)</source>
        <translation>  另有{more:,}行存疑（--doubts 文件可全部写出）</translation>
    </message>
    <message>
        <source>  and {more} more (--texts prints them all)</source>
        <translation>  另有{more}项（--texts可全部输出）</translation>
    </message>
    <message>
        <source>  and {stale:,} more stale references</source>
        <translation>  另有{stale:,}处过时的引用</translation>
    </message>
    <message>
        <source>  as taught: {summary}</source>
        <translation>  登记内容：{summary}</translation>
    </message>
    <message>
        <source>  banned and restricted cards: as of {day}, by lists up to {newest}</source>
        <translation>  禁止、限制卡牌：截至{day}，依据的最新列表为{newest}</translation>
    </message>
    <message>
        <source>  banned and restricted cards: not checked, you have imported no list</source>
        <translation>  禁止、限制卡牌：未检查，尚未导入任何列表</translation>
    </message>
    <message>
        <source>  cards: {cards}</source>
        <translation>  卡牌：{cards}</translation>
    </message>
    <message>
        <source>  corrected: {slip} ({count})</source>
        <translation>  已修正：{slip}（{count}处）</translation>
    </message>
    <message>
        <source>  defined by: {clauses}</source>
        <translation>  定义条款：{clauses}</translation>
    </message>
    <message>
        <source>  deleted, left over from a program that was killed: {name}</source>
        <translation>  已删除（程序中断时写了一半）：{name}</translation>
    </message>
    <message>
        <source>  different for: {different}</source>
        <translation>  不同之处：{different}</translation>
    </message>
    <message>
        <source>  doubtful facts: {doubtful}</source>
        <translation>  存疑的资料：{doubtful}项</translation>
    </message>
    <message>
        <source>  doubtful, page {page}, line {line}: {why}</source>
        <translation>  存疑，第{page}页第{line}行：{why}</translation>
    </message>
    <message>
        <source>  engine: {part}</source>
        <translation>  引擎：{part}</translation>
    </message>
    <message>
        <source>  fields not imported: {fields}</source>
        <translation>  未导入的字段：{fields}</translation>
    </message>
    <message>
        <source>  from {file} (pages: {pages:,}) on {imported}</source>
        <translation>  来自{file}（{pages:,}页），{imported}</translation>
    </message>
    <message>
        <source>  in other sources: {passages}</source>
        <translation>  其他来源：{passages}</translation>
    </message>
    <message>
        <source>  left out: {weight:,} characters, {reason}</source>
        <translation>  略去：{weight:,}个字符，{reason}</translation>
    </message>
    <message>
        <source>  no clause</source>
        <translation>  无条款</translation>
    </message>
    <message>
        <source>  not understood ({why}): {span}</source>
        <translation>  未理解（{why}）：{span}</translation>
    </message>
    <message>
        <source>  only repeats {clause}: {words}</source>
        <translation>  仅重述{clause}：{words}</translation>
    </message>
    <message>
        <source>  printed back: {printed}</source>
        <translation>  重新写出：{printed}</translation>
    </message>
    <message>
        <source>  recognized as: {shape}</source>
        <translation>  识别为：{shape}</translation>
    </message>
    <message>
        <source>  residue: {weight:,} characters, {reason}</source>
        <translation>  剩余：{weight:,}个字符，{reason}</translation>
    </message>
    <message>
        <source>  revision {id}, {at} by {by}:</source>
        <translation>  修订{id}，{at}，{by}：</translation>
    </message>
    <message>
        <source>  scenes: none yet</source>
        <translation>  场景：尚无</translation>
    </message>
    <message>
        <source>  scenes: {keys}</source>
        <translation>  场景：{keys}</translation>
    </message>
    <message>
        <source>  set aside: {name}</source>
        <translation>  已另行存放：{name}</translation>
    </message>
    <message>
        <source>  stale: {where} refers to {printed}{titled}; that is {meant}</source>
        <translation>  过时：{where}引用{printed}{titled}；现为{meant}</translation>
    </message>
    <message>
        <source>  such files lack: {lacks}</source>
        <translation>  此类文件中没有：{lacks}</translation>
    </message>
    <message>
        <source>  taught differently, left out: {theirs}; yours: {yours}</source>
        <translation>  登记内容不同，已略去：{theirs}；自己的：{yours}</translation>
    </message>
    <message>
        <source>  the previous data is saved as {name}</source>
        <translation>  之前的内容保存为{name}</translation>
    </message>
    <message>
        <source>  update history: {traced} of {named} numbers are clauses today</source>
        <translation>  更新履历：{named}个编号中有{traced}个是现在的条款</translation>
    </message>
    <message>
        <source>  {chapters:,} chapters, {clauses:,} clauses, {passages:,} passages, {characters:,} characters</source>
        <translation>  {chapters:,}章，{clauses:,}条条款，{passages:,}个段落，{characters:,}个字符</translation>
    </message>
    <message>
        <source>  {clause} was changed by edition {edition} ({date}), after this answer</source>
        <translation>  {clause}在此问答之后由版本{edition}（{date}）更改</translation>
    </message>
    <message>
        <source>  {counts}; {doubtful} doubtful</source>
        <translation>  {counts}；存疑{doubtful}</translation>
    </message>
    <message>
        <source>  {faults}, {explained} explained</source>
        <translation>  {faults}，已说明{explained}</translation>
    </message>
    <message>
        <source>  {number} of {edition}: {standing}</source>
        <translation>  {edition}的{number}：{standing}</translation>
    </message>
    <message>
        <source>  {number} of {edition}: {standing}, now {there}</source>
        <translation>  {edition}的{number}：{standing}，现为{there}</translation>
    </message>
    <message>
        <source>  {passages:,} passages, {characters:,} characters</source>
        <translation>  {passages:,}个段落，{characters:,}个字符</translation>
    </message>
    <message>
        <source>  {readings} readings, {clauses} clauses, {rulings} rulings, {scenarios} scenarios</source>
        <translation>  {readings}种解读，{clauses}条条款，{rulings}条问答，{scenarios}个场景</translation>
    </message>
    <message>
        <source>  {readings} readings, {clauses} clauses, {rulings} rulings; scenarios not checked: there is no folder of them</source>
        <translation>  {readings}种解读，{clauses}条条款，{rulings}条问答；未检查场景：没有场景文件夹</translation>
    </message>
    <message>
        <source>  {rendered:,} of {clauses:,} clauses, {headings} headings, {signs:,} numbers, references, keywords, timings and areas compared</source>
        <translation>  {clauses:,}条条款中的{rendered:,}条，{headings}个标题；比对了{signs:,}个数字、引用、关键词、时机和区域</translation>
    </message>
    <message>
        <source>  {summary}
    printed: {means}</source>
        <translation>  {summary}
    还原文本：{means}</translation>
    </message>
    <message>
        <source> (control)</source>
        <translation> （对照）</translation>
    </message>
    <message>
        <source> (doubtful)</source>
        <translation> （存疑）</translation>
    </message>
    <message>
        <source> (its clauses have changed)</source>
        <translation> （其条款已更改）</translation>
    </message>
    <message>
        <source> (ruled: {ruled})</source>
        <translation> （裁定为：{ruled}）</translation>
    </message>
    <message>
        <source> (rules {rules}, not in force)</source>
        <translation> （规则{rules}，非现行版本）</translation>
    </message>
    <message>
        <source> (settles a conflict)</source>
        <translation> （解决冲突）</translation>
    </message>
    <message>
        <source> (you are asked when it may trigger)</source>
        <translation> （可能触发时会询问）</translation>
    </message>
    <message>
        <source> because of {event}</source>
        <translation> 起因：{event}</translation>
    </message>
    <message>
        <source> reading: {ids}</source>
        <translation> 解读：{ids}</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>（无名称）</translation>
    </message>
    <message>
        <source>(showing cards for {corrected}; none has {question!r})</source>
        <translation>（显示{corrected}的卡牌；没有“{question}”）</translation>
    </message>
    <message>
        <source>({count} in other languages: {languages}; --all-languages shows them)</source>
        <translation>（其他语言{count}项：{languages}；--all-languages可显示）</translation>
    </message>
    <message>
        <source>--json goes after a command, or with --version</source>
        <translation>--json置于命令之后，或与--version同用</translation>
    </message>
    <message>
        <source>; newest backup of {date}</source>
        <translation>；最新的备份：{date}</translation>
    </message>
    <message>
        <source>; read-only</source>
        <translation>；只能读取</translation>
    </message>
    <message>
        <source>A ruling in JSON has id, at (when it was last changed), by, deleted, conflict, and {ruling}.</source>
        <translation>裁定的JSON含id、at（最后更改时间）、by、deleted、conflict，以及{ruling}。</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>An edition that the program doesn&apos;t know is played as the newest one it knows. Lists the facts of the newest known edition, starting with those whose clauses have changed. Answer with --still or --dropped whether each still holds: its clauses are then no longer marked as changed. --forget undoes an answer.</source>
        <translation>程序不认识的版本，按它认识的最新版本处理。本命令列出后者的规则要点，条款已更改的在前。请用--still或--dropped指明各项是否仍然适用，之后这些条款不再标为已更改。--forget撤销指定。</translation>
    </message>
    <message>
        <source>Answer: {answer}</source>
        <translation>解答：{answer}</translation>
    </message>
    <message>
        <source>Because: {because}</source>
        <translation>理由：{because}</translation>
    </message>
    <message>
        <source>Building the index ...</source>
        <translation>正在建立索引……</translation>
    </message>
    <message>
        <source>CONFLICT: it was changed in two ways; `bring-back` or `edit --settle` settles it</source>
        <translation>冲突：有两种不同的更改；可用`bring-back`或`edit --settle`解决</translation>
    </message>
    <message>
        <source>Cards:</source>
        <translation>卡牌：</translation>
    </message>
    <message>
        <source>Change a ruling: what you enter replaces the old text, which stays in the history. A ruling in conflict is refused unless --settle says that this settles it.</source>
        <translation>更改裁定：输入的内容取代原文，原文留在历史中。有冲突的裁定会被拒绝，除非用--settle表明以此解决冲突。</translation>
    </message>
    <message>
        <source>Check a deck list against the construction rules (1-4-1) and the (Rule) texts of its cards, which must be in the card library. Each line has a card and its number of copies: 4 TS1-010; TS1-010 x4; 4x Name (TS1-010); 4 Name TS1-010. A JSON array names a number once for each copy. The Digi-Egg deck may have a heading of its own. Exit status 1 when the deck isn&apos;t legal.</source>
        <translation>按构筑规则（1-4-1）和卡牌的〈规则〉文本检查卡组表，卡牌须在卡牌库中。每行写一张卡和张数：4 TS1-010；TS1-010 x4；4x Name (TS1-010)；4 Name TS1-010。JSON数组中每张写一次编号。数码蛋卡组可另加标题。卡组不可使用时，退出状态码为1。</translation>
    </message>
    <message>
        <source>Check deck lists.</source>
        <translation>检查卡组表。</translation>
    </message>
    <message>
        <source>Check the data folder, list its backups, and restore one.</source>
        <translation>检查数据文件夹，列出其备份，并恢复备份。</translation>
    </message>
    <message>
        <source>Cite {number} (edition {edition}). The text shown is that of {older}, where it was {was}.</source>
        <translation>引用编号：{number}（{edition}版）。显示的是{older}版的文本，其中编号为{was}。</translation>
    </message>
    <message>
        <source>Cite {number} (edition {edition}). The text shown is that of {older}.</source>
        <translation>引用编号：{number}（{edition}版）。显示的是{older}版的文本。</translation>
    </message>
    <message>
        <source>Compare another judge&apos;s file with your data: what is new, newer, the same, in conflict, deleted here for good, or refused and why. Nothing is imported without --take, and nothing of yours is lost: a ruling in conflict keeps both texts; a scene or table whose name is in use gets another one. Only a phrase that was taught differently replaces yours. Exit status 1 when something in the file is still not in your data.</source>
        <translation>将其他裁判的文件与自己的数据比较：哪些是新的、较新的、相同的、有冲突的、已在此彻底删除的，或被拒绝及其原因。不用--take就不会导入任何内容，自己的内容也不会丢失：有冲突的裁定两份文本都保留；名称已被占用的场景或牌桌会改用其他名称。只有登记内容不同的措辞会取代自己的。之后文件中仍有自己没有的内容时，退出状态码为1。</translation>
    </message>
    <message>
        <source>Compare two editions of the Comprehensive Rules: first what plays differently and what was added, in our own words, with the clauses of both and the command that plays a scene under both; then how many other clauses differ. --texts prints their texts, with [-removed words-] and {{+added words+}}; they are always printed when nothing else is known about an edition. If its text isn&apos;t available, prints what is known about it. Write doubtful matches to a file with --doubts, edit the file, and settle them for good with --settle.</source>
        <translation>比较综合规则的两个版本：先用我们的表述列出处理有变和新增的内容，附上两版的条款，以及按两版运行场景的命令，再列出其他不同条款的数量。--texts输出条款文本，并标出[-删去的词-]和{{+新增的词+}}；若对某版本别无所知，则总是输出文本。没有该版本的文本时，输出已知的内容。存疑的对应可用--doubts写入文件，修改后用--settle最终确定。</translation>
    </message>
    <message>
        <source>Compared with {edition} ({date}): {all:,} references, {entries:,} to check</source>
        <translation>与{edition}（{date}）比较：{all:,}处引用，需检查{entries:,}处</translation>
    </message>
    <message>
        <source>Count the effects and cards in a file that pass every gate: read completely, one reading only, the same meaning when printed and read again, playable by the engine. Lists the gaps, those that would unlock the most cards first.</source>
        <translation>统计文件中通过所有关卡的效果和卡牌：完整读出、只有一种读法、还原后再读含义相同、引擎能够执行。列出缺口，补上后能理解最多卡牌的在前。</translation>
    </message>
    <message>
        <source>DAMAGED ({wrong})</source>
        <translation>已损坏（{wrong}）</translation>
    </message>
    <message>
        <source>Delete a ruling. It stays in its history and can be restored; with --for-good its history goes too, and no other judge&apos;s file brings it back.</source>
        <translation>删除裁定。裁定留在历史中，可以恢复；用--for-good则连同历史一并删除，其他裁判的文件也不会把它带回来。</translation>
    </message>
    <message>
        <source>Edition {edition} is played as edition {duel}.</source>
        <translation>版本{edition}按{duel}处理。</translation>
    </message>
    <message>
        <source>Exchange changes with the team&apos;s notebook once; the window does so by itself. Exit status 1 when something from the server was refused, 2 when the server can&apos;t be used.</source>
        <translation>与团队的裁定簿同步一次；窗口会自动进行。服务器的内容有被拒绝的时退出状态码为1，服务器无法使用时为2。</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Fetch the files at the addresses you saved, all or those named, and import what has changed; nothing is fetched without this command. --add saves an address under a name, --remove deletes it, --list prints all. --try shows what would change and saves nothing. --take-back undoes the last import of a file. --off forbids fetching, as at an event, until --on.</source>
        <translation>下载已保存网址（全部或指定）的文件，并导入有变更的内容；不用此命令就不会下载任何内容。--add以某个名称保存网址，--remove删除网址，--list列出全部。--try只显示会有哪些变更，不保存。--take-back撤销文件的上次导入。--off禁止下载（例如在赛事中），直到使用--on。</translation>
    </message>
    <message>
        <source>Filters among the words: card:TS1-010, clause:16-5, is:official, is:ruling, is:given or another status, is:head-judge or another authority, since:2026 or since:2026-03-28, until:2025, lang:ja, event:WORD, tag:WORD; put a value with spaces in double quotes.</source>
        <translation>词语间的筛选：card:TS1-010、clause:16-5、is:official、is:ruling、is:given或其他状态、is:head-judge或其他裁定级别、since:2026或since:2026-03-28、until:2025、lang:ja、event:词、tag:词；带空格的值置于双引号中。</translation>
    </message>
    <message>
        <source>Find cards by number (TS1-010, also without the dash), name in any language, keyword, trait or text. Filters among the words: color:red, level:6, level:4-6, cost:&lt;=5, dp:&gt;=6000, trait:Dragon, keyword:blocker, type:tamer, understood:no. Plain words work too for level, cost, DP, color and what is understood: red level 6 blocker not understood. Whether a card is understood is known once it has been read.</source>
        <translation>按编号（TS1-010，可省略连字符）、任何语言的名称、关键词、特征或文本查找卡牌。词语间的筛选：color:red、level:6、level:4-6、cost:&lt;=5、dp:&gt;=6000、trait:Dragon、keyword:blocker、type:tamer、understood:no；等级、费用、DP、颜色和是否已理解也可用词语表示：red level 6 blocker not understood。只有读过的卡牌才知道是否已理解。</translation>
    </message>
    <message>
        <source>Find clauses and passages. A number such as 16-5 finds the clause and what is below it, 16-5. only the clause; a term in any language finds its definition.</source>
        <translation>查找条款和段落。16-5这样的编号会找到该条款及其下级，16-5.只找该条款；任何语言的术语会找到其定义。</translation>
    </message>
    <message>
        <source>Find official answers, and the rulings of your notebook except deleted ones. {filters} Exit status 1 when nothing is found.</source>
        <translation>查找官方问答和裁定簿中未删除的裁定。{filters}未找到时退出状态码为1。</translation>
    </message>
    <message>
        <source>Follow every legal line of play from a position: all choices of both players, of one, or only the order in which pending effects are activated. Prints how many different boards result, what distinguishes them, and the shortest line to each with its clauses. Positions that the rules treat as the same are followed once. Says where a shuffle, an unknown card, or a text that is not understood decides. Exit status 1 when not every line was followed, or something other than the rules decides.</source>
        <translation>从某个局面起追踪所有符合规则的打法：双方玩家或其中一方的全部选择，或仅待发动效果的发动顺序。输出会出现多少种不同的盘面、区别何在，以及到达每种盘面的最短打法及其条款。按规则相同的局面只追踪一次。结果取决于洗牌、未知卡牌或未理解的文本时会指出。未能追踪全部打法，或由规则以外的因素决定时，退出状态码为1。</translation>
    </message>
    <message>
        <source>If an address fails, the others are still updated; the exit status is 2.</source>
        <translation>某个网址失败时，其他网址仍会更新；退出状态码为2。</translation>
    </message>
    <message>
        <source>Import a rulebook: an edition of the Comprehensive Rules, or any other with headings; a PDF, a UTF-8 text (form feeds separate its pages) or Markdown. You can leave out what its cover says. Proves that each character of the file is in a passage or in a named list of residue, and that every clause number occurs once and in order; lists what is uncertain with its page. Replaces an edition that is already imported. Exit status 1 when something is out of order, 2 when the file can&apos;t be read.</source>
        <translation>导入规则书：综合规则的某一版本，或任何有标题的规则书；可为PDF、UTF-8文本（以换页符分页）或Markdown。封面上已有的信息无需指定。会证明文件的每个字符都在某个段落或列明名目的剩余内容中，且每个条款编号按顺序出现一次；不确定之处连同页码列出。已导入的版本会被替换。有不符之处时退出状态码为1，文件无法读取时为2。</translation>
    </message>
    <message>
        <source>Import cards from JSON files in a known fan format, or with the fields {entry}. Importing again updates them; corrections by hand stay. Entries that aren&apos;t cards are reported on stderr and left out; the exit status is then 1.</source>
        <translation>导入JSON文件中的卡牌：已知的爱好者格式，或含{entry}等字段。再次导入会更新卡牌，手动更正会保留。不是卡牌的条目会输出到stderr并略去，此时退出状态码为1。</translation>
    </message>
    <message>
        <source>Import errata from JSON files: with number, before, after, since, source, or a list of changes (before, after); or in a known fan format. From that date on, a card is found, read and played as corrected, and its page shows the old text. Corrections by hand stay. Exit status 1 when an entry was bad.</source>
        <translation>导入JSON文件中的勘误：含number、before、after、since、source，或changes列表（before、after）；也可为已知的爱好者格式。自生效日期起，按更正后的内容查找、解读和使用卡牌，其页面显示旧文本。手动更正会保留。有条目出错时，退出状态码为1。</translation>
    </message>
    <message>
        <source>Import lists of banned and restricted cards: JSON with number and status (banned, restricted, unrestricted, pair) or limit, since, partner, region; a known fan format; or one line per card, TS1-010 banned 2026-08-01. Bad entries are reported on stderr and left out; the exit status is then 1.</source>
        <translation>导入禁止、限制卡牌列表：JSON，含number和status（banned、restricted、unrestricted、pair）或limit，以及since、partner、region；已知的爱好者格式；或每张卡牌一行，如TS1-010 banned 2026-08-01。有误的条目会输出到stderr并略去，此时退出状态码为1。</translation>
    </message>
    <message>
        <source>Import official questions and answers from JSON files in a known fan format, or with the fields {fields} (also id, lang, card_or_topic). Importing again updates them; earlier texts of an answer stay. Entries that aren&apos;t answers are reported on stderr and left out; the exit status is then 1.</source>
        <translation>导入JSON文件中的官方问答：已知的爱好者格式，或含{fields}等字段（还可有id、lang、card_or_topic）。再次导入会更新问答，问答以前的文本会保留。不是问答的条目会输出到stderr并略去，此时退出状态码为1。</translation>
    </message>
    <message>
        <source>Import phrase files: wordings with the same meaning as wordings the program understands. Each phrase is checked; one that fails is refused, with the reason. Texts understood without it are read as before. Phrases you haven&apos;t taught are imported; where you taught something else, yours stays unless you give --replace. Exit status 1 when a phrase was refused or left out.</source>
        <translation>导入措辞文件：与已理解的措辞含义相同的写法。每条措辞都须通过措辞库的检查，否则会被拒绝并说明原因；没有它也能理解的内容保持不变。尚未登记的措辞会导入；登记内容不同的，除非用--replace，否则保留自己的。有措辞被拒绝或略去时，退出状态码为1。</translation>
    </message>
    <message>
        <source>Import {edition}: judgeapp corpus import FILE</source>
        <translation>导入{edition}版：judgeapp corpus import FILE</translation>
    </message>
    <message>
        <source>Indexing the questions with proven answers ...</source>
        <translation>正在为附有已验证解答的问题建立索引……</translation>
    </message>
    <message>
        <source>JSON: a list of id, by, at, state (asked, hidden or kept).</source>
        <translation>JSON：列表，含id、by、at、state（asked、hidden或kept）。</translation>
    </message>
    <message>
        <source>JSON: a list of phrases, each with language, wording, same, by, date, note, means (in today&apos;s words; empty if it is refused) and reason (why it is refused).</source>
        <translation>JSON：措辞列表，各含language、wording、same、by、date、note、means（以当前的用语表示；被拒绝时为空）和reason（被拒绝的原因）。</translation>
    </message>
    <message>
        <source>JSON: a list of rulings.</source>
        <translation>JSON：裁定列表。</translation>
    </message>
    <message>
        <source>JSON: a list with file, control (whether it is the control of that file), edition (of the Comprehensive Rules, under which it was played), passed, failure (line, what), events (number, what, clauses, cause, facts, names: what the cards of the facts were called then, by id, told: the sentence, readings: the ids of our readings of its clauses, which `judgeapp show` explains), clauses, choices, unread: the texts that are not understood (card, text, perhaps: the judge is asked where it may trigger, ruled), taught: the effects read as a judge taught them (card, taught), refusals: why something was refused where the file does not say by which clauses (line, what), changed: what to check, because an imported edition changed clauses that it rests on. With --compare-editions: a list with file, editions, parted (line, step, then: of each edition seat, kind and options of what is asked, refused: why the step can&apos;t be taken, clauses; null if the results are the same), facts (fact, certainty, before, clauses_before, now, clauses), left_out (edition, line, told, why: steps that can&apos;t be taken after that), boards (what differs in the end).</source>
        <translation>JSON：列表，含file、control（是否为该文件的对照）、edition（所依的综合规则版本）、passed、failure（line、what）、events（number、what、clauses、cause、facts，names：facts中的卡牌当时的名称，按id，told：语句，readings：我们对其条款的解读的ID，可用`judgeapp show`查看）、clauses、choices，unread：未理解的文本（card、text，perhaps：可能触发时询问裁判，ruled），taught：按裁判登记解读的效果（card、taught），refusals：文件未写明依据哪些条款的拒绝及其原因（line、what），changed：因导入的版本更改了所依条款而需检查的内容。带--compare-editions：列表，含file、editions、parted（line、step，then：各版本所询问的seat、kind和options，refused：步骤不可执行的原因，clauses；结果相同时为null）、facts（fact、certainty、before、clauses_before、now、clauses）、left_out（edition、line、told、why：此后不可执行的步骤）、boards（最终不同之处）。</translation>
    </message>
    <message>
        <source>JSON: a list with key, title, clauses, keywords, own, text (the scenario file).</source>
        <translation>JSON：列表，含key、title、clauses、keywords、own、text（场景文件）。</translation>
    </message>
    <message>
        <source>JSON: a list with key, title, edition, date, language, kind, settled (how many lines), provenance.</source>
        <translation>JSON：列表，含key、title、edition、date、language、kind、settled（行数）、provenance。</translation>
    </message>
    <message>
        <source>JSON: a list with name, what, file, made, count (bookmarks, records of cards, revisions of rulings, phrases, nodes of the table), sound, wrong (empty when sound).</source>
        <translation>JSON：列表，含name、what、file、made、count（书签、卡牌记录、裁定修订、措辞、牌桌节点的数量）、sound、wrong（完好时为空）。</translation>
    </message>
    <message>
        <source>JSON: a list with revision, parents, at, by, device, deleted, changed (fields, against what it came after), and ruling: what it was (null if it was deleted).</source>
        <translation>JSON：列表，含revision、parents、at、by、device、deleted、changed（与前一修订不同的栏）和ruling：当时的内容（已删除时为null）。</translation>
    </message>
    <message>
        <source>JSON: a list with ruling (its id), question, failure (empty if nothing has changed), unapplied (clauses of the ruling that its scene does not apply).</source>
        <translation>JSON：列表，含ruling（其ID）、question、failure（没有变化时为空）、unapplied（其场景未适用的裁定条款）。</translation>
    </message>
    <message>
        <source>JSON: a list with, for each file, file and cards (name, number).</source>
        <translation>JSON：列表，每个文件含file和cards（name、number）。</translation>
    </message>
    <message>
        <source>JSON: a list with, for each file, file, by_line, new, updated, unchanged, bad, troubles (place, number, reason), doubtful, doubts (place, number, reason), languages, left_out, shape, lacks, mended. A place is a line number, or in an array the number of the entry.</source>
        <translation>JSON：列表，每个文件含file、by_line、new、updated、unchanged、bad、troubles（place、number、reason）、doubtful、doubts（place、number、reason）、languages、left_out、shape、lacks、mended。位置是行，在数组中则是第几项。</translation>
    </message>
    <message>
        <source>JSON: a list with, for each file, file, taken, same, different (own, other), refused (phrase, why, reason), each a phrase with language, wording, same, by, date, note; taken with means (the same in today&apos;s words) and cards (number, name, where, before, after, text, says: what is read there now).</source>
        <translation>JSON：列表，每个文件含file、taken、same、different（own、other）、refused（phrase、why、reason），措辞各含language、wording、same、by、date、note；taken另含means（以当前的用语表示）和cards（number、name、where、before、after、text，says：现在的读法）。</translation>
    </message>
    <message>
        <source>JSON: answer, open (what the answer leaves open), outcomes (number, facts: what distinguishes it, ways: how many lead to it, null when they are endless, certain, chance, unread, by_hand, way: the shortest, a list with seat, kind, option, told, clauses, alone), claims (claim, answer: always, never, sometimes or open, for, against: numbers of outcomes, 0 when there is none), positions, folded: lines that reached a position already followed, ways, whole, stopped. With --account: accounts (who, answer: as-told, otherwise, never, open or unread, told, deed: the illegal action with its step, written, why and clauses, numbers: claims about numbers that are wrong, open, way), positions, stopped.</source>
        <translation>JSON：answer、open（答案未定之处）、outcomes（number，facts：区别之处，ways：通往它的打法数，无尽时为null，certain、chance、unread、by_hand，way：最短打法，含seat、kind、option、told、clauses、alone的列表）、claims（claim，answer：always、never、sometimes或open，for、against：结果的编号，没有时为0）、positions，folded：再次到达其中某个局面的打法数，ways、whole、stopped。使用--account时：accounts（who，answer：as-told、otherwise、never、open或unread，told，deed：不符合规则的步骤的step、written、why和clauses，numbers：关于数值所说而不属实的内容，open，way）、positions、stopped。</translation>
    </message>
    <message>
        <source>JSON: cards and eggs (how many); deck and digi_eggs (number, name, count); faults (kind, what, lines, cards, near, clauses).</source>
        <translation>JSON：cards和eggs（张数）；deck和digi_eggs（number、name、count）；faults（kind、what、lines、cards、near、clauses）。</translation>
    </message>
    <message>
        <source>JSON: edition, duel (the edition under which it is played), facts, each with fact, now (in our words), clauses, in_edition (numbers there), changed (whether they say something else), plays (null if nothing was said).</source>
        <translation>JSON：edition、duel（据以进行的版本）、facts，各含fact、now（我们的表述）、clauses、in_edition（该版本中的编号）、changed（条款内容是否已变）、plays（未作说明时为null）。</translation>
    </message>
    <message>
        <source>JSON: file, and how many rulings are in it.</source>
        <translation>JSON：file，以及其中的裁定数。</translation>
    </message>
    <message>
        <source>JSON: file, and how many rulings, phrases, scenes, tables are in it.</source>
        <translation>JSON：file，以及其中rulings、phrases、scenes、tables的数量。</translation>
    </message>
    <message>
        <source>JSON: file, and items: a list with kind (ruling, phrase, scene, table), key, title, state (new, newer, same, conflict, gone, refused), own and theirs (both texts of a conflict), wrong (why it is refused), taken.</source>
        <translation>JSON：file和items：列表，含kind（ruling、phrase、scene、table）、key、title、state（new、newer、same、conflict、gone、refused）、own和theirs（冲突的两边文本）、wrong（被拒绝的原因）、taken。</translation>
    </message>
    <message>
        <source>JSON: file, language, cards, cards_vanilla, cards_understood, effects, understood, partly, lines, lines_understood, faults (spans by gate), gaps (shape, cards, unlocks, example, number), bad (entries that aren&apos;t cards); with --against, agreement (compared, same, different); with --taught, taught (the effects that are understood only so). Texts that this program has already read with this phrase book aren&apos;t read again; --fresh reads all.</source>
        <translation>JSON：file、language、cards、cards_vanilla、cards_understood、effects、understood、partly、lines、lines_understood、faults（各关卡的片段数）、gaps（shape、cards、unlocks、example、number）、bad（不是卡牌的条目）；带--against有agreement（compared、same、different）；带--taught有taught（仅因此得到理解的效果）。此程序和措辞库已读过的不再重读；--fresh则全部重读。</translation>
    </message>
    <message>
        <source>JSON: folder, writable, swept (leftovers of killed programs that were deleted), set_aside (damaged files that are kept), and kept: a list with what, file, state (none, sound, mended, damaged, newer), count, read_only, trouble and mend (empty when sound), copies (file, made).</source>
        <translation>JSON：folder、writable、swept（已删除的中断程序残留）、set_aside（保留的损坏文件）和kept：列表，含what、file、state（none、sound、mended、damaged、newer）、count、read_only、trouble和mend（完好时为空）、copies（file、made）。</translation>
    </message>
    <message>
        <source>JSON: id, for_good.</source>
        <translation>JSON：id、for_good。</translation>
    </message>
    <message>
        <source>JSON: judges (logins), added (login, password: empty if there was such a login), removed.</source>
        <translation>JSON：judges（账号）、added（login，password：已有此账号时为空）、removed。</translation>
    </message>
    <message>
        <source>JSON: key, title, edition, date, language, kind (clauses, headings), replaced; provenance (file, sha256, size, pages, imported, program); counts as in `corpus check`; residue (characters by reason); doubts (kind, line, page, text, done, number, hint); stale references (passage, printed, title, correct); faults (kind, where, detail).</source>
        <translation>JSON：key、title、edition、date、language、kind（clauses、headings）、replaced；provenance（file、sha256、size、pages、imported、program）；counts同`corpus check`；residue（按原因的字符数）；doubts（kind、line、page、text、done、number、hint）；stale，过时的引用（passage、printed、title、correct）；faults（kind、where、detail）。</translation>
    </message>
    <message>
        <source>JSON: key, title, edition, language, left (keys of those that are still there).</source>
        <translation>JSON：key、title、edition、language、left（仍在的各键）。</translation>
    </message>
    <message>
        <source>JSON: left (the address; empty if there was no team).</source>
        <translation>JSON：left（地址；没有团队时为空）。</translation>
    </message>
    <message>
        <source>JSON: made (the versions that the upgrade created; empty if it was current), version.</source>
        <translation>JSON：made（升级所建立的版本；已是最新时为空）、version。</translation>
    </message>
    <message>
        <source>JSON: name, file (the restored backup), count, aside (the previous data; empty if there was none).</source>
        <translation>JSON：name、file（所恢复的备份）、count、aside（之前的数据；没有时为空）。</translation>
    </message>
    <message>
        <source>JSON: null without a team, else {team}, reached, protected (whether the server proves its identity), version (of the team&apos;s notebook; 0 if it doesn&apos;t exist yet), to_send and to_take (changes; null if unknown), conflicts (ids of rulings), wrong, mend, judges (who have a login), digest (of what both have: the same for everyone in sync), password_until (empty: no expiry).</source>
        <translation>JSON：没有团队时为null，否则为{team}、reached、protected（服务器是否证明自己的身份）、version（团队裁定簿的版本；尚未建立时为0）、to_send和to_take（更改数；未知时为null）、conflicts（裁定的ID）、wrong、mend、judges（有账号者）、digest（双方共有内容的摘要：已同步者均相同）、password_until（为空：无期限）。</translation>
    </message>
    <message>
        <source>JSON: number, and restored: a list with language, and imported (true: as imported again; false: removed).</source>
        <translation>JSON：number，以及restored：列表，含language和imported（true：恢复为重新导入的内容；false：已移除）。</translation>
    </message>
    <message>
        <source>JSON: numbers of the answer, clauses that decide it now.</source>
        <translation>JSON：问答的numbers、现在决定它的clauses。</translation>
    </message>
    <message>
        <source>JSON: numbers, cards, date, texts (language, question, answer, date, source), clauses, confirmed (whether the judge has), editions (of the rules at which they were confirmed), changed_since (clause, edition, date), former (number, language, question, answer, date, taken, replaced).</source>
        <translation>JSON：numbers、cards、date、texts（language、question、answer、date、source）、clauses、confirmed（裁判是否已确认）、editions（确认时的规则版本）、changed_since（clause、edition、date）、former（number、language、question、answer、date、taken、replaced）。</translation>
    </message>
    <message>
        <source>JSON: ok; sources, each with source, counts, residue, named, traced, faults; readings with readings, clauses, rulings, scenarios (null when there is no folder of them), faults; rendering with rendered, clauses, headings, signs, explained, faults. A fault has kind, where, detail.</source>
        <translation>JSON：ok；sources，各含source、counts、residue、named、traced、faults；readings，含readings、clauses、rulings、scenarios（没有其文件夹时为null）、faults；rendering，含rendered、clauses、headings、signs、explained、faults。错误含kind、where、detail。</translation>
    </message>
    <message>
        <source>JSON: old, new (key, edition, date, language); news (kind, certainty, before, clauses_before, now, clauses, scene); other_hand; rewordings (old, new, times); counts by fate; renumbered (old, last, new, new_last); doubtful (how many); lines, each with fate, old, new (numbers), sure, doubts, settled, reworded, and, unless nothing differs, texts (old, new: lists of texts) and changed (old, new: lists of [start, end]; null without two texts in the same language). If the text isn&apos;t available: old, new and news.</source>
        <translation>JSON：old、new（key、edition、date、language）；news（kind、certainty、before、clauses_before、now、clauses、scene）；other_hand；rewordings（old、new、times）；counts（按fate）；renumbered（old、last、new、new_last）；doubtful（数量）；lines，各含fate、old、new（编号）、sure、doubts、settled、reworded，内容不同的另含texts（old、new：文本列表）和changed（old、new：[start, end]的列表；没有同一语言的两边文本时为null）。没有文本时：old、new和news。</translation>
    </message>
    <message>
        <source>JSON: passages, each with id, number, heading, kind, language, source, path (from the outermost), blocks (kind, text, links, readings), notes, changes, referred_by (ids), readings (what we decided where the text leaves something open: id, clauses, question, answer, because, otherwise, rules, manual, each by language, scenarios, passages, rulings with id and point, settled: the later editions that no longer leave it open), rendering (null, or our English text: language, heading, blocks), differences (id, clauses, passages, kind, says by language); became: today&apos;s numbers when there is nothing of that name; elsewhere, what a number is in the other available editions: number, edition, other, numbers, fate, doubtful; concepts, only when a name was given: id, group, names, readings, aliases, definition, clauses, passages, differences, engine (keyword, timing, action, applied, definitions, outside), scenes (key, title).</source>
        <translation>JSON：passages，各含id、number、heading、kind、language、source、path（从最外层起）、blocks（kind、text、links、readings）、notes、changes、referred_by（ID）、readings（文本未定之处我们的决定：id、clauses、question、answer、because、otherwise、rules、manual，各按语言，scenarios、passages、rulings含id和point，settled：不再未定的后来版本）、rendering（null，或我们的英文文本：language、heading、blocks）、differences（id、clauses、passages、kind、says按语言）；became：没有此名称的条目时，其现在的编号；elsewhere，编号在此处其他版本中的情况：number、edition、other、numbers、fate、doubtful；concepts，仅在给出名称时：id、group、names、readings、aliases、definition、clauses、passages、differences、engine（keyword、timing、action、applied、definitions、outside）、scenes（key、title）。</translation>
    </message>
    <message>
        <source>JSON: question; answer (null, or the question with a proven answer that was asked: id; question and answer by language; clauses; scene); perhaps (related questions or, without an answer, those that may have been meant, the closest first); notices (kind, term, instead, editions, was); edition (the one that leads); folded (how many passages in other languages were left out) and folded_in (which); hits, each with the passage as in `show --json`, and snippet, snippet_language, marks (start and end in the snippet, in code points), why (kind, term, found).</source>
        <translation>JSON：question；answer（null，或所问的附有已验证解答的问题：id；question和answer按语言；clauses；scene）；perhaps（与其相近的问题，没有解答时为可能想问的，最可能的在前）；notices（kind、term、instead、editions、was）；edition（作为依据的版本）；folded（略去的其他语言段落数）和folded_in（哪些语言）；hits，各含与`show --json`相同的段落，以及snippet、snippet_language、marks（摘录中的起止，以码位计）、why（kind、term、found）。</translation>
    </message>
    <message>
        <source>JSON: question; corrected (the name that the hits are for, or nothing); unread (how many more may be found once they are read); hits, each with number, names (by language), category, colors, level, dp, play_cost, evo_costs, traits, copies, why, language, snippet, marks (start and end in the snippet, in code points).</source>
        <translation>JSON：question；corrected（命中所属的名称，或空）；unread（读出后可能再找到的数量）；hits，各含number、names（按语言）、category、colors、level、dp、play_cost、evo_costs、traits、copies、why、language、snippet、marks（摘录中的起止，以码位计）。</translation>
    </message>
    <message>
        <source>JSON: question; hits, each with kind (official, ruling), id (as `rulings show` or `notebook show` takes it), status (of a ruling), authority, numbers, cards, date, texts (language, question, answer), clauses (those that are known to decide it), why, language, snippet, marks (start and end in the snippet, in code points), like (the numbers of those that say nearly the same).</source>
        <translation>JSON：question；hits，各含kind（official、ruling）、id（供`rulings show`或`notebook show`使用）、status（裁定的）、authority、numbers、cards、date、texts（language、question、answer）、clauses（已知决定它的）、why、language、snippet、marks（摘录中的起止，以码位计）、like（内容几乎相同者的编号）。</translation>
    </message>
    <message>
        <source>JSON: questions, each with id, ask, answer, clauses, scene, apart; faults (null without --check), each with id and what.</source>
        <translation>JSON：questions，各含id、ask、answer、clauses、scene、apart；faults（没有--check时为null），各含id和what。</translation>
    </message>
    <message>
        <source>JSON: sent, taken (changes), deleted (rulings that others deleted for good, hidden here: id, by, at), asked (likewise, those waiting for your decision), unsent (changes that were sent, but that the server doesn&apos;t have), held (changes of judges who have a login, which only they can send), refused (one sentence each), conflicts (ids of rulings).</source>
        <translation>JSON：sent、taken（更改数）、deleted（他人彻底删除、在此隐藏的裁定：id、by、at）、asked（同上，待自己决定的）、unsent（已发送而服务器上没有的更改数）、held（有账号的其他裁判的更改数，只有其本人能发送）、refused（各一句）、conflicts（裁定的ID）。</translation>
    </message>
    <message>
        <source>JSON: table (edition, since, here), on, in_force, own (whether you changed the table), may_be_newer.</source>
        <translation>JSON：table（edition、since、here）、on、in_force、own（是否自行更改过表）、may_be_newer。</translation>
    </message>
    <message>
        <source>JSON: target (key, edition, date, language); references (how many); followed (how many say the same); review, each with kind, id, told, edition, number, standing, numbers (in the target), said, says (texts).</source>
        <translation>JSON：target（key、edition、date、language）；references（数量）；followed（内容相同的数量）；review，各含kind、id、told、edition、number、standing、numbers（目标中的）、said、says（文本）。</translation>
    </message>
    <message>
        <source>JSON: texts, each with number, where, language, text, state, parts (start, end, text, state, effect, printed, passed_over: words that only repeat the rules, with their clause; clauses: part and clauses; left: start, end, why, ways: each possible reading; corrections: start, end, printed, read, why, for each misprint; taught: the phrases it is read by, each with language, wording, same, by, date, note), and lines (number, language, kind, text, understood, why, means, printed, clauses, corrections).</source>
        <translation>JSON：texts，各含number、where、language、text、state、parts（start、end、text、state、effect、printed，passed_over：words和clause，仅重述规则之处；clauses：part和clauses；left：start、end、why、ways：各种读法；corrections：start、end、printed、read、why，印刷有误之处；taught：其中按登记解读的，各含language、wording、same、by、date、note），以及lines（number、language、kind、text、understood、why、means、printed、clauses、corrections）。</translation>
    </message>
    <message>
        <source>JSON: the ruling, with replaces (ids of the rulings that it overturned or superseded) and heads: revision, at, by, deleted and changed (what differs from the ruling above); more than one if it was changed in two ways.</source>
        <translation>JSON：裁定，另有replaces（由它推翻或取代的裁定的ID）和heads：revision、at、by、deleted和changed（与上面所示不同之处）；有两种不同的更改时多于一个。</translation>
    </message>
    <message>
        <source>JSON: the ruling.</source>
        <translation>JSON：裁定。</translation>
    </message>
    <message>
        <source>JSON: {team}, key_store (whether that has the password), reached, wrong (why not), judges (those of --judge: login, password; that is empty if there was such a login).</source>
        <translation>JSON：{team}、key_store（密钥库是否有密码）、reached、wrong（原因）、judges（--judge所指定的：login，password；已有此账号时为空）。</translation>
    </message>
    <message>
        <source>Join a team: save its server and your login, and try them. The server must prove by TLS that it is the one you named. Exit status 1 when they are saved, but the server can&apos;t be reached or used now.</source>
        <translation>加入团队：保存服务器和自己的账号，并试连。服务器须以TLS证明自己就是所指定的服务器。已保存但现在无法连接或使用服务器时，退出状态码为1。</translation>
    </message>
    <message>
        <source>Leave the team: forget its server, and remove the password from the key store. All rulings stay, on this machine and on the server.</source>
        <translation>退出团队：不再记住服务器，并从密钥库中删除密码。本机和服务器上的裁定全部保留。</translation>
    </message>
    <message>
        <source>Left: {team}</source>
        <translation>已退出：{team}</translation>
    </message>
    <message>
        <source>List every change of a ruling, the newest first: when, who, and what was changed.</source>
        <translation>列出裁定的每次更改，最新的在前：时间、更改者和更改内容。</translation>
    </message>
    <message>
        <source>List rulings that other judges deleted for good. None is deleted here without you: up to a handful that nobody else wrote in are hidden; you decide about the others. `judgeapp notebook delete ID --for-good` agrees to one.</source>
        <translation>列出其他裁判彻底删除的裁定。这里不会自动删除：无他人写过的会隐藏（至多几条），其余由自己决定。`judgeapp notebook delete ID --for-good`表示同意删除其中一条。</translation>
    </message>
    <message>
        <source>List the backups of each kind of data, the newest first: their date, how much is in them, and whether they are sound.</source>
        <translation>按内容列出备份，最新的在前：日期、内容数量和是否完好。</translation>
    </message>
    <message>
        <source>List the imported rulebooks, the newest first.</source>
        <translation>列出导入的规则书，最新的在前。</translation>
    </message>
    <message>
        <source>List the judges who have a login to the team&apos;s server. The judge who made the team&apos;s notebook adds logins, and removes those of judges who leave.</source>
        <translation>列出有团队服务器账号的裁判。建立团队裁定簿的人为裁判开设账号，并停用离开者的账号。</translation>
    </message>
    <message>
        <source>List the questions that the program can answer, each with its answer and the clauses that decide it. --check plays the scene of every answer: it must come out as the answer says, and apply its clauses. Exit status 1 when no question is found or an answer is not proved.</source>
        <translation>列出程序有解答的问题、其解答以及决定它的条款。--check会运行每个解答的场景：结果必须与解答相符，并适用其条款。未找到，或有解答未得到证明时，退出状态码为1。</translation>
    </message>
    <message>
        <source>List the rulings that contain all of the words, most recently changed first. Exit status 1 when there are none.</source>
        <translation>列出含有全部词语的裁定，最近更改的在前。没有时退出状态码为1。</translation>
    </message>
    <message>
        <source>List the scenes that show how a rule is played, built-in ones and those in the folder `scenes` of the data folder. Exit status 1 when no scene is found.</source>
        <translation>列出演示规则的现成场景，包括程序自带的和数据文件夹中`scenes`文件夹里的。未找到时退出状态码为1。</translation>
    </message>
    <message>
        <source>List when each edition comes into force, and which one is in force today or on --on DATE. --add EDITION DATE adds a row, --take-out EDITION removes one; --as-printed restores the dates that the editions print.</source>
        <translation>输出各版本的生效日期，以及今天或--on 日期 当天的现行版本。--add 版本 日期 添加一行，--take-out 版本 移除一行；--as-printed恢复各版本所印的日期。</translation>
    </message>
    <message>
        <source>List which of your data (bookmarks, rulings, confirmed answers, the table, your scenes) cites a clause that was edited, merged or split, is gone, or is uncertain in the newest imported edition of the rules. With --all, also lists what comes with the program: readings, questions, scenes, differences, concepts. Exit status 1 when there is something to check.</source>
        <translation>列出自己的内容（书签、裁定、已确认的问答、牌桌、场景）中，所引用条款在已导入的最新规则版本里已修改、合并、拆分、删除或无法确定的。--all还包括程序自带的内容：解读、问题、场景、差异、概念。有需要检查的内容时，退出状态码为1。</translation>
    </message>
    <message>
        <source>MISS</source>
        <translation>未中</translation>
    </message>
    <message>
        <source>Markdown; - reads it from stdin</source>
        <translation>Markdown；-表示从stdin读取</translation>
    </message>
    <message>
        <source>Measure speed on this machine and print medians and percentiles.</source>
        <translation>测量本机的速度，并输出中位数和百分位数。</translation>
    </message>
    <message>
        <source>Merged, split or gone</source>
        <translation>合并、拆分或删除</translation>
    </message>
    <message>
        <source>NO REASON</source>
        <translation>无原因</translation>
    </message>
    <message>
        <source>NOT PROTECTED: others can read and change what you send</source>
        <translation>未受保护：他人可以读取和更改所发送的内容</translation>
    </message>
    <message>
        <source>New clauses</source>
        <translation>新条款</translation>
    </message>
    <message>
        <source>No backups yet.</source>
        <translation>还没有备份。</translation>
    </message>
    <message>
        <source>No team: nothing leaves this computer.</source>
        <translation>没有团队：没有任何内容离开本机。</translation>
    </message>
    <message>
        <source>Official answer {id}: {point}</source>
        <translation>官方问答{id}：{point}</translation>
    </message>
    <message>
        <source>Official answers:</source>
        <translation>官方问答：</translation>
    </message>
    <message>
        <source>Official answers: import files of them, and find what was answered and ruled before.</source>
        <translation>官方问答：导入其文件，并查找以往的问答和裁定。</translation>
    </message>
    <message>
        <source>On {date} {edition} is in force.</source>
        <translation>{date}的现行版本是{edition}。</translation>
    </message>
    <message>
        <source>Other clauses with a different meaning</source>
        <translation>其他内容有变的条款</translation>
    </message>
    <message>
        <source>Parse every source and prove that each of its characters is in a passage or in a named list of residue. Check that our readings of clauses are complete and name clauses, passages and scenarios that exist. Prints what was counted; fails on a difference.</source>
        <translation>解析每个来源，证明其每个字符都在某个段落或列明名目的剩余内容中。检查我们对条款的解读是否完整，以及所列条款、段落和场景是否存在。输出统计；有差异时失败。</translation>
    </message>
    <message>
        <source>Password of {user} at {address}: </source>
        <translation>{user}在{address}的密码： </translation>
    </message>
    <message>
        <source>Perhaps you mean:</source>
        <translation>可能要问的是：</translation>
    </message>
    <message>
        <source>Play scenario files (.yaml): take their steps, check their expectations, and print what happened with the clauses that were applied. Play replays (.json) again and name the first choice that leads to something else. Exit status 1 when one fails, when a card&apos;s text is not understood and the scenario does not say what was ruled on it, or when a file can&apos;t be read; the other files are still played.</source>
        <translation>运行场景文件（.yaml）：执行步骤，检查预期，输出发生的事件及所适用的条款。重演回放（.json），指出首个导致不同结果的选择。有文件失败、有卡牌文本未理解而场景未写明如何裁定，或文件无法读取时，退出状态码为1；其他文件仍会运行。</translation>
    </message>
    <message>
        <source>Play the scenarios of a folder and list for each leaf clause of the Comprehensive Rules: enforced (by which scenarios), definition (which concept), outside (why), or open; and which of its examples are played. Only scenarios that pass count.</source>
        <translation>运行文件夹中的场景，并列出综合规则每条末级条款的情况：enforced（由哪些场景）、definition（哪个概念）、outside（原因）或open；以及其中哪些例子已运行。只计通过的场景。</translation>
    </message>
    <message>
        <source>Played by: {scenarios}</source>
        <translation>可在以下场景中查看：{scenarios}</translation>
    </message>
    <message>
        <source>Plays differently</source>
        <translation>处理有变</translation>
    </message>
    <message>
        <source>Print what you taught, as a phrase file that others can import.</source>
        <translation>将登记的内容输出为他人可导入的措辞文件。</translation>
    </message>
    <message>
        <source>Question: {question}</source>
        <translation>问题：{question}</translation>
    </message>
    <message>
        <source>Read everything in the data folder and compare it with its checksums. Repairs damaged files from their readable parts and the newest backup, and keeps the damaged file beside them; where nothing can be written, it only reports. Exit status 0 when all is sound; 1 when something was damaged, repaired or not, or is from a newer version of this program; 2 when the folder can&apos;t be used.</source>
        <translation>读取数据文件夹中的全部内容，并与校验和比对。损坏之处用可读部分和最新备份修复，损坏的文件保留在旁边；无法写入时只报告。全部完好时退出状态码为0；有内容损坏（无论是否修复）或属于本程序的更新版本时为1；文件夹无法使用时为2。</translation>
    </message>
    <message>
        <source>Reading {total:,} answers ...</source>
        <translation>正在读取{total:,}条问答……</translation>
    </message>
    <message>
        <source>Remove an imported rulebook, with its backups and everything computed from it. The original file stays.</source>
        <translation>移除导入的规则书，连同其备份和由其生成的全部数据。原文件保留。</translation>
    </message>
    <message>
        <source>Removed {key}.</source>
        <translation>已移除{key}。</translation>
    </message>
    <message>
        <source>Replay the scene or position that each ruling of the notebook rests on. Exit status 1 when one comes out differently, or can&apos;t be played any more.</source>
        <translation>重演裁定簿中每条裁定所依据的场景或局面。有结果不同或已无法运行的时，退出状态码为1。</translation>
    </message>
    <message>
        <source>Restore a backup. The current data is kept beside it, under a name that is printed. Close the window first. Exit status 2 when there is no such backup, it is damaged, or another program is using it; nothing is changed then.</source>
        <translation>恢复备份。现有数据另存在旁边，名称会输出。请先关闭窗口。没有这样的备份、备份已损坏或其他程序正在使用时，退出状态码为2；此时没有任何更改。</translation>
    </message>
    <message>
        <source>Restore a ruling to a revision of its history, even a deleted one. Choosing one of the two latest revisions settles a conflict. What was there before stays in the history.</source>
        <translation>将裁定恢复到历史中的某次修订，已删除的也可以。选用最近两次修订之一，即可解决冲突。之前的内容留在历史中。</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>规则：</translation>
    </message>
    <message>
        <source>Rulings:</source>
        <translation>裁定：</translation>
    </message>
    <message>
        <source>Save which clauses decide an official answer; without any, what was saved is removed.</source>
        <translation>保存由哪些条款决定某条官方问答；不给出条款则移除已保存的。</translation>
    </message>
    <message>
        <source>Set the status of a ruling: given, appealed, upheld, overturned or superseded (by another ruling of the notebook). Exit status 2 when it can&apos;t have that status.</source>
        <translation>设定裁定的状态：given、appealed、upheld、overturned或superseded（由裁定簿中的另一条）。裁定不能处于该状态时，退出状态码为2。</translation>
    </message>
    <message>
        <source>Show a clause with everything below it (16-5), only the clause (16-5.), a passage by its id (manual-ja:keywords.6), a clause of another edition (3.6:16-4), or a concept by its name in any language (blocker, 阻挡者). A clause is shown in our English, then as in its source.</source>
        <translation>显示条款及其下级（16-5）、仅该条款（16-5.）、按ID的段落（manual-ja:keywords.6）、其他版本的条款（3.6:16-4），或任何语言名称的概念（blocker、阻挡者）。条款先显示我们的英文译文，再显示来源原文。</translation>
    </message>
    <message>
        <source>Show a ruling; if it is in conflict, with all of its texts.</source>
        <translation>显示裁定；有冲突时显示全部内容。</translation>
    </message>
    <message>
        <source>Show a text, how it was read (as a tree of the effect language), the same printed back in today&apos;s words, and the clauses that govern each part. Marks what is not understood, and what is read only because you taught it. Exit status 1 when something is not understood.</source>
        <translation>显示文本、解读结果（效果语言的树）、用现行措辞还原的文本，以及各部分适用的条款。标出未理解的部分，以及仅按登记内容才能理解的部分。有未理解之处时，退出状态码为1。</translation>
    </message>
    <message>
        <source>Show an official answer by its number: its texts, its cards, the clauses that decide it (those that were confirmed or, failing that, those its wording suggests), which of them were changed after its date, and what it said before.</source>
        <translation>按编号显示官方问答：文本、卡牌、决定它的条款（已确认的条款；若无，则为根据问答措辞推断的条款）、其中哪些条款在该问答日期之后有过更改，以及它以前的内容。</translation>
    </message>
    <message>
        <source>Show where the team&apos;s server is and whether the notebook is in sync with it. Changes nothing. Exit status 1 when there is no team, or the two are not in sync.</source>
        <translation>显示团队服务器的位置，以及裁定簿是否已与团队同步。不作任何更改。没有团队或两者不同步时退出状态码为1。</translation>
    </message>
    <message>
        <source>TLS by its name</source>
        <translation>TLS，按服务器名称验证</translation>
    </message>
    <message>
        <source>TLS is NOT required</source>
        <translation>不要求TLS</translation>
    </message>
    <message>
        <source>TLS with the chosen certificate</source>
        <translation>TLS，按所选证书验证</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>The Comprehensive Rules: {rules}</source>
        <translation>综合规则：{rules}</translation>
    </message>
    <message>
        <source>The Japanese manual: {manual}{compared}</source>
        <translation>日文手册：{manual}{compared}</translation>
    </message>
    <message>
        <source>The card library: import card files, and find cards.</source>
        <translation>卡牌库：导入卡牌文件，查找卡牌。</translation>
    </message>
    <message>
        <source>The index is damaged; rebuilding it ...</source>
        <translation>索引已损坏；正在重建……</translation>
    </message>
    <message>
        <source>The index is out of date; rebuilding it ...</source>
        <translation>索引已过时；正在重建……</translation>
    </message>
    <message>
        <source>The judge&apos;s desk for the {game}. Without a command, it opens the window.</source>
        <translation>{game} 裁判台。不带命令时打开窗口。</translation>
    </message>
    <message>
        <source>The notebook of rulings. Every change is kept: who made it, when, and what was there before. Name a ruling by its id, or by the first characters of its id if they are unique.</source>
        <translation>裁定簿。每次更改都会保留：更改者、时间和之前的内容。裁定以ID或其唯一的开头指定。</translation>
    </message>
    <message>
        <source>The other reading: {otherwise}</source>
        <translation>另一种解读：{otherwise}</translation>
    </message>
    <message>
        <source>The password is in the system&apos;s key store and in no file. Without a key store it comes from the environment variable {variable}, from stdin with --password-stdin, or you are asked each time.</source>
        <translation>密码只存于系统的密钥库，不在任何文件中。没有密钥库时，取自环境变量{variable}，或用--password-stdin取自stdin，否则每次询问。</translation>
    </message>
    <message>
        <source>The team&apos;s notebook already has version {version}.</source>
        <translation>团队的裁定簿已是版本{version}。</translation>
    </message>
    <message>
        <source>The team&apos;s notebook is on a PostgreSQL server that the event provides. Each judge always works on their own notebook; what one has and another lacks is exchanged: every ruling with its history, and which were deleted for good. Conflicting changes of one ruling are both kept and shown. Without a team the program opens no connection.</source>
        <translation>团队的裁定簿位于赛事提供的PostgreSQL服务器上。每位裁判始终使用自己的裁定簿，一方有而另一方没有的内容会互相传送：每条裁定及其历史，以及哪些已彻底删除。同一裁定若有相互冲突的更改，两者都会保留并显示。没有团队时，程序不建立任何连接。</translation>
    </message>
    <message>
        <source>The team&apos;s notebook now has version {version}.</source>
        <translation>团队的裁定簿现为版本{version}。</translation>
    </message>
    <message>
        <source>The texts are in two languages or by two writers, so different words alone mean nothing. A clause counts as different if its numbers, keywords or timings differ, or the update history names it.</source>
        <translation>两份文本语言不同或出自不同作者，仅凭用词不同不能说明什么。数字、关键词或时机不同，或更新履历提到该条款时，才视为内容不同。</translation>
    </message>
    <message>
        <source>There may be a newer edition: the publisher revises the rules every few weeks.</source>
        <translation>可能有更新的版本：发行商每隔数周修订规则。</translation>
    </message>
    <message>
        <source>This card has no text.</source>
        <translation>这张卡牌上没有文本。</translation>
    </message>
    <message>
        <source>Throughout: {words}</source>
        <translation>全文：{words}</translation>
    </message>
    <message>
        <source>Undo corrections by hand: the card is as imported again; one that was added by hand is removed. Exit status 1 when the card had no changes by hand.</source>
        <translation>撤销手动更正：卡牌恢复为导入时的样子，手动添加的卡牌则被移除。没有手动更改时，退出状态码为1。</translation>
    </message>
    <message>
        <source>Updates are switched off.</source>
        <translation>更新已关闭。</translation>
    </message>
    <message>
        <source>Upgrade the team&apos;s notebook to this version of the program, even if that shuts out judges with an older one.</source>
        <translation>将团队的裁定簿升级到本程序的版本，即使使用旧版的裁判会因此无法使用。</translation>
    </message>
    <message>
        <source>WRONG  {text}: answered with {proven}</source>
        <translation>错误  {text}：回答为{proven}</translation>
    </message>
    <message>
        <source>With --list: files (name, address, imported) and offline. Files that didn&apos;t change are left out.</source>
        <translation>用--list时：files（name、address、imported）和offline。没有变更的文件略去。</translation>
    </message>
    <message>
        <source>Worded differently, played as before</source>
        <translation>表述有变，处理照旧</translation>
    </message>
    <message>
        <source>Worded differently, with no sign of a change</source>
        <translation>措辞不同，无迹象表明内容有变</translation>
    </message>
    <message>
        <source>Write a ruling; it is a draft until it is given. Prints its id.</source>
        <translation>写下裁定；作出之前为草稿。输出其ID。</translation>
    </message>
    <message>
        <source>Write one ruling, or the log of an event, as a page: Markdown, or one HTML file if the name ends in .html. All rulings unless some are named, most recently changed first; without deleted ones.</source>
        <translation>将一条裁定或赛事的记录写成页面：Markdown，名称以.html结尾时为单个HTML文件。未指定则为全部裁定，最近更改的在前；不含已删除的。</translation>
    </message>
    <message>
        <source>Write rulings with their history to one file of plain text that others can import; all of them unless some are named. Two files can be compared line by line.</source>
        <translation>将裁定连同历史写入一个他人可导入的纯文本文件；未指定则为全部。两个文件可以逐行比较。</translation>
    </message>
    <message>
        <source>Write the facts of cards that scenario files give by number only ({{number: BT1-010}}) from the card library into these files, so that they play without it. Everything else in the files stays.</source>
        <translation>将场景文件中仅以编号（{{number: BT1-010}}）给出的卡牌资料从卡牌库写入文件，使其没有卡牌库也能运行。文件中的其他内容不变。</translation>
    </message>
    <message>
        <source>You have imported no edition.</source>
        <translation>没有导入任何版本。</translation>
    </message>
    <message>
        <source>You weren&apos;t in a team.</source>
        <translation>原本就没有加入团队。</translation>
    </message>
    <message>
        <source>a YAML file that maps the fields of these files to ours</source>
        <translation>说明这些文件的字段与我们的字段如何对应的YAML文件</translation>
    </message>
    <message>
        <source>a card it is about</source>
        <translation>所涉及的卡牌</translation>
    </message>
    <message>
        <source>a card number from your library, or a text or special line in quotes; may be repeated</source>
        <translation>卡牌库中的卡牌编号，或加引号的文本或特殊行；可多次给出</translation>
    </message>
    <message>
        <source>a clause number, a keyword effect in any language, or words of the title</source>
        <translation>条款编号、任何语言的关键词效果，或标题中的词语</translation>
    </message>
    <message>
        <source>a clause number, a passage id, or a name of a concept</source>
        <translation>条款编号、段落ID，或概念名称</translation>
    </message>
    <message>
        <source>a clause that decided: 16-5, or 3.6:16-4 from another edition</source>
        <translation>起决定作用的条款：16-5，其他版本的写作3.6:16-4</translation>
    </message>
    <message>
        <source>a number, a name, or words</source>
        <translation>编号、名称或词语</translation>
    </message>
    <message>
        <source>a number, a term, or words</source>
        <translation>编号、术语或词语</translation>
    </message>
    <message>
        <source>a player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>a question: is this always, never or sometimes true? {examples}; may be repeated</source>
        <translation>问题：总是、从不还是有时如此？{examples}；可多次给出</translation>
    </message>
    <message>
        <source>a scenario (.yaml)</source>
        <translation>场景（.yaml）</translation>
    </message>
    <message>
        <source>a scenario, a folder, or a built-in scene: scene:KEY</source>
        <translation>场景、文件夹，或现成场景：scene:KEY</translation>
    </message>
    <message>
        <source>a tag to find it by</source>
        <translation>便于查找的标签</translation>
    </message>
    <message>
        <source>a word ends in a number, perhaps a page number; it stays in {number}</source>
        <translation>词末有数字，可能是页码；保留在{number}中</translation>
    </message>
    <message>
        <source>about that card</source>
        <translation>关于该卡牌</translation>
    </message>
    <message>
        <source>action {name}</source>
        <translation>行动{name}</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>allow it again</source>
        <translation>重新允许下载</translation>
    </message>
    <message>
        <source>allow this address without TLS: others may then read and change what goes there</source>
        <translation>允许此地址的服务器没有TLS：他人可能读取和更改传往那里的内容</translation>
    </message>
    <message>
        <source>an edition (3.6) or its key</source>
        <translation>版本（3.6）或其键</translation>
    </message>
    <message>
        <source>an edition (4.2) or its key</source>
        <translation>版本（4.2）或其键</translation>
    </message>
    <message>
        <source>an imported edition (4.3)</source>
        <translation>已导入的版本（如4.3）</translation>
    </message>
    <message>
        <source>an invalid character follows {before!r}</source>
        <translation>“{before}”之后不是有效字符</translation>
    </message>
    <message>
        <source>an official answer that it follows</source>
        <translation>所依循的官方问答</translation>
    </message>
    <message>
        <source>answer which facts a newer edition keeps</source>
        <translation>指明较新的版本仍保留哪些规则要点</translation>
    </message>
    <message>
        <source>answers: {taken}</source>
        <translation>{taken}条问答</translation>
    </message>
    <message>
        <source>as imported</source>
        <translation>恢复为导入时的样子</translation>
    </message>
    <message>
        <source>as listed by `judgeapp desk copies`</source>
        <translation>同`judgeapp desk copies`所列</translation>
    </message>
    <message>
        <source>as listed by `judgeapp notebook history`</source>
        <translation>同`judgeapp notebook history`所列</translation>
    </message>
    <message>
        <source>at rank {rank}</source>
        <translation>第{rank}位</translation>
    </message>
    <message>
        <source>before the first clause; left out</source>
        <translation>位于第一条条款之前；已略去</translation>
    </message>
    <message>
        <source>below the definition of {term}</source>
        <translation>在{term}的定义之下</translation>
    </message>
    <message>
        <source>below {term}</source>
        <translation>在{term}之下</translation>
    </message>
    <message>
        <source>bookmarks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>卡牌</translation>
    </message>
    <message>
        <source>cards understood in both languages: {compared}; the trees agree for {same} ({share})</source>
        <translation>两种语言都已理解的卡牌：{compared}；解析树一致的：{same}（{share}）</translation>
    </message>
    <message>
        <source>cards understood: {cards_understood} of {cards} ({share}; {cards_vanilla} have no text)</source>
        <translation>已理解的卡牌：{cards}张中的{cards_understood}张（{share}；{cards_vanilla}张没有文本）</translation>
    </message>
    <message>
        <source>cards: {taken}</source>
        <translation>{taken}张卡牌</translation>
    </message>
    <message>
        <source>change a ruling</source>
        <translation>更改裁定</translation>
    </message>
    <message>
        <source>changed in {edition}, check: {clauses}</source>
        <translation>在{edition}中已更改，请检查：{clauses}</translation>
    </message>
    <message>
        <source>changes by other judges, which only they can send: {held}</source>
        <translation>其他裁判的更改，只有其本人能发送：{held}项</translation>
    </message>
    <message>
        <source>changes sent: {sent}, received: {taken}</source>
        <translation>已发送更改{sent}项，已接收{taken}项</translation>
    </message>
    <message>
        <source>check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>check deck lists</source>
        <translation>检查卡组表</translation>
    </message>
    <message>
        <source>check that all your data can be read, and repair it</source>
        <translation>检查全部数据能否读取，并进行修复</translation>
    </message>
    <message>
        <source>check the files of this folder instead of the program&apos;s own</source>
        <translation>检查此文件夹的文件，而不是程序自带的</translation>
    </message>
    <message>
        <source>check whether a deck is legal</source>
        <translation>检查卡组是否符合规则</translation>
    </message>
    <message>
        <source>check whether a player&apos;s account is possible: a file with its steps, as in a scenario; give it twice for both accounts. The accounts determine how far lines are followed; exit status 1 when it is undecided</source>
        <translation>检查玩家的陈述是否可能：列有其步骤的文件，写法同场景；可给出两次。推演范围由陈述决定；无法确定时，退出状态码为1</translation>
    </message>
    <message>
        <source>check your data, list and restore backups</source>
        <translation>检查数据，列出和恢复备份</translation>
    </message>
    <message>
        <source>clauses (the Comprehensive Rules) or headings (any other); by default detected from the text</source>
        <translation>clauses（综合规则）或headings（其他）；未指定则由文本判断</translation>
    </message>
    <message>
        <source>clauses applied: {count}</source>
        <translation>适用{count}条条款</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>commit {commit}</source>
        <translation>提交{commit}</translation>
    </message>
    <message>
        <source>compare another judge&apos;s file, and import what you choose</source>
        <translation>比较其他裁判的文件，导入所选内容</translation>
    </message>
    <message>
        <source>compare the notebook with the team&apos;s</source>
        <translation>比较裁定簿与团队的裁定簿</translation>
    </message>
    <message>
        <source>compare two editions of the rules</source>
        <translation>比较两个规则版本</translation>
    </message>
    <message>
        <source>compare with this edition</source>
        <translation>与此版本比较</translation>
    </message>
    <message>
        <source>comparing its clauses with those of the other editions ...</source>
        <translation>正在与其他版本的条款比较……</translation>
    </message>
    <message>
        <source>confirm which clauses decide an answer</source>
        <translation>确认由哪些条款决定某条问答</translation>
    </message>
    <message>
        <source>confirmed with edition {editions}</source>
        <translation>按版本{editions}确认</translation>
    </message>
    <message>
        <source>count how many are understood with the phrases of a phrase file</source>
        <translation>统计使用该措辞文件的措辞时能理解的文本</translation>
    </message>
    <message>
        <source>count how many cards of a file are understood</source>
        <translation>统计卡牌文件中已理解的内容</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>decides: {term}</source>
        <translation>据此解答：{term}</translation>
    </message>
    <message>
        <source>default {port}</source>
        <translation>默认{port}</translation>
    </message>
    <message>
        <source>defines {term}</source>
        <translation>定义{term}</translation>
    </message>
    <message>
        <source>delete a ruling</source>
        <translation>删除裁定</translation>
    </message>
    <message>
        <source>delete it and its history; to confirm, type its 8-character id</source>
        <translation>连同历史删除；须输入其8位ID以确认</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>deleted for good by another judge, still shown here: {ruling}</source>
        <translation>已被其他裁判彻底删除，在此仍显示：{ruling}</translation>
    </message>
    <message>
        <source>deleted for good, hidden here: {ruling}</source>
        <translation>已彻底删除，在此隐藏：{ruling}</translation>
    </message>
    <message>
        <source>deleted rulings instead</source>
        <translation>改为列出已删除的</translation>
    </message>
    <message>
        <source>digest of what both have: {digest}; the same for everyone in sync</source>
        <translation>双方共有内容的摘要：{digest}；已同步者均相同</translation>
    </message>
    <message>
        <source>each filter has matches, but nothing matches all of them: {named}</source>
        <translation>每个筛选条件单独都有符合的内容，合在一起则没有：{named}</translation>
    </message>
    <message>
        <source>editions of rulebooks</source>
        <translation>规则书的版本</translation>
    </message>
    <message>
        <source>effects understood only with {file}: {count}</source>
        <translation>只有使用{file}才能理解的效果：{count}</translation>
    </message>
    <message>
        <source>effects understood: {understood} of {effects} ({share}); partly: {partly}</source>
        <translation>已理解的效果：{effects}个中的{understood}个（{share}）；部分理解：{partly}</translation>
    </message>
    <message>
        <source>en, ja, zh-Hans, zh-Hant or de</source>
        <translation>en、ja、zh-Hans、zh-Hant或de</translation>
    </message>
    <message>
        <source>endless lines</source>
        <translation>有无穷多种打法</translation>
    </message>
    <message>
        <source>entries: {taken}</source>
        <translation>{taken}个条目</translation>
    </message>
    <message>
        <source>entry {place}</source>
        <translation>第{place}项</translation>
    </message>
    <message>
        <source>errata: {taken}</source>
        <translation>{taken}条勘误</translation>
    </message>
    <message>
        <source>examples: {played} of {count} played</source>
        <translation>例子：{count}个中已运行{played}个</translation>
    </message>
    <message>
        <source>exchange changes with the team once</source>
        <translation>与团队同步一次</translation>
    </message>
    <message>
        <source>exit status: 0 done; 1 nothing found or check failed; 2 wrong input; 70 program error</source>
        <translation>退出状态码：0 完成；1 未找到或检查未通过；2 输入有误；70 程序错误</translation>
    </message>
    <message>
        <source>explore after the first N steps of the file; after all of them by default</source>
        <translation>执行文件的前N步，从那里开始追踪；未指定则执行全部</translation>
    </message>
    <message>
        <source>export rulings with their history</source>
        <translation>导出裁定及其历史</translation>
    </message>
    <message>
        <source>false in {number}</source>
        <translation>有{number}种不成立</translation>
    </message>
    <message>
        <source>faults: {count}</source>
        <translation>{count}个错误</translation>
    </message>
    <message>
        <source>fetch files again from addresses that you gave</source>
        <translation>从所给网址重新下载文件</translation>
    </message>
    <message>
        <source>find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>find answers and rulings by words, a whole question, card or number</source>
        <translation>按词语、完整的问题、卡牌或编号查找问答和裁定</translation>
    </message>
    <message>
        <source>find cards by number, name in any language, keyword or text</source>
        <translation>按编号、任何语言的名称、关键词或文本查找卡牌</translation>
    </message>
    <message>
        <source>find rules, cards, rulings and answers by words or a question</source>
        <translation>按词语或问题查找规则、卡牌、裁定和问答</translation>
    </message>
    <message>
        <source>first read all cards that haven&apos;t been read: minutes for thousands</source>
        <translation>先读取所有尚未读取的卡牌：数千张需数分钟</translation>
    </message>
    <message>
        <source>follow every legal line of play from a position</source>
        <translation>从某个局面起追踪所有符合规则的打法</translation>
    </message>
    <message>
        <source>for the owner of the server: create the team&apos;s notebook, or upgrade it to this version, and give this judge a login of the same name; may be repeated. Its password is shown once</source>
        <translation>供服务器管理员使用：建立团队裁定簿，或将其升级到此版本，并为该裁判开设同名账号；可重复使用。密码只显示一次</translation>
    </message>
    <message>
        <source>forbid fetching</source>
        <translation>禁止下载</translation>
    </message>
    <message>
        <source>forget a taught wording</source>
        <translation>删除对某措辞登记的内容</translation>
    </message>
    <message>
        <source>forget an address; what was imported stays</source>
        <translation>移除网址；已导入的内容保留</translation>
    </message>
    <message>
        <source>found</source>
        <translation>已找到</translation>
    </message>
    <message>
        <source>from a newer version of this program</source>
        <translation>属于本程序的更新版本</translation>
    </message>
    <message>
        <source>from the start of the process to a window that takes typing</source>
        <translation>从进程启动到窗口可以输入</translation>
    </message>
    <message>
        <source>gaps, each with the cards it would unlock, the cards that have it, and its wording:</source>
        <translation>缺口：可使多少卡牌得到理解、出现在多少卡牌上、内容：</translation>
    </message>
    <message>
        <source>give a judge a login</source>
        <translation>为裁判开设账号</translation>
    </message>
    <message>
        <source>has a character that the file doesn&apos;t identify</source>
        <translation>含有文件未标明的字符</translation>
    </message>
    <message>
        <source>has the keyword</source>
        <translation>具有该关键词</translation>
    </message>
    <message>
        <source>has what you asked for</source>
        <translation>含有所问内容</translation>
    </message>
    <message>
        <source>has {match}</source>
        <translation>含有“{match}”</translation>
    </message>
    <message>
        <source>has {match} ({term})</source>
        <translation>含有“{match}”（{term}）</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>已隐藏</translation>
    </message>
    <message>
        <source>hit </source>
        <translation>命中 </translation>
    </message>
    <message>
        <source>how far: N decisions, instead of --until</source>
        <translation>到何处：N次决定，代替--until</translation>
    </message>
    <message>
        <source>how far: until nothing is pending, the attack is over, or the turn ends</source>
        <translation>到何处：直到没有待发动的效果、攻击结束或回合结束</translation>
    </message>
    <message>
        <source>how many (default 10)</source>
        <translation>数量（默认10）</translation>
    </message>
    <message>
        <source>how many times (default 11)</source>
        <translation>次数（默认11）</translation>
    </message>
    <message>
        <source>how many to list (default 40)</source>
        <translation>列出的数量（默认40）</translation>
    </message>
    <message>
        <source>how to settle doubtful lines, as YAML or JSON</source>
        <translation>存疑行的处理，YAML或JSON</translation>
    </message>
    <message>
        <source>import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>import an edition of the rules or another rulebook</source>
        <translation>导入规则的某一版本或其他规则书</translation>
    </message>
    <message>
        <source>import and compare editions of the rules</source>
        <translation>导入并比较规则版本</translation>
    </message>
    <message>
        <source>import and find official answers</source>
        <translation>导入和查找官方问答</translation>
    </message>
    <message>
        <source>import cards</source>
        <translation>导入卡牌</translation>
    </message>
    <message>
        <source>import errata</source>
        <translation>导入勘误</translation>
    </message>
    <message>
        <source>import lists of banned and restricted cards</source>
        <translation>导入禁止、限制卡牌列表</translation>
    </message>
    <message>
        <source>import official answers</source>
        <translation>导入官方问答</translation>
    </message>
    <message>
        <source>import taught wordings</source>
        <translation>导入登记的措辞</translation>
    </message>
    <message>
        <source>import them as corrections, which other imports don&apos;t overwrite</source>
        <translation>作为更正导入，不会被其他导入覆盖</translation>
    </message>
    <message>
        <source>import, find and explain cards; teach their wordings</source>
        <translation>导入、查找和说明卡牌；登记其措辞</translation>
    </message>
    <message>
        <source>imported lists</source>
        <translation>导入的列表</translation>
    </message>
    <message>
        <source>in conflict, both kept: {rulings}; judgeapp notebook show ID shows them</source>
        <translation>有冲突，两边都保留：{rulings}；judgeapp notebook show ID可显示</translation>
    </message>
    <message>
        <source>in force since, such as 2026-08-18</source>
        <translation>生效日期，如2026-08-18</translation>
    </message>
    <message>
        <source>in its name</source>
        <translation>在其名称中</translation>
    </message>
    <message>
        <source>in its text</source>
        <translation>卡牌文本中有</translation>
    </message>
    <message>
        <source>in sync</source>
        <translation>已同步</translation>
    </message>
    <message>
        <source>include a saved table; may be repeated</source>
        <translation>包括已保存的牌桌；可多次给出</translation>
    </message>
    <message>
        <source>include passages in languages other than the program&apos;s, which are otherwise only counted</source>
        <translation>也包括非程序语言的段落，否则只计数</translation>
    </message>
    <message>
        <source>include the scenes in the data folder</source>
        <translation>包括数据文件夹中的场景</translation>
    </message>
    <message>
        <source>include what comes with the program</source>
        <translation>也包括程序自带的</translation>
    </message>
    <message>
        <source>include what you taught</source>
        <translation>包括登记内容</translation>
    </message>
    <message>
        <source>it has been given already</source>
        <translation>登记为已经作出的裁定</translation>
    </message>
    <message>
        <source>it refers to {printed}; {correct} is meant</source>
        <translation>原文引用{printed}；实际所指为{correct}</translation>
    </message>
    <message>
        <source>its facts</source>
        <translation>其资料</translation>
    </message>
    <message>
        <source>its heading names {term}</source>
        <translation>标题为{term}</translation>
    </message>
    <message>
        <source>its name</source>
        <translation>其名称</translation>
    </message>
    <message>
        <source>its name begins with this</source>
        <translation>其名称以此开头</translation>
    </message>
    <message>
        <source>its number</source>
        <translation>其编号</translation>
    </message>
    <message>
        <source>its number begins with this</source>
        <translation>其编号以此开头</translation>
    </message>
    <message>
        <source>its number, or its key</source>
        <translation>其编号或键</translation>
    </message>
    <message>
        <source>its number, such as 4.2</source>
        <translation>其编号，如4.2</translation>
    </message>
    <message>
        <source>its title</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>its traits and facts</source>
        <translation>其特征和资料</translation>
    </message>
    <message>
        <source>join a team on its server</source>
        <translation>在其服务器上加入团队</translation>
    </message>
    <message>
        <source>judgeapp COMMAND --help explains a command, its files and its JSON.</source>
        <translation>judgeapp 命令 --help 说明该命令、其文件和JSON。</translation>
    </message>
    <message>
        <source>judgeapp: as of today ({day}) no edition is in force yet; using rules {edition}. Check the clock, or run `judgeapp corpus in-force`.</source>
        <translation>judgeapp：截至今日（{day}）尚无现行版本；采用规则{edition}。请检查时钟，或查看`judgeapp corpus in-force`。</translation>
    </message>
    <message>
        <source>judgeapp: no card matches {question!r}.</source>
        <translation>judgeapp：未找到“{question}”的卡牌。</translation>
    </message>
    <message>
        <source>judgeapp: no card matches {question!r}: {why}.</source>
        <translation>judgeapp：未找到“{question}”的卡牌：{why}。</translation>
    </message>
    <message>
        <source>judgeapp: no matches for {question!r}.</source>
        <translation>judgeapp：未找到“{question}”。</translation>
    </message>
    <message>
        <source>judgeapp: no matches for {question!r}: {why}.</source>
        <translation>judgeapp：未找到“{question}”：{why}。</translation>
    </message>
    <message>
        <source>judgeapp: no question on {clause!r}</source>
        <translation>judgeapp：没有关于“{clause}”的问题</translation>
    </message>
    <message>
        <source>judgeapp: no scene for {query!r}. Drop scenario files into {scenes_folder}.</source>
        <translation>judgeapp：没有“{query}”的场景。请将场景文件放入{scenes_folder}。</translation>
    </message>
    <message>
        <source>judgeapp: only the first {limit} are shown; --limit shows more.</source>
        <translation>judgeapp：只显示前{limit}项；--limit可显示更多。</translation>
    </message>
    <message>
        <source>judgeapp: ruling {ruling}: {failure}</source>
        <translation>judgeapp：裁定{ruling}：{failure}</translation>
    </message>
    <message>
        <source>judgeapp: you have taught nothing for {forget!r}.</source>
        <translation>judgeapp：没有登记过“{forget}”。</translation>
    </message>
    <message>
        <source>judgeapp: {file}: and {more} more</source>
        <translation>judgeapp：{file}：另有{more}项</translation>
    </message>
    <message>
        <source>judgeapp: {name}: the scenario fails and proves nothing</source>
        <translation>judgeapp：{name}：场景未通过，不能证明任何内容</translation>
    </message>
    <message>
        <source>judgeapp: {number} cards with errata aren&apos;t in your library, such as {card}; their errata are saved for later.</source>
        <translation>judgeapp：有勘误的卡牌中有{number}张不在卡牌库中，如{card}；其勘误已保存，待卡牌导入后适用。</translation>
    </message>
    <message>
        <source>judgeapp: {number} has no manual changes.</source>
        <translation>judgeapp：{number}没有手动更改。</translation>
    </message>
    <message>
        <source>judgeapp: {place}{wording!r} wasn&apos;t imported: {error}</source>
        <translation>judgeapp：{place}未导入“{wording}”：{error}</translation>
    </message>
    <message>
        <source>judgeapp: {unread:,} more haven&apos;t been read; --read reads them first.</source>
        <translation>judgeapp：另有{unread:,}张尚未读取；--read会先读取它们。</translation>
    </message>
    <message>
        <source>keep one with: judgeapp team deletions --keep ID; agree with: judgeapp notebook delete ID --for-good</source>
        <translation>保留其中一条：judgeapp team deletions --keep ID；同意删除：judgeapp notebook delete ID --for-good</translation>
    </message>
    <message>
        <source>keep one; it is shown again</source>
        <translation>保留一条；会重新显示</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>已保留</translation>
    </message>
    <message>
        <source>keyword {name}</source>
        <translation>关键词{name}</translation>
    </message>
    <message>
        <source>language of the text; by default detected from its letters</source>
        <translation>文本的语言；默认根据字符判断</translation>
    </message>
    <message>
        <source>language of the texts</source>
        <translation>文本的语言</translation>
    </message>
    <message>
        <source>language of the texts, such as en; by default detected from fields and letters</source>
        <translation>文本的语言，如en；未指定则由字段和文字判断</translation>
    </message>
    <message>
        <source>last import undone</source>
        <translation>上次导入已撤销</translation>
    </message>
    <message>
        <source>leave the team</source>
        <translation>退出团队</translation>
    </message>
    <message>
        <source>left out as {hint}</source>
        <translation>作为{hint}略去</translation>
    </message>
    <message>
        <source>let --record and --report overwrite an existing file</source>
        <translation>允许--record和--report覆盖已有文件</translation>
    </message>
    <message>
        <source>line {line}: {step}</source>
        <translation>第{line}行：{step}</translation>
    </message>
    <message>
        <source>line {place}</source>
        <translation>第{place}行</translation>
    </message>
    <message>
        <source>lines that reached a position already followed: {folded}</source>
        <translation>到达已追踪局面的打法：{folded}</translation>
    </message>
    <message>
        <source>lines with numbers that may not belong to the text: {count}</source>
        <translation>可能含有非正文数字的行：{count}</translation>
    </message>
    <message>
        <source>lines: {number}</source>
        <translation>打法：{number}</translation>
    </message>
    <message>
        <source>list every change of a ruling, the newest first</source>
        <translation>列出裁定的每次更改，最新的在前</translation>
    </message>
    <message>
        <source>list rulings that other judges deleted for good</source>
        <translation>列出其他裁判彻底删除的裁定</translation>
    </message>
    <message>
        <source>list rulings, most recently changed first</source>
        <translation>列出裁定，最近更改的在前</translation>
    </message>
    <message>
        <source>list the backups</source>
        <translation>列出备份</translation>
    </message>
    <message>
        <source>list the built-in scenes for a clause, keyword effect or title</source>
        <translation>按条款、关键词效果或标题列出现成场景</translation>
    </message>
    <message>
        <source>list the imported rulebooks</source>
        <translation>列出导入的规则书</translation>
    </message>
    <message>
        <source>list the open clauses only</source>
        <translation>只列出open的条款（尚无依据的条款）</translation>
    </message>
    <message>
        <source>list the questions with proven answers</source>
        <translation>列出有已验证解答的问题</translation>
    </message>
    <message>
        <source>list which clauses the engine enforces</source>
        <translation>列出引擎执行的条款</translation>
    </message>
    <message>
        <source>list which of your data cites changed clauses</source>
        <translation>列出自己引用了已更改条款的内容</translation>
    </message>
    <message>
        <source>list, add and remove judges with a login</source>
        <translation>列出、添加和移除有账号的裁判</translation>
    </message>
    <message>
        <source>list, export or forget taught wordings</source>
        <translation>列出、导出或删除登记的措辞</translation>
    </message>
    <message>
        <source>login {login}, password {password}</source>
        <translation>账号{login}，密码{password}</translation>
    </message>
    <message>
        <source>login {login}, with its existing password</source>
        <translation>账号{login}，密码不变</translation>
    </message>
    <message>
        <source>look for the scenarios of the readings in this folder (default: those of the checkout)</source>
        <translation>在此查找解读的场景（默认：源码树中的）</translation>
    </message>
    <message>
        <source>looks like a heading; {done}</source>
        <translation>排版如标题；{done}</translation>
    </message>
    <message>
        <source>matches the filters</source>
        <translation>符合筛选条件</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>measure on a file of tab-separated query, clauses, rank and, if known, the questions that answer it (- for none); print hits, misses, the mean reciprocal rank, and how many were answered rightly and wrongly</source>
        <translation>用以制表符分隔的文件测量：查询、条款、排名，以及已知时回答它的问题（-表示没有）；输出命中、未中、平均倒数排名，以及回答正确和错误的数量</translation>
    </message>
    <message>
        <source>measure speed on this machine</source>
        <translation>测量本机的速度</translation>
    </message>
    <message>
        <source>measured on {processor}, {cores} cores, {memory} GB, {system}, Python {python}; commit {commit}</source>
        <translation>测量环境：{processor}，{cores} 个核心，{memory} GB，{system}，Python {python}；提交 {commit}</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>不存在</translation>
    </message>
    <message>
        <source>name or address of the server</source>
        <translation>服务器的名称或地址</translation>
    </message>
    <message>
        <source>names {term}</source>
        <translation>提到{term}</translation>
    </message>
    <message>
        <source>nearest to {term}</source>
        <translation>最接近{term}</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新</translation>
    </message>
    <message>
        <source>new (and newer), all (conflicts too), or the id of a ruling, the name of a scene or table, a phrase as it is listed; may be repeated</source>
        <translation>new（新的和较新的）、all（包括冲突），或裁定的ID、场景或牌桌的名称、所列的措辞；可多次给出</translation>
    </message>
    <message>
        <source>no card is given by number</source>
        <translation>没有仅以编号给出的卡牌</translation>
    </message>
    <message>
        <source>no changes</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>no clause</source>
        <translation>无条款</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>无差异</translation>
    </message>
    <message>
        <source>no game rule covers {term}; it is in the tournament rules, which can be searched once you import them</source>
        <translation>游戏规则没有提到{term}；这属于赛事规则，导入赛事规则后也会一并查找</translation>
    </message>
    <message>
        <source>no longer holds</source>
        <translation>不再适用</translation>
    </message>
    <message>
        <source>no matches for these words with {named}</source>
        <translation>符合{named}的内容中没有这些词语</translation>
    </message>
    <message>
        <source>no matches for these words, even without filters</source>
        <translation>即使不筛选，也没有符合这些词语的内容</translation>
    </message>
    <message>
        <source>no matches for {named}</source>
        <translation>没有符合{named}的内容</translation>
    </message>
    <message>
        <source>no passage has all the words; left out: {term}</source>
        <translation>没有段落含有全部词语；略去：{term}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>都不是</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>尚未判断</translation>
    </message>
    <message>
        <source>not downloaded yet</source>
        <translation>尚未下载</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>not official</source>
        <translation>非官方</translation>
    </message>
    <message>
        <source>not played: {left}</source>
        <translation>没有场景演示的例子：{left}</translation>
    </message>
    <message>
        <source>not understood ({why})</source>
        <translation>未理解（{why}）</translation>
    </message>
    <message>
        <source>nothing lost</source>
        <translation>没有遗失</translation>
    </message>
    <message>
        <source>nothing missing</source>
        <translation>没有缺少</translation>
    </message>
    <message>
        <source>nothing saved</source>
        <translation>没有保存任何内容</translation>
    </message>
    <message>
        <source>nothing that exists</source>
        <translation>不存在的内容</translation>
    </message>
    <message>
        <source>of {asked} with known answers {right} answered rightly ({right_share:.1%}), {wrong} wrongly ({wrong_share:.1%}); of {offered} the right one was offered ({offered_share:.1%})</source>
        <translation>{asked}个有已知答案的问题中，答对{right}个（{right_share:.1%}），答错{wrong}个（{wrong_share:.1%}）；{offered}个列出了正确的问题（{offered_share:.1%}）</translation>
    </message>
    <message>
        <source>official</source>
        <translation>官方</translation>
    </message>
    <message>
        <source>official answers</source>
        <translation>官方问答</translation>
    </message>
    <message>
        <source>only passages in this language, such as ja</source>
        <translation>仅限此语言的段落，如ja</translation>
    </message>
    <message>
        <source>only passages of this source, such as rules</source>
        <translation>只限此来源的段落，如rules</translation>
    </message>
    <message>
        <source>only questions that this clause or a clause below it decides</source>
        <translation>只限由此条款或其下级决定的</translation>
    </message>
    <message>
        <source>only rulings by this authority</source>
        <translation>只限此裁定级别的</translation>
    </message>
    <message>
        <source>only rulings in conflict</source>
        <translation>只限有冲突的</translation>
    </message>
    <message>
        <source>only rulings with this status</source>
        <translation>只限此状态的</translation>
    </message>
    <message>
        <source>only show what it would do</source>
        <translation>只显示将执行的操作，不实际执行</translation>
    </message>
    <message>
        <source>only the record in this language, such as en</source>
        <translation>只限此语言的记录，如en</translation>
    </message>
    <message>
        <source>only this chapter or section, such as 15-8</source>
        <translation>只限此章或此节，如15-8</translation>
    </message>
    <message>
        <source>only this kind. By default the first five cards, rulings and official answers are listed as well, unless you ask for a number, a language or a source, and JSON has them too: order (of cards, rulings, answers and rules), cards as in `cards find --json`, rulings and answers as in `rulings find --json`</source>
        <translation>只限此类。未指定时还会列出前5项卡牌、裁定和官方问答，除非查的是编号，或指定了语言或来源；JSON中也包括：order（cards、rulings、answers、rules的顺序），cards同`cards find --json`，rulings和answers同`rulings find --json`</translation>
    </message>
    <message>
        <source>open files in the window, as if they were dropped onto it</source>
        <translation>在窗口中打开文件，如同拖放到窗口上</translation>
    </message>
    <message>
        <source>our reading of it has {term}</source>
        <translation>我们对它的解读含有{term}</translation>
    </message>
    <message>
        <source>overwrite an existing file</source>
        <translation>覆盖已有文件</translation>
    </message>
    <message>
        <source>passages not understood, by reason:</source>
        <translation>未理解的片段，按未通过的检查：</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>play scenarios and replays, with the clause for every step</source>
        <translation>运行场景和回放，每一步附上条款</translation>
    </message>
    <message>
        <source>play the scenarios under this edition of the Comprehensive Rules, even if they name another; a file that names none is played under the edition in force (see `judgeapp corpus in-force`). Events cite the clauses of their edition: those of the one in force as 16-5, others as 3.6:16-4, and in JSON as 16-5@4.2 and 16-4</source>
        <translation>按综合规则的此版本运行场景，不论场景写明哪个版本；未写明的按现行版本运行（见`judgeapp corpus in-force`）。事件引用所用版本的条款：现行版本的写作16-5，其他版本的写作3.6:16-4，在JSON中写作16-5@4.2和16-4</translation>
    </message>
    <message>
        <source>play the scenes that prove them</source>
        <translation>运行证明它们的场景</translation>
    </message>
    <message>
        <source>play the steps under the editions {editions} instead: where they differ, by which facts, and how the boards differ in the end</source>
        <translation>改为按{editions}各版本执行步骤：在何处分歧、由于哪些规则要点，以及最终盘面的不同之处</translation>
    </message>
    <message>
        <source>position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>positions: {positions}</source>
        <translation>局面：{positions}</translation>
    </message>
    <message>
        <source>positions: {positions}, to follow: {waiting}</source>
        <translation>{positions}个局面，待追踪{waiting}个</translation>
    </message>
    <message>
        <source>print JSON for scripts</source>
        <translation>输出供脚本使用的JSON</translation>
    </message>
    <message>
        <source>print every event with its clauses and its cause; where an open clause decided it, the event ends with `reading:` and the id of our reading</source>
        <translation>输出每个事件及其条款和起因；由未明确的条款决定的事件，末尾附“解读：”和我们解读的ID</translation>
    </message>
    <message>
        <source>print the addresses</source>
        <translation>输出网址</translation>
    </message>
    <message>
        <source>print the texts of all clauses that differ</source>
        <translation>输出所有有差异的条款的文本</translation>
    </message>
    <message>
        <source>print the versions of program and rules, and the commit</source>
        <translation>输出程序版本、规则版本和提交</translation>
    </message>
    <message>
        <source>printed as {printed}, counted here as {correct}</source>
        <translation>印作{printed}；应为{correct}</translation>
    </message>
    <message>
        <source>prove that no character of the sources was lost</source>
        <translation>证明来源没有丢失任何字符</translation>
    </message>
    <message>
        <source>questions: {questions} ({kinds}), ways of asking: {ways}, scenes: {scenes}</source>
        <translation>{questions}个问题（{kinds}），{ways}种问法，{scenes}个场景</translation>
    </message>
    <message>
        <source>reached; changes to send: {to_send}, to fetch: {to_take}</source>
        <translation>已连接；待发送更改{to_send}项，待接收{to_take}项</translation>
    </message>
    <message>
        <source>reached; the team&apos;s notebook doesn&apos;t exist yet: judgeapp team sync creates it</source>
        <translation>已连接；团队的裁定簿尚未建立：judgeapp team sync可建立</translation>
    </message>
    <message>
        <source>read every text again</source>
        <translation>重新读取每个文本</translation>
    </message>
    <message>
        <source>read the password from stdin, one line</source>
        <translation>从stdin读取密码，一行</translation>
    </message>
    <message>
        <source>read {term}</source>
        <translation>读作{term}</translation>
    </message>
    <message>
        <source>readings</source>
        <translation>解读</translation>
    </message>
    <message>
        <source>referred to by: {referring}</source>
        <translation>引用此处的有：{referring}</translation>
    </message>
    <message>
        <source>refused, so nothing was imported: {line}</source>
        <translation>被拒绝，因此没有导入任何内容：{line}</translation>
    </message>
    <message>
        <source>refused: {wrong}</source>
        <translation>被拒绝：{wrong}</translation>
    </message>
    <message>
        <source>remove a judge&apos;s login; their rulings stay</source>
        <translation>移除裁判的账号；其裁定保留</translation>
    </message>
    <message>
        <source>remove an imported rulebook</source>
        <translation>移除导入的规则书</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>rendering</source>
        <translation>译文</translation>
    </message>
    <message>
        <source>repaired</source>
        <translation>已修复</translation>
    </message>
    <message>
        <source>replace your wordings where theirs mean something else</source>
        <translation>登记的含义不同时，用对方的措辞取代自己的</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>已替换</translation>
    </message>
    <message>
        <source>replaces: {one}</source>
        <translation>取代：{one}</translation>
    </message>
    <message>
        <source>replay what your rulings rest on</source>
        <translation>重演裁定所依据的内容</translation>
    </message>
    <message>
        <source>restore a backup</source>
        <translation>恢复备份</translation>
    </message>
    <message>
        <source>restore an earlier text of a ruling</source>
        <translation>将裁定恢复为以前的内容</translation>
    </message>
    <message>
        <source>restrictions: {taken}</source>
        <translation>{taken}条限制</translation>
    </message>
    <message>
        <source>ruling that is being written</source>
        <translation>正在写的裁定</translation>
    </message>
    <message>
        <source>rulings</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>rulings and backups</source>
        <translation>裁定与备份</translation>
    </message>
    <message>
        <source>rulings that rest on a scene or a position: {count}, with a different result: {failed}</source>
        <translation>{count}条裁定依据场景或局面，{failed}条结果不同</translation>
    </message>
    <message>
        <source>rulings: {rulings}, phrases: {phrases}, scenes: {scenes}, tables: {tables}</source>
        <translation>{rulings}条裁定，{phrases}条措辞，{scenes}个场景，{tables}个牌桌</translation>
    </message>
    <message>
        <source>save an https:// address</source>
        <translation>保存https://网址</translation>
    </message>
    <message>
        <source>save nothing</source>
        <translation>不保存任何内容</translation>
    </message>
    <message>
        <source>scenarios with a different result under {edition}, proving nothing: {count}</source>
        <translation>按{edition}结果不同、不能作为依据的场景：{count}</translation>
    </message>
    <message>
        <source>set the status of a ruling</source>
        <translation>设定裁定的状态</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>settle doubtful lines as this file says</source>
        <translation>按此文件确定存疑的行</translation>
    </message>
    <message>
        <source>share the notebook on a team&apos;s server</source>
        <translation>在团队的服务器上共享裁定簿</translation>
    </message>
    <message>
        <source>show a clause, a passage or a term with all that belongs to it</source>
        <translation>显示条款、段落或术语及其全部相关内容</translation>
    </message>
    <message>
        <source>show a ruling</source>
        <translation>显示裁定</translation>
    </message>
    <message>
        <source>show an answer, what it said before, and the clauses it is about</source>
        <translation>显示问答、其以前的内容和所涉条款</translation>
    </message>
    <message>
        <source>show names and texts in this language, such as ja</source>
        <translation>以此语言显示名称和文本，如ja</translation>
    </message>
    <message>
        <source>show texts in this language where they exist, such as ja</source>
        <translation>有此语言的文本时优先显示，如ja</translation>
    </message>
    <message>
        <source>show what is understood of a card or a text</source>
        <translation>显示对卡牌或文本的理解</translation>
    </message>
    <message>
        <source>show what would be imported, save nothing</source>
        <translation>只显示将导入的内容，不保存</translation>
    </message>
    <message>
        <source>show which edition of the rules is in force on a date</source>
        <translation>显示某日现行的规则版本</translation>
    </message>
    <message>
        <source>showing results for {instead} ({term} isn&apos;t known)</source>
        <translation>显示{instead}的结果（不认识{term}）</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>完好</translation>
    </message>
    <message>
        <source>sound ({number})</source>
        <translation>完好（{number}）</translation>
    </message>
    <message>
        <source>special lines understood: {lines_understood} of {lines}</source>
        <translation>已理解的特殊行：{lines}行中的{lines_understood}行</translation>
    </message>
    <message>
        <source>still holds</source>
        <translation>仍然适用</translation>
    </message>
    <message>
        <source>stop after this many positions ({usual})</source>
        <translation>局面超过此数时停止（{usual}）</translation>
    </message>
    <message>
        <source>stop after this many seconds ({usual})</source>
        <translation>超过此秒数时停止（{usual}）</translation>
    </message>
    <message>
        <source>subjects</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>such as 16-5, or 3.6:16-4 from another edition</source>
        <translation>如16-5；其他版本则为3.6:16-4</translation>
    </message>
    <message>
        <source>such as 2026-08-18</source>
        <translation>如2026-08-18</translation>
    </message>
    <message>
        <source>suggested by its wording</source>
        <translation>按文字推测</translation>
    </message>
    <message>
        <source>table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>taught phrases</source>
        <translation>已登记的措辞</translation>
    </message>
    <message>
        <source>team</source>
        <translation>团队</translation>
    </message>
    <message>
        <source>text of {edition}</source>
        <translation>{edition}的文本</translation>
    </message>
    <message>
        <source>text of {edition}: {number}</source>
        <translation>{edition}的文本：{number}</translation>
    </message>
    <message>
        <source>the beginning</source>
        <translation>开头</translation>
    </message>
    <message>
        <source>the card number, such as TS1-010</source>
        <translation>卡牌编号，如TS1-010</translation>
    </message>
    <message>
        <source>the certificate that issued the server&apos;s; by default those of the system</source>
        <translation>签发服务器证书的证书；未指定则用系统的</translation>
    </message>
    <message>
        <source>the deck list; - for stdin</source>
        <translation>卡组表；-表示stdin</translation>
    </message>
    <message>
        <source>the edition under which they are played and whose clauses are listed (default: the one in force). Scenarios that name another edition prove nothing about it</source>
        <translation>运行场景和列出条款所用的版本（默认：现行版本）。写明其他版本的场景不能证明此版本的任何内容</translation>
    </message>
    <message>
        <source>the language of the clauses, where available</source>
        <translation>条款的语言（若有）</translation>
    </message>
    <message>
        <source>the language of the report; clauses that have no text in it are in English</source>
        <translation>报告的语言；没有该语言文本的条款以英文显示</translation>
    </message>
    <message>
        <source>the name of the folder is empty</source>
        <translation>未指定文件夹</translation>
    </message>
    <message>
        <source>the number of an answer, such as Q601</source>
        <translation>问答的编号，如Q601</translation>
    </message>
    <message>
        <source>the only outcome</source>
        <translation>唯一的结果</translation>
    </message>
    <message>
        <source>the passage</source>
        <translation>该段落</translation>
    </message>
    <message>
        <source>the password is valid until {until}</source>
        <translation>密码有效期至{until}</translation>
    </message>
    <message>
        <source>the question is too long; left out: {term}</source>
        <translation>问题过长；略去：{term}</translation>
    </message>
    <message>
        <source>the same  {file} (rules {first} and {later})</source>
        <translation>相同  {file}（规则{first}和{later}）</translation>
    </message>
    <message>
        <source>the same cards in the other language, to see whether the trees agree</source>
        <translation>另一种语言的相同卡牌：解析树是否一致</translation>
    </message>
    <message>
        <source>the scenario or position that it was played from</source>
        <translation>起始的场景或局面</translation>
    </message>
    <message>
        <source>the scenarios, such as tests/scenarios</source>
        <translation>场景，如tests/scenarios</translation>
    </message>
    <message>
        <source>the texts in this language (default en)</source>
        <translation>采用此语言的文本（默认en）</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>对方的</translation>
    </message>
    <message>
        <source>there is no clause {term}</source>
        <translation>没有条款{term}</translation>
    </message>
    <message>
        <source>there is no clause {term}; the nearest above it is {instead}</source>
        <translation>没有条款{term}；其上最近的是{instead}</translation>
    </message>
    <message>
        <source>they differ  {file} (rules {first} and {later}) at {where}</source>
        <translation>分歧  {file}（规则{first}和{later}）：{where}</translation>
    </message>
    <message>
        <source>this copy has {printed}; read {correct}</source>
        <translation>此副本中为{printed}；应读作{correct}</translation>
    </message>
    <message>
        <source>this is the general answer; {term} wasn&apos;t read: a card&apos;s text overrides the rules (1-3-1)</source>
        <translation>这是一般性的解答，未解读{term}：卡牌文本优先于规则（1-3-1）</translation>
    </message>
    <message>
        <source>this no longer applies</source>
        <translation>不再适用</translation>
    </message>
    <message>
        <source>this settles a conflict</source>
        <translation>以此解决冲突</translation>
    </message>
    <message>
        <source>this still applies</source>
        <translation>仍然适用</translation>
    </message>
    <message>
        <source>timing {name}</source>
        <translation>时机{name}</translation>
    </message>
    <message>
        <source>too many characters: {count:,}</source>
        <translation>字符过多（{count:,}个）</translation>
    </message>
    <message>
        <source>true in {number}</source>
        <translation>有{number}种成立</translation>
    </message>
    <message>
        <source>under a heading with {term}</source>
        <translation>在含有{term}的标题之下</translation>
    </message>
    <message>
        <source>undo corrections by hand</source>
        <translation>撤销手动更正</translation>
    </message>
    <message>
        <source>undo the last import of a file</source>
        <translation>撤销文件的上次导入</translation>
    </message>
    <message>
        <source>undo your answer about this</source>
        <translation>撤销对此的判断</translation>
    </message>
    <message>
        <source>unfinished forms</source>
        <translation>未完成的表单</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>unreachable: {wrong}</source>
        <translation>无法连接：{wrong}</translation>
    </message>
    <message>
        <source>upgrade the team&apos;s notebook to this version</source>
        <translation>将团队的裁定簿升级到此版本</translation>
    </message>
    <message>
        <source>use the lists for this region (default all)</source>
        <translation>按该地区的列表（默认全部）</translation>
    </message>
    <message>
        <source>use the lists of banned and restricted cards in force on this day (default today)</source>
        <translation>按该日的禁止、限制卡牌列表（默认今天）</translation>
    </message>
    <message>
        <source>use this many cores ({usual})</source>
        <translation>使用的核心数（{usual}）</translation>
    </message>
    <message>
        <source>waiting for your decision</source>
        <translation>待决定</translation>
    </message>
    <message>
        <source>what player A says happened</source>
        <translation>玩家A的陈述</translation>
    </message>
    <message>
        <source>what player B says happened</source>
        <translation>玩家B的陈述</translation>
    </message>
    <message>
        <source>what was played</source>
        <translation>运行过的内容</translation>
    </message>
    <message>
        <source>whether the server&apos;s certificate must bear its exact name (default verify-full), or only be issued by the chosen one</source>
        <translation>服务器证书须与名称完全一致（默认verify-full），还是只须由所选证书签发</translation>
    </message>
    <message>
        <source>who does it; by default the judge in the settings</source>
        <translation>操作者；未指定则为设置中的裁判</translation>
    </message>
    <message>
        <source>whose choices are tried; order: only the order of pending effects. Everything else follows the steps after N</source>
        <translation>尝试谁的选择；order：仅待发动效果的顺序。不尝试的按N之后的步骤进行</translation>
    </message>
    <message>
        <source>word broken at the end of the line; read as {hint}</source>
        <translation>行末断开；读作{hint}</translation>
    </message>
    <message>
        <source>words and filters</source>
        <translation>检索词和筛选条件</translation>
    </message>
    <message>
        <source>write a replay of the scenario: beginning, choices and digests</source>
        <translation>写出场景的回放：开头、选择和摘要</translation>
    </message>
    <message>
        <source>write a ruling</source>
        <translation>写下裁定</translation>
    </message>
    <message>
        <source>write it to a file</source>
        <translation>写入文件</translation>
    </message>
    <message>
        <source>write rulings as a page to read</source>
        <translation>将裁定写成供阅读的页面</translation>
    </message>
    <message>
        <source>write the doubtful lines here, for --settle</source>
        <translation>将存疑的行写到这里，供--settle使用</translation>
    </message>
    <message>
        <source>write the doubtful matches</source>
        <translation>写出存疑的对应</translation>
    </message>
    <message>
        <source>write the facts of cards into scenario files</source>
        <translation>将卡牌资料写入场景文件</translation>
    </message>
    <message>
        <source>write the report to hand over: its page, then the full record, without pictures; Markdown, or one HTML file if the name ends in .html</source>
        <translation>写出裁判交付的报告，页后附全部记录，不含图片：Markdown，名称以.html结尾时为单个HTML文件</translation>
    </message>
    <message>
        <source>write, change, exchange and print rulings</source>
        <translation>编写、更改、交换和打印裁定</translation>
    </message>
    <message>
        <source>written</source>
        <translation>已写下</translation>
    </message>
    <message>
        <source>your answers on editions</source>
        <translation>关于版本的判断</translation>
    </message>
    <message>
        <source>your data folder</source>
        <translation>数据文件夹</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>我的</translation>
    </message>
    <message>
        <source>{count} outside: {why}</source>
        <translation>范围外{count}条：{why}</translation>
    </message>
    <message>
        <source>{count} that only define</source>
        <translation>仅作定义{count}条</translation>
    </message>
    <message>
        <source>{edition}: no decision is pending</source>
        <translation>{edition}：没有要决定的事项</translation>
    </message>
    <message>
        <source>{edition}: {seat} decides: {some}{cited}</source>
        <translation>{edition}：{seat}决定：{some}{cited}</translation>
    </message>
    <message>
        <source>{file}: NOT LEGAL (cards: {deck}, Digi-Eggs: {eggs})</source>
        <translation>{file}：{deck}张卡牌和{eggs}张数码蛋，不符合规则</translation>
    </message>
    <message>
        <source>{file}: legal (cards: {deck}, Digi-Eggs: {eggs})</source>
        <translation>{file}：{deck}张卡牌和{eggs}张数码蛋，符合规则</translation>
    </message>
    <message>
        <source>{file}: rulings: {rulings}</source>
        <translation>{file}：{rulings}条裁定</translation>
    </message>
    <message>
        <source>{file}: {taken} imported, {same} already taught</source>
        <translation>{file}：导入{taken}个，已登记{same}个</translation>
    </message>
    <message>
        <source>{file}: {what} of {date} ({number})</source>
        <translation>{file}：{date}的{what}（{number}）</translation>
    </message>
    <message>
        <source>{file}: {what}: {new} new, {updated} updated, {unchanged} unchanged; {bad} bad</source>
        <translation>{file}：{what}：新增{new}，更新{updated}，未变{unchanged}；有误{bad}</translation>
    </message>
    <message>
        <source>{help}; may be repeated</source>
        <translation>{help}；可多次给出</translation>
    </message>
    <message>
        <source>{hint} doesn&apos;t continue the count here; joined to {number}</source>
        <translation>{hint}在此编号不连续；并入{number}</translation>
    </message>
    <message>
        <source>{hint} is printed twice; taken as {number}</source>
        <translation>{hint}印了两次；视为{number}</translation>
    </message>
    <message>
        <source>{hits} of {outcomes} hit ({share:.1%}), mean reciprocal rank {mean_reciprocal_rank:.3f}</source>
        <translation>{outcomes}个中命中{hits}个（{share:.1%}），平均倒数排名{mean_reciprocal_rank:.3f}</translation>
    </message>
    <message>
        <source>{id}  deleted</source>
        <translation>{id}  已删除</translation>
    </message>
    <message>
        <source>{id}  last changed {at} by {by}</source>
        <translation>{id}  最后更改：{at}，{by}</translation>
    </message>
    <message>
        <source>{line}  (unchanged)</source>
        <translation>{line}  （未变）</translation>
    </message>
    <message>
        <source>{listed} leaf clauses: {totals}</source>
        <translation>{listed}条末级条款：{totals}</translation>
    </message>
    <message>
        <source>{mark} {edition:&lt;6} since {since}{text}</source>
        <translation>{mark} {edition:&lt;6} 自{since}起{text}</translation>
    </message>
    <message>
        <source>{match} called it {term}</source>
        <translation>{match}称之为{term}</translation>
    </message>
    <message>
        <source>{names} (also {also})</source>
        <translation>{names}（也称{also}）</translation>
    </message>
    <message>
        <source>{name}: unchanged</source>
        <translation>{name}：没有变更</translation>
    </message>
    <message>
        <source>{number:,} chapters</source>
        <translation>{number:,}章</translation>
    </message>
    <message>
        <source>{number:,} characters</source>
        <translation>{number:,}个字符</translation>
    </message>
    <message>
        <source>{number:,} clauses</source>
        <translation>{number:,}条条款</translation>
    </message>
    <message>
        <source>{number:,} clauses without parts</source>
        <translation>{number:,}条末级条款</translation>
    </message>
    <message>
        <source>{number:,} entries</source>
        <translation>{number:,}个条目</translation>
    </message>
    <message>
        <source>{number:,} examples</source>
        <translation>{number:,}个例子</translation>
    </message>
    <message>
        <source>{number:,} passages</source>
        <translation>{number:,}个段落</translation>
    </message>
    <message>
        <source>{number:,} readings</source>
        <translation>{number:,}个注音</translation>
    </message>
    <message>
        <source>{number:,} references</source>
        <translation>{number:,}处引用</translation>
    </message>
    <message>
        <source>{number:,} targets</source>
        <translation>{number:,}个引用目标</translation>
    </message>
    <message>
        <source>{number} follows {hint}: numbers are missing</source>
        <translation>{number}在{hint}之后：缺少编号</translation>
    </message>
    <message>
        <source>{number} in {edition}, our wording: {says}</source>
        <translation>{edition}的{number}，我们的表述：{says}</translation>
    </message>
    <message>
        <source>{number} of {edition} is gone in {other} (not sure: see corpus compare).</source>
        <translation>{edition}的{number}在{other}中已不存在（不确定：见corpus compare）。</translation>
    </message>
    <message>
        <source>{number} of {edition} is gone in {other}.</source>
        <translation>{edition}的{number}在{other}中已不存在。</translation>
    </message>
    <message>
        <source>{number} of {edition} is new: {other} doesn&apos;t have it (not sure: see corpus compare).</source>
        <translation>{edition}的{number}是新的：{other}没有（不确定：见corpus compare）。</translation>
    </message>
    <message>
        <source>{number} of {edition} is new: {other} doesn&apos;t have it.</source>
        <translation>{edition}的{number}是新的：{other}没有。</translation>
    </message>
    <message>
        <source>{number} of {edition} is {there} in {other} (not sure: see corpus compare).</source>
        <translation>{edition}的{number}在{other}中为{there}（不确定：见corpus compare）。</translation>
    </message>
    <message>
        <source>{number} of {edition} is {there} in {other}, with a different meaning (not sure: see corpus compare).</source>
        <translation>{edition}的{number}在{other}中为{there}，且内容不同（不确定：见corpus compare）。</translation>
    </message>
    <message>
        <source>{number} of {edition} is {there} in {other}, with a different meaning.</source>
        <translation>{edition}的{number}在{other}中为{there}，且内容不同。</translation>
    </message>
    <message>
        <source>{number} of {edition} is {there} in {other}.</source>
        <translation>{edition}的{number}在{other}中为{there}。</translation>
    </message>
    <message>
        <source>{number} seems to begin inside this line</source>
        <translation>{number}似乎从此行中间开始</translation>
    </message>
    <message>
        <source>{old} ({old_date}) and {new} ({new_date})</source>
        <translation>{old}（{old_date}）和{new}（{new_date}）</translation>
    </message>
    <message>
        <source>{ruling}  deleted for good</source>
        <translation>{ruling}  已彻底删除</translation>
    </message>
    <message>
        <source>{ruling}  deleted; `judgeapp notebook bring-back` restores it</source>
        <translation>{ruling}  已删除；`judgeapp notebook bring-back`可恢复</translation>
    </message>
    <message>
        <source>{state}  {text}: {expected} within {within}, {place}</source>
        <translation>{state}  {text}：{expected}应在前{within}位，{place}</translation>
    </message>
    <message>
        <source>{team}; connected</source>
        <translation>{team}；已连接</translation>
    </message>
    <message>
        <source>{term} is a number from {editions}; its number today is unknown</source>
        <translation>{term}是{editions}的编号；其现在的编号不明</translation>
    </message>
    <message>
        <source>{term} is a number from {editions}; today it is {instead}</source>
        <translation>{term}是{editions}的编号；现为{instead}</translation>
    </message>
    <message>
        <source>{term} no longer has this clause</source>
        <translation>{term}已没有此条款</translation>
    </message>
    <message>
        <source>{term} of {editions} is no longer a rule</source>
        <translation>{editions}的{term}已不再是规则</translation>
    </message>
    <message>
        <source>{term} was {was} in {editions}</source>
        <translation>{term}在{editions}中为{was}</translation>
    </message>
    <message>
        <source>{term} was {was} in {editions}; what was {term} there is {instead} today</source>
        <translation>{term}在{editions}中为{was}；{editions}的{term}现为{instead}</translation>
    </message>
    <message>
        <source>{term}, our wording</source>
        <translation>{term}，我们的表述</translation>
    </message>
    <message>
        <source>{text!r} isn&apos;t a date such as 2026-08-01</source>
        <translation>“{text}”不是2026-08-01那样的日期</translation>
    </message>
    <message>
        <source>{text!r} isn&apos;t a number</source>
        <translation>“{text}”不是数字</translation>
    </message>
    <message>
        <source>{text} is less than 1</source>
        <translation>{text}小于1</translation>
    </message>
    <message>
        <source>{what}: median {median} ms, p95 {p95} ms, slowest {slowest} ms ({runs} runs)</source>
        <translation>{what}：中位数{median} ms，p95 {p95} ms，最慢{slowest} ms（{runs}次）</translation>
    </message>
    <message>
        <source>| Our reading ({id})</source>
        <translation>| 我们的解读（{id}）</translation>
    </message>
    <message>
        <source>| Our reading ({id}): see {at}</source>
        <translation>| 我们的解读（{id}）：见{at}</translation>
    </message>
    <message>
        <source>“{old}” is now “{new}” ({times})</source>
        <translation>“{old}”现为“{new}”（{times}）</translation>
    </message>
</context>
<context>
    <name>colors</name>
    <message>
        <source>black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>蓝</translation>
    </message>
    <message>
        <source>green</source>
        <translation>绿</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>red</source>
        <translation>红</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄</translation>
    </message>
</context>
<context>
    <name>compared words</name>
    <message>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <source>Digi-Egg deck</source>
        <translation>数码蛋卡组</translation>
    </message>
    <message>
        <source>area</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>battle</source>
        <translation>战斗区</translation>
    </message>
    <message>
        <source>block timing</source>
        <translation>阻挡时机</translation>
    </message>
    <message>
        <source>breeding</source>
        <translation>育成区</translation>
    </message>
    <message>
        <source>cards under it</source>
        <translation>下方的卡牌</translation>
    </message>
    <message>
        <source>color</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>confirming whether the attack is successful</source>
        <translation>成立确认</translation>
    </message>
    <message>
        <source>counter timing</source>
        <translation>反击时机</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>卡组</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>攻击宣言</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>抽卡阶段</translation>
    </message>
    <message>
        <source>end of the attack</source>
        <translation>攻击结束时</translation>
    </message>
    <message>
        <source>given</source>
        <translation>赋予的内容</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>keyword effect</source>
        <translation>关键词效果</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>level</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>link card</source>
        <translation>链接卡牌</translation>
    </message>
    <message>
        <source>main</source>
        <translation>主要阶段</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>on the first board</source>
        <translation>盘面1</translation>
    </message>
    <message>
        <source>on the second board</source>
        <translation>盘面2</translation>
    </message>
    <message>
        <source>security stack</source>
        <translation>安防</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>游戏准备</translation>
    </message>
    <message>
        <source>the end of the turn</source>
        <translation>回合结束时</translation>
    </message>
    <message>
        <source>the player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>trait</source>
        <translation>特征</translation>
    </message>
    <message>
        <source>trash</source>
        <translation>废弃区</translation>
    </message>
    <message>
        <source>unsuspend</source>
        <translation>活跃阶段</translation>
    </message>
</context>
<context>
    <name>compared_page</name>
    <message>
        <source>Added</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>All in full, with the clauses of both</source>
        <translation>全部详细内容，附两版条款</translation>
    </message>
    <message>
        <source>All, with their clauses</source>
        <translation>全部，连同其条款</translation>
    </message>
    <message>
        <source>It no longer holds</source>
        <translation>不再适用</translation>
    </message>
    <message>
        <source>It still holds</source>
        <translation>仍然适用</translation>
    </message>
    <message>
        <source>Match clauses that something relies on: {number}</source>
        <translation>确定被引用条款的对应关系：{number}</translation>
    </message>
    <message>
        <source>Matched as most likely; nothing relies on it</source>
        <translation>按最可能的情况对应；未被引用</translation>
    </message>
    <message>
        <source>Merged, split or gone</source>
        <translation>合并、拆分或删除</translation>
    </message>
    <message>
        <source>New clauses</source>
        <translation>新条款</translation>
    </message>
    <message>
        <source>Only renumbered</source>
        <translation>仅编号变更</translation>
    </message>
    <message>
        <source>Other clauses with a different meaning</source>
        <translation>其他内容有变的条款</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>观看演示</translation>
    </message>
    <message>
        <source>Play under both</source>
        <translation>按两个版本各演示一遍</translation>
    </message>
    <message>
        <source>Played as before until you say otherwise</source>
        <translation>另作判断之前照旧处理</translation>
    </message>
    <message>
        <source>Played as before, by clauses with the same meaning</source>
        <translation>照旧处理，条款内容相同</translation>
    </message>
    <message>
        <source>Plays differently</source>
        <translation>处理有变</translation>
    </message>
    <message>
        <source>The text of {edition} isn&apos;t available. Import it as a file (Ctrl+Alt+L) to read its clauses.</source>
        <translation>还没有{edition}的文本。要阅读其条款，请将其作为文件导入（Ctrl+Alt+L）。</translation>
    </message>
    <message>
        <source>Undo your answer</source>
        <translation>撤销判断</translation>
    </message>
    <message>
        <source>What&apos;s new in {new}</source>
        <translation>{new}的更新内容</translation>
    </message>
    <message>
        <source>Worded differently, played as before</source>
        <translation>表述有变，处理照旧</translation>
    </message>
    <message>
        <source>Worded differently, with no sign of a change</source>
        <translation>措辞不同，无迹象表明内容有变</translation>
    </message>
    <message>
        <source>You said that it no longer holds: played under {edition}.</source>
        <translation>已判断为不再适用：按{edition}处理。</translation>
    </message>
    <message>
        <source>You said that it still holds.</source>
        <translation>已判断为仍然适用。</translation>
    </message>
    <message>
        <source>Your entries that rely on changed clauses: {number}</source>
        <translation>引用了已变更条款的个人内容：{number}</translation>
    </message>
    <message>
        <source>more: {number}</source>
        <translation>更多：{number}</translation>
    </message>
</context>
<context>
    <name>concept_page</name>
    <message>
        <source>Defined by</source>
        <translation>定义条款</translation>
    </message>
    <message>
        <source>Find every passage that names it</source>
        <translation>查找所有提到它的段落</translation>
    </message>
    <message>
        <source>In other languages</source>
        <translation>其他语言</translation>
    </message>
    <message>
        <source>In our own wording, based on Comprehensive Rules 3.6.</source>
        <translation>我们的说明，依据综合规则3.6。</translation>
    </message>
    <message>
        <source>In the other sources</source>
        <translation>在其他来源中</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Names with this mark are ours: no source has them.</source>
        <translation>带此标记的名称是我们自拟的，资料中没有。</translation>
    </message>
    <message>
        <source>Not in the engine: {number}, {why}</source>
        <translation>引擎中没有：{number}，{why}</translation>
    </message>
    <message>
        <source>Where the sources differ</source>
        <translation>来源的差异</translation>
    </message>
</context>
<context>
    <name>copies_page</name>
    <message numerus="yes">
        <source>%n bookmark(s)</source>
        <translation>
            <numerusform>%n个书签</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card record(s)</source>
        <translation>
            <numerusform>%n条卡牌记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>%n个条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) in its tree</source>
        <translation>
            <numerusform>树中%n个节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n revision(s)</source>
        <translation>
            <numerusform>%n个修订</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wording(s)</source>
        <translation>
            <numerusform>%n条措辞</numerusform>
        </translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡牌</translation>
    </message>
    <message>
        <source>Imported editions</source>
        <translation>已导入的版本</translation>
    </message>
    <message>
        <source>Imported lists</source>
        <translation>导入的列表</translation>
    </message>
    <message>
        <source>No backups yet. They are made automatically when the window opens, and every hour after a change.</source>
        <translation>还没有备份。打开窗口时，以及有变更后每小时，都会自动备份。</translation>
    </message>
    <message>
        <source>Official answers</source>
        <translation>官方问答</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>恢复备份</translation>
    </message>
    <message>
        <source>Restoring replaces what is there now, and backs that up first. The window closes and reopens; what you typed in forms stays.</source>
        <translation>恢复备份会覆盖现有内容，覆盖前会先备份。窗口将关闭并重新打开，表单中输入的内容会保留。</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Taught phrases</source>
        <translation>登记内容</translation>
    </message>
    <message>
        <source>The position being set up</source>
        <translation>正在摆的局面</translation>
    </message>
    <message>
        <source>The ruling that is being written</source>
        <translation>正在写的裁定</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Unfinished forms</source>
        <translation>未完成的表单</translation>
    </message>
    <message>
        <source>Where the team&apos;s notebook is</source>
        <translation>团队裁定簿的位置</translation>
    </message>
    <message>
        <source>Your answers on editions</source>
        <translation>关于版本的判断</translation>
    </message>
    <message>
        <source>damaged: {wrong}</source>
        <translation>已损坏：{wrong}</translation>
    </message>
    <message>
        <source>editions: {number}</source>
        <translation>版本：{number}</translation>
    </message>
    <message>
        <source>settled: {number}</source>
        <translation>已解决：{number}</translation>
    </message>
</context>
<context>
    <name>desk_pages</name>
    <message>
        <source>A rule, a term, a card, a whole question</source>
        <translation>规则、术语、卡牌或完整的问题</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>提问</translation>
    </message>
    <message>
        <source>Build a board</source>
        <translation>摆盘面</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Enter what each player says, step by step</source>
        <translation>逐步输入双方各自的说法</translation>
    </message>
    <message>
        <source>Imported from {file} on {day} (pages: {pages}, bytes: {bytes}). Its text is that of the file.</source>
        <translation>{day}从{file}导入（页数：{pages}，字节数：{bytes}）。文字与该文件一致。</translation>
    </message>
    <message>
        <source>Not imported yet: {things}.</source>
        <translation>尚未导入：{things}。</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近打开</translation>
    </message>
    <message>
        <source>Remove …</source>
        <translation>移除…</translation>
    </message>
    <message>
        <source>SHA-256 of the file</source>
        <translation>文件的SHA-256</translation>
    </message>
    <message>
        <source>Search filters</source>
        <translation>搜索的筛选条件</translation>
    </message>
    <message>
        <source>Set it up, and play it by the rules</source>
        <translation>摆好局面，按规则推演</translation>
    </message>
    <message>
        <source>Settle a dispute</source>
        <translation>处理争议</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>The table as you left it</source>
        <translation>上次离开时的牌桌</translation>
    </message>
    <message>
        <source>Where the cursor is</source>
        <translation>按光标位置</translation>
    </message>
</context>
<context>
    <name>dialogs</name>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>{file} exists. Replace it?</source>
        <translation>{file}已存在。要替换吗？</translation>
    </message>
</context>
<context>
    <name>differences</name>
    <message>
        <source>An older source says something else</source>
        <translation>较早的来源说法不同</translation>
    </message>
    <message>
        <source>The text is unclear</source>
        <translation>文本不明确</translation>
    </message>
    <message>
        <source>The translation differs</source>
        <translation>译文不一致</translation>
    </message>
    <message>
        <source>cards in {seat}&apos;s {pile}: {one} {first}, {other} {second}</source>
        <translation>{seat}的{pile}张数：{first}为{one}，{second}为{other}</translation>
    </message>
    <message>
        <source>it is turn {one} ({one_seat}) {first}, turn {other} ({other_seat}) {second}</source>
        <translation>{first}为第{one}回合（{one_seat}），{second}为第{other}回合（{other_seat}）</translation>
    </message>
    <message>
        <source>memory: {one} for {one_seat} ({first}), {other} for {other_seat} ({second})</source>
        <translation>内存：{first}为{one}（{one_seat}），{second}为{other}（{other_seat}）</translation>
    </message>
    <message>
        <source>only {there}, given to {seat}: {things}</source>
        <translation>仅在{there}中赋予{seat}：{things}</translation>
    </message>
    <message>
        <source>only {there}, in {seat}&apos;s {pile}: {cards}</source>
        <translation>仅在{there}中位于{seat}的{pile}：{cards}</translation>
    </message>
    <message>
        <source>pending only {there}: [{card}: ]{effect}</source>
        <translation>仅在{there}中等待发动：[{card}：]{effect}</translation>
    </message>
    <message>
        <source>the attack of {attacker} is at {one} {first}, at {other} {second}</source>
        <translation>{attacker}的攻击进行到：{first}为{one}，{second}为{other}</translation>
    </message>
    <message>
        <source>the game is over only {there}[: {winner} has won]</source>
        <translation>仅在{there}中对局已结束[：{winner}获胜]</translation>
    </message>
    <message>
        <source>the game is won by {one} {first}, by {other} {second}</source>
        <translation>对局的获胜者：{first}为{one}，{second}为{other}</translation>
    </message>
    <message>
        <source>the phase is {one} {first}, {other} {second}</source>
        <translation>阶段：{first}为{one}，{second}为{other}</translation>
    </message>
    <message>
        <source>the same effects are pending in another order</source>
        <translation>等待发动的效果相同，顺序不同</translation>
    </message>
    <message>
        <source>{attacker} attacks {target} only {there}; stage: {stage}</source>
        <translation>仅在{there}中{attacker}攻击{target}；进行到：{stage}</translation>
    </message>
    <message>
        <source>{seat}&apos;s {pile} has the same cards in another order</source>
        <translation>{seat}的{pile}卡牌相同，顺序不同</translation>
    </message>
    <message>
        <source>{unit} is in {seat}&apos;s {area} area only {there}</source>
        <translation>仅在{there}中{unit}在{seat}的{area}</translation>
    </message>
    <message>
        <source>{unit} is suspended only {there}</source>
        <translation>仅在{there}中{unit}为休眠状态</translation>
    </message>
    <message>
        <source>{unit}: its {what} is {one} {first}, {other} {second}</source>
        <translation>{unit}：{what}在{first}中为{one}，在{second}中为{other}</translation>
    </message>
    <message>
        <source>{unit}: the card on top is {one} {first}, {other} {second}</source>
        <translation>{unit}：最上方的卡牌在{first}中为{one}，在{second}中为{other}</translation>
    </message>
    <message>
        <source>{unit}: {what} in another order</source>
        <translation>{unit}：{what}顺序不同</translation>
    </message>
    <message>
        <source>{unit}: {what} only {there}: {things}</source>
        <translation>{unit}：{what}仅在{there}中：{things}</translation>
    </message>
</context>
<context>
    <name>dispute</name>
    <message>
        <source>Activate an effect of …</source>
        <translation>发动效果…</translation>
    </message>
    <message>
        <source>App fuse …</source>
        <translation>应用合体…</translation>
    </message>
    <message>
        <source>Attack with …</source>
        <translation>攻击…</translation>
    </message>
    <message>
        <source>Block with …</source>
        <translation>阻挡…</translation>
    </message>
    <message>
        <source>Both accounts begin here: {place}</source>
        <translation>双方陈述从此处开始：{place}</translation>
    </message>
    <message>
        <source>Burst digivolve …</source>
        <translation>爆裂进化…</translation>
    </message>
    <message>
        <source>By every legal line after “{place}”, {until}:</source>
        <translation>“{place}”之后所有符合规则的打法，{until}：</translation>
    </message>
    <message>
        <source>Can&apos;t be checked: {why}</source>
        <translation>无法检查：{why}</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Counter with …</source>
        <translation>反击…</translation>
    </message>
    <message>
        <source>DNA digivolve …</source>
        <translation>联展进化…</translation>
    </message>
    <message>
        <source>Digivolve …</source>
        <translation>进化…</translation>
    </message>
    <message>
        <source>Enter each account step by step, on its board or in the list.</source>
        <translation>逐步输入双方各自的说法：在盘面上点击，或从列表中选择。</translation>
    </message>
    <message>
        <source>Hatch</source>
        <translation>孵化</translation>
    </message>
    <message>
        <source>Link …</source>
        <translation>链接…</translation>
    </message>
    <message>
        <source>Move from the breeding area …</source>
        <translation>从育成区移动…</translation>
    </message>
    <message>
        <source>No verdict on both while one can&apos;t be read.</source>
        <translation>一方的陈述无法解读时，无法判断双方。</translation>
    </message>
    <message>
        <source>Not legal, but claimed</source>
        <translation>不符合规则，但玩家称已发生</translation>
    </message>
    <message>
        <source>Not legal: {why}</source>
        <translation>不符合规则：{why}</translation>
    </message>
    <message>
        <source>Not true: {why}</source>
        <translation>不属实：{why}</translation>
    </message>
    <message>
        <source>Pass the turn</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Place …</source>
        <translation>放置…</translation>
    </message>
    <message>
        <source>Play …</source>
        <translation>登场…</translation>
    </message>
    <message>
        <source>Searching for a legal line …</source>
        <translation>正在查找符合规则的打法……</translation>
    </message>
    <message>
        <source>Use …</source>
        <translation>使用…</translation>
    </message>
    <message>
        <source>What the rules say about both</source>
        <translation>按规则对双方的判定</translation>
    </message>
    <message>
        <source>What was played at the table</source>
        <translation>牌桌上的对局过程</translation>
    </message>
    <message>
        <source>according to {who}</source>
        <translation>{who}的陈述</translation>
    </message>
    <message>
        <source>checked as if the previous step hadn&apos;t happened</source>
        <translation>按上一步未发生的情况判定</translation>
    </message>
    <message>
        <source>{who}, step {number}: {step}</source>
        <translation>{who}，第{number}步：{step}</translation>
    </message>
</context>
<context>
    <name>durations</name>
    <message>
        <source>as long as it stays the same card</source>
        <translation>只要仍是同一张卡牌</translation>
    </message>
    <message>
        <source>until the end of the attack</source>
        <translation>直到攻击结束</translation>
    </message>
    <message>
        <source>until the end of the opponent&apos;s turn</source>
        <translation>直到对手回合结束</translation>
    </message>
    <message>
        <source>until the end of the turn</source>
        <translation>直到回合结束</translation>
    </message>
    <message>
        <source>until the end of your turn</source>
        <translation>直到自己回合结束</translation>
    </message>
    <message>
        <source>until the opponent&apos;s next unsuspend phase ends</source>
        <translation>直到对手的下一个活跃阶段结束</translation>
    </message>
    <message>
        <source>until your next unsuspend phase ends</source>
        <translation>直到自己的下一个活跃阶段结束</translation>
    </message>
</context>
<context>
    <name>edit_offers</name>
    <message>
        <source>Add 1 memory</source>
        <translation>内存增加1</translation>
    </message>
    <message>
        <source>Add one</source>
        <translation>增加1张</translation>
    </message>
    <message>
        <source>Mark as new this turn</source>
        <translation>设为本回合登场</translation>
    </message>
    <message>
        <source>Mark as not new this turn</source>
        <translation>设为本回合之前已在场</translation>
    </message>
    <message>
        <source>Remove 1 memory</source>
        <translation>内存减少1</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>移走</translation>
    </message>
    <message>
        <source>Remove its last link card</source>
        <translation>移走最后一张链接卡牌</translation>
    </message>
    <message>
        <source>Remove its top card</source>
        <translation>取走最上方的卡牌</translation>
    </message>
    <message>
        <source>Remove one</source>
        <translation>减少1张</translation>
    </message>
    <message>
        <source>Turn it face down</source>
        <translation>翻为背面朝上</translation>
    </message>
    <message>
        <source>Turn it face up</source>
        <translation>翻为正面朝上</translation>
    </message>
    <message>
        <source>Unsuspend</source>
        <translation>变为活跃</translation>
    </message>
</context>
<context>
    <name>edition_page</name>
    <message>
        <source>And {count} more.</source>
        <translation>以及另外{count}项。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Correct the details …</source>
        <translation>更正信息…</translation>
    </message>
    <message>
        <source>Doubtful lines: {count}</source>
        <translation>存疑的行：{count}</translation>
    </message>
    <message>
        <source>Each line shows what was done. Leave it, or choose something else: Tab moves between the choices, Enter selects one.</source>
        <translation>每行都写明了处理方式。可保持原样，也可改用其他处理：按Tab在选项间移动，按Enter采用。</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Import a rulebook</source>
        <translation>导入规则书</translation>
    </message>
    <message>
        <source>It begins a passage</source>
        <translation>是新段落的开头</translation>
    </message>
    <message>
        <source>It continues the previous line</source>
        <translation>接续上一行</translation>
    </message>
    <message>
        <source>It isn&apos;t part of the rulebook</source>
        <translation>不是规则书的文本</translation>
    </message>
    <message>
        <source>Left out, in characters</source>
        <translation>略去的字符</translation>
    </message>
    <message>
        <source>Lines with numbers that may not belong to the text: {count}</source>
        <translation>可能含有非正文数字的行：{count}</translation>
    </message>
    <message>
        <source>Nothing is lost: every character is in a passage or listed as left out.</source>
        <translation>没有遗漏：每个字符要么在段落中，要么列在略去的内容中。</translation>
    </message>
    <message>
        <source>Out of order</source>
        <translation>顺序不符</translation>
    </message>
    <message>
        <source>Page {page}, line {line}</source>
        <translation>第{page}页，第{line}行</translation>
    </message>
    <message>
        <source>Stale references: {count}</source>
        <translation>过时的引用：{count}</translation>
    </message>
    <message>
        <source>The number belongs to the text</source>
        <translation>数字属于正文</translation>
    </message>
    <message>
        <source>Undo the last answer</source>
        <translation>撤销上一次处理</translation>
    </message>
    <message>
        <source>a word ends in a number, perhaps a page number: it stays in {number}</source>
        <translation>词末有数字，可能是页码：保留在{number}中</translation>
    </message>
    <message>
        <source>before the first clause: left out</source>
        <translation>首条条款之前：已略去</translation>
    </message>
    <message>
        <source>chapters</source>
        <translation>章</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>字符</translation>
    </message>
    <message>
        <source>clauses</source>
        <translation>条款</translation>
    </message>
    <message>
        <source>dropped by the judge</source>
        <translation>由裁判舍弃</translation>
    </message>
    <message>
        <source>has a character that the file doesn&apos;t identify</source>
        <translation>有文件未指明的字符</translation>
    </message>
    <message>
        <source>heading of the history</source>
        <translation>更新履历的标题</translation>
    </message>
    <message>
        <source>hyphens at the ends of lines</source>
        <translation>行末的连字符</translation>
    </message>
    <message>
        <source>left out: {hint}</source>
        <translation>已略去：{hint}</translation>
    </message>
    <message>
        <source>looks like a heading: joined to {number}</source>
        <translation>排版像标题：并入{number}</translation>
    </message>
    <message>
        <source>marks before headings</source>
        <translation>标题前的标记</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>未说明原因</translation>
    </message>
    <message>
        <source>numbers that the file runs together with references</source>
        <translation>文件中与参照误连在一起的编号</translation>
    </message>
    <message>
        <source>page numbers</source>
        <translation>页码</translation>
    </message>
    <message>
        <source>passages</source>
        <translation>段落</translation>
    </message>
    <message>
        <source>running headers</source>
        <translation>页眉</translation>
    </message>
    <message>
        <source>running headers and footers</source>
        <translation>页眉和页脚</translation>
    </message>
    <message>
        <source>slanted letters</source>
        <translation>倾斜的文字</translation>
    </message>
    <message>
        <source>the cover</source>
        <translation>封面</translation>
    </message>
    <message>
        <source>the table of contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>treated as a heading</source>
        <translation>视为标题</translation>
    </message>
    <message>
        <source>word broken at the end of the line; read as {hint}</source>
        <translation>行末断开；读作{hint}</translation>
    </message>
    <message>
        <source>{file}, pages: {pages}</source>
        <translation>{file}，页数：{pages}</translation>
    </message>
    <message>
        <source>{hint} doesn&apos;t continue the count here: joined to {number}</source>
        <translation>{hint}在此处编号不连续：并入{number}</translation>
    </message>
    <message>
        <source>{hint} is printed twice: taken as {number}</source>
        <translation>{hint}印了两次：视为{number}</translation>
    </message>
    <message>
        <source>{number} follows {hint}: numbers are missing</source>
        <translation>{number}在{hint}之后：编号有缺</translation>
    </message>
    <message>
        <source>{number} seems to begin inside this line</source>
        <translation>{number}似乎从此行中间开始</translation>
    </message>
</context>
<context>
    <name>editions</name>
    <message>
        <source>(Rule) is always valid, whatever it says.</source>
        <translation>〈规则〉无论写什么，都始终有效。</translation>
    </message>
    <message>
        <source>&lt;Ascension&gt;: once deleted, onto the security stack</source>
        <translation>≪升天≫：被消灭时置于安防</translation>
    </message>
    <message>
        <source>&lt;Ascension&gt;: when this card is deleted, you may place it face down on top of your security stack.</source>
        <translation>≪升天≫：被消灭的卡牌可以背面朝上置于安防最上方。</translation>
    </message>
    <message>
        <source>&lt;Decoy&gt;, &lt;Recovery +1&gt; and &lt;Material Save&gt; are worded differently, with the same result.</source>
        <translation>≪诱饵≫、≪恢复+1≫和≪素材保存≫的措辞不同，结果与之前相同。</translation>
    </message>
    <message>
        <source>&lt;Detach&gt;: trash a link card, and it stays</source>
        <translation>≪脱离≫：废弃链接卡牌以免离开</translation>
    </message>
    <message>
        <source>&lt;Detach&gt;: when this Digimon would leave other than by your effects, you may trash a specified link card so that it stays.</source>
        <translation>≪脱离≫：该数码宝贝将因自己的效果以外的原因离开时，废弃指定的1张链接卡牌，即可不离开。</translation>
    </message>
    <message>
        <source>&lt;Engage&gt;: at the end of your turn, this Digimon may attack.</source>
        <translation>≪交战≫：自己的回合结束时，该数码宝贝可以攻击。</translation>
    </message>
    <message>
        <source>&lt;Engage&gt;: may attack as your turn ends</source>
        <translation>≪交战≫：自己的回合结束时可以攻击</translation>
    </message>
    <message>
        <source>&lt;Guard&gt;: delete it to keep another</source>
        <translation>≪护卫≫：消灭自身，使另1只不离开</translation>
    </message>
    <message>
        <source>&lt;Guard&gt;: when another of your Digimon would leave by an opponent&apos;s effect, you may delete this Digimon so that the other one stays.</source>
        <translation>≪护卫≫：自己的其他数码宝贝将因对手的效果离开时，消灭该数码宝贝，即可使其不离开。</translation>
    </message>
    <message>
        <source>&lt;Piercing&gt; makes the attack on the player successful, and so security is checked.</source>
        <translation>≪贯通≫使对玩家的攻击成立，由此判定安防。</translation>
    </message>
    <message>
        <source>&lt;Piercing&gt; makes the attack&apos;s one security check, without an attack on the player being successful. It is activated at the deletion; only the check waits.</source>
        <translation>≪贯通≫进行该次攻击唯一的1次判定安防，但对玩家的攻击不成立。它在消灭时发动，其后仅判定留待进行。</translation>
    </message>
    <message>
        <source>&lt;Piercing&gt;: attack succeeds → one check only</source>
        <translation>≪贯通≫：攻击成立 → 只判定1次</translation>
    </message>
    <message>
        <source>&lt;Succession&gt;: effects of a digivolution card</source>
        <translation>≪传承≫：持有进化源的效果</translation>
    </message>
    <message>
        <source>&lt;Succession&gt;: this Digimon has all effects, except &lt;Succession&gt;, of its topmost specified digivolution card.</source>
        <translation>≪传承≫：该数码宝贝持有指定进化源中最上方一张除≪传承≫以外的所有效果。</translation>
    </message>
    <message>
        <source>&lt;Use Req.&gt;: no color requirements with a specified card</source>
        <translation>≪使用条件≫：有指定的卡牌时，无视颜色条件</translation>
    </message>
    <message>
        <source>&lt;Use Req.&gt;: while you have a specified Digimon or Tamer, ignore this card&apos;s color requirements.</source>
        <translation>≪使用条件≫：有指定的数码宝贝或驯兽师时，无视此卡牌的颜色条件。</translation>
    </message>
    <message>
        <source>A (Rule) always applies and isn&apos;t an effect; the rules list what it may say.</source>
        <translation>〈规则〉始终适用，不是效果；可写的内容由规则列明。</translation>
    </message>
    <message>
        <source>A (Rule) may give a card words in its name, without changing what it is called.</source>
        <translation>〈规则〉可以使卡牌名称包含某些词语，而卡牌名称本身不变。</translation>
    </message>
    <message>
        <source>A Digimon is still the same Digimon after &lt;De-Digivolve&gt;; effects that have chosen it still apply to it.</source>
        <translation>数码宝贝经过≪退化≫后仍是同一只，已选择它的效果继续以它为目标。</translation>
    </message>
    <message>
        <source>A Digimon that digivolves is still the same Digimon; the rules don&apos;t say so of one that loses its top card.</source>
        <translation>进化后的数码宝贝与进化前是同一只；失去最上方卡牌的数码宝贝是否如此，规则没有说明。</translation>
    </message>
    <message>
        <source>A card being looked at is in its area, and looking can end at any time.</source>
        <translation>确认中的卡牌属于其区域，确认可以随时结束。</translation>
    </message>
    <message>
        <source>A card being looked at isn&apos;t in its area, like a revealed card; it is put back by the rules of that area.</source>
        <translation>确认中的卡牌与公开的卡牌相同，不属于其区域，并按该区域的规则放回。</translation>
    </message>
    <message>
        <source>A card being looked at: in its area → in no area</source>
        <translation>确认中的卡牌：属于其区域 → 不属于任何区域</translation>
    </message>
    <message>
        <source>A card placed by DigiXros leaves the field at that moment, and the cards under it are trashed.</source>
        <translation>因数码合体放置的卡牌在放置时离开场上，其下方的卡牌也在此时废弃。</translation>
    </message>
    <message>
        <source>A card placed on the field this turn can&apos;t attack, however it was placed.</source>
        <translation>本回合置于场上的卡牌不能攻击，无论以何种方式放置。</translation>
    </message>
    <message>
        <source>A card played this turn can&apos;t attack. A hatched Digi-Egg wasn&apos;t played.</source>
        <translation>本回合登场的卡牌不能攻击；孵化不是登场。</translation>
    </message>
    <message>
        <source>A card that can be paid for only through DigiXros or Assembly may be declared even if too few cards are then placed; it goes back.</source>
        <translation>只有借助数码合体或组装才能支付费用的卡牌也可以宣言，宣言后可以放置不足的张数；此时将该卡牌复原。</translation>
    </message>
    <message>
        <source>A card that can be paid for only through an optional condition may be declared even if the condition is then declined; it goes back.</source>
        <translation>只有借助任意处理条件才能支付费用的卡牌也可以宣言，宣言后可以不执行该条件；此时将该卡牌复原。</translation>
    </message>
    <message>
        <source>A covered card that becomes the top card again isn&apos;t a new card; its [Once Per Turn] stays used.</source>
        <translation>被覆盖后再次露出的卡牌不是新卡牌；其[每回合1次]仍视为已使用。</translation>
    </message>
    <message>
        <source>A link card whose category isn&apos;t named in the note of its link is trashed.</source>
        <translation>链接卡牌的类别若未列在其链接的注释中，则会被废弃。</translation>
    </message>
    <message>
        <source>A linked card stays linked, whatever its category.</source>
        <translation>已链接的卡牌无论何种类别，都保持链接。</translation>
    </message>
    <message>
        <source>A persistent effect that changes what a card is comes before a later one-time effect, which applies once the persistent effect is lost.</source>
        <translation>常在型效果规定的卡牌信息优先于之后的一次性效果；常在型效果失去后，后者才适用。</translation>
    </message>
    <message>
        <source>A rule check trashes Tamers and Options in the breeding area.</source>
        <translation>规则检查废弃育成区中的驯兽师和选项卡牌。</translation>
    </message>
    <message>
        <source>A rule check trashes everything in the breeding area that isn&apos;t a Digimon, unless an effect placed it there.</source>
        <translation>规则检查废弃育成区中一切不是数码宝贝的卡牌，由效果放置的除外。</translation>
    </message>
    <message>
        <source>A security check ends when the Digimon is no longer in the battle area.</source>
        <translation>数码宝贝不在战斗区时，判定安防结束。</translation>
    </message>
    <message>
        <source>A token card has its information written on it; any markers may be used to count.</source>
        <translation>衍生物卡牌上写有其信息；任何标记物都可以用来计数，不限于骰子。</translation>
    </message>
    <message>
        <source>A token that leaves counts as placed where it would have gone, so its [On Deletion] is pending activation.</source>
        <translation>离开的衍生物视为已置于要去的区域，因此其【消灭时】进入发动等待。</translation>
    </message>
    <message>
        <source>A token that leaves the field is removed from the game.</source>
        <translation>离开的衍生物从游戏中移除。</translation>
    </message>
    <message>
        <source>A used Option is trashed as soon as its first [Main] is processed, before any rule check and before any other effect is activated.</source>
        <translation>使用过的选项卡牌在处理完第1个【主要】后立即废弃，先于任何规则检查和其他效果的发动。</translation>
    </message>
    <message>
        <source>A used Option is trashed together with resolving what its [Main] triggered.</source>
        <translation>使用过的选项卡牌的废弃，与其【主要】所触发的效果的处理一同进行。</translation>
    </message>
    <message>
        <source>All parts of an effect are carried out to resolve it.</source>
        <translation>处理效果时执行其所有部分。</translation>
    </message>
    <message>
        <source>All parts of an effect are carried out, even if its card becomes a new card in the meantime.</source>
        <translation>效果的所有部分都须执行，其卡牌在此期间成为新卡牌时也是如此。</translation>
    </message>
    <message>
        <source>An effect activated as this card&apos;s effect is activated by this card and has its effect type.</source>
        <translation>作为此卡牌的效果发动的效果，视为由此卡牌发动，并属于此卡牌种类的效果。</translation>
    </message>
    <message>
        <source>An effect activated as this card&apos;s effect is an effect of this card.</source>
        <translation>作为此卡牌的效果发动的效果，是此卡牌的效果。</translation>
    </message>
    <message>
        <source>Any Option card in the battle area counts as one.</source>
        <translation>战斗区中的任何选项卡牌，都算作“战斗区中的选项卡牌”。</translation>
    </message>
    <message>
        <source>Any of the player&apos;s cards that meets the requirements can DNA digivolve, burst digivolve or app fuse, including Tamers.</source>
        <translation>自己的卡牌只要满足条件，都可以联展进化、爆裂进化和应用合体，驯兽师也可以。</translation>
    </message>
    <message>
        <source>Arts Digivolve: into a used DUAL card, at no cost</source>
        <translation>技艺进化：不支付费用，进化为使用过的双重卡</translation>
    </message>
    <message>
        <source>Arts Digivolve: when a used DUAL card would be trashed, you may instead digivolve one of your cards into it without paying the cost.</source>
        <translation>技艺进化：使用过的双重卡将废弃时，可以改为让自己的1张卡牌不支付费用进化为它。</translation>
    </message>
    <message>
        <source>Brackets in a keyword&apos;s icon: the cards it specifies</source>
        <translation>关键词效果图标的括号：其指定的内容</translation>
    </message>
    <message>
        <source>Breeding area: no Tamer or Option → Digimon only</source>
        <translation>育成区：不可有驯兽师或选项卡牌 → 只可有数码宝贝</translation>
    </message>
    <message>
        <source>By ...ing of an activated effect: always done → may be optional</source>
        <translation>由效果发动的效果的“通过……”条件：须执行 → 有时可选</translation>
    </message>
    <message>
        <source>Can&apos;t attack: cards played → placed this turn</source>
        <translation>不能攻击：本回合登场的 → 本回合置于场上的</translation>
    </message>
    <message>
        <source>Condition needed to pay: optional → mandatory</source>
        <translation>支付费用所需的条件：可选 → 强制</translation>
    </message>
    <message>
        <source>Covered card that is on top again: not said → not a new card</source>
        <translation>被覆盖后再次露出的卡牌：没有说明 → 不是新卡牌</translation>
    </message>
    <message>
        <source>DNA, burst, app fusion: Digimon only → Tamers too</source>
        <translation>联展进化、爆裂进化、应用合体：数码宝贝 → 驯兽师也可</translation>
    </message>
    <message>
        <source>DUAL card: a Digimon card and an Option card in one</source>
        <translation>双重卡：既是数码宝贝卡牌，又是选项卡牌</translation>
    </message>
    <message>
        <source>DigiXros cards needed to pay: optional → mandatory</source>
        <translation>支付费用所需的数码合体卡牌：可选 → 强制</translation>
    </message>
    <message>
        <source>Digimon after &lt;De-Digivolve&gt;: not said → the same</source>
        <translation>≪退化≫后的数码宝贝：没有说明 → 同一只</translation>
    </message>
    <message>
        <source>Each player chooses the order of their own effects.</source>
        <translation>各玩家选择自己效果之间的顺序。</translation>
    </message>
    <message>
        <source>Gained effects that don&apos;t count as card text: inherited → all</source>
        <translation>获得后不算卡牌文本的效果：进化源效果 → 全部</translation>
    </message>
    <message>
        <source>If an effect activates another effect, the other&apos;s &quot;by ...ing&quot; is carried out.</source>
        <translation>由效果发动的效果，其“通过……”条件须执行。</translation>
    </message>
    <message>
        <source>If an effect activates another effect, the other&apos;s &quot;by ...ing&quot; is mandatory if the first is mandatory, and optional if the first says &quot;you may&quot;.</source>
        <translation>由效果发动的效果，其“通过……”条件在前一效果为强制时必须执行；前一效果写有“可以”时，可以选择是否执行。</translation>
    </message>
    <message>
        <source>If an effect does two things for each of something, it does all of the first, then all of the second; the number is fixed before both.</source>
        <translation>对“每有……”进行两项处理时，先全部执行第一项，再全部执行第二项；次数在两者之前就已确定。</translation>
    </message>
    <message>
        <source>If an effect does two things for each of something, the number is counted when each of them is done.</source>
        <translation>对“每有……”进行两项处理时，各项的次数在执行该项时计算。</translation>
    </message>
    <message>
        <source>If several effects change what a card is, the latest one applies.</source>
        <translation>多个效果规定卡牌信息时，以最后的为准。</translation>
    </message>
    <message>
        <source>Link card of the wrong category: stays → is trashed</source>
        <translation>类别不符的链接卡牌：保留 → 废弃</translation>
    </message>
    <message>
        <source>Memory moves by the value of the cost.</source>
        <translation>内存按费用的数值移动。</translation>
    </message>
    <message>
        <source>Once DigiXros or Assembly is declared, the cards that the payment needs must be placed.</source>
        <translation>一旦宣言数码合体或组装，就必须放置支付费用不可缺少的卡牌。</translation>
    </message>
    <message>
        <source>Once the card is declared, as much of the optional condition as the payment needs must be carried out.</source>
        <translation>卡牌一旦宣言，支付费用所需的任意处理条件就必须执行。</translation>
    </message>
    <message>
        <source>Only Digimon can DNA digivolve, burst digivolve or app fuse.</source>
        <translation>只有数码宝贝可以联展进化、爆裂进化和应用合体。</translation>
    </message>
    <message>
        <source>Only an Option card that an effect placed there counts as one in the battle area.</source>
        <translation>只有由效果置于战斗区的选项卡牌，才算作“战斗区中的选项卡牌”。</translation>
    </message>
    <message>
        <source>Only the cards above a link limit are trashed.</source>
        <translation>只废弃超过链接上限的卡牌。</translation>
    </message>
    <message>
        <source>Option in the battle area: any → only one placed by an effect</source>
        <translation>战斗区中的选项卡牌：任何 → 由效果放置的</translation>
    </message>
    <message>
        <source>Outside the field, a DUAL card is both a Digimon card and an Option card: you digivolve into its Digimon part or use its Option part. On the field it is only a Digimon.</source>
        <translation>双重卡在场外视为数码宝贝卡牌和选项卡牌，可以用前一部分进化，或使用后一部分；在场上只是数码宝贝。</translation>
    </message>
    <message>
        <source>Paying a cost: memory moves by its value → the exact cost is paid</source>
        <translation>支付费用：内存按费用移动 → 支付恰好的数值</translation>
    </message>
    <message>
        <source>Play or use cost: by its icon, not its category</source>
        <translation>登场费用或使用费用：看图标，不看类别</translation>
    </message>
    <message>
        <source>Several &lt;Piercing&gt; give only one security check; if the Digimon is gone, there is none.</source>
        <translation>多个≪贯通≫只进行1次判定；该数码宝贝已不在时不判定。</translation>
    </message>
    <message>
        <source>Stacked cards don&apos;t become new cards when their order changes.</source>
        <translation>叠加的卡牌在顺序改变时不成为新卡牌。</translation>
    </message>
    <message>
        <source>The cards used for a DNA digivolution become new cards, and their [X Per Turn] counts start over.</source>
        <translation>联展进化所用的卡牌成为新卡牌，其[每回合X次]重新计算。</translation>
    </message>
    <message>
        <source>The cards used for a DNA digivolution start their [X Per Turn] counts anew, and effects that have chosen one of them no longer apply to it.</source>
        <translation>联展进化所用的卡牌，其[每回合X次]重新计算，并且选择了其中某张的效果不再以它为目标。</translation>
    </message>
    <message>
        <source>The exact cost is paid, even if it was increased or reduced.</source>
        <translation>支付的数值与费用完全相同，费用增减后也一样。</translation>
    </message>
    <message>
        <source>The icon beside a cost shows whether it is a play cost or a use cost; the card category doesn&apos;t.</source>
        <translation>费用旁的图标表示是登场费用还是使用费用，而不是卡牌类别。</translation>
    </message>
    <message>
        <source>The lower text is what is printed below the traits: inherited effect, [Security], link, Option part.</source>
        <translation>特征下方的内容（进化源效果、【安防】、链接、选项部分）是下段文本。</translation>
    </message>
    <message>
        <source>The reminder text of Overflow and Arts Digivolve is only a note.</source>
        <translation>卡牌上对≪超流≫和技艺进化的说明是注释。</translation>
    </message>
    <message>
        <source>The round brackets in a keyword effect&apos;s icon say which cards it specifies, for all keyword effects as for &lt;Partition&gt;.</source>
        <translation>关键词效果图标的圆括号内是其指定的内容，≪分裂≫与其他关键词效果都是如此。</translation>
    </message>
    <message>
        <source>The text of a gained effect, of any kind, isn&apos;t part of the card&apos;s text.</source>
        <translation>获得的效果无论是哪一种，其文本都不属于卡牌文本。</translation>
    </message>
    <message>
        <source>The text of a gained inherited effect isn&apos;t part of the Digimon&apos;s text.</source>
        <translation>获得的进化源效果，其文本不属于数码宝贝的文本。</translation>
    </message>
    <message>
        <source>Token that leaves: removed → [On Deletion] is pending</source>
        <translation>离开的衍生物：移除 → 【消灭时】进入发动等待</translation>
    </message>
    <message>
        <source>Two things “for each”: counted twice → once</source>
        <translation>对“每有……”进行两项处理：分别计算 → 只计算一次</translation>
    </message>
    <message>
        <source>Used Option: trashed after what it triggered → at once</source>
        <translation>使用过的选项卡牌：在所触发的效果之后废弃 → 立即废弃</translation>
    </message>
    <message>
        <source>What a card is: latest effect applies → persistent effect first</source>
        <translation>卡牌信息：以最后的效果为准 → 常在型效果优先</translation>
    </message>
    <message>
        <source>When cards being revealed or looked at leave their area, the area has fewer cards.</source>
        <translation>公开中或确认中的卡牌离开其区域时，该区域的张数减少。</translation>
    </message>
    <message>
        <source>You pay no cost for &lt;Blast DNA Digivolve&gt;; 3.6 is played the same way.</source>
        <translation>≪突风联展进化≫不支付费用，3.6也是如此处理。</translation>
    </message>
    <message>
        <source>[Counter] effects are declared and don&apos;t trigger: what the effect requires must be possible, and its &quot;by ...ing&quot; is carried out.</source>
        <translation>【反击】效果不触发，而是宣言：效果所要求的处理必须可以执行，其“通过……”的条件必须执行。</translation>
    </message>
    <message>
        <source>[Counter] effects trigger: one may be chosen even if it does nothing, and a mandatory one must be chosen.</source>
        <translation>【反击】效果会触发：即使不产生任何作用也可以选择，强制的效果则必须选择。</translation>
    </message>
    <message>
        <source>[Counter]: triggers → is declared</source>
        <translation>【反击】：触发 → 宣言</translation>
    </message>
    <message>
        <source>[X Per Turn] starts over when the turn changes or the card becomes a new card, and at no other time.</source>
        <translation>[每回合X次]仅在回合变更或卡牌成为新卡牌时重新计算。</translation>
    </message>
    <message>
        <source>“Lower text”: everything below the traits</source>
        <translation>“下段文本”：特征下方的全部内容</translation>
    </message>
</context>
<context>
    <name>editions_compared</name>
    <message>
        <source>Because</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Choices left out: {number}. First: {what}</source>
        <translation>略去的选择：{number}。第一个：{what}</translation>
    </message>
    <message>
        <source>Choices that one edition doesn&apos;t offer</source>
        <translation>某一版本中不存在的选择</translation>
    </message>
    <message>
        <source>Different in the end</source>
        <translation>最终的不同之处</translation>
    </message>
    <message>
        <source>Replayed under rules {edition} as far as possible. First difference: {what}</source>
        <translation>已按规则{edition}尽可能重演。首个不同之处：{what}</translation>
    </message>
    <message>
        <source>Replayed under rules {edition}. First difference: {what}</source>
        <translation>已按规则{edition}重演。首个不同之处：{what}</translation>
    </message>
    <message>
        <source>Replayed under rules {edition}. Same result up to here.</source>
        <translation>已按规则{edition}重演。至此结果相同。</translation>
    </message>
    <message>
        <source>Replayed under rules {edition}. Same result.</source>
        <translation>已按规则{edition}重演。结果相同。</translation>
    </message>
    <message>
        <source>Rules {edition}: {what}</source>
        <translation>规则{edition}：{what}</translation>
    </message>
    <message>
        <source>Rules {first} and {later} give the same result.</source>
        <translation>规则{first}与{later}结果相同。</translation>
    </message>
    <message>
        <source>The editions differ after: {choice}</source>
        <translation>此后两个版本出现不同：{choice}</translation>
    </message>
    <message>
        <source>The two boards are the same in the end.</source>
        <translation>两个盘面最终相同。</translation>
    </message>
    <message>
        <source>no longer: {event}</source>
        <translation>不再发生：{event}</translation>
    </message>
    <message>
        <source>not possible: {choice}</source>
        <translation>不可选：{choice}</translation>
    </message>
    <message>
        <source>only possible under this edition: {options}</source>
        <translation>仅此版本可选：{options}</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>对局已结束</translation>
    </message>
</context>
<context>
    <name>editions_page</name>
    <message>
        <source>Add an edition …</source>
        <translation>添加版本…</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Change …</source>
        <translation>修改…</translation>
    </message>
    <message>
        <source>Citations of changed clauses</source>
        <translation>引用了变更条款的内容</translation>
    </message>
    <message>
        <source>Citations of clauses that changed in {edition}</source>
        <translation>引用了{edition}变更条款的内容</translation>
    </message>
    <message>
        <source>Concept</source>
        <translation>概念</translation>
    </message>
    <message>
        <source>Correct: it is gone</source>
        <translation>认可：已删除</translation>
    </message>
    <message>
        <source>Correct: it is new</source>
        <translation>认可：为新增</translation>
    </message>
    <message>
        <source>Correct: {what}</source>
        <translation>认可：{what}</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Y accepts, Ctrl+Shift+X splits. To match other clauses, use a file: “judgeapp corpus compare {old} {new} --doubts FILE”.</source>
        <translation>按Ctrl+Shift+Y认可，按Ctrl+Shift+X拆开。要与其他条款对应，请使用文件：“judgeapp corpus compare {old} {new} --doubts FILE”。</translation>
    </message>
    <message>
        <source>Difference between sources</source>
        <translation>来源的差异</translation>
    </message>
    <message>
        <source>Doubtful between {old} and {new}</source>
        <translation>{old}与{new}之间存疑的对应</translation>
    </message>
    <message>
        <source>Editions of the rules</source>
        <translation>规则版本</translation>
    </message>
    <message>
        <source>Every clause that your data cites means the same in {edition}.</source>
        <translation>已保存的内容所引用的条款，在{edition}中内容均未改变。</translation>
    </message>
    <message>
        <source>From {old} to {new}</source>
        <translation>从{old}到{new}</translation>
    </message>
    <message>
        <source>No doubtful matches.</source>
        <translation>没有存疑的对应。</translation>
    </message>
    <message>
        <source>Not the same: one is gone, the other new</source>
        <translation>不相同：一条已删除，另一条为新增</translation>
    </message>
    <message>
        <source>Nothing to check.</source>
        <translation>没有需要检查的内容。</translation>
    </message>
    <message>
        <source>Official answer</source>
        <translation>官方问答</translation>
    </message>
    <message>
        <source>Our reading</source>
        <translation>我们的解读</translation>
    </message>
    <message>
        <source>Parts of the program that rely on them: {number}</source>
        <translation>以这些条款为依据的程序内容：{number}</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一个</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Set the date …</source>
        <translation>指定生效日期…</translation>
    </message>
    <message>
        <source>Settle doubtful matches: {number}</source>
        <translation>处理存疑的对应：{number}</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>The ruling that is being written</source>
        <translation>正在写的裁定</translation>
    </message>
    <message>
        <source>The same clause, but with a different meaning</source>
        <translation>同一条款，但内容不同</translation>
    </message>
    <message>
        <source>The same clause, with the same meaning</source>
        <translation>同一条款，内容相同</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>There may be a newer edition: the publisher revises the rules every few weeks. Import it as a file (Ctrl+Alt+L).</source>
        <translation>可能有更新的版本：发行商每隔数周修订规则。请将其作为文件导入（Ctrl+Alt+L）。</translation>
    </message>
    <message>
        <source>These are the dates printed in the editions.</source>
        <translation>日期为各版本所印的日期。</translation>
    </message>
    <message>
        <source>To the editions</source>
        <translation>到版本列表</translation>
    </message>
    <message>
        <source>Use the dates printed in the editions</source>
        <translation>恢复各版本所印的日期</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>更新内容</translation>
    </message>
    <message>
        <source>You changed the dates in this table yourself.</source>
        <translation>此表的日期已手动修改。</translation>
    </message>
    <message>
        <source>Your entries to check: {number}</source>
        <translation>需要检查的个人内容：{number}</translation>
    </message>
    <message>
        <source>an unmatched clause is similar</source>
        <translation>有未对应的相似条款</translation>
    </message>
    <message>
        <source>another clause is just as similar</source>
        <translation>另有同样相似的条款</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>has a different meaning</source>
        <translation>内容不同</translation>
    </message>
    <message>
        <source>in force today</source>
        <translation>现行</translation>
    </message>
    <message>
        <source>it could be swapped with a neighboring clause</source>
        <translation>与相邻条款的对应可能互换</translation>
    </message>
    <message>
        <source>it has a different meaning</source>
        <translation>内容不同</translation>
    </message>
    <message>
        <source>it has moved to another section</source>
        <translation>已移至其他章节</translation>
    </message>
    <message>
        <source>it has the same meaning</source>
        <translation>内容相同</translation>
    </message>
    <message>
        <source>it is gone</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>it is unclear which clause it is</source>
        <translation>对应哪一条款存疑</translation>
    </message>
    <message>
        <source>it was merged with others</source>
        <translation>与其他条款合并</translation>
    </message>
    <message>
        <source>it was split</source>
        <translation>已拆分</translation>
    </message>
    <message>
        <source>its edition isn&apos;t available</source>
        <translation>尚无该版本</translation>
    </message>
    <message>
        <source>its text isn&apos;t available</source>
        <translation>尚无文本</translation>
    </message>
    <message>
        <source>its text was imported again and differs</source>
        <translation>其文本重新导入后有所不同</translation>
    </message>
    <message>
        <source>more: {number}</source>
        <translation>更多：{number}</translation>
    </message>
    <message>
        <source>much of one is missing from the other</source>
        <translation>一方有许多内容在另一方找不到</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>no date given</source>
        <translation>未说明日期</translation>
    </message>
    <message>
        <source>not in {edition}</source>
        <translation>{edition}中没有</translation>
    </message>
    <message>
        <source>one became several</source>
        <translation>一条拆分为多条</translation>
    </message>
    <message>
        <source>only renumbered</source>
        <translation>仅编号变更</translation>
    </message>
    <message>
        <source>same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>several became one</source>
        <translation>多条合并为一条</translation>
    </message>
    <message>
        <source>several clauses that may belong together</source>
        <translation>可能对应的多条条款</translation>
    </message>
    <message>
        <source>since {date}</source>
        <translation>自{date}起</translation>
    </message>
    <message>
        <source>the texts have little in common</source>
        <translation>文本少有共同之处</translation>
    </message>
    <message>
        <source>the update history says otherwise</source>
        <translation>更新履历的说法不同</translation>
    </message>
    <message>
        <source>{at} of {all}</source>
        <translation>第{at}项，共{all}项</translation>
    </message>
    <message>
        <source>{number} of {edition}: {standing}</source>
        <translation>{edition}的{number}：{standing}</translation>
    </message>
    <message>
        <source>{there} in {edition}</source>
        <translation>{edition}中的{there}</translation>
    </message>
    <message>
        <source>{there} in {edition}, with a different meaning</source>
        <translation>{edition}中的{there}，内容不同</translation>
    </message>
    <message>
        <source>{what} (doubtful)</source>
        <translation>{what}（存疑）</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>&quot;Blocker&quot; or &quot;+1000 DP&quot;</source>
        <translation>“Blocker”或“+1000 DP”</translation>
    </message>
    <message>
        <source>&apos;as_colors&apos; needs the level that it digivolves as</source>
        <translation>&apos;as_colors&apos;需要写明视为哪个等级进化</translation>
    </message>
    <message>
        <source>&apos;chosen&apos; says how many cards of &apos;of&apos; are revealed</source>
        <translation>&apos;chosen&apos;表示公开&apos;of&apos;中的几张卡牌</translation>
    </message>
    <message>
        <source>&apos;in_all&apos; is the total number of cards meant</source>
        <translation>&apos;in_all&apos;是所指全部卡牌的总张数</translation>
    </message>
    <message>
        <source>&apos;not_counting&apos; says what doesn&apos;t count as a name or trait</source>
        <translation>&apos;not_counting&apos;表示哪些不算作名称或特征</translation>
    </message>
    <message>
        <source>&apos;object&apos; of {event!r} is never in the areas it names</source>
        <translation>“{event}”的&apos;object&apos;不会在所写的区域</translation>
    </message>
    <message>
        <source>&apos;or_more&apos; needs a number</source>
        <translation>&apos;or_more&apos;需要写明张数</translation>
    </message>
    <message>
        <source>&apos;over_count&apos; sets how many cards under it match &apos;over&apos;</source>
        <translation>&apos;over_count&apos;表示下方有几张卡牌符合&apos;over&apos;</translation>
    </message>
    <message>
        <source>&apos;over_top&apos; says for which cards &apos;over&apos; is checked</source>
        <translation>&apos;over_top&apos;表示对哪些卡牌检查&apos;over&apos;</translation>
    </message>
    <message>
        <source>&apos;per&apos; must be at least 1</source>
        <translation>&apos;per&apos;至少为1</translation>
    </message>
    <message>
        <source>&apos;same&apos; and &apos;same_as&apos; must be used together</source>
        <translation>&apos;same&apos;与&apos;same_as&apos;须同时使用</translation>
    </message>
    <message>
        <source>&apos;timings&apos; can&apos;t be used with &apos;would&apos;</source>
        <translation>&apos;timings&apos;不能与&apos;would&apos;一起使用</translation>
    </message>
    <message>
        <source>&apos;to&apos; names who gets &apos;gifts&apos;, but there are none</source>
        <translation>&apos;to&apos;表示&apos;gifts&apos;给谁，而这里没有&apos;gifts&apos;</translation>
    </message>
    <message>
        <source>&apos;under&apos; applies only to cards under others or linked to them</source>
        <translation>&apos;under&apos;只适用于其他卡牌下方或与其链接的卡牌</translation>
    </message>
    <message>
        <source>&apos;would&apos; needs &apos;when&apos;: what would happen</source>
        <translation>&apos;would&apos;需要&apos;when&apos;：将要发生什么</translation>
    </message>
    <message>
        <source>, since {day}</source>
        <translation>（自{day}起）</translation>
    </message>
    <message>
        <source>--gold takes no query, language or source</source>
        <translation>--gold不能与查询、语言或来源同用</translation>
    </message>
    <message>
        <source>--only {kind} takes no language or source</source>
        <translation>--only {kind}不能与语言或来源同用</translation>
    </message>
    <message>
        <source>&lt;{name}&gt; is something that an effect does: no card has it by itself</source>
        <translation>&lt;{name}&gt;由效果进行，不是卡牌自身持有的关键词效果</translation>
    </message>
    <message>
        <source>Add &apos;as_level&apos;</source>
        <translation>写明&apos;as_level&apos;</translation>
    </message>
    <message>
        <source>Add &apos;count&apos;, and leave out &apos;up_to&apos; and &apos;in_all&apos;</source>
        <translation>写明&apos;count&apos;，并省略&apos;up_to&apos;和&apos;in_all&apos;</translation>
    </message>
    <message>
        <source>Add &apos;when&apos;</source>
        <translation>写明&apos;when&apos;</translation>
    </message>
    <message>
        <source>Add it to the hand in &apos;then&apos;</source>
        <translation>在&apos;then&apos;里加入手牌</translation>
    </message>
    <message>
        <source>Add it under `cards`</source>
        <translation>请添加到`cards`下</translation>
    </message>
    <message>
        <source>Add one: judgeapp update --add NAME https://...</source>
        <translation>请添加一个：judgeapp update --add 名称 https://...</translation>
    </message>
    <message>
        <source>Add what it stands for</source>
        <translation>请一并说明它代表什么</translation>
    </message>
    <message>
        <source>All judges of this team share one login, so the server can&apos;t tell who writes and deletes. Whoever created the team&apos;s notebook can add one for each judge: judgeapp team judges --add NAME</source>
        <translation>此团队的所有裁判共用一个账号，服务器无法分辨由谁编写和删除。请建立团队裁定簿的人为每位裁判开设账号：judgeapp team judges --add 姓名</translation>
    </message>
    <message>
        <source>Another edition of the rules may have saved it. Delete this branch</source>
        <translation>可能由其他规则版本保存；请删除此分支</translation>
    </message>
    <message>
        <source>Ask both of them</source>
        <translation>请询问双方</translation>
    </message>
    <message>
        <source>Ask for TLS to be switched on there, or allow connections without TLS at this event</source>
        <translation>请让对方启用TLS，或为本次赛事允许不使用</translation>
    </message>
    <message>
        <source>Ask for a new export of the ruling with all of its history</source>
        <translation>请让对方连同全部历史重新导出裁定</translation>
    </message>
    <message>
        <source>Ask for a new export: judgeapp notebook export FILE</source>
        <translation>请让对方重新导出：judgeapp notebook export FILE</translation>
    </message>
    <message>
        <source>Ask the server&apos;s administrator</source>
        <translation>请询问服务器管理员</translation>
    </message>
    <message>
        <source>Ask the server&apos;s administrator for access</source>
        <translation>请服务器管理员开放权限</translation>
    </message>
    <message>
        <source>Ask the server&apos;s administrator for another one</source>
        <translation>请向服务器管理员索取新密码</translation>
    </message>
    <message>
        <source>Ask the server&apos;s administrator whether this is the right database</source>
        <translation>请向服务器管理员确认这是否是正确的数据库</translation>
    </message>
    <message>
        <source>Ask them to upgrade it; until then it keeps working as it is</source>
        <translation>请其升级；在此之前可照常使用</translation>
    </message>
    <message>
        <source>At most {most:,} are allowed</source>
        <translation>上限为{most:,}</translation>
    </message>
    <message>
        <source>At most {most} are allowed</source>
        <translation>上限为{most}</translation>
    </message>
    <message>
        <source>Available: {known}</source>
        <translation>现有：{known}</translation>
    </message>
    <message>
        <source>Available: {known}{also}</source>
        <translation>现有：{known}{also}</translation>
    </message>
    <message>
        <source>Chapter 16 lists them</source>
        <translation>名称见第16章</translation>
    </message>
    <message>
        <source>Check it</source>
        <translation>请检查</translation>
    </message>
    <message>
        <source>Check it; the version of {date} is saved as {file}</source>
        <translation>请检查；{date}时的内容保存为{file}</translation>
    </message>
    <message>
        <source>Check its address and the network</source>
        <translation>请检查地址和网络</translation>
    </message>
    <message>
        <source>Check the address and your internet connection</source>
        <translation>请检查网址，以及本机是否联网</translation>
    </message>
    <message>
        <source>Check the address in a browser</source>
        <translation>请在浏览器中检查网址</translation>
    </message>
    <message>
        <source>Check the disk</source>
        <translation>请检查磁盘</translation>
    </message>
    <message>
        <source>Check the history of the newest rulings; nothing was deleted</source>
        <translation>请查看最新裁定的历史；没有删除任何内容</translation>
    </message>
    <message>
        <source>Check the name of the database</source>
        <translation>请检查数据库名称</translation>
    </message>
    <message>
        <source>Check the user and the password; an expired password gives the same message</source>
        <translation>请检查用户和密码；密码过期时也显示同样的信息</translation>
    </message>
    <message>
        <source>Check them</source>
        <translation>请逐一检查</translation>
    </message>
    <message>
        <source>Check this computer&apos;s date, and whether a proxy intercepts the connection; the file wasn&apos;t imported</source>
        <translation>请检查本机日期，以及是否有代理服务器拦截连接；该文件不予导入</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>请选择其他名称</translation>
    </message>
    <message>
        <source>Choose another name, or overwrite with --overwrite</source>
        <translation>请选择其他名称，或用--overwrite覆盖</translation>
    </message>
    <message>
        <source>Choose another name, or remove that address</source>
        <translation>请选择其他名称，或移除该网址</translation>
    </message>
    <message>
        <source>Choose another node of the tree</source>
        <translation>请选择树中的其他节点</translation>
    </message>
    <message>
        <source>Choose another one</source>
        <translation>请换用其他的</translation>
    </message>
    <message>
        <source>Choose another place for the report</source>
        <translation>请为报告选择其他位置</translation>
    </message>
    <message>
        <source>Choose it again</source>
        <translation>请重新选择</translation>
    </message>
    <message>
        <source>Choose it first</source>
        <translation>请先选择</translation>
    </message>
    <message>
        <source>Choose one of the other actions, or correct the board</source>
        <translation>请选择其他操作，或更正盘面</translation>
    </message>
    <message>
        <source>Choose one of: {known}</source>
        <translation>请指定其一：{known}</translation>
    </message>
    <message>
        <source>Choose the certificate from the organizers</source>
        <translation>请选择主办方发放的证书</translation>
    </message>
    <message>
        <source>Choose the file from the organizers</source>
        <translation>请选择主办方发放的文件</translation>
    </message>
    <message>
        <source>Close it first</source>
        <translation>请先关闭</translation>
    </message>
    <message>
        <source>Close other programs: the memory is full</source>
        <translation>请关闭其他程序：内存已满</translation>
    </message>
    <message>
        <source>Close the other program that uses it</source>
        <translation>请关闭正在使用它的其他程序</translation>
    </message>
    <message>
        <source>Copy it again</source>
        <translation>请重新复制</translation>
    </message>
    <message>
        <source>Copy it from a browser</source>
        <translation>请从浏览器复制网址</translation>
    </message>
    <message>
        <source>Correct it, or end the name with a colon: &quot;Tai: Tamer yellow cost 3&quot;</source>
        <translation>请更正，或在名称后加冒号：“太一：驯兽师 黄 费用 3”</translation>
    </message>
    <message>
        <source>Delete this folder and start again: the index will be rebuilt</source>
        <translation>请删除此文件夹后重新启动：索引会重新建立</translation>
    </message>
    <message>
        <source>Describe it: &quot;{text} Lv.4 red 5000&quot;</source>
        <translation>请说明是什么：“{text} Lv.4 红 5000”</translation>
    </message>
    <message>
        <source>Drop the file onto its window</source>
        <translation>请将文件拖放到已打开的窗口上</translation>
    </message>
    <message>
        <source>Drop the others separately</source>
        <translation>请将其余文件单独拖放</translation>
    </message>
    <message>
        <source>End the name with a colon: &quot;Tai: Tamer yellow cost 3&quot;</source>
        <translation>请在名称后加冒号：“太一：驯兽师 黄 费用 3”</translation>
    </message>
    <message>
        <source>Enter a question</source>
        <translation>请输入问题</translation>
    </message>
    <message>
        <source>Enter the top card, then each card below it with Ctrl+Enter; if the word is part of a name, end the name with a colon</source>
        <translation>先输入最上面的卡牌，再用Ctrl+Enter逐张输入下面的卡牌；若名称中含有该词，请在名称后加冒号</translation>
    </message>
    <message>
        <source>Expected `{wanted}` {bound}</source>
        <translation>应为`{wanted}` {bound}</translation>
    </message>
    <message>
        <source>Expected `{wanted}`, got `{found}`</source>
        <translation>应为`{wanted}`，实为`{found}`</translation>
    </message>
    <message>
        <source>Expected `{wanted}`, got a list</source>
        <translation>应为`{wanted}`，实为列表</translation>
    </message>
    <message>
        <source>Expected `{wanted}`, got a mapping</source>
        <translation>应为`{wanted}`，实为映射</translation>
    </message>
    <message>
        <source>Expected a list, got `{found}`</source>
        <translation>应为列表，实为`{found}`</translation>
    </message>
    <message>
        <source>Expected a mapping, got `{found}`</source>
        <translation>应为映射，实为`{found}`</translation>
    </message>
    <message>
        <source>Expecting &apos;{letter}&apos; delimiter</source>
        <translation>缺少&apos;{letter}&apos;</translation>
    </message>
    <message>
        <source>Expecting property name enclosed in double quotes</source>
        <translation>缺少双引号括起的字段名</translation>
    </message>
    <message>
        <source>Expecting value</source>
        <translation>缺少值</translation>
    </message>
    <message>
        <source>Export fewer at once</source>
        <translation>请减少一次导出的数量</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>文件已存在</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>文件名过长</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>文件过大</translation>
    </message>
    <message>
        <source>Fill it with: judgeapp cards import FILE</source>
        <translation>请用此命令导入卡牌：judgeapp cards import FILE</translation>
    </message>
    <message>
        <source>For example: blocker&lt;TAB&gt;16-4,12-1&lt;TAB&gt;2</source>
        <translation>例如：blocker&lt;TAB&gt;16-4,12-1&lt;TAB&gt;2</translation>
    </message>
    <message>
        <source>For example: pg.example.org</source>
        <translation>例如pg.example.org</translation>
    </message>
    <message>
        <source>Free up disk space</source>
        <translation>请释放一些磁盘空间</translation>
    </message>
    <message>
        <source>Free up disk space, or check the disk</source>
        <translation>请释放一些空间，或检查磁盘</translation>
    </message>
    <message>
        <source>Get the file again</source>
        <translation>请从来源处重新获取</translation>
    </message>
    <message>
        <source>Give one of them another name with `as`</source>
        <translation>请用`as`为其中一个另取名称</translation>
    </message>
    <message>
        <source>Give this name to what is chosen or done before it; names known here: {known}</source>
        <translation>在选择或执行之处给所指的内容命名；这里已有：{known}</translation>
    </message>
    <message>
        <source>Have it respond before that happens: &apos;would&apos;</source>
        <translation>让其在事件发生之前应对：&apos;would&apos;</translation>
    </message>
    <message>
        <source>Have one created with: CREATE DATABASE ... ENCODING &apos;UTF8&apos; TEMPLATE template0</source>
        <translation>请让管理员建立一个：CREATE DATABASE ... ENCODING &apos;UTF8&apos; TEMPLATE template0</translation>
    </message>
    <message>
        <source>If this is another kind of rulebook, specify it</source>
        <translation>如果是其他规则书，请指定其种类</translation>
    </message>
    <message>
        <source>If you have another copy of the file, put it there</source>
        <translation>如果别处有此文件的副本，请放回原位</translation>
    </message>
    <message>
        <source>Import it</source>
        <translation>请导入</translation>
    </message>
    <message>
        <source>Import its card file: judgeapp cards import FILE</source>
        <translation>请导入其卡牌文件：judgeapp cards import FILE</translation>
    </message>
    <message>
        <source>Import its text instead</source>
        <translation>请改为导入其文本</translation>
    </message>
    <message>
        <source>Import one that has text</source>
        <translation>请导入含有文本的文件</translation>
    </message>
    <message>
        <source>Import their file again; the others are unchanged</source>
        <translation>请重新导入其文件；其余保持原样</translation>
    </message>
    <message>
        <source>Import them, or describe the card: &quot;{text} Lv.4 red 5000&quot;</source>
        <translation>请导入卡牌，或描述该卡牌：“{text} Lv.4 红 5000”</translation>
    </message>
    <message>
        <source>Import them: judgeapp rulings import FILE</source>
        <translation>请用此命令导入：judgeapp rulings import FILE</translation>
    </message>
    <message>
        <source>Import without it, then settle the lines it lists</source>
        <translation>请先不附上该文件导入，再处理届时列出的行</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>输入输出错误</translation>
    </message>
    <message>
        <source>Invalid control character at</source>
        <translation>有不允许的控制字符</translation>
    </message>
    <message>
        <source>Invalid enum value {found}</source>
        <translation>没有{found}这个值</translation>
    </message>
    <message>
        <source>Invalid value {found}</source>
        <translation>{found}不是有效的值</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>是文件夹</translation>
    </message>
    <message>
        <source>It can become: {become}. If that was a mistake, restore an older version from the history</source>
        <translation>可变为：{become}。若录入有误，请从历史中恢复</translation>
    </message>
    <message>
        <source>It can have at most {most} bytes, and no invisible characters</source>
        <translation>最多{most}个字节，且不含不可见的字符</translation>
    </message>
    <message>
        <source>It can&apos;t be set aside ({reason})</source>
        <translation>无法另行存放（{reason}）</translation>
    </message>
    <message>
        <source>It can&apos;t be set aside ({reason}) and will be overwritten</source>
        <translation>无法另行存放（{reason}），将被覆盖</translation>
    </message>
    <message>
        <source>It has: {has}</source>
        <translation>其中有：{has}</translation>
    </message>
    <message>
        <source>It must begin with {mark}</source>
        <translation>必须以{mark}开头</translation>
    </message>
    <message>
        <source>It must begin with: format: {format}</source>
        <translation>必须以此开头：format: {format}</translation>
    </message>
    <message>
        <source>It takes only additions, and the database&apos;s default_transaction_isolation must be read committed</source>
        <translation>裁定簿只能添加内容，且数据库的default_transaction_isolation必须为read committed</translation>
    </message>
    <message>
        <source>Its former text: {older}:{number}</source>
        <translation>原来的内容：{older}:{number}</translation>
    </message>
    <message>
        <source>Its number today is {today}</source>
        <translation>现在的编号是{today}</translation>
    </message>
    <message>
        <source>Join one with: judgeapp team set HOST ...</source>
        <translation>请用此命令加入：judgeapp team set HOST ...</translation>
    </message>
    <message>
        <source>Keep it to one line</source>
        <translation>只能有一行</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>请略去</translation>
    </message>
    <message>
        <source>Leave it out if there is none</source>
        <translation>没有就省略</translation>
    </message>
    <message>
        <source>Leave it out, or use it in a card search</source>
        <translation>省略，或写在寻找卡牌之处</translation>
    </message>
    <message>
        <source>Leave it out, or use it with one of {events}</source>
        <translation>省略，或用于以下事件之一：{events}</translation>
    </message>
    <message>
        <source>Leave out &apos;by&apos; and &apos;except_by&apos;</source>
        <translation>省略&apos;by&apos;和&apos;except_by&apos;</translation>
    </message>
    <message>
        <source>Leave out &apos;count&apos;, or &apos;chosen&apos;</source>
        <translation>省略&apos;count&apos;或&apos;chosen&apos;</translation>
    </message>
    <message>
        <source>Leave out &apos;face_up&apos;</source>
        <translation>省略&apos;face_up&apos;</translation>
    </message>
    <message>
        <source>Leave out &apos;free&apos; or &apos;less&apos;</source>
        <translation>省略&apos;free&apos;或&apos;less&apos;</translation>
    </message>
    <message>
        <source>Leave out &apos;ignore_level&apos; and &apos;as_level&apos;</source>
        <translation>省略&apos;ignore_level&apos;和&apos;as_level&apos;</translation>
    </message>
    <message>
        <source>Leave out &apos;ignore_requirements&apos;, &apos;ignore_level&apos;, &apos;as_level&apos; and &apos;cost&apos;, or &apos;how&apos;</source>
        <translation>省略&apos;ignore_requirements&apos;、&apos;ignore_level&apos;、&apos;as_level&apos;和&apos;cost&apos;，或省略&apos;how&apos;</translation>
    </message>
    <message>
        <source>Leave out &apos;of&apos;</source>
        <translation>省略&apos;of&apos;</translation>
    </message>
    <message>
        <source>Leave out &apos;unseen&apos;</source>
        <translation>省略&apos;unseen&apos;</translation>
    </message>
    <message>
        <source>Leave out &apos;unseen&apos; or the question</source>
        <translation>省略&apos;unseen&apos;，或省略所询问的内容</translation>
    </message>
    <message>
        <source>Leave out &apos;whose&apos;, or ask about one of {actions}</source>
        <translation>省略&apos;whose&apos;，或询问以下之一：{actions}</translation>
    </message>
    <message>
        <source>Leave out &apos;would&apos;, or use it with one of {answered}</source>
        <translation>省略&apos;would&apos;，或与以下之一搭配使用：{answered}</translation>
    </message>
    <message>
        <source>Leave out --edition</source>
        <translation>请略去--edition</translation>
    </message>
    <message>
        <source>Leave out the count for a single one</source>
        <translation>只有一张时请省略张数</translation>
    </message>
    <message>
        <source>Leave out the player and the area</source>
        <translation>请去掉玩家和区域</translation>
    </message>
    <message>
        <source>Leave the others out</source>
        <translation>省略其余的</translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation>将其省略</translation>
    </message>
    <message>
        <source>List the one with this name separately</source>
        <translation>请将有此名称的卡牌单独列出</translation>
    </message>
    <message>
        <source>Look at it with show, then restore one, or settle it with --settle</source>
        <translation>请用show查看，再恢复其中一个，或用--settle表示以此解决</translation>
    </message>
    <message>
        <source>Make it writable, or choose another one with --data</source>
        <translation>请设为可写，或用--data另选一个</translation>
    </message>
    <message>
        <source>Make the data folder writable</source>
        <translation>请将数据文件夹设为可写</translation>
    </message>
    <message>
        <source>Make the file and its folder writable</source>
        <translation>请将该文件及其文件夹设为可写</translation>
    </message>
    <message>
        <source>Make the folder writable or free some space</source>
        <translation>请将文件夹设为可写，或释放一些空间</translation>
    </message>
    <message>
        <source>Move it after the action it asks about</source>
        <translation>移到它所询问的行动之后</translation>
    </message>
    <message>
        <source>Name a file in it</source>
        <translation>请指定其中的文件</translation>
    </message>
    <message>
        <source>Name a file, or pass the text</source>
        <translation>请指定文件，或直接给出文本</translation>
    </message>
    <message>
        <source>Name a scenario</source>
        <translation>请指定场景</translation>
    </message>
    <message>
        <source>Name that ruling</source>
        <translation>请指明是哪条裁定</translation>
    </message>
    <message>
        <source>Name the area</source>
        <translation>指明区域</translation>
    </message>
    <message>
        <source>Name the ruling</source>
        <translation>请指明是哪条裁定</translation>
    </message>
    <message>
        <source>Name two editions</source>
        <translation>请指定两个</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>设备空间不足</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>没有此文件或文件夹</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>不是文件夹</translation>
    </message>
    <message>
        <source>Object contains unknown field `{field}`</source>
        <translation>没有`{field}`这个字段</translation>
    </message>
    <message>
        <source>Object missing required field `{field}`</source>
        <translation>缺少字段`{field}`</translation>
    </message>
    <message>
        <source>On Debian and Ubuntu, install libegl1, libgl1 and libxkbcommon0; elsewhere Mesa</source>
        <translation>在Debian和Ubuntu上请安装libegl1、libgl1和libxkbcommon0；其他系统请安装Mesa</translation>
    </message>
    <message>
        <source>Only https:// is allowed</source>
        <translation>只允许https://</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>不允许的操作</translation>
    </message>
    <message>
        <source>Pass a mapping file with --mapping. It has lines such as “{first}: {field}” under “fields:”</source>
        <translation>请用--mapping指定对应表文件，在“fields:”下写“{first}: {field}”这样的行</translation>
    </message>
    <message>
        <source>Pass it with --password-stdin, or in {variable}</source>
        <translation>请用--password-stdin或在{variable}中给出</translation>
    </message>
    <message>
        <source>Perhaps you mean {called!r}</source>
        <translation>可能是指“{called}”</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>没有权限</translation>
    </message>
    <message>
        <source>Play it again from its position; this version reads the rules differently</source>
        <translation>请从其局面重演；本程序对规则的解读不同</translation>
    </message>
    <message>
        <source>Print it to a new PDF with another program, or import its text</source>
        <translation>请用其他程序打印为新的PDF，或导入其文本</translation>
    </message>
    <message>
        <source>Put a colon after the player and area: &quot;B hand: Rex Lv.4 red&quot;</source>
        <translation>请在玩家和区域后加冒号：“B的手牌：雷克斯 Lv.4 红”</translation>
    </message>
    <message>
        <source>Put each card on its own line under `cards`</source>
        <translation>请在`cards`下让每张卡牌各占一行</translation>
    </message>
    <message>
        <source>Put text with a colon, brackets or another YAML sign in quotes</source>
        <translation>含有冒号、括号或其他YAML符号的文本须加引号</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>文件系统只读</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>请移除</translation>
    </message>
    <message>
        <source>Remove it from the field</source>
        <translation>请从场上移除</translation>
    </message>
    <message>
        <source>Remove one</source>
        <translation>请移除一个</translation>
    </message>
    <message>
        <source>Remove one you no longer need</source>
        <translation>请移除不再需要的一个</translation>
    </message>
    <message>
        <source>Remove some of them first</source>
        <translation>请先移除一些</translation>
    </message>
    <message>
        <source>Remove them</source>
        <translation>请移除</translation>
    </message>
    <message>
        <source>Repeat it fewer times</source>
        <translation>减少重复次数</translation>
    </message>
    <message>
        <source>Report without pictures</source>
        <translation>请生成不带图片的报告</translation>
    </message>
    <message>
        <source>Restart the program: it sets a damaged file aside</source>
        <translation>请重新启动程序：损坏的文件会被另行存放</translation>
    </message>
    <message>
        <source>Restore a backup instead: judgeapp desk copies lists them</source>
        <translation>请改为恢复备份：可用judgeapp desk copies列出</translation>
    </message>
    <message>
        <source>Restore it from its history first</source>
        <translation>请先从历史中恢复</translation>
    </message>
    <message>
        <source>Save it as UTF-8 and try again</source>
        <translation>请另存为UTF-8后重试</translation>
    </message>
    <message>
        <source>Save it without one</source>
        <translation>请保存为无密码的文件</translation>
    </message>
    <message>
        <source>Save only the pages you need as a PDF</source>
        <translation>请将需要的页面另存为一个PDF</translation>
    </message>
    <message>
        <source>Save the table itself</source>
        <translation>请保存牌桌本身</translation>
    </message>
    <message>
        <source>Set a shorter one with --title</source>
        <translation>请用--title指定更短的标题</translation>
    </message>
    <message>
        <source>Set another one in {variable}</source>
        <translation>请用{variable}另选一个</translation>
    </message>
    <message>
        <source>Set it with --edition</source>
        <translation>请用--edition指定</translation>
    </message>
    <message>
        <source>Set it with --language</source>
        <translation>请用--language指定</translation>
    </message>
    <message>
        <source>Set one with --title</source>
        <translation>请用--title指定标题</translation>
    </message>
    <message>
        <source>Set the name and password of the proxy in this computer&apos;s network settings</source>
        <translation>请在本机的网络设置中填写代理服务器的用户名和密码</translation>
    </message>
    <message>
        <source>Settle them one by one</source>
        <translation>请逐个处理</translation>
    </message>
    <message>
        <source>Specify a name or trait</source>
        <translation>写明名称或特征</translation>
    </message>
    <message>
        <source>Specify both, or neither</source>
        <translation>两个都写，或都不写</translation>
    </message>
    <message>
        <source>Specify one category</source>
        <translation>写明一个类别</translation>
    </message>
    <message>
        <source>Specify the number and whose they are, and leave out &apos;up_to&apos;</source>
        <translation>写明是谁的、共几张，并省略&apos;up_to&apos;</translation>
    </message>
    <message>
        <source>Specify what is different in the control, and the result it must have</source>
        <translation>请说明其中有何不同，以及由此必然产生的结果</translation>
    </message>
    <message>
        <source>Specify where it comes from: &apos;origin&apos;</source>
        <translation>写明来自哪里：&apos;origin&apos;</translation>
    </message>
    <message>
        <source>Specify where it is, &apos;areas&apos;: {areas}</source>
        <translation>写明在哪里，&apos;areas&apos;：{areas}</translation>
    </message>
    <message>
        <source>Specify which cards</source>
        <translation>写明哪些卡牌</translation>
    </message>
    <message>
        <source>Specify which cards are meant</source>
        <translation>请写明指的是哪些卡牌</translation>
    </message>
    <message>
        <source>Specify which player</source>
        <translation>写明哪位玩家</translation>
    </message>
    <message>
        <source>Specify whose: yours or opponents</source>
        <translation>写明是谁的：yours或opponents</translation>
    </message>
    <message>
        <source>Split it</source>
        <translation>请拆分</translation>
    </message>
    <message>
        <source>Supported: {known}</source>
        <translation>支持：{known}</translation>
    </message>
    <message>
        <source>Switch them on: judgeapp update --on, or on the Library page</source>
        <translation>请打开更新：judgeapp update --on，或在“资料库”页面</translation>
    </message>
    <message>
        <source>The damaged file is saved as {name}</source>
        <translation>损坏的文件保存为{name}</translation>
    </message>
    <message>
        <source>The editions aren&apos;t matched yet</source>
        <translation>各版本尚未对应</translation>
    </message>
    <message>
        <source>The file is saved as {name}</source>
        <translation>文件保存为{name}</translation>
    </message>
    <message>
        <source>The file must begin with [ or {{</source>
        <translation>此类文件以[或{{开头</translation>
    </message>
    <message>
        <source>The file was changed, or the program has a fault</source>
        <translation>文件可能被更改过，或程序有误</translation>
    </message>
    <message>
        <source>The file was edited by hand. Ask for a new export</source>
        <translation>文件被手动更改过；请让对方重新导出</translation>
    </message>
    <message>
        <source>The judges of this team have their own logins, and yours is the one that created its notebook. Ask for a login with your name, and join with that</source>
        <translation>此团队的裁判各有自己的账号。当前所用的是建立裁定簿的账号：请索取与自己同名的账号，并用它加入</translation>
    </message>
    <message>
        <source>The others are unchanged, and nothing was deleted</source>
        <translation>其余保持原样，没有删除任何内容</translation>
    </message>
    <message>
        <source>The password is asked for each time and never saved</source>
        <translation>密码每次都会询问，从不保存</translation>
    </message>
    <message>
        <source>The players are A and B</source>
        <translation>玩家为A和B</translation>
    </message>
    <message>
        <source>The usual one is {port}</source>
        <translation>通常为{port}</translation>
    </message>
    <message>
        <source>Their names end in .json, .jsonl, .ndjson, .yaml, .yml, .pdf, .txt or .md</source>
        <translation>文件名以.json、.jsonl、.ndjson、.yaml、.yml、.pdf、.txt或.md结尾</translation>
    </message>
    <message>
        <source>These editions are no longer available</source>
        <translation>这些版本已经移除</translation>
    </message>
    <message>
        <source>They stay here and are sent again; ask the server&apos;s administrator</source>
        <translation>这些更改保留在此并会再次发送；请询问服务器管理员</translation>
    </message>
    <message>
        <source>This import is closed. Import the rulebook again</source>
        <translation>该导入已关闭。请重新导入规则书</translation>
    </message>
    <message>
        <source>This ruling is no longer in the notebook</source>
        <translation>此裁定已不在裁定簿中</translation>
    </message>
    <message>
        <source>To delete it and all of its history, type {ruling}</source>
        <translation>要连同全部历史删除，请输入{ruling}</translation>
    </message>
    <message>
        <source>To give it for a duration, use &apos;do: give&apos;</source>
        <translation>请规定赋予的期限：do: give</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>打开的文件过多</translation>
    </message>
    <message>
        <source>Try again later</source>
        <translation>请稍后重试</translation>
    </message>
    <message>
        <source>Try again when it has finished</source>
        <translation>请在其完成后重试</translation>
    </message>
    <message>
        <source>Type the password</source>
        <translation>请输入密码</translation>
    </message>
    <message>
        <source>Unless you restored a backup, somebody is writing under your name. Tell the server&apos;s administrator</source>
        <translation>除非曾恢复备份，否则有人冒用这位裁判的名义写入。请告知服务器管理员</translation>
    </message>
    <message>
        <source>Unterminated string starting at</source>
        <translation>有未结束的字符串</translation>
    </message>
    <message>
        <source>Update again</source>
        <translation>请再次更新</translation>
    </message>
    <message>
        <source>Update again: it continues where it stopped</source>
        <translation>请再次更新：会从中断处继续</translation>
    </message>
    <message>
        <source>Use &apos;block&apos;</source>
        <translation>写&apos;block&apos;</translation>
    </message>
    <message>
        <source>Use &apos;free: false&apos;, or leave out &apos;cost&apos;</source>
        <translation>写&apos;free: false&apos;，或省略&apos;cost&apos;</translation>
    </message>
    <message>
        <source>Use &apos;play_cost&apos;</source>
        <translation>写&apos;play_cost&apos;</translation>
    </message>
    <message>
        <source>Use &apos;use_cost&apos;</source>
        <translation>写&apos;use_cost&apos;</translation>
    </message>
    <message>
        <source>Use &apos;whose: any&apos;</source>
        <translation>写&apos;whose: any&apos;</translation>
    </message>
    <message>
        <source>Use &apos;would: true&apos;</source>
        <translation>写&apos;would: true&apos;</translation>
    </message>
    <message>
        <source>Use --after</source>
        <translation>使用 --after</translation>
    </message>
    <message>
        <source>Use a clause number such as 16-5, or an id from a search</source>
        <translation>请使用16-5这样的条款编号，或搜索显示的ID</translation>
    </message>
    <message>
        <source>Use an address that needs no login</source>
        <translation>请使用无需登录的网址</translation>
    </message>
    <message>
        <source>Use another database</source>
        <translation>请使用其他数据库</translation>
    </message>
    <message>
        <source>Use another filter</source>
        <translation>请改用其他筛选条件</translation>
    </message>
    <message>
        <source>Use another name</source>
        <translation>换一个名称</translation>
    </message>
    <message>
        <source>Use at most 80 characters</source>
        <translation>请给出不超过80个字符的名称</translation>
    </message>
    <message>
        <source>Use digits, such as 4.2</source>
        <translation>请用数字表示，例如4.2</translation>
    </message>
    <message>
        <source>Use it with one of {wanted}</source>
        <translation>请用于应对以下事件之一：{wanted}</translation>
    </message>
    <message>
        <source>Use its number in the old or the new edition</source>
        <translation>请使用其在旧版本或新版本中的编号</translation>
    </message>
    <message>
        <source>Use letters, digits, spaces and hyphens</source>
        <translation>请使用字母、数字、空格和连字符</translation>
    </message>
    <message>
        <source>Use main or start</source>
        <translation>请使用main或start</translation>
    </message>
    <message>
        <source>Use one of {known}</source>
        <translation>请使用以下之一：{known}</translation>
    </message>
    <message>
        <source>Use one of: {known}</source>
        <translation>请使用其一：{known}</translation>
    </message>
    <message>
        <source>Use that version, or choose another folder with --data. This folder wasn&apos;t changed</source>
        <translation>请使用该版本，或用--data另选文件夹；当前文件夹的内容没有变动</translation>
    </message>
    <message>
        <source>Use that version; the file is unchanged</source>
        <translation>请使用该版本；文件保持原样</translation>
    </message>
    <message>
        <source>Use that version; your own notebook goes on as before</source>
        <translation>请使用该版本；本机的裁定簿照常使用</translation>
    </message>
    <message>
        <source>Use the address of the file itself; some servers call it raw or download</source>
        <translation>请使用文件本身的网址；有些服务器称之为raw或download</translation>
    </message>
    <message>
        <source>Use the existing login, or another name</source>
        <translation>请使用已有的账号，或换一个名字</translation>
    </message>
    <message>
        <source>Use the form 2026-08-18</source>
        <translation>请写成2026-08-18的形式</translation>
    </message>
    <message>
        <source>Use the name that is in its certificate, or verify-ca</source>
        <translation>请使用其证书中的名称，或verify-ca</translation>
    </message>
    <message>
        <source>Use the one it copies</source>
        <translation>请使用其复制的原服务器</translation>
    </message>
    <message>
        <source>Use your own login, or write under your own name</source>
        <translation>请使用自己的账号，或改用自己的名义</translation>
    </message>
    <message>
        <source>Use {known}</source>
        <translation>请使用{known}</translation>
    </message>
    <message>
        <source>Use {other!r}</source>
        <translation>写“{other}”</translation>
    </message>
    <message>
        <source>Use {values}</source>
        <translation>请使用{values}</translation>
    </message>
    <message>
        <source>Wait until it is done, or close it</source>
        <translation>请等该程序完成，或将其关闭</translation>
    </message>
    <message>
        <source>Whoever created the team&apos;s notebook gives judges a login: judgeapp team judges --add NAME</source>
        <translation>请建立团队裁定簿的人为裁判开设账号：judgeapp team judges --add 姓名</translation>
    </message>
    <message>
        <source>Write A or B: &quot;B: Rex Lv.4 red 5000&quot;</source>
        <translation>请写A或B：“B：雷克斯 Lv.4 红 5000”</translation>
    </message>
    <message>
        <source>Write a digivolution cost as &quot;Red Lv.3: 2&quot;</source>
        <translation>请将进化费用写成“红Lv.3：2”的形式</translation>
    </message>
    <message>
        <source>Write a list of steps, each one verb with its details</source>
        <translation>请写成列表，每步一个动词及其所属内容</translation>
    </message>
    <message>
        <source>Write a new ruling that replaces both</source>
        <translation>请另写一条裁定，并注明它取代这两条</translation>
    </message>
    <message>
        <source>Write each phrase as {{language: en, wording: &quot;wipe out {{2}} enemies&quot;, same: &quot;delete {{2}} of your opponent&apos;s Digimon&quot;}}</source>
        <translation>请将每条措辞写成{{language: en, wording: &quot;wipe out {{2}} enemies&quot;, same: &quot;delete {{2}} of your opponent&apos;s Digimon&quot;}}的形式（Digimon：数码宝贝）</translation>
    </message>
    <message>
        <source>Write for example &quot;Lv.4 red 5000 blocker&quot;, &quot;Tai Tamer yellow cost 3&quot;</source>
        <translation>请写成例如“Lv.4 红 5000 阻挡者”、“太一 驯兽师 黄 费用 3”的形式</translation>
    </message>
    <message>
        <source>Write it as 16-4, or as 16-44@4.2 with its edition</source>
        <translation>请写成16-4，或带版本的16-44@4.2</translation>
    </message>
    <message>
        <source>Write it as 2026-01-31</source>
        <translation>请写成2026-01-31的形式</translation>
    </message>
    <message>
        <source>Write it as 2026-08-18</source>
        <translation>请写成2026-08-18的形式</translation>
    </message>
    <message>
        <source>Write it as 4.2</source>
        <translation>请写成4.2的形式</translation>
    </message>
    <message>
        <source>Write it as cards do: &quot;[DigiXros -2] [Alpha] x [Beta]&quot;, &quot;[Assembly -4] 3 [Beta]&quot;</source>
        <translation>请按卡牌的写法：&quot;[DigiXros -2] [Alpha] x [Beta]&quot;、&quot;[Assembly -4] 3 [Beta]&quot;</translation>
    </message>
    <message>
        <source>Write it as cards do: &quot;[Link] [Beta] trait: Cost 1&quot;, &quot;[DNA Digivolve] Blue Lv.4 + Green Lv.4: Cost 0&quot;</source>
        <translation>请按卡牌的写法：&quot;[Link] [Beta] trait: Cost 1&quot;、&quot;[DNA Digivolve] Blue Lv.4 + Green Lv.4: Cost 0&quot;</translation>
    </message>
    <message>
        <source>Write it as clause:16-5</source>
        <translation>请写成clause:16-5的形式</translation>
    </message>
    <message>
        <source>Write it as en or zh-Hans</source>
        <translation>请写成en或zh-Hans的形式</translation>
    </message>
    <message>
        <source>Write it as in --ask &quot;deleted: Wall&quot;</source>
        <translation>请写成这种形式：--ask &quot;deleted: Wall&quot;</translation>
    </message>
    <message>
        <source>Write it as it is printed: BT1-010</source>
        <translation>请按印刷写法：BT1-010</translation>
    </message>
    <message>
        <source>Write it as printed: &quot;Lv.4 &lt;Blocker&gt; [On Play] Gain 1 memory.&quot;</source>
        <translation>请按卡上印刷的形式书写：“Lv.4 ≪阻挡者≫【登场时】内存+1。”</translation>
    </message>
    <message>
        <source>Write it as {key}:2026 or {key}:2026-03-28</source>
        <translation>请写成{key}:2026或{key}:2026-03-28</translation>
    </message>
    <message>
        <source>Write it as {key}:4, {key}:3-5 or {key}:&gt;=4</source>
        <translation>请写成{key}:4、{key}:3-5或{key}:&gt;=4</translation>
    </message>
    <message>
        <source>Write its facts into the file: judgeapp cards fill {name}</source>
        <translation>请将其信息写入文件：judgeapp cards fill {name}</translation>
    </message>
    <message>
        <source>Write more of the id</source>
        <translation>请把ID写得更长一些</translation>
    </message>
    <message>
        <source>Write one, as in: judgeapp search 16-5</source>
        <translation>请输入要搜索的词或条款编号，例如：judgeapp search 16-5</translation>
    </message>
    <message>
        <source>Write the effect that does it</source>
        <translation>请写出进行此处理的效果</translation>
    </message>
    <message>
        <source>Write this under `taught`: {written}</source>
        <translation>请写在`taught`下：{written}</translation>
    </message>
    <message>
        <source>YAML anchors can&apos;t be used here</source>
        <translation>这里不能使用锚点</translation>
    </message>
    <message>
        <source>YAML merge keys can&apos;t be used here</source>
        <translation>这里不能使用合并键</translation>
    </message>
    <message>
        <source>YAML tags can&apos;t be used here</source>
        <translation>这里不能使用标签</translation>
    </message>
    <message>
        <source>You have imported none</source>
        <translation>没有导入规则书</translation>
    </message>
    <message>
        <source>a , is missing</source>
        <translation>缺少“,”</translation>
    </message>
    <message>
        <source>a Digimon that has DNA digivolved is a different one (8-2-2-1)</source>
        <translation>联展进化后的数码宝贝是另一只（8-2-2-1）</translation>
    </message>
    <message>
        <source>a NAME chooses what to download</source>
        <translation>NAME指定要下载的文件</translation>
    </message>
    <message>
        <source>a backup of {what}</source>
        <translation>{what}的备份</translation>
    </message>
    <message>
        <source>a card can have from 1 to {most:,} copies</source>
        <translation>每种卡牌须为1至{most:,}张</translation>
    </message>
    <message>
        <source>a card in a hand is unknown</source>
        <translation>手牌中有未知的卡牌</translation>
    </message>
    <message>
        <source>a card is in two places or in none</source>
        <translation>有卡牌同时在两处，或不在任何地方</translation>
    </message>
    <message>
        <source>a card is read by a wording that you taught, and the file&apos;s `taught` lacks it</source>
        <translation>卡牌按登记的措辞解读，而文件的`taught`中没有该措辞</translation>
    </message>
    <message>
        <source>a card must be a mapping of fields, not {entry}</source>
        <translation>卡牌应为由字段组成的映射，这里是{entry}</translation>
    </message>
    <message>
        <source>a card on, under or linked to another card is wherever that card is</source>
        <translation>置于其他卡牌上方、下方或与之链接的卡牌与其处于同一位置</translation>
    </message>
    <message>
        <source>a card that is edited stays where it is</source>
        <translation>正在编辑的卡牌留在原处</translation>
    </message>
    <message>
        <source>a card that is played or used is in no area</source>
        <translation>正在登场或使用的卡牌不在任何区域</translation>
    </message>
    <message>
        <source>a character in it is cut in half</source>
        <translation>其中有不完整的字符</translation>
    </message>
    <message>
        <source>a control must be a mapping of the changed fields</source>
        <translation>对照应为由不同字段组成的映射</translation>
    </message>
    <message>
        <source>a control needs its own {known}</source>
        <translation>对照必须有自己的{known}</translation>
    </message>
    <message>
        <source>a cost can&apos;t depend on costs: it would never end</source>
        <translation>费用不能取决于费用：否则计算永无止境</translation>
    </message>
    <message>
        <source>a cost that isn&apos;t paid can&apos;t be reduced</source>
        <translation>不支付的费用无法减少</translation>
    </message>
    <message>
        <source>a cost that isn&apos;t paid can&apos;t be set</source>
        <translation>不支付的费用无法设定</translation>
    </message>
    <message>
        <source>a deck list</source>
        <translation>卡组表</translation>
    </message>
    <message>
        <source>a field is missing</source>
        <translation>缺少字段</translation>
    </message>
    <message>
        <source>a limit must be at least 1</source>
        <translation>上限必须至少为1</translation>
    </message>
    <message>
        <source>a line needs a query, clause numbers and a rank, with tabs between</source>
        <translation>每行需要查询、条款编号和排名，以制表符分隔</translation>
    </message>
    <message>
        <source>a line of the text has more than {most:,} characters</source>
        <translation>文本中有一行超过{most:,}个字符</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>a median needs at least 2 runs</source>
        <translation>中位数至少需要2次运行</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>a number has more than {most} digits</source>
        <translation>数字超过{most}位</translation>
    </message>
    <message>
        <source>a number of more than 12 digits</source>
        <translation>超过12位的数字</translation>
    </message>
    <message>
        <source>a phrase file has no field {unknown!r}</source>
        <translation>措辞文件没有字段“{unknown}”</translation>
    </message>
    <message>
        <source>a picture of the report</source>
        <translation>报告的图片</translation>
    </message>
    <message>
        <source>a player can&apos;t choose how many cards the other trashes</source>
        <translation>玩家不能替对手选择其废弃的张数</translation>
    </message>
    <message>
        <source>a player must do something, not a card</source>
        <translation>必须做某事的是玩家，不是卡牌</translation>
    </message>
    <message>
        <source>a player&apos;s turn ends, not a card&apos;s (6-1-4-1)</source>
        <translation>结束的是玩家的回合，不是卡牌的（6-1-4-1）</translation>
    </message>
    <message>
        <source>a position can&apos;t begin in the phase {name!r}</source>
        <translation>局面不能从阶段“{name}”开始</translation>
    </message>
    <message>
        <source>a position can&apos;t begin in the phase {phase!r}</source>
        <translation>局面不能从阶段“{phase}”开始</translation>
    </message>
    <message>
        <source>a replay is always played under its own edition</source>
        <translation>回放只按其自身的版本重演</translation>
    </message>
    <message>
        <source>a replay needs exactly one scenario</source>
        <translation>回放须有且仅有一个场景</translation>
    </message>
    <message>
        <source>a report needs exactly one scenario</source>
        <translation>报告须有且仅有一个场景</translation>
    </message>
    <message>
        <source>a restriction must be a mapping of fields, not {entry}</source>
        <translation>限制应为由字段组成的映射，这里是{entry}</translation>
    </message>
    <message>
        <source>a revision appears twice with different content</source>
        <translation>有修订出现两次，且内容不同</translation>
    </message>
    <message>
        <source>a revision follows itself</source>
        <translation>有修订排在其自身之后</translation>
    </message>
    <message>
        <source>a ruling can&apos;t be replaced by one that it has itself replaced</source>
        <translation>裁定不能被它自己取代过的裁定取代</translation>
    </message>
    <message>
        <source>a ruling can&apos;t be {status} by another</source>
        <translation>裁定不能因另一条裁定而成为{status}</translation>
    </message>
    <message>
        <source>a ruling on an effect says `activate` or what it will `do`</source>
        <translation>对效果的裁定是发动它（`activate`），或由它执行处理（`do`），只能取其一</translation>
    </message>
    <message>
        <source>a ruling that is {status} can&apos;t be replaced by another</source>
        <translation>处于{status}状态的裁定不能由其他裁定取代</translation>
    </message>
    <message>
        <source>a ruling that is {status} can&apos;t become {other}</source>
        <translation>处于{status}状态的裁定不能变为{other}</translation>
    </message>
    <message>
        <source>a step is one verb with its details, not {step}</source>
        <translation>步骤应为一个动词及其内容，而不是{step}</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>a text of more than {most:,} characters must be in quotes</source>
        <translation>超过{most:,}个字符的文本须加引号</translation>
    </message>
    <message>
        <source>a token&apos;s card has one category</source>
        <translation>衍生物的卡牌只有一个类别</translation>
    </message>
    <message>
        <source>accounts can&apos;t be combined with another question</source>
        <translation>使用陈述时不能另提问题</translation>
    </message>
    <message>
        <source>an Option card has a use cost, not a play cost</source>
        <translation>选项卡牌持有使用费用，没有登场费用</translation>
    </message>
    <message>
        <source>an address with a name or password in it can&apos;t be saved</source>
        <translation>不保存含有用户名或密码的网址</translation>
    </message>
    <message>
        <source>an answer</source>
        <translation>问答</translation>
    </message>
    <message>
        <source>an answer must be a mapping of fields, not {entry}</source>
        <translation>问答应为由字段组成的映射，这里是{entry}</translation>
    </message>
    <message>
        <source>an answer names no clause</source>
        <translation>有答案未指定条款</translation>
    </message>
    <message>
        <source>an effect by hand</source>
        <translation>手动处理的效果</translation>
    </message>
    <message>
        <source>an erratum must be a mapping of fields, not {entry}</source>
        <translation>勘误应为由字段组成的映射，这里是{entry}</translation>
    </message>
    <message>
        <source>another card is called {to!r}</source>
        <translation>已有名为“{to}”的卡牌</translation>
    </message>
    <message>
        <source>another program is downloading {name!r} now</source>
        <translation>其他程序正在下载“{name}”</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>其他程序正在使用它</translation>
    </message>
    <message>
        <source>another program is using the data folder, so nothing was changed</source>
        <translation>其他程序正在使用数据文件夹，因此没有任何更改</translation>
    </message>
    <message>
        <source>asks whether something was done, but nothing comes before it</source>
        <translation>询问是否做了某事，但之前什么都没做</translation>
    </message>
    <message>
        <source>at most {most} addresses can be saved</source>
        <translation>最多保存{most}个网址</translation>
    </message>
    <message>
        <source>at: not a time such as 2026-01-31T12:30:00.000000+00:00</source>
        <translation>at：不是2026-01-31T12:30:00.000000+00:00形式的时间</translation>
    </message>
    <message>
        <source>begins like a JSON array, but isn&apos;t one</source>
        <translation>开头像JSON数组，但并不是</translation>
    </message>
    <message>
        <source>both are the same edition</source>
        <translation>两者是同一版本</translation>
    </message>
    <message>
        <source>by chance: {chance}</source>
        <translation>随机：{chance}</translation>
    </message>
    <message>
        <source>by: too long, or has invisible characters</source>
        <translation>by：过长，或含有不可见字符</translation>
    </message>
    <message>
        <source>can&apos;t back up {what} ({error})</source>
        <translation>无法建立{what}的备份（{error}）</translation>
    </message>
    <message>
        <source>can&apos;t back up {what}, so nothing was deleted</source>
        <translation>无法备份{what}，因此没有删除任何内容</translation>
    </message>
    <message>
        <source>can&apos;t be used when comparing editions</source>
        <translation>比较版本时不能使用</translation>
    </message>
    <message>
        <source>can&apos;t convert {what} of an older version ({wrong})</source>
        <translation>无法沿用旧版本的{what}（{wrong}）</translation>
    </message>
    <message>
        <source>can&apos;t create the folder ({reason})</source>
        <translation>无法建立文件夹（{reason}）</translation>
    </message>
    <message>
        <source>can&apos;t create the folder of the pictures ({reason})</source>
        <translation>无法建立图片文件夹（{reason}）</translation>
    </message>
    <message>
        <source>can&apos;t create {what} ({reason})</source>
        <translation>无法生成{what}（{reason}）</translation>
    </message>
    <message>
        <source>can&apos;t make a picture of the board</source>
        <translation>无法生成盘面图片</translation>
    </message>
    <message>
        <source>can&apos;t match several clauses to several at once ({clauses})</source>
        <translation>多个条款不能一次变为多个条款（{clauses}）</translation>
    </message>
    <message>
        <source>can&apos;t open {what} ({error})</source>
        <translation>无法打开{what}（{error}）</translation>
    </message>
    <message>
        <source>can&apos;t read or save {what} ({error})</source>
        <translation>无法读取或保存{what}（{error}）</translation>
    </message>
    <message>
        <source>can&apos;t restore {what} ({error})</source>
        <translation>无法恢复{what}（{error}）</translation>
    </message>
    <message>
        <source>can&apos;t restore {what} ({why})</source>
        <translation>无法恢复{what}（{why}）</translation>
    </message>
    <message>
        <source>can&apos;t save {what} ({reason})</source>
        <translation>无法保存{what}（{reason}）</translation>
    </message>
    <message>
        <source>can&apos;t save {what}: not a file</source>
        <translation>无法保存{what}：这不是文件</translation>
    </message>
    <message>
        <source>can&apos;t save: the data folder is read-only</source>
        <translation>无法保存：数据文件夹为只读</translation>
    </message>
    <message>
        <source>can&apos;t start a process to read the PDF ({error})</source>
        <translation>无法启动读取PDF的进程（{error}）</translation>
    </message>
    <message>
        <source>can&apos;t undo {name!r}: an older version of the program imported it</source>
        <translation>无法撤销“{name}”：由本程序的旧版本导入</translation>
    </message>
    <message>
        <source>can&apos;t undo {name!r}: its last import was already undone</source>
        <translation>无法撤销“{name}”：上次导入已撤销</translation>
    </message>
    <message>
        <source>can&apos;t undo {name!r}: nothing was here before it</source>
        <translation>无法撤销“{name}”：在此之前没有内容</translation>
    </message>
    <message>
        <source>can&apos;t undo {name!r}: nothing was imported from it</source>
        <translation>无法撤销“{name}”：没有从中导入任何内容</translation>
    </message>
    <message>
        <source>can&apos;t undo {name!r}: something else was imported or changed since</source>
        <translation>无法撤销“{name}”：此后又有其他导入或更改</translation>
    </message>
    <message>
        <source>can&apos;t use this system&apos;s key store ({why})</source>
        <translation>无法使用此系统的密钥库（{why}）</translation>
    </message>
    <message>
        <source>can&apos;t {verb} {what!r} ({by}); first rule on what isn&apos;t understood and might change that: {unread}; you can choose: {open}</source>
        <translation>“{what}”不能用于{verb}（{by}）；裁判须先裁定未能理解且可能改变这一点的内容：{unread}；可选：{open}</translation>
    </message>
    <message>
        <source>can&apos;t {verb} {what!r} ({by}); you can choose: {open}</source>
        <translation>“{what}”不能用于{verb}（{by}）；可选：{open}</translation>
    </message>
    <message>
        <source>can&apos;t {verb} {what!r} by its first requirement ({by}), but by another: add requirement: {others}</source>
        <translation>“{what}”按第一个条件不能用于{verb}（{by}），但按其他条件可以：请注明requirement：{others}</translation>
    </message>
    <message>
        <source>card {card} isn&apos;t where it claims to be</source>
        <translation>卡牌{card}不在所说的位置</translation>
    </message>
    <message>
        <source>card {number} has no face</source>
        <translation>卡牌{number}没有卡面</translation>
    </message>
    <message>
        <source>card {ref} is being moved; finish the step, or undo it</source>
        <translation>卡牌{ref}正在移动；请先完成该步骤，或将其撤销</translation>
    </message>
    <message>
        <source>cards in {seat}&apos;s {area}</source>
        <translation>{seat}的{area}</translation>
    </message>
    <message>
        <source>cards in {seat}&apos;s {area} area</source>
        <translation>{seat}的{area}</translation>
    </message>
    <message>
        <source>cards on the field</source>
        <translation>张场上的卡牌</translation>
    </message>
    <message>
        <source>cards: has more than {most_cards}</source>
        <translation>cards：超过{most_cards}张</translation>
    </message>
    <message>
        <source>cards: {count} instead of {allowed}</source>
        <translation>有{count}张，应为{allowed}张</translation>
    </message>
    <message>
        <source>changes: each must be a mapping of before and after, not {change}</source>
        <translation>changes：每项应为before和after的映射，这里是{change}</translation>
    </message>
    <message>
        <source>changes: must be a list with 1 to {most} entries</source>
        <translation>changes：应为含1至{most}项的列表</translation>
    </message>
    <message>
        <source>characters of page {page} are lost: an error in the program</source>
        <translation>第{page}页有字符丢失：这是程序的故障</translation>
    </message>
    <message>
        <source>clause:{value} isn&apos;t a clause number</source>
        <translation>clause:{value}不是条款编号</translation>
    </message>
    <message>
        <source>clauses: there are too many, or they are too long</source>
        <translation>clauses：数量过多，或过长</translation>
    </message>
    <message>
        <source>compare at most two accounts at once</source>
        <translation>一次只比较两方陈述</translation>
    </message>
    <message>
        <source>could not find expected &apos;{letter}&apos;</source>
        <translation>缺少应有的&apos;{letter}&apos;</translation>
    </message>
    <message>
        <source>damaged installation: {file}; install the program again</source>
        <translation>安装已损坏：{file}；请重新安装程序</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>数据库已损坏</translation>
    </message>
    <message>
        <source>date: {date!r} isn&apos;t a date</source>
        <translation>date：“{date}”不是日期</translation>
    </message>
    <message>
        <source>device: not a device</source>
        <translation>device：不是有效的设备</translation>
    </message>
    <message>
        <source>dp: a card of this category has none, so {dp} was left out</source>
        <translation>dp：这一类别的卡牌没有DP，已略去{dp}</translation>
    </message>
    <message>
        <source>edition {name!r} isn&apos;t available</source>
        <translation>没有版本“{name}”</translation>
    </message>
    <message>
        <source>effect: its [Security] effect is already in the security field</source>
        <translation>effect：其【安防】效果已在security中</translation>
    </message>
    <message>
        <source>effects of the cards on the field</source>
        <translation>个场上卡牌的效果</translation>
    </message>
    <message>
        <source>escaped line breaks became line breaks</source>
        <translation>转义的换行符已改为换行</translation>
    </message>
    <message>
        <source>evo_costs: {line!r} isn&apos;t a cost such as Red Lv.3: 2</source>
        <translation>evo_costs：“{line}”不是Red Lv.3: 2那样的费用</translation>
    </message>
    <message>
        <source>expected an action and its clauses, got {what}</source>
        <translation>这里应为行动及其条款，实为{what}</translation>
    </message>
    <message>
        <source>expected {wanted}, but found {found}</source>
        <translation>应为{wanted}，实为{found}</translation>
    </message>
    <message>
        <source>face-down cards in {seat}&apos;s {pile}</source>
        <translation>{seat}的{pile}中的背面朝上的卡牌</translation>
    </message>
    <message>
        <source>file is not a database</source>
        <translation>不是数据库</translation>
    </message>
    <message>
        <source>found character {letter} that cannot start any token</source>
        <translation>此处不能有字符{letter}</translation>
    </message>
    <message>
        <source>hidden cards can&apos;t be asked about</source>
        <translation>不能询问看不见的卡牌</translation>
    </message>
    <message>
        <source>id: not an id</source>
        <translation>id：不是有效的ID</translation>
    </message>
    <message>
        <source>id: the content was changed after it was written</source>
        <translation>id：内容在写成后被更改过</translation>
    </message>
    <message>
        <source>identify {key} by its number only</source>
        <translation>{key}只能以编号指定</translation>
    </message>
    <message>
        <source>in {seat}&apos;s hand</source>
        <translation>{seat}的手牌中</translation>
    </message>
    <message>
        <source>in {seat}&apos;s {area}</source>
        <translation>{seat}的{area}中</translation>
    </message>
    <message>
        <source>inherited: its [Security] effect was moved to the security field</source>
        <translation>inherited：其【安防】效果已移至security</translation>
    </message>
    <message>
        <source>is allowed</source>
        <translation>被允许</translation>
    </message>
    <message>
        <source>is refused</source>
        <translation>被拒绝</translation>
    </message>
    <message>
        <source>is:{value} isn&apos;t something you can filter by</source>
        <translation>is:{value}不能用作筛选条件</translation>
    </message>
    <message>
        <source>it claims to have been written here, but came from the login {login}</source>
        <translation>标注为在本机写成，却由账号{login}发来</translation>
    </message>
    <message>
        <source>it claims to have been written here, but wasn&apos;t here, so it was imported</source>
        <translation>标注为在本机写成，但本机没有，因此已导入</translation>
    </message>
    <message>
        <source>it doesn&apos;t answer</source>
        <translation>没有应答</translation>
    </message>
    <message>
        <source>it doesn&apos;t say whose cards {action!r} was done to</source>
        <translation>“{action}”没有说明对谁的卡牌执行</translation>
    </message>
    <message>
        <source>it goes on forever, and no board repeats; if nobody can stop it, the game is a draw (18-3-2)</source>
        <translation>之后的处理会永远持续，不再回到相同的局面；若没有人能停止，则为平局（18-3-2）</translation>
    </message>
    <message>
        <source>it has been changed</source>
        <translation>与生成时不同</translation>
    </message>
    <message>
        <source>it has invisible characters</source>
        <translation>其中含有不可见字符</translation>
    </message>
    <message>
        <source>it has more than {most:,} characters</source>
        <translation>超过{most:,}个字符</translation>
    </message>
    <message>
        <source>it has no query</source>
        <translation>其中没有查询</translation>
    </message>
    <message>
        <source>it has no scenarios</source>
        <translation>其中没有场景</translation>
    </message>
    <message>
        <source>it has no text</source>
        <translation>其中没有文本</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>内容为空</translation>
    </message>
    <message>
        <source>it is in the name of {name}, but came from the login {login}</source>
        <translation>署名为{name}，却由账号{login}发来</translation>
    </message>
    <message>
        <source>it is longer than {most:,} characters</source>
        <translation>超过{most}个字符</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>嵌套过深</translation>
    </message>
    <message>
        <source>it is on the field; move it by its effect or play it again</source>
        <translation>它在场上；请用其效果移动，或重新登场</translation>
    </message>
    <message>
        <source>it is the top card of {unit}; move that instead, with everything under it</source>
        <translation>它是{unit}最上方的卡牌；请改为连同其下的所有卡牌一起移动</translation>
    </message>
    <message>
        <source>it is too long, or has invisible characters</source>
        <translation>过长，或含有不可见字符</translation>
    </message>
    <message>
        <source>it was changed on the server after it was written; here it stays unchanged</source>
        <translation>写成后在服务器上被更改；此处保持原样</translation>
    </message>
    <message>
        <source>it was removed from the server; here it stays unchanged</source>
        <translation>已从服务器上移除；此处保持原样</translation>
    </message>
    <message>
        <source>its grounds</source>
        <translation>其依据</translation>
    </message>
    <message>
        <source>its login isn&apos;t valid</source>
        <translation>账号名无效</translation>
    </message>
    <message>
        <source>its next id is already used</source>
        <translation>其下一个ID已被使用</translation>
    </message>
    <message>
        <source>its notes are too long</source>
        <translation>其备注过长</translation>
    </message>
    <message>
        <source>its players aren&apos;t A and B</source>
        <translation>其玩家不是A和B</translation>
    </message>
    <message>
        <source>its tables have been changed</source>
        <translation>其中的数据表已被更改</translation>
    </message>
    <message>
        <source>its tables weren&apos;t made by this program</source>
        <translation>这些不是本程序创建的表</translation>
    </message>
    <message>
        <source>its texts are too long</source>
        <translation>其文本过长</translation>
    </message>
    <message>
        <source>judgeapp desk copies lists them</source>
        <translation>可用judgeapp desk copies列出</translation>
    </message>
    <message>
        <source>judgeapp notebook history {ruling} lists them</source>
        <translation>可用judgeapp notebook history {ruling}列出</translation>
    </message>
    <message>
        <source>judgeapp notebook list lists them</source>
        <translation>可用judgeapp notebook list列出</translation>
    </message>
    <message>
        <source>judgeapp team deletions lists them</source>
        <translation>可用judgeapp team deletions列出</translation>
    </message>
    <message>
        <source>keywords of {name}</source>
        <translation>{name}的关键词</translation>
    </message>
    <message>
        <source>language: {tag!r} isn&apos;t a language tag such as en or zh-Hans</source>
        <translation>language：“{tag}”不是en或zh-Hans那样的语言标签</translation>
    </message>
    <message>
        <source>line {line}: {why}; the rest of the line can&apos;t be read</source>
        <translation>第{line}行：{why}；其后的内容无法读取</translation>
    </message>
    <message>
        <source>linked to {name}</source>
        <translation>链接到{name}</translation>
    </message>
    <message>
        <source>mapping values are not allowed here</source>
        <translation>此处不能写“名称: 值”</translation>
    </message>
    <message>
        <source>memory can&apos;t be {number}: the gauge ends at {most} (1-4-2-2)</source>
        <translation>内存不能为{number}：内存条最大为{most}（1-4-2-2）</translation>
    </message>
    <message>
        <source>more than {count} positions are possible: narrow the question</source>
        <translation>可能的局面超过{count}个：请缩小问题范围</translation>
    </message>
    <message>
        <source>name the ruling by which this one is {status}</source>
        <translation>请指明此裁定因哪条裁定而处于{status}状态</translation>
    </message>
    <message>
        <source>name: removed ACE from its end, which isn&apos;t part of the name (2-3-1-4)</source>
        <translation>name：已去掉末尾的ACE，它不包含在卡牌名称中（2-3-1-4）</translation>
    </message>
    <message>
        <source>name: removed the card number in front of it</source>
        <translation>name：已移除前面的卡牌编号</translation>
    </message>
    <message>
        <source>neither a JSON array nor JSON Lines</source>
        <translation>这既不是JSON数组，也不是JSON Lines</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>嵌套过深</translation>
    </message>
    <message>
        <source>no card on the field is chosen</source>
        <translation>未选择场上的卡牌</translation>
    </message>
    <message>
        <source>no card on the field is named {name!r}; available: {there}</source>
        <translation>场上没有名为“{name}”的卡牌；现有：{there}</translation>
    </message>
    <message>
        <source>no cards are imported</source>
        <translation>尚未导入卡牌</translation>
    </message>
    <message>
        <source>no decision is pending</source>
        <translation>没有要决定的事项</translation>
    </message>
    <message>
        <source>no effect can interrupt {event!r} before it happens</source>
        <translation>没有效果能在“{event}”发生之前插入处理</translation>
    </message>
    <message>
        <source>no effect works in {area!r}</source>
        <translation>没有效果在“{area}”中生效</translation>
    </message>
    <message>
        <source>no event has {name!r}; they have: {known}</source>
        <translation>没有事件带有“{name}”；事件带有：{known}</translation>
    </message>
    <message>
        <source>no game begins like that ({error!r})</source>
        <translation>无法这样开始对局（{error}）</translation>
    </message>
    <message>
        <source>no question {id!r} to answer {text!r}</source>
        <translation>没有用于回答“{text}”的问题“{id}”</translation>
    </message>
    <message>
        <source>no reason is given</source>
        <translation>没有说明原因</translation>
    </message>
    <message>
        <source>no reason was given</source>
        <translation>没有说明原因</translation>
    </message>
    <message>
        <source>no source is in the language {language!r}</source>
        <translation>没有语言为“{language}”的来源</translation>
    </message>
    <message>
        <source>nobody can be made to do {deed!r}</source>
        <translation>不能迫使任何人做“{deed}”</translation>
    </message>
    <message>
        <source>nobody has won yet</source>
        <translation>尚无人获胜</translation>
    </message>
    <message>
        <source>none is chosen</source>
        <translation>未作选择</translation>
    </message>
    <message>
        <source>none of them was found</source>
        <translation>什么都没有找到</translation>
    </message>
    <message>
        <source>not JSON</source>
        <translation>这不是JSON</translation>
    </message>
    <message>
        <source>not JSON ({error})</source>
        <translation>不是JSON（{error}）</translation>
    </message>
    <message>
        <source>not UTF-8 ({error})</source>
        <translation>这不是UTF-8（{error}）</translation>
    </message>
    <message>
        <source>not UTF-8 text</source>
        <translation>不是UTF-8文本</translation>
    </message>
    <message>
        <source>not YAML ({error})</source>
        <translation>这不是YAML（{error}）</translation>
    </message>
    <message>
        <source>not a file</source>
        <translation>这不是文件</translation>
    </message>
    <message>
        <source>not a file of lists</source>
        <translation>不是列表文件</translation>
    </message>
    <message>
        <source>not a file shared by judges</source>
        <translation>这不是裁判之间共享的文件</translation>
    </message>
    <message>
        <source>not a line such as {example}</source>
        <translation>不是{example}那样的行</translation>
    </message>
    <message>
        <source>not a mapping ({error})</source>
        <translation>这不是映射（{error}）</translation>
    </message>
    <message>
        <source>not a password</source>
        <translation>这不能作为密码</translation>
    </message>
    <message>
        <source>not a phrase ({error})</source>
        <translation>这不是措辞（{error}）</translation>
    </message>
    <message>
        <source>not a phrase file</source>
        <translation>这不是措辞文件</translation>
    </message>
    <message>
        <source>not a position</source>
        <translation>这不是局面</translation>
    </message>
    <message>
        <source>not a readable PDF: it is broken or cut off</source>
        <translation>这不是可读取的PDF：已损坏或不完整</translation>
    </message>
    <message>
        <source>not a replay ({error})</source>
        <translation>这不是回放（{error}）</translation>
    </message>
    <message>
        <source>not a ruling</source>
        <translation>这不是裁定</translation>
    </message>
    <message>
        <source>not a ruling (it names none)</source>
        <translation>这不是裁定（未指定裁定）</translation>
    </message>
    <message>
        <source>not a ruling ({error})</source>
        <translation>这不是裁定（{error}）</translation>
    </message>
    <message>
        <source>not a table ({error})</source>
        <translation>不是牌桌文件（{error}）</translation>
    </message>
    <message>
        <source>not a team ({error})</source>
        <translation>这不是团队（{error}）</translation>
    </message>
    <message>
        <source>not an address: {address!r}</source>
        <translation>不是网址：“{address}”</translation>
    </message>
    <message>
        <source>not editions</source>
        <translation>这些不是版本</translation>
    </message>
    <message>
        <source>not fields</source>
        <translation>这些不是字段</translation>
    </message>
    <message>
        <source>not steps ({error})</source>
        <translation>这些不是步骤（{error}）</translation>
    </message>
    <message>
        <source>not understood, and `ruled` doesn&apos;t say how you rule: {texts}</source>
        <translation>未理解，且`ruled`未说明如何裁定：{texts}</translation>
    </message>
    <message>
        <source>not understood: {card}: {text}</source>
        <translation>未被理解：{card}：{text}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>nothing before it has the name {name!r}</source>
        <translation>之前没有名为“{name}”的内容</translation>
    </message>
    <message>
        <source>nothing can be placed in {area}</source>
        <translation>不能放到{area}</translation>
    </message>
    <message>
        <source>nothing in the position is named {name!r}; available: {known}</source>
        <translation>局面中没有名为“{name}”的内容；现有：{known}</translation>
    </message>
    <message>
        <source>nothing is face up under {name!r}</source>
        <translation>“{name}”下方没有正面朝上的卡牌</translation>
    </message>
    <message>
        <source>nothing on the field matches {called!r}</source>
        <translation>场上没有“{called}”所指的卡牌</translation>
    </message>
    <message>
        <source>number: {number!r} is more than one word</source>
        <translation>number：“{number}”不止一个词</translation>
    </message>
    <message>
        <source>number: {text} isn&apos;t a card number such as TS1-010</source>
        <translation>number：{text}不是TS1-010那样的卡牌编号</translation>
    </message>
    <message>
        <source>number: {where} {first} has it too, with other facts</source>
        <translation>number：{where}{first}也有该编号，但内容不同</translation>
    </message>
    <message>
        <source>of the bookmarks can&apos;t be read, so they aren&apos;t listed</source>
        <translation>个书签无法读取，因此没有列出</translation>
    </message>
    <message>
        <source>of the cards can&apos;t be read, so they aren&apos;t found</source>
        <translation>张卡牌无法读取，因此找不到</translation>
    </message>
    <message>
        <source>of the official answers can&apos;t be read, so they aren&apos;t found</source>
        <translation>条官方问答无法读取，因此找不到</translation>
    </message>
    <message>
        <source>on the field</source>
        <translation>在场上</translation>
    </message>
    <message>
        <source>one of its clauses is in another entry too</source>
        <translation>其中一个条款也在另一条目中</translation>
    </message>
    <message>
        <source>one player alone has nobody to compare with</source>
        <translation>只有一位玩家时，无从比较谁最多</translation>
    </message>
    <message>
        <source>only 1 card can be in the breeding area (3-4-5-2), and {card} is there</source>
        <translation>育成区只能有1张卡牌（3-4-5-2），而{card}已在其中</translation>
    </message>
    <message>
        <source>only a card in the battle or breeding area can be new this turn</source>
        <translation>只有战斗区或育成区的卡牌才能是本回合登场的</translation>
    </message>
    <message>
        <source>only a card in the battle or breeding area is suspended</source>
        <translation>只有战斗区或育成区的卡牌才能处于休眠状态</translation>
    </message>
    <message>
        <source>only an Option card has a use cost</source>
        <translation>只有选项卡牌持有使用费用</translation>
    </message>
    <message>
        <source>only cards in a hand or a security stack are hidden</source>
        <translation>只有手牌或安防中的卡牌是看不见的</translation>
    </message>
    <message>
        <source>only security cards can be face up or face down (3-7-4)</source>
        <translation>只有安防卡牌区分正面和背面（3-7-4）</translation>
    </message>
    <message>
        <source>only the first {most} of {number:,} files are opened</source>
        <translation>{number:,}个文件中只打开前{most}个</translation>
    </message>
    <message>
        <source>only whoever made the team&apos;s notebook can upgrade it</source>
        <translation>只有建立团队裁定簿的人才能升级它</translation>
    </message>
    <message>
        <source>option_effect: the Option part of a DUAL card is missing</source>
        <translation>option_effect：没有写明双重卡的选项部分</translation>
    </message>
    <message>
        <source>options: {there} instead of {known}</source>
        <translation>选项：应为{known}，实为{there}</translation>
    </message>
    <message>
        <source>outcomes: {actual} instead of {wanted}</source>
        <translation>结果数：是{actual}，而不是{wanted}</translation>
    </message>
    <message>
        <source>page {page} of the PDF can&apos;t be read: the file is broken</source>
        <translation>PDF的第{page}页无法读取：文件已损坏</translation>
    </message>
    <message>
        <source>page {page} of the PDF has more than {most:,} characters</source>
        <translation>PDF的第{page}页超过{most}个字符</translation>
    </message>
    <message>
        <source>parents: too many, or not ids</source>
        <translation>parents：数量过多，或不是ID</translation>
    </message>
    <message>
        <source>partner: is missing</source>
        <translation>partner：没有写明</translation>
    </message>
    <message>
        <source>requirements that are ignored need no level</source>
        <translation>无视条件时无需指定等级</translation>
    </message>
    <message>
        <source>revisions of the rulings that can&apos;t be read: {lost}; the ones before them are shown</source>
        <translation>裁定有{lost}个修订版本无法读取，现显示之前的版本</translation>
    </message>
    <message>
        <source>rows in it have been changed</source>
        <translation>其中有行与写入时不同</translation>
    </message>
    <message>
        <source>ruling {id} is deleted</source>
        <translation>裁定{id}已删除</translation>
    </message>
    <message>
        <source>ruling {id} was changed in two ways</source>
        <translation>裁定{id}有两种不同的更改</translation>
    </message>
    <message>
        <source>ruling {ruling} is deleted</source>
        <translation>裁定{ruling}已删除</translation>
    </message>
    <message>
        <source>ruling {ruling} wasn&apos;t deleted by another judge</source>
        <translation>裁定{ruling}并未被其他裁判删除</translation>
    </message>
    <message>
        <source>ruling: not an id</source>
        <translation>ruling：不是有效的ID</translation>
    </message>
    <message>
        <source>several cards can&apos;t share the name {name!r}</source>
        <translation>不能有多张卡牌名为“{name}”</translation>
    </message>
    <message>
        <source>so a new list was started</source>
        <translation>因此新建了列表</translation>
    </message>
    <message>
        <source>something is repeated more than {most} times</source>
        <translation>有内容重复超过{most}次</translation>
    </message>
    <message>
        <source>special.link: must be a mapping of fields, not {value}</source>
        <translation>special.link：应为由字段组成的映射，这里是{value}</translation>
    </message>
    <message>
        <source>special.overflow: missing, so this ACE card costs no memory when it leaves (4-17-1)</source>
        <translation>special.overflow：缺少此项，因此这张ACE卡牌离开时不会失去内存（4-17-1）</translation>
    </message>
    <message>
        <source>special: must be a mapping of fields, not {value}</source>
        <translation>special：应为由字段组成的映射，这里是{value}</translation>
    </message>
    <message>
        <source>special: {line!r} must begin like [DNA Digivolve], [DigiXros -2], [Burst Digivolve], [App Fusion], [Assembly -6] or &lt;Use Req.&gt;</source>
        <translation>special：“{line}”的开头不是[DNA Digivolve]、[DigiXros -2]、[Burst Digivolve]、[App Fusion]、[Assembly -6]或&lt;Use Req.&gt;（使用条件）这样的行</translation>
    </message>
    <message>
        <source>stack a card either `on` one or `under` it</source>
        <translation>卡牌要么叠加在上（`on`），要么在下（`under`）</translation>
    </message>
    <message>
        <source>stands_for: {error}</source>
        <translation>stands_for：{error}</translation>
    </message>
    <message>
        <source>status: {status!r} isn&apos;t banned, restricted, unrestricted or pair</source>
        <translation>status：“{status}”不是banned、restricted、unrestricted、pair之一</translation>
    </message>
    <message>
        <source>taught phrases</source>
        <translation>登记内容</translation>
    </message>
    <message>
        <source>text in {language} can&apos;t be read</source>
        <translation>无法读取{language}的文本</translation>
    </message>
    <message>
        <source>text is missing</source>
        <translation>应有文本之处没有文本</translation>
    </message>
    <message>
        <source>the Comprehensive Rules have no clause {clause!r}</source>
        <translation>综合规则没有条款“{clause}”</translation>
    </message>
    <message>
        <source>the Comprehensive Rules have no clause {number}</source>
        <translation>综合规则没有条款{number}</translation>
    </message>
    <message>
        <source>the PDF can&apos;t be read: it is broken, or needs too much memory or time</source>
        <translation>无法读取PDF：已损坏，或所需内存或时间过多</translation>
    </message>
    <message>
        <source>the PDF has more than {most:,} characters</source>
        <translation>PDF超过{most}个字符</translation>
    </message>
    <message>
        <source>the PDF has no pages</source>
        <translation>PDF没有页面</translation>
    </message>
    <message>
        <source>the PDF has only pictures, no text</source>
        <translation>PDF中没有文本，只有图片</translation>
    </message>
    <message>
        <source>the PDF has {count:,} pages; a rulebook has at most {most}</source>
        <translation>PDF有{count}页；规则书最多{most}页</translation>
    </message>
    <message>
        <source>the PDF is encrypted: its password is needed</source>
        <translation>PDF已加密：需要密码</translation>
    </message>
    <message>
        <source>the PDF needs too much memory</source>
        <translation>PDF要求的内存过多</translation>
    </message>
    <message>
        <source>the PDF takes too long to read</source>
        <translation>读取PDF耗时过长</translation>
    </message>
    <message>
        <source>the answers can&apos;t be indexed ({error})</source>
        <translation>无法为问答建立索引（{error}）</translation>
    </message>
    <message>
        <source>the array is cut off here</source>
        <translation>数组在此被截断</translation>
    </message>
    <message>
        <source>the backup is damaged ({wrong}), so nothing was changed</source>
        <translation>备份已损坏（{wrong}），因此没有任何更改</translation>
    </message>
    <message>
        <source>the beginning is not a table: {fault}</source>
        <translation>开始时的状态不是有效的牌桌：{fault}</translation>
    </message>
    <message>
        <source>the bookmarks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>the cache folder</source>
        <translation>缓存文件夹</translation>
    </message>
    <message>
        <source>the card has no name</source>
        <translation>卡牌没有名称</translation>
    </message>
    <message>
        <source>the card {key!r} isn&apos;t described</source>
        <translation>卡牌“{key}”没有描述</translation>
    </message>
    <message>
        <source>the cards</source>
        <translation>卡牌</translation>
    </message>
    <message>
        <source>the cards looked at don&apos;t go to the hand</source>
        <translation>确认的卡牌不会加入手牌</translation>
    </message>
    <message>
        <source>the certificate file is missing</source>
        <translation>证书不存在</translation>
    </message>
    <message>
        <source>the certificate of {host} can&apos;t be trusted ({why})</source>
        <translation>{host}的证书不可信任（{why}）</translation>
    </message>
    <message>
        <source>the choice {choice!r} isn&apos;t possible there</source>
        <translation>此处不能作出选择“{choice}”</translation>
    </message>
    <message>
        <source>the choices and digests of this replay don&apos;t match</source>
        <translation>此回放的选择与摘要不一致</translation>
    </message>
    <message>
        <source>the connection to {host} was lost</source>
        <translation>与{host}的连接中断</translation>
    </message>
    <message>
        <source>the connection was refused, because the server has no TLS: others could read and change all that you send</source>
        <translation>服务器没有TLS，因此已拒绝连接：他人可以读取和更改发送到该处的一切内容</translation>
    </message>
    <message>
        <source>the copied position has more than {most:,} bytes</source>
        <translation>复制的局面超过{most:,}字节</translation>
    </message>
    <message>
        <source>the copied position is damaged</source>
        <translation>复制的局面已损坏</translation>
    </message>
    <message>
        <source>the copied position is incomplete</source>
        <translation>复制的局面不完整</translation>
    </message>
    <message>
        <source>the copied text has no position</source>
        <translation>复制的内容中没有局面</translation>
    </message>
    <message>
        <source>the data folder</source>
        <translation>数据文件夹</translation>
    </message>
    <message>
        <source>the data folder was saved by a newer version of this program (version {saved}; this one reads up to {version})</source>
        <translation>数据文件夹由本程序的更新版本保存（版本{saved}；此版本最高可读取到{version}）</translation>
    </message>
    <message>
        <source>the database {database!r} already has something else named judgeapp</source>
        <translation>数据库“{database}”中已有其他名为judgeapp的内容</translation>
    </message>
    <message>
        <source>the database {database!r} can&apos;t store all characters</source>
        <translation>数据库“{database}”不能保存所有字符</translation>
    </message>
    <message>
        <source>the download</source>
        <translation>下载的内容</translation>
    </message>
    <message>
        <source>the earlier revision of one is missing</source>
        <translation>缺少其中一项修订的前一版本</translation>
    </message>
    <message>
        <source>the editions of rulebooks</source>
        <translation>规则书版本</translation>
    </message>
    <message>
        <source>the editions would exceed {most:,} bytes</source>
        <translation>各版本合计将超过{most:,}字节</translation>
    </message>
    <message>
        <source>the facts of its cards can&apos;t be written into a file laid out like this</source>
        <translation>按此文件现在的写法，无法写入其卡牌的资料</translation>
    </message>
    <message>
        <source>the field {name!r} appears twice</source>
        <translation>字段“{name}”出现了两次</translation>
    </message>
    <message>
        <source>the field {needed!r} is missing</source>
        <translation>缺少字段“{needed}”</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>the file about the fault</source>
        <translation>错误记录文件</translation>
    </message>
    <message>
        <source>the file already exists</source>
        <translation>已有同名文件</translation>
    </message>
    <message>
        <source>the file can&apos;t be read ({reason})</source>
        <translation>无法读取文件（{reason}）</translation>
    </message>
    <message>
        <source>the file can&apos;t be read ({why})</source>
        <translation>无法读取文件（{why}）</translation>
    </message>
    <message>
        <source>the file doesn&apos;t say which edition it is</source>
        <translation>文件未说明是哪个版本</translation>
    </message>
    <message>
        <source>the file doesn&apos;t say which language it is in</source>
        <translation>文件未说明是哪种语言</translation>
    </message>
    <message>
        <source>the file has more than {most:,} bytes</source>
        <translation>文件超过{most:,}字节</translation>
    </message>
    <message>
        <source>the file has more than {most:,} entries</source>
        <translation>文件超过{most:,}条</translation>
    </message>
    <message>
        <source>the file has no settings</source>
        <translation>文件中没有设置</translation>
    </message>
    <message>
        <source>the file has no {wish!r}</source>
        <translation>文件没有“{wish}”</translation>
    </message>
    <message>
        <source>the file has {count} steps</source>
        <translation>文件有{count}个步骤</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件为空</translation>
    </message>
    <message>
        <source>the file is larger than {most:,} bytes, too large for a text file</source>
        <translation>文件超过{most:,}字节，不能作为文本读取</translation>
    </message>
    <message>
        <source>the file is larger than {most} MB</source>
        <translation>文件大于{most} MB</translation>
    </message>
    <message>
        <source>the file is too large for a phrase file</source>
        <translation>文件过大，不能作为措辞文件</translation>
    </message>
    <message>
        <source>the file is too large for a replay</source>
        <translation>文件过大，不能作为回放</translation>
    </message>
    <message>
        <source>the file is too large for a table</source>
        <translation>文件过大，不能作为牌桌</translation>
    </message>
    <message>
        <source>the file isn&apos;t UTF-8 text</source>
        <translation>文件不是UTF-8文本</translation>
    </message>
    <message>
        <source>the file would have {number:,} bytes; at most {most:,} can be imported</source>
        <translation>文件将达{number:,}字节，导入上限为{most:,}字节</translation>
    </message>
    <message>
        <source>the folder doesn&apos;t exist</source>
        <translation>没有这个文件夹</translation>
    </message>
    <message>
        <source>the game is over at that point</source>
        <translation>在该处对局已结束</translation>
    </message>
    <message>
        <source>the game played there didn&apos;t start here</source>
        <translation>该处的对局不是从这里开始的</translation>
    </message>
    <message>
        <source>the icon &lt;{name}&gt; lacks its {field}</source>
        <translation>图标&lt;{name}&gt;未说明其{field}</translation>
    </message>
    <message>
        <source>the imported lists</source>
        <translation>导入的列表</translation>
    </message>
    <message>
        <source>the index wasn&apos;t made by this program ({error})</source>
        <translation>索引不是本程序建立的（{error}）</translation>
    </message>
    <message>
        <source>the input is closed</source>
        <translation>输入已关闭</translation>
    </message>
    <message>
        <source>the judges {judge!r} and {member!r} would have the same name</source>
        <translation>裁判“{judge}”和“{member}”会同名</translation>
    </message>
    <message>
        <source>the last entry written is damaged</source>
        <translation>最后写入的内容已损坏</translation>
    </message>
    <message>
        <source>the line has more than {most} characters</source>
        <translation>该行超过{most}个字符</translation>
    </message>
    <message>
        <source>the line {text!r} isn&apos;t understood</source>
        <translation>无法理解“{text}”这一行</translation>
    </message>
    <message>
        <source>the list has more than {most} entries</source>
        <translation>列表超过{most}项</translation>
    </message>
    <message>
        <source>the list has more than {most} lines</source>
        <translation>列表超过{most}行</translation>
    </message>
    <message>
        <source>the list of doubtful lines</source>
        <translation>存疑行列表</translation>
    </message>
    <message>
        <source>the list of doubtful matches</source>
        <translation>存疑之处列表</translation>
    </message>
    <message>
        <source>the memory gauge has {most} squares on each side ({clause})</source>
        <translation>内存条每侧有{most}格（{clause}）</translation>
    </message>
    <message>
        <source>the mended file</source>
        <translation>更正后的文件</translation>
    </message>
    <message>
        <source>the name {name!r} is taken</source>
        <translation>名称“{name}”已被使用</translation>
    </message>
    <message>
        <source>the number is too high</source>
        <translation>数字过大</translation>
    </message>
    <message>
        <source>the number is used twice, or is below 0</source>
        <translation>该数字重复使用，或小于0</translation>
    </message>
    <message>
        <source>the number of gaps must be at least 0</source>
        <translation>空缺数必须至少为0</translation>
    </message>
    <message>
        <source>the official answers</source>
        <translation>官方问答</translation>
    </message>
    <message>
        <source>the outcome isn&apos;t certain: {why}</source>
        <translation>结果不确定：{why}</translation>
    </message>
    <message>
        <source>the password of {user!r} expired at {until}</source>
        <translation>“{user}”的密码已于{until}过期</translation>
    </message>
    <message>
        <source>the phrases</source>
        <translation>措辞</translation>
    </message>
    <message>
        <source>the phrases aren&apos;t a list</source>
        <translation>措辞部分不是列表格式</translation>
    </message>
    <message>
        <source>the position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>the previous data</source>
        <translation>之前的内容</translation>
    </message>
    <message>
        <source>the program already knows how {edition} is played</source>
        <translation>程序已知道{edition}的处理方式</translation>
    </message>
    <message>
        <source>the program failed to show it</source>
        <translation>程序处理它时出错</translation>
    </message>
    <message>
        <source>the redo branch isn&apos;t in the tree</source>
        <translation>重做的分支不在分支树中</translation>
    </message>
    <message>
        <source>the replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>the report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>the rulebook has no title</source>
        <translation>规则书没有标题</translation>
    </message>
    <message>
        <source>the rulebook has {number:,} lines</source>
        <translation>规则书有{number:,}行</translation>
    </message>
    <message>
        <source>the rulebook&apos;s title has more than {most} characters</source>
        <translation>规则书的标题超过{most}个字</translation>
    </message>
    <message>
        <source>the rulebook&apos;s title must be one line</source>
        <translation>规则书的标题必须是一行</translation>
    </message>
    <message>
        <source>the rules can&apos;t continue from it ({error!r})</source>
        <translation>无法按规则从此处继续（{error}）</translation>
    </message>
    <message>
        <source>the rules can&apos;t continue from it ({error!r}). {fault}</source>
        <translation>无法按规则从此处继续（{error}）。{fault}</translation>
    </message>
    <message>
        <source>the rules lead to a different state from the saved one</source>
        <translation>按规则得出的状态与保存的状态不同</translation>
    </message>
    <message>
        <source>the rules of edition {edition!r} can&apos;t be played</source>
        <translation>无法按版本“{edition}”的规则推演</translation>
    </message>
    <message>
        <source>the ruling doesn&apos;t say what the effect does</source>
        <translation>裁定未说明该效果执行什么</translation>
    </message>
    <message>
        <source>the ruling has no revision {revision!r}</source>
        <translation>裁定没有修订“{revision}”</translation>
    </message>
    <message>
        <source>the ruling has no revision {unknown!r}</source>
        <translation>裁定没有修订“{unknown}”</translation>
    </message>
    <message>
        <source>the ruling that was being written</source>
        <translation>正在写的裁定</translation>
    </message>
    <message>
        <source>the rulings</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>the scenario</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>the server can&apos;t be reached ({reason})</source>
        <translation>无法连接服务器（{reason}）</translation>
    </message>
    <message>
        <source>the server can&apos;t be used ({reason})</source>
        <translation>无法使用服务器（{reason}）</translation>
    </message>
    <message>
        <source>the server closed the connection ({error})</source>
        <translation>服务器连接中断（{error}）</translation>
    </message>
    <message>
        <source>the server doesn&apos;t allow the user {user!r} to do that ({error})</source>
        <translation>用户“{user}”在服务器上没有此权限（{error}）</translation>
    </message>
    <message>
        <source>the server has a revision with an invalid id</source>
        <translation>服务器上有ID无效的修订</translation>
    </message>
    <message>
        <source>the server has more than a notebook of {most:,} bytes can hold, so nothing more was imported</source>
        <translation>服务器上的内容超出了裁定簿的上限（{most:,}字节），因此不再导入</translation>
    </message>
    <message>
        <source>the server has more than {most:,} changes, so nothing more was imported</source>
        <translation>服务器有超过{most:,}项更改，因此不再导入其中的内容</translation>
    </message>
    <message>
        <source>the server has more than {most:,} rulings that were deleted for good, so nothing more was imported</source>
        <translation>服务器有超过{most:,}条已彻底删除的裁定，因此不再导入其中的内容</translation>
    </message>
    <message>
        <source>the server is missing {number} change(s) that were sent to it</source>
        <translation>服务器上缺少已发送的{number}项更改</translation>
    </message>
    <message>
        <source>the server is read-only</source>
        <translation>服务器只能读取</translation>
    </message>
    <message>
        <source>the server is too busy</source>
        <translation>服务器过于繁忙</translation>
    </message>
    <message>
        <source>the server refused a change to the team&apos;s notebook ({error})</source>
        <translation>服务器拒绝更改团队裁定簿（{error}）</translation>
    </message>
    <message>
        <source>the server refused a change under the name of a judge who has their own login ({error})</source>
        <translation>服务器拒绝了以其他裁判名义所作的更改，该裁判有自己的账号（{error}）</translation>
    </message>
    <message>
        <source>the server refused it ({error})</source>
        <translation>服务器拒绝（{error}）</translation>
    </message>
    <message>
        <source>the server sent a compressed file ({packed})</source>
        <translation>服务器发来了压缩过的文件（{packed}）</translation>
    </message>
    <message>
        <source>the server sent something unexpected, so none of it was imported</source>
        <translation>服务器发来意料之外的内容，因此其中什么都没有导入</translation>
    </message>
    <message>
        <source>the server {host} answered {status}</source>
        <translation>服务器{host}回应{status}</translation>
    </message>
    <message>
        <source>the server {host} can&apos;t be reached ({why})</source>
        <translation>无法连接服务器{host}（{why}）</translation>
    </message>
    <message>
        <source>the server {host} doesn&apos;t answer</source>
        <translation>服务器{host}没有回应</translation>
    </message>
    <message>
        <source>the server {host} wasn&apos;t found</source>
        <translation>找不到服务器{host}</translation>
    </message>
    <message>
        <source>the settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>the settings are damaged ({wrong}), so the defaults are used</source>
        <translation>设置已损坏（{wrong}），因此使用默认值</translation>
    </message>
    <message>
        <source>the source can&apos;t be read ({error})</source>
        <translation>无法读取来源（{error}）</translation>
    </message>
    <message>
        <source>the state after it differs</source>
        <translation>其后的状态不同</translation>
    </message>
    <message>
        <source>the system&apos;s certificates</source>
        <translation>系统证书</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>the table has no edition {edition!r}</source>
        <translation>牌桌没有版本“{edition}”</translation>
    </message>
    <message>
        <source>the table is cut off here</source>
        <translation>表的内容在此被截断</translation>
    </message>
    <message>
        <source>the team</source>
        <translation>团队</translation>
    </message>
    <message>
        <source>the team has no judge {judge!r}</source>
        <translation>团队没有裁判“{judge}”</translation>
    </message>
    <message>
        <source>the team&apos;s notebook needs a newer version of this program (version {least_client}; this one knows up to {own})</source>
        <translation>团队裁定簿需要本程序的更新版本（版本{least_client}；此版本最高支持到{own}）</translation>
    </message>
    <message>
        <source>the text ends in the middle of a character</source>
        <translation>文本末尾的字符不完整</translation>
    </message>
    <message>
        <source>the text has more than {most:,} lines</source>
        <translation>文本超过{most:,}行</translation>
    </message>
    <message>
        <source>the text of page {page} of the PDF can&apos;t be read</source>
        <translation>PDF第{page}页的文本无法读取</translation>
    </message>
    <message>
        <source>the text of {edition} isn&apos;t available</source>
        <translation>没有{edition}的文本</translation>
    </message>
    <message>
        <source>the text of {name} ends in the middle of a character</source>
        <translation>{name}的文本末尾的字符不完整</translation>
    </message>
    <message>
        <source>the texts of a card have at most {longest:,} characters in all</source>
        <translation>一张卡牌的全部文本合计不超过{longest:,}个字符</translation>
    </message>
    <message>
        <source>the window is already open</source>
        <translation>窗口已打开</translation>
    </message>
    <message>
        <source>the window is already open and comes to the front</source>
        <translation>程序已打开，其窗口已移到最前</translation>
    </message>
    <message>
        <source>the window is open with this data folder</source>
        <translation>此数据文件夹已在窗口中打开</translation>
    </message>
    <message>
        <source>the {missing} is missing</source>
        <translation>缺少{missing}</translation>
    </message>
    <message>
        <source>there are more than {most:,} queries</source>
        <translation>查询超过{most:,}条</translation>
    </message>
    <message>
        <source>there are more than {most:,} values</source>
        <translation>值超过{most}个</translation>
    </message>
    <message>
        <source>there is no address {name!r}</source>
        <translation>没有名为“{name}”的网址</translation>
    </message>
    <message>
        <source>there is no area {area!r}</source>
        <translation>没有区域“{area}”</translation>
    </message>
    <message>
        <source>there is no backup {name!r}</source>
        <translation>没有名为“{name}”的备份</translation>
    </message>
    <message>
        <source>there is no card {name!r}; available: {known}</source>
        <translation>没有名为“{name}”的卡牌；现有：{known}</translation>
    </message>
    <message>
        <source>there is no card {place} in {value}&apos;s security</source>
        <translation>{value}的安防中没有第{place}张卡牌</translation>
    </message>
    <message>
        <source>there is no card {place} in {value}&apos;s {area}</source>
        <translation>{value}的{area}中没有第{place}张卡牌</translation>
    </message>
    <message>
        <source>there is no card {ref}</source>
        <translation>没有卡牌{ref}</translation>
    </message>
    <message>
        <source>there is no card {ref} on the field</source>
        <translation>场上没有卡牌{ref}</translation>
    </message>
    <message>
        <source>there is no card {text!r} here</source>
        <translation>此处没有名为“{text}”的卡牌</translation>
    </message>
    <message>
        <source>there is no choice {name!r}</source>
        <translation>没有名为“{name}”的选择</translation>
    </message>
    <message>
        <source>there is no field {name!r}</source>
        <translation>没有字段“{name}”</translation>
    </message>
    <message>
        <source>there is no imported edition {name!r}</source>
        <translation>没有导入名为“{name}”的版本</translation>
    </message>
    <message>
        <source>there is no keyword effect {name!r}</source>
        <translation>没有名为“{name}”的关键词效果</translation>
    </message>
    <message>
        <source>there is no list at {within!r}</source>
        <translation>“{within}”处没有列表</translation>
    </message>
    <message>
        <source>there is no node {above} above it</source>
        <translation>其上方没有节点{above}</translation>
    </message>
    <message>
        <source>there is no node {current}</source>
        <translation>没有节点{current}</translation>
    </message>
    <message>
        <source>there is no official answer {number!r}</source>
        <translation>没有官方问答“{number}”</translation>
    </message>
    <message>
        <source>there is no page {page}</source>
        <translation>没有页面{page}</translation>
    </message>
    <message>
        <source>there is no passage {passage_id!r}</source>
        <translation>没有名为“{passage_id}”的段落</translation>
    </message>
    <message>
        <source>there is no password</source>
        <translation>没有密码</translation>
    </message>
    <message>
        <source>there is no player {seat!r}</source>
        <translation>没有玩家“{seat}”</translation>
    </message>
    <message>
        <source>there is no ruling {beginning!r}</source>
        <translation>没有裁定“{beginning}”</translation>
    </message>
    <message>
        <source>there is no ruling {replaced_by!r}</source>
        <translation>没有裁定“{replaced_by}”</translation>
    </message>
    <message>
        <source>there is no ruling {ruling!r}</source>
        <translation>没有裁定“{ruling}”</translation>
    </message>
    <message>
        <source>there is no source {key!r}</source>
        <translation>没有名为“{key}”的来源</translation>
    </message>
    <message>
        <source>there is no unit {number}</source>
        <translation>没有编号为{number}的单位</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>没有</translation>
    </message>
    <message>
        <source>these clauses weren&apos;t applied: {clauses}</source>
        <translation>以下条款未适用：{clauses}</translation>
    </message>
    <message>
        <source>this address can&apos;t be read: {address}</source>
        <translation>无法读取此网址：{address}</translation>
    </message>
    <message>
        <source>this address is a web page: {address}</source>
        <translation>此网址是网页：{address}</translation>
    </message>
    <message>
        <source>this answer belongs to another line</source>
        <translation>所处理的与此行无关</translation>
    </message>
    <message>
        <source>this applies to all cards of a player</source>
        <translation>它涉及一位玩家的所有卡牌</translation>
    </message>
    <message>
        <source>this can be done to cards, not to a player</source>
        <translation>这是对卡牌进行的处理，而玩家不是卡牌</translation>
    </message>
    <message>
        <source>this doesn&apos;t describe a card</source>
        <translation>这不是卡牌的描述</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>这是文件夹</translation>
    </message>
    <message>
        <source>this is another kind of replay ({format})</source>
        <translation>这是其他种类的回放（{format}）</translation>
    </message>
    <message>
        <source>this is another kind of table ({format})</source>
        <translation>这是其他种类的牌桌（{format}）</translation>
    </message>
    <message>
        <source>this says nothing about editions</source>
        <translation>其中没有关于版本的内容</translation>
    </message>
    <message>
        <source>this settles nothing ({error})</source>
        <translation>这没有解决任何事项（{error}）</translation>
    </message>
    <message>
        <source>this system can&apos;t draw a window ({error})</source>
        <translation>此系统缺少绘制窗口所需的组件（{error}）</translation>
    </message>
    <message>
        <source>this system trusts no certificates</source>
        <translation>此系统不信任任何证书</translation>
    </message>
    <message>
        <source>this table didn&apos;t start from a scenario file</source>
        <translation>此牌桌不是从场景文件开始的</translation>
    </message>
    <message>
        <source>tokens can&apos;t be in a deck (1-4-4-2), so their entries were left out</source>
        <translation>衍生物不能放入卡组（1-4-4-2），因此已略去其条目</translation>
    </message>
    <message>
        <source>too long for an account</source>
        <translation>对一份陈述来说过长</translation>
    </message>
    <message>
        <source>too many cards: {number:,}; the limit is {most:,}</source>
        <translation>{number:,}张卡牌，超过{most:,}张</translation>
    </message>
    <message>
        <source>too many characters: {number:,}</source>
        <translation>字符过多（{number:,}个）</translation>
    </message>
    <message>
        <source>too many choices for a scenario: {number}</source>
        <translation>{number}个选择，超过一个场景的上限</translation>
    </message>
    <message>
        <source>too many choices: {number}</source>
        <translation>选择过多（{number}个）</translation>
    </message>
    <message>
        <source>too many files have the name {name!r}</source>
        <translation>名为“{name}”的文件过多</translation>
    </message>
    <message>
        <source>too many nodes: {number}</source>
        <translation>节点过多（{number}个）</translation>
    </message>
    <message>
        <source>too many phrases: {number}; the limit is {most}</source>
        <translation>{number}条措辞，超过{most}条</translation>
    </message>
    <message>
        <source>too many steps for an account: {number}</source>
        <translation>一份陈述有{number}步，数量过多</translation>
    </message>
    <message>
        <source>too many {things}: {number:,}</source>
        <translation>{number}{things}过多</translation>
    </message>
    <message>
        <source>too many {things}: {number:,}; the limit is {most}</source>
        <translation>{number}{things}过多；最多{most}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>真或假</translation>
    </message>
    <message>
        <source>two cards have the name {name!r}</source>
        <translation>有两张卡牌名为“{name}”</translation>
    </message>
    <message>
        <source>type a card, or choose one with ↓</source>
        <translation>请输入卡牌，或按 ↓ 选择</translation>
    </message>
    <message>
        <source>type a query</source>
        <translation>请输入查询</translation>
    </message>
    <message>
        <source>type a text to explain</source>
        <translation>请输入要解释的文本</translation>
    </message>
    <message>
        <source>type what to give</source>
        <translation>请输入要赋予的内容</translation>
    </message>
    <message>
        <source>under {name}</source>
        <translation>在{name}之下</translation>
    </message>
    <message>
        <source>unexpected text after the array</source>
        <translation>数组之后还有多余的内容</translation>
    </message>
    <message>
        <source>unexpected text after the value, at character {place}</source>
        <translation>值之后还有多余的内容（第{place}个字符）</translation>
    </message>
    <message>
        <source>unknown event {value!r}; known events: {known}</source>
        <translation>没有名为“{value}”的事件；现有：{known}</translation>
    </message>
    <message>
        <source>unknown format: {missing} is missing in its entries. They have {fields}</source>
        <translation>不是已知格式的文件：其条目中找不到{missing}。条目含有{fields}</translation>
    </message>
    <message>
        <source>unknown kind of file: expected a table, scenario, cards, answers, phrases or a rulebook</source>
        <translation>未知的文件种类：应为牌桌、场景、卡牌、问答、措辞或规则书</translation>
    </message>
    <message>
        <source>unknown step {verb}; known steps: {known}</source>
        <translation>没有名为{verb}的步骤；可用：{known}</translation>
    </message>
    <message>
        <source>updates are switched off</source>
        <translation>更新已关闭</translation>
    </message>
    <message>
        <source>use only one of &apos;total_dp&apos;, &apos;total_play_cost&apos; and &apos;total_level&apos;</source>
        <translation>&apos;total_dp&apos;、&apos;total_play_cost&apos;和&apos;total_level&apos;只能使用其中一个</translation>
    </message>
    <message>
        <source>web page markup was removed from texts</source>
        <translation>已从文本中移除网页标记</translation>
    </message>
    <message>
        <source>what you were typing</source>
        <translation>正在输入的内容</translation>
    </message>
    <message>
        <source>who decides</source>
        <translation>由谁决定</translation>
    </message>
    <message>
        <source>you are in no team</source>
        <translation>没有加入团队</translation>
    </message>
    <message>
        <source>you can choose: {open}</source>
        <translation>可选：{open}</translation>
    </message>
    <message>
        <source>you can claim one thing at a time, about one card or player</source>
        <translation>一次只主张一件事，关于一张卡牌或一位玩家</translation>
    </message>
    <message>
        <source>you can judge one action at a time, not {number}</source>
        <translation>一次只判断一个行动，而不是{number}个</translation>
    </message>
    <message>
        <source>you can&apos;t leave the team ({reason})</source>
        <translation>无法退出团队（{reason}）</translation>
    </message>
    <message>
        <source>you decide: {by_hand}</source>
        <translation>由裁判决定：{by_hand}</translation>
    </message>
    <message>
        <source>you have no addresses</source>
        <translation>还没有网址</translation>
    </message>
    <message>
        <source>you have no official answers and no rulings</source>
        <translation>没有官方问答，也没有裁定</translation>
    </message>
    <message>
        <source>you must still resolve by hand: {text}</source>
        <translation>裁判仍须手动处理：{text}</translation>
    </message>
    <message>
        <source>you ruled on a text that doesn&apos;t exist: {texts}</source>
        <translation>所裁定的文本不存在：{texts}</translation>
    </message>
    <message>
        <source>your answers on editions</source>
        <translation>关于版本的判断</translation>
    </message>
    <message>
        <source>your answers on editions are larger than {most:,} bytes</source>
        <translation>关于版本的判断超过{most:,}字节</translation>
    </message>
    <message>
        <source>your library has no card {number}</source>
        <translation>卡牌库没有卡牌{number}</translation>
    </message>
    <message>
        <source>your library has no cards</source>
        <translation>卡牌库为空</translation>
    </message>
    <message>
        <source>your library has no such card</source>
        <translation>卡牌库没有这张卡牌</translation>
    </message>
    <message>
        <source>your library has no {number} in {lang}</source>
        <translation>卡牌库中没有{lang}的{number}</translation>
    </message>
    <message>
        <source>{action} can&apos;t respond to this</source>
        <translation>{action}不能应对此事件</translation>
    </message>
    <message>
        <source>{action} changes what would happen</source>
        <translation>{action}会改变将要进行的处理</translation>
    </message>
    <message>
        <source>{action} is refused: {by}</source>
        <translation>{action}被拒绝：依据为{by}</translation>
    </message>
    <message>
        <source>{action} is refused: {by}; not by {known}</source>
        <translation>{action}被拒绝：依据为{by}，而非{known}</translation>
    </message>
    <message>
        <source>{area!r} isn&apos;t a pile</source>
        <translation>“{area}”不是牌堆</translation>
    </message>
    <message>
        <source>{cards} can&apos;t be in this deck</source>
        <translation>{cards}不能放入这副卡组</translation>
    </message>
    <message>
        <source>{cards} is a token: tokens can&apos;t be in a deck</source>
        <translation>{cards}是衍生物：衍生物不能放入卡组</translation>
    </message>
    <message>
        <source>{cards} isn&apos;t a known card</source>
        <translation>{cards}不是已知的卡牌</translation>
    </message>
    <message>
        <source>{cards}: {count} cards of the same number, allowed: {allowed}</source>
        <translation>{cards}：相同编号的卡牌有{count}张，允许{allowed}张</translation>
    </message>
    <message>
        <source>{card} has no effect {index} that can be activated</source>
        <translation>{card}没有可以发动的效果{index}</translation>
    </message>
    <message>
        <source>{card} isn&apos;t a single card; move it to a pile first</source>
        <translation>{card}不是单张卡牌；请先放到某个牌堆</translation>
    </message>
    <message>
        <source>{claim}: {actual} instead of {wanted}</source>
        <translation>{claim}：是{actual}，而不是{wanted}</translation>
    </message>
    <message>
        <source>{constant} isn&apos;t JSON</source>
        <translation>{constant}不是JSON</translation>
    </message>
    <message>
        <source>{count} copies aren&apos;t possible</source>
        <translation>张数不能为{count}</translation>
    </message>
    <message>
        <source>{date!r} isn&apos;t a date</source>
        <translation>“{date}”不是日期</translation>
    </message>
    <message>
        <source>{deed!r} can&apos;t be used with {gift}</source>
        <translation>“{deed}”与{gift}无关</translation>
    </message>
    <message>
        <source>{deed!r} involves no other card</source>
        <translation>“{deed}”不涉及其他卡牌</translation>
    </message>
    <message>
        <source>{deed!r} isn&apos;t something an effect can do</source>
        <translation>“{deed}”不是效果能做的事</translation>
    </message>
    <message>
        <source>{edition!r} isn&apos;t an edition</source>
        <translation>“{edition}”不是版本</translation>
    </message>
    <message>
        <source>{entry!r} isn&apos;t a card number</source>
        <translation>“{entry}”不是卡牌编号</translation>
    </message>
    <message>
        <source>{failure} (entry {number} of `ruled` is close, &quot;{of}: {words}&quot;: `of` names the card, `text` quotes its words, or their beginning followed by &quot;...&quot;)</source>
        <translation>{failure}（`ruled`的第{number}项与之相近，&quot;{of}: {words}&quot;：`of`写卡牌，`text`照印刷的原文写，或只写开头并在其后加&quot;...&quot;）</translation>
    </message>
    <message>
        <source>{fault}, so the backup of {copy} was restored</source>
        <translation>{fault}，因此已恢复{copy}的备份</translation>
    </message>
    <message>
        <source>{fault}. Perhaps you mean: {near}</source>
        <translation>{fault}。可能是：{near}</translation>
    </message>
    <message>
        <source>{field}: has invisible characters</source>
        <translation>{field}：含有不可见字符</translation>
    </message>
    <message>
        <source>{field}: is missing</source>
        <translation>{field}：没有写明</translation>
    </message>
    <message>
        <source>{field}: its Overflow was moved to its own field</source>
        <translation>{field}：其中的超流已移到专用字段</translation>
    </message>
    <message>
        <source>{field}: more than {longest} characters</source>
        <translation>{field}：超过{longest}个字符</translation>
    </message>
    <message>
        <source>{field}: more than {most}</source>
        <translation>{field}：超过{most}个</translation>
    </message>
    <message>
        <source>{field}: must be one line</source>
        <translation>{field}：只能有一行</translation>
    </message>
    <message>
        <source>{field}: the line {text!r} isn&apos;t understood ({value})</source>
        <translation>{field}：无法理解“{text}”这一行（{value}）</translation>
    </message>
    <message>
        <source>{for_good!r} isn&apos;t the ruling, so nothing was deleted</source>
        <translation>“{for_good}”不是该裁定，因此没有删除任何内容</translation>
    </message>
    <message>
        <source>{gift} applies to the card itself, or to cards on the field</source>
        <translation>{gift}只能用于卡牌自身，或场上的卡牌</translation>
    </message>
    <message>
        <source>{gift} is given to cards, not to a player</source>
        <translation>{gift}给予卡牌，而不是玩家</translation>
    </message>
    <message>
        <source>{host!r} isn&apos;t the name of a server</source>
        <translation>“{host}”不是服务器名称</translation>
    </message>
    <message>
        <source>{how!r} uses its own requirements and their cost (8-2-2-4)</source>
        <translation>“{how}”需要自己的条件及其费用（8-2-2-4）</translation>
    </message>
    <message>
        <source>{judge!r} can&apos;t be the name of a login</source>
        <translation>“{judge}”不能作为账号名</translation>
    </message>
    <message>
        <source>{key!r} isn&apos;t possible; {why}</source>
        <translation>“{key}”不可选；{why}</translation>
    </message>
    <message>
        <source>{key} has no clauses</source>
        <translation>{key}没有条款</translation>
    </message>
    <message>
        <source>{key}:{value} isn&apos;t a date</source>
        <translation>{key}:{value}不是日期</translation>
    </message>
    <message>
        <source>{key}:{value} isn&apos;t a number</source>
        <translation>{key}:{value}不是数字</translation>
    </message>
    <message>
        <source>{key}:{value} isn&apos;t possible</source>
        <translation>{key}:{value}无效</translation>
    </message>
    <message>
        <source>{language!r} isn&apos;t a language of the game</source>
        <translation>“{language}”不是此游戏的语言</translation>
    </message>
    <message>
        <source>{language!r} isn&apos;t a language tag</source>
        <translation>“{language}”不是语言标签</translation>
    </message>
    <message>
        <source>{line!r} doesn&apos;t say how many of which card</source>
        <translation>“{line}”没有说明哪张卡牌有几张</translation>
    </message>
    <message>
        <source>{name!r} appears twice</source>
        <translation>“{name}”出现两次</translation>
    </message>
    <message>
        <source>{name!r} can&apos;t be asked about what would happen</source>
        <translation>对将要发生的事不能询问“{name}”</translation>
    </message>
    <message>
        <source>{name!r} can&apos;t be asked about {event!r}</source>
        <translation>对“{event}”不能询问“{name}”</translation>
    </message>
    <message>
        <source>{name!r} can&apos;t be expected</source>
        <translation>不能对“{name}”设定预期</translation>
    </message>
    <message>
        <source>{name!r} can&apos;t be the name of a file</source>
        <translation>“{name}”不能作为文件名</translation>
    </message>
    <message>
        <source>{name!r} can&apos;t be used in {field!r} of {owner}</source>
        <translation>不能在{owner}的“{field}”中使用“{name}”</translation>
    </message>
    <message>
        <source>{name!r} can&apos;t be used with &apos;gifts&apos;</source>
        <translation>“{name}”不能与&apos;gifts&apos;一起使用</translation>
    </message>
    <message>
        <source>{name!r} has no effect that triggers</source>
        <translation>“{name}”没有会触发的效果</translation>
    </message>
    <message>
        <source>{name!r} has no link card {place}</source>
        <translation>“{name}”没有第{place}张链接卡牌</translation>
    </message>
    <message>
        <source>{name!r} has no such effect</source>
        <translation>“{name}”没有这样的效果</translation>
    </message>
    <message>
        <source>{name!r} is possible</source>
        <translation>可以选择“{name}”</translation>
    </message>
    <message>
        <source>{name!r} isn&apos;t a name</source>
        <translation>“{name}”不能作为名称</translation>
    </message>
    <message>
        <source>{name!r} isn&apos;t among the shuffled cards; available: {there}</source>
        <translation>“{name}”不在洗牌的卡牌之中；现有：{there}</translation>
    </message>
    <message>
        <source>{name!r} isn&apos;t possible; you can choose: {there}</source>
        <translation>不能选择“{name}”；可选：{there}</translation>
    </message>
    <message>
        <source>{name!r} isn&apos;t {place}; available: {there}</source>
        <translation>“{name}”不在{place}；现有：{there}</translation>
    </message>
    <message>
        <source>{name} has no questions</source>
        <translation>{name}不是提问列表</translation>
    </message>
    <message>
        <source>{name} has no widths</source>
        <translation>{name}中没有宽度</translation>
    </message>
    <message>
        <source>{name} is missing</source>
        <translation>缺少{name}</translation>
    </message>
    <message>
        <source>{name} is of the wrong type</source>
        <translation>{name}的类型不对</translation>
    </message>
    <message>
        <source>{name} is true because of {known}</source>
        <translation>{name}成立的依据：{known}</translation>
    </message>
    <message>
        <source>{name} isn&apos;t a place</source>
        <translation>{name}不是有效的位置</translation>
    </message>
    <message>
        <source>{name} isn&apos;t base64</source>
        <translation>{name}不是base64</translation>
    </message>
    <message>
        <source>{name} isn&apos;t one of {known}</source>
        <translation>{name}不是以下任何一个：{known}</translation>
    </message>
    <message>
        <source>{name} suspended</source>
        <translation>{name}的休眠</translation>
    </message>
    <message>
        <source>{name}: each: there is no field {unknown!r}</source>
        <translation>{name}：each：没有字段“{unknown}”</translation>
    </message>
    <message>
        <source>{name}: {tag} isn&apos;t a language tag such as en or zh-Hans</source>
        <translation>{name}：{tag}不是en或zh-Hans那样的语言标签</translation>
    </message>
    <message>
        <source>{name}: {value} isn&apos;t Digimon, Tamer, Option or Digi-Egg</source>
        <translation>{name}：{value}不是数码宝贝（Digimon）、驯兽师（Tamer）、选项（Option）、数码蛋（Digi-Egg）中的任何一个</translation>
    </message>
    <message>
        <source>{name}: {word} isn&apos;t a card color, so it was left out</source>
        <translation>{name}：{word}不是卡牌的颜色，已略去</translation>
    </message>
    <message>
        <source>{name}: {word} isn&apos;t a color</source>
        <translation>{name}：{word}不是颜色</translation>
    </message>
    <message>
        <source>{new} has no clause {number!r}</source>
        <translation>{new}没有条款“{number}”</translation>
    </message>
    <message>
        <source>{number!r} isn&apos;t a card number</source>
        <translation>“{number}”不是卡牌编号</translation>
    </message>
    <message>
        <source>{number!r} isn&apos;t a clause number</source>
        <translation>“{number}”不是条款编号</translation>
    </message>
    <message>
        <source>{number} (its number in {editions})</source>
        <translation>{number}（在{editions}中的编号）</translation>
    </message>
    <message>
        <source>{number} and {partner} may not be in one deck{since}</source>
        <translation>{number}与{partner}不能放入同一卡组{since}</translation>
    </message>
    <message>
        <source>{number} cards have the name {name}: the list must give the number</source>
        <translation>名为{name}的卡牌有{number}张：列表须写明编号</translation>
    </message>
    <message>
        <source>{number} cards in {value}&apos;s {area} are known, more than {most}</source>
        <translation>{value}的{area}中已知{number}张卡牌，超过{most}张</translation>
    </message>
    <message>
        <source>{number} cards named {name!r} are {place}; available: {there}</source>
        <translation>有{number}张卡牌名为“{name}”（{place}）；现有：{there}</translation>
    </message>
    <message>
        <source>{number} editions have the name {name!r}</source>
        <translation>有{number}个版本名为“{name}”</translation>
    </message>
    <message>
        <source>{number} is banned{since}: {count} in the deck</source>
        <translation>{number}为禁止卡牌{since}：卡组中有{count}张</translation>
    </message>
    <message>
        <source>{number} is below 0</source>
        <translation>{number}小于0</translation>
    </message>
    <message>
        <source>{number} is restricted to {limit}{since}: {count} in the deck</source>
        <translation>{number}限制为{limit}张{since}：卡组中有{count}张</translation>
    </message>
    <message>
        <source>{number} is too many</source>
        <translation>{number}过多</translation>
    </message>
    <message>
        <source>{number} is {card}, not {name}</source>
        <translation>{number}是{card}，不是{name}</translation>
    </message>
    <message>
        <source>{number} of its requirements are {wanted!r}; available: {there}</source>
        <translation>其条件中有{number}个为“{wanted}”；现有：{there}</translation>
    </message>
    <message>
        <source>{number} of {what} had changed since they were saved; {back} restored from the backup of {when}: {names}</source>
        <translation>{what}中有{number}项与写入时不同；{back}项已从{when}的备份恢复：{names}</translation>
    </message>
    <message>
        <source>{number} of {what} had changed since they were saved; {back} restored from the backup of {when}: {names}; {lost} have no backup: {lost_names}</source>
        <translation>{what}中有{number}项与写入时不同；{back}项已从{when}的备份恢复：{names}；{lost}项没有备份：{lost_names}</translation>
    </message>
    <message>
        <source>{number} of {what} have changed since they were saved; {lost} have no backup: {lost_names}</source>
        <translation>{what}中有{number}项与写入时不同；{lost}项没有备份：{lost_names}</translation>
    </message>
    <message>
        <source>{number} restored from the backup of {copy}</source>
        <translation>从{copy}的备份恢复了{number}项</translation>
    </message>
    <message>
        <source>{number} revisions begin with {revision!r}: give more of the id</source>
        <translation>有{number}个修订以“{revision}”开头：请把ID写得更长一些</translation>
    </message>
    <message>
        <source>{number} rulings begin with {beginning!r}</source>
        <translation>有{number}条裁定以“{beginning}”开头</translation>
    </message>
    <message>
        <source>{number} was a clause of edition {older} and is no longer a rule</source>
        <translation>{number}是版本{older}的条款，已不再是规则</translation>
    </message>
    <message>
        <source>{old} has no clause {number!r}</source>
        <translation>{old}没有条款“{number}”</translation>
    </message>
    <message>
        <source>{on!r} isn&apos;t a date</source>
        <translation>“{on}”不是日期</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one}或{other}</translation>
    </message>
    <message>
        <source>{part} belongs to one player</source>
        <translation>{part}只涉及一位玩家</translation>
    </message>
    <message>
        <source>{path}: has more than {longest} characters</source>
        <translation>{path}：超过{longest}个字符</translation>
    </message>
    <message>
        <source>{path}: has more than {most_entries} entries</source>
        <translation>{path}：超过{most_entries}项</translation>
    </message>
    <message>
        <source>{path}: must be a list, not {value}</source>
        <translation>{path}：应为列表，这里是{value}</translation>
    </message>
    <message>
        <source>{path}: must be a whole number, not {value}</source>
        <translation>{path}：应为整数，这里是{value}</translation>
    </message>
    <message>
        <source>{path}: must be text, not {value}</source>
        <translation>{path}：应为文本，这里是{value}</translation>
    </message>
    <message>
        <source>{path}: the text ends in the middle of a character</source>
        <translation>{path}：文本末尾的字符不完整</translation>
    </message>
    <message>
        <source>{path}: {value} isn&apos;t a whole number</source>
        <translation>{path}：{value}不是整数</translation>
    </message>
    <message>
        <source>{path}: {value} isn&apos;t between 0 and {highest}</source>
        <translation>{path}：{value}不在0到{highest}之间</translation>
    </message>
    <message>
        <source>{path}: {written!r} isn&apos;t a date such as 2025-12-25</source>
        <translation>{path}：“{written}”不是2025-12-25那样的日期</translation>
    </message>
    <message>
        <source>{port} isn&apos;t a port number</source>
        <translation>{port}不是有效端口</translation>
    </message>
    <message>
        <source>{printed!r} is read as {read!r}</source>
        <translation>“{printed}”读作“{read}”</translation>
    </message>
    <message>
        <source>{read} could be read</source>
        <translation>从中读出了{read}项</translation>
    </message>
    <message>
        <source>{seat} must decide ({kind}); you can choose: {keys}</source>
        <translation>{seat}必须决定（{kind}）；可选：{keys}</translation>
    </message>
    <message>
        <source>{seat}&apos;s memory</source>
        <translation>{seat}的内存</translation>
    </message>
    <message>
        <source>{since!r} isn&apos;t a date</source>
        <translation>“{since}”不是日期</translation>
    </message>
    <message>
        <source>{text!r} isn&apos;t understood</source>
        <translation>无法理解“{text}”</translation>
    </message>
    <message>
        <source>{unwanted} happened</source>
        <translation>发生了{unwanted}</translation>
    </message>
    <message>
        <source>{verb!r} can&apos;t be refused</source>
        <translation>规则不会拒绝“{verb}”</translation>
    </message>
    <message>
        <source>{verb!r} is too early: {seat} must decide ({kind}): {there}</source>
        <translation>现在还不能“{verb}”：{seat}必须先决定（{kind}）：{there}</translation>
    </message>
    <message>
        <source>{verb!r} is too late: the game is over</source>
        <translation>已不能“{verb}”：对局已结束</translation>
    </message>
    <message>
        <source>{verb!r} isn&apos;t a step</source>
        <translation>没有名为“{verb}”的步骤</translation>
    </message>
    <message>
        <source>{verb} can&apos;t be judged; you can judge: {known}</source>
        <translation>无法判断{verb}；可以判断：{known}</translation>
    </message>
    <message>
        <source>{waiting} didn&apos;t happen; what happened: {events}</source>
        <translation>{waiting}未发生；实际发生：{events}</translation>
    </message>
    <message>
        <source>{wanted!r} fits several options ({kind}); you can choose: {there}</source>
        <translation>“{wanted}”对应多个选项（{kind}）；可选：{there}</translation>
    </message>
    <message>
        <source>{wanted!r} isn&apos;t possible ({kind}); you can choose: {there}</source>
        <translation>不能选择“{wanted}”（{kind}）；可选：{there}</translation>
    </message>
    <message>
        <source>{wanted!r} isn&apos;t possible: no decision is pending</source>
        <translation>不能选择“{wanted}”：没有要决定的事项</translation>
    </message>
    <message>
        <source>{what} are damaged ({damage}) and read-only: {result}; the file is unchanged</source>
        <translation>{what}已损坏（{damage}），且只能读取：{result}；文件保持原样</translation>
    </message>
    <message>
        <source>{what} are damaged ({damage}), {result}</source>
        <translation>{what}已损坏（{damage}），{result}</translation>
    </message>
    <message>
        <source>{what} can be read, but not saved</source>
        <translation>{what}可以读取，但无法保存</translation>
    </message>
    <message>
        <source>{what} can be read, but something other than this program has changed the file</source>
        <translation>{what}可以读取，但被本程序以外的程序更改过</translation>
    </message>
    <message>
        <source>{what} corrects nothing; you can use: {shapes}</source>
        <translation>{what}不能更正任何内容；可用：{shapes}</translation>
    </message>
    <message>
        <source>{what} has at most {most:,} bytes</source>
        <translation>{what}最多{most:,}字节</translation>
    </message>
    <message>
        <source>{what} must be rebuilt, repaired or restored, but another program is using them</source>
        <translation>{what}需要重新生成、修复或恢复，但其他程序正在使用</translation>
    </message>
    <message>
        <source>{what} were saved by a newer version of this program (version {version}; this one reads up to {known})</source>
        <translation>{what}由本程序的更新版本保存（版本{version}；此版本最高可读取到{known}）</translation>
    </message>
    <message>
        <source>{what}: {actual!r} instead of {wanted!r}</source>
        <translation>{what}：应为“{wanted}”，实为“{actual}”</translation>
    </message>
    <message>
        <source>{what}: {there!r} instead of {wanted!r}</source>
        <translation>{what}：应为“{wanted}”，实为“{there}”</translation>
    </message>
    <message>
        <source>{where}.{named}: is missing, so this cost can&apos;t be used in a game</source>
        <translation>{where}.{named}：没有写明，因此这个费用无法在游戏中使用</translation>
    </message>
    <message>
        <source>{where}.{named}: is missing, so this cost was left out</source>
        <translation>{where}.{named}：缺少，因此已略去此费用</translation>
    </message>
    <message>
        <source>{where}.{named}: {word} isn&apos;t a color</source>
        <translation>{where}.{named}：{word}不是颜色</translation>
    </message>
    <message>
        <source>{where}: a cost is a mapping of color, level and cost</source>
        <translation>{where}：费用应为颜色、等级和费用的映射</translation>
    </message>
    <message>
        <source>{why}, at character {place}</source>
        <translation>{why}（第{place}个字符）</translation>
    </message>
    <message>
        <source>{why}; a number used as a name must be in quotes: &quot;2&quot;</source>
        <translation>{why}；作为名称的数字须加引号：&quot;2&quot;</translation>
    </message>
    <message>
        <source>{why}; allowed: {known}</source>
        <translation>{why}；可用：{known}</translation>
    </message>
    <message>
        <source>{why}; words such as yes, no and on must be in quotes: &quot;yes&quot;</source>
        <translation>{why}；yes、no、on这样的词须加引号：&quot;yes&quot;</translation>
    </message>
    <message>
        <source>{word!r} comes before printed text and needs brackets</source>
        <translation>“{word}”未加括号就写在印刷文本之前</translation>
    </message>
    <message>
        <source>{word!r} doesn&apos;t describe a card</source>
        <translation>“{word}”不是卡牌的描述</translation>
    </message>
    <message>
        <source>{word!r} doesn&apos;t say which player</source>
        <translation>“{word}”没有说明是哪位玩家</translation>
    </message>
    <message>
        <source>{word!r} isn&apos;t understood: the cards of a stack are typed one by one</source>
        <translation>无法识别“{word}”：叠加的卡牌须逐张输入</translation>
    </message>
    <message>
        <source>{word!r} may be a player or area, or part of the name</source>
        <translation>“{word}”可能是玩家或区域，也可能是名称的一部分</translation>
    </message>
    <message>
        <source>{word!r} may be part of the name or describe the card</source>
        <translation>“{word}”可能是名称的一部分，也可能是卡牌的描述</translation>
    </message>
    <message>
        <source>{word!r} may mean {near!r}</source>
        <translation>“{word}”可能是指“{near}”</translation>
    </message>
    <message>
        <source>{wording!r} appears twice</source>
        <translation>“{wording}”出现两次</translation>
    </message>
    <message>
        <source>{wrong}.</source>
        <translation>{wrong}。</translation>
    </message>
    <message>
        <source>{wrong}. {mend}.</source>
        <translation>{wrong}。{mend}。</translation>
    </message>
</context>
<context>
    <name>events</name>
    <message>
        <source>&lt;{keyword}&gt; of {card} can&apos;t activate[ – {reason}]</source>
        <translation>{card}的≪{keyword}≫无法发动[（{reason}）]</translation>
    </message>
    <message>
        <source>&lt;{kind}&gt; does nothing[ – {reason}]</source>
        <translation>≪{kind}≫不产生任何作用[（{reason}）]</translation>
    </message>
    <message>
        <source>[{cards} ]placed under[ {unit}][ {card}]</source>
        <translation>[{cards}]置于[{unit}][{card}]下方</translation>
    </message>
    <message>
        <source>[{cards}: ]keeps switching between active and inactive; counts as not active</source>
        <translation>[{cards}：]在生效与不生效之间永久循环，视为不生效</translation>
    </message>
    <message>
        <source>[{cards}][{card}] to {to}</source>
        <translation>[{cards}][{card}]移至{to}</translation>
    </message>
    <message>
        <source>[{card}: ]{seat} can&apos;t do this[, because of {by}][ – {reason}]</source>
        <translation>[{card}：]{seat}无法执行此处理[，原因：{by}][（{reason}）]</translation>
    </message>
    <message>
        <source>[{name}: ]overflow {amount}: {seat}&apos;s memory {from} to {to}</source>
        <translation>[{name}：]超流{amount}：{seat}的内存从{from}变为{to}</translation>
    </message>
    <message>
        <source>[{unit}: &lt;{kind}&gt;][the top card of {unit} will be trashed at {timing}]</source>
        <translation>[{unit}：≪{kind}≫][{unit}最上方的卡牌将在{timing}废弃]</translation>
    </message>
    <message>
        <source>[{who}: ]&lt;{kind}&gt; is carried out</source>
        <translation>[{who}：]执行≪{kind}≫</translation>
    </message>
    <message>
        <source>[{who}: ][&lt;{kind}&gt; ]done</source>
        <translation>[{who}：]执行[≪{kind}≫]</translation>
    </message>
    <message>
        <source>[{who}: ][&lt;{kind}&gt; ]not done</source>
        <translation>[{who}：]不执行[≪{kind}≫]</translation>
    </message>
    <message>
        <source>[{who}: ]a cost of {cost} can&apos;t be paid[ – {reason}]</source>
        <translation>[{who}：]无法支付费用{cost}[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]applies to nothing</source>
        <translation>[{who}：]没有符合的卡牌</translation>
    </message>
    <message>
        <source>[{who}: ]applies to: {refs}</source>
        <translation>[{who}：]适用于：{refs}</translation>
    </message>
    <message>
        <source>[{who}: ]chosen: {refs}</source>
        <translation>[{who}：]选择{refs}</translation>
    </message>
    <message>
        <source>[{who}: ]counted: {count}</source>
        <translation>[{who}：]计数：{count}</translation>
    </message>
    <message>
        <source>[{who}: ]declared[: {kind}][: {answer}]</source>
        <translation>[{who}：]宣言[：{kind}][：{answer}]</translation>
    </message>
    <message>
        <source>[{who}: ]its condition is met</source>
        <translation>[{who}：]满足条件</translation>
    </message>
    <message>
        <source>[{who}: ]its condition isn&apos;t met[ – {reason}]</source>
        <translation>[{who}：]未满足条件[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]more cards can be placed under {card}</source>
        <translation>[{who}：]还可以在{card}下方放置更多卡牌</translation>
    </message>
    <message>
        <source>[{who}: ]more cards can be placed under: {cards}</source>
        <translation>[{who}：]还可以在以下卡牌下方放置更多卡牌：{cards}</translation>
    </message>
    <message>
        <source>[{who}: ]not done: 0 times[ – {reason}]</source>
        <translation>[{who}：]处理0次[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]nothing can DNA digivolve[ – {reason}]</source>
        <translation>[{who}：]没有可以联展进化的卡牌[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]nothing can app fuse[ – {reason}]</source>
        <translation>[{who}：]没有可以应用合体的卡牌[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]nothing can be linked[ – {reason}]</source>
        <translation>[{who}：]没有可以链接的卡牌[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]nothing can burst digivolve[ – {reason}]</source>
        <translation>[{who}：]没有可以爆裂进化的卡牌[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]nothing is chosen</source>
        <translation>[{who}：]不选择</translation>
    </message>
    <message>
        <source>[{who}: ]pending until {timing}[: {effect}]</source>
        <translation>[{who}：]保留至{timing}[：{effect}]</translation>
    </message>
    <message>
        <source>[{who}: ]something else is done instead</source>
        <translation>[{who}：]改为执行其他处理</translation>
    </message>
    <message>
        <source>[{who}: ]the cost is set to {amount}</source>
        <translation>[{who}：]费用变为{amount}</translation>
    </message>
    <message>
        <source>[{who}: ]the cost is {amount} less</source>
        <translation>[{who}：]费用减少{amount}</translation>
    </message>
    <message>
        <source>[{who}: ]the cost is {amount} more</source>
        <translation>[{who}：]费用增加{amount}</translation>
    </message>
    <message>
        <source>[{who}: ]there is no attack to end[ – {reason}]</source>
        <translation>[{who}：]没有可以结束的攻击[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]there is no such effect to activate[ – {reason}]</source>
        <translation>[{who}：]没有可以发动的此类效果[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]there is nothing to choose[ – {reason}]</source>
        <translation>[{who}：]没有可以选择的目标[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]this can&apos;t be done with {memory} memory[ – {reason}]</source>
        <translation>[{who}：]内存{memory}时无法执行[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]this can&apos;t be done[: {unit}][: {card}][: {refs}][: {ref}][ – {reason}]</source>
        <translation>[{who}：]无法执行[：{unit}][：{card}][：{refs}][：{ref}][（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]this would need {count} more than there are[ – {reason}]</source>
        <translation>[{who}：]数量不足，还差{count}[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]what it refers to isn&apos;t there[ – {reason}]</source>
        <translation>[{who}：]对象不存在[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]{seat} can&apos;t do this[, because of {by}][ – {reason}]</source>
        <translation>[{who}：]{seat}无法执行此处理[，原因：{by}][（{reason}）]</translation>
    </message>
    <message>
        <source>all that match: {gifts}[, {until}]</source>
        <translation>所有符合条件的卡牌：{gifts}[，{until}]</translation>
    </message>
    <message>
        <source>an effect of {card} can&apos;t activate[ – {reason}]</source>
        <translation>{card}的一个效果无法发动[（{reason}）]</translation>
    </message>
    <message>
        <source>an effect of {who} activates: {effect}</source>
        <translation>{who}的效果发动：{effect}</translation>
    </message>
    <message>
        <source>an effect of {who} activates: {effect}[ – taught: {taught}]</source>
        <translation>{who}的效果发动：{effect}[（登记：{taught}）]</translation>
    </message>
    <message>
        <source>an effect of {who} can&apos;t activate[: {effect}][ – {reason}]</source>
        <translation>{who}的效果无法发动[：{effect}][（{reason}）]</translation>
    </message>
    <message>
        <source>an effect of {who} can&apos;t be activated now[: {effect}][ – {reason}]</source>
        <translation>{who}的效果现在无法发动[：{effect}][（{reason}）]</translation>
    </message>
    <message>
        <source>an effect of {who} doesn&apos;t trigger: the card digivolved into counts as it is now[: {effect}][ – {reason}]</source>
        <translation>{who}的效果不触发，因为进化后的状态与该卡牌原本的状态不同[：{effect}][（{reason}）]</translation>
    </message>
    <message>
        <source>an effect of {who} doesn&apos;t trigger: the digivolving card counts as it was before[: {effect}][ – {reason}]</source>
        <translation>{who}的效果不触发，因为进化的卡牌以进化前的状态为准[：{effect}][（{reason}）]</translation>
    </message>
    <message>
        <source>an effect of {who} doesn&apos;t trigger[: {effect}][ – {reason}]</source>
        <translation>{who}的效果不触发[：{effect}][（{reason}）]</translation>
    </message>
    <message>
        <source>an effect of {who} is active: {effect}</source>
        <translation>{who}的效果生效：{effect}</translation>
    </message>
    <message>
        <source>an effect of {who} is active: {effect}[ – taught: {taught}]</source>
        <translation>{who}的效果生效：{effect}[（登记：{taught}）]</translation>
    </message>
    <message>
        <source>an effect of {who} is no longer active[: {effect}]</source>
        <translation>{who}的效果不再生效[：{effect}]</translation>
    </message>
    <message>
        <source>an effect of {who} triggers: {effect}</source>
        <translation>{who}的效果触发：{effect}</translation>
    </message>
    <message>
        <source>an effect of {who} triggers: {effect}[ – taught: {taught}]</source>
        <translation>{who}的效果触发：{effect}[（登记：{taught}）]</translation>
    </message>
    <message>
        <source>another effect of {name} can&apos;t activate[ – {reason}]</source>
        <translation>{name}的另一个效果无法发动[（{reason}）]</translation>
    </message>
    <message>
        <source>attack: {timing}</source>
        <translation>攻击：{timing}</translation>
    </message>
    <message>
        <source>block timing</source>
        <translation>阻挡时机</translation>
    </message>
    <message>
        <source>confirming whether the attack is successful</source>
        <translation>成立确认</translation>
    </message>
    <message>
        <source>counter timing</source>
        <translation>反击时机</translation>
    </message>
    <message>
        <source>digivolving one at a time: {units}</source>
        <translation>逐只进化：{units}</translation>
    </message>
    <message>
        <source>effects that the battle triggered</source>
        <translation>因对战触发的效果</translation>
    </message>
    <message>
        <source>effects that the check triggered come first</source>
        <translation>因判定安防触发的效果优先</translation>
    </message>
    <message>
        <source>end of attack</source>
        <translation>攻击结束时</translation>
    </message>
    <message>
        <source>end of {seat}&apos;s turn</source>
        <translation>{seat}的回合结束时</translation>
    </message>
    <message>
        <source>linked to {unit}: {cards}</source>
        <translation>链接到{unit}：{cards}</translation>
    </message>
    <message>
        <source>looked at[: {cards}]</source>
        <translation>确认[：{cards}]</translation>
    </message>
    <message>
        <source>no longer applies[: {units}][: {gifts}]</source>
        <translation>不再持续[：{units}][：{gifts}]</translation>
    </message>
    <message>
        <source>nobody can block[ – {reason}]</source>
        <translation>没有可以阻挡的数码宝贝[（{reason}）]</translation>
    </message>
    <message>
        <source>not understood; you rule on it: [{name}: ]{text}</source>
        <translation>未能理解，由裁判裁定：[{name}：]{text}</translation>
    </message>
    <message>
        <source>nothing can be placed under {card} by Assembly[ – {reason}]</source>
        <translation>没有可以通过组装置于{card}下方的卡牌[（{reason}）]</translation>
    </message>
    <message>
        <source>nothing can be placed under {card} by DigiXros[ – {reason}]</source>
        <translation>没有可以通过数码合体置于{card}下方的卡牌[（{reason}）]</translation>
    </message>
    <message>
        <source>nothing is placed under {card} by Assembly</source>
        <translation>组装没有在{card}下方放置卡牌</translation>
    </message>
    <message>
        <source>nothing is placed under {card} by DigiXros</source>
        <translation>数码合体没有在{card}下方放置卡牌</translation>
    </message>
    <message>
        <source>pending: {waiting}</source>
        <translation>等待发动：{waiting}</translation>
    </message>
    <message>
        <source>prevented[: {unit}][: {refs}][: {card}][, by an effect of {by}][ – {reason}]</source>
        <translation>被阻止[：{unit}][：{refs}][：{card}][，由于{by}的效果][（{reason}）]</translation>
    </message>
    <message>
        <source>put back[: {card}][: {cards}][ – {reason}]</source>
        <translation>复原[：{card}][：{cards}][（{reason}）]</translation>
    </message>
    <message>
        <source>revealed: {became}</source>
        <translation>公开：{became}</translation>
    </message>
    <message>
        <source>revealed: {cards}</source>
        <translation>公开：{cards}</translation>
    </message>
    <message>
        <source>rule check: {units}</source>
        <translation>规则检查：{units}</translation>
    </message>
    <message>
        <source>the attack doesn&apos;t win the game</source>
        <translation>这次攻击没有赢得对局</translation>
    </message>
    <message>
        <source>the attack is ended</source>
        <translation>攻击因效果结束</translation>
    </message>
    <message>
        <source>the attack is over</source>
        <translation>攻击已结束</translation>
    </message>
    <message>
        <source>the attack isn&apos;t successful</source>
        <translation>攻击不成立</translation>
    </message>
    <message>
        <source>the attack leads to a battle</source>
        <translation>攻击进入对战</translation>
    </message>
    <message>
        <source>the attack leads to a security check</source>
        <translation>这次攻击要判定安防</translation>
    </message>
    <message>
        <source>the attack leads to no security check</source>
        <translation>这次攻击不判定安防</translation>
    </message>
    <message>
        <source>the attack leads to: {outcome}</source>
        <translation>攻击结果：{outcome}</translation>
    </message>
    <message>
        <source>the attack of {unit} ends</source>
        <translation>{unit}的攻击结束</translation>
    </message>
    <message>
        <source>the attack target is now {unit}</source>
        <translation>攻击目标变更为{unit}</translation>
    </message>
    <message>
        <source>the attack wins the game</source>
        <translation>攻击赢得对局</translation>
    </message>
    <message>
        <source>the battle ends</source>
        <translation>对战结束</translation>
    </message>
    <message>
        <source>the effect of {who} is resolved</source>
        <translation>{who}的效果处理完毕</translation>
    </message>
    <message>
        <source>the game begins with {seat}&apos;s turn</source>
        <translation>对局从{seat}的回合开始</translation>
    </message>
    <message>
        <source>the game ends[: {winner} wins]</source>
        <translation>对局结束[：{winner}获胜]</translation>
    </message>
    <message>
        <source>the judge gives {unit}: {gifts}[, {until}]</source>
        <translation>裁判赋予{unit}：{gifts}[，{until}]</translation>
    </message>
    <message>
        <source>the judge has ruled on an effect of {who}: {text}</source>
        <translation>裁判已对{who}的效果作出裁定：{text}</translation>
    </message>
    <message>
        <source>the judge links {cards} to {unit}</source>
        <translation>裁判将{cards}链接到{unit}</translation>
    </message>
    <message>
        <source>the judge places {cards} {where} {was}</source>
        <translation>裁判将{cards}放置在{was}的{where}</translation>
    </message>
    <message>
        <source>the judge puts {cards} into the {to}</source>
        <translation>裁判将{cards}移至{to}</translation>
    </message>
    <message>
        <source>the judge puts {card} into the {area} area</source>
        <translation>裁判将{card}移至{area}</translation>
    </message>
    <message>
        <source>the judge resolves by hand for {who}: {effect}[ ({refs})]</source>
        <translation>裁判为{who}手动处理：{effect}[（{refs}）]</translation>
    </message>
    <message>
        <source>the judge rules that an effect of {who} does: {effect}[ ({refs})]</source>
        <translation>裁判裁定由{who}的效果执行：{effect}[（{refs}）]</translation>
    </message>
    <message>
        <source>the judge rules that an effect of {who} doesn&apos;t stop it: {text}</source>
        <translation>裁判裁定{who}的以下效果不阻止该效果发动：{text}</translation>
    </message>
    <message>
        <source>the judge rules that an effect of {who} stops it: {text}</source>
        <translation>裁判裁定{who}的以下效果阻止该效果发动：{text}</translation>
    </message>
    <message>
        <source>the judge sets {seat}&apos;s memory from {from} to {to}</source>
        <translation>裁判将{seat}的内存从{from}改为{to}</translation>
    </message>
    <message>
        <source>the judge suspends {unit}</source>
        <translation>裁判使{unit}休眠</translation>
    </message>
    <message>
        <source>the judge unsuspends {unit}</source>
        <translation>裁判使{unit}变为活跃</translation>
    </message>
    <message>
        <source>the same position again: an infinite loop</source>
        <translation>再次出现相同的局面：永久循环</translation>
    </message>
    <message>
        <source>the turn continues</source>
        <translation>回合继续</translation>
    </message>
    <message>
        <source>the turn ends before anything unsuspends</source>
        <translation>卡牌变为活跃之前回合已结束</translation>
    </message>
    <message>
        <source>there is no Security Digimon to battle</source>
        <translation>没有可以对战的安防数码宝贝</translation>
    </message>
    <message>
        <source>there is nothing to unsuspend</source>
        <translation>没有可以变为活跃的卡牌</translation>
    </message>
    <message>
        <source>trashed from the stack of {was}: {cards}[; it is now {now}]</source>
        <translation>从{was}的叠加卡牌中废弃：{cards}[；现在为{now}]</translation>
    </message>
    <message>
        <source>trashed[: {cards}][: {unit}]</source>
        <translation>废弃[：{cards}][：{unit}]</translation>
    </message>
    <message>
        <source>turned over: {cards}</source>
        <translation>翻面：{cards}</translation>
    </message>
    <message>
        <source>unsuspended: {units}</source>
        <translation>变为活跃：{units}</translation>
    </message>
    <message>
        <source>used one at a time: {cards}</source>
        <translation>逐张使用：{cards}</translation>
    </message>
    <message>
        <source>{cards} now in no area</source>
        <translation>{cards}现在不属于任何区域</translation>
    </message>
    <message>
        <source>{cards} to the top of the security stack</source>
        <translation>{cards}移至安防最上方</translation>
    </message>
    <message>
        <source>{card} is placed in the {area} area</source>
        <translation>{card}放置到{area}</translation>
    </message>
    <message>
        <source>{card} is put back: {cost} can&apos;t be paid[ – {reason}]</source>
        <translation>{card}复原：无法支付费用{cost}[（{reason}）]</translation>
    </message>
    <message>
        <source>{card} is used</source>
        <translation>使用{card}</translation>
    </message>
    <message>
        <source>{card} will be trashed when its effect is resolved</source>
        <translation>{card}将在效果处理后废弃</translation>
    </message>
    <message>
        <source>{materials} DNA digivolve into {unit}</source>
        <translation>{materials}联展进化为{unit}</translation>
    </message>
    <message>
        <source>{name} can&apos;t be played: a Digimon with this name is there[ – {reason}]</source>
        <translation>{name}不能登场：已有同名的数码宝贝[（{reason}）]</translation>
    </message>
    <message>
        <source>{seat} concedes</source>
        <translation>{seat}投降</translation>
    </message>
    <message>
        <source>{seat} declares that {card} will be linked to {unit}</source>
        <translation>{seat}宣言将{card}链接到{unit}</translation>
    </message>
    <message>
        <source>{seat} declares that {card} will be played</source>
        <translation>{seat}宣言让{card}登场</translation>
    </message>
    <message>
        <source>{seat} declares that {card} will be used</source>
        <translation>{seat}宣言使用{card}</translation>
    </message>
    <message>
        <source>{seat} declares that {units} will digivolve into {card}</source>
        <translation>{seat}宣言将{units}进化为{card}</translation>
    </message>
    <message>
        <source>{seat} declares that {unit} will digivolve into {card}</source>
        <translation>{seat}宣言将{unit}进化为{card}</translation>
    </message>
    <message>
        <source>{seat} declares the number of repetitions: {times}</source>
        <translation>{seat}宣言重复{times}次</translation>
    </message>
    <message>
        <source>{seat} declares what will be placed under {card} by Assembly: {cards}</source>
        <translation>{seat}宣言因组装放置在{card}下方的卡牌：{cards}</translation>
    </message>
    <message>
        <source>{seat} declares what will be placed under {card} by DigiXros: {cards}</source>
        <translation>{seat}宣言因数码合体放置在{card}下方的卡牌：{cards}</translation>
    </message>
    <message>
        <source>{seat} does nothing in the breeding phase</source>
        <translation>{seat}在育成阶段不进行任何操作</translation>
    </message>
    <message>
        <source>{seat} draws {count}</source>
        <translation>{seat}抽卡{count}张</translation>
    </message>
    <message>
        <source>{seat} goes first</source>
        <translation>{seat}先攻</translation>
    </message>
    <message>
        <source>{seat} keeps the hand</source>
        <translation>{seat}保留手牌</translation>
    </message>
    <message>
        <source>{seat} looks at {cards}</source>
        <translation>{seat}确认{cards}</translation>
    </message>
    <message>
        <source>{seat} pays {cost}, assumed because no cost is known: memory {from} to {to}</source>
        <translation>{seat}支付{cost}（费用未知，假定）：内存从{from}变为{to}</translation>
    </message>
    <message>
        <source>{seat} pays {cost}: memory {from} to {to}</source>
        <translation>{seat}支付{cost}：内存从{from}变为{to}</translation>
    </message>
    <message>
        <source>{seat} redraws the hand</source>
        <translation>{seat}重抽手牌</translation>
    </message>
    <message>
        <source>{seat}&apos;s memory: {from} to {to}</source>
        <translation>{seat}的内存：从{from}变为{to}</translation>
    </message>
    <message>
        <source>{seat}&apos;s turn begins (turn {turn})</source>
        <translation>{seat}的回合开始（第{turn}回合）</translation>
    </message>
    <message>
        <source>{seat}&apos;s turn ends (turn {turn})</source>
        <translation>{seat}的回合结束（第{turn}回合）</translation>
    </message>
    <message>
        <source>{seat}&apos;s {area} is shuffled</source>
        <translation>{seat}的{area}洗牌</translation>
    </message>
    <message>
        <source>{seat}&apos;s {phase} phase</source>
        <translation>{seat}的{phase}</translation>
    </message>
    <message>
        <source>{seat}: {gifts}[, {until}]</source>
        <translation>{seat}：{gifts}[，{until}]</translation>
    </message>
    <message>
        <source>{unit} ([{dp} DP][{sources} digivolution cards]) battles [{defender}][{security}] ([{other_dp} DP][{other_sources} digivolution cards])</source>
        <translation>{unit}（[DP{dp}][进化源{sources}张]）与[{defender}][{security}]（[DP{other_dp}][进化源{other_sources}张]）对战</translation>
    </message>
    <message>
        <source>{unit} attacks {target}</source>
        <translation>{unit}攻击{target}</translation>
    </message>
    <message>
        <source>{unit} blocks {attacker}</source>
        <translation>{unit}阻挡{attacker}</translation>
    </message>
    <message>
        <source>{unit} can&apos;t block[, because of {by}][ – {reason}]</source>
        <translation>{unit}无法阻挡[，原因：{by}][（{reason}）]</translation>
    </message>
    <message>
        <source>{unit} checks nothing more[ – {reason}]</source>
        <translation>{unit}不再判定安防[（{reason}）]</translation>
    </message>
    <message>
        <source>{unit} checks {became}</source>
        <translation>{unit}判定{became}</translation>
    </message>
    <message>
        <source>{unit} checks {became}: it counts as a Digimon of {dp} DP, and its security effect, if any, isn&apos;t considered</source>
        <translation>{unit}判定{became}，后者视为DP{dp}的数码宝贝；即使有安防效果也不予考虑</translation>
    </message>
    <message>
        <source>{unit} digivolves</source>
        <translation>{unit}进化</translation>
    </message>
    <message>
        <source>{unit} hatches</source>
        <translation>{unit}孵化</translation>
    </message>
    <message>
        <source>{unit} is deleted</source>
        <translation>{unit}被消灭</translation>
    </message>
    <message>
        <source>{unit} is played</source>
        <translation>{unit}登场</translation>
    </message>
    <message>
        <source>{unit} is suspended</source>
        <translation>{unit}休眠</translation>
    </message>
    <message>
        <source>{unit} is unsuspended</source>
        <translation>{unit}变为活跃</translation>
    </message>
    <message>
        <source>{unit} isn&apos;t affected[ by {who}]</source>
        <translation>{unit}不受[{who}]影响</translation>
    </message>
    <message>
        <source>{unit} leaves its area</source>
        <translation>{unit}离开原位置</translation>
    </message>
    <message>
        <source>{unit} leaves[ for {to}]</source>
        <translation>{unit}离开[，移至{to}]</translation>
    </message>
    <message>
        <source>{unit} moves to the {to} area</source>
        <translation>{unit}移动到{to}</translation>
    </message>
    <message>
        <source>{unit}: {gifts}[, {until}]</source>
        <translation>{unit}：{gifts}[，{until}]</translation>
    </message>
    <message>
        <source>{was} digivolves into {unit}</source>
        <translation>{was}进化为{unit}</translation>
    </message>
    <message>
        <source>{who}: activates this one of its effects: {effect}</source>
        <translation>{who}：从自身效果中发动其一：{effect}</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>memory is on the opponent&apos;s side: {seat}&apos;s turn is over</source>
        <translation>内存在对手方：{seat}的回合已结束</translation>
    </message>
    <message>
        <source>the link cards of {card} can&apos;t stay as they are</source>
        <translation>{card}的链接卡牌不能保持现状</translation>
    </message>
    <message>
        <source>{card} can&apos;t stay on the field as it is</source>
        <translation>{card}不能以现状留在场上</translation>
    </message>
    <message>
        <source>{card} has no color, so its color requirements aren&apos;t checked</source>
        <translation>{card}没有颜色，因此不检查其颜色条件</translation>
    </message>
    <message>
        <source>{card} is a Digi-Egg card and can&apos;t be in {seat}&apos;s {area}</source>
        <translation>{card}是数码蛋卡牌，不能置于{seat}的{area}</translation>
    </message>
    <message>
        <source>{card} is a token and can&apos;t be in {seat}&apos;s {area}</source>
        <translation>{card}是衍生物，不能置于{seat}的{area}</translation>
    </message>
    <message>
        <source>{card} is a token and can&apos;t be linked</source>
        <translation>{card}是衍生物，不能链接</translation>
    </message>
    <message>
        <source>{card} is a token: nothing can be stacked with it</source>
        <translation>{card}是衍生物，不能叠加卡牌</translation>
    </message>
    <message>
        <source>{card} isn&apos;t a Digi-Egg card and can&apos;t be in {seat}&apos;s Digi-Egg deck</source>
        <translation>{card}不是数码蛋卡牌，不能放入{seat}的数码蛋卡组</translation>
    </message>
    <message>
        <source>{seat} has {found} Digi-Egg cards; a Digi-Egg deck has at most {allowed}</source>
        <translation>{seat}有{found}张数码蛋卡牌，数码蛋卡组最多{allowed}张</translation>
    </message>
    <message>
        <source>{seat} has {found} cards in the breeding area; only 1 is allowed</source>
        <translation>{seat}的育成区有{found}张卡牌，只能有1张</translation>
    </message>
    <message>
        <source>{seat} has {found} copies of {card}; a deck may have {allowed}</source>
        <translation>{seat}有{found}张{card}，卡组最多允许{allowed}张</translation>
    </message>
    <message>
        <source>{seat} has {found} deck cards; a deck has {allowed}</source>
        <translation>{seat}的卡组卡牌有{found}张，卡组应为{allowed}张</translation>
    </message>
    <message>
        <source>{seat}&apos;s memory is {found}; the gauge ends at 10</source>
        <translation>{seat}的内存为{found}，内存条最大为10</translation>
    </message>
</context>
<context>
    <name>file_formats</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Scenario (*.yaml)</source>
        <translation>场景 (*.yaml)</translation>
    </message>
    <message>
        <source>Tables and scenarios (*.json *.yaml *.yml);;All files (*)</source>
        <translation>牌桌和场景 (*.json *.yaml *.yml);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Whole table (*.json);;Scenario, up to here (*.yaml)</source>
        <translation>整张牌桌 (*.json);;场景，到此处为止的过程 (*.yaml)</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>Saved as {file} in {folder}.</source>
        <translation>已保存为{file}，位于{folder}。</translation>
    </message>
</context>
<context>
    <name>filter_button</name>
    <message>
        <source>Narrow the results</source>
        <translation>缩小结果范围</translation>
    </message>
</context>
<context>
    <name>filter_words</name>
    <message>
        <source>Digimon, Tamer, Option or Digi-Egg cards</source>
        <translation>数码宝贝、驯兽师、选项或数码蛋卡牌</translation>
    </message>
    <message>
        <source>answers and rulings about a card, by number or name</source>
        <translation>关于某卡牌的问答和裁定，按编号或名称</translation>
    </message>
    <message>
        <source>cards by play or use cost</source>
        <translation>登场费用或使用费用为该数值的卡牌</translation>
    </message>
    <message>
        <source>cards by their DP</source>
        <translation>DP为该数值的卡牌</translation>
    </message>
    <message>
        <source>cards in your library</source>
        <translation>卡牌库中的卡牌</translation>
    </message>
    <message>
        <source>cards of a color</source>
        <translation>某颜色的卡牌</translation>
    </message>
    <message>
        <source>cards of a level: 6, 4-6, 5+, &lt;=5</source>
        <translation>某等级的卡牌：6、4-6、5+、&lt;=5</translation>
    </message>
    <message>
        <source>cards that are fully understood</source>
        <translation>文本已全部理解的卡牌</translation>
    </message>
    <message>
        <source>cards that are, or aren&apos;t, fully understood</source>
        <translation>文本已全部理解，或有未理解之处的卡牌</translation>
    </message>
    <message>
        <source>cards that aren&apos;t fully understood</source>
        <translation>有未理解之处的卡牌</translation>
    </message>
    <message>
        <source>cards with a keyword effect</source>
        <translation>持有某关键词效果的卡牌</translation>
    </message>
    <message>
        <source>cards with a word in their traits</source>
        <translation>特征含有某词语的卡牌</translation>
    </message>
    <message>
        <source>clauses and passages of the rules</source>
        <translation>规则的条款和段落</translation>
    </message>
    <message>
        <source>clauses of another edition of the rules</source>
        <translation>规则其他版本的条款</translation>
    </message>
    <message>
        <source>matches about a clause or the clauses below it</source>
        <translation>关于某条款及其下级条款的内容</translation>
    </message>
    <message>
        <source>matches in a language</source>
        <translation>有某语言版本的内容</translation>
    </message>
    <message>
        <source>of that year, month or day, or earlier</source>
        <translation>该年、月或日，或更早</translation>
    </message>
    <message>
        <source>of that year, month or day, or later</source>
        <translation>该年、月或日，或更晚</translation>
    </message>
    <message>
        <source>official answers</source>
        <translation>官方问答</translation>
    </message>
    <message>
        <source>rules, cards, scenes, official answers, or rulings by status</source>
        <translation>规则、卡牌、场景、官方问答、裁定，或裁定的状态</translation>
    </message>
    <message>
        <source>rulings by authority</source>
        <translation>按裁定级别筛选裁定</translation>
    </message>
    <message>
        <source>rulings by status</source>
        <translation>按状态筛选裁定</translation>
    </message>
    <message>
        <source>rulings in your notebook</source>
        <translation>裁定簿中的裁定</translation>
    </message>
    <message>
        <source>rulings of an event, a table or a player</source>
        <translation>某赛事、桌号或玩家的裁定</translation>
    </message>
    <message>
        <source>rulings with a tag</source>
        <translation>带有某标签的裁定</translation>
    </message>
    <message>
        <source>scenes to play</source>
        <translation>可演示的场景</translation>
    </message>
</context>
<context>
    <name>fonts</name>
    <message>
        <source>No font for {languages} is installed, so its characters are missing. Install one such as Noto Sans CJK (Debian, Ubuntu: {package}), then restart the program.</source>
        <translation>没有安装{languages}的字体，其文字无法显示。请安装Noto Sans CJK等字体（Debian和Ubuntu上为软件包{package}），然后重新启动程序。</translation>
    </message>
</context>
<context>
    <name>guide_page</name>
    <message>
        <source>Reference</source>
        <translation>参考</translation>
    </message>
</context>
<context>
    <name>hit_row</name>
    <message>
        <source>This passage no longer exists. Delete removes the bookmark.</source>
        <translation>此段落已不存在。按Delete删除书签。</translation>
    </message>
    <message>
        <source>decides: {question}</source>
        <translation>据此解答：{question}</translation>
    </message>
    <message>
        <source>our wording</source>
        <translation>我们的表述</translation>
    </message>
</context>
<context>
    <name>import_dialog</name>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n条问答</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n张卡牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n条</numerusform>
        </translation>
    </message>
    <message>
        <source>After</source>
        <translation>更改后</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>Assembly</source>
        <translation>组装</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>更改前</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡牌</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>张数</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>DNA digivolution</source>
        <translation>联展进化</translation>
    </message>
    <message>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>DigiXros</source>
        <translation>数码合体</translation>
    </message>
    <message>
        <source>Digivolution cost</source>
        <translation>进化费用</translation>
    </message>
    <message>
        <source>Digivolution cost: from which color</source>
        <translation>进化费用：进化前的颜色</translation>
    </message>
    <message>
        <source>Digivolution cost: from which level</source>
        <translation>进化费用：进化前的等级</translation>
    </message>
    <message>
        <source>Digivolution requirements in words</source>
        <translation>以文字表示的进化条件</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>效果</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>形态</translation>
    </message>
    <message>
        <source>From</source>
        <translation>生效日期</translation>
    </message>
    <message>
        <source>Inherited effect</source>
        <translation>进化源效果</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>Link DP</source>
        <translation>链接DP</translation>
    </message>
    <message>
        <source>Link effect</source>
        <translation>链接效果</translation>
    </message>
    <message>
        <source>Link requirements</source>
        <translation>链接条件</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Not allowed with</source>
        <translation>不能同时放入</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Play cost or use cost</source>
        <translation>登场费用或使用费用</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Security effect</source>
        <translation>安防效果</translation>
    </message>
    <message>
        <source>Types, and other traits</source>
        <translation>类型和其他特征</translation>
    </message>
</context>
<context>
    <name>keyword effects</name>
    <message>
        <source>Alliance</source>
        <translation>连携</translation>
    </message>
    <message>
        <source>Armor Purge</source>
        <translation>装甲解除</translation>
    </message>
    <message>
        <source>Ascension</source>
        <translation>升天</translation>
    </message>
    <message>
        <source>Barrier</source>
        <translation>防壁</translation>
    </message>
    <message>
        <source>Blast DNA Digivolve</source>
        <translation>突风联展进化</translation>
    </message>
    <message>
        <source>Blast Digivolve</source>
        <translation>突风进化</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>进击</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>阻挡者</translation>
    </message>
    <message>
        <source>Collision</source>
        <translation>冲突</translation>
    </message>
    <message>
        <source>De-Digivolve</source>
        <translation>退化</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>解码</translation>
    </message>
    <message>
        <source>Decoy</source>
        <translation>诱饵</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Detach</source>
        <translation>脱离</translation>
    </message>
    <message>
        <source>Digi-Burst</source>
        <translation>数码爆裂</translation>
    </message>
    <message>
        <source>Digisorption</source>
        <translation>吸收进化</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>抽卡</translation>
    </message>
    <message>
        <source>Engage</source>
        <translation>交战</translation>
    </message>
    <message>
        <source>Evade</source>
        <translation>回避</translation>
    </message>
    <message>
        <source>Execute</source>
        <translation>处决</translation>
    </message>
    <message>
        <source>Fortitude</source>
        <translation>不屈</translation>
    </message>
    <message>
        <source>Fragment</source>
        <translation>碎片</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>护卫</translation>
    </message>
    <message>
        <source>Iceclad</source>
        <translation>冰装</translation>
    </message>
    <message>
        <source>Jamming</source>
        <translation>干扰</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>Material Save</source>
        <translation>素材保存</translation>
    </message>
    <message>
        <source>Mind Link</source>
        <translation>意识链接</translation>
    </message>
    <message>
        <source>Overclock</source>
        <translation>超频</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>分裂</translation>
    </message>
    <message>
        <source>Piercing</source>
        <translation>贯通</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进程</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>突进</translation>
    </message>
    <message>
        <source>Reboot</source>
        <translation>重启</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Retaliation</source>
        <translation>同归于尽</translation>
    </message>
    <message>
        <source>Rush</source>
        <translation>速攻</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Scapegoat</source>
        <translation>替罪</translation>
    </message>
    <message>
        <source>Security A.</source>
        <translation>判定安防</translation>
    </message>
    <message>
        <source>Succession</source>
        <translation>传承</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Use Req.</source>
        <translation>使用条件</translation>
    </message>
    <message>
        <source>Vortex</source>
        <translation>旋风</translation>
    </message>
</context>
<context>
    <name>kinds of cards</name>
    <message>
        <source>digi-egg</source>
        <translation>数码蛋卡牌</translation>
    </message>
    <message>
        <source>digimon</source>
        <translation>数码宝贝</translation>
    </message>
    <message>
        <source>option</source>
        <translation>选项卡牌</translation>
    </message>
    <message>
        <source>tamer</source>
        <translation>驯兽师</translation>
    </message>
    <message>
        <source>token</source>
        <translation>衍生物</translation>
    </message>
</context>
<context>
    <name>leading_text</name>
    <message>
        <source>Cite {number} (edition {edition}). The text shown is that of {older}, where it was {was}.</source>
        <translation>引用编号：{number}（{edition}版）。显示的是{older}版的文本，其中编号为{was}。</translation>
    </message>
    <message>
        <source>Cite {number} (edition {edition}). The text shown is that of {older}, where {was}.</source>
        <translation>引用编号：{number}（{edition}版）。显示的是{older}版的文本，其中{was}。</translation>
    </message>
    <message>
        <source>Cite {number} (edition {edition}). The text shown is that of {older}.</source>
        <translation>引用编号：{number}（{edition}版）。显示的是{older}版的文本。</translation>
    </message>
    <message>
        <source>Import {edition} …</source>
        <translation>导入{edition}…</translation>
    </message>
    <message>
        <source>Rules {edition}</source>
        <translation>规则{edition}</translation>
    </message>
    <message>
        <source>Rules {edition}, text of {older}</source>
        <translation>规则{edition}，文本为{older}</translation>
    </message>
    <message>
        <source>Text of {older}</source>
        <translation>{older}的文本</translation>
    </message>
    <message>
        <source>Text of {older}: {number}</source>
        <translation>{older}的文本：{number}</translation>
    </message>
    <message>
        <source>number in {edition} inferred from its place</source>
        <translation>{edition}版编号按位置推断</translation>
    </message>
    <message>
        <source>{number} was {was}</source>
        <translation>{number}原为{was}</translation>
    </message>
</context>
<context>
    <name>leftout</name>
    <message>
        <source>options barred because they repeat a loop ({count})</source>
        <translation>因会重复循环而不可选的选项（{count}）</translation>
    </message>
    <message>
        <source>pending effects ({count})</source>
        <translation>待发动的效果（{count}）</translation>
    </message>
    <message>
        <source>that it is the end of the turn</source>
        <translation>现在是回合结束时</translation>
    </message>
    <message>
        <source>that the turn has begun already</source>
        <translation>回合已经开始</translation>
    </message>
    <message>
        <source>the attack in progress</source>
        <translation>进行中的攻击</translation>
    </message>
    <message>
        <source>what is being processed</source>
        <translation>正在进行的处理</translation>
    </message>
</context>
<context>
    <name>library_page</name>
    <message numerus="yes">
        <source>%n answer(s), {languages}, up to {day}</source>
        <translation>
            <numerusform>%n条问答，{languages}，截至{day}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s), {files}, up to {day}</source>
        <translation>
            <numerusform>%n条，{files}，截至{day}</numerusform>
        </translation>
    </message>
    <message>
        <source>A file with an address can be updated whenever it changes.</source>
        <translation>设有网址的文件，有变更时可随时更新。</translation>
    </message>
    <message>
        <source>Add an address …</source>
        <translation>添加网址…</translation>
    </message>
    <message>
        <source>Banned and restricted cards</source>
        <translation>禁止、限制卡牌</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation>浏览</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡牌</translation>
    </message>
    <message>
        <source>Drop a file onto the window: cards, official answers, errata, or banned and restricted cards. A file in another format is previewed before anything is imported.</source>
        <translation>将文件拖入窗口即可：卡牌、官方问答、勘误、禁止和限制卡牌。其他格式的文件在导入之前会先预览。</translation>
    </message>
    <message>
        <source>Editions of the rules</source>
        <translation>规则版本</translation>
    </message>
    <message>
        <source>Errata</source>
        <translation>勘误</translation>
    </message>
    <message>
        <source>From the web</source>
        <translation>来自网络</translation>
    </message>
    <message>
        <source>Import a rulebook …</source>
        <translation>导入规则书…</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>资料库</translation>
    </message>
    <message>
        <source>No edition of the rules is in force today.</source>
        <translation>目前没有现行的规则版本。</translation>
    </message>
    <message>
        <source>Official answers</source>
        <translation>官方问答</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Rulebooks</source>
        <translation>规则书</translation>
    </message>
    <message>
        <source>Switch updates off</source>
        <translation>关闭更新</translation>
    </message>
    <message>
        <source>There may be a newer edition.</source>
        <translation>可能有更新的版本。</translation>
    </message>
    <message>
        <source>Undo the last update</source>
        <translation>撤销上次更新</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Update all</source>
        <translation>全部更新</translation>
    </message>
    <message>
        <source>Updates are off: switch them on</source>
        <translation>更新已关闭：重新打开</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>手动</translation>
    </message>
    <message>
        <source>imported {day}</source>
        <translation>{day}导入</translation>
    </message>
    <message>
        <source>last update undone</source>
        <translation>上次更新已撤销</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>暂无</translation>
    </message>
    <message>
        <source>not downloaded yet</source>
        <translation>尚未下载</translation>
    </message>
    <message>
        <source>official answers</source>
        <translation>官方问答</translation>
    </message>
    <message>
        <source>real cards</source>
        <translation>真实的卡牌</translation>
    </message>
    <message>
        <source>the text of rules {edition}</source>
        <translation>规则{edition}的文本</translation>
    </message>
    <message numerus="yes">
        <source>{entries} entries, %n different answer(s), {languages}, up to {day}</source>
        <translation>
            <numerusform>{entries}条（不同的问答%n条），{languages}，截至{day}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{language}: %n card(s), up to {set}, {files}, {day}</source>
        <translation>
            <numerusform>{language}：%n张卡牌，截至{set}，{files}，{day}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>moments</name>
    <message>
        <source>the end of the attack</source>
        <translation>攻击结束时</translation>
    </message>
    <message>
        <source>the end of the battle</source>
        <translation>对战结束时</translation>
    </message>
    <message>
        <source>the end of the opponent&apos;s turn</source>
        <translation>对手回合结束时</translation>
    </message>
    <message>
        <source>the end of the turn</source>
        <translation>回合结束时</translation>
    </message>
    <message>
        <source>the end of your turn</source>
        <translation>自己回合结束时</translation>
    </message>
    <message>
        <source>the start of the main phase</source>
        <translation>主要阶段开始时</translation>
    </message>
    <message>
        <source>the start of the opponent&apos;s main phase</source>
        <translation>对手的主要阶段开始时</translation>
    </message>
    <message>
        <source>the start of the opponent&apos;s turn</source>
        <translation>对手回合开始时</translation>
    </message>
    <message>
        <source>the start of the turn</source>
        <translation>回合开始时</translation>
    </message>
    <message>
        <source>the start of your main phase</source>
        <translation>自己的主要阶段开始时</translation>
    </message>
    <message>
        <source>the start of your turn</source>
        <translation>自己回合开始时</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>DNA digivolve {of} into {card}[ by its requirement {requirement}]</source>
        <translation>将{of}联展进化为{card}[（进化条件{requirement}）]</translation>
    </message>
    <message>
        <source>[{card}: ]{effect}</source>
        <translation>[{card}：]{effect}</translation>
    </message>
    <message>
        <source>activate an effect of {card}: {effect}</source>
        <translation>发动{card}的效果：{effect}</translation>
    </message>
    <message>
        <source>app fuse {unit}[ &amp; {link}] into {card}[ by its requirement {requirement}]</source>
        <translation>将{unit}[与{link}]应用合体为{card}[（条件{requirement}）]</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>attack the player</source>
        <translation>攻击玩家</translation>
    </message>
    <message>
        <source>attack the player with {unit}</source>
        <translation>用“{unit}”攻击玩家</translation>
    </message>
    <message>
        <source>attack {target}</source>
        <translation>攻击{target}</translation>
    </message>
    <message>
        <source>attack {target} with {unit}</source>
        <translation>用“{unit}”攻击“{target}”</translation>
    </message>
    <message>
        <source>block with {unit}</source>
        <translation>用“{unit}”阻挡</translation>
    </message>
    <message>
        <source>burst digivolve {unit} into {card}[ by its requirement {requirement}]</source>
        <translation>将{unit}爆裂进化为{card}[（条件{requirement}）]</translation>
    </message>
    <message>
        <source>by requirement {number}[, cost {cost}][, as a Lv.{level} Digimon]</source>
        <translation>按条件{number}[，费用{cost}][，视为Lv.{level}的数码宝贝]</translation>
    </message>
    <message>
        <source>choose {card}</source>
        <translation>选择{card}</translation>
    </message>
    <message>
        <source>digivolve {unit} as a Lv.{level} Digimon into {card}[ by its requirement {requirement}]</source>
        <translation>将{unit}视为Lv.{level}的数码宝贝进化为{card}[（进化条件{requirement}）]</translation>
    </message>
    <message>
        <source>digivolve {unit} into {card}[ by its requirement {requirement}]</source>
        <translation>将{unit}进化为{card}[（进化条件{requirement}）]</translation>
    </message>
    <message>
        <source>do nothing in the breeding phase</source>
        <translation>在育成阶段不进行任何操作</translation>
    </message>
    <message>
        <source>do this instead</source>
        <translation>改为执行此处理</translation>
    </message>
    <message>
        <source>hatch a Digi-Egg</source>
        <translation>孵化数码蛋</translation>
    </message>
    <message>
        <source>it doesn&apos;t stop [{card}: ]{effect}</source>
        <translation>不阻止[{card}：]{effect}</translation>
    </message>
    <message>
        <source>it stops [{card}: ]{effect}</source>
        <translation>阻止[{card}：]{effect}</translation>
    </message>
    <message>
        <source>keep the hand</source>
        <translation>保留手牌</translation>
    </message>
    <message>
        <source>link {card} from the battle area to {unit}[ by its requirement {requirement}]</source>
        <translation>将战斗区的{card}链接到{unit}[（链接条件{requirement}）]</translation>
    </message>
    <message>
        <source>link {card} to {unit}[ by its requirement {requirement}]</source>
        <translation>将{card}链接到{unit}[（链接条件{requirement}）]</translation>
    </message>
    <message>
        <source>move {unit} to the battle area</source>
        <translation>将{unit}移动到战斗区</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>no block</source>
        <translation>不阻挡</translation>
    </message>
    <message>
        <source>no counter</source>
        <translation>不反击</translation>
    </message>
    <message>
        <source>no more</source>
        <translation>到此为止</translation>
    </message>
    <message>
        <source>no. {number} of the effects to choose from</source>
        <translation>可选效果中的第{number}个</translation>
    </message>
    <message>
        <source>pass the turn</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>place {card}</source>
        <translation>放置{card}</translation>
    </message>
    <message>
        <source>place {card} under {target} by Assembly</source>
        <translation>通过组装将{card}置于{target}下方</translation>
    </message>
    <message>
        <source>place {card} under {target} by DigiXros</source>
        <translation>通过数码合体将{card}置于{target}下方</translation>
    </message>
    <message>
        <source>play {card}</source>
        <translation>让{card}登场</translation>
    </message>
    <message>
        <source>redraw the hand</source>
        <translation>重抽手牌</translation>
    </message>
    <message>
        <source>the effect doesn&apos;t trigger</source>
        <translation>该效果不触发</translation>
    </message>
    <message>
        <source>the effect is resolved</source>
        <translation>效果处理完毕</translation>
    </message>
    <message>
        <source>to the bottom of the deck</source>
        <translation>置于卡组最下方</translation>
    </message>
    <message>
        <source>to the bottom of the security stack</source>
        <translation>置于安防最下方</translation>
    </message>
    <message>
        <source>to the top of the deck</source>
        <translation>置于卡组最上方</translation>
    </message>
    <message>
        <source>to the top of the security stack</source>
        <translation>置于安防最上方</translation>
    </message>
    <message>
        <source>use {card}</source>
        <translation>使用{card}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>yes, even though none of it can be done</source>
        <translation>是，尽管其中没有可执行的处理</translation>
    </message>
    <message>
        <source>{card}</source>
        <translation>{card}</translation>
    </message>
    <message>
        <source>{card} for requirement {number}</source>
        <translation>{card}作为条件中的第{number}项</translation>
    </message>
    <message>
        <source>{card}: &lt;{keyword}&gt;[ (no. {nth})]</source>
        <translation>{card}：≪{keyword}≫[（第{nth}个）]</translation>
    </message>
    <message>
        <source>{card}: Option effect {number}[ (no. {nth})]</source>
        <translation>{card}：选项效果{number}[（第{nth}个）]</translation>
    </message>
    <message>
        <source>{card}: effect {number}[ (no. {nth})]</source>
        <translation>{card}：效果{number}[（第{nth}个）]</translation>
    </message>
    <message>
        <source>{card}: gained effect[ (no. {nth})]</source>
        <translation>{card}：获得的效果[（第{nth}个）]</translation>
    </message>
    <message>
        <source>{card}: inherited effect {number}[ (no. {nth})]</source>
        <translation>{card}：进化源效果{number}[（第{nth}个）]</translation>
    </message>
    <message>
        <source>{card}: link effect {number}[ (no. {nth})]</source>
        <translation>{card}：链接效果{number}[（第{nth}个）]</translation>
    </message>
    <message>
        <source>{card}: lose {amount} memory</source>
        <translation>{card}：内存-{amount}</translation>
    </message>
    <message>
        <source>{card}: pending processing[ (no. {nth})]</source>
        <translation>{card}：保留处理[（第{nth}个）]</translation>
    </message>
    <message>
        <source>{card}: security effect {number}[ (no. {nth})]</source>
        <translation>{card}：安防效果{number}[（第{nth}个）]</translation>
    </message>
    <message>
        <source>{effect}</source>
        <translation>{effect}</translation>
    </message>
    <message>
        <source>{key}</source>
        <translation>{key}</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>{seat} goes first</source>
        <translation>{seat}先攻</translation>
    </message>
</context>
<context>
    <name>other_languages</name>
    <message>
        <source>Read on</source>
        <translation>继续阅读</translation>
    </message>
    <message>
        <source>Terms of the text</source>
        <translation>文本中的术语</translation>
    </message>
</context>
<context>
    <name>our_readings</name>
    <message>
        <source>A reading is this program&apos;s decision, not the publisher&apos;s text. The rules engine plays by it; an official answer or the head judge overrides it.</source>
        <translation>解读由本程序作出，并非发行商的文本。规则引擎据此处理，但官方问答和主裁判的裁定优先。</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Grounds, and the other reading</source>
        <translation>依据，以及另一种解读</translation>
    </message>
    <message>
        <source>Official answers, in our wording</source>
        <translation>官方问答（我们的表述）</translation>
    </message>
    <message>
        <source>Our reading</source>
        <translation>我们的解读</translation>
    </message>
    <message>
        <source>Our readings</source>
        <translation>我们的解读</translation>
    </message>
    <message>
        <source>Played by the scenarios</source>
        <translation>由以下场景验证</translation>
    </message>
    <message>
        <source>The other reading</source>
        <translation>另一种解读</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>条文</translation>
    </message>
    <message>
        <source>What the Japanese manual says</source>
        <translation>日语手册的内容</translation>
    </message>
    <message>
        <source>What the program decided where the text leaves something open</source>
        <translation>条文未明确之处，本程序的判断</translation>
    </message>
    <message>
        <source>What the {source} say</source>
        <translation>{source}的内容</translation>
    </message>
    <message>
        <source>see {number}</source>
        <translation>参见{number}</translation>
    </message>
</context>
<context>
    <name>outcomes</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n次决定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more: narrow the question to see them</source>
        <translation>
            <numerusform>还有%n个：缩小范围即可看到</numerusform>
        </translation>
    </message>
    <message>
        <source>({claim})</source>
        <translation>（{claim}）</translation>
    </message>
    <message>
        <source>1 outcome.</source>
        <translation>1种结果。</translation>
    </message>
    <message numerus="yes">
        <source>And %n more outcome(s).</source>
        <translation>
            <numerusform>另有%n种结果。</numerusform>
        </translation>
    </message>
    <message>
        <source>DP of {card}: {amount}</source>
        <translation>{card}的DP：{amount}</translation>
    </message>
    <message>
        <source>It makes no difference: every line ends on the same board.</source>
        <translation>没有区别：无论哪种打法，最终盘面都相同。</translation>
    </message>
    <message>
        <source>Not every line was explored: there are more than {count} positions. Outcomes found can happen; others may happen too.</source>
        <translation>未能全部推演：局面超过{count}个。已找到的结果可能发生，未找到的也可能发生。</translation>
    </message>
    <message>
        <source>Nothing found yet.</source>
        <translation>还没有找到任何结果。</translation>
    </message>
    <message>
        <source>Outcomes that the rules alone don&apos;t decide are marked.</source>
        <translation>仅凭规则无法决定的结果已作标记。</translation>
    </message>
    <message>
        <source>Play the shortest line to it as a branch</source>
        <translation>将最短的打法作为分支展开</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Stopped before every line was explored. Outcomes found can happen; others may happen too.</source>
        <translation>全部推演完之前已停止。已找到的结果可能发生，未找到的也可能发生。</translation>
    </message>
    <message>
        <source>The order doesn&apos;t matter: every order ends on the same board.</source>
        <translation>顺序没有影响：无论何种顺序，最终盘面都相同。</translation>
    </message>
    <message>
        <source>The order matters: {count} outcomes.</source>
        <translation>顺序有影响：{count}种结果。</translation>
    </message>
    <message>
        <source>There is only one line.</source>
        <translation>只有一种打法。</translation>
    </message>
    <message>
        <source>Time ran out before every line was explored. Outcomes found can happen; others may happen too.</source>
        <translation>时间用尽，未能全部推演。已找到的结果可能发生，未找到的也可能发生。</translation>
    </message>
    <message>
        <source>What unknown cards in a hand could do isn&apos;t considered.</source>
        <translation>没有计入未知手牌可以进行的操作。</translation>
    </message>
    <message>
        <source>Where a recorded choice wasn&apos;t possible, every choice was tried.</source>
        <translation>无法按记录选择之处，已尝试所有选择。</translation>
    </message>
    <message>
        <source>always</source>
        <translation>总是成立</translation>
    </message>
    <message>
        <source>an effect of {card} is activated</source>
        <translation>{card}的效果发动</translation>
    </message>
    <message>
        <source>at least {number}</source>
        <translation>至少{number}</translation>
    </message>
    <message>
        <source>at most {number}</source>
        <translation>至多{number}</translation>
    </message>
    <message numerus="yes">
        <source>by %n line(s)</source>
        <translation>
            <numerusform>%n种打法</numerusform>
        </translation>
    </message>
    <message>
        <source>by chance: an unknown card</source>
        <translation>取决于运气：未知的卡牌</translation>
    </message>
    <message>
        <source>by chance: {seat}&apos;s shuffled {pile}</source>
        <translation>取决于运气：{seat}洗过的{pile}</translation>
    </message>
    <message>
        <source>by endless lines</source>
        <translation>有无穷多种打法</translation>
    </message>
    <message>
        <source>cards in {seat}&apos;s Digi-Egg deck: {count}</source>
        <translation>{seat}的数码蛋卡组张数：{count}</translation>
    </message>
    <message>
        <source>cards in {seat}&apos;s deck: {count}</source>
        <translation>{seat}的卡组张数：{count}</translation>
    </message>
    <message>
        <source>cards in {seat}&apos;s hand: {amount}</source>
        <translation>{seat}的手牌张数：{amount}</translation>
    </message>
    <message>
        <source>cards in {seat}&apos;s security stack: {amount}</source>
        <translation>{seat}的安防张数：{amount}</translation>
    </message>
    <message>
        <source>cards in {seat}&apos;s security stack: {count}</source>
        <translation>{seat}的安防张数：{count}</translation>
    </message>
    <message>
        <source>differs from other outcomes in lasting effects or uses this turn ({number})</source>
        <translation>持续中的效果或本回合已用的效果与其他结果不同（{number}）</translation>
    </message>
    <message>
        <source>differs from other outcomes in pending effects ({number})</source>
        <translation>待发动的效果与其他结果不同（{number}）</translation>
    </message>
    <message>
        <source>false in {number}</source>
        <translation>有{number}种不成立</translation>
    </message>
    <message>
        <source>in some cases</source>
        <translation>有时成立</translation>
    </message>
    <message>
        <source>in {seat}&apos;s hand: {cards}</source>
        <translation>在{seat}的手牌中：{cards}</translation>
    </message>
    <message>
        <source>in {seat}&apos;s trash: {cards}</source>
        <translation>在{seat}的废弃区中：{cards}</translation>
    </message>
    <message>
        <source>it is {seat}&apos;s turn</source>
        <translation>{seat}的回合</translation>
    </message>
    <message>
        <source>it is {seat}&apos;s turn (turn {turn})</source>
        <translation>第{turn}回合（{seat}）</translation>
    </message>
    <message>
        <source>linked to {unit}: {cards}</source>
        <translation>链接到{unit}：{cards}</translation>
    </message>
    <message>
        <source>memory 0</source>
        <translation>内存0</translation>
    </message>
    <message>
        <source>memory {number} for {seat}</source>
        <translation>{seat}的内存为{number}</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从不成立</translation>
    </message>
    <message>
        <source>no cards in {seat}&apos;s security stack</source>
        <translation>{seat}的安防没有卡牌</translation>
    </message>
    <message>
        <source>no more in {seat}&apos;s hand</source>
        <translation>{seat}的手牌中没有其他卡牌</translation>
    </message>
    <message>
        <source>no more in {seat}&apos;s trash</source>
        <translation>{seat}的废弃区中没有其他卡牌</translation>
    </message>
    <message>
        <source>not understood: {card}: {text}</source>
        <translation>未能理解：{card}：{text}</translation>
    </message>
    <message>
        <source>nothing is linked to {unit}</source>
        <translation>没有卡牌链接到{unit}</translation>
    </message>
    <message>
        <source>nothing is under {unit}</source>
        <translation>{unit}下方没有卡牌</translation>
    </message>
    <message>
        <source>on top of {seat}&apos;s deck: {cards}</source>
        <translation>{seat}的卡组上方：{cards}</translation>
    </message>
    <message>
        <source>positions: {positions}, still to explore: {waiting}, lines ended: {ends}</source>
        <translation>局面{positions}，待推演{waiting}，终点{ends}</translation>
    </message>
    <message>
        <source>the game goes on</source>
        <translation>对局继续</translation>
    </message>
    <message>
        <source>the game is a draw</source>
        <translation>对局为平局</translation>
    </message>
    <message>
        <source>the only outcome</source>
        <translation>唯一的结果</translation>
    </message>
    <message>
        <source>true in {number}</source>
        <translation>有{number}种成立</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>尚未确定</translation>
    </message>
    <message>
        <source>under {unit}: {cards}</source>
        <translation>{unit}下方：{cards}</translation>
    </message>
    <message>
        <source>until nothing is pending</source>
        <translation>到没有待发动的效果为止</translation>
    </message>
    <message>
        <source>until the attack is over</source>
        <translation>到攻击结束为止</translation>
    </message>
    <message>
        <source>until the block timing is over</source>
        <translation>到阻挡时机结束为止</translation>
    </message>
    <message>
        <source>until the turn ends</source>
        <translation>到回合结束为止</translation>
    </message>
    <message>
        <source>you decide: {text}</source>
        <translation>由裁判决定：{text}</translation>
    </message>
    <message>
        <source>{card} is deleted</source>
        <translation>{card}被消灭</translation>
    </message>
    <message>
        <source>{card} stays on the field</source>
        <translation>{card}留在场上</translation>
    </message>
    <message>
        <source>{claim}: {answer}</source>
        <translation>{claim}：{answer}</translation>
    </message>
    <message>
        <source>{count} outcomes.</source>
        <translation>{count}种结果。</translation>
    </message>
    <message>
        <source>{count} × {unit} on {seat}&apos;s field</source>
        <translation>{seat}的场上有{unit}×{count}</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>{number} to {most}</source>
        <translation>{number}到{most}</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one}，并且{other}</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one}，或者{other}</translation>
    </message>
    <message>
        <source>{seat} loses</source>
        <translation>{seat}败北</translation>
    </message>
    <message>
        <source>{seat} wins</source>
        <translation>{seat}获胜</translation>
    </message>
    <message>
        <source>{seat}&apos;s memory: {amount}</source>
        <translation>{seat}的内存：{amount}</translation>
    </message>
    <message>
        <source>{seat}&apos;s security stack: {cards}</source>
        <translation>{seat}的安防：{cards}</translation>
    </message>
    <message>
        <source>{unit} has {dp} DP</source>
        <translation>{unit}的DP：{dp}</translation>
    </message>
    <message>
        <source>{unit} is in {seat}&apos;s breeding area</source>
        <translation>{unit}在{seat}的育成区</translation>
    </message>
    <message>
        <source>{unit} is on {seat}&apos;s field</source>
        <translation>{unit}在{seat}的场上</translation>
    </message>
    <message>
        <source>{unit} is suspended</source>
        <translation>{unit}为休眠状态</translation>
    </message>
    <message>
        <source>{unit} isn&apos;t on {seat}&apos;s field</source>
        <translation>{unit}不在{seat}的场上</translation>
    </message>
    <message>
        <source>{unit} isn&apos;t suspended</source>
        <translation>{unit}为活跃状态</translation>
    </message>
    <message>
        <source>{who}: {choice}</source>
        <translation>{who}：{choice}</translation>
    </message>
    <message>
        <source>“{effect}” of {card} is activated</source>
        <translation>{card}的“{effect}”发动</translation>
    </message>
</context>
<context>
    <name>passage_page</name>
    <message>
        <source>Editor’s note</source>
        <translation>编者注</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Our English, unofficial (F7:&#xa0;Chinese)</source>
        <translation>非官方英文（F7：中文）</translation>
    </message>
    <message>
        <source>Referred to by</source>
        <translation>引用此处的段落</translation>
    </message>
    <message>
        <source>The text of {edition}</source>
        <translation>{edition}的文本</translation>
    </message>
    <message>
        <source>{edition} says, in our wording</source>
        <translation>{edition}的内容（我们的表述）</translation>
    </message>
</context>
<context>
    <name>phases</name>
    <message>
        <source>breeding</source>
        <translation>育成阶段</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>抽卡阶段</translation>
    </message>
    <message>
        <source>end</source>
        <translation>回合结束时</translation>
    </message>
    <message>
        <source>main</source>
        <translation>主要阶段</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>游戏准备</translation>
    </message>
    <message>
        <source>unsuspend</source>
        <translation>活跃阶段</translation>
    </message>
</context>
<context>
    <name>places on a stack</name>
    <message>
        <source>on</source>
        <translation>上方</translation>
    </message>
    <message>
        <source>under</source>
        <translation>下方</translation>
    </message>
</context>
<context>
    <name>question_page</name>
    <message>
        <source>Changed in {edition}, check: {clauses}. This was played under an earlier edition.</source>
        <translation>{edition}有变更，请确认：{clauses}。此处按较早的版本演示。</translation>
    </message>
    <message>
        <source>No longer in {edition}: {clauses}. Check what decides it today.</source>
        <translation>{edition}中已没有的条款：{clauses}。请确认现在由哪些条款决定。</translation>
    </message>
    <message>
        <source>Our answer to the general question, proved by this scene. A card&apos;s text may change it: card text overrides the rules (1-3-1).</source>
        <translation>这是我们对一般问题的解答，已由此场景在引擎上验证。具体卡牌的文本可能改变结论：卡牌文本优先于规则（1-3-1）。</translation>
    </message>
    <message>
        <source>Questions that it decides</source>
        <translation>由此决定的问题</translation>
    </message>
    <message>
        <source>See it played</source>
        <translation>观看演示</translation>
    </message>
    <message>
        <source>The clauses that decide it</source>
        <translation>作为依据的条款</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>&lt;De-Digivolve&gt; can&apos;t trash a Lv.3 card or any card after it</source>
        <translation>≪退化≫不能废弃Lv.3卡牌及其后的卡牌</translation>
    </message>
    <message>
        <source>&lt;De-Digivolve&gt; trashes stacked cards</source>
        <translation>≪退化≫废弃叠加的卡牌</translation>
    </message>
    <message>
        <source>&lt;Delay&gt; can&apos;t activate on the turn its card was placed</source>
        <translation>≪延迟≫在该卡牌放置的回合不能发动</translation>
    </message>
    <message>
        <source>&lt;Jamming&gt; keeps it from being deleted</source>
        <translation>因≪干扰≫不会被消灭</translation>
    </message>
    <message>
        <source>Digimon in the battle area DNA digivolve into a card in the hand</source>
        <translation>只能由战斗区的数码宝贝联展进化为手牌中的卡牌</translation>
    </message>
    <message>
        <source>[Start of Your Turn] effects belong to the unsuspend phase</source>
        <translation>【自己的回合开始时】的效果属于活跃阶段</translation>
    </message>
    <message>
        <source>a Digimon in the battle area app fuses into a card in the hand</source>
        <translation>只能由战斗区的数码宝贝应用合体为手牌中的卡牌</translation>
    </message>
    <message>
        <source>a Digimon in the battle area app fuses with its link card</source>
        <translation>只能由战斗区的数码宝贝与其链接卡牌应用合体</translation>
    </message>
    <message>
        <source>a Digimon that can&apos;t suspend can&apos;t attack</source>
        <translation>无法休眠的数码宝贝不能攻击</translation>
    </message>
    <message>
        <source>a Digimon that can&apos;t suspend can&apos;t block</source>
        <translation>无法休眠的数码宝贝不能阻挡</translation>
    </message>
    <message>
        <source>a block can&apos;t be blocked again</source>
        <translation>阻挡中不能再次宣言阻挡</translation>
    </message>
    <message>
        <source>a card being revealed doesn&apos;t count as being in its area</source>
        <translation>公开中的卡牌视为不属于原区域</translation>
    </message>
    <message>
        <source>a card can&apos;t attack on the turn it was placed on the field</source>
        <translation>本回合放置到场上的卡牌不能攻击</translation>
    </message>
    <message>
        <source>a card that can&apos;t be digivolved into is put back</source>
        <translation>无法进化的卡牌复原</translation>
    </message>
    <message>
        <source>a card that can&apos;t be played is put back</source>
        <translation>无法登场的卡牌复原</translation>
    </message>
    <message>
        <source>a card that can&apos;t be used is put back</source>
        <translation>无法使用的卡牌复原</translation>
    </message>
    <message>
        <source>a card with Link is linked to another of its player&apos;s Digimon</source>
        <translation>持有链接的卡牌只能链接到自己的其他数码宝贝</translation>
    </message>
    <message>
        <source>a checked card is no longer in the security stack</source>
        <translation>判定的卡牌已不在安防中</translation>
    </message>
    <message>
        <source>a digivolution places a Digimon card on the same player&apos;s card on the field</source>
        <translation>数码宝贝卡牌只能叠加在玩家自己场上的卡牌上</translation>
    </message>
    <message>
        <source>a link requirement must be met</source>
        <translation>必须满足链接条件</translation>
    </message>
    <message>
        <source>a normal digivolution isn&apos;t a burst digivolution</source>
        <translation>通常的进化不是爆裂进化</translation>
    </message>
    <message>
        <source>a normal digivolution isn&apos;t an app fusion</source>
        <translation>通常的进化不是应用合体</translation>
    </message>
    <message>
        <source>a player activates only effects of their own cards</source>
        <translation>玩家只能发动自己卡牌的效果</translation>
    </message>
    <message>
        <source>a player burst digivolves into a card in their own hand</source>
        <translation>玩家只能爆裂进化为自己手牌中的卡牌</translation>
    </message>
    <message>
        <source>a player declares effects in their own main phase when nothing is left to resolve</source>
        <translation>玩家只能在自己的主要阶段、没有未结算的处理时宣言效果</translation>
    </message>
    <message>
        <source>a player digivolves into a Digimon card in their own hand</source>
        <translation>玩家只能进化为自己手牌中的数码宝贝卡牌</translation>
    </message>
    <message>
        <source>a player moves only their own card in the breeding area</source>
        <translation>玩家只能移动自己育成区的卡牌</translation>
    </message>
    <message>
        <source>a player plays Digimon and Tamer cards from their own hand</source>
        <translation>玩家只能让自己手牌中的数码宝贝卡牌或驯兽师卡牌登场</translation>
    </message>
    <message>
        <source>a player uses Option cards from their own hand</source>
        <translation>玩家只能使用自己手牌中的选项卡牌</translation>
    </message>
    <message>
        <source>a replacement can&apos;t be replaced again</source>
        <translation>代替的处理不能再被代替</translation>
    </message>
    <message>
        <source>a requirement of the card must be met</source>
        <translation>必须满足该卡牌的条件</translation>
    </message>
    <message>
        <source>a security check is a rule, not an effect</source>
        <translation>判定安防是规则，不是效果</translation>
    </message>
    <message>
        <source>a single card doesn&apos;t count as stacked cards</source>
        <translation>仅有1张卡牌不算叠加卡牌</translation>
    </message>
    <message>
        <source>a token can&apos;t be linked</source>
        <translation>衍生物不能链接</translation>
    </message>
    <message>
        <source>an Assembly needs all of its cards</source>
        <translation>组装需要全部所需卡牌</translation>
    </message>
    <message>
        <source>an Option card&apos;s [Main] effect is activated by using the card, which requires its colors</source>
        <translation>选项卡牌的【主要】效果通过使用该卡牌发动，须满足颜色条件</translation>
    </message>
    <message>
        <source>an attack can be blocked only once</source>
        <translation>1次攻击只能阻挡1次</translation>
    </message>
    <message>
        <source>an attack is declared by suspending a Digimon in the battle area</source>
        <translation>只能通过使战斗区的数码宝贝休眠来宣言攻击</translation>
    </message>
    <message>
        <source>an effect forbids it</source>
        <translation>有效果禁止这样做</translation>
    </message>
    <message>
        <source>an impossible action isn&apos;t carried out</source>
        <translation>不可能的行动不执行</translation>
    </message>
    <message>
        <source>becoming the top card of its stack doesn&apos;t count as being played</source>
        <translation>成为叠加卡牌最上方的卡牌，不算登场</translation>
    </message>
    <message>
        <source>being trashed doesn&apos;t count as being deleted</source>
        <translation>废弃不是消灭</translation>
    </message>
    <message>
        <source>each of them must meet a requirement</source>
        <translation>各自必须满足其中一个条件</translation>
    </message>
    <message>
        <source>every color of the card is required</source>
        <translation>需要满足该卡牌的所有颜色</translation>
    </message>
    <message>
        <source>in the breeding area, only effects that refer to it work</source>
        <translation>在育成区，只有写明育成区的效果才起作用</translation>
    </message>
    <message>
        <source>in the main phase only an effect with [Main] can be declared</source>
        <translation>主要阶段只能宣言【主要】效果</translation>
    </message>
    <message>
        <source>it applies only to what happens in battle</source>
        <translation>只因对战中发生的事而触发</translation>
    </message>
    <message>
        <source>it can&apos;t be carried out in full</source>
        <translation>所要求的处理无法全部执行</translation>
    </message>
    <message>
        <source>it doesn&apos;t apply to the cause of this</source>
        <translation>引起此事的原因不符合其触发条件</translation>
    </message>
    <message>
        <source>it doesn&apos;t apply to the effects of its own player</source>
        <translation>不因其玩家自己的效果而触发</translation>
    </message>
    <message>
        <source>it doesn&apos;t apply to what happens in battle</source>
        <translation>不因对战中发生的事而触发</translation>
    </message>
    <message>
        <source>it doesn&apos;t apply to where the card would go</source>
        <translation>卡牌的去处不符合其触发条件</translation>
    </message>
    <message>
        <source>it has no &lt;Blocker&gt;</source>
        <translation>此数码宝贝不持有≪阻挡者≫</translation>
    </message>
    <message>
        <source>it has no Link</source>
        <translation>不持有链接</translation>
    </message>
    <message>
        <source>it is already in that state</source>
        <translation>已处于该状态</translation>
    </message>
    <message>
        <source>it is already the attack target</source>
        <translation>已是攻击目标</translation>
    </message>
    <message>
        <source>it is checked again for each &lt;De-Digivolve&gt;</source>
        <translation>每次≪退化≫都重新判断</translation>
    </message>
    <message>
        <source>it is no longer a Digimon</source>
        <translation>已不是数码宝贝</translation>
    </message>
    <message>
        <source>it is no longer a Digimon with stacked cards</source>
        <translation>已不是有叠加卡牌的数码宝贝</translation>
    </message>
    <message>
        <source>it is now a new card</source>
        <translation>已成为新卡牌</translation>
    </message>
    <message>
        <source>it isn&apos;t a [Counter] effect</source>
        <translation>不是【反击】效果</translation>
    </message>
    <message>
        <source>it isn&apos;t affected by that effect</source>
        <translation>不受该效果影响</translation>
    </message>
    <message>
        <source>it isn&apos;t carried over when a Digimon moves</source>
        <translation>数码宝贝移动时不继承</translation>
    </message>
    <message>
        <source>it isn&apos;t different enough from the others</source>
        <translation>未满足与其他卡牌各不相同的条件</translation>
    </message>
    <message>
        <source>it isn&apos;t done if the number of times is 0 or less</source>
        <translation>处理0次就是不处理</translation>
    </message>
    <message>
        <source>it isn&apos;t in the hand or battle area</source>
        <translation>不在手牌或战斗区</translation>
    </message>
    <message>
        <source>it isn&apos;t in the trash</source>
        <translation>不在废弃区</translation>
    </message>
    <message>
        <source>it isn&apos;t the counter timing of the opponent&apos;s attack</source>
        <translation>不是对手攻击的反击时机</translation>
    </message>
    <message>
        <source>it was already activated for this</source>
        <translation>已因此发动过</translation>
    </message>
    <message>
        <source>it was already used as often as allowed this turn</source>
        <translation>本回合的使用次数已达上限</translation>
    </message>
    <message>
        <source>it works only face up in the security stack</source>
        <translation>仅在安防中正面朝上时有效</translation>
    </message>
    <message>
        <source>it works only in the breeding area</source>
        <translation>仅在育成区有效</translation>
    </message>
    <message>
        <source>it works only in the hand</source>
        <translation>仅在手牌有效</translation>
    </message>
    <message>
        <source>it works only in the trash</source>
        <translation>仅在废弃区有效</translation>
    </message>
    <message>
        <source>its DNA digivolution requirements aren&apos;t met</source>
        <translation>未满足联展进化的条件</translation>
    </message>
    <message>
        <source>its app fusion requirements aren&apos;t met</source>
        <translation>未满足应用合体的条件</translation>
    </message>
    <message>
        <source>its burst digivolution requirements aren&apos;t met</source>
        <translation>未满足爆裂进化的条件</translation>
    </message>
    <message>
        <source>its card is now a new card, or gone</source>
        <translation>该卡牌已成为新卡牌或已不在</translation>
    </message>
    <message>
        <source>its card leaves at the same time</source>
        <translation>该卡牌同时离开</translation>
    </message>
    <message>
        <source>its card no longer has it</source>
        <translation>该卡牌已不持有此效果</translation>
    </message>
    <message>
        <source>its card no longer has the trigger condition</source>
        <translation>其卡牌已不再具有该触发条件</translation>
    </message>
    <message>
        <source>its condition isn&apos;t met</source>
        <translation>未满足其条件</translation>
    </message>
    <message>
        <source>its digivolution requirements aren&apos;t met</source>
        <translation>未满足进化条件</translation>
    </message>
    <message>
        <source>its link requirements aren&apos;t met</source>
        <translation>未满足链接条件</translation>
    </message>
    <message>
        <source>its player has no Digimon or Tamer of that color on the field</source>
        <translation>该玩家场上没有该颜色的数码宝贝或驯兽师</translation>
    </message>
    <message>
        <source>its trigger condition wasn&apos;t met</source>
        <translation>未满足触发条件</translation>
    </message>
    <message>
        <source>leaving along with it doesn&apos;t count as being trashed from it</source>
        <translation>链接卡牌随之离开，不算从其上被废弃</translation>
    </message>
    <message>
        <source>leaving along with it doesn&apos;t count as being trashed from under it</source>
        <translation>下方的卡牌随之离开，不算从其下方被废弃</translation>
    </message>
    <message>
        <source>link cards keep their order</source>
        <translation>链接卡牌的顺序不能改变</translation>
    </message>
    <message>
        <source>memory can&apos;t go past 10</source>
        <translation>内存不会超过10</translation>
    </message>
    <message>
        <source>memory isn&apos;t on the opponent&apos;s side</source>
        <translation>内存不在对手方</translation>
    </message>
    <message>
        <source>moving doesn&apos;t count as being played</source>
        <translation>移动不是登场</translation>
    </message>
    <message>
        <source>no Digimon can digivolve into it</source>
        <translation>没有可以进化为它的数码宝贝</translation>
    </message>
    <message>
        <source>no Digimon or card can DNA digivolve into it</source>
        <translation>没有可以联展进化为它的数码宝贝或卡牌</translation>
    </message>
    <message>
        <source>no card is checked</source>
        <translation>没有判定任何卡牌</translation>
    </message>
    <message>
        <source>no cards are stacked under it</source>
        <translation>下方没有叠加卡牌</translation>
    </message>
    <message>
        <source>no other attack can be declared during an attack</source>
        <translation>攻击中不能宣言其他攻击</translation>
    </message>
    <message>
        <source>no player may look at a private area</source>
        <translation>任何玩家都不能查看非公开区域</translation>
    </message>
    <message>
        <source>no such Tamer is in the battle area</source>
        <translation>战斗区没有该驯兽师</translation>
    </message>
    <message>
        <source>none of its conditions is met</source>
        <translation>不满足任何一项条件</translation>
    </message>
    <message>
        <source>nothing can be stacked with a token</source>
        <translation>衍生物不能叠加卡牌</translation>
    </message>
    <message>
        <source>nothing can stand in for cards that must be different</source>
        <translation>必须各不相同的卡牌不能用其他内容替代</translation>
    </message>
    <message>
        <source>only 1 [Counter] effect can activate per attack</source>
        <translation>每次攻击只能发动1次【反击】效果</translation>
    </message>
    <message>
        <source>only 1 card can be in the breeding area</source>
        <translation>育成区只能有1张卡牌</translation>
    </message>
    <message>
        <source>only 1 card is placed for each card named</source>
        <translation>指定的卡牌只能各放置1张</translation>
    </message>
    <message>
        <source>only a Digimon can attack</source>
        <translation>只有数码宝贝可以攻击</translation>
    </message>
    <message>
        <source>only a Digimon in the battle area can attack</source>
        <translation>只有战斗区的数码宝贝可以攻击</translation>
    </message>
    <message>
        <source>only a Digimon in the battle area with &lt;Blocker&gt; can block</source>
        <translation>只有战斗区中持有≪阻挡者≫的数码宝贝可以阻挡</translation>
    </message>
    <message>
        <source>only a Digimon of the attacked player can block, at the block timing</source>
        <translation>只有被攻击玩家的数码宝贝可以在阻挡时机阻挡</translation>
    </message>
    <message>
        <source>only a Digimon with DP can move</source>
        <translation>只有持有DP的数码宝贝可以移动</translation>
    </message>
    <message>
        <source>only a card in the hand or battle area can link, and only to a Digimon in the battle area</source>
        <translation>只能将手牌或战斗区的卡牌链接到战斗区的数码宝贝</translation>
    </message>
    <message>
        <source>only a card with a play cost can be played, and none is given for this one</source>
        <translation>只有持有登场费用的卡牌可以登场，而此卡牌未注明登场费用</translation>
    </message>
    <message>
        <source>only its player may look at a hand</source>
        <translation>手牌只有该玩家本人可以查看</translation>
    </message>
    <message>
        <source>only its player may look at what is face down there</source>
        <translation>该处背面朝上的卡牌只有其玩家本人可以查看</translation>
    </message>
    <message>
        <source>only one of several &lt;Piercing&gt; leads to a check</source>
        <translation>多个≪贯通≫只判定1次安防</translation>
    </message>
    <message>
        <source>only the opponent or 1 of the opponent&apos;s suspended Digimon can be attacked</source>
        <translation>攻击目标只能是对手玩家或对手1只休眠状态的数码宝贝</translation>
    </message>
    <message>
        <source>only the turn player can attack</source>
        <translation>只有回合玩家可以攻击</translation>
    </message>
    <message>
        <source>security cards are face down</source>
        <translation>安防的卡牌背面朝上</translation>
    </message>
    <message>
        <source>stacked cards keep their order</source>
        <translation>叠加顺序不能改变</translation>
    </message>
    <message>
        <source>the Assembly requirements name no such card</source>
        <translation>组装条件中没有该卡牌</translation>
    </message>
    <message>
        <source>the Digi-Egg deck is a private area</source>
        <translation>数码蛋卡组是非公开区域</translation>
    </message>
    <message>
        <source>the Digi-Egg deck keeps its order</source>
        <translation>数码蛋卡组的顺序不能改变</translation>
    </message>
    <message>
        <source>the DigiXros requirements name no such card</source>
        <translation>数码合体条件中没有该卡牌</translation>
    </message>
    <message>
        <source>the Digimon and its link card must be the ones named</source>
        <translation>数码宝贝及其链接卡牌必须是指定的卡牌</translation>
    </message>
    <message>
        <source>the Digimon must be in the battle area</source>
        <translation>只有战斗区的数码宝贝可以由此进化</translation>
    </message>
    <message>
        <source>the Digimon that checks is gone</source>
        <translation>判定安防的数码宝贝已不在</translation>
    </message>
    <message>
        <source>the Digimon that was attacked is gone</source>
        <translation>被攻击的数码宝贝已不在</translation>
    </message>
    <message>
        <source>the attacked Digimon itself can&apos;t block</source>
        <translation>被攻击的数码宝贝自身不能阻挡</translation>
    </message>
    <message>
        <source>the attacking Digimon is gone</source>
        <translation>攻击中的数码宝贝已不在</translation>
    </message>
    <message>
        <source>the breeding area is occupied</source>
        <translation>育成区已有卡牌</translation>
    </message>
    <message>
        <source>the card doesn&apos;t match its trigger condition</source>
        <translation>该卡牌不符合其触发条件</translation>
    </message>
    <message>
        <source>the card drawn for a digivolution is drawn by the rules, not by an effect</source>
        <translation>进化时的抽卡是按规则进行，不是效果</translation>
    </message>
    <message>
        <source>the card is unaffected by whatever would give it this effect, so it doesn&apos;t have it</source>
        <translation>该卡牌不受赋予此效果者的影响，因此不持有此效果</translation>
    </message>
    <message>
        <source>the card wasn&apos;t placed there</source>
        <translation>该卡牌没有放置到那里</translation>
    </message>
    <message>
        <source>the chosen card is now a new card</source>
        <translation>所选卡牌已成为新卡牌</translation>
    </message>
    <message>
        <source>the condition of its [Main] effect isn&apos;t met</source>
        <translation>未满足其【主要】效果的条件</translation>
    </message>
    <message>
        <source>the cost can&apos;t be paid</source>
        <translation>无法支付费用</translation>
    </message>
    <message>
        <source>the deck is a private area</source>
        <translation>卡组是非公开区域</translation>
    </message>
    <message>
        <source>the deck keeps its order</source>
        <translation>卡组的顺序不能改变</translation>
    </message>
    <message>
        <source>the effect doesn&apos;t allow this</source>
        <translation>该效果不允许这样做</translation>
    </message>
    <message>
        <source>the effect doesn&apos;t reach the breeding area</source>
        <translation>该效果不影响育成区</translation>
    </message>
    <message>
        <source>the effect doesn&apos;t work there</source>
        <translation>该效果在那里不起作用</translation>
    </message>
    <message>
        <source>the link limit causes it, not an effect</source>
        <translation>由链接卡牌上限导致，不是由效果导致</translation>
    </message>
    <message>
        <source>the named Tamer must be returned</source>
        <translation>必须将指定的驯兽师返回手牌</translation>
    </message>
    <message>
        <source>the opponent has no security card</source>
        <translation>对手没有安防</translation>
    </message>
    <message>
        <source>the pending processing isn&apos;t carried out</source>
        <translation>不执行保留处理</translation>
    </message>
    <message>
        <source>the player who goes first doesn&apos;t draw on their first turn</source>
        <translation>先攻玩家在第一个回合不抽卡</translation>
    </message>
    <message>
        <source>the requirements of the DNA digivolution must be met</source>
        <translation>必须满足联展进化的条件</translation>
    </message>
    <message>
        <source>the rules delete it, not an effect</source>
        <translation>由规则消灭，不是由效果消灭</translation>
    </message>
    <message>
        <source>the security stack keeps its order</source>
        <translation>安防的顺序不能改变</translation>
    </message>
    <message>
        <source>there is no Digimon to make the check</source>
        <translation>没有可以判定安防的数码宝贝</translation>
    </message>
    <message>
        <source>there is no attack</source>
        <translation>没有攻击</translation>
    </message>
    <message>
        <source>there is no card in the Digi-Egg deck</source>
        <translation>数码蛋卡组没有卡牌</translation>
    </message>
    <message>
        <source>there is no card to draw</source>
        <translation>没有可抽的卡牌</translation>
    </message>
    <message>
        <source>this area has no order</source>
        <translation>此区域没有顺序</translation>
    </message>
    <message>
        <source>this is possible only in its player&apos;s breeding phase</source>
        <translation>只能在该玩家的育成阶段进行</translation>
    </message>
    <message>
        <source>this is possible only in its player&apos;s main phase, when nothing is left to resolve</source>
        <translation>只能在该玩家的主要阶段、没有未结算的处理时进行</translation>
    </message>
</context>
<context>
    <name>refused lessons</name>
    <message>
        <source>&lt;{name}&gt; is already a known keyword effect</source>
        <translation>&lt;{name}&gt;是已知的关键词效果</translation>
    </message>
    <message>
        <source>In both, mark one number that is 2 or more</source>
        <translation>请在两处各标记一个2以上的数值</translation>
    </message>
    <message>
        <source>Leave some of its words unmarked</source>
        <translation>保留部分词语不标记</translation>
    </message>
    <message>
        <source>Leave the clause out to teach another wording</source>
        <translation>登记其他措辞时不要填条款</translation>
    </message>
    <message>
        <source>Mark a whole number, color, group of cards or name, that with its square brackets: {{[Agumon]}}</source>
        <translation>请标记完整的数值、颜色、一类卡牌或名称，名称连同其方括号：{{[Agumon]}}</translation>
    </message>
    <message>
        <source>Mark it in both texts</source>
        <translation>请在两处文本中都标记</translation>
    </message>
    <message>
        <source>Nothing needs to be taught</source>
        <translation>无需登记</translation>
    </message>
    <message>
        <source>Put each part that varies into one pair, a name with its square brackets: {{2}}, {{[Agumon]}}</source>
        <translation>请将每个可变部分放入一对花括号，名称连同其方括号：{{2}}、{{[Agumon]}}</translation>
    </message>
    <message>
        <source>Say in both whose it is, when, where and on what condition</source>
        <translation>请在两处都写明属于谁、何时、何处以及什么条件</translation>
    </message>
    <message>
        <source>Teach a part of it</source>
        <translation>请只登记其中一部分</translation>
    </message>
    <message>
        <source>Teach more words of the text around it</source>
        <translation>请将前后更多词语一并登记</translation>
    </message>
    <message>
        <source>Teach wordings in English (en) or Japanese (ja)</source>
        <translation>请登记英语（en）或日语（ja）的措辞</translation>
    </message>
    <message>
        <source>Text that is already understood can&apos;t be taught another meaning. Report it if it is read wrongly</source>
        <translation>已理解的内容不能另行登记；如有错误请报告</translation>
    </message>
    <message>
        <source>Use another number or name for one of them</source>
        <translation>请为其中一个换用其他数值或名称</translation>
    </message>
    <message>
        <source>Use card wording that is understood, without a timing in front</source>
        <translation>请用已能理解的卡牌措辞表述，前面不加时机</translation>
    </message>
    <message>
        <source>Use today&apos;s wording</source>
        <translation>请用现行措辞表述</translation>
    </message>
    <message>
        <source>Use words that can be read in only one way</source>
        <translation>请用只有一种解读的措辞表述</translation>
    </message>
    <message>
        <source>Write it there too, and mark it in both if it varies</source>
        <translation>请在那里也写出；若可变，则在两处都标记</translation>
    </message>
    <message>
        <source>Write its meaning as one card effect, with its trigger or timing</source>
        <translation>请将其含义写成卡牌的一个效果，带触发条件或时机</translation>
    </message>
    <message>
        <source>Write its name in angle brackets, with its number if it has one: &lt;Last Stand {{2}}&gt;</source>
        <translation>请将名称写在尖括号中，有数值则一并写上：&lt;Last Stand {{2}}&gt;</translation>
    </message>
    <message>
        <source>Write what cards say, and the same in words that are understood</source>
        <translation>请写出卡牌上的措辞，以及程序能理解的同义措辞</translation>
    </message>
    <message>
        <source>card texts in {language!r} can&apos;t be read</source>
        <translation>无法解读“{language}”的卡牌文本</translation>
    </message>
    <message>
        <source>it has more than {most} characters</source>
        <translation>超过{most}个字符</translation>
    </message>
    <message>
        <source>more than {most} parts are marked</source>
        <translation>标记的部分超过{most}个</translation>
    </message>
    <message>
        <source>the curly brackets in {text!r} don&apos;t match</source>
        <translation>“{text}”中的花括号不成对</translation>
    </message>
    <message>
        <source>the wording has no unmarked words</source>
        <translation>该措辞除标记部分外没有词语</translation>
    </message>
    <message>
        <source>the wording or what it means is empty</source>
        <translation>措辞或其含义为空</translation>
    </message>
    <message>
        <source>{icon!r} isn&apos;t the icon of a keyword effect</source>
        <translation>“{icon}”不是关键词效果的图标</translation>
    </message>
    <message>
        <source>{mark!r} is marked in only one of the texts</source>
        <translation>“{mark}”只在一个文本中标记</translation>
    </message>
    <message>
        <source>{mark!r} is marked twice, so it is unclear which is which</source>
        <translation>“{mark}”标记了两次，无法区分</translation>
    </message>
    <message>
        <source>{number!r} isn&apos;t a number that could vary in that effect</source>
        <translation>“{number}”不是该效果中可变的数值</translation>
    </message>
    <message>
        <source>{text!r} can be read in two ways</source>
        <translation>“{text}”有两种解读方式</translation>
    </message>
    <message>
        <source>{text!r} could then be read in two ways</source>
        <translation>这样“{text}”就会有两种解读方式</translation>
    </message>
    <message>
        <source>{text!r} in the wording is missing in its meaning</source>
        <translation>措辞中的“{text}”在其含义中找不到</translation>
    </message>
    <message>
        <source>{text!r} is already understood, and means the same: {means}</source>
        <translation>“{text}”已能理解，且含义相同：{means}</translation>
    </message>
    <message>
        <source>{text!r} is already understood, as something else: {means}</source>
        <translation>“{text}”已能理解，且含义不同：{means}</translation>
    </message>
    <message>
        <source>{text!r} is in only one of the texts</source>
        <translation>“{text}”只出现在其中一段文本中</translation>
    </message>
    <message>
        <source>{text!r} isn&apos;t a part of {whole!r} that could vary</source>
        <translation>“{text}”不是“{whole}”中可变的部分</translation>
    </message>
    <message>
        <source>{text!r} isn&apos;t understood</source>
        <translation>“{text}”未能理解</translation>
    </message>
    <message>
        <source>{text!r} isn&apos;t understood as one whole effect</source>
        <translation>未能将“{text}”理解为一个完整的效果</translation>
    </message>
    <message>
        <source>{text!r} would mean something else once printed and read again</source>
        <translation>“{text}”还原为文本后重新解读，含义会不同</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>A ruling</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>A step can&apos;t be checked: nothing is decided yet.</source>
        <translation>有一个步骤无法检查：尚未得出结论。</translation>
    </message>
    <message>
        <source>Both accounts are legal: what decides is which of them happened.</source>
        <translation>双方陈述均符合规则：关键在于实际发生的是哪一种。</translation>
    </message>
    <message>
        <source>Both accounts lead to the same result.</source>
        <translation>双方陈述的结果相同。</translation>
    </message>
    <message>
        <source>Both accounts say the same thing, but it isn&apos;t legal.</source>
        <translation>双方陈述一致，但不符合规则。</translation>
    </message>
    <message>
        <source>Both accounts say the same thing, but it isn&apos;t true.</source>
        <translation>双方陈述一致，但不属实。</translation>
    </message>
    <message>
        <source>By hand, taught, not understood</source>
        <translation>手动、登记、未理解</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡牌</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>条款</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Every clause applied</source>
        <translation>适用的全部条款</translation>
    </message>
    <message>
        <source>Every step</source>
        <translation>全部步骤</translation>
    </message>
    <message>
        <source>Here they differ</source>
        <translation>在此产生分歧</translation>
    </message>
    <message>
        <source>Inherited: {text}</source>
        <translation>进化源效果：{text}</translation>
    </message>
    <message>
        <source>It happened as {who} says: {step}.</source>
        <translation>实际如{who}所述：{step}。</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>裁判</translation>
    </message>
    <message>
        <source>Left out of the code for lack of space: {what}.</source>
        <translation>因容量不足，二维码未包含：{what}。</translation>
    </message>
    <message>
        <source>Legal instead: {options}</source>
        <translation>符合规则的选项：{options}</translation>
    </message>
    <message>
        <source>Less important lines, in the full record: {number}</source>
        <translation>完整记录中的次要事项：{number}</translation>
    </message>
    <message>
        <source>Link: {text}</source>
        <translation>链接效果：{text}</translation>
    </message>
    <message>
        <source>Neither account is legal.</source>
        <translation>双方陈述均不符合规则。</translation>
    </message>
    <message>
        <source>Neither account is true.</source>
        <translation>双方陈述均不属实。</translation>
    </message>
    <message>
        <source>No ruling yet.</source>
        <translation>尚未写裁定。</translation>
    </message>
    <message>
        <source>Player A</source>
        <translation>玩家A</translation>
    </message>
    <message>
        <source>Player B</source>
        <translation>玩家B</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Starting position</source>
        <translation>起始局面</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>桌号</translation>
    </message>
    <message>
        <source>The Comprehensive Rules of this program have no such clause.</source>
        <translation>本程序的综合规则中没有该条款。</translation>
    </message>
    <message>
        <source>The board after it</source>
        <translation>此后的盘面</translation>
    </message>
    <message>
        <source>The full record</source>
        <translation>完整记录</translation>
    </message>
    <message>
        <source>The judge&apos;s desk {version}</source>
        <translation>裁判台 {version}</translation>
    </message>
    <message>
        <source>The ruling for a phone</source>
        <translation>手机版裁定</translation>
    </message>
    <message>
        <source>The same so far; {who} says nothing further.</source>
        <translation>至此相同；{who}没有更多陈述。</translation>
    </message>
    <message>
        <source>They differ at: {one}; {other}.</source>
        <translation>分歧之处：{one}；{other}。</translation>
    </message>
    <message>
        <source>Too many to print: {number}</source>
        <translation>数量过多，未打印：{number}</translation>
    </message>
    <message>
        <source>Two accounts</source>
        <translation>双方陈述</translation>
    </message>
    <message>
        <source>What both accounts say is true.</source>
        <translation>双方陈述均属实。</translation>
    </message>
    <message>
        <source>What follows is checked as if this hadn&apos;t happened.</source>
        <translation>以下视为此事没有发生。</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>经过</translation>
    </message>
    <message>
        <source>What {other} says isn&apos;t legal.</source>
        <translation>{other}的陈述不符合规则。</translation>
    </message>
    <message>
        <source>What {other} says isn&apos;t true.</source>
        <translation>{other}的陈述不属实。</translation>
    </message>
    <message>
        <source>What {who} says is legal; what {other} says isn&apos;t.</source>
        <translation>{who}的陈述符合规则；{other}的陈述不符合规则。</translation>
    </message>
    <message>
        <source>What {who} says is true.</source>
        <translation>{who}的陈述属实。</translation>
    </message>
    <message>
        <source>What {who} says is true; what {other} says isn&apos;t.</source>
        <translation>{who}的陈述属实；{other}的陈述不属实。</translation>
    </message>
    <message>
        <source>according to {who}: {step}</source>
        <translation>{who}的陈述：{step}</translation>
    </message>
    <message>
        <source>by the judge</source>
        <translation>由裁判决定</translation>
    </message>
    <message>
        <source>can&apos;t be checked</source>
        <translation>无法检查</translation>
    </message>
    <message>
        <source>changed in a newer edition, check</source>
        <translation>较新的版本有变更，请确认</translation>
    </message>
    <message>
        <source>done by the judge</source>
        <translation>由裁判执行</translation>
    </message>
    <message>
        <source>not legal</source>
        <translation>不符合规则</translation>
    </message>
    <message>
        <source>not official</source>
        <translation>非官方</translation>
    </message>
    <message>
        <source>not true</source>
        <translation>不属实</translation>
    </message>
    <message>
        <source>not understood, ruled on by the judge</source>
        <translation>未理解，由裁判裁定</translation>
    </message>
    <message>
        <source>numbers of {edition}</source>
        <translation>编号按{edition}</translation>
    </message>
    <message>
        <source>read as a judge taught it</source>
        <translation>按裁判登记的解读</translation>
    </message>
    <message>
        <source>read differently from what is printed</source>
        <translation>解读与印刷文本不同</translation>
    </message>
    <message>
        <source>the end of the ruling</source>
        <translation>裁定的末尾部分</translation>
    </message>
    <message>
        <source>the text of {clauses}</source>
        <translation>{clauses}的原文</translation>
    </message>
    <message>
        <source>unofficial English rendering</source>
        <translation>非官方英文译文</translation>
    </message>
    <message>
        <source>{options} and {number} more</source>
        <translation>{options}及另外{number}项</translation>
    </message>
    <message>
        <source>{said}. Is that right?</source>
        <translation>{said}。这样对吗？</translation>
    </message>
    <message>
        <source>{said}. Which is right?</source>
        <translation>{said}。哪一种正确？</translation>
    </message>
    <message>
        <source>{sign}: no translation available</source>
        <translation>{sign}：没有译文</translation>
    </message>
    <message>
        <source>{who} hasn&apos;t said anything yet.</source>
        <translation>{who}尚无陈述。</translation>
    </message>
    <message>
        <source>{who} says nothing further</source>
        <translation>{who}没有更多陈述</translation>
    </message>
    <message>
        <source>{who}, step {number}: {step}</source>
        <translation>{who}，第{number}步：{step}</translation>
    </message>
</context>
<context>
    <name>rulings</name>
    <message>
        <source>A deleted ruling</source>
        <translation>已删除的裁定</translation>
    </message>
    <message>
        <source>A draft, not given yet.</source>
        <translation>草稿，尚未作出裁定。</translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>以及另外{count}项。</translation>
    </message>
    <message>
        <source>Another judge</source>
        <translation>其他裁判</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>Appeal</source>
        <translation>上诉</translation>
    </message>
    <message>
        <source>Appealed</source>
        <translation>已上诉</translation>
    </message>
    <message>
        <source>Authority</source>
        <translation>裁定级别</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡牌</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>修改</translation>
    </message>
    <message>
        <source>Changed in two ways</source>
        <translation>有两种不同的修改</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>条款</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Delete it for good …</source>
        <translation>彻底删除…</translation>
    </message>
    <message>
        <source>Delete it here too …</source>
        <translation>在此也删除…</translation>
    </message>
    <message>
        <source>Delete …</source>
        <translation>删除…</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>Deleted by {judge}: {title}</source>
        <translation>由{judge}删除：{title}</translation>
    </message>
    <message>
        <source>Deleted by {judge}?</source>
        <translation>被{judge}删除？</translation>
    </message>
    <message>
        <source>Deleted here for good</source>
        <translation>已在此处彻底删除</translation>
    </message>
    <message>
        <source>Different from yours</source>
        <translation>与我的不同</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Export for another judge …</source>
        <translation>导出给其他裁判…</translation>
    </message>
    <message>
        <source>Floor judge</source>
        <translation>巡场裁判</translation>
    </message>
    <message>
        <source>Give this ruling</source>
        <translation>作出此裁定</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>已作出</translation>
    </message>
    <message>
        <source>Grounds</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Has overturned</source>
        <translation>已推翻</translation>
    </message>
    <message>
        <source>Has superseded</source>
        <translation>已取代</translation>
    </message>
    <message>
        <source>Head judge</source>
        <translation>主裁判</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Import all that is new</source>
        <translation>导入所有新内容</translation>
    </message>
    <message>
        <source>Import it too: both are kept and shown</source>
        <translation>一并导入：两者都保留并显示</translation>
    </message>
    <message>
        <source>Import it under another name</source>
        <translation>以其他名称导入</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>已导入</translation>
    </message>
    <message>
        <source>In conflict</source>
        <translation>有冲突</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>其中没有内容。</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>裁判</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Keep one of them, or change the ruling, to settle it. All of them stay in the history.</source>
        <translation>保留其一或修改裁定即可解决。所有版本都会留在历史中。</translation>
    </message>
    <message>
        <source>Keep this</source>
        <translation>保留此项</translation>
    </message>
    <message>
        <source>Kept. If everyone who wrote in it deletes it, your changes to it stay on this computer.</source>
        <translation>已保留。所有作者都删除它之后，对它的更改只留在这台电脑上。</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新</translation>
    </message>
    <message>
        <source>Newer than yours</source>
        <translation>比我的新</translation>
    </message>
    <message>
        <source>No answer yet.</source>
        <translation>尚未填写解答。</translation>
    </message>
    <message>
        <source>No question yet</source>
        <translation>（未填写问题）</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>官方</translation>
    </message>
    <message>
        <source>Official answers</source>
        <translation>官方问答</translation>
    </message>
    <message>
        <source>One account</source>
        <translation>一方陈述</translation>
    </message>
    <message>
        <source>Overturn …</source>
        <translation>推翻…</translation>
    </message>
    <message>
        <source>Overturned</source>
        <translation>已被推翻</translation>
    </message>
    <message>
        <source>Own note</source>
        <translation>个人笔记</translation>
    </message>
    <message>
        <source>Phrase</source>
        <translation>措辞</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>在牌桌上重演</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>被拒绝</translation>
    </message>
    <message>
        <source>Replace yours with theirs</source>
        <translation>用对方的替换我的</translation>
    </message>
    <message>
        <source>Replaced by</source>
        <translation>取代它的裁定</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Shared by others: {file}</source>
        <translation>他人分享：{file}</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Supersede …</source>
        <translation>取代…</translation>
    </message>
    <message>
        <source>Superseded</source>
        <translation>已被取代</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>桌号</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>The other account</source>
        <translation>另一方陈述</translation>
    </message>
    <message>
        <source>The same as yours</source>
        <translation>与我的相同</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>对方的</translation>
    </message>
    <message>
        <source>This ruling was changed in two ways. Settle which one holds.</source>
        <translation>此裁定有两种不同的修改。请决定保留哪一种。</translation>
    </message>
    <message>
        <source>Upheld</source>
        <translation>已维持</translation>
    </message>
    <message>
        <source>Uphold</source>
        <translation>维持</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>对局过程</translation>
    </message>
    <message>
        <source>Will overturn</source>
        <translation>将推翻</translation>
    </message>
    <message>
        <source>Will supersede</source>
        <translation>将取代</translation>
    </message>
    <message>
        <source>You can restore it from its history.</source>
        <translation>可从其历史中恢复。</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>我的</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>logged in as {login}</source>
        <translation>以{login}登录</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>no name</source>
        <translation>无名称</translation>
    </message>
    <message>
        <source>not in your library</source>
        <translation>不在卡牌库中</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>these rules have no such clause</source>
        <translation>此规则中没有该条款</translation>
    </message>
    <message>
        <source>written</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>{id}, which isn&apos;t in this notebook</source>
        <translation>{id}，不在此裁定簿中</translation>
    </message>
    <message>
        <source>{judge} deleted it for good at {time}.</source>
        <translation>{judge}已于{time}将其彻底删除。</translation>
    </message>
    <message>
        <source>{status} by: {title}</source>
        <translation>{status}：{title}</translation>
    </message>
</context>
<context>
    <name>sayings</name>
    <message>
        <source>all that match: {gifts}</source>
        <translation>所有符合条件的卡牌：{gifts}</translation>
    </message>
    <message>
        <source>{card} is face up in {seat}&apos;s security stack</source>
        <translation>{card}在{seat}的安防中正面朝上</translation>
    </message>
    <message>
        <source>{card}: {effect} has been active since then</source>
        <translation>{card}：{effect}从那时起生效</translation>
    </message>
    <message>
        <source>{card}: {effect} used {times}× this turn</source>
        <translation>{card}：{effect}本回合已使用{times}次</translation>
    </message>
    <message>
        <source>{card}: {gifts}</source>
        <translation>{card}：{gifts}</translation>
    </message>
    <message>
        <source>{seat}: {gifts}</source>
        <translation>{seat}：{gifts}</translation>
    </message>
    <message>
        <source>{timing}: {actions}</source>
        <translation>{timing}：{actions}</translation>
    </message>
</context>
<context>
    <name>scene_page</name>
    <message>
        <source>Clauses shown</source>
        <translation>展示的条款</translation>
    </message>
    <message>
        <source>Play it at the table</source>
        <translation>在牌桌上演示</translation>
    </message>
    <message>
        <source>See it played ({count})</source>
        <translation>观看演示（{count}）</translation>
    </message>
</context>
<context>
    <name>setup_form</name>
    <message>
        <source>Battle</source>
        <translation>战斗区</translation>
    </message>
    <message>
        <source>Breeding</source>
        <translation>育成区</translation>
    </message>
</context>
<context>
    <name>shapes</name>
    <message>
        <source>Japanese card list</source>
        <translation>日语卡牌表</translation>
    </message>
    <message>
        <source>banned and restricted cards, by event</source>
        <translation>禁止、限制卡牌，按各次变更</translation>
    </message>
    <message>
        <source>card app</source>
        <translation>卡牌应用</translation>
    </message>
    <message>
        <source>card app, older</source>
        <translation>卡牌应用，旧版</translation>
    </message>
    <message>
        <source>colors of digivolution costs</source>
        <translation>进化费用的颜色</translation>
    </message>
    <message>
        <source>copy limits</source>
        <translation>张数限制</translation>
    </message>
    <message>
        <source>digivolution costs after the first, link effects</source>
        <translation>首个以外的进化费用、链接效果</translation>
    </message>
    <message>
        <source>errata</source>
        <translation>勘误</translation>
    </message>
    <message>
        <source>errata by card</source>
        <translation>勘误，按卡牌整理</translation>
    </message>
    <message>
        <source>official answers by card</source>
        <translation>官方问答，按卡牌整理</translation>
    </message>
    <message>
        <source>open simulator</source>
        <translation>开源模拟器</translation>
    </message>
    <message>
        <source>public card API</source>
        <translation>公开的卡牌API</translation>
    </message>
    <message>
        <source>rulings of the card app</source>
        <translation>卡牌应用的裁定</translation>
    </message>
    <message>
        <source>text lines other than effects</source>
        <translation>效果以外的行</translation>
    </message>
    <message>
        <source>the levels for digivolution costs, and text lines other than effects</source>
        <translation>进化费用的等级、效果以外的行</translation>
    </message>
</context>
<context>
    <name>sources</name>
    <message>
        <source>- Number 7-2-2-11 is printed twice; the second is 7-2-2-12 here.</source>
        <translation>- 编号7-2-2-11印了两次；此处第二个为7-2-2-12。</translation>
    </message>
    <message>
        <source>- One word stands for two terms in places: 区域 is both *area* and *field*, 判定安防 both the *security check* and the keyword *Security A.*</source>
        <translation>- 有些地方一个词代表两个术语：“区域”既是area（区域）又是field（场上），“判定安防”既是判定安防本身（security check）又是关键词Security A.。</translation>
    </message>
    <message>
        <source>- The update history names clauses by the numbers of its own edition. Where the history shows what they are called today, this program follows; where it does not, the old number is shown and nothing is claimed.</source>
        <translation>- 更新履历用当时版本的编号指称条款。能从履历看出现在编号的，本程序照此对应；看不出的，只显示旧编号，不作断言。</translation>
    </message>
    <message>
        <source>Comprehensive Rules</source>
        <translation>综合规则</translation>
    </message>
    <message>
        <source>Digimon TCG Rules</source>
        <translation>数码宝贝卡牌对战规则</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>术语表</translation>
    </message>
    <message>
        <source>It is older than the Comprehensive Rules 3.6 and not consistent: the box on Digimon without DP in the battle area still speaks of Digimon of Lv.2 and lower, while its own last chapter requires DP instead, as the Comprehensive Rules do (4-15-2). It also puts effects that react to an opponent&apos;s attack into the counter timing, which today is for 【反擊】 alone (11-3-1).</source>
        <translation>它比综合规则3.6旧，前后也不一致：关于战斗区中没有DP的数码宝贝，框内说明仍写作Lv.2以下的数码宝贝，而最后一章已与综合规则（4-15-2）一样以DP为准。它还把应对对手攻击的效果归入反击时机，而现在反击时机只用于【反击】效果（11-3-1）。</translation>
    </message>
    <message>
        <source>It is older than the Comprehensive Rules 3.6: it lets only Digimon of Lv.3 and higher leave the breeding area and stay in the battle area, where the Comprehensive Rules require DP (4-15-2), and it has none of the later keyword effects.</source>
        <translation>它比综合规则3.6旧：只允许Lv.3以上的数码宝贝离开育成区并留在战斗区，而综合规则以DP为准（4-15-2）；之后新增的关键词效果均未收录。</translation>
    </message>
    <message>
        <source>It is the oldest of the sources: it lets Digimon of Lv.3 and higher leave the breeding area, where the Comprehensive Rules 3.6 require DP (4-15-2), and it mentions the counter timing only in passing.</source>
        <translation>它是最旧的来源：数码宝贝从等级3起就能离开育成区，而综合规则3.6以DP为准（4-15-2）；反击时机仅在一处附带提及。</translation>
    </message>
    <message>
        <source>Known faults of this translation:</source>
        <translation>此译本的已知问题：</translation>
    </message>
    <message>
        <source>Official Rule Manual</source>
        <translation>官方规则手册</translation>
    </message>
    <message>
        <source>Our copy is the table of the web page. Line breaks inside a definition have become spaces or paragraph marks, and the brackets of 《復活+x《卡組》》 are not those of the other keywords.</source>
        <translation>我们的副本是网页上的表格。释义中的换行变成了空格或分段符号，《復活+x《卡組》》的括号与其他关键词的不同。</translation>
    </message>
    <message>
        <source>Our copy is the text of a web page without its pictures; their descriptions and doubled captions were left out of the passages. The text has typing errors of its own, which are left as they are (&quot;Beeding Area&quot;, &quot;höhrem&quot;).</source>
        <translation>我们的副本是去掉图片的网页文字；图片说明和重复的标题没有放进段落。文字本身的笔误（“Beeding Area”“höhrem”）保持原样。</translation>
    </message>
    <message>
        <source>Our copy was converted from the printed pages and has no pictures. It lacks the headings 關於場地 and 遊戲的流程; the first sentence is used as the heading there. Pieces of the Japanese card text in the pictures were left out of the passages.</source>
        <translation>我们的副本由印刷页面转换而来，没有图片。缺少标题“關於場地”和“遊戲的流程”，那里以第一句话作标题。图片中日语卡牌文字的残片没有放进段落。</translation>
    </message>
    <message>
        <source>Our copy was converted from the printed pages. It has no pictures, and so no attack flowchart; some furigana are beside the wrong word, and some letters were misread: above all テイマー, printed ティマー or タイマー nearly everywhere, and in the list of keywords entry 30, ブラスト進化, and entry 31, ブラストジョグレス, which the copy calls バースト進化 and バーストジョグレス. The misprints that are certain are noted at their passages; the text itself is left as it is in the copy.</source>
        <translation>我们的副本由印刷页面转换而来：没有图片（因此也没有攻击流程图），有些振假名标在别的词旁，有些字认错了：尤其是テイマー，几乎处处印成ティマー或タイマー；关键词列表第30条ブラスト進化和第31条ブラストジョグレス，副本中作バースト進化和バーストジョグレス。确定的误印在各段落处注明；文字本身保持副本原样。</translation>
    </message>
    <message>
        <source>Rule Manual</source>
        <translation>规则手册</translation>
    </message>
    <message>
        <source>The Japanese Official Rule Manual, which explains the game to players and ends with a list of 36 keyword effects and rules.</source>
        <translation>日语官方规则手册：向玩家说明游戏，末尾列出36个关键词效果和规则。</translation>
    </message>
    <message>
        <source>The edition after the one whose text this program has. What is new in it and is played here is cited by its number there; the words are ours, and the text itself is the publisher&apos;s.</source>
        <translation>本程序收录了条文的版本之后的下一版。其中新增、且本程序能处理的内容，按该版本的编号引用；措辞是我们的，条文本身属于发行商。</translation>
    </message>
    <message>
        <source>The glossary in Traditional Chinese that goes with the rule manual 3.0: 111 terms in 13 groups, the last of them 25 keyword effects. The copy prints neither a title nor a date; the title above is ours.</source>
        <translation>与规则手册3.0配套的繁体中文术语表：13组共111个术语，最后一组是25个关键词效果。副本上没有标题和日期；上面的标题是我们加的。</translation>
    </message>
    <message>
        <source>The manual prints no date. It lacks everything added later, such as Link, App Fusion and Assembly; where it differs from the Comprehensive Rules, the Comprehensive Rules apply.</source>
        <translation>手册上没有日期，也没有之后新增的内容，如链接、应用合体和组装；与综合规则不一致时，以综合规则为准。</translation>
    </message>
    <message>
        <source>The rule manual in Traditional Chinese. It says that the Japanese manual applies where the two differ.</source>
        <translation>繁体中文规则手册。其中写明：两者不一致时以日语手册为准。</translation>
    </message>
    <message>
        <source>The rules of the English manual 2.3, translated and paraphrased by German fans, with answers from FAQs and parts of version 3.0. There is no official German text.</source>
        <translation>德国爱好者翻译并改写的英语手册2.3的规则，含FAQ中的回答和3.0的部分内容。没有官方德语文本。</translation>
    </message>
    <message>
        <source>The rules of the game in numbered clauses, in the newest edition whose text comes with the program. This copy is a translation into Simplified Chinese that the publisher has not approved; where a wording decides a case, compare the Japanese manual.</source>
        <translation>由编号条款组成的游戏规则，是本程序附带条文的最新版本。此为未经发行商认可的简体中文译本；若结论取决于措辞，请对照日语手册。</translation>
    </message>
    <message>
        <source>fan translation</source>
        <translation>爱好者翻译</translation>
    </message>
    <message>
        <source>official rule manual</source>
        <translation>官方规则手册</translation>
    </message>
    <message>
        <source>official translation, as old as the manual 3.0</source>
        <translation>官方译本，对应手册3.0</translation>
    </message>
    <message>
        <source>official translation, one edition behind the Japanese manual</source>
        <translation>官方译本，落后日语手册一个版本</translation>
    </message>
    <message>
        <source>unofficial translation of the official rules</source>
        <translation>官方规则的非官方译本</translation>
    </message>
</context>
<context>
    <name>spelling</name>
    <message>
        <source>It doesn&apos;t have [{word}] in its name (2-3-1-3): only capital letters differ, but in Japanese it is {called}.</source>
        <translation>名称不包含“{word}”（2-3-1-3）：仅大小写不同；日文名称为{called}。</translation>
    </message>
    <message>
        <source>It has [{word}] in its name letter for letter (2-3-1-3), although in Japanese it is {called}.</source>
        <translation>名称逐字包含“{word}”（2-3-1-3），尽管日文名称为{called}。</translation>
    </message>
    <message>
        <source>It has [{word}] in its name, spelled differently: in Japanese it is {called} too (2-3-1-3).</source>
        <translation>名称包含“{word}”，但写法不同：日文同样是{called}（2-3-1-3）。</translation>
    </message>
    <message>
        <source>[{word}] in a name: also names with {ways}; in Japanese it is {japanese}.</source>
        <translation>名称中的“{word}”：包含{ways}的名称也算；日文为{japanese}。</translation>
    </message>
    <message>
        <source>[{word}] in a name: also {names}, although in Japanese it is another name.</source>
        <translation>名称中的“{word}”：也包括{names}，尽管日文是另一个名称。</translation>
    </message>
    <message>
        <source>[{word}] in a name: not {names}, where only capital letters differ.</source>
        <translation>名称中的“{word}”：不包括{names}，它们仅大小写不同。</translation>
    </message>
    <message>
        <source>[{word}] in a name: {names} would have it except for capital letters. Read as not having it; check the Japanese name.</source>
        <translation>名称中的“{word}”：{names}若不计大小写则包含它。现按不包含处理；请查看其日文名称。</translation>
    </message>
    <message>
        <source>[{word}] trait: read as the [{read}] trait.</source>
        <translation>特征“{word}”：读作特征“{read}”。</translation>
    </message>
</context>
<context>
    <name>stages of an attack</name>
    <message>
        <source>block</source>
        <translation>阻挡时机</translation>
    </message>
    <message>
        <source>confirm</source>
        <translation>成立确认</translation>
    </message>
    <message>
        <source>counter</source>
        <translation>反击时机</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>攻击宣言</translation>
    </message>
    <message>
        <source>end</source>
        <translation>攻击结束时</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Assembly: which card to place?</source>
        <translation>组装：放置哪张卡牌？</translation>
    </message>
    <message>
        <source>Block?</source>
        <translation>是否阻挡？</translation>
    </message>
    <message>
        <source>By which requirement?</source>
        <translation>按哪个条件？</translation>
    </message>
    <message>
        <source>Counter?</source>
        <translation>是否反击？</translation>
    </message>
    <message>
        <source>De-Digivolve</source>
        <translation>退化</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>消灭</translation>
    </message>
    <message>
        <source>Digi-Egg deck</source>
        <translation>数码蛋卡组</translation>
    </message>
    <message>
        <source>DigiXros: which card to place?</source>
        <translation>数码合体：放置哪张卡牌？</translation>
    </message>
    <message>
        <source>Digivolve without paying the cost, ignoring all requirements</source>
        <translation>不支付费用进化，无视进化条件</translation>
    </message>
    <message>
        <source>Do it?</source>
        <translation>是否执行？</translation>
    </message>
    <message>
        <source>Do this instead?</source>
        <translation>是否改为执行此处理？</translation>
    </message>
    <message>
        <source>Does it stop the effect?</source>
        <translation>它会阻止该效果吗？</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>抽卡</translation>
    </message>
    <message>
        <source>Gain memory</source>
        <translation>增加内存</translation>
    </message>
    <message>
        <source>Give DP</source>
        <translation>赋予DP</translation>
    </message>
    <message>
        <source>Give a keyword effect</source>
        <translation>赋予关键词效果</translation>
    </message>
    <message>
        <source>How many cards?</source>
        <translation>几张卡牌？</translation>
    </message>
    <message>
        <source>How many repetitions?</source>
        <translation>重复多少次？</translation>
    </message>
    <message>
        <source>In which order are the cards now?</source>
        <translation>卡牌现在按什么顺序排列？</translation>
    </message>
    <message>
        <source>It is activated</source>
        <translation>发动该效果</translation>
    </message>
    <message>
        <source>Link a card to another</source>
        <translation>将卡牌链接到另一张</translation>
    </message>
    <message>
        <source>Mark as suspended</source>
        <translation>转为休眠</translation>
    </message>
    <message>
        <source>Mark as unsuspended</source>
        <translation>转为活跃</translation>
    </message>
    <message>
        <source>Move a card to an area</source>
        <translation>将卡牌移至某个区域</translation>
    </message>
    <message>
        <source>Pay this for the effect?</source>
        <translation>要为此效果执行这项处理吗？</translation>
    </message>
    <message>
        <source>Place a card on another</source>
        <translation>将卡牌叠加在另一张上</translation>
    </message>
    <message>
        <source>Place a card under another</source>
        <translation>将卡牌置于另一张下方</translation>
    </message>
    <message>
        <source>Place on top of the security stack</source>
        <translation>置于安防最上方</translation>
    </message>
    <message>
        <source>Play without paying the cost</source>
        <translation>不支付费用登场</translation>
    </message>
    <message>
        <source>Redraw the hand?</source>
        <translation>是否重抽手牌？</translation>
    </message>
    <message>
        <source>Return to the bottom of the deck</source>
        <translation>返回卡组最下方</translation>
    </message>
    <message>
        <source>Return to the hand</source>
        <translation>返回手牌</translation>
    </message>
    <message>
        <source>Return to the top of the deck</source>
        <translation>返回卡组最上方</translation>
    </message>
    <message>
        <source>Set memory</source>
        <translation>设定内存</translation>
    </message>
    <message>
        <source>Suspend</source>
        <translation>休眠</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>开头</translation>
    </message>
    <message>
        <source>The judge</source>
        <translation>裁判</translation>
    </message>
    <message>
        <source>The judge corrects the board</source>
        <translation>裁判更正盘面</translation>
    </message>
    <message>
        <source>The judge resolves an effect by hand</source>
        <translation>裁判手动处理</translation>
    </message>
    <message>
        <source>The judge rules that it happens</source>
        <translation>按裁判的裁定执行</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>废弃</translation>
    </message>
    <message>
        <source>Unsuspend</source>
        <translation>变为活跃</translation>
    </message>
    <message>
        <source>What does the effect do?</source>
        <translation>该效果要执行什么？</translation>
    </message>
    <message>
        <source>What it says, in words</source>
        <translation>文本内容</translation>
    </message>
    <message>
        <source>What to attack?</source>
        <translation>攻击哪个目标？</translation>
    </message>
    <message>
        <source>What to choose?</source>
        <translation>选择什么？</translation>
    </message>
    <message>
        <source>What to do in the breeding phase?</source>
        <translation>育成阶段做什么？</translation>
    </message>
    <message>
        <source>What to do in the main phase?</source>
        <translation>主要阶段做什么？</translation>
    </message>
    <message>
        <source>Which Overflow comes first?</source>
        <translation>先处理哪一个超流？</translation>
    </message>
    <message>
        <source>Which effect?</source>
        <translation>哪个效果？</translation>
    </message>
    <message>
        <source>Which of these?</source>
        <translation>这些中的哪一个？</translation>
    </message>
    <message>
        <source>Which one goes first?</source>
        <translation>先处理哪一个？</translation>
    </message>
    <message>
        <source>Which one is put back next?</source>
        <translation>接下来放回哪一张？</translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>哪一个？</translation>
    </message>
    <message>
        <source>Who goes first?</source>
        <translation>谁先攻？</translation>
    </message>
    <message>
        <source>as long as it stays the same card</source>
        <translation>只要仍是同一张卡牌</translation>
    </message>
    <message>
        <source>battle area</source>
        <translation>战斗区</translation>
    </message>
    <message>
        <source>before the event they respond to</source>
        <translation>先于其所回应的事件</translation>
    </message>
    <message>
        <source>bottom of the deck</source>
        <translation>卡组最下方</translation>
    </message>
    <message>
        <source>bottom of the security stack</source>
        <translation>安防最下方</translation>
    </message>
    <message>
        <source>breeding area</source>
        <translation>育成区</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>in no area ({seat})</source>
        <translation>不属于任何区域（{seat}）</translation>
    </message>
    <message>
        <source>linked to one of {seat}&apos;s cards</source>
        <translation>链接在{seat}的卡牌上</translation>
    </message>
    <message>
        <source>the newest</source>
        <translation>最新触发</translation>
    </message>
    <message>
        <source>this order</source>
        <translation>此顺序</translation>
    </message>
    <message>
        <source>top of the deck</source>
        <translation>卡组最上方</translation>
    </message>
    <message>
        <source>top of the security stack</source>
        <translation>安防最上方</translation>
    </message>
    <message>
        <source>trash</source>
        <translation>废弃区</translation>
    </message>
    <message>
        <source>triggered earlier</source>
        <translation>先前触发</translation>
    </message>
    <message>
        <source>triggered just now</source>
        <translation>刚刚触发</translation>
    </message>
    <message>
        <source>under one of {seat}&apos;s cards</source>
        <translation>在{seat}的卡牌下方</translation>
    </message>
    <message>
        <source>until the end of the attack</source>
        <translation>直到攻击结束</translation>
    </message>
    <message>
        <source>until the end of the turn</source>
        <translation>直到回合结束</translation>
    </message>
    <message>
        <source>until the end of your opponent&apos;s turn</source>
        <translation>直到对手回合结束</translation>
    </message>
    <message>
        <source>until the end of your turn</source>
        <translation>直到自己回合结束</translation>
    </message>
    <message>
        <source>until your next unsuspend phase ends</source>
        <translation>直到自己的下一个活跃阶段结束</translation>
    </message>
    <message>
        <source>until your opponent&apos;s next unsuspend phase ends</source>
        <translation>直到对手的下一个活跃阶段结束</translation>
    </message>
    <message>
        <source>{card}: {effect}</source>
        <translation>{card}：{effect}</translation>
    </message>
    <message>
        <source>{event} (because&#xa0;of&#xa0;{cause})</source>
        <translation>{event}（起因：{cause}）</translation>
    </message>
    <message>
        <source>{option} ({number})</source>
        <translation>{option}（共{number}张）</translation>
    </message>
    <message>
        <source>{seat}&apos;s Digi-Egg deck</source>
        <translation>{seat}的数码蛋卡组</translation>
    </message>
    <message>
        <source>{seat}&apos;s battle area</source>
        <translation>{seat}的战斗区</translation>
    </message>
    <message>
        <source>{seat}&apos;s breeding area</source>
        <translation>{seat}的育成区</translation>
    </message>
    <message>
        <source>{seat}&apos;s deck</source>
        <translation>{seat}的卡组</translation>
    </message>
    <message>
        <source>{seat}&apos;s hand</source>
        <translation>{seat}的手牌</translation>
    </message>
    <message>
        <source>{seat}&apos;s security</source>
        <translation>{seat}的安防</translation>
    </message>
    <message>
        <source>{seat}&apos;s trash</source>
        <translation>{seat}的废弃区</translation>
    </message>
    <message>
        <source>{seat}: {choice}</source>
        <translation>{seat}：{choice}</translation>
    </message>
    <message>
        <source>{seat}: {question}</source>
        <translation>{seat}：{question}</translation>
    </message>
</context>
<context>
    <name>teaching</name>
    <message numerus="yes">
        <source>%n effect(s) are read with it.</source>
        <translation>
            <numerusform>有%n个效果按此解读。</numerusform>
        </translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>以及另外{count}项。</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>修改</translation>
    </message>
    <message>
        <source>Choose one to change it in the form.</source>
        <translation>选择一项，将其写入表单并在那里修改。</translation>
    </message>
    <message>
        <source>Compared with yours: {files}</source>
        <translation>与已登记的措辞比较：{files}</translation>
    </message>
    <message>
        <source>Enter what cards say, and the same in words that are understood. From then on it is read that way everywhere, and marked as taught.</source>
        <translation>写出卡牌上的措辞，以及含义相同且程序能理解的措辞。此后各处都按此解读，并标为登记内容。</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>取消登记</translation>
    </message>
    <message>
        <source>How its meaning was read</source>
        <translation>对其含义的解读</translation>
    </message>
    <message>
        <source>How the text around it was read</source>
        <translation>前后文的解读</translation>
    </message>
    <message>
        <source>Import what is new</source>
        <translation>导入新内容</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>其中没有内容。</translation>
    </message>
    <message>
        <source>Nearest in the phrase book</source>
        <translation>措辞库中最接近的</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新</translation>
    </message>
    <message>
        <source>No longer read: {why}</source>
        <translation>不再解读：{why}</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>暂无内容。</translation>
    </message>
    <message>
        <source>Printed in today’s words</source>
        <translation>现行措辞</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>被拒绝</translation>
    </message>
    <message>
        <source>Replace yours with theirs</source>
        <translation>用对方的替换我的</translation>
    </message>
    <message>
        <source>Taught differently</source>
        <translation>登记内容不同</translation>
    </message>
    <message>
        <source>Teach wordings</source>
        <translation>登记措辞</translation>
    </message>
    <message>
        <source>The same as yours</source>
        <translation>与我的相同</translation>
    </message>
    <message>
        <source>Understood in part</source>
        <translation>部分理解</translation>
    </message>
    <message>
        <source>What you have taught</source>
        <translation>已登记的内容</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>{what}. {mend}.</source>
        <translation>{what}。{mend}。</translation>
    </message>
</context>
<context>
    <name>team</name>
    <message numerus="yes">
        <source>%n change(s) of the server were refused.</source>
        <translation>
            <numerusform>服务器的%n项更改被拒绝。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) wait here.</source>
        <translation>
            <numerusform>有%n项更改待发送。</numerusform>
        </translation>
    </message>
    <message>
        <source>NOT PROTECTED: others can read and change what you send.</source>
        <translation>未受保护：他人可能读取并更改传输的内容。</translation>
    </message>
    <message>
        <source>Team: connecting …</source>
        <translation>团队：正在连接…</translation>
    </message>
    <message>
        <source>Team: in sync since {time}.</source>
        <translation>团队：自{time}起已同步。</translation>
    </message>
    <message>
        <source>Team: offline since {time}.</source>
        <translation>团队：自{time}起离线。</translation>
    </message>
    <message>
        <source>Team: refused: {why}.</source>
        <translation>团队：被拒绝：{why}。</translation>
    </message>
    <message>
        <source>Team: type the password (Ctrl+Alt+G).</source>
        <translation>团队：请输入密码（Ctrl+Alt+G）。</translation>
    </message>
</context>
<context>
    <name>views</name>
    <message>
        <source>Cards</source>
        <translation>卡牌</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>术语表</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
</context>
<context>
    <name>waiting</name>
    <message>
        <source>Later ({timing}): {effect}</source>
        <translation>之后（{timing}）：{effect}</translation>
    </message>
    <message>
        <source>{seat}&apos;s effects, {why}</source>
        <translation>{seat}的效果，{why}</translation>
    </message>
    <message>
        <source>{seat}&apos;s effects, {why}; {seat} chooses the next one</source>
        <translation>{seat}的效果，{why}；由{seat}选择下一个</translation>
    </message>
</context>
<context>
    <name>wording</name>
    <message>
        <source>Action</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>卡牌</translation>
    </message>
    <message>
        <source>Card information</source>
        <translation>卡牌信息</translation>
    </message>
    <message>
        <source>Digi-Egg</source>
        <translation>数码蛋</translation>
    </message>
    <message>
        <source>Digimon</source>
        <translation>数码宝贝</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>效果</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英语</translation>
    </message>
    <message>
        <source>German</source>
        <translation>德语</translation>
    </message>
    <message>
        <source>It refers to {printed}, and what is meant isn&apos;t available.</source>
        <translation>原文引用{printed}，但所指内容不在该处。</translation>
    </message>
    <message>
        <source>It refers to {printed}; {correct} is meant.</source>
        <translation>原文引用{printed}；实际所指为{correct}。</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日语</translation>
    </message>
    <message>
        <source>Keyword effect</source>
        <translation>关键词效果</translation>
    </message>
    <message>
        <source>Left out: {term}.</source>
        <translation>已略去：{term}。</translation>
    </message>
    <message>
        <source>Lv.{level}</source>
        <translation>Lv.{level}</translation>
    </message>
    <message>
        <source>No game rule covers “{term}”. The tournament rules do: import them to search them too.</source>
        <translation>游戏规则没有提到“{term}”。这属于赛事规则：导入赛事规则后，也会一并查找。</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Option effect {number}</source>
        <translation>选项效果{number}</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Printed as {printed}, which is the number of another clause.</source>
        <translation>印为{printed}，该编号属于另一条款。</translation>
    </message>
    <message>
        <source>Recognized as: {shape}.</source>
        <translation>识别为：{shape}。</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Simplified Chinese</source>
        <translation>简体中文</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Such files lack: {lacks}.</source>
        <translation>此类文件没有：{lacks}。</translation>
    </message>
    <message>
        <source>Tamer</source>
        <translation>驯兽师</translation>
    </message>
    <message>
        <source>The index was damaged and is being rebuilt.</source>
        <translation>索引已损坏，正在重建。</translation>
    </message>
    <message>
        <source>The index was damaged. It was rebuilt, and nothing is lost.</source>
        <translation>索引曾损坏；已经重建，没有丢失任何内容。</translation>
    </message>
    <message>
        <source>The question is too long; “{term}” was left out.</source>
        <translation>问题过长；已略去“{term}”。</translation>
    </message>
    <message>
        <source>The rules are being indexed for the first time.</source>
        <translation>正在首次为规则建立索引。</translation>
    </message>
    <message>
        <source>The rules have changed and are being indexed again.</source>
        <translation>规则有变更，正在重建索引。</translation>
    </message>
    <message>
        <source>There is no clause {term}.</source>
        <translation>没有条款{term}。</translation>
    </message>
    <message>
        <source>There is no clause {term}; the nearest above it is {instead}.</source>
        <translation>没有条款{term}；其上级最近的条款是{instead}。</translation>
    </message>
    <message>
        <source>This copy has {printed}; read {correct}.</source>
        <translation>此版文本印为{printed}，应读作{correct}。</translation>
    </message>
    <message>
        <source>This is the general answer; “{term}” wasn&apos;t read. A card&apos;s text overrides the rules (1-3-1).</source>
        <translation>这是一般性的解答；未解读“{term}”。卡牌文本优先于规则（1-3-1）。</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>时机</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>繁体中文</translation>
    </message>
    <message>
        <source>Ver. {edition}</source>
        <translation>Ver.{edition}</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>词语</translation>
    </message>
    <message>
        <source>added in {edition}</source>
        <translation>{edition}新增</translation>
    </message>
    <message>
        <source>among its facts</source>
        <translation>在其信息中</translation>
    </message>
    <message>
        <source>an older edition</source>
        <translation>旧版本</translation>
    </message>
    <message>
        <source>at the end of the attack</source>
        <translation>攻击结束时</translation>
    </message>
    <message>
        <source>at the end of the battle</source>
        <translation>对战结束时</translation>
    </message>
    <message>
        <source>at the end of the opponent&apos;s turn</source>
        <translation>对手的回合结束时</translation>
    </message>
    <message>
        <source>at the end of the turn</source>
        <translation>回合结束时</translation>
    </message>
    <message>
        <source>at the end of your turn</source>
        <translation>自己的回合结束时</translation>
    </message>
    <message>
        <source>at the start of the main phase</source>
        <translation>主要阶段开始时</translation>
    </message>
    <message>
        <source>at the start of the opponent&apos;s main phase</source>
        <translation>对手的主要阶段开始时</translation>
    </message>
    <message>
        <source>at the start of the opponent&apos;s turn</source>
        <translation>对手的回合开始时</translation>
    </message>
    <message>
        <source>at the start of the turn</source>
        <translation>回合开始时</translation>
    </message>
    <message>
        <source>at the start of your main phase</source>
        <translation>自己的主要阶段开始时</translation>
    </message>
    <message>
        <source>at the start of your turn</source>
        <translation>自己的回合开始时</translation>
    </message>
    <message>
        <source>bad entries: {count}</source>
        <translation>{count}条有误</translation>
    </message>
    <message>
        <source>below {term}</source>
        <translation>在{term}之下</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>蓝</translation>
    </message>
    <message>
        <source>changed in {edition}</source>
        <translation>{edition}变更</translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <translation>费用{cost}</translation>
    </message>
    <message>
        <source>decides: {term}</source>
        <translation>据此解答：{term}</translation>
    </message>
    <message>
        <source>defines {name}</source>
        <translation>定义“{name}”</translation>
    </message>
    <message>
        <source>deleted in {edition}</source>
        <translation>{edition}删除</translation>
    </message>
    <message>
        <source>effect {number}</source>
        <translation>效果{number}</translation>
    </message>
    <message>
        <source>gained effect</source>
        <translation>获得的效果</translation>
    </message>
    <message>
        <source>green</source>
        <translation>绿</translation>
    </message>
    <message>
        <source>has the keyword</source>
        <translation>持有该关键词</translation>
    </message>
    <message>
        <source>has the word {name}</source>
        <translation>含有词语“{name}”</translation>
    </message>
    <message>
        <source>imported from {file}; it can&apos;t be read ({why})</source>
        <translation>从{file}导入；无法读取（{why}）</translation>
    </message>
    <message>
        <source>imported from {file}; not checked to be the official text</source>
        <translation>从{file}导入；未核对是否为官方文本</translation>
    </message>
    <message>
        <source>in its name</source>
        <translation>在名称中</translation>
    </message>
    <message>
        <source>in its text</source>
        <translation>文本中有</translation>
    </message>
    <message>
        <source>in the section on {name}</source>
        <translation>在“{name}”一节中</translation>
    </message>
    <message>
        <source>inherited effect {number}</source>
        <translation>进化源效果{number}</translation>
    </message>
    <message>
        <source>its facts</source>
        <translation>其信息</translation>
    </message>
    <message>
        <source>its heading names {name}</source>
        <translation>标题含有“{name}”</translation>
    </message>
    <message>
        <source>its name</source>
        <translation>其名称</translation>
    </message>
    <message>
        <source>its name begins with this</source>
        <translation>名称以此开头</translation>
    </message>
    <message>
        <source>its number begins with this</source>
        <translation>编号以此开头</translation>
    </message>
    <message>
        <source>its reading: {name}</source>
        <translation>按读音：{name}</translation>
    </message>
    <message>
        <source>link effect {number}</source>
        <translation>链接效果{number}</translation>
    </message>
    <message>
        <source>merged with another clause in {edition}</source>
        <translation>在{edition}中与另一条款合并</translation>
    </message>
    <message>
        <source>moved here in {edition}</source>
        <translation>{edition}移至此处</translation>
    </message>
    <message>
        <source>names {name}</source>
        <translation>提到“{name}”</translation>
    </message>
    <message>
        <source>nearest to {term}, which doesn&apos;t exist</source>
        <translation>最接近{term}（该条款不存在）</translation>
    </message>
    <message>
        <source>new: {count}</source>
        <translation>新增{count}</translation>
    </message>
    <message>
        <source>not official</source>
        <translation>非官方</translation>
    </message>
    <message>
        <source>official</source>
        <translation>官方</translation>
    </message>
    <message>
        <source>our reading of it has {name}</source>
        <translation>我们的解读中含有“{name}”</translation>
    </message>
    <message>
        <source>part of the definition of {name}</source>
        <translation>“{name}”定义的一部分</translation>
    </message>
    <message>
        <source>pending processing</source>
        <translation>保留处理</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>red</source>
        <translation>红</translation>
    </message>
    <message>
        <source>revised as a whole in {edition}</source>
        <translation>{edition}全面修订</translation>
    </message>
    <message>
        <source>security effect {number}</source>
        <translation>安防效果{number}</translation>
    </message>
    <message>
        <source>the number you typed</source>
        <translation>输入的编号</translation>
    </message>
    <message>
        <source>the update history names {term}</source>
        <translation>更新履历提到{term}</translation>
    </message>
    <message>
        <source>unchanged: {count}</source>
        <translation>未变{count}</translation>
    </message>
    <message>
        <source>updated: {count}</source>
        <translation>更新{count}</translation>
    </message>
    <message>
        <source>was {term} in {editions}</source>
        <translation>在{editions}中为{term}</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>{dp} DP</source>
        <translation>DP{dp}</translation>
    </message>
    <message>
        <source>{fact}, {other}</source>
        <translation>{fact}，{other}</translation>
    </message>
    <message numerus="yes">
        <source>{file}: imported %n answer(s)</source>
        <translation>
            <numerusform>{file}：已导入%n条问答</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: imported %n card(s)</source>
        <translation>
            <numerusform>{file}：已导入%n张卡牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: imported %n line(s)</source>
        <translation>
            <numerusform>{file}：已导入%n条</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} (as {number})</source>
        <translation>{name}（当时编号{number}）</translation>
    </message>
    <message>
        <source>{name} ({term})</source>
        <translation>{name}（{term}）</translation>
    </message>
    <message>
        <source>{official}: {status}</source>
        <translation>{official}：{status}</translation>
    </message>
    <message>
        <source>{one} {other}</source>
        <translation>{one}{other}</translation>
    </message>
    <message>
        <source>{one}, {other}</source>
        <translation>{one}、{other}</translation>
    </message>
    <message>
        <source>{one}; {other}</source>
        <translation>{one}；{other}</translation>
    </message>
    <message>
        <source>{term} is a number from {editions}; today it is {instead}.</source>
        <translation>{term}是{editions}的编号；现为{instead}。</translation>
    </message>
    <message>
        <source>{term} is a number from {editions}; what became of it is unknown. The update history may say.</source>
        <translation>{term}是{editions}的编号；其去向不明。可查阅更新履历。</translation>
    </message>
    <message>
        <source>{term} no longer has this clause</source>
        <translation>{term}已没有此条款</translation>
    </message>
    <message>
        <source>{term} of {editions} is no longer a rule.</source>
        <translation>{editions}的{term}已不再是规则。</translation>
    </message>
    <message>
        <source>{term} was {was} in {editions}.</source>
        <translation>{term}在{editions}中为{was}。</translation>
    </message>
    <message>
        <source>{term} was {was} in {editions}; what was {term} there is {instead} today.</source>
        <translation>{term}在{editions}中为{was}；{editions}的{term}现为{instead}。</translation>
    </message>
    <message>
        <source>{term}, our wording</source>
        <translation>{term}，我们的表述</translation>
    </message>
    <message>
        <source>{what} – {why}</source>
        <translation>{what}（{why}）</translation>
    </message>
    <message>
        <source>{what}: {detail}</source>
        <translation>{what}：{detail}</translation>
    </message>
    <message>
        <source>{what}: {number}</source>
        <translation>{what}：{number}</translation>
    </message>
    <message>
        <source>“{printed}” is read as “{read}” (apostrophe).</source>
        <translation>“{printed}”读作“{read}”（撇号）。</translation>
    </message>
    <message>
        <source>“{printed}” is read as “{read}” (missing icon).</source>
        <translation>“{printed}”读作“{read}”（图标缺失）。</translation>
    </message>
    <message>
        <source>“{printed}” is read as “{read}” (missing space).</source>
        <translation>“{printed}”读作“{read}”（缺少空格）。</translation>
    </message>
    <message>
        <source>“{printed}” is read as “{read}” (missing word).</source>
        <translation>“{printed}”读作“{read}”（缺少词语）。</translation>
    </message>
    <message>
        <source>“{printed}” is read as “{read}” (misspelled).</source>
        <translation>“{printed}”读作“{read}”（拼写有误）。</translation>
    </message>
    <message>
        <source>“{printed}” is read as “{read}” (printed twice).</source>
        <translation>“{printed}”读作“{read}”（重复）。</translation>
    </message>
    <message>
        <source>“{printed}” is read as “{read}” (wrong character).</source>
        <translation>“{printed}”读作“{read}”（符号有误）。</translation>
    </message>
    <message>
        <source>“{term}” is unknown; these are the results for “{instead}”.</source>
        <translation>“{term}”未知；以下为“{instead}”的结果。</translation>
    </message>
</context>
</TS>
