<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Reading</name>
    <message numerus="yes">
        <source>%n passage(s), the most binding text first:</source>
        <translation>
            <numerusform>%n passage, the most binding text first:</numerusform>
            <numerusform>%n passages, the most binding text first:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message numerus="yes">
        <source>{done} of %n passage(s)</source>
        <translation>
            <numerusform>{done} of %n passage</numerusform>
            <numerusform>{done} of %n passages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source(s), first of them: {edition}</source>
        <translation>
            <numerusform>%n source, first of them: {edition}</numerusform>
            <numerusform>%n sources, first of them: {edition}</numerusform>
        </translation>
    </message>
</context>
</TS>
