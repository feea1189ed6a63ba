import Foundation

/// A rectangle that takes part in layout and is not a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
    package final weak var owner: UIView?
    package final var identifierStored = ""
    /// The guide's layout state, which each initializer sets. `deinit`, which isn't isolated, reads it.
    package final nonisolated(unsafe) private(set) var slot: LayoutSlot!
    /// The guide's role. A view's own guides follow the view.
    package final var role = GuideRole.custom

    public override init() {
        super.init()
        slot = LayoutSlot(guide: self)
    }

    /// Creates a guide with the identifier in an archive, without a view.
    public required init?(coder: NSCoder) {
        super.init()
        slot = LayoutSlot(guide: self)
        identifierStored = coder.decodeObject(forKey: "UILayoutGuideIdentifier") as? String ?? ""
    }

    deinit { slot?.loseItem() }

    /// Writes the guide's identifier to an archive.
    open func encode(with coder: NSCoder) { coder.encode(identifierStored, forKey: "UILayoutGuideIdentifier") }

    /// The guide's frame in the space of the owning view, as of the last layout.
    open var layoutFrame: CGRect {
        guard let owner else { return .zero }
        switch role {
        case .system(let kind): return owner.frame(of: kind)
        case .custom, .contentArea, .frameArea, .controllerEdge: return LayoutEngine.frame(of: slot, in: owner)
        }
    }

    /// The view to whose hierarchy the guide belongs. Setting it moves the guide and removes its constraints.
    open weak var owningView: UIView? {
        get { owner }
        set {
            guard newValue !== owner else { return }
            owner?.removeLayoutGuide(self)
            newValue?.addLayoutGuide(self)
        }
    }

    /// A name for messages about constraints. Empty by default.
    open var identifier: String {
        get { identifierStored }
        set { identifierStored = newValue }
    }

    /// Whether the constraints allow more than one rectangle for the guide.
    open var hasAmbiguousLayout: Bool { owner.flatMap { LayoutEngine.live(for: $0) }?.isAmbiguous(slot) ?? false }
    /// Returns the constraints that determine the guide along an axis, for debugging.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        AffectingConstraints.list(for: slot, axis)
    }

    /// The edge at which reading begins: left in a left-to-right interface.
    open var leadingAnchor: NSLayoutXAxisAnchor { slot.anchor(.leading) }
    /// The edge at which reading ends: right in a left-to-right interface.
    open var trailingAnchor: NSLayoutXAxisAnchor { slot.anchor(.trailing) }
    /// The left edge, in either reading direction.
    open var leftAnchor: NSLayoutXAxisAnchor { slot.anchor(.left) }
    /// The right edge, in either reading direction.
    open var rightAnchor: NSLayoutXAxisAnchor { slot.anchor(.right) }
    /// The top edge of the guide.
    open var topAnchor: NSLayoutYAxisAnchor { slot.anchor(.top) }
    /// The bottom edge of the guide.
    open var bottomAnchor: NSLayoutYAxisAnchor { slot.anchor(.bottom) }
    /// The width of the guide, for constraints to other lengths or constants.
    open var widthAnchor: NSLayoutDimension { slot.anchor(.width) }
    /// The height of the guide, for constraints to other lengths or constants.
    open var heightAnchor: NSLayoutDimension { slot.anchor(.height) }
    /// The horizontal position of the guide's center.
    open var centerXAnchor: NSLayoutXAxisAnchor { slot.anchor(.centerX) }
    /// The vertical position of the guide's center.
    open var centerYAnchor: NSLayoutYAxisAnchor { slot.anchor(.centerY) }

    nonisolated open override var description: String {
        MainActor.assumeIsolated {
            "<\(ItemNames.className(of: self)): \(ItemNames.address(of: self)) - \"\(identifierStored)\", layoutFrame = \(NSCoder.string(for: layoutFrame)), owningView = \(owner.map { $0.description } ?? "(null)")>"
        }
    }
}

/// The source of a guide's position and size.
package enum GuideRole {
    case custom
    /// Follows the owner's insets.
    case system(SystemGuide)
    /// A scroll view's content: at its origin, as large as constraints make it.
    case contentArea
    /// A scroll view's frame, seen from its content.
    case frameArea
    /// Follows the part of a controller's view that bars cover.
    case controllerEdge(ControllerLayoutGuide.Edge)
}
