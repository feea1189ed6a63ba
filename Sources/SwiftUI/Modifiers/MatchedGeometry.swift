import UIKit

/// The properties that views of a geometry group share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position = MatchedGeometryProperties(rawValue: 1), size = MatchedGeometryProperties(rawValue: 2)
    /// Both the position and the size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Links the geometry of all views with an identity in a namespace.
    ///
    /// A view that is no source appears where the source is: it is offered the source's size, and its anchor lies on the source's. Its own
    /// place in the layout stays. If one source replaces another in an animated change, it starts at the other's frame.
    ///
    /// - Parameters:
    ///   - properties: What the views share.
    ///   - anchor: The point, relative to each view's size, that the views share.
    ///   - isSource: Whether the others follow this view.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        let key = MatchedGeometry.Key(id: AnyHashable(id), namespace: namespace)
        return modifier(MatchedGeometry(key: key, properties: properties, anchor: anchor, isSource: isSource))
    }
}

struct MatchedGeometry: NodeModifier {
    struct Key: Hashable {
        let id: AnyHashable
        let namespace: Namespace.ID
    }
    let key: Key
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool
    func makeNode(_ seed: NodeSeed) -> ViewNode { MatchedNode(seed) }

    /// Returns the frame of a view of some size whose anchor lies on the source's, or on that of its own frame if it doesn't share the
    /// position.
    func frame(matching source: CGRect, own: CGRect, size: CGSize) -> CGRect {
        let target = properties.contains(.position) ? source : own
        return CGRect(
            x: target.minX + anchor.x * (target.width - size.width), y: target.minY + anchor.y * (target.height - size.height),
            width: size.width, height: size.height)
    }
}

final class MatchedNode: WrapperNode {
    override func wrap(_ element: ViewElement) -> WrapperElement { MatchedElement(element, self) }
}

final class MatchedElement: HoldingElement<HoldingView> {
    private var placed: (bounds: CGRect, proposal: ProposedViewSize, surroundings: Surroundings)?

    override func makeView() -> HoldingView? { HoldingView() }

    override func layOut(in bounds: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings) {
        guard let modifier = node?.modifier(MatchedGeometry.self) else { return }
        var (bounds, proposal) = (bounds, proposal)
        if !modifier.isSource, let source = host.matchedViews.source(of: modifier.key) {
            let own = shownFrame(bounds, surroundings)
            if modifier.properties.contains(.size) { proposal = ProposedViewSize(source.size) }
            let size = modifier.properties.contains(.size) ? content.size(for: proposal) : bounds.size
            bounds = modifier.frame(matching: source, own: own, size: size).offsetBy(dx: bounds.minX - own.minX, dy: bounds.minY - own.minY)
        }
        placed = (bounds, proposal, surroundings)
        super.layOut(in: bounds, proposal: proposal, surroundings)
        host.matchedViews.note(self, modifier, shownFrame(bounds, surroundings))
    }
    /// Returns a frame in the host's coordinates.
    private func shownFrame(_ bounds: CGRect, _ surroundings: Surroundings) -> CGRect {
        host.frame(of: bounds.offsetBy(dx: surroundings.origin.x, dy: surroundings.origin.y), in: surroundings.content)
    }

    /// Moves the view from the frame of the view that it replaces to its own, in the current animation.
    func move(from source: CGRect) {
        guard let (bounds, proposal, surroundings) = placed, let modifier = node?.modifier(MatchedGeometry.self) else { return }
        let own = shownFrame(bounds, surroundings)
        let start = modifier.frame(matching: source, own: own, size: modifier.properties.contains(.size) ? source.size : own.size)
            .offsetBy(dx: bounds.minX - own.minX, dy: bounds.minY - own.minY)
        UIView.performWithoutAnimation { super.layOut(in: start, proposal: ProposedViewSize(start.size), surroundings) }
        super.layOut(in: bounds, proposal: proposal, surroundings)
    }
}

/// The views of a host whose geometry is linked.
@MainActor final class MatchedViews {
    @MainActor private struct Member {
        weak var element: MatchedElement?
        weak var node: ViewNode?
        weak var view: UIView?
        var isSource: Bool
        var frame: CGRect
        var isNew = true
        var isPresent: Bool { node?.isRemoved == false && element != nil }
    }
    private var groups: [MatchedGeometry.Key: [Member]] = [:]
    /// The groups whose source was asked for in the current placement.
    private var followed: Set<MatchedGeometry.Key> = []
    /// Whether a view followed a source that moved afterward.
    private(set) var isStale = false

    func beginPlacement() { (followed, isStale) = ([], false) }

    /// Returns the frame of a group's source in the host's coordinates.
    func source(of key: MatchedGeometry.Key) -> CGRect? {
        followed.insert(key)
        return groups[key]?.first { $0.isSource && $0.isPresent }?.frame
    }

    func note(_ element: MatchedElement, _ modifier: MatchedGeometry, _ frame: CGRect) {
        let index = groups[modifier.key]?.firstIndex { $0.element === element }
        let hasMoved = index.map { groups[modifier.key]?[$0].frame != frame } ?? true
        if modifier.isSource, hasMoved, followed.contains(modifier.key) { isStale = true }
        if let index {
            groups[modifier.key]?[index].isSource = modifier.isSource
            groups[modifier.key]?[index].frame = frame
        } else {
            let member = Member(element: element, node: element.node, view: element.view, isSource: modifier.isSource, frame: frame)
            groups[modifier.key, default: []].append(member)
        }
    }

    /// Moves each source that replaced another from the other's frame, and the other one, which is disappearing, along with it. Called at
    /// the end of an update, when all views are in place.
    func moveReplacements() {
        let isAnimated = UIView.inheritedAnimationDuration > 0
        for (key, members) in groups {
            let gone = members.filter { !$0.isPresent }
            let arrived = members.first { $0.isNew && $0.isSource && $0.isPresent }
            if isAnimated, let old = gone.last(where: \.isSource), let new = arrived {
                new.element?.move(from: old.frame)
                old.view?.transform = CGAffineTransform(from: old.frame, to: new.frame)
            }
            let rest = members.filter(\.isPresent).map { member in
                var member = member
                member.isNew = false
                return member
            }
            groups[key] = rest.isEmpty ? nil : rest
        }
    }
}

extension CGAffineTransform {
    /// Creates the transform of a view, about its center, that shows one frame in place of another.
    fileprivate init(from old: CGRect, to new: CGRect) {
        self = CGAffineTransform(translationX: new.midX - old.midX, y: new.midY - old.midY)
        if old.width > 0, old.height > 0 { self = scaledBy(x: new.width / old.width, y: new.height / old.height) }
    }
}
