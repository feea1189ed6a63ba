import Foundation

/// The type of `topLayoutGuide` and `bottomLayoutGuide`.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The length of the edge that bars cover, in points.
    var length: CGFloat { get }
    /// The top of the covered part.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bottom of the covered part: the end of the bars for a top guide.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of the covered part.
    var heightAnchor: NSLayoutDimension { get }
}

/// The part of a controller's view that bars cover at one edge.
@MainActor
package final class ControllerLayoutGuide: UILayoutGuide, UILayoutSupport {
    package enum Edge { case top, bottom }

    let edge: Edge

    package init(_ edge: Edge) {
        self.edge = edge
        super.init()
        role = .controllerEdge(edge)
        identifier = edge == .top ? "UIViewControllerTop" : "UIViewControllerBottom"
    }

    func attach(to view: UIView) {
        guard owner == nil else { return }
        owner = view
        view.layoutSlot.systemGuides.append(self)
    }

    package required init?(coder: NSCoder) {
        edge = .top
        super.init(coder: coder)
    }

    package var length: CGFloat {
        guard let owner else { return 0 }
        return edge == .top ? owner.safeAreaInsets.top : owner.safeAreaInsets.bottom
    }

    package override var layoutFrame: CGRect {
        guard let bounds = owner?.bounds else { return .zero }
        return CGRect(x: bounds.minX, y: edge == .top ? bounds.minY : bounds.maxY - length, width: bounds.width, height: length)
    }
}
