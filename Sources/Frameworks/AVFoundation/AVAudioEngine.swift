import Foundation

// A graph of nodes that can be built and connected. It does not start: there is no audio hardware.

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeBus = Int
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

/// The storage format of samples: their rate in hertz and their channels. Initializers fail without either.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    open private(set) var sampleRate: Double, channelCount: AVAudioChannelCount
    open var settings: [String: Any] { [AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount)] }
    public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        guard sampleRate > 0, channels > 0 else { return nil }
        (self.sampleRate, channelCount) = (sampleRate, channels)
    }
    init(rate: Double, count: AVAudioChannelCount) { (sampleRate, channelCount) = (rate, count) }
}
/// A position in a stream, counted in samples.
open class AVAudioTime: NSObject, @unchecked Sendable {
    open private(set) var sampleTime: AVAudioFramePosition, sampleRate: Double
    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
    }
}
/// A buffer of silence, which may be overwritten.
open class AVAudioPCMBuffer: NSObject {
    open private(set) var format: AVAudioFormat, frameCapacity: AVAudioFrameCount
    open var frameLength: AVAudioFrameCount = 0
    private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>
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
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { UnsafePointer(channels) }
}
/// An audio file, whose content is not read.
open class AVAudioFile: NSObject {
    open private(set) var url: URL
    open var processingFormat: AVAudioFormat { AVAudioFormat(rate: 44100, count: 2) }
    open var fileFormat: AVAudioFormat { processingFormat }
    open var length: AVAudioFramePosition { 0 }
    public init(forReading fileURL: URL) throws {
        guard FileManager.default.fileExists(atPath: fileURL.path) else { throw CocoaError(.fileReadNoSuchFile) }
        url = fileURL
    }
    public init(forWriting fileURL: URL, settings: [String: Any]) throws { throw unavailableOnLinux }
    open func read(into buffer: AVAudioPCMBuffer) throws { throw unavailableOnLinux }
    open func write(from buffer: AVAudioPCMBuffer) throws { throw unavailableOnLinux }
}
/// A node in an engine's graph. No audio flows: taps are not called, and both sides report 44.1 kHz stereo.
open class AVAudioNode: NSObject {
    open internal(set) weak var engine: AVAudioEngine?
    public override init() { super.init() }
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat(rate: 44100, count: 2) }
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat(rate: 44100, count: 2) }
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?, block tapBlock: @escaping AVAudioNodeTapBlock
    ) {}
    open func removeTap(onBus bus: AVAudioNodeBus) {}
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
    public static let loops = Self(rawValue: 1), interrupts = Self(rawValue: 2), interruptsAtLoop = Self(rawValue: 4)
}
/// A node that accepts files and buffers and plays none of them, so completion handlers are not called. It is never playing, because no
/// engine runs.
open class AVAudioPlayerNode: AVAudioNode {
    open private(set) var isPlaying = false
    open var volume: Float = 1, pan: Float = 0, rate: Float = 1
    open func play() { isPlaying = engine?.isRunning == true }
    open func play(at when: AVAudioTime?) { play() }
    open func pause() { isPlaying = false }
    open func stop() { isPlaying = false }
    open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (@Sendable () -> Void)? = nil) {}
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (@Sendable () -> Void)? = nil) {}
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: (@Sendable () -> Void)? = nil
    ) {}
    open var lastRenderTime: AVAudioTime? { nil }
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
    case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral, largeRoom2, mediumHall2,
        mediumHall3, largeHall2
}
/// A node that stores its mix, in percent.
open class AVAudioUnitReverb: AVAudioUnitEffect {
    open var wetDryMix: Float = 0
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}
/// The presets of a distortion.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
    case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1, multiDecimated2,
        multiDecimated3, multiDecimated4
    case multiDistortedFunk, multiDistortedCubed, multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1, multiEchoTight2,
        multiEverythingIsBroken
    case speechAlienChatter, speechCosmicInterference, speechGoldenPi, speechRadioTower, speechWaves
}
/// A node that stores its mix, in percent, and its gain in decibels.
open class AVAudioUnitDistortion: AVAudioUnitEffect {
    open var wetDryMix: Float = 50, preGain: Float = -6
    open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}
/// A node that stores its delay in seconds, its feedback and mix in percent, and its cutoff in hertz.
open class AVAudioUnitDelay: AVAudioUnitEffect {
    open var delayTime: TimeInterval = 1
    open var feedback: Float = 50, lowPassCutoff: Float = 15000, wetDryMix: Float = 100
}
/// A graph of nodes. `start()` throws, because there is no audio hardware.
open class AVAudioEngine: NSObject {
    open private(set) var mainMixerNode = AVAudioMixerNode(), inputNode = AVAudioInputNode(), outputNode = AVAudioOutputNode()
    open private(set) var attachedNodes: Set<AVAudioNode> = []
    open var isRunning: Bool { false }
    public override init() {
        super.init()
        for node in [mainMixerNode, inputNode, outputNode] as [AVAudioNode] { attach(node) }
    }
    open func attach(_ node: AVAudioNode) {
        node.engine = self
        attachedNodes.insert(node)
    }
    open func detach(_ node: AVAudioNode) {
        node.engine = nil
        attachedNodes.remove(node)
    }
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
    open func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus, format: AVAudioFormat?
    ) {}
    open func disconnectNodeOutput(_ node: AVAudioNode) {}
    open func prepare() {}
    open func start() throws { throw unavailableOnLinux }
    open func pause() {}
    open func stop() {}
    open func reset() {}
}
