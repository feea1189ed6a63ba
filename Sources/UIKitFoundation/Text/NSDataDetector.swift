import Foundation
import UIKitRuntime

// FIXME(gap): dates, addresses and flights are not found.
/// Finds links and telephone numbers in text.
///
/// Links are URLs with a scheme, names such as `www.example.org` and `example.com/path`, and mail addresses; telephone numbers are seven to
/// fifteen digits with the usual signs between them (ITU-T E.164 allows fifteen).
public final class NSDataDetector: NSObject, NSCopying, @unchecked Sendable {
    /// The kinds of data to find.
    public let checkingTypes: NSTextCheckingTypes

    /// Creates a detector. Throws if `checkingTypes` contains no type that a detector can find.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        let known: NSTextCheckingResult.CheckingType = [.links, .phoneNumbers, .dates, .addresses, .flights]
        guard checkingTypes & known.rawValue != 0 else { throw CocoaError(.formatting) }
        self.checkingTypes = checkingTypes
        super.init()
    }
    public override func copy() -> Any { self }
    /// Returns the detector itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns the matches in the order of the text, in UTF-16 units.
    public func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] {
        let wanted = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
        var found: [DetectedData] = []
        if wanted.contains(.links) { found += Self.links(in: string, range) }
        if wanted.contains(.phoneNumbers) {
            found += Self.numbers(in: string, range).filter { number in
                !found.contains { NSIntersectionRange($0.place, number.place).length > 0 }
            }
        }
        return found.sorted { $0.place.location < $1.place.location }
    }

    /// Calls a block for each match in the order of the text, until it sets its last argument.
    public func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        for match in matches(in: string, options: options, range: range) where !stop.boolValue { block(match, [], &stop) }
    }
    /// Returns the number of matches in a range.
    public func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int {
        matches(in: string, options: options, range: range).count
    }
    /// Returns the first match in a range, or `nil`.
    public func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }
    /// Returns the range of the first match; its location is `NSNotFound` if there is none.
    public func rangeOfFirstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    // MARK: Patterns

    // The top-level domains that make a bare name a link: the common generic ones of iana.org/domains, and those with two letters.
    private static let link = try? NSRegularExpression(
        pattern:
            #"[a-z][a-z0-9+.\-]*://[^\s<>"]+|mailto:[^\s<>"]+|[a-z0-9._%+\-]+@[a-z0-9\-]+(\.[a-z0-9\-]+)+|(www\.)?([a-z0-9\-]+\.)+(com|org|net|edu|gov|info|biz|app|dev|[a-z]{2})\b(:\d+)?([/?#][^\s<>"]*)?"#,
        options: .caseInsensitive)
    private static let number = try? NSRegularExpression(pattern: #"(?<![\w.])(\+|\()?\d[\d\-. ()/]{5,}\d(?![\w])"#)

    private static func links(in string: String, _ range: NSRange) -> [DetectedData] {
        let text = string as NSString
        return (link?.matches(in: string, range: range) ?? []).compactMap { match in
            var place = match.range
            // A link does not end with a sentence's punctuation, or with a bracket that was opened before it.
            while place.length > 0, let last = text.substring(with: NSRange(location: NSMaxRange(place) - 1, length: 1)).first {
                let isOpenedOutside = last == ")" && !text.substring(with: place).contains("(")
                guard ".,;:!?'\"]".contains(last) || isOpenedOutside else { break }
                place.length -= 1
            }
            let words = text.substring(with: place)
            let isMail = words.contains("@") && !words.contains("://") && !words.lowercased().hasPrefix("mailto:")
            let address =
                words.contains("://") || words.lowercased().hasPrefix("mailto:") ? words : (isMail ? "mailto:" : "http://") + words
            guard let url = URL(string: address) else { return nil }
            return DetectedData(.links, place, url)
        }
    }

    private static func numbers(in string: String, _ range: NSRange) -> [DetectedData] {
        let text = string as NSString
        return (number?.matches(in: string, range: range) ?? []).compactMap { match in
            let words = text.substring(with: match.range)
            guard (7...15).contains(words.count(where: \.isNumber)) else { return nil }
            return DetectedData(.phoneNumbers, match.range, words)
        }
    }
}
