import Foundation

// A graph of nodes that can be built and connected. It does not start: there is no audio hardware.

/// A number of frames, each of which has a sample for every channel.
public typealias AVAudioFrameCount = UInt32
/// A place among frames.
public typealias AVAudioFramePosition = Int64
/// A number of channels.
public typealias AVAudioChannelCount = UInt32
/// The number of a node's input or output.
public typealias AVAudioNodeBus = Int
/// A closure that receives the sound of a node. It is never called, because there is no sound.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

/// The storage format of samples: their rate in hertz and their channels. Initializers fail without either.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    open private(set) var sampleRate: Double, channelCount: AVAudioChannelCount
    /// The sample rate and the number of channels, by their keys.
    open var settings: [String: Any] { [AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount)] }
    /// Creates a format of 32-bit samples. Returns nil if the rate or the number of channels is 0.
    public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        guard sampleRate > 0, channels > 0 else { return nil }
        (self.sampleRate, channelCount) = (sampleRate, channels)
    }
    init(rate: Double, count: AVAudioChannelCount) { (sampleRate, channelCount) = (rate, count) }
}
/// A position in a stream, counted in samples.
open class AVAudioTime: NSObject, @unchecked Sendable {
    open private(set) var sampleTime: AVAudioFramePosition, sampleRate: Double
    /// Creates a time by a number of samples and their rate.
    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
    }
}
/// A buffer of silence, which may be overwritten.
open class AVAudioPCMBuffer: NSObject {
    open private(set) var format: AVAudioFormat, frameCapacity: AVAudioFrameCount
    /// The number of frames that contain sound.
    open var frameLength: AVAudioFrameCount = 0
    private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>
    /// Creates a silent buffer with room for a number of frames.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        (self.format, self.frameCapacity) = (format, frameCapacity)
        channels = .allocate(capacity: Int(format.channelCount))
        for channel in 0..<Int(format.channelCount) {
            let samples = UnsafeMutablePointer<Float>.allocate(capacity: max(1, Int(frameCapacity)))
            samples.initialize(repeating: 0, count: max(1, Int(frameCapacity)))
            (channels + channel).initialize(to: samples)
        }
    }
    deinit {
        for channel in 0..<Int(format.channelCount) { channels[channel].deallocate() }
        channels.deallocate()
    }
    /// The samples of each channel.
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { UnsafePointer(channels) }
}
/// An audio file, whose content is not read.
open class AVAudioFile: NSObject {
    open private(set) var url: URL
    /// The format in which samples are read, which is always stereo at 44,100 Hz.
    open var processingFormat: AVAudioFormat { AVAudioFormat(rate: 44100, count: 2) }
    /// The format of the file, which is always stereo at 44,100 Hz.
    open var fileFormat: AVAudioFormat { processingFormat }
    /// The number of frames in the file, which is always 0.
    open var length: AVAudioFramePosition { 0 }
    /// Opens a file. Throws an error if it is missing; its content isn't read.
    public init(forReading fileURL: URL) throws {
        guard FileManager.default.fileExists(atPath: fileURL.path) else { throw CocoaError(.fileReadNoSuchFile) }
        url = fileURL
    }
    /// Throws an error: no file is written.
    public init(forWriting fileURL: URL, settings: [String: Any]) throws { throw unavailableOnLinux }
    /// Throws an error: no file is decoded.
    open func read(into buffer: AVAudioPCMBuffer) throws { throw unavailableOnLinux }
    /// Throws an error: no file is encoded.
    open func write(from buffer: AVAudioPCMBuffer) throws { throw unavailableOnLinux }
}
/// A node in an engine's graph. No audio flows: taps are not called, and both sides report 44.1 kHz stereo.
open class AVAudioNode: NSObject {
    open internal(set) weak var engine: AVAudioEngine?
    public override init() { super.init() }
    /// Returns the format of an output, which is always stereo at 44,100 Hz.
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat(rate: 44100, count: 2) }
    /// Returns the format of an input, which is always stereo at 44,100 Hz.
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat(rate: 44100, count: 2) }
    /// Does nothing: the closure isn't called, because there is no sound.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?, block tapBlock: @escaping AVAudioNodeTapBlock
    ) {}
    /// Does nothing.
    open func removeTap(onBus bus: AVAudioNodeBus) {}
    /// Does nothing.
    open func reset() {}
}
/// The node of the microphone.
open class AVAudioInputNode: AVAudioNode {}
/// The node of the speaker.
open class AVAudioOutputNode: AVAudioNode {}
/// A node that stores its volume and mixes nothing.
open class AVAudioMixerNode: AVAudioNode { open var outputVolume: Float = 1, volume: Float = 1, pan: Float = 0 }
/// The effect of a scheduled buffer on earlier ones.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The buffer is repeated, plays immediately, or plays after the current repetition.
    public static let loops = Self(rawValue: 1), interrupts = Self(rawValue: 2), interruptsAtLoop = Self(rawValue: 4)
}
/// A node that accepts files and buffers and plays none of them, so completion handlers are not called. It is never playing, because no
/// engine runs.
open class AVAudioPlayerNode: AVAudioNode {
    open private(set) var isPlaying = false
    /// The volume, the place between left and right, and the speed. They are stored but have no effect.
    open var volume: Float = 1, pan: Float = 0, rate: Float = 1
    /// Marks the node as playing if its engine runs, which it never does.
    open func play() { isPlaying = engine?.isRunning == true }
    /// Marks the node as playing, as ``play()`` does.
    open func play(at when: AVAudioTime?) { play() }
    /// Marks the node as not playing.
    open func pause() { isPlaying = false }
    /// Marks the node as not playing.
    open func stop() { isPlaying = false }
    /// Does nothing: the handler isn't called, because nothing plays.
    open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (@Sendable () -> Void)? = nil) {}
    /// Does nothing: the handler isn't called, because nothing plays.
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (@Sendable () -> Void)? = nil) {}
    /// Does nothing: the handler isn't called, because nothing plays.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: (@Sendable () -> Void)? = nil
    ) {}
    /// The time of the last rendering, which is always nil.
    open var lastRenderTime: AVAudioTime? { nil }
    /// Returns nil, because nothing plays.
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
}
/// A node that processes audio.
open class AVAudioUnit: AVAudioNode {}
/// A node that stores its settings and processes nothing.
open class AVAudioUnitEffect: AVAudioUnit { open var bypass = false }
/// A node that stores its settings and processes nothing.
open class AVAudioUnitTimeEffect: AVAudioUnit { open var bypass = false }
/// A node that stores its rate and its pitch, in cents.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect { open var rate: Float = 1, pitch: Float = 0, overlap: Float = 8 }
/// A node that stores its rate.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect { open var rate: Float = 1 }
/// The presets of a reverb.
public enum AVAudioUnitReverbPreset: Int, Sendable {
    /// The size and kind of the room. It has no effect.
    case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral, largeRoom2, mediumHall2,
        mediumHall3, largeHall2
}
/// A node that stores its mix, in percent.
open class AVAudioUnitReverb: AVAudioUnitEffect {
    /// The part of the reverberation in percent. It is stored but has no effect.
    open var wetDryMix: Float = 0
    /// Does nothing.
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}
/// The presets of a distortion.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
    /// The distortions of drums, and of several effects.
    case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1, multiDecimated2,
        multiDecimated3, multiDecimated4
    /// The distortions and echoes of several effects.
    case multiDistortedFunk, multiDistortedCubed, multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1, multiEchoTight2,
        multiEverythingIsBroken
    /// The distortions of speech.
    case speechAlienChatter, speechCosmicInterference, speechGoldenPi, speechRadioTower, speechWaves
}
/// A node that stores its mix, in percent, and its gain in decibels.
open class AVAudioUnitDistortion: AVAudioUnitEffect {
    /// The part of the distortion in percent, and the gain before it in decibels. They are stored but have no effect.
    open var wetDryMix: Float = 50, preGain: Float = -6
    /// Does nothing.
    open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}
/// A node that stores its delay in seconds, its feedback and mix in percent, and its cutoff in hertz.
open class AVAudioUnitDelay: AVAudioUnitEffect {
    /// The delay in seconds. It is stored but has no effect.
    open var delayTime: TimeInterval = 1
    /// The feedback in percent, the cutoff in hertz, and the part of the delay in percent. They are stored but have no effect.
    open var feedback: Float = 50, lowPassCutoff: Float = 15000, wetDryMix: Float = 100
}
/// A graph of nodes. `start()` throws, because there is no audio hardware.
open class AVAudioEngine: NSObject {
    open private(set) var mainMixerNode = AVAudioMixerNode(), inputNode = AVAudioInputNode(), outputNode = AVAudioOutputNode()
    open private(set) var attachedNodes: Set<AVAudioNode> = []
    /// Whether the engine runs, which is always false.
    open var isRunning: Bool { false }
    public override init() {
        super.init()
        for node in [mainMixerNode, inputNode, outputNode] as [AVAudioNode] { attach(node) }
    }
    /// Adds a node to the engine.
    open func attach(_ node: AVAudioNode) {
        node.engine = self
        attachedNodes.insert(node)
    }
    /// Removes a node from the engine.
    open func detach(_ node: AVAudioNode) {
        node.engine = nil
        attachedNodes.remove(node)
    }
    /// Does nothing: there is no sound to pass on.
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
    /// Does nothing: there is no sound to pass on.
    open func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus, format: AVAudioFormat?
    ) {}
    /// Does nothing.
    open func disconnectNodeOutput(_ node: AVAudioNode) {}
    /// Does nothing.
    open func prepare() {}
    /// Throws an error: there is no sound.
    open func start() throws { throw unavailableOnLinux }
    /// Does nothing.
    open func pause() {}
    /// Does nothing.
    open func stop() {}
    /// Does nothing.
    open func reset() {}
}
