<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>AccountSide</name>
    <message>
        <source>Board of the {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of the {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the last step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the last step back (Backspace)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose account: {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AllCardsReading</name>
    <message>
        <source>reading all cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnswerCollection</name>
    <message>
        <source>an import of official answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeping which clauses decide an answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opening the official answers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnswerPlace</name>
    <message>
        <source>Files of answers (*.json *.jsonl *.ndjson);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import official answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the answers, so that they are found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} is decided by {clauses}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Appearance</name>
    <message>
        <source>Colours: {scheme}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AskingWhy</name>
    <message>
        <source>Nothing has happened yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Autosave</name>
    <message>
        <source>keeping the position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeping the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opening the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading the phrase book</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>Look from the other seat (F4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One event back (Shift+F8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One event on (F8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo (Ctrl+Y)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is played</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardPane</name>
    <message>
        <source>The board as text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>All that is known of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BookmarkList</name>
    <message>
        <source>&amp;Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note to this bookmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bookmarks yet. Open a clause and press Ctrl+D: it is kept here, with a note if you like, until you press Ctrl+D on it again, or Delete here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note to the bookmark</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoundedField</name>
    <message>
        <source>This field takes {most} letters; what was more is left out.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Branches</name>
    <message>
        <source>A comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the branch that begins here (F2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tree of branches</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ByHandPanel</name>
    <message>
        <source>Back to the decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocker, or Security A. +1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete 1 of your opponent&apos;s Digimon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the words of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyword effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The effect does it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The judge corrects the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under, on or linked to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who does it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the owner</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardCollection</name>
    <message>
        <source>an import of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeping a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opening the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading the cards again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardEditor</name>
    <message>
        <source>A new card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correcting {number} ({language})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on writing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card that you were writing when the window closed is in its form again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was written in the form and not saved was put aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} is {name} already. Open it and correct it there (Ctrl+E).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardForm</name>
    <message>
        <source>(Rule) texts, one a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DNA digivolution, DigiXros and other special lines, one a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digi-Egg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digimon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digivolution costs, one a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digivolution requirements in words, one a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty the form, for another text (Ctrl+T)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inherited effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it as a card of your library, by hand (Ctrl+S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link DP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link requirements, one a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the Option part of a DUAL card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option part of a DUAL card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play cost or use cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red Lv.2: 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red/Yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rookie | Vaccine | Wisp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Security effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TS1-010; without one it gets its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tamer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[DNA Digivolve] Red Lv.4 + Blue Lv.4: Cost 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[Link] [Wisp] trait: Cost 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[Main] &lt;Draw 1&gt; …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[On Play] &lt;Draw 1&gt; …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[When Linking] …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as its letters tell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{field}: {told}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardLanguages</name>
    <message>
        <source>The cards are shown as they lie there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are shown in {language}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library has these cards in no other language.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the library has not in it stays as it lies there: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading cards in another language</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{cards} and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardLooks</name>
    <message>
        <source>A step is seen to move cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are drawn without pictures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards lie where they come to, at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures of cards, named by card number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures of cards: {folder}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system asks that nothing moves, so cards do not.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardPictures</name>
    <message>
        <source>looking for pictures of cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardPlace</name>
    <message>
        <source>Card files (*.json *.jsonl *.ndjson);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the cards: {done} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardTexts</name>
    <message>
        <source>reading a card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CauseChain</name>
    <message>
        <source>It waits: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it away (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What led to it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CitationCopy</name>
    <message>
        <source>Copied with its citation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied {number}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CitedCard</name>
    <message>
        <source>Back to the clause before (Backspace)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cited clause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it in the reader (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it away (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finding the other languages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CodeDialog</name>
    <message>
        <source>It holds the question, the ruling and its clauses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QR code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ruling for a phone</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is to be done?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComparingEditions</name>
    <message>
        <source>comparing editions of the rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComparisonPage</name>
    <message>
        <source>Back to the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By rules {edition}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First board: {choice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing waits here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second board: {choice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The branches part after: {choice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two boards are the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is not the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What waits on the first board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What waits on the second board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConceptList</name>
    <message>
        <source>Filter by name, in any language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the glossary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No term has this in its names. Try fewer letters.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Sources</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DatedCopies</name>
    <message>
        <source>Brought back: {what} of {made}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was there before is kept as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copying what is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looking at the copies</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DecisionPanel</name>
    <message numerus="yes">
        <source>%n text(s) here are not understood: rule on them yourself</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the board or resolve an effect by hand (Ctrl+H)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have the effect do something by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody could have been asked for anything then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not open then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the cards, the top one first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what is not open, and why (F5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take this number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take this order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board shows something earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The duel is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules allow it; it is only not asked for now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules allow it; nobody was asked for it then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are asked where it may trigger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>because of {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tried before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} has won.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DisputePage</name>
    <message>
        <source>Not legal: {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looking at a step of an account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looking at two accounts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DisputeRoom</name>
    <message>
        <source>Back to the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both accounts are played at the table, each as a branch to go on from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the other account (Ctrl+Tab)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make both branches of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was not legal, and what differs on the boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second account</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DroppedFiles</name>
    <message>
        <source>opening what was dropped</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EditionDialog</name>
    <message>
        <source>&amp;Edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another rulebook: headings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring in a rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In force &amp;since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Comprehensive Rules: numbered clauses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is {file}? What its cover says is filled in.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EditionPlace</name>
    <message>
        <source>Bring in a rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One rulebook is brought in at a time, so only {file} is read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulebooks (*.pdf *.txt *.md *.markdown);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take out a rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {name} out, with its dated copies? The file that it came from is not touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} {edition} was brought in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} {edition} was taken out.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EditionWork</name>
    <message>
        <source>keeping a rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading a rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taking a rulebook apart</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FacetBar</name>
    <message>
        <source>All that the results can be narrowed by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer only {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {name}: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {name}: {count} and more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FaultNotice</name>
    <message>
        <source>It can’t be written down ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is written down in {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a file to send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a file to send …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {file}: program, rules, the table as it is kept, and the log.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program made a mistake in doing this: {doing}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program made a mistake in showing or doing something.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is as it was before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What survives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZIP files (*.zip)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file about the fault</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileReader</name>
    <message>
        <source>opening a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading your scenes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadingForm</name>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ImportBar</name>
    <message>
        <source>Give up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up what is being done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importing {file}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InForceDialog</name>
    <message>
        <source>&amp;Edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edition in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In force &amp;since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since when is this edition of the rules in force?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>IncomingFiles</name>
    <message>
        <source>Show what is wrong</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>Clauses as the source has them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clauses in our English rendering, which is not official</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lens</name>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonWork</name>
    <message>
        <source>comparing phrase files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeping what is taught</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading again what is taught</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trying what is taught</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writing a phrase file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LineList</name>
    <message>
        <source>Copy the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read {clause}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LinedEditions</name>
    <message>
        <source>Nothing doubtful is shown: see the editions of the rules (Ctrl+Shift+J).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dates are again those that the editions print.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What becomes of {clauses} is settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeping what was said of editions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lining up the editions of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{edition} is in force from {date} on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{edition} was taken out of the table of editions in force.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Listing</name>
    <message>
        <source>Open it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LiveSearch</name>
    <message>
        <source>Nothing was found for “{question}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try fewer letters, the name in another language, or a clause number such as 16-4. Sources (Ctrl+2) and Glossary (Ctrl+3) can be browsed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a search</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NextPanel</name>
    <message>
        <source>Add to this account that the memory, or the DP of a card, was this number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DP of {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The duel is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This account can&apos;t be read. Take its last step back to begin it anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened next by this account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is said of a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was played at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}, step {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NotebookWork</name>
    <message>
        <source>comparing a file of others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeping a ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeping what is being written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading the history of a ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading the rulings again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writing rulings to a file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>({where})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put this notice away</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Omnibox</name>
    <message>
        <source>Clause number, rule, term or card, in any language: 16-4, blocker, 阻挡者 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule, term, card or clause number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This field takes {most} letters; what was more is left out.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message numerus="yes">
        <source>%n passage(s), the most binding text first:</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies of what is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rulebook is being brought in any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not kept yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Official answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taught</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The editions are not lined up yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no official answer {number} any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These editions are not here any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ruling is not in the notebook any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is kept, and what survives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What names changed clauses</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PaperPreview</name>
    <message>
        <source>Pages: {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PendingList</name>
    <message>
        <source>Effects that wait, in the order in which they go</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PositionClipboard</name>
    <message>
        <source>The position is copied as a line of text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the copied position</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>Chosen:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Enter: under {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter: {card}, {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter: {deed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has “{typed}” for a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not possible by the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is chosen: type a card, or choose one with ↓</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To give it a keyword effect or DP, type “Blocker” or “+1000 DP” first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use it anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What else is so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a change of the position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no card on the field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no card on the field is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>showing a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the library has no such card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{area} of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{effect} used {times} times this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: type a card, or choose one with ↓</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>Bookmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bookmark this clause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bookmarked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the clause with its citation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edition and status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reader</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clauses that decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTML …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the player, beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phone …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print it (Ctrl+P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it as Markdown, its pictures in a folder beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it as one HTML file, its pictures inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report as it will be printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ruling as a QR code, large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ruling, in Markdown if you like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a picture of the position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the ruling as a QR code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the whole record behind the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… and a picture after every choice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>&amp;Read all of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read all cards in the background: minutes for thousands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was done to the question</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Room</name>
    <message>
        <source>Opening the table …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesOpening</name>
    <message>
        <source>Opening the rules …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The questions with proven answers are being taken in, once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules could not be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finding the ready scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opening the other places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opening the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n passage(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulingDeeds</name>
    <message>
        <source>A new ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By which ruling?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete this ruling for good, with all of its history?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete this ruling? It stays in its history and can be brought back.

{title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing brings it back but a dated copy. Is it really to be deleted?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulingFiles</name>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {file} are {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rulings are listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One file is looked at at a time, so only {file} is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Page (*.html);;Markdown (*.md)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared files (*.yaml *.yml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared files (*.yaml *.yml);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tables</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulingForm</name>
    <message>
        <source>&amp;Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>16-4, 15-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2026-01-31</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BT1-010, BT1-011</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the list without keeping it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le&amp;ave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown, if you like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it into the notebook (Ctrl+S)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulingList</name>
    <message>
        <source>&amp;Export …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at a file of another judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ruling has these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rulings yet. Ctrl+Shift+R writes one of what is seen: of the table with position, record and clauses, of a clause, or of a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only rulings with these words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the rulings that are listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the rulings that are listed as a page, PDF or Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ta&amp;ke …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words, cards, clauses, events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a ruling (Ctrl+Shift+R)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the rulings that are listed to a file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulingWriting</name>
    <message>
        <source>Go on writing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not kept yet: {question}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ruling that you are changing was changed meanwhile. When you keep yours, both stand, and you decide between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ruling that you are changing was deleted. What you keep is a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ruling that you have begun can&apos;t be kept as it is. Mend it or leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ruling that you were writing when the window closed is in its form again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you have written is not kept.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SceneList</name>
    <message>
        <source>A table or a scenario file (Ctrl+O)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers to questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clause, keyword effect or words of a title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disputes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyword effects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No scene is about that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Procedures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up a position from an empty table (Ctrl+Alt+N)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your scenes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>a correction of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sitting down at “{title}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the choice “{option}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what an effect does by hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingUp</name>
    <message>
        <source>A position can’t say: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position is as you left it; {key} begins with an empty table.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupForm</name>
    <message>
        <source>Away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to what is played; the position stays as it is (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin with an empty table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By which edition of the rules it is played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card, or what else lies there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of {seat} (Alt+{key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete takes it away; Alt+Up: it began before the one above it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do it again (Ctrl+Y)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edition of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards; those that are known stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It came this turn, or not (Alt+N)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the card on it, as when it digivolves (Ctrl+Shift+Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link the card to it (Alt+Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory of the turn player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name, number or text of a card; &quot;3x Lv.4 red 5000&quot;; &quot;hand 5&quot;, &quot;memory 3&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play from this position (Ctrl+Alt+Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the card under it (Ctrl+Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the card under it, face down (Alt+Shift+Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suspend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suspend or unsuspend it (Alt+U)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take away the card that was linked to it last (Alt+K)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it away (Alt+Delete)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take its top card off; what lies under it stays (Alt+O)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the last step back (Ctrl+Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text of a card as it is printed: its name, “Lv.4 red 5000 cost 5”, then, in a line each (Shift+Enter), what stands beside its effects: “Red Lv.3: 2”, “Traits: …”, “[Link] [Wisp] trait: Cost 1”, “Link DP +1000”, “[DNA Digivolve] …: Cost 0”, “[DigiXros -2] …”, “Overflow &lt;-3&gt;”; its effects, “Inherited effect: …”, “Link effect: …”, “Security effect: …”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title of the position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What else is so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What else is so of it: used up this turn, given for a time (Alt+M)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is not possible by the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the chosen card is called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules {edition}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{area} (Alt+{key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pile} of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SharingDialog</name>
    <message>
        <source>&amp;Add a table …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rulings that are listed, with their history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Scenes of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose tables that were saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes into one file of plain text, for other judges to take:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sa&amp;ve as …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ta&amp;bles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was &amp;taught</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>Close the other languages (F9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned: {term}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SidePages</name>
    <message>
        <source>finding the other languages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>No card with a number lies on the field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening {file} …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The control of this scenario is another position. It is not opened here, and a scenario that is saved from this table has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to compare with yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>showing the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the beginning of this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the ruling rests on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is opened.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableDisplay</name>
    <message>
        <source>A new position</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableOffers</name>
    <message>
        <source>Compare with where you are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do something with it by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to before this choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the branch that begins there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the board right after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What led to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was answered about {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why was something else not open then?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePlace</name>
    <message>
        <source>Bring it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table that was played before was put aside.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableSaver</name>
    <message>
        <source>Saved as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TeachForm</name>
    <message>
        <source>&amp;Export …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;means the same as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clause of a &amp;keyword effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare phrase files with yours, and take what is new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete {2} of your opponent&apos;s Digimon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Im&amp;port …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it in your phrase file (Ctrl+S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark the selected words as what varies (Alt+R)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taught &amp;by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What cards sa&amp;y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What varies stands in curly brackets in both: {2}. Alt+R marks the selection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wipe out {2} enemies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write your phrases to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only where &lt;Last Stand {2}&gt; is a new one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ } Varies</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TeachingPlace</name>
    <message>
        <source>Bring it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on writing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrase files (*.yaml *.yml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrase files (*.yaml *.yml);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taught: {wording}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wording that you were teaching when the window closed is in its form again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was written in the form and not taught was put aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write your name beneath: it stands at what you teach.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your phrases are in {file}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TeamDialog</name>
    <message>
        <source>&amp;Allow for this event that it has no TLS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any name, by the chosen certificate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;hoose …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certificates (*.crt *.pem *.cer);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Database</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It proves itself by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others may then read and change what goes there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The certificate is for its very name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The certificate of the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The password is kept by the key store of the system, and in no file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The team&apos;s notebook lies on a PostgreSQL server. All your rulings go there, with all of their history and the names in them, and those of the team come here. You work on your own notebook at all times, whether the server is there or not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those that the system trusts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pg.example.org</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TeamPlace</name>
    <message numerus="yes">
        <source>%n ruling(s) were deleted for good by others of the team: {which}. As it was before, the notebook is among the dated copies (Ctrl+Shift+B).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Being tried …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have left the team. All rulings stay, here and there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>The duel is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed in {edition}, check: {clauses}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TypedForms</name>
    <message>
        <source>keeping what is typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading what was typed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ways</name>
    <message>
        <source>There is one table, so only {file} is opened.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message numerus="yes">
        <source>%n source(s), first of them: {edition}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Judge’s desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a term first: it is what can be pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bookmark of {name} and its note were taken away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opening what was read last</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Order</name>
    <message>
        <source>Drag the cards, or move one with Ctrl+Up and Ctrl+Down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;Add a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bookmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bookmarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Change the ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare two branches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy with citation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Correct this card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete the ruling …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Editions of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;English first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export the rulings that are listed …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;German first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Give the ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import cards …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Japanese first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Licences of all that is inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Part the doubtful match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pin the term beside, or let it go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Read a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo what was undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save the rulings that are listed as …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Simplified Chinese first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take rulings of another judge …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;To the field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Traditional Chinese first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Turn to the source text, and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo the last choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Up to the clause above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Why is something not open?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Write a card or text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Write a ruling of what is seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step is seen to &amp;move cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agree with the doubtful &amp;match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+A, Alt+B, Alt+1 to Alt+7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+U, Alt+N, Alt+K, Alt+O, Alt+Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows, Enter, Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the beginning of the field: find a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B, R, H, S, T, D, E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the field, then &amp;empty it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bri&amp;ng in a rulebook …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring bac&amp;k a copy …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards with&amp;out pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chan&amp;ge what lies here into another position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clauses as the so&amp;urce has them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clauses in our &amp;English rendering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of the s&amp;ystem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cop&amp;y the position as a line of text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the &amp;number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy with citation as &amp;Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct or resolve by &amp;hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Alt+Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+C, Ctrl+V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dispute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down, Up, Page Down, Page Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter, Ctrl+Enter, Ctrl+Shift+Enter, Alt+Enter, Alt+Shift+Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ront page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a &amp;command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the &amp;other seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the position that is set up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand over a repor&amp;t …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import o&amp;fficial answers …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the field or a list: open, and go to the reader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the field: walk through the results and read them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the reader: copy the selected text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the reader: the next or previous link; where a card is written: the next or previous field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the sources: open or close a branch; in a list of the table: go to a clause, which Enter opens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is &amp;appealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is &amp;overturned by …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is &amp;upheld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is su&amp;perseded by …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;ight colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;arrow what is found …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Na&amp;me the branch that begins here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;xt colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;xt section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O&amp;pen a table or scenario …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a board that is set up: send what is pointed at to the battle area, breeding area, hand, security, trash, deck, Digi-Egg deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a board that is set up: suspend it, let it have come this turn, take it away, one more or less (of a stack: its top card), how many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the board: copy the position as a line of text, open one that was copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the board: from card to card, choose it, all that is known of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One &amp;event on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One event bac&amp;k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a pos&amp;ition that was copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ot&amp;her languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures of &amp;cards …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player A concedes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player B concedes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pr&amp;int the ruling …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pri&amp;nt the rulings that are listed …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the report …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready &amp;scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rendering and source side &amp;by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right, Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ru&amp;lings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rul&amp;ing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sa&amp;ve the card, the table, the ruling or what is taught</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a file about a &amp;fault of the program …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the table &amp;as …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up a &amp;new position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what follows event by e&amp;vent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tea&amp;m …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teac&amp;h wordings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teach what is not &amp;understood here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts in the language of the wi&amp;ndow first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board as te&amp;xt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards in another language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same, &amp;judged by both editions of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window in English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window in German (Deutsch)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window in Japanese (日本語)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window in Simplified Chinese (简体中文)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window in Traditional Chinese (繁體中文)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window in the language of the s&amp;ystem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These clauses &amp;decide the answer that is read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two accounts of what happene&amp;d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>U, N, Delete, +, -, figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What &amp;led to it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be done &amp;here, and all shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened and the &amp;branches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is &amp;kept, and what survives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is to be decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was answered about the cards on the &amp;field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where something is to be decided: take the option with this number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While a position is set up: play from it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While a position is set up: send the card where it goes, put it under the chosen one, lay it on top, link it, put it under face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While a position is set up: suspend the chosen card, let it have come this turn, unlink its last link card, take its top card off, take it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While a position is set up: whose card it is, and where it goes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>answer_page</name>
    <message>
        <source>All of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answered before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clauses that its words propose; nobody has confirmed them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided by (confirmed at edition {editions} of the rules)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not answered yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Official answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling of {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take this back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These decide it (Ctrl+Shift+K)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until {date} it said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about this card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed by edition {edition} of {date}, after this answer: read both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>near to what is asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only this one decides it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passes the filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} more say nearly the same</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>answer_rows</name>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card has “{question}”; these are those for “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has “{words}”, with or without filters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing passes {filters}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing that passes {filters} has “{words}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Of %n more card(s) it is not known whether they are understood. A card is read when it is opened.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Official answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perhaps you ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read this text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenes to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something passes each of these filters, and nothing passes them together: {filters}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type words beside {filters}: it keeps what has them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wrong}. {mend}.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
    <name>board</name>
    <message numerus="yes">
        <source>%n card(s) of which nobody has said what they are</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) under it</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more under it</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n under</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unnamed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breeding area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digi-Egg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digi-Eggs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digimon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lv.{level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lv.{level}▸{cost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Security</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown, in no area:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tamer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn} of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>U</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your ruling: the program does not understand “{text}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{card}: ]{text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an attack goes on, its attacker has left; reached: {stage}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>as long as it stays this card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>battle area of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>breeding area of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>breeding phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>came this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>digivolves from {colors} Lv.{level} for {cost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in no area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in no area: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inherited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>link DP {dp}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>link effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>linked: {name}[, {dp} DP]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>main phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory {memory}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory: {memory} for {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not understood, for the judge to rule on: [{card}: ]{text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pending until {timing}: [{card}: ]{text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pending, {why}: effects of {seat}[, {chooses}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play cost {cost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player {seat}, memory {memory}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules {edition}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>setup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suspended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taught: {taught}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the duel is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the duel is over[: {winner} wins]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn {turn}, {phase} phase of {seat}[, by the rules {edition}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under it: {name}[, {down}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsuspend phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until its player has unsuspended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until the end of its player’s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until the end of the attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until the end of the opponent’s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until the end of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until the opponent has unsuspended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use cost {cost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>used %n time(s) this turn</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{area} of {seat}: %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{attacker} attacks the player; reached: {stage}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{attacker} attacks {target}; reached: {stage}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{attacker} attacks, its target has left; reached: {stage}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, {pile} of {seat}, {place} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: an effect that it no longer has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dp} DP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dp} DP (printed {printed})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}[ ({name})][, {kinds}][, Lv.{level}][, {dp} DP][ (printed {printed})][, {colors}][, {suspended}][, {fresh}][, {keywords}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pile} of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{pile} of {seat}: %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{pile} of {seat}: {cards}[, and {number} not named]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: hand {hand}, deck {deck}, Digi-Egg deck {eggs}, security {security}, trash {trash}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} – by the judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} – given by {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} – inherited effect of {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} – its own effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} – link effect of {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} – {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text}[ ({active})]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text}[, from {card}][, {part}][, {until}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{told}, {until}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>board words</name>
    <message>
        <source>active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before what they answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>came this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inherited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>linked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suspended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the newest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triggered before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triggered just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whose player chooses the next one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>card_choices</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Cards that are meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It begins with: {phase}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is turn {turn}, of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory: {number} for {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as it is described</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in this position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the beginning of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{pile} of {seat}: %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>card_explanation</name>
    <message>
        <source>As taught:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its text is not understood. It is done by hand in a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its text is understood in part. What is underlined and marked is not, and is done by hand in a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its text is understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed back:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teach what it means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Understood in part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it can be read in two ways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is longer than the text of any card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>printed back it would say something else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the card file does not say it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no words for it in the phrase book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no phrase book for its language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what one of its words refers to is not clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what was read is no effect that the engine knows</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>card_page</name>
    <message>
        <source>A card without a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>App fusion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assembly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bad entries, which were not taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burst digivolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Color</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct it by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DNA digivolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DigiXros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digivolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digivolution requirement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubtful facts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields that were not taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inherited effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link DP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link requirement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the Option part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overflow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Security effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the correction back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take this card out again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card library has no card {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files differ in {fact}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text on this card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use requirement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a card with this text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copies in a deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>digivolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not said in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cost} from {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{language}: added by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{language}: corrected by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{language}: from {file}, {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an unknown card of the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cited_page</name>
    <message>
        <source>As the source has it, in {language}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>claims</name>
    <message>
        <source>it is none of what can be chosen[: {about}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something else is to be decided first, by {seat}[: {question}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the DP of {card} is {now}[, printed {printed}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the DP of {card} is {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the duel is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the memory of {seat} is {now}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the memory of {seat} is {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} has no DP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{why}[, because of {by}]</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digi-Egg deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>breeding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>color</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keyword effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>link card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>main</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>security stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>setup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsuspend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what lies under it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concept_page</name>
    <message>
        <source>Action: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clauses that only say what a word means: {numbers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clauses that scenarios prove: {numbers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defined by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect timing: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find every passage that names it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In other languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In our words, after Comprehensive Rules 3.6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the other sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyword effect: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names with this mark stand in none of our sources; they are ours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in the engine: {number}, {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of it is a rule that an engine could apply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the sources differ</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>copies_page</name>
    <message numerus="yes">
        <source>%n bookmark(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) in its tree</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) of cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n revision(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wording(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A copy is brought back in the place of what is there now, which is kept as a copy too. The window closes for it and opens again; what is typed in forms stands there again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editions that you have brought in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Official answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position that is set up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ruling that is being written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no copies yet: they are made by themselves, when the window opens and every hour, of what has changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is typed in forms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was said of editions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was taught</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the team&apos;s notebook is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damaged: {wrong}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>editions: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settled: {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>desk_pages</name>
    <message>
        <source>Asked last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At hand: {editions}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are found by number, name, keyword and text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are found here too once a card file is imported (Ctrl+I).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editions of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filters among the words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In force today: {edition}, whose text is not here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In force today: {edition}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last bookmarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No edition of the rules is in force today.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Official answers are found by a whole question in your own words, once they are imported (Ctrl+Shift+I); card:BT1-010, clause:16-4 or since:2026 keeps those about it. F1 tells the other filters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simplified or traditional, upper or lower case, hiragana, umlauts: all are taken alike. One wrong letter does no harm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it out again …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules at hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There may be a newer edition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type into the field above to find a rule. F1 lists every shortcut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the cursor is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a clause and what stands below it; 16-4. the clause alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rule or term, in any of five languages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>differences</name>
    <message>
        <source>An older source says otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is not clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The translation differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards in the {pile} of {seat}: {one} on the first board, {other} on the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>given to {seat} only on the first board: {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>given to {seat} only on the second board: {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the {pile} of {seat} only on the first board: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the {pile} of {seat} only on the second board: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is turn {one} of {one_seat} on the first board, turn {other} of {other_seat} on the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only on the first board waits: [{card}: ]{effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only on the second board waits: [{card}: ]{effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>see {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attack of {attacker} has reached {one} on the first board, {other} on the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the duel is over only on the first board[: {winner} has won]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the duel is over only on the second board[: {winner} has won]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the duel is won by {one} on the first board, by {other} on the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the memory is {one} for {one_seat} on the first board, {other} for {other_seat} on the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the phase is {one} on the first board, {other} on the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same effects wait in another order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {pile} of {seat} has the same cards in another order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{attacker} attacks {target} only on the first board; reached: {stage}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{attacker} attacks {target} only on the second board; reached: {stage}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} is in the {area} area of {seat} only on the first board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} is in the {area} area of {seat} only on the second board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} is suspended only on the first board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} is suspended only on the second board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit}: its {what} is {one} on the first board, {other} on the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit}: the card on top is {one} on the first board, {other} on the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit}: {what} in another order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit}: {what} only on the first board: {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit}: {what} only on the second board: {things}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>dispute</name>
    <message>
        <source>Activate an effect of …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>App fuse …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack with …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block with …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both accounts begin here: {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burst digivolve …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can&apos;t be read or found: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counter with …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DNA digivolve …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digivolve …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First set up the position that is argued about: New (Ctrl+Alt+N), then Dispute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hatch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal instead: {options}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move from the breeding area …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not legal, but said to have happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not legal: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not so: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not the same on the two boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be said of both while one can&apos;t be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing lies on this table yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say of each what happened, step by step: on its board, or in the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the rules say of both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was played at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looked at as if the step before had not been done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{options} and {number} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}, step {number}: {step}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>durations</name>
    <message>
        <source>as long as it stays the same card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until the end of the attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until the end of the opponent&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until the end of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until the end of your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until the opponent&apos;s next unsuspend phase ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until your next unsuspend phase ends</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>edition_page</name>
    <message>
        <source>And {count} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring in a rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring it in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubtful lines: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes on with the line before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is no text of the rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is something else …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It opens a passage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out, in characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is lost: each character is in a passage or left out by name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page {page}, line {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stale references: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back what was settled last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was done is said of each. Leave it as it is, or say what becomes of the line: Tab leads from offer to offer, Enter takes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before the first clause: left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>broken at its end: read as {hint}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chapters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clauses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropped by the judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a letter that the file does not name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heading of the history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hyphens at the ends of lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out: {hint}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>letters across the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marks before headings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not told why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers of pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running heads and feet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set like a heading: joined to {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken for a heading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table of contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}, pages: {pages}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hint} does not count on here: joined to {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hint} is printed twice: taken for {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} seems to begin inside this line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} stands behind {hint}: numbers are missing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>editions_compared</name>
    <message>
        <source>Because</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choices that an edition has no place for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not the same in the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules {edition}: {told}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules {first} and {later} come to the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The editions part after: {choice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two boards are the same in the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open by it alone: {options}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the duel is over</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>editions_page</name>
    <message>
        <source>Add an edition …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that you keep names clauses that say the same in {edition}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed throughout, and no change of meaning: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+Y agrees, Ctrl+Shift+X says that they are not the same. Which clauses belong together otherwise is said in a file: “judgeapp corpus compare {old} {new} --doubts FILE”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference of the sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubtful between {old} and {new}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editions of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From {old} to {new}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is so: it is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is so: it is new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is so: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it, the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not the same: one is gone, the other new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is doubtful.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Official answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one edition is here. When you bring in another one, this page says what changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say since when …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle what is doubtful: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dates are those that the editions print.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dates as the editions print them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ruling that is being written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same clause, and it says the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same clause, but it says something else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two texts are in two languages or by two writers: words differ everywhere. A clause is taken to say something else when its numbers, keywords or timings differ, or when the update history names it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to look at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There may be a newer edition: the publisher revises the rules every few weeks. Bring it in as a file (Ctrl+Alt+L).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To look at, of the program’s: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To look at, of yours: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the editions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What changed from {old} to {new}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What names changed clauses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What names clauses that changed in {edition}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have changed the dates of this table yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another clause is as like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in force today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has left its section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it says something else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it says the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was merged with others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its edition is not here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its text is not here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its text was brought in anew and differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>much of one is not in the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no date is said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in {edition}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one became several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only renumbered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>others beside could be which is which</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>says something else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several became one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several clauses that may belong together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something without a partner is like it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the texts have little in common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the update history says otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which clause it is, is doubtful</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{at} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of {edition}: {standing}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{there} in {edition}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{there} in {edition}, where it says something else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{told} (doubtful)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>events</name>
    <message>
        <source>&lt;{keyword}&gt; of {card} can&apos;t activate[ – {reason}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;{kind}&gt; comes to nothing[ – {reason}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{cards} ]placed under[ {unit}][ {card}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{cards}: ]active and not without end; counts as not active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{cards}][{card}] to {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{card}: ]{seat} can&apos;t do this[, because of {by}][ – {reason}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{name}: ]overflow {amount}: memory of {seat} {from} to {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{unit}: &lt;{kind}&gt;][the top card of {unit} will be trashed at {timing}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{who}: ]&lt;{kind}&gt; is carried out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{who}: ][&lt;{kind}&gt; ]it is done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{who}: ][&lt;{kind}&gt; ]it is not done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{who}: ]a cost of {cost} can&apos;t be paid[ – {reason}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{who}: ]chosen: {refs}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{who}: ]counted: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{who}: ]declared[: {kind}][: {answer}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{who}: ]done no times[ – {reason}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{who}: ]its condition is met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{who}: ]its condition is not met[ – {reason}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{who}: ]meant: {refs}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{who}: ]more can be placed under {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{who}: ]nothing can DNA digivolve[ – {reason}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{who}: ]nothing can app fuse[ – {reason}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{who}: ]nothing can be linked[ – {reason}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{who}: ]nothing can burst digivolve[ – {reason}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{who}: ]nothing is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{who}: ]nothing is meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{who}: ]pending until {timing}[: {effect}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{who}: ]something else is done instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{who}: ]the cost is {amount} less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{who}: ]there is no attack to end[ – {reason}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{who}: ]there is no such effect to activate[ – {reason}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{who}: ]there is nothing to choose[ – {reason}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{who}: ]this can&apos;t be done with {memory} memory[ – {reason}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{who}: ]this can&apos;t be done[: {unit}][: {card}][: {refs}][: {ref}][ – {reason}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{who}: ]what it is about is not there[ – {reason}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{who}: ]{count} more would be asked for than there are[ – {reason}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{who}: ]{seat} can&apos;t do this[, because of {by}][ – {reason}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all that fit: {gifts}[, {until}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an effect of {card} can&apos;t activate[ – {reason}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an effect of {who} activates: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an effect of {who} activates: {effect}[ – taught: {taught}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an effect of {who} can&apos;t activate[: {effect}][ – {reason}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an effect of {who} can&apos;t be activated now[: {effect}][ – {reason}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an effect of {who} does not trigger[: {effect}][ – {reason}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an effect of {who} is active: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an effect of {who} is active: {effect}[ – taught: {taught}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an effect of {who} is no longer active[: {effect}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an effect of {who} triggers: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an effect of {who} triggers: {effect}[ – taught: {taught}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another effect of {name} can&apos;t activate[ – {reason}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack: {timing}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block timing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counter timing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it ends what was gained[: {units}][: {gifts}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it waits to be activated, what has triggered on: {waiting}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>linked to {unit}: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looked at[: {cards}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory of {seat}: {from} to {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no Security Digimon is there to battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody can block[ – {reason}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not understood, the judge rules on it: [{name}: ]{text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing can be placed under {card} by Assembly[ – {reason}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing can be placed under {card} by DigiXros[ – {reason}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is placed under {card} by Assembly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is placed under {card} by DigiXros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one at a time are used: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one at a time digivolve: {units}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prevented[: {unit}][: {refs}][: {card}][, by an effect of {by}][ – {reason}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put back[: {card}][: {cards}][ – {reason}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>revealed: [{became}][{cards}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rule check: {units}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attack comes to a battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attack comes to a security check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attack comes to its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attack comes to no security check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attack comes to nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attack comes to: {outcome}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attack does not win the duel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attack is ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attack is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attack of {unit} ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attack target is confirmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attack target is {unit} now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attack wins the duel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the battle ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the duel begins with the turn of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the duel ends[: {winner} wins]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the effect of {who} is resolved: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the judge does by hand for {who}: {effect}[ ({refs})]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the judge gives {unit}: {gifts}[, {until}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the judge has ruled on an effect of {who}: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the judge lays {cards} {where} {was}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the judge links {cards} to {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the judge puts {cards} into the {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the judge puts {card} into the {area} area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the judge sets the memory of {seat} from {from} to {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the judge suspends {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the judge unsuspends {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same position again: an infinite loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the turn ends before anything unsuspends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the turn goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing to unsuspend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trashed from the stack of {was}: {cards}[; it is {now} now]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trashed[: {cards}][: {unit}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn {turn} of {seat} begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn {turn} of {seat} ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned over: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsuspended: {units}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the battle triggered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the check triggered comes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{area} of {seat} is shuffled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} in no area now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} to the top of the security stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is placed in the {area} area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is put back: {cost} can&apos;t be paid[ – {reason}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} will be trashed when its effect is resolved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{materials} DNA digivolve into {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{phase} phase of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} concedes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} declares to digivolve {units} into {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} declares to digivolve {unit} into {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} declares to link {card} to {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} declares to place under {card} by Assembly: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} declares to place under {card} by DigiXros: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} declares to play {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} declares to repeat it {times} times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} declares to use {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} does nothing in the breeding phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} draws {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} goes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} keeps the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} looks at {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} pays {cost}: memory {from} to {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} redraws the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: {gifts}[, {until}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} ([{dp} DP][{sources} digivolution cards]) battles [{defender}][{security}] ([{other_dp} DP][{other_sources} digivolution cards])</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} attacks {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} blocks {attacker}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} can&apos;t block[, because of {by}][ – {reason}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} checks nothing more[ – {reason}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} checks {became}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} digivolves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} hatches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} is deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} is played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} is suspended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} is unsuspended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} isn&apos;t affected[ by {who}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} leaves where it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} leaves[ for {to}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} moves to the {to} area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit}: {gifts}[, {until}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{was} digivolves into {unit}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>the link cards of {card} can&apos;t stay as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the memory is on the opponent&apos;s side: the turn of {seat} is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the memory of {seat} is {found}, the gauge ends at 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} can&apos;t stay on the field as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is a Digi-Egg card and can&apos;t be in the {area} of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is a token and can&apos;t be in the {area} of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is a token and can&apos;t be linked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is a token: nothing is stacked with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is no Digi-Egg card and can&apos;t be in the Digi-Egg deck of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} has {found} Digi-Egg cards, at most {allowed} are in a deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} has {found} cards in the breeding area, one is possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} has {found} cards of the deck, {allowed} are in a deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} has {found} cards {card}, {allowed} are allowed in a deck</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>file_formats</name>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario (*.yaml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables and scenarios (*.json *.yaml *.yml);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole table (*.json);;Scenario, the way to here (*.yaml)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>filter_words</name>
    <message>
        <source>Digimon, Tamer, Option or Digi-Egg cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answers and rulings about a card, by number or name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards of a color</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards of a level: 6, 4-6, 5+, &lt;=5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards of which all is understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards of which all is understood, or something is not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards of which something is not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards of your library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards with a keyword effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards with a word in their traits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards with so much DP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards with such a play or use cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clauses and passages of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of that year, month or day, or earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of that year, month or day, or later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>official answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules, cards, scenes, official answers, rulings, or what became of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rulings by what became of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rulings by whose word they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rulings of an event, a table or a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rulings of your notebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rulings with a tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scenes to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>those about a clause and what is below it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>those that are there in a language</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fonts</name>
    <message>
        <source>No font for {languages} is installed: its letters will be missing. Install a font such as Noto Sans CJK (on Debian and Ubuntu the package {package}), then start the program again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hit_row</name>
    <message>
        <source>This passage is no more. Delete takes the bookmark away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decides: {question}</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
    <name>leftout</name>
    <message>
        <source>effects that wait ({found})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>options that were barred because they led back into a loop ({found})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that it is the end of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that the turn has begun already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attack that goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is being processed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>moments</name>
    <message>
        <source>the end of the attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the opponent&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the start of the main phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the start of the opponent&apos;s main phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the start of the opponent&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the start of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the start of your main phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the start of your turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>DNA digivolve {of} into {card}[ by its requirement {requirement}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{card}: ]{effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>activate an effect of {card}: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>app fuse {unit}[ &amp; {link}] into {card}[ by its requirement {requirement}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack the player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack the player with {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack {target} with {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block with {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>burst digivolve {unit} into {card}[ by its requirement {requirement}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by requirement {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>digivolve {unit} into {card}[ by its requirement {requirement}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>do nothing in the breeding phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>do this instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hatch a Digi-Egg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>link {card} of the battle area to {unit}[ by its requirement {requirement}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>link {card} to {unit}[ by its requirement {requirement}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move {unit} to the battle area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place {card} under {target} by Assembly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place {card} under {target} by DigiXros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redraw the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the effect does not trigger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the effect is resolved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the bottom of the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the bottom of the security stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the top of the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the top of the security stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes, though nothing of it can be done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} as number {number} of the requirements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: lose {amount} memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} goes first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>other_languages</name>
    <message>
        <source>No other source has a passage on the same concept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a clause to see here what the other sources say on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terms of the text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>our_readings</name>
    <message>
        <source>A reading is a decision of this program, not a text of the publisher. The rules engine plays by it; an official answer or the head judge goes before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Because</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Official answers, in our words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our readings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played by the scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it rests on, and the other reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the Japanese manual says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the program decided where the text leaves something open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the {source} say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>see {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>passage_page</name>
    <message>
        <source>Editor’s note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our English rendering, not official; F7: the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Referred to by</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsuspend</source>
        <translation>活動階段</translation>
    </message>
</context>
<context>
    <name>place_guides</name>
    <message>
        <source>At the left stands what happened, each event with its clauses and with the event that caused it. Choose an event to see the board as it was; a clause opens beside the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the right stands who decides what. Take an option by its number, by Enter, or by clicking the card and what it is aimed at. Ctrl+Z takes it back; every other way that was tried stays as a branch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card files are imported by Ctrl+I.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+B keeps a term beside what is read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+D marks the clause that is read, or lets it go. A note can stand at a bookmark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+R leads to the report: write the ruling, tick the clauses that decided, and print it (Ctrl+P), save it, or let a phone read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+R writes a ruling of what is seen: at the table with position, record, clauses and both accounts, of a clause or of a card. It looks as it is shown beside while you type; Ctrl+S keeps it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down and Up walk through what was found and show it at once; Enter goes on to the reader, Esc back to the field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every word of the game with its names in five languages, what it is, and the clauses that define it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export writes what is listed to a file; Take shows what another judge’s file has that is new, the same or otherwise, and nothing is taken until you say so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F5 tells why something is not open, now or then, Shift+F5 what led to an event. What the program does not understand is resolved by hand (Ctrl+H) and stands so in the report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F7 turns a clause from our English rendering to the source, Alt+2 shows both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give, appeal, uphold, overturn and supersede stand in the menu Ruling and below the answer. Every change is kept in the history, and can be brought back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a text that is not understood and say the same in words that cards have; what varies stands in curly brackets. You see at once what it reads then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a ready scene, open a file, or set up the position: name the cards, send each where it lies, then Play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terms in a text lead to what they mean. The other languages stand at the right (F9).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The five rulebooks with their chapters. Right and Left open and close.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type what you look for into the field above: a clause number, a rule or term in any of five languages, a card by its number, name or text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is taught decides nothing that was understood without it, and is named wherever it decides something.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When two players tell it differently, play both accounts (Ctrl+Shift+D), each on a board of its own, with what was not legal; Ctrl+Tab goes to the other one. The program says which steps were not legal and why, and where the accounts part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a card or paste a text: it is read while you type. What is understood, and by which clauses, stands beside it; what is not is marked.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>places</name>
    <message>
        <source>Bookmarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>places on a stack</name>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>question_page</name>
    <message>
        <source>Changed in {edition}, check: {clauses}. This was played by an earlier edition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our answer to the general question, proved by this scene on the engine. Another word on a card may change it: card text goes before the rules (1-3-1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions that it decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See it played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clauses that decide it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>&lt;De-Digivolve&gt; trashes no Lv.3 card and nothing after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;De-Digivolve&gt; trashes stacked cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;Delay&gt; waits for another turn than that in which its card was placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digimon of the battle area DNA digivolve into a card of the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[Start of Your Turn] effects belong to the unsuspend phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Digimon card is laid on an own card of the field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Digimon card of the own hand is digivolved into</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Digimon of the battle area app fuses into a card of the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Digimon of the battle area app fuses with its link card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Digimon of the battle area digivolves by it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Digimon or Tamer card of the own hand is played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Digimon that can&apos;t suspend can&apos;t attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Digimon that can&apos;t suspend can&apos;t block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Digimon that is attacked itself can&apos;t block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a block is not blocked again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card of the hand or battle area is linked to a Digimon of the battle area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card of the own hand is burst digivolved into</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card with Link is linked to another own Digimon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a link requirement must be met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a requirement of the card must be met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a token can&apos;t be linked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an Assembly needs all of its cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an Option card of the own hand is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an attack is blocked only once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an attack is declared by suspending a Digimon of the battle area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an effect forbids it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by &lt;Jamming&gt; it isn&apos;t deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>during an attack no other is declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each card can stand for one of them only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each of them must meet a requirement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>effects are declared in the own main phase when nothing is left to resolve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every color of the card is asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for each that is named 1 card is placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for this it was activated already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in an attack only 1 [Counter] effect is activated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the breeding area it has no effect that does not say so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not go along when a Digimon moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has become another card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no &lt;Blocker&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is asked anew for each &lt;De-Digivolve&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no Digimon any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no [Counter] effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not different enough from the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not in the hand or battle area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not in the trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not its time any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not the counter timing of the opponent&apos;s attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is so already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is the attack target already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it isn&apos;t affected by that effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was used as often as it may be this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it works face up in the security stack only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it works in the breeding area only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it works in the hand only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it works in the trash only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its DNA digivolution requirements are not met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its app fusion requirements are not met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its burst digivolution requirements are not met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its card does not have it any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its card is another one now, or gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its condition is not met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its digivolution requirements are not met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its link requirements are not met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its trigger condition was not met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>link cards stay in their order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory goes no further than 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory is not on the opponent&apos;s side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no Digimon or Tamer of that color is on the field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no card is checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no more cards are asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no normal digivolution is a burst digivolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no normal digivolution is an app fusion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such Tamer is in the battle area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody may look into a private area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of its conditions is met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is stacked under it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is stacked with a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing stands for cards that must be different</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of several &lt;Piercing&gt; only one leads to a check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one card alone is no stacked cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only 1 card can be in the breeding area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only a Digimon attacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only a Digimon of the attacked player blocks, at the block timing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only a Digimon of the battle area attacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only a Digimon of the battle area with &lt;Blocker&gt; blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only a Digimon with DP can move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only a card with a play cost is played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only an Option card whose colors are met is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only an effect with [Main] is declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only effects of the own cards are activated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only its player may look at what lies face down there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only its player may look into a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the own card of the breeding area moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the turn player attacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>security cards lie face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that is for the breeding phase of its player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that is for the main phase of its player, when nothing is left to resolve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Assembly requirements name no such card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Digi-Egg deck is a private area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the DigiXros requirements name no such card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Digimon and its link card must be those that are named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Digimon that checks is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Digimon that was attacked is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Tamer that is named must be returned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attacking Digimon is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the breeding area is taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the card that was chosen is another one now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the condition of its [Main] effect is not met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cost can&apos;t be paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deck is a private area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the effect allows it no other way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the effect does not work there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the opponent has no security card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the order of stacked cards stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the order of the Digi-Egg deck stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the order of the deck stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the order of the security stack stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player or a suspended Digimon of the opponent is attacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the requirements of the DNA digivolution must be met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no Digimon or card that could DNA digivolve into it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no Digimon that could digivolve into it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no Digimon to check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no card in the Digi-Egg deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no card to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this area has no order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what came this turn can&apos;t attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what can&apos;t be digivolved into is put back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what can&apos;t be played is put back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what can&apos;t be used is put back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is done instead is not replaced again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is done no times is not done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is impossible is not done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it asks for can&apos;t be done wholly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what was left for later comes to nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who goes first does not draw in the first turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>refusals</name>
    <message>
        <source>refused: {why}[, because of {by}]</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>refused lessons</name>
    <message>
        <source>&lt;{said}&gt; is a keyword effect that is known already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave some of its words unmarked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the clause out to teach another wording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark a whole number, name, color or group of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark one number of 2 or more, in both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing needs to be taught</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put each part that varies into one pair: {{2}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say it in today&apos;s words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say it in words of cards that are understood, without a timing in front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say it in words that can be read in one way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what it stands for as one effect of a card, with when it triggers or with its timing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teach a part of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teach more words of the text around it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teach wordings of English (en) or Japanese (ja)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use another number or name for one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is understood can&apos;t be taught otherwise; report it if it is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write and mark it in both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it there too, and mark it in both if it varies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write its name in angle brackets, with its number if it has one: &lt;Last Stand {{2}}&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write what cards say, and the same in words that are understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card texts in {said!r} are not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has more than {most} letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than {most} parts are marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the curly brackets in {said!r} do not go together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the wording has no words but what is marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the wording or what it means is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{said!r} can be read in two ways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{said!r} could then be read in two ways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{said!r} in the wording says something that is not in what it shall mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{said!r} is marked in one of the texts only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{said!r} is marked twice, so that nobody knows which is which</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{said!r} is no icon of a keyword effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{said!r} is no number that could be another one in that effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{said!r} is no part of {whole!r} that could be another one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{said!r} is not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{said!r} is not understood as one whole effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{said!r} is understood already, and as something else: {means}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{said!r} is understood already, and means the same: {means}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{said!r} would say something else when it is printed and read again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>A ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step can&apos;t be read or found: nothing is decided yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both accounts are legal: what decides is which of them happened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both accounts come to the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both accounts say the same, and it is not legal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By hand, taught, not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every clause that was applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here they part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal instead: {options}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less important lines, which stand in the whole record: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither account is legal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ruling is written yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not printed, for there are too many: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Comprehensive Rules of this program have no such clause.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code leaves out what has no room: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The judge&apos;s desk {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ruling for a phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same so far; {who} says no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two accounts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What ends in … on this page stands in full at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What follows is looked at as if this had not been done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {other} says is not legal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {who} says is legal; what {other} says is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {who} says is so; what {other} says is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where they part: {one}; {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can&apos;t be read or found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done by the judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not legal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not official</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not understood, ruled on by the judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read as a judge has taught it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read otherwise than it is printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the words of {clauses}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unofficial English rendering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{options} and {number} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has said nothing yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} says no more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}, step {number}: {step}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rulings</name>
    <message>
        <source>A ruling that is deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appeal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Authority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed in two ways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete it for good …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted here for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floor judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give this ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can be brought back out of its history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has overturned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has superseded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It will overturn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It will supersede</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one of them, or change the ruling: that settles it. All of them stay in the history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newer than yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer is written yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ruling is written yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Official</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Official answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise than yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overturn …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overturned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replaced by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared by others: {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supersede …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Superseded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take all that is new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it too: both are kept and shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take theirs in place of yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Comprehensive Rules of this program have no such clause.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same as yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ruling was changed in two ways, and that is not settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upheld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uphold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is asked?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it rests on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brought together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in your library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these rules have no such clause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>written down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{id}, which is not in this notebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{status} by: {title}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sayings</name>
    <message>
        <source>all that fit: {gifts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} lies face up in the security stack of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: {effect} is active since then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: {effect} used {times} times this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: {gifts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: {gifts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{timing}: {actions}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scene_page</name>
    <message>
        <source>Clauses that it shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See it played ({count})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>setup_form</name>
    <message>
        <source>Battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breeding</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sources</name>
    <message>
        <source>Comprehensive Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digimon TCG Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Official Rule Manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule Manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fan translation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>official rule manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>official translation, as old as the manual 3.0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>official translation, one edition behind the Japanese manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unofficial translation of the official rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>stages of an attack</name>
    <message>
        <source>block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Assembly: which card is placed?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By which requirement?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counter?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>De-Digivolve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digi-Egg deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digi-Egg deck of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DigiXros: which card is placed?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do it, for what follows?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do this instead?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give DP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a keyword effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many repetitions?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In which order do the cards lie now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It came of what stands here with the number {cause}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a card on another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a card under another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link a card to another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place on top of the security stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play without paying the cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a card somewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redraw the hand?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return to the bottom of the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return to the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return to the top of the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suspend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The judge corrects the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The judge resolves by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn suspended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn unsuspended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsuspend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does the effect do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is attacked?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is chosen?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it says, in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to do in the breeding phase?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to do in the main phase?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which effect?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of these?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which one goes first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which one is put back next?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which one overflows first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who goes first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as long as it stays the same card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>battle area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>battle area of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before what they answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bottom of the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bottom of the security stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>breeding area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>breeding area of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deck of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in no area, of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>linked to a card of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>security of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the newest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top of the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top of the security stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trash of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triggered before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triggered just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under a card of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until the end of the attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until the end of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until the end of your opponent&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until the end of your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until your next unsuspend phase ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until your opponent&apos;s next unsuspend phase ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{event} (because&#xa0;of&#xa0;{cause})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option} ({number})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: {choice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: {question}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>teaching</name>
    <message numerus="yes">
        <source>%n effect(s) are read with it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one to write it into the form and change it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with yours: {files}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearest in the phrase book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not read any more: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed in today’s words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take theirs in place of yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take what is new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taught otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teach wordings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same as yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Understood in part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was read around it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was read in what it shall mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you have taught</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write what cards say, and the same in words that are understood. It is read so from then on, wherever it stands, and marked as taught. What is understood already stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not saved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>team</name>
    <message numerus="yes">
        <source>%n change(s) of the server were refused.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) wait here.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>NOT PROTECTED: others may read and change what goes there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team: being reached …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team: in step since {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team: not reached since {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team: refused: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team: type the password (Ctrl+Alt+G).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>waiting</name>
    <message>
        <source>Effects of {seat}, {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effects of {seat}, {why}; {seat} chooses the next one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later ({timing}): {effect}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>wording</name>
    <message>
        <source>Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card information</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digi-Egg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digimon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>German</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this copy: {printed}, read {correct}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It refers to {printed}, and what is meant is not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It refers to {printed}; what it names is {correct}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyword effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lv.{level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No passage has all the words; “{term}” was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option effect {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed as {printed}, a number that another clause has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simplified Chinese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tamer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index was damaged and is built again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index was damaged; it has been built again and nothing is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The question is too long; “{term}” was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules are being indexed for the first time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules have changed and are indexed again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no clause {term}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no clause {term}; the nearest above it is {instead}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ver. {edition}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added in {edition}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>among its facts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an older edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the end of the attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the end of the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the end of the opponent&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the end of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the end of your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the start of the main phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the start of the opponent&apos;s main phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the start of the opponent&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the start of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the start of your main phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the start of your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below {term}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed in {edition}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cited of {term}, our words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decides: {term}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defines {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deleted in {edition}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>effect {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has the keyword</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has the word {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in its text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the section on {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inherited effect {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its facts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its heading names {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its name begins so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its number begins so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>link effect {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moved here in {edition}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nearest to {term}, which there is not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not official</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>official</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>our reading of it has {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>part of the definition of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pending processing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read aloud: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>revised as a whole in {edition}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>security effect {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the update history names {term}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took in another clause in {edition}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was {term} in {editions}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dp} DP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: {taken} answers taken ({new} new, {updated} updated, {unchanged} unchanged), {bad} bad entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: {taken} cards taken ({new} new, {updated} updated, {unchanged} unchanged), {bad} bad entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found} ({term})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{official}: {status}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one}, {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one}; {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason} ({clause})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{term} is a number of {editions}; it is {instead} today.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{term} is a number of {editions}; what became of it is not known. The update history may tell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{told} (as {number})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{printed}” is read as “{read}” (a space is left out).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{printed}” is read as “{read}” (a word is left out).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{printed}” is read as “{read}” (a wrong sign).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{printed}” is read as “{read}” (it stands twice).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{printed}” is read as “{read}” (misspelled).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{printed}” is read as “{read}” (the apostrophe).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{printed}” is read as “{read}” (the icon is lost).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{term}” is unknown; these are the results for “{instead}”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
