import Foundation

// The names of Swift 3 and 4, which code of that time still uses.

public typealias AVPlayerStatus = AVPlayer.Status
public typealias AVPlayerItemStatus = AVPlayerItem.Status
public typealias AVPlayerActionAtItemEnd = AVPlayer.ActionAtItemEnd
public typealias AVPlayerTimeControlStatus = AVPlayer.TimeControlStatus
public typealias AVCaptureDevicePosition = AVCaptureDevice.Position
public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status

public let AVMediaTypeVideo = AVMediaType.video, AVMediaTypeAudio = AVMediaType.audio
public let AVLayerVideoGravityResize = AVLayerVideoGravity.resize, AVLayerVideoGravityResizeAspect = AVLayerVideoGravity.resizeAspect
public let AVLayerVideoGravityResizeAspectFill = AVLayerVideoGravity.resizeAspectFill
public let AVMetadataObjectTypeQRCode = AVMetadataObject.ObjectType.qr
public let AVCaptureSessionPresetHigh = AVCaptureSession.Preset.high, AVCaptureSessionPresetPhoto = AVCaptureSession.Preset.photo
public let AVCaptureSessionPresetMedium = AVCaptureSession.Preset.medium, AVCaptureSessionPresetLow = AVCaptureSession.Preset.low
public let AVAudioSessionModeDefault = AVAudioSession.Mode.default.rawValue

extension NSNotification.Name {
    public static let AVAudioSessionInterruption = AVAudioSession.interruptionNotification
    public static let AVAudioSessionRouteChange = AVAudioSession.routeChangeNotification
}
