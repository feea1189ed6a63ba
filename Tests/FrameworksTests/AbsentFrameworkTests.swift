import Testing
import CoreLocationCompanion
import VisionCompanion
import WeatherKitCompanion
import WidgetKitCompanion

@MainActor @Suite struct AbsentFrameworkTests {
    @Test("a request of Vision's is refused with an error, which its completion handler receives too") func recognition() throws {
        var received: NSError?
        let request = VNRecognizeTextRequest { _, error in received = error as NSError? }
        let error = #expect(throws: NSError.self) { try VNImageRequestHandler(data: Data()).perform([request]) }
        #expect(error?.domain == VNErrorDomain && received === error && request.results == nil)
        try VNImageRequestHandler(data: Data()).perform([])
    }

    @Test("the weather service refuses requests, and its words are Apple's") func weather() async throws {
        let place = CLLocation(latitude: 46.2, longitude: 6.1)
        await #expect(throws: WeatherError.permissionDenied) { try await WeatherService.shared.weather(for: place) }
        await #expect(throws: WeatherError.permissionDenied) {
            let (current, hours) = try await WeatherService.shared.weather(for: place, including: .current, .hourly)
            _ = (current.temperature, hours.first?.condition)
        }
        #expect(WeatherCondition.mostlyClear.description == "Mostly Clear" && UVIndex.ExposureCategory.veryHigh.rangeValue == 8...10)
        #expect(MoonPhase.waxingGibbous.symbolName == "moonphase.waxing.gibbous" && MoonPhase.full.symbolName == "moonphase.full.moon")
        #expect(Wind.CompassDirection.northNortheast.abbreviation == "NNE")
    }

    @Test("the widget center has no widgets") func widgets() async throws {
        #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
        #expect(WidgetFamily.systemSmall.description == "systemSmall")
    }
}
