/// Gives its content access to the map inside it.
@MainActor @preconcurrency
public struct MapReader<Content: View>: View {
    private let content: (MapProxy) -> Content
    @State private var holder = MapHolder()
    /// Creates a view that can convert points of the map in it to places.
    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
    public var body: some View { content(MapProxy(holder: holder)).transformEnvironment(\.mapChoices) { $0.holder = holder } }
}

/// The map that a reader found.
@MainActor final class MapHolder {
    weak var map: MKMapView?
    nonisolated init() {}
}

/// Converts between the points of a map's view and coordinates.
@preconcurrency @MainActor public struct MapProxy {
    let holder: MapHolder
    /// Returns the coordinate at a point, or `nil` while no map is shown.
    public func convert(_ point: CGPoint, from space: CoordinateSpace) -> CLLocationCoordinate2D? {
        holder.map.map { $0.convert(point, toCoordinateFrom: space == .global ? $0.window : $0) }
    }
    /// Converts a point in a coordinate space to a coordinate, or nil without a map.
    @_disfavoredOverload public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
        convert(point, from: space.coordinateSpace)
    }
    /// Returns the point of a coordinate, or `nil` while no map is shown.
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: CoordinateSpace) -> CGPoint? {
        holder.map.map { $0.convert(coordinate, toPointTo: space == .global ? $0.window : $0) }
    }
    /// Converts a place to a point of a coordinate space, or nil without a map.
    @_disfavoredOverload public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        convert(coordinate, to: space.coordinateSpace)
    }
}
