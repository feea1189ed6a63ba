import FrameworkPlaceholder
import UIKit

// Sendable, as Apple's headers mark these classes: an app changes an object before it passes it on.

// There are no pictures of streets: a request finds no scene, as at a place that has none.

/// The pictures around a place. There is none.
open class MKLookAroundScene: NSObject, @unchecked Sendable {}

/// The corner in which a view of a scene shows Apple's mark.
public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading, topTrailing, bottomTrailing }

/// Asks for the scene at a place.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
    open private(set) var coordinate: CLLocationCoordinate2D, mapItem: MKMapItem?, isCancelled = false
    open var isLoading: Bool { false }
    public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
    public init(mapItem: MKMapItem) { (coordinate, self.mapItem) = (mapItem.placemark.location?.coordinate ?? .init(), mapItem) }
    open var scene: MKLookAroundScene? { get async throws { nil } }
    open func getSceneWithCompletionHandler(_ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void) {
        later { completionHandler(nil, nil) }
    }
    open func cancel() { isCancelled = true }
}

/// Makes a picture of a scene, which fails.
open class MKLookAroundSnapshotter: NSObject, @unchecked Sendable {
    /// The options of a snapshot of a Look Around scene.
    open class Options: NSObject, @unchecked Sendable {
        open var size = CGSize(width: 256, height: 256)
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        public override init() { super.init() }
    }
    /// A snapshot of a Look Around scene. Its image is empty, because there is no imagery.
    open class Snapshot: NSObject, @unchecked Sendable { open var image: UIImage { UIImage() } }
    public init(scene: MKLookAroundScene, options: Options) {}
    open var isLoading: Bool { false }
    open var snapshot: Snapshot { get async throws { throw MKError.noServer } }
    open func getSnapshotWithCompletionHandler(_ completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        later { completionHandler(nil, MKError.noServer) }
    }
    open func cancel() {}
}

/// A delegate that hears of changes in a Look Around view controller. It isn't called, because there is no imagery.
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
    public func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController) {}
}

/// Shows a scene: a labeled placeholder.
open class MKLookAroundViewController: UnavailableFrameworkController {
    open weak var delegate: (any MKLookAroundViewControllerDelegate)?
    open var scene: MKLookAroundScene?
    open var isNavigationEnabled = true
    open var showsRoadLabels = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
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
