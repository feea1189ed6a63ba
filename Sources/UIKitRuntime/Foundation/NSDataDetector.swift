import Foundation

/// Finds links, mail addresses and telephone numbers in text. FIXME(gap): dates, addresses and flights are not found.
open class NSDataDetector: NSObject, @unchecked Sendable {
    public let checkingTypes: NSTextCheckingResult.CheckingType.RawValue
    private let expressions: [(type: NSTextCheckingResult.CheckingType, expression: NSRegularExpression)]

    private static let patterns: [(NSTextCheckingResult.CheckingType, String)] = [
        (.link, #"(?:https?|ftp)://[^\s<>"']+[^\s<>"'.,;:!?)\]]"#),
        (.link, #"(?<![\w.@])[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}"#),
        (.link, #"(?<![\w.@/])(?:www\.)?(?:[A-Za-z0-9-]+\.)+(?:com|org|net|edu|gov|io|dev|app|info|biz|co|me|tv|us|uk|de|fr|it|es|nl|jp|cn|kr|in|br|ru|ch|at|se|no|dk|pl|pt|au|ca|eu)\b(?:/[^\s<>"']*[^\s<>"'.,;:!?)\]])?"#),
        (.phoneNumber, #"(?<![\w.])(?:\+\d{1,3}[ .-]?)?(?:\(\d{2,4}\)[ .-]?)?\d{2,4}(?:[ .-]?\d{2,4}){1,3}(?![\w.]\d)"#),
    ]

    /// Throws when no type is asked for.
    public init(types checkingTypes: NSTextCheckingResult.CheckingType.RawValue) throws {
        guard checkingTypes != 0 else { throw CocoaError(.featureUnsupported) }
        self.checkingTypes = checkingTypes
        let wanted = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
        expressions = try Self.patterns.filter { wanted.contains($0.0) }.map { ($0.0, try NSRegularExpression(pattern: $0.1, options: .caseInsensitive)) }
        super.init()
    }

    /// From left to right; where two overlap, the longer one.
    open func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] {
        let text = string as NSString
        var found: [DetectedMatch] = []
        for (type, expression) in expressions {
            for match in expression.matches(in: string, options: options, range: range) {
                let words = text.substring(with: match.range)
                if type == .phoneNumber, !(7...15).contains(words.filter(\.isNumber).count) { continue }
                found.append(DetectedMatch(type, match.range, words))
            }
        }
        found.sort { $0.range.location != $1.range.location ? $0.range.location < $1.range.location : $0.range.length > $1.range.length }
        var result: [DetectedMatch] = [], end = 0
        for match in found where match.range.location >= end {
            result.append(match)
            end = match.range.location + match.range.length
        }
        return result
    }
    open func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }
    open func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int { matches(in: string, options: options, range: range).count }
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) where !stop.boolValue { block(match, [], &stop) }
    }
}

private final class DetectedMatch: NSTextCheckingResult, @unchecked Sendable {
    private let type: NSTextCheckingResult.CheckingType, place: NSRange
    let words: String
    init(_ type: NSTextCheckingResult.CheckingType, _ place: NSRange, _ words: String) {
        (self.type, self.place, self.words) = (type, place, words)
        super.init()
    }
    required init?(coder: NSCoder) { nil }
    override var resultType: NSTextCheckingResult.CheckingType { type }
    override var range: NSRange { place }
}

extension NSTextCheckingResult {
    /// Of a link; mail addresses with `mailto:`, bare hosts with `http:`, as on iOS.
    public var url: URL? {
        guard let match = self as? DetectedMatch, match.resultType == .link else { return nil }
        if match.words.contains("://") { return URL(string: match.words) }
        return URL(string: (match.words.contains("@") ? "mailto:" : "http://") + match.words)
    }
    public var phoneNumber: String? { (self as? DetectedMatch).flatMap { $0.resultType == .phoneNumber ? $0.words : nil } }
    public var date: Date? { nil }
    public var duration: TimeInterval { 0 }
}
