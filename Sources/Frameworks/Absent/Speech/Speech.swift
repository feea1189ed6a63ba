// There is no speech recognition: requests fail with the API's own errors.
import DeviceServices
@_exported import AVFoundationCompanion

/// Whether the app may recognize speech.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, restricted, authorized
    init(_ answer: DeviceServices.Answer) { self = answer == .unset ? .notDetermined : answer.grants ? .authorized : .denied }
}
/// The kind of speech, which improves recognition.
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }
public enum SFSpeechRecognitionTaskState: Int, Sendable { case starting, running, finishing, canceling, completed }

/// The callback for the availability of recognition, which is never available.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
extension SFSpeechRecognizerDelegate {
    /// Does nothing.
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// A recognizer that is never available.
open class SFSpeechRecognizer: NSObject {
    public let locale: Locale
    public convenience override init() { self.init(known: Locale(identifier: "en-US")) }
    public convenience init?(locale: Locale) { self.init(known: locale) }
    private init(known: Locale) { locale = known }
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    open var isAvailable: Bool { false }
    open var supportsOnDeviceRecognition = false
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    open var queue = OperationQueue.main
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .init(DeviceServices.shared.answer(to: .speech)) }
    open class func supportedLocales() -> Set<Locale> { [] }
    @preconcurrency open class func requestAuthorization(_ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void) {
        DeviceServices.shared.request(.speech) { handler(.init($0)) }
    }
    /// Starts a task, which fails in the next turn.
    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest, resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        nonisolated(unsafe) let handler = resultHandler
        Task { @MainActor in handler(nil, unavailableOnLinux) }
        return SFSpeechRecognitionTask()
    }
    @discardableResult
    open func recognitionTask(with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate)
        -> SFSpeechRecognitionTask
    {
        let task = SFSpeechRecognitionTask()
        nonisolated(unsafe) let (told, failed) = (delegate, task)
        Task { @MainActor in told.speechRecognitionTask(failed, didFinishSuccessfully: false) }
        return task
    }
}
open class SFSpeechRecognitionRequest: NSObject {
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    open var shouldReportPartialResults = true, requiresOnDeviceRecognition = false, addsPunctuation = false
    open var interactionIdentifier: String?, customizedLanguageModel: SFSpeechLanguageModel.Configuration?
    open var contextualStrings: [String] = []
}
/// A request for recognizing a sound file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
    public let url: URL
    public init(url URL: URL) { url = URL }
}
/// A request for recognizing live audio.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
    public override init() { super.init() }
    /// The format that recognition prefers.
    open var nativeAudioFormat: AVAudioFormat { AVAudioFormat(standardFormatWithSampleRate: 16_000, channels: 1)! }
    /// Does nothing: nothing is recognized.
    open func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer) {}
    /// Does nothing.
    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
    /// Does nothing.
    open func endAudio() {}
}
/// A task that fails.
open class SFSpeechRecognitionTask: NSObject {
    open var state: SFSpeechRecognitionTaskState { .completed }
    open private(set) var isCancelled = false
    open var isFinishing: Bool { false }
    open var error: (any Error)? { unavailableOnLinux }
    /// Does nothing.
    open func finish() {}
    open func cancel() { isCancelled = true }
}
/// The callbacks for a recognition's results. Every method is optional.
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
    func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
    func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didProcessAudioDuration duration: TimeInterval)
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
    func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
}
extension SFSpeechRecognitionTaskDelegate {
    public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
    public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didProcessAudioDuration duration: TimeInterval) {}
    /// Does nothing.
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription) {}
    /// Does nothing.
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult) {}
    /// Does nothing.
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}
    /// Does nothing.
    public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
}
/// The result of a recognition, which is never created here.
open class SFSpeechRecognitionResult: NSObject {
    open var bestTranscription: SFTranscription { SFTranscription() }
    open var transcriptions: [SFTranscription] { [] }
    open var isFinal: Bool { true }
    open var speechRecognitionMetadata: SFSpeechRecognitionMetadata? { nil }
}
/// Spoken words as text.
open class SFTranscription: NSObject {
    open var formattedString: String { "" }
    open var segments: [SFTranscriptionSegment] { [] }
    open var speakingRate: Double { 0 }
    open var averagePauseDuration: TimeInterval { 0 }
}
open class SFTranscriptionSegment: NSObject {
    open var substring: String { "" }
    open var substringRange: NSRange { NSRange(location: 0, length: 0) }
    open var timestamp: TimeInterval { 0 }
    open var duration: TimeInterval { 0 }
    open var confidence: Float { 0 }
    open var alternativeSubstrings: [String] { [] }
    open var voiceAnalytics: SFVoiceAnalytics? { nil }
}
/// The sound of a voice over time.
open class SFAcousticFeature: NSObject, @unchecked Sendable {
    open var acousticFeatureValuePerFrame: [Double] { [] }
    open var frameDuration: TimeInterval { 0 }
}
/// Measurements of a voice.
open class SFVoiceAnalytics: NSObject, @unchecked Sendable {
    open var jitter: SFAcousticFeature { SFAcousticFeature() }
    open var shimmer: SFAcousticFeature { SFAcousticFeature() }
    open var pitch: SFAcousticFeature { SFAcousticFeature() }
    open var voicing: SFAcousticFeature { SFAcousticFeature() }
}
/// Facts about recognized speech.
open class SFSpeechRecognitionMetadata: NSObject, @unchecked Sendable {
    open var speakingRate: Double { 0 }
    open var averagePauseDuration: TimeInterval { 0 }
    open var speechStartTimestamp: TimeInterval { 0 }
    open var speechDuration: TimeInterval { 0 }
    open var voiceAnalytics: SFVoiceAnalytics? { nil }
}
/// The reason for an error of the framework.
public struct SFSpeechError: Error, CustomNSError, Hashable {
    public enum Code: Int, Sendable {
        case internalServiceError = 1, undefinedTemplateClassName = 7, malformedSupplementalModel = 8, timeout = 12, missingParameter = 13,
            audioReadFailed = 2, audioDisordered = 3, unexpectedAudioFormat = 4, noModel = 5, incompatibleAudioFormats = 6
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { SFSpeechErrorDomain }
    public var errorCode: Int { code.rawValue }
}
/// The domain of the framework's errors.
public let SFSpeechErrorDomain = "SFSpeechErrorDomain"
/// The words of an app. Models aren't made.
open class SFSpeechLanguageModel: NSObject, @unchecked Sendable {
    open class Configuration: NSObject, @unchecked Sendable {
        open private(set) var languageModel: URL, vocabulary: URL?
        /// Creates a place.
        public init(languageModel: URL) { self.languageModel = languageModel }
        public init(languageModel: URL, vocabulary: URL?) { (self.languageModel, self.vocabulary) = (languageModel, vocabulary) }
    }
    /// Throws an error: models aren't made.
    open class func prepareCustomLanguageModel(for asset: URL, configuration: Configuration) async throws { throw SFSpeechError(.noModel) }
    @preconcurrency open class func prepareCustomLanguageModel(
        for asset: URL, clientIdentifier: String, configuration: Configuration, completion: @escaping @Sendable ((any Error)?) -> Void
    ) { completion(SFSpeechError(.noModel)) }
}
