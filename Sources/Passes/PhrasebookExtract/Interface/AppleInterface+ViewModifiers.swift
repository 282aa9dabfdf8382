extension AppleInterface {
  /// SwiftUI's modifiers without a title that keep a chain a view, the closures with parameters
  /// first.
  static let viewModifiers = #"""
    extension View {
      func onChange<V: Equatable>(of: V, initial: Bool = nil, _: (V, V) -> Void) -> some View
      func onChange<V: Equatable>(of: V, initial: Bool = nil, _: () -> Void) -> some View
      func onChange<V: Equatable>(of: V, perform: (V) -> Void) -> some View
      func onReceive<P>(_: P, perform: (P.Output) -> Void) -> some View
      func onPreferenceChange<K>(_: K.Type, perform: (K.Value) -> Void) -> some View
      func onGeometryChange<T>(for: T.Type, of: (GeometryProxy) -> T, action: (T) -> Void)
        -> some View
      func onScrollGeometryChange<T>(
        for: T.Type, of: (ScrollGeometry) -> T, action: (T, T) -> Void) -> some View
      func onOpenURL(perform: (URL) -> Void) -> some View
      func onContinueUserActivity(_: String, perform: (NSUserActivity) -> Void) -> some View
      func onHover(perform: (Bool) -> Void) -> some View
      func onTapGesture(count: Int = nil, perform: () -> Void) -> some View
      func onTapGesture(count: Int = nil, coordinateSpace: Any, perform: (CGPoint) -> Void)
        -> some View
      func onLongPressGesture(
        minimumDuration: Double = nil, maximumDistance: CGFloat = nil, perform: () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil) -> some View
      func onDrop(of: [Any], isTargeted: Binding<Bool>?, perform: ([NSItemProvider]) -> Bool)
        -> some View
      func dropDestination<T>(
        for: T.Type = nil, action: ([T], CGPoint) -> Bool, isTargeted: (Bool) -> Void = nil
      ) -> some View
      func onAppear(perform: (() -> Void)? = nil) -> some View
      func onDisappear(perform: (() -> Void)? = nil) -> some View
      func onSubmit(of: Any = nil, _: () -> Void) -> some View
      func task(priority: Any = nil, _: () async -> Void) -> some View
      func task<T>(id: T, priority: Any = nil, _: () async -> Void) -> some View
      func refreshable(action: () async -> Void) -> some View

      func sheet(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, content: () -> some View
      ) -> some View
      func sheet<Item>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, content: (Item) -> some View
      ) -> some View
      func fullScreenCover(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, content: () -> some View
      ) -> some View
      func fullScreenCover<Item>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, content: (Item) -> some View
      ) -> some View
      func popover(
        isPresented: Binding<Bool>, attachmentAnchor: Any = nil, arrowEdge: Edge? = nil,
        content: () -> some View) -> some View
      func popover<Item>(
        item: Binding<Item?>, attachmentAnchor: Any = nil, arrowEdge: Edge? = nil,
        content: (Item) -> some View) -> some View
      func inspector(isPresented: Binding<Bool>, content: () -> some View) -> some View
      func navigationDestination<D>(for: D.Type, destination: (D) -> some View) -> some View
      func navigationDestination(isPresented: Binding<Bool>, destination: () -> some View)
        -> some View
      func navigationDestination<D>(item: Binding<D?>, destination: (D) -> some View)
        -> some View
      func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: (Result<URL, Error>) -> Void) -> some View
      func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        allowsMultipleSelection: Bool, onCompletion: (Result<[URL], Error>) -> Void
      ) -> some View
      func fileExporter(
        isPresented: Binding<Bool>, document: Any, contentType: UTType,
        defaultFilename: String? = nil, onCompletion: (Result<URL, Error>) -> Void
      ) -> some View
      func photosPicker(
        isPresented: Binding<Bool>, selection: Any, maxSelectionCount: Int? = nil,
        selectionBehavior: Any = nil, matching: Any = nil, preferredItemEncoding: Any = nil,
        photoLibrary: Any = nil) -> some View

      func overlay(alignment: Alignment = nil, content: () -> some View) -> some View
      func overlay(_: some View, alignment: Alignment = nil) -> some View
      func background(alignment: Alignment = nil, content: () -> some View) -> some View
      func background(_: Any, alignment: Alignment = nil) -> some View
      func background(_: Any, in: Any) -> some View
      func mask(alignment: Alignment = nil, _: () -> some View) -> some View
      func safeAreaInset(
        edge: Any, alignment: Any = nil, spacing: CGFloat? = nil, content: () -> some View
      ) -> some View
      func toolbar(content: () -> some View) -> some View
      func toolbar(id: String, content: () -> some View) -> some View
      func toolbar(_: Visibility, for: Any) -> some View
      func contextMenu(menuItems: () -> some View) -> some View
      func contextMenu(menuItems: () -> some View, preview: () -> some View) -> some View
      func contextMenu<I>(
        forSelectionType: I.Type = nil, menu: (Set<I>) -> some View,
        primaryAction: ((Set<I>) -> Void)? = nil) -> some View
      func swipeActions(
        edge: Any = nil, allowsFullSwipe: Bool = nil, content: () -> some View) -> some View
      func searchSuggestions(_: () -> some View) -> some View
      func searchScopes<V>(_: Binding<V>, activation: Any = nil, scopes: () -> some View)
        -> some View
      func containerBackground(_: Any, for: Any) -> some View
      func containerBackground(for: Any, alignment: Alignment = nil, content: () -> some View)
        -> some View
      func modifier(_: Any) -> some View
      func gesture(_: Any) -> some View

      func padding(_: Any = nil) -> some View
      func padding(_: Any, _: CGFloat?) -> some View
      func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = nil
      ) -> some View
      func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = nil) -> some View
      func fixedSize() -> some View
      func fixedSize(horizontal: Bool, vertical: Bool) -> some View
      func offset(x: CGFloat = nil, y: CGFloat = nil) -> some View
      func position(x: CGFloat = nil, y: CGFloat = nil) -> some View
      func layoutPriority(_: Double) -> some View
      func zIndex(_: Double) -> some View
      func opacity(_: Double) -> some View
      func scaleEffect(_: CGFloat, anchor: UnitPoint = nil) -> some View
      func rotationEffect(_: Any, anchor: UnitPoint = nil) -> some View
      func aspectRatio(_: CGFloat? = nil, contentMode: Any) -> some View
      func scaledToFit() -> some View
      func scaledToFill() -> some View
      func clipped(antialiased: Bool = nil) -> some View
      func clipShape(_: Any, style: Any = nil) -> some View
      func cornerRadius(_: CGFloat, antialiased: Bool = nil) -> some View
      func border(_: Any, width: CGFloat = nil) -> some View
      func shadow(color: Color = nil, radius: CGFloat, x: CGFloat = nil, y: CGFloat = nil)
        -> some View
      func blur(radius: CGFloat, opaque: Bool = nil) -> some View
      func contentShape(_: Any, eoFill: Bool = nil) -> some View
      func ignoresSafeArea(_: Any = nil, edges: Any = nil) -> some View
      func hidden() -> some View
      func redacted(reason: Any) -> some View
      func unredacted() -> some View
      func disabled(_: Bool) -> some View
      func allowsHitTesting(_: Bool) -> some View
      func id(_: Any) -> some View
      func tag(_: Any, includeOptional: Bool = nil) -> some View
      func font(_: Font?) -> some View
      func fontWeight(_: Any) -> some View
      func fontDesign(_: Any) -> some View
      func bold(_: Bool = nil) -> some View
      func italic(_: Bool = nil) -> some View
      func monospaced(_: Bool = nil) -> some View
      func monospacedDigit() -> some View
      func underline(_: Bool = nil, pattern: Any = nil, color: Color? = nil) -> some View
      func strikethrough(_: Bool = nil, pattern: Any = nil, color: Color? = nil) -> some View
      func kerning(_: CGFloat) -> some View
      func textCase(_: Any) -> some View
      func textSelection(_: Any) -> some View
      func textFieldStyle(_: Any) -> some View
      func textContentType(_: Any) -> some View
      func textInputAutocapitalization(_: Any) -> some View
      func autocorrectionDisabled(_: Bool = nil) -> some View
      func keyboardType(_: Any) -> some View
      func submitLabel(_: Any) -> some View
      func focused(_: Any) -> some View
      func focused(_: Any, equals: Any) -> some View
      func keyboardShortcut(_: Any, modifiers: Any = nil) -> some View
      func lineLimit(_: Any, reservesSpace: Bool = nil) -> some View
      func lineSpacing(_: CGFloat) -> some View
      func multilineTextAlignment(_: Any) -> some View
      func minimumScaleFactor(_: CGFloat) -> some View
      func truncationMode(_: Any) -> some View
      func allowsTightening(_: Bool) -> some View
      func dynamicTypeSize(_: Any) -> some View
      func imageScale(_: Any) -> some View
      func symbolRenderingMode(_: Any) -> some View
      func symbolVariant(_: Any) -> some View
      func symbolEffect(_: Any, options: Any = nil, value: Any = nil, isActive: Bool = nil)
        -> some View
      func foregroundStyle(_: Any) -> some View
      func foregroundStyle(_: Any, _: Any) -> some View
      func foregroundColor(_: Color?) -> some View
      func tint(_: Any) -> some View
      func accentColor(_: Color?) -> some View
      func backgroundStyle(_: Any) -> some View
      func colorScheme(_: Any) -> some View
      func preferredColorScheme(_: Any) -> some View
      func environment(_: Any, _: Any) -> some View
      func environment(_: Any) -> some View
      func environmentObject(_: Any) -> some View
      func modelContainer(_: Any) -> some View
      func transition(_: Any) -> some View
      func animation(_: Any, value: Any) -> some View
      func matchedGeometryEffect(id: Any, in: Any) -> some View
      func contentTransition(_: Any) -> some View
      func sensoryFeedback(_: Any, trigger: Any) -> some View

      func buttonStyle(_: Any) -> some View
      func buttonBorderShape(_: Any) -> some View
      func controlSize(_: Any) -> some View
      func labelStyle(_: Any) -> some View
      func labelsHidden() -> some View
      func labelsVisibility(_: Any) -> some View
      func pickerStyle(_: Any) -> some View
      func toggleStyle(_: Any) -> some View
      func menuStyle(_: Any) -> some View
      func datePickerStyle(_: Any) -> some View
      func progressViewStyle(_: Any) -> some View
      func gaugeStyle(_: Any) -> some View
      func groupBoxStyle(_: Any) -> some View
      func formStyle(_: Any) -> some View
      func listStyle(_: Any) -> some View
      func listRowBackground(_: Any) -> some View
      func listRowInsets(_: Any) -> some View
      func listRowSeparator(_: Any, edges: Any = nil) -> some View
      func headerProminence(_: Any) -> some View
      func tabViewStyle(_: Any) -> some View
      func navigationViewStyle(_: Any) -> some View
      func navigationBarTitleDisplayMode(_: Any) -> some View
      func navigationBarBackButtonHidden(_: Bool = nil) -> some View
      func navigationBarHidden(_: Bool) -> some View
      func navigationBarItems(leading: some View = nil, trailing: some View = nil) -> some View
      func scrollContentBackground(_: Any) -> some View
      func scrollDismissesKeyboard(_: Any) -> some View
      func scrollIndicators(_: Any, axes: Any = nil) -> some View
      func scrollDisabled(_: Bool) -> some View
      func presentationDetents(_: Any, selection: Any = nil) -> some View
      func presentationDragIndicator(_: Any) -> some View
      func interactiveDismissDisabled(_: Bool = nil) -> some View
      func edgesIgnoringSafeArea(_: Any) -> some View
      func glassEffect(_: Any = nil, in: Any = nil) -> some View
      func privacySensitive(_: Bool = nil) -> some View
      func invalidatableContent(_: Bool = nil) -> some View
      func widgetURL(_: URL?) -> some View
      func widgetAccentable(_: Bool = nil) -> some View
      func previewLayout(_: Any) -> some View
      func previewDevice(_: Any) -> some View
      func previewContext(_: Any) -> some View
      func accessibilityHidden(_: Bool, isEnabled: Bool = nil) -> some View
      func accessibilityIdentifier(_: String, isEnabled: Bool = nil) -> some View
      func accessibilityElement(children: Any = nil) -> some View
      func accessibilityAddTraits(_: Any) -> some View
      func accessibilityRemoveTraits(_: Any) -> some View
      func accessibilitySortPriority(_: Double) -> some View
      func accessibilityHeading(_: Any) -> some View
      func accessibilityShowsLargeContentViewer(_: () -> some View = nil) -> some View
      func accessibilityAdjustableAction(_: (Any) -> Void) -> some View
      func accessibilityAction(_: Any = nil, _: () -> Void) -> some View
      func accessibilityRepresentation(representation: () -> some View) -> some View
      func accessibilityFocused(_: Any, equals: Any = nil) -> some View
    }
    """#
}
