import Foundation
import InterfaceBuilder
import RuleTrait
import Testing

@testable import UIKitStoryboards
import UIKit

/// Every element and attribute in 2,053 public interface files is read by the loader, known to have no effect at run time, or reported.
@MainActor
@Suite(.serialized)
struct DemandTests {
    @Test("no element or attribute of public files is dropped without a warning", .rule("SP-A010", "SP-A015"))
    func nothingIsSilent() throws {
        let demand = try Demand()
        var wrong: [String] = []
        var counts: [String: Int] = [:]
        for element in demand.elements {
            switch Schema.standard.disposition(of: nil, in: element) {
            case .unknown: wrong.append("<\(element)> is unknown")
            case .applied: if !demand.isRead(element, nil) { wrong.append("<\(element)> is said to be applied, but is not read") }
            case .inert, .unsupported, .framework: break
            }
            for attribute in demand.attributes[element] ?? [] {
                let disposition = Schema.standard.disposition(of: attribute, in: element)
                counts["\(disposition)".prefix { $0 != "(" }.description, default: 0] += 1
                switch disposition {
                case .unknown: wrong.append("\(element)@\(attribute) is unknown")
                case .applied:
                    if !demand.isRead(element, attribute) { wrong.append("\(element)@\(attribute) is said to be applied, but is not read") }
                // Tests link none of them: a warning names the element.
                case .inert, .unsupported, .framework: break
                }
            }
        }
        #expect(wrong.isEmpty, Comment(rawValue: "\(wrong.count): " + wrong.joined(separator: "\n")))
        #expect((counts["applied"] ?? 0) > 800 && (counts["unknown"] ?? 0) == 0)
    }

    @Test("attributes that the schema marks as applied are read, including those that no public file uses", .rule("SP-A015"))
    func schemaIsTrue() throws {
        let demand = try Demand()
        var wrong: [String] = []
        for (element, attributes) in Schema.standard.elements.sorted(by: { $0.key < $1.key }) {
            guard demand.elements.contains(element), Schema.standard.disposition(of: nil, in: element) == .applied else { continue }
            // Any element may have a custom class, except those that are not objects.
            for attribute in attributes.sorted()
            where !attribute.hasPrefix("custom") && Schema.standard.disposition(of: attribute, in: element) == .applied {
                guard demand.attributes[element]?.contains(attribute) != true, !demand.isRead(element, attribute) else { continue }
                wrong.append("\(element)@\(attribute)")
            }
        }
        #expect(wrong.isEmpty, Comment(rawValue: "\(wrong.count): " + wrong.joined(separator: "\n")))
    }

    @Test("unsupported elements are reported with their position and reason", .rule("SP-A015"))
    func unsupported() throws {
        let files = try TemporaryBundle([
            "Test.xib": XML.xib("<view id=\"v\" gizmo=\"1\"/><tableView springLoaded=\"YES\" id=\"t\"/><arscnView id=\"m\"/>")
        ])
        let lines = Console.capturing { _ = UINib(nibName: "Test", bundle: files.bundle).instantiate(withOwner: nil) }
        #expect(
            lines.contains {
                $0.contains("Test.xib:3:")
                    && $0.contains("springLoaded of <tableView> has no effect: spring loading is not supported.")
            })
        #expect(lines.contains { $0.contains("Test.xib:3:") && $0.contains("gizmo of <view> is unknown and has no effect.") })
        #expect(lines.contains { $0.contains("Test.xib:3:") && $0.contains("ARSCNView of ARKit is not linked") })
    }
}

/// The ranking of elements and attributes in `docs/demand`, and documents generated from it.
@MainActor
private final class Demand {
    private(set) var elements: [String] = []
    private(set) var attributes: [String: [String]] = [:]
    /// The most common value of an attribute.
    private var values: [String: String] = [:]
    /// The contexts of an element: parent and key, most common first.
    private var places: [String: [(parent: String, key: String?)]] = [:]

    init() throws {
        let text = try Repository.text("docs/demand/ib_demand.csv")
        for line in text.split(whereSeparator: \.isNewline).dropFirst() {
            guard !line.hasPrefix("\"") else { continue }
            let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            guard fields.count >= 6 else { continue }
            let symbol = fields[0]
            switch fields[1] {
            case "element": elements.append(symbol)
            case "attribute":
                let parts = symbol.split(separator: "@").map(String.init)
                attributes[parts[0], default: []].append(parts[1])
            case "attribute_value":
                guard let equals = symbol.firstIndex(of: "=") else { continue }
                let name = String(symbol[..<equals])
                if values[name] == nil { values[name] = String(symbol[symbol.index(after: equals)...]) }
            case "child":
                let parts = symbol.components(separatedBy: " > ")
                guard parts.count == 2 else { continue }
                let key = parts[1].contains("[key=") ? String(parts[1].drop { $0 != "=" }.dropFirst().dropLast()) : nil
                places[String(parts[1].prefix { $0 != "[" }), default: []].append((parts[0], key))
            default: break
            }
        }
    }

    /// `element@attribute`, or the element alone, that the loader reads in the hand-made files.
    private lazy var readInCircumstances: Set<String> = {
        var read: Set<String> = []
        guard
            let files = try? TemporaryBundle([
                "Main.storyboard": DemandCircumstances.storyboard, "Other.storyboard": DemandCircumstances.other,
            ])
        else { return read }
        Element.onRead = { element, name in
            read.insert("\(element.name)@\(name)")
            // Some elements have only a key and an id.
            if name != "id", name != "key" || element.attributes.allSatisfy({ $0.name == "id" || $0.name == "key" }) {
                read.insert(element.name)
            }
        }
        defer { Element.onRead = nil }
        _ = Console.capturing {
            _ = Fault.catching {
                let storyboard = files.storyboard()
                let split = storyboard.instantiateInitialViewController() as? UISplitViewController
                for controller in (split?.viewControllers.first as? UITabBarController)?.viewControllers ?? [] {
                    controller.loadViewIfNeeded()
                }
                for name in ["table", "collection", "plain"] {
                    let controller = storyboard.instantiateViewController(withIdentifier: name)
                    let window = inWindow(controller)
                    _ = (controller.view as? UITableView)?.dequeueReusableCell(withIdentifier: "Sample")
                    _ = (controller as? UICollectionViewController)?.collectionView.dequeueReusableCell(
                        withReuseIdentifier: "Sample", for: IndexPath(item: 0, section: 0))
                    for segue in ["popover", "item", "triggered", "back"] where name == "plain" {
                        controller.performSegue(withIdentifier: segue, sender: nil)
                    }
                    window.isHidden = true
                }
            }
        }
        return read
    }()

    /// Whether the loader reads an attribute of such an element in any of its public contexts; nil means any attribute.
    func isRead(_ element: String, _ attribute: String?) -> Bool {
        if readInCircumstances.contains(attribute.map { "\(element)@\($0)" } ?? element) { return true }
        let parents = places[element]?.prefix(6).map { Optional($0) } ?? [nil]
        for place in parents + (parents.isEmpty ? [nil] : []) {
            for isAlone in [true, false] where decode(element, attribute, at: place, isAlone: isAlone) { return true }
        }
        return false
    }

    private func decode(_ element: String, _ attribute: String?, at place: (parent: String, key: String?)?, isAlone: Bool) -> Bool {
        let names = isAlone && attribute != nil ? [attribute!] : attributes[element] ?? []
        let all = markup(element, names, key: place?.key, inner: inner(element))
        guard let document = wrap(all, place?.parent, depth: 0) else { return false }
        var wasRead = false
        // `id` and `key` are read from every element.
        Element.onRead = { candidate, name in
            if candidate.name == element, name == attribute || attribute == nil && name != "id" && name != "key" { wasRead = true }
        }
        defer { Element.onRead = nil }
        _ = Console.capturing { _ = Fault.catching { load(document) } }
        return wasRead
    }

    private func load(_ document: (text: String, isStoryboard: Bool)) {
        guard let files = try? TemporaryBundle([document.isStoryboard ? "Main.storyboard" : "Main.xib": document.text]) else { return }
        if document.isStoryboard {
            let controller = files.storyboard().instantiateInitialViewController()
            controller?.loadViewIfNeeded()
            if let table = controller?.view as? UITableView { _ = table.dequeueReusableCell(withIdentifier: "Sample") }
            if let list = (controller as? UICollectionViewController)?.collectionView,
                list.collectionViewLayout is UICollectionViewFlowLayout
            {
                list.layoutIfNeeded()
                _ = list.dequeueReusableCell(withReuseIdentifier: "Sample", for: IndexPath(item: 0, section: 0))
            }
            // Segues without a control are read when they are performed.
            controller?.performSegue(withIdentifier: "sample", sender: nil)
        } else {
            let objects = UINib(nibName: "Main", bundle: files.bundle).instantiate(withOwner: UIViewController(), options: [:])
            for case let table as UITableView in objects { _ = table.dequeueReusableCell(withIdentifier: "Sample") }
        }
    }

    private func markup(_ element: String, _ names: [String], key: String?, inner: String) -> String {
        let isAlone = names.count == 1
        // A class's module is read only if there is a class.
        let names = names == ["customModule"] ? ["customModule", "customClass"] : names
        var fields = names.filter { isAlone || !["id", "key", "customClass", "customModule"].contains($0) }.map {
            "\($0)=\"\(value(element, $0))\""
        }
        if let key { fields.append("key=\"\(key)\"") }
        if !names.contains("id") || !isAlone { fields.append("id=\"sample\"") }
        for (name, value) in Self.required[element] ?? [] where !names.contains(name) { fields.append("\(name)=\"\(value)\"") }
        return "<\(element) \(fields.joined(separator: " "))>\(inner)</\(element)>"
    }

    /// The context that an element needs besides the attribute.
    private static let required: [String: [(String, String)]] = [
        "tableView": [("dataMode", "static")], "tableViewCell": [("reuseIdentifier", "Sample")],
        "collectionViewCell": [("reuseIdentifier", "Sample")],
        "segue": [("kind", "show"), ("destination", "other"), ("identifier", "sample")],
        "outlet": [("property", "thing"), ("destination", "other")],
        "outletCollection": [("property", "things"), ("destination", "other")], "action": [("selector", "go:"), ("destination", "other")],
        "constraint": [("firstAttribute", "width")], "userDefinedRuntimeAttribute": [("keyPath", "tag"), ("type", "number")],
        "exclude": [("reference", "other")], "include": [("reference", "other")], "variation": [("key", "widthClass=compact")],
        "viewControllerLayoutGuide": [("type", "top")], "keyCommand": [("input", "a"), ("actionName", "go:")],
        "placeholder": [("placeholderIdentifier", "IBFilesOwner")],
        "state": [("key", "normal")], "color": [("red", "1"), ("green", "1"), ("blue", "1")],
    ]

    private func inner(_ element: String) -> String {
        switch element {
        case "string", "mutableString": "text"
        case "variation": "<mask key=\"subviews\"><exclude reference=\"other\"/></mask>"
        case "wkWebViewConfiguration", "vibrancyEffect": "<blurEffect style=\"light\"/>"
        default: ""
        }
    }

    private func value(_ element: String, _ attribute: String) -> String {
        switch attribute {
        case "destination", "reference", "firstItem", "secondItem", "popoverAnchorView": "other"
        case "identifier" where element == "segue": "sample"
        case "initialViewController": "sample"
        case "reuseIdentifier": "Sample"
        default: values["\(element)@\(attribute)"] ?? "1"
        }
    }

    /// Returns a document around an element, in one of its public contexts.
    private func wrap(_ text: String, _ parent: String?, depth: Int) -> (text: String, isStoryboard: Bool)? {
        guard depth < 8 else { return nil }
        switch parent {
        case nil, "objects"?:
            let name = text.dropFirst().prefix { $0 != " " && $0 != ">" }
            if name.hasSuffix("ontroller") || name == "viewControllerPlaceholder" {
                return scene(text.replacingOccurrences(of: "<\(name) ", with: "<\(name) sceneMemberID=\"viewController\" "))
            }
            if name == "exit" || name == "placeholder" {
                return scene("<viewController id=\"sample\" sceneMemberID=\"viewController\"/>" + text)
            }
            if name == "document" || name == "scene" || name == "scenes" || name == "objects" { return whole(String(name), text) }
            return (XML.xib("<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/>\(text)<view id=\"other\"/>"), false)
        case "document"?:
            return (
                XML.storyboard(
                    initial: "sample",
                    XML.scene(
                        "<viewController id=\"sample\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"v\"><color key=\"backgroundColor\" name=\"1\"/></view></viewController>"
                    )
                ).replacingOccurrences(of: "<resources>", with: "\(text)<resources>"), true
            )
        case "resources"?:
            // Resources are looked up by their names.
            let uses =
                "<color key=\"backgroundColor\" name=\"sample\"/><color key=\"tintColor\" systemColor=\"sample\"/><subviews><imageView id=\"i\" image=\"sample\"/></subviews>"
            let named = text.replacing(#/ name="[^"]*"/#, with: " name=\"sample\"").replacing("/>", with: " name=\"sample\"/>")
            return (
                XML.storyboard(
                    initial: "sample",
                    XML.scene(
                        "<viewController id=\"sample\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"v\">\(uses)</view></viewController>"
                    ),
                    resources: named), true
            )
        case "scene"?, "scenes"?:
            return (
                XML.storyboard(
                    initial: "other",
                    XML.scene("<viewController id=\"other\" sceneMemberID=\"viewController\"/>", dock: "").replacingOccurrences(
                        of: "</scene>", with: "\(text)</scene>")), true
            )
        case let parent?:
            guard let place = places[parent]?.first(where: { $0.parent != parent && $0.parent != "inferredMetricsTieBreakers" }) else {
                return wrap(element(parent, nil, text), nil, depth: depth + 1)
            }
            return wrap(element(parent, place.key, text), place.parent, depth: depth + 1)
        }
    }

    private func element(_ name: String, _ key: String?, _ inner: String) -> String {
        let keyText = key.map { " key=\"\($0)\"" } ?? (name == "state" ? " key=\"normal\"" : "")
        let rest = (Self.required[name] ?? []).filter { $0.0 != "key" }.map { " \($0.0)=\"\($0.1)\"" }.joined()
        let frame =
            name.hasSuffix("iew") || name.hasSuffix("ell") ? "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"300\" height=\"300\"/>" : ""
        return "<\(name)\(keyText)\(rest) id=\"in-\(name)\">\(frame)\(inner)</\(name)>"
    }

    private func scene(_ controller: String) -> (text: String, isStoryboard: Bool) {
        let id = controller.firstMatch(of: #/ id="([^"]*)"/#).map { String($0.1) } ?? "sample"
        return (
            XML.storyboard(
                initial: id, XML.scene(controller), XML.scene("<viewController id=\"other\" sceneMemberID=\"viewController\"/>")), true
        )
    }

    private func whole(_ name: String, _ text: String) -> (text: String, isStoryboard: Bool) {
        let plain = XML.storyboard(
            initial: "sample",
            XML.scene("<viewController id=\"sample\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"v\"/></viewController>"))
        return (plain, true)
    }
}
