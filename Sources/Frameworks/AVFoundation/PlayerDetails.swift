import DeviceServices
import UIKit

// Further properties of players, items, and the audio session: stored where there is a getter; nothing plays.

private let times = AttachedProperty<CMTime?>(nil)
extension NSValue {
    /// Creates a value that contains a time.
    public convenience init(time: CMTime) {
        self.init(cgPoint: CGPoint(x: time.seconds, y: 0))
        times[self] = time
    }
    /// The time in the value, or the invalid one.
    public var timeValue: CMTime { times[self] ?? .invalid }
}
/// A kind of media file, by its uniform type identifier.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The types of movies.
    public static let mp4 = Self(rawValue: "public.mpeg-4"), mov = Self(rawValue: "com.apple.quicktime-movie"),
        m4v = Self(rawValue: "com.apple.m4v-video")
    /// The types of compressed and other sound.
    public static let m4a = Self(rawValue: "com.apple.m4a-audio"), mp3 = Self(rawValue: "public.mp3"),
        wav = Self(rawValue: "com.microsoft.waveform-audio")
    /// The types of Core Audio's files and of pictures.
    public static let caf = Self(rawValue: "com.apple.coreaudio-format"), jpg = Self(rawValue: "public.jpeg"),
        heic = Self(rawValue: "public.heic")
}
private let rates = AttachedProperty<Float>(1), buffers = AttachedProperty<TimeInterval>(0), bitRates = AttachedProperty(0.0),
    ends = AttachedProperty(CMTime.invalid)
extension AVPlayer {
    /// The reason for which a player waits.
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The reasons for waiting: to prevent stops, or for an item.
        public static let toMinimizeStalls = Self(rawValue: "AVPlayerWaitingToMinimizeStallsReason"),
            noItemToPlay = Self(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    }
    /// The reason for waiting, which is always nil.
    public var reasonForWaitingToPlay: WaitingReason? { nil }
    /// The rate of ``AVPlayer/play()``. It is stored but has no effect.
    public var defaultRate: Float {
        get { rates[self] }
        set { rates[self] = newValue }
    }
    /// Calls the closure with false.
    public func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}
extension AVPlayerItem {
    /// The seconds to buffer. They are stored but have no effect.
    public var preferredForwardBufferDuration: TimeInterval {
        get { buffers[self] }
        set { buffers[self] = newValue }
    }
    /// The largest number of bits a second. It is stored but has no effect.
    public var preferredPeakBitRate: Double {
        get { bitRates[self] }
        set { bitRates[self] = newValue }
    }
    /// The time at which playing ends. It is stored but has no effect.
    public var forwardPlaybackEndTime: CMTime {
        get { ends[self] }
        set { ends[self] = newValue }
    }
    /// The parts to which playing can move, which are none.
    public var seekableTimeRanges: [NSValue] { [] }
    /// Whether playing faster is possible, which is always false.
    public var canPlayFastForward: Bool { false }
    /// Does nothing.
    public func step(byCount stepCount: Int) {}
    /// Does nothing.
    public func cancelPendingSeeks() {}
}
extension AVPlayerLayer { public var videoRect: CGRect { .zero } }
extension AVPlayerLooper {
    /// The number of repetitions, which is always 0.
    public var loopCount: Int { 0 }
    /// Does nothing.
    public func disableLooping() {}
}
extension AVAudioPlayer {
    /// Creates a player of data, which aren't read.
    public convenience init(data: Data, fileTypeHint: String?) throws { try self.init(data: data) }
    /// The time of the device, which is always 0.
    public var deviceCurrentTime: TimeInterval { 0 }
    /// The format of the sound, which is empty.
    public var settings: [String: Any] { [:] }
    /// The data of the player, which are always nil.
    public var data: Data? { nil }
}

extension AVAudioSession.CategoryOptions {
    /// More options for other apps' sound and for outputs.
    public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 17), allowBluetoothA2DP = Self(rawValue: 32),
        allowAirPlay = Self(rawValue: 64)
}
extension AVAudioSession {
    /// The state of audio after an interruption.
    public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The app may continue to play.
        public static let shouldResume = Self(rawValue: 1)
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
            headphones = Self(rawValue: "Headphones")
        /// The outputs by Bluetooth.
        public static let bluetoothA2DP = Self(rawValue: "BluetoothA2DPOutput"), bluetoothHFP = Self(rawValue: "BluetoothHFP"),
            bluetoothLE = Self(rawValue: "BluetoothLE")
        /// The output over a network, and the microphone of the device.
        public static let airPlay = Self(rawValue: "AirPlay"), builtInMic = Self(rawValue: "MicrophoneBuiltIn")
    }
    /// The inputs and outputs, which are the speaker only.
    public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    /// The inputs that can be chosen, which are none.
    public var availableInputs: [AVAudioSessionPortDescription]? { [] }
    /// Whether there is an input, which is always false.
    public var isInputAvailable: Bool { false }
    /// Whether another app plays, which is always false.
    public var isOtherAudioPlaying: Bool { false }
    /// Whether secondary sound should be silent, which is always false.
    public var secondaryAudioShouldBeSilencedHint: Bool { false }
    /// The samples a second, which are always 44,100.
    public var sampleRate: Double { 44100 }
    /// Does nothing.
    public func setPreferredSampleRate(_ sampleRate: Double) throws {}
    /// Does nothing.
    public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
    /// Does nothing.
    public func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
}
/// The keys for the reason and of the previous route in notifications.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey",
    AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
/// An audio input or output. The speaker is the only one.
open class AVAudioSessionPortDescription: NSObject {
    open private(set) var portType: AVAudioSession.Port, portName: String, uid: String
    init(_ type: AVAudioSession.Port, _ name: String) { (portType, portName, uid) = (type, name, name) }
}
/// A route to the speaker.
open class AVAudioSessionRouteDescription: NSObject {
    /// The inputs, which are none.
    open var inputs: [AVAudioSessionPortDescription] { [] }
    /// The outputs: always the speaker.
    open var outputs: [AVAudioSessionPortDescription] { [AVAudioSessionPortDescription(.builtInSpeaker, "Speaker")] }
}
/// The recording permission since iOS 17, which is denied.
open class AVAudioApplication: NSObject, @unchecked Sendable {
    /// The user's answer to the request for the microphone.
    public enum recordPermission: Int, Sendable { case undetermined, denied, granted }
    /// The only application.
    public static let shared = AVAudioApplication()
    /// The user's answer to the request for the microphone.
    open var recordPermission: recordPermission {
        let answer = DeviceServices.shared.answer(to: .microphone)
        return answer == .unset ? .undetermined : answer.grants ? .granted : .denied
    }
    /// Requests access to the microphone, and returns whether it is allowed.
    open class func requestRecordPermission() async -> Bool {
        await DeviceServices.shared.request(.microphone).grants
    }
    /// Requests access to the microphone, and calls the closure with the answer.
    open class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
        DeviceServices.shared.request(.microphone) { response($0.grants) }
    }
}
private let before = AttachedProperty<TimeInterval>(0), after = AttachedProperty<TimeInterval>(0)
extension AVSpeechUtterance {
    /// Creates speech of an attributed text, whose attributes have no effect.
    public convenience init(attributedString: NSAttributedString) { self.init(string: attributedString.string) }
    /// The pause before the speech in seconds. It is stored but has no effect.
    public var preUtteranceDelay: TimeInterval {
        get { before[self] }
        set { before[self] = newValue }
    }
    /// The pause after the speech in seconds. It is stored but has no effect.
    public var postUtteranceDelay: TimeInterval {
        get { after[self] }
        set { after[self] = newValue }
    }
}
/// The quality of a voice.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable { case `default` = 1, enhanced, premium }
extension AVSpeechSynthesisVoice {
    /// Fails: no voice is installed.
    public convenience init?(identifier: String) { return nil }
    /// The identifier of the voice, which is its language.
    public var identifier: String { language }
    /// The quality of the voice, which is the default.
    public var quality: AVSpeechSynthesisVoiceQuality { .default }
}
private let tolerancesBefore = AttachedProperty(CMTime.positiveInfinity), tolerancesAfter = AttachedProperty(CMTime.positiveInfinity)
extension AVAssetImageGenerator {
    /// The outcome of generating an image of a video.
    public enum Result: Int, Sendable { case succeeded, failed, cancelled }
    /// The time by which a picture may be earlier. It is stored but has no effect.
    public var requestedTimeToleranceBefore: CMTime {
        get { tolerancesBefore[self] }
        set { tolerancesBefore[self] = newValue }
    }
    /// The time by which a picture may be later. It is stored but has no effect.
    public var requestedTimeToleranceAfter: CMTime {
        get { tolerancesAfter[self] }
        set { tolerancesAfter[self] = newValue }
    }
    /// Calls the handler with an error for each time.
    public func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue], completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    ) { for time in requestedTimes { handler(time.timeValue, nil, .invalid, .failed, unavailableOnLinux) } }
    /// Throws an error: media aren't decoded on Linux.
    public func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw unavailableOnLinux }
}

// MARK: The camera there is not

private let regionsOfInterest = AttachedProperty(CGRect(x: 0, y: 0, width: 1, height: 1))
extension AVCaptureMetadataOutput {
    /// The part of the picture in which objects are recognized. It is stored but has no effect.
    public var rectOfInterest: CGRect {
        get { regionsOfInterest[self] }
        set { regionsOfInterest[self] = newValue }
    }
}
extension AVMetadataObject.ObjectType {
    /// More kinds of codes.
    public static let aztec = Self(rawValue: "aztec"), code39 = Self(rawValue: "code39"), code39Mod43 = Self(rawValue: "code39Mod43"),
        code93 = Self(rawValue: "code93")
    /// More kinds of codes.
    public static let dataMatrix = Self(rawValue: "dataMatrix"), interleaved2of5 = Self(rawValue: "interleaved2of5"),
        itf14 = Self(rawValue: "itf14"),
        upce = Self(rawValue: "upce")
}
extension AVMetadataMachineReadableCodeObject { public var corners: [CGPoint] { [] } }
extension AVCaptureOutput { public func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil } }
extension AVCaptureVideoPreviewLayer {
    /// Returns nil: nothing is recognized.
    public func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
    /// Returns the whole picture.
    public func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        CGRect(x: 0, y: 0, width: 1, height: 1)
    }
}
/// A video codec.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The formats of video and of pictures.
    public static let h264 = Self(rawValue: "avc1"), hevc = Self(rawValue: "hvc1"), jpeg = Self(rawValue: "jpeg")
}
/// The keys for a video's format, width, and height.
public let AVVideoCodecKey = "AVVideoCodecKey", AVVideoWidthKey = "AVVideoWidthKey", AVVideoHeightKey = "AVVideoHeightKey"
extension AVCaptureDevice.DeviceType {
    /// More kinds of cameras.
    public static let builtInTripleCamera = Self(rawValue: "triple"), builtInDualWideCamera = Self(rawValue: "dualwide"),
        builtInTrueDepthCamera = Self(rawValue: "truedepth")
}
extension AVCaptureDevice {
    /// The way in which a camera focuses.
    public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
    /// The way in which a camera sets its exposure.
    public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }
    /// The identifier of the device, which is empty.
    public var uniqueID: String { "" }
    /// The name of the device, which is empty.
    public var localizedName: String { "" }
    /// Whether the camera focuses on a point, which is always false.
    public var isFocusPointOfInterestSupported: Bool { false }
    /// Whether the camera sets the exposure by a point, which is always false.
    public var isExposurePointOfInterestSupported: Bool { false }
    /// Returns false.
    public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    /// Returns false.
    public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
}
private let focusModes = AttachedProperty(AVCaptureDevice.FocusMode.locked),
    exposureModes = AttachedProperty(AVCaptureDevice.ExposureMode.locked)
private let focusPoints = AttachedProperty(CGPoint(x: 0.5, y: 0.5)), exposurePoints = AttachedProperty(CGPoint(x: 0.5, y: 0.5)),
    zooms = AttachedProperty<CGFloat>(1)
extension AVCaptureDevice {
    /// The focus mode. It is stored but has no effect.
    public var focusMode: FocusMode {
        get { focusModes[self] }
        set { focusModes[self] = newValue }
    }
    /// The point on which the camera focuses. It is stored but has no effect.
    public var focusPointOfInterest: CGPoint {
        get { focusPoints[self] }
        set { focusPoints[self] = newValue }
    }
    /// The exposure mode. It is stored but has no effect.
    public var exposureMode: ExposureMode {
        get { exposureModes[self] }
        set { exposureModes[self] = newValue }
    }
    /// The point that sets the exposure. It is stored but has no effect.
    public var exposurePointOfInterest: CGPoint {
        get { exposurePoints[self] }
        set { exposurePoints[self] = newValue }
    }
    /// The zoom. It is stored but has no effect.
    public var videoZoomFactor: CGFloat {
        get { zooms[self] }
        set { zooms[self] = newValue }
    }
}
