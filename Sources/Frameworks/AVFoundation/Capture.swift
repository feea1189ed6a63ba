import DeviceServices
import UIKit

// There is no camera: sessions take nothing and photos fail.

extension AVCaptureSession {
    /// The quality and size of what a capture session delivers.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The qualities for photos and for video.
        public static let photo = Self(rawValue: "photo"), high = Self(rawValue: "high"), medium = Self(rawValue: "medium"),
            low = Self(rawValue: "low")
        /// Fixed sizes of video.
        public static let hd1280x720 = Self(rawValue: "1280x720"), hd1920x1080 = Self(rawValue: "1920x1080"),
            vga640x480 = Self(rawValue: "640x480")
    }
    /// The quality, which is always high.
    public var sessionPreset: Preset {
        get { .high }
        set {}
    }
    /// The inputs, which are always none.
    public var inputs: [AVCaptureInput] { [] }
    /// The outputs, which are always none.
    public var outputs: [AVCaptureOutput] { [] }
    /// Returns false.
    public func canSetSessionPreset(_ preset: Preset) -> Bool { false }
    /// Does nothing.
    public func removeInput(_ input: AVCaptureInput) {}
    /// Does nothing.
    public func removeOutput(_ output: AVCaptureOutput) {}
}
/// The orientation of the device during a recording.
public enum AVCaptureVideoOrientation: Int, Sendable { case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft }
/// The stabilization of a movie.
public enum AVCaptureVideoStabilizationMode: Int, Sendable { case off, standard, cinematic, cinematicExtended, previewOptimized, auto = -1 }
extension AVCaptureConnection {
    /// The orientation of video, which is always upright.
    public var videoOrientation: AVCaptureVideoOrientation {
        get { .portrait }
        set {}
    }
    /// Whether video can be turned, which is always false.
    public var isVideoOrientationSupported: Bool { false }
    /// Whether video can be mirrored, which is always false.
    public var isVideoMirroringSupported: Bool { false }
    /// Whether video is mirrored, which is always false.
    public var isVideoMirrored: Bool {
        get { false }
        set {}
    }
    /// Whether mirroring is automatic, which is always false.
    public var automaticallyAdjustsVideoMirroring: Bool {
        get { false }
        set {}
    }
    /// Whether video can be stabilized, which is always false.
    public var isVideoStabilizationSupported: Bool { false }
    /// The stabilization of video, which is always off.
    public var preferredVideoStabilizationMode: AVCaptureVideoStabilizationMode {
        get { .off }
        set {}
    }
    /// Whether the connection passes data on, which is always false.
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
        /// The kinds of cameras.
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
        /// Creates a search, which finds nothing.
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
        /// The devices that were found, which are always none.
        open var devices: [AVCaptureDevice] { [] }
    }
    /// The side of the device, which is always unspecified.
    public var position: Position { .unspecified }
    /// Returns false.
    public func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
    /// Whether there is a flash, which is always false.
    public var hasFlash: Bool { false }
    /// Whether the flash can be used, which is always false.
    public var isFlashAvailable: Bool { false }
    /// Whether the device is connected, which is always false.
    public var isConnected: Bool { false }
    /// Whether changes of the subject are watched, which is always false.
    public var isSubjectAreaChangeMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Whether smooth focusing is possible, which is always false.
    public var isSmoothAutoFocusSupported: Bool { false }
    /// Whether focusing is smooth, which is always false.
    public var isSmoothAutoFocusEnabled: Bool {
        get { false }
        set {}
    }
    /// Whether pictures can be brightened in the dark, which is always false.
    public var isLowLightBoostSupported: Bool { false }
    /// The smallest zoom, which is always 1.
    public var minAvailableVideoZoomFactor: CGFloat { 1 }
    /// The largest zoom, which is always 1.
    public var maxAvailableVideoZoomFactor: CGFloat { 1 }
    /// Returns false.
    public func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    /// Whether the lamp can be used, which is always false.
    public var isTorchAvailable: Bool { false }
    /// Returns nil: there is no camera and no microphone.
    public class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? { nil }
    /// Returns no devices.
    public class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    /// Requests access to the camera or the microphone, and returns whether it is allowed.
    public class func requestAccess(for mediaType: AVMediaType) async -> Bool {
        await DeviceServices.shared.request(permission(for: mediaType)).grants
    }
    /// Throws an error: there is no lamp.
    public func setTorchModeOn(level torchLevel: Float) throws { throw unavailableOnLinux }
}
/// The callbacks for video frames, of which there are none.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    /// Called with each picture. It isn't called, because there is no camera.
    func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    /// Called for each dropped picture. It isn't called, because there is no camera.
    func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureVideoDataOutputSampleBufferDelegate {
    /// Does nothing.
    public func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
    /// Does nothing.
    public func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
}
/// The callbacks for sound, of which there is none.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
    /// Called with sound. It isn't called, because there is no microphone.
    func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureAudioDataOutputSampleBufferDelegate {
    /// Does nothing.
    public func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
}
/// An output that provides no frames.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
    /// Whether late pictures are dropped. It is stored but has no effect.
    open var alwaysDiscardsLateVideoFrames = true
    /// The format of pictures. It is stored but has no effect.
    open var videoSettings: [String: Any]! = [:]
    open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    open private(set) var sampleBufferCallbackQueue: DispatchQueue?
    public override init() { super.init() }
    /// Keeps a delegate, which isn't called.
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
    /// Keeps a delegate, which isn't called.
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?
    ) {
        self.sampleBufferDelegate = sampleBufferDelegate
    }
}

// There is no camera, so none of these is posted.
extension NSNotification.Name {
    /// Posted when a session has started. It isn't posted.
    public static let AVCaptureSessionDidStartRunning = NSNotification.Name("AVCaptureSessionDidStartRunningNotification")
    /// Posted when a session has stopped. It isn't posted.
    public static let AVCaptureSessionDidStopRunning = NSNotification.Name("AVCaptureSessionDidStopRunningNotification")
    /// Posted when a session fails. It isn't posted.
    public static let AVCaptureSessionRuntimeError = NSNotification.Name("AVCaptureSessionRuntimeErrorNotification")
    /// Posted when a session is interrupted. It isn't posted.
    public static let AVCaptureSessionWasInterrupted = NSNotification.Name("AVCaptureSessionWasInterruptedNotification")
    /// Posted when an interruption ends. It isn't posted.
    public static let AVCaptureSessionInterruptionEnded = NSNotification.Name("AVCaptureSessionInterruptionEndedNotification")
    /// Posted when the subject of a camera changes. It isn't posted.
    public static let AVCaptureDeviceSubjectAreaDidChange = NSNotification.Name("AVCaptureDeviceSubjectAreaDidChangeNotification")
}
/// The keys for the error and the reason in notifications of a session.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey",
    AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
