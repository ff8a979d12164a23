<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AccountSide</name>
    <message>
        <source>Player of account {number}</source>
        <translation>主張{number}のプレイヤー</translation>
    </message>
    <message>
        <source>Undo the last step (Backspace)</source>
        <translation>最後の手順を戻す（Backspace）</translation>
    </message>
    <message>
        <source>{who}&apos;s board</source>
        <translation>{who}の盤面</translation>
    </message>
    <message>
        <source>{who}&apos;s steps</source>
        <translation>{who}の手順</translation>
    </message>
</context>
<context>
    <name>AddressDialog</name>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>A&amp;ddress</source>
        <translation>アドレス(&amp;D)</translation>
    </message>
    <message>
        <source>Add an address</source>
        <translation>アドレスの追加</translation>
    </message>
    <message>
        <source>English cards</source>
        <translation>英語のカード</translation>
    </message>
    <message>
        <source>The address of a file: cards, official answers, errata or lists. Nothing is downloaded yet.</source>
        <translation>カード、公式回答、エラッタ、リストのいずれかのファイル自体のアドレス。まだ取得は行いません。</translation>
    </message>
</context>
<context>
    <name>AnswerCollection</name>
    <message>
        <source>importing official answers</source>
        <translation>公式回答の取り込み</translation>
    </message>
    <message>
        <source>opening the official answers</source>
        <translation>公式回答の読み込み</translation>
    </message>
    <message>
        <source>saving which clauses decide an answer</source>
        <translation>回答の根拠条項の保存</translation>
    </message>
</context>
<context>
    <name>AnswerController</name>
    <message>
        <source>Files of answers (*.json *.jsonl *.ndjson);;All files (*)</source>
        <translation>回答のファイル (*.json *.jsonl *.ndjson);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Import official answers</source>
        <translation>公式回答の取り込み</translation>
    </message>
    <message>
        <source>Indexing the answers</source>
        <translation>回答の索引を作成中</translation>
    </message>
    <message>
        <source>{number} is decided by {clauses}.</source>
        <translation>{number}の根拠条項は{clauses}です。</translation>
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
        <translation>Aの選択（Bは実際の選択のまま）</translation>
    </message>
    <message>
        <source>Add the result to the ruling in the report</source>
        <translation>結果を報告書の裁定に書き入れる</translation>
    </message>
    <message>
        <source>Add to report</source>
        <translation>報告書に入れる</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>質問する</translation>
    </message>
    <message>
        <source>At least or at most</source>
        <translation>以上か以下か</translation>
    </message>
    <message>
        <source>B&apos;s choices; A&apos;s as played</source>
        <translation>Bの選択（Aは実際の選択のまま）</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>Clear the combined question</source>
        <translation>組み合わせた質問を消す</translation>
    </message>
    <message>
        <source>Explore every line</source>
        <translation>すべての進め方を調べる</translation>
    </message>
    <message>
        <source>How far</source>
        <translation>どこまで</translation>
    </message>
    <message>
        <source>Is this always true?</source>
        <translation>必ずそうなるか</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Number of decisions</source>
        <translation>決定の回数</translation>
    </message>
    <message>
        <source>Player {seat}</source>
        <translation>プレイヤー{seat}</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Which card or player</source>
        <translation>どのカード・プレイヤーか</translation>
    </message>
    <message>
        <source>Whose choices</source>
        <translation>誰の選択を</translation>
    </message>
    <message>
        <source>a card is deleted</source>
        <translation>カードが消滅する</translation>
    </message>
    <message>
        <source>a card stays on the field</source>
        <translation>カードがエリアに残る</translation>
    </message>
    <message>
        <source>a player loses</source>
        <translation>プレイヤーが負ける</translation>
    </message>
    <message>
        <source>a player wins</source>
        <translation>プレイヤーが勝つ</translation>
    </message>
    <message>
        <source>a player&apos;s memory is</source>
        <translation>プレイヤーのメモリー：</translation>
    </message>
    <message>
        <source>a player&apos;s security cards:</source>
        <translation>プレイヤーのセキュリティの枚数：</translation>
    </message>
    <message>
        <source>an effect of a card is activated</source>
        <translation>カードの効果が発揮される</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>以上</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>以下</translation>
    </message>
    <message>
        <source>both players&apos; choices</source>
        <translation>両プレイヤーの選択</translation>
    </message>
    <message>
        <source>cards in a player&apos;s hand:</source>
        <translation>プレイヤーの手札の枚数：</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>ちょうど</translation>
    </message>
    <message>
        <source>only the order of pending effects</source>
        <translation>発揮待ちの効果の順番だけ</translation>
    </message>
    <message>
        <source>this many decisions:</source>
        <translation>決定の回数：</translation>
    </message>
    <message>
        <source>{begun} and …</source>
        <translation>{begun}、かつ…</translation>
    </message>
    <message>
        <source>{begun} or …</source>
        <translation>{begun}、または…</translation>
    </message>
    <message>
        <source>… and …</source>
        <translation>…かつ…</translation>
    </message>
    <message>
        <source>… or …</source>
        <translation>…または…</translation>
    </message>
</context>
<context>
    <name>Autosave</name>
    <message>
        <source>opening the table</source>
        <translation>テーブルの読み込み</translation>
    </message>
    <message>
        <source>reading the phrase book</source>
        <translation>言い回し集の読み込み</translation>
    </message>
    <message>
        <source>saving the position</source>
        <translation>盤面の保存</translation>
    </message>
    <message>
        <source>saving the table</source>
        <translation>テーブルの保存</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>Current game</source>
        <translation>今のゲーム</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Replay under {edition}</source>
        <translation>{edition}でプレイし直す</translation>
    </message>
</context>
<context>
    <name>BoardPane</name>
    <message>
        <source>The board as text</source>
        <translation>盤面（テキスト）</translation>
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
        <translation>詳細</translation>
    </message>
</context>
<context>
    <name>BookmarkList</name>
    <message>
        <source>&amp;Note</source>
        <translation>メモ(&amp;N)</translation>
    </message>
    <message>
        <source>A note on this bookmark</source>
        <translation>このブックマークのメモ</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>ブックマーク</translation>
    </message>
    <message>
        <source>No bookmarks yet. Open a clause and press Ctrl+D to add one, with a note if you like; press Ctrl+D again, or Delete here, to remove it.</source>
        <translation>ブックマークはまだありません。条項を開いてCtrl+Dを押すと追加され、メモも付けられます。もう一度Ctrl+Dを押すか、ここでDeleteを押すと外れます。</translation>
    </message>
    <message>
        <source>Note on the bookmark</source>
        <translation>ブックマークのメモ</translation>
    </message>
</context>
<context>
    <name>BoundedField</name>
    <message>
        <source>At most {most} characters fit here; the rest was cut.</source>
        <translation>この欄は{most}文字までです。超えた分は切り捨てました。</translation>
    </message>
</context>
<context>
    <name>Branches</name>
    <message>
        <source>A comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Name of the branch</source>
        <translation>分岐の名前</translation>
    </message>
    <message>
        <source>Name of this branch (F2)</source>
        <translation>この分岐の名前（F2）</translation>
    </message>
    <message>
        <source>Tree of branches</source>
        <translation>分岐の一覧</translation>
    </message>
</context>
<context>
    <name>ByHandPanel</name>
    <message>
        <source>An effect of</source>
        <translation>効果を持つカード</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Back to the decision</source>
        <translation>決定に戻る</translation>
    </message>
    <message>
        <source>Blocker, or Security A. +1</source>
        <translation>ブロッカー、Sアタック+1など</translation>
    </message>
    <message>
        <source>By an effect, as you rule</source>
        <translation>裁定により、効果による処理とする</translation>
    </message>
    <message>
        <source>By the effect</source>
        <translation>効果による処理</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Delete 1 of your opponent&apos;s Digimon.</source>
        <translation>相手のデジモン1体を消滅させる。</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>数</translation>
    </message>
    <message>
        <source>In card wording</source>
        <translation>カードの文面で</translation>
    </message>
    <message>
        <source>Into which card</source>
        <translation>進化先のカード</translation>
    </message>
    <message>
        <source>Keyword effect</source>
        <translation>キーワード効果</translation>
    </message>
    <message>
        <source>The judge corrects the board</source>
        <translation>ジャッジが訂正</translation>
    </message>
    <message>
        <source>Under, on or linked to</source>
        <translation>下・上・リンク先</translation>
    </message>
    <message>
        <source>What</source>
        <translation>処理</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>行き先</translation>
    </message>
    <message>
        <source>Which effect</source>
        <translation>どの効果</translation>
    </message>
    <message>
        <source>Who does it</source>
        <translation>実行者</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>誰の</translation>
    </message>
    <message>
        <source>the owner</source>
        <translation>持ち主</translation>
    </message>
</context>
<context>
    <name>CardCollection</name>
    <message>
        <source>importing banned and restricted cards</source>
        <translation>禁止・制限カードの取り込み</translation>
    </message>
    <message>
        <source>importing cards</source>
        <translation>カードの取り込み</translation>
    </message>
    <message>
        <source>importing errata</source>
        <translation>エラッタの取り込み</translation>
    </message>
    <message>
        <source>opening the cards</source>
        <translation>カードの読み込み</translation>
    </message>
    <message>
        <source>reading the cards again</source>
        <translation>カードの再読み取り</translation>
    </message>
    <message>
        <source>saving a card</source>
        <translation>カードの保存</translation>
    </message>
</context>
<context>
    <name>CardController</name>
    <message>
        <source>Cards, official answers, lists (*.json *.jsonl *.ndjson);;All files (*)</source>
        <translation>カード・公式回答・リスト (*.json *.jsonl *.ndjson);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>取り込み</translation>
    </message>
    <message>
        <source>Reading the cards</source>
        <translation>カードを読み取り中</translation>
    </message>
    <message>
        <source>Reading the cards: {done} of {total}</source>
        <translation>カードを読み取り中：{total}枚中{done}枚</translation>
    </message>
    <message>
        <source>reading all cards</source>
        <translation>全カードの読み取り</translation>
    </message>
</context>
<context>
    <name>CardEditor</name>
    <message>
        <source>A new card</source>
        <translation>新しいカード</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続きを書く</translation>
    </message>
    <message>
        <source>Correcting {number} ({language})</source>
        <translation>{number}の訂正（{language}）</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Restored the card you were writing when the window closed.</source>
        <translation>ウィンドウを閉じたときに書きかけだったカードを復元しました。</translation>
    </message>
    <message>
        <source>Your unsaved card was set aside.</source>
        <translation>保存していないカードを退避しました。</translation>
    </message>
    <message>
        <source>{number} is already {name}. Open it to correct it (Ctrl+E).</source>
        <translation>{number}はすでに{name}のものです。開いて訂正してください（Ctrl+E）。</translation>
    </message>
</context>
<context>
    <name>CardField</name>
    <message>
        <source>Card, or &quot;hand 5&quot;</source>
        <translation>カード、または「手札 5」</translation>
    </message>
</context>
<context>
    <name>CardForm</name>
    <message>
        <source>(Rule) texts, one per line</source>
        <translation>〈ルール〉のテキスト（1行に1つ）</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>カードカテゴリー</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>空にする</translation>
    </message>
    <message>
        <source>Clear the form for another text (Ctrl+T)</source>
        <translation>別のテキストのためにフォームを空にする（Ctrl+T）</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>色</translation>
    </message>
    <message>
        <source>DNA digivolution, DigiXros and other special lines, one per line</source>
        <translation>ジョグレス、デジクロスなどの特別な行（1行に1つ）</translation>
    </message>
    <message>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <source>Digivolution costs, one per line</source>
        <translation>進化コスト（1行に1つ）</translation>
    </message>
    <message>
        <source>Digivolution requirements in words, one per line</source>
        <translation>言葉による進化条件（1行に1つ）</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>効果</translation>
    </message>
    <message>
        <source>Inherited effect</source>
        <translation>進化元効果</translation>
    </message>
    <message>
        <source>Language of the texts</source>
        <translation>テキストの言語</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Link DP</source>
        <translation>リンクDP</translation>
    </message>
    <message>
        <source>Link effect</source>
        <translation>リンク効果</translation>
    </message>
    <message>
        <source>Link requirements, one per line</source>
        <translation>リンク条件（1行に1つ）</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>カード名</translation>
    </message>
    <message>
        <source>Name of the Option part of a DUAL card</source>
        <translation>デュアルカードのオプション部分の名称</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>カードナンバー</translation>
    </message>
    <message>
        <source>Option part of a DUAL card</source>
        <translation>デュアルカードのオプション部分</translation>
    </message>
    <message>
        <source>Play cost or use cost</source>
        <translation>登場コストまたは使用コスト</translation>
    </message>
    <message>
        <source>Red Lv.2: 0</source>
        <translation>赤Lv.2：0</translation>
    </message>
    <message>
        <source>Red/Yellow</source>
        <translation>赤/黄</translation>
    </message>
    <message>
        <source>Rookie | Vaccine | Wisp</source>
        <translation>成長期 | ワクチン種 | 獣型</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save it to your library (Ctrl+S)</source>
        <translation>ライブラリに保存（Ctrl+S）</translation>
    </message>
    <message>
        <source>Security effect</source>
        <translation>セキュリティ効果</translation>
    </message>
    <message>
        <source>TS1-010; leave empty to get one</source>
        <translation>TS1-010（空欄なら自動で付きます）</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>特徴</translation>
    </message>
    <message>
        <source>[DNA Digivolve] Red Lv.4 + Blue Lv.4: Cost 0</source>
        <translation>〔ジョグレス〕赤Lv.4+青Lv.4：コスト0</translation>
    </message>
    <message>
        <source>[Link] [Wisp] trait: Cost 1</source>
        <translation>〈リンク〉特徴「獣型」：コスト1</translation>
    </message>
    <message>
        <source>[Main] &lt;Draw 1&gt; …</source>
        <translation>【メイン】≪1ドロー≫…</translation>
    </message>
    <message>
        <source>[On Play] &lt;Draw 1&gt; …</source>
        <translation>【登場時】≪1ドロー≫…</translation>
    </message>
    <message>
        <source>[When Linking] …</source>
        <translation>【リンク時】…</translation>
    </message>
    <message>
        <source>detected from the text</source>
        <translation>テキストから判別</translation>
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
        <translation>追加</translation>
    </message>
    <message>
        <source>Add a card</source>
        <translation>カードの追加</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>教える</translation>
    </message>
</context>
<context>
    <name>CardLanguages</name>
    <message>
        <source>Cards are shown in {language}.</source>
        <translation>カードを{language}で表示しています。</translation>
    </message>
    <message>
        <source>Each card is shown in the language in which it was placed.</source>
        <translation>カードを元の言語で表示しています。</translation>
    </message>
    <message>
        <source>Unchanged, because your library lacks them in this language: {cards}</source>
        <translation>ライブラリにその言語がないものは元のままです：{cards}</translation>
    </message>
    <message>
        <source>Your library has these cards in no other language.</source>
        <translation>ライブラリにこれらのカードの他の言語はありません。</translation>
    </message>
    <message>
        <source>reading cards in another language</source>
        <translation>他の言語のカードの読み込み</translation>
    </message>
    <message numerus="yes">
        <source>{cards} and %n more</source>
        <translation>
            <numerusform>{cards}、ほか%n枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardList</name>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Filter by name or number</source>
        <translation>名称か番号で絞り込み</translation>
    </message>
    <message>
        <source>Filter the cards</source>
        <translation>カードの絞り込み</translation>
    </message>
    <message>
        <source>Import cards …</source>
        <translation>カードを取り込む…</translation>
    </message>
    <message>
        <source>No cards yet.</source>
        <translation>カードはまだありません。</translation>
    </message>
    <message>
        <source>No matching cards.</source>
        <translation>該当するカードはありません。</translation>
    </message>
</context>
<context>
    <name>CardLooks</name>
    <message>
        <source>Card moves are animated.</source>
        <translation>カードの移動をアニメーションで表示します。</translation>
    </message>
    <message>
        <source>Card moves are not animated.</source>
        <translation>カードの移動をアニメーションで表示しません。</translation>
    </message>
    <message>
        <source>Cards are shown without pictures.</source>
        <translation>カードを画像なしで表示します。</translation>
    </message>
    <message>
        <source>Pictures of cards, named by card number</source>
        <translation>ファイル名がカードナンバーのカード画像</translation>
    </message>
    <message>
        <source>Pictures of cards: {folder}</source>
        <translation>カード画像：{folder}</translation>
    </message>
    <message>
        <source>Your system asks for reduced motion, so cards don&apos;t move.</source>
        <translation>システムの「動きを減らす」設定により、カードは動きません。</translation>
    </message>
</context>
<context>
    <name>CardPictures</name>
    <message>
        <source>looking for pictures of cards</source>
        <translation>カード画像の検索</translation>
    </message>
</context>
<context>
    <name>CardTexts</name>
    <message>
        <source>reading a card</source>
        <translation>カードの読み取り</translation>
    </message>
</context>
<context>
    <name>CauseChain</name>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる（Esc）</translation>
    </message>
    <message>
        <source>Pending: {effect}</source>
        <translation>発揮待ち：{effect}</translation>
    </message>
    <message>
        <source>What led to this</source>
        <translation>そうなった原因</translation>
    </message>
</context>
<context>
    <name>CentralWidget</name>
    <message>
        <source>Menus (F10)</source>
        <translation>メニュー（F10）</translation>
    </message>
</context>
<context>
    <name>CitationCopy</name>
    <message>
        <source>Copied with its citation.</source>
        <translation>出典付きでコピーしました。</translation>
    </message>
    <message>
        <source>Copied {number}.</source>
        <translation>{number}をコピーしました。</translation>
    </message>
</context>
<context>
    <name>CitedCard</name>
    <message>
        <source>Back to the previous clause (Backspace)</source>
        <translation>前の条項に戻る（Backspace）</translation>
    </message>
    <message>
        <source>Cited clause</source>
        <translation>引用した条項</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる（Esc）</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Open in the reader (Enter)</source>
        <translation>閲覧欄で開く（Enter）</translation>
    </message>
    <message>
        <source>Read more</source>
        <translation>続きを読む</translation>
    </message>
    <message>
        <source>finding the other languages</source>
        <translation>他の言語の検索</translation>
    </message>
</context>
<context>
    <name>ClauseChoice</name>
    <message>
        <source>Other clauses …</source>
        <translation>ほかの条項…</translation>
    </message>
</context>
<context>
    <name>CodeDialog</name>
    <message>
        <source>Contains the question, the ruling and its clauses.</source>
        <translation>質問、裁定、根拠条項が入っています。</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>QRコード</translation>
    </message>
    <message>
        <source>Ruling for a phone</source>
        <translation>スマートフォン用の裁定</translation>
    </message>
</context>
<context>
    <name>Columns</name>
    <message>
        <source>Bookmarks</source>
        <translation>ブックマーク</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>コマンドを探す</translation>
    </message>
    <message>
        <source>No matching command. Try fewer letters.</source>
        <translation>該当するコマンドはありません。文字を減らしてみてください。</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>何をしますか？</translation>
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
        <translation>違い</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>違いあり</translation>
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
        <translation>発揮待ちなし</translation>
    </message>
    <message>
        <source>Pending on the first board</source>
        <translation>盤面1の発揮待ち</translation>
    </message>
    <message>
        <source>Pending on the second board</source>
        <translation>盤面2の発揮待ち</translation>
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
        <translation>この後で分岐：{choice}</translation>
    </message>
    <message>
        <source>The two boards are identical.</source>
        <translation>2つの盤面は同じです。</translation>
    </message>
    <message>
        <source>Under rules {edition}</source>
        <translation>ルール{edition}による</translation>
    </message>
    <message>
        <source>ends here</source>
        <translation>ここで終わり</translation>
    </message>
</context>
<context>
    <name>ConceptList</name>
    <message>
        <source>Filter the glossary</source>
        <translation>用語集の絞り込み</translation>
    </message>
    <message>
        <source>Find a term</source>
        <translation>用語を検索</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>用語集</translation>
    </message>
    <message>
        <source>No matching term. Try fewer letters.</source>
        <translation>該当する用語はありません。文字を減らしてみてください。</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Sources</source>
        <translation>資料</translation>
    </message>
</context>
<context>
    <name>ContextMenus</name>
    <message>
        <source>Answers about {number}</source>
        <translation>{number}についての回答</translation>
    </message>
    <message>
        <source>Change it by hand</source>
        <translation>手動で変更する</translation>
    </message>
    <message>
        <source>Choose it</source>
        <translation>これを選ぶ</translation>
    </message>
    <message>
        <source>Compare with the current board</source>
        <translation>現在の盤面と比較</translation>
    </message>
    <message>
        <source>Go back to before this choice</source>
        <translation>この選択の前に戻る</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>ここへ移動</translation>
    </message>
    <message>
        <source>Name this branch</source>
        <translation>この分岐に名前を付ける</translation>
    </message>
    <message>
        <source>Show the board right after it</source>
        <translation>直後の盤面を見る</translation>
    </message>
    <message>
        <source>What led to this</source>
        <translation>そうなった原因</translation>
    </message>
    <message>
        <source>Why was nothing else possible then?</source>
        <translation>その時ほかのことを選べなかった理由</translation>
    </message>
</context>
<context>
    <name>DatedCopies</name>
    <message>
        <source>Restored: {what} of {made}</source>
        <translation>復元しました：{made}の{what}</translation>
    </message>
    <message>
        <source>The previous data is saved as {file}.</source>
        <translation>以前の内容は{file}に保存しました。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>backing up your data</source>
        <translation>保存内容のバックアップの作成</translation>
    </message>
    <message>
        <source>checking the backups</source>
        <translation>バックアップの確認</translation>
    </message>
</context>
<context>
    <name>DecisionPanel</name>
    <message numerus="yes">
        <source>%n text(s) here are not understood: rule on them yourself</source>
        <translation>
            <numerusform>読み取れないテキストが%n件あります。ジャッジが裁定してください</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>引き分け。</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手動</translation>
    </message>
    <message>
        <source>Correct the board or resolve an effect by hand (Ctrl+H)</source>
        <translation>盤面の訂正や効果の解決を手動で行う（Ctrl+H）</translation>
    </message>
    <message>
        <source>Did not trigger</source>
        <translation>誘発しなかった効果</translation>
    </message>
    <message>
        <source>Digivolve into an unknown card in the hand</source>
        <translation>手札の不明なカードに進化</translation>
    </message>
    <message>
        <source>Go to the decision</source>
        <translation>現在の選択に戻る</translation>
    </message>
    <message>
        <source>Legal, but it isn&apos;t an option now.</source>
        <translation>ルール上は可能ですが、今の選択肢にはありません。</translation>
    </message>
    <message>
        <source>Legal, but it wasn&apos;t an option then.</source>
        <translation>ルール上は可能ですが、その時点の選択肢にはありませんでした。</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>選べないもの</translation>
    </message>
    <message>
        <source>Not possible then</source>
        <translation>その時点で選べなかったもの</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Order of the cards, the top one first</source>
        <translation>カードの順番（上から）</translation>
    </message>
    <message>
        <source>Resolve the effect by hand</source>
        <translation>効果を手動で処理する</translation>
    </message>
    <message>
        <source>Show what isn&apos;t possible, and why (F5)</source>
        <translation>選べないものとその理由を表示（F5）</translation>
    </message>
    <message>
        <source>The board shows an earlier moment</source>
        <translation>前の時点の盤面を表示しています</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>There was no decision then</source>
        <translation>その時点で決めることはありませんでした</translation>
    </message>
    <message>
        <source>Use this number</source>
        <translation>この数にする</translation>
    </message>
    <message>
        <source>Use this order</source>
        <translation>この順番にする</translation>
    </message>
    <message>
        <source>What can be chosen</source>
        <translation>選択肢</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>選べない理由</translation>
    </message>
    <message>
        <source>You&apos;ll be asked when it may trigger.</source>
        <translation>誘発しうる場面で確認します。</translation>
    </message>
    <message>
        <source>because of {card}</source>
        <translation>{card}による</translation>
    </message>
    <message>
        <source>first rule on {texts}</source>
        <translation>先にジャッジの裁定が必要：{texts}</translation>
    </message>
    <message>
        <source>its digivolution requirements aren&apos;t known</source>
        <translation>進化条件が不明</translation>
    </message>
    <message>
        <source>{seat} has won.</source>
        <translation>{seat}の勝利。</translation>
    </message>
</context>
<context>
    <name>DisputePage</name>
    <message>
        <source>Add both accounts to the table, each as a branch</source>
        <translation>双方の主張を、それぞれ分岐としてテーブルに加える</translation>
    </message>
    <message>
        <source>Add the verdict, or the answer to “Could this happen?”, to the ruling in the report</source>
        <translation>判定、または「この状況は起こり得るか」の答えを報告書の裁定に書き加える</translation>
    </message>
    <message>
        <source>Add to report</source>
        <translation>報告書に入れる</translation>
    </message>
    <message>
        <source>Available once a step isn&apos;t legal or a number isn&apos;t true; other claims are checked right away</source>
        <translation>ルール上不可能な手順か、事実と異なる数値があると使える。その他の主張はすぐに確認される</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>Could this happen?</source>
        <translation>この状況は起こり得るか</translation>
    </message>
    <message>
        <source>Differences ({number})</source>
        <translation>違い（{number}）</translation>
    </message>
    <message>
        <source>Different on the two boards</source>
        <translation>2つの盤面の違い</translation>
    </message>
    <message>
        <source>It happened as {who} says</source>
        <translation>{who}の主張のとおりだった</translation>
    </message>
    <message>
        <source>Keep both as branches</source>
        <translation>両方を分岐として残す</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>まだ決めない</translation>
    </message>
    <message>
        <source>Not legal: {step}</source>
        <translation>ルール上不可能：{step}</translation>
    </message>
    <message>
        <source>Search every legal line from the point up to which both accounts agree: could either be true?</source>
        <translation>双方の主張が一致している時点から、ルール上可能な進め方をすべて調べる：どちらかの主張のとおりになり得るか</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>止める</translation>
    </message>
    <message>
        <source>Stop the search</source>
        <translation>調べるのを止める</translation>
    </message>
    <message>
        <source>Switch to the other account (Ctrl+Tab)</source>
        <translation>もう一方の主張に移る（Ctrl+Tab）</translation>
    </message>
    <message>
        <source>Switch to {who}</source>
        <translation>{who}に切り替え</translation>
    </message>
    <message>
        <source>Write the ruling</source>
        <translation>裁定を書く</translation>
    </message>
    <message>
        <source>Write the ruling of these accounts into the notebook (Ctrl+Shift+R)</source>
        <translation>双方の主張についての裁定をノートに書く（Ctrl+Shift+R）</translation>
    </message>
    <message>
        <source>checking a step of an account</source>
        <translation>主張の手順の判定</translation>
    </message>
    <message>
        <source>comparing two accounts</source>
        <translation>双方の主張の判定</translation>
    </message>
    <message>
        <source>searching for a legal line</source>
        <translation>ルールどおりの進め方の検索</translation>
    </message>
</context>
<context>
    <name>DroppedFiles</name>
    <message>
        <source>opening the dropped file</source>
        <translation>ドロップされたファイルを開く処理</translation>
    </message>
</context>
<context>
    <name>EditionAligner</name>
    <message>
        <source>Edition {edition} will be used for reading and playing once you reopen the window.</source>
        <translation>ウィンドウを開き直すと、閲覧とプレイに{edition}版が使われます。</translation>
    </message>
    <message>
        <source>No doubtful match is shown. See the editions of the rules (Ctrl+Shift+J).</source>
        <translation>確認が必要な対応は表示されていません。「ルールの版」（Ctrl+Shift+J）で見られます。</translation>
    </message>
    <message>
        <source>Removed {edition} from the editions in force.</source>
        <translation>{edition}を現行の版の表から削除しました。</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>開き直す</translation>
    </message>
    <message>
        <source>Restored the editions&apos; own dates.</source>
        <translation>日付を各版に印刷されたものに戻しました。</translation>
    </message>
    <message>
        <source>Saved your answer on {edition}.</source>
        <translation>{edition}のプレイについての判断を保存しました。</translation>
    </message>
    <message>
        <source>Settled: {clauses}.</source>
        <translation>確定しました：{clauses}。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>matching the editions of the rules</source>
        <translation>ルールの版の対応付け</translation>
    </message>
    <message>
        <source>saving your answers on editions</source>
        <translation>版についての判断の保存</translation>
    </message>
    <message>
        <source>{edition} is in force from {date}.</source>
        <translation>{edition}は{date}から施行されます。</translation>
    </message>
</context>
<context>
    <name>EditionComparisonController</name>
    <message>
        <source>comparing editions of the rules</source>
        <translation>ルールの版の比較</translation>
    </message>
</context>
<context>
    <name>EditionController</name>
    <message>
        <source>Import a rulebook</source>
        <translation>ルールブックの取り込み</translation>
    </message>
    <message>
        <source>Imported {title} {edition}.</source>
        <translation>{title} {edition}を取り込みました。</translation>
    </message>
    <message>
        <source>Only one rulebook can be imported at a time: reading {file}.</source>
        <translation>一度に取り込めるルールブックは1つのため、{file}だけを読み取ります。</translation>
    </message>
    <message>
        <source>Reading {file}</source>
        <translation>{file}を読み取り中</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove a rulebook</source>
        <translation>ルールブックの削除</translation>
    </message>
    <message>
        <source>Remove {name} and its backups? The file it came from stays.</source>
        <translation>{name}をバックアップごと削除しますか？ 取り込み元のファイルは残ります。</translation>
    </message>
    <message>
        <source>Removed {title} {edition}.</source>
        <translation>{title} {edition}を削除しました。</translation>
    </message>
    <message>
        <source>Rulebooks (*.pdf *.txt *.md *.markdown);;All files (*)</source>
        <translation>ルールブック (*.pdf *.txt *.md *.markdown);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>reading a rulebook</source>
        <translation>ルールブックの読み取り</translation>
    </message>
    <message>
        <source>saving a rulebook</source>
        <translation>ルールブックの保存</translation>
    </message>
    <message>
        <source>splitting a rulebook into clauses</source>
        <translation>ルールブックの分解</translation>
    </message>
</context>
<context>
    <name>EditionDialog</name>
    <message>
        <source>&amp;Edition</source>
        <translation>版(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>種類(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>題名(&amp;T)</translation>
    </message>
    <message>
        <source>Another rulebook: headings</source>
        <translation>その他のルールブック：見出し</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>続ける(&amp;O)</translation>
    </message>
    <message>
        <source>Import a rulebook</source>
        <translation>ルールブックの取り込み</translation>
    </message>
    <message>
        <source>In force &amp;since</source>
        <translation>施行日(&amp;S)</translation>
    </message>
    <message>
        <source>The Comprehensive Rules: numbered clauses</source>
        <translation>総合ルール：番号付きの条項</translation>
    </message>
    <message>
        <source>What is {file}? The fields are filled in from its cover.</source>
        <translation>{file}は何のルールブックですか？ 表紙の記載は入力済みです。</translation>
    </message>
</context>
<context>
    <name>ExplorePage</name>
    <message>
        <source>Every line after “{choice}”, {until}: {answer}</source>
        <translation>「{choice}」の後のすべての進め方、{until}：{answer}</translation>
    </message>
    <message>
        <source>Explores every choice from here, as far as set above. It shows whether the order matters, which boards can result, and the shortest line to each.</source>
        <translation>ここから可能な選択をすべて、上で指定したところまで調べます。順番で変わるか、どのような盤面になり得るか、それぞれへの最短の進め方を示します。</translation>
    </message>
    <message>
        <source>Exploring every line …</source>
        <translation>すべての進め方を調べています…</translation>
    </message>
    <message>
        <source>From here, after: {choice}</source>
        <translation>ここから（直前：{choice}）</translation>
    </message>
    <message>
        <source>Remove this question</source>
        <translation>この質問を削除</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>The game is over: nothing can follow.</source>
        <translation>ゲームは終了しています。この先はありません。</translation>
    </message>
    <message>
        <source>These results start after: {choice}. The table is now at another step.</source>
        <translation>この結果は「{choice}」の後から調べたものです。テーブルは今、別の時点にあります。</translation>
    </message>
    <message>
        <source>Where it is false</source>
        <translation>そうならない場合</translation>
    </message>
    <message>
        <source>Where it is true</source>
        <translation>そうなる場合</translation>
    </message>
    <message>
        <source>exploring every line</source>
        <translation>すべての進め方の調査</translation>
    </message>
</context>
<context>
    <name>FaultNotice</name>
    <message>
        <source>It couldn&apos;t be logged ({reason}).</source>
        <translation>記録できませんでした（{reason}）。</translation>
    </message>
    <message>
        <source>Logged in {file}.</source>
        <translation>{file}に記録しました。</translation>
    </message>
    <message>
        <source>Save a file to send</source>
        <translation>送付用ファイルを保存</translation>
    </message>
    <message>
        <source>Save a file to send …</source>
        <translation>送付用ファイルを保存…</translation>
    </message>
    <message>
        <source>Saved as {file}: versions of program and rules, the saved table, and the log.</source>
        <translation>{file}に保存しました：プログラムのバージョンとルールの版、保存済みのテーブル、ログが入っています。</translation>
    </message>
    <message>
        <source>The program made an error.</source>
        <translation>プログラムでエラーが発生しました。</translation>
    </message>
    <message>
        <source>The program made an error: {doing}.</source>
        <translation>プログラムでエラーが発生しました：{doing}。</translation>
    </message>
    <message>
        <source>The table is unchanged.</source>
        <translation>テーブルは変わっていません。</translation>
    </message>
    <message>
        <source>What survives</source>
        <translation>保存されるもの</translation>
    </message>
    <message>
        <source>ZIP files (*.zip)</source>
        <translation>ZIPファイル (*.zip)</translation>
    </message>
</context>
<context>
    <name>FileReader</name>
    <message>
        <source>opening a file</source>
        <translation>ファイルの読み込み</translation>
    </message>
    <message>
        <source>reading your scenes</source>
        <translation>自分の場面の読み込み</translation>
    </message>
</context>
<context>
    <name>FilterButton</name>
    <message>
        <source>Only {name}</source>
        <translation>{name}のみ</translation>
    </message>
    <message>
        <source>Only {name}: {count}</source>
        <translation>{name}のみ：{count}</translation>
    </message>
    <message>
        <source>Only {name}: {count} and more</source>
        <translation>{name}のみ：{count}以上</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find on this page</source>
        <translation>このページ内を検索</translation>
    </message>
</context>
<context>
    <name>FormDrafts</name>
    <message>
        <source>restoring what you typed</source>
        <translation>入力内容の復元</translation>
    </message>
    <message>
        <source>saving what you type</source>
        <translation>入力内容の保存</translation>
    </message>
</context>
<context>
    <name>HeadingForm</name>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Event and players …</source>
        <translation>イベントとプレイヤー…</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>ジャッジ</translation>
    </message>
    <message>
        <source>Player A</source>
        <translation>プレイヤーA</translation>
    </message>
    <message>
        <source>Player B</source>
        <translation>プレイヤーB</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>卓番号</translation>
    </message>
</context>
<context>
    <name>ImportBar</name>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Cancel this task</source>
        <translation>実行中の処理を中止</translation>
    </message>
    <message>
        <source>Importing {file}</source>
        <translation>{file}を取り込み中</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進み具合</translation>
    </message>
</context>
<context>
    <name>ImportController</name>
    <message>
        <source>Show what is wrong</source>
        <translation>問題点を表示</translation>
    </message>
    <message>
        <source>the format of a file</source>
        <translation>ファイルの形式</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>&amp;Import</source>
        <translation>取り込む(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Save format as …</source>
        <translation>形式に名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Bad entries, left out: {bad}.</source>
        <translation>不正な項目{bad}件は除外。</translation>
    </message>
    <message>
        <source>Corrected: {slips}.</source>
        <translation>修正：{slips}。</translation>
    </message>
    <message>
        <source>Doubtful facts: {doubtful}.</source>
        <translation>疑わしい情報：{doubtful}件。</translation>
    </message>
    <message>
        <source>Fields left out: {fields}.</source>
        <translation>除いた項目：{fields}。</translation>
    </message>
    <message>
        <source>File formats (*.yaml)</source>
        <translation>ファイルの形式 (*.yaml)</translation>
    </message>
    <message>
        <source>First entries</source>
        <translation>最初の数件</translation>
    </message>
    <message>
        <source>Import {file}</source>
        <translation>{file}の取り込み</translation>
    </message>
    <message>
        <source>Name of this format</source>
        <translation>この形式の名前</translation>
    </message>
    <message>
        <source>New: {new}. Changed: {updated}. Unchanged: {unchanged}.</source>
        <translation>新規：{new}件。変更：{updated}件。変更なし：{unchanged}件。</translation>
    </message>
    <message>
        <source>Preview of the first entries:</source>
        <translation>最初の数件のプレビュー：</translation>
    </message>
    <message>
        <source>Save format</source>
        <translation>形式の保存</translation>
    </message>
    <message>
        <source>Unknown format. Enter which fields of this file hold which facts; separate several with commas.</source>
        <translation>このファイルに合う既知の形式はありません。各項目がファイルのどこにあるかを選んでください。複数の項目からなる場合は、コンマで区切って入力します。</translation>
    </message>
</context>
<context>
    <name>InForceDialog</name>
    <message>
        <source>&amp;Edition</source>
        <translation>版(&amp;E)</translation>
    </message>
    <message>
        <source>Edition in force</source>
        <translation>現行の版</translation>
    </message>
    <message>
        <source>In force &amp;since</source>
        <translation>施行日(&amp;S)</translation>
    </message>
    <message>
        <source>Sa&amp;ve</source>
        <translation>保存(&amp;V)</translation>
    </message>
    <message>
        <source>When did this edition of the rules come into force?</source>
        <translation>この版のルールはいつから施行されていますか？</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>Clauses in our unofficial English</source>
        <translation>条項を当プログラムの非公式英訳で</translation>
    </message>
    <message>
        <source>Clauses in the Chinese source text</source>
        <translation>条項を中国語の原文で表示</translation>
    </message>
</context>
<context>
    <name>Lens</name>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
</context>
<context>
    <name>LineList</name>
    <message>
        <source>Copy the line</source>
        <translation>行をコピー</translation>
    </message>
    <message>
        <source>Read {clause}</source>
        <translation>{clause}を読む</translation>
    </message>
</context>
<context>
    <name>Listing</name>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
</context>
<context>
    <name>LiveSearch</name>
    <message>
        <source>No matches for “{question}”.</source>
        <translation>「{question}」に一致するものはありません。</translation>
    </message>
    <message>
        <source>Try fewer letters, another language, or a clause number such as 16-5. Or browse Sources (Ctrl+2) and Glossary (Ctrl+3).</source>
        <translation>文字を減らす、別の言語の名称にする、16-5のような条項番号にするなどしてください。資料（Ctrl+2）と用語集（Ctrl+3）から探すこともできます。</translation>
    </message>
    <message>
        <source>searching</source>
        <translation>検索</translation>
    </message>
</context>
<context>
    <name>Navigator</name>
    <message>
        <source>Only one table can be open: opened {file}.</source>
        <translation>開けるテーブルは1つだけです。{file}を開きました。</translation>
    </message>
</context>
<context>
    <name>NextPanel</name>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Add this claim to the account</source>
        <translation>この主張を加える</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>主張</translation>
    </message>
    <message>
        <source>DP of {card}</source>
        <translation>{card}のDP</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>The player also claims …</source>
        <translation>その他の主張…</translation>
    </message>
    <message>
        <source>This account can&apos;t be read. Undo its last step to restart it.</source>
        <translation>この主張は読み取れません。最後の手順を戻してやり直してください。</translation>
    </message>
    <message>
        <source>What happened next in this account</source>
        <translation>この主張で次に起きたこと</translation>
    </message>
    <message>
        <source>is</source>
        <translation>は</translation>
    </message>
    <message>
        <source>{seat}&apos;s memory</source>
        <translation>{seat}のメモリー</translation>
    </message>
    <message>
        <source>{who}, step {number}</source>
        <translation>{who}、手順{number}</translation>
    </message>
</context>
<context>
    <name>NotebookWork</name>
    <message>
        <source>comparing a shared file</source>
        <translation>共有ファイルとの比較</translation>
    </message>
    <message>
        <source>exporting rulings</source>
        <translation>裁定のエクスポート</translation>
    </message>
    <message>
        <source>reading the history of a ruling</source>
        <translation>裁定の履歴の読み込み</translation>
    </message>
    <message>
        <source>reloading the rulings</source>
        <translation>裁定の再読み込み</translation>
    </message>
    <message>
        <source>saving a ruling</source>
        <translation>裁定の保存</translation>
    </message>
    <message>
        <source>saving what you write</source>
        <translation>書きかけの内容の保存</translation>
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
        <translation>この通知を閉じる</translation>
    </message>
    <message>
        <source>Show the previous notice</source>
        <translation>前の通知を表示</translation>
    </message>
</context>
<context>
    <name>Omnibox</name>
    <message>
        <source>Ask in any language</source>
        <translation>どの言語でも検索</translation>
    </message>
    <message>
        <source>At most {most} characters fit here; the rest was cut.</source>
        <translation>この欄は{most}文字までです。超えた分は切り捨てました。</translation>
    </message>
    <message>
        <source>Rule, term, card or clause number</source>
        <translation>ルール・用語・カード・条項番号</translation>
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
        <translation>バックアップ</translation>
    </message>
    <message>
        <source>Card text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Citations of changed clauses</source>
        <translation>変更された条項を参照するもの</translation>
    </message>
    <message>
        <source>Editions</source>
        <translation>版</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>用語集</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>取り込み</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Official answer {number} no longer exists.</source>
        <translation>公式回答{number}はもうありません。</translation>
    </message>
    <message>
        <source>Official answers</source>
        <translation>公式回答</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>場面</translation>
    </message>
    <message>
        <source>Taught</source>
        <translation>教えた内容</translation>
    </message>
</context>
<context>
    <name>PaperPreview</name>
    <message>
        <source>Pages: {number}</source>
        <translation>{number}ページ</translation>
    </message>
</context>
<context>
    <name>PendingList</name>
    <message>
        <source>Pending effects, in order</source>
        <translation>発揮待ちの効果（発揮する順）</translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>Ctrl+Enter: under {card}</source>
        <translation>Ctrl+Enter：{card}の下へ</translation>
    </message>
    <message>
        <source>Edit …</source>
        <translation>編集 …</translation>
    </message>
    <message>
        <source>Enter: change all copies of {card}</source>
        <translation>Enter：すべての{card}を変更</translation>
    </message>
    <message>
        <source>Enter: change {card}</source>
        <translation>Enter：{card}を変更</translation>
    </message>
    <message>
        <source>Enter: {card} to {place}</source>
        <translation>Enter：{card}を{place}へ</translation>
    </message>
    <message>
        <source>Enter: {deed}</source>
        <translation>Enter：{deed}</translation>
    </message>
    <message>
        <source>Give it “{typed}”</source>
        <translation>「{typed}」を与える</translation>
    </message>
    <message>
        <source>Import cards …</source>
        <translation>カードを取り込む…</translation>
    </message>
    <message>
        <source>Import files of cards (Ctrl+I)</source>
        <translation>カードのファイルを取り込む（Ctrl+I）</translation>
    </message>
    <message>
        <source>Link {card} to it</source>
        <translation>{card}をこれにリンクする</translation>
    </message>
    <message>
        <source>Move it to</source>
        <translation>移動先</translation>
    </message>
    <message>
        <source>Name it “{typed}”</source>
        <translation>「{typed}」と名付ける</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>未確認</translation>
    </message>
    <message>
        <source>Not possible under the rules</source>
        <translation>ルール上あり得ない</translation>
    </message>
    <message>
        <source>Other details</source>
        <translation>その他の状態</translation>
    </message>
    <message>
        <source>Place {card} on top</source>
        <translation>{card}を上に重ねる</translation>
    </message>
    <message>
        <source>Place {card} under it</source>
        <translation>{card}を下に置く</translation>
    </message>
    <message>
        <source>Place {card} under it, face down</source>
        <translation>{card}を裏向きで下に置く</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Set how many …</source>
        <translation>数の指定…</translation>
    </message>
    <message>
        <source>Set the title …</source>
        <translation>タイトルの指定…</translation>
    </message>
    <message>
        <source>Set the turn …</source>
        <translation>ターンの指定…</translation>
    </message>
    <message>
        <source>Set turn, phase, title and rules (Alt+M)</source>
        <translation>ターン、フェイズ、タイトル、ルールの指定（Alt+M）</translation>
    </message>
    <message>
        <source>Type what to give it …</source>
        <translation>与えるものを入力…</translation>
    </message>
    <message>
        <source>Use it anyway</source>
        <translation>このまま使う</translation>
    </message>
    <message>
        <source>changing the position</source>
        <translation>盤面の変更</translation>
    </message>
    <message>
        <source>showing a position</source>
        <translation>盤面の表示</translation>
    </message>
    <message numerus="yes">
        <source>{effect} used %n time(s) this turn</source>
        <translation>
            <numerusform>{effect}をこのターンに%n回使用</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: type a card, or choose one with ↓</source>
        <translation>{place}：カードを入力するか、↓で選んでください</translation>
    </message>
    <message>
        <source>{text}, in place of an unknown card</source>
        <translation>{text}（不明なカード1枚と入れ替え）</translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>Bookmarked</source>
        <translation>ブックマーク済み</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Edition and status</source>
        <translation>版と状態</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>閲覧欄</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>Add the full record after the page</source>
        <translation>全記録を後ろに付ける</translation>
    </message>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>盤面に戻る（Esc）</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>条項</translation>
    </message>
    <message>
        <source>Clauses that decided</source>
        <translation>根拠条項</translation>
    </message>
    <message>
        <source>HTML …</source>
        <translation>HTML…</translation>
    </message>
    <message>
        <source>Include a picture of the position</source>
        <translation>盤面の図を付ける</translation>
    </message>
    <message>
        <source>Include the ruling as a QR code</source>
        <translation>裁定のQRコードを付ける</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Languages and pictures …</source>
        <translation>言語と画像…</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown（*.md）</translation>
    </message>
    <message>
        <source>Markdown …</source>
        <translation>Markdown…</translation>
    </message>
    <message>
        <source>None</source>
        <translation>併記なし</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF（*.pdf）</translation>
    </message>
    <message>
        <source>PDF …</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Page (*.html)</source>
        <translation>ページ（*.html）</translation>
    </message>
    <message>
        <source>Player&apos;s language, alongside</source>
        <translation>併記するプレイヤーの言語</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Print (Ctrl+P)</source>
        <translation>印刷（Ctrl+P）</translation>
    </message>
    <message>
        <source>Print the report</source>
        <translation>報告書の印刷</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Save as Markdown, with its pictures in a folder</source>
        <translation>Markdownで保存（画像は横のフォルダ）</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDFで保存</translation>
    </message>
    <message>
        <source>Save as one HTML file, pictures included</source>
        <translation>画像を含む1つのHTMLファイルで保存</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>報告書の保存</translation>
    </message>
    <message>
        <source>Send to phone …</source>
        <translation>スマホに送る…</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>プリンターに送りました。</translation>
    </message>
    <message>
        <source>Show the ruling as a large QR code</source>
        <translation>裁定を大きなQRコードで表示</translation>
    </message>
    <message>
        <source>The report as it will be printed</source>
        <translation>報告書の印刷イメージ</translation>
    </message>
    <message>
        <source>Your ruling (Markdown supported)</source>
        <translation>裁定（Markdownも可）</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>… and a picture after every choice</source>
        <translation>…各選択後の図も付ける</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>&amp;Read all of them</source>
        <translation>すべて読み取る(&amp;R)</translation>
    </message>
    <message>
        <source>How your question was read</source>
        <translation>質問の読み取り方</translation>
    </message>
    <message>
        <source>Indexing progress</source>
        <translation>索引の進み具合</translation>
    </message>
    <message>
        <source>Read all cards in the background; thousands take minutes</source>
        <translation>全カードをバックグラウンドで読み取ります。数千枚で数分かかります</translation>
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
        <translation>テーブルを開いています…</translation>
    </message>
</context>
<context>
    <name>RulesOpening</name>
    <message>
        <source>Indexing the questions with proven answers (only once).</source>
        <translation>検証済みの回答がある質問の索引を作成しています（初回のみ）。</translation>
    </message>
    <message>
        <source>Opening the rules …</source>
        <translation>ルールを開いています…</translation>
    </message>
    <message>
        <source>The rules couldn&apos;t be opened.</source>
        <translation>ルールを開けませんでした。</translation>
    </message>
    <message>
        <source>finding the built-in scenes</source>
        <translation>用意された場面の読み込み</translation>
    </message>
    <message>
        <source>opening the other views</source>
        <translation>他の画面を開く処理</translation>
    </message>
    <message>
        <source>opening the rules</source>
        <translation>ルールの読み込み</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n passage(s)</source>
        <translation>
            <numerusform>%n項目中{done}項目</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulingController</name>
    <message>
        <source>A new ruling</source>
        <translation>新しい裁定</translation>
    </message>
    <message>
        <source>A ruling that is “{status}” can&apos;t become “{other}”.</source>
        <translation>「{status}」の裁定は「{other}」にはできません。</translation>
    </message>
    <message>
        <source>By which ruling?</source>
        <translation>どの裁定によるものですか？</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>完全に削除</translation>
    </message>
    <message>
        <source>Delete this ruling and all of its history for good?</source>
        <translation>この裁定を、すべての履歴とともに完全に削除しますか？</translation>
    </message>
    <message>
        <source>Delete this ruling? You can restore it from its history.

{title}</source>
        <translation>この裁定を削除しますか？ 履歴に残り、復元できます。

{title}</translation>
    </message>
    <message>
        <source>It can become: {become}.</source>
        <translation>変更できる状態：{become}。</translation>
    </message>
    <message>
        <source>Only a backup can restore it. Delete it?</source>
        <translation>バックアップ以外では復元できません。削除しますか？</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>To undo a mistake, restore an earlier entry from the history.</source>
        <translation>誤りを元に戻すには、履歴から以前の内容を復元してください。</translation>
    </message>
</context>
<context>
    <name>RulingEditor</name>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Keep writing</source>
        <translation>編集を続ける</translation>
    </message>
    <message>
        <source>Not saved yet: {question}</source>
        <translation>未保存：{question}</translation>
    </message>
    <message>
        <source>Restored the ruling you were writing when the window closed.</source>
        <translation>ウィンドウを閉じたときに書きかけだった裁定を復元しました。</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>This ruling has been deleted in the meantime. Saving creates a new one.</source>
        <translation>この裁定は編集中に削除されました。保存すると新しい裁定になります。</translation>
    </message>
    <message>
        <source>This ruling has changed in the meantime. If you save yours, both stay until you choose one.</source>
        <translation>この裁定はその間に変更されました。保存すると、どちらかを選ぶまで両方が残ります。</translation>
    </message>
    <message>
        <source>Your draft can&apos;t be saved as it is. Correct or discard it.</source>
        <translation>書きかけの裁定はこのままでは保存できません。直すか、破棄してください。</translation>
    </message>
    <message>
        <source>Your text isn&apos;t saved.</source>
        <translation>書いた内容は保存されていません。</translation>
    </message>
</context>
<context>
    <name>RulingFiles</name>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Import rulings</source>
        <translation>裁定の取り込み</translation>
    </message>
    <message>
        <source>It contains {what}.</source>
        <translation>内容：{what}。</translation>
    </message>
    <message>
        <source>No rulings are listed.</source>
        <translation>一覧に裁定がありません。</translation>
    </message>
    <message>
        <source>Only one file at a time: showing {file}.</source>
        <translation>一度に見られるファイルは1つのため、{file}だけを表示します。</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Page (*.html);;Markdown (*.md)</source>
        <translation>PDF (*.pdf);;ページ (*.html);;Markdown (*.md)</translation>
    </message>
    <message>
        <source>Print rulings</source>
        <translation>裁定の印刷</translation>
    </message>
    <message>
        <source>Save rulings</source>
        <translation>裁定の保存</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>プリンターに送りました。</translation>
    </message>
    <message>
        <source>Shared files (*.yaml *.yml)</source>
        <translation>共有ファイル (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>Shared files (*.yaml *.yml);;All files (*)</source>
        <translation>共有ファイル (*.yaml *.yml);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>phrases</source>
        <translation>言い回し</translation>
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
        <translation>場面</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>テーブル</translation>
    </message>
</context>
<context>
    <name>RulingForm</name>
    <message>
        <source>&amp;Discard</source>
        <translation>破棄(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>16-5, 15-8</source>
        <translation>16-5、15-8</translation>
    </message>
    <message>
        <source>2026-01-31</source>
        <translation>2026-01-31</translation>
    </message>
    <message>
        <source>BT1-010, BT1-011</source>
        <translation>BT1-010、BT1-011</translation>
    </message>
    <message>
        <source>Discard what you typed, and go back to the list</source>
        <translation>入力した内容を破棄して一覧へ戻る</translation>
    </message>
    <message>
        <source>Markdown supported</source>
        <translation>Markdownも可</translation>
    </message>
    <message>
        <source>More details …</source>
        <translation>その他の項目…</translation>
    </message>
    <message>
        <source>Save to the notebook (Ctrl+S)</source>
        <translation>ノートに保存（Ctrl+S）</translation>
    </message>
</context>
<context>
    <name>RulingList</name>
    <message>
        <source>&amp;New</source>
        <translation>新規(&amp;N)</translation>
    </message>
    <message>
        <source>Export the list …</source>
        <translation>一覧をエクスポート…</translation>
    </message>
    <message>
        <source>Export the listed rulings to a file</source>
        <translation>一覧の裁定をファイルにエクスポート</translation>
    </message>
    <message>
        <source>Find a ruling</source>
        <translation>裁定を検索</translation>
    </message>
    <message>
        <source>Imp&amp;ort …</source>
        <translation>取り込み(&amp;O)…</translation>
    </message>
    <message>
        <source>Import a file from another judge</source>
        <translation>他のジャッジのファイルを取り込む</translation>
    </message>
    <message>
        <source>No matching rulings.</source>
        <translation>該当する裁定はありません。</translation>
    </message>
    <message>
        <source>No rulings yet. Press Ctrl+Shift+R to write one about the table, clause or card you see.</source>
        <translation>裁定はまだありません。Ctrl+Shift+Rで、見ているテーブル、条項、カードについての裁定を書きます。</translation>
    </message>
    <message>
        <source>Only rulings with these words</source>
        <translation>この言葉を含む裁定のみ</translation>
    </message>
    <message>
        <source>Print the list …</source>
        <translation>一覧を印刷…</translation>
    </message>
    <message>
        <source>Print the listed rulings</source>
        <translation>一覧の裁定を印刷</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Save the list as …</source>
        <translation>一覧をPDFなどで保存…</translation>
    </message>
    <message>
        <source>Save the listed rulings as a page, PDF or Markdown</source>
        <translation>一覧の裁定をページ・PDF・Markdownで保存</translation>
    </message>
    <message>
        <source>Write a ruling (Ctrl+Shift+R)</source>
        <translation>裁定を書く（Ctrl+Shift+R）</translation>
    </message>
</context>
<context>
    <name>SceneList</name>
    <message>
        <source>A table or a scenario file (Ctrl+O)</source>
        <translation>テーブルまたはシナリオのファイル（Ctrl+O）</translation>
    </message>
    <message>
        <source>Answers to questions</source>
        <translation>質問への回答</translation>
    </message>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>盤面に戻る（Esc）</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>Built-in scenes</source>
        <translation>用意された場面</translation>
    </message>
    <message>
        <source>Clause, keyword effect or words of a title</source>
        <translation>条項、キーワード効果、題名の言葉</translation>
    </message>
    <message>
        <source>Disputes</source>
        <translation>主張の食い違い</translation>
    </message>
    <message>
        <source>Find a scene</source>
        <translation>場面を探す</translation>
    </message>
    <message>
        <source>Keyword effects</source>
        <translation>キーワード効果</translation>
    </message>
    <message>
        <source>New position</source>
        <translation>新しい盤面</translation>
    </message>
    <message>
        <source>No matching scene.</source>
        <translation>該当する場面はありません。</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Procedures</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>Set up a position from an empty table (Ctrl+Alt+N)</source>
        <translation>空のテーブルから盤面を設定する（Ctrl+Alt+N）</translation>
    </message>
    <message>
        <source>Your scenes</source>
        <translation>自分の場面</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>applying a ruling</source>
        <translation>裁定の適用</translation>
    </message>
    <message>
        <source>choosing “{option}”</source>
        <translation>選択「{option}」の実行</translation>
    </message>
    <message>
        <source>correcting the board</source>
        <translation>盤面の訂正</translation>
    </message>
    <message>
        <source>opening another table</source>
        <translation>別のテーブルを開く処理</translation>
    </message>
    <message>
        <source>opening “{title}”</source>
        <translation>「{title}」を開く処理</translation>
    </message>
    <message>
        <source>resolving an effect by hand</source>
        <translation>効果の手動処理</translation>
    </message>
</context>
<context>
    <name>SetupController</name>
    <message>
        <source>Copied the position as a line of text.</source>
        <translation>盤面を1行のテキストとしてコピーしました。</translation>
    </message>
    <message>
        <source>Not included in the position: {what}.</source>
        <translation>盤面に含まれないもの：{what}。</translation>
    </message>
    <message>
        <source>The position stays. Ctrl+Alt+P continues it.</source>
        <translation>盤面は残っています。Ctrl+Alt+Pで続けられます。</translation>
    </message>
    <message>
        <source>the copied position</source>
        <translation>コピーした盤面</translation>
    </message>
</context>
<context>
    <name>SetupForm</name>
    <message>
        <source>A whole card: its name, then one fact per line (Shift+Enter): “Lv.4 red 5000 cost 5”, “Red Lv.3: 2”, “Traits: …”, “[DigiXros -2] …”, “Link DP +1000”, “Inherited effect: …”</source>
        <translation>カードの全情報：カード名に続けて、1行に1項目ずつ（Shift+Enter）：「Lv.4 赤 5000 コスト5」「赤Lv.3：2」「特徴：…」「デジクロス-2 …」「リンクDP+1000」「進化元効果：…」</translation>
    </message>
    <message>
        <source>Back to the game; the position stays (Esc)</source>
        <translation>テーブルに戻る。盤面は残る（Esc）</translation>
    </message>
    <message>
        <source>Card name, number or text; &quot;3x Lv.4 red 5000&quot;, &quot;Tai Tamer red&quot;, &quot;red 5000 blocker suspended&quot;; &quot;hand 5&quot;, &quot;memory 3&quot;; before a card, player or area: &quot;B: red 5000 came this turn&quot;, &quot;B hand: Tai Tamer red&quot;</source>
        <translation>名称・番号・テキスト「3x Lv.4 赤 5000」「太一 テイマー 赤」「赤 5000 ブロッカー レスト」、「手札 5」「メモリー 3」。前にプレイヤー・エリア：「B：赤 5000 このターンに登場」「Bの手札：太一 テイマー 赤」</translation>
    </message>
    <message>
        <source>Card, or another part of the position</source>
        <translation>カードなど、盤面にあるもの</translation>
    </message>
    <message>
        <source>Delete removes it; Alt+Up moves it up one place</source>
        <translation>Deleteで取り除く。Alt+↑で1つ上に移す</translation>
    </message>
    <message>
        <source>Not possible under the rules</source>
        <translation>ルール上あり得ないこと</translation>
    </message>
    <message>
        <source>Other details</source>
        <translation>その他の状態</translation>
    </message>
    <message>
        <source>Play from this position (Ctrl+Alt+Enter)</source>
        <translation>この盤面からプレイする（Ctrl+Alt+Enter）</translation>
    </message>
    <message>
        <source>Suspend</source>
        <translation>レスト</translation>
    </message>
    <message>
        <source>Whose card it is (Alt+A, Alt+B)</source>
        <translation>どちらのカードか（Alt+A、Alt+B）</translation>
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
        <translation>テーブルの追加(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Rulings in the list, with their history</source>
        <translation>一覧の裁定とその履歴(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Taught phrases</source>
        <translation>教えた言い回し(&amp;T)</translation>
    </message>
    <message>
        <source>Choose saved tables</source>
        <translation>保存したテーブルを選ぶ</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Export to one plain-text file for other judges:</source>
        <translation>他のジャッジのために、1つのテキストファイルにエクスポート：</translation>
    </message>
    <message>
        <source>Sa&amp;ve as …</source>
        <translation>名前を付けて保存(&amp;V)…</translation>
    </message>
    <message>
        <source>Ta&amp;bles</source>
        <translation>テーブル(&amp;B)</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Tables (*.json);;All files (*)</source>
        <translation>テーブル (*.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Your own &amp;scenes</source>
        <translation>自分の場面(&amp;S)</translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>Close the other languages (F9)</source>
        <translation>他の言語を閉じる（F9）</translation>
    </message>
    <message>
        <source>Other languages</source>
        <translation>他の言語</translation>
    </message>
    <message>
        <source>Pinned: {term}</source>
        <translation>固定：{term}</translation>
    </message>
</context>
<context>
    <name>SidePages</name>
    <message>
        <source>finding the other languages</source>
        <translation>他の言語の検索</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>A new position</source>
        <translation>新しい盤面</translation>
    </message>
    <message>
        <source>A table opened from a replay can&apos;t be replayed under other rules.</source>
        <translation>リプレイから開いたテーブルは、別のルールでプレイし直せません。</translation>
    </message>
    <message>
        <source>Added to the ruling in the report.</source>
        <translation>報告書の裁定に加えました。</translation>
    </message>
    <message>
        <source>Ctrl+Y plays “{choice}”. See {clauses}.</source>
        <translation>Ctrl+Yで「{choice}」をプレイします。{clauses}に注目してください。</translation>
    </message>
    <message>
        <source>Ctrl+Z restores your own table.</source>
        <translation>Ctrl+Zで元のテーブルに戻ります。</translation>
    </message>
    <message>
        <source>No card on the field has a number.</source>
        <translation>カードナンバーのあるカードがエリアにありません。</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>まだ何も起きていません。</translation>
    </message>
    <message>
        <source>Nothing to compare with yet.</source>
        <translation>比較するものがまだありません。</translation>
    </message>
    <message>
        <source>Opening {file} …</source>
        <translation>{file}を開いています…</translation>
    </message>
    <message>
        <source>The ruling in the report was written for other accounts. Check it.</source>
        <translation>報告書の裁定は、別の主張について書かれたものです。確認してください。</translation>
    </message>
    <message>
        <source>The table is empty. Set up the position, or open a table or scene. Then: {action}.</source>
        <translation>テーブルには何もありません。盤面を作るか、テーブルまたは場面を開いてください。その後：{action}</translation>
    </message>
    <message>
        <source>This scenario&apos;s control is another position. It isn&apos;t opened here, and this table doesn&apos;t save it.</source>
        <translation>このシナリオの対照は別の盤面です。ここでは開かず、このテーブルから保存するシナリオにも含まれません。</translation>
    </message>
    <message>
        <source>This table already uses rules {edition}.</source>
        <translation>このテーブルはすでにルール{edition}です。</translation>
    </message>
    <message>
        <source>showing the table</source>
        <translation>テーブルの表示</translation>
    </message>
    <message>
        <source>the beginning of this table</source>
        <translation>このテーブルの開始時点</translation>
    </message>
    <message>
        <source>what the ruling rests on</source>
        <translation>裁定の根拠</translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>The previous table was set aside.</source>
        <translation>前のテーブルを退避しました。</translation>
    </message>
</context>
<context>
    <name>TeachForm</name>
    <message>
        <source>&amp;means the same as</source>
        <translation>同じ意味の文(&amp;M)</translation>
    </message>
    <message>
        <source>Clause of a &amp;keyword effect</source>
        <translation>キーワード効果の条項(&amp;K)</translation>
    </message>
    <message>
        <source>Compare phrase files with yours and import what is new</source>
        <translation>言い回しファイルを自分のものと比べ、新しいものを取り込む</translation>
    </message>
    <message>
        <source>Delete {2} of your opponent&apos;s Digimon</source>
        <translation>相手のデジモン{2}体を消滅させる</translation>
    </message>
    <message>
        <source>E&amp;xport …</source>
        <translation>エクスポート(&amp;X)…</translation>
    </message>
    <message>
        <source>Im&amp;port …</source>
        <translation>取り込み(&amp;P)…</translation>
    </message>
    <message>
        <source>In both, put what varies in curly brackets, and names with their square brackets: {2}, {[Agumon]}. Alt+R marks the selection.</source>
        <translation>可変部分は両方とも波括弧で囲みます。名称は括弧ごと囲みます：{2}、{[Agumon]}。Alt+Rで選択部分に印を付けます。</translation>
    </message>
    <message>
        <source>Mark the selected words as what varies (Alt+R)</source>
        <translation>選択した語句を可変部分にする（Alt+R）</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>メモ(&amp;O)</translation>
    </message>
    <message>
        <source>Save to your phrase file (Ctrl+S)</source>
        <translation>言い回しファイルに保存（Ctrl+S）</translation>
    </message>
    <message>
        <source>Taught &amp;by</source>
        <translation>教えた人(&amp;B)</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>教える</translation>
    </message>
    <message>
        <source>What cards sa&amp;y</source>
        <translation>カードの文面(&amp;Y)</translation>
    </message>
    <message>
        <source>Wipe out {2} enemies</source>
        <translation>敵{2}体を一掃する</translation>
    </message>
    <message>
        <source>Write your phrases to a file</source>
        <translation>教えた言い回しをファイルに書き出す</translation>
    </message>
    <message>
        <source>only if &lt;Last Stand {2}&gt; is new</source>
        <translation>≪ラストスタンド{2}≫のような新しいもののみ</translation>
    </message>
    <message>
        <source>{ } Varies</source>
        <translation>{ } 可変部分</translation>
    </message>
</context>
<context>
    <name>TeachingController</name>
    <message>
        <source>Continue</source>
        <translation>続きを書く</translation>
    </message>
    <message>
        <source>Enter your name below: it is saved with what you teach.</source>
        <translation>下に名前を入力してください。教えた内容とともに保存されます。</translation>
    </message>
    <message>
        <source>Export phrases</source>
        <translation>言い回しのエクスポート</translation>
    </message>
    <message>
        <source>Import phrases</source>
        <translation>言い回しの取り込み</translation>
    </message>
    <message>
        <source>Phrase files (*.yaml *.yml)</source>
        <translation>言い回しファイル (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>Phrase files (*.yaml *.yml);;All files (*)</source>
        <translation>言い回しファイル (*.yaml *.yml);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Restored the wording you were teaching when the window closed.</source>
        <translation>ウィンドウを閉じたときに教えかけだった言い回しを復元しました。</translation>
    </message>
    <message>
        <source>Taught: {wording}</source>
        <translation>教えました：{wording}</translation>
    </message>
    <message>
        <source>Your phrases are in {file}.</source>
        <translation>教えた言い回しは{file}にあります。</translation>
    </message>
    <message>
        <source>Your unsaved wording was set aside.</source>
        <translation>保存していない言い回しを退避しました。</translation>
    </message>
    <message>
        <source>comparing phrase files</source>
        <translation>言い回しファイルの比較</translation>
    </message>
    <message>
        <source>rereading taught phrases</source>
        <translation>教えた内容の再読み込み</translation>
    </message>
    <message>
        <source>saving taught phrases</source>
        <translation>教えた内容の保存</translation>
    </message>
    <message>
        <source>testing a phrase</source>
        <translation>言い回しのテスト</translation>
    </message>
    <message>
        <source>writing a phrase file</source>
        <translation>言い回しファイルの書き出し</translation>
    </message>
</context>
<context>
    <name>TeamController</name>
    <message>
        <source>Connecting …</source>
        <translation>接続中…</translation>
    </message>
    <message numerus="yes">
        <source>Hidden because the judges who wrote them deleted %n ruling(s) for good: {which}.</source>
        <translation>
            <numerusform>裁定%n件は、書いたジャッジが完全に削除したため非表示にしました：{which}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Other judges of the team deleted %n ruling(s) for good. You keep them until you agree: {which}.</source>
        <translation>
            <numerusform>チームの他のジャッジが裁定%n件を完全に削除しました。同意するまでここに残ります：{which}。</numerusform>
        </translation>
    </message>
    <message>
        <source>The server is responding.</source>
        <translation>サーバーが応答しました。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>You have left the team. All rulings stay, here and on the server.</source>
        <translation>チームから脱退しました。裁定は、ここにもサーバーにもすべて残ります。</translation>
    </message>
</context>
<context>
    <name>TeamDialog</name>
    <message>
        <source>&amp;Allow connections without TLS at this event</source>
        <translation>このイベントではTLSなしを認める(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>参加(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>脱退(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>接続テスト(&amp;T)</translation>
    </message>
    <message>
        <source>Any name, with the chosen certificate</source>
        <translation>名前は問わず、選んだ証明書で確認</translation>
    </message>
    <message>
        <source>C&amp;hoose …</source>
        <translation>選択(&amp;H)…</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>証明書</translation>
    </message>
    <message>
        <source>Certificate for this exact name</source>
        <translation>証明書の名前の一致まで確認</translation>
    </message>
    <message>
        <source>Certificates (*.crt *.pem *.cer);;All files (*)</source>
        <translation>証明書 (*.crt *.pem *.cer);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>データベース</translation>
    </message>
    <message>
        <source>Others could then read and change what you send</source>
        <translation>送受信する内容を他人に読まれ、変えられるおそれがあります</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>パスワード</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>ポート</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>サーバー</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>チーム</translation>
    </message>
    <message>
        <source>The certificate of the server</source>
        <translation>サーバーの証明書</translation>
    </message>
    <message>
        <source>The password is stored in your system&apos;s key store only.</source>
        <translation>パスワードはシステムのキーストアだけに保存されます。</translation>
    </message>
    <message>
        <source>The team&apos;s notebook is on a PostgreSQL server. Your rulings, with their history and names, are sent there, and the team&apos;s are fetched. You always work on your own notebook, online or not.</source>
        <translation>チームのノートはPostgreSQLサーバーにあります。自分の裁定は履歴や名前とともに送られ、チームの裁定がここに届きます。オンラインでもオフラインでも、作業は常に自分のノートで行います。</translation>
    </message>
    <message>
        <source>Trusted by the system</source>
        <translation>システムが信頼する証明書</translation>
    </message>
    <message>
        <source>User</source>
        <translation>ユーザー</translation>
    </message>
    <message>
        <source>Verified by</source>
        <translation>サーバーの確認方法</translation>
    </message>
    <message>
        <source>pg.example.org</source>
        <translation>pg.example.jp</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>In between</source>
        <translation>途中の処理</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>経過</translation>
    </message>
    <message>
        <source>changed in {edition}, check: {clauses}</source>
        <translation>{edition}で変更、要確認：{clauses}</translation>
    </message>
</context>
<context>
    <name>UpdateController</name>
    <message>
        <source>Fetching {name}</source>
        <translation>{name}を取得中</translation>
    </message>
    <message>
        <source>Up to date: {names}</source>
        <translation>最新：{names}</translation>
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
        <translation>現行のルールの版：施行日と、取り込み済みの版</translation>
    </message>
    <message>
        <source>Judge’s desk</source>
        <translation>ジャッジデスク</translation>
    </message>
    <message>
        <source>Open a term first, then pin it</source>
        <translation>先に用語を開き、それから固定してください</translation>
    </message>
    <message>
        <source>Removed the bookmark of {name} and its note.</source>
        <translation>{name}のブックマークとメモを外しました。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>opening what you read last</source>
        <translation>前回読んでいたものを開く処理</translation>
    </message>
</context>
<context>
    <name>_Order</name>
    <message>
        <source>Drag the cards, or move one with Ctrl+Up and Ctrl+Down</source>
        <translation>カードをドラッグするか、Ctrl+↑とCtrl+↓で動かします</translation>
    </message>
</context>
<context>
    <name>accounts</name>
    <message>
        <source>Not legal as described: {why}</source>
        <translation>主張どおりではルール上不可能：{why}</translation>
    </message>
    <message>
        <source>Not true: {why}</source>
        <translation>事実と異なる：{why}</translation>
    </message>
    <message>
        <source>already true before the accounts differ</source>
        <translation>双方の主張が分かれる前から、すでにそうである</translation>
    </message>
    <message>
        <source>{who}: no legal line was searched for, because a step can&apos;t be checked.</source>
        <translation>{who}：確認できない手順があるため、進め方を調べていない。</translation>
    </message>
    <message>
        <source>{who}: not as described, but possible in another way: {step}</source>
        <translation>{who}：主張どおりではないが、別の進め方でならできる：{step}</translation>
    </message>
    <message>
        <source>{who}: not as described; undecided whether it can be done in another way: {step}</source>
        <translation>{who}：主張どおりではできない。別の進め方でできるかどうかは未確定：{step}</translation>
    </message>
    <message>
        <source>{who}: not possible by any legal line from the shared position. {claim}</source>
        <translation>{who}：双方に共通する局面から、ルールどおりのどの進め方でもそうはならない。{claim}</translation>
    </message>
    <message>
        <source>{who}: not possible by any legal line from the shared position: {step}</source>
        <translation>{who}：双方に共通する局面から、ルール上、どの進め方でも起こり得ない：{step}</translation>
    </message>
    <message>
        <source>{who}: not true at that moment in any line of play: {step}</source>
        <translation>{who}：その時点の事実と異なり、どう進めても変わらない：{step}</translation>
    </message>
    <message>
        <source>{who}: possible under the rules, as described.</source>
        <translation>{who}：ルール上、主張のとおりになり得る。</translation>
    </message>
    <message>
        <source>{who}: possible under the rules, but in another way. {claim}</source>
        <translation>{who}：ルール上なり得るが、主張とは別の進め方による。{claim}</translation>
    </message>
    <message>
        <source>{who}: undecided whether this could happen. {claim}</source>
        <translation>{who}：なり得るかどうかは未確定。{claim}</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;Add a card</source>
        <translation>カードの追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Bookmark</source>
        <translation>ブックマーク(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Bookmarks</source>
        <translation>ブックマーク(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>カード(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Change the ruling</source>
        <translation>裁定の変更(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Clauses</source>
        <translation>条項(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Compare two branches</source>
        <translation>2つの分岐の比較(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Copy with citation</source>
        <translation>出典付きでコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Dark colors</source>
        <translation>暗い配色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Delete the ruling …</source>
        <translation>裁定の削除(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Editions of the rules</source>
        <translation>ルールの版(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;English first</source>
        <translation>英語を優先(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Find on the page</source>
        <translation>ページ内を検索(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>進む(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;German first</source>
        <translation>ドイツ語を優先(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Give the ruling</source>
        <translation>裁定を下す(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>用語集(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>ガイド(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Import rulings …</source>
        <translation>裁定の取り込み(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Import …</source>
        <translation>取り込み(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Japanese first</source>
        <translation>日本語を優先(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Judge this under both editions of the rules</source>
        <translation>同じ経過を2つの版のルールで判定(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Keep rulings that others deleted for good</source>
        <translation>他のジャッジが完全に削除したものを残す(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>文字を大きく(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Licenses</source>
        <translation>ライセンス(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;New position</source>
        <translation>新しい盤面(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next column</source>
        <translation>次の列(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation>標準の文字サイズ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open a table or scenario …</source>
        <translation>テーブルやシナリオを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Pin or unpin the term</source>
        <translation>用語を横に固定・解除(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Previous section</source>
        <translation>前の節(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Print the report …</source>
        <translation>報告書の印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Print the ruling …</source>
        <translation>裁定の印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Read a card text</source>
        <translation>テキストを読む(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Save the listed rulings as …</source>
        <translation>一覧の裁定に名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>検索(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Simplified Chinese first</source>
        <translation>簡体字中国語を優先(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>文字を小さく(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>テーブル(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Toggle source text</source>
        <translation>原文の表示を切り替え(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Traditional Chinese first</source>
        <translation>繁体字中国語を優先(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Up to the clause above</source>
        <translation>上位の条項へ(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Update from the web</source>
        <translation>ウェブから更新(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Why not?</source>
        <translation>できない理由(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Write a ruling about this</source>
        <translation>見ているものについて裁定を書く(&amp;W)</translation>
    </message>
    <message>
        <source>&gt;</source>
        <translation>&gt;</translation>
    </message>
    <message>
        <source>Accept the doubtful &amp;match</source>
        <translation>疑わしい対応を認める(&amp;M)</translation>
    </message>
    <message>
        <source>Alt+A, Alt+B, Alt+1 to Alt+7</source>
        <translation>Alt+A、Alt+B、Alt+1～Alt+7</translation>
    </message>
    <message>
        <source>Alt+U, Alt+N, Alt+K, Alt+O, Alt+Delete</source>
        <translation>Alt+U、Alt+N、Alt+K、Alt+O、Alt+Delete</translation>
    </message>
    <message>
        <source>Ani&amp;mate card moves</source>
        <translation>カードの移動をアニメーションで表示(&amp;M)</translation>
    </message>
    <message>
        <source>Answers about the cards on the &amp;field</source>
        <translation>エリアのカードについての回答(&amp;F)</translation>
    </message>
    <message>
        <source>Anywhere: open all menus, or the one with this letter underlined</source>
        <translation>どこでも：すべてのメニュー、または下線がこの英字のメニューを開く</translation>
    </message>
    <message>
        <source>Arrows, Enter, Space</source>
        <translation>矢印、Enter、Space</translation>
    </message>
    <message>
        <source>At a decision: choose the option with this number</source>
        <translation>決定のとき：その番号の選択肢を選ぶ</translation>
    </message>
    <message>
        <source>At the beginning of the search box: find a command</source>
        <translation>検索欄の先頭で：コマンドを探す</translation>
    </message>
    <message>
        <source>B, R, H, S, T, D, E</source>
        <translation>B、R、H、S、T、D、E</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>戻る(&amp;K)</translation>
    </message>
    <message>
        <source>Bac&amp;k one event</source>
        <translation>出来事を1つ戻す(&amp;K)</translation>
    </message>
    <message>
        <source>Back to the search box, then &amp;clear it</source>
        <translation>検索欄へ戻り、続けて空にする(&amp;C)</translation>
    </message>
    <message>
        <source>Built-in &amp;scenes</source>
        <translation>用意された場面(&amp;S)</translation>
    </message>
    <message>
        <source>By &amp;hand</source>
        <translation>手動(&amp;H)</translation>
    </message>
    <message>
        <source>C&amp;ards</source>
        <translation>カード(&amp;A)</translation>
    </message>
    <message>
        <source>C&amp;orrect this card</source>
        <translation>このカードの訂正(&amp;O)</translation>
    </message>
    <message>
        <source>Cards with&amp;out pictures</source>
        <translation>カード画像なし(&amp;O)</translation>
    </message>
    <message>
        <source>Chan&amp;ge this board into another position</source>
        <translation>この盤面を別の盤面に変える(&amp;G)</translation>
    </message>
    <message>
        <source>Clauses in our &amp;English</source>
        <translation>条項を当プログラムの英訳で(&amp;E)</translation>
    </message>
    <message>
        <source>Clauses in the so&amp;urce text</source>
        <translation>条項を原文で(&amp;U)</translation>
    </message>
    <message>
        <source>Color&amp;s</source>
        <translation>配色(&amp;S)</translation>
    </message>
    <message>
        <source>Continue the position you were setting up</source>
        <translation>設定中の盤面の続き</translation>
    </message>
    <message>
        <source>Cop&amp;y the position as a line of text</source>
        <translation>盤面を1行のテキストとしてコピー(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy the &amp;number</source>
        <translation>条項番号のコピー(&amp;N)</translation>
    </message>
    <message>
        <source>Copy with citation as &amp;Markdown</source>
        <translation>出典付きでMarkdownとしてコピー(&amp;M)</translation>
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
        <translation>食い違い</translation>
    </message>
    <message>
        <source>Down, Up, Page Down, Page Up</source>
        <translation>↓、↑、Page Down、Page Up</translation>
    </message>
    <message>
        <source>E&amp;xport rulings …</source>
        <translation>裁定のエクスポート(&amp;X)…</translation>
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
        <translation>ここからのすべての進め方</translation>
    </message>
    <message>
        <source>F&amp;ront page</source>
        <translation>トップページ(&amp;R)</translation>
    </message>
    <message>
        <source>F10, Alt+letter</source>
        <translation>F10、Altと英字</translation>
    </message>
    <message>
        <source>Find a &amp;command</source>
        <translation>コマンドを探す(&amp;C)</translation>
    </message>
    <message>
        <source>Forward one &amp;event</source>
        <translation>出来事を1つ進める(&amp;E)</translation>
    </message>
    <message>
        <source>Go to the search bo&amp;x</source>
        <translation>検索欄へ(&amp;X)</translation>
    </message>
    <message>
        <source>Hand over a repor&amp;t …</source>
        <translation>報告書を渡す(&amp;T)…</translation>
    </message>
    <message>
        <source>I&amp;mport a rulebook …</source>
        <translation>ルールブックの取り込み(&amp;M)…</translation>
    </message>
    <message>
        <source>Import o&amp;fficial answers …</source>
        <translation>公式回答の取り込み(&amp;F)…</translation>
    </message>
    <message>
        <source>In set-up: play from the position</source>
        <translation>盤面の設定中：そこからプレイする</translation>
    </message>
    <message>
        <source>In set-up: send the card under the pointer to the battle area, breeding area, hand, security, trash, deck, Digi-Egg deck</source>
        <translation>盤面の設定中：指したカードをバトルエリア、育成エリア、手札、セキュリティ、トラッシュ、デッキ、デジタマデッキへ送る</translation>
    </message>
    <message>
        <source>In set-up: send the card where it goes, place it under the chosen one, on top, link it, place it under face down</source>
        <translation>盤面の設定中：カードを行き先に送る、選んだカードの下に置く、上に重ねる、リンクする、裏向きで下に置く</translation>
    </message>
    <message>
        <source>In set-up: suspend the card, mark it as new this turn, remove it, one more or less (of a stack: its top card), how many</source>
        <translation>盤面の設定中：レスト、このターンに登場、取り除く、1枚増減（重ねられているカードでは一番上）、枚数</translation>
    </message>
    <message>
        <source>In set-up: suspend the chosen card, mark it as new this turn, unlink its last link card, remove its top card, remove it</source>
        <translation>盤面の設定中：選んだカードをレストする、このターンに登場したことにする、最後のリンクカードを外す、一番上のカードを外す、取り除く</translation>
    </message>
    <message>
        <source>In set-up: whose card it is, and where it goes</source>
        <translation>盤面の設定中：どちらのカードか、どこに置くか</translation>
    </message>
    <message>
        <source>In the reader: copy the selected text</source>
        <translation>閲覧欄で：選択した文字をコピー</translation>
    </message>
    <message>
        <source>In the reader: the next or previous link; where a card is written: the next or previous field</source>
        <translation>閲覧欄で：次・前のリンク。カードの記入中：次・前の欄</translation>
    </message>
    <message>
        <source>In the search box or a list: open, and go to the reader</source>
        <translation>検索欄や一覧で：開いて閲覧欄へ移る</translation>
    </message>
    <message>
        <source>In the search box: move through the results and read them</source>
        <translation>検索欄で：結果を順にたどって読む</translation>
    </message>
    <message>
        <source>In the sources: open or close a branch; in a list of the table: go to a clause, which Enter opens</source>
        <translation>資料で：枝を開く・閉じる。テーブルの一覧で：条項に移り、Enterで開く</translation>
    </message>
    <message>
        <source>L&amp;ight colors</source>
        <translation>明るい配色(&amp;I)</translation>
    </message>
    <message>
        <source>Mark as &amp;appealed</source>
        <translation>上訴されたものとする(&amp;A)</translation>
    </message>
    <message>
        <source>Mark as &amp;overturned by …</source>
        <translation>別の裁定に覆されたものとする(&amp;O)…</translation>
    </message>
    <message>
        <source>Mark as &amp;superseded by …</source>
        <translation>別の裁定に置き換えられたものとする(&amp;S)…</translation>
    </message>
    <message>
        <source>Mark as &amp;upheld</source>
        <translation>維持されたものとする(&amp;U)</translation>
    </message>
    <message>
        <source>N&amp;arrow the results …</source>
        <translation>結果を絞り込む(&amp;A)…</translation>
    </message>
    <message>
        <source>Na&amp;me this branch</source>
        <translation>この分岐に名前を付ける(&amp;M)</translation>
    </message>
    <message>
        <source>Ne&amp;xt colors</source>
        <translation>次の配色(&amp;X)</translation>
    </message>
    <message>
        <source>Ne&amp;xt section</source>
        <translation>次の節(&amp;X)</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>Number keys</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>On the board: copy the position as a line of text, or open a copied one</source>
        <translation>盤面で：盤面を1行のテキストとしてコピー、コピーした盤面を開く</translation>
    </message>
    <message>
        <source>On the board: move between cards, choose one, show its details</source>
        <translation>盤面で：カード間を移動する、選ぶ、詳細を表示する</translation>
    </message>
    <message>
        <source>Open a copied pos&amp;ition</source>
        <translation>コピーした盤面を開く(&amp;I)</translation>
    </message>
    <message>
        <source>Ot&amp;her languages</source>
        <translation>他の言語(&amp;H)</translation>
    </message>
    <message>
        <source>Our English and source text side &amp;by side</source>
        <translation>訳文と原文を並べる(&amp;B)</translation>
    </message>
    <message>
        <source>Pictures of &amp;cards …</source>
        <translation>カード画像(&amp;C)…</translation>
    </message>
    <message>
        <source>Player A concedes</source>
        <translation>プレイヤーAの投了</translation>
    </message>
    <message>
        <source>Player B concedes</source>
        <translation>プレイヤーBの投了</translation>
    </message>
    <message>
        <source>Pri&amp;nt the listed rulings …</source>
        <translation>一覧の裁定の印刷(&amp;N)…</translation>
    </message>
    <message>
        <source>Repla&amp;y under the rules in force</source>
        <translation>現行のルールでプレイし直す(&amp;Y)</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>報告書</translation>
    </message>
    <message>
        <source>Restore a bac&amp;kup …</source>
        <translation>バックアップから復元(&amp;K)…</translation>
    </message>
    <message>
        <source>Right, Left</source>
        <translation>→、←</translation>
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
        <translation>資料(&amp;O)</translation>
    </message>
    <message>
        <source>S&amp;plit the doubtful match</source>
        <translation>疑わしい対応を解除(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;ystem colors</source>
        <translation>システムの配色(&amp;Y)</translation>
    </message>
    <message>
        <source>Save a problem &amp;report …</source>
        <translation>不具合の報告を保存(&amp;R)…</translation>
    </message>
    <message>
        <source>Save the table &amp;as …</source>
        <translation>テーブルに名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Security: what impor&amp;ted files may do</source>
        <translation>安全：取り込んだファイルにできること(&amp;T)</translation>
    </message>
    <message>
        <source>Settle a &amp;dispute</source>
        <translation>主張の食い違いを裁く(&amp;D)</translation>
    </message>
    <message>
        <source>Show what follows event by e&amp;vent</source>
        <translation>続きを出来事ごとに表示(&amp;V)</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab、Shift+Tab</translation>
    </message>
    <message>
        <source>Tea&amp;m …</source>
        <translation>チーム(&amp;M)…</translation>
    </message>
    <message>
        <source>Teac&amp;h wordings</source>
        <translation>言い回しを教える(&amp;H)</translation>
    </message>
    <message>
        <source>Teach what isn&apos;t &amp;understood here</source>
        <translation>ここで読み取れない文を教える(&amp;U)</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>文字サイズ(&amp;Z)</translation>
    </message>
    <message>
        <source>Texts in the language of the wi&amp;ndow first</source>
        <translation>ウィンドウの言語を優先(&amp;N)</translation>
    </message>
    <message>
        <source>The board as te&amp;xt</source>
        <translation>盤面をテキストで(&amp;X)</translation>
    </message>
    <message>
        <source>The cards in another language</source>
        <translation>カードを別の言語で</translation>
    </message>
    <message>
        <source>The decision</source>
        <translation>決めること</translation>
    </message>
    <message>
        <source>The window in English</source>
        <translation>ウィンドウを英語で（English）</translation>
    </message>
    <message>
        <source>The window in German (Deutsch)</source>
        <translation>ウィンドウをドイツ語で（Deutsch）</translation>
    </message>
    <message>
        <source>The window in Japanese (日本語)</source>
        <translation>ウィンドウを日本語で</translation>
    </message>
    <message>
        <source>The window in Simplified Chinese (简体中文)</source>
        <translation>ウィンドウを簡体字中国語で（简体中文）</translation>
    </message>
    <message>
        <source>The window in Traditional Chinese (繁體中文)</source>
        <translation>ウィンドウを繁体字中国語で（繁體中文）</translation>
    </message>
    <message>
        <source>The window in the s&amp;ystem language</source>
        <translation>ウィンドウをシステムの言語で(&amp;Y)</translation>
    </message>
    <message>
        <source>These clauses &amp;decide this answer</source>
        <translation>読んでいる回答の根拠条項にする(&amp;D)</translation>
    </message>
    <message>
        <source>U, N, Delete, +, -, number keys</source>
        <translation>U、N、Delete、+、-、数字</translation>
    </message>
    <message>
        <source>View from the &amp;other seat</source>
        <translation>反対側の席から見る(&amp;O)</translation>
    </message>
    <message>
        <source>What &amp;led to it?</source>
        <translation>そうなった原因(&amp;L)</translation>
    </message>
    <message>
        <source>What happened and the &amp;branches</source>
        <translation>経過と分岐(&amp;B)</translation>
    </message>
    <message>
        <source>What is &amp;saved, and backups</source>
        <translation>保存されるものとバックアップ(&amp;S)</translation>
    </message>
    <message>
        <source>What you can do &amp;here, and all shortcuts</source>
        <translation>ここでできることと全ショートカット(&amp;H)</translation>
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
        <translation>すべて</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Answers and rulings about this</source>
        <translation>これについての回答と裁定</translation>
    </message>
    <message>
        <source>Confirm these clauses (Ctrl+Shift+K)</source>
        <translation>これらを根拠とする（Ctrl+Shift+K）</translation>
    </message>
    <message>
        <source>Decided by (confirmed with edition {editions} of the rules)</source>
        <translation>根拠条項（ルール{editions}版で確認済み）</translation>
    </message>
    <message>
        <source>Listed under</source>
        <translation>掲載元</translation>
    </message>
    <message>
        <source>Not answered yet</source>
        <translation>未回答</translation>
    </message>
    <message>
        <source>Official answer</source>
        <translation>公式回答</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Ruling of {date}</source>
        <translation>{date}の裁定</translation>
    </message>
    <message>
        <source>Suggested clauses, not confirmed</source>
        <translation>推定した条項（未確認）</translation>
    </message>
    <message>
        <source>Undo this</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Until {date} it said</source>
        <translation>{date}までの記載</translation>
    </message>
    <message>
        <source>about this card</source>
        <translation>このカードについて</translation>
    </message>
    <message>
        <source>changed in edition {edition} of {date}, after this answer: read both</source>
        <translation>この回答より後、{date}の{edition}版で変更：両方を確認</translation>
    </message>
    <message>
        <source>close to your question</source>
        <translation>質問に近い</translation>
    </message>
    <message>
        <source>matches the filters</source>
        <translation>絞り込みに該当</translation>
    </message>
    <message>
        <source>only this one decides it</source>
        <translation>これだけを根拠とする</translation>
    </message>
    <message>
        <source>the number you typed</source>
        <translation>入力した番号</translation>
    </message>
    <message>
        <source>{count} more say nearly the same thing</source>
        <translation>ほぼ同じ回答がほか{count}件</translation>
    </message>
</context>
<context>
    <name>answer_rows</name>
    <message numerus="yes">
        <source>%n more card(s) have not been read. A card is read when you open it.</source>
        <translation>
            <numerusform>ほか%n枚は読み取れるか未確認です。カードは開いたときに読み取られます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Add words to {filters} to narrow the matches.</source>
        <translation>{filters}に続けて言葉を入力すると、それを含むものだけが残ります。</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Answers on {card}</source>
        <translation>{card}についての回答</translation>
    </message>
    <message>
        <source>Card text</source>
        <translation>カードテキスト</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Each filter has matches, but nothing matches all of them: {filters}.</source>
        <translation>個々の絞り込みに合うものはありますが、すべてに合うものはありません：{filters}。</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>More answers</source>
        <translation>ほかの回答</translation>
    </message>
    <message>
        <source>More cards</source>
        <translation>ほかのカード</translation>
    </message>
    <message>
        <source>More rules</source>
        <translation>ほかのルール</translation>
    </message>
    <message>
        <source>More rulings</source>
        <translation>ほかの裁定</translation>
    </message>
    <message>
        <source>No card matches “{question}”; showing “{name}”.</source>
        <translation>「{question}」に一致するカードはありません。「{name}」の結果です。</translation>
    </message>
    <message>
        <source>No matches for {filters}.</source>
        <translation>{filters}に合うものはありません。</translation>
    </message>
    <message>
        <source>No matches for “{words}” with {filters}.</source>
        <translation>{filters}に合うもので「{words}」を含むものはありません。</translation>
    </message>
    <message>
        <source>No matches for “{words}”, even without filters.</source>
        <translation>絞り込みを外しても、「{words}」を含むものはありません。</translation>
    </message>
    <message>
        <source>Official answers</source>
        <translation>公式回答</translation>
    </message>
    <message>
        <source>Other languages</source>
        <translation>他の言語</translation>
    </message>
    <message>
        <source>Perhaps you mean</source>
        <translation>もしかして</translation>
    </message>
    <message>
        <source>Read this text</source>
        <translation>このテキストを読む</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Scenes to play</source>
        <translation>プレイできる場面</translation>
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
        <translation>「{word}」は見つかりません。取り込んだカードの言語は次だけです：{languages}。</translation>
    </message>
</context>
<context>
    <name>areas</name>
    <message>
        <source>Digi-Egg deck</source>
        <translation>デジタマデッキ</translation>
    </message>
    <message>
        <source>battle</source>
        <translation>バトルエリア</translation>
    </message>
    <message>
        <source>breeding</source>
        <translation>育成エリア</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>digi_egg_deck</source>
        <translation>デジタマデッキ</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>link</source>
        <translation>リンクカード</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>どこにもない</translation>
    </message>
    <message>
        <source>outside of the game</source>
        <translation>ゲーム外</translation>
    </message>
    <message>
        <source>security</source>
        <translation>セキュリティ</translation>
    </message>
    <message>
        <source>security stack</source>
        <translation>セキュリティ</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>重ねられているカード</translation>
    </message>
    <message>
        <source>trash</source>
        <translation>トラッシュ</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: エラー：%(message)s
</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>オプションが曖昧：%(option)sは%(matches)sのどれとも取れる</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>引数%(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>expected %s argument</source>
        <translation>引数が%s個必要</translation>
    </message>
    <message>
        <source>expected %s arguments</source>
        <translation>引数が%s個必要</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>引数が1つ以上必要</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>引数は1つまで</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>引数が1つ必要</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>後ろに引数%rは付けられない</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>値が正しくない（%(type)s）：%(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>選べない値：%(value)r（選べる値：%(choices)s）</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>引数%sと一緒には使えない</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>引数%sのどれか1つが必要</translation>
    </message>
    <message>
        <source>options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>引数</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>このヘルプを表示して終わる</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>次の引数が必要：%s</translation>
    </message>
    <message>
        <source>unexpected option string: %s</source>
        <translation>予期しないオプション：%s</translation>
    </message>
    <message>
        <source>unknown parser %(parser_name)r (choices: %(choices)s)</source>
        <translation>不明なコマンド%(parser_name)r（選べるコマンド：%(choices)s）</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>認識できない引数：%s</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>使い方: </translation>
    </message>
</context>
<context>
    <name>asking</name>
    <message>
        <source>{card}: any effect</source>
        <translation>{card}：いずれかの効果</translation>
    </message>
</context>
<context>
    <name>board</name>
    <message numerus="yes">
        <source>%n card(s) under it</source>
        <translation>
            <numerusform>下に%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s)</source>
        <translation>
            <numerusform>効果%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more under it</source>
        <translation>
            <numerusform>ほか下に%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n under</source>
        <translation>
            <numerusform>下%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown card(s)</source>
        <translation>
            <numerusform>不明なカード%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unnamed</source>
        <translation>
            <numerusform>未指定%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Battle area</source>
        <translation>バトルエリア</translation>
    </message>
    <message>
        <source>Breeding area</source>
        <translation>育成エリア</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>Digi-Eggs</source>
        <translation>デジタマ</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>In no area:</source>
        <translation>公開中（領域外）：</translation>
    </message>
    <message>
        <source>Linked</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>Lv.{level}</source>
        <translation>Lv.{level}</translation>
    </message>
    <message>
        <source>Lv.{level}→{cost}</source>
        <translation>Lv.{level}→コスト{cost}</translation>
    </message>
    <message>
        <source>On top</source>
        <translation>一番上</translation>
    </message>
    <message>
        <source>Option part</source>
        <translation>オプション部分</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Player {seat}</source>
        <translation>プレイヤー{seat}</translation>
    </message>
    <message>
        <source>Security</source>
        <translation>セキュリティ</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>トラッシュ</translation>
    </message>
    <message>
        <source>Turn {turn} ({seat})</source>
        <translation>第{turn}ターン（{seat}）</translation>
    </message>
    <message>
        <source>Under it</source>
        <translation>下のカード</translation>
    </message>
    <message>
        <source>Your ruling</source>
        <translation>要裁定</translation>
    </message>
    <message>
        <source>Your ruling: the program doesn&apos;t understand “{text}”</source>
        <translation>要裁定：プログラムは「{text}」を読み取れません</translation>
    </message>
    <message>
        <source>[{card}: ]{text}</source>
        <translation>[{card}：]{text}</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>active</source>
        <translation>有効</translation>
    </message>
    <message>
        <source>an attack is in progress, but its attacker has left; stage: {stage}</source>
        <translation>アタック中、アタックしたデジモンはいない。現在：{stage}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>as long as it stays the same card</source>
        <translation>同じカードである限り</translation>
    </message>
    <message>
        <source>breeding phase</source>
        <translation>育成フェイズ</translation>
    </message>
    <message>
        <source>came this turn</source>
        <translation>このターンに登場</translation>
    </message>
    <message>
        <source>color unknown</source>
        <translation>色不明</translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <translation>コスト{cost}</translation>
    </message>
    <message>
        <source>cost {cost} (assumed)</source>
        <translation>コスト{cost}（仮定）</translation>
    </message>
    <message>
        <source>digivolves from {colors} Lv.{level} for {cost}</source>
        <translation>{colors}Lv.{level}からコスト{cost}で進化</translation>
    </message>
    <message>
        <source>draw phase</source>
        <translation>ドローフェイズ</translation>
    </message>
    <message>
        <source>end of the turn</source>
        <translation>ターン終了時</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>裏向き</translation>
    </message>
    <message>
        <source>in no area</source>
        <translation>領域外</translation>
    </message>
    <message>
        <source>in no area: {cards}</source>
        <translation>領域外：{cards}</translation>
    </message>
    <message>
        <source>inherited</source>
        <translation>進化元効果</translation>
    </message>
    <message>
        <source>link</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>link DP {dp}</source>
        <translation>リンクDP{dp}</translation>
    </message>
    <message>
        <source>link effect</source>
        <translation>リンク効果</translation>
    </message>
    <message>
        <source>linked: {name}[, {dp} DP]</source>
        <translation>リンク：{name}[（DP{dp}）]</translation>
    </message>
    <message>
        <source>main phase</source>
        <translation>メインフェイズ</translation>
    </message>
    <message>
        <source>memory {memory}</source>
        <translation>メモリー{memory}</translation>
    </message>
    <message>
        <source>memory: {memory} for {seat}</source>
        <translation>メモリー：{seat}から見て{memory}</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新着</translation>
    </message>
    <message>
        <source>not active</source>
        <translation>無効</translation>
    </message>
    <message>
        <source>not understood; you rule on it: [{card}: ]{text}</source>
        <translation>読み取れず、ジャッジが裁定：[{card}：]{text}</translation>
    </message>
    <message>
        <source>pending until {timing}: [{card}: ]{text}</source>
        <translation>{timing}まで保留：[{card}：]{text}</translation>
    </message>
    <message>
        <source>pending, {why}: {seat}&apos;s effects[, {chooses}]</source>
        <translation>発揮待ち（{why}）：{seat}の効果[（{chooses}）]</translation>
    </message>
    <message>
        <source>play cost {cost}</source>
        <translation>登場コスト{cost}</translation>
    </message>
    <message>
        <source>player {seat}, memory {memory}</source>
        <translation>プレイヤー{seat}、メモリー{memory}</translation>
    </message>
    <message>
        <source>rules {edition}, not in force</source>
        <translation>ルール{edition}、現行ではない</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>準備</translation>
    </message>
    <message>
        <source>suspended</source>
        <translation>レスト</translation>
    </message>
    <message>
        <source>taught: {taught}</source>
        <translation>教えた内容：{taught}</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>the game is over[: {winner} wins]</source>
        <translation>ゲーム終了[：{winner}の勝利]</translation>
    </message>
    <message>
        <source>token</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>turn {turn} ({seat}), end of the turn[, under rules {edition}, not in force]</source>
        <translation>第{turn}ターン（{seat}）、ターン終了時[（ルール{edition}、現行ではない）]</translation>
    </message>
    <message>
        <source>turn {turn}, {seat}&apos;s {phase} phase[, under rules {edition}, not in force]</source>
        <translation>{seat}の第{turn}ターン、{phase}[（ルール{edition}、現行ではない）]</translation>
    </message>
    <message>
        <source>under it: {name}[, {down}]</source>
        <translation>下のカード：{name}[（{down}）]</translation>
    </message>
    <message>
        <source>unsuspend phase</source>
        <translation>アクティブフェイズ</translation>
    </message>
    <message>
        <source>until its player has unsuspended</source>
        <translation>次の自分のアクティブフェイズ終了まで</translation>
    </message>
    <message>
        <source>until the end of its player’s turn</source>
        <translation>自分のターン終了まで</translation>
    </message>
    <message>
        <source>until the end of the attack</source>
        <translation>アタック終了まで</translation>
    </message>
    <message>
        <source>until the end of the opponent’s turn</source>
        <translation>相手のターン終了まで</translation>
    </message>
    <message>
        <source>until the end of the turn</source>
        <translation>ターン終了まで</translation>
    </message>
    <message>
        <source>until the opponent has unsuspended</source>
        <translation>次の相手のアクティブフェイズ終了まで</translation>
    </message>
    <message>
        <source>use cost {cost}</source>
        <translation>使用コスト{cost}</translation>
    </message>
    <message numerus="yes">
        <source>used %n time(s) this turn</source>
        <translation>
            <numerusform>このターンに%n回使用</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <translation>勝利</translation>
    </message>
    <message numerus="yes">
        <source>{area} of {seat}: %n card(s)</source>
        <translation>
            <numerusform>{seat}の{area}：%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>{attacker} attacks the player; stage: {stage}</source>
        <translation>{attacker}がプレイヤーにアタック。現在：{stage}</translation>
    </message>
    <message>
        <source>{attacker} attacks {target}; stage: {stage}</source>
        <translation>{attacker}が{target}にアタック。現在：{stage}</translation>
    </message>
    <message>
        <source>{attacker} attacks, but its target has left; stage: {stage}</source>
        <translation>{attacker}がアタック、対象はいない。現在：{stage}</translation>
    </message>
    <message>
        <source>{card}, {pile} of {seat}, {place} of {count}</source>
        <translation>{card}、{seat}の{pile}、{count}枚中{place}枚目</translation>
    </message>
    <message>
        <source>{card}: an effect that it no longer has</source>
        <translation>{card}：すでに失った効果</translation>
    </message>
    <message>
        <source>{dp} DP</source>
        <translation>DP{dp}</translation>
    </message>
    <message>
        <source>{dp} DP (printed {printed})</source>
        <translation>DP{dp}（元々{printed}）</translation>
    </message>
    <message>
        <source>{kinds}[, Lv.{level}][, {dp} DP][, {colors}]</source>
        <translation>{kinds}[、Lv.{level}][、DP{dp}][、{colors}]</translation>
    </message>
    <message>
        <source>{label}[ ({name})][, {kinds}][, Lv.{level}][, {dp} DP][ (printed {printed})][, {colors}][, {suspended}][, {fresh}][, {keywords}]</source>
        <translation>{label}[（{name}）][、{kinds}][、Lv.{level}][、DP{dp}][（元々{printed}）][、{colors}][、{suspended}][、{fresh}][、{keywords}]</translation>
    </message>
    <message>
        <source>{pile} of {seat}</source>
        <translation>{seat}の{pile}</translation>
    </message>
    <message numerus="yes">
        <source>{pile} of {seat}: %n card(s)</source>
        <translation>
            <numerusform>{seat}の{pile}：%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}&apos;s battle area</source>
        <translation>{seat}のバトルエリア</translation>
    </message>
    <message>
        <source>{seat}&apos;s breeding area</source>
        <translation>{seat}の育成エリア</translation>
    </message>
    <message>
        <source>{seat}&apos;s {pile}: {cards}[, and {number} not named]</source>
        <translation>{seat}の{pile}：{cards}[、ほか未指定{number}枚]</translation>
    </message>
    <message>
        <source>{seat}: hand {hand}, deck {deck}, Digi-Egg deck {eggs}, security {security}, trash {trash}</source>
        <translation>{seat}：手札{hand}、デッキ{deck}、デジタマデッキ{eggs}、セキュリティ{security}、トラッシュ{trash}</translation>
    </message>
    <message>
        <source>{text} – by the judge</source>
        <translation>{text}（ジャッジによる）</translation>
    </message>
    <message>
        <source>{text} – given by {card}</source>
        <translation>{text}（{card}が付与）</translation>
    </message>
    <message>
        <source>{text} – inherited effect of {card}</source>
        <translation>{text}（{card}の進化元効果）</translation>
    </message>
    <message>
        <source>{text} – its own effect</source>
        <translation>{text}（自身の効果）</translation>
    </message>
    <message>
        <source>{text} – link effect of {card}</source>
        <translation>{text}（{card}のリンク効果）</translation>
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
        <translation>{text}[、{card}による][、{part}][、{until}]</translation>
    </message>
    <message>
        <source>{what}, {until}</source>
        <translation>{what}、{until}</translation>
    </message>
</context>
<context>
    <name>board words</name>
    <message>
        <source>active</source>
        <translation>有効</translation>
    </message>
    <message>
        <source>before the event they respond to</source>
        <translation>応じる対象より先</translation>
    </message>
    <message>
        <source>by the judge</source>
        <translation>ジャッジによる</translation>
    </message>
    <message>
        <source>came this turn</source>
        <translation>このターンに登場</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>裏向き</translation>
    </message>
    <message>
        <source>for a time</source>
        <translation>一時的</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>無効</translation>
    </message>
    <message>
        <source>inherited</source>
        <translation>進化元効果</translation>
    </message>
    <message>
        <source>linked</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>suspended</source>
        <translation>レスト状態</translation>
    </message>
    <message>
        <source>the newest</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>triggered earlier</source>
        <translation>先に誘発</translation>
    </message>
    <message>
        <source>triggered just now</source>
        <translation>今誘発</translation>
    </message>
    <message>
        <source>whose player chooses the next one</source>
        <translation>次に発揮する効果をそのプレイヤーが選ぶ</translation>
    </message>
</context>
<context>
    <name>card_choices</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Begins with: {phase}</source>
        <translation>{phase}から開始</translation>
    </message>
    <message>
        <source>Matching cards</source>
        <translation>該当のカード</translation>
    </message>
    <message>
        <source>Memory: {number} for {seat}</source>
        <translation>メモリー：{seat}から見て{number}</translation>
    </message>
    <message>
        <source>Played under rules {edition}</source>
        <translation>ルール{edition}でプレイ</translation>
    </message>
    <message>
        <source>Title: {title}</source>
        <translation>タイトル：{title}</translation>
    </message>
    <message>
        <source>Turn {turn} ({seat})</source>
        <translation>第{turn}ターン（{seat}）</translation>
    </message>
    <message>
        <source>as described</source>
        <translation>入力内容どおりのカード</translation>
    </message>
    <message>
        <source>the beginning of the turn</source>
        <translation>ターン開始時</translation>
    </message>
    <message numerus="yes">
        <source>{pile} of {seat}: %n card(s)</source>
        <translation>
            <numerusform>{seat}の{pile}：%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}&apos;s turn</source>
        <translation>{seat}のターン</translation>
    </message>
</context>
<context>
    <name>card_explanation</name>
    <message>
        <source>As taught:</source>
        <translation>教えた内容：</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>読み取れない</translation>
    </message>
    <message>
        <source>Possible readings:</source>
        <translation>次の読み方ができます：</translation>
    </message>
    <message>
        <source>Read as, in {language}:</source>
        <translation>読み取り（{language}）：</translation>
    </message>
    <message>
        <source>Read as:</source>
        <translation>読み取り：</translation>
    </message>
    <message>
        <source>Teach what it means</source>
        <translation>意味を教える</translation>
    </message>
    <message>
        <source>The program can&apos;t read this text. Resolve it by hand.</source>
        <translation>テキストを読み取れません。手動で処理してください。</translation>
    </message>
    <message>
        <source>The program reads only part of this text. Resolve the underlined parts by hand.</source>
        <translation>読み取れたのはテキストの一部だけです。下線の部分は手動で処理してください。</translation>
    </message>
    <message>
        <source>The program reads this text.</source>
        <translation>テキストはすべて読み取れました。</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>読み取れる</translation>
    </message>
    <message>
        <source>Understood in part</source>
        <translation>一部読み取れる</translation>
    </message>
    <message>
        <source>it can be read in two ways</source>
        <translation>2通りに読める</translation>
    </message>
    <message>
        <source>it is too long for a card text</source>
        <translation>カードテキストとして長すぎる</translation>
    </message>
    <message>
        <source>it is unclear what one of its words refers to</source>
        <translation>語が何を指すか明確でない</translation>
    </message>
    <message>
        <source>it isn&apos;t in the card file</source>
        <translation>カードのファイルにない</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>読み取れない</translation>
    </message>
    <message>
        <source>printed back, it would say something else</source>
        <translation>文に戻すと別の意味になる</translation>
    </message>
    <message>
        <source>the engine has no such effect</source>
        <translation>エンジンにそのような効果がない</translation>
    </message>
    <message>
        <source>the program doesn&apos;t know this wording</source>
        <translation>プログラムの知らない言い回しである</translation>
    </message>
    <message>
        <source>the program has no phrase book for its language</source>
        <translation>プログラムにこの言語の言い回し集がない</translation>
    </message>
    <message>
        <source>“{words}” only repeats {clause}</source>
        <translation>「{words}」は{clause}以上のことを述べていません</translation>
    </message>
</context>
<context>
    <name>card_page</name>
    <message>
        <source>A card without a name</source>
        <translation>カード名のないカード</translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>ほか{count}件。</translation>
    </message>
    <message>
        <source>App fusion</source>
        <translation>アプ合体</translation>
    </message>
    <message>
        <source>Assembly</source>
        <translation>アセンブリ</translation>
    </message>
    <message>
        <source>Bad entries, not imported</source>
        <translation>不正な項目（取り込みなし）</translation>
    </message>
    <message>
        <source>Burst digivolution</source>
        <translation>バースト進化</translation>
    </message>
    <message>
        <source>Card text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>カードカテゴリー</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Correct it by hand</source>
        <translation>手動で訂正</translation>
    </message>
    <message>
        <source>DNA digivolution</source>
        <translation>ジョグレス</translation>
    </message>
    <message>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <source>DigiXros</source>
        <translation>デジクロス</translation>
    </message>
    <message>
        <source>Digivolution</source>
        <translation>進化</translation>
    </message>
    <message>
        <source>Digivolution requirement</source>
        <translation>進化条件</translation>
    </message>
    <message>
        <source>Doubtful facts</source>
        <translation>疑わしい記載</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>効果</translation>
    </message>
    <message>
        <source>Erratum{since}: “{before}” became “{after}”.</source>
        <translation>エラッタ{since}：「{before}」→「{after}」。</translation>
    </message>
    <message>
        <source>Erratum{since}: “{before}” isn&apos;t on this card, so it wasn&apos;t replaced by “{after}”.</source>
        <translation>エラッタ{since}：「{before}」がこのカードにないため、「{after}」に置き換えていません。</translation>
    </message>
    <message>
        <source>Fields not imported</source>
        <translation>取り込まなかった項目</translation>
    </message>
    <message>
        <source>In a deck</source>
        <translation>デッキの枚数制限</translation>
    </message>
    <message>
        <source>Inherited effect</source>
        <translation>進化元効果</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Link DP</source>
        <translation>リンクDP</translation>
    </message>
    <message>
        <source>Link effect</source>
        <translation>リンク効果</translation>
    </message>
    <message>
        <source>Link requirement</source>
        <translation>リンク条件</translation>
    </message>
    <message>
        <source>Name of the Option part</source>
        <translation>オプション部分の名称</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>カードナンバー</translation>
    </message>
    <message>
        <source>Option part</source>
        <translation>オプション部分</translation>
    </message>
    <message>
        <source>Overflow</source>
        <translation>オーバーフロー</translation>
    </message>
    <message>
        <source>Play cost</source>
        <translation>登場コスト</translation>
    </message>
    <message>
        <source>Reading its text …</source>
        <translation>テキストの読み取り中…</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>読み取り中…</translation>
    </message>
    <message>
        <source>Remove this card</source>
        <translation>このカードを削除</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Security effect</source>
        <translation>セキュリティ効果</translation>
    </message>
    <message>
        <source>The files differ in {fact}</source>
        <translation>ファイル間で異なる項目：{fact}</translation>
    </message>
    <message>
        <source>This card has no text.</source>
        <translation>このカードにテキストはありません。</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>特徴</translation>
    </message>
    <message>
        <source>Try it at the table</source>
        <translation>テーブルで試す</translation>
    </message>
    <message>
        <source>Undo the correction</source>
        <translation>訂正を取り消す</translation>
    </message>
    <message>
        <source>Use cost</source>
        <translation>使用コスト</translation>
    </message>
    <message>
        <source>Use requirement</source>
        <translation>使用条件</translation>
    </message>
    <message>
        <source>What was imported</source>
        <translation>取り込み結果</translation>
    </message>
    <message>
        <source>Write a card with this text</source>
        <translation>このテキストでカードを書く</translation>
    </message>
    <message>
        <source>Your library has no card {number}.</source>
        <translation>ライブラリに{number}はありません。</translation>
    </message>
    <message>
        <source>category</source>
        <translation>カードカテゴリー</translation>
    </message>
    <message>
        <source>colors</source>
        <translation>色</translation>
    </message>
    <message>
        <source>copies in a deck</source>
        <translation>デッキの枚数制限</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>digivolution</source>
        <translation>進化</translation>
    </message>
    <message>
        <source>level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>line {place}</source>
        <translation>{place}行目</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>not in the file</source>
        <translation>ファイルにない</translation>
    </message>
    <message>
        <source>{cost} from {level}</source>
        <translation>{level}からコスト{cost}</translation>
    </message>
    <message>
        <source>{language}: added by hand</source>
        <translation>{language}：手動で追加</translation>
    </message>
    <message>
        <source>{language}: corrected by hand</source>
        <translation>{language}：手動で訂正</translation>
    </message>
    <message>
        <source>{language}: from {file}, {date}</source>
        <translation>{language}：{file}から、{date}</translation>
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
        <translation>カード</translation>
    </message>
    <message>
        <source>an unknown Digi-Egg</source>
        <translation>不明なデジタマ</translation>
    </message>
    <message>
        <source>an unknown card</source>
        <translation>不明なカード</translation>
    </message>
    <message>
        <source>an unknown card in the hand</source>
        <translation>手札の不明なカード</translation>
    </message>
    <message>
        <source>the player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>unknown card</source>
        <translation>不明なカード</translation>
    </message>
</context>
<context>
    <name>cited_page</name>
    <message>
        <source>Source text, in {language}</source>
        <translation>{language}の原文</translation>
    </message>
</context>
<context>
    <name>claims</name>
    <message>
        <source>attacks are checked in the main phase, blocks at the block timing</source>
        <translation>アタックはメインフェイズ、ブロックはブロックタイミングでのみ確認できる</translation>
    </message>
    <message>
        <source>first rule on {unread}</source>
        <translation>先にジャッジの裁定が必要：{unread}</translation>
    </message>
    <message>
        <source>it isn&apos;t one of the choices[: {about}]</source>
        <translation>選択肢にない[：{about}]</translation>
    </message>
    <message>
        <source>the DP of {card} is {now}[, printed {printed}]</source>
        <translation>{card}のDPは{now}[（元々{printed}）]</translation>
    </message>
    <message>
        <source>the DP of {card} is {number}</source>
        <translation>{card}のDPは{number}</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>ゲームは終了している</translation>
    </message>
    <message>
        <source>the rules allow it</source>
        <translation>ルール上可能</translation>
    </message>
    <message>
        <source>{card} can&apos;t attack</source>
        <translation>{card}はアタックできない</translation>
    </message>
    <message>
        <source>{card} can&apos;t be blocked</source>
        <translation>{card}はブロックされない</translation>
    </message>
    <message>
        <source>{card} can&apos;t block</source>
        <translation>{card}はブロックできない</translation>
    </message>
    <message>
        <source>{card} has no DP</source>
        <translation>{card}はDPを持たない</translation>
    </message>
    <message>
        <source>{card} has no color, so its color requirements aren&apos;t checked</source>
        <translation>{card}に色がないため、色条件を確認しない</translation>
    </message>
    <message>
        <source>{card} isn&apos;t attacking</source>
        <translation>{card}はアタックしていない</translation>
    </message>
    <message>
        <source>{card} may attack</source>
        <translation>{card}はアタックできる</translation>
    </message>
    <message>
        <source>{card} may be blocked</source>
        <translation>{card}はブロックされ得る</translation>
    </message>
    <message>
        <source>{card} may block</source>
        <translation>{card}はブロックできる</translation>
    </message>
    <message>
        <source>{card} was played this turn</source>
        <translation>{card}はこのターンに登場した</translation>
    </message>
    <message>
        <source>{card} wasn&apos;t played this turn</source>
        <translation>{card}はこのターンに登場していない</translation>
    </message>
    <message>
        <source>{seat} must decide something else first[: {question}]</source>
        <translation>先に{seat}が決めることがある[：{question}]</translation>
    </message>
    <message>
        <source>{seat}&apos;s memory is {now}</source>
        <translation>{seat}のメモリーは{now}</translation>
    </message>
    <message>
        <source>{seat}&apos;s memory is {number}</source>
        <translation>{seat}のメモリーは{number}</translation>
    </message>
    <message>
        <source>{what}</source>
        <translation>{what}</translation>
    </message>
    <message>
        <source>{why}; first rule on {unread}</source>
        <translation>{why}。先にジャッジの裁定が必要：{unread}</translation>
    </message>
    <message>
        <source>{why}[, because of {by}]</source>
        <translation>{why}[（{by}の効果）]</translation>
    </message>
</context>
<context>
    <name>clear_sign</name>
    <message>
        <source>Clear the field</source>
        <translation>入力欄を空にする</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>
Doubtful (--doubts FILE writes them with both texts, --settle FILE settles them)</source>
        <translation>
疑わしいもの（--doubts ファイル で両方の文とともに書き出し、--settle ファイル で確定する）</translation>
    </message>
    <message>
        <source>
Only renumbered: {numbers}</source>
        <translation>
番号だけの変更：{numbers}</translation>
    </message>
    <message>
        <source>
clauses ({how}): {clauses}</source>
        <translation>
条項（{how}）：{clauses}</translation>
    </message>
    <message>
        <source>
until {replaced} it said [{language}]:
{question}</source>
        <translation>
{replaced}までの内容[{language}]:
{question}</translation>
    </message>
    <message>
        <source>
{title}: {number} (--texts prints them)</source>
        <translation>
{title}：{number}件（--textsで表示）</translation>
    </message>
    <message>
        <source>    (nearly the same: {like})</source>
        <translation>    （ほぼ同じ内容：{like}）</translation>
    </message>
    <message>
        <source>    and {more} more (--json lists them)</source>
        <translation>    ほかに{more}件（--jsonですべて表示）</translation>
    </message>
    <message>
        <source>    because  {edition}: {fact} [{clauses}]</source>
        <translation>    理由  {edition}：{fact} [{clauses}]</translation>
    </message>
    <message>
        <source>    deleted</source>
        <translation>    削除済み</translation>
    </message>
    <message>
        <source>    in the end {difference}</source>
        <translation>    最後に{difference}</translation>
    </message>
    <message>
        <source>    its scene doesn&apos;t apply {unapplied}</source>
        <translation>    その場面は{unapplied}を適用していない</translation>
    </message>
    <message>
        <source>    line {line}: {wrong}</source>
        <translation>    {line}行目：{wrong}</translation>
    </message>
    <message>
        <source>    not possible under {edition}: line {line}: {step}: {why}</source>
        <translation>    {edition}：{line}行目は行えない：{step}：{why}</translation>
    </message>
    <message>
        <source>    not understood: {text}{ruled}</source>
        <translation>    読み取れない：{text}{ruled}</translation>
    </message>
    <message>
        <source>    possible reading: {words}</source>
        <translation>    読み方：{words}</translation>
    </message>
    <message>
        <source>    read as taught: {text}</source>
        <translation>    教えたとおりに読んだ：{text}</translation>
    </message>
    <message>
        <source>    the boards are the same in the end</source>
        <translation>    最後の盤面は同じ</translation>
    </message>
    <message>
        <source>    {clauses}; played in the scene {scene}</source>
        <translation>    {clauses}。場面{scene}でプレイ</translation>
    </message>
    <message>
        <source>  (text not available)</source>
        <translation>  （テキストなし）</translation>
    </message>
    <message>
        <source>  CONFLICT</source>
        <translation>  競合</translation>
    </message>
    <message>
        <source>  IMPORTED</source>
        <translation>  取り込み済み</translation>
    </message>
    <message>
        <source>  The text of {edition} isn&apos;t available; this is what the program knows about it.</source>
        <translation>  {edition}のテキストはない。わかっていることは次のとおり。</translation>
    </message>
    <message>
        <source>  and {more:,} more doubtful lines (--doubts FILE writes all of them)</source>
        <translation>  疑わしい行がほかに{more:,}行（--doubts ファイル ですべて書き出す）</translation>
    </message>
    <message>
        <source>  and {more} more (--texts prints them all)</source>
        <translation>  ほかに{more}件（--textsですべて表示）</translation>
    </message>
    <message>
        <source>  and {stale:,} more stale references</source>
        <translation>  古い参照がほかに{stale:,}件</translation>
    </message>
    <message>
        <source>  as taught: {summary}</source>
        <translation>  教えた内容：{summary}</translation>
    </message>
    <message>
        <source>  banned and restricted cards: as of {day}, by lists up to {newest}</source>
        <translation>  禁止・制限カード：{day}時点、最新のリストは{newest}</translation>
    </message>
    <message>
        <source>  banned and restricted cards: not checked, you have imported no list</source>
        <translation>  禁止・制限カード：リストを取り込んでいないため未確認</translation>
    </message>
    <message>
        <source>  cards: {cards}</source>
        <translation>  カード：{cards}</translation>
    </message>
    <message>
        <source>  corrected: {slip} ({count})</source>
        <translation>  修正：{slip}（{count}）</translation>
    </message>
    <message>
        <source>  defined by: {clauses}</source>
        <translation>  定義：{clauses}</translation>
    </message>
    <message>
        <source>  deleted, left over from a program that was killed: {name}</source>
        <translation>  削除（途中で終了したプログラムの書きかけ）：{name}</translation>
    </message>
    <message>
        <source>  different for: {different}</source>
        <translation>  異なるもの：{different}</translation>
    </message>
    <message>
        <source>  doubtful facts: {doubtful}</source>
        <translation>  疑わしい情報：{doubtful}件</translation>
    </message>
    <message>
        <source>  doubtful, page {page}, line {line}: {why}</source>
        <translation>  疑わしい、{page}ページ{line}行目：{why}</translation>
    </message>
    <message>
        <source>  engine: {part}</source>
        <translation>  エンジン：{part}</translation>
    </message>
    <message>
        <source>  fields not imported: {fields}</source>
        <translation>  取り込まなかった項目：{fields}</translation>
    </message>
    <message>
        <source>  from {file} (pages: {pages:,}) on {imported}</source>
        <translation>  {file}（{pages:,}ページ）から、{imported}</translation>
    </message>
    <message>
        <source>  in other sources: {passages}</source>
        <translation>  ほかの資料：{passages}</translation>
    </message>
    <message>
        <source>  left out: {weight:,} characters, {reason}</source>
        <translation>  除外：{weight:,}文字、{reason}</translation>
    </message>
    <message>
        <source>  no clause</source>
        <translation>  条項なし</translation>
    </message>
    <message>
        <source>  not understood ({why}): {span}</source>
        <translation>  読み取れない（{why}）：{span}</translation>
    </message>
    <message>
        <source>  only repeats {clause}: {words}</source>
        <translation>  {clause}以上のことを述べない：{words}</translation>
    </message>
    <message>
        <source>  printed back: {printed}</source>
        <translation>  書き直した文：{printed}</translation>
    </message>
    <message>
        <source>  recognized as: {shape}</source>
        <translation>  認識した形式：{shape}</translation>
    </message>
    <message>
        <source>  residue: {weight:,} characters, {reason}</source>
        <translation>  残り：{weight:,}文字、{reason}</translation>
    </message>
    <message>
        <source>  revision {id}, {at} by {by}:</source>
        <translation>  改訂{id}、{at}、{by}：</translation>
    </message>
    <message>
        <source>  scenes: none yet</source>
        <translation>  場面：まだない</translation>
    </message>
    <message>
        <source>  scenes: {keys}</source>
        <translation>  場面：{keys}</translation>
    </message>
    <message>
        <source>  set aside: {name}</source>
        <translation>  退避：{name}</translation>
    </message>
    <message>
        <source>  stale: {where} refers to {printed}{titled}; that is {meant}</source>
        <translation>  古い参照：{where}は{printed}{titled}を参照。現在は{meant}</translation>
    </message>
    <message>
        <source>  such files lack: {lacks}</source>
        <translation>  この形式のファイルにないもの：{lacks}</translation>
    </message>
    <message>
        <source>  taught differently, left out: {theirs}; yours: {yours}</source>
        <translation>  別の意味で教えてあるため除外：{theirs}。自分の内容：{yours}</translation>
    </message>
    <message>
        <source>  the previous data is saved as {name}</source>
        <translation>  以前の内容は{name}として保存</translation>
    </message>
    <message>
        <source>  update history: {traced} of {named} numbers are clauses today</source>
        <translation>  更新履歴：{named}個の番号のうち{traced}個が現在の条項</translation>
    </message>
    <message>
        <source>  {chapters:,} chapters, {clauses:,} clauses, {passages:,} passages, {characters:,} characters</source>
        <translation>  {chapters:,}章、{clauses:,}条項、{passages:,}項目、{characters:,}文字</translation>
    </message>
    <message>
        <source>  {clause} was changed by edition {edition} ({date}), after this answer</source>
        <translation>  {clause}はこの回答の後、版{edition}（{date}）で変更された</translation>
    </message>
    <message>
        <source>  {counts}; {doubtful} doubtful</source>
        <translation>  {counts}。疑わしいもの{doubtful}件</translation>
    </message>
    <message>
        <source>  {faults}, {explained} explained</source>
        <translation>  {faults}、説明済み{explained}件</translation>
    </message>
    <message>
        <source>  {number} of {edition}: {standing}</source>
        <translation>  {edition}の{number}：{standing}</translation>
    </message>
    <message>
        <source>  {number} of {edition}: {standing}, now {there}</source>
        <translation>  {edition}の{number}：{standing}、現在{there}</translation>
    </message>
    <message>
        <source>  {passages:,} passages, {characters:,} characters</source>
        <translation>  {passages:,}項目、{characters:,}文字</translation>
    </message>
    <message>
        <source>  {readings} readings, {clauses} clauses, {rulings} rulings, {scenarios} scenarios</source>
        <translation>  解釈{readings}件、条項{clauses}件、回答{rulings}件、シナリオ{scenarios}件</translation>
    </message>
    <message>
        <source>  {readings} readings, {clauses} clauses, {rulings} rulings; scenarios not checked: there is no folder of them</source>
        <translation>  解釈{readings}件、条項{clauses}件、回答{rulings}件。シナリオはフォルダがないため探していない</translation>
    </message>
    <message>
        <source>  {rendered:,} of {clauses:,} clauses, {headings} headings, {signs:,} numbers, references, keywords, timings and areas compared</source>
        <translation>  {clauses:,}条項のうち{rendered:,}件、見出し{headings}件。数、参照、キーワード、タイミング、領域を{signs:,}件比較</translation>
    </message>
    <message>
        <source>  {summary}
    printed: {means}</source>
        <translation>  {summary}
    書き戻し：{means}</translation>
    </message>
    <message>
        <source> (control)</source>
        <translation> （対照）</translation>
    </message>
    <message>
        <source> (doubtful)</source>
        <translation> （疑わしい）</translation>
    </message>
    <message>
        <source> (its clauses have changed)</source>
        <translation> （条項に変更あり）</translation>
    </message>
    <message>
        <source> (ruled: {ruled})</source>
        <translation> （裁定：{ruled}）</translation>
    </message>
    <message>
        <source> (rules {rules}, not in force)</source>
        <translation> （ルール{rules}、現行ではない）</translation>
    </message>
    <message>
        <source> (settles a conflict)</source>
        <translation> （競合を解決）</translation>
    </message>
    <message>
        <source> (you are asked when it may trigger)</source>
        <translation> （誘発しうるところで尋ねる）</translation>
    </message>
    <message>
        <source> because of {event}</source>
        <translation> 原因：{event}</translation>
    </message>
    <message>
        <source> reading: {ids}</source>
        <translation> 解釈：{ids}</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>（名前なし）</translation>
    </message>
    <message>
        <source>(showing cards for {corrected}; none has {question!r})</source>
        <translation>（{corrected}のカードを表示。「{question}」はない）</translation>
    </message>
    <message>
        <source>({count} in other languages: {languages}; --all-languages shows them)</source>
        <translation>（他の言語に{count}件：{languages}。--all-languagesで表示）</translation>
    </message>
    <message>
        <source>--json goes after a command, or with --version</source>
        <translation>--jsonはコマンドの後ろか、--versionと一緒に置く</translation>
    </message>
    <message>
        <source>; newest backup of {date}</source>
        <translation>。最新のバックアップ：{date}</translation>
    </message>
    <message>
        <source>; read-only</source>
        <translation>。読み取り専用</translation>
    </message>
    <message>
        <source>A ruling in JSON has id, at (when it was last changed), by, deleted, conflict, and {ruling}.</source>
        <translation>裁定のJSONには、id、at（最後に変更した時）、by、deleted、conflict、{ruling}がある。</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>An edition that the program doesn&apos;t know is played as the newest one it knows. Lists the facts of the newest known edition, starting with those whose clauses have changed. Answer with --still or --dropped whether each still holds: its clauses are then no longer marked as changed. --forget undoes an answer.</source>
        <translation>プログラムの知らない版は、知っている最新の版としてプレイする。その版の事実を、新しい版で条項が変更されたものから順に示す。それぞれ引き続きプレイするかを--stillか--droppedで指定する。判断は保存され、その条項は変更ありと示されなくなる。--forgetで取り消す。</translation>
    </message>
    <message>
        <source>Answer: {answer}</source>
        <translation>答え：{answer}</translation>
    </message>
    <message>
        <source>Because: {because}</source>
        <translation>理由：{because}</translation>
    </message>
    <message>
        <source>Building the index ...</source>
        <translation>索引を作成中……</translation>
    </message>
    <message>
        <source>CONFLICT: it was changed in two ways; `bring-back` or `edit --settle` settles it</source>
        <translation>競合：2通りに変更された。`bring-back`か`edit --settle`で解決する</translation>
    </message>
    <message>
        <source>Cards:</source>
        <translation>カード：</translation>
    </message>
    <message>
        <source>Change a ruling: what you enter replaces the old text, which stays in the history. A ruling in conflict is refused unless --settle says that this settles it.</source>
        <translation>裁定を変更する。指定した内容が元の内容に取って代わり、元の内容は履歴に残る。競合しているものは、これで解決すると--settleで示さなければ拒否される。</translation>
    </message>
    <message>
        <source>Check a deck list against the construction rules (1-4-1) and the (Rule) texts of its cards, which must be in the card library. Each line has a card and its number of copies: 4 TS1-010; TS1-010 x4; 4x Name (TS1-010); 4 Name TS1-010. A JSON array names a number once for each copy. The Digi-Egg deck may have a heading of its own. Exit status 1 when the deck isn&apos;t legal.</source>
        <translation>デッキリストを構築ルール（1-4-1）とカードの〈ルール〉の文に照らして検査する。カードはカードライブラリになければならない。1行にカードと枚数を書く：4 TS1-010、TS1-010 x4、4x Name (TS1-010)、4 Name TS1-010。JSON配列では1枚ごとに番号を1つ書く。デジタマデッキに見出しを付けてもよい。使えないデッキなら終了ステータス1。</translation>
    </message>
    <message>
        <source>Check deck lists.</source>
        <translation>デッキリストを検査する。</translation>
    </message>
    <message>
        <source>Check the data folder, list its backups, and restore one.</source>
        <translation>データフォルダを検査し、バックアップの一覧を表示し、復元する。</translation>
    </message>
    <message>
        <source>Cite {number} (edition {edition}). The text shown is that of {older}, where it was {was}.</source>
        <translation>引用する番号は{number}（{edition}版）。表示は{older}版のテキストで、そこでの番号は{was}。</translation>
    </message>
    <message>
        <source>Cite {number} (edition {edition}). The text shown is that of {older}.</source>
        <translation>引用する番号は{number}（{edition}版）。表示は{older}版のテキスト。</translation>
    </message>
    <message>
        <source>Compare another judge&apos;s file with your data: what is new, newer, the same, in conflict, deleted here for good, or refused and why. Nothing is imported without --take, and nothing of yours is lost: a ruling in conflict keeps both texts; a scene or table whose name is in use gets another one. Only a phrase that was taught differently replaces yours. Exit status 1 when something in the file is still not in your data.</source>
        <translation>ほかのジャッジのファイルを自分のデータと比べる：新しいもの、より新しいもの、同じもの、競合するもの、ここで完全に削除されたもの、拒否されるものとその理由。--takeで指定しなければ何も取り込まず、自分のデータは何も失われない。競合する裁定は両方の文を残す。名前がすでに使われている場面やテーブルには別の名前が付く。別の意味で教えた言い回しだけは自分のものに取って代わる。終わった後も自分のデータにないものがファイルに残っていれば終了ステータス1。</translation>
    </message>
    <message>
        <source>Compare two editions of the Comprehensive Rules: first what plays differently and what was added, in our own words, with the clauses of both and the command that plays a scene under both; then how many other clauses differ. --texts prints their texts, with [-removed words-] and {{+added words+}}; they are always printed when nothing else is known about an edition. If its text isn&apos;t available, prints what is known about it. Write doubtful matches to a file with --doubts, edit the file, and settle them for good with --settle.</source>
        <translation>総合ルールの2つの版を比べる：まず処理が変わるものと追加されたものを、当プログラムの表現で、両方の条項と、場面を両方の版でプレイするコマンドとともに示し、次にほかに異なる条項の数を示す。--textsでその文を表示する（[-消えた語-]と{{+増えた語+}}）。ほかに何もわかっていない版では常に表示する。テキストがない版については、わかっていることを示す。疑わしい対応は--doubtsでファイルに書き出し、直して--settleで確定する。</translation>
    </message>
    <message>
        <source>Compared with {edition} ({date}): {all:,} references, {entries:,} to check</source>
        <translation>{edition}（{date}）と比較：参照{all:,}件、要確認{entries:,}件</translation>
    </message>
    <message>
        <source>Count the effects and cards in a file that pass every gate: read completely, one reading only, the same meaning when printed and read again, playable by the engine. Lists the gaps, those that would unlock the most cards first.</source>
        <translation>ファイルの効果とカードのうち、すべての検査を通るものを数える：全部が読める、読み方が1つ、書き戻して読み直しても同じ、エンジンが実行できる効果。足りないものを、より多くのカードが読み取れるようになる順に示す。</translation>
    </message>
    <message>
        <source>DAMAGED ({wrong})</source>
        <translation>破損（{wrong}）</translation>
    </message>
    <message>
        <source>Delete a ruling. It stays in its history and can be restored; with --for-good its history goes too, and no other judge&apos;s file brings it back.</source>
        <translation>裁定を削除する。履歴に残り、復元できる。--for-goodなら履歴ごと消え、ほかのジャッジのファイルからも戻らない。</translation>
    </message>
    <message>
        <source>Edition {edition} is played as edition {duel}.</source>
        <translation>{edition}版は{duel}としてプレイする。</translation>
    </message>
    <message>
        <source>Exchange changes with the team&apos;s notebook once; the window does so by itself. Exit status 1 when something from the server was refused, 2 when the server can&apos;t be used.</source>
        <translation>ノートをチームのノートと一度同期する。ウィンドウは自動で行う。サーバーの内容に拒否されたものがあれば終了ステータス1、サーバーを使えなければ2。</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Fetch the files at the addresses you saved, all or those named, and import what has changed; nothing is fetched without this command. --add saves an address under a name, --remove deletes it, --list prints all. --try shows what would change and saves nothing. --take-back undoes the last import of a file. --off forbids fetching, as at an event, until --on.</source>
        <translation>アドレスを登録したファイルを、すべてまたは指定したものだけ取得し、変わった内容を取り込む。このコマンドなしに取得することはない。--addでアドレスに名前を付けて登録し、--removeで削除し、--listですべて表示する。--tryは変わる内容を示すだけで何も保存しない。--take-backはファイルを最後に取り込む前の内容に戻す。--offはイベント中などの取得を、--onまで禁止する。</translation>
    </message>
    <message>
        <source>Filters among the words: card:TS1-010, clause:16-5, is:official, is:ruling, is:given or another status, is:head-judge or another authority, since:2026 or since:2026-03-28, until:2025, lang:ja, event:WORD, tag:WORD; put a value with spaces in double quotes.</source>
        <translation>語の間に使える絞り込み：card:TS1-010、clause:16-5、is:official、is:ruling、is:givenなどの状態、is:head-judgeなどの権限、since:2026またはsince:2026-03-28、until:2025、lang:ja、event:語、tag:語。空白を含む値は二重引用符で囲む。</translation>
    </message>
    <message>
        <source>Find cards by number (TS1-010, also without the dash), name in any language, keyword, trait or text. Filters among the words: color:red, level:6, level:4-6, cost:&lt;=5, dp:&gt;=6000, trait:Dragon, keyword:blocker, type:tamer, understood:no. Plain words work too for level, cost, DP, color and what is understood: red level 6 blocker not understood. Whether a card is understood is known once it has been read.</source>
        <translation>カードを番号（TS1-010、ハイフンなしも可）、どの言語の名称、キーワード、特徴、テキストからも探す。語の間に使える絞り込み：color:red、level:6、level:4-6、cost:&lt;=5、dp:&gt;=6000、trait:Dragon、keyword:blocker、type:tamer、understood:no。レベル、コスト、DP、色、読み取りの可否は語でも書ける：red level 6 blocker not understood。読み取りの可否がわかるのは読んだカードだけである。</translation>
    </message>
    <message>
        <source>Find clauses and passages. A number such as 16-5 finds the clause and what is below it, 16-5. only the clause; a term in any language finds its definition.</source>
        <translation>条項と項目を探す。16-5のような番号はその条項と下位を、16-5.はその条項だけを探す。どの言語の用語からもその定義が見つかる。</translation>
    </message>
    <message>
        <source>Find official answers, and the rulings of your notebook except deleted ones. {filters} Exit status 1 when nothing is found.</source>
        <translation>公式回答と、ノートの裁定（削除済みを除く）を探す。{filters}見つからなければ終了ステータス1。</translation>
    </message>
    <message>
        <source>Follow every legal line of play from a position: all choices of both players, of one, or only the order in which pending effects are activated. Prints how many different boards result, what distinguishes them, and the shortest line to each with its clauses. Positions that the rules treat as the same are followed once. Says where a shuffle, an unknown card, or a text that is not understood decides. Exit status 1 when not every line was followed, or something other than the rules decides.</source>
        <translation>局面からルールどおりの進め方をすべてたどる：両プレイヤーまたは一方の選択すべて、あるいは発揮待ちの効果の発揮順だけ。異なる盤面の数、何が異なるか、それぞれへの最短の進め方とその条項を表示する。ルール上同じ局面は1度だけたどる。シャッフル、不明なカード、読み取れないテキストで決まるところは示す。すべてをたどれなかった場合や、ルール以外のもので決まる場合は終了ステータス1。</translation>
    </message>
    <message>
        <source>If an address fails, the others are still updated; the exit status is 2.</source>
        <translation>取得できないアドレスがあっても、ほかのものは更新する。終了ステータスは2。</translation>
    </message>
    <message>
        <source>Import a rulebook: an edition of the Comprehensive Rules, or any other with headings; a PDF, a UTF-8 text (form feeds separate its pages) or Markdown. You can leave out what its cover says. Proves that each character of the file is in a passage or in a named list of residue, and that every clause number occurs once and in order; lists what is uncertain with its page. Replaces an edition that is already imported. Exit status 1 when something is out of order, 2 when the file can&apos;t be read.</source>
        <translation>ルールブックを取り込む。総合ルールのある版か、見出しのあるほかのルールブック。PDF、UTF-8のテキスト（改ページでページを分ける）、Markdownのどれか。表紙にあることは指定しなくてよい。ファイルの各文字がどこかの項目か名前の付いた残りの一覧にあること、各条項番号が順に1度ずつあることが証明される。確かでないものはページとともに示す。すでにある版は置き換える。順序の乱れなどがあれば終了ステータス1、ファイルを読めなければ2。</translation>
    </message>
    <message>
        <source>Import cards from JSON files in a known fan format, or with the fields {entry}. Importing again updates them; corrections by hand stay. Entries that aren&apos;t cards are reported on stderr and left out; the exit status is then 1.</source>
        <translation>JSONファイルのカードを取り込む：既知のファン製の形式か、{entry}の項目を持つもの。取り込み直すと更新し、手動で直したものは残る。カードでない項目はstderrに示して除外する。その場合は終了ステータス1。</translation>
    </message>
    <message>
        <source>Import errata from JSON files: with number, before, after, since, source, or a list of changes (before, after); or in a known fan format. From that date on, a card is found, read and played as corrected, and its page shows the old text. Corrections by hand stay. Exit status 1 when an entry was bad.</source>
        <translation>JSONファイルのエラッタを取り込む：number、before、after、since、source、またはchanges（before、after）の一覧を持つもの。既知のファン製の形式も可。適用日から、カードは訂正後の内容で検索・読み取り・プレイされ、カードのページに元の内容が示される。手動で直したものは残る。不正な項目があれば終了ステータス1。</translation>
    </message>
    <message>
        <source>Import lists of banned and restricted cards: JSON with number and status (banned, restricted, unrestricted, pair) or limit, since, partner, region; a known fan format; or one line per card, TS1-010 banned 2026-08-01. Bad entries are reported on stderr and left out; the exit status is then 1.</source>
        <translation>禁止・制限カードのリストを取り込む：numberと、status（banned、restricted、unrestricted、pair）またはlimit、さらにsince、partner、regionを持つJSON、既知のファン製の形式、または TS1-010 banned 2026-08-01 のような1行1件の形。不正な項目はstderrに示して除外する。その場合は終了ステータス1。</translation>
    </message>
    <message>
        <source>Import official questions and answers from JSON files in a known fan format, or with the fields {fields} (also id, lang, card_or_topic). Importing again updates them; earlier texts of an answer stay. Entries that aren&apos;t answers are reported on stderr and left out; the exit status is then 1.</source>
        <translation>JSONファイルの公式の質問と回答を取り込む：既知のファン製の形式か、{fields}の項目（ほかにid、lang、card_or_topicも可）を持つもの。取り込み直すと更新し、回答の以前の内容は残る。回答でない項目はstderrに示して除外する。その場合は終了ステータス1。</translation>
    </message>
    <message>
        <source>Import phrase files: wordings with the same meaning as wordings the program understands. Each phrase is checked; one that fails is refused, with the reason. Texts understood without it are read as before. Phrases you haven&apos;t taught are imported; where you taught something else, yours stays unless you give --replace. Exit status 1 when a phrase was refused or left out.</source>
        <translation>言い回しファイルを取り込む：読み取れる言葉と同じ意味の言い回し。それぞれ言い回し集の検査を通るか、理由とともに拒否される。それがなくても読み取れるものは変わらない。まだ教えていないものは取り込み、別の意味で教えたものは--replaceがなければ自分のものが残る。拒否または除外したものがあれば終了ステータス1。</translation>
    </message>
    <message>
        <source>Import {edition}: judgeapp corpus import FILE</source>
        <translation>{edition}版を取り込むには：judgeapp corpus import FILE</translation>
    </message>
    <message>
        <source>Indexing the questions with proven answers ...</source>
        <translation>検証済みの回答がある質問の索引を作成中……</translation>
    </message>
    <message>
        <source>JSON: a list of id, by, at, state (asked, hidden or kept).</source>
        <translation>JSON: id、by、at、state（asked、hidden、keptのどれか）の一覧。</translation>
    </message>
    <message>
        <source>JSON: a list of phrases, each with language, wording, same, by, date, note, means (in today&apos;s words; empty if it is refused) and reason (why it is refused).</source>
        <translation>JSON: 言い回しの一覧。それぞれlanguage、wording、same、by、date、note、means（現在の言い方。拒否された場合は空）、reason（拒否の理由）。</translation>
    </message>
    <message>
        <source>JSON: a list of rulings.</source>
        <translation>JSON: 裁定の一覧。</translation>
    </message>
    <message>
        <source>JSON: a list with file, control (whether it is the control of that file), edition (of the Comprehensive Rules, under which it was played), passed, failure (line, what), events (number, what, clauses, cause, facts, names: what the cards of the facts were called then, by id, told: the sentence, readings: the ids of our readings of its clauses, which `judgeapp show` explains), clauses, choices, unread: the texts that are not understood (card, text, perhaps: the judge is asked where it may trigger, ruled), taught: the effects read as a judge taught them (card, taught), refusals: why something was refused where the file does not say by which clauses (line, what), changed: what to check, because an imported edition changed clauses that it rests on. With --compare-editions: a list with file, editions, parted (line, step, then: of each edition seat, kind and options of what is asked, refused: why the step can&apos;t be taken, clauses; null if the results are the same), facts (fact, certainty, before, clauses_before, now, clauses), left_out (edition, line, told, why: steps that can&apos;t be taken after that), boards (what differs in the end).</source>
        <translation>JSON: file、control（そのファイルの対照かどうか）、edition（プレイした総合ルールの版）、passed、failure（line、what）、events（number、what、clauses、cause、facts、names: factsのカードのその時の名前をidごとに、told: 文、readings: その条項についての当プログラムの解釈のID、`judgeapp show`で説明）、clauses、choices、unread: 読み取れないテキスト（card、text、perhaps: 誘発しうるところでジャッジに尋ねる、ruled）、taught: ジャッジが教えたとおりに読んだ効果（card、taught）、refusals: どの条項によるかをファイルが示していないところで、拒否された理由（line、what）、changed: 取り込んだ版が根拠の条項を変えたため確かめるべきもの、の一覧。--compare-editionsでは、file、editions、parted（line、step、then: 版ごとに尋ねられることのseat、kind、options、refused: その手順を行えない理由、clauses。同じ結果ならnull）、facts（fact、certainty、before、clauses_before、now、clauses）、left_out（edition、line、told、why: その後行えない手順）、boards（最後に異なるところ）の一覧。</translation>
    </message>
    <message>
        <source>JSON: a list with key, title, clauses, keywords, own, text (the scenario file).</source>
        <translation>JSON: key、title、clauses、keywords、own、text（シナリオファイル）の一覧。</translation>
    </message>
    <message>
        <source>JSON: a list with key, title, edition, date, language, kind, settled (how many lines), provenance.</source>
        <translation>JSON: key、title、edition、date、language、kind、settled（行数）、provenanceの一覧。</translation>
    </message>
    <message>
        <source>JSON: a list with name, what, file, made, count (bookmarks, records of cards, revisions of rulings, phrases, nodes of the table), sound, wrong (empty when sound).</source>
        <translation>JSON: name、what、file、made、count（ブックマーク、カードの記録、裁定の改訂、言い回し、テーブルのノードの数）、sound、wrong（正常なら空）の一覧。</translation>
    </message>
    <message>
        <source>JSON: a list with revision, parents, at, by, device, deleted, changed (fields, against what it came after), and ruling: what it was (null if it was deleted).</source>
        <translation>JSON: revision、parents、at、by、device、deleted、changed（直前から変わった項目）、ruling: その時の内容（削除されていればnull）の一覧。</translation>
    </message>
    <message>
        <source>JSON: a list with ruling (its id), question, failure (empty if nothing has changed), unapplied (clauses of the ruling that its scene does not apply).</source>
        <translation>JSON: ruling（ID）、question、failure（すべて元のとおりなら空）、unapplied（場面が適用していない裁定の条項）の一覧。</translation>
    </message>
    <message>
        <source>JSON: a list with, for each file, file and cards (name, number).</source>
        <translation>JSON: ファイルごとにfileとcards（name、number）の一覧。</translation>
    </message>
    <message>
        <source>JSON: a list with, for each file, file, by_line, new, updated, unchanged, bad, troubles (place, number, reason), doubtful, doubts (place, number, reason), languages, left_out, shape, lacks, mended. A place is a line number, or in an array the number of the entry.</source>
        <translation>JSON: ファイルごとにfile、by_line、new、updated、unchanged、bad、troubles（place、number、reason）、doubtful、doubts（place、number、reason）、languages、left_out、shape、lacks、mendedの一覧。placeは行、配列では何番目の要素か。</translation>
    </message>
    <message>
        <source>JSON: a list with, for each file, file, taken, same, different (own, other), refused (phrase, why, reason), each a phrase with language, wording, same, by, date, note; taken with means (the same in today&apos;s words) and cards (number, name, where, before, after, text, says: what is read there now).</source>
        <translation>JSON: ファイルごとにfile、taken、same、different（own、other）、refused（phrase、why、reason）の一覧。言い回しはそれぞれlanguage、wording、same、by、date、note。takenにはmeans（現在の言い方）とcards（number、name、where、before、after、text、says: 現在の読み）もある。</translation>
    </message>
    <message>
        <source>JSON: answer, open (what the answer leaves open), outcomes (number, facts: what distinguishes it, ways: how many lead to it, null when they are endless, certain, chance, unread, by_hand, way: the shortest, a list with seat, kind, option, told, clauses, alone), claims (claim, answer: always, never, sometimes or open, for, against: numbers of outcomes, 0 when there is none), positions, folded: lines that reached a position already followed, ways, whole, stopped. With --account: accounts (who, answer: as-told, otherwise, never, open or unread, told, deed: the illegal action with its step, written, why and clauses, numbers: claims about numbers that are wrong, open, way), positions, stopped.</source>
        <translation>JSON: answer、open（答えが残すもの）、outcomes（number、facts: 何が異なるか、ways: そこへの進め方の数。限りがなければnull、certain、chance、unread、by_hand、way: 最短の進め方。seat、kind、option、told、clauses、aloneの一覧）、claims（claim、answer: always、never、sometimes、openのどれか、for、against: 結果の番号。なければ0）、positions、folded: そのどれかに再び至った進め方の数、ways、whole、stopped。--accountでは、accounts（who、answer: as-told、otherwise、never、open、unreadのどれか、told、deed: ルール上不可能だった手順のstep、written、why、clauses、numbers: 数値について述べられた、そうではないこと、open、way）、positions、stopped。</translation>
    </message>
    <message>
        <source>JSON: cards and eggs (how many); deck and digi_eggs (number, name, count); faults (kind, what, lines, cards, near, clauses).</source>
        <translation>JSON: cardsとeggs（枚数）。deckとdigi_eggs（number、name、count）。faults（kind、what、lines、cards、near、clauses）。</translation>
    </message>
    <message>
        <source>JSON: edition, duel (the edition under which it is played), facts, each with fact, now (in our words), clauses, in_edition (numbers there), changed (whether they say something else), plays (null if nothing was said).</source>
        <translation>JSON: edition、duel（プレイに用いる版）、facts。それぞれfact、now（当プログラムの表現）、clauses、in_edition（その版での番号）、changed（内容が変わったか）、plays（判断がなければnull）。</translation>
    </message>
    <message>
        <source>JSON: file, and how many rulings are in it.</source>
        <translation>JSON: fileと、その中の裁定の数。</translation>
    </message>
    <message>
        <source>JSON: file, and how many rulings, phrases, scenes, tables are in it.</source>
        <translation>JSON: fileと、その中のrulings、phrases、scenes、tablesの数。</translation>
    </message>
    <message>
        <source>JSON: file, and items: a list with kind (ruling, phrase, scene, table), key, title, state (new, newer, same, conflict, gone, refused), own and theirs (both texts of a conflict), wrong (why it is refused), taken.</source>
        <translation>JSON: fileとitems: kind（ruling、phrase、scene、table）、key、title、state（new、newer、same、conflict、gone、refused）、ownとtheirs（競合の両方の文）、wrong（拒否の理由）、takenの一覧。</translation>
    </message>
    <message>
        <source>JSON: file, language, cards, cards_vanilla, cards_understood, effects, understood, partly, lines, lines_understood, faults (spans by gate), gaps (shape, cards, unlocks, example, number), bad (entries that aren&apos;t cards); with --against, agreement (compared, same, different); with --taught, taught (the effects that are understood only so). Texts that this program has already read with this phrase book aren&apos;t read again; --fresh reads all.</source>
        <translation>JSON: file、language、cards、cards_vanilla、cards_understood、effects、understood、partly、lines、lines_understood、faults（関門ごとの箇所）、gaps（shape、cards、unlocks、example、number）、bad（カードでないもの）。--againstではagreement（compared、same、different）、--taughtではtaught（そうしてのみ読み取れる効果）もある。このプログラムと言い回し集で読んだものは読み直さない。--freshならすべて読む。</translation>
    </message>
    <message>
        <source>JSON: folder, writable, swept (leftovers of killed programs that were deleted), set_aside (damaged files that are kept), and kept: a list with what, file, state (none, sound, mended, damaged, newer), count, read_only, trouble and mend (empty when sound), copies (file, made).</source>
        <translation>JSON: folder、writable、swept（削除した、途中で終了したプログラムの残り）、set_aside（保存してある破損ファイル）、kept: what、file、state（none、sound、mended、damaged、newer）、count、read_only、troubleとmend（正常なら空）、copies（file、made）の一覧。</translation>
    </message>
    <message>
        <source>JSON: id, for_good.</source>
        <translation>JSON: id、for_good。</translation>
    </message>
    <message>
        <source>JSON: judges (logins), added (login, password: empty if there was such a login), removed.</source>
        <translation>JSON: judges（ログイン）、added（login、password: ログインがすでにあれば空）、removed。</translation>
    </message>
    <message>
        <source>JSON: key, title, edition, date, language, kind (clauses, headings), replaced; provenance (file, sha256, size, pages, imported, program); counts as in `corpus check`; residue (characters by reason); doubts (kind, line, page, text, done, number, hint); stale references (passage, printed, title, correct); faults (kind, where, detail).</source>
        <translation>JSON: key、title、edition、date、language、kind（clauses、headings）、replaced。provenance（file、sha256、size、pages、imported、program）。countsは`corpus check`と同じ。residue（理由ごとの文字数）。doubts（kind、line、page、text、done、number、hint）。stale: 古い参照（passage、printed、title、correct）。faults（kind、where、detail）。</translation>
    </message>
    <message>
        <source>JSON: key, title, edition, language, left (keys of those that are still there).</source>
        <translation>JSON: key、title、edition、language、left（まだあるもののキー）。</translation>
    </message>
    <message>
        <source>JSON: left (the address; empty if there was no team).</source>
        <translation>JSON: left（アドレス。チームがなかった場合は空）。</translation>
    </message>
    <message>
        <source>JSON: made (the versions that the upgrade created; empty if it was current), version.</source>
        <translation>JSON: made（更新で作成されたバージョン。すでに最新なら空）、version。</translation>
    </message>
    <message>
        <source>JSON: name, file (the restored backup), count, aside (the previous data; empty if there was none).</source>
        <translation>JSON: name、file（復元したバックアップ）、count、aside（以前のデータ。なかった場合は空）。</translation>
    </message>
    <message>
        <source>JSON: null without a team, else {team}, reached, protected (whether the server proves its identity), version (of the team&apos;s notebook; 0 if it doesn&apos;t exist yet), to_send and to_take (changes; null if unknown), conflicts (ids of rulings), wrong, mend, judges (who have a login), digest (of what both have: the same for everyone in sync), password_until (empty: no expiry).</source>
        <translation>JSON: チームがなければnull、あれば{team}、reached、protected（サーバーが本物だと証明しているか）、version（チームのノートのバージョン。まだなければ0）、to_sendとto_take（変更の数。不明ならnull）、conflicts（裁定のID）、wrong、mend、judges（ログインのあるジャッジ）、digest（双方にある内容の値。同期している全員で同じ）、password_until（空なら無期限）。</translation>
    </message>
    <message>
        <source>JSON: number, and restored: a list with language, and imported (true: as imported again; false: removed).</source>
        <translation>JSON: numberとrestored: languageとimported（true：取り込み直した内容、false：取り除いた）の一覧。</translation>
    </message>
    <message>
        <source>JSON: numbers of the answer, clauses that decide it now.</source>
        <translation>JSON: 回答のnumbersと、現在それを決めるclauses。</translation>
    </message>
    <message>
        <source>JSON: numbers, cards, date, texts (language, question, answer, date, source), clauses, confirmed (whether the judge has), editions (of the rules at which they were confirmed), changed_since (clause, edition, date), former (number, language, question, answer, date, taken, replaced).</source>
        <translation>JSON: numbers、cards、date、texts（language、question、answer、date、source）、clauses、confirmed（ジャッジが確認したか）、editions（確認した時のルールの版）、changed_since（clause、edition、date）、former（number、language、question、answer、date、taken、replaced）。</translation>
    </message>
    <message>
        <source>JSON: ok; sources, each with source, counts, residue, named, traced, faults; readings with readings, clauses, rulings, scenarios (null when there is no folder of them), faults; rendering with rendered, clauses, headings, signs, explained, faults. A fault has kind, where, detail.</source>
        <translation>JSON: ok。sourcesはそれぞれsource、counts、residue、named、traced、faults。readingsはreadings、clauses、rulings、scenarios（フォルダがなければnull）、faults。renderingはrendered、clauses、headings、signs、explained、faults。誤りはkind、where、detail。</translation>
    </message>
    <message>
        <source>JSON: old, new (key, edition, date, language); news (kind, certainty, before, clauses_before, now, clauses, scene); other_hand; rewordings (old, new, times); counts by fate; renumbered (old, last, new, new_last); doubtful (how many); lines, each with fate, old, new (numbers), sure, doubts, settled, reworded, and, unless nothing differs, texts (old, new: lists of texts) and changed (old, new: lists of [start, end]; null without two texts in the same language). If the text isn&apos;t available: old, new and news.</source>
        <translation>JSON: old、new（key、edition、date、language）。news（kind、certainty、before、clauses_before、now、clauses、scene）。other_hand。rewordings（old、new、times）。fateごとのcounts。renumbered（old、last、new、new_last）。doubtful（件数）。linesはそれぞれfate、old、new（番号）、sure、doubts、settled、reworded。同じでないものにはtexts（old、new: 文の一覧）とchanged（old、new: [start, end]の一覧。同じ言語の2つの文がなければnull）もある。テキストがここにない版ではold、new、newsだけ。</translation>
    </message>
    <message>
        <source>JSON: passages, each with id, number, heading, kind, language, source, path (from the outermost), blocks (kind, text, links, readings), notes, changes, referred_by (ids), readings (what we decided where the text leaves something open: id, clauses, question, answer, because, otherwise, rules, manual, each by language, scenarios, passages, rulings with id and point, settled: the later editions that no longer leave it open), rendering (null, or our English text: language, heading, blocks), differences (id, clauses, passages, kind, says by language); became: today&apos;s numbers when there is nothing of that name; elsewhere, what a number is in the other available editions: number, edition, other, numbers, fate, doubtful; concepts, only when a name was given: id, group, names, readings, aliases, definition, clauses, passages, differences, engine (keyword, timing, action, applied, definitions, outside), scenes (key, title).</source>
        <translation>JSON: passagesはそれぞれid、number、heading、kind、language、source、path（外側から）、blocks（kind、text、links、readings）、notes、changes、referred_by（ID）、readings（文が決めていないところをどう決めたか：id、clauses、question、answer、because、otherwise、rules、manualを言語ごとに、scenarios、passages、rulingsにidとpoint、settled: それを決めた後の版）、rendering（null、または当プログラムの英訳：language、heading、blocks）、differences（id、clauses、passages、kind、saysを言語ごとに）。became: その名のものがない場合の現在の番号。elsewhere: ここにあるほかの版での番号：number、edition、other、numbers、fate、doubtful。conceptsは名前を指定した場合だけ：id、group、names、readings、aliases、definition、clauses、passages、differences、engine（keyword、timing、action、applied、definitions、outside）、scenes（key、title）。</translation>
    </message>
    <message>
        <source>JSON: question; answer (null, or the question with a proven answer that was asked: id; question and answer by language; clauses; scene); perhaps (related questions or, without an answer, those that may have been meant, the closest first); notices (kind, term, instead, editions, was); edition (the one that leads); folded (how many passages in other languages were left out) and folded_in (which); hits, each with the passage as in `show --json`, and snippet, snippet_language, marks (start and end in the snippet, in code points), why (kind, term, found).</source>
        <translation>JSON: question。answer（null、または尋ねられた、検証済みの回答がある質問：id、言語ごとのquestionとanswer、clauses、scene）。perhaps（それに近い質問。回答がなければ尋ねたかもしれない質問。近い順）。notices（kind、term、instead、editions、was）。edition（基準の版）。folded（省いた他の言語の項目の数）とfolded_in（その言語）。hitsはそれぞれ`show --json`と同じ項目に、snippet、snippet_language、marks（抜粋の中の始まりと終わり、コードポイント）、why（kind、term、found）。</translation>
    </message>
    <message>
        <source>JSON: question; corrected (the name that the hits are for, or nothing); unread (how many more may be found once they are read); hits, each with number, names (by language), category, colors, level, dp, play_cost, evo_costs, traits, copies, why, language, snippet, marks (start and end in the snippet, in code points).</source>
        <translation>JSON: question。corrected（結果の元になった名称、または空）。unread（読めばさらに見つかりうる数）。hitsはそれぞれnumber、names（言語ごと）、category、colors、level、dp、play_cost、evo_costs、traits、copies、why、language、snippet、marks（抜粋の中の始まりと終わり、コードポイント）。</translation>
    </message>
    <message>
        <source>JSON: question; hits, each with kind (official, ruling), id (as `rulings show` or `notebook show` takes it), status (of a ruling), authority, numbers, cards, date, texts (language, question, answer), clauses (those that are known to decide it), why, language, snippet, marks (start and end in the snippet, in code points), like (the numbers of those that say nearly the same).</source>
        <translation>JSON: question。hitsはそれぞれkind（official、ruling）、id（`rulings show`か`notebook show`で使う）、status（裁定の）、authority、numbers、cards、date、texts（language、question、answer）、clauses（それを決めるとわかっているもの）、why、language、snippet、marks（抜粋の中の始まりと終わり、コードポイント）、like（ほぼ同じ内容のものの番号）。</translation>
    </message>
    <message>
        <source>JSON: questions, each with id, ask, answer, clauses, scene, apart; faults (null without --check), each with id and what.</source>
        <translation>JSON: questionsはそれぞれid、ask、answer、clauses、scene、apart。faults（--checkがなければnull）はそれぞれidとwhat。</translation>
    </message>
    <message>
        <source>JSON: sent, taken (changes), deleted (rulings that others deleted for good, hidden here: id, by, at), asked (likewise, those waiting for your decision), unsent (changes that were sent, but that the server doesn&apos;t have), held (changes of judges who have a login, which only they can send), refused (one sentence each), conflicts (ids of rulings).</source>
        <translation>JSON: sent、taken（変更の数）、deleted（他のジャッジが完全に削除し、ここで非表示の裁定：id、by、at）、asked（同様に削除され、確認待ちのもの）、unsent（送ったがサーバーにない変更）、held（ログインのある他のジャッジの変更。本人だけが送れる）、refused（それぞれ1文）、conflicts（裁定のID）。</translation>
    </message>
    <message>
        <source>JSON: table (edition, since, here), on, in_force, own (whether you changed the table), may_be_newer.</source>
        <translation>JSON: table（edition、since、here）、on、in_force、own（表を自分で変更したか）、may_be_newer。</translation>
    </message>
    <message>
        <source>JSON: target (key, edition, date, language); references (how many); followed (how many say the same); review, each with kind, id, told, edition, number, standing, numbers (in the target), said, says (texts).</source>
        <translation>JSON: target（key、edition、date、language）。references（件数）。followed（同じ内容の件数）。reviewはそれぞれkind、id、told、edition、number、standing、numbers（たどった先の）、said、says（文）。</translation>
    </message>
    <message>
        <source>JSON: texts, each with number, where, language, text, state, parts (start, end, text, state, effect, printed, passed_over: words that only repeat the rules, with their clause; clauses: part and clauses; left: start, end, why, ways: each possible reading; corrections: start, end, printed, read, why, for each misprint; taught: the phrases it is read by, each with language, wording, same, by, date, note), and lines (number, language, kind, text, understood, why, means, printed, clauses, corrections).</source>
        <translation>JSON: textsはそれぞれnumber、where、language、text、state、parts（start、end、text、state、effect、printed、passed_over: ルール以上のことを述べないもののwordsとclause、clauses: partとclauses、left: start、end、why、ways: それぞれの読み方、corrections: 印刷の誤りのstart、end、printed、read、why、taught: 教えたとおりに読んだもの。それぞれlanguage、wording、same、by、date、note）。lines（number、language、kind、text、understood、why、means、printed、clauses、corrections）。</translation>
    </message>
    <message>
        <source>JSON: the ruling, with replaces (ids of the rulings that it overturned or superseded) and heads: revision, at, by, deleted and changed (what differs from the ruling above); more than one if it was changed in two ways.</source>
        <translation>JSON: 裁定。replaces（それが覆したか置き換えた裁定のID）とheads: revision、at、by、deleted、changed（上に示したものと異なるところ）もある。2通りに変更された場合は複数。</translation>
    </message>
    <message>
        <source>JSON: the ruling.</source>
        <translation>JSON: 裁定。</translation>
    </message>
    <message>
        <source>JSON: {team}, key_store (whether that has the password), reached, wrong (why not), judges (those of --judge: login, password; that is empty if there was such a login).</source>
        <translation>JSON: {team}、key_store（パスワードがあるか）、reached、wrong（理由）、judges（--judgeのジャッジ：login、password。ログインがすでにあればpasswordは空）。</translation>
    </message>
    <message>
        <source>Join a team: save its server and your login, and try them. The server must prove by TLS that it is the one you named. Exit status 1 when they are saved, but the server can&apos;t be reached or used now.</source>
        <translation>チームに参加する：サーバーとログインを保存し、試す。サーバーは指定どおりのものであるとTLSで証明しなければならない。保存したがサーバーに今つながらないか使えない場合は終了ステータス1。</translation>
    </message>
    <message>
        <source>Leave the team: forget its server, and remove the password from the key store. All rulings stay, on this machine and on the server.</source>
        <translation>チームから脱退する：サーバーの登録を消し、パスワードをキーストアから消す。裁定は、このマシンにもサーバーにもすべて残る。</translation>
    </message>
    <message>
        <source>Left: {team}</source>
        <translation>脱退：{team}</translation>
    </message>
    <message>
        <source>List every change of a ruling, the newest first: when, who, and what was changed.</source>
        <translation>裁定の変更をすべて新しい順に示す：いつ、誰が、何を変更したか。</translation>
    </message>
    <message>
        <source>List rulings that other judges deleted for good. None is deleted here without you: up to a handful that nobody else wrote in are hidden; you decide about the others. `judgeapp notebook delete ID --for-good` agrees to one.</source>
        <translation>他のジャッジが完全に削除した裁定の一覧。ここで自動的に削除されるものはない。ほかに書いた人のいないものは、少数に限り非表示になり、それ以外は確認を求められる。`judgeapp notebook delete ID --for-good`で同意する。</translation>
    </message>
    <message>
        <source>List the backups of each kind of data, the newest first: their date, how much is in them, and whether they are sound.</source>
        <translation>バックアップを内容ごとに新しい順に示す：いつのものか、どれだけ入っているか、正常か。</translation>
    </message>
    <message>
        <source>List the imported rulebooks, the newest first.</source>
        <translation>取り込んだルールブックを新しい順に示す。</translation>
    </message>
    <message>
        <source>List the judges who have a login to the team&apos;s server. The judge who made the team&apos;s notebook adds logins, and removes those of judges who leave.</source>
        <translation>チームのサーバーにログインのあるジャッジの一覧。チームのノートを作った人がジャッジのログインを発行し、抜けた人のログインを止める。</translation>
    </message>
    <message>
        <source>List the questions that the program can answer, each with its answer and the clauses that decide it. --check plays the scene of every answer: it must come out as the answer says, and apply its clauses. Exit status 1 when no question is found or an answer is not proved.</source>
        <translation>プログラムに答えのある質問を、答えとそれを決める条項とともに示す。--checkならそれぞれの答えの場面をプレイする。答えのとおりになり、挙げた条項を適用しなければならない。見つからないか、証明されないものがあれば終了ステータス1。</translation>
    </message>
    <message>
        <source>List the rulings that contain all of the words, most recently changed first. Exit status 1 when there are none.</source>
        <translation>すべての語を含む裁定を、更新の新しい順に示す。なければ終了ステータス1。</translation>
    </message>
    <message>
        <source>List the scenes that show how a rule is played, built-in ones and those in the folder `scenes` of the data folder. Exit status 1 when no scene is found.</source>
        <translation>ルールの働きを示す、用意された場面の一覧。プログラムのものと、データフォルダの`scenes`フォルダのものがある。見つからなければ終了ステータス1。</translation>
    </message>
    <message>
        <source>List when each edition comes into force, and which one is in force today or on --on DATE. --add EDITION DATE adds a row, --take-out EDITION removes one; --as-printed restores the dates that the editions print.</source>
        <translation>各版の施行日と、今日または--on 日付 の日に有効な版を表示する。--add 版 日付 で行を加え、--take-out 版 で除く。--as-printedで版に印刷された日付に戻す。</translation>
    </message>
    <message>
        <source>List which of your data (bookmarks, rulings, confirmed answers, the table, your scenes) cites a clause that was edited, merged or split, is gone, or is uncertain in the newest imported edition of the rules. With --all, also lists what comes with the program: readings, questions, scenes, differences, concepts. Exit status 1 when there is something to check.</source>
        <translation>自分のデータ（ブックマーク、裁定、確認した回答、テーブル、場面）のうち、取り込み済みの最新版のルールで修正、統合、分割、削除された条項や、確かでない条項を引用するものを示す。--allならプログラムに付属のもの（解釈、質問、場面、相違、用語）も対象。確認するものがあれば終了ステータス1。</translation>
    </message>
    <message>
        <source>MISS</source>
        <translation>外れ</translation>
    </message>
    <message>
        <source>Markdown; - reads it from stdin</source>
        <translation>Markdown。-ならstdinから読む</translation>
    </message>
    <message>
        <source>Measure speed on this machine and print medians and percentiles.</source>
        <translation>このマシンでの速さを測り、中央値とパーセンタイルを表示する。</translation>
    </message>
    <message>
        <source>Merged, split or gone</source>
        <translation>統合、分割、または削除されたもの</translation>
    </message>
    <message>
        <source>NO REASON</source>
        <translation>理由なし</translation>
    </message>
    <message>
        <source>NOT PROTECTED: others can read and change what you send</source>
        <translation>保護なし：そこへ送るものをほかの人が読んだり変えたりできる</translation>
    </message>
    <message>
        <source>New clauses</source>
        <translation>新しい条項</translation>
    </message>
    <message>
        <source>No backups yet.</source>
        <translation>バックアップはまだない。</translation>
    </message>
    <message>
        <source>No team: nothing leaves this computer.</source>
        <translation>チームなし：データがこのコンピューターの外に送られることはない。</translation>
    </message>
    <message>
        <source>Official answer {id}: {point}</source>
        <translation>公式回答{id}：{point}</translation>
    </message>
    <message>
        <source>Official answers:</source>
        <translation>公式回答：</translation>
    </message>
    <message>
        <source>Official answers: import files of them, and find what was answered and ruled before.</source>
        <translation>公式回答：ファイルを取り込み、以前の回答と裁定を探す。</translation>
    </message>
    <message>
        <source>On {date} {edition} is in force.</source>
        <translation>{date}の現行版は{edition}。</translation>
    </message>
    <message>
        <source>Other clauses with a different meaning</source>
        <translation>ほかに内容が異なるもの</translation>
    </message>
    <message>
        <source>Parse every source and prove that each of its characters is in a passage or in a named list of residue. Check that our readings of clauses are complete and name clauses, passages and scenarios that exist. Prints what was counted; fails on a difference.</source>
        <translation>すべての資料を分解し、各文字がどこかの項目か名前の付いた残りの一覧にあることを証明する。条項の解釈が揃っていて、実在する条項、項目、シナリオを挙げていることを確かめる。数えたものを表示し、違いがあれば失敗とする。</translation>
    </message>
    <message>
        <source>Password of {user} at {address}: </source>
        <translation>{address}の{user}のパスワード: </translation>
    </message>
    <message>
        <source>Perhaps you mean:</source>
        <translation>もしかして：</translation>
    </message>
    <message>
        <source>Play scenario files (.yaml): take their steps, check their expectations, and print what happened with the clauses that were applied. Play replays (.json) again and name the first choice that leads to something else. Exit status 1 when one fails, when a card&apos;s text is not understood and the scenario does not say what was ruled on it, or when a file can&apos;t be read; the other files are still played.</source>
        <translation>シナリオファイル（.yaml）をプレイする：手順を行い、期待を確かめ、起こったことを適用した条項とともに表示する。リプレイ（.json）は再びプレイし、異なる結果になる最初の選択を示す。失敗するものがあれば終了ステータス1。カードのテキストが読み取れず、どう裁定したかシナリオにない場合や、ファイルが読めない場合も同じ。ほかのファイルはそのままプレイする。</translation>
    </message>
    <message>
        <source>Play the scenarios of a folder and list for each leaf clause of the Comprehensive Rules: enforced (by which scenarios), definition (which concept), outside (why), or open; and which of its examples are played. Only scenarios that pass count.</source>
        <translation>フォルダのシナリオをプレイし、総合ルールの末端の条項ごとに示す：enforced（どのシナリオによるか）、definition（どの用語か）、outside（理由）、open。例のうちプレイされたものも示す。合格したシナリオだけを数える。</translation>
    </message>
    <message>
        <source>Played by: {scenarios}</source>
        <translation>プレイ：{scenarios}</translation>
    </message>
    <message>
        <source>Plays differently</source>
        <translation>処理が変わるもの</translation>
    </message>
    <message>
        <source>Print what you taught, as a phrase file that others can import.</source>
        <translation>教えた内容を、ほかの人が取り込める言い回しファイルとして表示する。</translation>
    </message>
    <message>
        <source>Question: {question}</source>
        <translation>質問：{question}</translation>
    </message>
    <message>
        <source>Read everything in the data folder and compare it with its checksums. Repairs damaged files from their readable parts and the newest backup, and keeps the damaged file beside them; where nothing can be written, it only reports. Exit status 0 when all is sound; 1 when something was damaged, repaired or not, or is from a newer version of this program; 2 when the folder can&apos;t be used.</source>
        <translation>データフォルダの内容をすべて読み、チェックサムと比べる。破損したものは修復する：読めるものと最新のバックアップの内容を合わせ、破損したファイルは隣に残す。書き込めない場合は示すだけ。すべて正常なら終了ステータス0、正常でないもの（修復の有無によらない）やこのプログラムのより新しいバージョンのものがあれば1、フォルダを使えなければ2。</translation>
    </message>
    <message>
        <source>Reading {total:,} answers ...</source>
        <translation>{total:,}件の回答を読み込み中……</translation>
    </message>
    <message>
        <source>Remove an imported rulebook, with its backups and everything computed from it. The original file stays.</source>
        <translation>取り込んだルールブックを、そのバックアップとそこから作ったデータごと削除する。元のファイルは残る。</translation>
    </message>
    <message>
        <source>Removed {key}.</source>
        <translation>{key}を削除した。</translation>
    </message>
    <message>
        <source>Replay the scene or position that each ruling of the notebook rests on. Exit status 1 when one comes out differently, or can&apos;t be played any more.</source>
        <translation>ノートの裁定それぞれの根拠となる場面や局面をプレイし直す。異なる結果になるもの、もうプレイできないものがあれば終了ステータス1。</translation>
    </message>
    <message>
        <source>Restore a backup. The current data is kept beside it, under a name that is printed. Close the window first. Exit status 2 when there is no such backup, it is damaged, or another program is using it; nothing is changed then.</source>
        <translation>バックアップを復元する。現在の内容は、表示する名前で隣に残る。先にウィンドウを閉じること。バックアップがない、破損している、別のプログラムが使用中のいずれかなら終了ステータス2で、何も変更しない。</translation>
    </message>
    <message>
        <source>Restore a ruling to a revision of its history, even a deleted one. Choosing one of the two latest revisions settles a conflict. What was there before stays in the history.</source>
        <translation>裁定を履歴のある改訂の内容に復元する。削除されたものも復元できる。競合は、最新の2つの改訂のどちらかで解決する。以前の内容は履歴に残る。</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>ルール：</translation>
    </message>
    <message>
        <source>Rulings:</source>
        <translation>裁定：</translation>
    </message>
    <message>
        <source>Save which clauses decide an official answer; without any, what was saved is removed.</source>
        <translation>公式回答の根拠条項を保存する。指定しなければ、保存したものを削除する。</translation>
    </message>
    <message>
        <source>Set the status of a ruling: given, appealed, upheld, overturned or superseded (by another ruling of the notebook). Exit status 2 when it can&apos;t have that status.</source>
        <translation>裁定の状態を設定する：given、appealed、upheld、overturned、superseded（ノートの別の裁定による）。その状態になりえない場合は終了ステータス2。</translation>
    </message>
    <message>
        <source>Show a clause with everything below it (16-5), only the clause (16-5.), a passage by its id (manual-ja:keywords.6), a clause of another edition (3.6:16-4), or a concept by its name in any language (blocker, 阻挡者). A clause is shown in our English, then as in its source.</source>
        <translation>条項とその下位のすべて（16-5）、その条項だけ（16-5.）、IDで項目（manual-ja:keywords.6）、別の版の条項（3.6:16-4）、どの言語の名前でも用語（blocker、阻挡者）を表示する。条項はまず英訳、次に原文を表示する。</translation>
    </message>
    <message>
        <source>Show a ruling; if it is in conflict, with all of its texts.</source>
        <translation>裁定を表示する。競合しているものは、すべての文を表示する。</translation>
    </message>
    <message>
        <source>Show a text, how it was read (as a tree of the effect language), the same printed back in today&apos;s words, and the clauses that govern each part. Marks what is not understood, and what is read only because you taught it. Exit status 1 when something is not understood.</source>
        <translation>テキスト、そこから読み取ったもの（効果の言語の木）、現在の言い方での書き戻し、各部分に関わる条項を表示する。読み取れないものはそう示し、教えたとおりにのみ読めるものも示す。読み取れないものがあれば終了ステータス1。</translation>
    </message>
    <message>
        <source>Show an official answer by its number: its texts, its cards, the clauses that decide it (those that were confirmed or, failing that, those its wording suggests), which of them were changed after its date, and what it said before.</source>
        <translation>番号で公式回答を表示する：文、カード、根拠条項（確認したもの、なければ言葉から推定したもの）、そのうち日付の後に変更されたもの、以前の内容。</translation>
    </message>
    <message>
        <source>Show where the team&apos;s server is and whether the notebook is in sync with it. Changes nothing. Exit status 1 when there is no team, or the two are not in sync.</source>
        <translation>チームのサーバーの場所と、ノートが同期しているかを示す。何も変更しない。チームがないか、同期していなければ終了ステータス1。</translation>
    </message>
    <message>
        <source>TLS by its name</source>
        <translation>TLS、サーバー名で確認</translation>
    </message>
    <message>
        <source>TLS is NOT required</source>
        <translation>TLSを求めない</translation>
    </message>
    <message>
        <source>TLS with the chosen certificate</source>
        <translation>TLS、選んだ証明書で確認</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>The Comprehensive Rules: {rules}</source>
        <translation>総合ルール：{rules}</translation>
    </message>
    <message>
        <source>The Japanese manual: {manual}{compared}</source>
        <translation>日本語のマニュアル：{manual}{compared}</translation>
    </message>
    <message>
        <source>The card library: import card files, and find cards.</source>
        <translation>カードライブラリ：カードファイルを取り込み、カードを探す。</translation>
    </message>
    <message>
        <source>The index is damaged; rebuilding it ...</source>
        <translation>索引が破損しているため作り直し中……</translation>
    </message>
    <message>
        <source>The index is out of date; rebuilding it ...</source>
        <translation>索引が古いため作り直し中……</translation>
    </message>
    <message>
        <source>The judge&apos;s desk for the {game}. Without a command, it opens the window.</source>
        <translation>{game}のジャッジデスク。コマンドなしではウィンドウを開く。</translation>
    </message>
    <message>
        <source>The notebook of rulings. Every change is kept: who made it, when, and what was there before. Name a ruling by its id, or by the first characters of its id if they are unique.</source>
        <translation>裁定のノート。変更はすべて残る：誰が、いつ、以前は何だったか。裁定はIDか、ほかと区別できるだけのその先頭で指定する。</translation>
    </message>
    <message>
        <source>The other reading: {otherwise}</source>
        <translation>別の解釈：{otherwise}</translation>
    </message>
    <message>
        <source>The password is in the system&apos;s key store and in no file. Without a key store it comes from the environment variable {variable}, from stdin with --password-stdin, or you are asked each time.</source>
        <translation>パスワードはシステムのキーストアにあり、どのファイルにもない。キーストアがなければ、環境変数{variable}か、--password-stdinでstdinから得るか、毎回尋ねる。</translation>
    </message>
    <message>
        <source>The team&apos;s notebook already has version {version}.</source>
        <translation>チームのノートはすでにバージョン{version}。</translation>
    </message>
    <message>
        <source>The team&apos;s notebook is on a PostgreSQL server that the event provides. Each judge always works on their own notebook; what one has and another lacks is exchanged: every ruling with its history, and which were deleted for good. Conflicting changes of one ruling are both kept and shown. Without a team the program opens no connection.</source>
        <translation>チームのノートは、イベントが用意するPostgreSQLサーバーにある。ジャッジはそれぞれ常に自分のノートで作業し、一方にあって他方にないものが送られる：すべての裁定とその履歴すべて、完全に削除されたものについては削除の事実。1つの裁定の競合する変更は両方残して示す。チームがなければプログラムはどこにも接続しない。</translation>
    </message>
    <message>
        <source>The team&apos;s notebook now has version {version}.</source>
        <translation>チームのノートはバージョン{version}。</translation>
    </message>
    <message>
        <source>The texts are in two languages or by two writers, so different words alone mean nothing. A clause counts as different if its numbers, keywords or timings differ, or the update history names it.</source>
        <translation>2つの文は言語または書き手が異なるため、言葉の違いだけでは何も言えない。数、キーワード、タイミングが違うか、更新履歴に挙げられている条項を、内容が異なるものとする。</translation>
    </message>
    <message>
        <source>There may be a newer edition: the publisher revises the rules every few weeks.</source>
        <translation>より新しい版があるかもしれない：発行元は数週間ごとにルールを改訂する。</translation>
    </message>
    <message>
        <source>This card has no text.</source>
        <translation>このカードにテキストはない。</translation>
    </message>
    <message>
        <source>Throughout: {words}</source>
        <translation>全体：{words}</translation>
    </message>
    <message>
        <source>Undo corrections by hand: the card is as imported again; one that was added by hand is removed. Exit status 1 when the card had no changes by hand.</source>
        <translation>手動の訂正を取り消す：カードは取り込んだ時の内容に戻り、手動で加えたカードは削除される。手動の変更がなければ終了ステータス1。</translation>
    </message>
    <message>
        <source>Updates are switched off.</source>
        <translation>更新はオフ。</translation>
    </message>
    <message>
        <source>Upgrade the team&apos;s notebook to this version of the program, even if that shuts out judges with an older one.</source>
        <translation>チームのノートをこのプログラムのバージョンに更新する。古いバージョンを使うジャッジが使えなくなる場合も行う。</translation>
    </message>
    <message>
        <source>WRONG  {text}: answered with {proven}</source>
        <translation>誤り  {text}: {proven}と回答</translation>
    </message>
    <message>
        <source>With --list: files (name, address, imported) and offline. Files that didn&apos;t change are left out.</source>
        <translation>--listでは、files（name、address、imported）とoffline。変わらなかったファイルは省く。</translation>
    </message>
    <message>
        <source>Worded differently, played as before</source>
        <translation>表現は変わったが、処理は従来どおりのもの</translation>
    </message>
    <message>
        <source>Worded differently, with no sign of a change</source>
        <translation>文言は異なるが、内容が変わった形跡のないもの</translation>
    </message>
    <message>
        <source>Write a ruling; it is a draft until it is given. Prints its id.</source>
        <translation>裁定を書き留める。下されるまでは下書き。IDを表示する。</translation>
    </message>
    <message>
        <source>Write one ruling, or the log of an event, as a page: Markdown, or one HTML file if the name ends in .html. All rulings unless some are named, most recently changed first; without deleted ones.</source>
        <translation>裁定1件、またはイベントの記録をページとして書き出す：Markdown、名前が.htmlで終われば1つのHTMLファイル。指定しなければすべてを更新の新しい順に。削除済みは除く。</translation>
    </message>
    <message>
        <source>Write rulings with their history to one file of plain text that others can import; all of them unless some are named. Two files can be compared line by line.</source>
        <translation>裁定を履歴とともに、ほかの人が取り込めるテキストファイル1つに書き出す。指定しなければすべて。2つのファイルは行ごとに比べられる。</translation>
    </message>
    <message>
        <source>Write the facts of cards that scenario files give by number only ({{number: BT1-010}}) from the card library into these files, so that they play without it. Everything else in the files stays.</source>
        <translation>シナリオファイルに番号だけで示されたカード（{{number: BT1-010}}）の情報を、カードライブラリからそのファイルに書き込み、ライブラリなしでもプレイできるようにする。ほかの内容は変わらない。</translation>
    </message>
    <message>
        <source>You have imported no edition.</source>
        <translation>取り込んだ版はない。</translation>
    </message>
    <message>
        <source>You weren&apos;t in a team.</source>
        <translation>チームに参加していなかった。</translation>
    </message>
    <message>
        <source>a YAML file that maps the fields of these files to ours</source>
        <translation>このファイルの項目と当プログラムの項目との対応を示すYAMLファイル</translation>
    </message>
    <message>
        <source>a card it is about</source>
        <translation>関係するカード</translation>
    </message>
    <message>
        <source>a card number from your library, or a text or special line in quotes; may be repeated</source>
        <translation>ライブラリのカードナンバー、または引用符で囲んだテキストや特別な行。繰り返し指定できる</translation>
    </message>
    <message>
        <source>a clause number, a keyword effect in any language, or words of the title</source>
        <translation>条項番号、どの言語でもキーワード効果、または題名の語</translation>
    </message>
    <message>
        <source>a clause number, a passage id, or a name of a concept</source>
        <translation>条項番号、項目のID、または用語の名前</translation>
    </message>
    <message>
        <source>a clause that decided: 16-5, or 3.6:16-4 from another edition</source>
        <translation>根拠条項：16-5、別の版なら3.6:16-4</translation>
    </message>
    <message>
        <source>a number, a name, or words</source>
        <translation>番号、名称、または語</translation>
    </message>
    <message>
        <source>a number, a term, or words</source>
        <translation>番号、用語、または語</translation>
    </message>
    <message>
        <source>a player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>a question: is this always, never or sometimes true? {examples}; may be repeated</source>
        <translation>質問：常にそうか、決してそうでないか、時にそうか。{examples}。何度でも指定できる</translation>
    </message>
    <message>
        <source>a scenario (.yaml)</source>
        <translation>シナリオ（.yaml）</translation>
    </message>
    <message>
        <source>a scenario, a folder, or a built-in scene: scene:KEY</source>
        <translation>シナリオ、フォルダ、または用意された場面（scene:KEY）</translation>
    </message>
    <message>
        <source>a tag to find it by</source>
        <translation>探すためのタグ</translation>
    </message>
    <message>
        <source>a word ends in a number, perhaps a page number; it stays in {number}</source>
        <translation>語の末尾に数字がある（ページ番号の可能性）。{number}に残した</translation>
    </message>
    <message>
        <source>about that card</source>
        <translation>そのカードについて</translation>
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
        <translation>取得を再び許可する</translation>
    </message>
    <message>
        <source>allow this address without TLS: others may then read and change what goes there</source>
        <translation>このアドレスのサーバーにTLSがなくても許す：そこへ送るものをほかの人が読んだり変えたりできるようになる</translation>
    </message>
    <message>
        <source>an edition (3.6) or its key</source>
        <translation>版（3.6）またはそのキー</translation>
    </message>
    <message>
        <source>an edition (4.2) or its key</source>
        <translation>版（4.2）またはそのキー</translation>
    </message>
    <message>
        <source>an imported edition (4.3)</source>
        <translation>取り込み済みの版（4.3など）</translation>
    </message>
    <message>
        <source>an invalid character follows {before!r}</source>
        <translation>「{before}」の次は文字として読めない</translation>
    </message>
    <message>
        <source>an official answer that it follows</source>
        <translation>従った公式回答</translation>
    </message>
    <message>
        <source>answer which facts a newer edition keeps</source>
        <translation>新しい版が引き続き何をプレイするかを指定する</translation>
    </message>
    <message>
        <source>answers: {taken}</source>
        <translation>回答{taken}件</translation>
    </message>
    <message>
        <source>as imported</source>
        <translation>取り込んだ時のまま</translation>
    </message>
    <message>
        <source>as listed by `judgeapp desk copies`</source>
        <translation>`judgeapp desk copies`のとおり</translation>
    </message>
    <message>
        <source>as listed by `judgeapp notebook history`</source>
        <translation>`judgeapp notebook history`のとおり</translation>
    </message>
    <message>
        <source>at rank {rank}</source>
        <translation>{rank}位</translation>
    </message>
    <message>
        <source>before the first clause; left out</source>
        <translation>最初の条項より前。除外した</translation>
    </message>
    <message>
        <source>below the definition of {term}</source>
        <translation>{term}の定義の下位</translation>
    </message>
    <message>
        <source>below {term}</source>
        <translation>{term}の下位</translation>
    </message>
    <message>
        <source>bookmarks</source>
        <translation>ブックマーク</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>cards understood in both languages: {compared}; the trees agree for {same} ({share})</source>
        <translation>両方の言語で読み取れるカード：{compared}。構文木が一致：{same}（{share}）</translation>
    </message>
    <message>
        <source>cards understood: {cards_understood} of {cards} ({share}; {cards_vanilla} have no text)</source>
        <translation>読み取れるカード：{cards}枚中{cards_understood}枚（{share}。{cards_vanilla}枚はテキストなし）</translation>
    </message>
    <message>
        <source>cards: {taken}</source>
        <translation>カード{taken}枚</translation>
    </message>
    <message>
        <source>change a ruling</source>
        <translation>裁定を変更する</translation>
    </message>
    <message>
        <source>changed in {edition}, check: {clauses}</source>
        <translation>{edition}で変更。要確認：{clauses}</translation>
    </message>
    <message>
        <source>changes by other judges, which only they can send: {held}</source>
        <translation>他のジャッジの変更（本人だけが送れる）：{held}</translation>
    </message>
    <message>
        <source>changes sent: {sent}, received: {taken}</source>
        <translation>変更を{sent}件送り、{taken}件受け取った</translation>
    </message>
    <message>
        <source>check</source>
        <translation>検証</translation>
    </message>
    <message>
        <source>check deck lists</source>
        <translation>デッキリストを検査する</translation>
    </message>
    <message>
        <source>check that all your data can be read, and repair it</source>
        <translation>データがすべて読めるかを検査し、修復する</translation>
    </message>
    <message>
        <source>check the files of this folder instead of the program&apos;s own</source>
        <translation>プログラムのものの代わりに、このフォルダのファイルを検査する</translation>
    </message>
    <message>
        <source>check whether a deck is legal</source>
        <translation>デッキが使用可能かを検査する</translation>
    </message>
    <message>
        <source>check whether a player&apos;s account is possible: a file with its steps, as in a scenario; give it twice for both accounts. The accounts determine how far lines are followed; exit status 1 when it is undecided</source>
        <translation>プレイヤーの主張のとおりになり得るか：シナリオと同じ形で主張の手順を書いたファイル。2回まで指定できる。どこまで調べるかは主張による。決まらなければ終了ステータスは1</translation>
    </message>
    <message>
        <source>check your data, list and restore backups</source>
        <translation>データの検査、バックアップの一覧表示と復元</translation>
    </message>
    <message>
        <source>clauses (the Comprehensive Rules) or headings (any other); by default detected from the text</source>
        <translation>clauses（総合ルール）かheadings（ほか）。指定しなければ文から判断</translation>
    </message>
    <message>
        <source>clauses applied: {count}</source>
        <translation>適用する条項：{count}件</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>commit {commit}</source>
        <translation>コミット{commit}</translation>
    </message>
    <message>
        <source>compare another judge&apos;s file, and import what you choose</source>
        <translation>ほかのジャッジのファイルと比べ、選んだものを取り込む</translation>
    </message>
    <message>
        <source>compare the notebook with the team&apos;s</source>
        <translation>ノートをチームのノートと比べる</translation>
    </message>
    <message>
        <source>compare two editions of the rules</source>
        <translation>ルールの2つの版を比較する</translation>
    </message>
    <message>
        <source>compare with this edition</source>
        <translation>この版と比較する</translation>
    </message>
    <message>
        <source>comparing its clauses with those of the other editions ...</source>
        <translation>条項を他の版の条項と比較中……</translation>
    </message>
    <message>
        <source>confirm which clauses decide an answer</source>
        <translation>回答の根拠条項を確認する</translation>
    </message>
    <message>
        <source>confirmed with edition {editions}</source>
        <translation>版{editions}で確認済み</translation>
    </message>
    <message>
        <source>count how many are understood with the phrases of a phrase file</source>
        <translation>言い回しファイルの言い回しで読み取れるものを数える</translation>
    </message>
    <message>
        <source>count how many cards of a file are understood</source>
        <translation>カードファイルのうち読み取れるものを数える</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>decides: {term}</source>
        <translation>根拠：{term}</translation>
    </message>
    <message>
        <source>default {port}</source>
        <translation>既定{port}</translation>
    </message>
    <message>
        <source>defines {term}</source>
        <translation>{term}の定義</translation>
    </message>
    <message>
        <source>delete a ruling</source>
        <translation>裁定を削除する</translation>
    </message>
    <message>
        <source>delete it and its history; to confirm, type its 8-character id</source>
        <translation>履歴ごと削除する。確認のため8文字のIDを入力する</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>削除済み</translation>
    </message>
    <message>
        <source>deleted for good by another judge, still shown here: {ruling}</source>
        <translation>他のジャッジが完全に削除、ここでは表示：{ruling}</translation>
    </message>
    <message>
        <source>deleted for good, hidden here: {ruling}</source>
        <translation>完全に削除、ここでは非表示：{ruling}</translation>
    </message>
    <message>
        <source>deleted rulings instead</source>
        <translation>代わりに削除済みのもの</translation>
    </message>
    <message>
        <source>digest of what both have: {digest}; the same for everyone in sync</source>
        <translation>双方にある内容：{digest}。同期している全員で同じ値</translation>
    </message>
    <message>
        <source>each filter has matches, but nothing matches all of them: {named}</source>
        <translation>個々の絞り込みには一致するものがあるが、すべてに一致するものはない：{named}</translation>
    </message>
    <message>
        <source>editions of rulebooks</source>
        <translation>ルールブックの版</translation>
    </message>
    <message>
        <source>effects understood only with {file}: {count}</source>
        <translation>{file}で教えたとおりにのみ読み取れる効果：{count}</translation>
    </message>
    <message>
        <source>effects understood: {understood} of {effects} ({share}); partly: {partly}</source>
        <translation>読み取れる効果：{effects}件中{understood}件（{share}）。一部のみ：{partly}</translation>
    </message>
    <message>
        <source>en, ja, zh-Hans, zh-Hant or de</source>
        <translation>en、ja、zh-Hans、zh-Hant、deのどれか</translation>
    </message>
    <message>
        <source>endless lines</source>
        <translation>進め方は無限にある</translation>
    </message>
    <message>
        <source>entries: {taken}</source>
        <translation>項目{taken}件</translation>
    </message>
    <message>
        <source>entry {place}</source>
        <translation>{place}番目</translation>
    </message>
    <message>
        <source>errata: {taken}</source>
        <translation>エラッタ{taken}件</translation>
    </message>
    <message>
        <source>examples: {played} of {count} played</source>
        <translation>例：{count}件中{played}件をプレイ</translation>
    </message>
    <message>
        <source>exchange changes with the team once</source>
        <translation>チームと変更を一度同期する</translation>
    </message>
    <message>
        <source>exit status: 0 done; 1 nothing found or check failed; 2 wrong input; 70 program error</source>
        <translation>終了ステータス：0 成功、1 見つからないか検査に不合格、2 入力の誤り、70 プログラムの不具合</translation>
    </message>
    <message>
        <source>explore after the first N steps of the file; after all of them by default</source>
        <translation>ファイルの最初のN手順の後からたどる。指定しなければすべての手順の後から</translation>
    </message>
    <message>
        <source>export rulings with their history</source>
        <translation>裁定を履歴とともにエクスポートする</translation>
    </message>
    <message>
        <source>false in {number}</source>
        <translation>{number}通りで成り立たない</translation>
    </message>
    <message>
        <source>faults: {count}</source>
        <translation>誤り{count}件</translation>
    </message>
    <message>
        <source>fetch files again from addresses that you gave</source>
        <translation>登録したアドレスからファイルを取得し直す</translation>
    </message>
    <message>
        <source>find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>find answers and rulings by words, a whole question, card or number</source>
        <translation>語、質問の全文、カード、番号から回答と裁定を探す</translation>
    </message>
    <message>
        <source>find cards by number, name in any language, keyword or text</source>
        <translation>番号、どの言語の名称、キーワード、テキストからもカードを探す</translation>
    </message>
    <message>
        <source>find rules, cards, rulings and answers by words or a question</source>
        <translation>ルール、カード、裁定、回答を言葉か質問文で探す</translation>
    </message>
    <message>
        <source>first read all cards that haven&apos;t been read: minutes for thousands</source>
        <translation>まだ読んでいないカードを先にすべて読む：数千枚で数分</translation>
    </message>
    <message>
        <source>follow every legal line of play from a position</source>
        <translation>局面からルールどおりの進め方をすべてたどる</translation>
    </message>
    <message>
        <source>for the owner of the server: create the team&apos;s notebook, or upgrade it to this version, and give this judge a login of the same name; may be repeated. Its password is shown once</source>
        <translation>サーバーの管理者用：チームのノートを作るか、このバージョンに更新し、このジャッジに同じ名前のログインを発行する。繰り返し指定できる。パスワードは1度だけ表示する</translation>
    </message>
    <message>
        <source>forbid fetching</source>
        <translation>取得を禁止する</translation>
    </message>
    <message>
        <source>forget a taught wording</source>
        <translation>教えた言い回しを取り消す</translation>
    </message>
    <message>
        <source>forget an address; what was imported stays</source>
        <translation>アドレスを削除する。取り込んだ内容は残る</translation>
    </message>
    <message>
        <source>found</source>
        <translation>見つかった</translation>
    </message>
    <message>
        <source>from a newer version of this program</source>
        <translation>このプログラムのより新しいバージョンのもの</translation>
    </message>
    <message>
        <source>from the start of the process to a window that takes typing</source>
        <translation>プロセスの開始から、入力できるウィンドウまで</translation>
    </message>
    <message>
        <source>gaps, each with the cards it would unlock, the cards that have it, and its wording:</source>
        <translation>足りないもの：読み取れるようになるカードの数、それがあるカードの数、内容：</translation>
    </message>
    <message>
        <source>give a judge a login</source>
        <translation>ジャッジのログインを発行する</translation>
    </message>
    <message>
        <source>has a character that the file doesn&apos;t identify</source>
        <translation>ファイルからは何の文字かわからない文字を含む</translation>
    </message>
    <message>
        <source>has the keyword</source>
        <translation>そのキーワードを持つ</translation>
    </message>
    <message>
        <source>has what you asked for</source>
        <translation>尋ねた内容を含む</translation>
    </message>
    <message>
        <source>has {match}</source>
        <translation>{match}を含む</translation>
    </message>
    <message>
        <source>has {match} ({term})</source>
        <translation>{match}を含む（{term}）</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>非表示</translation>
    </message>
    <message>
        <source>hit </source>
        <translation>当たり </translation>
    </message>
    <message>
        <source>how far: N decisions, instead of --until</source>
        <translation>どこまで：--untilの代わりにN回の決定</translation>
    </message>
    <message>
        <source>how far: until nothing is pending, the attack is over, or the turn ends</source>
        <translation>どこまで：発揮待ちがなくなる、アタックが終わる、ターンが終わるのいずれかまで</translation>
    </message>
    <message>
        <source>how many (default 10)</source>
        <translation>件数（既定10）</translation>
    </message>
    <message>
        <source>how many times (default 11)</source>
        <translation>回数（既定11）</translation>
    </message>
    <message>
        <source>how many to list (default 40)</source>
        <translation>示す件数（既定40）</translation>
    </message>
    <message>
        <source>how to settle doubtful lines, as YAML or JSON</source>
        <translation>疑わしい行をどうするか。YAMLかJSON</translation>
    </message>
    <message>
        <source>import</source>
        <translation>取り込み</translation>
    </message>
    <message>
        <source>import an edition of the rules or another rulebook</source>
        <translation>ルールの版か、ほかのルールブックを取り込む</translation>
    </message>
    <message>
        <source>import and compare editions of the rules</source>
        <translation>ルールの版を取り込み、比較する</translation>
    </message>
    <message>
        <source>import and find official answers</source>
        <translation>公式回答を取り込み、探す</translation>
    </message>
    <message>
        <source>import cards</source>
        <translation>カードを取り込む</translation>
    </message>
    <message>
        <source>import errata</source>
        <translation>エラッタを取り込む</translation>
    </message>
    <message>
        <source>import lists of banned and restricted cards</source>
        <translation>禁止・制限カードのリストを取り込む</translation>
    </message>
    <message>
        <source>import official answers</source>
        <translation>公式回答を取り込む</translation>
    </message>
    <message>
        <source>import taught wordings</source>
        <translation>教えた言い回しを取り込む</translation>
    </message>
    <message>
        <source>import them as corrections, which other imports don&apos;t overwrite</source>
        <translation>訂正として取り込む：ほかの取り込みでは上書きされない</translation>
    </message>
    <message>
        <source>import, find and explain cards; teach their wordings</source>
        <translation>カードを取り込み、探し、説明する。言い回しを教える</translation>
    </message>
    <message>
        <source>imported lists</source>
        <translation>取り込んだリスト</translation>
    </message>
    <message>
        <source>in conflict, both kept: {rulings}; judgeapp notebook show ID shows them</source>
        <translation>競合、両方を保存：{rulings}。judgeapp notebook show ID で表示</translation>
    </message>
    <message>
        <source>in force since, such as 2026-08-18</source>
        <translation>施行日。2026-08-18の形</translation>
    </message>
    <message>
        <source>in its name</source>
        <translation>名称にある</translation>
    </message>
    <message>
        <source>in its text</source>
        <translation>テキストに含む</translation>
    </message>
    <message>
        <source>in sync</source>
        <translation>同期済み</translation>
    </message>
    <message>
        <source>include a saved table; may be repeated</source>
        <translation>保存したテーブルも含める。繰り返し指定できる</translation>
    </message>
    <message>
        <source>include passages in languages other than the program&apos;s, which are otherwise only counted</source>
        <translation>プログラムの言語以外の項目も表示する。指定しなければ数だけを示す</translation>
    </message>
    <message>
        <source>include the scenes in the data folder</source>
        <translation>データフォルダの場面も含める</translation>
    </message>
    <message>
        <source>include what comes with the program</source>
        <translation>プログラムに付属のものも</translation>
    </message>
    <message>
        <source>include what you taught</source>
        <translation>教えた内容も含める</translation>
    </message>
    <message>
        <source>it has been given already</source>
        <translation>すでに下した裁定として登録する</translation>
    </message>
    <message>
        <source>it refers to {printed}; {correct} is meant</source>
        <translation>{printed}を参照している。指しているのは{correct}</translation>
    </message>
    <message>
        <source>its facts</source>
        <translation>カード情報</translation>
    </message>
    <message>
        <source>its heading names {term}</source>
        <translation>見出しが{term}</translation>
    </message>
    <message>
        <source>its name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>its name begins with this</source>
        <translation>名称の先頭が一致</translation>
    </message>
    <message>
        <source>its number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>its number begins with this</source>
        <translation>番号の先頭が一致</translation>
    </message>
    <message>
        <source>its number, or its key</source>
        <translation>番号、またはキー</translation>
    </message>
    <message>
        <source>its number, such as 4.2</source>
        <translation>番号。4.2など</translation>
    </message>
    <message>
        <source>its title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>its traits and facts</source>
        <translation>特徴と情報</translation>
    </message>
    <message>
        <source>join a team on its server</source>
        <translation>サーバーを指定してチームに参加する</translation>
    </message>
    <message>
        <source>judgeapp COMMAND --help explains a command, its files and its JSON.</source>
        <translation>judgeapp COMMAND --help でコマンドとそのファイル、JSONを説明する。</translation>
    </message>
    <message>
        <source>judgeapp: as of today ({day}) no edition is in force yet; using rules {edition}. Check the clock, or run `judgeapp corpus in-force`.</source>
        <translation>judgeapp: 今日（{day}）の時点で施行されている版がまだない。ルール{edition}を使う。時計か`judgeapp corpus in-force`を確認。</translation>
    </message>
    <message>
        <source>judgeapp: no card matches {question!r}.</source>
        <translation>judgeapp: 「{question}」に一致するカードはない。</translation>
    </message>
    <message>
        <source>judgeapp: no card matches {question!r}: {why}.</source>
        <translation>judgeapp: 「{question}」に一致するカードはない：{why}。</translation>
    </message>
    <message>
        <source>judgeapp: no matches for {question!r}.</source>
        <translation>judgeapp: 「{question}」に一致するものはない。</translation>
    </message>
    <message>
        <source>judgeapp: no matches for {question!r}: {why}.</source>
        <translation>judgeapp: 「{question}」に一致するものはない：{why}。</translation>
    </message>
    <message>
        <source>judgeapp: no question on {clause!r}</source>
        <translation>judgeapp: 「{clause}」についての質問はない</translation>
    </message>
    <message>
        <source>judgeapp: no scene for {query!r}. Drop scenario files into {scenes_folder}.</source>
        <translation>judgeapp: 「{query}」の場面はない。シナリオファイルを{scenes_folder}に置く。</translation>
    </message>
    <message>
        <source>judgeapp: only the first {limit} are shown; --limit shows more.</source>
        <translation>judgeapp: 最初の{limit}件だけを表示。--limitで増やせる。</translation>
    </message>
    <message>
        <source>judgeapp: ruling {ruling}: {failure}</source>
        <translation>judgeapp: 裁定{ruling}: {failure}</translation>
    </message>
    <message>
        <source>judgeapp: you have taught nothing for {forget!r}.</source>
        <translation>judgeapp: 「{forget}」について教えた内容はない。</translation>
    </message>
    <message>
        <source>judgeapp: {file}: and {more} more</source>
        <translation>judgeapp: {file}：ほかに{more}件</translation>
    </message>
    <message>
        <source>judgeapp: {name}: the scenario fails and proves nothing</source>
        <translation>judgeapp: {name}：シナリオが失敗したため、証明にならない</translation>
    </message>
    <message>
        <source>judgeapp: {number} cards with errata aren&apos;t in your library, such as {card}; their errata are saved for later.</source>
        <translation>judgeapp: エラッタのあるカード{number}枚（{card}など）がライブラリにない。エラッタは保存され、カードが取り込まれたときに適用される。</translation>
    </message>
    <message>
        <source>judgeapp: {number} has no manual changes.</source>
        <translation>judgeapp: {number}に手動の変更はない。</translation>
    </message>
    <message>
        <source>judgeapp: {place}{wording!r} wasn&apos;t imported: {error}</source>
        <translation>judgeapp: {place}「{wording}」を取り込めなかった：{error}</translation>
    </message>
    <message>
        <source>judgeapp: {unread:,} more haven&apos;t been read; --read reads them first.</source>
        <translation>judgeapp: ほかに{unread:,}枚をまだ読んでいない。--readで先に読む。</translation>
    </message>
    <message>
        <source>keep one with: judgeapp team deletions --keep ID; agree with: judgeapp notebook delete ID --for-good</source>
        <translation>残すには judgeapp team deletions --keep ID、同意するには judgeapp notebook delete ID --for-good</translation>
    </message>
    <message>
        <source>keep one; it is shown again</source>
        <translation>1つを残し、再び表示する</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>keyword {name}</source>
        <translation>キーワード{name}</translation>
    </message>
    <message>
        <source>language of the text; by default detected from its letters</source>
        <translation>テキストの言語。指定しなければ文字から判断</translation>
    </message>
    <message>
        <source>language of the texts</source>
        <translation>テキストの言語</translation>
    </message>
    <message>
        <source>language of the texts, such as en; by default detected from fields and letters</source>
        <translation>テキストの言語。enなど。指定しなければ項目と文字から判断</translation>
    </message>
    <message>
        <source>last import undone</source>
        <translation>直前の取り込みを元に戻した</translation>
    </message>
    <message>
        <source>leave the team</source>
        <translation>チームから脱退する</translation>
    </message>
    <message>
        <source>left out as {hint}</source>
        <translation>{hint}として除外</translation>
    </message>
    <message>
        <source>let --record and --report overwrite an existing file</source>
        <translation>--recordと--reportで既存のファイルを上書きする</translation>
    </message>
    <message>
        <source>line {line}: {step}</source>
        <translation>{line}行目：{step}</translation>
    </message>
    <message>
        <source>line {place}</source>
        <translation>{place}行目</translation>
    </message>
    <message>
        <source>lines that reached a position already followed: {folded}</source>
        <translation>すでにたどった局面に至った進め方：{folded}</translation>
    </message>
    <message>
        <source>lines with numbers that may not belong to the text: {count}</source>
        <translation>本文でない数字を含む可能性のある行：{count}</translation>
    </message>
    <message>
        <source>lines: {number}</source>
        <translation>進め方：{number}</translation>
    </message>
    <message>
        <source>list every change of a ruling, the newest first</source>
        <translation>裁定の変更をすべて新しい順に示す</translation>
    </message>
    <message>
        <source>list rulings that other judges deleted for good</source>
        <translation>他のジャッジが完全に削除した裁定の一覧を表示する</translation>
    </message>
    <message>
        <source>list rulings, most recently changed first</source>
        <translation>裁定を更新の新しい順に示す</translation>
    </message>
    <message>
        <source>list the backups</source>
        <translation>バックアップの一覧を表示する</translation>
    </message>
    <message>
        <source>list the built-in scenes for a clause, keyword effect or title</source>
        <translation>条項、キーワード効果、題名から、用意された場面の一覧を表示する</translation>
    </message>
    <message>
        <source>list the imported rulebooks</source>
        <translation>取り込んだルールブックの一覧を表示する</translation>
    </message>
    <message>
        <source>list the open clauses only</source>
        <translation>openの条項（まだ裏付けのない条項）だけを示す</translation>
    </message>
    <message>
        <source>list the questions with proven answers</source>
        <translation>検証済みの回答がある質問の一覧を表示する</translation>
    </message>
    <message>
        <source>list which clauses the engine enforces</source>
        <translation>エンジンがどの条項を適用するかを示す</translation>
    </message>
    <message>
        <source>list which of your data cites changed clauses</source>
        <translation>自分のデータのうち、変更された条項を参照するものの一覧を表示する</translation>
    </message>
    <message>
        <source>list, add and remove judges with a login</source>
        <translation>チームのサーバーにログインのあるジャッジの一覧を表示し、追加・削除する</translation>
    </message>
    <message>
        <source>list, export or forget taught wordings</source>
        <translation>教えた言い回しの一覧表示、エクスポート、取り消し</translation>
    </message>
    <message>
        <source>login {login}, password {password}</source>
        <translation>ログイン{login}、パスワード{password}</translation>
    </message>
    <message>
        <source>login {login}, with its existing password</source>
        <translation>ログイン{login}、パスワードは以前のまま</translation>
    </message>
    <message>
        <source>look for the scenarios of the readings in this folder (default: those of the checkout)</source>
        <translation>解釈のシナリオをここで探す（既定：ソースのもの）</translation>
    </message>
    <message>
        <source>looks like a heading; {done}</source>
        <translation>見出しのように組まれている。{done}</translation>
    </message>
    <message>
        <source>matches the filters</source>
        <translation>絞り込みに一致</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>計測</translation>
    </message>
    <message>
        <source>measure on a file of tab-separated query, clauses, rank and, if known, the questions that answer it (- for none); print hits, misses, the mean reciprocal rank, and how many were answered rightly and wrongly</source>
        <translation>タブ区切りのファイルで測る：検索語、条項、順位、わかっていればそれに答える質問（なければ-）。当たり、外れ、平均逆順位、正しく答えた数と誤って答えた数を表示する</translation>
    </message>
    <message>
        <source>measure speed on this machine</source>
        <translation>このマシンでの速さを測る</translation>
    </message>
    <message>
        <source>measured on {processor}, {cores} cores, {memory} GB, {system}, Python {python}; commit {commit}</source>
        <translation>測定環境：{processor}、{cores}コア、{memory} GB、{system}、Python {python}、コミット {commit}</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>ない</translation>
    </message>
    <message>
        <source>name or address of the server</source>
        <translation>サーバーの名前かアドレス</translation>
    </message>
    <message>
        <source>names {term}</source>
        <translation>{term}を挙げている</translation>
    </message>
    <message>
        <source>nearest to {term}</source>
        <translation>{term}に最も近い</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>new (and newer), all (conflicts too), or the id of a ruling, the name of a scene or table, a phrase as it is listed; may be repeated</source>
        <translation>new（新しいものとより新しいもの）、all（競合も）、または裁定のID、場面かテーブルの名前、表示された言い回し。繰り返し指定できる</translation>
    </message>
    <message>
        <source>no card is given by number</source>
        <translation>番号で示されたカードはない</translation>
    </message>
    <message>
        <source>no changes</source>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>no clause</source>
        <translation>条項なし</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>違いなし</translation>
    </message>
    <message>
        <source>no game rule covers {term}; it is in the tournament rules, which can be searched once you import them</source>
        <translation>{term}を定めるゲームルールはない。大会ルールの事項であり、大会ルールを取り込めば検索できる</translation>
    </message>
    <message>
        <source>no longer holds</source>
        <translation>もう有効ではない</translation>
    </message>
    <message>
        <source>no matches for these words with {named}</source>
        <translation>{named}でこれらの語に一致するものはない</translation>
    </message>
    <message>
        <source>no matches for these words, even without filters</source>
        <translation>絞り込みなしでも、これらの語に一致するものはない</translation>
    </message>
    <message>
        <source>no matches for {named}</source>
        <translation>{named}に一致するものはない</translation>
    </message>
    <message>
        <source>no passage has all the words; left out: {term}</source>
        <translation>すべての語を含む項目はない。除いた語：{term}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>誰でもない</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>どれでもないもの</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>未回答</translation>
    </message>
    <message>
        <source>not downloaded yet</source>
        <translation>未取得</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>見つからない</translation>
    </message>
    <message>
        <source>not official</source>
        <translation>非公式</translation>
    </message>
    <message>
        <source>not played: {left}</source>
        <translation>再現するシナリオのない例：{left}</translation>
    </message>
    <message>
        <source>not understood ({why})</source>
        <translation>読み取れない（{why}）</translation>
    </message>
    <message>
        <source>nothing lost</source>
        <translation>失われたものはない</translation>
    </message>
    <message>
        <source>nothing missing</source>
        <translation>欠けたものはない</translation>
    </message>
    <message>
        <source>nothing saved</source>
        <translation>保存なし</translation>
    </message>
    <message>
        <source>nothing that exists</source>
        <translation>存在しないもの</translation>
    </message>
    <message>
        <source>of {asked} with known answers {right} answered rightly ({right_share:.1%}), {wrong} wrongly ({wrong_share:.1%}); of {offered} the right one was offered ({offered_share:.1%})</source>
        <translation>答えのわかっている{asked}件のうち、正答{right}件（{right_share:.1%}）、誤答{wrong}件（{wrong_share:.1%}）。{offered}件では正しいものを提示（{offered_share:.1%}）</translation>
    </message>
    <message>
        <source>official</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>official answers</source>
        <translation>公式回答</translation>
    </message>
    <message>
        <source>only passages in this language, such as ja</source>
        <translation>この言語の項目だけ。jaなど</translation>
    </message>
    <message>
        <source>only passages of this source, such as rules</source>
        <translation>この資料の項目だけ。rulesなど</translation>
    </message>
    <message>
        <source>only questions that this clause or a clause below it decides</source>
        <translation>この条項か下位の条項で決まるものだけ</translation>
    </message>
    <message>
        <source>only rulings by this authority</source>
        <translation>この裁定者のものだけ</translation>
    </message>
    <message>
        <source>only rulings in conflict</source>
        <translation>競合しているものだけ</translation>
    </message>
    <message>
        <source>only rulings with this status</source>
        <translation>この状態のものだけ</translation>
    </message>
    <message>
        <source>only show what it would do</source>
        <translation>実行せず、行われる内容だけを示す</translation>
    </message>
    <message>
        <source>only the record in this language, such as en</source>
        <translation>この言語の記録だけ。enなど</translation>
    </message>
    <message>
        <source>only this chapter or section, such as 15-8</source>
        <translation>この章か節だけ。15-8など</translation>
    </message>
    <message>
        <source>only this kind. By default the first five cards, rulings and official answers are listed as well, unless you ask for a number, a language or a source, and JSON has them too: order (of cards, rulings, answers and rules), cards as in `cards find --json`, rulings and answers as in `rulings find --json`</source>
        <translation>この種類だけ。指定しなければ、カード、裁定、公式回答も最初の5件を示す（番号で探すとき、言語や資料を指定したときを除く）。JSONにはそれらもある：order（cards、rulings、answers、rulesの順番）、cardsは`cards find --json`と同じ、rulingsとanswersは`rulings find --json`と同じ</translation>
    </message>
    <message>
        <source>open files in the window, as if they were dropped onto it</source>
        <translation>ファイルを、ドロップしたときと同じようにウィンドウで開く</translation>
    </message>
    <message>
        <source>our reading of it has {term}</source>
        <translation>当プログラムの解釈に{term}がある</translation>
    </message>
    <message>
        <source>overwrite an existing file</source>
        <translation>既存のファイルを上書きする</translation>
    </message>
    <message>
        <source>passages not understood, by reason:</source>
        <translation>読み取れない箇所（通らなかった検査ごと）：</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>合格</translation>
    </message>
    <message>
        <source>play scenarios and replays, with the clause for every step</source>
        <translation>シナリオとリプレイを、手順ごとの条項とともにプレイする</translation>
    </message>
    <message>
        <source>play the scenarios under this edition of the Comprehensive Rules, even if they name another; a file that names none is played under the edition in force (see `judgeapp corpus in-force`). Events cite the clauses of their edition: those of the one in force as 16-5, others as 3.6:16-4, and in JSON as 16-5@4.2 and 16-4</source>
        <translation>シナリオの指定によらず、総合ルールのこの版でプレイする。指定のないファイルは現行の版でプレイする（`judgeapp corpus in-force`を参照）。出来事にはその版の条項を挙げる。現行の版は16-5、他の版は3.6:16-4、JSONでは16-5@4.2と16-4の形</translation>
    </message>
    <message>
        <source>play the scenes that prove them</source>
        <translation>証明する場面をプレイする</translation>
    </message>
    <message>
        <source>play the steps under the editions {editions} instead: where they differ, by which facts, and how the boards differ in the end</source>
        <translation>代わりに各シナリオの手順を{editions}の各版で行う：どこで分かれるか、どの事実によるか、最後の盤面で何が異なるか</translation>
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
        <translation>局面{positions}件、残り{waiting}件</translation>
    </message>
    <message>
        <source>print JSON for scripts</source>
        <translation>スクリプト用のJSONを表示する</translation>
    </message>
    <message>
        <source>print every event with its clauses and its cause; where an open clause decided it, the event ends with `reading:` and the id of our reading</source>
        <translation>出来事をすべて、条項と原因とともに表示する。解釈の分かれる条項で決まった出来事は、末尾に「解釈:」と当プログラムの解釈のIDが付く</translation>
    </message>
    <message>
        <source>print the addresses</source>
        <translation>アドレスを表示する</translation>
    </message>
    <message>
        <source>print the texts of all clauses that differ</source>
        <translation>異なる条項すべての文を表示する</translation>
    </message>
    <message>
        <source>print the versions of program and rules, and the commit</source>
        <translation>プログラムのバージョン、ルールの版、コミットを表示する</translation>
    </message>
    <message>
        <source>printed as {printed}, counted here as {correct}</source>
        <translation>印刷では{printed}。正しくは{correct}</translation>
    </message>
    <message>
        <source>prove that no character of the sources was lost</source>
        <translation>資料の文字が1つも失われていないことを証明する</translation>
    </message>
    <message>
        <source>questions: {questions} ({kinds}), ways of asking: {ways}, scenes: {scenes}</source>
        <translation>質問{questions}件（{kinds}）、尋ね方{ways}通り、場面{scenes}件</translation>
    </message>
    <message>
        <source>reached; changes to send: {to_send}, to fetch: {to_take}</source>
        <translation>接続できた。送る変更{to_send}件、受け取る変更{to_take}件</translation>
    </message>
    <message>
        <source>reached; the team&apos;s notebook doesn&apos;t exist yet: judgeapp team sync creates it</source>
        <translation>接続できた。チームのノートはまだない：judgeapp team syncで作成する</translation>
    </message>
    <message>
        <source>read every text again</source>
        <translation>すべてのテキストを読み直す</translation>
    </message>
    <message>
        <source>read the password from stdin, one line</source>
        <translation>パスワードをstdinから1行で読む</translation>
    </message>
    <message>
        <source>read {term}</source>
        <translation>読み：{term}</translation>
    </message>
    <message>
        <source>readings</source>
        <translation>解釈</translation>
    </message>
    <message>
        <source>referred to by: {referring}</source>
        <translation>参照元：{referring}</translation>
    </message>
    <message>
        <source>refused, so nothing was imported: {line}</source>
        <translation>拒否したため、何も取り込んでいない：{line}</translation>
    </message>
    <message>
        <source>refused: {wrong}</source>
        <translation>拒否：{wrong}</translation>
    </message>
    <message>
        <source>remove a judge&apos;s login; their rulings stay</source>
        <translation>ジャッジのログインを止める。そのジャッジの裁定は残る</translation>
    </message>
    <message>
        <source>remove an imported rulebook</source>
        <translation>取り込んだルールブックを削除する</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>rendering</source>
        <translation>英訳</translation>
    </message>
    <message>
        <source>repaired</source>
        <translation>修復済み</translation>
    </message>
    <message>
        <source>replace your wordings where theirs mean something else</source>
        <translation>意味が異なるときは自分の言い回しを置き換える</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>replaces: {one}</source>
        <translation>置き換える裁定：{one}</translation>
    </message>
    <message>
        <source>replay what your rulings rest on</source>
        <translation>裁定の根拠をプレイし直す</translation>
    </message>
    <message>
        <source>restore a backup</source>
        <translation>バックアップを復元する</translation>
    </message>
    <message>
        <source>restore an earlier text of a ruling</source>
        <translation>裁定を以前の内容に復元する</translation>
    </message>
    <message>
        <source>restrictions: {taken}</source>
        <translation>禁止・制限{taken}件</translation>
    </message>
    <message>
        <source>ruling that is being written</source>
        <translation>書きかけの裁定</translation>
    </message>
    <message>
        <source>rulings</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>rulings and backups</source>
        <translation>裁定とバックアップ</translation>
    </message>
    <message>
        <source>rulings that rest on a scene or a position: {count}, with a different result: {failed}</source>
        <translation>場面か局面を根拠とする裁定：{count}件（うち結果が異なるもの：{failed}件）</translation>
    </message>
    <message>
        <source>rulings: {rulings}, phrases: {phrases}, scenes: {scenes}, tables: {tables}</source>
        <translation>裁定{rulings}件、言い回し{phrases}件、場面{scenes}件、テーブル{tables}件</translation>
    </message>
    <message>
        <source>save an https:// address</source>
        <translation>https://のアドレスを登録する</translation>
    </message>
    <message>
        <source>save nothing</source>
        <translation>何も保存しない</translation>
    </message>
    <message>
        <source>scenarios with a different result under {edition}, proving nothing: {count}</source>
        <translation>{edition}では異なる結果になり、根拠にならないシナリオ：{count}</translation>
    </message>
    <message>
        <source>set the status of a ruling</source>
        <translation>裁定の状態を設定する</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>settle doubtful lines as this file says</source>
        <translation>疑わしい行をこのファイルのとおりに確定する</translation>
    </message>
    <message>
        <source>share the notebook on a team&apos;s server</source>
        <translation>チームのサーバーでノートを共有する</translation>
    </message>
    <message>
        <source>show a clause, a passage or a term with all that belongs to it</source>
        <translation>条項、項目、用語を、関連するものとともに表示する</translation>
    </message>
    <message>
        <source>show a ruling</source>
        <translation>裁定を表示する</translation>
    </message>
    <message>
        <source>show an answer, what it said before, and the clauses it is about</source>
        <translation>回答とその以前の内容、関係する条項を表示する</translation>
    </message>
    <message>
        <source>show names and texts in this language, such as ja</source>
        <translation>この言語で名称とテキストを表示する。jaなど</translation>
    </message>
    <message>
        <source>show texts in this language where they exist, such as ja</source>
        <translation>この言語のテキストがあればそれを表示する。jaなど</translation>
    </message>
    <message>
        <source>show what is understood of a card or a text</source>
        <translation>カードやテキストのうち読み取れるものを表示する</translation>
    </message>
    <message>
        <source>show what would be imported, save nothing</source>
        <translation>取り込まれるものを示すだけで、保存しない</translation>
    </message>
    <message>
        <source>show which edition of the rules is in force on a date</source>
        <translation>指定した日に有効なルールの版を示す</translation>
    </message>
    <message>
        <source>showing results for {instead} ({term} isn&apos;t known)</source>
        <translation>{instead}の結果を表示（{term}は不明）</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>sound ({number})</source>
        <translation>正常（{number}）</translation>
    </message>
    <message>
        <source>special lines understood: {lines_understood} of {lines}</source>
        <translation>読み取れる特別な行：{lines}行中{lines_understood}行</translation>
    </message>
    <message>
        <source>still holds</source>
        <translation>引き続き有効</translation>
    </message>
    <message>
        <source>stop after this many positions ({usual})</source>
        <translation>局面がこの数に達したら止める（{usual}）</translation>
    </message>
    <message>
        <source>stop after this many seconds ({usual})</source>
        <translation>この秒数が過ぎたら止める（{usual}）</translation>
    </message>
    <message>
        <source>subjects</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>such as 16-5, or 3.6:16-4 from another edition</source>
        <translation>16-5など、別の版なら3.6:16-4</translation>
    </message>
    <message>
        <source>such as 2026-08-18</source>
        <translation>2026-08-18の形</translation>
    </message>
    <message>
        <source>suggested by its wording</source>
        <translation>言葉からの推定</translation>
    </message>
    <message>
        <source>table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>taught phrases</source>
        <translation>教えた言い回し</translation>
    </message>
    <message>
        <source>team</source>
        <translation>チーム</translation>
    </message>
    <message>
        <source>text of {edition}</source>
        <translation>{edition}のテキスト</translation>
    </message>
    <message>
        <source>text of {edition}: {number}</source>
        <translation>{edition}のテキスト：{number}</translation>
    </message>
    <message>
        <source>the beginning</source>
        <translation>始まり</translation>
    </message>
    <message>
        <source>the card number, such as TS1-010</source>
        <translation>カードナンバー。TS1-010など</translation>
    </message>
    <message>
        <source>the certificate that issued the server&apos;s; by default those of the system</source>
        <translation>サーバーの証明書の発行元の証明書。指定しなければシステムのもの</translation>
    </message>
    <message>
        <source>the deck list; - for stdin</source>
        <translation>デッキリスト。-ならstdin</translation>
    </message>
    <message>
        <source>the edition under which they are played and whose clauses are listed (default: the one in force). Scenarios that name another edition prove nothing about it</source>
        <translation>どの版でプレイし、どの版の条項を示すか。省けば現行の版。別の版を指定するシナリオは、その版については何も証明しない</translation>
    </message>
    <message>
        <source>the language of the clauses, where available</source>
        <translation>条項の言語（その言語にある場合）</translation>
    </message>
    <message>
        <source>the language of the report; clauses that have no text in it are in English</source>
        <translation>報告書の言語。その言語の文章がない条項は英語で示す</translation>
    </message>
    <message>
        <source>the name of the folder is empty</source>
        <translation>フォルダの指定がない</translation>
    </message>
    <message>
        <source>the number of an answer, such as Q601</source>
        <translation>回答の番号。Q601など</translation>
    </message>
    <message>
        <source>the only outcome</source>
        <translation>唯一の盤面</translation>
    </message>
    <message>
        <source>the passage</source>
        <translation>その項目</translation>
    </message>
    <message>
        <source>the password is valid until {until}</source>
        <translation>パスワードの有効期限は{until}</translation>
    </message>
    <message>
        <source>the question is too long; left out: {term}</source>
        <translation>質問が長すぎる。除いた語：{term}</translation>
    </message>
    <message>
        <source>the same  {file} (rules {first} and {later})</source>
        <translation>同じ  {file}（ルール{first}と{later}）</translation>
    </message>
    <message>
        <source>the same cards in the other language, to see whether the trees agree</source>
        <translation>別の言語の同じカード：構文木が一致するか</translation>
    </message>
    <message>
        <source>the scenario or position that it was played from</source>
        <translation>元になったシナリオか局面</translation>
    </message>
    <message>
        <source>the scenarios, such as tests/scenarios</source>
        <translation>シナリオ。tests/scenariosなど</translation>
    </message>
    <message>
        <source>the texts in this language (default en)</source>
        <translation>この言語のテキスト（既定値en）</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>there is no clause {term}</source>
        <translation>条項{term}はない</translation>
    </message>
    <message>
        <source>there is no clause {term}; the nearest above it is {instead}</source>
        <translation>条項{term}はない。その上で最も近いのは{instead}</translation>
    </message>
    <message>
        <source>they differ  {file} (rules {first} and {later}) at {where}</source>
        <translation>分かれる  {file}（ルール{first}と{later}）：{where}</translation>
    </message>
    <message>
        <source>this copy has {printed}; read {correct}</source>
        <translation>この版では{printed}。{correct}と読む</translation>
    </message>
    <message>
        <source>this is the general answer; {term} wasn&apos;t read: a card&apos;s text overrides the rules (1-3-1)</source>
        <translation>一般的な回答で、{term}は読み取っていない：カードの記載はルールに優先する（1-3-1）</translation>
    </message>
    <message>
        <source>this no longer applies</source>
        <translation>もう有効ではない</translation>
    </message>
    <message>
        <source>this settles a conflict</source>
        <translation>これで競合を解決する</translation>
    </message>
    <message>
        <source>this still applies</source>
        <translation>引き続き有効</translation>
    </message>
    <message>
        <source>timing {name}</source>
        <translation>タイミング{name}</translation>
    </message>
    <message>
        <source>too many characters: {count:,}</source>
        <translation>文字が多すぎる（{count:,}文字）</translation>
    </message>
    <message>
        <source>true in {number}</source>
        <translation>{number}通りで成り立つ</translation>
    </message>
    <message>
        <source>under a heading with {term}</source>
        <translation>{term}のある見出しの下</translation>
    </message>
    <message>
        <source>undo corrections by hand</source>
        <translation>手動の訂正を取り消す</translation>
    </message>
    <message>
        <source>undo the last import of a file</source>
        <translation>ファイルの最後の取り込みを元に戻す</translation>
    </message>
    <message>
        <source>undo your answer about this</source>
        <translation>これについての判断を取り消す</translation>
    </message>
    <message>
        <source>unfinished forms</source>
        <translation>書きかけのフォーム</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>unreachable: {wrong}</source>
        <translation>つながらない：{wrong}</translation>
    </message>
    <message>
        <source>upgrade the team&apos;s notebook to this version</source>
        <translation>チームのノートをこのバージョンに更新する</translation>
    </message>
    <message>
        <source>use the lists for this region (default all)</source>
        <translation>この地域のリストで調べる（初期値はすべて）</translation>
    </message>
    <message>
        <source>use the lists of banned and restricted cards in force on this day (default today)</source>
        <translation>この日の禁止・制限カードのリストで調べる（初期値は今日）</translation>
    </message>
    <message>
        <source>use this many cores ({usual})</source>
        <translation>使うコアの数（{usual}）</translation>
    </message>
    <message>
        <source>waiting for your decision</source>
        <translation>確認待ち</translation>
    </message>
    <message>
        <source>what player A says happened</source>
        <translation>プレイヤーAの主張</translation>
    </message>
    <message>
        <source>what player B says happened</source>
        <translation>プレイヤーBの主張</translation>
    </message>
    <message>
        <source>what was played</source>
        <translation>プレイした内容</translation>
    </message>
    <message>
        <source>whether the server&apos;s certificate must bear its exact name (default verify-full), or only be issued by the chosen one</source>
        <translation>サーバーの証明書に名前の完全な一致を求めるか（既定verify-full）、選んだ証明書による発行だけを求めるか</translation>
    </message>
    <message>
        <source>who does it; by default the judge in the settings</source>
        <translation>行う人。指定しなければ設定のジャッジ</translation>
    </message>
    <message>
        <source>whose choices are tried; order: only the order of pending effects. Everything else follows the steps after N</source>
        <translation>誰の選択を試すか。orderは発揮待ちの効果の順番だけ。試さないものはNより後の手順のとおり</translation>
    </message>
    <message>
        <source>word broken at the end of the line; read as {hint}</source>
        <translation>行末で切れている。{hint}と読む</translation>
    </message>
    <message>
        <source>words and filters</source>
        <translation>検索語（絞り込みを混ぜてもよい）</translation>
    </message>
    <message>
        <source>write a replay of the scenario: beginning, choices and digests</source>
        <translation>シナリオのリプレイを書き出す：始まり、選択、ダイジェスト</translation>
    </message>
    <message>
        <source>write a ruling</source>
        <translation>裁定を書き留める</translation>
    </message>
    <message>
        <source>write it to a file</source>
        <translation>ファイルに書き出す</translation>
    </message>
    <message>
        <source>write rulings as a page to read</source>
        <translation>裁定を閲覧用のページとして書き出す</translation>
    </message>
    <message>
        <source>write the doubtful lines here, for --settle</source>
        <translation>疑わしい行をここに書き出す。--settle用</translation>
    </message>
    <message>
        <source>write the doubtful matches</source>
        <translation>疑わしいものを書き出す</translation>
    </message>
    <message>
        <source>write the facts of cards into scenario files</source>
        <translation>カードの情報をシナリオファイルに書き込む</translation>
    </message>
    <message>
        <source>write the report to hand over: its page, then the full record, without pictures; Markdown, or one HTML file if the name ends in .html</source>
        <translation>ジャッジが渡す報告書を書き出す。ページの後ろに全記録が付き、画像はない。Markdown、名前が.htmlで終われば1つのHTMLファイル</translation>
    </message>
    <message>
        <source>write, change, exchange and print rulings</source>
        <translation>裁定を書き、変更し、交換し、印刷する</translation>
    </message>
    <message>
        <source>written</source>
        <translation>書き留めた</translation>
    </message>
    <message>
        <source>your answers on editions</source>
        <translation>版についての判断</translation>
    </message>
    <message>
        <source>your data folder</source>
        <translation>データフォルダ</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>自分</translation>
    </message>
    <message>
        <source>{count} outside: {why}</source>
        <translation>対象外{count}件：{why}</translation>
    </message>
    <message>
        <source>{count} that only define</source>
        <translation>定義だけの条項{count}件</translation>
    </message>
    <message>
        <source>{edition}: no decision is pending</source>
        <translation>{edition}：決めることはない</translation>
    </message>
    <message>
        <source>{edition}: {seat} decides: {some}{cited}</source>
        <translation>{edition}：{seat}が決める：{some}{cited}</translation>
    </message>
    <message>
        <source>{file}: NOT LEGAL (cards: {deck}, Digi-Eggs: {eggs})</source>
        <translation>{file}：使用不可（カード{deck}枚、デジタマ{eggs}枚）</translation>
    </message>
    <message>
        <source>{file}: legal (cards: {deck}, Digi-Eggs: {eggs})</source>
        <translation>{file}：使用可（カード{deck}枚、デジタマ{eggs}枚）</translation>
    </message>
    <message>
        <source>{file}: rulings: {rulings}</source>
        <translation>{file}：裁定{rulings}件</translation>
    </message>
    <message>
        <source>{file}: {taken} imported, {same} already taught</source>
        <translation>{file}：{taken}件を取り込み、{same}件は教え済み</translation>
    </message>
    <message>
        <source>{file}: {what} of {date} ({number})</source>
        <translation>{file}：{date}の{what}（{number}）</translation>
    </message>
    <message>
        <source>{file}: {what}: {new} new, {updated} updated, {unchanged} unchanged; {bad} bad</source>
        <translation>{file}：{what}：新規{new}、更新{updated}、変更なし{unchanged}。不正{bad}</translation>
    </message>
    <message>
        <source>{help}; may be repeated</source>
        <translation>{help}。繰り返し指定できる</translation>
    </message>
    <message>
        <source>{hint} doesn&apos;t continue the count here; joined to {number}</source>
        <translation>{hint}はここで番号が続かない。{number}につなげた</translation>
    </message>
    <message>
        <source>{hint} is printed twice; taken as {number}</source>
        <translation>{hint}は2度印刷されている。{number}とした</translation>
    </message>
    <message>
        <source>{hits} of {outcomes} hit ({share:.1%}), mean reciprocal rank {mean_reciprocal_rank:.3f}</source>
        <translation>{outcomes}件中{hits}件が当たり（{share:.1%}）、平均逆順位{mean_reciprocal_rank:.3f}</translation>
    </message>
    <message>
        <source>{id}  deleted</source>
        <translation>{id}  削除済み</translation>
    </message>
    <message>
        <source>{id}  last changed {at} by {by}</source>
        <translation>{id}  最終変更{at}、{by}</translation>
    </message>
    <message>
        <source>{line}  (unchanged)</source>
        <translation>{line}  （変更なし）</translation>
    </message>
    <message>
        <source>{listed} leaf clauses: {totals}</source>
        <translation>末端の条項{listed}件：{totals}</translation>
    </message>
    <message>
        <source>{mark} {edition:&lt;6} since {since}{text}</source>
        <translation>{mark} {edition:&lt;6} {since}から{text}</translation>
    </message>
    <message>
        <source>{match} called it {term}</source>
        <translation>{match}では{term}</translation>
    </message>
    <message>
        <source>{names} (also {also})</source>
        <translation>{names}（別名{also}）</translation>
    </message>
    <message>
        <source>{name}: unchanged</source>
        <translation>{name}：変更なし</translation>
    </message>
    <message>
        <source>{number:,} chapters</source>
        <translation>{number:,}章</translation>
    </message>
    <message>
        <source>{number:,} characters</source>
        <translation>{number:,}文字</translation>
    </message>
    <message>
        <source>{number:,} clauses</source>
        <translation>{number:,}条項</translation>
    </message>
    <message>
        <source>{number:,} clauses without parts</source>
        <translation>末端の条項{number:,}件</translation>
    </message>
    <message>
        <source>{number:,} entries</source>
        <translation>{number:,}語</translation>
    </message>
    <message>
        <source>{number:,} examples</source>
        <translation>{number:,}例</translation>
    </message>
    <message>
        <source>{number:,} passages</source>
        <translation>{number:,}項目</translation>
    </message>
    <message>
        <source>{number:,} readings</source>
        <translation>読み仮名{number:,}件</translation>
    </message>
    <message>
        <source>{number:,} references</source>
        <translation>参照{number:,}件</translation>
    </message>
    <message>
        <source>{number:,} targets</source>
        <translation>参照先{number:,}件</translation>
    </message>
    <message>
        <source>{number} follows {hint}: numbers are missing</source>
        <translation>{number}が{hint}の後にある：番号が欠けている</translation>
    </message>
    <message>
        <source>{number} in {edition}, our wording: {says}</source>
        <translation>{edition}の{number}、当プログラムの表現：{says}</translation>
    </message>
    <message>
        <source>{number} of {edition} is gone in {other} (not sure: see corpus compare).</source>
        <translation>{edition}の{number}は{other}にはもうない（不確か：corpus compareを参照）。</translation>
    </message>
    <message>
        <source>{number} of {edition} is gone in {other}.</source>
        <translation>{edition}の{number}は{other}にはもうない。</translation>
    </message>
    <message>
        <source>{number} of {edition} is new: {other} doesn&apos;t have it (not sure: see corpus compare).</source>
        <translation>{edition}の{number}は新しい：{other}にはない（不確か：corpus compareを参照）。</translation>
    </message>
    <message>
        <source>{number} of {edition} is new: {other} doesn&apos;t have it.</source>
        <translation>{edition}の{number}は新しい：{other}にはない。</translation>
    </message>
    <message>
        <source>{number} of {edition} is {there} in {other} (not sure: see corpus compare).</source>
        <translation>{edition}の{number}は{other}では{there}（不確か：corpus compareを参照）。</translation>
    </message>
    <message>
        <source>{number} of {edition} is {there} in {other}, with a different meaning (not sure: see corpus compare).</source>
        <translation>{edition}の{number}は{other}では{there}で、内容が異なる（不確か：corpus compareを参照）。</translation>
    </message>
    <message>
        <source>{number} of {edition} is {there} in {other}, with a different meaning.</source>
        <translation>{edition}の{number}は{other}では{there}で、内容が異なる。</translation>
    </message>
    <message>
        <source>{number} of {edition} is {there} in {other}.</source>
        <translation>{edition}の{number}は{other}では{there}。</translation>
    </message>
    <message>
        <source>{number} seems to begin inside this line</source>
        <translation>{number}がこの行の途中から始まるように見える</translation>
    </message>
    <message>
        <source>{old} ({old_date}) and {new} ({new_date})</source>
        <translation>{old}（{old_date}）と{new}（{new_date}）</translation>
    </message>
    <message>
        <source>{ruling}  deleted for good</source>
        <translation>{ruling}  完全に削除済み</translation>
    </message>
    <message>
        <source>{ruling}  deleted; `judgeapp notebook bring-back` restores it</source>
        <translation>{ruling}  削除済み。`judgeapp notebook bring-back`で復元できる</translation>
    </message>
    <message>
        <source>{state}  {text}: {expected} within {within}, {place}</source>
        <translation>{state}  {text}: {expected}が{within}位以内、{place}</translation>
    </message>
    <message>
        <source>{team}; connected</source>
        <translation>{team}。接続済み</translation>
    </message>
    <message>
        <source>{term} is a number from {editions}; its number today is unknown</source>
        <translation>{term}は{editions}の番号。現在の番号は不明</translation>
    </message>
    <message>
        <source>{term} is a number from {editions}; today it is {instead}</source>
        <translation>{term}は{editions}の番号。現在は{instead}</translation>
    </message>
    <message>
        <source>{term} no longer has this clause</source>
        <translation>{term}にはもうない条項</translation>
    </message>
    <message>
        <source>{term} of {editions} is no longer a rule</source>
        <translation>{editions}の{term}は現在のルールにはない</translation>
    </message>
    <message>
        <source>{term} was {was} in {editions}</source>
        <translation>{term}は{editions}では{was}</translation>
    </message>
    <message>
        <source>{term} was {was} in {editions}; what was {term} there is {instead} today</source>
        <translation>{term}は{editions}では{was}。そこでの{term}は現在の{instead}</translation>
    </message>
    <message>
        <source>{term}, our wording</source>
        <translation>{term}、当プログラムの表現</translation>
    </message>
    <message>
        <source>{text!r} isn&apos;t a date such as 2026-08-01</source>
        <translation>「{text}」は2026-08-01のような日付ではない</translation>
    </message>
    <message>
        <source>{text!r} isn&apos;t a number</source>
        <translation>「{text}」は数でない</translation>
    </message>
    <message>
        <source>{text} is less than 1</source>
        <translation>{text}は1より小さい</translation>
    </message>
    <message>
        <source>{what}: median {median} ms, p95 {p95} ms, slowest {slowest} ms ({runs} runs)</source>
        <translation>{what}：中央値{median} ms、p95 {p95} ms、最遅{slowest} ms（{runs}回）</translation>
    </message>
    <message>
        <source>| Our reading ({id})</source>
        <translation>| 当プログラムの解釈（{id}）</translation>
    </message>
    <message>
        <source>| Our reading ({id}): see {at}</source>
        <translation>| 当プログラムの解釈（{id}）：{at}を参照</translation>
    </message>
    <message>
        <source>“{old}” is now “{new}” ({times})</source>
        <translation>「{old}」が「{new}」に（{times}）</translation>
    </message>
</context>
<context>
    <name>colors</name>
    <message>
        <source>black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>red</source>
        <translation>赤</translation>
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
        <translation>デジタマデッキ</translation>
    </message>
    <message>
        <source>area</source>
        <translation>エリア</translation>
    </message>
    <message>
        <source>battle</source>
        <translation>バトル</translation>
    </message>
    <message>
        <source>block timing</source>
        <translation>ブロックタイミング</translation>
    </message>
    <message>
        <source>breeding</source>
        <translation>育成</translation>
    </message>
    <message>
        <source>cards under it</source>
        <translation>下のカード</translation>
    </message>
    <message>
        <source>color</source>
        <translation>色</translation>
    </message>
    <message>
        <source>confirming whether the attack is successful</source>
        <translation>成立確認</translation>
    </message>
    <message>
        <source>counter timing</source>
        <translation>カウンタータイミング</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>アタック宣言</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ドロー</translation>
    </message>
    <message>
        <source>end of the attack</source>
        <translation>アタック終了時</translation>
    </message>
    <message>
        <source>given</source>
        <translation>得ているもの</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>keyword effect</source>
        <translation>キーワード効果</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>link card</source>
        <translation>リンクカード</translation>
    </message>
    <message>
        <source>main</source>
        <translation>メイン</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
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
        <translation>セキュリティ</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>準備</translation>
    </message>
    <message>
        <source>the end of the turn</source>
        <translation>ターン終了時</translation>
    </message>
    <message>
        <source>the player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>trait</source>
        <translation>特徴</translation>
    </message>
    <message>
        <source>trash</source>
        <translation>トラッシュ</translation>
    </message>
    <message>
        <source>unsuspend</source>
        <translation>アクティブ</translation>
    </message>
</context>
<context>
    <name>compared_page</name>
    <message>
        <source>Added</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>All in full, with the clauses of both</source>
        <translation>すべての全文（双方の条項付き）</translation>
    </message>
    <message>
        <source>All, with their clauses</source>
        <translation>すべて（条項付き）</translation>
    </message>
    <message>
        <source>It no longer holds</source>
        <translation>もう有効ではない</translation>
    </message>
    <message>
        <source>It still holds</source>
        <translation>引き続き有効</translation>
    </message>
    <message>
        <source>Match clauses that something relies on: {number}</source>
        <translation>根拠にされている条項の対応を確定する：{number}</translation>
    </message>
    <message>
        <source>Matched as most likely; nothing relies on it</source>
        <translation>最も近いとみて対応付けた条項（根拠にしているものはない）</translation>
    </message>
    <message>
        <source>Merged, split or gone</source>
        <translation>統合、分割、または削除されたもの</translation>
    </message>
    <message>
        <source>New clauses</source>
        <translation>新しい条項</translation>
    </message>
    <message>
        <source>Only renumbered</source>
        <translation>番号のみ変更</translation>
    </message>
    <message>
        <source>Other clauses with a different meaning</source>
        <translation>ほかに内容が異なるもの</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>プレイを見る</translation>
    </message>
    <message>
        <source>Play under both</source>
        <translation>両方でプレイ</translation>
    </message>
    <message>
        <source>Played as before until you say otherwise</source>
        <translation>別の判断をするまで従来どおりプレイするもの</translation>
    </message>
    <message>
        <source>Played as before, by clauses with the same meaning</source>
        <translation>内容の同じ条項により従来どおりプレイするもの</translation>
    </message>
    <message>
        <source>Plays differently</source>
        <translation>処理が変わるもの</translation>
    </message>
    <message>
        <source>The text of {edition} isn&apos;t available. Import it as a file (Ctrl+Alt+L) to read its clauses.</source>
        <translation>{edition}のテキストがありません。条項を読むには、ファイルとして取り込んでください（Ctrl+Alt+L）。</translation>
    </message>
    <message>
        <source>Undo your answer</source>
        <translation>判断を取り消す</translation>
    </message>
    <message>
        <source>What&apos;s new in {new}</source>
        <translation>{new}の変更点</translation>
    </message>
    <message>
        <source>Worded differently, played as before</source>
        <translation>表現は変わったが、処理は従来どおりのもの</translation>
    </message>
    <message>
        <source>Worded differently, with no sign of a change</source>
        <translation>文言は異なるが、内容が変わった形跡のないもの</translation>
    </message>
    <message>
        <source>You said that it no longer holds: played under {edition}.</source>
        <translation>有効ではないと判断しました。{edition}と同じようにプレイします。</translation>
    </message>
    <message>
        <source>You said that it still holds.</source>
        <translation>引き続き有効と判断しました。</translation>
    </message>
    <message>
        <source>Your entries that rely on changed clauses: {number}</source>
        <translation>変更された条項に基づく自分のデータ：{number}</translation>
    </message>
    <message>
        <source>more: {number}</source>
        <translation>ほか{number}件</translation>
    </message>
</context>
<context>
    <name>concept_page</name>
    <message>
        <source>Defined by</source>
        <translation>定義する条項</translation>
    </message>
    <message>
        <source>Find every passage that names it</source>
        <translation>言及するすべての項目を探す</translation>
    </message>
    <message>
        <source>In other languages</source>
        <translation>他の言語</translation>
    </message>
    <message>
        <source>In our own wording, based on Comprehensive Rules 3.6.</source>
        <translation>総合ルール3.6に基づく当プログラムの説明。</translation>
    </message>
    <message>
        <source>In the other sources</source>
        <translation>他の資料</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Names with this mark are ours: no source has them.</source>
        <translation>この印の名称は当プログラムによるもので、どの資料にもありません。</translation>
    </message>
    <message>
        <source>Not in the engine: {number}, {why}</source>
        <translation>エンジンにないもの：{number}、{why}</translation>
    </message>
    <message>
        <source>Where the sources differ</source>
        <translation>資料間の相違</translation>
    </message>
</context>
<context>
    <name>copies_page</name>
    <message numerus="yes">
        <source>%n bookmark(s)</source>
        <translation>
            <numerusform>ブックマーク%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card record(s)</source>
        <translation>
            <numerusform>カードの記録%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) in its tree</source>
        <translation>
            <numerusform>分岐点%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n revision(s)</source>
        <translation>
            <numerusform>改訂%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wording(s)</source>
        <translation>
            <numerusform>言い回し%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>ブックマーク</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Imported editions</source>
        <translation>取り込んだ版</translation>
    </message>
    <message>
        <source>Imported lists</source>
        <translation>取り込んだリスト</translation>
    </message>
    <message>
        <source>No backups yet. They are made automatically when the window opens, and every hour after a change.</source>
        <translation>バックアップはまだありません。変更があれば、ウィンドウを開いたときと1時間ごとに自動で作られます。</translation>
    </message>
    <message>
        <source>Official answers</source>
        <translation>公式回答</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>バックアップから復元</translation>
    </message>
    <message>
        <source>Restoring replaces what is there now, and backs that up first. The window closes and reopens; what you typed in forms stays.</source>
        <translation>復元すると現在の内容と入れ替わります。その前に現在の内容のバックアップを作ります。ウィンドウはいったん閉じて開き直し、フォームに入力した内容は残ります。</translation>
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
        <translation>教えた内容</translation>
    </message>
    <message>
        <source>The position being set up</source>
        <translation>準備中の盤面</translation>
    </message>
    <message>
        <source>The ruling that is being written</source>
        <translation>作成中の裁定</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Unfinished forms</source>
        <translation>書きかけのフォーム</translation>
    </message>
    <message>
        <source>Where the team&apos;s notebook is</source>
        <translation>チームのノートの場所</translation>
    </message>
    <message>
        <source>Your answers on editions</source>
        <translation>版についての判断</translation>
    </message>
    <message>
        <source>damaged: {wrong}</source>
        <translation>破損：{wrong}</translation>
    </message>
    <message>
        <source>editions: {number}</source>
        <translation>版：{number}</translation>
    </message>
    <message>
        <source>settled: {number}</source>
        <translation>確定：{number}</translation>
    </message>
</context>
<context>
    <name>desk_pages</name>
    <message>
        <source>A rule, a term, a card, a whole question</source>
        <translation>ルール、用語、カード、質問文</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>質問する</translation>
    </message>
    <message>
        <source>Build a board</source>
        <translation>盤面を作る</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章</translation>
    </message>
    <message>
        <source>Enter what each player says, step by step</source>
        <translation>双方の主張を1手順ずつ入力する</translation>
    </message>
    <message>
        <source>Imported from {file} on {day} (pages: {pages}, bytes: {bytes}). Its text is that of the file.</source>
        <translation>{day}に{file}から取り込んだもの（ページ数：{pages}、バイト数：{bytes}）。本文はファイルのとおり。</translation>
    </message>
    <message>
        <source>Not imported yet: {things}.</source>
        <translation>未取り込み：{things}。</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近開いたもの</translation>
    </message>
    <message>
        <source>Remove …</source>
        <translation>削除…</translation>
    </message>
    <message>
        <source>SHA-256 of the file</source>
        <translation>ファイルのSHA-256</translation>
    </message>
    <message>
        <source>Search filters</source>
        <translation>検索の絞り込み</translation>
    </message>
    <message>
        <source>Set it up, and play it by the rules</source>
        <translation>カードを置いて、ルールどおりにプレイ</translation>
    </message>
    <message>
        <source>Settle a dispute</source>
        <translation>主張の食い違いを裁く</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>The table as you left it</source>
        <translation>前回のままのテーブル</translation>
    </message>
    <message>
        <source>Where the cursor is</source>
        <translation>カーソルの位置ごと</translation>
    </message>
</context>
<context>
    <name>dialogs</name>
    <message>
        <source>Replace</source>
        <translation>置き換える</translation>
    </message>
    <message>
        <source>{file} exists. Replace it?</source>
        <translation>{file}はすでにあります。置き換えますか？</translation>
    </message>
</context>
<context>
    <name>differences</name>
    <message>
        <source>An older source says something else</source>
        <translation>古い資料の記載が異なる</translation>
    </message>
    <message>
        <source>The text is unclear</source>
        <translation>文が明確でない</translation>
    </message>
    <message>
        <source>The translation differs</source>
        <translation>訳が異なる</translation>
    </message>
    <message>
        <source>cards in {seat}&apos;s {pile}: {one} {first}, {other} {second}</source>
        <translation>{seat}の{pile}の枚数：{first}は{one}、{second}は{other}</translation>
    </message>
    <message>
        <source>it is turn {one} ({one_seat}) {first}, turn {other} ({other_seat}) {second}</source>
        <translation>{first}は{one_seat}の第{one}ターン、{second}は{other_seat}の第{other}ターン</translation>
    </message>
    <message>
        <source>memory: {one} for {one_seat} ({first}), {other} for {other_seat} ({second})</source>
        <translation>メモリー：{first}は{one_seat}から見て{one}、{second}は{other_seat}から見て{other}</translation>
    </message>
    <message>
        <source>only {there}, given to {seat}: {things}</source>
        <translation>{there}でのみ{seat}が得ているもの：{things}</translation>
    </message>
    <message>
        <source>only {there}, in {seat}&apos;s {pile}: {cards}</source>
        <translation>{there}でのみ{seat}の{pile}にある：{cards}</translation>
    </message>
    <message>
        <source>pending only {there}: [{card}: ]{effect}</source>
        <translation>{there}でのみ発揮待ち：[{card}：]{effect}</translation>
    </message>
    <message>
        <source>the attack of {attacker} is at {one} {first}, at {other} {second}</source>
        <translation>{attacker}のアタックの進行：{first}は{one}、{second}は{other}</translation>
    </message>
    <message>
        <source>the game is over only {there}[: {winner} has won]</source>
        <translation>{there}でのみゲーム終了[：{winner}の勝利]</translation>
    </message>
    <message>
        <source>the game is won by {one} {first}, by {other} {second}</source>
        <translation>ゲームの勝者：{first}は{one}、{second}は{other}</translation>
    </message>
    <message>
        <source>the phase is {one} {first}, {other} {second}</source>
        <translation>フェイズ：{first}は{one}、{second}は{other}</translation>
    </message>
    <message>
        <source>the same effects are pending in another order</source>
        <translation>発揮待ちの効果は同じで、順番が異なる</translation>
    </message>
    <message>
        <source>{attacker} attacks {target} only {there}; stage: {stage}</source>
        <translation>{there}でのみ{attacker}が{target}にアタック。現在：{stage}</translation>
    </message>
    <message>
        <source>{seat}&apos;s {pile} has the same cards in another order</source>
        <translation>{seat}の{pile}はカードが同じで、順番が異なる</translation>
    </message>
    <message>
        <source>{unit} is in {seat}&apos;s {area} area only {there}</source>
        <translation>{there}でのみ{unit}が{seat}の{area}エリアにいる</translation>
    </message>
    <message>
        <source>{unit} is suspended only {there}</source>
        <translation>{there}でのみ{unit}がレスト状態</translation>
    </message>
    <message>
        <source>{unit}: its {what} is {one} {first}, {other} {second}</source>
        <translation>{unit}の{what}：{first}は{one}、{second}は{other}</translation>
    </message>
    <message>
        <source>{unit}: the card on top is {one} {first}, {other} {second}</source>
        <translation>{unit}の一番上のカード：{first}は{one}、{second}は{other}</translation>
    </message>
    <message>
        <source>{unit}: {what} in another order</source>
        <translation>{unit}：{what}の順番が異なる</translation>
    </message>
    <message>
        <source>{unit}: {what} only {there}: {things}</source>
        <translation>{unit}：{there}でのみの{what}：{things}</translation>
    </message>
</context>
<context>
    <name>dispute</name>
    <message>
        <source>Activate an effect of …</source>
        <translation>効果の発揮…</translation>
    </message>
    <message>
        <source>App fuse …</source>
        <translation>アプ合体…</translation>
    </message>
    <message>
        <source>Attack with …</source>
        <translation>アタック…</translation>
    </message>
    <message>
        <source>Block with …</source>
        <translation>ブロック…</translation>
    </message>
    <message>
        <source>Both accounts begin here: {place}</source>
        <translation>双方の主張はここから始まります：{place}</translation>
    </message>
    <message>
        <source>Burst digivolve …</source>
        <translation>バースト進化…</translation>
    </message>
    <message>
        <source>By every legal line after “{place}”, {until}:</source>
        <translation>「{place}」の後のルールどおりのすべての進め方、{until}：</translation>
    </message>
    <message>
        <source>Can&apos;t be checked: {why}</source>
        <translation>確認できません：{why}</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Counter with …</source>
        <translation>カウンター…</translation>
    </message>
    <message>
        <source>DNA digivolve …</source>
        <translation>ジョグレス進化…</translation>
    </message>
    <message>
        <source>Digivolve …</source>
        <translation>進化…</translation>
    </message>
    <message>
        <source>Enter each account step by step, on its board or in the list.</source>
        <translation>それぞれの主張を、その盤面か一覧で1手順ずつ入力してください。</translation>
    </message>
    <message>
        <source>Hatch</source>
        <translation>孵化</translation>
    </message>
    <message>
        <source>Link …</source>
        <translation>リンク…</translation>
    </message>
    <message>
        <source>Move from the breeding area …</source>
        <translation>育成エリアから移動…</translation>
    </message>
    <message>
        <source>No verdict on both while one can&apos;t be read.</source>
        <translation>一方が読み取れない間は、双方の判定はできません。</translation>
    </message>
    <message>
        <source>Not legal, but claimed</source>
        <translation>ルール上は不可能だが、起きたと主張されたこと</translation>
    </message>
    <message>
        <source>Not legal: {why}</source>
        <translation>ルール上不可能：{why}</translation>
    </message>
    <message>
        <source>Not true: {why}</source>
        <translation>事実と異なる：{why}</translation>
    </message>
    <message>
        <source>Pass the turn</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Place …</source>
        <translation>置く…</translation>
    </message>
    <message>
        <source>Play …</source>
        <translation>登場…</translation>
    </message>
    <message>
        <source>Searching for a legal line …</source>
        <translation>ルールどおりの進め方を調べています…</translation>
    </message>
    <message>
        <source>Use …</source>
        <translation>使用…</translation>
    </message>
    <message>
        <source>What the rules say about both</source>
        <translation>双方についてのルール判定</translation>
    </message>
    <message>
        <source>What was played at the table</source>
        <translation>テーブルの記録どおり</translation>
    </message>
    <message>
        <source>according to {who}</source>
        <translation>{who}の主張</translation>
    </message>
    <message>
        <source>checked as if the previous step hadn&apos;t happened</source>
        <translation>前の手順がなかったものとして判定</translation>
    </message>
    <message>
        <source>{who}, step {number}: {step}</source>
        <translation>{who}、手順{number}：{step}</translation>
    </message>
</context>
<context>
    <name>durations</name>
    <message>
        <source>as long as it stays the same card</source>
        <translation>同じカードである限り</translation>
    </message>
    <message>
        <source>until the end of the attack</source>
        <translation>アタック終了まで</translation>
    </message>
    <message>
        <source>until the end of the opponent&apos;s turn</source>
        <translation>相手のターン終了まで</translation>
    </message>
    <message>
        <source>until the end of the turn</source>
        <translation>ターン終了まで</translation>
    </message>
    <message>
        <source>until the end of your turn</source>
        <translation>自分のターン終了まで</translation>
    </message>
    <message>
        <source>until the opponent&apos;s next unsuspend phase ends</source>
        <translation>次の相手のアクティブフェイズ終了まで</translation>
    </message>
    <message>
        <source>until your next unsuspend phase ends</source>
        <translation>次の自分のアクティブフェイズ終了まで</translation>
    </message>
</context>
<context>
    <name>edit_offers</name>
    <message>
        <source>Add 1 memory</source>
        <translation>メモリーを1増やす</translation>
    </message>
    <message>
        <source>Add one</source>
        <translation>1枚追加する</translation>
    </message>
    <message>
        <source>Mark as new this turn</source>
        <translation>このターンに登場したことにする</translation>
    </message>
    <message>
        <source>Mark as not new this turn</source>
        <translation>このターンより前からあることにする</translation>
    </message>
    <message>
        <source>Remove 1 memory</source>
        <translation>メモリーを1減らす</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Remove its last link card</source>
        <translation>最後のリンクカードを外す</translation>
    </message>
    <message>
        <source>Remove its top card</source>
        <translation>一番上のカードを外す</translation>
    </message>
    <message>
        <source>Remove one</source>
        <translation>1枚取り除く</translation>
    </message>
    <message>
        <source>Turn it face down</source>
        <translation>裏向きにする</translation>
    </message>
    <message>
        <source>Turn it face up</source>
        <translation>表向きにする</translation>
    </message>
    <message>
        <source>Unsuspend</source>
        <translation>アクティブ</translation>
    </message>
</context>
<context>
    <name>edition_page</name>
    <message>
        <source>And {count} more.</source>
        <translation>ほか{count}件。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Correct the details …</source>
        <translation>情報を訂正…</translation>
    </message>
    <message>
        <source>Doubtful lines: {count}</source>
        <translation>疑わしい行：{count}</translation>
    </message>
    <message>
        <source>Each line shows what was done. Leave it, or choose something else: Tab moves between the choices, Enter selects one.</source>
        <translation>各行に処理内容を示します。そのままにするか、別の扱いを選んでください。Tabで選択肢を移り、Enterで決めます。</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>取り込む</translation>
    </message>
    <message>
        <source>Import a rulebook</source>
        <translation>ルールブックの取り込み</translation>
    </message>
    <message>
        <source>It begins a passage</source>
        <translation>新しい項目の始まり</translation>
    </message>
    <message>
        <source>It continues the previous line</source>
        <translation>前の行の続き</translation>
    </message>
    <message>
        <source>It isn&apos;t part of the rulebook</source>
        <translation>ルールブックの一部ではない</translation>
    </message>
    <message>
        <source>Left out, in characters</source>
        <translation>除いた文字数</translation>
    </message>
    <message>
        <source>Lines with numbers that may not belong to the text: {count}</source>
        <translation>本文でない数字を含む可能性のある行：{count}</translation>
    </message>
    <message>
        <source>Nothing is lost: every character is in a passage or listed as left out.</source>
        <translation>失われた文字はありません。どの文字も、項目の中か、除いたものの一覧にあります。</translation>
    </message>
    <message>
        <source>Out of order</source>
        <translation>番号の乱れ</translation>
    </message>
    <message>
        <source>Page {page}, line {line}</source>
        <translation>{page}ページ{line}行目</translation>
    </message>
    <message>
        <source>Stale references: {count}</source>
        <translation>古い参照：{count}</translation>
    </message>
    <message>
        <source>The number belongs to the text</source>
        <translation>数字は本文の一部である</translation>
    </message>
    <message>
        <source>Undo the last answer</source>
        <translation>最後の回答を元に戻す</translation>
    </message>
    <message>
        <source>a word ends in a number, perhaps a page number: it stays in {number}</source>
        <translation>語の末尾に数字がある（ページ番号の可能性）：{number}に残した</translation>
    </message>
    <message>
        <source>before the first clause: left out</source>
        <translation>最初の条項より前：除外</translation>
    </message>
    <message>
        <source>chapters</source>
        <translation>章</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>clauses</source>
        <translation>条項</translation>
    </message>
    <message>
        <source>dropped by the judge</source>
        <translation>ジャッジが除外</translation>
    </message>
    <message>
        <source>has a character that the file doesn&apos;t identify</source>
        <translation>ファイルからは何の文字かわからない文字を含む</translation>
    </message>
    <message>
        <source>heading of the history</source>
        <translation>更新履歴の見出し</translation>
    </message>
    <message>
        <source>hyphens at the ends of lines</source>
        <translation>行末のハイフン</translation>
    </message>
    <message>
        <source>left out: {hint}</source>
        <translation>除外：{hint}</translation>
    </message>
    <message>
        <source>looks like a heading: joined to {number}</source>
        <translation>見出しの体裁：{number}に続けた</translation>
    </message>
    <message>
        <source>marks before headings</source>
        <translation>見出し前の記号</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>ない</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>理由なし</translation>
    </message>
    <message>
        <source>numbers that the file runs together with references</source>
        <translation>ファイルで参照とつながっている番号</translation>
    </message>
    <message>
        <source>page numbers</source>
        <translation>ページ番号</translation>
    </message>
    <message>
        <source>passages</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>running headers</source>
        <translation>柱</translation>
    </message>
    <message>
        <source>running headers and footers</source>
        <translation>柱とフッター</translation>
    </message>
    <message>
        <source>slanted letters</source>
        <translation>斜めの文字</translation>
    </message>
    <message>
        <source>the cover</source>
        <translation>表紙</translation>
    </message>
    <message>
        <source>the table of contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>treated as a heading</source>
        <translation>見出しとみなした</translation>
    </message>
    <message>
        <source>word broken at the end of the line; read as {hint}</source>
        <translation>行末で分断：{hint}と読む</translation>
    </message>
    <message>
        <source>{file}, pages: {pages}</source>
        <translation>{file}、{pages}ページ</translation>
    </message>
    <message>
        <source>{hint} doesn&apos;t continue the count here: joined to {number}</source>
        <translation>{hint}は番号が続かない：{number}に続けた</translation>
    </message>
    <message>
        <source>{hint} is printed twice: taken as {number}</source>
        <translation>{hint}が2回印刷されている：{number}とみなした</translation>
    </message>
    <message>
        <source>{number} follows {hint}: numbers are missing</source>
        <translation>{hint}の次が{number}：番号が欠けている</translation>
    </message>
    <message>
        <source>{number} seems to begin inside this line</source>
        <translation>{number}がこの行の途中から始まるように見える</translation>
    </message>
</context>
<context>
    <name>editions</name>
    <message>
        <source>(Rule) is always valid, whatever it says.</source>
        <translation>〈ルール〉は、内容にかかわらず常に有効である。</translation>
    </message>
    <message>
        <source>&lt;Ascension&gt;: once deleted, onto the security stack</source>
        <translation>≪アセンション≫：消滅したカードをセキュリティの上へ</translation>
    </message>
    <message>
        <source>&lt;Ascension&gt;: when this card is deleted, you may place it face down on top of your security stack.</source>
        <translation>≪アセンション≫：消滅したカードを裏向きでセキュリティの上に置ける。</translation>
    </message>
    <message>
        <source>&lt;Decoy&gt;, &lt;Recovery +1&gt; and &lt;Material Save&gt; are worded differently, with the same result.</source>
        <translation>≪デコイ≫、≪リカバリー+1≫、≪マテリアルセーブ≫は文言が異なるが、結果は従来どおりである。</translation>
    </message>
    <message>
        <source>&lt;Detach&gt;: trash a link card, and it stays</source>
        <translation>≪デタッチ≫：リンクカードを破棄して、離れるのを防ぐ</translation>
    </message>
    <message>
        <source>&lt;Detach&gt;: when this Digimon would leave other than by your effects, you may trash a specified link card so that it stays.</source>
        <translation>≪デタッチ≫：このデジモンが自分の効果以外で離れるとき、指定のリンクカードを破棄することで離れない。</translation>
    </message>
    <message>
        <source>&lt;Engage&gt;: at the end of your turn, this Digimon may attack.</source>
        <translation>≪エンゲージ≫：自分のターン終了時、このデジモンでアタックできる。</translation>
    </message>
    <message>
        <source>&lt;Engage&gt;: may attack as your turn ends</source>
        <translation>≪エンゲージ≫：自分のターン終了時にアタックできる</translation>
    </message>
    <message>
        <source>&lt;Guard&gt;: delete it to keep another</source>
        <translation>≪ガード≫：消滅して、ほかのデジモンを残す</translation>
    </message>
    <message>
        <source>&lt;Guard&gt;: when another of your Digimon would leave by an opponent&apos;s effect, you may delete this Digimon so that the other one stays.</source>
        <translation>≪ガード≫：自分の他のデジモンが相手の効果で離れるとき、このデジモンを消滅させることで、そのデジモンは離れない。</translation>
    </message>
    <message>
        <source>&lt;Piercing&gt; makes the attack on the player successful, and so security is checked.</source>
        <translation>≪貫通≫はプレイヤーへのアタックを成立させ、それによってセキュリティをチェックする。</translation>
    </message>
    <message>
        <source>&lt;Piercing&gt; makes the attack&apos;s one security check, without an attack on the player being successful. It is activated at the deletion; only the check waits.</source>
        <translation>≪貫通≫はそのアタックで一度だけのセキュリティのチェックを行い、プレイヤーへのアタックは成立しない。消滅とともに発揮し、チェックだけが後になる。</translation>
    </message>
    <message>
        <source>&lt;Piercing&gt;: attack succeeds → one check only</source>
        <translation>≪貫通≫：アタック成立 → 1回のチェックのみ</translation>
    </message>
    <message>
        <source>&lt;Succession&gt;: effects of a digivolution card</source>
        <translation>≪サクセッション≫：進化元のカードの効果</translation>
    </message>
    <message>
        <source>&lt;Succession&gt;: this Digimon has all effects, except &lt;Succession&gt;, of its topmost specified digivolution card.</source>
        <translation>≪サクセッション≫：このデジモンは、指定された進化元のうち一番上のカードの、≪サクセッション≫以外の効果をすべて持つ。</translation>
    </message>
    <message>
        <source>&lt;Use Req.&gt;: no color requirements with a specified card</source>
        <translation>≪使用条件≫：指定のカードがあれば色条件なし</translation>
    </message>
    <message>
        <source>&lt;Use Req.&gt;: while you have a specified Digimon or Tamer, ignore this card&apos;s color requirements.</source>
        <translation>≪使用条件≫：指定のデジモンかテイマーがいれば、このカードの色条件を無視する。</translation>
    </message>
    <message>
        <source>A (Rule) always applies and isn&apos;t an effect; the rules list what it may say.</source>
        <translation>〈ルール〉は常に適用され、効果ではない。書かれる内容は定められたものに限られる。</translation>
    </message>
    <message>
        <source>A (Rule) may give a card words in its name, without changing what it is called.</source>
        <translation>〈ルール〉により、カードの名称そのものは変わらずに、ある言葉を名称に含むことがある。</translation>
    </message>
    <message>
        <source>A Digimon is still the same Digimon after &lt;De-Digivolve&gt;; effects that have chosen it still apply to it.</source>
        <translation>デジモンは≪退化≫しても同じデジモンであり、それを選んだ効果の対象のままである。</translation>
    </message>
    <message>
        <source>A Digimon that digivolves is still the same Digimon; the rules don&apos;t say so of one that loses its top card.</source>
        <translation>進化したデジモンは、進化前と同じデジモンである。一番上のカードを失ったデジモンについては述べていない。</translation>
    </message>
    <message>
        <source>A card being looked at is in its area, and looking can end at any time.</source>
        <translation>見ているカードは元の領域のカードであり、見るのはいつでもやめられる。</translation>
    </message>
    <message>
        <source>A card being looked at isn&apos;t in its area, like a revealed card; it is put back by the rules of that area.</source>
        <translation>見ているカードは、オープンしたカードと同じく元の領域のカードではなく、その領域のルールに従って戻す。</translation>
    </message>
    <message>
        <source>A card being looked at: in its area → in no area</source>
        <translation>見ているカード：元の領域のカード → どの領域のカードでもない</translation>
    </message>
    <message>
        <source>A card placed by DigiXros leaves the field at that moment, and the cards under it are trashed.</source>
        <translation>デジクロスで置くカードは置くときにエリアを離れ、その下のカードはそのときに破棄される。</translation>
    </message>
    <message>
        <source>A card placed on the field this turn can&apos;t attack, however it was placed.</source>
        <translation>このターンにエリアに置かれたものは、どのように置かれたかにかかわらず、アタックできない。</translation>
    </message>
    <message>
        <source>A card played this turn can&apos;t attack. A hatched Digi-Egg wasn&apos;t played.</source>
        <translation>このターンに登場したものはアタックできない。孵化したものは、登場したものではない。</translation>
    </message>
    <message>
        <source>A card that can be paid for only through DigiXros or Assembly may be declared even if too few cards are then placed; it goes back.</source>
        <translation>デジクロスかアセンブリによってのみ支払えるカードは、宣言した後、置くカードが足りなくてもよい。その場合、カードは元に戻る。</translation>
    </message>
    <message>
        <source>A card that can be paid for only through an optional condition may be declared even if the condition is then declined; it goes back.</source>
        <translation>任意処理条件によってのみ支払えるカードは、宣言した後、その条件を行わなくてもよい。その場合、カードは元に戻る。</translation>
    </message>
    <message>
        <source>A covered card that becomes the top card again isn&apos;t a new card; its [Once Per Turn] stays used.</source>
        <translation>上に重ねられた後、再び一番上になったカードは新しいカードではない。その[ターンに1回]は使用済みのままである。</translation>
    </message>
    <message>
        <source>A link card whose category isn&apos;t named in the note of its link is trashed.</source>
        <translation>リンクの注釈が挙げていないカードカテゴリーのリンクカードは破棄される。</translation>
    </message>
    <message>
        <source>A linked card stays linked, whatever its category.</source>
        <translation>リンクしているカードは、カードカテゴリーにかかわらずリンクしたままである。</translation>
    </message>
    <message>
        <source>A persistent effect that changes what a card is comes before a later one-time effect, which applies once the persistent effect is lost.</source>
        <translation>常在型効果が決めるカードの情報は、後の一時的な効果に優先する。常在型効果が失われると、後の効果が適用される。</translation>
    </message>
    <message>
        <source>A rule check trashes Tamers and Options in the breeding area.</source>
        <translation>ルールチェックで、育成エリアのテイマーとオプションを破棄する。</translation>
    </message>
    <message>
        <source>A rule check trashes everything in the breeding area that isn&apos;t a Digimon, unless an effect placed it there.</source>
        <translation>ルールチェックで、育成エリアのデジモン以外のものを、効果で置かれたものを除き、すべて破棄する。</translation>
    </message>
    <message>
        <source>A security check ends when the Digimon is no longer in the battle area.</source>
        <translation>デジモンがバトルエリアにいなくなると、セキュリティのチェックは終わる。</translation>
    </message>
    <message>
        <source>A token card has its information written on it; any markers may be used to count.</source>
        <translation>トークンカードには情報を書いておく。ダイスの代わりに、どのようなマーカーを使ってもよい。</translation>
    </message>
    <message>
        <source>A token that leaves counts as placed where it would have gone, so its [On Deletion] is pending activation.</source>
        <translation>離れるトークンは行き先に置かれたものとして扱うため、その【消滅時】は発揮待ちになる。</translation>
    </message>
    <message>
        <source>A token that leaves the field is removed from the game.</source>
        <translation>離れるトークンは、ゲームから取り除かれる。</translation>
    </message>
    <message>
        <source>A used Option is trashed as soon as its first [Main] is processed, before any rule check and before any other effect is activated.</source>
        <translation>使用したオプションは、最初の【メイン】の後、ルールチェックや他の効果の発揮より先に、すぐ破棄される。</translation>
    </message>
    <message>
        <source>A used Option is trashed together with resolving what its [Main] triggered.</source>
        <translation>使用したオプションは、その【メイン】で誘発した効果の解決に合わせて破棄する。</translation>
    </message>
    <message>
        <source>All parts of an effect are carried out to resolve it.</source>
        <translation>効果は、そのすべての部分を行うことで解決する。</translation>
    </message>
    <message>
        <source>All parts of an effect are carried out, even if its card becomes a new card in the meantime.</source>
        <translation>効果は、途中でそのカードが新しいカードになっても、すべて処理する。</translation>
    </message>
    <message>
        <source>An effect activated as this card&apos;s effect is activated by this card and has its effect type.</source>
        <translation>このカードの効果として発揮される効果は、このカードが発揮したことになり、このカードの種類の効果として扱う。</translation>
    </message>
    <message>
        <source>An effect activated as this card&apos;s effect is an effect of this card.</source>
        <translation>このカードの効果として発揮した効果は、このカードの効果である。</translation>
    </message>
    <message>
        <source>Any Option card in the battle area counts as one.</source>
        <translation>「バトルエリアのオプションカード」は、そこにあるものすべてを指す。</translation>
    </message>
    <message>
        <source>Any of the player&apos;s cards that meets the requirements can DNA digivolve, burst digivolve or app fuse, including Tamers.</source>
        <translation>条件を満たす自分のカードなら、テイマーでもジョグレス進化、バースト進化、アプ合体ができる。</translation>
    </message>
    <message>
        <source>Arts Digivolve: into a used DUAL card, at no cost</source>
        <translation>アーツ進化：使用したデュアルカードにコストなしで進化</translation>
    </message>
    <message>
        <source>Arts Digivolve: when a used DUAL card would be trashed, you may instead digivolve one of your cards into it without paying the cost.</source>
        <translation>アーツ進化：使用したデュアルカードを破棄する代わりに、自分のカード1枚をコストを支払わずにそのカードに進化させることができる。</translation>
    </message>
    <message>
        <source>Brackets in a keyword&apos;s icon: the cards it specifies</source>
        <translation>キーワード効果のアイコンの括弧：指定するもの</translation>
    </message>
    <message>
        <source>Breeding area: no Tamer or Option → Digimon only</source>
        <translation>育成エリア：テイマーとオプション以外 → デジモンのみ</translation>
    </message>
    <message>
        <source>By ...ing of an activated effect: always done → may be optional</source>
        <translation>ほかの効果が発揮させる効果の「～することで」：実行 → 任意の場合あり</translation>
    </message>
    <message>
        <source>Can&apos;t attack: cards played → placed this turn</source>
        <translation>アタックできない：登場したもの → 置かれたもの</translation>
    </message>
    <message>
        <source>Condition needed to pay: optional → mandatory</source>
        <translation>支払いに必要な条件：任意 → 強制</translation>
    </message>
    <message>
        <source>Covered card that is on top again: not said → not a new card</source>
        <translation>再び一番上になったカード：規定なし → 新しいカードではない</translation>
    </message>
    <message>
        <source>DNA, burst, app fusion: Digimon only → Tamers too</source>
        <translation>ジョグレス進化、バースト進化、アプ合体：デジモンだけ → テイマーも</translation>
    </message>
    <message>
        <source>DUAL card: a Digimon card and an Option card in one</source>
        <translation>デュアルカード：デジモンカードかつオプションカード</translation>
    </message>
    <message>
        <source>DigiXros cards needed to pay: optional → mandatory</source>
        <translation>支払いに必要なデジクロスのカード：任意 → 強制</translation>
    </message>
    <message>
        <source>Digimon after &lt;De-Digivolve&gt;: not said → the same</source>
        <translation>≪退化≫後のデジモン：規定なし → 同じデジモン</translation>
    </message>
    <message>
        <source>Each player chooses the order of their own effects.</source>
        <translation>各プレイヤーが、自分の効果の順番を選ぶ。</translation>
    </message>
    <message>
        <source>Gained effects that don&apos;t count as card text: inherited → all</source>
        <translation>得てもカードのテキストにならない効果：進化元効果 → すべて</translation>
    </message>
    <message>
        <source>If an effect activates another effect, the other&apos;s &quot;by ...ing&quot; is carried out.</source>
        <translation>効果が発揮させる効果の「～することで」の条件は、実行する。</translation>
    </message>
    <message>
        <source>If an effect activates another effect, the other&apos;s &quot;by ...ing&quot; is mandatory if the first is mandatory, and optional if the first says &quot;you may&quot;.</source>
        <translation>効果が発揮させる効果の「～することで」の条件は、発揮させる側の効果が強制なら強制である。「～できる」とあれば任意である。</translation>
    </message>
    <message>
        <source>If an effect does two things for each of something, it does all of the first, then all of the second; the number is fixed before both.</source>
        <translation>「～ごとに」2つのことを行うとき、1つ目をすべて行ってから2つ目をすべて行う。回数は両方の前に決まる。</translation>
    </message>
    <message>
        <source>If an effect does two things for each of something, the number is counted when each of them is done.</source>
        <translation>「～ごとに」2つのことを行うとき、それぞれの回数はそれを行うときに数える。</translation>
    </message>
    <message>
        <source>If several effects change what a card is, the latest one applies.</source>
        <translation>カードの情報を決める効果が複数あれば、最後のものが優先する。</translation>
    </message>
    <message>
        <source>Link card of the wrong category: stays → is trashed</source>
        <translation>カテゴリーの合わないリンクカード：残る → 破棄</translation>
    </message>
    <message>
        <source>Memory moves by the value of the cost.</source>
        <translation>メモリーはコストの数値だけ動く。</translation>
    </message>
    <message>
        <source>Once DigiXros or Assembly is declared, the cards that the payment needs must be placed.</source>
        <translation>デジクロスやアセンブリを宣言したら、支払いに必要なカードは必ず置く。</translation>
    </message>
    <message>
        <source>Once the card is declared, as much of the optional condition as the payment needs must be carried out.</source>
        <translation>カードを宣言したら、任意処理条件のうち支払いに必要な分は必ず行う。</translation>
    </message>
    <message>
        <source>Only Digimon can DNA digivolve, burst digivolve or app fuse.</source>
        <translation>ジョグレス進化、バースト進化、アプ合体ができるのはデジモンだけである。</translation>
    </message>
    <message>
        <source>Only an Option card that an effect placed there counts as one in the battle area.</source>
        <translation>「バトルエリアのオプションカード」は、効果でそこに置かれたものだけを指す。</translation>
    </message>
    <message>
        <source>Only the cards above a link limit are trashed.</source>
        <translation>リンクカードの上限を超えた分だけが破棄される。</translation>
    </message>
    <message>
        <source>Option in the battle area: any → only one placed by an effect</source>
        <translation>バトルエリアのオプション：すべて → 効果で置かれたもの</translation>
    </message>
    <message>
        <source>Outside the field, a DUAL card is both a Digimon card and an Option card: you digivolve into its Digimon part or use its Option part. On the field it is only a Digimon.</source>
        <translation>デュアルカードは、エリア以外ではデジモンカードかつオプションカードとして扱う。デジモン部分に進化するか、オプション部分を使用する。エリアではデジモンとしてのみ扱う。</translation>
    </message>
    <message>
        <source>Paying a cost: memory moves by its value → the exact cost is paid</source>
        <translation>コスト：その数値だけメモリーが動く → ちょうど支払う</translation>
    </message>
    <message>
        <source>Play or use cost: by its icon, not its category</source>
        <translation>登場コストか使用コストか：カテゴリーではなくアイコンによる</translation>
    </message>
    <message>
        <source>Several &lt;Piercing&gt; give only one security check; if the Digimon is gone, there is none.</source>
        <translation>≪貫通≫が複数あってもチェックは1回であり、デジモンがいなければ行わない。</translation>
    </message>
    <message>
        <source>Stacked cards don&apos;t become new cards when their order changes.</source>
        <translation>重ねられているカードは、順番が変わっても新しいカードにはならない。</translation>
    </message>
    <message>
        <source>The cards used for a DNA digivolution become new cards, and their [X Per Turn] counts start over.</source>
        <translation>ジョグレス進化に使われたカードは新しいカードになり、[ターンにX回]の回数は数え直しになる。</translation>
    </message>
    <message>
        <source>The cards used for a DNA digivolution start their [X Per Turn] counts anew, and effects that have chosen one of them no longer apply to it.</source>
        <translation>ジョグレス進化に使われたカードは、[ターンにX回]を数え直し、それを選んでいた効果の対象ではなくなる。</translation>
    </message>
    <message>
        <source>The exact cost is paid, even if it was increased or reduced.</source>
        <translation>コストはちょうどその数値を支払う。増減したコストも同様である。</translation>
    </message>
    <message>
        <source>The icon beside a cost shows whether it is a play cost or a use cost; the card category doesn&apos;t.</source>
        <translation>登場コストか使用コストかは、カードカテゴリーではなく、コストの横のアイコンで決まる。</translation>
    </message>
    <message>
        <source>The lower text is what is printed below the traits: inherited effect, [Security], link, Option part.</source>
        <translation>特徴の下に書かれたもの（進化元効果、【セキュリティ】、リンク、オプション部分）は、下段のテキストである。</translation>
    </message>
    <message>
        <source>The reminder text of Overflow and Arts Digivolve is only a note.</source>
        <translation>カードのオーバーフローとアーツ進化の説明は注釈である。</translation>
    </message>
    <message>
        <source>The round brackets in a keyword effect&apos;s icon say which cards it specifies, for all keyword effects as for &lt;Partition&gt;.</source>
        <translation>≪パーティション≫でも他のものでも、キーワード効果のアイコンの丸括弧の中は、その効果が指定するものである。</translation>
    </message>
    <message>
        <source>The text of a gained effect, of any kind, isn&apos;t part of the card&apos;s text.</source>
        <translation>得た効果の文は、どの種類の効果でも、カードのテキストではない。</translation>
    </message>
    <message>
        <source>The text of a gained inherited effect isn&apos;t part of the Digimon&apos;s text.</source>
        <translation>得た進化元効果の文は、デジモンのテキストではない。</translation>
    </message>
    <message>
        <source>Token that leaves: removed → [On Deletion] is pending</source>
        <translation>離れるトークン：取り除く → 【消滅時】が発揮待ち</translation>
    </message>
    <message>
        <source>Two things “for each”: counted twice → once</source>
        <translation>「～ごとに」2つの処理：別々に数える → 1度だけ数える</translation>
    </message>
    <message>
        <source>Used Option: trashed after what it triggered → at once</source>
        <translation>使用したオプション：誘発したものの後に破棄 → すぐに破棄</translation>
    </message>
    <message>
        <source>What a card is: latest effect applies → persistent effect first</source>
        <translation>カードの情報：最後の効果による → 常在型効果による</translation>
    </message>
    <message>
        <source>When cards being revealed or looked at leave their area, the area has fewer cards.</source>
        <translation>公開中または確認中のカードが領域を離れると、その領域のカードは減る。</translation>
    </message>
    <message>
        <source>You pay no cost for &lt;Blast DNA Digivolve&gt;; 3.6 is played the same way.</source>
        <translation>≪ブラストジョグレス≫ではコストを支払わない。3.6でも同じようにプレイする。</translation>
    </message>
    <message>
        <source>[Counter] effects are declared and don&apos;t trigger: what the effect requires must be possible, and its &quot;by ...ing&quot; is carried out.</source>
        <translation>【カウンター】の効果は誘発せず、宣言する。効果が求めることは行える必要があり、「～することで」は実行する。</translation>
    </message>
    <message>
        <source>[Counter] effects trigger: one may be chosen even if it does nothing, and a mandatory one must be chosen.</source>
        <translation>【カウンター】の効果は誘発する。何も起こらなくても選ぶことができ、強制のものは選ばなければならない。</translation>
    </message>
    <message>
        <source>[Counter]: triggers → is declared</source>
        <translation>【カウンター】：誘発する → 宣言する</translation>
    </message>
    <message>
        <source>[X Per Turn] starts over when the turn changes or the card becomes a new card, and at no other time.</source>
        <translation>[ターンにX回]を数え直すのは、ターンが替わったときと、カードが新しいカードになったときだけである。</translation>
    </message>
    <message>
        <source>“Lower text”: everything below the traits</source>
        <translation>「下段のテキスト」：特徴より下のすべて</translation>
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
        <translation>省いた選択：{number}。最初のもの：{what}</translation>
    </message>
    <message>
        <source>Choices that one edition doesn&apos;t offer</source>
        <translation>一方の版にはない選択</translation>
    </message>
    <message>
        <source>Different in the end</source>
        <translation>最終的な違い</translation>
    </message>
    <message>
        <source>Replayed under rules {edition} as far as possible. First difference: {what}</source>
        <translation>ルール{edition}で可能なところまでプレイし直した。最初の違い：{what}</translation>
    </message>
    <message>
        <source>Replayed under rules {edition}. First difference: {what}</source>
        <translation>ルール{edition}でプレイし直した。最初の違い：{what}</translation>
    </message>
    <message>
        <source>Replayed under rules {edition}. Same result up to here.</source>
        <translation>ルール{edition}でプレイし直した。ここまでの結果は同じ。</translation>
    </message>
    <message>
        <source>Replayed under rules {edition}. Same result.</source>
        <translation>ルール{edition}でプレイし直した。結果は同じ。</translation>
    </message>
    <message>
        <source>Rules {edition}: {what}</source>
        <translation>ルール{edition}：{what}</translation>
    </message>
    <message>
        <source>Rules {first} and {later} give the same result.</source>
        <translation>ルール{first}と{later}で結果は同じ。</translation>
    </message>
    <message>
        <source>The editions differ after: {choice}</source>
        <translation>この後、版によって分かれる：{choice}</translation>
    </message>
    <message>
        <source>The two boards are the same in the end.</source>
        <translation>最終的な盤面は同じ。</translation>
    </message>
    <message>
        <source>no longer: {event}</source>
        <translation>起こらなくなる：{event}</translation>
    </message>
    <message>
        <source>not possible: {choice}</source>
        <translation>選べない：{choice}</translation>
    </message>
    <message>
        <source>only possible under this edition: {options}</source>
        <translation>こちらでのみ可能：{options}</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>ゲームは終了している</translation>
    </message>
</context>
<context>
    <name>editions_page</name>
    <message>
        <source>Add an edition …</source>
        <translation>版の追加…</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>ブックマーク</translation>
    </message>
    <message>
        <source>Change …</source>
        <translation>変更…</translation>
    </message>
    <message>
        <source>Citations of changed clauses</source>
        <translation>変更された条項を参照するもの</translation>
    </message>
    <message>
        <source>Citations of clauses that changed in {edition}</source>
        <translation>{edition}で変更された条項を参照するもの</translation>
    </message>
    <message>
        <source>Concept</source>
        <translation>用語</translation>
    </message>
    <message>
        <source>Correct: it is gone</source>
        <translation>認める：削除</translation>
    </message>
    <message>
        <source>Correct: it is new</source>
        <translation>認める：新設</translation>
    </message>
    <message>
        <source>Correct: {what}</source>
        <translation>認める：{what}</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Y accepts, Ctrl+Shift+X splits. To match other clauses, use a file: “judgeapp corpus compare {old} {new} --doubts FILE”.</source>
        <translation>Ctrl+Shift+Yで対応を認め、Ctrl+Shift+Xで解除します。ほかの条項との対応はファイルで指定します：「judgeapp corpus compare {old} {new} --doubts FILE」。</translation>
    </message>
    <message>
        <source>Difference between sources</source>
        <translation>資料間の相違</translation>
    </message>
    <message>
        <source>Doubtful between {old} and {new}</source>
        <translation>{old}と{new}の疑わしい対応</translation>
    </message>
    <message>
        <source>Editions of the rules</source>
        <translation>ルールの版</translation>
    </message>
    <message>
        <source>Every clause that your data cites means the same in {edition}.</source>
        <translation>保存した内容が参照する条項は、{edition}でもすべて同じ内容です。</translation>
    </message>
    <message>
        <source>From {old} to {new}</source>
        <translation>{old}から{new}</translation>
    </message>
    <message>
        <source>No doubtful matches.</source>
        <translation>疑わしい対応はありません。</translation>
    </message>
    <message>
        <source>Not the same: one is gone, the other new</source>
        <translation>同じではない：一方は削除、他方は新設</translation>
    </message>
    <message>
        <source>Nothing to check.</source>
        <translation>確認するものはありません。</translation>
    </message>
    <message>
        <source>Official answer</source>
        <translation>公式回答</translation>
    </message>
    <message>
        <source>Our reading</source>
        <translation>当プログラムの解釈</translation>
    </message>
    <message>
        <source>Parts of the program that rely on them: {number}</source>
        <translation>変更された条項に基づくプログラムの内容：{number}</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>場面</translation>
    </message>
    <message>
        <source>Set the date …</source>
        <translation>施行日の指定…</translation>
    </message>
    <message>
        <source>Settle doubtful matches: {number}</source>
        <translation>疑わしい対応を確定する：{number}</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>The ruling that is being written</source>
        <translation>作成中の裁定</translation>
    </message>
    <message>
        <source>The same clause, but with a different meaning</source>
        <translation>同じ条項だが、内容が異なる</translation>
    </message>
    <message>
        <source>The same clause, with the same meaning</source>
        <translation>同じ条項で、内容も同じ</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>There may be a newer edition: the publisher revises the rules every few weeks. Import it as a file (Ctrl+Alt+L).</source>
        <translation>新しい版がある可能性があります。ルールは数週間ごとに改訂されます。ファイルとして取り込んでください（Ctrl+Alt+L）。</translation>
    </message>
    <message>
        <source>These are the dates printed in the editions.</source>
        <translation>日付は各版に印刷されたものです。</translation>
    </message>
    <message>
        <source>To the editions</source>
        <translation>版の一覧へ</translation>
    </message>
    <message>
        <source>Use the dates printed in the editions</source>
        <translation>各版に印刷された日付に戻す</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>変更点</translation>
    </message>
    <message>
        <source>You changed the dates in this table yourself.</source>
        <translation>この表の日付には自分で変更したものがあります。</translation>
    </message>
    <message>
        <source>Your entries to check: {number}</source>
        <translation>確認が必要な自分のデータ：{number}</translation>
    </message>
    <message>
        <source>an unmatched clause is similar</source>
        <translation>対応先のない条項に似たものがある</translation>
    </message>
    <message>
        <source>another clause is just as similar</source>
        <translation>同程度に似た条項がほかにある</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>has a different meaning</source>
        <translation>内容の変更</translation>
    </message>
    <message>
        <source>in force today</source>
        <translation>現行</translation>
    </message>
    <message>
        <source>it could be swapped with a neighboring clause</source>
        <translation>隣の条項と入れ替わりの可能性がある</translation>
    </message>
    <message>
        <source>it has a different meaning</source>
        <translation>内容が異なる</translation>
    </message>
    <message>
        <source>it has moved to another section</source>
        <translation>別の節に移った</translation>
    </message>
    <message>
        <source>it has the same meaning</source>
        <translation>内容は同じ</translation>
    </message>
    <message>
        <source>it is gone</source>
        <translation>削除された</translation>
    </message>
    <message>
        <source>it is unclear which clause it is</source>
        <translation>どの条項か確かでない</translation>
    </message>
    <message>
        <source>it was merged with others</source>
        <translation>他の条項と統合された</translation>
    </message>
    <message>
        <source>it was split</source>
        <translation>分割された</translation>
    </message>
    <message>
        <source>its edition isn&apos;t available</source>
        <translation>その版がない</translation>
    </message>
    <message>
        <source>its text isn&apos;t available</source>
        <translation>テキストがない</translation>
    </message>
    <message>
        <source>its text was imported again and differs</source>
        <translation>新たに取り込まれたテキストと異なる</translation>
    </message>
    <message>
        <source>more: {number}</source>
        <translation>ほか{number}件</translation>
    </message>
    <message>
        <source>much of one is missing from the other</source>
        <translation>一方の多くが他方にない</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新設</translation>
    </message>
    <message>
        <source>no date given</source>
        <translation>日付の記載なし</translation>
    </message>
    <message>
        <source>not in {edition}</source>
        <translation>{edition}にはない</translation>
    </message>
    <message>
        <source>one became several</source>
        <translation>複数に分割</translation>
    </message>
    <message>
        <source>only renumbered</source>
        <translation>番号のみ変更</translation>
    </message>
    <message>
        <source>same</source>
        <translation>同一</translation>
    </message>
    <message>
        <source>several became one</source>
        <translation>1つに統合</translation>
    </message>
    <message>
        <source>several clauses that may belong together</source>
        <translation>まとめて対応しうる条項が複数ある</translation>
    </message>
    <message>
        <source>since {date}</source>
        <translation>{date}から</translation>
    </message>
    <message>
        <source>the texts have little in common</source>
        <translation>文の共通点が少ない</translation>
    </message>
    <message>
        <source>the update history says otherwise</source>
        <translation>更新履歴の記載と異なる</translation>
    </message>
    <message>
        <source>{at} of {all}</source>
        <translation>{all}件中{at}件目</translation>
    </message>
    <message>
        <source>{number} of {edition}: {standing}</source>
        <translation>{edition}の{number}：{standing}</translation>
    </message>
    <message>
        <source>{there} in {edition}</source>
        <translation>{edition}の{there}</translation>
    </message>
    <message>
        <source>{there} in {edition}, with a different meaning</source>
        <translation>{edition}の{there}（内容が異なる）</translation>
    </message>
    <message>
        <source>{what} (doubtful)</source>
        <translation>{what}（疑わしい）</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>&quot;Blocker&quot; or &quot;+1000 DP&quot;</source>
        <translation>「ブロッカー」または「+1000 DP」</translation>
    </message>
    <message>
        <source>&apos;as_colors&apos; needs the level that it digivolves as</source>
        <translation>&apos;as_colors&apos;には、どのレベルとして進化するかの指定が必要</translation>
    </message>
    <message>
        <source>&apos;chosen&apos; says how many cards of &apos;of&apos; are revealed</source>
        <translation>&apos;chosen&apos;は&apos;of&apos;のカードを何枚公開するかを示す</translation>
    </message>
    <message>
        <source>&apos;in_all&apos; is the total number of cards meant</source>
        <translation>&apos;in_all&apos;は該当するカードすべてから数える枚数</translation>
    </message>
    <message>
        <source>&apos;not_counting&apos; says what doesn&apos;t count as a name or trait</source>
        <translation>&apos;not_counting&apos;は名前や特徴として数えないものを示す</translation>
    </message>
    <message>
        <source>&apos;object&apos; of {event!r} is never in the areas it names</source>
        <translation>「{event}」の&apos;object&apos;が、示された領域にあることはない</translation>
    </message>
    <message>
        <source>&apos;or_more&apos; needs a number</source>
        <translation>&apos;or_more&apos;には枚数の指定が必要</translation>
    </message>
    <message>
        <source>&apos;over_count&apos; sets how many cards under it match &apos;over&apos;</source>
        <translation>&apos;over_count&apos;は下にあるカードの何枚が&apos;over&apos;に当てはまるかを示す</translation>
    </message>
    <message>
        <source>&apos;over_top&apos; says for which cards &apos;over&apos; is checked</source>
        <translation>&apos;over_top&apos;はどのカードについて&apos;over&apos;を確認するかを示す</translation>
    </message>
    <message>
        <source>&apos;per&apos; must be at least 1</source>
        <translation>&apos;per&apos;は1以上</translation>
    </message>
    <message>
        <source>&apos;same&apos; and &apos;same_as&apos; must be used together</source>
        <translation>&apos;same&apos;と&apos;same_as&apos;は必ず一緒に指定する</translation>
    </message>
    <message>
        <source>&apos;timings&apos; can&apos;t be used with &apos;would&apos;</source>
        <translation>&apos;would&apos;といっしょに&apos;timings&apos;は使えない</translation>
    </message>
    <message>
        <source>&apos;to&apos; names who gets &apos;gifts&apos;, but there are none</source>
        <translation>&apos;to&apos;は&apos;gifts&apos;の相手を示すが、&apos;gifts&apos;がない</translation>
    </message>
    <message>
        <source>&apos;under&apos; applies only to cards under others or linked to them</source>
        <translation>&apos;under&apos;が使えるのは、ほかのカードの下にあるカードか、リンクしたカードだけ</translation>
    </message>
    <message>
        <source>&apos;would&apos; needs &apos;when&apos;: what would happen</source>
        <translation>&apos;would&apos;には&apos;when&apos;（何が起ころうとするか）が必要</translation>
    </message>
    <message>
        <source>, since {day}</source>
        <translation>（{day}から）</translation>
    </message>
    <message>
        <source>--gold takes no query, language or source</source>
        <translation>--goldには検索語、言語、資料を指定できない</translation>
    </message>
    <message>
        <source>--only {kind} takes no language or source</source>
        <translation>--only {kind}には言語、資料を指定できない</translation>
    </message>
    <message>
        <source>&lt;{name}&gt; is something that an effect does: no card has it by itself</source>
        <translation>&lt;{name}&gt;は効果によって行うもので、カード自体が持つものではない</translation>
    </message>
    <message>
        <source>Add &apos;as_level&apos;</source>
        <translation>&apos;as_level&apos;を書く</translation>
    </message>
    <message>
        <source>Add &apos;count&apos;, and leave out &apos;up_to&apos; and &apos;in_all&apos;</source>
        <translation>&apos;count&apos;を書き、&apos;up_to&apos;と&apos;in_all&apos;を省く</translation>
    </message>
    <message>
        <source>Add &apos;when&apos;</source>
        <translation>&apos;when&apos;を書く</translation>
    </message>
    <message>
        <source>Add it to the hand in &apos;then&apos;</source>
        <translation>&apos;then&apos;で手札に加える</translation>
    </message>
    <message>
        <source>Add it under `cards`</source>
        <translation>`cards`に加える</translation>
    </message>
    <message>
        <source>Add one: judgeapp update --add NAME https://...</source>
        <translation>追加する：judgeapp update --add NAME https://...</translation>
    </message>
    <message>
        <source>Add what it stands for</source>
        <translation>何を表すかを併記する</translation>
    </message>
    <message>
        <source>All judges of this team share one login, so the server can&apos;t tell who writes and deletes. Whoever created the team&apos;s notebook can add one for each judge: judgeapp team judges --add NAME</source>
        <translation>このチームのジャッジ全員が1つのログインを使っているため、誰が書き、誰が削除したかをサーバーが区別できない。チームのノートを作った人が1人ずつログインを発行する：judgeapp team judges --add NAME</translation>
    </message>
    <message>
        <source>Another edition of the rules may have saved it. Delete this branch</source>
        <translation>別の版のルールで保存された可能性がある。この分岐を削除する</translation>
    </message>
    <message>
        <source>Ask both of them</source>
        <translation>両方のジャッジに確認する</translation>
    </message>
    <message>
        <source>Ask for TLS to be switched on there, or allow connections without TLS at this event</source>
        <translation>サーバーでTLSを有効にしてもらうか、このイベントに限り許可する</translation>
    </message>
    <message>
        <source>Ask for a new export of the ruling with all of its history</source>
        <translation>裁定を履歴ごとエクスポートし直してもらう</translation>
    </message>
    <message>
        <source>Ask for a new export: judgeapp notebook export FILE</source>
        <translation>エクスポートし直してもらう：judgeapp notebook export FILE</translation>
    </message>
    <message>
        <source>Ask the server&apos;s administrator</source>
        <translation>サーバーの管理者に問い合わせる</translation>
    </message>
    <message>
        <source>Ask the server&apos;s administrator for access</source>
        <translation>サーバーの管理者に接続の許可を求める</translation>
    </message>
    <message>
        <source>Ask the server&apos;s administrator for another one</source>
        <translation>サーバーの管理者に新しいパスワードを求める</translation>
    </message>
    <message>
        <source>Ask the server&apos;s administrator whether this is the right database</source>
        <translation>正しいデータベースかどうかをサーバーの管理者に確認する</translation>
    </message>
    <message>
        <source>Ask them to upgrade it; until then it keeps working as it is</source>
        <translation>その人に更新を依頼する。それまでは今のまま使える</translation>
    </message>
    <message>
        <source>At most {most:,} are allowed</source>
        <translation>上限は{most:,}</translation>
    </message>
    <message>
        <source>At most {most} are allowed</source>
        <translation>上限は{most}</translation>
    </message>
    <message>
        <source>Available: {known}</source>
        <translation>使えるもの：{known}</translation>
    </message>
    <message>
        <source>Available: {known}{also}</source>
        <translation>使えるもの：{known}{also}</translation>
    </message>
    <message>
        <source>Chapter 16 lists them</source>
        <translation>第16章に挙げられている</translation>
    </message>
    <message>
        <source>Check it</source>
        <translation>内容を確認する</translation>
    </message>
    <message>
        <source>Check it; the version of {date} is saved as {file}</source>
        <translation>内容を確認する。{date}時点のものは{file}に残してある</translation>
    </message>
    <message>
        <source>Check its address and the network</source>
        <translation>アドレスとネットワークを確認する</translation>
    </message>
    <message>
        <source>Check the address and your internet connection</source>
        <translation>アドレスとインターネット接続を確認する</translation>
    </message>
    <message>
        <source>Check the address in a browser</source>
        <translation>ブラウザーでアドレスを確認する</translation>
    </message>
    <message>
        <source>Check the disk</source>
        <translation>ディスクを点検する</translation>
    </message>
    <message>
        <source>Check the history of the newest rulings; nothing was deleted</source>
        <translation>最新の裁定の履歴を確認する。何も削除されていない</translation>
    </message>
    <message>
        <source>Check the name of the database</source>
        <translation>データベース名を確認する</translation>
    </message>
    <message>
        <source>Check the user and the password; an expired password gives the same message</source>
        <translation>ユーザーとパスワードを確かめる。期限切れのパスワードでも同じメッセージが出る</translation>
    </message>
    <message>
        <source>Check them</source>
        <translation>確認する</translation>
    </message>
    <message>
        <source>Check this computer&apos;s date, and whether a proxy intercepts the connection; the file wasn&apos;t imported</source>
        <translation>このコンピューターの日付と、プロキシが通信に割り込んでいないかを確認する。ファイルは取り込んでいない</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>別の名前を選ぶ</translation>
    </message>
    <message>
        <source>Choose another name, or overwrite with --overwrite</source>
        <translation>別の名前を選ぶか、--overwriteで上書きする</translation>
    </message>
    <message>
        <source>Choose another name, or remove that address</source>
        <translation>別の名前にするか、そのアドレスを削除する</translation>
    </message>
    <message>
        <source>Choose another node of the tree</source>
        <translation>ツリーの別の分岐点を選ぶ</translation>
    </message>
    <message>
        <source>Choose another one</source>
        <translation>別のものにする</translation>
    </message>
    <message>
        <source>Choose another place for the report</source>
        <translation>報告書の別の保存先を選ぶ</translation>
    </message>
    <message>
        <source>Choose it again</source>
        <translation>選び直す</translation>
    </message>
    <message>
        <source>Choose it first</source>
        <translation>先に選ぶ</translation>
    </message>
    <message>
        <source>Choose one of the other actions, or correct the board</source>
        <translation>他の操作を選ぶか、盤面を訂正する</translation>
    </message>
    <message>
        <source>Choose one of: {known}</source>
        <translation>いずれかを指定する：{known}</translation>
    </message>
    <message>
        <source>Choose the certificate from the organizers</source>
        <translation>主催者が配布する証明書を選ぶ</translation>
    </message>
    <message>
        <source>Choose the file from the organizers</source>
        <translation>主催者が配布するファイルを選ぶ</translation>
    </message>
    <message>
        <source>Close it first</source>
        <translation>先に閉じる</translation>
    </message>
    <message>
        <source>Close other programs: the memory is full</source>
        <translation>他のプログラムを閉じる：メモリが不足している</translation>
    </message>
    <message>
        <source>Close the other program that uses it</source>
        <translation>使用中の他のプログラムを閉じる</translation>
    </message>
    <message>
        <source>Copy it again</source>
        <translation>コピーし直す</translation>
    </message>
    <message>
        <source>Copy it from a browser</source>
        <translation>ブラウザーからコピーする</translation>
    </message>
    <message>
        <source>Correct it, or end the name with a colon: &quot;Tai: Tamer yellow cost 3&quot;</source>
        <translation>直すか、名前の後にコロンを付ける：「太一：テイマー 黄 コスト3」</translation>
    </message>
    <message>
        <source>Delete this folder and start again: the index will be rebuilt</source>
        <translation>このフォルダを削除して起動し直す：索引は作り直される</translation>
    </message>
    <message>
        <source>Describe it: &quot;{text} Lv.4 red 5000&quot;</source>
        <translation>内容を書く：「{text} Lv.4 赤 5000」</translation>
    </message>
    <message>
        <source>Drop the file onto its window</source>
        <translation>ファイルをそのウィンドウにドロップする</translation>
    </message>
    <message>
        <source>Drop the others separately</source>
        <translation>残りは別にドロップする</translation>
    </message>
    <message>
        <source>End the name with a colon: &quot;Tai: Tamer yellow cost 3&quot;</source>
        <translation>名前の後にコロンを付ける：「太一：テイマー 黄 コスト3」</translation>
    </message>
    <message>
        <source>Enter a question</source>
        <translation>質問を入力する</translation>
    </message>
    <message>
        <source>Enter the top card, then each card below it with Ctrl+Enter; if the word is part of a name, end the name with a colon</source>
        <translation>一番上のカードを入力し、その下のカードはそれぞれCtrl+Enterで入力する。名前に含まれる語なら、名前の後にコロンを付ける</translation>
    </message>
    <message>
        <source>Expected `{wanted}` {bound}</source>
        <translation>`{wanted}`（{bound}）でなければならない</translation>
    </message>
    <message>
        <source>Expected `{wanted}`, got `{found}`</source>
        <translation>`{wanted}`ではなく`{found}`になっている</translation>
    </message>
    <message>
        <source>Expected `{wanted}`, got a list</source>
        <translation>`{wanted}`ではなくリストになっている</translation>
    </message>
    <message>
        <source>Expected `{wanted}`, got a mapping</source>
        <translation>`{wanted}`ではなく表になっている</translation>
    </message>
    <message>
        <source>Expected a list, got `{found}`</source>
        <translation>リストではなく`{found}`になっている</translation>
    </message>
    <message>
        <source>Expected a mapping, got `{found}`</source>
        <translation>表ではなく`{found}`になっている</translation>
    </message>
    <message>
        <source>Expecting &apos;{letter}&apos; delimiter</source>
        <translation>&apos;{letter}&apos;がない</translation>
    </message>
    <message>
        <source>Expecting property name enclosed in double quotes</source>
        <translation>二重引用符で囲んだ項目名がない</translation>
    </message>
    <message>
        <source>Expecting value</source>
        <translation>値がない</translation>
    </message>
    <message>
        <source>Export fewer at once</source>
        <translation>一度にエクスポートする数を減らす</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>ファイルがすでにある</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>ファイル名が長すぎる</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>ファイルが大きすぎる</translation>
    </message>
    <message>
        <source>Fill it with: judgeapp cards import FILE</source>
        <translation>judgeapp cards import FILE で取り込む</translation>
    </message>
    <message>
        <source>For example: blocker&lt;TAB&gt;16-4,12-1&lt;TAB&gt;2</source>
        <translation>例：blocker&lt;TAB&gt;16-4,12-1&lt;TAB&gt;2</translation>
    </message>
    <message>
        <source>For example: pg.example.org</source>
        <translation>例：pg.example.org</translation>
    </message>
    <message>
        <source>Free up disk space</source>
        <translation>ディスクの空きを増やす</translation>
    </message>
    <message>
        <source>Free up disk space, or check the disk</source>
        <translation>ディスクの空きを増やすか、ディスクを点検する</translation>
    </message>
    <message>
        <source>Get the file again</source>
        <translation>ファイルをもう一度入手する</translation>
    </message>
    <message>
        <source>Give one of them another name with `as`</source>
        <translation>どちらかに`as`で別の名前を付ける</translation>
    </message>
    <message>
        <source>Give this name to what is chosen or done before it; names known here: {known}</source>
        <translation>対象を選ぶ、または処理する箇所でその名前を付ける。ここで使える名前：{known}</translation>
    </message>
    <message>
        <source>Have it respond before that happens: &apos;would&apos;</source>
        <translation>それが起こる前に割り込むようにする：&apos;would&apos;</translation>
    </message>
    <message>
        <source>Have one created with: CREATE DATABASE ... ENCODING &apos;UTF8&apos; TEMPLATE template0</source>
        <translation>次で作ってもらう：CREATE DATABASE ... ENCODING &apos;UTF8&apos; TEMPLATE template0</translation>
    </message>
    <message>
        <source>If this is another kind of rulebook, specify it</source>
        <translation>別の種類のルールブックなら、その種類を指定する</translation>
    </message>
    <message>
        <source>If you have another copy of the file, put it there</source>
        <translation>このファイルのバックアップが他にあれば、その場所に置く</translation>
    </message>
    <message>
        <source>Import it</source>
        <translation>取り込む</translation>
    </message>
    <message>
        <source>Import its card file: judgeapp cards import FILE</source>
        <translation>カードファイルを取り込む：judgeapp cards import FILE</translation>
    </message>
    <message>
        <source>Import its text instead</source>
        <translation>代わりにそのテキストを取り込む</translation>
    </message>
    <message>
        <source>Import one that has text</source>
        <translation>テキストのあるものを取り込む</translation>
    </message>
    <message>
        <source>Import their file again; the others are unchanged</source>
        <translation>そのファイルをもう一度取り込む。ほかは元のまま</translation>
    </message>
    <message>
        <source>Import them, or describe the card: &quot;{text} Lv.4 red 5000&quot;</source>
        <translation>取り込むか、カードの内容を入力する：「{text} Lv.4 赤 5000」</translation>
    </message>
    <message>
        <source>Import them: judgeapp rulings import FILE</source>
        <translation>judgeapp rulings import FILE で取り込む</translation>
    </message>
    <message>
        <source>Import without it, then settle the lines it lists</source>
        <translation>そのファイルを付けずに取り込み、一覧に出た行を確定する</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>入出力エラー</translation>
    </message>
    <message>
        <source>Invalid control character at</source>
        <translation>使えない制御文字がある</translation>
    </message>
    <message>
        <source>Invalid enum value {found}</source>
        <translation>{found}という値はない</translation>
    </message>
    <message>
        <source>Invalid value {found}</source>
        <translation>{found}は使えない値</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>フォルダである</translation>
    </message>
    <message>
        <source>It can become: {become}. If that was a mistake, restore an older version from the history</source>
        <translation>可能な状態：{become}。誤って入力したものは履歴から復元する</translation>
    </message>
    <message>
        <source>It can have at most {most} bytes, and no invisible characters</source>
        <translation>{most}バイトまでで、見えない文字は使えない</translation>
    </message>
    <message>
        <source>It can&apos;t be set aside ({reason})</source>
        <translation>退避できない（{reason}）</translation>
    </message>
    <message>
        <source>It can&apos;t be set aside ({reason}) and will be overwritten</source>
        <translation>退避できないため（{reason}）、上書きされる</translation>
    </message>
    <message>
        <source>It has: {has}</source>
        <translation>あるもの：{has}</translation>
    </message>
    <message>
        <source>It must begin with {mark}</source>
        <translation>{mark}で始まらなければならない</translation>
    </message>
    <message>
        <source>It must begin with: format: {format}</source>
        <translation>format: {format} で始まらなければならない</translation>
    </message>
    <message>
        <source>It takes only additions, and the database&apos;s default_transaction_isolation must be read committed</source>
        <translation>ノートには追加しかできず、データベースのdefault_transaction_isolationはread committedでなければならない</translation>
    </message>
    <message>
        <source>Its former text: {older}:{number}</source>
        <translation>当時の内容：{older}:{number}</translation>
    </message>
    <message>
        <source>Its number today is {today}</source>
        <translation>現在の番号は{today}</translation>
    </message>
    <message>
        <source>Join one with: judgeapp team set HOST ...</source>
        <translation>judgeapp team set HOST ... でチームに参加する</translation>
    </message>
    <message>
        <source>Keep it to one line</source>
        <translation>1行でなければならない</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>省く</translation>
    </message>
    <message>
        <source>Leave it out if there is none</source>
        <translation>ないときは省く</translation>
    </message>
    <message>
        <source>Leave it out, or use it in a card search</source>
        <translation>省くか、カードを探すところに書く</translation>
    </message>
    <message>
        <source>Leave it out, or use it with one of {events}</source>
        <translation>省くか、次のどれかに対して使う：{events}</translation>
    </message>
    <message>
        <source>Leave out &apos;by&apos; and &apos;except_by&apos;</source>
        <translation>&apos;by&apos;と&apos;except_by&apos;を省く</translation>
    </message>
    <message>
        <source>Leave out &apos;count&apos;, or &apos;chosen&apos;</source>
        <translation>&apos;count&apos;か&apos;chosen&apos;を省く</translation>
    </message>
    <message>
        <source>Leave out &apos;face_up&apos;</source>
        <translation>&apos;face_up&apos;を省く</translation>
    </message>
    <message>
        <source>Leave out &apos;free&apos; or &apos;less&apos;</source>
        <translation>&apos;free&apos;か&apos;less&apos;を省く</translation>
    </message>
    <message>
        <source>Leave out &apos;ignore_level&apos; and &apos;as_level&apos;</source>
        <translation>&apos;ignore_level&apos;と&apos;as_level&apos;を省く</translation>
    </message>
    <message>
        <source>Leave out &apos;ignore_requirements&apos;, &apos;ignore_level&apos;, &apos;as_level&apos; and &apos;cost&apos;, or &apos;how&apos;</source>
        <translation>&apos;ignore_requirements&apos;、&apos;ignore_level&apos;、&apos;as_level&apos;、&apos;cost&apos;を省くか、&apos;how&apos;を省く</translation>
    </message>
    <message>
        <source>Leave out &apos;of&apos;</source>
        <translation>&apos;of&apos;を省く</translation>
    </message>
    <message>
        <source>Leave out &apos;unseen&apos;</source>
        <translation>&apos;unseen&apos;を省く</translation>
    </message>
    <message>
        <source>Leave out &apos;unseen&apos; or the question</source>
        <translation>&apos;unseen&apos;か、問う内容を省く</translation>
    </message>
    <message>
        <source>Leave out &apos;whose&apos;, or ask about one of {actions}</source>
        <translation>&apos;whose&apos;を省くか、次のどれかを問う：{actions}</translation>
    </message>
    <message>
        <source>Leave out &apos;would&apos;, or use it with one of {answered}</source>
        <translation>&apos;would&apos;を省くか、次のどれかに対して使う：{answered}</translation>
    </message>
    <message>
        <source>Leave out --edition</source>
        <translation>--editionを省く</translation>
    </message>
    <message>
        <source>Leave out the count for a single one</source>
        <translation>1枚だけなら枚数を省く</translation>
    </message>
    <message>
        <source>Leave out the player and the area</source>
        <translation>プレイヤーとエリアを書かずに入力する</translation>
    </message>
    <message>
        <source>Leave the others out</source>
        <translation>ほかを省く</translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation>省く</translation>
    </message>
    <message>
        <source>List the one with this name separately</source>
        <translation>その名前のカードは単独で書く</translation>
    </message>
    <message>
        <source>Look at it with show, then restore one, or settle it with --settle</source>
        <translation>showで確認していずれかに戻すか、これで確定とするなら--settleを付ける</translation>
    </message>
    <message>
        <source>Make it writable, or choose another one with --data</source>
        <translation>書き込めるようにするか、--dataで別のものを選ぶ</translation>
    </message>
    <message>
        <source>Make the data folder writable</source>
        <translation>データフォルダを書き込めるようにする</translation>
    </message>
    <message>
        <source>Make the file and its folder writable</source>
        <translation>ファイルとそのフォルダを書き込めるようにする</translation>
    </message>
    <message>
        <source>Make the folder writable or free some space</source>
        <translation>フォルダを書き込めるようにするか、空きを増やす</translation>
    </message>
    <message>
        <source>Move it after the action it asks about</source>
        <translation>問う対象の行動より後に移す</translation>
    </message>
    <message>
        <source>Name a file in it</source>
        <translation>その中のファイルを指定する</translation>
    </message>
    <message>
        <source>Name a file, or pass the text</source>
        <translation>ファイルを指定するか、テキストを渡す</translation>
    </message>
    <message>
        <source>Name a scenario</source>
        <translation>シナリオを指定する</translation>
    </message>
    <message>
        <source>Name that ruling</source>
        <translation>どれによるかを書く</translation>
    </message>
    <message>
        <source>Name the area</source>
        <translation>領域を示す</translation>
    </message>
    <message>
        <source>Name the ruling</source>
        <translation>どれかを指定する</translation>
    </message>
    <message>
        <source>Name two editions</source>
        <translation>2つ指定する</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>空き容量がない</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>ファイルやフォルダがない</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>フォルダでない</translation>
    </message>
    <message>
        <source>Object contains unknown field `{field}`</source>
        <translation>`{field}`という項目はない</translation>
    </message>
    <message>
        <source>Object missing required field `{field}`</source>
        <translation>項目`{field}`が必要</translation>
    </message>
    <message>
        <source>On Debian and Ubuntu, install libegl1, libgl1 and libxkbcommon0; elsewhere Mesa</source>
        <translation>DebianとUbuntuではlibegl1、libgl1、libxkbcommon0を、それ以外ではMesaをインストールする</translation>
    </message>
    <message>
        <source>Only https:// is allowed</source>
        <translation>読み込めるのはhttps://だけ</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>許可されていない操作</translation>
    </message>
    <message>
        <source>Pass a mapping file with --mapping. It has lines such as “{first}: {field}” under “fields:”</source>
        <translation>--mappingで対応表のファイルを指定する。“fields:”の下に“{first}: {field}”のような行を書く</translation>
    </message>
    <message>
        <source>Pass it with --password-stdin, or in {variable}</source>
        <translation>--password-stdinまたは{variable}で渡す</translation>
    </message>
    <message>
        <source>Perhaps you mean {called!r}</source>
        <translation>「{called}」の誤りではないか</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>権限がない</translation>
    </message>
    <message>
        <source>Play it again from its position; this version reads the rules differently</source>
        <translation>その盤面からプレイし直す。このバージョンではルールの解釈が異なる</translation>
    </message>
    <message>
        <source>Print it to a new PDF with another program, or import its text</source>
        <translation>別のプログラムで新しいPDFに印刷するか、そのテキストを取り込む</translation>
    </message>
    <message>
        <source>Put a colon after the player and area: &quot;B hand: Rex Lv.4 red&quot;</source>
        <translation>プレイヤーやエリアの後にコロンを付ける：「Bの手札：レックス Lv.4 赤」</translation>
    </message>
    <message>
        <source>Put each card on its own line under `cards`</source>
        <translation>`cards`の下に、カードごとに1行で書く</translation>
    </message>
    <message>
        <source>Put text with a colon, brackets or another YAML sign in quotes</source>
        <translation>コロン、括弧など、YAMLが読み取る記号を含むテキストは引用符で囲む</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>読み取り専用のファイルシステム</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>削除する</translation>
    </message>
    <message>
        <source>Remove it from the field</source>
        <translation>エリアから取り除く</translation>
    </message>
    <message>
        <source>Remove one</source>
        <translation>1つ削除する</translation>
    </message>
    <message>
        <source>Remove one you no longer need</source>
        <translation>不要になったものを削除する</translation>
    </message>
    <message>
        <source>Remove some of them first</source>
        <translation>先にいくつか削除する</translation>
    </message>
    <message>
        <source>Remove them</source>
        <translation>削除する</translation>
    </message>
    <message>
        <source>Repeat it fewer times</source>
        <translation>行う回数を減らす</translation>
    </message>
    <message>
        <source>Report without pictures</source>
        <translation>画像なしで報告書を作る</translation>
    </message>
    <message>
        <source>Restart the program: it sets a damaged file aside</source>
        <translation>プログラムを起動し直す：破損したファイルは退避される</translation>
    </message>
    <message>
        <source>Restore a backup instead: judgeapp desk copies lists them</source>
        <translation>代わりにバックアップから復元する：judgeapp desk copies で一覧を表示できる</translation>
    </message>
    <message>
        <source>Restore it from its history first</source>
        <translation>先に履歴から復元する</translation>
    </message>
    <message>
        <source>Save it as UTF-8 and try again</source>
        <translation>UTF-8で保存してからやり直す</translation>
    </message>
    <message>
        <source>Save it without one</source>
        <translation>パスワードなしで保存する</translation>
    </message>
    <message>
        <source>Save only the pages you need as a PDF</source>
        <translation>必要なページだけを別のPDFに保存する</translation>
    </message>
    <message>
        <source>Save the table itself</source>
        <translation>テーブルそのものを保存する</translation>
    </message>
    <message>
        <source>Set a shorter one with --title</source>
        <translation>--titleでもっと短いものを指定する</translation>
    </message>
    <message>
        <source>Set another one in {variable}</source>
        <translation>{variable}で別のものを指定する</translation>
    </message>
    <message>
        <source>Set it with --edition</source>
        <translation>--editionで指定する</translation>
    </message>
    <message>
        <source>Set it with --language</source>
        <translation>--languageで指定する</translation>
    </message>
    <message>
        <source>Set one with --title</source>
        <translation>--titleで指定する</translation>
    </message>
    <message>
        <source>Set the name and password of the proxy in this computer&apos;s network settings</source>
        <translation>このコンピューターのネットワーク設定で、プロキシの名前とパスワードを設定する</translation>
    </message>
    <message>
        <source>Settle them one by one</source>
        <translation>1つずつ確定する</translation>
    </message>
    <message>
        <source>Specify a name or trait</source>
        <translation>名称か特徴を書く</translation>
    </message>
    <message>
        <source>Specify both, or neither</source>
        <translation>両方書くか、どちらも書かない</translation>
    </message>
    <message>
        <source>Specify one category</source>
        <translation>カテゴリーを1つ書く</translation>
    </message>
    <message>
        <source>Specify the number and whose they are, and leave out &apos;up_to&apos;</source>
        <translation>誰の何枚かを書き、&apos;up_to&apos;を省く</translation>
    </message>
    <message>
        <source>Specify what is different in the control, and the result it must have</source>
        <translation>何が異なり、その結果どうなるべきかを書く</translation>
    </message>
    <message>
        <source>Specify where it comes from: &apos;origin&apos;</source>
        <translation>どこから来るかを&apos;origin&apos;に書く</translation>
    </message>
    <message>
        <source>Specify where it is, &apos;areas&apos;: {areas}</source>
        <translation>どこにあるかを&apos;areas&apos;に書く：{areas}</translation>
    </message>
    <message>
        <source>Specify which cards</source>
        <translation>どのカードかを書く</translation>
    </message>
    <message>
        <source>Specify which cards are meant</source>
        <translation>どのカードを指すかを書く</translation>
    </message>
    <message>
        <source>Specify which player</source>
        <translation>どのプレイヤーかを書く</translation>
    </message>
    <message>
        <source>Specify whose: yours or opponents</source>
        <translation>だれのものかを書く：yoursかopponents</translation>
    </message>
    <message>
        <source>Split it</source>
        <translation>分割する</translation>
    </message>
    <message>
        <source>Supported: {known}</source>
        <translation>読めるもの：{known}</translation>
    </message>
    <message>
        <source>Switch them on: judgeapp update --on, or on the Library page</source>
        <translation>オンにする：judgeapp update --on、または「ライブラリ」のページ</translation>
    </message>
    <message>
        <source>The damaged file is saved as {name}</source>
        <translation>破損したファイルは{name}として残してある</translation>
    </message>
    <message>
        <source>The editions aren&apos;t matched yet</source>
        <translation>版の対応付けがまだ済んでいない</translation>
    </message>
    <message>
        <source>The file is saved as {name}</source>
        <translation>ファイルは{name}として残してある</translation>
    </message>
    <message>
        <source>The file must begin with [ or {{</source>
        <translation>ファイルは[または{{で始まっていなければならない</translation>
    </message>
    <message>
        <source>The file was changed, or the program has a fault</source>
        <translation>ファイルが変更されたか、プログラムに不具合がある</translation>
    </message>
    <message>
        <source>The file was edited by hand. Ask for a new export</source>
        <translation>ファイルが手作業で変更された。エクスポートし直してもらう</translation>
    </message>
    <message>
        <source>The judges of this team have their own logins, and yours is the one that created its notebook. Ask for a login with your name, and join with that</source>
        <translation>このチームのジャッジにはそれぞれログインがある。今のログインはチームのノートを作ったもの。自分の名前のログインを求め、それで参加する</translation>
    </message>
    <message>
        <source>The others are unchanged, and nothing was deleted</source>
        <translation>ほかは元のままで、何も削除されていない</translation>
    </message>
    <message>
        <source>The password is asked for each time and never saved</source>
        <translation>パスワードは毎回尋ねられ、保存されない</translation>
    </message>
    <message>
        <source>The players are A and B</source>
        <translation>プレイヤーはAとB</translation>
    </message>
    <message>
        <source>The usual one is {port}</source>
        <translation>通常は{port}</translation>
    </message>
    <message>
        <source>Their names end in .json, .jsonl, .ndjson, .yaml, .yml, .pdf, .txt or .md</source>
        <translation>ファイル名の末尾は.json、.jsonl、.ndjson、.yaml、.yml、.pdf、.txt、.mdのいずれかである</translation>
    </message>
    <message>
        <source>These editions are no longer available</source>
        <translation>これらの版はもうない</translation>
    </message>
    <message>
        <source>They stay here and are sent again; ask the server&apos;s administrator</source>
        <translation>ここに残り、再び送られる。サーバーの管理者に問い合わせる</translation>
    </message>
    <message>
        <source>This import is closed. Import the rulebook again</source>
        <translation>この取り込みは終了している。ルールブックを取り込み直す</translation>
    </message>
    <message>
        <source>This ruling is no longer in the notebook</source>
        <translation>この裁定はもうノートにない</translation>
    </message>
    <message>
        <source>To delete it and all of its history, type {ruling}</source>
        <translation>履歴ごと完全に削除するには{ruling}と入力する</translation>
    </message>
    <message>
        <source>To give it for a duration, use &apos;do: give&apos;</source>
        <translation>期間を決めて与える：do: give</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>開いたファイルが多すぎる</translation>
    </message>
    <message>
        <source>Try again later</source>
        <translation>後でもう一度試す</translation>
    </message>
    <message>
        <source>Try again when it has finished</source>
        <translation>終わってからやり直す</translation>
    </message>
    <message>
        <source>Type the password</source>
        <translation>パスワードを入力する</translation>
    </message>
    <message>
        <source>Unless you restored a backup, somebody is writing under your name. Tell the server&apos;s administrator</source>
        <translation>バックアップを復元したのでなければ、ほかの人がこのジャッジの名前を使って書いている。サーバーの管理者に知らせる</translation>
    </message>
    <message>
        <source>Unterminated string starting at</source>
        <translation>閉じていない文字列がある</translation>
    </message>
    <message>
        <source>Update again</source>
        <translation>もう一度更新する</translation>
    </message>
    <message>
        <source>Update again: it continues where it stopped</source>
        <translation>もう一度更新する。途切れたところから続く</translation>
    </message>
    <message>
        <source>Use &apos;block&apos;</source>
        <translation>&apos;block&apos;と書く</translation>
    </message>
    <message>
        <source>Use &apos;free: false&apos;, or leave out &apos;cost&apos;</source>
        <translation>&apos;free: false&apos;と書くか、&apos;cost&apos;を省く</translation>
    </message>
    <message>
        <source>Use &apos;play_cost&apos;</source>
        <translation>&apos;play_cost&apos;と書く</translation>
    </message>
    <message>
        <source>Use &apos;use_cost&apos;</source>
        <translation>&apos;use_cost&apos;と書く</translation>
    </message>
    <message>
        <source>Use &apos;whose: any&apos;</source>
        <translation>&apos;whose: any&apos;と書く</translation>
    </message>
    <message>
        <source>Use &apos;would: true&apos;</source>
        <translation>&apos;would: true&apos;と書く</translation>
    </message>
    <message>
        <source>Use --after</source>
        <translation>--afterを使う</translation>
    </message>
    <message>
        <source>Use a clause number such as 16-5, or an id from a search</source>
        <translation>16-5のような条項番号か、検索で表示されたIDを使う</translation>
    </message>
    <message>
        <source>Use an address that needs no login</source>
        <translation>ログインの要らないアドレスを使う</translation>
    </message>
    <message>
        <source>Use another database</source>
        <translation>別のデータベースを使う</translation>
    </message>
    <message>
        <source>Use another filter</source>
        <translation>別の絞り込みを使う</translation>
    </message>
    <message>
        <source>Use another name</source>
        <translation>別の名前にする</translation>
    </message>
    <message>
        <source>Use at most 80 characters</source>
        <translation>80文字以内の名前を付ける</translation>
    </message>
    <message>
        <source>Use digits, such as 4.2</source>
        <translation>4.2のように数字で書く</translation>
    </message>
    <message>
        <source>Use it with one of {wanted}</source>
        <translation>次のどれかに対して使う：{wanted}</translation>
    </message>
    <message>
        <source>Use its number in the old or the new edition</source>
        <translation>旧版または新版の番号を書く</translation>
    </message>
    <message>
        <source>Use letters, digits, spaces and hyphens</source>
        <translation>文字、数字、空白、ハイフンを使う</translation>
    </message>
    <message>
        <source>Use main or start</source>
        <translation>mainまたはstartを使う</translation>
    </message>
    <message>
        <source>Use one of {known}</source>
        <translation>次のどれかを書く：{known}</translation>
    </message>
    <message>
        <source>Use one of: {known}</source>
        <translation>いずれかを使う：{known}</translation>
    </message>
    <message>
        <source>Use that version, or choose another folder with --data. This folder wasn&apos;t changed</source>
        <translation>そのバージョンを使うか、--dataで別のフォルダを選ぶ。今のフォルダの中身は何も変更していない</translation>
    </message>
    <message>
        <source>Use that version; the file is unchanged</source>
        <translation>そのバージョンを使う。ファイルは変わっていない</translation>
    </message>
    <message>
        <source>Use that version; your own notebook goes on as before</source>
        <translation>そのバージョンを使う。自分のノートはこれまでどおり使える</translation>
    </message>
    <message>
        <source>Use the address of the file itself; some servers call it raw or download</source>
        <translation>ファイル自体のアドレスを使う。サーバーによってはrawやdownloadと呼ばれる</translation>
    </message>
    <message>
        <source>Use the existing login, or another name</source>
        <translation>既にあるログインか、別の名前を使う</translation>
    </message>
    <message>
        <source>Use the form 2026-08-18</source>
        <translation>2026-08-18の形で書く</translation>
    </message>
    <message>
        <source>Use the name that is in its certificate, or verify-ca</source>
        <translation>証明書にある名前を使うか、verify-caにする</translation>
    </message>
    <message>
        <source>Use the one it copies</source>
        <translation>コピー元を使う</translation>
    </message>
    <message>
        <source>Use your own login, or write under your own name</source>
        <translation>自分のアカウントを使うか、自分の名前で書く</translation>
    </message>
    <message>
        <source>Use {known}</source>
        <translation>{known}を使う</translation>
    </message>
    <message>
        <source>Use {other!r}</source>
        <translation>「{other}」と書く</translation>
    </message>
    <message>
        <source>Use {values}</source>
        <translation>{values}を使う</translation>
    </message>
    <message>
        <source>Wait until it is done, or close it</source>
        <translation>終わるまで待つか、そのプログラムを閉じる</translation>
    </message>
    <message>
        <source>Whoever created the team&apos;s notebook gives judges a login: judgeapp team judges --add NAME</source>
        <translation>チームのノートを作った人がジャッジのログインを発行する：judgeapp team judges --add NAME</translation>
    </message>
    <message>
        <source>Write A or B: &quot;B: Rex Lv.4 red 5000&quot;</source>
        <translation>AかBと書く：「B：レックス Lv.4 赤 5000」</translation>
    </message>
    <message>
        <source>Write a digivolution cost as &quot;Red Lv.3: 2&quot;</source>
        <translation>進化コストは「赤Lv.3：2」のように書く</translation>
    </message>
    <message>
        <source>Write a list of steps, each one verb with its details</source>
        <translation>手順を一覧で書く。手順ごとに、動詞1つとその内容を書く</translation>
    </message>
    <message>
        <source>Write a new ruling that replaces both</source>
        <translation>両方に代わる新しい裁定を書く</translation>
    </message>
    <message>
        <source>Write each phrase as {{language: en, wording: &quot;wipe out {{2}} enemies&quot;, same: &quot;delete {{2}} of your opponent&apos;s Digimon&quot;}}</source>
        <translation>各言い回しは{{language: ja, wording: &quot;敵{{2}}体を一掃する&quot;, same: &quot;相手のデジモン{{2}}体を消滅させる&quot;}}のように書く</translation>
    </message>
    <message>
        <source>Write for example &quot;Lv.4 red 5000 blocker&quot;, &quot;Tai Tamer yellow cost 3&quot;</source>
        <translation>「Lv.4 赤 5000 ブロッカー」「太一 テイマー 黄 コスト3」のように書く</translation>
    </message>
    <message>
        <source>Write it as 16-4, or as 16-44@4.2 with its edition</source>
        <translation>16-4、または版を付けて16-44@4.2のように書く</translation>
    </message>
    <message>
        <source>Write it as 2026-01-31</source>
        <translation>2026-01-31のように書く</translation>
    </message>
    <message>
        <source>Write it as 2026-08-18</source>
        <translation>2026-08-18のように書く</translation>
    </message>
    <message>
        <source>Write it as 4.2</source>
        <translation>4.2のように書く</translation>
    </message>
    <message>
        <source>Write it as cards do: &quot;[DigiXros -2] [Alpha] x [Beta]&quot;, &quot;[Assembly -4] 3 [Beta]&quot;</source>
        <translation>カードの表記どおりに書く：&quot;[DigiXros -2] [Alpha] x [Beta]&quot;、&quot;[Assembly -4] 3 [Beta]&quot;</translation>
    </message>
    <message>
        <source>Write it as cards do: &quot;[Link] [Beta] trait: Cost 1&quot;, &quot;[DNA Digivolve] Blue Lv.4 + Green Lv.4: Cost 0&quot;</source>
        <translation>カードの表記どおりに書く：&quot;[Link] [Beta] trait: Cost 1&quot;、&quot;[DNA Digivolve] Blue Lv.4 + Green Lv.4: Cost 0&quot;</translation>
    </message>
    <message>
        <source>Write it as clause:16-5</source>
        <translation>clause:16-5のように書く</translation>
    </message>
    <message>
        <source>Write it as en or zh-Hans</source>
        <translation>enやzh-Hansのように書く</translation>
    </message>
    <message>
        <source>Write it as in --ask &quot;deleted: Wall&quot;</source>
        <translation>--ask &quot;deleted: Wall&quot; のように書く</translation>
    </message>
    <message>
        <source>Write it as it is printed: BT1-010</source>
        <translation>印刷されているとおりに書く：BT1-010</translation>
    </message>
    <message>
        <source>Write it as printed: &quot;Lv.4 &lt;Blocker&gt; [On Play] Gain 1 memory.&quot;</source>
        <translation>カードに書かれているとおりに書く：「Lv.4 ≪ブロッカー≫ 【登場時】メモリーを+1する。」</translation>
    </message>
    <message>
        <source>Write it as {key}:2026 or {key}:2026-03-28</source>
        <translation>{key}:2026または{key}:2026-03-28のように書く</translation>
    </message>
    <message>
        <source>Write it as {key}:4, {key}:3-5 or {key}:&gt;=4</source>
        <translation>{key}:4、{key}:3-5、{key}:&gt;=4のように書く</translation>
    </message>
    <message>
        <source>Write its facts into the file: judgeapp cards fill {name}</source>
        <translation>カードの情報をファイルに書き込む：judgeapp cards fill {name}</translation>
    </message>
    <message>
        <source>Write more of the id</source>
        <translation>IDをもっと長く書く</translation>
    </message>
    <message>
        <source>Write one, as in: judgeapp search 16-5</source>
        <translation>検索する語や条項番号を指定する。例：judgeapp search 16-5</translation>
    </message>
    <message>
        <source>Write the effect that does it</source>
        <translation>それを行う効果を書く</translation>
    </message>
    <message>
        <source>Write this under `taught`: {written}</source>
        <translation>これを`taught`に書く：{written}</translation>
    </message>
    <message>
        <source>YAML anchors can&apos;t be used here</source>
        <translation>ここではアンカーを使えない</translation>
    </message>
    <message>
        <source>YAML merge keys can&apos;t be used here</source>
        <translation>ここではマージキーを使えない</translation>
    </message>
    <message>
        <source>YAML tags can&apos;t be used here</source>
        <translation>ここではタグを使えない</translation>
    </message>
    <message>
        <source>You have imported none</source>
        <translation>何も取り込んでいない</translation>
    </message>
    <message>
        <source>a , is missing</source>
        <translation>「,」がない</translation>
    </message>
    <message>
        <source>a Digimon that has DNA digivolved is a different one (8-2-2-1)</source>
        <translation>ジョグレス進化したデジモンは別のデジモンである（8-2-2-1）</translation>
    </message>
    <message>
        <source>a NAME chooses what to download</source>
        <translation>NAMEは取得するものを示す</translation>
    </message>
    <message>
        <source>a backup of {what}</source>
        <translation>{what}のバックアップ</translation>
    </message>
    <message>
        <source>a card can have from 1 to {most:,} copies</source>
        <translation>カードの枚数は1～{most:,}枚</translation>
    </message>
    <message>
        <source>a card in a hand is unknown</source>
        <translation>手札に不明なカードがある</translation>
    </message>
    <message>
        <source>a card is in two places or in none</source>
        <translation>カードが2か所にあるか、どこにもない</translation>
    </message>
    <message>
        <source>a card is read by a wording that you taught, and the file&apos;s `taught` lacks it</source>
        <translation>カードは教えた言い回しで読み取られるが、ファイルの`taught`にはそれがない</translation>
    </message>
    <message>
        <source>a card must be a mapping of fields, not {entry}</source>
        <translation>カードは項目の表でなければならないが、{entry}になっている</translation>
    </message>
    <message>
        <source>a card on, under or linked to another card is wherever that card is</source>
        <translation>ほかのカードの上・下に置くカードやリンクするカードは、そのカードと同じ場所にある</translation>
    </message>
    <message>
        <source>a card that is edited stays where it is</source>
        <translation>編集中のカードは元の場所から動かない</translation>
    </message>
    <message>
        <source>a card that is played or used is in no area</source>
        <translation>登場させる、または使用するカードはどの領域にもない</translation>
    </message>
    <message>
        <source>a character in it is cut in half</source>
        <translation>途中で切れた文字がある</translation>
    </message>
    <message>
        <source>a control must be a mapping of the changed fields</source>
        <translation>対照は、変える項目の表でなければならない</translation>
    </message>
    <message>
        <source>a control needs its own {known}</source>
        <translation>対照には独自の{known}が要る</translation>
    </message>
    <message>
        <source>a cost can&apos;t depend on costs: it would never end</source>
        <translation>コストの値をコストから決めることはできない：際限なく続く</translation>
    </message>
    <message>
        <source>a cost that isn&apos;t paid can&apos;t be reduced</source>
        <translation>支払わないコストは減らせない</translation>
    </message>
    <message>
        <source>a cost that isn&apos;t paid can&apos;t be set</source>
        <translation>支払わないコストの値は指定できない</translation>
    </message>
    <message>
        <source>a deck list</source>
        <translation>デッキリスト</translation>
    </message>
    <message>
        <source>a field is missing</source>
        <translation>項目がない</translation>
    </message>
    <message>
        <source>a limit must be at least 1</source>
        <translation>上限は1以上でなければならない</translation>
    </message>
    <message>
        <source>a line needs a query, clause numbers and a rank, with tabs between</source>
        <translation>1行には検索語、条項番号、順位をタブで区切って書く必要がある</translation>
    </message>
    <message>
        <source>a line of the text has more than {most:,} characters</source>
        <translation>テキストに{most:,}文字を超える行がある</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>a median needs at least 2 runs</source>
        <translation>中央値には2回以上の実行が要る</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>a number has more than {most} digits</source>
        <translation>{most}桁を超える数がある</translation>
    </message>
    <message>
        <source>a number of more than 12 digits</source>
        <translation>13桁以上の数</translation>
    </message>
    <message>
        <source>a phrase file has no field {unknown!r}</source>
        <translation>言い回しファイルに項目「{unknown}」はない</translation>
    </message>
    <message>
        <source>a picture of the report</source>
        <translation>報告書の画像</translation>
    </message>
    <message>
        <source>a player can&apos;t choose how many cards the other trashes</source>
        <translation>各プレイヤーの破棄する枚数を、もう一方のプレイヤーが選ぶことはできない</translation>
    </message>
    <message>
        <source>a player must do something, not a card</source>
        <translation>何かをしなければならないのはプレイヤーで、カードではない</translation>
    </message>
    <message>
        <source>a player&apos;s turn ends, not a card&apos;s (6-1-4-1)</source>
        <translation>終わるのはプレイヤーのターンで、カードのターンではない（6-1-4-1）</translation>
    </message>
    <message>
        <source>a position can&apos;t begin in the phase {name!r}</source>
        <translation>盤面をフェイズ「{name}」から始めることはできない</translation>
    </message>
    <message>
        <source>a position can&apos;t begin in the phase {phase!r}</source>
        <translation>盤面をフェイズ「{phase}」から始めることはできない</translation>
    </message>
    <message>
        <source>a replay is always played under its own edition</source>
        <translation>リプレイはそれ自身の版でプレイされる</translation>
    </message>
    <message>
        <source>a replay needs exactly one scenario</source>
        <translation>リプレイには、ちょうど1つのシナリオが必要</translation>
    </message>
    <message>
        <source>a report needs exactly one scenario</source>
        <translation>報告書には、ちょうど1つのシナリオが必要</translation>
    </message>
    <message>
        <source>a restriction must be a mapping of fields, not {entry}</source>
        <translation>禁止・制限は項目の表でなければならないが、{entry}になっている</translation>
    </message>
    <message>
        <source>a revision appears twice with different content</source>
        <translation>改訂が2つあり、内容が異なる</translation>
    </message>
    <message>
        <source>a revision follows itself</source>
        <translation>改訂がそれ自身の後に来ている</translation>
    </message>
    <message>
        <source>a ruling can&apos;t be replaced by one that it has itself replaced</source>
        <translation>裁定を、それ自身が置き換えた裁定で置き換えることはできない</translation>
    </message>
    <message>
        <source>a ruling can&apos;t be {status} by another</source>
        <translation>裁定が別の裁定により{status}となることはない</translation>
    </message>
    <message>
        <source>a ruling on an effect says `activate` or what it will `do`</source>
        <translation>効果についての裁定は、発揮させる（`activate`）か、何かを行わせる（`do`）かのどちらか</translation>
    </message>
    <message>
        <source>a ruling that is {status} can&apos;t be replaced by another</source>
        <translation>{status}の裁定は別の裁定に置き換えられない</translation>
    </message>
    <message>
        <source>a ruling that is {status} can&apos;t become {other}</source>
        <translation>{status}の裁定を{other}にはできない</translation>
    </message>
    <message>
        <source>a step is one verb with its details, not {step}</source>
        <translation>手順は動詞1つとその内容で書く（{step}は手順ではない）</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>a text of more than {most:,} characters must be in quotes</source>
        <translation>{most:,}文字を超えるテキストは引用符で囲まなければならない</translation>
    </message>
    <message>
        <source>a token&apos;s card has one category</source>
        <translation>トークンのカードの種類は1つ</translation>
    </message>
    <message>
        <source>accounts can&apos;t be combined with another question</source>
        <translation>主張を指定したときは、別の質問はできない</translation>
    </message>
    <message>
        <source>an Option card has a use cost, not a play cost</source>
        <translation>オプションカードにあるのは使用コストで、登場コストはない</translation>
    </message>
    <message>
        <source>an address with a name or password in it can&apos;t be saved</source>
        <translation>名前やパスワードを含むアドレスは登録できない</translation>
    </message>
    <message>
        <source>an answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>an answer must be a mapping of fields, not {entry}</source>
        <translation>回答は項目の表でなければならないが、{entry}になっている</translation>
    </message>
    <message>
        <source>an answer names no clause</source>
        <translation>回答が条項を1つも挙げていない</translation>
    </message>
    <message>
        <source>an effect by hand</source>
        <translation>手で処理する効果</translation>
    </message>
    <message>
        <source>an erratum must be a mapping of fields, not {entry}</source>
        <translation>エラッタは項目の表でなければならないが、{entry}になっている</translation>
    </message>
    <message>
        <source>another card is called {to!r}</source>
        <translation>「{to}」という名前のカードがすでにある</translation>
    </message>
    <message>
        <source>another program is downloading {name!r} now</source>
        <translation>別のプログラムが「{name}」を取得している</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>別のプログラムが使用中である</translation>
    </message>
    <message>
        <source>another program is using the data folder, so nothing was changed</source>
        <translation>別のプログラムがデータフォルダに書き込み中のため、何も変更していない</translation>
    </message>
    <message>
        <source>asks whether something was done, but nothing comes before it</source>
        <translation>何かをしたかどうかを問うが、その前に何もしていない</translation>
    </message>
    <message>
        <source>at most {most} addresses can be saved</source>
        <translation>登録できるアドレスは{most}件まで</translation>
    </message>
    <message>
        <source>at: not a time such as 2026-01-31T12:30:00.000000+00:00</source>
        <translation>at: 2026-01-31T12:30:00.000000+00:00の形の日時ではない</translation>
    </message>
    <message>
        <source>begins like a JSON array, but isn&apos;t one</source>
        <translation>JSONの配列のように始まるが、そうではない</translation>
    </message>
    <message>
        <source>both are the same edition</source>
        <translation>両方が同じ版である</translation>
    </message>
    <message>
        <source>by chance: {chance}</source>
        <translation>偶然による：{chance}</translation>
    </message>
    <message>
        <source>by: too long, or has invisible characters</source>
        <translation>by: 長すぎるか、見えない文字がある</translation>
    </message>
    <message>
        <source>can&apos;t back up {what} ({error})</source>
        <translation>{what}のバックアップを作成できない（{error}）</translation>
    </message>
    <message>
        <source>can&apos;t back up {what}, so nothing was deleted</source>
        <translation>{what}のバックアップを作れないため、何も削除していない</translation>
    </message>
    <message>
        <source>can&apos;t be used when comparing editions</source>
        <translation>版の比較には使えない</translation>
    </message>
    <message>
        <source>can&apos;t convert {what} of an older version ({wrong})</source>
        <translation>古いバージョンの{what}を引き継げない（{wrong}）</translation>
    </message>
    <message>
        <source>can&apos;t create the folder ({reason})</source>
        <translation>フォルダを作成できない（{reason}）</translation>
    </message>
    <message>
        <source>can&apos;t create the folder of the pictures ({reason})</source>
        <translation>画像のフォルダを作成できない（{reason}）</translation>
    </message>
    <message>
        <source>can&apos;t create {what} ({reason})</source>
        <translation>{what}を作成できない（{reason}）</translation>
    </message>
    <message>
        <source>can&apos;t make a picture of the board</source>
        <translation>盤面の画像を作成できない</translation>
    </message>
    <message>
        <source>can&apos;t match several clauses to several at once ({clauses})</source>
        <translation>複数の条項を同時に複数の条項に対応させることはできない（{clauses}）</translation>
    </message>
    <message>
        <source>can&apos;t open {what} ({error})</source>
        <translation>{what}を開けない（{error}）</translation>
    </message>
    <message>
        <source>can&apos;t read or save {what} ({error})</source>
        <translation>{what}を読み書きできない（{error}）</translation>
    </message>
    <message>
        <source>can&apos;t restore {what} ({error})</source>
        <translation>{what}を復元できない（{error}）</translation>
    </message>
    <message>
        <source>can&apos;t restore {what} ({why})</source>
        <translation>{what}を復元できない（{why}）</translation>
    </message>
    <message>
        <source>can&apos;t save {what} ({reason})</source>
        <translation>{what}を保存できない（{reason}）</translation>
    </message>
    <message>
        <source>can&apos;t save {what}: not a file</source>
        <translation>{what}を保存できない：ファイルではない</translation>
    </message>
    <message>
        <source>can&apos;t save: the data folder is read-only</source>
        <translation>保存できない：データフォルダが読み取り専用</translation>
    </message>
    <message>
        <source>can&apos;t start a process to read the PDF ({error})</source>
        <translation>PDFを読むプロセスを起動できない（{error}）</translation>
    </message>
    <message>
        <source>can&apos;t undo {name!r}: an older version of the program imported it</source>
        <translation>「{name}」を元に戻せない：プログラムの古いバージョンで取り込んだもの</translation>
    </message>
    <message>
        <source>can&apos;t undo {name!r}: its last import was already undone</source>
        <translation>「{name}」を元に戻せない：直前の取り込みはすでに元に戻した</translation>
    </message>
    <message>
        <source>can&apos;t undo {name!r}: nothing was here before it</source>
        <translation>「{name}」を元に戻せない：その前には何もなかった</translation>
    </message>
    <message>
        <source>can&apos;t undo {name!r}: nothing was imported from it</source>
        <translation>「{name}」を元に戻せない：そこから取り込んだものがない</translation>
    </message>
    <message>
        <source>can&apos;t undo {name!r}: something else was imported or changed since</source>
        <translation>「{name}」を元に戻せない：その後に別の取り込みか変更があった</translation>
    </message>
    <message>
        <source>can&apos;t use this system&apos;s key store ({why})</source>
        <translation>このシステムのキーストアを使用できない（{why}）</translation>
    </message>
    <message>
        <source>can&apos;t {verb} {what!r} ({by}); first rule on what isn&apos;t understood and might change that: {unread}; you can choose: {open}</source>
        <translation>「{what}」は{verb}に選べない（{by}）。先に、それを変えうる読み取れないテキストを裁定する：{unread}。選べるもの：{open}</translation>
    </message>
    <message>
        <source>can&apos;t {verb} {what!r} ({by}); you can choose: {open}</source>
        <translation>「{what}」は{verb}に選べない（{by}）。選べるもの：{open}</translation>
    </message>
    <message>
        <source>can&apos;t {verb} {what!r} by its first requirement ({by}), but by another: add requirement: {others}</source>
        <translation>「{what}」は最初の条件では{verb}に選べない（{by}）が、ほかの条件では選べる。requirementを書く：{others}</translation>
    </message>
    <message>
        <source>card {card} isn&apos;t where it claims to be</source>
        <translation>カード{card}が示された場所にない</translation>
    </message>
    <message>
        <source>card {number} has no face</source>
        <translation>カード{number}に表面がない</translation>
    </message>
    <message>
        <source>card {ref} is being moved; finish the step, or undo it</source>
        <translation>カード{ref}は移動の途中。手順を終わらせるか、取り消す</translation>
    </message>
    <message>
        <source>cards in {seat}&apos;s {area}</source>
        <translation>{seat}の{area}</translation>
    </message>
    <message>
        <source>cards in {seat}&apos;s {area} area</source>
        <translation>{seat}の{area}</translation>
    </message>
    <message>
        <source>cards on the field</source>
        <translation>枚のカード（エリア上）</translation>
    </message>
    <message>
        <source>cards: has more than {most_cards}</source>
        <translation>cards: {most_cards}枚を超えている</translation>
    </message>
    <message>
        <source>cards: {count} instead of {allowed}</source>
        <translation>{allowed}枚ではなく{count}枚ある</translation>
    </message>
    <message>
        <source>changes: each must be a mapping of before and after, not {change}</source>
        <translation>changes: それぞれbeforeとafterの表でなければならないが、{change}になっている</translation>
    </message>
    <message>
        <source>changes: must be a list with 1 to {most} entries</source>
        <translation>changes: 1～{most}個の項目の一覧でなければならない</translation>
    </message>
    <message>
        <source>characters of page {page} are lost: an error in the program</source>
        <translation>{page}ページの文字が失われた。プログラムの不具合</translation>
    </message>
    <message>
        <source>clause:{value} isn&apos;t a clause number</source>
        <translation>clause:{value}は条項番号ではない</translation>
    </message>
    <message>
        <source>clauses: there are too many, or they are too long</source>
        <translation>clauses: 多すぎるか、長すぎる</translation>
    </message>
    <message>
        <source>compare at most two accounts at once</source>
        <translation>一度に比べられる主張は2つまで</translation>
    </message>
    <message>
        <source>could not find expected &apos;{letter}&apos;</source>
        <translation>必要な&apos;{letter}&apos;がない</translation>
    </message>
    <message>
        <source>damaged installation: {file}; install the program again</source>
        <translation>インストールが破損している：{file}。プログラムを再インストールする</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>データベースが壊れている</translation>
    </message>
    <message>
        <source>date: {date!r} isn&apos;t a date</source>
        <translation>date: 「{date}」は日付ではない</translation>
    </message>
    <message>
        <source>device: not a device</source>
        <translation>device: 正しい端末ではない</translation>
    </message>
    <message>
        <source>dp: a card of this category has none, so {dp} was left out</source>
        <translation>dp: この種類のカードにDPはないので、{dp}は省いた</translation>
    </message>
    <message>
        <source>edition {name!r} isn&apos;t available</source>
        <translation>版「{name}」はない</translation>
    </message>
    <message>
        <source>effect: its [Security] effect is already in the security field</source>
        <translation>effect: 【セキュリティ】効果はすでにsecurityにある</translation>
    </message>
    <message>
        <source>effects of the cards on the field</source>
        <translation>個の効果（エリアのカード）</translation>
    </message>
    <message>
        <source>escaped line breaks became line breaks</source>
        <translation>エスケープされた改行を改行にした</translation>
    </message>
    <message>
        <source>evo_costs: {line!r} isn&apos;t a cost such as Red Lv.3: 2</source>
        <translation>evo_costs: 「{line}」はRed Lv.3: 2のようなコストではない</translation>
    </message>
    <message>
        <source>expected an action and its clauses, got {what}</source>
        <translation>行動とその条項ではなく、{what}になっている</translation>
    </message>
    <message>
        <source>expected {wanted}, but found {found}</source>
        <translation>{wanted}ではなく{found}がある</translation>
    </message>
    <message>
        <source>face-down cards in {seat}&apos;s {pile}</source>
        <translation>{seat}の{pile}の裏向きのカード</translation>
    </message>
    <message>
        <source>file is not a database</source>
        <translation>データベースではない</translation>
    </message>
    <message>
        <source>found character {letter} that cannot start any token</source>
        <translation>ここに{letter}は書けない</translation>
    </message>
    <message>
        <source>hidden cards can&apos;t be asked about</source>
        <translation>見えないカードについては何も問えない</translation>
    </message>
    <message>
        <source>id: not an id</source>
        <translation>id: IDではない</translation>
    </message>
    <message>
        <source>id: the content was changed after it was written</source>
        <translation>id: 書かれた後に内容が変更されている</translation>
    </message>
    <message>
        <source>identify {key} by its number only</source>
        <translation>{key}は番号だけで指定する</translation>
    </message>
    <message>
        <source>in {seat}&apos;s hand</source>
        <translation>{seat}の手札</translation>
    </message>
    <message>
        <source>in {seat}&apos;s {area}</source>
        <translation>{seat}の{area}</translation>
    </message>
    <message>
        <source>inherited: its [Security] effect was moved to the security field</source>
        <translation>inherited: 【セキュリティ】効果をsecurityに移した</translation>
    </message>
    <message>
        <source>is allowed</source>
        <translation>認められる</translation>
    </message>
    <message>
        <source>is refused</source>
        <translation>拒まれる</translation>
    </message>
    <message>
        <source>is:{value} isn&apos;t something you can filter by</source>
        <translation>is:{value}では絞り込めない</translation>
    </message>
    <message>
        <source>it claims to have been written here, but came from the login {login}</source>
        <translation>ここで書かれたとあるが、{login}のログインで届いた</translation>
    </message>
    <message>
        <source>it claims to have been written here, but wasn&apos;t here, so it was imported</source>
        <translation>ここで書かれたとあるが、ここになかったので取り込んだ</translation>
    </message>
    <message>
        <source>it doesn&apos;t answer</source>
        <translation>応答がない</translation>
    </message>
    <message>
        <source>it doesn&apos;t say whose cards {action!r} was done to</source>
        <translation>「{action}」がだれのカードに行われたかは示されない</translation>
    </message>
    <message>
        <source>it goes on forever, and no board repeats; if nobody can stop it, the game is a draw (18-3-2)</source>
        <translation>この後の処理は永久に続き、同じ盤面に戻ることがない。誰も止められないなら引き分けである（18-3-2）</translation>
    </message>
    <message>
        <source>it has been changed</source>
        <translation>作成時の内容と異なる</translation>
    </message>
    <message>
        <source>it has invisible characters</source>
        <translation>見えない文字がある</translation>
    </message>
    <message>
        <source>it has more than {most:,} characters</source>
        <translation>{most:,}文字を超えている</translation>
    </message>
    <message>
        <source>it has no query</source>
        <translation>検索語が含まれていない</translation>
    </message>
    <message>
        <source>it has no scenarios</source>
        <translation>シナリオが含まれていない</translation>
    </message>
    <message>
        <source>it has no text</source>
        <translation>テキストが含まれていない</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>空である</translation>
    </message>
    <message>
        <source>it is in the name of {name}, but came from the login {login}</source>
        <translation>{name}の名前だが、{login}のログインで届いた</translation>
    </message>
    <message>
        <source>it is longer than {most:,} characters</source>
        <translation>{most}文字より長い</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>入れ子が深すぎる</translation>
    </message>
    <message>
        <source>it is on the field; move it by its effect or play it again</source>
        <translation>エリアにある。効果で動かすか、改めて登場させる</translation>
    </message>
    <message>
        <source>it is the top card of {unit}; move that instead, with everything under it</source>
        <translation>{unit}の一番上のカード。代わりに、下のカードごと動かす</translation>
    </message>
    <message>
        <source>it is too long, or has invisible characters</source>
        <translation>長すぎるか、見えない文字がある</translation>
    </message>
    <message>
        <source>it was changed on the server after it was written; here it stays unchanged</source>
        <translation>書かれた後にサーバーで変更されている。ここでは元のまま</translation>
    </message>
    <message>
        <source>it was removed from the server; here it stays unchanged</source>
        <translation>サーバーから削除されている。ここでは元のまま</translation>
    </message>
    <message>
        <source>its grounds</source>
        <translation>裁定の根拠</translation>
    </message>
    <message>
        <source>its login isn&apos;t valid</source>
        <translation>ログイン名として使えない名前である</translation>
    </message>
    <message>
        <source>its next id is already used</source>
        <translation>次のIDがすでに使われている</translation>
    </message>
    <message>
        <source>its notes are too long</source>
        <translation>メモが長すぎる</translation>
    </message>
    <message>
        <source>its players aren&apos;t A and B</source>
        <translation>プレイヤーがAとBではない</translation>
    </message>
    <message>
        <source>its tables have been changed</source>
        <translation>表の構成が変更されている</translation>
    </message>
    <message>
        <source>its tables weren&apos;t made by this program</source>
        <translation>このプログラムが作る表ではない</translation>
    </message>
    <message>
        <source>its texts are too long</source>
        <translation>テキストが長すぎる</translation>
    </message>
    <message>
        <source>judgeapp desk copies lists them</source>
        <translation>judgeapp desk copies で一覧を表示できる</translation>
    </message>
    <message>
        <source>judgeapp notebook history {ruling} lists them</source>
        <translation>judgeapp notebook history {ruling} で一覧を表示できる</translation>
    </message>
    <message>
        <source>judgeapp notebook list lists them</source>
        <translation>judgeapp notebook list で一覧を表示できる</translation>
    </message>
    <message>
        <source>judgeapp team deletions lists them</source>
        <translation>judgeapp team deletions で一覧を表示できる</translation>
    </message>
    <message>
        <source>keywords of {name}</source>
        <translation>{name}のキーワード</translation>
    </message>
    <message>
        <source>language: {tag!r} isn&apos;t a language tag such as en or zh-Hans</source>
        <translation>language: 「{tag}」はenやzh-Hansのような言語タグではない</translation>
    </message>
    <message>
        <source>line {line}: {why}; the rest of the line can&apos;t be read</source>
        <translation>{line}行目：{why}。その後は読めない</translation>
    </message>
    <message>
        <source>linked to {name}</source>
        <translation>{name}にリンク</translation>
    </message>
    <message>
        <source>mapping values are not allowed here</source>
        <translation>ここに「名前：値」は書けない</translation>
    </message>
    <message>
        <source>memory can&apos;t be {number}: the gauge ends at {most} (1-4-2-2)</source>
        <translation>メモリーを{number}にはできない：メモリーゲージの端は{most}（1-4-2-2）</translation>
    </message>
    <message>
        <source>more than {count} positions are possible: narrow the question</source>
        <translation>あり得る局面が{count}を超える：質問の範囲を狭める</translation>
    </message>
    <message>
        <source>name the ruling by which this one is {status}</source>
        <translation>どの裁定によって{status}になったかを示す</translation>
    </message>
    <message>
        <source>name: removed ACE from its end, which isn&apos;t part of the name (2-3-1-4)</source>
        <translation>name: 末尾にあるデジモンACEの「ACE」を除いた。カード名称には含まれない（2-3-1-4）</translation>
    </message>
    <message>
        <source>name: removed the card number in front of it</source>
        <translation>name: 前にあるカードナンバーを除いた</translation>
    </message>
    <message>
        <source>neither a JSON array nor JSON Lines</source>
        <translation>JSON配列でもJSON Linesでもない</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>入れ子が深すぎる</translation>
    </message>
    <message>
        <source>no card on the field is chosen</source>
        <translation>エリアのカードが選ばれていない</translation>
    </message>
    <message>
        <source>no card on the field is named {name!r}; available: {there}</source>
        <translation>エリアに「{name}」というカードはない。あるもの：{there}</translation>
    </message>
    <message>
        <source>no cards are imported</source>
        <translation>カードは取り込まれていない</translation>
    </message>
    <message>
        <source>no decision is pending</source>
        <translation>決定すべきことがない</translation>
    </message>
    <message>
        <source>no effect can interrupt {event!r} before it happens</source>
        <translation>「{event}」が起こる前に割り込んで処理できるものはない</translation>
    </message>
    <message>
        <source>no effect works in {area!r}</source>
        <translation>「{area}」で働く効果はない</translation>
    </message>
    <message>
        <source>no event has {name!r}; they have: {known}</source>
        <translation>「{name}」を含む出来事はない。含まれるもの：{known}</translation>
    </message>
    <message>
        <source>no game begins like that ({error!r})</source>
        <translation>このようにゲームを始めることはできない（{error!r}）</translation>
    </message>
    <message>
        <source>no question {id!r} to answer {text!r}</source>
        <translation>「{text}」に答えるはずの質問「{id}」がない</translation>
    </message>
    <message>
        <source>no reason is given</source>
        <translation>理由は示されていない</translation>
    </message>
    <message>
        <source>no reason was given</source>
        <translation>理由は示されていない</translation>
    </message>
    <message>
        <source>no source is in the language {language!r}</source>
        <translation>言語が「{language}」の資料はない</translation>
    </message>
    <message>
        <source>nobody can be made to do {deed!r}</source>
        <translation>「{deed}」をさせることはできない</translation>
    </message>
    <message>
        <source>nobody has won yet</source>
        <translation>まだ誰も勝っていない</translation>
    </message>
    <message>
        <source>none is chosen</source>
        <translation>何も選ばれていない</translation>
    </message>
    <message>
        <source>none of them was found</source>
        <translation>何も見つからなかった</translation>
    </message>
    <message>
        <source>not JSON</source>
        <translation>JSONではない</translation>
    </message>
    <message>
        <source>not JSON ({error})</source>
        <translation>JSONではない（{error}）</translation>
    </message>
    <message>
        <source>not UTF-8 ({error})</source>
        <translation>UTF-8ではない（{error}）</translation>
    </message>
    <message>
        <source>not UTF-8 text</source>
        <translation>UTF-8のテキストではない</translation>
    </message>
    <message>
        <source>not YAML ({error})</source>
        <translation>YAMLではない（{error}）</translation>
    </message>
    <message>
        <source>not a file</source>
        <translation>ファイルではない</translation>
    </message>
    <message>
        <source>not a file of lists</source>
        <translation>リストのファイルではない</translation>
    </message>
    <message>
        <source>not a file shared by judges</source>
        <translation>ジャッジ間で共有するファイルではない</translation>
    </message>
    <message>
        <source>not a line such as {example}</source>
        <translation>{example}のような形の行ではない</translation>
    </message>
    <message>
        <source>not a mapping ({error})</source>
        <translation>表ではない（{error}）</translation>
    </message>
    <message>
        <source>not a password</source>
        <translation>パスワードとして使えない</translation>
    </message>
    <message>
        <source>not a phrase ({error})</source>
        <translation>言い回しではない（{error}）</translation>
    </message>
    <message>
        <source>not a phrase file</source>
        <translation>言い回しファイルではない</translation>
    </message>
    <message>
        <source>not a position</source>
        <translation>盤面ではない</translation>
    </message>
    <message>
        <source>not a readable PDF: it is broken or cut off</source>
        <translation>読めるPDFではない。壊れているか、途中で切れている</translation>
    </message>
    <message>
        <source>not a replay ({error})</source>
        <translation>リプレイではない（{error}）</translation>
    </message>
    <message>
        <source>not a ruling</source>
        <translation>裁定ではない</translation>
    </message>
    <message>
        <source>not a ruling (it names none)</source>
        <translation>裁定ではない（裁定の指定がない）</translation>
    </message>
    <message>
        <source>not a ruling ({error})</source>
        <translation>裁定ではない（{error}）</translation>
    </message>
    <message>
        <source>not a table ({error})</source>
        <translation>テーブルではない（{error}）</translation>
    </message>
    <message>
        <source>not a team ({error})</source>
        <translation>チームではない（{error}）</translation>
    </message>
    <message>
        <source>not an address: {address!r}</source>
        <translation>アドレスではない：「{address}」</translation>
    </message>
    <message>
        <source>not editions</source>
        <translation>ルールの版のファイルではない</translation>
    </message>
    <message>
        <source>not fields</source>
        <translation>項目ではない</translation>
    </message>
    <message>
        <source>not steps ({error})</source>
        <translation>手順ではない（{error}）</translation>
    </message>
    <message>
        <source>not understood, and `ruled` doesn&apos;t say how you rule: {texts}</source>
        <translation>読み取れず、どう裁定したかが`ruled`にない：{texts}</translation>
    </message>
    <message>
        <source>not understood: {card}: {text}</source>
        <translation>読み取れない：{card}：{text}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>nothing before it has the name {name!r}</source>
        <translation>それより前に「{name}」という名前のものはない</translation>
    </message>
    <message>
        <source>nothing can be placed in {area}</source>
        <translation>{area}には何も置けない</translation>
    </message>
    <message>
        <source>nothing in the position is named {name!r}; available: {known}</source>
        <translation>盤面に「{name}」というものはない。あるもの：{known}</translation>
    </message>
    <message>
        <source>nothing is face up under {name!r}</source>
        <translation>「{name}」の下に表向きのカードはない</translation>
    </message>
    <message>
        <source>nothing on the field matches {called!r}</source>
        <translation>「{called}」が指すものはエリアにない</translation>
    </message>
    <message>
        <source>number: {number!r} is more than one word</source>
        <translation>number: 「{number}」は1語ではない</translation>
    </message>
    <message>
        <source>number: {text} isn&apos;t a card number such as TS1-010</source>
        <translation>number: {text}はTS1-010のようなカードナンバーではない</translation>
    </message>
    <message>
        <source>number: {where} {first} has it too, with other facts</source>
        <translation>number: {where}{first}にも同じ番号があり、内容が違う</translation>
    </message>
    <message>
        <source>of the bookmarks can&apos;t be read, so they aren&apos;t listed</source>
        <translation>件のブックマークは読めないので、一覧に出ない</translation>
    </message>
    <message>
        <source>of the cards can&apos;t be read, so they aren&apos;t found</source>
        <translation>件のカードは読めないので、見つからない</translation>
    </message>
    <message>
        <source>of the official answers can&apos;t be read, so they aren&apos;t found</source>
        <translation>件の公式回答は読めないので、見つからない</translation>
    </message>
    <message>
        <source>on the field</source>
        <translation>エリア</translation>
    </message>
    <message>
        <source>one of its clauses is in another entry too</source>
        <translation>条項のいずれかが別の項目にもある</translation>
    </message>
    <message>
        <source>one player alone has nobody to compare with</source>
        <translation>1人のプレイヤーだけでは、最も多いものを比べられない</translation>
    </message>
    <message>
        <source>only 1 card can be in the breeding area (3-4-5-2), and {card} is there</source>
        <translation>育成エリアに置けるカードは1枚だけ（3-4-5-2）で、{card}がすでにある</translation>
    </message>
    <message>
        <source>only a card in the battle or breeding area can be new this turn</source>
        <translation>このターンに登場したと書けるのは、バトルエリアか育成エリアのカードだけ</translation>
    </message>
    <message>
        <source>only a card in the battle or breeding area is suspended</source>
        <translation>レスト状態になるのはバトルエリアか育成エリアのカードだけ</translation>
    </message>
    <message>
        <source>only an Option card has a use cost</source>
        <translation>使用コストがあるのはオプションカードだけ</translation>
    </message>
    <message>
        <source>only cards in a hand or a security stack are hidden</source>
        <translation>見えないのは手札かセキュリティのカードだけ</translation>
    </message>
    <message>
        <source>only security cards can be face up or face down (3-7-4)</source>
        <translation>表か裏かを区別するのはセキュリティのカードだけ（3-7-4）</translation>
    </message>
    <message>
        <source>only the first {most} of {number:,} files are opened</source>
        <translation>{number:,}個のファイルのうち、最初の{most}個だけを開く</translation>
    </message>
    <message>
        <source>only whoever made the team&apos;s notebook can upgrade it</source>
        <translation>チームのノートを更新できるのは、作った人だけ</translation>
    </message>
    <message>
        <source>option_effect: the Option part of a DUAL card is missing</source>
        <translation>option_effect: デュアルカードのオプション部分が書かれていない</translation>
    </message>
    <message>
        <source>options: {there} instead of {known}</source>
        <translation>選択肢：{known}ではなく{there}</translation>
    </message>
    <message>
        <source>outcomes: {actual} instead of {wanted}</source>
        <translation>結果の数：{wanted}ではなく{actual}</translation>
    </message>
    <message>
        <source>page {page} of the PDF can&apos;t be read: the file is broken</source>
        <translation>PDFの{page}ページが読めない。ファイルが壊れている</translation>
    </message>
    <message>
        <source>page {page} of the PDF has more than {most:,} characters</source>
        <translation>PDFの{page}ページは{most}文字を超えている</translation>
    </message>
    <message>
        <source>parents: too many, or not ids</source>
        <translation>parents: 多すぎるか、IDではない</translation>
    </message>
    <message>
        <source>partner: is missing</source>
        <translation>partner: 書かれていない</translation>
    </message>
    <message>
        <source>requirements that are ignored need no level</source>
        <translation>無視する条件にレベルは要らない</translation>
    </message>
    <message>
        <source>revisions of the rulings that can&apos;t be read: {lost}; the ones before them are shown</source>
        <translation>裁定の改訂{lost}件を読めないため、それ以前の内容を表示する</translation>
    </message>
    <message>
        <source>rows in it have been changed</source>
        <translation>書かれたときと違う行がある</translation>
    </message>
    <message>
        <source>ruling {id} is deleted</source>
        <translation>裁定{id}は削除されている</translation>
    </message>
    <message>
        <source>ruling {id} was changed in two ways</source>
        <translation>裁定{id}は2通りに変更された</translation>
    </message>
    <message>
        <source>ruling {ruling} is deleted</source>
        <translation>裁定{ruling}は削除されている</translation>
    </message>
    <message>
        <source>ruling {ruling} wasn&apos;t deleted by another judge</source>
        <translation>裁定{ruling}は他のジャッジに削除されていない</translation>
    </message>
    <message>
        <source>ruling: not an id</source>
        <translation>ruling: IDではない</translation>
    </message>
    <message>
        <source>several cards can&apos;t share the name {name!r}</source>
        <translation>複数のカードを「{name}」と呼ぶことはできない</translation>
    </message>
    <message>
        <source>so a new list was started</source>
        <translation>そこで新しい一覧を始めた</translation>
    </message>
    <message>
        <source>something is repeated more than {most} times</source>
        <translation>{most}回を超えて繰り返されるものがある</translation>
    </message>
    <message>
        <source>special.link: must be a mapping of fields, not {value}</source>
        <translation>special.link: 表でなければならないが、{value}になっている</translation>
    </message>
    <message>
        <source>special.overflow: missing, so this ACE card costs no memory when it leaves (4-17-1)</source>
        <translation>special.overflow: ないため、このデジモンACEは離れてもメモリーを失わない（4-17-1）</translation>
    </message>
    <message>
        <source>special: must be a mapping of fields, not {value}</source>
        <translation>special: 表でなければならないが、{value}になっている</translation>
    </message>
    <message>
        <source>special: {line!r} must begin like [DNA Digivolve], [DigiXros -2], [Burst Digivolve], [App Fusion], [Assembly -6] or &lt;Use Req.&gt;</source>
        <translation>special: 「{line}」は[DNA Digivolve]、[DigiXros -2]、[Burst Digivolve]、[App Fusion]、[Assembly -6]、&lt;Use Req.&gt;（使用条件）のような行の始まりではない</translation>
    </message>
    <message>
        <source>stack a card either `on` one or `under` it</source>
        <translation>カードは`on`（上）か`under`（下）のどちらか一方に重ねる</translation>
    </message>
    <message>
        <source>stands_for: {error}</source>
        <translation>stands_for：{error}</translation>
    </message>
    <message>
        <source>status: {status!r} isn&apos;t banned, restricted, unrestricted or pair</source>
        <translation>status: 「{status}」はbanned、restricted、unrestricted、pairのどれでもない</translation>
    </message>
    <message>
        <source>taught phrases</source>
        <translation>教えた内容</translation>
    </message>
    <message>
        <source>text in {language} can&apos;t be read</source>
        <translation>{language}のテキストは読めない</translation>
    </message>
    <message>
        <source>text is missing</source>
        <translation>必要なテキストがない</translation>
    </message>
    <message>
        <source>the Comprehensive Rules have no clause {clause!r}</source>
        <translation>総合ルールに条項「{clause}」はない</translation>
    </message>
    <message>
        <source>the Comprehensive Rules have no clause {number}</source>
        <translation>総合ルールに条項{number}はない</translation>
    </message>
    <message>
        <source>the PDF can&apos;t be read: it is broken, or needs too much memory or time</source>
        <translation>PDFを読めない：壊れているか、必要な処理が多すぎる</translation>
    </message>
    <message>
        <source>the PDF has more than {most:,} characters</source>
        <translation>PDFは{most}文字を超えている</translation>
    </message>
    <message>
        <source>the PDF has no pages</source>
        <translation>PDFにページがない</translation>
    </message>
    <message>
        <source>the PDF has only pictures, no text</source>
        <translation>PDFにテキストがなく、画像だけ</translation>
    </message>
    <message>
        <source>the PDF has {count:,} pages; a rulebook has at most {most}</source>
        <translation>PDFは{count}ページある。ルールブックは{most}ページまで</translation>
    </message>
    <message>
        <source>the PDF is encrypted: its password is needed</source>
        <translation>PDFは暗号化されていて、パスワードなしでは読めない</translation>
    </message>
    <message>
        <source>the PDF needs too much memory</source>
        <translation>PDFが必要とするメモリが多すぎる</translation>
    </message>
    <message>
        <source>the PDF takes too long to read</source>
        <translation>PDFの読み取りに時間がかかりすぎる</translation>
    </message>
    <message>
        <source>the answers can&apos;t be indexed ({error})</source>
        <translation>回答の索引を作成できない（{error}）</translation>
    </message>
    <message>
        <source>the array is cut off here</source>
        <translation>配列がここで途切れている</translation>
    </message>
    <message>
        <source>the backup is damaged ({wrong}), so nothing was changed</source>
        <translation>バックアップが破損しているため（{wrong}）、何も変更していない</translation>
    </message>
    <message>
        <source>the beginning is not a table: {fault}</source>
        <translation>開始時の状態が正しいテーブルではない：{fault}</translation>
    </message>
    <message>
        <source>the bookmarks</source>
        <translation>ブックマーク</translation>
    </message>
    <message>
        <source>the cache folder</source>
        <translation>キャッシュフォルダ</translation>
    </message>
    <message>
        <source>the card has no name</source>
        <translation>カードに名前がない</translation>
    </message>
    <message>
        <source>the card {key!r} isn&apos;t described</source>
        <translation>カード「{key}」の記述がない</translation>
    </message>
    <message>
        <source>the cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>the cards looked at don&apos;t go to the hand</source>
        <translation>見たカードは手札に加わらない</translation>
    </message>
    <message>
        <source>the certificate file is missing</source>
        <translation>証明書がない</translation>
    </message>
    <message>
        <source>the certificate of {host} can&apos;t be trusted ({why})</source>
        <translation>{host}の証明書は信頼できない（{why}）</translation>
    </message>
    <message>
        <source>the choice {choice!r} isn&apos;t possible there</source>
        <translation>選択「{choice}」はそこでは選べない</translation>
    </message>
    <message>
        <source>the choices and digests of this replay don&apos;t match</source>
        <translation>このリプレイの選択とダイジェストが一致しない</translation>
    </message>
    <message>
        <source>the connection to {host} was lost</source>
        <translation>{host}との接続が切れた</translation>
    </message>
    <message>
        <source>the connection was refused, because the server has no TLS: others could read and change all that you send</source>
        <translation>サーバーにTLSがないため接続しなかった：送られる内容をすべて他人に読まれ、変更されるおそれがある</translation>
    </message>
    <message>
        <source>the copied position has more than {most:,} bytes</source>
        <translation>コピーした盤面が{most:,}バイトを超えている</translation>
    </message>
    <message>
        <source>the copied position is damaged</source>
        <translation>コピーした盤面が破損している</translation>
    </message>
    <message>
        <source>the copied position is incomplete</source>
        <translation>コピーした盤面が不完全である</translation>
    </message>
    <message>
        <source>the copied text has no position</source>
        <translation>コピーしたものに盤面がない</translation>
    </message>
    <message>
        <source>the data folder</source>
        <translation>データフォルダ</translation>
    </message>
    <message>
        <source>the data folder was saved by a newer version of this program (version {saved}; this one reads up to {version})</source>
        <translation>データフォルダは、このプログラムのより新しいバージョンで保存されたものである（バージョン{saved}。現在のプログラムが読めるのは{version}まで）</translation>
    </message>
    <message>
        <source>the database {database!r} already has something else named judgeapp</source>
        <translation>データベース「{database}」に、judgeappという名前の別のものがある</translation>
    </message>
    <message>
        <source>the database {database!r} can&apos;t store all characters</source>
        <translation>データベース「{database}」には保存できない文字がある</translation>
    </message>
    <message>
        <source>the download</source>
        <translation>取得したファイル</translation>
    </message>
    <message>
        <source>the earlier revision of one is missing</source>
        <translation>前の改訂が欠けているものがある</translation>
    </message>
    <message>
        <source>the editions of rulebooks</source>
        <translation>ルールブックの版</translation>
    </message>
    <message>
        <source>the editions would exceed {most:,} bytes</source>
        <translation>版が{most:,}バイトを超えることになる</translation>
    </message>
    <message>
        <source>the facts of its cards can&apos;t be written into a file laid out like this</source>
        <translation>このファイルの書き方では、カードの情報を書き込めない</translation>
    </message>
    <message>
        <source>the field {name!r} appears twice</source>
        <translation>項目「{name}」が2回ある</translation>
    </message>
    <message>
        <source>the field {needed!r} is missing</source>
        <translation>項目「{needed}」がない</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>the file about the fault</source>
        <translation>不具合についてのファイル</translation>
    </message>
    <message>
        <source>the file already exists</source>
        <translation>ファイルがすでにある</translation>
    </message>
    <message>
        <source>the file can&apos;t be read ({reason})</source>
        <translation>ファイルを読めない（{reason}）</translation>
    </message>
    <message>
        <source>the file can&apos;t be read ({why})</source>
        <translation>ファイルを読めない（{why}）</translation>
    </message>
    <message>
        <source>the file doesn&apos;t say which edition it is</source>
        <translation>どの版かがファイルに書かれていない</translation>
    </message>
    <message>
        <source>the file doesn&apos;t say which language it is in</source>
        <translation>どの言語かがファイルに書かれていない</translation>
    </message>
    <message>
        <source>the file has more than {most:,} bytes</source>
        <translation>ファイルが{most:,}バイトを超えている</translation>
    </message>
    <message>
        <source>the file has more than {most:,} entries</source>
        <translation>ファイルの項目が{most:,}件を超えている</translation>
    </message>
    <message>
        <source>the file has no settings</source>
        <translation>ファイルに設定がない</translation>
    </message>
    <message>
        <source>the file has no {wish!r}</source>
        <translation>ファイルに「{wish}」がない</translation>
    </message>
    <message>
        <source>the file has {count} steps</source>
        <translation>ファイルの手順は{count}個</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>ファイルが空である</translation>
    </message>
    <message>
        <source>the file is larger than {most:,} bytes, too large for a text file</source>
        <translation>ファイルが{most:,}バイトを超えていて、テキストとして大きすぎる</translation>
    </message>
    <message>
        <source>the file is larger than {most} MB</source>
        <translation>ファイルが{most}MBを超えている</translation>
    </message>
    <message>
        <source>the file is too large for a phrase file</source>
        <translation>ファイルが言い回しファイルとして大きすぎる</translation>
    </message>
    <message>
        <source>the file is too large for a replay</source>
        <translation>ファイルがリプレイとして大きすぎる</translation>
    </message>
    <message>
        <source>the file is too large for a table</source>
        <translation>ファイルがテーブルとして大きすぎる</translation>
    </message>
    <message>
        <source>the file isn&apos;t UTF-8 text</source>
        <translation>ファイルがUTF-8のテキストではない</translation>
    </message>
    <message>
        <source>the file would have {number:,} bytes; at most {most:,} can be imported</source>
        <translation>ファイルが{number:,}バイトになり、取り込める上限の{most:,}バイトを超える</translation>
    </message>
    <message>
        <source>the folder doesn&apos;t exist</source>
        <translation>そのようなフォルダはない</translation>
    </message>
    <message>
        <source>the game is over at that point</source>
        <translation>そこではゲームが終了している</translation>
    </message>
    <message>
        <source>the game played there didn&apos;t start here</source>
        <translation>そこでのプレイは、ここから始まったものではない</translation>
    </message>
    <message>
        <source>the icon &lt;{name}&gt; lacks its {field}</source>
        <translation>アイコン&lt;{name}&gt;に{field}が書かれていない</translation>
    </message>
    <message>
        <source>the imported lists</source>
        <translation>取り込んだリスト</translation>
    </message>
    <message>
        <source>the index wasn&apos;t made by this program ({error})</source>
        <translation>索引がこのプログラムの作ったものではない（{error}）</translation>
    </message>
    <message>
        <source>the input is closed</source>
        <translation>入力が閉じられている</translation>
    </message>
    <message>
        <source>the judges {judge!r} and {member!r} would have the same name</source>
        <translation>ジャッジ「{judge}」と「{member}」が同じ名前になる</translation>
    </message>
    <message>
        <source>the last entry written is damaged</source>
        <translation>最後に書かれたものが破損している</translation>
    </message>
    <message>
        <source>the line has more than {most} characters</source>
        <translation>行が{most}文字を超えている</translation>
    </message>
    <message>
        <source>the line {text!r} isn&apos;t understood</source>
        <translation>行「{text}」を解釈できない</translation>
    </message>
    <message>
        <source>the list has more than {most} entries</source>
        <translation>リストの項目が{most}を超えている</translation>
    </message>
    <message>
        <source>the list has more than {most} lines</source>
        <translation>リストが{most}行を超えている</translation>
    </message>
    <message>
        <source>the list of doubtful lines</source>
        <translation>疑わしい行の一覧</translation>
    </message>
    <message>
        <source>the list of doubtful matches</source>
        <translation>疑わしいものの一覧</translation>
    </message>
    <message>
        <source>the memory gauge has {most} squares on each side ({clause})</source>
        <translation>メモリーゲージのマスは両側にそれぞれ{most}個（{clause}）</translation>
    </message>
    <message>
        <source>the mended file</source>
        <translation>修復したファイル</translation>
    </message>
    <message>
        <source>the name {name!r} is taken</source>
        <translation>名前「{name}」はすでに使われている</translation>
    </message>
    <message>
        <source>the number is too high</source>
        <translation>数が大きすぎる</translation>
    </message>
    <message>
        <source>the number is used twice, or is below 0</source>
        <translation>番号が重複しているか、0より小さい</translation>
    </message>
    <message>
        <source>the number of gaps must be at least 0</source>
        <translation>隙間の数は0以上でなければならない</translation>
    </message>
    <message>
        <source>the official answers</source>
        <translation>公式回答</translation>
    </message>
    <message>
        <source>the outcome isn&apos;t certain: {why}</source>
        <translation>結果が確定しない：{why}</translation>
    </message>
    <message>
        <source>the password of {user!r} expired at {until}</source>
        <translation>「{user}」のパスワードは{until}に期限切れ</translation>
    </message>
    <message>
        <source>the phrases</source>
        <translation>言い回し</translation>
    </message>
    <message>
        <source>the phrases aren&apos;t a list</source>
        <translation>言い回しが一覧になっていない</translation>
    </message>
    <message>
        <source>the position</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>the previous data</source>
        <translation>以前の内容</translation>
    </message>
    <message>
        <source>the program already knows how {edition} is played</source>
        <translation>プログラムはすでに{edition}でのプレイに対応している</translation>
    </message>
    <message>
        <source>the program failed to show it</source>
        <translation>プログラムの処理に失敗した</translation>
    </message>
    <message>
        <source>the redo branch isn&apos;t in the tree</source>
        <translation>やり直しの行き先がツリーにない</translation>
    </message>
    <message>
        <source>the replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>the report</source>
        <translation>報告書</translation>
    </message>
    <message>
        <source>the rulebook has no title</source>
        <translation>ルールブックの題名がない</translation>
    </message>
    <message>
        <source>the rulebook has {number:,} lines</source>
        <translation>ルールブックは{number:,}行である</translation>
    </message>
    <message>
        <source>the rulebook&apos;s title has more than {most} characters</source>
        <translation>ルールブックの題名が{most}文字を超えている</translation>
    </message>
    <message>
        <source>the rulebook&apos;s title must be one line</source>
        <translation>ルールブックの題名は1行でなければならない</translation>
    </message>
    <message>
        <source>the rules can&apos;t continue from it ({error!r})</source>
        <translation>ルールに従ってそこから進めることができない（{error!r}）</translation>
    </message>
    <message>
        <source>the rules can&apos;t continue from it ({error!r}). {fault}</source>
        <translation>ルールに従ってそこから進めることができない（{error!r}）。{fault}</translation>
    </message>
    <message>
        <source>the rules lead to a different state from the saved one</source>
        <translation>ルールに従うと、保存された状態とは別の状態になる</translation>
    </message>
    <message>
        <source>the rules of edition {edition!r} can&apos;t be played</source>
        <translation>版「{edition}」のルールではプレイできない</translation>
    </message>
    <message>
        <source>the ruling doesn&apos;t say what the effect does</source>
        <translation>効果が何を行うかが裁定に書かれていない</translation>
    </message>
    <message>
        <source>the ruling has no revision {revision!r}</source>
        <translation>裁定に改訂「{revision}」はない</translation>
    </message>
    <message>
        <source>the ruling has no revision {unknown!r}</source>
        <translation>裁定に改訂「{unknown}」はない</translation>
    </message>
    <message>
        <source>the ruling that was being written</source>
        <translation>書きかけの裁定</translation>
    </message>
    <message>
        <source>the rulings</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>the scenario</source>
        <translation>シナリオ</translation>
    </message>
    <message>
        <source>the server can&apos;t be reached ({reason})</source>
        <translation>サーバーに接続できない（{reason}）</translation>
    </message>
    <message>
        <source>the server can&apos;t be used ({reason})</source>
        <translation>サーバーを使用できない（{reason}）</translation>
    </message>
    <message>
        <source>the server closed the connection ({error})</source>
        <translation>サーバーとの接続が切れた（{error}）</translation>
    </message>
    <message>
        <source>the server doesn&apos;t allow the user {user!r} to do that ({error})</source>
        <translation>ユーザー「{user}」にはサーバーでそれを行う権限がない（{error}）</translation>
    </message>
    <message>
        <source>the server has a revision with an invalid id</source>
        <translation>サーバーに、IDが正しくない改訂がある</translation>
    </message>
    <message>
        <source>the server has more than a notebook of {most:,} bytes can hold, so nothing more was imported</source>
        <translation>サーバーの内容がノートの上限（{most:,}バイト）を超えるため、これ以上は取り込んでいない</translation>
    </message>
    <message>
        <source>the server has more than {most:,} changes, so nothing more was imported</source>
        <translation>サーバーに{most:,}件を超える変更があるため、これ以上は取り込んでいない</translation>
    </message>
    <message>
        <source>the server has more than {most:,} rulings that were deleted for good, so nothing more was imported</source>
        <translation>サーバーに完全に削除された裁定が{most:,}件を超えてあるため、これ以上は取り込んでいない</translation>
    </message>
    <message>
        <source>the server is missing {number} change(s) that were sent to it</source>
        <translation>送ったはずの変更{number}件がサーバーにない</translation>
    </message>
    <message>
        <source>the server is read-only</source>
        <translation>サーバーは読み取り専用である</translation>
    </message>
    <message>
        <source>the server is too busy</source>
        <translation>サーバーが混雑している</translation>
    </message>
    <message>
        <source>the server refused a change to the team&apos;s notebook ({error})</source>
        <translation>チームのノートの変更をサーバーが拒否（{error}）</translation>
    </message>
    <message>
        <source>the server refused a change under the name of a judge who has their own login ({error})</source>
        <translation>ログインのあるジャッジの名前での変更をサーバーが拒否（{error}）</translation>
    </message>
    <message>
        <source>the server refused it ({error})</source>
        <translation>サーバーに拒否された（{error}）</translation>
    </message>
    <message>
        <source>the server sent a compressed file ({packed})</source>
        <translation>サーバーが圧縮されたファイルを送ってきた（{packed}）</translation>
    </message>
    <message>
        <source>the server sent something unexpected, so none of it was imported</source>
        <translation>サーバーの応答が要求したものと異なるため、何も取り込んでいない</translation>
    </message>
    <message>
        <source>the server {host} answered {status}</source>
        <translation>サーバー{host}の応答：{status}</translation>
    </message>
    <message>
        <source>the server {host} can&apos;t be reached ({why})</source>
        <translation>サーバー{host}に接続できない（{why}）</translation>
    </message>
    <message>
        <source>the server {host} doesn&apos;t answer</source>
        <translation>サーバー{host}が応答しない</translation>
    </message>
    <message>
        <source>the server {host} wasn&apos;t found</source>
        <translation>サーバー{host}が見つからない</translation>
    </message>
    <message>
        <source>the settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>the settings are damaged ({wrong}), so the defaults are used</source>
        <translation>設定が破損しているため（{wrong}）、既定値を使用する</translation>
    </message>
    <message>
        <source>the source can&apos;t be read ({error})</source>
        <translation>資料を読めない（{error}）</translation>
    </message>
    <message>
        <source>the state after it differs</source>
        <translation>その後の状態が違う</translation>
    </message>
    <message>
        <source>the system&apos;s certificates</source>
        <translation>システムの証明書</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>the table has no edition {edition!r}</source>
        <translation>テーブルに版「{edition}」はない</translation>
    </message>
    <message>
        <source>the table is cut off here</source>
        <translation>表がここで途切れている</translation>
    </message>
    <message>
        <source>the team</source>
        <translation>チーム</translation>
    </message>
    <message>
        <source>the team has no judge {judge!r}</source>
        <translation>チームにジャッジ「{judge}」はいない</translation>
    </message>
    <message>
        <source>the team&apos;s notebook needs a newer version of this program (version {least_client}; this one knows up to {own})</source>
        <translation>チームのノートには、このプログラムの新しいバージョンが必要（バージョン{least_client}。現在のプログラムが扱えるのは{own}まで）</translation>
    </message>
    <message>
        <source>the text ends in the middle of a character</source>
        <translation>文字が途中で切れている</translation>
    </message>
    <message>
        <source>the text has more than {most:,} lines</source>
        <translation>テキストが{most:,}行を超えている</translation>
    </message>
    <message>
        <source>the text of page {page} of the PDF can&apos;t be read</source>
        <translation>PDFの{page}ページのテキストが読めない</translation>
    </message>
    <message>
        <source>the text of {edition} isn&apos;t available</source>
        <translation>{edition}のテキストがない</translation>
    </message>
    <message>
        <source>the text of {name} ends in the middle of a character</source>
        <translation>{name}の文字が途中で切れている</translation>
    </message>
    <message>
        <source>the texts of a card have at most {longest:,} characters in all</source>
        <translation>1枚のカードのテキストは合計{longest:,}文字以内でなければならない</translation>
    </message>
    <message>
        <source>the window is already open</source>
        <translation>ウィンドウはすでに開いている</translation>
    </message>
    <message>
        <source>the window is already open and comes to the front</source>
        <translation>ウィンドウはすでに開いているため、手前に出した</translation>
    </message>
    <message>
        <source>the window is open with this data folder</source>
        <translation>このデータフォルダはウィンドウで開かれている</translation>
    </message>
    <message>
        <source>the {missing} is missing</source>
        <translation>{missing}がない</translation>
    </message>
    <message>
        <source>there are more than {most:,} queries</source>
        <translation>検索文が{most:,}件を超えている</translation>
    </message>
    <message>
        <source>there are more than {most:,} values</source>
        <translation>値が{most}個を超えている</translation>
    </message>
    <message>
        <source>there is no address {name!r}</source>
        <translation>「{name}」という名前のアドレスはない</translation>
    </message>
    <message>
        <source>there is no area {area!r}</source>
        <translation>「{area}」という領域はない</translation>
    </message>
    <message>
        <source>there is no backup {name!r}</source>
        <translation>「{name}」というバックアップはない</translation>
    </message>
    <message>
        <source>there is no card {name!r}; available: {known}</source>
        <translation>「{name}」というカードはない。あるもの：{known}</translation>
    </message>
    <message>
        <source>there is no card {place} in {value}&apos;s security</source>
        <translation>{value}のセキュリティに{place}枚目のカードはない</translation>
    </message>
    <message>
        <source>there is no card {place} in {value}&apos;s {area}</source>
        <translation>{value}の{area}に{place}枚目のカードはない</translation>
    </message>
    <message>
        <source>there is no card {ref}</source>
        <translation>カード{ref}はない</translation>
    </message>
    <message>
        <source>there is no card {ref} on the field</source>
        <translation>エリアにカード{ref}はない</translation>
    </message>
    <message>
        <source>there is no card {text!r} here</source>
        <translation>ここに「{text}」というカードはない</translation>
    </message>
    <message>
        <source>there is no choice {name!r}</source>
        <translation>「{name}」という選択はない</translation>
    </message>
    <message>
        <source>there is no field {name!r}</source>
        <translation>「{name}」という項目はない</translation>
    </message>
    <message>
        <source>there is no imported edition {name!r}</source>
        <translation>取り込んだ版に「{name}」というものはない</translation>
    </message>
    <message>
        <source>there is no keyword effect {name!r}</source>
        <translation>「{name}」というキーワード効果はない</translation>
    </message>
    <message>
        <source>there is no list at {within!r}</source>
        <translation>「{within}」に一覧はない</translation>
    </message>
    <message>
        <source>there is no node {above} above it</source>
        <translation>その上に分岐点{above}はない</translation>
    </message>
    <message>
        <source>there is no node {current}</source>
        <translation>分岐点{current}はない</translation>
    </message>
    <message>
        <source>there is no official answer {number!r}</source>
        <translation>公式回答「{number}」はない</translation>
    </message>
    <message>
        <source>there is no page {page}</source>
        <translation>ページ{page}はない</translation>
    </message>
    <message>
        <source>there is no passage {passage_id!r}</source>
        <translation>「{passage_id}」という項目はない</translation>
    </message>
    <message>
        <source>there is no password</source>
        <translation>パスワードがない</translation>
    </message>
    <message>
        <source>there is no player {seat!r}</source>
        <translation>プレイヤー「{seat}」はいない</translation>
    </message>
    <message>
        <source>there is no ruling {beginning!r}</source>
        <translation>裁定「{beginning}」はない</translation>
    </message>
    <message>
        <source>there is no ruling {replaced_by!r}</source>
        <translation>裁定「{replaced_by}」はない</translation>
    </message>
    <message>
        <source>there is no ruling {ruling!r}</source>
        <translation>裁定「{ruling}」はない</translation>
    </message>
    <message>
        <source>there is no source {key!r}</source>
        <translation>「{key}」という資料はない</translation>
    </message>
    <message>
        <source>there is no unit {number}</source>
        <translation>ユニット{number}はない</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>存在しない</translation>
    </message>
    <message>
        <source>these clauses weren&apos;t applied: {clauses}</source>
        <translation>次の条項が適用されていない：{clauses}</translation>
    </message>
    <message>
        <source>this address can&apos;t be read: {address}</source>
        <translation>このアドレスは読み取れない：{address}</translation>
    </message>
    <message>
        <source>this address is a web page: {address}</source>
        <translation>このアドレスはWebページである：{address}</translation>
    </message>
    <message>
        <source>this answer belongs to another line</source>
        <translation>確定の対象がこの行ではない</translation>
    </message>
    <message>
        <source>this applies to all cards of a player</source>
        <translation>1人のプレイヤーのすべてのカードに適用される</translation>
    </message>
    <message>
        <source>this can be done to cards, not to a player</source>
        <translation>これはカードに対して行うもので、プレイヤーはカードではない</translation>
    </message>
    <message>
        <source>this doesn&apos;t describe a card</source>
        <translation>カードの記載として読み取れない</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>これはフォルダである</translation>
    </message>
    <message>
        <source>this is another kind of replay ({format})</source>
        <translation>別の種類のリプレイである（{format}）</translation>
    </message>
    <message>
        <source>this is another kind of table ({format})</source>
        <translation>別の種類のテーブルである（{format}）</translation>
    </message>
    <message>
        <source>this says nothing about editions</source>
        <translation>版の対応についてのデータではない</translation>
    </message>
    <message>
        <source>this settles nothing ({error})</source>
        <translation>何も確定しない（{error}）</translation>
    </message>
    <message>
        <source>this system can&apos;t draw a window ({error})</source>
        <translation>このシステムには、ウィンドウの描画に必要なものがない（{error}）</translation>
    </message>
    <message>
        <source>this system trusts no certificates</source>
        <translation>このシステムには、信頼する証明書が1つもない</translation>
    </message>
    <message>
        <source>this table didn&apos;t start from a scenario file</source>
        <translation>このテーブルはシナリオファイルから始まったものではない</translation>
    </message>
    <message>
        <source>tokens can&apos;t be in a deck (1-4-4-2), so their entries were left out</source>
        <translation>トークンはデッキに入れられない（1-4-4-2）ため、その項目は除いた</translation>
    </message>
    <message>
        <source>too long for an account</source>
        <translation>1つの主張としては長すぎる</translation>
    </message>
    <message>
        <source>too many cards: {number:,}; the limit is {most:,}</source>
        <translation>カード{number:,}枚は上限の{most:,}枚を超えている</translation>
    </message>
    <message>
        <source>too many characters: {number:,}</source>
        <translation>文字が多すぎる（{number:,}文字）</translation>
    </message>
    <message>
        <source>too many choices for a scenario: {number}</source>
        <translation>選択{number}回は、シナリオに含められる数を超えている</translation>
    </message>
    <message>
        <source>too many choices: {number}</source>
        <translation>選択が多すぎる（{number}回）</translation>
    </message>
    <message>
        <source>too many files have the name {name!r}</source>
        <translation>「{name}」という名前のファイルが多すぎる</translation>
    </message>
    <message>
        <source>too many nodes: {number}</source>
        <translation>ノードが多すぎる（{number}個）</translation>
    </message>
    <message>
        <source>too many phrases: {number}; the limit is {most}</source>
        <translation>言い回し{number}個は上限の{most}個を超えている</translation>
    </message>
    <message>
        <source>too many steps for an account: {number}</source>
        <translation>手順{number}個は1つの主張には多すぎる</translation>
    </message>
    <message>
        <source>too many {things}: {number:,}</source>
        <translation>{number}{things}は多すぎる</translation>
    </message>
    <message>
        <source>too many {things}: {number:,}; the limit is {most}</source>
        <translation>{number}{things}は多すぎる。最大{most}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>真偽値</translation>
    </message>
    <message>
        <source>two cards have the name {name!r}</source>
        <translation>「{name}」というカードが2枚ある</translation>
    </message>
    <message>
        <source>type a card, or choose one with ↓</source>
        <translation>カードを入力するか、↓で選ぶ</translation>
    </message>
    <message>
        <source>type a query</source>
        <translation>検索語を入力する</translation>
    </message>
    <message>
        <source>type a text to explain</source>
        <translation>説明するテキストを入力する</translation>
    </message>
    <message>
        <source>type what to give</source>
        <translation>与えるものを入力する</translation>
    </message>
    <message>
        <source>under {name}</source>
        <translation>{name}の下</translation>
    </message>
    <message>
        <source>unexpected text after the array</source>
        <translation>配列の後に余分な文字がある</translation>
    </message>
    <message>
        <source>unexpected text after the value, at character {place}</source>
        <translation>値の後に余分な文字がある（{place}文字目）</translation>
    </message>
    <message>
        <source>unknown event {value!r}; known events: {known}</source>
        <translation>「{value}」という出来事はない。あるもの：{known}</translation>
    </message>
    <message>
        <source>unknown format: {missing} is missing in its entries. They have {fields}</source>
        <translation>未知の形式：項目に{missing}がない。項目にあるもの：{fields}</translation>
    </message>
    <message>
        <source>unknown kind of file: expected a table, scenario, cards, answers, phrases or a rulebook</source>
        <translation>不明な種類のファイル：テーブル、シナリオ、カード、回答、言い回し、ルールブックのどれかが必要</translation>
    </message>
    <message>
        <source>unknown step {verb}; known steps: {known}</source>
        <translation>{verb}という手順はない。使えるもの：{known}</translation>
    </message>
    <message>
        <source>updates are switched off</source>
        <translation>更新がオフになっている</translation>
    </message>
    <message>
        <source>use only one of &apos;total_dp&apos;, &apos;total_play_cost&apos; and &apos;total_level&apos;</source>
        <translation>&apos;total_dp&apos;、&apos;total_play_cost&apos;、&apos;total_level&apos;は同時に1つしか使えない</translation>
    </message>
    <message>
        <source>web page markup was removed from texts</source>
        <translation>テキストからWebページのタグを除いた</translation>
    </message>
    <message>
        <source>what you were typing</source>
        <translation>入力中だったもの</translation>
    </message>
    <message>
        <source>who decides</source>
        <translation>決める人</translation>
    </message>
    <message>
        <source>you are in no team</source>
        <translation>チームに参加していない</translation>
    </message>
    <message>
        <source>you can choose: {open}</source>
        <translation>選べるのは：{open}</translation>
    </message>
    <message>
        <source>you can claim one thing at a time, about one card or player</source>
        <translation>主張は一度に1つ、1枚のカードか1人のプレイヤーについてだけ</translation>
    </message>
    <message>
        <source>you can judge one action at a time, not {number}</source>
        <translation>一度に判定できる行動は1つだけ（指定は{number}）</translation>
    </message>
    <message>
        <source>you can&apos;t leave the team ({reason})</source>
        <translation>チームから脱退できない（{reason}）</translation>
    </message>
    <message>
        <source>you decide: {by_hand}</source>
        <translation>ジャッジが決める：{by_hand}</translation>
    </message>
    <message>
        <source>you have no addresses</source>
        <translation>アドレスがない</translation>
    </message>
    <message>
        <source>you have no official answers and no rulings</source>
        <translation>公式回答も裁定もない</translation>
    </message>
    <message>
        <source>you must still resolve by hand: {text}</source>
        <translation>まだジャッジが手動で解決しなければならない：{text}</translation>
    </message>
    <message>
        <source>you ruled on a text that doesn&apos;t exist: {texts}</source>
        <translation>裁定の対象のテキストがない：{texts}</translation>
    </message>
    <message>
        <source>your answers on editions</source>
        <translation>版についての判断</translation>
    </message>
    <message>
        <source>your answers on editions are larger than {most:,} bytes</source>
        <translation>版についての判断が{most:,}バイトを超えている</translation>
    </message>
    <message>
        <source>your library has no card {number}</source>
        <translation>カードライブラリにカード{number}はない</translation>
    </message>
    <message>
        <source>your library has no cards</source>
        <translation>カードライブラリにカードがない</translation>
    </message>
    <message>
        <source>your library has no such card</source>
        <translation>ライブラリにそのようなカードはない</translation>
    </message>
    <message>
        <source>your library has no {number} in {lang}</source>
        <translation>ライブラリに{number}の{lang}版はない</translation>
    </message>
    <message>
        <source>{action} can&apos;t respond to this</source>
        <translation>{action}ではこれに対応できない</translation>
    </message>
    <message>
        <source>{action} changes what would happen</source>
        <translation>{action}は、これから起こる処理を変えるものである</translation>
    </message>
    <message>
        <source>{action} is refused: {by}</source>
        <translation>{action}は拒否される：{by}</translation>
    </message>
    <message>
        <source>{action} is refused: {by}; not by {known}</source>
        <translation>{action}は{by}により拒否される。{known}によるものではない</translation>
    </message>
    <message>
        <source>{area!r} isn&apos;t a pile</source>
        <translation>「{area}」は山ではない</translation>
    </message>
    <message>
        <source>{cards} can&apos;t be in this deck</source>
        <translation>{cards}はこのデッキには入れられない</translation>
    </message>
    <message>
        <source>{cards} is a token: tokens can&apos;t be in a deck</source>
        <translation>{cards}はトークン。トークンはデッキに入れられない</translation>
    </message>
    <message>
        <source>{cards} isn&apos;t a known card</source>
        <translation>{cards}は未知のカード</translation>
    </message>
    <message>
        <source>{cards}: {count} cards of the same number, allowed: {allowed}</source>
        <translation>{cards}：同じ番号のカードが{count}枚、認められるのは{allowed}枚</translation>
    </message>
    <message>
        <source>{card} has no effect {index} that can be activated</source>
        <translation>{card}に、発揮できる効果{index}はない</translation>
    </message>
    <message>
        <source>{card} isn&apos;t a single card; move it to a pile first</source>
        <translation>{card}は1枚のカードではない。先にどこかの山に置く</translation>
    </message>
    <message>
        <source>{claim}: {actual} instead of {wanted}</source>
        <translation>{claim}：{wanted}ではなく{actual}</translation>
    </message>
    <message>
        <source>{constant} isn&apos;t JSON</source>
        <translation>{constant}はJSONではない</translation>
    </message>
    <message>
        <source>{count} copies aren&apos;t possible</source>
        <translation>枚数に{count}は指定できない</translation>
    </message>
    <message>
        <source>{date!r} isn&apos;t a date</source>
        <translation>「{date}」は日付ではない</translation>
    </message>
    <message>
        <source>{deed!r} can&apos;t be used with {gift}</source>
        <translation>「{deed}」は{gift}の対象ではない</translation>
    </message>
    <message>
        <source>{deed!r} involves no other card</source>
        <translation>「{deed}」にほかのカードはかかわらない</translation>
    </message>
    <message>
        <source>{deed!r} isn&apos;t something an effect can do</source>
        <translation>「{deed}」は効果で行われない</translation>
    </message>
    <message>
        <source>{edition!r} isn&apos;t an edition</source>
        <translation>「{edition}」は版ではない</translation>
    </message>
    <message>
        <source>{entry!r} isn&apos;t a card number</source>
        <translation>「{entry}」はカードナンバーではない</translation>
    </message>
    <message>
        <source>{failure} (entry {number} of `ruled` is close, &quot;{of}: {words}&quot;: `of` names the card, `text` quotes its words, or their beginning followed by &quot;...&quot;)</source>
        <translation>{failure}（`ruled`の{number}番目「{of}：{words}」がほぼ同じ：`of`はカードの名前、`text`は印刷されたとおりの文、または文の始めとその後に「...」）</translation>
    </message>
    <message>
        <source>{fault}, so the backup of {copy} was restored</source>
        <translation>{fault}。そのため{copy}のバックアップを復元した</translation>
    </message>
    <message>
        <source>{fault}. Perhaps you mean: {near}</source>
        <translation>{fault}。もしかして：{near}</translation>
    </message>
    <message>
        <source>{field}: has invisible characters</source>
        <translation>{field}：見えない文字がある</translation>
    </message>
    <message>
        <source>{field}: is missing</source>
        <translation>{field}：書かれていない</translation>
    </message>
    <message>
        <source>{field}: its Overflow was moved to its own field</source>
        <translation>{field}：オーバーフローを正しい項目に移した</translation>
    </message>
    <message>
        <source>{field}: more than {longest} characters</source>
        <translation>{field}：{longest}文字を超えている</translation>
    </message>
    <message>
        <source>{field}: more than {most}</source>
        <translation>{field}：{most}を超えている</translation>
    </message>
    <message>
        <source>{field}: must be one line</source>
        <translation>{field}: 1行でなければならない</translation>
    </message>
    <message>
        <source>{field}: the line {text!r} isn&apos;t understood ({value})</source>
        <translation>{field}：行「{text}」を解釈できない（{value}）</translation>
    </message>
    <message>
        <source>{for_good!r} isn&apos;t the ruling, so nothing was deleted</source>
        <translation>「{for_good}」はその裁定ではないため、何も削除していない</translation>
    </message>
    <message>
        <source>{gift} applies to the card itself, or to cards on the field</source>
        <translation>{gift}は、そのカード自身か、エリアのカードにだけ使える</translation>
    </message>
    <message>
        <source>{gift} is given to cards, not to a player</source>
        <translation>{gift}を与える相手はカードで、プレイヤーではない</translation>
    </message>
    <message>
        <source>{host!r} isn&apos;t the name of a server</source>
        <translation>「{host}」はサーバーの名前ではない</translation>
    </message>
    <message>
        <source>{how!r} uses its own requirements and their cost (8-2-2-4)</source>
        <translation>「{how}」には独自の条件とそのコストが必要（8-2-2-4）</translation>
    </message>
    <message>
        <source>{judge!r} can&apos;t be the name of a login</source>
        <translation>「{judge}」はログイン名にできない</translation>
    </message>
    <message>
        <source>{key!r} isn&apos;t possible; {why}</source>
        <translation>「{key}」は選べない。{why}</translation>
    </message>
    <message>
        <source>{key} has no clauses</source>
        <translation>{key}に条項はない</translation>
    </message>
    <message>
        <source>{key}:{value} isn&apos;t a date</source>
        <translation>{key}:{value}は日付ではない</translation>
    </message>
    <message>
        <source>{key}:{value} isn&apos;t a number</source>
        <translation>{key}:{value}は数ではない</translation>
    </message>
    <message>
        <source>{key}:{value} isn&apos;t possible</source>
        <translation>{key}:{value}に当たるものはない</translation>
    </message>
    <message>
        <source>{language!r} isn&apos;t a language of the game</source>
        <translation>「{language}」はこのゲームの言語ではない</translation>
    </message>
    <message>
        <source>{language!r} isn&apos;t a language tag</source>
        <translation>「{language}」は言語タグではない</translation>
    </message>
    <message>
        <source>{line!r} doesn&apos;t say how many of which card</source>
        <translation>「{line}」にはどのカードが何枚か書かれていない</translation>
    </message>
    <message>
        <source>{name!r} appears twice</source>
        <translation>「{name}」が2回ある</translation>
    </message>
    <message>
        <source>{name!r} can&apos;t be asked about what would happen</source>
        <translation>起ころうとすることについて「{name}」は問えない</translation>
    </message>
    <message>
        <source>{name!r} can&apos;t be asked about {event!r}</source>
        <translation>「{event}」について「{name}」は問えない</translation>
    </message>
    <message>
        <source>{name!r} can&apos;t be expected</source>
        <translation>「{name}」を期待する内容にはできない</translation>
    </message>
    <message>
        <source>{name!r} can&apos;t be the name of a file</source>
        <translation>「{name}」はファイル名にできない</translation>
    </message>
    <message>
        <source>{name!r} can&apos;t be used in {field!r} of {owner}</source>
        <translation>{owner}の「{field}」では「{name}」を使えない</translation>
    </message>
    <message>
        <source>{name!r} can&apos;t be used with &apos;gifts&apos;</source>
        <translation>&apos;gifts&apos;といっしょに「{name}」は使えない</translation>
    </message>
    <message>
        <source>{name!r} has no effect that triggers</source>
        <translation>「{name}」には誘発する効果がない</translation>
    </message>
    <message>
        <source>{name!r} has no link card {place}</source>
        <translation>「{name}」に{place}枚目のリンクカードはない</translation>
    </message>
    <message>
        <source>{name!r} has no such effect</source>
        <translation>「{name}」にそのような効果はない</translation>
    </message>
    <message>
        <source>{name!r} is possible</source>
        <translation>「{name}」は選べる</translation>
    </message>
    <message>
        <source>{name!r} isn&apos;t a name</source>
        <translation>「{name}」は名前にできない</translation>
    </message>
    <message>
        <source>{name!r} isn&apos;t among the shuffled cards; available: {there}</source>
        <translation>「{name}」はシャッフルするものの中にない。あるもの：{there}</translation>
    </message>
    <message>
        <source>{name!r} isn&apos;t possible; you can choose: {there}</source>
        <translation>「{name}」は選べない。選べるもの：{there}</translation>
    </message>
    <message>
        <source>{name!r} isn&apos;t {place}; available: {there}</source>
        <translation>「{name}」がない（{place}）。あるもの：{there}</translation>
    </message>
    <message>
        <source>{name} has no questions</source>
        <translation>{name}に質問がない</translation>
    </message>
    <message>
        <source>{name} has no widths</source>
        <translation>{name}に幅がない</translation>
    </message>
    <message>
        <source>{name} is missing</source>
        <translation>{name}がない</translation>
    </message>
    <message>
        <source>{name} is of the wrong type</source>
        <translation>{name}の型が違う</translation>
    </message>
    <message>
        <source>{name} is true because of {known}</source>
        <translation>{name}の根拠：{known}</translation>
    </message>
    <message>
        <source>{name} isn&apos;t a place</source>
        <translation>{name}は場所ではない</translation>
    </message>
    <message>
        <source>{name} isn&apos;t base64</source>
        <translation>{name}はbase64ではない</translation>
    </message>
    <message>
        <source>{name} isn&apos;t one of {known}</source>
        <translation>{name}は次のどれでもない：{known}</translation>
    </message>
    <message>
        <source>{name} suspended</source>
        <translation>{name}のレスト</translation>
    </message>
    <message>
        <source>{name}: each: there is no field {unknown!r}</source>
        <translation>{name}: each: 項目「{unknown}」はない</translation>
    </message>
    <message>
        <source>{name}: {tag} isn&apos;t a language tag such as en or zh-Hans</source>
        <translation>{name}: {tag}はenやzh-Hansのような言語タグではない</translation>
    </message>
    <message>
        <source>{name}: {value} isn&apos;t Digimon, Tamer, Option or Digi-Egg</source>
        <translation>{name}: {value}はデジモン（Digimon）、テイマー（Tamer）、オプション（Option）、デジタマ（Digi-Egg）のどれでもない</translation>
    </message>
    <message>
        <source>{name}: {word} isn&apos;t a card color, so it was left out</source>
        <translation>{name}: {word}はカードの色ではないので省いた</translation>
    </message>
    <message>
        <source>{name}: {word} isn&apos;t a color</source>
        <translation>{name}: {word}は色ではない</translation>
    </message>
    <message>
        <source>{new} has no clause {number!r}</source>
        <translation>{new}に条項「{number}」はない</translation>
    </message>
    <message>
        <source>{number!r} isn&apos;t a card number</source>
        <translation>「{number}」はカードナンバーではない</translation>
    </message>
    <message>
        <source>{number!r} isn&apos;t a clause number</source>
        <translation>「{number}」は条項の番号ではない</translation>
    </message>
    <message>
        <source>{number} (its number in {editions})</source>
        <translation>{number}（{editions}での番号）</translation>
    </message>
    <message>
        <source>{number} and {partner} may not be in one deck{since}</source>
        <translation>{number}と{partner}は同じデッキに入れられない{since}</translation>
    </message>
    <message>
        <source>{number} cards have the name {name}: the list must give the number</source>
        <translation>{name}という名前のカードは{number}枚ある。リストに番号が必要</translation>
    </message>
    <message>
        <source>{number} cards in {value}&apos;s {area} are known, more than {most}</source>
        <translation>{value}の{area}で判明しているカードが{number}枚で、上限の{most}枚を超えている</translation>
    </message>
    <message>
        <source>{number} cards named {name!r} are {place}; available: {there}</source>
        <translation>「{name}」というカードが{number}枚ある（{place}）。あるもの：{there}</translation>
    </message>
    <message>
        <source>{number} editions have the name {name!r}</source>
        <translation>「{name}」という版が{number}個ある</translation>
    </message>
    <message>
        <source>{number} is banned{since}: {count} in the deck</source>
        <translation>{number}は禁止カード{since}：デッキに{count}枚</translation>
    </message>
    <message>
        <source>{number} is below 0</source>
        <translation>{number}は0より小さい</translation>
    </message>
    <message>
        <source>{number} is restricted to {limit}{since}: {count} in the deck</source>
        <translation>{number}は{limit}枚までの制限カード{since}：デッキに{count}枚</translation>
    </message>
    <message>
        <source>{number} is too many</source>
        <translation>{number}は多すぎる</translation>
    </message>
    <message>
        <source>{number} is {card}, not {name}</source>
        <translation>{number}は{card}で、{name}ではない</translation>
    </message>
    <message>
        <source>{number} of its requirements are {wanted!r}; available: {there}</source>
        <translation>「{wanted}」に合う条件は{number}個。あるもの：{there}</translation>
    </message>
    <message>
        <source>{number} of {what} had changed since they were saved; {back} restored from the backup of {when}: {names}</source>
        <translation>{what}のうち{number}件が書き込んだ時と異なる。{back}件は{when}のバックアップから戻した：{names}</translation>
    </message>
    <message>
        <source>{number} of {what} had changed since they were saved; {back} restored from the backup of {when}: {names}; {lost} have no backup: {lost_names}</source>
        <translation>{what}のうち{number}件が書き込んだ時と異なる。{back}件は{when}のバックアップから戻した：{names}。{lost}件はバックアップがない：{lost_names}</translation>
    </message>
    <message>
        <source>{number} of {what} have changed since they were saved; {lost} have no backup: {lost_names}</source>
        <translation>{what}のうち{number}件が書き込んだ時と異なる。{lost}件はバックアップがない：{lost_names}</translation>
    </message>
    <message>
        <source>{number} restored from the backup of {copy}</source>
        <translation>{copy}のバックアップから{number}件を復元した</translation>
    </message>
    <message>
        <source>{number} revisions begin with {revision!r}: give more of the id</source>
        <translation>「{revision}」で始まる改訂が{number}件ある。IDをもっと長く書く</translation>
    </message>
    <message>
        <source>{number} rulings begin with {beginning!r}</source>
        <translation>「{beginning}」で始まる裁定が{number}件ある</translation>
    </message>
    <message>
        <source>{number} was a clause of edition {older} and is no longer a rule</source>
        <translation>{number}は{older}版の条項で、現在のルールにはない</translation>
    </message>
    <message>
        <source>{old} has no clause {number!r}</source>
        <translation>{old}に条項「{number}」はない</translation>
    </message>
    <message>
        <source>{on!r} isn&apos;t a date</source>
        <translation>「{on}」は日付ではない</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one}または{other}</translation>
    </message>
    <message>
        <source>{part} belongs to one player</source>
        <translation>{part}は1人のプレイヤーのもの</translation>
    </message>
    <message>
        <source>{path}: has more than {longest} characters</source>
        <translation>{path}: {longest}文字を超えている</translation>
    </message>
    <message>
        <source>{path}: has more than {most_entries} entries</source>
        <translation>{path}: {most_entries}項目を超えている</translation>
    </message>
    <message>
        <source>{path}: must be a list, not {value}</source>
        <translation>{path}: リストでなければならないが、{value}になっている</translation>
    </message>
    <message>
        <source>{path}: must be a whole number, not {value}</source>
        <translation>{path}: 整数でなければならないが、{value}になっている</translation>
    </message>
    <message>
        <source>{path}: must be text, not {value}</source>
        <translation>{path}: テキストでなければならないが、{value}になっている</translation>
    </message>
    <message>
        <source>{path}: the text ends in the middle of a character</source>
        <translation>{path}：文字が途中で切れている</translation>
    </message>
    <message>
        <source>{path}: {value} isn&apos;t a whole number</source>
        <translation>{path}: {value}は整数ではない</translation>
    </message>
    <message>
        <source>{path}: {value} isn&apos;t between 0 and {highest}</source>
        <translation>{path}: {value}は0から{highest}の間ではない</translation>
    </message>
    <message>
        <source>{path}: {written!r} isn&apos;t a date such as 2025-12-25</source>
        <translation>{path}：「{written}」は2025-12-25のような日付ではない</translation>
    </message>
    <message>
        <source>{port} isn&apos;t a port number</source>
        <translation>{port}はポート番号ではない</translation>
    </message>
    <message>
        <source>{printed!r} is read as {read!r}</source>
        <translation>「{printed}」を「{read}」と読む</translation>
    </message>
    <message>
        <source>{read} could be read</source>
        <translation>{read}件をそこから読めた</translation>
    </message>
    <message>
        <source>{seat} must decide ({kind}); you can choose: {keys}</source>
        <translation>{seat}が決めなければならない（{kind}）。選べるもの：{keys}</translation>
    </message>
    <message>
        <source>{seat}&apos;s memory</source>
        <translation>{seat}のメモリー</translation>
    </message>
    <message>
        <source>{since!r} isn&apos;t a date</source>
        <translation>「{since}」は日付ではない</translation>
    </message>
    <message>
        <source>{text!r} isn&apos;t understood</source>
        <translation>「{text}」を解釈できない</translation>
    </message>
    <message>
        <source>{unwanted} happened</source>
        <translation>{unwanted}が起こった</translation>
    </message>
    <message>
        <source>{verb!r} can&apos;t be refused</source>
        <translation>「{verb}」をルールが拒むことはない</translation>
    </message>
    <message>
        <source>{verb!r} is too early: {seat} must decide ({kind}): {there}</source>
        <translation>まだ「{verb}」は行えない：先に{seat}が決定する（{kind}）：{there}</translation>
    </message>
    <message>
        <source>{verb!r} is too late: the game is over</source>
        <translation>もう「{verb}」は行えない：ゲームは終了している</translation>
    </message>
    <message>
        <source>{verb!r} isn&apos;t a step</source>
        <translation>「{verb}」という手順はない</translation>
    </message>
    <message>
        <source>{verb} can&apos;t be judged; you can judge: {known}</source>
        <translation>{verb}は判定できない。判定できるもの：{known}</translation>
    </message>
    <message>
        <source>{waiting} didn&apos;t happen; what happened: {events}</source>
        <translation>{waiting}は起こらなかった。起こったこと：{events}</translation>
    </message>
    <message>
        <source>{wanted!r} fits several options ({kind}); you can choose: {there}</source>
        <translation>「{wanted}」に当たる選択肢が複数ある（{kind}）。選べるもの：{there}</translation>
    </message>
    <message>
        <source>{wanted!r} isn&apos;t possible ({kind}); you can choose: {there}</source>
        <translation>「{wanted}」は選べない（{kind}）。選べるもの：{there}</translation>
    </message>
    <message>
        <source>{wanted!r} isn&apos;t possible: no decision is pending</source>
        <translation>「{wanted}」は選べない：決定すべきことがない</translation>
    </message>
    <message>
        <source>{what} are damaged ({damage}) and read-only: {result}; the file is unchanged</source>
        <translation>{what}が破損しており（{damage}）、読むことしかできない：{result}。ファイルはそのまま残してある</translation>
    </message>
    <message>
        <source>{what} are damaged ({damage}), {result}</source>
        <translation>{what}が破損している（{damage}）。{result}</translation>
    </message>
    <message>
        <source>{what} can be read, but not saved</source>
        <translation>{what}は読めるが、保存できない</translation>
    </message>
    <message>
        <source>{what} can be read, but something other than this program has changed the file</source>
        <translation>{what}は読めるが、このプログラム以外によってファイルが変更されている</translation>
    </message>
    <message>
        <source>{what} corrects nothing; you can use: {shapes}</source>
        <translation>{what}で直せるものはない。使えるもの：{shapes}</translation>
    </message>
    <message>
        <source>{what} has at most {most:,} bytes</source>
        <translation>{what}は{most:,}バイトまでである</translation>
    </message>
    <message>
        <source>{what} must be rebuilt, repaired or restored, but another program is using them</source>
        <translation>{what}を作り直すか、修復するか、復元する必要があるが、別のプログラムが使用している</translation>
    </message>
    <message>
        <source>{what} were saved by a newer version of this program (version {version}; this one reads up to {known})</source>
        <translation>{what}は、このプログラムの新しいバージョンで保存された（バージョン{version}。現在のプログラムが読めるのは{known}まで）</translation>
    </message>
    <message>
        <source>{what}: {actual!r} instead of {wanted!r}</source>
        <translation>{what}：「{wanted}」ではなく「{actual}」</translation>
    </message>
    <message>
        <source>{what}: {there!r} instead of {wanted!r}</source>
        <translation>{what}：「{wanted}」ではなく「{there}」</translation>
    </message>
    <message>
        <source>{where}.{named}: is missing, so this cost can&apos;t be used in a game</source>
        <translation>{where}.{named}：書かれていないので、このコストはゲームで使えない</translation>
    </message>
    <message>
        <source>{where}.{named}: is missing, so this cost was left out</source>
        <translation>{where}.{named}：書かれていないので、このコストは除いた</translation>
    </message>
    <message>
        <source>{where}.{named}: {word} isn&apos;t a color</source>
        <translation>{where}.{named}: {word}は色ではない</translation>
    </message>
    <message>
        <source>{where}: a cost is a mapping of color, level and cost</source>
        <translation>{where}：コストは色、レベル、コストの表で書く</translation>
    </message>
    <message>
        <source>{why}, at character {place}</source>
        <translation>{why}（{place}文字目）</translation>
    </message>
    <message>
        <source>{why}; a number used as a name must be in quotes: &quot;2&quot;</source>
        <translation>{why}。名前として書く数字は引用符で囲む：&quot;2&quot;</translation>
    </message>
    <message>
        <source>{why}; allowed: {known}</source>
        <translation>{why}。使えるもの：{known}</translation>
    </message>
    <message>
        <source>{why}; words such as yes, no and on must be in quotes: &quot;yes&quot;</source>
        <translation>{why}。yes、no、onのような語は引用符で囲む：&quot;yes&quot;</translation>
    </message>
    <message>
        <source>{word!r} comes before printed text and needs brackets</source>
        <translation>「{word}」が括弧なしで効果テキストの前にある</translation>
    </message>
    <message>
        <source>{word!r} doesn&apos;t describe a card</source>
        <translation>「{word}」はカードの記載として読み取れない</translation>
    </message>
    <message>
        <source>{word!r} doesn&apos;t say which player</source>
        <translation>「{word}」ではどのプレイヤーか分からない</translation>
    </message>
    <message>
        <source>{word!r} isn&apos;t understood: the cards of a stack are typed one by one</source>
        <translation>「{word}」は読み取れない：重なったカードは1枚ずつ入力する</translation>
    </message>
    <message>
        <source>{word!r} may be a player or area, or part of the name</source>
        <translation>「{word}」はプレイヤーやエリアとも、名前の一部とも読める</translation>
    </message>
    <message>
        <source>{word!r} may be part of the name or describe the card</source>
        <translation>「{word}」は名前の一部とも、カードの説明とも読める</translation>
    </message>
    <message>
        <source>{word!r} may mean {near!r}</source>
        <translation>「{word}」は「{near}」のことかもしれない</translation>
    </message>
    <message>
        <source>{wording!r} appears twice</source>
        <translation>「{wording}」が2回ある</translation>
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
        <translation>{card}の≪{keyword}≫は発揮できない[（{reason}）]</translation>
    </message>
    <message>
        <source>&lt;{kind}&gt; does nothing[ – {reason}]</source>
        <translation>≪{kind}≫は不発[（{reason}）]</translation>
    </message>
    <message>
        <source>[{cards} ]placed under[ {unit}][ {card}]</source>
        <translation>[{cards}を][{unit}][{card}]の下に置く</translation>
    </message>
    <message>
        <source>[{cards}: ]keeps switching between active and inactive; counts as not active</source>
        <translation>[{cards}：]有効と無効が際限なく入れ替わるため、無効とみなす</translation>
    </message>
    <message>
        <source>[{cards}][{card}] to {to}</source>
        <translation>[{cards}][{card}]を{to}へ</translation>
    </message>
    <message>
        <source>[{card}: ]{seat} can&apos;t do this[, because of {by}][ – {reason}]</source>
        <translation>[{card}：]{seat}はこれを行えない[：{by}の効果][（{reason}）]</translation>
    </message>
    <message>
        <source>[{name}: ]overflow {amount}: {seat}&apos;s memory {from} to {to}</source>
        <translation>[{name}：]オーバーフロー（-{amount}）：{seat}のメモリー{from}→{to}</translation>
    </message>
    <message>
        <source>[{unit}: &lt;{kind}&gt;][the top card of {unit} will be trashed at {timing}]</source>
        <translation>[{unit}：≪{kind}≫][{timing}に{unit}の一番上のカードを破棄]</translation>
    </message>
    <message>
        <source>[{who}: ]&lt;{kind}&gt; is carried out</source>
        <translation>[{who}：]≪{kind}≫を実行</translation>
    </message>
    <message>
        <source>[{who}: ][&lt;{kind}&gt; ]done</source>
        <translation>[{who}：][≪{kind}≫を]行う</translation>
    </message>
    <message>
        <source>[{who}: ][&lt;{kind}&gt; ]not done</source>
        <translation>[{who}：][≪{kind}≫を]行わない</translation>
    </message>
    <message>
        <source>[{who}: ]a cost of {cost} can&apos;t be paid[ – {reason}]</source>
        <translation>[{who}：]コスト{cost}を支払えない[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]applies to nothing</source>
        <translation>[{who}：]該当なし</translation>
    </message>
    <message>
        <source>[{who}: ]applies to: {refs}</source>
        <translation>[{who}：]該当：{refs}</translation>
    </message>
    <message>
        <source>[{who}: ]chosen: {refs}</source>
        <translation>[{who}：]{refs}を選択</translation>
    </message>
    <message>
        <source>[{who}: ]counted: {count}</source>
        <translation>[{who}：]数は{count}</translation>
    </message>
    <message>
        <source>[{who}: ]declared[: {kind}][: {answer}]</source>
        <translation>[{who}：]宣言[：{kind}][：{answer}]</translation>
    </message>
    <message>
        <source>[{who}: ]its condition is met</source>
        <translation>[{who}：]条件を満たしている</translation>
    </message>
    <message>
        <source>[{who}: ]its condition isn&apos;t met[ – {reason}]</source>
        <translation>[{who}：]条件を満たしていない[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]more cards can be placed under {card}</source>
        <translation>[{who}：]{card}の下にさらに置ける</translation>
    </message>
    <message>
        <source>[{who}: ]more cards can be placed under: {cards}</source>
        <translation>[{who}：]下にさらに置けるカード：{cards}</translation>
    </message>
    <message>
        <source>[{who}: ]not done: 0 times[ – {reason}]</source>
        <translation>[{who}：]0回のため行わない[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]nothing can DNA digivolve[ – {reason}]</source>
        <translation>[{who}：]ジョグレス進化できるものがない[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]nothing can app fuse[ – {reason}]</source>
        <translation>[{who}：]アプ合体できるものがない[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]nothing can be linked[ – {reason}]</source>
        <translation>[{who}：]リンクできるものがない[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]nothing can burst digivolve[ – {reason}]</source>
        <translation>[{who}：]バースト進化できるものがない[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]nothing is chosen</source>
        <translation>[{who}：]何も選ばない</translation>
    </message>
    <message>
        <source>[{who}: ]pending until {timing}[: {effect}]</source>
        <translation>[{who}：]{timing}まで保留[：{effect}]</translation>
    </message>
    <message>
        <source>[{who}: ]something else is done instead</source>
        <translation>[{who}：]代わりに別の処理を行う</translation>
    </message>
    <message>
        <source>[{who}: ]the cost is set to {amount}</source>
        <translation>[{who}：]支払うコストは{amount}になる</translation>
    </message>
    <message>
        <source>[{who}: ]the cost is {amount} less</source>
        <translation>[{who}：]支払うコスト-{amount}</translation>
    </message>
    <message>
        <source>[{who}: ]the cost is {amount} more</source>
        <translation>[{who}：]支払うコスト+{amount}</translation>
    </message>
    <message>
        <source>[{who}: ]there is no attack to end[ – {reason}]</source>
        <translation>[{who}：]終了するアタックがない[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]there is no such effect to activate[ – {reason}]</source>
        <translation>[{who}：]発揮できる該当の効果がない[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]there is nothing to choose[ – {reason}]</source>
        <translation>[{who}：]選べるものがない[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]this can&apos;t be done with {memory} memory[ – {reason}]</source>
        <translation>[{who}：]メモリー{memory}では行えない[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]this can&apos;t be done[: {unit}][: {card}][: {refs}][: {ref}][ – {reason}]</source>
        <translation>[{who}：]実行不可能[：{unit}][：{card}][：{refs}][：{ref}][（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]this would need {count} more than there are[ – {reason}]</source>
        <translation>[{who}：]必要な数に{count}足りない[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]what it refers to isn&apos;t there[ – {reason}]</source>
        <translation>[{who}：]指定されたものがない[（{reason}）]</translation>
    </message>
    <message>
        <source>[{who}: ]{seat} can&apos;t do this[, because of {by}][ – {reason}]</source>
        <translation>[{who}：]{seat}はこれを行えない[：{by}の効果][（{reason}）]</translation>
    </message>
    <message>
        <source>all that match: {gifts}[, {until}]</source>
        <translation>該当するものすべて：{gifts}[（{until}）]</translation>
    </message>
    <message>
        <source>an effect of {card} can&apos;t activate[ – {reason}]</source>
        <translation>{card}の効果は発揮できない[（{reason}）]</translation>
    </message>
    <message>
        <source>an effect of {who} activates: {effect}</source>
        <translation>{who}の効果を発揮：{effect}</translation>
    </message>
    <message>
        <source>an effect of {who} activates: {effect}[ – taught: {taught}]</source>
        <translation>{who}の効果を発揮：{effect}[（教えた内容：{taught}）]</translation>
    </message>
    <message>
        <source>an effect of {who} can&apos;t activate[: {effect}][ – {reason}]</source>
        <translation>{who}の効果は発揮できない[：{effect}][（{reason}）]</translation>
    </message>
    <message>
        <source>an effect of {who} can&apos;t be activated now[: {effect}][ – {reason}]</source>
        <translation>{who}の効果は今は発揮できない[：{effect}][（{reason}）]</translation>
    </message>
    <message>
        <source>an effect of {who} doesn&apos;t trigger: the card digivolved into counts as it is now[: {effect}][ – {reason}]</source>
        <translation>進化先は進化前のカードとは異なるので、{who}の効果は誘発しない[：{effect}][（{reason}）]</translation>
    </message>
    <message>
        <source>an effect of {who} doesn&apos;t trigger: the digivolving card counts as it was before[: {effect}][ – {reason}]</source>
        <translation>進化するのは進化前のカードなので、{who}の効果は誘発しない[：{effect}][（{reason}）]</translation>
    </message>
    <message>
        <source>an effect of {who} doesn&apos;t trigger[: {effect}][ – {reason}]</source>
        <translation>{who}の効果は誘発しない[：{effect}][（{reason}）]</translation>
    </message>
    <message>
        <source>an effect of {who} is active: {effect}</source>
        <translation>{who}の効果が有効：{effect}</translation>
    </message>
    <message>
        <source>an effect of {who} is active: {effect}[ – taught: {taught}]</source>
        <translation>{who}の効果が有効：{effect}[（教えた内容：{taught}）]</translation>
    </message>
    <message>
        <source>an effect of {who} is no longer active[: {effect}]</source>
        <translation>{who}の効果が有効でなくなる[：{effect}]</translation>
    </message>
    <message>
        <source>an effect of {who} triggers: {effect}</source>
        <translation>{who}の効果が誘発：{effect}</translation>
    </message>
    <message>
        <source>an effect of {who} triggers: {effect}[ – taught: {taught}]</source>
        <translation>{who}の効果が誘発：{effect}[（教えた内容：{taught}）]</translation>
    </message>
    <message>
        <source>another effect of {name} can&apos;t activate[ – {reason}]</source>
        <translation>{name}の別の効果は発揮できない[（{reason}）]</translation>
    </message>
    <message>
        <source>attack: {timing}</source>
        <translation>アタック：{timing}</translation>
    </message>
    <message>
        <source>block timing</source>
        <translation>ブロックタイミング</translation>
    </message>
    <message>
        <source>confirming whether the attack is successful</source>
        <translation>アタックの成立確認</translation>
    </message>
    <message>
        <source>counter timing</source>
        <translation>カウンタータイミング</translation>
    </message>
    <message>
        <source>digivolving one at a time: {units}</source>
        <translation>1体ずつ進化：{units}</translation>
    </message>
    <message>
        <source>effects that the battle triggered</source>
        <translation>バトルで誘発した効果</translation>
    </message>
    <message>
        <source>effects that the check triggered come first</source>
        <translation>チェックで誘発した効果が先</translation>
    </message>
    <message>
        <source>end of attack</source>
        <translation>アタック終了時</translation>
    </message>
    <message>
        <source>end of {seat}&apos;s turn</source>
        <translation>{seat}のターン終了時</translation>
    </message>
    <message>
        <source>linked to {unit}: {cards}</source>
        <translation>{unit}にリンク：{cards}</translation>
    </message>
    <message>
        <source>looked at[: {cards}]</source>
        <translation>確認[：{cards}]</translation>
    </message>
    <message>
        <source>no longer applies[: {units}][: {gifts}]</source>
        <translation>適用されなくなる[：{units}][：{gifts}]</translation>
    </message>
    <message>
        <source>nobody can block[ – {reason}]</source>
        <translation>ブロックできるデジモンがいない[（{reason}）]</translation>
    </message>
    <message>
        <source>not understood; you rule on it: [{name}: ]{text}</source>
        <translation>読み取れないため、ジャッジが裁定する：[{name}：]{text}</translation>
    </message>
    <message>
        <source>nothing can be placed under {card} by Assembly[ – {reason}]</source>
        <translation>アセンブリで{card}の下に置けるカードがない[（{reason}）]</translation>
    </message>
    <message>
        <source>nothing can be placed under {card} by DigiXros[ – {reason}]</source>
        <translation>デジクロスで{card}の下に置けるカードがない[（{reason}）]</translation>
    </message>
    <message>
        <source>nothing is placed under {card} by Assembly</source>
        <translation>アセンブリで{card}の下に何も置かない</translation>
    </message>
    <message>
        <source>nothing is placed under {card} by DigiXros</source>
        <translation>デジクロスで{card}の下に何も置かない</translation>
    </message>
    <message>
        <source>pending: {waiting}</source>
        <translation>発揮待ち：{waiting}で誘発した効果</translation>
    </message>
    <message>
        <source>prevented[: {unit}][: {refs}][: {card}][, by an effect of {by}][ – {reason}]</source>
        <translation>阻止[：{unit}][：{refs}][：{card}][：{by}の効果][（{reason}）]</translation>
    </message>
    <message>
        <source>put back[: {card}][: {cards}][ – {reason}]</source>
        <translation>元に戻す[：{card}][：{cards}][（{reason}）]</translation>
    </message>
    <message>
        <source>revealed: {became}</source>
        <translation>オープン：{became}</translation>
    </message>
    <message>
        <source>revealed: {cards}</source>
        <translation>オープン：{cards}</translation>
    </message>
    <message>
        <source>rule check: {units}</source>
        <translation>ルールチェック：{units}</translation>
    </message>
    <message>
        <source>the attack doesn&apos;t win the game</source>
        <translation>このアタックではゲームに勝利しない</translation>
    </message>
    <message>
        <source>the attack is ended</source>
        <translation>アタックを終了させる</translation>
    </message>
    <message>
        <source>the attack is over</source>
        <translation>アタック終了</translation>
    </message>
    <message>
        <source>the attack isn&apos;t successful</source>
        <translation>アタックは不成立</translation>
    </message>
    <message>
        <source>the attack leads to a battle</source>
        <translation>バトルに進む</translation>
    </message>
    <message>
        <source>the attack leads to a security check</source>
        <translation>セキュリティチェックに進む</translation>
    </message>
    <message>
        <source>the attack leads to no security check</source>
        <translation>セキュリティチェックに進まない</translation>
    </message>
    <message>
        <source>the attack leads to: {outcome}</source>
        <translation>アタックの結果：{outcome}</translation>
    </message>
    <message>
        <source>the attack of {unit} ends</source>
        <translation>{unit}のアタック終了</translation>
    </message>
    <message>
        <source>the attack target is now {unit}</source>
        <translation>アタックの対象は{unit}になる</translation>
    </message>
    <message>
        <source>the attack wins the game</source>
        <translation>アタックによりゲームに勝利</translation>
    </message>
    <message>
        <source>the battle ends</source>
        <translation>バトル終了</translation>
    </message>
    <message>
        <source>the effect of {who} is resolved</source>
        <translation>{who}の効果を解決</translation>
    </message>
    <message>
        <source>the game begins with {seat}&apos;s turn</source>
        <translation>{seat}のターンからゲーム開始</translation>
    </message>
    <message>
        <source>the game ends[: {winner} wins]</source>
        <translation>ゲーム終了[：{winner}の勝利]</translation>
    </message>
    <message>
        <source>the judge gives {unit}: {gifts}[, {until}]</source>
        <translation>ジャッジが{unit}に与える：{gifts}[（{until}）]</translation>
    </message>
    <message>
        <source>the judge has ruled on an effect of {who}: {text}</source>
        <translation>ジャッジが{who}の効果を裁定：{text}</translation>
    </message>
    <message>
        <source>the judge links {cards} to {unit}</source>
        <translation>ジャッジが{cards}を{unit}にリンクする</translation>
    </message>
    <message>
        <source>the judge places {cards} {where} {was}</source>
        <translation>ジャッジが{cards}を{was}の{where}に置く</translation>
    </message>
    <message>
        <source>the judge puts {cards} into the {to}</source>
        <translation>ジャッジが{cards}を{to}に置く</translation>
    </message>
    <message>
        <source>the judge puts {card} into the {area} area</source>
        <translation>ジャッジが{card}を{area}に置く</translation>
    </message>
    <message>
        <source>the judge resolves by hand for {who}: {effect}[ ({refs})]</source>
        <translation>ジャッジが手動で{who}の効果を処理：{effect}[（{refs}）]</translation>
    </message>
    <message>
        <source>the judge rules that an effect of {who} does: {effect}[ ({refs})]</source>
        <translation>ジャッジの裁定により{who}の効果を処理：{effect}[（{refs}）]</translation>
    </message>
    <message>
        <source>the judge rules that an effect of {who} doesn&apos;t stop it: {text}</source>
        <translation>ジャッジの裁定：{who}の効果はこれを阻止しない：{text}</translation>
    </message>
    <message>
        <source>the judge rules that an effect of {who} stops it: {text}</source>
        <translation>ジャッジの裁定：{who}の効果がこれを阻止する：{text}</translation>
    </message>
    <message>
        <source>the judge sets {seat}&apos;s memory from {from} to {to}</source>
        <translation>ジャッジが{seat}のメモリーを{from}から{to}にする</translation>
    </message>
    <message>
        <source>the judge suspends {unit}</source>
        <translation>ジャッジが{unit}をレスト状態にする</translation>
    </message>
    <message>
        <source>the judge unsuspends {unit}</source>
        <translation>ジャッジが{unit}をアクティブ状態にする</translation>
    </message>
    <message>
        <source>the same position again: an infinite loop</source>
        <translation>同じ盤面に戻った：永久ループ</translation>
    </message>
    <message>
        <source>the turn continues</source>
        <translation>ターンは続く</translation>
    </message>
    <message>
        <source>the turn ends before anything unsuspends</source>
        <translation>アクティブにする前にターンが終了</translation>
    </message>
    <message>
        <source>there is no Security Digimon to battle</source>
        <translation>バトルを行うセキュリティデジモンがいない</translation>
    </message>
    <message>
        <source>there is nothing to unsuspend</source>
        <translation>アクティブにするものがない</translation>
    </message>
    <message>
        <source>trashed from the stack of {was}: {cards}[; it is now {now}]</source>
        <translation>{was}に重ねられているカードから破棄：{cards}[（{now}になる）]</translation>
    </message>
    <message>
        <source>trashed[: {cards}][: {unit}]</source>
        <translation>破棄[：{cards}][：{unit}]</translation>
    </message>
    <message>
        <source>turned over: {cards}</source>
        <translation>表裏の変更：{cards}</translation>
    </message>
    <message>
        <source>unsuspended: {units}</source>
        <translation>アクティブにする：{units}</translation>
    </message>
    <message>
        <source>used one at a time: {cards}</source>
        <translation>1枚ずつ使用：{cards}</translation>
    </message>
    <message>
        <source>{cards} now in no area</source>
        <translation>{cards}はどの領域にも属さない</translation>
    </message>
    <message>
        <source>{cards} to the top of the security stack</source>
        <translation>{cards}をセキュリティの上に置く</translation>
    </message>
    <message>
        <source>{card} is placed in the {area} area</source>
        <translation>{card}を{area}に置く</translation>
    </message>
    <message>
        <source>{card} is put back: {cost} can&apos;t be paid[ – {reason}]</source>
        <translation>{card}を元に戻す：コスト{cost}を支払えない[（{reason}）]</translation>
    </message>
    <message>
        <source>{card} is used</source>
        <translation>{card}を使用</translation>
    </message>
    <message>
        <source>{card} will be trashed when its effect is resolved</source>
        <translation>{card}は効果の解決後に破棄される</translation>
    </message>
    <message>
        <source>{materials} DNA digivolve into {unit}</source>
        <translation>{materials}が{unit}にジョグレス進化</translation>
    </message>
    <message>
        <source>{name} can&apos;t be played: a Digimon with this name is there[ – {reason}]</source>
        <translation>{name}は登場できない：同じ名称のデジモンがいる[（{reason}）]</translation>
    </message>
    <message>
        <source>{seat} concedes</source>
        <translation>{seat}が投了</translation>
    </message>
    <message>
        <source>{seat} declares that {card} will be linked to {unit}</source>
        <translation>{seat}が{card}を{unit}にリンクすることを宣言</translation>
    </message>
    <message>
        <source>{seat} declares that {card} will be played</source>
        <translation>{seat}が{card}の登場を宣言</translation>
    </message>
    <message>
        <source>{seat} declares that {card} will be used</source>
        <translation>{seat}が{card}の使用を宣言</translation>
    </message>
    <message>
        <source>{seat} declares that {units} will digivolve into {card}</source>
        <translation>{seat}が{units}から{card}への進化を宣言</translation>
    </message>
    <message>
        <source>{seat} declares that {unit} will digivolve into {card}</source>
        <translation>{seat}が{unit}から{card}への進化を宣言</translation>
    </message>
    <message>
        <source>{seat} declares the number of repetitions: {times}</source>
        <translation>{seat}が{times}回繰り返すことを宣言</translation>
    </message>
    <message>
        <source>{seat} declares what will be placed under {card} by Assembly: {cards}</source>
        <translation>{seat}がアセンブリで{card}の下に置くことを宣言：{cards}</translation>
    </message>
    <message>
        <source>{seat} declares what will be placed under {card} by DigiXros: {cards}</source>
        <translation>{seat}がデジクロスで{card}の下に置くことを宣言：{cards}</translation>
    </message>
    <message>
        <source>{seat} does nothing in the breeding phase</source>
        <translation>{seat}は育成フェイズに何もしない</translation>
    </message>
    <message>
        <source>{seat} draws {count}</source>
        <translation>{seat}が{count}枚ドロー</translation>
    </message>
    <message>
        <source>{seat} goes first</source>
        <translation>{seat}が先攻</translation>
    </message>
    <message>
        <source>{seat} keeps the hand</source>
        <translation>{seat}は引き直さない</translation>
    </message>
    <message>
        <source>{seat} looks at {cards}</source>
        <translation>{seat}が{cards}を確認</translation>
    </message>
    <message>
        <source>{seat} pays {cost}, assumed because no cost is known: memory {from} to {to}</source>
        <translation>{seat}がコスト{cost}を支払う（コストが不明のため仮定）：メモリー{from}→{to}</translation>
    </message>
    <message>
        <source>{seat} pays {cost}: memory {from} to {to}</source>
        <translation>{seat}がコスト{cost}を支払う：メモリー{from}→{to}</translation>
    </message>
    <message>
        <source>{seat} redraws the hand</source>
        <translation>{seat}が手札を引き直す</translation>
    </message>
    <message>
        <source>{seat}&apos;s memory: {from} to {to}</source>
        <translation>{seat}のメモリー：{from}→{to}</translation>
    </message>
    <message>
        <source>{seat}&apos;s turn begins (turn {turn})</source>
        <translation>{seat}のターン開始（第{turn}ターン）</translation>
    </message>
    <message>
        <source>{seat}&apos;s turn ends (turn {turn})</source>
        <translation>{seat}のターン終了（第{turn}ターン）</translation>
    </message>
    <message>
        <source>{seat}&apos;s {area} is shuffled</source>
        <translation>{seat}の{area}をシャッフル</translation>
    </message>
    <message>
        <source>{seat}&apos;s {phase} phase</source>
        <translation>{seat}の{phase}</translation>
    </message>
    <message>
        <source>{seat}: {gifts}[, {until}]</source>
        <translation>{seat}：{gifts}[（{until}）]</translation>
    </message>
    <message>
        <source>{unit} ([{dp} DP][{sources} digivolution cards]) battles [{defender}][{security}] ([{other_dp} DP][{other_sources} digivolution cards])</source>
        <translation>{unit}（[DP{dp}][進化元{sources}枚]）が[{defender}][{security}]（[DP{other_dp}][進化元{other_sources}枚]）とバトル</translation>
    </message>
    <message>
        <source>{unit} attacks {target}</source>
        <translation>{unit}が{target}にアタック</translation>
    </message>
    <message>
        <source>{unit} blocks {attacker}</source>
        <translation>{unit}が{attacker}をブロック</translation>
    </message>
    <message>
        <source>{unit} can&apos;t block[, because of {by}][ – {reason}]</source>
        <translation>{unit}はブロックできない[：{by}の効果][（{reason}）]</translation>
    </message>
    <message>
        <source>{unit} checks nothing more[ – {reason}]</source>
        <translation>{unit}はこれ以上チェックしない[（{reason}）]</translation>
    </message>
    <message>
        <source>{unit} checks {became}</source>
        <translation>{unit}が{became}をチェック</translation>
    </message>
    <message>
        <source>{unit} checks {became}: it counts as a Digimon of {dp} DP, and its security effect, if any, isn&apos;t considered</source>
        <translation>{unit}が{became}をチェック。DP{dp}のデジモンとして扱い、セキュリティ効果があっても考慮しない</translation>
    </message>
    <message>
        <source>{unit} digivolves</source>
        <translation>{unit}が進化</translation>
    </message>
    <message>
        <source>{unit} hatches</source>
        <translation>{unit}が孵化</translation>
    </message>
    <message>
        <source>{unit} is deleted</source>
        <translation>{unit}が消滅</translation>
    </message>
    <message>
        <source>{unit} is played</source>
        <translation>{unit}が登場</translation>
    </message>
    <message>
        <source>{unit} is suspended</source>
        <translation>{unit}をレストさせる</translation>
    </message>
    <message>
        <source>{unit} is unsuspended</source>
        <translation>{unit}をアクティブにする</translation>
    </message>
    <message>
        <source>{unit} isn&apos;t affected[ by {who}]</source>
        <translation>{unit}は[{who}の]効果を受けない</translation>
    </message>
    <message>
        <source>{unit} leaves its area</source>
        <translation>{unit}が元の場所を離れる</translation>
    </message>
    <message>
        <source>{unit} leaves[ for {to}]</source>
        <translation>{unit}が離れる[（{to}へ）]</translation>
    </message>
    <message>
        <source>{unit} moves to the {to} area</source>
        <translation>{unit}が{to}へ移動</translation>
    </message>
    <message>
        <source>{unit}: {gifts}[, {until}]</source>
        <translation>{unit}：{gifts}[（{until}）]</translation>
    </message>
    <message>
        <source>{was} digivolves into {unit}</source>
        <translation>{was}が{unit}に進化</translation>
    </message>
    <message>
        <source>{who}: activates this one of its effects: {effect}</source>
        <translation>{who}：効果のうち、これを発揮：{effect}</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>memory is on the opponent&apos;s side: {seat}&apos;s turn is over</source>
        <translation>メモリーが相手側にある：{seat}のターンは終了している</translation>
    </message>
    <message>
        <source>the link cards of {card} can&apos;t stay as they are</source>
        <translation>{card}のリンクカードは、このままにはしておけない</translation>
    </message>
    <message>
        <source>{card} can&apos;t stay on the field as it is</source>
        <translation>{card}は、このままエリアに置いておけない</translation>
    </message>
    <message>
        <source>{card} has no color, so its color requirements aren&apos;t checked</source>
        <translation>{card}に色がないため、色条件を確認しない</translation>
    </message>
    <message>
        <source>{card} is a Digi-Egg card and can&apos;t be in {seat}&apos;s {area}</source>
        <translation>{card}はデジタマカードで、{seat}の{area}には置けない</translation>
    </message>
    <message>
        <source>{card} is a token and can&apos;t be in {seat}&apos;s {area}</source>
        <translation>{card}はトークンで、{seat}の{area}には置けない</translation>
    </message>
    <message>
        <source>{card} is a token and can&apos;t be linked</source>
        <translation>{card}はトークンで、リンクできない</translation>
    </message>
    <message>
        <source>{card} is a token: nothing can be stacked with it</source>
        <translation>{card}はトークンで、カードを重ねられない</translation>
    </message>
    <message>
        <source>{card} isn&apos;t a Digi-Egg card and can&apos;t be in {seat}&apos;s Digi-Egg deck</source>
        <translation>{card}はデジタマカードではなく、{seat}のデジタマデッキには入れられない</translation>
    </message>
    <message>
        <source>{seat} has {found} Digi-Egg cards; a Digi-Egg deck has at most {allowed}</source>
        <translation>{seat}のデジタマカードが{found}枚ある（デジタマデッキは{allowed}枚まで）</translation>
    </message>
    <message>
        <source>{seat} has {found} cards in the breeding area; only 1 is allowed</source>
        <translation>{seat}の育成エリアにカードが{found}枚：置けるのは1枚</translation>
    </message>
    <message>
        <source>{seat} has {found} copies of {card}; a deck may have {allowed}</source>
        <translation>{seat}の{card}が{found}枚：デッキには{allowed}枚まで</translation>
    </message>
    <message>
        <source>{seat} has {found} deck cards; a deck has {allowed}</source>
        <translation>{seat}のデッキのカードが{found}枚：デッキは{allowed}枚</translation>
    </message>
    <message>
        <source>{seat}&apos;s memory is {found}; the gauge ends at 10</source>
        <translation>{seat}のメモリーが{found}：ゲージは10まで</translation>
    </message>
</context>
<context>
    <name>file_formats</name>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Scenario (*.yaml)</source>
        <translation>シナリオ (*.yaml)</translation>
    </message>
    <message>
        <source>Tables and scenarios (*.json *.yaml *.yml);;All files (*)</source>
        <translation>テーブルとシナリオ (*.json *.yaml *.yml);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Whole table (*.json);;Scenario, up to here (*.yaml)</source>
        <translation>テーブル全体 (*.json);;ここまでのシナリオ (*.yaml)</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>Saved as {file} in {folder}.</source>
        <translation>{folder}に{file}として保存しました。</translation>
    </message>
</context>
<context>
    <name>filter_button</name>
    <message>
        <source>Narrow the results</source>
        <translation>結果を絞り込む</translation>
    </message>
</context>
<context>
    <name>filter_words</name>
    <message>
        <source>Digimon, Tamer, Option or Digi-Egg cards</source>
        <translation>デジモン、テイマー、オプション、デジタマカード</translation>
    </message>
    <message>
        <source>answers and rulings about a card, by number or name</source>
        <translation>カードについての回答と裁定（番号か名称で）</translation>
    </message>
    <message>
        <source>cards by play or use cost</source>
        <translation>その登場コスト・使用コストのカード</translation>
    </message>
    <message>
        <source>cards by their DP</source>
        <translation>そのDPのカード</translation>
    </message>
    <message>
        <source>cards in your library</source>
        <translation>ライブラリのカード</translation>
    </message>
    <message>
        <source>cards of a color</source>
        <translation>その色のカード</translation>
    </message>
    <message>
        <source>cards of a level: 6, 4-6, 5+, &lt;=5</source>
        <translation>そのレベルのカード：6、4-6、5+、&lt;=5</translation>
    </message>
    <message>
        <source>cards that are fully understood</source>
        <translation>すべて読み取れるカード</translation>
    </message>
    <message>
        <source>cards that are, or aren&apos;t, fully understood</source>
        <translation>すべて読み取れるカード、または一部読み取れないカード</translation>
    </message>
    <message>
        <source>cards that aren&apos;t fully understood</source>
        <translation>一部読み取れないカード</translation>
    </message>
    <message>
        <source>cards with a keyword effect</source>
        <translation>そのキーワード効果を持つカード</translation>
    </message>
    <message>
        <source>cards with a word in their traits</source>
        <translation>特徴にその言葉を含むカード</translation>
    </message>
    <message>
        <source>clauses and passages of the rules</source>
        <translation>ルールの条項と項目</translation>
    </message>
    <message>
        <source>clauses of another edition of the rules</source>
        <translation>別の版のルールの条項</translation>
    </message>
    <message>
        <source>matches about a clause or the clauses below it</source>
        <translation>その条項と下位の条項についてのもの</translation>
    </message>
    <message>
        <source>matches in a language</source>
        <translation>その言語があるもの</translation>
    </message>
    <message>
        <source>of that year, month or day, or earlier</source>
        <translation>その年・月・日以前</translation>
    </message>
    <message>
        <source>of that year, month or day, or later</source>
        <translation>その年・月・日以降</translation>
    </message>
    <message>
        <source>official answers</source>
        <translation>公式回答</translation>
    </message>
    <message>
        <source>rules, cards, scenes, official answers, or rulings by status</source>
        <translation>ルール、カード、場面、公式回答、裁定、または裁定の状態</translation>
    </message>
    <message>
        <source>rulings by authority</source>
        <translation>その裁定者による裁定</translation>
    </message>
    <message>
        <source>rulings by status</source>
        <translation>その状態の裁定</translation>
    </message>
    <message>
        <source>rulings in your notebook</source>
        <translation>ノートの裁定</translation>
    </message>
    <message>
        <source>rulings of an event, a table or a player</source>
        <translation>そのイベント・テーブル・プレイヤーの裁定</translation>
    </message>
    <message>
        <source>rulings with a tag</source>
        <translation>そのタグの裁定</translation>
    </message>
    <message>
        <source>scenes to play</source>
        <translation>プレイできる場面</translation>
    </message>
</context>
<context>
    <name>fonts</name>
    <message>
        <source>No font for {languages} is installed, so its characters are missing. Install one such as Noto Sans CJK (Debian, Ubuntu: {package}), then restart the program.</source>
        <translation>{languages}のフォントがインストールされていないため、文字が表示されません。Noto Sans CJKなどのフォント（DebianとUbuntuではパッケージ{package}）をインストールし、プログラムを再起動してください。</translation>
    </message>
</context>
<context>
    <name>guide_page</name>
    <message>
        <source>Reference</source>
        <translation>リファレンス</translation>
    </message>
</context>
<context>
    <name>hit_row</name>
    <message>
        <source>This passage no longer exists. Delete removes the bookmark.</source>
        <translation>この項目はもうありません。Deleteでブックマークを外します。</translation>
    </message>
    <message>
        <source>decides: {question}</source>
        <translation>この質問の根拠：{question}</translation>
    </message>
    <message>
        <source>our wording</source>
        <translation>当プログラムの表現</translation>
    </message>
</context>
<context>
    <name>import_dialog</name>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>回答%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>カード%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n行</numerusform>
        </translation>
    </message>
    <message>
        <source>After</source>
        <translation>訂正後</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Assembly</source>
        <translation>アセンブリ</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>訂正前</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>カードカテゴリー</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>枚数</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>DNA digivolution</source>
        <translation>ジョグレス進化</translation>
    </message>
    <message>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>DigiXros</source>
        <translation>デジクロス</translation>
    </message>
    <message>
        <source>Digivolution cost</source>
        <translation>進化コスト</translation>
    </message>
    <message>
        <source>Digivolution cost: from which color</source>
        <translation>進化コスト：進化元の色</translation>
    </message>
    <message>
        <source>Digivolution cost: from which level</source>
        <translation>進化コスト：進化元のレベル</translation>
    </message>
    <message>
        <source>Digivolution requirements in words</source>
        <translation>言葉による進化条件</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>効果</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>形態</translation>
    </message>
    <message>
        <source>From</source>
        <translation>適用日</translation>
    </message>
    <message>
        <source>Inherited effect</source>
        <translation>進化元効果</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Link DP</source>
        <translation>リンクDP</translation>
    </message>
    <message>
        <source>Link effect</source>
        <translation>リンク効果</translation>
    </message>
    <message>
        <source>Link requirements</source>
        <translation>リンク条件</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>カード名</translation>
    </message>
    <message>
        <source>Not allowed with</source>
        <translation>併用不可</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Play cost or use cost</source>
        <translation>登場コストまたは使用コスト</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Security effect</source>
        <translation>セキュリティ効果</translation>
    </message>
    <message>
        <source>Types, and other traits</source>
        <translation>タイプなどの特徴</translation>
    </message>
</context>
<context>
    <name>keyword effects</name>
    <message>
        <source>Alliance</source>
        <translation>連携</translation>
    </message>
    <message>
        <source>Armor Purge</source>
        <translation>アーマー解除</translation>
    </message>
    <message>
        <source>Ascension</source>
        <translation>アセンション</translation>
    </message>
    <message>
        <source>Barrier</source>
        <translation>防壁</translation>
    </message>
    <message>
        <source>Blast DNA Digivolve</source>
        <translation>ブラストジョグレス</translation>
    </message>
    <message>
        <source>Blast Digivolve</source>
        <translation>ブラスト進化</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>進撃</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>ブロッカー</translation>
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
        <translation>デコード</translation>
    </message>
    <message>
        <source>Decoy</source>
        <translation>デコイ</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>ディレイ</translation>
    </message>
    <message>
        <source>Detach</source>
        <translation>デタッチ</translation>
    </message>
    <message>
        <source>Digi-Burst</source>
        <translation>デジバースト</translation>
    </message>
    <message>
        <source>Digisorption</source>
        <translation>吸収進化</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>ドロー</translation>
    </message>
    <message>
        <source>Engage</source>
        <translation>エンゲージ</translation>
    </message>
    <message>
        <source>Evade</source>
        <translation>回避</translation>
    </message>
    <message>
        <source>Execute</source>
        <translation>エグゼキュート</translation>
    </message>
    <message>
        <source>Fortitude</source>
        <translation>不屈</translation>
    </message>
    <message>
        <source>Fragment</source>
        <translation>フラグメント</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>ガード</translation>
    </message>
    <message>
        <source>Iceclad</source>
        <translation>氷装</translation>
    </message>
    <message>
        <source>Jamming</source>
        <translation>ジャミング</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>Material Save</source>
        <translation>マテリアルセーブ</translation>
    </message>
    <message>
        <source>Mind Link</source>
        <translation>マインドリンク</translation>
    </message>
    <message>
        <source>Overclock</source>
        <translation>オーバークロック</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>パーティション</translation>
    </message>
    <message>
        <source>Piercing</source>
        <translation>貫通</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>プログレス</translation>
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
        <translation>リカバリー</translation>
    </message>
    <message>
        <source>Retaliation</source>
        <translation>道連れ</translation>
    </message>
    <message>
        <source>Rush</source>
        <translation>速攻</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>セーブ</translation>
    </message>
    <message>
        <source>Scapegoat</source>
        <translation>スケープゴート</translation>
    </message>
    <message>
        <source>Security A.</source>
        <translation>Sアタック</translation>
    </message>
    <message>
        <source>Succession</source>
        <translation>サクセッション</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>トレーニング</translation>
    </message>
    <message>
        <source>Use Req.</source>
        <translation>使用条件</translation>
    </message>
    <message>
        <source>Vortex</source>
        <translation>ヴォルテクス</translation>
    </message>
</context>
<context>
    <name>kinds of cards</name>
    <message>
        <source>digi-egg</source>
        <translation>デジタマカード</translation>
    </message>
    <message>
        <source>digimon</source>
        <translation>デジモン</translation>
    </message>
    <message>
        <source>option</source>
        <translation>オプションカード</translation>
    </message>
    <message>
        <source>tamer</source>
        <translation>テイマー</translation>
    </message>
    <message>
        <source>token</source>
        <translation>トークン</translation>
    </message>
</context>
<context>
    <name>leading_text</name>
    <message>
        <source>Cite {number} (edition {edition}). The text shown is that of {older}, where it was {was}.</source>
        <translation>引用する番号は{number}（{edition}版）。表示は{older}版のテキストで、そこでの番号は{was}。</translation>
    </message>
    <message>
        <source>Cite {number} (edition {edition}). The text shown is that of {older}, where {was}.</source>
        <translation>引用する番号は{number}（{edition}版）。表示は{older}版のテキストで、そこでの番号は{was}。</translation>
    </message>
    <message>
        <source>Cite {number} (edition {edition}). The text shown is that of {older}.</source>
        <translation>引用する番号は{number}（{edition}版）。表示は{older}版のテキスト。</translation>
    </message>
    <message>
        <source>Import {edition} …</source>
        <translation>{edition}を取り込む…</translation>
    </message>
    <message>
        <source>Rules {edition}</source>
        <translation>ルール{edition}</translation>
    </message>
    <message>
        <source>Rules {edition}, text of {older}</source>
        <translation>ルール{edition}、テキストは{older}</translation>
    </message>
    <message>
        <source>Text of {older}</source>
        <translation>{older}のテキスト</translation>
    </message>
    <message>
        <source>Text of {older}: {number}</source>
        <translation>{older}のテキスト：{number}</translation>
    </message>
    <message>
        <source>number in {edition} inferred from its place</source>
        <translation>{edition}版での番号は位置から推定</translation>
    </message>
    <message>
        <source>{number} was {was}</source>
        <translation>{number}→{was}</translation>
    </message>
</context>
<context>
    <name>leftout</name>
    <message>
        <source>options barred because they repeat a loop ({count})</source>
        <translation>ループに戻るため禁止された選択肢（{count}）</translation>
    </message>
    <message>
        <source>pending effects ({count})</source>
        <translation>発揮待ちの効果（{count}）</translation>
    </message>
    <message>
        <source>that it is the end of the turn</source>
        <translation>ターン終了時であること</translation>
    </message>
    <message>
        <source>that the turn has begun already</source>
        <translation>ターンがすでに始まっていること</translation>
    </message>
    <message>
        <source>the attack in progress</source>
        <translation>進行中のアタック</translation>
    </message>
    <message>
        <source>what is being processed</source>
        <translation>処理中のもの</translation>
    </message>
</context>
<context>
    <name>library_page</name>
    <message numerus="yes">
        <source>%n answer(s), {languages}, up to {day}</source>
        <translation>
            <numerusform>%n件、{languages}、{day}まで</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s), {files}, up to {day}</source>
        <translation>
            <numerusform>%n行、{files}、{day}まで</numerusform>
        </translation>
    </message>
    <message>
        <source>A file with an address can be updated whenever it changes.</source>
        <translation>アドレスを登録したファイルは、変更されるたびに再取得できます。</translation>
    </message>
    <message>
        <source>Add an address …</source>
        <translation>アドレスの追加…</translation>
    </message>
    <message>
        <source>Banned and restricted cards</source>
        <translation>禁止・制限カード</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation>一覧</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Drop a file onto the window: cards, official answers, errata, or banned and restricted cards. A file in another format is previewed before anything is imported.</source>
        <translation>ファイルをウィンドウにドロップしてください：カード、公式回答、エラッタ、禁止・制限カード。ほかの形式のファイルは、取り込む前に内容が表示されます。</translation>
    </message>
    <message>
        <source>Editions of the rules</source>
        <translation>ルールの版</translation>
    </message>
    <message>
        <source>Errata</source>
        <translation>エラッタ</translation>
    </message>
    <message>
        <source>From the web</source>
        <translation>ウェブから</translation>
    </message>
    <message>
        <source>Import a rulebook …</source>
        <translation>ルールブックを取り込む…</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>取り込む…</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>No edition of the rules is in force today.</source>
        <translation>現行のルールの版はありません。</translation>
    </message>
    <message>
        <source>Official answers</source>
        <translation>公式回答</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Rulebooks</source>
        <translation>ルールブック</translation>
    </message>
    <message>
        <source>Switch updates off</source>
        <translation>更新をオフにする</translation>
    </message>
    <message>
        <source>There may be a newer edition.</source>
        <translation>新しい版がある可能性があります。</translation>
    </message>
    <message>
        <source>Undo the last update</source>
        <translation>直前の更新を元に戻す</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Update all</source>
        <translation>すべて更新</translation>
    </message>
    <message>
        <source>Updates are off: switch them on</source>
        <translation>更新はオフ：オンにする</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>手動</translation>
    </message>
    <message>
        <source>imported {day}</source>
        <translation>{day}に取り込み</translation>
    </message>
    <message>
        <source>last update undone</source>
        <translation>直前の更新は取り消し済み</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>not downloaded yet</source>
        <translation>未取得</translation>
    </message>
    <message>
        <source>official answers</source>
        <translation>公式回答</translation>
    </message>
    <message>
        <source>real cards</source>
        <translation>実際のカード</translation>
    </message>
    <message>
        <source>the text of rules {edition}</source>
        <translation>ルール{edition}のテキスト</translation>
    </message>
    <message numerus="yes">
        <source>{entries} entries, %n different answer(s), {languages}, up to {day}</source>
        <translation>
            <numerusform>{entries}件（同じ回答をまとめて%n件）、{languages}、{day}まで</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{language}: %n card(s), up to {set}, {files}, {day}</source>
        <translation>
            <numerusform>{language}：%n枚、{set}まで、{files}、{day}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>moments</name>
    <message>
        <source>the end of the attack</source>
        <translation>アタック終了時</translation>
    </message>
    <message>
        <source>the end of the battle</source>
        <translation>バトル終了時</translation>
    </message>
    <message>
        <source>the end of the opponent&apos;s turn</source>
        <translation>相手のターン終了時</translation>
    </message>
    <message>
        <source>the end of the turn</source>
        <translation>ターン終了時</translation>
    </message>
    <message>
        <source>the end of your turn</source>
        <translation>自分のターン終了時</translation>
    </message>
    <message>
        <source>the start of the main phase</source>
        <translation>メインフェイズ開始時</translation>
    </message>
    <message>
        <source>the start of the opponent&apos;s main phase</source>
        <translation>相手のメインフェイズ開始時</translation>
    </message>
    <message>
        <source>the start of the opponent&apos;s turn</source>
        <translation>相手のターン開始時</translation>
    </message>
    <message>
        <source>the start of the turn</source>
        <translation>ターン開始時</translation>
    </message>
    <message>
        <source>the start of your main phase</source>
        <translation>自分のメインフェイズ開始時</translation>
    </message>
    <message>
        <source>the start of your turn</source>
        <translation>自分のターン開始時</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>DNA digivolve {of} into {card}[ by its requirement {requirement}]</source>
        <translation>{of}から{card}にジョグレス進化[（条件{requirement}）]</translation>
    </message>
    <message>
        <source>[{card}: ]{effect}</source>
        <translation>[{card}：]{effect}</translation>
    </message>
    <message>
        <source>activate an effect of {card}: {effect}</source>
        <translation>{card}の効果を発揮：{effect}</translation>
    </message>
    <message>
        <source>app fuse {unit}[ &amp; {link}] into {card}[ by its requirement {requirement}]</source>
        <translation>{unit}[と{link}]から{card}にアプ合体[（条件{requirement}）]</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>そのまま行う</translation>
    </message>
    <message>
        <source>attack the player</source>
        <translation>プレイヤーにアタック</translation>
    </message>
    <message>
        <source>attack the player with {unit}</source>
        <translation>{unit}でプレイヤーにアタック</translation>
    </message>
    <message>
        <source>attack {target}</source>
        <translation>{target}にアタック</translation>
    </message>
    <message>
        <source>attack {target} with {unit}</source>
        <translation>{unit}で{target}にアタック</translation>
    </message>
    <message>
        <source>block with {unit}</source>
        <translation>{unit}でブロック</translation>
    </message>
    <message>
        <source>burst digivolve {unit} into {card}[ by its requirement {requirement}]</source>
        <translation>{unit}から{card}にバースト進化[（条件{requirement}）]</translation>
    </message>
    <message>
        <source>by requirement {number}[, cost {cost}][, as a Lv.{level} Digimon]</source>
        <translation>条件{number}[、コスト{cost}][、Lv.{level}のデジモンとして]</translation>
    </message>
    <message>
        <source>choose {card}</source>
        <translation>{card}を選ぶ</translation>
    </message>
    <message>
        <source>digivolve {unit} as a Lv.{level} Digimon into {card}[ by its requirement {requirement}]</source>
        <translation>Lv.{level}のデジモンとして扱う{unit}から{card}に進化[（条件{requirement}）]</translation>
    </message>
    <message>
        <source>digivolve {unit} into {card}[ by its requirement {requirement}]</source>
        <translation>{unit}から{card}に進化[（条件{requirement}）]</translation>
    </message>
    <message>
        <source>do nothing in the breeding phase</source>
        <translation>育成フェイズに何もしない</translation>
    </message>
    <message>
        <source>do this instead</source>
        <translation>代わりにこれを行う</translation>
    </message>
    <message>
        <source>hatch a Digi-Egg</source>
        <translation>デジタマを孵化</translation>
    </message>
    <message>
        <source>it doesn&apos;t stop [{card}: ]{effect}</source>
        <translation>阻止しない：[{card}：]{effect}</translation>
    </message>
    <message>
        <source>it stops [{card}: ]{effect}</source>
        <translation>阻止する：[{card}：]{effect}</translation>
    </message>
    <message>
        <source>keep the hand</source>
        <translation>引き直さない</translation>
    </message>
    <message>
        <source>link {card} from the battle area to {unit}[ by its requirement {requirement}]</source>
        <translation>バトルエリアの{card}を{unit}にリンク[（条件{requirement}）]</translation>
    </message>
    <message>
        <source>link {card} to {unit}[ by its requirement {requirement}]</source>
        <translation>{card}を{unit}にリンク[（条件{requirement}）]</translation>
    </message>
    <message>
        <source>move {unit} to the battle area</source>
        <translation>{unit}をバトルエリアに移動</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>no block</source>
        <translation>ブロックしない</translation>
    </message>
    <message>
        <source>no counter</source>
        <translation>カウンターしない</translation>
    </message>
    <message>
        <source>no more</source>
        <translation>これ以上選ばない</translation>
    </message>
    <message>
        <source>no. {number} of the effects to choose from</source>
        <translation>選べる効果の{number}番目</translation>
    </message>
    <message>
        <source>pass the turn</source>
        <translation>ターンをパス</translation>
    </message>
    <message>
        <source>place {card}</source>
        <translation>{card}を置く</translation>
    </message>
    <message>
        <source>place {card} under {target} by Assembly</source>
        <translation>アセンブリで{card}を{target}の下に置く</translation>
    </message>
    <message>
        <source>place {card} under {target} by DigiXros</source>
        <translation>デジクロスで{card}を{target}の下に置く</translation>
    </message>
    <message>
        <source>play {card}</source>
        <translation>{card}を登場</translation>
    </message>
    <message>
        <source>redraw the hand</source>
        <translation>手札を引き直す</translation>
    </message>
    <message>
        <source>the effect doesn&apos;t trigger</source>
        <translation>効果は誘発しない</translation>
    </message>
    <message>
        <source>the effect is resolved</source>
        <translation>効果の解決を終える</translation>
    </message>
    <message>
        <source>to the bottom of the deck</source>
        <translation>デッキの下へ</translation>
    </message>
    <message>
        <source>to the bottom of the security stack</source>
        <translation>セキュリティの下へ</translation>
    </message>
    <message>
        <source>to the top of the deck</source>
        <translation>デッキの上へ</translation>
    </message>
    <message>
        <source>to the top of the security stack</source>
        <translation>セキュリティの上へ</translation>
    </message>
    <message>
        <source>use {card}</source>
        <translation>{card}を使用</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>yes, even though none of it can be done</source>
        <translation>はい（実際には何も行えない）</translation>
    </message>
    <message>
        <source>{card}</source>
        <translation>{card}</translation>
    </message>
    <message>
        <source>{card} for requirement {number}</source>
        <translation>{card}を条件の{number}番目として</translation>
    </message>
    <message>
        <source>{card}: &lt;{keyword}&gt;[ (no. {nth})]</source>
        <translation>{card}：≪{keyword}≫[（{nth}番目）]</translation>
    </message>
    <message>
        <source>{card}: Option effect {number}[ (no. {nth})]</source>
        <translation>{card}：オプションの効果{number}[（{nth}番目）]</translation>
    </message>
    <message>
        <source>{card}: effect {number}[ (no. {nth})]</source>
        <translation>{card}：効果{number}[（{nth}番目）]</translation>
    </message>
    <message>
        <source>{card}: gained effect[ (no. {nth})]</source>
        <translation>{card}：得た効果[（{nth}番目）]</translation>
    </message>
    <message>
        <source>{card}: inherited effect {number}[ (no. {nth})]</source>
        <translation>{card}：進化元効果{number}[（{nth}番目）]</translation>
    </message>
    <message>
        <source>{card}: link effect {number}[ (no. {nth})]</source>
        <translation>{card}：リンク効果{number}[（{nth}番目）]</translation>
    </message>
    <message>
        <source>{card}: lose {amount} memory</source>
        <translation>{card}：メモリー-{amount}</translation>
    </message>
    <message>
        <source>{card}: pending processing[ (no. {nth})]</source>
        <translation>{card}：保留処理[（{nth}番目）]</translation>
    </message>
    <message>
        <source>{card}: security effect {number}[ (no. {nth})]</source>
        <translation>{card}：セキュリティ効果{number}[（{nth}番目）]</translation>
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
        <translation>{seat}が先攻</translation>
    </message>
</context>
<context>
    <name>other_languages</name>
    <message>
        <source>Read on</source>
        <translation>続きを読む</translation>
    </message>
    <message>
        <source>Terms of the text</source>
        <translation>本文の用語</translation>
    </message>
</context>
<context>
    <name>our_readings</name>
    <message>
        <source>A reading is this program&apos;s decision, not the publisher&apos;s text. The rules engine plays by it; an official answer or the head judge overrides it.</source>
        <translation>解釈は当プログラムの判断であり、発行元の文ではありません。ルールエンジンはこれに従って処理しますが、公式回答とヘッドジャッジの判断が優先します。</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Grounds, and the other reading</source>
        <translation>根拠と別の解釈</translation>
    </message>
    <message>
        <source>Official answers, in our wording</source>
        <translation>公式回答（当プログラムの要約）</translation>
    </message>
    <message>
        <source>Our reading</source>
        <translation>当プログラムの解釈</translation>
    </message>
    <message>
        <source>Our readings</source>
        <translation>当プログラムの解釈</translation>
    </message>
    <message>
        <source>Played by the scenarios</source>
        <translation>シナリオによる検証</translation>
    </message>
    <message>
        <source>The other reading</source>
        <translation>別の解釈</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>本文</translation>
    </message>
    <message>
        <source>What the Japanese manual says</source>
        <translation>日本語版マニュアルの記載</translation>
    </message>
    <message>
        <source>What the program decided where the text leaves something open</source>
        <translation>本文に定めのない点についての当プログラムの判断</translation>
    </message>
    <message>
        <source>What the {source} say</source>
        <translation>{source}の記載</translation>
    </message>
    <message>
        <source>see {number}</source>
        <translation>{number}を参照</translation>
    </message>
</context>
<context>
    <name>outcomes</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>決定%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more: narrow the question to see them</source>
        <translation>
            <numerusform>ほか%n件（範囲を狭めると表示）</numerusform>
        </translation>
    </message>
    <message>
        <source>({claim})</source>
        <translation>（{claim}）</translation>
    </message>
    <message>
        <source>1 outcome.</source>
        <translation>結果は1通り。</translation>
    </message>
    <message numerus="yes">
        <source>And %n more outcome(s).</source>
        <translation>
            <numerusform>ほか%n通りの結果。</numerusform>
        </translation>
    </message>
    <message>
        <source>DP of {card}: {amount}</source>
        <translation>{card}のDP：{amount}</translation>
    </message>
    <message>
        <source>It makes no difference: every line ends on the same board.</source>
        <translation>違いはない：どの進め方でも同じ盤面になる。</translation>
    </message>
    <message>
        <source>Not every line was explored: there are more than {count} positions. Outcomes found can happen; others may happen too.</source>
        <translation>すべては調べられなかった：局面が{count}を超える。見つかったものは起こりうる。見つかっていないものも起こりうる。</translation>
    </message>
    <message>
        <source>Nothing found yet.</source>
        <translation>まだ何も見つかっていない。</translation>
    </message>
    <message>
        <source>Outcomes that the rules alone don&apos;t decide are marked.</source>
        <translation>ルールだけでは決まらない結果には印が付いている。</translation>
    </message>
    <message>
        <source>Play the shortest line to it as a branch</source>
        <translation>最短の進め方を分岐に加える</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>尋ねたこと</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Stopped before every line was explored. Outcomes found can happen; others may happen too.</source>
        <translation>すべてを調べる前に中止した。見つかったものは起こりうる。見つかっていないものも起こりうる。</translation>
    </message>
    <message>
        <source>The order doesn&apos;t matter: every order ends on the same board.</source>
        <translation>順番は関係ない：どの順番でも同じ盤面になる。</translation>
    </message>
    <message>
        <source>The order matters: {count} outcomes.</source>
        <translation>順番で変わる：結果は{count}通り。</translation>
    </message>
    <message>
        <source>There is only one line.</source>
        <translation>進め方は1つしかない。</translation>
    </message>
    <message>
        <source>Time ran out before every line was explored. Outcomes found can happen; others may happen too.</source>
        <translation>時間内にすべては調べられなかった。見つかったものは起こりうる。見つかっていないものも起こりうる。</translation>
    </message>
    <message>
        <source>What unknown cards in a hand could do isn&apos;t considered.</source>
        <translation>手札の不明なカードでできることは除いた。</translation>
    </message>
    <message>
        <source>Where a recorded choice wasn&apos;t possible, every choice was tried.</source>
        <translation>記録のとおりに選択できないところでは、すべての選択を試した。</translation>
    </message>
    <message>
        <source>always</source>
        <translation>必ずそうなる</translation>
    </message>
    <message>
        <source>an effect of {card} is activated</source>
        <translation>{card}の効果が発揮される</translation>
    </message>
    <message>
        <source>at least {number}</source>
        <translation>{number}以上</translation>
    </message>
    <message>
        <source>at most {number}</source>
        <translation>{number}以下</translation>
    </message>
    <message numerus="yes">
        <source>by %n line(s)</source>
        <translation>
            <numerusform>進め方%n通り</numerusform>
        </translation>
    </message>
    <message>
        <source>by chance: an unknown card</source>
        <translation>偶然による：不明なカード</translation>
    </message>
    <message>
        <source>by chance: {seat}&apos;s shuffled {pile}</source>
        <translation>偶然による：シャッフルされた{seat}の{pile}</translation>
    </message>
    <message>
        <source>by endless lines</source>
        <translation>進め方は無限にある</translation>
    </message>
    <message>
        <source>cards in {seat}&apos;s Digi-Egg deck: {count}</source>
        <translation>{seat}のデジタマデッキの枚数：{count}</translation>
    </message>
    <message>
        <source>cards in {seat}&apos;s deck: {count}</source>
        <translation>{seat}のデッキの枚数：{count}</translation>
    </message>
    <message>
        <source>cards in {seat}&apos;s hand: {amount}</source>
        <translation>{seat}の手札の枚数：{amount}</translation>
    </message>
    <message>
        <source>cards in {seat}&apos;s security stack: {amount}</source>
        <translation>{seat}のセキュリティの枚数：{amount}</translation>
    </message>
    <message>
        <source>cards in {seat}&apos;s security stack: {count}</source>
        <translation>{seat}のセキュリティの枚数：{count}</translation>
    </message>
    <message>
        <source>differs from other outcomes in lasting effects or uses this turn ({number})</source>
        <translation>続いている効果またはこのターンに使った効果がほかと違う（{number}）</translation>
    </message>
    <message>
        <source>differs from other outcomes in pending effects ({number})</source>
        <translation>発揮待ちがほかと違う（{number}）</translation>
    </message>
    <message>
        <source>false in {number}</source>
        <translation>{number}通りではそうならない</translation>
    </message>
    <message>
        <source>in some cases</source>
        <translation>場合による</translation>
    </message>
    <message>
        <source>in {seat}&apos;s hand: {cards}</source>
        <translation>{seat}の手札にある：{cards}</translation>
    </message>
    <message>
        <source>in {seat}&apos;s trash: {cards}</source>
        <translation>{seat}のトラッシュにある：{cards}</translation>
    </message>
    <message>
        <source>it is {seat}&apos;s turn</source>
        <translation>{seat}のターン</translation>
    </message>
    <message>
        <source>it is {seat}&apos;s turn (turn {turn})</source>
        <translation>{seat}のターン（第{turn}ターン）</translation>
    </message>
    <message>
        <source>linked to {unit}: {cards}</source>
        <translation>{unit}にリンク：{cards}</translation>
    </message>
    <message>
        <source>memory 0</source>
        <translation>メモリー0</translation>
    </message>
    <message>
        <source>memory {number} for {seat}</source>
        <translation>{seat}から見てメモリー{number}</translation>
    </message>
    <message>
        <source>never</source>
        <translation>決してそうならない</translation>
    </message>
    <message>
        <source>no cards in {seat}&apos;s security stack</source>
        <translation>{seat}のセキュリティは0枚</translation>
    </message>
    <message>
        <source>no more in {seat}&apos;s hand</source>
        <translation>{seat}の手札にほかはない</translation>
    </message>
    <message>
        <source>no more in {seat}&apos;s trash</source>
        <translation>{seat}のトラッシュにほかはない</translation>
    </message>
    <message>
        <source>not understood: {card}: {text}</source>
        <translation>読み取れない：{card}：{text}</translation>
    </message>
    <message>
        <source>nothing is linked to {unit}</source>
        <translation>{unit}にリンクカードはない</translation>
    </message>
    <message>
        <source>nothing is under {unit}</source>
        <translation>{unit}の下にカードはない</translation>
    </message>
    <message>
        <source>on top of {seat}&apos;s deck: {cards}</source>
        <translation>{seat}のデッキの上：{cards}</translation>
    </message>
    <message>
        <source>positions: {positions}, still to explore: {waiting}, lines ended: {ends}</source>
        <translation>局面{positions}、未調査{waiting}、終点{ends}</translation>
    </message>
    <message>
        <source>the game goes on</source>
        <translation>ゲームは続く</translation>
    </message>
    <message>
        <source>the game is a draw</source>
        <translation>ゲームは引き分け</translation>
    </message>
    <message>
        <source>the only outcome</source>
        <translation>唯一の盤面</translation>
    </message>
    <message>
        <source>true in {number}</source>
        <translation>{number}通りではそうなる</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>判定できない</translation>
    </message>
    <message>
        <source>under {unit}: {cards}</source>
        <translation>{unit}の下：{cards}</translation>
    </message>
    <message>
        <source>until nothing is pending</source>
        <translation>発揮待ちがなくなるまで</translation>
    </message>
    <message>
        <source>until the attack is over</source>
        <translation>アタックが終わるまで</translation>
    </message>
    <message>
        <source>until the block timing is over</source>
        <translation>ブロックタイミングが終わるまで</translation>
    </message>
    <message>
        <source>until the turn ends</source>
        <translation>ターンが終わるまで</translation>
    </message>
    <message>
        <source>you decide: {text}</source>
        <translation>ジャッジが判断する：{text}</translation>
    </message>
    <message>
        <source>{card} is deleted</source>
        <translation>{card}が消滅</translation>
    </message>
    <message>
        <source>{card} stays on the field</source>
        <translation>{card}がエリアに残る</translation>
    </message>
    <message>
        <source>{claim}: {answer}</source>
        <translation>{claim}：{answer}</translation>
    </message>
    <message>
        <source>{count} outcomes.</source>
        <translation>結果は{count}通り。</translation>
    </message>
    <message>
        <source>{count} × {unit} on {seat}&apos;s field</source>
        <translation>{seat}のエリアに{unit}×{count}</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>{number} to {most}</source>
        <translation>{number}～{most}</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one}、かつ{other}</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one}、または{other}</translation>
    </message>
    <message>
        <source>{seat} loses</source>
        <translation>{seat}の負け</translation>
    </message>
    <message>
        <source>{seat} wins</source>
        <translation>{seat}の勝ち</translation>
    </message>
    <message>
        <source>{seat}&apos;s memory: {amount}</source>
        <translation>{seat}から見たメモリー：{amount}</translation>
    </message>
    <message>
        <source>{seat}&apos;s security stack: {cards}</source>
        <translation>{seat}のセキュリティ：{cards}</translation>
    </message>
    <message>
        <source>{unit} has {dp} DP</source>
        <translation>{unit}のDPは{dp}</translation>
    </message>
    <message>
        <source>{unit} is in {seat}&apos;s breeding area</source>
        <translation>{unit}が{seat}の育成エリアにいる</translation>
    </message>
    <message>
        <source>{unit} is on {seat}&apos;s field</source>
        <translation>{unit}が{seat}のエリアにいる</translation>
    </message>
    <message>
        <source>{unit} is suspended</source>
        <translation>{unit}はレスト状態</translation>
    </message>
    <message>
        <source>{unit} isn&apos;t on {seat}&apos;s field</source>
        <translation>{unit}は{seat}のエリアにいない</translation>
    </message>
    <message>
        <source>{unit} isn&apos;t suspended</source>
        <translation>{unit}はアクティブ状態</translation>
    </message>
    <message>
        <source>{who}: {choice}</source>
        <translation>{who}：{choice}</translation>
    </message>
    <message>
        <source>“{effect}” of {card} is activated</source>
        <translation>{card}の「{effect}」が発揮される</translation>
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
        <translation>例</translation>
    </message>
    <message>
        <source>Our English, unofficial (F7:&#xa0;Chinese)</source>
        <translation>非公式の英訳（F7で中国語）</translation>
    </message>
    <message>
        <source>Referred to by</source>
        <translation>参照元</translation>
    </message>
    <message>
        <source>The text of {edition}</source>
        <translation>{edition}のテキスト</translation>
    </message>
    <message>
        <source>{edition} says, in our wording</source>
        <translation>{edition}の内容（当プログラムの表現）</translation>
    </message>
</context>
<context>
    <name>phases</name>
    <message>
        <source>breeding</source>
        <translation>育成フェイズ</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ドローフェイズ</translation>
    </message>
    <message>
        <source>end</source>
        <translation>ターン終了時</translation>
    </message>
    <message>
        <source>main</source>
        <translation>メインフェイズ</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>準備</translation>
    </message>
    <message>
        <source>unsuspend</source>
        <translation>アクティブフェイズ</translation>
    </message>
</context>
<context>
    <name>places on a stack</name>
    <message>
        <source>on</source>
        <translation>上</translation>
    </message>
    <message>
        <source>under</source>
        <translation>下</translation>
    </message>
</context>
<context>
    <name>question_page</name>
    <message>
        <source>Changed in {edition}, check: {clauses}. This was played under an earlier edition.</source>
        <translation>{edition}で変更、要確認：{clauses}。この場面は以前の版でプレイしたものです。</translation>
    </message>
    <message>
        <source>No longer in {edition}: {clauses}. Check what decides it today.</source>
        <translation>{edition}にはもうない条項：{clauses}。現在の根拠を確認してください。</translation>
    </message>
    <message>
        <source>Our answer to the general question, proved by this scene. A card&apos;s text may change it: card text overrides the rules (1-3-1).</source>
        <translation>一般的な質問への当プログラムの回答で、この場面をエンジンで再現して検証済みです。カードの文言によっては異なります。カードのテキストはルールより優先します（1-3-1）。</translation>
    </message>
    <message>
        <source>Questions that it decides</source>
        <translation>この条項で決まる質問</translation>
    </message>
    <message>
        <source>See it played</source>
        <translation>盤面で再現</translation>
    </message>
    <message>
        <source>The clauses that decide it</source>
        <translation>根拠条項</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>&lt;De-Digivolve&gt; can&apos;t trash a Lv.3 card or any card after it</source>
        <translation>≪退化≫ではLv.3のカード以降を破棄できない</translation>
    </message>
    <message>
        <source>&lt;De-Digivolve&gt; trashes stacked cards</source>
        <translation>≪退化≫は重ねられているカードを破棄する</translation>
    </message>
    <message>
        <source>&lt;Delay&gt; can&apos;t activate on the turn its card was placed</source>
        <translation>≪ディレイ≫は置いたターンには発揮できない</translation>
    </message>
    <message>
        <source>&lt;Jamming&gt; keeps it from being deleted</source>
        <translation>≪ジャミング≫により消滅しない</translation>
    </message>
    <message>
        <source>Digimon in the battle area DNA digivolve into a card in the hand</source>
        <translation>バトルエリアのデジモンが手札のカードにジョグレス進化する</translation>
    </message>
    <message>
        <source>[Start of Your Turn] effects belong to the unsuspend phase</source>
        <translation>【自分のターン開始時】の効果はアクティブフェイズに属する</translation>
    </message>
    <message>
        <source>a Digimon in the battle area app fuses into a card in the hand</source>
        <translation>バトルエリアのデジモンが手札のカードにアプ合体する</translation>
    </message>
    <message>
        <source>a Digimon in the battle area app fuses with its link card</source>
        <translation>バトルエリアのデジモンが自身のリンクカードとアプ合体する</translation>
    </message>
    <message>
        <source>a Digimon that can&apos;t suspend can&apos;t attack</source>
        <translation>レストできないデジモンはアタックできない</translation>
    </message>
    <message>
        <source>a Digimon that can&apos;t suspend can&apos;t block</source>
        <translation>レストできないデジモンはブロックできない</translation>
    </message>
    <message>
        <source>a block can&apos;t be blocked again</source>
        <translation>ブロック中に再びブロックを宣言することはできない</translation>
    </message>
    <message>
        <source>a card being revealed doesn&apos;t count as being in its area</source>
        <translation>オープン中のカードは元の領域にないものとして扱う</translation>
    </message>
    <message>
        <source>a card can&apos;t attack on the turn it was placed on the field</source>
        <translation>エリアに置かれたターンはアタックできない</translation>
    </message>
    <message>
        <source>a card that can&apos;t be digivolved into is put back</source>
        <translation>進化できないカードは元に戻す</translation>
    </message>
    <message>
        <source>a card that can&apos;t be played is put back</source>
        <translation>登場できないカードは元に戻す</translation>
    </message>
    <message>
        <source>a card that can&apos;t be used is put back</source>
        <translation>使用できないカードは元に戻す</translation>
    </message>
    <message>
        <source>a card with Link is linked to another of its player&apos;s Digimon</source>
        <translation>リンクを持つカードを他の自分のデジモンにリンクする</translation>
    </message>
    <message>
        <source>a checked card is no longer in the security stack</source>
        <translation>チェックされたカードはもうセキュリティにない</translation>
    </message>
    <message>
        <source>a digivolution places a Digimon card on the same player&apos;s card on the field</source>
        <translation>デジモンカードはエリアの自分のカードに重ねる</translation>
    </message>
    <message>
        <source>a link requirement must be met</source>
        <translation>リンク条件を満たす必要がある</translation>
    </message>
    <message>
        <source>a normal digivolution isn&apos;t a burst digivolution</source>
        <translation>通常の進化はバースト進化ではない</translation>
    </message>
    <message>
        <source>a normal digivolution isn&apos;t an app fusion</source>
        <translation>通常の進化はアプ合体ではない</translation>
    </message>
    <message>
        <source>a player activates only effects of their own cards</source>
        <translation>発揮できるのは自分のカードの効果だけ</translation>
    </message>
    <message>
        <source>a player burst digivolves into a card in their own hand</source>
        <translation>バースト進化の進化先は手札のカード</translation>
    </message>
    <message>
        <source>a player declares effects in their own main phase when nothing is left to resolve</source>
        <translation>効果の宣言は、自分のメインフェイズで未解決の処理がないときだけ</translation>
    </message>
    <message>
        <source>a player digivolves into a Digimon card in their own hand</source>
        <translation>進化先は手札のデジモンカード</translation>
    </message>
    <message>
        <source>a player moves only their own card in the breeding area</source>
        <translation>移動できるのは育成エリアの自分のカードだけ</translation>
    </message>
    <message>
        <source>a player plays Digimon and Tamer cards from their own hand</source>
        <translation>登場させるのは手札のデジモンカードかテイマーカード</translation>
    </message>
    <message>
        <source>a player uses Option cards from their own hand</source>
        <translation>使用できるのは手札のオプションカード</translation>
    </message>
    <message>
        <source>a replacement can&apos;t be replaced again</source>
        <translation>置換処理は重ねて置き換えられない</translation>
    </message>
    <message>
        <source>a requirement of the card must be met</source>
        <translation>カードの進化条件を満たす必要がある</translation>
    </message>
    <message>
        <source>a security check is a rule, not an effect</source>
        <translation>セキュリティチェックはルールによるもので、効果ではない</translation>
    </message>
    <message>
        <source>a single card doesn&apos;t count as stacked cards</source>
        <translation>1枚だけでは重ねられているカードではない</translation>
    </message>
    <message>
        <source>a token can&apos;t be linked</source>
        <translation>トークンはリンクできない</translation>
    </message>
    <message>
        <source>an Assembly needs all of its cards</source>
        <translation>アセンブリは指定のカードがすべて必要</translation>
    </message>
    <message>
        <source>an Option card&apos;s [Main] effect is activated by using the card, which requires its colors</source>
        <translation>オプションカードの【メイン】の効果は、カードの使用（色条件が必要）によって発揮する</translation>
    </message>
    <message>
        <source>an attack can be blocked only once</source>
        <translation>ブロックはアタックごとに1回だけ</translation>
    </message>
    <message>
        <source>an attack is declared by suspending a Digimon in the battle area</source>
        <translation>アタックはバトルエリアのデジモンをレストさせて宣言する</translation>
    </message>
    <message>
        <source>an effect forbids it</source>
        <translation>効果で禁止されている</translation>
    </message>
    <message>
        <source>an impossible action isn&apos;t carried out</source>
        <translation>実行不可能なことは行わない</translation>
    </message>
    <message>
        <source>becoming the top card of its stack doesn&apos;t count as being played</source>
        <translation>一番上のカードになることは登場ではない</translation>
    </message>
    <message>
        <source>being trashed doesn&apos;t count as being deleted</source>
        <translation>破棄は消滅ではない</translation>
    </message>
    <message>
        <source>each of them must meet a requirement</source>
        <translation>それぞれが条件を満たす必要がある</translation>
    </message>
    <message>
        <source>every color of the card is required</source>
        <translation>カードのすべての色が必要</translation>
    </message>
    <message>
        <source>in the breeding area, only effects that refer to it work</source>
        <translation>育成エリアでは、育成エリアを参照する効果しか働かない</translation>
    </message>
    <message>
        <source>in the main phase only an effect with [Main] can be declared</source>
        <translation>メインフェイズに宣言できるのは【メイン】の効果だけ</translation>
    </message>
    <message>
        <source>it applies only to what happens in battle</source>
        <translation>バトルで起こることに対してだけ誘発する</translation>
    </message>
    <message>
        <source>it can&apos;t be carried out in full</source>
        <translation>すべては行えない</translation>
    </message>
    <message>
        <source>it doesn&apos;t apply to the cause of this</source>
        <translation>これを引き起こしたものが誘発条件に合わない</translation>
    </message>
    <message>
        <source>it doesn&apos;t apply to the effects of its own player</source>
        <translation>自分の効果に対しては誘発しない</translation>
    </message>
    <message>
        <source>it doesn&apos;t apply to what happens in battle</source>
        <translation>バトルで起こることに対しては誘発しない</translation>
    </message>
    <message>
        <source>it doesn&apos;t apply to where the card would go</source>
        <translation>カードの行き先が誘発条件に合わない</translation>
    </message>
    <message>
        <source>it has no &lt;Blocker&gt;</source>
        <translation>≪ブロッカー≫を持たない</translation>
    </message>
    <message>
        <source>it has no Link</source>
        <translation>リンクを持たない</translation>
    </message>
    <message>
        <source>it is already in that state</source>
        <translation>すでにその状態にある</translation>
    </message>
    <message>
        <source>it is already the attack target</source>
        <translation>すでにアタックの対象である</translation>
    </message>
    <message>
        <source>it is checked again for each &lt;De-Digivolve&gt;</source>
        <translation>≪退化≫ごとに改めて確認する</translation>
    </message>
    <message>
        <source>it is no longer a Digimon</source>
        <translation>すでにデジモンではない</translation>
    </message>
    <message>
        <source>it is no longer a Digimon with stacked cards</source>
        <translation>重ねられているカードを持つデジモンではなくなった</translation>
    </message>
    <message>
        <source>it is now a new card</source>
        <translation>新しいカードになった</translation>
    </message>
    <message>
        <source>it isn&apos;t a [Counter] effect</source>
        <translation>【カウンター】効果ではない</translation>
    </message>
    <message>
        <source>it isn&apos;t affected by that effect</source>
        <translation>その効果を受けない</translation>
    </message>
    <message>
        <source>it isn&apos;t carried over when a Digimon moves</source>
        <translation>デジモンが移動すると引き継がれない</translation>
    </message>
    <message>
        <source>it isn&apos;t different enough from the others</source>
        <translation>他と異なるという条件を満たさない</translation>
    </message>
    <message>
        <source>it isn&apos;t done if the number of times is 0 or less</source>
        <translation>0回の処理は行わない</translation>
    </message>
    <message>
        <source>it isn&apos;t in the hand or battle area</source>
        <translation>手札にもバトルエリアにもない</translation>
    </message>
    <message>
        <source>it isn&apos;t in the trash</source>
        <translation>トラッシュにない</translation>
    </message>
    <message>
        <source>it isn&apos;t the counter timing of the opponent&apos;s attack</source>
        <translation>相手のアタックのカウンタータイミングではない</translation>
    </message>
    <message>
        <source>it was already activated for this</source>
        <translation>これに対してはすでに発揮した</translation>
    </message>
    <message>
        <source>it was already used as often as allowed this turn</source>
        <translation>このターンに使える回数を使い切った</translation>
    </message>
    <message>
        <source>it works only face up in the security stack</source>
        <translation>表向きでセキュリティにあるときだけ有効</translation>
    </message>
    <message>
        <source>it works only in the breeding area</source>
        <translation>育成エリアにあるときだけ有効</translation>
    </message>
    <message>
        <source>it works only in the hand</source>
        <translation>手札にあるときだけ有効</translation>
    </message>
    <message>
        <source>it works only in the trash</source>
        <translation>トラッシュにあるときだけ有効</translation>
    </message>
    <message>
        <source>its DNA digivolution requirements aren&apos;t met</source>
        <translation>ジョグレス進化の条件を満たしていない</translation>
    </message>
    <message>
        <source>its app fusion requirements aren&apos;t met</source>
        <translation>アプ合体の条件を満たしていない</translation>
    </message>
    <message>
        <source>its burst digivolution requirements aren&apos;t met</source>
        <translation>バースト進化の条件を満たしていない</translation>
    </message>
    <message>
        <source>its card is now a new card, or gone</source>
        <translation>カードが新しいカードになったか、なくなった</translation>
    </message>
    <message>
        <source>its card leaves at the same time</source>
        <translation>そのカードも同時に離れる</translation>
    </message>
    <message>
        <source>its card no longer has it</source>
        <translation>カードがその効果を失っている</translation>
    </message>
    <message>
        <source>its card no longer has the trigger condition</source>
        <translation>そのカードが誘発条件をもう持っていない</translation>
    </message>
    <message>
        <source>its condition isn&apos;t met</source>
        <translation>条件を満たしていない</translation>
    </message>
    <message>
        <source>its digivolution requirements aren&apos;t met</source>
        <translation>進化条件を満たしていない</translation>
    </message>
    <message>
        <source>its link requirements aren&apos;t met</source>
        <translation>リンク条件を満たしていない</translation>
    </message>
    <message>
        <source>its player has no Digimon or Tamer of that color on the field</source>
        <translation>その色の自分のデジモンやテイマーがエリアにいない</translation>
    </message>
    <message>
        <source>its trigger condition wasn&apos;t met</source>
        <translation>誘発条件を満たさなかった</translation>
    </message>
    <message>
        <source>leaving along with it doesn&apos;t count as being trashed from it</source>
        <translation>リンク先と一緒に離れても、そこから破棄されたことにはならない</translation>
    </message>
    <message>
        <source>leaving along with it doesn&apos;t count as being trashed from under it</source>
        <translation>上のカードと一緒に離れても、その下から破棄されたことにはならない</translation>
    </message>
    <message>
        <source>link cards keep their order</source>
        <translation>リンクカードの順番は変えられない</translation>
    </message>
    <message>
        <source>memory can&apos;t go past 10</source>
        <translation>メモリーは10より大きくならない</translation>
    </message>
    <message>
        <source>memory isn&apos;t on the opponent&apos;s side</source>
        <translation>メモリーが相手側にない</translation>
    </message>
    <message>
        <source>moving doesn&apos;t count as being played</source>
        <translation>移動は登場ではない</translation>
    </message>
    <message>
        <source>no Digimon can digivolve into it</source>
        <translation>これに進化できるデジモンがいない</translation>
    </message>
    <message>
        <source>no Digimon or card can DNA digivolve into it</source>
        <translation>これにジョグレス進化できるデジモンやカードがない</translation>
    </message>
    <message>
        <source>no card is checked</source>
        <translation>チェックするカードがない</translation>
    </message>
    <message>
        <source>no cards are stacked under it</source>
        <translation>下に重ねられているカードがない</translation>
    </message>
    <message>
        <source>no other attack can be declared during an attack</source>
        <translation>アタック中に別のアタックは宣言できない</translation>
    </message>
    <message>
        <source>no player may look at a private area</source>
        <translation>非公開領域の中は誰も見られない</translation>
    </message>
    <message>
        <source>no such Tamer is in the battle area</source>
        <translation>該当のテイマーがバトルエリアにいない</translation>
    </message>
    <message>
        <source>none of its conditions is met</source>
        <translation>どの条件も満たしていない</translation>
    </message>
    <message>
        <source>nothing can be stacked with a token</source>
        <translation>トークンにはカードを重ねられない</translation>
    </message>
    <message>
        <source>nothing can stand in for cards that must be different</source>
        <translation>異なっていなければならないカードの代わりになるものはない</translation>
    </message>
    <message>
        <source>only 1 [Counter] effect can activate per attack</source>
        <translation>【カウンター】効果はアタックごとに1回だけ</translation>
    </message>
    <message>
        <source>only 1 card can be in the breeding area</source>
        <translation>育成エリアに置けるのは1枚だけ</translation>
    </message>
    <message>
        <source>only 1 card is placed for each card named</source>
        <translation>指定ごとに置けるのは1枚だけ</translation>
    </message>
    <message>
        <source>only a Digimon can attack</source>
        <translation>アタックできるのはデジモンだけ</translation>
    </message>
    <message>
        <source>only a Digimon in the battle area can attack</source>
        <translation>アタックできるのはバトルエリアのデジモンだけ</translation>
    </message>
    <message>
        <source>only a Digimon in the battle area with &lt;Blocker&gt; can block</source>
        <translation>ブロックできるのはバトルエリアの≪ブロッカー≫を持つデジモンだけ</translation>
    </message>
    <message>
        <source>only a Digimon of the attacked player can block, at the block timing</source>
        <translation>ブロックできるのは、アタックされたプレイヤーのデジモンがブロックタイミングに行うときだけ</translation>
    </message>
    <message>
        <source>only a Digimon with DP can move</source>
        <translation>移動できるのはDPを持つデジモンだけ</translation>
    </message>
    <message>
        <source>only a card in the hand or battle area can link, and only to a Digimon in the battle area</source>
        <translation>リンクできるのは手札かバトルエリアのカードだけで、リンク先はバトルエリアのデジモン</translation>
    </message>
    <message>
        <source>only a card with a play cost can be played, and none is given for this one</source>
        <translation>登場できるのは登場コストを持つカードだけで、このカードには示されていない</translation>
    </message>
    <message>
        <source>only its player may look at a hand</source>
        <translation>手札を見られるのは、そのプレイヤーだけ</translation>
    </message>
    <message>
        <source>only its player may look at what is face down there</source>
        <translation>そこの裏向きのカードを見られるのは、そのプレイヤーだけ</translation>
    </message>
    <message>
        <source>only one of several &lt;Piercing&gt; leads to a check</source>
        <translation>複数の≪貫通≫でもチェックは1回だけ</translation>
    </message>
    <message>
        <source>only the opponent or 1 of the opponent&apos;s suspended Digimon can be attacked</source>
        <translation>アタックできるのは相手プレイヤーかレスト状態の相手のデジモン</translation>
    </message>
    <message>
        <source>only the turn player can attack</source>
        <translation>アタックできるのはターンプレイヤーだけ</translation>
    </message>
    <message>
        <source>security cards are face down</source>
        <translation>セキュリティのカードは裏向き</translation>
    </message>
    <message>
        <source>stacked cards keep their order</source>
        <translation>重なり順は変えられない</translation>
    </message>
    <message>
        <source>the Assembly requirements name no such card</source>
        <translation>アセンブリ条件に該当しないカード</translation>
    </message>
    <message>
        <source>the Digi-Egg deck is a private area</source>
        <translation>デジタマデッキは非公開領域</translation>
    </message>
    <message>
        <source>the Digi-Egg deck keeps its order</source>
        <translation>デジタマデッキの順番は変えられない</translation>
    </message>
    <message>
        <source>the DigiXros requirements name no such card</source>
        <translation>デジクロス条件に該当しないカード</translation>
    </message>
    <message>
        <source>the Digimon and its link card must be the ones named</source>
        <translation>デジモンとリンクカードは指定どおりでなければならない</translation>
    </message>
    <message>
        <source>the Digimon must be in the battle area</source>
        <translation>これで進化するのはバトルエリアのデジモン</translation>
    </message>
    <message>
        <source>the Digimon that checks is gone</source>
        <translation>チェックするデジモンがいなくなった</translation>
    </message>
    <message>
        <source>the Digimon that was attacked is gone</source>
        <translation>アタックされたデジモンがいなくなった</translation>
    </message>
    <message>
        <source>the attacked Digimon itself can&apos;t block</source>
        <translation>アタックされているデジモン自身はブロックできない</translation>
    </message>
    <message>
        <source>the attacking Digimon is gone</source>
        <translation>アタック中のデジモンがいなくなった</translation>
    </message>
    <message>
        <source>the breeding area is occupied</source>
        <translation>育成エリアが空いていない</translation>
    </message>
    <message>
        <source>the card doesn&apos;t match its trigger condition</source>
        <translation>カードが誘発条件に当てはまらない</translation>
    </message>
    <message>
        <source>the card drawn for a digivolution is drawn by the rules, not by an effect</source>
        <translation>進化によるドローはルールによるもので、効果によるものではない</translation>
    </message>
    <message>
        <source>the card is unaffected by whatever would give it this effect, so it doesn&apos;t have it</source>
        <translation>それを与える効果をカードが受けないため、得ていない</translation>
    </message>
    <message>
        <source>the card wasn&apos;t placed there</source>
        <translation>カードはそこに置かれなかった</translation>
    </message>
    <message>
        <source>the chosen card is now a new card</source>
        <translation>選んだカードは新しいカードになっている</translation>
    </message>
    <message>
        <source>the condition of its [Main] effect isn&apos;t met</source>
        <translation>【メイン】効果の条件を満たしていない</translation>
    </message>
    <message>
        <source>the cost can&apos;t be paid</source>
        <translation>コストを支払えない</translation>
    </message>
    <message>
        <source>the deck is a private area</source>
        <translation>デッキは非公開領域</translation>
    </message>
    <message>
        <source>the deck keeps its order</source>
        <translation>デッキの順番は変えられない</translation>
    </message>
    <message>
        <source>the effect doesn&apos;t allow this</source>
        <translation>効果がこれを認めていない</translation>
    </message>
    <message>
        <source>the effect doesn&apos;t reach the breeding area</source>
        <translation>その効果は育成エリアには及ばない</translation>
    </message>
    <message>
        <source>the effect doesn&apos;t work there</source>
        <translation>その場所では効果が働かない</translation>
    </message>
    <message>
        <source>the link limit causes it, not an effect</source>
        <translation>リンクカードの上限によるもので、効果によるものではない</translation>
    </message>
    <message>
        <source>the named Tamer must be returned</source>
        <translation>指定のテイマーを戻す必要がある</translation>
    </message>
    <message>
        <source>the opponent has no security card</source>
        <translation>相手のセキュリティがない</translation>
    </message>
    <message>
        <source>the pending processing isn&apos;t carried out</source>
        <translation>保留処理は行われない</translation>
    </message>
    <message>
        <source>the player who goes first doesn&apos;t draw on their first turn</source>
        <translation>先攻は第1ターンにドローしない</translation>
    </message>
    <message>
        <source>the requirements of the DNA digivolution must be met</source>
        <translation>ジョグレス進化の条件を満たす必要がある</translation>
    </message>
    <message>
        <source>the rules delete it, not an effect</source>
        <translation>ルールによる消滅で、効果による消滅ではない</translation>
    </message>
    <message>
        <source>the security stack keeps its order</source>
        <translation>セキュリティの順番は変えられない</translation>
    </message>
    <message>
        <source>there is no Digimon to make the check</source>
        <translation>チェックするデジモンがいない</translation>
    </message>
    <message>
        <source>there is no attack</source>
        <translation>アタックが行われていない</translation>
    </message>
    <message>
        <source>there is no card in the Digi-Egg deck</source>
        <translation>デジタマデッキにカードがない</translation>
    </message>
    <message>
        <source>there is no card to draw</source>
        <translation>ドローするカードがない</translation>
    </message>
    <message>
        <source>this area has no order</source>
        <translation>この領域に順番はない</translation>
    </message>
    <message>
        <source>this is possible only in its player&apos;s breeding phase</source>
        <translation>行えるのは自分の育成フェイズだけ</translation>
    </message>
    <message>
        <source>this is possible only in its player&apos;s main phase, when nothing is left to resolve</source>
        <translation>行えるのは、自分のメインフェイズで未解決の処理がないときだけ</translation>
    </message>
</context>
<context>
    <name>refused lessons</name>
    <message>
        <source>&lt;{name}&gt; is already a known keyword effect</source>
        <translation>≪{name}≫は既知のキーワード効果です</translation>
    </message>
    <message>
        <source>In both, mark one number that is 2 or more</source>
        <translation>2以上の数を1つ、両方で印を付けてください</translation>
    </message>
    <message>
        <source>Leave some of its words unmarked</source>
        <translation>印を付けない言葉を残してください</translation>
    </message>
    <message>
        <source>Leave the clause out to teach another wording</source>
        <translation>別の言い回しとして教えるには条項を空にしてください</translation>
    </message>
    <message>
        <source>Mark a whole number, color, group of cards or name, that with its square brackets: {{[Agumon]}}</source>
        <translation>数、色、カードのまとまり、名称は全体に印を付けてください。名称はかぎ括弧ごと：{{「アグモン」}}</translation>
    </message>
    <message>
        <source>Mark it in both texts</source>
        <translation>両方の文で印を付けてください</translation>
    </message>
    <message>
        <source>Nothing needs to be taught</source>
        <translation>教える必要はありません</translation>
    </message>
    <message>
        <source>Put each part that varies into one pair, a name with its square brackets: {{2}}, {{[Agumon]}}</source>
        <translation>変わる部分をそれぞれ1組の括弧で囲んでください。名称はかぎ括弧ごと：{{2}}、{{「アグモン」}}</translation>
    </message>
    <message>
        <source>Say in both whose it is, when, where and on what condition</source>
        <translation>誰のものか、いつ、どこで、どの条件でかを、両方に書いてください</translation>
    </message>
    <message>
        <source>Teach a part of it</source>
        <translation>一部分を教えてください</translation>
    </message>
    <message>
        <source>Teach more words of the text around it</source>
        <translation>前後の言葉も含めて教えてください</translation>
    </message>
    <message>
        <source>Teach wordings in English (en) or Japanese (ja)</source>
        <translation>英語（en）か日本語（ja）の言い回しを教えてください</translation>
    </message>
    <message>
        <source>Text that is already understood can&apos;t be taught another meaning. Report it if it is read wrongly</source>
        <translation>読み取れるものを別の意味では教えられません。誤りであれば報告してください</translation>
    </message>
    <message>
        <source>Use another number or name for one of them</source>
        <translation>一方に別の数か名称を使ってください</translation>
    </message>
    <message>
        <source>Use card wording that is understood, without a timing in front</source>
        <translation>読み取れるカードの言葉で、先頭のタイミングを付けずに書いてください</translation>
    </message>
    <message>
        <source>Use today&apos;s wording</source>
        <translation>現在の言い回しで書いてください</translation>
    </message>
    <message>
        <source>Use words that can be read in only one way</source>
        <translation>1通りにしか読めない言葉で書いてください</translation>
    </message>
    <message>
        <source>Write it there too, and mark it in both if it varies</source>
        <translation>そちらにも書き、変わる部分であれば両方で印を付けてください</translation>
    </message>
    <message>
        <source>Write its meaning as one card effect, with its trigger or timing</source>
        <translation>誘発条件かタイミングを付けて、カードの1つの効果として書いてください</translation>
    </message>
    <message>
        <source>Write its name in angle brackets, with its number if it has one: &lt;Last Stand {{2}}&gt;</source>
        <translation>名前を山括弧で囲み、数があれば添えてください：&lt;ラストスタンド{{2}}&gt;</translation>
    </message>
    <message>
        <source>Write what cards say, and the same in words that are understood</source>
        <translation>カードの文と、同じ意味の読み取れる文を書いてください</translation>
    </message>
    <message>
        <source>card texts in {language!r} can&apos;t be read</source>
        <translation>「{language}」のカードテキストは読み取れません</translation>
    </message>
    <message>
        <source>it has more than {most} characters</source>
        <translation>{most}文字を超えています</translation>
    </message>
    <message>
        <source>more than {most} parts are marked</source>
        <translation>印を付けた部分が{most}個を超えています</translation>
    </message>
    <message>
        <source>the curly brackets in {text!r} don&apos;t match</source>
        <translation>「{text}」の波括弧が対応していません</translation>
    </message>
    <message>
        <source>the wording has no unmarked words</source>
        <translation>言い回しに、印を付けた部分以外の言葉がありません</translation>
    </message>
    <message>
        <source>the wording or what it means is empty</source>
        <translation>言い回しかその意味が空です</translation>
    </message>
    <message>
        <source>{icon!r} isn&apos;t the icon of a keyword effect</source>
        <translation>「{icon}」はキーワード効果のアイコンではありません</translation>
    </message>
    <message>
        <source>{mark!r} is marked in only one of the texts</source>
        <translation>「{mark}」には一方でしか印が付いていません</translation>
    </message>
    <message>
        <source>{mark!r} is marked twice, so it is unclear which is which</source>
        <translation>「{mark}」に2か所の印があり、区別できません</translation>
    </message>
    <message>
        <source>{number!r} isn&apos;t a number that could vary in that effect</source>
        <translation>「{number}」はその効果で変えられる数ではありません</translation>
    </message>
    <message>
        <source>{text!r} can be read in two ways</source>
        <translation>「{text}」は2通りに読めます</translation>
    </message>
    <message>
        <source>{text!r} could then be read in two ways</source>
        <translation>「{text}」が2通りに読めるようになります</translation>
    </message>
    <message>
        <source>{text!r} in the wording is missing in its meaning</source>
        <translation>言い回しの「{text}」に当たる内容が、意味の側にありません</translation>
    </message>
    <message>
        <source>{text!r} is already understood, and means the same: {means}</source>
        <translation>「{text}」はすでに同じ意味で読み取れます：{means}</translation>
    </message>
    <message>
        <source>{text!r} is already understood, as something else: {means}</source>
        <translation>「{text}」はすでに別の意味で読み取れます：{means}</translation>
    </message>
    <message>
        <source>{text!r} is in only one of the texts</source>
        <translation>「{text}」は一方のテキストにしかありません</translation>
    </message>
    <message>
        <source>{text!r} isn&apos;t a part of {whole!r} that could vary</source>
        <translation>「{text}」は「{whole}」の中で変えられる部分ではありません</translation>
    </message>
    <message>
        <source>{text!r} isn&apos;t understood</source>
        <translation>「{text}」は読み取れません</translation>
    </message>
    <message>
        <source>{text!r} isn&apos;t understood as one whole effect</source>
        <translation>「{text}」は1つの効果として読み取れません</translation>
    </message>
    <message>
        <source>{text!r} would mean something else once printed and read again</source>
        <translation>「{text}」は文に戻して読み直すと別の意味になります</translation>
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
        <translation>確認できない手順があるため、まだ判断できない。</translation>
    </message>
    <message>
        <source>Both accounts are legal: what decides is which of them happened.</source>
        <translation>双方の主張ともルール上成り立つ。実際に起きたのがどちらかで決まる。</translation>
    </message>
    <message>
        <source>Both accounts lead to the same result.</source>
        <translation>双方の主張の結果は同じ。</translation>
    </message>
    <message>
        <source>Both accounts say the same thing, but it isn&apos;t legal.</source>
        <translation>双方の主張は同じで、ルール上成り立たない。</translation>
    </message>
    <message>
        <source>Both accounts say the same thing, but it isn&apos;t true.</source>
        <translation>双方の主張は同じで、事実と異なる。</translation>
    </message>
    <message>
        <source>By hand, taught, not understood</source>
        <translation>手動・教えた内容・読み取れないもの</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>条項</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Every clause applied</source>
        <translation>適用された全条項</translation>
    </message>
    <message>
        <source>Every step</source>
        <translation>全手順</translation>
    </message>
    <message>
        <source>Here they differ</source>
        <translation>主張の分かれ目</translation>
    </message>
    <message>
        <source>Inherited: {text}</source>
        <translation>進化元効果：{text}</translation>
    </message>
    <message>
        <source>It happened as {who} says: {step}.</source>
        <translation>{who}の主張のとおりだった：{step}。</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>ジャッジ</translation>
    </message>
    <message>
        <source>Left out of the code for lack of space: {what}.</source>
        <translation>容量のためコードから省いたもの：{what}。</translation>
    </message>
    <message>
        <source>Legal instead: {options}</source>
        <translation>代わりに可能：{options}</translation>
    </message>
    <message>
        <source>Less important lines, in the full record: {number}</source>
        <translation>重要度の低い行（全記録に記載）：{number}</translation>
    </message>
    <message>
        <source>Link: {text}</source>
        <translation>リンク効果：{text}</translation>
    </message>
    <message>
        <source>Neither account is legal.</source>
        <translation>双方の主張ともルール上成り立たない。</translation>
    </message>
    <message>
        <source>Neither account is true.</source>
        <translation>双方の主張とも事実と異なる。</translation>
    </message>
    <message>
        <source>No ruling yet.</source>
        <translation>裁定はまだ書かれていない。</translation>
    </message>
    <message>
        <source>Player A</source>
        <translation>プレイヤーA</translation>
    </message>
    <message>
        <source>Player B</source>
        <translation>プレイヤーB</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>資料</translation>
    </message>
    <message>
        <source>Starting position</source>
        <translation>開始時の盤面</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>卓番号</translation>
    </message>
    <message>
        <source>The Comprehensive Rules of this program have no such clause.</source>
        <translation>当プログラムの総合ルールにこの条項はない。</translation>
    </message>
    <message>
        <source>The board after it</source>
        <translation>その後の盤面</translation>
    </message>
    <message>
        <source>The full record</source>
        <translation>全記録</translation>
    </message>
    <message>
        <source>The judge&apos;s desk {version}</source>
        <translation>ジャッジデスク{version}</translation>
    </message>
    <message>
        <source>The ruling for a phone</source>
        <translation>スマートフォン用の裁定</translation>
    </message>
    <message>
        <source>The same so far; {who} says nothing further.</source>
        <translation>ここまでは同じ。{who}の主張はここまで。</translation>
    </message>
    <message>
        <source>They differ at: {one}; {other}.</source>
        <translation>分かれ目：{one}。{other}。</translation>
    </message>
    <message>
        <source>Too many to print: {number}</source>
        <translation>多すぎるため印刷しなかったもの：{number}</translation>
    </message>
    <message>
        <source>Two accounts</source>
        <translation>双方の主張</translation>
    </message>
    <message>
        <source>What both accounts say is true.</source>
        <translation>双方の主張とも事実どおり。</translation>
    </message>
    <message>
        <source>What follows is checked as if this hadn&apos;t happened.</source>
        <translation>以降は、これが行われなかったものとして判定する。</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>経過</translation>
    </message>
    <message>
        <source>What {other} says isn&apos;t legal.</source>
        <translation>{other}の主張はルール上成り立たない。</translation>
    </message>
    <message>
        <source>What {other} says isn&apos;t true.</source>
        <translation>{other}の主張は事実と異なる。</translation>
    </message>
    <message>
        <source>What {who} says is legal; what {other} says isn&apos;t.</source>
        <translation>{who}の主張はルール上成り立ち、{other}の主張は成り立たない。</translation>
    </message>
    <message>
        <source>What {who} says is true.</source>
        <translation>{who}の主張は事実どおり。</translation>
    </message>
    <message>
        <source>What {who} says is true; what {other} says isn&apos;t.</source>
        <translation>{who}の主張は事実どおり、{other}の主張は事実と異なる。</translation>
    </message>
    <message>
        <source>according to {who}: {step}</source>
        <translation>{who}の主張：{step}</translation>
    </message>
    <message>
        <source>by the judge</source>
        <translation>ジャッジによる</translation>
    </message>
    <message>
        <source>can&apos;t be checked</source>
        <translation>確認できない</translation>
    </message>
    <message>
        <source>changed in a newer edition, check</source>
        <translation>新しい版で変更、要確認</translation>
    </message>
    <message>
        <source>done by the judge</source>
        <translation>ジャッジが処理</translation>
    </message>
    <message>
        <source>not legal</source>
        <translation>ルール上不可能</translation>
    </message>
    <message>
        <source>not official</source>
        <translation>非公式</translation>
    </message>
    <message>
        <source>not true</source>
        <translation>事実と異なる</translation>
    </message>
    <message>
        <source>not understood, ruled on by the judge</source>
        <translation>読み取れず、ジャッジが裁定</translation>
    </message>
    <message>
        <source>numbers of {edition}</source>
        <translation>番号は{edition}</translation>
    </message>
    <message>
        <source>read as a judge taught it</source>
        <translation>ジャッジが教えたとおりに読み取り</translation>
    </message>
    <message>
        <source>read differently from what is printed</source>
        <translation>印刷と異なる読み方</translation>
    </message>
    <message>
        <source>the end of the ruling</source>
        <translation>裁定の末尾</translation>
    </message>
    <message>
        <source>the text of {clauses}</source>
        <translation>{clauses}の文</translation>
    </message>
    <message>
        <source>unofficial English rendering</source>
        <translation>非公式の英訳</translation>
    </message>
    <message>
        <source>{options} and {number} more</source>
        <translation>{options}、ほか{number}件</translation>
    </message>
    <message>
        <source>{said}. Is that right?</source>
        <translation>{said}。これは正しいか。</translation>
    </message>
    <message>
        <source>{said}. Which is right?</source>
        <translation>{said}。どちらが正しいか。</translation>
    </message>
    <message>
        <source>{sign}: no translation available</source>
        <translation>{sign}：翻訳なし</translation>
    </message>
    <message>
        <source>{who} hasn&apos;t said anything yet.</source>
        <translation>{who}の主張はまだない。</translation>
    </message>
    <message>
        <source>{who} says nothing further</source>
        <translation>{who}の主張はここまで</translation>
    </message>
    <message>
        <source>{who}, step {number}: {step}</source>
        <translation>{who}、手順{number}：{step}</translation>
    </message>
</context>
<context>
    <name>rulings</name>
    <message>
        <source>A deleted ruling</source>
        <translation>削除された裁定</translation>
    </message>
    <message>
        <source>A draft, not given yet.</source>
        <translation>下書きです。まだ裁定を下していません。</translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>ほか{count}件。</translation>
    </message>
    <message>
        <source>Another judge</source>
        <translation>他のジャッジ</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Appeal</source>
        <translation>上訴</translation>
    </message>
    <message>
        <source>Appealed</source>
        <translation>上訴中</translation>
    </message>
    <message>
        <source>Authority</source>
        <translation>裁定者</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Changed in two ways</source>
        <translation>2通りに変更されている</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>条項</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Delete it for good …</source>
        <translation>完全に削除…</translation>
    </message>
    <message>
        <source>Delete it here too …</source>
        <translation>ここでも削除…</translation>
    </message>
    <message>
        <source>Delete …</source>
        <translation>削除…</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>削除済み</translation>
    </message>
    <message>
        <source>Deleted by {judge}: {title}</source>
        <translation>{judge}が削除：{title}</translation>
    </message>
    <message>
        <source>Deleted by {judge}?</source>
        <translation>{judge}が削除を提案</translation>
    </message>
    <message>
        <source>Deleted here for good</source>
        <translation>ここで完全に削除済み</translation>
    </message>
    <message>
        <source>Different from yours</source>
        <translation>自分のものと異なる</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>下書き</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Export for another judge …</source>
        <translation>他のジャッジ用にエクスポート…</translation>
    </message>
    <message>
        <source>Floor judge</source>
        <translation>フロアジャッジ</translation>
    </message>
    <message>
        <source>Give this ruling</source>
        <translation>裁定を下す</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>裁定済み</translation>
    </message>
    <message>
        <source>Grounds</source>
        <translation>根拠</translation>
    </message>
    <message>
        <source>Has overturned</source>
        <translation>これが覆した裁定</translation>
    </message>
    <message>
        <source>Has superseded</source>
        <translation>これが置き換えた裁定</translation>
    </message>
    <message>
        <source>Head judge</source>
        <translation>ヘッドジャッジ</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>取り込む</translation>
    </message>
    <message>
        <source>Import all that is new</source>
        <translation>新しいものをすべて取り込む</translation>
    </message>
    <message>
        <source>Import it too: both are kept and shown</source>
        <translation>これも取り込む：両方を残して表示</translation>
    </message>
    <message>
        <source>Import it under another name</source>
        <translation>別の名前で取り込む</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>取り込み済み</translation>
    </message>
    <message>
        <source>In conflict</source>
        <translation>競合</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>中身はありません。</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>ジャッジ</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Keep one of them, or change the ruling, to settle it. All of them stay in the history.</source>
        <translation>一方を残すか裁定を変更すると確定します。すべて履歴に残ります。</translation>
    </message>
    <message>
        <source>Keep this</source>
        <translation>これを残す</translation>
    </message>
    <message>
        <source>Kept. If everyone who wrote in it deletes it, your changes to it stay on this computer.</source>
        <translation>手元に残します。書いたジャッジ全員が削除すると、以降の変更はこのコンピューターだけに残ります。</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>Newer than yours</source>
        <translation>自分のものより新しい</translation>
    </message>
    <message>
        <source>No answer yet.</source>
        <translation>回答はまだ書かれていません。</translation>
    </message>
    <message>
        <source>No question yet</source>
        <translation>（質問未記入）</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>Official answers</source>
        <translation>公式回答</translation>
    </message>
    <message>
        <source>One account</source>
        <translation>一方の主張</translation>
    </message>
    <message>
        <source>Overturn …</source>
        <translation>覆す…</translation>
    </message>
    <message>
        <source>Overturned</source>
        <translation>覆された</translation>
    </message>
    <message>
        <source>Own note</source>
        <translation>個人メモ</translation>
    </message>
    <message>
        <source>Phrase</source>
        <translation>言い回し</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>盤面を再現</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Replace yours with theirs</source>
        <translation>自分のものを相手のものに置き換える</translation>
    </message>
    <message>
        <source>Replaced by</source>
        <translation>置き換え先</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>ラウンド</translation>
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
        <translation>PDFなどで保存…</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>場面</translation>
    </message>
    <message>
        <source>Shared by others: {file}</source>
        <translation>ほかのジャッジが共有：{file}</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Supersede …</source>
        <translation>置き換える…</translation>
    </message>
    <message>
        <source>Superseded</source>
        <translation>置き換え済み</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>卓番号</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>The other account</source>
        <translation>もう一方の主張</translation>
    </message>
    <message>
        <source>The same as yours</source>
        <translation>自分のものと同じ</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>相手のもの</translation>
    </message>
    <message>
        <source>This ruling was changed in two ways. Settle which one holds.</source>
        <translation>この裁定は2通りに変更されました。どちらが有効かを確定してください。</translation>
    </message>
    <message>
        <source>Upheld</source>
        <translation>維持された</translation>
    </message>
    <message>
        <source>Uphold</source>
        <translation>維持</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>プレイの記録</translation>
    </message>
    <message>
        <source>Will overturn</source>
        <translation>これが覆す裁定</translation>
    </message>
    <message>
        <source>Will supersede</source>
        <translation>これが置き換える裁定</translation>
    </message>
    <message>
        <source>You can restore it from its history.</source>
        <translation>履歴から復元できます。</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>自分のもの</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>logged in as {login}</source>
        <translation>ログイン：{login}</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>統合</translation>
    </message>
    <message>
        <source>no name</source>
        <translation>名前なし</translation>
    </message>
    <message>
        <source>not in your library</source>
        <translation>ライブラリにない</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>these rules have no such clause</source>
        <translation>このルールにはない条項</translation>
    </message>
    <message>
        <source>written</source>
        <translation>記入</translation>
    </message>
    <message>
        <source>{id}, which isn&apos;t in this notebook</source>
        <translation>{id}（このノートにない）</translation>
    </message>
    <message>
        <source>{judge} deleted it for good at {time}.</source>
        <translation>{judge}が{time}に完全に削除しました。</translation>
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
        <translation>該当するものすべて：{gifts}</translation>
    </message>
    <message>
        <source>{card} is face up in {seat}&apos;s security stack</source>
        <translation>{card}が{seat}のセキュリティに表向きで置かれている</translation>
    </message>
    <message>
        <source>{card}: {effect} has been active since then</source>
        <translation>{card}：{effect}はこの時点から有効</translation>
    </message>
    <message>
        <source>{card}: {effect} used {times}× this turn</source>
        <translation>{card}：{effect}をこのターンに{times}回使用</translation>
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
        <translation>この場面で示す条項</translation>
    </message>
    <message>
        <source>Play it at the table</source>
        <translation>テーブルでプレイする</translation>
    </message>
    <message>
        <source>See it played ({count})</source>
        <translation>盤面で再現（{count}）</translation>
    </message>
</context>
<context>
    <name>setup_form</name>
    <message>
        <source>Battle</source>
        <translation>バトル</translation>
    </message>
    <message>
        <source>Breeding</source>
        <translation>育成</translation>
    </message>
</context>
<context>
    <name>shapes</name>
    <message>
        <source>Japanese card list</source>
        <translation>日本語版カードリスト</translation>
    </message>
    <message>
        <source>banned and restricted cards, by event</source>
        <translation>禁止・制限カード（適用ごと）</translation>
    </message>
    <message>
        <source>card app</source>
        <translation>カードアプリ</translation>
    </message>
    <message>
        <source>card app, older</source>
        <translation>カードアプリ（旧形式）</translation>
    </message>
    <message>
        <source>colors of digivolution costs</source>
        <translation>進化コストの色</translation>
    </message>
    <message>
        <source>copy limits</source>
        <translation>枚数制限</translation>
    </message>
    <message>
        <source>digivolution costs after the first, link effects</source>
        <translation>2つ目以降の進化コスト、リンク効果</translation>
    </message>
    <message>
        <source>errata</source>
        <translation>エラッタ</translation>
    </message>
    <message>
        <source>errata by card</source>
        <translation>カードごとのエラッタ</translation>
    </message>
    <message>
        <source>official answers by card</source>
        <translation>カードごとの公式回答</translation>
    </message>
    <message>
        <source>open simulator</source>
        <translation>オープンなシミュレーター</translation>
    </message>
    <message>
        <source>public card API</source>
        <translation>公開カードAPI</translation>
    </message>
    <message>
        <source>rulings of the card app</source>
        <translation>カードアプリの裁定</translation>
    </message>
    <message>
        <source>text lines other than effects</source>
        <translation>効果以外の記載</translation>
    </message>
    <message>
        <source>the levels for digivolution costs, and text lines other than effects</source>
        <translation>進化コストのレベル、効果以外の記載</translation>
    </message>
</context>
<context>
    <name>sources</name>
    <message>
        <source>- Number 7-2-2-11 is printed twice; the second is 7-2-2-12 here.</source>
        <translation>- 番号7-2-2-11が2回印刷されている。ここでは2つ目を7-2-2-12とする。</translation>
    </message>
    <message>
        <source>- One word stands for two terms in places: 区域 is both *area* and *field*, 判定安防 both the *security check* and the keyword *Security A.*</source>
        <translation>- 1つの語が2つの用語を表すところがある。区域は「領域」と「エリア」の両方、判定安防は「セキュリティチェック」とキーワード「セキュリティアタック」の両方である。</translation>
    </message>
    <message>
        <source>- The update history names clauses by the numbers of its own edition. Where the history shows what they are called today, this program follows; where it does not, the old number is shown and nothing is claimed.</source>
        <translation>- 更新履歴は、条項をその版の番号で示している。今の番号が履歴からわかるところではそれに従い、わからないところでは古い番号を示すだけで何も断定しない。</translation>
    </message>
    <message>
        <source>Comprehensive Rules</source>
        <translation>総合ルール</translation>
    </message>
    <message>
        <source>Digimon TCG Rules</source>
        <translation>デジモンTCGルール</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>用語集</translation>
    </message>
    <message>
        <source>It is older than the Comprehensive Rules 3.6 and not consistent: the box on Digimon without DP in the battle area still speaks of Digimon of Lv.2 and lower, while its own last chapter requires DP instead, as the Comprehensive Rules do (4-15-2). It also puts effects that react to an opponent&apos;s attack into the counter timing, which today is for 【反擊】 alone (11-3-1).</source>
        <translation>総合ルール3.6より古く、内容も統一されていない。バトルエリアにいるDPを持たないデジモンについての囲みは今も「Lv.2以下のデジモン」としているが、最後の章は総合ルール（4-15-2）と同じくDPを条件としている。また、相手のアタックに反応する効果をカウンタータイミングに含めているが、現在そこで発揮できるのは【カウンター】の効果だけである（11-3-1）。</translation>
    </message>
    <message>
        <source>It is older than the Comprehensive Rules 3.6: it lets only Digimon of Lv.3 and higher leave the breeding area and stay in the battle area, where the Comprehensive Rules require DP (4-15-2), and it has none of the later keyword effects.</source>
        <translation>総合ルール3.6より古い。育成エリアを離れバトルエリアにとどまれるのをLv.3以上のデジモンだけとしているが、総合ルールではDPが条件である（4-15-2）。後から加わったキーワード効果は1つも載っていない。</translation>
    </message>
    <message>
        <source>It is the oldest of the sources: it lets Digimon of Lv.3 and higher leave the breeding area, where the Comprehensive Rules 3.6 require DP (4-15-2), and it mentions the counter timing only in passing.</source>
        <translation>最も古い資料である。デジモンはレベル3から育成エリアを離れられるとしているが、総合ルール3.6ではDPが条件である（4-15-2）。カウンタータイミングには補足で触れているだけである。</translation>
    </message>
    <message>
        <source>Known faults of this translation:</source>
        <translation>この翻訳の既知の問題：</translation>
    </message>
    <message>
        <source>Official Rule Manual</source>
        <translation>オフィシャル・ルールマニュアル</translation>
    </message>
    <message>
        <source>Our copy is the table of the web page. Line breaks inside a definition have become spaces or paragraph marks, and the brackets of 《復活+x《卡組》》 are not those of the other keywords.</source>
        <translation>手元にあるのはウェブページの表である。定義の中の改行は空白や段落の印になっており、《復活+x《卡組》》の括弧はほかのキーワードのものと違う。</translation>
    </message>
    <message>
        <source>Our copy is the text of a web page without its pictures; their descriptions and doubled captions were left out of the passages. The text has typing errors of its own, which are left as they are (&quot;Beeding Area&quot;, &quot;höhrem&quot;).</source>
        <translation>手元にあるのは、図を除いたウェブページの文章である。図の説明と重複した見出しは項目から省いた。文章そのものの書き誤り（「Beeding Area」「höhrem」）はそのままにしてある。</translation>
    </message>
    <message>
        <source>Our copy was converted from the printed pages and has no pictures. It lacks the headings 關於場地 and 遊戲的流程; the first sentence is used as the heading there. Pieces of the Japanese card text in the pictures were left out of the passages.</source>
        <translation>手元にあるのは印刷されたページを変換したもので、図はない。見出し「關於場地」と「遊戲的流程」が欠けており、そこでは最初の文を見出しの代わりにした。図の中の日本語のカードテキストの断片は項目から省いた。</translation>
    </message>
    <message>
        <source>Our copy was converted from the printed pages. It has no pictures, and so no attack flowchart; some furigana are beside the wrong word, and some letters were misread: above all テイマー, printed ティマー or タイマー nearly everywhere, and in the list of keywords entry 30, ブラスト進化, and entry 31, ブラストジョグレス, which the copy calls バースト進化 and バーストジョグレス. The misprints that are certain are noted at their passages; the text itself is left as it is in the copy.</source>
        <translation>手元にあるのは印刷されたページを変換したものである。図がなく（したがってアタックの流れの図もない）、ふりがなの一部は別の語に付いており、読み違えた文字もある。とくにテイマーはほぼすべてティマーかタイマーになっており、キーワード一覧の30番ブラスト進化と31番ブラストジョグレスはバースト進化、バーストジョグレスになっている。確かな誤りは項目ごとに示し、本文は手元のもののままにしてある。</translation>
    </message>
    <message>
        <source>Rule Manual</source>
        <translation>ルールマニュアル</translation>
    </message>
    <message>
        <source>The Japanese Official Rule Manual, which explains the game to players and ends with a list of 36 keyword effects and rules.</source>
        <translation>日本語の公式ルールマニュアル。プレイヤーにゲームを説明するもので、末尾に36のキーワード効果とルールの一覧がある。</translation>
    </message>
    <message>
        <source>The edition after the one whose text this program has. What is new in it and is played here is cited by its number there; the words are ours, and the text itself is the publisher&apos;s.</source>
        <translation>本文を収録している版の次の版。新しくなった点のうちこのプログラムで扱えるものは、その版の番号で引用している。表現は当プログラムによるもので、本文は発行元に帰属する。</translation>
    </message>
    <message>
        <source>The glossary in Traditional Chinese that goes with the rule manual 3.0: 111 terms in 13 groups, the last of them 25 keyword effects. The copy prints neither a title nor a date; the title above is ours.</source>
        <translation>ルールマニュアル3.0に対応する繁体字中国語の用語集。13のグループに111の用語があり、最後のグループは25のキーワード効果である。手元のものには題名も日付もなく、上の題名は当プログラムで付けた。</translation>
    </message>
    <message>
        <source>The manual prints no date. It lacks everything added later, such as Link, App Fusion and Assembly; where it differs from the Comprehensive Rules, the Comprehensive Rules apply.</source>
        <translation>マニュアルには日付がない。リンク、アプ合体、アセンブリなど、後から加わったものは載っていない。総合ルールと異なるところでは総合ルールが優先する。</translation>
    </message>
    <message>
        <source>The rule manual in Traditional Chinese. It says that the Japanese manual applies where the two differ.</source>
        <translation>繁体字中国語のルールマニュアル。両者が異なるところでは日本語のマニュアルが優先すると、自ら記している。</translation>
    </message>
    <message>
        <source>The rules of the English manual 2.3, translated and paraphrased by German fans, with answers from FAQs and parts of version 3.0. There is no official German text.</source>
        <translation>英語のマニュアル2.3のルールを、ドイツのファンが訳して書き直したもの。FAQの回答と3.0の一部を含む。公式のドイツ語版はない。</translation>
    </message>
    <message>
        <source>The rules of the game in numbered clauses, in the newest edition whose text comes with the program. This copy is a translation into Simplified Chinese that the publisher has not approved; where a wording decides a case, compare the Japanese manual.</source>
        <translation>番号付きの条項からなるゲームのルールで、本文がプログラムに付属する最新の版。これは発行元の承認を受けていない簡体字中国語訳である。文言が判断を左右するときは、日本語のマニュアルと照合すること。</translation>
    </message>
    <message>
        <source>fan translation</source>
        <translation>ファンによる翻訳</translation>
    </message>
    <message>
        <source>official rule manual</source>
        <translation>公式ルールマニュアル</translation>
    </message>
    <message>
        <source>official translation, as old as the manual 3.0</source>
        <translation>公式翻訳（マニュアル3.0と同時期）</translation>
    </message>
    <message>
        <source>official translation, one edition behind the Japanese manual</source>
        <translation>公式翻訳（日本語版マニュアルの1つ前の版）</translation>
    </message>
    <message>
        <source>unofficial translation of the official rules</source>
        <translation>公式ルールの非公式翻訳</translation>
    </message>
</context>
<context>
    <name>spelling</name>
    <message>
        <source>It doesn&apos;t have [{word}] in its name (2-3-1-3): only capital letters differ, but in Japanese it is {called}.</source>
        <translation>名称に「{word}」を含みません（2-3-1-3）。違いは大文字と小文字だけですが、日本語では「{called}」です。</translation>
    </message>
    <message>
        <source>It has [{word}] in its name letter for letter (2-3-1-3), although in Japanese it is {called}.</source>
        <translation>日本語では「{called}」ですが、文字のとおり名称に「{word}」を含みます（2-3-1-3）。</translation>
    </message>
    <message>
        <source>It has [{word}] in its name, spelled differently: in Japanese it is {called} too (2-3-1-3).</source>
        <translation>表記は異なりますが名称に「{word}」を含みます。日本語でも「{called}」です（2-3-1-3）。</translation>
    </message>
    <message>
        <source>[{word}] in a name: also names with {ways}; in Japanese it is {japanese}.</source>
        <translation>名称に「{word}」を含む：{ways}のある名称も含みます。日本語では「{japanese}」です。</translation>
    </message>
    <message>
        <source>[{word}] in a name: also {names}, although in Japanese it is another name.</source>
        <translation>名称に「{word}」を含む：{names}も含みます。日本語では別の名称です。</translation>
    </message>
    <message>
        <source>[{word}] in a name: not {names}, where only capital letters differ.</source>
        <translation>名称に「{word}」を含む：{names}は含みません。違いは大文字と小文字だけです。</translation>
    </message>
    <message>
        <source>[{word}] in a name: {names} would have it except for capital letters. Read as not having it; check the Japanese name.</source>
        <translation>名称に「{word}」を含む：{names}は大文字と小文字の違いがなければ含みます。含まないものとして読んでいます。日本語の名称を確かめてください。</translation>
    </message>
    <message>
        <source>[{word}] trait: read as the [{read}] trait.</source>
        <translation>特徴「{word}」：特徴「{read}」として読み取ります。</translation>
    </message>
</context>
<context>
    <name>stages of an attack</name>
    <message>
        <source>block</source>
        <translation>ブロックタイミング</translation>
    </message>
    <message>
        <source>confirm</source>
        <translation>成立確認</translation>
    </message>
    <message>
        <source>counter</source>
        <translation>カウンタータイミング</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>アタック宣言</translation>
    </message>
    <message>
        <source>end</source>
        <translation>アタック終了時</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Assembly: which card to place?</source>
        <translation>アセンブリ：どのカードを置く？</translation>
    </message>
    <message>
        <source>Block?</source>
        <translation>ブロックする？</translation>
    </message>
    <message>
        <source>By which requirement?</source>
        <translation>どの条件で？</translation>
    </message>
    <message>
        <source>Counter?</source>
        <translation>カウンターする？</translation>
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
        <translation>デジタマデッキ</translation>
    </message>
    <message>
        <source>DigiXros: which card to place?</source>
        <translation>デジクロス：どのカードを置く？</translation>
    </message>
    <message>
        <source>Digivolve without paying the cost, ignoring all requirements</source>
        <translation>進化条件を問わず、コストを支払わずに進化</translation>
    </message>
    <message>
        <source>Do it?</source>
        <translation>行う？</translation>
    </message>
    <message>
        <source>Do this instead?</source>
        <translation>代わりにこれを行う？</translation>
    </message>
    <message>
        <source>Does it stop the effect?</source>
        <translation>効果を阻止する？</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>ドロー</translation>
    </message>
    <message>
        <source>Gain memory</source>
        <translation>メモリーをプラスする</translation>
    </message>
    <message>
        <source>Give DP</source>
        <translation>DPを与える</translation>
    </message>
    <message>
        <source>Give a keyword effect</source>
        <translation>キーワード効果を与える</translation>
    </message>
    <message>
        <source>How many cards?</source>
        <translation>何枚？</translation>
    </message>
    <message>
        <source>How many repetitions?</source>
        <translation>何回繰り返す？</translation>
    </message>
    <message>
        <source>In which order are the cards now?</source>
        <translation>カードの順番は？</translation>
    </message>
    <message>
        <source>It is activated</source>
        <translation>発揮する</translation>
    </message>
    <message>
        <source>Link a card to another</source>
        <translation>カードを別のカードにリンクする</translation>
    </message>
    <message>
        <source>Mark as suspended</source>
        <translation>レスト状態にする</translation>
    </message>
    <message>
        <source>Mark as unsuspended</source>
        <translation>アクティブ状態にする</translation>
    </message>
    <message>
        <source>Move a card to an area</source>
        <translation>カードを移す</translation>
    </message>
    <message>
        <source>Pay this for the effect?</source>
        <translation>効果を発揮するためにこれを行う？</translation>
    </message>
    <message>
        <source>Place a card on another</source>
        <translation>カードを別のカードの上に置く</translation>
    </message>
    <message>
        <source>Place a card under another</source>
        <translation>カードを別のカードの下に置く</translation>
    </message>
    <message>
        <source>Place on top of the security stack</source>
        <translation>セキュリティの上に置く</translation>
    </message>
    <message>
        <source>Play without paying the cost</source>
        <translation>コストを支払わずに登場</translation>
    </message>
    <message>
        <source>Redraw the hand?</source>
        <translation>手札を引き直す？</translation>
    </message>
    <message>
        <source>Return to the bottom of the deck</source>
        <translation>デッキの下に戻す</translation>
    </message>
    <message>
        <source>Return to the hand</source>
        <translation>手札に戻す</translation>
    </message>
    <message>
        <source>Return to the top of the deck</source>
        <translation>デッキの上に戻す</translation>
    </message>
    <message>
        <source>Set memory</source>
        <translation>メモリーを設定</translation>
    </message>
    <message>
        <source>Suspend</source>
        <translation>レスト</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>開始時点</translation>
    </message>
    <message>
        <source>The judge</source>
        <translation>ジャッジ</translation>
    </message>
    <message>
        <source>The judge corrects the board</source>
        <translation>ジャッジによる盤面の訂正</translation>
    </message>
    <message>
        <source>The judge resolves an effect by hand</source>
        <translation>ジャッジによる手動解決</translation>
    </message>
    <message>
        <source>The judge rules that it happens</source>
        <translation>ジャッジの裁定による処理</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Unsuspend</source>
        <translation>アクティブ</translation>
    </message>
    <message>
        <source>What does the effect do?</source>
        <translation>効果の処理は？</translation>
    </message>
    <message>
        <source>What it says, in words</source>
        <translation>カードの文面で</translation>
    </message>
    <message>
        <source>What to attack?</source>
        <translation>何にアタックする？</translation>
    </message>
    <message>
        <source>What to choose?</source>
        <translation>何を選ぶ？</translation>
    </message>
    <message>
        <source>What to do in the breeding phase?</source>
        <translation>育成フェイズに何をする？</translation>
    </message>
    <message>
        <source>What to do in the main phase?</source>
        <translation>メインフェイズに何をする？</translation>
    </message>
    <message>
        <source>Which Overflow comes first?</source>
        <translation>どのオーバーフローを先に？</translation>
    </message>
    <message>
        <source>Which effect?</source>
        <translation>どの効果？</translation>
    </message>
    <message>
        <source>Which of these?</source>
        <translation>どれにする？</translation>
    </message>
    <message>
        <source>Which one goes first?</source>
        <translation>どれを先に？</translation>
    </message>
    <message>
        <source>Which one is put back next?</source>
        <translation>次にどれを戻す？</translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>どれを選ぶ？</translation>
    </message>
    <message>
        <source>Who goes first?</source>
        <translation>先攻は？</translation>
    </message>
    <message>
        <source>as long as it stays the same card</source>
        <translation>同じカードである限り</translation>
    </message>
    <message>
        <source>battle area</source>
        <translation>バトルエリア</translation>
    </message>
    <message>
        <source>before the event they respond to</source>
        <translation>応じる対象より先</translation>
    </message>
    <message>
        <source>bottom of the deck</source>
        <translation>デッキの下</translation>
    </message>
    <message>
        <source>bottom of the security stack</source>
        <translation>セキュリティの下</translation>
    </message>
    <message>
        <source>breeding area</source>
        <translation>育成エリア</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>in no area ({seat})</source>
        <translation>どの領域にもない（{seat}）</translation>
    </message>
    <message>
        <source>linked to one of {seat}&apos;s cards</source>
        <translation>{seat}のカードにリンク</translation>
    </message>
    <message>
        <source>the newest</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>this order</source>
        <translation>この順番</translation>
    </message>
    <message>
        <source>top of the deck</source>
        <translation>デッキの上</translation>
    </message>
    <message>
        <source>top of the security stack</source>
        <translation>セキュリティの上</translation>
    </message>
    <message>
        <source>trash</source>
        <translation>トラッシュ</translation>
    </message>
    <message>
        <source>triggered earlier</source>
        <translation>先に誘発</translation>
    </message>
    <message>
        <source>triggered just now</source>
        <translation>今誘発</translation>
    </message>
    <message>
        <source>under one of {seat}&apos;s cards</source>
        <translation>{seat}のカードの下</translation>
    </message>
    <message>
        <source>until the end of the attack</source>
        <translation>アタック終了まで</translation>
    </message>
    <message>
        <source>until the end of the turn</source>
        <translation>ターン終了まで</translation>
    </message>
    <message>
        <source>until the end of your opponent&apos;s turn</source>
        <translation>相手のターン終了まで</translation>
    </message>
    <message>
        <source>until the end of your turn</source>
        <translation>自分のターン終了まで</translation>
    </message>
    <message>
        <source>until your next unsuspend phase ends</source>
        <translation>次の自分のアクティブフェイズ終了まで</translation>
    </message>
    <message>
        <source>until your opponent&apos;s next unsuspend phase ends</source>
        <translation>次の相手のアクティブフェイズ終了まで</translation>
    </message>
    <message>
        <source>{card}: {effect}</source>
        <translation>{card}：{effect}</translation>
    </message>
    <message>
        <source>{event} (because&#xa0;of&#xa0;{cause})</source>
        <translation>{event}（原因：{cause}）</translation>
    </message>
    <message>
        <source>{option} ({number})</source>
        <translation>{option}（{number}）</translation>
    </message>
    <message>
        <source>{seat}&apos;s Digi-Egg deck</source>
        <translation>{seat}のデジタマデッキ</translation>
    </message>
    <message>
        <source>{seat}&apos;s battle area</source>
        <translation>{seat}のバトルエリア</translation>
    </message>
    <message>
        <source>{seat}&apos;s breeding area</source>
        <translation>{seat}の育成エリア</translation>
    </message>
    <message>
        <source>{seat}&apos;s deck</source>
        <translation>{seat}のデッキ</translation>
    </message>
    <message>
        <source>{seat}&apos;s hand</source>
        <translation>{seat}の手札</translation>
    </message>
    <message>
        <source>{seat}&apos;s security</source>
        <translation>{seat}のセキュリティ</translation>
    </message>
    <message>
        <source>{seat}&apos;s trash</source>
        <translation>{seat}のトラッシュ</translation>
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
            <numerusform>これにより%n個の効果が読み取れます。</numerusform>
        </translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>ほか{count}件。</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Choose one to change it in the form.</source>
        <translation>選ぶとフォームに入り、そこで変更できます。</translation>
    </message>
    <message>
        <source>Compared with yours: {files}</source>
        <translation>自分のものとの比較：{files}</translation>
    </message>
    <message>
        <source>Enter what cards say, and the same in words that are understood. From then on it is read that way everywhere, and marked as taught.</source>
        <translation>カードの文と、同じ意味の読み取れる文を書きます。以降はどこでもそのように読み取られ、教えた内容として印が付きます。</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>登録を解除</translation>
    </message>
    <message>
        <source>How its meaning was read</source>
        <translation>意味の読み取り結果</translation>
    </message>
    <message>
        <source>How the text around it was read</source>
        <translation>前後の文の読み取り結果</translation>
    </message>
    <message>
        <source>Import what is new</source>
        <translation>新しいものを取り込む</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>中身はありません。</translation>
    </message>
    <message>
        <source>Nearest in the phrase book</source>
        <translation>言い回し集で最も近いもの</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>No longer read: {why}</source>
        <translation>もう読み取れない：{why}</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>まだありません。</translation>
    </message>
    <message>
        <source>Printed in today’s words</source>
        <translation>現在の言い回しでの表記</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Replace yours with theirs</source>
        <translation>自分のものを相手のものに置き換える</translation>
    </message>
    <message>
        <source>Taught differently</source>
        <translation>別の意味で教えたもの</translation>
    </message>
    <message>
        <source>Teach wordings</source>
        <translation>言い回しを教える</translation>
    </message>
    <message>
        <source>The same as yours</source>
        <translation>自分のものと同じ</translation>
    </message>
    <message>
        <source>Understood in part</source>
        <translation>一部読み取れる</translation>
    </message>
    <message>
        <source>What you have taught</source>
        <translation>教えた内容</translation>
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
            <numerusform>サーバーの変更%n件を拒否しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) wait here.</source>
        <translation>
            <numerusform>変更%n件が送信待ちです。</numerusform>
        </translation>
    </message>
    <message>
        <source>NOT PROTECTED: others can read and change what you send.</source>
        <translation>保護なし：送受信する内容を他人に読まれ、変えられるおそれがあります。</translation>
    </message>
    <message>
        <source>Team: connecting …</source>
        <translation>チーム：接続中…</translation>
    </message>
    <message>
        <source>Team: in sync since {time}.</source>
        <translation>チーム：{time}から同期済み。</translation>
    </message>
    <message>
        <source>Team: offline since {time}.</source>
        <translation>チーム：{time}からオフライン。</translation>
    </message>
    <message>
        <source>Team: refused: {why}.</source>
        <translation>チーム：拒否：{why}。</translation>
    </message>
    <message>
        <source>Team: type the password (Ctrl+Alt+G).</source>
        <translation>チーム：パスワードを入力してください（Ctrl+Alt+G）。</translation>
    </message>
</context>
<context>
    <name>views</name>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>用語集</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>資料</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
</context>
<context>
    <name>waiting</name>
    <message>
        <source>Later ({timing}): {effect}</source>
        <translation>保留（{timing}）：{effect}</translation>
    </message>
    <message>
        <source>{seat}&apos;s effects, {why}</source>
        <translation>{seat}の効果（{why}）</translation>
    </message>
    <message>
        <source>{seat}&apos;s effects, {why}; {seat} chooses the next one</source>
        <translation>{seat}の効果（{why}）：次に発揮する効果を{seat}が選ぶ</translation>
    </message>
</context>
<context>
    <name>wording</name>
    <message>
        <source>Action</source>
        <translation>行動</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>領域</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Card information</source>
        <translation>カード情報</translation>
    </message>
    <message>
        <source>Digi-Egg</source>
        <translation>デジタマ</translation>
    </message>
    <message>
        <source>Digimon</source>
        <translation>デジモン</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>効果</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英語</translation>
    </message>
    <message>
        <source>German</source>
        <translation>ドイツ語</translation>
    </message>
    <message>
        <source>It refers to {printed}, and what is meant isn&apos;t available.</source>
        <translation>{printed}を参照していますが、その参照先はありません。</translation>
    </message>
    <message>
        <source>It refers to {printed}; {correct} is meant.</source>
        <translation>{printed}を参照していますが、正しい参照先は{correct}です。</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本語</translation>
    </message>
    <message>
        <source>Keyword effect</source>
        <translation>キーワード効果</translation>
    </message>
    <message>
        <source>Left out: {term}.</source>
        <translation>除いた語：{term}。</translation>
    </message>
    <message>
        <source>Lv.{level}</source>
        <translation>Lv.{level}</translation>
    </message>
    <message>
        <source>No game rule covers “{term}”. The tournament rules do: import them to search them too.</source>
        <translation>「{term}」について定めたゲームのルールはありません。大会ルールの事項です。大会ルールを取り込むと、検索の対象になります。</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Option effect {number}</source>
        <translation>オプションの効果{number}</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>フェイズ</translation>
    </message>
    <message>
        <source>Printed as {printed}, which is the number of another clause.</source>
        <translation>{printed}と印刷されていますが、これは別の条項の番号です。</translation>
    </message>
    <message>
        <source>Recognized as: {shape}.</source>
        <translation>認識した形式：{shape}。</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Simplified Chinese</source>
        <translation>簡体字中国語</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Such files lack: {lacks}.</source>
        <translation>この形式のファイルにないもの：{lacks}。</translation>
    </message>
    <message>
        <source>Tamer</source>
        <translation>テイマー</translation>
    </message>
    <message>
        <source>The index was damaged and is being rebuilt.</source>
        <translation>索引が壊れていたため作り直しています。</translation>
    </message>
    <message>
        <source>The index was damaged. It was rebuilt, and nothing is lost.</source>
        <translation>索引が壊れていたため作り直しました。失われたものはありません。</translation>
    </message>
    <message>
        <source>The question is too long; “{term}” was left out.</source>
        <translation>入力が長すぎるため、「{term}」を除きました。</translation>
    </message>
    <message>
        <source>The rules are being indexed for the first time.</source>
        <translation>ルールの索引を初めて作成しています。</translation>
    </message>
    <message>
        <source>The rules have changed and are being indexed again.</source>
        <translation>ルールが変わったため索引を作り直しています。</translation>
    </message>
    <message>
        <source>There is no clause {term}.</source>
        <translation>条項{term}はありません。</translation>
    </message>
    <message>
        <source>There is no clause {term}; the nearest above it is {instead}.</source>
        <translation>条項{term}はありません。最も近い上位の条項は{instead}です。</translation>
    </message>
    <message>
        <source>This copy has {printed}; read {correct}.</source>
        <translation>この版では「{printed}」、正しくは「{correct}」。</translation>
    </message>
    <message>
        <source>This is the general answer; “{term}” wasn&apos;t read. A card&apos;s text overrides the rules (1-3-1).</source>
        <translation>一般的な回答で、「{term}」は読み取っていません。カードの記載はルールに優先します（1-3-1）。</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>タイミング</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>繁体字中国語</translation>
    </message>
    <message>
        <source>Ver. {edition}</source>
        <translation>Ver.{edition}</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>単語</translation>
    </message>
    <message>
        <source>added in {edition}</source>
        <translation>{edition}で追加</translation>
    </message>
    <message>
        <source>among its facts</source>
        <translation>カード情報に含む</translation>
    </message>
    <message>
        <source>an older edition</source>
        <translation>旧版</translation>
    </message>
    <message>
        <source>at the end of the attack</source>
        <translation>アタック終了時</translation>
    </message>
    <message>
        <source>at the end of the battle</source>
        <translation>バトル終了時</translation>
    </message>
    <message>
        <source>at the end of the opponent&apos;s turn</source>
        <translation>相手のターン終了時</translation>
    </message>
    <message>
        <source>at the end of the turn</source>
        <translation>ターン終了時</translation>
    </message>
    <message>
        <source>at the end of your turn</source>
        <translation>自分のターン終了時</translation>
    </message>
    <message>
        <source>at the start of the main phase</source>
        <translation>メインフェイズ開始時</translation>
    </message>
    <message>
        <source>at the start of the opponent&apos;s main phase</source>
        <translation>相手のメインフェイズ開始時</translation>
    </message>
    <message>
        <source>at the start of the opponent&apos;s turn</source>
        <translation>相手のターン開始時</translation>
    </message>
    <message>
        <source>at the start of the turn</source>
        <translation>ターン開始時</translation>
    </message>
    <message>
        <source>at the start of your main phase</source>
        <translation>自分のメインフェイズ開始時</translation>
    </message>
    <message>
        <source>at the start of your turn</source>
        <translation>自分のターン開始時</translation>
    </message>
    <message>
        <source>bad entries: {count}</source>
        <translation>不正{count}件</translation>
    </message>
    <message>
        <source>below {term}</source>
        <translation>{term}の下位</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>changed in {edition}</source>
        <translation>{edition}で変更</translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <translation>コスト{cost}</translation>
    </message>
    <message>
        <source>decides: {term}</source>
        <translation>根拠：{term}</translation>
    </message>
    <message>
        <source>defines {name}</source>
        <translation>{name}を定義</translation>
    </message>
    <message>
        <source>deleted in {edition}</source>
        <translation>{edition}で削除</translation>
    </message>
    <message>
        <source>effect {number}</source>
        <translation>効果{number}</translation>
    </message>
    <message>
        <source>gained effect</source>
        <translation>得た効果</translation>
    </message>
    <message>
        <source>green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>has the keyword</source>
        <translation>キーワード効果を持つ</translation>
    </message>
    <message>
        <source>has the word {name}</source>
        <translation>「{name}」を含む</translation>
    </message>
    <message>
        <source>imported from {file}; it can&apos;t be read ({why})</source>
        <translation>{file}から取り込み。読み取れない（{why}）</translation>
    </message>
    <message>
        <source>imported from {file}; not checked to be the official text</source>
        <translation>{file}から取り込み。公式のテキストかどうかは未確認</translation>
    </message>
    <message>
        <source>in its name</source>
        <translation>名称に含む</translation>
    </message>
    <message>
        <source>in its text</source>
        <translation>テキストに含む</translation>
    </message>
    <message>
        <source>in the section on {name}</source>
        <translation>{name}の節</translation>
    </message>
    <message>
        <source>inherited effect {number}</source>
        <translation>進化元効果{number}</translation>
    </message>
    <message>
        <source>its facts</source>
        <translation>カード情報</translation>
    </message>
    <message>
        <source>its heading names {name}</source>
        <translation>見出しに{name}</translation>
    </message>
    <message>
        <source>its name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>its name begins with this</source>
        <translation>名称の先頭が一致</translation>
    </message>
    <message>
        <source>its number begins with this</source>
        <translation>番号の先頭が一致</translation>
    </message>
    <message>
        <source>its reading: {name}</source>
        <translation>読み：{name}</translation>
    </message>
    <message>
        <source>link effect {number}</source>
        <translation>リンク効果{number}</translation>
    </message>
    <message>
        <source>merged with another clause in {edition}</source>
        <translation>{edition}で別の条項と統合</translation>
    </message>
    <message>
        <source>moved here in {edition}</source>
        <translation>{edition}でここに移動</translation>
    </message>
    <message>
        <source>names {name}</source>
        <translation>{name}に言及</translation>
    </message>
    <message>
        <source>nearest to {term}, which doesn&apos;t exist</source>
        <translation>{term}はないため最も近いもの</translation>
    </message>
    <message>
        <source>new: {count}</source>
        <translation>新規{count}</translation>
    </message>
    <message>
        <source>not official</source>
        <translation>非公式</translation>
    </message>
    <message>
        <source>official</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>our reading of it has {name}</source>
        <translation>当プログラムの解釈に{name}</translation>
    </message>
    <message>
        <source>part of the definition of {name}</source>
        <translation>{name}の定義の一部</translation>
    </message>
    <message>
        <source>pending processing</source>
        <translation>保留処理</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>revised as a whole in {edition}</source>
        <translation>{edition}で全面改訂</translation>
    </message>
    <message>
        <source>security effect {number}</source>
        <translation>セキュリティ効果{number}</translation>
    </message>
    <message>
        <source>the number you typed</source>
        <translation>入力した番号</translation>
    </message>
    <message>
        <source>the update history names {term}</source>
        <translation>更新履歴に{term}</translation>
    </message>
    <message>
        <source>unchanged: {count}</source>
        <translation>変更なし{count}</translation>
    </message>
    <message>
        <source>updated: {count}</source>
        <translation>更新{count}</translation>
    </message>
    <message>
        <source>was {term} in {editions}</source>
        <translation>{editions}では{term}</translation>
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
        <translation>{fact}、{other}</translation>
    </message>
    <message numerus="yes">
        <source>{file}: imported %n answer(s)</source>
        <translation>
            <numerusform>{file}：回答%n件を取り込みました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: imported %n card(s)</source>
        <translation>
            <numerusform>{file}：カード%n枚を取り込みました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: imported %n line(s)</source>
        <translation>
            <numerusform>{file}：%n行を取り込みました</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} (as {number})</source>
        <translation>{name}（{number}として）</translation>
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
        <translation>{one}。{other}</translation>
    </message>
    <message>
        <source>{term} is a number from {editions}; today it is {instead}.</source>
        <translation>{term}は{editions}の番号で、現在は{instead}です。</translation>
    </message>
    <message>
        <source>{term} is a number from {editions}; what became of it is unknown. The update history may say.</source>
        <translation>{term}は{editions}の番号ですが、その後は不明です。更新履歴に記載があるかもしれません。</translation>
    </message>
    <message>
        <source>{term} no longer has this clause</source>
        <translation>{term}にはもうない条項</translation>
    </message>
    <message>
        <source>{term} of {editions} is no longer a rule.</source>
        <translation>{editions}の{term}は、現在のルールにはありません。</translation>
    </message>
    <message>
        <source>{term} was {was} in {editions}.</source>
        <translation>{term}は、{editions}では{was}でした。</translation>
    </message>
    <message>
        <source>{term} was {was} in {editions}; what was {term} there is {instead} today.</source>
        <translation>{term}は、{editions}では{was}でした。そこでの{term}は、現在の{instead}です。</translation>
    </message>
    <message>
        <source>{term}, our wording</source>
        <translation>{term}、当プログラムの表現</translation>
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
        <translation>「{printed}」は「{read}」と読みます（アポストロフィ）。</translation>
    </message>
    <message>
        <source>“{printed}” is read as “{read}” (missing icon).</source>
        <translation>「{printed}」は「{read}」と読みます（アイコンの欠落）。</translation>
    </message>
    <message>
        <source>“{printed}” is read as “{read}” (missing space).</source>
        <translation>「{printed}」は「{read}」と読みます（空白の欠落）。</translation>
    </message>
    <message>
        <source>“{printed}” is read as “{read}” (missing word).</source>
        <translation>「{printed}」は「{read}」と読みます（単語の欠落）。</translation>
    </message>
    <message>
        <source>“{printed}” is read as “{read}” (misspelled).</source>
        <translation>「{printed}」は「{read}」と読みます（つづりの誤り）。</translation>
    </message>
    <message>
        <source>“{printed}” is read as “{read}” (printed twice).</source>
        <translation>「{printed}」は「{read}」と読みます（重複）。</translation>
    </message>
    <message>
        <source>“{printed}” is read as “{read}” (wrong character).</source>
        <translation>「{printed}」は「{read}」と読みます（記号の誤り）。</translation>
    </message>
    <message>
        <source>“{term}” is unknown; these are the results for “{instead}”.</source>
        <translation>「{term}」は不明です。「{instead}」の結果です。</translation>
    </message>
</context>
</TS>
