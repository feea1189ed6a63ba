import Automation
import AutomationClient
import Foundation
import UIKit

/// Finds the element that a finger meant.
@MainActor
extension RecordedTarget {
    /// The element at a point of the screen: the nearest one with a name around the view that the touch reaches, or the first text of an
    /// unnamed cell. Without one, the target is only a place.
    init(at point: CGPoint) {
        self.init(point: point, screen: UIScreen.main.bounds.size)
        let tree = ElementTree()
        guard let hit = tree.reached(at: point), let element = Self.named(at: point, hit, tree) else { return }
        describe(element, tree)
    }

    /// The field that receives typed text, or `nil` if there is none.
    static func focused() -> RecordedTarget? {
        let tree = ElementTree()
        guard let element = tree.all.first(where: \.isFocused) else { return nil }
        let frame = element.frame
        var target = RecordedTarget(point: CGPoint(x: frame.midX, y: frame.midY), screen: UIScreen.main.bounds.size)
        target.describe(element, tree)
        return target
    }

    private mutating func describe(_ element: Element, _ tree: ElementTree) {
        (type, identifier, label) = (element.type, element.identifier, element.label)
        isOnKeyboard = sequence(first: element, next: \.parent).contains { $0.type == .keyboard }
        flow = Self.flow(of: element)
        let alike = tree.all.filter { $0.type == type && ($0.identifier == name || $0.label == name) }
        if alike.count > 1 { index = alike.firstIndex { $0 === element } }
    }

    /// Elements that only contain others. A tap on one of them means a place.
    private static let containers: Set<ElementType> = [
        .application, .window, .table, .collectionView, .scrollView, .navigationBar, .tabBar, .toolbar, .keyboard, .alert, .sheet, .popover,
    ]

    private static func named(at point: CGPoint, _ hit: UIView, _ tree: ElementTree) -> Element? {
        var current: UIView? = hit
        while let view = current {
            // An element that is not a view, such as a segment or a part of a drawing, is in front of its view.
            let drawn = tree.all.last { $0.object !== $0.view && $0.view === view && $0.clipped.contains(point) && !name(of: $0).isEmpty }
            if let drawn { return drawn }
            if let element = tree.element(of: view) {
                if containers.contains(element.type) { return nil }
                if !name(of: element).isEmpty { return element }
                let texts = texts(in: element)
                if let text = texts.first(where: { $0.clipped.contains(point) }) { return text }
                if element.type == .cell, let text = texts.first { return text }
            }
            current = view.superview
        }
        return nil
    }

    private static func name(of element: Element) -> String { element.identifier.isEmpty ? element.label : element.identifier }

    private static func texts(in element: Element) -> [Element] {
        var found: [Element] = []
        element.forEach { if $0 !== element, $0.type == .staticText, !$0.label.isEmpty { found.append($0) } }
        return found
    }

    /// Returns the simplest selector with which a flow finds the element now.
    private static func flow(of element: Element) -> Flow? {
        let elements = ScreenReader.elements(in: UIWindow.visible), finder = ElementFinder(elements: elements)
        func isIt(_ other: ScreenElement) -> Bool {
            guard other.view === element.view else { return false }
            return element.object === element.view || other.texts.contains(element.label)
        }
        var selectors: [ElementSelector] = []
        if !element.identifier.isEmpty {
            selectors.append(ElementSelector(identifier: NSRegularExpression.escapedPattern(for: element.identifier)))
        }
        if !element.label.isEmpty { selectors.append(ElementSelector(text: NSRegularExpression.escapedPattern(for: element.label))) }
        for selector in selectors {
            let matches = finder.all(selector)
            guard let index = matches.firstIndex(where: isIt) else { continue }
            return Flow(text: selector.text, identifier: selector.identifier, index: matches.count > 1 ? index : nil)
        }
        return nil
    }
}
