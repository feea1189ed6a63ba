import Foundation

// The names of Swift 3 and 4, which code of that time still uses.

/// The name of `AVPlayer.Status` in Objective-C and older Swift.
public typealias AVPlayerStatus = AVPlayer.Status
/// The name of `AVPlayerItem.Status` in Objective-C and older Swift.
public typealias AVPlayerItemStatus = AVPlayerItem.Status
/// The name of `AVPlayer.ActionAtItemEnd` in Objective-C and older Swift.
public typealias AVPlayerActionAtItemEnd = AVPlayer.ActionAtItemEnd
/// The name of `AVPlayer.TimeControlStatus` in Objective-C and older Swift.
public typealias AVPlayerTimeControlStatus = AVPlayer.TimeControlStatus
/// The name of `AVCaptureDevice.Position` in Objective-C and older Swift.
public typealias AVCaptureDevicePosition = AVCaptureDevice.Position
/// The name of `AVAssetExportSession.Status` in Objective-C and older Swift.
public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status

/// The names of `AVMediaType`'s values in older Swift.
public let AVMediaTypeVideo = AVMediaType.video, AVMediaTypeAudio = AVMediaType.audio
/// The names of `AVLayerVideoGravity`'s values in older Swift.
public let AVLayerVideoGravityResize = AVLayerVideoGravity.resize, AVLayerVideoGravityResizeAspect = AVLayerVideoGravity.resizeAspect
/// The name of `AVLayerVideoGravity.resizeAspectFill` in older Swift.
public let AVLayerVideoGravityResizeAspectFill = AVLayerVideoGravity.resizeAspectFill
/// The name of `AVMetadataObject.ObjectType.qr` in older Swift.
public let AVMetadataObjectTypeQRCode = AVMetadataObject.ObjectType.qr
/// The names of `AVCaptureSession.Preset`'s values in older Swift.
public let AVCaptureSessionPresetHigh = AVCaptureSession.Preset.high, AVCaptureSessionPresetPhoto = AVCaptureSession.Preset.photo
/// The names of `AVCaptureSession.Preset`'s values in older Swift.
public let AVCaptureSessionPresetMedium = AVCaptureSession.Preset.medium, AVCaptureSessionPresetLow = AVCaptureSession.Preset.low
/// The name of `AVAudioSession.Mode.default` in older Swift.
public let AVAudioSessionModeDefault = AVAudioSession.Mode.default.rawValue

extension NSNotification.Name {
    /// The name of `AVAudioSession.interruptionNotification` in older Swift.
    public static let AVAudioSessionInterruption = AVAudioSession.interruptionNotification
    /// The name of `AVAudioSession.routeChangeNotification` in older Swift.
    public static let AVAudioSessionRouteChange = AVAudioSession.routeChangeNotification
}
