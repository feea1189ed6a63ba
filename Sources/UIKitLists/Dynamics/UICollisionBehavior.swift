import Foundation
import UIKitControls

/// Hears of items that begin and cease to touch each other or a boundary. Points are those of the animator's reference view.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint)
    func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    public func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint) {}
    public func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem) {}
    public func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint) {}
    public func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?) {}
}

/// Keeps its items out of one another and inside boundaries.
// FIXME(gap): items collide as upright rectangles: contacts turn nothing.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let items = Mode(rawValue: 1)
        public static let boundaries = Mode(rawValue: 2)
        public static let everything = Mode(rawValue: .max)
    }

    private struct Boundary {
        let identifier: any NSCopying
        let segments: [(from: CGPoint, to: CGPoint)]
        var path: UIBezierPath
    }
    /// Which two touch: an item and another, or an item and a boundary.
    private enum Contact: Hashable {
        case items(ObjectIdentifier, ObjectIdentifier)
        case boundary(ObjectIdentifier, String)
    }

    open private(set) var items: [any UIDynamicItem]
    open var collisionMode = Mode.everything
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    open var translatesReferenceBoundsIntoBoundary = false { didSet { dynamicAnimator?.resume() } }
    private var insets: UIEdgeInsets?
    private var boundaries: [Boundary] = []
    private var contacts: [Contact: (item: any UIDynamicItem, other: (any UIDynamicItem)?, boundary: (any NSCopying)?)] = [:]

    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }
    public override convenience init() { self.init(items: []) }

    open func addItem(_ item: any UIDynamicItem) {
        items.append(item)
        dynamicAnimator?.resume()
    }
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
        translatesReferenceBoundsIntoBoundary = true
    }

    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        boundaries.append(Boundary(identifier: identifier, segments: DynamicBoundary.segments(of: bezierPath), path: bezierPath))
        dynamicAnimator?.resume()
    }
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        boundaries.append(Boundary(identifier: identifier, segments: [(p1, p2)], path: path))
        dynamicAnimator?.resume()
    }
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? { boundaries.first { same($0.identifier, identifier) }?.path }
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { same($0.identifier, identifier) }
        dynamicAnimator?.resume()
    }
    open func removeAllBoundaries() {
        boundaries = []
        dynamicAnimator?.resume()
    }
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

    private func same(_ a: any NSCopying, _ b: any NSCopying) -> Bool { (a as? NSObject)?.isEqual(b) ?? ("\(a)" == "\(b)") }

    // MARK: Resolving

    override var dynamicItems: [any UIDynamicItem] { items }

    override func resolve(_ animator: UIDynamicAnimator, step: CGFloat) {
        let bodies = items.map { animator.body(of: $0) }
        var touching: Set<Contact> = []
        if collisionMode.contains(.items) {
            for (index, body) in bodies.enumerated() {
                for other in bodies[(index + 1)...] {
                    guard let hit = DynamicBoundary.overlap(body.frame, other.frame) else { continue }
                    DynamicBoundary.bounce(body, other, hit)
                    let contact = Contact.items(ObjectIdentifier(body.item), ObjectIdentifier(other.item))
                    touching.insert(contact)
                    begin(contact, body.item, other.item, nil, CGPoint(x: (body.item.center.x + other.item.center.x) / 2, y: (body.item.center.y + other.item.center.y) / 2))
                }
            }
        }
        if collisionMode.contains(.boundaries) {
            let area = translatesReferenceBoundsIntoBoundary ? animator.referenceView?.bounds.inset(by: insets ?? .zero) : nil
            for body in bodies {
                if let area, let normal = DynamicBoundary.keep(body, inside: area) {
                    let contact = Contact.boundary(ObjectIdentifier(body.item), "")
                    touching.insert(contact)
                    begin(contact, body.item, nil, nil, DynamicBoundary.contactPoint(body, normal))
                }
                for boundary in boundaries {
                    for segment in boundary.segments {
                        guard let normal = DynamicBoundary.keep(body, off: segment) else { continue }
                        let contact = Contact.boundary(ObjectIdentifier(body.item), "\(boundary.identifier)")
                        touching.insert(contact)
                        begin(contact, body.item, nil, boundary.identifier, DynamicBoundary.contactPoint(body, normal))
                    }
                }
            }
        }
        for (contact, ends) in contacts where !touching.contains(contact) {
            contacts[contact] = nil
            if let other = ends.other {
                collisionDelegate?.collisionBehavior(self, endedContactFor: ends.item, with: other)
            } else {
                collisionDelegate?.collisionBehavior(self, endedContactFor: ends.item, withBoundaryIdentifier: ends.boundary)
            }
        }
    }

    private func begin(_ contact: Contact, _ item: any UIDynamicItem, _ other: (any UIDynamicItem)?, _ boundary: (any NSCopying)?, _ point: CGPoint) {
        guard contacts[contact] == nil else { return }
        contacts[contact] = (item, other, boundary)
        if let other {
            collisionDelegate?.collisionBehavior(self, beganContactFor: item, with: other, at: point)
        } else {
            collisionDelegate?.collisionBehavior(self, beganContactFor: item, withBoundaryIdentifier: boundary, at: point)
        }
    }
}
