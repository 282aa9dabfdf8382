#if !canImport(Darwin) && !PHRASEBOOK_FOUNDATION_LOCALIZES
  public import Foundation

  /// The bundle with the resources of the module that it stands in, the program's where it has none:
  /// `Phrase("Checkout", bundle: #bundle)`. The toolchain has the macro; only its declaration is left
  /// out of Foundation on Linux.
  @freestanding(expression)
  public macro bundle() -> Bundle =
    #externalMacro(module: "FoundationMacros", type: "BundleMacro")

  extension Bundle {
    /// What `#bundle` comes down to in a module without resources: such a module has no bundle here.
    public convenience init?(_dsoHandle: UnsafeRawPointer) { return nil }
  }
#endif
