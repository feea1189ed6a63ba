import Foundation
import UIKitControls
import UIKitRuntime

/// The callbacks of an animator when it comes to rest and resumes.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Called before the animator begins to move items, also after a rest.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Called after all items came to rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Does nothing for a delegate that doesn't implement the method.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items according to their behaviors, frame by frame of the loop's clock, until all rest.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    open private(set) weak var referenceView: UIView?
    open private(set) var behaviors: [UIDynamicBehavior] = []
    open private(set) var isRunning = false
    open private(set) var elapsedTime: TimeInterval = 0
    /// The object that is notified of rest and motion. It is held weakly.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    private var bodies: [ObjectIdentifier: DynamicBody] = [:]
    /// The bodies in the order in which their items were added, so that two runs give the same result.
    private var order: [ObjectIdentifier] = []
    private var observer: Int?
    private var lastTime: TimeInterval = 0
    private var quietFrames = 0

    /// Creates an animator whose coordinates are those of a view.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }
    public override init() { super.init() }
    /// Creates an animator of a layout's attributes, whose coordinates are those of the collection view.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        referenceView = layout.collectionView
        super.init()
    }

    /// Adds a behavior with its children, and begins to move. A behavior that was added already is ignored.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.append(behavior)
        adopt(behavior)
    }

    /// Removes a behavior with its children.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        behaviors.removeAll { $0 === behavior }
        release(behavior)
    }

    /// Removes all behaviors, and stops.
    open func removeAllBehaviors() {
        for behavior in behaviors { release(behavior) }
        behaviors = []
        bodies = [:]
        order = []
        stop()
    }

    /// Returns the items whose frames meet a rectangle of the reference view.
    open func items(in rect: CGRect) -> [any UIDynamicItem] { order.compactMap { bodies[$0] }.filter { $0.frame.meets(rect) }.map(\.item) }

    /// Adopts the item's current position and rotation after the app moved it.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        let body = body(of: item)
        (body.velocity, body.angularVelocity) = (.zero, 0)
        body.angle = atan2(item.transform.b, item.transform.a)
        resume()
    }

    // MARK: Behaviors

    func adopt(_ behavior: UIDynamicBehavior) {
        behavior.willMove(to: self)
        behavior.dynamicAnimator = self
        for child in behavior.childBehaviors { adopt(child) }
        behavior.prepare(self)
        resume()
    }

    func release(_ behavior: UIDynamicBehavior) {
        behavior.willMove(to: nil)
        behavior.dynamicAnimator = nil
        for child in behavior.childBehaviors { release(child) }
        dropUnusedBodies()
        resume()
    }

    private func all(_ behaviors: [UIDynamicBehavior]) -> [UIDynamicBehavior] { behaviors.flatMap { [$0] + all($0.childBehaviors) } }

    private func dropUnusedBodies() {
        let used = Set(all(behaviors).flatMap { $0.dynamicItems.map { ObjectIdentifier($0) } })
        bodies = bodies.filter { used.contains($0.key) }
        order.removeAll { bodies[$0] == nil }
    }

    func body(of item: any UIDynamicItem) -> DynamicBody {
        let key = ObjectIdentifier(item)
        if let known = bodies[key] { return known }
        let made = DynamicBody(item)
        bodies[key] = made
        order.append(key)
        return made
    }

    // MARK: Time

    func resume() {
        quietFrames = 0
        guard observer == nil, !behaviors.isEmpty else { return }
        delegate?.dynamicAnimatorWillResume(self)
        isRunning = true
        lastTime = EventLoop.main.now
        observer = EventLoop.main.addFrameObserver { [weak self] time in self?.frame(at: time) }
    }

    private func stop() {
        guard let observer else { return }
        EventLoop.main.removeObserver(observer)
        self.observer = nil
        isRunning = false
    }

    private func frame(at time: TimeInterval) {
        let duration = min(time - lastTime, 1.0 / 20)
        lastTime = time
        guard duration > 0 else { return }
        elapsedTime += duration
        let active = all(behaviors)
        let step = CGFloat(duration) / CGFloat(DynamicsFigures.stepsPerFrame)
        for _ in 0..<DynamicsFigures.stepsPerFrame {
            for body in bodies.values { (body.acceleration, body.angularAcceleration) = (.zero, 0) }
            for behavior in active { behavior.applyForces(self, step: step) }
            for key in order { bodies[key]?.integrate(step) }
            for behavior in active { behavior.resolve(self, step: step) }
        }
        for behavior in active { behavior.action?() }
        let rests = !bodies.values.contains { $0.isMoving } && active.allSatisfy { $0.isAtRest(self) }
        quietFrames = rests ? quietFrames + 1 : 0
        if quietFrames >= DynamicsFigures.quietFrames {
            stop()
            delegate?.dynamicAnimatorDidPause(self)
        }
    }

    deinit {
        // The loop may outlive the animator; the observer refers to it weakly and does nothing then.
        if let observer { MainActor.assumeIsolated { EventLoop.main.removeObserver(observer) } }
    }
}

extension UIDynamicAnimator {
    /// Returns the animated attributes of a cell, or nil.
    public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        behaviorAttributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }

    /// Returns the animated attributes of a supplementary view, or nil.
    public func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        behaviorAttributes { $0.representedElementKind == kind && $0.indexPath == indexPath }
    }

    /// Returns the animated attributes of a decoration view, or nil.
    public func layoutAttributesForDecorationView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    private func behaviorAttributes(_ matches: (UICollectionViewLayoutAttributes) -> Bool) -> UICollectionViewLayoutAttributes? {
        for behavior in behaviors {
            for item in behavior.dynamicItems { if let item = item as? UICollectionViewLayoutAttributes, matches(item) { return item } }
        }
        return nil
    }
}
