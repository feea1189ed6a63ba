// No haptic hardware: `supportsHaptics` is false, and starting an engine fails with the API's own error. Patterns are values that work:
// they are made of events and of files, and exported.
import AVFoundationCompanion
@_exported import Foundation

/// The range of a parameter.
public protocol CHHapticParameterAttributes: NSObjectProtocol {
    var minValue: Float { get }
    var maxValue: Float { get }
    var defaultValue: Float { get }
}
private final class Attributes: NSObject, CHHapticParameterAttributes {
    let minValue: Float, maxValue: Float, defaultValue: Float
    init(_ low: Float, _ high: Float, _ usual: Float) { (minValue, maxValue, defaultValue) = (low, high, usual) }
}
/// The capabilities of the hardware, none of which are available.
public protocol CHHapticDeviceCapability {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
    /// Returns the range of a parameter.
    func attributes(forEventParameter inParameter: CHHapticEvent.ParameterID, eventType type: CHHapticEvent.EventType) throws
        -> any CHHapticParameterAttributes
    func attributes(forDynamicParameter inParameter: CHHapticDynamicParameter.ID) throws -> any CHHapticParameterAttributes
}
private struct NoHardware: CHHapticDeviceCapability {
    let supportsHaptics = false, supportsAudio = false
    func attributes(forEventParameter inParameter: CHHapticEvent.ParameterID, eventType type: CHHapticEvent.EventType) throws
        -> any CHHapticParameterAttributes
    {
        switch inParameter {
        case .audioPan, .audioPitch: Attributes(-1, 1, 0)
        case .hapticIntensity, .audioVolume, .sustained: Attributes(0, 1, 1)
        case .hapticSharpness, .audioBrightness: Attributes(0, 1, 0.5)
        default: Attributes(0, 1, 0)
        }
    }
    func attributes(forDynamicParameter inParameter: CHHapticDynamicParameter.ID) throws -> any CHHapticParameterAttributes {
        [.hapticIntensityControl, .audioVolumeControl].contains(inParameter) ? Attributes(0, 1, 1) : Attributes(-1, 1, 0)
    }
}

/// An error of the haptic engine.
public struct CHHapticError: Error, CustomNSError, Hashable, Sendable {
    /// The reason for an error of the haptic engine, with the numbers of CHHapticErrors.h.
    public enum Code: Int, Sendable {
        case engineNotRunning = -4805, operationNotPermitted = -4806, engineStartTimeout = -4808, notSupported = -4809, serverInitFailed =
            -4810
        case serverInterrupted = -4811, invalidPatternPlayer = -4812, invalidPatternData = -4813, invalidPatternDictionary = -4814,
            invalidAudioSession = -4815, invalidEngineParameter = -4816
        case invalidParameterType = -4820, invalidEventType = -4821, invalidEventTime = -4822, invalidEventDuration = -4823,
            invalidAudioResource = -4824, resourceNotAvailable = -4825
        case badEventEntry = -4830, badParameterEntry = -4831, invalidTime = -4840, fileNotFound = -4851, insufficientPower = -4897,
            unknownError = -4898, memoryError = -4899
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { CoreHapticsErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var engineNotRunning: Code { .engineNotRunning }
    public static var notSupported: Code { .notSupported }
    public static var operationNotPermitted: Code { .operationNotPermitted }
    public static var invalidPatternData: Code { .invalidPatternData }
    public static var invalidPatternDictionary: Code { .invalidPatternDictionary }
}
/// The domain of the framework's errors.
public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"
/// The number of a sound of an engine.
public typealias CHHapticAudioResourceID = UInt
/// The key of a sound's options.
public struct CHHapticAudioResourceKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether the sound has an envelope, and repeats.
    public static let useVolumeEnvelope = Self(rawValue: "UseVolumeEnvelope"), loopEnabled = Self(rawValue: "LoopEnabled")
}

/// A haptic event, stored as an app describes it and never played.
open class CHHapticEvent: NSObject {
    /// The kind of a haptic event or sound.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticTransient = Self(rawValue: "HapticTransient"), hapticContinuous = Self(rawValue: "HapticContinuous")
        public static let audioContinuous = Self(rawValue: "AudioContinuous"), audioCustom = Self(rawValue: "AudioCustom")
    }
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensity = Self(rawValue: "HapticIntensity"), hapticSharpness = Self(rawValue: "HapticSharpness")
        public static let attackTime = Self(rawValue: "AttackTime"), decayTime = Self(rawValue: "DecayTime"),
            releaseTime = Self(rawValue: "ReleaseTime"), sustained = Self(rawValue: "Sustained")
        public static let audioVolume = Self(rawValue: "AudioVolume"), audioPitch = Self(rawValue: "AudioPitch"),
            audioPan = Self(rawValue: "AudioPan"), audioBrightness = Self(rawValue: "AudioBrightness")
    }
    public let type: EventType
    public let eventParameters: [CHHapticEventParameter]
    open var relativeTime: TimeInterval
    open var duration: TimeInterval
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval = 0
    ) {
        (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
    }
    /// Creates an event of a sound.
    public convenience init(
        audioResourceID resID: CHHapticAudioResourceID, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval = 0
    ) { self.init(eventType: .audioCustom, parameters: eventParams, relativeTime: time, duration: duration) }
}
open class CHHapticEventParameter: NSObject {
    public let parameterID: CHHapticEvent.ParameterID
    open var value: Float
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) { (self.parameterID, self.value) = (parameterID, value) }
}
/// A value that changes while a pattern plays.
open class CHHapticDynamicParameter: NSObject {
    /// A property of a running event that can be changed.
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensityControl = Self(rawValue: "HapticIntensityControl"),
            hapticSharpnessControl = Self(rawValue: "HapticSharpnessControl"),
            hapticAttackTimeControl = Self(rawValue: "HapticAttackTimeControl"),
            hapticDecayTimeControl = Self(rawValue: "HapticDecayTimeControl"),
            hapticReleaseTimeControl = Self(rawValue: "HapticReleaseTimeControl")
        /// The properties of sound.
        public static let audioVolumeControl = Self(rawValue: "AudioVolumeControl"), audioPanControl = Self(rawValue: "AudioPanControl"),
            audioPitchControl = Self(rawValue: "AudioPitchControl"), audioBrightnessControl = Self(rawValue: "AudioBrightnessControl"),
            audioAttackTimeControl = Self(rawValue: "AudioAttackTimeControl"),
            audioDecayTimeControl = Self(rawValue: "AudioDecayTimeControl"),
            audioReleaseTimeControl = Self(rawValue: "AudioReleaseTimeControl")
    }
    public let parameterID: ID
    open var value: Float
    open var relativeTime: TimeInterval
    public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {
        (self.parameterID, self.value, self.relativeTime) = (parameterID, value, relativeTime)
    }
}
/// A curve of a value over time.
open class CHHapticParameterCurve: NSObject {
    /// A value of a parameter at a time.
    open class ControlPoint: NSObject {
        open var relativeTime: TimeInterval, value: Float
        public init(relativeTime: TimeInterval, value: Float) { (self.relativeTime, self.value) = (relativeTime, value) }
    }
    public let parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint]
    open var relativeTime: TimeInterval
    public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {
        (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime)
    }
}
/// A sequence of events.
open class CHHapticPattern: NSObject {
    /// A key of a pattern in a dictionary or a file.
    public struct Key: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let version = Self(rawValue: "Version"), pattern = Self(rawValue: "Pattern"), event = Self(rawValue: "Event"),
            eventType = Self(rawValue: "EventType"), time = Self(rawValue: "Time"), eventDuration = Self(rawValue: "EventDuration")
        public static let eventParameters = Self(rawValue: "EventParameters"), parameter = Self(rawValue: "Parameter"),
            parameterID = Self(rawValue: "ParameterID"), parameterValue = Self(rawValue: "ParameterValue"),
            parameterCurve = Self(rawValue: "ParameterCurve"), parameterCurveControlPoints = Self(rawValue: "ParameterCurveControlPoints")
        /// The sounds of events.
        public static let eventWaveformPath = Self(rawValue: "EventWaveformPath"),
            eventWaveformUseVolumeEnvelope = Self(rawValue: "EventWaveformUseVolumeEnvelope"),
            eventWaveformLoopEnabled = Self(rawValue: "EventWaveformLoopEnabled")
    }
    open private(set) var duration: TimeInterval
    private final let events: [CHHapticEvent], values: [CHHapticDynamicParameter], curves: [CHHapticParameterCurve]
    public convenience init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        try self.init(events, parameters, [])
    }
    public convenience init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        try self.init(events, [], parameterCurves)
    }
    private init(_ events: [CHHapticEvent], _ values: [CHHapticDynamicParameter], _ curves: [CHHapticParameterCurve]) throws {
        if events.contains(where: { $0.relativeTime < 0 }) { throw CHHapticError(.invalidEventTime) }
        if events.contains(where: { $0.duration < 0 }) { throw CHHapticError(.invalidEventDuration) }
        (self.events, self.values, self.curves) = (events, values, curves)
        duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
    }
    /// Creates a pattern of a dictionary. Throws an error if it isn't one of a pattern.
    public convenience init(dictionary patternDict: [Key: Any]) throws {
        try self.init(Dictionary(uniqueKeysWithValues: patternDict.map { ($0.key.rawValue, $0.value) }))
    }
    /// Creates a pattern of a file. Throws an error if it can't be read.
    public convenience init(contentsOf ahapURL: URL) throws {
        guard let data = try? Data(contentsOf: ahapURL) else { throw CHHapticError(.fileNotFound) }
        guard let read = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { throw CHHapticError(.invalidPatternData) }
        try self.init(read)
    }
    private convenience init(_ dictionary: [String: Any]) throws {
        func plain(_ value: Any?) -> [String: Any]? {
            (value as? [String: Any])
                ?? (value as? [Key: Any]).map { Dictionary(uniqueKeysWithValues: $0.map { ($0.key.rawValue, $0.value) }) }
        }
        func list(_ value: Any?) -> [[String: Any]] { (value as? [Any] ?? []).compactMap(plain) }
        func number(_ value: Any?) -> Double? {
            (value as? NSNumber)?.doubleValue ?? value as? Double ?? (value as? Float).map(Double.init) ?? (value as? Int).map(Double.init)
        }
        func name(_ value: Any?) -> String {
            value as? String ?? (value as? CHHapticEvent.EventType)?.rawValue ?? (value as? CHHapticEvent.ParameterID)?.rawValue
                ?? (value as? CHHapticDynamicParameter.ID)?.rawValue ?? ""
        }
        guard dictionary["Pattern"] is [Any] else { throw CHHapticError(.invalidPatternDictionary) }
        var events: [CHHapticEvent] = [], values: [CHHapticDynamicParameter] = [], curves: [CHHapticParameterCurve] = []
        for entry in list(dictionary["Pattern"]) {
            if let event = plain(entry["Event"]) {
                let kinds = ["HapticTransient", "HapticContinuous", "AudioContinuous", "AudioCustom"], kind = name(event["EventType"])
                guard kinds.contains(kind) else { throw CHHapticError(.invalidEventType) }
                guard let time = number(event["Time"]) else { throw CHHapticError(.badEventEntry) }
                let parameters = list(event["EventParameters"]).map {
                    CHHapticEventParameter(
                        parameterID: .init(rawValue: name($0["ParameterID"])), value: Float(number($0["ParameterValue"]) ?? 0))
                }
                events.append(
                    CHHapticEvent(
                        eventType: .init(rawValue: kind), parameters: parameters, relativeTime: time,
                        duration: number(event["EventDuration"]) ?? 0))
            } else if let value = plain(entry["Parameter"]) {
                guard let time = number(value["Time"]), let amount = number(value["ParameterValue"]) else {
                    throw CHHapticError(.badParameterEntry)
                }
                values.append(
                    CHHapticDynamicParameter(
                        parameterID: .init(rawValue: name(value["ParameterID"])), value: Float(amount), relativeTime: time))
            } else if let curve = plain(entry["ParameterCurve"]) {
                let points = list(curve["ParameterCurveControlPoints"]).map {
                    CHHapticParameterCurve.ControlPoint(
                        relativeTime: number($0["Time"]) ?? 0, value: Float(number($0["ParameterValue"]) ?? 0))
                }
                curves.append(
                    CHHapticParameterCurve(
                        parameterID: .init(rawValue: name(curve["ParameterID"])), controlPoints: points,
                        relativeTime: number(curve["Time"]) ?? 0))
            }
        }
        try self.init(events, values, curves)
    }
    open func exportDictionary() throws -> [Key: Any] {
        let all: [[Key: Any]] =
            events.map { event in
                let parameters = event.eventParameters.map {
                    [Key.parameterID: $0.parameterID.rawValue, .parameterValue: $0.value] as [Key: Any]
                }
                return [
                    .event: [
                        .eventType: event.type.rawValue, .time: event.relativeTime, .eventDuration: event.duration,
                        .eventParameters: parameters,
                    ] as [Key: Any]
                ]
            }
            + values.map { value in
                [
                    .parameter: [.parameterID: value.parameterID.rawValue, .parameterValue: value.value, .time: value.relativeTime]
                        as [Key: Any]
                ]
            }
            + curves.map { curve in
                let points = curve.controlPoints.map { [Key.time: $0.relativeTime, .parameterValue: $0.value] as [Key: Any] }
                return [
                    .parameterCurve: [
                        .parameterID: curve.parameterID.rawValue, .time: curve.relativeTime, .parameterCurveControlPoints: points,
                    ] as [Key: Any]
                ]
            }
        return [.version: 1.0, .pattern: all]
    }
}
public protocol CHHapticPatternPlayer: AnyObject {
    var isMuted: Bool { get set }
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
    func cancel() throws
}
extension CHHapticPatternPlayer {
    /// Throws an error: there is no hardware.
    public func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws {
        throw CHHapticError(.notSupported)
    }
}
/// A closure that is called when a pattern has ended.
public typealias CHHapticAdvancedPatternPlayerCompletionHandler = ((any Error)?) -> Void
/// A player of a pattern that can pause, seek, and loop.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    var loopEnabled: Bool { get set }
    var loopEnd: TimeInterval { get set }
    var playbackRate: Float { get set }
    var completionHandler: CHHapticAdvancedPatternPlayerCompletionHandler { get set }
    func pause(atTime time: TimeInterval) throws
    func resume(atTime time: TimeInterval) throws
    func seek(toOffset offsetTime: TimeInterval) throws
}
extension CHHapticAdvancedPatternPlayer {
    /// A closure that does nothing: a pattern never ends.
    public var completionHandler: CHHapticAdvancedPatternPlayerCompletionHandler {
        get { { _ in } }
        set {}
    }
}
/// An engine that does not start, because there is no haptic hardware.
open class CHHapticEngine: NSObject {
    /// A closure that is called after starting or stopping, and others.
    public typealias CompletionHandler = ((any Error)?) -> Void
    public typealias FinishedHandler = ((any Error)?) -> FinishedAction
    public typealias ResetHandler = () -> Void
    public typealias StoppedHandler = (StoppedReason) -> Void
    public enum StoppedReason: Int, Sendable {
        case systemError = -1, audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed,
            gameControllerDisconnect
    }
    /// The action of the engine when all players have ended.
    public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHardware() }
    public override init() { super.init() }
    /// Creates an engine whose sounds belong to an audio session.
    public convenience init(audioSession: AVAudioSession?) throws { self.init() }
    open var currentTime: TimeInterval { 0 }
    open var stoppedHandler: (StoppedReason) -> Void = { _ in }
    open var resetHandler: () -> Void = {}
    open var playsHapticsOnly = false, playsAudioOnly = false, isMutedForAudio = false, isMutedForHaptics = false,
        isAutoShutdownEnabled = false
    open func start() throws { throw CHHapticError(.notSupported) }
    open func start(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(CHHapticError(.notSupported)) }
    open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    /// Calls the handler with an error: no player runs.
    open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) {
        _ = finishedHandler(CHHapticError(.engineNotRunning))
    }
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { throw CHHapticError(.notSupported) }
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        throw CHHapticError(.notSupported)
    }
    /// Throws an error: there is no hardware.
    open func registerAudioResource(_ resourceURL: URL, options: [CHHapticAudioResourceKey: Any] = [:]) throws -> CHHapticAudioResourceID {
        throw CHHapticError(.notSupported)
    }
    open func unregisterAudioResource(_ resourceID: CHHapticAudioResourceID) throws { throw CHHapticError(.notSupported) }
    open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
    open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
}
