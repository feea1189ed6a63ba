import Foundation
import Testing
import UIKitFoundation

@Suite("Formatters missing from Foundation on Linux")
struct FormatterTests {
    private func text(_ seconds: Double, _ set: (UIKitFoundation.DateComponentsFormatter) -> Void) -> String? {
        let formatter = UIKitFoundation.DateComponentsFormatter()
        set(formatter)
        return formatter.string(from: seconds)
    }

    // The example of 9 h 41 min 30 s in each style of DateComponentsFormatter.UnitsStyle's documentation.
    @Test("every unit style formats as documented")
    func styles() {
        let expected: [(UIKitFoundation.DateComponentsFormatter.UnitsStyle, String)] = [
            (.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"), (.brief, "9hr 41min 30sec"), (.short, "9 hr, 41 min, 30 sec"),
            (.full, "9 hours, 41 minutes, 30 seconds"),
            (.spellOut, "nine hours, forty-one minutes, thirty seconds"),
        ]
        for (style, words) in expected { #expect(text(34_890) { $0.unitsStyle = style } == words) }
    }

    @Test("zeros are padded, dropped at the front, or dropped everywhere, and one unit always remains")
    func zeros() {
        let clock: NSCalendar.Unit = [.hour, .minute, .second]
        #expect(text(605) { ($0.allowedUnits, $0.zeroFormattingBehavior) = (clock, .pad) } == "00:10:05")
        #expect(text(605) { ($0.allowedUnits, $0.zeroFormattingBehavior) = (clock, .dropLeading) } == "10:05")
        #expect(text(3610) { $0.allowedUnits = clock } == "1:00:10")
        #expect(text(3610) { ($0.allowedUnits, $0.unitsStyle) = (clock, .full) } == "1 hour, 10 seconds")
        #expect(text(0) { ($0.allowedUnits, $0.unitsStyle) = (clock, .abbreviated) } == "0s")
        #expect(text(90) { ($0.allowedUnits, $0.unitsStyle) = ([.second], .full) } == "90 seconds")
        #expect(text(90_061) { ($0.unitsStyle, $0.maximumUnitCount) = (.full, 2) } == "1 day, 1 hour")
    }

    @Test("a measurement is formatted in the locale's unit, or in its own")
    func measurements() {
        let formatter = UIKitFoundation.MeasurementFormatter()
        let distance = Measurement(value: 5, unit: UnitLength.kilometers)
        #expect(formatter.string(from: distance) == "3.107 mi")
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: distance) == "5 km")
        formatter.unitStyle = .long
        #expect(formatter.string(from: distance) == "5 kilometers")
        #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.feet)) == "1 foot")
        #expect(formatter.string(from: Measurement(value: 1, unit: UnitSpeed.milesPerHour)) == "1 mile per hour")
        #expect(formatter.string(from: Measurement(value: 1, unit: UnitArea.squareFeet)) == "1 square foot")
        #expect(
            formatter.string(from: Measurement(value: 1, unit: UnitPressure.poundsForcePerSquareInch)) == "1 pound-force per square inch")
        #expect(formatter.string(from: Measurement(value: 2, unit: UnitVolume.fluidOunces)) == "2 fluid ounces")
        #expect(formatter.string(from: Measurement(value: 1, unit: UnitInformationStorage.gigabytes)) == "1 gigabyte")
        formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
        #expect(formatter.string(from: Measurement(value: 21.5, unit: UnitTemperature.celsius)) == "21.5°")
    }

    @Test("a localized string looks up its key and substitutes its arguments")
    func localized() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "texts-\(ProcessInfo.processInfo.processIdentifier).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("en.lproj"), withIntermediateDirectories: true)
        try Data("\"%lld of %@\" = \"%2$@: %1$lld\";\n\"100%% of %@\" = \"all of %@\";\n".utf8).write(
            to: folder.appendingPathComponent("en.lproj/Localizable.strings"))
        let bundle = try #require(Bundle(url: folder))
        #expect(String(localized: "\(3) of \("five")", bundle: bundle) == "five: 3")
        #expect(String(localized: "100% of \("it")", bundle: bundle) == "all of it")
        #expect(String(localized: "greeting", defaultValue: "Hello, \("Ada")", bundle: bundle) == "Hello, Ada")
        #expect(String(localized: LocalizedStringResource("none", bundle: bundle)) == "none")
    }

    private func text(_ number: Double, _ set: (UIKitFoundation.NumberFormatter) -> Void) -> String? {
        let formatter = UIKitFoundation.NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        set(formatter)
        return formatter.string(for: number)
    }

    // The first is from swift-snapshot-testing's recorded path elements; the others follow the documented limits of NumberFormatter.
    @Test(
        "between minimumFractionDigits and maximumFractionDigits the number's own digits are shown, and each limit adjusts the other"
    )
    func fractionDigits() {
        #expect(text(3.75) { ($0.minimumFractionDigits, $0.maximumFractionDigits) = (1, 3) } == "3.75")
        #expect(text(60) { ($0.minimumFractionDigits, $0.maximumFractionDigits) = (1, 3) } == "60.0")
        #expect(
            text(3.14159) {
                $0.numberStyle = .decimal; $0.maximumFractionDigits = 5; $0.minimumFractionDigits = 1
            } == "3.14159")
        #expect(text(1234.5) { $0.numberStyle = .currency } == "$1,234.50")
        #expect(
            text(1234.5) {
                $0.numberStyle = .currency; $0.maximumFractionDigits = 0
            } == "$1,234")
        #expect(
            text(0.12345) {
                $0.numberStyle = .currency; $0.maximumFractionDigits = 4
            } == "$0.1234")
        #expect(
            text(0.1) {
                $0.numberStyle = .currency; $0.maximumFractionDigits = 4
            } == "$0.10")
        let formatter = UIKitFoundation.NumberFormatter()
        formatter.minimumFractionDigits = 4
        #expect(formatter.maximumFractionDigits == 4)
        formatter.maximumFractionDigits = 2
        #expect(formatter.minimumFractionDigits == 2)
        #expect((formatter.copy() as? UIKitFoundation.NumberFormatter)?.string(from: 1.5) == "1.50")
    }

    @Test("rounding a decimal number down keeps its digits")
    func decimals() {
        let formatter = UIKitFoundation.NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        (formatter.numberStyle, formatter.roundingMode, formatter.maximumFractionDigits) = (.decimal, .down, 2)
        #expect(formatter.string(from: NSDecimalNumber(string: "12345.12")) == "12,345.12")
        #expect(formatter.string(from: NSDecimalNumber(string: "123456789.019")) == "123,456,789.01")
    }
}
