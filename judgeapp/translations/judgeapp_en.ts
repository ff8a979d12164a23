<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CardLanguages</name>
    <message numerus="yes">
        <source>{cards} and %n more</source>
        <translation>
            <numerusform>{cards} and %n more</numerusform>
            <numerusform>{cards} and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DecisionPanel</name>
    <message numerus="yes">
        <source>%n text(s) here are not understood: rule on them yourself</source>
        <translation>
            <numerusform>%n text here is not understood: rule on it yourself</numerusform>
            <numerusform>%n texts here are not understood: rule on them yourself</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message numerus="yes">
        <source>{effect} used %n time(s) this turn</source>
        <translation>
            <numerusform>{effect} used %n time this turn</numerusform>
            <numerusform>{effect} used %n times this turn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesOpening</name>
    <message numerus="yes">
        <source>{done} of %n passage(s)</source>
        <translation>
            <numerusform>{done} of %n passage</numerusform>
            <numerusform>{done} of %n passages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeamController</name>
    <message numerus="yes">
        <source>Hidden because the judges who wrote them deleted %n ruling(s) for good: {which}.</source>
        <translation>
            <numerusform>Hidden because the judge who wrote it deleted %n ruling for good: {which}.</numerusform>
            <numerusform>Hidden because the judges who wrote them deleted %n rulings for good: {which}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Other judges of the team deleted %n ruling(s) for good. You keep them until you agree: {which}.</source>
        <translation>
            <numerusform>Another judge of the team deleted %n ruling for good. You keep it until you agree: {which}.</numerusform>
            <numerusform>Other judges of the team deleted %n rulings for good. You keep them until you agree: {which}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>answer_rows</name>
    <message numerus="yes">
        <source>%n more card(s) have not been read. A card is read when you open it.</source>
        <translation>
            <numerusform>%n more card has not been read. A card is read when you open it.</numerusform>
            <numerusform>%n more cards have not been read. A card is read when you open it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>board</name>
    <message numerus="yes">
        <source>%n card(s) under it</source>
        <translation>
            <numerusform>%n card under it</numerusform>
            <numerusform>%n cards under it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s)</source>
        <translation>
            <numerusform>%n effect</numerusform>
            <numerusform>%n effects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more under it</source>
        <translation>
            <numerusform>%n more under it</numerusform>
            <numerusform>%n more under it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n under</source>
        <translation>
            <numerusform>%n under</numerusform>
            <numerusform>%n under</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown card(s)</source>
        <translation>
            <numerusform>%n unknown card</numerusform>
            <numerusform>%n unknown cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unnamed</source>
        <translation>
            <numerusform>%n unnamed</numerusform>
            <numerusform>%n unnamed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>used %n time(s) this turn</source>
        <translation>
            <numerusform>used once this turn</numerusform>
            <numerusform>used %n times this turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{area} of {seat}: %n card(s)</source>
        <translation>
            <numerusform>{area} of {seat}: %n card</numerusform>
            <numerusform>{area} of {seat}: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pile} of {seat}: %n card(s)</source>
        <translation>
            <numerusform>{pile} of {seat}: %n card</numerusform>
            <numerusform>{pile} of {seat}: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>card_choices</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pile} of {seat}: %n card(s)</source>
        <translation>
            <numerusform>{pile} of {seat}: %n card</numerusform>
            <numerusform>{pile} of {seat}: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>copies_page</name>
    <message numerus="yes">
        <source>%n bookmark(s)</source>
        <translation>
            <numerusform>%n bookmark</numerusform>
            <numerusform>%n bookmarks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card record(s)</source>
        <translation>
            <numerusform>%n card record</numerusform>
            <numerusform>%n card records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) in its tree</source>
        <translation>
            <numerusform>%n node in its tree</numerusform>
            <numerusform>%n nodes in its tree</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n revision(s)</source>
        <translation>
            <numerusform>%n revision</numerusform>
            <numerusform>%n revisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wording(s)</source>
        <translation>
            <numerusform>%n wording</numerusform>
            <numerusform>%n wordings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>import_dialog</name>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n answer</numerusform>
            <numerusform>%n answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>library_page</name>
    <message numerus="yes">
        <source>%n answer(s), {languages}, up to {day}</source>
        <translation>
            <numerusform>%n answer, {languages}, up to {day}</numerusform>
            <numerusform>%n answers, {languages}, up to {day}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s), {files}, up to {day}</source>
        <translation>
            <numerusform>%n line, {files}, up to {day}</numerusform>
            <numerusform>%n lines, {files}, up to {day}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entries} entries, %n different answer(s), {languages}, up to {day}</source>
        <translation>
            <numerusform>{entries} entries, %n different answer, {languages}, up to {day}</numerusform>
            <numerusform>{entries} entries, %n different answers, {languages}, up to {day}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{language}: %n card(s), up to {set}, {files}, {day}</source>
        <translation>
            <numerusform>{language}: %n card, up to {set}, {files}, {day}</numerusform>
            <numerusform>{language}: %n cards, up to {set}, {files}, {day}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcomes</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n decision</numerusform>
            <numerusform>%n decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more: narrow the question to see them</source>
        <translation>
            <numerusform>%n more: narrow the question to see it</numerusform>
            <numerusform>%n more: narrow the question to see them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more outcome(s).</source>
        <translation>
            <numerusform>And %n more outcome.</numerusform>
            <numerusform>And %n more outcomes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by %n line(s)</source>
        <translation>
            <numerusform>by %n line</numerusform>
            <numerusform>by %n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>teaching</name>
    <message numerus="yes">
        <source>%n effect(s) are read with it.</source>
        <translation>
            <numerusform>%n effect is read with it.</numerusform>
            <numerusform>%n effects are read with it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>team</name>
    <message numerus="yes">
        <source>%n change(s) of the server were refused.</source>
        <translation>
            <numerusform>%n change of the server was refused.</numerusform>
            <numerusform>%n changes of the server were refused.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) wait here.</source>
        <translation>
            <numerusform>%n change waits here.</numerusform>
            <numerusform>%n changes wait here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wording</name>
    <message numerus="yes">
        <source>{file}: imported %n answer(s)</source>
        <translation>
            <numerusform>{file}: imported %n answer</numerusform>
            <numerusform>{file}: imported %n answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: imported %n card(s)</source>
        <translation>
            <numerusform>{file}: imported %n card</numerusform>
            <numerusform>{file}: imported %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: imported %n line(s)</source>
        <translation>
            <numerusform>{file}: imported %n line</numerusform>
            <numerusform>{file}: imported %n lines</numerusform>
        </translation>
    </message>
</context>
</TS>
