import FrameworkPlaceholder
import UIKit

// Sendable, as Apple's headers mark these classes: an app changes an object before it passes it on.

// There are no pictures of streets: a request finds no scene, as at a place that has none.

/// The pictures around a place. There is none.
open class MKLookAroundScene: NSObject, @unchecked Sendable {}

/// The corner in which a view of a scene shows Apple's mark.
public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading, topTrailing, bottomTrailing }

/// Requests the scene at a coordinate.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
    open private(set) var coordinate: CLLocationCoordinate2D, mapItem: MKMapItem?, isCancelled = false
    /// Whether the request is in progress, which is always false.
    open var isLoading: Bool { false }
    public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
    /// Creates a request for a place of a search.
    public init(mapItem: MKMapItem) { (coordinate, self.mapItem) = (mapItem.placemark.location?.coordinate ?? .init(), mapItem) }
    /// The scene, which is always nil: there is no imagery.
    open var scene: MKLookAroundScene? { get async throws { nil } }
    /// Calls the handler with nil: there is no imagery.
    open func getSceneWithCompletionHandler(_ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void) {
        later { completionHandler(nil, nil) }
    }
    open func cancel() { isCancelled = true }
}

/// Makes a picture of a scene, which fails.
open class MKLookAroundSnapshotter: NSObject, @unchecked Sendable {
    /// The options of a snapshot of a Look Around scene.
    open class Options: NSObject, @unchecked Sendable {
        /// The size of the picture in points.
        open var size = CGSize(width: 256, height: 256)
        /// The places that are shown; nil for all. It is stored but has no effect.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        public override init() { super.init() }
    }
    /// A snapshot of a Look Around scene. Its image is empty, because there is no imagery.
    open class Snapshot: NSObject, @unchecked Sendable { open var image: UIImage { UIImage() } }
    /// Creates a request for a picture.
    public init(scene: MKLookAroundScene, options: Options) {}
    /// Whether the request is in progress, which is always false.
    open var isLoading: Bool { false }
    /// Throws an error: there is no imagery.
    open var snapshot: Snapshot { get async throws { throw MKError.noServer } }
    /// Calls the handler with an error: there is no imagery.
    open func getSnapshotWithCompletionHandler(_ completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        later { completionHandler(nil, MKError.noServer) }
    }
    /// Does nothing.
    open func cancel() {}
}

/// A delegate that is notified of changes in a Look Around view controller. It isn't called, because there is no imagery.
@preconcurrency @MainActor
public protocol MKLookAroundViewControllerDelegate: NSObjectProtocol {
    func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController)
}
extension MKLookAroundViewControllerDelegate {
    /// Does nothing.
    public func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController) {}
    /// Does nothing.
    public func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController) {}
    /// Does nothing.
    public func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController) {}
    /// Does nothing.
    public func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController) {}
    /// Does nothing.
    public func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController) {}
    /// Does nothing.
    public func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController) {}
}

/// Shows a scene: a labeled placeholder.
open class MKLookAroundViewController: UnavailableFrameworkController {
    /// The object that is notified of changes. It isn't called.
    open weak var delegate: (any MKLookAroundViewControllerDelegate)?
    /// The scene; nil for none.
    open var scene: MKLookAroundScene?
    /// Whether the user can move. It is stored but has no effect.
    open var isNavigationEnabled = true
    /// Whether names of roads are shown. It is stored but has no effect.
    open var showsRoadLabels = true
    /// The places that are shown; nil for all. It is stored but has no effect.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The corner of the badge. It is stored but has no effect.
    open var badgePosition = MKLookAroundBadgePosition.topLeading
    public convenience init(scene: MKLookAroundScene) {
        self.init(nibName: nil, bundle: nil)
        self.scene = scene
    }
    open override func viewDidLoad() {
        super.viewDidLoad()
        showUnavailable("Look Around")
    }
}
