extension AppleInterface {
  /// WidgetKit, ActivityKit and AlarmKit.
  static let widgets = #"""
    protocol Widget {
      associatedtype Body: WidgetConfiguration
      var body: Body { get }
    }
    protocol WidgetBundle {
      associatedtype Body: Widget
      var body: Body { get }
    }
    protocol WidgetConfiguration {
      associatedtype Body: WidgetConfiguration
      var body: Body { get }
    }
    extension WidgetConfiguration {
      func configurationDisplayName(_: LocalizedStringKey) -> some WidgetConfiguration
      func configurationDisplayName(_: Text) -> some WidgetConfiguration
      @_disfavoredOverload
      func configurationDisplayName<S: StringProtocol>(_: S) -> some WidgetConfiguration
      func description(_: LocalizedStringKey) -> some WidgetConfiguration
      func description(_: Text) -> some WidgetConfiguration
      @_disfavoredOverload
      func description<S: StringProtocol>(_: S) -> some WidgetConfiguration
      func supportedFamilies(_: [WidgetFamily]) -> some WidgetConfiguration
      func contentMarginsDisabled() -> some WidgetConfiguration
      func containerBackgroundRemovable(_: Bool = nil) -> some WidgetConfiguration
      func disfavoredLocations(_: Any, for: [WidgetFamily]) -> some WidgetConfiguration
      func promptsForUserConfiguration() -> some WidgetConfiguration
      func supplementalActivityFamilies(_: Any) -> some WidgetConfiguration
      func supportedMountingStyles(_: Any) -> some WidgetConfiguration
      func widgetTexture(_: Any) -> some WidgetConfiguration
      func pushHandler(_: Any) -> some WidgetConfiguration
      func backgroundTask<D>(_: Any, action: (D) -> Void) -> some WidgetConfiguration
      func onBackgroundURLSessionEvents(matching: Any = nil, _: Any) -> some WidgetConfiguration
    }

    struct StaticConfiguration: WidgetConfiguration {
      init<Provider: TimelineProvider>(
        kind: String, provider: Provider, content: (Provider.Entry) -> some View)
    }
    struct IntentConfiguration: WidgetConfiguration {
      init<Provider>(
        kind: String, intent: Any, provider: Provider, content: (Provider.Entry) -> some View)
    }
    struct AppIntentConfiguration: WidgetConfiguration {
      init<Provider>(
        kind: String, intent: Any = nil, provider: Provider,
        content: (Provider.Entry) -> some View)
    }
    struct RelevanceConfiguration: WidgetConfiguration {
      init<Provider>(
        kind: String, provider: Provider, content: (Provider.RelevanceEntry) -> some View)
    }
    struct ActivityConfiguration<Attributes>: WidgetConfiguration {
      init(
        for: Attributes.Type, content: (ActivityViewContext<Attributes>) -> some View,
        dynamicIsland: (ActivityViewContext<Attributes>) -> DynamicIsland)
    }
    struct ActivityViewContext<Attributes> {
      var activityID: String
      var attributes: Attributes
      var state: Attributes.ContentState
      var isStale: Bool
    }
    struct DynamicIsland {
      init(
        expanded: () -> Any, compactLeading: () -> some View, compactTrailing: () -> some View,
        minimal: () -> some View)
      func widgetURL(_: URL?) -> DynamicIsland
      func keylineTint(_: Color?) -> DynamicIsland
      func contentMargins(_: Any, _: CGFloat, for: Any) -> DynamicIsland
    }
    struct DynamicIslandExpandedRegion {
      init(_: Any, priority: Double = nil, content: () -> some View)
    }
    protocol TimelineEntry {
      var date: Date { get }
    }

    protocol ControlWidget {
      associatedtype Body: ControlWidgetConfiguration
      var body: Body { get }
    }
    protocol ControlWidgetConfiguration {}
    extension ControlWidgetConfiguration {
      func displayName(_: LocalizedStringResource) -> some ControlWidgetConfiguration
      func description(_: LocalizedStringResource) -> some ControlWidgetConfiguration
      func promptsForUserConfiguration() -> some ControlWidgetConfiguration
      func hideInControlCenter() -> some ControlWidgetConfiguration
      func pushHandler(_: Any) -> some ControlWidgetConfiguration
    }
    struct StaticControlConfiguration: ControlWidgetConfiguration {
      init<Provider: ControlValueProvider>(
        kind: String, provider: Provider, content: (Provider.Value) -> some ControlWidgetTemplate)
      init(kind: String, content: () -> some ControlWidgetTemplate)
    }
    struct AppIntentControlConfiguration: ControlWidgetConfiguration {
      init<Provider>(
        kind: String, intent: Any = nil, provider: Provider,
        content: (Provider.Value) -> some ControlWidgetTemplate)
      init<Configuration>(
        kind: String, intent: Configuration.Type,
        content: (Configuration) -> some ControlWidgetTemplate)
    }
    protocol ControlWidgetTemplate {}
    extension ControlWidgetTemplate {
      func tint(_: Color?) -> some ControlWidgetTemplate
      func disabled(_: Bool) -> some ControlWidgetTemplate
      func privacySensitive(_: Bool = nil) -> some ControlWidgetTemplate
    }
    struct ControlWidgetButton: ControlWidgetTemplate {
      init(
        _: LocalizedStringKey, action: some AppIntent,
        actionLabel: ((Bool) -> some View) = nil)
      init(
        action: some AppIntent, label: () -> some View,
        actionLabel: ((Bool) -> some View) = nil)
    }
    struct ControlWidgetToggle: ControlWidgetTemplate {
      init(
        _: LocalizedStringKey, isOn: Bool, action: some AppIntent,
        valueLabel: ((Bool) -> some View) = nil)
      init(
        isOn: Bool, action: some AppIntent, label: () -> some View,
        valueLabel: ((Bool) -> some View) = nil)
    }

    struct AccessoryWidgetGroup: View {
      init(_: LocalizedStringKey, content: () -> some View)
      init(_: LocalizedStringKey, systemImage: String, content: () -> some View)
      init(_: LocalizedStringKey, image: ImageResource, content: () -> some View)
      init(label: () -> some View, content: () -> some View)
    }
    struct AccessoryWidgetBackground: View {}

    struct AppIntentRecommendation {
      init(intent: some AppIntent, description: LocalizedStringKey)
      init(intent: some AppIntent, description: Text)
      @_disfavoredOverload
      init<S: StringProtocol>(intent: some AppIntent, description: S)
    }
    struct IntentRecommendation {
      init(intent: Any, description: LocalizedStringKey)
      init(intent: Any, description: Text)
      @_disfavoredOverload
      init<S: StringProtocol>(intent: Any, description: S)
    }

    extension View {
      func widgetLabel(_: LocalizedStringKey) -> some View
      @_disfavoredOverload
      func widgetLabel<S: StringProtocol>(_: S) -> some View
      func widgetLabel(label: () -> some View) -> some View
      func controlWidgetActionHint(_: LocalizedStringKey) -> some View
      func controlWidgetActionHint(_: Text) -> some View
      func controlWidgetStatus(_: LocalizedStringKey) -> some View
      func controlWidgetStatus(_: Text) -> some View
    }

    struct AlertConfiguration {
      init(
        title: LocalizedStringResource, body: LocalizedStringResource,
        sound: AlertConfiguration.AlertSound)
      var title: LocalizedStringResource
      var body: LocalizedStringResource
      struct AlertSound {
        static var `default`: AlertSound
        static func named(_: String) -> AlertSound
      }
    }

    struct AlarmButton {
      init(text: LocalizedStringResource, textColor: Color, systemImageName: String)
      var text: LocalizedStringResource
    }
    struct AlarmPresentation {
      init(
        alert: AlarmPresentation.Alert, countdown: AlarmPresentation.Countdown? = nil,
        paused: AlarmPresentation.Paused? = nil)
      struct Alert {
        init(
          title: LocalizedStringResource, stopButton: AlarmButton = nil,
          secondaryButton: AlarmButton? = nil,
          secondaryButtonBehavior: AlarmPresentation.Alert.SecondaryButtonBehavior? = nil)
        var title: LocalizedStringResource
        enum SecondaryButtonBehavior {
          case countdown
          case custom
        }
      }
      struct Countdown {
        init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil)
        var title: LocalizedStringResource
      }
      struct Paused {
        init(title: LocalizedStringResource, resumeButton: AlarmButton)
        var title: LocalizedStringResource
      }
    }
    """#
}
