import UIKitControls

/// A dragged item, with the data it can provide.
@preconcurrency @MainActor open class UIDragItem: NSObject {
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
    open private(set) var itemProvider: NSItemProvider
    open var localObject: Any?
    open var previewProvider: (() -> UIDragPreview?)?
    /// Does nothing: a drop animates with the preview that the item has then.
    open func setNeedsDropPreviewUpdate() {}
}

extension UIDragPreview {
    /// Creates the preview of a link: its title, or the address, on a card.
    public convenience init(for url: URL, title: String?) { self.init(view: LinkCard(url, title)) }
    public convenience init(for url: URL) { self.init(for: url, title: nil) }
    @available(*, deprecated, renamed: "init(for:title:)") public convenience init(forURL url: URL, title: String?) {
        self.init(for: url, title: title)
    }
}

extension UITargetedPreview {
    /// Creates the preview of a link at a place.
    public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
        self.init(view: LinkCard(url, title), parameters: UIPreviewParameters(), target: target)
    }
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

public typealias UIDragPreviewTarget = UIPreviewTarget
public typealias UITargetedDragPreview = UITargetedPreview

/// The appearance of a dragged item's preview.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// A view shown for a dragged item.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        (self.view, self.parameters) = (view, parameters)
        super.init()
    }
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
    open private(set) var view: UIView
    open private(set) var parameters: UIDragPreviewParameters
}

/// A drag session, as both the source and the destination see it.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    func location(in view: UIView) -> CGPoint
    var allowsMoveOperation: Bool { get }
    var isRestrictedToDraggingApplication: Bool { get }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool where T._ObjectiveCType: NSItemProviderReading {
        canLoadObjects(ofClass: T._ObjectiveCType.self)
    }
    public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}

/// Whether the system shows the progress of loading dropped data.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable { case none = 0, `default` }

/// A drag session, as the source sees it.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    var localContext: Any? { get set }
}

/// A drag session, as the destination sees it.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    var localDragSession: (any UIDragSession)? { get }
    var progress: Progress { get }
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
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
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
    open private(set) var operation: UIDropOperation
    // FIXME(gap): the preview stays under the finger at one size.
    open var isPrecise = false
    open var prefersFullSizePreview = false
}

/// Runs an app's animations alongside those of a drag.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
