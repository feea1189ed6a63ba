import UIKit

/// The parts of a table's cells and headers as Apple's trees have them, which differ from ours.
@MainActor
enum CellParts {
    /// Returns a cell's elements: its background, then its contents, without the content view around them. The buttons of a swipe are the
    /// cell's own: `cell.children(matching: .button)` in public UI tests.
    static func elements(of cell: UIView, _ children: [Element], background: (CellBackground) -> Element?) -> [Element] {
        let children = children.flatMap { ElementTypes.className(of: $0.view) == "SwipeButtons" ? $0.children : [$0] }
        // SwiftUI's rows are cells of a collection, whose content views are elements.
        guard let cell = cell as? UITableViewCell, !isInSwiftUIList(cell) else { return children }
        let parts = children.flatMap { child in
            child.object === cell.contentView && child.identifier.isEmpty && child.label.isEmpty ? child.children : [child]
        }
        guard Generation.current >= .ios16, cell.backgroundView == nil, let element = background(CellBackground.of(cell)) else {
            return parts
        }
        return [element] + parts
    }

    private static func isInSwiftUIList(_ view: UIView) -> Bool {
        let table = sequence(first: view) { $0.superview }.first { $0 is UITableView }
        return table.map { ElementTypes.className(of: $0) } == "ListTable"
    }

    /// Returns the name of a disclosure indicator or a checkmark, which are disabled buttons `chevron` and `checkmark` in Apple's trees, or
    /// `nil` for other views.
    static func mark(_ view: UIView) -> String? {
        guard ElementTypes.className(of: view) == "CellAccessoryView", view.subviews.count == 1, !isInSwiftUIList(view) else { return nil }
        switch (view.subviews[0] as? UIImageView)?.image?.givenName {
        case "chevron.forward": return "chevron"
        case "checkmark": return "checkmark"
        default: return nil
        }
    }

    /// Returns the text of a header or footer, which is also its label and its content view's.
    static func heading(_ view: UIView) -> String? {
        guard let header = view as? UITableViewHeaderFooterView ?? view.superview as? UITableViewHeaderFooterView else { return nil }
        guard view === header || view === header.contentView && Generation.current >= .ios16 else { return nil }
        return label(in: header)?.text
    }

    /// Returns the text of the row around a view. A switch without its own label has it as its label, as in UI tests that Xcode recorded:
    /// `tables.switches["Indexed Search"]`.
    static func words(ofRowAround view: UIView) -> String? {
        let cell = sequence(first: view, next: { $0.superview }).lazy.compactMap { $0 as? UITableViewCell }.first
        guard let cell, !isInSwiftUIList(cell) else { return nil }
        if let label = cell.accessibilityLabel, !label.isEmpty { return label }
        let texts = labels(in: cell.contentView).compactMap(\.accessibilityLabel).filter { !$0.isEmpty }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    /// Returns the only label in a view.
    private static func label(in view: UIView) -> UILabel? {
        let labels = labels(in: view)
        return labels.count == 1 ? labels[0] : nil
    }

    private static func labels(in view: UIView) -> [UILabel] {
        if let label = view as? UILabel { return [label] }
        return view.subviews.filter { !$0.isHidden }.flatMap(labels)
    }
}

/// The view behind a cell's contents, a view in a view since the background configurations of iOS 14.
@MainActor
final class CellBackground: UIAccessibilityElement {
    nonisolated(unsafe) private static var key = 0  // Only its address is used.

    static func of(_ cell: UITableViewCell) -> CellBackground {
        let background: CellBackground
        if let known = objc_getAssociatedObject(cell, &key) as? CellBackground {
            background = known
        } else {
            background = CellBackground(accessibilityContainer: cell)
            background.accessibilityElements = [TreeHolder(accessibilityContainer: cell)]
            objc_setAssociatedObject(cell, &key, background, .OBJC_ASSOCIATION_RETAIN)
        }
        background.accessibilityFrameInContainerSpace = cell.bounds
        (background.accessibilityElements?.first as? UIAccessibilityElement)?.accessibilityFrameInContainerSpace = cell.bounds
        return background
    }
}
