extension AppleInterface {
  /// App Intents: the attributes of an intent's or entity's properties, every variant of Apple's
  /// merged into one declaration per order of labels.
  static let intentParameters = #"""
    struct IntentParameter<Value> {
      init(
        title: LocalizedStringResource = nil, description: LocalizedStringResource? = nil,
        default: Value = nil, defaultValue: Double? = nil, defaultUnit: Any = nil,
        defaultUnitAdjustForLocale: Bool = nil, unit: Any = nil,
        unitAdjustForLocale: Bool = nil, supportsNegativeNumbers: Bool = nil,
        controlStyle: Any = nil, currencyCodes: [String] = nil, inclusiveRange: Any = nil,
        displayName: Bool.IntentDisplayName = nil, displayStyle: Any = nil,
        inputOptions: Any = nil, kind: Any = nil, mode: Any = nil,
        supportedContentTypes: [UTType] = nil, supportedTypeIdentifiers: [String] = nil,
        size: Any = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: Any = nil,
        supportedValues: [Value] = nil, query: Any = nil, optionsProvider: Any = nil,
        resolvers: Any = nil)
      init(
        title: LocalizedStringResource = nil, description: LocalizedStringResource? = nil,
        default: Value = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: Any = nil, resolvers: Any, optionsProvider: Any)
      var wrappedValue: Value
      var projectedValue: IntentParameter<Value>
      var title: LocalizedStringResource
      func needsValueError(_: IntentDialog? = nil) -> Error
      func needsDisambiguationError(among: [Value], dialog: IntentDialog? = nil) -> Error
      func requestValue(_: IntentDialog? = nil) async throws -> Value
      func requestDisambiguation(among: [Value], dialog: IntentDialog? = nil) async throws
        -> Value
      func requestConfirmation(
        for: Value, dialog: IntentDialog? = nil, view: () -> some View = nil
      ) async throws -> Bool
    }
    typealias Parameter = IntentParameter

    struct IntentParameterContext<Value> {
      var title: LocalizedStringResource
      func needsValueError(_: IntentDialog? = nil) -> Error
      func needsDisambiguationError(among: [Value], dialog: IntentDialog? = nil) -> Error
      func requestValue(_: IntentDialog? = nil) async throws -> Value
      func requestDisambiguation(among: [Value], dialog: IntentDialog? = nil) async throws
        -> Value
      func requestConfirmation(
        for: Value, dialog: IntentDialog? = nil, view: () -> some View = nil
      ) async throws -> Bool
    }

    struct EntityProperty<Value> {
      init(
        title: LocalizedStringResource = nil, indexingKey: Any = nil,
        customIndexingKey: Any = nil)
      var wrappedValue: Value
      var projectedValue: EntityProperty<Value>
      var title: LocalizedStringResource
    }
    typealias Property = EntityProperty

    struct ComputedProperty<Value> {
      init(
        title: LocalizedStringResource = nil, indexingKey: Any = nil,
        customIndexingKey: Any = nil)
    }

    struct DeferredProperty<Value> {
      init(title: LocalizedStringResource = nil)
    }
    """#
}
