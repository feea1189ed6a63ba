import Foundation
import UIKit

/// Descriptions of what is on screen as text that stays the same from run to run: no addresses, one node a line.
/// ``verify(text:named:pathExtension:record:fileID:filePath:line:column:function:)`` compares them with references.
///
///     verify(text: TextGolden.constraints(of: cell))
@MainActor
public enum TextGolden {
    /// Returns the view and its subviews with names, frames, texts, and colors. A control of UIKit is one line.
    public static func views(of view: UIView) -> String {
        view.layoutIfNeeded()
        return SceneReader.describe(view).text
    }

    /// Returns all windows.
    public static func views(of stage: Stage) -> String {
        stage.turn()
        return SceneReader.describeScreen().text
    }

    /// Returns the controller with its children and the controllers that it presents (`+`).
    public static func controllers(of controller: UIViewController) -> String {
        var lines: [String] = []
        func add(_ controller: UIViewController, _ depth: Int, _ mark: String) {
            var line = String(repeating: "  ", count: depth) + mark + ViewNames.className(of: controller)
            if let title = controller.title { line += " \"\(title)\"" }
            line += ", \(controller.appearance.phase)"
            if !controller.isViewLoaded {
                line += ", view not loaded"
            } else if controller.view.window == nil {
                line += ", not in a window"
            }
            lines.append(line)
            for child in controller.children { add(child, depth + 1, "") }
            if let presented = controller.presentedViewController, presented.presentingViewController === controller {
                add(presented, depth + 1, "+ ")
            }
        }
        add(controller, 0, "")
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the constraints of the view and its subviews, grouped by view, each as an equation.
    public static func constraints(of view: UIView) -> String {
        let names = ViewNames(in: view)
        var lines: [String] = []
        func add(_ view: UIView) {
            let own = view.constraints.map { ConstraintText(names).line($0) }
            if !own.isEmpty { lines += [ConstraintText(names).name(view)] + own.map { "  " + $0 } }
            for subview in view.subviews { add(subview) }
        }
        add(view)
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the responders from `responder` to the end of the chain, one on each line.
    public static func responderChain(from responder: UIResponder) -> String {
        let root = sequence(first: responder, next: { $0.next }).lazy.compactMap { $0 as? UIView }.map { view in
            sequence(first: view, next: { $0.superview }).reduce(view) { $1 }
        }.first(where: { _ in true })
        let names = root.map { ViewNames(in: $0) }
        let lines = sequence(first: responder, next: { $0.next }).map { responder in
            let name = (responder as? UIView).flatMap { names?.name(of: $0) }.map { "`\($0)` " } ?? ""
            return name + ViewNames.className(of: responder)
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

/// `title.leading = UIView.leading + 20`
@MainActor
private struct ConstraintText {
    let names: ViewNames
    init(_ names: ViewNames) { self.names = names }

    func name(_ object: AnyObject?) -> String {
        guard let object else { return "nothing" }
        if let view = object as? UIView { return names.name(of: view) ?? ViewNames.className(of: view) }
        if let guide = object as? UILayoutGuide {
            let owner = guide.owningView.map { name($0) + "." } ?? ""
            return owner + (guide.identifier.isEmpty ? "guide" : guide.identifier)
        }
        return ViewNames.className(of: object)
    }

    func line(_ constraint: NSLayoutConstraint) -> String {
        let relation = constraint.relation == .equal ? "=" : constraint.relation == .lessThanOrEqual ? "≤" : "≥"
        var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute.name) \(relation) "
        let constant = ViewNames.number(abs(constraint.constant))
        if constraint.secondAttribute == .notAnAttribute {
            text += (constraint.constant < 0 ? "-" : "") + constant
        } else {
            text += "\(name(constraint.secondItem)).\(constraint.secondAttribute.name)"
            if constraint.multiplier != 1 { text += " × \(ViewNames.number(constraint.multiplier))" }
            if constraint.constant != 0 { text += constraint.constant < 0 ? " - \(constant)" : " + \(constant)" }
        }
        if constraint.priority != .required { text += " @\(ViewNames.number(CGFloat(constraint.priority.rawValue)))" }
        if let identifier = constraint.identifier { text += " \"\(identifier)\"" }
        return text + (constraint.isActive ? "" : " (inactive)")
    }
}
