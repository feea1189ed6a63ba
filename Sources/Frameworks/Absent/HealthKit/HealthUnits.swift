import Foundation
import UIKitRuntime

/// A prefix of a unit.
public enum HKMetricPrefix: Int, Sendable {
    case none = 0, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

    fileprivate var factor: Double {
        [1, 1e-12, 1e-9, 1e-6, 1e-3, 1e-2, 1e-1, 10, 100, 1e3, 1e6, 1e9, 1e12, 1e-15][rawValue]
    }
    fileprivate var symbol: String { ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T", "f"][rawValue] }
    fileprivate static let all = (1...13).compactMap { HKMetricPrefix(rawValue: $0) }
}
/// The molar mass of glucose in blood, in grams per mole.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408
/// A unit of numbers, by its name in the format of HKUnit.h: "kg", "count/min", "m/s^2".
open class HKUnit: NSObject {
    public let unitString: String
    /// The value of 1 in base units, the value of 0, and the powers of the base units.
    private final let factor: Double, zero: Double, powers: [String: Int]

    // The factors are those of the units' definitions; pressures, and calories of 4.184 joules, as in HKUnit.h.
    private static let known: [String: (factor: Double, base: String)] = [
        "g": (1, "g"), "oz": (28.349523125, "g"), "lb": (453.59237, "g"), "st": (6350.29318, "g"), "m": (1, "m"), "in": (0.0254, "m"),
        "ft": (0.3048, "m"), "yd": (0.9144, "m"), "mi": (1609.344, "m"), "L": (1, "L"), "l": (1, "L"), "fl_oz_us": (0.0295735295625, "L"),
        "fl_oz_imp": (0.0284130625, "L"), "pt_us": (0.473176473, "L"), "pt_imp": (0.56826125, "L"), "cup_us": (0.2365882365, "L"),
        "cup_imp": (0.284130625, "L"), "s": (1, "s"), "min": (60, "s"), "hr": (3600, "s"), "d": (86400, "s"), "J": (1, "J"),
        "cal": (4.184, "J"), "kcal": (4184, "J"), "Cal": (4184, "J"), "Pa": (1, "Pa"), "mmHg": (133.322387415, "Pa"),
        "cmAq": (98.0665, "Pa"), "atm": (101_325, "Pa"), "dBASPL": (1, "dBASPL"), "dBHL": (1, "dBHL"), "D": (1, "D"), "pD": (1, "pD"),
        "appleEffortScore": (1, "appleEffortScore"), "K": (1, "K"), "degC": (1, "K"),
        "degF": (5.0 / 9, "K"), "S": (1, "S"), "Hz": (1, "Hz"), "W": (1, "W"), "V": (1, "V"), "lx": (1, "lx"), "IU": (1, "IU"),
        "mol": (1, "mol"), "rad": (1, "rad"), "deg": (Double.pi / 180, "rad"), "count": (1, ""), "%": (0.01, ""), "1": (1, ""),
    ]
    private static let prefixed: Set<String> = ["g", "m", "L", "l", "s", "J", "Pa", "S", "Hz", "W", "V", "lx", "mol", "rad"]

    private init(_ name: String, _ factor: Double, _ zero: Double, _ powers: [String: Int]) {
        (unitString, self.factor, self.zero, self.powers) = (name, factor, zero, powers.filter { $0.value != 0 && !$0.key.isEmpty })
    }
    /// Creates the unit with a name. Raises an exception if there is none.
    public convenience init(from string: String) {
        var (factor, powers, zero, isKnown) = (1.0, [String: Int](), 0.0, true)
        for (index, part) in string.filter({ $0 != "(" && $0 != ")" }).split(separator: "/", omittingEmptySubsequences: false).enumerated()
        {
            var depth = 0
            let words = part.split { character in
                depth += character == "<" ? 1 : character == ">" ? -1 : 0
                return depth == 0 && "·*.".contains(character)
            }
            for word in words {
                let pieces = word.split(separator: "^", maxSplits: 1)
                let name = String(pieces.first ?? ""), power = (pieces.count == 2 ? Int(pieces[1]) ?? 1 : 1) * (index == 0 ? 1 : -1)
                guard let unit = Self.unit(named: name) else {
                    isKnown = false
                    continue
                }
                factor *= pow(unit.factor, Double(power))
                powers[unit.base, default: 0] += power
                if string == "degC" { zero = 273.15 }
                if string == "degF" { zero = 273.15 - 32 * 5.0 / 9 }
            }
        }
        if !isKnown { Fault.raise(.invalidArgumentException, "Unable to parse factorization string \(string)") }
        self.init(string, factor, zero, powers)
    }
    private static func unit(named name: String) -> (factor: Double, base: String)? {
        // A mole with a molar mass is an amount of mass: "mmol<180.15588>".
        if name.hasSuffix(">"), let open = name.firstIndex(of: "<"), let mass = Double(name[open...].dropFirst().dropLast()) {
            return unit(named: String(name[..<open])).map { (factor: $0.factor * mass, base: "g") }
        }
        if let unit = known[name] { return unit }
        for prefix in HKMetricPrefix.all where name.hasPrefix(prefix.symbol) {
            let rest = String(name.dropFirst(prefix.symbol.count))
            if prefixed.contains(rest), let unit = known[rest] { return (factor: unit.factor * prefix.factor, base: unit.base) }
        }
        return nil
    }

    open class func count() -> HKUnit { HKUnit(from: "count") }
    open class func percent() -> HKUnit { HKUnit(from: "%") }
    open class func meter() -> HKUnit { HKUnit(from: "m") }
    open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "m") }
    open class func inch() -> HKUnit { HKUnit(from: "in") }
    open class func foot() -> HKUnit { HKUnit(from: "ft") }
    open class func yard() -> HKUnit { HKUnit(from: "yd") }
    open class func mile() -> HKUnit { HKUnit(from: "mi") }
    open class func gram() -> HKUnit { HKUnit(from: "g") }
    open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "g") }
    open class func ounce() -> HKUnit { HKUnit(from: "oz") }
    open class func pound() -> HKUnit { HKUnit(from: "lb") }
    open class func stone() -> HKUnit { HKUnit(from: "st") }
    open class func liter() -> HKUnit { HKUnit(from: "L") }
    open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "L") }
    open class func fluidOunceUS() -> HKUnit { HKUnit(from: "fl_oz_us") }
    open class func fluidOunceImperial() -> HKUnit { HKUnit(from: "fl_oz_imp") }
    open class func cupUS() -> HKUnit { HKUnit(from: "cup_us") }
    open class func pintUS() -> HKUnit { HKUnit(from: "pt_us") }
    open class func second() -> HKUnit { HKUnit(from: "s") }
    open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "s") }
    open class func minute() -> HKUnit { HKUnit(from: "min") }
    open class func hour() -> HKUnit { HKUnit(from: "hr") }
    open class func day() -> HKUnit { HKUnit(from: "d") }
    open class func joule() -> HKUnit { HKUnit(from: "J") }
    open class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "J") }
    open class func smallCalorie() -> HKUnit { HKUnit(from: "cal") }
    open class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
    open class func largeCalorie() -> HKUnit { HKUnit(from: "Cal") }
    open class func degreeCelsius() -> HKUnit { HKUnit(from: "degC") }
    open class func degreeFahrenheit() -> HKUnit { HKUnit(from: "degF") }
    open class func kelvin() -> HKUnit { HKUnit(from: "K") }
    open class func pascal() -> HKUnit { HKUnit(from: "Pa") }
    open class func millimeterOfMercury() -> HKUnit { HKUnit(from: "mmHg") }
    open class func atmosphere() -> HKUnit { HKUnit(from: "atm") }
    open class func hertz() -> HKUnit { HKUnit(from: "Hz") }
    open class func watt() -> HKUnit { HKUnit(from: "W") }
    open class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit { HKUnit(from: "mol<\(gramsPerMole)>") }
    open class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
        HKUnit(from: "\(prefix.symbol)mol<\(gramsPerMole)>")
    }
    open class func cupImperial() -> HKUnit { HKUnit(from: "cup_imp") }
    open class func pintImperial() -> HKUnit { HKUnit(from: "pt_imp") }
    open class func centimeterOfWater() -> HKUnit { HKUnit(from: "cmAq") }
    open class func siemen() -> HKUnit { HKUnit(from: "S") }
    open class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "S") }
    open class func volt() -> HKUnit { HKUnit(from: "V") }
    open class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "V") }
    open class func lux() -> HKUnit { HKUnit(from: "lx") }
    open class func luxUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "lx") }
    open class func degreeAngle() -> HKUnit { HKUnit(from: "deg") }
    open class func radianAngle() -> HKUnit { HKUnit(from: "rad") }
    open class func radianAngleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "rad") }
    open class func decibelHearingLevel() -> HKUnit { HKUnit(from: "dBHL") }
    open class func diopter() -> HKUnit { HKUnit(from: "D") }
    open class func prismDiopter() -> HKUnit { HKUnit(from: "pD") }
    open class func appleEffortScore() -> HKUnit { HKUnit(from: "appleEffortScore") }
    open class func internationalUnit() -> HKUnit { HKUnit(from: "IU") }
    open class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit(from: "dBASPL") }

    open func unitMultiplied(by unit: HKUnit) -> HKUnit {
        HKUnit("\(unitString)·\(unit.unitString)", factor * unit.factor, 0, powers.merging(unit.powers, uniquingKeysWith: +))
    }
    open func unitDivided(by unit: HKUnit) -> HKUnit {
        HKUnit(
            "\(unitString)/\(unit.unitString)", factor / unit.factor, 0,
            powers.merging(unit.powers.mapValues { -$0 }, uniquingKeysWith: +))
    }
    open func unitRaised(toPower power: Int) -> HKUnit {
        HKUnit("\(unitString)^\(power)", pow(factor, Double(power)), 0, powers.mapValues { $0 * power })
    }
    open func reciprocal() -> HKUnit { HKUnit("1/\(unitString)", 1 / factor, 0, powers.mapValues { -$0 }) }
    /// Whether the unit has no dimension.
    open func isNull() -> Bool { powers.isEmpty }
    open override var description: String { unitString }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKUnit else { return false }
        return factor == other.factor && zero == other.zero && powers == other.powers
    }
    open override var hash: Int { factor.hashValue }

    final func isCompatible(with other: HKUnit) -> Bool { powers == other.powers }
    final func base(_ value: Double) -> Double { value * factor + zero }
    final func value(ofBase base: Double) -> Double { (base - zero) / factor }
}
/// A number with its unit.
open class HKQuantity: NSObject, @unchecked Sendable {  // Nothing changes it.
    private final let unit: HKUnit, value: Double
    public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
    /// Whether the number can be converted to a unit.
    open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.isCompatible(with: unit) }
    /// Returns the number in another unit. Raises an exception if it can't be converted.
    open func doubleValue(for unit: HKUnit) -> Double {
        guard self.unit.isCompatible(with: unit) else {
            Fault.raise(.invalidArgumentException, "Attempt to convert incompatible units: \(self.unit), \(unit)")
            return value
        }
        return self.unit == unit ? value : unit.value(ofBase: self.unit.base(value))
    }
    /// Returns the order of two numbers of compatible units.
    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let (one, other) = (value, quantity.doubleValue(for: unit))
        return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
    }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKQuantity, unit.isCompatible(with: other.unit) else { return false }
        return compare(other) == .orderedSame
    }
    open override var hash: Int { unit.base(value).hashValue }
    open override var description: String { "\(value) \(unit)" }
}
