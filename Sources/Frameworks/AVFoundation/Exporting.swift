import CoreMediaCompanion
import UIKit

// Exporting, reading, and writing media. Nothing is encoded or decoded: sessions, readers, and writers fail when they are started.

/// A session that fails when it is started.
open class AVAssetExportSession: KeyValueObject, @unchecked Sendable {
    /// The progress of an export.
    public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }
    public enum State: Sendable { case pending, waiting, exporting(progress: Progress) }
    open private(set) var asset: AVAsset
    open private(set) var presetName: String
    open private(set) var status = Status.unknown
    open private(set) var error: (any Error)?
    /// The progress, which is always 0.
    open var progress: Float { 0 }
    /// Settings of the export. They are stored but have no effect.
    open var outputURL: URL?, outputFileType: AVFileType?, timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    open var shouldOptimizeForNetworkUse = false, metadata: [AVMetadataItem]?, metadataItemFilter: AVMetadataItemFilter?,
        fileLengthLimit: Int64 = 0
    open var audioMix: AVAudioMix?, videoComposition: AVVideoComposition?, audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
    open var canPerformMultiplePassesOverSourceMediaData = false, directoryForTemporaryFiles: URL?, allowsParallelizedExport = true
    /// The types that can be written. There are none.
    open var supportedFileTypes: [AVFileType] { [] }
    open var estimatedOutputFileLength: Int64 { 0 }
    open var maxDuration: CMTime { .zero }
    open var customVideoCompositor: (any AVVideoCompositing)? { nil }
    /// Creates a session. Every export fails.
    public init?(asset: AVAsset, presetName: String) { (self.asset, self.presetName) = (asset, presetName) }
    /// Returns no names.
    open class func allExportPresets() -> [String] { [] }
    /// Returns no names.
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
    /// Calls the handler with false.
    @preconcurrency open class func determineCompatibility(
        ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?,
        completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) { handler(false) }
    open class func compatibility(ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?) async -> Bool {
        false
    }
    /// Calls the handler with no types.
    @preconcurrency open func determineCompatibleFileTypes(completionHandler handler: @escaping @Sendable ([AVFileType]) -> Void) {
        handler([])
    }
    open var compatibleFileTypes: [AVFileType] { get async { [] } }
    /// Calls the handler with an error.
    @preconcurrency open func estimateMaximumDuration(completionHandler handler: @escaping @Sendable (CMTime, (any Error)?) -> Void) {
        handler(.invalid, AVError(.operationNotSupportedForAsset))
    }
    /// Calls the handler with an error.
    @preconcurrency open func estimateOutputFileLength(completionHandler handler: @escaping @Sendable (Int64, (any Error)?) -> Void) {
        handler(0, AVError(.operationNotSupportedForAsset))
    }
    /// Fails and calls the handler.
    @preconcurrency open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        fail()
        handler()
    }
    private final func fail() {
        willChangeValue(forKey: "status")
        (status, error) = (.failed, AVError(.exportFailed))
        didChangeValue(forKey: "status")
    }
    /// Fails: media aren't encoded on Linux.
    open func export() async { fail() }
    /// Throws an error: media aren't encoded on Linux.
    open func export(to url: URL, as fileType: AVFileType, isolation: isolated (any Actor)? = #isolation) async throws {
        throw AVError(.exportFailed)
    }
    /// Returns no states.
    public final func states(updateInterval: TimeInterval = .infinity) -> AsyncStream<State> { AsyncStream { $0.finish() } }
    /// Sets the status to canceled, unless the export has failed.
    open func cancelExport() { if status == .unknown { status = .cancelled } }
}

// MARK: Pictures of a video

/// A generator that throws or fails for each requested time.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    /// The outcome of generating an image of a video.
    public enum Result: Int, Sendable { case succeeded, failed, cancelled }
    /// The part of a picture that is used.
    public struct ApertureMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let cleanAperture = Self(rawValue: "CleanAperture"), productionAperture = Self(rawValue: "ProductionAperture"),
            encodedPixels = Self(rawValue: "EncodedPixels")
    }
    /// The range of brightness.
    public struct DynamicRangePolicy: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The usual range, or that of the video.
        public static let forceSDR = Self(rawValue: "ForceSDR"), matchSource = Self(rawValue: "MatchSource")
    }
    open private(set) var asset: AVAsset
    /// Settings of pictures. They are stored but have no effect.
    open var appliesPreferredTrackTransform = false, maximumSize = CGSize.zero, apertureMode: ApertureMode?,
        dynamicRangePolicy = DynamicRangePolicy.forceSDR
    open var videoComposition: AVVideoComposition?, requestedTimeToleranceBefore = CMTime.positiveInfinity,
        requestedTimeToleranceAfter = CMTime.positiveInfinity
    open var customVideoCompositor: (any AVVideoCompositing)? { nil }
    /// Creates a generator, which makes no pictures.
    public init(asset: AVAsset) { self.asset = asset }
    private var failure: any Error { asset.loadError ?? AVError(.decoderNotFound) as NSError }
    /// Throws an error: media aren't decoded on Linux.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage { throw failure }
    /// Calls the handler with an error for each time.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue], completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    ) { for time in requestedTimes { handler(time.timeValue, nil, .invalid, .failed, failure) } }
    /// Calls the handler with an error.
    @preconcurrency open func generateCGImageAsynchronously(
        for requestedTime: CMTime, completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
    ) { handler(nil, .invalid, failure) }
    /// Throws an error: media aren't decoded on Linux.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw failure }
    /// Does nothing: requests fail immediately.
    open func cancelAllCGImageGeneration() {}
    /// Pictures of several times, each of which fails.
    public struct Images: AsyncSequence {
        /// The outcome for a time.
        public enum Element: Sendable {
            case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime), failure(requestedTime: CMTime, error: any Error)
            public var requestedTime: CMTime {
                switch self {
                case .success(let time, _, _), .failure(let time, _): time
                }
            }
            /// The picture. Throws the error.
            public var image: CGImage {
                get throws {
                    switch self {
                    case .success(_, let image, _): image
                    case .failure(_, let error): throw error
                    }
                }
            }
        }
        /// Delivers the outcomes.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var times: ArraySlice<CMTime>, error: any Error
            public mutating func next() async -> Element? { times.popFirst().map { .failure(requestedTime: $0, error: error) } }
        }
        let times: [CMTime], error: any Error
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(times: times[...], error: error) }
    }
    /// Returns an error for each time.
    public final func images(for times: [CMTime]) -> Images { Images(times: times, error: failure) }
}

// MARK: Reading

/// Reads the media of an asset. It fails when it is started.
open class AVAssetReader: KeyValueObject, @unchecked Sendable {
    /// The progress of reading.
    public enum Status: Int, Sendable { case unknown, reading, completed, failed, cancelled }
    open private(set) var asset: AVAsset, status = Status.unknown, error: (any Error)?, outputs: [AVAssetReaderOutput] = []
    /// The part to read. It is stored but has no effect.
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    /// Creates a reader. Throws an error if the asset can't be read.
    public init(asset: AVAsset) throws {
        self.asset = asset
        super.init()
        if let failure = asset.loadError { throw failure }
    }
    open func canAdd(_ output: AVAssetReaderOutput) -> Bool { status == .unknown && !outputs.contains { $0 === output } }
    open func add(_ output: AVAssetReaderOutput) { outputs.append(output) }
    /// Returns false: nothing is decoded.
    @discardableResult open func startReading() -> Bool {
        (status, error) = (.failed, AVError(.decoderNotFound))
        return false
    }
    open func cancelReading() { if status == .unknown { status = .cancelled } }
}
/// Delivers the samples of a reader. There are none.
open class AVAssetReaderOutput: NSObject, @unchecked Sendable {
    fileprivate final let type: AVMediaType
    init(_ type: AVMediaType) { self.type = type }
    open var mediaType: AVMediaType { type }
    /// Settings of samples. They are stored but have no effect.
    open var alwaysCopiesSampleData = true, supportsRandomAccess = false
    /// Returns nil: nothing is decoded.
    open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
    open func reset(forReadingTimeRanges timeRanges: [NSValue]) {}
    open func markConfigurationAsFinal() {}
}
/// Delivers the samples of a track. There are none.
open class AVAssetReaderTrackOutput: AVAssetReaderOutput, @unchecked Sendable {
    open private(set) var track: AVAssetTrack, outputSettings: [String: Any]?
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
    public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
        (self.track, self.outputSettings) = (track, outputSettings)
        super.init(track.mediaType)
    }
}
/// Delivers the mixed sound of tracks. There is none.
open class AVAssetReaderAudioMixOutput: AVAssetReaderOutput, @unchecked Sendable {
    open private(set) var audioTracks: [AVAssetTrack], audioSettings: [String: Any]?
    open var audioMix: AVAudioMix?, audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
    public init(audioTracks: [AVAssetTrack], audioSettings: [String: Any]?) {
        (self.audioTracks, self.audioSettings) = (audioTracks, audioSettings)
        super.init(.audio)
    }
}
/// Delivers the combined pictures of tracks. There are none.
open class AVAssetReaderVideoCompositionOutput: AVAssetReaderOutput, @unchecked Sendable {
    open private(set) var videoTracks: [AVAssetTrack], videoSettings: [String: Any]?
    open var videoComposition: AVVideoComposition?
    public init(videoTracks: [AVAssetTrack], videoSettings: [String: Any]?) {
        (self.videoTracks, self.videoSettings) = (videoTracks, videoSettings)
        super.init(.video)
    }
}

// MARK: Writing

/// Called with the parts of a file. It isn't called.
public protocol AVAssetWriterDelegate: NSObjectProtocol {}
/// Writes a file of media. It fails when it is started.
open class AVAssetWriter: KeyValueObject, @unchecked Sendable {
    /// The progress of writing.
    public enum Status: Int, Sendable { case unknown, writing, completed, failed, cancelled }
    open private(set) var outputURL: URL, outputFileType: AVFileType, status = Status.unknown, error: (any Error)?
    open private(set) var inputs: [AVAssetWriterInput] = []
    /// Settings of the file. They are stored but have no effect.
    open var metadata: [AVMetadataItem] = [], shouldOptimizeForNetworkUse = false, directoryForTemporaryFiles: URL?,
        movieFragmentInterval = CMTime.invalid
    open var overallDurationHint = CMTime.zero, movieTimeScale: CMTimeScale = 0, outputFileTypeProfile: AVFileTypeProfile?,
        preferredOutputSegmentInterval = CMTime.invalid, initialSegmentStartTime = CMTime.invalid
    open weak var delegate: (any AVAssetWriterDelegate)?
    open var availableMediaTypes: [AVMediaType] { [.video, .audio, .metadata, .subtitle, .text, .closedCaption, .timecode] }
    /// Creates a writer. Throws an error if there is a file already.
    public convenience init(outputURL: URL, fileType outputFileType: AVFileType) throws {
        try self.init(url: outputURL, fileType: outputFileType)
    }
    public init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
        (self.outputURL, self.outputFileType) = (outputURL, outputFileType)
        super.init()
        if FileManager.default.fileExists(atPath: outputURL.path) { throw AVError(.fileAlreadyExists) }
    }
    open func canApply(outputSettings: [String: Any]?, forMediaType mediaType: AVMediaType) -> Bool {
        availableMediaTypes.contains(mediaType)
    }
    open func canAdd(_ input: AVAssetWriterInput) -> Bool { status == .unknown && !inputs.contains { $0 === input } }
    open func add(_ input: AVAssetWriterInput) { inputs.append(input) }
    /// Returns false: nothing is encoded.
    @discardableResult open func startWriting() -> Bool {
        (status, error) = (.failed, AVError(.encoderNotFound))
        return false
    }
    open func startSession(atSourceTime startTime: CMTime) {}
    open func endSession(atSourceTime endTime: CMTime) {}
    open func cancelWriting() { if status == .unknown { status = .cancelled } }
    /// Calls the handler: nothing was written.
    @preconcurrency open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) {
        if status == .unknown { startWriting() }
        handler()
    }
    open func finishWriting() async { if status == .unknown { startWriting() } }
    open func flushSegment() {}
}
/// Takes the samples of a track, which it never wants.
open class AVAssetWriterInput: KeyValueObject, @unchecked Sendable {
    /// Where the media are in the file.
    public struct MediaDataLocation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The places.
        public static let interleavedWithMainMediaData = Self(rawValue: "Interleaved"),
            beforeMainMediaDataNotInterleaved = Self(rawValue: "BeforeMainMediaData"),
            sparselyInterleavedWithMainMediaData = Self(rawValue: "SparselyInterleaved")
    }
    open private(set) var mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription?
    /// Settings of the track. They are stored but have no effect.
    open var metadata: [AVMetadataItem] = [], expectsMediaDataInRealTime = false, transform = CGAffineTransform.identity,
        naturalSize = CGSize.zero
    open var mediaTimeScale: CMTimeScale = 0, preferredVolume: Float = 1, languageCode: String?, extendedLanguageTag: String?,
        marksOutputTrackAsEnabled = true
    open var mediaDataLocation = MediaDataLocation.interleavedWithMainMediaData, performsMultiPassEncodingIfSupported = false,
        preferredMediaChunkDuration = CMTime.invalid, preferredMediaChunkAlignment = 0
    public init(mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription?) {
        (self.mediaType, self.outputSettings, self.sourceFormatHint) = (mediaType, outputSettings, sourceFormatHint)
    }
    public convenience init(mediaType: AVMediaType, outputSettings: [String: Any]?) {
        self.init(mediaType: mediaType, outputSettings: outputSettings, sourceFormatHint: nil)
    }
    /// Whether samples may be appended, which is false.
    open var isReadyForMoreMediaData: Bool { false }
    open var canPerformMultiplePasses: Bool { false }
    /// Does nothing: the block isn't called.
    @preconcurrency open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {}
    @discardableResult open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
    open func markAsFinished() {}
    open func canAddTrackAssociation(withTrackOf input: AVAssetWriterInput, type trackAssociationType: String) -> Bool { false }
    open func addTrackAssociation(withTrackOf input: AVAssetWriterInput, type trackAssociationType: String) {}
    open func markCurrentPassAsFinished() {}
}
/// Takes the pictures of a track, which it never wants.
open class AVAssetWriterInputPixelBufferAdaptor: NSObject, @unchecked Sendable {
    open private(set) var assetWriterInput: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]?
    public init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil) {
        (assetWriterInput, self.sourcePixelBufferAttributes) = (input, sourcePixelBufferAttributes)
    }
    /// A pool of pictures, of the attributes.
    open var pixelBufferPool: CVPixelBufferPool? {
        guard sourcePixelBufferAttributes?[kCVPixelBufferWidthKey] != nil else { return nil }
        var made: CVPixelBufferPool?
        CVPixelBufferPoolCreate(nil, nil, sourcePixelBufferAttributes.map { $0 as CFDictionary }, &made)
        return made
    }
    /// Returns false.
    @discardableResult open func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime) -> Bool { false }
}
/// Takes the metadata of a track, which it never wants.
open class AVAssetWriterInputMetadataAdaptor: NSObject {
    open private(set) var assetWriterInput: AVAssetWriterInput
    public init(assetWriterInput input: AVAssetWriterInput) { assetWriterInput = input }
    /// Returns false.
    @discardableResult open func append(_ timedMetadataGroup: AVTimedMetadataGroup) -> Bool { false }
}
