import CoreMediaCompanion
import UIKit

// Loading, downloads, content keys, and layers of samples. Nothing is loaded over a network; delegates are kept and not called, and
// requests fail with errors.

/// Called for parts of a file with a scheme of the app's. It isn't called, because streams aren't loaded.
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
    /// Returns whether the app loads a part, or renews it.
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    )
        -> Bool
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, shouldWaitForRenewalOfRequestedResource renewalRequest: AVAssetResourceRenewalRequest
    )
        -> Bool
    /// Called when a part isn't needed any more.
    func resourceLoader(_ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
}
extension AVAssetResourceLoaderDelegate {
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool { false }
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, shouldWaitForRenewalOfRequestedResource renewalRequest: AVAssetResourceRenewalRequest
    ) -> Bool { false }
    public func resourceLoader(_ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest) {}
}
// FIXME(gap): an asset whose delegate loads it fails to load; the delegate isn't called.
/// Loads parts of a file.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
    open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
    open private(set) var delegateQueue: DispatchQueue?
    open var preloadsEligibleContentKeys = false
    /// Keeps a delegate, which isn't called.
    open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) {
        (self.delegate, self.delegateQueue) = (delegate, delegateQueue)
    }
}
/// A request for a part of a file. There is none.
open class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    open var isFinished: Bool { true }
    open var isCancelled: Bool { false }
    open var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest? { nil }
    open var dataRequest: AVAssetResourceLoadingDataRequest? { nil }
    open var response: URLResponse?
    open var redirect: URLRequest?
    open func finishLoading() {}
    open func finishLoading(with error: (any Error)?) {}
}
/// A request for a new part of a file. There is none.
open class AVAssetResourceRenewalRequest: AVAssetResourceLoadingRequest, @unchecked Sendable {}
/// A request for facts about a file.
open class AVAssetResourceLoadingContentInformationRequest: NSObject, @unchecked Sendable {
    open var contentType: String?, contentLength: Int64 = 0, isByteRangeAccessSupported = false, renewalDate: Date?,
        isEntireLengthAvailableOnDemand = false
    open var allowedContentTypes: [String]? { nil }
}
/// A request for bytes of a file.
open class AVAssetResourceLoadingDataRequest: NSObject, @unchecked Sendable {
    open var requestedOffset: Int64 { 0 }
    open var requestedLength: Int { 0 }
    open var currentOffset: Int64 { 0 }
    open var requestsAllDataToEndOfResource: Bool { false }
    open func respond(with data: Data) {}
}

// MARK: Downloads

/// Called with the progress of downloads. Every download fails.
public protocol AVAssetDownloadDelegate: URLSessionTaskDelegate {
    /// Called when a file is ready.
    func urlSession(_ session: URLSession, assetDownloadTask: AVAssetDownloadTask, didFinishDownloadingTo location: URL)
    /// Called with the progress.
    func urlSession(
        _ session: URLSession, assetDownloadTask: AVAssetDownloadTask, didLoad timeRange: CMTimeRange,
        totalTimeRangesLoaded loadedTimeRanges: [NSValue], timeRangeExpectedToLoad: CMTimeRange)
    func urlSession(
        _ session: URLSession, assetDownloadTask: AVAssetDownloadTask, didResolve resolvedMediaSelection: AVMediaSelection)
}
extension AVAssetDownloadDelegate {
    public func urlSession(_ session: URLSession, assetDownloadTask: AVAssetDownloadTask, didFinishDownloadingTo location: URL) {}
    public func urlSession(
        _ session: URLSession, assetDownloadTask: AVAssetDownloadTask, didLoad timeRange: CMTimeRange,
        totalTimeRangesLoaded loadedTimeRanges: [NSValue], timeRangeExpectedToLoad: CMTimeRange
    ) {}
    public func urlSession(
        _ session: URLSession, assetDownloadTask: AVAssetDownloadTask, didResolve resolvedMediaSelection: AVMediaSelection
    ) {}
}
/// The download of a stream. There is none.
open class AVAssetDownloadTask: NSObject, @unchecked Sendable {
    open private(set) var urlAsset: AVURLAsset, taskIdentifier = 0, taskDescription: String?
    init(_ asset: AVURLAsset) { urlAsset = asset }
    open var loadedTimeRanges: [NSValue] { [] }
    open var options: [String: Any]? { nil }
    open var error: (any Error)? { AVError(.contentIsUnavailable) }
    open func resume() {}
    open func suspend() {}
    open func cancel() {}
}
/// Downloads streams: no task can be created.
open class AVAssetDownloadURLSession: NSObject, @unchecked Sendable {
    public init(
        configuration: URLSessionConfiguration, assetDownloadDelegate delegate: (any AVAssetDownloadDelegate)?,
        delegateQueue: OperationQueue?
    ) {}
    /// Returns nil: streams aren't loaded.
    open func makeAssetDownloadTask(
        asset URLAsset: AVURLAsset, assetTitle title: String, assetArtworkData artworkData: Data?, options: [String: Any]? = nil
    ) -> AVAssetDownloadTask? { nil }
    open func finishTasksAndInvalidate() {}
    open func invalidateAndCancel() {}
    @preconcurrency open func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) { completionHandler([]) }
    open var allTasks: [URLSessionTask] { get async { [] } }
}
/// The keys of options for downloads.
public let AVAssetDownloadTaskMinimumRequiredMediaBitrateKey = "AVAssetDownloadTaskMinimumRequiredMediaBitrateKey",
    AVAssetDownloadTaskMediaSelectionKey = "AVAssetDownloadTaskMediaSelectionKey",
    AVAssetDownloadTaskMinimumRequiredPresentationSizeKey = "AVAssetDownloadTaskMinimumRequiredPresentationSizeKey"

// MARK: Content keys

public struct AVContentKeySystem: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fairPlayStreaming = Self(rawValue: "FairPlayStreaming"), clearKey = Self(rawValue: "ClearKeySystem"),
        authorizationToken = Self(rawValue: "AuthorizationTokenSystem")
}
/// An object that needs content keys.
public protocol AVContentKeyRecipient: AnyObject { var contentKeySession: AVContentKeySession? { get } }
extension AVURLAsset: AVContentKeyRecipient { public var contentKeySession: AVContentKeySession? { nil } }
/// Called for content keys. It isn't called.
public protocol AVContentKeySessionDelegate: NSObjectProtocol {
    /// Called for a key.
    func contentKeySession(_ session: AVContentKeySession, didProvide keyRequest: AVContentKeyRequest)
    func contentKeySession(_ session: AVContentKeySession, didProvide keyRequest: AVPersistableContentKeyRequest)
    func contentKeySession(_ session: AVContentKeySession, didProvideRenewingContentKeyRequest keyRequest: AVContentKeyRequest)
    func contentKeySession(
        _ session: AVContentKeySession, contentKeyRequest keyRequest: AVContentKeyRequest, didFailWithError err: any Error)
    func contentKeySession(_ session: AVContentKeySession, contentKeyRequestDidSucceed keyRequest: AVContentKeyRequest)
}
extension AVContentKeySessionDelegate {
    public func contentKeySession(_ session: AVContentKeySession, didProvide keyRequest: AVPersistableContentKeyRequest) {}
    public func contentKeySession(_ session: AVContentKeySession, didProvideRenewingContentKeyRequest keyRequest: AVContentKeyRequest) {}
    public func contentKeySession(
        _ session: AVContentKeySession, contentKeyRequest keyRequest: AVContentKeyRequest, didFailWithError err: any Error
    ) {}
    public func contentKeySession(_ session: AVContentKeySession, contentKeyRequestDidSucceed keyRequest: AVContentKeyRequest) {}
}
/// Asks for content keys, which nothing needs here.
open class AVContentKeySession: NSObject, @unchecked Sendable {
    open private(set) var keySystem: AVContentKeySystem, storageURL: URL?, delegateQueue: DispatchQueue?
    open private(set) weak var delegate: (any AVContentKeySessionDelegate)?
    private final var recipients: [any AVContentKeyRecipient] = []
    public init(keySystem: AVContentKeySystem) { self.keySystem = keySystem }
    public init(keySystem: AVContentKeySystem, storageDirectoryAt storageURL: URL) {
        (self.keySystem, self.storageURL) = (keySystem, storageURL)
    }
    /// Keeps a delegate, which isn't called.
    open func setDelegate(_ delegate: (any AVContentKeySessionDelegate)?, queue delegateQueue: DispatchQueue?) {
        (self.delegate, self.delegateQueue) = (delegate, delegateQueue)
    }
    open var contentKeyRecipients: [any AVContentKeyRecipient] { recipients }
    open func addContentKeyRecipient(_ recipient: any AVContentKeyRecipient) { recipients.append(recipient) }
    open func removeContentKeyRecipient(_ recipient: any AVContentKeyRecipient) { recipients.removeAll { $0 === recipient } }
    open func processContentKeyRequest(withIdentifier identifier: Any?, initializationData: Data?, options: [String: Any]? = nil) {}
    open func renewExpiringResponseData(for contentKeyRequest: AVContentKeyRequest) {}
    open func expire() { recipients = [] }
}
/// A request for a key. There is none.
open class AVContentKeyRequest: NSObject, @unchecked Sendable {
    /// The progress of a request.
    public enum Status: Int, Sendable { case requestingResponse, receivedResponse, renewed, retried, cancelled, failed }
    open var status: Status { .failed }
    open var error: (any Error)? { AVError(.contentIsNotAuthorized) }
    open var identifier: Any? { nil }
    open var initializationData: Data? { nil }
    open var canProvidePersistableContentKey: Bool { false }
    open func processContentKeyResponse(_ keyResponse: AVContentKeyResponse) {}
    open func processContentKeyResponseError(_ error: any Error) {}
    /// Calls the handler with an error.
    @preconcurrency open func makeStreamingContentKeyRequestData(
        forApp appIdentifier: Data, contentIdentifier: Data?, options: [String: Any]? = nil,
        completionHandler handler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) { handler(nil, AVError(.contentIsNotAuthorized)) }
    /// Throws an error.
    open func makeStreamingContentKeyRequestData(forApp appIdentifier: Data, contentIdentifier: Data?, options: [String: Any]? = nil)
        async throws
        -> Data
    { throw AVError(.contentIsNotAuthorized) }
    open func respondByRequestingPersistableContentKeyRequestAndReturnError() throws { throw AVError(.contentIsNotAuthorized) }
}
/// A request for a key that is kept. There is none.
open class AVPersistableContentKeyRequest: AVContentKeyRequest, @unchecked Sendable {
    open func persistableContentKey(fromKeyVendorResponse keyVendorResponse: Data, options: [String: Any]? = nil) throws -> Data {
        throw AVError(.contentIsNotAuthorized)
    }
}
/// The answer of a key's server.
open class AVContentKeyResponse: NSObject, @unchecked Sendable {
    final let data: Data
    /// Creates an answer.
    public init(fairPlayStreamingKeyResponseData keyResponseData: Data) { data = keyResponseData }
    public init(clearKeyData keyData: Data, initializationVector: Data?) { data = keyData }
    public init(authorizationTokenData tokenData: Data) { data = tokenData }
}

// MARK: Layers of samples

/// The state of a layer or a renderer of samples.
public enum AVQueuedSampleBufferRenderingStatus: Int, Sendable { case unknown, rendering, failed }
/// An object that shows samples.
public protocol AVQueuedSampleBufferRendering: NSObjectProtocol {
    var timebase: CMTimebase { get }
    var isReadyForMoreMediaData: Bool { get }
    func enqueue(_ sampleBuffer: CMSampleBuffer)
    func flush()
    func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void)
    func stopRequestingMediaData()
}
/// A layer of samples. It shows the pictures that aren't encoded; other samples fail.
open class AVSampleBufferDisplayLayer: CALayer, AVQueuedSampleBufferRendering {
    open var videoGravity = AVLayerVideoGravity.resizeAspect, controlTimebase: CMTimebase?, preventsCapture = false,
        preventsDisplaySleepDuringVideoPlayback = true
    open private(set) var status = AVQueuedSampleBufferRenderingStatus.unknown, error: (any Error)?
    open var isReadyForMoreMediaData: Bool { status != .failed }
    open var isReadyForDisplay: Bool { contents != nil }
    open var requiresFlushToResumeDecoding: Bool { status == .failed }
    open var hasSufficientMediaDataForReliablePlaybackStart: Bool { status == .rendering }
    private final let base = try? CMTimebase(sourceClock: .hostTimeClock)
    open var timebase: CMTimebase { controlTimebase ?? base! }
    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Shows a picture with four components of 8 bits; the time of the sample has no effect.
    open func enqueue(_ sampleBuffer: CMSampleBuffer) {
        guard let picture = sampleBuffer.imageBuffer, let image = makeImage(picture) else {
            (status, error) = (.failed, AVError(.decoderNotFound))
            NotificationCenter.default.post(
                name: .AVSampleBufferDisplayLayerFailedToDecode, object: self,
                userInfo: [AVSampleBufferDisplayLayerFailedToDecodeNotificationErrorKey: AVError(.decoderNotFound)])
            return
        }
        status = .rendering
        contentsGravity = videoGravity == .resize ? .resize : videoGravity == .resizeAspectFill ? .resizeAspectFill : .resizeAspect
        contents = image
    }
    private final func makeImage(_ buffer: CVPixelBuffer) -> CGImage? {
        guard CVPixelBufferGetPixelFormatType(buffer) == kCVPixelFormatType_32BGRA, let base = CVPixelBufferGetBaseAddress(buffer) else {
            return nil
        }
        return CGContext(
            data: base, width: CVPixelBufferGetWidth(buffer), height: CVPixelBufferGetHeight(buffer), bitsPerComponent: 8,
            bytesPerRow: CVPixelBufferGetBytesPerRow(buffer), space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)?.makeImage()
    }
    open func flush() { (status, error) = (.unknown, nil) }
    open func flushAndRemoveImage() {
        flush()
        contents = nil
    }
    /// Calls the block on the queue: the layer takes samples at any time.
    @preconcurrency open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {
        queue.async(execute: block)
    }
    open func stopRequestingMediaData() {}
}
extension NSNotification.Name {
    /// Posted when a layer can't show a sample.
    public static let AVSampleBufferDisplayLayerFailedToDecode = NSNotification.Name("AVSampleBufferDisplayLayerFailedToDecodeNotification")
}
public let AVSampleBufferDisplayLayerFailedToDecodeNotificationErrorKey = "AVSampleBufferDisplayLayerFailedToDecodeNotificationErrorKey"
/// Plays samples of sound: none is heard.
open class AVSampleBufferAudioRenderer: NSObject, AVQueuedSampleBufferRendering, @unchecked Sendable {
    open var volume: Float = 1, isMuted = false, audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
    open var status: AVQueuedSampleBufferRenderingStatus { .failed }
    open var error: (any Error)? { AVError(.decoderNotFound) }
    private final let base = try? CMTimebase(sourceClock: .hostTimeClock)
    open var timebase: CMTimebase { base! }
    open var isReadyForMoreMediaData: Bool { false }
    public override init() { super.init() }
    open func enqueue(_ sampleBuffer: CMSampleBuffer) {}
    open func flush() {}
    @preconcurrency open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {}
    open func stopRequestingMediaData() {}
}
/// Gives renderers one time.
open class AVSampleBufferRenderSynchronizer: NSObject, @unchecked Sendable {
    private final let base = try? CMTimebase(sourceClock: .hostTimeClock)
    open private(set) var renderers: [any AVQueuedSampleBufferRendering] = []
    open var delaysRateChangeUntilHasSufficientMediaData = true
    public override init() { super.init() }
    open var timebase: CMTimebase { base! }
    /// The seconds that pass in a second.
    open var rate: Float {
        get { Float(timebase.rate) }
        set { try? timebase.setRate(Double(newValue)) }
    }
    open func currentTime() -> CMTime { timebase.time }
    open func setRate(_ rate: Float, time: CMTime) {
        try? timebase.setTime(time)
        try? timebase.setRate(Double(rate))
    }
    open func addRenderer(_ renderer: any AVQueuedSampleBufferRendering) { renderers.append(renderer) }
    @preconcurrency open func removeRenderer(
        _ renderer: any AVQueuedSampleBufferRendering, at time: CMTime, completionHandler: (@Sendable (Bool) -> Void)? = nil
    ) {
        let count = renderers.count
        renderers.removeAll { $0 === renderer }
        completionHandler?(renderers.count < count)
    }
}
/// A layer whose time is that of an item. Its animations follow the usual time.
open class AVSynchronizedLayer: CALayer {
    open var playerItem: AVPlayerItem?
    public convenience init(playerItem: AVPlayerItem) {
        self.init()
        self.playerItem = playerItem
    }
}
/// Proposes settings for writing.
open class AVOutputSettingsAssistant: NSObject {
    /// Returns no names, and nil: nothing is encoded.
    open class func availableOutputSettingsPresets() -> [AVOutputSettingsPreset] { [] }
    public init?(preset presetIdentifier: AVOutputSettingsPreset) { return nil }
    open var audioSettings: [String: Any]? { nil }
    open var videoSettings: [String: Any]? { nil }
    open var outputFileType: AVFileType { .mov }
}
/// A size and encoding for writing.
public struct AVOutputSettingsPreset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The sizes.
    public static let preset640x480 = Self(rawValue: "AVOutputSettingsPreset640x480"),
        preset960x540 = Self(rawValue: "AVOutputSettingsPreset960x540"), preset1280x720 = Self(rawValue: "AVOutputSettingsPreset1280x720"),
        preset1920x1080 = Self(rawValue: "AVOutputSettingsPreset1920x1080"),
        preset3840x2160 = Self(rawValue: "AVOutputSettingsPreset3840x2160")
    public static let hevc1920x1080 = Self(rawValue: "AVOutputSettingsPresetHEVC1920x1080"),
        hevc3840x2160 = Self(rawValue: "AVOutputSettingsPresetHEVC3840x2160")
}
extension AVSampleBufferDisplayLayer {
    /// Posted when a layer changes. They aren't posted.
    public static let
        readyForDisplayDidChangeNotification = NSNotification.Name("AVSampleBufferDisplayLayerReadyForDisplayDidChangeNotification"),
        requiresFlushToResumeDecodingDidChangeNotification = NSNotification.Name(
            "AVSampleBufferDisplayLayerRequiresFlushToResumeDecodingDidChangeNotification")
}
extension AVSampleBufferAudioRenderer {
    /// Posted when a renderer forgets its samples. They aren't posted.
    public static let wasFlushedAutomaticallyNotification = NSNotification.Name(
        "AVSampleBufferAudioRendererWasFlushedAutomaticallyNotification")
    /// The key for the time of the notification.
    public static let flushTimeKey = "AVSampleBufferAudioRendererFlushTimeKey"
}
extension AVSampleBufferRenderSynchronizer {
    /// Posted when the rate changes. It isn't posted.
    public static let rateDidChangeNotification = NSNotification.Name("AVSampleBufferRenderSynchronizerRateDidChangeNotification")
}
