/// Something that a container lays out: it returns a size for a proposal, is given a position, and shows UIKit views there.
///
/// A node has any number of elements (a `ForEach` many, an `if` one or none); a modifier wraps each of its content's. Elements live as long
/// as their nodes.
@MainActor class ViewElement {
    final unowned let host: ViewHost
    /// The node for which the element was created, or which was created for the element.
    final weak var ownNode: ViewNode?
    /// The identifiers from `id(_:)` and `ForEach` by which the element is found.
    final var identifiers: Set<AnyHashable> = []
    /// The answers of one layout. Without them, each level of frames would ask the levels below several times.
    final private var answers: (generation: Int, sizes: [ProposedViewSize: CGSize], guides: [GuideRequest: CGFloat?]) = (-1, [:], [:])
    private struct GuideRequest: Hashable {
        let key: AlignmentKey, width: CGFloat, height: CGFloat
    }
    /// The last frame of the element, in the coordinates of the view that shows it.
    final private(set) var frame = CGRect.zero
    /// The position that a layout chose, until the element is placed.
    final var pendingPlacement: Placement?

    init(_ node: ViewNode) { (host, ownNode) = (node.host, node) }
    init(host: ViewHost) { self.host = host }

    // MARK: For subclasses

    var node: ViewNode? { ownNode }
    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
    func layOut(in bounds: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings) {}
    /// The UIKit views, back to front. Complete once the element is placed.
    var views: [UIView] { [] }
    /// Returns the guide's position if something inside sets it, or `nil` for the guide's own default.
    func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { nil }
    func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { nil }
    /// The distance to neighbors in a stack without explicit spacing.
    var spacing: ViewSpacing { ViewSpacing() }

    // MARK: For containers

    final func size(for proposal: ProposedViewSize) -> CGSize {
        if answers.generation != host.generation { answers = (host.generation, [:], [:]) }
        if let size = answers.sizes[proposal] { return size }
        let size = measure(proposal)
        answers.sizes[proposal] = size
        return size
    }

    /// Returns ``explicitGuide(_:in:)``, once for each layout.
    final func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        if answers.generation != host.generation { answers = (host.generation, [:], [:]) }
        let request = GuideRequest(key: key, width: size.width, height: size.height)
        if let guide = answers.guides[request] { return guide }
        let guide = explicitGuide(key, in: size)
        answers.guides[request] = .some(guide)
        return guide
    }

    final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions(element: self, size: size(for: proposal)) }

    final func place(in bounds: CGRect, proposal: ProposedViewSize? = nil, _ surroundings: Surroundings) {
        frame = bounds
        layOut(in: bounds, proposal: proposal ?? ProposedViewSize(bounds.size), surroundings)
    }

    final subscript<Key: ViewTraitKey>(key: Key.Type) -> Key.Value { trait(key) ?? key.defaultValue }
}

/// A value that a view passes to its container.
protocol ViewTraitKey {
    associatedtype Value
    @MainActor static var defaultValue: Value { get }
}

/// The context of an element's placement: the view that contains its views, and the safe area.
@MainActor struct Surroundings {
    /// The origin of the containing view in the host's coordinates.
    var origin = CGPoint.zero
    var region: SafeRegion
    /// The scroll view around the element, or the row of a list, if there is one.
    var content: ScrolledContent?
    var scale: CGFloat = UIScreen.main.scale

    /// Returns a frame in the containing view, aligned with the screen's pixels. Halves of pixels are rounded up, also those that a
    /// computation made a little smaller: otherwise a frame of whole pixels loses one when it is centered, and its text no longer fits.
    func pixelFrame(_ frame: CGRect) -> CGRect {
        func round(_ value: CGFloat, _ origin: CGFloat) -> CGFloat {
            ((value + origin) * scale + 0.5 + 1e-6).rounded(.down) / scale - origin
        }
        let (left, top) = (round(frame.minX, origin.x), round(frame.minY, origin.y))
        return CGRect(x: left, y: top, width: max(0, round(frame.maxX, origin.x) - left), height: max(0, round(frame.maxY, origin.y) - top))
    }
    func inside(_ frame: CGRect) -> Surroundings {
        var copy = self
        copy.origin.x += frame.minX
        copy.origin.y += frame.minY
        return copy
    }
}

/// The area free of bars and sensors, and the whole area, in the host's coordinates.
struct SafeRegion {
    var safe: CGRect
    var full: CGRect
    /// The height of the part of the safe area that the keyboard covers, in points; ``safe`` ends above it.
    var keyboard: CGFloat = 0
    /// The parts at the edges that views cover beside those that UIKit knows of, in points: ``safe`` ends there.
    var bars = UIEdgeInsets.zero
}

/// An element around another one. By default it behaves like its content.
@MainActor class WrapperElement: ViewElement {
    final let content: ViewElement
    init(_ content: ViewElement, _ node: ViewNode) {
        self.content = content
        super.init(node)
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(for: proposal) }
    override func layOut(in bounds: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings) {
        content.place(in: bounds, proposal: proposal, surroundings)
    }
    override var views: [UIView] { content.views }
    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { content.guide(key, in: size) }
    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { content.trait(key) }
    override var spacing: ViewSpacing { content.spacing }
}

/// The node of a modifier that wraps each element of its content.
@MainActor class WrapperNode: ViewNode {
    private var wrappers: [ObjectIdentifier: WrapperElement] = [:]

    /// The number of values that were received.
    final private(set) var updates = 0

    override func update(_ change: Change) {
        updates += 1
        setChild(modifiedContent)
    }
    func wrap(_ element: ViewElement) -> WrapperElement { WrapperElement(element, self) }
    /// Discards all elements except these.
    func retain(_ kept: Set<ObjectIdentifier>) {}
    /// The elements that are wrapped: those of the first child.
    var wrapped: [ViewElement] { children.first?.elements ?? [] }

    override final var elements: [ViewElement] {
        var kept: [ObjectIdentifier: WrapperElement] = [:]
        let elements = wrapped.map { element in
            let wrapper = wrappers[ObjectIdentifier(element)] ?? wrap(element)
            wrapper.identifiers = element.identifiers
            kept[ObjectIdentifier(element)] = wrapper
            return wrapper
        }
        wrappers = kept
        retain(Set(kept.keys))
        return elements
    }
}
