import Foundation

/// Shows changed localized texts that code has put on screen: a text that equals a former one of a table becomes the present one.
@MainActor
enum ReloadedTexts {
    private static var replacements: [String: String] = [:]

    /// Reads the tables again.
    static func forget() { replacements = StringTables.reload() }

    static func show() {
        defer { replacements = [:] }
        guard !replacements.isEmpty else { return }
        for window in UIWindow.visible {
            visit(window)
            visit(window.rootViewController)
        }
    }

    private static func visit(_ view: UIView) {
        replace(view, \.accessibilityLabel)
        switch view {
        case let label as UILabel where !(label.superview is UIButton): replace(label, \.text)
        case let field as UITextField: replace(field, \.placeholder)
        case let view as UITextView:
            if let text = view.text.flatMap({ replacements[$0] }) { view.text = text }
        case let bar as UISearchBar:
            replace(bar, \.placeholder)
            replace(bar, \.prompt)
        case let button as UIButton:
            for state in [UIControl.State.normal, .highlighted, .selected, .disabled, .focused] {
                if let text = button.title(for: state).flatMap({ replacements[$0] }) { button.setTitle(text, for: state) }
            }
            if let text = button.configuration?.title.flatMap({ replacements[$0] }) { button.configuration?.title = text }
        case let control as UISegmentedControl:
            for index in 0..<control.numberOfSegments {
                if let text = control.titleForSegment(at: index).flatMap({ replacements[$0] }) {
                    control.setTitle(text, forSegmentAt: index)
                }
            }
        default: break
        }
        for subview in view.subviews { visit(subview) }
    }

    private static func visit(_ controller: UIViewController?) {
        guard let controller else { return }
        replace(controller, \.title)
        replace(controller.navigationItem, \.title)
        replace(controller.navigationItem, \.prompt)
        let item = controller.navigationItem
        for item in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) + (controller.toolbarItems ?? []) {
            replace(item, \.title)
        }
        if let item = controller.tabBarItem { replace(item, \.title) }
        for child in controller.children { visit(child) }
        if let presented = controller.presentedViewController, presented.presentingViewController === controller { visit(presented) }
    }

    private static func replace<Object: AnyObject>(_ object: Object, _ path: ReferenceWritableKeyPath<Object, String?>) {
        if let text = object[keyPath: path].flatMap({ replacements[$0] }) { object[keyPath: path] = text }
    }
}
