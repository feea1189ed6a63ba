import CoreMediaCompanion
import UIKit

// Sessions take outputs and never run, because there is no camera to be an input. When one is started, it posts the notification of an
// error.

/// The orientation of the device during a recording.
public enum AVCaptureVideoOrientation: Int, Sendable { case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft }
/// The stabilization of a movie.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
    case off, standard, cinematic, cinematicExtended, previewOptimized, cinematicExtendedEnhanced, auto = -1, lowLatency = 6
}
/// Why a picture was dropped.
public enum AVCaptureOutputDataDroppedReason: Int, Sendable { case none, lateData, outOfBuffers, discontinuity }
/// A session's input, which provides nothing.
open class AVCaptureInput: NSObject, @unchecked Sendable {
    /// A stream of an input.
    open class Port: NSObject, @unchecked Sendable {
        open var input: AVCaptureInput { AVCaptureInput() }
        open var mediaType: AVMediaType { .video }
        open var formatDescription: CMFormatDescription? { nil }
        open var isEnabled: Bool {
            get { false }
            set {}
        }
        open var clock: CMClock? { nil }
        open var sourceDeviceType: AVCaptureDevice.DeviceType? { nil }
        open var sourceDevicePosition: AVCaptureDevice.Position { .unspecified }
    }
    open var ports: [Port] { [] }
    override init() { super.init() }
}
/// An input that cannot be created, because there is no device.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    open private(set) var device: AVCaptureDevice
    open var unifiedAutoExposureDefaultsEnabled = false, videoMinFrameDurationOverride = CMTime.invalid
    /// Throws an error: there is no device.
    public init(device: AVCaptureDevice) throws { throw AVError(.deviceNotConnected) }
    open func ports(
        for mediaType: AVMediaType?, sourceDeviceType: AVCaptureDevice.DeviceType?, sourceDevicePosition: AVCaptureDevice.Position
    ) -> [Port] { [] }
}
open class AVCaptureMetadataInput: AVCaptureInput, @unchecked Sendable {
    public init(formatDescription desc: CMMetadataFormatDescription, clock: CMClock) { super.init() }
    /// Throws an error: no session runs.
    open func append(_ metadata: AVTimedMetadataGroup) throws { throw AVError(.sessionNotRunning) }
}
/// A session's output, which receives nothing.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
    /// Why a picture was dropped.
    public typealias DataDroppedReason = AVCaptureOutputDataDroppedReason
    override init() { super.init() }
    open var connections: [AVCaptureConnection] { [] }
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
    open func transformedMetadataObject(for metadataObject: AVMetadataObject, connection: AVCaptureConnection) -> AVMetadataObject? { nil }
    open func metadataOutputRectConverted(fromOutputRect rectInOutputCoordinates: CGRect) -> CGRect {
        CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    open func outputRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect { .zero }
}
/// A channel of sound.
open class AVCaptureAudioChannel: NSObject, @unchecked Sendable {
    open var averagePowerLevel: Float { -160 }
    open var peakHoldLevel: Float { -160 }
}
/// A connection between an input and an output, which passes on nothing.
open class AVCaptureConnection: KeyValueObject, @unchecked Sendable {
    open private(set) var inputPorts: [AVCaptureInput.Port]
    open private(set) var output: AVCaptureOutput?, videoPreviewLayer: AVCaptureVideoPreviewLayer?
    public init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput) { (inputPorts, self.output) = (ports, output) }
    public init(inputPort port: AVCaptureInput.Port, videoPreviewLayer layer: AVCaptureVideoPreviewLayer) {
        (inputPorts, videoPreviewLayer) = ([port], layer)
    }
    open var isActive: Bool { false }
    open var audioChannels: [AVCaptureAudioChannel] { [] }
    open var isVideoOrientationSupported: Bool { false }
    open var isVideoMirroringSupported: Bool { false }
    open var isVideoStabilizationSupported: Bool { false }
    open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
    open var isCameraIntrinsicMatrixDeliverySupported: Bool { false }
    open var videoMaxScaleAndCropFactor: CGFloat { 1 }
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
    /// Settings of the connection. They are stored but have no effect.
    open var isEnabled = true, videoOrientation = AVCaptureVideoOrientation.portrait, videoRotationAngle: CGFloat = 0,
        isVideoMirrored = false,
        automaticallyAdjustsVideoMirroring = false, preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
    open var isCameraIntrinsicMatrixDeliveryEnabled = false, videoScaleAndCropFactor: CGFloat = 1
}
/// A session that accepts outputs and never runs.
open class AVCaptureSession: KeyValueObject, @unchecked Sendable {
    /// The quality and size of what a capture session delivers.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        private init(_ name: String) { rawValue = "AVCaptureSessionPreset" + name }
        /// The qualities for photos and for video.
        public static let photo = Self("Photo"), high = Self("High"), medium = Self("Medium"), low = Self("Low"),
            inputPriority = Self("InputPriority")
        /// Fixed sizes of video.
        public static let hd1280x720 = Self("1280x720"), hd1920x1080 = Self("1920x1080"), hd4K3840x2160 = Self("3840x2160"),
            vga640x480 = Self("640x480"), cif352x288 = Self("352x288"), iFrame960x540 = Self("iFrame960x540"),
            iFrame1280x720 = Self("iFrame1280x720")
    }
    /// Why a session is interrupted.
    public enum InterruptionReason: Int, Sendable {
        case videoDeviceNotAvailableInBackground = 1, audioDeviceInUseByAnotherClient, videoDeviceInUseByAnotherClient,
            videoDeviceNotAvailableWithMultipleForegroundApps, videoDeviceNotAvailableDueToSystemPressure
    }
    /// Posted around the running of a session, and for errors.
    public static let didStartRunningNotification = NSNotification.Name("AVCaptureSessionDidStartRunningNotification"),
        didStopRunningNotification = NSNotification.Name("AVCaptureSessionDidStopRunningNotification"),
        runtimeErrorNotification = NSNotification.Name("AVCaptureSessionRuntimeErrorNotification"),
        wasInterruptedNotification = NSNotification.Name("AVCaptureSessionWasInterruptedNotification"),
        interruptionEndedNotification = NSNotification.Name("AVCaptureSessionInterruptionEndedNotification")
    /// Whether the session runs, which is always false.
    open var isRunning: Bool { false }
    open var isInterrupted: Bool { false }
    open private(set) var inputs: [AVCaptureInput] = [], outputs: [AVCaptureOutput] = []
    open var connections: [AVCaptureConnection] { [] }
    open var synchronizationClock: CMClock? { nil }
    open var isMultitaskingCameraAccessSupported: Bool { false }
    open var hardwareCost: Float { 0 }
    open var supportsControls: Bool { false }
    open var maxControlsCount: Int { 0 }
    /// Settings of the session. They are stored but have no effect.
    open var sessionPreset = Preset.high, usesApplicationAudioSession = true, automaticallyConfiguresApplicationAudioSession = true,
        automaticallyConfiguresCaptureDeviceForWideColor = true, isMultitaskingCameraAccessEnabled = false
    open var configuresApplicationAudioSessionToMixWithOthers = false
    public override init() { super.init() }
    /// Returns false: there is no device.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { input is AVCaptureMetadataInput }
    open func addInput(_ input: AVCaptureInput) { if canAddInput(input) { inputs.append(input) } }
    open func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    /// Returns whether the output isn't in the session yet.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
    open func addOutput(_ output: AVCaptureOutput) { if canAddOutput(output) { outputs.append(output) } }
    open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    /// Returns false: there is no input.
    open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { false }
    open func addConnection(_ connection: AVCaptureConnection) {}
    open func removeConnection(_ connection: AVCaptureConnection) {}
    /// Returns whether a quality exists.
    open func canSetSessionPreset(_ preset: Preset) -> Bool { [.photo, .high, .medium, .low, .inputPriority].contains(preset) }
    open func beginConfiguration() {}
    open func commitConfiguration() {}
    /// Posts the notification of an error: there is no camera.
    open func startRunning() {
        NotificationCenter.default.post(
            name: AVCaptureSession.runtimeErrorNotification, object: self,
            userInfo: [AVCaptureSessionErrorKey: AVError(.deviceNotConnected)])
    }
    /// Does nothing: the session doesn't run.
    open func stopRunning() {}
}
/// A session of several cameras, which isn't supported.
open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
    open class var isMultiCamSupported: Bool { false }
    open var systemPressureCost: Float { 0 }
}
extension NSNotification.Name {
    /// The notifications of sessions and devices under their older names.
    public static let AVCaptureSessionDidStartRunning = AVCaptureSession.didStartRunningNotification,
        AVCaptureSessionDidStopRunning = AVCaptureSession.didStopRunningNotification,
        AVCaptureSessionRuntimeError = AVCaptureSession.runtimeErrorNotification,
        AVCaptureSessionWasInterrupted = AVCaptureSession.wasInterruptedNotification,
        AVCaptureSessionInterruptionEnded = AVCaptureSession.interruptionEndedNotification
    /// The notifications of sessions and devices under their older names.
    public static let AVCaptureDeviceSubjectAreaDidChange = AVCaptureDevice.subjectAreaDidChangeNotification,
        AVCaptureDeviceWasConnected = AVCaptureDevice.wasConnectedNotification,
        AVCaptureDeviceWasDisconnected = AVCaptureDevice.wasDisconnectedNotification,
        AVCaptureInputPortFormatDescriptionDidChange = NSNotification.Name("AVCaptureInputPortFormatDescriptionDidChangeNotification")
}
/// The keys for the error and the reason in notifications of a session.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey",
    AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey",
    AVCaptureSessionInterruptionSystemPressureStateKey = "AVCaptureSessionInterruptionSystemPressureStateKey"
/// The preview of a camera, which is black.
open class AVCaptureVideoPreviewLayer: CALayer {
    /// The session. The layer shows none of it.
    open var session: AVCaptureSession?
    /// The way in which the picture fills the layer. It is stored but has no effect.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var connection: AVCaptureConnection? { nil }
    open var isPreviewing: Bool { false }
    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
        backgroundColor = UIColor.black.cgColor
    }
    public convenience init(sessionWithNoConnection session: AVCaptureSession) { self.init(session: session) }
    open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }
    /// Returns nil: nothing is recognized.
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
    /// Returns the part of the picture in the layer, as if the picture filled it.
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        guard bounds.width > 0, bounds.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        return CGRect(
            x: rectInLayerCoordinates.minX / bounds.width, y: rectInLayerCoordinates.minY / bounds.height,
            width: rectInLayerCoordinates.width / bounds.width, height: rectInLayerCoordinates.height / bounds.height)
    }
    open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
        let rect = rectInMetadataOutputCoordinates
        return CGRect(
            x: rect.minX * bounds.width, y: rect.minY * bounds.height, width: rect.width * bounds.width, height: rect.height * bounds.height
        )
    }
    /// Returns the point of the picture under a point of the layer, as if the picture filled it.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        bounds.width > 0 && bounds.height > 0 ? CGPoint(x: pointInLayer.x / bounds.width, y: pointInLayer.y / bounds.height) : .zero
    }
    open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
        CGPoint(x: captureDevicePointOfInterest.x * bounds.width, y: captureDevicePointOfInterest.y * bounds.height)
    }
}

// MARK: Objects in the picture

/// An object detected in the camera's picture; none ever is.
open class AVMetadataObject: NSObject, @unchecked Sendable {
    /// The kind of an object that a capture session recognizes in pictures, such as a QR code.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The kinds of codes of goods.
        public static let upce = Self(rawValue: "org.gs1.UPC-E"), ean13 = Self(rawValue: "org.gs1.EAN-13"),
            ean8 = Self(rawValue: "org.gs1.EAN-8"),
            itf14 = Self(rawValue: "org.gs1.ITF14"), gs1DataBar = Self(rawValue: "org.gs1.GS1DataBar"),
            gs1DataBarExpanded = Self(rawValue: "org.gs1.GS1DataBarExpanded"),
            gs1DataBarLimited = Self(rawValue: "org.gs1.GS1DataBarLimited")
        /// The kinds of codes of lines.
        public static let code39 = Self(rawValue: "org.iso.Code39"), code39Mod43 = Self(rawValue: "org.iso.Code39Mod43"),
            code93 = Self(rawValue: "com.intermec.Code93"), code128 = Self(rawValue: "org.iso.Code128"),
            interleaved2of5 = Self(rawValue: "org.ansi.Interleaved2of5"), codabar = Self(rawValue: "Codabar")
        /// The kinds of codes of areas.
        public static let qr = Self(rawValue: "org.iso.QRCode"), microQR = Self(rawValue: "MicroQR"),
            aztec = Self(rawValue: "org.iso.Aztec"),
            pdf417 = Self(rawValue: "org.iso.PDF417"), microPDF417 = Self(rawValue: "MicroPDF417"),
            dataMatrix = Self(rawValue: "org.iso.DataMatrix")
        /// People and animals.
        public static let face = Self(rawValue: "face"), humanBody = Self(rawValue: "humanBody"),
            humanFullBody = Self(rawValue: "humanFullBody"),
            catBody = Self(rawValue: "catBody"), dogBody = Self(rawValue: "dogBody"), catHead = Self(rawValue: "catHead"),
            dogHead = Self(rawValue: "dogHead"), salientObject = Self(rawValue: "salientObject")
    }
    /// The kind of an object.
    open var type: ObjectType { .qr }
    open var bounds: CGRect { .zero }
    open var time: CMTime { .invalid }
    open var duration: CMTime { .invalid }
    override init() { super.init() }
}
/// A code detected in the camera's picture.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    open var stringValue: String? { nil }
    open var corners: [CGPoint] { [] }
}
/// A face detected in the camera's picture.
open class AVMetadataFaceObject: AVMetadataObject, @unchecked Sendable {
    open var faceID: Int { 0 }
    open var hasRollAngle: Bool { false }
    open var rollAngle: CGFloat { 0 }
    open var hasYawAngle: Bool { false }
    open var yawAngle: CGFloat { 0 }
}
/// A body detected in the camera's picture.
open class AVMetadataBodyObject: AVMetadataObject, @unchecked Sendable { open var bodyID: Int { 0 } }
/// The body of a person, of a cat, of a dog, and another object that draws attention.
open class AVMetadataHumanBodyObject: AVMetadataBodyObject, @unchecked Sendable {}
open class AVMetadataHumanFullBodyObject: AVMetadataBodyObject, @unchecked Sendable {}
open class AVMetadataCatBodyObject: AVMetadataBodyObject, @unchecked Sendable {}
open class AVMetadataDogBodyObject: AVMetadataBodyObject, @unchecked Sendable {}
open class AVMetadataSalientObject: AVMetadataObject, @unchecked Sendable { open var objectID: Int { 0 } }
/// The callbacks for codes and faces in the camera's picture, which are never called.
@preconcurrency @MainActor
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    /// Called when objects were recognized. It isn't called, because there is no camera.
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
}
extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection
    ) {}
}
/// An output that detects nothing, and supports no object types.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    /// The kinds that can be recognized. There are none.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    /// The kinds to recognize, and the part of the picture. They are stored but have no effect.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = [], rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
    public override init() { super.init() }
    /// Keeps a delegate, which isn't called.
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
    ) { (metadataObjectsDelegate, metadataObjectsCallbackQueue) = (objectsDelegate, objectsCallbackQueue) }
}

// MARK: Pictures, sound, and distances

/// The callbacks for video frames, of which there are none.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    /// Called with each picture, and for each dropped one. They aren't called, because there is no camera.
    func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureVideoDataOutputSampleBufferDelegate {
    public func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
    public func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
}
/// The callbacks for sound, of which there is none.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
    /// Called with sound. It isn't called, because there is no microphone.
    func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureAudioDataOutputSampleBufferDelegate {
    public func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
}
/// An output that provides no frames.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
    /// Settings of pictures. They are stored but have no effect.
    open var alwaysDiscardsLateVideoFrames = true, videoSettings: [String: Any]! = [:],
        automaticallyConfiguresOutputBufferDimensions = true,
        deliversPreviewSizedOutputBuffers = false
    open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
    open var availableVideoPixelFormatTypes: [OSType] {
        [kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, kCVPixelFormatType_32BGRA]
    }
    open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    open private(set) var sampleBufferCallbackQueue: DispatchQueue?
    public override init() { super.init() }
    /// Keeps a delegate, which isn't called.
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?
    ) {
        (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) = (sampleBufferDelegate, sampleBufferCallbackQueue)
    }
    open func recommendedVideoSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? { nil }
    open func recommendedVideoSettings(
        forVideoCodecType videoCodecType: AVVideoCodecType, assetWriterOutputFileType outputFileType: AVFileType
    ) -> [String: Any]? { nil }
    open func availableVideoCodecTypesForAssetWriter(writingTo outputFileType: AVFileType) -> [AVVideoCodecType] { [] }
}
/// An output that provides no sound.
open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
    open private(set) weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
    open private(set) var sampleBufferCallbackQueue: DispatchQueue?
    public override init() { super.init() }
    /// Keeps a delegate, which isn't called.
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?
    ) { (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) = (sampleBufferDelegate, sampleBufferCallbackQueue) }
    open func recommendedAudioSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? { nil }
}
/// The callbacks for distances, of which there are none.
public protocol AVCaptureDepthDataOutputDelegate: NSObjectProtocol {
    /// Called with distances, and for dropped ones. They aren't called.
    func depthDataOutput(
        _ output: AVCaptureDepthDataOutput, didOutput depthData: AVDepthData, timestamp: CMTime, connection: AVCaptureConnection)
    func depthDataOutput(
        _ output: AVCaptureDepthDataOutput, didDrop depthData: AVDepthData, timestamp: CMTime, connection: AVCaptureConnection,
        reason: AVCaptureOutput.DataDroppedReason)
}
extension AVCaptureDepthDataOutputDelegate {
    public func depthDataOutput(
        _ output: AVCaptureDepthDataOutput, didOutput depthData: AVDepthData, timestamp: CMTime, connection: AVCaptureConnection
    ) {}
    public func depthDataOutput(
        _ output: AVCaptureDepthDataOutput, didDrop depthData: AVDepthData, timestamp: CMTime, connection: AVCaptureConnection,
        reason: AVCaptureOutput.DataDroppedReason
    ) {}
}
/// An output that provides no distances.
open class AVCaptureDepthDataOutput: AVCaptureOutput, @unchecked Sendable {
    open private(set) weak var delegate: (any AVCaptureDepthDataOutputDelegate)?
    open private(set) var delegateCallbackQueue: DispatchQueue?
    open var alwaysDiscardsLateDepthData = true, isFilteringEnabled = true
    public override init() { super.init() }
    /// Keeps a delegate, which isn't called.
    open func setDelegate(_ delegate: (any AVCaptureDepthDataOutputDelegate)?, callbackQueue: DispatchQueue?) {
        (self.delegate, delegateCallbackQueue) = (delegate, callbackQueue)
    }
}
/// The callbacks for data of several outputs. They aren't called.
public protocol AVCaptureDataOutputSynchronizerDelegate: NSObjectProtocol {
    /// Called with the data of a time.
    func dataOutputSynchronizer(
        _ synchronizer: AVCaptureDataOutputSynchronizer, didOutput synchronizedDataCollection: AVCaptureSynchronizedDataCollection)
}
/// Joins the data of several outputs, of which there are none.
open class AVCaptureDataOutputSynchronizer: NSObject, @unchecked Sendable {
    open private(set) var dataOutputs: [AVCaptureOutput], delegateCallbackQueue: DispatchQueue?
    open private(set) weak var delegate: (any AVCaptureDataOutputSynchronizerDelegate)?
    public init(dataOutputs: [AVCaptureOutput]) { self.dataOutputs = dataOutputs }
    /// Keeps a delegate, which isn't called.
    open func setDelegate(_ delegate: (any AVCaptureDataOutputSynchronizerDelegate)?, queue delegateCallbackQueue: DispatchQueue?) {
        (self.delegate, self.delegateCallbackQueue) = (delegate, delegateCallbackQueue)
    }
}
/// The data of several outputs.
open class AVCaptureSynchronizedDataCollection: NSObject, @unchecked Sendable {
    open var count: Int { 0 }
    open func synchronizedData(for captureOutput: AVCaptureOutput) -> AVCaptureSynchronizedData? { nil }
}
/// The data of an output.
open class AVCaptureSynchronizedData: NSObject, @unchecked Sendable { open var timestamp: CMTime { .invalid } }
/// The picture of an output.
open class AVCaptureSynchronizedSampleBufferData: AVCaptureSynchronizedData, @unchecked Sendable {
    open var sampleBufferWasDropped: Bool { true }
}
/// The distances of an output.
open class AVCaptureSynchronizedDepthData: AVCaptureSynchronizedData, @unchecked Sendable {
    open var depthData: AVDepthData { AVDepthData() }
    open var depthDataWasDropped: Bool { true }
}
