/// The string literals of a source, in any context, and the lines that are built only for
/// developers.
///
/// Swift, Objective-C and C are near enough to each other for this. Comments are skipped.
package struct PlainTexts: Sendable {
  /// One literal: its text, with `%@` for each interpolation.
  package struct Text: Sendable {
    package var value: String
    package var line: Int
    package var column: Int
    /// The name of the function or macro, with its `#`, whose first argument it is; empty without.
    package var callee = ""
  }

  /// The literals, each after those in its interpolations.
  package internal(set) var texts: [Text] = []
  /// A line that begins with `#if` or one of its relatives.
  package struct Directive: Sendable {
    package var line: Int
    package var text: String
  }

  /// The `#if` of the source with their relatives, in order.
  package internal(set) var directives: [Directive] = []
  /// The lines inside of `if false { … }`, which no program runs.
  package internal(set) var deadLines: [ClosedRange<Int>] = []
  /// The names that the source declares and uses.
  package internal(set) var names = DeclaredNames()
  /// The lines between `#if DEBUG` and what ends it, those behind `// MARK: Debug` up to the next
  /// mark, and those of a declaration whose name contains Debug: `func buildDebugMenu()`.
  package internal(set) var debugLines: Set<Int> = []
  /// The lines that are built only for some systems: between `#if os(…)` and what ends it.
  package internal(set) var platformLines: Set<Int> = []

  /// Reads a source with any bytes.
  package init(_ bytes: [UInt8]) {
    self = bytes.withUnsafeBufferPointer { buffer in
      var reader = PlainTextsReader(buffer)
      reader.run()
      return reader.found
    }
  }

  /// Nothing found yet.
  init() {}
}
