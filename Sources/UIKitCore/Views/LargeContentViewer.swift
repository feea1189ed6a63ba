import Foundation

/// An item whose image and title are shown large while a finger rests on it at accessibility text sizes.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether the item is shown large.
    var showsLargeContentViewer: Bool { get }
    /// The title that is shown large, or `nil` for none.
    var largeContentTitle: String? { get }
    /// The image that is shown large, or `nil` for none.
    var largeContentImage: UIImage? { get }
    /// Whether the image is scaled up. `false` shows it in its own size.
    var scalesLargeContentImage: Bool { get }
    /// The space around the large image, in points; corrects an image that is not centered.
    var largeContentImageInsets: UIEdgeInsets { get }
}

/// The callbacks of the large content viewer for a bar's item, and the controller to show it in.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// Called when the finger lifts, with the item under it, if any. Never called here.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
    /// Returns the item at a point in the interaction's view; `nil` if there is none. Never called here.
    func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint) -> (
        any UILargeContentViewerItem
    )?
    /// Returns the controller on whose screen the item is shown large.
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    /// Does nothing by default.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) {}
    /// Returns `nil` by default: the interaction's view is the item.
    public func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint) -> (
        any UILargeContentViewerItem
    )? { nil }
    /// Returns the nearest controller of the interaction's view by default.
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        sequence(first: interaction.view as UIResponder?, next: { $0?.next }).lazy.compactMap { $0 as? UIViewController }.first
            ?? UIViewController()
    }
}

// FIXME(gap): the viewer is never shown.
/// Shows a small item large while it is held, for users of the accessibility text sizes. It can be added to a view here, but shows nothing.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// The view to which the interaction was added, or `nil`.
    open private(set) weak var view: UIView?
    /// The object that finds items. Not retained.
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    /// A recognizer whose failure other recognizers of the app require.
    open private(set) var gestureRecognizerForExclusionRelationship = UIGestureRecognizer()
    /// Whether the user's text size is one of the accessibility sizes.
    open class var isEnabled: Bool { UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory }
    /// The name of the notification about a change of ``isEnabled``. Not posted here.
    nonisolated public static let enabledStatusDidChangeNotification =
        Notification.Name("UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

    /// Creates an interaction whose delegate, which isn't retained, finds the items of its view.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) { self.delegate = delegate }
    public override convenience init() { self.init(delegate: nil) }
    /// Called before the interaction is added to a view or removed from it. Does nothing.
    open func willMove(to view: UIView?) {}
    /// Stores the view to which the interaction was added.
    open func didMove(to view: UIView?) { self.view = view }
}

private let scales = AttachedProperty(false)
private let imageInsets = AttachedProperty(UIEdgeInsets.zero)

extension UIView: UILargeContentViewerItem {
    /// Whether the view's large image is scaled up. `false` by default.
    public var scalesLargeContentImage: Bool {
        get { scales[self] }
        set { scales[self] = newValue }
    }
    /// The space around the view's large image, in points; zero by default.
    public var largeContentImageInsets: UIEdgeInsets {
        get { imageInsets[self] }
        set { imageInsets[self] = newValue }
    }
}
