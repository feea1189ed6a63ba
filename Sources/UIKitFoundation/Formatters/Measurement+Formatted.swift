import Foundation
import UIKitRuntime

extension Measurement where UnitType: Dimension {
    /// Measurements as text, through ``MeasurementFormatter``: "5 kilometers", "5 km", "5km".
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public struct UnitWidth: Codable, Hashable, Sendable {
            fileprivate enum Width: Codable, Hashable, Sendable { case wide, abbreviated, narrow }
            fileprivate let width: Width
            public static var wide: Self { Self(width: .wide) }
            public static var abbreviated: Self { Self(width: .abbreviated) }
            public static var narrow: Self { Self(width: .narrow) }
        }

        public var width: UnitWidth
        public var locale: Locale
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        public init(
            width: UnitWidth, locale: Locale = Locale(identifier: "en_US"), usage: MeasurementFormatUnitUsage<UnitType>? = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            (self.width, self.locale, self.usage, self.numberFormatStyle) = (width, locale, usage, numberFormatStyle)
        }
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }

        public func format(_ value: Measurement<UnitType>) -> String {
            let formatter = MeasurementFormatter()
            formatter.locale = locale
            formatter.unitStyle = width == .wide ? .long : width == .narrow ? .short : .medium
            if usage?.keepsUnit == true { formatter.unitOptions = .providedUnit }
            if let numberFormatStyle { formatter.numberFormatter = StyledNumbers(numberFormatStyle) }
            return formatter.string(from: value)
        }
    }

    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement<UnitType> {
        style.format(self)
    }
}

/// The usage of a measurement, which determines the unit.
// FIXME(gap): the usages differ in whether they keep the unit, not in the unit they choose.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    fileprivate let name: String
    fileprivate var keepsUnit: Bool { name == "asProvided" }
    public static var general: Self { Self(name: "general") }
    public static var asProvided: Self { Self(name: "asProvided") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var person: Self { Self(name: "person") }
    public static var personHeight: Self { Self(name: "personHeight") }
    public static var road: Self { Self(name: "road") }
    public static var focalLength: Self { Self(name: "focalLength") }
    public static var rainfall: Self { Self(name: "rainfall") }
    public static var snowfall: Self { Self(name: "snowfall") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var person: Self { Self(name: "person") }
    public static var weather: Self { Self(name: "weather") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass { public static var personWeight: Self { Self(name: "personWeight") } }
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    public static var food: Self { Self(name: "food") }
    public static var workout: Self { Self(name: "workout") }
}

extension FormatStyle {
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
