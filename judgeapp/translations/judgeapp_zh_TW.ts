<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>AccountSide</name>
    <message>
        <source>Player of account {number}</source>
        <translation>第{number}份陳述的玩家</translation>
    </message>
    <message>
        <source>Undo the last step (Backspace)</source>
        <translation>復原最後一步（Backspace）</translation>
    </message>
    <message>
        <source>{who}&apos;s board</source>
        <translation>{who}的盤面</translation>
    </message>
    <message>
        <source>{who}&apos;s steps</source>
        <translation>{who}的步驟</translation>
    </message>
</context>
<context>
    <name>AddressDialog</name>
    <message>
        <source>&amp;Add</source>
        <translation>新增(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名稱(&amp;N)</translation>
    </message>
    <message>
        <source>A&amp;ddress</source>
        <translation>網址(&amp;D)</translation>
    </message>
    <message>
        <source>Add an address</source>
        <translation>新增網址</translation>
    </message>
    <message>
        <source>English cards</source>
        <translation>英文卡片</translation>
    </message>
    <message>
        <source>The address of a file: cards, official answers, errata or lists. Nothing is downloaded yet.</source>
        <translation>檔案的網址：卡片、官方問答、勘誤或禁限卡表。此時還不會下載。</translation>
    </message>
</context>
<context>
    <name>AnswerCollection</name>
    <message>
        <source>importing official answers</source>
        <translation>匯入官方問答</translation>
    </message>
    <message>
        <source>opening the official answers</source>
        <translation>開啟官方問答</translation>
    </message>
    <message>
        <source>saving which clauses decide an answer</source>
        <translation>儲存決定問答的條款</translation>
    </message>
</context>
<context>
    <name>AnswerController</name>
    <message>
        <source>Files of answers (*.json *.jsonl *.ndjson);;All files (*)</source>
        <translation>問答檔案 (*.json *.jsonl *.ndjson);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>Import official answers</source>
        <translation>匯入官方問答</translation>
    </message>
    <message>
        <source>Indexing the answers</source>
        <translation>正在為問答建立索引</translation>
    </message>
    <message>
        <source>{number} is decided by {clauses}.</source>
        <translation>{number}由{clauses}決定。</translation>
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
        <translation>A的選擇（B沿用已做的選擇）</translation>
    </message>
    <message>
        <source>Add the result to the ruling in the report</source>
        <translation>把結果寫入報告的裁定</translation>
    </message>
    <message>
        <source>Add to report</source>
        <translation>寫入報告</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>提問</translation>
    </message>
    <message>
        <source>At least or at most</source>
        <translation>至少或至多</translation>
    </message>
    <message>
        <source>B&apos;s choices; A&apos;s as played</source>
        <translation>B的選擇（A沿用已做的選擇）</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>Clear the combined question</source>
        <translation>清除組合的問題</translation>
    </message>
    <message>
        <source>Explore every line</source>
        <translation>推演所有打法</translation>
    </message>
    <message>
        <source>How far</source>
        <translation>推演到哪裡</translation>
    </message>
    <message>
        <source>Is this always true?</source>
        <translation>總是如此嗎？</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>數值</translation>
    </message>
    <message>
        <source>Number of decisions</source>
        <translation>決定的次數</translation>
    </message>
    <message>
        <source>Player {seat}</source>
        <translation>玩家{seat}</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>重新開始</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Which card or player</source>
        <translation>哪張卡片或哪位玩家</translation>
    </message>
    <message>
        <source>Whose choices</source>
        <translation>誰的選擇</translation>
    </message>
    <message>
        <source>a card is deleted</source>
        <translation>某張卡片被消滅</translation>
    </message>
    <message>
        <source>a card stays on the field</source>
        <translation>某張卡片留在場上</translation>
    </message>
    <message>
        <source>a player loses</source>
        <translation>某位玩家敗北</translation>
    </message>
    <message>
        <source>a player wins</source>
        <translation>某位玩家獲勝</translation>
    </message>
    <message>
        <source>a player&apos;s memory is</source>
        <translation>某位玩家的記憶體：</translation>
    </message>
    <message>
        <source>a player&apos;s security cards:</source>
        <translation>某位玩家的安全區張數：</translation>
    </message>
    <message>
        <source>an effect of a card is activated</source>
        <translation>某張卡片的效果發揮</translation>
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
        <translation>雙方玩家的選擇</translation>
    </message>
    <message>
        <source>cards in a player&apos;s hand:</source>
        <translation>某位玩家的手牌張數：</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>恰好</translation>
    </message>
    <message>
        <source>only the order of pending effects</source>
        <translation>僅等待發揮的效果的順序</translation>
    </message>
    <message>
        <source>this many decisions:</source>
        <translation>決定的次數：</translation>
    </message>
    <message>
        <source>{begun} and …</source>
        <translation>{begun}，並且…</translation>
    </message>
    <message>
        <source>{begun} or …</source>
        <translation>{begun}，或者…</translation>
    </message>
    <message>
        <source>… and …</source>
        <translation>…並且…</translation>
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
        <translation>開啟牌桌</translation>
    </message>
    <message>
        <source>reading the phrase book</source>
        <translation>讀取措辭庫</translation>
    </message>
    <message>
        <source>saving the position</source>
        <translation>儲存局面</translation>
    </message>
    <message>
        <source>saving the table</source>
        <translation>儲存牌桌</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>Current game</source>
        <translation>目前的對局</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Replay under {edition}</source>
        <translation>依{edition}重演</translation>
    </message>
</context>
<context>
    <name>BoardPane</name>
    <message>
        <source>The board as text</source>
        <translation>文字形式的盤面</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>全部資訊</translation>
    </message>
</context>
<context>
    <name>BookmarkList</name>
    <message>
        <source>&amp;Note</source>
        <translation>筆記(&amp;N)</translation>
    </message>
    <message>
        <source>A note on this bookmark</source>
        <translation>此書籤的筆記</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>書籤</translation>
    </message>
    <message>
        <source>No bookmarks yet. Open a clause and press Ctrl+D to add one, with a note if you like; press Ctrl+D again, or Delete here, to remove it.</source>
        <translation>還沒有書籤。開啟條款後按Ctrl+D即可新增，也可附上筆記；再按一次Ctrl+D，或在此按Delete，即可移除。</translation>
    </message>
    <message>
        <source>Note on the bookmark</source>
        <translation>書籤的筆記</translation>
    </message>
</context>
<context>
    <name>BoundedField</name>
    <message>
        <source>At most {most} characters fit here; the rest was cut.</source>
        <translation>此欄最多可輸入{most}個字元，超出部分已截去。</translation>
    </message>
</context>
<context>
    <name>Branches</name>
    <message>
        <source>A comment</source>
        <translation>備註</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>備註</translation>
    </message>
    <message>
        <source>Name of the branch</source>
        <translation>分支名稱</translation>
    </message>
    <message>
        <source>Name of this branch (F2)</source>
        <translation>此分支的名稱（F2）</translation>
    </message>
    <message>
        <source>Tree of branches</source>
        <translation>分支樹</translation>
    </message>
</context>
<context>
    <name>ByHandPanel</name>
    <message>
        <source>An effect of</source>
        <translation>哪張卡片的效果</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>執行</translation>
    </message>
    <message>
        <source>Back to the decision</source>
        <translation>回到待決定事項</translation>
    </message>
    <message>
        <source>Blocker, or Security A. +1</source>
        <translation>Blocker、Security A. +1 等</translation>
    </message>
    <message>
        <source>By an effect, as you rule</source>
        <translation>依裁定，由效果處理</translation>
    </message>
    <message>
        <source>By the effect</source>
        <translation>由效果處理</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>卡片</translation>
    </message>
    <message>
        <source>Delete 1 of your opponent&apos;s Digimon.</source>
        <translation>例：Delete 1 of your opponent&apos;s Digimon.（將對方1隻數碼寶貝消滅。）</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>持續多久</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>數量</translation>
    </message>
    <message>
        <source>In card wording</source>
        <translation>依卡片文字的寫法</translation>
    </message>
    <message>
        <source>Into which card</source>
        <translation>進化為哪張卡片</translation>
    </message>
    <message>
        <source>Keyword effect</source>
        <translation>關鍵字效果</translation>
    </message>
    <message>
        <source>The judge corrects the board</source>
        <translation>裁判更正盤面</translation>
    </message>
    <message>
        <source>Under, on or linked to</source>
        <translation>放置在下面、疊放或連結的對象</translation>
    </message>
    <message>
        <source>What</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>放到哪裡</translation>
    </message>
    <message>
        <source>Which effect</source>
        <translation>哪個效果</translation>
    </message>
    <message>
        <source>Who does it</source>
        <translation>執行者</translation>
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
        <translation>匯入禁止、限制卡片</translation>
    </message>
    <message>
        <source>importing cards</source>
        <translation>匯入卡片</translation>
    </message>
    <message>
        <source>importing errata</source>
        <translation>匯入勘誤</translation>
    </message>
    <message>
        <source>opening the cards</source>
        <translation>開啟卡片</translation>
    </message>
    <message>
        <source>reading the cards again</source>
        <translation>重新讀取卡片</translation>
    </message>
    <message>
        <source>saving a card</source>
        <translation>儲存卡片</translation>
    </message>
</context>
<context>
    <name>CardController</name>
    <message>
        <source>Cards, official answers, lists (*.json *.jsonl *.ndjson);;All files (*)</source>
        <translation>卡片、官方問答、禁限卡表 (*.json *.jsonl *.ndjson);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>匯入</translation>
    </message>
    <message>
        <source>Reading the cards</source>
        <translation>正在讀取卡片</translation>
    </message>
    <message>
        <source>Reading the cards: {done} of {total}</source>
        <translation>正在讀取卡片：{done} / {total}</translation>
    </message>
    <message>
        <source>reading all cards</source>
        <translation>讀取所有卡片</translation>
    </message>
</context>
<context>
    <name>CardEditor</name>
    <message>
        <source>A new card</source>
        <translation>新卡片</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續輸入</translation>
    </message>
    <message>
        <source>Correcting {number} ({language})</source>
        <translation>更正{number}（{language}）</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>還原</translation>
    </message>
    <message>
        <source>Restored the card you were writing when the window closed.</source>
        <translation>已還原關閉視窗時正在輸入的卡片。</translation>
    </message>
    <message>
        <source>Your unsaved card was set aside.</source>
        <translation>未儲存的卡片已另行存放。</translation>
    </message>
    <message>
        <source>{number} is already {name}. Open it to correct it (Ctrl+E).</source>
        <translation>{number}已經是{name}。請開啟該卡片更正（Ctrl+E）。</translation>
    </message>
</context>
<context>
    <name>CardField</name>
    <message>
        <source>Card, or &quot;hand 5&quot;</source>
        <translation>卡片，或「手牌 5」</translation>
    </message>
</context>
<context>
    <name>CardForm</name>
    <message>
        <source>(Rule) texts, one per line</source>
        <translation>〈規則〉文字，每行一條</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>類別</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Clear the form for another text (Ctrl+T)</source>
        <translation>清空表單以輸入其他文字（Ctrl+T）</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>顏色</translation>
    </message>
    <message>
        <source>DNA digivolution, DigiXros and other special lines, one per line</source>
        <translation>合體進化、數碼合體等特殊條件，每行一條</translation>
    </message>
    <message>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <source>Digivolution costs, one per line</source>
        <translation>進化消耗值，每行一條</translation>
    </message>
    <message>
        <source>Digivolution requirements in words, one per line</source>
        <translation>以文字表示的進化條件，每行一條</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>效果</translation>
    </message>
    <message>
        <source>Inherited effect</source>
        <translation>進化元效果</translation>
    </message>
    <message>
        <source>Language of the texts</source>
        <translation>文字的語言</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>等級</translation>
    </message>
    <message>
        <source>Link DP</source>
        <translation>連結DP</translation>
    </message>
    <message>
        <source>Link effect</source>
        <translation>連結效果</translation>
    </message>
    <message>
        <source>Link requirements, one per line</source>
        <translation>連結條件，每行一條</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Name of the Option part of a DUAL card</source>
        <translation>雙重卡中行動卡部分的名稱</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>編號</translation>
    </message>
    <message>
        <source>Option part of a DUAL card</source>
        <translation>雙重卡的行動卡部分</translation>
    </message>
    <message>
        <source>Play cost or use cost</source>
        <translation>登場消耗值或使用消耗值</translation>
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
        <translation>成長期 | 疫苗種 | 鬼火型</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Save it to your library (Ctrl+S)</source>
        <translation>儲存到卡片庫（Ctrl+S）</translation>
    </message>
    <message>
        <source>Security effect</source>
        <translation>安全區效果</translation>
    </message>
    <message>
        <source>TS1-010; leave empty to get one</source>
        <translation>TS1-010；沒有編號時自動分配</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>特徵</translation>
    </message>
    <message>
        <source>[DNA Digivolve] Red Lv.4 + Blue Lv.4: Cost 0</source>
        <translation>[DNA Digivolve] Red Lv.4 + Blue Lv.4: Cost 0（合體進化）</translation>
    </message>
    <message>
        <source>[Link] [Wisp] trait: Cost 1</source>
        <translation>[Link] [Wisp] trait: Cost 1（連結）</translation>
    </message>
    <message>
        <source>[Main] &lt;Draw 1&gt; …</source>
        <translation>[Main] &lt;Draw 1&gt; …（即【主要】《1抽》）</translation>
    </message>
    <message>
        <source>[On Play] &lt;Draw 1&gt; …</source>
        <translation>[On Play] &lt;Draw 1&gt; …（即【登場時】《1抽》）</translation>
    </message>
    <message>
        <source>[When Linking] …</source>
        <translation>[When Linking] …（即【連結時】）</translation>
    </message>
    <message>
        <source>detected from the text</source>
        <translation>由文字判斷</translation>
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
        <translation>新增</translation>
    </message>
    <message>
        <source>Add a card</source>
        <translation>新增卡片</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡片</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>登記</translation>
    </message>
</context>
<context>
    <name>CardLanguages</name>
    <message>
        <source>Cards are shown in {language}.</source>
        <translation>卡片以{language}顯示。</translation>
    </message>
    <message>
        <source>Each card is shown in the language in which it was placed.</source>
        <translation>卡片依放置時的語言顯示。</translation>
    </message>
    <message>
        <source>Unchanged, because your library lacks them in this language: {cards}</source>
        <translation>卡片庫中沒有該語言版本，保持原樣：{cards}</translation>
    </message>
    <message>
        <source>Your library has these cards in no other language.</source>
        <translation>卡片庫中沒有這些卡片的其他語言版本。</translation>
    </message>
    <message>
        <source>reading cards in another language</source>
        <translation>讀取卡片的其他語言版本</translation>
    </message>
    <message numerus="yes">
        <source>{cards} and %n more</source>
        <translation>
            <numerusform>{cards}及另外%n張</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardList</name>
    <message>
        <source>Cards</source>
        <translation>卡片</translation>
    </message>
    <message>
        <source>Filter by name or number</source>
        <translation>依名稱或編號篩選</translation>
    </message>
    <message>
        <source>Filter the cards</source>
        <translation>篩選卡片</translation>
    </message>
    <message>
        <source>Import cards …</source>
        <translation>匯入卡片…</translation>
    </message>
    <message>
        <source>No cards yet.</source>
        <translation>還沒有卡片。</translation>
    </message>
    <message>
        <source>No matching cards.</source>
        <translation>沒有相符的卡片。</translation>
    </message>
</context>
<context>
    <name>CardLooks</name>
    <message>
        <source>Card moves are animated.</source>
        <translation>顯示卡片移動動畫。</translation>
    </message>
    <message>
        <source>Card moves are not animated.</source>
        <translation>不顯示卡片移動動畫。</translation>
    </message>
    <message>
        <source>Cards are shown without pictures.</source>
        <translation>卡片不顯示卡圖。</translation>
    </message>
    <message>
        <source>Pictures of cards, named by card number</source>
        <translation>卡圖，以卡片編號命名</translation>
    </message>
    <message>
        <source>Pictures of cards: {folder}</source>
        <translation>卡圖：{folder}</translation>
    </message>
    <message>
        <source>Your system asks for reduced motion, so cards don&apos;t move.</source>
        <translation>系統已設定為減少動態效果，因此卡片移動時不顯示動畫。</translation>
    </message>
</context>
<context>
    <name>CardPictures</name>
    <message>
        <source>looking for pictures of cards</source>
        <translation>尋找卡圖</translation>
    </message>
</context>
<context>
    <name>CardTexts</name>
    <message>
        <source>reading a card</source>
        <translation>讀取卡片</translation>
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
        <translation>等待發揮：{effect}</translation>
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
        <translation>選單（F10）</translation>
    </message>
</context>
<context>
    <name>CitationCopy</name>
    <message>
        <source>Copied with its citation.</source>
        <translation>已連同出處複製。</translation>
    </message>
    <message>
        <source>Copied {number}.</source>
        <translation>已複製{number}。</translation>
    </message>
</context>
<context>
    <name>CitedCard</name>
    <message>
        <source>Back to the previous clause (Backspace)</source>
        <translation>回到上一條款（Backspace）</translation>
    </message>
    <message>
        <source>Cited clause</source>
        <translation>引用的條款</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>收起（Esc）</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>說明</translation>
    </message>
    <message>
        <source>Open in the reader (Enter)</source>
        <translation>在閱讀器中開啟（Enter）</translation>
    </message>
    <message>
        <source>Read more</source>
        <translation>繼續閱讀</translation>
    </message>
    <message>
        <source>finding the other languages</source>
        <translation>尋找其他語言版本</translation>
    </message>
</context>
<context>
    <name>ClauseChoice</name>
    <message>
        <source>Other clauses …</source>
        <translation>其他條款…</translation>
    </message>
</context>
<context>
    <name>CodeDialog</name>
    <message>
        <source>Contains the question, the ruling and its clauses.</source>
        <translation>包含問題、裁定及其條款。</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>QR Code</translation>
    </message>
    <message>
        <source>Ruling for a phone</source>
        <translation>手機版裁定</translation>
    </message>
</context>
<context>
    <name>Columns</name>
    <message>
        <source>Bookmarks</source>
        <translation>書籤</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目錄</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>尋找指令</translation>
    </message>
    <message>
        <source>No matching command. Try fewer letters.</source>
        <translation>沒有相符的指令。請少輸入幾個字。</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>要做什麼？</translation>
    </message>
</context>
<context>
    <name>ComparisonPage</name>
    <message>
        <source>Board</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>不同之處</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>不相同</translation>
    </message>
    <message>
        <source>First board</source>
        <translation>盤面1</translation>
    </message>
    <message>
        <source>First board: {choice}</source>
        <translation>盤面1：{choice}</translation>
    </message>
    <message>
        <source>Nothing is pending</source>
        <translation>沒有等待發揮的效果</translation>
    </message>
    <message>
        <source>Pending on the first board</source>
        <translation>盤面1上等待發揮的效果</translation>
    </message>
    <message>
        <source>Pending on the second board</source>
        <translation>盤面2上等待發揮的效果</translation>
    </message>
    <message>
        <source>Second board</source>
        <translation>盤面2</translation>
    </message>
    <message>
        <source>Second board: {choice}</source>
        <translation>盤面2：{choice}</translation>
    </message>
    <message>
        <source>The branches split after: {choice}</source>
        <translation>兩個分支在這一步之後分開：{choice}</translation>
    </message>
    <message>
        <source>The two boards are identical.</source>
        <translation>兩個盤面相同。</translation>
    </message>
    <message>
        <source>Under rules {edition}</source>
        <translation>依規則{edition}</translation>
    </message>
    <message>
        <source>ends here</source>
        <translation>到此為止</translation>
    </message>
</context>
<context>
    <name>ConceptList</name>
    <message>
        <source>Filter the glossary</source>
        <translation>篩選術語表</translation>
    </message>
    <message>
        <source>Find a term</source>
        <translation>尋找術語</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>術語表</translation>
    </message>
    <message>
        <source>No matching term. Try fewer letters.</source>
        <translation>沒有相符的術語。請少輸入幾個字。</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Sources</source>
        <translation>來源</translation>
    </message>
</context>
<context>
    <name>ContextMenus</name>
    <message>
        <source>Answers about {number}</source>
        <translation>{number}的相關問答</translation>
    </message>
    <message>
        <source>Change it by hand</source>
        <translation>手動更改</translation>
    </message>
    <message>
        <source>Choose it</source>
        <translation>選擇</translation>
    </message>
    <message>
        <source>Compare with the current board</source>
        <translation>與目前盤面比較</translation>
    </message>
    <message>
        <source>Go back to before this choice</source>
        <translation>回到此選擇之前</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>前往</translation>
    </message>
    <message>
        <source>Name this branch</source>
        <translation>為此分支命名</translation>
    </message>
    <message>
        <source>Show the board right after it</source>
        <translation>檢視緊接其後的盤面</translation>
    </message>
    <message>
        <source>What led to this</source>
        <translation>起因</translation>
    </message>
    <message>
        <source>Why was nothing else possible then?</source>
        <translation>當時其他選項為什麼不可選？</translation>
    </message>
</context>
<context>
    <name>DatedCopies</name>
    <message>
        <source>Restored: {what} of {made}</source>
        <translation>已還原：{made}的{what}</translation>
    </message>
    <message>
        <source>The previous data is saved as {file}.</source>
        <translation>之前的內容已儲存為{file}。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>backing up your data</source>
        <translation>備份資料</translation>
    </message>
    <message>
        <source>checking the backups</source>
        <translation>檢查備份</translation>
    </message>
</context>
<context>
    <name>DecisionPanel</name>
    <message numerus="yes">
        <source>%n text(s) here are not understood: rule on them yourself</source>
        <translation>
            <numerusform>程式無法理解此處的%n段文字：請自行裁定</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>平手。</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手動</translation>
    </message>
    <message>
        <source>Correct the board or resolve an effect by hand (Ctrl+H)</source>
        <translation>手動更正盤面或處理效果（Ctrl+H）</translation>
    </message>
    <message>
        <source>Did not trigger</source>
        <translation>未觸發</translation>
    </message>
    <message>
        <source>Digivolve into an unknown card in the hand</source>
        <translation>進化為手牌中的未知卡片</translation>
    </message>
    <message>
        <source>Go to the decision</source>
        <translation>回到待決定事項</translation>
    </message>
    <message>
        <source>Legal, but it isn&apos;t an option now.</source>
        <translation>規則允許，但不在目前選項中。</translation>
    </message>
    <message>
        <source>Legal, but it wasn&apos;t an option then.</source>
        <translation>規則允許，但不在當時的選項中。</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>不可選</translation>
    </message>
    <message>
        <source>Not possible then</source>
        <translation>當時不可選</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>數值</translation>
    </message>
    <message>
        <source>Order of the cards, the top one first</source>
        <translation>卡片的順序，最上面的在前</translation>
    </message>
    <message>
        <source>Resolve the effect by hand</source>
        <translation>手動處理該效果</translation>
    </message>
    <message>
        <source>Show what isn&apos;t possible, and why (F5)</source>
        <translation>顯示不可選的選項及其原因（F5）</translation>
    </message>
    <message>
        <source>The board shows an earlier moment</source>
        <translation>目前顯示的是之前的盤面</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>對局已結束</translation>
    </message>
    <message>
        <source>There was no decision then</source>
        <translation>當時沒有需要決定的事項</translation>
    </message>
    <message>
        <source>Use this number</source>
        <translation>採用此數值</translation>
    </message>
    <message>
        <source>Use this order</source>
        <translation>採用此順序</translation>
    </message>
    <message>
        <source>What can be chosen</source>
        <translation>可選項</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>為什麼不行？</translation>
    </message>
    <message>
        <source>You&apos;ll be asked when it may trigger.</source>
        <translation>可能觸發時會詢問。</translation>
    </message>
    <message>
        <source>because of {card}</source>
        <translation>原因：{card}</translation>
    </message>
    <message>
        <source>first rule on {texts}</source>
        <translation>裁判須先裁定：{texts}</translation>
    </message>
    <message>
        <source>its digivolution requirements aren&apos;t known</source>
        <translation>進化條件未知</translation>
    </message>
    <message>
        <source>{seat} has won.</source>
        <translation>{seat}獲勝。</translation>
    </message>
</context>
<context>
    <name>DisputePage</name>
    <message>
        <source>Add both accounts to the table, each as a branch</source>
        <translation>將雙方陳述加入牌桌，各成一個分支</translation>
    </message>
    <message>
        <source>Add the verdict, or the answer to “Could this happen?”, to the ruling in the report</source>
        <translation>將判定或「可能發生嗎？」的答案寫入報告的裁定</translation>
    </message>
    <message>
        <source>Add to report</source>
        <translation>寫入報告</translation>
    </message>
    <message>
        <source>Available once a step isn&apos;t legal or a number isn&apos;t true; other claims are checked right away</source>
        <translation>有不符合規則的步驟或不屬實的數值時可用；其他主張會立即核對</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>Could this happen?</source>
        <translation>可能發生嗎？</translation>
    </message>
    <message>
        <source>Differences ({number})</source>
        <translation>不同之處（{number}）</translation>
    </message>
    <message>
        <source>Different on the two boards</source>
        <translation>兩個盤面的差異</translation>
    </message>
    <message>
        <source>It happened as {who} says</source>
        <translation>實際如{who}所述</translation>
    </message>
    <message>
        <source>Keep both as branches</source>
        <translation>將雙方陳述保留為分支</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>尚未判定</translation>
    </message>
    <message>
        <source>Not legal: {step}</source>
        <translation>不符合規則：{step}</translation>
    </message>
    <message>
        <source>Search every legal line from the point up to which both accounts agree: could either be true?</source>
        <translation>從雙方陳述尚且一致之處起，搜尋所有符合規則的打法：任一方的陳述可能屬實嗎？</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop the search</source>
        <translation>停止搜尋</translation>
    </message>
    <message>
        <source>Switch to the other account (Ctrl+Tab)</source>
        <translation>切換到另一方的陳述（Ctrl+Tab）</translation>
    </message>
    <message>
        <source>Switch to {who}</source>
        <translation>切換到{who}</translation>
    </message>
    <message>
        <source>Write the ruling</source>
        <translation>寫裁定</translation>
    </message>
    <message>
        <source>Write the ruling of these accounts into the notebook (Ctrl+Shift+R)</source>
        <translation>將對雙方陳述的裁定寫入裁定簿（Ctrl+Shift+R）</translation>
    </message>
    <message>
        <source>checking a step of an account</source>
        <translation>檢查陳述的步驟</translation>
    </message>
    <message>
        <source>comparing two accounts</source>
        <translation>比較雙方陳述</translation>
    </message>
    <message>
        <source>searching for a legal line</source>
        <translation>搜尋符合規則的打法</translation>
    </message>
</context>
<context>
    <name>DroppedFiles</name>
    <message>
        <source>opening the dropped file</source>
        <translation>開啟拖入的檔案</translation>
    </message>
</context>
<context>
    <name>EditionAligner</name>
    <message>
        <source>Edition {edition} will be used for reading and playing once you reopen the window.</source>
        <translation>重新開啟視窗後，閱讀和對局將以版本{edition}為準。</translation>
    </message>
    <message>
        <source>No doubtful match is shown. See the editions of the rules (Ctrl+Shift+J).</source>
        <translation>目前未顯示存疑的對應。請看規則版本（Ctrl+Shift+J）。</translation>
    </message>
    <message>
        <source>Removed {edition} from the editions in force.</source>
        <translation>已將{edition}從生效日期表中移除。</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>重新開啟</translation>
    </message>
    <message>
        <source>Restored the editions&apos; own dates.</source>
        <translation>日期已還原為各版本所印的日期。</translation>
    </message>
    <message>
        <source>Saved your answer on {edition}.</source>
        <translation>已儲存關於{edition}的判斷。</translation>
    </message>
    <message>
        <source>Settled: {clauses}.</source>
        <translation>已確定：{clauses}。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>matching the editions of the rules</source>
        <translation>對照規則版本</translation>
    </message>
    <message>
        <source>saving your answers on editions</source>
        <translation>儲存關於版本的判斷</translation>
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
        <translation>比較規則版本</translation>
    </message>
</context>
<context>
    <name>EditionController</name>
    <message>
        <source>Import a rulebook</source>
        <translation>匯入規則書</translation>
    </message>
    <message>
        <source>Imported {title} {edition}.</source>
        <translation>已匯入{title} {edition}。</translation>
    </message>
    <message>
        <source>Only one rulebook can be imported at a time: reading {file}.</source>
        <translation>每次只能匯入一本規則書，因此只讀取{file}。</translation>
    </message>
    <message>
        <source>Reading {file}</source>
        <translation>正在讀取{file}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove a rulebook</source>
        <translation>移除規則書</translation>
    </message>
    <message>
        <source>Remove {name} and its backups? The file it came from stays.</source>
        <translation>移除{name}及其備份？原檔案保留。</translation>
    </message>
    <message>
        <source>Removed {title} {edition}.</source>
        <translation>已移除{title} {edition}。</translation>
    </message>
    <message>
        <source>Rulebooks (*.pdf *.txt *.md *.markdown);;All files (*)</source>
        <translation>規則書 (*.pdf *.txt *.md *.markdown);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>reading a rulebook</source>
        <translation>讀取規則書</translation>
    </message>
    <message>
        <source>saving a rulebook</source>
        <translation>儲存規則書</translation>
    </message>
    <message>
        <source>splitting a rulebook into clauses</source>
        <translation>將規則書拆分為條款</translation>
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
        <translation>種類(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>語言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>標題(&amp;T)</translation>
    </message>
    <message>
        <source>Another rulebook: headings</source>
        <translation>其他規則書：標題</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>繼續(&amp;O)</translation>
    </message>
    <message>
        <source>Import a rulebook</source>
        <translation>匯入規則書</translation>
    </message>
    <message>
        <source>In force &amp;since</source>
        <translation>生效日期(&amp;S)</translation>
    </message>
    <message>
        <source>The Comprehensive Rules: numbered clauses</source>
        <translation>綜合規則：編號條款</translation>
    </message>
    <message>
        <source>What is {file}? The fields are filled in from its cover.</source>
        <translation>{file}是哪種規則書？各欄已依封面填寫。</translation>
    </message>
</context>
<context>
    <name>ExplorePage</name>
    <message>
        <source>Every line after “{choice}”, {until}: {answer}</source>
        <translation>「{choice}」之後的所有打法，{until}：{answer}</translation>
    </message>
    <message>
        <source>Explores every choice from here, as far as set above. It shows whether the order matters, which boards can result, and the shortest line to each.</source>
        <translation>依上面指定的範圍，推演從這裡起的所有選擇，並顯示順序是否有影響、可能出現哪些盤面，以及到達每種盤面的最短打法。</translation>
    </message>
    <message>
        <source>Exploring every line …</source>
        <translation>正在推演所有打法……</translation>
    </message>
    <message>
        <source>From here, after: {choice}</source>
        <translation>從此處起，上一步：{choice}</translation>
    </message>
    <message>
        <source>Remove this question</source>
        <translation>移除此問題</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>The game is over: nothing can follow.</source>
        <translation>對局已結束：沒有後續。</translation>
    </message>
    <message>
        <source>These results start after: {choice}. The table is now at another step.</source>
        <translation>以下結果從這一步之後開始：{choice}。牌桌現在位於另一步。</translation>
    </message>
    <message>
        <source>Where it is false</source>
        <translation>不成立的情況</translation>
    </message>
    <message>
        <source>Where it is true</source>
        <translation>成立的情況</translation>
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
        <translation>無法寫入記錄檔（{reason}）。</translation>
    </message>
    <message>
        <source>Logged in {file}.</source>
        <translation>已記錄在{file}。</translation>
    </message>
    <message>
        <source>Save a file to send</source>
        <translation>儲存檔案以便傳送</translation>
    </message>
    <message>
        <source>Save a file to send …</source>
        <translation>儲存檔案以便傳送…</translation>
    </message>
    <message>
        <source>Saved as {file}: versions of program and rules, the saved table, and the log.</source>
        <translation>已儲存為{file}：內含程式和規則的版本、已儲存的牌桌和記錄檔。</translation>
    </message>
    <message>
        <source>The program made an error.</source>
        <translation>程式出錯。</translation>
    </message>
    <message>
        <source>The program made an error: {doing}.</source>
        <translation>程式出錯：{doing}。</translation>
    </message>
    <message>
        <source>The table is unchanged.</source>
        <translation>牌桌保持原樣。</translation>
    </message>
    <message>
        <source>What survives</source>
        <translation>哪些內容會保留</translation>
    </message>
    <message>
        <source>ZIP files (*.zip)</source>
        <translation>ZIP檔案 (*.zip)</translation>
    </message>
</context>
<context>
    <name>FileReader</name>
    <message>
        <source>opening a file</source>
        <translation>開啟檔案</translation>
    </message>
    <message>
        <source>reading your scenes</source>
        <translation>讀取我的場景</translation>
    </message>
</context>
<context>
    <name>FilterButton</name>
    <message>
        <source>Only {name}</source>
        <translation>只顯示{name}</translation>
    </message>
    <message>
        <source>Only {name}: {count}</source>
        <translation>只顯示{name}：{count}</translation>
    </message>
    <message>
        <source>Only {name}: {count} and more</source>
        <translation>只顯示{name}：{count}以上</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find on this page</source>
        <translation>在此頁尋找</translation>
    </message>
</context>
<context>
    <name>FormDrafts</name>
    <message>
        <source>restoring what you typed</source>
        <translation>還原輸入的內容</translation>
    </message>
    <message>
        <source>saving what you type</source>
        <translation>儲存輸入的內容</translation>
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
        <translation>賽事</translation>
    </message>
    <message>
        <source>Event and players …</source>
        <translation>賽事和玩家…</translation>
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
        <translation>輪次</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>桌號</translation>
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
        <translation>取消正在進行的操作</translation>
    </message>
    <message>
        <source>Importing {file}</source>
        <translation>正在匯入{file}</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進度</translation>
    </message>
</context>
<context>
    <name>ImportController</name>
    <message>
        <source>Show what is wrong</source>
        <translation>顯示錯誤</translation>
    </message>
    <message>
        <source>the format of a file</source>
        <translation>檔案格式</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>&amp;Import</source>
        <translation>匯入(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Save format as …</source>
        <translation>將格式另存為(&amp;S)…</translation>
    </message>
    <message>
        <source>Bad entries, left out: {bad}.</source>
        <translation>有誤而略去的項目：{bad}筆。</translation>
    </message>
    <message>
        <source>Corrected: {slips}.</source>
        <translation>已修正：{slips}。</translation>
    </message>
    <message>
        <source>Doubtful facts: {doubtful}.</source>
        <translation>存疑的資訊：{doubtful}項。</translation>
    </message>
    <message>
        <source>Fields left out: {fields}.</source>
        <translation>略去的欄位：{fields}。</translation>
    </message>
    <message>
        <source>File formats (*.yaml)</source>
        <translation>檔案格式 (*.yaml)</translation>
    </message>
    <message>
        <source>First entries</source>
        <translation>前幾筆</translation>
    </message>
    <message>
        <source>Import {file}</source>
        <translation>匯入{file}</translation>
    </message>
    <message>
        <source>Name of this format</source>
        <translation>此格式的名稱</translation>
    </message>
    <message>
        <source>New: {new}. Changed: {updated}. Unchanged: {unchanged}.</source>
        <translation>新增：{new}。變更：{updated}。未變：{unchanged}。</translation>
    </message>
    <message>
        <source>Preview of the first entries:</source>
        <translation>前幾筆的預覽：</translation>
    </message>
    <message>
        <source>Save format</source>
        <translation>儲存格式</translation>
    </message>
    <message>
        <source>Unknown format. Enter which fields of this file hold which facts; separate several with commas.</source>
        <translation>沒有適合此檔案的已知格式。請選擇各欄在檔案中對應的欄位。一欄由多個欄位組成時，用半形逗號分隔。</translation>
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
        <translation>現行版本</translation>
    </message>
    <message>
        <source>In force &amp;since</source>
        <translation>生效日期(&amp;S)</translation>
    </message>
    <message>
        <source>Sa&amp;ve</source>
        <translation>儲存(&amp;V)</translation>
    </message>
    <message>
        <source>When did this edition of the rules come into force?</source>
        <translation>此規則版本自何時起生效？</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>Clauses in our unofficial English</source>
        <translation>條款顯示我們的英文譯文（非官方）</translation>
    </message>
    <message>
        <source>Clauses in the Chinese source text</source>
        <translation>條款顯示中文原文</translation>
    </message>
</context>
<context>
    <name>Lens</name>
    <message>
        <source>Details</source>
        <translation>詳情</translation>
    </message>
</context>
<context>
    <name>LineList</name>
    <message>
        <source>Copy the line</source>
        <translation>複製此行</translation>
    </message>
    <message>
        <source>Read {clause}</source>
        <translation>閱讀{clause}</translation>
    </message>
</context>
<context>
    <name>Listing</name>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
</context>
<context>
    <name>LiveSearch</name>
    <message>
        <source>No matches for “{question}”.</source>
        <translation>沒有找到「{question}」的結果。</translation>
    </message>
    <message>
        <source>Try fewer letters, another language, or a clause number such as 16-5. Or browse Sources (Ctrl+2) and Glossary (Ctrl+3).</source>
        <translation>請少輸入幾個字、換一種語言，或輸入條款編號（如16-5）。也可瀏覽來源（Ctrl+2）和術語表（Ctrl+3）。</translation>
    </message>
    <message>
        <source>searching</source>
        <translation>搜尋</translation>
    </message>
</context>
<context>
    <name>Navigator</name>
    <message>
        <source>Only one table can be open: opened {file}.</source>
        <translation>一次只能開啟一張牌桌：已開啟{file}。</translation>
    </message>
</context>
<context>
    <name>NextPanel</name>
    <message>
        <source>Add</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Add this claim to the account</source>
        <translation>將此主張加入陳述</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>主張</translation>
    </message>
    <message>
        <source>DP of {card}</source>
        <translation>{card}的DP</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>數值</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>對局已結束</translation>
    </message>
    <message>
        <source>The player also claims …</source>
        <translation>該玩家還主張…</translation>
    </message>
    <message>
        <source>This account can&apos;t be read. Undo its last step to restart it.</source>
        <translation>此陳述無法解讀。請復原最後一步以重新開始。</translation>
    </message>
    <message>
        <source>What happened next in this account</source>
        <translation>此陳述中接下來發生的事</translation>
    </message>
    <message>
        <source>is</source>
        <translation>是</translation>
    </message>
    <message>
        <source>{seat}&apos;s memory</source>
        <translation>{seat}的記憶體</translation>
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
        <translation>比較他人的檔案</translation>
    </message>
    <message>
        <source>exporting rulings</source>
        <translation>匯出裁定</translation>
    </message>
    <message>
        <source>reading the history of a ruling</source>
        <translation>讀取裁定的歷史</translation>
    </message>
    <message>
        <source>reloading the rulings</source>
        <translation>重新讀取裁定</translation>
    </message>
    <message>
        <source>saving a ruling</source>
        <translation>儲存裁定</translation>
    </message>
    <message>
        <source>saving what you write</source>
        <translation>儲存正在寫的內容</translation>
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
        <translation>顯示上一則通知</translation>
    </message>
</context>
<context>
    <name>Omnibox</name>
    <message>
        <source>Ask in any language</source>
        <translation>任何語言均可查詢</translation>
    </message>
    <message>
        <source>At most {most} characters fit here; the rest was cut.</source>
        <translation>此欄最多可輸入{most}個字元，超出部分已截去。</translation>
    </message>
    <message>
        <source>Rule, term, card or clause number</source>
        <translation>規則、術語、卡片或條款編號</translation>
    </message>
</context>
<context>
    <name>OutcomeBoards</name>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Backups</source>
        <translation>備份</translation>
    </message>
    <message>
        <source>Card text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡片</translation>
    </message>
    <message>
        <source>Citations of changed clauses</source>
        <translation>引用了變更條款的內容</translation>
    </message>
    <message>
        <source>Editions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>術語表</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>匯入</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未儲存</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>尚未儲存</translation>
    </message>
    <message>
        <source>Official answer {number} no longer exists.</source>
        <translation>官方問答{number}已不存在。</translation>
    </message>
    <message>
        <source>Official answers</source>
        <translation>官方問答</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>場景</translation>
    </message>
    <message>
        <source>Taught</source>
        <translation>已登記</translation>
    </message>
</context>
<context>
    <name>PaperPreview</name>
    <message>
        <source>Pages: {number}</source>
        <translation>頁數：{number}</translation>
    </message>
</context>
<context>
    <name>PendingList</name>
    <message>
        <source>Pending effects, in order</source>
        <translation>等待發揮的效果，依處理順序</translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>Ctrl+Enter: under {card}</source>
        <translation>Ctrl+Enter：放置在{card}下面</translation>
    </message>
    <message>
        <source>Edit …</source>
        <translation>編輯…</translation>
    </message>
    <message>
        <source>Enter: change all copies of {card}</source>
        <translation>Enter：變更所有{card}</translation>
    </message>
    <message>
        <source>Enter: change {card}</source>
        <translation>Enter：變更{card}</translation>
    </message>
    <message>
        <source>Enter: {card} to {place}</source>
        <translation>Enter：將{card}放到{place}</translation>
    </message>
    <message>
        <source>Enter: {deed}</source>
        <translation>Enter：{deed}</translation>
    </message>
    <message>
        <source>Give it “{typed}”</source>
        <translation>賦予「{typed}」</translation>
    </message>
    <message>
        <source>Import cards …</source>
        <translation>匯入卡片…</translation>
    </message>
    <message>
        <source>Import files of cards (Ctrl+I)</source>
        <translation>匯入卡片檔案（Ctrl+I）</translation>
    </message>
    <message>
        <source>Link {card} to it</source>
        <translation>將{card}連結到其上</translation>
    </message>
    <message>
        <source>Move it to</source>
        <translation>移到</translation>
    </message>
    <message>
        <source>Name it “{typed}”</source>
        <translation>命名為「{typed}」</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>未檢查</translation>
    </message>
    <message>
        <source>Not possible under the rules</source>
        <translation>規則上不可能</translation>
    </message>
    <message>
        <source>Other details</source>
        <translation>其他狀況</translation>
    </message>
    <message>
        <source>Place {card} on top</source>
        <translation>將{card}疊放其上</translation>
    </message>
    <message>
        <source>Place {card} under it</source>
        <translation>將{card}放置在其下面</translation>
    </message>
    <message>
        <source>Place {card} under it, face down</source>
        <translation>將{card}背面朝上放置在其下面</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Set how many …</source>
        <translation>設定數值…</translation>
    </message>
    <message>
        <source>Set the title …</source>
        <translation>設定標題…</translation>
    </message>
    <message>
        <source>Set the turn …</source>
        <translation>設定回合…</translation>
    </message>
    <message>
        <source>Set turn, phase, title and rules (Alt+M)</source>
        <translation>設定回合、階段、標題和規則（Alt+M）</translation>
    </message>
    <message>
        <source>Type what to give it …</source>
        <translation>輸入要賦予它的內容…</translation>
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
        <translation>顯示局面</translation>
    </message>
    <message numerus="yes">
        <source>{effect} used %n time(s) this turn</source>
        <translation>
            <numerusform>{effect}本回合已使用%n次</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: type a card, or choose one with ↓</source>
        <translation>{place}：請輸入卡片，或按 ↓ 選擇</translation>
    </message>
    <message>
        <source>{text}, in place of an unknown card</source>
        <translation>{text}，取代一張未知的卡片</translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>Bookmarked</source>
        <translation>已加書籤</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Edition and status</source>
        <translation>版本與狀態</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路徑</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>閱讀器</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>Add the full record after the page</source>
        <translation>在正文後附上完整紀錄</translation>
    </message>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>回到盤面（Esc）</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>條款</translation>
    </message>
    <message>
        <source>Clauses that decided</source>
        <translation>作為依據的條款</translation>
    </message>
    <message>
        <source>HTML …</source>
        <translation>HTML…</translation>
    </message>
    <message>
        <source>Include a picture of the position</source>
        <translation>附上局面圖</translation>
    </message>
    <message>
        <source>Include the ruling as a QR code</source>
        <translation>附上裁定的QR Code</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Languages and pictures …</source>
        <translation>語言和圖片…</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown檔案 (*.md)</translation>
    </message>
    <message>
        <source>Markdown …</source>
        <translation>Markdown…</translation>
    </message>
    <message>
        <source>None</source>
        <translation>無其他語言</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF檔案 (*.pdf)</translation>
    </message>
    <message>
        <source>PDF …</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Page (*.html)</source>
        <translation>網頁 (*.html)</translation>
    </message>
    <message>
        <source>Player&apos;s language, alongside</source>
        <translation>附上玩家的語言</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>預覽</translation>
    </message>
    <message>
        <source>Print (Ctrl+P)</source>
        <translation>列印（Ctrl+P）</translation>
    </message>
    <message>
        <source>Print the report</source>
        <translation>列印報告</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>列印…</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Save as Markdown, with its pictures in a folder</source>
        <translation>儲存為Markdown，圖片存入旁邊的資料夾</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>儲存為PDF</translation>
    </message>
    <message>
        <source>Save as one HTML file, pictures included</source>
        <translation>儲存為單一HTML檔案，圖片包含在內</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>儲存報告</translation>
    </message>
    <message>
        <source>Send to phone …</source>
        <translation>傳送到手機…</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>已傳送到印表機。</translation>
    </message>
    <message>
        <source>Show the ruling as a large QR code</source>
        <translation>放大顯示裁定的QR Code</translation>
    </message>
    <message>
        <source>The report as it will be printed</source>
        <translation>報告的列印效果</translation>
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
        <translation>…以及每次選擇後的圖</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>&amp;Read all of them</source>
        <translation>全部讀取(&amp;R)</translation>
    </message>
    <message>
        <source>How your question was read</source>
        <translation>問題的解讀方式</translation>
    </message>
    <message>
        <source>Indexing progress</source>
        <translation>索引進度</translation>
    </message>
    <message>
        <source>Read all cards in the background; thousands take minutes</source>
        <translation>在背景讀取所有卡片：數千張需要幾分鐘</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
</context>
<context>
    <name>Room</name>
    <message>
        <source>Opening the table …</source>
        <translation>正在開啟牌桌…</translation>
    </message>
</context>
<context>
    <name>RulesOpening</name>
    <message>
        <source>Indexing the questions with proven answers (only once).</source>
        <translation>正在為有已驗證解答的問題建立索引，只需這一次。</translation>
    </message>
    <message>
        <source>Opening the rules …</source>
        <translation>正在開啟規則…</translation>
    </message>
    <message>
        <source>The rules couldn&apos;t be opened.</source>
        <translation>無法開啟規則。</translation>
    </message>
    <message>
        <source>finding the built-in scenes</source>
        <translation>尋找現成場景</translation>
    </message>
    <message>
        <source>opening the other views</source>
        <translation>開啟其他頁面</translation>
    </message>
    <message>
        <source>opening the rules</source>
        <translation>開啟規則</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n passage(s)</source>
        <translation>
            <numerusform>{done} / %n個段落</numerusform>
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
        <translation>「{status}」的裁定不能變為「{other}」。</translation>
    </message>
    <message>
        <source>By which ruling?</source>
        <translation>由哪條裁定取代或推翻？</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>永久刪除</translation>
    </message>
    <message>
        <source>Delete this ruling and all of its history for good?</source>
        <translation>要永久刪除此裁定及其全部歷史嗎？</translation>
    </message>
    <message>
        <source>Delete this ruling? You can restore it from its history.

{title}</source>
        <translation>要刪除此裁定嗎？之後可從其歷史還原。

{title}</translation>
    </message>
    <message>
        <source>It can become: {become}.</source>
        <translation>可變為：{become}。</translation>
    </message>
    <message>
        <source>Only a backup can restore it. Delete it?</source>
        <translation>刪除後只能從備份還原。要刪除嗎？</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>To undo a mistake, restore an earlier entry from the history.</source>
        <translation>若要更正錯誤，請從歷史還原先前的項目。</translation>
    </message>
</context>
<context>
    <name>RulingEditor</name>
    <message>
        <source>Discard</source>
        <translation>捨棄</translation>
    </message>
    <message>
        <source>Keep writing</source>
        <translation>繼續寫</translation>
    </message>
    <message>
        <source>Not saved yet: {question}</source>
        <translation>尚未儲存：{question}</translation>
    </message>
    <message>
        <source>Restored the ruling you were writing when the window closed.</source>
        <translation>已還原關閉視窗時正在寫的裁定。</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>This ruling has been deleted in the meantime. Saving creates a new one.</source>
        <translation>此裁定在編輯期間已被刪除。儲存後成為新裁定。</translation>
    </message>
    <message>
        <source>This ruling has changed in the meantime. If you save yours, both stay until you choose one.</source>
        <translation>此裁定在此期間已有改動。儲存後兩者並存，直到選定其一。</translation>
    </message>
    <message>
        <source>Your draft can&apos;t be saved as it is. Correct or discard it.</source>
        <translation>草稿目前無法儲存。請更正或捨棄。</translation>
    </message>
    <message>
        <source>Your text isn&apos;t saved.</source>
        <translation>所寫內容尚未儲存。</translation>
    </message>
</context>
<context>
    <name>RulingFiles</name>
    <message>
        <source>Export</source>
        <translation>匯出</translation>
    </message>
    <message>
        <source>Import rulings</source>
        <translation>匯入裁定</translation>
    </message>
    <message>
        <source>It contains {what}.</source>
        <translation>內容：{what}。</translation>
    </message>
    <message>
        <source>No rulings are listed.</source>
        <translation>清單中沒有裁定。</translation>
    </message>
    <message>
        <source>Only one file at a time: showing {file}.</source>
        <translation>每次只能檢視一個檔案，因此只顯示{file}。</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Page (*.html);;Markdown (*.md)</source>
        <translation>PDF檔案 (*.pdf);;網頁 (*.html);;Markdown檔案 (*.md)</translation>
    </message>
    <message>
        <source>Print rulings</source>
        <translation>列印裁定</translation>
    </message>
    <message>
        <source>Save rulings</source>
        <translation>儲存裁定</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>已傳送到印表機。</translation>
    </message>
    <message>
        <source>Shared files (*.yaml *.yml)</source>
        <translation>共用檔案 (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>Shared files (*.yaml *.yml);;All files (*)</source>
        <translation>共用檔案 (*.yaml *.yml);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>phrases</source>
        <translation>措辭</translation>
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
        <translation>場景</translation>
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
        <translation>捨棄(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
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
        <translation>捨棄所寫內容，回到清單</translation>
    </message>
    <message>
        <source>Markdown supported</source>
        <translation>可用Markdown</translation>
    </message>
    <message>
        <source>More details …</source>
        <translation>更多資訊…</translation>
    </message>
    <message>
        <source>Save to the notebook (Ctrl+S)</source>
        <translation>儲存到裁定簿（Ctrl+S）</translation>
    </message>
</context>
<context>
    <name>RulingList</name>
    <message>
        <source>&amp;New</source>
        <translation>新增(&amp;N)</translation>
    </message>
    <message>
        <source>Export the list …</source>
        <translation>匯出清單…</translation>
    </message>
    <message>
        <source>Export the listed rulings to a file</source>
        <translation>將列出的裁定匯出到檔案</translation>
    </message>
    <message>
        <source>Find a ruling</source>
        <translation>尋找裁定</translation>
    </message>
    <message>
        <source>Imp&amp;ort …</source>
        <translation>匯入(&amp;O)…</translation>
    </message>
    <message>
        <source>Import a file from another judge</source>
        <translation>匯入其他裁判的檔案</translation>
    </message>
    <message>
        <source>No matching rulings.</source>
        <translation>沒有相符的裁定。</translation>
    </message>
    <message>
        <source>No rulings yet. Press Ctrl+Shift+R to write one about the table, clause or card you see.</source>
        <translation>還沒有裁定。按Ctrl+Shift+R，可就目前的牌桌、條款或卡片寫一份裁定。</translation>
    </message>
    <message>
        <source>Only rulings with these words</source>
        <translation>只顯示含有這些詞語的裁定</translation>
    </message>
    <message>
        <source>Print the list …</source>
        <translation>列印清單…</translation>
    </message>
    <message>
        <source>Print the listed rulings</source>
        <translation>列印列出的裁定</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Save the list as …</source>
        <translation>清單另存為…</translation>
    </message>
    <message>
        <source>Save the listed rulings as a page, PDF or Markdown</source>
        <translation>將列出的裁定儲存為網頁、PDF或Markdown</translation>
    </message>
    <message>
        <source>Write a ruling (Ctrl+Shift+R)</source>
        <translation>寫裁定（Ctrl+Shift+R）</translation>
    </message>
</context>
<context>
    <name>SceneList</name>
    <message>
        <source>A table or a scenario file (Ctrl+O)</source>
        <translation>牌桌或場景檔案（Ctrl+O）</translation>
    </message>
    <message>
        <source>Answers to questions</source>
        <translation>問題解答</translation>
    </message>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>回到盤面（Esc）</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>Built-in scenes</source>
        <translation>現成場景</translation>
    </message>
    <message>
        <source>Clause, keyword effect or words of a title</source>
        <translation>條款、關鍵字效果或標題中的詞語</translation>
    </message>
    <message>
        <source>Disputes</source>
        <translation>爭議</translation>
    </message>
    <message>
        <source>Find a scene</source>
        <translation>尋找場景</translation>
    </message>
    <message>
        <source>Keyword effects</source>
        <translation>關鍵字效果</translation>
    </message>
    <message>
        <source>New position</source>
        <translation>新局面</translation>
    </message>
    <message>
        <source>No matching scene.</source>
        <translation>沒有相符的場景。</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>開啟…</translation>
    </message>
    <message>
        <source>Procedures</source>
        <translation>流程</translation>
    </message>
    <message>
        <source>Set up a position from an empty table (Ctrl+Alt+N)</source>
        <translation>從空牌桌開始擺局面（Ctrl+Alt+N）</translation>
    </message>
    <message>
        <source>Your scenes</source>
        <translation>我的場景</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>applying a ruling</source>
        <translation>依裁定執行</translation>
    </message>
    <message>
        <source>choosing “{option}”</source>
        <translation>選擇：{option}</translation>
    </message>
    <message>
        <source>correcting the board</source>
        <translation>更正盤面</translation>
    </message>
    <message>
        <source>opening another table</source>
        <translation>開啟另一張牌桌</translation>
    </message>
    <message>
        <source>opening “{title}”</source>
        <translation>開啟「{title}」</translation>
    </message>
    <message>
        <source>resolving an effect by hand</source>
        <translation>手動處理效果</translation>
    </message>
</context>
<context>
    <name>SetupController</name>
    <message>
        <source>Copied the position as a line of text.</source>
        <translation>局面已複製為一行文字。</translation>
    </message>
    <message>
        <source>Not included in the position: {what}.</source>
        <translation>局面不包含：{what}。</translation>
    </message>
    <message>
        <source>The position stays. Ctrl+Alt+P continues it.</source>
        <translation>局面已保留。按Ctrl+Alt+P可繼續擺。</translation>
    </message>
    <message>
        <source>the copied position</source>
        <translation>複製的局面</translation>
    </message>
</context>
<context>
    <name>SetupForm</name>
    <message>
        <source>A whole card: its name, then one fact per line (Shift+Enter): “Lv.4 red 5000 cost 5”, “Red Lv.3: 2”, “Traits: …”, “[DigiXros -2] …”, “Link DP +1000”, “Inherited effect: …”</source>
        <translation>整張卡片：先寫名稱，然後每行一項（Shift+Enter）：「Lv.4 紅 5000 消耗值 5」、「紅 Lv.3：2」、「特徵：…」、「[DigiXros -2] …」、「連結DP +1000」、「進化元效果：…」</translation>
    </message>
    <message>
        <source>Back to the game; the position stays (Esc)</source>
        <translation>回到對局；局面保持原樣（Esc）</translation>
    </message>
    <message>
        <source>Card name, number or text; &quot;3x Lv.4 red 5000&quot;, &quot;Tai Tamer red&quot;, &quot;red 5000 blocker suspended&quot;; &quot;hand 5&quot;, &quot;memory 3&quot;; before a card, player or area: &quot;B: red 5000 came this turn&quot;, &quot;B hand: Tai Tamer red&quot;</source>
        <translation>卡片名稱、編號或文字；「3x Lv.4 紅 5000」、「太一 馴獸師 紅」、「紅 5000 格擋 休息」；「手牌 5」、「記憶體 3」；卡片前可寫玩家或區域：「B：紅 5000 本回合登場」、「B的手牌：太一 馴獸師 紅」</translation>
    </message>
    <message>
        <source>Card, or another part of the position</source>
        <translation>卡片，或局面中的其他內容</translation>
    </message>
    <message>
        <source>Delete removes it; Alt+Up moves it up one place</source>
        <translation>按Delete移除；按Alt+Up移到上一項之前</translation>
    </message>
    <message>
        <source>Not possible under the rules</source>
        <translation>規則上不可能的內容</translation>
    </message>
    <message>
        <source>Other details</source>
        <translation>其他狀況</translation>
    </message>
    <message>
        <source>Play from this position (Ctrl+Alt+Enter)</source>
        <translation>從此局面開始（Ctrl+Alt+Enter）</translation>
    </message>
    <message>
        <source>Suspend</source>
        <translation>休息</translation>
    </message>
    <message>
        <source>Whose card it is (Alt+A, Alt+B)</source>
        <translation>卡片屬於哪位玩家（Alt+A、Alt+B）</translation>
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
        <translation>新增牌桌(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Rulings in the list, with their history</source>
        <translation>列出的裁定及其歷史(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Taught phrases</source>
        <translation>登記的措辭(&amp;T)</translation>
    </message>
    <message>
        <source>Choose saved tables</source>
        <translation>選擇已儲存的牌桌</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>匯出</translation>
    </message>
    <message>
        <source>Export to one plain-text file for other judges:</source>
        <translation>匯出為一個純文字檔案，供其他裁判匯入：</translation>
    </message>
    <message>
        <source>Sa&amp;ve as …</source>
        <translation>另存新檔(&amp;V)…</translation>
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
        <translation>牌桌 (*.json);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>Your own &amp;scenes</source>
        <translation>我的場景(&amp;S)</translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>Close the other languages (F9)</source>
        <translation>關閉其他語言（F9）</translation>
    </message>
    <message>
        <source>Other languages</source>
        <translation>其他語言</translation>
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
        <translation>尋找其他語言版本</translation>
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
        <translation>從重播開啟的牌桌不能依其他規則重演。</translation>
    </message>
    <message>
        <source>Added to the ruling in the report.</source>
        <translation>已寫入報告的裁定。</translation>
    </message>
    <message>
        <source>Ctrl+Y plays “{choice}”. See {clauses}.</source>
        <translation>按Ctrl+Y作出此選擇：{choice}。請看{clauses}。</translation>
    </message>
    <message>
        <source>Ctrl+Z restores your own table.</source>
        <translation>按Ctrl+Z回到原來的牌桌。</translation>
    </message>
    <message>
        <source>No card on the field has a number.</source>
        <translation>場上沒有帶編號的卡片。</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>尚未發生任何事件。</translation>
    </message>
    <message>
        <source>Nothing to compare with yet.</source>
        <translation>還沒有可比較的分支。</translation>
    </message>
    <message>
        <source>Opening {file} …</source>
        <translation>正在開啟{file}…</translation>
    </message>
    <message>
        <source>The ruling in the report was written for other accounts. Check it.</source>
        <translation>報告中的裁定是針對其他陳述寫的。請檢查。</translation>
    </message>
    <message>
        <source>The table is empty. Set up the position, or open a table or scene. Then: {action}.</source>
        <translation>牌桌是空的。請先布置局面，或開啟牌桌或場景，然後：{action}。</translation>
    </message>
    <message>
        <source>This scenario&apos;s control is another position. It isn&apos;t opened here, and this table doesn&apos;t save it.</source>
        <translation>此場景的對照是另一個局面，不會在此開啟，從此牌桌儲存的場景也不包含它。</translation>
    </message>
    <message>
        <source>This table already uses rules {edition}.</source>
        <translation>此牌桌已依規則{edition}推演。</translation>
    </message>
    <message>
        <source>showing the table</source>
        <translation>顯示牌桌</translation>
    </message>
    <message>
        <source>the beginning of this table</source>
        <translation>此牌桌的開頭</translation>
    </message>
    <message>
        <source>what the ruling rests on</source>
        <translation>裁定的依據</translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>Restore</source>
        <translation>還原</translation>
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
        <translation>含義等同於(&amp;M)</translation>
    </message>
    <message>
        <source>Clause of a &amp;keyword effect</source>
        <translation>關鍵字效果的條款(&amp;K)</translation>
    </message>
    <message>
        <source>Compare phrase files with yours and import what is new</source>
        <translation>與已登記的措辭比較，並匯入新內容</translation>
    </message>
    <message>
        <source>Delete {2} of your opponent&apos;s Digimon</source>
        <translation>Delete {2} of your opponent&apos;s Digimon（消滅對方數碼寶貝）</translation>
    </message>
    <message>
        <source>E&amp;xport …</source>
        <translation>匯出(&amp;X)…</translation>
    </message>
    <message>
        <source>Im&amp;port …</source>
        <translation>匯入(&amp;P)…</translation>
    </message>
    <message>
        <source>In both, put what varies in curly brackets, and names with their square brackets: {2}, {[Agumon]}. Alt+R marks the selection.</source>
        <translation>兩處的可變部分都寫在大括號中，名稱要連同方括號：{2}、{[Agumon]}。按Alt+R標記選取部分。</translation>
    </message>
    <message>
        <source>Mark the selected words as what varies (Alt+R)</source>
        <translation>將選中的詞語標記為可變部分（Alt+R）</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>筆記(&amp;O)</translation>
    </message>
    <message>
        <source>Save to your phrase file (Ctrl+S)</source>
        <translation>儲存到措辭檔案（Ctrl+S）</translation>
    </message>
    <message>
        <source>Taught &amp;by</source>
        <translation>登記者(&amp;B)</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>登記</translation>
    </message>
    <message>
        <source>What cards sa&amp;y</source>
        <translation>卡片上的措辭(&amp;Y)</translation>
    </message>
    <message>
        <source>Wipe out {2} enemies</source>
        <translation>例：Wipe out {2} enemies</translation>
    </message>
    <message>
        <source>Write your phrases to a file</source>
        <translation>將已登記的措辭寫入檔案</translation>
    </message>
    <message>
        <source>only if &lt;Last Stand {2}&gt; is new</source>
        <translation>僅當&lt;Last Stand {2}&gt;是新的關鍵字效果時填寫</translation>
    </message>
    <message>
        <source>{ } Varies</source>
        <translation>{ } 可變</translation>
    </message>
</context>
<context>
    <name>TeachingController</name>
    <message>
        <source>Continue</source>
        <translation>繼續寫</translation>
    </message>
    <message>
        <source>Enter your name below: it is saved with what you teach.</source>
        <translation>請在下面寫上姓名：它會與登記內容一起儲存。</translation>
    </message>
    <message>
        <source>Export phrases</source>
        <translation>匯出措辭</translation>
    </message>
    <message>
        <source>Import phrases</source>
        <translation>匯入措辭</translation>
    </message>
    <message>
        <source>Phrase files (*.yaml *.yml)</source>
        <translation>措辭檔案 (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>Phrase files (*.yaml *.yml);;All files (*)</source>
        <translation>措辭檔案 (*.yaml *.yml);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>還原</translation>
    </message>
    <message>
        <source>Restored the wording you were teaching when the window closed.</source>
        <translation>已還原關閉視窗時正在登記的措辭。</translation>
    </message>
    <message>
        <source>Taught: {wording}</source>
        <translation>已登記：{wording}</translation>
    </message>
    <message>
        <source>Your phrases are in {file}.</source>
        <translation>已登記的措辭在{file}中。</translation>
    </message>
    <message>
        <source>Your unsaved wording was set aside.</source>
        <translation>未儲存的措辭已另行存放。</translation>
    </message>
    <message>
        <source>comparing phrase files</source>
        <translation>比較措辭檔案</translation>
    </message>
    <message>
        <source>rereading taught phrases</source>
        <translation>重新讀取登記內容</translation>
    </message>
    <message>
        <source>saving taught phrases</source>
        <translation>儲存登記內容</translation>
    </message>
    <message>
        <source>testing a phrase</source>
        <translation>測試措辭</translation>
    </message>
    <message>
        <source>writing a phrase file</source>
        <translation>寫入措辭檔案</translation>
    </message>
</context>
<context>
    <name>TeamController</name>
    <message>
        <source>Connecting …</source>
        <translation>正在連線…</translation>
    </message>
    <message numerus="yes">
        <source>Hidden because the judges who wrote them deleted %n ruling(s) for good: {which}.</source>
        <translation>
            <numerusform>%n條裁定已由撰寫的裁判永久刪除，因此隱藏：{which}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Other judges of the team deleted %n ruling(s) for good. You keep them until you agree: {which}.</source>
        <translation>
            <numerusform>團隊的其他裁判永久刪除了%n條裁定，同意之前仍保留在此：{which}。</numerusform>
        </translation>
    </message>
    <message>
        <source>The server is responding.</source>
        <translation>伺服器有回應。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>You have left the team. All rulings stay, here and on the server.</source>
        <translation>已退出團隊。這台電腦和伺服器上的裁定全部保留。</translation>
    </message>
</context>
<context>
    <name>TeamDialog</name>
    <message>
        <source>&amp;Allow connections without TLS at this event</source>
        <translation>允許此賽事不使用TLS(&amp;A)</translation>
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
        <translation>測試(&amp;T)</translation>
    </message>
    <message>
        <source>Any name, with the chosen certificate</source>
        <translation>不核對名稱，只核對所選憑證</translation>
    </message>
    <message>
        <source>C&amp;hoose …</source>
        <translation>選擇(&amp;H)…</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>憑證</translation>
    </message>
    <message>
        <source>Certificate for this exact name</source>
        <translation>憑證須與此名稱完全一致</translation>
    </message>
    <message>
        <source>Certificates (*.crt *.pem *.cer);;All files (*)</source>
        <translation>憑證 (*.crt *.pem *.cer);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>資料庫</translation>
    </message>
    <message>
        <source>Others could then read and change what you send</source>
        <translation>他人可能因此讀取並更改傳輸的內容</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密碼</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>連接埠</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>伺服器</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>團隊</translation>
    </message>
    <message>
        <source>The certificate of the server</source>
        <translation>伺服器憑證</translation>
    </message>
    <message>
        <source>The password is stored in your system&apos;s key store only.</source>
        <translation>密碼由系統的金鑰庫保管，不寫入任何檔案。</translation>
    </message>
    <message>
        <source>The team&apos;s notebook is on a PostgreSQL server. Your rulings, with their history and names, are sent there, and the team&apos;s are fetched. You always work on your own notebook, online or not.</source>
        <translation>團隊的裁定簿存放在PostgreSQL伺服器上。這裡的裁定會連同歷史和姓名上傳，團隊的裁定會下載到這裡。無論是否連線，使用的都是這裡的裁定簿。</translation>
    </message>
    <message>
        <source>Trusted by the system</source>
        <translation>系統信任的憑證</translation>
    </message>
    <message>
        <source>User</source>
        <translation>使用者</translation>
    </message>
    <message>
        <source>Verified by</source>
        <translation>伺服器驗證方式</translation>
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
        <translation>中間過程</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>對局已結束</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>經過</translation>
    </message>
    <message>
        <source>changed in {edition}, check: {clauses}</source>
        <translation>{edition}有變更，請確認：{clauses}</translation>
    </message>
</context>
<context>
    <name>UpdateController</name>
    <message>
        <source>Fetching {name}</source>
        <translation>正在下載{name}</translation>
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
        <translation>規則版本：自何時起生效，以及現有哪些版本</translation>
    </message>
    <message>
        <source>Judge’s desk</source>
        <translation>裁判台</translation>
    </message>
    <message>
        <source>Open a term first, then pin it</source>
        <translation>請先開啟術語，再固定</translation>
    </message>
    <message>
        <source>Removed the bookmark of {name} and its note.</source>
        <translation>{name}的書籤及其筆記已刪除。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>opening what you read last</source>
        <translation>開啟上次閱讀的內容</translation>
    </message>
</context>
<context>
    <name>_Order</name>
    <message>
        <source>Drag the cards, or move one with Ctrl+Up and Ctrl+Down</source>
        <translation>拖曳卡片，或按Ctrl+Up和Ctrl+Down移動</translation>
    </message>
</context>
<context>
    <name>accounts</name>
    <message>
        <source>Not legal as described: {why}</source>
        <translation>所述內容不符合規則：{why}</translation>
    </message>
    <message>
        <source>Not true: {why}</source>
        <translation>不屬實：{why}</translation>
    </message>
    <message>
        <source>already true before the accounts differ</source>
        <translation>在雙方陳述出現分歧之前已是如此</translation>
    </message>
    <message>
        <source>{who}: no legal line was searched for, because a step can&apos;t be checked.</source>
        <translation>{who}：有一個步驟無法檢查，因此未尋找打法。</translation>
    </message>
    <message>
        <source>{who}: not as described, but possible in another way: {step}</source>
        <translation>{who}：不能照所述進行，但換一種方式可以：{step}</translation>
    </message>
    <message>
        <source>{who}: not as described; undecided whether it can be done in another way: {step}</source>
        <translation>{who}：不能照所述進行；換一種方式能否進行尚未確定：{step}</translation>
    </message>
    <message>
        <source>{who}: not possible by any legal line from the shared position. {claim}</source>
        <translation>{who}：從雙方一致的局面起，沒有任何符合規則的打法能做到。{claim}</translation>
    </message>
    <message>
        <source>{who}: not possible by any legal line from the shared position: {step}</source>
        <translation>{who}：從雙方一致的局面起，沒有任何符合規則的打法能做到：{step}</translation>
    </message>
    <message>
        <source>{who}: not true at that moment in any line of play: {step}</source>
        <translation>{who}：在當時並不屬實，無論怎樣進行都一樣：{step}</translation>
    </message>
    <message>
        <source>{who}: possible under the rules, as described.</source>
        <translation>{who}：所述情況依規則可能發生。</translation>
    </message>
    <message>
        <source>{who}: possible under the rules, but in another way. {claim}</source>
        <translation>{who}：依規則可能發生，但方式與所述不同。{claim}</translation>
    </message>
    <message>
        <source>{who}: undecided whether this could happen. {claim}</source>
        <translation>{who}：能否發生尚未確定。{claim}</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;Add a card</source>
        <translation>新增卡片(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Bookmark</source>
        <translation>加書籤(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Bookmarks</source>
        <translation>書籤(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>卡片(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Change the ruling</source>
        <translation>修改裁定(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Clauses</source>
        <translation>條款(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Compare two branches</source>
        <translation>比較兩個分支(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Copy with citation</source>
        <translation>連同出處複製(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Dark colors</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Delete the ruling …</source>
        <translation>刪除裁定(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編輯(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Editions of the rules</source>
        <translation>規則版本(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;English first</source>
        <translation>英語優先(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>檔案(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Find on the page</source>
        <translation>在頁面中尋找(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>下一頁(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;German first</source>
        <translation>德語優先(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Give the ruling</source>
        <translation>作出裁定(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>術語表(&amp;G)</translation>
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
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Import rulings …</source>
        <translation>匯入裁定(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Import …</source>
        <translation>匯入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Japanese first</source>
        <translation>日語優先(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Judge this under both editions of the rules</source>
        <translation>依兩個規則版本判斷(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Keep rulings that others deleted for good</source>
        <translation>保留他人永久刪除的裁定(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>語言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>放大文字(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Licenses</source>
        <translation>授權條款(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;New position</source>
        <translation>新局面(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next column</source>
        <translation>下一欄(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation>標準文字大小(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open a table or scenario …</source>
        <translation>開啟牌桌或場景(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Pin or unpin the term</source>
        <translation>將術語固定在旁邊，或取消固定(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Previous section</source>
        <translation>上一節(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Print the report …</source>
        <translation>列印報告(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Print the ruling …</source>
        <translation>列印裁定(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>結束(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Read a card text</source>
        <translation>解讀文字(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Save the listed rulings as …</source>
        <translation>將列出的裁定另存新檔(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>搜尋(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Simplified Chinese first</source>
        <translation>簡體中文優先(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>縮小文字(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>牌桌(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Toggle source text</source>
        <translation>切換原文顯示(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Traditional Chinese first</source>
        <translation>繁體中文優先(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Up to the clause above</source>
        <translation>到上級條款(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Update from the web</source>
        <translation>從網路更新(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Why not?</source>
        <translation>為什麼不行？(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Write a ruling about this</source>
        <translation>就此寫裁定(&amp;W)</translation>
    </message>
    <message>
        <source>&gt;</source>
        <translation>&gt;</translation>
    </message>
    <message>
        <source>Accept the doubtful &amp;match</source>
        <translation>認可存疑的對應(&amp;M)</translation>
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
        <translation>卡片移動動畫(&amp;M)</translation>
    </message>
    <message>
        <source>Answers about the cards on the &amp;field</source>
        <translation>場上卡片的相關問答(&amp;F)</translation>
    </message>
    <message>
        <source>Anywhere: open all menus, or the one with this letter underlined</source>
        <translation>任何位置：開啟全部選單，或開啟帶此底線字母的選單</translation>
    </message>
    <message>
        <source>Arrows, Enter, Space</source>
        <translation>方向鍵、Enter、空白鍵</translation>
    </message>
    <message>
        <source>At a decision: choose the option with this number</source>
        <translation>需要決定時：選擇該編號的選項</translation>
    </message>
    <message>
        <source>At the beginning of the search box: find a command</source>
        <translation>在搜尋欄開頭：尋找指令</translation>
    </message>
    <message>
        <source>B, R, H, S, T, D, E</source>
        <translation>B、R、H、S、T、D、E</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>上一頁(&amp;K)</translation>
    </message>
    <message>
        <source>Bac&amp;k one event</source>
        <translation>後退一個事件(&amp;K)</translation>
    </message>
    <message>
        <source>Back to the search box, then &amp;clear it</source>
        <translation>回到搜尋欄，再按則清空(&amp;C)</translation>
    </message>
    <message>
        <source>Built-in &amp;scenes</source>
        <translation>現成場景(&amp;S)</translation>
    </message>
    <message>
        <source>By &amp;hand</source>
        <translation>手動(&amp;H)</translation>
    </message>
    <message>
        <source>C&amp;ards</source>
        <translation>卡片(&amp;A)</translation>
    </message>
    <message>
        <source>C&amp;orrect this card</source>
        <translation>更正這張卡片(&amp;O)</translation>
    </message>
    <message>
        <source>Cards with&amp;out pictures</source>
        <translation>不顯示卡圖(&amp;O)</translation>
    </message>
    <message>
        <source>Chan&amp;ge this board into another position</source>
        <translation>將此局面修改為另一個局面(&amp;G)</translation>
    </message>
    <message>
        <source>Clauses in our &amp;English</source>
        <translation>條款顯示我們的英文譯文(&amp;E)</translation>
    </message>
    <message>
        <source>Clauses in the so&amp;urce text</source>
        <translation>條款顯示原文(&amp;U)</translation>
    </message>
    <message>
        <source>Color&amp;s</source>
        <translation>配色(&amp;S)</translation>
    </message>
    <message>
        <source>Continue the position you were setting up</source>
        <translation>繼續擺之前的局面</translation>
    </message>
    <message>
        <source>Cop&amp;y the position as a line of text</source>
        <translation>將局面複製為一行文字(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy the &amp;number</source>
        <translation>複製編號(&amp;N)</translation>
    </message>
    <message>
        <source>Copy with citation as &amp;Markdown</source>
        <translation>連同出處複製為Markdown(&amp;M)</translation>
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
        <translation>爭議</translation>
    </message>
    <message>
        <source>Down, Up, Page Down, Page Up</source>
        <translation>下、上、Page Down、Page Up</translation>
    </message>
    <message>
        <source>E&amp;xport rulings …</source>
        <translation>匯出裁定(&amp;X)…</translation>
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
        <translation>從這裡起的所有打法</translation>
    </message>
    <message>
        <source>F&amp;ront page</source>
        <translation>首頁(&amp;R)</translation>
    </message>
    <message>
        <source>F10, Alt+letter</source>
        <translation>F10、Alt加字母</translation>
    </message>
    <message>
        <source>Find a &amp;command</source>
        <translation>尋找指令(&amp;C)</translation>
    </message>
    <message>
        <source>Forward one &amp;event</source>
        <translation>前進一個事件(&amp;E)</translation>
    </message>
    <message>
        <source>Go to the search bo&amp;x</source>
        <translation>移至搜尋欄(&amp;X)</translation>
    </message>
    <message>
        <source>Hand over a repor&amp;t …</source>
        <translation>交付報告(&amp;T)…</translation>
    </message>
    <message>
        <source>I&amp;mport a rulebook …</source>
        <translation>匯入規則書(&amp;M)…</translation>
    </message>
    <message>
        <source>Import o&amp;fficial answers …</source>
        <translation>匯入官方問答(&amp;F)…</translation>
    </message>
    <message>
        <source>In set-up: play from the position</source>
        <translation>擺局面時：從此局面開始進行</translation>
    </message>
    <message>
        <source>In set-up: send the card under the pointer to the battle area, breeding area, hand, security, trash, deck, Digi-Egg deck</source>
        <translation>在擺局面的盤面上：將所指的卡片送到戰鬥區、育成區、手牌、安全區、廢卡區、卡組、數碼蛋卡組</translation>
    </message>
    <message>
        <source>In set-up: send the card where it goes, place it under the chosen one, on top, link it, place it under face down</source>
        <translation>擺局面時：將卡片送到該去的區域、放置在所選卡片下面、疊在其上、連結、背面朝上放置在下面</translation>
    </message>
    <message>
        <source>In set-up: suspend the card, mark it as new this turn, remove it, one more or less (of a stack: its top card), how many</source>
        <translation>在擺局面的盤面上：休息、設為本回合登場、移走、增減一張（疊放時為最上面的卡片）、指定張數</translation>
    </message>
    <message>
        <source>In set-up: suspend the chosen card, mark it as new this turn, unlink its last link card, remove its top card, remove it</source>
        <translation>擺局面時：使所選卡片休息、設為本回合登場、解除其最後一張連結卡片、取走最上面的卡片、移走</translation>
    </message>
    <message>
        <source>In set-up: whose card it is, and where it goes</source>
        <translation>擺局面時：卡片屬於哪位玩家、放在哪裡</translation>
    </message>
    <message>
        <source>In the reader: copy the selected text</source>
        <translation>在閱讀器中：複製選中的文字</translation>
    </message>
    <message>
        <source>In the reader: the next or previous link; where a card is written: the next or previous field</source>
        <translation>在閱讀器中：下一個或上一個連結；輸入卡片時：下一個或上一個輸入欄</translation>
    </message>
    <message>
        <source>In the search box or a list: open, and go to the reader</source>
        <translation>在搜尋欄或清單中：開啟，並轉到閱讀器</translation>
    </message>
    <message>
        <source>In the search box: move through the results and read them</source>
        <translation>在搜尋欄中：逐條瀏覽並閱讀結果</translation>
    </message>
    <message>
        <source>In the sources: open or close a branch; in a list of the table: go to a clause, which Enter opens</source>
        <translation>在來源中：展開或收起分支；在牌桌的清單中：轉到條款，按Enter開啟</translation>
    </message>
    <message>
        <source>L&amp;ight colors</source>
        <translation>淺色(&amp;I)</translation>
    </message>
    <message>
        <source>Mark as &amp;appealed</source>
        <translation>標記為已上訴(&amp;A)</translation>
    </message>
    <message>
        <source>Mark as &amp;overturned by …</source>
        <translation>標記為被其他裁定推翻(&amp;O)…</translation>
    </message>
    <message>
        <source>Mark as &amp;superseded by …</source>
        <translation>標記為被其他裁定取代(&amp;S)…</translation>
    </message>
    <message>
        <source>Mark as &amp;upheld</source>
        <translation>標記為已維持(&amp;U)</translation>
    </message>
    <message>
        <source>N&amp;arrow the results …</source>
        <translation>縮小結果範圍(&amp;A)…</translation>
    </message>
    <message>
        <source>Na&amp;me this branch</source>
        <translation>為此分支命名(&amp;M)</translation>
    </message>
    <message>
        <source>Ne&amp;xt colors</source>
        <translation>下一種配色(&amp;X)</translation>
    </message>
    <message>
        <source>Ne&amp;xt section</source>
        <translation>下一節(&amp;X)</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Number keys</source>
        <translation>數字鍵</translation>
    </message>
    <message>
        <source>On the board: copy the position as a line of text, or open a copied one</source>
        <translation>在盤面上：將局面複製為一行文字，或開啟複製的局面</translation>
    </message>
    <message>
        <source>On the board: move between cards, choose one, show its details</source>
        <translation>在盤面上：在卡片間移動、選擇卡片、檢視其全部資訊</translation>
    </message>
    <message>
        <source>Open a copied pos&amp;ition</source>
        <translation>開啟複製的局面(&amp;I)</translation>
    </message>
    <message>
        <source>Ot&amp;her languages</source>
        <translation>其他語言(&amp;H)</translation>
    </message>
    <message>
        <source>Our English and source text side &amp;by side</source>
        <translation>譯文與原文並排(&amp;B)</translation>
    </message>
    <message>
        <source>Pictures of &amp;cards …</source>
        <translation>卡圖(&amp;C)…</translation>
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
        <translation>列印列出的裁定(&amp;N)…</translation>
    </message>
    <message>
        <source>Repla&amp;y under the rules in force</source>
        <translation>依現行規則重演(&amp;Y)</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>報告</translation>
    </message>
    <message>
        <source>Restore a bac&amp;kup …</source>
        <translation>還原備份(&amp;K)…</translation>
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
        <translation>來源(&amp;O)</translation>
    </message>
    <message>
        <source>S&amp;plit the doubtful match</source>
        <translation>拆開存疑的對應(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;ystem colors</source>
        <translation>跟隨系統配色(&amp;Y)</translation>
    </message>
    <message>
        <source>Save a problem &amp;report …</source>
        <translation>儲存問題報告(&amp;R)…</translation>
    </message>
    <message>
        <source>Save the table &amp;as …</source>
        <translation>牌桌另存新檔(&amp;A)…</translation>
    </message>
    <message>
        <source>Security: what impor&amp;ted files may do</source>
        <translation>安全：匯入的檔案能做什麼(&amp;T)</translation>
    </message>
    <message>
        <source>Settle a &amp;dispute</source>
        <translation>處理爭議(&amp;D)</translation>
    </message>
    <message>
        <source>Show what follows event by e&amp;vent</source>
        <translation>逐個事件顯示後續(&amp;V)</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab、Shift+Tab</translation>
    </message>
    <message>
        <source>Tea&amp;m …</source>
        <translation>團隊(&amp;M)…</translation>
    </message>
    <message>
        <source>Teac&amp;h wordings</source>
        <translation>登記措辭(&amp;H)</translation>
    </message>
    <message>
        <source>Teach what isn&apos;t &amp;understood here</source>
        <translation>登記此處未理解的文字(&amp;U)</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>文字大小(&amp;Z)</translation>
    </message>
    <message>
        <source>Texts in the language of the wi&amp;ndow first</source>
        <translation>視窗語言的文字優先(&amp;N)</translation>
    </message>
    <message>
        <source>The board as te&amp;xt</source>
        <translation>文字形式的盤面(&amp;X)</translation>
    </message>
    <message>
        <source>The cards in another language</source>
        <translation>卡片的其他語言</translation>
    </message>
    <message>
        <source>The decision</source>
        <translation>待決定的事項</translation>
    </message>
    <message>
        <source>The window in English</source>
        <translation>視窗使用英語（English）</translation>
    </message>
    <message>
        <source>The window in German (Deutsch)</source>
        <translation>視窗使用德語（Deutsch）</translation>
    </message>
    <message>
        <source>The window in Japanese (日本語)</source>
        <translation>視窗使用日語（日本語）</translation>
    </message>
    <message>
        <source>The window in Simplified Chinese (简体中文)</source>
        <translation>視窗使用簡體中文</translation>
    </message>
    <message>
        <source>The window in Traditional Chinese (繁體中文)</source>
        <translation>視窗使用繁體中文（繁體中文）</translation>
    </message>
    <message>
        <source>The window in the s&amp;ystem language</source>
        <translation>視窗使用系統語言(&amp;Y)</translation>
    </message>
    <message>
        <source>These clauses &amp;decide this answer</source>
        <translation>這些條款決定此問答(&amp;D)</translation>
    </message>
    <message>
        <source>U, N, Delete, +, -, number keys</source>
        <translation>U、N、Delete、+、-、數字鍵</translation>
    </message>
    <message>
        <source>View from the &amp;other seat</source>
        <translation>從另一方的座位看(&amp;O)</translation>
    </message>
    <message>
        <source>What &amp;led to it?</source>
        <translation>檢視起因(&amp;L)</translation>
    </message>
    <message>
        <source>What happened and the &amp;branches</source>
        <translation>經過與分支(&amp;B)</translation>
    </message>
    <message>
        <source>What is &amp;saved, and backups</source>
        <translation>儲存的內容與備份(&amp;S)</translation>
    </message>
    <message>
        <source>What you can do &amp;here, and all shortcuts</source>
        <translation>此處可進行的操作與全部快速鍵(&amp;H)</translation>
    </message>
    <message>
        <source>What&apos;s &amp;new</source>
        <translation>更新內容(&amp;N)</translation>
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
        <translation>相關問答與裁定</translation>
    </message>
    <message>
        <source>Confirm these clauses (Ctrl+Shift+K)</source>
        <translation>由這些條款決定（Ctrl+Shift+K）</translation>
    </message>
    <message>
        <source>Decided by (confirmed with edition {editions} of the rules)</source>
        <translation>決定依據（依規則{editions}確認）</translation>
    </message>
    <message>
        <source>Listed under</source>
        <translation>刊載於</translation>
    </message>
    <message>
        <source>Not answered yet</source>
        <translation>尚無解答</translation>
    </message>
    <message>
        <source>Official answer</source>
        <translation>官方問答</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Ruling of {date}</source>
        <translation>{date}的裁定</translation>
    </message>
    <message>
        <source>Suggested clauses, not confirmed</source>
        <translation>推測的條款，未經確認</translation>
    </message>
    <message>
        <source>Undo this</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Until {date} it said</source>
        <translation>{date}之前的內容：</translation>
    </message>
    <message>
        <source>about this card</source>
        <translation>關於此卡片</translation>
    </message>
    <message>
        <source>changed in edition {edition} of {date}, after this answer: read both</source>
        <translation>在此解答之後，{date}的{edition}有變更：請對照閱讀</translation>
    </message>
    <message>
        <source>close to your question</source>
        <translation>與提問接近</translation>
    </message>
    <message>
        <source>matches the filters</source>
        <translation>符合篩選條件</translation>
    </message>
    <message>
        <source>only this one decides it</source>
        <translation>僅由此條款決定</translation>
    </message>
    <message>
        <source>the number you typed</source>
        <translation>輸入的編號</translation>
    </message>
    <message>
        <source>{count} more say nearly the same thing</source>
        <translation>另有{count}條內容幾乎相同</translation>
    </message>
</context>
<context>
    <name>answer_rows</name>
    <message numerus="yes">
        <source>%n more card(s) have not been read. A card is read when you open it.</source>
        <translation>
            <numerusform>另有%n張卡片尚未讀取。開啟卡片時才讀取。</numerusform>
        </translation>
    </message>
    <message>
        <source>Add words to {filters} to narrow the matches.</source>
        <translation>請在{filters}旁輸入詞語，以縮小結果範圍。</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>Answers on {card}</source>
        <translation>{card}的相關問答</translation>
    </message>
    <message>
        <source>Card text</source>
        <translation>卡片文字</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡片</translation>
    </message>
    <message>
        <source>Each filter has matches, but nothing matches all of them: {filters}.</source>
        <translation>每個篩選條件單獨都有符合的內容，合在一起則沒有：{filters}。</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>篩選條件</translation>
    </message>
    <message>
        <source>More answers</source>
        <translation>更多問答</translation>
    </message>
    <message>
        <source>More cards</source>
        <translation>更多卡片</translation>
    </message>
    <message>
        <source>More rules</source>
        <translation>更多規則</translation>
    </message>
    <message>
        <source>More rulings</source>
        <translation>更多裁定</translation>
    </message>
    <message>
        <source>No card matches “{question}”; showing “{name}”.</source>
        <translation>沒有與「{question}」相符的卡片；以下是「{name}」的結果。</translation>
    </message>
    <message>
        <source>No matches for {filters}.</source>
        <translation>沒有符合{filters}的內容。</translation>
    </message>
    <message>
        <source>No matches for “{words}” with {filters}.</source>
        <translation>符合{filters}的內容中沒有「{words}」。</translation>
    </message>
    <message>
        <source>No matches for “{words}”, even without filters.</source>
        <translation>即使不篩選，也找不到「{words}」。</translation>
    </message>
    <message>
        <source>Official answers</source>
        <translation>官方問答</translation>
    </message>
    <message>
        <source>Other languages</source>
        <translation>其他語言</translation>
    </message>
    <message>
        <source>Perhaps you mean</source>
        <translation>可能要問的是</translation>
    </message>
    <message>
        <source>Read this text</source>
        <translation>解讀這段文字</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Scenes to play</source>
        <translation>可演示的場景</translation>
    </message>
    <message>
        <source>{wrong}. {mend}.</source>
        <translation>{wrong}。{mend}。</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>「{words}」</translation>
    </message>
    <message>
        <source>“{word}” wasn&apos;t found; cards are imported only in: {languages}.</source>
        <translation>找不到「{word}」；只匯入了以下語言的卡片：{languages}。</translation>
    </message>
</context>
<context>
    <name>areas</name>
    <message>
        <source>Digi-Egg deck</source>
        <translation>數碼蛋卡組</translation>
    </message>
    <message>
        <source>battle</source>
        <translation>戰鬥區</translation>
    </message>
    <message>
        <source>breeding</source>
        <translation>育成區</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>卡組</translation>
    </message>
    <message>
        <source>digi_egg_deck</source>
        <translation>數碼蛋卡組</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>link</source>
        <translation>連結卡片</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>區域外</translation>
    </message>
    <message>
        <source>outside of the game</source>
        <translation>遊戲外</translation>
    </message>
    <message>
        <source>security</source>
        <translation>安全區</translation>
    </message>
    <message>
        <source>security stack</source>
        <translation>安全區</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>疊放</translation>
    </message>
    <message>
        <source>trash</source>
        <translation>廢卡區</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s：錯誤：%(message)s
</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>選項不明確：%(option)s可能是%(matches)s</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>引數%(argument_name)s：%(message)s</translation>
    </message>
    <message>
        <source>expected %s argument</source>
        <translation>需要%s個引數</translation>
    </message>
    <message>
        <source>expected %s arguments</source>
        <translation>需要%s個引數</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>至少需要一個引數</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>最多一個引數</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>需要一個引數</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>其後不可有引數%r</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>無效的值（%(type)s）：%(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>無效的選擇：%(value)r（可選：%(choices)s）</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>不可與引數%s同時使用</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>需要%s中的一個引數</translation>
    </message>
    <message>
        <source>options</source>
        <translation>選項</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>引數</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>顯示此說明並退出</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>缺少以下引數：%s</translation>
    </message>
    <message>
        <source>unexpected option string: %s</source>
        <translation>意外的選項：%s</translation>
    </message>
    <message>
        <source>unknown parser %(parser_name)r (choices: %(choices)s)</source>
        <translation>未知指令%(parser_name)r（可選：%(choices)s）</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>無法識別的引數：%s</translation>
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
            <numerusform>下面有%n張卡片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s)</source>
        <translation>
            <numerusform>%n個效果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more under it</source>
        <translation>
            <numerusform>下面還有%n張</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n under</source>
        <translation>
            <numerusform>下面%n張</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown card(s)</source>
        <translation>
            <numerusform>%n張未知卡片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unnamed</source>
        <translation>
            <numerusform>未指明%n張</numerusform>
        </translation>
    </message>
    <message>
        <source>Battle area</source>
        <translation>戰鬥區</translation>
    </message>
    <message>
        <source>Breeding area</source>
        <translation>育成區</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>卡組</translation>
    </message>
    <message>
        <source>Digi-Eggs</source>
        <translation>數碼蛋</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>In no area:</source>
        <translation>已翻開，不屬於任何區域：</translation>
    </message>
    <message>
        <source>Linked</source>
        <translation>連結</translation>
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
        <translation>最上面的卡片</translation>
    </message>
    <message>
        <source>Option part</source>
        <translation>行動卡部分</translation>
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
        <translation>安全區</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>廢卡區</translation>
    </message>
    <message>
        <source>Turn {turn} ({seat})</source>
        <translation>第{turn}回合（{seat}）</translation>
    </message>
    <message>
        <source>Under it</source>
        <translation>下面的卡片</translation>
    </message>
    <message>
        <source>Your ruling</source>
        <translation>裁判裁定</translation>
    </message>
    <message>
        <source>Your ruling: the program doesn&apos;t understand “{text}”</source>
        <translation>裁判裁定：程式未能理解「{text}」</translation>
    </message>
    <message>
        <source>[{card}: ]{text}</source>
        <translation>[{card}：]{text}</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>1張卡片</translation>
    </message>
    <message>
        <source>active</source>
        <translation>生效中</translation>
    </message>
    <message>
        <source>an attack is in progress, but its attacker has left; stage: {stage}</source>
        <translation>攻擊進行中，攻擊方已離開；進行到：{stage}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有%n張</numerusform>
        </translation>
    </message>
    <message>
        <source>as long as it stays the same card</source>
        <translation>只要仍是這張卡片</translation>
    </message>
    <message>
        <source>breeding phase</source>
        <translation>育成階段</translation>
    </message>
    <message>
        <source>came this turn</source>
        <translation>本回合登場</translation>
    </message>
    <message>
        <source>color unknown</source>
        <translation>顏色未知</translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <translation>消耗值{cost}</translation>
    </message>
    <message>
        <source>cost {cost} (assumed)</source>
        <translation>消耗值{cost}（假定）</translation>
    </message>
    <message>
        <source>digivolves from {colors} Lv.{level} for {cost}</source>
        <translation>從{colors}Lv.{level}進化，消耗值{cost}</translation>
    </message>
    <message>
        <source>draw phase</source>
        <translation>抽卡階段</translation>
    </message>
    <message>
        <source>end of the turn</source>
        <translation>回合結束時</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>背面朝上</translation>
    </message>
    <message>
        <source>in no area</source>
        <translation>不屬於任何區域</translation>
    </message>
    <message>
        <source>in no area: {cards}</source>
        <translation>不屬於任何區域：{cards}</translation>
    </message>
    <message>
        <source>inherited</source>
        <translation>進化元</translation>
    </message>
    <message>
        <source>link</source>
        <translation>連結</translation>
    </message>
    <message>
        <source>link DP {dp}</source>
        <translation>連結DP{dp}</translation>
    </message>
    <message>
        <source>link effect</source>
        <translation>連結效果</translation>
    </message>
    <message>
        <source>linked: {name}[, {dp} DP]</source>
        <translation>連結：{name}[，DP{dp}]</translation>
    </message>
    <message>
        <source>main phase</source>
        <translation>主要階段</translation>
    </message>
    <message>
        <source>memory {memory}</source>
        <translation>記憶體{memory}</translation>
    </message>
    <message>
        <source>memory: {memory} for {seat}</source>
        <translation>記憶體：{memory}（{seat}）</translation>
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
        <translation>等待發揮，{why}：{seat}的效果[，{chooses}]</translation>
    </message>
    <message>
        <source>play cost {cost}</source>
        <translation>登場消耗值{cost}</translation>
    </message>
    <message>
        <source>player {seat}, memory {memory}</source>
        <translation>玩家{seat}，記憶體{memory}</translation>
    </message>
    <message>
        <source>rules {edition}, not in force</source>
        <translation>規則{edition}（非現行版本）</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>遊戲準備</translation>
    </message>
    <message>
        <source>suspended</source>
        <translation>休息</translation>
    </message>
    <message>
        <source>taught: {taught}</source>
        <translation>登記：{taught}</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>對局已結束</translation>
    </message>
    <message>
        <source>the game is over[: {winner} wins]</source>
        <translation>對局已結束[：{winner}獲勝]</translation>
    </message>
    <message>
        <source>token</source>
        <translation>指示物</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>turn {turn} ({seat}), end of the turn[, under rules {edition}, not in force]</source>
        <translation>第{turn}回合（{seat}），回合結束時[，規則{edition}（非現行版本）]</translation>
    </message>
    <message>
        <source>turn {turn}, {seat}&apos;s {phase} phase[, under rules {edition}, not in force]</source>
        <translation>第{turn}回合，{seat}的{phase}[，規則{edition}（非現行版本）]</translation>
    </message>
    <message>
        <source>under it: {name}[, {down}]</source>
        <translation>下面：{name}[，{down}]</translation>
    </message>
    <message>
        <source>unsuspend phase</source>
        <translation>活動階段</translation>
    </message>
    <message>
        <source>until its player has unsuspended</source>
        <translation>直到其玩家的下一個活動階段結束</translation>
    </message>
    <message>
        <source>until the end of its player’s turn</source>
        <translation>直到其玩家的回合結束</translation>
    </message>
    <message>
        <source>until the end of the attack</source>
        <translation>直到攻擊結束</translation>
    </message>
    <message>
        <source>until the end of the opponent’s turn</source>
        <translation>直到對方回合結束</translation>
    </message>
    <message>
        <source>until the end of the turn</source>
        <translation>直到回合結束</translation>
    </message>
    <message>
        <source>until the opponent has unsuspended</source>
        <translation>直到對方的下一個活動階段結束</translation>
    </message>
    <message>
        <source>use cost {cost}</source>
        <translation>使用消耗值{cost}</translation>
    </message>
    <message numerus="yes">
        <source>used %n time(s) this turn</source>
        <translation>
            <numerusform>本回合已使用%n次</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <translation>獲勝</translation>
    </message>
    <message numerus="yes">
        <source>{area} of {seat}: %n card(s)</source>
        <translation>
            <numerusform>{seat}的{area}：%n張</numerusform>
        </translation>
    </message>
    <message>
        <source>{attacker} attacks the player; stage: {stage}</source>
        <translation>{attacker}攻擊玩家；進行到：{stage}</translation>
    </message>
    <message>
        <source>{attacker} attacks {target}; stage: {stage}</source>
        <translation>{attacker}攻擊{target}；進行到：{stage}</translation>
    </message>
    <message>
        <source>{attacker} attacks, but its target has left; stage: {stage}</source>
        <translation>{attacker}攻擊，對象已離開；進行到：{stage}</translation>
    </message>
    <message>
        <source>{card}, {pile} of {seat}, {place} of {count}</source>
        <translation>{card}，{seat}的{pile}，第{place}張（共{count}張）</translation>
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
        <translation>DP{dp}（記載值{printed}）</translation>
    </message>
    <message>
        <source>{kinds}[, Lv.{level}][, {dp} DP][, {colors}]</source>
        <translation>{kinds}[，Lv.{level}][，DP{dp}][，{colors}]</translation>
    </message>
    <message>
        <source>{label}[ ({name})][, {kinds}][, Lv.{level}][, {dp} DP][ (printed {printed})][, {colors}][, {suspended}][, {fresh}][, {keywords}]</source>
        <translation>{label}[（{name}）][，{kinds}][，Lv.{level}][，DP{dp}][（記載值{printed}）][，{colors}][，{suspended}][，{fresh}][，{keywords}]</translation>
    </message>
    <message>
        <source>{pile} of {seat}</source>
        <translation>{seat}的{pile}</translation>
    </message>
    <message numerus="yes">
        <source>{pile} of {seat}: %n card(s)</source>
        <translation>
            <numerusform>{seat}的{pile}：%n張</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}&apos;s battle area</source>
        <translation>{seat}的戰鬥區</translation>
    </message>
    <message>
        <source>{seat}&apos;s breeding area</source>
        <translation>{seat}的育成區</translation>
    </message>
    <message>
        <source>{seat}&apos;s {pile}: {cards}[, and {number} not named]</source>
        <translation>{seat}的{pile}：{cards}[，另有{number}張未指明]</translation>
    </message>
    <message>
        <source>{seat}: hand {hand}, deck {deck}, Digi-Egg deck {eggs}, security {security}, trash {trash}</source>
        <translation>{seat}：手牌{hand}、卡組{deck}、數碼蛋卡組{eggs}、安全區{security}、廢卡區{trash}</translation>
    </message>
    <message>
        <source>{text} – by the judge</source>
        <translation>{text}（由裁判決定）</translation>
    </message>
    <message>
        <source>{text} – given by {card}</source>
        <translation>{text}（由{card}賦予）</translation>
    </message>
    <message>
        <source>{text} – inherited effect of {card}</source>
        <translation>{text}（{card}的進化元效果）</translation>
    </message>
    <message>
        <source>{text} – its own effect</source>
        <translation>{text}（自身效果）</translation>
    </message>
    <message>
        <source>{text} – link effect of {card}</source>
        <translation>{text}（{card}的連結效果）</translation>
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
        <translation>{text}[，來自{card}][，{part}][，{until}]</translation>
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
        <translation>先於其所回應的事件</translation>
    </message>
    <message>
        <source>by the judge</source>
        <translation>由裁判決定</translation>
    </message>
    <message>
        <source>came this turn</source>
        <translation>本回合登場</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>背面朝上</translation>
    </message>
    <message>
        <source>for a time</source>
        <translation>限時</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>未生效</translation>
    </message>
    <message>
        <source>inherited</source>
        <translation>進化元</translation>
    </message>
    <message>
        <source>linked</source>
        <translation>已連結</translation>
    </message>
    <message>
        <source>suspended</source>
        <translation>休息</translation>
    </message>
    <message>
        <source>the newest</source>
        <translation>最新觸發</translation>
    </message>
    <message>
        <source>triggered earlier</source>
        <translation>先前觸發</translation>
    </message>
    <message>
        <source>triggered just now</source>
        <translation>剛剛觸發</translation>
    </message>
    <message>
        <source>whose player chooses the next one</source>
        <translation>由該玩家選擇下一個</translation>
    </message>
</context>
<context>
    <name>card_choices</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n張卡片</numerusform>
        </translation>
    </message>
    <message>
        <source>Begins with: {phase}</source>
        <translation>開始階段：{phase}</translation>
    </message>
    <message>
        <source>Matching cards</source>
        <translation>相符的卡片</translation>
    </message>
    <message>
        <source>Memory: {number} for {seat}</source>
        <translation>記憶體：{number}（{seat}）</translation>
    </message>
    <message>
        <source>Played under rules {edition}</source>
        <translation>依規則{edition}推演</translation>
    </message>
    <message>
        <source>Title: {title}</source>
        <translation>標題：{title}</translation>
    </message>
    <message>
        <source>Turn {turn} ({seat})</source>
        <translation>第{turn}回合（{seat}）</translation>
    </message>
    <message>
        <source>as described</source>
        <translation>依輸入內容建立</translation>
    </message>
    <message>
        <source>the beginning of the turn</source>
        <translation>回合開始時</translation>
    </message>
    <message numerus="yes">
        <source>{pile} of {seat}: %n card(s)</source>
        <translation>
            <numerusform>{seat}的{pile}：%n張</numerusform>
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
        <translation>依登記內容：</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>未理解</translation>
    </message>
    <message>
        <source>Possible readings:</source>
        <translation>可能的解讀：</translation>
    </message>
    <message>
        <source>Read as, in {language}:</source>
        <translation>解讀為（{language}）：</translation>
    </message>
    <message>
        <source>Read as:</source>
        <translation>解讀為：</translation>
    </message>
    <message>
        <source>Teach what it means</source>
        <translation>登記其含義</translation>
    </message>
    <message>
        <source>The program can&apos;t read this text. Resolve it by hand.</source>
        <translation>程式無法理解這段文字。請手動處理。</translation>
    </message>
    <message>
        <source>The program reads only part of this text. Resolve the underlined parts by hand.</source>
        <translation>程式只能讀懂這段文字的一部分。請手動處理帶底線的部分。</translation>
    </message>
    <message>
        <source>The program reads this text.</source>
        <translation>程式能理解這段文字。</translation>
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
        <translation>有兩種解讀方式</translation>
    </message>
    <message>
        <source>it is too long for a card text</source>
        <translation>比任何卡片的文字都長</translation>
    </message>
    <message>
        <source>it is unclear what one of its words refers to</source>
        <translation>其中一個詞語的所指不明確</translation>
    </message>
    <message>
        <source>it isn&apos;t in the card file</source>
        <translation>卡片檔案中沒有記載</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>未理解</translation>
    </message>
    <message>
        <source>printed back, it would say something else</source>
        <translation>還原為文字後含義會不同</translation>
    </message>
    <message>
        <source>the engine has no such effect</source>
        <translation>引擎沒有這樣的效果</translation>
    </message>
    <message>
        <source>the program doesn&apos;t know this wording</source>
        <translation>措辭庫中沒有相應的措辭</translation>
    </message>
    <message>
        <source>the program has no phrase book for its language</source>
        <translation>程式沒有該語言的措辭庫</translation>
    </message>
    <message>
        <source>“{words}” only repeats {clause}</source>
        <translation>「{words}」僅重述{clause}</translation>
    </message>
</context>
<context>
    <name>card_page</name>
    <message>
        <source>A card without a name</source>
        <translation>沒有名稱的卡片</translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>以及另外{count}項。</translation>
    </message>
    <message>
        <source>App fusion</source>
        <translation>APP合體</translation>
    </message>
    <message>
        <source>Assembly</source>
        <translation>組裝</translation>
    </message>
    <message>
        <source>Bad entries, not imported</source>
        <translation>有誤而未匯入的條目</translation>
    </message>
    <message>
        <source>Burst digivolution</source>
        <translation>爆裂進化</translation>
    </message>
    <message>
        <source>Card text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>類別</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>顏色</translation>
    </message>
    <message>
        <source>Correct it by hand</source>
        <translation>手動更正</translation>
    </message>
    <message>
        <source>DNA digivolution</source>
        <translation>合體進化</translation>
    </message>
    <message>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <source>DigiXros</source>
        <translation>數碼合體</translation>
    </message>
    <message>
        <source>Digivolution</source>
        <translation>進化</translation>
    </message>
    <message>
        <source>Digivolution requirement</source>
        <translation>進化條件</translation>
    </message>
    <message>
        <source>Doubtful facts</source>
        <translation>存疑的資訊</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>效果</translation>
    </message>
    <message>
        <source>Erratum{since}: “{before}” became “{after}”.</source>
        <translation>勘誤{since}：「{before}」改為「{after}」。</translation>
    </message>
    <message>
        <source>Erratum{since}: “{before}” isn&apos;t on this card, so it wasn&apos;t replaced by “{after}”.</source>
        <translation>勘誤{since}：此卡片上沒有「{before}」，因此未替換為「{after}」。</translation>
    </message>
    <message>
        <source>Fields not imported</source>
        <translation>未匯入的欄位</translation>
    </message>
    <message>
        <source>In a deck</source>
        <translation>可放入張數</translation>
    </message>
    <message>
        <source>Inherited effect</source>
        <translation>進化元效果</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>等級</translation>
    </message>
    <message>
        <source>Link DP</source>
        <translation>連結DP</translation>
    </message>
    <message>
        <source>Link effect</source>
        <translation>連結效果</translation>
    </message>
    <message>
        <source>Link requirement</source>
        <translation>連結條件</translation>
    </message>
    <message>
        <source>Name of the Option part</source>
        <translation>行動卡部分的名稱</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>編號</translation>
    </message>
    <message>
        <source>Option part</source>
        <translation>行動卡部分</translation>
    </message>
    <message>
        <source>Overflow</source>
        <translation>數據溢位</translation>
    </message>
    <message>
        <source>Play cost</source>
        <translation>登場消耗值</translation>
    </message>
    <message>
        <source>Reading its text …</source>
        <translation>正在讀取其文字…</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>正在讀取…</translation>
    </message>
    <message>
        <source>Remove this card</source>
        <translation>移除此卡片</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Security effect</source>
        <translation>安全區效果</translation>
    </message>
    <message>
        <source>The files differ in {fact}</source>
        <translation>各檔案的{fact}不一致</translation>
    </message>
    <message>
        <source>This card has no text.</source>
        <translation>此卡片沒有文字。</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>特徵</translation>
    </message>
    <message>
        <source>Try it at the table</source>
        <translation>在牌桌上試用</translation>
    </message>
    <message>
        <source>Undo the correction</source>
        <translation>復原更正</translation>
    </message>
    <message>
        <source>Use cost</source>
        <translation>使用消耗值</translation>
    </message>
    <message>
        <source>Use requirement</source>
        <translation>使用條件</translation>
    </message>
    <message>
        <source>What was imported</source>
        <translation>匯入的內容</translation>
    </message>
    <message>
        <source>Write a card with this text</source>
        <translation>以這段文字輸入卡片</translation>
    </message>
    <message>
        <source>Your library has no card {number}.</source>
        <translation>卡片庫中沒有卡片{number}。</translation>
    </message>
    <message>
        <source>category</source>
        <translation>類別</translation>
    </message>
    <message>
        <source>colors</source>
        <translation>顏色</translation>
    </message>
    <message>
        <source>copies in a deck</source>
        <translation>可放入張數</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>消耗值</translation>
    </message>
    <message>
        <source>digivolution</source>
        <translation>進化</translation>
    </message>
    <message>
        <source>level</source>
        <translation>等級</translation>
    </message>
    <message>
        <source>line {place}</source>
        <translation>第{place}行</translation>
    </message>
    <message>
        <source>none</source>
        <translation>無</translation>
    </message>
    <message>
        <source>not in the file</source>
        <translation>檔案中沒有記載</translation>
    </message>
    <message>
        <source>{cost} from {level}</source>
        <translation>{level}：消耗值{cost}</translation>
    </message>
    <message>
        <source>{language}: added by hand</source>
        <translation>{language}：手動新增</translation>
    </message>
    <message>
        <source>{language}: corrected by hand</source>
        <translation>{language}：手動更正</translation>
    </message>
    <message>
        <source>{language}: from {file}, {date}</source>
        <translation>{language}：來自{file}，{date}</translation>
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
        <translation>1張卡片</translation>
    </message>
    <message>
        <source>an unknown Digi-Egg</source>
        <translation>未知的數碼蛋</translation>
    </message>
    <message>
        <source>an unknown card</source>
        <translation>未知的卡片</translation>
    </message>
    <message>
        <source>an unknown card in the hand</source>
        <translation>手牌中的1張未知卡片</translation>
    </message>
    <message>
        <source>the player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>unknown card</source>
        <translation>未知卡片</translation>
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
        <translation>攻擊在主要階段檢查，格擋在格擋時間檢查</translation>
    </message>
    <message>
        <source>first rule on {unread}</source>
        <translation>裁判須先裁定：{unread}</translation>
    </message>
    <message>
        <source>it isn&apos;t one of the choices[: {about}]</source>
        <translation>不在可選項之中[：{about}]</translation>
    </message>
    <message>
        <source>the DP of {card} is {now}[, printed {printed}]</source>
        <translation>{card}的DP為{now}[，記載值{printed}]</translation>
    </message>
    <message>
        <source>the DP of {card} is {number}</source>
        <translation>{card}的DP為{number}</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>對局已結束</translation>
    </message>
    <message>
        <source>the rules allow it</source>
        <translation>規則允許</translation>
    </message>
    <message>
        <source>{card} can&apos;t attack</source>
        <translation>{card}不能攻擊</translation>
    </message>
    <message>
        <source>{card} can&apos;t be blocked</source>
        <translation>{card}不能被格擋</translation>
    </message>
    <message>
        <source>{card} can&apos;t block</source>
        <translation>{card}不能格擋</translation>
    </message>
    <message>
        <source>{card} has no DP</source>
        <translation>{card}不持有DP</translation>
    </message>
    <message>
        <source>{card} has no color, so its color requirements aren&apos;t checked</source>
        <translation>{card}沒有顏色，因此不檢查其顏色條件</translation>
    </message>
    <message>
        <source>{card} isn&apos;t attacking</source>
        <translation>{card}沒有在攻擊</translation>
    </message>
    <message>
        <source>{card} may attack</source>
        <translation>{card}可以攻擊</translation>
    </message>
    <message>
        <source>{card} may be blocked</source>
        <translation>{card}可以被格擋</translation>
    </message>
    <message>
        <source>{card} may block</source>
        <translation>{card}可以格擋</translation>
    </message>
    <message>
        <source>{card} was played this turn</source>
        <translation>{card}是本回合登場的</translation>
    </message>
    <message>
        <source>{card} wasn&apos;t played this turn</source>
        <translation>{card}不是本回合登場的</translation>
    </message>
    <message>
        <source>{seat} must decide something else first[: {question}]</source>
        <translation>須先由{seat}決定其他事項[：{question}]</translation>
    </message>
    <message>
        <source>{seat}&apos;s memory is {now}</source>
        <translation>{seat}的記憶體為{now}</translation>
    </message>
    <message>
        <source>{seat}&apos;s memory is {number}</source>
        <translation>{seat}的記憶體為{number}</translation>
    </message>
    <message>
        <source>{what}</source>
        <translation>{what}</translation>
    </message>
    <message>
        <source>{why}; first rule on {unread}</source>
        <translation>{why}；裁判須先裁定：{unread}</translation>
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
        <translation>清空輸入欄</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>
Doubtful (--doubts FILE writes them with both texts, --settle FILE settles them)</source>
        <translation>
存疑（--doubts 檔案：連同兩邊文字寫出；--settle 檔案：據此確定）</translation>
    </message>
    <message>
        <source>
Only renumbered: {numbers}</source>
        <translation>
僅改編號：{numbers}</translation>
    </message>
    <message>
        <source>
clauses ({how}): {clauses}</source>
        <translation>
條款（{how}）：{clauses}</translation>
    </message>
    <message>
        <source>
until {replaced} it said [{language}]:
{question}</source>
        <translation>
到{replaced}為止的內容[{language}]：
{question}</translation>
    </message>
    <message>
        <source>
{title}: {number} (--texts prints them)</source>
        <translation>
{title}：{number}（--texts可輸出）</translation>
    </message>
    <message>
        <source>    (nearly the same: {like})</source>
        <translation>    （內容幾乎相同：{like}）</translation>
    </message>
    <message>
        <source>    and {more} more (--json lists them)</source>
        <translation>    另有{more}項（--json可全部列出）</translation>
    </message>
    <message>
        <source>    because  {edition}: {fact} [{clauses}]</source>
        <translation>    因為  {edition}：{fact} [{clauses}]</translation>
    </message>
    <message>
        <source>    deleted</source>
        <translation>    已刪除</translation>
    </message>
    <message>
        <source>    in the end {difference}</source>
        <translation>    最終{difference}</translation>
    </message>
    <message>
        <source>    its scene doesn&apos;t apply {unapplied}</source>
        <translation>    其場景未適用{unapplied}</translation>
    </message>
    <message>
        <source>    line {line}: {wrong}</source>
        <translation>    第{line}行：{wrong}</translation>
    </message>
    <message>
        <source>    not possible under {edition}: line {line}: {step}: {why}</source>
        <translation>    {edition}：第{line}行無法執行：{step}：{why}</translation>
    </message>
    <message>
        <source>    not understood: {text}{ruled}</source>
        <translation>    未理解：{text}{ruled}</translation>
    </message>
    <message>
        <source>    possible reading: {words}</source>
        <translation>    可解讀為：{words}</translation>
    </message>
    <message>
        <source>    read as taught: {text}</source>
        <translation>    依登記內容解讀：{text}</translation>
    </message>
    <message>
        <source>    the boards are the same in the end</source>
        <translation>    最終盤面相同</translation>
    </message>
    <message>
        <source>    {clauses}; played in the scene {scene}</source>
        <translation>    {clauses}；示範見場景{scene}</translation>
    </message>
    <message>
        <source>  (text not available)</source>
        <translation>  （尚無文字）</translation>
    </message>
    <message>
        <source>  CONFLICT</source>
        <translation>  衝突</translation>
    </message>
    <message>
        <source>  IMPORTED</source>
        <translation>  已匯入</translation>
    </message>
    <message>
        <source>  The text of {edition} isn&apos;t available; this is what the program knows about it.</source>
        <translation>  沒有{edition}的文字；已知的內容如下。</translation>
    </message>
    <message>
        <source>  and {more:,} more doubtful lines (--doubts FILE writes all of them)</source>
        <translation>  另有{more:,}行存疑（--doubts 檔案可全部寫出）</translation>
    </message>
    <message>
        <source>  and {more} more (--texts prints them all)</source>
        <translation>  另有{more}項（--texts可全部輸出）</translation>
    </message>
    <message>
        <source>  and {stale:,} more stale references</source>
        <translation>  另有{stale:,}處過時的引用</translation>
    </message>
    <message>
        <source>  as taught: {summary}</source>
        <translation>  登記內容：{summary}</translation>
    </message>
    <message>
        <source>  banned and restricted cards: as of {day}, by lists up to {newest}</source>
        <translation>  禁止、限制卡片：截至{day}，依據的最新清單為{newest}</translation>
    </message>
    <message>
        <source>  banned and restricted cards: not checked, you have imported no list</source>
        <translation>  禁止、限制卡片：未檢查，尚未匯入任何清單</translation>
    </message>
    <message>
        <source>  cards: {cards}</source>
        <translation>  卡片：{cards}</translation>
    </message>
    <message>
        <source>  corrected: {slip} ({count})</source>
        <translation>  已修正：{slip}（{count}處）</translation>
    </message>
    <message>
        <source>  defined by: {clauses}</source>
        <translation>  定義條款：{clauses}</translation>
    </message>
    <message>
        <source>  deleted, left over from a program that was killed: {name}</source>
        <translation>  已刪除（程式中斷時寫了一半）：{name}</translation>
    </message>
    <message>
        <source>  different for: {different}</source>
        <translation>  不同之處：{different}</translation>
    </message>
    <message>
        <source>  doubtful facts: {doubtful}</source>
        <translation>  存疑的資料：{doubtful}項</translation>
    </message>
    <message>
        <source>  doubtful, page {page}, line {line}: {why}</source>
        <translation>  存疑，第{page}頁第{line}行：{why}</translation>
    </message>
    <message>
        <source>  engine: {part}</source>
        <translation>  引擎：{part}</translation>
    </message>
    <message>
        <source>  fields not imported: {fields}</source>
        <translation>  未匯入的欄位：{fields}</translation>
    </message>
    <message>
        <source>  from {file} (pages: {pages:,}) on {imported}</source>
        <translation>  來自{file}（{pages:,}頁），{imported}</translation>
    </message>
    <message>
        <source>  in other sources: {passages}</source>
        <translation>  其他來源：{passages}</translation>
    </message>
    <message>
        <source>  left out: {weight:,} characters, {reason}</source>
        <translation>  略去：{weight:,}個字元，{reason}</translation>
    </message>
    <message>
        <source>  no clause</source>
        <translation>  無條款</translation>
    </message>
    <message>
        <source>  not understood ({why}): {span}</source>
        <translation>  未理解（{why}）：{span}</translation>
    </message>
    <message>
        <source>  only repeats {clause}: {words}</source>
        <translation>  僅重述{clause}：{words}</translation>
    </message>
    <message>
        <source>  printed back: {printed}</source>
        <translation>  重新寫出：{printed}</translation>
    </message>
    <message>
        <source>  recognized as: {shape}</source>
        <translation>  辨識為：{shape}</translation>
    </message>
    <message>
        <source>  residue: {weight:,} characters, {reason}</source>
        <translation>  剩餘：{weight:,}個字元，{reason}</translation>
    </message>
    <message>
        <source>  revision {id}, {at} by {by}:</source>
        <translation>  修訂{id}，{at}，{by}：</translation>
    </message>
    <message>
        <source>  scenes: none yet</source>
        <translation>  場景：尚無</translation>
    </message>
    <message>
        <source>  scenes: {keys}</source>
        <translation>  場景：{keys}</translation>
    </message>
    <message>
        <source>  set aside: {name}</source>
        <translation>  已另行存放：{name}</translation>
    </message>
    <message>
        <source>  stale: {where} refers to {printed}{titled}; that is {meant}</source>
        <translation>  過時：{where}引用{printed}{titled}；現為{meant}</translation>
    </message>
    <message>
        <source>  such files lack: {lacks}</source>
        <translation>  此類檔案中沒有：{lacks}</translation>
    </message>
    <message>
        <source>  taught differently, left out: {theirs}; yours: {yours}</source>
        <translation>  登記內容不同，已略去：{theirs}；自己的：{yours}</translation>
    </message>
    <message>
        <source>  the previous data is saved as {name}</source>
        <translation>  之前的內容儲存為{name}</translation>
    </message>
    <message>
        <source>  update history: {traced} of {named} numbers are clauses today</source>
        <translation>  更新履歷：{named}個編號中有{traced}個是現在的條款</translation>
    </message>
    <message>
        <source>  {chapters:,} chapters, {clauses:,} clauses, {passages:,} passages, {characters:,} characters</source>
        <translation>  {chapters:,}章，{clauses:,}條條款，{passages:,}個段落，{characters:,}個字元</translation>
    </message>
    <message>
        <source>  {clause} was changed by edition {edition} ({date}), after this answer</source>
        <translation>  {clause}在此問答之後由版本{edition}（{date}）更改</translation>
    </message>
    <message>
        <source>  {counts}; {doubtful} doubtful</source>
        <translation>  {counts}；存疑{doubtful}</translation>
    </message>
    <message>
        <source>  {faults}, {explained} explained</source>
        <translation>  {faults}，已說明{explained}</translation>
    </message>
    <message>
        <source>  {number} of {edition}: {standing}</source>
        <translation>  {edition}的{number}：{standing}</translation>
    </message>
    <message>
        <source>  {number} of {edition}: {standing}, now {there}</source>
        <translation>  {edition}的{number}：{standing}，現為{there}</translation>
    </message>
    <message>
        <source>  {passages:,} passages, {characters:,} characters</source>
        <translation>  {passages:,}個段落，{characters:,}個字元</translation>
    </message>
    <message>
        <source>  {readings} readings, {clauses} clauses, {rulings} rulings, {scenarios} scenarios</source>
        <translation>  {readings}種解讀，{clauses}條條款，{rulings}則問答，{scenarios}個場景</translation>
    </message>
    <message>
        <source>  {readings} readings, {clauses} clauses, {rulings} rulings; scenarios not checked: there is no folder of them</source>
        <translation>  {readings}種解讀，{clauses}條條款，{rulings}則問答；未檢查場景：沒有場景資料夾</translation>
    </message>
    <message>
        <source>  {rendered:,} of {clauses:,} clauses, {headings} headings, {signs:,} numbers, references, keywords, timings and areas compared</source>
        <translation>  {clauses:,}條條款中的{rendered:,}條，{headings}個標題；比對了{signs:,}個數字、引用、關鍵字、時間點和區域</translation>
    </message>
    <message>
        <source>  {summary}
    printed: {means}</source>
        <translation>  {summary}
    還原文字：{means}</translation>
    </message>
    <message>
        <source> (control)</source>
        <translation> （對照）</translation>
    </message>
    <message>
        <source> (doubtful)</source>
        <translation> （存疑）</translation>
    </message>
    <message>
        <source> (its clauses have changed)</source>
        <translation> （其條款已更改）</translation>
    </message>
    <message>
        <source> (ruled: {ruled})</source>
        <translation> （裁定為：{ruled}）</translation>
    </message>
    <message>
        <source> (rules {rules}, not in force)</source>
        <translation> （規則{rules}，非現行版本）</translation>
    </message>
    <message>
        <source> (settles a conflict)</source>
        <translation> （解決衝突）</translation>
    </message>
    <message>
        <source> (you are asked when it may trigger)</source>
        <translation> （可能觸發時會詢問）</translation>
    </message>
    <message>
        <source> because of {event}</source>
        <translation> 起因：{event}</translation>
    </message>
    <message>
        <source> reading: {ids}</source>
        <translation> 解讀：{ids}</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>（無名稱）</translation>
    </message>
    <message>
        <source>(showing cards for {corrected}; none has {question!r})</source>
        <translation>（顯示{corrected}的卡片；沒有「{question}」）</translation>
    </message>
    <message>
        <source>({count} in other languages: {languages}; --all-languages shows them)</source>
        <translation>（其他語言{count}項：{languages}；--all-languages可顯示）</translation>
    </message>
    <message>
        <source>--json goes after a command, or with --version</source>
        <translation>--json置於指令之後，或與--version同用</translation>
    </message>
    <message>
        <source>; newest backup of {date}</source>
        <translation>；最新的備份：{date}</translation>
    </message>
    <message>
        <source>; read-only</source>
        <translation>；只能讀取</translation>
    </message>
    <message>
        <source>A ruling in JSON has id, at (when it was last changed), by, deleted, conflict, and {ruling}.</source>
        <translation>裁定的JSON含id、at（最後更改時間）、by、deleted、conflict，以及{ruling}。</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>An edition that the program doesn&apos;t know is played as the newest one it knows. Lists the facts of the newest known edition, starting with those whose clauses have changed. Answer with --still or --dropped whether each still holds: its clauses are then no longer marked as changed. --forget undoes an answer.</source>
        <translation>程式不認識的版本，依它認識的最新版本處理。本指令列出後者的規則要點，條款已更改的在前。請用--still或--dropped指明各項是否仍然適用，之後這些條款不再標為已更改。--forget復原指定。</translation>
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
        <translation>衝突：有兩種不同的更改；可用`bring-back`或`edit --settle`解決</translation>
    </message>
    <message>
        <source>Cards:</source>
        <translation>卡片：</translation>
    </message>
    <message>
        <source>Change a ruling: what you enter replaces the old text, which stays in the history. A ruling in conflict is refused unless --settle says that this settles it.</source>
        <translation>更改裁定：輸入的內容取代原文，原文留在歷史中。有衝突的裁定會被拒絕，除非用--settle表明以此解決衝突。</translation>
    </message>
    <message>
        <source>Check a deck list against the construction rules (1-4-1) and the (Rule) texts of its cards, which must be in the card library. Each line has a card and its number of copies: 4 TS1-010; TS1-010 x4; 4x Name (TS1-010); 4 Name TS1-010. A JSON array names a number once for each copy. The Digi-Egg deck may have a heading of its own. Exit status 1 when the deck isn&apos;t legal.</source>
        <translation>依構築規則（1-4-1）和卡片的〈規則〉文字檢查卡組表，卡片須在卡片庫中。每行寫一張卡和張數：4 TS1-010；TS1-010 x4；4x Name (TS1-010)；4 Name TS1-010。JSON陣列中每張寫一次編號。數碼蛋卡組可另加標題。卡組不可使用時，結束代碼為1。</translation>
    </message>
    <message>
        <source>Check deck lists.</source>
        <translation>檢查卡組表。</translation>
    </message>
    <message>
        <source>Check the data folder, list its backups, and restore one.</source>
        <translation>檢查資料目錄，列出其備份，並還原備份。</translation>
    </message>
    <message>
        <source>Cite {number} (edition {edition}). The text shown is that of {older}, where it was {was}.</source>
        <translation>引用編號：{number}（{edition}版）。顯示的是{older}版的文字，其中編號為{was}。</translation>
    </message>
    <message>
        <source>Cite {number} (edition {edition}). The text shown is that of {older}.</source>
        <translation>引用編號：{number}（{edition}版）。顯示的是{older}版的文字。</translation>
    </message>
    <message>
        <source>Compare another judge&apos;s file with your data: what is new, newer, the same, in conflict, deleted here for good, or refused and why. Nothing is imported without --take, and nothing of yours is lost: a ruling in conflict keeps both texts; a scene or table whose name is in use gets another one. Only a phrase that was taught differently replaces yours. Exit status 1 when something in the file is still not in your data.</source>
        <translation>將其他裁判的檔案與自己的資料比較：哪些是新的、較新的、相同的、有衝突的、已在此永久刪除的，或被拒絕及其原因。不用--take就不會匯入任何內容，自己的內容也不會遺失：有衝突的裁定兩份文字都保留；名稱已被佔用的場景或牌桌會改用其他名稱。只有登記內容不同的措辭會取代自己的。之後檔案中仍有內容不在此處時，結束代碼為1。</translation>
    </message>
    <message>
        <source>Compare two editions of the Comprehensive Rules: first what plays differently and what was added, in our own words, with the clauses of both and the command that plays a scene under both; then how many other clauses differ. --texts prints their texts, with [-removed words-] and {{+added words+}}; they are always printed when nothing else is known about an edition. If its text isn&apos;t available, prints what is known about it. Write doubtful matches to a file with --doubts, edit the file, and settle them for good with --settle.</source>
        <translation>比較綜合規則的兩個版本：先用我們的表述列出處理有變和新增的內容，附上兩版的條款，以及依兩版執行場景的指令，再列出其他不同條款的數量。--texts輸出條款文字，並標出[-刪去的詞-]和{{+新增的詞+}}；若對某版本別無所知，則總是輸出文字。沒有該版本的文字時，輸出已知的內容。存疑的對應可用--doubts寫入檔案，修改後用--settle最終確定。</translation>
    </message>
    <message>
        <source>Compared with {edition} ({date}): {all:,} references, {entries:,} to check</source>
        <translation>與{edition}（{date}）比較：{all:,}處引用，需檢查{entries:,}處</translation>
    </message>
    <message>
        <source>Count the effects and cards in a file that pass every gate: read completely, one reading only, the same meaning when printed and read again, playable by the engine. Lists the gaps, those that would unlock the most cards first.</source>
        <translation>統計檔案中通過所有關卡的效果和卡片：完整讀出、只有一種讀法、還原後再讀含義相同、引擎能夠執行。列出缺口，補上後能理解最多卡片的在前。</translation>
    </message>
    <message>
        <source>DAMAGED ({wrong})</source>
        <translation>已損壞（{wrong}）</translation>
    </message>
    <message>
        <source>Delete a ruling. It stays in its history and can be restored; with --for-good its history goes too, and no other judge&apos;s file brings it back.</source>
        <translation>刪除裁定。裁定留在歷史中，可以還原；用--for-good則連同歷史一併刪除，其他裁判的檔案也不會把它帶回來。</translation>
    </message>
    <message>
        <source>Edition {edition} is played as edition {duel}.</source>
        <translation>版本{edition}依{duel}處理。</translation>
    </message>
    <message>
        <source>Exchange changes with the team&apos;s notebook once; the window does so by itself. Exit status 1 when something from the server was refused, 2 when the server can&apos;t be used.</source>
        <translation>與團隊的裁定簿同步一次；視窗會自動進行。伺服器的內容有被拒絕的時結束代碼為1，伺服器無法使用時為2。</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Fetch the files at the addresses you saved, all or those named, and import what has changed; nothing is fetched without this command. --add saves an address under a name, --remove deletes it, --list prints all. --try shows what would change and saves nothing. --take-back undoes the last import of a file. --off forbids fetching, as at an event, until --on.</source>
        <translation>下載已儲存網址（全部或指定）的檔案，並匯入有變更的內容；不用此指令就不會下載任何內容。--add以某個名稱儲存網址，--remove刪除網址，--list列出全部。--try只顯示會有哪些變更，不儲存。--take-back復原檔案的上次匯入。--off禁止下載（例如在賽事中），直到使用--on。</translation>
    </message>
    <message>
        <source>Filters among the words: card:TS1-010, clause:16-5, is:official, is:ruling, is:given or another status, is:head-judge or another authority, since:2026 or since:2026-03-28, until:2025, lang:ja, event:WORD, tag:WORD; put a value with spaces in double quotes.</source>
        <translation>詞語間的篩選：card:TS1-010、clause:16-5、is:official、is:ruling、is:given或其他狀態、is:head-judge或其他裁定級別、since:2026或since:2026-03-28、until:2025、lang:ja、event:詞、tag:詞；帶空格的值置於雙引號中。</translation>
    </message>
    <message>
        <source>Find cards by number (TS1-010, also without the dash), name in any language, keyword, trait or text. Filters among the words: color:red, level:6, level:4-6, cost:&lt;=5, dp:&gt;=6000, trait:Dragon, keyword:blocker, type:tamer, understood:no. Plain words work too for level, cost, DP, color and what is understood: red level 6 blocker not understood. Whether a card is understood is known once it has been read.</source>
        <translation>依編號（TS1-010，可省略連字元）、任何語言的名稱、關鍵字、特徵或文字尋找卡片。詞語間的篩選：color:red、level:6、level:4-6、cost:&lt;=5、dp:&gt;=6000、trait:Dragon、keyword:blocker、type:tamer、understood:no；等級、消耗值、DP、顏色和是否已理解也可用詞語表示：red level 6 blocker not understood。只有讀過的卡片才知道是否已理解。</translation>
    </message>
    <message>
        <source>Find clauses and passages. A number such as 16-5 finds the clause and what is below it, 16-5. only the clause; a term in any language finds its definition.</source>
        <translation>尋找條款和段落。16-5這樣的編號會找到該條款及其下級，16-5.只找該條款；任何語言的術語會找到其定義。</translation>
    </message>
    <message>
        <source>Find official answers, and the rulings of your notebook except deleted ones. {filters} Exit status 1 when nothing is found.</source>
        <translation>尋找官方問答和裁定簿中未刪除的裁定。{filters}未找到時結束代碼為1。</translation>
    </message>
    <message>
        <source>Follow every legal line of play from a position: all choices of both players, of one, or only the order in which pending effects are activated. Prints how many different boards result, what distinguishes them, and the shortest line to each with its clauses. Positions that the rules treat as the same are followed once. Says where a shuffle, an unknown card, or a text that is not understood decides. Exit status 1 when not every line was followed, or something other than the rules decides.</source>
        <translation>從某個局面起追蹤所有符合規則的打法：雙方玩家或其中一方的全部選擇，或僅等待發揮的效果的發揮順序。輸出會出現多少種不同的盤面、區別何在，以及到達每種盤面的最短打法及其條款。依規則相同的局面只追蹤一次。結果取決於洗牌、未知卡片或未理解的文字時會指出。未能追蹤全部打法，或由規則以外的因素決定時，結束代碼為1。</translation>
    </message>
    <message>
        <source>If an address fails, the others are still updated; the exit status is 2.</source>
        <translation>某個網址失敗時，其他網址仍會更新；結束代碼為2。</translation>
    </message>
    <message>
        <source>Import a rulebook: an edition of the Comprehensive Rules, or any other with headings; a PDF, a UTF-8 text (form feeds separate its pages) or Markdown. You can leave out what its cover says. Proves that each character of the file is in a passage or in a named list of residue, and that every clause number occurs once and in order; lists what is uncertain with its page. Replaces an edition that is already imported. Exit status 1 when something is out of order, 2 when the file can&apos;t be read.</source>
        <translation>匯入規則書：綜合規則的某一版本，或任何有標題的規則書；可為PDF、UTF-8文字（以換頁符分頁）或Markdown。封面上已有的資訊無需指定。會證明檔案的每個字元都在某個段落或列明名目的剩餘內容中，且每個條款編號依順序出現一次；不確定之處連同頁碼列出。已匯入的版本會被取代。有不符之處時結束代碼為1，檔案無法讀取時為2。</translation>
    </message>
    <message>
        <source>Import cards from JSON files in a known fan format, or with the fields {entry}. Importing again updates them; corrections by hand stay. Entries that aren&apos;t cards are reported on stderr and left out; the exit status is then 1.</source>
        <translation>匯入JSON檔案中的卡片：已知的愛好者格式，或含{entry}等欄位。再次匯入會更新卡片，手動更正會保留。不是卡片的項目會輸出到stderr並略去，此時結束代碼為1。</translation>
    </message>
    <message>
        <source>Import errata from JSON files: with number, before, after, since, source, or a list of changes (before, after); or in a known fan format. From that date on, a card is found, read and played as corrected, and its page shows the old text. Corrections by hand stay. Exit status 1 when an entry was bad.</source>
        <translation>匯入JSON檔案中的勘誤：含number、before、after、since、source，或changes清單（before、after）；也可為已知的愛好者格式。自生效日期起，依更正後的內容尋找、解讀和使用卡片，其頁面顯示舊文字。手動更正會保留。有項目出錯時，結束代碼為1。</translation>
    </message>
    <message>
        <source>Import lists of banned and restricted cards: JSON with number and status (banned, restricted, unrestricted, pair) or limit, since, partner, region; a known fan format; or one line per card, TS1-010 banned 2026-08-01. Bad entries are reported on stderr and left out; the exit status is then 1.</source>
        <translation>匯入禁止、限制卡片清單：JSON，含number和status（banned、restricted、unrestricted、pair）或limit，以及since、partner、region；已知的愛好者格式；或每張卡片一行，如TS1-010 banned 2026-08-01。有誤的項目會輸出到stderr並略去，此時結束代碼為1。</translation>
    </message>
    <message>
        <source>Import official questions and answers from JSON files in a known fan format, or with the fields {fields} (also id, lang, card_or_topic). Importing again updates them; earlier texts of an answer stay. Entries that aren&apos;t answers are reported on stderr and left out; the exit status is then 1.</source>
        <translation>匯入JSON檔案中的官方問答：已知的愛好者格式，或含{fields}等欄位（還可有id、lang、card_or_topic）。再次匯入會更新問答，問答以前的文字會保留。不是問答的項目會輸出到stderr並略去，此時結束代碼為1。</translation>
    </message>
    <message>
        <source>Import phrase files: wordings with the same meaning as wordings the program understands. Each phrase is checked; one that fails is refused, with the reason. Texts understood without it are read as before. Phrases you haven&apos;t taught are imported; where you taught something else, yours stays unless you give --replace. Exit status 1 when a phrase was refused or left out.</source>
        <translation>匯入措辭檔案：與已理解的措辭含義相同的寫法。每條措辭都須通過措辭庫的檢查，否則會被拒絕並說明原因；沒有它也能理解的內容保持不變。尚未登記的措辭會匯入；登記內容不同的，除非用--replace，否則保留自己的。有措辭被拒絕或略去時，結束代碼為1。</translation>
    </message>
    <message>
        <source>Import {edition}: judgeapp corpus import FILE</source>
        <translation>匯入{edition}版：judgeapp corpus import FILE</translation>
    </message>
    <message>
        <source>Indexing the questions with proven answers ...</source>
        <translation>正在為附有已驗證解答的問題建立索引……</translation>
    </message>
    <message>
        <source>JSON: a list of id, by, at, state (asked, hidden or kept).</source>
        <translation>JSON：清單，含id、by、at、state（asked、hidden或kept）。</translation>
    </message>
    <message>
        <source>JSON: a list of phrases, each with language, wording, same, by, date, note, means (in today&apos;s words; empty if it is refused) and reason (why it is refused).</source>
        <translation>JSON：措辭清單，各含language、wording、same、by、date、note、means（以目前的用語表示；被拒絕時為空）和reason（被拒絕的原因）。</translation>
    </message>
    <message>
        <source>JSON: a list of rulings.</source>
        <translation>JSON：裁定清單。</translation>
    </message>
    <message>
        <source>JSON: a list with file, control (whether it is the control of that file), edition (of the Comprehensive Rules, under which it was played), passed, failure (line, what), events (number, what, clauses, cause, facts, names: what the cards of the facts were called then, by id, told: the sentence, readings: the ids of our readings of its clauses, which `judgeapp show` explains), clauses, choices, unread: the texts that are not understood (card, text, perhaps: the judge is asked where it may trigger, ruled), taught: the effects read as a judge taught them (card, taught), refusals: why something was refused where the file does not say by which clauses (line, what), changed: what to check, because an imported edition changed clauses that it rests on. With --compare-editions: a list with file, editions, parted (line, step, then: of each edition seat, kind and options of what is asked, refused: why the step can&apos;t be taken, clauses; null if the results are the same), facts (fact, certainty, before, clauses_before, now, clauses), left_out (edition, line, told, why: steps that can&apos;t be taken after that), boards (what differs in the end).</source>
        <translation>JSON：清單，含file、control（是否為該檔案的對照）、edition（所依的綜合規則版本）、passed、failure（line、what）、events（number、what、clauses、cause、facts，names：facts中的卡片當時的名稱，按id，told：語句，readings：我們對其條款的解讀的ID，可用`judgeapp show`檢視）、clauses、choices，unread：未理解的文字（card、text，perhaps：可能觸發時詢問裁判，ruled），taught：依裁判登記解讀的效果（card、taught），refusals：檔案未寫明依據哪些條款的拒絕及其原因（line、what），changed：因匯入的版本更改了所依條款而需檢查的內容。帶--compare-editions：清單，含file、editions、parted（line、step，then：各版本所詢問的seat、kind和options，refused：步驟不可執行的原因，clauses；結果相同時為null）、facts（fact、certainty、before、clauses_before、now、clauses）、left_out（edition、line、told、why：此後不可執行的步驟）、boards（最終不同之處）。</translation>
    </message>
    <message>
        <source>JSON: a list with key, title, clauses, keywords, own, text (the scenario file).</source>
        <translation>JSON：清單，含key、title、clauses、keywords、own、text（場景檔案）。</translation>
    </message>
    <message>
        <source>JSON: a list with key, title, edition, date, language, kind, settled (how many lines), provenance.</source>
        <translation>JSON：清單，含key、title、edition、date、language、kind、settled（行數）、provenance。</translation>
    </message>
    <message>
        <source>JSON: a list with name, what, file, made, count (bookmarks, records of cards, revisions of rulings, phrases, nodes of the table), sound, wrong (empty when sound).</source>
        <translation>JSON：清單，含name、what、file、made、count（書籤、卡片紀錄、裁定修訂、措辭、牌桌節點的數量）、sound、wrong（完好時為空）。</translation>
    </message>
    <message>
        <source>JSON: a list with revision, parents, at, by, device, deleted, changed (fields, against what it came after), and ruling: what it was (null if it was deleted).</source>
        <translation>JSON：清單，含revision、parents、at、by、device、deleted、changed（與前一修訂不同的欄）和ruling：當時的內容（已刪除時為null）。</translation>
    </message>
    <message>
        <source>JSON: a list with ruling (its id), question, failure (empty if nothing has changed), unapplied (clauses of the ruling that its scene does not apply).</source>
        <translation>JSON：清單，含ruling（其ID）、question、failure（沒有變化時為空）、unapplied（其場景未適用的裁定條款）。</translation>
    </message>
    <message>
        <source>JSON: a list with, for each file, file and cards (name, number).</source>
        <translation>JSON：清單，每個檔案含file和cards（name、number）。</translation>
    </message>
    <message>
        <source>JSON: a list with, for each file, file, by_line, new, updated, unchanged, bad, troubles (place, number, reason), doubtful, doubts (place, number, reason), languages, left_out, shape, lacks, mended. A place is a line number, or in an array the number of the entry.</source>
        <translation>JSON：清單，每個檔案含file、by_line、new、updated、unchanged、bad、troubles（place、number、reason）、doubtful、doubts（place、number、reason）、languages、left_out、shape、lacks、mended。位置是行，在陣列中則是第幾項。</translation>
    </message>
    <message>
        <source>JSON: a list with, for each file, file, taken, same, different (own, other), refused (phrase, why, reason), each a phrase with language, wording, same, by, date, note; taken with means (the same in today&apos;s words) and cards (number, name, where, before, after, text, says: what is read there now).</source>
        <translation>JSON：清單，每個檔案含file、taken、same、different（own、other）、refused（phrase、why、reason），措辭各含language、wording、same、by、date、note；taken另含means（以目前的用語表示）和cards（number、name、where、before、after、text，says：現在的讀法）。</translation>
    </message>
    <message>
        <source>JSON: answer, open (what the answer leaves open), outcomes (number, facts: what distinguishes it, ways: how many lead to it, null when they are endless, certain, chance, unread, by_hand, way: the shortest, a list with seat, kind, option, told, clauses, alone), claims (claim, answer: always, never, sometimes or open, for, against: numbers of outcomes, 0 when there is none), positions, folded: lines that reached a position already followed, ways, whole, stopped. With --account: accounts (who, answer: as-told, otherwise, never, open or unread, told, deed: the illegal action with its step, written, why and clauses, numbers: claims about numbers that are wrong, open, way), positions, stopped.</source>
        <translation>JSON：answer、open（答案未定之處）、outcomes（number，facts：區別之處，ways：通往它的打法數，無盡時為null，certain、chance、unread、by_hand，way：最短打法，含seat、kind、option、told、clauses、alone的清單）、claims（claim，answer：always、never、sometimes或open，for、against：結果的編號，沒有時為0）、positions，folded：再次到達其中某個局面的打法數，ways、whole、stopped。使用--account時：accounts（who，answer：as-told、otherwise、never、open或unread，told，deed：不符合規則的步驟的step、written、why和clauses，numbers：關於數值所說而不屬實的內容，open，way）、positions、stopped。</translation>
    </message>
    <message>
        <source>JSON: cards and eggs (how many); deck and digi_eggs (number, name, count); faults (kind, what, lines, cards, near, clauses).</source>
        <translation>JSON：cards和eggs（張數）；deck和digi_eggs（number、name、count）；faults（kind、what、lines、cards、near、clauses）。</translation>
    </message>
    <message>
        <source>JSON: edition, duel (the edition under which it is played), facts, each with fact, now (in our words), clauses, in_edition (numbers there), changed (whether they say something else), plays (null if nothing was said).</source>
        <translation>JSON：edition、duel（據以進行的版本）、facts，各含fact、now（我們的表述）、clauses、in_edition（該版本中的編號）、changed（條款內容是否已變）、plays（未作說明時為null）。</translation>
    </message>
    <message>
        <source>JSON: file, and how many rulings are in it.</source>
        <translation>JSON：file，以及其中的裁定數。</translation>
    </message>
    <message>
        <source>JSON: file, and how many rulings, phrases, scenes, tables are in it.</source>
        <translation>JSON：file，以及其中rulings、phrases、scenes、tables的數量。</translation>
    </message>
    <message>
        <source>JSON: file, and items: a list with kind (ruling, phrase, scene, table), key, title, state (new, newer, same, conflict, gone, refused), own and theirs (both texts of a conflict), wrong (why it is refused), taken.</source>
        <translation>JSON：file和items：清單，含kind（ruling、phrase、scene、table）、key、title、state（new、newer、same、conflict、gone、refused）、own和theirs（衝突的兩邊文字）、wrong（被拒絕的原因）、taken。</translation>
    </message>
    <message>
        <source>JSON: file, language, cards, cards_vanilla, cards_understood, effects, understood, partly, lines, lines_understood, faults (spans by gate), gaps (shape, cards, unlocks, example, number), bad (entries that aren&apos;t cards); with --against, agreement (compared, same, different); with --taught, taught (the effects that are understood only so). Texts that this program has already read with this phrase book aren&apos;t read again; --fresh reads all.</source>
        <translation>JSON：file、language、cards、cards_vanilla、cards_understood、effects、understood、partly、lines、lines_understood、faults（各關卡的片段數）、gaps（shape、cards、unlocks、example、number）、bad（不是卡片的條目）；帶--against有agreement（compared、same、different）；帶--taught有taught（僅因此得到理解的效果）。此程式和措辭庫已讀過的不再重讀；--fresh則全部重讀。</translation>
    </message>
    <message>
        <source>JSON: folder, writable, swept (leftovers of killed programs that were deleted), set_aside (damaged files that are kept), and kept: a list with what, file, state (none, sound, mended, damaged, newer), count, read_only, trouble and mend (empty when sound), copies (file, made).</source>
        <translation>JSON：folder、writable、swept（已刪除的中斷程式殘留）、set_aside（保留的損壞檔案）和kept：清單，含what、file、state（none、sound、mended、damaged、newer）、count、read_only、trouble和mend（完好時為空）、copies（file、made）。</translation>
    </message>
    <message>
        <source>JSON: id, for_good.</source>
        <translation>JSON：id、for_good。</translation>
    </message>
    <message>
        <source>JSON: judges (logins), added (login, password: empty if there was such a login), removed.</source>
        <translation>JSON：judges（帳號）、added（login，password：已有此帳號時為空）、removed。</translation>
    </message>
    <message>
        <source>JSON: key, title, edition, date, language, kind (clauses, headings), replaced; provenance (file, sha256, size, pages, imported, program); counts as in `corpus check`; residue (characters by reason); doubts (kind, line, page, text, done, number, hint); stale references (passage, printed, title, correct); faults (kind, where, detail).</source>
        <translation>JSON：key、title、edition、date、language、kind（clauses、headings）、replaced；provenance（file、sha256、size、pages、imported、program）；counts同`corpus check`；residue（依原因的字元數）；doubts（kind、line、page、text、done、number、hint）；stale，過時的引用（passage、printed、title、correct）；faults（kind、where、detail）。</translation>
    </message>
    <message>
        <source>JSON: key, title, edition, language, left (keys of those that are still there).</source>
        <translation>JSON：key、title、edition、language、left（仍在的各鍵）。</translation>
    </message>
    <message>
        <source>JSON: left (the address; empty if there was no team).</source>
        <translation>JSON：left（位址；沒有團隊時為空）。</translation>
    </message>
    <message>
        <source>JSON: made (the versions that the upgrade created; empty if it was current), version.</source>
        <translation>JSON：made（升級所建立的版本；已是最新時為空）、version。</translation>
    </message>
    <message>
        <source>JSON: name, file (the restored backup), count, aside (the previous data; empty if there was none).</source>
        <translation>JSON：name、file（所還原的備份）、count、aside（之前的資料；沒有時為空）。</translation>
    </message>
    <message>
        <source>JSON: null without a team, else {team}, reached, protected (whether the server proves its identity), version (of the team&apos;s notebook; 0 if it doesn&apos;t exist yet), to_send and to_take (changes; null if unknown), conflicts (ids of rulings), wrong, mend, judges (who have a login), digest (of what both have: the same for everyone in sync), password_until (empty: no expiry).</source>
        <translation>JSON：沒有團隊時為null，否則為{team}、reached、protected（伺服器是否證明自己的身分）、version（團隊裁定簿的版本；尚未建立時為0）、to_send和to_take（更改數；未知時為null）、conflicts（裁定的ID）、wrong、mend、judges（有帳號者）、digest（雙方共有內容的摘要：已同步者均相同）、password_until（為空：無期限）。</translation>
    </message>
    <message>
        <source>JSON: number, and restored: a list with language, and imported (true: as imported again; false: removed).</source>
        <translation>JSON：number，以及restored：清單，含language和imported（true：還原為重新匯入的內容；false：已移除）。</translation>
    </message>
    <message>
        <source>JSON: numbers of the answer, clauses that decide it now.</source>
        <translation>JSON：問答的numbers、現在決定它的clauses。</translation>
    </message>
    <message>
        <source>JSON: numbers, cards, date, texts (language, question, answer, date, source), clauses, confirmed (whether the judge has), editions (of the rules at which they were confirmed), changed_since (clause, edition, date), former (number, language, question, answer, date, taken, replaced).</source>
        <translation>JSON：numbers、cards、date、texts（language、question、answer、date、source）、clauses、confirmed（裁判是否已確認）、editions（確認時的規則版本）、changed_since（clause、edition、date）、former（number、language、question、answer、date、taken、replaced）。</translation>
    </message>
    <message>
        <source>JSON: ok; sources, each with source, counts, residue, named, traced, faults; readings with readings, clauses, rulings, scenarios (null when there is no folder of them), faults; rendering with rendered, clauses, headings, signs, explained, faults. A fault has kind, where, detail.</source>
        <translation>JSON：ok；sources，各含source、counts、residue、named、traced、faults；readings，含readings、clauses、rulings、scenarios（沒有其資料夾時為null）、faults；rendering，含rendered、clauses、headings、signs、explained、faults。錯誤含kind、where、detail。</translation>
    </message>
    <message>
        <source>JSON: old, new (key, edition, date, language); news (kind, certainty, before, clauses_before, now, clauses, scene); other_hand; rewordings (old, new, times); counts by fate; renumbered (old, last, new, new_last); doubtful (how many); lines, each with fate, old, new (numbers), sure, doubts, settled, reworded, and, unless nothing differs, texts (old, new: lists of texts) and changed (old, new: lists of [start, end]; null without two texts in the same language). If the text isn&apos;t available: old, new and news.</source>
        <translation>JSON：old、new（key、edition、date、language）；news（kind、certainty、before、clauses_before、now、clauses、scene）；other_hand；rewordings（old、new、times）；counts（按fate）；renumbered（old、last、new、new_last）；doubtful（數量）；lines，各含fate、old、new（編號）、sure、doubts、settled、reworded，內容不同的另含texts（old、new：文字清單）和changed（old、new：[start, end]的清單；沒有同一語言的兩邊文字時為null）。沒有文字時：old、new和news。</translation>
    </message>
    <message>
        <source>JSON: passages, each with id, number, heading, kind, language, source, path (from the outermost), blocks (kind, text, links, readings), notes, changes, referred_by (ids), readings (what we decided where the text leaves something open: id, clauses, question, answer, because, otherwise, rules, manual, each by language, scenarios, passages, rulings with id and point, settled: the later editions that no longer leave it open), rendering (null, or our English text: language, heading, blocks), differences (id, clauses, passages, kind, says by language); became: today&apos;s numbers when there is nothing of that name; elsewhere, what a number is in the other available editions: number, edition, other, numbers, fate, doubtful; concepts, only when a name was given: id, group, names, readings, aliases, definition, clauses, passages, differences, engine (keyword, timing, action, applied, definitions, outside), scenes (key, title).</source>
        <translation>JSON：passages，各含id、number、heading、kind、language、source、path（從最外層起）、blocks（kind、text、links、readings）、notes、changes、referred_by（ID）、readings（文字未定之處我們的決定：id、clauses、question、answer、because、otherwise、rules、manual，各依語言，scenarios、passages、rulings含id和point，settled：不再未定的後來版本）、rendering（null，或我們的英文文字：language、heading、blocks）、differences（id、clauses、passages、kind、says依語言）；became：沒有此名稱的項目時，其現在的編號；elsewhere，編號在此處其他版本中的情況：number、edition、other、numbers、fate、doubtful；concepts，僅在給出名稱時：id、group、names、readings、aliases、definition、clauses、passages、differences、engine（keyword、timing、action、applied、definitions、outside）、scenes（key、title）。</translation>
    </message>
    <message>
        <source>JSON: question; answer (null, or the question with a proven answer that was asked: id; question and answer by language; clauses; scene); perhaps (related questions or, without an answer, those that may have been meant, the closest first); notices (kind, term, instead, editions, was); edition (the one that leads); folded (how many passages in other languages were left out) and folded_in (which); hits, each with the passage as in `show --json`, and snippet, snippet_language, marks (start and end in the snippet, in code points), why (kind, term, found).</source>
        <translation>JSON：question；answer（null，或所問的附有已驗證解答的問題：id；question和answer依語言；clauses；scene）；perhaps（與其相近的問題，沒有解答時為可能想問的，最可能的在前）；notices（kind、term、instead、editions、was）；edition（作為依據的版本）；folded（略去的其他語言段落數）和folded_in（哪些語言）；hits，各含與`show --json`相同的段落，以及snippet、snippet_language、marks（摘錄中的起止，以碼位計）、why（kind、term、found）。</translation>
    </message>
    <message>
        <source>JSON: question; corrected (the name that the hits are for, or nothing); unread (how many more may be found once they are read); hits, each with number, names (by language), category, colors, level, dp, play_cost, evo_costs, traits, copies, why, language, snippet, marks (start and end in the snippet, in code points).</source>
        <translation>JSON：question；corrected（命中所屬的名稱，或空）；unread（讀出後可能再找到的數量）；hits，各含number、names（依語言）、category、colors、level、dp、play_cost、evo_costs、traits、copies、why、language、snippet、marks（摘錄中的起止，以碼位計）。</translation>
    </message>
    <message>
        <source>JSON: question; hits, each with kind (official, ruling), id (as `rulings show` or `notebook show` takes it), status (of a ruling), authority, numbers, cards, date, texts (language, question, answer), clauses (those that are known to decide it), why, language, snippet, marks (start and end in the snippet, in code points), like (the numbers of those that say nearly the same).</source>
        <translation>JSON：question；hits，各含kind（official、ruling）、id（供`rulings show`或`notebook show`使用）、status（裁定的）、authority、numbers、cards、date、texts（language、question、answer）、clauses（已知決定它的）、why、language、snippet、marks（摘錄中的起止，以碼位計）、like（內容幾乎相同者的編號）。</translation>
    </message>
    <message>
        <source>JSON: questions, each with id, ask, answer, clauses, scene, apart; faults (null without --check), each with id and what.</source>
        <translation>JSON：questions，各含id、ask、answer、clauses、scene、apart；faults（沒有--check時為null），各含id和what。</translation>
    </message>
    <message>
        <source>JSON: sent, taken (changes), deleted (rulings that others deleted for good, hidden here: id, by, at), asked (likewise, those waiting for your decision), unsent (changes that were sent, but that the server doesn&apos;t have), held (changes of judges who have a login, which only they can send), refused (one sentence each), conflicts (ids of rulings).</source>
        <translation>JSON：sent、taken（更改數）、deleted（他人永久刪除、在此隱藏的裁定：id、by、at）、asked（同上，待自己決定的）、unsent（已傳送而伺服器上沒有的更改數）、held（有帳號的其他裁判的更改數，只有其本人能傳送）、refused（各一句）、conflicts（裁定的ID）。</translation>
    </message>
    <message>
        <source>JSON: table (edition, since, here), on, in_force, own (whether you changed the table), may_be_newer.</source>
        <translation>JSON：table（edition、since、here）、on、in_force、own（是否自行更改過表）、may_be_newer。</translation>
    </message>
    <message>
        <source>JSON: target (key, edition, date, language); references (how many); followed (how many say the same); review, each with kind, id, told, edition, number, standing, numbers (in the target), said, says (texts).</source>
        <translation>JSON：target（key、edition、date、language）；references（數量）；followed（內容相同的數量）；review，各含kind、id、told、edition、number、standing、numbers（目標中的）、said、says（文字）。</translation>
    </message>
    <message>
        <source>JSON: texts, each with number, where, language, text, state, parts (start, end, text, state, effect, printed, passed_over: words that only repeat the rules, with their clause; clauses: part and clauses; left: start, end, why, ways: each possible reading; corrections: start, end, printed, read, why, for each misprint; taught: the phrases it is read by, each with language, wording, same, by, date, note), and lines (number, language, kind, text, understood, why, means, printed, clauses, corrections).</source>
        <translation>JSON：texts，各含number、where、language、text、state、parts（start、end、text、state、effect、printed，passed_over：words和clause，僅重述規則之處；clauses：part和clauses；left：start、end、why、ways：各種讀法；corrections：start、end、printed、read、why，印刷有誤之處；taught：其中依登記解讀的，各含language、wording、same、by、date、note），以及lines（number、language、kind、text、understood、why、means、printed、clauses、corrections）。</translation>
    </message>
    <message>
        <source>JSON: the ruling, with replaces (ids of the rulings that it overturned or superseded) and heads: revision, at, by, deleted and changed (what differs from the ruling above); more than one if it was changed in two ways.</source>
        <translation>JSON：裁定，另有replaces（由它推翻或取代的裁定的ID）和heads：revision、at、by、deleted和changed（與上面所示不同之處）；有兩種不同的更改時多於一個。</translation>
    </message>
    <message>
        <source>JSON: the ruling.</source>
        <translation>JSON：裁定。</translation>
    </message>
    <message>
        <source>JSON: {team}, key_store (whether that has the password), reached, wrong (why not), judges (those of --judge: login, password; that is empty if there was such a login).</source>
        <translation>JSON：{team}、key_store（金鑰庫是否有密碼）、reached、wrong（原因）、judges（--judge所指定的：login，password；已有此帳號時為空）。</translation>
    </message>
    <message>
        <source>Join a team: save its server and your login, and try them. The server must prove by TLS that it is the one you named. Exit status 1 when they are saved, but the server can&apos;t be reached or used now.</source>
        <translation>加入團隊：儲存伺服器和自己的帳號，並試連。伺服器須以TLS證明自己就是所指定的伺服器。已儲存但現在無法連線或使用伺服器時，結束代碼為1。</translation>
    </message>
    <message>
        <source>Leave the team: forget its server, and remove the password from the key store. All rulings stay, on this machine and on the server.</source>
        <translation>退出團隊：不再記住伺服器，並從金鑰庫中刪除密碼。這部電腦和伺服器上的裁定全部保留。</translation>
    </message>
    <message>
        <source>Left: {team}</source>
        <translation>已退出：{team}</translation>
    </message>
    <message>
        <source>List every change of a ruling, the newest first: when, who, and what was changed.</source>
        <translation>列出裁定的每次更改，最新的在前：時間、更改者和更改內容。</translation>
    </message>
    <message>
        <source>List rulings that other judges deleted for good. None is deleted here without you: up to a handful that nobody else wrote in are hidden; you decide about the others. `judgeapp notebook delete ID --for-good` agrees to one.</source>
        <translation>列出其他裁判永久刪除的裁定。這裡不會自動刪除：無他人寫過的會隱藏（至多幾條），其餘由自己決定。`judgeapp notebook delete ID --for-good`表示同意刪除其中一條。</translation>
    </message>
    <message>
        <source>List the backups of each kind of data, the newest first: their date, how much is in them, and whether they are sound.</source>
        <translation>依內容列出備份，最新的在前：日期、內容數量和是否完好。</translation>
    </message>
    <message>
        <source>List the imported rulebooks, the newest first.</source>
        <translation>列出匯入的規則書，最新的在前。</translation>
    </message>
    <message>
        <source>List the judges who have a login to the team&apos;s server. The judge who made the team&apos;s notebook adds logins, and removes those of judges who leave.</source>
        <translation>列出有團隊伺服器帳號的裁判。建立團隊裁定簿的人為裁判開設帳號，並停用離開者的帳號。</translation>
    </message>
    <message>
        <source>List the questions that the program can answer, each with its answer and the clauses that decide it. --check plays the scene of every answer: it must come out as the answer says, and apply its clauses. Exit status 1 when no question is found or an answer is not proved.</source>
        <translation>列出程式有解答的問題、其解答以及決定它的條款。--check會執行每個解答的場景：結果必須與解答相符，並適用其條款。未找到，或有解答未得到證明時，結束代碼為1。</translation>
    </message>
    <message>
        <source>List the rulings that contain all of the words, most recently changed first. Exit status 1 when there are none.</source>
        <translation>列出含有全部詞語的裁定，最近更改的在前。沒有時結束代碼為1。</translation>
    </message>
    <message>
        <source>List the scenes that show how a rule is played, built-in ones and those in the folder `scenes` of the data folder. Exit status 1 when no scene is found.</source>
        <translation>列出示範規則的現成場景，包括程式內建的和資料目錄中`scenes`資料夾裡的。未找到時結束代碼為1。</translation>
    </message>
    <message>
        <source>List when each edition comes into force, and which one is in force today or on --on DATE. --add EDITION DATE adds a row, --take-out EDITION removes one; --as-printed restores the dates that the editions print.</source>
        <translation>輸出各版本的生效日期，以及今天或--on 日期 當天的現行版本。--add 版本 日期 新增一行，--take-out 版本 移除一行；--as-printed還原各版本所印的日期。</translation>
    </message>
    <message>
        <source>List which of your data (bookmarks, rulings, confirmed answers, the table, your scenes) cites a clause that was edited, merged or split, is gone, or is uncertain in the newest imported edition of the rules. With --all, also lists what comes with the program: readings, questions, scenes, differences, concepts. Exit status 1 when there is something to check.</source>
        <translation>列出自己的內容（書籤、裁定、已確認的問答、牌桌、場景）中，所引用條款在已匯入的最新規則版本裡已修改、合併、拆分、刪除或無法確定的。--all還包括程式內建的內容：解讀、問題、場景、差異、概念。有需要檢查的內容時，結束代碼為1。</translation>
    </message>
    <message>
        <source>MISS</source>
        <translation>未中</translation>
    </message>
    <message>
        <source>Markdown; - reads it from stdin</source>
        <translation>Markdown；-表示從stdin讀取</translation>
    </message>
    <message>
        <source>Measure speed on this machine and print medians and percentiles.</source>
        <translation>測量本機的速度，並輸出中位數和百分位數。</translation>
    </message>
    <message>
        <source>Merged, split or gone</source>
        <translation>合併、拆分或刪除</translation>
    </message>
    <message>
        <source>NO REASON</source>
        <translation>無原因</translation>
    </message>
    <message>
        <source>NOT PROTECTED: others can read and change what you send</source>
        <translation>未受保護：他人可以讀取和更改所傳送的內容</translation>
    </message>
    <message>
        <source>New clauses</source>
        <translation>新條款</translation>
    </message>
    <message>
        <source>No backups yet.</source>
        <translation>還沒有備份。</translation>
    </message>
    <message>
        <source>No team: nothing leaves this computer.</source>
        <translation>沒有團隊：沒有任何內容離開本機。</translation>
    </message>
    <message>
        <source>Official answer {id}: {point}</source>
        <translation>官方問答{id}：{point}</translation>
    </message>
    <message>
        <source>Official answers:</source>
        <translation>官方問答：</translation>
    </message>
    <message>
        <source>Official answers: import files of them, and find what was answered and ruled before.</source>
        <translation>官方問答：匯入其檔案，並尋找以往的問答和裁定。</translation>
    </message>
    <message>
        <source>On {date} {edition} is in force.</source>
        <translation>{date}的現行版本是{edition}。</translation>
    </message>
    <message>
        <source>Other clauses with a different meaning</source>
        <translation>其他內容有變的條款</translation>
    </message>
    <message>
        <source>Parse every source and prove that each of its characters is in a passage or in a named list of residue. Check that our readings of clauses are complete and name clauses, passages and scenarios that exist. Prints what was counted; fails on a difference.</source>
        <translation>解析每個來源，證明其每個字元都在某個段落或列明名目的剩餘內容中。檢查我們對條款的解讀是否完整，以及所列條款、段落和場景是否存在。輸出統計；有差異時失敗。</translation>
    </message>
    <message>
        <source>Password of {user} at {address}: </source>
        <translation>{user}在{address}的密碼： </translation>
    </message>
    <message>
        <source>Perhaps you mean:</source>
        <translation>可能要問的是：</translation>
    </message>
    <message>
        <source>Play scenario files (.yaml): take their steps, check their expectations, and print what happened with the clauses that were applied. Play replays (.json) again and name the first choice that leads to something else. Exit status 1 when one fails, when a card&apos;s text is not understood and the scenario does not say what was ruled on it, or when a file can&apos;t be read; the other files are still played.</source>
        <translation>執行場景檔案（.yaml）：依步驟進行，檢查預期，輸出發生的事件及所適用的條款。重演重播（.json），指出首個導致不同結果的選擇。有檔案失敗、有卡片文字未理解而場景未寫明如何裁定，或檔案無法讀取時，結束代碼為1；其他檔案仍會執行。</translation>
    </message>
    <message>
        <source>Play the scenarios of a folder and list for each leaf clause of the Comprehensive Rules: enforced (by which scenarios), definition (which concept), outside (why), or open; and which of its examples are played. Only scenarios that pass count.</source>
        <translation>執行資料夾中的場景，並列出綜合規則每條末級條款的情況：enforced（由哪些場景）、definition（哪個概念）、outside（原因）或open；以及其中哪些例子已執行。只計通過的場景。</translation>
    </message>
    <message>
        <source>Played by: {scenarios}</source>
        <translation>可在以下場景中查看：{scenarios}</translation>
    </message>
    <message>
        <source>Plays differently</source>
        <translation>處理有變</translation>
    </message>
    <message>
        <source>Print what you taught, as a phrase file that others can import.</source>
        <translation>將登記的內容輸出為他人可匯入的措辭檔案。</translation>
    </message>
    <message>
        <source>Question: {question}</source>
        <translation>問題：{question}</translation>
    </message>
    <message>
        <source>Read everything in the data folder and compare it with its checksums. Repairs damaged files from their readable parts and the newest backup, and keeps the damaged file beside them; where nothing can be written, it only reports. Exit status 0 when all is sound; 1 when something was damaged, repaired or not, or is from a newer version of this program; 2 when the folder can&apos;t be used.</source>
        <translation>讀取資料目錄中的全部內容，並與總和檢查碼比對。損壞之處用可讀部分和最新備份修復，損壞的檔案保留在旁邊；無法寫入時只報告。全部完好時結束代碼為0；有內容損壞（無論是否修復）或屬於本程式的更新版本時為1；目錄無法使用時為2。</translation>
    </message>
    <message>
        <source>Reading {total:,} answers ...</source>
        <translation>正在讀取{total:,}則問答……</translation>
    </message>
    <message>
        <source>Remove an imported rulebook, with its backups and everything computed from it. The original file stays.</source>
        <translation>移除匯入的規則書，連同其備份和由其產生的全部資料。原檔案保留。</translation>
    </message>
    <message>
        <source>Removed {key}.</source>
        <translation>已移除{key}。</translation>
    </message>
    <message>
        <source>Replay the scene or position that each ruling of the notebook rests on. Exit status 1 when one comes out differently, or can&apos;t be played any more.</source>
        <translation>重演裁定簿中每條裁定所依據的場景或局面。有結果不同或已無法執行的時，結束代碼為1。</translation>
    </message>
    <message>
        <source>Restore a backup. The current data is kept beside it, under a name that is printed. Close the window first. Exit status 2 when there is no such backup, it is damaged, or another program is using it; nothing is changed then.</source>
        <translation>還原備份。現有資料另存在旁邊，名稱會輸出。請先關閉視窗。沒有這樣的備份、備份已損壞或其他程式正在使用時，結束代碼為2；此時沒有任何更改。</translation>
    </message>
    <message>
        <source>Restore a ruling to a revision of its history, even a deleted one. Choosing one of the two latest revisions settles a conflict. What was there before stays in the history.</source>
        <translation>將裁定還原到歷史中的某次修訂，已刪除的也可以。選用最近兩次修訂之一，即可解決衝突。之前的內容留在歷史中。</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>規則：</translation>
    </message>
    <message>
        <source>Rulings:</source>
        <translation>裁定：</translation>
    </message>
    <message>
        <source>Save which clauses decide an official answer; without any, what was saved is removed.</source>
        <translation>儲存由哪些條款決定某則官方問答；不給出條款則移除已儲存的。</translation>
    </message>
    <message>
        <source>Set the status of a ruling: given, appealed, upheld, overturned or superseded (by another ruling of the notebook). Exit status 2 when it can&apos;t have that status.</source>
        <translation>設定裁定的狀態：given、appealed、upheld、overturned或superseded（由裁定簿中的另一條）。裁定不能處於該狀態時，結束代碼為2。</translation>
    </message>
    <message>
        <source>Show a clause with everything below it (16-5), only the clause (16-5.), a passage by its id (manual-ja:keywords.6), a clause of another edition (3.6:16-4), or a concept by its name in any language (blocker, 阻挡者). A clause is shown in our English, then as in its source.</source>
        <translation>顯示條款及其下級（16-5）、僅該條款（16-5.）、依ID的段落（manual-ja:keywords.6）、其他版本的條款（3.6:16-4），或任何語言名稱的概念（blocker、格擋）。條款先顯示我們的英文譯文，再顯示來源原文。</translation>
    </message>
    <message>
        <source>Show a ruling; if it is in conflict, with all of its texts.</source>
        <translation>顯示裁定；有衝突時顯示全部內容。</translation>
    </message>
    <message>
        <source>Show a text, how it was read (as a tree of the effect language), the same printed back in today&apos;s words, and the clauses that govern each part. Marks what is not understood, and what is read only because you taught it. Exit status 1 when something is not understood.</source>
        <translation>顯示文字、解讀結果（效果語言的樹）、用現行措辭還原的文字，以及各部分適用的條款。標出未理解的部分，以及僅依登記內容才能理解的部分。有未理解之處時，結束代碼為1。</translation>
    </message>
    <message>
        <source>Show an official answer by its number: its texts, its cards, the clauses that decide it (those that were confirmed or, failing that, those its wording suggests), which of them were changed after its date, and what it said before.</source>
        <translation>依編號顯示官方問答：文字、卡片、決定它的條款（已確認的條款；若無，則為根據問答措辭推斷的條款）、其中哪些條款在該問答日期之後有過更改，以及它以前的內容。</translation>
    </message>
    <message>
        <source>Show where the team&apos;s server is and whether the notebook is in sync with it. Changes nothing. Exit status 1 when there is no team, or the two are not in sync.</source>
        <translation>顯示團隊伺服器的位置，以及裁定簿是否已與團隊同步。不作任何更改。沒有團隊或兩者不同步時結束代碼為1。</translation>
    </message>
    <message>
        <source>TLS by its name</source>
        <translation>TLS，依伺服器名稱驗證</translation>
    </message>
    <message>
        <source>TLS is NOT required</source>
        <translation>不要求TLS</translation>
    </message>
    <message>
        <source>TLS with the chosen certificate</source>
        <translation>TLS，依所選憑證驗證</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>The Comprehensive Rules: {rules}</source>
        <translation>綜合規則：{rules}</translation>
    </message>
    <message>
        <source>The Japanese manual: {manual}{compared}</source>
        <translation>日文手冊：{manual}{compared}</translation>
    </message>
    <message>
        <source>The card library: import card files, and find cards.</source>
        <translation>卡片庫：匯入卡片檔案，尋找卡片。</translation>
    </message>
    <message>
        <source>The index is damaged; rebuilding it ...</source>
        <translation>索引已損壞；正在重建……</translation>
    </message>
    <message>
        <source>The index is out of date; rebuilding it ...</source>
        <translation>索引已過時；正在重建……</translation>
    </message>
    <message>
        <source>The judge&apos;s desk for the {game}. Without a command, it opens the window.</source>
        <translation>{game} 裁判台。不帶指令時開啟視窗。</translation>
    </message>
    <message>
        <source>The notebook of rulings. Every change is kept: who made it, when, and what was there before. Name a ruling by its id, or by the first characters of its id if they are unique.</source>
        <translation>裁定簿。每次更改都會保留：更改者、時間和之前的內容。裁定以ID或其唯一的開頭指定。</translation>
    </message>
    <message>
        <source>The other reading: {otherwise}</source>
        <translation>另一種解讀：{otherwise}</translation>
    </message>
    <message>
        <source>The password is in the system&apos;s key store and in no file. Without a key store it comes from the environment variable {variable}, from stdin with --password-stdin, or you are asked each time.</source>
        <translation>密碼只存於系統的金鑰庫，不在任何檔案中。沒有金鑰庫時，取自環境變數{variable}，或用--password-stdin取自stdin，否則每次詢問。</translation>
    </message>
    <message>
        <source>The team&apos;s notebook already has version {version}.</source>
        <translation>團隊的裁定簿已是版本{version}。</translation>
    </message>
    <message>
        <source>The team&apos;s notebook is on a PostgreSQL server that the event provides. Each judge always works on their own notebook; what one has and another lacks is exchanged: every ruling with its history, and which were deleted for good. Conflicting changes of one ruling are both kept and shown. Without a team the program opens no connection.</source>
        <translation>團隊的裁定簿位於賽事提供的PostgreSQL伺服器上。每位裁判始終使用自己的裁定簿，一方有而另一方沒有的內容會互相傳送：每條裁定及其歷史，以及哪些已永久刪除。同一裁定若有相互衝突的更改，兩者都會保留並顯示。沒有團隊時，程式不建立任何連線。</translation>
    </message>
    <message>
        <source>The team&apos;s notebook now has version {version}.</source>
        <translation>團隊的裁定簿現為版本{version}。</translation>
    </message>
    <message>
        <source>The texts are in two languages or by two writers, so different words alone mean nothing. A clause counts as different if its numbers, keywords or timings differ, or the update history names it.</source>
        <translation>兩份文字語言不同或出自不同作者，僅憑用詞不同不能說明什麼。數字、關鍵字或時間點不同，或更新履歷提到該條款時，才視為內容不同。</translation>
    </message>
    <message>
        <source>There may be a newer edition: the publisher revises the rules every few weeks.</source>
        <translation>可能有更新的版本：發行商每隔數週修訂規則。</translation>
    </message>
    <message>
        <source>This card has no text.</source>
        <translation>這張卡片上沒有文字。</translation>
    </message>
    <message>
        <source>Throughout: {words}</source>
        <translation>全文：{words}</translation>
    </message>
    <message>
        <source>Undo corrections by hand: the card is as imported again; one that was added by hand is removed. Exit status 1 when the card had no changes by hand.</source>
        <translation>復原手動更正：卡片還原為匯入時的樣子，手動新增的卡片則被移除。沒有手動更改時，結束代碼為1。</translation>
    </message>
    <message>
        <source>Updates are switched off.</source>
        <translation>更新已關閉。</translation>
    </message>
    <message>
        <source>Upgrade the team&apos;s notebook to this version of the program, even if that shuts out judges with an older one.</source>
        <translation>將團隊的裁定簿升級到本程式的版本，即使使用舊版的裁判會因此無法使用。</translation>
    </message>
    <message>
        <source>WRONG  {text}: answered with {proven}</source>
        <translation>錯誤  {text}：回答為{proven}</translation>
    </message>
    <message>
        <source>With --list: files (name, address, imported) and offline. Files that didn&apos;t change are left out.</source>
        <translation>用--list時：files（name、address、imported）和offline。沒有變更的檔案略去。</translation>
    </message>
    <message>
        <source>Worded differently, played as before</source>
        <translation>表述有變，處理照舊</translation>
    </message>
    <message>
        <source>Worded differently, with no sign of a change</source>
        <translation>措辭不同，無跡象表明內容有變</translation>
    </message>
    <message>
        <source>Write a ruling; it is a draft until it is given. Prints its id.</source>
        <translation>寫下裁定；作出之前為草稿。輸出其ID。</translation>
    </message>
    <message>
        <source>Write one ruling, or the log of an event, as a page: Markdown, or one HTML file if the name ends in .html. All rulings unless some are named, most recently changed first; without deleted ones.</source>
        <translation>將一條裁定或賽事的紀錄寫成頁面：Markdown，名稱以.html結尾時為單一HTML檔案。未指定則為全部裁定，最近更改的在前；不含已刪除的。</translation>
    </message>
    <message>
        <source>Write rulings with their history to one file of plain text that others can import; all of them unless some are named. Two files can be compared line by line.</source>
        <translation>將裁定連同歷史寫入一個他人可匯入的純文字檔案；未指定則為全部。兩個檔案可以逐行比較。</translation>
    </message>
    <message>
        <source>Write the facts of cards that scenario files give by number only ({{number: BT1-010}}) from the card library into these files, so that they play without it. Everything else in the files stays.</source>
        <translation>將場景檔案中僅以編號（{{number: BT1-010}}）給出的卡片資料從卡片庫寫入檔案，使其沒有卡片庫也能執行。檔案中的其他內容不變。</translation>
    </message>
    <message>
        <source>You have imported no edition.</source>
        <translation>沒有匯入任何版本。</translation>
    </message>
    <message>
        <source>You weren&apos;t in a team.</source>
        <translation>原本就沒有加入團隊。</translation>
    </message>
    <message>
        <source>a YAML file that maps the fields of these files to ours</source>
        <translation>說明這些檔案的欄位與我們的欄位如何對應的YAML檔案</translation>
    </message>
    <message>
        <source>a card it is about</source>
        <translation>所涉及的卡片</translation>
    </message>
    <message>
        <source>a card number from your library, or a text or special line in quotes; may be repeated</source>
        <translation>卡片庫中的卡片編號，或加引號的文字或特殊行；可重複指定</translation>
    </message>
    <message>
        <source>a clause number, a keyword effect in any language, or words of the title</source>
        <translation>條款編號、任何語言的關鍵字效果，或標題中的詞語</translation>
    </message>
    <message>
        <source>a clause number, a passage id, or a name of a concept</source>
        <translation>條款編號、段落ID，或概念名稱</translation>
    </message>
    <message>
        <source>a clause that decided: 16-5, or 3.6:16-4 from another edition</source>
        <translation>起決定作用的條款：16-5，其他版本的寫作3.6:16-4</translation>
    </message>
    <message>
        <source>a number, a name, or words</source>
        <translation>編號、名稱或詞語</translation>
    </message>
    <message>
        <source>a number, a term, or words</source>
        <translation>編號、術語或詞語</translation>
    </message>
    <message>
        <source>a player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>a question: is this always, never or sometimes true? {examples}; may be repeated</source>
        <translation>問題：總是、從不還是有時如此？{examples}；可多次給出</translation>
    </message>
    <message>
        <source>a scenario (.yaml)</source>
        <translation>場景（.yaml）</translation>
    </message>
    <message>
        <source>a scenario, a folder, or a built-in scene: scene:KEY</source>
        <translation>場景、資料夾，或現成場景：scene:KEY</translation>
    </message>
    <message>
        <source>a tag to find it by</source>
        <translation>便於尋找的標籤</translation>
    </message>
    <message>
        <source>a word ends in a number, perhaps a page number; it stays in {number}</source>
        <translation>詞末有數字，可能是頁碼；保留在{number}中</translation>
    </message>
    <message>
        <source>about that card</source>
        <translation>關於該卡片</translation>
    </message>
    <message>
        <source>action {name}</source>
        <translation>行動{name}</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>allow it again</source>
        <translation>重新允許下載</translation>
    </message>
    <message>
        <source>allow this address without TLS: others may then read and change what goes there</source>
        <translation>允許此位址的伺服器沒有TLS：他人可能讀取和更改傳往那裡的內容</translation>
    </message>
    <message>
        <source>an edition (3.6) or its key</source>
        <translation>版本（3.6）或其鍵</translation>
    </message>
    <message>
        <source>an edition (4.2) or its key</source>
        <translation>版本（4.2）或其鍵</translation>
    </message>
    <message>
        <source>an imported edition (4.3)</source>
        <translation>已匯入的版本（如4.3）</translation>
    </message>
    <message>
        <source>an invalid character follows {before!r}</source>
        <translation>「{before}」之後不是有效字元</translation>
    </message>
    <message>
        <source>an official answer that it follows</source>
        <translation>所依循的官方問答</translation>
    </message>
    <message>
        <source>answer which facts a newer edition keeps</source>
        <translation>指明較新的版本仍保留哪些規則要點</translation>
    </message>
    <message>
        <source>answers: {taken}</source>
        <translation>{taken}則問答</translation>
    </message>
    <message>
        <source>as imported</source>
        <translation>還原為匯入時的樣子</translation>
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
        <translation>位於第一條條款之前；已略去</translation>
    </message>
    <message>
        <source>below the definition of {term}</source>
        <translation>在{term}的定義之下</translation>
    </message>
    <message>
        <source>below {term}</source>
        <translation>在{term}之下</translation>
    </message>
    <message>
        <source>bookmarks</source>
        <translation>書籤</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>卡片</translation>
    </message>
    <message>
        <source>cards understood in both languages: {compared}; the trees agree for {same} ({share})</source>
        <translation>兩種語言都已理解的卡片：{compared}；剖析樹一致的：{same}（{share}）</translation>
    </message>
    <message>
        <source>cards understood: {cards_understood} of {cards} ({share}; {cards_vanilla} have no text)</source>
        <translation>已理解的卡片：{cards}張中的{cards_understood}張（{share}；{cards_vanilla}張沒有文字）</translation>
    </message>
    <message>
        <source>cards: {taken}</source>
        <translation>{taken}張卡片</translation>
    </message>
    <message>
        <source>change a ruling</source>
        <translation>更改裁定</translation>
    </message>
    <message>
        <source>changed in {edition}, check: {clauses}</source>
        <translation>在{edition}中已更改，請檢查：{clauses}</translation>
    </message>
    <message>
        <source>changes by other judges, which only they can send: {held}</source>
        <translation>其他裁判的更改，只有其本人能傳送：{held}項</translation>
    </message>
    <message>
        <source>changes sent: {sent}, received: {taken}</source>
        <translation>已傳送更改{sent}項，已接收{taken}項</translation>
    </message>
    <message>
        <source>check</source>
        <translation>檢查</translation>
    </message>
    <message>
        <source>check deck lists</source>
        <translation>檢查卡組表</translation>
    </message>
    <message>
        <source>check that all your data can be read, and repair it</source>
        <translation>檢查全部資料能否讀取，並進行修復</translation>
    </message>
    <message>
        <source>check the files of this folder instead of the program&apos;s own</source>
        <translation>檢查此資料夾的檔案，而不是程式內建的</translation>
    </message>
    <message>
        <source>check whether a deck is legal</source>
        <translation>檢查卡組是否符合規則</translation>
    </message>
    <message>
        <source>check whether a player&apos;s account is possible: a file with its steps, as in a scenario; give it twice for both accounts. The accounts determine how far lines are followed; exit status 1 when it is undecided</source>
        <translation>檢查玩家的陳述是否可能：列有其步驟的檔案，寫法同場景；可給出兩次。推演範圍由陳述決定；無法確定時，結束代碼為1</translation>
    </message>
    <message>
        <source>check your data, list and restore backups</source>
        <translation>檢查資料，列出和還原備份</translation>
    </message>
    <message>
        <source>clauses (the Comprehensive Rules) or headings (any other); by default detected from the text</source>
        <translation>clauses（綜合規則）或headings（其他）；未指定則由文字判斷</translation>
    </message>
    <message>
        <source>clauses applied: {count}</source>
        <translation>適用{count}條條款</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>commit {commit}</source>
        <translation>提交{commit}</translation>
    </message>
    <message>
        <source>compare another judge&apos;s file, and import what you choose</source>
        <translation>比較其他裁判的檔案，匯入所選內容</translation>
    </message>
    <message>
        <source>compare the notebook with the team&apos;s</source>
        <translation>比較裁定簿與團隊的裁定簿</translation>
    </message>
    <message>
        <source>compare two editions of the rules</source>
        <translation>比較兩個規則版本</translation>
    </message>
    <message>
        <source>compare with this edition</source>
        <translation>與此版本比較</translation>
    </message>
    <message>
        <source>comparing its clauses with those of the other editions ...</source>
        <translation>正在與其他版本的條款比較……</translation>
    </message>
    <message>
        <source>confirm which clauses decide an answer</source>
        <translation>確認由哪些條款決定某則問答</translation>
    </message>
    <message>
        <source>confirmed with edition {editions}</source>
        <translation>依版本{editions}確認</translation>
    </message>
    <message>
        <source>count how many are understood with the phrases of a phrase file</source>
        <translation>統計使用該措辭檔案的措辭時能理解的文字</translation>
    </message>
    <message>
        <source>count how many cards of a file are understood</source>
        <translation>統計卡片檔案中已理解的內容</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>已損壞</translation>
    </message>
    <message>
        <source>decides: {term}</source>
        <translation>據此解答：{term}</translation>
    </message>
    <message>
        <source>default {port}</source>
        <translation>預設{port}</translation>
    </message>
    <message>
        <source>defines {term}</source>
        <translation>定義{term}</translation>
    </message>
    <message>
        <source>delete a ruling</source>
        <translation>刪除裁定</translation>
    </message>
    <message>
        <source>delete it and its history; to confirm, type its 8-character id</source>
        <translation>連同歷史刪除；須輸入其8位ID以確認</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>已刪除</translation>
    </message>
    <message>
        <source>deleted for good by another judge, still shown here: {ruling}</source>
        <translation>已被其他裁判永久刪除，在此仍顯示：{ruling}</translation>
    </message>
    <message>
        <source>deleted for good, hidden here: {ruling}</source>
        <translation>已永久刪除，在此隱藏：{ruling}</translation>
    </message>
    <message>
        <source>deleted rulings instead</source>
        <translation>改為列出已刪除的</translation>
    </message>
    <message>
        <source>digest of what both have: {digest}; the same for everyone in sync</source>
        <translation>雙方共有內容的摘要：{digest}；已同步者均相同</translation>
    </message>
    <message>
        <source>each filter has matches, but nothing matches all of them: {named}</source>
        <translation>每個篩選條件單獨都有符合的內容，合在一起則沒有：{named}</translation>
    </message>
    <message>
        <source>editions of rulebooks</source>
        <translation>規則書的版本</translation>
    </message>
    <message>
        <source>effects understood only with {file}: {count}</source>
        <translation>只有使用{file}才能理解的效果：{count}</translation>
    </message>
    <message>
        <source>effects understood: {understood} of {effects} ({share}); partly: {partly}</source>
        <translation>已理解的效果：{effects}個中的{understood}個（{share}）；部分理解：{partly}</translation>
    </message>
    <message>
        <source>en, ja, zh-Hans, zh-Hant or de</source>
        <translation>en、ja、zh-Hans、zh-Hant或de</translation>
    </message>
    <message>
        <source>endless lines</source>
        <translation>有無窮多種打法</translation>
    </message>
    <message>
        <source>entries: {taken}</source>
        <translation>{taken}個條目</translation>
    </message>
    <message>
        <source>entry {place}</source>
        <translation>第{place}項</translation>
    </message>
    <message>
        <source>errata: {taken}</source>
        <translation>{taken}條勘誤</translation>
    </message>
    <message>
        <source>examples: {played} of {count} played</source>
        <translation>例子：{count}個中已執行{played}個</translation>
    </message>
    <message>
        <source>exchange changes with the team once</source>
        <translation>與團隊同步一次</translation>
    </message>
    <message>
        <source>exit status: 0 done; 1 nothing found or check failed; 2 wrong input; 70 program error</source>
        <translation>結束代碼：0 完成；1 未找到或檢查未通過；2 輸入有誤；70 程式錯誤</translation>
    </message>
    <message>
        <source>explore after the first N steps of the file; after all of them by default</source>
        <translation>執行檔案的前N步，從那裡開始追蹤；未指定則執行全部</translation>
    </message>
    <message>
        <source>export rulings with their history</source>
        <translation>匯出裁定及其歷史</translation>
    </message>
    <message>
        <source>false in {number}</source>
        <translation>有{number}種不成立</translation>
    </message>
    <message>
        <source>faults: {count}</source>
        <translation>{count}個錯誤</translation>
    </message>
    <message>
        <source>fetch files again from addresses that you gave</source>
        <translation>從所給網址重新下載檔案</translation>
    </message>
    <message>
        <source>find</source>
        <translation>尋找</translation>
    </message>
    <message>
        <source>find answers and rulings by words, a whole question, card or number</source>
        <translation>依詞語、完整的問題、卡片或編號尋找問答和裁定</translation>
    </message>
    <message>
        <source>find cards by number, name in any language, keyword or text</source>
        <translation>依編號、任何語言的名稱、關鍵字或文字尋找卡片</translation>
    </message>
    <message>
        <source>find rules, cards, rulings and answers by words or a question</source>
        <translation>依詞語或問題尋找規則、卡片、裁定和問答</translation>
    </message>
    <message>
        <source>first read all cards that haven&apos;t been read: minutes for thousands</source>
        <translation>先讀取所有尚未讀取的卡片：數千張需數分鐘</translation>
    </message>
    <message>
        <source>follow every legal line of play from a position</source>
        <translation>從某個局面起追蹤所有符合規則的打法</translation>
    </message>
    <message>
        <source>for the owner of the server: create the team&apos;s notebook, or upgrade it to this version, and give this judge a login of the same name; may be repeated. Its password is shown once</source>
        <translation>供伺服器管理員使用：建立團隊裁定簿，或將其升級到此版本，並為該裁判開設同名帳號；可重複使用。密碼只顯示一次</translation>
    </message>
    <message>
        <source>forbid fetching</source>
        <translation>禁止下載</translation>
    </message>
    <message>
        <source>forget a taught wording</source>
        <translation>刪除對某措辭登記的內容</translation>
    </message>
    <message>
        <source>forget an address; what was imported stays</source>
        <translation>移除網址；已匯入的內容保留</translation>
    </message>
    <message>
        <source>found</source>
        <translation>已找到</translation>
    </message>
    <message>
        <source>from a newer version of this program</source>
        <translation>屬於本程式的更新版本</translation>
    </message>
    <message>
        <source>from the start of the process to a window that takes typing</source>
        <translation>從程式啟動到視窗可以輸入</translation>
    </message>
    <message>
        <source>gaps, each with the cards it would unlock, the cards that have it, and its wording:</source>
        <translation>缺口：可使多少卡片得到理解、出現在多少卡片上、內容：</translation>
    </message>
    <message>
        <source>give a judge a login</source>
        <translation>為裁判開設帳號</translation>
    </message>
    <message>
        <source>has a character that the file doesn&apos;t identify</source>
        <translation>含有檔案未標明的字元</translation>
    </message>
    <message>
        <source>has the keyword</source>
        <translation>具有該關鍵字</translation>
    </message>
    <message>
        <source>has what you asked for</source>
        <translation>含有所問內容</translation>
    </message>
    <message>
        <source>has {match}</source>
        <translation>含有「{match}」</translation>
    </message>
    <message>
        <source>has {match} ({term})</source>
        <translation>含有「{match}」（{term}）</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>已隱藏</translation>
    </message>
    <message>
        <source>hit </source>
        <translation>命中 </translation>
    </message>
    <message>
        <source>how far: N decisions, instead of --until</source>
        <translation>到何處：N次決定，代替--until</translation>
    </message>
    <message>
        <source>how far: until nothing is pending, the attack is over, or the turn ends</source>
        <translation>到何處：直到沒有等待發揮的效果、攻擊結束或回合結束</translation>
    </message>
    <message>
        <source>how many (default 10)</source>
        <translation>數量（預設10）</translation>
    </message>
    <message>
        <source>how many times (default 11)</source>
        <translation>次數（預設11）</translation>
    </message>
    <message>
        <source>how many to list (default 40)</source>
        <translation>列出的數量（預設40）</translation>
    </message>
    <message>
        <source>how to settle doubtful lines, as YAML or JSON</source>
        <translation>存疑行的處理，YAML或JSON</translation>
    </message>
    <message>
        <source>import</source>
        <translation>匯入</translation>
    </message>
    <message>
        <source>import an edition of the rules or another rulebook</source>
        <translation>匯入規則的某一版本或其他規則書</translation>
    </message>
    <message>
        <source>import and compare editions of the rules</source>
        <translation>匯入並比較規則版本</translation>
    </message>
    <message>
        <source>import and find official answers</source>
        <translation>匯入和尋找官方問答</translation>
    </message>
    <message>
        <source>import cards</source>
        <translation>匯入卡片</translation>
    </message>
    <message>
        <source>import errata</source>
        <translation>匯入勘誤</translation>
    </message>
    <message>
        <source>import lists of banned and restricted cards</source>
        <translation>匯入禁止、限制卡片清單</translation>
    </message>
    <message>
        <source>import official answers</source>
        <translation>匯入官方問答</translation>
    </message>
    <message>
        <source>import taught wordings</source>
        <translation>匯入登記的措辭</translation>
    </message>
    <message>
        <source>import them as corrections, which other imports don&apos;t overwrite</source>
        <translation>作為更正匯入，不會被其他匯入覆蓋</translation>
    </message>
    <message>
        <source>import, find and explain cards; teach their wordings</source>
        <translation>匯入、尋找和說明卡片；登記其措辭</translation>
    </message>
    <message>
        <source>imported lists</source>
        <translation>匯入的清單</translation>
    </message>
    <message>
        <source>in conflict, both kept: {rulings}; judgeapp notebook show ID shows them</source>
        <translation>有衝突，兩邊都保留：{rulings}；judgeapp notebook show ID可顯示</translation>
    </message>
    <message>
        <source>in force since, such as 2026-08-18</source>
        <translation>生效日期，如2026-08-18</translation>
    </message>
    <message>
        <source>in its name</source>
        <translation>在其名稱中</translation>
    </message>
    <message>
        <source>in its text</source>
        <translation>卡片文字中有</translation>
    </message>
    <message>
        <source>in sync</source>
        <translation>已同步</translation>
    </message>
    <message>
        <source>include a saved table; may be repeated</source>
        <translation>包括已儲存的牌桌；可重複指定</translation>
    </message>
    <message>
        <source>include passages in languages other than the program&apos;s, which are otherwise only counted</source>
        <translation>也包括非程式語言的段落，否則只計數</translation>
    </message>
    <message>
        <source>include the scenes in the data folder</source>
        <translation>包括資料目錄中的場景</translation>
    </message>
    <message>
        <source>include what comes with the program</source>
        <translation>也包括程式內建的</translation>
    </message>
    <message>
        <source>include what you taught</source>
        <translation>包括登記內容</translation>
    </message>
    <message>
        <source>it has been given already</source>
        <translation>登記為已經作出的裁定</translation>
    </message>
    <message>
        <source>it refers to {printed}; {correct} is meant</source>
        <translation>原文引用{printed}；實際所指為{correct}</translation>
    </message>
    <message>
        <source>its facts</source>
        <translation>其資料</translation>
    </message>
    <message>
        <source>its heading names {term}</source>
        <translation>標題為{term}</translation>
    </message>
    <message>
        <source>its name</source>
        <translation>其名稱</translation>
    </message>
    <message>
        <source>its name begins with this</source>
        <translation>其名稱以此開頭</translation>
    </message>
    <message>
        <source>its number</source>
        <translation>其編號</translation>
    </message>
    <message>
        <source>its number begins with this</source>
        <translation>其編號以此開頭</translation>
    </message>
    <message>
        <source>its number, or its key</source>
        <translation>其編號或鍵</translation>
    </message>
    <message>
        <source>its number, such as 4.2</source>
        <translation>其編號，如4.2</translation>
    </message>
    <message>
        <source>its title</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>its traits and facts</source>
        <translation>其特徵和資料</translation>
    </message>
    <message>
        <source>join a team on its server</source>
        <translation>在其伺服器上加入團隊</translation>
    </message>
    <message>
        <source>judgeapp COMMAND --help explains a command, its files and its JSON.</source>
        <translation>judgeapp 指令 --help 說明該指令、其檔案和JSON。</translation>
    </message>
    <message>
        <source>judgeapp: as of today ({day}) no edition is in force yet; using rules {edition}. Check the clock, or run `judgeapp corpus in-force`.</source>
        <translation>judgeapp：截至今日（{day}）尚無現行版本；採用規則{edition}。請檢查時鐘，或檢視`judgeapp corpus in-force`。</translation>
    </message>
    <message>
        <source>judgeapp: no card matches {question!r}.</source>
        <translation>judgeapp：未找到「{question}」的卡片。</translation>
    </message>
    <message>
        <source>judgeapp: no card matches {question!r}: {why}.</source>
        <translation>judgeapp：未找到「{question}」的卡片：{why}。</translation>
    </message>
    <message>
        <source>judgeapp: no matches for {question!r}.</source>
        <translation>judgeapp：未找到「{question}」。</translation>
    </message>
    <message>
        <source>judgeapp: no matches for {question!r}: {why}.</source>
        <translation>judgeapp：未找到「{question}」：{why}。</translation>
    </message>
    <message>
        <source>judgeapp: no question on {clause!r}</source>
        <translation>judgeapp：沒有關於「{clause}」的問題</translation>
    </message>
    <message>
        <source>judgeapp: no scene for {query!r}. Drop scenario files into {scenes_folder}.</source>
        <translation>judgeapp：沒有「{query}」的場景。請將場景檔案放入{scenes_folder}。</translation>
    </message>
    <message>
        <source>judgeapp: only the first {limit} are shown; --limit shows more.</source>
        <translation>judgeapp：只顯示前{limit}項；--limit可顯示更多。</translation>
    </message>
    <message>
        <source>judgeapp: ruling {ruling}: {failure}</source>
        <translation>judgeapp：裁定{ruling}：{failure}</translation>
    </message>
    <message>
        <source>judgeapp: you have taught nothing for {forget!r}.</source>
        <translation>judgeapp：沒有登記過「{forget}」。</translation>
    </message>
    <message>
        <source>judgeapp: {file}: and {more} more</source>
        <translation>judgeapp：{file}：另有{more}項</translation>
    </message>
    <message>
        <source>judgeapp: {name}: the scenario fails and proves nothing</source>
        <translation>judgeapp：{name}：場景未通過，不能證明任何內容</translation>
    </message>
    <message>
        <source>judgeapp: {number} cards with errata aren&apos;t in your library, such as {card}; their errata are saved for later.</source>
        <translation>judgeapp：有勘誤的卡片中有{number}張不在卡片庫中，如{card}；其勘誤已儲存，待卡片匯入後適用。</translation>
    </message>
    <message>
        <source>judgeapp: {number} has no manual changes.</source>
        <translation>judgeapp：{number}沒有手動更改。</translation>
    </message>
    <message>
        <source>judgeapp: {place}{wording!r} wasn&apos;t imported: {error}</source>
        <translation>judgeapp：{place}未匯入「{wording}」：{error}</translation>
    </message>
    <message>
        <source>judgeapp: {unread:,} more haven&apos;t been read; --read reads them first.</source>
        <translation>judgeapp：另有{unread:,}張尚未讀取；--read會先讀取它們。</translation>
    </message>
    <message>
        <source>keep one with: judgeapp team deletions --keep ID; agree with: judgeapp notebook delete ID --for-good</source>
        <translation>保留其中一條：judgeapp team deletions --keep ID；同意刪除：judgeapp notebook delete ID --for-good</translation>
    </message>
    <message>
        <source>keep one; it is shown again</source>
        <translation>保留一條；會重新顯示</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>已保留</translation>
    </message>
    <message>
        <source>keyword {name}</source>
        <translation>關鍵字{name}</translation>
    </message>
    <message>
        <source>language of the text; by default detected from its letters</source>
        <translation>文字的語言；預設依字元判斷</translation>
    </message>
    <message>
        <source>language of the texts</source>
        <translation>文字的語言</translation>
    </message>
    <message>
        <source>language of the texts, such as en; by default detected from fields and letters</source>
        <translation>文字的語言，如en；未指定則由欄位和文字判斷</translation>
    </message>
    <message>
        <source>last import undone</source>
        <translation>上次匯入已復原</translation>
    </message>
    <message>
        <source>leave the team</source>
        <translation>退出團隊</translation>
    </message>
    <message>
        <source>left out as {hint}</source>
        <translation>作為{hint}略去</translation>
    </message>
    <message>
        <source>let --record and --report overwrite an existing file</source>
        <translation>允許--record和--report覆蓋已有檔案</translation>
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
        <translation>到達已追蹤局面的打法：{folded}</translation>
    </message>
    <message>
        <source>lines with numbers that may not belong to the text: {count}</source>
        <translation>可能含有非正文數字的行：{count}</translation>
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
        <translation>列出其他裁判永久刪除的裁定</translation>
    </message>
    <message>
        <source>list rulings, most recently changed first</source>
        <translation>列出裁定，最近更改的在前</translation>
    </message>
    <message>
        <source>list the backups</source>
        <translation>列出備份</translation>
    </message>
    <message>
        <source>list the built-in scenes for a clause, keyword effect or title</source>
        <translation>依條款、關鍵字效果或標題列出現成場景</translation>
    </message>
    <message>
        <source>list the imported rulebooks</source>
        <translation>列出匯入的規則書</translation>
    </message>
    <message>
        <source>list the open clauses only</source>
        <translation>只列出open的條款（尚無依據的條款）</translation>
    </message>
    <message>
        <source>list the questions with proven answers</source>
        <translation>列出有已驗證解答的問題</translation>
    </message>
    <message>
        <source>list which clauses the engine enforces</source>
        <translation>列出引擎執行的條款</translation>
    </message>
    <message>
        <source>list which of your data cites changed clauses</source>
        <translation>列出自己引用了已更改條款的內容</translation>
    </message>
    <message>
        <source>list, add and remove judges with a login</source>
        <translation>列出、新增和移除有帳號的裁判</translation>
    </message>
    <message>
        <source>list, export or forget taught wordings</source>
        <translation>列出、匯出或刪除登記的措辭</translation>
    </message>
    <message>
        <source>login {login}, password {password}</source>
        <translation>帳號{login}，密碼{password}</translation>
    </message>
    <message>
        <source>login {login}, with its existing password</source>
        <translation>帳號{login}，密碼不變</translation>
    </message>
    <message>
        <source>look for the scenarios of the readings in this folder (default: those of the checkout)</source>
        <translation>在此尋找解讀的場景（預設：原始碼樹中的）</translation>
    </message>
    <message>
        <source>looks like a heading; {done}</source>
        <translation>排版如標題；{done}</translation>
    </message>
    <message>
        <source>matches the filters</source>
        <translation>符合篩選條件</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>測量</translation>
    </message>
    <message>
        <source>measure on a file of tab-separated query, clauses, rank and, if known, the questions that answer it (- for none); print hits, misses, the mean reciprocal rank, and how many were answered rightly and wrongly</source>
        <translation>用以製表符分隔的檔案測量：查詢、條款、排名，以及已知時回答它的問題（-表示沒有）；輸出命中、未中、平均倒數排名，以及回答正確和錯誤的數量</translation>
    </message>
    <message>
        <source>measure speed on this machine</source>
        <translation>測量本機的速度</translation>
    </message>
    <message>
        <source>measured on {processor}, {cores} cores, {memory} GB, {system}, Python {python}; commit {commit}</source>
        <translation>測量環境：{processor}，{cores} 個核心，{memory} GB，{system}，Python {python}；提交 {commit}</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>不存在</translation>
    </message>
    <message>
        <source>name or address of the server</source>
        <translation>伺服器的名稱或位址</translation>
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
        <translation>new（新的和較新的）、all（包括衝突），或裁定的ID、場景或牌桌的名稱、所列的措辭；可重複指定</translation>
    </message>
    <message>
        <source>no card is given by number</source>
        <translation>沒有僅以編號給出的卡片</translation>
    </message>
    <message>
        <source>no changes</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>no clause</source>
        <translation>無條款</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>無差異</translation>
    </message>
    <message>
        <source>no game rule covers {term}; it is in the tournament rules, which can be searched once you import them</source>
        <translation>遊戲規則沒有提到{term}；這屬於賽事規則，匯入賽事規則後也會一併尋找</translation>
    </message>
    <message>
        <source>no longer holds</source>
        <translation>不再適用</translation>
    </message>
    <message>
        <source>no matches for these words with {named}</source>
        <translation>符合{named}的內容中沒有這些詞語</translation>
    </message>
    <message>
        <source>no matches for these words, even without filters</source>
        <translation>即使不篩選，也沒有符合這些詞語的內容</translation>
    </message>
    <message>
        <source>no matches for {named}</source>
        <translation>沒有符合{named}的內容</translation>
    </message>
    <message>
        <source>no passage has all the words; left out: {term}</source>
        <translation>沒有段落含有全部詞語；略去：{term}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>無人</translation>
    </message>
    <message>
        <source>none</source>
        <translation>無</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>都不是</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>尚未判斷</translation>
    </message>
    <message>
        <source>not downloaded yet</source>
        <translation>尚未下載</translation>
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
        <translation>沒有場景演示的例子：{left}</translation>
    </message>
    <message>
        <source>not understood ({why})</source>
        <translation>未理解（{why}）</translation>
    </message>
    <message>
        <source>nothing lost</source>
        <translation>沒有遺失</translation>
    </message>
    <message>
        <source>nothing missing</source>
        <translation>沒有缺少</translation>
    </message>
    <message>
        <source>nothing saved</source>
        <translation>沒有儲存任何內容</translation>
    </message>
    <message>
        <source>nothing that exists</source>
        <translation>不存在的內容</translation>
    </message>
    <message>
        <source>of {asked} with known answers {right} answered rightly ({right_share:.1%}), {wrong} wrongly ({wrong_share:.1%}); of {offered} the right one was offered ({offered_share:.1%})</source>
        <translation>{asked}個有已知答案的問題中，答對{right}個（{right_share:.1%}），答錯{wrong}個（{wrong_share:.1%}）；{offered}個列出了正確的問題（{offered_share:.1%}）</translation>
    </message>
    <message>
        <source>official</source>
        <translation>官方</translation>
    </message>
    <message>
        <source>official answers</source>
        <translation>官方問答</translation>
    </message>
    <message>
        <source>only passages in this language, such as ja</source>
        <translation>僅限此語言的段落，如ja</translation>
    </message>
    <message>
        <source>only passages of this source, such as rules</source>
        <translation>只限此來源的段落，如rules</translation>
    </message>
    <message>
        <source>only questions that this clause or a clause below it decides</source>
        <translation>只限由此條款或其下級決定的</translation>
    </message>
    <message>
        <source>only rulings by this authority</source>
        <translation>只限此裁定級別的</translation>
    </message>
    <message>
        <source>only rulings in conflict</source>
        <translation>只限有衝突的</translation>
    </message>
    <message>
        <source>only rulings with this status</source>
        <translation>只限此狀態的</translation>
    </message>
    <message>
        <source>only show what it would do</source>
        <translation>只顯示將執行的操作，不實際執行</translation>
    </message>
    <message>
        <source>only the record in this language, such as en</source>
        <translation>只限此語言的紀錄，如en</translation>
    </message>
    <message>
        <source>only this chapter or section, such as 15-8</source>
        <translation>只限此章或此節，如15-8</translation>
    </message>
    <message>
        <source>only this kind. By default the first five cards, rulings and official answers are listed as well, unless you ask for a number, a language or a source, and JSON has them too: order (of cards, rulings, answers and rules), cards as in `cards find --json`, rulings and answers as in `rulings find --json`</source>
        <translation>只限此類。未指定時還會列出前5項卡片、裁定和官方問答，除非查的是編號，或指定了語言或來源；JSON中也包括：order（cards、rulings、answers、rules的順序），cards同`cards find --json`，rulings和answers同`rulings find --json`</translation>
    </message>
    <message>
        <source>open files in the window, as if they were dropped onto it</source>
        <translation>在視窗中開啟檔案，如同拖放到視窗上</translation>
    </message>
    <message>
        <source>our reading of it has {term}</source>
        <translation>我們對它的解讀含有{term}</translation>
    </message>
    <message>
        <source>overwrite an existing file</source>
        <translation>覆蓋已有檔案</translation>
    </message>
    <message>
        <source>passages not understood, by reason:</source>
        <translation>未理解的片段，依未通過的檢查：</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>通過</translation>
    </message>
    <message>
        <source>play scenarios and replays, with the clause for every step</source>
        <translation>執行場景和重播，每一步附上條款</translation>
    </message>
    <message>
        <source>play the scenarios under this edition of the Comprehensive Rules, even if they name another; a file that names none is played under the edition in force (see `judgeapp corpus in-force`). Events cite the clauses of their edition: those of the one in force as 16-5, others as 3.6:16-4, and in JSON as 16-5@4.2 and 16-4</source>
        <translation>依綜合規則的此版本執行場景，不論場景寫明哪個版本；未寫明的依現行版本執行（見`judgeapp corpus in-force`）。事件引用所用版本的條款：現行版本的寫作16-5，其他版本的寫作3.6:16-4，在JSON中寫作16-5@4.2和16-4</translation>
    </message>
    <message>
        <source>play the scenes that prove them</source>
        <translation>執行證明它們的場景</translation>
    </message>
    <message>
        <source>play the steps under the editions {editions} instead: where they differ, by which facts, and how the boards differ in the end</source>
        <translation>改為依{editions}各版本執行步驟：在何處分歧、由於哪些規則要點，以及最終盤面的不同之處</translation>
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
        <translation>{positions}個局面，待追蹤{waiting}個</translation>
    </message>
    <message>
        <source>print JSON for scripts</source>
        <translation>輸出供指令碼使用的JSON</translation>
    </message>
    <message>
        <source>print every event with its clauses and its cause; where an open clause decided it, the event ends with `reading:` and the id of our reading</source>
        <translation>輸出每個事件及其條款和起因；由未明確的條款決定的事件，末尾附「解讀：」和我們解讀的ID</translation>
    </message>
    <message>
        <source>print the addresses</source>
        <translation>輸出網址</translation>
    </message>
    <message>
        <source>print the texts of all clauses that differ</source>
        <translation>輸出所有有差異的條款的文字</translation>
    </message>
    <message>
        <source>print the versions of program and rules, and the commit</source>
        <translation>輸出程式版本、規則版本和提交</translation>
    </message>
    <message>
        <source>printed as {printed}, counted here as {correct}</source>
        <translation>印作{printed}；應為{correct}</translation>
    </message>
    <message>
        <source>prove that no character of the sources was lost</source>
        <translation>證明來源沒有遺失任何字元</translation>
    </message>
    <message>
        <source>questions: {questions} ({kinds}), ways of asking: {ways}, scenes: {scenes}</source>
        <translation>{questions}個問題（{kinds}），{ways}種問法，{scenes}個場景</translation>
    </message>
    <message>
        <source>reached; changes to send: {to_send}, to fetch: {to_take}</source>
        <translation>已連線；待傳送更改{to_send}項，待接收{to_take}項</translation>
    </message>
    <message>
        <source>reached; the team&apos;s notebook doesn&apos;t exist yet: judgeapp team sync creates it</source>
        <translation>已連線；團隊的裁定簿尚未建立：judgeapp team sync可建立</translation>
    </message>
    <message>
        <source>read every text again</source>
        <translation>重新讀取每個文字</translation>
    </message>
    <message>
        <source>read the password from stdin, one line</source>
        <translation>從stdin讀取密碼，一行</translation>
    </message>
    <message>
        <source>read {term}</source>
        <translation>讀作{term}</translation>
    </message>
    <message>
        <source>readings</source>
        <translation>解讀</translation>
    </message>
    <message>
        <source>referred to by: {referring}</source>
        <translation>引用此處的有：{referring}</translation>
    </message>
    <message>
        <source>refused, so nothing was imported: {line}</source>
        <translation>被拒絕，因此沒有匯入任何內容：{line}</translation>
    </message>
    <message>
        <source>refused: {wrong}</source>
        <translation>被拒絕：{wrong}</translation>
    </message>
    <message>
        <source>remove a judge&apos;s login; their rulings stay</source>
        <translation>移除裁判的帳號；其裁定保留</translation>
    </message>
    <message>
        <source>remove an imported rulebook</source>
        <translation>移除匯入的規則書</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>rendering</source>
        <translation>譯文</translation>
    </message>
    <message>
        <source>repaired</source>
        <translation>已修復</translation>
    </message>
    <message>
        <source>replace your wordings where theirs mean something else</source>
        <translation>登記的含義不同時，用對方的措辭取代自己的</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>已替換</translation>
    </message>
    <message>
        <source>replaces: {one}</source>
        <translation>取代：{one}</translation>
    </message>
    <message>
        <source>replay what your rulings rest on</source>
        <translation>重演裁定所依據的內容</translation>
    </message>
    <message>
        <source>restore a backup</source>
        <translation>還原備份</translation>
    </message>
    <message>
        <source>restore an earlier text of a ruling</source>
        <translation>將裁定還原為以前的內容</translation>
    </message>
    <message>
        <source>restrictions: {taken}</source>
        <translation>{taken}條限制</translation>
    </message>
    <message>
        <source>ruling that is being written</source>
        <translation>正在寫的裁定</translation>
    </message>
    <message>
        <source>rulings</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>rulings and backups</source>
        <translation>裁定與備份</translation>
    </message>
    <message>
        <source>rulings that rest on a scene or a position: {count}, with a different result: {failed}</source>
        <translation>{count}條裁定依據場景或局面，{failed}條結果不同</translation>
    </message>
    <message>
        <source>rulings: {rulings}, phrases: {phrases}, scenes: {scenes}, tables: {tables}</source>
        <translation>{rulings}條裁定，{phrases}條措辭，{scenes}個場景，{tables}個牌桌</translation>
    </message>
    <message>
        <source>save an https:// address</source>
        <translation>儲存https://網址</translation>
    </message>
    <message>
        <source>save nothing</source>
        <translation>不儲存任何內容</translation>
    </message>
    <message>
        <source>scenarios with a different result under {edition}, proving nothing: {count}</source>
        <translation>依{edition}結果不同、不能作為依據的場景：{count}</translation>
    </message>
    <message>
        <source>set the status of a ruling</source>
        <translation>設定裁定的狀態</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>settle doubtful lines as this file says</source>
        <translation>依此檔案確定存疑的行</translation>
    </message>
    <message>
        <source>share the notebook on a team&apos;s server</source>
        <translation>在團隊的伺服器上共用裁定簿</translation>
    </message>
    <message>
        <source>show a clause, a passage or a term with all that belongs to it</source>
        <translation>顯示條款、段落或術語及其全部相關內容</translation>
    </message>
    <message>
        <source>show a ruling</source>
        <translation>顯示裁定</translation>
    </message>
    <message>
        <source>show an answer, what it said before, and the clauses it is about</source>
        <translation>顯示問答、其以前的內容和所涉條款</translation>
    </message>
    <message>
        <source>show names and texts in this language, such as ja</source>
        <translation>以此語言顯示名稱和文字，如ja</translation>
    </message>
    <message>
        <source>show texts in this language where they exist, such as ja</source>
        <translation>有此語言的文字時優先顯示，如ja</translation>
    </message>
    <message>
        <source>show what is understood of a card or a text</source>
        <translation>顯示對卡片或文字的理解</translation>
    </message>
    <message>
        <source>show what would be imported, save nothing</source>
        <translation>只顯示將匯入的內容，不儲存</translation>
    </message>
    <message>
        <source>show which edition of the rules is in force on a date</source>
        <translation>顯示某日現行的規則版本</translation>
    </message>
    <message>
        <source>showing results for {instead} ({term} isn&apos;t known)</source>
        <translation>顯示{instead}的結果（不認識{term}）</translation>
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
        <translation>仍然適用</translation>
    </message>
    <message>
        <source>stop after this many positions ({usual})</source>
        <translation>局面超過此數時停止（{usual}）</translation>
    </message>
    <message>
        <source>stop after this many seconds ({usual})</source>
        <translation>超過此秒數時停止（{usual}）</translation>
    </message>
    <message>
        <source>subjects</source>
        <translation>主題</translation>
    </message>
    <message>
        <source>such as 16-5, or 3.6:16-4 from another edition</source>
        <translation>如16-5；其他版本則為3.6:16-4</translation>
    </message>
    <message>
        <source>such as 2026-08-18</source>
        <translation>如2026-08-18</translation>
    </message>
    <message>
        <source>suggested by its wording</source>
        <translation>依文字推測</translation>
    </message>
    <message>
        <source>table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>taught phrases</source>
        <translation>已登記的措辭</translation>
    </message>
    <message>
        <source>team</source>
        <translation>團隊</translation>
    </message>
    <message>
        <source>text of {edition}</source>
        <translation>{edition}的文字</translation>
    </message>
    <message>
        <source>text of {edition}: {number}</source>
        <translation>{edition}的文字：{number}</translation>
    </message>
    <message>
        <source>the beginning</source>
        <translation>開頭</translation>
    </message>
    <message>
        <source>the card number, such as TS1-010</source>
        <translation>卡片編號，如TS1-010</translation>
    </message>
    <message>
        <source>the certificate that issued the server&apos;s; by default those of the system</source>
        <translation>簽發伺服器憑證的憑證；未指定則用系統的</translation>
    </message>
    <message>
        <source>the deck list; - for stdin</source>
        <translation>卡組表；-表示stdin</translation>
    </message>
    <message>
        <source>the edition under which they are played and whose clauses are listed (default: the one in force). Scenarios that name another edition prove nothing about it</source>
        <translation>執行場景和列出條款所用的版本（預設：現行版本）。寫明其他版本的場景不能證明此版本的任何內容</translation>
    </message>
    <message>
        <source>the language of the clauses, where available</source>
        <translation>條款的語言（若有）</translation>
    </message>
    <message>
        <source>the language of the report; clauses that have no text in it are in English</source>
        <translation>報告的語言；沒有該語言文字的條款以英文顯示</translation>
    </message>
    <message>
        <source>the name of the folder is empty</source>
        <translation>未指定資料夾</translation>
    </message>
    <message>
        <source>the number of an answer, such as Q601</source>
        <translation>問答的編號，如Q601</translation>
    </message>
    <message>
        <source>the only outcome</source>
        <translation>唯一的結果</translation>
    </message>
    <message>
        <source>the passage</source>
        <translation>該段落</translation>
    </message>
    <message>
        <source>the password is valid until {until}</source>
        <translation>密碼有效期至{until}</translation>
    </message>
    <message>
        <source>the question is too long; left out: {term}</source>
        <translation>問題過長；略去：{term}</translation>
    </message>
    <message>
        <source>the same  {file} (rules {first} and {later})</source>
        <translation>相同  {file}（規則{first}和{later}）</translation>
    </message>
    <message>
        <source>the same cards in the other language, to see whether the trees agree</source>
        <translation>另一種語言的相同卡片：剖析樹是否一致</translation>
    </message>
    <message>
        <source>the scenario or position that it was played from</source>
        <translation>起始的場景或局面</translation>
    </message>
    <message>
        <source>the scenarios, such as tests/scenarios</source>
        <translation>場景，如tests/scenarios</translation>
    </message>
    <message>
        <source>the texts in this language (default en)</source>
        <translation>採用此語言的文字（預設en）</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>對方的</translation>
    </message>
    <message>
        <source>there is no clause {term}</source>
        <translation>沒有條款{term}</translation>
    </message>
    <message>
        <source>there is no clause {term}; the nearest above it is {instead}</source>
        <translation>沒有條款{term}；其上最近的是{instead}</translation>
    </message>
    <message>
        <source>they differ  {file} (rules {first} and {later}) at {where}</source>
        <translation>分歧  {file}（規則{first}和{later}）：{where}</translation>
    </message>
    <message>
        <source>this copy has {printed}; read {correct}</source>
        <translation>此副本中為{printed}；應讀作{correct}</translation>
    </message>
    <message>
        <source>this is the general answer; {term} wasn&apos;t read: a card&apos;s text overrides the rules (1-3-1)</source>
        <translation>這是一般性的解答，未解讀{term}：卡片文字優先於規則（1-3-1）</translation>
    </message>
    <message>
        <source>this no longer applies</source>
        <translation>不再適用</translation>
    </message>
    <message>
        <source>this settles a conflict</source>
        <translation>以此解決衝突</translation>
    </message>
    <message>
        <source>this still applies</source>
        <translation>仍然適用</translation>
    </message>
    <message>
        <source>timing {name}</source>
        <translation>時間點{name}</translation>
    </message>
    <message>
        <source>too many characters: {count:,}</source>
        <translation>字元過多（{count:,}個）</translation>
    </message>
    <message>
        <source>true in {number}</source>
        <translation>有{number}種成立</translation>
    </message>
    <message>
        <source>under a heading with {term}</source>
        <translation>在含有{term}的標題之下</translation>
    </message>
    <message>
        <source>undo corrections by hand</source>
        <translation>復原手動更正</translation>
    </message>
    <message>
        <source>undo the last import of a file</source>
        <translation>復原檔案的上次匯入</translation>
    </message>
    <message>
        <source>undo your answer about this</source>
        <translation>復原對此的判斷</translation>
    </message>
    <message>
        <source>unfinished forms</source>
        <translation>未完成的表單</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>unreachable: {wrong}</source>
        <translation>無法連線：{wrong}</translation>
    </message>
    <message>
        <source>upgrade the team&apos;s notebook to this version</source>
        <translation>將團隊的裁定簿升級到此版本</translation>
    </message>
    <message>
        <source>use the lists for this region (default all)</source>
        <translation>依該地區的清單（預設全部）</translation>
    </message>
    <message>
        <source>use the lists of banned and restricted cards in force on this day (default today)</source>
        <translation>依該日的禁止、限制卡片清單（預設今天）</translation>
    </message>
    <message>
        <source>use this many cores ({usual})</source>
        <translation>使用的核心數（{usual}）</translation>
    </message>
    <message>
        <source>waiting for your decision</source>
        <translation>待決定</translation>
    </message>
    <message>
        <source>what player A says happened</source>
        <translation>玩家A的陳述</translation>
    </message>
    <message>
        <source>what player B says happened</source>
        <translation>玩家B的陳述</translation>
    </message>
    <message>
        <source>what was played</source>
        <translation>執行過的內容</translation>
    </message>
    <message>
        <source>whether the server&apos;s certificate must bear its exact name (default verify-full), or only be issued by the chosen one</source>
        <translation>伺服器憑證須與名稱完全一致（預設verify-full），還是只須由所選憑證簽發</translation>
    </message>
    <message>
        <source>who does it; by default the judge in the settings</source>
        <translation>操作者；未指定則為設定中的裁判</translation>
    </message>
    <message>
        <source>whose choices are tried; order: only the order of pending effects. Everything else follows the steps after N</source>
        <translation>嘗試誰的選擇；order：僅等待發揮的效果的順序。不嘗試的依N之後的步驟進行</translation>
    </message>
    <message>
        <source>word broken at the end of the line; read as {hint}</source>
        <translation>行末斷開；讀作{hint}</translation>
    </message>
    <message>
        <source>words and filters</source>
        <translation>檢索詞和篩選條件</translation>
    </message>
    <message>
        <source>write a replay of the scenario: beginning, choices and digests</source>
        <translation>寫出場景的重播：開頭、選擇和摘要</translation>
    </message>
    <message>
        <source>write a ruling</source>
        <translation>寫下裁定</translation>
    </message>
    <message>
        <source>write it to a file</source>
        <translation>寫入檔案</translation>
    </message>
    <message>
        <source>write rulings as a page to read</source>
        <translation>將裁定寫成供閱讀的頁面</translation>
    </message>
    <message>
        <source>write the doubtful lines here, for --settle</source>
        <translation>將存疑的行寫到這裡，供--settle使用</translation>
    </message>
    <message>
        <source>write the doubtful matches</source>
        <translation>寫出存疑的對應</translation>
    </message>
    <message>
        <source>write the facts of cards into scenario files</source>
        <translation>將卡片資料寫入場景檔案</translation>
    </message>
    <message>
        <source>write the report to hand over: its page, then the full record, without pictures; Markdown, or one HTML file if the name ends in .html</source>
        <translation>寫出裁判交付的報告，頁後附全部紀錄，不含圖片：Markdown，名稱以.html結尾時為單一HTML檔案</translation>
    </message>
    <message>
        <source>write, change, exchange and print rulings</source>
        <translation>編寫、更改、交換和列印裁定</translation>
    </message>
    <message>
        <source>written</source>
        <translation>已寫下</translation>
    </message>
    <message>
        <source>your answers on editions</source>
        <translation>關於版本的判斷</translation>
    </message>
    <message>
        <source>your data folder</source>
        <translation>資料目錄</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>我的</translation>
    </message>
    <message>
        <source>{count} outside: {why}</source>
        <translation>範圍外{count}條：{why}</translation>
    </message>
    <message>
        <source>{count} that only define</source>
        <translation>僅作定義{count}條</translation>
    </message>
    <message>
        <source>{edition}: no decision is pending</source>
        <translation>{edition}：沒有要決定的事項</translation>
    </message>
    <message>
        <source>{edition}: {seat} decides: {some}{cited}</source>
        <translation>{edition}：{seat}決定：{some}{cited}</translation>
    </message>
    <message>
        <source>{file}: NOT LEGAL (cards: {deck}, Digi-Eggs: {eggs})</source>
        <translation>{file}：{deck}張卡片和{eggs}張數碼蛋，不符合規則</translation>
    </message>
    <message>
        <source>{file}: legal (cards: {deck}, Digi-Eggs: {eggs})</source>
        <translation>{file}：{deck}張卡片和{eggs}張數碼蛋，符合規則</translation>
    </message>
    <message>
        <source>{file}: rulings: {rulings}</source>
        <translation>{file}：{rulings}條裁定</translation>
    </message>
    <message>
        <source>{file}: {taken} imported, {same} already taught</source>
        <translation>{file}：匯入{taken}個，已登記{same}個</translation>
    </message>
    <message>
        <source>{file}: {what} of {date} ({number})</source>
        <translation>{file}：{date}的{what}（{number}）</translation>
    </message>
    <message>
        <source>{file}: {what}: {new} new, {updated} updated, {unchanged} unchanged; {bad} bad</source>
        <translation>{file}：{what}：新增{new}，更新{updated}，未變{unchanged}；有誤{bad}</translation>
    </message>
    <message>
        <source>{help}; may be repeated</source>
        <translation>{help}；可重複指定</translation>
    </message>
    <message>
        <source>{hint} doesn&apos;t continue the count here; joined to {number}</source>
        <translation>{hint}在此編號不連續；併入{number}</translation>
    </message>
    <message>
        <source>{hint} is printed twice; taken as {number}</source>
        <translation>{hint}印了兩次；視為{number}</translation>
    </message>
    <message>
        <source>{hits} of {outcomes} hit ({share:.1%}), mean reciprocal rank {mean_reciprocal_rank:.3f}</source>
        <translation>{outcomes}個中命中{hits}個（{share:.1%}），平均倒數排名{mean_reciprocal_rank:.3f}</translation>
    </message>
    <message>
        <source>{id}  deleted</source>
        <translation>{id}  已刪除</translation>
    </message>
    <message>
        <source>{id}  last changed {at} by {by}</source>
        <translation>{id}  最後更改：{at}，{by}</translation>
    </message>
    <message>
        <source>{line}  (unchanged)</source>
        <translation>{line}  （未變）</translation>
    </message>
    <message>
        <source>{listed} leaf clauses: {totals}</source>
        <translation>{listed}條末級條款：{totals}</translation>
    </message>
    <message>
        <source>{mark} {edition:&lt;6} since {since}{text}</source>
        <translation>{mark} {edition:&lt;6} 自{since}起{text}</translation>
    </message>
    <message>
        <source>{match} called it {term}</source>
        <translation>{match}稱之為{term}</translation>
    </message>
    <message>
        <source>{names} (also {also})</source>
        <translation>{names}（也稱{also}）</translation>
    </message>
    <message>
        <source>{name}: unchanged</source>
        <translation>{name}：沒有變更</translation>
    </message>
    <message>
        <source>{number:,} chapters</source>
        <translation>{number:,}章</translation>
    </message>
    <message>
        <source>{number:,} characters</source>
        <translation>{number:,}個字元</translation>
    </message>
    <message>
        <source>{number:,} clauses</source>
        <translation>{number:,}條條款</translation>
    </message>
    <message>
        <source>{number:,} clauses without parts</source>
        <translation>{number:,}條末級條款</translation>
    </message>
    <message>
        <source>{number:,} entries</source>
        <translation>{number:,}個條目</translation>
    </message>
    <message>
        <source>{number:,} examples</source>
        <translation>{number:,}個例子</translation>
    </message>
    <message>
        <source>{number:,} passages</source>
        <translation>{number:,}個段落</translation>
    </message>
    <message>
        <source>{number:,} readings</source>
        <translation>{number:,}個注音</translation>
    </message>
    <message>
        <source>{number:,} references</source>
        <translation>{number:,}處引用</translation>
    </message>
    <message>
        <source>{number:,} targets</source>
        <translation>{number:,}個引用目標</translation>
    </message>
    <message>
        <source>{number} follows {hint}: numbers are missing</source>
        <translation>{number}在{hint}之後：缺少編號</translation>
    </message>
    <message>
        <source>{number} in {edition}, our wording: {says}</source>
        <translation>{edition}的{number}，我們的表述：{says}</translation>
    </message>
    <message>
        <source>{number} of {edition} is gone in {other} (not sure: see corpus compare).</source>
        <translation>{edition}的{number}在{other}中已不存在（不確定：見corpus compare）。</translation>
    </message>
    <message>
        <source>{number} of {edition} is gone in {other}.</source>
        <translation>{edition}的{number}在{other}中已不存在。</translation>
    </message>
    <message>
        <source>{number} of {edition} is new: {other} doesn&apos;t have it (not sure: see corpus compare).</source>
        <translation>{edition}的{number}是新的：{other}沒有（不確定：見corpus compare）。</translation>
    </message>
    <message>
        <source>{number} of {edition} is new: {other} doesn&apos;t have it.</source>
        <translation>{edition}的{number}是新的：{other}沒有。</translation>
    </message>
    <message>
        <source>{number} of {edition} is {there} in {other} (not sure: see corpus compare).</source>
        <translation>{edition}的{number}在{other}中為{there}（不確定：見corpus compare）。</translation>
    </message>
    <message>
        <source>{number} of {edition} is {there} in {other}, with a different meaning (not sure: see corpus compare).</source>
        <translation>{edition}的{number}在{other}中為{there}，且內容不同（不確定：見corpus compare）。</translation>
    </message>
    <message>
        <source>{number} of {edition} is {there} in {other}, with a different meaning.</source>
        <translation>{edition}的{number}在{other}中為{there}，且內容不同。</translation>
    </message>
    <message>
        <source>{number} of {edition} is {there} in {other}.</source>
        <translation>{edition}的{number}在{other}中為{there}。</translation>
    </message>
    <message>
        <source>{number} seems to begin inside this line</source>
        <translation>{number}似乎從此行中間開始</translation>
    </message>
    <message>
        <source>{old} ({old_date}) and {new} ({new_date})</source>
        <translation>{old}（{old_date}）和{new}（{new_date}）</translation>
    </message>
    <message>
        <source>{ruling}  deleted for good</source>
        <translation>{ruling}  已永久刪除</translation>
    </message>
    <message>
        <source>{ruling}  deleted; `judgeapp notebook bring-back` restores it</source>
        <translation>{ruling}  已刪除；`judgeapp notebook bring-back`可還原</translation>
    </message>
    <message>
        <source>{state}  {text}: {expected} within {within}, {place}</source>
        <translation>{state}  {text}：{expected}應在前{within}位，{place}</translation>
    </message>
    <message>
        <source>{team}; connected</source>
        <translation>{team}；已連線</translation>
    </message>
    <message>
        <source>{term} is a number from {editions}; its number today is unknown</source>
        <translation>{term}是{editions}的編號；其現在的編號不明</translation>
    </message>
    <message>
        <source>{term} is a number from {editions}; today it is {instead}</source>
        <translation>{term}是{editions}的編號；現為{instead}</translation>
    </message>
    <message>
        <source>{term} no longer has this clause</source>
        <translation>{term}已沒有此條款</translation>
    </message>
    <message>
        <source>{term} of {editions} is no longer a rule</source>
        <translation>{editions}的{term}已不再是規則</translation>
    </message>
    <message>
        <source>{term} was {was} in {editions}</source>
        <translation>{term}在{editions}中為{was}</translation>
    </message>
    <message>
        <source>{term} was {was} in {editions}; what was {term} there is {instead} today</source>
        <translation>{term}在{editions}中為{was}；{editions}的{term}現為{instead}</translation>
    </message>
    <message>
        <source>{term}, our wording</source>
        <translation>{term}，我們的表述</translation>
    </message>
    <message>
        <source>{text!r} isn&apos;t a date such as 2026-08-01</source>
        <translation>「{text}」不是2026-08-01那樣的日期</translation>
    </message>
    <message>
        <source>{text!r} isn&apos;t a number</source>
        <translation>「{text}」不是數字</translation>
    </message>
    <message>
        <source>{text} is less than 1</source>
        <translation>{text}小於1</translation>
    </message>
    <message>
        <source>{what}: median {median} ms, p95 {p95} ms, slowest {slowest} ms ({runs} runs)</source>
        <translation>{what}：中位數{median} ms，p95 {p95} ms，最慢{slowest} ms（{runs}次）</translation>
    </message>
    <message>
        <source>| Our reading ({id})</source>
        <translation>| 我們的解讀（{id}）</translation>
    </message>
    <message>
        <source>| Our reading ({id}): see {at}</source>
        <translation>| 我們的解讀（{id}）：見{at}</translation>
    </message>
    <message>
        <source>“{old}” is now “{new}” ({times})</source>
        <translation>「{old}」現為「{new}」（{times}）</translation>
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
        <translation>藍</translation>
    </message>
    <message>
        <source>green</source>
        <translation>綠</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>red</source>
        <translation>紅</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黃</translation>
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
        <translation>數碼蛋卡組</translation>
    </message>
    <message>
        <source>area</source>
        <translation>區域</translation>
    </message>
    <message>
        <source>battle</source>
        <translation>戰鬥區</translation>
    </message>
    <message>
        <source>block timing</source>
        <translation>格擋時間</translation>
    </message>
    <message>
        <source>breeding</source>
        <translation>育成區</translation>
    </message>
    <message>
        <source>cards under it</source>
        <translation>下面的卡片</translation>
    </message>
    <message>
        <source>color</source>
        <translation>顏色</translation>
    </message>
    <message>
        <source>confirming whether the attack is successful</source>
        <translation>確認攻擊是否成功</translation>
    </message>
    <message>
        <source>counter timing</source>
        <translation>反擊時間</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>卡組</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>聲明攻擊</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>抽卡階段</translation>
    </message>
    <message>
        <source>end of the attack</source>
        <translation>攻擊結束時</translation>
    </message>
    <message>
        <source>given</source>
        <translation>賦予的內容</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>keyword effect</source>
        <translation>關鍵字效果</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>level</source>
        <translation>等級</translation>
    </message>
    <message>
        <source>link card</source>
        <translation>連結卡片</translation>
    </message>
    <message>
        <source>main</source>
        <translation>主要階段</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>無人</translation>
    </message>
    <message>
        <source>none</source>
        <translation>無</translation>
    </message>
    <message>
        <source>on the first board</source>
        <translation>盤面1</translation>
    </message>
    <message>
        <source>on the second board</source>
        <translation>盤面2</translation>
    </message>
    <message>
        <source>security stack</source>
        <translation>安全區</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>遊戲準備</translation>
    </message>
    <message>
        <source>the end of the turn</source>
        <translation>回合結束時</translation>
    </message>
    <message>
        <source>the player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>trait</source>
        <translation>特徵</translation>
    </message>
    <message>
        <source>trash</source>
        <translation>廢卡區</translation>
    </message>
    <message>
        <source>unsuspend</source>
        <translation>活動階段</translation>
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
        <translation>全部詳細內容，附兩版條款</translation>
    </message>
    <message>
        <source>All, with their clauses</source>
        <translation>全部，連同其條款</translation>
    </message>
    <message>
        <source>It no longer holds</source>
        <translation>不再適用</translation>
    </message>
    <message>
        <source>It still holds</source>
        <translation>仍然適用</translation>
    </message>
    <message>
        <source>Match clauses that something relies on: {number}</source>
        <translation>確定被引用條款的對應關係：{number}</translation>
    </message>
    <message>
        <source>Matched as most likely; nothing relies on it</source>
        <translation>依最可能的情況對應；未被引用</translation>
    </message>
    <message>
        <source>Merged, split or gone</source>
        <translation>合併、拆分或刪除</translation>
    </message>
    <message>
        <source>New clauses</source>
        <translation>新條款</translation>
    </message>
    <message>
        <source>Only renumbered</source>
        <translation>僅編號變更</translation>
    </message>
    <message>
        <source>Other clauses with a different meaning</source>
        <translation>其他內容有變的條款</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>觀看演示</translation>
    </message>
    <message>
        <source>Play under both</source>
        <translation>依兩個版本各演示一遍</translation>
    </message>
    <message>
        <source>Played as before until you say otherwise</source>
        <translation>另作判斷之前照舊處理</translation>
    </message>
    <message>
        <source>Played as before, by clauses with the same meaning</source>
        <translation>照舊處理，條款內容相同</translation>
    </message>
    <message>
        <source>Plays differently</source>
        <translation>處理有變</translation>
    </message>
    <message>
        <source>The text of {edition} isn&apos;t available. Import it as a file (Ctrl+Alt+L) to read its clauses.</source>
        <translation>還沒有{edition}的文字。要閱讀其條款，請將其作為檔案匯入（Ctrl+Alt+L）。</translation>
    </message>
    <message>
        <source>Undo your answer</source>
        <translation>復原判斷</translation>
    </message>
    <message>
        <source>What&apos;s new in {new}</source>
        <translation>{new}的更新內容</translation>
    </message>
    <message>
        <source>Worded differently, played as before</source>
        <translation>表述有變，處理照舊</translation>
    </message>
    <message>
        <source>Worded differently, with no sign of a change</source>
        <translation>措辭不同，無跡象表明內容有變</translation>
    </message>
    <message>
        <source>You said that it no longer holds: played under {edition}.</source>
        <translation>已判斷為不再適用：依{edition}處理。</translation>
    </message>
    <message>
        <source>You said that it still holds.</source>
        <translation>已判斷為仍然適用。</translation>
    </message>
    <message>
        <source>Your entries that rely on changed clauses: {number}</source>
        <translation>引用了已變更條款的個人內容：{number}</translation>
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
        <translation>定義條款</translation>
    </message>
    <message>
        <source>Find every passage that names it</source>
        <translation>尋找所有提到它的段落</translation>
    </message>
    <message>
        <source>In other languages</source>
        <translation>其他語言</translation>
    </message>
    <message>
        <source>In our own wording, based on Comprehensive Rules 3.6.</source>
        <translation>我們的說明，依據綜合規則3.6。</translation>
    </message>
    <message>
        <source>In the other sources</source>
        <translation>在其他來源中</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Names with this mark are ours: no source has them.</source>
        <translation>帶此標記的名稱是我們自擬的，資料中沒有。</translation>
    </message>
    <message>
        <source>Not in the engine: {number}, {why}</source>
        <translation>引擎中沒有：{number}，{why}</translation>
    </message>
    <message>
        <source>Where the sources differ</source>
        <translation>來源的差異</translation>
    </message>
</context>
<context>
    <name>copies_page</name>
    <message numerus="yes">
        <source>%n bookmark(s)</source>
        <translation>
            <numerusform>%n個書籤</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card record(s)</source>
        <translation>
            <numerusform>%n條卡片紀錄</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>%n個條目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) in its tree</source>
        <translation>
            <numerusform>樹中%n個節點</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n revision(s)</source>
        <translation>
            <numerusform>%n個修訂</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wording(s)</source>
        <translation>
            <numerusform>%n條措辭</numerusform>
        </translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>書籤</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡片</translation>
    </message>
    <message>
        <source>Imported editions</source>
        <translation>已匯入的版本</translation>
    </message>
    <message>
        <source>Imported lists</source>
        <translation>匯入的清單</translation>
    </message>
    <message>
        <source>No backups yet. They are made automatically when the window opens, and every hour after a change.</source>
        <translation>還沒有備份。開啟視窗時，以及有變更後每小時，都會自動備份。</translation>
    </message>
    <message>
        <source>Official answers</source>
        <translation>官方問答</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>還原</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>還原備份</translation>
    </message>
    <message>
        <source>Restoring replaces what is there now, and backs that up first. The window closes and reopens; what you typed in forms stays.</source>
        <translation>還原備份會覆寫現有內容，覆寫前會先備份。視窗將關閉並重新開啟，表單中輸入的內容會保留。</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Taught phrases</source>
        <translation>登記內容</translation>
    </message>
    <message>
        <source>The position being set up</source>
        <translation>正在擺的局面</translation>
    </message>
    <message>
        <source>The ruling that is being written</source>
        <translation>正在寫的裁定</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Unfinished forms</source>
        <translation>未完成的表單</translation>
    </message>
    <message>
        <source>Where the team&apos;s notebook is</source>
        <translation>團隊裁定簿的位置</translation>
    </message>
    <message>
        <source>Your answers on editions</source>
        <translation>關於版本的判斷</translation>
    </message>
    <message>
        <source>damaged: {wrong}</source>
        <translation>已損壞：{wrong}</translation>
    </message>
    <message>
        <source>editions: {number}</source>
        <translation>版本：{number}</translation>
    </message>
    <message>
        <source>settled: {number}</source>
        <translation>已解決：{number}</translation>
    </message>
</context>
<context>
    <name>desk_pages</name>
    <message>
        <source>A rule, a term, a card, a whole question</source>
        <translation>規則、術語、卡片或完整的問題</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>提問</translation>
    </message>
    <message>
        <source>Build a board</source>
        <translation>擺盤面</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章節</translation>
    </message>
    <message>
        <source>Enter what each player says, step by step</source>
        <translation>逐步輸入雙方各自的說法</translation>
    </message>
    <message>
        <source>Imported from {file} on {day} (pages: {pages}, bytes: {bytes}). Its text is that of the file.</source>
        <translation>{day}從{file}匯入（頁數：{pages}，位元組數：{bytes}）。文字與該檔案一致。</translation>
    </message>
    <message>
        <source>Not imported yet: {things}.</source>
        <translation>尚未匯入：{things}。</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近開啟</translation>
    </message>
    <message>
        <source>Remove …</source>
        <translation>移除…</translation>
    </message>
    <message>
        <source>SHA-256 of the file</source>
        <translation>檔案的SHA-256</translation>
    </message>
    <message>
        <source>Search filters</source>
        <translation>搜尋的篩選條件</translation>
    </message>
    <message>
        <source>Set it up, and play it by the rules</source>
        <translation>擺好局面，依規則推演</translation>
    </message>
    <message>
        <source>Settle a dispute</source>
        <translation>處理爭議</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快速鍵</translation>
    </message>
    <message>
        <source>The table as you left it</source>
        <translation>上次離開時的牌桌</translation>
    </message>
    <message>
        <source>Where the cursor is</source>
        <translation>依游標位置</translation>
    </message>
</context>
<context>
    <name>dialogs</name>
    <message>
        <source>Replace</source>
        <translation>取代</translation>
    </message>
    <message>
        <source>{file} exists. Replace it?</source>
        <translation>{file}已存在。要取代嗎？</translation>
    </message>
</context>
<context>
    <name>differences</name>
    <message>
        <source>An older source says something else</source>
        <translation>較早的來源說法不同</translation>
    </message>
    <message>
        <source>The text is unclear</source>
        <translation>文字不明確</translation>
    </message>
    <message>
        <source>The translation differs</source>
        <translation>譯文不一致</translation>
    </message>
    <message>
        <source>cards in {seat}&apos;s {pile}: {one} {first}, {other} {second}</source>
        <translation>{seat}的{pile}張數：{first}為{one}，{second}為{other}</translation>
    </message>
    <message>
        <source>it is turn {one} ({one_seat}) {first}, turn {other} ({other_seat}) {second}</source>
        <translation>{first}為第{one}回合（{one_seat}），{second}為第{other}回合（{other_seat}）</translation>
    </message>
    <message>
        <source>memory: {one} for {one_seat} ({first}), {other} for {other_seat} ({second})</source>
        <translation>記憶體：{first}為{one}（{one_seat}），{second}為{other}（{other_seat}）</translation>
    </message>
    <message>
        <source>only {there}, given to {seat}: {things}</source>
        <translation>僅在{there}中賦予{seat}：{things}</translation>
    </message>
    <message>
        <source>only {there}, in {seat}&apos;s {pile}: {cards}</source>
        <translation>僅在{there}中位於{seat}的{pile}：{cards}</translation>
    </message>
    <message>
        <source>pending only {there}: [{card}: ]{effect}</source>
        <translation>僅在{there}中等待發揮：[{card}：]{effect}</translation>
    </message>
    <message>
        <source>the attack of {attacker} is at {one} {first}, at {other} {second}</source>
        <translation>{attacker}的攻擊進行到：{first}為{one}，{second}為{other}</translation>
    </message>
    <message>
        <source>the game is over only {there}[: {winner} has won]</source>
        <translation>僅在{there}中對局已結束[：{winner}獲勝]</translation>
    </message>
    <message>
        <source>the game is won by {one} {first}, by {other} {second}</source>
        <translation>對局的獲勝者：{first}為{one}，{second}為{other}</translation>
    </message>
    <message>
        <source>the phase is {one} {first}, {other} {second}</source>
        <translation>階段：{first}為{one}，{second}為{other}</translation>
    </message>
    <message>
        <source>the same effects are pending in another order</source>
        <translation>等待發揮的效果相同，順序不同</translation>
    </message>
    <message>
        <source>{attacker} attacks {target} only {there}; stage: {stage}</source>
        <translation>僅在{there}中{attacker}攻擊{target}；進行到：{stage}</translation>
    </message>
    <message>
        <source>{seat}&apos;s {pile} has the same cards in another order</source>
        <translation>{seat}的{pile}卡片相同，順序不同</translation>
    </message>
    <message>
        <source>{unit} is in {seat}&apos;s {area} area only {there}</source>
        <translation>僅在{there}中{unit}在{seat}的{area}</translation>
    </message>
    <message>
        <source>{unit} is suspended only {there}</source>
        <translation>僅在{there}中{unit}為休息狀態</translation>
    </message>
    <message>
        <source>{unit}: its {what} is {one} {first}, {other} {second}</source>
        <translation>{unit}：{what}在{first}中為{one}，在{second}中為{other}</translation>
    </message>
    <message>
        <source>{unit}: the card on top is {one} {first}, {other} {second}</source>
        <translation>{unit}：最上面的卡片在{first}中為{one}，在{second}中為{other}</translation>
    </message>
    <message>
        <source>{unit}: {what} in another order</source>
        <translation>{unit}：{what}順序不同</translation>
    </message>
    <message>
        <source>{unit}: {what} only {there}: {things}</source>
        <translation>{unit}：{what}僅在{there}中：{things}</translation>
    </message>
</context>
<context>
    <name>dispute</name>
    <message>
        <source>Activate an effect of …</source>
        <translation>發揮效果…</translation>
    </message>
    <message>
        <source>App fuse …</source>
        <translation>APP合體…</translation>
    </message>
    <message>
        <source>Attack with …</source>
        <translation>攻擊…</translation>
    </message>
    <message>
        <source>Block with …</source>
        <translation>格擋…</translation>
    </message>
    <message>
        <source>Both accounts begin here: {place}</source>
        <translation>雙方陳述從此處開始：{place}</translation>
    </message>
    <message>
        <source>Burst digivolve …</source>
        <translation>爆裂進化…</translation>
    </message>
    <message>
        <source>By every legal line after “{place}”, {until}:</source>
        <translation>「{place}」之後所有符合規則的打法，{until}：</translation>
    </message>
    <message>
        <source>Can&apos;t be checked: {why}</source>
        <translation>無法檢查：{why}</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>選擇…</translation>
    </message>
    <message>
        <source>Counter with …</source>
        <translation>反擊…</translation>
    </message>
    <message>
        <source>DNA digivolve …</source>
        <translation>合體進化…</translation>
    </message>
    <message>
        <source>Digivolve …</source>
        <translation>進化…</translation>
    </message>
    <message>
        <source>Enter each account step by step, on its board or in the list.</source>
        <translation>逐步輸入雙方各自的說法：在盤面上點選，或從清單中選擇。</translation>
    </message>
    <message>
        <source>Hatch</source>
        <translation>孵化</translation>
    </message>
    <message>
        <source>Link …</source>
        <translation>連結…</translation>
    </message>
    <message>
        <source>Move from the breeding area …</source>
        <translation>從育成區移動…</translation>
    </message>
    <message>
        <source>No verdict on both while one can&apos;t be read.</source>
        <translation>一方的陳述無法解讀時，無法判斷雙方。</translation>
    </message>
    <message>
        <source>Not legal, but claimed</source>
        <translation>不符合規則，但玩家稱已發生</translation>
    </message>
    <message>
        <source>Not legal: {why}</source>
        <translation>不符合規則：{why}</translation>
    </message>
    <message>
        <source>Not true: {why}</source>
        <translation>不屬實：{why}</translation>
    </message>
    <message>
        <source>Pass the turn</source>
        <translation>放棄出牌</translation>
    </message>
    <message>
        <source>Place …</source>
        <translation>放置…</translation>
    </message>
    <message>
        <source>Play …</source>
        <translation>登場…</translation>
    </message>
    <message>
        <source>Searching for a legal line …</source>
        <translation>正在尋找符合規則的打法……</translation>
    </message>
    <message>
        <source>Use …</source>
        <translation>使用…</translation>
    </message>
    <message>
        <source>What the rules say about both</source>
        <translation>依規則對雙方的判定</translation>
    </message>
    <message>
        <source>What was played at the table</source>
        <translation>牌桌上的對局過程</translation>
    </message>
    <message>
        <source>according to {who}</source>
        <translation>{who}的陳述</translation>
    </message>
    <message>
        <source>checked as if the previous step hadn&apos;t happened</source>
        <translation>以上一步未發生的情況判定</translation>
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
        <translation>只要仍是同一張卡片</translation>
    </message>
    <message>
        <source>until the end of the attack</source>
        <translation>直到攻擊結束</translation>
    </message>
    <message>
        <source>until the end of the opponent&apos;s turn</source>
        <translation>直到對方回合結束</translation>
    </message>
    <message>
        <source>until the end of the turn</source>
        <translation>直到回合結束</translation>
    </message>
    <message>
        <source>until the end of your turn</source>
        <translation>直到我方回合結束</translation>
    </message>
    <message>
        <source>until the opponent&apos;s next unsuspend phase ends</source>
        <translation>直到對方下一個活動階段結束</translation>
    </message>
    <message>
        <source>until your next unsuspend phase ends</source>
        <translation>直到我方的下一個活動階段結束</translation>
    </message>
</context>
<context>
    <name>edit_offers</name>
    <message>
        <source>Add 1 memory</source>
        <translation>記憶體增加1</translation>
    </message>
    <message>
        <source>Add one</source>
        <translation>增加1張</translation>
    </message>
    <message>
        <source>Mark as new this turn</source>
        <translation>設為本回合登場</translation>
    </message>
    <message>
        <source>Mark as not new this turn</source>
        <translation>設為本回合之前已在場</translation>
    </message>
    <message>
        <source>Remove 1 memory</source>
        <translation>記憶體減少1</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>移走</translation>
    </message>
    <message>
        <source>Remove its last link card</source>
        <translation>移走最後一張連結卡片</translation>
    </message>
    <message>
        <source>Remove its top card</source>
        <translation>取走最上面的卡片</translation>
    </message>
    <message>
        <source>Remove one</source>
        <translation>減少1張</translation>
    </message>
    <message>
        <source>Turn it face down</source>
        <translation>翻為背面朝上</translation>
    </message>
    <message>
        <source>Turn it face up</source>
        <translation>翻為正面朝上</translation>
    </message>
    <message>
        <source>Unsuspend</source>
        <translation>置為活動狀態</translation>
    </message>
</context>
<context>
    <name>edition_page</name>
    <message>
        <source>And {count} more.</source>
        <translation>以及另外{count}項。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Correct the details …</source>
        <translation>更正資訊…</translation>
    </message>
    <message>
        <source>Doubtful lines: {count}</source>
        <translation>存疑的行：{count}</translation>
    </message>
    <message>
        <source>Each line shows what was done. Leave it, or choose something else: Tab moves between the choices, Enter selects one.</source>
        <translation>每行都寫明了處理方式。可保持原樣，也可改用其他處理：按Tab在選項間移動，按Enter採用。</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>匯入</translation>
    </message>
    <message>
        <source>Import a rulebook</source>
        <translation>匯入規則書</translation>
    </message>
    <message>
        <source>It begins a passage</source>
        <translation>是新段落的開頭</translation>
    </message>
    <message>
        <source>It continues the previous line</source>
        <translation>接續上一行</translation>
    </message>
    <message>
        <source>It isn&apos;t part of the rulebook</source>
        <translation>不是規則書的文字</translation>
    </message>
    <message>
        <source>Left out, in characters</source>
        <translation>略去的字元</translation>
    </message>
    <message>
        <source>Lines with numbers that may not belong to the text: {count}</source>
        <translation>可能含有非正文數字的行：{count}</translation>
    </message>
    <message>
        <source>Nothing is lost: every character is in a passage or listed as left out.</source>
        <translation>沒有遺漏：每個字元都在段落中，或列在略去的內容中。</translation>
    </message>
    <message>
        <source>Out of order</source>
        <translation>順序不符</translation>
    </message>
    <message>
        <source>Page {page}, line {line}</source>
        <translation>第{page}頁，第{line}行</translation>
    </message>
    <message>
        <source>Stale references: {count}</source>
        <translation>過時的引用：{count}</translation>
    </message>
    <message>
        <source>The number belongs to the text</source>
        <translation>數字屬於正文</translation>
    </message>
    <message>
        <source>Undo the last answer</source>
        <translation>復原上一次處理</translation>
    </message>
    <message>
        <source>a word ends in a number, perhaps a page number: it stays in {number}</source>
        <translation>詞末有數字，可能是頁碼：保留在{number}中</translation>
    </message>
    <message>
        <source>before the first clause: left out</source>
        <translation>首條條款之前：已略去</translation>
    </message>
    <message>
        <source>chapters</source>
        <translation>章</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>字元</translation>
    </message>
    <message>
        <source>clauses</source>
        <translation>條款</translation>
    </message>
    <message>
        <source>dropped by the judge</source>
        <translation>由裁判捨棄</translation>
    </message>
    <message>
        <source>has a character that the file doesn&apos;t identify</source>
        <translation>有檔案未指明的字元</translation>
    </message>
    <message>
        <source>heading of the history</source>
        <translation>更新履歷的標題</translation>
    </message>
    <message>
        <source>hyphens at the ends of lines</source>
        <translation>行末的連字元</translation>
    </message>
    <message>
        <source>left out: {hint}</source>
        <translation>已略去：{hint}</translation>
    </message>
    <message>
        <source>looks like a heading: joined to {number}</source>
        <translation>排版像標題：併入{number}</translation>
    </message>
    <message>
        <source>marks before headings</source>
        <translation>標題前的標記</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺少</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>未說明原因</translation>
    </message>
    <message>
        <source>numbers that the file runs together with references</source>
        <translation>檔案中與參照誤連在一起的編號</translation>
    </message>
    <message>
        <source>page numbers</source>
        <translation>頁碼</translation>
    </message>
    <message>
        <source>passages</source>
        <translation>段落</translation>
    </message>
    <message>
        <source>running headers</source>
        <translation>頁首</translation>
    </message>
    <message>
        <source>running headers and footers</source>
        <translation>頁首和頁尾</translation>
    </message>
    <message>
        <source>slanted letters</source>
        <translation>傾斜的文字</translation>
    </message>
    <message>
        <source>the cover</source>
        <translation>封面</translation>
    </message>
    <message>
        <source>the table of contents</source>
        <translation>目錄</translation>
    </message>
    <message>
        <source>treated as a heading</source>
        <translation>視為標題</translation>
    </message>
    <message>
        <source>word broken at the end of the line; read as {hint}</source>
        <translation>行末斷開；讀作{hint}</translation>
    </message>
    <message>
        <source>{file}, pages: {pages}</source>
        <translation>{file}，頁數：{pages}</translation>
    </message>
    <message>
        <source>{hint} doesn&apos;t continue the count here: joined to {number}</source>
        <translation>{hint}在此處編號不連續：併入{number}</translation>
    </message>
    <message>
        <source>{hint} is printed twice: taken as {number}</source>
        <translation>{hint}印了兩次：視為{number}</translation>
    </message>
    <message>
        <source>{number} follows {hint}: numbers are missing</source>
        <translation>{number}在{hint}之後：編號有缺</translation>
    </message>
    <message>
        <source>{number} seems to begin inside this line</source>
        <translation>{number}似乎從此行中間開始</translation>
    </message>
</context>
<context>
    <name>editions</name>
    <message>
        <source>(Rule) is always valid, whatever it says.</source>
        <translation>〈規則〉無論寫什麼，都始終有效。</translation>
    </message>
    <message>
        <source>&lt;Ascension&gt;: once deleted, onto the security stack</source>
        <translation>《昇天》：被消滅時放置在安全區</translation>
    </message>
    <message>
        <source>&lt;Ascension&gt;: when this card is deleted, you may place it face down on top of your security stack.</source>
        <translation>《昇天》：被消滅的卡片可以背面朝上放置在安全區最上面。</translation>
    </message>
    <message>
        <source>&lt;Decoy&gt;, &lt;Recovery +1&gt; and &lt;Material Save&gt; are worded differently, with the same result.</source>
        <translation>《誘餌》、《復活+1》和《儲存資料》的措辭不同，結果與之前相同。</translation>
    </message>
    <message>
        <source>&lt;Detach&gt;: trash a link card, and it stays</source>
        <translation>《脫離》：廢除連結卡片以免離開</translation>
    </message>
    <message>
        <source>&lt;Detach&gt;: when this Digimon would leave other than by your effects, you may trash a specified link card so that it stays.</source>
        <translation>《脫離》：該數碼寶貝將因我方效果以外的原因離開時，廢除指定的1張連結卡片，即可不離開。</translation>
    </message>
    <message>
        <source>&lt;Engage&gt;: at the end of your turn, this Digimon may attack.</source>
        <translation>《交戰》：我方回合結束時，該數碼寶貝可以攻擊。</translation>
    </message>
    <message>
        <source>&lt;Engage&gt;: may attack as your turn ends</source>
        <translation>《交戰》：我方回合結束時可以攻擊</translation>
    </message>
    <message>
        <source>&lt;Guard&gt;: delete it to keep another</source>
        <translation>《護衛》：消滅自身，使另1隻不離開</translation>
    </message>
    <message>
        <source>&lt;Guard&gt;: when another of your Digimon would leave by an opponent&apos;s effect, you may delete this Digimon so that the other one stays.</source>
        <translation>《護衛》：我方其他數碼寶貝將因對方的效果離開時，消滅該數碼寶貝，即可使其不離開。</translation>
    </message>
    <message>
        <source>&lt;Piercing&gt; makes the attack on the player successful, and so security is checked.</source>
        <translation>《貫通》使對玩家的攻擊成功，由此確認安全區。</translation>
    </message>
    <message>
        <source>&lt;Piercing&gt; makes the attack&apos;s one security check, without an attack on the player being successful. It is activated at the deletion; only the check waits.</source>
        <translation>《貫通》進行該次攻擊唯一的1次確認安全區，但對玩家的攻擊不成功。它在消滅時發揮，其後僅確認留待進行。</translation>
    </message>
    <message>
        <source>&lt;Piercing&gt;: attack succeeds → one check only</source>
        <translation>《貫通》：攻擊成功 → 只確認1次</translation>
    </message>
    <message>
        <source>&lt;Succession&gt;: effects of a digivolution card</source>
        <translation>《傳承》：持有進化元的效果</translation>
    </message>
    <message>
        <source>&lt;Succession&gt;: this Digimon has all effects, except &lt;Succession&gt;, of its topmost specified digivolution card.</source>
        <translation>《傳承》：該數碼寶貝持有指定進化元中最上面一張除《傳承》以外的所有效果。</translation>
    </message>
    <message>
        <source>&lt;Use Req.&gt;: no color requirements with a specified card</source>
        <translation>《使用條件》：有指定的卡片時，無視顏色條件</translation>
    </message>
    <message>
        <source>&lt;Use Req.&gt;: while you have a specified Digimon or Tamer, ignore this card&apos;s color requirements.</source>
        <translation>《使用條件》：有指定的數碼寶貝或馴獸師時，無視此卡片的顏色條件。</translation>
    </message>
    <message>
        <source>A (Rule) always applies and isn&apos;t an effect; the rules list what it may say.</source>
        <translation>〈規則〉始終適用，不是效果；可寫的內容由規則列明。</translation>
    </message>
    <message>
        <source>A (Rule) may give a card words in its name, without changing what it is called.</source>
        <translation>〈規則〉可以使卡片名稱包含某些詞語，而卡片名稱本身不變。</translation>
    </message>
    <message>
        <source>A Digimon is still the same Digimon after &lt;De-Digivolve&gt;; effects that have chosen it still apply to it.</source>
        <translation>數碼寶貝經過《退化》後仍是同一隻，已選擇它的效果繼續以它為對象。</translation>
    </message>
    <message>
        <source>A Digimon that digivolves is still the same Digimon; the rules don&apos;t say so of one that loses its top card.</source>
        <translation>進化後的數碼寶貝與進化前是同一隻；失去最上面卡片的數碼寶貝是否如此，規則沒有說明。</translation>
    </message>
    <message>
        <source>A card being looked at is in its area, and looking can end at any time.</source>
        <translation>查看中的卡片屬於其區域，查看可以隨時結束。</translation>
    </message>
    <message>
        <source>A card being looked at isn&apos;t in its area, like a revealed card; it is put back by the rules of that area.</source>
        <translation>查看中的卡片與翻開的卡片相同，不屬於其區域，並依該區域的規則放回。</translation>
    </message>
    <message>
        <source>A card being looked at: in its area → in no area</source>
        <translation>查看中的卡片：屬於其區域 → 不屬於任何區域</translation>
    </message>
    <message>
        <source>A card placed by DigiXros leaves the field at that moment, and the cards under it are trashed.</source>
        <translation>因數碼合體放置的卡片在放置時離開場上，其下面的卡片也在此時廢除。</translation>
    </message>
    <message>
        <source>A card placed on the field this turn can&apos;t attack, however it was placed.</source>
        <translation>本回合放置在場上的卡片不能攻擊，無論以何種方式放置。</translation>
    </message>
    <message>
        <source>A card played this turn can&apos;t attack. A hatched Digi-Egg wasn&apos;t played.</source>
        <translation>本回合登場的卡片不能攻擊；孵化不是登場。</translation>
    </message>
    <message>
        <source>A card that can be paid for only through DigiXros or Assembly may be declared even if too few cards are then placed; it goes back.</source>
        <translation>只有藉由數碼合體或組裝才能耗費消耗值的卡片也可以聲明，聲明後可以放置不足的張數；此時將該卡片恢復原狀。</translation>
    </message>
    <message>
        <source>A card that can be paid for only through an optional condition may be declared even if the condition is then declined; it goes back.</source>
        <translation>只有藉由任意處理條件才能耗費消耗值的卡片也可以聲明，聲明後可以不執行該條件；此時將該卡片恢復原狀。</translation>
    </message>
    <message>
        <source>A covered card that becomes the top card again isn&apos;t a new card; its [Once Per Turn] stays used.</source>
        <translation>被覆蓋後再次露出的卡片不是新卡片；其[每回合1次]仍視為已使用。</translation>
    </message>
    <message>
        <source>A link card whose category isn&apos;t named in the note of its link is trashed.</source>
        <translation>連結卡片的類別若未列在其連結的註釋中，則會被廢除。</translation>
    </message>
    <message>
        <source>A linked card stays linked, whatever its category.</source>
        <translation>已連結的卡片無論何種類別，都保持連結。</translation>
    </message>
    <message>
        <source>A persistent effect that changes what a card is comes before a later one-time effect, which applies once the persistent effect is lost.</source>
        <translation>常在型效果規定的卡片資訊優先於之後的一次性效果；常在型效果失去後，後者才適用。</translation>
    </message>
    <message>
        <source>A rule check trashes Tamers and Options in the breeding area.</source>
        <translation>規則檢查廢除育成區中的馴獸師和行動卡。</translation>
    </message>
    <message>
        <source>A rule check trashes everything in the breeding area that isn&apos;t a Digimon, unless an effect placed it there.</source>
        <translation>規則檢查廢除育成區中一切不是數碼寶貝的卡片，由效果放置的除外。</translation>
    </message>
    <message>
        <source>A security check ends when the Digimon is no longer in the battle area.</source>
        <translation>數碼寶貝不在戰鬥區時，確認安全區結束。</translation>
    </message>
    <message>
        <source>A token card has its information written on it; any markers may be used to count.</source>
        <translation>指示物卡片上寫有其資訊；任何標記都可以用來計數，不限於骰子。</translation>
    </message>
    <message>
        <source>A token that leaves counts as placed where it would have gone, so its [On Deletion] is pending activation.</source>
        <translation>離開的指示物視為已放置在要去的區域，因此其【消滅時】成為等待發揮。</translation>
    </message>
    <message>
        <source>A token that leaves the field is removed from the game.</source>
        <translation>離開的指示物從遊戲中移除。</translation>
    </message>
    <message>
        <source>A used Option is trashed as soon as its first [Main] is processed, before any rule check and before any other effect is activated.</source>
        <translation>使用過的行動卡在處理完第1個【主要】後立即廢除，先於任何規則檢查和其他效果的發揮。</translation>
    </message>
    <message>
        <source>A used Option is trashed together with resolving what its [Main] triggered.</source>
        <translation>使用過的行動卡的廢除，與其【主要】所觸發的效果的處理一同進行。</translation>
    </message>
    <message>
        <source>All parts of an effect are carried out to resolve it.</source>
        <translation>處理效果時執行其所有部分。</translation>
    </message>
    <message>
        <source>All parts of an effect are carried out, even if its card becomes a new card in the meantime.</source>
        <translation>效果的所有部分都須執行，其卡片在此期間成為新卡片時也是如此。</translation>
    </message>
    <message>
        <source>An effect activated as this card&apos;s effect is activated by this card and has its effect type.</source>
        <translation>作為此卡片的效果發揮的效果，視為由此卡片發揮，並屬於此卡片種類的效果。</translation>
    </message>
    <message>
        <source>An effect activated as this card&apos;s effect is an effect of this card.</source>
        <translation>作為此卡片的效果發揮的效果，是此卡片的效果。</translation>
    </message>
    <message>
        <source>Any Option card in the battle area counts as one.</source>
        <translation>戰鬥區中的任何行動卡，都算作「戰鬥區的行動卡」。</translation>
    </message>
    <message>
        <source>Any of the player&apos;s cards that meets the requirements can DNA digivolve, burst digivolve or app fuse, including Tamers.</source>
        <translation>我方的卡片只要滿足條件，都可以合體進化、爆裂進化和APP合體，馴獸師也可以。</translation>
    </message>
    <message>
        <source>Arts Digivolve: into a used DUAL card, at no cost</source>
        <translation>技藝進化：不耗費消耗值，進化為使用過的雙重卡</translation>
    </message>
    <message>
        <source>Arts Digivolve: when a used DUAL card would be trashed, you may instead digivolve one of your cards into it without paying the cost.</source>
        <translation>技藝進化：使用過的雙重卡將廢除時，可以改為讓我方1張卡片不耗費消耗值進化為該卡片。</translation>
    </message>
    <message>
        <source>Brackets in a keyword&apos;s icon: the cards it specifies</source>
        <translation>關鍵字效果圖示的括號：其指定的內容</translation>
    </message>
    <message>
        <source>Breeding area: no Tamer or Option → Digimon only</source>
        <translation>育成區：不可有馴獸師或行動卡 → 只可有數碼寶貝</translation>
    </message>
    <message>
        <source>By ...ing of an activated effect: always done → may be optional</source>
        <translation>由效果發揮的效果的「……即可」條件：須執行 → 有時可選</translation>
    </message>
    <message>
        <source>Can&apos;t attack: cards played → placed this turn</source>
        <translation>不能攻擊：本回合登場的 → 本回合放置在場上的</translation>
    </message>
    <message>
        <source>Condition needed to pay: optional → mandatory</source>
        <translation>耗費消耗值所需的條件：可選 → 強制</translation>
    </message>
    <message>
        <source>Covered card that is on top again: not said → not a new card</source>
        <translation>被覆蓋後再次露出的卡片：沒有說明 → 不是新卡片</translation>
    </message>
    <message>
        <source>DNA, burst, app fusion: Digimon only → Tamers too</source>
        <translation>合體進化、爆裂進化、APP合體：數碼寶貝 → 馴獸師也可</translation>
    </message>
    <message>
        <source>DUAL card: a Digimon card and an Option card in one</source>
        <translation>雙重卡：既是數碼寶貝卡，又是行動卡</translation>
    </message>
    <message>
        <source>DigiXros cards needed to pay: optional → mandatory</source>
        <translation>耗費消耗值所需的數碼合體卡片：可選 → 強制</translation>
    </message>
    <message>
        <source>Digimon after &lt;De-Digivolve&gt;: not said → the same</source>
        <translation>《退化》後的數碼寶貝：沒有說明 → 同一隻</translation>
    </message>
    <message>
        <source>Each player chooses the order of their own effects.</source>
        <translation>各玩家選擇自己效果之間的順序。</translation>
    </message>
    <message>
        <source>Gained effects that don&apos;t count as card text: inherited → all</source>
        <translation>獲得後不算卡片文字的效果：進化元效果 → 全部</translation>
    </message>
    <message>
        <source>If an effect activates another effect, the other&apos;s &quot;by ...ing&quot; is carried out.</source>
        <translation>由效果發揮的效果，其「……即可」條件須執行。</translation>
    </message>
    <message>
        <source>If an effect activates another effect, the other&apos;s &quot;by ...ing&quot; is mandatory if the first is mandatory, and optional if the first says &quot;you may&quot;.</source>
        <translation>由效果發揮的效果，其「……即可」條件在前一效果為強制時必須執行；前一效果寫有「可以」時，可以選擇是否執行。</translation>
    </message>
    <message>
        <source>If an effect does two things for each of something, it does all of the first, then all of the second; the number is fixed before both.</source>
        <translation>對「每有……」進行兩項處理時，先全部執行第一項，再全部執行第二項；次數在兩者之前就已確定。</translation>
    </message>
    <message>
        <source>If an effect does two things for each of something, the number is counted when each of them is done.</source>
        <translation>對「每有……」進行兩項處理時，各項的次數在執行該項時計算。</translation>
    </message>
    <message>
        <source>If several effects change what a card is, the latest one applies.</source>
        <translation>多個效果規定卡片資訊時，以最後的為準。</translation>
    </message>
    <message>
        <source>Link card of the wrong category: stays → is trashed</source>
        <translation>類別不符的連結卡片：保留 → 廢除</translation>
    </message>
    <message>
        <source>Memory moves by the value of the cost.</source>
        <translation>記憶體依消耗值的數值移動。</translation>
    </message>
    <message>
        <source>Once DigiXros or Assembly is declared, the cards that the payment needs must be placed.</source>
        <translation>一旦聲明數碼合體或組裝，就必須放置耗費消耗值不可缺少的卡片。</translation>
    </message>
    <message>
        <source>Once the card is declared, as much of the optional condition as the payment needs must be carried out.</source>
        <translation>卡片一旦聲明，耗費消耗值所需的任意處理條件就必須執行。</translation>
    </message>
    <message>
        <source>Only Digimon can DNA digivolve, burst digivolve or app fuse.</source>
        <translation>只有數碼寶貝可以合體進化、爆裂進化和APP合體。</translation>
    </message>
    <message>
        <source>Only an Option card that an effect placed there counts as one in the battle area.</source>
        <translation>只有由效果放置在戰鬥區的行動卡，才算作「戰鬥區的行動卡」。</translation>
    </message>
    <message>
        <source>Only the cards above a link limit are trashed.</source>
        <translation>只廢除超過連結上限的卡片。</translation>
    </message>
    <message>
        <source>Option in the battle area: any → only one placed by an effect</source>
        <translation>戰鬥區中的行動卡：任何 → 由效果放置的</translation>
    </message>
    <message>
        <source>Outside the field, a DUAL card is both a Digimon card and an Option card: you digivolve into its Digimon part or use its Option part. On the field it is only a Digimon.</source>
        <translation>雙重卡在場外視為數碼寶貝卡和行動卡，可以用前一部分進化，或使用後一部分；在場上只是數碼寶貝。</translation>
    </message>
    <message>
        <source>Paying a cost: memory moves by its value → the exact cost is paid</source>
        <translation>耗費消耗值：記憶體依消耗值移動 → 耗費恰好的數值</translation>
    </message>
    <message>
        <source>Play or use cost: by its icon, not its category</source>
        <translation>登場消耗值或使用消耗值：看圖示，不看類別</translation>
    </message>
    <message>
        <source>Several &lt;Piercing&gt; give only one security check; if the Digimon is gone, there is none.</source>
        <translation>多個《貫通》只進行1次確認；該數碼寶貝已不在時不確認。</translation>
    </message>
    <message>
        <source>Stacked cards don&apos;t become new cards when their order changes.</source>
        <translation>疊放的卡片在順序改變時不成為新卡片。</translation>
    </message>
    <message>
        <source>The cards used for a DNA digivolution become new cards, and their [X Per Turn] counts start over.</source>
        <translation>合體進化所用的卡片成為新卡片，其[每回合X次]重新計算。</translation>
    </message>
    <message>
        <source>The cards used for a DNA digivolution start their [X Per Turn] counts anew, and effects that have chosen one of them no longer apply to it.</source>
        <translation>合體進化所用的卡片，其[每回合X次]重新計算，並且選擇了其中某張的效果不再以它為對象。</translation>
    </message>
    <message>
        <source>The exact cost is paid, even if it was increased or reduced.</source>
        <translation>耗費的數值與消耗值完全相同，消耗值增減後也一樣。</translation>
    </message>
    <message>
        <source>The icon beside a cost shows whether it is a play cost or a use cost; the card category doesn&apos;t.</source>
        <translation>消耗值旁的圖示表示是登場消耗值還是使用消耗值，而不是卡片類別。</translation>
    </message>
    <message>
        <source>The lower text is what is printed below the traits: inherited effect, [Security], link, Option part.</source>
        <translation>特徵下面的內容（進化元效果、【安全區】、連結、行動卡部分）是下段文字。</translation>
    </message>
    <message>
        <source>The reminder text of Overflow and Arts Digivolve is only a note.</source>
        <translation>卡片上對《數據溢位》和技藝進化的說明是註釋。</translation>
    </message>
    <message>
        <source>The round brackets in a keyword effect&apos;s icon say which cards it specifies, for all keyword effects as for &lt;Partition&gt;.</source>
        <translation>關鍵字效果圖示的圓括號內是其指定的內容，《分裂》與其他關鍵字效果都是如此。</translation>
    </message>
    <message>
        <source>The text of a gained effect, of any kind, isn&apos;t part of the card&apos;s text.</source>
        <translation>獲得的效果無論是哪一種，其文字都不屬於卡片文字。</translation>
    </message>
    <message>
        <source>The text of a gained inherited effect isn&apos;t part of the Digimon&apos;s text.</source>
        <translation>獲得的進化元效果，其文字不屬於數碼寶貝的文字。</translation>
    </message>
    <message>
        <source>Token that leaves: removed → [On Deletion] is pending</source>
        <translation>離開的指示物：移除 → 【消滅時】成為等待發揮</translation>
    </message>
    <message>
        <source>Two things “for each”: counted twice → once</source>
        <translation>對「每有……」進行兩項處理：分別計算 → 只計算一次</translation>
    </message>
    <message>
        <source>Used Option: trashed after what it triggered → at once</source>
        <translation>使用過的行動卡：在所觸發的效果之後廢除 → 立即廢除</translation>
    </message>
    <message>
        <source>What a card is: latest effect applies → persistent effect first</source>
        <translation>卡片資訊：以最後的效果為準 → 常在型效果優先</translation>
    </message>
    <message>
        <source>When cards being revealed or looked at leave their area, the area has fewer cards.</source>
        <translation>翻開中或查看中的卡片離開其區域時，該區域的張數減少。</translation>
    </message>
    <message>
        <source>You pay no cost for &lt;Blast DNA Digivolve&gt;; 3.6 is played the same way.</source>
        <translation>《BLAST合體進化》不耗費消耗值，3.6也是如此處理。</translation>
    </message>
    <message>
        <source>[Counter] effects are declared and don&apos;t trigger: what the effect requires must be possible, and its &quot;by ...ing&quot; is carried out.</source>
        <translation>【反擊】效果不觸發，而是聲明：效果所要求的處理必須可以執行，其「……即可」的條件必須執行。</translation>
    </message>
    <message>
        <source>[Counter] effects trigger: one may be chosen even if it does nothing, and a mandatory one must be chosen.</source>
        <translation>【反擊】效果會觸發：即使不產生任何作用也可以選擇，強制的效果則必須選擇。</translation>
    </message>
    <message>
        <source>[Counter]: triggers → is declared</source>
        <translation>【反擊】：觸發 → 聲明</translation>
    </message>
    <message>
        <source>[X Per Turn] starts over when the turn changes or the card becomes a new card, and at no other time.</source>
        <translation>[每回合X次]僅在回合變更或卡片成為新卡片時重新計算。</translation>
    </message>
    <message>
        <source>“Lower text”: everything below the traits</source>
        <translation>「下段文字」：特徵下面的全部內容</translation>
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
        <translation>略去的選擇：{number}。第一個：{what}</translation>
    </message>
    <message>
        <source>Choices that one edition doesn&apos;t offer</source>
        <translation>某一版本中不存在的選擇</translation>
    </message>
    <message>
        <source>Different in the end</source>
        <translation>最終的不同之處</translation>
    </message>
    <message>
        <source>Replayed under rules {edition} as far as possible. First difference: {what}</source>
        <translation>已依規則{edition}盡可能重演。首個不同之處：{what}</translation>
    </message>
    <message>
        <source>Replayed under rules {edition}. First difference: {what}</source>
        <translation>已依規則{edition}重演。首個不同之處：{what}</translation>
    </message>
    <message>
        <source>Replayed under rules {edition}. Same result up to here.</source>
        <translation>已依規則{edition}重演。至此結果相同。</translation>
    </message>
    <message>
        <source>Replayed under rules {edition}. Same result.</source>
        <translation>已依規則{edition}重演。結果相同。</translation>
    </message>
    <message>
        <source>Rules {edition}: {what}</source>
        <translation>規則{edition}：{what}</translation>
    </message>
    <message>
        <source>Rules {first} and {later} give the same result.</source>
        <translation>規則{first}與{later}結果相同。</translation>
    </message>
    <message>
        <source>The editions differ after: {choice}</source>
        <translation>此後兩個版本出現不同：{choice}</translation>
    </message>
    <message>
        <source>The two boards are the same in the end.</source>
        <translation>兩個盤面最終相同。</translation>
    </message>
    <message>
        <source>no longer: {event}</source>
        <translation>不再發生：{event}</translation>
    </message>
    <message>
        <source>not possible: {choice}</source>
        <translation>不可選：{choice}</translation>
    </message>
    <message>
        <source>only possible under this edition: {options}</source>
        <translation>僅此版本可選：{options}</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>對局已結束</translation>
    </message>
</context>
<context>
    <name>editions_page</name>
    <message>
        <source>Add an edition …</source>
        <translation>新增版本…</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>書籤</translation>
    </message>
    <message>
        <source>Change …</source>
        <translation>修改…</translation>
    </message>
    <message>
        <source>Citations of changed clauses</source>
        <translation>引用了變更條款的內容</translation>
    </message>
    <message>
        <source>Citations of clauses that changed in {edition}</source>
        <translation>引用了{edition}變更條款的內容</translation>
    </message>
    <message>
        <source>Concept</source>
        <translation>概念</translation>
    </message>
    <message>
        <source>Correct: it is gone</source>
        <translation>認可：已刪除</translation>
    </message>
    <message>
        <source>Correct: it is new</source>
        <translation>認可：為新增</translation>
    </message>
    <message>
        <source>Correct: {what}</source>
        <translation>認可：{what}</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Y accepts, Ctrl+Shift+X splits. To match other clauses, use a file: “judgeapp corpus compare {old} {new} --doubts FILE”.</source>
        <translation>按Ctrl+Shift+Y認可，按Ctrl+Shift+X拆開。要與其他條款對應，請使用檔案：「judgeapp corpus compare {old} {new} --doubts FILE」。</translation>
    </message>
    <message>
        <source>Difference between sources</source>
        <translation>來源的差異</translation>
    </message>
    <message>
        <source>Doubtful between {old} and {new}</source>
        <translation>{old}與{new}之間存疑的對應</translation>
    </message>
    <message>
        <source>Editions of the rules</source>
        <translation>規則版本</translation>
    </message>
    <message>
        <source>Every clause that your data cites means the same in {edition}.</source>
        <translation>已儲存的內容所引用的條款，在{edition}中內容均未改變。</translation>
    </message>
    <message>
        <source>From {old} to {new}</source>
        <translation>從{old}到{new}</translation>
    </message>
    <message>
        <source>No doubtful matches.</source>
        <translation>沒有存疑的對應。</translation>
    </message>
    <message>
        <source>Not the same: one is gone, the other new</source>
        <translation>不相同：一條已刪除，另一條為新增</translation>
    </message>
    <message>
        <source>Nothing to check.</source>
        <translation>沒有需要檢查的內容。</translation>
    </message>
    <message>
        <source>Official answer</source>
        <translation>官方問答</translation>
    </message>
    <message>
        <source>Our reading</source>
        <translation>我們的解讀</translation>
    </message>
    <message>
        <source>Parts of the program that rely on them: {number}</source>
        <translation>依據這些條款的程式內容：{number}</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一個</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>問題</translation>
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
        <translation>場景</translation>
    </message>
    <message>
        <source>Set the date …</source>
        <translation>指定生效日期…</translation>
    </message>
    <message>
        <source>Settle doubtful matches: {number}</source>
        <translation>處理存疑的對應：{number}</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>略過</translation>
    </message>
    <message>
        <source>The ruling that is being written</source>
        <translation>正在寫的裁定</translation>
    </message>
    <message>
        <source>The same clause, but with a different meaning</source>
        <translation>同一條款，但內容不同</translation>
    </message>
    <message>
        <source>The same clause, with the same meaning</source>
        <translation>同一條款，內容相同</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>There may be a newer edition: the publisher revises the rules every few weeks. Import it as a file (Ctrl+Alt+L).</source>
        <translation>可能有更新的版本：發行商每隔數週修訂規則。請將其作為檔案匯入（Ctrl+Alt+L）。</translation>
    </message>
    <message>
        <source>These are the dates printed in the editions.</source>
        <translation>日期為各版本所印的日期。</translation>
    </message>
    <message>
        <source>To the editions</source>
        <translation>到版本清單</translation>
    </message>
    <message>
        <source>Use the dates printed in the editions</source>
        <translation>還原各版本所印的日期</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>更新內容</translation>
    </message>
    <message>
        <source>You changed the dates in this table yourself.</source>
        <translation>此表的日期已手動修改。</translation>
    </message>
    <message>
        <source>Your entries to check: {number}</source>
        <translation>需要檢查的個人內容：{number}</translation>
    </message>
    <message>
        <source>an unmatched clause is similar</source>
        <translation>有未對應的相似條款</translation>
    </message>
    <message>
        <source>another clause is just as similar</source>
        <translation>另有同樣相似的條款</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>已刪除</translation>
    </message>
    <message>
        <source>has a different meaning</source>
        <translation>內容不同</translation>
    </message>
    <message>
        <source>in force today</source>
        <translation>現行</translation>
    </message>
    <message>
        <source>it could be swapped with a neighboring clause</source>
        <translation>與相鄰條款的對應可能互換</translation>
    </message>
    <message>
        <source>it has a different meaning</source>
        <translation>內容不同</translation>
    </message>
    <message>
        <source>it has moved to another section</source>
        <translation>已移至其他章節</translation>
    </message>
    <message>
        <source>it has the same meaning</source>
        <translation>內容相同</translation>
    </message>
    <message>
        <source>it is gone</source>
        <translation>已刪除</translation>
    </message>
    <message>
        <source>it is unclear which clause it is</source>
        <translation>對應哪一條款存疑</translation>
    </message>
    <message>
        <source>it was merged with others</source>
        <translation>與其他條款合併</translation>
    </message>
    <message>
        <source>it was split</source>
        <translation>已拆分</translation>
    </message>
    <message>
        <source>its edition isn&apos;t available</source>
        <translation>尚無該版本</translation>
    </message>
    <message>
        <source>its text isn&apos;t available</source>
        <translation>尚無文字</translation>
    </message>
    <message>
        <source>its text was imported again and differs</source>
        <translation>其文字重新匯入後有所不同</translation>
    </message>
    <message>
        <source>more: {number}</source>
        <translation>更多：{number}</translation>
    </message>
    <message>
        <source>much of one is missing from the other</source>
        <translation>一方有許多內容在另一方找不到</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>no date given</source>
        <translation>未說明日期</translation>
    </message>
    <message>
        <source>not in {edition}</source>
        <translation>{edition}中沒有</translation>
    </message>
    <message>
        <source>one became several</source>
        <translation>一條拆分為多條</translation>
    </message>
    <message>
        <source>only renumbered</source>
        <translation>僅編號變更</translation>
    </message>
    <message>
        <source>same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>several became one</source>
        <translation>多條合併為一條</translation>
    </message>
    <message>
        <source>several clauses that may belong together</source>
        <translation>可能對應的多條條款</translation>
    </message>
    <message>
        <source>since {date}</source>
        <translation>自{date}起</translation>
    </message>
    <message>
        <source>the texts have little in common</source>
        <translation>文字少有共同之處</translation>
    </message>
    <message>
        <source>the update history says otherwise</source>
        <translation>更新履歷的說法不同</translation>
    </message>
    <message>
        <source>{at} of {all}</source>
        <translation>第{at}項，共{all}項</translation>
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
        <translation>{edition}中的{there}，內容不同</translation>
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
        <translation>「Blocker」或「+1000 DP」</translation>
    </message>
    <message>
        <source>&apos;as_colors&apos; needs the level that it digivolves as</source>
        <translation>&apos;as_colors&apos;需要寫明視為哪個等級進化</translation>
    </message>
    <message>
        <source>&apos;chosen&apos; says how many cards of &apos;of&apos; are revealed</source>
        <translation>&apos;chosen&apos;表示公開&apos;of&apos;中的幾張卡片</translation>
    </message>
    <message>
        <source>&apos;in_all&apos; is the total number of cards meant</source>
        <translation>&apos;in_all&apos;是所指全部卡片的總張數</translation>
    </message>
    <message>
        <source>&apos;not_counting&apos; says what doesn&apos;t count as a name or trait</source>
        <translation>&apos;not_counting&apos;表示哪些不算作名稱或特徵</translation>
    </message>
    <message>
        <source>&apos;object&apos; of {event!r} is never in the areas it names</source>
        <translation>「{event}」的&apos;object&apos;不會在所寫的區域</translation>
    </message>
    <message>
        <source>&apos;or_more&apos; needs a number</source>
        <translation>&apos;or_more&apos;需要寫明張數</translation>
    </message>
    <message>
        <source>&apos;over_count&apos; sets how many cards under it match &apos;over&apos;</source>
        <translation>&apos;over_count&apos;表示下方有幾張卡片符合&apos;over&apos;</translation>
    </message>
    <message>
        <source>&apos;over_top&apos; says for which cards &apos;over&apos; is checked</source>
        <translation>&apos;over_top&apos;表示對哪些卡片檢查&apos;over&apos;</translation>
    </message>
    <message>
        <source>&apos;per&apos; must be at least 1</source>
        <translation>&apos;per&apos;至少為1</translation>
    </message>
    <message>
        <source>&apos;same&apos; and &apos;same_as&apos; must be used together</source>
        <translation>&apos;same&apos;與&apos;same_as&apos;須同時使用</translation>
    </message>
    <message>
        <source>&apos;timings&apos; can&apos;t be used with &apos;would&apos;</source>
        <translation>&apos;timings&apos;不能與&apos;would&apos;一起使用</translation>
    </message>
    <message>
        <source>&apos;to&apos; names who gets &apos;gifts&apos;, but there are none</source>
        <translation>&apos;to&apos;表示&apos;gifts&apos;給誰，而這裡沒有&apos;gifts&apos;</translation>
    </message>
    <message>
        <source>&apos;under&apos; applies only to cards under others or linked to them</source>
        <translation>&apos;under&apos;只適用於其他卡片下面或與其連結的卡片</translation>
    </message>
    <message>
        <source>&apos;would&apos; needs &apos;when&apos;: what would happen</source>
        <translation>&apos;would&apos;需要&apos;when&apos;：將要發生什麼</translation>
    </message>
    <message>
        <source>, since {day}</source>
        <translation>（自{day}起）</translation>
    </message>
    <message>
        <source>--gold takes no query, language or source</source>
        <translation>--gold不能與查詢、語言或來源同用</translation>
    </message>
    <message>
        <source>--only {kind} takes no language or source</source>
        <translation>--only {kind}不能與語言或來源同用</translation>
    </message>
    <message>
        <source>&lt;{name}&gt; is something that an effect does: no card has it by itself</source>
        <translation>&lt;{name}&gt;由效果進行，不是卡片自身持有的關鍵字效果</translation>
    </message>
    <message>
        <source>Add &apos;as_level&apos;</source>
        <translation>寫明&apos;as_level&apos;</translation>
    </message>
    <message>
        <source>Add &apos;count&apos;, and leave out &apos;up_to&apos; and &apos;in_all&apos;</source>
        <translation>寫明&apos;count&apos;，並省略&apos;up_to&apos;和&apos;in_all&apos;</translation>
    </message>
    <message>
        <source>Add &apos;when&apos;</source>
        <translation>寫明&apos;when&apos;</translation>
    </message>
    <message>
        <source>Add it to the hand in &apos;then&apos;</source>
        <translation>在&apos;then&apos;裡加入手牌</translation>
    </message>
    <message>
        <source>Add it under `cards`</source>
        <translation>請新增到`cards`下</translation>
    </message>
    <message>
        <source>Add one: judgeapp update --add NAME https://...</source>
        <translation>請新增一個：judgeapp update --add 名稱 https://...</translation>
    </message>
    <message>
        <source>Add what it stands for</source>
        <translation>請一併說明它代表什麼</translation>
    </message>
    <message>
        <source>All judges of this team share one login, so the server can&apos;t tell who writes and deletes. Whoever created the team&apos;s notebook can add one for each judge: judgeapp team judges --add NAME</source>
        <translation>此團隊的所有裁判共用一個帳號，伺服器無法分辨由誰編寫和刪除。請建立團隊裁定簿的人為每位裁判開設帳號：judgeapp team judges --add 姓名</translation>
    </message>
    <message>
        <source>Another edition of the rules may have saved it. Delete this branch</source>
        <translation>可能由其他規則版本儲存；請刪除此分支</translation>
    </message>
    <message>
        <source>Ask both of them</source>
        <translation>請詢問雙方</translation>
    </message>
    <message>
        <source>Ask for TLS to be switched on there, or allow connections without TLS at this event</source>
        <translation>請讓對方啟用TLS，或為本次賽事允許不使用</translation>
    </message>
    <message>
        <source>Ask for a new export of the ruling with all of its history</source>
        <translation>請讓對方連同全部歷史重新匯出裁定</translation>
    </message>
    <message>
        <source>Ask for a new export: judgeapp notebook export FILE</source>
        <translation>請讓對方重新匯出：judgeapp notebook export FILE</translation>
    </message>
    <message>
        <source>Ask the server&apos;s administrator</source>
        <translation>請詢問伺服器管理員</translation>
    </message>
    <message>
        <source>Ask the server&apos;s administrator for access</source>
        <translation>請伺服器管理員開放權限</translation>
    </message>
    <message>
        <source>Ask the server&apos;s administrator for another one</source>
        <translation>請向伺服器管理員索取新密碼</translation>
    </message>
    <message>
        <source>Ask the server&apos;s administrator whether this is the right database</source>
        <translation>請向伺服器管理員確認這是否是正確的資料庫</translation>
    </message>
    <message>
        <source>Ask them to upgrade it; until then it keeps working as it is</source>
        <translation>請其升級；在此之前可照常使用</translation>
    </message>
    <message>
        <source>At most {most:,} are allowed</source>
        <translation>上限為{most:,}</translation>
    </message>
    <message>
        <source>At most {most} are allowed</source>
        <translation>上限為{most}</translation>
    </message>
    <message>
        <source>Available: {known}</source>
        <translation>現有：{known}</translation>
    </message>
    <message>
        <source>Available: {known}{also}</source>
        <translation>現有：{known}{also}</translation>
    </message>
    <message>
        <source>Chapter 16 lists them</source>
        <translation>名稱見第16章</translation>
    </message>
    <message>
        <source>Check it</source>
        <translation>請檢查</translation>
    </message>
    <message>
        <source>Check it; the version of {date} is saved as {file}</source>
        <translation>請檢查；{date}時的內容儲存為{file}</translation>
    </message>
    <message>
        <source>Check its address and the network</source>
        <translation>請檢查位址和網路</translation>
    </message>
    <message>
        <source>Check the address and your internet connection</source>
        <translation>請檢查網址，以及這部電腦是否已連上網路</translation>
    </message>
    <message>
        <source>Check the address in a browser</source>
        <translation>請在瀏覽器中檢查網址</translation>
    </message>
    <message>
        <source>Check the disk</source>
        <translation>請檢查磁碟</translation>
    </message>
    <message>
        <source>Check the history of the newest rulings; nothing was deleted</source>
        <translation>請檢視最新裁定的歷史；沒有刪除任何內容</translation>
    </message>
    <message>
        <source>Check the name of the database</source>
        <translation>請檢查資料庫名稱</translation>
    </message>
    <message>
        <source>Check the user and the password; an expired password gives the same message</source>
        <translation>請檢查使用者和密碼；密碼過期時也顯示同樣的訊息</translation>
    </message>
    <message>
        <source>Check them</source>
        <translation>請逐一檢查</translation>
    </message>
    <message>
        <source>Check this computer&apos;s date, and whether a proxy intercepts the connection; the file wasn&apos;t imported</source>
        <translation>請檢查這部電腦的日期，以及是否有代理伺服器攔截連線；該檔案不予匯入</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>請選擇其他名稱</translation>
    </message>
    <message>
        <source>Choose another name, or overwrite with --overwrite</source>
        <translation>請選擇其他名稱，或用--overwrite覆蓋</translation>
    </message>
    <message>
        <source>Choose another name, or remove that address</source>
        <translation>請選擇其他名稱，或移除該網址</translation>
    </message>
    <message>
        <source>Choose another node of the tree</source>
        <translation>請選擇樹中的其他節點</translation>
    </message>
    <message>
        <source>Choose another one</source>
        <translation>請換用其他的</translation>
    </message>
    <message>
        <source>Choose another place for the report</source>
        <translation>請為報告選擇其他位置</translation>
    </message>
    <message>
        <source>Choose it again</source>
        <translation>請重新選擇</translation>
    </message>
    <message>
        <source>Choose it first</source>
        <translation>請先選擇</translation>
    </message>
    <message>
        <source>Choose one of the other actions, or correct the board</source>
        <translation>請選擇其他操作，或更正盤面</translation>
    </message>
    <message>
        <source>Choose one of: {known}</source>
        <translation>請指定其一：{known}</translation>
    </message>
    <message>
        <source>Choose the certificate from the organizers</source>
        <translation>請選擇主辦方發放的憑證</translation>
    </message>
    <message>
        <source>Choose the file from the organizers</source>
        <translation>請選擇主辦方發放的檔案</translation>
    </message>
    <message>
        <source>Close it first</source>
        <translation>請先關閉</translation>
    </message>
    <message>
        <source>Close other programs: the memory is full</source>
        <translation>請關閉其他程式：記憶體已滿</translation>
    </message>
    <message>
        <source>Close the other program that uses it</source>
        <translation>請關閉正在使用它的其他程式</translation>
    </message>
    <message>
        <source>Copy it again</source>
        <translation>請重新複製</translation>
    </message>
    <message>
        <source>Copy it from a browser</source>
        <translation>請從瀏覽器複製網址</translation>
    </message>
    <message>
        <source>Correct it, or end the name with a colon: &quot;Tai: Tamer yellow cost 3&quot;</source>
        <translation>請更正，或在名稱後加冒號：「太一：馴獸師 黃 消耗值 3」</translation>
    </message>
    <message>
        <source>Delete this folder and start again: the index will be rebuilt</source>
        <translation>請刪除此資料夾後重新啟動：索引會重新建立</translation>
    </message>
    <message>
        <source>Describe it: &quot;{text} Lv.4 red 5000&quot;</source>
        <translation>請說明是什麼：「{text} Lv.4 紅 5000」</translation>
    </message>
    <message>
        <source>Drop the file onto its window</source>
        <translation>請將檔案拖放到已開啟的視窗上</translation>
    </message>
    <message>
        <source>Drop the others separately</source>
        <translation>請將其餘檔案單獨拖放</translation>
    </message>
    <message>
        <source>End the name with a colon: &quot;Tai: Tamer yellow cost 3&quot;</source>
        <translation>請在名稱後加冒號：「太一：馴獸師 黃 消耗值 3」</translation>
    </message>
    <message>
        <source>Enter a question</source>
        <translation>請輸入問題</translation>
    </message>
    <message>
        <source>Enter the top card, then each card below it with Ctrl+Enter; if the word is part of a name, end the name with a colon</source>
        <translation>先輸入最上面的卡片，再用Ctrl+Enter逐張輸入下面的卡片；若名稱中含有該詞，請在名稱後加冒號</translation>
    </message>
    <message>
        <source>Expected `{wanted}` {bound}</source>
        <translation>應為`{wanted}` {bound}</translation>
    </message>
    <message>
        <source>Expected `{wanted}`, got `{found}`</source>
        <translation>應為`{wanted}`，實為`{found}`</translation>
    </message>
    <message>
        <source>Expected `{wanted}`, got a list</source>
        <translation>應為`{wanted}`，實為清單</translation>
    </message>
    <message>
        <source>Expected `{wanted}`, got a mapping</source>
        <translation>應為`{wanted}`，實為對應表</translation>
    </message>
    <message>
        <source>Expected a list, got `{found}`</source>
        <translation>應為清單，實為`{found}`</translation>
    </message>
    <message>
        <source>Expected a mapping, got `{found}`</source>
        <translation>應為對應表，實為`{found}`</translation>
    </message>
    <message>
        <source>Expecting &apos;{letter}&apos; delimiter</source>
        <translation>缺少&apos;{letter}&apos;</translation>
    </message>
    <message>
        <source>Expecting property name enclosed in double quotes</source>
        <translation>缺少雙引號括起的欄位名</translation>
    </message>
    <message>
        <source>Expecting value</source>
        <translation>缺少值</translation>
    </message>
    <message>
        <source>Export fewer at once</source>
        <translation>請減少一次匯出的數量</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>檔案已存在</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>檔名過長</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>檔案過大</translation>
    </message>
    <message>
        <source>Fill it with: judgeapp cards import FILE</source>
        <translation>請用此指令匯入卡片：judgeapp cards import FILE</translation>
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
        <translation>請釋放一些磁碟空間</translation>
    </message>
    <message>
        <source>Free up disk space, or check the disk</source>
        <translation>請釋放一些空間，或檢查磁碟</translation>
    </message>
    <message>
        <source>Get the file again</source>
        <translation>請從來源處重新取得</translation>
    </message>
    <message>
        <source>Give one of them another name with `as`</source>
        <translation>請用`as`為其中一個另取名稱</translation>
    </message>
    <message>
        <source>Give this name to what is chosen or done before it; names known here: {known}</source>
        <translation>在選擇或執行之處給所指的內容命名；這裡已有：{known}</translation>
    </message>
    <message>
        <source>Have it respond before that happens: &apos;would&apos;</source>
        <translation>讓其在事件發生之前應對：&apos;would&apos;</translation>
    </message>
    <message>
        <source>Have one created with: CREATE DATABASE ... ENCODING &apos;UTF8&apos; TEMPLATE template0</source>
        <translation>請讓管理員建立一個：CREATE DATABASE ... ENCODING &apos;UTF8&apos; TEMPLATE template0</translation>
    </message>
    <message>
        <source>If this is another kind of rulebook, specify it</source>
        <translation>如果是其他規則書，請指定其種類</translation>
    </message>
    <message>
        <source>If you have another copy of the file, put it there</source>
        <translation>如果別處有此檔案的副本，請放回原位</translation>
    </message>
    <message>
        <source>Import it</source>
        <translation>請匯入</translation>
    </message>
    <message>
        <source>Import its card file: judgeapp cards import FILE</source>
        <translation>請匯入其卡片檔案：judgeapp cards import FILE</translation>
    </message>
    <message>
        <source>Import its text instead</source>
        <translation>請改為匯入其文字</translation>
    </message>
    <message>
        <source>Import one that has text</source>
        <translation>請匯入含有文字的檔案</translation>
    </message>
    <message>
        <source>Import their file again; the others are unchanged</source>
        <translation>請重新匯入其檔案；其餘保持原樣</translation>
    </message>
    <message>
        <source>Import them, or describe the card: &quot;{text} Lv.4 red 5000&quot;</source>
        <translation>請匯入卡片，或描述該卡片：「{text} Lv.4 紅 5000」</translation>
    </message>
    <message>
        <source>Import them: judgeapp rulings import FILE</source>
        <translation>請用此指令匯入：judgeapp rulings import FILE</translation>
    </message>
    <message>
        <source>Import without it, then settle the lines it lists</source>
        <translation>請先不附上該檔案匯入，再處理屆時列出的行</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>輸入輸出錯誤</translation>
    </message>
    <message>
        <source>Invalid control character at</source>
        <translation>有不允許的控制字元</translation>
    </message>
    <message>
        <source>Invalid enum value {found}</source>
        <translation>沒有{found}這個值</translation>
    </message>
    <message>
        <source>Invalid value {found}</source>
        <translation>{found}不是有效的值</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>是資料夾</translation>
    </message>
    <message>
        <source>It can become: {become}. If that was a mistake, restore an older version from the history</source>
        <translation>可變為：{become}。若輸入錯誤，請從歷史還原</translation>
    </message>
    <message>
        <source>It can have at most {most} bytes, and no invisible characters</source>
        <translation>最多{most}個位元組，且不含不可見的字元</translation>
    </message>
    <message>
        <source>It can&apos;t be set aside ({reason})</source>
        <translation>無法另行存放（{reason}）</translation>
    </message>
    <message>
        <source>It can&apos;t be set aside ({reason}) and will be overwritten</source>
        <translation>無法另行存放（{reason}），將被覆蓋</translation>
    </message>
    <message>
        <source>It has: {has}</source>
        <translation>其中有：{has}</translation>
    </message>
    <message>
        <source>It must begin with {mark}</source>
        <translation>必須以{mark}開頭</translation>
    </message>
    <message>
        <source>It must begin with: format: {format}</source>
        <translation>必須以此開頭：format: {format}</translation>
    </message>
    <message>
        <source>It takes only additions, and the database&apos;s default_transaction_isolation must be read committed</source>
        <translation>裁定簿只能新增內容，且資料庫的default_transaction_isolation必須為read committed</translation>
    </message>
    <message>
        <source>Its former text: {older}:{number}</source>
        <translation>原來的內容：{older}:{number}</translation>
    </message>
    <message>
        <source>Its number today is {today}</source>
        <translation>現在的編號是{today}</translation>
    </message>
    <message>
        <source>Join one with: judgeapp team set HOST ...</source>
        <translation>請用此指令加入：judgeapp team set HOST ...</translation>
    </message>
    <message>
        <source>Keep it to one line</source>
        <translation>只能有一行</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>請略去</translation>
    </message>
    <message>
        <source>Leave it out if there is none</source>
        <translation>沒有就省略</translation>
    </message>
    <message>
        <source>Leave it out, or use it in a card search</source>
        <translation>省略，或寫在尋找卡片之處</translation>
    </message>
    <message>
        <source>Leave it out, or use it with one of {events}</source>
        <translation>省略，或用於以下事件之一：{events}</translation>
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
        <translation>省略&apos;unseen&apos;，或省略所詢問的內容</translation>
    </message>
    <message>
        <source>Leave out &apos;whose&apos;, or ask about one of {actions}</source>
        <translation>省略&apos;whose&apos;，或詢問以下之一：{actions}</translation>
    </message>
    <message>
        <source>Leave out &apos;would&apos;, or use it with one of {answered}</source>
        <translation>省略&apos;would&apos;，或與以下之一搭配使用：{answered}</translation>
    </message>
    <message>
        <source>Leave out --edition</source>
        <translation>請略去--edition</translation>
    </message>
    <message>
        <source>Leave out the count for a single one</source>
        <translation>只有一張時請省略張數</translation>
    </message>
    <message>
        <source>Leave out the player and the area</source>
        <translation>請去掉玩家和區域</translation>
    </message>
    <message>
        <source>Leave the others out</source>
        <translation>省略其餘的</translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation>將其省略</translation>
    </message>
    <message>
        <source>List the one with this name separately</source>
        <translation>請將有此名稱的卡片單獨列出</translation>
    </message>
    <message>
        <source>Look at it with show, then restore one, or settle it with --settle</source>
        <translation>請用show檢視，再還原其中一個，或用--settle表示以此解決</translation>
    </message>
    <message>
        <source>Make it writable, or choose another one with --data</source>
        <translation>請設為可寫入，或用--data另選一個</translation>
    </message>
    <message>
        <source>Make the data folder writable</source>
        <translation>請將資料目錄設為可寫入</translation>
    </message>
    <message>
        <source>Make the file and its folder writable</source>
        <translation>請將該檔案及其資料夾設為可寫入</translation>
    </message>
    <message>
        <source>Make the folder writable or free some space</source>
        <translation>請將資料夾設為可寫入，或釋放一些空間</translation>
    </message>
    <message>
        <source>Move it after the action it asks about</source>
        <translation>移到它所詢問的行動之後</translation>
    </message>
    <message>
        <source>Name a file in it</source>
        <translation>請指定其中的檔案</translation>
    </message>
    <message>
        <source>Name a file, or pass the text</source>
        <translation>請指定檔案，或直接給出文字</translation>
    </message>
    <message>
        <source>Name a scenario</source>
        <translation>請指定場景</translation>
    </message>
    <message>
        <source>Name that ruling</source>
        <translation>請指明是哪條裁定</translation>
    </message>
    <message>
        <source>Name the area</source>
        <translation>指明區域</translation>
    </message>
    <message>
        <source>Name the ruling</source>
        <translation>請指明是哪條裁定</translation>
    </message>
    <message>
        <source>Name two editions</source>
        <translation>請指定兩個</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>裝置空間不足</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>沒有此檔案或資料夾</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>不是資料夾</translation>
    </message>
    <message>
        <source>Object contains unknown field `{field}`</source>
        <translation>沒有`{field}`這個欄位</translation>
    </message>
    <message>
        <source>Object missing required field `{field}`</source>
        <translation>缺少欄位`{field}`</translation>
    </message>
    <message>
        <source>On Debian and Ubuntu, install libegl1, libgl1 and libxkbcommon0; elsewhere Mesa</source>
        <translation>在Debian和Ubuntu上請安裝libegl1、libgl1和libxkbcommon0；其他系統請安裝Mesa</translation>
    </message>
    <message>
        <source>Only https:// is allowed</source>
        <translation>只允許https://</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>不允許的操作</translation>
    </message>
    <message>
        <source>Pass a mapping file with --mapping. It has lines such as “{first}: {field}” under “fields:”</source>
        <translation>請用--mapping指定對應表檔案，在「fields:」下寫「{first}: {field}」這樣的行</translation>
    </message>
    <message>
        <source>Pass it with --password-stdin, or in {variable}</source>
        <translation>請用--password-stdin或在{variable}中給出</translation>
    </message>
    <message>
        <source>Perhaps you mean {called!r}</source>
        <translation>可能是指「{called}」</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>沒有權限</translation>
    </message>
    <message>
        <source>Play it again from its position; this version reads the rules differently</source>
        <translation>請從其局面重演；本程式對規則的解讀不同</translation>
    </message>
    <message>
        <source>Print it to a new PDF with another program, or import its text</source>
        <translation>請用其他程式列印為新的PDF，或匯入其文字</translation>
    </message>
    <message>
        <source>Put a colon after the player and area: &quot;B hand: Rex Lv.4 red&quot;</source>
        <translation>請在玩家和區域後加冒號：「B的手牌：雷克斯 Lv.4 紅」</translation>
    </message>
    <message>
        <source>Put each card on its own line under `cards`</source>
        <translation>請在`cards`下讓每張卡片各佔一行</translation>
    </message>
    <message>
        <source>Put text with a colon, brackets or another YAML sign in quotes</source>
        <translation>含有冒號、括號或其他YAML符號的文字須加引號</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>檔案系統唯讀</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>請移除</translation>
    </message>
    <message>
        <source>Remove it from the field</source>
        <translation>請從場上移除</translation>
    </message>
    <message>
        <source>Remove one</source>
        <translation>請移除一個</translation>
    </message>
    <message>
        <source>Remove one you no longer need</source>
        <translation>請移除不再需要的一個</translation>
    </message>
    <message>
        <source>Remove some of them first</source>
        <translation>請先移除一些</translation>
    </message>
    <message>
        <source>Remove them</source>
        <translation>請移除</translation>
    </message>
    <message>
        <source>Repeat it fewer times</source>
        <translation>減少重複次數</translation>
    </message>
    <message>
        <source>Report without pictures</source>
        <translation>請產生不帶圖片的報告</translation>
    </message>
    <message>
        <source>Restart the program: it sets a damaged file aside</source>
        <translation>請重新啟動程式：損壞的檔案會被另行存放</translation>
    </message>
    <message>
        <source>Restore a backup instead: judgeapp desk copies lists them</source>
        <translation>請改為還原備份：可用judgeapp desk copies列出</translation>
    </message>
    <message>
        <source>Restore it from its history first</source>
        <translation>請先從歷史還原</translation>
    </message>
    <message>
        <source>Save it as UTF-8 and try again</source>
        <translation>請另存為UTF-8後重試</translation>
    </message>
    <message>
        <source>Save it without one</source>
        <translation>請儲存為無密碼的檔案</translation>
    </message>
    <message>
        <source>Save only the pages you need as a PDF</source>
        <translation>請將需要的頁面另存為一個PDF</translation>
    </message>
    <message>
        <source>Save the table itself</source>
        <translation>請儲存牌桌本身</translation>
    </message>
    <message>
        <source>Set a shorter one with --title</source>
        <translation>請用--title指定更短的標題</translation>
    </message>
    <message>
        <source>Set another one in {variable}</source>
        <translation>請用{variable}另選一個</translation>
    </message>
    <message>
        <source>Set it with --edition</source>
        <translation>請用--edition指定</translation>
    </message>
    <message>
        <source>Set it with --language</source>
        <translation>請用--language指定</translation>
    </message>
    <message>
        <source>Set one with --title</source>
        <translation>請用--title指定標題</translation>
    </message>
    <message>
        <source>Set the name and password of the proxy in this computer&apos;s network settings</source>
        <translation>請在這部電腦的網路設定中填寫代理伺服器的使用者名稱和密碼</translation>
    </message>
    <message>
        <source>Settle them one by one</source>
        <translation>請逐個處理</translation>
    </message>
    <message>
        <source>Specify a name or trait</source>
        <translation>寫明名稱或特徵</translation>
    </message>
    <message>
        <source>Specify both, or neither</source>
        <translation>兩個都寫，或都不寫</translation>
    </message>
    <message>
        <source>Specify one category</source>
        <translation>寫明一個類別</translation>
    </message>
    <message>
        <source>Specify the number and whose they are, and leave out &apos;up_to&apos;</source>
        <translation>寫明是誰的、共幾張，並省略&apos;up_to&apos;</translation>
    </message>
    <message>
        <source>Specify what is different in the control, and the result it must have</source>
        <translation>請說明其中有何不同，以及由此必然產生的結果</translation>
    </message>
    <message>
        <source>Specify where it comes from: &apos;origin&apos;</source>
        <translation>寫明來自哪裡：&apos;origin&apos;</translation>
    </message>
    <message>
        <source>Specify where it is, &apos;areas&apos;: {areas}</source>
        <translation>寫明在哪裡，&apos;areas&apos;：{areas}</translation>
    </message>
    <message>
        <source>Specify which cards</source>
        <translation>寫明哪些卡片</translation>
    </message>
    <message>
        <source>Specify which cards are meant</source>
        <translation>請寫明指的是哪些卡片</translation>
    </message>
    <message>
        <source>Specify which player</source>
        <translation>寫明哪位玩家</translation>
    </message>
    <message>
        <source>Specify whose: yours or opponents</source>
        <translation>寫明是誰的：yours或opponents</translation>
    </message>
    <message>
        <source>Split it</source>
        <translation>請拆分</translation>
    </message>
    <message>
        <source>Supported: {known}</source>
        <translation>可讀取：{known}</translation>
    </message>
    <message>
        <source>Switch them on: judgeapp update --on, or on the Library page</source>
        <translation>請開啟更新：judgeapp update --on，或在「資料庫」頁面</translation>
    </message>
    <message>
        <source>The damaged file is saved as {name}</source>
        <translation>損壞的檔案儲存為{name}</translation>
    </message>
    <message>
        <source>The editions aren&apos;t matched yet</source>
        <translation>各版本尚未對應</translation>
    </message>
    <message>
        <source>The file is saved as {name}</source>
        <translation>檔案儲存為{name}</translation>
    </message>
    <message>
        <source>The file must begin with [ or {{</source>
        <translation>此類檔案以[或{{開頭</translation>
    </message>
    <message>
        <source>The file was changed, or the program has a fault</source>
        <translation>檔案可能被更改過，或程式有誤</translation>
    </message>
    <message>
        <source>The file was edited by hand. Ask for a new export</source>
        <translation>檔案被手動更改過；請讓對方重新匯出</translation>
    </message>
    <message>
        <source>The judges of this team have their own logins, and yours is the one that created its notebook. Ask for a login with your name, and join with that</source>
        <translation>此團隊的裁判各有自己的帳號。目前所用的是建立裁定簿的帳號：請索取與自己同名的帳號，並用它加入</translation>
    </message>
    <message>
        <source>The others are unchanged, and nothing was deleted</source>
        <translation>其餘保持原樣，沒有刪除任何內容</translation>
    </message>
    <message>
        <source>The password is asked for each time and never saved</source>
        <translation>密碼每次都會詢問，從不儲存</translation>
    </message>
    <message>
        <source>The players are A and B</source>
        <translation>玩家為A和B</translation>
    </message>
    <message>
        <source>The usual one is {port}</source>
        <translation>通常為{port}</translation>
    </message>
    <message>
        <source>Their names end in .json, .jsonl, .ndjson, .yaml, .yml, .pdf, .txt or .md</source>
        <translation>檔名以.json、.jsonl、.ndjson、.yaml、.yml、.pdf、.txt或.md結尾</translation>
    </message>
    <message>
        <source>These editions are no longer available</source>
        <translation>這些版本已經移除</translation>
    </message>
    <message>
        <source>They stay here and are sent again; ask the server&apos;s administrator</source>
        <translation>這些更改保留在此並會再次傳送；請詢問伺服器管理員</translation>
    </message>
    <message>
        <source>This import is closed. Import the rulebook again</source>
        <translation>該匯入已關閉。請重新匯入規則書</translation>
    </message>
    <message>
        <source>This ruling is no longer in the notebook</source>
        <translation>此裁定已不在裁定簿中</translation>
    </message>
    <message>
        <source>To delete it and all of its history, type {ruling}</source>
        <translation>要連同全部歷史刪除，請輸入{ruling}</translation>
    </message>
    <message>
        <source>To give it for a duration, use &apos;do: give&apos;</source>
        <translation>請規定賦予的期限：do: give</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>開啟的檔案過多</translation>
    </message>
    <message>
        <source>Try again later</source>
        <translation>請稍後重試</translation>
    </message>
    <message>
        <source>Try again when it has finished</source>
        <translation>請在其完成後重試</translation>
    </message>
    <message>
        <source>Type the password</source>
        <translation>請輸入密碼</translation>
    </message>
    <message>
        <source>Unless you restored a backup, somebody is writing under your name. Tell the server&apos;s administrator</source>
        <translation>除非曾還原備份，否則有人冒用這位裁判的名義寫入。請告知伺服器管理員</translation>
    </message>
    <message>
        <source>Unterminated string starting at</source>
        <translation>有未結束的字串</translation>
    </message>
    <message>
        <source>Update again</source>
        <translation>請再次更新</translation>
    </message>
    <message>
        <source>Update again: it continues where it stopped</source>
        <translation>請再次更新：會從中斷處繼續</translation>
    </message>
    <message>
        <source>Use &apos;block&apos;</source>
        <translation>寫&apos;block&apos;</translation>
    </message>
    <message>
        <source>Use &apos;free: false&apos;, or leave out &apos;cost&apos;</source>
        <translation>寫&apos;free: false&apos;，或省略&apos;cost&apos;</translation>
    </message>
    <message>
        <source>Use &apos;play_cost&apos;</source>
        <translation>寫&apos;play_cost&apos;</translation>
    </message>
    <message>
        <source>Use &apos;use_cost&apos;</source>
        <translation>寫&apos;use_cost&apos;</translation>
    </message>
    <message>
        <source>Use &apos;whose: any&apos;</source>
        <translation>寫&apos;whose: any&apos;</translation>
    </message>
    <message>
        <source>Use &apos;would: true&apos;</source>
        <translation>寫&apos;would: true&apos;</translation>
    </message>
    <message>
        <source>Use --after</source>
        <translation>使用 --after</translation>
    </message>
    <message>
        <source>Use a clause number such as 16-5, or an id from a search</source>
        <translation>請使用16-5這樣的條款編號，或搜尋顯示的ID</translation>
    </message>
    <message>
        <source>Use an address that needs no login</source>
        <translation>請使用無需登入的網址</translation>
    </message>
    <message>
        <source>Use another database</source>
        <translation>請使用其他資料庫</translation>
    </message>
    <message>
        <source>Use another filter</source>
        <translation>請改用其他篩選條件</translation>
    </message>
    <message>
        <source>Use another name</source>
        <translation>換一個名稱</translation>
    </message>
    <message>
        <source>Use at most 80 characters</source>
        <translation>請給出不超過80個字元的名稱</translation>
    </message>
    <message>
        <source>Use digits, such as 4.2</source>
        <translation>請用數字表示，例如4.2</translation>
    </message>
    <message>
        <source>Use it with one of {wanted}</source>
        <translation>請用於應對以下事件之一：{wanted}</translation>
    </message>
    <message>
        <source>Use its number in the old or the new edition</source>
        <translation>請使用其在舊版本或新版本中的編號</translation>
    </message>
    <message>
        <source>Use letters, digits, spaces and hyphens</source>
        <translation>請使用字母、數字、空格和連字號</translation>
    </message>
    <message>
        <source>Use main or start</source>
        <translation>請使用main或start</translation>
    </message>
    <message>
        <source>Use one of {known}</source>
        <translation>請使用以下之一：{known}</translation>
    </message>
    <message>
        <source>Use one of: {known}</source>
        <translation>請使用其一：{known}</translation>
    </message>
    <message>
        <source>Use that version, or choose another folder with --data. This folder wasn&apos;t changed</source>
        <translation>請使用該版本，或用--data另選資料夾；目前資料夾的內容沒有變動</translation>
    </message>
    <message>
        <source>Use that version; the file is unchanged</source>
        <translation>請使用該版本；檔案保持原樣</translation>
    </message>
    <message>
        <source>Use that version; your own notebook goes on as before</source>
        <translation>請使用該版本；這裡的裁定簿照常使用</translation>
    </message>
    <message>
        <source>Use the address of the file itself; some servers call it raw or download</source>
        <translation>請使用檔案本身的網址；有些伺服器稱之為raw或download</translation>
    </message>
    <message>
        <source>Use the existing login, or another name</source>
        <translation>請使用已有的帳號，或換一個名字</translation>
    </message>
    <message>
        <source>Use the form 2026-08-18</source>
        <translation>請寫成2026-08-18的形式</translation>
    </message>
    <message>
        <source>Use the name that is in its certificate, or verify-ca</source>
        <translation>請使用其憑證中的名稱，或verify-ca</translation>
    </message>
    <message>
        <source>Use the one it copies</source>
        <translation>請使用其複製的原始伺服器</translation>
    </message>
    <message>
        <source>Use your own login, or write under your own name</source>
        <translation>請使用自己的帳號，或改用自己的名義</translation>
    </message>
    <message>
        <source>Use {known}</source>
        <translation>請使用{known}</translation>
    </message>
    <message>
        <source>Use {other!r}</source>
        <translation>寫「{other}」</translation>
    </message>
    <message>
        <source>Use {values}</source>
        <translation>請使用{values}</translation>
    </message>
    <message>
        <source>Wait until it is done, or close it</source>
        <translation>請等該程式完成，或將其關閉</translation>
    </message>
    <message>
        <source>Whoever created the team&apos;s notebook gives judges a login: judgeapp team judges --add NAME</source>
        <translation>請建立團隊裁定簿的人為裁判開設帳號：judgeapp team judges --add 姓名</translation>
    </message>
    <message>
        <source>Write A or B: &quot;B: Rex Lv.4 red 5000&quot;</source>
        <translation>請寫A或B：「B：雷克斯 Lv.4 紅 5000」</translation>
    </message>
    <message>
        <source>Write a digivolution cost as &quot;Red Lv.3: 2&quot;</source>
        <translation>請將進化消耗值寫成「紅Lv.3：2」的形式</translation>
    </message>
    <message>
        <source>Write a list of steps, each one verb with its details</source>
        <translation>請寫成清單，每步一個動詞及其所屬內容</translation>
    </message>
    <message>
        <source>Write a new ruling that replaces both</source>
        <translation>請另寫一條裁定，並註明它取代這兩條</translation>
    </message>
    <message>
        <source>Write each phrase as {{language: en, wording: &quot;wipe out {{2}} enemies&quot;, same: &quot;delete {{2}} of your opponent&apos;s Digimon&quot;}}</source>
        <translation>請將每條措辭寫成{{language: en, wording: &quot;wipe out {{2}} enemies&quot;, same: &quot;delete {{2}} of your opponent&apos;s Digimon&quot;}}的形式（Digimon：數碼寶貝）</translation>
    </message>
    <message>
        <source>Write for example &quot;Lv.4 red 5000 blocker&quot;, &quot;Tai Tamer yellow cost 3&quot;</source>
        <translation>請寫成例如「Lv.4 紅 5000 格擋」、「太一 馴獸師 黃 消耗值 3」的形式</translation>
    </message>
    <message>
        <source>Write it as 16-4, or as 16-44@4.2 with its edition</source>
        <translation>請寫成16-4，或附版本的16-44@4.2</translation>
    </message>
    <message>
        <source>Write it as 2026-01-31</source>
        <translation>請寫成2026-01-31的形式</translation>
    </message>
    <message>
        <source>Write it as 2026-08-18</source>
        <translation>請寫成2026-08-18的形式</translation>
    </message>
    <message>
        <source>Write it as 4.2</source>
        <translation>請寫成4.2的形式</translation>
    </message>
    <message>
        <source>Write it as cards do: &quot;[DigiXros -2] [Alpha] x [Beta]&quot;, &quot;[Assembly -4] 3 [Beta]&quot;</source>
        <translation>請依卡片的寫法：&quot;[DigiXros -2] [Alpha] x [Beta]&quot;、&quot;[Assembly -4] 3 [Beta]&quot;</translation>
    </message>
    <message>
        <source>Write it as cards do: &quot;[Link] [Beta] trait: Cost 1&quot;, &quot;[DNA Digivolve] Blue Lv.4 + Green Lv.4: Cost 0&quot;</source>
        <translation>請依卡片的寫法：&quot;[Link] [Beta] trait: Cost 1&quot;、&quot;[DNA Digivolve] Blue Lv.4 + Green Lv.4: Cost 0&quot;</translation>
    </message>
    <message>
        <source>Write it as clause:16-5</source>
        <translation>請寫成clause:16-5的形式</translation>
    </message>
    <message>
        <source>Write it as en or zh-Hans</source>
        <translation>請寫成en或zh-Hans的形式</translation>
    </message>
    <message>
        <source>Write it as in --ask &quot;deleted: Wall&quot;</source>
        <translation>請寫成這種形式：--ask &quot;deleted: Wall&quot;</translation>
    </message>
    <message>
        <source>Write it as it is printed: BT1-010</source>
        <translation>請依印刷寫法：BT1-010</translation>
    </message>
    <message>
        <source>Write it as printed: &quot;Lv.4 &lt;Blocker&gt; [On Play] Gain 1 memory.&quot;</source>
        <translation>請依卡片上印刷的形式書寫：「Lv.4 ≪格擋≫【登場時】記憶體+1。」</translation>
    </message>
    <message>
        <source>Write it as {key}:2026 or {key}:2026-03-28</source>
        <translation>請寫成{key}:2026或{key}:2026-03-28</translation>
    </message>
    <message>
        <source>Write it as {key}:4, {key}:3-5 or {key}:&gt;=4</source>
        <translation>請寫成{key}:4、{key}:3-5或{key}:&gt;=4</translation>
    </message>
    <message>
        <source>Write its facts into the file: judgeapp cards fill {name}</source>
        <translation>請將其資訊寫入檔案：judgeapp cards fill {name}</translation>
    </message>
    <message>
        <source>Write more of the id</source>
        <translation>請將ID寫得更長一些</translation>
    </message>
    <message>
        <source>Write one, as in: judgeapp search 16-5</source>
        <translation>請輸入要搜尋的詞或條款編號，例如：judgeapp search 16-5</translation>
    </message>
    <message>
        <source>Write the effect that does it</source>
        <translation>請寫出進行此處理的效果</translation>
    </message>
    <message>
        <source>Write this under `taught`: {written}</source>
        <translation>請寫在`taught`下：{written}</translation>
    </message>
    <message>
        <source>YAML anchors can&apos;t be used here</source>
        <translation>這裡不能使用錨點</translation>
    </message>
    <message>
        <source>YAML merge keys can&apos;t be used here</source>
        <translation>這裡不能使用合併鍵</translation>
    </message>
    <message>
        <source>YAML tags can&apos;t be used here</source>
        <translation>這裡不能使用標籤</translation>
    </message>
    <message>
        <source>You have imported none</source>
        <translation>沒有匯入規則書</translation>
    </message>
    <message>
        <source>a , is missing</source>
        <translation>缺少「,」</translation>
    </message>
    <message>
        <source>a Digimon that has DNA digivolved is a different one (8-2-2-1)</source>
        <translation>合體進化後的數碼寶貝是另一隻（8-2-2-1）</translation>
    </message>
    <message>
        <source>a NAME chooses what to download</source>
        <translation>NAME指定要下載的檔案</translation>
    </message>
    <message>
        <source>a backup of {what}</source>
        <translation>{what}的備份</translation>
    </message>
    <message>
        <source>a card can have from 1 to {most:,} copies</source>
        <translation>每種卡片須為1至{most:,}張</translation>
    </message>
    <message>
        <source>a card in a hand is unknown</source>
        <translation>手牌中有未知的卡片</translation>
    </message>
    <message>
        <source>a card is in two places or in none</source>
        <translation>有卡片同時在兩處，或不在任何地方</translation>
    </message>
    <message>
        <source>a card is read by a wording that you taught, and the file&apos;s `taught` lacks it</source>
        <translation>卡片依登記的措辭解讀，而檔案的`taught`中沒有該措辭</translation>
    </message>
    <message>
        <source>a card must be a mapping of fields, not {entry}</source>
        <translation>卡片應為由欄位組成的對應表，這裡是{entry}</translation>
    </message>
    <message>
        <source>a card on, under or linked to another card is wherever that card is</source>
        <translation>置於其他卡片上方、下方或與之連結的卡片與其在同一位置</translation>
    </message>
    <message>
        <source>a card that is edited stays where it is</source>
        <translation>正在編輯的卡片留在原處</translation>
    </message>
    <message>
        <source>a card that is played or used is in no area</source>
        <translation>正在登場或使用的卡片不在任何區域</translation>
    </message>
    <message>
        <source>a character in it is cut in half</source>
        <translation>其中有不完整的字元</translation>
    </message>
    <message>
        <source>a control must be a mapping of the changed fields</source>
        <translation>對照應為由不同欄位組成的對應表</translation>
    </message>
    <message>
        <source>a control needs its own {known}</source>
        <translation>對照必須有自己的{known}</translation>
    </message>
    <message>
        <source>a cost can&apos;t depend on costs: it would never end</source>
        <translation>消耗值不能取決於消耗值：否則計算永無止境</translation>
    </message>
    <message>
        <source>a cost that isn&apos;t paid can&apos;t be reduced</source>
        <translation>不耗費的消耗值無法減少</translation>
    </message>
    <message>
        <source>a cost that isn&apos;t paid can&apos;t be set</source>
        <translation>不耗費的消耗值無法設定</translation>
    </message>
    <message>
        <source>a deck list</source>
        <translation>卡組表</translation>
    </message>
    <message>
        <source>a field is missing</source>
        <translation>缺少欄位</translation>
    </message>
    <message>
        <source>a limit must be at least 1</source>
        <translation>上限必須至少為1</translation>
    </message>
    <message>
        <source>a line needs a query, clause numbers and a rank, with tabs between</source>
        <translation>每行需要查詢、條款編號和排名，以定位字元分隔</translation>
    </message>
    <message>
        <source>a line of the text has more than {most:,} characters</source>
        <translation>文字中有一行超過{most:,}個字元</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>清單</translation>
    </message>
    <message>
        <source>a median needs at least 2 runs</source>
        <translation>中位數至少需要2次執行</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>數字</translation>
    </message>
    <message>
        <source>a number has more than {most} digits</source>
        <translation>數字超過{most}位</translation>
    </message>
    <message>
        <source>a number of more than 12 digits</source>
        <translation>超過12位的數字</translation>
    </message>
    <message>
        <source>a phrase file has no field {unknown!r}</source>
        <translation>措辭檔案沒有欄位「{unknown}」</translation>
    </message>
    <message>
        <source>a picture of the report</source>
        <translation>報告的圖片</translation>
    </message>
    <message>
        <source>a player can&apos;t choose how many cards the other trashes</source>
        <translation>玩家不能替對方選擇其廢除的張數</translation>
    </message>
    <message>
        <source>a player must do something, not a card</source>
        <translation>必須做某事的是玩家，不是卡片</translation>
    </message>
    <message>
        <source>a player&apos;s turn ends, not a card&apos;s (6-1-4-1)</source>
        <translation>結束的是玩家的回合，不是卡片的（6-1-4-1）</translation>
    </message>
    <message>
        <source>a position can&apos;t begin in the phase {name!r}</source>
        <translation>局面不能從階段「{name}」開始</translation>
    </message>
    <message>
        <source>a position can&apos;t begin in the phase {phase!r}</source>
        <translation>局面不能從階段「{phase}」開始</translation>
    </message>
    <message>
        <source>a replay is always played under its own edition</source>
        <translation>重播只依其自身的版本重演</translation>
    </message>
    <message>
        <source>a replay needs exactly one scenario</source>
        <translation>重播須有且僅有一個場景</translation>
    </message>
    <message>
        <source>a report needs exactly one scenario</source>
        <translation>報告須有且僅有一個場景</translation>
    </message>
    <message>
        <source>a restriction must be a mapping of fields, not {entry}</source>
        <translation>限制應為由欄位組成的對應表，這裡是{entry}</translation>
    </message>
    <message>
        <source>a revision appears twice with different content</source>
        <translation>有修訂出現兩次，且內容不同</translation>
    </message>
    <message>
        <source>a revision follows itself</source>
        <translation>有修訂排在其自身之後</translation>
    </message>
    <message>
        <source>a ruling can&apos;t be replaced by one that it has itself replaced</source>
        <translation>裁定不能被它自己取代過的裁定取代</translation>
    </message>
    <message>
        <source>a ruling can&apos;t be {status} by another</source>
        <translation>裁定不能因另一條裁定而成為{status}</translation>
    </message>
    <message>
        <source>a ruling on an effect says `activate` or what it will `do`</source>
        <translation>對效果的裁定是發揮它（`activate`），或由它執行處理（`do`），只能取其一</translation>
    </message>
    <message>
        <source>a ruling that is {status} can&apos;t be replaced by another</source>
        <translation>處於{status}狀態的裁定不能由其他裁定取代</translation>
    </message>
    <message>
        <source>a ruling that is {status} can&apos;t become {other}</source>
        <translation>處於{status}狀態的裁定不能變為{other}</translation>
    </message>
    <message>
        <source>a step is one verb with its details, not {step}</source>
        <translation>步驟應為一個動詞及其內容，而不是{step}</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>a text of more than {most:,} characters must be in quotes</source>
        <translation>超過{most:,}個字元的文字須加引號</translation>
    </message>
    <message>
        <source>a token&apos;s card has one category</source>
        <translation>指示物的卡片只有一個類別</translation>
    </message>
    <message>
        <source>accounts can&apos;t be combined with another question</source>
        <translation>使用陳述時不能另提問題</translation>
    </message>
    <message>
        <source>an Option card has a use cost, not a play cost</source>
        <translation>行動卡持有使用消耗值，沒有登場消耗值</translation>
    </message>
    <message>
        <source>an address with a name or password in it can&apos;t be saved</source>
        <translation>不儲存含有使用者名稱或密碼的網址</translation>
    </message>
    <message>
        <source>an answer</source>
        <translation>問答</translation>
    </message>
    <message>
        <source>an answer must be a mapping of fields, not {entry}</source>
        <translation>問答應為由欄位組成的對應表，這裡是{entry}</translation>
    </message>
    <message>
        <source>an answer names no clause</source>
        <translation>有答案未指定條款</translation>
    </message>
    <message>
        <source>an effect by hand</source>
        <translation>手動處理的效果</translation>
    </message>
    <message>
        <source>an erratum must be a mapping of fields, not {entry}</source>
        <translation>勘誤應為由欄位組成的對應表，這裡是{entry}</translation>
    </message>
    <message>
        <source>another card is called {to!r}</source>
        <translation>已有名為「{to}」的卡片</translation>
    </message>
    <message>
        <source>another program is downloading {name!r} now</source>
        <translation>其他程式正在下載「{name}」</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>其他程式正在使用它</translation>
    </message>
    <message>
        <source>another program is using the data folder, so nothing was changed</source>
        <translation>其他程式正在使用資料目錄，因此沒有任何更改</translation>
    </message>
    <message>
        <source>asks whether something was done, but nothing comes before it</source>
        <translation>詢問是否做了某事，但之前什麼都沒做</translation>
    </message>
    <message>
        <source>at most {most} addresses can be saved</source>
        <translation>最多儲存{most}個網址</translation>
    </message>
    <message>
        <source>at: not a time such as 2026-01-31T12:30:00.000000+00:00</source>
        <translation>at：不是2026-01-31T12:30:00.000000+00:00形式的時間</translation>
    </message>
    <message>
        <source>begins like a JSON array, but isn&apos;t one</source>
        <translation>開頭像JSON陣列，但並不是</translation>
    </message>
    <message>
        <source>both are the same edition</source>
        <translation>兩者是同一版本</translation>
    </message>
    <message>
        <source>by chance: {chance}</source>
        <translation>隨機：{chance}</translation>
    </message>
    <message>
        <source>by: too long, or has invisible characters</source>
        <translation>by：過長，或含有不可見字元</translation>
    </message>
    <message>
        <source>can&apos;t back up {what} ({error})</source>
        <translation>無法建立{what}的備份（{error}）</translation>
    </message>
    <message>
        <source>can&apos;t back up {what}, so nothing was deleted</source>
        <translation>無法備份{what}，因此沒有刪除任何內容</translation>
    </message>
    <message>
        <source>can&apos;t be used when comparing editions</source>
        <translation>比較版本時不能使用</translation>
    </message>
    <message>
        <source>can&apos;t convert {what} of an older version ({wrong})</source>
        <translation>無法沿用舊版本的{what}（{wrong}）</translation>
    </message>
    <message>
        <source>can&apos;t create the folder ({reason})</source>
        <translation>無法建立資料夾（{reason}）</translation>
    </message>
    <message>
        <source>can&apos;t create the folder of the pictures ({reason})</source>
        <translation>無法建立圖片資料夾（{reason}）</translation>
    </message>
    <message>
        <source>can&apos;t create {what} ({reason})</source>
        <translation>無法產生{what}（{reason}）</translation>
    </message>
    <message>
        <source>can&apos;t make a picture of the board</source>
        <translation>無法產生盤面圖片</translation>
    </message>
    <message>
        <source>can&apos;t match several clauses to several at once ({clauses})</source>
        <translation>多個條款不能一次變為多個條款（{clauses}）</translation>
    </message>
    <message>
        <source>can&apos;t open {what} ({error})</source>
        <translation>無法開啟{what}（{error}）</translation>
    </message>
    <message>
        <source>can&apos;t read or save {what} ({error})</source>
        <translation>無法讀取或儲存{what}（{error}）</translation>
    </message>
    <message>
        <source>can&apos;t restore {what} ({error})</source>
        <translation>無法還原{what}（{error}）</translation>
    </message>
    <message>
        <source>can&apos;t restore {what} ({why})</source>
        <translation>無法還原{what}（{why}）</translation>
    </message>
    <message>
        <source>can&apos;t save {what} ({reason})</source>
        <translation>無法儲存{what}（{reason}）</translation>
    </message>
    <message>
        <source>can&apos;t save {what}: not a file</source>
        <translation>無法儲存{what}：這不是檔案</translation>
    </message>
    <message>
        <source>can&apos;t save: the data folder is read-only</source>
        <translation>無法儲存：資料目錄為唯讀</translation>
    </message>
    <message>
        <source>can&apos;t start a process to read the PDF ({error})</source>
        <translation>無法啟動讀取PDF的處理程序（{error}）</translation>
    </message>
    <message>
        <source>can&apos;t undo {name!r}: an older version of the program imported it</source>
        <translation>無法復原「{name}」：由本程式的舊版本匯入</translation>
    </message>
    <message>
        <source>can&apos;t undo {name!r}: its last import was already undone</source>
        <translation>無法復原「{name}」：上次匯入已復原</translation>
    </message>
    <message>
        <source>can&apos;t undo {name!r}: nothing was here before it</source>
        <translation>無法復原「{name}」：在此之前沒有內容</translation>
    </message>
    <message>
        <source>can&apos;t undo {name!r}: nothing was imported from it</source>
        <translation>無法復原「{name}」：沒有從中匯入任何內容</translation>
    </message>
    <message>
        <source>can&apos;t undo {name!r}: something else was imported or changed since</source>
        <translation>無法復原「{name}」：此後又有其他匯入或更改</translation>
    </message>
    <message>
        <source>can&apos;t use this system&apos;s key store ({why})</source>
        <translation>無法使用此系統的金鑰庫（{why}）</translation>
    </message>
    <message>
        <source>can&apos;t {verb} {what!r} ({by}); first rule on what isn&apos;t understood and might change that: {unread}; you can choose: {open}</source>
        <translation>「{what}」不能用於{verb}（{by}）；裁判須先裁定未能理解且可能改變這一點的內容：{unread}；可選：{open}</translation>
    </message>
    <message>
        <source>can&apos;t {verb} {what!r} ({by}); you can choose: {open}</source>
        <translation>「{what}」不能用於{verb}（{by}）；可選：{open}</translation>
    </message>
    <message>
        <source>can&apos;t {verb} {what!r} by its first requirement ({by}), but by another: add requirement: {others}</source>
        <translation>「{what}」依第一個條件不能用於{verb}（{by}），但依其他條件可以：請註明requirement：{others}</translation>
    </message>
    <message>
        <source>card {card} isn&apos;t where it claims to be</source>
        <translation>卡片{card}不在所說的位置</translation>
    </message>
    <message>
        <source>card {number} has no face</source>
        <translation>卡片{number}沒有卡面</translation>
    </message>
    <message>
        <source>card {ref} is being moved; finish the step, or undo it</source>
        <translation>卡片{ref}正在移動；請先完成該步驟，或將其復原</translation>
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
        <translation>張場上的卡片</translation>
    </message>
    <message>
        <source>cards: has more than {most_cards}</source>
        <translation>cards：超過{most_cards}張</translation>
    </message>
    <message>
        <source>cards: {count} instead of {allowed}</source>
        <translation>有{count}張，應為{allowed}張</translation>
    </message>
    <message>
        <source>changes: each must be a mapping of before and after, not {change}</source>
        <translation>changes：每項應為before和after的對應表，這裡是{change}</translation>
    </message>
    <message>
        <source>changes: must be a list with 1 to {most} entries</source>
        <translation>changes：應為含1至{most}項的清單</translation>
    </message>
    <message>
        <source>characters of page {page} are lost: an error in the program</source>
        <translation>第{page}頁有字元遺失：這是程式的故障</translation>
    </message>
    <message>
        <source>clause:{value} isn&apos;t a clause number</source>
        <translation>clause:{value}不是條款編號</translation>
    </message>
    <message>
        <source>clauses: there are too many, or they are too long</source>
        <translation>clauses：數量過多，或過長</translation>
    </message>
    <message>
        <source>compare at most two accounts at once</source>
        <translation>一次只比較兩方陳述</translation>
    </message>
    <message>
        <source>could not find expected &apos;{letter}&apos;</source>
        <translation>缺少應有的&apos;{letter}&apos;</translation>
    </message>
    <message>
        <source>damaged installation: {file}; install the program again</source>
        <translation>安裝已損壞：{file}；請重新安裝程式</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>資料庫已損壞</translation>
    </message>
    <message>
        <source>date: {date!r} isn&apos;t a date</source>
        <translation>date：「{date}」不是日期</translation>
    </message>
    <message>
        <source>device: not a device</source>
        <translation>device：不是有效的裝置</translation>
    </message>
    <message>
        <source>dp: a card of this category has none, so {dp} was left out</source>
        <translation>dp：這一類別的卡片沒有DP，已略去{dp}</translation>
    </message>
    <message>
        <source>edition {name!r} isn&apos;t available</source>
        <translation>沒有版本「{name}」</translation>
    </message>
    <message>
        <source>effect: its [Security] effect is already in the security field</source>
        <translation>effect：其【安全區】效果已在security中</translation>
    </message>
    <message>
        <source>effects of the cards on the field</source>
        <translation>個場上卡片的效果</translation>
    </message>
    <message>
        <source>escaped line breaks became line breaks</source>
        <translation>逸出的換行字元已改為換行</translation>
    </message>
    <message>
        <source>evo_costs: {line!r} isn&apos;t a cost such as Red Lv.3: 2</source>
        <translation>evo_costs：「{line}」不是Red Lv.3: 2那樣的消耗值</translation>
    </message>
    <message>
        <source>expected an action and its clauses, got {what}</source>
        <translation>這裡應為行動及其條款，實為{what}</translation>
    </message>
    <message>
        <source>expected {wanted}, but found {found}</source>
        <translation>應為{wanted}，實為{found}</translation>
    </message>
    <message>
        <source>face-down cards in {seat}&apos;s {pile}</source>
        <translation>{seat}的{pile}中的背面朝上的卡片</translation>
    </message>
    <message>
        <source>file is not a database</source>
        <translation>不是資料庫</translation>
    </message>
    <message>
        <source>found character {letter} that cannot start any token</source>
        <translation>此處不能有字元{letter}</translation>
    </message>
    <message>
        <source>hidden cards can&apos;t be asked about</source>
        <translation>不能詢問看不見的卡片</translation>
    </message>
    <message>
        <source>id: not an id</source>
        <translation>id：不是有效的ID</translation>
    </message>
    <message>
        <source>id: the content was changed after it was written</source>
        <translation>id：內容在寫成後被更改過</translation>
    </message>
    <message>
        <source>identify {key} by its number only</source>
        <translation>{key}只能以編號指定</translation>
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
        <translation>inherited：其【安全區】效果已移至security</translation>
    </message>
    <message>
        <source>is allowed</source>
        <translation>被允許</translation>
    </message>
    <message>
        <source>is refused</source>
        <translation>被拒絕</translation>
    </message>
    <message>
        <source>is:{value} isn&apos;t something you can filter by</source>
        <translation>is:{value}不能用作篩選條件</translation>
    </message>
    <message>
        <source>it claims to have been written here, but came from the login {login}</source>
        <translation>標註為在本機寫成，卻由帳號{login}傳來</translation>
    </message>
    <message>
        <source>it claims to have been written here, but wasn&apos;t here, so it was imported</source>
        <translation>標註為在本機寫成，但本機沒有，因此已匯入</translation>
    </message>
    <message>
        <source>it doesn&apos;t answer</source>
        <translation>沒有應答</translation>
    </message>
    <message>
        <source>it doesn&apos;t say whose cards {action!r} was done to</source>
        <translation>「{action}」沒有說明對誰的卡片執行</translation>
    </message>
    <message>
        <source>it goes on forever, and no board repeats; if nobody can stop it, the game is a draw (18-3-2)</source>
        <translation>之後的處理會永遠持續，不再回到相同的局面；若沒有人能停止，則為平手（18-3-2）</translation>
    </message>
    <message>
        <source>it has been changed</source>
        <translation>與產生時不同</translation>
    </message>
    <message>
        <source>it has invisible characters</source>
        <translation>其中含有不可見字元</translation>
    </message>
    <message>
        <source>it has more than {most:,} characters</source>
        <translation>超過{most:,}個字元</translation>
    </message>
    <message>
        <source>it has no query</source>
        <translation>其中沒有查詢</translation>
    </message>
    <message>
        <source>it has no scenarios</source>
        <translation>其中沒有場景</translation>
    </message>
    <message>
        <source>it has no text</source>
        <translation>其中沒有文字</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>內容為空</translation>
    </message>
    <message>
        <source>it is in the name of {name}, but came from the login {login}</source>
        <translation>署名為{name}，卻由帳號{login}傳來</translation>
    </message>
    <message>
        <source>it is longer than {most:,} characters</source>
        <translation>超過{most}個字元</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>巢狀過深</translation>
    </message>
    <message>
        <source>it is on the field; move it by its effect or play it again</source>
        <translation>它在場上；請用其效果移動，或重新登場</translation>
    </message>
    <message>
        <source>it is the top card of {unit}; move that instead, with everything under it</source>
        <translation>它是{unit}最上面的卡片；請改為連同其下的所有卡片一起移動</translation>
    </message>
    <message>
        <source>it is too long, or has invisible characters</source>
        <translation>過長，或含有不可見字元</translation>
    </message>
    <message>
        <source>it was changed on the server after it was written; here it stays unchanged</source>
        <translation>寫成後在伺服器上被更改；此處保持原樣</translation>
    </message>
    <message>
        <source>it was removed from the server; here it stays unchanged</source>
        <translation>已從伺服器上移除；此處保持原樣</translation>
    </message>
    <message>
        <source>its grounds</source>
        <translation>其依據</translation>
    </message>
    <message>
        <source>its login isn&apos;t valid</source>
        <translation>帳號名稱無效</translation>
    </message>
    <message>
        <source>its next id is already used</source>
        <translation>其下一個ID已被使用</translation>
    </message>
    <message>
        <source>its notes are too long</source>
        <translation>其備註過長</translation>
    </message>
    <message>
        <source>its players aren&apos;t A and B</source>
        <translation>其玩家不是A和B</translation>
    </message>
    <message>
        <source>its tables have been changed</source>
        <translation>其中的資料表已被更改</translation>
    </message>
    <message>
        <source>its tables weren&apos;t made by this program</source>
        <translation>這些不是本程式建立的表</translation>
    </message>
    <message>
        <source>its texts are too long</source>
        <translation>其文字過長</translation>
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
        <translation>{name}的關鍵字</translation>
    </message>
    <message>
        <source>language: {tag!r} isn&apos;t a language tag such as en or zh-Hans</source>
        <translation>language：「{tag}」不是en或zh-Hans那樣的語言標籤</translation>
    </message>
    <message>
        <source>line {line}: {why}; the rest of the line can&apos;t be read</source>
        <translation>第{line}行：{why}；其後的內容無法讀取</translation>
    </message>
    <message>
        <source>linked to {name}</source>
        <translation>連結到{name}</translation>
    </message>
    <message>
        <source>mapping values are not allowed here</source>
        <translation>此處不能寫「名稱: 值」</translation>
    </message>
    <message>
        <source>memory can&apos;t be {number}: the gauge ends at {most} (1-4-2-2)</source>
        <translation>記憶體不能為{number}：記憶體量表最大為{most}（1-4-2-2）</translation>
    </message>
    <message>
        <source>more than {count} positions are possible: narrow the question</source>
        <translation>可能的局面超過{count}個：請縮小問題範圍</translation>
    </message>
    <message>
        <source>name the ruling by which this one is {status}</source>
        <translation>請指明此裁定因哪條裁定而處於{status}狀態</translation>
    </message>
    <message>
        <source>name: removed ACE from its end, which isn&apos;t part of the name (2-3-1-4)</source>
        <translation>name：已去掉數碼寶貝ACE末尾的「ACE」，它不包含在卡片名稱中（2-3-1-4）</translation>
    </message>
    <message>
        <source>name: removed the card number in front of it</source>
        <translation>name：已移除前面的卡片編號</translation>
    </message>
    <message>
        <source>neither a JSON array nor JSON Lines</source>
        <translation>這既不是JSON陣列，也不是JSON Lines</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>巢狀過深</translation>
    </message>
    <message>
        <source>no card on the field is chosen</source>
        <translation>未選擇場上的卡片</translation>
    </message>
    <message>
        <source>no card on the field is named {name!r}; available: {there}</source>
        <translation>場上沒有名為「{name}」的卡片；現有：{there}</translation>
    </message>
    <message>
        <source>no cards are imported</source>
        <translation>尚未匯入卡片</translation>
    </message>
    <message>
        <source>no decision is pending</source>
        <translation>沒有要決定的事項</translation>
    </message>
    <message>
        <source>no effect can interrupt {event!r} before it happens</source>
        <translation>沒有效果能在「{event}」發生之前插入處理</translation>
    </message>
    <message>
        <source>no effect works in {area!r}</source>
        <translation>沒有效果在「{area}」中生效</translation>
    </message>
    <message>
        <source>no event has {name!r}; they have: {known}</source>
        <translation>沒有事件帶有「{name}」；事件帶有：{known}</translation>
    </message>
    <message>
        <source>no game begins like that ({error!r})</source>
        <translation>無法這樣開始對局（{error}）</translation>
    </message>
    <message>
        <source>no question {id!r} to answer {text!r}</source>
        <translation>沒有用於回答「{text}」的問題「{id}」</translation>
    </message>
    <message>
        <source>no reason is given</source>
        <translation>沒有說明原因</translation>
    </message>
    <message>
        <source>no reason was given</source>
        <translation>沒有說明原因</translation>
    </message>
    <message>
        <source>no source is in the language {language!r}</source>
        <translation>沒有語言為「{language}」的來源</translation>
    </message>
    <message>
        <source>nobody can be made to do {deed!r}</source>
        <translation>不能迫使任何人做「{deed}」</translation>
    </message>
    <message>
        <source>nobody has won yet</source>
        <translation>尚無人獲勝</translation>
    </message>
    <message>
        <source>none is chosen</source>
        <translation>未作選擇</translation>
    </message>
    <message>
        <source>none of them was found</source>
        <translation>什麼都沒有找到</translation>
    </message>
    <message>
        <source>not JSON</source>
        <translation>這不是JSON</translation>
    </message>
    <message>
        <source>not JSON ({error})</source>
        <translation>不是JSON（{error}）</translation>
    </message>
    <message>
        <source>not UTF-8 ({error})</source>
        <translation>這不是UTF-8（{error}）</translation>
    </message>
    <message>
        <source>not UTF-8 text</source>
        <translation>不是UTF-8文字</translation>
    </message>
    <message>
        <source>not YAML ({error})</source>
        <translation>這不是YAML（{error}）</translation>
    </message>
    <message>
        <source>not a file</source>
        <translation>這不是檔案</translation>
    </message>
    <message>
        <source>not a file of lists</source>
        <translation>不是清單檔案</translation>
    </message>
    <message>
        <source>not a file shared by judges</source>
        <translation>這不是裁判之間共用的檔案</translation>
    </message>
    <message>
        <source>not a line such as {example}</source>
        <translation>不是{example}那樣的行</translation>
    </message>
    <message>
        <source>not a mapping ({error})</source>
        <translation>這不是對應表（{error}）</translation>
    </message>
    <message>
        <source>not a password</source>
        <translation>這不能作為密碼</translation>
    </message>
    <message>
        <source>not a phrase ({error})</source>
        <translation>這不是措辭（{error}）</translation>
    </message>
    <message>
        <source>not a phrase file</source>
        <translation>這不是措辭檔案</translation>
    </message>
    <message>
        <source>not a position</source>
        <translation>這不是局面</translation>
    </message>
    <message>
        <source>not a readable PDF: it is broken or cut off</source>
        <translation>這不是可讀取的PDF：已損壞或不完整</translation>
    </message>
    <message>
        <source>not a replay ({error})</source>
        <translation>這不是重播（{error}）</translation>
    </message>
    <message>
        <source>not a ruling</source>
        <translation>這不是裁定</translation>
    </message>
    <message>
        <source>not a ruling (it names none)</source>
        <translation>這不是裁定（未指定裁定）</translation>
    </message>
    <message>
        <source>not a ruling ({error})</source>
        <translation>這不是裁定（{error}）</translation>
    </message>
    <message>
        <source>not a table ({error})</source>
        <translation>不是牌桌檔案（{error}）</translation>
    </message>
    <message>
        <source>not a team ({error})</source>
        <translation>這不是團隊（{error}）</translation>
    </message>
    <message>
        <source>not an address: {address!r}</source>
        <translation>不是網址：「{address}」</translation>
    </message>
    <message>
        <source>not editions</source>
        <translation>這些不是版本</translation>
    </message>
    <message>
        <source>not fields</source>
        <translation>這些不是欄位</translation>
    </message>
    <message>
        <source>not steps ({error})</source>
        <translation>這些不是步驟（{error}）</translation>
    </message>
    <message>
        <source>not understood, and `ruled` doesn&apos;t say how you rule: {texts}</source>
        <translation>未理解，且`ruled`未說明如何裁定：{texts}</translation>
    </message>
    <message>
        <source>not understood: {card}: {text}</source>
        <translation>未被理解：{card}：{text}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>無</translation>
    </message>
    <message>
        <source>nothing before it has the name {name!r}</source>
        <translation>之前沒有名為「{name}」的內容</translation>
    </message>
    <message>
        <source>nothing can be placed in {area}</source>
        <translation>不能放到{area}</translation>
    </message>
    <message>
        <source>nothing in the position is named {name!r}; available: {known}</source>
        <translation>局面中沒有名為「{name}」的內容；現有：{known}</translation>
    </message>
    <message>
        <source>nothing is face up under {name!r}</source>
        <translation>「{name}」下面沒有正面朝上的卡片</translation>
    </message>
    <message>
        <source>nothing on the field matches {called!r}</source>
        <translation>場上沒有「{called}」所指的卡片</translation>
    </message>
    <message>
        <source>number: {number!r} is more than one word</source>
        <translation>number：「{number}」不止一個詞</translation>
    </message>
    <message>
        <source>number: {text} isn&apos;t a card number such as TS1-010</source>
        <translation>number：{text}不是TS1-010那樣的卡片編號</translation>
    </message>
    <message>
        <source>number: {where} {first} has it too, with other facts</source>
        <translation>number：{where}{first}也有該編號，但內容不同</translation>
    </message>
    <message>
        <source>of the bookmarks can&apos;t be read, so they aren&apos;t listed</source>
        <translation>個書籤無法讀取，因此沒有列出</translation>
    </message>
    <message>
        <source>of the cards can&apos;t be read, so they aren&apos;t found</source>
        <translation>張卡片無法讀取，因此找不到</translation>
    </message>
    <message>
        <source>of the official answers can&apos;t be read, so they aren&apos;t found</source>
        <translation>則官方問答無法讀取，因此找不到</translation>
    </message>
    <message>
        <source>on the field</source>
        <translation>在場上</translation>
    </message>
    <message>
        <source>one of its clauses is in another entry too</source>
        <translation>其中一個條款也在另一條目中</translation>
    </message>
    <message>
        <source>one player alone has nobody to compare with</source>
        <translation>只有一位玩家時，無從比較誰最多</translation>
    </message>
    <message>
        <source>only 1 card can be in the breeding area (3-4-5-2), and {card} is there</source>
        <translation>育成區只能有1張卡片（3-4-5-2），而{card}已在其中</translation>
    </message>
    <message>
        <source>only a card in the battle or breeding area can be new this turn</source>
        <translation>只有戰鬥區或育成區的卡片才能是本回合登場的</translation>
    </message>
    <message>
        <source>only a card in the battle or breeding area is suspended</source>
        <translation>只有戰鬥區或育成區的卡片才能處於休息狀態</translation>
    </message>
    <message>
        <source>only an Option card has a use cost</source>
        <translation>只有行動卡持有使用消耗值</translation>
    </message>
    <message>
        <source>only cards in a hand or a security stack are hidden</source>
        <translation>只有手牌或安全區中的卡片是看不見的</translation>
    </message>
    <message>
        <source>only security cards can be face up or face down (3-7-4)</source>
        <translation>只有安全區的卡片區分正面朝上和背面朝上（3-7-4）</translation>
    </message>
    <message>
        <source>only the first {most} of {number:,} files are opened</source>
        <translation>{number:,}個檔案中只打開前{most}個</translation>
    </message>
    <message>
        <source>only whoever made the team&apos;s notebook can upgrade it</source>
        <translation>只有建立團隊裁定簿的人才能升級它</translation>
    </message>
    <message>
        <source>option_effect: the Option part of a DUAL card is missing</source>
        <translation>option_effect：沒有寫明雙重卡的行動卡部分</translation>
    </message>
    <message>
        <source>options: {there} instead of {known}</source>
        <translation>選項：應為{known}，實為{there}</translation>
    </message>
    <message>
        <source>outcomes: {actual} instead of {wanted}</source>
        <translation>結果數：是{actual}，而不是{wanted}</translation>
    </message>
    <message>
        <source>page {page} of the PDF can&apos;t be read: the file is broken</source>
        <translation>PDF的第{page}頁無法讀取：檔案已損壞</translation>
    </message>
    <message>
        <source>page {page} of the PDF has more than {most:,} characters</source>
        <translation>PDF的第{page}頁超過{most}個字元</translation>
    </message>
    <message>
        <source>parents: too many, or not ids</source>
        <translation>parents：數量過多，或不是ID</translation>
    </message>
    <message>
        <source>partner: is missing</source>
        <translation>partner：沒有寫明</translation>
    </message>
    <message>
        <source>requirements that are ignored need no level</source>
        <translation>無視條件時無需指定等級</translation>
    </message>
    <message>
        <source>revisions of the rulings that can&apos;t be read: {lost}; the ones before them are shown</source>
        <translation>有{lost}個裁定修訂無法讀取，因此顯示其之前的內容</translation>
    </message>
    <message>
        <source>rows in it have been changed</source>
        <translation>其中有行與寫入時不同</translation>
    </message>
    <message>
        <source>ruling {id} is deleted</source>
        <translation>裁定{id}已刪除</translation>
    </message>
    <message>
        <source>ruling {id} was changed in two ways</source>
        <translation>裁定{id}有兩種不同的更改</translation>
    </message>
    <message>
        <source>ruling {ruling} is deleted</source>
        <translation>裁定{ruling}已刪除</translation>
    </message>
    <message>
        <source>ruling {ruling} wasn&apos;t deleted by another judge</source>
        <translation>裁定{ruling}並未被其他裁判刪除</translation>
    </message>
    <message>
        <source>ruling: not an id</source>
        <translation>ruling：不是有效的ID</translation>
    </message>
    <message>
        <source>several cards can&apos;t share the name {name!r}</source>
        <translation>不能有多張卡片名為「{name}」</translation>
    </message>
    <message>
        <source>so a new list was started</source>
        <translation>因此新建了清單</translation>
    </message>
    <message>
        <source>something is repeated more than {most} times</source>
        <translation>有內容重複超過{most}次</translation>
    </message>
    <message>
        <source>special.link: must be a mapping of fields, not {value}</source>
        <translation>special.link：應為由欄位組成的對應表，這裡是{value}</translation>
    </message>
    <message>
        <source>special.overflow: missing, so this ACE card costs no memory when it leaves (4-17-1)</source>
        <translation>special.overflow：缺少此項，因此這張數碼寶貝ACE離開時不會失去記憶體（4-17-1）</translation>
    </message>
    <message>
        <source>special: must be a mapping of fields, not {value}</source>
        <translation>special：應為由欄位組成的對應表，這裡是{value}</translation>
    </message>
    <message>
        <source>special: {line!r} must begin like [DNA Digivolve], [DigiXros -2], [Burst Digivolve], [App Fusion], [Assembly -6] or &lt;Use Req.&gt;</source>
        <translation>special：「{line}」的開頭不是[DNA Digivolve]、[DigiXros -2]、[Burst Digivolve]、[App Fusion]、[Assembly -6]或&lt;Use Req.&gt;（使用條件）這樣的行</translation>
    </message>
    <message>
        <source>stack a card either `on` one or `under` it</source>
        <translation>卡片不是疊放在上（`on`），就是在下（`under`）</translation>
    </message>
    <message>
        <source>stands_for: {error}</source>
        <translation>stands_for：{error}</translation>
    </message>
    <message>
        <source>status: {status!r} isn&apos;t banned, restricted, unrestricted or pair</source>
        <translation>status：「{status}」不是banned、restricted、unrestricted、pair之一</translation>
    </message>
    <message>
        <source>taught phrases</source>
        <translation>登記內容</translation>
    </message>
    <message>
        <source>text in {language} can&apos;t be read</source>
        <translation>無法讀取{language}的文字</translation>
    </message>
    <message>
        <source>text is missing</source>
        <translation>應有文字之處沒有文字</translation>
    </message>
    <message>
        <source>the Comprehensive Rules have no clause {clause!r}</source>
        <translation>綜合規則沒有條款「{clause}」</translation>
    </message>
    <message>
        <source>the Comprehensive Rules have no clause {number}</source>
        <translation>綜合規則沒有條款{number}</translation>
    </message>
    <message>
        <source>the PDF can&apos;t be read: it is broken, or needs too much memory or time</source>
        <translation>無法讀取PDF：已損壞，或所需記憶體或時間過多</translation>
    </message>
    <message>
        <source>the PDF has more than {most:,} characters</source>
        <translation>PDF超過{most}個字元</translation>
    </message>
    <message>
        <source>the PDF has no pages</source>
        <translation>PDF沒有頁面</translation>
    </message>
    <message>
        <source>the PDF has only pictures, no text</source>
        <translation>PDF中沒有文字，只有圖片</translation>
    </message>
    <message>
        <source>the PDF has {count:,} pages; a rulebook has at most {most}</source>
        <translation>PDF有{count}頁；規則書最多{most}頁</translation>
    </message>
    <message>
        <source>the PDF is encrypted: its password is needed</source>
        <translation>PDF已加密：需要密碼</translation>
    </message>
    <message>
        <source>the PDF needs too much memory</source>
        <translation>PDF要求的記憶體過多</translation>
    </message>
    <message>
        <source>the PDF takes too long to read</source>
        <translation>讀取PDF耗時過長</translation>
    </message>
    <message>
        <source>the answers can&apos;t be indexed ({error})</source>
        <translation>無法為問答建立索引（{error}）</translation>
    </message>
    <message>
        <source>the array is cut off here</source>
        <translation>陣列在此被截斷</translation>
    </message>
    <message>
        <source>the backup is damaged ({wrong}), so nothing was changed</source>
        <translation>備份已損壞（{wrong}），因此沒有任何更改</translation>
    </message>
    <message>
        <source>the beginning is not a table: {fault}</source>
        <translation>開始時的狀態不是有效的牌桌：{fault}</translation>
    </message>
    <message>
        <source>the bookmarks</source>
        <translation>書籤</translation>
    </message>
    <message>
        <source>the cache folder</source>
        <translation>快取資料夾</translation>
    </message>
    <message>
        <source>the card has no name</source>
        <translation>卡片沒有名稱</translation>
    </message>
    <message>
        <source>the card {key!r} isn&apos;t described</source>
        <translation>卡片「{key}」沒有描述</translation>
    </message>
    <message>
        <source>the cards</source>
        <translation>卡片</translation>
    </message>
    <message>
        <source>the cards looked at don&apos;t go to the hand</source>
        <translation>查看的卡片不會加入手牌</translation>
    </message>
    <message>
        <source>the certificate file is missing</source>
        <translation>憑證不存在</translation>
    </message>
    <message>
        <source>the certificate of {host} can&apos;t be trusted ({why})</source>
        <translation>{host}的憑證不可信任（{why}）</translation>
    </message>
    <message>
        <source>the choice {choice!r} isn&apos;t possible there</source>
        <translation>此處不能作出選擇「{choice}」</translation>
    </message>
    <message>
        <source>the choices and digests of this replay don&apos;t match</source>
        <translation>此重播的選擇與摘要不一致</translation>
    </message>
    <message>
        <source>the connection to {host} was lost</source>
        <translation>與{host}的連線中斷</translation>
    </message>
    <message>
        <source>the connection was refused, because the server has no TLS: others could read and change all that you send</source>
        <translation>伺服器沒有TLS，因此已拒絕連線：他人可以讀取和更改傳送到該處的一切內容</translation>
    </message>
    <message>
        <source>the copied position has more than {most:,} bytes</source>
        <translation>複製的局面超過{most:,}位元組</translation>
    </message>
    <message>
        <source>the copied position is damaged</source>
        <translation>複製的局面已損壞</translation>
    </message>
    <message>
        <source>the copied position is incomplete</source>
        <translation>複製的局面不完整</translation>
    </message>
    <message>
        <source>the copied text has no position</source>
        <translation>複製的內容中沒有局面</translation>
    </message>
    <message>
        <source>the data folder</source>
        <translation>資料目錄</translation>
    </message>
    <message>
        <source>the data folder was saved by a newer version of this program (version {saved}; this one reads up to {version})</source>
        <translation>資料目錄由本程式的更新版本儲存（版本{saved}；此版本最高可讀取到{version}）</translation>
    </message>
    <message>
        <source>the database {database!r} already has something else named judgeapp</source>
        <translation>資料庫「{database}」中已有其他名為judgeapp的內容</translation>
    </message>
    <message>
        <source>the database {database!r} can&apos;t store all characters</source>
        <translation>資料庫「{database}」不能儲存所有字元</translation>
    </message>
    <message>
        <source>the download</source>
        <translation>下載的內容</translation>
    </message>
    <message>
        <source>the earlier revision of one is missing</source>
        <translation>缺少其中一項修訂的前一版本</translation>
    </message>
    <message>
        <source>the editions of rulebooks</source>
        <translation>規則書版本</translation>
    </message>
    <message>
        <source>the editions would exceed {most:,} bytes</source>
        <translation>各版本合計將超過{most:,}位元組</translation>
    </message>
    <message>
        <source>the facts of its cards can&apos;t be written into a file laid out like this</source>
        <translation>依此檔案現在的寫法，無法寫入其卡片的資料</translation>
    </message>
    <message>
        <source>the field {name!r} appears twice</source>
        <translation>欄位「{name}」出現了兩次</translation>
    </message>
    <message>
        <source>the field {needed!r} is missing</source>
        <translation>缺少欄位「{needed}」</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>the file about the fault</source>
        <translation>錯誤記錄檔案</translation>
    </message>
    <message>
        <source>the file already exists</source>
        <translation>已有同名檔案</translation>
    </message>
    <message>
        <source>the file can&apos;t be read ({reason})</source>
        <translation>無法讀取檔案（{reason}）</translation>
    </message>
    <message>
        <source>the file can&apos;t be read ({why})</source>
        <translation>無法讀取檔案（{why}）</translation>
    </message>
    <message>
        <source>the file doesn&apos;t say which edition it is</source>
        <translation>檔案未說明是哪個版本</translation>
    </message>
    <message>
        <source>the file doesn&apos;t say which language it is in</source>
        <translation>檔案未說明是哪種語言</translation>
    </message>
    <message>
        <source>the file has more than {most:,} bytes</source>
        <translation>檔案超過{most:,}位元組</translation>
    </message>
    <message>
        <source>the file has more than {most:,} entries</source>
        <translation>檔案超過{most:,}條</translation>
    </message>
    <message>
        <source>the file has no settings</source>
        <translation>檔案中沒有設定</translation>
    </message>
    <message>
        <source>the file has no {wish!r}</source>
        <translation>檔案沒有「{wish}」</translation>
    </message>
    <message>
        <source>the file has {count} steps</source>
        <translation>檔案有{count}個步驟</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>檔案為空</translation>
    </message>
    <message>
        <source>the file is larger than {most:,} bytes, too large for a text file</source>
        <translation>檔案超過{most:,}位元組，無法作為文字讀取</translation>
    </message>
    <message>
        <source>the file is larger than {most} MB</source>
        <translation>檔案大於{most} MB</translation>
    </message>
    <message>
        <source>the file is too large for a phrase file</source>
        <translation>檔案過大，無法作為措辭檔案</translation>
    </message>
    <message>
        <source>the file is too large for a replay</source>
        <translation>檔案過大，無法作為重播</translation>
    </message>
    <message>
        <source>the file is too large for a table</source>
        <translation>檔案過大，無法作為牌桌</translation>
    </message>
    <message>
        <source>the file isn&apos;t UTF-8 text</source>
        <translation>檔案不是UTF-8文字</translation>
    </message>
    <message>
        <source>the file would have {number:,} bytes; at most {most:,} can be imported</source>
        <translation>檔案將達{number:,}位元組，匯入上限為{most:,}位元組</translation>
    </message>
    <message>
        <source>the folder doesn&apos;t exist</source>
        <translation>沒有這個資料夾</translation>
    </message>
    <message>
        <source>the game is over at that point</source>
        <translation>在該處對局已結束</translation>
    </message>
    <message>
        <source>the game played there didn&apos;t start here</source>
        <translation>該處的對局不是從這裡開始的</translation>
    </message>
    <message>
        <source>the icon &lt;{name}&gt; lacks its {field}</source>
        <translation>圖示&lt;{name}&gt;未說明其{field}</translation>
    </message>
    <message>
        <source>the imported lists</source>
        <translation>匯入的清單</translation>
    </message>
    <message>
        <source>the index wasn&apos;t made by this program ({error})</source>
        <translation>索引不是本程式建立的（{error}）</translation>
    </message>
    <message>
        <source>the input is closed</source>
        <translation>輸入已關閉</translation>
    </message>
    <message>
        <source>the judges {judge!r} and {member!r} would have the same name</source>
        <translation>裁判「{judge}」和「{member}」會同名</translation>
    </message>
    <message>
        <source>the last entry written is damaged</source>
        <translation>最後寫入的內容已損壞</translation>
    </message>
    <message>
        <source>the line has more than {most} characters</source>
        <translation>該行超過{most}個字元</translation>
    </message>
    <message>
        <source>the line {text!r} isn&apos;t understood</source>
        <translation>無法理解「{text}」這一行</translation>
    </message>
    <message>
        <source>the list has more than {most} entries</source>
        <translation>清單超過{most}項</translation>
    </message>
    <message>
        <source>the list has more than {most} lines</source>
        <translation>清單超過{most}行</translation>
    </message>
    <message>
        <source>the list of doubtful lines</source>
        <translation>存疑行清單</translation>
    </message>
    <message>
        <source>the list of doubtful matches</source>
        <translation>存疑之處清單</translation>
    </message>
    <message>
        <source>the memory gauge has {most} squares on each side ({clause})</source>
        <translation>記憶體量表每側有{most}格（{clause}）</translation>
    </message>
    <message>
        <source>the mended file</source>
        <translation>更正後的檔案</translation>
    </message>
    <message>
        <source>the name {name!r} is taken</source>
        <translation>名稱「{name}」已被使用</translation>
    </message>
    <message>
        <source>the number is too high</source>
        <translation>數字過大</translation>
    </message>
    <message>
        <source>the number is used twice, or is below 0</source>
        <translation>該數字重複使用，或小於0</translation>
    </message>
    <message>
        <source>the number of gaps must be at least 0</source>
        <translation>空缺數必須至少為0</translation>
    </message>
    <message>
        <source>the official answers</source>
        <translation>官方問答</translation>
    </message>
    <message>
        <source>the outcome isn&apos;t certain: {why}</source>
        <translation>結果不確定：{why}</translation>
    </message>
    <message>
        <source>the password of {user!r} expired at {until}</source>
        <translation>「{user}」的密碼已於{until}過期</translation>
    </message>
    <message>
        <source>the phrases</source>
        <translation>措辭</translation>
    </message>
    <message>
        <source>the phrases aren&apos;t a list</source>
        <translation>措辭部分不是清單格式</translation>
    </message>
    <message>
        <source>the position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>the previous data</source>
        <translation>之前的內容</translation>
    </message>
    <message>
        <source>the program already knows how {edition} is played</source>
        <translation>程式已知道{edition}的處理方式</translation>
    </message>
    <message>
        <source>the program failed to show it</source>
        <translation>程式處理它時出錯</translation>
    </message>
    <message>
        <source>the redo branch isn&apos;t in the tree</source>
        <translation>重做的分支不在分支樹中</translation>
    </message>
    <message>
        <source>the replay</source>
        <translation>重播</translation>
    </message>
    <message>
        <source>the report</source>
        <translation>報告</translation>
    </message>
    <message>
        <source>the rulebook has no title</source>
        <translation>規則書沒有標題</translation>
    </message>
    <message>
        <source>the rulebook has {number:,} lines</source>
        <translation>規則書有{number:,}行</translation>
    </message>
    <message>
        <source>the rulebook&apos;s title has more than {most} characters</source>
        <translation>規則書的標題超過{most}個字</translation>
    </message>
    <message>
        <source>the rulebook&apos;s title must be one line</source>
        <translation>規則書的標題必須是一行</translation>
    </message>
    <message>
        <source>the rules can&apos;t continue from it ({error!r})</source>
        <translation>無法依規則從此處繼續（{error}）</translation>
    </message>
    <message>
        <source>the rules can&apos;t continue from it ({error!r}). {fault}</source>
        <translation>無法依規則從此處繼續（{error}）。{fault}</translation>
    </message>
    <message>
        <source>the rules lead to a different state from the saved one</source>
        <translation>依規則得出的狀態與儲存的狀態不同</translation>
    </message>
    <message>
        <source>the rules of edition {edition!r} can&apos;t be played</source>
        <translation>無法依版本「{edition}」的規則推演</translation>
    </message>
    <message>
        <source>the ruling doesn&apos;t say what the effect does</source>
        <translation>裁定未說明該效果執行什麼</translation>
    </message>
    <message>
        <source>the ruling has no revision {revision!r}</source>
        <translation>裁定沒有修訂「{revision}」</translation>
    </message>
    <message>
        <source>the ruling has no revision {unknown!r}</source>
        <translation>裁定沒有修訂「{unknown}」</translation>
    </message>
    <message>
        <source>the ruling that was being written</source>
        <translation>正在寫的裁定</translation>
    </message>
    <message>
        <source>the rulings</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>the scenario</source>
        <translation>場景</translation>
    </message>
    <message>
        <source>the server can&apos;t be reached ({reason})</source>
        <translation>無法連線到伺服器（{reason}）</translation>
    </message>
    <message>
        <source>the server can&apos;t be used ({reason})</source>
        <translation>無法使用伺服器（{reason}）</translation>
    </message>
    <message>
        <source>the server closed the connection ({error})</source>
        <translation>伺服器連線中斷（{error}）</translation>
    </message>
    <message>
        <source>the server doesn&apos;t allow the user {user!r} to do that ({error})</source>
        <translation>使用者「{user}」在伺服器上沒有此權限（{error}）</translation>
    </message>
    <message>
        <source>the server has a revision with an invalid id</source>
        <translation>伺服器上有ID無效的修訂</translation>
    </message>
    <message>
        <source>the server has more than a notebook of {most:,} bytes can hold, so nothing more was imported</source>
        <translation>伺服器上的內容超出了裁定簿的上限（{most:,}位元組），因此不再匯入</translation>
    </message>
    <message>
        <source>the server has more than {most:,} changes, so nothing more was imported</source>
        <translation>伺服器有超過{most:,}項更改，因此不再匯入其中的內容</translation>
    </message>
    <message>
        <source>the server has more than {most:,} rulings that were deleted for good, so nothing more was imported</source>
        <translation>伺服器有超過{most:,}條已永久刪除的裁定，因此不再匯入其中的內容</translation>
    </message>
    <message>
        <source>the server is missing {number} change(s) that were sent to it</source>
        <translation>伺服器上缺少已傳送的{number}項更改</translation>
    </message>
    <message>
        <source>the server is read-only</source>
        <translation>伺服器只能讀取</translation>
    </message>
    <message>
        <source>the server is too busy</source>
        <translation>伺服器過於繁忙</translation>
    </message>
    <message>
        <source>the server refused a change to the team&apos;s notebook ({error})</source>
        <translation>伺服器拒絕更改團隊裁定簿（{error}）</translation>
    </message>
    <message>
        <source>the server refused a change under the name of a judge who has their own login ({error})</source>
        <translation>伺服器拒絕了以其他裁判名義所作的更改，該裁判有自己的帳號（{error}）</translation>
    </message>
    <message>
        <source>the server refused it ({error})</source>
        <translation>伺服器拒絕（{error}）</translation>
    </message>
    <message>
        <source>the server sent a compressed file ({packed})</source>
        <translation>伺服器傳來了壓縮過的檔案（{packed}）</translation>
    </message>
    <message>
        <source>the server sent something unexpected, so none of it was imported</source>
        <translation>伺服器傳來意料之外的內容，因此其中什麼都沒有匯入</translation>
    </message>
    <message>
        <source>the server {host} answered {status}</source>
        <translation>伺服器{host}回應{status}</translation>
    </message>
    <message>
        <source>the server {host} can&apos;t be reached ({why})</source>
        <translation>無法連線到伺服器{host}（{why}）</translation>
    </message>
    <message>
        <source>the server {host} doesn&apos;t answer</source>
        <translation>伺服器{host}沒有回應</translation>
    </message>
    <message>
        <source>the server {host} wasn&apos;t found</source>
        <translation>找不到伺服器{host}</translation>
    </message>
    <message>
        <source>the settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>the settings are damaged ({wrong}), so the defaults are used</source>
        <translation>設定已損壞（{wrong}），因此使用預設值</translation>
    </message>
    <message>
        <source>the source can&apos;t be read ({error})</source>
        <translation>無法讀取來源（{error}）</translation>
    </message>
    <message>
        <source>the state after it differs</source>
        <translation>其後的狀態不同</translation>
    </message>
    <message>
        <source>the system&apos;s certificates</source>
        <translation>系統憑證</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>the table has no edition {edition!r}</source>
        <translation>牌桌沒有版本「{edition}」</translation>
    </message>
    <message>
        <source>the table is cut off here</source>
        <translation>表的內容在此被截斷</translation>
    </message>
    <message>
        <source>the team</source>
        <translation>團隊</translation>
    </message>
    <message>
        <source>the team has no judge {judge!r}</source>
        <translation>團隊沒有裁判「{judge}」</translation>
    </message>
    <message>
        <source>the team&apos;s notebook needs a newer version of this program (version {least_client}; this one knows up to {own})</source>
        <translation>團隊裁定簿需要本程式的更新版本（版本{least_client}；此版本最高支援到{own}）</translation>
    </message>
    <message>
        <source>the text ends in the middle of a character</source>
        <translation>文字末尾的字元不完整</translation>
    </message>
    <message>
        <source>the text has more than {most:,} lines</source>
        <translation>文字超過{most:,}行</translation>
    </message>
    <message>
        <source>the text of page {page} of the PDF can&apos;t be read</source>
        <translation>PDF第{page}頁的文字無法讀取</translation>
    </message>
    <message>
        <source>the text of {edition} isn&apos;t available</source>
        <translation>沒有{edition}的文字</translation>
    </message>
    <message>
        <source>the text of {name} ends in the middle of a character</source>
        <translation>{name}的文字末尾的字元不完整</translation>
    </message>
    <message>
        <source>the texts of a card have at most {longest:,} characters in all</source>
        <translation>一張卡片的全部文字合計不超過{longest:,}個字元</translation>
    </message>
    <message>
        <source>the window is already open</source>
        <translation>視窗已開啟</translation>
    </message>
    <message>
        <source>the window is already open and comes to the front</source>
        <translation>程式已開啟，其視窗已移到最前</translation>
    </message>
    <message>
        <source>the window is open with this data folder</source>
        <translation>此資料目錄已在視窗中開啟</translation>
    </message>
    <message>
        <source>the {missing} is missing</source>
        <translation>缺少{missing}</translation>
    </message>
    <message>
        <source>there are more than {most:,} queries</source>
        <translation>查詢超過{most:,}條</translation>
    </message>
    <message>
        <source>there are more than {most:,} values</source>
        <translation>值超過{most}個</translation>
    </message>
    <message>
        <source>there is no address {name!r}</source>
        <translation>沒有名為「{name}」的網址</translation>
    </message>
    <message>
        <source>there is no area {area!r}</source>
        <translation>沒有區域「{area}」</translation>
    </message>
    <message>
        <source>there is no backup {name!r}</source>
        <translation>沒有名為「{name}」的備份</translation>
    </message>
    <message>
        <source>there is no card {name!r}; available: {known}</source>
        <translation>沒有名為「{name}」的卡片；現有：{known}</translation>
    </message>
    <message>
        <source>there is no card {place} in {value}&apos;s security</source>
        <translation>{value}的安全區中沒有第{place}張卡片</translation>
    </message>
    <message>
        <source>there is no card {place} in {value}&apos;s {area}</source>
        <translation>{value}的{area}中沒有第{place}張卡片</translation>
    </message>
    <message>
        <source>there is no card {ref}</source>
        <translation>沒有卡片{ref}</translation>
    </message>
    <message>
        <source>there is no card {ref} on the field</source>
        <translation>場上沒有卡片{ref}</translation>
    </message>
    <message>
        <source>there is no card {text!r} here</source>
        <translation>此處沒有名為「{text}」的卡片</translation>
    </message>
    <message>
        <source>there is no choice {name!r}</source>
        <translation>沒有名為「{name}」的選擇</translation>
    </message>
    <message>
        <source>there is no field {name!r}</source>
        <translation>沒有欄位「{name}」</translation>
    </message>
    <message>
        <source>there is no imported edition {name!r}</source>
        <translation>沒有匯入名為「{name}」的版本</translation>
    </message>
    <message>
        <source>there is no keyword effect {name!r}</source>
        <translation>沒有名為「{name}」的關鍵字效果</translation>
    </message>
    <message>
        <source>there is no list at {within!r}</source>
        <translation>「{within}」處沒有清單</translation>
    </message>
    <message>
        <source>there is no node {above} above it</source>
        <translation>其上沒有節點{above}</translation>
    </message>
    <message>
        <source>there is no node {current}</source>
        <translation>沒有節點{current}</translation>
    </message>
    <message>
        <source>there is no official answer {number!r}</source>
        <translation>沒有官方問答「{number}」</translation>
    </message>
    <message>
        <source>there is no page {page}</source>
        <translation>沒有頁面{page}</translation>
    </message>
    <message>
        <source>there is no passage {passage_id!r}</source>
        <translation>沒有名為「{passage_id}」的段落</translation>
    </message>
    <message>
        <source>there is no password</source>
        <translation>沒有密碼</translation>
    </message>
    <message>
        <source>there is no player {seat!r}</source>
        <translation>沒有玩家「{seat}」</translation>
    </message>
    <message>
        <source>there is no ruling {beginning!r}</source>
        <translation>沒有裁定「{beginning}」</translation>
    </message>
    <message>
        <source>there is no ruling {replaced_by!r}</source>
        <translation>沒有裁定「{replaced_by}」</translation>
    </message>
    <message>
        <source>there is no ruling {ruling!r}</source>
        <translation>沒有裁定「{ruling}」</translation>
    </message>
    <message>
        <source>there is no source {key!r}</source>
        <translation>沒有名為「{key}」的來源</translation>
    </message>
    <message>
        <source>there is no unit {number}</source>
        <translation>沒有編號為{number}的單位</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>沒有</translation>
    </message>
    <message>
        <source>these clauses weren&apos;t applied: {clauses}</source>
        <translation>以下條款未適用：{clauses}</translation>
    </message>
    <message>
        <source>this address can&apos;t be read: {address}</source>
        <translation>無法讀取此網址：{address}</translation>
    </message>
    <message>
        <source>this address is a web page: {address}</source>
        <translation>此網址是網頁：{address}</translation>
    </message>
    <message>
        <source>this answer belongs to another line</source>
        <translation>所處理的與此行無關</translation>
    </message>
    <message>
        <source>this applies to all cards of a player</source>
        <translation>它涉及一位玩家的所有卡片</translation>
    </message>
    <message>
        <source>this can be done to cards, not to a player</source>
        <translation>這是對卡片進行的處理，而玩家不是卡片</translation>
    </message>
    <message>
        <source>this doesn&apos;t describe a card</source>
        <translation>這不是卡片的描述</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>這是資料夾</translation>
    </message>
    <message>
        <source>this is another kind of replay ({format})</source>
        <translation>這是其他種類的重播（{format}）</translation>
    </message>
    <message>
        <source>this is another kind of table ({format})</source>
        <translation>這是其他種類的牌桌（{format}）</translation>
    </message>
    <message>
        <source>this says nothing about editions</source>
        <translation>其中沒有關於版本的內容</translation>
    </message>
    <message>
        <source>this settles nothing ({error})</source>
        <translation>這沒有解決任何事項（{error}）</translation>
    </message>
    <message>
        <source>this system can&apos;t draw a window ({error})</source>
        <translation>此系統缺少繪製視窗所需的元件（{error}）</translation>
    </message>
    <message>
        <source>this system trusts no certificates</source>
        <translation>此系統不信任任何憑證</translation>
    </message>
    <message>
        <source>this table didn&apos;t start from a scenario file</source>
        <translation>此牌桌不是從場景檔案開始的</translation>
    </message>
    <message>
        <source>tokens can&apos;t be in a deck (1-4-4-2), so their entries were left out</source>
        <translation>指示物不能放入卡組（1-4-4-2），因此已略去其條目</translation>
    </message>
    <message>
        <source>too long for an account</source>
        <translation>對一份陳述來說過長</translation>
    </message>
    <message>
        <source>too many cards: {number:,}; the limit is {most:,}</source>
        <translation>{number:,}張卡片，超過{most:,}張</translation>
    </message>
    <message>
        <source>too many characters: {number:,}</source>
        <translation>字元過多（{number:,}個）</translation>
    </message>
    <message>
        <source>too many choices for a scenario: {number}</source>
        <translation>{number}個選擇，超過一個場景的上限</translation>
    </message>
    <message>
        <source>too many choices: {number}</source>
        <translation>選擇過多（{number}個）</translation>
    </message>
    <message>
        <source>too many files have the name {name!r}</source>
        <translation>名為「{name}」的檔案過多</translation>
    </message>
    <message>
        <source>too many nodes: {number}</source>
        <translation>節點過多（{number}個）</translation>
    </message>
    <message>
        <source>too many phrases: {number}; the limit is {most}</source>
        <translation>{number}條措辭，超過{most}條</translation>
    </message>
    <message>
        <source>too many steps for an account: {number}</source>
        <translation>一份陳述有{number}步，數量過多</translation>
    </message>
    <message>
        <source>too many {things}: {number:,}</source>
        <translation>{number}{things}過多</translation>
    </message>
    <message>
        <source>too many {things}: {number:,}; the limit is {most}</source>
        <translation>{number}{things}過多；最多{most}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>真或假</translation>
    </message>
    <message>
        <source>two cards have the name {name!r}</source>
        <translation>有兩張卡片名為「{name}」</translation>
    </message>
    <message>
        <source>type a card, or choose one with ↓</source>
        <translation>請輸入卡片，或按 ↓ 選擇</translation>
    </message>
    <message>
        <source>type a query</source>
        <translation>請輸入查詢</translation>
    </message>
    <message>
        <source>type a text to explain</source>
        <translation>請輸入要解釋的文字</translation>
    </message>
    <message>
        <source>type what to give</source>
        <translation>請輸入要賦予的內容</translation>
    </message>
    <message>
        <source>under {name}</source>
        <translation>在{name}之下</translation>
    </message>
    <message>
        <source>unexpected text after the array</source>
        <translation>陣列之後還有多餘的內容</translation>
    </message>
    <message>
        <source>unexpected text after the value, at character {place}</source>
        <translation>值之後還有多餘的內容（第{place}個字元）</translation>
    </message>
    <message>
        <source>unknown event {value!r}; known events: {known}</source>
        <translation>沒有名為「{value}」的事件；現有：{known}</translation>
    </message>
    <message>
        <source>unknown format: {missing} is missing in its entries. They have {fields}</source>
        <translation>不是已知格式的檔案：其條目中找不到{missing}。條目含有{fields}</translation>
    </message>
    <message>
        <source>unknown kind of file: expected a table, scenario, cards, answers, phrases or a rulebook</source>
        <translation>未知的檔案種類：應為牌桌、場景、卡片、問答、措辭或規則書</translation>
    </message>
    <message>
        <source>unknown step {verb}; known steps: {known}</source>
        <translation>沒有名為{verb}的步驟；可用：{known}</translation>
    </message>
    <message>
        <source>updates are switched off</source>
        <translation>更新已關閉</translation>
    </message>
    <message>
        <source>use only one of &apos;total_dp&apos;, &apos;total_play_cost&apos; and &apos;total_level&apos;</source>
        <translation>&apos;total_dp&apos;、&apos;total_play_cost&apos;和&apos;total_level&apos;只能使用其中一個</translation>
    </message>
    <message>
        <source>web page markup was removed from texts</source>
        <translation>已從文字中移除網頁標記</translation>
    </message>
    <message>
        <source>what you were typing</source>
        <translation>正在輸入的內容</translation>
    </message>
    <message>
        <source>who decides</source>
        <translation>由誰決定</translation>
    </message>
    <message>
        <source>you are in no team</source>
        <translation>沒有加入團隊</translation>
    </message>
    <message>
        <source>you can choose: {open}</source>
        <translation>可選：{open}</translation>
    </message>
    <message>
        <source>you can claim one thing at a time, about one card or player</source>
        <translation>一次只主張一件事，關於一張卡片或一位玩家</translation>
    </message>
    <message>
        <source>you can judge one action at a time, not {number}</source>
        <translation>一次只判斷一個行動，而不是{number}個</translation>
    </message>
    <message>
        <source>you can&apos;t leave the team ({reason})</source>
        <translation>無法退出團隊（{reason}）</translation>
    </message>
    <message>
        <source>you decide: {by_hand}</source>
        <translation>由裁判決定：{by_hand}</translation>
    </message>
    <message>
        <source>you have no addresses</source>
        <translation>還沒有網址</translation>
    </message>
    <message>
        <source>you have no official answers and no rulings</source>
        <translation>沒有官方問答，也沒有裁定</translation>
    </message>
    <message>
        <source>you must still resolve by hand: {text}</source>
        <translation>裁判仍須手動處理：{text}</translation>
    </message>
    <message>
        <source>you ruled on a text that doesn&apos;t exist: {texts}</source>
        <translation>所裁定的文字不存在：{texts}</translation>
    </message>
    <message>
        <source>your answers on editions</source>
        <translation>關於版本的判斷</translation>
    </message>
    <message>
        <source>your answers on editions are larger than {most:,} bytes</source>
        <translation>關於版本的判斷超過{most:,}位元組</translation>
    </message>
    <message>
        <source>your library has no card {number}</source>
        <translation>卡片庫沒有卡片{number}</translation>
    </message>
    <message>
        <source>your library has no cards</source>
        <translation>卡片庫為空</translation>
    </message>
    <message>
        <source>your library has no such card</source>
        <translation>卡片庫沒有這張卡片</translation>
    </message>
    <message>
        <source>your library has no {number} in {lang}</source>
        <translation>卡片庫中沒有{lang}的{number}</translation>
    </message>
    <message>
        <source>{action} can&apos;t respond to this</source>
        <translation>{action}不能應對此事件</translation>
    </message>
    <message>
        <source>{action} changes what would happen</source>
        <translation>{action}會改變將要進行的處理</translation>
    </message>
    <message>
        <source>{action} is refused: {by}</source>
        <translation>{action}被拒絕：依據為{by}</translation>
    </message>
    <message>
        <source>{action} is refused: {by}; not by {known}</source>
        <translation>{action}被拒絕：依據為{by}，而非{known}</translation>
    </message>
    <message>
        <source>{area!r} isn&apos;t a pile</source>
        <translation>「{area}」不是牌堆</translation>
    </message>
    <message>
        <source>{cards} can&apos;t be in this deck</source>
        <translation>{cards}不能放入這副卡組</translation>
    </message>
    <message>
        <source>{cards} is a token: tokens can&apos;t be in a deck</source>
        <translation>{cards}是指示物：指示物不能放入卡組</translation>
    </message>
    <message>
        <source>{cards} isn&apos;t a known card</source>
        <translation>{cards}不是已知的卡片</translation>
    </message>
    <message>
        <source>{cards}: {count} cards of the same number, allowed: {allowed}</source>
        <translation>{cards}：相同編號的卡片有{count}張，允許{allowed}張</translation>
    </message>
    <message>
        <source>{card} has no effect {index} that can be activated</source>
        <translation>{card}沒有可以發揮的效果{index}</translation>
    </message>
    <message>
        <source>{card} isn&apos;t a single card; move it to a pile first</source>
        <translation>{card}不是單張卡片；請先放到某個牌堆</translation>
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
        <translation>張數不能為{count}</translation>
    </message>
    <message>
        <source>{date!r} isn&apos;t a date</source>
        <translation>「{date}」不是日期</translation>
    </message>
    <message>
        <source>{deed!r} can&apos;t be used with {gift}</source>
        <translation>「{deed}」與{gift}無關</translation>
    </message>
    <message>
        <source>{deed!r} involves no other card</source>
        <translation>「{deed}」不涉及其他卡片</translation>
    </message>
    <message>
        <source>{deed!r} isn&apos;t something an effect can do</source>
        <translation>「{deed}」不是效果能做的事</translation>
    </message>
    <message>
        <source>{edition!r} isn&apos;t an edition</source>
        <translation>「{edition}」不是版本</translation>
    </message>
    <message>
        <source>{entry!r} isn&apos;t a card number</source>
        <translation>「{entry}」不是卡片編號</translation>
    </message>
    <message>
        <source>{failure} (entry {number} of `ruled` is close, &quot;{of}: {words}&quot;: `of` names the card, `text` quotes its words, or their beginning followed by &quot;...&quot;)</source>
        <translation>{failure}（`ruled`的第{number}項與之相近，&quot;{of}: {words}&quot;：`of`寫卡片，`text`照印刷的原文寫，或只寫開頭並在其後加&quot;...&quot;）</translation>
    </message>
    <message>
        <source>{fault}, so the backup of {copy} was restored</source>
        <translation>{fault}，因此已還原{copy}的備份</translation>
    </message>
    <message>
        <source>{fault}. Perhaps you mean: {near}</source>
        <translation>{fault}。可能是：{near}</translation>
    </message>
    <message>
        <source>{field}: has invisible characters</source>
        <translation>{field}：含有不可見字元</translation>
    </message>
    <message>
        <source>{field}: is missing</source>
        <translation>{field}：沒有寫明</translation>
    </message>
    <message>
        <source>{field}: its Overflow was moved to its own field</source>
        <translation>{field}：其中的數據溢位已移到專用欄位</translation>
    </message>
    <message>
        <source>{field}: more than {longest} characters</source>
        <translation>{field}：超過{longest}個字元</translation>
    </message>
    <message>
        <source>{field}: more than {most}</source>
        <translation>{field}：超過{most}個</translation>
    </message>
    <message>
        <source>{field}: must be one line</source>
        <translation>{field}：只能有一行</translation>
    </message>
    <message>
        <source>{field}: the line {text!r} isn&apos;t understood ({value})</source>
        <translation>{field}：無法理解「{text}」這一行（{value}）</translation>
    </message>
    <message>
        <source>{for_good!r} isn&apos;t the ruling, so nothing was deleted</source>
        <translation>「{for_good}」不是該裁定，因此沒有刪除任何內容</translation>
    </message>
    <message>
        <source>{gift} applies to the card itself, or to cards on the field</source>
        <translation>{gift}只能用於卡片自身，或場上的卡片</translation>
    </message>
    <message>
        <source>{gift} is given to cards, not to a player</source>
        <translation>{gift}給予卡片，而不是玩家</translation>
    </message>
    <message>
        <source>{host!r} isn&apos;t the name of a server</source>
        <translation>「{host}」不是伺服器名稱</translation>
    </message>
    <message>
        <source>{how!r} uses its own requirements and their cost (8-2-2-4)</source>
        <translation>「{how}」需要自己的條件及其消耗值（8-2-2-4）</translation>
    </message>
    <message>
        <source>{judge!r} can&apos;t be the name of a login</source>
        <translation>「{judge}」不能作為帳號名稱</translation>
    </message>
    <message>
        <source>{key!r} isn&apos;t possible; {why}</source>
        <translation>「{key}」不可選；{why}</translation>
    </message>
    <message>
        <source>{key} has no clauses</source>
        <translation>{key}沒有條款</translation>
    </message>
    <message>
        <source>{key}:{value} isn&apos;t a date</source>
        <translation>{key}:{value}不是日期</translation>
    </message>
    <message>
        <source>{key}:{value} isn&apos;t a number</source>
        <translation>{key}:{value}不是數字</translation>
    </message>
    <message>
        <source>{key}:{value} isn&apos;t possible</source>
        <translation>{key}:{value}無效</translation>
    </message>
    <message>
        <source>{language!r} isn&apos;t a language of the game</source>
        <translation>「{language}」不是此遊戲的語言</translation>
    </message>
    <message>
        <source>{language!r} isn&apos;t a language tag</source>
        <translation>「{language}」不是語言標籤</translation>
    </message>
    <message>
        <source>{line!r} doesn&apos;t say how many of which card</source>
        <translation>「{line}」沒有說明哪張卡片有幾張</translation>
    </message>
    <message>
        <source>{name!r} appears twice</source>
        <translation>「{name}」出現兩次</translation>
    </message>
    <message>
        <source>{name!r} can&apos;t be asked about what would happen</source>
        <translation>對將要發生的事不能詢問「{name}」</translation>
    </message>
    <message>
        <source>{name!r} can&apos;t be asked about {event!r}</source>
        <translation>對「{event}」不能詢問「{name}」</translation>
    </message>
    <message>
        <source>{name!r} can&apos;t be expected</source>
        <translation>不能對「{name}」設定預期</translation>
    </message>
    <message>
        <source>{name!r} can&apos;t be the name of a file</source>
        <translation>「{name}」不能作為檔名</translation>
    </message>
    <message>
        <source>{name!r} can&apos;t be used in {field!r} of {owner}</source>
        <translation>不能在{owner}的「{field}」中使用「{name}」</translation>
    </message>
    <message>
        <source>{name!r} can&apos;t be used with &apos;gifts&apos;</source>
        <translation>「{name}」不能與&apos;gifts&apos;一起使用</translation>
    </message>
    <message>
        <source>{name!r} has no effect that triggers</source>
        <translation>「{name}」沒有會觸發的效果</translation>
    </message>
    <message>
        <source>{name!r} has no link card {place}</source>
        <translation>「{name}」沒有第{place}張連結卡片</translation>
    </message>
    <message>
        <source>{name!r} has no such effect</source>
        <translation>「{name}」沒有這樣的效果</translation>
    </message>
    <message>
        <source>{name!r} is possible</source>
        <translation>可以選擇「{name}」</translation>
    </message>
    <message>
        <source>{name!r} isn&apos;t a name</source>
        <translation>「{name}」不能作為名稱</translation>
    </message>
    <message>
        <source>{name!r} isn&apos;t among the shuffled cards; available: {there}</source>
        <translation>「{name}」不在洗牌的卡片之中；現有：{there}</translation>
    </message>
    <message>
        <source>{name!r} isn&apos;t possible; you can choose: {there}</source>
        <translation>不能選擇「{name}」；可選：{there}</translation>
    </message>
    <message>
        <source>{name!r} isn&apos;t {place}; available: {there}</source>
        <translation>「{name}」不在{place}；現有：{there}</translation>
    </message>
    <message>
        <source>{name} has no questions</source>
        <translation>{name}不是提問清單</translation>
    </message>
    <message>
        <source>{name} has no widths</source>
        <translation>{name}中沒有寬度</translation>
    </message>
    <message>
        <source>{name} is missing</source>
        <translation>缺少{name}</translation>
    </message>
    <message>
        <source>{name} is of the wrong type</source>
        <translation>{name}的型別不對</translation>
    </message>
    <message>
        <source>{name} is true because of {known}</source>
        <translation>{name}成立的依據：{known}</translation>
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
        <translation>{name}不是以下任何一個：{known}</translation>
    </message>
    <message>
        <source>{name} suspended</source>
        <translation>{name}的休息</translation>
    </message>
    <message>
        <source>{name}: each: there is no field {unknown!r}</source>
        <translation>{name}：each：沒有欄位「{unknown}」</translation>
    </message>
    <message>
        <source>{name}: {tag} isn&apos;t a language tag such as en or zh-Hans</source>
        <translation>{name}：{tag}不是en或zh-Hans那樣的語言標籤</translation>
    </message>
    <message>
        <source>{name}: {value} isn&apos;t Digimon, Tamer, Option or Digi-Egg</source>
        <translation>{name}：{value}不是數碼寶貝（Digimon）、馴獸師（Tamer）、行動卡（Option）、數碼蛋（Digi-Egg）中的任何一個</translation>
    </message>
    <message>
        <source>{name}: {word} isn&apos;t a card color, so it was left out</source>
        <translation>{name}：{word}不是卡片的顏色，已略去</translation>
    </message>
    <message>
        <source>{name}: {word} isn&apos;t a color</source>
        <translation>{name}：{word}不是顏色</translation>
    </message>
    <message>
        <source>{new} has no clause {number!r}</source>
        <translation>{new}沒有條款「{number}」</translation>
    </message>
    <message>
        <source>{number!r} isn&apos;t a card number</source>
        <translation>「{number}」不是卡片編號</translation>
    </message>
    <message>
        <source>{number!r} isn&apos;t a clause number</source>
        <translation>「{number}」不是條款編號</translation>
    </message>
    <message>
        <source>{number} (its number in {editions})</source>
        <translation>{number}（在{editions}中的編號）</translation>
    </message>
    <message>
        <source>{number} and {partner} may not be in one deck{since}</source>
        <translation>{number}與{partner}不能放入同一卡組{since}</translation>
    </message>
    <message>
        <source>{number} cards have the name {name}: the list must give the number</source>
        <translation>名為{name}的卡片有{number}張：清單須寫明編號</translation>
    </message>
    <message>
        <source>{number} cards in {value}&apos;s {area} are known, more than {most}</source>
        <translation>{value}的{area}中已知{number}張卡片，超過{most}張</translation>
    </message>
    <message>
        <source>{number} cards named {name!r} are {place}; available: {there}</source>
        <translation>有{number}張卡片名為「{name}」（{place}）；現有：{there}</translation>
    </message>
    <message>
        <source>{number} editions have the name {name!r}</source>
        <translation>有{number}個版本名為「{name}」</translation>
    </message>
    <message>
        <source>{number} is banned{since}: {count} in the deck</source>
        <translation>{number}為禁止卡片{since}：卡組中有{count}張</translation>
    </message>
    <message>
        <source>{number} is below 0</source>
        <translation>{number}小於0</translation>
    </message>
    <message>
        <source>{number} is restricted to {limit}{since}: {count} in the deck</source>
        <translation>{number}限制為{limit}張{since}：卡組中有{count}張</translation>
    </message>
    <message>
        <source>{number} is too many</source>
        <translation>{number}過多</translation>
    </message>
    <message>
        <source>{number} is {card}, not {name}</source>
        <translation>{number}是{card}，不是{name}</translation>
    </message>
    <message>
        <source>{number} of its requirements are {wanted!r}; available: {there}</source>
        <translation>其條件中有{number}個為「{wanted}」；現有：{there}</translation>
    </message>
    <message>
        <source>{number} of {what} had changed since they were saved; {back} restored from the backup of {when}: {names}</source>
        <translation>{what}中有{number}項與寫入時不同；{back}項已從{when}的備份還原：{names}</translation>
    </message>
    <message>
        <source>{number} of {what} had changed since they were saved; {back} restored from the backup of {when}: {names}; {lost} have no backup: {lost_names}</source>
        <translation>{what}中有{number}項與寫入時不同；{back}項已從{when}的備份還原：{names}；{lost}項沒有備份：{lost_names}</translation>
    </message>
    <message>
        <source>{number} of {what} have changed since they were saved; {lost} have no backup: {lost_names}</source>
        <translation>{what}中有{number}項與寫入時不同；{lost}項沒有備份：{lost_names}</translation>
    </message>
    <message>
        <source>{number} restored from the backup of {copy}</source>
        <translation>從{copy}的備份還原了{number}項</translation>
    </message>
    <message>
        <source>{number} revisions begin with {revision!r}: give more of the id</source>
        <translation>有{number}個修訂以「{revision}」開頭：請將ID寫得更長一些</translation>
    </message>
    <message>
        <source>{number} rulings begin with {beginning!r}</source>
        <translation>有{number}條裁定以「{beginning}」開頭</translation>
    </message>
    <message>
        <source>{number} was a clause of edition {older} and is no longer a rule</source>
        <translation>{number}是版本{older}的條款，已不再是規則</translation>
    </message>
    <message>
        <source>{old} has no clause {number!r}</source>
        <translation>{old}沒有條款「{number}」</translation>
    </message>
    <message>
        <source>{on!r} isn&apos;t a date</source>
        <translation>「{on}」不是日期</translation>
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
        <translation>{path}：超過{longest}個字元</translation>
    </message>
    <message>
        <source>{path}: has more than {most_entries} entries</source>
        <translation>{path}：超過{most_entries}項</translation>
    </message>
    <message>
        <source>{path}: must be a list, not {value}</source>
        <translation>{path}：應為清單，這裡是{value}</translation>
    </message>
    <message>
        <source>{path}: must be a whole number, not {value}</source>
        <translation>{path}：應為整數，這裡是{value}</translation>
    </message>
    <message>
        <source>{path}: must be text, not {value}</source>
        <translation>{path}：應為文字，這裡是{value}</translation>
    </message>
    <message>
        <source>{path}: the text ends in the middle of a character</source>
        <translation>{path}：文字末尾的字元不完整</translation>
    </message>
    <message>
        <source>{path}: {value} isn&apos;t a whole number</source>
        <translation>{path}：{value}不是整數</translation>
    </message>
    <message>
        <source>{path}: {value} isn&apos;t between 0 and {highest}</source>
        <translation>{path}：{value}不在0到{highest}之間</translation>
    </message>
    <message>
        <source>{path}: {written!r} isn&apos;t a date such as 2025-12-25</source>
        <translation>{path}：「{written}」不是2025-12-25那樣的日期</translation>
    </message>
    <message>
        <source>{port} isn&apos;t a port number</source>
        <translation>{port}不是有效的連接埠</translation>
    </message>
    <message>
        <source>{printed!r} is read as {read!r}</source>
        <translation>「{printed}」讀作「{read}」</translation>
    </message>
    <message>
        <source>{read} could be read</source>
        <translation>從中讀出了{read}項</translation>
    </message>
    <message>
        <source>{seat} must decide ({kind}); you can choose: {keys}</source>
        <translation>{seat}必須決定（{kind}）；可選：{keys}</translation>
    </message>
    <message>
        <source>{seat}&apos;s memory</source>
        <translation>{seat}的記憶體</translation>
    </message>
    <message>
        <source>{since!r} isn&apos;t a date</source>
        <translation>「{since}」不是日期</translation>
    </message>
    <message>
        <source>{text!r} isn&apos;t understood</source>
        <translation>無法理解「{text}」</translation>
    </message>
    <message>
        <source>{unwanted} happened</source>
        <translation>發生了{unwanted}</translation>
    </message>
    <message>
        <source>{verb!r} can&apos;t be refused</source>
        <translation>規則不會拒絕「{verb}」</translation>
    </message>
    <message>
        <source>{verb!r} is too early: {seat} must decide ({kind}): {there}</source>
        <translation>現在還不能「{verb}」：{seat}必須先決定（{kind}）：{there}</translation>
    </message>
    <message>
        <source>{verb!r} is too late: the game is over</source>
        <translation>已不能「{verb}」：對局已結束</translation>
    </message>
    <message>
        <source>{verb!r} isn&apos;t a step</source>
        <translation>沒有名為「{verb}」的步驟</translation>
    </message>
    <message>
        <source>{verb} can&apos;t be judged; you can judge: {known}</source>
        <translation>無法判斷{verb}；可以判斷：{known}</translation>
    </message>
    <message>
        <source>{waiting} didn&apos;t happen; what happened: {events}</source>
        <translation>{waiting}未發生；實際發生：{events}</translation>
    </message>
    <message>
        <source>{wanted!r} fits several options ({kind}); you can choose: {there}</source>
        <translation>「{wanted}」對應多個選項（{kind}）；可選：{there}</translation>
    </message>
    <message>
        <source>{wanted!r} isn&apos;t possible ({kind}); you can choose: {there}</source>
        <translation>不能選擇「{wanted}」（{kind}）；可選：{there}</translation>
    </message>
    <message>
        <source>{wanted!r} isn&apos;t possible: no decision is pending</source>
        <translation>不能選擇「{wanted}」：沒有要決定的事項</translation>
    </message>
    <message>
        <source>{what} are damaged ({damage}) and read-only: {result}; the file is unchanged</source>
        <translation>{what}已損壞（{damage}），且只能讀取：{result}；檔案保持原樣</translation>
    </message>
    <message>
        <source>{what} are damaged ({damage}), {result}</source>
        <translation>{what}已損壞（{damage}），{result}</translation>
    </message>
    <message>
        <source>{what} can be read, but not saved</source>
        <translation>{what}可以讀取，但無法儲存</translation>
    </message>
    <message>
        <source>{what} can be read, but something other than this program has changed the file</source>
        <translation>{what}可以讀取，但被本程式以外的程式更改過</translation>
    </message>
    <message>
        <source>{what} corrects nothing; you can use: {shapes}</source>
        <translation>{what}不能更正任何內容；可用：{shapes}</translation>
    </message>
    <message>
        <source>{what} has at most {most:,} bytes</source>
        <translation>{what}最多{most:,}位元組</translation>
    </message>
    <message>
        <source>{what} must be rebuilt, repaired or restored, but another program is using them</source>
        <translation>{what}需要重新產生、修復或還原，但其他程式正在使用</translation>
    </message>
    <message>
        <source>{what} were saved by a newer version of this program (version {version}; this one reads up to {known})</source>
        <translation>{what}由本程式的更新版本儲存（版本{version}；此版本最高可讀取到{known}）</translation>
    </message>
    <message>
        <source>{what}: {actual!r} instead of {wanted!r}</source>
        <translation>{what}：應為「{wanted}」，實為「{actual}」</translation>
    </message>
    <message>
        <source>{what}: {there!r} instead of {wanted!r}</source>
        <translation>{what}：應為「{wanted}」，實為「{there}」</translation>
    </message>
    <message>
        <source>{where}.{named}: is missing, so this cost can&apos;t be used in a game</source>
        <translation>{where}.{named}：沒有寫明，因此這個消耗值無法在遊戲中使用</translation>
    </message>
    <message>
        <source>{where}.{named}: is missing, so this cost was left out</source>
        <translation>{where}.{named}：缺少，因此已略去此消耗值</translation>
    </message>
    <message>
        <source>{where}.{named}: {word} isn&apos;t a color</source>
        <translation>{where}.{named}：{word}不是顏色</translation>
    </message>
    <message>
        <source>{where}: a cost is a mapping of color, level and cost</source>
        <translation>{where}：消耗值應為顏色、等級和消耗值的對應表</translation>
    </message>
    <message>
        <source>{why}, at character {place}</source>
        <translation>{why}（第{place}個字元）</translation>
    </message>
    <message>
        <source>{why}; a number used as a name must be in quotes: &quot;2&quot;</source>
        <translation>{why}；作為名稱的數字須加引號：&quot;2&quot;</translation>
    </message>
    <message>
        <source>{why}; allowed: {known}</source>
        <translation>{why}；可用：{known}</translation>
    </message>
    <message>
        <source>{why}; words such as yes, no and on must be in quotes: &quot;yes&quot;</source>
        <translation>{why}；yes、no、on這樣的詞須加引號：&quot;yes&quot;</translation>
    </message>
    <message>
        <source>{word!r} comes before printed text and needs brackets</source>
        <translation>「{word}」未加括號就寫在印刷文字之前</translation>
    </message>
    <message>
        <source>{word!r} doesn&apos;t describe a card</source>
        <translation>「{word}」不是卡片的描述</translation>
    </message>
    <message>
        <source>{word!r} doesn&apos;t say which player</source>
        <translation>「{word}」沒有說明是哪位玩家</translation>
    </message>
    <message>
        <source>{word!r} isn&apos;t understood: the cards of a stack are typed one by one</source>
        <translation>無法辨識「{word}」：疊放的卡片須逐張輸入</translation>
    </message>
    <message>
        <source>{word!r} may be a player or area, or part of the name</source>
        <translation>「{word}」可能是玩家或區域，也可能是名稱的一部分</translation>
    </message>
    <message>
        <source>{word!r} may be part of the name or describe the card</source>
        <translation>「{word}」可能是名稱的一部分，也可能是卡片的描述</translation>
    </message>
    <message>
        <source>{word!r} may mean {near!r}</source>
        <translation>「{word}」可能是指「{near}」</translation>
    </message>
    <message>
        <source>{wording!r} appears twice</source>
        <translation>「{wording}」出現兩次</translation>
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
        <translation>{card}的《{keyword}》無法發揮[（{reason}）]</translation>
    </message>
    <message>
        <source>&lt;{kind}&gt; does nothing[ – {reason}]</source>
        <translation>《{kind}》不產生任何作用[（{reason}）]</translation>
    </message>
    <message>
        <source>[{cards} ]placed under[ {unit}][ {card}]</source>
        <translation>[{cards}]放置在[{unit}][{card}]下面</translation>
    </message>
    <message>
        <source>[{cards}: ]keeps switching between active and inactive; counts as not active</source>
        <translation>[{cards}：]在生效與不生效之間永久循環，視為不生效</translation>
    </message>
    <message>
        <source>[{cards}][{card}] to {to}</source>
        <translation>[{cards}][{card}]移至{to}</translation>
    </message>
    <message>
        <source>[{card}: ]{seat} can&apos;t do this[, because of {by}][ – {reason}]</source>
        <translation>[{card}：]{seat}無法執行此處理[，原因：{by}][（{reason}）]</translation>
    </message>
    <message>
        <source>[{name}: ]overflow {amount}: {seat}&apos;s memory {from} to {to}</source>
        <translation>[{name}：]數據溢位{amount}：{seat}的記憶體從{from}變為{to}</translation>
    </message>
    <message>
        <source>[{unit}: &lt;{kind}&gt;][the top card of {unit} will be trashed at {timing}]</source>
        <translation>[{unit}：《{kind}》][{unit}最上面的卡片將在{timing}廢除]</translation>
    </message>
    <message>
        <source>[{who}: ]&lt;{kind}&gt; is carried out</source>
        <translation>[{who}：]執行《{kind}》</translation>
    </message>
    <message>
        <source>[{who}: ][&lt;{kind}&gt; ]done</source>
        <translation>[{who}：]執行[《{kind}》]</translation>
    </message>
    <message>
        <source>[{who}: ][&lt;{kind}&gt; ]not done</source>
        <translation>[{who}：]不執行[《{kind}》]</translation>
    </message>
    <message>
        <source>[{who}: ]a cost of {cost} can&apos;t be paid[ – {reason}]</source>
        <translation>[{who}：]無法耗費消耗值{cost}[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]applies to nothing</source>
        <translation>[{who}：]沒有符合的卡片</translation>
    </message>
    <message>
        <source>[{who}: ]applies to: {refs}</source>
        <translation>[{who}：]適用於：{refs}</translation>
    </message>
    <message>
        <source>[{who}: ]chosen: {refs}</source>
        <translation>[{who}：]選擇{refs}</translation>
    </message>
    <message>
        <source>[{who}: ]counted: {count}</source>
        <translation>[{who}：]計數：{count}</translation>
    </message>
    <message>
        <source>[{who}: ]declared[: {kind}][: {answer}]</source>
        <translation>[{who}：]聲明[：{kind}][：{answer}]</translation>
    </message>
    <message>
        <source>[{who}: ]its condition is met</source>
        <translation>[{who}：]滿足條件</translation>
    </message>
    <message>
        <source>[{who}: ]its condition isn&apos;t met[ – {reason}]</source>
        <translation>[{who}：]未滿足條件[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]more cards can be placed under {card}</source>
        <translation>[{who}：]還可以在{card}下面放置更多卡片</translation>
    </message>
    <message>
        <source>[{who}: ]more cards can be placed under: {cards}</source>
        <translation>[{who}：]還可以在以下卡片下面放置更多卡片：{cards}</translation>
    </message>
    <message>
        <source>[{who}: ]not done: 0 times[ – {reason}]</source>
        <translation>[{who}：]處理0次[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]nothing can DNA digivolve[ – {reason}]</source>
        <translation>[{who}：]沒有可以合體進化的卡片[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]nothing can app fuse[ – {reason}]</source>
        <translation>[{who}：]沒有可以APP合體的卡片[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]nothing can be linked[ – {reason}]</source>
        <translation>[{who}：]沒有可以連結的卡片[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]nothing can burst digivolve[ – {reason}]</source>
        <translation>[{who}：]沒有可以爆裂進化的卡片[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]nothing is chosen</source>
        <translation>[{who}：]不選擇</translation>
    </message>
    <message>
        <source>[{who}: ]pending until {timing}[: {effect}]</source>
        <translation>[{who}：]保留至{timing}[：{effect}]</translation>
    </message>
    <message>
        <source>[{who}: ]something else is done instead</source>
        <translation>[{who}：]改為執行其他處理</translation>
    </message>
    <message>
        <source>[{who}: ]the cost is set to {amount}</source>
        <translation>[{who}：]消耗值變為{amount}</translation>
    </message>
    <message>
        <source>[{who}: ]the cost is {amount} less</source>
        <translation>[{who}：]消耗值減少{amount}</translation>
    </message>
    <message>
        <source>[{who}: ]the cost is {amount} more</source>
        <translation>[{who}：]消耗值增加{amount}</translation>
    </message>
    <message>
        <source>[{who}: ]there is no attack to end[ – {reason}]</source>
        <translation>[{who}：]沒有可以結束的攻擊[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]there is no such effect to activate[ – {reason}]</source>
        <translation>[{who}：]沒有可以發揮的此類效果[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]there is nothing to choose[ – {reason}]</source>
        <translation>[{who}：]沒有可以選擇的對象[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]this can&apos;t be done with {memory} memory[ – {reason}]</source>
        <translation>[{who}：]記憶體{memory}時無法執行[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]this can&apos;t be done[: {unit}][: {card}][: {refs}][: {ref}][ – {reason}]</source>
        <translation>[{who}：]無法執行[：{unit}][：{card}][：{refs}][：{ref}][（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]this would need {count} more than there are[ – {reason}]</source>
        <translation>[{who}：]數量不足，還差{count}[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]what it refers to isn&apos;t there[ – {reason}]</source>
        <translation>[{who}：]對象不存在[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]{seat} can&apos;t do this[, because of {by}][ – {reason}]</source>
        <translation>[{who}：]{seat}無法執行此處理[，原因：{by}][（{reason}）]</translation>
    </message>
    <message>
        <source>all that match: {gifts}[, {until}]</source>
        <translation>所有符合條件的卡片：{gifts}[，{until}]</translation>
    </message>
    <message>
        <source>an effect of {card} can&apos;t activate[ – {reason}]</source>
        <translation>{card}的一個效果無法發揮[（{reason}）]</translation>
    </message>
    <message>
        <source>an effect of {who} activates: {effect}</source>
        <translation>{who}的效果發揮：{effect}</translation>
    </message>
    <message>
        <source>an effect of {who} activates: {effect}[ – taught: {taught}]</source>
        <translation>{who}的效果發揮：{effect}[（登記：{taught}）]</translation>
    </message>
    <message>
        <source>an effect of {who} can&apos;t activate[: {effect}][ – {reason}]</source>
        <translation>{who}的效果無法發揮[：{effect}][（{reason}）]</translation>
    </message>
    <message>
        <source>an effect of {who} can&apos;t be activated now[: {effect}][ – {reason}]</source>
        <translation>{who}的效果現在無法發揮[：{effect}][（{reason}）]</translation>
    </message>
    <message>
        <source>an effect of {who} doesn&apos;t trigger: the card digivolved into counts as it is now[: {effect}][ – {reason}]</source>
        <translation>{who}的效果不觸發，因為進化後的狀態與該卡片原本的狀態不同[：{effect}][（{reason}）]</translation>
    </message>
    <message>
        <source>an effect of {who} doesn&apos;t trigger: the digivolving card counts as it was before[: {effect}][ – {reason}]</source>
        <translation>{who}的效果不觸發，因為進化的卡片以進化前的狀態為準[：{effect}][（{reason}）]</translation>
    </message>
    <message>
        <source>an effect of {who} doesn&apos;t trigger[: {effect}][ – {reason}]</source>
        <translation>{who}的效果不觸發[：{effect}][（{reason}）]</translation>
    </message>
    <message>
        <source>an effect of {who} is active: {effect}</source>
        <translation>{who}的效果生效：{effect}</translation>
    </message>
    <message>
        <source>an effect of {who} is active: {effect}[ – taught: {taught}]</source>
        <translation>{who}的效果生效：{effect}[（登記：{taught}）]</translation>
    </message>
    <message>
        <source>an effect of {who} is no longer active[: {effect}]</source>
        <translation>{who}的效果不再生效[：{effect}]</translation>
    </message>
    <message>
        <source>an effect of {who} triggers: {effect}</source>
        <translation>{who}的效果觸發：{effect}</translation>
    </message>
    <message>
        <source>an effect of {who} triggers: {effect}[ – taught: {taught}]</source>
        <translation>{who}的效果觸發：{effect}[（登記：{taught}）]</translation>
    </message>
    <message>
        <source>another effect of {name} can&apos;t activate[ – {reason}]</source>
        <translation>{name}的另一個效果無法發揮[（{reason}）]</translation>
    </message>
    <message>
        <source>attack: {timing}</source>
        <translation>攻擊：{timing}</translation>
    </message>
    <message>
        <source>block timing</source>
        <translation>格擋時間</translation>
    </message>
    <message>
        <source>confirming whether the attack is successful</source>
        <translation>確認攻擊是否成功</translation>
    </message>
    <message>
        <source>counter timing</source>
        <translation>反擊時間</translation>
    </message>
    <message>
        <source>digivolving one at a time: {units}</source>
        <translation>逐隻進化：{units}</translation>
    </message>
    <message>
        <source>effects that the battle triggered</source>
        <translation>因對戰觸發的效果</translation>
    </message>
    <message>
        <source>effects that the check triggered come first</source>
        <translation>因確認觸發的效果優先</translation>
    </message>
    <message>
        <source>end of attack</source>
        <translation>攻擊結束時</translation>
    </message>
    <message>
        <source>end of {seat}&apos;s turn</source>
        <translation>{seat}的回合結束時</translation>
    </message>
    <message>
        <source>linked to {unit}: {cards}</source>
        <translation>連結到{unit}：{cards}</translation>
    </message>
    <message>
        <source>looked at[: {cards}]</source>
        <translation>查看[：{cards}]</translation>
    </message>
    <message>
        <source>no longer applies[: {units}][: {gifts}]</source>
        <translation>不再持續[：{units}][：{gifts}]</translation>
    </message>
    <message>
        <source>nobody can block[ – {reason}]</source>
        <translation>沒有可以格擋的數碼寶貝[（{reason}）]</translation>
    </message>
    <message>
        <source>not understood; you rule on it: [{name}: ]{text}</source>
        <translation>未能理解，由裁判裁定：[{name}：]{text}</translation>
    </message>
    <message>
        <source>nothing can be placed under {card} by Assembly[ – {reason}]</source>
        <translation>沒有可以透過組裝放置在{card}下面的卡片[（{reason}）]</translation>
    </message>
    <message>
        <source>nothing can be placed under {card} by DigiXros[ – {reason}]</source>
        <translation>沒有可以透過數碼合體放置在{card}下面的卡片[（{reason}）]</translation>
    </message>
    <message>
        <source>nothing is placed under {card} by Assembly</source>
        <translation>組裝沒有在{card}下面放置卡片</translation>
    </message>
    <message>
        <source>nothing is placed under {card} by DigiXros</source>
        <translation>數碼合體沒有在{card}下面放置卡片</translation>
    </message>
    <message>
        <source>pending: {waiting}</source>
        <translation>等待發揮：{waiting}</translation>
    </message>
    <message>
        <source>prevented[: {unit}][: {refs}][: {card}][, by an effect of {by}][ – {reason}]</source>
        <translation>被阻止[：{unit}][：{refs}][：{card}][，由於{by}的效果][（{reason}）]</translation>
    </message>
    <message>
        <source>put back[: {card}][: {cards}][ – {reason}]</source>
        <translation>恢復原狀[：{card}][：{cards}][（{reason}）]</translation>
    </message>
    <message>
        <source>revealed: {became}</source>
        <translation>翻開：{became}</translation>
    </message>
    <message>
        <source>revealed: {cards}</source>
        <translation>翻開：{cards}</translation>
    </message>
    <message>
        <source>rule check: {units}</source>
        <translation>規則檢查：{units}</translation>
    </message>
    <message>
        <source>the attack doesn&apos;t win the game</source>
        <translation>這次攻擊沒有贏得對局</translation>
    </message>
    <message>
        <source>the attack is ended</source>
        <translation>攻擊因效果結束</translation>
    </message>
    <message>
        <source>the attack is over</source>
        <translation>攻擊已結束</translation>
    </message>
    <message>
        <source>the attack isn&apos;t successful</source>
        <translation>攻擊不成功</translation>
    </message>
    <message>
        <source>the attack leads to a battle</source>
        <translation>攻擊進入對戰</translation>
    </message>
    <message>
        <source>the attack leads to a security check</source>
        <translation>這次攻擊要確認安全區</translation>
    </message>
    <message>
        <source>the attack leads to no security check</source>
        <translation>這次攻擊不確認安全區</translation>
    </message>
    <message>
        <source>the attack leads to: {outcome}</source>
        <translation>攻擊結果：{outcome}</translation>
    </message>
    <message>
        <source>the attack of {unit} ends</source>
        <translation>{unit}的攻擊結束</translation>
    </message>
    <message>
        <source>the attack target is now {unit}</source>
        <translation>攻擊對象變更為{unit}</translation>
    </message>
    <message>
        <source>the attack wins the game</source>
        <translation>攻擊贏得對局</translation>
    </message>
    <message>
        <source>the battle ends</source>
        <translation>對戰結束</translation>
    </message>
    <message>
        <source>the effect of {who} is resolved</source>
        <translation>{who}的效果處理完畢</translation>
    </message>
    <message>
        <source>the game begins with {seat}&apos;s turn</source>
        <translation>對局從{seat}的回合開始</translation>
    </message>
    <message>
        <source>the game ends[: {winner} wins]</source>
        <translation>對局結束[：{winner}獲勝]</translation>
    </message>
    <message>
        <source>the judge gives {unit}: {gifts}[, {until}]</source>
        <translation>裁判賦予{unit}：{gifts}[，{until}]</translation>
    </message>
    <message>
        <source>the judge has ruled on an effect of {who}: {text}</source>
        <translation>裁判已對{who}的效果作出裁定：{text}</translation>
    </message>
    <message>
        <source>the judge links {cards} to {unit}</source>
        <translation>裁判將{cards}連結到{unit}</translation>
    </message>
    <message>
        <source>the judge places {cards} {where} {was}</source>
        <translation>裁判將{cards}放置在{was}的{where}</translation>
    </message>
    <message>
        <source>the judge puts {cards} into the {to}</source>
        <translation>裁判將{cards}移至{to}</translation>
    </message>
    <message>
        <source>the judge puts {card} into the {area} area</source>
        <translation>裁判將{card}移至{area}</translation>
    </message>
    <message>
        <source>the judge resolves by hand for {who}: {effect}[ ({refs})]</source>
        <translation>裁判為{who}手動處理：{effect}[（{refs}）]</translation>
    </message>
    <message>
        <source>the judge rules that an effect of {who} does: {effect}[ ({refs})]</source>
        <translation>裁判裁定由{who}的效果執行：{effect}[（{refs}）]</translation>
    </message>
    <message>
        <source>the judge rules that an effect of {who} doesn&apos;t stop it: {text}</source>
        <translation>裁判裁定{who}的以下效果不阻止該效果發揮：{text}</translation>
    </message>
    <message>
        <source>the judge rules that an effect of {who} stops it: {text}</source>
        <translation>裁判裁定{who}的以下效果阻止該效果發揮：{text}</translation>
    </message>
    <message>
        <source>the judge sets {seat}&apos;s memory from {from} to {to}</source>
        <translation>裁判將{seat}的記憶體從{from}改為{to}</translation>
    </message>
    <message>
        <source>the judge suspends {unit}</source>
        <translation>裁判使{unit}休息</translation>
    </message>
    <message>
        <source>the judge unsuspends {unit}</source>
        <translation>裁判將{unit}置為活動狀態</translation>
    </message>
    <message>
        <source>the same position again: an infinite loop</source>
        <translation>再次出現相同的局面：永久循環</translation>
    </message>
    <message>
        <source>the turn continues</source>
        <translation>回合繼續</translation>
    </message>
    <message>
        <source>the turn ends before anything unsuspends</source>
        <translation>卡片置為活動狀態之前回合已結束</translation>
    </message>
    <message>
        <source>there is no Security Digimon to battle</source>
        <translation>沒有可以對戰的安全區數碼寶貝</translation>
    </message>
    <message>
        <source>there is nothing to unsuspend</source>
        <translation>沒有可以置為活動狀態的卡片</translation>
    </message>
    <message>
        <source>trashed from the stack of {was}: {cards}[; it is now {now}]</source>
        <translation>從{was}疊放的卡片中廢除：{cards}[；現在為{now}]</translation>
    </message>
    <message>
        <source>trashed[: {cards}][: {unit}]</source>
        <translation>廢除[：{cards}][：{unit}]</translation>
    </message>
    <message>
        <source>turned over: {cards}</source>
        <translation>翻面：{cards}</translation>
    </message>
    <message>
        <source>unsuspended: {units}</source>
        <translation>置為活動狀態：{units}</translation>
    </message>
    <message>
        <source>used one at a time: {cards}</source>
        <translation>逐張使用：{cards}</translation>
    </message>
    <message>
        <source>{cards} now in no area</source>
        <translation>{cards}現在不屬於任何區域</translation>
    </message>
    <message>
        <source>{cards} to the top of the security stack</source>
        <translation>{cards}移至安全區最上面</translation>
    </message>
    <message>
        <source>{card} is placed in the {area} area</source>
        <translation>{card}放置到{area}</translation>
    </message>
    <message>
        <source>{card} is put back: {cost} can&apos;t be paid[ – {reason}]</source>
        <translation>{card}恢復原狀：無法耗費消耗值{cost}[（{reason}）]</translation>
    </message>
    <message>
        <source>{card} is used</source>
        <translation>使用{card}</translation>
    </message>
    <message>
        <source>{card} will be trashed when its effect is resolved</source>
        <translation>{card}將在效果處理後廢除</translation>
    </message>
    <message>
        <source>{materials} DNA digivolve into {unit}</source>
        <translation>{materials}合體進化為{unit}</translation>
    </message>
    <message>
        <source>{name} can&apos;t be played: a Digimon with this name is there[ – {reason}]</source>
        <translation>{name}不能登場：已有同名的數碼寶貝[（{reason}）]</translation>
    </message>
    <message>
        <source>{seat} concedes</source>
        <translation>{seat}投降</translation>
    </message>
    <message>
        <source>{seat} declares that {card} will be linked to {unit}</source>
        <translation>{seat}聲明將{card}連結到{unit}</translation>
    </message>
    <message>
        <source>{seat} declares that {card} will be played</source>
        <translation>{seat}聲明讓{card}登場</translation>
    </message>
    <message>
        <source>{seat} declares that {card} will be used</source>
        <translation>{seat}聲明使用{card}</translation>
    </message>
    <message>
        <source>{seat} declares that {units} will digivolve into {card}</source>
        <translation>{seat}聲明將{units}進化為{card}</translation>
    </message>
    <message>
        <source>{seat} declares that {unit} will digivolve into {card}</source>
        <translation>{seat}聲明將{unit}進化為{card}</translation>
    </message>
    <message>
        <source>{seat} declares the number of repetitions: {times}</source>
        <translation>{seat}聲明重複{times}次</translation>
    </message>
    <message>
        <source>{seat} declares what will be placed under {card} by Assembly: {cards}</source>
        <translation>{seat}聲明因組裝放置在{card}下面的卡片：{cards}</translation>
    </message>
    <message>
        <source>{seat} declares what will be placed under {card} by DigiXros: {cards}</source>
        <translation>{seat}聲明因數碼合體放置在{card}下面的卡片：{cards}</translation>
    </message>
    <message>
        <source>{seat} does nothing in the breeding phase</source>
        <translation>{seat}在育成階段不做任何動作</translation>
    </message>
    <message>
        <source>{seat} draws {count}</source>
        <translation>{seat}抽卡{count}張</translation>
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
        <translation>{seat}查看{cards}</translation>
    </message>
    <message>
        <source>{seat} pays {cost}, assumed because no cost is known: memory {from} to {to}</source>
        <translation>{seat}耗費{cost}（消耗值未知，假定）：記憶體從{from}變為{to}</translation>
    </message>
    <message>
        <source>{seat} pays {cost}: memory {from} to {to}</source>
        <translation>{seat}耗費{cost}：記憶體從{from}變為{to}</translation>
    </message>
    <message>
        <source>{seat} redraws the hand</source>
        <translation>{seat}重抽手牌</translation>
    </message>
    <message>
        <source>{seat}&apos;s memory: {from} to {to}</source>
        <translation>{seat}的記憶體：從{from}變為{to}</translation>
    </message>
    <message>
        <source>{seat}&apos;s turn begins (turn {turn})</source>
        <translation>{seat}的回合開始（第{turn}回合）</translation>
    </message>
    <message>
        <source>{seat}&apos;s turn ends (turn {turn})</source>
        <translation>{seat}的回合結束（第{turn}回合）</translation>
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
        <translation>{unit}（[DP{dp}][進化元{sources}張]）與[{defender}][{security}]（[DP{other_dp}][進化元{other_sources}張]）對戰</translation>
    </message>
    <message>
        <source>{unit} attacks {target}</source>
        <translation>{unit}攻擊{target}</translation>
    </message>
    <message>
        <source>{unit} blocks {attacker}</source>
        <translation>{unit}格擋{attacker}</translation>
    </message>
    <message>
        <source>{unit} can&apos;t block[, because of {by}][ – {reason}]</source>
        <translation>{unit}無法格擋[，原因：{by}][（{reason}）]</translation>
    </message>
    <message>
        <source>{unit} checks nothing more[ – {reason}]</source>
        <translation>{unit}不再確認安全區[（{reason}）]</translation>
    </message>
    <message>
        <source>{unit} checks {became}</source>
        <translation>{unit}確認{became}</translation>
    </message>
    <message>
        <source>{unit} checks {became}: it counts as a Digimon of {dp} DP, and its security effect, if any, isn&apos;t considered</source>
        <translation>{unit}確認{became}，後者視為DP{dp}的數碼寶貝；即使有安全區效果也不予考慮</translation>
    </message>
    <message>
        <source>{unit} digivolves</source>
        <translation>{unit}進化</translation>
    </message>
    <message>
        <source>{unit} hatches</source>
        <translation>{unit}孵化</translation>
    </message>
    <message>
        <source>{unit} is deleted</source>
        <translation>{unit}被消滅</translation>
    </message>
    <message>
        <source>{unit} is played</source>
        <translation>{unit}登場</translation>
    </message>
    <message>
        <source>{unit} is suspended</source>
        <translation>{unit}休息</translation>
    </message>
    <message>
        <source>{unit} is unsuspended</source>
        <translation>{unit}置為活動狀態</translation>
    </message>
    <message>
        <source>{unit} isn&apos;t affected[ by {who}]</source>
        <translation>{unit}不受[{who}]影響</translation>
    </message>
    <message>
        <source>{unit} leaves its area</source>
        <translation>{unit}離開原位置</translation>
    </message>
    <message>
        <source>{unit} leaves[ for {to}]</source>
        <translation>{unit}離開[，移至{to}]</translation>
    </message>
    <message>
        <source>{unit} moves to the {to} area</source>
        <translation>{unit}移動到{to}</translation>
    </message>
    <message>
        <source>{unit}: {gifts}[, {until}]</source>
        <translation>{unit}：{gifts}[，{until}]</translation>
    </message>
    <message>
        <source>{was} digivolves into {unit}</source>
        <translation>{was}進化為{unit}</translation>
    </message>
    <message>
        <source>{who}: activates this one of its effects: {effect}</source>
        <translation>{who}：從自身效果中發揮其一：{effect}</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>memory is on the opponent&apos;s side: {seat}&apos;s turn is over</source>
        <translation>記憶體在對方：{seat}的回合已結束</translation>
    </message>
    <message>
        <source>the link cards of {card} can&apos;t stay as they are</source>
        <translation>{card}的連結卡片不能保持現狀</translation>
    </message>
    <message>
        <source>{card} can&apos;t stay on the field as it is</source>
        <translation>{card}不能以現狀留在場上</translation>
    </message>
    <message>
        <source>{card} has no color, so its color requirements aren&apos;t checked</source>
        <translation>{card}沒有顏色，因此不檢查其顏色條件</translation>
    </message>
    <message>
        <source>{card} is a Digi-Egg card and can&apos;t be in {seat}&apos;s {area}</source>
        <translation>{card}是數碼蛋卡，不能放置在{seat}的{area}</translation>
    </message>
    <message>
        <source>{card} is a token and can&apos;t be in {seat}&apos;s {area}</source>
        <translation>{card}是指示物，不能放置在{seat}的{area}</translation>
    </message>
    <message>
        <source>{card} is a token and can&apos;t be linked</source>
        <translation>{card}是指示物，不能連結</translation>
    </message>
    <message>
        <source>{card} is a token: nothing can be stacked with it</source>
        <translation>{card}是指示物，不能疊放卡片</translation>
    </message>
    <message>
        <source>{card} isn&apos;t a Digi-Egg card and can&apos;t be in {seat}&apos;s Digi-Egg deck</source>
        <translation>{card}不是數碼蛋卡，不能放入{seat}的數碼蛋卡組</translation>
    </message>
    <message>
        <source>{seat} has {found} Digi-Egg cards; a Digi-Egg deck has at most {allowed}</source>
        <translation>{seat}有{found}張數碼蛋卡，數碼蛋卡組最多{allowed}張</translation>
    </message>
    <message>
        <source>{seat} has {found} cards in the breeding area; only 1 is allowed</source>
        <translation>{seat}的育成區有{found}張卡片，只能有1張</translation>
    </message>
    <message>
        <source>{seat} has {found} copies of {card}; a deck may have {allowed}</source>
        <translation>{seat}有{found}張{card}，卡組最多允許{allowed}張</translation>
    </message>
    <message>
        <source>{seat} has {found} deck cards; a deck has {allowed}</source>
        <translation>{seat}的卡組卡片有{found}張，卡組應為{allowed}張</translation>
    </message>
    <message>
        <source>{seat}&apos;s memory is {found}; the gauge ends at 10</source>
        <translation>{seat}的記憶體為{found}，記憶體量表最大為10</translation>
    </message>
</context>
<context>
    <name>file_formats</name>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Scenario (*.yaml)</source>
        <translation>場景 (*.yaml)</translation>
    </message>
    <message>
        <source>Tables and scenarios (*.json *.yaml *.yml);;All files (*)</source>
        <translation>牌桌和場景 (*.json *.yaml *.yml);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>Whole table (*.json);;Scenario, up to here (*.yaml)</source>
        <translation>整張牌桌 (*.json);;場景，到此處為止的過程 (*.yaml)</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>Saved as {file} in {folder}.</source>
        <translation>已儲存為{file}，位於{folder}。</translation>
    </message>
</context>
<context>
    <name>filter_button</name>
    <message>
        <source>Narrow the results</source>
        <translation>縮小結果範圍</translation>
    </message>
</context>
<context>
    <name>filter_words</name>
    <message>
        <source>Digimon, Tamer, Option or Digi-Egg cards</source>
        <translation>數碼寶貝、馴獸師、行動卡或數碼蛋卡</translation>
    </message>
    <message>
        <source>answers and rulings about a card, by number or name</source>
        <translation>關於某卡片的問答和裁定，依編號或名稱</translation>
    </message>
    <message>
        <source>cards by play or use cost</source>
        <translation>登場消耗值或使用消耗值為該數值的卡片</translation>
    </message>
    <message>
        <source>cards by their DP</source>
        <translation>DP為該數值的卡片</translation>
    </message>
    <message>
        <source>cards in your library</source>
        <translation>卡片庫中的卡片</translation>
    </message>
    <message>
        <source>cards of a color</source>
        <translation>某顏色的卡片</translation>
    </message>
    <message>
        <source>cards of a level: 6, 4-6, 5+, &lt;=5</source>
        <translation>某等級的卡片：6、4-6、5+、&lt;=5</translation>
    </message>
    <message>
        <source>cards that are fully understood</source>
        <translation>文字已全部理解的卡片</translation>
    </message>
    <message>
        <source>cards that are, or aren&apos;t, fully understood</source>
        <translation>文字已全部理解，或有未理解之處的卡片</translation>
    </message>
    <message>
        <source>cards that aren&apos;t fully understood</source>
        <translation>有未理解之處的卡片</translation>
    </message>
    <message>
        <source>cards with a keyword effect</source>
        <translation>持有某關鍵字效果的卡片</translation>
    </message>
    <message>
        <source>cards with a word in their traits</source>
        <translation>特徵含有某詞語的卡片</translation>
    </message>
    <message>
        <source>clauses and passages of the rules</source>
        <translation>規則的條款和段落</translation>
    </message>
    <message>
        <source>clauses of another edition of the rules</source>
        <translation>規則其他版本的條款</translation>
    </message>
    <message>
        <source>matches about a clause or the clauses below it</source>
        <translation>關於某條款及其下級條款的內容</translation>
    </message>
    <message>
        <source>matches in a language</source>
        <translation>有某語言版本的內容</translation>
    </message>
    <message>
        <source>of that year, month or day, or earlier</source>
        <translation>該年、月或日，或更早</translation>
    </message>
    <message>
        <source>of that year, month or day, or later</source>
        <translation>該年、月或日，或更晚</translation>
    </message>
    <message>
        <source>official answers</source>
        <translation>官方問答</translation>
    </message>
    <message>
        <source>rules, cards, scenes, official answers, or rulings by status</source>
        <translation>規則、卡片、場景、官方問答、裁定，或裁定的狀態</translation>
    </message>
    <message>
        <source>rulings by authority</source>
        <translation>依裁定級別篩選裁定</translation>
    </message>
    <message>
        <source>rulings by status</source>
        <translation>依狀態篩選裁定</translation>
    </message>
    <message>
        <source>rulings in your notebook</source>
        <translation>裁定簿中的裁定</translation>
    </message>
    <message>
        <source>rulings of an event, a table or a player</source>
        <translation>某賽事、桌號或玩家的裁定</translation>
    </message>
    <message>
        <source>rulings with a tag</source>
        <translation>帶有某標籤的裁定</translation>
    </message>
    <message>
        <source>scenes to play</source>
        <translation>可演示的場景</translation>
    </message>
</context>
<context>
    <name>fonts</name>
    <message>
        <source>No font for {languages} is installed, so its characters are missing. Install one such as Noto Sans CJK (Debian, Ubuntu: {package}), then restart the program.</source>
        <translation>沒有安裝{languages}的字型，其文字無法顯示。請安裝Noto Sans CJK等字型（Debian和Ubuntu上為套件{package}），然後重新啟動程式。</translation>
    </message>
</context>
<context>
    <name>guide_page</name>
    <message>
        <source>Reference</source>
        <translation>參考</translation>
    </message>
</context>
<context>
    <name>hit_row</name>
    <message>
        <source>This passage no longer exists. Delete removes the bookmark.</source>
        <translation>此段落已不存在。按Delete刪除書籤。</translation>
    </message>
    <message>
        <source>decides: {question}</source>
        <translation>據此解答：{question}</translation>
    </message>
    <message>
        <source>our wording</source>
        <translation>我們的表述</translation>
    </message>
</context>
<context>
    <name>import_dialog</name>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n則問答</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n張卡片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n筆</numerusform>
        </translation>
    </message>
    <message>
        <source>After</source>
        <translation>更改後</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>Assembly</source>
        <translation>組裝</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>屬性</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>更改前</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡片</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>類別</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>顏色</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>張數</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>消耗值</translation>
    </message>
    <message>
        <source>DNA digivolution</source>
        <translation>合體進化</translation>
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
        <translation>數碼合體</translation>
    </message>
    <message>
        <source>Digivolution cost</source>
        <translation>進化消耗值</translation>
    </message>
    <message>
        <source>Digivolution cost: from which color</source>
        <translation>進化消耗值：進化前的顏色</translation>
    </message>
    <message>
        <source>Digivolution cost: from which level</source>
        <translation>進化消耗值：進化前的等級</translation>
    </message>
    <message>
        <source>Digivolution requirements in words</source>
        <translation>以文字表示的進化條件</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>效果</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>型態</translation>
    </message>
    <message>
        <source>From</source>
        <translation>生效日期</translation>
    </message>
    <message>
        <source>Inherited effect</source>
        <translation>進化元效果</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>等級</translation>
    </message>
    <message>
        <source>Link DP</source>
        <translation>連結DP</translation>
    </message>
    <message>
        <source>Link effect</source>
        <translation>連結效果</translation>
    </message>
    <message>
        <source>Link requirements</source>
        <translation>連結條件</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Not allowed with</source>
        <translation>不能同時放入</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>編號</translation>
    </message>
    <message>
        <source>Play cost or use cost</source>
        <translation>登場消耗值或使用消耗值</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Security effect</source>
        <translation>安全區效果</translation>
    </message>
    <message>
        <source>Types, and other traits</source>
        <translation>類型和其他特徵</translation>
    </message>
</context>
<context>
    <name>keyword effects</name>
    <message>
        <source>Alliance</source>
        <translation>聯手</translation>
    </message>
    <message>
        <source>Armor Purge</source>
        <translation>解除裝甲</translation>
    </message>
    <message>
        <source>Ascension</source>
        <translation>昇天</translation>
    </message>
    <message>
        <source>Barrier</source>
        <translation>壁壘</translation>
    </message>
    <message>
        <source>Blast DNA Digivolve</source>
        <translation>BLAST合體進化</translation>
    </message>
    <message>
        <source>Blast Digivolve</source>
        <translation>BLAST進化</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>進擊</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>格擋</translation>
    </message>
    <message>
        <source>Collision</source>
        <translation>衝突</translation>
    </message>
    <message>
        <source>De-Digivolve</source>
        <translation>退化</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>解碼</translation>
    </message>
    <message>
        <source>Decoy</source>
        <translation>誘餌</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>延遲</translation>
    </message>
    <message>
        <source>Detach</source>
        <translation>脫離</translation>
    </message>
    <message>
        <source>Digi-Burst</source>
        <translation>數碼爆裂</translation>
    </message>
    <message>
        <source>Digisorption</source>
        <translation>吸收進化</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>抽</translation>
    </message>
    <message>
        <source>Engage</source>
        <translation>交戰</translation>
    </message>
    <message>
        <source>Evade</source>
        <translation>回避</translation>
    </message>
    <message>
        <source>Execute</source>
        <translation>處決</translation>
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
        <translation>護衛</translation>
    </message>
    <message>
        <source>Iceclad</source>
        <translation>冰裝</translation>
    </message>
    <message>
        <source>Jamming</source>
        <translation>干擾</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>連結</translation>
    </message>
    <message>
        <source>Material Save</source>
        <translation>儲存資料</translation>
    </message>
    <message>
        <source>Mind Link</source>
        <translation>意識連結</translation>
    </message>
    <message>
        <source>Overclock</source>
        <translation>超頻</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>分裂</translation>
    </message>
    <message>
        <source>Piercing</source>
        <translation>貫通</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進程</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>突進</translation>
    </message>
    <message>
        <source>Reboot</source>
        <translation>再起動</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>復活</translation>
    </message>
    <message>
        <source>Retaliation</source>
        <translation>同行</translation>
    </message>
    <message>
        <source>Rush</source>
        <translation>速攻</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Scapegoat</source>
        <translation>代罪羔羊</translation>
    </message>
    <message>
        <source>Security A.</source>
        <translation>安全區攻擊</translation>
    </message>
    <message>
        <source>Succession</source>
        <translation>傳承</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>訓練</translation>
    </message>
    <message>
        <source>Use Req.</source>
        <translation>使用條件</translation>
    </message>
    <message>
        <source>Vortex</source>
        <translation>旋風</translation>
    </message>
</context>
<context>
    <name>kinds of cards</name>
    <message>
        <source>digi-egg</source>
        <translation>數碼蛋卡</translation>
    </message>
    <message>
        <source>digimon</source>
        <translation>數碼寶貝</translation>
    </message>
    <message>
        <source>option</source>
        <translation>行動卡</translation>
    </message>
    <message>
        <source>tamer</source>
        <translation>馴獸師</translation>
    </message>
    <message>
        <source>token</source>
        <translation>指示物</translation>
    </message>
</context>
<context>
    <name>leading_text</name>
    <message>
        <source>Cite {number} (edition {edition}). The text shown is that of {older}, where it was {was}.</source>
        <translation>引用編號：{number}（{edition}版）。顯示的是{older}版的文字，其中編號為{was}。</translation>
    </message>
    <message>
        <source>Cite {number} (edition {edition}). The text shown is that of {older}, where {was}.</source>
        <translation>引用編號：{number}（{edition}版）。顯示的是{older}版的文字，其中{was}。</translation>
    </message>
    <message>
        <source>Cite {number} (edition {edition}). The text shown is that of {older}.</source>
        <translation>引用編號：{number}（{edition}版）。顯示的是{older}版的文字。</translation>
    </message>
    <message>
        <source>Import {edition} …</source>
        <translation>匯入{edition}…</translation>
    </message>
    <message>
        <source>Rules {edition}</source>
        <translation>規則{edition}</translation>
    </message>
    <message>
        <source>Rules {edition}, text of {older}</source>
        <translation>規則{edition}，文字為{older}</translation>
    </message>
    <message>
        <source>Text of {older}</source>
        <translation>{older}的文字</translation>
    </message>
    <message>
        <source>Text of {older}: {number}</source>
        <translation>{older}的文字：{number}</translation>
    </message>
    <message>
        <source>number in {edition} inferred from its place</source>
        <translation>{edition}版編號依位置推斷</translation>
    </message>
    <message>
        <source>{number} was {was}</source>
        <translation>{number}原為{was}</translation>
    </message>
</context>
<context>
    <name>leftout</name>
    <message>
        <source>options barred because they repeat a loop ({count})</source>
        <translation>因會重複循環而不可選的選項（{count}）</translation>
    </message>
    <message>
        <source>pending effects ({count})</source>
        <translation>等待發揮的效果（{count}）</translation>
    </message>
    <message>
        <source>that it is the end of the turn</source>
        <translation>現在是回合結束時</translation>
    </message>
    <message>
        <source>that the turn has begun already</source>
        <translation>回合已經開始</translation>
    </message>
    <message>
        <source>the attack in progress</source>
        <translation>進行中的攻擊</translation>
    </message>
    <message>
        <source>what is being processed</source>
        <translation>正在進行的處理</translation>
    </message>
</context>
<context>
    <name>library_page</name>
    <message numerus="yes">
        <source>%n answer(s), {languages}, up to {day}</source>
        <translation>
            <numerusform>%n則問答，{languages}，截至{day}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s), {files}, up to {day}</source>
        <translation>
            <numerusform>%n筆，{files}，截至{day}</numerusform>
        </translation>
    </message>
    <message>
        <source>A file with an address can be updated whenever it changes.</source>
        <translation>設有網址的檔案，有變更時可隨時更新。</translation>
    </message>
    <message>
        <source>Add an address …</source>
        <translation>新增網址…</translation>
    </message>
    <message>
        <source>Banned and restricted cards</source>
        <translation>禁止、限制卡片</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation>瀏覽</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡片</translation>
    </message>
    <message>
        <source>Drop a file onto the window: cards, official answers, errata, or banned and restricted cards. A file in another format is previewed before anything is imported.</source>
        <translation>將檔案拖入視窗即可：卡片、官方問答、勘誤、禁止和限制卡片。其他格式的檔案在匯入之前會先預覽。</translation>
    </message>
    <message>
        <source>Editions of the rules</source>
        <translation>規則版本</translation>
    </message>
    <message>
        <source>Errata</source>
        <translation>勘誤</translation>
    </message>
    <message>
        <source>From the web</source>
        <translation>來自網路</translation>
    </message>
    <message>
        <source>Import a rulebook …</source>
        <translation>匯入規則書…</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>匯入…</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>資料庫</translation>
    </message>
    <message>
        <source>No edition of the rules is in force today.</source>
        <translation>目前沒有現行的規則版本。</translation>
    </message>
    <message>
        <source>Official answers</source>
        <translation>官方問答</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Rulebooks</source>
        <translation>規則書</translation>
    </message>
    <message>
        <source>Switch updates off</source>
        <translation>關閉更新</translation>
    </message>
    <message>
        <source>There may be a newer edition.</source>
        <translation>可能有更新的版本。</translation>
    </message>
    <message>
        <source>Undo the last update</source>
        <translation>復原上次更新</translation>
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
        <translation>更新已關閉：重新開啟</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>手動</translation>
    </message>
    <message>
        <source>imported {day}</source>
        <translation>{day}匯入</translation>
    </message>
    <message>
        <source>last update undone</source>
        <translation>上次更新已復原</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>尚無</translation>
    </message>
    <message>
        <source>not downloaded yet</source>
        <translation>尚未下載</translation>
    </message>
    <message>
        <source>official answers</source>
        <translation>官方問答</translation>
    </message>
    <message>
        <source>real cards</source>
        <translation>真實的卡片</translation>
    </message>
    <message>
        <source>the text of rules {edition}</source>
        <translation>規則{edition}的文字</translation>
    </message>
    <message numerus="yes">
        <source>{entries} entries, %n different answer(s), {languages}, up to {day}</source>
        <translation>
            <numerusform>{entries}筆（不同的問答%n則），{languages}，截至{day}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{language}: %n card(s), up to {set}, {files}, {day}</source>
        <translation>
            <numerusform>{language}：%n張卡片，截至{set}，{files}，{day}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>moments</name>
    <message>
        <source>the end of the attack</source>
        <translation>攻擊結束時</translation>
    </message>
    <message>
        <source>the end of the battle</source>
        <translation>對戰結束時</translation>
    </message>
    <message>
        <source>the end of the opponent&apos;s turn</source>
        <translation>對方回合結束時</translation>
    </message>
    <message>
        <source>the end of the turn</source>
        <translation>回合結束時</translation>
    </message>
    <message>
        <source>the end of your turn</source>
        <translation>我方回合結束時</translation>
    </message>
    <message>
        <source>the start of the main phase</source>
        <translation>主要階段開始時</translation>
    </message>
    <message>
        <source>the start of the opponent&apos;s main phase</source>
        <translation>對方主要階段開始時</translation>
    </message>
    <message>
        <source>the start of the opponent&apos;s turn</source>
        <translation>對方回合開始時</translation>
    </message>
    <message>
        <source>the start of the turn</source>
        <translation>回合開始時</translation>
    </message>
    <message>
        <source>the start of your main phase</source>
        <translation>我方主要階段開始時</translation>
    </message>
    <message>
        <source>the start of your turn</source>
        <translation>我方回合開始時</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>DNA digivolve {of} into {card}[ by its requirement {requirement}]</source>
        <translation>將{of}合體進化為{card}[（進化條件{requirement}）]</translation>
    </message>
    <message>
        <source>[{card}: ]{effect}</source>
        <translation>[{card}：]{effect}</translation>
    </message>
    <message>
        <source>activate an effect of {card}: {effect}</source>
        <translation>發揮{card}的效果：{effect}</translation>
    </message>
    <message>
        <source>app fuse {unit}[ &amp; {link}] into {card}[ by its requirement {requirement}]</source>
        <translation>將{unit}[與{link}]APP合體為{card}[（條件{requirement}）]</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>保持原樣</translation>
    </message>
    <message>
        <source>attack the player</source>
        <translation>攻擊玩家</translation>
    </message>
    <message>
        <source>attack the player with {unit}</source>
        <translation>用「{unit}」攻擊玩家</translation>
    </message>
    <message>
        <source>attack {target}</source>
        <translation>攻擊{target}</translation>
    </message>
    <message>
        <source>attack {target} with {unit}</source>
        <translation>用「{unit}」攻擊「{target}」</translation>
    </message>
    <message>
        <source>block with {unit}</source>
        <translation>用「{unit}」格擋</translation>
    </message>
    <message>
        <source>burst digivolve {unit} into {card}[ by its requirement {requirement}]</source>
        <translation>將{unit}爆裂進化為{card}[（條件{requirement}）]</translation>
    </message>
    <message>
        <source>by requirement {number}[, cost {cost}][, as a Lv.{level} Digimon]</source>
        <translation>依條件{number}[，消耗值{cost}][，視為Lv.{level}的數碼寶貝]</translation>
    </message>
    <message>
        <source>choose {card}</source>
        <translation>選擇{card}</translation>
    </message>
    <message>
        <source>digivolve {unit} as a Lv.{level} Digimon into {card}[ by its requirement {requirement}]</source>
        <translation>將{unit}視為Lv.{level}的數碼寶貝進化為{card}[（進化條件{requirement}）]</translation>
    </message>
    <message>
        <source>digivolve {unit} into {card}[ by its requirement {requirement}]</source>
        <translation>將{unit}進化為{card}[（進化條件{requirement}）]</translation>
    </message>
    <message>
        <source>do nothing in the breeding phase</source>
        <translation>在育成階段不做任何動作</translation>
    </message>
    <message>
        <source>do this instead</source>
        <translation>改為執行此處理</translation>
    </message>
    <message>
        <source>hatch a Digi-Egg</source>
        <translation>孵化數碼蛋</translation>
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
        <translation>將戰鬥區的{card}連結到{unit}[（連結條件{requirement}）]</translation>
    </message>
    <message>
        <source>link {card} to {unit}[ by its requirement {requirement}]</source>
        <translation>將{card}連結到{unit}[（連結條件{requirement}）]</translation>
    </message>
    <message>
        <source>move {unit} to the battle area</source>
        <translation>將{unit}移動到戰鬥區</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>no block</source>
        <translation>不格擋</translation>
    </message>
    <message>
        <source>no counter</source>
        <translation>不反擊</translation>
    </message>
    <message>
        <source>no more</source>
        <translation>到此為止</translation>
    </message>
    <message>
        <source>no. {number} of the effects to choose from</source>
        <translation>可選效果中的第{number}個</translation>
    </message>
    <message>
        <source>pass the turn</source>
        <translation>放棄出牌</translation>
    </message>
    <message>
        <source>place {card}</source>
        <translation>放置{card}</translation>
    </message>
    <message>
        <source>place {card} under {target} by Assembly</source>
        <translation>透過組裝將{card}放置在{target}下面</translation>
    </message>
    <message>
        <source>place {card} under {target} by DigiXros</source>
        <translation>透過數碼合體將{card}放置在{target}下面</translation>
    </message>
    <message>
        <source>play {card}</source>
        <translation>讓{card}登場</translation>
    </message>
    <message>
        <source>redraw the hand</source>
        <translation>重抽手牌</translation>
    </message>
    <message>
        <source>the effect doesn&apos;t trigger</source>
        <translation>該效果不觸發</translation>
    </message>
    <message>
        <source>the effect is resolved</source>
        <translation>效果處理完畢</translation>
    </message>
    <message>
        <source>to the bottom of the deck</source>
        <translation>放置在卡組最下面</translation>
    </message>
    <message>
        <source>to the bottom of the security stack</source>
        <translation>放置在安全區最下面</translation>
    </message>
    <message>
        <source>to the top of the deck</source>
        <translation>放置在卡組最上面</translation>
    </message>
    <message>
        <source>to the top of the security stack</source>
        <translation>放置在安全區最上面</translation>
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
        <translation>是，儘管其中沒有可執行的處理</translation>
    </message>
    <message>
        <source>{card}</source>
        <translation>{card}</translation>
    </message>
    <message>
        <source>{card} for requirement {number}</source>
        <translation>{card}作為條件中的第{number}項</translation>
    </message>
    <message>
        <source>{card}: &lt;{keyword}&gt;[ (no. {nth})]</source>
        <translation>{card}：《{keyword}》[（第{nth}個）]</translation>
    </message>
    <message>
        <source>{card}: Option effect {number}[ (no. {nth})]</source>
        <translation>{card}：行動卡效果{number}[（第{nth}個）]</translation>
    </message>
    <message>
        <source>{card}: effect {number}[ (no. {nth})]</source>
        <translation>{card}：效果{number}[（第{nth}個）]</translation>
    </message>
    <message>
        <source>{card}: gained effect[ (no. {nth})]</source>
        <translation>{card}：獲得的效果[（第{nth}個）]</translation>
    </message>
    <message>
        <source>{card}: inherited effect {number}[ (no. {nth})]</source>
        <translation>{card}：進化元效果{number}[（第{nth}個）]</translation>
    </message>
    <message>
        <source>{card}: link effect {number}[ (no. {nth})]</source>
        <translation>{card}：連結效果{number}[（第{nth}個）]</translation>
    </message>
    <message>
        <source>{card}: lose {amount} memory</source>
        <translation>{card}：記憶體-{amount}</translation>
    </message>
    <message>
        <source>{card}: pending processing[ (no. {nth})]</source>
        <translation>{card}：保留處理[（第{nth}個）]</translation>
    </message>
    <message>
        <source>{card}: security effect {number}[ (no. {nth})]</source>
        <translation>{card}：安全區效果{number}[（第{nth}個）]</translation>
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
        <translation>繼續閱讀</translation>
    </message>
    <message>
        <source>Terms of the text</source>
        <translation>文字中的術語</translation>
    </message>
</context>
<context>
    <name>our_readings</name>
    <message>
        <source>A reading is this program&apos;s decision, not the publisher&apos;s text. The rules engine plays by it; an official answer or the head judge overrides it.</source>
        <translation>解讀由本程式作出，並非發行商的文字。規則引擎據此處理，但官方問答和主裁判的裁定優先。</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Grounds, and the other reading</source>
        <translation>依據，以及另一種解讀</translation>
    </message>
    <message>
        <source>Official answers, in our wording</source>
        <translation>官方問答（我們的表述）</translation>
    </message>
    <message>
        <source>Our reading</source>
        <translation>我們的解讀</translation>
    </message>
    <message>
        <source>Our readings</source>
        <translation>我們的解讀</translation>
    </message>
    <message>
        <source>Played by the scenarios</source>
        <translation>由以下場景驗證</translation>
    </message>
    <message>
        <source>The other reading</source>
        <translation>另一種解讀</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>條文</translation>
    </message>
    <message>
        <source>What the Japanese manual says</source>
        <translation>日語手冊的內容</translation>
    </message>
    <message>
        <source>What the program decided where the text leaves something open</source>
        <translation>條文未明確之處，本程式的判斷</translation>
    </message>
    <message>
        <source>What the {source} say</source>
        <translation>{source}的內容</translation>
    </message>
    <message>
        <source>see {number}</source>
        <translation>參見{number}</translation>
    </message>
</context>
<context>
    <name>outcomes</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n次決定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more: narrow the question to see them</source>
        <translation>
            <numerusform>還有%n個：縮小範圍即可看到</numerusform>
        </translation>
    </message>
    <message>
        <source>({claim})</source>
        <translation>（{claim}）</translation>
    </message>
    <message>
        <source>1 outcome.</source>
        <translation>1種結果。</translation>
    </message>
    <message numerus="yes">
        <source>And %n more outcome(s).</source>
        <translation>
            <numerusform>另有%n種結果。</numerusform>
        </translation>
    </message>
    <message>
        <source>DP of {card}: {amount}</source>
        <translation>{card}的DP：{amount}</translation>
    </message>
    <message>
        <source>It makes no difference: every line ends on the same board.</source>
        <translation>沒有區別：無論哪種打法，最終盤面都相同。</translation>
    </message>
    <message>
        <source>Not every line was explored: there are more than {count} positions. Outcomes found can happen; others may happen too.</source>
        <translation>未能全部推演：局面超過{count}個。已找到的結果可能發生，未找到的也可能發生。</translation>
    </message>
    <message>
        <source>Nothing found yet.</source>
        <translation>還沒有找到任何結果。</translation>
    </message>
    <message>
        <source>Outcomes that the rules alone don&apos;t decide are marked.</source>
        <translation>僅憑規則無法決定的結果已加上標記。</translation>
    </message>
    <message>
        <source>Play the shortest line to it as a branch</source>
        <translation>將最短的打法作為分支展開</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Stopped before every line was explored. Outcomes found can happen; others may happen too.</source>
        <translation>全部推演完之前已停止。已找到的結果可能發生，未找到的也可能發生。</translation>
    </message>
    <message>
        <source>The order doesn&apos;t matter: every order ends on the same board.</source>
        <translation>順序沒有影響：無論何種順序，最終盤面都相同。</translation>
    </message>
    <message>
        <source>The order matters: {count} outcomes.</source>
        <translation>順序有影響：{count}種結果。</translation>
    </message>
    <message>
        <source>There is only one line.</source>
        <translation>只有一種打法。</translation>
    </message>
    <message>
        <source>Time ran out before every line was explored. Outcomes found can happen; others may happen too.</source>
        <translation>時間用盡，未能全部推演。已找到的結果可能發生，未找到的也可能發生。</translation>
    </message>
    <message>
        <source>What unknown cards in a hand could do isn&apos;t considered.</source>
        <translation>沒有計入未知手牌可以進行的操作。</translation>
    </message>
    <message>
        <source>Where a recorded choice wasn&apos;t possible, every choice was tried.</source>
        <translation>無法依紀錄選擇之處，已嘗試所有選擇。</translation>
    </message>
    <message>
        <source>always</source>
        <translation>總是成立</translation>
    </message>
    <message>
        <source>an effect of {card} is activated</source>
        <translation>{card}的效果發揮</translation>
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
            <numerusform>%n種打法</numerusform>
        </translation>
    </message>
    <message>
        <source>by chance: an unknown card</source>
        <translation>取決於運氣：未知的卡片</translation>
    </message>
    <message>
        <source>by chance: {seat}&apos;s shuffled {pile}</source>
        <translation>取決於運氣：{seat}洗過的{pile}</translation>
    </message>
    <message>
        <source>by endless lines</source>
        <translation>有無窮多種打法</translation>
    </message>
    <message>
        <source>cards in {seat}&apos;s Digi-Egg deck: {count}</source>
        <translation>{seat}的數碼蛋卡組張數：{count}</translation>
    </message>
    <message>
        <source>cards in {seat}&apos;s deck: {count}</source>
        <translation>{seat}的卡組張數：{count}</translation>
    </message>
    <message>
        <source>cards in {seat}&apos;s hand: {amount}</source>
        <translation>{seat}的手牌張數：{amount}</translation>
    </message>
    <message>
        <source>cards in {seat}&apos;s security stack: {amount}</source>
        <translation>{seat}的安全區張數：{amount}</translation>
    </message>
    <message>
        <source>cards in {seat}&apos;s security stack: {count}</source>
        <translation>{seat}的安全區張數：{count}</translation>
    </message>
    <message>
        <source>differs from other outcomes in lasting effects or uses this turn ({number})</source>
        <translation>持續中的效果或本回合已用的效果與其他結果不同（{number}）</translation>
    </message>
    <message>
        <source>differs from other outcomes in pending effects ({number})</source>
        <translation>等待發揮的效果與其他結果不同（{number}）</translation>
    </message>
    <message>
        <source>false in {number}</source>
        <translation>有{number}種不成立</translation>
    </message>
    <message>
        <source>in some cases</source>
        <translation>有時成立</translation>
    </message>
    <message>
        <source>in {seat}&apos;s hand: {cards}</source>
        <translation>在{seat}的手牌中：{cards}</translation>
    </message>
    <message>
        <source>in {seat}&apos;s trash: {cards}</source>
        <translation>在{seat}的廢卡區中：{cards}</translation>
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
        <translation>連結到{unit}：{cards}</translation>
    </message>
    <message>
        <source>memory 0</source>
        <translation>記憶體0</translation>
    </message>
    <message>
        <source>memory {number} for {seat}</source>
        <translation>{seat}的記憶體為{number}</translation>
    </message>
    <message>
        <source>never</source>
        <translation>從不成立</translation>
    </message>
    <message>
        <source>no cards in {seat}&apos;s security stack</source>
        <translation>{seat}的安全區沒有卡片</translation>
    </message>
    <message>
        <source>no more in {seat}&apos;s hand</source>
        <translation>{seat}的手牌中沒有其他卡片</translation>
    </message>
    <message>
        <source>no more in {seat}&apos;s trash</source>
        <translation>{seat}的廢卡區中沒有其他卡片</translation>
    </message>
    <message>
        <source>not understood: {card}: {text}</source>
        <translation>未能理解：{card}：{text}</translation>
    </message>
    <message>
        <source>nothing is linked to {unit}</source>
        <translation>沒有卡片連結到{unit}</translation>
    </message>
    <message>
        <source>nothing is under {unit}</source>
        <translation>{unit}下面沒有卡片</translation>
    </message>
    <message>
        <source>on top of {seat}&apos;s deck: {cards}</source>
        <translation>{seat}的卡組上面：{cards}</translation>
    </message>
    <message>
        <source>positions: {positions}, still to explore: {waiting}, lines ended: {ends}</source>
        <translation>局面{positions}，待推演{waiting}，終點{ends}</translation>
    </message>
    <message>
        <source>the game goes on</source>
        <translation>對局繼續</translation>
    </message>
    <message>
        <source>the game is a draw</source>
        <translation>對局為平手</translation>
    </message>
    <message>
        <source>the only outcome</source>
        <translation>唯一的結果</translation>
    </message>
    <message>
        <source>true in {number}</source>
        <translation>有{number}種成立</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>尚未確定</translation>
    </message>
    <message>
        <source>under {unit}: {cards}</source>
        <translation>{unit}下面：{cards}</translation>
    </message>
    <message>
        <source>until nothing is pending</source>
        <translation>到沒有等待發揮的效果為止</translation>
    </message>
    <message>
        <source>until the attack is over</source>
        <translation>到攻擊結束為止</translation>
    </message>
    <message>
        <source>until the block timing is over</source>
        <translation>到格擋時間結束為止</translation>
    </message>
    <message>
        <source>until the turn ends</source>
        <translation>到回合結束為止</translation>
    </message>
    <message>
        <source>you decide: {text}</source>
        <translation>由裁判決定：{text}</translation>
    </message>
    <message>
        <source>{card} is deleted</source>
        <translation>{card}被消滅</translation>
    </message>
    <message>
        <source>{card} stays on the field</source>
        <translation>{card}留在場上</translation>
    </message>
    <message>
        <source>{claim}: {answer}</source>
        <translation>{claim}：{answer}</translation>
    </message>
    <message>
        <source>{count} outcomes.</source>
        <translation>{count}種結果。</translation>
    </message>
    <message>
        <source>{count} × {unit} on {seat}&apos;s field</source>
        <translation>{seat}的場上有{unit}×{count}</translation>
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
        <translation>{one}，並且{other}</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one}，或者{other}</translation>
    </message>
    <message>
        <source>{seat} loses</source>
        <translation>{seat}敗北</translation>
    </message>
    <message>
        <source>{seat} wins</source>
        <translation>{seat}獲勝</translation>
    </message>
    <message>
        <source>{seat}&apos;s memory: {amount}</source>
        <translation>{seat}的記憶體：{amount}</translation>
    </message>
    <message>
        <source>{seat}&apos;s security stack: {cards}</source>
        <translation>{seat}的安全區：{cards}</translation>
    </message>
    <message>
        <source>{unit} has {dp} DP</source>
        <translation>{unit}的DP：{dp}</translation>
    </message>
    <message>
        <source>{unit} is in {seat}&apos;s breeding area</source>
        <translation>{unit}在{seat}的育成區</translation>
    </message>
    <message>
        <source>{unit} is on {seat}&apos;s field</source>
        <translation>{unit}在{seat}的場上</translation>
    </message>
    <message>
        <source>{unit} is suspended</source>
        <translation>{unit}為休息狀態</translation>
    </message>
    <message>
        <source>{unit} isn&apos;t on {seat}&apos;s field</source>
        <translation>{unit}不在{seat}的場上</translation>
    </message>
    <message>
        <source>{unit} isn&apos;t suspended</source>
        <translation>{unit}為活動狀態</translation>
    </message>
    <message>
        <source>{who}: {choice}</source>
        <translation>{who}：{choice}</translation>
    </message>
    <message>
        <source>“{effect}” of {card} is activated</source>
        <translation>{card}的「{effect}」發揮</translation>
    </message>
</context>
<context>
    <name>passage_page</name>
    <message>
        <source>Editor’s note</source>
        <translation>編者注</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>範例</translation>
    </message>
    <message>
        <source>Our English, unofficial (F7:&#xa0;Chinese)</source>
        <translation>非官方英文（F7：中文）</translation>
    </message>
    <message>
        <source>Referred to by</source>
        <translation>引用此處的段落</translation>
    </message>
    <message>
        <source>The text of {edition}</source>
        <translation>{edition}的文字</translation>
    </message>
    <message>
        <source>{edition} says, in our wording</source>
        <translation>{edition}的內容（我們的表述）</translation>
    </message>
</context>
<context>
    <name>phases</name>
    <message>
        <source>breeding</source>
        <translation>育成階段</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>抽卡階段</translation>
    </message>
    <message>
        <source>end</source>
        <translation>回合結束時</translation>
    </message>
    <message>
        <source>main</source>
        <translation>主要階段</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>遊戲準備</translation>
    </message>
    <message>
        <source>unsuspend</source>
        <translation>活動階段</translation>
    </message>
</context>
<context>
    <name>places on a stack</name>
    <message>
        <source>on</source>
        <translation>上面</translation>
    </message>
    <message>
        <source>under</source>
        <translation>下面</translation>
    </message>
</context>
<context>
    <name>question_page</name>
    <message>
        <source>Changed in {edition}, check: {clauses}. This was played under an earlier edition.</source>
        <translation>{edition}有變更，請確認：{clauses}。此處依較早的版本演示。</translation>
    </message>
    <message>
        <source>No longer in {edition}: {clauses}. Check what decides it today.</source>
        <translation>{edition}中已沒有的條款：{clauses}。請確認現在由哪些條款決定。</translation>
    </message>
    <message>
        <source>Our answer to the general question, proved by this scene. A card&apos;s text may change it: card text overrides the rules (1-3-1).</source>
        <translation>這是我們對一般問題的解答，已由此場景在引擎上驗證。具體卡片的文字可能改變結論：卡片文字優先於規則（1-3-1）。</translation>
    </message>
    <message>
        <source>Questions that it decides</source>
        <translation>由此決定的問題</translation>
    </message>
    <message>
        <source>See it played</source>
        <translation>觀看演示</translation>
    </message>
    <message>
        <source>The clauses that decide it</source>
        <translation>作為依據的條款</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>&lt;De-Digivolve&gt; can&apos;t trash a Lv.3 card or any card after it</source>
        <translation>《退化》不能廢除Lv.3卡片及其後的卡片</translation>
    </message>
    <message>
        <source>&lt;De-Digivolve&gt; trashes stacked cards</source>
        <translation>《退化》廢除疊放的卡片</translation>
    </message>
    <message>
        <source>&lt;Delay&gt; can&apos;t activate on the turn its card was placed</source>
        <translation>《延遲》在該卡片放置的回合不能發揮</translation>
    </message>
    <message>
        <source>&lt;Jamming&gt; keeps it from being deleted</source>
        <translation>因《干擾》不會被消滅</translation>
    </message>
    <message>
        <source>Digimon in the battle area DNA digivolve into a card in the hand</source>
        <translation>只能由戰鬥區的數碼寶貝合體進化為手牌中的卡片</translation>
    </message>
    <message>
        <source>[Start of Your Turn] effects belong to the unsuspend phase</source>
        <translation>【我方回合開始時】的效果屬於活動階段</translation>
    </message>
    <message>
        <source>a Digimon in the battle area app fuses into a card in the hand</source>
        <translation>只能由戰鬥區的數碼寶貝APP合體為手牌中的卡片</translation>
    </message>
    <message>
        <source>a Digimon in the battle area app fuses with its link card</source>
        <translation>只能由戰鬥區的數碼寶貝與其連結卡片APP合體</translation>
    </message>
    <message>
        <source>a Digimon that can&apos;t suspend can&apos;t attack</source>
        <translation>無法休息的數碼寶貝不能攻擊</translation>
    </message>
    <message>
        <source>a Digimon that can&apos;t suspend can&apos;t block</source>
        <translation>無法休息的數碼寶貝不能格擋</translation>
    </message>
    <message>
        <source>a block can&apos;t be blocked again</source>
        <translation>格擋中不能再次聲明格擋</translation>
    </message>
    <message>
        <source>a card being revealed doesn&apos;t count as being in its area</source>
        <translation>翻開中的卡片視為不屬於原區域</translation>
    </message>
    <message>
        <source>a card can&apos;t attack on the turn it was placed on the field</source>
        <translation>本回合放置到場上的卡片不能攻擊</translation>
    </message>
    <message>
        <source>a card that can&apos;t be digivolved into is put back</source>
        <translation>無法進化的卡片恢復原狀</translation>
    </message>
    <message>
        <source>a card that can&apos;t be played is put back</source>
        <translation>無法登場的卡片恢復原狀</translation>
    </message>
    <message>
        <source>a card that can&apos;t be used is put back</source>
        <translation>無法使用的卡片恢復原狀</translation>
    </message>
    <message>
        <source>a card with Link is linked to another of its player&apos;s Digimon</source>
        <translation>持有連結的卡片只能連結到自己的其他數碼寶貝</translation>
    </message>
    <message>
        <source>a checked card is no longer in the security stack</source>
        <translation>確認的卡片已不在安全區</translation>
    </message>
    <message>
        <source>a digivolution places a Digimon card on the same player&apos;s card on the field</source>
        <translation>數碼寶貝卡只能疊放在玩家自己場上的卡片上</translation>
    </message>
    <message>
        <source>a link requirement must be met</source>
        <translation>必須滿足連結條件</translation>
    </message>
    <message>
        <source>a normal digivolution isn&apos;t a burst digivolution</source>
        <translation>通常的進化不是爆裂進化</translation>
    </message>
    <message>
        <source>a normal digivolution isn&apos;t an app fusion</source>
        <translation>通常的進化不是APP合體</translation>
    </message>
    <message>
        <source>a player activates only effects of their own cards</source>
        <translation>玩家只能發揮自己卡片的效果</translation>
    </message>
    <message>
        <source>a player burst digivolves into a card in their own hand</source>
        <translation>玩家只能爆裂進化為自己手牌中的卡片</translation>
    </message>
    <message>
        <source>a player declares effects in their own main phase when nothing is left to resolve</source>
        <translation>玩家只能在自己的主要階段、沒有未解決的處理時聲明效果</translation>
    </message>
    <message>
        <source>a player digivolves into a Digimon card in their own hand</source>
        <translation>玩家只能進化為自己手牌中的數碼寶貝卡</translation>
    </message>
    <message>
        <source>a player moves only their own card in the breeding area</source>
        <translation>玩家只能移動自己育成區的卡片</translation>
    </message>
    <message>
        <source>a player plays Digimon and Tamer cards from their own hand</source>
        <translation>玩家只能讓自己手牌中的數碼寶貝卡或馴獸師卡登場</translation>
    </message>
    <message>
        <source>a player uses Option cards from their own hand</source>
        <translation>玩家只能使用自己手牌中的行動卡</translation>
    </message>
    <message>
        <source>a replacement can&apos;t be replaced again</source>
        <translation>代替的處理不能再被代替</translation>
    </message>
    <message>
        <source>a requirement of the card must be met</source>
        <translation>必須滿足該卡片的條件</translation>
    </message>
    <message>
        <source>a security check is a rule, not an effect</source>
        <translation>確認安全區是規則，不是效果</translation>
    </message>
    <message>
        <source>a single card doesn&apos;t count as stacked cards</source>
        <translation>僅有1張卡片不算疊放的卡片</translation>
    </message>
    <message>
        <source>a token can&apos;t be linked</source>
        <translation>指示物不能連結</translation>
    </message>
    <message>
        <source>an Assembly needs all of its cards</source>
        <translation>組裝需要全部所需卡片</translation>
    </message>
    <message>
        <source>an Option card&apos;s [Main] effect is activated by using the card, which requires its colors</source>
        <translation>行動卡的【主要】效果透過使用該卡片發揮，須滿足顏色條件</translation>
    </message>
    <message>
        <source>an attack can be blocked only once</source>
        <translation>1次攻擊只能格擋1次</translation>
    </message>
    <message>
        <source>an attack is declared by suspending a Digimon in the battle area</source>
        <translation>只能透過使戰鬥區的數碼寶貝休息來聲明攻擊</translation>
    </message>
    <message>
        <source>an effect forbids it</source>
        <translation>有效果禁止這樣做</translation>
    </message>
    <message>
        <source>an impossible action isn&apos;t carried out</source>
        <translation>不可能的行動不執行</translation>
    </message>
    <message>
        <source>becoming the top card of its stack doesn&apos;t count as being played</source>
        <translation>成為疊放卡片最上面的卡片，不算登場</translation>
    </message>
    <message>
        <source>being trashed doesn&apos;t count as being deleted</source>
        <translation>廢除不是消滅</translation>
    </message>
    <message>
        <source>each of them must meet a requirement</source>
        <translation>各自必須滿足其中一個條件</translation>
    </message>
    <message>
        <source>every color of the card is required</source>
        <translation>需要滿足該卡片的所有顏色</translation>
    </message>
    <message>
        <source>in the breeding area, only effects that refer to it work</source>
        <translation>在育成區，只有寫明育成區的效果才起作用</translation>
    </message>
    <message>
        <source>in the main phase only an effect with [Main] can be declared</source>
        <translation>主要階段只能聲明【主要】效果</translation>
    </message>
    <message>
        <source>it applies only to what happens in battle</source>
        <translation>只因對戰中發生的事而觸發</translation>
    </message>
    <message>
        <source>it can&apos;t be carried out in full</source>
        <translation>所要求的處理無法全部執行</translation>
    </message>
    <message>
        <source>it doesn&apos;t apply to the cause of this</source>
        <translation>引起此事的原因不符合其觸發條件</translation>
    </message>
    <message>
        <source>it doesn&apos;t apply to the effects of its own player</source>
        <translation>不因其玩家自己的效果而觸發</translation>
    </message>
    <message>
        <source>it doesn&apos;t apply to what happens in battle</source>
        <translation>不因對戰中發生的事而觸發</translation>
    </message>
    <message>
        <source>it doesn&apos;t apply to where the card would go</source>
        <translation>卡片的去處不符合其觸發條件</translation>
    </message>
    <message>
        <source>it has no &lt;Blocker&gt;</source>
        <translation>此數碼寶貝不持有《格擋》</translation>
    </message>
    <message>
        <source>it has no Link</source>
        <translation>不持有連結</translation>
    </message>
    <message>
        <source>it is already in that state</source>
        <translation>已處於該狀態</translation>
    </message>
    <message>
        <source>it is already the attack target</source>
        <translation>已是攻擊對象</translation>
    </message>
    <message>
        <source>it is checked again for each &lt;De-Digivolve&gt;</source>
        <translation>每次《退化》都重新判斷</translation>
    </message>
    <message>
        <source>it is no longer a Digimon</source>
        <translation>已不是數碼寶貝</translation>
    </message>
    <message>
        <source>it is no longer a Digimon with stacked cards</source>
        <translation>已不是有疊放卡片的數碼寶貝</translation>
    </message>
    <message>
        <source>it is now a new card</source>
        <translation>已成為新卡片</translation>
    </message>
    <message>
        <source>it isn&apos;t a [Counter] effect</source>
        <translation>不是【反擊】效果</translation>
    </message>
    <message>
        <source>it isn&apos;t affected by that effect</source>
        <translation>不受該效果影響</translation>
    </message>
    <message>
        <source>it isn&apos;t carried over when a Digimon moves</source>
        <translation>數碼寶貝移動時不繼承</translation>
    </message>
    <message>
        <source>it isn&apos;t different enough from the others</source>
        <translation>未滿足與其他卡片各不相同的條件</translation>
    </message>
    <message>
        <source>it isn&apos;t done if the number of times is 0 or less</source>
        <translation>處理0次就是不處理</translation>
    </message>
    <message>
        <source>it isn&apos;t in the hand or battle area</source>
        <translation>不在手牌或戰鬥區</translation>
    </message>
    <message>
        <source>it isn&apos;t in the trash</source>
        <translation>不在廢卡區</translation>
    </message>
    <message>
        <source>it isn&apos;t the counter timing of the opponent&apos;s attack</source>
        <translation>不是對方攻擊的反擊時間</translation>
    </message>
    <message>
        <source>it was already activated for this</source>
        <translation>已因此發揮過</translation>
    </message>
    <message>
        <source>it was already used as often as allowed this turn</source>
        <translation>本回合的使用次數已達上限</translation>
    </message>
    <message>
        <source>it works only face up in the security stack</source>
        <translation>僅在安全區中正面朝上時有效</translation>
    </message>
    <message>
        <source>it works only in the breeding area</source>
        <translation>僅在育成區有效</translation>
    </message>
    <message>
        <source>it works only in the hand</source>
        <translation>僅在手牌有效</translation>
    </message>
    <message>
        <source>it works only in the trash</source>
        <translation>僅在廢卡區有效</translation>
    </message>
    <message>
        <source>its DNA digivolution requirements aren&apos;t met</source>
        <translation>未滿足合體進化的條件</translation>
    </message>
    <message>
        <source>its app fusion requirements aren&apos;t met</source>
        <translation>未滿足APP合體的條件</translation>
    </message>
    <message>
        <source>its burst digivolution requirements aren&apos;t met</source>
        <translation>未滿足爆裂進化的條件</translation>
    </message>
    <message>
        <source>its card is now a new card, or gone</source>
        <translation>該卡片已成為新卡片或已不在</translation>
    </message>
    <message>
        <source>its card leaves at the same time</source>
        <translation>該卡片同時離開</translation>
    </message>
    <message>
        <source>its card no longer has it</source>
        <translation>該卡片已不持有此效果</translation>
    </message>
    <message>
        <source>its card no longer has the trigger condition</source>
        <translation>其卡片已不再具有該觸發條件</translation>
    </message>
    <message>
        <source>its condition isn&apos;t met</source>
        <translation>未滿足其條件</translation>
    </message>
    <message>
        <source>its digivolution requirements aren&apos;t met</source>
        <translation>未滿足進化條件</translation>
    </message>
    <message>
        <source>its link requirements aren&apos;t met</source>
        <translation>未滿足連結條件</translation>
    </message>
    <message>
        <source>its player has no Digimon or Tamer of that color on the field</source>
        <translation>該玩家場上沒有該顏色的數碼寶貝或馴獸師</translation>
    </message>
    <message>
        <source>its trigger condition wasn&apos;t met</source>
        <translation>未滿足觸發條件</translation>
    </message>
    <message>
        <source>leaving along with it doesn&apos;t count as being trashed from it</source>
        <translation>連結卡片隨之離開，不算從其上被廢除</translation>
    </message>
    <message>
        <source>leaving along with it doesn&apos;t count as being trashed from under it</source>
        <translation>下面的卡片隨之離開，不算從其下面被廢除</translation>
    </message>
    <message>
        <source>link cards keep their order</source>
        <translation>連結卡片的順序不能改變</translation>
    </message>
    <message>
        <source>memory can&apos;t go past 10</source>
        <translation>記憶體不會超過10</translation>
    </message>
    <message>
        <source>memory isn&apos;t on the opponent&apos;s side</source>
        <translation>記憶體不在對方一側</translation>
    </message>
    <message>
        <source>moving doesn&apos;t count as being played</source>
        <translation>移動不是登場</translation>
    </message>
    <message>
        <source>no Digimon can digivolve into it</source>
        <translation>沒有可以進化為它的數碼寶貝</translation>
    </message>
    <message>
        <source>no Digimon or card can DNA digivolve into it</source>
        <translation>沒有可以合體進化為它的數碼寶貝或卡片</translation>
    </message>
    <message>
        <source>no card is checked</source>
        <translation>沒有確認任何卡片</translation>
    </message>
    <message>
        <source>no cards are stacked under it</source>
        <translation>下面沒有疊放的卡片</translation>
    </message>
    <message>
        <source>no other attack can be declared during an attack</source>
        <translation>攻擊中不能聲明其他攻擊</translation>
    </message>
    <message>
        <source>no player may look at a private area</source>
        <translation>任何玩家都不能查看非公開區域</translation>
    </message>
    <message>
        <source>no such Tamer is in the battle area</source>
        <translation>戰鬥區沒有該馴獸師</translation>
    </message>
    <message>
        <source>none of its conditions is met</source>
        <translation>不滿足任何一項條件</translation>
    </message>
    <message>
        <source>nothing can be stacked with a token</source>
        <translation>指示物不能疊放卡片</translation>
    </message>
    <message>
        <source>nothing can stand in for cards that must be different</source>
        <translation>必須各不相同的卡片不能用其他內容替代</translation>
    </message>
    <message>
        <source>only 1 [Counter] effect can activate per attack</source>
        <translation>每次攻擊只能發揮1次【反擊】效果</translation>
    </message>
    <message>
        <source>only 1 card can be in the breeding area</source>
        <translation>育成區只能有1張卡片</translation>
    </message>
    <message>
        <source>only 1 card is placed for each card named</source>
        <translation>指定的卡片只能各放置1張</translation>
    </message>
    <message>
        <source>only a Digimon can attack</source>
        <translation>只有數碼寶貝可以攻擊</translation>
    </message>
    <message>
        <source>only a Digimon in the battle area can attack</source>
        <translation>只有戰鬥區的數碼寶貝可以攻擊</translation>
    </message>
    <message>
        <source>only a Digimon in the battle area with &lt;Blocker&gt; can block</source>
        <translation>只有戰鬥區中持有《格擋》的數碼寶貝可以格擋</translation>
    </message>
    <message>
        <source>only a Digimon of the attacked player can block, at the block timing</source>
        <translation>只有被攻擊玩家的數碼寶貝可以在格擋時間格擋</translation>
    </message>
    <message>
        <source>only a Digimon with DP can move</source>
        <translation>只有持有DP的數碼寶貝可以移動</translation>
    </message>
    <message>
        <source>only a card in the hand or battle area can link, and only to a Digimon in the battle area</source>
        <translation>只能將手牌或戰鬥區的卡片連結到戰鬥區的數碼寶貝</translation>
    </message>
    <message>
        <source>only a card with a play cost can be played, and none is given for this one</source>
        <translation>只有持有登場消耗值的卡片可以登場，而此卡片未註明登場消耗值</translation>
    </message>
    <message>
        <source>only its player may look at a hand</source>
        <translation>手牌只有該玩家本人可以查看</translation>
    </message>
    <message>
        <source>only its player may look at what is face down there</source>
        <translation>該處背面朝上的卡片只有其玩家本人可以查看</translation>
    </message>
    <message>
        <source>only one of several &lt;Piercing&gt; leads to a check</source>
        <translation>多個《貫通》只確認1次安全區</translation>
    </message>
    <message>
        <source>only the opponent or 1 of the opponent&apos;s suspended Digimon can be attacked</source>
        <translation>攻擊對象只能是對方玩家或對方1隻休息狀態的數碼寶貝</translation>
    </message>
    <message>
        <source>only the turn player can attack</source>
        <translation>只有該回合玩家可以攻擊</translation>
    </message>
    <message>
        <source>security cards are face down</source>
        <translation>安全區的卡片背面朝上</translation>
    </message>
    <message>
        <source>stacked cards keep their order</source>
        <translation>疊放的順序不能改變</translation>
    </message>
    <message>
        <source>the Assembly requirements name no such card</source>
        <translation>組裝條件中沒有該卡片</translation>
    </message>
    <message>
        <source>the Digi-Egg deck is a private area</source>
        <translation>數碼蛋卡組是非公開區域</translation>
    </message>
    <message>
        <source>the Digi-Egg deck keeps its order</source>
        <translation>數碼蛋卡組的順序不能改變</translation>
    </message>
    <message>
        <source>the DigiXros requirements name no such card</source>
        <translation>數碼合體條件中沒有該卡片</translation>
    </message>
    <message>
        <source>the Digimon and its link card must be the ones named</source>
        <translation>數碼寶貝及其連結卡片必須是指定的卡片</translation>
    </message>
    <message>
        <source>the Digimon must be in the battle area</source>
        <translation>只有戰鬥區的數碼寶貝可以由此進化</translation>
    </message>
    <message>
        <source>the Digimon that checks is gone</source>
        <translation>確認安全區的數碼寶貝已不在</translation>
    </message>
    <message>
        <source>the Digimon that was attacked is gone</source>
        <translation>被攻擊的數碼寶貝已不在</translation>
    </message>
    <message>
        <source>the attacked Digimon itself can&apos;t block</source>
        <translation>被攻擊的數碼寶貝自身不能格擋</translation>
    </message>
    <message>
        <source>the attacking Digimon is gone</source>
        <translation>攻擊中的數碼寶貝已不在</translation>
    </message>
    <message>
        <source>the breeding area is occupied</source>
        <translation>育成區已有卡片</translation>
    </message>
    <message>
        <source>the card doesn&apos;t match its trigger condition</source>
        <translation>該卡片不符合其觸發條件</translation>
    </message>
    <message>
        <source>the card drawn for a digivolution is drawn by the rules, not by an effect</source>
        <translation>進化時的抽卡是依規則進行，不是效果</translation>
    </message>
    <message>
        <source>the card is unaffected by whatever would give it this effect, so it doesn&apos;t have it</source>
        <translation>該卡片不受賦予此效果者的影響，因此不持有此效果</translation>
    </message>
    <message>
        <source>the card wasn&apos;t placed there</source>
        <translation>該卡片沒有放置到那裡</translation>
    </message>
    <message>
        <source>the chosen card is now a new card</source>
        <translation>所選卡片已成為新卡片</translation>
    </message>
    <message>
        <source>the condition of its [Main] effect isn&apos;t met</source>
        <translation>未滿足其【主要】效果的條件</translation>
    </message>
    <message>
        <source>the cost can&apos;t be paid</source>
        <translation>無法耗費消耗值</translation>
    </message>
    <message>
        <source>the deck is a private area</source>
        <translation>卡組是非公開區域</translation>
    </message>
    <message>
        <source>the deck keeps its order</source>
        <translation>卡組的順序不能改變</translation>
    </message>
    <message>
        <source>the effect doesn&apos;t allow this</source>
        <translation>該效果不允許這樣做</translation>
    </message>
    <message>
        <source>the effect doesn&apos;t reach the breeding area</source>
        <translation>該效果不影響育成區</translation>
    </message>
    <message>
        <source>the effect doesn&apos;t work there</source>
        <translation>該效果在那裡不起作用</translation>
    </message>
    <message>
        <source>the link limit causes it, not an effect</source>
        <translation>由連結上限導致，不是由效果導致</translation>
    </message>
    <message>
        <source>the named Tamer must be returned</source>
        <translation>必須放回指定的馴獸師</translation>
    </message>
    <message>
        <source>the opponent has no security card</source>
        <translation>對方安全區沒有卡片</translation>
    </message>
    <message>
        <source>the pending processing isn&apos;t carried out</source>
        <translation>不執行保留處理</translation>
    </message>
    <message>
        <source>the player who goes first doesn&apos;t draw on their first turn</source>
        <translation>先攻玩家在第一個回合不抽卡</translation>
    </message>
    <message>
        <source>the requirements of the DNA digivolution must be met</source>
        <translation>必須滿足合體進化的條件</translation>
    </message>
    <message>
        <source>the rules delete it, not an effect</source>
        <translation>由規則消滅，不是由效果消滅</translation>
    </message>
    <message>
        <source>the security stack keeps its order</source>
        <translation>安全區的順序不能改變</translation>
    </message>
    <message>
        <source>there is no Digimon to make the check</source>
        <translation>沒有可以確認安全區的數碼寶貝</translation>
    </message>
    <message>
        <source>there is no attack</source>
        <translation>沒有攻擊</translation>
    </message>
    <message>
        <source>there is no card in the Digi-Egg deck</source>
        <translation>數碼蛋卡組沒有卡片</translation>
    </message>
    <message>
        <source>there is no card to draw</source>
        <translation>沒有可抽的卡片</translation>
    </message>
    <message>
        <source>this area has no order</source>
        <translation>此區域沒有順序</translation>
    </message>
    <message>
        <source>this is possible only in its player&apos;s breeding phase</source>
        <translation>只能在該玩家的育成階段進行</translation>
    </message>
    <message>
        <source>this is possible only in its player&apos;s main phase, when nothing is left to resolve</source>
        <translation>只能在該玩家的主要階段、沒有未解決處理時進行</translation>
    </message>
</context>
<context>
    <name>refused lessons</name>
    <message>
        <source>&lt;{name}&gt; is already a known keyword effect</source>
        <translation>&lt;{name}&gt;是已知的關鍵字效果</translation>
    </message>
    <message>
        <source>In both, mark one number that is 2 or more</source>
        <translation>請在兩處各標記一個2以上的數值</translation>
    </message>
    <message>
        <source>Leave some of its words unmarked</source>
        <translation>保留部分詞語不標記</translation>
    </message>
    <message>
        <source>Leave the clause out to teach another wording</source>
        <translation>登記其他措辭時不要填條款</translation>
    </message>
    <message>
        <source>Mark a whole number, color, group of cards or name, that with its square brackets: {{[Agumon]}}</source>
        <translation>請標記完整的數值、顏色、一類卡片或名稱，名稱連同其方括號：{{[Agumon]}}</translation>
    </message>
    <message>
        <source>Mark it in both texts</source>
        <translation>請在兩處文字中都標記</translation>
    </message>
    <message>
        <source>Nothing needs to be taught</source>
        <translation>無需登記</translation>
    </message>
    <message>
        <source>Put each part that varies into one pair, a name with its square brackets: {{2}}, {{[Agumon]}}</source>
        <translation>請將每個可變部分放入一對大括號，名稱連同其方括號：{{2}}、{{[Agumon]}}</translation>
    </message>
    <message>
        <source>Say in both whose it is, when, where and on what condition</source>
        <translation>請在兩處都寫明屬於誰、何時、何處以及什麼條件</translation>
    </message>
    <message>
        <source>Teach a part of it</source>
        <translation>請只登記其中一部分</translation>
    </message>
    <message>
        <source>Teach more words of the text around it</source>
        <translation>請將前後更多詞語一併登記</translation>
    </message>
    <message>
        <source>Teach wordings in English (en) or Japanese (ja)</source>
        <translation>請登記英語（en）或日語（ja）的措辭</translation>
    </message>
    <message>
        <source>Text that is already understood can&apos;t be taught another meaning. Report it if it is read wrongly</source>
        <translation>已理解的內容不能另行登記；如有錯誤請報告</translation>
    </message>
    <message>
        <source>Use another number or name for one of them</source>
        <translation>請為其中一個換用其他數值或名稱</translation>
    </message>
    <message>
        <source>Use card wording that is understood, without a timing in front</source>
        <translation>請用已能理解的卡片措辭表述，前面不加時間點</translation>
    </message>
    <message>
        <source>Use today&apos;s wording</source>
        <translation>請用現行措辭表述</translation>
    </message>
    <message>
        <source>Use words that can be read in only one way</source>
        <translation>請用只有一種解讀的措辭表述</translation>
    </message>
    <message>
        <source>Write it there too, and mark it in both if it varies</source>
        <translation>請在那裡也寫出；若可變，則在兩處都標記</translation>
    </message>
    <message>
        <source>Write its meaning as one card effect, with its trigger or timing</source>
        <translation>請將其含義寫成卡片的一個效果，帶觸發條件或時間點</translation>
    </message>
    <message>
        <source>Write its name in angle brackets, with its number if it has one: &lt;Last Stand {{2}}&gt;</source>
        <translation>請將名稱寫在尖括號中，有數值則一併寫上：&lt;Last Stand {{2}}&gt;</translation>
    </message>
    <message>
        <source>Write what cards say, and the same in words that are understood</source>
        <translation>請寫出卡片上的措辭，以及程式能理解的同義措辭</translation>
    </message>
    <message>
        <source>card texts in {language!r} can&apos;t be read</source>
        <translation>無法解讀「{language}」的卡片文字</translation>
    </message>
    <message>
        <source>it has more than {most} characters</source>
        <translation>超過{most}個字元</translation>
    </message>
    <message>
        <source>more than {most} parts are marked</source>
        <translation>標記的部分超過{most}個</translation>
    </message>
    <message>
        <source>the curly brackets in {text!r} don&apos;t match</source>
        <translation>「{text}」中的大括號不成對</translation>
    </message>
    <message>
        <source>the wording has no unmarked words</source>
        <translation>該措辭除標記部分外沒有詞語</translation>
    </message>
    <message>
        <source>the wording or what it means is empty</source>
        <translation>措辭或其含義為空</translation>
    </message>
    <message>
        <source>{icon!r} isn&apos;t the icon of a keyword effect</source>
        <translation>「{icon}」不是關鍵字效果的圖示</translation>
    </message>
    <message>
        <source>{mark!r} is marked in only one of the texts</source>
        <translation>「{mark}」只在一個文字中標記</translation>
    </message>
    <message>
        <source>{mark!r} is marked twice, so it is unclear which is which</source>
        <translation>「{mark}」標記了兩次，無法區分</translation>
    </message>
    <message>
        <source>{number!r} isn&apos;t a number that could vary in that effect</source>
        <translation>「{number}」不是該效果中可變的數值</translation>
    </message>
    <message>
        <source>{text!r} can be read in two ways</source>
        <translation>「{text}」有兩種解讀方式</translation>
    </message>
    <message>
        <source>{text!r} could then be read in two ways</source>
        <translation>這樣「{text}」就會有兩種解讀方式</translation>
    </message>
    <message>
        <source>{text!r} in the wording is missing in its meaning</source>
        <translation>措辭中的「{text}」在其含義中找不到</translation>
    </message>
    <message>
        <source>{text!r} is already understood, and means the same: {means}</source>
        <translation>「{text}」已能理解，且含義相同：{means}</translation>
    </message>
    <message>
        <source>{text!r} is already understood, as something else: {means}</source>
        <translation>「{text}」已能理解，且含義不同：{means}</translation>
    </message>
    <message>
        <source>{text!r} is in only one of the texts</source>
        <translation>「{text}」只出現在其中一段文字中</translation>
    </message>
    <message>
        <source>{text!r} isn&apos;t a part of {whole!r} that could vary</source>
        <translation>「{text}」不是「{whole}」中可變的部分</translation>
    </message>
    <message>
        <source>{text!r} isn&apos;t understood</source>
        <translation>「{text}」未能理解</translation>
    </message>
    <message>
        <source>{text!r} isn&apos;t understood as one whole effect</source>
        <translation>未能將「{text}」理解為一個完整的效果</translation>
    </message>
    <message>
        <source>{text!r} would mean something else once printed and read again</source>
        <translation>「{text}」還原為文字後重新解讀，含義會不同</translation>
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
        <translation>有一個步驟無法檢查：尚未得出結論。</translation>
    </message>
    <message>
        <source>Both accounts are legal: what decides is which of them happened.</source>
        <translation>雙方陳述均符合規則：關鍵在於實際發生的是哪一種。</translation>
    </message>
    <message>
        <source>Both accounts lead to the same result.</source>
        <translation>雙方陳述的結果相同。</translation>
    </message>
    <message>
        <source>Both accounts say the same thing, but it isn&apos;t legal.</source>
        <translation>雙方陳述一致，但不符合規則。</translation>
    </message>
    <message>
        <source>Both accounts say the same thing, but it isn&apos;t true.</source>
        <translation>雙方陳述一致，但不屬實。</translation>
    </message>
    <message>
        <source>By hand, taught, not understood</source>
        <translation>手動、登記、未理解</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡片</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>條款</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>賽事</translation>
    </message>
    <message>
        <source>Every clause applied</source>
        <translation>適用的全部條款</translation>
    </message>
    <message>
        <source>Every step</source>
        <translation>全部步驟</translation>
    </message>
    <message>
        <source>Here they differ</source>
        <translation>在此產生分歧</translation>
    </message>
    <message>
        <source>Inherited: {text}</source>
        <translation>進化元效果：{text}</translation>
    </message>
    <message>
        <source>It happened as {who} says: {step}.</source>
        <translation>實際如{who}所述：{step}。</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>裁判</translation>
    </message>
    <message>
        <source>Left out of the code for lack of space: {what}.</source>
        <translation>因容量不足，QR Code未包含：{what}。</translation>
    </message>
    <message>
        <source>Legal instead: {options}</source>
        <translation>符合規則的選項：{options}</translation>
    </message>
    <message>
        <source>Less important lines, in the full record: {number}</source>
        <translation>完整紀錄中的次要事項：{number}</translation>
    </message>
    <message>
        <source>Link: {text}</source>
        <translation>連結效果：{text}</translation>
    </message>
    <message>
        <source>Neither account is legal.</source>
        <translation>雙方陳述均不符合規則。</translation>
    </message>
    <message>
        <source>Neither account is true.</source>
        <translation>雙方陳述均不屬實。</translation>
    </message>
    <message>
        <source>No ruling yet.</source>
        <translation>尚未寫裁定。</translation>
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
        <translation>輪次</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>來源</translation>
    </message>
    <message>
        <source>Starting position</source>
        <translation>起始局面</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>桌號</translation>
    </message>
    <message>
        <source>The Comprehensive Rules of this program have no such clause.</source>
        <translation>本程式的綜合規則中沒有該條款。</translation>
    </message>
    <message>
        <source>The board after it</source>
        <translation>此後的盤面</translation>
    </message>
    <message>
        <source>The full record</source>
        <translation>完整紀錄</translation>
    </message>
    <message>
        <source>The judge&apos;s desk {version}</source>
        <translation>裁判台 {version}</translation>
    </message>
    <message>
        <source>The ruling for a phone</source>
        <translation>手機版裁定</translation>
    </message>
    <message>
        <source>The same so far; {who} says nothing further.</source>
        <translation>至此相同；{who}沒有更多陳述。</translation>
    </message>
    <message>
        <source>They differ at: {one}; {other}.</source>
        <translation>分歧之處：{one}；{other}。</translation>
    </message>
    <message>
        <source>Too many to print: {number}</source>
        <translation>數量過多，未列印：{number}</translation>
    </message>
    <message>
        <source>Two accounts</source>
        <translation>雙方陳述</translation>
    </message>
    <message>
        <source>What both accounts say is true.</source>
        <translation>雙方陳述均屬實。</translation>
    </message>
    <message>
        <source>What follows is checked as if this hadn&apos;t happened.</source>
        <translation>以下視為此事沒有發生。</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>經過</translation>
    </message>
    <message>
        <source>What {other} says isn&apos;t legal.</source>
        <translation>{other}的陳述不符合規則。</translation>
    </message>
    <message>
        <source>What {other} says isn&apos;t true.</source>
        <translation>{other}的陳述不屬實。</translation>
    </message>
    <message>
        <source>What {who} says is legal; what {other} says isn&apos;t.</source>
        <translation>{who}的陳述符合規則；{other}的陳述不符合規則。</translation>
    </message>
    <message>
        <source>What {who} says is true.</source>
        <translation>{who}的陳述屬實。</translation>
    </message>
    <message>
        <source>What {who} says is true; what {other} says isn&apos;t.</source>
        <translation>{who}的陳述屬實；{other}的陳述不屬實。</translation>
    </message>
    <message>
        <source>according to {who}: {step}</source>
        <translation>{who}的陳述：{step}</translation>
    </message>
    <message>
        <source>by the judge</source>
        <translation>由裁判決定</translation>
    </message>
    <message>
        <source>can&apos;t be checked</source>
        <translation>無法檢查</translation>
    </message>
    <message>
        <source>changed in a newer edition, check</source>
        <translation>較新的版本有變更，請確認</translation>
    </message>
    <message>
        <source>done by the judge</source>
        <translation>由裁判執行</translation>
    </message>
    <message>
        <source>not legal</source>
        <translation>不符合規則</translation>
    </message>
    <message>
        <source>not official</source>
        <translation>非官方</translation>
    </message>
    <message>
        <source>not true</source>
        <translation>不屬實</translation>
    </message>
    <message>
        <source>not understood, ruled on by the judge</source>
        <translation>未理解，由裁判裁定</translation>
    </message>
    <message>
        <source>numbers of {edition}</source>
        <translation>編號依{edition}</translation>
    </message>
    <message>
        <source>read as a judge taught it</source>
        <translation>依裁判登記的解讀</translation>
    </message>
    <message>
        <source>read differently from what is printed</source>
        <translation>解讀與印刷文字不同</translation>
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
        <translation>非官方英文譯文</translation>
    </message>
    <message>
        <source>{options} and {number} more</source>
        <translation>{options}及另外{number}項</translation>
    </message>
    <message>
        <source>{said}. Is that right?</source>
        <translation>{said}。這樣對嗎？</translation>
    </message>
    <message>
        <source>{said}. Which is right?</source>
        <translation>{said}。哪一種正確？</translation>
    </message>
    <message>
        <source>{sign}: no translation available</source>
        <translation>{sign}：沒有譯文</translation>
    </message>
    <message>
        <source>{who} hasn&apos;t said anything yet.</source>
        <translation>{who}尚無陳述。</translation>
    </message>
    <message>
        <source>{who} says nothing further</source>
        <translation>{who}沒有更多陳述</translation>
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
        <translation>已刪除的裁定</translation>
    </message>
    <message>
        <source>A draft, not given yet.</source>
        <translation>草稿，尚未作出裁定。</translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>以及另外{count}項。</translation>
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
        <translation>上訴</translation>
    </message>
    <message>
        <source>Appealed</source>
        <translation>已上訴</translation>
    </message>
    <message>
        <source>Authority</source>
        <translation>裁定級別</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡片</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>修改</translation>
    </message>
    <message>
        <source>Changed in two ways</source>
        <translation>有兩種不同的修改</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>條款</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Delete it for good …</source>
        <translation>永久刪除…</translation>
    </message>
    <message>
        <source>Delete it here too …</source>
        <translation>在此也刪除…</translation>
    </message>
    <message>
        <source>Delete …</source>
        <translation>刪除…</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>已刪除</translation>
    </message>
    <message>
        <source>Deleted by {judge}: {title}</source>
        <translation>由{judge}刪除：{title}</translation>
    </message>
    <message>
        <source>Deleted by {judge}?</source>
        <translation>被{judge}刪除？</translation>
    </message>
    <message>
        <source>Deleted here for good</source>
        <translation>已在此處永久刪除</translation>
    </message>
    <message>
        <source>Different from yours</source>
        <translation>與我的不同</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>賽事</translation>
    </message>
    <message>
        <source>Export for another judge …</source>
        <translation>匯出給其他裁判…</translation>
    </message>
    <message>
        <source>Floor judge</source>
        <translation>巡場裁判</translation>
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
        <translation>依據</translation>
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
        <translation>歷史</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>匯入</translation>
    </message>
    <message>
        <source>Import all that is new</source>
        <translation>匯入所有新內容</translation>
    </message>
    <message>
        <source>Import it too: both are kept and shown</source>
        <translation>一併匯入：兩者都保留並顯示</translation>
    </message>
    <message>
        <source>Import it under another name</source>
        <translation>以其他名稱匯入</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>已匯入</translation>
    </message>
    <message>
        <source>In conflict</source>
        <translation>有衝突</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>其中沒有內容。</translation>
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
        <translation>保留其一或修改裁定即可解決。所有版本都會留在歷史中。</translation>
    </message>
    <message>
        <source>Keep this</source>
        <translation>保留此項</translation>
    </message>
    <message>
        <source>Kept. If everyone who wrote in it deletes it, your changes to it stay on this computer.</source>
        <translation>已保留。所有作者都刪除它之後，對它的更改只留在這台電腦上。</translation>
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
        <translation>尚未填寫解答。</translation>
    </message>
    <message>
        <source>No question yet</source>
        <translation>（未填寫問題）</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>官方</translation>
    </message>
    <message>
        <source>Official answers</source>
        <translation>官方問答</translation>
    </message>
    <message>
        <source>One account</source>
        <translation>一方陳述</translation>
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
        <translation>個人筆記</translation>
    </message>
    <message>
        <source>Phrase</source>
        <translation>措辭</translation>
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
        <translation>列印…</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>被拒絕</translation>
    </message>
    <message>
        <source>Replace yours with theirs</source>
        <translation>用對方的取代我的</translation>
    </message>
    <message>
        <source>Replaced by</source>
        <translation>取代它的裁定</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>還原</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>輪次</translation>
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
        <translation>另存新檔…</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>場景</translation>
    </message>
    <message>
        <source>Shared by others: {file}</source>
        <translation>他人分享：{file}</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>狀態</translation>
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
        <translation>桌號</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>標籤</translation>
    </message>
    <message>
        <source>The other account</source>
        <translation>另一方陳述</translation>
    </message>
    <message>
        <source>The same as yours</source>
        <translation>與我的相同</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>對方的</translation>
    </message>
    <message>
        <source>This ruling was changed in two ways. Settle which one holds.</source>
        <translation>此裁定有兩種不同的修改。請決定保留哪一種。</translation>
    </message>
    <message>
        <source>Upheld</source>
        <translation>已維持</translation>
    </message>
    <message>
        <source>Uphold</source>
        <translation>維持</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>對局過程</translation>
    </message>
    <message>
        <source>Will overturn</source>
        <translation>將推翻</translation>
    </message>
    <message>
        <source>Will supersede</source>
        <translation>將取代</translation>
    </message>
    <message>
        <source>You can restore it from its history.</source>
        <translation>可從其歷史還原。</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>我的</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>已刪除</translation>
    </message>
    <message>
        <source>logged in as {login}</source>
        <translation>以{login}登入</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>合併</translation>
    </message>
    <message>
        <source>no name</source>
        <translation>無名稱</translation>
    </message>
    <message>
        <source>not in your library</source>
        <translation>不在卡片庫中</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>無</translation>
    </message>
    <message>
        <source>these rules have no such clause</source>
        <translation>此規則中沒有該條款</translation>
    </message>
    <message>
        <source>written</source>
        <translation>記錄</translation>
    </message>
    <message>
        <source>{id}, which isn&apos;t in this notebook</source>
        <translation>{id}，不在此裁定簿中</translation>
    </message>
    <message>
        <source>{judge} deleted it for good at {time}.</source>
        <translation>{judge}已於{time}將其永久刪除。</translation>
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
        <translation>所有符合條件的卡片：{gifts}</translation>
    </message>
    <message>
        <source>{card} is face up in {seat}&apos;s security stack</source>
        <translation>{card}在{seat}的安全區中正面朝上</translation>
    </message>
    <message>
        <source>{card}: {effect} has been active since then</source>
        <translation>{card}：{effect}從那時起生效</translation>
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
        <translation>展示的條款</translation>
    </message>
    <message>
        <source>Play it at the table</source>
        <translation>在牌桌上演示</translation>
    </message>
    <message>
        <source>See it played ({count})</source>
        <translation>觀看演示（{count}）</translation>
    </message>
</context>
<context>
    <name>setup_form</name>
    <message>
        <source>Battle</source>
        <translation>戰鬥區</translation>
    </message>
    <message>
        <source>Breeding</source>
        <translation>育成區</translation>
    </message>
</context>
<context>
    <name>shapes</name>
    <message>
        <source>Japanese card list</source>
        <translation>日文卡片表</translation>
    </message>
    <message>
        <source>banned and restricted cards, by event</source>
        <translation>禁止、限制卡片，依各次變更</translation>
    </message>
    <message>
        <source>card app</source>
        <translation>卡片應用程式</translation>
    </message>
    <message>
        <source>card app, older</source>
        <translation>卡片應用程式，舊版</translation>
    </message>
    <message>
        <source>colors of digivolution costs</source>
        <translation>進化消耗值的顏色</translation>
    </message>
    <message>
        <source>copy limits</source>
        <translation>張數限制</translation>
    </message>
    <message>
        <source>digivolution costs after the first, link effects</source>
        <translation>首個以外的進化消耗值、連結效果</translation>
    </message>
    <message>
        <source>errata</source>
        <translation>勘誤</translation>
    </message>
    <message>
        <source>errata by card</source>
        <translation>勘誤，依卡片整理</translation>
    </message>
    <message>
        <source>official answers by card</source>
        <translation>官方問答，依卡片整理</translation>
    </message>
    <message>
        <source>open simulator</source>
        <translation>開源模擬器</translation>
    </message>
    <message>
        <source>public card API</source>
        <translation>公開的卡片API</translation>
    </message>
    <message>
        <source>rulings of the card app</source>
        <translation>卡片應用程式的裁定</translation>
    </message>
    <message>
        <source>text lines other than effects</source>
        <translation>效果以外的行</translation>
    </message>
    <message>
        <source>the levels for digivolution costs, and text lines other than effects</source>
        <translation>進化消耗值的等級、效果以外的行</translation>
    </message>
</context>
<context>
    <name>sources</name>
    <message>
        <source>- Number 7-2-2-11 is printed twice; the second is 7-2-2-12 here.</source>
        <translation>- 編號7-2-2-11印了兩次；此處第二個為7-2-2-12。</translation>
    </message>
    <message>
        <source>- One word stands for two terms in places: 区域 is both *area* and *field*, 判定安防 both the *security check* and the keyword *Security A.*</source>
        <translation>- 有些地方一個詞代表兩個術語：簡體文字的「区域」既是area（區域）又是field（場上），「判定安防」既是確認安全區（security check）又是關鍵字Security A.。</translation>
    </message>
    <message>
        <source>- The update history names clauses by the numbers of its own edition. Where the history shows what they are called today, this program follows; where it does not, the old number is shown and nothing is claimed.</source>
        <translation>- 更新履歷用當時版本的編號指稱條款。能從履歷看出現在編號的，本程式照此對應；看不出的，只顯示舊編號，不作斷言。</translation>
    </message>
    <message>
        <source>Comprehensive Rules</source>
        <translation>綜合規則</translation>
    </message>
    <message>
        <source>Digimon TCG Rules</source>
        <translation>數碼寶貝卡牌遊戲規則</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>術語表</translation>
    </message>
    <message>
        <source>It is older than the Comprehensive Rules 3.6 and not consistent: the box on Digimon without DP in the battle area still speaks of Digimon of Lv.2 and lower, while its own last chapter requires DP instead, as the Comprehensive Rules do (4-15-2). It also puts effects that react to an opponent&apos;s attack into the counter timing, which today is for 【反擊】 alone (11-3-1).</source>
        <translation>它比綜合規則3.6舊，前後也不一致：關於戰鬥區中沒有DP的數碼寶貝，框內說明仍寫作Lv.2以下的數碼寶貝，而最後一章已與綜合規則（4-15-2）一樣以DP為準。它還把應對對方攻擊的效果歸入反擊時間，而現在反擊時間只用於【反擊】效果（11-3-1）。</translation>
    </message>
    <message>
        <source>It is older than the Comprehensive Rules 3.6: it lets only Digimon of Lv.3 and higher leave the breeding area and stay in the battle area, where the Comprehensive Rules require DP (4-15-2), and it has none of the later keyword effects.</source>
        <translation>它比綜合規則3.6舊：只允許Lv.3以上的數碼寶貝離開育成區並留在戰鬥區，而綜合規則以DP為準（4-15-2）；之後新增的關鍵字效果均未收錄。</translation>
    </message>
    <message>
        <source>It is the oldest of the sources: it lets Digimon of Lv.3 and higher leave the breeding area, where the Comprehensive Rules 3.6 require DP (4-15-2), and it mentions the counter timing only in passing.</source>
        <translation>它是最舊的來源：數碼寶貝從等級3起就能離開育成區，而綜合規則3.6以DP為準（4-15-2）；反擊時間僅在一處附帶提及。</translation>
    </message>
    <message>
        <source>Known faults of this translation:</source>
        <translation>此譯本的已知問題：</translation>
    </message>
    <message>
        <source>Official Rule Manual</source>
        <translation>官方規則手冊</translation>
    </message>
    <message>
        <source>Our copy is the table of the web page. Line breaks inside a definition have become spaces or paragraph marks, and the brackets of 《復活+x《卡組》》 are not those of the other keywords.</source>
        <translation>我們的副本是網頁上的表格。釋義中的換行變成了空格或分段符號，《復活+x《卡組》》的括號與其他關鍵字的不同。</translation>
    </message>
    <message>
        <source>Our copy is the text of a web page without its pictures; their descriptions and doubled captions were left out of the passages. The text has typing errors of its own, which are left as they are (&quot;Beeding Area&quot;, &quot;höhrem&quot;).</source>
        <translation>我們的副本是去掉圖片的網頁文字；圖片說明和重複的標題沒有放進段落。文字本身的筆誤（「Beeding Area」「höhrem」）保持原樣。</translation>
    </message>
    <message>
        <source>Our copy was converted from the printed pages and has no pictures. It lacks the headings 關於場地 and 遊戲的流程; the first sentence is used as the heading there. Pieces of the Japanese card text in the pictures were left out of the passages.</source>
        <translation>我們的副本由印刷頁面轉換而來，沒有圖片。缺少標題「關於場地」和「遊戲的流程」，那裡以第一句話作標題。圖片中日語卡片文字的殘片沒有放進段落。</translation>
    </message>
    <message>
        <source>Our copy was converted from the printed pages. It has no pictures, and so no attack flowchart; some furigana are beside the wrong word, and some letters were misread: above all テイマー, printed ティマー or タイマー nearly everywhere, and in the list of keywords entry 30, ブラスト進化, and entry 31, ブラストジョグレス, which the copy calls バースト進化 and バーストジョグレス. The misprints that are certain are noted at their passages; the text itself is left as it is in the copy.</source>
        <translation>我們的副本由印刷頁面轉換而來：沒有圖片（因此也沒有攻擊流程圖），有些振假名標在別的詞旁，有些字認錯了：尤其是テイマー，幾乎處處印成ティマー或タイマー；關鍵字清單第30條ブラスト進化和第31條ブラストジョグレス，副本中作バースト進化和バーストジョグレス。確定的誤印在各段落處註明；文字本身保持副本原樣。</translation>
    </message>
    <message>
        <source>Rule Manual</source>
        <translation>規則手冊</translation>
    </message>
    <message>
        <source>The Japanese Official Rule Manual, which explains the game to players and ends with a list of 36 keyword effects and rules.</source>
        <translation>日語官方規則手冊：向玩家說明遊戲，末尾列出36個關鍵字效果和規則。</translation>
    </message>
    <message>
        <source>The edition after the one whose text this program has. What is new in it and is played here is cited by its number there; the words are ours, and the text itself is the publisher&apos;s.</source>
        <translation>本程式收錄了條文的版本之後的下一版。其中新增、且本程式能處理的內容，依該版本的編號引用；措辭是我們的，條文本身屬於發行商。</translation>
    </message>
    <message>
        <source>The glossary in Traditional Chinese that goes with the rule manual 3.0: 111 terms in 13 groups, the last of them 25 keyword effects. The copy prints neither a title nor a date; the title above is ours.</source>
        <translation>與規則手冊3.0配套的繁體中文術語表：13組共111個術語，最後一組是25個關鍵字效果。副本上沒有標題和日期；上面的標題是我們加的。</translation>
    </message>
    <message>
        <source>The manual prints no date. It lacks everything added later, such as Link, App Fusion and Assembly; where it differs from the Comprehensive Rules, the Comprehensive Rules apply.</source>
        <translation>手冊上沒有日期，也沒有之後新增的內容，如連結、APP合體和組裝；與綜合規則不一致時，以綜合規則為準。</translation>
    </message>
    <message>
        <source>The rule manual in Traditional Chinese. It says that the Japanese manual applies where the two differ.</source>
        <translation>繁體中文規則手冊。其中寫明：兩者不一致時以日語手冊為準。</translation>
    </message>
    <message>
        <source>The rules of the English manual 2.3, translated and paraphrased by German fans, with answers from FAQs and parts of version 3.0. There is no official German text.</source>
        <translation>德國愛好者翻譯並改寫的英語手冊2.3的規則，含FAQ中的回答和3.0的部分內容。沒有官方德文版。</translation>
    </message>
    <message>
        <source>The rules of the game in numbered clauses, in the newest edition whose text comes with the program. This copy is a translation into Simplified Chinese that the publisher has not approved; where a wording decides a case, compare the Japanese manual.</source>
        <translation>由編號條款組成的遊戲規則，是本程式附帶條文的最新版本。此為未經發行商認可的簡體中文譯本；若結論取決於措辭，請對照日語手冊。</translation>
    </message>
    <message>
        <source>fan translation</source>
        <translation>愛好者翻譯</translation>
    </message>
    <message>
        <source>official rule manual</source>
        <translation>官方規則手冊</translation>
    </message>
    <message>
        <source>official translation, as old as the manual 3.0</source>
        <translation>官方譯本，對應手冊3.0</translation>
    </message>
    <message>
        <source>official translation, one edition behind the Japanese manual</source>
        <translation>官方譯本，落後日語手冊一個版本</translation>
    </message>
    <message>
        <source>unofficial translation of the official rules</source>
        <translation>官方規則的非官方譯本</translation>
    </message>
</context>
<context>
    <name>spelling</name>
    <message>
        <source>It doesn&apos;t have [{word}] in its name (2-3-1-3): only capital letters differ, but in Japanese it is {called}.</source>
        <translation>名稱中不含「{word}」（2-3-1-3）：僅大小寫不同；日文名稱為{called}。</translation>
    </message>
    <message>
        <source>It has [{word}] in its name letter for letter (2-3-1-3), although in Japanese it is {called}.</source>
        <translation>名稱中逐字含有「{word}」（2-3-1-3），儘管日文名稱為{called}。</translation>
    </message>
    <message>
        <source>It has [{word}] in its name, spelled differently: in Japanese it is {called} too (2-3-1-3).</source>
        <translation>名稱中含有「{word}」，但寫法不同：日文同樣是{called}（2-3-1-3）。</translation>
    </message>
    <message>
        <source>[{word}] in a name: also names with {ways}; in Japanese it is {japanese}.</source>
        <translation>名稱中的「{word}」：含有{ways}的名稱也算；日文為{japanese}。</translation>
    </message>
    <message>
        <source>[{word}] in a name: also {names}, although in Japanese it is another name.</source>
        <translation>名稱中的「{word}」：也包括{names}，儘管日文是另一個名稱。</translation>
    </message>
    <message>
        <source>[{word}] in a name: not {names}, where only capital letters differ.</source>
        <translation>名稱中的「{word}」：不包括{names}，它們僅大小寫不同。</translation>
    </message>
    <message>
        <source>[{word}] in a name: {names} would have it except for capital letters. Read as not having it; check the Japanese name.</source>
        <translation>若不計大小寫，{names}的名稱中含有「{word}」。目前視為不含有；請核對其日文名稱。</translation>
    </message>
    <message>
        <source>[{word}] trait: read as the [{read}] trait.</source>
        <translation>特徵「{word}」：讀作特徵「{read}」。</translation>
    </message>
</context>
<context>
    <name>stages of an attack</name>
    <message>
        <source>block</source>
        <translation>格擋時間</translation>
    </message>
    <message>
        <source>confirm</source>
        <translation>確認攻擊是否成功</translation>
    </message>
    <message>
        <source>counter</source>
        <translation>反擊時間</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>聲明攻擊</translation>
    </message>
    <message>
        <source>end</source>
        <translation>攻擊結束時</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Assembly: which card to place?</source>
        <translation>組裝：放置哪張卡片？</translation>
    </message>
    <message>
        <source>Block?</source>
        <translation>是否格擋？</translation>
    </message>
    <message>
        <source>By which requirement?</source>
        <translation>依哪個條件？</translation>
    </message>
    <message>
        <source>Counter?</source>
        <translation>是否反擊？</translation>
    </message>
    <message>
        <source>De-Digivolve</source>
        <translation>退化</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>消滅</translation>
    </message>
    <message>
        <source>Digi-Egg deck</source>
        <translation>數碼蛋卡組</translation>
    </message>
    <message>
        <source>DigiXros: which card to place?</source>
        <translation>數碼合體：放置哪張卡片？</translation>
    </message>
    <message>
        <source>Digivolve without paying the cost, ignoring all requirements</source>
        <translation>不耗費消耗值進化，無視進化條件</translation>
    </message>
    <message>
        <source>Do it?</source>
        <translation>是否執行？</translation>
    </message>
    <message>
        <source>Do this instead?</source>
        <translation>是否改為執行此處理？</translation>
    </message>
    <message>
        <source>Does it stop the effect?</source>
        <translation>它會阻止該效果嗎？</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>抽卡</translation>
    </message>
    <message>
        <source>Gain memory</source>
        <translation>記憶體+</translation>
    </message>
    <message>
        <source>Give DP</source>
        <translation>賦予DP</translation>
    </message>
    <message>
        <source>Give a keyword effect</source>
        <translation>賦予關鍵字效果</translation>
    </message>
    <message>
        <source>How many cards?</source>
        <translation>幾張卡片？</translation>
    </message>
    <message>
        <source>How many repetitions?</source>
        <translation>重複多少次？</translation>
    </message>
    <message>
        <source>In which order are the cards now?</source>
        <translation>卡片現在依什麼順序排列？</translation>
    </message>
    <message>
        <source>It is activated</source>
        <translation>發揮該效果</translation>
    </message>
    <message>
        <source>Link a card to another</source>
        <translation>將卡片連結到另一張</translation>
    </message>
    <message>
        <source>Mark as suspended</source>
        <translation>轉為休息狀態</translation>
    </message>
    <message>
        <source>Mark as unsuspended</source>
        <translation>轉為活動狀態</translation>
    </message>
    <message>
        <source>Move a card to an area</source>
        <translation>將卡片移至某個區域</translation>
    </message>
    <message>
        <source>Pay this for the effect?</source>
        <translation>要為此效果執行這項處理嗎？</translation>
    </message>
    <message>
        <source>Place a card on another</source>
        <translation>將卡片疊放在另一張上</translation>
    </message>
    <message>
        <source>Place a card under another</source>
        <translation>將卡片放置在另一張下面</translation>
    </message>
    <message>
        <source>Place on top of the security stack</source>
        <translation>放置在安全區最上面</translation>
    </message>
    <message>
        <source>Play without paying the cost</source>
        <translation>不耗費消耗值登場</translation>
    </message>
    <message>
        <source>Redraw the hand?</source>
        <translation>是否重抽手牌？</translation>
    </message>
    <message>
        <source>Return to the bottom of the deck</source>
        <translation>放回卡組最下面</translation>
    </message>
    <message>
        <source>Return to the hand</source>
        <translation>放回手牌</translation>
    </message>
    <message>
        <source>Return to the top of the deck</source>
        <translation>放回卡組最上面</translation>
    </message>
    <message>
        <source>Set memory</source>
        <translation>設定記憶體</translation>
    </message>
    <message>
        <source>Suspend</source>
        <translation>休息</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>開頭</translation>
    </message>
    <message>
        <source>The judge</source>
        <translation>裁判</translation>
    </message>
    <message>
        <source>The judge corrects the board</source>
        <translation>裁判更正盤面</translation>
    </message>
    <message>
        <source>The judge resolves an effect by hand</source>
        <translation>裁判手動處理</translation>
    </message>
    <message>
        <source>The judge rules that it happens</source>
        <translation>依裁判的裁定執行</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>廢除</translation>
    </message>
    <message>
        <source>Unsuspend</source>
        <translation>置為活動狀態</translation>
    </message>
    <message>
        <source>What does the effect do?</source>
        <translation>該效果要執行什麼？</translation>
    </message>
    <message>
        <source>What it says, in words</source>
        <translation>文字內容</translation>
    </message>
    <message>
        <source>What to attack?</source>
        <translation>攻擊哪個對象？</translation>
    </message>
    <message>
        <source>What to choose?</source>
        <translation>選擇什麼？</translation>
    </message>
    <message>
        <source>What to do in the breeding phase?</source>
        <translation>育成階段做什麼？</translation>
    </message>
    <message>
        <source>What to do in the main phase?</source>
        <translation>主要階段做什麼？</translation>
    </message>
    <message>
        <source>Which Overflow comes first?</source>
        <translation>先處理哪一個數據溢位？</translation>
    </message>
    <message>
        <source>Which effect?</source>
        <translation>哪個效果？</translation>
    </message>
    <message>
        <source>Which of these?</source>
        <translation>這些中的哪一個？</translation>
    </message>
    <message>
        <source>Which one goes first?</source>
        <translation>先處理哪一個？</translation>
    </message>
    <message>
        <source>Which one is put back next?</source>
        <translation>接下來放回哪一張？</translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>哪一個？</translation>
    </message>
    <message>
        <source>Who goes first?</source>
        <translation>誰先攻？</translation>
    </message>
    <message>
        <source>as long as it stays the same card</source>
        <translation>只要仍是同一張卡片</translation>
    </message>
    <message>
        <source>battle area</source>
        <translation>戰鬥區</translation>
    </message>
    <message>
        <source>before the event they respond to</source>
        <translation>先於其所回應的事件</translation>
    </message>
    <message>
        <source>bottom of the deck</source>
        <translation>卡組最下面</translation>
    </message>
    <message>
        <source>bottom of the security stack</source>
        <translation>安全區最下面</translation>
    </message>
    <message>
        <source>breeding area</source>
        <translation>育成區</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>in no area ({seat})</source>
        <translation>不屬於任何區域（{seat}）</translation>
    </message>
    <message>
        <source>linked to one of {seat}&apos;s cards</source>
        <translation>連結在{seat}的卡片上</translation>
    </message>
    <message>
        <source>the newest</source>
        <translation>最新觸發</translation>
    </message>
    <message>
        <source>this order</source>
        <translation>此順序</translation>
    </message>
    <message>
        <source>top of the deck</source>
        <translation>卡組最上面</translation>
    </message>
    <message>
        <source>top of the security stack</source>
        <translation>安全區最上面</translation>
    </message>
    <message>
        <source>trash</source>
        <translation>廢卡區</translation>
    </message>
    <message>
        <source>triggered earlier</source>
        <translation>先前觸發</translation>
    </message>
    <message>
        <source>triggered just now</source>
        <translation>剛剛觸發</translation>
    </message>
    <message>
        <source>under one of {seat}&apos;s cards</source>
        <translation>在{seat}的卡片下面</translation>
    </message>
    <message>
        <source>until the end of the attack</source>
        <translation>直到攻擊結束</translation>
    </message>
    <message>
        <source>until the end of the turn</source>
        <translation>直到回合結束</translation>
    </message>
    <message>
        <source>until the end of your opponent&apos;s turn</source>
        <translation>直到對方回合結束</translation>
    </message>
    <message>
        <source>until the end of your turn</source>
        <translation>直到我方回合結束</translation>
    </message>
    <message>
        <source>until your next unsuspend phase ends</source>
        <translation>直到我方的下一個活動階段結束</translation>
    </message>
    <message>
        <source>until your opponent&apos;s next unsuspend phase ends</source>
        <translation>直到對方下一個活動階段結束</translation>
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
        <translation>{option}（共{number}張）</translation>
    </message>
    <message>
        <source>{seat}&apos;s Digi-Egg deck</source>
        <translation>{seat}的數碼蛋卡組</translation>
    </message>
    <message>
        <source>{seat}&apos;s battle area</source>
        <translation>{seat}的戰鬥區</translation>
    </message>
    <message>
        <source>{seat}&apos;s breeding area</source>
        <translation>{seat}的育成區</translation>
    </message>
    <message>
        <source>{seat}&apos;s deck</source>
        <translation>{seat}的卡組</translation>
    </message>
    <message>
        <source>{seat}&apos;s hand</source>
        <translation>{seat}的手牌</translation>
    </message>
    <message>
        <source>{seat}&apos;s security</source>
        <translation>{seat}的安全區</translation>
    </message>
    <message>
        <source>{seat}&apos;s trash</source>
        <translation>{seat}的廢卡區</translation>
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
            <numerusform>有%n個效果依此解讀。</numerusform>
        </translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>以及另外{count}項。</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>修改</translation>
    </message>
    <message>
        <source>Choose one to change it in the form.</source>
        <translation>選擇一項，將其寫入表單並在那裡修改。</translation>
    </message>
    <message>
        <source>Compared with yours: {files}</source>
        <translation>與已登記的措辭比較：{files}</translation>
    </message>
    <message>
        <source>Enter what cards say, and the same in words that are understood. From then on it is read that way everywhere, and marked as taught.</source>
        <translation>寫出卡片上的措辭，以及含義相同且程式能理解的措辭。此後各處都依此解讀，並標為登記內容。</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>取消登記</translation>
    </message>
    <message>
        <source>How its meaning was read</source>
        <translation>對其含義的解讀</translation>
    </message>
    <message>
        <source>How the text around it was read</source>
        <translation>前後文的解讀</translation>
    </message>
    <message>
        <source>Import what is new</source>
        <translation>匯入新內容</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>其中沒有內容。</translation>
    </message>
    <message>
        <source>Nearest in the phrase book</source>
        <translation>措辭庫中最接近的</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新</translation>
    </message>
    <message>
        <source>No longer read: {why}</source>
        <translation>不再解讀：{why}</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>暫無內容。</translation>
    </message>
    <message>
        <source>Printed in today’s words</source>
        <translation>現行措辭</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>被拒絕</translation>
    </message>
    <message>
        <source>Replace yours with theirs</source>
        <translation>用對方的取代我的</translation>
    </message>
    <message>
        <source>Taught differently</source>
        <translation>登記內容不同</translation>
    </message>
    <message>
        <source>Teach wordings</source>
        <translation>登記措辭</translation>
    </message>
    <message>
        <source>The same as yours</source>
        <translation>與我的相同</translation>
    </message>
    <message>
        <source>Understood in part</source>
        <translation>部分理解</translation>
    </message>
    <message>
        <source>What you have taught</source>
        <translation>已登記的內容</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>未儲存</translation>
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
            <numerusform>伺服器的%n項更改被拒絕。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) wait here.</source>
        <translation>
            <numerusform>有%n項更改待傳送。</numerusform>
        </translation>
    </message>
    <message>
        <source>NOT PROTECTED: others can read and change what you send.</source>
        <translation>未受保護：他人可能讀取並更改傳輸的內容。</translation>
    </message>
    <message>
        <source>Team: connecting …</source>
        <translation>團隊：正在連線…</translation>
    </message>
    <message>
        <source>Team: in sync since {time}.</source>
        <translation>團隊：自{time}起已同步。</translation>
    </message>
    <message>
        <source>Team: offline since {time}.</source>
        <translation>團隊：自{time}起離線。</translation>
    </message>
    <message>
        <source>Team: refused: {why}.</source>
        <translation>團隊：被拒絕：{why}。</translation>
    </message>
    <message>
        <source>Team: type the password (Ctrl+Alt+G).</source>
        <translation>團隊：請輸入密碼（Ctrl+Alt+G）。</translation>
    </message>
</context>
<context>
    <name>views</name>
    <message>
        <source>Cards</source>
        <translation>卡片</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>術語表</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>來源</translation>
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
        <translation>之後（{timing}）：{effect}</translation>
    </message>
    <message>
        <source>{seat}&apos;s effects, {why}</source>
        <translation>{seat}的效果，{why}</translation>
    </message>
    <message>
        <source>{seat}&apos;s effects, {why}; {seat} chooses the next one</source>
        <translation>{seat}的效果，{why}；由{seat}選擇下一個</translation>
    </message>
</context>
<context>
    <name>wording</name>
    <message>
        <source>Action</source>
        <translation>動作</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>區域</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>卡片</translation>
    </message>
    <message>
        <source>Card information</source>
        <translation>卡片資訊</translation>
    </message>
    <message>
        <source>Digi-Egg</source>
        <translation>數碼蛋</translation>
    </message>
    <message>
        <source>Digimon</source>
        <translation>數碼寶貝</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>效果</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英語</translation>
    </message>
    <message>
        <source>German</source>
        <translation>德語</translation>
    </message>
    <message>
        <source>It refers to {printed}, and what is meant isn&apos;t available.</source>
        <translation>原文引用{printed}，但所指內容不在該處。</translation>
    </message>
    <message>
        <source>It refers to {printed}; {correct} is meant.</source>
        <translation>原文引用{printed}；實際所指為{correct}。</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日語</translation>
    </message>
    <message>
        <source>Keyword effect</source>
        <translation>關鍵字效果</translation>
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
        <translation>遊戲規則沒有提到「{term}」。這屬於賽事規則：匯入賽事規則後，也會一併尋找。</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>行動卡</translation>
    </message>
    <message>
        <source>Option effect {number}</source>
        <translation>行動卡效果{number}</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>階段</translation>
    </message>
    <message>
        <source>Printed as {printed}, which is the number of another clause.</source>
        <translation>印為{printed}，該編號屬於另一條款。</translation>
    </message>
    <message>
        <source>Recognized as: {shape}.</source>
        <translation>辨識為：{shape}。</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Simplified Chinese</source>
        <translation>簡體中文</translation>
    </message>
    <message>
        <source>State</source>
        <translation>狀態</translation>
    </message>
    <message>
        <source>Such files lack: {lacks}.</source>
        <translation>此類檔案沒有：{lacks}。</translation>
    </message>
    <message>
        <source>Tamer</source>
        <translation>馴獸師</translation>
    </message>
    <message>
        <source>The index was damaged and is being rebuilt.</source>
        <translation>索引已損壞，正在重建。</translation>
    </message>
    <message>
        <source>The index was damaged. It was rebuilt, and nothing is lost.</source>
        <translation>索引曾損壞；已經重建，沒有遺失任何內容。</translation>
    </message>
    <message>
        <source>The question is too long; “{term}” was left out.</source>
        <translation>問題過長；已略去「{term}」。</translation>
    </message>
    <message>
        <source>The rules are being indexed for the first time.</source>
        <translation>正在首次為規則建立索引。</translation>
    </message>
    <message>
        <source>The rules have changed and are being indexed again.</source>
        <translation>規則有變更，正在重建索引。</translation>
    </message>
    <message>
        <source>There is no clause {term}.</source>
        <translation>沒有條款{term}。</translation>
    </message>
    <message>
        <source>There is no clause {term}; the nearest above it is {instead}.</source>
        <translation>沒有條款{term}；其上級最近的條款是{instead}。</translation>
    </message>
    <message>
        <source>This copy has {printed}; read {correct}.</source>
        <translation>此版文字印為{printed}，應讀作{correct}。</translation>
    </message>
    <message>
        <source>This is the general answer; “{term}” wasn&apos;t read. A card&apos;s text overrides the rules (1-3-1).</source>
        <translation>這是一般性的解答；未解讀「{term}」。卡片文字優先於規則（1-3-1）。</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>時間點</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>繁體中文</translation>
    </message>
    <message>
        <source>Ver. {edition}</source>
        <translation>Ver.{edition}</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>詞語</translation>
    </message>
    <message>
        <source>added in {edition}</source>
        <translation>{edition}新增</translation>
    </message>
    <message>
        <source>among its facts</source>
        <translation>在卡片資訊中</translation>
    </message>
    <message>
        <source>an older edition</source>
        <translation>舊版本</translation>
    </message>
    <message>
        <source>at the end of the attack</source>
        <translation>攻擊結束時</translation>
    </message>
    <message>
        <source>at the end of the battle</source>
        <translation>對戰結束時</translation>
    </message>
    <message>
        <source>at the end of the opponent&apos;s turn</source>
        <translation>對方回合結束時</translation>
    </message>
    <message>
        <source>at the end of the turn</source>
        <translation>回合結束時</translation>
    </message>
    <message>
        <source>at the end of your turn</source>
        <translation>我方回合結束時</translation>
    </message>
    <message>
        <source>at the start of the main phase</source>
        <translation>主要階段開始時</translation>
    </message>
    <message>
        <source>at the start of the opponent&apos;s main phase</source>
        <translation>對方主要階段開始時</translation>
    </message>
    <message>
        <source>at the start of the opponent&apos;s turn</source>
        <translation>對方回合開始時</translation>
    </message>
    <message>
        <source>at the start of the turn</source>
        <translation>回合開始時</translation>
    </message>
    <message>
        <source>at the start of your main phase</source>
        <translation>我方主要階段開始時</translation>
    </message>
    <message>
        <source>at the start of your turn</source>
        <translation>我方回合開始時</translation>
    </message>
    <message>
        <source>bad entries: {count}</source>
        <translation>{count}條有誤</translation>
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
        <translation>藍</translation>
    </message>
    <message>
        <source>changed in {edition}</source>
        <translation>{edition}變更</translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <translation>消耗值{cost}</translation>
    </message>
    <message>
        <source>decides: {term}</source>
        <translation>據此解答：{term}</translation>
    </message>
    <message>
        <source>defines {name}</source>
        <translation>定義「{name}」</translation>
    </message>
    <message>
        <source>deleted in {edition}</source>
        <translation>{edition}刪除</translation>
    </message>
    <message>
        <source>effect {number}</source>
        <translation>效果{number}</translation>
    </message>
    <message>
        <source>gained effect</source>
        <translation>獲得的效果</translation>
    </message>
    <message>
        <source>green</source>
        <translation>綠</translation>
    </message>
    <message>
        <source>has the keyword</source>
        <translation>持有該關鍵字</translation>
    </message>
    <message>
        <source>has the word {name}</source>
        <translation>含有詞語「{name}」</translation>
    </message>
    <message>
        <source>imported from {file}; it can&apos;t be read ({why})</source>
        <translation>從{file}匯入；無法讀取（{why}）</translation>
    </message>
    <message>
        <source>imported from {file}; not checked to be the official text</source>
        <translation>從{file}匯入；未核對是否為官方文字</translation>
    </message>
    <message>
        <source>in its name</source>
        <translation>在名稱中</translation>
    </message>
    <message>
        <source>in its text</source>
        <translation>文字中有</translation>
    </message>
    <message>
        <source>in the section on {name}</source>
        <translation>在「{name}」一節中</translation>
    </message>
    <message>
        <source>inherited effect {number}</source>
        <translation>進化元效果{number}</translation>
    </message>
    <message>
        <source>its facts</source>
        <translation>其資訊</translation>
    </message>
    <message>
        <source>its heading names {name}</source>
        <translation>標題含有「{name}」</translation>
    </message>
    <message>
        <source>its name</source>
        <translation>其名稱</translation>
    </message>
    <message>
        <source>its name begins with this</source>
        <translation>名稱以此開頭</translation>
    </message>
    <message>
        <source>its number begins with this</source>
        <translation>編號以此開頭</translation>
    </message>
    <message>
        <source>its reading: {name}</source>
        <translation>依讀音：{name}</translation>
    </message>
    <message>
        <source>link effect {number}</source>
        <translation>連結效果{number}</translation>
    </message>
    <message>
        <source>merged with another clause in {edition}</source>
        <translation>在{edition}中與另一條款合併</translation>
    </message>
    <message>
        <source>moved here in {edition}</source>
        <translation>{edition}移至此處</translation>
    </message>
    <message>
        <source>names {name}</source>
        <translation>提到「{name}」</translation>
    </message>
    <message>
        <source>nearest to {term}, which doesn&apos;t exist</source>
        <translation>最接近{term}（該條款不存在）</translation>
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
        <translation>我們的解讀中含有「{name}」</translation>
    </message>
    <message>
        <source>part of the definition of {name}</source>
        <translation>「{name}」定義的一部分</translation>
    </message>
    <message>
        <source>pending processing</source>
        <translation>保留處理</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>red</source>
        <translation>紅</translation>
    </message>
    <message>
        <source>revised as a whole in {edition}</source>
        <translation>{edition}全面修訂</translation>
    </message>
    <message>
        <source>security effect {number}</source>
        <translation>安全區效果{number}</translation>
    </message>
    <message>
        <source>the number you typed</source>
        <translation>輸入的編號</translation>
    </message>
    <message>
        <source>the update history names {term}</source>
        <translation>更新履歷提到{term}</translation>
    </message>
    <message>
        <source>unchanged: {count}</source>
        <translation>未變{count}</translation>
    </message>
    <message>
        <source>updated: {count}</source>
        <translation>更新{count}</translation>
    </message>
    <message>
        <source>was {term} in {editions}</source>
        <translation>在{editions}中為{term}</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黃</translation>
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
            <numerusform>{file}：已匯入%n則問答</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: imported %n card(s)</source>
        <translation>
            <numerusform>{file}：已匯入%n張卡片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: imported %n line(s)</source>
        <translation>
            <numerusform>{file}：已匯入%n條</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} (as {number})</source>
        <translation>{name}（當時編號{number}）</translation>
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
        <translation>{term}是{editions}的編號；現為{instead}。</translation>
    </message>
    <message>
        <source>{term} is a number from {editions}; what became of it is unknown. The update history may say.</source>
        <translation>{term}是{editions}的編號；其去向不明。可查閱更新履歷。</translation>
    </message>
    <message>
        <source>{term} no longer has this clause</source>
        <translation>{term}已沒有此條款</translation>
    </message>
    <message>
        <source>{term} of {editions} is no longer a rule.</source>
        <translation>{editions}的{term}已不再是規則。</translation>
    </message>
    <message>
        <source>{term} was {was} in {editions}.</source>
        <translation>{term}在{editions}中為{was}。</translation>
    </message>
    <message>
        <source>{term} was {was} in {editions}; what was {term} there is {instead} today.</source>
        <translation>{term}在{editions}中為{was}；{editions}的{term}現為{instead}。</translation>
    </message>
    <message>
        <source>{term}, our wording</source>
        <translation>{term}，我們的表述</translation>
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
        <translation>「{printed}」讀作「{read}」（撇號）。</translation>
    </message>
    <message>
        <source>“{printed}” is read as “{read}” (missing icon).</source>
        <translation>「{printed}」讀作「{read}」（圖示缺失）。</translation>
    </message>
    <message>
        <source>“{printed}” is read as “{read}” (missing space).</source>
        <translation>「{printed}」讀作「{read}」（缺少空格）。</translation>
    </message>
    <message>
        <source>“{printed}” is read as “{read}” (missing word).</source>
        <translation>「{printed}」讀作「{read}」（缺少詞語）。</translation>
    </message>
    <message>
        <source>“{printed}” is read as “{read}” (misspelled).</source>
        <translation>「{printed}」讀作「{read}」（拼寫有誤）。</translation>
    </message>
    <message>
        <source>“{printed}” is read as “{read}” (printed twice).</source>
        <translation>「{printed}」讀作「{read}」（重複）。</translation>
    </message>
    <message>
        <source>“{printed}” is read as “{read}” (wrong character).</source>
        <translation>「{printed}」讀作「{read}」（符號有誤）。</translation>
    </message>
    <message>
        <source>“{term}” is unknown; these are the results for “{instead}”.</source>
        <translation>「{term}」未知；以下為「{instead}」的結果。</translation>
    </message>
</context>
</TS>
