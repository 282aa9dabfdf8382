import PhrasebookFormats

/// A file of each format with what other tools write beside the texts.
enum DetailedFiles {
  static let all = [
    ExchangeFile(path: "fr.xliff", bytes: Array(xliff.utf8)),
    ExchangeFile(path: "fr2.xliff", bytes: Array(xliff2.utf8)),
    ExchangeFile(path: "fr.po", bytes: Array(po.utf8)),
    ExchangeFile(path: "fr.csv", bytes: Array(csv.utf8)),
    ExchangeFile(path: "app_fr.arb", bytes: Array(arb.utf8)),
    ExchangeFile(path: "fr.tmx", bytes: Array(tmx.utf8)),
    ExchangeFile(path: "fr/app.json", bytes: Array(i18next.utf8)),
    ExchangeFile(path: "fr.lproj/Localizable.strings", bytes: Array(strings.utf8)),
    ExchangeFile(path: "fr.lproj/Localizable.stringsdict", bytes: Array(stringsDict.utf8)),
    ExchangeFile(path: "values-fr/strings.xml", bytes: Array(android.utf8)),
  ]

  private static let xliff = """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:x="urn:x" version="1.2">
    <file original="L.xcstrings" source-language="en" target-language="fr" datatype="plaintext" \
    category="app" date="2026-01-01T00:00:00Z"><header><phase-group><phase phase-name="p" \
    process-name="review"/></phase-group><note>For all</note></header><body>
    <group id="g" resname="menu"><trans-unit id="open" maxwidth="20" size-unit="char" minwidth="3" \
    approved="yes" x:y="z"><source>Open <g id="1">it</g></source><target state="signed-off" \
    equiv-trans="no">Ouvrir</target><note priority="1">one</note><note from="dev">two</note>\
    <alt-trans match-quality="80"><target>Ouvre</target></alt-trans><x:more/></trans-unit></group>
    <trans-unit id="brand" translate="no"><source>Brand</source></trans-unit>
    <trans-unit id="new" maxwidth="5" size-unit="char"><source>New</source><target state="new">\
    Neuf</target><note from="auto-generated">made</note></trans-unit>
    <trans-unit id="n|==|plural.one" maxwidth="9" size-unit="char"><source>%lld file</source>\
    <target state="needs-review-l10n">%lld fichier</target></trans-unit>
    <trans-unit id="n|==|plural.other" maxwidth="12" size-unit="char"><source>%lld files</source>\
    <target state="translated" state-qualifier="leveraged-mt">%lld fichiers</target></trans-unit>
    <bin-unit id="b" mime-type="image/png"><bin-source><external-file href="a.png"/></bin-source>\
    </bin-unit></body></file></xliff>
    """

  private static let xliff2 = """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="fr" \
    xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0" \
    xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0">
    <file id="f1" original="L.xcstrings" canResegment="no"><skeleton>x</skeleton>
    <slr:profiles generalProfile="xliff:codepoints"/>
    <unit id="u1" name="Open" slr:sizeRestriction="20" type="x:menu"><notes><note category="a">one</note>\
    <note priority="2">two</note></notes><originalData><data id="d1">%@</data></originalData>\
    <segment state="reviewed" subState="x:y"><source>Open <ph id="1" dataRef="d1"/></source>\
    <target>Ouvrir <ph id="1" dataRef="d1"/></target></segment></unit>
    <unit id="u2" name="Brand" translate="no"><segment><source>Brand</source></segment></unit>
    </file></xliff>
    """

  private static let po = """
    # A comment of the file
    #, fuzzy
    msgid ""
    msgstr ""
    "Project-Id-Version: app 1\\n"
    "Language: fr\\n"
    "MIME-Version: 1.0\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Plural-Forms: nplurals=2; plural=(n > 1);\\n"
    "X-Tool: theirs\\n"

    # By a translator
    #. For developers
    #: a.c:1 b.c:2
    #, fuzzy, c-format, max-length:30, no-wrap
    #| msgid "Opened %s"
    msgctxt "menu"
    msgid "Open %s"
    msgstr "Ouvrir %s"

    #, max-length:12
    msgid "%d file"
    msgid_plural "%d files"
    msgstr[0] "%d fichier"
    msgstr[1] "%d fichiers"

    #~ msgid "Old"
    #~ msgstr "Vieux"

    """

  private static let csv = """
    id,source,target,location,state,comment,maxlength,fuzzy,developer_comments,owner
    open,Open,Ouvrir,a.c:1,needs_review,A note,20,True,Deep,Ann
    new,New,,,,,5,,,
    odd,Odd,Bizarre,,signed,,,False,,Bob

    """

  private static let arb = """
    {"@@locale": "fr", "@@last_modified": "2026-01-01", "@@author": "Ann", "open": "Ouvrir {name}", \
    "@open": {"description": "A note", "type": "text", "context": "menu", "x-more": {"a": [1, true]}, \
    "placeholders": {"name": {"type": "String", "example": "Bob"}}}, \
    "files": "{count, plural, =0{rien} one{un fichier} other{{count} fichiers}}", \
    "@files": {"placeholders": {"count": {"type": "int", "format": "compact"}}}}
    """

  private static let tmx = """
    <tmx version="1.4"><header creationtool="CAT" creationtoolversion="3" segtype="sentence" \
    o-tmf="x" adminlang="en" srclang="en" datatype="xml" o-encoding="UTF-8"><note>All</note>\
    <prop type="x-client">Ann</prop></header><body>
    <tu tuid="open" creationdate="20260101T000000Z" changeid="ann" usagecount="3"><note>one</note>\
    <note>two</note><prop type="x-domain">menus</prop><tuv xml:lang="en"><seg>Open <bpt i="1">&lt;b></bpt>\
    it<ept i="1">&lt;/b></ept></seg></tuv><tuv xml:lang="fr" changedate="20260201T000000Z">\
    <prop type="x-match">90</prop><seg>Ouvrir <ph x="1">{0}</ph></seg></tuv></tu>
    <tu><prop type="x-maxlength">20</prop><prop type="x-state">needs_review</prop>\
    <tuv xml:lang="en"><seg>New</seg></tuv><tuv xml:lang="fr"><seg>Neuf</seg></tuv></tu>
    </body></tmx>
    """

  private static let i18next = """
    {"menu": {"open": "Ouvrir {{name}}", "deep": {"more": "Plus"}}, "files_one": "{{count}} fichier", \
    "files_other": "{{count}} fichiers", "list": "$t(menu.open), {{when, datetime}}"}
    """

  private static let strings = """
    /* About the file */

    /* A note */
    "open" = "Ouvrir %@";
    "new" = "Neuf"; // beside
    /* On its own */

    /* At the end */
    """

  private static let stringsDict = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>%lld files</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>Il y a %#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string><key>one</key><string>%lld fichier</string>
    <key>other</key><string>%lld fichiers</string></dict></dict></dict></plist>
    """

  private static let android = """
    <?xml version="1.0" encoding="utf-8"?>
    <!-- About the file -->
    <resources xmlns:tools="http://schemas.android.com/tools" \
    xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2" tools:locale="en">
    <!-- A note -->
    <string name="open" maxLength="20" tools:ignore="Typos">Ouvrir <b>tout</b> \
    <xliff:g id="n" example="3">%1$d</xliff:g></string>
    <string name="brand" translatable="false">Marque</string>
    <string name="size" product="tablet">Tablette</string>
    <string name="size" product="default">Appareil</string>
    <plurals name="files"><item quantity="one">%d fichier</item>\
    <item quantity="other">%d fichiers</item></plurals>
    <string-array name="days"><item>lundi</item><item>mardi</item></string-array>
    <integer name="count">3</integer>
    <!-- At the end -->
    </resources>
    """
}
