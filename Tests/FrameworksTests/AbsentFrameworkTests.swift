import Testing
import VisionCompanion
import WidgetKitCompanion

@MainActor @Suite struct AbsentFrameworkTests {
    @Test("a request of Vision's is refused with an error, which its completion handler receives too") func recognition() throws {
        var received: NSError?
        let request = VNRecognizeTextRequest { _, error in received = error as NSError? }
        let error = #expect(throws: NSError.self) { try VNImageRequestHandler(data: Data()).perform([request]) }
        #expect(error?.domain == VNErrorDomain && received === error && request.results == nil)
        try VNImageRequestHandler(data: Data()).perform([])
    }

    @Test("the widget center has no widgets") func widgets() async throws {
        #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
        #expect(WidgetFamily.systemSmall.description == "systemSmall")
    }
}
