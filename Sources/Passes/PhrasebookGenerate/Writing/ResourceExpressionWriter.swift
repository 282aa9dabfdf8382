internal import PhrasebookModel

/// Writes the expression that creates a resource, and the helpers of a table that it calls.
///
/// The compiler spends most of its time on choosing among overloads: accessors call a function of
/// their own file, which has none, and pass values through functions named after their types.
struct ResourceExpressionWriter {
  private let options: GenerateOptions
  /// The argument that names the table.
  private let table: SwiftSource
  private let helpers: Helpers

  init(_ options: GenerateOptions, table: String) {
    self.options = options
    self.table = table == "Localizable" ? "" : ", table: \(literal: table)"
    helpers = Helpers(table)
  }

  /// The names of the helpers.
  var declarations: [String] {
    switch options.resourceType {
    case .phrase:
      ["\(helpers.phrase.text)(_:_:_:)"] + helpers.arguments.map { "\($0.text)(_:)" }
    case .localizedStringResource: [helpers.bundle.text]
    }
  }

  /// Writes the helpers that the accessors of a table use.
  func writeHelpers(into out: inout SwiftSource) {
    switch options.resourceType {
    case .phrase: writePhraseHelpers(into: &out)
    case .localizedStringResource: writeBundle(into: &out)
    }
  }

  private func writePhraseHelpers(into out: inout SwiftSource) {
    let bundle: SwiftSource =
      switch options.bundle {
      case .automatic: ""
      case .module: ", bundle: .of(Bundle.module)"
      case .macro: ", bundle: .of(#bundle)"
      case .main: ", bundle: .main"
      }
    out += """

      private func \(helpers.phrase)(
        _ key: StaticString, _ value: StaticString, _ arguments: [FormatArgument] = []
      ) -> Phrase {
        Phrase(entry: key, arguments, value: value\(table)\(bundle))
      }
      private func \(helpers.integer)(_ value: Int) -> FormatArgument { .int(Int64(value)) }
      private func \(helpers.unsigned)(_ value: UInt) -> FormatArgument { .uint(UInt64(value)) }
      private func \(helpers.fraction)(_ value: Double) -> FormatArgument { .double(value) }
      private func \(helpers.string)(_ value: String) -> FormatArgument { .string(value) }
      private func \(helpers.scalar)(_ value: Unicode.Scalar) -> FormatArgument {
        .uint(UInt64(value.value))
      }

      """
  }

  private func writeBundle(into out: inout SwiftSource) {
    let bundle: SwiftSource =
      switch options.bundle {
      case .automatic:
        // A target of an Xcode project has no Bundle.module.
        """

          #if SWIFT_PACKAGE
            return .atURL(Bundle.module.bundleURL)
          #else
            return .main
          #endif

        """
      case .module: " .atURL(Bundle.module.bundleURL) "
      case .macro: " .atURL(#bundle.bundleURL) "
      case .main: " .main "
      }
    out += """

      @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
      private var \(helpers.bundle): LocalizedStringResource.BundleDescription {\(bundle)}

      """
  }

  /// Writes the expression of an accessor.
  func write(_ accessor: Accessor, into out: inout SwiftSource) {
    switch options.resourceType {
    case .phrase:
      out.name(helpers.phrase)
      out.code("(")
      out.literal(accessor.key)
      out.code(", ")
      out.literal(accessor.value)
      var separator: StaticString = ", ["
      for (parameter, label) in zip(accessor.parameters, accessor.labels) {
        out.code(separator)
        out.name(helpers.argument(of: parameter.type))
        out.code("(")
        out.name(label.inner)
        out.code(")")
        separator = ", "
      }
      if !accessor.parameters.isEmpty { out.code("]") }
      out.code(")")
    case .localizedStringResource:
      out += """
        LocalizedStringResource(\(literal: accessor.key), \
        defaultValue: "\(InterpolatedValue(accessor).literal)"\(table), bundle: \(helpers.bundle))
        """
    }
  }
}

/// The names of a table's helper functions: those of another table of the module have another mark.
private struct Helpers {
  let phrase, bundle, integer, unsigned, fraction, string, scalar: Identifier

  init(_ table: String) {
    func name(_ name: StaticString) -> Identifier {
      table == "Localizable" ? Identifier(name) : Identifier(name).marked(by: table)
    }
    phrase = name("_phrase")
    bundle = name("_bundle")
    integer = name("_integer")
    unsigned = name("_unsigned")
    fraction = name("_fraction")
    string = name("_string")
    scalar = name("_scalar")
  }

  var arguments: [Identifier] { [integer, unsigned, fraction, string, scalar] }

  /// The function that makes an argument of a value.
  func argument(of type: Parameter.ValueType) -> Identifier {
    switch type {
    case .string: string
    case .integer: integer
    case .unsigned: unsigned
    case .fraction: fraction
    case .scalar: scalar
    }
  }
}
