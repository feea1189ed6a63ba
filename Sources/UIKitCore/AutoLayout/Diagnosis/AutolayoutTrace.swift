import Foundation

extension UIView {
    /// Returns the tree from the window down, as the debugger's `_autolayoutTrace` prints it: how each view is laid out, and which ones are
    /// ambiguous.
    public func autolayoutTrace() -> String {
        var lines = [""]
        let root = layoutRoot
        LayoutEngine.engine(for: root)?.solve()
        func visit(_ view: UIView, _ depth: Int) {
            let mode = view.layoutSlotIfAny?.state.mode ?? .absent
            let mark =
                switch mode {
                case .root: "•"
                case .free, .guide: "*"
                case .fixed: "+"
                case .absent: ""
                }
            var line = String(repeating: "|   ", count: depth) + "\(mark)\(ItemNames.name(of: view))"
            if mode == .free, view.autoLayoutIsAmbiguous { line += ", AMBIGUOUS LAYOUT" }
            lines.append(line)
            for subview in view.storedSubviews { visit(subview, depth + 1) }
        }
        visit(root, 0)
        lines.append("")
        lines.append("Legend:")
        lines.append("\t* - is laid out with auto layout")
        lines.append(
            "\t+ - is laid out manually, but is represented in the layout engine because translatesAutoresizingMaskIntoConstraints = YES")
        lines.append("\t• - layout engine host")
        return lines.joined(separator: "\n")
    }
}
