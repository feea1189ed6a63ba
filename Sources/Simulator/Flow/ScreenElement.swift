import Foundation
import UIKit

/// Something on screen that a flow can name.
@MainActor
struct ScreenElement {
    var view: UIView
    /// In the screen's coordinates, points.
    var frame: CGRect
    var texts: [String]
    var identifier: String?
    var isEnabled: Bool
    var isSelected: Bool
    /// A switch that is on, a cell with a check mark.
    var isChecked: Bool
    var isFocused: Bool
    /// How much of the view shows, from 0 to 1.
    var visiblePart: CGFloat

    /// One line for messages: `UIButton "Save" (320, 59, 57, 44)`.
    var summary: String {
        let name = String(describing: type(of: view))
        let id = identifier.map { " id \"\($0)\"" } ?? ""
        // An app's view may be as wide as numbers go.
        let place = [frame.minX, frame.minY, frame.width, frame.height].map { Int(exactly: $0.rounded(.towardZero)).map(String.init) ?? "\($0)" }
        return "\(name)\(texts.isEmpty ? "" : " \"\(texts[0])\"")\(id) (\(place.joined(separator: ", ")))"
    }
}

/// Reads the screen: what can be seen, front to back, in reading order.
@MainActor
enum ScreenReader {
    static func elements(in windows: [UIWindow]) -> [ScreenElement] {
        var found: [ScreenElement] = []
        for window in windows.reversed() where !window.isHidden {
            collect(window, clip: window.bounds, in: window, windows, &found)
        }
        return found.sorted { abs($0.frame.minY - $1.frame.minY) > 4 ? $0.frame.minY < $1.frame.minY : $0.frame.minX < $1.frame.minX }
    }

    private static func collect(_ view: UIView, clip: CGRect, in window: UIWindow, _ windows: [UIWindow], _ found: inout [ScreenElement]) {
        guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden else { return }
        let frame = view.convert(view.bounds, to: window)
        let visible = frame.intersection(clip)
        let inner = view.clipsToBounds ? visible : clip
        if view.clipsToBounds, visible.isNull || visible.isEmpty { return }
        let texts = texts(of: view)
        let identifier = view.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 }
        if !texts.isEmpty || identifier != nil, !visible.isNull, visible.width >= 1, visible.height >= 1, isReachable(view, at: visible, in: window, windows) {
            let control = view as? UIControl
            found.append(
                ScreenElement(
                    view: view, frame: visible, texts: texts, identifier: identifier, isEnabled: control?.isEnabled ?? true,
                    isSelected: control?.isSelected ?? view.accessibilityTraits.contains(.selected), isChecked: isChecked(view), isFocused: view.isFirstResponder,
                    visiblePart: frame.width * frame.height > 0 ? visible.width * visible.height / (frame.width * frame.height) : 1))
        }
        for child in view.subviews { collect(child, clip: inner, in: window, windows, &found) }
    }

    private static func isChecked(_ view: UIView) -> Bool {
        switch view {
        case let toggle as UISwitch: toggle.isOn
        case let cell as UITableViewCell: cell.accessoryType == .checkmark
        default: view.accessibilityTraits.contains(.selected) || view.accessibilityValue == "1"
        }
    }

    /// False when another view lies over the middle of what is visible.
    private static func isReachable(_ view: UIView, at visible: CGRect, in window: UIWindow, _ windows: [UIWindow]) -> Bool {
        let middle = CGPoint(x: visible.midX, y: visible.midY)
        guard let top = windows.reversed().lazy.filter({ !$0.isHidden }).compactMap({ $0.hitTest($0.convert(middle, from: window), with: nil) }).first else {
            return true
        }
        return top === view || view.isDescendant(of: top) || top.isDescendant(of: view) || siblingOverlap(view, top)
    }

    /// Labels of one cell or bar lie over one another's frames without hiding anything: what shares a close ancestor is reachable.
    private static func siblingOverlap(_ view: UIView, _ top: UIView) -> Bool {
        var ancestor = view.superview
        for _ in 0..<4 {
            guard let current = ancestor, !(current is UIWindow) else { return false }
            if top.isDescendant(of: current) { return !top.isOpaque || top is UILabel }
            ancestor = current.superview
        }
        return false
    }

    static func texts(of view: UIView) -> [String] {
        var texts: [String] = []
        func add(_ text: String?) { if let text, !text.isEmpty, !texts.contains(text) { texts.append(text) } }
        add(view.accessibilityLabel)
        switch view {
        case let label as UILabel: add(label.text)
        case let button as UIButton:
            add(button.currentTitle ?? button.configuration?.title)
            if texts.isEmpty { add((button.currentImage ?? button.configuration?.image)?.spokenName) }
        case let field as UITextField:
            add(field.isSecureTextEntry ? nil : field.text)
            add(field.text?.isEmpty ?? true ? field.placeholder : nil)
        case let text as UITextView: add(text.text)
        default: break
        }
        add(view.accessibilityValue)
        return texts
    }
}
