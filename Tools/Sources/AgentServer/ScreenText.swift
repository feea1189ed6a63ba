import AutomationClient
import Foundation

/// A compact description of the screen: one line per element that has text or can be used.
struct ScreenText: Equatable {
    var lines: [String] = []
    /// The number of invisible elements.
    var hidden = 0

    private static let longestLabel = 80
    private static let mostLines = 90

    init() {}

    init(_ root: ElementSnapshot) { for child in root.children { add(child, depth: 0, said: []) } }

    /// Adds an element and its descendants. Unnamed containers add no indentation; text that the enclosing element already shows is
    /// omitted.
    private mutating func add(_ element: ElementSnapshot, depth: Int, said: Set<String>) {
        guard element.visible > 0 || !element.children.isEmpty else {
            if ScreenText.hasText(element) { hidden += 1 }
            return
        }
        if element.type == .statusBar { return }
        if element.type == .keyboard {
            lines.append(indentation(depth) + "\(element.ref) Keyboard")
            return
        }
        let isSaid = element.type == .staticText && said.contains(element.label)
        var depth = depth
        if element.visible > 0, ScreenText.hasText(element), !isSaid {
            lines.append(indentation(depth) + ScreenText.line(element))
            depth += 1
        }
        var said = said
        for word in [element.label] + element.label.components(separatedBy: ", ") where !word.isEmpty { said.insert(word) }
        for child in element.children { add(child, depth: depth, said: said) }
    }

    private func indentation(_ depth: Int) -> String { String(repeating: " ", count: min(depth, 12)) }

    /// Returns whether the element is worth describing.
    private static func hasText(_ element: ElementSnapshot) -> Bool {
        if element.className == "ScrollBar" { return false }
        return switch element.type {
        case .other, .any, .group, .window, .scrollView, .collectionView, .table, .layoutArea, .layoutItem:
            !element.identifier.isEmpty || !element.label.isEmpty
        case .image: !element.label.isEmpty || !element.identifier.isEmpty
        case .cell, .navigationBar, .tabBar, .toolbar, .alert, .sheet: true
        case .scrollBar, .application: false
        default: true
        }
    }

    static func line(_ element: ElementSnapshot) -> String {
        var text = "\(element.ref) \(element.type.name)"
        if !element.label.isEmpty { text += " \"\(short(element.label))\"" }
        if !element.identifier.isEmpty, element.identifier != element.label { text += " #\(short(element.identifier))" }
        if let value = element.value, !value.isEmpty, value != element.label, value != element.placeholder {
            text += " = \"\(short(value))\""
        }
        if let placeholder = element.placeholder, !placeholder.isEmpty, (element.value ?? "").isEmpty || element.value == placeholder {
            text += " (\(short(placeholder)))"
        }
        if element.isFocused { text += " focused" }
        if element.isSelected { text += " selected" }
        if !element.isEnabled { text += " disabled" }
        if !element.isHittable, element.isEnabled, let under = element.under { text += " covered by \(under.ref) \(under.type.name)" }
        return text
    }

    private static func short(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " / ")
        return line.count > longestLabel ? line.prefix(longestLabel) + "…" : line
    }

    var text: String {
        var shown = lines.prefix(ScreenText.mostLines).joined(separator: "\n")
        let more = lines.count - ScreenText.mostLines
        if more > 0 { shown += "\n… \(more) more lines: screen with `within` shows a part" }
        if hidden > 0 { shown += "\n(\(hidden) elements out of sight: swipe or scroll)" }
        return shown.isEmpty ? "The screen is empty." : shown
    }

    /// Returns the lines added and removed since `old`, or the whole screen if most of it changed.
    func changes(since old: ScreenText) -> String {
        func plain(_ lines: [String]) -> [String] { lines.map { $0.trimmingCharacters(in: .whitespaces) } }
        let before = plain(old.lines), now = plain(lines)
        let (gone, new) = (before.filter { !Set(now).contains($0) }, now.filter { !Set(before).contains($0) })
        if gone.isEmpty, new.isEmpty { return "The screen did not change." }
        if new.count > max(6, now.count / 2) { return "The screen now:\n" + text }
        return
            (gone.prefix(20).map { "- " + $0 } + (gone.count > 20 ? ["- … \(gone.count - 20) more"] : []) + new.prefix(40).map { "+ " + $0 }
            + (new.count > 40 ? ["+ … \(new.count - 40) more"] : [])).joined(separator: "\n")
    }
}
