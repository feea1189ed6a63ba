import CoreMediaCompanion
import UIKit

/// The callbacks for the end of playback.
@preconcurrency @MainActor
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// Called when a player has reached its end.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// Called when a file can't be decoded. It isn't called, because nothing is decoded.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
    /// Called around interruptions, of which there are none.
    func audioPlayerBeginInterruption(_ player: AVAudioPlayer)
    func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int)
}
extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
    public func audioPlayerBeginInterruption(_ player: AVAudioPlayer) {}
    public func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int) {}
}
// FIXME(gap): there is no sound: volumes and places between left and right are stored, and meters show silence.
/// A player of a sound, whose time passes without being heard. The length is that of the file's header.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    /// The object that is notified of the end.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    open private(set) var isPlaying = false, url: URL?, data: Data?
    private final let media: MediaFile?
    private final var clock = PlayClock(), end: EventLoop.Token?, rounds = 0
    /// The volume, and the place between left and right. They are stored but have no effect.
    open var volume: Float = 1, pan: Float = 0
    /// The speed, which counts if it may change.
    open var rate: Float = 1 { didSet { if isPlaying { run(from: currentTime) } } }
    open var enableRate = false
    /// The number of repetitions; a negative one repeats forever.
    open var numberOfLoops = 0
    /// Whether levels are measured, which are those of silence.
    open var isMeteringEnabled = false
    /// Settings of the output. They are stored but have no effect.
    open var channelAssignments: [Any]?, currentDevice: String?, intendedSpatialExperience: (any Sendable)?
    /// The place in seconds.
    open var currentTime: TimeInterval {
        get { clock.time(loopTime, within: duration) }
        set {
            let place = max(0, min(newValue, duration))
            if isPlaying { run(from: place) } else { clock.set(place, rate: 0, at: loopTime) }
        }
    }
    open var deviceCurrentTime: TimeInterval { loopTime }
    /// The length in seconds; 0 if the header can't be read.
    open var duration: TimeInterval { media?.duration.seconds ?? 0 }
    open var numberOfChannels: Int { media?.tracks.first.map { max(1, $0.channels) } ?? 2 }
    /// The format of the file.
    open var format: AVAudioFormat {
        AVAudioFormat(rate: media?.tracks.first?.rate ?? 44_100, count: AVAudioChannelCount(numberOfChannels))
    }
    open var settings: [String: Any] {
        media == nil
            ? [:]
            : [AVSampleRateKey: format.sampleRate, AVNumberOfChannelsKey: numberOfChannels, AVFormatIDKey: media?.tracks.first?.codec ?? 0]
    }
    /// Opens a file. Throws an error if it is missing.
    public convenience init(contentsOf url: URL) throws { try self.init(contentsOf: url, fileTypeHint: nil) }
    /// Creates a player without audio, for a declaration that is replaced later.
    public override init() { media = nil }
    /// Opens a file. Throws an error if it is missing.
    public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
        (self.url, media) = (url, MediaFile(url))
    }
    /// Creates a player of a file's bytes. Throws an error if there are none.
    public convenience init(data: Data) throws { try self.init(data: data, fileTypeHint: nil) }
    public init(data: Data, fileTypeHint utiString: String?) throws {
        guard !data.isEmpty else { throw NSError(domain: NSOSStatusErrorDomain, code: Int(kAudioFileInvalidFileError)) }
        (self.data, media) = (data, MediaFile(data))
    }
    /// Returns true.
    @discardableResult open func prepareToPlay() -> Bool { true }
    /// Starts to play, and returns true. The delegate is called at the end.
    @discardableResult open func play() -> Bool {
        guard !isPlaying else { return true }
        (isPlaying, rounds) = (true, numberOfLoops)
        run(from: currentTime >= duration ? 0 : currentTime)
        return true
    }
    /// Starts to play at a time of the device, at once if it has passed.
    @discardableResult open func play(atTime time: TimeInterval) -> Bool {
        let delay = time - deviceCurrentTime
        guard !isPlaying, delay > 0 else { return play() }
        (isPlaying, rounds) = (true, numberOfLoops)
        let place = currentTime >= duration ? 0 : currentTime
        whenOnMain { [self] in
            end?.cancel()
            end = EventLoop.main.schedule(after: delay) { [weak self] in self?.run(from: place) }
        }
        return true
    }
    /// Stops at the present place.
    open func pause() {
        let place = currentTime
        isPlaying = false
        clock.set(place, rate: 0, at: loopTime)
        whenOnMain { [self] in end?.cancel() }
    }
    /// Stops at the present place.
    open func stop() { pause() }
    /// Sets the volume immediately.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    /// Does nothing: the levels are always those of silence.
    open func updateMeters() {}
    /// Returns the level of silence in decibels.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

    private func run(from place: TimeInterval) {
        let speed = enableRate && rate > 0 ? Double(rate) : 1
        clock.set(place, rate: speed, at: loopTime)
        whenOnMain { [self] in
            end?.cancel()
            // A file whose length isn't known doesn't end.
            guard isPlaying, duration > 0 else { return }
            end = EventLoop.main.schedule(after: (duration - place) / speed) { [weak self] in self?.reachedEnd() }
        }
    }
    @MainActor private func reachedEnd() {
        guard isPlaying else { return }
        if rounds != 0 {
            rounds -= rounds > 0 ? 1 : 0
            return run(from: 0)
        }
        isPlaying = false
        clock.set(0, rate: 0, at: EventLoop.main.now)
        delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    }
}
/// A player of notes. It plays none.
open class AVMIDIPlayer: NSObject {
    /// Settings, and the state. Playing is never in progress.
    open var rate: Float = 1, currentPosition: TimeInterval = 0
    open var duration: TimeInterval { 0 }
    open var isPlaying: Bool { false }
    /// Throws an error: notes aren't read.
    public init(contentsOf inURL: URL, soundBankURL bankURL: URL?) throws { throw unavailableOnLinux }
    public init(data: Data, soundBankURL bankURL: URL?) throws { throw unavailableOnLinux }
    open func prepareToPlay() {}
    /// Calls the handler: nothing plays.
    open func play(_ completionHandler: (() -> Void)? = nil) { completionHandler?() }
    open func stop() {}
}

// The keys of settings of sound.

public let AVFormatIDKey = "AVFormatIDKey", AVSampleRateKey = "AVSampleRateKey", AVNumberOfChannelsKey = "AVNumberOfChannelsKey",
    AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey", AVEncoderAudioQualityForVBRKey = "AVEncoderAudioQualityForVBRKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey", AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey",
    AVEncoderBitRateStrategyKey = "AVEncoderBitRateStrategyKey", AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
/// The keys for the kind of samples.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey", AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey",
    AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey", AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleavedKey"
public let AVChannelLayoutKey = "AVChannelLayoutKey", AVAudioFileTypeKey = "AVAudioFileTypeKey",
    AVSampleRateConverterAudioQualityKey = "AVSampleRateConverterAudioQualityKey",
    AVSampleRateConverterAlgorithmKey = "AVSampleRateConverterAlgorithmKey"
/// The ways to convert rates, and the strategies of bit rates.
public let AVSampleRateConverterAlgorithm_Normal = "AVSampleRateConverterAlgorithm_Normal",
    AVSampleRateConverterAlgorithm_Mastering = "AVSampleRateConverterAlgorithm_Mastering",
    AVAudioBitRateStrategy_Constant = "AVAudioBitRateStrategy_Constant", AVAudioBitRateStrategy_Variable = "AVAudioBitRateStrategy_Variable"
/// The quality of an audio encoding.
public enum AVAudioQuality: Int, Sendable { case min = 0, low = 32, medium = 64, high = 96, max = 127 }
