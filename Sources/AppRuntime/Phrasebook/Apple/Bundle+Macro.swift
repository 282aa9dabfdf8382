#if !canImport(Darwin) && !PHRASEBOOK_FOUNDATION_LOCALIZES
  public import Foundation

  /// The bundle with the resources of the module that it stands in: `Phrase("Checkout", bundle: #bundle)`.
  /// In a module without resources the compiler says so. The toolchain has the macro; only its
  /// declaration is left out of Foundation on Linux.
  @freestanding(expression)
  public macro bundle() -> Bundle =
    #externalMacro(module: "FoundationMacros", type: "BundleMacro")

  extension Bundle {
    /// What `#bundle` comes down to where SwiftPM did not build the module: there is no bundle, and
    /// the program's is used.
    public convenience init?(_dsoHandle: UnsafeRawPointer) { return nil }
  }
#endif
