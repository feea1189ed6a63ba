import ConstraintSolver
import Foundation

/// The Auto Layout state of a view or a guide. Used on the main actor only; the item owns it, but others may keep it longer.
package final class LayoutSlot {
    /// The view, valid as long as it is not `nil`: the item clears it.
    unowned(unsafe) private(set) var view: UIView?
    unowned(unsafe) private(set) var guide: UILayoutGuide?

    // What every layout reads is close together in memory.

    /// The engine that uses the slot. It clears this when it is deallocated.
    var engine: LayoutEngine? {
        get { engineReference?.takeUnretainedValue() }
        set { engineReference = newValue.map(Unmanaged.passUnretained) }
    }
    // `Unmanaged`, so that comparing engines, as each layout does for each view, counts no reference.
    private var engineReference: Unmanaged<LayoutEngine>?
    var state = EngineState()
    /// The offset of the view's exact origin, measured from the root, from the pixel to which it was rounded.
    var residue = CGPoint.zero
    /// The residue for subviews. A view with its own frame has none: its subviews start on a pixel again.
    var pixelResidue: CGPoint { state.mode == .free ? residue : .zero }
    /// The scale at which a scroll view shows the view. Constraints determine the origin of the scaled frame.
    var zoom: CGFloat = 1

    /// The constraints that this view holds, in the order of activation.
    var held: [NSLayoutConstraint] = []
    /// The constraints held by other views that refer to this item.
    var mentions: [NSLayoutConstraint] = []
    /// Whether some held constraints are not yet installed in the engine.
    var awaitsInstallation = false
    var guides: [UILayoutGuide] = []
    /// The view's own guides that have been accessed.
    var systemGuides: [UILayoutGuide] = []
    /// The guide of a scroll view's content: constraints from inside that refer to the view's edges mean the guide's.
    var contentArea: UILayoutGuide?
    var contentSizeDidChange: ((CGSize) -> Void)?

    var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (.defaultLow, .defaultLow)
    var resistance: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (.defaultHigh, .defaultHigh)
    /// Whether the height depends on the width, as a wrapped text's does.
    var heightDependsOnWidth = false

    /// The engine of the tree whose root this view is.
    var ownedEngine: LayoutEngine?
    /// The anchors of the item that are in use. Each removes itself when it is deallocated.
    fileprivate var anchors: [(attribute: NSLayoutConstraint.Attribute, anchor: Unmanaged<NSObject>)] = []

    init(view: UIView) { self.view = view }
    init(guide: UILayoutGuide) { self.guide = guide }

    /// Called when the item is deallocated: the slot loses it and releases its constraints.
    func loseItem() {
        view = nil
        guide = nil
        held = []
        mentions = []
        guides = []
        systemGuides = []
        contentArea = nil
        ownedEngine = nil
    }

    func isUsed(by engine: LayoutEngine) -> Bool { engineReference?.toOpaque() == Unmanaged.passUnretained(engine).toOpaque() }

    @inline(__always) var item: AnyObject? { view ?? guide }

    /// The item's view in the hierarchy: the item itself, or the owner of a guide.
    @MainActor @inline(__always) var hierarchyView: UIView? { view ?? guide?.owner }

    /// The view in whose coordinate space the item is.
    @MainActor @inline(__always) var space: UIView? {
        if let view { return view.storedSuperview }
        return guide?.owner
    }

    /// Whether anything determines the view's position or size. A view that does not translate its mask and that no constraint refers to
    /// keeps its frame, as jessesquires/ReactiveCollectionsKit's tests show, whose collection is created twice and constrained once.
    @MainActor var isInvolved: Bool {
        !state.content.isEmpty || !mentions.isEmpty || !state.frameRows.isEmpty
            || (guides + systemGuides).contains { !$0.slot.mentions.isEmpty }
            || held.contains { $0.firstSlot === self || $0.secondSlot === self }
    }

    func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { axis == .horizontal ? hugging.horizontal : hugging.vertical }
    func resistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? resistance.horizontal : resistance.vertical
    }
}

extension LayoutSlot {
    /// Returns the slot of a view or guide.
    @MainActor
    static func of(_ item: AnyObject?) -> LayoutSlot? {
        guard let item else { return nil }
        if let view = item as? UIView { return view.layoutSlot }
        return (item as? UILayoutGuide)?.slot
    }
}

/// An item's variables and rows in one engine.
struct EngineState {
    enum Mode { case absent, root, fixed, free, guide }

    var mode = Mode.absent
    var x = Variable(index: -1), y = Variable(index: -1), width = Variable(index: -1), height = Variable(index: -1)
    /// The rows that fix or bound x, y, width, and height apart from constraints.
    var frameRows: [Constraint] = []
    var content = ContentSizes()
    /// The position of the item in the order in which constraints first refer to items.
    var order = 0
    /// The order along each axis; 0 if no constraint of the axis refers to the item.
    var ranks = AxisRanks()
    var isChanged = false
    var isContentStale = false
    /// The width for which the height was last measured.
    var measuredWidth = -1.0
}

/// An item's ranks in the order of the constraints of each axis.
struct AxisRanks {
    private var horizontal = 0, vertical = 0

    subscript(axis: NSLayoutConstraint.Axis) -> Int {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

/// The rows of an intrinsic size, by axis.
struct ContentSizes {
    private var width = ContentRows(), height = ContentRows()

    var isEmpty: Bool { width.hugging == nil && width.resistance == nil && height.hugging == nil && height.resistance == nil }

    subscript(axis: NSLayoutConstraint.Axis) -> ContentRows {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

/// The two rows of an intrinsic width or height.
struct ContentRows {
    var size = -1.0
    var hugging: Constraint?
    var resistance: Constraint?
}

extension UIView {
    final var layoutSlot: LayoutSlot {
        if let slot = layoutSlotIfAny { return slot }
        let slot = LayoutSlot(view: self)
        layoutSlotIfAny = slot
        return slot
    }

    final var layoutRoot: UIView {
        var current = self
        while let parent = current.storedSuperview { current = parent }
        return current
    }

    /// Marks the path from the root to this view as one that the engine has to visit.
    final func markUsesAutoLayout() {
        var current: UIView? = self
        while let view = current, !view.flags.contains(.usesAutoLayout) {
            view.flags.insert(.usesAutoLayout)
            current = view.storedSuperview
        }
    }
}

/// Anchors. While one is in use, asking for the same attribute returns the same object, as Tinder/Layout's tests expect.
extension LayoutSlot {
    @MainActor func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        one(attribute) { NSLayoutXAxisAnchor(self, attribute) }
    }
    @MainActor func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        one(attribute) { NSLayoutYAxisAnchor(self, attribute) }
    }
    @MainActor func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
        one(attribute) { NSLayoutDimension(self, attribute) }
    }

    private func one<Anchor: NSObject>(_ attribute: NSLayoutConstraint.Attribute, _ make: () -> Anchor) -> Anchor {
        if let known = anchors.first(where: { $0.attribute == attribute }) {
            return unsafeDowncast(known.anchor.takeUnretainedValue(), to: Anchor.self)
        }
        let anchor = make()
        anchors.append((attribute, .passUnretained(anchor)))
        return anchor
    }

    /// Returns the item's anchor for `attribute`, of any kind.
    @MainActor func anchor(of attribute: NSLayoutConstraint.Attribute) -> NSLayoutAnchor<AnyObject> {
        switch attribute.kind {
        case .horizontal: AnchorCast.cast(anchor(attribute) as NSLayoutXAxisAnchor, NSLayoutAnchor<AnyObject>.self)
        case .vertical: AnchorCast.cast(anchor(attribute) as NSLayoutYAxisAnchor, NSLayoutAnchor<AnyObject>.self)
        case .size, .none: AnchorCast.cast(anchor(attribute) as NSLayoutDimension, NSLayoutAnchor<AnyObject>.self)
        }
    }

    func forget(_ anchor: NSObject) { anchors.removeAll { $0.anchor.toOpaque() == Unmanaged.passUnretained(anchor).toOpaque() } }
}
