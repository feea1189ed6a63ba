import Foundation
import UIKitRuntime

/// Linux's formatter with Apple's rules for fraction digits: setting one of the two limits moves the other if necessary, and beyond the
/// minimum as many digits are written as the maximum allows. Linux's own uses any minimum for both.
open class NumberFormatter: Foundation.NumberFormatter, @unchecked Sendable {
    /// The minimum that was set; `nil` while the style's applies, or while Foundation itself pads.
    private var padding: Int?
    private var areFractionDigitsSet = false

    open override var minimumFractionDigits: Int {
        get { padding ?? super.minimumFractionDigits }
        set { setFractionDigits(newValue, max(newValue, super.maximumFractionDigits)) }
    }
    open override var maximumFractionDigits: Int {
        get { super.maximumFractionDigits }
        set { setFractionDigits(min(minimumFractionDigits, newValue), newValue) }
    }

    private func setFractionDigits(_ least: Int, _ greatest: Int) {
        areFractionDigitsSet = true
        super.maximumFractionDigits = greatest
        padding = 0 < least && least < greatest ? least : nil
        super.minimumFractionDigits = padding == nil ? least : 0
    }

    open override func string(from number: NSNumber) -> String? {
        // Linux converts the decimal 12345.12 to 12345.119999…, which rounding down reveals.
        let number = (number as? NSDecimalNumber).flatMap { Double($0.stringValue) }.map { NSNumber(value: $0) } ?? number
        guard let padding, let text = super.string(from: number) else { return super.string(from: number) }
        let fraction =
            text.range(of: decimalSeparator ?? ".", options: .backwards).map { text[$0.upperBound...].prefix(while: \.isNumber).count } ?? 0
        guard fraction < padding else { return text }
        super.minimumFractionDigits = padding
        defer { super.minimumFractionDigits = 0 }
        return super.string(from: number)
    }

    // MARK: Reading

    /// The version of a formatter's rules. There is one here: that of Mac OS X 10.4, which iOS has too.
    public enum Behavior: UInt, Sendable { case `default` = 0, behavior10_0 = 1000, behavior10_4 = 1040 }
    /// Kept; the rules are those of `behavior10_4`.
    open var formatterBehavior = Behavior.behavior10_4
    /// Returns the version of the rules, of which there is one.
    open class func defaultFormatterBehavior() -> Behavior { .behavior10_4 }
    /// Sets the version of the rules. Does nothing.
    open class func setDefaultFormatterBehavior(_ behavior: Behavior) {}

    private var hasOwnFormat = false
    open override var positiveFormat: String! {
        get { super.positiveFormat }
        set { (super.positiveFormat, hasOwnFormat) = (newValue, true) }
    }

    /// Nil unless the whole text is a number, as on Apple's platforms. Linux's own formatter accepts a text that only begins with one.
    open override func number(from string: String) -> NSNumber? {
        guard let number = super.number(from: string), isLenient || hasOwnFormat || isWhole(string) else { return nil }
        return number
    }

    /// Whether `text` has nothing behind its number.
    private func isWhole(_ text: String) -> Bool {
        guard [.none, .decimal, .percent, .scientific, .currency].contains(numberStyle) else { return true }
        var rest = Substring(text).drop(while: \.isWhitespace)
        let affixes = [
            positivePrefix, positiveSuffix, negativePrefix, negativeSuffix, currencySymbol, currencyCode, percentSymbol, minusSign,
            plusSign,
        ]
        .compactMap { $0?.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        let point = decimalSeparator ?? ".", comma = usesGroupingSeparator || numberStyle != .none ? groupingSeparator ?? "," : ""
        let exponent = exponentSymbol ?? "E"
        var points = 0, hasDigits = false
        while let first = rest.first {
            if first.isWholeNumber {
                hasDigits = true
                rest.removeFirst()
            } else if points == 0, rest.hasPrefix(point) {
                points += 1
                rest.removeFirst(point.count)
            } else if !comma.isEmpty, points == 0, hasDigits, rest.hasPrefix(comma) {
                rest.removeFirst(comma.count)
            } else if hasDigits, rest.lowercased().hasPrefix(exponent.lowercased()),
                rest.dropFirst(exponent.count).contains(where: \.isWholeNumber)
            {
                rest.removeFirst(exponent.count)
                points = 1
            } else if let affix = affixes.first(where: { rest.hasPrefix($0) }) {
                rest.removeFirst(affix.count)
            } else if first == "\u{a0}" || first == "\u{202f}" || first == " ", numberStyle == .currency || numberStyle == .percent,
                rest.count > 1
            {
                rest.removeFirst()
            } else {
                return false
            }
        }
        return true
    }

    /// Foundation's own copy would be an object of Foundation's class.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NumberFormatter()
        func take<Value>(_ property: ReferenceWritableKeyPath<Foundation.NumberFormatter, Value>) {
            copy[keyPath: property] = self[keyPath: property]
        }
        take(\.numberStyle)
        take(\.locale)
        take(\.roundingMode)
        take(\.usesGroupingSeparator)
        take(\.groupingSize)
        take(\.groupingSeparator)
        take(\.decimalSeparator)
        take(\.minimumIntegerDigits)
        take(\.maximumIntegerDigits)
        take(\.usesSignificantDigits)
        if usesSignificantDigits {
            take(\.minimumSignificantDigits)
            take(\.maximumSignificantDigits)
        }
        if multiplier != nil { take(\.multiplier) }
        take(\.generatesDecimalNumbers)
        take(\.isLenient)
        copy.formatterBehavior = formatterBehavior
        if isCurrency {
            take(\.currencyCode)
            take(\.currencySymbol)
        }
        for affix in [\.positivePrefix, \.positiveSuffix, \.negativePrefix, \.negativeSuffix]
            as [ReferenceWritableKeyPath<Foundation.NumberFormatter, String?>]
        where self[keyPath: affix]?.isEmpty == false { take(affix) }
        if areFractionDigitsSet { copy.setFractionDigits(minimumFractionDigits, maximumFractionDigits) }
        return copy
    }

    private var isCurrency: Bool { [.currency, .currencyAccounting, .currencyISOCode, .currencyPlural].contains(numberStyle) }
}
