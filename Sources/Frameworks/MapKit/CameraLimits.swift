import UIKit
import CoreLocationCompanion

nonisolated(unsafe) private var boundary: UInt8 = 0, zoomRange: UInt8 = 0

// The limits of the camera: stored only, as there is no camera.
extension MKMapView {
    /// A limit on the area in which the center of the map must remain.
    @preconcurrency @MainActor
    open class CameraBoundary: NSObject {
        open private(set) var mapRect: MKMapRect
        /// Creates a limit of a rectangle of map points.
        public init?(mapRect: MKMapRect) { self.mapRect = mapRect }
        public init?(coordinateRegion region: MKCoordinateRegion) { mapRect = region.mapRect }
        public final var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }
    }
    /// A limit on the distance in meters of the camera from the center of the map.
    @preconcurrency @MainActor
    open class CameraZoomRange: NSObject {
        open private(set) var minCenterCoordinateDistance, maxCenterCoordinateDistance: CLLocationDistance
        /// Creates limits of the distance in meters.
        public init?(
            minCenterCoordinateDistance minDistance: CLLocationDistance, maxCenterCoordinateDistance maxDistance: CLLocationDistance
        ) {
            (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (minDistance, maxDistance)
        }
        /// The distance that means that there is no limit.
        nonisolated public static let zoomDefault: CLLocationDistance = -1
        /// Creates a smallest distance in meters.
        public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance) {
            self.init(minCenterCoordinateDistance: minDistance, maxCenterCoordinateDistance: .infinity)
        }
        /// Creates a largest distance in meters.
        public convenience init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
            self.init(minCenterCoordinateDistance: 0, maxCenterCoordinateDistance: maxDistance)
        }
    }
    /// The limit of the center; nil for none. It is stored but has no effect.
    public var cameraBoundary: CameraBoundary? {
        get { objc_getAssociatedObject(self, &boundary) as? CameraBoundary }
        set { objc_setAssociatedObject(self, &boundary, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
    /// Keeps a limit of the center.
    public func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) { self.cameraBoundary = cameraBoundary }
    /// The limits of the distance. They are stored but have no effect.
    public var cameraZoomRange: CameraZoomRange! {
        get { objc_getAssociatedObject(self, &zoomRange) as? CameraZoomRange ?? CameraZoomRange(minCenterCoordinateDistance: 0) }
        set { objc_setAssociatedObject(self, &zoomRange, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
    /// Keeps limits of the distance.
    public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) { self.cameraZoomRange = cameraZoomRange }
}

/// The distance that means that there is no limit of the zoom.
public let MKMapCameraZoomDefault: CLLocationDistance = -1
