// Weather needs Apple's servers and an entitlement. Requests fail like those of an app without the entitlement.
import CoreLocationCompanion
import Foundation

/// A service that refuses every request with ``WeatherError/permissionDenied``.
public final class WeatherService: Sendable {
    public static let shared = WeatherService()
    public init() {}
    public var attribution: WeatherAttribution { get async throws { throw WeatherError.permissionDenied } }
    public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.permissionDenied }
    public func weather<each T>(for location: CLLocation, including dataSet: repeat WeatherQuery<each T>) async throws -> (repeat each T) {
        throw WeatherError.permissionDenied
    }
}
/// The reason for which the weather is missing.
public enum WeatherError: LocalizedError, Equatable, Hashable, Sendable {
    case permissionDenied, unknown
    public var errorDescription: String? {
        self == .permissionDenied ? "The app has no access to the weather service." : "The weather is not known."
    }
    public var failureReason: String? { nil }
    public var helpAnchor: String? { nil }
    public var recoverySuggestion: String? { nil }
}
/// A part of the weather that an app requests.
public struct WeatherQuery<T>: Sendable {
    private init() {}
    fileprivate static func query() -> Self { Self() }
}
extension WeatherQuery where T == CurrentWeather { public static var current: Self { query() } }
extension WeatherQuery where T == Forecast<MinuteWeather>? { public static var minute: Self { query() } }
extension WeatherQuery where T == Forecast<HourWeather> {
    public static var hourly: Self { query() }
    public static func hourly(startDate: Date, endDate: Date) -> Self { query() }
}
extension WeatherQuery where T == Forecast<DayWeather> {
    public static var daily: Self { query() }
    public static func daily(startDate: Date, endDate: Date) -> Self { query() }
}
extension WeatherQuery where T == [WeatherAlert]? { public static var alerts: Self { query() } }
extension WeatherQuery where T == WeatherAvailability { public static var availability: Self { query() } }
/// The weather at a location.
public struct Weather: Codable, Equatable, Sendable {
    public var currentWeather: CurrentWeather
    public var minuteForecast: Forecast<MinuteWeather>?
    public var hourlyForecast: Forecast<HourWeather>
    public var dailyForecast: Forecast<DayWeather>
    public var weatherAlerts: [WeatherAlert]?
    public var availability: WeatherAvailability
}
/// The weather of several periods.
public struct Forecast<Element: Codable & Equatable & Sendable>: RandomAccessCollection, Codable, Equatable, Sendable {
    public var forecast: [Element]
    public var metadata: WeatherMetadata
    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }
    public subscript(position: Int) -> Element { forecast[position] }
}
/// The time and the place of weather data.
public struct WeatherMetadata: Codable, Equatable, Sendable {
    public var date: Date
    public var expirationDate: Date
    public var latitude: Double
    public var longitude: Double
    public var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }
}
/// The weather of this moment.
public struct CurrentWeather: Codable, Equatable, Sendable {
    public var date: Date
    public var cloudCover: Double
    public var condition: WeatherCondition
    public var symbolName: String
    public var dewPoint: Measurement<UnitTemperature>
    public var humidity: Double
    public var pressure: Measurement<UnitPressure>
    public var pressureTrend: PressureTrend
    public var isDaylight: Bool
    public var temperature: Measurement<UnitTemperature>
    public var apparentTemperature: Measurement<UnitTemperature>
    public var uvIndex: UVIndex
    public var visibility: Measurement<UnitLength>
    public var wind: Wind
    public var precipitationIntensity: Measurement<UnitSpeed>
    public var metadata: WeatherMetadata
}
public struct HourWeather: Codable, Equatable, Sendable {
    public var date: Date
    public var cloudCover: Double
    public var condition: WeatherCondition
    public var symbolName: String
    public var dewPoint: Measurement<UnitTemperature>
    public var humidity: Double
    public var pressure: Measurement<UnitPressure>
    public var pressureTrend: PressureTrend
    public var isDaylight: Bool
    public var temperature: Measurement<UnitTemperature>
    public var apparentTemperature: Measurement<UnitTemperature>
    public var uvIndex: UVIndex
    public var visibility: Measurement<UnitLength>
    public var wind: Wind
    public var precipitation: Precipitation
    public var precipitationChance: Double
    public var precipitationAmount: Measurement<UnitLength>
    public var snowfallAmount: Measurement<UnitLength>
}
public struct DayWeather: Codable, Equatable, Sendable {
    public var date: Date
    public var condition: WeatherCondition
    public var symbolName: String
    public var highTemperature: Measurement<UnitTemperature>
    public var highTemperatureTime: Date?
    public var lowTemperature: Measurement<UnitTemperature>
    public var lowTemperatureTime: Date?
    public var precipitation: Precipitation
    public var precipitationChance: Double
    public var precipitationAmount: Measurement<UnitLength>
    public var rainfallAmount: Measurement<UnitLength>
    public var snowfallAmount: Measurement<UnitLength>
    public var maximumHumidity: Double
    public var minimumHumidity: Double
    public var sun: SunEvents
    public var moon: MoonEvents
    public var uvIndex: UVIndex
    public var wind: Wind
}
/// The precipitation of a minute.
public struct MinuteWeather: Codable, Equatable, Sendable {
    public var date: Date
    public var precipitation: Precipitation
    public var precipitationChance: Double
    public var precipitationIntensity: Measurement<UnitSpeed>
}
/// The wind's direction and speeds.
public struct Wind: Codable, Equatable, Sendable {
    public var compassDirection: CompassDirection
    public var direction: Measurement<UnitAngle>
    public var speed: Measurement<UnitSpeed>
    public var gust: Measurement<UnitSpeed>?
    public enum CompassDirection: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
        case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast, south, southSouthwest,
            southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest
        public var description: String { rawValue.spacedWords }
        public var accessibilityDescription: String { description }
        public var abbreviation: String {
            ["north": "N", "south": "S", "east": "E", "west": "W"].reduce(rawValue.lowercased()) {
                $0.replacingOccurrences(of: $1.key, with: $1.value)
            }
        }
    }
}
/// The strength of ultraviolet light.
public struct UVIndex: Codable, Equatable, Sendable {
    public var value: Int
    public var category: ExposureCategory
    /// The strength of ultraviolet light.
    public enum ExposureCategory: String, Codable, CaseIterable, Comparable, CustomStringConvertible, Sendable {
        case low, moderate, high, veryHigh, extreme
        public var description: String { rawValue.spacedWords }
        public var accessibilityDescription: String { description }
        /// The World Health Organization's ranges.
        public var rangeValue: ClosedRange<Int> {
            switch self {
            case .low: 0...2
            case .moderate: 3...5
            case .high: 6...7
            case .veryHigh: 8...10
            case .extreme: 11...Int.max
            }
        }
        public static func < (one: Self, other: Self) -> Bool { one.rangeValue.lowerBound < other.rangeValue.lowerBound }
    }
}
/// The times of the sun's events.
public struct SunEvents: Codable, Equatable, Sendable {
    public var astronomicalDawn: Date?
    public var nauticalDawn: Date?
    public var civilDawn: Date?
    public var sunrise: Date?
    public var solarNoon: Date?
    public var sunset: Date?
    public var civilDusk: Date?
    public var nauticalDusk: Date?
    public var astronomicalDusk: Date?
    public var solarMidnight: Date?
}
/// The times of the moon's events.
public struct MoonEvents: Codable, Equatable, Sendable {
    public var phase: MoonPhase
    public var moonrise: Date?
    public var moonset: Date?
}
/// A warning.
public struct WeatherAlert: Codable, Equatable, Sendable {
    public var detailsURL: URL
    public var source: String
    public var summary: String
    public var region: String?
    public var severity: WeatherSeverity
    public var metadata: WeatherMetadata
}
/// The data that a place has.
public struct WeatherAvailability: Codable, Equatable, Sendable {
    public var alertAvailability: AvailabilityKind
    public var minuteAvailability: AvailabilityKind
    /// Whether a kind of weather data is available.
    public enum AvailabilityKind: String, Codable, CaseIterable, Sendable { case available, temporarilyUnavailable, unsupported, unknown }
}
/// The service's marks, which an app has to show.
public struct WeatherAttribution: Codable, Equatable, Sendable {
    public var serviceName: String
    public var combinedMarkDarkURL: URL
    public var combinedMarkLightURL: URL
    public var squareMarkURL: URL
    public var legalPageURL: URL
    public var legalAttributionText: String
}
/// The weather in a word.
public enum WeatherCondition: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle, freezingRain,
        frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy,
        rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm,
        windy, wintryMix
    public var description: String { rawValue.spacedWords }
    public var accessibilityDescription: String { description }
}
/// The change in pressure.
public enum PressureTrend: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
    case rising, falling, steady
    public var description: String { rawValue.spacedWords }
    public var accessibilityDescription: String { description }
}
public enum Precipitation: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
    case none, hail, mixed, rain, sleet, snow
    public var description: String { rawValue.spacedWords }
    public var accessibilityDescription: String { description }
}
/// The danger of a warning.
public enum WeatherSeverity: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
    case minor, moderate, severe, extreme, unknown
    public var description: String { rawValue.spacedWords }
    public var accessibilityDescription: String { description }
}
public enum MoonPhase: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent
    public var description: String { rawValue.spacedWords }
    public var accessibilityDescription: String { description }
    public var symbolName: String {
        let words = ["waxing", "waning", "first", "last"].first(where: rawValue.hasPrefix).map { "\($0)." + rawValue.dropFirst($0.count) }
        return "moonphase." + (words ?? rawValue + ".moon").lowercased()
    }
}
extension String {
    /// `mostlyClear` → `Mostly Clear`
    fileprivate var spacedWords: String {
        reduce(into: "") { text, letter in
            if letter.isUppercase { text += " " }
            text += text.isEmpty ? letter.uppercased() : String(letter)
        }
    }
}
