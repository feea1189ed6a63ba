import Automation
import AutomationClient
import Foundation
import UIKit

/// An element on screen that a flow can refer to: an element of the tree with text or an identifier, and visible.
@MainActor
struct ScreenElement {
    var view: UIView
    /// The visible part, in the screen's coordinates, in points.
    var frame: CGRect
    var texts: [String]
    /// The text that `copyTextFrom` copies: as in Maestro, the title or the value, otherwise the placeholder, otherwise the label.
    var copiedText: String?
    var identifier: String?
    var isEnabled: Bool
    var isSelected: Bool
    /// Whether it is a switch that is on, or a cell with a check mark.
    var isChecked: Bool
    var isFocused: Bool
    /// The visible fraction of the view, from 0 to 1.
    var visiblePart: CGFloat
    /// Whether a touch reaches it.
    var isHittable = true

    /// A one-line description for messages: `UIButton "Save" (320, 59, 57, 44)`.
    var summary: String {
        let name = String(describing: type(of: view))
        let id = identifier.map { " id \"\($0)\"" } ?? ""
        // An app's view may be arbitrarily wide.
        let place = [frame.minX, frame.minY, frame.width, frame.height].map {
            Int(exactly: $0.rounded(.towardZero)).map(String.init) ?? "\($0)"
        }
        return "\(name)\(texts.isEmpty ? "" : " \"\(texts[0])\"")\(id) (\(place.joined(separator: ", ")))"
    }
}

/// Reads the visible elements of the screen, in reading order.
@MainActor
enum ScreenReader {
    static func elements(in windows: [UIWindow]) -> [ScreenElement] {
        var found: [ScreenElement] = []
        let tree = ElementTree(windows: windows)
        collect(tree.root, &found)
        return found.sorted { abs($0.frame.minY - $1.frame.minY) > 4 ? $0.frame.minY < $1.frame.minY : $0.frame.minX < $1.frame.minX }
    }

    private static func collect(_ element: Element, _ found: inout [ScreenElement]) {
        // The top window's elements come first.
        for child in element.type == .application ? element.children.reversed() : element.children {
            add(child, &found)
            // A button's title belongs to the button. A container with several texts, such as a row, also has each of them.
            if child.type != .button || child.children.count > 1 { collect(child, &found) }
        }
    }

    private static func add(_ element: Element, _ found: inout [ScreenElement]) {
        let texts = texts(of: element.words, element.view), identifier = element.identifier.isEmpty ? nil : element.identifier
        guard !texts.isEmpty || identifier != nil else { return }
        let part = element.visibleFrame
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return }
        found.append(
            ScreenElement(
                view: element.view, frame: part, texts: texts, copiedText: copiedText(of: element.words), identifier: identifier,
                isEnabled: element.isEnabled, isSelected: element.isSelected,
                isChecked: isChecked(element), isFocused: element.isFocused, visiblePart: element.visiblePart,
                isHittable: element.isHittable))
    }

    private static func isChecked(_ element: Element) -> Bool {
        switch element.view {
        case let toggle as UISwitch: toggle.isOn
        case let cell as UITableViewCell: cell.accessoryType == .checkmark
        default: element.isSelected || element.words.value == "1"
        }
    }

    private static func copiedText(of words: ElementWords) -> String? {
        [words.title, words.value, words.placeholder, words.label].lazy.compactMap { $0 }.first { !$0.isEmpty }
    }

    static func texts(of view: UIView) -> [String] { texts(of: ElementWords(of: view), view) }

    private static func texts(of words: ElementWords, _ view: UIView) -> [String] {
        var texts: [String] = []
        func add(_ text: String?) { if let text, !text.isEmpty, !texts.contains(text) { texts.append(text) } }
        add(words.label)
        // In addition to the app's own label.
        if let label = view as? UILabel { add(label.text) }
        if let button = view as? UIButton { add(button.currentTitle ?? button.configuration?.title) }
        add(words.value)
        add(words.title)
        // In Maestro, a field's placeholder is still one of its texts after text was typed.
        add(words.placeholder)
        return texts
    }
}
