extension AppleInterface {
  /// SwiftUI: windows, commands and document scenes.
  static let swiftUIScenes = #"""
    protocol App {
      associatedtype Body: Scene
      var body: Body { get }
    }
    protocol Scene {
      associatedtype Body: Scene
      var body: Body { get }
    }
    protocol Commands {
      associatedtype Body: Commands
      var body: Body { get }
    }

    struct WindowGroup: Scene {
      init(_: LocalizedStringKey, id: String = nil, content: () -> some View)
      init(_: LocalizedStringKey, id: String = nil, makeContent: () -> some View)
      init<D>(
        _: LocalizedStringKey, id: String = nil, for: D.Type,
        content: (Binding<D?>) -> some View)
      init<D>(
        _: LocalizedStringKey, id: String = nil, for: D.Type = nil,
        content: (Binding<D>) -> some View, defaultValue: () -> D)
      init(id: String = nil, content: () -> some View)
      init<D>(id: String = nil, for: D.Type, content: (Binding<D?>) -> some View)
    }

    struct Window: Scene {
      init(_: LocalizedStringKey, id: String, content: () -> some View)
      init(_: Text, id: String, content: () -> some View)
    }

    struct UtilityWindow: Scene {
      init(_: LocalizedStringKey, id: String, content: () -> some View)
    }

    struct MenuBarExtra: Scene {
      init(_: LocalizedStringKey, isInserted: Binding<Bool> = nil, content: () -> some View)
      init(
        _: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool> = nil,
        content: () -> some View)
      init(
        _: LocalizedStringKey, image: String, isInserted: Binding<Bool> = nil,
        content: () -> some View)
      init(
        isInserted: Binding<Bool> = nil, content: () -> some View, label: () -> some View)
    }

    struct AlertScene: Scene {
      init(
        _: LocalizedStringKey, isPresented: Binding<Bool>, actions: () -> some View,
        message: () -> some View = nil)
      init<T>(
        _: LocalizedStringKey, isPresented: Binding<Bool>, presenting: T?,
        actions: (T) -> some View, message: ((T) -> some View) = nil)
    }

    struct DocumentGroupLaunchScene: Scene {
      init(
        _: LocalizedStringKey, _: () -> some View, background: () -> some View,
        backgroundAccessoryView: ((DocumentLaunchGeometryProxy) -> some View) = nil,
        overlayAccessoryView: ((DocumentLaunchGeometryProxy) -> some View) = nil)
      init(
        _: LocalizedStringKey, backgroundStyle: some ShapeStyle = nil,
        _: (() -> some View) = nil,
        backgroundAccessoryView: ((DocumentLaunchGeometryProxy) -> some View) = nil,
        overlayAccessoryView: ((DocumentLaunchGeometryProxy) -> some View) = nil)
    }

    struct DocumentLaunchView: View {
      init(
        _: LocalizedStringKey, for: [UTType], _: () -> some View,
        onDocumentOpen: (URL) -> some View, background: (() -> some View) = nil,
        backgroundAccessoryView: ((DocumentLaunchGeometryProxy) -> some View) = nil,
        overlayAccessoryView: ((DocumentLaunchGeometryProxy) -> some View) = nil)
      init(
        _: LocalizedStringKey, for: [UTType], backgroundStyle: some ShapeStyle,
        _: () -> some View, onDocumentOpen: (URL) -> some View,
        backgroundAccessoryView: ((DocumentLaunchGeometryProxy) -> some View) = nil,
        overlayAccessoryView: ((DocumentLaunchGeometryProxy) -> some View) = nil)
    }

    struct DocumentLaunchGeometryProxy {
      var frame: CGRect
      var titleViewFrame: CGRect
    }

    struct CommandMenu: Commands {
      init(_: LocalizedStringKey, content: () -> some View)
      init(_: Text, content: () -> some View)
    }

    struct CommandGroup: Commands {
      init(before: CommandGroupPlacement, addition: () -> some View)
      init(after: CommandGroupPlacement, addition: () -> some View)
      init(replacing: CommandGroupPlacement, addition: () -> some View)
    }

    struct Settings: Scene {
      init(content: () -> some View)
    }
    struct ImmersiveSpace: Scene {
      init(id: String, content: () -> some View)
    }
    struct DocumentGroup: Scene {}
    extension Scene {
      func commands(content: () -> some Commands) -> some Scene
      func defaultSize(width: CGFloat, height: CGFloat) -> some Scene
      func windowStyle(_: Any) -> some Scene
      func windowResizability(_: Any) -> some Scene
      func defaultPosition(_: Any) -> some Scene
      func keyboardShortcut(_: Any, modifiers: Any = nil) -> some Scene
      func onChange<V>(of: V, initial: Bool = nil, _: (V, V) -> Void) -> some Scene
      func environment(_: Any, _: Any = nil) -> some Scene
      func environmentObject(_: Any) -> some Scene
      func modelContainer(_: Any) -> some Scene
      func menuBarExtraStyle(_: Any) -> some Scene
      func dialogSuppressionToggle(_: LocalizedStringKey, isSuppressed: Binding<Bool>)
        -> some Scene
      func dialogIcon(_: Image?) -> some Scene
    }
    """#
}
