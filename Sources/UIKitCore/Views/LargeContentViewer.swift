import Foundation

/// An item whose image and title are shown large while a finger rests on it at accessibility text sizes.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    var showsLargeContentViewer: Bool { get }
    var largeContentTitle: String? { get }
    var largeContentImage: UIImage? { get }
    var scalesLargeContentImage: Bool { get }
    var largeContentImageInsets: UIEdgeInsets { get }
}

/// The callbacks of the large content viewer for a bar's item, and the controller to show it in.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
    func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint) -> (
        any UILargeContentViewerItem
    )?
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) {}
    public func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint) -> (
        any UILargeContentViewerItem
    )? { nil }
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        sequence(first: interaction.view as UIResponder?, next: { $0?.next }).lazy.compactMap { $0 as? UIViewController }.first
            ?? UIViewController()
    }
}

/// Shows a small item large while it is held, for users of the accessibility text sizes.
// FIXME(gap): the viewer is never shown.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    /// A recognizer whose failure other recognizers of the app require.
    open private(set) var gestureRecognizerForExclusionRelationship = UIGestureRecognizer()
    open class var isEnabled: Bool { UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory }
    nonisolated public static let enabledStatusDidChangeNotification =
        Notification.Name("UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) { self.delegate = delegate }
    public override convenience init() { self.init(delegate: nil) }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

private let scales = AttachedProperty(false)
private let imageInsets = AttachedProperty(UIEdgeInsets.zero)

extension UIView: UILargeContentViewerItem {
    public var scalesLargeContentImage: Bool {
        get { scales[self] }
        set { scales[self] = newValue }
    }
    public var largeContentImageInsets: UIEdgeInsets {
        get { imageInsets[self] }
        set { imageInsets[self] = newValue }
    }
}
