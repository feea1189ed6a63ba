import UIKit

// Taking a photo or a movie calls the delegate through to the failure: there is no camera.

// MARK: Photos

/// The settings of a photo, each with a number one greater than the last.
open class AVCapturePhotoSettings: NSObject {
    nonisolated(unsafe) private static var last: Int64 = 0
    open private(set) var uniqueID: Int64
    open private(set) var format: [String: Any]?
    open var flashMode = AVCaptureDevice.FlashMode.off
    open var isHighResolutionPhotoEnabled = false
    open var isAutoStillImageStabilizationEnabled = false
    open var isAutoRedEyeReductionEnabled = false
    open var isDepthDataDeliveryEnabled = false
    open var isPortraitEffectsMatteDeliveryEnabled = false
    open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
    open var previewPhotoFormat: [String: Any]?
    open var embeddedThumbnailPhotoFormat: [String: Any]?
    open var livePhotoMovieFileURL: URL?
    open var metadata: [String: Any] = [:]
    open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
    open var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [] }
    open var processedFileType: AVFileType? { nil }
    public init(format: [String: Any]? = nil) {
        AVCapturePhotoSettings.last += 1
        (uniqueID, self.format) = (AVCapturePhotoSettings.last, format)
    }
    public convenience override init() { self.init(format: nil) }
    public convenience init(from photoSettings: AVCapturePhotoSettings) { self.init(format: photoSettings.format) }
}
/// The resolved settings of a photo.
open class AVCaptureResolvedPhotoSettings: NSObject {
    open private(set) var uniqueID: Int64
    init(_ settings: AVCapturePhotoSettings) { uniqueID = settings.uniqueID }
    open var isFlashEnabled: Bool { false }
}
/// A photo that was not taken and has no data.
open class AVCapturePhoto: NSObject {
    open private(set) var resolvedSettings: AVCaptureResolvedPhotoSettings
    init(_ settings: AVCaptureResolvedPhotoSettings) { resolvedSettings = settings }
    open var isRawPhoto: Bool { false }
    open var photoCount: Int { 1 }
    open var metadata: [String: Any] { [:] }
    open func fileDataRepresentation() -> Data? { nil }
    open func cgImageRepresentation() -> CGImage? { nil }
    open func previewCGImageRepresentation() -> CGImage? { nil }
}
/// The callbacks of a photo, which begins, fails, and ends immediately.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
    public func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
    public func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
    public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
    ) {}
}
/// An output that fails each photo through its delegate, as without a camera.
open class AVCapturePhotoOutput: AVCaptureOutput {
    /// The preference between the speed and the quality of taking a picture.
    public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }
    open var isHighResolutionCaptureEnabled = false
    open var isLivePhotoCaptureEnabled = false
    open var isDepthDataDeliveryEnabled = false
    open var isPortraitEffectsMatteDeliveryEnabled = false
    open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
    open var isLivePhotoCaptureSupported: Bool { false }
    open var isDepthDataDeliverySupported: Bool { false }
    open var isPortraitEffectsMatteDeliverySupported: Bool { false }
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
    public override init() { super.init() }
    open func setPreparedPhotoSettingsArray(
        _ preparedPhotoSettingsArray: [AVCapturePhotoSettings], completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(false, unavailableOnLinux)
    }
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
    func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection], error: (any Error)?
    )
}
extension AVCaptureFileOutputRecordingDelegate {
    public func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]) {}
}
/// An output that fails each recording through its delegate; no file is written.
open class AVCaptureFileOutput: AVCaptureOutput {
    open var isRecording: Bool { false }
    open var outputFileURL: URL? { nil }
    open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate) {
        delegate.fileOutput(self, didFinishRecordingTo: outputFileURL, from: [], error: unavailableOnLinux)
    }
    open func stopRecording() {}
}
/// An output that fails each recording through its delegate.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
    open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
    public override init() { super.init() }
    open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {}
}
public let AVErrorRecordingSuccessfullyFinishedKey = "AVErrorRecordingSuccessfullyFinishedKey"
