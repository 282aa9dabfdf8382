extension AppleInterface {
  /// SwiftUI: text, labels, containers and other views whose title is a `LocalizedStringKey`.
  static let swiftUIViews = #"""
    protocol View {
      associatedtype Body: View
      var body: Body { get }
    }

    struct Text: View {
      init(
        _: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil)
      @_disfavoredOverload
      init(_: LocalizedStringResource)
      @_disfavoredOverload
      init<S: StringProtocol>(_: S)
      @_disfavoredOverload
      init(_: AttributedString)
      init(verbatim: String)
      init(_: Image)
      init(_: Date, style: Text.DateStyle)
      init(_: ClosedRange<Date>)
      init(_: DateInterval)
      init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = nil,
        showsHours: Bool = nil)
      init<F: FormatStyle>(_: F.FormatInput, format: F)
      init<Subject>(_: Subject, formatter: Formatter)
      static func + (lhs: Text, rhs: Text) -> Text
      struct DateStyle {
        static var time: DateStyle
        static var date: DateStyle
        static var relative: DateStyle
        static var offset: DateStyle
        static var timer: DateStyle
      }

      func accessibilityLabel(_: LocalizedStringKey) -> Text
      func accessibilityLabel(_: Text) -> Text
      func accessibilityHeading(_: AccessibilityHeadingLevel) -> Text
      func accessibilityTextContentType(_: AccessibilityTextContentType) -> Text
      func font(_: Font?) -> Text
      func fontWeight(_: Font.Weight?) -> Text
      func fontWidth(_: Font.Width?) -> Text
      func fontDesign(_: Font.Design?) -> Text
      func bold(_: Bool = nil) -> Text
      func italic(_: Bool = nil) -> Text
      func monospaced(_: Bool = nil) -> Text
      func monospacedDigit() -> Text
      func foregroundColor(_: Color?) -> Text
      func foregroundStyle(_: ShapeStyle) -> Text
      func underline(_: Bool = nil, pattern: Any = nil, color: Color? = nil) -> Text
      func strikethrough(_: Bool = nil, pattern: Any = nil, color: Color? = nil) -> Text
      func kerning(_: CGFloat) -> Text
      func tracking(_: CGFloat) -> Text
      func baselineOffset(_: CGFloat) -> Text
      func textScale(_: Text.Scale, isEnabled: Bool = nil) -> Text
      func typesettingLanguage(_: Any, isEnabled: Bool = nil) -> Text
      func speechAlwaysIncludesPunctuation(_: Bool = nil) -> Text
      func customAttribute(_: TextAttribute) -> Text
    }

    struct Label: View {
      init(_: LocalizedStringKey, systemImage: String)
      init(_: LocalizedStringKey, image: String)
      init(_: LocalizedStringKey, image: ImageResource)
      @_disfavoredOverload
      init<S: StringProtocol>(_: S, systemImage: String)
      @_disfavoredOverload
      init<S: StringProtocol>(_: S, image: String)
      init(title: () -> some View, icon: () -> some View)
    }

    struct ContentUnavailableView: View {
      init(_: LocalizedStringKey, systemImage: String, description: Text? = nil)
      init(_: LocalizedStringKey, image: String, description: Text? = nil)
      init(
        label: () -> some View, description: () -> some View = nil, actions: () -> some View = nil)
      static var search: ContentUnavailableView
      static func search(text: String) -> ContentUnavailableView
    }

    struct GroupBox: View {
      init(_: LocalizedStringKey, content: () -> some View)
      init(label: some View, content: () -> some View)
      init(content: () -> some View, label: () -> some View = nil)
    }

    struct DisclosureGroup: View {
      init(_: LocalizedStringKey, isExpanded: Binding<Bool> = nil, content: () -> some View)
      init(
        isExpanded: Binding<Bool> = nil, content: () -> some View, label: () -> some View)
    }

    struct LabeledContent: View {
      init(_: LocalizedStringKey, content: () -> some View)
      init<S: StringProtocol>(_: LocalizedStringKey, value: S)
      init<F: FormatStyle>(_: LocalizedStringKey, value: F.FormatInput, format: F)
      init<S: StringProtocol, F: FormatStyle>(_: S, value: F.FormatInput, format: F)
      init(content: () -> some View, label: () -> some View)
    }

    struct Section: View {
      init(_: LocalizedStringKey, isExpanded: Binding<Bool> = nil, content: () -> some View)
      init(header: some View = nil, footer: some View = nil, content: () -> some View)
      init(
        content: () -> some View, header: () -> some View = nil, footer: () -> some View = nil)
      init(isExpanded: Binding<Bool>, content: () -> some View, header: () -> some View)
    }

    struct NavigationLink: View {
      init(_: LocalizedStringKey, destination: () -> some View)
      init(_: LocalizedStringKey, destination: some View)
      init<P>(_: LocalizedStringKey, value: P?)
      init(_: LocalizedStringKey, isActive: Binding<Bool>, destination: () -> some View)
      init(_: LocalizedStringKey, destination: some View, isActive: Binding<Bool>)
      init<V>(
        _: LocalizedStringKey, tag: V, selection: Binding<V?>, destination: () -> some View)
      init<V>(_: LocalizedStringKey, destination: some View, tag: V, selection: Binding<V?>)
      init<P>(value: P?, label: () -> some View)
      init(destination: () -> some View, label: () -> some View)
      init(destination: some View, label: () -> some View)
      init(isActive: Binding<Bool>, destination: () -> some View, label: () -> some View)
      init(destination: some View, isActive: Binding<Bool>, label: () -> some View)
    }

    struct Link: View {
      init(_: LocalizedStringKey, destination: URL)
      init(destination: URL, label: () -> some View)
    }

    struct ShareLink: View {
      init(_: LocalizedStringKey, item: Any, subject: Text? = nil, message: Text? = nil)
      init(
        _: LocalizedStringKey, item: Any, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview)
      init<Items>(
        _: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil)
      init<Items>(
        _: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil,
        preview: (Items.Element) -> SharePreview)
      init(_: Text, item: Any, subject: Text? = nil, message: Text? = nil)
      init(
        item: Any, subject: Text? = nil, message: Text? = nil, preview: SharePreview = nil,
        label: () -> some View = nil)
      init<Items>(
        items: Items, subject: Text? = nil, message: Text? = nil,
        preview: (Items.Element) -> SharePreview = nil, label: () -> some View = nil)
    }

    struct SharePreview {
      init(_: LocalizedStringKey)
      init(_: LocalizedStringKey, icon: Any)
      init(_: LocalizedStringKey, image: Any)
      init(_: LocalizedStringKey, image: Any, icon: Any)
      @_disfavoredOverload
      init<S: StringProtocol>(_: S, image: Any = nil, icon: Any = nil)
    }

    struct ProgressView: View {
      init()
      init(_: LocalizedStringKey)
      init<V: BinaryFloatingPoint>(_: LocalizedStringKey, value: V?, total: V = nil)
      init<V: BinaryFloatingPoint>(
        value: V?, total: V = nil, label: () -> some View = nil,
        currentValueLabel: () -> some View = nil)
      init(_: Progress)
      init(label: () -> some View)
      init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = nil, label: () -> some View = nil,
        currentValueLabel: () -> some View = nil)
    }

    struct TableColumn {
      init<RowValue>(_: LocalizedStringKey, content: (RowValue) -> some View)
      init<RowValue>(
        _: LocalizedStringKey, sortUsing: Any, content: (RowValue) -> some View)
      init<RowValue>(
        _: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: Any = nil)
      init<RowValue, V>(
        _: LocalizedStringKey, value: KeyPath<RowValue, V>, content: (RowValue) -> some View)
      init<RowValue, V>(
        _: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: Any,
        content: (RowValue) -> some View)
    }

    struct Tab: TabContent {
      init(
        _: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        content: () -> some View)
      init<T>(
        _: LocalizedStringKey, systemImage: String, value: T, role: TabRole? = nil,
        content: () -> some View)
      init(_: LocalizedStringKey, image: String, role: TabRole? = nil, content: () -> some View)
      init<T>(
        _: LocalizedStringKey, image: String, value: T, role: TabRole? = nil,
        content: () -> some View)
      init(role: TabRole? = nil, content: () -> some View)
      init<T>(value: T, role: TabRole? = nil, content: () -> some View)
      init(role: TabRole? = nil, content: () -> some View, label: () -> some View)
      init<T>(
        value: T, role: TabRole? = nil, content: () -> some View, label: () -> some View)
    }

    struct TabSection: TabContent {
      init(_: LocalizedStringKey, content: () -> some TabContent)
      init(content: () -> some TabContent, header: () -> some View = nil)
    }

    protocol TabContent {}
    extension TabContent {
      func badge(_: LocalizedStringKey) -> some TabContent
      func badge(_: Int) -> some TabContent
      func badge(_: Text?) -> some TabContent
      func accessibilityLabel(_: LocalizedStringKey, isEnabled: Bool = nil) -> some TabContent
      @_disfavoredOverload
      func accessibilityLabel(_: LocalizedStringResource, isEnabled: Bool = nil)
        -> some TabContent
      func accessibilityHint(_: LocalizedStringKey, isEnabled: Bool = nil) -> some TabContent
      @_disfavoredOverload
      func accessibilityHint(_: LocalizedStringResource, isEnabled: Bool = nil)
        -> some TabContent
      func accessibilityValue(_: LocalizedStringKey, isEnabled: Bool = nil) -> some TabContent
      func accessibilityInputLabels(_: [LocalizedStringKey], isEnabled: Bool = nil)
        -> some TabContent
      func customizationID(_: String) -> some TabContent
      func sectionActions(content: () -> some View) -> some TabContent
      func tabPlacement(_: Any) -> some TabContent
    }

    struct AccessibilityCustomContentKey {
      init(_: LocalizedStringKey)
      init(_: LocalizedStringKey, id: String)
      init(_: Text, id: String)
    }

    struct AccessibilityActionCategory {
      init(_: LocalizedStringKey)
      init(_: Text)
      static var `default`: AccessibilityActionCategory
      static var edit: AccessibilityActionCategory
    }

    struct AccessibilityRotorEntry {
      init(
        _: LocalizedStringKey, id: Any, in: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: (() -> Void) = nil)
      init(
        _: LocalizedStringKey, id: Any, textRange: Range<String.Index>? = nil,
        prepare: (() -> Void) = nil)
      init(_: LocalizedStringKey, textRange: Range<String.Index>, prepare: (() -> Void) = nil)
    }

    struct SliderTick {
      init<V>(_: LocalizedStringKey, _: V)
      init<V>(_: V, label: () -> some View = nil)
    }

    struct Alert {
      init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil)
      init(
        title: Text, message: Text? = nil, primaryButton: Alert.Button,
        secondaryButton: Alert.Button)
      struct Button {
        static func `default`(_: Text, action: (() -> Void)? = nil) -> Alert.Button
        static func cancel(_: Text, action: (() -> Void)? = nil) -> Alert.Button
        static func cancel(_: (() -> Void)? = nil) -> Alert.Button
        static func destructive(_: Text, action: (() -> Void)? = nil) -> Alert.Button
      }
    }

    struct ActionSheet {
      init(title: Text, message: Text? = nil, buttons: [Alert.Button] = nil)
    }
    """#
}
