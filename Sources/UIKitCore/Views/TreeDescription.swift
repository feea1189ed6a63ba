import Foundation
import QuartzCore

/// A view whose description includes its text.
@MainActor
package protocol DescribesText: UIView {
    var describedText: String? { get }
}

/// A view whose description includes more than its layer.
@MainActor
package protocol DescribesMore: UIView {
    var describedMore: String { get }
}

/// `<UIView: 0x…; frame = (0 0; 10 10); layer = <CALayer: 0x…>>`: the differences from a new view, in UIKit's order and words, as shown by
/// the texts that swift-snapshot-testing recorded with real UIKit.
@MainActor
package enum ViewDescription {
    static func text(of view: UIView) -> String {
        let frame = view.frame
        var parts = [String(Fault.name(of: view).dropLast())]
        if !SystemClasses.contain(type(of: view)),
            let base = sequence(first: type(of: view) as AnyClass, next: _getSuperclass).first(where: SystemClasses.contain)
        {
            parts.append("baseClass = \(SystemClasses.printedName(base))")
        }
        parts.append("frame = (\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width)) \(number(frame.height)))")
        if let text = (view as? any DescribesText)?.describedText { parts.append("text = '\(text)'") }
        if view.clipsToBounds { parts.append("clipsToBounds = YES") }
        if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
        if view.isHidden { parts.append("hidden = YES") }
        if !view.isOpaque { parts.append("opaque = NO") }
        let mask = zip(["LM", "W", "RM", "TM", "H", "BM"], 0...).filter { view.autoresizingMask.rawValue & 1 << $0.1 != 0 }.map(\.0)
        if !mask.isEmpty { parts.append("autoresize = \(mask.joined(separator: "+"))") }
        if !view.autoresizesSubviews { parts.append("autoresizesSubviews = NO") }
        if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if view.tag != 0 { parts.append("tag = \(view.tag)") }
        if let supplement = view.supplement, !supplement.gestureRecognizers.isEmpty {
            parts.append("gestureRecognizers = <NSArray: \(Fault.address(of: supplement))>")
        }
        if let color = view.backgroundColor { parts.append("backgroundColor = \(color)") }
        parts.append("layer = \(Fault.name(of: view.storedLayer))")
        return parts.joined(separator: "; ") + ((view as? any DescribesMore)?.describedMore ?? "") + ">"
    }

    /// Returns the view and its descendants, one per line, as the debugger's `recursiveDescription` prints them.
    package static func tree(of view: UIView, depth: Int = 0) -> String {
        let indent = String(repeating: "   | ", count: depth)
        return ([indent + view.description] + view.storedSubviews.map { tree(of: $0, depth: depth + 1) }).joined(separator: "\n")
    }

    private static func number(_ value: CGFloat) -> String { ConstraintDescription.number(value) }
}

/// A controller and those that it contains and presents, one per line, as the debugger's `_printHierarchy` prints them.
@MainActor
package enum ControllerDescription {
    package static func tree(of controller: UIViewController, indent: String = "", mark: String = "") -> String {
        var line = indent + mark + "<\(name(controller))>, state: \(controller.appearance.phase), view: "
        if let view = controller.viewIfLoaded {
            line += "<\(name(view))>" + (view.window == nil ? " not in the window" : "")
        } else {
            line += "(view not loaded)"
        }
        let isPresented = controller.parent == nil && controller.presentingViewController != nil
        if isPresented, let presentation = controller.presentationController { line += ", presented with: <\(name(presentation))>" }
        let inner = indent + mark.replacingOccurrences(of: "+", with: " ")
        var lines = [line] + controller.children.map { tree(of: $0, indent: inner, mark: "   | ") }
        if let presented = controller.presentedViewController, presented.presentingViewController === controller {
            lines.append(tree(of: presented, indent: inner, mark: "   + "))
        }
        return lines.joined(separator: "\n")
    }

    /// `UIView 0x…`
    private static func name(_ object: AnyObject) -> String {
        Fault.name(of: object).dropFirst().dropLast().replacingOccurrences(of: ": ", with: " ")
    }
}
