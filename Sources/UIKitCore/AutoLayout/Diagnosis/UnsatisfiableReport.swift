import ConstraintSolver
import Foundation

/// The messages that UIKit logs when required constraints conflict.
extension LayoutEngine {
    /// Returns the constraint that came last, which gives way; the frames of views and the insets of guides stay. Sizes of contents come
    /// after all constraints (qiwi/MaterialTextView, testTextAndHelp). The constraints that a tree had before its first layout come from
    /// its root down (Automattic/Gravatar-SDK-iOS, testRectangularColorPlaceholderDisplayer), and later ones as they are activated.
    func chooseBroken(_ group: [Constraint]) -> Constraint? {
        if let content = group.last(where: isContentSize) { return content }
        func rank(_ constraint: NSLayoutConstraint) -> (UInt64, Int, UInt64) {
            let isLater = constraint.activation > firstLayout
            return (isLater ? constraint.activation : 0, isLater ? 0 : depth(constraint.container), constraint.activation)
        }
        return group.compactMap { row in constraint(of: row).map { (row, rank($0)) } }.max { $0.1 < $1.1 }?.0
    }

    private func depth(_ view: UIView?) -> Int {
        var (depth, place) = (0, view)
        while let view = place { (depth, place) = (depth + 1, view.superview) }
        return depth
    }

    private func isContentSize(_ row: Constraint) -> Bool {
        slots.contains { slot in
            [NSLayoutConstraint.Axis.horizontal, .vertical].contains { axis in
                slot.map { $0.state.content[axis].hugging == row || $0.state.content[axis].resistance == row } ?? false
            }
        }
    }

    private func constraint(of row: Constraint) -> NSLayoutConstraint? {
        Int(row.index) < constraintsByRow.count ? constraintsByRow[Int(row.index)] : nil
    }

    func reportConflicts() {
        let conflicts = solver.conflicts
        solver.conflicts = []
        guard !isTrial else { return }
        for conflict in conflicts {
            let lines = conflict.group.map { describe($0) }
            let broken = conflict.broken.map { describe($0) } ?? ""
            UnsatisfiableConstraints.log(lines, broken: broken)
        }
    }

    private func describe(_ row: Constraint) -> String {
        if let constraint = constraint(of: row) { return constraint.description }
        for slot in slots {
            guard let slot else { continue }
            if let place = slot.state.frameRows.firstIndex(of: row) { return describe(slot, place) }
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                let content = slot.state.content[axis]
                if content.hugging == row || content.resistance == row { return describe(slot, axis, content) }
            }
        }
        return "<NSLayoutConstraint: unnamed>"
    }

    /// Describes a row that comes from a content size.
    private func describe(_ slot: LayoutSlot, _ axis: NSLayoutConstraint.Axis, _ content: ContentRows) -> String {
        let (size, hugging, resistance) = (content.size, slot.hugging(axis).rawValue, slot.resistance(axis).rawValue)
        let numbers = [size, Double(hugging), Double(resistance)].map { ConstraintDescription.number(CGFloat($0)) }
        return
            "<NSContentSizeLayoutConstraint:\(ItemNames.address(of: slot)) \(axis == .horizontal ? "H" : "V"):[\(ItemNames.name(of: slot.view))(\(numbers[0]))] "
            + "Hug:\(numbers[1]) CompressionResistance:\(numbers[2])   (active)>"
    }

    /// Describes a row that comes from a frame or an inset.
    private func describe(_ slot: LayoutSlot, _ place: Int) -> String {
        let name = ItemNames.name(of: slot.view ?? slot.guide)
        let constant = ConstraintDescription.number(CGFloat(solver.constant(of: slot.state.frameRows[place])))
        let attribute = ["minX", "minY", "width", "height"][min(place, 3)]
        let address = ItemNames.address(of: slot)
        switch slot.state.mode {
        case .root: return "<NSLayoutConstraint:\(address) '\(encapsulated(place))' \(name).\(attribute) == \(constant)   (active)>"
        case .fixed:
            let mask = slot.view.map { AutoresizingText.code($0.autoresizingMask, isHorizontal: place % 2 == 0) } ?? ""
            if let view = slot.view, let superview = view.stretchingSuperview(in: self),
                place == 2 ? view.autoresizingMask.stretchesWidth : place == 3 && view.autoresizingMask.stretchesHeight
            {
                let margins = CGFloat(
                    solver.constant(of: slot.state.frameRows[place]) - solver.constant(of: slot.state.frameRows[place - 2]))
                let rest =
                    margins == 0
                    ? "" : margins < 0 ? " - \(ConstraintDescription.number(-margins))" : " + \(ConstraintDescription.number(margins))"
                return
                    "<NSAutoresizingMaskLayoutConstraint:\(address) \(mask) \(name).\(attribute) == \(ItemNames.name(of: superview)).\(attribute)\(rest)   (active)>"
            }
            return
                "<NSAutoresizingMaskLayoutConstraint:\(address) \(mask) \(name).\(attribute) == \(constant)   (active, names: '|':\(ItemNames.name(of: slot.space)) )>"
        default:
            return
                "<NSLayoutConstraint:\(address) '\(slot.guide?.identifierStored ?? "")-\(["left", "top", "right", "bottom"][min(place, 3)])' \(name)   (active)>"
        }
    }

    private func encapsulated(_ place: Int) -> String {
        place % 2 == 0 ? "UIView-Encapsulated-Layout-Width" : "UIView-Encapsulated-Layout-Height"
    }
}

/// `h=--&`, as messages write a mask: `-` rigid, `&` flexible.
enum AutoresizingText {
    @MainActor
    static func code(_ mask: UIView.AutoresizingMask, isHorizontal: Bool) -> String {
        let parts: [UIView.AutoresizingMask] =
            isHorizontal
            ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin] : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
        return (isHorizontal ? "h=" : "v=") + parts.map { mask.contains($0) ? "&" : "-" }.joined()
    }
}

/// The message, in UIKit's words, because people search for them.
@MainActor
enum UnsatisfiableConstraints {
    static func log(_ lines: [String], broken: String) {
        var text = [
            // UIKit's own spaces at the line ends, so that a search for the message finds it.
            "Unable to simultaneously satisfy constraints.",
            "\tProbably at least one of the constraints in the following list is one you don't want. ",
            "\tTry this: ",
            "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
            "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
        ]
        if lines.contains(where: { $0.hasPrefix("<NSAutoresizingMask") }) {
            text.append(
                "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) "
            )
        }
        text += [
            "(", lines.map { "    \"\($0)\"" }.joined(separator: ",\n"), ")", "",
            "Will attempt to recover by breaking constraint ", broken, "",
            "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.",
            "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.",
        ]
        alertForUnsatisfiableConstraints(text.joined(separator: "\n"))
    }

    /// Calls the function at which a breakpoint on `UIViewAlertForUnsatisfiableConstraints` stops.
    private static func alertForUnsatisfiableConstraints(_ text: String) { UIViewAlertForUnsatisfiableConstraints(text) }
}

@inline(never) @MainActor
func UIViewAlertForUnsatisfiableConstraints(_ text: String) {
    Console.log(text)
}
