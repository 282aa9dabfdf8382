extension AppleInterface {
  /// SwiftUI: buttons, menus, fields, pickers and other controls.
  static let swiftUIControls = #"""
    struct Button: View {
      init(_: LocalizedStringKey, role: ButtonRole? = nil, action: () -> Void)
      init(
        _: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: () -> Void)
      init(
        _: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
        action: () -> Void)
      init(_: LocalizedStringKey, role: ButtonRole? = nil, intent: some AppIntent)
      init(
        _: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        intent: some AppIntent)
      init(
        _: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
        intent: some AppIntent)
      @_disfavoredOverload
      init<S: StringProtocol>(_: S, role: ButtonRole? = nil, action: () -> Void)
      @_disfavoredOverload
      init<S: StringProtocol>(
        _: S, systemImage: String, role: ButtonRole? = nil, action: () -> Void)
      init(role: ButtonRole? = nil, action: () -> Void, label: () -> some View)
      init(role: ButtonRole, action: () -> Void)
      init(role: ButtonRole? = nil, intent: some AppIntent, label: () -> some View)
    }

    struct ButtonRole {
      static var cancel: ButtonRole
      static var destructive: ButtonRole
      static var close: ButtonRole
      static var confirm: ButtonRole
    }

    struct Menu: View {
      init(
        _: LocalizedStringKey, content: () -> some View, primaryAction: (() -> Void) = nil)
      init(
        _: LocalizedStringKey, systemImage: String, content: () -> some View,
        primaryAction: (() -> Void) = nil)
      init(
        _: LocalizedStringKey, image: ImageResource, content: () -> some View,
        primaryAction: (() -> Void) = nil)
      init(
        content: () -> some View, label: () -> some View, primaryAction: (() -> Void) = nil)
    }

    struct MenuButton: View {
      init(_: LocalizedStringKey, content: () -> some View)
      init(label: some View, content: () -> some View)
    }

    struct _PullDownButton: View {
      init(_: LocalizedStringKey, content: () -> some View)
    }

    struct ControlGroup: View {
      init(_: LocalizedStringKey, content: () -> some View)
      init(_: LocalizedStringKey, systemImage: String, content: () -> some View)
      init(_: LocalizedStringKey, image: ImageResource, content: () -> some View)
      init(content: () -> some View, label: () -> some View = nil)
    }

    struct Toggle: View {
      init(_: LocalizedStringKey, isOn: Binding<Bool>)
      init(_: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)
      init(_: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>)
      init<C: Collection>(
        _: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
      init<C: Collection>(
        _: LocalizedStringKey, systemImage: String, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>)
      init<C: Collection>(
        _: LocalizedStringKey, image: ImageResource, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>)
      init(_: LocalizedStringKey, isOn: Bool, intent: some AppIntent)
      @_disfavoredOverload
      init<S: StringProtocol>(_: S, isOn: Binding<Bool>)
      @_disfavoredOverload
      init<S: StringProtocol>(_: S, systemImage: String, isOn: Binding<Bool>)
      init(isOn: Binding<Bool>, label: () -> some View)
      init<C: Collection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, label: () -> some View)
      init(isOn: Bool, intent: some AppIntent, label: () -> some View)
    }

    struct TextField: View {
      init(
        _: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = nil)
      init(
        _: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil)
      init(
        _: LocalizedStringKey, text: Binding<String>, onEditingChanged: (Bool) -> Void = nil,
        onCommit: () -> Void = nil)
      init<F: ParseableFormatStyle>(
        _: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
      init<F: ParseableFormatStyle>(
        _: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
      init<V>(
        _: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil)
      init<V>(
        _: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: (Bool) -> Void = nil, onCommit: () -> Void = nil)
      init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis = nil, label: () -> some View)
      init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, label: () -> some View)
    }

    struct SecureField: View {
      init(_: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil)
      init(_: LocalizedStringKey, text: Binding<String>, onCommit: () -> Void)
      init(text: Binding<String>, prompt: Text? = nil, label: () -> some View)
    }

    struct TextFieldLink: View {
      init(_: LocalizedStringKey, prompt: Text? = nil, onSubmit: (String) -> Void)
      init(prompt: Text? = nil, label: () -> some View, onSubmit: (String) -> Void)
    }

    struct Picker<SelectionValue>: View {
      init(
        _: LocalizedStringKey, selection: Binding<SelectionValue>, content: () -> some View,
        currentValueLabel: () -> some View = nil)
      init(
        _: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        content: () -> some View, currentValueLabel: () -> some View = nil)
      init(
        _: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        content: () -> some View, currentValueLabel: () -> some View = nil)
      init<C: Collection>(
        _: LocalizedStringKey, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, content: () -> some View,
        currentValueLabel: () -> some View = nil)
      init<C: Collection>(
        _: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, content: () -> some View,
        currentValueLabel: () -> some View = nil)
      init<C: Collection>(
        _: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, content: () -> some View,
        currentValueLabel: () -> some View = nil)
      @_disfavoredOverload
      init<S: StringProtocol>(
        _: S, selection: Binding<SelectionValue>, content: () -> some View)
      init(
        selection: Binding<SelectionValue>, label: some View, content: () -> some View)
      init(
        selection: Binding<SelectionValue>, content: () -> some View, label: () -> some View,
        currentValueLabel: () -> some View = nil)
    }

    struct DatePicker: View {
      init(
        _: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = nil)
      init(
        _: LocalizedStringKey, selection: Binding<Date>, in: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = nil)
      init(
        selection: Binding<Date>, in: ClosedRange<Date> = nil,
        displayedComponents: DatePickerComponents = nil, label: () -> some View)
    }

    struct MultiDatePicker: View {
      init(
        _: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in: Range<Date> = nil)
      init(
        selection: Binding<Set<DateComponents>>, in: Range<Date> = nil, label: () -> some View)
    }

    struct ColorPicker: View {
      init(_: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = nil)
      init(selection: Binding<Color>, supportsOpacity: Bool = nil, label: () -> some View)
    }

    struct Stepper: View {
      init(
        _: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: (Bool) -> Void = nil)
      init<V: Strideable>(
        _: LocalizedStringKey, value: Binding<V>, step: V.Stride = nil,
        onEditingChanged: (Bool) -> Void = nil)
      init<V: Strideable>(
        _: LocalizedStringKey, value: Binding<V>, in: ClosedRange<V>, step: V.Stride = nil,
        onEditingChanged: (Bool) -> Void = nil)
      init<F: ParseableFormatStyle>(
        _: LocalizedStringKey, value: Binding<F.FormatInput>, step: Any = nil, format: F,
        onEditingChanged: (Bool) -> Void = nil)
      init<F: ParseableFormatStyle>(
        _: LocalizedStringKey, value: Binding<F.FormatInput>, in: ClosedRange<F.FormatInput>,
        step: Any = nil, format: F, onEditingChanged: (Bool) -> Void = nil)
      init<V: Strideable>(
        value: Binding<V>, in: ClosedRange<V> = nil, step: V.Stride = nil,
        label: () -> some View, onEditingChanged: (Bool) -> Void = nil)
      init(
        label: () -> some View, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: (Bool) -> Void = nil)
    }

    struct Slider: View {
      init<V: BinaryFloatingPoint>(
        value: Binding<V>, in: ClosedRange<V> = nil, step: V = nil,
        label: () -> some View = nil, minimumValueLabel: () -> some View = nil,
        maximumValueLabel: () -> some View = nil, onEditingChanged: (Bool) -> Void = nil)
      init<V: BinaryFloatingPoint>(
        value: Binding<V>, in: ClosedRange<V> = nil, step: V = nil,
        onEditingChanged: (Bool) -> Void, minimumValueLabel: some View = nil,
        maximumValueLabel: some View = nil, label: () -> some View = nil)
    }

    struct Gauge: View {
      init<V: BinaryFloatingPoint>(
        value: V, in: ClosedRange<V> = nil, label: () -> some View,
        currentValueLabel: () -> some View = nil, minimumValueLabel: () -> some View = nil,
        maximumValueLabel: () -> some View = nil, markedValueLabels: () -> some View = nil)
    }

    struct NewDocumentButton: View {
      init(
        _: LocalizedStringKey, contentType: UTType? = nil,
        prepareDocumentURL: (() -> URL?) = nil)
      init(
        _: LocalizedStringKey, for: Any = nil, contentType: UTType? = nil,
        prepareDocument: (() -> Any?) = nil)
    }

    struct EditButton: View {}
    struct PasteButton: View {}
    struct RenameButton: View {}
    struct SettingsLink: View {
      init(label: () -> some View = nil)
    }
    struct HelpLink: View {}
    struct TextEditor: View {
      init(text: Binding<String>)
    }
    """#
}
