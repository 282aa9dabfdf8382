#if os(Linux)
  import Phrasebook
  import TestSupport
  import Testing

  /// The matcher beside the one that Foundation carries, on generated lists.
  @Suite(.enabled(if: AppleMatcher() != nil, "needs the matcher in Foundation's ICU"))
  struct DifferentialTests {
    @Test(arguments: [UInt64(1), 2, 3])
    func agreesOnSensibleLists(_ seed: UInt64) throws {
      try compare(seed: seed, lists: 1000, nonsense: 0)
    }

    @Test(arguments: [UInt64(4), 5])
    func agreesOnNonsense(_ seed: UInt64) throws {
      try compare(seed: seed, lists: 1000, nonsense: 0.3)
    }

    /// Apple's matcher has little room for a name with everything in it.
    @Test func agreesOnLongNames() throws {
      let apple = try #require(AppleMatcher())
      var random = SeededGenerator(seed: 6)
      var different: [String] = []
      for _ in 0..<2_000 {
        let language = random.pick(["zh", "de", "az", "ar", "ha", "sr", "en", "fil", "haw"]) ?? ""
        func script() -> String { random.pick(["Olck", "Beng", "Cyrl", "Latn", "Arab"]) ?? "" }
        func region() -> String { random.pick(["KE", "MY", "AT", "US", "419", "RS"]) ?? "" }
        let variant = random.pick(["rozaj", "posix", "1996", "arevela", "u-nu-latn", "x-a"]) ?? ""
        var supported = [
          "\(language)_\(script())_\(region())_\(variant)", "\(language)_\(script())_\(region())",
        ]
        if random.chance(0.5) { supported.swapAt(0, 1) }
        let expected = apple.languages(for: [language], of: supported)
        let found = LanguageMatcher(supported: supported).match([language]).matches
        if found != expected { different.append("\(supported): \(found), \(expected ?? [])") }
      }
      #expect(
        different.isEmpty, "\(different.count): \(different.prefix(5).joined(separator: "\n"))")
    }

    private func compare(seed: UInt64, lists: Int, nonsense: Double) throws {
      let apple = try #require(AppleMatcher())
      var random = RandomLanguages(random: SeededGenerator(seed: seed))
      var (compared, different) = (0, [String]())
      for _ in 0..<lists {
        let supported = random.list(upTo: 24, nonsense: nonsense)
        let preferred = random.list(upTo: 5, nonsense: nonsense)
        // It fails at a malformed identifier, which ours skips.
        guard
          let expected = apple.languages(
            for: preferred.filter(isReadable), of: supported.filter(isReadable))
        else { continue }
        compared += 1
        let found = LanguageMatcher(supported: supported).match(preferred).matches
        if found != expected {
          different.append("\(preferred) of \(supported): \(found), Apple's \(expected)")
        }
      }
      #expect(compared == lists)
      let report = different.prefix(5).joined(separator: "\n")
      #expect(different.count == 0, "of \(compared): \(report)")
    }

    /// Whether there is a letter, and the language's part is short enough for Apple's.
    private func isReadable(_ id: String) -> Bool {
      guard id.contains(where: \.isLetter) else { return false }
      let parts = id.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
      let isPrefixed = ["x", "i"].contains(parts[0].lowercased()) && parts.count > 1
      return (isPrefixed ? parts[1].count + 2 : parts[0].count) <= 11
    }
  }
#endif
