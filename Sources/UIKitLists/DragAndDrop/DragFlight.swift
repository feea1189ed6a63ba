import UIKitControls

/// The drag session as both ends see it; all of it is inside this app.
class LocalSession: NSObject, UIDragDropSession {
    fileprivate(set) weak var window: UIWindow?
    /// The location of the finger in the window.
    var point: CGPoint
    var items: [UIDragItem] = []
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false

    init(point: CGPoint, in window: UIWindow?) { (self.point, self.window) = (point, window) }

    func location(in view: UIView) -> CGPoint { view.convert(point, from: window) }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
    }
}

final class LocalDragSession: LocalSession, UIDragSession {
    var localContext: Any?
}

final class LocalDropSession: LocalSession, UIDropSession {
    let drag: LocalDragSession
    let progress = Progress(totalUnitCount: 1)
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
    var localDragSession: (any UIDragSession)? { drag }

    init(_ drag: LocalDragSession) {
        self.drag = drag
        super.init(point: drag.point, in: drag.window)
        (items, allowsMoveOperation, isRestrictedToDraggingApplication) = (
            drag.items, drag.allowsMoveOperation, drag.isRestrictedToDraggingApplication
        )
    }

    /// Loads the objects of all items that can be read as the class, in order.
    @discardableResult func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let readable = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        var objects = [(any NSItemProviderReading)?](repeating: nil, count: readable.count)
        var missing = readable.count
        let finish = { [progress] in
            EventLoop.main.schedule(after: 0) { completion(objects.compactMap { $0 }) }
            progress.completedUnitCount = 1
        }
        for (index, provider) in readable.enumerated() {
            provider.loadObject(ofClass: aClass) { object, _ in
                objects[index] = object
                missing -= 1
                if missing == 0 { finish() }
            }
        }
        if readable.isEmpty { finish() }
        return progress
    }
}

/// Collects the animations that apps add, and runs them.
class DragAnimator: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    func run(_ duration: TimeInterval, _ own: @escaping () -> Void, then finish: @escaping () -> Void) {
        let (animations, completions) = (animations, completions)
        UIView.animate(
            withDuration: duration,
            animations: {
                own(); animations.forEach { $0() }
            }
        ) { _ in
            finish()
            completions.forEach { $0(.end) }
        }
    }
}

/// A drag from the lift to its end: the preview under the finger, and the callbacks of both delegates.
@MainActor final class DragFlight {
    let session: LocalDragSession
    private let source: UIDragInteraction
    private let drop: LocalDropSession
    private weak var target: UIDropInteraction?
    private var proposal: UIDropProposal?
    private var platter: UIView?
    private var grip = CGPoint.zero
    private var home = CGPoint.zero
    /// The preview that was lifted.
    private var lifted: UITargetedDragPreview?

    init(_ source: UIDragInteraction, _ session: LocalDragSession) {
        (self.source, self.session) = (source, session)
        session.allowsMoveOperation = source.delegate?.dragInteraction(source, sessionAllowsMoveOperation: session) ?? true
        session.isRestrictedToDraggingApplication =
            source.delegate?.dragInteraction(source, sessionIsRestrictedToDraggingApplication: session) ?? false
        drop = LocalDropSession(session)
    }

    func begin() {
        guard let delegate = source.delegate, let window = session.window else { return }
        let preview = delegate.dragInteraction(source, previewForLifting: session.items[0], session: session)
        lifted = preview
        if let view = preview?.view, let platter = view.snapshotView(afterScreenUpdates: false) {
            platter.frame = view.convert(view.bounds, to: window)
            (home, grip) = (platter.center, CGPoint(x: platter.center.x - session.point.x, y: platter.center.y - session.point.y))
            platter.layer.shadowOpacity = 0.25
            platter.layer.shadowRadius = 12
            platter.layer.shadowOffset = CGSize(width: 0, height: 8)
            window.addSubview(platter)
            self.platter = platter
        }
        let animator = DragAnimator()
        delegate.dragInteraction(source, willAnimateLiftWith: animator, session: session)
        animator.run(0.2, { self.platter?.transform = CGAffineTransform(scaleX: 1.05, y: 1.05) }, then: {})
        delegate.dragInteraction(source, sessionWillBegin: session)
        move()
    }

    func move() {
        platter?.center = CGPoint(x: session.point.x + grip.x, y: session.point.y + grip.y)
        drop.point = session.point
        source.delegate?.dragInteraction(source, sessionDidMove: session)
        let found = interactionUnderFinger()
        if found !== target {
            if let target { target.delegate?.dropInteraction(target, sessionDidExit: drop) }
            (target, proposal) = (found, nil)
            if let found { found.delegate?.dropInteraction(found, sessionDidEnter: drop) }
        }
        if let target { proposal = target.delegate?.dropInteraction(target, sessionDidUpdate: drop) }
    }

    /// Returns the innermost view under the finger whose interaction can handle the items.
    private func interactionUnderFinger() -> UIDropInteraction? {
        var view = session.window?.hitTest(session.point, with: nil)
        while let current = view {
            for case let interaction as UIDropInteraction in current.interactions
            where interaction.delegate?.dropInteraction(interaction, canHandle: drop) == true { return interaction }
            view = current.superview
        }
        return nil
    }

    /// Returns the preview into which the platter moves, or nil if it fades where it is.
    private func goal(isTaken: Bool) -> UITargetedDragPreview? {
        guard let usual = lifted ?? source.view.map({ UITargetedDragPreview(view: $0) }) else { return nil }
        // The platter shows the first item.
        let previews = session.items.map { item in
            isTaken
                ? target.flatMap { $0.delegate?.dropInteraction($0, previewForDropping: item, withDefault: usual) }
                : source.delegate?.dragInteraction(source, previewForCancelling: item, withDefault: usual)
        }
        return previews.first ?? nil
    }

    func end(cancelled: Bool) {
        var operation = cancelled ? .cancel : proposal?.operation ?? .cancel
        // A source that only allows copying turns a move into a copy.
        if operation == .move, !session.allowsMoveOperation { operation = .copy }
        let isTaken = operation == .copy || operation == .move
        source.delegate?.dragInteraction(source, session: session, willEndWith: operation)
        let animator = DragAnimator(), goal: UITargetedDragPreview?
        if isTaken, let target {
            target.delegate?.dropInteraction(target, performDrop: drop)
            goal = self.goal(isTaken: true)
            for item in session.items { target.delegate?.dropInteraction(target, item: item, willAnimateDropWith: animator) }
        } else {
            if let target { target.delegate?.dropInteraction(target, sessionDidExit: drop) }
            goal = self.goal(isTaken: false)
            for item in session.items { source.delegate?.dragInteraction(source, item: item, willAnimateCancelWith: animator) }
        }
        animator.run(
            0.25,
            {
                self.platter?.alpha = isTaken || goal == nil ? 0 : 1
                self.platter?.transform = .identity
                if let goal, goal !== self.lifted, let window = self.session.window {
                    self.platter?.center = goal.target.container.convert(goal.target.center, to: window)
                } else if !isTaken, goal != nil {
                    self.platter?.center = self.home
                }
            },
            then: {
                self.platter?.removeFromSuperview()
                self.source.delegate?.dragInteraction(self.source, session: self.session, didEndWith: operation)
                guard let target = self.target else { return }
                if isTaken {
                    self.source.delegate?.dragInteraction(self.source, sessionDidTransferItems: self.session)
                    target.delegate?.dropInteraction(target, concludeDrop: self.drop)
                }
                target.delegate?.dropInteraction(target, sessionDidEnd: self.drop)
            })
    }
}
