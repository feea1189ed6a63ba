import Foundation
import UIKitRuntime

extension Measurement where UnitType: Dimension {
    /// Measurements as text, through ``MeasurementFormatter``: "5 kilometers", "5 km", "5km".
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How a unit is written.
        public struct UnitWidth: Codable, Hashable, Sendable {
            fileprivate enum Width: Codable, Hashable, Sendable { case wide, abbreviated, narrow }
            fileprivate let width: Width
            /// A full word: 5 kilometers.
            public static var wide: Self { Self(width: .wide) }
            /// A symbol: 5 km.
            public static var abbreviated: Self { Self(width: .abbreviated) }
            /// A symbol without a space: 5km.
            public static var narrow: Self { Self(width: .narrow) }
        }

        /// How the unit is written.
        public var width: UnitWidth
        /// The locale, which determines the unit.
        public var locale: Locale
        /// The usage, which determines whether the unit is kept; `nil` for the general one.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// The format of the number, or `nil` for the default.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// Whether a temperature is written without its scale: "20°".
        public var hidesScaleName = false

        /// Creates a style. The locale is US English by default, so that runs match.
        public init(
            width: UnitWidth, locale: Locale = Locale(identifier: "en_US"), usage: MeasurementFormatUnitUsage<UnitType>? = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            (self.width, self.locale, self.usage, self.numberFormatStyle) = (width, locale, usage, numberFormatStyle)
        }
        /// Returns the style with another locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }

        /// Returns a measurement as text.
        public func format(_ value: Measurement<UnitType>) -> String {
            let formatter = MeasurementFormatter()
            formatter.locale = locale
            formatter.unitStyle = width == .wide ? .long : width == .narrow ? .short : .medium
            if usage?.keepsUnit == true { formatter.unitOptions = .providedUnit }
            if hidesScaleName { formatter.unitOptions.insert(.temperatureWithoutUnit) }
            if let numberFormatStyle { formatter.numberFormatter = StyledNumbers(numberFormatStyle) }
            return formatter.string(from: value)
        }
    }

    /// Returns the measurement as text with an abbreviated unit, in US English.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
    /// Returns the measurement as text in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement<UnitType> {
        style.format(self)
    }
}

// FIXME(gap): the usages differ in whether they keep the unit, not in the unit they choose.
/// What a measurement is about, which determines its unit. Here it only determines whether the given one is kept.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    fileprivate let name: String
    fileprivate var keepsUnit: Bool { name == "asProvided" }
    /// No special usage: the locale's unit.
    public static var general: Self { Self(name: "general") }
    /// The unit of the measurement itself.
    public static var asProvided: Self { Self(name: "asProvided") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// A length of a person.
    public static var person: Self { Self(name: "person") }
    /// The height of a person.
    public static var personHeight: Self { Self(name: "personHeight") }
    /// A distance on a road.
    public static var road: Self { Self(name: "road") }
    /// The focal length of a lens.
    public static var focalLength: Self { Self(name: "focalLength") }
    /// An amount of rain.
    public static var rainfall: Self { Self(name: "rainfall") }
    /// An amount of snow.
    public static var snowfall: Self { Self(name: "snowfall") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of a body.
    public static var person: Self { Self(name: "person") }
    /// The temperature of the air.
    public static var weather: Self { Self(name: "weather") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass { public static var personWeight: Self { Self(name: "personWeight") } }
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy in food.
    public static var food: Self { Self(name: "food") }
    /// The energy of exercise.
    public static var workout: Self { Self(name: "workout") }
}

extension FormatStyle {
    /// Returns a style with a width, in US English.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        .init(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}

/// Numbers in the format of a format style.
private final class StyledNumbers: NumberFormatter, @unchecked Sendable {
    private let style: FloatingPointFormatStyle<Double>
    init(_ style: FloatingPointFormatStyle<Double>) {
        self.style = style
        super.init()
    }
    required init?(coder: NSCoder) { nil }
    override func string(from number: NSNumber) -> String? { style.format(number.doubleValue) }
}
