import Foundation
import Synchronization
import UIKitRuntime

/// A text with plural forms, as in a `.stringsdict`: a format such as "%#@files@ in %@", and the forms of each variable.
struct PluralFormat: Sendable {
    private let format: String
    private let variables: [String: [String: String]]
    private let rules: PluralRules

    /// The text before a number is known: the general forms. Formatting finds the format by this text.
    let text: String

    /// Returns `nil` for an entry without a format.
    init?(_ entry: [String: Any], _ rules: PluralRules) {
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        (self.format, self.rules) = (format, rules)
        variables = entry.compactMapValues { ($0 as? [String: Any])?.compactMapValues { $0 as? String } }
        var writer = Writer(variables: variables, numbers: nil, rules: rules)
        writer.write(format)
        text = writer.out
        let text = text, own = self
        Self.known.withLock { $0[text] = own }
    }

    private static let known = Mutex<[String: PluralFormat]>([:])

    /// Returns the format for these arguments, each argument with its number, or `format` itself if no table contains its forms.
    static func chosen(_ format: String, _ numbers: [Double?]) -> String {
        guard let plural = known.withLock({ $0[format] }) else { return format }
        var writer = Writer(variables: plural.variables, numbers: numbers, rules: plural.rules)
        writer.write(plural.format)
        return writer.out
    }

    /// Returns an argument of a format as a number.
    static func number(_ argument: any CVarArg) -> Double? {
        switch argument {
        case let value as any BinaryInteger: Double(String(describing: value))
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    private struct Writer {
        let variables: [String: [String: String]]
        /// The numbers; `nil` while none is known: the general forms, and arguments in order.
        let numbers: [Double?]?
        let rules: PluralRules
        var out = ""
        private var next = 0
        private var depth = 0

        init(variables: [String: [String: String]], numbers: [Double?]?, rules: PluralRules) {
            (self.variables, self.numbers, self.rules) = (variables, numbers, rules)
        }

        /// Writes a format. `own` is the argument that selects a variable's forms, which their first own specifier shows.
        mutating func write(_ format: String, own: Int? = nil) {
            depth += 1
            defer { depth -= 1 }
            guard depth < 8 else { return }
            var rest = format[...]
            while let percent = rest.firstIndex(of: "%") {
                out += rest[..<percent]
                rest = rest[rest.index(after: percent)...]
                if rest.first == "%" {
                    out += "%%"
                    rest.removeFirst()
                    continue
                }
                if let argument = rest.prefixMatch(of: /arg(?![a-zA-Z])/) {
                    specify(own ?? next, "@", isOwn: true)
                    rest = rest[argument.range.upperBound...]
                } else if let match = rest.prefixMatch(of: /(?:(\d+)\$)?#@([^@]*)@/) {
                    let index = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
                    if match.1 == nil { next = index + 1 }
                    expand(String(match.2), index)
                    rest = rest[match.range.upperBound...]
                } else if let match = rest.prefixMatch(of: /(?:(\d+)\$)?([-+ 0#']*[\d.]*(?:hh|h|ll|l|q|z|t|j|L)?[a-zA-Z@])/) {
                    let index = match.1.flatMap { Int($0) }.map { $0 - 1 }
                    if let index {
                        specify(index, String(match.2), isOwn: false)
                    } else if let own {
                        specify(own, String(match.2), isOwn: true)
                    } else {
                        specify(next, String(match.2), isOwn: false)
                        next += 1
                    }
                    rest = rest[match.range.upperBound...]
                } else {
                    out += "%"
                }
            }
            out += rest
        }

        private mutating func specify(_ index: Int, _ specifier: String, isOwn: Bool) {
            var specifier = specifier
            // `%arg` shows the number itself.
            if isOwn, specifier == "@" {
                specifier =
                    numbers.map { $0.indices.contains(index) && $0[index].map { $0 != $0.rounded() } == true } == true ? "lf" : "lld"
            }
            out += numbers == nil ? "%" + specifier : "%\(index + 1)$" + specifier
        }

        private mutating func expand(_ name: String, _ index: Int) {
            guard let forms = variables[name] else { return }
            var category = PluralRules.Category.other
            if let numbers, numbers.indices.contains(index), let number = numbers[index] {
                category = rules.category(of: number)
                // "No files", "a file": forms for exact numbers take precedence over the language's rules.
                if number == 0, forms["zero"] != nil { category = .zero }
            }
            write(forms[category.rawValue] ?? forms["other"] ?? "", own: index)
        }
    }
}

/// An app's own program has functions with the names of Foundation's formatting that call this one first. See `Glue` of the tools.
@_silgen_name("understudy_plural_format")
public func pluralFormat(_ format: String, _ arguments: [any CVarArg]) -> String {
    format.contains("%") ? PluralFormat.chosen(format, arguments.map(PluralFormat.number)) : format
}
/// Returns the app's languages, the best one first.
@_silgen_name("understudy_preferred_languages")
public func preferredLanguages() -> [String] { AppLanguages.preferred }
