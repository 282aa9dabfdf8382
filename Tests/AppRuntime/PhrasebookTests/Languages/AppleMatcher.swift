#if os(Linux)
  import Foundation

  /// The matcher that Foundation carries on Linux: an underscored module's, which no program may lean
  /// on, and which identifiers out of the ordinary crash. It is asked here to compare with.
  struct AppleMatcher {
    typealias List = UnsafePointer<UnsafePointer<CChar>?>
    typealias Resolve =
      @convention(c) (
        List, Int32, List, Int32, UnsafeMutablePointer<UnsafePointer<CChar>?>, Int32,
        UnsafeMutablePointer<Int32>
      ) -> Int32
    private let resolve: Resolve

    /// Returns nil if this Foundation has none.
    init?() {
      // Foundation is in this process, and with it its ICU.
      _ = Locale.current.identifier
      let name = "ualoc_localizationsToUse"
      let handle = dlopen("lib_FoundationICU.so", RTLD_NOW)
      guard let symbol = dlsym(handle, name) ?? dlsym(nil, name) else { return nil }
      resolve = unsafeBitCast(symbol, to: Resolve.self)
    }

    /// Its answer; nil if it refuses an identifier.
    func languages(for preferred: [String], of supported: [String]) -> [String]? {
      let wishes = preferred.map { strdup($0) }
      let offers = supported.map { strdup($0) }
      defer { for text in wishes + offers { free(text) } }
      let capacity = supported.count * 2 + 8
      var result = [UnsafePointer<CChar>?](repeating: nil, count: capacity)
      var status: Int32 = 0
      let count = wishes.map { UnsafePointer($0) }.withUnsafeBufferPointer { wishes in
        offers.map { UnsafePointer($0) }.withUnsafeBufferPointer { offers in
          // An empty list still needs an address.
          withUnsafeTemporaryAllocation(of: UnsafePointer<CChar>?.self, capacity: 1) { empty in
            empty.initialize(repeating: nil)
            guard let none = empty.baseAddress.map({ List($0) }) else { return Int32(0) }
            return resolve(
              wishes.baseAddress ?? none, Int32(wishes.count), offers.baseAddress ?? none,
              Int32(offers.count), &result, Int32(capacity), &status)
          }
        }
      }
      guard status <= 0, count >= 0 else { return nil }
      return result.prefix(Int(count)).compactMap { $0.map { String(cString: $0) } }
    }
  }
#endif
