import Foundation
import UIKit

/// A scroll view's bar, which Apple's trees have whether it shows or not: `Vertical scroll bar, 2 pages`. Recorded UI tests find a scroll
/// view by it.
@MainActor
final class ScrollBar: UIAccessibilityElement {
    private enum Axis { case vertical, horizontal }

    nonisolated(unsafe) private static var key = 0  // Only its address is used.
    /// The width of the area in which a finger takes hold of the bar, and its distance from the edge.
    private static let width: CGFloat = 30, margin: CGFloat = 3

    /// Returns the bars that a scroll view has, the vertical one first.
    static func bars(of view: UIView) -> [ScrollBar] {
        guard let scroll = view as? UIScrollView, scroll.isScrollEnabled, !(scroll is UITextView) else { return [] }
        let bars: [ScrollBar]
        if let known = objc_getAssociatedObject(scroll, &key) as? [ScrollBar] {
            bars = known
        } else {
            bars = [ScrollBar(accessibilityContainer: scroll), ScrollBar(accessibilityContainer: scroll)]
            objc_setAssociatedObject(scroll, &key, bars, .OBJC_ASSOCIATION_RETAIN)
        }
        var shown: [ScrollBar] = []
        if scroll.showsVerticalScrollIndicator, bars[0].describe(scroll, .vertical) { shown.append(bars[0]) }
        if scroll.showsHorizontalScrollIndicator, bars[1].describe(scroll, .horizontal) { shown.append(bars[1]) }
        return shown
    }

    private func describe(_ scroll: UIScrollView, _ axis: Axis) -> Bool {
        let insets = scroll.adjustedContentInset, bounds = scroll.bounds, width = ScrollBar.width, margin = ScrollBar.margin
        let isVertical = axis == .vertical
        let room = isVertical ? bounds.height - insets.top - insets.bottom : bounds.width - insets.left - insets.right
        let content = isVertical ? scroll.contentSize.height : scroll.contentSize.width
        let offset = isVertical ? bounds.minY + insets.top : bounds.minX + insets.left
        guard room > 0, content.isFinite, offset.isFinite else { return false }
        let pages = Int(min(10_000, max(1, (content / room).rounded(.up))))
        accessibilityLabel = "\(isVertical ? "Vertical" : "Horizontal") scroll bar, \(pages) page\(pages == 1 ? "" : "s")"
        let share = content > room ? min(1, max(0, offset / (content - room))) : 0
        accessibilityValue = "\(Int((share * 100).rounded()))%"
        accessibilityFrameInContainerSpace =
            isVertical
            ? CGRect(x: bounds.maxX - width - margin, y: bounds.minY + insets.top, width: width, height: room)
            : CGRect(x: bounds.minX + insets.left, y: bounds.maxY - insets.bottom - width - margin, width: room, height: width)
        return true
    }
}
