// The cross-import overlay of SwiftUI and MapKit: the map as a SwiftUI view, based on `MKMapView`.
@_exported import MapKitCompanion
@_exported import SwiftUICompanion

/// The changes that a finger may make to a map.
public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The gestures that change the map.
    public static let pan = Self(rawValue: 1), zoom = Self(rawValue: 2), pitch = Self(rawValue: 4), rotate = Self(rawValue: 8),
        all: Self = [.pan, .zoom, .pitch, .rotate]
}

public enum MapUserTrackingMode: Sendable { case none, follow }

/// A map with its content.
@MainActor @preconcurrency
public struct Map<Content>: View {
    let place: MapPlace
    let modes: MapInteractionModes
    let showsUserLocation: Bool
    let marks: [MapMark]
    let pick: MapPick?
    @Environment(\.mapChoices) private var choices

    init(place: MapPlace, modes: MapInteractionModes, showsUserLocation: Bool, marks: [MapMark], pick: MapPick? = nil) {
        (self.place, self.modes, self.showsUserLocation, self.marks, self.pick) = (place, modes, showsUserLocation, marks, pick)
    }

    public var body: some View {
        MapRepresentable(place: place, modes: modes, showsUserLocation: showsUserLocation, marks: marks, choices: choices, pick: pick)
    }
}

/// The content of a map that shows only the map itself.
public struct _DefaultMapContent {}
/// The content of a map with one annotation for each item.
public struct _DefaultAnnotatedMapContent<Items> {}

extension Map where Content == _DefaultMapContent {
    /// Creates a map of a region in a binding, which gestures change.
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(place: .region(coordinateRegion), modes: interactionModes, showsUserLocation: showsUserLocation, marks: [])
    }
    /// Creates a map of a rectangle in a binding, which gestures change.
    public init(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(place: .rect(mapRect), modes: interactionModes, showsUserLocation: showsUserLocation, marks: [])
    }
    /// Creates a map at a position in a binding. Limits have no effect.
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) {
        self.init(place: .position(position), modes: interactionModes, showsUserLocation: false, marks: [])
    }
    /// Creates a map at an initial position. Limits have no effect.
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) {
        self.init(place: .initial(initialPosition), modes: interactionModes, showsUserLocation: false, marks: [])
    }
    /// Creates a map whose selected mark is in a binding, at a position in a binding.
    public init<Selection: Hashable>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<Selection?>, scope: Namespace.ID? = nil
    ) {
        self.init(
            place: .position(position), modes: interactionModes, showsUserLocation: false, marks: [], pick: MapPick(selection))
    }
    /// Creates a map whose selected mark is in a binding, at an initial position.
    public init<Selection: Hashable>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<Selection?>, scope: Namespace.ID? = nil
    ) {
        self.init(
            place: .initial(initialPosition), modes: interactionModes, showsUserLocation: false, marks: [], pick: MapPick(selection))
    }
}

extension Map {
    /// Creates a map of a region in a binding with annotations of items.
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Items.Element: Identifiable, Content == _DefaultAnnotatedMapContent<Items> {
        self.init(
            place: .region(coordinateRegion), modes: interactionModes, showsUserLocation: showsUserLocation,
            marks: annotationItems.map { annotationContent($0)._mark })
    }
    /// Creates a map of a rectangle in a binding with annotations of items.
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Items.Element: Identifiable, Content == _DefaultAnnotatedMapContent<Items> {
        self.init(
            place: .rect(mapRect), modes: interactionModes, showsUserLocation: showsUserLocation,
            marks: annotationItems.map { annotationContent($0)._mark })
    }
    private init(_ place: MapPlace, _ modes: MapInteractionModes, _ pick: MapPick?, _ content: some MapContent) {
        let marks = content._marks
        self.init(place: place, modes: modes, showsUserLocation: marks.contains { $0.look == .user }, marks: marks, pick: pick)
    }
    /// Creates an empty map at a position in a binding.
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
    ) where Content: MapContent { self.init(.position(position), interactionModes, nil, content()) }
    /// Creates an empty map at an initial position.
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
    ) where Content: MapContent { self.init(.initial(initialPosition), interactionModes, nil, content()) }
    /// Creates an empty map with a selection, at a position in a binding.
    public init<Selection: Hashable>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<Selection?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
    ) where Content: MapContent { self.init(.position(position), interactionModes, MapPick(selection), content()) }
    /// Creates an empty map with a selection, at an initial position.
    public init<Selection: Hashable>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<Selection?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
    ) where Content: MapContent { self.init(.initial(initialPosition), interactionModes, MapPick(selection), content()) }
}

/// The limits of a map's position. FIXME(gap): maps have no limits.
public struct MapCameraBounds: Sendable {
    /// Creates limits of the center and the distance. They have no effect.
    public init(centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
    /// Creates limits of the distance. They have no effect.
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}
