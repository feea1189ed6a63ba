import CoreText
import Foundation

/// Text on pages, each of which has as many whole lines as fit.
package struct PagedText {
    private let layout: TextLayout
    /// The lines of each page. There is at least one page.
    package private(set) var pages: [Range<Int>] = []

    /// Wraps text to a width. `height` returns the height of a page, counted from 0.
    package init(_ string: NSAttributedString, width: CGFloat, height: (Int) -> CGFloat) {
        layout = StringDrawing(string).layout(CGSize(width: width, height: 0), .usesLineFragmentOrigin)
        let lines = layout.lines
        var first = 0
        for index in lines.indices where index > first {
            guard lines[index].top + lines[index].height - lines[first].top > height(pages.count) + 0.01 else { continue }
            pages.append(first..<index)
            first = index
        }
        pages.append(first..<lines.count)
    }

    /// Draws a page into the current context. `origin` is the upper left corner of its first line.
    package func draw(page: Int, at origin: CGPoint) {
        guard pages.indices.contains(page), let first = pages[page].first, let context = UIGraphicsGetCurrentContext() else { return }
        layout.draw(
            in: context, at: CGPoint(x: origin.x, y: origin.y - layout.lines[first].top), color: CGColor(gray: 0, alpha: 1),
            lines: pages[page])
    }
}
