import Foundation

/// A rectangle that takes part in layout and is not a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
    package final weak var owner: UIView?
    package final var identifierStored = ""
    private lazy var slotOwner = SlotOwner(LayoutSlot(guide: self))
    package final var slot: LayoutSlot { slotOwner.slot }
    /// The guide's role. A view's own guides follow the view.
    package final var role = GuideRole.custom

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        identifierStored = coder.decodeObject(forKey: "UILayoutGuideIdentifier") as? String ?? ""
    }

    open func encode(with coder: NSCoder) { coder.encode(identifierStored, forKey: "UILayoutGuideIdentifier") }

    /// The guide's frame in the space of the owning view, as of the last layout.
    open var layoutFrame: CGRect {
        guard let owner else { return .zero }
        switch role {
        case .system(let kind): return owner.frame(of: kind)
        case .custom, .contentArea, .frameArea, .controllerEdge: return LayoutEngine.frame(of: slot, in: owner)
        }
    }

    open weak var owningView: UIView? {
        get { owner }
        set {
            guard newValue !== owner else { return }
            owner?.removeLayoutGuide(self)
            newValue?.addLayoutGuide(self)
        }
    }

    open var identifier: String {
        get { identifierStored }
        set { identifierStored = newValue }
    }

    open var hasAmbiguousLayout: Bool { owner.flatMap { LayoutEngine.live(for: $0) }?.isAmbiguous(slot) ?? false }
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        AffectingConstraints.list(for: slot, axis)
    }

    open var leadingAnchor: NSLayoutXAxisAnchor { slot.anchor(.leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { slot.anchor(.trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { slot.anchor(.left) }
    open var rightAnchor: NSLayoutXAxisAnchor { slot.anchor(.right) }
    open var topAnchor: NSLayoutYAxisAnchor { slot.anchor(.top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { slot.anchor(.bottom) }
    open var widthAnchor: NSLayoutDimension { slot.anchor(.width) }
    open var heightAnchor: NSLayoutDimension { slot.anchor(.height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { slot.anchor(.centerX) }
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
