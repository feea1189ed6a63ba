import Automation
import AutomationClient
import Foundation
import UIKit
import UIKitCore

/// An element on screen that a flow can refer to: an element of the tree with text or an identifier.
@MainActor
struct ScreenElement {
    var view: UIView
    /// The visible part, or the part on the screen if it is covered, in the screen's coordinates, in points.
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
    /// The fraction of the view on the screen, covered or not, from 0 to 1.
    var screenPart: CGFloat = 1
    /// Whether something opaque, such as the keyboard, covers all of it.
    var isCovered = false
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
        collect(tree.root, tree, &found)
        return found.sorted { abs($0.frame.minY - $1.frame.minY) > 4 ? $0.frame.minY < $1.frame.minY : $0.frame.minX < $1.frame.minX }
    }

    private static func collect(_ element: Element, _ tree: ElementTree, _ found: inout [ScreenElement]) {
        // The top window's elements come first.
        for child in element.type == .application ? element.children.reversed() : element.children {
            add(child, tree, &found)
            // A button's title belongs to the button. A container with several texts, such as a row, also has each of them.
            if child.type != .button || child.children.count > 1 { collect(child, tree, &found) }
        }
    }

    private static func add(_ element: Element, _ tree: ElementTree, _ found: inout [ScreenElement]) {
        let texts = texts(of: element.words, element.view), identifier = element.identifier.isEmpty ? nil : element.identifier
        guard !texts.isEmpty || identifier != nil else { return }
        // As in Maestro, an element is on the screen even if the keyboard, a bar, or another view covers it, but not behind a presented
        // controller.
        let isCovered = !isSeen(element.visibleFrame)
        let part = isCovered && !isBehindController(element, tree) ? element.clipped : element.visibleFrame
        guard isSeen(part) else { return }
        // As in Maestro, an element of which less than a tenth is inside the screen is visible only by its contents.
        let isInside = share(of: element.frame.intersection(UIScreen.main.bounds), in: element.frame) >= 0.1
        guard isInside || !element.children.isEmpty else { return }
        found.append(
            ScreenElement(
                view: element.view, frame: part, texts: texts, copiedText: copiedText(of: element.words), identifier: identifier,
                isEnabled: element.isEnabled, isSelected: element.isSelected,
                isChecked: isChecked(element), isFocused: element.isFocused, visiblePart: element.visiblePart,
                screenPart: share(of: element.clipped, in: element.frame), isCovered: isCovered, isHittable: element.isHittable))
    }

    private static func isSeen(_ part: CGRect) -> Bool { !part.isNull && part.width >= 1 && part.height >= 1 }

    private static func share(of part: CGRect, in whole: CGRect) -> CGFloat {
        let (shown, area) = (part.isNull ? 0 : part.width * part.height, whole.width * whole.height)
        return area > 0 ? min(1, max(0, shown / area)) : 0
    }

    /// Returns whether a touch at the element's center reaches a controller that is presented above it.
    private static func isBehindController(_ element: Element, _ tree: ElementTree) -> Bool {
        guard isSeen(element.clipped) else { return true }
        var view = tree.reached(at: CGPoint(x: element.clipped.midX, y: element.clipped.midY))
        while let current = view, !(current is PresentationContainerView) { view = current.superview }
        return view.map { !element.view.isDescendant(of: $0) } ?? false
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
