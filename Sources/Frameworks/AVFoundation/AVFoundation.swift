// Players, recorders, sessions, and assets as values that report their states: there is no sound, no video, no camera, and no microphone.
import DeviceServices
@_exported import AudioToolboxCompanion
@_exported import CoreMediaCompanion
@_exported import FrameworkPlaceholder

/// The kind of media in a track or a device.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let video = Self(rawValue: "vide"), audio = Self(rawValue: "soun"), text = Self(rawValue: "text"),
        metadata = Self(rawValue: "meta")
}
/// Whether the camera and the microphone may be used; here always denied.
public enum AVAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
    init(_ answer: DeviceServices.Answer) { self = answer == .unset ? .notDetermined : answer.grants ? .authorized : .denied }
}

// MARK: Audio

/// The callbacks for the end of playback, which never occurs here.
@preconcurrency @MainActor
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
/// A player that reports that it is playing, without sound and without an end.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    open weak var delegate: (any AVAudioPlayerDelegate)?
    open private(set) var isPlaying = false
    open var volume: Float = 1, rate: Float = 1, pan: Float = 0
    // FIXME(gap): there is no sound and no time passes, so loops, rates, and meters are stored and have no effect.
    open var numberOfLoops = 0
    open var currentTime: TimeInterval = 0
    open var enableRate = false, isMeteringEnabled = false
    open private(set) var url: URL?
    open var duration: TimeInterval { 0 }
    public init(contentsOf url: URL) throws {
        guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
        self.url = url
    }
    /// Creates a player without audio, for a declaration that is replaced later.
    public override init() { url = nil }
    public init(contentsOf url: URL, fileTypeHint: String?) throws { self.url = url }
    public init(data: Data) throws { url = nil }
    @discardableResult open func prepareToPlay() -> Bool { true }
    @discardableResult open func play() -> Bool { isPlaying = true; return true }
    open func pause() { isPlaying = false }
    open func stop() { isPlaying = false }
}
public let AVFormatIDKey = "AVFormatIDKey", AVSampleRateKey = "AVSampleRateKey", AVNumberOfChannelsKey = "AVNumberOfChannelsKey",
    AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
/// The quality of an audio encoding.
public enum AVAudioQuality: Int, Sendable { case min = 0, low = 32, medium = 64, high = 96, max = 127 }

/// The app's audio session. Category and route are stored without effect; recording is denied immediately.
open class AVAudioSession: NSObject, @unchecked Sendable {
    /// The purpose for which an app uses audio.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Self(rawValue: "ambient"), soloAmbient = Self(rawValue: "soloAmbient"),
            playback = Self(rawValue: "playback"),
            record = Self(rawValue: "record"), playAndRecord = Self(rawValue: "playAndRecord"), multiRoute = Self(rawValue: "multiRoute")
    }
    /// A special use of audio within a category.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Self(rawValue: "default"), moviePlayback = Self(rawValue: "moviePlayback"),
            videoRecording = Self(rawValue: "videoRecording"), spokenAudio = Self(rawValue: "spokenAudio"),
            voiceChat = Self(rawValue: "voiceChat"),
            measurement = Self(rawValue: "measurement")
    }
    /// The options of an audio category.
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mixWithOthers = Self(rawValue: 1), duckOthers = Self(rawValue: 2), allowBluetooth = Self(rawValue: 4),
            defaultToSpeaker = Self(rawValue: 8)
    }
    /// The options of activating and deactivating an audio session.
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = Self(rawValue: 1)
    }
    /// The user's answer to the request for the microphone.
    public enum RecordPermission: UInt, Sendable {
        case undetermined, denied, granted
        /// Supports `recordPermission()`, a method in Swift 4.0.
        public func callAsFunction() -> Self { self }
    }
    private static let session = AVAudioSession()
    open class func sharedInstance() -> AVAudioSession { session }
    open private(set) var category = Category.soloAmbient
    open var outputVolume: Float { 1 }
    open var recordPermission: RecordPermission {
        let answer = DeviceServices.shared.answer(to: .microphone)
        return answer == .unset ? .undetermined : answer.grants ? .granted : .denied
    }
    open func setCategory(_ category: Category) throws { self.category = category }
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws { self.category = category }
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws { self.category = category }
    open func setMode(_ mode: Mode) throws {}
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
        DeviceServices.shared.request(.microphone) { response($0.grants) }
    }
}

/// A text to speak, with rate, pitch, and volume.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    open private(set) var speechString: String
    open var rate: Float = 0.5, pitchMultiplier: Float = 1, volume: Float = 1
    open var voice: AVSpeechSynthesisVoice?
    public init(string: String) { speechString = string }
}
/// A voice for a language. None is installed, but code may request one.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    open private(set) var language: String
    public init?(language: String?) { self.language = language ?? "en-US" }
}
/// A synthesizer without a voice: an utterance starts and finishes immediately.
open class AVSpeechSynthesizer: NSObject {
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    open var isSpeaking: Bool { false }
    open var isPaused: Bool { false }
    public override init() { super.init() }
    /// Finishes immediately: there is no voice.
    open func speak(_ utterance: AVSpeechUtterance) {
        nonisolated(unsafe) let (delegate, synthesizer) = (self.delegate, self)
        MainActor.assumeIsolated {
            delegate?.speechSynthesizer(synthesizer, didStart: utterance)
            delegate?.speechSynthesizer(synthesizer, didFinish: utterance)
        }
    }
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    @discardableResult open func continueSpeaking() -> Bool { false }
}
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

// MARK: Playing video

/// The loading state of an asset's value.
public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }
/// A movie or sound whose content is not read: it has no duration and no tracks, and is not playable.
open class AVAsset: NSObject, @unchecked Sendable {
    open var duration: CMTime { .zero }
    public override init() { super.init() }
    public convenience init(url: URL) { self.init() }
    open var isPlayable: Bool { false }
}
/// An asset with a URL.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    open private(set) var url: URL
    public init(url: URL, options: [String: Any]? = nil) { self.url = url }
}
/// An item that fails immediately, with an error that there is no player on Linux.
open class AVPlayerItem: KeyValueObject, @unchecked Sendable {
    /// The readiness of an item to play. An item always fails here, because media isn't decoded.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    open private(set) var asset: AVAsset
    open var status: Status { .failed }
    open var error: (any Error)? { unavailableOnLinux }
    open var duration: CMTime { .zero }
    public init(asset: AVAsset) { self.asset = asset }
    public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
    open func currentTime() -> CMTime { .zero }
}
extension NSNotification.Name {
    public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
}
/// A player that stores its item and rate; no time passes, so observers are not called and seeking fails.
open class AVPlayer: KeyValueObject, @unchecked Sendable {
    /// The readiness of a player to play. A player always fails here, because media isn't decoded.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    /// The action of a player when its item ends.
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
    /// The relation of a player's progress to its rate.
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    open private(set) var currentItem: AVPlayerItem?
    open var status: Status { .failed }
    open var timeControlStatus: TimeControlStatus { .paused }
    open var rate: Float = 0
    open var volume: Float = 1
    open var isMuted = false
    open var actionAtItemEnd = ActionAtItemEnd.pause
    public override init() { super.init() }
    public init(url: URL) { currentItem = AVPlayerItem(url: url) }
    public init(playerItem: AVPlayerItem?) { currentItem = playerItem }
    open func play() { rate = 1 }
    open func pause() { rate = 0 }
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    open func currentTime() -> CMTime { .zero }
    open func seek(to time: CMTime) {}
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { NSObject() }
    open func removeTimeObserver(_ observer: Any) {}
}
/// A player that holds the first of its items.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    public init(items: [AVPlayerItem]) { super.init(playerItem: items.first) }
}
/// A looper without effect.
open class AVPlayerLooper: NSObject { public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {} }
/// The scaling of a picture in its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resize = Self(rawValue: "AVLayerVideoGravityResize"),
        resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect"),
        resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
}
/// A player layer without a picture, which is black.
open class AVPlayerLayer: CALayer {
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var isReadyForDisplay: Bool { false }
    public override init() {
        super.init()
        backgroundColor = UIColor.black.cgColor
    }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}

// MARK: Capturing: there is no camera.

/// A camera or microphone. There is none; access depends on the host.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    /// The side of the device on which a camera is.
    public enum Position: Int, Sendable { case unspecified, back, front }
    /// The use of the lamp beside a camera.
    public enum TorchMode: Int, Sendable { case off, on, auto }
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        .init(DeviceServices.shared.answer(to: permission(for: mediaType)))
    }
    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void) {
        DeviceServices.shared.request(permission(for: mediaType)) { handler($0.grants) }
    }
    class func permission(for mediaType: AVMediaType) -> DeviceServices.Permission { mediaType == .audio ? .microphone : .camera }
    open var hasTorch: Bool { false }
    open var torchMode = TorchMode.off
    open func lockForConfiguration() throws { throw unavailableOnLinux }
    open func unlockForConfiguration() {}
}
/// A session's input, which provides nothing.
open class AVCaptureInput: NSObject {}
/// A session's output, which receives nothing.
open class AVCaptureOutput: NSObject {}
/// A connection between an input and an output, whose settings are not stored.
open class AVCaptureConnection: NSObject {}
/// An input that cannot be created, because there is no device.
open class AVCaptureDeviceInput: AVCaptureInput {
    open private(set) var device: AVCaptureDevice
    public init(device: AVCaptureDevice) throws { throw unavailableOnLinux }
}
/// An object detected in the camera's picture; none ever is.
open class AVMetadataObject: NSObject {
    /// The kind of an object that a capture session recognizes in pictures, such as a QR code.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let qr = Self(rawValue: "qr"), ean13 = Self(rawValue: "ean13"), ean8 = Self(rawValue: "ean8"),
            pdf417 = Self(rawValue: "pdf417"),
            code128 = Self(rawValue: "code128"), face = Self(rawValue: "face")
    }
    open var type: ObjectType { .qr }
    open var bounds: CGRect { .zero }
}
/// A code detected in the camera's picture.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject { open var stringValue: String? { nil } }
/// The callbacks for codes and faces in the camera's picture, which are never called.
@preconcurrency @MainActor
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
}
extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection
    ) {}
}
/// An output that detects nothing, and supports no object types.
open class AVCaptureMetadataOutput: AVCaptureOutput {
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    public override init() { super.init() }
    open func setMetadataObjectsDelegate(_ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?) {}
}
/// A session that accepts no inputs and outputs and never runs.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    open var isRunning: Bool { false }
    public override init() { super.init() }
    open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { false }
    open func addInput(_ input: AVCaptureInput) {}
    open func addOutput(_ output: AVCaptureOutput) {}
    open func beginConfiguration() {}
    open func commitConfiguration() {}
    open func startRunning() {}
    open func stopRunning() {}
}
/// The preview of a camera, which is black.
open class AVCaptureVideoPreviewLayer: CALayer {
    open var session: AVCaptureSession?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
        backgroundColor = UIColor.black.cgColor
    }
}
/// Returns `aspectRatio` fitted into `boundingRect`, centered.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width, height: size.height)
}
