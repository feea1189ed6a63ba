import AutomationClient
import Foundation

/// A client's locator for elements.
struct Locator {
    enum Strategy: String, CaseIterable {
        case accessibilityIdentifier = "accessibility id"
        case identifier = "id"
        case name
        case className = "class name"
        case predicate = "-ios predicate string"
        case classChain = "-ios class chain"
        case xpath
        case linkText = "link text"
        case partialLinkText = "partial link text"
        /// A selector of types and attributes, or Selenium's translation of `id` and `class name`: `[id="…"]`, `.…`.
        case css = "css selector"
    }

    var strategy: Strategy
    var value: String

    init(_ body: JSONValue) throws {
        let using = try body.text("using")
        guard let strategy = Strategy(rawValue: using) else {
            throw WebDriverError(
                .invalidSelector, "elements are found by \(Strategy.allCases.map(\.rawValue).joined(separator: ", ")), not by `\(using)`")
        }
        (self.strategy, value) = (strategy, try body.text("value"))
        guard strategy == .css else { return }
        if let name = Locator.selenium(value, before: "[id=\"", after: "\"]") ?? Locator.selenium(value, before: "[name=\"", after: "\"]") {
            (self.strategy, value) = (.name, name)
        } else if value.hasPrefix("."), value.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber }) {
            (self.strategy, value) = (.className, String(value.dropFirst()))
        } else {
            (self.strategy, value) = (.classChain, try CSSSelector(value).classChain)
        }
    }

    private static func selenium(_ text: String, before: String, after: String) -> String? {
        guard text.hasPrefix(before), text.hasSuffix(after), text.count >= before.count + after.count else { return nil }
        return String(text.dropFirst(before.count).dropLast(after.count)).replacingOccurrences(of: "\\\"", with: "\"").replacingOccurrences(
            of: "\\\\", with: "\\")
    }
}

extension WebDriverSession {
    static let searchCommands: [String: CommandTable.Command] = [
        "POST element": { session, _, body in try session.first(Locator(body), within: nil) },
        "POST elements": { session, _, body in try session.all(Locator(body), within: nil) },
        "POST element/:/element": { session, ids, body in try session.first(Locator(body), within: session.reference(ids[0])) },
        "POST element/:/elements": { session, ids, body in try session.all(Locator(body), within: session.reference(ids[0])) },
        "GET element/active": { session, _, _ in
            guard let focused = try session.tree().flattened.first(where: \.isFocused) else {
                throw WebDriverError(.noSuchElement, "no element has the keyboard's focus")
            }
            return WebDriverSession.json(focused)
        },
        "GET source": { session, _, _ in .string(PageSource.document(try session.tree(.contents), settings: session.settings)) },
    ]

    private func first(_ locator: Locator, within: Int?) throws -> JSONValue {
        let found = try wait(locator, within: within)
        guard let element = found.first else {
            throw WebDriverError(
                .noSuchElement,
                "an element could not be located on the page using the given search parameters (\(locator.strategy.rawValue): \(locator.value))"
            )
        }
        return WebDriverSession.json(element)
    }

    private func all(_ locator: Locator, within: Int?) throws -> JSONValue {
        .array(try wait(locator, within: within).map(WebDriverSession.json))
    }

    /// Searches until something is found, for at most the client's implicit wait, in seconds of the app's clock.
    private func wait(_ locator: Locator, within: Int?) throws -> [ElementSnapshot] {
        var left = implicitWait
        while true {
            let found = try search(locator, within: within)
            guard found.isEmpty, left > 0 else { return found }
            let step = min(left, 0.1)
            try advance(by: step)
            left -= step
        }
    }

    /// Returns the matching elements in reading order.
    func search(_ locator: Locator, within: Int? = nil) throws -> [ElementSnapshot] {
        let found = try search(locator, within: within, .frames)
        guard found.isEmpty, try tree().flattened.contains(where: \.isRowOutOfSight) else { return found }
        return try search(locator, within: within, .contents)
    }

    private func search(_ locator: Locator, within: Int?, _ rows: Rows) throws -> [ElementSnapshot] {
        let value = locator.value
        if locator.strategy == .predicate { return try fitting(value, within: within, rows) }
        let root = try tree(rows)
        var start = root
        if let within {
            guard let found = root.flattened.first(where: { $0.ref == within }) else {
                throw WebDriverError(.staleElement, "the element \(within) is no longer on screen")
            }
            start = found
        }
        // As in WebDriverAgent, the element that is searched is among the candidates.
        let candidates = start.flattened
        switch locator.strategy {
        case .accessibilityIdentifier, .identifier, .name: return candidates.filter { $0.appiumName == value }
        case .className:
            guard let type = ElementSnapshot.type(fullName: ElementSnapshot.appiumType(named: value)) else {
                throw WebDriverError(.invalidSelector, "`\(value)` isn't an XCUIElementType")
            }
            return candidates.filter { type == .any || $0.type == type }
        case .linkText, .partialLinkText:
            // As in WebDriverAgent, the text is an attribute and its value, or the name.
            var parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if parts.count < 2 { parts = ["name", value] }
            return candidates.filter {
                let text = $0.attribute(parts[0])?.string
                return locator.strategy == .linkText ? text == parts[1] : text?.contains(parts[1]) == true
            }
        case .classChain:
            var known: [String: Set<Int>] = [:]
            return try ClassChain(value).elements(in: start) { predicate in
                if let refs = known[predicate] { return refs }
                let refs = Set(try fitting(predicate, within: nil, rows).map(\.ref))
                known[predicate] = refs
                return refs
            }
        case .xpath: return try XPathSearch.elements(value, in: start)
        case .predicate, .css: return []
        }
    }

    private func fitting(_ predicate: String, within: Int?, _ rows: Rows) throws -> [ElementSnapshot] {
        var params: [String: JSONValue] = [
            "predicate": .string(AppiumPredicate.translated(predicate)), "rows": .string(rows.rawValue), "self": true,
        ]
        if let within { params["within"] = .number(Double(within)) }
        do {
            return try app.request("find", .object(params))["elements"]?.array?.compactMap(ElementSnapshot.init(json:)) ?? []
        } catch let error as ControlError where error.code == .badParameters { throw WebDriverError(.invalidSelector, error.message) }
    }
}

/// Translates WebDriverAgent's names in predicates to those of the control protocol.
enum AppiumPredicate {
    private static let names = [
        "wdName": "name", "wdLabel": "label", "value": "wdValue", "wdType": "type", "wdVisible": "visible", "isWDVisible": "visible",
        "wdEnabled": "enabled",
        "isWDEnabled": "enabled", "wdAccessible": "accessible", "isWDAccessible": "accessible", "wdHittable": "hittable", "wdRect": "rect",
        "wdTitle": "title",
        "wdPlaceholderValue": "placeholderValue", "wdSelected": "selected", "isWDSelected": "selected", "isWDHittable": "hittable",
        "wdFocused": "focused", "isWDFocused": "focused", "wdTraits": "traits", "wdIndex": "index", "wdFrame": "frame",
        "wdMinValue": "minValue", "wdMaxValue": "maxValue", "wdCustomActions": "customActions",
        "wdNativeAccessibilityElement": "nativeAccessibilityElement", "isWDNativeAccessibilityElement": "nativeAccessibilityElement",
    ]

    /// Returns the predicate with the names outside of quotes replaced.
    static func translated(_ predicate: String) -> String {
        var result = "", word = ""
        var quote: Character?
        func endWord() {
            result += names[word] ?? word
            word = ""
        }
        var characters = predicate.makeIterator()
        while let character = characters.next() {
            if let open = quote {
                result.append(character)
                if character == "\\", let next = characters.next() { result.append(next) } else if character == open { quote = nil }
            } else if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                endWord()
                if character == "\"" || character == "'" { quote = character }
                result.append(character)
            }
        }
        endWord()
        return result
    }
}
