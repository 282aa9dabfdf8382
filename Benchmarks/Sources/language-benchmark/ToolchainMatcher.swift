import Foundation

/// The matcher inside Foundation's ICU: what a program on Linux would call if it could.
struct ToolchainMatcher {
  typealias List = UnsafePointer<UnsafePointer<CChar>?>
  typealias Resolve =
    @convention(c) (
      List, Int32, List, Int32, UnsafeMutablePointer<UnsafePointer<CChar>?>, Int32,
      UnsafeMutablePointer<Int32>
    ) -> Int32
  private let resolve: Resolve
  private let preferred: [UnsafePointer<CChar>?]
  private let supported: [UnsafePointer<CChar>?]
  private var result: [UnsafePointer<CChar>?]

  /// Nil if this Foundation has none; the lists become C strings here, before anything is timed.
  init?(preferred: [String], supported: [String]) {
    _ = Locale.current.identifier
    let library = dlopen("lib_FoundationICU.so", RTLD_NOW)
    guard let symbol = dlsym(library, "ualoc_localizationsToUse") else { return nil }
    resolve = unsafeBitCast(symbol, to: Resolve.self)
    self.preferred = preferred.map { UnsafePointer(strdup($0)) }
    self.supported = supported.map { UnsafePointer(strdup($0)) }
    result = Array(repeating: nil, count: supported.count + 8)
  }

  /// The first language of its answer.
  mutating func language() -> String? {
    var status: Int32 = 0
    let count = resolve(
      preferred, Int32(preferred.count), supported, Int32(supported.count), &result,
      Int32(result.count), &status)
    return count > 0 ? result[0].map { String(cString: $0) } : nil
  }
}
