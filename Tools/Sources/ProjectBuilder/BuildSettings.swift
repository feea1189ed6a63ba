import Foundation

/// A target's build settings in one configuration. Target settings override project settings; xcconfig files rank below either.
struct BuildSettings {
    private var values: [String: String] = [:]
    private let expanded = ReadingBudget(ReadingBudget.longestTogether)

    mutating func merge(_ settings: [String: Any]) {
        for (key, value) in settings.sorted(by: { (Self.rank($0.key), $0.key) < (Self.rank($1.key), $1.key) }) {
            guard let name = name(of: key) else { continue }
            let text = (value as? String) ?? (value as? [String])?.joined(separator: " ") ?? "\(value)"
            guard text.utf8.count <= ReadingBudget.longest,
                let whole = text.replacing("$(inherited)", withinLimits: values[name] ?? "")
            else { continue }
            values[name] = whole
        }
    }

    /// Returns the precedence of a setting among those of the same name: one whose condition applies wins over one without a condition, and
    /// the simulator's over the device's.
    private static func rank(_ key: String) -> Int { key.contains("[") ? key.contains("iphonesimulator") ? 2 : 1 : 0 }

    /// Returns the name in `NAME[sdk=iphoneos*][config=Debug]` if all of its conditions apply. Ours counts as the iOS simulator, and what
    /// is set for devices only is better than nothing.
    private func name(of key: String) -> String? {
        guard let bracket = key.firstIndex(of: "[") else { return key }
        let isMet = key[bracket...].split { "[],".contains($0) }.allSatisfy { condition in
            let parts = condition.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2 else { return false }
            switch parts[0] {
            case "sdk": return parts[1] == "*" || parts[1].hasPrefix("iphone")
            case "config": return PathPattern(parts[1])?.matches(values["CONFIGURATION"] ?? "Debug") ?? false
            default: return parts[1] == "*"
            }
        }
        return isMet ? String(key[..<bracket]) : nil
    }

    mutating func merge(xcconfig path: String) {
        var ranks: Set = [0]
        for rank in 0...2 where ranks.contains(rank) { merge(xcconfig: path, depth: 0, ReadingBudget(200), rank, noting: &ranks) }
    }

    /// Merges the settings of one rank, and notes the ranks that the file and those that it includes have.
    private mutating func merge(xcconfig path: String, depth: Int, _ budget: ReadingBudget, _ rank: Int, noting ranks: inout Set<Int>) {
        guard depth < 8, budget.spend(), let text = ProjectFile.settings(path).map({ String(decoding: $0, as: UTF8.self) }) else { return }
        for line in text.split(whereSeparator: \.isNewline) {
            let line = (line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? String(line)).trimmingCharacters(in: .whitespaces)
            if line.hasPrefix("#include") {
                let name = line.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
                merge(xcconfig: path.deletingLastPathComponent.appending(name), depth: depth + 1, budget, rank, noting: &ranks)
            } else if let equals = Self.equalsSign(in: line) {
                let key = String(line[..<equals]).trimmingCharacters(in: .whitespaces)
                ranks.insert(Self.rank(key))
                guard Self.rank(key) == rank else { continue }
                var value = String(line[line.index(after: equals)...]).trimmingCharacters(in: .whitespaces)
                // Xcode ignores a semicolon at the end of a line.
                if value.hasSuffix(";") { value = String(value.dropLast()).trimmingCharacters(in: .whitespaces) }
                merge([key: value])
            }
        }
    }

    /// Returns the equals sign after a setting's name and its conditions, which have their own.
    private static func equalsSign(in line: String) -> String.Index? {
        var isInCondition = false
        return line.indices.first { index in
            if line[index] == "[" { isInCondition = true } else if line[index] == "]" { isInCondition = false }
            return line[index] == "=" && !isInCondition
        }
    }

    mutating func set(_ key: String, _ value: String) { values[key] = value }

    subscript(key: String) -> String? { values[key].map { expand($0) } }
    func isOn(_ key: String) -> Bool { self[key] == "YES" }
    /// Returns the settings whose names start with `prefix`, without it.
    func named(_ prefix: String) -> [String: String] {
        Dictionary(values.filter { $0.key.hasPrefix(prefix) }.map { (String($0.key.dropFirst(prefix.count)), expand($0.value)) }) { $1 }
    }

    /// The maximum length of a reference to a setting, in bytes.
    private static let longestReference = 4096
    /// The number of bytes of ``ReadingBudget/longestTogether`` that each reference takes, even one that expands to nothing: its time.
    private static let costOfReference = 256

    /// Returns the end of the reference that begins with this bracket, which may contain others: `$(ID_$(CONFIGURATION))`.
    private static func end(of reference: Substring) -> Substring.Index? {
        let bytes = reference.utf8.prefix(longestReference)
        let (open, close) =
            bytes.first == UInt8(ascii: "(") ? (UInt8(ascii: "("), UInt8(ascii: ")")) : (UInt8(ascii: "{"), UInt8(ascii: "}"))
        var depth = 0
        return bytes.indices.first { index in
            if bytes[index] == open { depth += 1 } else if bytes[index] == close { depth -= 1 }
            return depth == 0
        }
    }

    /// Expands `$(NAME)`, `${NAME}`, `$(NAME:c99extidentifier)`, and `$(NAME_$(PART))`; an unknown name expands to nothing.
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
        while let dollar = rest.firstIndex(of: "$"), result.utf8.count < ReadingBudget.longest, budget.spend(),
            expanded.spend(Self.costOfReference)
        {
            result += rest[..<dollar]
            let open = rest.index(after: dollar)
            guard open < rest.endIndex, rest[open] == "(" || rest[open] == "{", let close = Self.end(of: rest[open...]) else {
                result += "$"
                rest = rest[open...]
                continue
            }
            let parts = expand(String(rest[rest.index(after: open)..<close]), depth: depth + 1, budget).split(separator: ":").map(
                String.init)
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
