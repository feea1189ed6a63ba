import Foundation

/// A value that prints itself as the expression that creates it. Manifests print their project as a literal, which is then read from its
/// text.
protocol LiteralPrinting {
    var literal: String { get }
}

/// Returns the expression that creates a value: a literal, a case with its arguments, or a call of the type's name with its properties.
func literal(_ value: Any) -> String {
    switch value {
    case let value as any LiteralPrinting: return value.literal
    case let text as String: return quoted(text)
    case let flag as Bool: return flag ? "true" : "false"
    case let number as Int: return String(number)
    case let number as Double: return String(number)
    default: break
    }
    let mirror = Mirror(reflecting: value)
    let children = mirror.children.map { ($0.label, $0.value) }
    switch mirror.displayStyle {
    case .optional: return children.first.map { literal($0.1) } ?? "nil"
    case .collection: return "[\(children.map { literal($0.1) }.joined(separator: ", "))]"
    case .set: return "[\(children.map { literal($0.1) }.sorted().joined(separator: ", "))]"
    case .dictionary:
        let entries = children.map { child in
            let pair = Mirror(reflecting: child.1).children.map(\.value)
            return "\(literal(pair[0])): \(literal(pair[1]))"
        }
        return entries.isEmpty ? "[:]" : "[\(entries.sorted().joined(separator: ", "))]"
    case .enum:
        guard let (label, payload) = children.first, let label else { return ".\(value)" }
        let inner = Mirror(reflecting: payload)
        guard inner.displayStyle == .tuple else { return call(".\(label)", [(nil, payload)]) }
        return call(".\(label)", inner.children.map { ($0.label, $0.value) })
    default: return call("\(type(of: value))", children)
    }
}

/// Returns a call without the arguments that are `nil`. The labels of a tuple without labels are its positions.
func call(_ name: String, _ arguments: [(String?, Any)]) -> String {
    let texts = arguments.compactMap { label, value -> String? in
        let text = literal(value)
        guard text != "nil" else { return nil }
        guard let label, !label.hasPrefix(".") else { return text }
        return "\(label): \(text)"
    }
    return "\(name)(\(texts.joined(separator: ", ")))"
}

private func quoted(_ text: String) -> String {
    var result = "\""
    for character in text.unicodeScalars {
        switch character {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case "\t": result += "\\t"
        case "\0": result += "\\0"
        default: result.unicodeScalars.append(character)
        }
    }
    return result + "\""
}

/// The folders of a manifest, which the command passes as arguments.
enum Folders {
    /// The folder of the manifest.
    static var manifest: String { CommandLine.arguments.dropFirst().first ?? "." }
    /// The folder that contains the `Tuist` folder.
    static var root: String { CommandLine.arguments.dropFirst(2).first ?? manifest }

    /// Returns a path relative to the folder of the manifest.
    static func relative(_ path: String) -> String {
        let base = (manifest as NSString).standardizingPath.split(separator: "/")
        let parts = (path as NSString).standardizingPath.split(separator: "/")
        let common = zip(base, parts).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: base.count - common) + parts.dropFirst(common).map(String.init)).joined(separator: "/")
    }
}

/// The line before what a manifest creates, so that what it prints itself is not read.
func write(_ value: any LiteralPrinting) { print("\n// understudy: \(value.literal)") }
