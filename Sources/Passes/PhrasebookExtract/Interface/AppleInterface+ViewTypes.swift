extension AppleInterface {
  /// SwiftUI's views that take no title, so that a chain that starts at one is known to be a view
  /// and the parameters of its closures have types.
  static let viewTypes = #"""
    struct VStack: View {}
    struct HStack: View {}
    struct ZStack: View {}
    struct LazyVStack: View {}
    struct LazyHStack: View {}
    struct LazyVGrid: View {}
    struct LazyHGrid: View {}
    struct Grid: View {}
    struct GridRow: View {}
    struct Group: View {}
    struct Form: View {}
    struct ScrollView: View {}
    struct ViewThatFits: View {}
    struct GlassEffectContainer: View {}
    struct TabView: View {}
    struct NavigationView: View {}
    struct NavigationSplitView: View {}
    struct HSplitView: View {}
    struct VSplitView: View {}
    struct Spacer: View {}
    struct Divider: View {}
    struct EmptyView: View {}
    struct AnyView: View {}
    struct EquatableView: View {}
    struct NavigationStack: View {
      init(path: Any = nil, root: () -> some View)
    }

    struct Image: View {
      init(_: String, bundle: Bundle? = nil)
      init(_: String, variableValue: Double?, bundle: Bundle? = nil)
      init(_: String, bundle: Bundle? = nil, label: Text)
      init(_: ImageResource)
      init(decorative: String, bundle: Bundle? = nil)
      init(systemName: String, variableValue: Double? = nil)
      init(uiImage: UIImage)
      init(nsImage: NSImage)
      init(_: CGImage, scale: CGFloat, orientation: Any = nil, label: Text)
      func resizable(capInsets: EdgeInsets = nil, resizingMode: Any = nil) -> Image
      func renderingMode(_: Any) -> Image
      func interpolation(_: Any) -> Image
      func antialiased(_: Bool) -> Image
      func symbolRenderingMode(_: Any) -> Image
    }
    struct AsyncImage: View {
      init(url: URL?, scale: CGFloat = nil)
      init(
        url: URL?, scale: CGFloat = nil, content: (Image) -> some View,
        placeholder: () -> some View)
      init(
        url: URL?, scale: CGFloat = nil, transaction: Any = nil,
        content: (AsyncImagePhase) -> some View)
    }
    enum AsyncImagePhase {
      case empty
      case success(Image)
      case failure(Error)
      var image: Image?
      var error: Error?
    }
    struct Color: View, ShapeStyle {
      init(_: String, bundle: Bundle? = nil)
      init(red: Double, green: Double, blue: Double, opacity: Double = nil)
      init(hue: Double, saturation: Double, brightness: Double, opacity: Double = nil)
      func opacity(_: Double) -> Color
    }

    protocol ShapeStyle {}
    protocol Shape: View {}
    extension Shape {
      func fill(_: some ShapeStyle, style: Any = nil) -> some View
      func stroke(_: some ShapeStyle, lineWidth: CGFloat = nil) -> some View
      func trim(from: CGFloat = nil, to: CGFloat = nil) -> some Shape
      func strokeBorder(_: some ShapeStyle, lineWidth: CGFloat = nil) -> some View
      func inset(by: CGFloat) -> some Shape
    }
    struct Rectangle: Shape {}
    struct RoundedRectangle: Shape {}
    struct UnevenRoundedRectangle: Shape {}
    struct ConcentricRectangle: Shape {}
    struct ContainerRelativeShape: Shape {}
    struct Circle: Shape {}
    struct Ellipse: Shape {}
    struct Capsule: Shape {}
    struct Path: Shape {}
    struct LinearGradient: View, ShapeStyle {}
    struct RadialGradient: View, ShapeStyle {}
    struct AngularGradient: View, ShapeStyle {}
    struct EllipticalGradient: View, ShapeStyle {}
    struct MeshGradient: View, ShapeStyle {}

    struct ForEach<Items>: View, ChartContent, TabContent, MapContent {
      init(_: Items, id: Any = nil, content: (Items.Element) -> some View)
      init<C: Collection>(
        _: Binding<C>, id: Any = nil, editActions: Any = nil,
        content: (Binding<C.Element>) -> some View)
      init(_: Range<Int>, content: (Int) -> some View)
      init(subviews: some View, content: (Subview) -> some View)
      func onDelete(perform: ((IndexSet) -> Void)?) -> some View
      func onMove(perform: ((IndexSet, Int) -> Void)?) -> some View
      func onInsert(of: [Any], perform: (Int, [NSItemProvider]) -> Void) -> some View
    }
    struct List<Items>: View {
      init(selection: Any = nil, content: () -> some View)
      init(_: Items, id: Any = nil, selection: Any = nil, rowContent: (Items.Element) -> some View)
      init<C: Collection>(
        _: Binding<C>, id: Any = nil, editActions: Any = nil, selection: Any = nil,
        rowContent: (Binding<C.Element>) -> some View)
      init(
        _: Items, id: Any = nil, children: Any, selection: Any = nil,
        rowContent: (Items.Element) -> some View)
      init(_: Range<Int>, selection: Any = nil, rowContent: (Int) -> some View)
    }
    struct OutlineGroup<Items>: View {
      init(_: Items, id: Any = nil, children: Any, content: (Items.Element) -> some View)
    }
    struct Table<Items>: View {
      init(_: Items, selection: Any = nil, sortOrder: Any = nil, columns: () -> Any)
      init(selection: Any = nil, sortOrder: Any = nil, columns: () -> Any, rows: () -> Any)
    }
    struct TableRow {}
    struct TableColumnForEach<Items> {
      init(_: Items, id: Any = nil, content: (Items.Element) -> Any)
    }

    struct GeometryReader: View {
      init(content: (GeometryProxy) -> some View)
    }
    struct GeometryReader3D: View {
      init(content: (GeometryProxy) -> some View)
    }
    struct GeometryProxy {
      var size: CGSize
      var safeAreaInsets: EdgeInsets
      func frame(in: Any) -> CGRect
    }
    struct EdgeInsets {
      init(
        top: CGFloat = nil, leading: CGFloat = nil, bottom: CGFloat = nil,
        trailing: CGFloat = nil)
      var top: CGFloat
      var leading: CGFloat
      var bottom: CGFloat
      var trailing: CGFloat
    }
    struct ScrollViewReader: View {
      init(content: (ScrollViewProxy) -> some View)
    }
    struct ScrollViewProxy {
      func scrollTo(_: Any, anchor: UnitPoint? = nil)
    }
    struct ScrollGeometry {
      var contentOffset: CGPoint
      var contentSize: CGSize
      var contentInsets: EdgeInsets
      var containerSize: CGSize
      var visibleRect: CGRect
      var bounds: CGRect
    }
    struct TimelineView: View {
      init(_: Any, content: (TimelineViewDefaultContext) -> some View)
    }
    struct TimelineViewDefaultContext {
      var date: Date
    }
    struct Canvas: View {
      init(
        opaque: Bool = nil, colorMode: Any = nil, rendersAsynchronously: Bool = nil,
        renderer: (GraphicsContext, CGSize) -> Void, symbols: () -> some View = nil)
    }
    struct GraphicsContext {
      func draw(_: Text, at: CGPoint, anchor: UnitPoint = nil)
      func draw(_: Text, in: CGRect)
      func draw(_: Image, at: CGPoint, anchor: UnitPoint = nil)
      func resolve(_: Text) -> Any
    }
    struct PhaseAnimator<Phase>: View {
      init(
        _: [Phase], trigger: Any = nil, content: (Phase) -> some View,
        animation: (Phase) -> Any = nil)
    }
    struct KeyframeAnimator<Value>: View {
      init(
        initialValue: Value, trigger: Any = nil, content: (Value) -> some View,
        keyframes: (Value) -> Any)
    }

    struct VideoPlayer: View {}
    struct SceneView: View {}
    struct SpriteView: View {}
    struct RealityView: View {}
    struct Model3D: View {}
    struct WebView: View {}
    struct SignInWithAppleButton: View {}
    struct LookAroundPreview: View {}
    struct MapCompass: View {}
    struct MapScaleView: View {}
    struct MapUserLocationButton: View {}

    protocol ViewModifier {
      func body(content: Content) -> some View
    }
    protocol ToolbarContent {}
    struct ToolbarItem: ToolbarContent {
      init(id: String = nil, placement: ToolbarItemPlacement = nil, content: () -> some View)
    }
    struct ToolbarItemGroup: ToolbarContent {
      init(placement: ToolbarItemPlacement = nil, content: () -> some View)
      init(
        placement: ToolbarItemPlacement = nil, content: () -> some View, label: () -> some View)
    }
    struct ToolbarSpacer: ToolbarContent {}
    protocol ButtonStyle {
      func makeBody(configuration: ButtonStyleConfiguration) -> some View
    }
    struct ButtonStyleConfiguration {
      var label: some View
      var isPressed: Bool
      var role: ButtonRole?
    }

    struct Binding<Value> {
      init(get: () -> Value, set: (Value) -> Void)
      init?(_: Binding<Value?>)
      init(projectedValue: Binding<Value>)
      static func constant(_: Value) -> Binding<Value>
      var wrappedValue: Value
      var projectedValue: Binding<Value>
      func animation(_: Any = nil) -> Binding<Value>
    }
    struct State<Value> {
      init(initialValue: Value)
      init(wrappedValue: Value)
      var wrappedValue: Value
      var projectedValue: Binding<Value>
    }
    struct AppStorage<Value> {
      init(wrappedValue: Value = nil, _: String, store: UserDefaults? = nil)
      var wrappedValue: Value
      var projectedValue: Binding<Value>
    }
    struct SceneStorage<Value> {
      init(wrappedValue: Value = nil, _: String)
      var wrappedValue: Value
      var projectedValue: Binding<Value>
    }
    struct GestureState<Value> {
      var wrappedValue: Value
    }
    struct FocusState<Value> {
      var wrappedValue: Value
    }
    struct ScaledMetric<Value> {
      init(wrappedValue: Value, relativeTo: Any = nil)
      var wrappedValue: Value
    }
    struct Published<Value> {
      var wrappedValue: Value
    }
    struct StateObject<ObjectType> {
      var wrappedValue: ObjectType
    }
    struct ObservedObject<ObjectType> {
      var wrappedValue: ObjectType
    }
    struct EnvironmentObject<ObjectType> {
      var wrappedValue: ObjectType
    }
    struct Bindable<Value> {
      init(_: Value)
      var wrappedValue: Value
    }
    struct Environment<Value> {
      init(_: KeyPath<EnvironmentValues, Value>)
      init(_: Value.Type)
      var wrappedValue: Value
    }
    struct Query<Element> {
      var wrappedValue: [Element]
    }
    struct FetchRequest<Result> {
      var wrappedValue: FetchedResults<Result>
    }
    struct FetchedResults<Element>: Collection {}
    struct SectionedFetchRequest<Section, Result> {
      var wrappedValue: [Any]
    }
    struct EnvironmentValues {
      var locale: Locale
      var calendar: Calendar
      var timeZone: TimeZone
      var displayScale: CGFloat
      var pixelLength: CGFloat
      var lineLimit: Int?
      var lineSpacing: CGFloat
      var minimumScaleFactor: CGFloat
      var defaultMinListRowHeight: CGFloat
      var isEnabled: Bool
      var colorScheme: ColorScheme
      var horizontalSizeClass: UserInterfaceSizeClass?
      var verticalSizeClass: UserInterfaceSizeClass?
      var widgetFamily: WidgetFamily
    }
    """#
}
