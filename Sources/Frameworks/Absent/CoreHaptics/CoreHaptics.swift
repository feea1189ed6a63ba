// No haptic hardware: `supportsHaptics` is false, and starting an engine fails with the API's own error.
@_exported import Foundation

/// The capabilities of the hardware, none of which are available.
public protocol CHHapticDeviceCapability {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
}
private struct NoHardware: CHHapticDeviceCapability { let supportsHaptics = false, supportsAudio = false }

/// An error of the haptic engine.
public struct CHHapticError: Error, Sendable {
    /// The reason for an error of the haptic engine.
    public enum Code: Int, Sendable {
        case engineNotRunning = -4805, operationNotPermitted = -4806, engineStartTimeout = -4808, notSupported = -4809, serverInitFailed =
            -4810
        case serverInterrupted = -4811, invalidPatternPlayer = -4812, invalidPatternData = -4813, invalidPatternDictionary = -4814,
            badEventEntry = -4830
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
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
    /// A property of an event.
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensity = Self(rawValue: "HapticIntensity"), hapticSharpness = Self(rawValue: "HapticSharpness")
        public static let attackTime = Self(rawValue: "AttackTime"), decayTime = Self(rawValue: "DecayTime"),
            releaseTime = Self(rawValue: "ReleaseTime"),
            sustained = Self(rawValue: "Sustained")
        public static let audioVolume = Self(rawValue: "AudioVolume"), audioPitch = Self(rawValue: "AudioPitch"),
            audioPan = Self(rawValue: "AudioPan")
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
}
/// A value of an event.
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
            hapticSharpnessControl = Self(rawValue: "HapticSharpnessControl")
        public static let audioVolumeControl = Self(rawValue: "AudioVolumeControl")
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
    public let controlPoints: [ControlPoint]
    open var relativeTime: TimeInterval
    public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {
        (self.controlPoints, self.relativeTime) = (controlPoints, relativeTime)
    }
}
/// A sequence of events.
open class CHHapticPattern: NSObject {
    open private(set) var duration: TimeInterval
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
    }
    public convenience init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        try self.init(events: events, parameters: [])
    }
    public init(contentsOf ahapURL: URL) throws { throw CHHapticError(.notSupported) }
}
/// A player of a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
    var isMuted: Bool { get set }
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    func cancel() throws
}
/// A player of a pattern that can pause, seek, and loop.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    var loopEnabled: Bool { get set }
    var loopEnd: TimeInterval { get set }
    var playbackRate: Float { get set }
    func pause(atTime time: TimeInterval) throws
    func resume(atTime time: TimeInterval) throws
    func seek(toOffset offsetTime: TimeInterval) throws
}
/// An engine that does not start, because there is no haptic hardware.
open class CHHapticEngine: NSObject {
    /// The reason for which the engine stopped.
    public enum StoppedReason: Int, Sendable {
        case systemError = -1, audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed,
            gameControllerDisconnect
    }
    /// The action of the engine when all players have ended.
    public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHardware() }
    public override init() { super.init() }
    open var currentTime: TimeInterval { 0 }
    open var stoppedHandler: (StoppedReason) -> Void = { _ in }
    open var resetHandler: () -> Void = {}
    open var playsHapticsOnly = false, isMutedForAudio = false, isMutedForHaptics = false, isAutoShutdownEnabled = false
    open func start() throws { throw CHHapticError(.notSupported) }
    open func start(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(CHHapticError(.notSupported)) }
    open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    /// Does nothing.
    open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) {}
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { throw CHHapticError(.notSupported) }
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        throw CHHapticError(.notSupported)
    }
    open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
}
