import CoreMediaCompanion
import UIKit

// Taking a photo or a movie calls the delegate through to the failure: there is no camera.

// MARK: Photos

/// The settings of a photo, each with a number one greater than the last.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
    nonisolated(unsafe) private static var last: Int64 = 0
    open private(set) var uniqueID: Int64
    open private(set) var format: [String: Any]?
    /// The use of the flash. It is stored but has no effect.
    open var flashMode = AVCaptureDevice.FlashMode.off
    /// Whether the picture has the highest resolution. It is stored but has no effect.
    open var isHighResolutionPhotoEnabled = false
    /// Whether the picture is stabilized. It is stored but has no effect.
    open var isAutoStillImageStabilizationEnabled = false
    /// Whether red eyes are removed. It is stored but has no effect.
    open var isAutoRedEyeReductionEnabled = false
    /// Whether distances are delivered. It is stored but has no effect.
    open var isDepthDataDeliveryEnabled = false
    /// Whether a mask of people is delivered. It is stored but has no effect.
    open var isPortraitEffectsMatteDeliveryEnabled = false
    /// The preference between speed and quality. It is stored but has no effect.
    open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
    /// The format of the preview; nil for none. It is stored but has no effect.
    open var previewPhotoFormat: [String: Any]?
    /// The format of the thumbnail; nil for none. It is stored but has no effect.
    open var embeddedThumbnailPhotoFormat: [String: Any]?
    /// The file of the movie around a Live Photo; nil for none. It is stored but has no effect.
    open var livePhotoMovieFileURL: URL?
    /// The metadata that are added to the file. They are stored but have no effect.
    open var metadata: [String: Any] = [:]
    /// More settings. They are stored but have no effect.
    open var isConstantColorEnabled = false, isCameraCalibrationDataDeliveryEnabled = false, isDepthDataFiltered = true,
        embedsDepthDataInPhoto = true, embedsPortraitEffectsMatteInPhoto = true, embedsSemanticSegmentationMattesInPhoto = true
    open var enabledSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] = [], maxPhotoDimensions = CMVideoDimensions(),
        livePhotoVideoCodecType = AVVideoCodecType.h264, livePhotoMovieMetadata: [AVMetadataItem] = []
    open var isAutoVirtualDeviceFusionEnabled = true, isAutoContentAwareDistortionCorrectionEnabled = true,
        isShutterSoundSuppressionEnabled = false, virtualDeviceConstituentPhotoDeliveryEnabledDevices: [AVCaptureDevice] = []
    open var rawPhotoPixelFormatType: OSType { 0 }
    open var rawFileType: AVFileType? { nil }
    /// Creates settings of an unprocessed picture.
    public convenience init(rawPixelFormatType: OSType, processedFormat: [String: Any]? = nil) { self.init(format: processedFormat) }
    /// The formats of previews. There are none.
    open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
    /// The formats of thumbnails. There are none.
    open var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [] }
    /// The type of the file, which is always nil.
    open var processedFileType: AVFileType? { nil }
    /// Creates settings with an identifier of their own.
    public init(format: [String: Any]? = nil) {
        AVCapturePhotoSettings.last += 1
        (uniqueID, self.format) = (AVCapturePhotoSettings.last, format)
    }
    public convenience override init() { self.init(format: nil) }
    /// Creates settings with the same format and another identifier.
    public convenience init(from photoSettings: AVCapturePhotoSettings) { self.init(format: photoSettings.format) }
}
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
    open private(set) var uniqueID: Int64
    init(_ settings: AVCapturePhotoSettings) { uniqueID = settings.uniqueID }
    /// Whether the flash is used, which is always false.
    open var isFlashEnabled: Bool { false }
    open var isRedEyeReductionEnabled: Bool { false }
    open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var rawPhotoDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var previewDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var embeddedThumbnailDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var livePhotoMovieDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var expectedPhotoCount: Int { 1 }
    open var photoProcessingTimeRange: CMTimeRange { .zero }
}
/// A photo that was not taken and has no data.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
    open private(set) var resolvedSettings: AVCaptureResolvedPhotoSettings
    init(_ settings: AVCaptureResolvedPhotoSettings) { resolvedSettings = settings }
    /// Whether the picture has unprocessed data, which is always false.
    open var isRawPhoto: Bool { false }
    /// The number of the picture among those of one request.
    open var photoCount: Int { 1 }
    /// The metadata of the picture, which are empty.
    open var metadata: [String: Any] { [:] }
    open var timestamp: CMTime { .invalid }
    open var pixelBuffer: CVPixelBuffer? { nil }
    open var previewPixelBuffer: CVPixelBuffer? { nil }
    open var depthData: AVDepthData? { nil }
    open var portraitEffectsMatte: AVPortraitEffectsMatte? { nil }
    open var cameraCalibrationData: AVCameraCalibrationData? { nil }
    open var sourceDeviceType: AVCaptureDevice.DeviceType? { nil }
    open var sequenceCount: Int { 0 }
    open func semanticSegmentationMatte(for semanticSegmentationMatteType: AVSemanticSegmentationMatte.MatteType)
        -> AVSemanticSegmentationMatte?
    { nil }
    open func fileDataRepresentation(with customizer: any AVCapturePhotoFileDataRepresentationCustomizer) -> Data? { nil }
    /// Returns nil: there is no picture.
    open func fileDataRepresentation() -> Data? { nil }
    /// Returns nil: there is no picture.
    open func cgImageRepresentation() -> CGImage? { nil }
    /// Returns nil: there is no picture.
    open func previewCGImageRepresentation() -> CGImage? { nil }
}
/// Replaces parts of a picture's file. It isn't called.
public protocol AVCapturePhotoFileDataRepresentationCustomizer: NSObjectProtocol {}
/// The callbacks of a photo, which begins, fails, and ends immediately.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    /// Called when the request begins.
    func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// Called before the picture is taken.
    func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// Called after the picture was taken.
    func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// Called with the picture, or with an error. Here there is always an error.
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    /// Called around the movie of a Live Photo. They aren't called.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
        resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL, duration: CMTime,
        photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
    /// Called when the request has ended.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
        resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL, duration: CMTime,
        photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
    ) {}
    /// Does nothing.
    public func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
    /// Does nothing.
    public func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
    /// Does nothing.
    public func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
    /// Does nothing.
    public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {}
    /// Does nothing.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
    ) {}
}
/// An output that fails each photo through its delegate, as without a camera.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    /// The preference between the speed and the quality of taking a picture.
    public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }
    /// Whether pictures of the highest resolution are possible. It is stored but has no effect.
    open var isHighResolutionCaptureEnabled = false
    /// Whether Live Photos are possible. It is stored but has no effect.
    open var isLivePhotoCaptureEnabled = false
    /// Whether distances are possible. It is stored but has no effect.
    open var isDepthDataDeliveryEnabled = false
    /// Whether masks of people are possible. It is stored but has no effect.
    open var isPortraitEffectsMatteDeliveryEnabled = false
    /// The best quality that a request may demand. It is stored but has no effect.
    open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
    /// More settings. They are stored but have no effect.
    open var isLivePhotoCaptureSuspended = false, isLivePhotoAutoTrimmingEnabled = true, maxPhotoDimensions = CMVideoDimensions(),
        isAppleProRAWEnabled = false, isResponsiveCaptureEnabled = false, isFastCapturePrioritizationEnabled = false
    open var isAutoDeferredPhotoDeliveryEnabled = false, isZeroShutterLagEnabled = false,
        isVirtualDeviceConstituentPhotoDeliveryEnabled = false,
        isContentAwareDistortionCorrectionEnabled = false, isConstantColorEnabled = false,
        preservesLivePhotoCaptureSuspendedOnSessionStop = false
    open var enabledSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] = [],
        photoSettingsForSceneMonitoring: AVCapturePhotoSettings?
    open var preparedPhotoSettingsArray: [AVCapturePhotoSettings] { [] }
    open var availablePhotoPixelFormatTypes: [OSType] { [] }
    open var availablePhotoFileTypes: [AVFileType] { [] }
    open var availableRawPhotoPixelFormatTypes: [OSType] { [] }
    open var availableRawPhotoFileTypes: [AVFileType] { [] }
    open var availableLivePhotoVideoCodecTypes: [AVVideoCodecType] { [] }
    open var availableSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] { [] }
    open var isAppleProRAWSupported: Bool { false }
    open var isStillImageStabilizationSupported: Bool { false }
    open var isAutoRedEyeReductionSupported: Bool { false }
    open var isCameraCalibrationDataDeliverySupported: Bool { false }
    open var isVirtualDeviceFusionSupported: Bool { false }
    open var isVirtualDeviceConstituentPhotoDeliverySupported: Bool { false }
    open var isResponsiveCaptureSupported: Bool { false }
    open var isFastCapturePrioritizationSupported: Bool { false }
    open var isAutoDeferredPhotoDeliverySupported: Bool { false }
    open var isZeroShutterLagSupported: Bool { false }
    open var isContentAwareDistortionCorrectionSupported: Bool { false }
    open var isConstantColorSupported: Bool { false }
    open var isShutterSoundSuppressionSupported: Bool { false }
    open var isFlashScene: Bool { false }
    open var maxBracketedCapturePhotoCount: Int { 0 }
    open class func isBayerRAWPixelFormat(_ pixelFormat: OSType) -> Bool { false }
    open class func isAppleProRAWPixelFormat(_ pixelFormat: OSType) -> Bool { false }
    open func supportedPhotoCodecTypes(for fileType: AVFileType) -> [AVVideoCodecType] { [] }
    open func supportedPhotoPixelFormatTypes(for fileType: AVFileType) -> [OSType] { [] }
    open func supportedRawPhotoPixelFormatTypes(for fileType: AVFileType) -> [OSType] { [] }
    /// Whether Live Photos are supported, which is always false.
    open var isLivePhotoCaptureSupported: Bool { false }
    /// Whether distances are supported, which is always false.
    open var isDepthDataDeliverySupported: Bool { false }
    /// Whether masks of people are supported, which is always false.
    open var isPortraitEffectsMatteDeliverySupported: Bool { false }
    /// The uses of the flash. There are none.
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    /// The formats of pictures. There are none.
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
    public override init() { super.init() }
    /// Prepares for pictures with given settings.
    open func setPreparedPhotoSettingsArray(
        _ preparedPhotoSettingsArray: [AVCapturePhotoSettings], completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(false, unavailableOnLinux)
    }
    /// Tells the delegate that the request failed, because there is no camera.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        let resolved = AVCaptureResolvedPhotoSettings(settings)
        delegate.photoOutput(self, willBeginCaptureFor: resolved)
        delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(resolved), error: unavailableOnLinux)
        delegate.photoOutput(self, didFinishCaptureFor: resolved, error: unavailableOnLinux)
    }
}

// MARK: Movies

/// The callbacks of a recording, which fails.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    /// Called when recording has started. It isn't called.
    func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    /// Called when recording has ended, always with an error.
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection], error: (any Error)?
    )
}
extension AVCaptureFileOutputRecordingDelegate {
    /// Does nothing.
    public func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]) {}
}
/// An output that fails each recording through its delegate; no file is written.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
    /// Whether a recording is in progress, which is always false.
    open var isRecording: Bool { false }
    open var isRecordingPaused: Bool { false }
    open var recordedDuration: CMTime { .zero }
    open var recordedFileSize: Int64 { 0 }
    /// Limits of a recording. They are stored but have no effect.
    open var maxRecordedDuration = CMTime.invalid, maxRecordedFileSize: Int64 = 0, minFreeDiskSpaceLimit: Int64 = 0
    open func pauseRecording() {}
    open func resumeRecording() {}
    /// The file of the recording, which is always nil.
    open var outputFileURL: URL? { nil }
    /// Tells the delegate that recording failed, because there is no camera.
    open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate) {
        delegate.fileOutput(self, didFinishRecordingTo: outputFileURL, from: [], error: unavailableOnLinux)
    }
    /// Does nothing.
    open func stopRecording() {}
}
/// An output that fails each recording through its delegate.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
    open var movieFragmentInterval = CMTime(value: 10, timescale: 1), metadata: [AVMetadataItem]?
    open func outputSettings(for connection: AVCaptureConnection) -> [String: Any] { [:] }
    open func setRecordsVideoOrientationAndMirroringChanges(_ doRecordChanges: Bool, asMetadataTrackFor connection: AVCaptureConnection) {}
    /// The formats of video. There are none.
    open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
    public override init() { super.init() }
    /// Does nothing.
    open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {}
}
