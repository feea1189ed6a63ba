import UIKit
import CoreLocationCompanion

nonisolated(unsafe) private var boundary: UInt8 = 0, zoomRange: UInt8 = 0

// The limits of the camera: stored only, as there is no camera.
extension MKMapView {
    /// A limit on the area in which the center of the map must remain.
    @preconcurrency @MainActor
    open class CameraBoundary: NSObject {
        open private(set) var mapRect: MKMapRect
        public init?(mapRect: MKMapRect) { self.mapRect = mapRect }
        public init?(coordinateRegion region: MKCoordinateRegion) { mapRect = MKMapRect() }
    }
    /// A limit on the distance in meters of the camera from the center of the map.
    @preconcurrency @MainActor
    open class CameraZoomRange: NSObject {
        open private(set) var minCenterCoordinateDistance, maxCenterCoordinateDistance: CLLocationDistance
        public init?(
            minCenterCoordinateDistance minDistance: CLLocationDistance, maxCenterCoordinateDistance maxDistance: CLLocationDistance
        ) {
            (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (minDistance, maxDistance)
        }
        public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance) {
            self.init(minCenterCoordinateDistance: minDistance, maxCenterCoordinateDistance: .infinity)
        }
        public convenience init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
            self.init(minCenterCoordinateDistance: 0, maxCenterCoordinateDistance: maxDistance)
        }
    }
    public var cameraBoundary: CameraBoundary? {
        get { objc_getAssociatedObject(self, &boundary) as? CameraBoundary }
        set { objc_setAssociatedObject(self, &boundary, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
    public func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) { self.cameraBoundary = cameraBoundary }
    public var cameraZoomRange: CameraZoomRange! {
        get { objc_getAssociatedObject(self, &zoomRange) as? CameraZoomRange ?? CameraZoomRange(minCenterCoordinateDistance: 0) }
        set { objc_setAssociatedObject(self, &zoomRange, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
    public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) { self.cameraZoomRange = cameraZoomRange }
}
