import Testing
import AVFoundationCompanion
import CoreLocationCompanion
import CoreSpotlightCompanion
import IntentsCompanion
import PassKitCompanion
import UserNotificationsCompanion
import VisionCompanion
import WeatherKitCompanion
import SwiftUICompanion
import WidgetKitCompanion

private final class CityIntent: INIntent, @unchecked Sendable {}
private struct CityEntry: TimelineEntry { let date: Date }
private struct CityProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> CityEntry { CityEntry(date: Date(timeIntervalSince1970: 0)) }
    func getSnapshot(for configuration: CityIntent, in context: Context, completion: @escaping (CityEntry) -> Void) {
        completion(placeholder(in: context))
    }
    func getTimeline(for configuration: CityIntent, in context: Context, completion: @escaping (Timeline<CityEntry>) -> Void) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd))
    }
}
private struct City: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "City", intent: CityIntent.self, provider: CityProvider()) { Text(verbatim: "\($0.date)") }
            .configurationDisplayName("City").supportedFamilies([.systemSmall])
    }
}
private struct Cities: WidgetBundle {
    var body: some Widget {
        City()
        if #available(iOS 18, *) { City() }
    }
}

@MainActor @Suite struct AbsentFrameworkTests {
    @Test("a request of Vision's takes the number of a revision")
    func revisions() {
        let request = VNRecognizeTextRequest()
        request.revision = VNRecognizeTextRequestRevision3
        #expect(request.revision == 3 && VNDetectHumanHandPoseRequestRevision1 == 1 && VNRequestRevisionUnspecified == 0)
        #expect(VNDetectBarcodesRequestRevision4 == 4 && VNTrackObjectRequestRevision2 == 2)
    }

    @Test("a request of Vision's is refused with an error, which its completion handler receives too") func recognition() throws {
        var received: NSError?
        let request = VNRecognizeTextRequest { _, error in received = error as NSError? }
        let error = #expect(throws: NSError.self) { try VNImageRequestHandler(data: Data()).perform([request]) }
        #expect(error?.domain == VNErrorDomain && received === error && request.results == nil)
        try VNImageRequestHandler(data: Data()).perform([])
        #expect(VNHumanBodyPoseObservation.JointName.leftWrist.rawValue == VNRecognizedPointKey(rawValue: "left_hand_joint"))
    }

    @Test("no payment can be made, and the sheet says so") func payments() {
        #expect(!PKPaymentAuthorizationController.canMakePayments() && !PKPassLibrary.isPassLibraryAvailable())
        #expect(PKPassType.any.rawValue == .max)
        let request = PKPaymentRequest()
        request.merchantCapabilities = [.threeDSecure, .credit]
        request.paymentSummaryItems = [PKPaymentSummaryItem(label: "Tea", amount: 3), PKShippingMethod(label: "Post", amount: 2)]
        request.requiredBillingContactFields = [.postalAddress]
        #expect(request.merchantCapabilities.rawValue == 5 && request.paymentSummaryItems.map(\.amount) == [3, 2])
        #expect(PKPaymentAuthorizationViewController(paymentRequest: request) == nil && !PKAddPassesViewController.canAddPasses())
        var isPresented: Bool?
        PKPaymentAuthorizationController(paymentRequest: request).present { isPresented = $0 }
        #expect(isPresented == false)
        #expect(throws: PKPassKitError(.invalidDataError)) { try PKPass(data: Data()) }
        let error = PKPaymentRequest.paymentShippingAddressInvalidError(withKey: "city", localizedDescription: "No such city") as NSError
        #expect(error.domain == PKPaymentErrorDomain && error.code == 1 && error.localizedDescription == "No such city")
    }

    @Test("a payment button has its words, its colors, and its corners") func paymentButton() {
        let button = PKPaymentButton(paymentButtonType: .buy, paymentButtonStyle: .black)
        #expect(button.accessibilityLabel == "Buy with Apple Pay" && button.backgroundColor == .black && button.layer.cornerRadius == 4)
        button.cornerRadius = 12
        #expect(button.layer.cornerRadius == 12 && button.intrinsicContentSize.width >= 100)
        #expect(PKPaymentButton(paymentButtonType: .plain, paymentButtonStyle: .whiteOutline).layer.borderWidth == 1)
    }

    @Test("the weather service refuses requests, and its messages are Apple's") func weather() async throws {
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

    @Test("a bundle lists widgets with SiriKit intents, controls, and widgets of newer systems") func bundles() {
        let provider = CityProvider(), bundle = Cities()
        _ = bundle.body
        #expect(provider.recommendations().isEmpty)
    }

    @Test("the widget center has no widgets") func widgets() async throws {
        #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
        #expect(WidgetFamily.systemSmall.description == "systemSmall")
    }

    @Test("the search index refuses items, whose attributes keep their values") func spotlight() async {
        let attributes = CSSearchableItemAttributeSet(contentType: .content)
        (attributes.relatedUniqueIdentifier, attributes.latitude, attributes.authorNames) = ("a", 46.2, ["Ada"])
        if let key = CSCustomAttributeKey(keyName: "rank") { attributes.setValue(3 as NSNumber, forCustomKey: key) }
        #expect(attributes.relatedUniqueIdentifier == "a" && attributes.latitude == 46.2 && attributes.authorNames == ["Ada"])
        #expect(CSCustomAttributeKey(keyName: "rank").flatMap { attributes.value(forCustomKey: $0) as? NSNumber } == 3)
        #expect(CSCustomAttributeKey(keyName: "no spaces") == nil)
        let item = CSSearchableItem(uniqueIdentifier: "a", domainIdentifier: nil, attributeSet: attributes)
        await #expect(throws: CSIndexError(.indexUnavailableError)) { try await CSSearchableIndex.default().indexSearchableItems([item]) }
        var ended: (any Error)?
        let query = CSSearchQuery(queryString: "title == '*'", queryContext: nil)
        query.completionHandler = { ended = $0 }
        query.start()
        #expect((ended as NSError?)?.domain == CSIndexErrorDomain && (ended as NSError?)?.code == -1000)
    }

    @Test("loading the properties of an asset fails with an error") func assets() async {
        let asset = AVURLAsset(url: URL(fileURLWithPath: "/none.mp4"))
        await #expect(throws: (any Error).self) { try await asset.load(.duration) }
        await #expect(throws: (any Error).self) {
            let (tracks, isPlayable) = try await asset.load(.tracks, .isPlayable)
            for track in tracks where isPlayable { _ = try await track.load(.naturalSize) }
        }
        guard case .failed = asset.status(of: .metadata) else { Issue.record("the status is not failed"); return }
    }

    @available(*, deprecated)
    @Test("a notification's default sound can be written as Swift 4.0 did") func sound() {
        #expect(UNNotificationSound.default().name == UNNotificationSound.default.name)
    }

    @Test("an activity has attributes for a search, and a search for what a user types fails") func userSearch() async {
        let activity = NSUserActivity(activityType: "note"), attributes = CSSearchableItemAttributeSet(contentType: .text)
        attributes.title = "Groceries"
        activity.contentAttributeSet = attributes
        #expect(activity.contentAttributeSet?.title == "Groceries")
        await #expect(throws: CSSearchQueryError.self) {
            for try await _ in CSUserQuery(userQueryString: "gro", userQueryContext: CSUserQueryContext()).responses {}
        }
        #expect(
            CSSearchQueryError.Code.cancelled.rawValue == -2003
                && CSLocalizedString(localizedStrings: ["en": "Hi"]).localizedString() == "Hi")
    }
}
