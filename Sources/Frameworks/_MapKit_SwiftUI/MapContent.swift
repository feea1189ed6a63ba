/// One item on a map.
@MainActor
public struct MapMark {
    enum Look: Equatable { case marker, pin, view, user, shape }
    var look: Look
    var coordinate = CLLocationCoordinate2D()
    var title: String?
    var glyph: String?
    var symbol: String?
    var tint: Color?
    var anchor = UnitPoint.center
    var content: AnyView?
    var overlay: (any MKOverlay)?
    var fill: Color?
    var lineWidth: CGFloat = 0

    /// The key that distinguishes marks when a map is updated.
    var key: String { "\(look) \(coordinate.latitude) \(coordinate.longitude) \(title ?? "") \(glyph ?? "") \(symbol ?? "")" }
}

/// The result of a map's `annotationContent` for an item.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol { var _mark: MapMark { get } }

/// A balloon-shaped marker.
public struct MapMarker: MapAnnotationProtocol {
    public let _mark: MapMark
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _mark = MapMark(look: .marker, coordinate: coordinate, tint: tint)
    }
}
/// A pin-shaped marker.
public struct MapPin: MapAnnotationProtocol {
    public let _mark: MapMark
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) { _mark = MapMark(look: .pin, coordinate: coordinate, tint: tint) }
}
/// An annotation with a custom view.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    public let _mark: MapMark
    public init(coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), @ViewBuilder content: () -> Content) {
        _mark = MapMark(
            look: .view, coordinate: coordinate, anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y), content: AnyView(content()))
    }
}

/// An element of a map's content.
@MainActor @preconcurrency
public protocol MapContent { var _marks: [MapMark] { get } }

/// A list of map content.
public struct MapContentList: MapContent {
    public let _marks: [MapMark]
}

@MainActor
@resultBuilder
public enum MapContentBuilder {
    public static func buildExpression(_ content: some MapContent) -> MapContentList { MapContentList(_marks: content._marks) }
    public static func buildBlock(_ parts: MapContentList...) -> MapContentList { MapContentList(_marks: parts.flatMap(\._marks)) }
    public static func buildOptional(_ part: MapContentList?) -> MapContentList { part ?? MapContentList(_marks: []) }
    public static func buildEither(first part: MapContentList) -> MapContentList { part }
    public static func buildEither(second part: MapContentList) -> MapContentList { part }
    public static func buildLimitedAvailability(_ part: MapContentList) -> MapContentList { part }
}

/// A balloon with its name.
public struct Marker<Label>: MapContent {
    public let _marks: [MapMark]
}
extension Marker where Label == Text {
    public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {
        _marks = [MapMark(look: .marker, coordinate: coordinate, title: String(title))]
    }
    public init(_ title: some StringProtocol, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(title, coordinate: coordinate)
    }
}
extension Marker where Label == SwiftUICompanion.Label<Text, Image> {
    public init(_ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D) {
        _marks = [MapMark(look: .marker, coordinate: coordinate, title: String(title), symbol: systemImage)]
    }
}
extension Marker where Label == Text {
    public init(item: MKMapItem) { self.init(item.name ?? "", coordinate: item.placemark.coordinate) }
}

/// A custom view above its name.
public struct Annotation<Label, Content: View>: MapContent {
    public let _marks: [MapMark]
}
extension Annotation where Label == Text {
    public init(
        _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
    ) {
        let name = String(title)
        let view = VStack(spacing: 2) {
            content()
            if !name.isEmpty { Text(name).font(.caption) }
        }
        _marks = [MapMark(look: .view, coordinate: coordinate, title: name, anchor: anchor, content: AnyView(view))]
    }
}

/// The user's location, which is unknown here.
public struct UserAnnotation: MapContent {
    public init() {}
    public var _marks: [MapMark] { [MapMark(look: .user)] }
}
/// A circle on the ground.
public struct MapCircle: MapContent {
    public let _marks: [MapMark]
    /// `radius` is in meters.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        _marks = [MapMark(look: .shape, coordinate: center, overlay: MKCircle(center: center, radius: radius), fill: .accentColor)]
    }
}
/// A line on the ground.
public struct MapPolyline: MapContent {
    public let _marks: [MapMark]
    public init(coordinates: [CLLocationCoordinate2D]) { self.init(MKPolyline(coordinates: coordinates, count: coordinates.count)) }
    public init(_ polyline: MKPolyline) { _marks = [MapMark(look: .shape, overlay: polyline, lineWidth: 2)] }
    public init(_ route: MKRoute) { self.init(route.polyline) }
}
/// A filled outline on the ground.
public struct MapPolygon: MapContent {
    public let _marks: [MapMark]
    public init(coordinates: [CLLocationCoordinate2D]) {
        _marks = [MapMark(look: .shape, overlay: MKPolygon(coordinates: coordinates, count: coordinates.count), fill: .accentColor)]
    }
}

extension MapContent {
    private func changed(_ change: (inout MapMark) -> Void) -> some MapContent {
        MapContentList(
            _marks: _marks.map { mark in
                var mark = mark
                change(&mark)
                return mark
            })
    }
    public func tint(_ color: Color?) -> some MapContent { changed { $0.tint = color } }
    public func foregroundStyle(_ color: Color) -> some MapContent { changed { $0.fill = color } }
    public func stroke(_ color: Color, lineWidth: CGFloat = 1) -> some MapContent {
        changed { ($0.tint, $0.lineWidth) = (color, lineWidth) }
    }
    public func annotationTitles(_ visibility: Visibility) -> some MapContent {
        changed { if visibility == .hidden, $0.look == .marker { $0.title = nil } }
    }
    public func tag(_ tag: some Hashable) -> some MapContent { changed { _ in } }
}

extension ForEach: MapContent where Content: MapContent {
    public var _marks: [MapMark] { data.flatMap { content($0)._marks } }
}
extension ForEach where Content: MapContent, Data.Element: Identifiable, ID == Data.Element.ID {
    public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(elements: data, id: { $0.id }, content: content)
    }
}
extension ForEach where Content: MapContent {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(elements: data, id: { $0[keyPath: id] }, content: content)
    }
}
