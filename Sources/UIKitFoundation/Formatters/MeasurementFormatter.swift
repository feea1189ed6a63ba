import Foundation
import UIKitRuntime

// FIXME(gap): unit names of other languages; `.naturalScale` keeps the unit.
/// "68°F", "3.107 mi": as en_US writes them unless a locale is set. Foundation on Linux marks its own unavailable; the translator imports
/// this one instead.
open class MeasurementFormatter: Formatter, NSSecureCoding, @unchecked Sendable {
    /// Which unit is written, with Foundation's bits.
    public struct UnitOptions: OptionSet, Sendable {
        /// The bits, one for each option.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Keeps the measurement's unit, chooses a unit by size, or omits the unit of temperatures. The second has no effect.
        public static let providedUnit = Self(rawValue: 1), naturalScale = Self(rawValue: 2), temperatureWithoutUnit = Self(rawValue: 4)
    }
    /// Always `true`.
    open class var supportsSecureCoding: Bool { true }
    /// Which unit is written. By default that of the locale.
    open var unitOptions: UnitOptions = []
    /// How the unit is written.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The locale, US English by default, so that runs match.
    open var locale: Locale! = Locale(identifier: "en_US")
    /// The format of the number.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.locale = Locale(identifier: "en_US")
        return formatter
    }()

    private var usesCustomary: Bool { locale.identifier.hasSuffix("_US") || locale.identifier == "en" }

    /// Returns a measurement as text, in the locale's unit unless the options keep its own.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let (value, unit) = shown(measurement.value, measurement.unit)
        let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
        if unit is UnitTemperature {
            if unitOptions.contains(.temperatureWithoutUnit) || unitStyle == .short { return number + "°" }
            return unitStyle == .long ? "\(number) \(string(from: unit))" : number + unit.symbol
        }
        return unitStyle == .short
            ? number + unit.symbol : "\(number) \(unitStyle == .long && value == 1 ? singular(unit) : string(from: unit))"
    }

    /// Returns the name or the symbol of a unit.
    open func string(from unit: Unit) -> String { unitStyle == .long ? (Self.names[unit.symbol] ?? unit.symbol) : unit.symbol }
    open override func string(for obj: Any?) -> String? { (obj as? Unit).map { string(from: $0) } }

    /// The name for one unit: "mile per hour", "square foot". The first word in the plural changes.
    private func singular(_ unit: Unit) -> String {
        let name = string(from: unit)
        var words = name.split(separator: " ").map(String.init)
        guard name != unit.symbol, let place = words.firstIndex(where: { Self.irregular[$0] != nil || $0.hasSuffix("s") }) else {
            return name
        }
        words[place] = Self.irregular[words[place]] ?? String(words[place].dropLast())
        return words.joined(separator: " ")
    }

    /// Returns the value in the unit that the locale uses, unless the given unit is requested.
    private func shown(_ value: Double, _ unit: Unit) -> (Double, Unit) {
        guard unitOptions.isDisjoint(with: [.providedUnit, .naturalScale]), let dimension = unit as? Dimension else { return (value, unit) }
        let symbol = dimension.symbol
        let target: Dimension? =
            switch dimension {
            case is UnitTemperature: usesCustomary ? UnitTemperature.fahrenheit : UnitTemperature.celsius
            case is UnitSpeed: usesCustomary ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour
            case is UnitLength where usesCustomary && symbol == "km": UnitLength.miles
            case is UnitLength where usesCustomary && symbol == "m": UnitLength.feet
            case is UnitLength where usesCustomary && (symbol == "cm" || symbol == "mm"): UnitLength.inches
            case is UnitMass where usesCustomary && symbol == "kg": UnitMass.pounds
            case is UnitMass where usesCustomary && symbol == "g": UnitMass.ounces
            default: nil
            }
        guard let target else { return (value, unit) }
        return (target.converter.value(fromBaseUnitValue: dimension.converter.baseUnitValue(fromValue: value)), target)
    }

    private static let irregular = ["feet": "foot", "inches": "inch", "pounds-force": "pound-force"]
    private static let names = [
        "km": "kilometers", "m": "meters", "cm": "centimeters", "mm": "millimeters", "mi": "miles", "ft": "feet", "in": "inches",
        "yd": "yards", "kg": "kilograms",
        "g": "grams", "lb": "pounds", "oz": "ounces", "°C": "degrees Celsius", "°F": "degrees Fahrenheit", "K": "kelvins", "s": "seconds",
        "min": "minutes",
        "hr": "hours", "km/h": "kilometers per hour", "mph": "miles per hour", "m/s": "meters per second", "L": "liters",
        "mL": "milliliters", "dm": "decimeters", "µm": "micrometers", "nm": "nanometers", "NM": "nautical miles", "ly": "light years",
        "mg": "milligrams", "µg": "micrograms", "t": "metric tons", "st": "stones", "ct": "carats", "kn": "knots",
        "gal": "gallons", "qt": "quarts", "pt": "pints", "cup": "cups", "fl oz": "fluid ounces", "tbsp": "tablespoons",
        "tsp": "teaspoons", "m²": "square meters", "km²": "square kilometers", "ft²": "square feet", "mi²": "square miles",
        "ac": "acres", "ha": "hectares", "m³": "cubic meters", "°": "degrees", "rad": "radians", "J": "joules", "kJ": "kilojoules",
        "cal": "calories", "kCal": "kilocalories", "kWh": "kilowatt-hours", "W": "watts", "kW": "kilowatts", "MW": "megawatts",
        "hp": "horsepower", "hPa": "hectopascals", "kPa": "kilopascals", "mbar": "millibars", "bar": "bars",
        "inHg": "inches of mercury", "mmHg": "millimeters of mercury", "psi": "pounds-force per square inch", "Hz": "hertz",
        "kHz": "kilohertz", "MHz": "megahertz", "GHz": "gigahertz", "B": "bytes", "kB": "kilobytes", "MB": "megabytes",
        "GB": "gigabytes", "TB": "terabytes", "mpg": "miles per gallon", "L/100km": "liters per 100 kilometers",
    ]
}
