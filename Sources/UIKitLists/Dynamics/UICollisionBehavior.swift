import Foundation
import UIKitControls

/// The callbacks when items begin and cease to touch each other or a boundary. Points are in the animator's reference view.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    /// Called when two items begin to touch, at a point of the reference view.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint)
    /// Called when two items no longer touch.
    func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    /// Called when an item begins to touch a boundary. The identifier is nil for the reference view's bounds.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint)
    /// Called when an item no longer touches a boundary. The identifier is nil for the reference view's bounds.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    /// Does nothing for a delegate that doesn't implement the method.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
    ) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
    ) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}

/// Keeps its items apart and inside boundaries. A contact off an item's center rotates it.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    /// The partners with which items collide.
    public struct Mode: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates the set from its bits. Bits without a name are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Other items.
        public static let items = Mode(rawValue: 1)
        /// Boundaries.
        public static let boundaries = Mode(rawValue: 2)
        /// Items and boundaries.
        public static let everything = Mode(rawValue: .max)
    }

    private struct Boundary {
        let identifier: any NSCopying
        let lines: [BodyShape]
        let path: UIBezierPath

        @MainActor init(_ identifier: any NSCopying, _ path: UIBezierPath) {
            (self.identifier, self.path) = (identifier, path)
            lines = DynamicBoundary.segments(of: path).map { BodyShape(points: [$0.from, $0.to]) }
        }
    }
    /// A contact: between two items, or between an item and a boundary; that of the reference view has no identifier.
    @MainActor private struct Touch {
        enum Partner {
            case item(any UIDynamicItem)
            case boundary((any NSCopying)?)
        }
        let item: any UIDynamicItem
        let partner: Partner
        let point: CGPoint

        func isSame(as other: Touch) -> Bool {
            guard item === other.item else { return false }
            switch (partner, other.partner) {
            case (.item(let a), .item(let b)): return a === b
            case (.boundary(nil), .boundary(nil)): return true
            case (.boundary(let a?), .boundary(let b?)): return UICollisionBehavior.same(a, b)
            default: return false
            }
        }
    }

    open private(set) var items: [any UIDynamicItem]
    /// The partners with which items collide. The default is everything.
    open var collisionMode = Mode.everything
    /// The object that is notified of contacts. It is held weakly.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    /// Whether the bounds of the reference view are a boundary. The default is `false`.
    open var translatesReferenceBoundsIntoBoundary = false { didSet { dynamicAnimator?.resume() } }
    private var insets: UIEdgeInsets?
    private var boundaries: [Boundary] = []
    /// The contacts, in the order in which they began.
    private var touches: [Touch] = []
    private let solver = ContactSolver(restingSpeed: DynamicsFigures.bouncingSpeed, slop: DynamicsFigures.slop)

    /// Creates a behavior in which items collide.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }
    public override convenience init() { self.init(items: []) }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        items.append(item)
        dynamicAnimator?.resume()
    }
    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
    /// Makes the bounds of the reference view a boundary, inset by a number of points.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
        translatesReferenceBoundsIntoBoundary = true
    }

    /// Adds a path as a boundary, in the reference view's coordinates.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        boundaries.append(Boundary(identifier, bezierPath))
        dynamicAnimator?.resume()
    }
    /// Adds a line as a boundary, in the reference view's coordinates.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }
    /// Returns the path of a boundary, or nil.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { Self.same($0.identifier, identifier) }?.path
    }
    /// Removes a boundary.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { Self.same($0.identifier, identifier) }
        dynamicAnimator?.resume()
    }
    /// Removes all boundaries but the reference view's bounds.
    open func removeAllBoundaries() {
        boundaries = []
        dynamicAnimator?.resume()
    }
    /// The identifiers of the boundaries, or nil if there are none.
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

    private static func same(_ a: any NSCopying, _ b: any NSCopying) -> Bool { (a as? NSObject)?.isEqual(b) ?? ("\(a)" == "\(b)") }

    // MARK: Resolving

    override var dynamicItems: [any UIDynamicItem] { items }

    override func resolve(_ animator: UIDynamicAnimator, step: CGFloat) {
        let bodies = items.map { body -> (body: DynamicBody, shape: BodyShape, bounds: CGRect) in
            let body = animator.body(of: body), shape = body.shape
            return (body, shape, shape.bounds)
        }
        var meetings: [ContactSolver.Meeting] = [], now: [Touch] = []
        func meet(_ pair: BodyPair, _ collision: Collision, _ touch: Touch) {
            meetings.append((pair, collision))
            if !now.contains(where: { $0.isSame(as: touch) }) { now.append(touch) }
        }
        if collisionMode.contains(.items) {
            for (index, (a, shape, bounds)) in bodies.enumerated() {
                for (b, otherShape, otherBounds) in bodies[(index + 1)...] where bounds.intersects(otherBounds) {
                    guard let collision = Collision(shape, otherShape) else { continue }
                    let pair = BodyPair(a, b, weights: (a.weight, b.weight), turns: (a.turnWeight, b.turnWeight))
                    meet(pair, collision, Touch(item: a.item, partner: .item(b.item), point: collision.points[0]))
                }
            }
        }
        if collisionMode.contains(.boundaries) {
            let area = translatesReferenceBoundsIntoBoundary ? animator.referenceView?.bounds.inset(by: insets ?? .zero) : nil
            let walls = area.map(DynamicBoundary.walls) ?? []
            for (body, shape, bounds) in bodies {
                // A boundary has the same friction as the item that slides along it.
                let wall = FixedBody(friction: body.friction)
                func meetLine(_ line: BodyShape, _ identifier: (any NSCopying)?) {
                    guard line.bounds.intersects(bounds.insetBy(dx: -1, dy: -1)), let collision = Collision(line, shape) else { return }
                    let pair = BodyPair(wall, body, weights: (0, body.weight), turns: (0, body.turnWeight))
                    meet(pair, collision, Touch(item: body.item, partner: .boundary(identifier), point: collision.points[0]))
                }
                for wall in walls { meetLine(wall, nil) }
                for boundary in boundaries { for line in boundary.lines { meetLine(line, boundary.identifier) } }
            }
        }
        solver.solve(meetings)
        notify(now)
    }

    private func notify(_ now: [Touch]) {
        let before = touches
        touches =
            before.filter { touch in now.contains { $0.isSame(as: touch) } }
            + now.filter { touch in !before.contains { $0.isSame(as: touch) } }
        guard let collisionDelegate else { return }
        for touch in now where !before.contains(where: { $0.isSame(as: touch) }) {
            switch touch.partner {
            case .item(let other): collisionDelegate.collisionBehavior(self, beganContactFor: touch.item, with: other, at: touch.point)
            case .boundary(let identifier):
                collisionDelegate.collisionBehavior(self, beganContactFor: touch.item, withBoundaryIdentifier: identifier, at: touch.point)
            }
        }
        for touch in before where !now.contains(where: { $0.isSame(as: touch) }) {
            switch touch.partner {
            case .item(let other): collisionDelegate.collisionBehavior(self, endedContactFor: touch.item, with: other)
            case .boundary(let identifier):
                collisionDelegate.collisionBehavior(self, endedContactFor: touch.item, withBoundaryIdentifier: identifier)
            }
        }
    }
}
