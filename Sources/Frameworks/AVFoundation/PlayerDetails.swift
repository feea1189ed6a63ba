import DeviceServices
import UIKit

// Further properties of players, items, and the audio session: stored where there is a getter; nothing plays.

private let times = AttachedProperty<CMTime?>(nil)
extension NSValue {
    public convenience init(time: CMTime) {
        self.init(cgPoint: CGPoint(x: time.seconds, y: 0))
        times[self] = time
    }
    public var timeValue: CMTime { times[self] ?? .invalid }
}
/// A kind of media file, by its uniform type identifier.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mp4 = Self(rawValue: "public.mpeg-4"), mov = Self(rawValue: "com.apple.quicktime-movie"),
        m4v = Self(rawValue: "com.apple.m4v-video")
    public static let m4a = Self(rawValue: "com.apple.m4a-audio"), mp3 = Self(rawValue: "public.mp3"),
        wav = Self(rawValue: "com.microsoft.waveform-audio")
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
        public static let toMinimizeStalls = Self(rawValue: "AVPlayerWaitingToMinimizeStallsReason"),
            noItemToPlay = Self(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    }
    public var reasonForWaitingToPlay: WaitingReason? { nil }
    public var defaultRate: Float {
        get { rates[self] }
        set { rates[self] = newValue }
    }
    public func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}
extension AVPlayerItem {
    public var preferredForwardBufferDuration: TimeInterval {
        get { buffers[self] }
        set { buffers[self] = newValue }
    }
    public var preferredPeakBitRate: Double {
        get { bitRates[self] }
        set { bitRates[self] = newValue }
    }
    public var forwardPlaybackEndTime: CMTime {
        get { ends[self] }
        set { ends[self] = newValue }
    }
    public var seekableTimeRanges: [NSValue] { [] }
    public var canPlayFastForward: Bool { false }
    public func step(byCount stepCount: Int) {}
    public func cancelPendingSeeks() {}
}
extension AVPlayerLayer { public var videoRect: CGRect { .zero } }
extension AVPlayerLooper {
    public var loopCount: Int { 0 }
    public func disableLooping() {}
}
extension AVAudioPlayer {
    public convenience init(data: Data, fileTypeHint: String?) throws { try self.init(data: data) }
    public var deviceCurrentTime: TimeInterval { 0 }
    public var settings: [String: Any] { [:] }
    public var data: Data? { nil }
}

extension AVAudioSession.CategoryOptions {
    public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 17), allowBluetoothA2DP = Self(rawValue: 32),
        allowAirPlay = Self(rawValue: 64)
}
extension AVAudioSession {
    /// The state of audio after an interruption.
    public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let shouldResume = Self(rawValue: 1)
    }
    /// The reason for a change of the audio route.
    public enum RouteChangeReason: UInt, Sendable {
        case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override, wakeFromSleep = 6, noSuitableRouteForCategory,
            routeConfigurationChange
    }
    /// The kind of an audio input or output.
    public struct Port: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInSpeaker = Self(rawValue: "Speaker"), builtInReceiver = Self(rawValue: "Receiver"),
            headphones = Self(rawValue: "Headphones")
        public static let bluetoothA2DP = Self(rawValue: "BluetoothA2DPOutput"), bluetoothHFP = Self(rawValue: "BluetoothHFP"),
            bluetoothLE = Self(rawValue: "BluetoothLE")
        public static let airPlay = Self(rawValue: "AirPlay"), builtInMic = Self(rawValue: "MicrophoneBuiltIn")
    }
    public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    public var availableInputs: [AVAudioSessionPortDescription]? { [] }
    public var isInputAvailable: Bool { false }
    public var isOtherAudioPlaying: Bool { false }
    public var secondaryAudioShouldBeSilencedHint: Bool { false }
    public var sampleRate: Double { 44100 }
    public func setPreferredSampleRate(_ sampleRate: Double) throws {}
    public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
    public func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
}
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey",
    AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
/// An audio input or output. The speaker is the only one.
open class AVAudioSessionPortDescription: NSObject {
    open private(set) var portType: AVAudioSession.Port, portName: String, uid: String
    init(_ type: AVAudioSession.Port, _ name: String) { (portType, portName, uid) = (type, name, name) }
}
/// A route to the speaker.
open class AVAudioSessionRouteDescription: NSObject {
    open var inputs: [AVAudioSessionPortDescription] { [] }
    open var outputs: [AVAudioSessionPortDescription] { [AVAudioSessionPortDescription(.builtInSpeaker, "Speaker")] }
}
/// The recording permission since iOS 17, which is denied.
open class AVAudioApplication: NSObject, @unchecked Sendable {
    public enum recordPermission: Int, Sendable { case undetermined, denied, granted }
    public static let shared = AVAudioApplication()
    open var recordPermission: recordPermission {
        let answer = DeviceServices.shared.answer(to: .microphone)
        return answer == .unset ? .undetermined : answer.grants ? .granted : .denied
    }
    open class func requestRecordPermission() async -> Bool {
        await DeviceServices.shared.request(.microphone).grants
    }
    open class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
        DeviceServices.shared.request(.microphone) { response($0.grants) }
    }
}
private let before = AttachedProperty<TimeInterval>(0), after = AttachedProperty<TimeInterval>(0)
extension AVSpeechUtterance {
    public convenience init(attributedString: NSAttributedString) { self.init(string: attributedString.string) }
    public var preUtteranceDelay: TimeInterval {
        get { before[self] }
        set { before[self] = newValue }
    }
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
    public var identifier: String { language }
    public var quality: AVSpeechSynthesisVoiceQuality { .default }
}
private let tolerancesBefore = AttachedProperty(CMTime.positiveInfinity), tolerancesAfter = AttachedProperty(CMTime.positiveInfinity)
extension AVAssetImageGenerator {
    /// The outcome of generating an image of a video.
    public enum Result: Int, Sendable { case succeeded, failed, cancelled }
    public var requestedTimeToleranceBefore: CMTime {
        get { tolerancesBefore[self] }
        set { tolerancesBefore[self] = newValue }
    }
    public var requestedTimeToleranceAfter: CMTime {
        get { tolerancesAfter[self] }
        set { tolerancesAfter[self] = newValue }
    }
    public func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue], completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    ) { for time in requestedTimes { handler(time.timeValue, nil, .invalid, .failed, unavailableOnLinux) } }
    public func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw unavailableOnLinux }
}

// MARK: The camera there is not

private let regionsOfInterest = AttachedProperty(CGRect(x: 0, y: 0, width: 1, height: 1))
extension AVCaptureMetadataOutput {
    public var rectOfInterest: CGRect {
        get { regionsOfInterest[self] }
        set { regionsOfInterest[self] = newValue }
    }
}
extension AVMetadataObject.ObjectType {
    public static let aztec = Self(rawValue: "aztec"), code39 = Self(rawValue: "code39"), code39Mod43 = Self(rawValue: "code39Mod43"),
        code93 = Self(rawValue: "code93")
    public static let dataMatrix = Self(rawValue: "dataMatrix"), interleaved2of5 = Self(rawValue: "interleaved2of5"),
        itf14 = Self(rawValue: "itf14"),
        upce = Self(rawValue: "upce")
}
extension AVMetadataMachineReadableCodeObject { public var corners: [CGPoint] { [] } }
extension AVCaptureOutput { public func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil } }
extension AVCaptureVideoPreviewLayer {
    public func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
    public func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        CGRect(x: 0, y: 0, width: 1, height: 1)
    }
}
/// A video codec.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let h264 = Self(rawValue: "avc1"), hevc = Self(rawValue: "hvc1"), jpeg = Self(rawValue: "jpeg")
}
public let AVVideoCodecKey = "AVVideoCodecKey", AVVideoWidthKey = "AVVideoWidthKey", AVVideoHeightKey = "AVVideoHeightKey"
extension AVCaptureDevice.DeviceType {
    public static let builtInTripleCamera = Self(rawValue: "triple"), builtInDualWideCamera = Self(rawValue: "dualwide"),
        builtInTrueDepthCamera = Self(rawValue: "truedepth")
}
extension AVCaptureDevice {
    /// The way in which a camera focuses.
    public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
    /// The way in which a camera sets its exposure.
    public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }
    public var uniqueID: String { "" }
    public var localizedName: String { "" }
    public var isFocusPointOfInterestSupported: Bool { false }
    public var isExposurePointOfInterestSupported: Bool { false }
    public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
}
private let focusModes = AttachedProperty(AVCaptureDevice.FocusMode.locked),
    exposureModes = AttachedProperty(AVCaptureDevice.ExposureMode.locked)
private let focusPoints = AttachedProperty(CGPoint(x: 0.5, y: 0.5)), exposurePoints = AttachedProperty(CGPoint(x: 0.5, y: 0.5)),
    zooms = AttachedProperty<CGFloat>(1)
extension AVCaptureDevice {
    public var focusMode: FocusMode {
        get { focusModes[self] }
        set { focusModes[self] = newValue }
    }
    public var focusPointOfInterest: CGPoint {
        get { focusPoints[self] }
        set { focusPoints[self] = newValue }
    }
    public var exposureMode: ExposureMode {
        get { exposureModes[self] }
        set { exposureModes[self] = newValue }
    }
    public var exposurePointOfInterest: CGPoint {
        get { exposurePoints[self] }
        set { exposurePoints[self] = newValue }
    }
    public var videoZoomFactor: CGFloat {
        get { zooms[self] }
        set { zooms[self] = newValue }
    }
}
