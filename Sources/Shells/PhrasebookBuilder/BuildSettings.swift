import CatalogJSON
import Foundation
import PhrasebookGenerate
import PhrasebookModel

/// `phrasebook-build.json`, the settings of the build plugin: of the package, or of one target.
///
///     {
///       "keys": "all", "access": "public", "embed": true,
///       "renamed": { "Localizable": { "cart.title": "basket.title" } },
///       "targets": { "Server": { "access": "internal" } }
///     }
enum BuildSettings {
  /// - Parameter targets: All targets of the package, if known: settings for another target are an
  ///   error.
  static func read(
    _ path: String, target: String, of targets: [String], into request: inout BuildRequest
  ) throws {
    let bytes = try InputFile.read(path)
    let document: JSONDocument
    do {
      document = try JSONDocument(bytes)
    } catch {
      throw BuildFailure(error.message, path, error.line, error.column)
    }
    try document.withView { view in
      guard view.nodes[0].kind == .object else {
        throw BuildFailure("the settings must be a JSON object", path, 1, 1)
      }
      if !targets.isEmpty, let own = view.member("targets", of: 0),
        view.nodes[own.value].kind == .object
      {
        for each in view.members(of: own.value) where !targets.contains(view.string(each.name)) {
          let place = document.place(of: each.value)
          throw BuildFailure(
            """
            there is no target "\(view.string(each.name))" in the package; it has \
            \(targets.joined(separator: ", "))
            """, path, place.line, place.column)
        }
      }
      try read(0, view, document, path, target, isShared: isShared(path), into: &request)
    }
  }

  /// Whether settings are those of all targets: they lie beside the manifest.
  private static func isShared(_ path: String) -> Bool {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    return FileManager.default.fileExists(
      atPath: folder.appendingPathComponent("Package.swift").path)
  }

  private static func read(
    _ object: Int, _ view: JSONView, _ document: JSONDocument, _ path: String, _ target: String,
    isShared: Bool, into request: inout BuildRequest
  ) throws {
    var own: Int?
    for member in view.members(of: object) {
      let name = view.string(member.name)
      func failure(_ message: String, _ node: Int? = nil) -> BuildFailure {
        let place = document.place(of: node ?? member.value)
        return BuildFailure(message, path, place.line, place.column)
      }
      switch name {
      case "renamed":
        guard view.nodes[member.value].kind == .object else {
          throw failure("renamed is an object of tables, each an object of old and new keys")
        }
        request.options.renamings += try renamings(member.value, view) { failure($0, $1) }
          .map { node, renaming in
            var renaming = renaming
            let place = document.place(of: node)
            renaming.location = Location(file: path, line: place.line, column: place.column)
            renaming.mayBeElsewhere = isShared
            return renaming
          }
      case "targets":
        guard view.nodes[member.value].kind == .object else {
          throw failure("targets is an object of targets, each an object of settings")
        }
        for each in view.members(of: member.value) where view.nodes[each.value].kind != .object {
          throw failure(
            "\"\(view.string(each.name))\" is the name of a target and has an object of settings",
            each.value)
        }
        own = view.member(target, of: member.value)?.value
      case "embed", "accessors":
        let kind = view.nodes[member.value].kind
        guard kind == .true || kind == .false else {
          throw failure("\(name) is true or false, without quotes")
        }
        if name == "embed" {
          request.isEmbedded = kind == .true
        } else {
          request.hasAccessors = kind == .true
        }
      default:
        guard view.nodes[member.value].kind == .string else {
          throw failure("\"\(name)\" is no setting, or its value is no word")
        }
        do {
          guard try request.options.set(name, view.string(member.value)) else {
            throw failure("there is no setting \"\(name)\"")
          }
        } catch let misuse as BuildRequest.Misuse {
          throw failure(misuse.message)
        }
      }
    }
    // The target's own settings are read last, so that they hold.
    if let own { try read(own, view, document, path, "", isShared: false, into: &request) }
  }

  private static func renamings(
    _ object: Int, _ view: JSONView, _ failure: (String, Int) -> BuildFailure
  ) throws -> [(node: Int, renaming: GenerateOptions.Renaming)] {
    try view.members(of: object).flatMap { table in
      guard view.nodes[table.value].kind == .object else {
        throw failure(
          "\"\(view.string(table.name))\" is the name of a table and has an object of old and new keys",
          table.value)
      }
      return try view.members(of: table.value).map { pair in
        guard view.nodes[pair.value].kind == .string else {
          throw failure("a renamed key is a text: \"old\" : \"new\"", pair.value)
        }
        let renaming = GenerateOptions.Renaming(
          table: view.string(table.name), old: view.string(pair.name),
          new: view.string(pair.value))
        return (pair.value, renaming)
      }
    }
  }
}
