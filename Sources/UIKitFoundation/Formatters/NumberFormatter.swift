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
        let fraction = text.range(of: decimalSeparator ?? ".", options: .backwards).map { text[$0.upperBound...].prefix(while: \.isNumber).count } ?? 0
        guard fraction < padding else { return text }
        super.minimumFractionDigits = padding
        defer { super.minimumFractionDigits = 0 }
        return super.string(from: number)
    }

    /// Foundation's copy would be of Foundation's class.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NumberFormatter()
        func take<Value>(_ property: ReferenceWritableKeyPath<Foundation.NumberFormatter, Value>) { copy[keyPath: property] = self[keyPath: property] }
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
        if isCurrency {
            take(\.currencyCode)
            take(\.currencySymbol)
        }
        for affix in [\.positivePrefix, \.positiveSuffix, \.negativePrefix, \.negativeSuffix] as [ReferenceWritableKeyPath<Foundation.NumberFormatter, String?>]
        where self[keyPath: affix]?.isEmpty == false { take(affix) }
        if areFractionDigitsSet { copy.setFractionDigits(minimumFractionDigits, maximumFractionDigits) }
        return copy
    }

    private var isCurrency: Bool { [.currency, .currencyAccounting, .currencyISOCode, .currencyPlural].contains(numberStyle) }
}
