import Foundation

/// The rules of the published schema of SARIF 2.1.0 for the objects that we write: names, types,
/// required members and allowed values. Unknown members are refused in every object.
///
/// Source: OASIS, sarif-schema-2.1.0.json (errata 01).
struct SARIFFacts {
  indirect enum Kind: Sendable {
    case text, flag, properties
    case number(from: Int)
    case word(Set<String>)
    case object(String)
    case list(Kind)
    case dictionary(Kind)
  }

  struct Object: Sendable {
    var members: [String: Kind]
    var required: Set<String> = []
  }

  static let level = Kind.word(["none", "note", "warning", "error"])

  static let objects: [String: Object] = [
    "sarifLog": Object(
      members: [
        "$schema": .text, "version": .word(["2.1.0"]), "runs": .list(.object("run")),
        "properties": .properties,
      ], required: ["version", "runs"]),
    "run": Object(
      members: [
        "tool": .object("tool"), "invocations": .list(.object("invocation")),
        "columnKind": .word(["utf16CodeUnits", "unicodeCodePoints"]),
        "results": .list(.object("result")), "properties": .properties,
      ], required: ["tool"]),
    "tool": Object(members: ["driver": .object("toolComponent")], required: ["driver"]),
    "toolComponent": Object(
      members: [
        "name": .text, "version": .text, "rules": .list(.object("reportingDescriptor")),
      ], required: ["name"]),
    "reportingDescriptor": Object(
      members: [
        "id": .text, "name": .text, "shortDescription": .object("multiformatMessageString"),
        "fullDescription": .object("multiformatMessageString"),
        "help": .object("multiformatMessageString"),
        "defaultConfiguration": .object("reportingConfiguration"), "properties": .properties,
      ], required: ["id"]),
    "multiformatMessageString": Object(
      members: ["text": .text, "markdown": .text], required: ["text"]),
    "reportingConfiguration": Object(members: ["enabled": .flag, "level": level]),
    "invocation": Object(
      members: [
        "executionSuccessful": .flag, "toolExecutionNotifications": .list(.object("notification")),
      ], required: ["executionSuccessful"]),
    "notification": Object(
      members: [
        "level": level, "message": .object("message"), "locations": .list(.object("location")),
      ], required: ["message"]),
    "result": Object(
      members: [
        "ruleId": .text, "ruleIndex": .number(from: -1), "level": level,
        "message": .object("message"), "locations": .list(.object("location")),
        "relatedLocations": .list(.object("location")), "partialFingerprints": .dictionary(.text),
        "properties": .properties,
      ], required: ["message"]),
    "message": Object(members: ["text": .text, "markdown": .text, "id": .text]),
    "location": Object(
      members: [
        "id": .number(from: -1), "physicalLocation": .object("physicalLocation"),
        "logicalLocations": .list(.object("logicalLocation")), "message": .object("message"),
      ]),
    "physicalLocation": Object(
      members: ["artifactLocation": .object("artifactLocation"), "region": .object("region")]),
    "artifactLocation": Object(members: ["uri": .text, "uriBaseId": .text]),
    "region": Object(
      members: [
        "startLine": .number(from: 1), "startColumn": .number(from: 1),
        "endLine": .number(from: 1), "endColumn": .number(from: 1),
      ]),
    "logicalLocation": Object(
      members: ["name": .text, "fullyQualifiedName": .text, "kind": .text]),
  ]

  /// The violations, one line each.
  static func violations(_ value: Any, _ kind: Kind = .object("sarifLog"), at path: String = "$")
    -> [String]
  {
    switch kind {
    case .text: return value is String ? [] : ["\(path): no text"]
    case .flag: return value is Bool ? [] : ["\(path): no flag"]
    case .properties: return value is [String: Any] ? [] : ["\(path): no object"]
    case .number(let least):
      return (value as? Int).map { $0 >= least } == true ? [] : ["\(path): \(value)"]
    case .word(let words):
      return (value as? String).map(words.contains) == true ? [] : ["\(path): \(value)"]
    case .list(let kind):
      guard let list = value as? [Any] else { return ["\(path): no list"] }
      return list.enumerated().flatMap { violations($1, kind, at: "\(path)[\($0)]") }
    case .dictionary(let kind):
      guard let members = value as? [String: Any] else { return ["\(path): no object"] }
      return members.flatMap { violations($1, kind, at: "\(path).\($0)") }
    case .object(let name):
      guard let members = value as? [String: Any], let object = objects[name] else {
        return ["\(path): no \(name)"]
      }
      let missing = object.required.subtracting(members.keys).map { "\(path): no \($0)" }
      return missing
        + members.flatMap { name, value in
          object.members[name].map { violations(value, $0, at: "\(path).\(name)") }
            ?? ["\(path): the schema has no \(name) here"]
        }
    }
  }
}
