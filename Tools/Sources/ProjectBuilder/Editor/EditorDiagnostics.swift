import AutomationClient
import SourceTranslator

/// Drops a language server's diagnostics about missing Objective-C on Linux, which a build of the project does not have.
enum EditorDiagnostics {
    /// The wording of Swift 6.3. UIKit's classes are Swift classes here, so the compiler rejects outlets and actions with them.
    private static let dropped = ["property cannot have non-'@objc' class type", "cannot be represented in Objective-C"]

    private static func isDropped(_ message: String) -> Bool {
        if let import_ = message.wholeMatch(of: #/[Nn]o such module '(.+)'/#) {
            return EditorNames.isReplaced(module: String(import_.output.1))
        }
        return dropped.contains { message.contains($0) }
    }

    /// Returns the message to forward instead of `message`, or `nil` to forward it unchanged.
    static func filtered(_ message: JSONValue) -> JSONValue? {
        guard case .object(var members) = message else { return nil }
        if members["method"] == "textDocument/publishDiagnostics" {
            guard let params = filtered(members["params"], "diagnostics") else { return nil }
            members["params"] = params
        } else if members["result"]?["kind"] == "full" {
            guard let result = filtered(members["result"], "items") else { return nil }
            members["result"] = result
        } else {
            return nil
        }
        return .object(members)
    }

    private static func filtered(_ value: JSONValue?, _ name: String) -> JSONValue? {
        guard case .object(var members)? = value, let list = members[name]?.array else { return nil }
        let lines = Set(list.filter { isDropped($0["message"]?.string ?? "") }.compactMap { $0["range"]?["start"]?["line"]?.int })
        let rest = list.filter { item in
            let message = item["message"]?.string ?? ""
            return !isDropped(message) && !(message.contains("is not exposed to Objective-C") && refers(item, to: lines))
        }
        guard rest.count < list.count else { return nil }
        members[name] = .array(rest)
        return .object(members)
    }

    /// Returns whether the declaration of a diagnostic lost its `@objc` to a dropped diagnostic, which is on the declaration's line or
    /// above it.
    private static func refers(_ item: JSONValue, to lines: Set<Int>) -> Bool {
        (item["relatedInformation"]?.array ?? []).contains { note in
            guard let line = note["location"]?["range"]?["start"]?["line"]?.int else { return false }
            return lines.contains(line) || lines.contains(line - 1)
        }
    }
}
