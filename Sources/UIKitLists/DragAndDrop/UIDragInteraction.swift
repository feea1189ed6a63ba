import UIKitControls

/// Provides the items of a lifted view, and determines the appearance of the drag. Only the first method is required.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// Returns the items to lift. If empty, no drag begins.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession)
        -> UITargetedDragPreview?
    func dragInteraction(_ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool
    func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
    func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
    func dragInteraction(_ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint)
        -> [UIDragItem]
    func dragInteraction(_ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint)
        -> (any UIDragSession)?
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem], for addingInteraction: UIDragInteraction)
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
}

extension UIDragInteractionDelegate {
    public func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession)
        -> UITargetedDragPreview?
    {
        interaction.view.map { UITargetedDragPreview(view: $0) }
    }
    public func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {}
    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
    public func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool { true }
    public func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession)
        -> Bool
    { false }
    public func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool { false }
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
    public func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {}
    public func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {}
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {}
    public func dragInteraction(_ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint)
        -> [UIDragItem]
    {
        []
    }
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
    ) -> (any UIDragSession)? { nil }
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem], for addingInteraction: UIDragInteraction
    ) {}
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { defaultPreview }
    public func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating) {}
}

/// Lets a finger that rests on its view lift the delegate's items, and drag them to a ``UIDropInteraction``.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    /// Whether drag interactions are enabled by default: `true` on iPads; on phones an app must enable them.
    open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }

    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    open private(set) weak var view: UIView?
    open var isEnabled: Bool { didSet { recognizer?.isEnabled = isEnabled } }
    // FIXME(gap): the lift's recognizer follows the ordinary rules.
    open var allowsSimultaneousRecognitionDuringLift = false

    private var recognizer: UILongPressGestureRecognizer?
    private let gate = GestureGate()
    private var flight: DragFlight?

    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        isEnabled = Self.isEnabledByDefault
        super.init()
    }

    open func willMove(to view: UIView?) {
        flight?.end(cancelled: true)
        if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
        recognizer = nil
    }

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
