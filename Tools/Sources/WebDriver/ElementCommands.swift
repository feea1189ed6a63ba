import AutomationClient
import Foundation

extension WebDriverSession {
    static let elementCommands: [String: CommandTable.Command] = [
        "POST element/:/click": { session, ids, _ in
            try session.act("tap", on: ids[0])
            return .null
        },
        "POST element/:/clear": { session, ids, _ in
            try session.focus(ids[0])
            do {
                try session.app.request("clear", ["element": .number(Double(session.reference(ids[0])))])
            } catch let error as ControlError where error.code == .unsupported {
                // WebDriverAgent types deletions, which have no effect on an element without editable text, such as a picker's wheel.
            }
            try session.settle()
            return .null
        },
        "POST element/:/value": { session, ids, body in try session.set(ids[0], body) },
        "POST appium/element/:/value": { session, ids, body in try session.set(ids[0], body) },
        "GET element/:/text": { session, ids, _ in .string(try session.element(ids[0]).appiumText) },
        "GET element/:/name": { session, ids, _ in .string(try session.element(ids[0]).appiumType) },
        "GET element/:/rect": { session, ids, _ in try session.element(ids[0]).rectJSON },
        "GET element/:/location": { session, ids, _ in try session.location(of: ids[0]) },
        "GET element/:/location_in_view": { session, ids, _ in try session.location(of: ids[0]) },
        "GET element/:/equals/:": { _, ids, _ in .bool(ids[0] == ids[1]) },
        "GET element/:/size": { session, ids, _ in
            let rect = try session.element(ids[0]).rectJSON
            return ["width": rect["width"] ?? 0, "height": rect["height"] ?? 0]
        },
        "GET element/:/enabled": { session, ids, _ in .bool(try session.element(ids[0]).isEnabled) },
        "GET element/:/selected": { session, ids, _ in .bool(try session.element(ids[0]).isSelected) },
        "GET element/:/displayed": { session, ids, _ in .bool(try session.element(ids[0]).isVisible) },
        "GET element/:/attribute/:": { session, ids, _ in try session.attribute(ids) },
        "GET element/:/property/:": { session, ids, _ in try session.attribute(ids) },
        "GET element/:/css/:": { _, _, _ in throw WebDriverError(.unsupportedOperation, "an app has no style sheets") },
        "GET element/:/screenshot": { session, ids, _ in
            let ref = try session.element(ids[0]).ref
            return try session.app.request("screenshot", ["element": .number(Double(ref))])["png"] ?? ""
        },
    ]

    private func location(of id: String) throws -> JSONValue {
        let rect = try element(id).rectJSON
        return ["x": rect["x"] ?? 0, "y": rect["y"] ?? 0]
    }

    private func attribute(_ ids: [String]) throws -> JSONValue {
        let element = try element(ids[0])
        if ["index", "wdIndex"].contains(ids[1]) {
            let siblings = try tree().flattened.lazy.map(\.children).first { $0.contains { $0.ref == element.ref } }
            return .string(String(siblings?.firstIndex { $0.ref == element.ref } ?? 0))
        }
        if ids[1] == "contentSize" { return .string(try contentSize(of: element).text) }
        guard let value = element.attribute(ids[1]) else {
            throw WebDriverError(
                .invalidArgument,
                "elements have no attribute `\(ids[1])`: type, name, label, value, enabled, visible, selected, rect, and similar")
        }
        return value
    }

    /// Returns the frame of a table or a collection view with Appium's measure of what it scrolls: from the first to the last of a table's
    /// cells, or the rows of items, of which the first ones set the height, the distance, and how many are in a row.
    private func contentSize(of element: ElementSnapshot) throws -> JSONValue {
        var height = 0
        switch element.type {
        case .table:
            let cells = element.children.filter { $0.type == .cell }.map(\.rect)
            if let first = cells.first, let last = cells.last { height = last.y + last.height - first.y }
        case .collectionView:
            let items = element.children.map(\.rect)
            guard let first = items.first else { break }
            height = first.height
            guard items.count > 1 else { break }
            let next = items.firstIndex { $0.y != first.y } ?? 1
            let rows = (items.count + next - 1) / next
            height = rows * first.height + (items[next].y - items[next - 1].y - items[next - 1].height) * (rows - 1)
        default:
            throw WebDriverError(
                .unknownError, "Can't get content size for type '\(element.appiumType)', only for tables and collection views")
        }
        let rect = element.rect
        return [
            "width": .number(Double(rect.width)), "height": .number(Double(rect.height)), "top": .number(Double(rect.y)),
            "left": .number(Double(rect.x)), "scrollableOffset": .number(Double(height)),
        ]
    }

    /// Sends a gesture and waits for the screen to settle. XCTest scrolls to an element that is out of sight.
    @discardableResult
    func act(_ method: String, on id: String? = nil, _ params: [String: JSONValue] = [:]) throws -> JSONValue {
        try settleBeforeTouch()
        var params = params
        if let id { params["element"] = .number(Double(try reference(id))) }
        params["settle"] = .number(idleTimeout)
        do { return try app.request(method, .object(params)) } catch let error as ControlError
            where error.code == .noSuchElement || error.code == .notHittable
        {
            guard let element = params["element"], (try? app.request("scrollTo", ["element": element])) != nil else { throw error }
        }
        return try app.request(method, .object(params))
    }

    /// Gives the element the keyboard focus, tapping it if it doesn't have it.
    private func focus(_ id: String) throws {
        let element = try element(id)
        guard element.isEnabled else {
            throw WebDriverError(.invalidElementState, "\(element.appiumType) `\(element.appiumName ?? "")` is disabled")
        }
        if !element.isFocused { try act("tap", on: id) }
    }

    private func set(_ id: String, _ body: JSONValue) throws -> JSONValue {
        let text: String
        if let given = body["text"]?.string ?? body["value"]?.string {
            text = given
        } else if let parts = body["value"]?.array {
            text = parts.compactMap { $0.string ?? $0.number.map { JSONValue.number($0).text } }.joined()
        } else {
            throw WebDriverError(.invalidArgument, "`text` is missing")
        }
        let element = try element(id)
        switch element.type {
        case .pickerWheel: try app.request("setPicker", ["element": .number(Double(element.ref)), "value": .string(text)])
        case .slider:
            let isPercent = text.hasSuffix("%")
            guard let number = Double(isPercent ? String(text.dropLast()) : text) else {
                throw WebDriverError(.invalidArgument, "a slider takes a number from 0 to 1, not `\(text)`")
            }
            try app.request("setSlider", ["element": .number(Double(element.ref)), "position": .number(isPercent ? number / 100 : number)])
        default:
            try focus(id)
            // As in Appium, both delete keys delete backward in the text that an element is sent.
            try type(text.replacingOccurrences(of: "\u{e017}", with: "\u{e003}"))
            return .null
        }
        try settle()
        return .null
    }
}
