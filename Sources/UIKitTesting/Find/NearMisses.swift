import Automation
import AutomationClient
import Foundation
import enum InterfaceBuilder.Nearness
import UIKit

/// The elements that come close to a finder without matches.
@MainActor
struct NearMisses {
    let finder: ElementFinder
    let tree: ElementTree

    /// `no element with label "Sav"; nearest: Button "Save" (20, 80, 200, 40)`
    var message: String {
        var lines = ["no element with \(finder)"]
        let count = (try? finder.withoutPosition.elements(in: tree).count) ?? 0
        if let position = finder.position, count > 0 {
            lines = ["no element number \(position) of those with \(finder.withoutPosition): there are \(count)"]
        }
        let near = nearest()
        if !near.isEmpty {
            lines.append("nearest:")
            lines += near.map { "    " + $0 }
        }
        lines += hidden().map { "    " + $0 }
        if lines.count == 1 { lines.append("on screen: " + (present.isEmpty ? "nothing" : present.joined(separator: ", "))) }
        return lines.joined(separator: "\n")
    }

    private struct Miss {
        var element: Element
        var failed: [ElementFinder.Condition]
        var distance: Int
        var said: String?
    }

    /// Up to three elements that match all but one of several conditions, or whose text differs by a few letters.
    private func nearest() -> [String] {
        var misses: [Miss] = []
        for element in tree.all where element.type != .key && element.type != .application {
            var miss = Miss(element: element, failed: [], distance: 0)
            var isNear = true
            for condition in finder.conditions where (try? condition.holds(element, tree)) != true {
                miss.failed.append(condition)
                guard let wanted = condition.wanted else {
                    isNear = isNear && finder.conditions.count > 1
                    continue
                }
                guard let best = Self.best(wanted, condition.said(element)) else {
                    isNear = false
                    continue
                }
                miss.distance += best.distance
                miss.said = best.said
            }
            let lacksOneOfSeveral = miss.failed.count == 1 && finder.conditions.count > 1
            if !miss.failed.isEmpty, isNear || lacksOneOfSeveral {
                if !isNear { miss.distance += 20 }
                misses.append(miss)
            }
        }
        let ranked = misses.enumerated().sorted {
            ($0.element.failed.count, $0.element.distance, $0.offset) < ($1.element.failed.count, $1.element.distance, $1.offset)
        }
        // A button's title has the same text as the button.
        var seen: Set<String> = []
        let distinct = ranked.map(\.element).filter { miss in
            guard let said = miss.said else { return true }
            return seen.insert(said + "\(Int(miss.element.frame.midX))/\(Int(miss.element.frame.midY))").inserted
        }
        return distinct.prefix(3).map { miss in
            let others =
                miss.failed.count < finder.conditions.count ? ", which is not \(miss.failed.map(\.words).joined(separator: ", "))" : ""
            let identifier = miss.element.identifier.isEmpty || miss.element.label.isEmpty ? "" : " id \"\(miss.element.identifier)\""
            return miss.element.summary + identifier + others
        }
    }

    /// The word that is nearest to `wanted`, or `nil` if none is near.
    private static func best(_ wanted: String, _ said: [String]) -> (said: String, distance: Int)? {
        let said = said.filter { !$0.isEmpty }
        guard let near = Nearness.nearest(to: wanted, among: said).first else { return nil }
        return (near, Nearness.distance(wanted.lowercased(), near.lowercased()))
    }

    /// Returns the views that would match but aren't visible.
    private func hidden() -> [String] {
        let wanted = Set(finder.conditions.compactMap(\.wanted))
        guard !wanted.isEmpty else { return [] }
        var lines: [String] = []
        func look(_ view: UIView, _ reason: String?) {
            let own = reason ?? (view.isHidden ? "is hidden" : view.alpha < 0.01 ? "is transparent" : nil)
            if let own, lines.count < 3 {
                let words = ElementWords(of: view)
                if [words.label, words.identifier, words.value, words.title, words.placeholder].contains(where: {
                    $0.map(wanted.contains) ?? false
                }) {
                    let text = words.label ?? words.identifier ?? ""
                    lines.append("\(SystemClasses.printedName(of: view)) \"\(text)\" \(own)")
                    return
                }
            }
            let inside = own.map { _ in "is inside a view that does not show" }
            for subview in view.subviews { look(subview, inside) }
        }
        for window in UIWindow.visible { look(window, nil) }
        return lines
    }

    /// Some of the texts on screen.
    private var present: [String] {
        var seen: Set<String> = []
        let words = tree.all.filter { $0.type != .key && $0.type != .application && $0.visiblePart > 0 }.compactMap { element -> String? in
            let name = element.label.isEmpty ? element.identifier : element.label
            return name.isEmpty ? nil : "\(element.type.name) \"\(name)\""
        }
        let distinct = words.filter { seen.insert($0).inserted }
        return Array(distinct.prefix(8)) + (distinct.count > 8 ? ["\(distinct.count - 8) more"] : [])
    }
}

extension ElementFinder {
    var withoutPosition: ElementFinder {
        var finder = self
        finder.position = nil
        return finder
    }
}
