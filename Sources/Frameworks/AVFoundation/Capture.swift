import DeviceServices
import UIKit

// There is no camera: sessions take nothing and photos fail.

extension AVCaptureSession {
    /// The quality and size of what a capture session delivers.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let photo = Self(rawValue: "photo"), high = Self(rawValue: "high"), medium = Self(rawValue: "medium"),
            low = Self(rawValue: "low")
        public static let hd1280x720 = Self(rawValue: "1280x720"), hd1920x1080 = Self(rawValue: "1920x1080"),
            vga640x480 = Self(rawValue: "640x480")
    }
    public var sessionPreset: Preset {
        get { .high }
        set {}
    }
    public var inputs: [AVCaptureInput] { [] }
    public var outputs: [AVCaptureOutput] { [] }
    public func canSetSessionPreset(_ preset: Preset) -> Bool { false }
    public func removeInput(_ input: AVCaptureInput) {}
    public func removeOutput(_ output: AVCaptureOutput) {}
}
/// The orientation of the device during a recording.
public enum AVCaptureVideoOrientation: Int, Sendable { case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft }
/// The stabilization of a movie.
public enum AVCaptureVideoStabilizationMode: Int, Sendable { case off, standard, cinematic, cinematicExtended, previewOptimized, auto = -1 }
extension AVCaptureConnection {
    public var videoOrientation: AVCaptureVideoOrientation {
        get { .portrait }
        set {}
    }
    public var isVideoOrientationSupported: Bool { false }
    public var isVideoMirroringSupported: Bool { false }
    public var isVideoMirrored: Bool {
        get { false }
        set {}
    }
    public var automaticallyAdjustsVideoMirroring: Bool {
        get { false }
        set {}
    }
    public var isVideoStabilizationSupported: Bool { false }
    public var preferredVideoStabilizationMode: AVCaptureVideoStabilizationMode {
        get { .off }
        set {}
    }
    public var isEnabled: Bool {
        get { false }
        set {}
    }
}
extension AVCaptureVideoPreviewLayer { public var connection: AVCaptureConnection? { nil } }
extension AVCaptureDevice {
    /// The kind of a camera or microphone.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = Self(rawValue: "wide"), builtInTelephotoCamera = Self(rawValue: "tele"),
            builtInDualCamera = Self(rawValue: "dual"), builtInUltraWideCamera = Self(rawValue: "ultra"),
            builtInMicrophone = Self(rawValue: "mic")
    }
    /// The use of the flash for a picture.
    public enum FlashMode: Int, Sendable { case off, on, auto }
    /// The distances at which a camera focuses automatically.
    public enum AutoFocusRangeRestriction: Int, Sendable { case none, near, far }
    /// A search for devices of given kinds. It finds none, because no camera is emulated.
    open class DiscoverySession: NSObject {
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
        open var devices: [AVCaptureDevice] { [] }
    }
    public var position: Position { .unspecified }
    public func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
    public var hasFlash: Bool { false }
    public var isFlashAvailable: Bool { false }
    public var isConnected: Bool { false }
    public var isSubjectAreaChangeMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    public var isSmoothAutoFocusSupported: Bool { false }
    public var isSmoothAutoFocusEnabled: Bool {
        get { false }
        set {}
    }
    public var isLowLightBoostSupported: Bool { false }
    public var minAvailableVideoZoomFactor: CGFloat { 1 }
    public var maxAvailableVideoZoomFactor: CGFloat { 1 }
    public func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    public var isTorchAvailable: Bool { false }
    public class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? { nil }
    public class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    public class func requestAccess(for mediaType: AVMediaType) async -> Bool {
        await DeviceServices.shared.request(permission(for: mediaType)).grants
    }
    public func setTorchModeOn(level torchLevel: Float) throws { throw unavailableOnLinux }
}
/// The callbacks for video frames, of which there are none.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureVideoDataOutputSampleBufferDelegate {
    public func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
    public func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
}
/// The callbacks for sound, of which there is none.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
    func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureAudioDataOutputSampleBufferDelegate {
    public func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
}
/// An output that provides no frames.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
    open var alwaysDiscardsLateVideoFrames = true
    open var videoSettings: [String: Any]! = [:]
    open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    open private(set) var sampleBufferCallbackQueue: DispatchQueue?
    public override init() { super.init() }
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?
    ) {
        (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) = (sampleBufferDelegate, sampleBufferCallbackQueue)
    }
}
/// An output that provides no sound.
open class AVCaptureAudioDataOutput: AVCaptureOutput {
    open private(set) weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
    public override init() { super.init() }
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?
    ) {
        self.sampleBufferDelegate = sampleBufferDelegate
    }
}

// There is no camera, so none of these is posted.
extension NSNotification.Name {
    public static let AVCaptureSessionDidStartRunning = NSNotification.Name("AVCaptureSessionDidStartRunningNotification")
    public static let AVCaptureSessionDidStopRunning = NSNotification.Name("AVCaptureSessionDidStopRunningNotification")
    public static let AVCaptureSessionRuntimeError = NSNotification.Name("AVCaptureSessionRuntimeErrorNotification")
    public static let AVCaptureSessionWasInterrupted = NSNotification.Name("AVCaptureSessionWasInterruptedNotification")
    public static let AVCaptureSessionInterruptionEnded = NSNotification.Name("AVCaptureSessionInterruptionEndedNotification")
    public static let AVCaptureDeviceSubjectAreaDidChange = NSNotification.Name("AVCaptureDeviceSubjectAreaDidChangeNotification")
}
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey",
    AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
