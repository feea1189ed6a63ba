import UIKitLists

/// Text whose selection can be dragged.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
    var textDragDelegate: (any UITextDragDelegate)? { get set }
    var textDragInteraction: UIDragInteraction? { get }
    var isTextDragActive: Bool { get }
    var textDragOptions: UITextDragOptions { get set }
}

/// Text onto which text can be dropped.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
    var textDropDelegate: (any UITextDropDelegate)? { get set }
    var textDropInteraction: UIDropInteraction? { get }
    var isTextDropActive: Bool { get }
}

/// The appearance of dragged text.
public struct UITextDragOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates the set from its bits. Bits without a name are kept.
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1)
}

/// A request for the items of a drag, with the text that a finger lifts.
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
    var dragRange: UITextRange { get }
    /// The items that are dragged unless the delegate provides others.
    var suggestedItems: [UIDragItem] { get }
    var existingItems: [UIDragItem] { get }
    var isSelected: Bool { get }
    var dragSession: any UIDragSession { get }
}

/// The delegate of a text drag. Every method is optional.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
    func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest)
        -> [UIDragItem]
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
    func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation)
}

extension UITextDragDelegate {
    /// Returns `dragRequest.suggestedItems` for a delegate that omits the method.
    public func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest)
        -> [UIDragItem]
    {
        dragRequest.suggestedItems
    }
    /// Returns nil for a delegate that omits the method.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }
    /// Does nothing for a delegate that omits the method.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {}
    /// Does nothing for a delegate that omits the method.
    public func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession) {}
    /// Does nothing for a delegate that omits the method.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation
    ) {}
}

/// A request for the effect of a drop, with the position of the dragged items over text.
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
    var dropPosition: UITextPosition { get }
    var suggestedProposal: UITextDropProposal { get }
    var isSameView: Bool { get }
    var dropSession: any UIDropSession { get }
}

/// The proposed effect of a drop on text.
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
    public enum Action: UInt, Sendable { case insert, replaceSelection, replaceAll }
    public enum ProgressMode: UInt, Sendable { case system, custom }
    /// The object that inserts the text.
    public enum Performer: UInt, Sendable { case view, delegate }

    open var dropAction = Action.insert
    // FIXME(gap): all items are in this process; no progress is shown, so the mode has no visible effect.
    open var dropProgressMode = ProgressMode.system
    /// Whether text dragged within one view is moved directly, without paste options.
    open var useFastSameViewOperations = true
    open var dropPerformer = Performer.view
    public convenience init(dropOperation operation: UIDropOperation) { self.init(operation: operation) }
}

/// Whether text that is not editable accepts drops: never, for the duration of the drop, or as though it were editable.
public enum UITextDropEditability: UInt, Sendable { case no, temporary, yes }

/// The delegate of a text drop. Every method is optional.
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest)
        -> UITextDropEditability
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest)
        -> UITextDropProposal
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
    /// Returns `.no` for a delegate that omits the method.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability { .no }
    /// Returns `drop.suggestedProposal` for a delegate that omits the method.
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest)
        -> UITextDropProposal
    {
        drop.suggestedProposal
    }
    /// Does nothing for a delegate that omits the method.
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest) {}
    /// Returns `defaultPreview` for a delegate that omits the method.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { defaultPreview }
    /// Does nothing for a delegate that omits the method.
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession) {}
    /// Does nothing for a delegate that omits the method.
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession) {}
    /// Does nothing for a delegate that omits the method.
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession) {}
    /// Does nothing for a delegate that omits the method.
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession) {}
}
