import UIKit

// There is no camera: sessions take nothing and photos fail.

extension AVCaptureSession {
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let photo = Self(rawValue: "photo"), high = Self(rawValue: "high"), medium = Self(rawValue: "medium"), low = Self(rawValue: "low")
        public static let hd1280x720 = Self(rawValue: "1280x720"), hd1920x1080 = Self(rawValue: "1920x1080"), vga640x480 = Self(rawValue: "640x480")
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
public enum AVCaptureVideoOrientation: Int, Sendable { case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft }
extension AVCaptureConnection {
    public var videoOrientation: AVCaptureVideoOrientation {
        get { .portrait }
        set {}
    }
    public var isVideoOrientationSupported: Bool { false }
}
extension AVCaptureVideoPreviewLayer { public var connection: AVCaptureConnection? { nil } }
extension AVCaptureDevice {
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = Self(rawValue: "wide"), builtInTelephotoCamera = Self(rawValue: "tele"), builtInDualCamera = Self(rawValue: "dual"), builtInUltraWideCamera = Self(rawValue: "ultra"), builtInMicrophone = Self(rawValue: "mic")
    }
    public enum FlashMode: Int, Sendable { case off, on, auto }
    open class DiscoverySession: NSObject {
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
        open var devices: [AVCaptureDevice] { [] }
    }
    public var position: Position { .unspecified }
    public var hasFlash: Bool { false }
    public var isTorchAvailable: Bool { false }
    public class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? { nil }
    public class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    public class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
    public func setTorchModeOn(level torchLevel: Float) throws { throw unavailableOnLinux }
}
open class AVCapturePhotoSettings: NSObject {
    open var flashMode = AVCaptureDevice.FlashMode.off
    public override init() { super.init() }
    public convenience init(format: [String: Any]?) { self.init() }
}
open class AVCapturePhoto: NSObject { open func fileDataRepresentation() -> Data? { nil } }
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {}
}
open class AVCapturePhotoOutput: AVCaptureOutput {
    open var isHighResolutionCaptureEnabled = false
    public override init() { super.init() }
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(), error: unavailableOnLinux)
    }
}
open class AVCaptureVideoDataOutput: AVCaptureOutput {
    open var alwaysDiscardsLateVideoFrames = true
    public override init() { super.init() }
}
open class AVCaptureMovieFileOutput: AVCaptureOutput {
    open var isRecording: Bool { false }
    public override init() { super.init() }
    open func stopRecording() {}
}
