/// The targets of Package.swift and their folders, read as text: they are few and written one way.
struct Manifest {
  /// Each folder that a target is made of, from the package's folder.
  let folders: Set<String>
  /// The names of all targets.
  let targets: Set<String>
  /// The targets that are the tests of another one, in the folder of the same layer.
  let twins: Set<String>

  init(text: String) {
    var folders: Set<String> = []
    var targets: Set<String> = []
    var twins: Set<String> = []
    // A call of a function of the manifest: its first argument is the layer, the second the name.
    for match in text.matches(of: /\b(layer|tests)\(\s*"([^"\\]+)",\s*"([^"\\]+)"/) {
      let (_, function, layer, name) = match.output
      folders.insert(
        function == "layer" ? "Sources/\(layer)/\(name)" : "Tests/\(layer)/\(name)Tests")
      if function == "layer" { targets.insert(String(name)) } else { twins.insert("\(name)Tests") }
    }
    let named = /\.(?:target|executableTarget|testTarget|plugin)\(\s*name:\s*"([^"\\]+)"/
    for match in text.matches(of: named) { targets.insert(String(match.output.1)) }
    for match in text.matches(of: /\bpath:\s*"([^"\\]+)"/) {
      folders.insert(String(match.output.1))
    }
    self.folders = folders
    self.targets = targets.union(twins)
    self.twins = twins
  }

  /// The differences between the targets and the existing folders.
  func violations(folders present: Set<String>) -> [String] {
    present.subtracting(folders).sorted().map { "\($0): a folder that no target is made of" }
      + folders.subtracting(present).sorted().map { "\($0): a target without its folder" }
  }
}
