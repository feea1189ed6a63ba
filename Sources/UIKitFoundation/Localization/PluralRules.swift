import UIKitRuntime

/// The rules that select the form of a text for a number. From Unicode's CLDR 45, plural rules for cardinals:
/// https://www.unicode.org/cldr/charts/45/supplemental/language_plural_rules.html. A number with a fraction follows the rules of its whole
/// part if a language's rules don't depend on the fraction's digits.
struct PluralRules: Sendable {
    enum Category: String, Sendable { case zero, one, two, few, many, other }

    private let language: String

    init(language: String) { self.language = language.lowercased().split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? "en" }

    func category(of number: Double) -> Category {
        let magnitude = abs(number)
        guard magnitude < 1e15 else { return .other }
        return category(whole: Int(magnitude), isWhole: magnitude == magnitude.rounded(.down))
    }

    private func category(whole n: Int, isWhole: Bool) -> Category {
        let (ten, hundred) = (n % 10, n % 100)
        switch language {
        case "ja", "ko", "zh", "yue", "vi", "th", "id", "ms", "lo", "my", "km", "bo", "dz", "ig", "jv", "su", "to", "wo", "yo":
            return .other
        case "fr", "hy", "kab", "ff": return n < 2 ? .one : n % 1_000_000 == 0 && isWhole ? .many : .other
        case "pt": return n < 2 ? .one : n % 1_000_000 == 0 && isWhole ? .many : .other
        case "es", "it", "ca": return isWhole && n == 1 ? .one : isWhole && n != 0 && n % 1_000_000 == 0 ? .many : .other
        case "hi", "bn", "gu", "kn", "fa", "zu", "am", "as": return n == 0 || isWhole && n == 1 ? .one : .other
        case "pa", "ak", "ln", "mg", "ti", "wa": return isWhole && n < 2 ? .one : .other
        case "ru", "uk", "be":
            guard isWhole else { return .other }
            if ten == 1, hundred != 11 { return .one }
            return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
        case "sr", "hr", "bs", "sh":
            guard isWhole else { return .other }
            if ten == 1, hundred != 11 { return .one }
            return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .other
        case "pl":
            guard isWhole else { return .other }
            if n == 1 { return .one }
            return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
        case "cs", "sk":
            guard isWhole else { return .many }
            return n == 1 ? .one : (2...4).contains(n) ? .few : .other
        case "sl":
            guard isWhole else { return .few }
            return hundred == 1 ? .one : hundred == 2 ? .two : hundred == 3 || hundred == 4 ? .few : .other
        case "lt":
            guard isWhole else { return .many }
            if ten == 1, !(11...19).contains(hundred) { return .one }
            return (2...9).contains(ten) && !(11...19).contains(hundred) ? .few : .other
        case "lv":
            guard isWhole else { return .other }
            if ten == 0 || (11...19).contains(hundred) { return .zero }
            return ten == 1 ? .one : .other
        case "ro", "mo": return isWhole && n == 1 ? .one : !isWhole || n == 0 || (1...19).contains(hundred) ? .few : .other
        case "ar":
            guard isWhole else { return .other }
            switch n {
            case 0: return .zero
            case 1: return .one
            case 2: return .two
            default: return (3...10).contains(hundred) ? .few : (11...99).contains(hundred) ? .many : .other
            }
        case "he", "iw": return isWhole && n == 1 || !isWhole && n == 0 ? .one : isWhole && n == 2 ? .two : .other
        case "cy":
            guard isWhole else { return .other }
            return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][n] ?? .other
        case "ga":
            guard isWhole else { return .other }
            return n == 1 ? .one : n == 2 ? .two : (3...6).contains(n) ? .few : (7...10).contains(n) ? .many : .other
        case "mt":
            guard isWhole else { return .other }
            if n == 1 || n == 2 { return n == 1 ? .one : .two }
            return n == 0 || (3...10).contains(hundred) ? .few : (11...19).contains(hundred) ? .many : .other
        case "is", "mk": return isWhole && ten == 1 && hundred != 11 ? .one : .other
        default: return isWhole && n == 1 ? .one : .other
        }
    }
}
