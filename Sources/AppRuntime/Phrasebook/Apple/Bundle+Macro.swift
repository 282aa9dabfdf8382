#if !canImport(Darwin) && !PHRASEBOOK_FOUNDATION_LOCALIZES
  public import Foundation

  /// The bundle with the resources of the current module: `Phrase("Checkout", bundle: #bundle)`. In
  /// a module without resources it is a compiler error. The toolchain has the macro; only its
  /// declaration is missing in Foundation on Linux.
  @freestanding(expression)
  public macro bundle() -> Bundle =
    #externalMacro(module: "FoundationMacros", type: "BundleMacro")

  extension Bundle {
    /// The expansion of `#bundle` if SwiftPM did not build the module: it has no bundle, and the
    /// program's is used.
    public convenience init?(_dsoHandle: UnsafeRawPointer) { return nil }
  }
#endif
