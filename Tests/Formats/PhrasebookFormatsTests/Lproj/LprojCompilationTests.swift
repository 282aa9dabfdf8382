import Foundation
import Phrasebook
import PhrasebookFormats
import PhrasebookModel
import Testing

/// The compilation of a catalog to `.lproj` folders, and the diagnostics about the rest.
@Suite struct LprojCompilationTests {
  /// A catalog in English with one entry for each key, its localizations as JSON; the compilation
  /// of it, and its diagnostics in one line each.
  static func compile(
    _ entries: KeyValuePairs<String, String>
  ) throws -> (files: [String: [String: Any]], messages: [String]) {
    let texts = entries.map { #""\#($0.key)":{"localizations":{\#($0.value)}}"# }
    let json = #"{"sourceLanguage":"en","strings":{\#(texts.joined(separator: ","))}}"#
    let catalog = try XCStrings.read(Array(json.utf8), file: "T.xcstrings").catalog
    let compilation = LprojCompilation(catalog, table: "T", path: "T.xcstrings")
    var files: [String: [String: Any]] = [:]
    for file in compilation.files(as: .xml) {
      let list = try PropertyListSerialization.propertyList(from: Data(file.bytes), format: nil)
      files[file.path] = list as? [String: Any]
    }
    let messages = compilation.diagnostics.map { "\($0.severity.rawValue): \($0.message)" }
    return (files, messages)
  }

  static func unit(_ text: String, _ state: String = "translated") -> String {
    #"{"stringUnit":{"state":"\#(state)","value":"\#(text)"}}"#
  }

  static func variations(_ kind: String, _ forms: KeyValuePairs<String, String>) -> String {
    let members = forms.map { #""\#($0.key)":\#($0.value)"# }
    return #""variations":{"\#(kind)":{\#(members.joined(separator: ","))}}"#
  }

  /// The forms of the only variable of an entry.
  static func forms(_ entry: Any?) -> [String: String]? {
    let variable = (entry as? [String: Any])?["value"] as? [String: Any]
    return variable?.compactMapValues { $0 as? String }.filter { !$0.key.hasPrefix("NS") }
  }

  static let untranslated =
    "warning: Substitution 'n' has no translated form; the text is shown in another language"

  /// The warnings about the tables of the same catalog.
  static func mistakes(_ entry: String) throws -> [String] {
    let json = #"{"sourceLanguage":"en","strings":{"k":{"localizations":{\#(entry)}}}}"#
    let catalog = try XCStrings.read(Array(json.utf8), file: "T.xcstrings").catalog
    return CatalogMistakes.inTexts(of: catalog, path: "T.xcstrings").map(\.message)
  }

  /// A localization with forms by number.
  static func plural(_ forms: KeyValuePairs<String, String>) -> String {
    "{\(variations("plural", forms))}"
  }

  /// A localization with one part, `n`.
  static func part(_ text: String, _ variations: String) -> String {
    """
    {"stringUnit":{"state":"translated","value":"\(text)"},
    "substitutions":{"n":{"formatSpecifier":"lld",\(variations)}}}
    """
  }

  @Test func unknownKindsOfVariationsAreReported() throws {
    let gender = Self.variations(
      "gender", ["female": Self.unit("sie"), "other": Self.unit("es")])
    let width = #""width":{"20":\#(Self.unit("kurz"))}"#
    let within = Self.plural(["one": "{\(gender)}", "other": Self.unit("%lld")])
    let (files, messages) = try Self.compile([
      "alone": #""de":{\#(gender)}"#,
      "text": #""de":{"stringUnit":{"state":"translated","value":"Text"},\#(gender)}"#,
      "within": #""de":\#(within)"#,
      "part": #""de":\#(Self.part("%#@n@", gender))"#,
      "beside": #""de":{\#(gender.dropLast()),\#(width)}}"#,
    ])
    #expect(Set((files["de.lproj/T.strings"] ?? [:]).keys) == ["text"])
    let dictionary = try #require(files["de.lproj/T.stringsdict"])
    #expect(Set(dictionary.keys) == ["within", "beside"])
    #expect(Self.forms(dictionary["within"]) == ["other": "%lld"])
    let widths = (dictionary["beside"] as? [String: Any])?["NSStringVariableWidthRuleType"]
    #expect(widths as? [String: String] == ["20": "kurz"])
    let reason =
      "warning: A variation by 'gender' is never shown and is skipped; "
      + "strings vary by plural, device and width"
    #expect(
      messages == [
        "\(reason) (de: alone|==|gender.female)",
        "\(reason) (de: text|==|gender.female)",
        "\(reason) (de: within|==|plural.one.gender.female)",
        "\(reason) (de: part|==|substitutions.n.gender.female)",
        "\(Self.untranslated) (de: part|==|substitutions.n)",
        "\(reason) (de: beside|==|gender.female)",
      ])
    // Tables lose it too.
    #expect(try Self.mistakes(#""de":{\#(gender)}"#).count == 1)
  }

  @Test func unknownFormsAreReported() throws {
    let toaster = Self.unit("Rost")
    let devices = Self.variations(
      "device", ["toaster": toaster, "mac": Self.unit("Klick"), "other": Self.unit("Tipp")])
    let plural = Self.plural(["lots": Self.unit("viele"), "other": Self.unit("%lld")])
    let (files, messages) = try Self.compile([
      "d": #""de":{\#(devices)}"#,
      "only": #""de":{\#(Self.variations("device", ["toaster": toaster]))}"#,
      "p": #""de":\#(plural)"#,
    ])
    let dictionary = try #require(files["de.lproj/T.stringsdict"])
    #expect(Set(dictionary.keys) == ["d", "p"])
    let written = (dictionary["d"] as? [String: Any])?["NSStringDeviceSpecificRuleType"]
    #expect(written as? [String: String] == ["mac": "Klick", "other": "Tipp"])
    #expect(Self.forms(dictionary["p"]) == ["other": "%lld"])
    #expect(messages.count == 3)
    #expect(
      messages.first?.hasPrefix("warning: Device variation has an unknown form 'toaster'") == true)
    #expect(
      messages.last?.hasPrefix("warning: Plural variation has an unknown form 'lots'") == true)
    #expect(try Self.mistakes(#""de":{\#(devices)}"#).count == 1)
  }

  /// Without a form for some number, Apple's loader would show nothing for it: the entry is left to
  /// the next language.
  @Test func halfAPluralIsNotCompiled() throws {
    let text = Self.unit("%lld")
    let new = Self.unit("", "new")
    let half = Self.variations("plural", ["one": text, "other": new])
    let devices = Self.variations(
      "device", ["mac": Self.plural(["one": text]), "other": Self.unit("Tipp")])
    let (files, messages) = try Self.compile([
      "new": #""en":\#(Self.plural(["one": text, "other": text])),"de":{\#(half)}"#,
      "absent": #""de":\#(Self.plural(["one": text]))"#,
      "part": #""de":\#(Self.part("%#@n@ da", half))"#,
      "parts": #""de":\#(Self.part("%#@n@ da", Self.variations("plural", ["other": new])))"#,
      "device": #""de":{\#(devices)}"#,
      "beside": #""de":\#(Self.part("da", half))"#,
      "whole": #""de":\#(Self.plural(["one": new, "other": text]))"#,
    ])
    #expect(Set((files["en.lproj/T.stringsdict"] ?? [:]).keys) == ["new"])
    #expect(Set((files["de.lproj/T.stringsdict"] ?? [:]).keys) == ["whole"])
    // A part that no text names is not missed.
    #expect(files["de.lproj/T.strings"] as? [String: String] == ["beside": "da"])
    #expect(try Self.mistakes(#""de":{\#(half)}"#).count == 1)
    let plural =
      "warning: Plural variation has no translated form 'other', which some numbers need; "
      + "they are shown in another language"
    #expect(
      messages == [
        "\(plural) (de: new|==|plural.other)",
        "\(plural) (de: absent|==|plural.other)",
        "\(plural) (de: part|==|substitutions.n.plural.other)",
        "\(Self.untranslated) (de: parts|==|substitutions.n)",
        "\(plural) (de: device|==|device.mac.plural.other)",
        "warning: Substitution 'n' was never referenced. To reference, use %#@n@ in some other "
          + "string (de: beside|==|substitutions.n)",
      ])
  }

  /// Some languages have a form for every whole number without `other`, and for no fraction.
  @Test(arguments: [
    ("ru", "%lld", ["one", "few", "many"], true), ("ru", "%lld", ["one", "few"], false),
    ("ru", "%.1f", ["one", "few", "many"], false), ("es", "%lld", ["one", "many"], false),
    ("pl", "%lld", ["one", "few", "many"], true), ("xx", "%lld", ["one", "few", "many"], false),
    ("ja", "%lld", ["one"], false), ("ja", "%lld", ["other"], true),
  ])
  func aPluralMayLackOther(_ language: String, _ text: String, _ names: [String], _ isWhole: Bool)
    throws
  {
    let forms = names.map { #""\#($0)":\#(Self.unit(text))"# }.joined(separator: ",")
    let (files, messages) = try Self.compile([
      "k": #""\#(language)":{"variations":{"plural":{\#(forms)}}}"#
    ])
    #expect((files["\(language).lproj/T.stringsdict"] != nil) == isWhole)
    #expect(messages.isEmpty == isWhole)
  }

  /// A substitution that the catalog has nowhere is an error, in the words of Apple's compiler.
  @Test func undefinedSubstitutionsAreErrors() throws {
    let (_, messages) = try Self.compile(["k": #""de":\#(Self.unit("%#@n@"))"#])
    #expect(messages == ["error: Referencing undefined substitution 'n' (de: k)"])
  }
}
