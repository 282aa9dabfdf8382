internal import Phrasebook
internal import PhrasebookModel

/// The header of a PO file: fields, of which one is ours.
struct POHeader {
  /// In the order of the file.
  var fields: Members<String> = [:]

  /// What is written where nobody says anything else.
  static let usual: [(String, String)] = [
    ("Project-Id-Version", "phrasebook"), ("PO-Revision-Date", ""), ("Last-Translator", ""),
    ("Language-Team", ""), ("Language", ""), ("MIME-Version", "1.0"),
    ("Content-Type", "text/plain; charset=UTF-8"), ("Content-Transfer-Encoding", "8bit"),
    ("Plural-Forms", ""), ("X-Generator", "phrasebook"),
  ]

  /// Fields that follow from the exchange.
  private static let derived: Set<String> = [
    "Language", "MIME-Version", "Content-Type", "Content-Transfer-Encoding", "Plural-Forms",
    PO.ownField,
  ]

  init() {
    for (name, value) in Self.usual { fields[name] = value }
  }

  init(text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let name = parts.first.map(String.init) else { continue }
      fields[name] = String(parts[1].drop { $0 == " " })
    }
  }

  var text: String { fields.map { "\($0.name): \($0.value)\n" }.joined() }

  /// The fields that no exchange has another word for and that differ from the usual ones.
  var others: Members<JSONValue> {
    let usual = Dictionary(uniqueKeysWithValues: Self.usual)
    var others: Members<JSONValue> = [:]
    for (name, value) in fields where !Self.derived.contains(name) && usual[name] != value {
      others[name] = .string(value)
    }
    return others
  }

  /// Takes such fields back.
  mutating func take(_ others: Members<JSONValue>) {
    for (name, value) in others {
      guard let text = value.string, !Self.derived.contains(name),
        !(name + text).contains(where: \.isNewline), !name.contains(":")
      else { continue }
      fields[name] = text
    }
  }
}
