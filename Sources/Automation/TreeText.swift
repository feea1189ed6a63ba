import AutomationClient
import Foundation

/// The text of Apple's `debugDescription` for an application or an element.
public enum TreeText {
    /// Returns the text of the application, or of an element in it.
    /// - Parameters:
    ///   - element: The element, with its children.
    ///   - path: The element's ancestors, starting with the application; empty for the application.
    ///   - processIdentifier: The app's process identifier.
    ///   - applicationLabel: The app's name.
    ///   - bundleIdentifier: The app's bundle identifier.
    public static func text(
        of element: ElementSnapshot, path: [ElementSnapshot] = [], processIdentifier: Int32, applicationLabel: String,
        bundleIdentifier: String
    ) -> String {
        let writer = Writer(process: processIdentifier, name: applicationLabel)
        var lines = ["Attributes: \(writer.line(element, withAddress: true))", "Element subtree:"]
        writer.tree(element, depth: 0, into: &lines)
        lines.append("Path to element:")
        for (depth, part) in (path + [element]).enumerated() {
            lines.append(String(repeating: " ", count: depth + 1) + (depth == 0 ? "→" : "↳") + writer.line(part, withAddress: true))
        }
        lines += [
            "Query chain:", " →Find: Application '\(bundleIdentifier)'", "  Output: {",
            "    \(writer.line(path.first ?? element, withAddress: false))", "  }", "",
        ]
        return lines.joined(separator: "\n")
    }

    /// Returns an element's line: `Button, 0x…, {{320.0, 59.0}, {57.0, 44.0}}, identifier: 'save', label: 'Save', Disabled`.
    /// - Parameters:
    ///   - element: The element.
    ///   - isMainWindow: Whether the element is the app's main window, which Apple's format marks.
    ///   - withAddress: Whether the line contains the element's number, as an address.
    public static func line(_ element: ElementSnapshot, isMainWindow: Bool = false, withAddress: Bool = true) -> String {
        Writer(process: 0, name: "").line(element, withAddress: withAddress, isMainWindow: isMainWindow)
    }

    private struct Writer {
        let process: Int32
        let name: String

        func tree(_ element: ElementSnapshot, depth: Int, into lines: inout [String]) {
            let indent = depth == 0 ? " →" : String(repeating: "  ", count: depth + 1)
            lines.append(indent + line(element, withAddress: true))
            // The first window with content is the main one.
            var hasMain = false
            for child in element.children {
                if element.type == .application, child.type == .window, !hasMain {
                    hasMain = true
                    lines.append(String(repeating: "  ", count: depth + 2) + line(child, withAddress: true, isMainWindow: true))
                    for inner in child.children { tree(inner, depth: depth + 2, into: &lines) }
                } else {
                    tree(child, depth: depth + 1, into: &lines)
                }
            }
        }

        func line(_ element: ElementSnapshot, withAddress: Bool, isMainWindow: Bool = false) -> String {
            var parts = [element.type.name + (isMainWindow ? " (Main)" : "")]
            // Apple prints the snapshot's address; the reference is the same in every run.
            if withAddress { parts.append("0x" + String(element.ref, radix: 16)) }
            if element.type == .application {
                if process != 0 { parts.append("pid: \(process)") }
                parts.append("label: '\(element.label.isEmpty ? name : element.label)'")
                return parts.joined(separator: ", ")
            }
            let frame = element.frame
            parts.append("{{\(number(frame.minX)), \(number(frame.minY))}, {\(number(frame.width)), \(number(frame.height))}}")
            if !element.identifier.isEmpty { parts.append("identifier: '\(element.identifier)'") }
            if !element.title.isEmpty { parts.append("title: '\(element.title)'") }
            if !element.label.isEmpty { parts.append("label: '\(element.label)'") }
            if let placeholder = element.placeholder { parts.append("placeholderValue: '\(placeholder)'") }
            if element.isFocused { parts.append("Keyboard Focused") }
            if !element.isEnabled { parts.append("Disabled") }
            if element.isSelected { parts.append("Selected") }
            if let value = element.value { parts.append("value: \(value)") }
            return parts.joined(separator: ", ")
        }

        private func number(_ value: CGFloat) -> String { "\((Double(value) * 10).rounded() / 10)" }
    }
}
