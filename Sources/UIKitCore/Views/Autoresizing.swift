import Foundation

/// Springs and struts: resizes subviews by their masks when the superview's size changes.
enum Autoresizing {
    @MainActor
    static func resize(_ subviews: [UIView], in view: UIView, from old: CGSize) {
        let new = view.bounds.size
        for subview in subviews where subview.translatesAutoresizingMaskIntoConstraints && !subview.autoresizingMask.isEmpty {
            let mask = subview.autoresizingMask
            let isPlain = subview.transform.isIdentity
            let box =
                isPlain
                ? subview.frame
                : CGRect(
                    x: subview.center.x - subview.bounds.width / 2, y: subview.center.y - subview.bounds.height / 2,
                    width: subview.bounds.width, height: subview.bounds.height)
            let horizontal = span(
                box.minX, box.width, old.width, new.width, mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                mask.contains(.flexibleRightMargin))
            let vertical = span(
                box.minY, box.height, old.height, new.height, mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin))
            let result = CGRect(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
            guard result != box else { continue }
            if isPlain {
                subview.frame = result
            } else {
                subview.bounds.size = result.size
                subview.center = CGPoint(x: result.midX, y: result.midY)
            }
        }
    }

    /// Resizes along one axis: the change is distributed among the flexible parts in proportion to their lengths, or equally if all are
    /// zero.
    static func span(
        _ start: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat, _ flexibleStart: Bool, _ flexibleLength: Bool,
        _ flexibleEnd: Bool
    ) -> (start: CGFloat, length: CGFloat) {
        let change = new - old
        guard change != 0 else { return (start, length) }
        let end = old - start - length
        let parts = [(flexibleStart, start), (flexibleLength, length), (flexibleEnd, end)]
        let flexible = parts.filter(\.0)
        guard !flexible.isEmpty else { return (start, length) }
        let total = flexible.reduce(0) { $0 + $1.1 }
        func share(_ part: (Bool, CGFloat)) -> CGFloat {
            guard part.0 else { return 0 }
            return total == 0 ? change / CGFloat(flexible.count) : change * part.1 / total
        }
        return (start + share(parts[0]), max(0, length + share(parts[1])))
    }
}
