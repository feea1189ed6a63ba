/// One item on a map.
@preconcurrency @MainActor
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
    var stroke = StrokeStyle(lineWidth: 0)
    /// The value of a map's selection while the mark is selected.
    var tag: AnyHashable?

    /// The key that distinguishes marks when a map is updated.
    var key: String { "\(look) \(coordinate.latitude) \(coordinate.longitude) \(title ?? "") \(glyph ?? "") \(symbol ?? "")" }
}

/// The result of a map's `annotationContent` for an item.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol { var _mark: MapMark { get } }

/// A balloon-shaped marker.
public struct MapMarker: MapAnnotationProtocol {
    public let _mark: MapMark
    /// Creates a balloon at a location; a nil color is red.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _mark = MapMark(look: .marker, coordinate: coordinate, tint: tint)
    }
}
/// A pin-shaped marker.
public struct MapPin: MapAnnotationProtocol {
    public let _mark: MapMark
    /// Creates a pin at a location; a nil color is red.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) { _mark = MapMark(look: .pin, coordinate: coordinate, tint: tint) }
}
/// An annotation with a custom view.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    public let _mark: MapMark
    /// Creates a view at a location. The anchor is in the unit square of the view.
    public init(coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), @ViewBuilder content: () -> Content) {
        _mark = MapMark(
            look: .view, coordinate: coordinate, anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y), content: AnyView(content()))
    }
}

/// An element of a map's content.
@MainActor @preconcurrency
public protocol MapContent { var _marks: [MapMark] { get } }

public struct MapContentList: MapContent {
    public let _marks: [MapMark]
}

/// The result builder that joins the content of a map. Later content covers earlier content.
@preconcurrency @MainActor
@resultBuilder
public enum MapContentBuilder {
    /// Takes an element of the block.
    public static func buildExpression(_ content: some MapContent) -> MapContentList { MapContentList(_marks: content._marks) }
    /// Joins the elements of the block in order.
    public static func buildBlock(_ parts: MapContentList...) -> MapContentList { MapContentList(_marks: parts.flatMap(\._marks)) }
    /// Takes the content of an `if` without `else`, which is empty if the condition is false.
    public static func buildOptional(_ part: MapContentList?) -> MapContentList { part ?? MapContentList(_marks: []) }
    /// Takes the content of a condition that is true.
    public static func buildEither(first part: MapContentList) -> MapContentList { part }
    /// Takes the content of a condition that is false.
    public static func buildEither(second part: MapContentList) -> MapContentList { part }
    /// Takes content that needs a version of the system, and erases its type.
    public static func buildLimitedAvailability(_ part: some MapContent) -> MapContentList { MapContentList(_marks: part._marks) }
    /// Joins the content of all passes of a loop.
    public static func buildArray(_ parts: [MapContentList]) -> MapContentList { MapContentList(_marks: parts.flatMap(\._marks)) }
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
    /// Sets the color of the content; nil for its own.
    public func tint(_ color: Color?) -> some MapContent { changed { $0.tint = color } }
    /// Sets the color of the content.
    public func tint(_ tint: some ShapeStyle) -> some MapContent { changed { $0.tint = Color(uiColor: tint.plainColor) } }
    /// Sets the color inside of shapes.
    public func foregroundStyle(_ style: some ShapeStyle) -> some MapContent { changed { $0.fill = Color(uiColor: style.plainColor) } }
    /// Sets the color and the width of lines in points.
    public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
    /// Sets the color and the style of lines.
    public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some MapContent {
        changed { ($0.tint, $0.stroke) = (Color(uiColor: content.plainColor), style) }
    }
    /// Sets the width of lines in points, in the color of the app.
    public func stroke(lineWidth: CGFloat = 1) -> some MapContent { stroke(Color.accentColor, lineWidth: lineWidth) }
    /// Sets the style of lines.
    public func strokeStyle(style: StrokeStyle) -> some MapContent { changed { $0.stroke = style } }
    // FIXME(gap): the title of an annotation with a view of its own stays.
    /// Shows or hides the titles of balloons. The title of a view stays.
    public func annotationTitles(_ visibility: Visibility) -> some MapContent {
        changed { if visibility == .hidden, $0.look == .marker { $0.title = nil } }
    }
    /// Returns the content unchanged: there are no subtitles.
    public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { changed { _ in } }
    /// Sets the value that selects the content.
    public func tag(_ tag: some Hashable) -> some MapContent { changed { $0.tag = AnyHashable(tag) } }
    // FIXME(gap): an overlay is always below the names of the map.
    /// Returns the content unchanged: shapes are below the map's names.
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { changed { _ in } }
}
extension ForEach: MapContent where Content: MapContent {
    /// The marks, each with the identity of its element unless the content has another one.
    public var _marks: [MapMark] {
        data.flatMap { element in
            content(element)._marks.map { mark in
                var mark = mark
                mark.tag = mark.tag ?? AnyHashable(id(element))
                return mark
            }
        }
    }
}
extension ForEach where Content: MapContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates content for each identifiable element.
    public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(elements: data, id: { $0.id }, content: content)
    }
}
extension ForEach where Content: MapContent {
    /// Creates content for each element, which a key path identifies.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(elements: data, id: { $0[keyPath: id] }, content: content)
    }
}
