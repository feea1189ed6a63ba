import DeviceServices
import UIKit

/// The app's audio session. Category, mode, options, and preferences are stored; the speaker is the only output, and the user's answer to
/// the request for the microphone is that of the emulated device.
open class AVAudioSession: NSObject, @unchecked Sendable {
    /// The purpose for which an app uses audio.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        private init(_ name: String) { rawValue = "AVAudioSessionCategory" + name }
        /// Sound that mixes with that of other apps, sound that silences it, and other uses.
        public static let ambient = Self("Ambient"), soloAmbient = Self("SoloAmbient"), playback = Self("Playback"),
            record = Self("Record"), playAndRecord = Self("PlayAndRecord"), multiRoute = Self("MultiRoute"),
            audioProcessing = Self("AudioProcessing")
    }
    /// A special use of audio within a category.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        private init(_ name: String) { rawValue = "AVAudioSessionMode" + name }
        /// The usual use, that for movies, and other special uses.
        public static let `default` = Self("Default"), moviePlayback = Self("MoviePlayback"), videoRecording = Self("VideoRecording"),
            spokenAudio = Self("SpokenAudio"), voiceChat = Self("VoiceChat"), measurement = Self("Measurement"),
            videoChat = Self("VideoChat"), gameChat = Self("GameChat"), voicePrompt = Self("VoicePrompt"), dualRoute = Self("DualRoute")
    }
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mixWithOthers = Self(rawValue: 1), duckOthers = Self(rawValue: 2), allowBluetooth = Self(rawValue: 4),
            allowBluetoothHFP = Self(rawValue: 4), defaultToSpeaker = Self(rawValue: 8)
        /// More options for other apps' sound and for outputs.
        public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 17), allowBluetoothA2DP = Self(rawValue: 32),
            allowAirPlay = Self(rawValue: 64), overrideMutedMicrophoneInterruption = Self(rawValue: 128),
            bluetoothHighQualityRecording = Self(rawValue: 1 << 19)
    }
    /// The options of activating and deactivating an audio session.
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Notifies other apps that they may continue.
        public static let notifyOthersOnDeactivation = Self(rawValue: 1)
    }
    /// The user's answer to the request for the microphone.
    public enum RecordPermission: UInt, Sendable {
        /// The user hasn't been asked, refused, or allowed. The numbers are those of the letters "undt", "deny", and "grnt".
        case undetermined = 0x756E_6474, denied = 0x6465_6E79, granted = 0x6772_6E74
        /// Supports `recordPermission()`, a method in Swift 4.0.
        public func callAsFunction() -> Self { self }
    }
    /// The output that overrides the route of an audio session.
    public enum PortOverride: UInt, Sendable { case none, speaker = 0x7370_6B72 }
    /// The start or the end of an audio interruption.
    public enum InterruptionType: UInt, Sendable { case ended, began }
    public enum InterruptionReason: UInt, Sendable {
        case `default`, appWasSuspended, builtInMicMuted, routeDisconnected = 4, deviceUnauthenticated = 5
    }
    /// Whether other apps' sound begins or ends.
    public enum SilenceSecondaryAudioHintType: UInt, Sendable { case end, begin }
    /// How tracks are routed to other devices.
    public enum RouteSharingPolicy: UInt, Sendable { case `default`, longFormAudio, independent, longFormVideo }
    /// Whether buffers of input and output are aggregated.
    public enum IOType: UInt, Sendable { case notSpecified, aggregated }
    /// How a prompt was routed.
    public enum PromptStyle: UInt, Sendable { case none = 0x6E6F_6E65, short = 0x7368_7274, normal = 0x6E72_6D6C }
    /// The place of a microphone.
    public struct Orientation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The sides.
        public static let top = Self(rawValue: "Top"), bottom = Self(rawValue: "Bottom"), front = Self(rawValue: "Front"),
            back = Self(rawValue: "Back"), left = Self(rawValue: "Left"), right = Self(rawValue: "Right")
    }
    /// The place of a microphone on the device.
    public typealias Location = Orientation
    /// The polar pattern of a microphone.
    public struct PolarPattern: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let omnidirectional = Self(rawValue: "Omnidirectional"), cardioid = Self(rawValue: "Cardioid"),
            subcardioid = Self(rawValue: "Subcardioid"), stereo = Self(rawValue: "Stereo")
    }
    /// The orientation of a stereo recording.
    public enum StereoOrientation: Int, Sendable { case none, portrait, portraitUpsideDown, landscapeRight, landscapeLeft }
    /// How the microphone is used beside other sound.
    public enum MicrophoneInjectionMode: Int, Sendable { case none, spokenAudio }
    /// The treatment of other audio during speech.
    public enum RenderingMode: Int, Sendable { case notApplicable, monoStereo, surround, spatialAudio, dolbyAudio, dolbyAtmos }
    /// The state of audio after an interruption.
    public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The app may continue to play.
        public static let shouldResume = Self(rawValue: 1)
    }
    public struct ActivationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    /// The reason for a change of the audio route.
    public enum RouteChangeReason: UInt, Sendable {
        /// The route changed because of a device, the category, or the app.
        case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override, wakeFromSleep = 6, noSuitableRouteForCategory,
            routeConfigurationChange
    }
    /// The kind of an audio input or output.
    public struct Port: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The outputs of the device and by wire.
        public static let builtInSpeaker = Self(rawValue: "Speaker"), builtInReceiver = Self(rawValue: "Receiver"),
            headphones = Self(rawValue: "Headphones"), lineOut = Self(rawValue: "LineOut"), HDMI = Self(rawValue: "HDMIOutput")
        public static let bluetoothA2DP = Self(rawValue: "BluetoothA2DPOutput"), bluetoothHFP = Self(rawValue: "BluetoothHFP"),
            bluetoothLE = Self(rawValue: "BluetoothLE")
        /// The output over a network, in a car, and by other connections.
        public static let airPlay = Self(rawValue: "AirPlay"), carAudio = Self(rawValue: "CarAudio"), usbAudio = Self(rawValue: "USBAudio"),
            virtual = Self(rawValue: "Virtual"), PCI = Self(rawValue: "PCI"), fireWire = Self(rawValue: "FireWire"),
            displayPort = Self(rawValue: "DisplayPort"), AVB = Self(rawValue: "AVB"), thunderbolt = Self(rawValue: "Thunderbolt"),
            continuityMicrophone = Self(rawValue: "ContinuityMicrophone")
        public static let builtInMic = Self(rawValue: "MicrophoneBuiltIn"), headsetMic = Self(rawValue: "MicrophoneWired"),
            lineIn = Self(rawValue: "LineIn")
    }
    /// The reason for an error of the session.
    public enum ErrorCode: Int, Sendable {
        case none = 0, mediaServicesFailed = 0x6D73_7276, isBusy = 0x2161_6374, incompatibleCategory = 0x2163_6174,
            cannotInterruptOthers = 0x2169_6E74, missingEntitlement = 0x656E_743F, siriIsRecording = 0x7369_7269,
            cannotStartPlaying = 0x2170_6C61, cannotStartRecording = 0x2172_6563, badParam = -50, insufficientPriority = 0x2170_7269,
            resourceNotAvailable = 0x2172_6573, unspecified = 0x7768_6174, expiredSession = 0x2173_6573, sessionNotActive = 0x696E_6163
    }
    /// Posted when the sound is interrupted. It isn't posted.
    public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruptionNotification")
    /// Posted when the route changes: when the category changes.
    public static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChangeNotification")
    /// Posted for events that don't occur here.
    public static let mediaServicesWereResetNotification = NSNotification.Name("AVAudioSessionMediaServicesWereResetNotification"),
        mediaServicesWereLostNotification = NSNotification.Name("AVAudioSessionMediaServicesWereLostNotification"),
        silenceSecondaryAudioHintNotification = NSNotification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification"),
        spatialPlaybackCapabilitiesChangedNotification = NSNotification.Name("AVAudioSessionSpatialPlaybackCapabilitiesChangedNotification")

    private static let session = AVAudioSession()
    /// Returns the only session of the app.
    open class func sharedInstance() -> AVAudioSession { session }
    open private(set) var category = Category.soloAmbient, mode = Mode.default, categoryOptions: CategoryOptions = []
    open private(set) var routeSharingPolicy = RouteSharingPolicy.default
    open var availableCategories: [Category] { [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute] }
    open var availableModes: [Mode] {
        [.default, .voiceChat, .gameChat, .videoRecording, .measurement, .moviePlayback, .videoChat, .spokenAudio, .voicePrompt]
    }
    /// The volume of the device, which is always 1.
    open var outputVolume: Float { 1 }
    /// The user's answer to the request for the microphone.
    open var recordPermission: RecordPermission {
        let answer = DeviceServices.shared.answer(to: .microphone)
        return answer == .unset ? .undetermined : answer.grants ? .granted : .denied
    }
    open func setCategory(_ category: Category) throws { try setCategory(category, mode: .default, policy: .default, options: []) }
    /// Keeps a category and its options.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        try setCategory(category, mode: mode, policy: .default, options: options)
    }
    /// Keeps a category, its mode, and its options.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        try setCategory(category, mode: mode, policy: .default, options: options)
    }
    /// Keeps a category, its mode, its policy, and its options.
    open func setCategory(_ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []) throws {
        let changes = category != self.category
        (self.category, self.mode, routeSharingPolicy, categoryOptions) = (category, mode, policy, options)
        guard changes else { return }
        NotificationCenter.default.post(
            name: AVAudioSession.routeChangeNotification, object: self,
            userInfo: [
                AVAudioSessionRouteChangeReasonKey: RouteChangeReason.categoryChange.rawValue,
                AVAudioSessionRouteChangePreviousRouteKey: currentRoute,
            ])
    }
    open func setCategory(_ category: String) throws { try setCategory(Category(rawValue: category)) }
    /// Keeps a category by its name in older Swift.
    open func setCategory(_ category: String, with options: CategoryOptions) throws {
        try setCategory(Category(rawValue: category), options: options)
    }
    /// Keeps a mode.
    open func setMode(_ mode: Mode) throws { self.mode = mode }
    /// Does nothing: the session is always usable.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    /// Calls the handler with true.
    @preconcurrency open func activate(
        options: ActivationOptions = [], completionHandler handler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        handler(true, nil)
    }
    /// Requests access to the microphone, and calls the closure with the answer.
    @preconcurrency open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
        DeviceServices.shared.request(.microphone) { response($0.grants) }
    }
    /// The inputs and outputs, which are the speaker only.
    open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    /// The inputs that can be chosen. There are none.
    open var availableInputs: [AVAudioSessionPortDescription]? { [] }
    open var isInputAvailable: Bool { false }
    open var isInputGainSettable: Bool { false }
    open var inputGain: Float { 1 }
    open var isOtherAudioPlaying: Bool { false }
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    open var sampleRate: Double { 44_100 }
    open var inputNumberOfChannels: Int { 0 }
    open var outputNumberOfChannels: Int { 2 }
    open var maximumInputNumberOfChannels: Int { 0 }
    open var maximumOutputNumberOfChannels: Int { 2 }
    open var inputLatency: TimeInterval { 0 }
    open var outputLatency: TimeInterval { 0 }
    open var ioBufferDuration: TimeInterval { preferredIOBufferDuration > 0 ? preferredIOBufferDuration : 0.023 }
    open var inputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
    open var inputDataSource: AVAudioSessionDataSourceDescription? { nil }
    open var outputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
    open var outputDataSource: AVAudioSessionDataSourceDescription? { nil }
    open var promptStyle: PromptStyle { .normal }
    open var renderingMode: RenderingMode { .notApplicable }
    open var inputOrientation: StereoOrientation { .none }
    open var isMicrophoneInjectionAvailable: Bool { false }
    open var supportsOutput: Bool { true }
    /// Preferences. They are stored but have no effect.
    open private(set) var preferredSampleRate: Double = 0, preferredIOBufferDuration: TimeInterval = 0,
        preferredInput: AVAudioSessionPortDescription?, preferredInputNumberOfChannels = 0, preferredOutputNumberOfChannels = 0
    open private(set) var allowHapticsAndSystemSoundsDuringRecording = false, prefersNoInterruptionsFromSystemAlerts = false,
        supportsMultichannelContent = false, prefersInterruptionOnRouteDisconnect = true, preferredInputOrientation = StereoOrientation.none
    open func setPreferredSampleRate(_ sampleRate: Double) throws { preferredSampleRate = sampleRate }
    open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws { preferredIOBufferDuration = duration }
    open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws { preferredInput = inPort }
    open func setPreferredInputNumberOfChannels(_ count: Int) throws { preferredInputNumberOfChannels = count }
    open func setPreferredOutputNumberOfChannels(_ count: Int) throws { preferredOutputNumberOfChannels = count }
    open func setPreferredInputOrientation(_ orientation: StereoOrientation) throws { preferredInputOrientation = orientation }
    open func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws { allowHapticsAndSystemSoundsDuringRecording = inValue }
    open func setPrefersNoInterruptionsFromSystemAlerts(_ inValue: Bool) throws { prefersNoInterruptionsFromSystemAlerts = inValue }
    open func setPrefersInterruptionOnRouteDisconnect(_ inValue: Bool) throws { prefersInterruptionOnRouteDisconnect = inValue }
    open func setSupportsMultichannelContent(_ inValue: Bool) throws { supportsMultichannelContent = inValue }
    open func setAggregatedIOPreference(_ inIOType: IOType) throws {}
    /// Throws an error: there is no microphone.
    open func setInputGain(_ gain: Float) throws { throw unavailableOnLinux }
    open func setInputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws { throw unavailableOnLinux }
    open func setOutputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws { throw unavailableOnLinux }
    /// Does nothing: the speaker is the only output.
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
    /// Calls the handler with true and this device: there is no other output.
    @preconcurrency open func prepareRouteSelectionForPlayback(completionHandler: @escaping @Sendable (Bool, RouteSelection) -> Void) {
        completionHandler(true, .local)
    }
    /// Where sound goes.
    public enum RouteSelection: Int, Sendable { case none, local, external }
}
/// The keys of notifications of the session.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey",
    AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey",
    AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey",
    AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"
/// The keys of notifications of the session.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey",
    AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey",
    AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
/// An audio input or output. The speaker is the only one.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
    open private(set) var portType: AVAudioSession.Port, portName: String, uid: String
    init(_ type: AVAudioSession.Port, _ name: String) { (portType, portName, uid) = (type, name, name) }
    open var hasHardwareVoiceCallProcessing: Bool { false }
    open var isSpatialAudioEnabled: Bool { false }
    open var channels: [AVAudioSessionChannelDescription]? { nil }
    open var dataSources: [AVAudioSessionDataSourceDescription]? { nil }
    open var selectedDataSource: AVAudioSessionDataSourceDescription? { nil }
    open var preferredDataSource: AVAudioSessionDataSourceDescription? { nil }
    /// Throws an error: there is no microphone to choose.
    open func setPreferredDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws { throw unavailableOnLinux }
}
/// A channel of an input or output.
open class AVAudioSessionChannelDescription: NSObject, @unchecked Sendable {
    open var channelName: String { "" }
    open var owningPortUID: String { "" }
    open var channelNumber: Int { 0 }
    open var channelLabel: AudioChannelLabel { kAudioChannelLabel_Unknown }
}
/// A microphone of an input. There is none.
open class AVAudioSessionDataSourceDescription: NSObject, @unchecked Sendable {
    open var dataSourceID: NSNumber { 0 }
    open var dataSourceName: String { "" }
    open var location: AVAudioSession.Location? { nil }
    open var orientation: AVAudioSession.Orientation? { nil }
    open var supportedPolarPatterns: [AVAudioSession.PolarPattern]? { nil }
    open var selectedPolarPattern: AVAudioSession.PolarPattern? { nil }
    open var preferredPolarPattern: AVAudioSession.PolarPattern? { nil }
    /// Throws an error: there is no microphone.
    open func setPreferredPolarPattern(_ pattern: AVAudioSession.PolarPattern?) throws { throw unavailableOnLinux }
}
/// A route to the speaker.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
    open var inputs: [AVAudioSessionPortDescription] { [] }
    /// The outputs: always the speaker.
    open var outputs: [AVAudioSessionPortDescription] { [AVAudioSessionPortDescription(.builtInSpeaker, "Speaker")] }
}
/// The microphone's permission and state since iOS 17.
open class AVAudioApplication: NSObject, @unchecked Sendable {
    /// The user's answer to the request for the microphone.
    public enum recordPermission: Int, Sendable { case undetermined = 0x756E_6474, denied = 0x6465_6E79, granted = 0x6772_6E74 }
    /// The only application.
    public static let shared = AVAudioApplication()
    /// Posted when the input is muted.
    public static let inputMuteStateChangeNotification = NSNotification.Name("AVAudioApplicationInputMuteStateChangeNotification")
    /// The key for whether the input is muted.
    public static let muteStateKey = "AVAudioApplicationMuteStateKey"
    /// The user's answer to the request for the microphone.
    open var recordPermission: recordPermission {
        let answer = DeviceServices.shared.answer(to: .microphone)
        return answer == .unset ? .undetermined : answer.grants ? .granted : .denied
    }
    open private(set) var isInputMuted = false
    /// Mutes the input, and posts the notification.
    open func setInputMuted(_ muted: Bool) throws {
        guard muted != isInputMuted else { return }
        isInputMuted = muted
        NotificationCenter.default.post(
            name: AVAudioApplication.inputMuteStateChangeNotification, object: self, userInfo: [AVAudioApplication.muteStateKey: muted])
    }
    /// Requests access to the microphone, and returns whether it is allowed.
    open class func requestRecordPermission() async -> Bool {
        await DeviceServices.shared.request(.microphone).grants
    }
    /// Requests access to the microphone, and calls the closure with the answer.
    @preconcurrency open class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
        DeviceServices.shared.request(.microphone) { response($0.grants) }
    }
}
extension NSNotification.Name {
    /// The notifications of the session under their older names.
    public static let AVAudioSessionMediaServicesWereReset = AVAudioSession.mediaServicesWereResetNotification,
        AVAudioSessionMediaServicesWereLost = AVAudioSession.mediaServicesWereLostNotification,
        AVAudioSessionSilenceSecondaryAudioHint = AVAudioSession.silenceSecondaryAudioHintNotification
}
