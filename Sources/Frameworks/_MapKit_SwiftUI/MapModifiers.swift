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
    public let camera: MapCamera
    public let region: MKCoordinateRegion
    public let rect: MKMapRect
}
/// The times at which `onMapCameraChange` is called.
public struct MapCameraUpdateFrequency: Sendable {
    public static let onEnd = Self(), continuous = Self()
}

/// The style of a map's ground.
public struct MapStyle: Sendable {
    /// The elevation of the ground: `.flat`, `.realistic`, or `.automatic`.
    public enum Elevation: Sendable { case automatic, flat, realistic }
    let type: MKMapType
    public static let standard = Self(type: .standard), imagery = Self(type: .satellite), hybrid = Self(type: .hybrid)
    /// The strength of the ground's colors: `.automatic` or `.muted`.
    public enum StandardEmphasis: Sendable { case automatic, muted }
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> Self { Self(type: emphasis == .muted ? .mutedStandard : .standard) }
    public static func imagery(elevation: Elevation = .automatic) -> Self { .imagery }
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> Self { .hybrid }
}

extension View {
    public func mapStyle(_ style: MapStyle) -> some View { transformEnvironment(\.mapChoices) { $0.type = style.type } }
    public func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void)
        -> some View
    {
        transformEnvironment(\.mapChoices) { $0.cameraDidChange = action }
    }
    public func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void) -> some View {
        onMapCameraChange(frequency: frequency) { _ in action() }
    }
    // FIXME(gap): a map shows no SwiftUI controls.
    public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }
    public func mapScope(_ scope: Namespace.ID) -> some View { self }
    public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
}

/// A control of a map; it shows nothing here.
public struct MapUserLocationButton: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
/// A control of a map; it shows nothing here.
public struct MapCompass: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
/// A control of a map; it shows nothing here.
public struct MapScaleView: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
/// A control of a map; it shows nothing here.
public struct MapPitchToggle: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
/// A control of a map; it shows nothing here.
public struct MapZoomStepper: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
/// A control of a map; it shows nothing here.
public struct MapPitchSlider: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
