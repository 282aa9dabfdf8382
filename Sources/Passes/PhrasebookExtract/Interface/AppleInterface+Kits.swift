extension AppleInterface {
  /// MapKit, PhotosUI, StoreKit, TipKit, RealityKit and other frameworks with a few titles each.
  static let kits = #"""
    protocol MapContent {}
    struct Annotation: MapContent {
      init(
        _: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = nil,
        accessoryAnchor: UnitPoint = nil, content: () -> some View)
      init<S: StringProtocol>(
        _: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = nil,
        accessoryAnchor: UnitPoint = nil, content: () -> some View)
      init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = nil,
        accessoryAnchor: UnitPoint = nil, content: () -> some View, label: () -> some View)
    }
    struct Marker: MapContent {
      init(_: LocalizedStringKey, coordinate: CLLocationCoordinate2D)
      init(_: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D)
      init(_: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D)
      init(_: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D)
      @_disfavoredOverload
      init<S: StringProtocol>(_: S, coordinate: CLLocationCoordinate2D)
      @_disfavoredOverload
      init<S: StringProtocol>(_: S, systemImage: String, coordinate: CLLocationCoordinate2D)
      init(coordinate: CLLocationCoordinate2D, label: () -> some View)
      init(item: MKMapItem)
    }
    struct Map: View {
      init(
        position: Binding<MapCameraPosition> = nil, bounds: Any = nil, interactionModes: Any = nil,
        selection: Any = nil, scope: Any = nil, content: () -> some MapContent = nil)
      init<Items>(
        coordinateRegion: Any, interactionModes: Any = nil, showsUserLocation: Bool = nil,
        userTrackingMode: Any = nil, annotationItems: Items,
        annotationContent: (Items.Element) -> Any)
    }

    struct PhotosPicker: View {
      init(
        _: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
        matching: PHPickerFilter? = nil, preferredItemEncoding: Any = nil,
        photoLibrary: PHPhotoLibrary = nil)
      init(
        _: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil, selectionBehavior: Any = nil,
        matching: PHPickerFilter? = nil, preferredItemEncoding: Any = nil,
        photoLibrary: PHPhotoLibrary = nil)
      init(
        selection: Binding<PhotosPickerItem?>, matching: PHPickerFilter? = nil,
        preferredItemEncoding: Any = nil, photoLibrary: PHPhotoLibrary = nil,
        label: () -> some View)
      init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: Any = nil, matching: PHPickerFilter? = nil,
        preferredItemEncoding: Any = nil, photoLibrary: PHPhotoLibrary = nil,
        label: () -> some View)
    }

    struct SubscriptionOptionGroup {
      init(
        _: LocalizedStringKey, content: () -> Any, marketingContent: (() -> some View) = nil)
      init(
        _: LocalizedStringKey, isIncluded: (Product) -> Bool,
        marketingContent: (() -> some View) = nil)
    }
    struct SubscriptionOptionSection {
      init(
        _: LocalizedStringKey, isIncluded: (Product) -> Bool, footer: (() -> some View) = nil)
      init(
        _: LocalizedStringKey, content: () -> Any, footer: (() -> some View) = nil)
    }
    struct SubscriptionStoreView: View {
      init(
        groupID: String, visibleRelationships: Any = nil, marketingContent: () -> some View = nil)
      init(productIDs: [String], marketingContent: () -> some View = nil)
      init(subscriptions: [Product], marketingContent: () -> some View = nil)
    }
    struct StoreView: View {}
    struct ProductView: View {}

    protocol Tip {
      var title: Text { get }
      var message: Text? { get }
      var image: Image? { get }
      var actions: [Tips.Action] { get }
    }
    enum Tips {
      struct Action {
        init<S: StringProtocol>(
          id: String = nil, title: S, disabled: Bool = nil, perform: (() -> Void) = nil)
        init(
          id: String = nil, disabled: Bool = nil, perform: (() -> Void) = nil,
          _: () -> Text)
        var id: String
      }
    }
    struct TipView: View {
      init(_: some Tip, arrowEdge: Edge? = nil, action: (Tips.Action) -> Void = nil)
      init(
        _: some Tip, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil,
        action: (Tips.Action) -> Void = nil)
    }
    extension View {
      func popoverTip(
        _: (some Tip)?, isPresented: Binding<Bool>? = nil, attachmentAnchor: Any = nil,
        arrowEdge: Edge? = nil, action: (Tips.Action) -> Void = nil) -> some View
    }

    struct AccessibilityComponent {
      var label: LocalizedStringResource?
      var value: LocalizedStringResource?
      var customActions: [LocalizedStringResource]
      var customContent: [AccessibilityComponent.CustomContent]
      struct CustomContent {
        init(
          label: LocalizedStringResource, value: LocalizedStringResource, importance: Any)
        var label: LocalizedStringResource
        var value: LocalizedStringResource
      }
      enum RotorType {
        case custom(LocalizedStringResource)
      }
    }
    enum AccessibilityEvents {
      struct CustomAction {
        init(key: LocalizedStringResource, entity: Entity)
        var key: LocalizedStringResource
      }
    }
    class Entity {
      var accessibilityLabelKey: LocalizedStringResource?
      var accessibilityValue: LocalizedStringResource?
      var accessibilityCustomActions: [LocalizedStringResource]
      var accessibilityCustomContent: [AccessibilityComponent.CustomContent]
      var name: String
    }

    class UITextFormattingViewController {
      struct FormattingStyle {
        init(
          styleKey: String, title: LocalizedStringResource, attributes: AttributeContainer)
        var title: LocalizedStringResource
      }
    }

    struct LocalAuthenticationView: View {
      init(_: LocalizedStringKey, context: LAContext)
      init(
        _: LocalizedStringKey, reason: Text, context: LAContext? = nil,
        result: (Result<Void, Error>) -> Void)
    }
    struct JournalingSuggestionsPicker: View {
      init(_: LocalizedStringKey, onCompletion: (JournalingSuggestion) -> Void)
    }
    struct ManagedContentView: View {
      init(
        primaryLabel: LocalizedStringKey, secondaryLabel: LocalizedStringKey = nil,
        tertiaryLabel: LocalizedStringKey = nil, quaternaryLabel: LocalizedStringKey = nil,
        offerState: Any, offerAction: (Any) -> Void, icon: () -> some View)
    }
    enum ManagedAppDistributionError: Error {
      var localizedStringResource: LocalizedStringResource
    }
    class CLPlacemark: DisplayRepresentable {
      var name: String?
      var locality: String?
      var country: String?
      var administrativeArea: String?
      var location: CLLocation?
    }
    """#
}
