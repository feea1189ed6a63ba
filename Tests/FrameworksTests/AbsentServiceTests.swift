import ActivityKitCompanion
import AdServicesCompanion
import CallKitCompanion
import CoreNFCCompanion
import DeviceCheckCompanion
import Foundation
import GameControllerCompanion
import IntentsUICompanion
import MetricKitCompanion
import NaturalLanguageCompanion
import PushKitCompanion
import ReplayKitCompanion
import Testing
import UIKitFoundation
import VisionKitCompanion

@Suite("Services that don't exist here")
struct AbsentServiceTests {
    private struct Delivery: ActivityAttributes {
        struct ContentState: Codable, Hashable { var minutes: Int }
        var number: Int
    }

    @Test("a live activity is refused, and none is enabled")
    func activities() {
        #expect(!ActivityAuthorizationInfo().areActivitiesEnabled && Activity<Delivery>.activities.isEmpty)
        #expect(throws: ActivityAuthorizationError.unsupported) {
            try Activity.request(
                attributes: Delivery(number: 1), content: ActivityContent(state: Delivery.ContentState(minutes: 5), staleDate: nil))
        }
    }

    @Test("calls can be neither reported nor requested, and there are none")
    func calls() {
        // The closures are called before the requests return.
        final class Errors: @unchecked Sendable { var codes: [Int] = [] }
        let errors = Errors(), provider = CXProvider(configuration: CXProviderConfiguration())
        let call = UUID()
        provider.reportNewIncomingCall(with: call, update: CXCallUpdate()) {
            errors.codes.append(($0 as? CXErrorCodeIncomingCallError)?.errorCode ?? 0)
        }
        CXCallController().request(CXTransaction(action: CXEndCallAction(call: call))) {
            errors.codes.append(($0 as? CXErrorCodeRequestTransactionError)?.errorCode ?? 0)
        }
        #expect(errors.codes == [1, 2] && CXCallObserver().calls.isEmpty)
        let action = CXStartCallAction(call: call, handle: CXHandle(type: .phoneNumber, value: "1"))
        action.fulfill()
        #expect(action.isComplete && action.callUUID == call && action.handle == CXHandle(type: .phoneNumber, value: "1"))
    }

    @Test("there are no push tokens, attestations, measurements, or scans")
    @MainActor func services() async {
        let registry = PKPushRegistry(queue: .main)
        registry.desiredPushTypes = [.voIP]
        #expect(registry.pushToken(for: .voIP) == nil && !DCDevice.current.isSupported && MXMetricManager.shared.pastPayloads.isEmpty)
        let error = await #expect(throws: DCError.self) { try await DCDevice.current.generateToken() }
        #expect(error?.code == .featureUnsupported)
        #expect(!VNDocumentCameraViewController.isSupported && !DataScannerViewController.isAvailable)
        #expect(throws: DataScannerViewController.ScanningUnavailable.unsupported) {
            try DataScannerViewController(recognizedDataTypes: [.text()]).startScanning()
        }
        let interaction = ImageAnalysisInteraction(), view = UIView()
        view.addInteraction(interaction)
        interaction.preferredInteractionTypes = [.automatic, .dataDetectors]
        #expect(!ImageAnalyzer.isSupported && interaction.view === view && interaction.activeInteractionTypes.isEmpty)
        await #expect(throws: CocoaError.self) { try await ImageAnalyzer().analyze(UIImage(), configuration: .init([.text])) }
    }

    @Test("the screen is not recorded, tags are not read, and there are no game controllers or advertisements")
    func devices() async {
        // The closure is set before the session begins.
        final class Reader: NSObject, NFCNDEFReaderSessionDelegate, @unchecked Sendable {
            var told: (@Sendable (NFCReaderError.Code?) -> Void)?
            func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error) {
                told?((error as? NFCReaderError)?.code)
            }
            func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {}
        }
        #expect(!NFCNDEFReaderSession.readingAvailable && GCController.controllers().isEmpty && !RPScreenRecorder.shared().isAvailable)
        let reader = Reader()
        let code = await withCheckedContinuation { (continuation: CheckedContinuation<NFCReaderError.Code?, Never>) in
            reader.told = { continuation.resume(returning: $0) }
            NFCNDEFReaderSession(delegate: reader, queue: .global(), invalidateAfterFirstRead: true).begin()
        }
        #expect(code == .readerErrorUnsupportedFeature)
        #expect(throws: AAAttributionError.self) { try AAAttribution.attributionToken() }
        var failure: (any Error)?
        RPScreenRecorder.shared().startRecording { failure = $0 }
        #expect((failure as? RPRecordingError)?.errorCode == -5803)
    }

    @Test("Siri is denied, has no shortcuts, and an activity keeps the words for one")
    @MainActor func siri() async throws {
        #expect(INPreferences.siriAuthorizationStatus() == .denied)
        #expect(try await INVoiceShortcutCenter.shared.allVoiceShortcuts().isEmpty)
        let activity = NSUserActivity(activityType: "app.soup")
        activity.suggestedInvocationPhrase = "Soup"
        let button = INUIAddVoiceShortcutButton(style: .black)
        button.shortcut = INShortcut(userActivity: activity)
        #expect(button.shortcut?.userActivity?.suggestedInvocationPhrase == "Soup" && button.title(for: .normal) == "Add to Siri")
    }

    @Test("a text is divided into words and sentences; a language is known by its script only")
    func texts() {
        func parts(_ text: String, _ unit: NLTokenUnit) -> [String] {
            let tokenizer = NLTokenizer(unit: unit)
            tokenizer.string = text
            return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
        }
        #expect(parts("It's 3.5 degrees, isn't it?", .word) == ["It's", "3.5", "degrees", "isn't", "it"])
        #expect(parts("Hello! It is 3.5 here. Bye", .sentence) == ["Hello! ", "It is 3.5 here. ", "Bye"])
        #expect(NLLanguageRecognizer.dominantLanguage(for: "Hello") == nil)
        #expect(NLLanguageRecognizer.dominantLanguage(for: "こんにちは世界") == .japanese)
        let tagger = NLTagger(tagSchemes: [.lexicalClass])
        tagger.string = "a b"
        let whole = "a b".startIndex..<"a b".endIndex
        #expect(tagger.tags(in: whole, unit: .word, scheme: .lexicalClass, options: .omitWhitespace).count == 2)
        #expect(tagger.tags(in: whole, unit: .word, scheme: .tokenType).map(\.0) == [.word, .whitespace, .word])
    }
}
