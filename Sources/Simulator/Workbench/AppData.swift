import AutomationClient
import Foundation
import UIKit

/// The app's user defaults and the files of its home, which the user reads and changes.
extension Workbench {
    static let dataMethods: [String: Method] = [
        "defaults": { _, params in try StoredDefaults(domain: params.string("domain")).json },
        "setDefault": { _, params in
            try StoredDefaults(domain: params.string("domain")).set(
                params.need("key", params.string("key")), as: params.need("type", params.string("type")),
                params.need("value", params["value"]))
            return [:]
        },
        "removeDefault": { _, params in
            try StoredDefaults(domain: params.string("domain")).remove(params.need("key", params.string("key")))
            return [:]
        },
        "files": { _, params in try HomeFiles().list(params.string("path") ?? "") },
        "readFile": { _, params in
            try HomeFiles().read(params.need("path", params.string("path")), from: params.int("offset") ?? 0)
        },
        "writeFile": { workbench, params in
            let path = try params.need("path", params.string("path"))
            // Checked before the first part is kept.
            let file = try HomeFiles().place(of: path)
            let whole = try workbench.files.join(
                path, at: params.int("offset") ?? 0, params.need("data", params.string("data")), isLast: params.flag("isLast") ?? true)
            try whole?.write(to: file, options: .atomic)
            return [:]
        },
        "removeFile": { _, params in
            try HomeFiles().remove(params.need("path", params.string("path")))
            return [:]
        },
    ]
}

/// A domain of the app's user defaults: the standard one, or a suite.
@MainActor
struct StoredDefaults {
    private let domain: String
    private let defaults: UserDefaults
    private var isStandard: Bool { domain == Self.own }

    /// The name of the domain of `UserDefaults.standard`.
    private static var own: String { Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName }

    /// - Parameter domain: The name of a suite, or `nil` for the standard defaults.
    init(domain: String?) throws {
        self.domain = domain ?? Self.own
        guard let defaults = self.domain == Self.own ? .standard : UserDefaults(suiteName: self.domain) else {
            throw ControlError(.badParameters, "there are no user defaults named “\(self.domain)”")
        }
        self.defaults = defaults
    }

    /// The names of all domains, the app's own first. Each has a file in the app's home.
    private static var domains: [String] {
        guard let home = try? HomeFiles() else { return [own] }
        _ = UserDefaults.standard.synchronize()
        let folder = home.root.appendingPathComponent("Library/Preferences")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let names = files.filter { $0.hasSuffix(".plist") }.map { String($0.dropLast(".plist".count)) }
        return [own] + names.filter { $0 != own }.sorted()
    }

    /// The values that were set, and those that the app registered and nobody set.
    var json: JSONValue {
        let stored = defaults.persistentDomain(forName: domain) ?? [:]
        let registered = isStandard ? defaults.dictionaryRepresentation().filter { stored[$0.key] == nil } : [:]
        func entries(_ values: [String: Any], isStored: Bool) -> [JSONValue] {
            values.map { key, value in
                let value = DefaultsValue(value)
                return [
                    "key": .string(key), "type": .string(value.type.rawValue), "value": value.json, "editable": .bool(value.isEditable),
                    "stored": .bool(isStored),
                ]
            }
        }
        let all = entries(stored, isStored: true) + entries(registered, isStored: false)
        return [
            "domain": .string(domain), "domains": .array(Self.domains.map(JSONValue.string)),
            "entries": .array(all.sorted { ($0["key"]?.string ?? "") < ($1["key"]?.string ?? "") }),
        ]
    }

    func set(_ key: String, as type: String, _ value: JSONValue) throws {
        guard !key.isEmpty else { throw ControlError(.badParameters, "a key has at least one character") }
        guard let type = DefaultsValue.ValueType(rawValue: type) else {
            let types = DefaultsValue.ValueType.allCases.map(\.rawValue).joined(separator: ", ")
            throw ControlError(.badParameters, "`type` must be one of \(types), not `\(type)`")
        }
        guard let object = type.object(value) else { throw ControlError(.badParameters, "the value isn't \(type.words)") }
        defaults.set(object, forKey: key)
    }

    func remove(_ key: String) { defaults.removeObject(forKey: key) }
}

/// A value of user defaults, as the page shows it.
struct DefaultsValue {
    enum ValueType: String, CaseIterable {
        case string, integer, real, boolean, date, data, array, dictionary

        var words: String {
            switch self {
            case .string: "text"
            case .integer: "a whole number"
            case .real: "a number"
            case .boolean: "true or false"
            case .date: "a date such as 2026-01-31T09:41:00Z"
            case .data: "Base64"
            case .array: "an array without null"
            case .dictionary: "an object without null"
            }
        }

        /// Returns the value of this type that the page sent, or `nil` if it has another type.
        func object(_ json: JSONValue) -> Any? {
            switch self {
            case .string: json.string
            case .integer: json.int
            case .real: json.number
            case .boolean: json.bool
            case .date: json.string.flatMap { try? Date($0, strategy: .iso8601) }
            case .data: json.string.flatMap { Data(base64Encoded: $0) }
            case .array: json.array != nil && !Self.hasNull(json) ? json.foundationObject : nil
            case .dictionary: json.object != nil && !Self.hasNull(json) ? json.foundationObject : nil
            }
        }

        /// A property list can't contain null.
        private static func hasNull(_ json: JSONValue) -> Bool {
            json == .null || (json.array ?? []).contains(where: hasNull) || (json.object ?? [:]).values.contains(where: hasNull)
        }
    }

    let type: ValueType
    let json: JSONValue
    /// Whether the value can be written as JSON without loss: dates and data inside an array or a dictionary can't.
    let isEditable: Bool

    init(_ value: Any) {
        (type, json) = Self.read(value)
        isEditable = ![.array, .dictionary].contains(type) || Self.isPlain(value)
    }

    private static func read(_ value: Any) -> (ValueType, JSONValue) {
        switch value {
        case let number as NSNumber where String(cString: number.objCType) == "c": (.boolean, .bool(number.boolValue))
        case let number as NSNumber where ["d", "f"].contains(String(cString: number.objCType)): (.real, .number(number.doubleValue))
        case let number as NSNumber: (.integer, .number(number.doubleValue))
        case let text as String: (.string, .string(text))
        case let date as Date: (.date, .string(date.formatted(.iso8601)))
        case let data as Data: (.data, .string(data.base64EncodedString()))
        case let array as [Any]: (.array, .array(array.map { read($0).1 }))
        case let members as [String: Any]: (.dictionary, .object(members.mapValues { read($0).1 }))
        default: (.string, .string("\(value)"))
        }
    }

    private static func isPlain(_ value: Any) -> Bool {
        switch value {
        case let array as [Any]: array.allSatisfy(isPlain)
        case let members as [String: Any]: members.values.allSatisfy(isPlain)
        default: ![.date, .data].contains(read(value).0)
        }
    }
}

/// The files in the app's home, by paths relative to it. No path leads out of it.
struct HomeFiles {
    let root: URL

    /// The number of bytes in one part of a file.
    static let part = 600_000
    /// The size in bytes up to which a property list is shown as text.
    private static let largestList = 1 << 20

    /// Throws an error if the app has no home of its own: otherwise, the page would show the user's files.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
        guard let home = environment["UNDERSTUDY_HOME"], !home.isEmpty else {
            throw ControlError(.unsupported, "the app has no home of its own")
        }
        root = URL(fileURLWithPath: home).resolvingSymlinksInPath()
    }

    /// Returns where a file is. Links are followed, except one that the path itself names if `followsLast` is false.
    func place(of path: String, followsLast: Bool = true) throws -> URL {
        let parts = path.split(separator: "/")
        guard !parts.contains(where: { [".", ".."].contains($0) }), !path.contains("\0") else {
            throw ControlError(.badParameters, "“\(path)” isn't a path in the app's home")
        }
        let url = parts.reduce(root) { $0.appendingPathComponent(String($1)) }
        let real =
            followsLast || parts.isEmpty
            ? url.resolvingSymlinksInPath()
            : url.deletingLastPathComponent().resolvingSymlinksInPath().appendingPathComponent(url.lastPathComponent)
        guard real.path == root.path || real.path.hasPrefix(root.path + "/") else {
            throw ControlError(.badParameters, "“\(path)” is outside the app's home")
        }
        return real
    }

    func list(_ path: String) throws -> JSONValue {
        let folder = try place(of: path)
        let names: [String]
        do { names = try FileManager.default.contentsOfDirectory(atPath: folder.path) } catch {
            throw ControlError(.failed, "there is no folder “\(path)”")
        }
        let entries = names.sorted().compactMap { name -> JSONValue? in
            let item = folder.appendingPathComponent(name).path
            guard let facts = try? FileManager.default.attributesOfItem(atPath: item) else { return nil }
            let type = facts[.type] as? FileAttributeType
            return [
                "name": .string(name), "kind": type == .typeDirectory ? "folder" : type == .typeSymbolicLink ? "link" : "file",
                "size": .number((facts[.size] as? NSNumber)?.doubleValue ?? 0),
                "modified": .number(((facts[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0).rounded()),
            ]
        }
        return ["home": .string(root.path), "entries": .array(entries)]
    }

    /// Returns a part of a file, and a property list also as text.
    func read(_ path: String, from offset: Int) throws -> JSONValue {
        let url = try place(of: path)
        // A pipe would wait for its other end.
        guard (try? FileManager.default.attributesOfItem(atPath: url.path))?[.type] as? FileAttributeType == .typeRegular,
            let file = try? FileHandle(forReadingFrom: url)
        else { throw ControlError(.failed, "“\(path)” can't be read") }
        defer { try? file.close() }
        let size = try file.seekToEnd()
        guard offset >= 0, offset <= size else { throw ControlError(.badParameters, "“\(path)” has only \(size) bytes") }
        try file.seek(toOffset: UInt64(offset))
        let data = try file.read(upToCount: Self.part) ?? Data()
        var answer: [String: JSONValue] = ["size": .number(Double(size)), "data": .string(data.base64EncodedString())]
        if offset == 0, size <= Self.largestList, data.starts(with: Data("bplist".utf8)), let list = Self.text(of: url) {
            answer["list"] = .string(list)
        }
        return .object(answer)
    }

    private static func text(of url: URL) -> String? {
        guard let data = try? Data(contentsOf: url), let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let text = try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        else { return nil }
        return String(decoding: text, as: UTF8.self)
    }

    func remove(_ path: String) throws {
        let url = try place(of: path, followsLast: false)
        guard url.path != root.path else { throw ControlError(.badParameters, "the app's home itself can't be removed") }
        do { try FileManager.default.removeItem(at: url) } catch { throw ControlError(.failed, "“\(path)” can't be removed") }
    }
}
