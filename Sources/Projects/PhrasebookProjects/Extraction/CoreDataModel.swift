import PhrasebookFormats

/// The classes that Xcode generates from a Core Data model, as far as the types of their attributes
/// decide the specifiers of interpolations: the bytes of a model in, Swift declarations out.
enum CoreDataModel {
  /// Whether a path is the file of a model that declarations are made from.
  static func isModel(_ path: String) -> Bool { path.hasSuffix(".xcdatamodel/contents") }

  /// The bytes of a source in which literals are searched: none of a model, which has no code.
  static func code(_ bytes: [UInt8], path: String) -> [UInt8] { isModel(path) ? [] : bytes }

  /// The current version of a model, an absolute `.xcdatamodeld` folder; nil without one.
  static func contents(of model: String) -> String? {
    let file = FilePath.join(model, ".xccurrentversion")
    let list = (try? FileContent.read(file)).flatMap { try? PropertyListFile($0, file: file) }
    let current = list?.root["_XCCurrentVersionName"]?.text
    let versions = (FolderListing.items(in: model) ?? []).map(\.name)
      .filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    guard let name = current ?? versions.last else { return nil }
    let path = FilePath.join(FilePath.join(model, name), "contents")
    return FileStatus(path: path) == nil ? nil : path
  }

  /// The declarations of the entities whose classes Xcode generates.
  static func declarations(of bytes: [UInt8]) -> [UInt8] {
    guard var reader = try? XMLReader(ExchangeFile(path: "", bytes: bytes)) else { return [] }
    var text = ""
    var isOpen = false
    // A model that breaks off has the entities before that place.
    while let event = try? reader.next() {
      switch event {
      case .start(let tag) where tag.name == "entity":
        if isOpen { text += "}\n" }
        let opening = opening(of: tag)
        isOpen = opening != nil
        text += opening ?? ""
      case .start(let tag) where tag.name == "attribute" && isOpen:
        guard let name = name(tag["name"]), let type = swiftType(of: tag) else { continue }
        text += "  var \(name): \(type)\n"
      case .end("entity") where isOpen:
        text += "}\n"
        isOpen = false
      default: break
      }
    }
    return Array((isOpen ? text + "}\n" : text).utf8)
  }

  /// The line that a generated class or extension begins with; nil for an entity without one.
  private static func opening(of entity: XMLTag) -> String? {
    guard let name = name(entity["representedClassName"] ?? entity["name"]),
      let generated = entity["codeGenerationType"]
    else { return nil }
    let parent = self.name(entity["parentEntity"]) ?? "NSManagedObject"
    return generated == "category" ? "extension \(name) {\n" : "class \(name): \(parent) {\n"
  }

  /// The type of an attribute: numbers are objects unless the model asks for scalars.
  private static func swiftType(of attribute: XMLTag) -> String? {
    let kind = attribute["attributeType"] ?? ""
    if let scalar = scalars[kind] {
      return attribute["usesScalarValueType"] == "YES" ? scalar : "NSNumber?"
    }
    return objects[kind].map { "\($0)?" }
  }

  private static let scalars = [
    "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
    "Float": "Float", "Boolean": "Bool",
  ]

  private static let objects = [
    "String": "String", "Date": "Date", "Decimal": "NSDecimalNumber", "UUID": "UUID", "URI": "URL",
    "Binary": "Data", "Transformable": "NSObject",
  ]

  /// A name that Swift takes, without the dot of the current module; nil for any other.
  private static func name(_ text: String?) -> String? {
    guard let text else { return nil }
    let name = text.drop { $0 == "." }
    let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isName && !name.isEmpty && name.first?.isNumber == false ? String(name) : nil
  }
}
