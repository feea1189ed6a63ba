// The content of maps: markers, annotations, the user's location, and shapes.

/// A balloon with its name.
public struct Marker<Label>: MapContent {
    public let _marks: [MapMark]
    private init(
        _ title: String, _ coordinate: CLLocationCoordinate2D, symbol: String? = nil, glyph: String? = nil, tag: AnyHashable? = nil
    ) {
        _marks = [MapMark(look: .marker, coordinate: coordinate, title: title, glyph: glyph, symbol: symbol, tag: tag)]
    }
}
extension Marker where Label: View {
    // FIXME(gap): a balloon shows no view: it has neither the label's text nor its image.
    /// Creates a balloon with a view as its label, of which only the text is used.
    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        let view = label()
        self.init((view as? Text)?.plainText ?? "", coordinate)
    }
}
extension Marker where Label == Text {
    /// Creates a balloon with a localized title.
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) { self.init(Text(titleKey).plainText, coordinate) }
    /// Creates a balloon with a title that isn't localized.
    @_disfavoredOverload public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {
        self.init(String(title), coordinate)
    }
    /// Creates a balloon with letters and a localized title.
    public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey).plainText, coordinate, glyph: monogram.plainText)
    }
    /// Creates a balloon with letters and a title that isn't localized.
    @_disfavoredOverload public init(_ title: some StringProtocol, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(String(title), coordinate, glyph: monogram.plainText)
    }
    /// Creates a balloon of a place, which can be selected by it.
    public init(item: MKMapItem) { self.init(item.name ?? "", item.placemark.coordinate, tag: AnyHashable(item)) }
}
extension Marker where Label == SwiftUICompanion.Label<Text, Image> {
    /// Creates a balloon with a symbol and a localized title.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey).plainText, coordinate, symbol: systemImage)
    }
    /// Creates a balloon with a symbol and a title that isn't localized.
    @_disfavoredOverload public init(_ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(String(title), coordinate, symbol: systemImage)
    }
    // FIXME(gap): a balloon shows no picture of the app's.
    /// Creates a balloon with a localized title. The image isn't shown.
    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey).plainText, coordinate)
    }
    /// Creates a balloon with a title that isn't localized. The image isn't shown.
    @_disfavoredOverload public init(_ title: some StringProtocol, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(String(title), coordinate)
    }
}

/// A custom view above its name.
public struct Annotation<Label: View, Content: View>: MapContent {
    public let _marks: [MapMark]
    private init(_ title: String, _ coordinate: CLLocationCoordinate2D, _ anchor: UnitPoint, _ content: Content, _ label: Label?) {
        let view = VStack(spacing: 2) {
            content
            if let label { label.font(.caption) }
        }
        _marks = [MapMark(look: .view, coordinate: coordinate, title: title, anchor: anchor, content: AnyView(view))]
    }
    /// Creates a view at a location with a label.
    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        let label = label()
        self.init((label as? Text)?.plainText ?? "", coordinate, anchor, content(), label)
    }
}
extension Annotation where Label == Text {
    /// Creates a view at a location with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
    ) {
        let title = Text(titleKey).plainText
        self.init(title, coordinate, anchor, content(), title.isEmpty ? nil : Text(verbatim: title))
    }
    /// Creates a view at a location with a title that isn't localized.
    @_disfavoredOverload public init(
        _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
    ) {
        let title = String(title)
        self.init(title, coordinate, anchor, content(), title.isEmpty ? nil : Text(verbatim: title))
    }
}

/// A mark at the user's location, with the direction in which the device points.
public struct UserLocation {
    /// The direction of the device; nil if it is unknown.
    public let heading: CLHeading?
    /// The location of the device; nil if it is unknown.
    public let location: CLLocation?
}

/// The user's location.
public struct UserAnnotation<Content: View>: MapContent {
    private let anchor: UnitPoint
    private let content: ((UserLocation) -> Content)?

    /// Creates a view at the user's location, which depends on it.
    public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content) {
        (self.anchor, self.content) = (anchor, content)
    }
    /// Creates a view at the user's location.
    public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) {
        (self.anchor, self.content) = (anchor, { _ in content() })
    }
    public var _marks: [MapMark] {
        let manager = CLLocationManager()
        guard let content, let location = manager.location else { return [MapMark(look: .user)] }
        let view = content(UserLocation(heading: manager.heading, location: location))
        return [MapMark(look: .view, coordinate: location.coordinate, anchor: anchor, content: AnyView(view))]
    }
}
extension UserAnnotation where Content == EmptyView {
    /// Creates the default mark at the user's location.
    public init() { (anchor, content) = (.center, nil) }
}

/// A circle on the ground.
public struct MapCircle: MapContent {
    public let _marks: [MapMark]
    /// `radius` is in meters.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) { self.init(MKCircle(center: center, radius: radius)) }
    /// Creates the circle in a rectangle of map points.
    public init(mapRect: MKMapRect) { self.init(MKCircle(mapRect: mapRect)) }
    public init(_ circle: MKCircle) {
        _marks = [MapMark(look: .shape, coordinate: circle.coordinate, overlay: circle, fill: .accentColor)]
    }
}
/// A line on the ground.
public struct MapPolyline: MapContent {
    /// Whether a line is straight on the map, or the shortest on the globe.
    public enum ContourStyle: Hashable, Sendable { case straight, geodesic }
    public let _marks: [MapMark]
    /// Creates a line through places.
    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
        self.init(
            contourStyle == .straight
                ? MKPolyline(coordinates: coordinates, count: coordinates.count)
                : MKGeodesicPolyline(coordinates: coordinates, count: coordinates.count))
    }
    /// Creates a line through map points.
    public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
        self.init(
            contourStyle == .straight
                ? MKPolyline(points: points, count: points.count) : MKGeodesicPolyline(points: points, count: points.count))
    }
    /// Creates a line.
    public init(_ polyline: MKPolyline) {
        _marks = [MapMark(look: .shape, overlay: polyline, stroke: StrokeStyle(lineWidth: 2))]
    }
    /// Creates the line of a route.
    public init(_ route: MKRoute) { self.init(route.polyline) }
}
/// A filled outline on the ground.
public struct MapPolygon: MapContent {
    public let _marks: [MapMark]
    /// Creates a polygon between coordinates.
    public init(coordinates: [CLLocationCoordinate2D]) { self.init(MKPolygon(coordinates: coordinates, count: coordinates.count)) }
    /// Creates a polygon between map points.
    public init(points: [MKMapPoint]) { self.init(MKPolygon(points: points, count: points.count)) }
    /// Creates an area.
    public init(_ polygon: MKPolygon) { _marks = [MapMark(look: .shape, overlay: polygon, fill: .accentColor)] }
}
/// No content.
public struct EmptyMapContent: MapContent {
    public init() {}
    public var _marks: [MapMark] { [] }
}
extension Group: MapContent where Content: MapContent {
    /// Creates a group of content, to which modifiers apply together.
    public init(@MapContentBuilder content: () -> Content) { self.init(of: content()) }
    public var _marks: [MapMark] { content._marks }
}
