import Foundation
import UIKitCore

// The values that patterns find, with the types of DataDetection. Phone numbers, addresses of the web and of mail are found by the rules of
// `NSDataDetector`, amounts of money by their currency signs.
// FIXME(gap): addresses, events, flights and parcels are not detected.

/// A match in text.
open class DDMatch: NSObject, @unchecked Sendable {
    /// The text that matched.
    public let matchedString: String
    package init(_ text: String) { matchedString = text }
}
/// A link in the pasteboard's text.
open class DDMatchLink: DDMatch, @unchecked Sendable {
    /// The URL of the link.
    public let url: URL
    package init(_ text: String, _ url: URL) {
        self.url = url
        super.init(text)
    }
}
/// An email address in the pasteboard's text.
open class DDMatchEmailAddress: DDMatch, @unchecked Sendable {
    /// The address.
    public let emailAddress: String
    /// The label of the address, which is always nil here.
    public let label: String? = nil
    package override init(_ text: String) {
        emailAddress = text
        super.init(text)
    }
}
/// A phone number in the pasteboard's text.
open class DDMatchPhoneNumber: DDMatch, @unchecked Sendable {
    /// The number as it is written.
    public let phoneNumber: String
    /// The label of the number, which is always nil here.
    public let label: String? = nil
    package override init(_ text: String) {
        phoneNumber = text
        super.init(text)
    }
}
/// An amount of money in the pasteboard's text.
open class DDMatchMoneyAmount: DDMatch, @unchecked Sendable {
    /// The code of the currency, by ISO 4217.
    public let currency: String
    /// The number of units.
    public let amount: Double
    package init(_ text: String, _ currency: String, _ amount: Double) {
        (self.currency, self.amount) = (currency, amount)
        super.init(text)
    }
}
/// A postal address. None is detected here.
open class DDMatchPostalAddress: DDMatch, @unchecked Sendable {}
/// A date of a calendar. None is detected here.
open class DDMatchCalendarEvent: DDMatch, @unchecked Sendable {}
/// A flight number. None is detected here.
open class DDMatchFlightNumber: DDMatch, @unchecked Sendable {}
/// A number of a parcel. None is detected here.
open class DDMatchShipmentTrackingNumber: DDMatch, @unchecked Sendable {}

extension UIPasteboard {
    /// The values of patterns in a pasteboard's text.
    public struct DetectedValues: @unchecked Sendable {
        /// The patterns that were found.
        public internal(set) var patterns: Set<PartialKeyPath<DetectedValues>> = []
        public internal(set) var probableWebURL = ""
        public internal(set) var probableWebSearch = ""
        public internal(set) var number: Double?
        public internal(set) var links: [DDMatchLink] = []
        public internal(set) var phoneNumbers: [DDMatchPhoneNumber] = []
        public internal(set) var emailAddresses: [DDMatchEmailAddress] = []
        public internal(set) var postalAddresses: [DDMatchPostalAddress] = []
        public internal(set) var calendarEvents: [DDMatchCalendarEvent] = []
        public internal(set) var shipmentTrackingNumbers: [DDMatchShipmentTrackingNumber] = []
        public internal(set) var flightNumbers: [DDMatchFlightNumber] = []
        public internal(set) var moneyAmounts: [DDMatchMoneyAmount] = []

        init(in text: String, for wanted: Set<PartialKeyPath<DetectedValues>>) {
            func has(_ path: PartialKeyPath<DetectedValues>) -> Bool { wanted.contains(path) }
            if has(\.probableWebURL), let value = DetectionPattern.probableWebURL.value(in: text) as? String {
                probableWebURL = value
                patterns.insert(\.probableWebURL)
            }
            if has(\.probableWebSearch), let value = DetectionPattern.probableWebSearch.value(in: text) as? String {
                probableWebSearch = value
                patterns.insert(\.probableWebSearch)
            }
            if has(\.number), let value = DetectionPattern.number.value(in: text) as? Double {
                number = value
                patterns.insert(\.number)
            }
            let types: NSTextCheckingResult.CheckingType = [.links, .phoneNumbers]
            guard let detector = try? NSDataDetector(types: types.rawValue) else { return }
            for match in detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count)) {
                let words = (text as NSString).substring(with: match.range)
                if let url = match.url, url.scheme == "mailto" {
                    emailAddresses.append(DDMatchEmailAddress(words))
                } else if let url = match.url {
                    links.append(DDMatchLink(words, url))
                } else if match.phoneNumber != nil {
                    phoneNumbers.append(DDMatchPhoneNumber(words))
                }
            }
            moneyAmounts = Self.amounts(in: text)
            if !has(\.links) { links = [] } else if !links.isEmpty { patterns.insert(\.links) }
            if !has(\.emailAddresses) { emailAddresses = [] } else if !emailAddresses.isEmpty { patterns.insert(\.emailAddresses) }
            if !has(\.phoneNumbers) { phoneNumbers = [] } else if !phoneNumbers.isEmpty { patterns.insert(\.phoneNumbers) }
            if !has(\.moneyAmounts) { moneyAmounts = [] } else if !moneyAmounts.isEmpty { patterns.insert(\.moneyAmounts) }
        }

        private static let currencies = ["$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY"]

        /// Finds numbers with a currency's sign before or after them.
        private static func amounts(in text: String) -> [DDMatchMoneyAmount] {
            let number = "[0-9]+(?:,[0-9]{3})*(?:\\.[0-9]+)?"
            guard let pattern = try? NSRegularExpression(pattern: "([$€£¥]) ?(\(number))|(\(number)) ?([$€£¥])") else { return [] }
            let whole = text as NSString
            return pattern.matches(in: text, range: NSRange(location: 0, length: whole.length)).compactMap { match in
                let isBefore = match.range(at: 1).location != NSNotFound
                let sign = whole.substring(with: match.range(at: isBefore ? 1 : 4))
                let digits = whole.substring(with: match.range(at: isBefore ? 2 : 3)).replacingOccurrences(of: ",", with: "")
                guard let currency = currencies[sign], let amount = Double(digits) else { return nil }
                return DDMatchMoneyAmount(whole.substring(with: match.range), currency, amount)
            }
        }
    }

    private func values(_ keyPaths: Set<PartialKeyPath<DetectedValues>>, _ itemSet: IndexSet?) -> [DetectedValues] {
        let texts: [String]
        if let itemSet {
            let all = values(forPasteboardType: "public.utf8-plain-text", inItemSet: itemSet) ?? []
            texts = all.map { $0 as? String ?? "" }
        } else {
            texts = [string ?? url?.absoluteString ?? ""]
        }
        return texts.map { DetectedValues(in: $0, for: keyPaths) }
    }

    /// Says which patterns the first item's text has, without showing the text to the app.
    public func detectedPatterns(for keyPaths: Set<PartialKeyPath<DetectedValues>>) async throws -> Set<PartialKeyPath<DetectedValues>> {
        values(keyPaths, nil)[0].patterns
    }
    /// Returns, for each item of a set, the kinds of values that it contains. Nil means all items.
    public func detectedPatterns(for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?) async throws
        -> [Set<PartialKeyPath<DetectedValues>>]
    {
        values(keyPaths, itemSet).map(\.patterns)
    }
    /// Returns the values of the given kinds in the first item.
    public func detectedValues(for keyPaths: Set<PartialKeyPath<DetectedValues>>) async throws -> DetectedValues {
        values(keyPaths, nil)[0]
    }
    /// Returns, for each item of a set, the values of the given kinds. Nil means all items.
    public func detectedValues(for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?) async throws
        -> [DetectedValues]
    {
        values(keyPaths, itemSet)
    }

    /// Detects patterns. The handler is called in a later turn of the main loop.
    public func detectPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>,
        completionHandler: @escaping (Result<Set<PartialKeyPath<DetectedValues>>, any Error>) -> Void
    ) {
        let found = values(keyPaths, nil)[0].patterns
        EventLoop.main.schedule(after: 0) { completionHandler(.success(found)) }
    }
    /// Finds the kinds of values that the items of a set contain, and calls the handler immediately.
    public func detectPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[Set<PartialKeyPath<DetectedValues>>], any Error>) -> Void
    ) {
        let found = values(keyPaths, itemSet).map(\.patterns)
        EventLoop.main.schedule(after: 0) { completionHandler(.success(found)) }
    }
    /// Finds the values of the given kinds in the first item, and calls the handler immediately.
    public func detectValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, completionHandler: @escaping (Result<DetectedValues, any Error>) -> Void
    ) {
        let found = values(keyPaths, nil)[0]
        EventLoop.main.schedule(after: 0) { completionHandler(.success(found)) }
    }
    /// Finds the values of the given kinds in the items of a set, and calls the handler immediately.
    public func detectValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[DetectedValues], any Error>) -> Void
    ) {
        let found = values(keyPaths, itemSet)
        EventLoop.main.schedule(after: 0) { completionHandler(.success(found)) }
    }
}
