import Automation
import Foundation
import UIKit

/// A description of the views in a picture. It is saved as text beside the reference, so that a failure can name the view that moved.
struct SceneNode: Equatable {
    /// The name of the property that contains the view, or the view's identifier.
    var name: String?
    var className: String
    /// The frame in the superview's points.
    var frame: CGRect
    /// Other visible attributes, in a fixed order: `text`, `color`, `background`.
    var attributes: [Attribute] = []
    var children: [SceneNode] = []
    /// The frame in the picture's points, which isn't saved in the file.
    var place = CGRect.null

    struct Attribute: Equatable {
        var key: String
        var value: String
    }

    subscript(key: String) -> String? { attributes.first { $0.key == key }?.value }

    static func == (a: SceneNode, b: SceneNode) -> Bool {
        a.name == b.name && a.className == b.className && a.frame == b.frame && a.attributes == b.attributes && a.children == b.children
    }

    // MARK: As text

    /// The text, with one line for each view, indented by two spaces more than its superview.
    var text: String {
        var lines: [String] = []
        write(0, into: &lines)
        return lines.joined(separator: "\n") + "\n"
    }

    private func write(_ depth: Int, into lines: inout [String]) {
        let number = { (value: CGFloat) in ViewNames.number(value) }
        var line = String(repeating: "  ", count: depth) + (name.map { "\(Self.quoted($0)) " } ?? "") + "<\(className)>"
        line += " \(number(frame.minX)),\(number(frame.minY)) \(number(frame.width))x\(number(frame.height))"
        for attribute in attributes { line += " \(attribute.key)=\(Self.quoted(attribute.value))" }
        lines.append(line)
        for child in children { child.write(depth + 1, into: &lines) }
    }

    private static func quoted(_ text: String) -> String {
        let plain = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(
            of: "\n", with: "\\n")
        return "\"\(plain)\""
    }

    /// Reads a description in the format of ``text``. Other lines are skipped. Returns `nil` if the text contains no view.
    init?(text: String) {
        var path: [SceneNode] = []
        func close(to depth: Int) {
            while path.count > max(depth, 1) {
                let last = path.removeLast()
                path[path.count - 1].children.append(last)
            }
        }
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let depth = line.prefix { $0 == " " }.count / 2
            guard let node = Self.node(String(line.drop { $0 == " " })), depth > 0 || path.isEmpty else { continue }
            close(to: depth)
            path.append(node)
        }
        close(to: 1)
        guard let root = path.first else { return nil }
        self = root
    }

    private static func node(_ line: String) -> SceneNode? {
        var reader = LineScanner(line)
        let name = reader.quoted()
        guard reader.take("<") else { return nil }
        let className = reader.until(" ").dropLast()
        let numbers = reader.until(" ").split(separator: ",") + reader.until(" ").split(separator: "x")
        let values = numbers.compactMap { Double($0) }
        guard values.count == 4 else { return nil }
        var node = SceneNode(
            name: name, className: String(className), frame: CGRect(x: values[0], y: values[1], width: values[2], height: values[3]))
        while let key = reader.key(), let value = reader.quoted() { node.attributes.append(Attribute(key: key, value: value)) }
        return node
    }

    init(name: String?, className: String, frame: CGRect) { (self.name, self.className, self.frame) = (name, className, frame) }

    private struct LineScanner {
        var rest: Substring
        init(_ line: String) { rest = line[...] }

        mutating func take(_ character: Character) -> Bool {
            rest = rest.drop { $0 == " " }
            guard rest.first == character else { return false }
            rest.removeFirst()
            return true
        }

        /// Returns the text up to the character, and removes both.
        mutating func until(_ end: Character) -> Substring {
            let part = rest.prefix { $0 != end }
            rest = rest.dropFirst(part.count + 1)
            return part
        }

        mutating func key() -> String? {
            rest = rest.drop { $0 == " " }
            guard rest.contains("=") else { return nil }
            return String(until("="))
        }

        mutating func quoted() -> String? {
            guard take("\"") else { return nil }
            var text = ""
            while let next = rest.popFirst(), next != "\"" {
                guard next == "\\", let escaped = rest.popFirst() else {
                    text.append(next)
                    continue
                }
                text.append(escaped == "n" ? "\n" : escaped)
            }
            return text
        }
    }
}

/// Reads views into ``SceneNode``s.
@MainActor
struct SceneReader {
    private let names: ViewNames
    private let origin: UIView

    /// Creates a reader of a view and its subviews.
    /// - Parameter root: The view whose corner is the picture's corner.
    init(_ root: UIView) { (names, origin) = (ViewNames(in: root), root) }

    static func describe(_ view: UIView) -> SceneNode { SceneReader(view).node(view) }

    /// Returns a description of all visible windows, from the lowest, in the screen's points.
    static func describeScreen() -> SceneNode {
        var root = SceneNode(name: nil, className: "UIScreen", frame: UIScreen.main.bounds)
        root.place = root.frame
        root.children = UIWindow.visible.map { SceneReader($0).node($0) }
        return root
    }

    static func describe(_ layer: CALayer) -> SceneNode {
        if let view = layer.delegate as? UIView { return describe(view) }
        var node = SceneNode(name: layer.name, className: ViewNames.className(of: layer), frame: layer.frame)
        func add(_ key: String, _ value: String?) { if let value { node.attributes.append(.init(key: key, value: value)) } }
        add("background", layer.backgroundColor.map { hex(UIColor(cgColor: $0)) })
        add("text", ((layer as? CATextLayer)?.string as? String))
        add("opacity", layer.opacity == 1 ? nil : ViewNames.number(CGFloat(layer.opacity)))
        add("hidden", layer.isHidden ? "yes" : nil)
        add("corner", layer.cornerRadius == 0 ? nil : ViewNames.number(layer.cornerRadius))
        node.children = layer.isHidden ? [] : (layer.sublayers ?? []).map { describe($0) }
        return node
    }

    private func node(_ view: UIView) -> SceneNode {
        var node = SceneNode(name: names.name(of: view), className: ViewNames.className(of: view), frame: view.frame)
        node.place = view.convert(view.bounds, to: origin)
        node.attributes = Self.attributes(of: view)
        guard !view.isHidden, !Self.isWhole(view) else { return node }
        node.children = view.subviews.map { self.node($0) }
        return node
    }

    /// Returns whether the view is described as a whole, such as a control of UIKit, regardless of its subviews.
    private static func isWhole(_ view: UIView) -> Bool {
        guard SystemClasses.contain(type(of: view)) else { return false }
        return view is UIControl || view is UILabel || view is UIImageView || view is UITextView || view is UIProgressView
            || view is UIActivityIndicatorView || view is UIPickerView || ViewNames.className(of: view) == "KeyboardView"
    }

    private static func attributes(of view: UIView) -> [SceneNode.Attribute] {
        var list: [SceneNode.Attribute] = []
        func add(_ key: String, _ value: String?) { if let value, !value.isEmpty { list.append(.init(key: key, value: value)) } }
        func color(_ key: String, _ color: UIColor?) {
            guard let color else { return }
            let resolved = color.resolvedColor(with: view.traitCollection)
            if resolved.cgColor.alpha > 0 { add(key, hex(resolved)) }
        }
        add("hidden", view.isHidden ? "yes" : nil)
        let words = ElementWords(of: view)
        switch view {
        case let label as UILabel:
            add("text", label.attributedText?.string)
            color("color", label.textColor)
            add("font", label.font.map(font))
        case let button as UIButton:
            add("text", button.currentTitle ?? button.configuration?.title)
            add("image", (button.currentImage ?? button.configuration?.image)?.accessibilityIdentifier)
            color("color", button.currentTitleColor)
            color("tint", button.tintColor)
        case let field as UITextField:
            add("text", field.isSecureTextEntry ? field.text.map { String(repeating: "•", count: $0.count) } : field.text)
            add("placeholder", field.placeholder)
            color("color", field.textColor)
            add("font", field.font.map(font))
        case let text as UITextView:
            add("text", text.text)
            color("color", text.textColor)
            add("font", text.font.map(font))
        case let picture as UIImageView:
            add(
                "image",
                picture.image.map {
                    $0.accessibilityIdentifier ?? words.identifier ?? words.label ?? "\(Int($0.size.width))×\(Int($0.size.height))"
                })
            color("tint", picture.tintColor)
        case is UIControl, is UIProgressView, is UIActivityIndicatorView: add("value", words.value)
        default: break
        }
        if let control = view as? UIControl {
            add("enabled", control.isEnabled ? nil : "no")
            add("selected", control.isSelected ? "yes" : nil)
            add("highlighted", control.isHighlighted ? "yes" : nil)
        }
        color("background", view.backgroundColor)
        add("alpha", view.alpha == 1 ? nil : ViewNames.number(view.alpha))
        add("corner", view.layer.cornerRadius == 0 ? nil : ViewNames.number(view.layer.cornerRadius))
        if view.layer.borderWidth > 0 {
            add("border", "\(ViewNames.number(view.layer.borderWidth)) \(view.layer.borderColor.map { hex(UIColor(cgColor: $0)) } ?? "")")
        }
        if let scroll = view as? UIScrollView, scroll.contentOffset != .zero {
            add("offset", "\(ViewNames.number(scroll.contentOffset.x)),\(ViewNames.number(scroll.contentOffset.y))")
        }
        return list
    }

    private static func font(_ font: UIFont) -> String { "\(font.fontName) \(ViewNames.number(font.pointSize))" }

    /// Returns `#RRGGBB`, with two more digits for a translucent color.
    private static func hex(_ color: UIColor) -> String {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let channels = (alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]).map { Int((min(1, max(0, $0)) * 255).rounded()) }
        return "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
}
