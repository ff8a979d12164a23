<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AccountSide</name>
    <message>
        <source>Player of account {number}</source>
        <translation>Spieler der Darstellung {number}</translation>
    </message>
    <message>
        <source>Undo the last step (Backspace)</source>
        <translation>Letzten Schritt zurücknehmen (Rücktaste)</translation>
    </message>
    <message>
        <source>{who}&apos;s board</source>
        <translation>Spielfeld: {who}</translation>
    </message>
    <message>
        <source>{who}&apos;s steps</source>
        <translation>Schritte: {who}</translation>
    </message>
</context>
<context>
    <name>AddressDialog</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>A&amp;ddress</source>
        <translation>A&amp;dresse</translation>
    </message>
    <message>
        <source>Add an address</source>
        <translation>Adresse hinzufügen</translation>
    </message>
    <message>
        <source>English cards</source>
        <translation>Englische Karten</translation>
    </message>
    <message>
        <source>The address of a file: cards, official answers, errata or lists. Nothing is downloaded yet.</source>
        <translation>Die Adresse einer Datei: Karten, offizielle Antworten, Errata oder Listen. Abgerufen wird noch nichts.</translation>
    </message>
</context>
<context>
    <name>AnswerCollection</name>
    <message>
        <source>importing official answers</source>
        <translation>Import offizieller Antworten</translation>
    </message>
    <message>
        <source>opening the official answers</source>
        <translation>Öffnen der offiziellen Antworten</translation>
    </message>
    <message>
        <source>saving which clauses decide an answer</source>
        <translation>Speichern, welche Regeln eine Antwort begründen</translation>
    </message>
</context>
<context>
    <name>AnswerController</name>
    <message>
        <source>Files of answers (*.json *.jsonl *.ndjson);;All files (*)</source>
        <translation>Antwortdateien (*.json *.jsonl *.ndjson);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Import official answers</source>
        <translation>Offizielle Antworten importieren</translation>
    </message>
    <message>
        <source>Indexing the answers</source>
        <translation>Antworten werden indiziert</translation>
    </message>
    <message>
        <source>{number} is decided by {clauses}.</source>
        <translation>{number} wird durch {clauses} entschieden.</translation>
    </message>
</context>
<context>
    <name>Appearance</name>
    <message>
        <source>Colors: {scheme}</source>
        <translation>Farben: {scheme}</translation>
    </message>
</context>
<context>
    <name>AskedForm</name>
    <message>
        <source>A&apos;s choices; B&apos;s as played</source>
        <translation>Entscheidungen von A; B wie gespielt</translation>
    </message>
    <message>
        <source>Add the result to the ruling in the report</source>
        <translation>Ergebnis in das Ruling des Berichts aufnehmen</translation>
    </message>
    <message>
        <source>Add to report</source>
        <translation>In den Bericht</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>At least or at most</source>
        <translation>Mindestens oder höchstens</translation>
    </message>
    <message>
        <source>B&apos;s choices; A&apos;s as played</source>
        <translation>Entscheidungen von B; A wie gespielt</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>Clear the combined question</source>
        <translation>Zusammengesetzte Frage löschen</translation>
    </message>
    <message>
        <source>Explore every line</source>
        <translation>Alle Wege verfolgen</translation>
    </message>
    <message>
        <source>How far</source>
        <translation>Wie weit</translation>
    </message>
    <message>
        <source>Is this always true?</source>
        <translation>Ist das immer so?</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Number of decisions</source>
        <translation>Anzahl der Entscheidungen</translation>
    </message>
    <message>
        <source>Player {seat}</source>
        <translation>Spieler {seat}</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Which card or player</source>
        <translation>Welche Karte oder welcher Spieler</translation>
    </message>
    <message>
        <source>Whose choices</source>
        <translation>Wessen Entscheidungen</translation>
    </message>
    <message>
        <source>a card is deleted</source>
        <translation>eine Karte wird gelöscht</translation>
    </message>
    <message>
        <source>a card stays on the field</source>
        <translation>eine Karte bleibt auf dem Feld</translation>
    </message>
    <message>
        <source>a player loses</source>
        <translation>ein Spieler verliert</translation>
    </message>
    <message>
        <source>a player wins</source>
        <translation>ein Spieler gewinnt</translation>
    </message>
    <message>
        <source>a player&apos;s memory is</source>
        <translation>das Memory eines Spielers ist</translation>
    </message>
    <message>
        <source>a player&apos;s security cards:</source>
        <translation>Security-Karten eines Spielers:</translation>
    </message>
    <message>
        <source>an effect of a card is activated</source>
        <translation>ein Effekt einer Karte wird aktiviert</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>both players&apos; choices</source>
        <translation>Entscheidungen beider Spieler</translation>
    </message>
    <message>
        <source>cards in a player&apos;s hand:</source>
        <translation>Handkarten eines Spielers:</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>only the order of pending effects</source>
        <translation>nur die Reihenfolge ausstehender Effekte</translation>
    </message>
    <message>
        <source>this many decisions:</source>
        <translation>so viele Entscheidungen:</translation>
    </message>
    <message>
        <source>{begun} and …</source>
        <translation>{begun} und …</translation>
    </message>
    <message>
        <source>{begun} or …</source>
        <translation>{begun} oder …</translation>
    </message>
    <message>
        <source>… and …</source>
        <translation>… und …</translation>
    </message>
    <message>
        <source>… or …</source>
        <translation>… oder …</translation>
    </message>
</context>
<context>
    <name>Autosave</name>
    <message>
        <source>opening the table</source>
        <translation>Öffnen des Tisches</translation>
    </message>
    <message>
        <source>reading the phrase book</source>
        <translation>Lesen der Formulierungssammlung</translation>
    </message>
    <message>
        <source>saving the position</source>
        <translation>Speichern der Stellung</translation>
    </message>
    <message>
        <source>saving the table</source>
        <translation>Speichern des Tisches</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>Current game</source>
        <translation>Laufendes Spiel</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Replay under {edition}</source>
        <translation>Nach {edition} neu spielen</translation>
    </message>
</context>
<context>
    <name>BoardPane</name>
    <message>
        <source>The board as text</source>
        <translation>Spielfeld als Text</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
</context>
<context>
    <name>BookmarkList</name>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Notiz</translation>
    </message>
    <message>
        <source>A note on this bookmark</source>
        <translation>Notiz zu diesem Lesezeichen</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>No bookmarks yet. Open a clause and press Ctrl+D to add one, with a note if you like; press Ctrl+D again, or Delete here, to remove it.</source>
        <translation>Noch keine Lesezeichen. Um eines hinzuzufügen, eine Regel öffnen und Strg+D drücken, auf Wunsch mit Notiz; zum Entfernen erneut Strg+D oder hier Entf drücken.</translation>
    </message>
    <message>
        <source>Note on the bookmark</source>
        <translation>Notiz zum Lesezeichen</translation>
    </message>
</context>
<context>
    <name>BoundedField</name>
    <message>
        <source>At most {most} characters fit here; the rest was cut.</source>
        <translation>Höchstens {most} Zeichen sind hier möglich; der Rest wurde abgeschnitten.</translation>
    </message>
</context>
<context>
    <name>Branches</name>
    <message>
        <source>A comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Name of the branch</source>
        <translation>Name des Zweigs</translation>
    </message>
    <message>
        <source>Name of this branch (F2)</source>
        <translation>Name dieses Zweigs (F2)</translation>
    </message>
    <message>
        <source>Tree of branches</source>
        <translation>Baum der Zweige</translation>
    </message>
</context>
<context>
    <name>ByHandPanel</name>
    <message>
        <source>An effect of</source>
        <translation>Ein Effekt von</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Back to the decision</source>
        <translation>Zurück zur Entscheidung</translation>
    </message>
    <message>
        <source>Blocker, or Security A. +1</source>
        <translation>Blocker oder Security A. +1</translation>
    </message>
    <message>
        <source>By an effect, as you rule</source>
        <translation>Durch einen Effekt, laut Ruling</translation>
    </message>
    <message>
        <source>By the effect</source>
        <translation>Durch den Effekt</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Delete 1 of your opponent&apos;s Digimon.</source>
        <translation>Delete 1 of your opponent&apos;s Digimon.</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>In card wording</source>
        <translation>Im Wortlaut der Karten</translation>
    </message>
    <message>
        <source>Into which card</source>
        <translation>In welche Karte</translation>
    </message>
    <message>
        <source>Keyword effect</source>
        <translation>Keyword-Effekt</translation>
    </message>
    <message>
        <source>The judge corrects the board</source>
        <translation>Der Judge korrigiert das Spielfeld</translation>
    </message>
    <message>
        <source>Under, on or linked to</source>
        <translation>Unter, auf oder verlinkt mit</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Wohin</translation>
    </message>
    <message>
        <source>Which effect</source>
        <translation>Welcher Effekt</translation>
    </message>
    <message>
        <source>Who does it</source>
        <translation>Wer es tut</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>Wessen</translation>
    </message>
    <message>
        <source>the owner</source>
        <translation>der Besitzer</translation>
    </message>
</context>
<context>
    <name>CardCollection</name>
    <message>
        <source>importing banned and restricted cards</source>
        <translation>Import von gebannten und limitierten Karten</translation>
    </message>
    <message>
        <source>importing cards</source>
        <translation>Import von Karten</translation>
    </message>
    <message>
        <source>importing errata</source>
        <translation>Import von Errata</translation>
    </message>
    <message>
        <source>opening the cards</source>
        <translation>Öffnen der Karten</translation>
    </message>
    <message>
        <source>reading the cards again</source>
        <translation>erneutes Lesen der Karten</translation>
    </message>
    <message>
        <source>saving a card</source>
        <translation>Speichern einer Karte</translation>
    </message>
</context>
<context>
    <name>CardController</name>
    <message>
        <source>Cards, official answers, lists (*.json *.jsonl *.ndjson);;All files (*)</source>
        <translation>Karten, offizielle Antworten, Listen (*.json *.jsonl *.ndjson);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Reading the cards</source>
        <translation>Karten werden gelesen</translation>
    </message>
    <message>
        <source>Reading the cards: {done} of {total}</source>
        <translation>Karten werden gelesen: {done} von {total}</translation>
    </message>
    <message>
        <source>reading all cards</source>
        <translation>Lesen aller Karten</translation>
    </message>
</context>
<context>
    <name>CardEditor</name>
    <message>
        <source>A new card</source>
        <translation>Eine neue Karte</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterschreiben</translation>
    </message>
    <message>
        <source>Correcting {number} ({language})</source>
        <translation>Korrektur von {number} ({language})</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Restored the card you were writing when the window closed.</source>
        <translation>Die beim Schließen des Fensters angefangene Karte ist wiederhergestellt.</translation>
    </message>
    <message>
        <source>Your unsaved card was set aside.</source>
        <translation>Die nicht gespeicherte Karte wurde beiseitegelegt.</translation>
    </message>
    <message>
        <source>{number} is already {name}. Open it to correct it (Ctrl+E).</source>
        <translation>{number} ist bereits {name}. Dort öffnen und korrigieren (Strg+E).</translation>
    </message>
</context>
<context>
    <name>CardField</name>
    <message>
        <source>Card, or &quot;hand 5&quot;</source>
        <translation>Karte, oder „Hand 5“</translation>
    </message>
</context>
<context>
    <name>CardForm</name>
    <message>
        <source>(Rule) texts, one per line</source>
        <translation>(Rule)-Texte, einer pro Zeile</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kartentyp</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Clear the form for another text (Ctrl+T)</source>
        <translation>Formular leeren, für einen anderen Text (Strg+T)</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>DNA digivolution, DigiXros and other special lines, one per line</source>
        <translation>DNA-Digitation, DigiXros und andere besondere Zeilen, eine pro Zeile</translation>
    </message>
    <message>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <source>Digivolution costs, one per line</source>
        <translation>Digitationskosten, eine pro Zeile</translation>
    </message>
    <message>
        <source>Digivolution requirements in words, one per line</source>
        <translation>Bedingungen der Digitation in Worten, eine pro Zeile</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effekt</translation>
    </message>
    <message>
        <source>Inherited effect</source>
        <translation>Vererbter Effekt</translation>
    </message>
    <message>
        <source>Language of the texts</source>
        <translation>Sprache der Texte</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Link DP</source>
        <translation>Link-DP</translation>
    </message>
    <message>
        <source>Link effect</source>
        <translation>Link-Effekt</translation>
    </message>
    <message>
        <source>Link requirements, one per line</source>
        <translation>Link-Bedingungen, eine pro Zeile</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the Option part of a DUAL card</source>
        <translation>Name des Optionsteils einer DUAL-Karte</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Option part of a DUAL card</source>
        <translation>Optionsteil einer DUAL-Karte</translation>
    </message>
    <message>
        <source>Play cost or use cost</source>
        <translation>Spielkosten oder Nutzungskosten</translation>
    </message>
    <message>
        <source>Red Lv.2: 0</source>
        <translation>Rot Lv.2: 0</translation>
    </message>
    <message>
        <source>Red/Yellow</source>
        <translation>Rot/Gelb</translation>
    </message>
    <message>
        <source>Rookie | Vaccine | Wisp</source>
        <translation>Rookie | Vaccine | Wisp</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save it to your library (Ctrl+S)</source>
        <translation>In der eigenen Sammlung speichern (Strg+S)</translation>
    </message>
    <message>
        <source>Security effect</source>
        <translation>Security-Effekt</translation>
    </message>
    <message>
        <source>TS1-010; leave empty to get one</source>
        <translation>TS1-010; leer lassen, um eine zu erhalten</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Traits</translation>
    </message>
    <message>
        <source>[DNA Digivolve] Red Lv.4 + Blue Lv.4: Cost 0</source>
        <translation>[DNA Digivolve] Red Lv.4 + Blue Lv.4: Cost 0</translation>
    </message>
    <message>
        <source>[Link] [Wisp] trait: Cost 1</source>
        <translation>[Link] [Wisp] trait: Cost 1</translation>
    </message>
    <message>
        <source>[Main] &lt;Draw 1&gt; …</source>
        <translation>[Main] &lt;Draw 1&gt; …</translation>
    </message>
    <message>
        <source>[On Play] &lt;Draw 1&gt; …</source>
        <translation>[On Play] &lt;Draw 1&gt; …</translation>
    </message>
    <message>
        <source>[When Linking] …</source>
        <translation>[When Linking] …</translation>
    </message>
    <message>
        <source>detected from the text</source>
        <translation>aus dem Text erkannt</translation>
    </message>
    <message>
        <source>{field}: {fault}</source>
        <translation>{field}: {fault}</translation>
    </message>
</context>
<context>
    <name>CardForms</name>
    <message>
        <source>Add</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Add a card</source>
        <translation>Karte hinzufügen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>Beibringen</translation>
    </message>
</context>
<context>
    <name>CardLanguages</name>
    <message>
        <source>Cards are shown in {language}.</source>
        <translation>Karten werden auf {language} gezeigt.</translation>
    </message>
    <message>
        <source>Each card is shown in the language in which it was placed.</source>
        <translation>Jede Karte wird in der Sprache gezeigt, in der sie gelegt wurde.</translation>
    </message>
    <message>
        <source>Unchanged, because your library lacks them in this language: {cards}</source>
        <translation>Unverändert, weil sie in dieser Sprache in der Sammlung fehlen: {cards}</translation>
    </message>
    <message>
        <source>Your library has these cards in no other language.</source>
        <translation>Die Sammlung hat diese Karten in keiner anderen Sprache.</translation>
    </message>
    <message>
        <source>reading cards in another language</source>
        <translation>Lesen von Karten in anderer Sprache</translation>
    </message>
    <message numerus="yes">
        <source>{cards} and %n more</source>
        <translation>
            <numerusform>{cards} und %n weitere</numerusform>
            <numerusform>{cards} und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardList</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Filter by name or number</source>
        <translation>Nach Namen oder Nummer filtern</translation>
    </message>
    <message>
        <source>Filter the cards</source>
        <translation>Karten filtern</translation>
    </message>
    <message>
        <source>Import cards …</source>
        <translation>Karten importieren …</translation>
    </message>
    <message>
        <source>No cards yet.</source>
        <translation>Noch keine Karten.</translation>
    </message>
    <message>
        <source>No matching cards.</source>
        <translation>Keine passenden Karten.</translation>
    </message>
</context>
<context>
    <name>CardLooks</name>
    <message>
        <source>Card moves are animated.</source>
        <translation>Kartenbewegungen sind animiert.</translation>
    </message>
    <message>
        <source>Card moves are not animated.</source>
        <translation>Kartenbewegungen sind nicht animiert.</translation>
    </message>
    <message>
        <source>Cards are shown without pictures.</source>
        <translation>Karten werden ohne Bilder gezeigt.</translation>
    </message>
    <message>
        <source>Pictures of cards, named by card number</source>
        <translation>Kartenbilder, benannt nach Kartennummer</translation>
    </message>
    <message>
        <source>Pictures of cards: {folder}</source>
        <translation>Kartenbilder: {folder}</translation>
    </message>
    <message>
        <source>Your system asks for reduced motion, so cards don&apos;t move.</source>
        <translation>Das System ist auf weniger Bewegung eingestellt, daher bewegen sich Karten nicht.</translation>
    </message>
</context>
<context>
    <name>CardPictures</name>
    <message>
        <source>looking for pictures of cards</source>
        <translation>Suche nach Kartenbildern</translation>
    </message>
</context>
<context>
    <name>CardTexts</name>
    <message>
        <source>reading a card</source>
        <translation>Lesen einer Karte</translation>
    </message>
</context>
<context>
    <name>CauseChain</name>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Pending: {effect}</source>
        <translation>Ausstehend: {effect}</translation>
    </message>
    <message>
        <source>What led to this</source>
        <translation>Was dazu führte</translation>
    </message>
</context>
<context>
    <name>CentralWidget</name>
    <message>
        <source>Menus (F10)</source>
        <translation>Menüs (F10)</translation>
    </message>
</context>
<context>
    <name>CitationCopy</name>
    <message>
        <source>Copied with its citation.</source>
        <translation>Mit Quellenangabe kopiert.</translation>
    </message>
    <message>
        <source>Copied {number}.</source>
        <translation>{number} kopiert.</translation>
    </message>
</context>
<context>
    <name>CitedCard</name>
    <message>
        <source>Back to the previous clause (Backspace)</source>
        <translation>Zurück zur vorigen Regel (Rücktaste)</translation>
    </message>
    <message>
        <source>Cited clause</source>
        <translation>Zitierte Regel</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Open in the reader (Enter)</source>
        <translation>In der Leseansicht öffnen (Eingabe)</translation>
    </message>
    <message>
        <source>Read more</source>
        <translation>Weiterlesen</translation>
    </message>
    <message>
        <source>finding the other languages</source>
        <translation>Suche der anderen Sprachen</translation>
    </message>
</context>
<context>
    <name>ClauseChoice</name>
    <message>
        <source>Other clauses …</source>
        <translation>Weitere Regeln …</translation>
    </message>
</context>
<context>
    <name>CodeDialog</name>
    <message>
        <source>Contains the question, the ruling and its clauses.</source>
        <translation>Enthält Frage, Ruling und dessen Regeln.</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>QR-Code</translation>
    </message>
    <message>
        <source>Ruling for a phone</source>
        <translation>Ruling fürs Handy</translation>
    </message>
</context>
<context>
    <name>Columns</name>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>No matching command. Try fewer letters.</source>
        <translation>Kein passender Befehl. Weniger Buchstaben versuchen.</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Was soll getan werden?</translation>
    </message>
</context>
<context>
    <name>ComparisonPage</name>
    <message>
        <source>Board</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>Unterschiedlich</translation>
    </message>
    <message>
        <source>First board</source>
        <translation>Erstes Spielfeld</translation>
    </message>
    <message>
        <source>First board: {choice}</source>
        <translation>Erstes Spielfeld: {choice}</translation>
    </message>
    <message>
        <source>Nothing is pending</source>
        <translation>Nichts steht aus</translation>
    </message>
    <message>
        <source>Pending on the first board</source>
        <translation>Was auf dem ersten Spielfeld aussteht</translation>
    </message>
    <message>
        <source>Pending on the second board</source>
        <translation>Was auf dem zweiten Spielfeld aussteht</translation>
    </message>
    <message>
        <source>Second board</source>
        <translation>Zweites Spielfeld</translation>
    </message>
    <message>
        <source>Second board: {choice}</source>
        <translation>Zweites Spielfeld: {choice}</translation>
    </message>
    <message>
        <source>The branches split after: {choice}</source>
        <translation>Die Zweige trennen sich nach: {choice}</translation>
    </message>
    <message>
        <source>The two boards are identical.</source>
        <translation>Die beiden Spielfelder sind gleich.</translation>
    </message>
    <message>
        <source>Under rules {edition}</source>
        <translation>Nach den Regeln {edition}</translation>
    </message>
    <message>
        <source>ends here</source>
        <translation>endet hier</translation>
    </message>
</context>
<context>
    <name>ConceptList</name>
    <message>
        <source>Filter the glossary</source>
        <translation>Glossar filtern</translation>
    </message>
    <message>
        <source>Find a term</source>
        <translation>Begriff suchen</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>No matching term. Try fewer letters.</source>
        <translation>Kein passender Begriff. Weniger Buchstaben versuchen.</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
</context>
<context>
    <name>ContextMenus</name>
    <message>
        <source>Answers about {number}</source>
        <translation>Antworten zu {number}</translation>
    </message>
    <message>
        <source>Change it by hand</source>
        <translation>Von Hand ändern</translation>
    </message>
    <message>
        <source>Choose it</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Compare with the current board</source>
        <translation>Mit dem jetzigen Spielfeld vergleichen</translation>
    </message>
    <message>
        <source>Go back to before this choice</source>
        <translation>Zurück vor diese Entscheidung</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Dorthin gehen</translation>
    </message>
    <message>
        <source>Name this branch</source>
        <translation>Diesen Zweig benennen</translation>
    </message>
    <message>
        <source>Show the board right after it</source>
        <translation>Spielfeld direkt danach ansehen</translation>
    </message>
    <message>
        <source>What led to this</source>
        <translation>Was dazu führte</translation>
    </message>
    <message>
        <source>Why was nothing else possible then?</source>
        <translation>Warum war damals nichts anderes möglich?</translation>
    </message>
</context>
<context>
    <name>DatedCopies</name>
    <message>
        <source>Restored: {what} of {made}</source>
        <translation>Wiederhergestellt: {what} vom {made}</translation>
    </message>
    <message>
        <source>The previous data is saved as {file}.</source>
        <translation>Die vorherigen Daten sind gespeichert als {file}.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>backing up your data</source>
        <translation>Sichern der Daten</translation>
    </message>
    <message>
        <source>checking the backups</source>
        <translation>Prüfen der Sicherungen</translation>
    </message>
</context>
<context>
    <name>DecisionPanel</name>
    <message numerus="yes">
        <source>%n text(s) here are not understood: rule on them yourself</source>
        <translation>
            <numerusform>%n Text wird nicht verstanden: selbst entscheiden</numerusform>
            <numerusform>%n Texte werden nicht verstanden: selbst entscheiden</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>Unentschieden.</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Correct the board or resolve an effect by hand (Ctrl+H)</source>
        <translation>Spielfeld korrigieren oder Effekt von Hand abhandeln (Strg+H)</translation>
    </message>
    <message>
        <source>Did not trigger</source>
        <translation>Nicht ausgelöst</translation>
    </message>
    <message>
        <source>Digivolve into an unknown card in the hand</source>
        <translation>In eine unbekannte Karte der Hand digitieren</translation>
    </message>
    <message>
        <source>Go to the decision</source>
        <translation>Zur Entscheidung</translation>
    </message>
    <message>
        <source>Legal, but it isn&apos;t an option now.</source>
        <translation>Legal, steht jetzt aber nicht zur Wahl.</translation>
    </message>
    <message>
        <source>Legal, but it wasn&apos;t an option then.</source>
        <translation>Legal, stand damals aber nicht zur Wahl.</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Nicht möglich</translation>
    </message>
    <message>
        <source>Not possible then</source>
        <translation>Damals nicht möglich</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Order of the cards, the top one first</source>
        <translation>Reihenfolge der Karten, die oberste zuerst</translation>
    </message>
    <message>
        <source>Resolve the effect by hand</source>
        <translation>Effekt von Hand abhandeln</translation>
    </message>
    <message>
        <source>Show what isn&apos;t possible, and why (F5)</source>
        <translation>Zeigen, was nicht möglich ist und warum (F5)</translation>
    </message>
    <message>
        <source>The board shows an earlier moment</source>
        <translation>Das Spielfeld zeigt einen früheren Moment</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist vorbei</translation>
    </message>
    <message>
        <source>There was no decision then</source>
        <translation>Damals war nichts zu entscheiden</translation>
    </message>
    <message>
        <source>Use this number</source>
        <translation>Diese Zahl nehmen</translation>
    </message>
    <message>
        <source>Use this order</source>
        <translation>Diese Reihenfolge nehmen</translation>
    </message>
    <message>
        <source>What can be chosen</source>
        <translation>Auswahlmöglichkeiten</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>Warum nicht?</translation>
    </message>
    <message>
        <source>You&apos;ll be asked when it may trigger.</source>
        <translation>Sobald der Effekt auslösen könnte, wird nachgefragt.</translation>
    </message>
    <message>
        <source>because of {card}</source>
        <translation>wegen {card}</translation>
    </message>
    <message>
        <source>first rule on {texts}</source>
        <translation>zuerst über {texts} entscheiden</translation>
    </message>
    <message>
        <source>its digivolution requirements aren&apos;t known</source>
        <translation>ihre Digitationsbedingung ist nicht bekannt</translation>
    </message>
    <message>
        <source>{seat} has won.</source>
        <translation>{seat} hat gewonnen.</translation>
    </message>
</context>
<context>
    <name>DisputePage</name>
    <message>
        <source>Add both accounts to the table, each as a branch</source>
        <translation>Beide Darstellungen dem Tisch hinzufügen, jede als Zweig</translation>
    </message>
    <message>
        <source>Add the verdict, or the answer to “Could this happen?”, to the ruling in the report</source>
        <translation>Das Urteil oder die Antwort auf „Ist das möglich?“ ins Ruling des Berichts aufnehmen</translation>
    </message>
    <message>
        <source>Add to report</source>
        <translation>In den Bericht</translation>
    </message>
    <message>
        <source>Available once a step isn&apos;t legal or a number isn&apos;t true; other claims are checked right away</source>
        <translation>Möglich, sobald ein Schritt nicht legal ist oder eine Zahl nicht stimmt; andere Behauptungen werden sofort geprüft</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>Could this happen?</source>
        <translation>Ist das möglich?</translation>
    </message>
    <message>
        <source>Differences ({number})</source>
        <translation>Unterschiede ({number})</translation>
    </message>
    <message>
        <source>Different on the two boards</source>
        <translation>Unterschiede der beiden Spielfelder</translation>
    </message>
    <message>
        <source>It happened as {who} says</source>
        <translation>Es war so, wie {who} sagt</translation>
    </message>
    <message>
        <source>Keep both as branches</source>
        <translation>Beide als Zweige behalten</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>Noch nicht entschieden</translation>
    </message>
    <message>
        <source>Not legal: {step}</source>
        <translation>Nicht legal: {step}</translation>
    </message>
    <message>
        <source>Search every legal line from the point up to which both accounts agree: could either be true?</source>
        <translation>Alle regelgerechten Wege ab dem letzten gemeinsamen Schritt beider Darstellungen durchsuchen: Kann eine davon stimmen?</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop the search</source>
        <translation>Die Suche anhalten</translation>
    </message>
    <message>
        <source>Switch to the other account (Ctrl+Tab)</source>
        <translation>Zur anderen Darstellung wechseln (Strg+Tab)</translation>
    </message>
    <message>
        <source>Switch to {who}</source>
        <translation>Zu {who} wechseln</translation>
    </message>
    <message>
        <source>Write the ruling</source>
        <translation>Ruling schreiben</translation>
    </message>
    <message>
        <source>Write the ruling of these accounts into the notebook (Ctrl+Shift+R)</source>
        <translation>Ruling zu diesen Darstellungen ins Notizbuch schreiben (Strg+Umschalt+R)</translation>
    </message>
    <message>
        <source>checking a step of an account</source>
        <translation>Prüfen eines Schritts einer Darstellung</translation>
    </message>
    <message>
        <source>comparing two accounts</source>
        <translation>Vergleich zweier Darstellungen</translation>
    </message>
    <message>
        <source>searching for a legal line</source>
        <translation>Suche nach einem regelgerechten Weg</translation>
    </message>
</context>
<context>
    <name>DroppedFiles</name>
    <message>
        <source>opening the dropped file</source>
        <translation>Öffnen der abgelegten Datei</translation>
    </message>
</context>
<context>
    <name>EditionAligner</name>
    <message>
        <source>Edition {edition} will be used for reading and playing once you reopen the window.</source>
        <translation>Nach dem erneuten Öffnen des Fensters wird nach Fassung {edition} gelesen und gespielt.</translation>
    </message>
    <message>
        <source>No doubtful match is shown. See the editions of the rules (Ctrl+Shift+J).</source>
        <translation>Gerade wird keine zweifelhafte Zuordnung gezeigt. Siehe Fassungen der Regeln (Strg+Umschalt+J).</translation>
    </message>
    <message>
        <source>Removed {edition} from the editions in force.</source>
        <translation>{edition} wurde aus den geltenden Fassungen entfernt.</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Neu öffnen</translation>
    </message>
    <message>
        <source>Restored the editions&apos; own dates.</source>
        <translation>Es gelten wieder die Datumsangaben der Fassungen.</translation>
    </message>
    <message>
        <source>Saved your answer on {edition}.</source>
        <translation>Angabe zu {edition} gespeichert.</translation>
    </message>
    <message>
        <source>Settled: {clauses}.</source>
        <translation>Geklärt: {clauses}.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>matching the editions of the rules</source>
        <translation>Gegenüberstellen der Fassungen der Regeln</translation>
    </message>
    <message>
        <source>saving your answers on editions</source>
        <translation>Speichern der Angaben zu Fassungen</translation>
    </message>
    <message>
        <source>{edition} is in force from {date}.</source>
        <translation>{edition} ist in Kraft ab {date}.</translation>
    </message>
</context>
<context>
    <name>EditionComparisonController</name>
    <message>
        <source>comparing editions of the rules</source>
        <translation>Vergleich von Fassungen der Regeln</translation>
    </message>
</context>
<context>
    <name>EditionController</name>
    <message>
        <source>Import a rulebook</source>
        <translation>Regelwerk hinzufügen</translation>
    </message>
    <message>
        <source>Imported {title} {edition}.</source>
        <translation>{title} {edition} wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>Only one rulebook can be imported at a time: reading {file}.</source>
        <translation>Regelwerke lassen sich nur einzeln hinzufügen: {file} wird gelesen.</translation>
    </message>
    <message>
        <source>Reading {file}</source>
        <translation>{file} wird gelesen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove a rulebook</source>
        <translation>Regelwerk entfernen</translation>
    </message>
    <message>
        <source>Remove {name} and its backups? The file it came from stays.</source>
        <translation>{name} samt Sicherungen entfernen? Die Ausgangsdatei bleibt.</translation>
    </message>
    <message>
        <source>Removed {title} {edition}.</source>
        <translation>{title} {edition} wurde entfernt.</translation>
    </message>
    <message>
        <source>Rulebooks (*.pdf *.txt *.md *.markdown);;All files (*)</source>
        <translation>Regelwerke (*.pdf *.txt *.md *.markdown);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>reading a rulebook</source>
        <translation>Lesen eines Regelwerks</translation>
    </message>
    <message>
        <source>saving a rulebook</source>
        <translation>Speichern eines Regelwerks</translation>
    </message>
    <message>
        <source>splitting a rulebook into clauses</source>
        <translation>Zerlegen eines Regelwerks</translation>
    </message>
</context>
<context>
    <name>EditionDialog</name>
    <message>
        <source>&amp;Edition</source>
        <translation>&amp;Fassung</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Art</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>Another rulebook: headings</source>
        <translation>Ein anderes Regelwerk: Überschriften</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Import a rulebook</source>
        <translation>Regelwerk hinzufügen</translation>
    </message>
    <message>
        <source>In force &amp;since</source>
        <translation>In &amp;Kraft seit</translation>
    </message>
    <message>
        <source>The Comprehensive Rules: numbered clauses</source>
        <translation>Die Comprehensive Rules: nummerierte Regeln</translation>
    </message>
    <message>
        <source>What is {file}? The fields are filled in from its cover.</source>
        <translation>Was ist {file}? Die Felder sind nach dem Titelblatt ausgefüllt.</translation>
    </message>
</context>
<context>
    <name>ExplorePage</name>
    <message>
        <source>Every line after “{choice}”, {until}: {answer}</source>
        <translation>Alle Wege nach „{choice}“, {until}: {answer}</translation>
    </message>
    <message>
        <source>Explores every choice from here, as far as set above. It shows whether the order matters, which boards can result, and the shortest line to each.</source>
        <translation>Verfolgt jede Wahl von hier an, so weit wie oben angegeben. Zeigt, ob die Reihenfolge etwas ausmacht und welche Spielfelder entstehen können, mit dem kürzesten Weg zu jedem.</translation>
    </message>
    <message>
        <source>Exploring every line …</source>
        <translation>Alle Wege werden verfolgt …</translation>
    </message>
    <message>
        <source>From here, after: {choice}</source>
        <translation>Von hier an, nach: {choice}</translation>
    </message>
    <message>
        <source>Remove this question</source>
        <translation>Diese Frage entfernen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>The game is over: nothing can follow.</source>
        <translation>Das Spiel ist vorbei: Nichts kann mehr folgen.</translation>
    </message>
    <message>
        <source>These results start after: {choice}. The table is now at another step.</source>
        <translation>Diese Ergebnisse gelten ab: {choice}. Der Tisch steht jetzt an einer anderen Stelle.</translation>
    </message>
    <message>
        <source>Where it is false</source>
        <translation>Wo es nicht gilt</translation>
    </message>
    <message>
        <source>Where it is true</source>
        <translation>Wo es gilt</translation>
    </message>
    <message>
        <source>exploring every line</source>
        <translation>Verfolgen aller Wege</translation>
    </message>
</context>
<context>
    <name>FaultNotice</name>
    <message>
        <source>It couldn&apos;t be logged ({reason}).</source>
        <translation>Das konnte nicht aufgezeichnet werden ({reason}).</translation>
    </message>
    <message>
        <source>Logged in {file}.</source>
        <translation>Aufgezeichnet in {file}.</translation>
    </message>
    <message>
        <source>Save a file to send</source>
        <translation>Datei zum Senden speichern</translation>
    </message>
    <message>
        <source>Save a file to send …</source>
        <translation>Datei zum Senden speichern …</translation>
    </message>
    <message>
        <source>Saved as {file}: versions of program and rules, the saved table, and the log.</source>
        <translation>Gespeichert als {file}: Versionen von Programm und Regeln, der gespeicherte Tisch und das Protokoll.</translation>
    </message>
    <message>
        <source>The program made an error.</source>
        <translation>Dem Programm ist ein Fehler unterlaufen.</translation>
    </message>
    <message>
        <source>The program made an error: {doing}.</source>
        <translation>Dem Programm ist ein Fehler unterlaufen: {doing}.</translation>
    </message>
    <message>
        <source>The table is unchanged.</source>
        <translation>Der Tisch ist unverändert.</translation>
    </message>
    <message>
        <source>What survives</source>
        <translation>Was erhalten bleibt</translation>
    </message>
    <message>
        <source>ZIP files (*.zip)</source>
        <translation>ZIP-Dateien (*.zip)</translation>
    </message>
</context>
<context>
    <name>FileReader</name>
    <message>
        <source>opening a file</source>
        <translation>Öffnen einer Datei</translation>
    </message>
    <message>
        <source>reading your scenes</source>
        <translation>Lesen der eigenen Szenen</translation>
    </message>
</context>
<context>
    <name>FilterButton</name>
    <message>
        <source>Only {name}</source>
        <translation>Nur {name}</translation>
    </message>
    <message>
        <source>Only {name}: {count}</source>
        <translation>Nur {name}: {count}</translation>
    </message>
    <message>
        <source>Only {name}: {count} and more</source>
        <translation>Nur {name}: {count} und mehr</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find on this page</source>
        <translation>Auf dieser Seite suchen</translation>
    </message>
</context>
<context>
    <name>FormDrafts</name>
    <message>
        <source>restoring what you typed</source>
        <translation>Wiederherstellen der Eingaben</translation>
    </message>
    <message>
        <source>saving what you type</source>
        <translation>Speichern der Eingaben</translation>
    </message>
</context>
<context>
    <name>HeadingForm</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Event and players …</source>
        <translation>Turnier und Spieler …</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Judge</translation>
    </message>
    <message>
        <source>Player A</source>
        <translation>Spieler A</translation>
    </message>
    <message>
        <source>Player B</source>
        <translation>Spieler B</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
</context>
<context>
    <name>ImportBar</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel this task</source>
        <translation>Diesen Vorgang abbrechen</translation>
    </message>
    <message>
        <source>Importing {file}</source>
        <translation>{file} wird importiert</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
</context>
<context>
    <name>ImportController</name>
    <message>
        <source>Show what is wrong</source>
        <translation>Zeigen, was falsch ist</translation>
    </message>
    <message>
        <source>the format of a file</source>
        <translation>das Format einer Datei</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>&amp;Save format as …</source>
        <translation>Format &amp;speichern unter …</translation>
    </message>
    <message>
        <source>Bad entries, left out: {bad}.</source>
        <translation>Fehlerhafte Einträge, die ausgelassen werden: {bad}.</translation>
    </message>
    <message>
        <source>Corrected: {slips}.</source>
        <translation>Repariert: {slips}.</translation>
    </message>
    <message>
        <source>Doubtful facts: {doubtful}.</source>
        <translation>Zweifelhafte Angaben: {doubtful}.</translation>
    </message>
    <message>
        <source>Fields left out: {fields}.</source>
        <translation>Ausgelassene Felder: {fields}.</translation>
    </message>
    <message>
        <source>File formats (*.yaml)</source>
        <translation>Dateiformate (*.yaml)</translation>
    </message>
    <message>
        <source>First entries</source>
        <translation>Erste Einträge</translation>
    </message>
    <message>
        <source>Import {file}</source>
        <translation>{file} importieren</translation>
    </message>
    <message>
        <source>Name of this format</source>
        <translation>Name dieses Formats</translation>
    </message>
    <message>
        <source>New: {new}. Changed: {updated}. Unchanged: {unchanged}.</source>
        <translation>Neu: {new}. Geändert: {updated}. Unverändert: {unchanged}.</translation>
    </message>
    <message>
        <source>Preview of the first entries:</source>
        <translation>Vorschau der ersten Einträge:</translation>
    </message>
    <message>
        <source>Save format</source>
        <translation>Format speichern</translation>
    </message>
    <message>
        <source>Unknown format. Enter which fields of this file hold which facts; separate several with commas.</source>
        <translation>Unbekanntes Format. Angeben, in welchen Feldern der Datei was steht; mehrere mit Kommas trennen.</translation>
    </message>
</context>
<context>
    <name>InForceDialog</name>
    <message>
        <source>&amp;Edition</source>
        <translation>&amp;Fassung</translation>
    </message>
    <message>
        <source>Edition in force</source>
        <translation>Geltende Fassung</translation>
    </message>
    <message>
        <source>In force &amp;since</source>
        <translation>In Kraft &amp;seit</translation>
    </message>
    <message>
        <source>Sa&amp;ve</source>
        <translation>S&amp;peichern</translation>
    </message>
    <message>
        <source>When did this edition of the rules come into force?</source>
        <translation>Seit wann ist diese Fassung der Regeln in Kraft?</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>Clauses in our unofficial English</source>
        <translation>Regeln in unserer inoffiziellen englischen Übersetzung</translation>
    </message>
    <message>
        <source>Clauses in the Chinese source text</source>
        <translation>Regeln im chinesischen Ausgangstext</translation>
    </message>
</context>
<context>
    <name>Lens</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
</context>
<context>
    <name>LineList</name>
    <message>
        <source>Copy the line</source>
        <translation>Zeile kopieren</translation>
    </message>
    <message>
        <source>Read {clause}</source>
        <translation>{clause} lesen</translation>
    </message>
</context>
<context>
    <name>Listing</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>LiveSearch</name>
    <message>
        <source>No matches for “{question}”.</source>
        <translation>Keine Treffer für „{question}“.</translation>
    </message>
    <message>
        <source>Try fewer letters, another language, or a clause number such as 16-5. Or browse Sources (Ctrl+2) and Glossary (Ctrl+3).</source>
        <translation>Weniger Buchstaben versuchen, den Namen in anderer Sprache oder die Nummer einer Regel wie 16-5. Quellen (Strg+2) und Glossar (Strg+3) lassen sich durchblättern.</translation>
    </message>
    <message>
        <source>searching</source>
        <translation>Suche</translation>
    </message>
</context>
<context>
    <name>Navigator</name>
    <message>
        <source>Only one table can be open: opened {file}.</source>
        <translation>Nur ein Tisch kann offen sein: {file} ist geöffnet.</translation>
    </message>
</context>
<context>
    <name>NextPanel</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add this claim to the account</source>
        <translation>Diese Behauptung zur Darstellung hinzufügen</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Behauptung</translation>
    </message>
    <message>
        <source>DP of {card}</source>
        <translation>DP von {card}</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist vorbei</translation>
    </message>
    <message>
        <source>The player also claims …</source>
        <translation>Der Spieler behauptet außerdem …</translation>
    </message>
    <message>
        <source>This account can&apos;t be read. Undo its last step to restart it.</source>
        <translation>Diese Darstellung ist nicht lesbar. Letzten Schritt zurücknehmen, um neu zu beginnen.</translation>
    </message>
    <message>
        <source>What happened next in this account</source>
        <translation>Was nach dieser Darstellung als Nächstes geschah</translation>
    </message>
    <message>
        <source>is</source>
        <translation>ist</translation>
    </message>
    <message>
        <source>{seat}&apos;s memory</source>
        <translation>Memory von {seat}</translation>
    </message>
    <message>
        <source>{who}, step {number}</source>
        <translation>{who}, Schritt {number}</translation>
    </message>
</context>
<context>
    <name>NotebookWork</name>
    <message>
        <source>comparing a shared file</source>
        <translation>Vergleich einer geteilten Datei</translation>
    </message>
    <message>
        <source>exporting rulings</source>
        <translation>Export von Rulings</translation>
    </message>
    <message>
        <source>reading the history of a ruling</source>
        <translation>Lesen des Verlaufs eines Rulings</translation>
    </message>
    <message>
        <source>reloading the rulings</source>
        <translation>erneutes Lesen der Rulings</translation>
    </message>
    <message>
        <source>saving a ruling</source>
        <translation>Speichern eines Rulings</translation>
    </message>
    <message>
        <source>saving what you write</source>
        <translation>Speichern des Angefangenen</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>({where})</source>
        <translation>({where})</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Hinweis schließen</translation>
    </message>
    <message>
        <source>Show the previous notice</source>
        <translation>Vorigen Hinweis zeigen</translation>
    </message>
</context>
<context>
    <name>Omnibox</name>
    <message>
        <source>Ask in any language</source>
        <translation>In jeder Sprache fragen</translation>
    </message>
    <message>
        <source>At most {most} characters fit here; the rest was cut.</source>
        <translation>Höchstens {most} Zeichen sind hier möglich; der Rest wurde abgeschnitten.</translation>
    </message>
    <message>
        <source>Rule, term, card or clause number</source>
        <translation>Regel, Begriff, Karte oder Regelnummer</translation>
    </message>
</context>
<context>
    <name>OutcomeBoards</name>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>Card text</source>
        <translation>Kartentext</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Citations of changed clauses</source>
        <translation>Verweise auf geänderte Regeln</translation>
    </message>
    <message>
        <source>Editions</source>
        <translation>Fassungen</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>Official answer {number} no longer exists.</source>
        <translation>Die offizielle Antwort {number} gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Official answers</source>
        <translation>Offizielle Antworten</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Rulings</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>Szenen</translation>
    </message>
    <message>
        <source>Taught</source>
        <translation>Beigebracht</translation>
    </message>
</context>
<context>
    <name>PaperPreview</name>
    <message>
        <source>Pages: {number}</source>
        <translation>Seiten: {number}</translation>
    </message>
</context>
<context>
    <name>PendingList</name>
    <message>
        <source>Pending effects, in order</source>
        <translation>Ausstehende Effekte, in ihrer Reihenfolge</translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>Ctrl+Enter: under {card}</source>
        <translation>Strg+Eingabe: unter {card}</translation>
    </message>
    <message>
        <source>Edit …</source>
        <translation>Bearbeiten …</translation>
    </message>
    <message>
        <source>Enter: change all copies of {card}</source>
        <translation>Eingabe: alle Exemplare von {card} ändern</translation>
    </message>
    <message>
        <source>Enter: change {card}</source>
        <translation>Eingabe: {card} ändern</translation>
    </message>
    <message>
        <source>Enter: {card} to {place}</source>
        <translation>Eingabe: {card}, {place}</translation>
    </message>
    <message>
        <source>Enter: {deed}</source>
        <translation>Eingabe: {deed}</translation>
    </message>
    <message>
        <source>Give it “{typed}”</source>
        <translation>„{typed}“ geben</translation>
    </message>
    <message>
        <source>Import cards …</source>
        <translation>Karten importieren …</translation>
    </message>
    <message>
        <source>Import files of cards (Ctrl+I)</source>
        <translation>Dateien mit Karten importieren (Strg+I)</translation>
    </message>
    <message>
        <source>Link {card} to it</source>
        <translation>{card} hier verlinken</translation>
    </message>
    <message>
        <source>Move it to</source>
        <translation>Legen nach</translation>
    </message>
    <message>
        <source>Name it “{typed}”</source>
        <translation>„{typed}“ nennen</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>Not possible under the rules</source>
        <translation>Nach den Regeln nicht möglich</translation>
    </message>
    <message>
        <source>Other details</source>
        <translation>Weitere Umstände</translation>
    </message>
    <message>
        <source>Place {card} on top</source>
        <translation>{card} obenauf legen</translation>
    </message>
    <message>
        <source>Place {card} under it</source>
        <translation>{card} darunterlegen</translation>
    </message>
    <message>
        <source>Place {card} under it, face down</source>
        <translation>{card} verdeckt darunterlegen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Set how many …</source>
        <translation>Anzahl angeben …</translation>
    </message>
    <message>
        <source>Set the title …</source>
        <translation>Titel angeben …</translation>
    </message>
    <message>
        <source>Set the turn …</source>
        <translation>Zug angeben …</translation>
    </message>
    <message>
        <source>Set turn, phase, title and rules (Alt+M)</source>
        <translation>Zug, Phase, Titel und Regeln angeben (Alt+M)</translation>
    </message>
    <message>
        <source>Type what to give it …</source>
        <translation>Eintippen, was sie bekommt …</translation>
    </message>
    <message>
        <source>Use it anyway</source>
        <translation>Trotzdem verwenden</translation>
    </message>
    <message>
        <source>changing the position</source>
        <translation>Änderung der Stellung</translation>
    </message>
    <message>
        <source>showing a position</source>
        <translation>Zeigen einer Stellung</translation>
    </message>
    <message numerus="yes">
        <source>{effect} used %n time(s) this turn</source>
        <translation>
            <numerusform>{effect} in diesem Zug %n-mal benutzt</numerusform>
            <numerusform>{effect} in diesem Zug %n-mal benutzt</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: type a card, or choose one with ↓</source>
        <translation>{place}: Karte eintippen oder mit ↓ wählen</translation>
    </message>
    <message>
        <source>{text}, in place of an unknown card</source>
        <translation>{text}, anstelle einer unbekannten Karte</translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>Bookmarked</source>
        <translation>Lesezeichen gesetzt</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Edition and status</source>
        <translation>Fassung und Status</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Leseansicht</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>Add the full record after the page</source>
        <translation>Vollständiges Protokoll an die Seite anhängen</translation>
    </message>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>Zurück zum Spielfeld (Esc)</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Clauses that decided</source>
        <translation>Entscheidende Regeln</translation>
    </message>
    <message>
        <source>HTML …</source>
        <translation>HTML …</translation>
    </message>
    <message>
        <source>Include a picture of the position</source>
        <translation>Bild der Stellung beilegen</translation>
    </message>
    <message>
        <source>Include the ruling as a QR code</source>
        <translation>Ruling als QR-Code aufnehmen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Languages and pictures …</source>
        <translation>Sprachen und Bilder …</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Markdown …</source>
        <translation>Markdown …</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>PDF …</source>
        <translation>PDF …</translation>
    </message>
    <message>
        <source>Page (*.html)</source>
        <translation>Seite (*.html)</translation>
    </message>
    <message>
        <source>Player&apos;s language, alongside</source>
        <translation>Sprache des Spielers, daneben</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Print (Ctrl+P)</source>
        <translation>Drucken (Strg+P)</translation>
    </message>
    <message>
        <source>Print the report</source>
        <translation>Bericht drucken</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Ruling</translation>
    </message>
    <message>
        <source>Save as Markdown, with its pictures in a folder</source>
        <translation>Als Markdown speichern, Bilder in einem Ordner daneben</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Save as one HTML file, pictures included</source>
        <translation>Als eine HTML-Datei speichern, mit Bildern</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Send to phone …</source>
        <translation>Ans Handy senden …</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>An den Drucker gesendet.</translation>
    </message>
    <message>
        <source>Show the ruling as a large QR code</source>
        <translation>Ruling als großen QR-Code zeigen</translation>
    </message>
    <message>
        <source>The report as it will be printed</source>
        <translation>Druckvorschau des Berichts</translation>
    </message>
    <message>
        <source>Your ruling (Markdown supported)</source>
        <translation>Ruling, auf Wunsch in Markdown</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>Ruling</translation>
    </message>
    <message>
        <source>… and a picture after every choice</source>
        <translation>… und ein Bild nach jeder Wahl</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>&amp;Read all of them</source>
        <translation>Alle &amp;lesen</translation>
    </message>
    <message>
        <source>How your question was read</source>
        <translation>Wie die Frage gelesen wurde</translation>
    </message>
    <message>
        <source>Indexing progress</source>
        <translation>Fortschritt des Index</translation>
    </message>
    <message>
        <source>Read all cards in the background; thousands take minutes</source>
        <translation>Alle Karten im Hintergrund lesen; bei Tausenden dauert das Minuten</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Treffer</translation>
    </message>
</context>
<context>
    <name>Room</name>
    <message>
        <source>Opening the table …</source>
        <translation>Tisch wird geöffnet …</translation>
    </message>
</context>
<context>
    <name>RulesOpening</name>
    <message>
        <source>Indexing the questions with proven answers (only once).</source>
        <translation>Die Fragen mit bewiesenen Antworten werden einmalig indiziert.</translation>
    </message>
    <message>
        <source>Opening the rules …</source>
        <translation>Regeln werden geöffnet …</translation>
    </message>
    <message>
        <source>The rules couldn&apos;t be opened.</source>
        <translation>Die Regeln konnten nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>finding the built-in scenes</source>
        <translation>Suche der fertigen Szenen</translation>
    </message>
    <message>
        <source>opening the other views</source>
        <translation>Öffnen der anderen Bereiche</translation>
    </message>
    <message>
        <source>opening the rules</source>
        <translation>Öffnen der Regeln</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n passage(s)</source>
        <translation>
            <numerusform>{done} von %n Stelle</numerusform>
            <numerusform>{done} von %n Stellen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulingController</name>
    <message>
        <source>A new ruling</source>
        <translation>Ein neues Ruling</translation>
    </message>
    <message>
        <source>A ruling that is “{status}” can&apos;t become “{other}”.</source>
        <translation>Ein Ruling mit dem Status „{status}“ kann nicht den Status „{other}“ bekommen.</translation>
    </message>
    <message>
        <source>By which ruling?</source>
        <translation>Durch welches Ruling?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Delete this ruling and all of its history for good?</source>
        <translation>Dieses Ruling mit seinem ganzen Verlauf endgültig löschen?</translation>
    </message>
    <message>
        <source>Delete this ruling? You can restore it from its history.

{title}</source>
        <translation>Dieses Ruling löschen? Es lässt sich aus seinem Verlauf wiederherstellen.

{title}</translation>
    </message>
    <message>
        <source>It can become: {become}.</source>
        <translation>Möglich ist: {become}.</translation>
    </message>
    <message>
        <source>Only a backup can restore it. Delete it?</source>
        <translation>Nur eine Sicherung kann es wiederherstellen. Löschen?</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Rulings</translation>
    </message>
    <message>
        <source>To undo a mistake, restore an earlier entry from the history.</source>
        <translation>Um ein Versehen rückgängig zu machen, einen früheren Eintrag aus dem Verlauf wiederherstellen.</translation>
    </message>
</context>
<context>
    <name>RulingEditor</name>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Keep writing</source>
        <translation>Weiterschreiben</translation>
    </message>
    <message>
        <source>Not saved yet: {question}</source>
        <translation>Noch nicht gespeichert: {question}</translation>
    </message>
    <message>
        <source>Restored the ruling you were writing when the window closed.</source>
        <translation>Das beim Schließen des Fensters angefangene Ruling ist wiederhergestellt.</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Rulings</translation>
    </message>
    <message>
        <source>This ruling has been deleted in the meantime. Saving creates a new one.</source>
        <translation>Dieses Ruling wurde inzwischen gelöscht. Speichern legt ein neues an.</translation>
    </message>
    <message>
        <source>This ruling has changed in the meantime. If you save yours, both stay until you choose one.</source>
        <translation>Dieses Ruling wurde inzwischen geändert. Wird die eigene Fassung gespeichert, bleiben beide, bis eine davon gewählt ist.</translation>
    </message>
    <message>
        <source>Your draft can&apos;t be saved as it is. Correct or discard it.</source>
        <translation>Der Entwurf lässt sich so nicht speichern. Verbessern oder verwerfen.</translation>
    </message>
    <message>
        <source>Your text isn&apos;t saved.</source>
        <translation>Der Text ist nicht gespeichert.</translation>
    </message>
</context>
<context>
    <name>RulingFiles</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Import rulings</source>
        <translation>Rulings importieren</translation>
    </message>
    <message>
        <source>It contains {what}.</source>
        <translation>Inhalt: {what}.</translation>
    </message>
    <message>
        <source>No rulings are listed.</source>
        <translation>Keine Rulings gelistet.</translation>
    </message>
    <message>
        <source>Only one file at a time: showing {file}.</source>
        <translation>Nur eine Datei auf einmal: Gezeigt wird {file}.</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Page (*.html);;Markdown (*.md)</source>
        <translation>PDF (*.pdf);;Seite (*.html);;Markdown (*.md)</translation>
    </message>
    <message>
        <source>Print rulings</source>
        <translation>Rulings drucken</translation>
    </message>
    <message>
        <source>Save rulings</source>
        <translation>Rulings speichern</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>An den Drucker gesendet.</translation>
    </message>
    <message>
        <source>Shared files (*.yaml *.yml)</source>
        <translation>Geteilte Dateien (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>Shared files (*.yaml *.yml);;All files (*)</source>
        <translation>Geteilte Dateien (*.yaml *.yml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>phrases</source>
        <translation>Formulierungen</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>Ruling</translation>
    </message>
    <message>
        <source>rulings</source>
        <translation>Rulings</translation>
    </message>
    <message>
        <source>scenes</source>
        <translation>Szenen</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>Tische</translation>
    </message>
</context>
<context>
    <name>RulingForm</name>
    <message>
        <source>&amp;Discard</source>
        <translation>Ver&amp;werfen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Speiche&amp;rn</translation>
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
        <translation>BT1-010, BT1-011</translation>
    </message>
    <message>
        <source>Discard what you typed, and go back to the list</source>
        <translation>Verwirft das Geschriebene und zeigt wieder die Liste</translation>
    </message>
    <message>
        <source>Markdown supported</source>
        <translation>Auf Wunsch Markdown</translation>
    </message>
    <message>
        <source>More details …</source>
        <translation>Weitere Angaben …</translation>
    </message>
    <message>
        <source>Save to the notebook (Ctrl+S)</source>
        <translation>Im Notizbuch speichern (Strg+S)</translation>
    </message>
</context>
<context>
    <name>RulingList</name>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>Export the list …</source>
        <translation>Liste exportieren …</translation>
    </message>
    <message>
        <source>Export the listed rulings to a file</source>
        <translation>Gelistete Rulings in eine Datei exportieren</translation>
    </message>
    <message>
        <source>Find a ruling</source>
        <translation>Ruling suchen</translation>
    </message>
    <message>
        <source>Imp&amp;ort …</source>
        <translation>Imp&amp;ortieren …</translation>
    </message>
    <message>
        <source>Import a file from another judge</source>
        <translation>Datei eines anderen Judges importieren</translation>
    </message>
    <message>
        <source>No matching rulings.</source>
        <translation>Keine passenden Rulings.</translation>
    </message>
    <message>
        <source>No rulings yet. Press Ctrl+Shift+R to write one about the table, clause or card you see.</source>
        <translation>Noch keine Rulings. Strg+Umschalt+R schreibt eines zum gezeigten Tisch, zur Regel oder zur Karte.</translation>
    </message>
    <message>
        <source>Only rulings with these words</source>
        <translation>Nur Rulings mit diesen Wörtern</translation>
    </message>
    <message>
        <source>Print the list …</source>
        <translation>Liste drucken …</translation>
    </message>
    <message>
        <source>Print the listed rulings</source>
        <translation>Gelistete Rulings drucken</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Rulings</translation>
    </message>
    <message>
        <source>Save the list as …</source>
        <translation>Liste speichern als …</translation>
    </message>
    <message>
        <source>Save the listed rulings as a page, PDF or Markdown</source>
        <translation>Gelistete Rulings als Seite, PDF oder Markdown speichern</translation>
    </message>
    <message>
        <source>Write a ruling (Ctrl+Shift+R)</source>
        <translation>Ruling schreiben (Strg+Umschalt+R)</translation>
    </message>
</context>
<context>
    <name>SceneList</name>
    <message>
        <source>A table or a scenario file (Ctrl+O)</source>
        <translation>Tisch oder Szenariodatei (Strg+O)</translation>
    </message>
    <message>
        <source>Answers to questions</source>
        <translation>Antworten auf Fragen</translation>
    </message>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>Zurück zum Spielfeld (Esc)</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>Built-in scenes</source>
        <translation>Fertige Szenen</translation>
    </message>
    <message>
        <source>Clause, keyword effect or words of a title</source>
        <translation>Regel, Keyword-Effekt oder Wörter eines Titels</translation>
    </message>
    <message>
        <source>Disputes</source>
        <translation>Streitfälle</translation>
    </message>
    <message>
        <source>Find a scene</source>
        <translation>Szene suchen</translation>
    </message>
    <message>
        <source>Keyword effects</source>
        <translation>Keyword-Effekte</translation>
    </message>
    <message>
        <source>New position</source>
        <translation>Neue Stellung</translation>
    </message>
    <message>
        <source>No matching scene.</source>
        <translation>Keine passende Szene.</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Procedures</source>
        <translation>Abläufe</translation>
    </message>
    <message>
        <source>Set up a position from an empty table (Ctrl+Alt+N)</source>
        <translation>Stellung vom leeren Tisch aus aufbauen (Strg+Alt+N)</translation>
    </message>
    <message>
        <source>Your scenes</source>
        <translation>Eigene Szenen</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>applying a ruling</source>
        <translation>Anwenden eines Rulings</translation>
    </message>
    <message>
        <source>choosing “{option}”</source>
        <translation>Wahl „{option}“</translation>
    </message>
    <message>
        <source>correcting the board</source>
        <translation>Korrektur des Spielfelds</translation>
    </message>
    <message>
        <source>opening another table</source>
        <translation>Öffnen eines anderen Tisches</translation>
    </message>
    <message>
        <source>opening “{title}”</source>
        <translation>Öffnen von „{title}“</translation>
    </message>
    <message>
        <source>resolving an effect by hand</source>
        <translation>Abhandeln eines Effekts von Hand</translation>
    </message>
</context>
<context>
    <name>SetupController</name>
    <message>
        <source>Copied the position as a line of text.</source>
        <translation>Stellung als Textzeile kopiert.</translation>
    </message>
    <message>
        <source>Not included in the position: {what}.</source>
        <translation>Nicht in der Stellung enthalten: {what}.</translation>
    </message>
    <message>
        <source>The position stays. Ctrl+Alt+P continues it.</source>
        <translation>Die Stellung bleibt erhalten. Strg+Alt+P setzt sie fort.</translation>
    </message>
    <message>
        <source>the copied position</source>
        <translation>die kopierte Stellung</translation>
    </message>
</context>
<context>
    <name>SetupForm</name>
    <message>
        <source>A whole card: its name, then one fact per line (Shift+Enter): “Lv.4 red 5000 cost 5”, “Red Lv.3: 2”, “Traits: …”, “[DigiXros -2] …”, “Link DP +1000”, “Inherited effect: …”</source>
        <translation>Eine ganze Karte: ihr Name, dann je Angabe eine Zeile (Umschalt+Eingabe): „Lv.4 rot 5000 Kosten 5“, „Rot Lv.3: 2“, „Traits: …“, „[DigiXros -2] …“, „Link DP +1000“, „Vererbter Effekt: …“</translation>
    </message>
    <message>
        <source>Back to the game; the position stays (Esc)</source>
        <translation>Zurück zum Spiel; die Stellung bleibt (Esc)</translation>
    </message>
    <message>
        <source>Card name, number or text; &quot;3x Lv.4 red 5000&quot;, &quot;Tai Tamer red&quot;, &quot;red 5000 blocker suspended&quot;; &quot;hand 5&quot;, &quot;memory 3&quot;; before a card, player or area: &quot;B: red 5000 came this turn&quot;, &quot;B hand: Tai Tamer red&quot;</source>
        <translation>Kartenname, -nummer, -text; „3x Lv.4 rot 5000“, „Tai Tamer rot“, „rot 5000 Blocker getappt“; „Hand 5“, „Memory 3“; davor Spieler, Zone: „B: rot 5000 in diesem Zug gekommen“, „B Hand: Tai Tamer rot“</translation>
    </message>
    <message>
        <source>Card, or another part of the position</source>
        <translation>Karte, oder was sonst dort liegt</translation>
    </message>
    <message>
        <source>Delete removes it; Alt+Up moves it up one place</source>
        <translation>Entf entfernt es; Alt+Hoch verschiebt es um eins nach oben</translation>
    </message>
    <message>
        <source>Not possible under the rules</source>
        <translation>Was nach den Regeln nicht möglich ist</translation>
    </message>
    <message>
        <source>Other details</source>
        <translation>Weitere Umstände</translation>
    </message>
    <message>
        <source>Play from this position (Ctrl+Alt+Enter)</source>
        <translation>Aus dieser Stellung spielen (Strg+Alt+Eingabe)</translation>
    </message>
    <message>
        <source>Suspend</source>
        <translation>Tappen</translation>
    </message>
    <message>
        <source>Whose card it is (Alt+A, Alt+B)</source>
        <translation>Wessen Karten es sind (Alt+A, Alt+B)</translation>
    </message>
    <message>
        <source>{area} (Alt+{key})</source>
        <translation>{area} (Alt+{key})</translation>
    </message>
</context>
<context>
    <name>SharingDialog</name>
    <message>
        <source>&amp;Add a table …</source>
        <translation>Tisch &amp;hinzufügen …</translation>
    </message>
    <message>
        <source>&amp;Rulings in the list, with their history</source>
        <translation>Gelistete &amp;Rulings mit ihrem Verlauf</translation>
    </message>
    <message>
        <source>&amp;Taught phrases</source>
        <translation>&amp;Beigebrachte Formulierungen</translation>
    </message>
    <message>
        <source>Choose saved tables</source>
        <translation>Gespeicherte Tische wählen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export to one plain-text file for other judges:</source>
        <translation>In eine Textdatei für andere Judges exportieren:</translation>
    </message>
    <message>
        <source>Sa&amp;ve as …</source>
        <translation>Speichern &amp;als …</translation>
    </message>
    <message>
        <source>Ta&amp;bles</source>
        <translation>&amp;Tische</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Tables (*.json);;All files (*)</source>
        <translation>Tische (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Your own &amp;scenes</source>
        <translation>Eigene &amp;Szenen</translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>Close the other languages (F9)</source>
        <translation>Andere Sprachen schließen (F9)</translation>
    </message>
    <message>
        <source>Other languages</source>
        <translation>Andere Sprachen</translation>
    </message>
    <message>
        <source>Pinned: {term}</source>
        <translation>Angeheftet: {term}</translation>
    </message>
</context>
<context>
    <name>SidePages</name>
    <message>
        <source>finding the other languages</source>
        <translation>Suche der anderen Sprachen</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>A new position</source>
        <translation>Neue Stellung</translation>
    </message>
    <message>
        <source>A table opened from a replay can&apos;t be replayed under other rules.</source>
        <translation>Ein aus einem Replay geöffneter Tisch lässt sich nicht nach anderen Regeln neu spielen.</translation>
    </message>
    <message>
        <source>Added to the ruling in the report.</source>
        <translation>Dem Ruling im Bericht hinzugefügt.</translation>
    </message>
    <message>
        <source>Ctrl+Y plays “{choice}”. See {clauses}.</source>
        <translation>Strg+Y spielt „{choice}“. Siehe {clauses}.</translation>
    </message>
    <message>
        <source>Ctrl+Z restores your own table.</source>
        <translation>Strg+Z stellt den eigenen Tisch wieder her.</translation>
    </message>
    <message>
        <source>No card on the field has a number.</source>
        <translation>Auf dem Feld liegt keine Karte mit Nummer.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>Nothing to compare with yet.</source>
        <translation>Noch nichts zum Vergleichen.</translation>
    </message>
    <message>
        <source>Opening {file} …</source>
        <translation>{file} wird geöffnet …</translation>
    </message>
    <message>
        <source>The ruling in the report was written for other accounts. Check it.</source>
        <translation>Das Ruling im Bericht wurde zu anderen Darstellungen geschrieben und ist zu prüfen.</translation>
    </message>
    <message>
        <source>The table is empty. Set up the position, or open a table or scene. Then: {action}.</source>
        <translation>Der Tisch ist leer. Zuerst die Stellung aufbauen oder einen Tisch oder eine Szene öffnen. Dann: {action}.</translation>
    </message>
    <message>
        <source>This scenario&apos;s control is another position. It isn&apos;t opened here, and this table doesn&apos;t save it.</source>
        <translation>Die Gegenprobe dieses Szenarios ist eine andere Stellung. Sie wird hier nicht geöffnet, und ein von diesem Tisch gespeichertes Szenario hat keine.</translation>
    </message>
    <message>
        <source>This table already uses rules {edition}.</source>
        <translation>An diesem Tisch gelten schon die Regeln {edition}.</translation>
    </message>
    <message>
        <source>showing the table</source>
        <translation>Zeigen des Tisches</translation>
    </message>
    <message>
        <source>the beginning of this table</source>
        <translation>der Anfang dieses Tisches</translation>
    </message>
    <message>
        <source>what the ruling rests on</source>
        <translation>die Gründe des Rulings</translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>The previous table was set aside.</source>
        <translation>Der vorige Tisch wurde beiseitegelegt.</translation>
    </message>
</context>
<context>
    <name>TeachForm</name>
    <message>
        <source>&amp;means the same as</source>
        <translation>&amp;bedeutet dasselbe wie</translation>
    </message>
    <message>
        <source>Clause of a &amp;keyword effect</source>
        <translation>Regel eines &amp;Keyword-Effekts</translation>
    </message>
    <message>
        <source>Compare phrase files with yours and import what is new</source>
        <translation>Formulierungsdateien mit der eigenen vergleichen und Neues importieren</translation>
    </message>
    <message>
        <source>Delete {2} of your opponent&apos;s Digimon</source>
        <translation>Delete {2} of your opponent&apos;s Digimon</translation>
    </message>
    <message>
        <source>E&amp;xport …</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>Im&amp;port …</source>
        <translation>I&amp;mportieren …</translation>
    </message>
    <message>
        <source>In both, put what varies in curly brackets, and names with their square brackets: {2}, {[Agumon]}. Alt+R marks the selection.</source>
        <translation>Veränderliches steht in beiden in geschweiften Klammern, ein Name mit seinen eckigen Klammern: {2}, {[Agumon]}. Alt+R kennzeichnet die Auswahl.</translation>
    </message>
    <message>
        <source>Mark the selected words as what varies (Alt+R)</source>
        <translation>Markierte Wörter als veränderlich kennzeichnen (Alt+R)</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;otiz</translation>
    </message>
    <message>
        <source>Save to your phrase file (Ctrl+S)</source>
        <translation>In der eigenen Formulierungsdatei speichern (Strg+S)</translation>
    </message>
    <message>
        <source>Taught &amp;by</source>
        <translation>Beigebracht &amp;von</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>Beibringen</translation>
    </message>
    <message>
        <source>What cards sa&amp;y</source>
        <translation>Was Karten sage&amp;n</translation>
    </message>
    <message>
        <source>Wipe out {2} enemies</source>
        <translation>Wipe out {2} enemies</translation>
    </message>
    <message>
        <source>Write your phrases to a file</source>
        <translation>Eigene Formulierungen in eine Datei schreiben</translation>
    </message>
    <message>
        <source>only if &lt;Last Stand {2}&gt; is new</source>
        <translation>nur wenn &lt;Last Stand {2}&gt; neu ist</translation>
    </message>
    <message>
        <source>{ } Varies</source>
        <translation>{ } Veränderlich</translation>
    </message>
</context>
<context>
    <name>TeachingController</name>
    <message>
        <source>Continue</source>
        <translation>Weiterschreiben</translation>
    </message>
    <message>
        <source>Enter your name below: it is saved with what you teach.</source>
        <translation>Unten den eigenen Namen eintragen: Er wird mit jeder beigebrachten Formulierung gespeichert.</translation>
    </message>
    <message>
        <source>Export phrases</source>
        <translation>Formulierungen exportieren</translation>
    </message>
    <message>
        <source>Import phrases</source>
        <translation>Formulierungen importieren</translation>
    </message>
    <message>
        <source>Phrase files (*.yaml *.yml)</source>
        <translation>Formulierungsdateien (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>Phrase files (*.yaml *.yml);;All files (*)</source>
        <translation>Formulierungsdateien (*.yaml *.yml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Restored the wording you were teaching when the window closed.</source>
        <translation>Die beim Schließen des Fensters angefangene Formulierung ist wiederhergestellt.</translation>
    </message>
    <message>
        <source>Taught: {wording}</source>
        <translation>Beigebracht: {wording}</translation>
    </message>
    <message>
        <source>Your phrases are in {file}.</source>
        <translation>Die eigenen Formulierungen sind in {file}.</translation>
    </message>
    <message>
        <source>Your unsaved wording was set aside.</source>
        <translation>Die nicht gespeicherte Formulierung wurde beiseitegelegt.</translation>
    </message>
    <message>
        <source>comparing phrase files</source>
        <translation>Vergleich von Formulierungsdateien</translation>
    </message>
    <message>
        <source>rereading taught phrases</source>
        <translation>erneutes Lesen der beigebrachten Formulierungen</translation>
    </message>
    <message>
        <source>saving taught phrases</source>
        <translation>Speichern beigebrachter Formulierungen</translation>
    </message>
    <message>
        <source>testing a phrase</source>
        <translation>Prüfen einer Formulierung</translation>
    </message>
    <message>
        <source>writing a phrase file</source>
        <translation>Schreiben einer Formulierungsdatei</translation>
    </message>
</context>
<context>
    <name>TeamController</name>
    <message>
        <source>Connecting …</source>
        <translation>Verbindung wird aufgebaut …</translation>
    </message>
    <message numerus="yes">
        <source>Hidden because the judges who wrote them deleted %n ruling(s) for good: {which}.</source>
        <translation>
            <numerusform>%n Ruling, an dem niemand sonst geschrieben hat, wurde von seinem Judge endgültig gelöscht und ist hier ausgeblendet: {which}.</numerusform>
            <numerusform>%n Rulings, an denen niemand sonst geschrieben hat, wurden von ihrem Judge endgültig gelöscht und sind hier ausgeblendet: {which}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Other judges of the team deleted %n ruling(s) for good. You keep them until you agree: {which}.</source>
        <translation>
            <numerusform>%n Ruling wurde von anderen im Team endgültig gelöscht und bleibt hier bis zur Zustimmung: {which}.</numerusform>
            <numerusform>%n Rulings wurden von anderen im Team endgültig gelöscht und bleiben hier bis zur Zustimmung: {which}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server is responding.</source>
        <translation>Der Server antwortet.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>You have left the team. All rulings stay, here and on the server.</source>
        <translation>Team verlassen. Alle Rulings bleiben erhalten, hier und auf dem Server.</translation>
    </message>
</context>
<context>
    <name>TeamDialog</name>
    <message>
        <source>&amp;Allow connections without TLS at this event</source>
        <translation>Verbindungen ohne TLS bei diesem Turnier zul&amp;assen</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Beitreten</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Verlassen</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Testen</translation>
    </message>
    <message>
        <source>Any name, with the chosen certificate</source>
        <translation>Jeder Name, mit dem gewählten Zertifikat</translation>
    </message>
    <message>
        <source>C&amp;hoose …</source>
        <translation>Wä&amp;hlen …</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Zertifikat</translation>
    </message>
    <message>
        <source>Certificate for this exact name</source>
        <translation>Zertifikat für genau diesen Namen</translation>
    </message>
    <message>
        <source>Certificates (*.crt *.pem *.cer);;All files (*)</source>
        <translation>Zertifikate (*.crt *.pem *.cer);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Datenbank</translation>
    </message>
    <message>
        <source>Others could then read and change what you send</source>
        <translation>Andere könnten dann lesen und ändern, was gesendet wird</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>The certificate of the server</source>
        <translation>Zertifikat des Servers</translation>
    </message>
    <message>
        <source>The password is stored in your system&apos;s key store only.</source>
        <translation>Das Passwort liegt nur im Schlüsselspeicher des Systems.</translation>
    </message>
    <message>
        <source>The team&apos;s notebook is on a PostgreSQL server. Your rulings, with their history and names, are sent there, and the team&apos;s are fetched. You always work on your own notebook, online or not.</source>
        <translation>Das Notizbuch des Teams liegt auf einem PostgreSQL-Server. Die eigenen Rulings gehen mit Verlauf und Namen dorthin, die des Teams kommen hierher. Gearbeitet wird immer im eigenen Notizbuch.</translation>
    </message>
    <message>
        <source>Trusted by the system</source>
        <translation>Vom System als vertrauenswürdig anerkannt</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Verified by</source>
        <translation>Geprüft durch</translation>
    </message>
    <message>
        <source>pg.example.org</source>
        <translation>pg.example.org</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>In between</source>
        <translation>Dazwischen</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist vorbei</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>changed in {edition}, check: {clauses}</source>
        <translation>geändert in {edition}, zu prüfen: {clauses}</translation>
    </message>
</context>
<context>
    <name>UpdateController</name>
    <message>
        <source>Fetching {name}</source>
        <translation>{name} wird abgerufen</translation>
    </message>
    <message>
        <source>Up to date: {names}</source>
        <translation>Aktuell: {names}</translation>
    </message>
    <message>
        <source>updating</source>
        <translation>Aktualisierung</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Editions of the rules: which is in force, and which you have</source>
        <translation>Fassungen der Regeln: seit wann sie gelten und welche hier sind</translation>
    </message>
    <message>
        <source>Judge’s desk</source>
        <translation>Judge-Pult</translation>
    </message>
    <message>
        <source>Open a term first, then pin it</source>
        <translation>Zuerst einen Begriff öffnen, dann anheften</translation>
    </message>
    <message>
        <source>Removed the bookmark of {name} and its note.</source>
        <translation>Das Lesezeichen {name} und seine Notiz wurden entfernt.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>opening what you read last</source>
        <translation>Öffnen des zuletzt Gelesenen</translation>
    </message>
</context>
<context>
    <name>_Order</name>
    <message>
        <source>Drag the cards, or move one with Ctrl+Up and Ctrl+Down</source>
        <translation>Karten mit der Maus ziehen oder eine mit Strg+Hoch und Strg+Runter bewegen</translation>
    </message>
</context>
<context>
    <name>accounts</name>
    <message>
        <source>Not legal as described: {why}</source>
        <translation>So wie beschrieben nicht legal: {why}</translation>
    </message>
    <message>
        <source>Not true: {why}</source>
        <translation>Stimmt nicht: {why}</translation>
    </message>
    <message>
        <source>already true before the accounts differ</source>
        <translation>schon vorher so, wo beide Darstellungen noch dasselbe sagen</translation>
    </message>
    <message>
        <source>{who}: no legal line was searched for, because a step can&apos;t be checked.</source>
        <translation>{who}: Es wurde kein Weg gesucht, weil ein Schritt nicht geprüft werden kann.</translation>
    </message>
    <message>
        <source>{who}: not as described, but possible in another way: {step}</source>
        <translation>{who}: nicht wie beschrieben, aber auf anderem Weg möglich: {step}</translation>
    </message>
    <message>
        <source>{who}: not as described; undecided whether it can be done in another way: {step}</source>
        <translation>{who}: nicht wie beschrieben; offen, ob es auf anderem Weg möglich ist: {step}</translation>
    </message>
    <message>
        <source>{who}: not possible by any legal line from the shared position. {claim}</source>
        <translation>{who}: auf keinem regelgerechten Weg aus der gemeinsamen Stellung möglich. {claim}</translation>
    </message>
    <message>
        <source>{who}: not possible by any legal line from the shared position: {step}</source>
        <translation>{who}: auf keinem regelgerechten Weg aus der gemeinsamen Stellung möglich: {step}</translation>
    </message>
    <message>
        <source>{who}: not true at that moment in any line of play: {step}</source>
        <translation>{who}: stimmt zu diesem Zeitpunkt nicht, egal was gespielt wird: {step}</translation>
    </message>
    <message>
        <source>{who}: possible under the rules, as described.</source>
        <translation>{who}: nach den Regeln möglich, wie beschrieben.</translation>
    </message>
    <message>
        <source>{who}: possible under the rules, but in another way. {claim}</source>
        <translation>{who}: nach den Regeln möglich, aber auf anderem Weg. {claim}</translation>
    </message>
    <message>
        <source>{who}: undecided whether this could happen. {claim}</source>
        <translation>{who}: offen, ob das möglich ist. {claim}</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;Add a card</source>
        <translation>Karte &amp;anlegen</translation>
    </message>
    <message>
        <source>&amp;Bookmark</source>
        <translation>&amp;Lesezeichen</translation>
    </message>
    <message>
        <source>&amp;Bookmarks</source>
        <translation>&amp;Lesezeichen</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Karten</translation>
    </message>
    <message>
        <source>&amp;Change the ruling</source>
        <translation>Ruling ä&amp;ndern</translation>
    </message>
    <message>
        <source>&amp;Clauses</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Compare two branches</source>
        <translation>Zwei Zweige &amp;vergleichen</translation>
    </message>
    <message>
        <source>&amp;Copy with citation</source>
        <translation>Mit &amp;Quellenangabe kopieren</translation>
    </message>
    <message>
        <source>&amp;Dark colors</source>
        <translation>D&amp;unkle Farben</translation>
    </message>
    <message>
        <source>&amp;Delete the ruling …</source>
        <translation>Ruling lös&amp;chen …</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>B&amp;earbeiten</translation>
    </message>
    <message>
        <source>&amp;Editions of the rules</source>
        <translation>Fassungen d&amp;er Regeln</translation>
    </message>
    <message>
        <source>&amp;English first</source>
        <translation>&amp;Englisch zuerst</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Find on the page</source>
        <translation>Au&amp;f der Seite suchen</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vorwärts</translation>
    </message>
    <message>
        <source>&amp;German first</source>
        <translation>&amp;Deutsch zuerst</translation>
    </message>
    <message>
        <source>&amp;Give the ruling</source>
        <translation>Rulin&amp;g geben</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossar</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>Navi&amp;gation</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>H&amp;andbuch</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Import rulings …</source>
        <translation>Rulings &amp;importieren …</translation>
    </message>
    <message>
        <source>&amp;Import …</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>&amp;Japanese first</source>
        <translation>&amp;Japanisch zuerst</translation>
    </message>
    <message>
        <source>&amp;Judge this under both editions of the rules</source>
        <translation>Na&amp;ch beiden Fassungen der Regeln beurteilen</translation>
    </message>
    <message>
        <source>&amp;Keep rulings that others deleted for good</source>
        <translation>&amp;Von anderen endgültig gelöschte Rulings behalten</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Größerer Text</translation>
    </message>
    <message>
        <source>&amp;Licenses</source>
        <translation>&amp;Lizenzen</translation>
    </message>
    <message>
        <source>&amp;New position</source>
        <translation>&amp;Neue Stellung</translation>
    </message>
    <message>
        <source>&amp;Next column</source>
        <translation>&amp;Nächste Spalte</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation>Normale &amp;Textgröße</translation>
    </message>
    <message>
        <source>&amp;Open a table or scenario …</source>
        <translation>Tisch &amp;oder Szenario öffnen …</translation>
    </message>
    <message>
        <source>&amp;Pin or unpin the term</source>
        <translation>Begriff da&amp;neben anheften oder lösen</translation>
    </message>
    <message>
        <source>&amp;Previous section</source>
        <translation>Vorheriger &amp;Abschnitt</translation>
    </message>
    <message>
        <source>&amp;Print the report …</source>
        <translation>Bericht &amp;drucken …</translation>
    </message>
    <message>
        <source>&amp;Print the ruling …</source>
        <translation>Ruling &amp;drucken …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Read a card text</source>
        <translation>Te&amp;xt lesen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Save the listed rulings as …</source>
        <translation>Gelistete Rulings &amp;speichern als …</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Suche</translation>
    </message>
    <message>
        <source>&amp;Simplified Chinese first</source>
        <translation>&amp;Vereinfachtes Chinesisch zuerst</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Kleinerer Text</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;Toggle source text</source>
        <translation>&amp;Zum Originaltext und zurück</translation>
    </message>
    <message>
        <source>&amp;Traditional Chinese first</source>
        <translation>&amp;Traditionelles Chinesisch zuerst</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Up to the clause above</source>
        <translation>Zur Regel &amp;darüber</translation>
    </message>
    <message>
        <source>&amp;Update from the web</source>
        <translation>Aus dem Internet akt&amp;ualisieren</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Ansi&amp;cht</translation>
    </message>
    <message>
        <source>&amp;Why not?</source>
        <translation>&amp;Warum nicht?</translation>
    </message>
    <message>
        <source>&amp;Write a ruling about this</source>
        <translation>&amp;Ruling zum Gezeigten schreiben</translation>
    </message>
    <message>
        <source>&gt;</source>
        <translation>&gt;</translation>
    </message>
    <message>
        <source>Accept the doubtful &amp;match</source>
        <translation>Zweifelhafter Zuordnung zusti&amp;mmen</translation>
    </message>
    <message>
        <source>Alt+A, Alt+B, Alt+1 to Alt+7</source>
        <translation>Alt+A, Alt+B, Alt+1 bis Alt+7</translation>
    </message>
    <message>
        <source>Alt+U, Alt+N, Alt+K, Alt+O, Alt+Delete</source>
        <translation>Alt+U, Alt+N, Alt+K, Alt+O, Alt+Entf</translation>
    </message>
    <message>
        <source>Ani&amp;mate card moves</source>
        <translation>Ka&amp;rtenbewegungen animieren</translation>
    </message>
    <message>
        <source>Answers about the cards on the &amp;field</source>
        <translation>Antworten zu den &amp;Karten auf dem Feld</translation>
    </message>
    <message>
        <source>Anywhere: open all menus, or the one with this letter underlined</source>
        <translation>Überall: alle Menüs öffnen, oder das mit diesem unterstrichenen Buchstaben</translation>
    </message>
    <message>
        <source>Arrows, Enter, Space</source>
        <translation>Pfeiltasten, Eingabe, Leertaste</translation>
    </message>
    <message>
        <source>At a decision: choose the option with this number</source>
        <translation>Bei einer Entscheidung: Option mit dieser Nummer wählen</translation>
    </message>
    <message>
        <source>At the beginning of the search box: find a command</source>
        <translation>Am Anfang des Suchfelds: einen Befehl suchen</translation>
    </message>
    <message>
        <source>B, R, H, S, T, D, E</source>
        <translation>B, R, H, S, T, D, E</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Bac&amp;k one event</source>
        <translation>Ein Ereignis &amp;zurück</translation>
    </message>
    <message>
        <source>Back to the search box, then &amp;clear it</source>
        <translation>Zurück zum Suchfeld, dann &amp;leeren</translation>
    </message>
    <message>
        <source>Built-in &amp;scenes</source>
        <translation>Fertige &amp;Szenen</translation>
    </message>
    <message>
        <source>By &amp;hand</source>
        <translation>Von &amp;Hand</translation>
    </message>
    <message>
        <source>C&amp;ards</source>
        <translation>&amp;Karten</translation>
    </message>
    <message>
        <source>C&amp;orrect this card</source>
        <translation>Diese Karte k&amp;orrigieren</translation>
    </message>
    <message>
        <source>Cards with&amp;out pictures</source>
        <translation>Karten o&amp;hne Bilder</translation>
    </message>
    <message>
        <source>Chan&amp;ge this board into another position</source>
        <translation>Dieses Spielfeld in eine andere Stellung &amp;ändern</translation>
    </message>
    <message>
        <source>Clauses in our &amp;English</source>
        <translation>Regeln in unserer &amp;englischen Übersetzung</translation>
    </message>
    <message>
        <source>Clauses in the so&amp;urce text</source>
        <translation>Regeln im &amp;Original</translation>
    </message>
    <message>
        <source>Color&amp;s</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Continue the position you were setting up</source>
        <translation>Aufbau der Stellung fortsetzen</translation>
    </message>
    <message>
        <source>Cop&amp;y the position as a line of text</source>
        <translation>Stellung als Textzeile ko&amp;pieren</translation>
    </message>
    <message>
        <source>Copy the &amp;number</source>
        <translation>&amp;Nummer kopieren</translation>
    </message>
    <message>
        <source>Copy with citation as &amp;Markdown</source>
        <translation>Mit Quellenangabe als &amp;Markdown kopieren</translation>
    </message>
    <message>
        <source>Ctrl+Alt+Enter</source>
        <translation>Strg+Alt+Eingabe</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Strg+C</translation>
    </message>
    <message>
        <source>Ctrl+C, Ctrl+V</source>
        <translation>Strg+C, Strg+V</translation>
    </message>
    <message>
        <source>Dispute</source>
        <translation>Streitfall</translation>
    </message>
    <message>
        <source>Down, Up, Page Down, Page Up</source>
        <translation>Pfeil ab, Pfeil auf, Bild ab, Bild auf</translation>
    </message>
    <message>
        <source>E&amp;xport rulings …</source>
        <translation>Rulings e&amp;xportieren …</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Enter, Ctrl+Enter, Ctrl+Shift+Enter, Alt+Enter, Alt+Shift+Enter</source>
        <translation>Eingabe, Strg+Eingabe, Strg+Umschalt+Eingabe, Alt+Eingabe, Alt+Umschalt+Eingabe</translation>
    </message>
    <message>
        <source>Explore every line from here</source>
        <translation>Alle Wege von hier an verfolgen</translation>
    </message>
    <message>
        <source>F&amp;ront page</source>
        <translation>Sta&amp;rtseite</translation>
    </message>
    <message>
        <source>F10, Alt+letter</source>
        <translation>F10, Alt+Buchstabe</translation>
    </message>
    <message>
        <source>Find a &amp;command</source>
        <translation>Befehl su&amp;chen</translation>
    </message>
    <message>
        <source>Forward one &amp;event</source>
        <translation>Ein &amp;Ereignis weiter</translation>
    </message>
    <message>
        <source>Go to the search bo&amp;x</source>
        <translation>Zum Such&amp;feld</translation>
    </message>
    <message>
        <source>Hand over a repor&amp;t …</source>
        <translation>Bericht über&amp;geben …</translation>
    </message>
    <message>
        <source>I&amp;mport a rulebook …</source>
        <translation>&amp;Regelwerk hinzufügen …</translation>
    </message>
    <message>
        <source>Import o&amp;fficial answers …</source>
        <translation>O&amp;ffizielle Antworten importieren …</translation>
    </message>
    <message>
        <source>In set-up: play from the position</source>
        <translation>Beim Aufbau einer Stellung: von ihr aus spielen</translation>
    </message>
    <message>
        <source>In set-up: send the card under the pointer to the battle area, breeding area, hand, security, trash, deck, Digi-Egg deck</source>
        <translation>Beim Aufbau einer Stellung: Karte unter dem Zeiger in Battle Area, Breeding Area, Hand, Security, Trash, Deck oder Digi-Egg Deck legen</translation>
    </message>
    <message>
        <source>In set-up: send the card where it goes, place it under the chosen one, on top, link it, place it under face down</source>
        <translation>Beim Aufbau einer Stellung: Karte an ihren Platz legen, unter die gewählte legen, obenauf legen, verlinken, verdeckt darunterlegen</translation>
    </message>
    <message>
        <source>In set-up: suspend the card, mark it as new this turn, remove it, one more or less (of a stack: its top card), how many</source>
        <translation>Beim Aufbau auf dem Spielfeld: tappen, als in diesem Zug gekommen markieren, wegnehmen, eine mehr oder weniger (bei einem Stapel: die oberste Karte), wie viele</translation>
    </message>
    <message>
        <source>In set-up: suspend the chosen card, mark it as new this turn, unlink its last link card, remove its top card, remove it</source>
        <translation>Beim Aufbau einer Stellung: gewählte Karte tappen, als in diesem Zug gekommen markieren, ihre letzte Link-Karte lösen, oberste Karte abnehmen, wegnehmen</translation>
    </message>
    <message>
        <source>In set-up: whose card it is, and where it goes</source>
        <translation>Beim Aufbau einer Stellung: wessen Karte es ist und wohin sie kommt</translation>
    </message>
    <message>
        <source>In the reader: copy the selected text</source>
        <translation>In der Leseansicht: markierten Text kopieren</translation>
    </message>
    <message>
        <source>In the reader: the next or previous link; where a card is written: the next or previous field</source>
        <translation>In der Leseansicht: nächster oder voriger Link; beim Schreiben einer Karte: nächstes oder voriges Feld</translation>
    </message>
    <message>
        <source>In the search box or a list: open, and go to the reader</source>
        <translation>Im Suchfeld oder in einer Liste: öffnen und in die Leseansicht wechseln</translation>
    </message>
    <message>
        <source>In the search box: move through the results and read them</source>
        <translation>Im Suchfeld: durch die Treffer gehen und sie lesen</translation>
    </message>
    <message>
        <source>In the sources: open or close a branch; in a list of the table: go to a clause, which Enter opens</source>
        <translation>In den Quellen: Zweig auf- oder zuklappen; in einer Liste am Tisch: zu einer Regel gehen, die Eingabe öffnet</translation>
    </message>
    <message>
        <source>L&amp;ight colors</source>
        <translation>He&amp;lle Farben</translation>
    </message>
    <message>
        <source>Mark as &amp;appealed</source>
        <translation>&amp;Berufung vermerken</translation>
    </message>
    <message>
        <source>Mark as &amp;overturned by …</source>
        <translation>Als a&amp;ufgehoben markieren …</translation>
    </message>
    <message>
        <source>Mark as &amp;superseded by …</source>
        <translation>Als abge&amp;löst markieren …</translation>
    </message>
    <message>
        <source>Mark as &amp;upheld</source>
        <translation>Als bestä&amp;tigt markieren</translation>
    </message>
    <message>
        <source>N&amp;arrow the results …</source>
        <translation>Treffer &amp;einschränken …</translation>
    </message>
    <message>
        <source>Na&amp;me this branch</source>
        <translation>Diesen Zweig &amp;benennen</translation>
    </message>
    <message>
        <source>Ne&amp;xt colors</source>
        <translation>Nä&amp;chste Farben</translation>
    </message>
    <message>
        <source>Ne&amp;xt section</source>
        <translation>Nä&amp;chster Abschnitt</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Number keys</source>
        <translation>Ziffern</translation>
    </message>
    <message>
        <source>On the board: copy the position as a line of text, or open a copied one</source>
        <translation>Auf dem Spielfeld: Stellung als Textzeile kopieren, kopierte öffnen</translation>
    </message>
    <message>
        <source>On the board: move between cards, choose one, show its details</source>
        <translation>Auf dem Spielfeld: von Karte zu Karte gehen, eine wählen, Details zeigen</translation>
    </message>
    <message>
        <source>Open a copied pos&amp;ition</source>
        <translation>Kop&amp;ierte Stellung öffnen</translation>
    </message>
    <message>
        <source>Ot&amp;her languages</source>
        <translation>An&amp;dere Sprachen</translation>
    </message>
    <message>
        <source>Our English and source text side &amp;by side</source>
        <translation>Übersetzung und Original ne&amp;beneinander</translation>
    </message>
    <message>
        <source>Pictures of &amp;cards …</source>
        <translation>Kartenb&amp;ilder …</translation>
    </message>
    <message>
        <source>Player A concedes</source>
        <translation>Spieler A gibt auf</translation>
    </message>
    <message>
        <source>Player B concedes</source>
        <translation>Spieler B gibt auf</translation>
    </message>
    <message>
        <source>Pri&amp;nt the listed rulings …</source>
        <translation>Gelistete Rulings &amp;drucken …</translation>
    </message>
    <message>
        <source>Repla&amp;y under the rules in force</source>
        <translation>Nach den geltenden Regeln neu s&amp;pielen</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Restore a bac&amp;kup …</source>
        <translation>Sicherung &amp;wiederherstellen …</translation>
    </message>
    <message>
        <source>Right, Left</source>
        <translation>Rechts, Links</translation>
    </message>
    <message>
        <source>Ru&amp;lings</source>
        <translation>R&amp;ulings</translation>
    </message>
    <message>
        <source>Rul&amp;ings</source>
        <translation>Rul&amp;ings</translation>
    </message>
    <message>
        <source>S&amp;ources</source>
        <translation>&amp;Quellen</translation>
    </message>
    <message>
        <source>S&amp;plit the doubtful match</source>
        <translation>Zweifelhafte Zuordnung t&amp;rennen</translation>
    </message>
    <message>
        <source>S&amp;ystem colors</source>
        <translation>Farben des &amp;Systems</translation>
    </message>
    <message>
        <source>Save a problem &amp;report …</source>
        <translation>Fehlerbe&amp;richt speichern …</translation>
    </message>
    <message>
        <source>Save the table &amp;as …</source>
        <translation>Tisch speichern &amp;als …</translation>
    </message>
    <message>
        <source>Security: what impor&amp;ted files may do</source>
        <translation>Sicherheit: was impor&amp;tierte Dateien dürfen</translation>
    </message>
    <message>
        <source>Settle a &amp;dispute</source>
        <translation>Streitfall k&amp;lären</translation>
    </message>
    <message>
        <source>Show what follows event by e&amp;vent</source>
        <translation>&amp;Folgen Ereignis für Ereignis zeigen</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>Tea&amp;m …</source>
        <translation>Tea&amp;m …</translation>
    </message>
    <message>
        <source>Teac&amp;h wordings</source>
        <translation>F&amp;ormulierungen beibringen</translation>
    </message>
    <message>
        <source>Teach what isn&apos;t &amp;understood here</source>
        <translation>Nicht &amp;Verstandenes hier beibringen</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>&amp;Textgröße</translation>
    </message>
    <message>
        <source>Texts in the language of the wi&amp;ndow first</source>
        <translation>Texte zuerst in der Sprache des &amp;Fensters</translation>
    </message>
    <message>
        <source>The board as te&amp;xt</source>
        <translation>Spielfeld als Te&amp;xt</translation>
    </message>
    <message>
        <source>The cards in another language</source>
        <translation>Karten in anderer Sprache</translation>
    </message>
    <message>
        <source>The decision</source>
        <translation>Die Entscheidung</translation>
    </message>
    <message>
        <source>The window in English</source>
        <translation>Fenster auf Englisch</translation>
    </message>
    <message>
        <source>The window in German (Deutsch)</source>
        <translation>Fenster auf Deutsch</translation>
    </message>
    <message>
        <source>The window in Japanese (日本語)</source>
        <translation>Fenster auf Japanisch (日本語)</translation>
    </message>
    <message>
        <source>The window in Simplified Chinese (简体中文)</source>
        <translation>Fenster auf vereinfachtem Chinesisch (简体中文)</translation>
    </message>
    <message>
        <source>The window in Traditional Chinese (繁體中文)</source>
        <translation>Fenster auf traditionellem Chinesisch (繁體中文)</translation>
    </message>
    <message>
        <source>The window in the s&amp;ystem language</source>
        <translation>Fenster in der Sprache des S&amp;ystems</translation>
    </message>
    <message>
        <source>These clauses &amp;decide this answer</source>
        <translation>Diese Regeln begrün&amp;den diese Antwort</translation>
    </message>
    <message>
        <source>U, N, Delete, +, -, number keys</source>
        <translation>U, N, Entf, +, -, Ziffern</translation>
    </message>
    <message>
        <source>View from the &amp;other seat</source>
        <translation>Ansicht vo&amp;m anderen Platz</translation>
    </message>
    <message>
        <source>What &amp;led to it?</source>
        <translation>Was ha&amp;t dazu geführt?</translation>
    </message>
    <message>
        <source>What happened and the &amp;branches</source>
        <translation>Ver&amp;lauf und Zweige</translation>
    </message>
    <message>
        <source>What is &amp;saved, and backups</source>
        <translation>Was gespeichert wird, und Sicherun&amp;gen</translation>
    </message>
    <message>
        <source>What you can do &amp;here, and all shortcuts</source>
        <translation>Was &amp;hier geht und alle Tastenkürzel</translation>
    </message>
    <message>
        <source>What&apos;s &amp;new</source>
        <translation>Was ist &amp;neu</translation>
    </message>
</context>
<context>
    <name>answer_page</name>
    <message>
        <source>All of them</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Answers and rulings about this</source>
        <translation>Antworten und Rulings dazu</translation>
    </message>
    <message>
        <source>Confirm these clauses (Ctrl+Shift+K)</source>
        <translation>Diese Regeln begründen die Antwort (Strg+Umschalt+K)</translation>
    </message>
    <message>
        <source>Decided by (confirmed with edition {editions} of the rules)</source>
        <translation>Entschieden durch (bestätigt für Fassung {editions} der Regeln)</translation>
    </message>
    <message>
        <source>Listed under</source>
        <translation>Steht bei</translation>
    </message>
    <message>
        <source>Not answered yet</source>
        <translation>Noch nicht beantwortet</translation>
    </message>
    <message>
        <source>Official answer</source>
        <translation>Offizielle Antwort</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Ruling of {date}</source>
        <translation>Antwort vom {date}</translation>
    </message>
    <message>
        <source>Suggested clauses, not confirmed</source>
        <translation>Vorgeschlagene Regeln, nicht bestätigt</translation>
    </message>
    <message>
        <source>Undo this</source>
        <translation>Rückgängig machen</translation>
    </message>
    <message>
        <source>Until {date} it said</source>
        <translation>Bis {date} hieß es</translation>
    </message>
    <message>
        <source>about this card</source>
        <translation>zu dieser Karte</translation>
    </message>
    <message>
        <source>changed in edition {edition} of {date}, after this answer: read both</source>
        <translation>geändert durch Fassung {edition} vom {date}, nach dieser Antwort: beide lesen</translation>
    </message>
    <message>
        <source>close to your question</source>
        <translation>ähnelt der Frage</translation>
    </message>
    <message>
        <source>matches the filters</source>
        <translation>passt zu den Filtern</translation>
    </message>
    <message>
        <source>only this one decides it</source>
        <translation>nur diese Regel begründet die Antwort</translation>
    </message>
    <message>
        <source>the number you typed</source>
        <translation>die eingegebene Nummer</translation>
    </message>
    <message>
        <source>{count} more say nearly the same thing</source>
        <translation>{count} weitere sagen fast dasselbe</translation>
    </message>
</context>
<context>
    <name>answer_rows</name>
    <message numerus="yes">
        <source>%n more card(s) have not been read. A card is read when you open it.</source>
        <translation>
            <numerusform>%n weitere Karte ist noch nicht gelesen. Eine Karte wird beim Öffnen gelesen.</numerusform>
            <numerusform>%n weitere Karten sind noch nicht gelesen. Eine Karte wird beim Öffnen gelesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add words to {filters} to narrow the matches.</source>
        <translation>Zu {filters} Wörter hinzufügen, um die Treffer einzugrenzen.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Answers on {card}</source>
        <translation>Antworten zu {card}</translation>
    </message>
    <message>
        <source>Card text</source>
        <translation>Kartentext</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Each filter has matches, but nothing matches all of them: {filters}.</source>
        <translation>Jeder Filter hat Treffer, aber nichts passt zu allen: {filters}.</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>More answers</source>
        <translation>Weitere Antworten</translation>
    </message>
    <message>
        <source>More cards</source>
        <translation>Weitere Karten</translation>
    </message>
    <message>
        <source>More rules</source>
        <translation>Weitere Regeln</translation>
    </message>
    <message>
        <source>More rulings</source>
        <translation>Weitere Rulings</translation>
    </message>
    <message>
        <source>No card matches “{question}”; showing “{name}”.</source>
        <translation>Keine Karte passt zu „{question}“; gezeigt wird „{name}“.</translation>
    </message>
    <message>
        <source>No matches for {filters}.</source>
        <translation>Keine Treffer für {filters}.</translation>
    </message>
    <message>
        <source>No matches for “{words}” with {filters}.</source>
        <translation>Keine Treffer für „{words}“ mit {filters}.</translation>
    </message>
    <message>
        <source>No matches for “{words}”, even without filters.</source>
        <translation>Keine Treffer für „{words}“, auch ohne Filter.</translation>
    </message>
    <message>
        <source>Official answers</source>
        <translation>Offizielle Antworten</translation>
    </message>
    <message>
        <source>Other languages</source>
        <translation>Andere Sprachen</translation>
    </message>
    <message>
        <source>Perhaps you mean</source>
        <translation>Vielleicht gemeint</translation>
    </message>
    <message>
        <source>Read this text</source>
        <translation>Diesen Text lesen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Rulings</translation>
    </message>
    <message>
        <source>Scenes to play</source>
        <translation>Szenen zum Spielen</translation>
    </message>
    <message>
        <source>{wrong}. {mend}.</source>
        <translation>{wrong}. {mend}.</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>„{words}“</translation>
    </message>
    <message>
        <source>“{word}” wasn&apos;t found; cards are imported only in: {languages}.</source>
        <translation>„{word}“ wurde nicht gefunden. Karten sind nur in diesen Sprachen importiert: {languages}.</translation>
    </message>
</context>
<context>
    <name>areas</name>
    <message>
        <source>Digi-Egg deck</source>
        <translation>Digi-Egg Deck</translation>
    </message>
    <message>
        <source>battle</source>
        <translation>Battle Area</translation>
    </message>
    <message>
        <source>breeding</source>
        <translation>Breeding Area</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>digi_egg_deck</source>
        <translation>Digi-Egg Deck</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>link</source>
        <translation>Link-Karte</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nirgendwo</translation>
    </message>
    <message>
        <source>outside of the game</source>
        <translation>außerhalb des Spiels</translation>
    </message>
    <message>
        <source>security</source>
        <translation>Security Stack</translation>
    </message>
    <message>
        <source>security stack</source>
        <translation>Security Stack</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>gestapelte Karten</translation>
    </message>
    <message>
        <source>trash</source>
        <translation>Trash</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: Fehler: %(message)s
</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>mehrdeutige Option: %(option)s könnte %(matches)s sein</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>Argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>expected %s argument</source>
        <translation>%s Argument wird erwartet</translation>
    </message>
    <message>
        <source>expected %s arguments</source>
        <translation>%s Argumente werden erwartet</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>mindestens ein Argument wird erwartet</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>höchstens ein Argument wird erwartet</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>ein Argument wird erwartet</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>das Argument %r dahinter ist nicht erlaubt</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>ungültiger Wert (%(type)s): %(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>ungültige Auswahl: %(value)r (möglich: %(choices)s)</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>nicht zusammen mit dem Argument %s erlaubt</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>eines der Argumente %s ist nötig</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>diese Hilfe anzeigen und beenden</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>diese Argumente fehlen: %s</translation>
    </message>
    <message>
        <source>unexpected option string: %s</source>
        <translation>unerwartete Option: %s</translation>
    </message>
    <message>
        <source>unknown parser %(parser_name)r (choices: %(choices)s)</source>
        <translation>unbekannter Befehl %(parser_name)r (möglich: %(choices)s)</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>unbekannte Argumente: %s</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>Aufruf: </translation>
    </message>
</context>
<context>
    <name>asking</name>
    <message>
        <source>{card}: any effect</source>
        <translation>{card}: irgendein Effekt</translation>
    </message>
</context>
<context>
    <name>board</name>
    <message numerus="yes">
        <source>%n card(s) under it</source>
        <translation>
            <numerusform>%n Karte darunter</numerusform>
            <numerusform>%n Karten darunter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s)</source>
        <translation>
            <numerusform>%n Effekt</numerusform>
            <numerusform>%n Effekte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more under it</source>
        <translation>
            <numerusform>%n weitere darunter</numerusform>
            <numerusform>%n weitere darunter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n under</source>
        <translation>
            <numerusform>%n darunter</numerusform>
            <numerusform>%n darunter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown card(s)</source>
        <translation>
            <numerusform>%n unbekannte Karte</numerusform>
            <numerusform>%n unbekannte Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unnamed</source>
        <translation>
            <numerusform>%n unbenannt</numerusform>
            <numerusform>%n unbenannt</numerusform>
        </translation>
    </message>
    <message>
        <source>Battle area</source>
        <translation>Battle Area</translation>
    </message>
    <message>
        <source>Breeding area</source>
        <translation>Breeding Area</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Digi-Eggs</source>
        <translation>Digi-Eggs</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>In no area:</source>
        <translation>In keiner Zone:</translation>
    </message>
    <message>
        <source>Linked</source>
        <translation>Verlinkt</translation>
    </message>
    <message>
        <source>Lv.{level}</source>
        <translation>Lv.{level}</translation>
    </message>
    <message>
        <source>Lv.{level}→{cost}</source>
        <translation>Lv.{level}→{cost}</translation>
    </message>
    <message>
        <source>On top</source>
        <translation>Obenauf</translation>
    </message>
    <message>
        <source>Option part</source>
        <translation>Optionsteil</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Player {seat}</source>
        <translation>Spieler {seat}</translation>
    </message>
    <message>
        <source>Security</source>
        <translation>Security</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Trash</translation>
    </message>
    <message>
        <source>Turn {turn} ({seat})</source>
        <translation>Zug {turn} ({seat})</translation>
    </message>
    <message>
        <source>Under it</source>
        <translation>Darunter</translation>
    </message>
    <message>
        <source>Your ruling</source>
        <translation>Eigenes Ruling</translation>
    </message>
    <message>
        <source>Your ruling: the program doesn&apos;t understand “{text}”</source>
        <translation>Eigenes Ruling: Das Programm versteht „{text}“ nicht</translation>
    </message>
    <message>
        <source>[{card}: ]{text}</source>
        <translation>[{card}: ]{text}</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>active</source>
        <translation>aktiv</translation>
    </message>
    <message>
        <source>an attack is in progress, but its attacker has left; stage: {stage}</source>
        <translation>ein Angriff läuft, der Angreifer ist nicht mehr da; Schritt: {stage}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>as long as it stays the same card</source>
        <translation>solange es diese Karte bleibt</translation>
    </message>
    <message>
        <source>breeding phase</source>
        <translation>Breeding Phase</translation>
    </message>
    <message>
        <source>came this turn</source>
        <translation>in diesem Zug gekommen</translation>
    </message>
    <message>
        <source>color unknown</source>
        <translation>Farbe unbekannt</translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <translation>Kosten {cost}</translation>
    </message>
    <message>
        <source>cost {cost} (assumed)</source>
        <translation>Kosten {cost}, angenommen</translation>
    </message>
    <message>
        <source>digivolves from {colors} Lv.{level} for {cost}</source>
        <translation>digitiert aus {colors} Lv.{level} für {cost}</translation>
    </message>
    <message>
        <source>draw phase</source>
        <translation>Draw Phase</translation>
    </message>
    <message>
        <source>end of the turn</source>
        <translation>Ende des Zugs</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>in no area</source>
        <translation>in keiner Zone</translation>
    </message>
    <message>
        <source>in no area: {cards}</source>
        <translation>in keiner Zone: {cards}</translation>
    </message>
    <message>
        <source>inherited</source>
        <translation>vererbt</translation>
    </message>
    <message>
        <source>link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>link DP {dp}</source>
        <translation>Link-DP {dp}</translation>
    </message>
    <message>
        <source>link effect</source>
        <translation>Link-Effekt</translation>
    </message>
    <message>
        <source>linked: {name}[, {dp} DP]</source>
        <translation>verlinkt: {name}[, {dp} DP]</translation>
    </message>
    <message>
        <source>main phase</source>
        <translation>Main Phase</translation>
    </message>
    <message>
        <source>memory {memory}</source>
        <translation>Memory {memory}</translation>
    </message>
    <message>
        <source>memory: {memory} for {seat}</source>
        <translation>Memory: {memory} für {seat}</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>not active</source>
        <translation>nicht aktiv</translation>
    </message>
    <message>
        <source>not understood; you rule on it: [{card}: ]{text}</source>
        <translation>nicht verstanden; der Judge entscheidet: [{card}: ]{text}</translation>
    </message>
    <message>
        <source>pending until {timing}: [{card}: ]{text}</source>
        <translation>ausstehend bis {timing}: [{card}: ]{text}</translation>
    </message>
    <message>
        <source>pending, {why}: {seat}&apos;s effects[, {chooses}]</source>
        <translation>ausstehend, {why}: Effekte von {seat}[, {chooses}]</translation>
    </message>
    <message>
        <source>play cost {cost}</source>
        <translation>Spielkosten {cost}</translation>
    </message>
    <message>
        <source>player {seat}, memory {memory}</source>
        <translation>Spieler {seat}, Memory {memory}</translation>
    </message>
    <message>
        <source>rules {edition}, not in force</source>
        <translation>Regeln {edition}, nicht in Kraft</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>suspended</source>
        <translation>getappt</translation>
    </message>
    <message>
        <source>taught: {taught}</source>
        <translation>beigebracht: {taught}</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>das Spiel ist vorbei</translation>
    </message>
    <message>
        <source>the game is over[: {winner} wins]</source>
        <translation>das Spiel ist vorbei[: {winner} gewinnt]</translation>
    </message>
    <message>
        <source>token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>turn {turn} ({seat}), end of the turn[, under rules {edition}, not in force]</source>
        <translation>Zug {turn} ({seat}), Ende des Zugs[, nach den Regeln {edition}, die nicht in Kraft sind]</translation>
    </message>
    <message>
        <source>turn {turn}, {seat}&apos;s {phase} phase[, under rules {edition}, not in force]</source>
        <translation>Zug {turn}, {phase} von {seat}[, nach den Regeln {edition}, die nicht in Kraft sind]</translation>
    </message>
    <message>
        <source>under it: {name}[, {down}]</source>
        <translation>darunter: {name}[, {down}]</translation>
    </message>
    <message>
        <source>unsuspend phase</source>
        <translation>Unsuspend Phase</translation>
    </message>
    <message>
        <source>until its player has unsuspended</source>
        <translation>bis ihr Spieler enttappt hat</translation>
    </message>
    <message>
        <source>until the end of its player’s turn</source>
        <translation>bis zum Ende des Zugs ihres Spielers</translation>
    </message>
    <message>
        <source>until the end of the attack</source>
        <translation>bis zum Ende des Angriffs</translation>
    </message>
    <message>
        <source>until the end of the opponent’s turn</source>
        <translation>bis zum Ende des gegnerischen Zugs</translation>
    </message>
    <message>
        <source>until the end of the turn</source>
        <translation>bis zum Ende des Zugs</translation>
    </message>
    <message>
        <source>until the opponent has unsuspended</source>
        <translation>bis der Gegner enttappt hat</translation>
    </message>
    <message>
        <source>use cost {cost}</source>
        <translation>Nutzungskosten {cost}</translation>
    </message>
    <message numerus="yes">
        <source>used %n time(s) this turn</source>
        <translation>
            <numerusform>%n-mal in diesem Zug benutzt</numerusform>
            <numerusform>%n-mal in diesem Zug benutzt</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message numerus="yes">
        <source>{area} of {seat}: %n card(s)</source>
        <translation>
            <numerusform>{area} von {seat}: %n Karte</numerusform>
            <numerusform>{area} von {seat}: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{attacker} attacks the player; stage: {stage}</source>
        <translation>{attacker} greift den Spieler an; Schritt: {stage}</translation>
    </message>
    <message>
        <source>{attacker} attacks {target}; stage: {stage}</source>
        <translation>{attacker} greift {target} an; Schritt: {stage}</translation>
    </message>
    <message>
        <source>{attacker} attacks, but its target has left; stage: {stage}</source>
        <translation>{attacker} greift an, das Ziel ist nicht mehr da; Schritt: {stage}</translation>
    </message>
    <message>
        <source>{card}, {pile} of {seat}, {place} of {count}</source>
        <translation>{card}, {pile} von {seat}, {place} von {count}</translation>
    </message>
    <message>
        <source>{card}: an effect that it no longer has</source>
        <translation>{card}: ein Effekt, den die Karte nicht mehr hat</translation>
    </message>
    <message>
        <source>{dp} DP</source>
        <translation>{dp} DP</translation>
    </message>
    <message>
        <source>{dp} DP (printed {printed})</source>
        <translation>{dp} DP (gedruckt {printed})</translation>
    </message>
    <message>
        <source>{kinds}[, Lv.{level}][, {dp} DP][, {colors}]</source>
        <translation>{kinds}[, Lv.{level}][, {dp} DP][, {colors}]</translation>
    </message>
    <message>
        <source>{label}[ ({name})][, {kinds}][, Lv.{level}][, {dp} DP][ (printed {printed})][, {colors}][, {suspended}][, {fresh}][, {keywords}]</source>
        <translation>{label}[ ({name})][, {kinds}][, Lv.{level}][, {dp} DP][ (gedruckt {printed})][, {colors}][, {suspended}][, {fresh}][, {keywords}]</translation>
    </message>
    <message>
        <source>{pile} of {seat}</source>
        <translation>{pile} von {seat}</translation>
    </message>
    <message numerus="yes">
        <source>{pile} of {seat}: %n card(s)</source>
        <translation>
            <numerusform>{pile} von {seat}: %n Karte</numerusform>
            <numerusform>{pile} von {seat}: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}&apos;s battle area</source>
        <translation>Battle Area von {seat}</translation>
    </message>
    <message>
        <source>{seat}&apos;s breeding area</source>
        <translation>Breeding Area von {seat}</translation>
    </message>
    <message>
        <source>{seat}&apos;s {pile}: {cards}[, and {number} not named]</source>
        <translation>{pile} von {seat}: {cards}[, und {number} unbenannt]</translation>
    </message>
    <message>
        <source>{seat}: hand {hand}, deck {deck}, Digi-Egg deck {eggs}, security {security}, trash {trash}</source>
        <translation>{seat}: Hand {hand}, Deck {deck}, Digi-Egg Deck {eggs}, Security {security}, Trash {trash}</translation>
    </message>
    <message>
        <source>{text} – by the judge</source>
        <translation>{text} – vom Judge</translation>
    </message>
    <message>
        <source>{text} – given by {card}</source>
        <translation>{text} – gegeben von {card}</translation>
    </message>
    <message>
        <source>{text} – inherited effect of {card}</source>
        <translation>{text} – vererbter Effekt von {card}</translation>
    </message>
    <message>
        <source>{text} – its own effect</source>
        <translation>{text} – eigener Effekt</translation>
    </message>
    <message>
        <source>{text} – link effect of {card}</source>
        <translation>{text} – Link-Effekt von {card}</translation>
    </message>
    <message>
        <source>{text} – {card}</source>
        <translation>{text} – {card}</translation>
    </message>
    <message>
        <source>{text}[ ({active})]</source>
        <translation>{text}[ ({active})]</translation>
    </message>
    <message>
        <source>{text}[, from {card}][, {part}][, {until}]</source>
        <translation>{text}[, von {card}][, {part}][, {until}]</translation>
    </message>
    <message>
        <source>{what}, {until}</source>
        <translation>{what}, {until}</translation>
    </message>
</context>
<context>
    <name>board words</name>
    <message>
        <source>active</source>
        <translation>aktiv</translation>
    </message>
    <message>
        <source>before the event they respond to</source>
        <translation>vor dem Ereignis, auf das sie reagieren</translation>
    </message>
    <message>
        <source>by the judge</source>
        <translation>vom Judge</translation>
    </message>
    <message>
        <source>came this turn</source>
        <translation>in diesem Zug gekommen</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>for a time</source>
        <translation>auf Zeit</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>nicht aktiv</translation>
    </message>
    <message>
        <source>inherited</source>
        <translation>vererbt</translation>
    </message>
    <message>
        <source>linked</source>
        <translation>verlinkt</translation>
    </message>
    <message>
        <source>suspended</source>
        <translation>getappt</translation>
    </message>
    <message>
        <source>the newest</source>
        <translation>die neuesten</translation>
    </message>
    <message>
        <source>triggered earlier</source>
        <translation>zuvor ausgelöst</translation>
    </message>
    <message>
        <source>triggered just now</source>
        <translation>soeben ausgelöst</translation>
    </message>
    <message>
        <source>whose player chooses the next one</source>
        <translation>deren Spieler den nächsten wählt</translation>
    </message>
</context>
<context>
    <name>card_choices</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Begins with: {phase}</source>
        <translation>Es beginnt mit: {phase}</translation>
    </message>
    <message>
        <source>Matching cards</source>
        <translation>Passende Karten</translation>
    </message>
    <message>
        <source>Memory: {number} for {seat}</source>
        <translation>Memory: {number} für {seat}</translation>
    </message>
    <message>
        <source>Played under rules {edition}</source>
        <translation>Gespielt nach den Regeln {edition}</translation>
    </message>
    <message>
        <source>Title: {title}</source>
        <translation>Titel: {title}</translation>
    </message>
    <message>
        <source>Turn {turn} ({seat})</source>
        <translation>Zug {turn} ({seat})</translation>
    </message>
    <message>
        <source>as described</source>
        <translation>wie beschrieben</translation>
    </message>
    <message>
        <source>the beginning of the turn</source>
        <translation>der Beginn des Zugs</translation>
    </message>
    <message numerus="yes">
        <source>{pile} of {seat}: %n card(s)</source>
        <translation>
            <numerusform>{pile} von {seat}: %n Karte</numerusform>
            <numerusform>{pile} von {seat}: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}&apos;s turn</source>
        <translation>Zug von {seat}</translation>
    </message>
</context>
<context>
    <name>card_explanation</name>
    <message>
        <source>As taught:</source>
        <translation>Wie beigebracht:</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>Nicht verstanden</translation>
    </message>
    <message>
        <source>Possible readings:</source>
        <translation>Mögliche Lesarten:</translation>
    </message>
    <message>
        <source>Read as, in {language}:</source>
        <translation>Gelesen als, auf {language}:</translation>
    </message>
    <message>
        <source>Read as:</source>
        <translation>Gelesen als:</translation>
    </message>
    <message>
        <source>Teach what it means</source>
        <translation>Bedeutung beibringen</translation>
    </message>
    <message>
        <source>The program can&apos;t read this text. Resolve it by hand.</source>
        <translation>Das Programm kann diesen Text nicht lesen. Den Effekt von Hand abhandeln.</translation>
    </message>
    <message>
        <source>The program reads only part of this text. Resolve the underlined parts by hand.</source>
        <translation>Das Programm liest nur einen Teil dieses Textes. Die unterstrichenen Teile von Hand abhandeln.</translation>
    </message>
    <message>
        <source>The program reads this text.</source>
        <translation>Das Programm kann diesen Text lesen.</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Understood in part</source>
        <translation>Teilweise verstanden</translation>
    </message>
    <message>
        <source>it can be read in two ways</source>
        <translation>es lässt sich auf zwei Arten lesen</translation>
    </message>
    <message>
        <source>it is too long for a card text</source>
        <translation>es ist zu lang für einen Kartentext</translation>
    </message>
    <message>
        <source>it is unclear what one of its words refers to</source>
        <translation>worauf sich eines der Wörter bezieht, ist unklar</translation>
    </message>
    <message>
        <source>it isn&apos;t in the card file</source>
        <translation>es steht nicht in der Kartendatei</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>nicht verstanden</translation>
    </message>
    <message>
        <source>printed back, it would say something else</source>
        <translation>neu geschrieben würde es etwas anderes sagen</translation>
    </message>
    <message>
        <source>the engine has no such effect</source>
        <translation>die Engine hat keinen solchen Effekt</translation>
    </message>
    <message>
        <source>the program doesn&apos;t know this wording</source>
        <translation>das Programm kennt diese Formulierung nicht</translation>
    </message>
    <message>
        <source>the program has no phrase book for its language</source>
        <translation>das Programm hat keine Formulierungssammlung für diese Sprache</translation>
    </message>
    <message>
        <source>“{words}” only repeats {clause}</source>
        <translation>„{words}“ sagt nicht mehr als {clause}</translation>
    </message>
</context>
<context>
    <name>card_page</name>
    <message>
        <source>A card without a name</source>
        <translation>Eine Karte ohne Namen</translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>Und {count} weitere.</translation>
    </message>
    <message>
        <source>App fusion</source>
        <translation>App-Fusion</translation>
    </message>
    <message>
        <source>Assembly</source>
        <translation>Assembly</translation>
    </message>
    <message>
        <source>Bad entries, not imported</source>
        <translation>Fehlerhafte Einträge, nicht importiert</translation>
    </message>
    <message>
        <source>Burst digivolution</source>
        <translation>Burst-Digitation</translation>
    </message>
    <message>
        <source>Card text</source>
        <translation>Kartentext</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kartentyp</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Correct it by hand</source>
        <translation>Von Hand korrigieren</translation>
    </message>
    <message>
        <source>DNA digivolution</source>
        <translation>DNA-Digitation</translation>
    </message>
    <message>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <source>DigiXros</source>
        <translation>DigiXros</translation>
    </message>
    <message>
        <source>Digivolution</source>
        <translation>Digitation</translation>
    </message>
    <message>
        <source>Digivolution requirement</source>
        <translation>Digitationsbedingung</translation>
    </message>
    <message>
        <source>Doubtful facts</source>
        <translation>Zweifelhafte Angaben</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effekt</translation>
    </message>
    <message>
        <source>Erratum{since}: “{before}” became “{after}”.</source>
        <translation>Erratum{since}: „{before}“ wurde zu „{after}“.</translation>
    </message>
    <message>
        <source>Erratum{since}: “{before}” isn&apos;t on this card, so it wasn&apos;t replaced by “{after}”.</source>
        <translation>Erratum{since}: „{before}“ steht nicht auf dieser Karte, daher wurde „{after}“ nicht eingesetzt.</translation>
    </message>
    <message>
        <source>Fields not imported</source>
        <translation>Nicht importierte Felder</translation>
    </message>
    <message>
        <source>In a deck</source>
        <translation>Im Deck</translation>
    </message>
    <message>
        <source>Inherited effect</source>
        <translation>Vererbter Effekt</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Link DP</source>
        <translation>Link-DP</translation>
    </message>
    <message>
        <source>Link effect</source>
        <translation>Link-Effekt</translation>
    </message>
    <message>
        <source>Link requirement</source>
        <translation>Link-Bedingung</translation>
    </message>
    <message>
        <source>Name of the Option part</source>
        <translation>Name des Optionsteils</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Option part</source>
        <translation>Optionsteil</translation>
    </message>
    <message>
        <source>Overflow</source>
        <translation>Overflow</translation>
    </message>
    <message>
        <source>Play cost</source>
        <translation>Spielkosten</translation>
    </message>
    <message>
        <source>Reading its text …</source>
        <translation>Text wird gelesen …</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>Remove this card</source>
        <translation>Diese Karte entfernen</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Security effect</source>
        <translation>Security-Effekt</translation>
    </message>
    <message>
        <source>The files differ in {fact}</source>
        <translation>Die Dateien unterscheiden sich: {fact}</translation>
    </message>
    <message>
        <source>This card has no text.</source>
        <translation>Diese Karte hat keinen Text.</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Traits</translation>
    </message>
    <message>
        <source>Try it at the table</source>
        <translation>Am Tisch ausprobieren</translation>
    </message>
    <message>
        <source>Undo the correction</source>
        <translation>Korrektur rückgängig machen</translation>
    </message>
    <message>
        <source>Use cost</source>
        <translation>Nutzungskosten</translation>
    </message>
    <message>
        <source>Use requirement</source>
        <translation>Nutzungsbedingung</translation>
    </message>
    <message>
        <source>What was imported</source>
        <translation>Was importiert wurde</translation>
    </message>
    <message>
        <source>Write a card with this text</source>
        <translation>Karte mit diesem Text schreiben</translation>
    </message>
    <message>
        <source>Your library has no card {number}.</source>
        <translation>Die Sammlung hat keine Karte {number}.</translation>
    </message>
    <message>
        <source>category</source>
        <translation>Kartentyp</translation>
    </message>
    <message>
        <source>colors</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>copies in a deck</source>
        <translation>Anzahl im Deck</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>digivolution</source>
        <translation>Digitation</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>line {place}</source>
        <translation>Zeile {place}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>not in the file</source>
        <translation>nicht in der Datei</translation>
    </message>
    <message>
        <source>{cost} from {level}</source>
        <translation>{cost} von {level}</translation>
    </message>
    <message>
        <source>{language}: added by hand</source>
        <translation>{language}: von Hand angelegt</translation>
    </message>
    <message>
        <source>{language}: corrected by hand</source>
        <translation>{language}: von Hand korrigiert</translation>
    </message>
    <message>
        <source>{language}: from {file}, {date}</source>
        <translation>{language}: aus {file}, {date}</translation>
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
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>an unknown Digi-Egg</source>
        <translation>ein unbekanntes Digi-Egg</translation>
    </message>
    <message>
        <source>an unknown card</source>
        <translation>eine unbekannte Karte</translation>
    </message>
    <message>
        <source>an unknown card in the hand</source>
        <translation>eine unbekannte Handkarte</translation>
    </message>
    <message>
        <source>the player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>unknown card</source>
        <translation>unbekannte Karte</translation>
    </message>
</context>
<context>
    <name>cited_page</name>
    <message>
        <source>Source text, in {language}</source>
        <translation>Originaltext, Sprache: {language}</translation>
    </message>
</context>
<context>
    <name>claims</name>
    <message>
        <source>attacks are checked in the main phase, blocks at the block timing</source>
        <translation>Angriffe werden in der Main Phase geprüft, Blocks beim Block-Timing</translation>
    </message>
    <message>
        <source>first rule on {unread}</source>
        <translation>zuerst über {unread} entscheiden</translation>
    </message>
    <message>
        <source>it isn&apos;t one of the choices[: {about}]</source>
        <translation>keine der Wahlmöglichkeiten[: {about}]</translation>
    </message>
    <message>
        <source>the DP of {card} is {now}[, printed {printed}]</source>
        <translation>die DP von {card} sind {now}[, gedruckt {printed}]</translation>
    </message>
    <message>
        <source>the DP of {card} is {number}</source>
        <translation>die DP von {card} sind {number}</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>das Spiel ist vorbei</translation>
    </message>
    <message>
        <source>the rules allow it</source>
        <translation>die Regeln erlauben es</translation>
    </message>
    <message>
        <source>{card} can&apos;t attack</source>
        <translation>{card} kann nicht angreifen</translation>
    </message>
    <message>
        <source>{card} can&apos;t be blocked</source>
        <translation>{card} kann nicht geblockt werden</translation>
    </message>
    <message>
        <source>{card} can&apos;t block</source>
        <translation>{card} kann nicht blocken</translation>
    </message>
    <message>
        <source>{card} has no DP</source>
        <translation>{card} hat keine DP</translation>
    </message>
    <message>
        <source>{card} has no color, so its color requirements aren&apos;t checked</source>
        <translation>{card} hat keine Farbe, daher werden die Farbvoraussetzungen nicht geprüft</translation>
    </message>
    <message>
        <source>{card} isn&apos;t attacking</source>
        <translation>{card} greift nicht an</translation>
    </message>
    <message>
        <source>{card} may attack</source>
        <translation>{card} darf angreifen</translation>
    </message>
    <message>
        <source>{card} may be blocked</source>
        <translation>{card} darf geblockt werden</translation>
    </message>
    <message>
        <source>{card} may block</source>
        <translation>{card} darf blocken</translation>
    </message>
    <message>
        <source>{card} was played this turn</source>
        <translation>{card} wurde in diesem Zug gespielt</translation>
    </message>
    <message>
        <source>{card} wasn&apos;t played this turn</source>
        <translation>{card} wurde nicht in diesem Zug gespielt</translation>
    </message>
    <message>
        <source>{seat} must decide something else first[: {question}]</source>
        <translation>{seat} muss zuerst etwas anderes entscheiden[: {question}]</translation>
    </message>
    <message>
        <source>{seat}&apos;s memory is {now}</source>
        <translation>das Memory von {seat} ist {now}</translation>
    </message>
    <message>
        <source>{seat}&apos;s memory is {number}</source>
        <translation>das Memory von {seat} ist {number}</translation>
    </message>
    <message>
        <source>{what}</source>
        <translation>{what}</translation>
    </message>
    <message>
        <source>{why}; first rule on {unread}</source>
        <translation>{why}; zuerst über {unread} entscheiden</translation>
    </message>
    <message>
        <source>{why}[, because of {by}]</source>
        <translation>{why}[, wegen {by}]</translation>
    </message>
</context>
<context>
    <name>clear_sign</name>
    <message>
        <source>Clear the field</source>
        <translation>Feld leeren</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>
Doubtful (--doubts FILE writes them with both texts, --settle FILE settles them)</source>
        <translation>
Zweifelhaft (--doubts DATEI schreibt sie mit beiden Texten, --settle DATEI legt sie fest)</translation>
    </message>
    <message>
        <source>
Only renumbered: {numbers}</source>
        <translation>
Nur umnummeriert: {numbers}</translation>
    </message>
    <message>
        <source>
clauses ({how}): {clauses}</source>
        <translation>
Regeln ({how}): {clauses}</translation>
    </message>
    <message>
        <source>
until {replaced} it said [{language}]:
{question}</source>
        <translation>
bis {replaced} hieß es [{language}]:
{question}</translation>
    </message>
    <message>
        <source>
{title}: {number} (--texts prints them)</source>
        <translation>
{title}: {number} (--texts gibt sie aus)</translation>
    </message>
    <message>
        <source>    (nearly the same: {like})</source>
        <translation>    (fast dasselbe: {like})</translation>
    </message>
    <message>
        <source>    and {more} more (--json lists them)</source>
        <translation>    und weitere: {more} (--json listet sie auf)</translation>
    </message>
    <message>
        <source>    because  {edition}: {fact} [{clauses}]</source>
        <translation>    denn  {edition}: {fact} [{clauses}]</translation>
    </message>
    <message>
        <source>    deleted</source>
        <translation>    gelöscht</translation>
    </message>
    <message>
        <source>    in the end {difference}</source>
        <translation>    am Ende {difference}</translation>
    </message>
    <message>
        <source>    its scene doesn&apos;t apply {unapplied}</source>
        <translation>    seine Szene wendet nicht an: {unapplied}</translation>
    </message>
    <message>
        <source>    line {line}: {wrong}</source>
        <translation>    Zeile {line}: {wrong}</translation>
    </message>
    <message>
        <source>    not possible under {edition}: line {line}: {step}: {why}</source>
        <translation>    nicht möglich nach {edition}: Zeile {line}: {step}: {why}</translation>
    </message>
    <message>
        <source>    not understood: {text}{ruled}</source>
        <translation>    nicht verstanden: {text}{ruled}</translation>
    </message>
    <message>
        <source>    possible reading: {words}</source>
        <translation>    mögliche Lesart: {words}</translation>
    </message>
    <message>
        <source>    read as taught: {text}</source>
        <translation>    gelesen wie beigebracht: {text}</translation>
    </message>
    <message>
        <source>    the boards are the same in the end</source>
        <translation>    die Spielfelder sind am Ende gleich</translation>
    </message>
    <message>
        <source>    {clauses}; played in the scene {scene}</source>
        <translation>    {clauses}; gespielt in der Szene {scene}</translation>
    </message>
    <message>
        <source>  (text not available)</source>
        <translation>  (Text nicht vorhanden)</translation>
    </message>
    <message>
        <source>  CONFLICT</source>
        <translation>  KONFLIKT</translation>
    </message>
    <message>
        <source>  IMPORTED</source>
        <translation>  IMPORTIERT</translation>
    </message>
    <message>
        <source>  The text of {edition} isn&apos;t available; this is what the program knows about it.</source>
        <translation>  Der Text von {edition} liegt nicht vor; das ist, was das Programm darüber weiß.</translation>
    </message>
    <message>
        <source>  and {more:,} more doubtful lines (--doubts FILE writes all of them)</source>
        <translation>  und weitere zweifelhafte Zeilen: {more} (--doubts DATEI schreibt alle)</translation>
    </message>
    <message>
        <source>  and {more} more (--texts prints them all)</source>
        <translation>  und weitere: {more} (--texts gibt alle aus)</translation>
    </message>
    <message>
        <source>  and {stale:,} more stale references</source>
        <translation>  und weitere veraltete Verweise: {stale}</translation>
    </message>
    <message>
        <source>  as taught: {summary}</source>
        <translation>  wie beigebracht: {summary}</translation>
    </message>
    <message>
        <source>  banned and restricted cards: as of {day}, by lists up to {newest}</source>
        <translation>  gebannte und limitierte Karten: Stand {day}, nach Listen bis {newest}</translation>
    </message>
    <message>
        <source>  banned and restricted cards: not checked, you have imported no list</source>
        <translation>  gebannte und limitierte Karten: nicht geprüft, keine Liste importiert</translation>
    </message>
    <message>
        <source>  cards: {cards}</source>
        <translation>  Karten: {cards}</translation>
    </message>
    <message>
        <source>  corrected: {slip} ({count})</source>
        <translation>  korrigiert: {slip} ({count})</translation>
    </message>
    <message>
        <source>  defined by: {clauses}</source>
        <translation>  definiert durch: {clauses}</translation>
    </message>
    <message>
        <source>  deleted, left over from a program that was killed: {name}</source>
        <translation>  gelöscht, von einem abgebrochenen Programm halb geschrieben: {name}</translation>
    </message>
    <message>
        <source>  different for: {different}</source>
        <translation>  verschieden bei: {different}</translation>
    </message>
    <message>
        <source>  doubtful facts: {doubtful}</source>
        <translation>  zweifelhafte Angaben: {doubtful}</translation>
    </message>
    <message>
        <source>  doubtful, page {page}, line {line}: {why}</source>
        <translation>  zweifelhaft, Seite {page}, Zeile {line}: {why}</translation>
    </message>
    <message>
        <source>  engine: {part}</source>
        <translation>  Engine: {part}</translation>
    </message>
    <message>
        <source>  fields not imported: {fields}</source>
        <translation>  nicht importierte Felder: {fields}</translation>
    </message>
    <message>
        <source>  from {file} (pages: {pages:,}) on {imported}</source>
        <translation>  aus {file} (Seiten: {pages}) am {imported}</translation>
    </message>
    <message>
        <source>  in other sources: {passages}</source>
        <translation>  in anderen Quellen: {passages}</translation>
    </message>
    <message>
        <source>  left out: {weight:,} characters, {reason}</source>
        <translation>  ausgelassen: {weight} Zeichen, {reason}</translation>
    </message>
    <message>
        <source>  no clause</source>
        <translation>  keine Regel</translation>
    </message>
    <message>
        <source>  not understood ({why}): {span}</source>
        <translation>  nicht verstanden ({why}): {span}</translation>
    </message>
    <message>
        <source>  only repeats {clause}: {words}</source>
        <translation>  wiederholt nur {clause}: {words}</translation>
    </message>
    <message>
        <source>  printed back: {printed}</source>
        <translation>  neu geschrieben: {printed}</translation>
    </message>
    <message>
        <source>  recognized as: {shape}</source>
        <translation>  erkannt als: {shape}</translation>
    </message>
    <message>
        <source>  residue: {weight:,} characters, {reason}</source>
        <translation>  Rest: {weight} Zeichen, {reason}</translation>
    </message>
    <message>
        <source>  revision {id}, {at} by {by}:</source>
        <translation>  Änderung {id}, {at} von {by}:</translation>
    </message>
    <message>
        <source>  scenes: none yet</source>
        <translation>  Szenen: noch keine</translation>
    </message>
    <message>
        <source>  scenes: {keys}</source>
        <translation>  Szenen: {keys}</translation>
    </message>
    <message>
        <source>  set aside: {name}</source>
        <translation>  beiseitegelegt: {name}</translation>
    </message>
    <message>
        <source>  stale: {where} refers to {printed}{titled}; that is {meant}</source>
        <translation>  veraltet: {where} verweist auf {printed}{titled}; gemeint ist {meant}</translation>
    </message>
    <message>
        <source>  such files lack: {lacks}</source>
        <translation>  nicht in solchen Dateien: {lacks}</translation>
    </message>
    <message>
        <source>  taught differently, left out: {theirs}; yours: {yours}</source>
        <translation>  schon anders beigebracht, daher ausgelassen: {theirs}; eigene Formulierung: {yours}</translation>
    </message>
    <message>
        <source>  the previous data is saved as {name}</source>
        <translation>  die vorherigen Daten sind gespeichert als {name}</translation>
    </message>
    <message>
        <source>  update history: {traced} of {named} numbers are clauses today</source>
        <translation>  Änderungsübersicht: {traced} von {named} Nummern gehören zu heutigen Regeln</translation>
    </message>
    <message>
        <source>  {chapters:,} chapters, {clauses:,} clauses, {passages:,} passages, {characters:,} characters</source>
        <translation>  {chapters} Kapitel, {clauses} Regeln, {passages} Stellen, {characters} Zeichen</translation>
    </message>
    <message>
        <source>  {clause} was changed by edition {edition} ({date}), after this answer</source>
        <translation>  {clause} wurde mit Fassung {edition} ({date}) geändert, nach dieser Antwort</translation>
    </message>
    <message>
        <source>  {counts}; {doubtful} doubtful</source>
        <translation>  {counts}; zweifelhaft: {doubtful}</translation>
    </message>
    <message>
        <source>  {faults}, {explained} explained</source>
        <translation>  {faults}, erklärt: {explained}</translation>
    </message>
    <message>
        <source>  {number} of {edition}: {standing}</source>
        <translation>  {number} aus {edition}: {standing}</translation>
    </message>
    <message>
        <source>  {number} of {edition}: {standing}, now {there}</source>
        <translation>  {number} aus {edition}: {standing}, jetzt {there}</translation>
    </message>
    <message>
        <source>  {passages:,} passages, {characters:,} characters</source>
        <translation>  {passages} Stellen, {characters} Zeichen</translation>
    </message>
    <message>
        <source>  {readings} readings, {clauses} clauses, {rulings} rulings, {scenarios} scenarios</source>
        <translation>  {readings} Auslegungen, {clauses} Regeln, {rulings} Antworten, {scenarios} Szenarien</translation>
    </message>
    <message>
        <source>  {readings} readings, {clauses} clauses, {rulings} rulings; scenarios not checked: there is no folder of them</source>
        <translation>  {readings} Auslegungen, {clauses} Regeln, {rulings} Antworten; Szenarien nicht gesucht: es gibt keinen Ordner damit</translation>
    </message>
    <message>
        <source>  {rendered:,} of {clauses:,} clauses, {headings} headings, {signs:,} numbers, references, keywords, timings and areas compared</source>
        <translation>  {rendered} von {clauses} Regeln, {headings} Überschriften; {signs} Zahlen, Verweise, Keyword-Effekte, Timings und Zonen verglichen</translation>
    </message>
    <message>
        <source>  {summary}
    printed: {means}</source>
        <translation>  {summary}
    gedruckt: {means}</translation>
    </message>
    <message>
        <source> (control)</source>
        <translation> (Gegenprobe)</translation>
    </message>
    <message>
        <source> (doubtful)</source>
        <translation> (zweifelhaft)</translation>
    </message>
    <message>
        <source> (its clauses have changed)</source>
        <translation> (ihre Regeln haben sich geändert)</translation>
    </message>
    <message>
        <source> (ruled: {ruled})</source>
        <translation> (entschieden: {ruled})</translation>
    </message>
    <message>
        <source> (rules {rules}, not in force)</source>
        <translation> (Regeln {rules}, nicht in Kraft)</translation>
    </message>
    <message>
        <source> (settles a conflict)</source>
        <translation> (löst einen Konflikt)</translation>
    </message>
    <message>
        <source> (you are asked when it may trigger)</source>
        <translation> (der Judge wird gefragt, wenn der Effekt auslösen könnte)</translation>
    </message>
    <message>
        <source> because of {event}</source>
        <translation> wegen {event}</translation>
    </message>
    <message>
        <source> reading: {ids}</source>
        <translation> Auslegung: {ids}</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(kein Name)</translation>
    </message>
    <message>
        <source>(showing cards for {corrected}; none has {question!r})</source>
        <translation>(Karten für {corrected}; zu {question!r} gibt es keine)</translation>
    </message>
    <message>
        <source>({count} in other languages: {languages}; --all-languages shows them)</source>
        <translation>({count} in anderen Sprachen: {languages}; --all-languages zeigt sie)</translation>
    </message>
    <message>
        <source>--json goes after a command, or with --version</source>
        <translation>--json steht hinter einem Befehl oder bei --version</translation>
    </message>
    <message>
        <source>; newest backup of {date}</source>
        <translation>; neueste Sicherung vom {date}</translation>
    </message>
    <message>
        <source>; read-only</source>
        <translation>; schreibgeschützt</translation>
    </message>
    <message>
        <source>A ruling in JSON has id, at (when it was last changed), by, deleted, conflict, and {ruling}.</source>
        <translation>Ein Ruling hat in JSON id, at (letzte Änderung), by, deleted, conflict und {ruling}.</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugekommen</translation>
    </message>
    <message>
        <source>An edition that the program doesn&apos;t know is played as the newest one it knows. Lists the facts of the newest known edition, starting with those whose clauses have changed. Answer with --still or --dropped whether each still holds: its clauses are then no longer marked as changed. --forget undoes an answer.</source>
        <translation>Eine Fassung, die das Programm nicht kennt, wird wie die neueste bekannte gespielt. Dieser Befehl listet deren Tatsachen auf, zuerst die mit geänderten Regeln. Mit --still oder --dropped lässt sich angeben, ob eine noch gilt: Ihre Regeln sind dann nicht mehr als geändert markiert. --forget nimmt eine Angabe zurück.</translation>
    </message>
    <message>
        <source>Answer: {answer}</source>
        <translation>Antwort: {answer}</translation>
    </message>
    <message>
        <source>Because: {because}</source>
        <translation>Denn: {because}</translation>
    </message>
    <message>
        <source>Building the index ...</source>
        <translation>Der Index wird erstellt ...</translation>
    </message>
    <message>
        <source>CONFLICT: it was changed in two ways; `bring-back` or `edit --settle` settles it</source>
        <translation>KONFLIKT: Es wurde auf zwei Arten geändert; `bring-back` oder `edit --settle` löst ihn</translation>
    </message>
    <message>
        <source>Cards:</source>
        <translation>Karten:</translation>
    </message>
    <message>
        <source>Change a ruling: what you enter replaces the old text, which stays in the history. A ruling in conflict is refused unless --settle says that this settles it.</source>
        <translation>Ein Ruling ändern: Das Angegebene ersetzt den bisherigen Text, der im Verlauf bleibt. Ein Ruling mit Konflikt wird abgelehnt, außer --settle sagt, dass dies ihn löst.</translation>
    </message>
    <message>
        <source>Check a deck list against the construction rules (1-4-1) and the (Rule) texts of its cards, which must be in the card library. Each line has a card and its number of copies: 4 TS1-010; TS1-010 x4; 4x Name (TS1-010); 4 Name TS1-010. A JSON array names a number once for each copy. The Digi-Egg deck may have a heading of its own. Exit status 1 when the deck isn&apos;t legal.</source>
        <translation>Eine Deckliste anhand der Deckbauregeln (1-4-1) und der (Rule)-Texte ihrer Karten prüfen, die in der Kartensammlung sein müssen. Eine Zeile nennt eine Karte und ihre Anzahl: 4 TS1-010; TS1-010 x4; 4x Name (TS1-010); 4 Name TS1-010. Ein JSON-Array nennt eine Nummer einmal je Exemplar. Das Digi-Egg Deck kann eine eigene Überschrift haben. Exit-Status 1, wenn mit dem Deck nicht gespielt werden darf.</translation>
    </message>
    <message>
        <source>Check deck lists.</source>
        <translation>Decklisten prüfen.</translation>
    </message>
    <message>
        <source>Check the data folder, list its backups, and restore one.</source>
        <translation>Den Datenordner prüfen, seine Sicherungen auflisten und eine wiederherstellen.</translation>
    </message>
    <message>
        <source>Cite {number} (edition {edition}). The text shown is that of {older}, where it was {was}.</source>
        <translation>{number} zitieren (Fassung {edition}). Gezeigt wird der Text von {older}; dort war es {was}.</translation>
    </message>
    <message>
        <source>Cite {number} (edition {edition}). The text shown is that of {older}.</source>
        <translation>{number} zitieren (Fassung {edition}). Gezeigt wird der Text von {older}.</translation>
    </message>
    <message>
        <source>Compare another judge&apos;s file with your data: what is new, newer, the same, in conflict, deleted here for good, or refused and why. Nothing is imported without --take, and nothing of yours is lost: a ruling in conflict keeps both texts; a scene or table whose name is in use gets another one. Only a phrase that was taught differently replaces yours. Exit status 1 when something in the file is still not in your data.</source>
        <translation>Die Datei eines anderen Judges mit den eigenen Daten vergleichen: was neu, neuer, gleich, in Konflikt, hier endgültig gelöscht oder abgelehnt ist, und warum. Ohne --take wird nichts importiert, und nichts Eigenes geht verloren: Ein Ruling mit Konflikt behält beide Texte; eine Szene oder ein Tisch mit vergebenem Namen erhält einen anderen. Nur eine anders beigebrachte Formulierung ersetzt die eigene. Exit-Status 1, wenn danach noch etwas aus der Datei in den eigenen Daten fehlt.</translation>
    </message>
    <message>
        <source>Compare two editions of the Comprehensive Rules: first what plays differently and what was added, in our own words, with the clauses of both and the command that plays a scene under both; then how many other clauses differ. --texts prints their texts, with [-removed words-] and {{+added words+}}; they are always printed when nothing else is known about an edition. If its text isn&apos;t available, prints what is known about it. Write doubtful matches to a file with --doubts, edit the file, and settle them for good with --settle.</source>
        <translation>Zwei Fassungen der Comprehensive Rules vergleichen: zuerst, was anders gespielt wird und was hinzugekommen ist, in unseren Worten, mit den Regeln beider Fassungen und dem Befehl, der eine Szene nach beiden spielt; dann, wie viele Regeln sich sonst unterscheiden. --texts gibt ihre Texte aus, mit [-entfernten Wörtern-] und {{+hinzugefügten Wörtern+}}; ist sonst nichts über eine Fassung bekannt, werden sie immer ausgegeben. Liegt ihr Text nicht vor, wird ausgegeben, was darüber bekannt ist. Zweifelhafte Zuordnungen lassen sich mit --doubts in eine Datei schreiben, dort bearbeiten und mit --settle endgültig festlegen.</translation>
    </message>
    <message>
        <source>Compared with {edition} ({date}): {all:,} references, {entries:,} to check</source>
        <translation>Verglichen mit {edition} ({date}): {all} Verweise, zu prüfen: {entries}</translation>
    </message>
    <message>
        <source>Count the effects and cards in a file that pass every gate: read completely, one reading only, the same meaning when printed and read again, playable by the engine. Lists the gaps, those that would unlock the most cards first.</source>
        <translation>Die Effekte und Karten einer Datei zählen, die jede Prüfung bestehen: vollständig gelesen, nur eine Lesart, nach Ausgabe und erneutem Lesen dieselbe Bedeutung, von der Engine spielbar. Listet die Lücken auf, zuerst jene, an denen die meisten Karten scheitern.</translation>
    </message>
    <message>
        <source>DAMAGED ({wrong})</source>
        <translation>BESCHÄDIGT ({wrong})</translation>
    </message>
    <message>
        <source>Delete a ruling. It stays in its history and can be restored; with --for-good its history goes too, and no other judge&apos;s file brings it back.</source>
        <translation>Ein Ruling löschen. Es bleibt in seinem Verlauf und lässt sich wiederherstellen; mit --for-good verschwindet es samt Verlauf, und keine Datei eines anderen Judges bringt es zurück.</translation>
    </message>
    <message>
        <source>Edition {edition} is played as edition {duel}.</source>
        <translation>Fassung {edition} wird wie Fassung {duel} gespielt.</translation>
    </message>
    <message>
        <source>Exchange changes with the team&apos;s notebook once; the window does so by itself. Exit status 1 when something from the server was refused, 2 when the server can&apos;t be used.</source>
        <translation>Das Notizbuch einmal mit dem des Teams abgleichen; das Fenster tut es von selbst. Exit-Status 1, wenn etwas vom Server abgelehnt wurde, 2, wenn er nicht benutzbar ist.</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>FEHLER</translation>
    </message>
    <message>
        <source>Fetch the files at the addresses you saved, all or those named, and import what has changed; nothing is fetched without this command. --add saves an address under a name, --remove deletes it, --list prints all. --try shows what would change and saves nothing. --take-back undoes the last import of a file. --off forbids fetching, as at an event, until --on.</source>
        <translation>Die Dateien an den gespeicherten Adressen abrufen, alle oder die genannten, und importieren, was sich geändert hat; ohne diesen Befehl ruft das Programm nichts ab. --add speichert eine Adresse unter einem Namen, --remove löscht sie, --list gibt alle aus. --try zeigt, was sich ändern würde, und speichert nichts. --take-back macht den letzten Import einer Datei rückgängig. --off verbietet das Abrufen, etwa auf einem Turnier, bis --on.</translation>
    </message>
    <message>
        <source>Filters among the words: card:TS1-010, clause:16-5, is:official, is:ruling, is:given or another status, is:head-judge or another authority, since:2026 or since:2026-03-28, until:2025, lang:ja, event:WORD, tag:WORD; put a value with spaces in double quotes.</source>
        <translation>Filter zwischen den Wörtern: card:TS1-010, clause:16-5, is:official, is:ruling, is:given oder ein anderer Status, is:head-judge oder eine andere Instanz, since:2026 oder since:2026-03-28, until:2025, lang:ja, event:WORT, tag:WORT; ein Wert mit Leerzeichen steht in doppelten Anführungszeichen.</translation>
    </message>
    <message>
        <source>Find cards by number (TS1-010, also without the dash), name in any language, keyword, trait or text. Filters among the words: color:red, level:6, level:4-6, cost:&lt;=5, dp:&gt;=6000, trait:Dragon, keyword:blocker, type:tamer, understood:no. Plain words work too for level, cost, DP, color and what is understood: red level 6 blocker not understood. Whether a card is understood is known once it has been read.</source>
        <translation>Karten finden nach Nummer (TS1-010, auch ohne Bindestrich), Name in jeder Sprache, Keyword-Effekt, Trait oder Text. Filter zwischen den Wörtern: color:red, level:6, level:4-6, cost:&lt;=5, dp:&gt;=6000, trait:Dragon, keyword:blocker, type:tamer, understood:no. Level, Kosten, DP, Farbe und Verstandenes gehen auch in Worten: red level 6 blocker not understood. Ob eine Karte verstanden wird, steht erst fest, wenn sie gelesen wurde.</translation>
    </message>
    <message>
        <source>Find clauses and passages. A number such as 16-5 finds the clause and what is below it, 16-5. only the clause; a term in any language finds its definition.</source>
        <translation>Regeln und Stellen finden. Eine Nummer wie 16-5 findet die Regel und was darunter steht, 16-5. nur die Regel; ein Begriff in einer beliebigen Sprache findet seine Definition.</translation>
    </message>
    <message>
        <source>Find official answers, and the rulings of your notebook except deleted ones. {filters} Exit status 1 when nothing is found.</source>
        <translation>Offizielle Antworten finden und die Rulings des eigenen Notizbuchs, außer gelöschten. {filters} Exit-Status 1, wenn nichts gefunden wird.</translation>
    </message>
    <message>
        <source>Follow every legal line of play from a position: all choices of both players, of one, or only the order in which pending effects are activated. Prints how many different boards result, what distinguishes them, and the shortest line to each with its clauses. Positions that the rules treat as the same are followed once. Says where a shuffle, an unknown card, or a text that is not understood decides. Exit status 1 when not every line was followed, or something other than the rules decides.</source>
        <translation>Alle regelgerechten Wege aus einer Stellung verfolgen: alle Entscheidungen beider Spieler, die eines Spielers oder nur die Reihenfolge, in der ausstehende Effekte aktiviert werden. Gibt aus, wie viele verschiedene Spielfelder entstehen, was sie unterscheidet und den kürzesten Weg zu jedem mit seinen Regeln. Stellungen, die nach den Regeln gleich sind, werden nur einmal verfolgt. Sagt, wo ein Mischen, eine unbekannte Karte oder ein nicht verstandener Text entscheidet. Exit-Status 1, wenn nicht jeder Weg verfolgt wurde oder nicht allein die Regeln entscheiden.</translation>
    </message>
    <message>
        <source>If an address fails, the others are still updated; the exit status is 2.</source>
        <translation>Schlägt eine Adresse fehl, werden die anderen trotzdem aktualisiert; der Exit-Status ist 2.</translation>
    </message>
    <message>
        <source>Import a rulebook: an edition of the Comprehensive Rules, or any other with headings; a PDF, a UTF-8 text (form feeds separate its pages) or Markdown. You can leave out what its cover says. Proves that each character of the file is in a passage or in a named list of residue, and that every clause number occurs once and in order; lists what is uncertain with its page. Replaces an edition that is already imported. Exit status 1 when something is out of order, 2 when the file can&apos;t be read.</source>
        <translation>Ein Regelwerk hinzufügen: eine Fassung der Comprehensive Rules oder ein anderes mit Überschriften; ein PDF, ein UTF-8-Text (Seitenvorschübe trennen die Seiten) oder Markdown. Angaben vom Titelblatt sind nicht nötig. Beweist, dass jedes Zeichen der Datei in einer Stelle oder in einer benannten Restliste steht und dass jede Regelnummer einmal und der Reihe nach vorkommt; listet Unsicheres mit seiner Seite auf. Ersetzt eine Fassung, die schon da ist. Exit-Status 1, wenn etwas nicht in Ordnung ist, 2, wenn die Datei nicht lesbar ist.</translation>
    </message>
    <message>
        <source>Import cards from JSON files in a known fan format, or with the fields {entry}. Importing again updates them; corrections by hand stay. Entries that aren&apos;t cards are reported on stderr and left out; the exit status is then 1.</source>
        <translation>Karten aus JSON-Dateien in einem bekannten Fan-Format oder mit den Feldern {entry} importieren. Erneutes Importieren aktualisiert sie; Korrekturen von Hand bleiben. Einträge, die keine Karten sind, werden auf stderr gemeldet und ausgelassen; der Exit-Status ist dann 1.</translation>
    </message>
    <message>
        <source>Import errata from JSON files: with number, before, after, since, source, or a list of changes (before, after); or in a known fan format. From that date on, a card is found, read and played as corrected, and its page shows the old text. Corrections by hand stay. Exit status 1 when an entry was bad.</source>
        <translation>Errata aus JSON-Dateien importieren: mit number, before, after, since, source oder einer Liste changes (before, after); oder in einem bekannten Fan-Format. Ab diesem Tag wird eine Karte korrigiert gefunden, gelesen und gespielt, und ihre Seite zeigt den alten Text. Korrekturen von Hand bleiben. Exit-Status 1, wenn ein Eintrag fehlerhaft war.</translation>
    </message>
    <message>
        <source>Import lists of banned and restricted cards: JSON with number and status (banned, restricted, unrestricted, pair) or limit, since, partner, region; a known fan format; or one line per card, TS1-010 banned 2026-08-01. Bad entries are reported on stderr and left out; the exit status is then 1.</source>
        <translation>Listen gebannter und limitierter Karten importieren: JSON mit number und status (banned, restricted, unrestricted, pair) oder limit, since, partner, region; ein bekanntes Fan-Format; oder je Karte eine Zeile, TS1-010 banned 2026-08-01. Fehlerhafte Einträge werden auf stderr gemeldet und ausgelassen; der Exit-Status ist dann 1.</translation>
    </message>
    <message>
        <source>Import official questions and answers from JSON files in a known fan format, or with the fields {fields} (also id, lang, card_or_topic). Importing again updates them; earlier texts of an answer stay. Entries that aren&apos;t answers are reported on stderr and left out; the exit status is then 1.</source>
        <translation>Offizielle Fragen und Antworten aus JSON-Dateien in einem bekannten Fan-Format oder mit den Feldern {fields} (auch id, lang, card_or_topic) importieren. Erneutes Importieren aktualisiert sie; frühere Texte einer Antwort bleiben. Einträge, die keine Antworten sind, werden auf stderr gemeldet und ausgelassen; der Exit-Status ist dann 1.</translation>
    </message>
    <message>
        <source>Import phrase files: wordings with the same meaning as wordings the program understands. Each phrase is checked; one that fails is refused, with the reason. Texts understood without it are read as before. Phrases you haven&apos;t taught are imported; where you taught something else, yours stays unless you give --replace. Exit status 1 when a phrase was refused or left out.</source>
        <translation>Formulierungsdateien importieren: Formulierungen, die dasselbe bedeuten wie solche, die das Programm versteht. Jede wird geprüft und, wenn sie nicht besteht, mit dem Grund abgelehnt. Was ohne sie verstanden wird, bleibt, wie es war. Neue Formulierungen werden importiert; wo schon etwas anderes beigebracht ist, bleibt die eigene, außer mit --replace. Exit-Status 1, wenn eine Formulierung abgelehnt oder ausgelassen wurde.</translation>
    </message>
    <message>
        <source>Import {edition}: judgeapp corpus import FILE</source>
        <translation>{edition} hinzufügen: judgeapp corpus import FILE</translation>
    </message>
    <message>
        <source>Indexing the questions with proven answers ...</source>
        <translation>Fragen mit bewiesenen Antworten werden indiziert ...</translation>
    </message>
    <message>
        <source>JSON: a list of id, by, at, state (asked, hidden or kept).</source>
        <translation>JSON: eine Liste mit id, by, at, state (asked, hidden oder kept).</translation>
    </message>
    <message>
        <source>JSON: a list of phrases, each with language, wording, same, by, date, note, means (in today&apos;s words; empty if it is refused) and reason (why it is refused).</source>
        <translation>JSON: eine Liste von Formulierungen, jede mit language, wording, same, by, date, note, means (in heutigen Worten; leer, wenn sie abgelehnt ist) und reason (warum sie abgelehnt ist).</translation>
    </message>
    <message>
        <source>JSON: a list of rulings.</source>
        <translation>JSON: eine Liste von Rulings.</translation>
    </message>
    <message>
        <source>JSON: a list with file, control (whether it is the control of that file), edition (of the Comprehensive Rules, under which it was played), passed, failure (line, what), events (number, what, clauses, cause, facts, names: what the cards of the facts were called then, by id, told: the sentence, readings: the ids of our readings of its clauses, which `judgeapp show` explains), clauses, choices, unread: the texts that are not understood (card, text, perhaps: the judge is asked where it may trigger, ruled), taught: the effects read as a judge taught them (card, taught), refusals: why something was refused where the file does not say by which clauses (line, what), changed: what to check, because an imported edition changed clauses that it rests on. With --compare-editions: a list with file, editions, parted (line, step, then: of each edition seat, kind and options of what is asked, refused: why the step can&apos;t be taken, clauses; null if the results are the same), facts (fact, certainty, before, clauses_before, now, clauses), left_out (edition, line, told, why: steps that can&apos;t be taken after that), boards (what differs in the end).</source>
        <translation>JSON: eine Liste mit file, control (ob es die Gegenprobe dieser Datei ist), edition (der Comprehensive Rules, nach der gespielt wurde), passed, failure (line, what), events (number, what, clauses, cause, facts, names: wie die Karten aus facts damals hießen, nach id, told: der Satz, readings: die Kennungen unserer Auslegungen seiner Regeln, die `judgeapp show` erklärt), clauses, choices, unread: die nicht verstandenen Texte (card, text, perhaps: der Judge wird gefragt, wo er auslösen kann, ruled), taught: die Effekte, die ein Judge beigebracht hat (card, taught), refusals: warum etwas abgelehnt wurde, wo die Datei nicht sagt, nach welchen Regeln (line, what), changed: was zu prüfen ist, weil eine hinzugefügte Fassung Regeln geändert hat, auf denen es beruht. Mit --compare-editions: eine Liste mit file, editions, parted (line, step, then: von jeder Fassung seat, kind und options dessen, was gefragt wird, refused: warum der Schritt nicht möglich ist, clauses; null, wenn dasselbe herauskommt), facts (fact, certainty, before, clauses_before, now, clauses), left_out (edition, line, told, why: Schritte, die danach nicht möglich sind), boards (was am Ende verschieden ist).</translation>
    </message>
    <message>
        <source>JSON: a list with key, title, clauses, keywords, own, text (the scenario file).</source>
        <translation>JSON: eine Liste mit key, title, clauses, keywords, own, text (die Szenariodatei).</translation>
    </message>
    <message>
        <source>JSON: a list with key, title, edition, date, language, kind, settled (how many lines), provenance.</source>
        <translation>JSON: eine Liste mit key, title, edition, date, language, kind, settled (wie viele Zeilen), provenance.</translation>
    </message>
    <message>
        <source>JSON: a list with name, what, file, made, count (bookmarks, records of cards, revisions of rulings, phrases, nodes of the table), sound, wrong (empty when sound).</source>
        <translation>JSON: eine Liste mit name, what, file, made, count (Lesezeichen, Kartendatensätze, Änderungen von Rulings, Formulierungen, Knoten des Tischs), sound, wrong (leer, wenn unversehrt).</translation>
    </message>
    <message>
        <source>JSON: a list with revision, parents, at, by, device, deleted, changed (fields, against what it came after), and ruling: what it was (null if it was deleted).</source>
        <translation>JSON: eine Liste mit revision, parents, at, by, device, deleted, changed (Felder, gegenüber dem, worauf es folgte) und ruling: was es war (null, wo es gelöscht war).</translation>
    </message>
    <message>
        <source>JSON: a list with ruling (its id), question, failure (empty if nothing has changed), unapplied (clauses of the ruling that its scene does not apply).</source>
        <translation>JSON: eine Liste mit ruling (seine Kennung), question, failure (leer, wo alles ist, wie es war), unapplied (Regeln des Rulings, die seine Szene nicht anwendet).</translation>
    </message>
    <message>
        <source>JSON: a list with, for each file, file and cards (name, number).</source>
        <translation>JSON: eine Liste mit file und cards (name, number) je Datei.</translation>
    </message>
    <message>
        <source>JSON: a list with, for each file, file, by_line, new, updated, unchanged, bad, troubles (place, number, reason), doubtful, doubts (place, number, reason), languages, left_out, shape, lacks, mended. A place is a line number, or in an array the number of the entry.</source>
        <translation>JSON: eine Liste mit file, by_line, new, updated, unchanged, bad, troubles (place, number, reason), doubtful, doubts (place, number, reason), languages, left_out, shape, lacks, mended je Datei. Ein Platz ist eine Zeile, oder in einem Array der wievielte Eintrag es ist.</translation>
    </message>
    <message>
        <source>JSON: a list with, for each file, file, taken, same, different (own, other), refused (phrase, why, reason), each a phrase with language, wording, same, by, date, note; taken with means (the same in today&apos;s words) and cards (number, name, where, before, after, text, says: what is read there now).</source>
        <translation>JSON: eine Liste; je Datei file, taken, same, different (own, other), refused (phrase, why, reason). Jeder Eintrag darin ist eine Formulierung mit language, wording, same, by, date, note; taken mit means (dasselbe in heutigen Worten) und cards (number, name, where, before, after, text, says: was dort jetzt gelesen wird).</translation>
    </message>
    <message>
        <source>JSON: answer, open (what the answer leaves open), outcomes (number, facts: what distinguishes it, ways: how many lead to it, null when they are endless, certain, chance, unread, by_hand, way: the shortest, a list with seat, kind, option, told, clauses, alone), claims (claim, answer: always, never, sometimes or open, for, against: numbers of outcomes, 0 when there is none), positions, folded: lines that reached a position already followed, ways, whole, stopped. With --account: accounts (who, answer: as-told, otherwise, never, open or unread, told, deed: the illegal action with its step, written, why and clauses, numbers: claims about numbers that are wrong, open, way), positions, stopped.</source>
        <translation>JSON: answer, open (was die Antwort offenlässt), outcomes (number, facts: was es unterscheidet, ways: wie viele dahin führen, null, wenn sie ohne Ende sind, certain, chance, unread, by_hand, way: der kürzeste, eine Liste mit seat, kind, option, told, clauses, alone), claims (claim, answer: always, never, sometimes oder open, for, against: Nummern von Ausgängen, 0, wenn es keinen gibt), positions, folded: wie viele Wege wieder in eine davon führten, ways, whole, stopped. Mit --account: accounts (who, answer: as-told, otherwise, never, open oder unread, told, deed: die nicht legale Handlung mit step, written, why und clauses, numbers: falsche Behauptungen über Zahlen, open, way), positions, stopped.</translation>
    </message>
    <message>
        <source>JSON: cards and eggs (how many); deck and digi_eggs (number, name, count); faults (kind, what, lines, cards, near, clauses).</source>
        <translation>JSON: cards und eggs (wie viele); deck und digi_eggs (number, name, count); faults (kind, what, lines, cards, near, clauses).</translation>
    </message>
    <message>
        <source>JSON: edition, duel (the edition under which it is played), facts, each with fact, now (in our words), clauses, in_edition (numbers there), changed (whether they say something else), plays (null if nothing was said).</source>
        <translation>JSON: edition, duel (die Fassung, nach der gespielt wird), facts, jede mit fact, now (in unseren Worten), clauses, in_edition (Nummern dort), changed (ob sie etwas anderes sagen), plays (null, wo nichts angegeben ist).</translation>
    </message>
    <message>
        <source>JSON: file, and how many rulings are in it.</source>
        <translation>JSON: file, und wie viele Rulings darin sind.</translation>
    </message>
    <message>
        <source>JSON: file, and how many rulings, phrases, scenes, tables are in it.</source>
        <translation>JSON: file, und wie viele rulings, phrases, scenes, tables darin sind.</translation>
    </message>
    <message>
        <source>JSON: file, and items: a list with kind (ruling, phrase, scene, table), key, title, state (new, newer, same, conflict, gone, refused), own and theirs (both texts of a conflict), wrong (why it is refused), taken.</source>
        <translation>JSON: file, und items: eine Liste mit kind (ruling, phrase, scene, table), key, title, state (new, newer, same, conflict, gone, refused), own und theirs (beide Texte eines Konflikts), wrong (warum es abgelehnt ist), taken.</translation>
    </message>
    <message>
        <source>JSON: file, language, cards, cards_vanilla, cards_understood, effects, understood, partly, lines, lines_understood, faults (spans by gate), gaps (shape, cards, unlocks, example, number), bad (entries that aren&apos;t cards); with --against, agreement (compared, same, different); with --taught, taught (the effects that are understood only so). Texts that this program has already read with this phrase book aren&apos;t read again; --fresh reads all.</source>
        <translation>JSON: file, language, cards, cards_vanilla, cards_understood, effects, understood, partly, lines, lines_understood, faults (Stellen je Prüfung), gaps (shape, cards, unlocks, example, number), bad (Einträge, die keine Karte sind); mit --against agreement (compared, same, different); mit --taught taught (die Effekte, die nur so verstanden werden). Was dieses Programm mit dieser Formulierungssammlung schon gelesen hat, liest es nicht neu; --fresh liest alles.</translation>
    </message>
    <message>
        <source>JSON: folder, writable, swept (leftovers of killed programs that were deleted), set_aside (damaged files that are kept), and kept: a list with what, file, state (none, sound, mended, damaged, newer), count, read_only, trouble and mend (empty when sound), copies (file, made).</source>
        <translation>JSON: folder, writable, swept (gelöschte Reste abgebrochener Programme), set_aside (aufbewahrte beschädigte Dateien) und kept: eine Liste mit what, file, state (none, sound, mended, damaged, newer), count, read_only, trouble und mend (leer, wenn unversehrt), copies (file, made).</translation>
    </message>
    <message>
        <source>JSON: id, for_good.</source>
        <translation>JSON: id, for_good.</translation>
    </message>
    <message>
        <source>JSON: judges (logins), added (login, password: empty if there was such a login), removed.</source>
        <translation>JSON: judges (Logins), added (login, password: leer, wo es einen solchen Login schon gab), removed.</translation>
    </message>
    <message>
        <source>JSON: key, title, edition, date, language, kind (clauses, headings), replaced; provenance (file, sha256, size, pages, imported, program); counts as in `corpus check`; residue (characters by reason); doubts (kind, line, page, text, done, number, hint); stale references (passage, printed, title, correct); faults (kind, where, detail).</source>
        <translation>JSON: key, title, edition, date, language, kind (clauses, headings), replaced; provenance (file, sha256, size, pages, imported, program); counts wie bei `corpus check`; residue (Zeichen je Grund); doubts (kind, line, page, text, done, number, hint); stale, veraltete Verweise (passage, printed, title, correct); faults (kind, where, detail).</translation>
    </message>
    <message>
        <source>JSON: key, title, edition, language, left (keys of those that are still there).</source>
        <translation>JSON: key, title, edition, language, left (Schlüssel derer, die noch da sind).</translation>
    </message>
    <message>
        <source>JSON: left (the address; empty if there was no team).</source>
        <translation>JSON: left (die Adresse; leer, wo kein Team war).</translation>
    </message>
    <message>
        <source>JSON: made (the versions that the upgrade created; empty if it was current), version.</source>
        <translation>JSON: made (die angelegten Stände; leer, wenn schon aktuell), version.</translation>
    </message>
    <message>
        <source>JSON: name, file (the restored backup), count, aside (the previous data; empty if there was none).</source>
        <translation>JSON: name, file (was zurückgeholt wurde), count, aside (was vorher da war; leer, wo nichts war).</translation>
    </message>
    <message>
        <source>JSON: null without a team, else {team}, reached, protected (whether the server proves its identity), version (of the team&apos;s notebook; 0 if it doesn&apos;t exist yet), to_send and to_take (changes; null if unknown), conflicts (ids of rulings), wrong, mend, judges (who have a login), digest (of what both have: the same for everyone in sync), password_until (empty: no expiry).</source>
        <translation>JSON: null ohne Team, sonst {team}, reached, protected (ob der Server seine Identität nachweist), version (des Team-Notizbuchs; 0, wo es noch nicht angelegt ist), to_send und to_take (Änderungen; null, wo es nicht bekannt ist), conflicts (Kennungen von Rulings), wrong, mend, judges (die einen Login haben), digest (Prüfsumme des gemeinsamen Stands: bei allen gleich, die abgeglichen haben), password_until (leer: unbegrenzt).</translation>
    </message>
    <message>
        <source>JSON: number, and restored: a list with language, and imported (true: as imported again; false: removed).</source>
        <translation>JSON: number, und restored: eine Liste mit language und imported (ob es ist, wie es importiert wurde, oder nicht mehr da).</translation>
    </message>
    <message>
        <source>JSON: numbers of the answer, clauses that decide it now.</source>
        <translation>JSON: numbers der Antwort, clauses, die sie jetzt entscheiden.</translation>
    </message>
    <message>
        <source>JSON: numbers, cards, date, texts (language, question, answer, date, source), clauses, confirmed (whether the judge has), editions (of the rules at which they were confirmed), changed_since (clause, edition, date), former (number, language, question, answer, date, taken, replaced).</source>
        <translation>JSON: numbers, cards, date, texts (language, question, answer, date, source), clauses, confirmed (ob der Judge sie bestätigt hat), editions (der Regeln, bei denen sie bestätigt wurden), changed_since (clause, edition, date), former (number, language, question, answer, date, taken, replaced).</translation>
    </message>
    <message>
        <source>JSON: ok; sources, each with source, counts, residue, named, traced, faults; readings with readings, clauses, rulings, scenarios (null when there is no folder of them), faults; rendering with rendered, clauses, headings, signs, explained, faults. A fault has kind, where, detail.</source>
        <translation>JSON: ok; sources, jede mit source, counts, residue, named, traced, faults; readings mit readings, clauses, rulings, scenarios (null, wenn es keinen Ordner davon gibt), faults; rendering mit rendered, clauses, headings, signs, explained, faults. Ein Fehler hat kind, where, detail.</translation>
    </message>
    <message>
        <source>JSON: old, new (key, edition, date, language); news (kind, certainty, before, clauses_before, now, clauses, scene); other_hand; rewordings (old, new, times); counts by fate; renumbered (old, last, new, new_last); doubtful (how many); lines, each with fate, old, new (numbers), sure, doubts, settled, reworded, and, unless nothing differs, texts (old, new: lists of texts) and changed (old, new: lists of [start, end]; null without two texts in the same language). If the text isn&apos;t available: old, new and news.</source>
        <translation>JSON: old, new (key, edition, date, language); news (kind, certainty, before, clauses_before, now, clauses, scene); other_hand; rewordings (old, new, times); counts nach fate; renumbered (old, last, new, new_last); doubtful (wie viele); lines, jede mit fate, old, new (Nummern), sure, doubts, settled, reworded, und, wenn sich etwas unterscheidet, texts (old, new: Listen von Texten) und changed (old, new: Listen von [start, end]; null, wo es keine zwei Texte in derselben Sprache gibt). Liegt der Text nicht vor: old, new und news.</translation>
    </message>
    <message>
        <source>JSON: passages, each with id, number, heading, kind, language, source, path (from the outermost), blocks (kind, text, links, readings), notes, changes, referred_by (ids), readings (what we decided where the text leaves something open: id, clauses, question, answer, because, otherwise, rules, manual, each by language, scenarios, passages, rulings with id and point, settled: the later editions that no longer leave it open), rendering (null, or our English text: language, heading, blocks), differences (id, clauses, passages, kind, says by language); became: today&apos;s numbers when there is nothing of that name; elsewhere, what a number is in the other available editions: number, edition, other, numbers, fate, doubtful; concepts, only when a name was given: id, group, names, readings, aliases, definition, clauses, passages, differences, engine (keyword, timing, action, applied, definitions, outside), scenes (key, title).</source>
        <translation>JSON: passages, jede mit id, number, heading, kind, language, source, path (von außen an), blocks (kind, text, links, readings), notes, changes, referred_by (Kennungen), readings (was wir entschieden haben, wo der Text etwas offenlässt: id, clauses, question, answer, because, otherwise, rules, manual, jeweils nach Sprache, scenarios, passages, rulings mit id und point, settled: die späteren Fassungen, die es nicht mehr offenlassen), rendering (null oder unser englischer Text: language, heading, blocks), differences (id, clauses, passages, kind, says nach Sprache); became: die heutigen Nummern, wenn nichts so heißt; elsewhere: was eine Nummer in den anderen vorhandenen Fassungen ist: number, edition, other, numbers, fate, doubtful; concepts, nur wenn ein Name angegeben war: id, group, names, readings, aliases, definition, clauses, passages, differences, engine (keyword, timing, action, applied, definitions, outside), scenes (key, title).</translation>
    </message>
    <message>
        <source>JSON: question; answer (null, or the question with a proven answer that was asked: id; question and answer by language; clauses; scene); perhaps (related questions or, without an answer, those that may have been meant, the closest first); notices (kind, term, instead, editions, was); edition (the one that leads); folded (how many passages in other languages were left out) and folded_in (which); hits, each with the passage as in `show --json`, and snippet, snippet_language, marks (start and end in the snippet, in code points), why (kind, term, found).</source>
        <translation>JSON: question; answer (null oder die gestellte Frage mit bewiesener Antwort: id; question und answer nach Sprache; clauses; scene); perhaps (verwandte Fragen oder, ohne Antwort, die möglicherweise gemeinten, die ähnlichste zuerst); notices (kind, term, instead, editions, was); edition (die führende); folded (wie viele Stellen in anderen Sprachen weggelassen sind) und folded_in (in welchen); hits, jeder mit der Stelle wie bei `show --json`, dazu snippet, snippet_language, marks (Anfang und Ende im Auszug, in Codepunkten), why (kind, term, found).</translation>
    </message>
    <message>
        <source>JSON: question; corrected (the name that the hits are for, or nothing); unread (how many more may be found once they are read); hits, each with number, names (by language), category, colors, level, dp, play_cost, evo_costs, traits, copies, why, language, snippet, marks (start and end in the snippet, in code points).</source>
        <translation>JSON: question; corrected (der Name, für den die Treffer sind, oder nichts); unread (wie viele noch gefunden werden können, wenn sie gelesen sind); hits, jeder mit number, names (nach Sprache), category, colors, level, dp, play_cost, evo_costs, traits, copies, why, language, snippet, marks (Anfang und Ende im Auszug, in Codepunkten).</translation>
    </message>
    <message>
        <source>JSON: question; hits, each with kind (official, ruling), id (as `rulings show` or `notebook show` takes it), status (of a ruling), authority, numbers, cards, date, texts (language, question, answer), clauses (those that are known to decide it), why, language, snippet, marks (start and end in the snippet, in code points), like (the numbers of those that say nearly the same).</source>
        <translation>JSON: question; hits, jeder mit kind (official, ruling), id (wie `rulings show` oder `notebook show` sie nimmt), status (eines Rulings), authority, numbers, cards, date, texts (language, question, answer), clauses (die bekanntermaßen entscheiden), why, language, snippet, marks (Anfang und Ende im Auszug, in Codepunkten), like (die Nummern derer, die fast dasselbe sagen).</translation>
    </message>
    <message>
        <source>JSON: questions, each with id, ask, answer, clauses, scene, apart; faults (null without --check), each with id and what.</source>
        <translation>JSON: questions, jede mit id, ask, answer, clauses, scene, apart; faults (null ohne --check), jeder mit id und what.</translation>
    </message>
    <message>
        <source>JSON: sent, taken (changes), deleted (rulings that others deleted for good, hidden here: id, by, at), asked (likewise, those waiting for your decision), unsent (changes that were sent, but that the server doesn&apos;t have), held (changes of judges who have a login, which only they can send), refused (one sentence each), conflicts (ids of rulings).</source>
        <translation>JSON: sent, taken (Änderungen), deleted (Rulings, die andere endgültig gelöscht haben, hier ausgeblendet: id, by, at), asked (ebenso, mit offener Entscheidung), unsent (Änderungen, die der Server nicht hat, obwohl sie gesendet wurden), held (Änderungen von Judges mit Login, die nur sie senden können), refused (je ein Satz), conflicts (Kennungen von Rulings).</translation>
    </message>
    <message>
        <source>JSON: table (edition, since, here), on, in_force, own (whether you changed the table), may_be_newer.</source>
        <translation>JSON: table (edition, since, here), on, in_force, own (ob die Tabelle von Hand geändert wurde), may_be_newer.</translation>
    </message>
    <message>
        <source>JSON: target (key, edition, date, language); references (how many); followed (how many say the same); review, each with kind, id, told, edition, number, standing, numbers (in the target), said, says (texts).</source>
        <translation>JSON: target (key, edition, date, language); references (wie viele); followed (wie viele dasselbe sagen); review, jeder mit kind, id, told, edition, number, standing, numbers (im Ziel), said, says (Texte).</translation>
    </message>
    <message>
        <source>JSON: texts, each with number, where, language, text, state, parts (start, end, text, state, effect, printed, passed_over: words that only repeat the rules, with their clause; clauses: part and clauses; left: start, end, why, ways: each possible reading; corrections: start, end, printed, read, why, for each misprint; taught: the phrases it is read by, each with language, wording, same, by, date, note), and lines (number, language, kind, text, understood, why, means, printed, clauses, corrections).</source>
        <translation>JSON: texts, jeder mit number, where, language, text, state, parts (start, end, text, state, effect, printed, passed_over: Wörter, die nur die Regeln wiederholen, mit clause; clauses: part und clauses; left: start, end, why, ways: jede mögliche Lesart; corrections: start, end, printed, read, why für jeden Druckfehler; taught: die beigebrachten Formulierungen, nach denen gelesen wird, jeweils mit language, wording, same, by, date, note), und lines (number, language, kind, text, understood, why, means, printed, clauses, corrections).</translation>
    </message>
    <message>
        <source>JSON: the ruling, with replaces (ids of the rulings that it overturned or superseded) and heads: revision, at, by, deleted and changed (what differs from the ruling above); more than one if it was changed in two ways.</source>
        <translation>JSON: das Ruling, mit replaces (Kennungen der Rulings, die es aufgehoben oder ersetzt hat) und heads: revision, at, by, deleted und changed (was nicht so ist wie oben gezeigt); mehr als einer, wo es auf zwei Weisen geändert wurde.</translation>
    </message>
    <message>
        <source>JSON: the ruling.</source>
        <translation>JSON: das Ruling.</translation>
    </message>
    <message>
        <source>JSON: {team}, key_store (whether that has the password), reached, wrong (why not), judges (those of --judge: login, password; that is empty if there was such a login).</source>
        <translation>JSON: {team}, key_store (ob der Schlüsselspeicher das Passwort hat), reached, wrong (warum nicht), judges (die von --judge: login, password; leer, wo es einen solchen Login schon gab).</translation>
    </message>
    <message>
        <source>Join a team: save its server and your login, and try them. The server must prove by TLS that it is the one you named. Exit status 1 when they are saved, but the server can&apos;t be reached or used now.</source>
        <translation>Einem Team beitreten: seinen Server und den eigenen Login speichern und ausprobieren. Der Server muss durch TLS beweisen, dass er der genannte ist. Exit-Status 1, wenn sie gespeichert sind, der Server aber gerade nicht erreichbar oder benutzbar ist.</translation>
    </message>
    <message>
        <source>Leave the team: forget its server, and remove the password from the key store. All rulings stay, on this machine and on the server.</source>
        <translation>Das Team verlassen: seinen Server vergessen und das Passwort aus dem Schlüsselspeicher löschen. Alle Rulings bleiben, auf diesem Rechner und auf dem Server.</translation>
    </message>
    <message>
        <source>Left: {team}</source>
        <translation>Verlassen: {team}</translation>
    </message>
    <message>
        <source>List every change of a ruling, the newest first: when, who, and what was changed.</source>
        <translation>Jede Änderung eines Rulings auflisten, die neueste zuerst: wann, wer, und was geändert wurde.</translation>
    </message>
    <message>
        <source>List rulings that other judges deleted for good. None is deleted here without you: up to a handful that nobody else wrote in are hidden; you decide about the others. `judgeapp notebook delete ID --for-good` agrees to one.</source>
        <translation>Rulings auflisten, die andere Judges endgültig gelöscht haben. Ohne Zustimmung wird hier keines gelöscht: Einige wenige, an denen niemand sonst geschrieben hat, werden ausgeblendet; über die anderen entscheidet der Judge. `judgeapp notebook delete ID --for-good` stimmt einer Löschung zu.</translation>
    </message>
    <message>
        <source>List the backups of each kind of data, the newest first: their date, how much is in them, and whether they are sound.</source>
        <translation>Die Sicherungen jeder Art von Daten auflisten, die neueste zuerst: Datum, Umfang und ob sie unversehrt sind.</translation>
    </message>
    <message>
        <source>List the imported rulebooks, the newest first.</source>
        <translation>Die hinzugefügten Regelwerke auflisten, das neueste zuerst.</translation>
    </message>
    <message>
        <source>List the judges who have a login to the team&apos;s server. The judge who made the team&apos;s notebook adds logins, and removes those of judges who leave.</source>
        <translation>Die Judges auflisten, die einen Login auf dem Server des Teams haben. Wer das Notizbuch des Teams angelegt hat, fügt Logins hinzu und entfernt die der Judges, die das Team verlassen.</translation>
    </message>
    <message>
        <source>List the questions that the program can answer, each with its answer and the clauses that decide it. --check plays the scene of every answer: it must come out as the answer says, and apply its clauses. Exit status 1 when no question is found or an answer is not proved.</source>
        <translation>Die Fragen auflisten, auf die das Programm eine Antwort hat, mit der Antwort und den Regeln, die sie entscheiden. --check spielt die Szene jeder Antwort: Sie muss so ausgehen, wie die Antwort sagt, und deren Regeln anwenden. Exit-Status 1, wenn keine gefunden wird oder eine nicht bewiesen ist.</translation>
    </message>
    <message>
        <source>List the rulings that contain all of the words, most recently changed first. Exit status 1 when there are none.</source>
        <translation>Die Rulings auflisten, in denen alle Wörter stehen, die zuletzt geänderten zuerst. Exit-Status 1, wenn es keine gibt.</translation>
    </message>
    <message>
        <source>List the scenes that show how a rule is played, built-in ones and those in the folder `scenes` of the data folder. Exit status 1 when no scene is found.</source>
        <translation>Die fertigen Szenen auflisten, die zeigen, wie eine Regel gespielt wird: die des Programms und die im Ordner `scenes` des Datenordners. Exit-Status 1, wenn keine gefunden wird.</translation>
    </message>
    <message>
        <source>List when each edition comes into force, and which one is in force today or on --on DATE. --add EDITION DATE adds a row, --take-out EDITION removes one; --as-printed restores the dates that the editions print.</source>
        <translation>Auflisten, ab wann jede Fassung gilt und welche heute oder mit --on DATUM an einem anderen Tag gilt. --add FASSUNG DATUM fügt eine Zeile hinzu, --take-out FASSUNG entfernt eine; --as-printed stellt die Datumsangaben wieder her, die in den Fassungen stehen.</translation>
    </message>
    <message>
        <source>List which of your data (bookmarks, rulings, confirmed answers, the table, your scenes) cites a clause that was edited, merged or split, is gone, or is uncertain in the newest imported edition of the rules. With --all, also lists what comes with the program: readings, questions, scenes, differences, concepts. Exit status 1 when there is something to check.</source>
        <translation>Auflisten, welche der eigenen Daten (Lesezeichen, Rulings, bestätigte Antworten, der Tisch, eigene Szenen) eine Regel nennen, die in der neuesten hinzugefügten Fassung geändert, zusammengelegt, geteilt, entfallen oder unsicher ist. Mit --all auch, was das Programm mitbringt: Auslegungen, Fragen, Szenen, Unterschiede, Begriffe. Exit-Status 1, wenn etwas zu prüfen ist.</translation>
    </message>
    <message>
        <source>MISS</source>
        <translation>VERFEHLT</translation>
    </message>
    <message>
        <source>Markdown; - reads it from stdin</source>
        <translation>Markdown; - liest von stdin</translation>
    </message>
    <message>
        <source>Measure speed on this machine and print medians and percentiles.</source>
        <translation>Die Geschwindigkeit auf diesem Rechner messen und Mediane und Perzentile ausgeben.</translation>
    </message>
    <message>
        <source>Merged, split or gone</source>
        <translation>Zusammengelegt, geteilt oder entfallen</translation>
    </message>
    <message>
        <source>NO REASON</source>
        <translation>KEIN GRUND</translation>
    </message>
    <message>
        <source>NOT PROTECTED: others can read and change what you send</source>
        <translation>NICHT GESCHÜTZT: Andere können lesen und ändern, was gesendet wird</translation>
    </message>
    <message>
        <source>New clauses</source>
        <translation>Neue Regeln</translation>
    </message>
    <message>
        <source>No backups yet.</source>
        <translation>Noch keine Sicherungen.</translation>
    </message>
    <message>
        <source>No team: nothing leaves this computer.</source>
        <translation>Kein Team: Nichts verlässt diesen Computer.</translation>
    </message>
    <message>
        <source>Official answer {id}: {point}</source>
        <translation>Offizielle Antwort {id}: {point}</translation>
    </message>
    <message>
        <source>Official answers:</source>
        <translation>Offizielle Antworten:</translation>
    </message>
    <message>
        <source>Official answers: import files of them, and find what was answered and ruled before.</source>
        <translation>Offizielle Antworten: Dateien importieren und finden, was schon beantwortet und entschieden wurde.</translation>
    </message>
    <message>
        <source>On {date} {edition} is in force.</source>
        <translation>Am {date} gilt {edition}.</translation>
    </message>
    <message>
        <source>Other clauses with a different meaning</source>
        <translation>Andere Regeln mit anderer Bedeutung</translation>
    </message>
    <message>
        <source>Parse every source and prove that each of its characters is in a passage or in a named list of residue. Check that our readings of clauses are complete and name clauses, passages and scenarios that exist. Prints what was counted; fails on a difference.</source>
        <translation>Jede Quelle zerlegen und beweisen, dass jedes ihrer Zeichen in einer Stelle oder in einer benannten Restliste steht. Prüfen, dass unsere Auslegungen vollständig sind und Regeln, Stellen und Szenarien nennen, die es gibt. Gibt aus, was gezählt wurde; schlägt bei einem Unterschied fehl.</translation>
    </message>
    <message>
        <source>Password of {user} at {address}: </source>
        <translation>Passwort von {user} bei {address}: </translation>
    </message>
    <message>
        <source>Perhaps you mean:</source>
        <translation>Vielleicht gemeint:</translation>
    </message>
    <message>
        <source>Play scenario files (.yaml): take their steps, check their expectations, and print what happened with the clauses that were applied. Play replays (.json) again and name the first choice that leads to something else. Exit status 1 when one fails, when a card&apos;s text is not understood and the scenario does not say what was ruled on it, or when a file can&apos;t be read; the other files are still played.</source>
        <translation>Szenariodateien (.yaml) spielen: ihre Schritte ausführen, ihre Erwartungen prüfen und ausgeben, was geschah, mit den angewandten Regeln. Replays (.json) neu spielen und die erste Entscheidung nennen, die zu etwas anderem führt. Exit-Status 1, wenn eine fehlschlägt, wenn ein Kartentext nicht verstanden wird und das Szenario nicht sagt, wie entschieden wurde, oder wenn eine Datei nicht lesbar ist; die anderen Dateien werden trotzdem gespielt.</translation>
    </message>
    <message>
        <source>Play the scenarios of a folder and list for each leaf clause of the Comprehensive Rules: enforced (by which scenarios), definition (which concept), outside (why), or open; and which of its examples are played. Only scenarios that pass count.</source>
        <translation>Die Szenarien eines Ordners spielen und für jede unterste Regel der Comprehensive Rules auflisten: enforced (durch welche Szenarien), definition (welcher Begriff), outside (warum) oder open; und welche ihrer Beispiele gespielt sind. Nur Szenarien, die bestehen, zählen.</translation>
    </message>
    <message>
        <source>Played by: {scenarios}</source>
        <translation>Gespielt von: {scenarios}</translation>
    </message>
    <message>
        <source>Plays differently</source>
        <translation>Wird anders gespielt</translation>
    </message>
    <message>
        <source>Print what you taught, as a phrase file that others can import.</source>
        <translation>Beigebrachte Formulierungen als Datei ausgeben, die andere importieren können.</translation>
    </message>
    <message>
        <source>Question: {question}</source>
        <translation>Frage: {question}</translation>
    </message>
    <message>
        <source>Read everything in the data folder and compare it with its checksums. Repairs damaged files from their readable parts and the newest backup, and keeps the damaged file beside them; where nothing can be written, it only reports. Exit status 0 when all is sound; 1 when something was damaged, repaired or not, or is from a newer version of this program; 2 when the folder can&apos;t be used.</source>
        <translation>Alles im Datenordner lesen und mit den Prüfsummen vergleichen. Repariert Beschädigtes aus dem, was lesbar ist, und aus der neuesten Sicherung; die beschädigte Datei bleibt daneben. Ist der Ordner schreibgeschützt, wird nur gemeldet. Exit-Status 0, wenn alles unversehrt ist; 1, wenn etwas beschädigt war (repariert oder nicht) oder von einer neueren Version dieses Programms stammt; 2, wenn der Ordner nicht benutzbar ist.</translation>
    </message>
    <message>
        <source>Reading {total:,} answers ...</source>
        <translation>Lesen von {total} Antworten ...</translation>
    </message>
    <message>
        <source>Remove an imported rulebook, with its backups and everything computed from it. The original file stays.</source>
        <translation>Ein hinzugefügtes Regelwerk entfernen, mit seinen Sicherungen und allem, was daraus berechnet wurde. Die Ausgangsdatei bleibt.</translation>
    </message>
    <message>
        <source>Removed {key}.</source>
        <translation>Entfernt: {key}.</translation>
    </message>
    <message>
        <source>Replay the scene or position that each ruling of the notebook rests on. Exit status 1 when one comes out differently, or can&apos;t be played any more.</source>
        <translation>Die Szene oder Stellung, auf der jedes Ruling des Notizbuchs beruht, neu spielen. Exit-Status 1, wenn eine anders ausgeht oder nicht mehr spielbar ist.</translation>
    </message>
    <message>
        <source>Restore a backup. The current data is kept beside it, under a name that is printed. Close the window first. Exit status 2 when there is no such backup, it is damaged, or another program is using it; nothing is changed then.</source>
        <translation>Eine Sicherung wiederherstellen. Der jetzige Stand wird daneben aufbewahrt; sein Name wird ausgegeben. Vorher das Fenster schließen. Exit-Status 2, wenn es keine solche Sicherung gibt, sie beschädigt ist oder ein anderes Programm sie benutzt; dann wird nichts geändert.</translation>
    </message>
    <message>
        <source>Restore a ruling to a revision of its history, even a deleted one. Choosing one of the two latest revisions settles a conflict. What was there before stays in the history.</source>
        <translation>Ein Ruling auf einen Stand seines Verlaufs zurücksetzen, auch ein gelöschtes. Ein Konflikt ist gelöst, wenn einer der beiden letzten Stände gewählt ist. Was vorher da war, bleibt im Verlauf.</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Regeln:</translation>
    </message>
    <message>
        <source>Rulings:</source>
        <translation>Rulings:</translation>
    </message>
    <message>
        <source>Save which clauses decide an official answer; without any, what was saved is removed.</source>
        <translation>Speichern, welche Regeln eine offizielle Antwort begründen; ohne Angabe wird das Gespeicherte entfernt.</translation>
    </message>
    <message>
        <source>Set the status of a ruling: given, appealed, upheld, overturned or superseded (by another ruling of the notebook). Exit status 2 when it can&apos;t have that status.</source>
        <translation>Den Status eines Rulings setzen: given, appealed, upheld, overturned oder superseded (durch ein anderes Ruling des Notizbuchs). Exit-Status 2, wenn es diesen Status nicht haben kann.</translation>
    </message>
    <message>
        <source>Show a clause with everything below it (16-5), only the clause (16-5.), a passage by its id (manual-ja:keywords.6), a clause of another edition (3.6:16-4), or a concept by its name in any language (blocker, 阻挡者). A clause is shown in our English, then as in its source.</source>
        <translation>Eine Regel mit allem darunter zeigen (16-5), nur die Regel (16-5.), eine Stelle nach ihrer Kennung (manual-ja:keywords.6), eine Regel einer anderen Fassung (3.6:16-4) oder einen Begriff nach seinem Namen in einer beliebigen Sprache (blocker, 阻挡者). Eine Regel wird in unserer englischen Übersetzung gezeigt, dann, wie sie in ihrer Quelle steht.</translation>
    </message>
    <message>
        <source>Show a ruling; if it is in conflict, with all of its texts.</source>
        <translation>Ein Ruling zeigen; bei einem Konflikt mit allen seinen Texten.</translation>
    </message>
    <message>
        <source>Show a text, how it was read (as a tree of the effect language), the same printed back in today&apos;s words, and the clauses that govern each part. Marks what is not understood, and what is read only because you taught it. Exit status 1 when something is not understood.</source>
        <translation>Einen Text zeigen, was darin gelesen wurde (als Baum der Effektsprache), dasselbe in heutigen Worten und die Regeln, die für jeden Teil gelten. Markiert, was nicht verstanden wird und was nur gelesen wird, weil es beigebracht wurde. Exit-Status 1, wenn etwas nicht verstanden wird.</translation>
    </message>
    <message>
        <source>Show an official answer by its number: its texts, its cards, the clauses that decide it (those that were confirmed or, failing that, those its wording suggests), which of them were changed after its date, and what it said before.</source>
        <translation>Eine offizielle Antwort nach ihrer Nummer zeigen: ihre Texte, ihre Karten, die Regeln, die sie entscheiden (die bestätigten, sonst die, die ihre Worte nahelegen), welche davon nach ihrem Datum geändert wurden, und was sie früher sagte.</translation>
    </message>
    <message>
        <source>Show where the team&apos;s server is and whether the notebook is in sync with it. Changes nothing. Exit status 1 when there is no team, or the two are not in sync.</source>
        <translation>Zeigen, wo der Server des Teams ist und ob das Notizbuch mit ihm synchron ist. Ändert nichts. Exit-Status 1, wenn es kein Team gibt oder die beiden nicht synchron sind.</translation>
    </message>
    <message>
        <source>TLS by its name</source>
        <translation>TLS mit seinem Namen</translation>
    </message>
    <message>
        <source>TLS is NOT required</source>
        <translation>TLS wird NICHT verlangt</translation>
    </message>
    <message>
        <source>TLS with the chosen certificate</source>
        <translation>TLS mit dem gewählten Zertifikat</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>The Comprehensive Rules: {rules}</source>
        <translation>Die Comprehensive Rules: {rules}</translation>
    </message>
    <message>
        <source>The Japanese manual: {manual}{compared}</source>
        <translation>Das japanische Handbuch: {manual}{compared}</translation>
    </message>
    <message>
        <source>The card library: import card files, and find cards.</source>
        <translation>Die Kartensammlung: Kartendateien importieren und Karten finden.</translation>
    </message>
    <message>
        <source>The index is damaged; rebuilding it ...</source>
        <translation>Der Index ist beschädigt und wird neu erstellt ...</translation>
    </message>
    <message>
        <source>The index is out of date; rebuilding it ...</source>
        <translation>Der Index ist veraltet und wird neu erstellt ...</translation>
    </message>
    <message>
        <source>The judge&apos;s desk for the {game}. Without a command, it opens the window.</source>
        <translation>Das Judge-Pult für das {game}. Ohne Befehl öffnet sich das Fenster.</translation>
    </message>
    <message>
        <source>The notebook of rulings. Every change is kept: who made it, when, and what was there before. Name a ruling by its id, or by the first characters of its id if they are unique.</source>
        <translation>Das Notizbuch der Rulings. Jede Änderung bleibt erhalten: wer sie gemacht hat, wann und was vorher da war. Ein Ruling nennt man mit seiner Kennung oder einem eindeutigen Anfang davon.</translation>
    </message>
    <message>
        <source>The other reading: {otherwise}</source>
        <translation>Die andere mögliche Auslegung: {otherwise}</translation>
    </message>
    <message>
        <source>The password is in the system&apos;s key store and in no file. Without a key store it comes from the environment variable {variable}, from stdin with --password-stdin, or you are asked each time.</source>
        <translation>Das Passwort steht im Schlüsselspeicher des Systems und in keiner Datei. Ohne Schlüsselspeicher kommt es aus der Umgebungsvariablen {variable}, mit --password-stdin von stdin, oder das Programm fragt jedes Mal danach.</translation>
    </message>
    <message>
        <source>The team&apos;s notebook already has version {version}.</source>
        <translation>Das Notizbuch des Teams hat schon Version {version}.</translation>
    </message>
    <message>
        <source>The team&apos;s notebook is on a PostgreSQL server that the event provides. Each judge always works on their own notebook; what one has and another lacks is exchanged: every ruling with its history, and which were deleted for good. Conflicting changes of one ruling are both kept and shown. Without a team the program opens no connection.</source>
        <translation>Das Notizbuch des Teams liegt auf einem PostgreSQL-Server, den das Turnier stellt. Jeder Judge arbeitet immer im eigenen Notizbuch; ausgetauscht wird, was eines hat und dem anderen fehlt: jedes Ruling mit seinem Verlauf, und welche endgültig gelöscht wurden. Widersprechende Änderungen eines Rulings bleiben beide und werden gezeigt. Ohne Team öffnet das Programm keine Verbindung.</translation>
    </message>
    <message>
        <source>The team&apos;s notebook now has version {version}.</source>
        <translation>Das Notizbuch des Teams hat jetzt Version {version}.</translation>
    </message>
    <message>
        <source>The texts are in two languages or by two writers, so different words alone mean nothing. A clause counts as different if its numbers, keywords or timings differ, or the update history names it.</source>
        <translation>Die Texte sind in zwei Sprachen oder von zwei Verfassern, daher besagen andere Wörter allein nichts. Als anders gilt eine Regel, wenn sich ihre Zahlen, Keyword-Effekte oder Timings unterscheiden oder die Änderungsübersicht sie nennt.</translation>
    </message>
    <message>
        <source>There may be a newer edition: the publisher revises the rules every few weeks.</source>
        <translation>Vielleicht gibt es eine neuere Fassung: Der Herausgeber überarbeitet die Regeln alle paar Wochen.</translation>
    </message>
    <message>
        <source>This card has no text.</source>
        <translation>Diese Karte hat keinen Text.</translation>
    </message>
    <message>
        <source>Throughout: {words}</source>
        <translation>Durchgehend: {words}</translation>
    </message>
    <message>
        <source>Undo corrections by hand: the card is as imported again; one that was added by hand is removed. Exit status 1 when the card had no changes by hand.</source>
        <translation>Korrekturen von Hand zurücknehmen: Die Karte ist wieder wie importiert; eine von Hand hinzugefügte wird entfernt. Exit-Status 1, wenn die Karte keine Änderungen von Hand hatte.</translation>
    </message>
    <message>
        <source>Updates are switched off.</source>
        <translation>Aktualisierungen sind ausgeschaltet.</translation>
    </message>
    <message>
        <source>Upgrade the team&apos;s notebook to this version of the program, even if that shuts out judges with an older one.</source>
        <translation>Das Notizbuch des Teams auf den Stand dieser Programmversion bringen, auch wenn das Judges mit einer älteren ausschließt.</translation>
    </message>
    <message>
        <source>WRONG  {text}: answered with {proven}</source>
        <translation>FALSCH  {text}: beantwortet mit {proven}</translation>
    </message>
    <message>
        <source>With --list: files (name, address, imported) and offline. Files that didn&apos;t change are left out.</source>
        <translation>Mit --list: files (name, address, imported) und offline. Dateien, die sich nicht geändert haben, sind weggelassen.</translation>
    </message>
    <message>
        <source>Worded differently, played as before</source>
        <translation>Anders formuliert, gespielt wie bisher</translation>
    </message>
    <message>
        <source>Worded differently, with no sign of a change</source>
        <translation>Anders formuliert, ohne Hinweis auf eine Änderung</translation>
    </message>
    <message>
        <source>Write a ruling; it is a draft until it is given. Prints its id.</source>
        <translation>Ein Ruling aufschreiben; es ist ein Entwurf, bis es gegeben ist. Gibt seine Kennung aus.</translation>
    </message>
    <message>
        <source>Write one ruling, or the log of an event, as a page: Markdown, or one HTML file if the name ends in .html. All rulings unless some are named, most recently changed first; without deleted ones.</source>
        <translation>Ein Ruling oder das Protokoll eines Turniers als Seite schreiben: Markdown, oder eine HTML-Datei, wenn der Name auf .html endet. Alle Rulings, wenn keine genannt sind, die zuletzt geänderten zuerst; ohne gelöschte.</translation>
    </message>
    <message>
        <source>Write rulings with their history to one file of plain text that others can import; all of them unless some are named. Two files can be compared line by line.</source>
        <translation>Rulings mit ihrem Verlauf in eine Textdatei schreiben, die andere importieren können; alle, wenn keine genannt sind. Zwei Dateien lassen sich zeilenweise vergleichen.</translation>
    </message>
    <message>
        <source>Write the facts of cards that scenario files give by number only ({{number: BT1-010}}) from the card library into these files, so that they play without it. Everything else in the files stays.</source>
        <translation>Die Angaben zu Karten, die Szenariodateien nur mit der Nummer nennen ({{number: BT1-010}}), aus der Sammlung in diese Dateien schreiben, damit sie auch ohne Sammlung spielbar sind. Alles andere darin bleibt.</translation>
    </message>
    <message>
        <source>You have imported no edition.</source>
        <translation>Keine Fassung hinzugefügt.</translation>
    </message>
    <message>
        <source>You weren&apos;t in a team.</source>
        <translation>Kein Team zum Verlassen.</translation>
    </message>
    <message>
        <source>a YAML file that maps the fields of these files to ours</source>
        <translation>eine YAML-Datei, die den Feldern dieser Dateien unsere zuordnet</translation>
    </message>
    <message>
        <source>a card it is about</source>
        <translation>eine Karte, um die es geht</translation>
    </message>
    <message>
        <source>a card number from your library, or a text or special line in quotes; may be repeated</source>
        <translation>eine Kartennummer der Sammlung, oder ein Text oder eine besondere Zeile in Anführungszeichen; wiederholbar</translation>
    </message>
    <message>
        <source>a clause number, a keyword effect in any language, or words of the title</source>
        <translation>eine Regelnummer, ein Keyword-Effekt in einer beliebigen Sprache oder Wörter des Titels</translation>
    </message>
    <message>
        <source>a clause number, a passage id, or a name of a concept</source>
        <translation>eine Regelnummer, die Kennung einer Stelle oder der Name eines Begriffs</translation>
    </message>
    <message>
        <source>a clause that decided: 16-5, or 3.6:16-4 from another edition</source>
        <translation>eine Regel, die entschieden hat: 16-5, oder 3.6:16-4 nach einer anderen Fassung</translation>
    </message>
    <message>
        <source>a number, a name, or words</source>
        <translation>eine Nummer, ein Name oder Wörter</translation>
    </message>
    <message>
        <source>a number, a term, or words</source>
        <translation>eine Nummer, ein Begriff oder Wörter</translation>
    </message>
    <message>
        <source>a player</source>
        <translation>ein Spieler</translation>
    </message>
    <message>
        <source>a question: is this always, never or sometimes true? {examples}; may be repeated</source>
        <translation>eine Frage: Gilt dies immer, nie oder manchmal? {examples}; wiederholbar</translation>
    </message>
    <message>
        <source>a scenario (.yaml)</source>
        <translation>ein Szenario (.yaml)</translation>
    </message>
    <message>
        <source>a scenario, a folder, or a built-in scene: scene:KEY</source>
        <translation>ein Szenario, ein Ordner oder eine fertige Szene: scene:KEY</translation>
    </message>
    <message>
        <source>a tag to find it by</source>
        <translation>ein Schlagwort, um es wiederzufinden</translation>
    </message>
    <message>
        <source>a word ends in a number, perhaps a page number; it stays in {number}</source>
        <translation>ein Wort endet mit einer Ziffer, vielleicht einer Seitenzahl; sie bleibt in {number}</translation>
    </message>
    <message>
        <source>about that card</source>
        <translation>betrifft diese Karte</translation>
    </message>
    <message>
        <source>action {name}</source>
        <translation>Aktion {name}</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>allow it again</source>
        <translation>es wieder erlauben</translation>
    </message>
    <message>
        <source>allow this address without TLS: others may then read and change what goes there</source>
        <translation>diese Adresse ohne TLS erlauben: Andere können dann lesen und ändern, was dorthin geht</translation>
    </message>
    <message>
        <source>an edition (3.6) or its key</source>
        <translation>eine Fassung (3.6) oder ihr Schlüssel</translation>
    </message>
    <message>
        <source>an edition (4.2) or its key</source>
        <translation>eine Fassung (4.2) oder ihr Schlüssel</translation>
    </message>
    <message>
        <source>an imported edition (4.3)</source>
        <translation>eine hinzugefügte Fassung (4.3)</translation>
    </message>
    <message>
        <source>an invalid character follows {before!r}</source>
        <translation>auf {before!r} folgt kein gültiges Zeichen</translation>
    </message>
    <message>
        <source>an official answer that it follows</source>
        <translation>eine offizielle Antwort, der es folgt</translation>
    </message>
    <message>
        <source>answer which facts a newer edition keeps</source>
        <translation>angeben, welche Tatsachen eine neuere Fassung behält</translation>
    </message>
    <message>
        <source>answers: {taken}</source>
        <translation>Antworten: {taken}</translation>
    </message>
    <message>
        <source>as imported</source>
        <translation>wie importiert</translation>
    </message>
    <message>
        <source>as listed by `judgeapp desk copies`</source>
        <translation>wie bei `judgeapp desk copies`</translation>
    </message>
    <message>
        <source>as listed by `judgeapp notebook history`</source>
        <translation>wie bei `judgeapp notebook history`</translation>
    </message>
    <message>
        <source>at rank {rank}</source>
        <translation>an Stelle {rank}</translation>
    </message>
    <message>
        <source>before the first clause; left out</source>
        <translation>vor der ersten Regel; ausgelassen</translation>
    </message>
    <message>
        <source>below the definition of {term}</source>
        <translation>unter der Definition von {term}</translation>
    </message>
    <message>
        <source>below {term}</source>
        <translation>unter {term}</translation>
    </message>
    <message>
        <source>bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>cards understood in both languages: {compared}; the trees agree for {same} ({share})</source>
        <translation>in beiden Sprachen verstandene Karten: {compared}; die Bäume stimmen überein bei {same} ({share})</translation>
    </message>
    <message>
        <source>cards understood: {cards_understood} of {cards} ({share}; {cards_vanilla} have no text)</source>
        <translation>verstandene Karten: {cards_understood} von {cards} ({share}; ohne Text: {cards_vanilla})</translation>
    </message>
    <message>
        <source>cards: {taken}</source>
        <translation>Karten: {taken}</translation>
    </message>
    <message>
        <source>change a ruling</source>
        <translation>ein Ruling ändern</translation>
    </message>
    <message>
        <source>changed in {edition}, check: {clauses}</source>
        <translation>geändert in {edition}, zu prüfen: {clauses}</translation>
    </message>
    <message>
        <source>changes by other judges, which only they can send: {held}</source>
        <translation>Änderungen anderer Judges, die nur sie senden können: {held}</translation>
    </message>
    <message>
        <source>changes sent: {sent}, received: {taken}</source>
        <translation>Änderungen gesendet: {sent}, empfangen: {taken}</translation>
    </message>
    <message>
        <source>check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>check deck lists</source>
        <translation>Decklisten prüfen</translation>
    </message>
    <message>
        <source>check that all your data can be read, and repair it</source>
        <translation>prüfen, ob alle Daten lesbar sind, und sie reparieren</translation>
    </message>
    <message>
        <source>check the files of this folder instead of the program&apos;s own</source>
        <translation>die Dateien dieses Ordners prüfen statt der des Programms</translation>
    </message>
    <message>
        <source>check whether a deck is legal</source>
        <translation>prüfen, ob ein Deck erlaubt ist</translation>
    </message>
    <message>
        <source>check whether a player&apos;s account is possible: a file with its steps, as in a scenario; give it twice for both accounts. The accounts determine how far lines are followed; exit status 1 when it is undecided</source>
        <translation>prüfen, ob die Darstellung eines Spielers möglich ist: eine Datei mit ihren Schritten, wie in einem Szenario; für beide Darstellungen zweimal angeben. Die Darstellungen bestimmen, wie weit Wege verfolgt werden; Exit-Status 1, wenn es offen bleibt</translation>
    </message>
    <message>
        <source>check your data, list and restore backups</source>
        <translation>Daten prüfen, Sicherungen auflisten und wiederherstellen</translation>
    </message>
    <message>
        <source>clauses (the Comprehensive Rules) or headings (any other); by default detected from the text</source>
        <translation>clauses (die Comprehensive Rules) oder headings (jedes andere); ohne Angabe am Text erkannt</translation>
    </message>
    <message>
        <source>clauses applied: {count}</source>
        <translation>angewandte Regeln: {count}</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>commit {commit}</source>
        <translation>Commit {commit}</translation>
    </message>
    <message>
        <source>compare another judge&apos;s file, and import what you choose</source>
        <translation>die Datei eines anderen Judges vergleichen und Ausgewähltes importieren</translation>
    </message>
    <message>
        <source>compare the notebook with the team&apos;s</source>
        <translation>das Notizbuch mit dem des Teams vergleichen</translation>
    </message>
    <message>
        <source>compare two editions of the rules</source>
        <translation>zwei Fassungen der Regeln vergleichen</translation>
    </message>
    <message>
        <source>compare with this edition</source>
        <translation>mit dieser Fassung vergleichen</translation>
    </message>
    <message>
        <source>comparing its clauses with those of the other editions ...</source>
        <translation>Vergleich der Regeln mit denen der anderen Fassungen ...</translation>
    </message>
    <message>
        <source>confirm which clauses decide an answer</source>
        <translation>bestätigen, welche Regeln eine Antwort begründen</translation>
    </message>
    <message>
        <source>confirmed with edition {editions}</source>
        <translation>bestätigt bei Fassung {editions}</translation>
    </message>
    <message>
        <source>count how many are understood with the phrases of a phrase file</source>
        <translation>zählen, was mit den Formulierungen einer Formulierungsdatei verstanden wird</translation>
    </message>
    <message>
        <source>count how many cards of a file are understood</source>
        <translation>zählen, wie viele Karten einer Datei verstanden werden</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>decides: {term}</source>
        <translation>entscheidet: {term}</translation>
    </message>
    <message>
        <source>default {port}</source>
        <translation>Standard: {port}</translation>
    </message>
    <message>
        <source>defines {term}</source>
        <translation>definiert {term}</translation>
    </message>
    <message>
        <source>delete a ruling</source>
        <translation>ein Ruling löschen</translation>
    </message>
    <message>
        <source>delete it and its history; to confirm, type its 8-character id</source>
        <translation>mit seinem Verlauf löschen; zur Bestätigung seine Kennung aus 8 Zeichen eintippen</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>deleted for good by another judge, still shown here: {ruling}</source>
        <translation>von einem anderen Judge endgültig gelöscht, hier noch gezeigt: {ruling}</translation>
    </message>
    <message>
        <source>deleted for good, hidden here: {ruling}</source>
        <translation>endgültig gelöscht, hier ausgeblendet: {ruling}</translation>
    </message>
    <message>
        <source>deleted rulings instead</source>
        <translation>stattdessen gelöschte Rulings</translation>
    </message>
    <message>
        <source>digest of what both have: {digest}; the same for everyone in sync</source>
        <translation>Prüfsumme dessen, was beide haben: {digest}; bei allen gleich, die synchron sind</translation>
    </message>
    <message>
        <source>each filter has matches, but nothing matches all of them: {named}</source>
        <translation>jeder Filter hat Treffer, aber nichts passt zu allen: {named}</translation>
    </message>
    <message>
        <source>editions of rulebooks</source>
        <translation>Fassungen von Regelwerken</translation>
    </message>
    <message>
        <source>effects understood only with {file}: {count}</source>
        <translation>nur mit {file} verstandene Effekte: {count}</translation>
    </message>
    <message>
        <source>effects understood: {understood} of {effects} ({share}); partly: {partly}</source>
        <translation>verstandene Effekte: {understood} von {effects} ({share}); teilweise: {partly}</translation>
    </message>
    <message>
        <source>en, ja, zh-Hans, zh-Hant or de</source>
        <translation>en, ja, zh-Hans, zh-Hant oder de</translation>
    </message>
    <message>
        <source>endless lines</source>
        <translation>Wege ohne Ende</translation>
    </message>
    <message>
        <source>entries: {taken}</source>
        <translation>Einträge: {taken}</translation>
    </message>
    <message>
        <source>entry {place}</source>
        <translation>Eintrag {place}</translation>
    </message>
    <message>
        <source>errata: {taken}</source>
        <translation>Errata: {taken}</translation>
    </message>
    <message>
        <source>examples: {played} of {count} played</source>
        <translation>Beispiele: {played} von {count} gespielt</translation>
    </message>
    <message>
        <source>exchange changes with the team once</source>
        <translation>Änderungen einmal mit dem Team abgleichen</translation>
    </message>
    <message>
        <source>exit status: 0 done; 1 nothing found or check failed; 2 wrong input; 70 program error</source>
        <translation>Exit-Status: 0 Erfolg; 1 nichts gefunden oder Prüfung nicht bestanden; 2 falsche Eingabe; 70 Programmfehler</translation>
    </message>
    <message>
        <source>explore after the first N steps of the file; after all of them by default</source>
        <translation>nach den ersten N Schritten der Datei verfolgen; ohne Angabe nach allen</translation>
    </message>
    <message>
        <source>export rulings with their history</source>
        <translation>Rulings mit ihrem Verlauf exportieren</translation>
    </message>
    <message>
        <source>false in {number}</source>
        <translation>gilt nicht in {number}</translation>
    </message>
    <message>
        <source>faults: {count}</source>
        <translation>Fehler: {count}</translation>
    </message>
    <message>
        <source>fetch files again from addresses that you gave</source>
        <translation>Dateien von gespeicherten Adressen erneut abrufen</translation>
    </message>
    <message>
        <source>find</source>
        <translation>Finden</translation>
    </message>
    <message>
        <source>find answers and rulings by words, a whole question, card or number</source>
        <translation>Antworten und Rulings nach Wörtern, einer ganzen Frage, Karte oder Nummer finden</translation>
    </message>
    <message>
        <source>find cards by number, name in any language, keyword or text</source>
        <translation>Karten nach Nummer, Name in jeder Sprache, Keyword-Effekt oder Text finden</translation>
    </message>
    <message>
        <source>find rules, cards, rulings and answers by words or a question</source>
        <translation>Regeln, Karten, Rulings und Antworten mit Wörtern oder einer Frage finden</translation>
    </message>
    <message>
        <source>first read all cards that haven&apos;t been read: minutes for thousands</source>
        <translation>zuerst alle noch nicht gelesenen Karten lesen: Minuten bei Tausenden</translation>
    </message>
    <message>
        <source>follow every legal line of play from a position</source>
        <translation>alle regelgerechten Wege aus einer Stellung verfolgen</translation>
    </message>
    <message>
        <source>for the owner of the server: create the team&apos;s notebook, or upgrade it to this version, and give this judge a login of the same name; may be repeated. Its password is shown once</source>
        <translation>für den Betreiber des Servers: das Notizbuch des Teams anlegen oder auf diese Version bringen und diesem Judge einen Login gleichen Namens geben; wiederholbar. Sein Passwort wird einmal gezeigt</translation>
    </message>
    <message>
        <source>forbid fetching</source>
        <translation>das Abrufen verbieten</translation>
    </message>
    <message>
        <source>forget a taught wording</source>
        <translation>eine beigebrachte Formulierung vergessen</translation>
    </message>
    <message>
        <source>forget an address; what was imported stays</source>
        <translation>eine Adresse vergessen; was importiert wurde, bleibt</translation>
    </message>
    <message>
        <source>found</source>
        <translation>gefunden</translation>
    </message>
    <message>
        <source>from a newer version of this program</source>
        <translation>von einer neueren Version dieses Programms</translation>
    </message>
    <message>
        <source>from the start of the process to a window that takes typing</source>
        <translation>vom Start des Prozesses bis zum Fenster, in das man tippen kann</translation>
    </message>
    <message>
        <source>gaps, each with the cards it would unlock, the cards that have it, and its wording:</source>
        <translation>Lücken, jede mit den Karten, die ohne sie verstanden würden, den Karten, die sie haben, und der Formulierung:</translation>
    </message>
    <message>
        <source>give a judge a login</source>
        <translation>einem Judge einen Login geben</translation>
    </message>
    <message>
        <source>has a character that the file doesn&apos;t identify</source>
        <translation>enthält ein Zeichen, das die Datei nicht benennt</translation>
    </message>
    <message>
        <source>has the keyword</source>
        <translation>hat den Keyword-Effekt</translation>
    </message>
    <message>
        <source>has what you asked for</source>
        <translation>hat, was gefragt ist</translation>
    </message>
    <message>
        <source>has {match}</source>
        <translation>hat {match}</translation>
    </message>
    <message>
        <source>has {match} ({term})</source>
        <translation>hat {match} ({term})</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>ausgeblendet</translation>
    </message>
    <message>
        <source>hit </source>
        <translation>gut </translation>
    </message>
    <message>
        <source>how far: N decisions, instead of --until</source>
        <translation>wie weit: N Entscheidungen, statt --until</translation>
    </message>
    <message>
        <source>how far: until nothing is pending, the attack is over, or the turn ends</source>
        <translation>wie weit: bis nichts mehr aussteht, der Angriff vorbei ist oder der Zug endet</translation>
    </message>
    <message>
        <source>how many (default 10)</source>
        <translation>wie viele (Standard: 10)</translation>
    </message>
    <message>
        <source>how many times (default 11)</source>
        <translation>wie oft (Standard: 11)</translation>
    </message>
    <message>
        <source>how many to list (default 40)</source>
        <translation>wie viele aufgelistet werden (Standard: 40)</translation>
    </message>
    <message>
        <source>how to settle doubtful lines, as YAML or JSON</source>
        <translation>wie zweifelhafte Zeilen zu klären sind, als YAML oder JSON</translation>
    </message>
    <message>
        <source>import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>import an edition of the rules or another rulebook</source>
        <translation>eine Fassung der Regeln oder ein anderes Regelwerk hinzufügen</translation>
    </message>
    <message>
        <source>import and compare editions of the rules</source>
        <translation>Fassungen der Regeln hinzufügen und vergleichen</translation>
    </message>
    <message>
        <source>import and find official answers</source>
        <translation>offizielle Antworten importieren und finden</translation>
    </message>
    <message>
        <source>import cards</source>
        <translation>Karten importieren</translation>
    </message>
    <message>
        <source>import errata</source>
        <translation>Errata importieren</translation>
    </message>
    <message>
        <source>import lists of banned and restricted cards</source>
        <translation>Listen gebannter und limitierter Karten importieren</translation>
    </message>
    <message>
        <source>import official answers</source>
        <translation>offizielle Antworten importieren</translation>
    </message>
    <message>
        <source>import taught wordings</source>
        <translation>beigebrachte Formulierungen importieren</translation>
    </message>
    <message>
        <source>import them as corrections, which other imports don&apos;t overwrite</source>
        <translation>sie als Korrekturen importieren, die andere Importe nicht überschreiben</translation>
    </message>
    <message>
        <source>import, find and explain cards; teach their wordings</source>
        <translation>Karten importieren, finden und erklären; ihre Formulierungen beibringen</translation>
    </message>
    <message>
        <source>imported lists</source>
        <translation>importierte Listen</translation>
    </message>
    <message>
        <source>in conflict, both kept: {rulings}; judgeapp notebook show ID shows them</source>
        <translation>in Konflikt, beide aufbewahrt: {rulings}; judgeapp notebook show ID zeigt sie</translation>
    </message>
    <message>
        <source>in force since, such as 2026-08-18</source>
        <translation>seit wann sie gilt, etwa 2026-08-18</translation>
    </message>
    <message>
        <source>in its name</source>
        <translation>in ihrem Namen</translation>
    </message>
    <message>
        <source>in its text</source>
        <translation>in ihrem Text</translation>
    </message>
    <message>
        <source>in sync</source>
        <translation>synchron</translation>
    </message>
    <message>
        <source>include a saved table; may be repeated</source>
        <translation>einen gespeicherten Tisch beilegen; wiederholbar</translation>
    </message>
    <message>
        <source>include passages in languages other than the program&apos;s, which are otherwise only counted</source>
        <translation>auch Stellen in anderen Sprachen als der des Programms, die sonst nur gezählt werden</translation>
    </message>
    <message>
        <source>include the scenes in the data folder</source>
        <translation>die Szenen des Datenordners beilegen</translation>
    </message>
    <message>
        <source>include what comes with the program</source>
        <translation>auch, was das Programm mitbringt</translation>
    </message>
    <message>
        <source>include what you taught</source>
        <translation>beigebrachte Formulierungen beilegen</translation>
    </message>
    <message>
        <source>it has been given already</source>
        <translation>es wurde schon gegeben</translation>
    </message>
    <message>
        <source>it refers to {printed}; {correct} is meant</source>
        <translation>es verweist auf {printed}; gemeint ist {correct}</translation>
    </message>
    <message>
        <source>its facts</source>
        <translation>ihre Angaben</translation>
    </message>
    <message>
        <source>its heading names {term}</source>
        <translation>die Überschrift nennt {term}</translation>
    </message>
    <message>
        <source>its name</source>
        <translation>ihr Name</translation>
    </message>
    <message>
        <source>its name begins with this</source>
        <translation>der Name beginnt damit</translation>
    </message>
    <message>
        <source>its number</source>
        <translation>die Nummer</translation>
    </message>
    <message>
        <source>its number begins with this</source>
        <translation>die Nummer beginnt damit</translation>
    </message>
    <message>
        <source>its number, or its key</source>
        <translation>ihre Nummer oder ihr Schlüssel</translation>
    </message>
    <message>
        <source>its number, such as 4.2</source>
        <translation>ihre Nummer, etwa 4.2</translation>
    </message>
    <message>
        <source>its title</source>
        <translation>der Titel</translation>
    </message>
    <message>
        <source>its traits and facts</source>
        <translation>ihre Traits und Angaben</translation>
    </message>
    <message>
        <source>join a team on its server</source>
        <translation>einem Team auf seinem Server beitreten</translation>
    </message>
    <message>
        <source>judgeapp COMMAND --help explains a command, its files and its JSON.</source>
        <translation>judgeapp COMMAND --help erklärt einen Befehl, seine Dateien und sein JSON.</translation>
    </message>
    <message>
        <source>judgeapp: as of today ({day}) no edition is in force yet; using rules {edition}. Check the clock, or run `judgeapp corpus in-force`.</source>
        <translation>judgeapp: Heute ({day}) gilt noch keine Fassung; benutzt werden die Regeln {edition}. Die Uhr prüfen oder `judgeapp corpus in-force` ausführen.</translation>
    </message>
    <message>
        <source>judgeapp: no card matches {question!r}.</source>
        <translation>judgeapp: keine Karte passt zu {question!r}.</translation>
    </message>
    <message>
        <source>judgeapp: no card matches {question!r}: {why}.</source>
        <translation>judgeapp: keine Karte passt zu {question!r}: {why}.</translation>
    </message>
    <message>
        <source>judgeapp: no matches for {question!r}.</source>
        <translation>judgeapp: keine Treffer für {question!r}.</translation>
    </message>
    <message>
        <source>judgeapp: no matches for {question!r}: {why}.</source>
        <translation>judgeapp: keine Treffer für {question!r}: {why}.</translation>
    </message>
    <message>
        <source>judgeapp: no question on {clause!r}</source>
        <translation>judgeapp: keine Frage zu {clause!r}</translation>
    </message>
    <message>
        <source>judgeapp: no scene for {query!r}. Drop scenario files into {scenes_folder}.</source>
        <translation>judgeapp: keine Szene für {query!r}. Szenariodateien gehören in {scenes_folder}.</translation>
    </message>
    <message>
        <source>judgeapp: only the first {limit} are shown; --limit shows more.</source>
        <translation>judgeapp: Nur die ersten {limit} werden gezeigt; --limit zeigt mehr.</translation>
    </message>
    <message>
        <source>judgeapp: ruling {ruling}: {failure}</source>
        <translation>judgeapp: Ruling {ruling}: {failure}</translation>
    </message>
    <message>
        <source>judgeapp: you have taught nothing for {forget!r}.</source>
        <translation>judgeapp: zu {forget!r} wurde nichts beigebracht.</translation>
    </message>
    <message>
        <source>judgeapp: {file}: and {more} more</source>
        <translation>judgeapp: {file}: und weitere: {more}</translation>
    </message>
    <message>
        <source>judgeapp: {name}: the scenario fails and proves nothing</source>
        <translation>judgeapp: {name}: das Szenario schlägt fehl und beweist nichts</translation>
    </message>
    <message>
        <source>judgeapp: {number} cards with errata aren&apos;t in your library, such as {card}; their errata are saved for later.</source>
        <translation>judgeapp: Karten mit Errata, die in der Sammlung fehlen: {number}, etwa {card}; ihre Errata bleiben gespeichert.</translation>
    </message>
    <message>
        <source>judgeapp: {number} has no manual changes.</source>
        <translation>judgeapp: {number} hat keine Änderungen von Hand.</translation>
    </message>
    <message>
        <source>judgeapp: {place}{wording!r} wasn&apos;t imported: {error}</source>
        <translation>judgeapp: {place}{wording!r} wurde nicht importiert: {error}</translation>
    </message>
    <message>
        <source>judgeapp: {unread:,} more haven&apos;t been read; --read reads them first.</source>
        <translation>judgeapp: {unread} weitere sind noch nicht gelesen; --read liest sie zuerst.</translation>
    </message>
    <message>
        <source>keep one with: judgeapp team deletions --keep ID; agree with: judgeapp notebook delete ID --for-good</source>
        <translation>judgeapp team deletions --keep ID behält eines; judgeapp notebook delete ID --for-good stimmt zu</translation>
    </message>
    <message>
        <source>keep one; it is shown again</source>
        <translation>eines behalten; es wird wieder gezeigt</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>keyword {name}</source>
        <translation>Keyword-Effekt {name}</translation>
    </message>
    <message>
        <source>language of the text; by default detected from its letters</source>
        <translation>Sprache des Textes; ohne Angabe an den Zeichen erkannt</translation>
    </message>
    <message>
        <source>language of the texts</source>
        <translation>Sprache der Texte</translation>
    </message>
    <message>
        <source>language of the texts, such as en; by default detected from fields and letters</source>
        <translation>Sprache der Texte, etwa en; ohne Angabe an Feldern und Zeichen erkannt</translation>
    </message>
    <message>
        <source>last import undone</source>
        <translation>letzter Import rückgängig gemacht</translation>
    </message>
    <message>
        <source>leave the team</source>
        <translation>das Team verlassen</translation>
    </message>
    <message>
        <source>left out as {hint}</source>
        <translation>ausgelassen als {hint}</translation>
    </message>
    <message>
        <source>let --record and --report overwrite an existing file</source>
        <translation>--record und --report dürfen eine vorhandene Datei überschreiben</translation>
    </message>
    <message>
        <source>line {line}: {step}</source>
        <translation>Zeile {line}: {step}</translation>
    </message>
    <message>
        <source>line {place}</source>
        <translation>Zeile {place}</translation>
    </message>
    <message>
        <source>lines that reached a position already followed: {folded}</source>
        <translation>Wege zu einer schon verfolgten Stellung: {folded}</translation>
    </message>
    <message>
        <source>lines with numbers that may not belong to the text: {count}</source>
        <translation>Zeilen mit Ziffern, die vielleicht nicht zum Text gehören: {count}</translation>
    </message>
    <message>
        <source>lines: {number}</source>
        <translation>Wege: {number}</translation>
    </message>
    <message>
        <source>list every change of a ruling, the newest first</source>
        <translation>jede Änderung eines Rulings auflisten, die neueste zuerst</translation>
    </message>
    <message>
        <source>list rulings that other judges deleted for good</source>
        <translation>Rulings auflisten, die andere Judges endgültig gelöscht haben</translation>
    </message>
    <message>
        <source>list rulings, most recently changed first</source>
        <translation>Rulings auflisten, die zuletzt geänderten zuerst</translation>
    </message>
    <message>
        <source>list the backups</source>
        <translation>Sicherungen auflisten</translation>
    </message>
    <message>
        <source>list the built-in scenes for a clause, keyword effect or title</source>
        <translation>fertige Szenen zu Regel, Keyword-Effekt oder Titel auflisten</translation>
    </message>
    <message>
        <source>list the imported rulebooks</source>
        <translation>hinzugefügte Regelwerke auflisten</translation>
    </message>
    <message>
        <source>list the open clauses only</source>
        <translation>nur die offenen Regeln auflisten</translation>
    </message>
    <message>
        <source>list the questions with proven answers</source>
        <translation>Fragen mit bewiesenen Antworten auflisten</translation>
    </message>
    <message>
        <source>list which clauses the engine enforces</source>
        <translation>auflisten, welche Regeln die Engine durchsetzt</translation>
    </message>
    <message>
        <source>list which of your data cites changed clauses</source>
        <translation>auflisten, welche eigenen Daten geänderte Regeln nennen</translation>
    </message>
    <message>
        <source>list, add and remove judges with a login</source>
        <translation>Judges mit Login auflisten, hinzufügen und entfernen</translation>
    </message>
    <message>
        <source>list, export or forget taught wordings</source>
        <translation>beigebrachte Formulierungen auflisten, exportieren oder löschen</translation>
    </message>
    <message>
        <source>login {login}, password {password}</source>
        <translation>Login {login}, Passwort {password}</translation>
    </message>
    <message>
        <source>login {login}, with its existing password</source>
        <translation>Login {login}, mit dem bisherigen Passwort</translation>
    </message>
    <message>
        <source>look for the scenarios of the readings in this folder (default: those of the checkout)</source>
        <translation>die Szenarien der Auslegungen hier suchen (Standard: die des Quellbaums)</translation>
    </message>
    <message>
        <source>looks like a heading; {done}</source>
        <translation>sieht aus wie eine Überschrift; {done}</translation>
    </message>
    <message>
        <source>matches the filters</source>
        <translation>passt zu den Filtern</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>measure on a file of tab-separated query, clauses, rank and, if known, the questions that answer it (- for none); print hits, misses, the mean reciprocal rank, and how many were answered rightly and wrongly</source>
        <translation>an einer Datei messen, mit Tabulatoren getrennt: Suche, Regeln, Rang und, falls bekannt, die Fragen, die sie beantworten (- für keine); Treffer, Fehlschläge, den mittleren reziproken Rang ausgeben und wie viele richtig und falsch beantwortet wurden</translation>
    </message>
    <message>
        <source>measure speed on this machine</source>
        <translation>die Geschwindigkeit auf diesem Rechner messen</translation>
    </message>
    <message>
        <source>measured on {processor}, {cores} cores, {memory} GB, {system}, Python {python}; commit {commit}</source>
        <translation>gemessen auf {processor}, {cores} Kerne, {memory} GB, {system}, Python {python}; Commit {commit}</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>name or address of the server</source>
        <translation>Name oder Adresse des Servers</translation>
    </message>
    <message>
        <source>names {term}</source>
        <translation>nennt {term}</translation>
    </message>
    <message>
        <source>nearest to {term}</source>
        <translation>am nächsten an {term}</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>new (and newer), all (conflicts too), or the id of a ruling, the name of a scene or table, a phrase as it is listed; may be repeated</source>
        <translation>new (neu und neuer), all (auch Konflikte) oder die Kennung eines Rulings, der Name einer Szene oder eines Tischs, eine Formulierung wie aufgelistet; wiederholbar</translation>
    </message>
    <message>
        <source>no card is given by number</source>
        <translation>keine Karte ist mit ihrer Nummer angegeben</translation>
    </message>
    <message>
        <source>no changes</source>
        <translation>keine Änderungen</translation>
    </message>
    <message>
        <source>no clause</source>
        <translation>keine Regel</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>kein Unterschied</translation>
    </message>
    <message>
        <source>no game rule covers {term}; it is in the tournament rules, which can be searched once you import them</source>
        <translation>keine Spielregel behandelt {term}; das steht in den Turnierregeln, die sich durchsuchen lassen, sobald sie hinzugefügt sind</translation>
    </message>
    <message>
        <source>no longer holds</source>
        <translation>gilt nicht mehr</translation>
    </message>
    <message>
        <source>no matches for these words with {named}</source>
        <translation>keine Treffer für diese Wörter mit {named}</translation>
    </message>
    <message>
        <source>no matches for these words, even without filters</source>
        <translation>keine Treffer für diese Wörter, auch ohne Filter</translation>
    </message>
    <message>
        <source>no matches for {named}</source>
        <translation>keine Treffer für {named}</translation>
    </message>
    <message>
        <source>no passage has all the words; left out: {term}</source>
        <translation>keine Stelle hat alle Wörter; ausgelassen: {term}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>keine davon</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>nicht beantwortet</translation>
    </message>
    <message>
        <source>not downloaded yet</source>
        <translation>noch nicht abgerufen</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>not official</source>
        <translation>nicht offiziell</translation>
    </message>
    <message>
        <source>not played: {left}</source>
        <translation>nicht gespielt: {left}</translation>
    </message>
    <message>
        <source>not understood ({why})</source>
        <translation>nicht verstanden ({why})</translation>
    </message>
    <message>
        <source>nothing lost</source>
        <translation>nichts verloren</translation>
    </message>
    <message>
        <source>nothing missing</source>
        <translation>nichts fehlt</translation>
    </message>
    <message>
        <source>nothing saved</source>
        <translation>nichts gespeichert</translation>
    </message>
    <message>
        <source>nothing that exists</source>
        <translation>etwas, das es nicht gibt</translation>
    </message>
    <message>
        <source>of {asked} with known answers {right} answered rightly ({right_share:.1%}), {wrong} wrongly ({wrong_share:.1%}); of {offered} the right one was offered ({offered_share:.1%})</source>
        <translation>von {asked} mit bekannten Antworten {right} richtig beantwortet ({right_share:.1%}), {wrong} falsch ({wrong_share:.1%}); bei {offered} wurde die richtige angeboten ({offered_share:.1%})</translation>
    </message>
    <message>
        <source>official</source>
        <translation>offiziell</translation>
    </message>
    <message>
        <source>official answers</source>
        <translation>offizielle Antworten</translation>
    </message>
    <message>
        <source>only passages in this language, such as ja</source>
        <translation>nur Stellen in dieser Sprache, etwa ja</translation>
    </message>
    <message>
        <source>only passages of this source, such as rules</source>
        <translation>nur Stellen dieser Quelle, etwa rules</translation>
    </message>
    <message>
        <source>only questions that this clause or a clause below it decides</source>
        <translation>nur Fragen, die diese Regel oder eine darunter entscheidet</translation>
    </message>
    <message>
        <source>only rulings by this authority</source>
        <translation>nur Rulings dieser Instanz</translation>
    </message>
    <message>
        <source>only rulings in conflict</source>
        <translation>nur Rulings mit Konflikt</translation>
    </message>
    <message>
        <source>only rulings with this status</source>
        <translation>nur Rulings mit diesem Status</translation>
    </message>
    <message>
        <source>only show what it would do</source>
        <translation>nur zeigen, was es bewirken würde</translation>
    </message>
    <message>
        <source>only the record in this language, such as en</source>
        <translation>nur der Datensatz in dieser Sprache, etwa en</translation>
    </message>
    <message>
        <source>only this chapter or section, such as 15-8</source>
        <translation>nur dieses Kapitel oder dieser Teil, etwa 15-8</translation>
    </message>
    <message>
        <source>only this kind. By default the first five cards, rulings and official answers are listed as well, unless you ask for a number, a language or a source, and JSON has them too: order (of cards, rulings, answers and rules), cards as in `cards find --json`, rulings and answers as in `rulings find --json`</source>
        <translation>nur diese Art. Ohne Angabe werden auch die ersten fünf Karten, Rulings und offiziellen Antworten aufgelistet, außer wenn nach einer Nummer, Sprache oder Quelle gefragt ist, und JSON enthält auch sie: order (von cards, rulings, answers und rules), cards wie bei `cards find --json`, rulings und answers wie bei `rulings find --json`</translation>
    </message>
    <message>
        <source>open files in the window, as if they were dropped onto it</source>
        <translation>Dateien im Fenster öffnen, als wären sie darauf gezogen</translation>
    </message>
    <message>
        <source>our reading of it has {term}</source>
        <translation>unsere Auslegung dazu enthält {term}</translation>
    </message>
    <message>
        <source>overwrite an existing file</source>
        <translation>eine vorhandene Datei überschreiben</translation>
    </message>
    <message>
        <source>passages not understood, by reason:</source>
        <translation>nicht verstandene Stellen, nach der Prüfung, an der sie scheitern:</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>play scenarios and replays, with the clause for every step</source>
        <translation>Szenarien und Replays spielen, mit der Regel zu jedem Schritt</translation>
    </message>
    <message>
        <source>play the scenarios under this edition of the Comprehensive Rules, even if they name another; a file that names none is played under the edition in force (see `judgeapp corpus in-force`). Events cite the clauses of their edition: those of the one in force as 16-5, others as 3.6:16-4, and in JSON as 16-5@4.2 and 16-4</source>
        <translation>die Szenarien nach dieser Fassung der Comprehensive Rules spielen, egal welche sie nennen; eine Datei, die keine nennt, wird nach der geltenden gespielt (siehe `judgeapp corpus in-force`). Ereignisse nennen die Regeln ihrer Fassung: die der geltenden als 16-5, andere als 3.6:16-4, in JSON als 16-5@4.2 und 16-4</translation>
    </message>
    <message>
        <source>play the scenes that prove them</source>
        <translation>die Szenen spielen, die sie beweisen</translation>
    </message>
    <message>
        <source>play the steps under the editions {editions} instead: where they differ, by which facts, and how the boards differ in the end</source>
        <translation>die Schritte stattdessen nach den Fassungen {editions} spielen: wo sie auseinandergehen, durch welche Tatsachen und wie sich die Spielfelder am Ende unterscheiden</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>positions: {positions}</source>
        <translation>Stellungen: {positions}</translation>
    </message>
    <message>
        <source>positions: {positions}, to follow: {waiting}</source>
        <translation>Stellungen: {positions}, noch zu verfolgen: {waiting}</translation>
    </message>
    <message>
        <source>print JSON for scripts</source>
        <translation>JSON für Skripte ausgeben</translation>
    </message>
    <message>
        <source>print every event with its clauses and its cause; where an open clause decided it, the event ends with `reading:` and the id of our reading</source>
        <translation>jedes Ereignis mit seinen Regeln und seiner Ursache ausgeben; entschied eine offene Regel, endet das Ereignis mit `Auslegung:` und der Kennung unserer Auslegung</translation>
    </message>
    <message>
        <source>print the addresses</source>
        <translation>die Adressen ausgeben</translation>
    </message>
    <message>
        <source>print the texts of all clauses that differ</source>
        <translation>die Texte aller geänderten Regeln ausgeben</translation>
    </message>
    <message>
        <source>print the versions of program and rules, and the commit</source>
        <translation>Programm, Fassung der Regeln und Commit ausgeben</translation>
    </message>
    <message>
        <source>printed as {printed}, counted here as {correct}</source>
        <translation>gedruckt als {printed}, hier gezählt als {correct}</translation>
    </message>
    <message>
        <source>prove that no character of the sources was lost</source>
        <translation>beweisen, dass kein Zeichen der Quellen verloren ging</translation>
    </message>
    <message>
        <source>questions: {questions} ({kinds}), ways of asking: {ways}, scenes: {scenes}</source>
        <translation>Fragen: {questions} ({kinds}), Formulierungen: {ways}, Szenen: {scenes}</translation>
    </message>
    <message>
        <source>reached; changes to send: {to_send}, to fetch: {to_take}</source>
        <translation>erreicht; Änderungen zu senden: {to_send}, zu holen: {to_take}</translation>
    </message>
    <message>
        <source>reached; the team&apos;s notebook doesn&apos;t exist yet: judgeapp team sync creates it</source>
        <translation>erreicht; das Notizbuch des Teams gibt es noch nicht: judgeapp team sync legt es an</translation>
    </message>
    <message>
        <source>read every text again</source>
        <translation>jeden Text neu lesen</translation>
    </message>
    <message>
        <source>read the password from stdin, one line</source>
        <translation>das Passwort von stdin lesen, eine Zeile</translation>
    </message>
    <message>
        <source>read {term}</source>
        <translation>gelesen als {term}</translation>
    </message>
    <message>
        <source>readings</source>
        <translation>Auslegungen</translation>
    </message>
    <message>
        <source>referred to by: {referring}</source>
        <translation>darauf verweisen: {referring}</translation>
    </message>
    <message>
        <source>refused, so nothing was imported: {line}</source>
        <translation>abgelehnt, daher wurde nichts importiert: {line}</translation>
    </message>
    <message>
        <source>refused: {wrong}</source>
        <translation>abgelehnt: {wrong}</translation>
    </message>
    <message>
        <source>remove a judge&apos;s login; their rulings stay</source>
        <translation>den Login eines Judges entfernen; seine Rulings bleiben</translation>
    </message>
    <message>
        <source>remove an imported rulebook</source>
        <translation>ein hinzugefügtes Regelwerk entfernen</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>rendering</source>
        <translation>Übersetzung</translation>
    </message>
    <message>
        <source>repaired</source>
        <translation>repariert</translation>
    </message>
    <message>
        <source>replace your wordings where theirs mean something else</source>
        <translation>eigene Formulierungen ersetzen, wo die anderen etwas anderes bedeuten</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>ersetzt</translation>
    </message>
    <message>
        <source>replaces: {one}</source>
        <translation>ersetzt: {one}</translation>
    </message>
    <message>
        <source>replay what your rulings rest on</source>
        <translation>neu spielen, worauf die eigenen Rulings beruhen</translation>
    </message>
    <message>
        <source>restore a backup</source>
        <translation>eine Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>restore an earlier text of a ruling</source>
        <translation>einen früheren Text eines Rulings wiederherstellen</translation>
    </message>
    <message>
        <source>restrictions: {taken}</source>
        <translation>Beschränkungen: {taken}</translation>
    </message>
    <message>
        <source>ruling that is being written</source>
        <translation>Ruling, das gerade geschrieben wird</translation>
    </message>
    <message>
        <source>rulings</source>
        <translation>Rulings</translation>
    </message>
    <message>
        <source>rulings and backups</source>
        <translation>Rulings und Sicherungen</translation>
    </message>
    <message>
        <source>rulings that rest on a scene or a position: {count}, with a different result: {failed}</source>
        <translation>Rulings, die auf einer Szene oder Stellung beruhen: {count}, anders ausgegangen: {failed}</translation>
    </message>
    <message>
        <source>rulings: {rulings}, phrases: {phrases}, scenes: {scenes}, tables: {tables}</source>
        <translation>Rulings: {rulings}, Formulierungen: {phrases}, Szenen: {scenes}, Tische: {tables}</translation>
    </message>
    <message>
        <source>save an https:// address</source>
        <translation>eine https://-Adresse speichern</translation>
    </message>
    <message>
        <source>save nothing</source>
        <translation>nichts speichern</translation>
    </message>
    <message>
        <source>scenarios with a different result under {edition}, proving nothing: {count}</source>
        <translation>Szenarien, die nach {edition} anders ausgehen und nichts beweisen: {count}</translation>
    </message>
    <message>
        <source>set the status of a ruling</source>
        <translation>den Status eines Rulings setzen</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>settle doubtful lines as this file says</source>
        <translation>zweifelhafte Zeilen nach dieser Datei klären</translation>
    </message>
    <message>
        <source>share the notebook on a team&apos;s server</source>
        <translation>das Notizbuch über den Server eines Teams teilen</translation>
    </message>
    <message>
        <source>show a clause, a passage or a term with all that belongs to it</source>
        <translation>Regel, Stelle oder Begriff mit allem zeigen, was dazugehört</translation>
    </message>
    <message>
        <source>show a ruling</source>
        <translation>ein Ruling zeigen</translation>
    </message>
    <message>
        <source>show an answer, what it said before, and the clauses it is about</source>
        <translation>eine Antwort zeigen, was sie früher sagte, und die Regeln, um die es geht</translation>
    </message>
    <message>
        <source>show names and texts in this language, such as ja</source>
        <translation>Namen und Texte in dieser Sprache zeigen, etwa ja</translation>
    </message>
    <message>
        <source>show texts in this language where they exist, such as ja</source>
        <translation>Texte in dieser Sprache zeigen, wo es sie gibt, etwa ja</translation>
    </message>
    <message>
        <source>show what is understood of a card or a text</source>
        <translation>zeigen, was von einer Karte oder einem Text verstanden wird</translation>
    </message>
    <message>
        <source>show what would be imported, save nothing</source>
        <translation>nur zeigen, was importiert würde, nichts speichern</translation>
    </message>
    <message>
        <source>show which edition of the rules is in force on a date</source>
        <translation>zeigen, welche Fassung der Regeln an einem Tag gilt</translation>
    </message>
    <message>
        <source>showing results for {instead} ({term} isn&apos;t known)</source>
        <translation>Gezeigt werden Treffer für {instead} ({term} ist nicht bekannt)</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>unversehrt</translation>
    </message>
    <message>
        <source>sound ({number})</source>
        <translation>unversehrt ({number})</translation>
    </message>
    <message>
        <source>special lines understood: {lines_understood} of {lines}</source>
        <translation>verstandene besondere Zeilen: {lines_understood} von {lines}</translation>
    </message>
    <message>
        <source>still holds</source>
        <translation>gilt noch</translation>
    </message>
    <message>
        <source>stop after this many positions ({usual})</source>
        <translation>nach so vielen Stellungen aufhören ({usual})</translation>
    </message>
    <message>
        <source>stop after this many seconds ({usual})</source>
        <translation>nach so vielen Sekunden aufhören ({usual})</translation>
    </message>
    <message>
        <source>subjects</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>such as 16-5, or 3.6:16-4 from another edition</source>
        <translation>etwa 16-5, oder 3.6:16-4 nach einer anderen Fassung</translation>
    </message>
    <message>
        <source>such as 2026-08-18</source>
        <translation>etwa 2026-08-18</translation>
    </message>
    <message>
        <source>suggested by its wording</source>
        <translation>nach dem Wortlaut vorgeschlagen</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>taught phrases</source>
        <translation>beigebrachte Formulierungen</translation>
    </message>
    <message>
        <source>team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>text of {edition}</source>
        <translation>Text von {edition}</translation>
    </message>
    <message>
        <source>text of {edition}: {number}</source>
        <translation>Text von {edition}: {number}</translation>
    </message>
    <message>
        <source>the beginning</source>
        <translation>der Anfang</translation>
    </message>
    <message>
        <source>the card number, such as TS1-010</source>
        <translation>die Kartennummer, etwa TS1-010</translation>
    </message>
    <message>
        <source>the certificate that issued the server&apos;s; by default those of the system</source>
        <translation>das Zertifikat, mit dem das des Servers ausgestellt ist; ohne Angabe die des Systems</translation>
    </message>
    <message>
        <source>the deck list; - for stdin</source>
        <translation>die Deckliste; - für stdin</translation>
    </message>
    <message>
        <source>the edition under which they are played and whose clauses are listed (default: the one in force). Scenarios that name another edition prove nothing about it</source>
        <translation>die Fassung, nach der gespielt wird und deren Regeln aufgelistet werden (Standard: die geltende). Szenarien, die eine andere nennen, beweisen nichts darüber</translation>
    </message>
    <message>
        <source>the language of the clauses, where available</source>
        <translation>Sprache der Regeln, soweit vorhanden</translation>
    </message>
    <message>
        <source>the language of the report; clauses that have no text in it are in English</source>
        <translation>Sprache des Berichts; Regeln ohne Text in dieser Sprache stehen auf Englisch</translation>
    </message>
    <message>
        <source>the name of the folder is empty</source>
        <translation>der Name des Ordners ist leer</translation>
    </message>
    <message>
        <source>the number of an answer, such as Q601</source>
        <translation>die Nummer einer Antwort, etwa Q601</translation>
    </message>
    <message>
        <source>the only outcome</source>
        <translation>der einzige Ausgang</translation>
    </message>
    <message>
        <source>the passage</source>
        <translation>die Stelle</translation>
    </message>
    <message>
        <source>the password is valid until {until}</source>
        <translation>das Passwort gilt bis {until}</translation>
    </message>
    <message>
        <source>the question is too long; left out: {term}</source>
        <translation>die Frage ist zu lang; ausgelassen: {term}</translation>
    </message>
    <message>
        <source>the same  {file} (rules {first} and {later})</source>
        <translation>gleich  {file} (Regeln {first} und {later})</translation>
    </message>
    <message>
        <source>the same cards in the other language, to see whether the trees agree</source>
        <translation>dieselben Karten in der anderen Sprache: ob die Bäume übereinstimmen</translation>
    </message>
    <message>
        <source>the scenario or position that it was played from</source>
        <translation>das Szenario oder die Stellung, von der aus gespielt wurde</translation>
    </message>
    <message>
        <source>the scenarios, such as tests/scenarios</source>
        <translation>die Szenarien, etwa tests/scenarios</translation>
    </message>
    <message>
        <source>the texts in this language (default en)</source>
        <translation>die Texte in dieser Sprache (Standard: en)</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>von anderen</translation>
    </message>
    <message>
        <source>there is no clause {term}</source>
        <translation>es gibt keine Regel {term}</translation>
    </message>
    <message>
        <source>there is no clause {term}; the nearest above it is {instead}</source>
        <translation>es gibt keine Regel {term}; die nächste darüber ist {instead}</translation>
    </message>
    <message>
        <source>they differ  {file} (rules {first} and {later}) at {where}</source>
        <translation>verschieden  {file} (Regeln {first} und {later}) bei {where}</translation>
    </message>
    <message>
        <source>this copy has {printed}; read {correct}</source>
        <translation>in diesem Exemplar steht {printed}; zu lesen ist {correct}</translation>
    </message>
    <message>
        <source>this is the general answer; {term} wasn&apos;t read: a card&apos;s text overrides the rules (1-3-1)</source>
        <translation>das ist die allgemeine Antwort, {term} wurde nicht gelesen: Der Text einer Karte geht den Regeln vor (1-3-1)</translation>
    </message>
    <message>
        <source>this no longer applies</source>
        <translation>dies gilt nicht mehr</translation>
    </message>
    <message>
        <source>this settles a conflict</source>
        <translation>das löst einen Konflikt</translation>
    </message>
    <message>
        <source>this still applies</source>
        <translation>dies gilt noch</translation>
    </message>
    <message>
        <source>timing {name}</source>
        <translation>Timing {name}</translation>
    </message>
    <message>
        <source>too many characters: {count:,}</source>
        <translation>{count} Zeichen sind zu viele</translation>
    </message>
    <message>
        <source>true in {number}</source>
        <translation>gilt in {number}</translation>
    </message>
    <message>
        <source>under a heading with {term}</source>
        <translation>unter einer Überschrift mit {term}</translation>
    </message>
    <message>
        <source>undo corrections by hand</source>
        <translation>Korrekturen von Hand zurücknehmen</translation>
    </message>
    <message>
        <source>undo the last import of a file</source>
        <translation>den letzten Import einer Datei rückgängig machen</translation>
    </message>
    <message>
        <source>undo your answer about this</source>
        <translation>die Angabe dazu rückgängig machen</translation>
    </message>
    <message>
        <source>unfinished forms</source>
        <translation>angefangene Formulare</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>unreachable: {wrong}</source>
        <translation>nicht erreichbar: {wrong}</translation>
    </message>
    <message>
        <source>upgrade the team&apos;s notebook to this version</source>
        <translation>das Notizbuch des Teams auf diese Version bringen</translation>
    </message>
    <message>
        <source>use the lists for this region (default all)</source>
        <translation>die Listen für diese Region verwenden (Standard: alle)</translation>
    </message>
    <message>
        <source>use the lists of banned and restricted cards in force on this day (default today)</source>
        <translation>die an diesem Tag geltenden Listen gebannter und limitierter Karten verwenden (Standard: heute)</translation>
    </message>
    <message>
        <source>use this many cores ({usual})</source>
        <translation>so viele Kerne benutzen ({usual})</translation>
    </message>
    <message>
        <source>waiting for your decision</source>
        <translation>Entscheidung offen</translation>
    </message>
    <message>
        <source>what player A says happened</source>
        <translation>was laut Spieler A geschah</translation>
    </message>
    <message>
        <source>what player B says happened</source>
        <translation>was laut Spieler B geschah</translation>
    </message>
    <message>
        <source>what was played</source>
        <translation>was gespielt wurde</translation>
    </message>
    <message>
        <source>whether the server&apos;s certificate must bear its exact name (default verify-full), or only be issued by the chosen one</source>
        <translation>ob das Zertifikat des Servers genau auf seinen Namen lauten muss (Standard: verify-full) oder nur vom gewählten ausgestellt sein</translation>
    </message>
    <message>
        <source>who does it; by default the judge in the settings</source>
        <translation>wer es tut; ohne Angabe der Judge der Einstellungen</translation>
    </message>
    <message>
        <source>whose choices are tried; order: only the order of pending effects. Everything else follows the steps after N</source>
        <translation>wessen Entscheidungen versucht werden; order: nur die Reihenfolge ausstehender Effekte. Alles andere folgt den Schritten hinter N</translation>
    </message>
    <message>
        <source>word broken at the end of the line; read as {hint}</source>
        <translation>Wort am Zeilenende abgebrochen; gelesen als {hint}</translation>
    </message>
    <message>
        <source>words and filters</source>
        <translation>Wörter und Filter</translation>
    </message>
    <message>
        <source>write a replay of the scenario: beginning, choices and digests</source>
        <translation>ein Replay des Szenarios schreiben: Anfang, Entscheidungen und Prüfsummen</translation>
    </message>
    <message>
        <source>write a ruling</source>
        <translation>ein Ruling aufschreiben</translation>
    </message>
    <message>
        <source>write it to a file</source>
        <translation>in eine Datei schreiben</translation>
    </message>
    <message>
        <source>write rulings as a page to read</source>
        <translation>Rulings als Seite zum Lesen schreiben</translation>
    </message>
    <message>
        <source>write the doubtful lines here, for --settle</source>
        <translation>die zweifelhaften Zeilen hierhin schreiben, für --settle</translation>
    </message>
    <message>
        <source>write the doubtful matches</source>
        <translation>die zweifelhaften Zuordnungen schreiben</translation>
    </message>
    <message>
        <source>write the facts of cards into scenario files</source>
        <translation>die Angaben zu Karten in Szenariodateien schreiben</translation>
    </message>
    <message>
        <source>write the report to hand over: its page, then the full record, without pictures; Markdown, or one HTML file if the name ends in .html</source>
        <translation>den Bericht zum Übergeben schreiben, mit dem ganzen Protokoll hinter seiner Seite und ohne Bilder: Markdown, oder eine HTML-Datei, wenn der Name auf .html endet</translation>
    </message>
    <message>
        <source>write, change, exchange and print rulings</source>
        <translation>Rulings schreiben, ändern, austauschen und drucken</translation>
    </message>
    <message>
        <source>written</source>
        <translation>geschrieben</translation>
    </message>
    <message>
        <source>your answers on editions</source>
        <translation>Angaben zu Fassungen</translation>
    </message>
    <message>
        <source>your data folder</source>
        <translation>der eigene Datenordner</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>eigenes</translation>
    </message>
    <message>
        <source>{count} outside: {why}</source>
        <translation>{count} außerhalb: {why}</translation>
    </message>
    <message>
        <source>{count} that only define</source>
        <translation>{count}, die nur definieren</translation>
    </message>
    <message>
        <source>{edition}: no decision is pending</source>
        <translation>{edition}: es ist nichts zu entscheiden</translation>
    </message>
    <message>
        <source>{edition}: {seat} decides: {some}{cited}</source>
        <translation>{edition}: {seat} entscheidet: {some}{cited}</translation>
    </message>
    <message>
        <source>{file}: NOT LEGAL (cards: {deck}, Digi-Eggs: {eggs})</source>
        <translation>{file}: NICHT ERLAUBT (Karten: {deck}, Digi-Eggs: {eggs})</translation>
    </message>
    <message>
        <source>{file}: legal (cards: {deck}, Digi-Eggs: {eggs})</source>
        <translation>{file}: erlaubt (Karten: {deck}, Digi-Eggs: {eggs})</translation>
    </message>
    <message>
        <source>{file}: rulings: {rulings}</source>
        <translation>{file}: {rulings} Rulings</translation>
    </message>
    <message>
        <source>{file}: {taken} imported, {same} already taught</source>
        <translation>{file}: {taken} importiert, {same} schon beigebracht</translation>
    </message>
    <message>
        <source>{file}: {what} of {date} ({number})</source>
        <translation>{file}: {what} vom {date} ({number})</translation>
    </message>
    <message>
        <source>{file}: {what}: {new} new, {updated} updated, {unchanged} unchanged; {bad} bad</source>
        <translation>{file}: {what}: {new} neu, {updated} aktualisiert, {unchanged} unverändert; {bad} fehlerhaft</translation>
    </message>
    <message>
        <source>{help}; may be repeated</source>
        <translation>{help}; wiederholbar</translation>
    </message>
    <message>
        <source>{hint} doesn&apos;t continue the count here; joined to {number}</source>
        <translation>{hint} zählt hier nicht weiter; an {number} angefügt</translation>
    </message>
    <message>
        <source>{hint} is printed twice; taken as {number}</source>
        <translation>{hint} ist zweimal gedruckt; gelesen als {number}</translation>
    </message>
    <message>
        <source>{hits} of {outcomes} hit ({share:.1%}), mean reciprocal rank {mean_reciprocal_rank:.3f}</source>
        <translation>{hits} von {outcomes} getroffen ({share:.1%}), mittlerer reziproker Rang {mean_reciprocal_rank:.3f}</translation>
    </message>
    <message>
        <source>{id}  deleted</source>
        <translation>{id}  gelöscht</translation>
    </message>
    <message>
        <source>{id}  last changed {at} by {by}</source>
        <translation>{id}  zuletzt geändert {at} von {by}</translation>
    </message>
    <message>
        <source>{line}  (unchanged)</source>
        <translation>{line}  (unverändert)</translation>
    </message>
    <message>
        <source>{listed} leaf clauses: {totals}</source>
        <translation>{listed} unterste Regeln: {totals}</translation>
    </message>
    <message>
        <source>{mark} {edition:&lt;6} since {since}{text}</source>
        <translation>{mark} {edition:&lt;6} seit {since}{text}</translation>
    </message>
    <message>
        <source>{match} called it {term}</source>
        <translation>{match} nannte es {term}</translation>
    </message>
    <message>
        <source>{names} (also {also})</source>
        <translation>{names} (auch {also})</translation>
    </message>
    <message>
        <source>{name}: unchanged</source>
        <translation>{name}: unverändert</translation>
    </message>
    <message>
        <source>{number:,} chapters</source>
        <translation>{number} Kapitel</translation>
    </message>
    <message>
        <source>{number:,} characters</source>
        <translation>{number} Zeichen</translation>
    </message>
    <message>
        <source>{number:,} clauses</source>
        <translation>{number} Regeln</translation>
    </message>
    <message>
        <source>{number:,} clauses without parts</source>
        <translation>{number} Regeln ohne Unterregeln</translation>
    </message>
    <message>
        <source>{number:,} entries</source>
        <translation>{number} Einträge</translation>
    </message>
    <message>
        <source>{number:,} examples</source>
        <translation>{number} Beispiele</translation>
    </message>
    <message>
        <source>{number:,} passages</source>
        <translation>{number} Stellen</translation>
    </message>
    <message>
        <source>{number:,} readings</source>
        <translation>{number} Auslegungen</translation>
    </message>
    <message>
        <source>{number:,} references</source>
        <translation>{number} Verweise</translation>
    </message>
    <message>
        <source>{number:,} targets</source>
        <translation>{number} Ziele</translation>
    </message>
    <message>
        <source>{number} follows {hint}: numbers are missing</source>
        <translation>{number} steht hinter {hint}: Nummern fehlen</translation>
    </message>
    <message>
        <source>{number} in {edition}, our wording: {says}</source>
        <translation>{number} in {edition}, in unseren Worten: {says}</translation>
    </message>
    <message>
        <source>{number} of {edition} is gone in {other} (not sure: see corpus compare).</source>
        <translation>{number} aus {edition} gibt es in {other} nicht mehr (nicht sicher: siehe corpus compare).</translation>
    </message>
    <message>
        <source>{number} of {edition} is gone in {other}.</source>
        <translation>{number} aus {edition} gibt es in {other} nicht mehr.</translation>
    </message>
    <message>
        <source>{number} of {edition} is new: {other} doesn&apos;t have it (not sure: see corpus compare).</source>
        <translation>{number} aus {edition} ist neu: In {other} fehlt diese Regel (nicht sicher: siehe corpus compare).</translation>
    </message>
    <message>
        <source>{number} of {edition} is new: {other} doesn&apos;t have it.</source>
        <translation>{number} aus {edition} ist neu: In {other} fehlt diese Regel.</translation>
    </message>
    <message>
        <source>{number} of {edition} is {there} in {other} (not sure: see corpus compare).</source>
        <translation>{number} aus {edition} ist in {other} {there} (nicht sicher: siehe corpus compare).</translation>
    </message>
    <message>
        <source>{number} of {edition} is {there} in {other}, with a different meaning (not sure: see corpus compare).</source>
        <translation>{number} aus {edition} ist in {other} {there} und sagt dort etwas anderes (nicht sicher: siehe corpus compare).</translation>
    </message>
    <message>
        <source>{number} of {edition} is {there} in {other}, with a different meaning.</source>
        <translation>{number} aus {edition} ist in {other} {there} und sagt dort etwas anderes.</translation>
    </message>
    <message>
        <source>{number} of {edition} is {there} in {other}.</source>
        <translation>{number} aus {edition} ist in {other} {there}.</translation>
    </message>
    <message>
        <source>{number} seems to begin inside this line</source>
        <translation>{number} scheint mitten in dieser Zeile zu beginnen</translation>
    </message>
    <message>
        <source>{old} ({old_date}) and {new} ({new_date})</source>
        <translation>{old} ({old_date}) und {new} ({new_date})</translation>
    </message>
    <message>
        <source>{ruling}  deleted for good</source>
        <translation>{ruling}  endgültig gelöscht</translation>
    </message>
    <message>
        <source>{ruling}  deleted; `judgeapp notebook bring-back` restores it</source>
        <translation>{ruling}  gelöscht; `judgeapp notebook bring-back` stellt es wieder her</translation>
    </message>
    <message>
        <source>{state}  {text}: {expected} within {within}, {place}</source>
        <translation>{state}  {text}: {expected} unter den ersten {within}, {place}</translation>
    </message>
    <message>
        <source>{team}; connected</source>
        <translation>{team}; verbunden</translation>
    </message>
    <message>
        <source>{term} is a number from {editions}; its number today is unknown</source>
        <translation>{term} war eine Nummer in {editions}; die heutige ist unbekannt</translation>
    </message>
    <message>
        <source>{term} is a number from {editions}; today it is {instead}</source>
        <translation>{term} war eine Nummer in {editions}; heute ist es {instead}</translation>
    </message>
    <message>
        <source>{term} no longer has this clause</source>
        <translation>{term} hat diese Regel nicht mehr</translation>
    </message>
    <message>
        <source>{term} of {editions} is no longer a rule</source>
        <translation>{term} aus {editions} ist keine Regel mehr</translation>
    </message>
    <message>
        <source>{term} was {was} in {editions}</source>
        <translation>{term} war in {editions} {was}</translation>
    </message>
    <message>
        <source>{term} was {was} in {editions}; what was {term} there is {instead} today</source>
        <translation>{term} war in {editions} {was}; was dort {term} war, ist heute {instead}</translation>
    </message>
    <message>
        <source>{term}, our wording</source>
        <translation>{term}, in unseren Worten</translation>
    </message>
    <message>
        <source>{text!r} isn&apos;t a date such as 2026-08-01</source>
        <translation>{text!r} ist kein Datum wie 2026-08-01</translation>
    </message>
    <message>
        <source>{text!r} isn&apos;t a number</source>
        <translation>{text!r} ist keine Zahl</translation>
    </message>
    <message>
        <source>{text} is less than 1</source>
        <translation>{text} ist kleiner als 1</translation>
    </message>
    <message>
        <source>{what}: median {median} ms, p95 {p95} ms, slowest {slowest} ms ({runs} runs)</source>
        <translation>{what}: Median {median} ms, p95 {p95} ms, langsamste {slowest} ms (Läufe: {runs})</translation>
    </message>
    <message>
        <source>| Our reading ({id})</source>
        <translation>| Unsere Auslegung ({id})</translation>
    </message>
    <message>
        <source>| Our reading ({id}): see {at}</source>
        <translation>| Unsere Auslegung ({id}): siehe {at}</translation>
    </message>
    <message>
        <source>“{old}” is now “{new}” ({times})</source>
        <translation>„{old}“ ist jetzt „{new}“ ({times})</translation>
    </message>
</context>
<context>
    <name>colors</name>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>lila</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
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
        <translation>Digi-Egg Deck</translation>
    </message>
    <message>
        <source>area</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>battle</source>
        <translation>Battle</translation>
    </message>
    <message>
        <source>block timing</source>
        <translation>Block-Timing</translation>
    </message>
    <message>
        <source>breeding</source>
        <translation>Breeding</translation>
    </message>
    <message>
        <source>cards under it</source>
        <translation>was darunter liegt</translation>
    </message>
    <message>
        <source>color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>confirming whether the attack is successful</source>
        <translation>Prüfung, ob der Angriff erfolgreich ist</translation>
    </message>
    <message>
        <source>counter timing</source>
        <translation>Counter-Timing</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>erklärt</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>end of the attack</source>
        <translation>Ende des Angriffs</translation>
    </message>
    <message>
        <source>given</source>
        <translation>gegeben</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>keyword effect</source>
        <translation>Keyword-Effekt</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>Kartentyp</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>link card</source>
        <translation>Link-Karte</translation>
    </message>
    <message>
        <source>main</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>on the first board</source>
        <translation>auf dem ersten Spielfeld</translation>
    </message>
    <message>
        <source>on the second board</source>
        <translation>auf dem zweiten Spielfeld</translation>
    </message>
    <message>
        <source>security stack</source>
        <translation>Security Stack</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>the end of the turn</source>
        <translation>Ende des Zugs</translation>
    </message>
    <message>
        <source>the player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>trait</source>
        <translation>Trait</translation>
    </message>
    <message>
        <source>trash</source>
        <translation>Trash</translation>
    </message>
    <message>
        <source>unsuspend</source>
        <translation>Unsuspend</translation>
    </message>
</context>
<context>
    <name>compared_page</name>
    <message>
        <source>Added</source>
        <translation>Hinzugekommen</translation>
    </message>
    <message>
        <source>All in full, with the clauses of both</source>
        <translation>Alle ausführlich, mit den Regeln beider Fassungen</translation>
    </message>
    <message>
        <source>All, with their clauses</source>
        <translation>Alle, mit ihren Regeln</translation>
    </message>
    <message>
        <source>It no longer holds</source>
        <translation>Gilt nicht mehr</translation>
    </message>
    <message>
        <source>It still holds</source>
        <translation>Gilt noch</translation>
    </message>
    <message>
        <source>Match clauses that something relies on: {number}</source>
        <translation>Noch zuzuordnen, weil etwas darauf beruht: {number}</translation>
    </message>
    <message>
        <source>Matched as most likely; nothing relies on it</source>
        <translation>Wahrscheinlichste Zuordnung; nichts beruht darauf</translation>
    </message>
    <message>
        <source>Merged, split or gone</source>
        <translation>Zusammengelegt, geteilt oder entfallen</translation>
    </message>
    <message>
        <source>New clauses</source>
        <translation>Neue Regeln</translation>
    </message>
    <message>
        <source>Only renumbered</source>
        <translation>Nur umnummeriert</translation>
    </message>
    <message>
        <source>Other clauses with a different meaning</source>
        <translation>Andere Regeln mit anderer Bedeutung</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Play under both</source>
        <translation>Nach beiden spielen</translation>
    </message>
    <message>
        <source>Played as before until you say otherwise</source>
        <translation>Gespielt wie bisher, solange nichts anderes angegeben ist</translation>
    </message>
    <message>
        <source>Played as before, by clauses with the same meaning</source>
        <translation>Gespielt wie bisher, nach Regeln, die dasselbe sagen</translation>
    </message>
    <message>
        <source>Plays differently</source>
        <translation>Wird anders gespielt</translation>
    </message>
    <message>
        <source>The text of {edition} isn&apos;t available. Import it as a file (Ctrl+Alt+L) to read its clauses.</source>
        <translation>Der Text von {edition} liegt nicht vor. Als Datei hinzufügen (Strg+Alt+L), um die Regeln zu lesen.</translation>
    </message>
    <message>
        <source>Undo your answer</source>
        <translation>Angabe rückgängig machen</translation>
    </message>
    <message>
        <source>What&apos;s new in {new}</source>
        <translation>Was in {new} neu ist</translation>
    </message>
    <message>
        <source>Worded differently, played as before</source>
        <translation>Anders formuliert, gespielt wie bisher</translation>
    </message>
    <message>
        <source>Worded differently, with no sign of a change</source>
        <translation>Anders formuliert, ohne Hinweis auf eine Änderung</translation>
    </message>
    <message>
        <source>You said that it no longer holds: played under {edition}.</source>
        <translation>Gilt laut Angabe nicht mehr: gespielt wird nach {edition}.</translation>
    </message>
    <message>
        <source>You said that it still holds.</source>
        <translation>Gilt laut eigener Angabe weiterhin.</translation>
    </message>
    <message>
        <source>Your entries that rely on changed clauses: {number}</source>
        <translation>Eigene Einträge, die auf geänderten Regeln beruhen: {number}</translation>
    </message>
    <message>
        <source>more: {number}</source>
        <translation>weitere: {number}</translation>
    </message>
</context>
<context>
    <name>concept_page</name>
    <message>
        <source>Defined by</source>
        <translation>Definiert durch</translation>
    </message>
    <message>
        <source>Find every passage that names it</source>
        <translation>Jede Stelle finden, die diesen Begriff nennt</translation>
    </message>
    <message>
        <source>In other languages</source>
        <translation>In anderen Sprachen</translation>
    </message>
    <message>
        <source>In our own wording, based on Comprehensive Rules 3.6.</source>
        <translation>In unseren Worten, nach den Comprehensive Rules 3.6.</translation>
    </message>
    <message>
        <source>In the other sources</source>
        <translation>In den anderen Quellen</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Names with this mark are ours: no source has them.</source>
        <translation>Namen mit diesem Zeichen stammen von uns: Keine Quelle hat sie.</translation>
    </message>
    <message>
        <source>Not in the engine: {number}, {why}</source>
        <translation>Nicht in der Engine: {number}, {why}</translation>
    </message>
    <message>
        <source>Where the sources differ</source>
        <translation>Wo sich die Quellen unterscheiden</translation>
    </message>
</context>
<context>
    <name>copies_page</name>
    <message numerus="yes">
        <source>%n bookmark(s)</source>
        <translation>
            <numerusform>%n Lesezeichen</numerusform>
            <numerusform>%n Lesezeichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card record(s)</source>
        <translation>
            <numerusform>%n Kartendatensatz</numerusform>
            <numerusform>%n Kartendatensätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) in its tree</source>
        <translation>
            <numerusform>%n Knoten im Baum</numerusform>
            <numerusform>%n Knoten im Baum</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n revision(s)</source>
        <translation>
            <numerusform>%n Änderung</numerusform>
            <numerusform>%n Änderungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wording(s)</source>
        <translation>
            <numerusform>%n Formulierung</numerusform>
            <numerusform>%n Formulierungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Imported editions</source>
        <translation>Hinzugefügte Fassungen</translation>
    </message>
    <message>
        <source>Imported lists</source>
        <translation>Importierte Listen</translation>
    </message>
    <message>
        <source>No backups yet. They are made automatically when the window opens, and every hour after a change.</source>
        <translation>Noch keine Sicherungen. Sie entstehen von selbst beim Öffnen des Fensters und nach Änderungen stündlich.</translation>
    </message>
    <message>
        <source>Official answers</source>
        <translation>Offizielle Antworten</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>Restoring replaces what is there now, and backs that up first. The window closes and reopens; what you typed in forms stays.</source>
        <translation>Wiederherstellen ersetzt den jetzigen Stand und sichert ihn vorher. Das Fenster schließt und öffnet sich wieder; was in Formularen steht, bleibt.</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Rulings</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Taught phrases</source>
        <translation>Beigebrachte Formulierungen</translation>
    </message>
    <message>
        <source>The position being set up</source>
        <translation>Die aufgebaute Stellung</translation>
    </message>
    <message>
        <source>The ruling that is being written</source>
        <translation>Das Ruling in Bearbeitung</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>Unfinished forms</source>
        <translation>Angefangene Formulare</translation>
    </message>
    <message>
        <source>Where the team&apos;s notebook is</source>
        <translation>Wo das Notizbuch des Teams liegt</translation>
    </message>
    <message>
        <source>Your answers on editions</source>
        <translation>Angaben zu Fassungen</translation>
    </message>
    <message>
        <source>damaged: {wrong}</source>
        <translation>beschädigt: {wrong}</translation>
    </message>
    <message>
        <source>editions: {number}</source>
        <translation>Fassungen: {number}</translation>
    </message>
    <message>
        <source>settled: {number}</source>
        <translation>geklärt: {number}</translation>
    </message>
</context>
<context>
    <name>desk_pages</name>
    <message>
        <source>A rule, a term, a card, a whole question</source>
        <translation>Regel, Begriff, Karte oder ganze Frage</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Build a board</source>
        <translation>Spielfeld aufbauen</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Enter what each player says, step by step</source>
        <translation>Schritt für Schritt eingeben, was jeder Spieler sagt</translation>
    </message>
    <message>
        <source>Imported from {file} on {day} (pages: {pages}, bytes: {bytes}). Its text is that of the file.</source>
        <translation>Am {day} aus {file} hinzugefügt (Seiten: {pages}, Bytes: {bytes}). Der Text stammt aus dieser Datei.</translation>
    </message>
    <message>
        <source>Not imported yet: {things}.</source>
        <translation>Noch nicht importiert: {things}.</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Remove …</source>
        <translation>Entfernen …</translation>
    </message>
    <message>
        <source>SHA-256 of the file</source>
        <translation>SHA-256 der Datei</translation>
    </message>
    <message>
        <source>Search filters</source>
        <translation>Suchfilter</translation>
    </message>
    <message>
        <source>Set it up, and play it by the rules</source>
        <translation>Karten hinlegen und nach den Regeln spielen</translation>
    </message>
    <message>
        <source>Settle a dispute</source>
        <translation>Streitfall klären</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>The table as you left it</source>
        <translation>Der Tisch, wie er zuletzt war</translation>
    </message>
    <message>
        <source>Where the cursor is</source>
        <translation>Wo der Cursor steht</translation>
    </message>
</context>
<context>
    <name>dialogs</name>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>{file} exists. Replace it?</source>
        <translation>{file} gibt es schon. Ersetzen?</translation>
    </message>
</context>
<context>
    <name>differences</name>
    <message>
        <source>An older source says something else</source>
        <translation>Eine ältere Quelle sagt etwas anderes</translation>
    </message>
    <message>
        <source>The text is unclear</source>
        <translation>Der Text ist unklar</translation>
    </message>
    <message>
        <source>The translation differs</source>
        <translation>Die Übersetzung weicht ab</translation>
    </message>
    <message>
        <source>cards in {seat}&apos;s {pile}: {one} {first}, {other} {second}</source>
        <translation>Karten, {pile} von {seat}: {one} {first}, {other} {second}</translation>
    </message>
    <message>
        <source>it is turn {one} ({one_seat}) {first}, turn {other} ({other_seat}) {second}</source>
        <translation>Zug {one} von {one_seat} {first}, Zug {other} von {other_seat} {second}</translation>
    </message>
    <message>
        <source>memory: {one} for {one_seat} ({first}), {other} for {other_seat} ({second})</source>
        <translation>Memory: {one} für {one_seat} ({first}), {other} für {other_seat} ({second})</translation>
    </message>
    <message>
        <source>only {there}, given to {seat}: {things}</source>
        <translation>nur {there}, für {seat}: {things}</translation>
    </message>
    <message>
        <source>only {there}, in {seat}&apos;s {pile}: {cards}</source>
        <translation>nur {there}, {pile} von {seat}: {cards}</translation>
    </message>
    <message>
        <source>pending only {there}: [{card}: ]{effect}</source>
        <translation>nur {there} ausstehend: [{card}: ]{effect}</translation>
    </message>
    <message>
        <source>the attack of {attacker} is at {one} {first}, at {other} {second}</source>
        <translation>Angriff von {attacker}, Schritt: {one} {first}, {other} {second}</translation>
    </message>
    <message>
        <source>the game is over only {there}[: {winner} has won]</source>
        <translation>das Spiel ist nur {there} vorbei[: {winner} hat gewonnen]</translation>
    </message>
    <message>
        <source>the game is won by {one} {first}, by {other} {second}</source>
        <translation>das Spiel gewinnt {first} {one}, {second} {other}</translation>
    </message>
    <message>
        <source>the phase is {one} {first}, {other} {second}</source>
        <translation>Phase: {one} {first}, {other} {second}</translation>
    </message>
    <message>
        <source>the same effects are pending in another order</source>
        <translation>dieselben Effekte stehen in anderer Reihenfolge aus</translation>
    </message>
    <message>
        <source>{attacker} attacks {target} only {there}; stage: {stage}</source>
        <translation>Angriff von {attacker} auf {target} nur {there}; Schritt: {stage}</translation>
    </message>
    <message>
        <source>{seat}&apos;s {pile} has the same cards in another order</source>
        <translation>{pile} von {seat}: dieselben Karten in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>{unit} is in {seat}&apos;s {area} area only {there}</source>
        <translation>{unit} ist nur {there} in der {area} Area von {seat}</translation>
    </message>
    <message>
        <source>{unit} is suspended only {there}</source>
        <translation>{unit} ist nur {there} getappt</translation>
    </message>
    <message>
        <source>{unit}: its {what} is {one} {first}, {other} {second}</source>
        <translation>{unit}: {what} ist {one} {first}, {other} {second}</translation>
    </message>
    <message>
        <source>{unit}: the card on top is {one} {first}, {other} {second}</source>
        <translation>{unit}: die oberste Karte ist {one} {first}, {other} {second}</translation>
    </message>
    <message>
        <source>{unit}: {what} in another order</source>
        <translation>{unit}: {what} in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>{unit}: {what} only {there}: {things}</source>
        <translation>{unit}: {what} nur {there}: {things}</translation>
    </message>
</context>
<context>
    <name>dispute</name>
    <message>
        <source>Activate an effect of …</source>
        <translation>Effekt aktivieren von …</translation>
    </message>
    <message>
        <source>App fuse …</source>
        <translation>App-Fusion …</translation>
    </message>
    <message>
        <source>Attack with …</source>
        <translation>Angreifen mit …</translation>
    </message>
    <message>
        <source>Block with …</source>
        <translation>Blocken mit …</translation>
    </message>
    <message>
        <source>Both accounts begin here: {place}</source>
        <translation>Beide Darstellungen beginnen hier: {place}</translation>
    </message>
    <message>
        <source>Burst digivolve …</source>
        <translation>Burst-Digitation …</translation>
    </message>
    <message>
        <source>By every legal line after “{place}”, {until}:</source>
        <translation>Auf allen regelgerechten Wegen nach „{place}“, {until}:</translation>
    </message>
    <message>
        <source>Can&apos;t be checked: {why}</source>
        <translation>Nicht prüfbar: {why}</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>Counter with …</source>
        <translation>Counter mit …</translation>
    </message>
    <message>
        <source>DNA digivolve …</source>
        <translation>DNA-Digitation …</translation>
    </message>
    <message>
        <source>Digivolve …</source>
        <translation>Digitieren …</translation>
    </message>
    <message>
        <source>Enter each account step by step, on its board or in the list.</source>
        <translation>Jede Darstellung Schritt für Schritt eingeben, auf ihrem Spielfeld oder in der Liste.</translation>
    </message>
    <message>
        <source>Hatch</source>
        <translation>Schlüpfen</translation>
    </message>
    <message>
        <source>Link …</source>
        <translation>Verlinken …</translation>
    </message>
    <message>
        <source>Move from the breeding area …</source>
        <translation>Aus der Breeding Area bewegen …</translation>
    </message>
    <message>
        <source>No verdict on both while one can&apos;t be read.</source>
        <translation>Kein Urteil über beide, solange eine nicht lesbar ist.</translation>
    </message>
    <message>
        <source>Not legal, but claimed</source>
        <translation>Nicht legal, aber angeblich geschehen</translation>
    </message>
    <message>
        <source>Not legal: {why}</source>
        <translation>Nicht legal: {why}</translation>
    </message>
    <message>
        <source>Not true: {why}</source>
        <translation>Stimmt nicht: {why}</translation>
    </message>
    <message>
        <source>Pass the turn</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Place …</source>
        <translation>Legen …</translation>
    </message>
    <message>
        <source>Play …</source>
        <translation>Spielen …</translation>
    </message>
    <message>
        <source>Searching for a legal line …</source>
        <translation>Ein regelgerechter Weg wird gesucht …</translation>
    </message>
    <message>
        <source>Use …</source>
        <translation>Benutzen …</translation>
    </message>
    <message>
        <source>What the rules say about both</source>
        <translation>Was die Regeln zu beiden sagen</translation>
    </message>
    <message>
        <source>What was played at the table</source>
        <translation>Was am Tisch gespielt wurde</translation>
    </message>
    <message>
        <source>according to {who}</source>
        <translation>laut {who}</translation>
    </message>
    <message>
        <source>checked as if the previous step hadn&apos;t happened</source>
        <translation>geprüft, als wäre der Schritt davor nicht geschehen</translation>
    </message>
    <message>
        <source>{who}, step {number}: {step}</source>
        <translation>{who}, Schritt {number}: {step}</translation>
    </message>
</context>
<context>
    <name>durations</name>
    <message>
        <source>as long as it stays the same card</source>
        <translation>solange es dieselbe Karte bleibt</translation>
    </message>
    <message>
        <source>until the end of the attack</source>
        <translation>bis zum Ende des Angriffs</translation>
    </message>
    <message>
        <source>until the end of the opponent&apos;s turn</source>
        <translation>bis zum Ende des gegnerischen Zugs</translation>
    </message>
    <message>
        <source>until the end of the turn</source>
        <translation>bis zum Ende des Zugs</translation>
    </message>
    <message>
        <source>until the end of your turn</source>
        <translation>bis zum Ende des eigenen Zugs</translation>
    </message>
    <message>
        <source>until the opponent&apos;s next unsuspend phase ends</source>
        <translation>bis zum Ende der nächsten gegnerischen Unsuspend Phase</translation>
    </message>
    <message>
        <source>until your next unsuspend phase ends</source>
        <translation>bis zum Ende der eigenen nächsten Unsuspend Phase</translation>
    </message>
</context>
<context>
    <name>edit_offers</name>
    <message>
        <source>Add 1 memory</source>
        <translation>1 Memory dazugeben</translation>
    </message>
    <message>
        <source>Add one</source>
        <translation>Eine dazulegen</translation>
    </message>
    <message>
        <source>Mark as new this turn</source>
        <translation>Als in diesem Zug gekommen markieren</translation>
    </message>
    <message>
        <source>Mark as not new this turn</source>
        <translation>Als schon vor diesem Zug vorhanden markieren</translation>
    </message>
    <message>
        <source>Remove 1 memory</source>
        <translation>1 Memory wegnehmen</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Remove its last link card</source>
        <translation>Letzte Link-Karte abnehmen</translation>
    </message>
    <message>
        <source>Remove its top card</source>
        <translation>Oberste Karte abnehmen</translation>
    </message>
    <message>
        <source>Remove one</source>
        <translation>Eine wegnehmen</translation>
    </message>
    <message>
        <source>Turn it face down</source>
        <translation>Verdeckt hinlegen</translation>
    </message>
    <message>
        <source>Turn it face up</source>
        <translation>Offen hinlegen</translation>
    </message>
    <message>
        <source>Unsuspend</source>
        <translation>Enttappen</translation>
    </message>
</context>
<context>
    <name>edition_page</name>
    <message>
        <source>And {count} more.</source>
        <translation>Und {count} weitere.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Correct the details …</source>
        <translation>Angaben berichtigen …</translation>
    </message>
    <message>
        <source>Doubtful lines: {count}</source>
        <translation>Zweifelhafte Zeilen: {count}</translation>
    </message>
    <message>
        <source>Each line shows what was done. Leave it, or choose something else: Tab moves between the choices, Enter selects one.</source>
        <translation>Jede Zeile zeigt, was getan wurde. So lassen oder anders wählen: Tab wechselt zwischen den Möglichkeiten, Eingabe wählt.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Import a rulebook</source>
        <translation>Regelwerk hinzufügen</translation>
    </message>
    <message>
        <source>It begins a passage</source>
        <translation>Beginnt eine Stelle</translation>
    </message>
    <message>
        <source>It continues the previous line</source>
        <translation>Gehört zur Zeile davor</translation>
    </message>
    <message>
        <source>It isn&apos;t part of the rulebook</source>
        <translation>Gehört nicht zum Regelwerk</translation>
    </message>
    <message>
        <source>Left out, in characters</source>
        <translation>Weggelassen, in Zeichen</translation>
    </message>
    <message>
        <source>Lines with numbers that may not belong to the text: {count}</source>
        <translation>Zeilen mit Ziffern, die vielleicht nicht zum Text gehören: {count}</translation>
    </message>
    <message>
        <source>Nothing is lost: every character is in a passage or listed as left out.</source>
        <translation>Nichts ist verloren: Jedes Zeichen steht in einer Stelle oder ist als ausgelassen aufgeführt.</translation>
    </message>
    <message>
        <source>Out of order</source>
        <translation>Nicht in der Reihenfolge</translation>
    </message>
    <message>
        <source>Page {page}, line {line}</source>
        <translation>Seite {page}, Zeile {line}</translation>
    </message>
    <message>
        <source>Stale references: {count}</source>
        <translation>Veraltete Verweise: {count}</translation>
    </message>
    <message>
        <source>The number belongs to the text</source>
        <translation>Die Ziffer gehört zum Text</translation>
    </message>
    <message>
        <source>Undo the last answer</source>
        <translation>Letzte Antwort rückgängig machen</translation>
    </message>
    <message>
        <source>a word ends in a number, perhaps a page number: it stays in {number}</source>
        <translation>ein Wort endet mit einer Ziffer, vielleicht einer Seitenzahl: sie bleibt in {number}</translation>
    </message>
    <message>
        <source>before the first clause: left out</source>
        <translation>vor der ersten Regel: weggelassen</translation>
    </message>
    <message>
        <source>chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>clauses</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>dropped by the judge</source>
        <translation>vom Judge verworfen</translation>
    </message>
    <message>
        <source>has a character that the file doesn&apos;t identify</source>
        <translation>enthält ein Zeichen, das die Datei nicht benennt</translation>
    </message>
    <message>
        <source>heading of the history</source>
        <translation>Überschrift der Änderungsübersicht</translation>
    </message>
    <message>
        <source>hyphens at the ends of lines</source>
        <translation>Trennstriche am Zeilenende</translation>
    </message>
    <message>
        <source>left out: {hint}</source>
        <translation>weggelassen: {hint}</translation>
    </message>
    <message>
        <source>looks like a heading: joined to {number}</source>
        <translation>sieht aus wie eine Überschrift: an {number} angefügt</translation>
    </message>
    <message>
        <source>marks before headings</source>
        <translation>Zeichen vor Überschriften</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>kein Grund angegeben</translation>
    </message>
    <message>
        <source>numbers that the file runs together with references</source>
        <translation>Nummern, die in der Datei ohne Abstand an Verweisen stehen</translation>
    </message>
    <message>
        <source>page numbers</source>
        <translation>Seitenzahlen</translation>
    </message>
    <message>
        <source>passages</source>
        <translation>Stellen</translation>
    </message>
    <message>
        <source>running headers</source>
        <translation>Kopfzeilen</translation>
    </message>
    <message>
        <source>running headers and footers</source>
        <translation>Kopf- und Fußzeilen</translation>
    </message>
    <message>
        <source>slanted letters</source>
        <translation>schräge Buchstaben</translation>
    </message>
    <message>
        <source>the cover</source>
        <translation>Deckblatt</translation>
    </message>
    <message>
        <source>the table of contents</source>
        <translation>Inhaltsverzeichnis</translation>
    </message>
    <message>
        <source>treated as a heading</source>
        <translation>für eine Überschrift gehalten</translation>
    </message>
    <message>
        <source>word broken at the end of the line; read as {hint}</source>
        <translation>Wort am Zeilenende abgebrochen; gelesen als {hint}</translation>
    </message>
    <message>
        <source>{file}, pages: {pages}</source>
        <translation>{file}, Seiten: {pages}</translation>
    </message>
    <message>
        <source>{hint} doesn&apos;t continue the count here: joined to {number}</source>
        <translation>{hint} setzt hier die Zählung nicht fort: an {number} angefügt</translation>
    </message>
    <message>
        <source>{hint} is printed twice: taken as {number}</source>
        <translation>{hint} ist zweimal gedruckt: gelesen als {number}</translation>
    </message>
    <message>
        <source>{number} follows {hint}: numbers are missing</source>
        <translation>{number} steht hinter {hint}: Nummern fehlen</translation>
    </message>
    <message>
        <source>{number} seems to begin inside this line</source>
        <translation>{number} scheint in dieser Zeile zu beginnen</translation>
    </message>
</context>
<context>
    <name>editions</name>
    <message>
        <source>(Rule) is always valid, whatever it says.</source>
        <translation>Ein (Rule)-Text gilt immer, egal was darin steht.</translation>
    </message>
    <message>
        <source>&lt;Ascension&gt;: once deleted, onto the security stack</source>
        <translation>&lt;Ascension&gt;: beim Löschen auf den Security Stack</translation>
    </message>
    <message>
        <source>&lt;Ascension&gt;: when this card is deleted, you may place it face down on top of your security stack.</source>
        <translation>&lt;Ascension&gt;: Wird diese Karte gelöscht, darf sie verdeckt oben auf den eigenen Security Stack gelegt werden.</translation>
    </message>
    <message>
        <source>&lt;Decoy&gt;, &lt;Recovery +1&gt; and &lt;Material Save&gt; are worded differently, with the same result.</source>
        <translation>&lt;Decoy&gt;, &lt;Recovery +1&gt; und &lt;Material Save&gt; sind anders formuliert, das Ergebnis bleibt gleich.</translation>
    </message>
    <message>
        <source>&lt;Detach&gt;: trash a link card, and it stays</source>
        <translation>&lt;Detach&gt;: bleibt, wenn eine Link-Karte abgelegt wird</translation>
    </message>
    <message>
        <source>&lt;Detach&gt;: when this Digimon would leave other than by your effects, you may trash a specified link card so that it stays.</source>
        <translation>&lt;Detach&gt;: Würde dieses Digimon die Battle Area anders als durch eigene Effekte verlassen, darf eine angegebene Link-Karte abgelegt werden, damit es bleibt.</translation>
    </message>
    <message>
        <source>&lt;Engage&gt;: at the end of your turn, this Digimon may attack.</source>
        <translation>&lt;Engage&gt;: Am Ende des eigenen Zugs darf dieses Digimon angreifen.</translation>
    </message>
    <message>
        <source>&lt;Engage&gt;: may attack as your turn ends</source>
        <translation>&lt;Engage&gt;: darf am Ende des eigenen Zugs angreifen</translation>
    </message>
    <message>
        <source>&lt;Guard&gt;: delete it to keep another</source>
        <translation>&lt;Guard&gt;: Wird es gelöscht, bleibt ein anderes</translation>
    </message>
    <message>
        <source>&lt;Guard&gt;: when another of your Digimon would leave by an opponent&apos;s effect, you may delete this Digimon so that the other one stays.</source>
        <translation>&lt;Guard&gt;: Würde ein anderes eigenes Digimon durch einen Effekt des Gegners die Battle Area verlassen, darf dieses Digimon gelöscht werden, damit das andere bleibt.</translation>
    </message>
    <message>
        <source>&lt;Piercing&gt; makes the attack on the player successful, and so security is checked.</source>
        <translation>Durch &lt;Piercing&gt; ist der Angriff auf den Spieler erfolgreich, und so wird Security gecheckt.</translation>
    </message>
    <message>
        <source>&lt;Piercing&gt; makes the attack&apos;s one security check, without an attack on the player being successful. It is activated at the deletion; only the check waits.</source>
        <translation>&lt;Piercing&gt; führt den einen Security Check des Angriffs aus, ohne dass ein Angriff auf den Spieler erfolgreich ist. Aktiviert wird es beim Löschen; nur der Check wartet.</translation>
    </message>
    <message>
        <source>&lt;Piercing&gt;: attack succeeds → one check only</source>
        <translation>&lt;Piercing&gt;: Angriff ist erfolgreich → nur ein Check</translation>
    </message>
    <message>
        <source>&lt;Succession&gt;: effects of a digivolution card</source>
        <translation>&lt;Succession&gt;: Effekte einer Digitationskarte</translation>
    </message>
    <message>
        <source>&lt;Succession&gt;: this Digimon has all effects, except &lt;Succession&gt;, of its topmost specified digivolution card.</source>
        <translation>&lt;Succession&gt;: Dieses Digimon hat alle Effekte der obersten angegebenen Digitationskarte außer &lt;Succession&gt;.</translation>
    </message>
    <message>
        <source>&lt;Use Req.&gt;: no color requirements with a specified card</source>
        <translation>&lt;Use Req.&gt;: keine Farbvoraussetzungen bei genannter Karte</translation>
    </message>
    <message>
        <source>&lt;Use Req.&gt;: while you have a specified Digimon or Tamer, ignore this card&apos;s color requirements.</source>
        <translation>&lt;Use Req.&gt;: Mit einem angegebenen Digimon oder Tamer gilt die Farbvoraussetzung dieser Karte nicht.</translation>
    </message>
    <message>
        <source>A (Rule) always applies and isn&apos;t an effect; the rules list what it may say.</source>
        <translation>Ein (Rule)-Text gilt immer und ist kein Effekt; was darin stehen darf, zählen die Regeln auf.</translation>
    </message>
    <message>
        <source>A (Rule) may give a card words in its name, without changing what it is called.</source>
        <translation>Ein (Rule)-Text kann einer Karte Wörter in den Namen geben, ohne dass sie anders heißt.</translation>
    </message>
    <message>
        <source>A Digimon is still the same Digimon after &lt;De-Digivolve&gt;; effects that have chosen it still apply to it.</source>
        <translation>Ein Digimon bleibt nach &lt;De-Digivolve&gt; dasselbe; Effekte, die es gewählt haben, gelten weiter.</translation>
    </message>
    <message>
        <source>A Digimon that digivolves is still the same Digimon; the rules don&apos;t say so of one that loses its top card.</source>
        <translation>Ein Digimon, das digitiert, bleibt dasselbe; von einem, das seine oberste Karte verliert, sagen die Regeln das nicht.</translation>
    </message>
    <message>
        <source>A card being looked at is in its area, and looking can end at any time.</source>
        <translation>Eine angesehene Karte gehört zu ihrer Zone, und das Ansehen kann jederzeit enden.</translation>
    </message>
    <message>
        <source>A card being looked at isn&apos;t in its area, like a revealed card; it is put back by the rules of that area.</source>
        <translation>Eine angesehene Karte ist nicht in ihrer Zone, so wie eine aufgedeckte; zurück kommt sie nach den Regeln dieser Zone.</translation>
    </message>
    <message>
        <source>A card being looked at: in its area → in no area</source>
        <translation>Angesehene Karte: in ihrer Zone → in keiner Zone</translation>
    </message>
    <message>
        <source>A card placed by DigiXros leaves the field at that moment, and the cards under it are trashed.</source>
        <translation>Eine durch DigiXros daruntergelegte Karte verlässt in diesem Moment das Feld, und die Karten unter ihr kommen in den Trash.</translation>
    </message>
    <message>
        <source>A card placed on the field this turn can&apos;t attack, however it was placed.</source>
        <translation>Eine Karte, die in diesem Zug aufs Feld kam, kann nicht angreifen, egal wie sie dorthin kam.</translation>
    </message>
    <message>
        <source>A card played this turn can&apos;t attack. A hatched Digi-Egg wasn&apos;t played.</source>
        <translation>Eine in diesem Zug gespielte Karte kann nicht angreifen. Ein geschlüpftes Digi-Egg wurde nicht gespielt.</translation>
    </message>
    <message>
        <source>A card that can be paid for only through DigiXros or Assembly may be declared even if too few cards are then placed; it goes back.</source>
        <translation>Eine nur mit DigiXros oder Assembly bezahlbare Karte darf angesagt werden, auch wenn dann zu wenige Karten daruntergelegt werden; sie geht dann zurück.</translation>
    </message>
    <message>
        <source>A card that can be paid for only through an optional condition may be declared even if the condition is then declined; it goes back.</source>
        <translation>Eine nur mit einer freiwilligen Bedingung bezahlbare Karte darf angesagt werden, auch wenn die Bedingung abgelehnt wird; sie geht dann zurück.</translation>
    </message>
    <message>
        <source>A covered card that becomes the top card again isn&apos;t a new card; its [Once Per Turn] stays used.</source>
        <translation>Eine Karte, die überdeckt war und wieder oben liegt, ist keine neue Karte; ihr [Once Per Turn] bleibt verbraucht.</translation>
    </message>
    <message>
        <source>A link card whose category isn&apos;t named in the note of its link is trashed.</source>
        <translation>Eine Link-Karte, deren Kartentyp der Hinweis ihres Links nicht nennt, kommt in den Trash.</translation>
    </message>
    <message>
        <source>A linked card stays linked, whatever its category.</source>
        <translation>Eine verlinkte Karte bleibt verlinkt, egal welchen Kartentyps.</translation>
    </message>
    <message>
        <source>A persistent effect that changes what a card is comes before a later one-time effect, which applies once the persistent effect is lost.</source>
        <translation>Ein passiver Effekt, der ändert, was eine Karte ist, geht einem späteren einmaligen vor; dieser gilt, sobald der passive weg ist.</translation>
    </message>
    <message>
        <source>A rule check trashes Tamers and Options in the breeding area.</source>
        <translation>Eine Regelprüfung legt Tamer und Optionen in der Breeding Area ab.</translation>
    </message>
    <message>
        <source>A rule check trashes everything in the breeding area that isn&apos;t a Digimon, unless an effect placed it there.</source>
        <translation>Eine Regelprüfung legt alles in der Breeding Area ab, was kein Digimon ist, außer ein Effekt hat es dorthin gelegt.</translation>
    </message>
    <message>
        <source>A security check ends when the Digimon is no longer in the battle area.</source>
        <translation>Ein Security Check endet, wenn das Digimon nicht mehr in der Battle Area ist.</translation>
    </message>
    <message>
        <source>A token card has its information written on it; any markers may be used to count.</source>
        <translation>Auf einer Token-Karte stehen ihre Angaben; zum Zählen sind beliebige Marker erlaubt.</translation>
    </message>
    <message>
        <source>A token that leaves counts as placed where it would have gone, so its [On Deletion] is pending activation.</source>
        <translation>Ein Token, das das Feld verlässt, gilt als dorthin gelegt, wohin es käme; sein [On Deletion] steht zur Aktivierung aus.</translation>
    </message>
    <message>
        <source>A token that leaves the field is removed from the game.</source>
        <translation>Ein Token, das das Feld verlässt, wird aus dem Spiel entfernt.</translation>
    </message>
    <message>
        <source>A used Option is trashed as soon as its first [Main] is processed, before any rule check and before any other effect is activated.</source>
        <translation>Eine benutzte Option kommt sofort nach ihrem ersten [Main] in den Trash, vor jeder Regelprüfung und jedem anderen Effekt.</translation>
    </message>
    <message>
        <source>A used Option is trashed together with resolving what its [Main] triggered.</source>
        <translation>Eine benutzte Option kommt zusammen mit dem Abhandeln dessen in den Trash, was ihr [Main] ausgelöst hat.</translation>
    </message>
    <message>
        <source>All parts of an effect are carried out to resolve it.</source>
        <translation>Um einen Effekt abzuhandeln, werden alle seine Teile ausgeführt.</translation>
    </message>
    <message>
        <source>All parts of an effect are carried out, even if its card becomes a new card in the meantime.</source>
        <translation>Alle Teile eines Effekts werden ausgeführt, auch wenn seine Karte inzwischen eine neue Karte wird.</translation>
    </message>
    <message>
        <source>An effect activated as this card&apos;s effect is activated by this card and has its effect type.</source>
        <translation>Ein Effekt, der als Effekt dieser Karte aktiviert wird, gilt als von ihr aktiviert und hat ihre Effektart.</translation>
    </message>
    <message>
        <source>An effect activated as this card&apos;s effect is an effect of this card.</source>
        <translation>Ein Effekt, der als Effekt dieser Karte aktiviert wird, ist ein Effekt dieser Karte.</translation>
    </message>
    <message>
        <source>Any Option card in the battle area counts as one.</source>
        <translation>Jede Option in der Battle Area zählt als solche.</translation>
    </message>
    <message>
        <source>Any of the player&apos;s cards that meets the requirements can DNA digivolve, burst digivolve or app fuse, including Tamers.</source>
        <translation>Jede eigene Karte, die die Bedingung erfüllt, kann durch DNA-Digitation, Burst-Digitation oder App-Fusion digitieren, auch ein Tamer.</translation>
    </message>
    <message>
        <source>Arts Digivolve: into a used DUAL card, at no cost</source>
        <translation>Arts-Digitation: in eine benutzte DUAL-Karte, kostenlos</translation>
    </message>
    <message>
        <source>Arts Digivolve: when a used DUAL card would be trashed, you may instead digivolve one of your cards into it without paying the cost.</source>
        <translation>Arts-Digitation: Käme eine benutzte DUAL-Karte in den Trash, darf stattdessen eine eigene Karte kostenlos in sie digitieren.</translation>
    </message>
    <message>
        <source>Brackets in a keyword&apos;s icon: the cards it specifies</source>
        <translation>Klammern im Keyword-Symbol: die angegebenen Karten</translation>
    </message>
    <message>
        <source>Breeding area: no Tamer or Option → Digimon only</source>
        <translation>Breeding Area: kein Tamer, keine Option → nur Digimon</translation>
    </message>
    <message>
        <source>By ...ing of an activated effect: always done → may be optional</source>
        <translation>„Indem …“ eines aktivierten Effekts: immer → kann freiwillig sein</translation>
    </message>
    <message>
        <source>Can&apos;t attack: cards played → placed this turn</source>
        <translation>Kann nicht angreifen: gespielte → in diesem Zug gelegte Karten</translation>
    </message>
    <message>
        <source>Condition needed to pay: optional → mandatory</source>
        <translation>Zum Bezahlen nötige Bedingung: freiwillig → Pflicht</translation>
    </message>
    <message>
        <source>Covered card that is on top again: not said → not a new card</source>
        <translation>Überdeckte Karte wieder oben: nicht gesagt → keine neue Karte</translation>
    </message>
    <message>
        <source>DNA, burst, app fusion: Digimon only → Tamers too</source>
        <translation>DNA, Burst, App-Fusion: nur Digimon → auch Tamer</translation>
    </message>
    <message>
        <source>DUAL card: a Digimon card and an Option card in one</source>
        <translation>DUAL-Karte: Digimonkarte und Optionskarte in einem</translation>
    </message>
    <message>
        <source>DigiXros cards needed to pay: optional → mandatory</source>
        <translation>Zum Bezahlen nötige DigiXros-Karten: freiwillig → Pflicht</translation>
    </message>
    <message>
        <source>Digimon after &lt;De-Digivolve&gt;: not said → the same</source>
        <translation>Digimon nach &lt;De-Digivolve&gt;: nicht gesagt → dasselbe</translation>
    </message>
    <message>
        <source>Each player chooses the order of their own effects.</source>
        <translation>Jeder Spieler wählt die Reihenfolge seiner eigenen Effekte.</translation>
    </message>
    <message>
        <source>Gained effects that don&apos;t count as card text: inherited → all</source>
        <translation>Erhaltene Effekte, die nicht zum Kartentext zählen: vererbte → alle</translation>
    </message>
    <message>
        <source>If an effect activates another effect, the other&apos;s &quot;by ...ing&quot; is carried out.</source>
        <translation>Aktiviert ein Effekt einen anderen, wird dessen „indem …“ ausgeführt.</translation>
    </message>
    <message>
        <source>If an effect activates another effect, the other&apos;s &quot;by ...ing&quot; is mandatory if the first is mandatory, and optional if the first says &quot;you may&quot;.</source>
        <translation>Aktiviert ein Effekt einen anderen, ist dessen „indem …“ Pflicht, wenn der erste Pflicht ist, und freiwillig, wenn im ersten „darf“ steht.</translation>
    </message>
    <message>
        <source>If an effect does two things for each of something, it does all of the first, then all of the second; the number is fixed before both.</source>
        <translation>Bewirkt ein Effekt „für jede …“ zwei Dinge, kommt erst das erste vollständig, dann das zweite; gezählt wird nur vorher.</translation>
    </message>
    <message>
        <source>If an effect does two things for each of something, the number is counted when each of them is done.</source>
        <translation>Bewirkt ein Effekt „für jede …“ zwei Dinge, wird für jedes der beiden neu gezählt, sobald es an der Reihe ist.</translation>
    </message>
    <message>
        <source>If several effects change what a card is, the latest one applies.</source>
        <translation>Ändern mehrere Effekte, was eine Karte ist, gilt der letzte.</translation>
    </message>
    <message>
        <source>Link card of the wrong category: stays → is trashed</source>
        <translation>Link-Karte mit falschem Kartentyp: bleibt → kommt in den Trash</translation>
    </message>
    <message>
        <source>Memory moves by the value of the cost.</source>
        <translation>Das Memory bewegt sich um den Wert der Kosten.</translation>
    </message>
    <message>
        <source>Once DigiXros or Assembly is declared, the cards that the payment needs must be placed.</source>
        <translation>Sind DigiXros oder Assembly angesagt, müssen die zum Bezahlen nötigen Karten daruntergelegt werden.</translation>
    </message>
    <message>
        <source>Once the card is declared, as much of the optional condition as the payment needs must be carried out.</source>
        <translation>Ist die Karte angesagt, muss von der freiwilligen Bedingung so viel ausgeführt werden, wie zum Bezahlen nötig ist.</translation>
    </message>
    <message>
        <source>Only Digimon can DNA digivolve, burst digivolve or app fuse.</source>
        <translation>Durch DNA-Digitation, Burst-Digitation und App-Fusion können nur Digimon digitieren.</translation>
    </message>
    <message>
        <source>Only an Option card that an effect placed there counts as one in the battle area.</source>
        <translation>In der Battle Area zählt nur eine Option, die ein Effekt dorthin gelegt hat.</translation>
    </message>
    <message>
        <source>Only the cards above a link limit are trashed.</source>
        <translation>In den Trash kommen nur die Karten, die über dem Link-Limit sind.</translation>
    </message>
    <message>
        <source>Option in the battle area: any → only one placed by an effect</source>
        <translation>Option in der Battle Area: jede → nur durch einen Effekt gelegte</translation>
    </message>
    <message>
        <source>Outside the field, a DUAL card is both a Digimon card and an Option card: you digivolve into its Digimon part or use its Option part. On the field it is only a Digimon.</source>
        <translation>Außerhalb des Felds ist eine DUAL-Karte Digimonkarte und Optionskarte: Mit dem Digimon-Teil wird digitiert, der Options-Teil wird benutzt. Auf dem Feld ist sie nur ein Digimon.</translation>
    </message>
    <message>
        <source>Paying a cost: memory moves by its value → the exact cost is paid</source>
        <translation>Kosten bezahlen: Memory um ihren Wert bewegt → genau die Kosten bezahlt</translation>
    </message>
    <message>
        <source>Play or use cost: by its icon, not its category</source>
        <translation>Spiel- oder Nutzungskosten: nach Symbol, nicht Kartentyp</translation>
    </message>
    <message>
        <source>Several &lt;Piercing&gt; give only one security check; if the Digimon is gone, there is none.</source>
        <translation>Mehrere &lt;Piercing&gt; führen nur zu einem Security Check; ist das Digimon nicht mehr da, gibt es keinen.</translation>
    </message>
    <message>
        <source>Stacked cards don&apos;t become new cards when their order changes.</source>
        <translation>Gestapelte Karten werden keine neuen Karten, wenn sich ihre Reihenfolge ändert.</translation>
    </message>
    <message>
        <source>The cards used for a DNA digivolution become new cards, and their [X Per Turn] counts start over.</source>
        <translation>Die Karten einer DNA-Digitation werden neue Karten, und ihr [X Per Turn] zählt von vorn.</translation>
    </message>
    <message>
        <source>The cards used for a DNA digivolution start their [X Per Turn] counts anew, and effects that have chosen one of them no longer apply to it.</source>
        <translation>Für die Karten einer DNA-Digitation zählt [X Per Turn] von vorn, und Effekte, die eine davon gewählt haben, gelten nicht mehr für sie.</translation>
    </message>
    <message>
        <source>The exact cost is paid, even if it was increased or reduced.</source>
        <translation>Es werden genau die Kosten bezahlt, auch wenn sie erhöht oder gesenkt wurden.</translation>
    </message>
    <message>
        <source>The icon beside a cost shows whether it is a play cost or a use cost; the card category doesn&apos;t.</source>
        <translation>Ob es Spielkosten oder Nutzungskosten sind, sagt das Symbol neben den Kosten, nicht der Kartentyp.</translation>
    </message>
    <message>
        <source>The lower text is what is printed below the traits: inherited effect, [Security], link, Option part.</source>
        <translation>Der untere Text ist, was unter den Traits steht: vererbter Effekt, Security-Effekt, Link, Options-Teil.</translation>
    </message>
    <message>
        <source>The reminder text of Overflow and Arts Digivolve is only a note.</source>
        <translation>Der Erinnerungstext zu Overflow und Arts-Digitation ist nur ein Hinweis.</translation>
    </message>
    <message>
        <source>The round brackets in a keyword effect&apos;s icon say which cards it specifies, for all keyword effects as for &lt;Partition&gt;.</source>
        <translation>Die runden Klammern im Keyword-Symbol sagen, welche Karten der Effekt angibt, bei allen Keyword-Effekten wie bei &lt;Partition&gt;.</translation>
    </message>
    <message>
        <source>The text of a gained effect, of any kind, isn&apos;t part of the card&apos;s text.</source>
        <translation>Der Text eines erhaltenen Effekts, egal welcher Art, gehört nicht zum Text der Karte.</translation>
    </message>
    <message>
        <source>The text of a gained inherited effect isn&apos;t part of the Digimon&apos;s text.</source>
        <translation>Der Text eines erhaltenen vererbten Effekts gehört nicht zum Text des Digimon.</translation>
    </message>
    <message>
        <source>Token that leaves: removed → [On Deletion] is pending</source>
        <translation>Token verlässt das Feld: entfernt → [On Deletion] steht aus</translation>
    </message>
    <message>
        <source>Two things “for each”: counted twice → once</source>
        <translation>Zwei Dinge „für jede …“: zweimal gezählt → einmal</translation>
    </message>
    <message>
        <source>Used Option: trashed after what it triggered → at once</source>
        <translation>Benutzte Option: kommt nach dem Ausgelösten in den Trash → sofort</translation>
    </message>
    <message>
        <source>What a card is: latest effect applies → persistent effect first</source>
        <translation>Was eine Karte ist: letzter Effekt gilt → passiver geht vor</translation>
    </message>
    <message>
        <source>When cards being revealed or looked at leave their area, the area has fewer cards.</source>
        <translation>Verlassen aufgedeckte oder angesehene Karten ihre Zone, hat diese weniger Karten.</translation>
    </message>
    <message>
        <source>You pay no cost for &lt;Blast DNA Digivolve&gt;; 3.6 is played the same way.</source>
        <translation>&lt;Blast DNA Digivolve&gt; kostet nichts; nach 3.6 wird ebenso gespielt.</translation>
    </message>
    <message>
        <source>[Counter] effects are declared and don&apos;t trigger: what the effect requires must be possible, and its &quot;by ...ing&quot; is carried out.</source>
        <translation>[Counter]-Effekte werden angesagt und lösen nicht aus: Was der Effekt verlangt, muss möglich sein, und sein „indem …“ ist Pflicht.</translation>
    </message>
    <message>
        <source>[Counter] effects trigger: one may be chosen even if it does nothing, and a mandatory one must be chosen.</source>
        <translation>[Counter]-Effekte lösen aus: Einer darf gewählt werden, auch wenn er nichts bewirkt; ein Pflichteffekt muss gewählt werden.</translation>
    </message>
    <message>
        <source>[Counter]: triggers → is declared</source>
        <translation>[Counter]: löst aus → wird angesagt</translation>
    </message>
    <message>
        <source>[X Per Turn] starts over when the turn changes or the card becomes a new card, and at no other time.</source>
        <translation>[X Per Turn] zählt von vorn, wenn der Zug wechselt oder die Karte eine neue Karte wird, sonst nie.</translation>
    </message>
    <message>
        <source>“Lower text”: everything below the traits</source>
        <translation>„Unterer Text“: alles unter den Traits</translation>
    </message>
</context>
<context>
    <name>editions_compared</name>
    <message>
        <source>Because</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Choices left out: {number}. First: {what}</source>
        <translation>Weggelassene Entscheidungen: {number}. Erste: {what}</translation>
    </message>
    <message>
        <source>Choices that one edition doesn&apos;t offer</source>
        <translation>Entscheidungen, die es in einer Fassung nicht gibt</translation>
    </message>
    <message>
        <source>Different in the end</source>
        <translation>Am Ende unterschiedlich</translation>
    </message>
    <message>
        <source>Replayed under rules {edition} as far as possible. First difference: {what}</source>
        <translation>Nach den Regeln {edition} so weit wie möglich neu gespielt. Erster Unterschied: {what}</translation>
    </message>
    <message>
        <source>Replayed under rules {edition}. First difference: {what}</source>
        <translation>Nach den Regeln {edition} neu gespielt. Erster Unterschied: {what}</translation>
    </message>
    <message>
        <source>Replayed under rules {edition}. Same result up to here.</source>
        <translation>Nach den Regeln {edition} neu gespielt. Bis hierher gleiches Ergebnis.</translation>
    </message>
    <message>
        <source>Replayed under rules {edition}. Same result.</source>
        <translation>Nach den Regeln {edition} neu gespielt. Gleiches Ergebnis.</translation>
    </message>
    <message>
        <source>Rules {edition}: {what}</source>
        <translation>Regeln {edition}: {what}</translation>
    </message>
    <message>
        <source>Rules {first} and {later} give the same result.</source>
        <translation>Regeln {first} und {later} führen zum gleichen Ergebnis.</translation>
    </message>
    <message>
        <source>The editions differ after: {choice}</source>
        <translation>Die Fassungen unterscheiden sich nach: {choice}</translation>
    </message>
    <message>
        <source>The two boards are the same in the end.</source>
        <translation>Die beiden Spielfelder sind am Ende gleich.</translation>
    </message>
    <message>
        <source>no longer: {event}</source>
        <translation>nicht mehr: {event}</translation>
    </message>
    <message>
        <source>not possible: {choice}</source>
        <translation>nicht möglich: {choice}</translation>
    </message>
    <message>
        <source>only possible under this edition: {options}</source>
        <translation>nur nach dieser Fassung möglich: {options}</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>das Spiel ist vorbei</translation>
    </message>
</context>
<context>
    <name>editions_page</name>
    <message>
        <source>Add an edition …</source>
        <translation>Fassung hinzufügen …</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Change …</source>
        <translation>Ändern …</translation>
    </message>
    <message>
        <source>Citations of changed clauses</source>
        <translation>Verweise auf geänderte Regeln</translation>
    </message>
    <message>
        <source>Citations of clauses that changed in {edition}</source>
        <translation>Verweise auf Regeln, die sich in {edition} geändert haben</translation>
    </message>
    <message>
        <source>Concept</source>
        <translation>Begriff</translation>
    </message>
    <message>
        <source>Correct: it is gone</source>
        <translation>Stimmt: entfallen</translation>
    </message>
    <message>
        <source>Correct: it is new</source>
        <translation>Stimmt: neu</translation>
    </message>
    <message>
        <source>Correct: {what}</source>
        <translation>Stimmt: {what}</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Y accepts, Ctrl+Shift+X splits. To match other clauses, use a file: “judgeapp corpus compare {old} {new} --doubts FILE”.</source>
        <translation>Strg+Umschalt+Y stimmt zu, Strg+Umschalt+X trennt. Andere Regeln zuordnen geht mit einer Datei: „judgeapp corpus compare {old} {new} --doubts FILE“.</translation>
    </message>
    <message>
        <source>Difference between sources</source>
        <translation>Unterschied der Quellen</translation>
    </message>
    <message>
        <source>Doubtful between {old} and {new}</source>
        <translation>Zweifelhaft zwischen {old} und {new}</translation>
    </message>
    <message>
        <source>Editions of the rules</source>
        <translation>Fassungen der Regeln</translation>
    </message>
    <message>
        <source>Every clause that your data cites means the same in {edition}.</source>
        <translation>Alle Regeln, die in eigenen Einträgen stehen, sagen in {edition} dasselbe.</translation>
    </message>
    <message>
        <source>From {old} to {new}</source>
        <translation>Von {old} zu {new}</translation>
    </message>
    <message>
        <source>No doubtful matches.</source>
        <translation>Keine zweifelhaften Zuordnungen.</translation>
    </message>
    <message>
        <source>Not the same: one is gone, the other new</source>
        <translation>Nicht dieselbe: eine entfallen, die andere neu</translation>
    </message>
    <message>
        <source>Nothing to check.</source>
        <translation>Nichts zu prüfen.</translation>
    </message>
    <message>
        <source>Official answer</source>
        <translation>Offizielle Antwort</translation>
    </message>
    <message>
        <source>Our reading</source>
        <translation>Unsere Auslegung</translation>
    </message>
    <message>
        <source>Parts of the program that rely on them: {number}</source>
        <translation>Teile des Programms, die darauf beruhen: {number}</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Ruling</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Szene</translation>
    </message>
    <message>
        <source>Set the date …</source>
        <translation>Datum angeben …</translation>
    </message>
    <message>
        <source>Settle doubtful matches: {number}</source>
        <translation>Zweifelhafte Zuordnungen klären: {number}</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>The ruling that is being written</source>
        <translation>Das angefangene Ruling</translation>
    </message>
    <message>
        <source>The same clause, but with a different meaning</source>
        <translation>Dieselbe Regel, aber sie sagt etwas anderes</translation>
    </message>
    <message>
        <source>The same clause, with the same meaning</source>
        <translation>Dieselbe Regel, und sie sagt dasselbe</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>There may be a newer edition: the publisher revises the rules every few weeks. Import it as a file (Ctrl+Alt+L).</source>
        <translation>Vielleicht gibt es eine neuere Fassung: Der Herausgeber überarbeitet die Regeln alle paar Wochen. Als Datei hinzufügen (Strg+Alt+L).</translation>
    </message>
    <message>
        <source>These are the dates printed in the editions.</source>
        <translation>Es gelten die Datumsangaben, die in den Fassungen stehen.</translation>
    </message>
    <message>
        <source>To the editions</source>
        <translation>Zu den Fassungen</translation>
    </message>
    <message>
        <source>Use the dates printed in the editions</source>
        <translation>Datumsangaben aus den Fassungen verwenden</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Was neu ist</translation>
    </message>
    <message>
        <source>You changed the dates in this table yourself.</source>
        <translation>Die Datumsangaben in dieser Tabelle sind von Hand geändert.</translation>
    </message>
    <message>
        <source>Your entries to check: {number}</source>
        <translation>Eigene Einträge zu prüfen: {number}</translation>
    </message>
    <message>
        <source>an unmatched clause is similar</source>
        <translation>eine nicht zugeordnete Regel ist ähnlich</translation>
    </message>
    <message>
        <source>another clause is just as similar</source>
        <translation>eine andere Regel ist ebenso ähnlich</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>entfallen</translation>
    </message>
    <message>
        <source>has a different meaning</source>
        <translation>sagt etwas anderes</translation>
    </message>
    <message>
        <source>in force today</source>
        <translation>heute in Kraft</translation>
    </message>
    <message>
        <source>it could be swapped with a neighboring clause</source>
        <translation>könnte mit einer Nachbarregel vertauscht sein</translation>
    </message>
    <message>
        <source>it has a different meaning</source>
        <translation>sagt etwas anderes</translation>
    </message>
    <message>
        <source>it has moved to another section</source>
        <translation>steht jetzt in einem anderen Abschnitt</translation>
    </message>
    <message>
        <source>it has the same meaning</source>
        <translation>sagt dasselbe</translation>
    </message>
    <message>
        <source>it is gone</source>
        <translation>ist entfallen</translation>
    </message>
    <message>
        <source>it is unclear which clause it is</source>
        <translation>es ist unklar, welche Regel es ist</translation>
    </message>
    <message>
        <source>it was merged with others</source>
        <translation>wurde mit anderen zusammengelegt</translation>
    </message>
    <message>
        <source>it was split</source>
        <translation>wurde geteilt</translation>
    </message>
    <message>
        <source>its edition isn&apos;t available</source>
        <translation>die Fassung liegt nicht vor</translation>
    </message>
    <message>
        <source>its text isn&apos;t available</source>
        <translation>der Text liegt nicht vor</translation>
    </message>
    <message>
        <source>its text was imported again and differs</source>
        <translation>der Text wurde neu hinzugefügt und weicht ab</translation>
    </message>
    <message>
        <source>more: {number}</source>
        <translation>weitere: {number}</translation>
    </message>
    <message>
        <source>much of one is missing from the other</source>
        <translation>vieles aus der einen fehlt in der anderen</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>no date given</source>
        <translation>kein Datum angegeben</translation>
    </message>
    <message>
        <source>not in {edition}</source>
        <translation>nicht in {edition}</translation>
    </message>
    <message>
        <source>one became several</source>
        <translation>aus einer wurden mehrere</translation>
    </message>
    <message>
        <source>only renumbered</source>
        <translation>nur umnummeriert</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>several became one</source>
        <translation>aus mehreren wurde eine</translation>
    </message>
    <message>
        <source>several clauses that may belong together</source>
        <translation>mehrere Regeln, die zusammengehören könnten</translation>
    </message>
    <message>
        <source>since {date}</source>
        <translation>seit {date}</translation>
    </message>
    <message>
        <source>the texts have little in common</source>
        <translation>die Texte haben wenig gemeinsam</translation>
    </message>
    <message>
        <source>the update history says otherwise</source>
        <translation>die Änderungsübersicht sagt es anders</translation>
    </message>
    <message>
        <source>{at} of {all}</source>
        <translation>{at} von {all}</translation>
    </message>
    <message>
        <source>{number} of {edition}: {standing}</source>
        <translation>{number} aus {edition}: {standing}</translation>
    </message>
    <message>
        <source>{there} in {edition}</source>
        <translation>{there} in {edition}</translation>
    </message>
    <message>
        <source>{there} in {edition}, with a different meaning</source>
        <translation>{there} in {edition}, mit anderer Bedeutung</translation>
    </message>
    <message>
        <source>{what} (doubtful)</source>
        <translation>{what} (zweifelhaft)</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>&quot;Blocker&quot; or &quot;+1000 DP&quot;</source>
        <translation>„Blocker“ oder „+1000 DP“</translation>
    </message>
    <message>
        <source>&apos;as_colors&apos; needs the level that it digivolves as</source>
        <translation>zu &apos;as_colors&apos; gehört das Level, als das digitiert wird</translation>
    </message>
    <message>
        <source>&apos;chosen&apos; says how many cards of &apos;of&apos; are revealed</source>
        <translation>&apos;chosen&apos; sagt, wie viele Karten aus &apos;of&apos; aufgedeckt werden</translation>
    </message>
    <message>
        <source>&apos;in_all&apos; is the total number of cards meant</source>
        <translation>&apos;in_all&apos; ist die Gesamtzahl der gemeinten Karten</translation>
    </message>
    <message>
        <source>&apos;not_counting&apos; says what doesn&apos;t count as a name or trait</source>
        <translation>&apos;not_counting&apos; sagt, was nicht als Name oder Trait zählt</translation>
    </message>
    <message>
        <source>&apos;object&apos; of {event!r} is never in the areas it names</source>
        <translation>&apos;object&apos; von „{event}“ ist nie in den genannten Zonen</translation>
    </message>
    <message>
        <source>&apos;or_more&apos; needs a number</source>
        <translation>zu &apos;or_more&apos; gehört eine Anzahl</translation>
    </message>
    <message>
        <source>&apos;over_count&apos; sets how many cards under it match &apos;over&apos;</source>
        <translation>&apos;over_count&apos; sagt, wie viele Karten darunter zu &apos;over&apos; passen</translation>
    </message>
    <message>
        <source>&apos;over_top&apos; says for which cards &apos;over&apos; is checked</source>
        <translation>&apos;over_top&apos; sagt, für welche Karten &apos;over&apos; gilt</translation>
    </message>
    <message>
        <source>&apos;per&apos; must be at least 1</source>
        <translation>&apos;per&apos; ist mindestens 1</translation>
    </message>
    <message>
        <source>&apos;same&apos; and &apos;same_as&apos; must be used together</source>
        <translation>&apos;same&apos; und &apos;same_as&apos; müssen zusammen verwendet werden</translation>
    </message>
    <message>
        <source>&apos;timings&apos; can&apos;t be used with &apos;would&apos;</source>
        <translation>&apos;timings&apos; ist zusammen mit &apos;would&apos; nicht möglich</translation>
    </message>
    <message>
        <source>&apos;to&apos; names who gets &apos;gifts&apos;, but there are none</source>
        <translation>&apos;to&apos; sagt, wer &apos;gifts&apos; bekommt, aber es gibt keine</translation>
    </message>
    <message>
        <source>&apos;under&apos; applies only to cards under others or linked to them</source>
        <translation>&apos;under&apos; gilt nur für Karten, die unter anderen liegen oder mit ihnen verlinkt sind</translation>
    </message>
    <message>
        <source>&apos;would&apos; needs &apos;when&apos;: what would happen</source>
        <translation>&apos;would&apos; verlangt &apos;when&apos;: was geschehen würde</translation>
    </message>
    <message>
        <source>, since {day}</source>
        <translation>, seit {day}</translation>
    </message>
    <message>
        <source>--gold takes no query, language or source</source>
        <translation>--gold ist ohne Suchanfrage, Sprache und Quelle anzugeben</translation>
    </message>
    <message>
        <source>--only {kind} takes no language or source</source>
        <translation>--only {kind} ist ohne Sprache und Quelle anzugeben</translation>
    </message>
    <message>
        <source>&lt;{name}&gt; is something that an effect does: no card has it by itself</source>
        <translation>&lt;{name}&gt; ist etwas, was ein Effekt tut; keine Karte hat es von sich aus</translation>
    </message>
    <message>
        <source>Add &apos;as_level&apos;</source>
        <translation>&apos;as_level&apos; angeben</translation>
    </message>
    <message>
        <source>Add &apos;count&apos;, and leave out &apos;up_to&apos; and &apos;in_all&apos;</source>
        <translation>&apos;count&apos; angeben und &apos;up_to&apos; und &apos;in_all&apos; weglassen</translation>
    </message>
    <message>
        <source>Add &apos;when&apos;</source>
        <translation>&apos;when&apos; angeben</translation>
    </message>
    <message>
        <source>Add it to the hand in &apos;then&apos;</source>
        <translation>In &apos;then&apos; auf die Hand nehmen</translation>
    </message>
    <message>
        <source>Add it under `cards`</source>
        <translation>Unter `cards` hinzufügen</translation>
    </message>
    <message>
        <source>Add one: judgeapp update --add NAME https://...</source>
        <translation>Eine angeben: judgeapp update --add NAME https://...</translation>
    </message>
    <message>
        <source>Add what it stands for</source>
        <translation>Dazu angeben, wofür es steht</translation>
    </message>
    <message>
        <source>All judges of this team share one login, so the server can&apos;t tell who writes and deletes. Whoever created the team&apos;s notebook can add one for each judge: judgeapp team judges --add NAME</source>
        <translation>Alle Judges des Teams nutzen denselben Login, daher weiß der Server nicht, wer schreibt oder löscht. Wer das Notizbuch angelegt hat, gibt jedem einen eigenen: judgeapp team judges --add NAME</translation>
    </message>
    <message>
        <source>Another edition of the rules may have saved it. Delete this branch</source>
        <translation>Vielleicht hat eine andere Fassung der Regeln sie gespeichert. Diesen Zweig löschen</translation>
    </message>
    <message>
        <source>Ask both of them</source>
        <translation>Beide fragen</translation>
    </message>
    <message>
        <source>Ask for TLS to be switched on there, or allow connections without TLS at this event</source>
        <translation>TLS dort einschalten lassen oder den Verzicht darauf für dieses Turnier erlauben</translation>
    </message>
    <message>
        <source>Ask for a new export of the ruling with all of its history</source>
        <translation>Um einen neuen Export des Rulings mit ganzem Verlauf bitten</translation>
    </message>
    <message>
        <source>Ask for a new export: judgeapp notebook export FILE</source>
        <translation>Um einen neuen Export bitten: judgeapp notebook export FILE</translation>
    </message>
    <message>
        <source>Ask the server&apos;s administrator</source>
        <translation>Beim Betreiber des Servers nachfragen</translation>
    </message>
    <message>
        <source>Ask the server&apos;s administrator for access</source>
        <translation>Den Betreiber des Servers um Zugang bitten</translation>
    </message>
    <message>
        <source>Ask the server&apos;s administrator for another one</source>
        <translation>Den Betreiber des Servers um ein neues bitten</translation>
    </message>
    <message>
        <source>Ask the server&apos;s administrator whether this is the right database</source>
        <translation>Beim Betreiber des Servers nachfragen, ob es die richtige Datenbank ist</translation>
    </message>
    <message>
        <source>Ask them to upgrade it; until then it keeps working as it is</source>
        <translation>Diese Person darum bitten; bis dahin funktioniert es weiter wie bisher</translation>
    </message>
    <message>
        <source>At most {most:,} are allowed</source>
        <translation>Höchstens {most:,} sind möglich</translation>
    </message>
    <message>
        <source>At most {most} are allowed</source>
        <translation>Höchstens {most} sind möglich</translation>
    </message>
    <message>
        <source>Available: {known}</source>
        <translation>Vorhanden: {known}</translation>
    </message>
    <message>
        <source>Available: {known}{also}</source>
        <translation>Vorhanden: {known}{also}</translation>
    </message>
    <message>
        <source>Chapter 16 lists them</source>
        <translation>In Kapitel 16 sind sie aufgelistet</translation>
    </message>
    <message>
        <source>Check it</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Check it; the version of {date} is saved as {file}</source>
        <translation>Prüfen; die Version vom {date} ist gespeichert als {file}</translation>
    </message>
    <message>
        <source>Check its address and the network</source>
        <translation>Adresse und Netzwerk prüfen</translation>
    </message>
    <message>
        <source>Check the address and your internet connection</source>
        <translation>Die Adresse und die Internetverbindung prüfen</translation>
    </message>
    <message>
        <source>Check the address in a browser</source>
        <translation>Die Adresse in einem Browser prüfen</translation>
    </message>
    <message>
        <source>Check the disk</source>
        <translation>Den Datenträger prüfen</translation>
    </message>
    <message>
        <source>Check the history of the newest rulings; nothing was deleted</source>
        <translation>Den Verlauf der neuesten Rulings durchsehen; nichts wurde gelöscht</translation>
    </message>
    <message>
        <source>Check the name of the database</source>
        <translation>Den Namen der Datenbank prüfen</translation>
    </message>
    <message>
        <source>Check the user and the password; an expired password gives the same message</source>
        <translation>Benutzer und Passwort prüfen; bei einem abgelaufenen Passwort kommt dieselbe Meldung</translation>
    </message>
    <message>
        <source>Check them</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Check this computer&apos;s date, and whether a proxy intercepts the connection; the file wasn&apos;t imported</source>
        <translation>Das Datum dieses Rechners prüfen, und ob ein Proxy die Verbindung abfängt; die Datei wurde nicht importiert</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>Einen anderen Namen wählen</translation>
    </message>
    <message>
        <source>Choose another name, or overwrite with --overwrite</source>
        <translation>Einen anderen Namen wählen oder mit --overwrite überschreiben</translation>
    </message>
    <message>
        <source>Choose another name, or remove that address</source>
        <translation>Einen anderen Namen wählen oder jene Adresse entfernen</translation>
    </message>
    <message>
        <source>Choose another node of the tree</source>
        <translation>Einen anderen Knoten des Baums wählen</translation>
    </message>
    <message>
        <source>Choose another one</source>
        <translation>Eine andere nehmen</translation>
    </message>
    <message>
        <source>Choose another place for the report</source>
        <translation>Einen anderen Ort für den Bericht wählen</translation>
    </message>
    <message>
        <source>Choose it again</source>
        <translation>Erneut auswählen</translation>
    </message>
    <message>
        <source>Choose it first</source>
        <translation>Zuerst auswählen</translation>
    </message>
    <message>
        <source>Choose one of the other actions, or correct the board</source>
        <translation>Eine andere Aktion wählen oder das Spielfeld korrigieren</translation>
    </message>
    <message>
        <source>Choose one of: {known}</source>
        <translation>Eines davon nennen: {known}</translation>
    </message>
    <message>
        <source>Choose the certificate from the organizers</source>
        <translation>Das Zertifikat wählen, das die Veranstalter bereitstellen</translation>
    </message>
    <message>
        <source>Choose the file from the organizers</source>
        <translation>Die Datei wählen, die die Veranstalter bereitstellen</translation>
    </message>
    <message>
        <source>Close it first</source>
        <translation>Vorher schließen</translation>
    </message>
    <message>
        <source>Close other programs: the memory is full</source>
        <translation>Andere Programme schließen: Der Arbeitsspeicher ist voll</translation>
    </message>
    <message>
        <source>Close the other program that uses it</source>
        <translation>Das andere Programm schließen, das darauf zugreift</translation>
    </message>
    <message>
        <source>Copy it again</source>
        <translation>Erneut kopieren</translation>
    </message>
    <message>
        <source>Copy it from a browser</source>
        <translation>Sie aus einem Browser kopieren</translation>
    </message>
    <message>
        <source>Correct it, or end the name with a colon: &quot;Tai: Tamer yellow cost 3&quot;</source>
        <translation>Verbessern oder den Namen mit einem Doppelpunkt beenden: „Tai: Tamer gelb Kosten 3“</translation>
    </message>
    <message>
        <source>Delete this folder and start again: the index will be rebuilt</source>
        <translation>Diesen Ordner löschen und neu starten: Der Index wird neu erstellt</translation>
    </message>
    <message>
        <source>Describe it: &quot;{text} Lv.4 red 5000&quot;</source>
        <translation>Beschreiben: „{text} Lv.4 rot 5000“</translation>
    </message>
    <message>
        <source>Drop the file onto its window</source>
        <translation>Die Datei auf ihr Fenster ziehen</translation>
    </message>
    <message>
        <source>Drop the others separately</source>
        <translation>Die anderen einzeln auf das Fenster ziehen</translation>
    </message>
    <message>
        <source>End the name with a colon: &quot;Tai: Tamer yellow cost 3&quot;</source>
        <translation>Den Namen mit einem Doppelpunkt beenden: „Tai: Tamer gelb Kosten 3“</translation>
    </message>
    <message>
        <source>Enter a question</source>
        <translation>Eine Frage eingeben</translation>
    </message>
    <message>
        <source>Enter the top card, then each card below it with Ctrl+Enter; if the word is part of a name, end the name with a colon</source>
        <translation>Die oberste Karte eingeben, dann jede Karte darunter mit Strg+Eingabe; gehört das Wort zu einem Namen, ihn mit einem Doppelpunkt beenden</translation>
    </message>
    <message>
        <source>Expected `{wanted}` {bound}</source>
        <translation>Erwartet: `{wanted}` {bound}</translation>
    </message>
    <message>
        <source>Expected `{wanted}`, got `{found}`</source>
        <translation>Erwartet: `{wanted}`, gefunden: `{found}`</translation>
    </message>
    <message>
        <source>Expected `{wanted}`, got a list</source>
        <translation>Erwartet: `{wanted}`, gefunden: eine Liste</translation>
    </message>
    <message>
        <source>Expected `{wanted}`, got a mapping</source>
        <translation>Erwartet: `{wanted}`, gefunden: eine Tabelle</translation>
    </message>
    <message>
        <source>Expected a list, got `{found}`</source>
        <translation>Erwartet: eine Liste, gefunden: `{found}`</translation>
    </message>
    <message>
        <source>Expected a mapping, got `{found}`</source>
        <translation>Erwartet: eine Tabelle, gefunden: `{found}`</translation>
    </message>
    <message>
        <source>Expecting &apos;{letter}&apos; delimiter</source>
        <translation>es fehlt &apos;{letter}&apos;</translation>
    </message>
    <message>
        <source>Expecting property name enclosed in double quotes</source>
        <translation>es fehlt ein Feldname in Anführungszeichen</translation>
    </message>
    <message>
        <source>Expecting value</source>
        <translation>es fehlt ein Wert</translation>
    </message>
    <message>
        <source>Export fewer at once</source>
        <translation>Weniger auf einmal exportieren</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Datei ist schon vorhanden</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Dateiname zu lang</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Datei zu groß</translation>
    </message>
    <message>
        <source>Fill it with: judgeapp cards import FILE</source>
        <translation>Füllen mit: judgeapp cards import FILE</translation>
    </message>
    <message>
        <source>For example: blocker&lt;TAB&gt;16-4,12-1&lt;TAB&gt;2</source>
        <translation>Zum Beispiel: blocker&lt;TAB&gt;16-4,12-1&lt;TAB&gt;2</translation>
    </message>
    <message>
        <source>For example: pg.example.org</source>
        <translation>Zum Beispiel: pg.example.org</translation>
    </message>
    <message>
        <source>Free up disk space</source>
        <translation>Platz auf dem Datenträger schaffen</translation>
    </message>
    <message>
        <source>Free up disk space, or check the disk</source>
        <translation>Platz schaffen oder den Datenträger prüfen</translation>
    </message>
    <message>
        <source>Get the file again</source>
        <translation>Die Datei neu beschaffen</translation>
    </message>
    <message>
        <source>Give one of them another name with `as`</source>
        <translation>Einem davon mit `as` einen anderen Namen geben</translation>
    </message>
    <message>
        <source>Give this name to what is chosen or done before it; names known here: {known}</source>
        <translation>Diesen Namen dem geben, was davor gewählt oder getan wird; hier bekannt: {known}</translation>
    </message>
    <message>
        <source>Have it respond before that happens: &apos;would&apos;</source>
        <translation>Es reagieren lassen, bevor es geschieht: &apos;would&apos;</translation>
    </message>
    <message>
        <source>Have one created with: CREATE DATABASE ... ENCODING &apos;UTF8&apos; TEMPLATE template0</source>
        <translation>Eine anlegen lassen mit: CREATE DATABASE ... ENCODING &apos;UTF8&apos; TEMPLATE template0</translation>
    </message>
    <message>
        <source>If this is another kind of rulebook, specify it</source>
        <translation>Die Art des Regelwerks nennen, falls es ein anderes ist</translation>
    </message>
    <message>
        <source>If you have another copy of the file, put it there</source>
        <translation>Falls es anderswo eine Kopie der Datei gibt, diese an ihre Stelle legen</translation>
    </message>
    <message>
        <source>Import it</source>
        <translation>Den Text hinzufügen</translation>
    </message>
    <message>
        <source>Import its card file: judgeapp cards import FILE</source>
        <translation>Ihre Kartendatei importieren: judgeapp cards import FILE</translation>
    </message>
    <message>
        <source>Import its text instead</source>
        <translation>Stattdessen den Text importieren</translation>
    </message>
    <message>
        <source>Import one that has text</source>
        <translation>Eine mit Text importieren</translation>
    </message>
    <message>
        <source>Import their file again; the others are unchanged</source>
        <translation>Ihre Datei noch einmal importieren; die anderen sind unverändert</translation>
    </message>
    <message>
        <source>Import them, or describe the card: &quot;{text} Lv.4 red 5000&quot;</source>
        <translation>Karten importieren oder die Karte beschreiben: „{text} Lv.4 rot 5000“</translation>
    </message>
    <message>
        <source>Import them: judgeapp rulings import FILE</source>
        <translation>Importieren mit: judgeapp rulings import FILE</translation>
    </message>
    <message>
        <source>Import without it, then settle the lines it lists</source>
        <translation>Ohne sie importieren und die Zeilen klären, die dann aufgelistet werden</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Ein-/Ausgabefehler</translation>
    </message>
    <message>
        <source>Invalid control character at</source>
        <translation>unzulässiges Steuerzeichen</translation>
    </message>
    <message>
        <source>Invalid enum value {found}</source>
        <translation>den Wert {found} gibt es nicht</translation>
    </message>
    <message>
        <source>Invalid value {found}</source>
        <translation>{found} ist kein gültiger Wert</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>ist ein Ordner</translation>
    </message>
    <message>
        <source>It can become: {become}. If that was a mistake, restore an older version from the history</source>
        <translation>Möglich ist: {become}. Irrtümlich Eingetragenes aus dem Verlauf wiederherstellen</translation>
    </message>
    <message>
        <source>It can have at most {most} bytes, and no invisible characters</source>
        <translation>Höchstens {most} Bytes, ohne unsichtbare Zeichen</translation>
    </message>
    <message>
        <source>It can&apos;t be set aside ({reason})</source>
        <translation>Beiseitelegen nicht möglich ({reason})</translation>
    </message>
    <message>
        <source>It can&apos;t be set aside ({reason}) and will be overwritten</source>
        <translation>Beiseitelegen nicht möglich ({reason}), die Datei wird überschrieben</translation>
    </message>
    <message>
        <source>It has: {has}</source>
        <translation>Vorhanden: {has}</translation>
    </message>
    <message>
        <source>It must begin with {mark}</source>
        <translation>Es muss mit {mark} beginnen</translation>
    </message>
    <message>
        <source>It must begin with: format: {format}</source>
        <translation>Es muss beginnen mit: format: {format}</translation>
    </message>
    <message>
        <source>It takes only additions, and the database&apos;s default_transaction_isolation must be read committed</source>
        <translation>Es nimmt nur Ergänzungen an, und default_transaction_isolation der Datenbank muss read committed sein</translation>
    </message>
    <message>
        <source>Its former text: {older}:{number}</source>
        <translation>Ihr früherer Text: {older}:{number}</translation>
    </message>
    <message>
        <source>Its number today is {today}</source>
        <translation>Heute hat sie die Nummer {today}</translation>
    </message>
    <message>
        <source>Join one with: judgeapp team set HOST ...</source>
        <translation>Einem beitreten mit: judgeapp team set HOST ...</translation>
    </message>
    <message>
        <source>Keep it to one line</source>
        <translation>Es muss eine Zeile sein</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Leave it out if there is none</source>
        <translation>Weglassen, wenn es keine gibt</translation>
    </message>
    <message>
        <source>Leave it out, or use it in a card search</source>
        <translation>Weglassen, oder dort verwenden, wo Karten gesucht werden</translation>
    </message>
    <message>
        <source>Leave it out, or use it with one of {events}</source>
        <translation>Weglassen oder mit einem davon verwenden: {events}</translation>
    </message>
    <message>
        <source>Leave out &apos;by&apos; and &apos;except_by&apos;</source>
        <translation>&apos;by&apos; und &apos;except_by&apos; weglassen</translation>
    </message>
    <message>
        <source>Leave out &apos;count&apos;, or &apos;chosen&apos;</source>
        <translation>&apos;count&apos; oder &apos;chosen&apos; weglassen</translation>
    </message>
    <message>
        <source>Leave out &apos;face_up&apos;</source>
        <translation>&apos;face_up&apos; weglassen</translation>
    </message>
    <message>
        <source>Leave out &apos;free&apos; or &apos;less&apos;</source>
        <translation>&apos;free&apos; oder &apos;less&apos; weglassen</translation>
    </message>
    <message>
        <source>Leave out &apos;ignore_level&apos; and &apos;as_level&apos;</source>
        <translation>&apos;ignore_level&apos; und &apos;as_level&apos; weglassen</translation>
    </message>
    <message>
        <source>Leave out &apos;ignore_requirements&apos;, &apos;ignore_level&apos;, &apos;as_level&apos; and &apos;cost&apos;, or &apos;how&apos;</source>
        <translation>&apos;ignore_requirements&apos;, &apos;ignore_level&apos;, &apos;as_level&apos; und &apos;cost&apos; weglassen, oder &apos;how&apos;</translation>
    </message>
    <message>
        <source>Leave out &apos;of&apos;</source>
        <translation>&apos;of&apos; weglassen</translation>
    </message>
    <message>
        <source>Leave out &apos;unseen&apos;</source>
        <translation>&apos;unseen&apos; weglassen</translation>
    </message>
    <message>
        <source>Leave out &apos;unseen&apos; or the question</source>
        <translation>&apos;unseen&apos; oder die Frage weglassen</translation>
    </message>
    <message>
        <source>Leave out &apos;whose&apos;, or ask about one of {actions}</source>
        <translation>&apos;whose&apos; weglassen, oder nach einem davon fragen: {actions}</translation>
    </message>
    <message>
        <source>Leave out &apos;would&apos;, or use it with one of {answered}</source>
        <translation>&apos;would&apos; weglassen oder mit einem davon verwenden: {answered}</translation>
    </message>
    <message>
        <source>Leave out --edition</source>
        <translation>--edition weglassen</translation>
    </message>
    <message>
        <source>Leave out the count for a single one</source>
        <translation>Bei einer einzigen die Anzahl weglassen</translation>
    </message>
    <message>
        <source>Leave out the player and the area</source>
        <translation>Spieler und Zone weglassen</translation>
    </message>
    <message>
        <source>Leave the others out</source>
        <translation>Die anderen weglassen</translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>List the one with this name separately</source>
        <translation>Die Karte, die so heißt, einzeln angeben</translation>
    </message>
    <message>
        <source>Look at it with show, then restore one, or settle it with --settle</source>
        <translation>Mit show ansehen, dann eine Änderung wiederherstellen oder mit --settle klären</translation>
    </message>
    <message>
        <source>Make it writable, or choose another one with --data</source>
        <translation>Beschreibbar machen oder mit --data einen anderen wählen</translation>
    </message>
    <message>
        <source>Make the data folder writable</source>
        <translation>Den Datenordner beschreibbar machen</translation>
    </message>
    <message>
        <source>Make the file and its folder writable</source>
        <translation>Die Datei und ihren Ordner beschreibbar machen</translation>
    </message>
    <message>
        <source>Make the folder writable or free some space</source>
        <translation>Den Ordner beschreibbar machen oder Platz schaffen</translation>
    </message>
    <message>
        <source>Move it after the action it asks about</source>
        <translation>Hinter die Aktion setzen, nach der es fragt</translation>
    </message>
    <message>
        <source>Name a file in it</source>
        <translation>Eine Datei darin nennen</translation>
    </message>
    <message>
        <source>Name a file, or pass the text</source>
        <translation>Eine Datei nennen oder den Text übergeben</translation>
    </message>
    <message>
        <source>Name a scenario</source>
        <translation>Ein Szenario nennen</translation>
    </message>
    <message>
        <source>Name that ruling</source>
        <translation>Dieses Ruling angeben</translation>
    </message>
    <message>
        <source>Name the area</source>
        <translation>Die Zone nennen</translation>
    </message>
    <message>
        <source>Name the ruling</source>
        <translation>Das Ruling angeben</translation>
    </message>
    <message>
        <source>Name two editions</source>
        <translation>Zwei Fassungen nennen</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>kein Platz mehr auf dem Datenträger</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Ordner nicht vorhanden</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>kein Ordner</translation>
    </message>
    <message>
        <source>Object contains unknown field `{field}`</source>
        <translation>das Feld `{field}` gibt es nicht</translation>
    </message>
    <message>
        <source>Object missing required field `{field}`</source>
        <translation>das Feld `{field}` fehlt</translation>
    </message>
    <message>
        <source>On Debian and Ubuntu, install libegl1, libgl1 and libxkbcommon0; elsewhere Mesa</source>
        <translation>Unter Debian und Ubuntu libegl1, libgl1 und libxkbcommon0 installieren; auf anderen Systemen Mesa</translation>
    </message>
    <message>
        <source>Only https:// is allowed</source>
        <translation>Erlaubt ist nur https://</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>nicht gestattet</translation>
    </message>
    <message>
        <source>Pass a mapping file with --mapping. It has lines such as “{first}: {field}” under “fields:”</source>
        <translation>Mit --mapping eine Zuordnungsdatei angeben, mit Zeilen wie „{first}: {field}“ unter „fields:“</translation>
    </message>
    <message>
        <source>Pass it with --password-stdin, or in {variable}</source>
        <translation>Mit --password-stdin oder in {variable} angeben</translation>
    </message>
    <message>
        <source>Perhaps you mean {called!r}</source>
        <translation>Vielleicht ist {called!r} gemeint</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>Play it again from its position; this version reads the rules differently</source>
        <translation>Von der Stellung aus neu spielen; dieses Programm liest die Regeln anders</translation>
    </message>
    <message>
        <source>Print it to a new PDF with another program, or import its text</source>
        <translation>Mit einem anderen Programm in ein neues PDF drucken oder den Text hinzufügen</translation>
    </message>
    <message>
        <source>Put a colon after the player and area: &quot;B hand: Rex Lv.4 red&quot;</source>
        <translation>Nach Spieler und Zone einen Doppelpunkt setzen: „B Hand: Rex Lv.4 rot“</translation>
    </message>
    <message>
        <source>Put each card on its own line under `cards`</source>
        <translation>Jeder Karte unter `cards` eine eigene Zeile geben</translation>
    </message>
    <message>
        <source>Put text with a colon, brackets or another YAML sign in quotes</source>
        <translation>Text mit Doppelpunkt, Klammern oder anderen YAML-Zeichen in Anführungszeichen setzen</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Dateisystem schreibgeschützt</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove it from the field</source>
        <translation>Vom Spielfeld nehmen</translation>
    </message>
    <message>
        <source>Remove one</source>
        <translation>Eine entfernen</translation>
    </message>
    <message>
        <source>Remove one you no longer need</source>
        <translation>Etwas entfernen, das nicht mehr gebraucht wird</translation>
    </message>
    <message>
        <source>Remove some of them first</source>
        <translation>Zuerst einige entfernen</translation>
    </message>
    <message>
        <source>Remove them</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Repeat it fewer times</source>
        <translation>Die Anzahl verringern</translation>
    </message>
    <message>
        <source>Report without pictures</source>
        <translation>Ohne Bilder berichten</translation>
    </message>
    <message>
        <source>Restart the program: it sets a damaged file aside</source>
        <translation>Das Programm neu starten: Es legt eine beschädigte Datei beiseite</translation>
    </message>
    <message>
        <source>Restore a backup instead: judgeapp desk copies lists them</source>
        <translation>Stattdessen eine Sicherung wiederherstellen: judgeapp desk copies listet sie auf</translation>
    </message>
    <message>
        <source>Restore it from its history first</source>
        <translation>Zuerst aus dem Verlauf wiederherstellen</translation>
    </message>
    <message>
        <source>Save it as UTF-8 and try again</source>
        <translation>Als UTF-8 speichern und erneut versuchen</translation>
    </message>
    <message>
        <source>Save it without one</source>
        <translation>Ohne Passwort speichern</translation>
    </message>
    <message>
        <source>Save only the pages you need as a PDF</source>
        <translation>Die gewünschten Seiten als eigenes PDF speichern</translation>
    </message>
    <message>
        <source>Save the table itself</source>
        <translation>Den Tisch selbst speichern</translation>
    </message>
    <message>
        <source>Set a shorter one with --title</source>
        <translation>Mit --title einen kürzeren angeben</translation>
    </message>
    <message>
        <source>Set another one in {variable}</source>
        <translation>Mit {variable} einen anderen wählen</translation>
    </message>
    <message>
        <source>Set it with --edition</source>
        <translation>Mit --edition angeben</translation>
    </message>
    <message>
        <source>Set it with --language</source>
        <translation>Mit --language angeben</translation>
    </message>
    <message>
        <source>Set one with --title</source>
        <translation>Mit --title einen angeben</translation>
    </message>
    <message>
        <source>Set the name and password of the proxy in this computer&apos;s network settings</source>
        <translation>Name und Passwort des Proxys in den Netzwerkeinstellungen dieses Computers eintragen</translation>
    </message>
    <message>
        <source>Settle them one by one</source>
        <translation>Einzeln klären</translation>
    </message>
    <message>
        <source>Specify a name or trait</source>
        <translation>Einen Namen oder Trait angeben</translation>
    </message>
    <message>
        <source>Specify both, or neither</source>
        <translation>Beides angeben oder keines</translation>
    </message>
    <message>
        <source>Specify one category</source>
        <translation>Einen Kartentyp angeben</translation>
    </message>
    <message>
        <source>Specify the number and whose they are, and leave out &apos;up_to&apos;</source>
        <translation>Anzahl und Besitzer angeben und &apos;up_to&apos; weglassen</translation>
    </message>
    <message>
        <source>Specify what is different in the control, and the result it must have</source>
        <translation>Angeben, was darin anders ist und was dabei herauskommen muss</translation>
    </message>
    <message>
        <source>Specify where it comes from: &apos;origin&apos;</source>
        <translation>Angeben, woher es kommt: &apos;origin&apos;</translation>
    </message>
    <message>
        <source>Specify where it is, &apos;areas&apos;: {areas}</source>
        <translation>Angeben, wo es ist, &apos;areas&apos;: {areas}</translation>
    </message>
    <message>
        <source>Specify which cards</source>
        <translation>Angeben, welche Karten gemeint sind</translation>
    </message>
    <message>
        <source>Specify which cards are meant</source>
        <translation>Angeben, welche Karten gemeint sind</translation>
    </message>
    <message>
        <source>Specify which player</source>
        <translation>Angeben, welcher Spieler</translation>
    </message>
    <message>
        <source>Specify whose: yours or opponents</source>
        <translation>Angeben, wessen: yours oder opponents</translation>
    </message>
    <message>
        <source>Split it</source>
        <translation>Aufteilen</translation>
    </message>
    <message>
        <source>Supported: {known}</source>
        <translation>Gelesen werden: {known}</translation>
    </message>
    <message>
        <source>Switch them on: judgeapp update --on, or on the Library page</source>
        <translation>Einschalten: judgeapp update --on, oder auf der Seite „Sammlung“</translation>
    </message>
    <message>
        <source>The damaged file is saved as {name}</source>
        <translation>Die beschädigte Datei ist gespeichert als {name}</translation>
    </message>
    <message>
        <source>The editions aren&apos;t matched yet</source>
        <translation>Die Fassungen sind noch nicht einander zugeordnet</translation>
    </message>
    <message>
        <source>The file is saved as {name}</source>
        <translation>Die Datei ist gespeichert als {name}</translation>
    </message>
    <message>
        <source>The file must begin with [ or {{</source>
        <translation>Die Datei muss mit [ oder {{ beginnen</translation>
    </message>
    <message>
        <source>The file was changed, or the program has a fault</source>
        <translation>Die Datei wurde verändert, oder das Programm hat einen Fehler</translation>
    </message>
    <message>
        <source>The file was edited by hand. Ask for a new export</source>
        <translation>Die Datei wurde von Hand geändert. Um einen neuen Export bitten</translation>
    </message>
    <message>
        <source>The judges of this team have their own logins, and yours is the one that created its notebook. Ask for a login with your name, and join with that</source>
        <translation>Die Judges dieses Teams haben eigene Logins; dieser hier ist der, mit dem das Notizbuch angelegt wurde. Um einen Login auf den eigenen Namen bitten und mit diesem beitreten</translation>
    </message>
    <message>
        <source>The others are unchanged, and nothing was deleted</source>
        <translation>Die anderen sind unverändert, und nichts wurde gelöscht</translation>
    </message>
    <message>
        <source>The password is asked for each time and never saved</source>
        <translation>Das Passwort wird jedes Mal erfragt und nie gespeichert</translation>
    </message>
    <message>
        <source>The players are A and B</source>
        <translation>Die Spieler sind A und B</translation>
    </message>
    <message>
        <source>The usual one is {port}</source>
        <translation>Üblich ist {port}</translation>
    </message>
    <message>
        <source>Their names end in .json, .jsonl, .ndjson, .yaml, .yml, .pdf, .txt or .md</source>
        <translation>Ihre Namen enden auf .json, .jsonl, .ndjson, .yaml, .yml, .pdf, .txt oder .md</translation>
    </message>
    <message>
        <source>These editions are no longer available</source>
        <translation>Diese Fassungen sind nicht mehr vorhanden</translation>
    </message>
    <message>
        <source>They stay here and are sent again; ask the server&apos;s administrator</source>
        <translation>Sie bleiben hier und werden erneut gesendet; beim Betreiber des Servers nachfragen</translation>
    </message>
    <message>
        <source>This import is closed. Import the rulebook again</source>
        <translation>Dieser Import ist geschlossen. Das Regelwerk erneut hinzufügen</translation>
    </message>
    <message>
        <source>This ruling is no longer in the notebook</source>
        <translation>Dieses Ruling ist nicht mehr im Notizbuch</translation>
    </message>
    <message>
        <source>To delete it and all of its history, type {ruling}</source>
        <translation>Zum Löschen samt ganzem Verlauf {ruling} eintippen</translation>
    </message>
    <message>
        <source>To give it for a duration, use &apos;do: give&apos;</source>
        <translation>Für eine bestimmte Dauer geben: do: give</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>zu viele offene Dateien</translation>
    </message>
    <message>
        <source>Try again later</source>
        <translation>Später noch einmal versuchen</translation>
    </message>
    <message>
        <source>Try again when it has finished</source>
        <translation>Danach erneut versuchen</translation>
    </message>
    <message>
        <source>Type the password</source>
        <translation>Das Passwort eintippen</translation>
    </message>
    <message>
        <source>Unless you restored a backup, somebody is writing under your name. Tell the server&apos;s administrator</source>
        <translation>Wurde keine Sicherung wiederhergestellt, schreibt jemand unter dem eigenen Namen: dem Betreiber des Servers melden</translation>
    </message>
    <message>
        <source>Unterminated string starting at</source>
        <translation>ein Text ohne schließendes Anführungszeichen, beginnend bei</translation>
    </message>
    <message>
        <source>Update again</source>
        <translation>Erneut aktualisieren</translation>
    </message>
    <message>
        <source>Update again: it continues where it stopped</source>
        <translation>Noch einmal aktualisieren: Es geht dort weiter, wo es abbrach</translation>
    </message>
    <message>
        <source>Use &apos;block&apos;</source>
        <translation>&apos;block&apos; verwenden</translation>
    </message>
    <message>
        <source>Use &apos;free: false&apos;, or leave out &apos;cost&apos;</source>
        <translation>&apos;free: false&apos; verwenden oder &apos;cost&apos; weglassen</translation>
    </message>
    <message>
        <source>Use &apos;play_cost&apos;</source>
        <translation>&apos;play_cost&apos; verwenden</translation>
    </message>
    <message>
        <source>Use &apos;use_cost&apos;</source>
        <translation>&apos;use_cost&apos; verwenden</translation>
    </message>
    <message>
        <source>Use &apos;whose: any&apos;</source>
        <translation>&apos;whose: any&apos; verwenden</translation>
    </message>
    <message>
        <source>Use &apos;would: true&apos;</source>
        <translation>&apos;would: true&apos; verwenden</translation>
    </message>
    <message>
        <source>Use --after</source>
        <translation>--after verwenden</translation>
    </message>
    <message>
        <source>Use a clause number such as 16-5, or an id from a search</source>
        <translation>Eine Regelnummer wie 16-5 verwenden oder eine Kennung, die eine Suche gezeigt hat</translation>
    </message>
    <message>
        <source>Use an address that needs no login</source>
        <translation>Eine Adresse verwenden, die keinen Login verlangt</translation>
    </message>
    <message>
        <source>Use another database</source>
        <translation>Eine andere Datenbank verwenden</translation>
    </message>
    <message>
        <source>Use another filter</source>
        <translation>Einen anderen Filter verwenden</translation>
    </message>
    <message>
        <source>Use another name</source>
        <translation>Anders nennen</translation>
    </message>
    <message>
        <source>Use at most 80 characters</source>
        <translation>Höchstens 80 Zeichen verwenden</translation>
    </message>
    <message>
        <source>Use digits, such as 4.2</source>
        <translation>In Ziffern angeben, etwa 4.2</translation>
    </message>
    <message>
        <source>Use it with one of {wanted}</source>
        <translation>Mit einem davon verwenden: {wanted}</translation>
    </message>
    <message>
        <source>Use its number in the old or the new edition</source>
        <translation>Die Nummer in der alten oder der neuen angeben</translation>
    </message>
    <message>
        <source>Use letters, digits, spaces and hyphens</source>
        <translation>Buchstaben, Ziffern, Leerzeichen und Bindestriche verwenden</translation>
    </message>
    <message>
        <source>Use main or start</source>
        <translation>main oder start verwenden</translation>
    </message>
    <message>
        <source>Use one of {known}</source>
        <translation>Eines davon verwenden: {known}</translation>
    </message>
    <message>
        <source>Use one of: {known}</source>
        <translation>Eines davon verwenden: {known}</translation>
    </message>
    <message>
        <source>Use that version, or choose another folder with --data. This folder wasn&apos;t changed</source>
        <translation>Jene Version verwenden oder mit --data einen anderen Ordner wählen. Dieser Ordner wurde nicht verändert</translation>
    </message>
    <message>
        <source>Use that version; the file is unchanged</source>
        <translation>Jene Version verwenden; die Datei ist unverändert</translation>
    </message>
    <message>
        <source>Use that version; your own notebook goes on as before</source>
        <translation>Jene Version verwenden; das eigene Notizbuch läuft weiter wie bisher</translation>
    </message>
    <message>
        <source>Use the address of the file itself; some servers call it raw or download</source>
        <translation>Die Adresse der Datei selbst verwenden; manche Server nennen sie raw oder download</translation>
    </message>
    <message>
        <source>Use the existing login, or another name</source>
        <translation>Den vorhandenen Login benutzen oder einen anderen Namen</translation>
    </message>
    <message>
        <source>Use the form 2026-08-18</source>
        <translation>In der Form 2026-08-18 angeben</translation>
    </message>
    <message>
        <source>Use the name that is in its certificate, or verify-ca</source>
        <translation>Den Namen verwenden, der in seinem Zertifikat steht, oder verify-ca</translation>
    </message>
    <message>
        <source>Use the one it copies</source>
        <translation>Den Server verwenden, dessen Kopie er ist</translation>
    </message>
    <message>
        <source>Use your own login, or write under your own name</source>
        <translation>Den eigenen Login benutzen oder unter dem eigenen Namen schreiben</translation>
    </message>
    <message>
        <source>Use {known}</source>
        <translation>Verwendbar: {known}</translation>
    </message>
    <message>
        <source>Use {other!r}</source>
        <translation>„{other}“ verwenden</translation>
    </message>
    <message>
        <source>Use {values}</source>
        <translation>Verwendbar: {values}</translation>
    </message>
    <message>
        <source>Wait until it is done, or close it</source>
        <translation>Warten, bis es fertig ist, oder es schließen</translation>
    </message>
    <message>
        <source>Whoever created the team&apos;s notebook gives judges a login: judgeapp team judges --add NAME</source>
        <translation>Wer das Notizbuch des Teams angelegt hat, gibt Judges einen Login: judgeapp team judges --add NAME</translation>
    </message>
    <message>
        <source>Write A or B: &quot;B: Rex Lv.4 red 5000&quot;</source>
        <translation>A oder B schreiben: „B: Rex Lv.4 rot 5000“</translation>
    </message>
    <message>
        <source>Write a digivolution cost as &quot;Red Lv.3: 2&quot;</source>
        <translation>Digitationskosten schreiben als „Red Lv.3: 2“</translation>
    </message>
    <message>
        <source>Write a list of steps, each one verb with its details</source>
        <translation>Eine Liste von Schritten schreiben, jeder ein Verb mit seinen Angaben</translation>
    </message>
    <message>
        <source>Write a new ruling that replaces both</source>
        <translation>Ein neues Ruling schreiben, das beide ersetzt</translation>
    </message>
    <message>
        <source>Write each phrase as {{language: en, wording: &quot;wipe out {{2}} enemies&quot;, same: &quot;delete {{2}} of your opponent&apos;s Digimon&quot;}}</source>
        <translation>Jede Formulierung schreiben als {{language: en, wording: &quot;wipe out {{2}} enemies&quot;, same: &quot;delete {{2}} of your opponent&apos;s Digimon&quot;}}</translation>
    </message>
    <message>
        <source>Write for example &quot;Lv.4 red 5000 blocker&quot;, &quot;Tai Tamer yellow cost 3&quot;</source>
        <translation>Zum Beispiel „Lv.4 rot 5000 Blocker“, „Tai Tamer gelb Kosten 3“ schreiben</translation>
    </message>
    <message>
        <source>Write it as 16-4, or as 16-44@4.2 with its edition</source>
        <translation>Schreiben als 16-4 oder mit der Fassung als 16-44@4.2</translation>
    </message>
    <message>
        <source>Write it as 2026-01-31</source>
        <translation>Schreiben als 2026-01-31</translation>
    </message>
    <message>
        <source>Write it as 2026-08-18</source>
        <translation>Schreiben als 2026-08-18</translation>
    </message>
    <message>
        <source>Write it as 4.2</source>
        <translation>Schreiben als 4.2</translation>
    </message>
    <message>
        <source>Write it as cards do: &quot;[DigiXros -2] [Alpha] x [Beta]&quot;, &quot;[Assembly -4] 3 [Beta]&quot;</source>
        <translation>Schreiben wie auf Karten: „[DigiXros -2] [Alpha] x [Beta]“, „[Assembly -4] 3 [Beta]“</translation>
    </message>
    <message>
        <source>Write it as cards do: &quot;[Link] [Beta] trait: Cost 1&quot;, &quot;[DNA Digivolve] Blue Lv.4 + Green Lv.4: Cost 0&quot;</source>
        <translation>Schreiben wie auf Karten: „[Link] [Beta] trait: Cost 1“, „[DNA Digivolve] Blue Lv.4 + Green Lv.4: Cost 0“</translation>
    </message>
    <message>
        <source>Write it as clause:16-5</source>
        <translation>Schreiben als clause:16-5</translation>
    </message>
    <message>
        <source>Write it as en or zh-Hans</source>
        <translation>Schreiben als en oder zh-Hans</translation>
    </message>
    <message>
        <source>Write it as in --ask &quot;deleted: Wall&quot;</source>
        <translation>So schreiben: --ask &quot;deleted: Wall&quot;</translation>
    </message>
    <message>
        <source>Write it as it is printed: BT1-010</source>
        <translation>Schreiben wie gedruckt: BT1-010</translation>
    </message>
    <message>
        <source>Write it as printed: &quot;Lv.4 &lt;Blocker&gt; [On Play] Gain 1 memory.&quot;</source>
        <translation>Wie gedruckt schreiben: „Lv.4 &lt;Blocker&gt; [On Play] Gain 1 memory.“</translation>
    </message>
    <message>
        <source>Write it as {key}:2026 or {key}:2026-03-28</source>
        <translation>Schreiben als {key}:2026 oder {key}:2026-03-28</translation>
    </message>
    <message>
        <source>Write it as {key}:4, {key}:3-5 or {key}:&gt;=4</source>
        <translation>Schreiben als {key}:4, {key}:3-5 oder {key}:&gt;=4</translation>
    </message>
    <message>
        <source>Write its facts into the file: judgeapp cards fill {name}</source>
        <translation>Die Angaben dazu in die Datei schreiben: judgeapp cards fill {name}</translation>
    </message>
    <message>
        <source>Write more of the id</source>
        <translation>Mehr Zeichen der Kennung angeben</translation>
    </message>
    <message>
        <source>Write one, as in: judgeapp search 16-5</source>
        <translation>Eine schreiben, wie in: judgeapp search 16-5</translation>
    </message>
    <message>
        <source>Write the effect that does it</source>
        <translation>Den Effekt schreiben, der das tut</translation>
    </message>
    <message>
        <source>Write this under `taught`: {written}</source>
        <translation>Dies unter `taught` schreiben: {written}</translation>
    </message>
    <message>
        <source>YAML anchors can&apos;t be used here</source>
        <translation>YAML-Anker sind hier nicht möglich</translation>
    </message>
    <message>
        <source>YAML merge keys can&apos;t be used here</source>
        <translation>YAML-Merge-Keys sind hier nicht möglich</translation>
    </message>
    <message>
        <source>YAML tags can&apos;t be used here</source>
        <translation>YAML-Tags sind hier nicht möglich</translation>
    </message>
    <message>
        <source>You have imported none</source>
        <translation>Keine ist hinzugefügt</translation>
    </message>
    <message>
        <source>a , is missing</source>
        <translation>ein , fehlt</translation>
    </message>
    <message>
        <source>a Digimon that has DNA digivolved is a different one (8-2-2-1)</source>
        <translation>ein Digimon ist nach einer DNA-Digitation ein anderes (8-2-2-1)</translation>
    </message>
    <message>
        <source>a NAME chooses what to download</source>
        <translation>ein NAME sagt, was abgerufen wird</translation>
    </message>
    <message>
        <source>a backup of {what}</source>
        <translation>eine Sicherung: {what}</translation>
    </message>
    <message>
        <source>a card can have from 1 to {most:,} copies</source>
        <translation>eine Karte hat 1 bis {most:,} Exemplare</translation>
    </message>
    <message>
        <source>a card in a hand is unknown</source>
        <translation>eine Handkarte ist nicht bekannt</translation>
    </message>
    <message>
        <source>a card is in two places or in none</source>
        <translation>eine Karte ist an zwei Stellen oder an keiner</translation>
    </message>
    <message>
        <source>a card is read by a wording that you taught, and the file&apos;s `taught` lacks it</source>
        <translation>eine Karte wird mit einer beigebrachten Formulierung gelesen, die unter `taught` in der Datei fehlt</translation>
    </message>
    <message>
        <source>a card must be a mapping of fields, not {entry}</source>
        <translation>eine Karte muss eine Tabelle von Feldern sein, nicht {entry}</translation>
    </message>
    <message>
        <source>a card on, under or linked to another card is wherever that card is</source>
        <translation>eine Karte auf, unter oder verlinkt mit einer anderen liegt, wo diese liegt</translation>
    </message>
    <message>
        <source>a card that is edited stays where it is</source>
        <translation>eine Karte, die bearbeitet wird, bleibt, wo sie ist</translation>
    </message>
    <message>
        <source>a card that is played or used is in no area</source>
        <translation>eine Karte, die gespielt oder benutzt wird, ist in keiner Zone</translation>
    </message>
    <message>
        <source>a character in it is cut in half</source>
        <translation>ein Zeichen darin ist abgeschnitten</translation>
    </message>
    <message>
        <source>a control must be a mapping of the changed fields</source>
        <translation>eine Gegenprobe muss eine Tabelle dessen sein, was abweicht</translation>
    </message>
    <message>
        <source>a control needs its own {known}</source>
        <translation>eine Gegenprobe braucht eigene Angaben: {known}</translation>
    </message>
    <message>
        <source>a cost can&apos;t depend on costs: it would never end</source>
        <translation>Kosten können nicht von Kosten abhängen: Das würde nie enden</translation>
    </message>
    <message>
        <source>a cost that isn&apos;t paid can&apos;t be reduced</source>
        <translation>Kosten, die niemand bezahlt, lassen sich nicht senken</translation>
    </message>
    <message>
        <source>a cost that isn&apos;t paid can&apos;t be set</source>
        <translation>Kosten, die niemand bezahlt, lassen sich nicht festlegen</translation>
    </message>
    <message>
        <source>a deck list</source>
        <translation>eine Deckliste</translation>
    </message>
    <message>
        <source>a field is missing</source>
        <translation>ein Feld fehlt</translation>
    </message>
    <message>
        <source>a limit must be at least 1</source>
        <translation>eine Grenze muss mindestens 1 sein</translation>
    </message>
    <message>
        <source>a line needs a query, clause numbers and a rank, with tabs between</source>
        <translation>eine Zeile braucht eine Suchanfrage, Regelnummern und einen Rang, mit Tabulatoren dazwischen</translation>
    </message>
    <message>
        <source>a line of the text has more than {most:,} characters</source>
        <translation>eine Zeile des Textes hat mehr als {most:,} Zeichen</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a median needs at least 2 runs</source>
        <translation>ein Median braucht mindestens 2 Durchläufe</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a number has more than {most} digits</source>
        <translation>eine Zahl hat mehr als {most} Ziffern</translation>
    </message>
    <message>
        <source>a number of more than 12 digits</source>
        <translation>eine Zahl mit mehr als 12 Ziffern</translation>
    </message>
    <message>
        <source>a phrase file has no field {unknown!r}</source>
        <translation>eine Formulierungsdatei hat kein Feld {unknown!r}</translation>
    </message>
    <message>
        <source>a picture of the report</source>
        <translation>ein Bild des Berichts</translation>
    </message>
    <message>
        <source>a player can&apos;t choose how many cards the other trashes</source>
        <translation>Spieler können nicht füreinander wählen, wie viele jeder ablegt</translation>
    </message>
    <message>
        <source>a player must do something, not a card</source>
        <translation>ein Spieler muss etwas tun, keine Karte</translation>
    </message>
    <message>
        <source>a player&apos;s turn ends, not a card&apos;s (6-1-4-1)</source>
        <translation>der Zug eines Spielers endet, nicht der einer Karte (6-1-4-1)</translation>
    </message>
    <message>
        <source>a position can&apos;t begin in the phase {name!r}</source>
        <translation>eine Stellung kann nicht in der Phase {name!r} beginnen</translation>
    </message>
    <message>
        <source>a position can&apos;t begin in the phase {phase!r}</source>
        <translation>eine Stellung kann nicht in der Phase „{phase}“ beginnen</translation>
    </message>
    <message>
        <source>a replay is always played under its own edition</source>
        <translation>ein Replay wird mit seiner eigenen Fassung gespielt</translation>
    </message>
    <message>
        <source>a replay needs exactly one scenario</source>
        <translation>ein Replay braucht genau ein Szenario</translation>
    </message>
    <message>
        <source>a report needs exactly one scenario</source>
        <translation>ein Bericht braucht genau ein Szenario</translation>
    </message>
    <message>
        <source>a restriction must be a mapping of fields, not {entry}</source>
        <translation>eine Beschränkung muss eine Tabelle von Feldern sein, nicht {entry}</translation>
    </message>
    <message>
        <source>a revision appears twice with different content</source>
        <translation>eine Änderung kommt zweimal mit verschiedenem Inhalt vor</translation>
    </message>
    <message>
        <source>a revision follows itself</source>
        <translation>eine Änderung folgt auf sich selbst</translation>
    </message>
    <message>
        <source>a ruling can&apos;t be replaced by one that it has itself replaced</source>
        <translation>ein Ruling kann nicht durch eines ersetzt werden, das es selbst ersetzt hat</translation>
    </message>
    <message>
        <source>a ruling can&apos;t be {status} by another</source>
        <translation>ein Ruling kann nicht durch ein anderes {status} werden</translation>
    </message>
    <message>
        <source>a ruling on an effect says `activate` or what it will `do`</source>
        <translation>ein Ruling über einen Effekt sagt `activate` oder mit `do`, was er tut</translation>
    </message>
    <message>
        <source>a ruling that is {status} can&apos;t be replaced by another</source>
        <translation>ein Ruling mit dem Status {status} kann nicht durch ein anderes ersetzt werden</translation>
    </message>
    <message>
        <source>a ruling that is {status} can&apos;t become {other}</source>
        <translation>der Status eines Rulings kann nicht von {status} zu {other} wechseln</translation>
    </message>
    <message>
        <source>a step is one verb with its details, not {step}</source>
        <translation>ein Schritt ist ein Verb mit seinen Angaben, nicht {step}</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>eine Tabelle</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a text of more than {most:,} characters must be in quotes</source>
        <translation>ein Text mit mehr als {most:,} Zeichen muss in Anführungszeichen stehen</translation>
    </message>
    <message>
        <source>a token&apos;s card has one category</source>
        <translation>die Karte eines Tokens hat genau einen Kartentyp</translation>
    </message>
    <message>
        <source>accounts can&apos;t be combined with another question</source>
        <translation>Darstellungen lassen sich nicht mit einer anderen Frage verbinden</translation>
    </message>
    <message>
        <source>an Option card has a use cost, not a play cost</source>
        <translation>eine Optionskarte hat Nutzungskosten und keine Spielkosten</translation>
    </message>
    <message>
        <source>an address with a name or password in it can&apos;t be saved</source>
        <translation>eine Adresse mit Name oder Passwort darin lässt sich nicht speichern</translation>
    </message>
    <message>
        <source>an answer</source>
        <translation>eine Antwort</translation>
    </message>
    <message>
        <source>an answer must be a mapping of fields, not {entry}</source>
        <translation>eine Antwort muss eine Tabelle von Feldern sein, nicht {entry}</translation>
    </message>
    <message>
        <source>an answer names no clause</source>
        <translation>eine Antwort nennt keine Regel</translation>
    </message>
    <message>
        <source>an effect by hand</source>
        <translation>ein Effekt von Hand</translation>
    </message>
    <message>
        <source>an erratum must be a mapping of fields, not {entry}</source>
        <translation>ein Erratum muss eine Tabelle von Feldern sein, nicht {entry}</translation>
    </message>
    <message>
        <source>another card is called {to!r}</source>
        <translation>eine andere Karte heißt {to!r}</translation>
    </message>
    <message>
        <source>another program is downloading {name!r} now</source>
        <translation>ein anderes Programm ruft {name!r} gerade ab</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>ein anderes Programm greift darauf zu</translation>
    </message>
    <message>
        <source>another program is using the data folder, so nothing was changed</source>
        <translation>ein anderes Programm schreibt in den Datenordner, daher wurde nichts verändert</translation>
    </message>
    <message>
        <source>asks whether something was done, but nothing comes before it</source>
        <translation>fragt, ob etwas getan wurde, aber davor wird nichts getan</translation>
    </message>
    <message>
        <source>at most {most} addresses can be saved</source>
        <translation>höchstens {most} Adressen lassen sich speichern</translation>
    </message>
    <message>
        <source>at: not a time such as 2026-01-31T12:30:00.000000+00:00</source>
        <translation>at: das ist keine Zeit wie 2026-01-31T12:30:00.000000+00:00</translation>
    </message>
    <message>
        <source>begins like a JSON array, but isn&apos;t one</source>
        <translation>dies beginnt wie eine JSON-Liste, ist aber keine</translation>
    </message>
    <message>
        <source>both are the same edition</source>
        <translation>beide sind dieselbe Fassung</translation>
    </message>
    <message>
        <source>by chance: {chance}</source>
        <translation>durch Zufall: {chance}</translation>
    </message>
    <message>
        <source>by: too long, or has invisible characters</source>
        <translation>by: das ist zu lang oder hat unsichtbare Zeichen</translation>
    </message>
    <message>
        <source>can&apos;t back up {what} ({error})</source>
        <translation>keine Sicherung möglich: {what} ({error})</translation>
    </message>
    <message>
        <source>can&apos;t back up {what}, so nothing was deleted</source>
        <translation>{what}: keine Sicherung möglich, daher wurde nichts gelöscht</translation>
    </message>
    <message>
        <source>can&apos;t be used when comparing editions</source>
        <translation>beim Vergleich von Fassungen nicht möglich</translation>
    </message>
    <message>
        <source>can&apos;t convert {what} of an older version ({wrong})</source>
        <translation>{what}: Übernehmen aus einer älteren Fassung nicht möglich ({wrong})</translation>
    </message>
    <message>
        <source>can&apos;t create the folder ({reason})</source>
        <translation>der Ordner lässt sich nicht anlegen ({reason})</translation>
    </message>
    <message>
        <source>can&apos;t create the folder of the pictures ({reason})</source>
        <translation>der Ordner der Bilder lässt sich nicht anlegen ({reason})</translation>
    </message>
    <message>
        <source>can&apos;t create {what} ({reason})</source>
        <translation>{what}: Erstellen nicht möglich ({reason})</translation>
    </message>
    <message>
        <source>can&apos;t make a picture of the board</source>
        <translation>ein Bild des Spielfelds lässt sich nicht erstellen</translation>
    </message>
    <message>
        <source>can&apos;t match several clauses to several at once ({clauses})</source>
        <translation>mehrere Regeln lassen sich nicht mehreren auf einmal zuordnen ({clauses})</translation>
    </message>
    <message>
        <source>can&apos;t open {what} ({error})</source>
        <translation>{what}: Öffnen nicht möglich ({error})</translation>
    </message>
    <message>
        <source>can&apos;t read or save {what} ({error})</source>
        <translation>{what}: Lesen oder Schreiben nicht möglich ({error})</translation>
    </message>
    <message>
        <source>can&apos;t restore {what} ({error})</source>
        <translation>{what}: Wiederherstellen nicht möglich ({error})</translation>
    </message>
    <message>
        <source>can&apos;t restore {what} ({why})</source>
        <translation>{what}: Wiederherstellen nicht möglich ({why})</translation>
    </message>
    <message>
        <source>can&apos;t save {what} ({reason})</source>
        <translation>{what}: Speichern nicht möglich ({reason})</translation>
    </message>
    <message>
        <source>can&apos;t save {what}: not a file</source>
        <translation>{what}: Speichern nicht möglich, das ist keine Datei</translation>
    </message>
    <message>
        <source>can&apos;t save: the data folder is read-only</source>
        <translation>Speichern nicht möglich: Der Datenordner ist schreibgeschützt</translation>
    </message>
    <message>
        <source>can&apos;t start a process to read the PDF ({error})</source>
        <translation>der Prozess zum Lesen des PDFs startet nicht ({error})</translation>
    </message>
    <message>
        <source>can&apos;t undo {name!r}: an older version of the program imported it</source>
        <translation>{name!r} lässt sich nicht rückgängig machen: Eine ältere Programmversion hat es importiert</translation>
    </message>
    <message>
        <source>can&apos;t undo {name!r}: its last import was already undone</source>
        <translation>{name!r} lässt sich nicht rückgängig machen: Der letzte Import ist schon rückgängig gemacht</translation>
    </message>
    <message>
        <source>can&apos;t undo {name!r}: nothing was here before it</source>
        <translation>{name!r} lässt sich nicht rückgängig machen: Davor war nichts da</translation>
    </message>
    <message>
        <source>can&apos;t undo {name!r}: nothing was imported from it</source>
        <translation>{name!r} lässt sich nicht rückgängig machen: Daraus wurde nichts importiert</translation>
    </message>
    <message>
        <source>can&apos;t undo {name!r}: something else was imported or changed since</source>
        <translation>{name!r} lässt sich nicht rückgängig machen: Seither wurde anderes importiert oder geändert</translation>
    </message>
    <message>
        <source>can&apos;t use this system&apos;s key store ({why})</source>
        <translation>der Schlüsselspeicher dieses Systems ist nicht verwendbar ({why})</translation>
    </message>
    <message>
        <source>can&apos;t {verb} {what!r} ({by}); first rule on what isn&apos;t understood and might change that: {unread}; you can choose: {open}</source>
        <translation>{verb} ist nicht möglich: {what!r} ({by}); zuerst über Unverstandenes entscheiden, das daran etwas ändern könnte: {unread}; möglich: {open}</translation>
    </message>
    <message>
        <source>can&apos;t {verb} {what!r} ({by}); you can choose: {open}</source>
        <translation>{verb} ist nicht möglich: {what!r} ({by}); möglich: {open}</translation>
    </message>
    <message>
        <source>can&apos;t {verb} {what!r} by its first requirement ({by}), but by another: add requirement: {others}</source>
        <translation>{verb} ist nach der ersten Bedingung nicht möglich: {what!r} ({by}), wohl aber nach einer anderen: requirement angeben: {others}</translation>
    </message>
    <message>
        <source>card {card} isn&apos;t where it claims to be</source>
        <translation>Karte {card} ist nicht dort, wo angegeben</translation>
    </message>
    <message>
        <source>card {number} has no face</source>
        <translation>Karte {number} hat keine Vorderseite</translation>
    </message>
    <message>
        <source>card {ref} is being moved; finish the step, or undo it</source>
        <translation>Karte {ref} ist gerade unterwegs; den Schritt beenden oder zurücknehmen</translation>
    </message>
    <message>
        <source>cards in {seat}&apos;s {area}</source>
        <translation>{area} von {seat}</translation>
    </message>
    <message>
        <source>cards in {seat}&apos;s {area} area</source>
        <translation>{area} von {seat}</translation>
    </message>
    <message>
        <source>cards on the field</source>
        <translation>Karten auf dem Feld</translation>
    </message>
    <message>
        <source>cards: has more than {most_cards}</source>
        <translation>cards: hat mehr als {most_cards}</translation>
    </message>
    <message>
        <source>cards: {count} instead of {allowed}</source>
        <translation>Karten: {count} statt {allowed}</translation>
    </message>
    <message>
        <source>changes: each must be a mapping of before and after, not {change}</source>
        <translation>changes: jede ist eine Tabelle aus before und after, dies ist {change}</translation>
    </message>
    <message>
        <source>changes: must be a list with 1 to {most} entries</source>
        <translation>changes: muss eine Liste mit 1 bis {most} Einträgen sein</translation>
    </message>
    <message>
        <source>characters of page {page} are lost: an error in the program</source>
        <translation>Zeichen von Seite {page} gingen verloren: ein Fehler des Programms</translation>
    </message>
    <message>
        <source>clause:{value} isn&apos;t a clause number</source>
        <translation>clause:{value} ist keine Regelnummer</translation>
    </message>
    <message>
        <source>clauses: there are too many, or they are too long</source>
        <translation>clauses: es sind zu viele, oder sie sind zu lang</translation>
    </message>
    <message>
        <source>compare at most two accounts at once</source>
        <translation>höchstens zwei Darstellungen werden auf einmal verglichen</translation>
    </message>
    <message>
        <source>could not find expected &apos;{letter}&apos;</source>
        <translation>es fehlt &apos;{letter}&apos;</translation>
    </message>
    <message>
        <source>damaged installation: {file}; install the program again</source>
        <translation>Installation beschädigt: {file}; das Programm neu installieren</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>die Datenbank ist beschädigt</translation>
    </message>
    <message>
        <source>date: {date!r} isn&apos;t a date</source>
        <translation>date: {date!r} ist kein Datum</translation>
    </message>
    <message>
        <source>device: not a device</source>
        <translation>device: das ist kein Gerät</translation>
    </message>
    <message>
        <source>dp: a card of this category has none, so {dp} was left out</source>
        <translation>dp: eine Karte dieses Kartentyps hat keine, {dp} wurde weggelassen</translation>
    </message>
    <message>
        <source>edition {name!r} isn&apos;t available</source>
        <translation>die Fassung {name!r} liegt nicht vor</translation>
    </message>
    <message>
        <source>effect: its [Security] effect is already in the security field</source>
        <translation>effect: der Security-Effekt steht schon unter security</translation>
    </message>
    <message>
        <source>effects of the cards on the field</source>
        <translation>Effekte der Karten auf dem Feld</translation>
    </message>
    <message>
        <source>escaped line breaks became line breaks</source>
        <translation>maskierte Zeilenumbrüche wurden zu Zeilenumbrüchen</translation>
    </message>
    <message>
        <source>evo_costs: {line!r} isn&apos;t a cost such as Red Lv.3: 2</source>
        <translation>evo_costs: „{line}“ sind keine Kosten wie Red Lv.3: 2</translation>
    </message>
    <message>
        <source>expected an action and its clauses, got {what}</source>
        <translation>erwartet: eine Aktion mit ihren Regeln, gefunden: {what}</translation>
    </message>
    <message>
        <source>expected {wanted}, but found {found}</source>
        <translation>erwartet: {wanted}, gefunden: {found}</translation>
    </message>
    <message>
        <source>face-down cards in {seat}&apos;s {pile}</source>
        <translation>verdeckte Karten in {pile} von {seat}</translation>
    </message>
    <message>
        <source>file is not a database</source>
        <translation>keine Datenbank</translation>
    </message>
    <message>
        <source>found character {letter} that cannot start any token</source>
        <translation>hier kann {letter} nicht stehen</translation>
    </message>
    <message>
        <source>hidden cards can&apos;t be asked about</source>
        <translation>nach verdeckten Karten lässt sich nicht fragen</translation>
    </message>
    <message>
        <source>id: not an id</source>
        <translation>id: keine gültige Kennung</translation>
    </message>
    <message>
        <source>id: the content was changed after it was written</source>
        <translation>id: der Inhalt wurde nach dem Schreiben geändert</translation>
    </message>
    <message>
        <source>identify {key} by its number only</source>
        <translation>{key} wird nur mit der Nummer angegeben</translation>
    </message>
    <message>
        <source>in {seat}&apos;s hand</source>
        <translation>auf der Hand von {seat}</translation>
    </message>
    <message>
        <source>in {seat}&apos;s {area}</source>
        <translation>in {area} von {seat}</translation>
    </message>
    <message>
        <source>inherited: its [Security] effect was moved to the security field</source>
        <translation>inherited: der Security-Effekt steht jetzt unter security</translation>
    </message>
    <message>
        <source>is allowed</source>
        <translation>ist erlaubt</translation>
    </message>
    <message>
        <source>is refused</source>
        <translation>ist nicht erlaubt</translation>
    </message>
    <message>
        <source>is:{value} isn&apos;t something you can filter by</source>
        <translation>is:{value} ist kein Filter</translation>
    </message>
    <message>
        <source>it claims to have been written here, but came from the login {login}</source>
        <translation>laut Angabe hier geschrieben, kam aber über den Login {login}</translation>
    </message>
    <message>
        <source>it claims to have been written here, but wasn&apos;t here, so it was imported</source>
        <translation>laut Angabe hier geschrieben, war aber nicht hier und wurde importiert</translation>
    </message>
    <message>
        <source>it doesn&apos;t answer</source>
        <translation>er antwortet nicht</translation>
    </message>
    <message>
        <source>it doesn&apos;t say whose cards {action!r} was done to</source>
        <translation>unklar, wessen Karten „{action}“ betrifft</translation>
    </message>
    <message>
        <source>it goes on forever, and no board repeats; if nobody can stop it, the game is a draw (18-3-2)</source>
        <translation>es geht endlos weiter, und kein Spielfeld wiederholt sich; kann niemand es beenden, ist das Spiel unentschieden (18-3-2)</translation>
    </message>
    <message>
        <source>it has been changed</source>
        <translation>es wurde geändert</translation>
    </message>
    <message>
        <source>it has invisible characters</source>
        <translation>darin sind unsichtbare Zeichen</translation>
    </message>
    <message>
        <source>it has more than {most:,} characters</source>
        <translation>mehr als {most:,} Zeichen</translation>
    </message>
    <message>
        <source>it has no query</source>
        <translation>darin ist keine Suchanfrage</translation>
    </message>
    <message>
        <source>it has no scenarios</source>
        <translation>darin sind keine Szenarien</translation>
    </message>
    <message>
        <source>it has no text</source>
        <translation>darin ist kein Text</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>es ist leer</translation>
    </message>
    <message>
        <source>it is in the name of {name}, but came from the login {login}</source>
        <translation>es steht unter dem Namen {name}, kam aber über den Login {login}</translation>
    </message>
    <message>
        <source>it is longer than {most:,} characters</source>
        <translation>es ist länger als {most} Zeichen</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>es ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>it is on the field; move it by its effect or play it again</source>
        <translation>sie ist auf dem Feld; durch ihren Effekt bewegen oder neu spielen</translation>
    </message>
    <message>
        <source>it is the top card of {unit}; move that instead, with everything under it</source>
        <translation>sie ist die oberste Karte von {unit}; stattdessen diese mit allem darunter bewegen</translation>
    </message>
    <message>
        <source>it is too long, or has invisible characters</source>
        <translation>zu lang oder mit unsichtbaren Zeichen</translation>
    </message>
    <message>
        <source>it was changed on the server after it was written; here it stays unchanged</source>
        <translation>nach dem Schreiben auf dem Server geändert; hier bleibt es, wie es war</translation>
    </message>
    <message>
        <source>it was removed from the server; here it stays unchanged</source>
        <translation>vom Server entfernt; hier bleibt es, wie es war</translation>
    </message>
    <message>
        <source>its grounds</source>
        <translation>worauf es beruht</translation>
    </message>
    <message>
        <source>its login isn&apos;t valid</source>
        <translation>der Login ist ungültig</translation>
    </message>
    <message>
        <source>its next id is already used</source>
        <translation>ihre nächste Kennung ist schon vergeben</translation>
    </message>
    <message>
        <source>its notes are too long</source>
        <translation>die Notizen sind zu lang</translation>
    </message>
    <message>
        <source>its players aren&apos;t A and B</source>
        <translation>ihre Spieler sind nicht A und B</translation>
    </message>
    <message>
        <source>its tables have been changed</source>
        <translation>die Tabellen wurden verändert</translation>
    </message>
    <message>
        <source>its tables weren&apos;t made by this program</source>
        <translation>das sind nicht die Tabellen, die dieses Programm anlegt</translation>
    </message>
    <message>
        <source>its texts are too long</source>
        <translation>die Texte sind zu lang</translation>
    </message>
    <message>
        <source>judgeapp desk copies lists them</source>
        <translation>judgeapp desk copies listet sie auf</translation>
    </message>
    <message>
        <source>judgeapp notebook history {ruling} lists them</source>
        <translation>judgeapp notebook history {ruling} nennt sie</translation>
    </message>
    <message>
        <source>judgeapp notebook list lists them</source>
        <translation>judgeapp notebook list nennt sie</translation>
    </message>
    <message>
        <source>judgeapp team deletions lists them</source>
        <translation>judgeapp team deletions listet sie auf</translation>
    </message>
    <message>
        <source>keywords of {name}</source>
        <translation>Keyword-Effekte von {name}</translation>
    </message>
    <message>
        <source>language: {tag!r} isn&apos;t a language tag such as en or zh-Hans</source>
        <translation>language: „{tag}“ ist kein Sprachkürzel wie en oder zh-Hans</translation>
    </message>
    <message>
        <source>line {line}: {why}; the rest of the line can&apos;t be read</source>
        <translation>Zeile {line}: {why}; der Rest der Zeile ist nicht lesbar</translation>
    </message>
    <message>
        <source>linked to {name}</source>
        <translation>verlinkt mit {name}</translation>
    </message>
    <message>
        <source>mapping values are not allowed here</source>
        <translation>hier darf kein „Name: Wert“ stehen</translation>
    </message>
    <message>
        <source>memory can&apos;t be {number}: the gauge ends at {most} (1-4-2-2)</source>
        <translation>das Memory kann nicht {number} sein: Die Memory Gauge endet bei {most} (1-4-2-2)</translation>
    </message>
    <message>
        <source>more than {count} positions are possible: narrow the question</source>
        <translation>mehr als {count} Stellungen sind möglich: die Frage eingrenzen</translation>
    </message>
    <message>
        <source>name the ruling by which this one is {status}</source>
        <translation>das Ruling angeben, durch das dieses {status} ist</translation>
    </message>
    <message>
        <source>name: removed ACE from its end, which isn&apos;t part of the name (2-3-1-4)</source>
        <translation>name: der Zusatz der ACE-Karte wurde entfernt; er gehört nicht zum Namen (2-3-1-4)</translation>
    </message>
    <message>
        <source>name: removed the card number in front of it</source>
        <translation>name: die vorangestellte Kartennummer wurde entfernt</translation>
    </message>
    <message>
        <source>neither a JSON array nor JSON Lines</source>
        <translation>das ist weder ein JSON-Array noch JSON Lines</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>zu tief verschachtelt</translation>
    </message>
    <message>
        <source>no card on the field is chosen</source>
        <translation>keine Karte auf dem Spielfeld ist gewählt</translation>
    </message>
    <message>
        <source>no card on the field is named {name!r}; available: {there}</source>
        <translation>keine Karte auf dem Spielfeld heißt {name!r}; vorhanden: {there}</translation>
    </message>
    <message>
        <source>no cards are imported</source>
        <translation>keine Karten importiert</translation>
    </message>
    <message>
        <source>no decision is pending</source>
        <translation>es ist nichts zu entscheiden</translation>
    </message>
    <message>
        <source>no effect can interrupt {event!r} before it happens</source>
        <translation>nichts kann auf „{event}“ reagieren, bevor es geschieht</translation>
    </message>
    <message>
        <source>no effect works in {area!r}</source>
        <translation>kein Effekt wirkt in „{area}“</translation>
    </message>
    <message>
        <source>no event has {name!r}; they have: {known}</source>
        <translation>kein Ereignis hat die Angabe {name!r}; Angaben: {known}</translation>
    </message>
    <message>
        <source>no game begins like that ({error!r})</source>
        <translation>kein Spiel beginnt so ({error!r})</translation>
    </message>
    <message>
        <source>no question {id!r} to answer {text!r}</source>
        <translation>es gibt keine Frage {id!r}, die {text!r} beantworten soll</translation>
    </message>
    <message>
        <source>no reason is given</source>
        <translation>kein Grund angegeben</translation>
    </message>
    <message>
        <source>no reason was given</source>
        <translation>kein Grund angegeben</translation>
    </message>
    <message>
        <source>no source is in the language {language!r}</source>
        <translation>keine Quelle ist in der Sprache {language!r}</translation>
    </message>
    <message>
        <source>nobody can be made to do {deed!r}</source>
        <translation>niemand kann zu „{deed}“ gezwungen werden</translation>
    </message>
    <message>
        <source>nobody has won yet</source>
        <translation>noch niemand hat gewonnen</translation>
    </message>
    <message>
        <source>none is chosen</source>
        <translation>nichts ist gewählt</translation>
    </message>
    <message>
        <source>none of them was found</source>
        <translation>nichts davon wurde gefunden</translation>
    </message>
    <message>
        <source>not JSON</source>
        <translation>das ist kein JSON</translation>
    </message>
    <message>
        <source>not JSON ({error})</source>
        <translation>das ist kein JSON ({error})</translation>
    </message>
    <message>
        <source>not UTF-8 ({error})</source>
        <translation>das ist kein UTF-8 ({error})</translation>
    </message>
    <message>
        <source>not UTF-8 text</source>
        <translation>das ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>not YAML ({error})</source>
        <translation>das ist kein YAML ({error})</translation>
    </message>
    <message>
        <source>not a file</source>
        <translation>das ist keine Datei</translation>
    </message>
    <message>
        <source>not a file of lists</source>
        <translation>das ist keine Listendatei</translation>
    </message>
    <message>
        <source>not a file shared by judges</source>
        <translation>das ist keine Datei, die Judges teilen</translation>
    </message>
    <message>
        <source>not a line such as {example}</source>
        <translation>das ist keine Zeile wie {example}</translation>
    </message>
    <message>
        <source>not a mapping ({error})</source>
        <translation>das ist keine Tabelle ({error})</translation>
    </message>
    <message>
        <source>not a password</source>
        <translation>das kann kein Passwort sein</translation>
    </message>
    <message>
        <source>not a phrase ({error})</source>
        <translation>das ist keine Formulierung ({error})</translation>
    </message>
    <message>
        <source>not a phrase file</source>
        <translation>das ist keine Formulierungsdatei</translation>
    </message>
    <message>
        <source>not a position</source>
        <translation>das ist keine Stellung</translation>
    </message>
    <message>
        <source>not a readable PDF: it is broken or cut off</source>
        <translation>das ist kein lesbares PDF: Es ist beschädigt oder abgeschnitten</translation>
    </message>
    <message>
        <source>not a replay ({error})</source>
        <translation>das ist kein Replay ({error})</translation>
    </message>
    <message>
        <source>not a ruling</source>
        <translation>das ist kein Ruling</translation>
    </message>
    <message>
        <source>not a ruling (it names none)</source>
        <translation>das ist kein Ruling (es nennt keines)</translation>
    </message>
    <message>
        <source>not a ruling ({error})</source>
        <translation>das ist kein Ruling ({error})</translation>
    </message>
    <message>
        <source>not a table ({error})</source>
        <translation>das ist kein Tisch ({error})</translation>
    </message>
    <message>
        <source>not a team ({error})</source>
        <translation>das ist kein Team ({error})</translation>
    </message>
    <message>
        <source>not an address: {address!r}</source>
        <translation>keine Adresse: {address!r}</translation>
    </message>
    <message>
        <source>not editions</source>
        <translation>das sind keine Fassungen</translation>
    </message>
    <message>
        <source>not fields</source>
        <translation>das sind keine Felder</translation>
    </message>
    <message>
        <source>not steps ({error})</source>
        <translation>das sind keine Schritte ({error})</translation>
    </message>
    <message>
        <source>not understood, and `ruled` doesn&apos;t say how you rule: {texts}</source>
        <translation>nicht verstanden, und `ruled` sagt nicht, wie der Judge entscheidet: {texts}</translation>
    </message>
    <message>
        <source>not understood: {card}: {text}</source>
        <translation>nicht verstanden: {card}: {text}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>nothing before it has the name {name!r}</source>
        <translation>nichts davor heißt „{name}“</translation>
    </message>
    <message>
        <source>nothing can be placed in {area}</source>
        <translation>nach {area} kann nichts gelegt werden</translation>
    </message>
    <message>
        <source>nothing in the position is named {name!r}; available: {known}</source>
        <translation>nichts in der Stellung heißt {name!r}; vorhanden: {known}</translation>
    </message>
    <message>
        <source>nothing is face up under {name!r}</source>
        <translation>unter {name!r} liegt nichts offen</translation>
    </message>
    <message>
        <source>nothing on the field matches {called!r}</source>
        <translation>nichts auf dem Spielfeld passt zu {called!r}</translation>
    </message>
    <message>
        <source>number: {number!r} is more than one word</source>
        <translation>number: „{number}“ ist mehr als ein Wort</translation>
    </message>
    <message>
        <source>number: {text} isn&apos;t a card number such as TS1-010</source>
        <translation>number: {text} ist keine Kartennummer wie TS1-010</translation>
    </message>
    <message>
        <source>number: {where} {first} has it too, with other facts</source>
        <translation>number: {where} {first} hat sie auch, mit anderen Angaben</translation>
    </message>
    <message>
        <source>of the bookmarks can&apos;t be read, so they aren&apos;t listed</source>
        <translation>der Lesezeichen sind nicht lesbar und stehen deshalb nicht in der Liste</translation>
    </message>
    <message>
        <source>of the cards can&apos;t be read, so they aren&apos;t found</source>
        <translation>der Karten sind nicht lesbar und werden deshalb nicht gefunden</translation>
    </message>
    <message>
        <source>of the official answers can&apos;t be read, so they aren&apos;t found</source>
        <translation>der offiziellen Antworten sind nicht lesbar und werden deshalb nicht gefunden</translation>
    </message>
    <message>
        <source>on the field</source>
        <translation>auf dem Feld</translation>
    </message>
    <message>
        <source>one of its clauses is in another entry too</source>
        <translation>eine der Regeln steht auch in einem anderen Eintrag</translation>
    </message>
    <message>
        <source>one player alone has nobody to compare with</source>
        <translation>ein Spieler allein hat niemanden zum Vergleichen</translation>
    </message>
    <message>
        <source>only 1 card can be in the breeding area (3-4-5-2), and {card} is there</source>
        <translation>in der Breeding Area kann nur 1 Karte sein (3-4-5-2), und {card} ist dort</translation>
    </message>
    <message>
        <source>only a card in the battle or breeding area can be new this turn</source>
        <translation>nur eine Karte in Battle Area oder Breeding Area kann in diesem Zug gekommen sein</translation>
    </message>
    <message>
        <source>only a card in the battle or breeding area is suspended</source>
        <translation>nur Karten in Battle Area oder Breeding Area sind getappt</translation>
    </message>
    <message>
        <source>only an Option card has a use cost</source>
        <translation>nur eine Optionskarte hat Nutzungskosten</translation>
    </message>
    <message>
        <source>only cards in a hand or a security stack are hidden</source>
        <translation>verdeckt sind nur Karten auf der Hand oder im Security Stack</translation>
    </message>
    <message>
        <source>only security cards can be face up or face down (3-7-4)</source>
        <translation>nur Security-Karten können offen oder verdeckt liegen (3-7-4)</translation>
    </message>
    <message>
        <source>only the first {most} of {number:,} files are opened</source>
        <translation>von {number:,} Dateien werden nur die ersten {most} geöffnet</translation>
    </message>
    <message>
        <source>only whoever made the team&apos;s notebook can upgrade it</source>
        <translation>nur wer das Notizbuch des Teams angelegt hat, kann es aktualisieren</translation>
    </message>
    <message>
        <source>option_effect: the Option part of a DUAL card is missing</source>
        <translation>option_effect: Der Options-Teil einer DUAL-Karte fehlt</translation>
    </message>
    <message>
        <source>options: {there} instead of {known}</source>
        <translation>Optionen: {there} statt {known}</translation>
    </message>
    <message>
        <source>outcomes: {actual} instead of {wanted}</source>
        <translation>Ausgänge: {actual} statt {wanted}</translation>
    </message>
    <message>
        <source>page {page} of the PDF can&apos;t be read: the file is broken</source>
        <translation>Seite {page} des PDFs ist nicht lesbar: Die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>page {page} of the PDF has more than {most:,} characters</source>
        <translation>Seite {page} des PDFs hat mehr als {most} Zeichen</translation>
    </message>
    <message>
        <source>parents: too many, or not ids</source>
        <translation>parents: zu viele oder keine gültigen Kennungen</translation>
    </message>
    <message>
        <source>partner: is missing</source>
        <translation>partner: fehlt</translation>
    </message>
    <message>
        <source>requirements that are ignored need no level</source>
        <translation>ignorierte Bedingungen brauchen kein Level</translation>
    </message>
    <message>
        <source>revisions of the rulings that can&apos;t be read: {lost}; the ones before them are shown</source>
        <translation>nicht lesbare Änderungen der Rulings: {lost}; gezeigt wird, was davor war</translation>
    </message>
    <message>
        <source>rows in it have been changed</source>
        <translation>Zeilen davon wurden verändert</translation>
    </message>
    <message>
        <source>ruling {id} is deleted</source>
        <translation>das Ruling {id} ist gelöscht</translation>
    </message>
    <message>
        <source>ruling {id} was changed in two ways</source>
        <translation>das Ruling {id} wurde auf zwei Arten geändert</translation>
    </message>
    <message>
        <source>ruling {ruling} is deleted</source>
        <translation>das Ruling {ruling} ist gelöscht</translation>
    </message>
    <message>
        <source>ruling {ruling} wasn&apos;t deleted by another judge</source>
        <translation>das Ruling {ruling} wurde nicht von einem anderen Judge gelöscht</translation>
    </message>
    <message>
        <source>ruling: not an id</source>
        <translation>ruling: keine gültige Kennung</translation>
    </message>
    <message>
        <source>several cards can&apos;t share the name {name!r}</source>
        <translation>mehrere Karten können nicht „{name}“ heißen</translation>
    </message>
    <message>
        <source>so a new list was started</source>
        <translation>deshalb wurde eine neue Liste begonnen</translation>
    </message>
    <message>
        <source>something is repeated more than {most} times</source>
        <translation>etwas wiederholt sich mehr als {most}-mal</translation>
    </message>
    <message>
        <source>special.link: must be a mapping of fields, not {value}</source>
        <translation>special.link: muss eine Tabelle von Feldern sein, nicht {value}</translation>
    </message>
    <message>
        <source>special.overflow: missing, so this ACE card costs no memory when it leaves (4-17-1)</source>
        <translation>special.overflow: fehlt, daher kostet diese ACE-Karte kein Memory, wenn sie das Feld verlässt (4-17-1)</translation>
    </message>
    <message>
        <source>special: must be a mapping of fields, not {value}</source>
        <translation>special: muss eine Tabelle von Feldern sein, nicht {value}</translation>
    </message>
    <message>
        <source>special: {line!r} must begin like [DNA Digivolve], [DigiXros -2], [Burst Digivolve], [App Fusion], [Assembly -6] or &lt;Use Req.&gt;</source>
        <translation>special: „{line}“ muss beginnen wie [DNA Digivolve], [DigiXros -2], [Burst Digivolve], [App Fusion], [Assembly -6] oder &lt;Use Req.&gt;</translation>
    </message>
    <message>
        <source>stack a card either `on` one or `under` it</source>
        <translation>eine Karte wird entweder `on` (auf) oder `under` (unter) eine gelegt</translation>
    </message>
    <message>
        <source>stands_for: {error}</source>
        <translation>stands_for: {error}</translation>
    </message>
    <message>
        <source>status: {status!r} isn&apos;t banned, restricted, unrestricted or pair</source>
        <translation>status: „{status}“ ist weder banned noch restricted, unrestricted oder pair</translation>
    </message>
    <message>
        <source>taught phrases</source>
        <translation>die beigebrachten Formulierungen</translation>
    </message>
    <message>
        <source>text in {language} can&apos;t be read</source>
        <translation>Text auf {language} ist nicht lesbar</translation>
    </message>
    <message>
        <source>text is missing</source>
        <translation>hier fehlt Text</translation>
    </message>
    <message>
        <source>the Comprehensive Rules have no clause {clause!r}</source>
        <translation>die Comprehensive Rules haben keine Regel {clause!r}</translation>
    </message>
    <message>
        <source>the Comprehensive Rules have no clause {number}</source>
        <translation>die Comprehensive Rules haben keine Regel {number}</translation>
    </message>
    <message>
        <source>the PDF can&apos;t be read: it is broken, or needs too much memory or time</source>
        <translation>das PDF ist nicht lesbar: Es ist beschädigt oder braucht zu viel Speicher oder Zeit</translation>
    </message>
    <message>
        <source>the PDF has more than {most:,} characters</source>
        <translation>das PDF hat mehr als {most} Zeichen</translation>
    </message>
    <message>
        <source>the PDF has no pages</source>
        <translation>das PDF hat keine Seiten</translation>
    </message>
    <message>
        <source>the PDF has only pictures, no text</source>
        <translation>das PDF hat keinen Text, nur Bilder</translation>
    </message>
    <message>
        <source>the PDF has {count:,} pages; a rulebook has at most {most}</source>
        <translation>das PDF hat {count} Seiten; ein Regelwerk hat höchstens {most}</translation>
    </message>
    <message>
        <source>the PDF is encrypted: its password is needed</source>
        <translation>das PDF ist verschlüsselt und ohne sein Passwort nicht lesbar</translation>
    </message>
    <message>
        <source>the PDF needs too much memory</source>
        <translation>das PDF braucht zu viel Arbeitsspeicher</translation>
    </message>
    <message>
        <source>the PDF takes too long to read</source>
        <translation>das Lesen des PDF dauert zu lange</translation>
    </message>
    <message>
        <source>the answers can&apos;t be indexed ({error})</source>
        <translation>die Antworten lassen sich nicht indizieren ({error})</translation>
    </message>
    <message>
        <source>the array is cut off here</source>
        <translation>die Liste bricht hier ab</translation>
    </message>
    <message>
        <source>the backup is damaged ({wrong}), so nothing was changed</source>
        <translation>die Sicherung ist beschädigt ({wrong}), daher wurde nichts geändert</translation>
    </message>
    <message>
        <source>the beginning is not a table: {fault}</source>
        <translation>der Anfang ist kein Tisch: {fault}</translation>
    </message>
    <message>
        <source>the bookmarks</source>
        <translation>die Lesezeichen</translation>
    </message>
    <message>
        <source>the cache folder</source>
        <translation>der Cache-Ordner</translation>
    </message>
    <message>
        <source>the card has no name</source>
        <translation>die Karte hat keinen Namen</translation>
    </message>
    <message>
        <source>the card {key!r} isn&apos;t described</source>
        <translation>die Karte {key!r} ist nicht beschrieben</translation>
    </message>
    <message>
        <source>the cards</source>
        <translation>die Karten</translation>
    </message>
    <message>
        <source>the cards looked at don&apos;t go to the hand</source>
        <translation>angesehene Karten kommen nicht auf die Hand</translation>
    </message>
    <message>
        <source>the certificate file is missing</source>
        <translation>die Zertifikatsdatei fehlt</translation>
    </message>
    <message>
        <source>the certificate of {host} can&apos;t be trusted ({why})</source>
        <translation>das Zertifikat von {host} ist nicht vertrauenswürdig ({why})</translation>
    </message>
    <message>
        <source>the choice {choice!r} isn&apos;t possible there</source>
        <translation>die Wahl {choice!r} ist dort nicht möglich</translation>
    </message>
    <message>
        <source>the choices and digests of this replay don&apos;t match</source>
        <translation>Entscheidungen und Prüfsummen dieses Replays passen nicht zusammen</translation>
    </message>
    <message>
        <source>the connection to {host} was lost</source>
        <translation>die Verbindung zu {host} ist abgebrochen</translation>
    </message>
    <message>
        <source>the connection was refused, because the server has no TLS: others could read and change all that you send</source>
        <translation>die Verbindung wurde abgelehnt, weil der Server kein TLS hat: Andere könnten alles lesen und ändern, was gesendet wird</translation>
    </message>
    <message>
        <source>the copied position has more than {most:,} bytes</source>
        <translation>die kopierte Stellung hat mehr als {most:,} Bytes</translation>
    </message>
    <message>
        <source>the copied position is damaged</source>
        <translation>die kopierte Stellung ist beschädigt</translation>
    </message>
    <message>
        <source>the copied position is incomplete</source>
        <translation>die kopierte Stellung ist nicht vollständig</translation>
    </message>
    <message>
        <source>the copied text has no position</source>
        <translation>der kopierte Text enthält keine Stellung</translation>
    </message>
    <message>
        <source>the data folder</source>
        <translation>der Datenordner</translation>
    </message>
    <message>
        <source>the data folder was saved by a newer version of this program (version {saved}; this one reads up to {version})</source>
        <translation>der Datenordner stammt von einer neueren Version dieses Programms (Version {saved}; diese liest bis {version})</translation>
    </message>
    <message>
        <source>the database {database!r} already has something else named judgeapp</source>
        <translation>die Datenbank {database!r} hat schon etwas anderes namens judgeapp</translation>
    </message>
    <message>
        <source>the database {database!r} can&apos;t store all characters</source>
        <translation>die Datenbank {database!r} kann nicht alle Zeichen speichern</translation>
    </message>
    <message>
        <source>the download</source>
        <translation>die abgerufene Datei</translation>
    </message>
    <message>
        <source>the earlier revision of one is missing</source>
        <translation>zu einer Änderung fehlt die davor</translation>
    </message>
    <message>
        <source>the editions of rulebooks</source>
        <translation>die Fassungen der Regelwerke</translation>
    </message>
    <message>
        <source>the editions would exceed {most:,} bytes</source>
        <translation>die Fassungen wären zusammen größer als {most:,} Bytes</translation>
    </message>
    <message>
        <source>the facts of its cards can&apos;t be written into a file laid out like this</source>
        <translation>in eine so aufgebaute Datei lassen sich die Angaben zu den Karten nicht schreiben</translation>
    </message>
    <message>
        <source>the field {name!r} appears twice</source>
        <translation>das Feld {name!r} steht dort zweimal</translation>
    </message>
    <message>
        <source>the field {needed!r} is missing</source>
        <translation>das Feld {needed!r} fehlt</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>die Datei</translation>
    </message>
    <message>
        <source>the file about the fault</source>
        <translation>die Datei über den Fehler</translation>
    </message>
    <message>
        <source>the file already exists</source>
        <translation>diese Datei gibt es schon</translation>
    </message>
    <message>
        <source>the file can&apos;t be read ({reason})</source>
        <translation>die Datei ist nicht lesbar ({reason})</translation>
    </message>
    <message>
        <source>the file can&apos;t be read ({why})</source>
        <translation>die Datei ist nicht lesbar ({why})</translation>
    </message>
    <message>
        <source>the file doesn&apos;t say which edition it is</source>
        <translation>die Datei sagt nicht, welche Fassung es ist</translation>
    </message>
    <message>
        <source>the file doesn&apos;t say which language it is in</source>
        <translation>die Datei sagt nicht, welche Sprache es ist</translation>
    </message>
    <message>
        <source>the file has more than {most:,} bytes</source>
        <translation>die Datei hat mehr als {most:,} Bytes</translation>
    </message>
    <message>
        <source>the file has more than {most:,} entries</source>
        <translation>die Datei hat mehr als {most} Einträge</translation>
    </message>
    <message>
        <source>the file has no settings</source>
        <translation>die Datei enthält keine Einstellungen</translation>
    </message>
    <message>
        <source>the file has no {wish!r}</source>
        <translation>in der Datei fehlt {wish!r}</translation>
    </message>
    <message>
        <source>the file has {count} steps</source>
        <translation>die Datei hat {count} Schritte</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>the file is larger than {most:,} bytes, too large for a text file</source>
        <translation>die Datei hat mehr als {most:,} Bytes, zu viel für einen Text</translation>
    </message>
    <message>
        <source>the file is larger than {most} MB</source>
        <translation>die Datei ist größer als {most} MB</translation>
    </message>
    <message>
        <source>the file is too large for a phrase file</source>
        <translation>die Datei ist zu groß für eine Formulierungsdatei</translation>
    </message>
    <message>
        <source>the file is too large for a replay</source>
        <translation>die Datei ist zu groß für ein Replay</translation>
    </message>
    <message>
        <source>the file is too large for a table</source>
        <translation>die Datei ist zu groß für einen Tisch</translation>
    </message>
    <message>
        <source>the file isn&apos;t UTF-8 text</source>
        <translation>die Datei ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>the file would have {number:,} bytes; at most {most:,} can be imported</source>
        <translation>die Datei hätte {number:,} Bytes; höchstens {most:,} sind möglich</translation>
    </message>
    <message>
        <source>the folder doesn&apos;t exist</source>
        <translation>den Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>the game is over at that point</source>
        <translation>dort ist das Spiel vorbei</translation>
    </message>
    <message>
        <source>the game played there didn&apos;t start here</source>
        <translation>das dort gespielte Spiel begann nicht hier</translation>
    </message>
    <message>
        <source>the icon &lt;{name}&gt; lacks its {field}</source>
        <translation>beim Symbol &lt;{name}&gt; fehlt die Angabe: {field}</translation>
    </message>
    <message>
        <source>the imported lists</source>
        <translation>die importierten Listen</translation>
    </message>
    <message>
        <source>the index wasn&apos;t made by this program ({error})</source>
        <translation>der Index stammt nicht von diesem Programm ({error})</translation>
    </message>
    <message>
        <source>the input is closed</source>
        <translation>die Eingabe ist geschlossen</translation>
    </message>
    <message>
        <source>the judges {judge!r} and {member!r} would have the same name</source>
        <translation>die Judges „{judge}“ und „{member}“ hätten denselben Namen</translation>
    </message>
    <message>
        <source>the last entry written is damaged</source>
        <translation>der letzte Eintrag ist beschädigt</translation>
    </message>
    <message>
        <source>the line has more than {most} characters</source>
        <translation>die Zeile hat mehr als {most} Zeichen</translation>
    </message>
    <message>
        <source>the line {text!r} isn&apos;t understood</source>
        <translation>die Zeile {text!r} wird nicht verstanden</translation>
    </message>
    <message>
        <source>the list has more than {most} entries</source>
        <translation>die Liste hat mehr als {most} Einträge</translation>
    </message>
    <message>
        <source>the list has more than {most} lines</source>
        <translation>die Liste hat mehr als {most} Zeilen</translation>
    </message>
    <message>
        <source>the list of doubtful lines</source>
        <translation>die Liste der zweifelhaften Zeilen</translation>
    </message>
    <message>
        <source>the list of doubtful matches</source>
        <translation>die Liste der zweifelhaften Zuordnungen</translation>
    </message>
    <message>
        <source>the memory gauge has {most} squares on each side ({clause})</source>
        <translation>die Memory Gauge hat auf jeder Seite {most} Felder ({clause})</translation>
    </message>
    <message>
        <source>the mended file</source>
        <translation>die reparierte Datei</translation>
    </message>
    <message>
        <source>the name {name!r} is taken</source>
        <translation>der Name {name!r} ist vergeben</translation>
    </message>
    <message>
        <source>the number is too high</source>
        <translation>die Zahl ist zu hoch</translation>
    </message>
    <message>
        <source>the number is used twice, or is below 0</source>
        <translation>die Nummer ist doppelt vergeben oder unter 0</translation>
    </message>
    <message>
        <source>the number of gaps must be at least 0</source>
        <translation>die Anzahl der Lücken muss mindestens 0 sein</translation>
    </message>
    <message>
        <source>the official answers</source>
        <translation>die offiziellen Antworten</translation>
    </message>
    <message>
        <source>the outcome isn&apos;t certain: {why}</source>
        <translation>das Ergebnis ist nicht sicher: {why}</translation>
    </message>
    <message>
        <source>the password of {user!r} expired at {until}</source>
        <translation>das Passwort von „{user}“ ist am {until} abgelaufen</translation>
    </message>
    <message>
        <source>the phrases</source>
        <translation>die Formulierungen</translation>
    </message>
    <message>
        <source>the phrases aren&apos;t a list</source>
        <translation>die Formulierungen sind keine Liste</translation>
    </message>
    <message>
        <source>the position</source>
        <translation>die Stellung</translation>
    </message>
    <message>
        <source>the previous data</source>
        <translation>was vorher da war</translation>
    </message>
    <message>
        <source>the program already knows how {edition} is played</source>
        <translation>das Programm weiß schon, wie {edition} gespielt wird</translation>
    </message>
    <message>
        <source>the program failed to show it</source>
        <translation>das Programm ist daran gescheitert</translation>
    </message>
    <message>
        <source>the redo branch isn&apos;t in the tree</source>
        <translation>der Zweig zum Wiederholen ist nicht im Baum</translation>
    </message>
    <message>
        <source>the replay</source>
        <translation>das Replay</translation>
    </message>
    <message>
        <source>the report</source>
        <translation>der Bericht</translation>
    </message>
    <message>
        <source>the rulebook has no title</source>
        <translation>das Regelwerk hat keinen Titel</translation>
    </message>
    <message>
        <source>the rulebook has {number:,} lines</source>
        <translation>das Regelwerk hat {number:,} Zeilen</translation>
    </message>
    <message>
        <source>the rulebook&apos;s title has more than {most} characters</source>
        <translation>der Titel des Regelwerks hat mehr als {most} Zeichen</translation>
    </message>
    <message>
        <source>the rulebook&apos;s title must be one line</source>
        <translation>der Titel des Regelwerks muss eine Zeile sein</translation>
    </message>
    <message>
        <source>the rules can&apos;t continue from it ({error!r})</source>
        <translation>nach den Regeln geht es von hier nicht weiter ({error!r})</translation>
    </message>
    <message>
        <source>the rules can&apos;t continue from it ({error!r}). {fault}</source>
        <translation>nach den Regeln geht es von hier nicht weiter ({error!r}). {fault}</translation>
    </message>
    <message>
        <source>the rules lead to a different state from the saved one</source>
        <translation>die Regeln führen zu einem anderen Zustand als dem gespeicherten</translation>
    </message>
    <message>
        <source>the rules of edition {edition!r} can&apos;t be played</source>
        <translation>nach den Regeln der Fassung „{edition}“ kann nicht gespielt werden</translation>
    </message>
    <message>
        <source>the ruling doesn&apos;t say what the effect does</source>
        <translation>das Ruling sagt nicht, was der Effekt tut</translation>
    </message>
    <message>
        <source>the ruling has no revision {revision!r}</source>
        <translation>das Ruling hat keinen Stand {revision!r}</translation>
    </message>
    <message>
        <source>the ruling has no revision {unknown!r}</source>
        <translation>das Ruling hat keinen Stand {unknown!r}</translation>
    </message>
    <message>
        <source>the ruling that was being written</source>
        <translation>das Ruling, das gerade geschrieben wurde</translation>
    </message>
    <message>
        <source>the rulings</source>
        <translation>die Rulings</translation>
    </message>
    <message>
        <source>the scenario</source>
        <translation>das Szenario</translation>
    </message>
    <message>
        <source>the server can&apos;t be reached ({reason})</source>
        <translation>der Server ist nicht erreichbar ({reason})</translation>
    </message>
    <message>
        <source>the server can&apos;t be used ({reason})</source>
        <translation>der Server ist nicht verwendbar ({reason})</translation>
    </message>
    <message>
        <source>the server closed the connection ({error})</source>
        <translation>der Server hat die Verbindung beendet ({error})</translation>
    </message>
    <message>
        <source>the server doesn&apos;t allow the user {user!r} to do that ({error})</source>
        <translation>der Benutzer {user!r} darf das auf dem Server nicht ({error})</translation>
    </message>
    <message>
        <source>the server has a revision with an invalid id</source>
        <translation>der Server hat eine Änderung mit ungültiger Kennung</translation>
    </message>
    <message>
        <source>the server has more than a notebook of {most:,} bytes can hold, so nothing more was imported</source>
        <translation>der Server hat mehr, als ein Notizbuch von {most} Byte fassen kann, daher wurde nichts weiter importiert</translation>
    </message>
    <message>
        <source>the server has more than {most:,} changes, so nothing more was imported</source>
        <translation>der Server hat mehr als {most} Änderungen, daher wurde nichts weiter importiert</translation>
    </message>
    <message>
        <source>the server has more than {most:,} rulings that were deleted for good, so nothing more was imported</source>
        <translation>der Server hat mehr als {most} endgültig gelöschte Rulings, daher wurde nichts weiter importiert</translation>
    </message>
    <message>
        <source>the server is missing {number} change(s) that were sent to it</source>
        <translation>dem Server fehlen gesendete Änderungen: {number}</translation>
    </message>
    <message>
        <source>the server is read-only</source>
        <translation>der Server ist schreibgeschützt</translation>
    </message>
    <message>
        <source>the server is too busy</source>
        <translation>der Server ist überlastet</translation>
    </message>
    <message>
        <source>the server refused a change to the team&apos;s notebook ({error})</source>
        <translation>der Server hat eine Änderung am Notizbuch des Teams abgelehnt ({error})</translation>
    </message>
    <message>
        <source>the server refused a change under the name of a judge who has their own login ({error})</source>
        <translation>der Server hat eine Änderung im Namen eines Judges abgelehnt, der einen eigenen Login hat ({error})</translation>
    </message>
    <message>
        <source>the server refused it ({error})</source>
        <translation>der Server hat es abgelehnt ({error})</translation>
    </message>
    <message>
        <source>the server sent a compressed file ({packed})</source>
        <translation>der Server hat eine komprimierte Datei gesendet ({packed})</translation>
    </message>
    <message>
        <source>the server sent something unexpected, so none of it was imported</source>
        <translation>der Server hat Unerwartetes gesendet, daher wurde nichts davon importiert</translation>
    </message>
    <message>
        <source>the server {host} answered {status}</source>
        <translation>der Server {host} antwortet {status}</translation>
    </message>
    <message>
        <source>the server {host} can&apos;t be reached ({why})</source>
        <translation>der Server {host} ist nicht erreichbar ({why})</translation>
    </message>
    <message>
        <source>the server {host} doesn&apos;t answer</source>
        <translation>der Server {host} antwortet nicht</translation>
    </message>
    <message>
        <source>the server {host} wasn&apos;t found</source>
        <translation>der Server {host} wurde nicht gefunden</translation>
    </message>
    <message>
        <source>the settings</source>
        <translation>die Einstellungen</translation>
    </message>
    <message>
        <source>the settings are damaged ({wrong}), so the defaults are used</source>
        <translation>die Einstellungen sind beschädigt ({wrong}), daher gelten die Standardwerte</translation>
    </message>
    <message>
        <source>the source can&apos;t be read ({error})</source>
        <translation>die Quelle ist nicht lesbar ({error})</translation>
    </message>
    <message>
        <source>the state after it differs</source>
        <translation>der Zustand danach ist ein anderer</translation>
    </message>
    <message>
        <source>the system&apos;s certificates</source>
        <translation>die Zertifikate des Systems</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>der Tisch</translation>
    </message>
    <message>
        <source>the table has no edition {edition!r}</source>
        <translation>der Tisch hat keine Fassung {edition!r}</translation>
    </message>
    <message>
        <source>the table is cut off here</source>
        <translation>die Tabelle bricht hier ab</translation>
    </message>
    <message>
        <source>the team</source>
        <translation>das Team</translation>
    </message>
    <message>
        <source>the team has no judge {judge!r}</source>
        <translation>das Team hat keinen Judge „{judge}“</translation>
    </message>
    <message>
        <source>the team&apos;s notebook needs a newer version of this program (version {least_client}; this one knows up to {own})</source>
        <translation>das Notizbuch des Teams braucht eine neuere Version dieses Programms (Version {least_client}; diese kennt bis {own})</translation>
    </message>
    <message>
        <source>the text ends in the middle of a character</source>
        <translation>der Text endet mitten in einem Zeichen</translation>
    </message>
    <message>
        <source>the text has more than {most:,} lines</source>
        <translation>der Text hat mehr als {most:,} Zeilen</translation>
    </message>
    <message>
        <source>the text of page {page} of the PDF can&apos;t be read</source>
        <translation>der Text von Seite {page} des PDFs ist nicht lesbar</translation>
    </message>
    <message>
        <source>the text of {edition} isn&apos;t available</source>
        <translation>der Text von {edition} liegt nicht vor</translation>
    </message>
    <message>
        <source>the text of {name} ends in the middle of a character</source>
        <translation>der Text von {name} endet mitten in einem Zeichen</translation>
    </message>
    <message>
        <source>the texts of a card have at most {longest:,} characters in all</source>
        <translation>die Texte einer Karte haben zusammen höchstens {longest:,} Zeichen</translation>
    </message>
    <message>
        <source>the window is already open</source>
        <translation>das Fenster ist schon geöffnet</translation>
    </message>
    <message>
        <source>the window is already open and comes to the front</source>
        <translation>das Fenster ist schon offen und kommt nach vorn</translation>
    </message>
    <message>
        <source>the window is open with this data folder</source>
        <translation>das Fenster ist mit diesem Datenordner geöffnet</translation>
    </message>
    <message>
        <source>the {missing} is missing</source>
        <translation>es fehlt: {missing}</translation>
    </message>
    <message>
        <source>there are more than {most:,} queries</source>
        <translation>es sind mehr als {most} Suchanfragen</translation>
    </message>
    <message>
        <source>there are more than {most:,} values</source>
        <translation>es sind mehr als {most} Werte</translation>
    </message>
    <message>
        <source>there is no address {name!r}</source>
        <translation>keine Adresse heißt {name!r}</translation>
    </message>
    <message>
        <source>there is no area {area!r}</source>
        <translation>es gibt keine Zone {area!r}</translation>
    </message>
    <message>
        <source>there is no backup {name!r}</source>
        <translation>es gibt keine Sicherung namens {name!r}</translation>
    </message>
    <message>
        <source>there is no card {name!r}; available: {known}</source>
        <translation>keine Karte heißt {name!r}; vorhanden: {known}</translation>
    </message>
    <message>
        <source>there is no card {place} in {value}&apos;s security</source>
        <translation>in der Security von {value} gibt es keine Karte Nr. {place}</translation>
    </message>
    <message>
        <source>there is no card {place} in {value}&apos;s {area}</source>
        <translation>in der Zone {area} von {value} gibt es keine Karte Nr. {place}</translation>
    </message>
    <message>
        <source>there is no card {ref}</source>
        <translation>es gibt keine Karte {ref}</translation>
    </message>
    <message>
        <source>there is no card {ref} on the field</source>
        <translation>auf dem Feld gibt es keine Karte {ref}</translation>
    </message>
    <message>
        <source>there is no card {text!r} here</source>
        <translation>hier gibt es keine Karte namens {text!r}</translation>
    </message>
    <message>
        <source>there is no choice {name!r}</source>
        <translation>keine Wahl heißt „{name}“</translation>
    </message>
    <message>
        <source>there is no field {name!r}</source>
        <translation>es gibt kein Feld {name!r}</translation>
    </message>
    <message>
        <source>there is no imported edition {name!r}</source>
        <translation>keine hinzugefügte Fassung heißt {name!r}</translation>
    </message>
    <message>
        <source>there is no keyword effect {name!r}</source>
        <translation>kein Keyword-Effekt heißt {name!r}</translation>
    </message>
    <message>
        <source>there is no list at {within!r}</source>
        <translation>es gibt keine Liste bei {within!r}</translation>
    </message>
    <message>
        <source>there is no node {above} above it</source>
        <translation>es gibt keinen Knoten {above} darüber</translation>
    </message>
    <message>
        <source>there is no node {current}</source>
        <translation>es gibt keinen Knoten {current}</translation>
    </message>
    <message>
        <source>there is no official answer {number!r}</source>
        <translation>es gibt keine offizielle Antwort {number!r}</translation>
    </message>
    <message>
        <source>there is no page {page}</source>
        <translation>es gibt keine Seite {page}</translation>
    </message>
    <message>
        <source>there is no passage {passage_id!r}</source>
        <translation>keine Stelle heißt {passage_id!r}</translation>
    </message>
    <message>
        <source>there is no password</source>
        <translation>es gibt kein Passwort</translation>
    </message>
    <message>
        <source>there is no player {seat!r}</source>
        <translation>es gibt keinen Spieler „{seat}“</translation>
    </message>
    <message>
        <source>there is no ruling {beginning!r}</source>
        <translation>es gibt kein Ruling {beginning!r}</translation>
    </message>
    <message>
        <source>there is no ruling {replaced_by!r}</source>
        <translation>es gibt kein Ruling {replaced_by!r}</translation>
    </message>
    <message>
        <source>there is no ruling {ruling!r}</source>
        <translation>es gibt kein Ruling {ruling!r}</translation>
    </message>
    <message>
        <source>there is no source {key!r}</source>
        <translation>keine Quelle heißt {key!r}</translation>
    </message>
    <message>
        <source>there is no unit {number}</source>
        <translation>es gibt keine Einheit {number}</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>das gibt es nicht</translation>
    </message>
    <message>
        <source>these clauses weren&apos;t applied: {clauses}</source>
        <translation>diese Regeln wurden nicht angewandt: {clauses}</translation>
    </message>
    <message>
        <source>this address can&apos;t be read: {address}</source>
        <translation>diese Adresse ist nicht lesbar: {address}</translation>
    </message>
    <message>
        <source>this address is a web page: {address}</source>
        <translation>diese Adresse ist eine Webseite: {address}</translation>
    </message>
    <message>
        <source>this answer belongs to another line</source>
        <translation>diese Angabe gehört zu einer anderen Zeile</translation>
    </message>
    <message>
        <source>this applies to all cards of a player</source>
        <translation>das betrifft alle Karten eines Spielers</translation>
    </message>
    <message>
        <source>this can be done to cards, not to a player</source>
        <translation>das geht nur mit Karten, nicht mit einem Spieler</translation>
    </message>
    <message>
        <source>this doesn&apos;t describe a card</source>
        <translation>das beschreibt keine Karte</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>this is another kind of replay ({format})</source>
        <translation>das ist ein Replay anderer Art ({format})</translation>
    </message>
    <message>
        <source>this is another kind of table ({format})</source>
        <translation>das ist ein Tisch anderer Art ({format})</translation>
    </message>
    <message>
        <source>this says nothing about editions</source>
        <translation>das sagt nichts über Fassungen</translation>
    </message>
    <message>
        <source>this settles nothing ({error})</source>
        <translation>das klärt nichts ({error})</translation>
    </message>
    <message>
        <source>this system can&apos;t draw a window ({error})</source>
        <translation>dieses System kann kein Fenster zeichnen ({error})</translation>
    </message>
    <message>
        <source>this system trusts no certificates</source>
        <translation>dieses System vertraut keinem Zertifikat</translation>
    </message>
    <message>
        <source>this table didn&apos;t start from a scenario file</source>
        <translation>dieser Tisch begann nicht mit einer Szenariodatei</translation>
    </message>
    <message>
        <source>tokens can&apos;t be in a deck (1-4-4-2), so their entries were left out</source>
        <translation>Token gehören in kein Deck (1-4-4-2), daher wurden ihre Einträge weggelassen</translation>
    </message>
    <message>
        <source>too long for an account</source>
        <translation>das ist zu lang für eine Darstellung</translation>
    </message>
    <message>
        <source>too many cards: {number:,}; the limit is {most:,}</source>
        <translation>{number:,} Karten sind mehr als {most:,}</translation>
    </message>
    <message>
        <source>too many characters: {number:,}</source>
        <translation>{number:,} Zeichen sind zu viele</translation>
    </message>
    <message>
        <source>too many choices for a scenario: {number}</source>
        <translation>{number} Entscheidungen sind mehr, als ein Szenario haben kann</translation>
    </message>
    <message>
        <source>too many choices: {number}</source>
        <translation>{number} Entscheidungen sind zu viele</translation>
    </message>
    <message>
        <source>too many files have the name {name!r}</source>
        <translation>zu viele Dateien haben den Namen {name!r}</translation>
    </message>
    <message>
        <source>too many nodes: {number}</source>
        <translation>{number} Knoten sind zu viele</translation>
    </message>
    <message>
        <source>too many phrases: {number}; the limit is {most}</source>
        <translation>{number} Formulierungen sind mehr als {most}</translation>
    </message>
    <message>
        <source>too many steps for an account: {number}</source>
        <translation>{number} Schritte sind zu viele für eine Darstellung</translation>
    </message>
    <message>
        <source>too many {things}: {number:,}</source>
        <translation>{number} {things} sind zu viele</translation>
    </message>
    <message>
        <source>too many {things}: {number:,}; the limit is {most}</source>
        <translation>{number} {things} sind zu viele; höchstens {most} sind möglich</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>wahr oder falsch</translation>
    </message>
    <message>
        <source>two cards have the name {name!r}</source>
        <translation>zwei Karten heißen {name!r}</translation>
    </message>
    <message>
        <source>type a card, or choose one with ↓</source>
        <translation>Karte eintippen oder mit ↓ wählen</translation>
    </message>
    <message>
        <source>type a query</source>
        <translation>Suchanfrage eintippen</translation>
    </message>
    <message>
        <source>type a text to explain</source>
        <translation>zu erklärenden Text eintippen</translation>
    </message>
    <message>
        <source>type what to give</source>
        <translation>eintippen, was zu geben ist</translation>
    </message>
    <message>
        <source>under {name}</source>
        <translation>unter {name}</translation>
    </message>
    <message>
        <source>unexpected text after the array</source>
        <translation>unerwarteter Text hinter der Liste</translation>
    </message>
    <message>
        <source>unexpected text after the value, at character {place}</source>
        <translation>unerwarteter Text hinter dem Wert, bei Zeichen {place}</translation>
    </message>
    <message>
        <source>unknown event {value!r}; known events: {known}</source>
        <translation>unbekanntes Ereignis {value!r}; bekannt: {known}</translation>
    </message>
    <message>
        <source>unknown format: {missing} is missing in its entries. They have {fields}</source>
        <translation>unbekanntes Format: In den Einträgen fehlt {missing}. Vorhanden: {fields}</translation>
    </message>
    <message>
        <source>unknown kind of file: expected a table, scenario, cards, answers, phrases or a rulebook</source>
        <translation>unbekannte Art von Datei: erwartet Tisch, Szenario, Karten, Antworten, Formulierungen oder Regelwerk</translation>
    </message>
    <message>
        <source>unknown step {verb}; known steps: {known}</source>
        <translation>unbekannter Schritt {verb}; bekannt: {known}</translation>
    </message>
    <message>
        <source>updates are switched off</source>
        <translation>Aktualisierungen sind ausgeschaltet</translation>
    </message>
    <message>
        <source>use only one of &apos;total_dp&apos;, &apos;total_play_cost&apos; and &apos;total_level&apos;</source>
        <translation>nur eines von &apos;total_dp&apos;, &apos;total_play_cost&apos; und &apos;total_level&apos; verwenden</translation>
    </message>
    <message>
        <source>web page markup was removed from texts</source>
        <translation>Auszeichnungen von Webseiten wurden aus Texten entfernt</translation>
    </message>
    <message>
        <source>what you were typing</source>
        <translation>was gerade getippt wurde</translation>
    </message>
    <message>
        <source>who decides</source>
        <translation>wer entscheidet</translation>
    </message>
    <message>
        <source>you are in no team</source>
        <translation>kein Team beigetreten</translation>
    </message>
    <message>
        <source>you can choose: {open}</source>
        <translation>möglich: {open}</translation>
    </message>
    <message>
        <source>you can claim one thing at a time, about one card or player</source>
        <translation>nur eine Behauptung auf einmal, über eine Karte oder einen Spieler</translation>
    </message>
    <message>
        <source>you can judge one action at a time, not {number}</source>
        <translation>nur eine Aktion auf einmal beurteilen, nicht {number}</translation>
    </message>
    <message>
        <source>you can&apos;t leave the team ({reason})</source>
        <translation>das Team lässt sich nicht verlassen ({reason})</translation>
    </message>
    <message>
        <source>you decide: {by_hand}</source>
        <translation>der Judge entscheidet: {by_hand}</translation>
    </message>
    <message>
        <source>you have no addresses</source>
        <translation>keine Adresse gespeichert</translation>
    </message>
    <message>
        <source>you have no official answers and no rulings</source>
        <translation>es gibt keine offiziellen Antworten und keine Rulings</translation>
    </message>
    <message>
        <source>you must still resolve by hand: {text}</source>
        <translation>der Judge muss noch von Hand abhandeln: {text}</translation>
    </message>
    <message>
        <source>you ruled on a text that doesn&apos;t exist: {texts}</source>
        <translation>entschieden wurde über einen Text, den es nicht gibt: {texts}</translation>
    </message>
    <message>
        <source>your answers on editions</source>
        <translation>die Angaben über Fassungen</translation>
    </message>
    <message>
        <source>your answers on editions are larger than {most:,} bytes</source>
        <translation>die Angaben über Fassungen sind größer als {most:,} Bytes</translation>
    </message>
    <message>
        <source>your library has no card {number}</source>
        <translation>die Kartensammlung hat keine Karte {number}</translation>
    </message>
    <message>
        <source>your library has no cards</source>
        <translation>die Kartensammlung hat keine Karten</translation>
    </message>
    <message>
        <source>your library has no such card</source>
        <translation>die Kartensammlung hat keine solche Karte</translation>
    </message>
    <message>
        <source>your library has no {number} in {lang}</source>
        <translation>{number} ist nicht in der Kartensammlung auf {lang}</translation>
    </message>
    <message>
        <source>{action} can&apos;t respond to this</source>
        <translation>{action} kann darauf nicht reagieren</translation>
    </message>
    <message>
        <source>{action} changes what would happen</source>
        <translation>{action} ändert, was geschehen würde</translation>
    </message>
    <message>
        <source>{action} is refused: {by}</source>
        <translation>{action} ist nicht erlaubt: {by}</translation>
    </message>
    <message>
        <source>{action} is refused: {by}; not by {known}</source>
        <translation>{action} ist nicht erlaubt: {by}; nicht durch {known}</translation>
    </message>
    <message>
        <source>{area!r} isn&apos;t a pile</source>
        <translation>„{area}“ ist kein Stapel</translation>
    </message>
    <message>
        <source>{cards} can&apos;t be in this deck</source>
        <translation>{cards} gehört nicht in dieses Deck</translation>
    </message>
    <message>
        <source>{cards} is a token: tokens can&apos;t be in a deck</source>
        <translation>{cards} ist ein Token: Token gehören in kein Deck</translation>
    </message>
    <message>
        <source>{cards} isn&apos;t a known card</source>
        <translation>{cards} ist keine bekannte Karte</translation>
    </message>
    <message>
        <source>{cards}: {count} cards of the same number, allowed: {allowed}</source>
        <translation>{cards}: {count} Karten mit derselben Nummer, erlaubt: {allowed}</translation>
    </message>
    <message>
        <source>{card} has no effect {index} that can be activated</source>
        <translation>{card} hat keinen Effekt {index}, der aktiviert werden könnte</translation>
    </message>
    <message>
        <source>{card} isn&apos;t a single card; move it to a pile first</source>
        <translation>{card} ist keine einzelne Karte; zuerst auf einen Stapel legen</translation>
    </message>
    <message>
        <source>{claim}: {actual} instead of {wanted}</source>
        <translation>{claim}: {actual} statt {wanted}</translation>
    </message>
    <message>
        <source>{constant} isn&apos;t JSON</source>
        <translation>{constant} ist kein JSON</translation>
    </message>
    <message>
        <source>{count} copies aren&apos;t possible</source>
        <translation>{count} Exemplare sind nicht möglich</translation>
    </message>
    <message>
        <source>{date!r} isn&apos;t a date</source>
        <translation>{date!r} ist kein Datum</translation>
    </message>
    <message>
        <source>{deed!r} can&apos;t be used with {gift}</source>
        <translation>„{deed}“ ist mit {gift} nicht möglich</translation>
    </message>
    <message>
        <source>{deed!r} involves no other card</source>
        <translation>an „{deed}“ ist keine andere Karte beteiligt</translation>
    </message>
    <message>
        <source>{deed!r} isn&apos;t something an effect can do</source>
        <translation>„{deed}“ kann kein Effekt tun</translation>
    </message>
    <message>
        <source>{edition!r} isn&apos;t an edition</source>
        <translation>{edition!r} ist keine Fassung</translation>
    </message>
    <message>
        <source>{entry!r} isn&apos;t a card number</source>
        <translation>„{entry}“ ist keine Kartennummer</translation>
    </message>
    <message>
        <source>{failure} (entry {number} of `ruled` is close, &quot;{of}: {words}&quot;: `of` names the card, `text` quotes its words, or their beginning followed by &quot;...&quot;)</source>
        <translation>{failure} (Eintrag {number} von `ruled` ist ähnlich, „{of}: {words}“: `of` nennt die Karte, `text` zitiert ihren Wortlaut oder dessen Anfang mit „...“)</translation>
    </message>
    <message>
        <source>{fault}, so the backup of {copy} was restored</source>
        <translation>{fault}, daher wurde die Sicherung vom {copy} wiederhergestellt</translation>
    </message>
    <message>
        <source>{fault}. Perhaps you mean: {near}</source>
        <translation>{fault}. Vielleicht gemeint: {near}</translation>
    </message>
    <message>
        <source>{field}: has invisible characters</source>
        <translation>{field}: enthält unsichtbare Zeichen</translation>
    </message>
    <message>
        <source>{field}: is missing</source>
        <translation>{field}: fehlt</translation>
    </message>
    <message>
        <source>{field}: its Overflow was moved to its own field</source>
        <translation>{field}: Overflow wurde in sein eigenes Feld verschoben</translation>
    </message>
    <message>
        <source>{field}: more than {longest} characters</source>
        <translation>{field}: mehr als {longest} Zeichen</translation>
    </message>
    <message>
        <source>{field}: more than {most}</source>
        <translation>{field}: mehr als {most}</translation>
    </message>
    <message>
        <source>{field}: must be one line</source>
        <translation>{field}: muss eine Zeile sein</translation>
    </message>
    <message>
        <source>{field}: the line {text!r} isn&apos;t understood ({value})</source>
        <translation>{field}: die Zeile {text!r} wird nicht verstanden ({value})</translation>
    </message>
    <message>
        <source>{for_good!r} isn&apos;t the ruling, so nothing was deleted</source>
        <translation>{for_good!r} ist nicht das Ruling, daher wurde nichts gelöscht</translation>
    </message>
    <message>
        <source>{gift} applies to the card itself, or to cards on the field</source>
        <translation>{gift} betrifft eine Karte selbst oder Karten auf dem Feld</translation>
    </message>
    <message>
        <source>{gift} is given to cards, not to a player</source>
        <translation>{gift} wird Karten gegeben, keinem Spieler</translation>
    </message>
    <message>
        <source>{host!r} isn&apos;t the name of a server</source>
        <translation>{host!r} ist kein Name eines Servers</translation>
    </message>
    <message>
        <source>{how!r} uses its own requirements and their cost (8-2-2-4)</source>
        <translation>„{how}“ hat eigene Bedingungen und deren Kosten (8-2-2-4)</translation>
    </message>
    <message>
        <source>{judge!r} can&apos;t be the name of a login</source>
        <translation>„{judge}“ kann kein Login-Name sein</translation>
    </message>
    <message>
        <source>{key!r} isn&apos;t possible; {why}</source>
        <translation>„{key}“ ist nicht möglich; {why}</translation>
    </message>
    <message>
        <source>{key} has no clauses</source>
        <translation>{key} hat keine Regeln</translation>
    </message>
    <message>
        <source>{key}:{value} isn&apos;t a date</source>
        <translation>{key}:{value} ist kein Datum</translation>
    </message>
    <message>
        <source>{key}:{value} isn&apos;t a number</source>
        <translation>{key}:{value} ist keine Zahl</translation>
    </message>
    <message>
        <source>{key}:{value} isn&apos;t possible</source>
        <translation>{key}:{value} gibt es nicht</translation>
    </message>
    <message>
        <source>{language!r} isn&apos;t a language of the game</source>
        <translation>{language!r} ist keine Sprache des Spiels</translation>
    </message>
    <message>
        <source>{language!r} isn&apos;t a language tag</source>
        <translation>{language!r} ist kein Sprachkürzel</translation>
    </message>
    <message>
        <source>{line!r} doesn&apos;t say how many of which card</source>
        <translation>„{line}“ sagt nicht, wie viele von welcher Karte</translation>
    </message>
    <message>
        <source>{name!r} appears twice</source>
        <translation>{name!r} kommt zweimal vor</translation>
    </message>
    <message>
        <source>{name!r} can&apos;t be asked about what would happen</source>
        <translation>nach „{name}“ lässt sich bei dem, was geschehen würde, nicht fragen</translation>
    </message>
    <message>
        <source>{name!r} can&apos;t be asked about {event!r}</source>
        <translation>nach „{name}“ lässt sich bei „{event}“ nicht fragen</translation>
    </message>
    <message>
        <source>{name!r} can&apos;t be expected</source>
        <translation>{name!r} lässt sich nicht als Erwartung angeben</translation>
    </message>
    <message>
        <source>{name!r} can&apos;t be the name of a file</source>
        <translation>{name!r} kann kein Dateiname sein</translation>
    </message>
    <message>
        <source>{name!r} can&apos;t be used in {field!r} of {owner}</source>
        <translation>„{name}“ ist in „{field}“ von {owner} nicht möglich</translation>
    </message>
    <message>
        <source>{name!r} can&apos;t be used with &apos;gifts&apos;</source>
        <translation>„{name}“ ist mit &apos;gifts&apos; nicht möglich</translation>
    </message>
    <message>
        <source>{name!r} has no effect that triggers</source>
        <translation>{name!r} hat keinen Effekt, der auslöst</translation>
    </message>
    <message>
        <source>{name!r} has no link card {place}</source>
        <translation>{name!r} hat keine Link-Karte {place}</translation>
    </message>
    <message>
        <source>{name!r} has no such effect</source>
        <translation>{name!r} hat keinen solchen Effekt</translation>
    </message>
    <message>
        <source>{name!r} is possible</source>
        <translation>{name!r} ist möglich</translation>
    </message>
    <message>
        <source>{name!r} isn&apos;t a name</source>
        <translation>{name!r} ist kein Name</translation>
    </message>
    <message>
        <source>{name!r} isn&apos;t among the shuffled cards; available: {there}</source>
        <translation>{name!r} ist nicht unter den gemischten Karten; vorhanden: {there}</translation>
    </message>
    <message>
        <source>{name!r} isn&apos;t possible; you can choose: {there}</source>
        <translation>{name!r} ist nicht möglich; möglich: {there}</translation>
    </message>
    <message>
        <source>{name!r} isn&apos;t {place}; available: {there}</source>
        <translation>{name!r} ist nicht {place}; vorhanden: {there}</translation>
    </message>
    <message>
        <source>{name} has no questions</source>
        <translation>{name} hat keine Fragen</translation>
    </message>
    <message>
        <source>{name} has no widths</source>
        <translation>{name} hat keine Breiten</translation>
    </message>
    <message>
        <source>{name} is missing</source>
        <translation>{name} fehlt</translation>
    </message>
    <message>
        <source>{name} is of the wrong type</source>
        <translation>{name} ist vom falschen Typ</translation>
    </message>
    <message>
        <source>{name} is true because of {known}</source>
        <translation>{name} stimmt wegen {known}</translation>
    </message>
    <message>
        <source>{name} isn&apos;t a place</source>
        <translation>{name} ist kein Ort</translation>
    </message>
    <message>
        <source>{name} isn&apos;t base64</source>
        <translation>{name} ist kein base64</translation>
    </message>
    <message>
        <source>{name} isn&apos;t one of {known}</source>
        <translation>{name} ist keines davon: {known}</translation>
    </message>
    <message>
        <source>{name} suspended</source>
        <translation>{name} getappt</translation>
    </message>
    <message>
        <source>{name}: each: there is no field {unknown!r}</source>
        <translation>{name}: each: es gibt kein Feld {unknown!r}</translation>
    </message>
    <message>
        <source>{name}: {tag} isn&apos;t a language tag such as en or zh-Hans</source>
        <translation>{name}: {tag} ist kein Sprachkürzel wie en oder zh-Hans</translation>
    </message>
    <message>
        <source>{name}: {value} isn&apos;t Digimon, Tamer, Option or Digi-Egg</source>
        <translation>{name}: {value} ist weder Digimon noch Tamer, Option oder Digi-Egg</translation>
    </message>
    <message>
        <source>{name}: {word} isn&apos;t a card color, so it was left out</source>
        <translation>{name}: {word} ist keine Farbe einer Karte und wurde weggelassen</translation>
    </message>
    <message>
        <source>{name}: {word} isn&apos;t a color</source>
        <translation>{name}: {word} ist keine Farbe</translation>
    </message>
    <message>
        <source>{new} has no clause {number!r}</source>
        <translation>{new} hat keine Regel {number!r}</translation>
    </message>
    <message>
        <source>{number!r} isn&apos;t a card number</source>
        <translation>{number!r} ist keine Kartennummer</translation>
    </message>
    <message>
        <source>{number!r} isn&apos;t a clause number</source>
        <translation>{number!r} ist keine Regelnummer</translation>
    </message>
    <message>
        <source>{number} (its number in {editions})</source>
        <translation>{number} (Nummer in {editions})</translation>
    </message>
    <message>
        <source>{number} and {partner} may not be in one deck{since}</source>
        <translation>{number} und {partner} dürfen nicht im selben Deck sein{since}</translation>
    </message>
    <message>
        <source>{number} cards have the name {name}: the list must give the number</source>
        <translation>{number} Karten heißen {name}: Die Liste muss die Nummer nennen</translation>
    </message>
    <message>
        <source>{number} cards in {value}&apos;s {area} are known, more than {most}</source>
        <translation>{number} Karten in der Zone {area} von {value} sind bekannt, mehr als {most}</translation>
    </message>
    <message>
        <source>{number} cards named {name!r} are {place}; available: {there}</source>
        <translation>{number} Karten heißen {name!r} {place}; vorhanden: {there}</translation>
    </message>
    <message>
        <source>{number} editions have the name {name!r}</source>
        <translation>{number} Fassungen heißen {name!r}</translation>
    </message>
    <message>
        <source>{number} is banned{since}: {count} in the deck</source>
        <translation>{number} ist gebannt{since}: {count} im Deck</translation>
    </message>
    <message>
        <source>{number} is below 0</source>
        <translation>{number} ist unter 0</translation>
    </message>
    <message>
        <source>{number} is restricted to {limit}{since}: {count} in the deck</source>
        <translation>{number} ist auf {limit} limitiert{since}: {count} im Deck</translation>
    </message>
    <message>
        <source>{number} is too many</source>
        <translation>zu viele: {number}</translation>
    </message>
    <message>
        <source>{number} is {card}, not {name}</source>
        <translation>{number} ist {card}, nicht {name}</translation>
    </message>
    <message>
        <source>{number} of its requirements are {wanted!r}; available: {there}</source>
        <translation>Bedingungen mit {wanted!r}: {number}; vorhanden: {there}</translation>
    </message>
    <message>
        <source>{number} of {what} had changed since they were saved; {back} restored from the backup of {when}: {names}</source>
        <translation>{what}: {number} seit dem Speichern geändert; {back} wiederhergestellt aus der Sicherung von {when}: {names}</translation>
    </message>
    <message>
        <source>{number} of {what} had changed since they were saved; {back} restored from the backup of {when}: {names}; {lost} have no backup: {lost_names}</source>
        <translation>{what}: {number} seit dem Speichern geändert; {back} wiederhergestellt aus der Sicherung von {when}: {names}; ohne Sicherung: {lost}: {lost_names}</translation>
    </message>
    <message>
        <source>{number} of {what} have changed since they were saved; {lost} have no backup: {lost_names}</source>
        <translation>{what}: {number} seit dem Speichern geändert; ohne Sicherung: {lost}: {lost_names}</translation>
    </message>
    <message>
        <source>{number} restored from the backup of {copy}</source>
        <translation>{number} wiederhergestellt aus der Sicherung vom {copy}</translation>
    </message>
    <message>
        <source>{number} revisions begin with {revision!r}: give more of the id</source>
        <translation>{number} Änderungen beginnen mit {revision!r}: mehr von der Kennung angeben</translation>
    </message>
    <message>
        <source>{number} rulings begin with {beginning!r}</source>
        <translation>{number} Rulings beginnen mit {beginning!r}</translation>
    </message>
    <message>
        <source>{number} was a clause of edition {older} and is no longer a rule</source>
        <translation>{number} war eine Regel der Fassung {older} und ist keine mehr</translation>
    </message>
    <message>
        <source>{old} has no clause {number!r}</source>
        <translation>{old} hat keine Regel {number!r}</translation>
    </message>
    <message>
        <source>{on!r} isn&apos;t a date</source>
        <translation>{on!r} ist kein Datum</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} oder {other}</translation>
    </message>
    <message>
        <source>{part} belongs to one player</source>
        <translation>{part} gehört zu einem Spieler</translation>
    </message>
    <message>
        <source>{path}: has more than {longest} characters</source>
        <translation>{path}: hat mehr als {longest} Zeichen</translation>
    </message>
    <message>
        <source>{path}: has more than {most_entries} entries</source>
        <translation>{path}: hat mehr als {most_entries} Einträge</translation>
    </message>
    <message>
        <source>{path}: must be a list, not {value}</source>
        <translation>{path}: muss eine Liste sein, nicht {value}</translation>
    </message>
    <message>
        <source>{path}: must be a whole number, not {value}</source>
        <translation>{path}: muss eine ganze Zahl sein, nicht {value}</translation>
    </message>
    <message>
        <source>{path}: must be text, not {value}</source>
        <translation>{path}: muss Text sein, nicht {value}</translation>
    </message>
    <message>
        <source>{path}: the text ends in the middle of a character</source>
        <translation>{path}: Der Text endet mitten in einem Zeichen</translation>
    </message>
    <message>
        <source>{path}: {value} isn&apos;t a whole number</source>
        <translation>{path}: {value} ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>{path}: {value} isn&apos;t between 0 and {highest}</source>
        <translation>{path}: {value} liegt nicht zwischen 0 und {highest}</translation>
    </message>
    <message>
        <source>{path}: {written!r} isn&apos;t a date such as 2025-12-25</source>
        <translation>{path}: „{written}“ ist kein Datum wie 2025-12-25</translation>
    </message>
    <message>
        <source>{port} isn&apos;t a port number</source>
        <translation>{port} ist kein Port</translation>
    </message>
    <message>
        <source>{printed!r} is read as {read!r}</source>
        <translation>„{printed}“ wird als „{read}“ gelesen</translation>
    </message>
    <message>
        <source>{read} could be read</source>
        <translation>lesbar waren {read}</translation>
    </message>
    <message>
        <source>{seat} must decide ({kind}); you can choose: {keys}</source>
        <translation>{seat} muss entscheiden ({kind}); möglich: {keys}</translation>
    </message>
    <message>
        <source>{seat}&apos;s memory</source>
        <translation>Memory von {seat}</translation>
    </message>
    <message>
        <source>{since!r} isn&apos;t a date</source>
        <translation>{since!r} ist kein Datum</translation>
    </message>
    <message>
        <source>{text!r} isn&apos;t understood</source>
        <translation>{text!r} wird nicht verstanden</translation>
    </message>
    <message>
        <source>{unwanted} happened</source>
        <translation>{unwanted} ist geschehen</translation>
    </message>
    <message>
        <source>{verb!r} can&apos;t be refused</source>
        <translation>{verb!r} lässt sich nicht ablehnen</translation>
    </message>
    <message>
        <source>{verb!r} is too early: {seat} must decide ({kind}): {there}</source>
        <translation>{verb!r} kommt zu früh: {seat} muss entscheiden ({kind}): {there}</translation>
    </message>
    <message>
        <source>{verb!r} is too late: the game is over</source>
        <translation>{verb!r} kommt zu spät: Das Spiel ist vorbei</translation>
    </message>
    <message>
        <source>{verb!r} isn&apos;t a step</source>
        <translation>{verb!r} ist kein Schritt</translation>
    </message>
    <message>
        <source>{verb} can&apos;t be judged; you can judge: {known}</source>
        <translation>{verb} lässt sich nicht beurteilen; möglich: {known}</translation>
    </message>
    <message>
        <source>{waiting} didn&apos;t happen; what happened: {events}</source>
        <translation>{waiting} ist nicht geschehen; geschehen ist: {events}</translation>
    </message>
    <message>
        <source>{wanted!r} fits several options ({kind}); you can choose: {there}</source>
        <translation>{wanted!r} passt auf mehrere Optionen ({kind}); möglich: {there}</translation>
    </message>
    <message>
        <source>{wanted!r} isn&apos;t possible ({kind}); you can choose: {there}</source>
        <translation>{wanted!r} ist nicht möglich ({kind}); möglich: {there}</translation>
    </message>
    <message>
        <source>{wanted!r} isn&apos;t possible: no decision is pending</source>
        <translation>{wanted!r} ist nicht möglich: Es ist nichts zu entscheiden</translation>
    </message>
    <message>
        <source>{what} are damaged ({damage}) and read-only: {result}; the file is unchanged</source>
        <translation>{what}: beschädigt ({damage}) und schreibgeschützt: {result}; die Datei bleibt unverändert</translation>
    </message>
    <message>
        <source>{what} are damaged ({damage}), {result}</source>
        <translation>{what}: beschädigt ({damage}), {result}</translation>
    </message>
    <message>
        <source>{what} can be read, but not saved</source>
        <translation>{what}: lesbar, aber nicht speicherbar</translation>
    </message>
    <message>
        <source>{what} can be read, but something other than this program has changed the file</source>
        <translation>{what}: lesbar, aber auch etwas anderes als dieses Programm hat die Datei geändert</translation>
    </message>
    <message>
        <source>{what} corrects nothing; you can use: {shapes}</source>
        <translation>{what} korrigiert nichts; möglich: {shapes}</translation>
    </message>
    <message>
        <source>{what} has at most {most:,} bytes</source>
        <translation>{what}: höchstens {most:,} Bytes möglich</translation>
    </message>
    <message>
        <source>{what} must be rebuilt, repaired or restored, but another program is using them</source>
        <translation>{what}: Neuaufbau, Reparatur oder Wiederherstellung nötig, aber ein anderes Programm benutzt sie</translation>
    </message>
    <message>
        <source>{what} were saved by a newer version of this program (version {version}; this one reads up to {known})</source>
        <translation>{what}: gespeichert von einer neueren Version dieses Programms (Version {version}; diese liest bis {known})</translation>
    </message>
    <message>
        <source>{what}: {actual!r} instead of {wanted!r}</source>
        <translation>{what}: {actual!r} statt {wanted!r}</translation>
    </message>
    <message>
        <source>{what}: {there!r} instead of {wanted!r}</source>
        <translation>{what}: {there!r} statt {wanted!r}</translation>
    </message>
    <message>
        <source>{where}.{named}: is missing, so this cost can&apos;t be used in a game</source>
        <translation>{where}.{named}: fehlt, daher sind diese Kosten im Spiel nicht benutzbar</translation>
    </message>
    <message>
        <source>{where}.{named}: is missing, so this cost was left out</source>
        <translation>{where}.{named}: fehlt, daher wurden diese Kosten weggelassen</translation>
    </message>
    <message>
        <source>{where}.{named}: {word} isn&apos;t a color</source>
        <translation>{where}.{named}: {word} ist keine Farbe</translation>
    </message>
    <message>
        <source>{where}: a cost is a mapping of color, level and cost</source>
        <translation>{where}: Kosten sind eine Tabelle aus color, level und cost</translation>
    </message>
    <message>
        <source>{why}, at character {place}</source>
        <translation>{why}, bei Zeichen {place}</translation>
    </message>
    <message>
        <source>{why}; a number used as a name must be in quotes: &quot;2&quot;</source>
        <translation>{why}; eine Zahl als Name muss in Anführungszeichen stehen: &quot;2&quot;</translation>
    </message>
    <message>
        <source>{why}; allowed: {known}</source>
        <translation>{why}; erlaubt: {known}</translation>
    </message>
    <message>
        <source>{why}; words such as yes, no and on must be in quotes: &quot;yes&quot;</source>
        <translation>{why}; Wörter wie yes, no und on müssen in Anführungszeichen stehen: &quot;yes&quot;</translation>
    </message>
    <message>
        <source>{word!r} comes before printed text and needs brackets</source>
        <translation>{word!r} steht ohne Klammern vor gedrucktem Text</translation>
    </message>
    <message>
        <source>{word!r} doesn&apos;t describe a card</source>
        <translation>{word!r} beschreibt keine Karte</translation>
    </message>
    <message>
        <source>{word!r} doesn&apos;t say which player</source>
        <translation>{word!r} sagt nicht, welcher Spieler</translation>
    </message>
    <message>
        <source>{word!r} isn&apos;t understood: the cards of a stack are typed one by one</source>
        <translation>{word!r} wird nicht verstanden: Die Karten eines Stapels werden einzeln eingegeben</translation>
    </message>
    <message>
        <source>{word!r} may be a player or area, or part of the name</source>
        <translation>{word!r} kann ein Spieler oder eine Zone sein oder zum Namen gehören</translation>
    </message>
    <message>
        <source>{word!r} may be part of the name or describe the card</source>
        <translation>{word!r} kann zum Namen gehören oder die Karte beschreiben</translation>
    </message>
    <message>
        <source>{word!r} may mean {near!r}</source>
        <translation>{word!r} kann {near!r} bedeuten</translation>
    </message>
    <message>
        <source>{wording!r} appears twice</source>
        <translation>{wording!r} kommt zweimal vor</translation>
    </message>
    <message>
        <source>{wrong}.</source>
        <translation>{wrong}.</translation>
    </message>
    <message>
        <source>{wrong}. {mend}.</source>
        <translation>{wrong}. {mend}.</translation>
    </message>
</context>
<context>
    <name>events</name>
    <message>
        <source>&lt;{keyword}&gt; of {card} can&apos;t activate[ – {reason}]</source>
        <translation>&lt;{keyword}&gt; von {card} kann nicht aktiviert werden[ – {reason}]</translation>
    </message>
    <message>
        <source>&lt;{kind}&gt; does nothing[ – {reason}]</source>
        <translation>&lt;{kind}&gt; bewirkt nichts[ – {reason}]</translation>
    </message>
    <message>
        <source>[{cards} ]placed under[ {unit}][ {card}]</source>
        <translation>[{cards} ]daruntergelegt[: {unit}][: {card}]</translation>
    </message>
    <message>
        <source>[{cards}: ]keeps switching between active and inactive; counts as not active</source>
        <translation>[{cards}: ]wechselt ohne Ende zwischen aktiv und inaktiv; gilt als nicht aktiv</translation>
    </message>
    <message>
        <source>[{cards}][{card}] to {to}</source>
        <translation>[{cards}][{card}] nach: {to}</translation>
    </message>
    <message>
        <source>[{card}: ]{seat} can&apos;t do this[, because of {by}][ – {reason}]</source>
        <translation>[{card}: ]für {seat} nicht möglich[, wegen {by}][ – {reason}]</translation>
    </message>
    <message>
        <source>[{name}: ]overflow {amount}: {seat}&apos;s memory {from} to {to}</source>
        <translation>[{name}: ]Overflow {amount}: Memory von {seat} {from} auf {to}</translation>
    </message>
    <message>
        <source>[{unit}: &lt;{kind}&gt;][the top card of {unit} will be trashed at {timing}]</source>
        <translation>[{unit}: &lt;{kind}&gt;][die oberste Karte von {unit} kommt in den Trash, Zeitpunkt: {timing}]</translation>
    </message>
    <message>
        <source>[{who}: ]&lt;{kind}&gt; is carried out</source>
        <translation>[{who}: ]&lt;{kind}&gt; wird ausgeführt</translation>
    </message>
    <message>
        <source>[{who}: ][&lt;{kind}&gt; ]done</source>
        <translation>[{who}: ][&lt;{kind}&gt; ]ausgeführt</translation>
    </message>
    <message>
        <source>[{who}: ][&lt;{kind}&gt; ]not done</source>
        <translation>[{who}: ][&lt;{kind}&gt; ]nicht ausgeführt</translation>
    </message>
    <message>
        <source>[{who}: ]a cost of {cost} can&apos;t be paid[ – {reason}]</source>
        <translation>[{who}: ]Kosten von {cost} können nicht bezahlt werden[ – {reason}]</translation>
    </message>
    <message>
        <source>[{who}: ]applies to nothing</source>
        <translation>[{who}: ]betrifft nichts</translation>
    </message>
    <message>
        <source>[{who}: ]applies to: {refs}</source>
        <translation>[{who}: ]betrifft: {refs}</translation>
    </message>
    <message>
        <source>[{who}: ]chosen: {refs}</source>
        <translation>[{who}: ]gewählt: {refs}</translation>
    </message>
    <message>
        <source>[{who}: ]counted: {count}</source>
        <translation>[{who}: ]gezählt: {count}</translation>
    </message>
    <message>
        <source>[{who}: ]declared[: {kind}][: {answer}]</source>
        <translation>[{who}: ]angesagt[: {kind}][: {answer}]</translation>
    </message>
    <message>
        <source>[{who}: ]its condition is met</source>
        <translation>[{who}: ]Bedingung erfüllt</translation>
    </message>
    <message>
        <source>[{who}: ]its condition isn&apos;t met[ – {reason}]</source>
        <translation>[{who}: ]Bedingung nicht erfüllt[ – {reason}]</translation>
    </message>
    <message>
        <source>[{who}: ]more cards can be placed under {card}</source>
        <translation>[{who}: ]unter {card} kann noch mehr gelegt werden</translation>
    </message>
    <message>
        <source>[{who}: ]more cards can be placed under: {cards}</source>
        <translation>[{who}: ]noch mehr kann gelegt werden unter: {cards}</translation>
    </message>
    <message>
        <source>[{who}: ]not done: 0 times[ – {reason}]</source>
        <translation>[{who}: ]nicht ausgeführt: 0-mal[ – {reason}]</translation>
    </message>
    <message>
        <source>[{who}: ]nothing can DNA digivolve[ – {reason}]</source>
        <translation>[{who}: ]keine DNA-Digitation möglich[ – {reason}]</translation>
    </message>
    <message>
        <source>[{who}: ]nothing can app fuse[ – {reason}]</source>
        <translation>[{who}: ]keine App-Fusion möglich[ – {reason}]</translation>
    </message>
    <message>
        <source>[{who}: ]nothing can be linked[ – {reason}]</source>
        <translation>[{who}: ]nichts kann verlinkt werden[ – {reason}]</translation>
    </message>
    <message>
        <source>[{who}: ]nothing can burst digivolve[ – {reason}]</source>
        <translation>[{who}: ]keine Burst-Digitation möglich[ – {reason}]</translation>
    </message>
    <message>
        <source>[{who}: ]nothing is chosen</source>
        <translation>[{who}: ]nichts wird gewählt</translation>
    </message>
    <message>
        <source>[{who}: ]pending until {timing}[: {effect}]</source>
        <translation>[{who}: ]ausstehend bis {timing}[: {effect}]</translation>
    </message>
    <message>
        <source>[{who}: ]something else is done instead</source>
        <translation>[{who}: ]stattdessen geschieht etwas anderes</translation>
    </message>
    <message>
        <source>[{who}: ]the cost is set to {amount}</source>
        <translation>[{who}: ]Kosten sind jetzt {amount}</translation>
    </message>
    <message>
        <source>[{who}: ]the cost is {amount} less</source>
        <translation>[{who}: ]Kosten um {amount} niedriger</translation>
    </message>
    <message>
        <source>[{who}: ]the cost is {amount} more</source>
        <translation>[{who}: ]Kosten um {amount} höher</translation>
    </message>
    <message>
        <source>[{who}: ]there is no attack to end[ – {reason}]</source>
        <translation>[{who}: ]kein Angriff, der beendet werden kann[ – {reason}]</translation>
    </message>
    <message>
        <source>[{who}: ]there is no such effect to activate[ – {reason}]</source>
        <translation>[{who}: ]kein solcher Effekt zu aktivieren[ – {reason}]</translation>
    </message>
    <message>
        <source>[{who}: ]there is nothing to choose[ – {reason}]</source>
        <translation>[{who}: ]nichts zur Wahl[ – {reason}]</translation>
    </message>
    <message>
        <source>[{who}: ]this can&apos;t be done with {memory} memory[ – {reason}]</source>
        <translation>[{who}: ]mit {memory} Memory nicht möglich[ – {reason}]</translation>
    </message>
    <message>
        <source>[{who}: ]this can&apos;t be done[: {unit}][: {card}][: {refs}][: {ref}][ – {reason}]</source>
        <translation>[{who}: ]nicht möglich[: {unit}][: {card}][: {refs}][: {ref}][ – {reason}]</translation>
    </message>
    <message>
        <source>[{who}: ]this would need {count} more than there are[ – {reason}]</source>
        <translation>[{who}: ]{count} mehr nötig, als da sind[ – {reason}]</translation>
    </message>
    <message>
        <source>[{who}: ]what it refers to isn&apos;t there[ – {reason}]</source>
        <translation>[{who}: ]worauf es sich bezieht, ist nicht da[ – {reason}]</translation>
    </message>
    <message>
        <source>[{who}: ]{seat} can&apos;t do this[, because of {by}][ – {reason}]</source>
        <translation>[{who}: ]für {seat} nicht möglich[, wegen {by}][ – {reason}]</translation>
    </message>
    <message>
        <source>all that match: {gifts}[, {until}]</source>
        <translation>alle passenden: {gifts}[, {until}]</translation>
    </message>
    <message>
        <source>an effect of {card} can&apos;t activate[ – {reason}]</source>
        <translation>ein Effekt von {card} kann nicht aktiviert werden[ – {reason}]</translation>
    </message>
    <message>
        <source>an effect of {who} activates: {effect}</source>
        <translation>ein Effekt von {who} wird aktiviert: {effect}</translation>
    </message>
    <message>
        <source>an effect of {who} activates: {effect}[ – taught: {taught}]</source>
        <translation>ein Effekt von {who} wird aktiviert: {effect}[ – beigebracht: {taught}]</translation>
    </message>
    <message>
        <source>an effect of {who} can&apos;t activate[: {effect}][ – {reason}]</source>
        <translation>ein Effekt von {who} kann nicht aktiviert werden[: {effect}][ – {reason}]</translation>
    </message>
    <message>
        <source>an effect of {who} can&apos;t be activated now[: {effect}][ – {reason}]</source>
        <translation>ein Effekt von {who} kann jetzt nicht aktiviert werden[: {effect}][ – {reason}]</translation>
    </message>
    <message>
        <source>an effect of {who} doesn&apos;t trigger: the card digivolved into counts as it is now[: {effect}][ – {reason}]</source>
        <translation>ein Effekt von {who} löst nicht aus, denn das Ergebnis der Digitation zählt als das, was es jetzt ist[: {effect}][ – {reason}]</translation>
    </message>
    <message>
        <source>an effect of {who} doesn&apos;t trigger: the digivolving card counts as it was before[: {effect}][ – {reason}]</source>
        <translation>ein Effekt von {who} löst nicht aus, denn was digitiert, zählt als das, was es vorher war[: {effect}][ – {reason}]</translation>
    </message>
    <message>
        <source>an effect of {who} doesn&apos;t trigger[: {effect}][ – {reason}]</source>
        <translation>ein Effekt von {who} löst nicht aus[: {effect}][ – {reason}]</translation>
    </message>
    <message>
        <source>an effect of {who} is active: {effect}</source>
        <translation>ein Effekt von {who} ist aktiv: {effect}</translation>
    </message>
    <message>
        <source>an effect of {who} is active: {effect}[ – taught: {taught}]</source>
        <translation>ein Effekt von {who} ist aktiv: {effect}[ – beigebracht: {taught}]</translation>
    </message>
    <message>
        <source>an effect of {who} is no longer active[: {effect}]</source>
        <translation>ein Effekt von {who} ist nicht mehr aktiv[: {effect}]</translation>
    </message>
    <message>
        <source>an effect of {who} triggers: {effect}</source>
        <translation>ein Effekt von {who} löst aus: {effect}</translation>
    </message>
    <message>
        <source>an effect of {who} triggers: {effect}[ – taught: {taught}]</source>
        <translation>ein Effekt von {who} löst aus: {effect}[ – beigebracht: {taught}]</translation>
    </message>
    <message>
        <source>another effect of {name} can&apos;t activate[ – {reason}]</source>
        <translation>ein anderer Effekt von {name} kann nicht aktiviert werden[ – {reason}]</translation>
    </message>
    <message>
        <source>attack: {timing}</source>
        <translation>Angriff: {timing}</translation>
    </message>
    <message>
        <source>block timing</source>
        <translation>Block-Timing</translation>
    </message>
    <message>
        <source>confirming whether the attack is successful</source>
        <translation>Prüfung, ob der Angriff erfolgreich ist</translation>
    </message>
    <message>
        <source>counter timing</source>
        <translation>Counter-Timing</translation>
    </message>
    <message>
        <source>digivolving one at a time: {units}</source>
        <translation>nacheinander digitieren: {units}</translation>
    </message>
    <message>
        <source>effects that the battle triggered</source>
        <translation>Effekte, die der Kampf ausgelöst hat</translation>
    </message>
    <message>
        <source>effects that the check triggered come first</source>
        <translation>Effekte, die der Check ausgelöst hat, kommen zuerst</translation>
    </message>
    <message>
        <source>end of attack</source>
        <translation>Ende des Angriffs</translation>
    </message>
    <message>
        <source>end of {seat}&apos;s turn</source>
        <translation>Ende des Zugs von {seat}</translation>
    </message>
    <message>
        <source>linked to {unit}: {cards}</source>
        <translation>verlinkt mit {unit}: {cards}</translation>
    </message>
    <message>
        <source>looked at[: {cards}]</source>
        <translation>angesehen[: {cards}]</translation>
    </message>
    <message>
        <source>no longer applies[: {units}][: {gifts}]</source>
        <translation>gilt nicht mehr[: {units}][: {gifts}]</translation>
    </message>
    <message>
        <source>nobody can block[ – {reason}]</source>
        <translation>niemand kann blocken[ – {reason}]</translation>
    </message>
    <message>
        <source>not understood; you rule on it: [{name}: ]{text}</source>
        <translation>nicht verstanden; der Judge entscheidet: [{name}: ]{text}</translation>
    </message>
    <message>
        <source>nothing can be placed under {card} by Assembly[ – {reason}]</source>
        <translation>unter {card} kann durch Assembly nichts gelegt werden[ – {reason}]</translation>
    </message>
    <message>
        <source>nothing can be placed under {card} by DigiXros[ – {reason}]</source>
        <translation>unter {card} kann durch DigiXros nichts gelegt werden[ – {reason}]</translation>
    </message>
    <message>
        <source>nothing is placed under {card} by Assembly</source>
        <translation>unter {card} wird durch Assembly nichts gelegt</translation>
    </message>
    <message>
        <source>nothing is placed under {card} by DigiXros</source>
        <translation>unter {card} wird durch DigiXros nichts gelegt</translation>
    </message>
    <message>
        <source>pending: {waiting}</source>
        <translation>steht aus: {waiting}</translation>
    </message>
    <message>
        <source>prevented[: {unit}][: {refs}][: {card}][, by an effect of {by}][ – {reason}]</source>
        <translation>verhindert[: {unit}][: {refs}][: {card}][, durch einen Effekt von {by}][ – {reason}]</translation>
    </message>
    <message>
        <source>put back[: {card}][: {cards}][ – {reason}]</source>
        <translation>zurückgelegt[: {card}][: {cards}][ – {reason}]</translation>
    </message>
    <message>
        <source>revealed: {became}</source>
        <translation>aufgedeckt: {became}</translation>
    </message>
    <message>
        <source>revealed: {cards}</source>
        <translation>aufgedeckt: {cards}</translation>
    </message>
    <message>
        <source>rule check: {units}</source>
        <translation>Regelprüfung: {units}</translation>
    </message>
    <message>
        <source>the attack doesn&apos;t win the game</source>
        <translation>der Angriff gewinnt das Spiel nicht</translation>
    </message>
    <message>
        <source>the attack is ended</source>
        <translation>der Angriff wird beendet</translation>
    </message>
    <message>
        <source>the attack is over</source>
        <translation>der Angriff ist vorbei</translation>
    </message>
    <message>
        <source>the attack isn&apos;t successful</source>
        <translation>der Angriff ist nicht erfolgreich</translation>
    </message>
    <message>
        <source>the attack leads to a battle</source>
        <translation>der Angriff führt zum Kampf</translation>
    </message>
    <message>
        <source>the attack leads to a security check</source>
        <translation>der Angriff führt zum Security Check</translation>
    </message>
    <message>
        <source>the attack leads to no security check</source>
        <translation>der Angriff führt zu keinem Security Check</translation>
    </message>
    <message>
        <source>the attack leads to: {outcome}</source>
        <translation>der Angriff führt zu: {outcome}</translation>
    </message>
    <message>
        <source>the attack of {unit} ends</source>
        <translation>der Angriff von {unit} endet</translation>
    </message>
    <message>
        <source>the attack target is now {unit}</source>
        <translation>neues Angriffsziel: {unit}</translation>
    </message>
    <message>
        <source>the attack wins the game</source>
        <translation>der Angriff gewinnt das Spiel</translation>
    </message>
    <message>
        <source>the battle ends</source>
        <translation>der Kampf endet</translation>
    </message>
    <message>
        <source>the effect of {who} is resolved</source>
        <translation>der Effekt von {who} wird abgehandelt</translation>
    </message>
    <message>
        <source>the game begins with {seat}&apos;s turn</source>
        <translation>das Spiel beginnt mit dem Zug von {seat}</translation>
    </message>
    <message>
        <source>the game ends[: {winner} wins]</source>
        <translation>das Spiel endet[: {winner} gewinnt]</translation>
    </message>
    <message>
        <source>the judge gives {unit}: {gifts}[, {until}]</source>
        <translation>der Judge gibt {unit}: {gifts}[, {until}]</translation>
    </message>
    <message>
        <source>the judge has ruled on an effect of {who}: {text}</source>
        <translation>der Judge hat über einen Effekt von {who} entschieden: {text}</translation>
    </message>
    <message>
        <source>the judge links {cards} to {unit}</source>
        <translation>der Judge verlinkt {cards} mit {unit}</translation>
    </message>
    <message>
        <source>the judge places {cards} {where} {was}</source>
        <translation>der Judge legt {cards} {where} {was}</translation>
    </message>
    <message>
        <source>the judge puts {cards} into the {to}</source>
        <translation>der Judge legt {cards} hierhin: {to}</translation>
    </message>
    <message>
        <source>the judge puts {card} into the {area} area</source>
        <translation>der Judge legt {card} hierhin: {area}</translation>
    </message>
    <message>
        <source>the judge resolves by hand for {who}: {effect}[ ({refs})]</source>
        <translation>der Judge handelt von Hand ab für {who}: {effect}[ ({refs})]</translation>
    </message>
    <message>
        <source>the judge rules that an effect of {who} does: {effect}[ ({refs})]</source>
        <translation>der Judge entscheidet, dass ein Effekt von {who} dies tut: {effect}[ ({refs})]</translation>
    </message>
    <message>
        <source>the judge rules that an effect of {who} doesn&apos;t stop it: {text}</source>
        <translation>der Judge entscheidet, dass ein Effekt von {who} es nicht verhindert: {text}</translation>
    </message>
    <message>
        <source>the judge rules that an effect of {who} stops it: {text}</source>
        <translation>der Judge entscheidet, dass ein Effekt von {who} es verhindert: {text}</translation>
    </message>
    <message>
        <source>the judge sets {seat}&apos;s memory from {from} to {to}</source>
        <translation>der Judge setzt das Memory von {seat} von {from} auf {to}</translation>
    </message>
    <message>
        <source>the judge suspends {unit}</source>
        <translation>der Judge tappt {unit}</translation>
    </message>
    <message>
        <source>the judge unsuspends {unit}</source>
        <translation>der Judge enttappt {unit}</translation>
    </message>
    <message>
        <source>the same position again: an infinite loop</source>
        <translation>wieder dieselbe Stellung: eine Endlosschleife</translation>
    </message>
    <message>
        <source>the turn continues</source>
        <translation>der Zug geht weiter</translation>
    </message>
    <message>
        <source>the turn ends before anything unsuspends</source>
        <translation>der Zug endet, bevor enttappt wird</translation>
    </message>
    <message>
        <source>there is no Security Digimon to battle</source>
        <translation>es gibt kein Security Digimon für einen Kampf</translation>
    </message>
    <message>
        <source>there is nothing to unsuspend</source>
        <translation>nichts zu enttappen</translation>
    </message>
    <message>
        <source>trashed from the stack of {was}: {cards}[; it is now {now}]</source>
        <translation>vom Stapel von {was} in den Trash gelegt: {cards}[; jetzt {now}]</translation>
    </message>
    <message>
        <source>trashed[: {cards}][: {unit}]</source>
        <translation>in den Trash gelegt[: {cards}][: {unit}]</translation>
    </message>
    <message>
        <source>turned over: {cards}</source>
        <translation>umgedreht: {cards}</translation>
    </message>
    <message>
        <source>unsuspended: {units}</source>
        <translation>enttappt: {units}</translation>
    </message>
    <message>
        <source>used one at a time: {cards}</source>
        <translation>nacheinander benutzt: {cards}</translation>
    </message>
    <message>
        <source>{cards} now in no area</source>
        <translation>{cards} jetzt in keiner Zone</translation>
    </message>
    <message>
        <source>{cards} to the top of the security stack</source>
        <translation>{cards} oben auf den Security Stack</translation>
    </message>
    <message>
        <source>{card} is placed in the {area} area</source>
        <translation>{card} wird hierhin gelegt: {area}</translation>
    </message>
    <message>
        <source>{card} is put back: {cost} can&apos;t be paid[ – {reason}]</source>
        <translation>{card} wird zurückgelegt: {cost} kann nicht bezahlt werden[ – {reason}]</translation>
    </message>
    <message>
        <source>{card} is used</source>
        <translation>{card} wird benutzt</translation>
    </message>
    <message>
        <source>{card} will be trashed when its effect is resolved</source>
        <translation>{card} kommt in den Trash, sobald ihr Effekt abgehandelt ist</translation>
    </message>
    <message>
        <source>{materials} DNA digivolve into {unit}</source>
        <translation>{materials}: DNA-Digitation zu {unit}</translation>
    </message>
    <message>
        <source>{name} can&apos;t be played: a Digimon with this name is there[ – {reason}]</source>
        <translation>{name} kann nicht gespielt werden: Ein Digimon mit diesem Namen ist schon da[ – {reason}]</translation>
    </message>
    <message>
        <source>{seat} concedes</source>
        <translation>{seat} gibt auf</translation>
    </message>
    <message>
        <source>{seat} declares that {card} will be linked to {unit}</source>
        <translation>{seat} sagt an: {card} mit {unit} verlinken</translation>
    </message>
    <message>
        <source>{seat} declares that {card} will be played</source>
        <translation>{seat} sagt an: {card} spielen</translation>
    </message>
    <message>
        <source>{seat} declares that {card} will be used</source>
        <translation>{seat} sagt an: {card} benutzen</translation>
    </message>
    <message>
        <source>{seat} declares that {units} will digivolve into {card}</source>
        <translation>{seat} sagt an: {units} digitieren zu {card}</translation>
    </message>
    <message>
        <source>{seat} declares that {unit} will digivolve into {card}</source>
        <translation>{seat} sagt an: {unit} digitiert zu {card}</translation>
    </message>
    <message>
        <source>{seat} declares the number of repetitions: {times}</source>
        <translation>{seat} sagt an: {times}-mal wiederholen</translation>
    </message>
    <message>
        <source>{seat} declares what will be placed under {card} by Assembly: {cards}</source>
        <translation>{seat} sagt an: durch Assembly unter {card} legen: {cards}</translation>
    </message>
    <message>
        <source>{seat} declares what will be placed under {card} by DigiXros: {cards}</source>
        <translation>{seat} sagt an: durch DigiXros unter {card} legen: {cards}</translation>
    </message>
    <message>
        <source>{seat} does nothing in the breeding phase</source>
        <translation>{seat} tut nichts in der Breeding Phase</translation>
    </message>
    <message>
        <source>{seat} draws {count}</source>
        <translation>{seat} zieht {count}</translation>
    </message>
    <message>
        <source>{seat} goes first</source>
        <translation>{seat} beginnt</translation>
    </message>
    <message>
        <source>{seat} keeps the hand</source>
        <translation>{seat} behält die Hand</translation>
    </message>
    <message>
        <source>{seat} looks at {cards}</source>
        <translation>{seat} sieht an: {cards}</translation>
    </message>
    <message>
        <source>{seat} pays {cost}, assumed because no cost is known: memory {from} to {to}</source>
        <translation>{seat} bezahlt {cost}, angenommen, da keine Kosten bekannt sind: Memory {from} auf {to}</translation>
    </message>
    <message>
        <source>{seat} pays {cost}: memory {from} to {to}</source>
        <translation>{seat} bezahlt {cost}: Memory {from} auf {to}</translation>
    </message>
    <message>
        <source>{seat} redraws the hand</source>
        <translation>{seat} zieht die Hand neu</translation>
    </message>
    <message>
        <source>{seat}&apos;s memory: {from} to {to}</source>
        <translation>Memory von {seat}: {from} auf {to}</translation>
    </message>
    <message>
        <source>{seat}&apos;s turn begins (turn {turn})</source>
        <translation>Der Zug von {seat} beginnt (Zug {turn})</translation>
    </message>
    <message>
        <source>{seat}&apos;s turn ends (turn {turn})</source>
        <translation>Der Zug von {seat} endet (Zug {turn})</translation>
    </message>
    <message>
        <source>{seat}&apos;s {area} is shuffled</source>
        <translation>gemischt: {area} von {seat}</translation>
    </message>
    <message>
        <source>{seat}&apos;s {phase} phase</source>
        <translation>{phase} von {seat}</translation>
    </message>
    <message>
        <source>{seat}: {gifts}[, {until}]</source>
        <translation>{seat}: {gifts}[, {until}]</translation>
    </message>
    <message>
        <source>{unit} ([{dp} DP][{sources} digivolution cards]) battles [{defender}][{security}] ([{other_dp} DP][{other_sources} digivolution cards])</source>
        <translation>{unit} ([{dp} DP][{sources} Digitationskarten]) kämpft gegen [{defender}][{security}] ([{other_dp} DP][{other_sources} Digitationskarten])</translation>
    </message>
    <message>
        <source>{unit} attacks {target}</source>
        <translation>{unit} greift an: {target}</translation>
    </message>
    <message>
        <source>{unit} blocks {attacker}</source>
        <translation>{unit} blockt {attacker}</translation>
    </message>
    <message>
        <source>{unit} can&apos;t block[, because of {by}][ – {reason}]</source>
        <translation>{unit} kann nicht blocken[, wegen {by}][ – {reason}]</translation>
    </message>
    <message>
        <source>{unit} checks nothing more[ – {reason}]</source>
        <translation>{unit}: kein weiterer Security Check[ – {reason}]</translation>
    </message>
    <message>
        <source>{unit} checks {became}</source>
        <translation>{unit}: Security Check, aufgedeckt: {became}</translation>
    </message>
    <message>
        <source>{unit} checks {became}: it counts as a Digimon of {dp} DP, and its security effect, if any, isn&apos;t considered</source>
        <translation>{unit}: Security Check, aufgedeckt: {became}, zählt als Digimon mit {dp} DP; ein eventueller Security-Effekt bleibt unberücksichtigt</translation>
    </message>
    <message>
        <source>{unit} digivolves</source>
        <translation>{unit} digitiert</translation>
    </message>
    <message>
        <source>{unit} hatches</source>
        <translation>{unit} schlüpft</translation>
    </message>
    <message>
        <source>{unit} is deleted</source>
        <translation>{unit} wird gelöscht</translation>
    </message>
    <message>
        <source>{unit} is played</source>
        <translation>{unit} wird gespielt</translation>
    </message>
    <message>
        <source>{unit} is suspended</source>
        <translation>{unit} wird getappt</translation>
    </message>
    <message>
        <source>{unit} is unsuspended</source>
        <translation>{unit} wird enttappt</translation>
    </message>
    <message>
        <source>{unit} isn&apos;t affected[ by {who}]</source>
        <translation>{unit} ist nicht betroffen[ von {who}]</translation>
    </message>
    <message>
        <source>{unit} leaves its area</source>
        <translation>{unit} verlässt seine Zone</translation>
    </message>
    <message>
        <source>{unit} leaves[ for {to}]</source>
        <translation>{unit} verlässt das Feld[, nach: {to}]</translation>
    </message>
    <message>
        <source>{unit} moves to the {to} area</source>
        <translation>{unit} wird bewegt nach: {to}</translation>
    </message>
    <message>
        <source>{unit}: {gifts}[, {until}]</source>
        <translation>{unit}: {gifts}[, {until}]</translation>
    </message>
    <message>
        <source>{was} digivolves into {unit}</source>
        <translation>{was} digitiert zu {unit}</translation>
    </message>
    <message>
        <source>{who}: activates this one of its effects: {effect}</source>
        <translation>{who}: dieser Effekt wird aktiviert: {effect}</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>memory is on the opponent&apos;s side: {seat}&apos;s turn is over</source>
        <translation>das Memory ist auf der Seite des Gegners: der Zug von {seat} ist vorbei</translation>
    </message>
    <message>
        <source>the link cards of {card} can&apos;t stay as they are</source>
        <translation>die Link-Karten von {card} können so nicht bleiben</translation>
    </message>
    <message>
        <source>{card} can&apos;t stay on the field as it is</source>
        <translation>{card} kann so nicht auf dem Feld bleiben</translation>
    </message>
    <message>
        <source>{card} has no color, so its color requirements aren&apos;t checked</source>
        <translation>{card} hat keine Farbe, daher werden die Farbvoraussetzungen nicht geprüft</translation>
    </message>
    <message>
        <source>{card} is a Digi-Egg card and can&apos;t be in {seat}&apos;s {area}</source>
        <translation>{card} ist eine Digi-Egg-Karte und kann nicht hier liegen: {area} von {seat}</translation>
    </message>
    <message>
        <source>{card} is a token and can&apos;t be in {seat}&apos;s {area}</source>
        <translation>{card} ist ein Token und kann nicht hier liegen: {area} von {seat}</translation>
    </message>
    <message>
        <source>{card} is a token and can&apos;t be linked</source>
        <translation>{card} ist ein Token und kann nicht verlinkt werden</translation>
    </message>
    <message>
        <source>{card} is a token: nothing can be stacked with it</source>
        <translation>{card} ist ein Token: Damit lässt sich nichts stapeln</translation>
    </message>
    <message>
        <source>{card} isn&apos;t a Digi-Egg card and can&apos;t be in {seat}&apos;s Digi-Egg deck</source>
        <translation>{card} ist keine Digi-Egg-Karte und kann nicht im Digi-Egg Deck von {seat} sein</translation>
    </message>
    <message>
        <source>{seat} has {found} Digi-Egg cards; a Digi-Egg deck has at most {allowed}</source>
        <translation>{seat} hat {found} Digi-Egg-Karten; ein Digi-Egg Deck hat höchstens {allowed}</translation>
    </message>
    <message>
        <source>{seat} has {found} cards in the breeding area; only 1 is allowed</source>
        <translation>{seat} hat {found} Karten in der Breeding Area; dort ist nur für eine Platz</translation>
    </message>
    <message>
        <source>{seat} has {found} copies of {card}; a deck may have {allowed}</source>
        <translation>{seat} hat {found} Kopien von {card}; ein Deck darf {allowed} haben</translation>
    </message>
    <message>
        <source>{seat} has {found} deck cards; a deck has {allowed}</source>
        <translation>{seat} hat {found} Deckkarten; ein Deck hat {allowed}</translation>
    </message>
    <message>
        <source>{seat}&apos;s memory is {found}; the gauge ends at 10</source>
        <translation>das Memory von {seat} ist {found}; die Memory Gauge endet bei 10</translation>
    </message>
</context>
<context>
    <name>file_formats</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Scenario (*.yaml)</source>
        <translation>Szenario (*.yaml)</translation>
    </message>
    <message>
        <source>Tables and scenarios (*.json *.yaml *.yml);;All files (*)</source>
        <translation>Tische und Szenarien (*.json *.yaml *.yml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Whole table (*.json);;Scenario, up to here (*.yaml)</source>
        <translation>Ganzer Tisch (*.json);;Szenario, der Weg bis hier (*.yaml)</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>Saved as {file} in {folder}.</source>
        <translation>Gespeichert als {file} in {folder}.</translation>
    </message>
</context>
<context>
    <name>filter_button</name>
    <message>
        <source>Narrow the results</source>
        <translation>Treffer einschränken</translation>
    </message>
</context>
<context>
    <name>filter_words</name>
    <message>
        <source>Digimon, Tamer, Option or Digi-Egg cards</source>
        <translation>Digimon, Tamer, Optionskarten oder Digi-Eggs</translation>
    </message>
    <message>
        <source>answers and rulings about a card, by number or name</source>
        <translation>Antworten und Rulings zu einer Karte, nach Nummer oder Name</translation>
    </message>
    <message>
        <source>cards by play or use cost</source>
        <translation>Karten nach Spielkosten oder Nutzungskosten</translation>
    </message>
    <message>
        <source>cards by their DP</source>
        <translation>Karten nach DP</translation>
    </message>
    <message>
        <source>cards in your library</source>
        <translation>Karten der eigenen Sammlung</translation>
    </message>
    <message>
        <source>cards of a color</source>
        <translation>Karten einer Farbe</translation>
    </message>
    <message>
        <source>cards of a level: 6, 4-6, 5+, &lt;=5</source>
        <translation>Karten eines Levels: 6, 4-6, 5+, &lt;=5</translation>
    </message>
    <message>
        <source>cards that are fully understood</source>
        <translation>vollständig verstandene Karten</translation>
    </message>
    <message>
        <source>cards that are, or aren&apos;t, fully understood</source>
        <translation>vollständig oder nicht vollständig verstandene Karten</translation>
    </message>
    <message>
        <source>cards that aren&apos;t fully understood</source>
        <translation>nicht vollständig verstandene Karten</translation>
    </message>
    <message>
        <source>cards with a keyword effect</source>
        <translation>Karten mit einem Keyword-Effekt</translation>
    </message>
    <message>
        <source>cards with a word in their traits</source>
        <translation>Karten mit einem Wort in ihren Traits</translation>
    </message>
    <message>
        <source>clauses and passages of the rules</source>
        <translation>Regeln und Stellen der Regelwerke</translation>
    </message>
    <message>
        <source>clauses of another edition of the rules</source>
        <translation>Regeln einer anderen Fassung</translation>
    </message>
    <message>
        <source>matches about a clause or the clauses below it</source>
        <translation>Treffer zu einer Regel und ihren Unterregeln</translation>
    </message>
    <message>
        <source>matches in a language</source>
        <translation>Treffer in einer Sprache</translation>
    </message>
    <message>
        <source>of that year, month or day, or earlier</source>
        <translation>aus diesem Jahr, Monat oder Tag, oder früher</translation>
    </message>
    <message>
        <source>of that year, month or day, or later</source>
        <translation>aus diesem Jahr, Monat oder Tag, oder später</translation>
    </message>
    <message>
        <source>official answers</source>
        <translation>offizielle Antworten</translation>
    </message>
    <message>
        <source>rules, cards, scenes, official answers, or rulings by status</source>
        <translation>Regeln, Karten, Szenen, offizielle Antworten oder Rulings nach Status</translation>
    </message>
    <message>
        <source>rulings by authority</source>
        <translation>Rulings nach Instanz</translation>
    </message>
    <message>
        <source>rulings by status</source>
        <translation>Rulings nach Status</translation>
    </message>
    <message>
        <source>rulings in your notebook</source>
        <translation>Rulings des eigenen Notizbuchs</translation>
    </message>
    <message>
        <source>rulings of an event, a table or a player</source>
        <translation>Rulings eines Turniers, Tisches oder Spielers</translation>
    </message>
    <message>
        <source>rulings with a tag</source>
        <translation>Rulings mit einem Schlagwort</translation>
    </message>
    <message>
        <source>scenes to play</source>
        <translation>Szenen zum Spielen</translation>
    </message>
</context>
<context>
    <name>fonts</name>
    <message>
        <source>No font for {languages} is installed, so its characters are missing. Install one such as Noto Sans CJK (Debian, Ubuntu: {package}), then restart the program.</source>
        <translation>Für {languages} ist keine Schrift installiert, daher fehlen die Zeichen. Eine Schrift wie Noto Sans CJK installieren (Debian, Ubuntu: {package}), dann das Programm neu starten.</translation>
    </message>
</context>
<context>
    <name>guide_page</name>
    <message>
        <source>Reference</source>
        <translation>Zum Nachschlagen</translation>
    </message>
</context>
<context>
    <name>hit_row</name>
    <message>
        <source>This passage no longer exists. Delete removes the bookmark.</source>
        <translation>Diese Stelle gibt es nicht mehr. Entf löscht das Lesezeichen.</translation>
    </message>
    <message>
        <source>decides: {question}</source>
        <translation>entscheidet: {question}</translation>
    </message>
    <message>
        <source>our wording</source>
        <translation>in unseren Worten</translation>
    </message>
</context>
<context>
    <name>import_dialog</name>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n Antwort</numerusform>
            <numerusform>%n Antworten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Assembly</source>
        <translation>Assembly</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Attribut</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kartentyp</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>DNA digivolution</source>
        <translation>DNA-Digitation</translation>
    </message>
    <message>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>DigiXros</source>
        <translation>DigiXros</translation>
    </message>
    <message>
        <source>Digivolution cost</source>
        <translation>Digitationskosten</translation>
    </message>
    <message>
        <source>Digivolution cost: from which color</source>
        <translation>Digitationskosten: von welcher Farbe</translation>
    </message>
    <message>
        <source>Digivolution cost: from which level</source>
        <translation>Digitationskosten: von welchem Level</translation>
    </message>
    <message>
        <source>Digivolution requirements in words</source>
        <translation>Digitationsbedingungen in Worten</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effekt</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Gültig ab</translation>
    </message>
    <message>
        <source>Inherited effect</source>
        <translation>Vererbter Effekt</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Link DP</source>
        <translation>Link-DP</translation>
    </message>
    <message>
        <source>Link effect</source>
        <translation>Link-Effekt</translation>
    </message>
    <message>
        <source>Link requirements</source>
        <translation>Link-Bedingungen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Not allowed with</source>
        <translation>Nicht mit</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Play cost or use cost</source>
        <translation>Spielkosten oder Nutzungskosten</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Security effect</source>
        <translation>Security-Effekt</translation>
    </message>
    <message>
        <source>Types, and other traits</source>
        <translation>Typen und andere Traits</translation>
    </message>
</context>
<context>
    <name>keyword effects</name>
    <message>
        <source>Alliance</source>
        <translation>Alliance</translation>
    </message>
    <message>
        <source>Armor Purge</source>
        <translation>Armor Purge</translation>
    </message>
    <message>
        <source>Ascension</source>
        <translation>Ascension</translation>
    </message>
    <message>
        <source>Barrier</source>
        <translation>Barrier</translation>
    </message>
    <message>
        <source>Blast DNA Digivolve</source>
        <translation>Blast DNA Digivolve</translation>
    </message>
    <message>
        <source>Blast Digivolve</source>
        <translation>Blast Digivolve</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>Blocker</translation>
    </message>
    <message>
        <source>Collision</source>
        <translation>Collision</translation>
    </message>
    <message>
        <source>De-Digivolve</source>
        <translation>De-Digivolve</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>Decode</translation>
    </message>
    <message>
        <source>Decoy</source>
        <translation>Decoy</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Delay</translation>
    </message>
    <message>
        <source>Detach</source>
        <translation>Detach</translation>
    </message>
    <message>
        <source>Digi-Burst</source>
        <translation>Digi-Burst</translation>
    </message>
    <message>
        <source>Digisorption</source>
        <translation>Digisorption</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Engage</source>
        <translation>Engage</translation>
    </message>
    <message>
        <source>Evade</source>
        <translation>Evade</translation>
    </message>
    <message>
        <source>Execute</source>
        <translation>Execute</translation>
    </message>
    <message>
        <source>Fortitude</source>
        <translation>Fortitude</translation>
    </message>
    <message>
        <source>Fragment</source>
        <translation>Fragment</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Guard</translation>
    </message>
    <message>
        <source>Iceclad</source>
        <translation>Iceclad</translation>
    </message>
    <message>
        <source>Jamming</source>
        <translation>Jamming</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Material Save</source>
        <translation>Material Save</translation>
    </message>
    <message>
        <source>Mind Link</source>
        <translation>Mind Link</translation>
    </message>
    <message>
        <source>Overclock</source>
        <translation>Overclock</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>Piercing</source>
        <translation>Piercing</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progress</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Raid</translation>
    </message>
    <message>
        <source>Reboot</source>
        <translation>Reboot</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Recovery</translation>
    </message>
    <message>
        <source>Retaliation</source>
        <translation>Retaliation</translation>
    </message>
    <message>
        <source>Rush</source>
        <translation>Rush</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Scapegoat</source>
        <translation>Scapegoat</translation>
    </message>
    <message>
        <source>Security A.</source>
        <translation>Security Attack</translation>
    </message>
    <message>
        <source>Succession</source>
        <translation>Succession</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Use Req.</source>
        <translation>Use Req.</translation>
    </message>
    <message>
        <source>Vortex</source>
        <translation>Vortex</translation>
    </message>
</context>
<context>
    <name>kinds of cards</name>
    <message>
        <source>digi-egg</source>
        <translation>Digi-Egg-Karte</translation>
    </message>
    <message>
        <source>digimon</source>
        <translation>Digimon</translation>
    </message>
    <message>
        <source>option</source>
        <translation>Optionskarte</translation>
    </message>
    <message>
        <source>tamer</source>
        <translation>Tamer</translation>
    </message>
    <message>
        <source>token</source>
        <translation>Token</translation>
    </message>
</context>
<context>
    <name>leading_text</name>
    <message>
        <source>Cite {number} (edition {edition}). The text shown is that of {older}, where it was {was}.</source>
        <translation>{number} zitieren (Fassung {edition}). Gezeigt wird der Text von {older}; dort war es {was}.</translation>
    </message>
    <message>
        <source>Cite {number} (edition {edition}). The text shown is that of {older}, where {was}.</source>
        <translation>{number} zitieren (Fassung {edition}). Gezeigt wird der Text von {older}; dort: {was}.</translation>
    </message>
    <message>
        <source>Cite {number} (edition {edition}). The text shown is that of {older}.</source>
        <translation>{number} zitieren (Fassung {edition}). Gezeigt wird der Text von {older}.</translation>
    </message>
    <message>
        <source>Import {edition} …</source>
        <translation>{edition} hinzufügen …</translation>
    </message>
    <message>
        <source>Rules {edition}</source>
        <translation>Regeln {edition}</translation>
    </message>
    <message>
        <source>Rules {edition}, text of {older}</source>
        <translation>Regeln {edition}, Text von {older}</translation>
    </message>
    <message>
        <source>Text of {older}</source>
        <translation>Text von {older}</translation>
    </message>
    <message>
        <source>Text of {older}: {number}</source>
        <translation>Text von {older}: {number}</translation>
    </message>
    <message>
        <source>number in {edition} inferred from its place</source>
        <translation>Nummer in {edition} aus der Stelle erschlossen</translation>
    </message>
    <message>
        <source>{number} was {was}</source>
        <translation>{was} für {number}</translation>
    </message>
</context>
<context>
    <name>leftout</name>
    <message>
        <source>options barred because they repeat a loop ({count})</source>
        <translation>Möglichkeiten, die gesperrt sind, weil sie eine Schleife wiederholen ({count})</translation>
    </message>
    <message>
        <source>pending effects ({count})</source>
        <translation>ausstehende Effekte ({count})</translation>
    </message>
    <message>
        <source>that it is the end of the turn</source>
        <translation>dass es das Ende des Zugs ist</translation>
    </message>
    <message>
        <source>that the turn has begun already</source>
        <translation>dass der Zug schon begonnen hat</translation>
    </message>
    <message>
        <source>the attack in progress</source>
        <translation>der laufende Angriff</translation>
    </message>
    <message>
        <source>what is being processed</source>
        <translation>was gerade abgehandelt wird</translation>
    </message>
</context>
<context>
    <name>library_page</name>
    <message numerus="yes">
        <source>%n answer(s), {languages}, up to {day}</source>
        <translation>
            <numerusform>%n Antwort, {languages}, bis {day}</numerusform>
            <numerusform>%n Antworten, {languages}, bis {day}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s), {files}, up to {day}</source>
        <translation>
            <numerusform>%n Zeile, {files}, bis {day}</numerusform>
            <numerusform>%n Zeilen, {files}, bis {day}</numerusform>
        </translation>
    </message>
    <message>
        <source>A file with an address can be updated whenever it changes.</source>
        <translation>Eine Datei mit Adresse lässt sich bei jeder Änderung aktualisieren.</translation>
    </message>
    <message>
        <source>Add an address …</source>
        <translation>Adresse hinzufügen …</translation>
    </message>
    <message>
        <source>Banned and restricted cards</source>
        <translation>Gebannte und limitierte Karten</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation>Durchsehen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Drop a file onto the window: cards, official answers, errata, or banned and restricted cards. A file in another format is previewed before anything is imported.</source>
        <translation>Eine Datei auf das Fenster ziehen: Karten, offizielle Antworten, Errata oder gebannte und limitierte Karten. Andere Formate zeigt eine Vorschau, bevor etwas importiert wird.</translation>
    </message>
    <message>
        <source>Editions of the rules</source>
        <translation>Fassungen der Regeln</translation>
    </message>
    <message>
        <source>Errata</source>
        <translation>Errata</translation>
    </message>
    <message>
        <source>From the web</source>
        <translation>Aus dem Internet</translation>
    </message>
    <message>
        <source>Import a rulebook …</source>
        <translation>Regelwerk hinzufügen …</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>No edition of the rules is in force today.</source>
        <translation>Heute ist keine Fassung der Regeln in Kraft.</translation>
    </message>
    <message>
        <source>Official answers</source>
        <translation>Offizielle Antworten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Rulebooks</source>
        <translation>Regelwerke</translation>
    </message>
    <message>
        <source>Switch updates off</source>
        <translation>Aktualisierungen ausschalten</translation>
    </message>
    <message>
        <source>There may be a newer edition.</source>
        <translation>Vielleicht gibt es eine neuere Fassung.</translation>
    </message>
    <message>
        <source>Undo the last update</source>
        <translation>Letzte Aktualisierung rückgängig machen</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Update all</source>
        <translation>Alle aktualisieren</translation>
    </message>
    <message>
        <source>Updates are off: switch them on</source>
        <translation>Aktualisierungen sind aus: einschalten</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>imported {day}</source>
        <translation>importiert am {day}</translation>
    </message>
    <message>
        <source>last update undone</source>
        <translation>letzte Aktualisierung rückgängig gemacht</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>not downloaded yet</source>
        <translation>noch nicht abgerufen</translation>
    </message>
    <message>
        <source>official answers</source>
        <translation>offizielle Antworten</translation>
    </message>
    <message>
        <source>real cards</source>
        <translation>echte Karten</translation>
    </message>
    <message>
        <source>the text of rules {edition}</source>
        <translation>der Text der Regeln {edition}</translation>
    </message>
    <message numerus="yes">
        <source>{entries} entries, %n different answer(s), {languages}, up to {day}</source>
        <translation>
            <numerusform>{entries} Einträge, %n verschiedene Antwort, {languages}, bis {day}</numerusform>
            <numerusform>{entries} Einträge, %n verschiedene Antworten, {languages}, bis {day}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{language}: %n card(s), up to {set}, {files}, {day}</source>
        <translation>
            <numerusform>{language}: %n Karte, bis {set}, {files}, {day}</numerusform>
            <numerusform>{language}: %n Karten, bis {set}, {files}, {day}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>moments</name>
    <message>
        <source>the end of the attack</source>
        <translation>Ende des Angriffs</translation>
    </message>
    <message>
        <source>the end of the battle</source>
        <translation>Ende des Kampfs</translation>
    </message>
    <message>
        <source>the end of the opponent&apos;s turn</source>
        <translation>Ende des gegnerischen Zugs</translation>
    </message>
    <message>
        <source>the end of the turn</source>
        <translation>Ende des Zugs</translation>
    </message>
    <message>
        <source>the end of your turn</source>
        <translation>Ende des eigenen Zugs</translation>
    </message>
    <message>
        <source>the start of the main phase</source>
        <translation>Beginn der Main Phase</translation>
    </message>
    <message>
        <source>the start of the opponent&apos;s main phase</source>
        <translation>Beginn der gegnerischen Main Phase</translation>
    </message>
    <message>
        <source>the start of the opponent&apos;s turn</source>
        <translation>Beginn des gegnerischen Zugs</translation>
    </message>
    <message>
        <source>the start of the turn</source>
        <translation>Beginn des Zugs</translation>
    </message>
    <message>
        <source>the start of your main phase</source>
        <translation>Beginn der eigenen Main Phase</translation>
    </message>
    <message>
        <source>the start of your turn</source>
        <translation>Beginn des eigenen Zugs</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>DNA digivolve {of} into {card}[ by its requirement {requirement}]</source>
        <translation>DNA-Digitation: {of} zu {card}[ nach Bedingung {requirement}]</translation>
    </message>
    <message>
        <source>[{card}: ]{effect}</source>
        <translation>[{card}: ]{effect}</translation>
    </message>
    <message>
        <source>activate an effect of {card}: {effect}</source>
        <translation>Effekt von {card} aktivieren: {effect}</translation>
    </message>
    <message>
        <source>app fuse {unit}[ &amp; {link}] into {card}[ by its requirement {requirement}]</source>
        <translation>App-Fusion: {unit}[ &amp; {link}] zu {card}[ nach Bedingung {requirement}]</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>wie es ist</translation>
    </message>
    <message>
        <source>attack the player</source>
        <translation>den Spieler angreifen</translation>
    </message>
    <message>
        <source>attack the player with {unit}</source>
        <translation>mit {unit} den Spieler angreifen</translation>
    </message>
    <message>
        <source>attack {target}</source>
        <translation>{target} angreifen</translation>
    </message>
    <message>
        <source>attack {target} with {unit}</source>
        <translation>mit {unit} angreifen: {target}</translation>
    </message>
    <message>
        <source>block with {unit}</source>
        <translation>mit {unit} blocken</translation>
    </message>
    <message>
        <source>burst digivolve {unit} into {card}[ by its requirement {requirement}]</source>
        <translation>Burst-Digitation: {unit} zu {card}[ nach Bedingung {requirement}]</translation>
    </message>
    <message>
        <source>by requirement {number}[, cost {cost}][, as a Lv.{level} Digimon]</source>
        <translation>nach Bedingung {number}[, Kosten {cost}][, als Lv.{level}-Digimon]</translation>
    </message>
    <message>
        <source>choose {card}</source>
        <translation>{card} wählen</translation>
    </message>
    <message>
        <source>digivolve {unit} as a Lv.{level} Digimon into {card}[ by its requirement {requirement}]</source>
        <translation>{unit} als Lv.{level}-Digimon zu {card} digitieren[ nach Bedingung {requirement}]</translation>
    </message>
    <message>
        <source>digivolve {unit} into {card}[ by its requirement {requirement}]</source>
        <translation>{unit} zu {card} digitieren[ nach Bedingung {requirement}]</translation>
    </message>
    <message>
        <source>do nothing in the breeding phase</source>
        <translation>nichts tun in der Breeding Phase</translation>
    </message>
    <message>
        <source>do this instead</source>
        <translation>stattdessen dies tun</translation>
    </message>
    <message>
        <source>hatch a Digi-Egg</source>
        <translation>ein Digi-Egg schlüpfen lassen</translation>
    </message>
    <message>
        <source>it doesn&apos;t stop [{card}: ]{effect}</source>
        <translation>verhindert nicht: [{card}: ]{effect}</translation>
    </message>
    <message>
        <source>it stops [{card}: ]{effect}</source>
        <translation>verhindert: [{card}: ]{effect}</translation>
    </message>
    <message>
        <source>keep the hand</source>
        <translation>Hand behalten</translation>
    </message>
    <message>
        <source>link {card} from the battle area to {unit}[ by its requirement {requirement}]</source>
        <translation>{card} aus der Battle Area mit {unit} verlinken[ nach Bedingung {requirement}]</translation>
    </message>
    <message>
        <source>link {card} to {unit}[ by its requirement {requirement}]</source>
        <translation>{card} mit {unit} verlinken[ nach Bedingung {requirement}]</translation>
    </message>
    <message>
        <source>move {unit} to the battle area</source>
        <translation>{unit} in die Battle Area bewegen</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>no block</source>
        <translation>nicht blocken</translation>
    </message>
    <message>
        <source>no counter</source>
        <translation>kein Counter</translation>
    </message>
    <message>
        <source>no more</source>
        <translation>keine weiteren</translation>
    </message>
    <message>
        <source>no. {number} of the effects to choose from</source>
        <translation>Nr. {number} der Effekte zur Wahl</translation>
    </message>
    <message>
        <source>pass the turn</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>place {card}</source>
        <translation>{card} legen</translation>
    </message>
    <message>
        <source>place {card} under {target} by Assembly</source>
        <translation>{card} durch Assembly unter {target} legen</translation>
    </message>
    <message>
        <source>place {card} under {target} by DigiXros</source>
        <translation>{card} durch DigiXros unter {target} legen</translation>
    </message>
    <message>
        <source>play {card}</source>
        <translation>{card} spielen</translation>
    </message>
    <message>
        <source>redraw the hand</source>
        <translation>Hand neu ziehen</translation>
    </message>
    <message>
        <source>the effect doesn&apos;t trigger</source>
        <translation>der Effekt löst nicht aus</translation>
    </message>
    <message>
        <source>the effect is resolved</source>
        <translation>der Effekt wird abgehandelt</translation>
    </message>
    <message>
        <source>to the bottom of the deck</source>
        <translation>unter das Deck</translation>
    </message>
    <message>
        <source>to the bottom of the security stack</source>
        <translation>unter den Security Stack</translation>
    </message>
    <message>
        <source>to the top of the deck</source>
        <translation>oben auf das Deck</translation>
    </message>
    <message>
        <source>to the top of the security stack</source>
        <translation>oben auf den Security Stack</translation>
    </message>
    <message>
        <source>use {card}</source>
        <translation>{card} benutzen</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>yes, even though none of it can be done</source>
        <translation>ja, auch wenn nichts davon geht</translation>
    </message>
    <message>
        <source>{card}</source>
        <translation>{card}</translation>
    </message>
    <message>
        <source>{card} for requirement {number}</source>
        <translation>{card} als Nummer {number} der Bedingung</translation>
    </message>
    <message>
        <source>{card}: &lt;{keyword}&gt;[ (no. {nth})]</source>
        <translation>{card}: &lt;{keyword}&gt;[ (Nr. {nth})]</translation>
    </message>
    <message>
        <source>{card}: Option effect {number}[ (no. {nth})]</source>
        <translation>{card}: Effekt {number} der Optionskarte[ (Nr. {nth})]</translation>
    </message>
    <message>
        <source>{card}: effect {number}[ (no. {nth})]</source>
        <translation>{card}: Effekt {number}[ (Nr. {nth})]</translation>
    </message>
    <message>
        <source>{card}: gained effect[ (no. {nth})]</source>
        <translation>{card}: erhaltener Effekt[ (Nr. {nth})]</translation>
    </message>
    <message>
        <source>{card}: inherited effect {number}[ (no. {nth})]</source>
        <translation>{card}: vererbter Effekt {number}[ (Nr. {nth})]</translation>
    </message>
    <message>
        <source>{card}: link effect {number}[ (no. {nth})]</source>
        <translation>{card}: Link-Effekt {number}[ (Nr. {nth})]</translation>
    </message>
    <message>
        <source>{card}: lose {amount} memory</source>
        <translation>{card}: {amount} Memory verlieren</translation>
    </message>
    <message>
        <source>{card}: pending processing[ (no. {nth})]</source>
        <translation>{card}: aufgeschobene Verarbeitung[ (Nr. {nth})]</translation>
    </message>
    <message>
        <source>{card}: security effect {number}[ (no. {nth})]</source>
        <translation>{card}: Security-Effekt {number}[ (Nr. {nth})]</translation>
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
        <translation>{seat} beginnt</translation>
    </message>
</context>
<context>
    <name>other_languages</name>
    <message>
        <source>Read on</source>
        <translation>Weiterlesen</translation>
    </message>
    <message>
        <source>Terms of the text</source>
        <translation>Begriffe des Textes</translation>
    </message>
</context>
<context>
    <name>our_readings</name>
    <message>
        <source>A reading is this program&apos;s decision, not the publisher&apos;s text. The rules engine plays by it; an official answer or the head judge overrides it.</source>
        <translation>Eine Auslegung ist eine Entscheidung dieses Programms, kein Text des Herausgebers. Die Engine spielt danach; eine offizielle Antwort oder der Head Judge hat Vorrang.</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>Grounds, and the other reading</source>
        <translation>Gründe und die andere Auslegung</translation>
    </message>
    <message>
        <source>Official answers, in our wording</source>
        <translation>Offizielle Antworten, in unseren Worten</translation>
    </message>
    <message>
        <source>Our reading</source>
        <translation>Unsere Auslegung</translation>
    </message>
    <message>
        <source>Our readings</source>
        <translation>Unsere Auslegungen</translation>
    </message>
    <message>
        <source>Played by the scenarios</source>
        <translation>Gespielt in den Szenarien</translation>
    </message>
    <message>
        <source>The other reading</source>
        <translation>Die andere Auslegung</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Der Text</translation>
    </message>
    <message>
        <source>What the Japanese manual says</source>
        <translation>Was das japanische Regelhandbuch sagt</translation>
    </message>
    <message>
        <source>What the program decided where the text leaves something open</source>
        <translation>Was das Programm entschieden hat, wo der Text etwas offen lässt</translation>
    </message>
    <message>
        <source>What the {source} say</source>
        <translation>Was die Quelle sagt: {source}</translation>
    </message>
    <message>
        <source>see {number}</source>
        <translation>siehe {number}</translation>
    </message>
</context>
<context>
    <name>outcomes</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n Entscheidung</numerusform>
            <numerusform>%n Entscheidungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more: narrow the question to see them</source>
        <translation>
            <numerusform>%n weiterer Ausgang: die Frage eingrenzen, um ihn zu sehen</numerusform>
            <numerusform>%n weitere Ausgänge: die Frage eingrenzen, um sie zu sehen</numerusform>
        </translation>
    </message>
    <message>
        <source>({claim})</source>
        <translation>({claim})</translation>
    </message>
    <message>
        <source>1 outcome.</source>
        <translation>1 Ausgang.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more outcome(s).</source>
        <translation>
            <numerusform>Und %n weiterer Ausgang.</numerusform>
            <numerusform>Und %n weitere Ausgänge.</numerusform>
        </translation>
    </message>
    <message>
        <source>DP of {card}: {amount}</source>
        <translation>DP von {card}: {amount}</translation>
    </message>
    <message>
        <source>It makes no difference: every line ends on the same board.</source>
        <translation>Es macht keinen Unterschied: Jeder Weg führt zum selben Spielfeld.</translation>
    </message>
    <message>
        <source>Not every line was explored: there are more than {count} positions. Outcomes found can happen; others may happen too.</source>
        <translation>Nicht alle Wege wurden verfolgt: Es gibt mehr als {count} Stellungen. Was gefunden wurde, kann geschehen; anderes vielleicht auch.</translation>
    </message>
    <message>
        <source>Nothing found yet.</source>
        <translation>Noch wurde nichts gefunden.</translation>
    </message>
    <message>
        <source>Outcomes that the rules alone don&apos;t decide are marked.</source>
        <translation>Ausgänge, über die nicht allein die Regeln entscheiden, sind markiert.</translation>
    </message>
    <message>
        <source>Play the shortest line to it as a branch</source>
        <translation>Den kürzesten Weg dorthin als Zweig spielen</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Stopped before every line was explored. Outcomes found can happen; others may happen too.</source>
        <translation>Angehalten, bevor alle Wege verfolgt waren. Was gefunden wurde, kann geschehen; anderes vielleicht auch.</translation>
    </message>
    <message>
        <source>The order doesn&apos;t matter: every order ends on the same board.</source>
        <translation>Die Reihenfolge macht keinen Unterschied: Jede führt zum selben Spielfeld.</translation>
    </message>
    <message>
        <source>The order matters: {count} outcomes.</source>
        <translation>Die Reihenfolge macht einen Unterschied: {count} Ausgänge.</translation>
    </message>
    <message>
        <source>There is only one line.</source>
        <translation>Es gibt nur einen Weg.</translation>
    </message>
    <message>
        <source>Time ran out before every line was explored. Outcomes found can happen; others may happen too.</source>
        <translation>Die Zeit reichte nicht für alle Wege. Was gefunden wurde, kann geschehen; anderes vielleicht auch.</translation>
    </message>
    <message>
        <source>What unknown cards in a hand could do isn&apos;t considered.</source>
        <translation>Was unbekannte Handkarten bewirken könnten, ist nicht berücksichtigt.</translation>
    </message>
    <message>
        <source>Where a recorded choice wasn&apos;t possible, every choice was tried.</source>
        <translation>War eine aufgezeichnete Wahl nicht möglich, wurde jede andere versucht.</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>an effect of {card} is activated</source>
        <translation>ein Effekt von {card} wird aktiviert</translation>
    </message>
    <message>
        <source>at least {number}</source>
        <translation>mindestens {number}</translation>
    </message>
    <message>
        <source>at most {number}</source>
        <translation>höchstens {number}</translation>
    </message>
    <message numerus="yes">
        <source>by %n line(s)</source>
        <translation>
            <numerusform>auf %n Weg</numerusform>
            <numerusform>auf %n Wegen</numerusform>
        </translation>
    </message>
    <message>
        <source>by chance: an unknown card</source>
        <translation>durch Zufall: eine unbekannte Karte</translation>
    </message>
    <message>
        <source>by chance: {seat}&apos;s shuffled {pile}</source>
        <translation>durch Zufall: gemischt, {pile} von {seat}</translation>
    </message>
    <message>
        <source>by endless lines</source>
        <translation>auf Wegen ohne Ende</translation>
    </message>
    <message>
        <source>cards in {seat}&apos;s Digi-Egg deck: {count}</source>
        <translation>Karten im Digi-Egg Deck von {seat}: {count}</translation>
    </message>
    <message>
        <source>cards in {seat}&apos;s deck: {count}</source>
        <translation>Karten im Deck von {seat}: {count}</translation>
    </message>
    <message>
        <source>cards in {seat}&apos;s hand: {amount}</source>
        <translation>Handkarten von {seat}: {amount}</translation>
    </message>
    <message>
        <source>cards in {seat}&apos;s security stack: {amount}</source>
        <translation>Karten im Security Stack von {seat}: {amount}</translation>
    </message>
    <message>
        <source>cards in {seat}&apos;s security stack: {count}</source>
        <translation>Karten im Security Stack von {seat}: {count}</translation>
    </message>
    <message>
        <source>differs from other outcomes in lasting effects or uses this turn ({number})</source>
        <translation>unterscheidet sich von anderen Ausgängen in andauernden oder in diesem Zug genutzten Effekten ({number})</translation>
    </message>
    <message>
        <source>differs from other outcomes in pending effects ({number})</source>
        <translation>unterscheidet sich von anderen Ausgängen in ausstehenden Effekten ({number})</translation>
    </message>
    <message>
        <source>false in {number}</source>
        <translation>gilt nicht in {number}</translation>
    </message>
    <message>
        <source>in some cases</source>
        <translation>in manchen Fällen</translation>
    </message>
    <message>
        <source>in {seat}&apos;s hand: {cards}</source>
        <translation>auf der Hand von {seat}: {cards}</translation>
    </message>
    <message>
        <source>in {seat}&apos;s trash: {cards}</source>
        <translation>im Trash von {seat}: {cards}</translation>
    </message>
    <message>
        <source>it is {seat}&apos;s turn</source>
        <translation>{seat} ist am Zug</translation>
    </message>
    <message>
        <source>it is {seat}&apos;s turn (turn {turn})</source>
        <translation>Zug {turn} ({seat})</translation>
    </message>
    <message>
        <source>linked to {unit}: {cards}</source>
        <translation>verlinkt mit {unit}: {cards}</translation>
    </message>
    <message>
        <source>memory 0</source>
        <translation>Memory 0</translation>
    </message>
    <message>
        <source>memory {number} for {seat}</source>
        <translation>Memory {number} für {seat}</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>no cards in {seat}&apos;s security stack</source>
        <translation>keine Karten im Security Stack von {seat}</translation>
    </message>
    <message>
        <source>no more in {seat}&apos;s hand</source>
        <translation>sonst nichts auf der Hand von {seat}</translation>
    </message>
    <message>
        <source>no more in {seat}&apos;s trash</source>
        <translation>sonst nichts im Trash von {seat}</translation>
    </message>
    <message>
        <source>not understood: {card}: {text}</source>
        <translation>nicht verstanden: {card}: {text}</translation>
    </message>
    <message>
        <source>nothing is linked to {unit}</source>
        <translation>nichts ist mit {unit} verlinkt</translation>
    </message>
    <message>
        <source>nothing is under {unit}</source>
        <translation>unter {unit} liegt nichts</translation>
    </message>
    <message>
        <source>on top of {seat}&apos;s deck: {cards}</source>
        <translation>oben auf dem Deck von {seat}: {cards}</translation>
    </message>
    <message>
        <source>positions: {positions}, still to explore: {waiting}, lines ended: {ends}</source>
        <translation>Stellungen: {positions}, noch zu verfolgen: {waiting}, beendete Wege: {ends}</translation>
    </message>
    <message>
        <source>the game goes on</source>
        <translation>das Spiel geht weiter</translation>
    </message>
    <message>
        <source>the game is a draw</source>
        <translation>das Spiel ist unentschieden</translation>
    </message>
    <message>
        <source>the only outcome</source>
        <translation>der einzige Ausgang</translation>
    </message>
    <message>
        <source>true in {number}</source>
        <translation>gilt in {number}</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>under {unit}: {cards}</source>
        <translation>unter {unit}: {cards}</translation>
    </message>
    <message>
        <source>until nothing is pending</source>
        <translation>bis nichts mehr aussteht</translation>
    </message>
    <message>
        <source>until the attack is over</source>
        <translation>bis der Angriff vorbei ist</translation>
    </message>
    <message>
        <source>until the block timing is over</source>
        <translation>bis das Block-Timing vorbei ist</translation>
    </message>
    <message>
        <source>until the turn ends</source>
        <translation>bis der Zug endet</translation>
    </message>
    <message>
        <source>you decide: {text}</source>
        <translation>der Judge entscheidet: {text}</translation>
    </message>
    <message>
        <source>{card} is deleted</source>
        <translation>{card} wird gelöscht</translation>
    </message>
    <message>
        <source>{card} stays on the field</source>
        <translation>{card} bleibt auf dem Feld</translation>
    </message>
    <message>
        <source>{claim}: {answer}</source>
        <translation>{claim}: {answer}</translation>
    </message>
    <message>
        <source>{count} outcomes.</source>
        <translation>{count} Ausgänge.</translation>
    </message>
    <message>
        <source>{count} × {unit} on {seat}&apos;s field</source>
        <translation>{count} × {unit} auf dem Feld von {seat}</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>{number} to {most}</source>
        <translation>{number} bis {most}</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} und {other}</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} oder {other}</translation>
    </message>
    <message>
        <source>{seat} loses</source>
        <translation>{seat} verliert</translation>
    </message>
    <message>
        <source>{seat} wins</source>
        <translation>{seat} gewinnt</translation>
    </message>
    <message>
        <source>{seat}&apos;s memory: {amount}</source>
        <translation>Memory von {seat}: {amount}</translation>
    </message>
    <message>
        <source>{seat}&apos;s security stack: {cards}</source>
        <translation>Security Stack von {seat}: {cards}</translation>
    </message>
    <message>
        <source>{unit} has {dp} DP</source>
        <translation>{unit} hat {dp} DP</translation>
    </message>
    <message>
        <source>{unit} is in {seat}&apos;s breeding area</source>
        <translation>{unit} ist in der Breeding Area von {seat}</translation>
    </message>
    <message>
        <source>{unit} is on {seat}&apos;s field</source>
        <translation>{unit} ist auf dem Feld von {seat}</translation>
    </message>
    <message>
        <source>{unit} is suspended</source>
        <translation>{unit} ist getappt</translation>
    </message>
    <message>
        <source>{unit} isn&apos;t on {seat}&apos;s field</source>
        <translation>{unit} ist nicht auf dem Feld von {seat}</translation>
    </message>
    <message>
        <source>{unit} isn&apos;t suspended</source>
        <translation>{unit} ist nicht getappt</translation>
    </message>
    <message>
        <source>{who}: {choice}</source>
        <translation>{who}: {choice}</translation>
    </message>
    <message>
        <source>“{effect}” of {card} is activated</source>
        <translation>„{effect}“ von {card} wird aktiviert</translation>
    </message>
</context>
<context>
    <name>passage_page</name>
    <message>
        <source>Editor’s note</source>
        <translation>Anmerkung der Redaktion</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Our English, unofficial (F7:&#xa0;Chinese)</source>
        <translation>Inoffizielles Englisch (F7:&#xa0;Chinesisch)</translation>
    </message>
    <message>
        <source>Referred to by</source>
        <translation>Hierauf verweisen</translation>
    </message>
    <message>
        <source>The text of {edition}</source>
        <translation>Der Text von {edition}</translation>
    </message>
    <message>
        <source>{edition} says, in our wording</source>
        <translation>{edition} sagt, in unseren Worten</translation>
    </message>
</context>
<context>
    <name>phases</name>
    <message>
        <source>breeding</source>
        <translation>Breeding Phase</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>Draw Phase</translation>
    </message>
    <message>
        <source>end</source>
        <translation>Ende des Zugs</translation>
    </message>
    <message>
        <source>main</source>
        <translation>Main Phase</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>unsuspend</source>
        <translation>Unsuspend Phase</translation>
    </message>
</context>
<context>
    <name>places on a stack</name>
    <message>
        <source>on</source>
        <translation>auf</translation>
    </message>
    <message>
        <source>under</source>
        <translation>unter</translation>
    </message>
</context>
<context>
    <name>question_page</name>
    <message>
        <source>Changed in {edition}, check: {clauses}. This was played under an earlier edition.</source>
        <translation>Geändert in {edition}, zu prüfen: {clauses}. Gespielt wurde nach einer früheren Fassung.</translation>
    </message>
    <message>
        <source>No longer in {edition}: {clauses}. Check what decides it today.</source>
        <translation>Nicht mehr in {edition}: {clauses}. Prüfen, was heute entscheidet.</translation>
    </message>
    <message>
        <source>Our answer to the general question, proved by this scene. A card&apos;s text may change it: card text overrides the rules (1-3-1).</source>
        <translation>Unsere Antwort auf die allgemeine Frage; diese Szene beweist sie. Der Text einer Karte kann sie ändern: Kartentext geht den Regeln vor (1-3-1).</translation>
    </message>
    <message>
        <source>Questions that it decides</source>
        <translation>Fragen, die sie entscheidet</translation>
    </message>
    <message>
        <source>See it played</source>
        <translation>Szene ansehen</translation>
    </message>
    <message>
        <source>The clauses that decide it</source>
        <translation>Die Regeln, die sie entscheiden</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>&lt;De-Digivolve&gt; can&apos;t trash a Lv.3 card or any card after it</source>
        <translation>&lt;De-Digivolve&gt; kann eine Lv.3-Karte und alles darunter nicht ablegen</translation>
    </message>
    <message>
        <source>&lt;De-Digivolve&gt; trashes stacked cards</source>
        <translation>&lt;De-Digivolve&gt; legt gestapelte Karten in den Trash</translation>
    </message>
    <message>
        <source>&lt;Delay&gt; can&apos;t activate on the turn its card was placed</source>
        <translation>&lt;Delay&gt; kann in dem Zug, in dem die Karte gelegt wurde, nicht aktiviert werden</translation>
    </message>
    <message>
        <source>&lt;Jamming&gt; keeps it from being deleted</source>
        <translation>durch &lt;Jamming&gt; wird es nicht gelöscht</translation>
    </message>
    <message>
        <source>Digimon in the battle area DNA digivolve into a card in the hand</source>
        <translation>bei einer DNA-Digitation digitieren Digimon in der Battle Area zu einer Handkarte</translation>
    </message>
    <message>
        <source>[Start of Your Turn] effects belong to the unsuspend phase</source>
        <translation>[Start of Your Turn]-Effekte gehören zur Unsuspend Phase</translation>
    </message>
    <message>
        <source>a Digimon in the battle area app fuses into a card in the hand</source>
        <translation>bei einer App-Fusion digitiert ein Digimon in der Battle Area zu einer Handkarte</translation>
    </message>
    <message>
        <source>a Digimon in the battle area app fuses with its link card</source>
        <translation>bei einer App-Fusion digitiert ein Digimon in der Battle Area mit seiner Link-Karte</translation>
    </message>
    <message>
        <source>a Digimon that can&apos;t suspend can&apos;t attack</source>
        <translation>ein Digimon, das nicht getappt werden kann, kann nicht angreifen</translation>
    </message>
    <message>
        <source>a Digimon that can&apos;t suspend can&apos;t block</source>
        <translation>ein Digimon, das nicht getappt werden kann, kann nicht blocken</translation>
    </message>
    <message>
        <source>a block can&apos;t be blocked again</source>
        <translation>ein Block kann nicht erneut geblockt werden</translation>
    </message>
    <message>
        <source>a card being revealed doesn&apos;t count as being in its area</source>
        <translation>eine aufgedeckte Karte zählt nicht zu ihrer Zone</translation>
    </message>
    <message>
        <source>a card can&apos;t attack on the turn it was placed on the field</source>
        <translation>eine Karte kann in dem Zug, in dem sie aufs Feld kam, nicht angreifen</translation>
    </message>
    <message>
        <source>a card that can&apos;t be digivolved into is put back</source>
        <translation>geht die Digitation nicht, kommt die Karte zurück</translation>
    </message>
    <message>
        <source>a card that can&apos;t be played is put back</source>
        <translation>kann eine Karte nicht gespielt werden, kommt sie zurück</translation>
    </message>
    <message>
        <source>a card that can&apos;t be used is put back</source>
        <translation>kann eine Karte nicht benutzt werden, kommt sie zurück</translation>
    </message>
    <message>
        <source>a card with Link is linked to another of its player&apos;s Digimon</source>
        <translation>eine Karte mit Link wird mit einem anderen eigenen Digimon verlinkt</translation>
    </message>
    <message>
        <source>a checked card is no longer in the security stack</source>
        <translation>eine gecheckte Karte ist nicht mehr im Security Stack</translation>
    </message>
    <message>
        <source>a digivolution places a Digimon card on the same player&apos;s card on the field</source>
        <translation>beim Digitieren kommt eine Digimonkarte auf eine Karte desselben Spielers auf dem Feld</translation>
    </message>
    <message>
        <source>a link requirement must be met</source>
        <translation>eine Link-Bedingung muss erfüllt sein</translation>
    </message>
    <message>
        <source>a normal digivolution isn&apos;t a burst digivolution</source>
        <translation>eine normale Digitation ist keine Burst-Digitation</translation>
    </message>
    <message>
        <source>a normal digivolution isn&apos;t an app fusion</source>
        <translation>eine normale Digitation ist keine App-Fusion</translation>
    </message>
    <message>
        <source>a player activates only effects of their own cards</source>
        <translation>ein Spieler aktiviert nur Effekte eigener Karten</translation>
    </message>
    <message>
        <source>a player burst digivolves into a card in their own hand</source>
        <translation>durch Burst-Digitation digitiert ein Spieler zu einer Karte auf der eigenen Hand</translation>
    </message>
    <message>
        <source>a player declares effects in their own main phase when nothing is left to resolve</source>
        <translation>ein Spieler sagt Effekte in der eigenen Main Phase an, wenn nichts mehr abzuhandeln ist</translation>
    </message>
    <message>
        <source>a player digivolves into a Digimon card in their own hand</source>
        <translation>ein Spieler digitiert zu einer Digimonkarte der eigenen Hand</translation>
    </message>
    <message>
        <source>a player moves only their own card in the breeding area</source>
        <translation>ein Spieler bewegt nur die eigene Karte in der Breeding Area</translation>
    </message>
    <message>
        <source>a player plays Digimon and Tamer cards from their own hand</source>
        <translation>ein Spieler spielt Digimon- und Tamerkarten aus der eigenen Hand</translation>
    </message>
    <message>
        <source>a player uses Option cards from their own hand</source>
        <translation>ein Spieler benutzt Optionskarten aus der eigenen Hand</translation>
    </message>
    <message>
        <source>a replacement can&apos;t be replaced again</source>
        <translation>was stattdessen geschieht, kann nicht noch einmal ersetzt werden</translation>
    </message>
    <message>
        <source>a requirement of the card must be met</source>
        <translation>eine Bedingung der Karte muss erfüllt sein</translation>
    </message>
    <message>
        <source>a security check is a rule, not an effect</source>
        <translation>ein Security Check ist eine Regel, kein Effekt</translation>
    </message>
    <message>
        <source>a single card doesn&apos;t count as stacked cards</source>
        <translation>eine Karte allein ist kein Stapel</translation>
    </message>
    <message>
        <source>a token can&apos;t be linked</source>
        <translation>ein Token kann nicht verlinkt werden</translation>
    </message>
    <message>
        <source>an Assembly needs all of its cards</source>
        <translation>für Assembly sind alle genannten Karten nötig</translation>
    </message>
    <message>
        <source>an Option card&apos;s [Main] effect is activated by using the card, which requires its colors</source>
        <translation>der [Main]-Effekt einer Option wird durch Benutzen der Karte aktiviert, und dafür müssen ihre Farben vorhanden sein</translation>
    </message>
    <message>
        <source>an attack can be blocked only once</source>
        <translation>ein Angriff kann nur einmal geblockt werden</translation>
    </message>
    <message>
        <source>an attack is declared by suspending a Digimon in the battle area</source>
        <translation>einen Angriff erklärt man, indem man ein Digimon in der Battle Area tappt</translation>
    </message>
    <message>
        <source>an effect forbids it</source>
        <translation>ein Effekt verbietet es</translation>
    </message>
    <message>
        <source>an impossible action isn&apos;t carried out</source>
        <translation>Unmögliches entfällt</translation>
    </message>
    <message>
        <source>becoming the top card of its stack doesn&apos;t count as being played</source>
        <translation>was zur obersten Karte seines Stapels wird, gilt nicht als gespielt</translation>
    </message>
    <message>
        <source>being trashed doesn&apos;t count as being deleted</source>
        <translation>in den Trash zu kommen ist kein Löschen</translation>
    </message>
    <message>
        <source>each of them must meet a requirement</source>
        <translation>jedes davon muss eine Bedingung erfüllen</translation>
    </message>
    <message>
        <source>every color of the card is required</source>
        <translation>jede Farbe der Karte ist nötig</translation>
    </message>
    <message>
        <source>in the breeding area, only effects that refer to it work</source>
        <translation>in der Breeding Area wirken nur Effekte, die sich auf sie beziehen</translation>
    </message>
    <message>
        <source>in the main phase only an effect with [Main] can be declared</source>
        <translation>in der Main Phase kann nur ein Effekt mit [Main] angesagt werden</translation>
    </message>
    <message>
        <source>it applies only to what happens in battle</source>
        <translation>er gilt nur für das, was im Kampf geschieht</translation>
    </message>
    <message>
        <source>it can&apos;t be carried out in full</source>
        <translation>es kann nicht vollständig ausgeführt werden</translation>
    </message>
    <message>
        <source>it doesn&apos;t apply to the cause of this</source>
        <translation>er gilt nicht für die Ursache davon</translation>
    </message>
    <message>
        <source>it doesn&apos;t apply to the effects of its own player</source>
        <translation>er gilt nicht für Effekte des eigenen Spielers</translation>
    </message>
    <message>
        <source>it doesn&apos;t apply to what happens in battle</source>
        <translation>er gilt nicht für das, was im Kampf geschieht</translation>
    </message>
    <message>
        <source>it doesn&apos;t apply to where the card would go</source>
        <translation>er gilt nicht für den Ort, an den die Karte käme</translation>
    </message>
    <message>
        <source>it has no &lt;Blocker&gt;</source>
        <translation>es hat kein &lt;Blocker&gt;</translation>
    </message>
    <message>
        <source>it has no Link</source>
        <translation>sie hat keinen Link</translation>
    </message>
    <message>
        <source>it is already in that state</source>
        <translation>es ist bereits in diesem Zustand</translation>
    </message>
    <message>
        <source>it is already the attack target</source>
        <translation>es ist bereits das Angriffsziel</translation>
    </message>
    <message>
        <source>it is checked again for each &lt;De-Digivolve&gt;</source>
        <translation>bei jedem &lt;De-Digivolve&gt; wird neu geprüft</translation>
    </message>
    <message>
        <source>it is no longer a Digimon</source>
        <translation>es ist kein Digimon mehr</translation>
    </message>
    <message>
        <source>it is no longer a Digimon with stacked cards</source>
        <translation>es ist kein Digimon mit gestapelten Karten mehr</translation>
    </message>
    <message>
        <source>it is now a new card</source>
        <translation>es ist jetzt eine neue Karte</translation>
    </message>
    <message>
        <source>it isn&apos;t a [Counter] effect</source>
        <translation>es ist kein [Counter]-Effekt</translation>
    </message>
    <message>
        <source>it isn&apos;t affected by that effect</source>
        <translation>dieser Effekt wirkt nicht darauf</translation>
    </message>
    <message>
        <source>it isn&apos;t carried over when a Digimon moves</source>
        <translation>es bleibt nicht erhalten, wenn ein Digimon bewegt wird</translation>
    </message>
    <message>
        <source>it isn&apos;t different enough from the others</source>
        <translation>es unterscheidet sich nicht genug von den anderen</translation>
    </message>
    <message>
        <source>it isn&apos;t done if the number of times is 0 or less</source>
        <translation>es geschieht nicht, wenn die Anzahl 0 oder weniger ist</translation>
    </message>
    <message>
        <source>it isn&apos;t in the hand or battle area</source>
        <translation>es ist weder auf der Hand noch in der Battle Area</translation>
    </message>
    <message>
        <source>it isn&apos;t in the trash</source>
        <translation>es ist nicht im Trash</translation>
    </message>
    <message>
        <source>it isn&apos;t the counter timing of the opponent&apos;s attack</source>
        <translation>es ist nicht das Counter-Timing eines gegnerischen Angriffs</translation>
    </message>
    <message>
        <source>it was already activated for this</source>
        <translation>dafür wurde er schon aktiviert</translation>
    </message>
    <message>
        <source>it was already used as often as allowed this turn</source>
        <translation>in diesem Zug schon so oft genutzt wie erlaubt</translation>
    </message>
    <message>
        <source>it works only face up in the security stack</source>
        <translation>er wirkt nur, wenn die Karte offen im Security Stack liegt</translation>
    </message>
    <message>
        <source>it works only in the breeding area</source>
        <translation>er wirkt nur in der Breeding Area</translation>
    </message>
    <message>
        <source>it works only in the hand</source>
        <translation>er wirkt nur auf der Hand</translation>
    </message>
    <message>
        <source>it works only in the trash</source>
        <translation>er wirkt nur im Trash</translation>
    </message>
    <message>
        <source>its DNA digivolution requirements aren&apos;t met</source>
        <translation>die Bedingung der DNA-Digitation ist nicht erfüllt</translation>
    </message>
    <message>
        <source>its app fusion requirements aren&apos;t met</source>
        <translation>die Bedingung der App-Fusion ist nicht erfüllt</translation>
    </message>
    <message>
        <source>its burst digivolution requirements aren&apos;t met</source>
        <translation>die Bedingung der Burst-Digitation ist nicht erfüllt</translation>
    </message>
    <message>
        <source>its card is now a new card, or gone</source>
        <translation>seine Karte ist jetzt eine neue Karte oder nicht mehr da</translation>
    </message>
    <message>
        <source>its card leaves at the same time</source>
        <translation>seine Karte verlässt gleichzeitig ihren Platz</translation>
    </message>
    <message>
        <source>its card no longer has it</source>
        <translation>seine Karte hat ihn nicht mehr</translation>
    </message>
    <message>
        <source>its card no longer has the trigger condition</source>
        <translation>die Karte hat die Auslösebedingung nicht mehr</translation>
    </message>
    <message>
        <source>its condition isn&apos;t met</source>
        <translation>seine Bedingung ist nicht erfüllt</translation>
    </message>
    <message>
        <source>its digivolution requirements aren&apos;t met</source>
        <translation>die Digitationsbedingung ist nicht erfüllt</translation>
    </message>
    <message>
        <source>its link requirements aren&apos;t met</source>
        <translation>die Link-Bedingung ist nicht erfüllt</translation>
    </message>
    <message>
        <source>its player has no Digimon or Tamer of that color on the field</source>
        <translation>der Spieler hat kein Digimon und keinen Tamer dieser Farbe auf dem Feld</translation>
    </message>
    <message>
        <source>its trigger condition wasn&apos;t met</source>
        <translation>die Auslösebedingung war nicht erfüllt</translation>
    </message>
    <message>
        <source>leaving along with it doesn&apos;t count as being trashed from it</source>
        <translation>gleichzeitig mit ihm das Feld zu verlassen heißt nicht, von ihm abgelegt zu werden</translation>
    </message>
    <message>
        <source>leaving along with it doesn&apos;t count as being trashed from under it</source>
        <translation>das Feld mit ihm zu verlassen zählt nicht als Ablegen einer Karte, die unter ihm lag</translation>
    </message>
    <message>
        <source>link cards keep their order</source>
        <translation>Link-Karten behalten ihre Reihenfolge</translation>
    </message>
    <message>
        <source>memory can&apos;t go past 10</source>
        <translation>das Memory kann nicht über 10 gehen</translation>
    </message>
    <message>
        <source>memory isn&apos;t on the opponent&apos;s side</source>
        <translation>das Memory ist nicht auf der Seite des Gegners</translation>
    </message>
    <message>
        <source>moving doesn&apos;t count as being played</source>
        <translation>Bewegen ist kein Spielen</translation>
    </message>
    <message>
        <source>no Digimon can digivolve into it</source>
        <translation>kein Digimon kann in diese Karte digitieren</translation>
    </message>
    <message>
        <source>no Digimon or card can DNA digivolve into it</source>
        <translation>kein Digimon und keine Karte kann durch DNA-Digitation dazu werden</translation>
    </message>
    <message>
        <source>no card is checked</source>
        <translation>keine Karte wird gecheckt</translation>
    </message>
    <message>
        <source>no cards are stacked under it</source>
        <translation>nichts ist darunter gestapelt</translation>
    </message>
    <message>
        <source>no other attack can be declared during an attack</source>
        <translation>während eines Angriffs kann kein anderer erklärt werden</translation>
    </message>
    <message>
        <source>no player may look at a private area</source>
        <translation>niemand darf in eine verdeckte Zone sehen</translation>
    </message>
    <message>
        <source>no such Tamer is in the battle area</source>
        <translation>kein solcher Tamer in der Battle Area</translation>
    </message>
    <message>
        <source>none of its conditions is met</source>
        <translation>keine seiner Bedingungen ist erfüllt</translation>
    </message>
    <message>
        <source>nothing can be stacked with a token</source>
        <translation>mit einem Token kann nichts gestapelt werden</translation>
    </message>
    <message>
        <source>nothing can stand in for cards that must be different</source>
        <translation>für Karten, die verschieden sein müssen, gibt es keinen Ersatz</translation>
    </message>
    <message>
        <source>only 1 [Counter] effect can activate per attack</source>
        <translation>pro Angriff kann nur 1 [Counter]-Effekt aktiviert werden</translation>
    </message>
    <message>
        <source>only 1 card can be in the breeding area</source>
        <translation>nur 1 Karte kann in der Breeding Area sein</translation>
    </message>
    <message>
        <source>only 1 card is placed for each card named</source>
        <translation>für jede genannte Karte kommt 1 Karte darunter</translation>
    </message>
    <message>
        <source>only a Digimon can attack</source>
        <translation>nur ein Digimon kann angreifen</translation>
    </message>
    <message>
        <source>only a Digimon in the battle area can attack</source>
        <translation>nur ein Digimon in der Battle Area kann angreifen</translation>
    </message>
    <message>
        <source>only a Digimon in the battle area with &lt;Blocker&gt; can block</source>
        <translation>nur ein Digimon mit &lt;Blocker&gt; in der Battle Area kann blocken</translation>
    </message>
    <message>
        <source>only a Digimon of the attacked player can block, at the block timing</source>
        <translation>nur ein Digimon des angegriffenen Spielers kann blocken, im Block-Timing</translation>
    </message>
    <message>
        <source>only a Digimon with DP can move</source>
        <translation>nur ein Digimon mit DP kann bewegt werden</translation>
    </message>
    <message>
        <source>only a card in the hand or battle area can link, and only to a Digimon in the battle area</source>
        <translation>nur eine Karte aus der eigenen Hand oder Battle Area lässt sich verlinken, und nur mit einem Digimon der Battle Area</translation>
    </message>
    <message>
        <source>only a card with a play cost can be played, and none is given for this one</source>
        <translation>nur eine Karte mit Spielkosten kann gespielt werden, und für diese sind keine angegeben</translation>
    </message>
    <message>
        <source>only its player may look at a hand</source>
        <translation>nur ihr Spieler darf eine Hand ansehen</translation>
    </message>
    <message>
        <source>only its player may look at what is face down there</source>
        <translation>nur ihr Spieler darf verdeckte Karten dort ansehen</translation>
    </message>
    <message>
        <source>only one of several &lt;Piercing&gt; leads to a check</source>
        <translation>von mehreren &lt;Piercing&gt; führt nur eines zu einem Security Check</translation>
    </message>
    <message>
        <source>only the opponent or 1 of the opponent&apos;s suspended Digimon can be attacked</source>
        <translation>angegriffen werden kann nur der Gegner oder 1 getapptes Digimon des Gegners</translation>
    </message>
    <message>
        <source>only the turn player can attack</source>
        <translation>nur der Zugspieler kann angreifen</translation>
    </message>
    <message>
        <source>security cards are face down</source>
        <translation>Security-Karten liegen verdeckt</translation>
    </message>
    <message>
        <source>stacked cards keep their order</source>
        <translation>gestapelte Karten behalten ihre Reihenfolge</translation>
    </message>
    <message>
        <source>the Assembly requirements name no such card</source>
        <translation>die Assembly-Bedingung nennt keine solche Karte</translation>
    </message>
    <message>
        <source>the Digi-Egg deck is a private area</source>
        <translation>das Digi-Egg Deck ist eine verdeckte Zone</translation>
    </message>
    <message>
        <source>the Digi-Egg deck keeps its order</source>
        <translation>das Digi-Egg Deck behält seine Reihenfolge</translation>
    </message>
    <message>
        <source>the DigiXros requirements name no such card</source>
        <translation>die DigiXros-Bedingung nennt keine solche Karte</translation>
    </message>
    <message>
        <source>the Digimon and its link card must be the ones named</source>
        <translation>das Digimon und seine Link-Karte müssen die genannten sein</translation>
    </message>
    <message>
        <source>the Digimon must be in the battle area</source>
        <translation>das Digimon muss in der Battle Area sein</translation>
    </message>
    <message>
        <source>the Digimon that checks is gone</source>
        <translation>das checkende Digimon ist nicht mehr da</translation>
    </message>
    <message>
        <source>the Digimon that was attacked is gone</source>
        <translation>das angegriffene Digimon ist nicht mehr da</translation>
    </message>
    <message>
        <source>the attacked Digimon itself can&apos;t block</source>
        <translation>ein Digimon, das selbst angegriffen wird, kann nicht blocken</translation>
    </message>
    <message>
        <source>the attacking Digimon is gone</source>
        <translation>das angreifende Digimon ist nicht mehr da</translation>
    </message>
    <message>
        <source>the breeding area is occupied</source>
        <translation>die Breeding Area ist belegt</translation>
    </message>
    <message>
        <source>the card doesn&apos;t match its trigger condition</source>
        <translation>die Karte passt nicht zur Auslösebedingung</translation>
    </message>
    <message>
        <source>the card drawn for a digivolution is drawn by the rules, not by an effect</source>
        <translation>die Karte für eine Digitation wird durch die Regeln gezogen, nicht durch einen Effekt</translation>
    </message>
    <message>
        <source>the card is unaffected by whatever would give it this effect, so it doesn&apos;t have it</source>
        <translation>auf die Karte wirkt nicht, was ihr diesen Effekt geben würde, also hat sie ihn nicht</translation>
    </message>
    <message>
        <source>the card wasn&apos;t placed there</source>
        <translation>die Karte wurde nicht dorthin gelegt</translation>
    </message>
    <message>
        <source>the chosen card is now a new card</source>
        <translation>die gewählte Karte ist jetzt eine neue Karte</translation>
    </message>
    <message>
        <source>the condition of its [Main] effect isn&apos;t met</source>
        <translation>die Bedingung des [Main]-Effekts ist nicht erfüllt</translation>
    </message>
    <message>
        <source>the cost can&apos;t be paid</source>
        <translation>die Kosten können nicht bezahlt werden</translation>
    </message>
    <message>
        <source>the deck is a private area</source>
        <translation>das Deck ist eine verdeckte Zone</translation>
    </message>
    <message>
        <source>the deck keeps its order</source>
        <translation>das Deck behält seine Reihenfolge</translation>
    </message>
    <message>
        <source>the effect doesn&apos;t allow this</source>
        <translation>der Effekt erlaubt das nicht</translation>
    </message>
    <message>
        <source>the effect doesn&apos;t reach the breeding area</source>
        <translation>der Effekt wirkt nicht in die Breeding Area</translation>
    </message>
    <message>
        <source>the effect doesn&apos;t work there</source>
        <translation>der Effekt wirkt dort nicht</translation>
    </message>
    <message>
        <source>the link limit causes it, not an effect</source>
        <translation>das bewirkt das Link-Limit, kein Effekt</translation>
    </message>
    <message>
        <source>the named Tamer must be returned</source>
        <translation>der genannte Tamer muss zurückgegeben werden</translation>
    </message>
    <message>
        <source>the opponent has no security card</source>
        <translation>der Gegner hat keine Security-Karte</translation>
    </message>
    <message>
        <source>the pending processing isn&apos;t carried out</source>
        <translation>die aufgeschobene Verarbeitung entfällt</translation>
    </message>
    <message>
        <source>the player who goes first doesn&apos;t draw on their first turn</source>
        <translation>der beginnende Spieler zieht im ersten Zug nicht</translation>
    </message>
    <message>
        <source>the requirements of the DNA digivolution must be met</source>
        <translation>die Bedingung der DNA-Digitation muss erfüllt sein</translation>
    </message>
    <message>
        <source>the rules delete it, not an effect</source>
        <translation>das löschen die Regeln, kein Effekt</translation>
    </message>
    <message>
        <source>the security stack keeps its order</source>
        <translation>der Security Stack behält seine Reihenfolge</translation>
    </message>
    <message>
        <source>there is no Digimon to make the check</source>
        <translation>kein Digimon ist da, das checken könnte</translation>
    </message>
    <message>
        <source>there is no attack</source>
        <translation>es gibt keinen Angriff</translation>
    </message>
    <message>
        <source>there is no card in the Digi-Egg deck</source>
        <translation>keine Karte im Digi-Egg Deck</translation>
    </message>
    <message>
        <source>there is no card to draw</source>
        <translation>keine Karte zum Ziehen da</translation>
    </message>
    <message>
        <source>this area has no order</source>
        <translation>diese Zone hat keine Reihenfolge</translation>
    </message>
    <message>
        <source>this is possible only in its player&apos;s breeding phase</source>
        <translation>nur in der Breeding Phase des jeweiligen Spielers möglich</translation>
    </message>
    <message>
        <source>this is possible only in its player&apos;s main phase, when nothing is left to resolve</source>
        <translation>nur in der Main Phase des jeweiligen Spielers möglich, wenn nichts mehr abzuhandeln ist</translation>
    </message>
</context>
<context>
    <name>refused lessons</name>
    <message>
        <source>&lt;{name}&gt; is already a known keyword effect</source>
        <translation>&lt;{name}&gt; ist schon als Keyword-Effekt bekannt</translation>
    </message>
    <message>
        <source>In both, mark one number that is 2 or more</source>
        <translation>Eine Zahl ab 2 markieren, in beiden</translation>
    </message>
    <message>
        <source>Leave some of its words unmarked</source>
        <translation>Einige Wörter unmarkiert lassen</translation>
    </message>
    <message>
        <source>Leave the clause out to teach another wording</source>
        <translation>Die Regel weglassen, um eine andere Formulierung beizubringen</translation>
    </message>
    <message>
        <source>Mark a whole number, color, group of cards or name, that with its square brackets: {{[Agumon]}}</source>
        <translation>Eine ganze Zahl, Farbe, Kartengruppe oder einen ganzen Namen markieren, diesen mit seinen eckigen Klammern: {{[Agumon]}}</translation>
    </message>
    <message>
        <source>Mark it in both texts</source>
        <translation>In beiden Texten markieren</translation>
    </message>
    <message>
        <source>Nothing needs to be taught</source>
        <translation>Es muss nichts beigebracht werden</translation>
    </message>
    <message>
        <source>Put each part that varies into one pair, a name with its square brackets: {{2}}, {{[Agumon]}}</source>
        <translation>Jeden veränderlichen Teil in ein Klammerpaar setzen, einen Namen mit seinen eckigen Klammern: {{2}}, {{[Agumon]}}</translation>
    </message>
    <message>
        <source>Say in both whose it is, when, where and on what condition</source>
        <translation>In beiden angeben, von wem, wann, wo und unter welcher Bedingung</translation>
    </message>
    <message>
        <source>Teach a part of it</source>
        <translation>Nur einen Teil davon beibringen</translation>
    </message>
    <message>
        <source>Teach more words of the text around it</source>
        <translation>Mehr Wörter des umgebenden Textes beibringen</translation>
    </message>
    <message>
        <source>Teach wordings in English (en) or Japanese (ja)</source>
        <translation>Formulierungen auf Englisch (en) oder Japanisch (ja) beibringen</translation>
    </message>
    <message>
        <source>Text that is already understood can&apos;t be taught another meaning. Report it if it is read wrongly</source>
        <translation>Verstandenes kann nicht anders beigebracht werden. Falsch Verstandenes melden</translation>
    </message>
    <message>
        <source>Use another number or name for one of them</source>
        <translation>Für eines davon eine andere Zahl oder einen anderen Namen nehmen</translation>
    </message>
    <message>
        <source>Use card wording that is understood, without a timing in front</source>
        <translation>Verstandene Kartentexte verwenden, ohne Timing davor</translation>
    </message>
    <message>
        <source>Use today&apos;s wording</source>
        <translation>Heutige Kartentexte verwenden</translation>
    </message>
    <message>
        <source>Use words that can be read in only one way</source>
        <translation>Worte verwenden, die nur eine Lesart haben</translation>
    </message>
    <message>
        <source>Write it there too, and mark it in both if it varies</source>
        <translation>Auch dort schreiben, und in beiden markieren, wenn es sich ändert</translation>
    </message>
    <message>
        <source>Write its meaning as one card effect, with its trigger or timing</source>
        <translation>Die Bedeutung als einen Karteneffekt schreiben, mit Auslöser oder Timing</translation>
    </message>
    <message>
        <source>Write its name in angle brackets, with its number if it has one: &lt;Last Stand {{2}}&gt;</source>
        <translation>Den Namen in spitzen Klammern schreiben, mit seiner Zahl, wenn er eine hat: &lt;Last Stand {{2}}&gt;</translation>
    </message>
    <message>
        <source>Write what cards say, and the same in words that are understood</source>
        <translation>Schreiben, was Karten sagen, und dasselbe in verstandenen Worten</translation>
    </message>
    <message>
        <source>card texts in {language!r} can&apos;t be read</source>
        <translation>Kartentexte auf {language!r} kann das Programm nicht lesen</translation>
    </message>
    <message>
        <source>it has more than {most} characters</source>
        <translation>es hat mehr als {most} Zeichen</translation>
    </message>
    <message>
        <source>more than {most} parts are marked</source>
        <translation>mehr als {most} Teile sind markiert</translation>
    </message>
    <message>
        <source>the curly brackets in {text!r} don&apos;t match</source>
        <translation>die geschweiften Klammern in {text!r} passen nicht zusammen</translation>
    </message>
    <message>
        <source>the wording has no unmarked words</source>
        <translation>die Formulierung besteht nur aus Markiertem</translation>
    </message>
    <message>
        <source>the wording or what it means is empty</source>
        <translation>die Formulierung oder ihre Bedeutung ist leer</translation>
    </message>
    <message>
        <source>{icon!r} isn&apos;t the icon of a keyword effect</source>
        <translation>{icon!r} ist kein Symbol eines Keyword-Effekts</translation>
    </message>
    <message>
        <source>{mark!r} is marked in only one of the texts</source>
        <translation>{mark!r} ist nur in einem der Texte markiert</translation>
    </message>
    <message>
        <source>{mark!r} is marked twice, so it is unclear which is which</source>
        <translation>{mark!r} ist zweimal markiert, daher ist unklar, was zu was gehört</translation>
    </message>
    <message>
        <source>{number!r} isn&apos;t a number that could vary in that effect</source>
        <translation>{number!r} ist keine Zahl, die in diesem Effekt wechseln könnte</translation>
    </message>
    <message>
        <source>{text!r} can be read in two ways</source>
        <translation>{text!r} hat zwei Lesarten</translation>
    </message>
    <message>
        <source>{text!r} could then be read in two ways</source>
        <translation>{text!r} hätte dann zwei Lesarten</translation>
    </message>
    <message>
        <source>{text!r} in the wording is missing in its meaning</source>
        <translation>{text!r} in der Formulierung fehlt in ihrer Bedeutung</translation>
    </message>
    <message>
        <source>{text!r} is already understood, and means the same: {means}</source>
        <translation>{text!r} wird bereits verstanden und bedeutet dasselbe: {means}</translation>
    </message>
    <message>
        <source>{text!r} is already understood, as something else: {means}</source>
        <translation>{text!r} wird bereits verstanden, aber als etwas anderes: {means}</translation>
    </message>
    <message>
        <source>{text!r} is in only one of the texts</source>
        <translation>{text!r} steht nur in einem der Texte</translation>
    </message>
    <message>
        <source>{text!r} isn&apos;t a part of {whole!r} that could vary</source>
        <translation>{text!r} ist kein Teil von {whole!r}, der wechseln könnte</translation>
    </message>
    <message>
        <source>{text!r} isn&apos;t understood</source>
        <translation>{text!r} wird nicht verstanden</translation>
    </message>
    <message>
        <source>{text!r} isn&apos;t understood as one whole effect</source>
        <translation>{text!r} wird nicht als ein ganzer Effekt verstanden</translation>
    </message>
    <message>
        <source>{text!r} would mean something else once printed and read again</source>
        <translation>{text!r} würde, einmal ausgegeben und wieder gelesen, etwas anderes bedeuten</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>A ruling</source>
        <translation>Ein Ruling</translation>
    </message>
    <message>
        <source>A step can&apos;t be checked: nothing is decided yet.</source>
        <translation>Ein Schritt lässt sich nicht prüfen: Noch ist nichts entschieden.</translation>
    </message>
    <message>
        <source>Both accounts are legal: what decides is which of them happened.</source>
        <translation>Beide Darstellungen sind legal: Es kommt darauf an, welche davon geschehen ist.</translation>
    </message>
    <message>
        <source>Both accounts lead to the same result.</source>
        <translation>Beide Darstellungen führen zum gleichen Ergebnis.</translation>
    </message>
    <message>
        <source>Both accounts say the same thing, but it isn&apos;t legal.</source>
        <translation>Beide Darstellungen sagen dasselbe, aber es ist nicht legal.</translation>
    </message>
    <message>
        <source>Both accounts say the same thing, but it isn&apos;t true.</source>
        <translation>Beide Darstellungen sagen dasselbe, aber es stimmt nicht.</translation>
    </message>
    <message>
        <source>By hand, taught, not understood</source>
        <translation>Von Hand, beigebracht, nicht verstanden</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Every clause applied</source>
        <translation>Jede angewandte Regel</translation>
    </message>
    <message>
        <source>Every step</source>
        <translation>Jeder Schritt</translation>
    </message>
    <message>
        <source>Here they differ</source>
        <translation>Hier unterscheiden sie sich</translation>
    </message>
    <message>
        <source>Inherited: {text}</source>
        <translation>Vererbt: {text}</translation>
    </message>
    <message>
        <source>It happened as {who} says: {step}.</source>
        <translation>Es war so, wie {who} sagt: {step}.</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Judge</translation>
    </message>
    <message>
        <source>Left out of the code for lack of space: {what}.</source>
        <translation>Aus Platzmangel im Code weggelassen: {what}.</translation>
    </message>
    <message>
        <source>Legal instead: {options}</source>
        <translation>Legal wäre: {options}</translation>
    </message>
    <message>
        <source>Less important lines, in the full record: {number}</source>
        <translation>Weniger wichtige Zeilen im ganzen Protokoll: {number}</translation>
    </message>
    <message>
        <source>Link: {text}</source>
        <translation>Link: {text}</translation>
    </message>
    <message>
        <source>Neither account is legal.</source>
        <translation>Keine der Darstellungen ist legal.</translation>
    </message>
    <message>
        <source>Neither account is true.</source>
        <translation>Keine der Darstellungen stimmt.</translation>
    </message>
    <message>
        <source>No ruling yet.</source>
        <translation>Noch kein Ruling.</translation>
    </message>
    <message>
        <source>Player A</source>
        <translation>Spieler A</translation>
    </message>
    <message>
        <source>Player B</source>
        <translation>Spieler B</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Ruling</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Starting position</source>
        <translation>Ausgangsstellung</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>The Comprehensive Rules of this program have no such clause.</source>
        <translation>Die Comprehensive Rules dieses Programms haben keine solche Regel.</translation>
    </message>
    <message>
        <source>The board after it</source>
        <translation>Das Spielfeld danach</translation>
    </message>
    <message>
        <source>The full record</source>
        <translation>Das ganze Protokoll</translation>
    </message>
    <message>
        <source>The judge&apos;s desk {version}</source>
        <translation>Das Judge-Pult {version}</translation>
    </message>
    <message>
        <source>The ruling for a phone</source>
        <translation>Das Ruling fürs Handy</translation>
    </message>
    <message>
        <source>The same so far; {who} says nothing further.</source>
        <translation>Bis hierher gleich; {who} sagt nichts weiter.</translation>
    </message>
    <message>
        <source>They differ at: {one}; {other}.</source>
        <translation>Strittig: {one}; {other}.</translation>
    </message>
    <message>
        <source>Too many to print: {number}</source>
        <translation>Zu viele zum Drucken: {number}</translation>
    </message>
    <message>
        <source>Two accounts</source>
        <translation>Zwei Darstellungen</translation>
    </message>
    <message>
        <source>What both accounts say is true.</source>
        <translation>Was beide Darstellungen sagen, stimmt.</translation>
    </message>
    <message>
        <source>What follows is checked as if this hadn&apos;t happened.</source>
        <translation>Alles Weitere wird geprüft, als wäre dies nicht geschehen.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>What {other} says isn&apos;t legal.</source>
        <translation>Was {other} sagt, ist nicht legal.</translation>
    </message>
    <message>
        <source>What {other} says isn&apos;t true.</source>
        <translation>Was {other} sagt, stimmt nicht.</translation>
    </message>
    <message>
        <source>What {who} says is legal; what {other} says isn&apos;t.</source>
        <translation>Was {who} sagt, ist legal; was {other} sagt, nicht.</translation>
    </message>
    <message>
        <source>What {who} says is true.</source>
        <translation>Was {who} sagt, stimmt.</translation>
    </message>
    <message>
        <source>What {who} says is true; what {other} says isn&apos;t.</source>
        <translation>Was {who} sagt, stimmt; was {other} sagt, nicht.</translation>
    </message>
    <message>
        <source>according to {who}: {step}</source>
        <translation>laut {who}: {step}</translation>
    </message>
    <message>
        <source>by the judge</source>
        <translation>vom Judge</translation>
    </message>
    <message>
        <source>can&apos;t be checked</source>
        <translation>lässt sich nicht prüfen</translation>
    </message>
    <message>
        <source>changed in a newer edition, check</source>
        <translation>in einer neueren Fassung geändert, zu prüfen</translation>
    </message>
    <message>
        <source>done by the judge</source>
        <translation>vom Judge getan</translation>
    </message>
    <message>
        <source>not legal</source>
        <translation>nicht legal</translation>
    </message>
    <message>
        <source>not official</source>
        <translation>nicht offiziell</translation>
    </message>
    <message>
        <source>not true</source>
        <translation>stimmt nicht</translation>
    </message>
    <message>
        <source>not understood, ruled on by the judge</source>
        <translation>nicht verstanden, vom Judge entschieden</translation>
    </message>
    <message>
        <source>numbers of {edition}</source>
        <translation>Nummern von {edition}</translation>
    </message>
    <message>
        <source>read as a judge taught it</source>
        <translation>gelesen, wie ein Judge es beigebracht hat</translation>
    </message>
    <message>
        <source>read differently from what is printed</source>
        <translation>anders gelesen als gedruckt</translation>
    </message>
    <message>
        <source>the end of the ruling</source>
        <translation>das Ende des Rulings</translation>
    </message>
    <message>
        <source>the text of {clauses}</source>
        <translation>der Text von {clauses}</translation>
    </message>
    <message>
        <source>unofficial English rendering</source>
        <translation>inoffizielle englische Übersetzung</translation>
    </message>
    <message>
        <source>{options} and {number} more</source>
        <translation>{options} und {number} weitere</translation>
    </message>
    <message>
        <source>{said}. Is that right?</source>
        <translation>{said}. Stimmt das?</translation>
    </message>
    <message>
        <source>{said}. Which is right?</source>
        <translation>{said}. Was stimmt?</translation>
    </message>
    <message>
        <source>{sign}: no translation available</source>
        <translation>{sign}: hier nicht übersetzt</translation>
    </message>
    <message>
        <source>{who} hasn&apos;t said anything yet.</source>
        <translation>{who} hat noch nichts gesagt.</translation>
    </message>
    <message>
        <source>{who} says nothing further</source>
        <translation>{who} sagt nichts weiter</translation>
    </message>
    <message>
        <source>{who}, step {number}: {step}</source>
        <translation>{who}, Schritt {number}: {step}</translation>
    </message>
</context>
<context>
    <name>rulings</name>
    <message>
        <source>A deleted ruling</source>
        <translation>Ein gelöschtes Ruling</translation>
    </message>
    <message>
        <source>A draft, not given yet.</source>
        <translation>Ein Entwurf, noch nicht gegeben.</translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>Und {count} weitere.</translation>
    </message>
    <message>
        <source>Another judge</source>
        <translation>Anderer Judge</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Appeal</source>
        <translation>Berufung einlegen</translation>
    </message>
    <message>
        <source>Appealed</source>
        <translation>Berufung eingelegt</translation>
    </message>
    <message>
        <source>Authority</source>
        <translation>Instanz</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Changed in two ways</source>
        <translation>Auf zwei Arten geändert</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Delete it for good …</source>
        <translation>Endgültig löschen …</translation>
    </message>
    <message>
        <source>Delete it here too …</source>
        <translation>Auch hier löschen …</translation>
    </message>
    <message>
        <source>Delete …</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Gelöscht</translation>
    </message>
    <message>
        <source>Deleted by {judge}: {title}</source>
        <translation>Gelöscht von {judge}: {title}</translation>
    </message>
    <message>
        <source>Deleted by {judge}?</source>
        <translation>{judge} möchte löschen</translation>
    </message>
    <message>
        <source>Deleted here for good</source>
        <translation>Hier endgültig gelöscht</translation>
    </message>
    <message>
        <source>Different from yours</source>
        <translation>Anders als das eigene</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Export for another judge …</source>
        <translation>Für andere Judges exportieren …</translation>
    </message>
    <message>
        <source>Floor judge</source>
        <translation>Floor Judge</translation>
    </message>
    <message>
        <source>Give this ruling</source>
        <translation>Dieses Ruling geben</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Gegeben</translation>
    </message>
    <message>
        <source>Grounds</source>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>Has overturned</source>
        <translation>Hat aufgehoben</translation>
    </message>
    <message>
        <source>Has superseded</source>
        <translation>Hat abgelöst</translation>
    </message>
    <message>
        <source>Head judge</source>
        <translation>Head Judge</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Import all that is new</source>
        <translation>Alles Neue importieren</translation>
    </message>
    <message>
        <source>Import it too: both are kept and shown</source>
        <translation>Auch importieren: Beide bleiben und werden gezeigt</translation>
    </message>
    <message>
        <source>Import it under another name</source>
        <translation>Unter anderem Namen importieren</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importiert</translation>
    </message>
    <message>
        <source>In conflict</source>
        <translation>In Konflikt</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Leer.</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Judge</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keep one of them, or change the ruling, to settle it. All of them stay in the history.</source>
        <translation>Eine davon behalten oder das Ruling ändern, um den Konflikt zu lösen. Alle bleiben im Verlauf.</translation>
    </message>
    <message>
        <source>Keep this</source>
        <translation>Dieses behalten</translation>
    </message>
    <message>
        <source>Kept. If everyone who wrote in it deletes it, your changes to it stay on this computer.</source>
        <translation>Bleibt erhalten. Löschen es alle, die daran geschrieben haben, bleiben die eigenen Änderungen auf diesem Rechner.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Newer than yours</source>
        <translation>Neuer als das eigene</translation>
    </message>
    <message>
        <source>No answer yet.</source>
        <translation>Noch keine Antwort.</translation>
    </message>
    <message>
        <source>No question yet</source>
        <translation>Noch keine Frage</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Offiziell</translation>
    </message>
    <message>
        <source>Official answers</source>
        <translation>Offizielle Antworten</translation>
    </message>
    <message>
        <source>One account</source>
        <translation>Eine Darstellung</translation>
    </message>
    <message>
        <source>Overturn …</source>
        <translation>Aufheben …</translation>
    </message>
    <message>
        <source>Overturned</source>
        <translation>Aufgehoben</translation>
    </message>
    <message>
        <source>Own note</source>
        <translation>Eigene Notiz</translation>
    </message>
    <message>
        <source>Phrase</source>
        <translation>Formulierung</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Replace yours with theirs</source>
        <translation>Eigenes durch das andere ersetzen</translation>
    </message>
    <message>
        <source>Replaced by</source>
        <translation>Ersetzt durch</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Ruling</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Rulings</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Speichern als …</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Szene</translation>
    </message>
    <message>
        <source>Shared by others: {file}</source>
        <translation>Von anderen geteilt: {file}</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Supersede …</source>
        <translation>Ablösen …</translation>
    </message>
    <message>
        <source>Superseded</source>
        <translation>Abgelöst</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>The other account</source>
        <translation>Die andere Darstellung</translation>
    </message>
    <message>
        <source>The same as yours</source>
        <translation>Wie das eigene</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Das andere</translation>
    </message>
    <message>
        <source>This ruling was changed in two ways. Settle which one holds.</source>
        <translation>Dieses Ruling wurde auf zwei Arten geändert. Entscheiden, welche gilt.</translation>
    </message>
    <message>
        <source>Upheld</source>
        <translation>Bestätigt</translation>
    </message>
    <message>
        <source>Uphold</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>Was gespielt wurde</translation>
    </message>
    <message>
        <source>Will overturn</source>
        <translation>Wird aufheben</translation>
    </message>
    <message>
        <source>Will supersede</source>
        <translation>Wird ablösen</translation>
    </message>
    <message>
        <source>You can restore it from its history.</source>
        <translation>Im Verlauf lässt es sich wiederherstellen.</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Eigenes</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>logged in as {login}</source>
        <translation>angemeldet als {login}</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>zusammengeführt</translation>
    </message>
    <message>
        <source>no name</source>
        <translation>kein Name</translation>
    </message>
    <message>
        <source>not in your library</source>
        <translation>nicht in der Sammlung</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>these rules have no such clause</source>
        <translation>diese Fassung hat keine solche Regel</translation>
    </message>
    <message>
        <source>written</source>
        <translation>geschrieben</translation>
    </message>
    <message>
        <source>{id}, which isn&apos;t in this notebook</source>
        <translation>{id}, nicht in diesem Notizbuch</translation>
    </message>
    <message>
        <source>{judge} deleted it for good at {time}.</source>
        <translation>Endgültig gelöscht von {judge}, am {time}.</translation>
    </message>
    <message>
        <source>{status} by: {title}</source>
        <translation>{status} durch: {title}</translation>
    </message>
</context>
<context>
    <name>sayings</name>
    <message>
        <source>all that match: {gifts}</source>
        <translation>alle passenden: {gifts}</translation>
    </message>
    <message>
        <source>{card} is face up in {seat}&apos;s security stack</source>
        <translation>{card} liegt offen im Security Stack von {seat}</translation>
    </message>
    <message>
        <source>{card}: {effect} has been active since then</source>
        <translation>{card}: {effect} ist seitdem aktiv</translation>
    </message>
    <message>
        <source>{card}: {effect} used {times}× this turn</source>
        <translation>{card}: {effect} in diesem Zug {times}-mal benutzt</translation>
    </message>
    <message>
        <source>{card}: {gifts}</source>
        <translation>{card}: {gifts}</translation>
    </message>
    <message>
        <source>{seat}: {gifts}</source>
        <translation>{seat}: {gifts}</translation>
    </message>
    <message>
        <source>{timing}: {actions}</source>
        <translation>{timing}: {actions}</translation>
    </message>
</context>
<context>
    <name>scene_page</name>
    <message>
        <source>Clauses shown</source>
        <translation>Regeln, die sie zeigt</translation>
    </message>
    <message>
        <source>Play it at the table</source>
        <translation>Am Tisch spielen</translation>
    </message>
    <message>
        <source>See it played ({count})</source>
        <translation>Szenen ansehen ({count})</translation>
    </message>
</context>
<context>
    <name>setup_form</name>
    <message>
        <source>Battle</source>
        <translation>Battle</translation>
    </message>
    <message>
        <source>Breeding</source>
        <translation>Breeding</translation>
    </message>
</context>
<context>
    <name>shapes</name>
    <message>
        <source>Japanese card list</source>
        <translation>japanische Kartenliste</translation>
    </message>
    <message>
        <source>banned and restricted cards, by event</source>
        <translation>gebannte und limitierte Karten, nach Turnier</translation>
    </message>
    <message>
        <source>card app</source>
        <translation>Karten-App</translation>
    </message>
    <message>
        <source>card app, older</source>
        <translation>Karten-App, älter</translation>
    </message>
    <message>
        <source>colors of digivolution costs</source>
        <translation>Farben der Digitationskosten</translation>
    </message>
    <message>
        <source>copy limits</source>
        <translation>erlaubte Anzahl Kopien</translation>
    </message>
    <message>
        <source>digivolution costs after the first, link effects</source>
        <translation>weitere Digitationskosten, Link-Effekte</translation>
    </message>
    <message>
        <source>errata</source>
        <translation>Errata</translation>
    </message>
    <message>
        <source>errata by card</source>
        <translation>Errata nach Karte</translation>
    </message>
    <message>
        <source>official answers by card</source>
        <translation>offizielle Antworten nach Karte</translation>
    </message>
    <message>
        <source>open simulator</source>
        <translation>offener Simulator</translation>
    </message>
    <message>
        <source>public card API</source>
        <translation>öffentliche Karten-API</translation>
    </message>
    <message>
        <source>rulings of the card app</source>
        <translation>Rulings der Karten-App</translation>
    </message>
    <message>
        <source>text lines other than effects</source>
        <translation>andere Textzeilen als Effekte</translation>
    </message>
    <message>
        <source>the levels for digivolution costs, and text lines other than effects</source>
        <translation>die Level zu den Digitationskosten und andere Textzeilen als Effekte</translation>
    </message>
</context>
<context>
    <name>sources</name>
    <message>
        <source>- Number 7-2-2-11 is printed twice; the second is 7-2-2-12 here.</source>
        <translation>- Die Nummer 7-2-2-11 ist zweimal gedruckt; die zweite ist hier 7-2-2-12.</translation>
    </message>
    <message>
        <source>- One word stands for two terms in places: 区域 is both *area* and *field*, 判定安防 both the *security check* and the keyword *Security A.*</source>
        <translation>- Ein Wort steht stellenweise für zwei Begriffe: 区域 ist sowohl *area* als auch *field*, 判定安防 sowohl der *Security Check* als auch das Keyword *Security A.*</translation>
    </message>
    <message>
        <source>- The update history names clauses by the numbers of its own edition. Where the history shows what they are called today, this program follows; where it does not, the old number is shown and nothing is claimed.</source>
        <translation>- Die Änderungsübersicht nennt Regeln mit den Nummern ihrer eigenen Fassung. Wo sie zeigt, wie diese heute heißen, folgt ihr das Programm; andernfalls wird nur die alte Nummer gezeigt und nichts behauptet.</translation>
    </message>
    <message>
        <source>Comprehensive Rules</source>
        <translation>Comprehensive Rules</translation>
    </message>
    <message>
        <source>Digimon TCG Rules</source>
        <translation>Digimon TCG Regeln</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>It is older than the Comprehensive Rules 3.6 and not consistent: the box on Digimon without DP in the battle area still speaks of Digimon of Lv.2 and lower, while its own last chapter requires DP instead, as the Comprehensive Rules do (4-15-2). It also puts effects that react to an opponent&apos;s attack into the counter timing, which today is for 【反擊】 alone (11-3-1).</source>
        <translation>Es ist älter als die Comprehensive Rules 3.6 und nicht einheitlich: Der Kasten über Digimon ohne DP in der Battle Area spricht noch von Digimon bis Lv.2, das letzte Kapitel dagegen fragt wie die Comprehensive Rules (4-15-2) nach DP. Außerdem legt es Effekte, die auf einen gegnerischen Angriff reagieren, in das Counter-Timing, das heute allein 【反擊】 gehört (11-3-1).</translation>
    </message>
    <message>
        <source>It is older than the Comprehensive Rules 3.6: it lets only Digimon of Lv.3 and higher leave the breeding area and stay in the battle area, where the Comprehensive Rules require DP (4-15-2), and it has none of the later keyword effects.</source>
        <translation>Es ist älter als die Comprehensive Rules 3.6: Nur Digimon ab Lv.3 lässt es die Breeding Area verlassen und in der Battle Area bleiben, wo die Comprehensive Rules nach DP fragen (4-15-2), und es kennt keinen der späteren Keyword-Effekte.</translation>
    </message>
    <message>
        <source>It is the oldest of the sources: it lets Digimon of Lv.3 and higher leave the breeding area, where the Comprehensive Rules 3.6 require DP (4-15-2), and it mentions the counter timing only in passing.</source>
        <translation>Es ist die älteste der Quellen: Ein Digimon darf hier ab Level 3 die Breeding Area verlassen, wo die Comprehensive Rules 3.6 nach DP fragen (4-15-2), und das Counter-Timing kommt nur in einer Bemerkung vor.</translation>
    </message>
    <message>
        <source>Known faults of this translation:</source>
        <translation>Bekannte Fehler dieser Übersetzung:</translation>
    </message>
    <message>
        <source>Official Rule Manual</source>
        <translation>Offizielles Regelhandbuch</translation>
    </message>
    <message>
        <source>Our copy is the table of the web page. Line breaks inside a definition have become spaces or paragraph marks, and the brackets of 《復活+x《卡組》》 are not those of the other keywords.</source>
        <translation>Unsere Abschrift ist die Tabelle der Webseite. Zeilenumbrüche in einer Definition sind zu Leerzeichen oder Absatzmarken geworden, und die Klammern von 《復活+x《卡組》》 sind andere als die der übrigen Keywords.</translation>
    </message>
    <message>
        <source>Our copy is the text of a web page without its pictures; their descriptions and doubled captions were left out of the passages. The text has typing errors of its own, which are left as they are (&quot;Beeding Area&quot;, &quot;höhrem&quot;).</source>
        <translation>Unsere Abschrift ist der Text einer Webseite ohne ihre Bilder; deren Beschreibungen und doppelte Unterschriften wurden aus den Stellen weggelassen. Der Text hat eigene Schreibfehler, die so bleiben („Beeding Area“, „höhrem“).</translation>
    </message>
    <message>
        <source>Our copy was converted from the printed pages and has no pictures. It lacks the headings 關於場地 and 遊戲的流程; the first sentence is used as the heading there. Pieces of the Japanese card text in the pictures were left out of the passages.</source>
        <translation>Unsere Abschrift wurde aus den Druckseiten erstellt und hat keine Bilder. Es fehlen die Überschriften 關於場地 und 遊戲的流程; dort steht der erste Satz für die Überschrift. Bruchstücke japanischer Kartentexte, die aus den Bildern stammen, sind weggelassen.</translation>
    </message>
    <message>
        <source>Our copy was converted from the printed pages. It has no pictures, and so no attack flowchart; some furigana are beside the wrong word, and some letters were misread: above all テイマー, printed ティマー or タイマー nearly everywhere, and in the list of keywords entry 30, ブラスト進化, and entry 31, ブラストジョグレス, which the copy calls バースト進化 and バーストジョグレス. The misprints that are certain are noted at their passages; the text itself is left as it is in the copy.</source>
        <translation>Unsere Abschrift wurde aus den Druckseiten erstellt. Sie hat keine Bilder (und damit auch nicht die Übersicht über den Ablauf eines Angriffs), manche Furigana stehen neben dem falschen Wort, und manche Zeichen wurden falsch gelesen: vor allem テイマー, das fast überall als ティマー oder タイマー dasteht, und in der Liste der Keywords Eintrag 30, ブラスト進化, und Eintrag 31, ブラストジョグレス, die in der Abschrift バースト進化 und バーストジョグレス heißen. Sichere Druckfehler sind an ihren Stellen vermerkt; der Text selbst bleibt, wie er in der Abschrift ist.</translation>
    </message>
    <message>
        <source>Rule Manual</source>
        <translation>Regelhandbuch</translation>
    </message>
    <message>
        <source>The Japanese Official Rule Manual, which explains the game to players and ends with a list of 36 keyword effects and rules.</source>
        <translation>Das japanische Official Rule Manual, das Spielern das Spiel erklärt und mit einer Liste von 36 Keyword-Effekten und Regeln endet.</translation>
    </message>
    <message>
        <source>The edition after the one whose text this program has. What is new in it and is played here is cited by its number there; the words are ours, and the text itself is the publisher&apos;s.</source>
        <translation>Die Fassung nach der, deren Text dieses Programm hat. Was in ihr neu ist und hier gespielt wird, ist mit ihrer Nummer zitiert; die Worte sind unsere, der Text selbst gehört dem Verlag.</translation>
    </message>
    <message>
        <source>The glossary in Traditional Chinese that goes with the rule manual 3.0: 111 terms in 13 groups, the last of them 25 keyword effects. The copy prints neither a title nor a date; the title above is ours.</source>
        <translation>Das Glossar auf traditionellem Chinesisch zum Regelhandbuch 3.0: 111 Begriffe in 13 Gruppen, die letzte davon 25 Keyword-Effekte. Die Abschrift hat weder Titel noch Datum; der Titel oben ist von uns.</translation>
    </message>
    <message>
        <source>The manual prints no date. It lacks everything added later, such as Link, App Fusion and Assembly; where it differs from the Comprehensive Rules, the Comprehensive Rules apply.</source>
        <translation>Das Handbuch nennt kein Datum. Es fehlt alles, was nach ihm kam, wie Link, App-Fusion und Assembly; wo es von den Comprehensive Rules abweicht, gelten die Comprehensive Rules.</translation>
    </message>
    <message>
        <source>The rule manual in Traditional Chinese. It says that the Japanese manual applies where the two differ.</source>
        <translation>Das Regelhandbuch auf traditionellem Chinesisch. Es sagt von sich selbst, dass das japanische Handbuch entscheidet, wo beide voneinander abweichen.</translation>
    </message>
    <message>
        <source>The rules of the English manual 2.3, translated and paraphrased by German fans, with answers from FAQs and parts of version 3.0. There is no official German text.</source>
        <translation>Die Regeln des englischen Handbuchs 2.3, von deutschen Fans übersetzt und nacherzählt, mit Antworten aus FAQs und Teilen von Version 3.0. Einen offiziellen deutschen Text gibt es nicht.</translation>
    </message>
    <message>
        <source>The rules of the game in numbered clauses, in the newest edition whose text comes with the program. This copy is a translation into Simplified Chinese that the publisher has not approved; where a wording decides a case, compare the Japanese manual.</source>
        <translation>Die Spielregeln in nummerierten Einzelregeln, in der neuesten Fassung, deren Text dem Programm beiliegt. Diese Abschrift ist eine Übersetzung ins vereinfachte Chinesisch, die der Verlag nicht gebilligt hat; hängt eine Entscheidung an der Formulierung, mit dem japanischen Handbuch vergleichen.</translation>
    </message>
    <message>
        <source>fan translation</source>
        <translation>Fan-Übersetzung</translation>
    </message>
    <message>
        <source>official rule manual</source>
        <translation>offizielles Regelhandbuch</translation>
    </message>
    <message>
        <source>official translation, as old as the manual 3.0</source>
        <translation>offizielle Übersetzung, so alt wie das Regelhandbuch 3.0</translation>
    </message>
    <message>
        <source>official translation, one edition behind the Japanese manual</source>
        <translation>offizielle Übersetzung, eine Fassung hinter dem japanischen Regelhandbuch</translation>
    </message>
    <message>
        <source>unofficial translation of the official rules</source>
        <translation>inoffizielle Übersetzung der offiziellen Regeln</translation>
    </message>
</context>
<context>
    <name>spelling</name>
    <message>
        <source>It doesn&apos;t have [{word}] in its name (2-3-1-3): only capital letters differ, but in Japanese it is {called}.</source>
        <translation>Der Name enthält [{word}] nicht (2-3-1-3): Nur die Großschreibung unterscheidet sich, aber auf Japanisch heißt es {called}.</translation>
    </message>
    <message>
        <source>It has [{word}] in its name letter for letter (2-3-1-3), although in Japanese it is {called}.</source>
        <translation>Der Name enthält [{word}] Buchstabe für Buchstabe (2-3-1-3), obwohl es auf Japanisch {called} heißt.</translation>
    </message>
    <message>
        <source>It has [{word}] in its name, spelled differently: in Japanese it is {called} too (2-3-1-3).</source>
        <translation>Der Name enthält [{word}], anders geschrieben: Auch auf Japanisch heißt es {called} (2-3-1-3).</translation>
    </message>
    <message>
        <source>[{word}] in a name: also names with {ways}; in Japanese it is {japanese}.</source>
        <translation>[{word}] im Namen: Namen mit {ways} enthalten es auch; auf Japanisch heißt es {japanese}.</translation>
    </message>
    <message>
        <source>[{word}] in a name: also {names}, although in Japanese it is another name.</source>
        <translation>[{word}] im Namen: auch {names}, obwohl es auf Japanisch ein anderer Name ist.</translation>
    </message>
    <message>
        <source>[{word}] in a name: not {names}, where only capital letters differ.</source>
        <translation>[{word}] im Namen: nicht {names}, dort unterscheidet sich nur die Großschreibung.</translation>
    </message>
    <message>
        <source>[{word}] in a name: {names} would have it except for capital letters. Read as not having it; check the Japanese name.</source>
        <translation>[{word}] im Namen: {names} unterscheiden sich nur in der Großschreibung. Zählt als nicht enthalten; den japanischen Namen prüfen.</translation>
    </message>
    <message>
        <source>[{word}] trait: read as the [{read}] trait.</source>
        <translation>Trait [{word}]: gelesen als Trait [{read}].</translation>
    </message>
</context>
<context>
    <name>stages of an attack</name>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>confirm</source>
        <translation>Erfolgsprüfung</translation>
    </message>
    <message>
        <source>counter</source>
        <translation>Counter</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>erklärt</translation>
    </message>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Assembly: which card to place?</source>
        <translation>Assembly: welche Karte wird gelegt?</translation>
    </message>
    <message>
        <source>Block?</source>
        <translation>Blocken?</translation>
    </message>
    <message>
        <source>By which requirement?</source>
        <translation>Nach welcher Bedingung?</translation>
    </message>
    <message>
        <source>Counter?</source>
        <translation>Counter?</translation>
    </message>
    <message>
        <source>De-Digivolve</source>
        <translation>De-Digivolve</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Digi-Egg deck</source>
        <translation>Digi-Egg Deck</translation>
    </message>
    <message>
        <source>DigiXros: which card to place?</source>
        <translation>DigiXros: welche Karte wird gelegt?</translation>
    </message>
    <message>
        <source>Digivolve without paying the cost, ignoring all requirements</source>
        <translation>Digitieren, ohne die Kosten zu bezahlen, alle Bedingungen ignorieren</translation>
    </message>
    <message>
        <source>Do it?</source>
        <translation>Ausführen?</translation>
    </message>
    <message>
        <source>Do this instead?</source>
        <translation>Stattdessen dies tun?</translation>
    </message>
    <message>
        <source>Does it stop the effect?</source>
        <translation>Verhindert es den Effekt?</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Gain memory</source>
        <translation>Memory gewinnen</translation>
    </message>
    <message>
        <source>Give DP</source>
        <translation>DP geben</translation>
    </message>
    <message>
        <source>Give a keyword effect</source>
        <translation>Keyword-Effekt geben</translation>
    </message>
    <message>
        <source>How many cards?</source>
        <translation>Wie viele Karten?</translation>
    </message>
    <message>
        <source>How many repetitions?</source>
        <translation>Wie viele Wiederholungen?</translation>
    </message>
    <message>
        <source>In which order are the cards now?</source>
        <translation>In welcher Reihenfolge liegen die Karten jetzt?</translation>
    </message>
    <message>
        <source>It is activated</source>
        <translation>Er wird aktiviert</translation>
    </message>
    <message>
        <source>Link a card to another</source>
        <translation>Karte mit einer anderen verlinken</translation>
    </message>
    <message>
        <source>Mark as suspended</source>
        <translation>Als getappt markieren</translation>
    </message>
    <message>
        <source>Mark as unsuspended</source>
        <translation>Als enttappt markieren</translation>
    </message>
    <message>
        <source>Move a card to an area</source>
        <translation>Karte in eine Zone legen</translation>
    </message>
    <message>
        <source>Pay this for the effect?</source>
        <translation>Dies für den Effekt bezahlen?</translation>
    </message>
    <message>
        <source>Place a card on another</source>
        <translation>Karte auf eine andere legen</translation>
    </message>
    <message>
        <source>Place a card under another</source>
        <translation>Karte unter eine andere legen</translation>
    </message>
    <message>
        <source>Place on top of the security stack</source>
        <translation>Oben auf den Security Stack legen</translation>
    </message>
    <message>
        <source>Play without paying the cost</source>
        <translation>Spielen, ohne die Kosten zu bezahlen</translation>
    </message>
    <message>
        <source>Redraw the hand?</source>
        <translation>Hand neu ziehen?</translation>
    </message>
    <message>
        <source>Return to the bottom of the deck</source>
        <translation>Unter das Deck zurücklegen</translation>
    </message>
    <message>
        <source>Return to the hand</source>
        <translation>Auf die Hand zurückgeben</translation>
    </message>
    <message>
        <source>Return to the top of the deck</source>
        <translation>Oben auf das Deck zurücklegen</translation>
    </message>
    <message>
        <source>Set memory</source>
        <translation>Memory setzen</translation>
    </message>
    <message>
        <source>Suspend</source>
        <translation>Tappen</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Der Anfang</translation>
    </message>
    <message>
        <source>The judge</source>
        <translation>Der Judge</translation>
    </message>
    <message>
        <source>The judge corrects the board</source>
        <translation>Der Judge korrigiert das Spielfeld</translation>
    </message>
    <message>
        <source>The judge resolves an effect by hand</source>
        <translation>Der Judge handelt einen Effekt von Hand ab</translation>
    </message>
    <message>
        <source>The judge rules that it happens</source>
        <translation>Der Judge entscheidet, dass es geschieht</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>In den Trash legen</translation>
    </message>
    <message>
        <source>Unsuspend</source>
        <translation>Enttappen</translation>
    </message>
    <message>
        <source>What does the effect do?</source>
        <translation>Was tut der Effekt?</translation>
    </message>
    <message>
        <source>What it says, in words</source>
        <translation>Text des Effekts in Worten</translation>
    </message>
    <message>
        <source>What to attack?</source>
        <translation>Was wird angegriffen?</translation>
    </message>
    <message>
        <source>What to choose?</source>
        <translation>Was wird gewählt?</translation>
    </message>
    <message>
        <source>What to do in the breeding phase?</source>
        <translation>Was tun in der Breeding Phase?</translation>
    </message>
    <message>
        <source>What to do in the main phase?</source>
        <translation>Was tun in der Main Phase?</translation>
    </message>
    <message>
        <source>Which Overflow comes first?</source>
        <translation>Welches Overflow kommt zuerst?</translation>
    </message>
    <message>
        <source>Which effect?</source>
        <translation>Welcher Effekt?</translation>
    </message>
    <message>
        <source>Which of these?</source>
        <translation>Was davon?</translation>
    </message>
    <message>
        <source>Which one goes first?</source>
        <translation>Was kommt zuerst?</translation>
    </message>
    <message>
        <source>Which one is put back next?</source>
        <translation>Welche wird als Nächstes zurückgelegt?</translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>Welche?</translation>
    </message>
    <message>
        <source>Who goes first?</source>
        <translation>Wer beginnt?</translation>
    </message>
    <message>
        <source>as long as it stays the same card</source>
        <translation>solange es dieselbe Karte bleibt</translation>
    </message>
    <message>
        <source>battle area</source>
        <translation>Battle Area</translation>
    </message>
    <message>
        <source>before the event they respond to</source>
        <translation>vor dem Ereignis, auf das sie reagieren</translation>
    </message>
    <message>
        <source>bottom of the deck</source>
        <translation>unten im Deck</translation>
    </message>
    <message>
        <source>bottom of the security stack</source>
        <translation>unten im Security Stack</translation>
    </message>
    <message>
        <source>breeding area</source>
        <translation>Breeding Area</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>in no area ({seat})</source>
        <translation>in keiner Zone, von {seat}</translation>
    </message>
    <message>
        <source>linked to one of {seat}&apos;s cards</source>
        <translation>verlinkt mit einer Karte von {seat}</translation>
    </message>
    <message>
        <source>the newest</source>
        <translation>die neuesten</translation>
    </message>
    <message>
        <source>this order</source>
        <translation>diese Reihenfolge</translation>
    </message>
    <message>
        <source>top of the deck</source>
        <translation>oben auf dem Deck</translation>
    </message>
    <message>
        <source>top of the security stack</source>
        <translation>oben auf dem Security Stack</translation>
    </message>
    <message>
        <source>trash</source>
        <translation>Trash</translation>
    </message>
    <message>
        <source>triggered earlier</source>
        <translation>vorher ausgelöst</translation>
    </message>
    <message>
        <source>triggered just now</source>
        <translation>soeben ausgelöst</translation>
    </message>
    <message>
        <source>under one of {seat}&apos;s cards</source>
        <translation>unter einer Karte von {seat}</translation>
    </message>
    <message>
        <source>until the end of the attack</source>
        <translation>bis zum Ende des Angriffs</translation>
    </message>
    <message>
        <source>until the end of the turn</source>
        <translation>bis zum Ende des Zugs</translation>
    </message>
    <message>
        <source>until the end of your opponent&apos;s turn</source>
        <translation>bis zum Ende des gegnerischen Zugs</translation>
    </message>
    <message>
        <source>until the end of your turn</source>
        <translation>bis zum Ende des eigenen Zugs</translation>
    </message>
    <message>
        <source>until your next unsuspend phase ends</source>
        <translation>bis zum Ende der eigenen nächsten Unsuspend Phase</translation>
    </message>
    <message>
        <source>until your opponent&apos;s next unsuspend phase ends</source>
        <translation>bis zum Ende der nächsten gegnerischen Unsuspend Phase</translation>
    </message>
    <message>
        <source>{card}: {effect}</source>
        <translation>{card}: {effect}</translation>
    </message>
    <message>
        <source>{event} (because&#xa0;of&#xa0;{cause})</source>
        <translation>{event} (wegen {cause})</translation>
    </message>
    <message>
        <source>{option} ({number})</source>
        <translation>{option} ({number})</translation>
    </message>
    <message>
        <source>{seat}&apos;s Digi-Egg deck</source>
        <translation>Digi-Egg Deck von {seat}</translation>
    </message>
    <message>
        <source>{seat}&apos;s battle area</source>
        <translation>Battle Area von {seat}</translation>
    </message>
    <message>
        <source>{seat}&apos;s breeding area</source>
        <translation>Breeding Area von {seat}</translation>
    </message>
    <message>
        <source>{seat}&apos;s deck</source>
        <translation>Deck von {seat}</translation>
    </message>
    <message>
        <source>{seat}&apos;s hand</source>
        <translation>Hand von {seat}</translation>
    </message>
    <message>
        <source>{seat}&apos;s security</source>
        <translation>Security von {seat}</translation>
    </message>
    <message>
        <source>{seat}&apos;s trash</source>
        <translation>Trash von {seat}</translation>
    </message>
    <message>
        <source>{seat}: {choice}</source>
        <translation>{seat}: {choice}</translation>
    </message>
    <message>
        <source>{seat}: {question}</source>
        <translation>{seat}: {question}</translation>
    </message>
</context>
<context>
    <name>teaching</name>
    <message numerus="yes">
        <source>%n effect(s) are read with it.</source>
        <translation>
            <numerusform>%n Effekt wird damit gelesen.</numerusform>
            <numerusform>%n Effekte werden damit gelesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>Und {count} weitere.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Choose one to change it in the form.</source>
        <translation>Zum Ändern im Formular eine auswählen.</translation>
    </message>
    <message>
        <source>Compared with yours: {files}</source>
        <translation>Verglichen mit den eigenen: {files}</translation>
    </message>
    <message>
        <source>Enter what cards say, and the same in words that are understood. From then on it is read that way everywhere, and marked as taught.</source>
        <translation>Eingeben, was auf Karten steht, und dasselbe in verstandenen Worten. Ab dann wird es überall so gelesen und als beigebracht markiert.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>How its meaning was read</source>
        <translation>So wurde die Bedeutung gelesen</translation>
    </message>
    <message>
        <source>How the text around it was read</source>
        <translation>So wurde der Text darum herum gelesen</translation>
    </message>
    <message>
        <source>Import what is new</source>
        <translation>Neues importieren</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Leer.</translation>
    </message>
    <message>
        <source>Nearest in the phrase book</source>
        <translation>Am nächsten in der Formulierungssammlung</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>No longer read: {why}</source>
        <translation>Nicht mehr gelesen: {why}</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Noch nichts.</translation>
    </message>
    <message>
        <source>Printed in today’s words</source>
        <translation>In den Worten heutiger Karten gedruckt</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Replace yours with theirs</source>
        <translation>Eigenes durch das andere ersetzen</translation>
    </message>
    <message>
        <source>Taught differently</source>
        <translation>Anders beigebracht</translation>
    </message>
    <message>
        <source>Teach wordings</source>
        <translation>Formulierungen beibringen</translation>
    </message>
    <message>
        <source>The same as yours</source>
        <translation>Wie das eigene</translation>
    </message>
    <message>
        <source>Understood in part</source>
        <translation>Teilweise verstanden</translation>
    </message>
    <message>
        <source>What you have taught</source>
        <translation>Was beigebracht wurde</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>{what}. {mend}.</source>
        <translation>{what}. {mend}.</translation>
    </message>
</context>
<context>
    <name>team</name>
    <message numerus="yes">
        <source>%n change(s) of the server were refused.</source>
        <translation>
            <numerusform>%n Änderung des Servers wurde abgelehnt.</numerusform>
            <numerusform>%n Änderungen des Servers wurden abgelehnt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) wait here.</source>
        <translation>
            <numerusform>%n Änderung wartet hier.</numerusform>
            <numerusform>%n Änderungen warten hier.</numerusform>
        </translation>
    </message>
    <message>
        <source>NOT PROTECTED: others can read and change what you send.</source>
        <translation>NICHT GESCHÜTZT: Andere können lesen und ändern, was gesendet wird.</translation>
    </message>
    <message>
        <source>Team: connecting …</source>
        <translation>Team: Verbindung wird aufgebaut …</translation>
    </message>
    <message>
        <source>Team: in sync since {time}.</source>
        <translation>Team: synchron seit {time}.</translation>
    </message>
    <message>
        <source>Team: offline since {time}.</source>
        <translation>Team: offline seit {time}.</translation>
    </message>
    <message>
        <source>Team: refused: {why}.</source>
        <translation>Team: abgelehnt: {why}.</translation>
    </message>
    <message>
        <source>Team: type the password (Ctrl+Alt+G).</source>
        <translation>Team: Passwort eingeben (Strg+Alt+G).</translation>
    </message>
</context>
<context>
    <name>views</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Rulings</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
</context>
<context>
    <name>waiting</name>
    <message>
        <source>Later ({timing}): {effect}</source>
        <translation>Später ({timing}): {effect}</translation>
    </message>
    <message>
        <source>{seat}&apos;s effects, {why}</source>
        <translation>Effekte von {seat}, {why}</translation>
    </message>
    <message>
        <source>{seat}&apos;s effects, {why}; {seat} chooses the next one</source>
        <translation>Effekte von {seat}, {why}; {seat} wählt den nächsten</translation>
    </message>
</context>
<context>
    <name>wording</name>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Card information</source>
        <translation>Karteninformation</translation>
    </message>
    <message>
        <source>Digi-Egg</source>
        <translation>Digi-Egg</translation>
    </message>
    <message>
        <source>Digimon</source>
        <translation>Digimon</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effekt</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>It refers to {printed}, and what is meant isn&apos;t available.</source>
        <translation>Verwiesen wird auf {printed}, doch was gemeint ist, liegt nicht vor.</translation>
    </message>
    <message>
        <source>It refers to {printed}; {correct} is meant.</source>
        <translation>Verwiesen wird auf {printed}; gemeint ist {correct}.</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japanisch</translation>
    </message>
    <message>
        <source>Keyword effect</source>
        <translation>Keyword-Effekt</translation>
    </message>
    <message>
        <source>Left out: {term}.</source>
        <translation>Weggelassen: {term}.</translation>
    </message>
    <message>
        <source>Lv.{level}</source>
        <translation>Lv.{level}</translation>
    </message>
    <message>
        <source>No game rule covers “{term}”. The tournament rules do: import them to search them too.</source>
        <translation>Keine Spielregel behandelt „{term}“. Das steht in den Turnierregeln: Sind sie hinzugefügt, werden sie mit durchsucht.</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Optionskarte</translation>
    </message>
    <message>
        <source>Option effect {number}</source>
        <translation>Effekt {number} der Optionskarte</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Sonstiges</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Printed as {printed}, which is the number of another clause.</source>
        <translation>Gedruckt als {printed}, die Nummer einer anderen Regel.</translation>
    </message>
    <message>
        <source>Recognized as: {shape}.</source>
        <translation>Erkannt als: {shape}.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Simplified Chinese</source>
        <translation>Vereinfachtes Chinesisch</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Such files lack: {lacks}.</source>
        <translation>In solchen Dateien fehlt: {lacks}.</translation>
    </message>
    <message>
        <source>Tamer</source>
        <translation>Tamer</translation>
    </message>
    <message>
        <source>The index was damaged and is being rebuilt.</source>
        <translation>Der Index war beschädigt und wird neu aufgebaut.</translation>
    </message>
    <message>
        <source>The index was damaged. It was rebuilt, and nothing is lost.</source>
        <translation>Der Index war beschädigt; er wurde neu aufgebaut, nichts ist verloren.</translation>
    </message>
    <message>
        <source>The question is too long; “{term}” was left out.</source>
        <translation>Die Frage ist zu lang; „{term}“ wurde weggelassen.</translation>
    </message>
    <message>
        <source>The rules are being indexed for the first time.</source>
        <translation>Die Regeln werden zum ersten Mal indiziert.</translation>
    </message>
    <message>
        <source>The rules have changed and are being indexed again.</source>
        <translation>Die Regeln haben sich geändert und werden neu indiziert.</translation>
    </message>
    <message>
        <source>There is no clause {term}.</source>
        <translation>Eine Regel {term} gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no clause {term}; the nearest above it is {instead}.</source>
        <translation>Eine Regel {term} gibt es nicht; die nächste darüber ist {instead}.</translation>
    </message>
    <message>
        <source>This copy has {printed}; read {correct}.</source>
        <translation>In diesem Exemplar steht {printed}; zu lesen ist {correct}.</translation>
    </message>
    <message>
        <source>This is the general answer; “{term}” wasn&apos;t read. A card&apos;s text overrides the rules (1-3-1).</source>
        <translation>Das ist die allgemeine Antwort; „{term}“ wurde nicht gelesen. Der Text einer Karte geht den Regeln vor (1-3-1).</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Timing</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>Traditionelles Chinesisch</translation>
    </message>
    <message>
        <source>Ver. {edition}</source>
        <translation>Ver. {edition}</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>added in {edition}</source>
        <translation>neu in {edition}</translation>
    </message>
    <message>
        <source>among its facts</source>
        <translation>in den Kartenangaben</translation>
    </message>
    <message>
        <source>an older edition</source>
        <translation>eine ältere Fassung</translation>
    </message>
    <message>
        <source>at the end of the attack</source>
        <translation>am Ende des Angriffs</translation>
    </message>
    <message>
        <source>at the end of the battle</source>
        <translation>am Ende des Kampfs</translation>
    </message>
    <message>
        <source>at the end of the opponent&apos;s turn</source>
        <translation>am Ende des gegnerischen Zugs</translation>
    </message>
    <message>
        <source>at the end of the turn</source>
        <translation>am Ende des Zugs</translation>
    </message>
    <message>
        <source>at the end of your turn</source>
        <translation>am Ende des eigenen Zugs</translation>
    </message>
    <message>
        <source>at the start of the main phase</source>
        <translation>zu Beginn der Main Phase</translation>
    </message>
    <message>
        <source>at the start of the opponent&apos;s main phase</source>
        <translation>zu Beginn der gegnerischen Main Phase</translation>
    </message>
    <message>
        <source>at the start of the opponent&apos;s turn</source>
        <translation>zu Beginn des gegnerischen Zugs</translation>
    </message>
    <message>
        <source>at the start of the turn</source>
        <translation>zu Beginn des Zugs</translation>
    </message>
    <message>
        <source>at the start of your main phase</source>
        <translation>zu Beginn der eigenen Main Phase</translation>
    </message>
    <message>
        <source>at the start of your turn</source>
        <translation>zu Beginn des eigenen Zugs</translation>
    </message>
    <message>
        <source>bad entries: {count}</source>
        <translation>fehlerhafte Einträge: {count}</translation>
    </message>
    <message>
        <source>below {term}</source>
        <translation>unterhalb von {term}</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>changed in {edition}</source>
        <translation>geändert in {edition}</translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <translation>Kosten {cost}</translation>
    </message>
    <message>
        <source>decides: {term}</source>
        <translation>entscheidet: {term}</translation>
    </message>
    <message>
        <source>defines {name}</source>
        <translation>definiert {name}</translation>
    </message>
    <message>
        <source>deleted in {edition}</source>
        <translation>gestrichen in {edition}</translation>
    </message>
    <message>
        <source>effect {number}</source>
        <translation>Effekt {number}</translation>
    </message>
    <message>
        <source>gained effect</source>
        <translation>erhaltener Effekt</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>has the keyword</source>
        <translation>hat das Keyword</translation>
    </message>
    <message>
        <source>has the word {name}</source>
        <translation>enthält das Wort {name}</translation>
    </message>
    <message>
        <source>imported from {file}; it can&apos;t be read ({why})</source>
        <translation>aus {file} hinzugefügt; lässt sich nicht lesen ({why})</translation>
    </message>
    <message>
        <source>imported from {file}; not checked to be the official text</source>
        <translation>aus {file} hinzugefügt; nicht mit dem offiziellen Text verglichen</translation>
    </message>
    <message>
        <source>in its name</source>
        <translation>im Namen</translation>
    </message>
    <message>
        <source>in its text</source>
        <translation>im Text</translation>
    </message>
    <message>
        <source>in the section on {name}</source>
        <translation>im Abschnitt über {name}</translation>
    </message>
    <message>
        <source>inherited effect {number}</source>
        <translation>vererbter Effekt {number}</translation>
    </message>
    <message>
        <source>its facts</source>
        <translation>Kartenangaben</translation>
    </message>
    <message>
        <source>its heading names {name}</source>
        <translation>die Überschrift nennt {name}</translation>
    </message>
    <message>
        <source>its name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>its name begins with this</source>
        <translation>der Name beginnt damit</translation>
    </message>
    <message>
        <source>its number begins with this</source>
        <translation>die Nummer beginnt damit</translation>
    </message>
    <message>
        <source>its reading: {name}</source>
        <translation>Lesung: {name}</translation>
    </message>
    <message>
        <source>link effect {number}</source>
        <translation>Link-Effekt {number}</translation>
    </message>
    <message>
        <source>merged with another clause in {edition}</source>
        <translation>in {edition} mit einer anderen Regel zusammengelegt</translation>
    </message>
    <message>
        <source>moved here in {edition}</source>
        <translation>hierher verschoben in {edition}</translation>
    </message>
    <message>
        <source>names {name}</source>
        <translation>nennt {name}</translation>
    </message>
    <message>
        <source>nearest to {term}, which doesn&apos;t exist</source>
        <translation>am nächsten an {term}, das es nicht gibt</translation>
    </message>
    <message>
        <source>new: {count}</source>
        <translation>neu: {count}</translation>
    </message>
    <message>
        <source>not official</source>
        <translation>nicht offiziell</translation>
    </message>
    <message>
        <source>official</source>
        <translation>offiziell</translation>
    </message>
    <message>
        <source>our reading of it has {name}</source>
        <translation>unsere Auslegung dazu enthält {name}</translation>
    </message>
    <message>
        <source>part of the definition of {name}</source>
        <translation>Teil der Definition von {name}</translation>
    </message>
    <message>
        <source>pending processing</source>
        <translation>aufgeschobene Verarbeitung</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>lila</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>revised as a whole in {edition}</source>
        <translation>insgesamt überarbeitet in {edition}</translation>
    </message>
    <message>
        <source>security effect {number}</source>
        <translation>Security-Effekt {number}</translation>
    </message>
    <message>
        <source>the number you typed</source>
        <translation>die eingegebene Nummer</translation>
    </message>
    <message>
        <source>the update history names {term}</source>
        <translation>die Änderungsübersicht nennt {term}</translation>
    </message>
    <message>
        <source>unchanged: {count}</source>
        <translation>unverändert: {count}</translation>
    </message>
    <message>
        <source>updated: {count}</source>
        <translation>aktualisiert: {count}</translation>
    </message>
    <message>
        <source>was {term} in {editions}</source>
        <translation>war {term} in {editions}</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>{dp} DP</source>
        <translation>{dp} DP</translation>
    </message>
    <message>
        <source>{fact}, {other}</source>
        <translation>{fact}, {other}</translation>
    </message>
    <message numerus="yes">
        <source>{file}: imported %n answer(s)</source>
        <translation>
            <numerusform>{file}: %n Antwort importiert</numerusform>
            <numerusform>{file}: %n Antworten importiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: imported %n card(s)</source>
        <translation>
            <numerusform>{file}: %n Karte importiert</numerusform>
            <numerusform>{file}: %n Karten importiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: imported %n line(s)</source>
        <translation>
            <numerusform>{file}: %n Zeile importiert</numerusform>
            <numerusform>{file}: %n Zeilen importiert</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} (as {number})</source>
        <translation>{name} (als {number})</translation>
    </message>
    <message>
        <source>{name} ({term})</source>
        <translation>{name} ({term})</translation>
    </message>
    <message>
        <source>{official}: {status}</source>
        <translation>{official}: {status}</translation>
    </message>
    <message>
        <source>{one} {other}</source>
        <translation>{one} {other}</translation>
    </message>
    <message>
        <source>{one}, {other}</source>
        <translation>{one}, {other}</translation>
    </message>
    <message>
        <source>{one}; {other}</source>
        <translation>{one}; {other}</translation>
    </message>
    <message>
        <source>{term} is a number from {editions}; today it is {instead}.</source>
        <translation>{term} ist eine Nummer aus {editions}; heute ist es {instead}.</translation>
    </message>
    <message>
        <source>{term} is a number from {editions}; what became of it is unknown. The update history may say.</source>
        <translation>{term} ist eine Nummer aus {editions}; was daraus wurde, ist nicht bekannt. Vielleicht hilft die Änderungsübersicht.</translation>
    </message>
    <message>
        <source>{term} no longer has this clause</source>
        <translation>{term} hat diese Regel nicht mehr</translation>
    </message>
    <message>
        <source>{term} of {editions} is no longer a rule.</source>
        <translation>{term} aus {editions} ist keine Regel mehr.</translation>
    </message>
    <message>
        <source>{term} was {was} in {editions}.</source>
        <translation>{term} war in {editions} {was}.</translation>
    </message>
    <message>
        <source>{term} was {was} in {editions}; what was {term} there is {instead} today.</source>
        <translation>{term} war in {editions} {was}; was dort {term} war, ist heute {instead}.</translation>
    </message>
    <message>
        <source>{term}, our wording</source>
        <translation>{term}, in unseren Worten</translation>
    </message>
    <message>
        <source>{what} – {why}</source>
        <translation>{what} – {why}</translation>
    </message>
    <message>
        <source>{what}: {detail}</source>
        <translation>{what}: {detail}</translation>
    </message>
    <message>
        <source>{what}: {number}</source>
        <translation>{what}: {number}</translation>
    </message>
    <message>
        <source>“{printed}” is read as “{read}” (apostrophe).</source>
        <translation>„{printed}“ wird als „{read}“ gelesen (Apostroph).</translation>
    </message>
    <message>
        <source>“{printed}” is read as “{read}” (missing icon).</source>
        <translation>„{printed}“ wird als „{read}“ gelesen (fehlendes Symbol).</translation>
    </message>
    <message>
        <source>“{printed}” is read as “{read}” (missing space).</source>
        <translation>„{printed}“ wird als „{read}“ gelesen (Leerzeichen fehlt).</translation>
    </message>
    <message>
        <source>“{printed}” is read as “{read}” (missing word).</source>
        <translation>„{printed}“ wird als „{read}“ gelesen (Wort fehlt).</translation>
    </message>
    <message>
        <source>“{printed}” is read as “{read}” (misspelled).</source>
        <translation>„{printed}“ wird als „{read}“ gelesen (Schreibfehler).</translation>
    </message>
    <message>
        <source>“{printed}” is read as “{read}” (printed twice).</source>
        <translation>„{printed}“ wird als „{read}“ gelesen (doppelt gedruckt).</translation>
    </message>
    <message>
        <source>“{printed}” is read as “{read}” (wrong character).</source>
        <translation>„{printed}“ wird als „{read}“ gelesen (falsches Zeichen).</translation>
    </message>
    <message>
        <source>“{term}” is unknown; these are the results for “{instead}”.</source>
        <translation>„{term}“ ist unbekannt; dies sind die Treffer für „{instead}“.</translation>
    </message>
</context>
</TS>
