import UIKit

// Speech. No voice is heard; an utterance takes the time that reading it at its rate takes, on the event loop.

/// Text to speak, with rate, pitch, and volume.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    open private(set) var speechString: String, attributedSpeechString: NSAttributedString
    /// The speed, the pitch, and the volume of speech. The speed determines how long it takes.
    open var rate: Float = AVSpeechUtteranceDefaultSpeechRate, pitchMultiplier: Float = 1, volume: Float = 1
    /// The voice; nil uses the system's. It is stored but has no effect.
    open var voice: AVSpeechSynthesisVoice?
    /// The pauses around the speech in seconds.
    open var preUtteranceDelay: TimeInterval = 0, postUtteranceDelay: TimeInterval = 0
    open var prefersAssistiveTechnologySettings = false
    public init(string: String) { (speechString, attributedSpeechString) = (string, NSAttributedString(string: string)) }
    /// Creates speech of an attributed text, whose attributes have no effect.
    public init(attributedString string: NSAttributedString) { (speechString, attributedSpeechString) = (string.string, string) }
    /// Creates speech of a marked text; nil if it isn't XML of speech. The marks have no effect.
    public convenience init?(ssmlRepresentation string: String) {
        guard string.contains("<speak"), string.contains("</speak>") else { return nil }
        self.init(string: string.replacingOccurrences(of: "<[^>]*>", with: "", options: .regularExpression))
    }
}
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable { case `default` = 1, enhanced, premium }
public enum AVSpeechSynthesisVoiceGender: Int, Sendable { case unspecified, male, female }
/// A voice for a language. None is installed, but code may request one.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    /// The traits of a voice.
    public struct Traits: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A funny voice, or that of the user.
        public static let isNoveltyVoice = Self(rawValue: 1), isPersonalVoice = Self(rawValue: 2)
    }
    open private(set) var language: String
    /// Creates a voice of a language; nil means US English.
    public init?(language: String?) { self.language = language ?? "en-US" }
    /// Fails: no voice is installed.
    public convenience init?(identifier: String) { return nil }
    open var identifier: String { language }
    open var name: String { language }
    open var quality: AVSpeechSynthesisVoiceQuality { .default }
    open var gender: AVSpeechSynthesisVoiceGender { .unspecified }
    open var voiceTraits: Traits { [] }
    open var audioFileSettings: [String: Any] { [:] }
    /// Returns no voices.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    /// Returns US English.
    open class func currentLanguageCode() -> String { "en-US" }
}
/// The identifier of a voice of high quality.
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"
/// The attribute of a text's pronunciation.
public let AVSpeechSynthesisIPANotationAttribute = "AVSpeechSynthesisIPANotationAttribute"
/// The callbacks of an utterance.
@preconcurrency @MainActor
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// Called when speech has ended.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// Called when speech pauses, continues, or is stopped.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    /// Called before a word is spoken.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance)
}
extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance
    ) {}
}
/// The boundary at which speech may stop. Speech stops immediately in any case.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
/// The slowest, the usual, and the fastest speech rates.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0, AVSpeechUtteranceDefaultSpeechRate: Float = 0.5,
    AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// Speaks utterances one after the other, silently.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    /// Whether the user allows the use of a personal voice, which isn't supported.
    public enum PersonalVoiceAuthorizationStatus: UInt, Sendable { case notDetermined, denied, unsupported, authorized }
    /// The object that is notified of the progress of speech.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    open private(set) var isPaused = false
    /// Settings of the output. They are stored but have no effect.
    open var usesApplicationAudioSession = true, mixToTelephonyUplink = false, outputChannels: [Any]?
    private final var queue: [AVSpeechUtterance] = [], words: [NSRange] = [], next = 0, step: EventLoop.Token?
    /// Whether utterances are spoken or wait.
    open var isSpeaking: Bool { !queue.isEmpty }
    public override init() { super.init() }
    /// Adds an utterance, which begins in a later turn if no other is spoken.
    open func speak(_ utterance: AVSpeechUtterance) {
        queue.append(utterance)
        if queue.count == 1 { whenOnMain { [self] in begin() } }
    }
    /// Calls the closure with an empty buffer, which is the end: no voice makes sound.
    @preconcurrency open func write(
        _ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping @Sendable (AVAudioBuffer) -> Void
    ) {
        if let empty = AVAudioPCMBuffer(pcmFormat: AVAudioFormat(rate: 22_050, count: 1), frameCapacity: 0) { bufferCallback(empty) }
    }
    /// Ends all utterances. Returns whether there was one.
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard let utterance = queue.first else { return false }
        (queue, isPaused) = ([], false)
        whenOnMain { [self] in
            step?.cancel()
            delegate?.speechSynthesizer(self, didCancel: utterance)
        }
        return true
    }
    /// Interrupts speech. Returns whether that was possible.
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard let utterance = queue.first, !isPaused else { return false }
        isPaused = true
        whenOnMain { [self] in
            step?.cancel()
            delegate?.speechSynthesizer(self, didPause: utterance)
        }
        return true
    }
    /// Continues speech. Returns whether that was possible.
    @discardableResult open func continueSpeaking() -> Bool {
        guard let utterance = queue.first, isPaused else { return false }
        isPaused = false
        whenOnMain { [self] in
            delegate?.speechSynthesizer(self, didContinue: utterance)
            speakNext(utterance)
        }
        return true
    }
    /// Returns that a personal voice isn't supported.
    open class var personalVoiceAuthorizationStatus: PersonalVoiceAuthorizationStatus { .unsupported }
    @preconcurrency open class func requestPersonalVoiceAuthorization(
        completionHandler handler: @escaping @Sendable (PersonalVoiceAuthorizationStatus) -> Void
    ) {
        handler(.unsupported)
    }
    open class func requestPersonalVoiceAuthorization() async -> PersonalVoiceAuthorizationStatus { .unsupported }

    @MainActor private func begin() {
        guard let utterance = queue.first else { return }
        let text = utterance.speechString as NSString
        (words, next) = ([], 0)
        var place = 0
        for part in utterance.speechString.components(separatedBy: .whitespacesAndNewlines) where !part.isEmpty {
            let found = text.range(of: part, options: [], range: NSRange(location: place, length: text.length - place))
            guard found.location != NSNotFound else { continue }
            words.append(found)
            place = found.location + found.length
        }
        step = EventLoop.main.schedule(after: max(0, utterance.preUtteranceDelay)) { [weak self] in
            guard let self, self.queue.first === utterance else { return }
            self.delegate?.speechSynthesizer(self, didStart: utterance)
            self.speakNext(utterance)
        }
    }
    @MainActor private func speakNext(_ utterance: AVSpeechUtterance) {
        guard queue.first === utterance, !isPaused else { return }
        guard next < words.count else {
            step = EventLoop.main.schedule(after: max(0, utterance.postUtteranceDelay)) { [weak self] in
                guard let self, self.queue.first === utterance else { return }
                self.queue.removeFirst()
                self.delegate?.speechSynthesizer(self, didFinish: utterance)
                self.begin()
            }
            return
        }
        let word = words[next]
        next += 1
        delegate?.speechSynthesizer(self, willSpeakRangeOfSpeechString: word, utterance: utterance)
        // Some 3 words a second at the usual rate.
        let pace = 0.17 / Double(max(0.1, min(utterance.rate, 1)))
        step = EventLoop.main.schedule(after: pace) { [weak self] in self?.speakNext(utterance) }
    }
}
