import PhrasebookModel

/// The classes that Xcode generates from a Core Data model, as far as the types of their attributes
/// decide the specifiers of interpolations: the bytes of a model in, Swift declarations out.
enum CoreDataModel {
  /// Whether a path is the file of a model that declarations are made from.
  static func isModel(_ path: String) -> Bool { path.hasSuffix(".xcdatamodel/contents") }

  /// The bytes of a source in which literals are searched: none of a model, which has no code.
  static func code(_ bytes: [UInt8], path: String) -> [UInt8] { isModel(path) ? [] : bytes }

  /// The current version of a model, an absolute `.xcdatamodeld` folder; nil without one.
  static func contents(of model: String) -> String? {
    let list = try? FileContent.read(FilePath.join(model, ".xccurrentversion"))
    let parts = String(decoding: list ?? [], as: UTF8.self).split(separator: "<")
    let texts = parts.lazy.compactMap { $0.split(separator: ">").last }
    let current = texts.first { $0.hasSuffix(".xcdatamodel") }.map(String.init)
    let versions = (FolderListing.items(in: model) ?? []).map(\.name)
      .filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    guard let name = current ?? versions.last else { return nil }
    let path = FilePath.join(FilePath.join(model, name), "contents")
    return FileStatus(path: path) == nil ? nil : path
  }

  /// The declarations of the entities whose classes Xcode generates.
  static func declarations(of bytes: [UInt8]) -> [UInt8] {
    var text = ""
    var isOpen = false
    for tag in String(decoding: bytes, as: UTF8.self).split(separator: "<") {
      if tag.hasPrefix("/entity"), isOpen {
        text += "}\n"
        isOpen = false
      } else if tag.hasPrefix("entity ") {
        if isOpen { text += "}\n" }
        isOpen = false
        let values = attributes(of: tag)
        let name = name(values["representedClassName"] ?? values["name"])
        guard let name, let generated = values["codeGenerationType"] else { continue }
        let parent = self.name(values["parentEntity"]) ?? "NSManagedObject"
        text += generated == "category" ? "extension \(name) {\n" : "class \(name): \(parent) {\n"
        isOpen = !tag.contains(exactly: "/>")
        if !isOpen { text += "}\n" }
      } else if tag.hasPrefix("attribute "), isOpen {
        let values = attributes(of: tag)
        guard let name = name(values["name"]), let type = type(values) else { continue }
        text += "  var \(name): \(type)\n"
      }
    }
    return Array((isOpen ? text + "}\n" : text).utf8)
  }

  /// The type of an attribute: numbers are objects unless the model asks for scalars.
  private static func type(_ values: [String: String]) -> String? {
    let kind = values["attributeType"] ?? ""
    if let scalar = scalars[kind] {
      return values["usesScalarValueType"] == "YES" ? scalar : "NSNumber?"
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

  /// The attributes of a tag, `name="value"`.
  private static func attributes(of tag: Substring) -> [String: String] {
    let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
    var values: [String: String] = [:]
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      guard let name = parts[index].split(whereSeparator: { $0 == " " || $0 == "\n" }).last,
        name.hasSuffix("=")
      else { continue }
      values[String(name.dropLast())] = String(parts[index + 1])
    }
    return values
  }
}
