import UIKitControls

/// Provides the items of a lifted view, and determines the appearance of the drag. Only the first method is required.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// Returns the items to lift. If empty, no drag begins.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    /// Returns the preview of a lifted item, or nil for none.
    func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession)
        -> UITargetedDragPreview?
    /// Called before items are lifted. Add animations of the app's own.
    func dragInteraction(_ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
    /// Called when the lifted items begin to move.
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    /// Returns whether the drag may move its items instead of copying them. The default is `true`.
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool
    /// Returns whether the drag may only be dropped in this app. The default is `false`.
    func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
    /// Returns whether previews keep their full size. The default is `false`. It is never called here.
    func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool
    /// Called when the drag moves.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
    /// Called before the drag ends, with the effect of the drop.
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
    /// Called after the drag ended, with the effect of the drop.
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
    /// Called after the receiver loaded all items.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
    /// Returns items that a tap adds to a drag in progress. An empty array adds none. It is never called here.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint)
        -> [UIDragItem]
    /// Returns the session to which a tap adds items, or nil for the most recent one. It is never called here.
    func dragInteraction(_ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint)
        -> (any UIDragSession)?
    /// Called before items of another interaction are added to the session.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem], for addingInteraction: UIDragInteraction)
    /// Returns the place to which an item returns after a canceled drag. Nil lets it fade.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    /// Called before an item returns to its place. Add animations of the app's own.
    func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
}

extension UIDragInteractionDelegate {
    /// Returns a preview of the interaction's view, for a delegate that doesn't implement the method.
    public func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession)
        -> UITargetedDragPreview?
    {
        interaction.view.map { UITargetedDragPreview(view: $0) }
    }
    /// Does nothing for a delegate that doesn't implement the method.
    public func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
    /// Returns `true` for a delegate that doesn't implement the method.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool { true }
    /// Returns `false` for a delegate that doesn't implement the method.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession)
        -> Bool
    { false }
    /// Returns `false` for a delegate that doesn't implement the method.
    public func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool { false }
    /// Does nothing for a delegate that doesn't implement the method.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {}
    /// Returns an empty array for a delegate that doesn't implement the method.
    public func dragInteraction(_ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint)
        -> [UIDragItem]
    {
        []
    }
    /// Returns nil for a delegate that doesn't implement the method.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
    ) -> (any UIDragSession)? { nil }
    /// Does nothing for a delegate that doesn't implement the method.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem], for addingInteraction: UIDragInteraction
    ) {}
    /// Returns `defaultPreview` for a delegate that doesn't implement the method.
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { defaultPreview }
    /// Does nothing for a delegate that doesn't implement the method.
    public func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating) {}
}

/// Lets a finger that rests on its view lift the delegate's items, and drag them to a ``UIDropInteraction``.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    /// Whether drag interactions are enabled by default: `true` on iPads; on phones an app must enable them.
    open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }
    /// Whether lists drag by default: on a phone since iOS 15, according to the reference of `UICollectionView.dragInteractionEnabled`.
    static var listsDragByDefault: Bool { isEnabledByDefault || Generation.current >= .ios16 }

    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    open private(set) weak var view: UIView?
    /// Whether drags can begin. The default is `true` on an iPad, else `false`.
    open var isEnabled: Bool { didSet { recognizer?.isEnabled = isEnabled } }
    // FIXME(gap): the lift's recognizer follows the ordinary rules.
    /// Whether the lift is recognized together with other gestures. It is stored but has no effect.
    open var allowsSimultaneousRecognitionDuringLift = false

    private var recognizer: UILongPressGestureRecognizer?
    private let gate = GestureGate()
    private var flight: DragFlight?

    /// Creates an interaction, which holds its delegate weakly. Add it to a view.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        isEnabled = Self.isEnabledByDefault
        super.init()
    }

    /// Called before the interaction moves to another view, or to none.
    open func willMove(to view: UIView?) {
        flight?.end(cancelled: true)
        if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
        recognizer = nil
    }

    /// Adds the recognizer of the lift to the view.
    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        // metrics 17: long presses fire at 0.5 s.
        let recognizer = UILongPressGestureRecognizer()
        recognizer.isEnabled = isEnabled
        recognizer.delegate = gate
        gate.mayBegin = { [weak self] _ in self?.lift() ?? false }
        recognizer.addHandler { [weak self] in self?.follow($0) }
        view.addGestureRecognizer(recognizer)
        self.recognizer = recognizer
    }

    /// Whether there is an item under the finger to lift.
    private func lift() -> Bool {
        guard flight == nil, let recognizer, let view, let window = view.window, let delegate else { return false }
        let session = LocalDragSession(point: recognizer.location(in: window), in: window)
        session.items = delegate.dragInteraction(self, itemsForBeginning: session)
        guard !session.items.isEmpty else { return false }
        flight = DragFlight(self, session)
        return true
    }

    private func follow(_ recognizer: UIGestureRecognizer) {
        guard let flight, let window = view?.window else { return }
        flight.session.point = recognizer.location(in: window)
        switch recognizer.state {
        case .began: flight.begin()
        case .changed: flight.move()
        case .ended, .cancelled, .failed:
            self.flight = nil
            flight.end(cancelled: recognizer.state != .ended)
        default: break
        }
    }
}
