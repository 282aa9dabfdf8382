import Foundation

/// Programs of others that read and write the same formats, where a machine has them.
enum OtherTool {
  /// What a program printed on both streams, and whether it ended well; nil, and said so, where the
  /// machine does not have it.
  static func run(
    _ arguments: [String], for test: String = #function
  ) throws -> (isGood: Bool, output: Data, errors: String)? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files, so that no pipe fills up.
    let (out, err) = (folder.appendingPathComponent("out"), folder.appendingPathComponent("err"))
    for file in [out, err] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: err)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus != 127 else {
      print("skipped: \(test) needs \(arguments.first ?? "")")
      return nil
    }
    return (
      process.terminationStatus == 0, try Data(contentsOf: out),
      String(decoding: try Data(contentsOf: err), as: UTF8.self)
    )
  }

  /// What a program in Python printed, which needs a module that a machine may not have.
  static func python(
    _ program: String, needs module: String, _ arguments: [String], for test: String = #function
  ) throws -> Data? {
    let python = ProcessInfo.processInfo.environment["PHRASEBOOK_PYTHON"] ?? "python3"
    guard try run([python, "-c", "import \(module)"], for: test)?.isGood == true else {
      print("skipped: \(test) needs the module \(module) of Python")
      return nil
    }
    guard let result = try run([python, "-c", program] + arguments, for: test) else { return nil }
    guard result.isGood else { throw Failure(description: result.errors) }
    return result.output
  }

  /// Python that lists what moz.l10n reads in the file it is given: for each unit its id, and its
  /// texts by form, a text without forms by "".
  static let mozillaListing = """
    import sys, json
    from moz.l10n.resource import parse_resource
    from moz.l10n.model import SelectMessage
    def text(pattern):
        return "".join(p if isinstance(p, str) else p.attributes.get("source", str(p.arg)) for p in pattern)
    def name(key):
        return ".".join(k if isinstance(k, str) else k.value for k in key)
    units = []
    for section in parse_resource(sys.argv[1]).sections:
        for entry in section.entries:
            value = entry.value
            forms = ({name(key): text(part) for key, part in value.variants.items()}
                if isinstance(value, SelectMessage) else {"": text(value.pattern)})
            units.append({"id": [part for part in entry.id if part], "forms": forms})
    print(json.dumps(units))
    """

  /// One unit of that list.
  struct MozillaUnit: Decodable, Equatable {
    var id: [String]
    var forms: [String: String]
  }

  struct Failure: Error, CustomStringConvertible { var description: String }
}
