import Foundation

// Constants of Apple's Foundation that Linux lacks.

/// The operators of key paths with collections.
public struct NSKeyValueOperator: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The average, the number, the largest and the smallest value, and the sum.
    public static let averageKeyValueOperator = Self(rawValue: "avg"), countKeyValueOperator = Self(rawValue: "count"),
        maximumKeyValueOperator = Self(rawValue: "max"), minimumKeyValueOperator = Self(rawValue: "min"),
        sumKeyValueOperator = Self(rawValue: "sum")
    /// All values, or each once.
    public static let distinctUnionOfArraysKeyValueOperator = Self(rawValue: "distinctUnionOfArrays"),
        distinctUnionOfObjectsKeyValueOperator = Self(rawValue: "distinctUnionOfObjects"),
        distinctUnionOfSetsKeyValueOperator = Self(rawValue: "distinctUnionOfSets"),
        unionOfArraysKeyValueOperator = Self(rawValue: "unionOfArrays"),
        unionOfObjectsKeyValueOperator = Self(rawValue: "unionOfObjects"), unionOfSetsKeyValueOperator = Self(rawValue: "unionOfSets")
}

extension NSExceptionName {
    /// An operation doesn't exist for a key's value.
    public static let operationNotSupportedForKeyException = Self(rawValue: "NSOperationNotSupportedForKeyException")
    /// Objects of other processes. Never raised here.
    public static let objectInaccessibleException = Self(rawValue: "NSObjectInaccessibleException"),
        objectNotAvailableException = Self(rawValue: "NSObjectNotAvailableException"),
        portTimeoutException = Self(rawValue: "NSPortTimeoutException"), portSendException = Self(rawValue: "NSPortSendException"),
        portReceiveException = Self(rawValue: "NSPortReceiveException"),
        invalidSendPortException = Self(rawValue: "NSInvalidSendPortException"),
        invalidReceivePortException = Self(rawValue: "NSInvalidReceivePortException"),
        oldStyleException = Self(rawValue: "NSOldStyleException")
}

extension Notification.Name {
    /// Posted if the account of iCloud changes, or the system's clock is set. Never posted here.
    public static let NSUbiquityIdentityDidChange = Self("NSUbiquityIdentityDidChangeNotification"),
        NSSystemClockDidChange = Self("NSSystemClockDidChangeNotification")
    /// Posted in an extension when its host changes its state. Never posted here: extensions don't run.
    public static let NSExtensionHostWillEnterForeground = Self("NSExtensionHostWillEnterForegroundNotification"),
        NSExtensionHostDidEnterBackground = Self("NSExtensionHostDidEnterBackgroundNotification"),
        NSExtensionHostWillResignActive = Self("NSExtensionHostWillResignActiveNotification"),
        NSExtensionHostDidBecomeActive = Self("NSExtensionHostDidBecomeActiveNotification")
}
/// The keys of what an extension passes to its host, and of what a page's script passes to an extension.
public let NSExtensionItemsAndErrorsKey = "NSExtensionItemsAndErrorsKey",
    NSExtensionJavaScriptPreprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResultsKey",
    NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"

extension FileProtectionType {
    /// The file can be read while the user uses the device. It always can here.
    public static let completeWhenUserInactive = Self(rawValue: "NSFileProtectionCompleteWhenUserInactive")
}
extension StringTransform {
    /// From Latin to Greek letters, by the name of ICU.
    public static let latinToGreek = Self(rawValue: "Latin-Greek")
}

/// How the encoding of a text is recognized.
public struct StringEncodingDetectionOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The encodings to try, whether to try only those, and the encodings to leave out.
    public static let suggestedEncodingsKey = Self(rawValue: "NSStringEncodingDetectionSuggestedEncodingsKey"),
        useOnlySuggestedEncodingsKey = Self(rawValue: "NSStringEncodingDetectionUseOnlySuggestedEncodingsKey"),
        disallowedEncodingsKey = Self(rawValue: "NSStringEncodingDetectionDisallowedEncodingsKey")
    /// Whether characters may be lost, and what replaces them; what is known about the text.
    public static let allowLossyKey = Self(rawValue: "NSStringEncodingDetectionAllowLossyKey"),
        lossySubstitutionKey = Self(rawValue: "NSStringEncodingDetectionLossySubstitutionKey"),
        fromWindowsKey = Self(rawValue: "NSStringEncodingDetectionFromWindowsKey"),
        likelyLanguageKey = Self(rawValue: "NSStringEncodingDetectionLikelyLanguageKey")
}
extension NSString {
    /// Returns the first encoding that fits the data, or 0: one with a mark at the beginning, the suggested ones, UTF-8, and Latin-1.
    public class func stringEncoding(
        for data: Data, encodingOptions opts: [StringEncodingDetectionOptionsKey: Any]? = nil,
        convertedString string: AutoreleasingUnsafeMutablePointer<NSString?>?, usedLossyConversion: UnsafeMutablePointer<ObjCBool>?
    ) -> UInt {
        func encodings(_ key: StringEncodingDetectionOptionsKey) -> [String.Encoding] {
            (opts?[key] as? [Any] ?? []).compactMap { ($0 as? NSNumber)?.uintValue ?? $0 as? UInt }.map(String.Encoding.init)
        }
        let marks: [([UInt8], String.Encoding)] = [
            ([0xEF, 0xBB, 0xBF], .utf8), ([0xFF, 0xFE, 0, 0], .utf32), ([0, 0, 0xFE, 0xFF], .utf32), ([0xFF, 0xFE], .utf16),
            ([0xFE, 0xFF], .utf16),
        ]
        let suggested = encodings(.suggestedEncodingsKey), disallowed = encodings(.disallowedEncodingsKey)
        let isExclusive = opts?[.useOnlySuggestedEncodingsKey] as? Bool ?? false
        let marked = marks.first { data.starts(with: $0.0) }.map { [$0.1] } ?? []
        let usual: [String.Encoding] = [.utf8, opts?[.fromWindowsKey] as? Bool == true ? .windowsCP1252 : .isoLatin1]
        for encoding in isExclusive ? suggested : marked + suggested + usual where !disallowed.contains(encoding) {
            guard let text = String(data: data, encoding: encoding) else { continue }
            string?.pointee = NSString(string: text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text)
            usedLossyConversion?.pointee = false
            return encoding.rawValue
        }
        return 0
    }
}

/// Returns the folder with the system.
public func NSOpenStepRootDirectory() -> String { "/" }
/// Returns the logarithm of a page's size.
public func NSLogPageSize() -> Int { NSPageSize().trailingZeroBitCount }
/// Converts the order of a number's bytes between the processor's and the network's.
public func NSSwapHostIntToBig(_ x: UInt32) -> UInt32 { x.bigEndian }
public func NSSwapBigIntToHost(_ x: UInt32) -> UInt32 { UInt32(bigEndian: x) }
public func NSSwapHostShortToBig(_ x: UInt16) -> UInt16 { x.bigEndian }
public func NSSwapBigShortToHost(_ x: UInt16) -> UInt16 { UInt16(bigEndian: x) }
public func NSSwapHostLongLongToBig(_ x: UInt64) -> UInt64 { x.bigEndian }
public func NSSwapBigLongLongToHost(_ x: UInt64) -> UInt64 { UInt64(bigEndian: x) }
public func NSSwapHostIntToLittle(_ x: UInt32) -> UInt32 { x.littleEndian }
public func NSSwapLittleIntToHost(_ x: UInt32) -> UInt32 { UInt32(littleEndian: x) }

/// The versions of HTTP, as the first line of a response writes them.
public let kCFHTTPVersion1_0 = "HTTP/1.0", kCFHTTPVersion1_1 = "HTTP/1.1", kCFHTTPVersion2_0 = "HTTP/2.0", kCFHTTPVersion3_0 = "HTTP/3.0"
