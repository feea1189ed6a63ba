import Foundation

// CoreFoundation's functions for strings, with Foundation's values. A place is in UTF-16 units.

/// How strings are compared and searched, with CoreFoundation's bits.
public struct CFStringCompareFlags: OptionSet, Sendable {
    /// The bits, one for each way.
    public let rawValue: UInt
    /// Creates ways from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The ways of Foundation's `String.CompareOptions`.
    public static let compareCaseInsensitive = Self(rawValue: 1), compareBackwards = Self(rawValue: 4), compareAnchored = Self(rawValue: 8),
        compareNonliteral = Self(rawValue: 16), compareLocalized = Self(rawValue: 32), compareNumerically = Self(rawValue: 64),
        compareDiacriticInsensitive = Self(rawValue: 128), compareWidthInsensitive = Self(rawValue: 256),
        compareForcedOrdering = Self(rawValue: 512)
    fileprivate var options: String.CompareOptions {
        let all: [(Self, String.CompareOptions)] = [
            (.compareCaseInsensitive, .caseInsensitive), (.compareBackwards, .backwards), (.compareAnchored, .anchored),
            (.compareNumerically, .numeric), (.compareDiacriticInsensitive, .diacriticInsensitive),
            (.compareWidthInsensitive, .widthInsensitive), (.compareForcedOrdering, .forcedOrdering),
        ]
        var options: String.CompareOptions = contains(.compareNonliteral) || contains(.compareLocalized) ? [] : .literal
        for (flag, option) in all where contains(flag) { options.insert(option) }
        return options
    }
}
/// The order of two values.
public enum CFComparisonResult: Int, Sendable { case compareLessThan = -1, compareEqualTo, compareGreaterThan }

/// The encodings that every system has.
public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
    case macRoman = 0, windowsLatin1 = 0x0500, isoLatin1 = 0x0201, nextStepLatin = 0x0B01, ASCII = 0x0600, UTF16 = 0x0100,
        UTF8 = 0x0800_0100, nonLossyASCII = 0x0BFF, UTF16BE = 0x1000_0100, UTF16LE = 0x1400_0100, UTF32 = 0x0C00_0100,
        UTF32BE = 0x1800_0100, UTF32LE = 0x1C00_0100
}
/// More encodings, with CoreFoundation's numbers. Foundation on Linux converts some of them.
public enum CFStringEncodings: Int, Sendable {
    case macJapanese = 1, macChineseTrad = 2, macKorean = 3, macCyrillic = 7, isoLatin2 = 0x0202, isoLatin3 = 0x0203,
        isoLatin4 = 0x0204, isoLatinCyrillic = 0x0205, isoLatinArabic = 0x0206, isoLatinGreek = 0x0207, isoLatinHebrew = 0x0208,
        isoLatin5 = 0x0209, isoLatin9 = 0x020F, dosJapanese = 0x0420, dosChineseSimplif = 0x0421, dosKorean = 0x0422,
        dosChineseTrad = 0x0423, windowsLatin2 = 0x0501, windowsCyrillic = 0x0502, windowsGreek = 0x0503, windowsLatin5 = 0x0504,
        windowsHebrew = 0x0505, windowsArabic = 0x0506, GB_2312_80 = 0x0630, GBK_95 = 0x0631, GB_18030_2000 = 0x0632,
        ISO_2022_JP = 0x0820, EUC_JP = 0x0920, EUC_CN = 0x0930, EUC_TW = 0x0931, EUC_KR = 0x0940, shiftJIS = 0x0A01, KOI8_R = 0x0A02,
        big5 = 0x0A03, HZ_GB_2312 = 0x0A05, big5_HKSCS_1999 = 0x0A06
}

private func encoding(_ number: CFStringEncoding) -> String.Encoding {
    String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(number))
}

/// Returns the number of UTF-16 units.
public func CFStringGetLength(_ theString: String!) -> Int { theString?.utf16.count ?? 0 }
/// Returns a unit of UTF-16.
public func CFStringGetCharacterAtIndex(_ theString: String!, _ idx: Int) -> UInt16 { (theString as NSString).character(at: idx) }
/// Returns a part of a string.
public func CFStringCreateWithSubstring(_ alloc: CFAllocator!, _ str: String!, _ range: NSRange) -> String! {
    (str as NSString).substring(with: range)
}
/// Returns the string itself.
public func CFStringCreateCopy(_ alloc: CFAllocator!, _ theString: String!) -> String! { theString }
/// Returns a copy that can change. The length has no effect.
public func CFStringCreateMutableCopy(_ alloc: CFAllocator!, _ maxLength: Int, _ theString: String!) -> NSMutableString! {
    NSMutableString(string: theString ?? "")
}
/// Returns an empty string that can change. The length has no effect.
public func CFStringCreateMutable(_ alloc: CFAllocator!, _ maxLength: Int) -> NSMutableString! { NSMutableString(string: "") }
public func CFStringAppend(_ theString: NSMutableString!, _ appendedString: String!) { theString?.append(appendedString ?? "") }
/// Returns the string of bytes that end with a zero, or `nil` if they aren't valid.
public func CFStringCreateWithCString(_ alloc: CFAllocator!, _ cStr: UnsafePointer<CChar>!, _ number: CFStringEncoding) -> String! {
    String(cString: cStr, encoding: encoding(number))
}
/// Returns the string of bytes, or `nil` if they aren't valid.
public func CFStringCreateWithBytes(
    _ alloc: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ numBytes: Int, _ number: CFStringEncoding,
    _ isExternalRepresentation: Bool
) -> String! {
    String(bytes: UnsafeBufferPointer(start: bytes, count: numBytes), encoding: encoding(number))
}
/// Writes a string and a zero to a buffer. Returns `false` if there is not enough room.
public func CFStringGetCString(
    _ theString: String!, _ buffer: UnsafeMutablePointer<CChar>!, _ bufferSize: Int, _ number: CFStringEncoding
) -> Bool {
    guard let buffer, let theString, bufferSize > 0 else { return false }
    return (theString as NSString).getCString(buffer, maxLength: bufferSize, encoding: encoding(number).rawValue)
}
/// Returns the order of two strings.
public func CFStringCompare(_ theString1: String!, _ theString2: String!, _ compareOptions: CFStringCompareFlags = [])
    -> CFComparisonResult
{
    CFComparisonResult(rawValue: (theString1 ?? "").compare(theString2 ?? "", options: compareOptions.options).rawValue) ?? .compareEqualTo
}
/// Returns the place of a string in another; its location is `-1` if there is none.
public func CFStringFind(_ theString: String!, _ stringToFind: String!, _ compareOptions: CFStringCompareFlags = []) -> NSRange {
    let place = ((theString ?? "") as NSString).range(of: stringToFind ?? "", options: compareOptions.options)
    return place.location == NSNotFound ? NSRange(location: -1, length: 0) : place
}
/// Returns whether a string begins, or ends, with another.
public func CFStringHasPrefix(_ theString: String!, _ prefix: String!) -> Bool { (theString ?? "").hasPrefix(prefix ?? "") }
public func CFStringHasSuffix(_ theString: String!, _ suffix: String!) -> Bool { (theString ?? "").hasSuffix(suffix ?? "") }
/// Returns the whole number at the beginning, or 0; and the number at the beginning, or 0.
public func CFStringGetIntValue(_ str: String!) -> Int32 { ((str ?? "") as NSString).intValue }
public func CFStringGetDoubleValue(_ str: String!) -> Double { ((str ?? "") as NSString).doubleValue }
/// Returns the encoding of the system, which is UTF-8.
public func CFStringGetSystemEncoding() -> CFStringEncoding { CFStringBuiltInEncodings.UTF8.rawValue }
/// Returns the number of bytes that are enough for a length.
public func CFStringGetMaximumSizeForEncoding(_ length: Int, _ number: CFStringEncoding) -> Int {
    length * ([.utf8, .utf16, .utf32].contains(encoding(number)) ? 4 : 2)
}

/// Returns a string with escapes for what is not allowed in URLs and for given characters, without those that are to be left.
public func CFURLCreateStringByAddingPercentEscapes(
    _ allocator: CFAllocator!, _ originalString: String!, _ charactersToLeaveUnescaped: String!,
    _ legalURLCharactersToBeEscaped: String!, _ encoding: CFStringEncoding
) -> String! {
    var allowed = CharacterSet(charactersIn: "!#$%&'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~[]")
    allowed.remove(charactersIn: "%#[]" + (legalURLCharactersToBeEscaped ?? ""))
    allowed.insert(charactersIn: charactersToLeaveUnescaped ?? "")
    return originalString?.addingPercentEncoding(withAllowedCharacters: allowed)
}
/// Returns a string without escapes, except for those of given characters; `nil` if an escape is invalid. Without characters, not even an
/// empty string, all escapes stay.
public func CFURLCreateStringByReplacingPercentEscapes(
    _ allocator: CFAllocator!, _ originalString: String!, _ charactersToLeaveEscaped: String!
) -> String! {
    guard let kept = charactersToLeaveEscaped, var text = originalString else { return originalString }
    // An escaped percent sign before each escape that stays keeps it.
    for digits in kept.utf8.flatMap({ Set([String(format: "%02X", $0), String(format: "%02x", $0)]) }) {
        text = text.replacingOccurrences(of: "%" + digits, with: "%25" + digits)
    }
    return text.removingPercentEncoding
}
/// Returns a string with the entities of XML for its five special characters.
public func CFXMLCreateStringByEscapingEntities(_ allocator: CFAllocator!, _ string: String!, _ entitiesDictionary: [AnyHashable: Any]!)
    -> String!
{
    [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("'", "&apos;"), ("\"", "&quot;")].reduce(string ?? "") {
        $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
}
/// Returns a string with the characters for the five entities of XML.
public func CFXMLCreateStringByUnescapingEntities(_ allocator: CFAllocator!, _ string: String!, _ entitiesDictionary: [AnyHashable: Any]!)
    -> String!
{
    [("&lt;", "<"), ("&gt;", ">"), ("&apos;", "'"), ("&quot;", "\""), ("&amp;", "&")].reduce(string ?? "") {
        $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
}

// MARK: Tokenizers

/// The units and attributes of a tokenizer.
public let kCFStringTokenizerUnitWord: UInt = 0, kCFStringTokenizerUnitSentence: UInt = 1,
    kCFStringTokenizerUnitParagraph: UInt = 2, kCFStringTokenizerUnitLineBreak: UInt = 3,
    kCFStringTokenizerUnitWordBoundary: UInt = 4, kCFStringTokenizerAttributeLatinTranscription: UInt = 1 << 16,
    kCFStringTokenizerAttributeLanguage: UInt = 1 << 17

/// The contents of a token, with CoreFoundation's bits.
public struct CFStringTokenizerTokenType: OptionSet, Sendable {
    /// The bits, one for each property.
    public let rawValue: UInt
    /// Creates properties from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A token, its parts, and its characters.
    public static let normal = Self(rawValue: 1), hasSubTokensMask = Self(rawValue: 2), hasDerivedSubTokensMask = Self(rawValue: 4),
        hasHasNumbersMask = Self(rawValue: 8), hasNonLettersMask = Self(rawValue: 16), isCJWordMask = Self(rawValue: 32)
}
/// Divides a string into words, sentences, or paragraphs.
public final class CFStringTokenizer: @unchecked Sendable {
    fileprivate let string: NSString, tokens: [NSRange]
    fileprivate var index = -1
    fileprivate init(_ string: String, _ range: NSRange, _ unit: UInt) {
        self.string = string as NSString
        let tagger = NSLinguisticTagger(tagSchemes: [.tokenType], options: 0)
        tagger.string = string
        var found: [NSRange] = []
        let isWord = unit == kCFStringTokenizerUnitWord
        tagger.enumerateTags(
            in: range,
            unit: unit == kCFStringTokenizerUnitSentence ? .sentence : unit == kCFStringTokenizerUnitParagraph ? .paragraph : .word,
            scheme: .tokenType, options: isWord ? [.omitPunctuation, .omitWhitespace, .omitOther] : []
        ) { _, token, _ in found.append(token) }
        tokens = found
    }
    fileprivate var type: CFStringTokenizerTokenType {
        guard tokens.indices.contains(index) else { return [] }
        let token = string.substring(with: tokens[index])
        var type: CFStringTokenizerTokenType = .normal
        if token.contains(where: \.isNumber) { type.insert(.hasHasNumbersMask) }
        if token.contains(where: { !$0.isLetter }) { type.insert(.hasNonLettersMask) }
        return type
    }
}
/// Returns a tokenizer. The locale has no effect.
public func CFStringTokenizerCreate(
    _ alloc: CFAllocator!, _ string: String!, _ range: NSRange, _ options: UInt, _ locale: Locale!
) -> CFStringTokenizer! {
    CFStringTokenizer(string ?? "", range, options & 0xFFFF)
}
/// Goes to the next token. Returns an empty set after the last one.
@discardableResult
public func CFStringTokenizerAdvanceToNextToken(_ tokenizer: CFStringTokenizer!) -> CFStringTokenizerTokenType {
    tokenizer.index = min(tokenizer.index + 1, tokenizer.tokens.count)
    return tokenizer.type
}
/// Goes to the token at a place. Returns an empty set if there is none.
@discardableResult
public func CFStringTokenizerGoToTokenAtIndex(_ tokenizer: CFStringTokenizer!, _ index: Int) -> CFStringTokenizerTokenType {
    tokenizer.index = tokenizer.tokens.firstIndex { NSLocationInRange(index, $0) } ?? tokenizer.tokens.count
    return tokenizer.type
}
/// Returns the place of the token; its location is `-1` before the first and after the last one.
public func CFStringTokenizerGetCurrentTokenRange(_ tokenizer: CFStringTokenizer!) -> NSRange {
    tokenizer.tokens.indices.contains(tokenizer.index)
        ? tokenizer.tokens[tokenizer.index] : NSRange(location: -1, length: 0)
}
/// Returns the Latin letters of the token, or `nil`: its language isn't recognized.
public func CFStringTokenizerCopyCurrentTokenAttribute(_ tokenizer: CFStringTokenizer!, _ attribute: UInt) -> AnyObject! {
    guard attribute == kCFStringTokenizerAttributeLatinTranscription, tokenizer.tokens.indices.contains(tokenizer.index) else { return nil }
    let token = tokenizer.string.substring(with: tokenizer.tokens[tokenizer.index])
    return token.applyingTransform(.toLatin, reverse: false) as NSString?
}
/// Returns `nil`: no language is recognized.
public func CFStringTokenizerCopyBestStringLanguage(_ string: String!, _ range: NSRange) -> String? { nil }
