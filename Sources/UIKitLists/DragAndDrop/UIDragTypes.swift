import UIKitControls

/// A dragged item, with the data it can provide.
@preconcurrency @MainActor open class UIDragItem: NSObject {
    /// Creates an item whose data a provider supplies.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
    open private(set) var itemProvider: NSItemProvider
    /// A custom value, which only drops in the same app can read.
    open var localObject: Any?
    /// A closure that returns the preview during the drag, or nil to keep that of the lift.
    open var previewProvider: (() -> UIDragPreview?)?
    /// Does nothing: a drop animates with the preview that the item has then.
    open func setNeedsDropPreviewUpdate() {}
}

extension UIDragPreview {
    /// Creates the preview of a link: its title, or the address, on a card.
    public convenience init(for url: URL, title: String?) { self.init(view: LinkCard(url, title)) }
    /// Creates a preview with the text of a URL.
    public convenience init(for url: URL) { self.init(for: url, title: nil) }
    /// The older name of `init(for:title:)`.
    @available(*, deprecated, renamed: "init(for:title:)") public convenience init(forURL url: URL, title: String?) {
        self.init(for: url, title: title)
    }
}

extension UITargetedPreview {
    /// Creates the preview of a link at a location.
    public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
        self.init(view: LinkCard(url, title), parameters: UIPreviewParameters(), target: target)
    }
    /// Creates a preview with the text of a URL, at a location.
    public convenience init(for url: URL, target: UIDragPreviewTarget) { self.init(for: url, title: nil, target: target) }
}

/// The title of a link and its address, on a card.
private final class LinkCard: UIView {
    init(_ url: URL, _ title: String?) {
        let address = url.host ?? url.absoluteString
        let labels = (title.map { [$0, address] } ?? [address]).enumerated().map { index, text in
            let label = UILabel()
            (label.text, label.font) = (text, .preferredFont(forTextStyle: index == 0 ? .headline : .subheadline))
            label.textColor = index == 0 ? .label : .secondaryLabel
            label.sizeToFit()
            return label
        }
        let width = min(labels.map(\.bounds.width).max() ?? 0, 260)
        super.init(frame: CGRect(x: 0, y: 0, width: width + 24, height: labels.map(\.bounds.height).reduce(20, +)))
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 8
        var y: CGFloat = 10
        for label in labels {
            label.frame = CGRect(x: 12, y: y, width: width, height: label.bounds.height)
            y += label.bounds.height
            addSubview(label)
        }
    }
    required init?(coder: NSCoder) { nil }
}

/// The older name of `UIPreviewTarget`.
public typealias UIDragPreviewTarget = UIPreviewTarget
/// The older name of `UITargetedPreview`.
public typealias UITargetedDragPreview = UITargetedPreview

/// The appearance of a dragged item's preview.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// A view shown for a dragged item.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
    /// Creates a preview of a view with the given look.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        (self.view, self.parameters) = (view, parameters)
        super.init()
    }
    /// Creates a preview of a view with the standard look.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
    open private(set) var view: UIView
    open private(set) var parameters: UIDragPreviewParameters
}

/// A drag session, as both the source and the destination see it.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
    /// The dragged items.
    var items: [UIDragItem] { get }
    /// Returns the position of the touch in a view's coordinates.
    func location(in view: UIView) -> CGPoint
    /// Whether the source allows moving the items.
    var allowsMoveOperation: Bool { get }
    /// Whether the drag may only be dropped in the app from which it comes.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Returns whether an item offers data of one of the types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Returns whether an item can be loaded as an object of a class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    /// Returns whether an item can be loaded as a Swift type, by the class to which it bridges.
    public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool where T._ObjectiveCType: NSItemProviderReading {
        canLoadObjects(ofClass: T._ObjectiveCType.self)
    }
    /// Returns whether one of the items' providers can load the class.
    public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}

/// Whether the system shows the progress of loading dropped data.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable { case none = 0, `default` }

/// A drag session, as the source sees it.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// A value of the app's own for the whole session.
    var localContext: Any? { get set }
}

/// A drag session, as the destination sees it.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    /// The session of the source, if it is in the same app, or nil.
    var localDragSession: (any UIDragSession)? { get }
    /// The progress of loading the items.
    var progress: Progress { get }
    /// The way in which the progress is shown.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// Loads all items that can be loaded as objects of a class, and calls the handler on the main queue.
    @discardableResult func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// Loads Swift types by the classes they bridge to: `String.self`, `URL.self`.
    @discardableResult
    public func loadObjects<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress
    where T._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: T._ObjectiveCType.self) { objects in
            completion(objects.compactMap { ($0 as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) } })
        }
    }
}

/// The effect of a drop on its items.
public enum UIDropOperation: UInt, Sendable { case cancel = 0, forbidden, copy, move }

/// The proposed effect of a drop here, as the drag's badge shows it.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
    /// Creates a proposal with an effect.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
    open private(set) var operation: UIDropOperation
    // FIXME(gap): the preview stays under the finger at one size.
    /// Whether the drop location is above the finger, to be visible. It is stored but has no effect: the preview stays under the finger.
    open var isPrecise = false
    /// Whether the preview keeps its full size. It is stored but has no effect.
    open var prefersFullSizePreview = false
}

/// Runs an app's animations alongside those of a drag.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds changes that are animated together with the drag's.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds work that is done after the animation, with the position at which it ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
