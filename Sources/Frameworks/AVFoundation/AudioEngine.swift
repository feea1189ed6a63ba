import CoreMediaCompanion
import UIKit

// A graph of nodes that can be built and connected. It does not start: there is no audio hardware.

/// A closure that receives the sound of a node. It is never called, because there is no sound.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
/// Called when a node has ended.
public typealias AVAudioNodeCompletionHandler = @Sendable () -> Void
/// A place in space.
public struct AVAudio3DPoint: Sendable, Equatable {
    /// The coordinates in meters.
    public var x: Float, y: Float, z: Float
    /// Creates the origin.
    public init() { (x, y, z) = (0, 0, 0) }
    /// Creates a place.
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
}
/// A direction in space.
public typealias AVAudio3DVector = AVAudio3DPoint
/// Creates a place.
public func AVAudioMake3DPoint(_ x: Float, _ y: Float, _ z: Float) -> AVAudio3DPoint { AVAudio3DPoint(x: x, y: y, z: z) }
/// The angles of a listener in degrees.
public struct AVAudio3DAngularOrientation: Sendable, Equatable {
    /// The angles.
    public var yaw: Float, pitch: Float, roll: Float
    public init(yaw: Float = 0, pitch: Float = 0, roll: Float = 0) { (self.yaw, self.pitch, self.roll) = (yaw, pitch, roll) }
}
/// How a source is placed in space.
public enum AVAudio3DMixingRenderingAlgorithm: Int, Sendable {
    case equalPowerPanning, sphericalHead, HRTF, soundField, stereoPassThrough = 5, HRTFHQ, auto
}
/// The algorithm that renders a source in space.
public enum AVAudio3DMixingSourceMode: Int, Sendable { case spatializeIfMono, bypass, pointSource, ambienceBed }
/// The rendering of a source inside the listener's head.
public enum AVAudio3DMixingPointSourceInHeadMode: Int, Sendable { case mono, bypass }
/// A node with places for the inputs of a mixer.
public protocol AVAudioStereoMixing: NSObjectProtocol {
    /// The place between left and right.
    var pan: Float { get set }
}
/// A node with a place in space. The values are stored but have no effect.
public protocol AVAudio3DMixing: NSObjectProtocol {
    var renderingAlgorithm: AVAudio3DMixingRenderingAlgorithm { get set }
    var sourceMode: AVAudio3DMixingSourceMode { get set }
    var rate: Float { get set }
    var reverbBlend: Float { get set }
    var obstruction: Float { get set }
    var occlusion: Float { get set }
    var position: AVAudio3DPoint { get set }
    var pointSourceInHeadMode: AVAudio3DMixingPointSourceInHeadMode { get set }
}
/// A node whose volume counts for the mixer after it.
public protocol AVAudioMixing: AVAudioStereoMixing, AVAudio3DMixing {
    var volume: Float { get set }
    /// Returns the place in a mixer, or nil.
    func destination(forMixer mixer: AVAudioNode, bus: AVAudioNodeBus) -> AVAudioMixingDestination?
}
/// The values of a node for the mixer after it.
struct MixingValues {
    var volume: Float = 1, pan: Float = 0, rate: Float = 1, reverbBlend: Float = 0, obstruction: Float = 0, occlusion: Float = 0
    var renderingAlgorithm = AVAudio3DMixingRenderingAlgorithm.equalPowerPanning
    var sourceMode = AVAudio3DMixingSourceMode.spatializeIfMono, position = AVAudio3DPoint()
    var inHead = AVAudio3DMixingPointSourceInHeadMode.mono
}
extension AVAudioMixing where Self: AVAudioNode {
    public var volume: Float {
        get { mixing.volume }
        set { mixing.volume = newValue }
    }
    public var pan: Float {
        get { mixing.pan }
        set { mixing.pan = newValue }
    }
    public var rate: Float {
        get { mixing.rate }
        set { mixing.rate = newValue }
    }
    public var reverbBlend: Float {
        get { mixing.reverbBlend }
        set { mixing.reverbBlend = newValue }
    }
    public var obstruction: Float {
        get { mixing.obstruction }
        set { mixing.obstruction = newValue }
    }
    public var occlusion: Float {
        get { mixing.occlusion }
        set { mixing.occlusion = newValue }
    }
    public var renderingAlgorithm: AVAudio3DMixingRenderingAlgorithm {
        get { mixing.renderingAlgorithm }
        set { mixing.renderingAlgorithm = newValue }
    }
    public var sourceMode: AVAudio3DMixingSourceMode {
        get { mixing.sourceMode }
        set { mixing.sourceMode = newValue }
    }
    public var position: AVAudio3DPoint {
        get { mixing.position }
        set { mixing.position = newValue }
    }
    public var pointSourceInHeadMode: AVAudio3DMixingPointSourceInHeadMode {
        get { mixing.inHead }
        set { mixing.inHead = newValue }
    }
    /// Returns nil: a node has the same values for each mixer.
    public func destination(forMixer mixer: AVAudioNode, bus: AVAudioNodeBus) -> AVAudioMixingDestination? { nil }
}
/// The place of a node in a mixer. There is none.
open class AVAudioMixingDestination: NSObject {}
/// A node in an engine's graph. No audio flows: taps are not called, and both sides report the connected format, or 44.1 kHz stereo.
open class AVAudioNode: NSObject, @unchecked Sendable {
    open internal(set) weak var engine: AVAudioEngine?
    fileprivate final var formats: [AVAudioNodeBus: AVAudioFormat] = [:], inputs: [AVAudioNodeBus: AVAudioFormat] = [:]
    fileprivate final var taps: [AVAudioNodeBus: AVAudioNodeTapBlock] = [:]
    final var mixing = MixingValues()
    public override init() { super.init() }
    open var numberOfInputs: Int { 1 }
    open var numberOfOutputs: Int { 1 }
    open var lastRenderTime: AVAudioTime? { nil }
    open var latency: TimeInterval { 0 }
    open var outputPresentationLatency: TimeInterval { 0 }
    open var auAudioUnit: AUAudioUnit { AUAudioUnit() }
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { formats[bus] ?? AVAudioFormat(rate: 44_100, count: 2) }
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { inputs[bus] ?? AVAudioFormat(rate: 44_100, count: 2) }
    open func name(forInputBus bus: AVAudioNodeBus) -> String? { nil }
    open func name(forOutputBus bus: AVAudioNodeBus) -> String? { nil }
    /// Keeps a closure, which isn't called, because there is no sound.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?, block tapBlock: @escaping AVAudioNodeTapBlock
    ) { taps[bus] = tapBlock }
    /// Removes a closure.
    open func removeTap(onBus bus: AVAudioNodeBus) { taps[bus] = nil }
    /// Does nothing.
    open func reset() {}
}
/// The node of an input or output of the device.
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
    open var presentationLatency: TimeInterval { 0 }
    open var audioUnit: AudioUnit? { nil }
    open private(set) var isVoiceProcessingEnabled = false
    /// Throws an error: there is no microphone.
    open func setVoiceProcessingEnabled(_ enabled: Bool) throws { if enabled { throw unavailableOnLinux } }
}
/// The node of the microphone.
open class AVAudioInputNode: AVAudioIONode, AVAudioMixing, @unchecked Sendable {
    open var isVoiceProcessingBypassed = false, isVoiceProcessingAGCEnabled = true, isVoiceProcessingInputMuted = false
    /// Returns false: the device has no input.
    open func setManualRenderingInputPCMFormat(
        _ format: AVAudioFormat, inputBlock block: @escaping (AVAudioFrameCount) -> UnsafePointer<AudioBufferList>?
    ) -> Bool { false }
}
/// The node of the speaker.
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {}
/// A node that stores its volume and mixes nothing.
open class AVAudioMixerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    open var outputVolume: Float = 1
    open var nextAvailableInputBus: AVAudioNodeBus { (inputs.keys.max() ?? -1) + 1 }
}
/// A mixer of sources in space, which stores its values and mixes nothing.
open class AVAudioEnvironmentNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    open var outputVolume: Float = 1, outputType = AVAudioEnvironmentOutputType.auto
    open var listenerPosition = AVAudio3DPoint(), listenerAngularOrientation = AVAudio3DAngularOrientation(),
        listenerVectorOrientation = AVAudio3DVectorOrientation(), isListenerHeadTrackingEnabled = false
    open var nextAvailableInputBus: AVAudioNodeBus { (inputs.keys.max() ?? -1) + 1 }
    /// How distance makes a source quieter.
    public let distanceAttenuationParameters = AVAudioEnvironmentDistanceAttenuationParameters()
    /// The echo of the room.
    public let reverbParameters = AVAudioEnvironmentReverbParameters()
    /// The algorithms for the current output. There is none.
    open var applicableRenderingAlgorithms: [NSNumber] { [] }
}
/// The device for which a mixer prepares sound.
public enum AVAudioEnvironmentOutputType: Int, Sendable { case auto, headphones, builtInSpeakers, externalSpeakers }
/// The directions in front of and above a listener.
public struct AVAudio3DVectorOrientation: Sendable, Equatable {
    public var forward: AVAudio3DVector, up: AVAudio3DVector
    /// Creates the orientation of a listener who looks along the negative z axis.
    public init() { (forward, up) = (AVAudioMake3DPoint(0, 0, -1), AVAudioMake3DPoint(0, 1, 0)) }
    public init(forward: AVAudio3DVector, up: AVAudio3DVector) { (self.forward, self.up) = (forward, up) }
}
/// The curve of the volume over the distance.
public enum AVAudioEnvironmentDistanceAttenuationModel: Int, Sendable { case exponential = 1, inverse, linear }
/// How distance makes a source quieter. The values, which begin with those of AVAudioEnvironmentNode.h, have no effect.
open class AVAudioEnvironmentDistanceAttenuationParameters: NSObject, @unchecked Sendable {
    open var distanceAttenuationModel = AVAudioEnvironmentDistanceAttenuationModel.inverse
    open var referenceDistance: Float = 1, maximumDistance: Float = 100_000, rolloffFactor: Float = 1
}
/// The echo of a room. The values have no effect.
open class AVAudioEnvironmentReverbParameters: NSObject, @unchecked Sendable {
    open var enable = false, level: Float = 0
    /// The filter of the echo.
    public let filterParameters = AVAudioUnitEQFilterParameters()
    /// Does nothing: there are no presets.
    open func loadFactoryReverbPreset(_ preset: AVAudioUnitReverbPreset) {}
}
/// Delivers sound of an app's own. The closure isn't called.
open class AVAudioSourceNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    /// Called for sound.
    public typealias RenderBlock = (
        UnsafeMutablePointer<ObjCBool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount, UnsafeMutablePointer<AudioBufferList>
    ) -> OSStatus
    /// Creates a node of a closure, which isn't called.
    public init(renderBlock block: @escaping RenderBlock) {}
    public init(format: AVAudioFormat, renderBlock block: @escaping RenderBlock) {
        super.init()
        formats[0] = format
    }
}
/// A closure that delivers sound.
public typealias AVAudioSourceNodeRenderBlock = AVAudioSourceNode.RenderBlock
/// Receives sound. The closure isn't called.
open class AVAudioSinkNode: AVAudioNode, @unchecked Sendable {
    /// Called with sound.
    public typealias ReceiverBlock = (UnsafePointer<AudioTimeStamp>, AVAudioFrameCount, UnsafePointer<AudioBufferList>) -> OSStatus
    /// Creates a node of a closure, which isn't called.
    public init(receiverBlock block: @escaping ReceiverBlock) {}
}
/// The effect of a scheduled buffer on earlier ones.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The buffer is repeated, or interrupts earlier ones: at once or after the current repetition.
    public static let loops = Self(rawValue: 1), interrupts = Self(rawValue: 2), interruptsAtLoop = Self(rawValue: 4)
}
/// When a handler is called.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable { case dataConsumed, dataRendered, dataPlayedBack }
/// A node that accepts files and buffers and plays none of them, because no engine runs. Stopping calls the handlers of what is scheduled.
open class AVAudioPlayerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    /// Called when sound was played, or when the node stops.
    public typealias Completion = @Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void
    open private(set) var isPlaying = false
    private final var waiting: [@Sendable () -> Void] = []
    /// Marks the node as playing if its engine runs, which it never does.
    open func play() { isPlaying = engine?.isRunning == true }
    open func play(at when: AVAudioTime?) { play() }
    open func pause() { isPlaying = false }
    /// Ends playing, and calls the handlers of what is scheduled.
    open func stop() {
        isPlaying = false
        let handlers = waiting
        waiting = []
        for handler in handlers { handler() }
    }
    open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}
    private final func wait(_ handler: Completion?, _ type: AVAudioPlayerNodeCompletionCallbackType) {
        if let handler { waiting.append { handler(type) } }
    }
    private final func wait(_ handler: (@Sendable () -> Void)?) { if let handler { waiting.append(handler) } }
    /// Keeps the handler until the node stops, because nothing plays.
    open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil) {
        wait(completionHandler)
    }
    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: Completion? = nil
    ) { wait(completionHandler, callbackType) }
    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
        at when: AVAudioTime?,
        completionHandler: AVAudioNodeCompletionHandler? = nil
    ) { wait(completionHandler) }
    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
        at when: AVAudioTime?,
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType, completionHandler: Completion? = nil
    ) { wait(completionHandler, callbackType) }
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil) { wait(completionHandler) }
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: Completion? = nil
    ) { wait(completionHandler, callbackType) }
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: AVAudioNodeCompletionHandler? = nil
    ) { wait(completionHandler) }
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType, completionHandler: Completion? = nil
    ) { wait(completionHandler, callbackType) }
    /// Returns nil, because nothing plays.
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
    open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { nil }
}
/// How an engine renders without a device.
public enum AVAudioEngineManualRenderingMode: Int, Sendable { case offline, realtime }
/// The outcome of rendering.
public enum AVAudioEngineManualRenderingStatus: Int, Sendable {
    case error = -1, success, insufficientDataFromInputNode, cannotDoInCurrentContext
}
/// The connection to an input.
open class AVAudioConnectionPoint: NSObject {
    open private(set) weak var node: AVAudioNode?
    open private(set) var bus: AVAudioNodeBus
    /// Creates a connection point.
    public init(node: AVAudioNode, bus: AVAudioNodeBus) { (self.node, self.bus) = (node, bus) }
}
/// A graph of nodes. `start()` throws, because there is no audio hardware.
open class AVAudioEngine: NSObject, @unchecked Sendable {
    open private(set) var mainMixerNode = AVAudioMixerNode(), inputNode = AVAudioInputNode(), outputNode = AVAudioOutputNode()
    open private(set) var attachedNodes: Set<AVAudioNode> = []
    private struct Wire { let from: AVAudioNode, output: AVAudioNodeBus, to: AVAudioNode, input: AVAudioNodeBus }
    private final var wires: [Wire] = []
    /// Whether the engine runs, which is always false.
    open var isRunning: Bool { false }
    /// Settings of the engine. They are stored but have no effect.
    open var isAutoShutdownEnabled = false, musicSequence: MusicSequence?
    open var isInManualRenderingMode: Bool { false }
    open var manualRenderingFormat: AVAudioFormat { AVAudioFormat(rate: 44_100, count: 2) }
    open var manualRenderingMaximumFrameCount: AVAudioFrameCount { 0 }
    open var manualRenderingSampleTime: AVAudioFramePosition { 0 }
    public override init() {
        super.init()
        for node in [mainMixerNode, inputNode, outputNode] as [AVAudioNode] { attach(node) }
        connect(mainMixerNode, to: outputNode, format: nil)
    }
    open func attach(_ node: AVAudioNode) {
        node.engine = self
        attachedNodes.insert(node)
    }
    /// Removes a node from the engine.
    open func detach(_ node: AVAudioNode) {
        wires.removeAll { $0.from === node || $0.to === node }
        node.engine = nil
        attachedNodes.remove(node)
    }
    /// Connects an output with the next free input of a mixer, or with the first of another node.
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
        connect(node1, to: node2, fromBus: 0, toBus: (node2 as? AVAudioMixerNode)?.nextAvailableInputBus ?? 0, format: format)
    }
    /// Connects an output with an input.
    open func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus, format: AVAudioFormat?
    ) {
        wires.removeAll { $0.from === node1 && $0.output == bus1 || $0.to === node2 && $0.input == bus2 }
        wires.append(Wire(from: node1, output: bus1, to: node2, input: bus2))
        let used = format ?? node1.outputFormat(forBus: bus1)
        (node1.formats[bus1], node2.inputs[bus2]) = (used, used)
    }
    /// Connects an output with several inputs.
    open func connect(
        _ sourceNode: AVAudioNode, to destNodes: [AVAudioConnectionPoint], fromBus sourceBus: AVAudioNodeBus, format: AVAudioFormat?
    ) {
        for point in destNodes {
            if let node = point.node { connect(sourceNode, to: node, fromBus: sourceBus, toBus: point.bus, format: format) }
        }
    }
    open func disconnectNodeOutput(_ node: AVAudioNode) { wires.removeAll { $0.from === node } }
    open func disconnectNodeOutput(_ node: AVAudioNode, bus: AVAudioNodeBus) { wires.removeAll { $0.from === node && $0.output == bus } }
    open func disconnectNodeInput(_ node: AVAudioNode) {
        wires.removeAll { $0.to === node }
        node.inputs = [:]
    }
    open func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
        wires.removeAll { $0.to === node && $0.input == bus }
        node.inputs[bus] = nil
    }
    /// Returns the output that is connected with an input, or nil.
    open func inputConnectionPoint(for node: AVAudioNode, inputBus bus: AVAudioNodeBus) -> AVAudioConnectionPoint? {
        wires.first { $0.to === node && $0.input == bus }.map { AVAudioConnectionPoint(node: $0.from, bus: $0.output) }
    }
    /// Returns the inputs that are connected with an output.
    open func outputConnectionPoints(for node: AVAudioNode, outputBus bus: AVAudioNodeBus) -> [AVAudioConnectionPoint] {
        wires.filter { $0.from === node && $0.output == bus }.map { AVAudioConnectionPoint(node: $0.to, bus: $0.input) }
    }
    /// Does nothing.
    open func prepare() {}
    /// Throws an error: there is no sound.
    open func start() throws { throw unavailableOnLinux }
    /// Does nothing: the engine doesn't run.
    open func pause() {}
    open func stop() {}
    open func reset() {}
    /// Throws an error: nothing is rendered.
    open func enableManualRenderingMode(
        _ mode: AVAudioEngineManualRenderingMode, format pcmFormat: AVAudioFormat, maximumFrameCount: AVAudioFrameCount
    ) throws { throw unavailableOnLinux }
    open func disableManualRenderingMode() {}
    /// Throws an error: nothing is rendered.
    open func renderOffline(_ numberOfFrames: AVAudioFrameCount, to buffer: AVAudioPCMBuffer) throws -> AVAudioEngineManualRenderingStatus {
        throw unavailableOnLinux
    }
}
extension NSNotification.Name {
    /// Posted when the device changes. It isn't posted.
    public static let AVAudioEngineConfigurationChange = NSNotification.Name("AVAudioEngineConfigurationChangeNotification")
}
/// An audio unit. None is installed.
open class AUAudioUnit: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// Throws an error: there is no such unit.
    public init(componentDescription: AudioComponentDescription, options: AudioComponentInstantiationOptions = []) throws {
        throw NSError(domain: NSOSStatusErrorDomain, code: Int(kAudioUnitErr_FailedInitialization))
    }
    open var latency: TimeInterval { 0 }
    open var componentName: String? { nil }
    open var maximumFramesToRender: AVAudioFrameCount = 512, shouldBypassEffect = false
    open func allocateRenderResources() throws {
        throw NSError(domain: NSOSStatusErrorDomain, code: Int(kAudioUnitErr_FailedInitialization))
    }
    open func deallocateRenderResources() {}
}
/// A node that processes audio.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
    private final let unit = AUAudioUnit()
    open override var auAudioUnit: AUAudioUnit { unit }
    open var audioComponentDescription: AudioComponentDescription { AudioComponentDescription() }
    open var name: String { "" }
    open var manufacturerName: String { "" }
    open var version: Int { 0 }
    /// Calls the handler with an error: no unit is installed.
    @preconcurrency open class func instantiate(
        with audioComponentDescription: AudioComponentDescription, options: AudioComponentInstantiationOptions = [],
        completionHandler: @escaping @Sendable (AVAudioUnit?, (any Error)?) -> Void
    ) { completionHandler(nil, NSError(domain: NSOSStatusErrorDomain, code: Int(kAudioUnitErr_FailedInitialization))) }
    /// Throws an error: presets aren't read.
    open func loadPreset(at url: URL) throws { throw unavailableOnLinux }
}
/// A node that stores its settings and processes nothing.
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
    open var bypass = false
    public override init() { super.init() }
    /// Creates an effect of an installed unit, which processes nothing.
    public init(audioComponentDescription: AudioComponentDescription) { super.init() }
}
/// A node that stores its settings and processes nothing.
open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable { open var bypass = false }
/// A node that stores its rate and its pitch, in cents.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
    open var rate: Float = 1, pitch: Float = 0, overlap: Float = 8
}
/// A node that stores its rate.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable { open var rate: Float = 1 }
/// A node that makes sound.
open class AVAudioUnitGenerator: AVAudioUnit, AVAudioMixing, @unchecked Sendable { open var bypass = false }
/// A node that plays notes. It plays none.
open class AVAudioUnitMIDIInstrument: AVAudioUnit, AVAudioMixing, @unchecked Sendable {
    open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {}
    open func stopNote(_ note: UInt8, onChannel channel: UInt8) {}
    open func sendController(_ controller: UInt8, withValue value: UInt8, onChannel channel: UInt8) {}
    open func sendPitchBend(_ pitchbend: UInt16, onChannel channel: UInt8) {}
    open func sendPressure(_ pressure: UInt8, onChannel channel: UInt8) {}
    open func sendProgramChange(_ program: UInt8, onChannel channel: UInt8) {}
    open func sendMIDIEvent(_ midiStatus: UInt8, data1: UInt8) {}
    open func sendMIDIEvent(_ midiStatus: UInt8, data1: UInt8, data2: UInt8) {}
}
/// A node that plays recorded notes. It loads none.
open class AVAudioUnitSampler: AVAudioUnitMIDIInstrument, @unchecked Sendable {
    open var stereoPan: Float = 0, masterGain: Float = 0, overallGain: Float = 0, globalTuning: Float = 0
    /// Throws an error: instruments aren't read.
    open func loadInstrument(at instrumentURL: URL) throws { throw unavailableOnLinux }
    open func loadSoundBankInstrument(at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8) throws { throw unavailableOnLinux }
    open func loadAudioFiles(at audioFiles: [URL]) throws { throw unavailableOnLinux }
}
/// Plays a sequence of notes. It reads none.
open class AVAudioSequencer: NSObject {
    open var currentPositionInSeconds: TimeInterval = 0, currentPositionInBeats: TimeInterval = 0, rate: Float = 1
    open var isPlaying: Bool { false }
    public override init() { super.init() }
    public init(audioEngine engine: AVAudioEngine) {}
    /// Throws an error: notes aren't read.
    open func load(from fileURL: URL, options: [String] = []) throws { throw unavailableOnLinux }
    open func prepareToPlay() {}
    /// Throws an error: there is no sound.
    open func start() throws { throw unavailableOnLinux }
    open func stop() {}
}
public enum AVAudioUnitReverbPreset: Int, Sendable {
    /// The size and kind of the room. It has no effect.
    case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral, largeRoom2, mediumHall2,
        mediumHall3, largeHall2
}
/// A node that stores its mix, in percent.
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
    /// The part of the reverberation in percent. It is stored but has no effect.
    open var wetDryMix: Float = 0
    /// Does nothing: the reverb isn't heard.
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}
public enum AVAudioUnitDistortionPreset: Int, Sendable {
    case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1, multiDecimated2,
        multiDecimated3, multiDecimated4
    /// The distortions and echoes of several effects.
    case multiDistortedFunk, multiDistortedCubed, multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1, multiEchoTight2,
        multiEverythingIsBroken
    case speechAlienChatter, speechCosmicInterference, speechGoldenPi, speechRadioTower, speechWaves
}
/// A node that stores its mix, in percent, and its gain in decibels.
open class AVAudioUnitDistortion: AVAudioUnitEffect, @unchecked Sendable {
    /// The part of the distortion in percent, and the gain before it in decibels. They are stored but have no effect.
    open var wetDryMix: Float = 50, preGain: Float = -6
    /// Does nothing: the distortion isn't heard.
    open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}
/// A node that stores its delay in seconds, its feedback and mix in percent, and its cutoff in hertz.
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
    /// The delay, the feedback, the cutoff, and the part of the delay. They are stored but have no effect.
    open var delayTime: TimeInterval = 1, feedback: Float = 50, lowPassCutoff: Float = 15000, wetDryMix: Float = 100
}
public enum AVAudioUnitEQFilterType: Int, Sendable {
    case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf, resonantLowShelf,
        resonantHighShelf
}
/// The settings of a filter. They are stored but have no effect.
open class AVAudioUnitEQFilterParameters: NSObject {
    open var filterType = AVAudioUnitEQFilterType.parametric, frequency: Float = 1000, bandwidth: Float = 1, gain: Float = 0, bypass = true
}
/// A node of several filters, which processes nothing.
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
    open private(set) var bands: [AVAudioUnitEQFilterParameters]
    /// The gain of all filters in decibels.
    open var globalGain: Float = 0
    /// Creates a node of a number of filters.
    public init(numberOfBands: Int) {
        bands = (0..<max(0, min(numberOfBands, 64))).map { _ in AVAudioUnitEQFilterParameters() }
        super.init()
    }
    public override convenience init() { self.init(numberOfBands: 1) }
}
