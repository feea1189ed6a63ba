import Foundation

/// A view over the searched screen that lets touches through where it is empty.
@MainActor
final class SearchOverlay: UIView {
    var isOpen = true
    /// A bar across the top, if it has no other place, over a background that extends to the edge of the screen.
    var top: UISearchBar? {
        didSet {
            guard let top else { return }
            backing.backgroundColor = .systemBackground
            addSubview(backing)
            addSubview(top)
        }
    }
    /// The top of the background: below a navigation bar that stays, or else at the edge.
    var backingTop: CGFloat = 0
    var topHeight: CGFloat { top?.sizeThatFits(bounds.size).height ?? 0 }
    private let backing = UIView()
    var whenTapped: (() -> Void)?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return isOpen && hit === self ? nil : hit
    }

    /// Handles taps on the overlay itself. Touches of the results also arrive here, along the responder chain.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.contains(where: { $0.view === self }) { whenTapped?() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let top else { return }
        // The controller adds the bar's height to the insets of the views below it.
        let edge = max(0, safeAreaInsets.top - topHeight)
        top.frame = CGRect(x: 0, y: edge, width: bounds.width, height: topHeight)
        backing.frame = CGRect(x: 0, y: min(backingTop, edge), width: bounds.width, height: edge + topHeight - min(backingTop, edge))
        bringSubviewToFront(backing)
        bringSubviewToFront(top)
    }
}
