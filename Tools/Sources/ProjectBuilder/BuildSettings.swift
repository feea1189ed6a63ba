import Foundation

/// A target's build settings in one configuration. Target settings override project settings; xcconfig files rank below either.
struct BuildSettings {
    private var values: [String: String] = [:]
    private let expanded = ReadingBudget(ReadingBudget.longestTogether)

    mutating func merge(_ settings: [String: Any]) {
        for (key, value) in settings {
            // `KEY[sdk=…]` applies to one platform; ours counts as the iOS simulator.
            var name = key
            if let bracket = key.firstIndex(of: "[") {
                guard key.contains("iphone") || key.contains("config=Debug") || key.contains("arch=*]") else { continue }
                name = String(key[..<bracket])
            }
            let text = (value as? String) ?? (value as? [String])?.joined(separator: " ") ?? "\(value)"
            guard text.utf8.count <= ReadingBudget.longest,
                let whole = text.replacing("$(inherited)", withinLimits: values[name] ?? "")
            else { continue }
            values[name] = whole
        }
    }

    mutating func merge(xcconfig path: String) { merge(xcconfig: path, depth: 0, ReadingBudget(200)) }

    private mutating func merge(xcconfig path: String, depth: Int, _ budget: ReadingBudget) {
        guard depth < 8, budget.spend(), let text = ProjectFile.settings(path).map({ String(decoding: $0, as: UTF8.self) }) else { return }
        for line in text.split(whereSeparator: \.isNewline) {
            let line = (line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? String(line)).trimmingCharacters(in: .whitespaces)
            if line.hasPrefix("#include") {
                let name = line.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
                merge(xcconfig: path.deletingLastPathComponent.appending(name), depth: depth + 1, budget)
            } else if let equals = line.firstIndex(of: "=") {
                var value = String(line[line.index(after: equals)...]).trimmingCharacters(in: .whitespaces)
                // Xcode ignores a semicolon at the end of a line.
                if value.hasSuffix(";") { value = String(value.dropLast()).trimmingCharacters(in: .whitespaces) }
                merge([String(line[..<equals]).trimmingCharacters(in: .whitespaces): value])
            }
        }
    }

    mutating func set(_ key: String, _ value: String) { values[key] = value }

    subscript(key: String) -> String? { values[key].map { expand($0) } }
    func isOn(_ key: String) -> Bool { self[key] == "YES" }
    /// Returns the settings whose names start with `prefix`, without it.
    func named(_ prefix: String) -> [String: String] {
        Dictionary(values.filter { $0.key.hasPrefix(prefix) }.map { (String($0.key.dropFirst(prefix.count)), expand($0.value)) }) { $1 }
    }

    /// Expands `$(NAME)`, `${NAME}` and `$(NAME:c99extidentifier)`; an unknown name expands to nothing.
    func expand(_ text: String) -> String {
        guard text.contains("$") else { return text }
        let result = expanded.spend(0) ? expand(text, depth: 0, ReadingBudget()) : ""
        _ = expanded.spend(result.utf8.count)
        return result
    }

    private func expand(_ text: String, depth: Int, _ budget: ReadingBudget) -> String {
        guard depth < 10, text.contains("$") else { return text }
        var result = ""
        var rest = Substring(text)
        while let dollar = rest.firstIndex(of: "$"), result.utf8.count < ReadingBudget.longest, budget.spend() {
            result += rest[..<dollar]
            let open = rest.index(after: dollar)
            guard open < rest.endIndex, rest[open] == "(" || rest[open] == "{",
                let close = rest[open...].firstIndex(of: rest[open] == "(" ? ")" : "}")
            else {
                result += "$"
                rest = rest[open...]
                continue
            }
            let parts = rest[rest.index(after: open)..<close].split(separator: ":").map(String.init)
            var value = values[parts.first ?? ""].map { expand($0, depth: depth + 1, budget) } ?? ""
            for modifier in parts.dropFirst() {
                switch modifier {
                case "c99extidentifier", "identifier": value = value.asModuleName
                case "rfc1034identifier": value = String(value.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." ? $0 : "-" })
                case "lower": value = value.lowercased()
                case "upper": value = value.uppercased()
                default: if modifier.hasPrefix("default="), value.isEmpty { value = String(modifier.dropFirst(8)) }
                }
            }
            result += value
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }
}
