/// Writes the expression that makes a resource.
///
/// The compiler takes most of its time for overloads that it has to choose among: accessors call a
/// function of their own file, which has none, and hand values over by the names of their types.
struct Maker {
  private let options: GenerateOptions
  private let table: String
  private let suffix: String
  /// How a call of the helper begins.
  private let call: String

  init(_ options: GenerateOptions, table: String) {
    self.options = options
    self.table = table
    suffix = table == "Localizable" ? "" : "_" + NamePlan.mark(of: table)
    call = "_phrase\(suffix)(\""
  }

  private var tableArgument: String {
    table == "Localizable" ? "" : ", table: \(SwiftText.literal(table))"
  }

  /// What the accessors of a table call.
  func writeHelpers(into out: inout SourceText) {
    switch options.resourceType {
    case .phrase:
      let bundle =
        switch options.bundle {
        case .automatic: ""
        case .module: ", bundle: .of(Bundle.module)"
        case .macro: ", bundle: .of(#bundle)"
        case .main: ", bundle: .main"
        }
      out += """

        private func _phrase\(suffix)(
          _ key: StaticString, _ value: StaticString, _ arguments: [FormatArgument] = []
        ) -> Phrase {
          Phrase(entry: key, arguments, value: value\(tableArgument)\(bundle))
        }
        private func _integer\(suffix)(_ value: Int) -> FormatArgument { .int(Int64(value)) }
        private func _unsigned\(suffix)(_ value: UInt) -> FormatArgument { .uint(UInt64(value)) }
        private func _fraction\(suffix)(_ value: Double) -> FormatArgument { .double(value) }
        private func _string\(suffix)(_ value: String) -> FormatArgument { .string(value) }
        private func _scalar\(suffix)(_ value: Unicode.Scalar) -> FormatArgument {
          .uint(UInt64(value.value))
        }

        """
    case .localizedStringResource:
      let module = ".atURL(Bundle.module.bundleURL)"
      let bundle =
        switch options.bundle {
        case .automatic:
          // A target of Xcode's own has no Bundle.module.
          """

            #if SWIFT_PACKAGE
              return \(module)
            #else
              return .main
            #endif

          """
        case .module: " \(module) "
        case .macro: " .atURL(#bundle.bundleURL) "
        case .main: " .main "
        }
      out += """

        @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
        private var _bundle\(suffix): LocalizedStringResource.BundleDescription {\(bundle)}

        """
    }
  }

  func write(_ accessor: Accessor, into out: inout SourceText) {
    switch options.resourceType {
    case .phrase:
      out += call
      SwiftText.escape(accessor.key, into: &out)
      out += "\", \""
      SwiftText.escape(accessor.value, into: &out)
      out += "\""
      if !accessor.parameters.isEmpty {
        var separator = ", ["
        for (parameter, label) in zip(accessor.parameters, accessor.labels) {
          out += separator
          out += parameter.kind.helper
          out += suffix
          out += "("
          out += label.inner
          out += ")"
          separator = ", "
        }
        out += "]"
      }
      out += ")"
    case .localizedStringResource:
      out += "LocalizedStringResource(\""
      SwiftText.escape(accessor.key, into: &out)
      out += "\", defaultValue: \"\(InterpolatedValue(accessor).literal)\""
      out += "\(tableArgument), bundle: _bundle\(suffix))"
    }
  }
}

extension Parameter.Kind {
  /// The function that makes an argument of a value, without the mark of its table.
  fileprivate var helper: String {
    switch self {
    case .string: "_string"
    case .integer: "_integer"
    case .unsigned: "_unsigned"
    case .fraction: "_fraction"
    case .scalar: "_scalar"
    }
  }
}
