/// A camera above the earth, looking at a location.
public struct MapCamera: Hashable, Sendable {
    /// The place in the middle of the map.
    public var centerCoordinate: CLLocationCoordinate2D
    /// The distance in meters.
    public var distance: Double
    /// The heading in degrees.
    public var heading: Double
    /// The tilt in degrees. It has no effect.
    public var pitch: Double
    /// Creates a camera above a place, at a distance in meters.
    public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
        (self.centerCoordinate, self.distance, self.heading, self.pitch) = (centerCoordinate, distance, heading, pitch)
    }
    public static func == (a: Self, b: Self) -> Bool {
        a.centerCoordinate.latitude == b.centerCoordinate.latitude && a.centerCoordinate.longitude == b.centerCoordinate.longitude
            && a.distance == b.distance
            && a.heading == b.heading && a.pitch == b.pitch
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(centerCoordinate.latitude)
        hasher.combine(centerCoordinate.longitude)
        hasher.combine(distance)
    }
}

/// The part of the world that a map frames.
public struct MapCameraPosition: Equatable, Sendable {
    indirect enum Aim: Sendable {
        case automatic
        case region(MKCoordinateRegion)
        case camera(MapCamera)
        case user(fallback: MapCameraPosition)
    }
    let aim: Aim
    /// Whether the user moved the map from where the app had put it.
    public internal(set) var positionedByUser = false

    /// Frames the content of the map.
    public static let automatic = Self(aim: .automatic)
    /// A region that is shown as a whole.
    public static func region(_ region: MKCoordinateRegion) -> Self { Self(aim: .region(region)) }
    /// A rectangle of map points that is shown as a whole.
    public static func rect(_ rect: MKMapRect) -> Self { Self(aim: .region(MKCoordinateRegion(rect))) }
    /// The region that a camera shows.
    public static func camera(_ camera: MapCamera) -> Self { Self(aim: .camera(camera)) }
    /// The surroundings of a place. It isn't tilted.
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> Self {
        let placemark = item.placemark
        return region(
            MKCoordinateRegion(center: MainActor.assumeIsolated { placemark.coordinate }, latitudinalMeters: 1000, longitudinalMeters: 1000)
        )
    }
    /// Uses the fallback, as the user's location is unknown here.
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> Self {
        Self(aim: .user(fallback: fallback))
    }

    /// The region; nil for other positions.
    public var region: MKCoordinateRegion? { if case .region(let region) = aim { region } else { nil } }
    /// The camera; nil for other positions.
    public var camera: MapCamera? { if case .camera(let camera) = aim { camera } else { nil } }
    public var followsUserLocation: Bool { if case .user = aim { true } else { false } }
    /// The position while the user's location is unknown; nil for other positions.
    public var fallbackPosition: MapCameraPosition? { if case .user(let fallback) = aim { fallback } else { nil } }

    public static func == (a: Self, b: Self) -> Bool {
        switch (a.aim, b.aim) {
        case (.automatic, .automatic): a.positionedByUser == b.positionedByUser
        case (.region(let a), .region(let b)): a.isSame(b)
        case (.camera(let a), .camera(let b)): a == b
        case (.user(let a), .user(let b)): a == b
        default: false
        }
    }
}

extension MKCoordinateRegion {
    func isSame(_ other: MKCoordinateRegion) -> Bool {
        abs(center.latitude - other.center.latitude) + abs(center.longitude - other.center.longitude) < 1e-9
            && abs(span.latitudeDelta - other.span.latitudeDelta) + abs(span.longitudeDelta - other.span.longitudeDelta) < 1e-9
    }
}
