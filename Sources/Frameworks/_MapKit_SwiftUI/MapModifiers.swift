/// The settings that modifiers make for the maps below them.
struct MapChoices {
    var type = MKMapType.standard
    var cameraDidChange: ((MapCameraUpdateContext) -> Void)?
    var holder: MapHolder?
}

private struct MapChoicesKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue = MapChoices()
}
extension EnvironmentValues {
    var mapChoices: MapChoices {
        get { self[MapChoicesKey.self] }
        set { self[MapChoicesKey.self] = newValue }
    }
}

/// The part of the world that a map shows after its camera has moved.
public struct MapCameraUpdateContext {
    /// The camera of the visible map.
    public let camera: MapCamera
    /// The visible region.
    public let region: MKCoordinateRegion
    /// The visible rectangle of map points.
    public let rect: MKMapRect
}
/// The times at which `onMapCameraChange` is called.
public struct MapCameraUpdateFrequency: Sendable {
    /// After a change, or also during it.
    public static let onEnd = Self(), continuous = Self()
}

/// The style of a map's ground.
public struct MapStyle: Sendable {
    /// The elevation of the ground: `.flat`, `.realistic`, or `.automatic`.
    public enum Elevation: Sendable { case automatic, flat, realistic }
    let type: MKMapType
    /// A drawn map, a photographic one, and one with names.
    public static let standard = Self(type: .standard), imagery = Self(type: .satellite), hybrid = Self(type: .hybrid)
    /// The strength of the ground's colors: `.automatic` or `.muted`.
    public enum StandardEmphasis: Sendable { case automatic, muted }
    /// A drawn map. The details have no effect.
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> Self { Self(type: emphasis == .muted ? .mutedStandard : .standard) }
    /// A photographic map. The elevation has no effect.
    public static func imagery(elevation: Elevation = .automatic) -> Self { .imagery }
    /// A photographic map with names. The details have no effect.
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> Self { .hybrid }
}

extension View {
    /// Sets the style of the maps in the view.
    public func mapStyle(_ style: MapStyle) -> some View { transformEnvironment(\.mapChoices) { $0.type = style.type } }
    /// Calls a closure with the visible region when it changes.
    public func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void)
        -> some View
    {
        transformEnvironment(\.mapChoices) { $0.cameraDidChange = action }
    }
    /// Calls a closure when the visible region changes.
    public func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void) -> some View {
        onMapCameraChange(frequency: frequency) { _ in action() }
    }
    // FIXME(gap): a map shows no SwiftUI controls.
    /// Returns the view unchanged: a map shows no controls.
    public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }
    /// Returns the view unchanged: a map shows no controls.
    public func mapScope(_ scope: Namespace.ID) -> some View { self }
    /// Returns the view unchanged: a map shows no controls.
    public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
}

/// A control of a map; it shows nothing here.
public struct MapUserLocationButton: View {
    /// Creates a control, which isn't shown.
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
/// A control of a map; it shows nothing here.
public struct MapCompass: View {
    /// Creates a control, which isn't shown.
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
/// A control of a map; it shows nothing here.
public struct MapScaleView: View {
    /// Creates a control, which isn't shown.
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
/// A control of a map; it shows nothing here.
public struct MapPitchToggle: View {
    /// Creates a control, which isn't shown.
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
/// A control of a map; it shows nothing here.
public struct MapZoomStepper: View {
    /// Creates a control, which isn't shown.
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
/// A control of a map; it shows nothing here.
public struct MapPitchSlider: View {
    /// Creates a control, which isn't shown.
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
