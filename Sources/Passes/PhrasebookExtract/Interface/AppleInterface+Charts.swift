extension AppleInterface {
  /// Swift Charts: marks, plots, axis labels; the titles of whole axes are `String` traps.
  static let charts = #"""
    struct PlottableValue<Value> {
      static func value(_: LocalizedStringKey, _: Value) -> PlottableValue<Value>
      static func value(
        _: LocalizedStringKey, _: Date, unit: Calendar.Component, calendar: Calendar? = nil
      ) -> PlottableValue<Date>
      static func value(_: LocalizedStringKey, _: ChartBinRange<Value>) -> PlottableValue<Value>
      static func value(_: Text, _: Value) -> PlottableValue<Value>
      @_disfavoredOverload
      static func value<S: StringProtocol>(_: S, _: Value) -> PlottableValue<Value>
    }
    struct PlottableProjection<DataElement, Value> {
      static func value(_: LocalizedStringKey, _: KeyPath<DataElement, Value>)
        -> PlottableProjection<DataElement, Value>
      static func value(
        _: LocalizedStringKey, _: KeyPath<DataElement, Value>, _: KeyPath<DataElement, Value>
      ) -> PlottableProjection<DataElement, Value>
      static func value(
        _: LocalizedStringKey, _: KeyPath<DataElement, Value>, unit: Calendar.Component,
        calendar: Calendar? = nil) -> PlottableProjection<DataElement, Value>
    }

    protocol ChartContent {
      associatedtype Body: ChartContent
      var body: Body { get }
    }
    extension ChartContent {
      func accessibilityLabel(_: LocalizedStringKey) -> some ChartContent
      func accessibilityLabel(_: Text) -> some ChartContent
      @_disfavoredOverload
      func accessibilityLabel<S: StringProtocol>(_: S) -> some ChartContent
      func accessibilityValue(_: LocalizedStringKey) -> some ChartContent
      func accessibilityValue(_: Text) -> some ChartContent
      @_disfavoredOverload
      func accessibilityValue<S: StringProtocol>(_: S) -> some ChartContent
      func accessibilityHidden(_: Bool) -> some ChartContent
      func accessibilityIdentifier(_: String) -> some ChartContent
      func foregroundStyle(_: some ShapeStyle) -> some ChartContent
      func foregroundStyle<D>(by: PlottableValue<D>) -> some ChartContent
      func symbol<D>(by: PlottableValue<D>) -> some ChartContent
      func symbol(_: Any) -> some ChartContent
      func symbol(symbol: () -> some View) -> some ChartContent
      func symbolSize<D>(by: PlottableValue<D>) -> some ChartContent
      func symbolSize(_: CGFloat) -> some ChartContent
      func lineStyle<D>(by: PlottableValue<D>) -> some ChartContent
      func lineStyle(_: StrokeStyle) -> some ChartContent
      func position<D>(by: PlottableValue<D>, axis: Axis? = nil, span: Any = nil)
        -> some ChartContent
      func opacity(_: Double) -> some ChartContent
      func interpolationMethod(_: Any) -> some ChartContent
      func cornerRadius(_: CGFloat, style: Any = nil) -> some ChartContent
      func annotation(
        position: AnnotationPosition = nil, alignment: Alignment = nil, spacing: CGFloat? = nil,
        overflowResolution: Any = nil, content: () -> some View) -> some ChartContent
      func offset(x: CGFloat = nil, y: CGFloat = nil) -> some ChartContent
      func zIndex(_: Double) -> some ChartContent
      func clipShape(_: Any, style: Any = nil) -> some ChartContent
      func shadow(color: Color = nil, radius: CGFloat, x: CGFloat = nil, y: CGFloat = nil)
        -> some ChartContent
      func alignsMarkStylesWithPlotArea(_: Bool = nil) -> some ChartContent
    }

    struct BarMark: ChartContent {
      init<X, Y>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = nil,
        height: MarkDimension = nil, stacking: MarkStackingMethod = nil)
      init<X, Y>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
        width: MarkDimension = nil)
      init<X, Y>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
        height: MarkDimension = nil)
      init<X>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil, stacking: MarkStackingMethod = nil)
      init<X>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
        width: MarkDimension = nil, stacking: MarkStackingMethod = nil)
      init<Y>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
        height: MarkDimension = nil, stacking: MarkStackingMethod = nil)
    }
    struct LineMark: ChartContent {
      init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>)
      init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>)
    }
    struct PointMark: ChartContent {
      init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>)
      init<X>(x: PlottableValue<X>, y: CGFloat? = nil)
      init<Y>(x: CGFloat? = nil, y: PlottableValue<Y>)
    }
    struct AreaMark: ChartContent {
      init<X, Y>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = nil)
      init<X, Y, S>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
        stacking: MarkStackingMethod = nil)
      init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
      init<X, Y, S>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
        series: PlottableValue<S>)
      init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>)
    }
    struct RuleMark: ChartContent {
      init<X>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil)
      init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
      init<Y>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>)
      init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>)
    }
    struct RectangleMark: ChartContent {
      init<X, Y>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = nil,
        height: MarkDimension = nil)
      init<X, Y>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>)
      init<X, Y>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
        width: MarkDimension = nil)
      init<X, Y>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
        height: MarkDimension = nil)
      init<X>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil)
      init<Y>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>)
    }
    struct SectorMark: ChartContent {
      init<D>(
        angle: PlottableValue<D>, innerRadius: MarkDimension = nil,
        outerRadius: MarkDimension = nil, angularInset: CGFloat? = nil)
    }
    struct Plot: ChartContent {
      init(content: () -> some ChartContent)
    }

    struct LinePlot: ChartContent {
      init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: (Double) -> Double)
      init(
        x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
        domain: ClosedRange<Double>, function: (Double) -> (x: Double, y: Double))
      init<Items, X, Y>(
        _: Items, x: PlottableProjection<Items.Element, X>,
        y: PlottableProjection<Items.Element, Y>,
        series: PlottableProjection<Items.Element, String> = nil)
    }
    struct AreaPlot: ChartContent {
      init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: (Double) -> Double)
      init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil,
        function: (Double) -> (yStart: Double, yEnd: Double))
      init<Items, X, Y>(
        _: Items, x: PlottableProjection<Items.Element, X>,
        y: PlottableProjection<Items.Element, Y>,
        series: PlottableProjection<Items.Element, String> = nil, stacking: Any = nil)
    }
    struct BarPlot: ChartContent {
      init<Items, X, Y>(
        _: Items, x: PlottableProjection<Items.Element, X>,
        y: PlottableProjection<Items.Element, Y>, width: Any = nil, height: Any = nil,
        stacking: Any = nil)
    }
    struct PointPlot: ChartContent {
      init<Items, X, Y>(
        _: Items, x: PlottableProjection<Items.Element, X>,
        y: PlottableProjection<Items.Element, Y>)
    }
    struct RulePlot: ChartContent {
      init<Items, X, Y>(
        _: Items, x: PlottableProjection<Items.Element, X>,
        yStart: PlottableProjection<Items.Element, Y>,
        yEnd: PlottableProjection<Items.Element, Y>)
    }
    struct RectanglePlot: ChartContent {
      init<Items, X, Y>(
        _: Items, x: PlottableProjection<Items.Element, X>,
        y: PlottableProjection<Items.Element, Y>, width: Any = nil, height: Any = nil)
    }
    struct SectorPlot: ChartContent {
      init<Items, D>(
        _: Items, angle: PlottableProjection<Items.Element, D>, innerRadius: Any = nil,
        outerRadius: Any = nil, angularInset: CGFloat? = nil)
    }

    struct Chart: View {
      init(content: () -> some ChartContent)
      init<Items>(_: Items, id: Any = nil, content: (Items.Element) -> some ChartContent)
    }
    struct Chart3D: View {
      init(content: () -> Any)
      init<Items>(_: Items, id: Any = nil, content: (Items.Element) -> Any)
    }
    struct ChartProxy {
      func position<P>(forX: P) -> CGFloat?
      func position<P>(forY: P) -> CGFloat?
      func value<P>(atX: CGFloat, as: P.Type = nil) -> P?
      func value<P>(atY: CGFloat, as: P.Type = nil) -> P?
      var plotSize: CGSize
    }

    protocol AxisMark {}
    protocol AxisContent {}
    struct AxisMarks: AxisContent {
      init(
        preset: AxisMarkPreset = nil, position: AxisMarkPosition = nil, values: Any = nil,
        stroke: StrokeStyle? = nil)
      init<Format>(
        format: Format, preset: AxisMarkPreset = nil, position: AxisMarkPosition = nil,
        values: Any = nil, stroke: StrokeStyle? = nil)
      init(
        preset: AxisMarkPreset = nil, position: AxisMarkPosition = nil, values: Any = nil,
        content: (AxisValue) -> some AxisMark)
    }
    struct AxisValue {
      func `as`<P>(_: P.Type) -> P?
      var index: Int
      var count: Int
    }
    struct AxisGridLine: AxisMark {
      init(centered: Bool? = nil, stroke: StrokeStyle? = nil)
    }
    struct AxisTick: AxisMark {}
    struct AxisValueLabel: AxisMark {
      init(
        _: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: Any = nil,
        offsetsMarks: Bool? = nil, orientation: Any = nil, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil)
      @_disfavoredOverload
      init<S: StringProtocol>(
        _: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: Any = nil,
        offsetsMarks: Bool? = nil, orientation: Any = nil, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil)
      init<Format>(
        format: Format = nil, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: Any = nil,
        offsetsMarks: Bool? = nil, orientation: Any = nil, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, content: () -> some View = nil)
    }

    extension View {
      func chartXAxisLabel(
        _: LocalizedStringKey, position: AnnotationPosition = nil, alignment: Alignment? = nil,
        spacing: CGFloat? = nil) -> some View
      func chartXAxisLabel<S: StringProtocol>(
        _: S, position: AnnotationPosition = nil, alignment: Alignment? = nil,
        spacing: CGFloat? = nil) -> some View
      func chartXAxisLabel(
        position: AnnotationPosition = nil, alignment: Alignment? = nil,
        spacing: CGFloat? = nil, content: () -> some View) -> some View
      func chartYAxisLabel(
        _: LocalizedStringKey, position: AnnotationPosition = nil, alignment: Alignment? = nil,
        spacing: CGFloat? = nil) -> some View
      func chartYAxisLabel<S: StringProtocol>(
        _: S, position: AnnotationPosition = nil, alignment: Alignment? = nil,
        spacing: CGFloat? = nil) -> some View
      func chartYAxisLabel(
        position: AnnotationPosition = nil, alignment: Alignment? = nil,
        spacing: CGFloat? = nil, content: () -> some View) -> some View
      func chartXAxis(content: () -> some AxisContent) -> some View
      func chartYAxis(content: () -> some AxisContent) -> some View
      func chartXAxis(_: Visibility) -> some View
      func chartYAxis(_: Visibility) -> some View
      func chartLegend(_: Visibility) -> some View
      func chartOverlay(alignment: Alignment = nil, content: (ChartProxy) -> some View)
        -> some View
      func chartBackground(alignment: Alignment = nil, content: (ChartProxy) -> some View)
        -> some View
      func chartGesture(_: (ChartProxy) -> Any) -> some View
    }
    """#
}
