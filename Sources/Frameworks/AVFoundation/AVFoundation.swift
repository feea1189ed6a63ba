// Players, recorders, sessions, and assets as values that report their states: there is no sound, no video, no camera, and no microphone.
import DeviceServices
@_exported import AudioToolboxCompanion
@_exported import CoreMediaCompanion
@_exported import FrameworkPlaceholder

/// The kind of media in a track or a device.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Video, sound, text, and data about other media.
    public static let video = Self(rawValue: "vide"), audio = Self(rawValue: "soun"), text = Self(rawValue: "text"),
        metadata = Self(rawValue: "meta")
}
/// Whether the camera and the microphone may be used; here always denied.
public enum AVAuthorizationStatus: Int, Sendable {
    /// The user hasn't been asked, can't allow it, refused it, or allowed it.
    case notDetermined, restricted, denied, authorized
    init(_ answer: DeviceServices.Answer) { self = answer == .unset ? .notDetermined : answer.grants ? .authorized : .denied }
}

// MARK: Audio

/// The callbacks for the end of playback, which never occurs here.
@preconcurrency @MainActor
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// Called when a player has reached its end. It isn't called, because no time passes.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// Called when a file can't be decoded. It isn't called, because nothing is decoded.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
extension AVAudioPlayerDelegate {
    /// Does nothing.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// Does nothing.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
/// A player that reports that it is playing, without sound and without an end.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    /// The object that is notified of the end. It isn't called.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    open private(set) var isPlaying = false
    /// The volume, the speed, and the place between left and right. They are stored but have no effect.
    open var volume: Float = 1, rate: Float = 1, pan: Float = 0
    // FIXME(gap): there is no sound and no time passes, so loops, rates, and meters are stored and have no effect.
    /// The number of repetitions; a negative one repeats forever. It is stored but has no effect.
    open var numberOfLoops = 0
    /// The place in seconds. It doesn't change on its own.
    open var currentTime: TimeInterval = 0
    /// Whether the speed can change, and whether levels are measured. They are stored but have no effect.
    open var enableRate = false, isMeteringEnabled = false
    open private(set) var url: URL?
    /// The length in seconds, which is always 0.
    open var duration: TimeInterval { 0 }
    /// Opens a file. Throws an error if it is missing; its content isn't read.
    public init(contentsOf url: URL) throws {
        guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
        self.url = url
    }
    /// Creates a player without audio, for a declaration that is replaced later.
    public override init() { url = nil }
    /// Opens a file. It isn't read.
    public init(contentsOf url: URL, fileTypeHint: String?) throws { self.url = url }
    /// Creates a player of data, which aren't read.
    public init(data: Data) throws { url = nil }
    /// Returns true.
    @discardableResult open func prepareToPlay() -> Bool { true }
    /// Marks the player as playing, and returns true. It makes no sound.
    @discardableResult open func play() -> Bool { isPlaying = true; return true }
    /// Marks the player as not playing.
    open func pause() { isPlaying = false }
    /// Marks the player as not playing.
    open func stop() { isPlaying = false }
}
/// The keys for a format, its sample rate, number of channels, and quality.
public let AVFormatIDKey = "AVFormatIDKey", AVSampleRateKey = "AVSampleRateKey", AVNumberOfChannelsKey = "AVNumberOfChannelsKey",
    AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
/// The number of the format AAC.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
/// The quality of an audio encoding.
public enum AVAudioQuality: Int, Sendable { case min = 0, low = 32, medium = 64, high = 96, max = 127 }

/// The app's audio session. Category and route are stored without effect; recording is denied immediately.
open class AVAudioSession: NSObject, @unchecked Sendable {
    /// The purpose for which an app uses audio.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Sound that mixes with that of other apps, sound that silences it, and other uses.
        public static let ambient = Self(rawValue: "ambient"), soloAmbient = Self(rawValue: "soloAmbient"),
            playback = Self(rawValue: "playback"),
            record = Self(rawValue: "record"), playAndRecord = Self(rawValue: "playAndRecord"), multiRoute = Self(rawValue: "multiRoute")
    }
    /// A special use of audio within a category.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The usual use, that for movies, and other special uses.
        public static let `default` = Self(rawValue: "default"), moviePlayback = Self(rawValue: "moviePlayback"),
            videoRecording = Self(rawValue: "videoRecording"), spokenAudio = Self(rawValue: "spokenAudio"),
            voiceChat = Self(rawValue: "voiceChat"),
            measurement = Self(rawValue: "measurement")
    }
    /// The options of an audio category.
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The options for other apps' sound and for outputs.
        public static let mixWithOthers = Self(rawValue: 1), duckOthers = Self(rawValue: 2), allowBluetooth = Self(rawValue: 4),
            defaultToSpeaker = Self(rawValue: 8)
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
        /// The user hasn't been asked, refused, or allowed.
        case undetermined, denied, granted
        /// Supports `recordPermission()`, a method in Swift 4.0.
        public func callAsFunction() -> Self { self }
    }
    private static let session = AVAudioSession()
    /// Returns the only session of the app.
    open class func sharedInstance() -> AVAudioSession { session }
    open private(set) var category = Category.soloAmbient
    /// The volume of the device, which is always 1.
    open var outputVolume: Float { 1 }
    /// The user's answer to the request for the microphone.
    open var recordPermission: RecordPermission {
        let answer = DeviceServices.shared.answer(to: .microphone)
        return answer == .unset ? .undetermined : answer.grants ? .granted : .denied
    }
    /// Keeps a category.
    open func setCategory(_ category: Category) throws { self.category = category }
    /// Keeps a category. Options have no effect.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws { self.category = category }
    /// Keeps a category. Mode and options have no effect.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws { self.category = category }
    /// Does nothing.
    open func setMode(_ mode: Mode) throws {}
    /// Does nothing.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    /// Requests access to the microphone, and calls the closure with the answer.
    open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
        DeviceServices.shared.request(.microphone) { response($0.grants) }
    }
}

/// Text to speak, with rate, pitch, and volume.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    open private(set) var speechString: String
    /// The speed, the pitch, and the volume of speech. They are stored but have no effect.
    open var rate: Float = 0.5, pitchMultiplier: Float = 1, volume: Float = 1
    /// The voice; nil uses the system's. It is stored but has no effect.
    open var voice: AVSpeechSynthesisVoice?
    /// Creates an utterance of a string.
    public init(string: String) { speechString = string }
}
/// A voice for a language. None is installed, but code may request one.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    open private(set) var language: String
    /// Creates a voice of a language; nil means US English.
    public init?(language: String?) { self.language = language ?? "en-US" }
}
/// A synthesizer without a voice: an utterance starts and finishes immediately.
open class AVSpeechSynthesizer: NSObject {
    /// The object that is notified of the progress of speech.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// Whether speech is in progress, which is always false.
    open var isSpeaking: Bool { false }
    /// Whether speech is paused, which is always false.
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
    /// Returns false, because nothing is spoken.
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Returns false, because nothing is spoken.
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Returns false, because nothing is spoken.
    @discardableResult open func continueSpeaking() -> Bool { false }
}
/// The usual speed of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

// MARK: Playing video

/// The loading state of an asset's value.
public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }
/// A movie or sound whose content is not read: it has no duration and no tracks, and is not playable.
open class AVAsset: NSObject, @unchecked Sendable {
    /// The length, which is always 0.
    open var duration: CMTime { .zero }
    public override init() { super.init() }
    /// Creates an asset. The file isn't read.
    public convenience init(url: URL) { self.init() }
    /// Whether the asset can play, which is always false.
    open var isPlayable: Bool { false }
}
/// An asset with a URL.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    open private(set) var url: URL
    /// Creates an asset of a file, which isn't read. Options have no effect.
    public init(url: URL, options: [String: Any]? = nil) { self.url = url }
}
/// An item that fails immediately, with an error that there is no player on Linux.
open class AVPlayerItem: KeyValueObject, @unchecked Sendable {
    /// The readiness of an item to play. An item always fails here, because media isn't decoded.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    open private(set) var asset: AVAsset
    /// The readiness to play, which is always failed.
    open var status: Status { .failed }
    /// The reason why the item can't play, which is always that media aren't available on Linux.
    open var error: (any Error)? { unavailableOnLinux }
    /// The length, which is always 0.
    open var duration: CMTime { .zero }
    /// Creates an item of an asset.
    public init(asset: AVAsset) { self.asset = asset }
    /// Creates an item of a file, which isn't read.
    public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
    /// Returns the place, which is always 0.
    open func currentTime() -> CMTime { .zero }
}
extension NSNotification.Name {
    /// Posted when an item has reached its end. It isn't posted.
    public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// Posted when an item fails to reach its end. It isn't posted.
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
    /// The readiness to play, which is always failed.
    open var status: Status { .failed }
    /// The relation of progress to the rate, which is always paused.
    open var timeControlStatus: TimeControlStatus { .paused }
    /// The rate. It is stored but has no effect: nothing plays.
    open var rate: Float = 0
    /// The volume. It is stored but has no effect.
    open var volume: Float = 1
    /// Whether the sound is off. It is stored but has no effect.
    open var isMuted = false
    /// The action at the end of an item. It is stored but has no effect.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    public override init() { super.init() }
    /// Creates a player of a file, which isn't read.
    public init(url: URL) { currentItem = AVPlayerItem(url: url) }
    /// Creates a player of an item; nil for none.
    public init(playerItem: AVPlayerItem?) { currentItem = playerItem }
    /// Sets the rate to 1. Nothing plays.
    open func play() { rate = 1 }
    /// Sets the rate to 0.
    open func pause() { rate = 0 }
    /// Replaces the item; nil removes it.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    /// Returns the place, which is always 0.
    open func currentTime() -> CMTime { .zero }
    /// Does nothing.
    open func seek(to time: CMTime) {}
    /// Calls the closure with false: the place doesn't change.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
    /// Returns an observer, whose block isn't called.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { NSObject() }
    /// Does nothing.
    open func removeTimeObserver(_ observer: Any) {}
}
/// A player that holds the first of its items.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    /// Creates a player of the first item. The others don't follow.
    public init(items: [AVPlayerItem]) { super.init(playerItem: items.first) }
}
/// A looper without effect.
open class AVPlayerLooper: NSObject { public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {} }
/// The scaling of a picture in its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The way in which a picture fills the layer.
    public static let resize = Self(rawValue: "AVLayerVideoGravityResize"),
        resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect"),
        resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
}
/// A player layer without a picture, which is black.
open class AVPlayerLayer: CALayer {
    /// The player. The layer shows none of it.
    open var player: AVPlayer?
    /// The way in which the picture fills the layer. It is stored but has no effect.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether the first picture can be shown, which is always false.
    open var isReadyForDisplay: Bool { false }
    public override init() {
        super.init()
        backgroundColor = UIColor.black.cgColor
    }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Creates a layer of a player.
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
    /// Returns nil: there is no camera and no microphone.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// Returns the user's answer to the request for the camera or the microphone.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        .init(DeviceServices.shared.answer(to: permission(for: mediaType)))
    }
    /// Requests access to the camera or the microphone, and calls the closure with the answer.
    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void) {
        DeviceServices.shared.request(permission(for: mediaType)) { handler($0.grants) }
    }
    class func permission(for mediaType: AVMediaType) -> DeviceServices.Permission { mediaType == .audio ? .microphone : .camera }
    /// Whether the device has a lamp, which is always false.
    open var hasTorch: Bool { false }
    /// The use of the lamp. It is stored but has no effect.
    open var torchMode = TorchMode.off
    /// Throws an error: there is no device.
    open func lockForConfiguration() throws { throw unavailableOnLinux }
    /// Does nothing.
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
    /// Throws an error: there is no device.
    public init(device: AVCaptureDevice) throws { throw unavailableOnLinux }
}
/// An object detected in the camera's picture; none ever is.
open class AVMetadataObject: NSObject {
    /// The kind of an object that a capture session recognizes in pictures, such as a QR code.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The kinds of codes, such as QR codes and those of goods.
        public static let qr = Self(rawValue: "qr"), ean13 = Self(rawValue: "ean13"), ean8 = Self(rawValue: "ean8"),
            pdf417 = Self(rawValue: "pdf417"),
            code128 = Self(rawValue: "code128"), face = Self(rawValue: "face")
    }
    /// The kind of the object.
    open var type: ObjectType { .qr }
    /// The bounds of the object, which are always empty.
    open var bounds: CGRect { .zero }
}
/// A code detected in the camera's picture.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject { open var stringValue: String? { nil } }
/// The callbacks for codes and faces in the camera's picture, which are never called.
@preconcurrency @MainActor
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    /// Called when objects were recognized. It isn't called, because there is no camera.
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
}
extension AVCaptureMetadataOutputObjectsDelegate {
    /// Does nothing.
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection
    ) {}
}
/// An output that detects nothing, and supports no object types.
open class AVCaptureMetadataOutput: AVCaptureOutput {
    /// The kinds that can be recognized, which are none.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    /// The kinds to recognize. They are stored but have no effect.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    public override init() { super.init() }
    /// Does nothing: nothing is recognized.
    open func setMetadataObjectsDelegate(_ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?) {}
}
/// A session that accepts no inputs and outputs and never runs.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    /// Whether the session runs, which is always false.
    open var isRunning: Bool { false }
    public override init() { super.init() }
    /// Returns false.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
    /// Returns false.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { false }
    /// Does nothing.
    open func addInput(_ input: AVCaptureInput) {}
    /// Does nothing.
    open func addOutput(_ output: AVCaptureOutput) {}
    /// Does nothing.
    open func beginConfiguration() {}
    /// Does nothing.
    open func commitConfiguration() {}
    /// Does nothing: there is no camera.
    open func startRunning() {}
    /// Does nothing.
    open func stopRunning() {}
}
/// The preview of a camera, which is black.
open class AVCaptureVideoPreviewLayer: CALayer {
    /// The session. The layer shows none of it.
    open var session: AVCaptureSession?
    /// The way in which the picture fills the layer. It is stored but has no effect.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Creates a layer of a session.
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
