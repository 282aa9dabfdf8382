import Phrasebook
internal import PhrasebookModel

/// Reads one file of Interface Builder: its events in, the texts of its objects out.
struct InterfaceReader {
  private var reader: XMLReader
  private let table: String
  private var rules = InterfaceRules(platform: .desktop)
  private var open: [Frame] = []
  private var found: [ExtractedString] = []
  /// The ids of the objects so far.
  private(set) var objects: Set<String> = []
  /// The texts of each object's elements so far, in any attribute.
  private(set) var values: [String: Set<String>] = [:]

  /// An element that is open.
  private struct Frame {
    var element: String
    var id: String?
    var key: String?
    var place: Location
    /// The text so far, of an element that is one.
    var text: String?
    var isBase64 = false
    /// Whether it is one of several numbered elements: a segment, or an attribute that is
    /// localizable.
    var isCounted = false
    /// The number of numbered elements in it.
    var counted: [String: Int] = [:]
    /// The texts of the object, by property.
    var texts: [(property: String, text: String)] = []
    /// The designer's note for translators on the object.
    var note: String?
    /// The strings of the objects directly in it, such as its cell, that have no note of their own.
    var unnoted: [Int] = []
  }

  init(_ file: ExchangeFile) throws(UnreadableFile) {
    reader = try XMLReader(file)
    table = file.path.fileStem
  }

  mutating func strings() throws(UnreadableFile) -> [ExtractedString] {
    while let event = try reader.next() {
      switch event {
      case .start(let tag): try start(tag)
      case .text(let text), .cdata(let text): addText(text)
      case .end: end()
      default: continue
      }
    }
    return found
  }

  private mutating func start(_ tag: XMLTag) throws(UnreadableFile) {
    if open.isEmpty {
      guard tag.name == "document" else {
        throw reader.failure(
          """
          <\(tag.name.visible)> is not a file of Interface Builder, or one older than Xcode 5; open and save it in Xcode
          """)
      }
      rules = InterfaceRules(
        platform: InterfaceRules.Platform(
          type: tag["type"] ?? "", runtime: tag["targetRuntime"] ?? ""))
    }
    open.append(
      Frame(
        element: tag.name, id: tag["id"], key: tag["key"], place: reader.location,
        isCounted: rules.isCounted(tag.name, localized: tag["localized"])))
    if tag.name == "string" || tag.name == "mutableString" {
      open[open.count - 1].text = ""
      open[open.count - 1].isBase64 = tag["base64-UTF8"] == "YES"
    }
    if tag.name == "fragment", let content = tag["content"] { addNote(content) }
    for attribute in tag.attributes {
      note(attribute.value, of: open.count - 1)
      guard InterfaceRules.isShown(attribute.name, of: tag) else { continue }
      add(attribute.name, attribute.value, of: open.count - 1)
    }
  }

  private mutating func addText(_ text: String) {
    guard let last = open.indices.last, open[last].text != nil else { return }
    open[last].text? += text
  }

  private mutating func end() {
    guard let frame = open.popLast() else { return }
    if var text = frame.text {
      if frame.isBase64 { text = Base64.text(text) ?? "" }
      endText(text, frame)
    }
    // Each is counted, with a text or without, after its content was read.
    if frame.isCounted, let owner = owner(of: open.count) {
      open[owner].counted[frame.element, default: 0] += 1
    }
    guard let id = frame.id else { return }
    objects.insert(id)
    if let note = frame.note {
      for index in frame.unnoted { found[index].comment?.append(Self.suffix(for: note)) }
    }
    let first = found.count
    for (property, text) in frame.texts {
      found.append(string(id: id, property: property, text: text, frame))
    }
    if frame.note == nil, let parent = open.indices.last, open[parent].id != nil {
      open[parent].unnoted += first..<found.count
    }
  }

  /// A note at the end of a comment.
  private static func suffix(for note: String) -> String { " Note = \(note.inComment);" }

  /// A text on lines of its own is an attribute of the element around it.
  private mutating func endText(_ text: String, _ frame: Frame) {
    guard let parent = open.indices.last else { return }
    note(text, of: parent)
    if open[parent].element == "fragment" {
      if frame.key == "content" { addNote(text) }
    } else if open[parent].element == "dictionary", parent > 0,
      open[parent - 1].element == "binding"
    {
      if let property = frame.key.flatMap({ InterfaceRules.bindingOptions[$0] }), !text.isEmpty {
        open[parent - 1].texts.append((property, text))
      }
    } else if let key = frame.key {
      add(key, text, of: parent)
    } else if ["objectValues", "scopeButtonTitles"].contains(open[parent].element),
      let owner = owner(of: parent)
    {
      let list = open[parent].element
      let name = list == "objectValues" ? "ibShadowedObjectValues" : list
      let index = open[owner].counted[list, default: 0]
      open[owner].counted[list] = index + 1
      if !text.isEmpty { open[owner].texts.append(("\(name)[\(index)]", text)) }
    }
  }

  private mutating func add(_ attribute: String, _ text: String, of index: Int) {
    let frame = open[index]
    guard !text.isEmpty, !["id", "key"].contains(attribute),
      let property = rules.property(attribute, of: frame.element, key: frame.key)
    else { return }
    switch property {
    case .own(let name): if frame.id != nil { open[index].texts.append((name, text)) }
    case .outer(let name):
      if let owner = owner(of: index) { open[owner].texts.append((name, text)) }
    case .indexed(let name):
      guard frame.isCounted, let owner = owner(of: index) else { return }
      let number = open[owner].counted[frame.element, default: 0]
      open[owner].texts.append(("\(name)[\(number)]", text))
    }
  }

  private mutating func note(_ value: String, of index: Int) {
    guard !value.isEmpty, let id = open[index].id ?? owner(of: index).flatMap({ open[$0].id })
    else { return }
    values[id, default: []].insert(value)
  }

  /// The nearest object around an element.
  private func owner(of index: Int) -> Int? {
    open[..<index].lastIndex { $0.id != nil }
  }

  private mutating func addNote(_ text: String) {
    guard let list = open.lastIndex(where: { $0.element == "attributedString" }),
      open[list].key == "userComments", let owner = owner(of: list)
    else { return }
    open[owner].note = (open[owner].note ?? "") + text
  }

  private func string(
    id: String, property: String, text: String, _ frame: Frame
  ) -> ExtractedString {
    let name = rules.className(of: frame.element)
    // One of several is named with the object.
    let shown = property.hasSuffix("]") ? "\(id).\(property)" : property
    let note = frame.note.map(Self.suffix) ?? ""
    return ExtractedString(
      key: "\(id).\(property)", table: table, defaultValue: text,
      comment:
        "Class = \"\(name)\"; \(shown) = \(text.inComment); ObjectID = \"\(id)\";\(note)",
      locations: [frame.place])
  }
}

extension String {
  /// The text in quotation marks, as Xcode's comments spell it.
  fileprivate var inComment: String {
    var out = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": out += #"\""#
      case "\\": out += #"\\"#
      case "\n": out += #"\n"#
      case "\t": out += #"\t"#
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }
}
