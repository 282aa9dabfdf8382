extension AppleInterface {
  /// SwiftUI: the modifiers of a view that take a title, a prompt or an accessibility text.
  static let swiftUIModifiers = #"""
    extension View {
      func navigationTitle(_: LocalizedStringKey) -> some View
      @_disfavoredOverload
      func navigationTitle<S: StringProtocol>(_: S) -> some View
      func navigationTitle(_: Text) -> some View
      func navigationTitle(_: Binding<String>) -> some View
      func navigationTitle(_: () -> some View) -> some View
      func navigationSubtitle(_: LocalizedStringKey) -> some View
      func navigationSubtitle(_: Text) -> some View
      func navigationBarTitle(
        _: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = nil
      ) -> some View
      func navigationBarTitle(
        _: Text, displayMode: NavigationBarItem.TitleDisplayMode = nil
      ) -> some View

      func alert(
        _: LocalizedStringKey, isPresented: Binding<Bool>, actions: () -> some View,
        message: (() -> some View) = nil) -> some View
      func alert<T>(
        _: LocalizedStringKey, isPresented: Binding<Bool>, presenting: T?,
        actions: (T) -> some View, message: ((T) -> some View) = nil) -> some View
      func alert(
        _: Text, isPresented: Binding<Bool>, actions: () -> some View,
        message: (() -> some View) = nil) -> some View
      func alert<T>(
        _: Text, isPresented: Binding<Bool>, presenting: T?, actions: (T) -> some View,
        message: ((T) -> some View) = nil) -> some View
      func alert<E: LocalizedError>(
        isPresented: Binding<Bool>, error: E?, actions: () -> some View) -> some View
      func alert<E: LocalizedError>(
        isPresented: Binding<Bool>, error: E?, actions: (E) -> some View,
        message: (E) -> some View) -> some View
      func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View
      func alert<Item>(item: Binding<Item?>, content: (Item) -> Alert) -> some View
      func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View
      func actionSheet<Item>(item: Binding<Item?>, content: (Item) -> ActionSheet) -> some View
      func confirmationDialog(
        _: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = nil,
        actions: () -> some View, message: (() -> some View) = nil) -> some View
      func confirmationDialog<T>(
        _: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = nil,
        presenting: T?, actions: (T) -> some View, message: ((T) -> some View) = nil
      ) -> some View
      func confirmationDialog(
        _: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = nil,
        actions: () -> some View, message: (() -> some View) = nil) -> some View
      func confirmationDialog<T>(
        _: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = nil,
        presenting: T?, actions: (T) -> some View, message: ((T) -> some View) = nil
      ) -> some View
      func dismissalConfirmationDialog(
        _: LocalizedStringKey, shouldPresent: Bool, actions: () -> some View,
        message: (() -> some View) = nil) -> some View
      func dialogSuppressionToggle(_: LocalizedStringKey, isSuppressed: Binding<Bool>)
        -> some View
      func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View

      func fileDialogMessage(_: LocalizedStringKey) -> some View
      func fileDialogMessage(_: Text?) -> some View
      func fileDialogConfirmationLabel(_: LocalizedStringKey) -> some View
      func fileDialogConfirmationLabel(_: Text?) -> some View
      func fileExporterFilenameLabel(_: LocalizedStringKey) -> some View
      func fileExporterFilenameLabel(_: Text?) -> some View

      func help(_: LocalizedStringKey) -> some View
      @_disfavoredOverload
      func help<S: StringProtocol>(_: S) -> some View
      func help(_: Text) -> some View
      func badge(_: LocalizedStringKey?) -> some View
      func badge(_: Int) -> some View
      func badge(_: Text?) -> some View
      @_disfavoredOverload
      func badge<S: StringProtocol>(_: S?) -> some View
      func typeSelectEquivalent(_: LocalizedStringKey) -> some View

      func searchable(
        text: Binding<String>, isPresented: Binding<Bool> = nil,
        placement: SearchFieldPlacement = nil, prompt: LocalizedStringKey) -> some View
      func searchable(
        text: Binding<String>, isPresented: Binding<Bool> = nil,
        placement: SearchFieldPlacement = nil, prompt: Text? = nil) -> some View
      @_disfavoredOverload
      func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool> = nil,
        placement: SearchFieldPlacement = nil, prompt: S) -> some View
      func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = nil,
        prompt: LocalizedStringKey, suggestions: () -> some View) -> some View
      func searchable<C: Collection>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool> = nil,
        placement: SearchFieldPlacement = nil, prompt: LocalizedStringKey,
        token: (C.Element) -> some View) -> some View
      func searchable<C: Collection>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        isPresented: Binding<Bool> = nil, placement: SearchFieldPlacement = nil,
        prompt: LocalizedStringKey, token: (C.Element) -> some View) -> some View
      func searchable<C: Collection>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool> = nil,
        placement: SearchFieldPlacement = nil, prompt: LocalizedStringKey,
        token: (Binding<C.Element>) -> some View) -> some View

      func accessibilityLabel(_: LocalizedStringKey, isEnabled: Bool = nil) -> some View
      @_disfavoredOverload
      func accessibilityLabel<S: StringProtocol>(_: S, isEnabled: Bool = nil) -> some View
      func accessibilityLabel(_: Text, isEnabled: Bool = nil) -> some View
      func accessibilityLabel(content: (some View) -> some View) -> some View
      func accessibilityValue(_: LocalizedStringKey, isEnabled: Bool = nil) -> some View
      @_disfavoredOverload
      func accessibilityValue<S: StringProtocol>(_: S, isEnabled: Bool = nil) -> some View
      func accessibilityValue(_: Text, isEnabled: Bool = nil) -> some View
      func accessibilityHint(_: LocalizedStringKey, isEnabled: Bool = nil) -> some View
      @_disfavoredOverload
      func accessibilityHint<S: StringProtocol>(_: S, isEnabled: Bool = nil) -> some View
      func accessibilityHint(_: Text, isEnabled: Bool = nil) -> some View
      func accessibilityInputLabels(_: [LocalizedStringKey], isEnabled: Bool = nil)
        -> some View
      func accessibilityAction(named: LocalizedStringKey, _: () -> Void) -> some View
      func accessibilityAction(named: Text, _: () -> Void) -> some View
      func accessibilityAction(named: LocalizedStringKey, intent: some AppIntent) -> some View
      func accessibilityActions(_: () -> some View) -> some View
      func accessibilityActions(category: AccessibilityActionCategory, _: () -> some View)
        -> some View
      func accessibilityCustomContent(
        _: LocalizedStringKey, _: LocalizedStringKey,
        importance: AXCustomContent.Importance = nil) -> some View
      func accessibilityCustomContent(
        _: AccessibilityCustomContentKey, _: LocalizedStringKey,
        importance: AXCustomContent.Importance = nil) -> some View
      func accessibilityCustomContent(
        _: LocalizedStringKey, _: Text, importance: AXCustomContent.Importance = nil
      ) -> some View
      @_disfavoredOverload
      func accessibilityCustomContent<S: StringProtocol>(
        _: LocalizedStringKey, _: S, importance: AXCustomContent.Importance = nil) -> some View
      func accessibilityDragPoint(
        _: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = nil) -> some View
      func accessibilityDropPoint(
        _: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = nil) -> some View
      func accessibilityRotor(
        _: LocalizedStringKey, entries: () -> some AccessibilityRotorContent) -> some View
      func accessibilityRotor<EntryModel>(
        _: LocalizedStringKey, entries: [EntryModel], entryID: Any = nil,
        entryLabel: KeyPath<EntryModel, String>) -> some View
      func accessibilityRotor(
        _: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View
      func accessibilityScrollStatus(_: LocalizedStringResource, isEnabled: Bool = nil)
        -> some View

      func previewDisplayName(_: String?) -> some View
      func tabItem(_: () -> some View) -> some View
    }

    struct ModifiedContent: View {}
    """#
}
