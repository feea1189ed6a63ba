import UIKit

public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D, kAudioFormatAppleLossless: UInt32 = 0x616C_6163, kAudioFormatMPEGLayer3: UInt32 = 0x2E6D_7033
public let AVEncoderBitRateKey = "AVEncoderBitRateKey", AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey", AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey", AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVAudioSessionCategoryPlayAndRecord = "AVAudioSessionCategoryPlayAndRecord", AVAudioSessionCategoryPlayback = "AVAudioSessionCategoryPlayback"
public let AVAudioSessionCategoryAmbient = "AVAudioSessionCategoryAmbient", AVAudioSessionCategorySoloAmbient = "AVAudioSessionCategorySoloAmbient", AVAudioSessionCategoryRecord = "AVAudioSessionCategoryRecord"

extension AVAudioRecorder {
    public var currentTime: TimeInterval { 0 }
    public var url: URL { URL(fileURLWithPath: "/dev/null") }
    public var isMeteringEnabled: Bool {
        get { false }
        set {}
    }
    public func prepareToRecord() -> Bool { false }
    public func record(forDuration duration: TimeInterval) -> Bool { false }
    public func pause() {}
    public func updateMeters() {}
    public func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    public func peakPower(forChannel channelNumber: Int) -> Float { -160 }
    public func deleteRecording() -> Bool { false }
}
extension AVAudioPlayer {
    public var numberOfChannels: Int { 2 }
    public func play(atTime time: TimeInterval) -> Bool { play() }
    public func updateMeters() {}
    public func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    public func peakPower(forChannel channelNumber: Int) -> Float { -160 }
    public func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}
extension AVAudioSession {
    public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruptionNotification")
    public static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChangeNotification")
    public func setCategory(_ category: String) throws {}
    public func setCategory(_ category: String, with options: CategoryOptions) throws {}
    public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
    public enum PortOverride: UInt, Sendable { case none, speaker }
    public enum InterruptionType: UInt, Sendable { case ended, began }
}
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey", AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"

/// Hears that an utterance starts and, in the same moment, finishes.
@preconcurrency @MainActor
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance)
}
extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance) {}
}
/// Where speech may stop.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0, AVSpeechUtteranceMaximumSpeechRate: Float = 1
extension AVSpeechSynthesisVoice {
    public var name: String { language }
    public class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    public class func currentLanguageCode() -> String { "en-US" }
}
