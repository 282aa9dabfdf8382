extension AppleInterface {
  /// App Intents: intents, entities, dialogs, shortcuts and parameter summaries.
  ///
  /// `AppShortcutPhrase`, `NegativeAppShortcutPhrase` and the `…String` types of summaries make
  /// `${…}` of an interpolation; the phrases go to the table AppShortcuts.
  static let appIntents = #"""
    protocol AppIntent {
      static var title: LocalizedStringResource { get }
      static var description: IntentDescription? { get }
      static var parameterSummary: some ParameterSummary { get }
      static var openAppWhenRun: Bool { get }
      static var isDiscoverable: Bool { get }
      func perform() async throws -> some IntentResult
    }
    protocol SystemIntent: AppIntent {}
    protocol OpenIntent: AppIntent {}
    protocol ShowInAppSearchResultsIntent: AppIntent {}
    protocol URLRepresentableIntent: AppIntent {}
    protocol DeleteIntent: AppIntent {}
    protocol SnippetIntent: AppIntent {}
    protocol UndoableIntent: AppIntent {}
    protocol PredictableIntent: AppIntent {}
    protocol ForegroundContinuableIntent: AppIntent {}
    protocol ProgressReportingIntent: AppIntent {
      var progress: Progress { get }
    }
    protocol CustomIntentMigratedAppIntent: AppIntent {}
    protocol AudioPlaybackIntent: AppIntent {}
    protocol AudioRecordingIntent: AppIntent {}
    protocol AudioStartingIntent: AppIntent {}
    protocol LiveActivityIntent: AppIntent {}
    protocol LiveActivityStartingIntent: AppIntent {}
    protocol CameraCaptureIntent: AppIntent {}
    protocol PushToTalkTransmissionIntent: AppIntent {}
    protocol StartWorkoutIntent: AppIntent {}
    protocol PauseWorkoutIntent: AppIntent {}
    protocol ResumeWorkoutIntent: AppIntent {}
    protocol StartDiveIntent: AppIntent {}
    protocol PlayVideoIntent: AppIntent {}
    protocol SetValueIntent: AppIntent {}
    protocol WidgetConfigurationIntent: AppIntent {}
    protocol ControlConfigurationIntent: AppIntent {}
    protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
      var displayRepresentation: DisplayRepresentation { get }
      var localizedDescriptionResource: LocalizedStringResource? { get }
    }
    struct OpenURLIntent: AppIntent {}
    extension Never: AppIntent {}

    extension AppIntent {
      func requestConfirmation(
        conditions: ConfirmationConditions = nil, actionName: ConfirmationActionName = nil,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = nil,
        content: () -> some View = nil) async throws
      func requestConfirmation(
        result: some IntentResult, confirmationActionName: ConfirmationActionName = nil,
        showPrompt: Bool = nil) async throws
      func requestChoice(
        between: [IntentChoiceOption], dialog: IntentDialog? = nil,
        content: () -> some View = nil) async throws -> IntentChoiceOption
      func requestChoice(
        between: [IntentChoiceOption], dialog: IntentDialog? = nil, view: some View
      ) async throws -> IntentChoiceOption
      func needsToContinueInForegroundError(
        _: IntentDialog? = nil, alwaysConfirm: Bool = nil, continuation: (() -> Void)? = nil
      ) -> Error
      func requestToContinueInForeground(
        _: IntentDialog? = nil, continuation: (() -> Any) = nil) async throws
      func continueInForeground(_: IntentDialog? = nil, alwaysConfirm: Bool = nil) async throws
    }

    protocol IntentResult {}
    protocol ReturnsValue: IntentResult {}
    protocol OpensIntent: IntentResult {}
    protocol ProvidesDialog: IntentResult {}
    protocol ShowsSnippetView: IntentResult {}
    protocol ShowsSnippetIntent: IntentResult {}
    struct IntentResultContainer: IntentResult {
      var dialog: IntentDialog?
    }
    extension IntentResult {
      static func result() -> some IntentResult
      static func result<Value>(
        value: Value, actionButtonIntent: some AppIntent, dialog: IntentDialog,
        view: some View = nil) -> some IntentResult
      static func result<Value>(
        value: Value = nil, opensIntent: some AppIntent = nil, dialog: IntentDialog = nil,
        snippetIntent: some AppIntent = nil) -> some IntentResult
      static func result<Value>(
        value: Value = nil, opensIntent: some AppIntent = nil, dialog: IntentDialog = nil,
        view: some View = nil) -> some IntentResult
      static func result<Value>(
        value: Value = nil, opensIntent: some AppIntent = nil, dialog: IntentDialog = nil,
        content: () -> some View) -> some IntentResult
      static func result(
        actionButtonIntent: some AppIntent, dialog: IntentDialog = nil, view: some View = nil
      ) -> some IntentResult
    }

    struct IntentDialog: ExpressibleByStringInterpolation {
      init(_: LocalizedStringResource)
      init(full: LocalizedStringResource, systemImageName: String)
      init(
        full: LocalizedStringResource, supporting: LocalizedStringResource,
        systemImageName: String = nil)
      init(stringLiteral: IntentDialog)
      init(stringInterpolation: IntentDialog)
    }

    struct IntentDescription: ExpressibleByStringLiteral {
      init(
        _: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = nil,
        resultValueName: LocalizedStringResource? = nil)
      init(stringLiteral: IntentDescription)
      var descriptionText: LocalizedStringResource
      var categoryName: LocalizedStringResource?
      var searchKeywords: [LocalizedStringResource]
      var resultValueName: LocalizedStringResource?
    }

    struct TypeDisplayRepresentation: ExpressibleByStringLiteral {
      init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = nil)
      init(stringLiteral: TypeDisplayRepresentation)
      var name: LocalizedStringResource
      var numericFormat: LocalizedStringResource?
      var synonyms: [LocalizedStringResource]
    }

    struct DisplayRepresentation: ExpressibleByStringLiteral {
      init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, synonyms: [LocalizedStringResource] = nil)
      init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, synonyms: [LocalizedStringResource] = nil,
        descriptionText: LocalizedStringResource?)
      init(stringLiteral: DisplayRepresentation)
      var title: LocalizedStringResource
      var subtitle: LocalizedStringResource?
      var image: DisplayRepresentation.Image?
      var synonyms: [LocalizedStringResource]
      var descriptionText: LocalizedStringResource?
      struct Image {
        init(named: String, isTemplate: Bool? = nil, displayStyle: Any = nil)
        init(
          systemName: String, tintColor: Any = nil, symbolConfiguration: Any = nil)
        init(data: Data, isTemplate: Bool? = nil, displayStyle: Any = nil)
        init(url: URL, width: Any = nil, height: Any = nil, isTemplate: Bool? = nil)
      }
      struct Components {}
    }

    protocol TypeDisplayRepresentable {
      static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    }
    protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
      var displayRepresentation: DisplayRepresentation { get }
      var localizedStringResource: LocalizedStringResource { get }
      func displayRepresentation(with: DisplayRepresentation.Components) -> DisplayRepresentation
    }
    protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}
    protocol StaticDisplayRepresentable: TypeDisplayRepresentable {}
    protocol CaseDisplayRepresentable: StaticDisplayRepresentable {
      static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
      var localizedStringResource: LocalizedStringResource { get }
    }
    protocol PersistentlyIdentifiable {
      static var persistentIdentifier: String { get }
    }
    protocol AppValue: TypeDisplayRepresentable, PersistentlyIdentifiable {}
    protocol AppEnum: AppValue, CaseDisplayRepresentable {}
    protocol AppEntity: AppValue, DisplayRepresentable {
      var displayRepresentation: DisplayRepresentation { get }
    }
    protocol TransientAppEntity: AppEntity {}
    protocol UniqueAppEntity: AppEntity {}
    protocol IndexedEntity: AppEntity {
      var hideInSpotlight: Bool { get }
    }
    protocol FileEntity: AppEntity {}
    protocol URLRepresentableEntity: AppEntity {}

    protocol EntityQuery {}
    extension EntityQuery {
      func displayRepresentations(
        for: [Any], requestedComponents: DisplayRepresentation.Components = nil
      ) async throws -> [AnyHashable: DisplayRepresentation]
    }
    protocol EntityStringQuery: EntityQuery {}
    protocol EntityPropertyQuery: EntityQuery {
      static var findIntentDescription: IntentDescription? { get }
    }
    protocol EnumerableEntityQuery: EntityQuery {
      static var findIntentDescription: IntentDescription? { get }
    }
    protocol UniqueAppEntityQuery: EntityQuery {}

    extension Bool {
      struct IntentDisplayName {
        init(true: LocalizedStringResource, false: LocalizedStringResource)
        var `true`: LocalizedStringResource
        var `false`: LocalizedStringResource
      }
    }

    struct ConfirmationActionName {
      static func custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
        denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource],
        destructive: Bool = nil) -> ConfirmationActionName
    }

    struct IntentChoiceOption {
      init(title: LocalizedStringResource, style: IntentChoiceOption.Style = nil)
      var title: LocalizedStringResource
      static var cancel: IntentChoiceOption
      static func cancel(title: LocalizedStringResource) -> IntentChoiceOption
      enum Style {
        case `default`
        case cancel
        case destructive
      }
    }

    struct IntentDeprecation {
      init(message: LocalizedStringResource, replacedBy: Any = nil)
      var message: LocalizedStringResource
    }

    struct IntentItem<Value> {
      init(
        _: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil)
      var description: DisplayRepresentation
    }
    struct IntentItemSection<Result> {
      init(_: LocalizedStringResource, items: [IntentItem<Result>])
      init(title: LocalizedStringResource, items: [IntentItem<Result>])
      init(
        _: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, itemsBuilder: () -> [IntentItem<Result>])
      var description: DisplayRepresentation?
    }
    struct IntentItemCollection<Result> {
      init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = nil,
        items: [Result])
      init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = nil,
        sections: [IntentItemSection<Result>])
      init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = nil,
        sectionsBuilder: () -> [IntentItemSection<Result>])
      var promptLabel: LocalizedStringResource?
    }
    typealias ItemCollection = IntentItemCollection
    typealias ItemSection = IntentItemSection
    protocol ResultsCollection {
      var promptLabel: LocalizedStringResource? { get }
    }
    extension Array: ResultsCollection {}
    protocol DynamicOptionsProvider {
      func results() async throws -> some ResultsCollection
    }

    struct IntentPaymentMethod: AppEntity {
      init(
        type: Any, name: LocalizedStringResource? = nil, identificationHint: String? = nil,
        icon: DisplayRepresentation.Image? = nil)
    }
    struct IntentPrediction {
      init<T>(parameters: T, displayRepresentation: () -> DisplayRepresentation)
      init(displayRepresentation: () -> DisplayRepresentation)
    }
    struct IntentFile: DisplayRepresentable {
      init(data: Data, filename: String, type: UTType? = nil)
      init(fileURL: URL, filename: String? = nil, type: UTType? = nil)
      var filename: String
    }
    struct IntentPerson: DisplayRepresentable {}
    struct IntentCurrencyAmount: DisplayRepresentable {}
    struct StringSearchScope: CaseDisplayRepresentable {}
    struct VideoCategory: CaseDisplayRepresentable {}
    struct AppIntentError: Error {
      var localizedStringResource: LocalizedStringResource
    }
    protocol AnyIntentValue {
      var title: LocalizedStringResource { get }
    }

    struct AppShortcut {
      init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>],
        shortTitle: LocalizedStringResource? = nil, systemImageName: String? = nil,
        parameterPresentation: AppShortcutParameterPresentation<Intent> = nil)
    }
    struct AppShortcutPhrase<Intent>: ExpressibleByStringInterpolation {
      init(stringInterpolation: AppShortcutPhrase<Intent>)
    }
    protocol AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] { get }
      static var negativePhrases: [NegativeAppShortcutPhrase] { get }
      static var shortcutTileColor: ShortcutTileColor { get }
    }
    struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation {}
    struct NegativeAppShortcutPhrases {
      init(phrases: [NegativeAppShortcutPhrase])
    }
    struct AppShortcutParameterPresentation<Intent> {
      init<Parameter>(
        for: Parameter, summary: AppShortcutParameterPresentationSummary<Intent>,
        optionsCollections: () -> Any)
    }
    struct AppShortcutParameterPresentationSummary<Intent> {
      init(_: AppShortcutParameterPresentationSummaryString<Intent>, table: String? = nil)
    }
    struct AppShortcutParameterPresentationSummaryString<Intent>:
      ExpressibleByStringInterpolation
    {
      init(stringInterpolation: AppShortcutParameterPresentationSummaryString<Intent>)
    }
    struct AppShortcutParameterPresentationTitle<Intent> {
      init(
        specific: AppShortcutParameterPresentationTitleString<Intent>, generic: StaticString,
        table: String? = nil)
    }
    struct AppShortcutParameterPresentationTitleString<Intent>: ExpressibleByStringInterpolation {
      init(stringInterpolation: AppShortcutParameterPresentationTitleString<Intent>)
    }
    struct AppShortcutOptionsCollection {
      init(
        _: some DynamicOptionsProvider, title: LocalizedStringResource,
        systemImageName: String? = nil)
      var title: LocalizedStringResource
    }
    protocol AppShortcutOptionsCollectionProtocol {
      var title: LocalizedStringResource { get }
    }

    protocol ParameterSummary {}
    struct IntentParameterSummary<Intent>: ParameterSummary {
      init(_: ParameterSummaryString<Intent>, table: String? = nil, _: (() -> Any) = nil)
      init(_: () -> Any)
      init()
    }
    typealias Summary = IntentParameterSummary
    struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation {
      init(stringInterpolation: ParameterSummaryString<Intent>)
    }

    struct SiriTipView: View {
      init(intent: some AppIntent, isVisible: Binding<Bool> = nil)
    }
    struct ShortcutsLink: View {}
    """#
}
