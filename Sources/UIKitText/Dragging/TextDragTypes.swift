import UIKitLists

/// Text whose selection can be dragged.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
    /// The object that determines the dragged items. It is held weakly.
    var textDragDelegate: (any UITextDragDelegate)? { get set }
    /// The interaction of drags from the text, or nil.
    var textDragInteraction: UIDragInteraction? { get }
    /// Whether text of the view is being dragged.
    var isTextDragActive: Bool { get }
    /// The options of drags from the text.
    var textDragOptions: UITextDragOptions { get set }
}

/// Text onto which text can be dropped.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
    /// The object that determines the effect of drops. It is held weakly.
    var textDropDelegate: (any UITextDropDelegate)? { get set }
    /// The interaction of drops into the text, or nil.
    var textDropInteraction: UIDropInteraction? { get }
    /// Whether a drag is over the text.
    var isTextDropActive: Bool { get }
}

/// The appearance of dragged text.
public struct UITextDragOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates the set from its bits. Bits without a name are kept.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Previews show the text without its color. It has no effect: a preview is the whole view.
    public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1)
}

/// A request for the items of a drag, with the text that a finger lifts.
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
    /// The range from which the drag begins.
    var dragRange: UITextRange { get }
    /// The items that are dragged unless the delegate provides others.
    var suggestedItems: [UIDragItem] { get }
    /// The items of the session to which the text is added, or none for a new one.
    var existingItems: [UIDragItem] { get }
    /// Whether the range is selected.
    var isSelected: Bool { get }
    /// The session of the drag.
    var dragSession: any UIDragSession { get }
}

/// The delegate of a text drag. Every method is optional.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
    /// Returns the items of a drag. An empty array permits no drag.
    func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest)
        -> [UIDragItem]
    /// Returns the preview of a lifted item, or nil for the standard one.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    /// Called before the text is lifted. Add animations of the app's own.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
    /// Called before the drag begins to move.
    func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
    /// Called after the drag ended, with the effect of the drop.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation)
}

extension UITextDragDelegate {
    /// Returns the suggested items for a delegate that doesn't implement the method.
    public func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest)
        -> [UIDragItem]
    {
        dragRequest.suggestedItems
    }
    /// Returns nil for a delegate that doesn't implement the method.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }
    /// Does nothing for a delegate that doesn't implement the method.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation
    ) {}
}

/// A request for the effect of a drop, with the position of the dragged items over text.
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
    /// The position in the text at which the items would be inserted.
    var dropPosition: UITextPosition { get }
    /// The proposal of the view.
    var suggestedProposal: UITextDropProposal { get }
    /// Whether the drag began in the same view.
    var isSameView: Bool { get }
    /// The session of the drop.
    var dropSession: any UIDropSession { get }
}

/// The proposed effect of a drop on text.
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
    /// The part of the text that the dropped text replaces.
    public enum Action: UInt, Sendable { case insert, replaceSelection, replaceAll }
    /// The way in which the progress of loading is shown.
    public enum ProgressMode: UInt, Sendable { case system, custom }
    /// The object that inserts the text.
    public enum Performer: UInt, Sendable { case view, delegate }

    /// The part of the text that the dropped text replaces. The default is none: it is inserted.
    open var dropAction = Action.insert
    // FIXME(gap): all items are in this process; no progress is shown, so the mode has no visible effect.
    /// The way in which the progress is shown. It has no visible effect: all items are loaded immediately.
    open var dropProgressMode = ProgressMode.system
    /// Whether text dragged within one view is moved directly, without paste options.
    open var useFastSameViewOperations = true
    /// The object that inserts the text: the view, or the delegate.
    open var dropPerformer = Performer.view
    /// Creates a proposal with an effect.
    public convenience init(dropOperation operation: UIDropOperation) { self.init(operation: operation) }
}

/// Whether text that is not editable accepts drops: never, for the duration of the drop, or as though it were editable.
public enum UITextDropEditability: UInt, Sendable { case no, temporary, yes }

/// The delegate of a text drop. Every method is optional.
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
    /// Returns whether a text that is not editable accepts a drop. The default is no.
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest)
        -> UITextDropEditability
    /// Returns the effect of a drop. It is called for each movement.
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest)
        -> UITextDropProposal
    /// Called before the view inserts the dropped items. A delegate that is the performer inserts them itself.
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
    /// Returns the preview of all dropped items, or nil for the default one. It is never called here.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    /// Called when a drag enters the text.
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
    /// Called when a drag moves over the text.
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
    /// Called when a drag leaves the text.
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
    /// Called when a drag ended anywhere, after it had been over the text.
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
    /// Returns `.no` for a delegate that doesn't implement the method.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability { .no }
    /// Returns `drop.suggestedProposal` for a delegate that doesn't implement the method.
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest)
        -> UITextDropProposal
    {
        drop.suggestedProposal
    }
    /// Does nothing for a delegate that doesn't implement the method.
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest) {}
    /// Returns `defaultPreview` for a delegate that doesn't implement the method.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { defaultPreview }
    /// Does nothing for a delegate that doesn't implement the method.
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession) {}
}
