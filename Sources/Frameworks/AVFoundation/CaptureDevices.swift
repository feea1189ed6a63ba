import CoreMediaCompanion
import DeviceServices
import UIKit

// There is no camera and no microphone: searches find no device, inputs can't be created, and the user's answers are those of the emulated
// device.

/// Whether the camera and the microphone may be used.
public enum AVAuthorizationStatus: Int, Sendable {
    /// The user hasn't been asked, can't allow it, refused it, or allowed it.
    case notDetermined, restricted, denied, authorized
    init(_ answer: DeviceServices.Answer) { self = answer == .unset ? .notDetermined : answer.grants ? .authorized : .denied }
}
/// The colors that a camera takes.
public enum AVCaptureColorSpace: Int, Sendable { case sRGB, P3_D65, HLG_BT2020, appleLog }
/// The effect of a video call.
public enum AVCaptureReactionType: String, Sendable {
    case thumbsUp = "ReactionThumbsUp", thumbsDown = "ReactionThumbsDown", balloons = "ReactionBalloons", rain = "ReactionRain",
        confetti = "ReactionConfetti", fireworks = "ReactionFireworks", lasers = "ReactionLasers", heart = "ReactionHeart"
}
/// Rates of pictures.
open class AVFrameRateRange: NSObject, @unchecked Sendable {
    open var minFrameRate: Double { 0 }
    open var maxFrameRate: Double { 0 }
    open var minFrameDuration: CMTime { .invalid }
    open var maxFrameDuration: CMTime { .invalid }
}
/// A camera or microphone. There is none; access depends on the host.
open class AVCaptureDevice: KeyValueObject, @unchecked Sendable {
    /// The side of the device on which a camera is.
    public enum Position: Int, Sendable { case unspecified, back, front }
    /// The use of the lamp beside a camera, and of the flash.
    public enum TorchMode: Int, Sendable { case off, on, auto }
    public enum FlashMode: Int, Sendable { case off, on, auto }
    /// The distances at which a camera focuses automatically.
    public enum AutoFocusRangeRestriction: Int, Sendable { case none, near, far }
    /// The way in which a camera focuses, exposes, and sets colors.
    public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
    public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }
    public enum WhiteBalanceMode: Int, Sendable { case locked, autoWhiteBalance, continuousAutoWhiteBalance }
    /// How a camera of several lenses switches.
    public enum PrimaryConstituentDeviceSwitchingBehavior: Int, Sendable { case unsupported, auto, restricted, locked }
    /// The controller of Center Stage: the user, the app, or both.
    public enum CenterStageControlMode: Int, Sendable { case user, app, cooperative }
    /// The mode of the microphone.
    public enum MicrophoneMode: Int, Sendable { case standard, wideSpectrum, voiceIsolation }
    /// The panels of the system.
    public enum SystemUserInterface: Int, Sendable { case videoEffects = 1, microphoneModes }
    /// The kind of a camera or microphone.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        private init(_ name: String) { rawValue = "AVCaptureDeviceType" + name }
        public static let builtInWideAngleCamera = Self("BuiltInWideAngleCamera"), builtInTelephotoCamera = Self("BuiltInTelephotoCamera"),
            builtInUltraWideCamera = Self("BuiltInUltraWideCamera"), builtInDualCamera = Self("BuiltInDualCamera"),
            builtInDualWideCamera = Self("BuiltInDualWideCamera"), builtInTripleCamera = Self("BuiltInTripleCamera")
        /// The kinds of cameras that measure distances, and others.
        public static let builtInTrueDepthCamera = Self("BuiltInTrueDepthCamera"),
            builtInLiDARDepthCamera = Self("BuiltInLiDARDepthCamera"),
            builtInDuoCamera = Self("BuiltInDuoCamera"), continuityCamera = Self("ContinuityCamera"), external = Self("External"),
            deskViewCamera = Self("DeskViewCamera")
        public static let builtInMicrophone = Self("BuiltInMicrophone"), microphone = Self("Microphone")
    }
    /// How hot the device is.
    public final class SystemPressureState: NSObject, @unchecked Sendable {
        public struct Level: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            private init(_ name: String) { rawValue = "AVCaptureSystemPressureLevel" + name }
            public static let nominal = Self("Nominal"), fair = Self("Fair"), serious = Self("Serious"),
                critical = Self("Critical"), shutdown = Self("Shutdown")
        }
        public var level: Level { .nominal }
    }
    /// The strengths of colors.
    public struct WhiteBalanceGains: Sendable, Equatable {
        public var redGain: Float, greenGain: Float, blueGain: Float
        /// Creates strengths.
        public init(redGain: Float = 0, greenGain: Float = 0, blueGain: Float = 0) {
            (self.redGain, self.greenGain, self.blueGain) = (redGain, greenGain, blueGain)
        }
    }
    /// A color in a plane.
    public struct WhiteBalanceChromaticityValues: Sendable, Equatable {
        /// The coordinates.
        public var x: Float, y: Float
        public init(x: Float = 0, y: Float = 0) { (self.x, self.y) = (x, y) }
    }
    /// A color of light.
    public struct WhiteBalanceTemperatureAndTintValues: Sendable, Equatable {
        /// The temperature in kelvin, and the tint.
        public var temperature: Float, tint: Float
        /// Creates a color.
        public init(temperature: Float = 0, tint: Float = 0) { (self.temperature, self.tint) = (temperature, tint) }
    }
    /// A format in which a camera delivers pictures.
    open class Format: NSObject, @unchecked Sendable {
        /// How pictures are focused.
        public enum AutoFocusSystem: Int, Sendable { case none, contrastDetection, phaseDetection }
        open var mediaType: AVMediaType { .video }
        open var formatDescription: CMFormatDescription { CMFormatDescription(mediaType: .video) }
        open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
        open var videoFieldOfView: Float { 0 }
        open var isVideoBinned: Bool { false }
        open var isVideoHDRSupported: Bool { false }
        open var isMultiCamSupported: Bool { false }
        open var isHighestPhotoQualitySupported: Bool { false }
        open var isCenterStageSupported: Bool { false }
        open var isPortraitEffectSupported: Bool { false }
        open var highResolutionStillImageDimensions: CMVideoDimensions { CMVideoDimensions() }
        open var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
        open var videoMaxZoomFactor: CGFloat { 1 }
        open var videoZoomFactorUpscaleThreshold: CGFloat { 1 }
        open var minExposureDuration: CMTime { .invalid }
        open var maxExposureDuration: CMTime { .invalid }
        open var minISO: Float { 0 }
        open var maxISO: Float { 0 }
        open var autoFocusSystem: AutoFocusSystem { .none }
        open var supportedColorSpaces: [AVCaptureColorSpace] { [] }
        open var supportedDepthDataFormats: [Format] { [] }
        open var isGlobalToneMappingSupported: Bool { false }
        open var isHighPhotoQualitySupported: Bool { false }
        open var isPortraitEffectsMatteStillImageDeliverySupported: Bool { false }
        open var isBackgroundReplacementSupported: Bool { false }
        open var isStudioLightSupported: Bool { false }
        open var isEdgeLightSupported: Bool { false }
        open var isSpatialVideoCaptureSupported: Bool { false }
        open var isCinematicVideoCaptureSupported: Bool { false }
        open var isSmartFramingSupported: Bool { false }
        open var isAutoVideoFrameRateSupported: Bool { false }
        open var isCameraLensSmudgeDetectionSupported: Bool { false }
        open var isVideoStabilizationSupported: Bool { false }
        open var reactionEffectsSupported: Bool { false }
        open var zoomFactorsOutsideOfVideoZoomRangesForDepthDeliverySupported: Bool { false }
        open var geometricDistortionCorrectedVideoFieldOfView: Float { 0 }
        open var minSimulatedAperture: Float { 0 }
        open var maxSimulatedAperture: Float { 0 }
        open var defaultSimulatedAperture: Float { 0 }
        open var videoMinZoomFactorForCenterStage: CGFloat { 1 }
        open var videoMaxZoomFactorForCenterStage: CGFloat { 1 }
        open var videoMinZoomFactorForCinematicVideo: CGFloat { 1 }
        open var videoMaxZoomFactorForCinematicVideo: CGFloat { 1 }
        open var videoMinZoomFactorForDepthDataDelivery: CGFloat { 1 }
        open var videoMaxZoomFactorForDepthDataDelivery: CGFloat { 1 }
        open var secondaryNativeResolutionZoomFactors: [CGFloat] { [] }
        open var supportedVideoZoomFactorsForDepthDataDelivery: [CGFloat] { [] }
        open var supportedVideoZoomRangesForDepthDataDelivery: [ClosedRange<CGFloat>] { [] }
        open var systemRecommendedVideoZoomRange: ClosedRange<CGFloat>? { nil }
        open var systemRecommendedExposureBiasRange: ClosedRange<Float>? { nil }
        open var videoFrameRateRangeForBackgroundReplacement: AVFrameRateRange? { nil }
        open var videoFrameRateRangeForCenterStage: AVFrameRateRange? { nil }
        open var videoFrameRateRangeForCinematicVideo: AVFrameRateRange? { nil }
        open var videoFrameRateRangeForPortraitEffect: AVFrameRateRange? { nil }
        open var videoFrameRateRangeForReactionEffectsInProgress: AVFrameRateRange? { nil }
        open var videoFrameRateRangeForStudioLight: AVFrameRateRange? { nil }
        open var unsupportedCaptureOutputClasses: [AnyClass] { [] }
        open func isVideoStabilizationModeSupported(_ videoStabilizationMode: AVCaptureVideoStabilizationMode) -> Bool { false }
    }
    /// A search for devices of given kinds. It finds none.
    open class DiscoverySession: NSObject, @unchecked Sendable {
        /// Creates a search, which finds nothing.
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
        open var devices: [AVCaptureDevice] { [] }
        open var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }
    }
    /// Coordinates the rotation of pictures.
    open class RotationCoordinator: KeyValueObject, @unchecked Sendable {
        open private(set) weak var device: AVCaptureDevice?
        open private(set) weak var previewLayer: CALayer?
        public init(device: AVCaptureDevice, previewLayer: CALayer?) { (self.device, self.previewLayer) = (device, previewLayer) }
        open var videoRotationAngleForHorizonLevelPreview: CGFloat { 0 }
        open var videoRotationAngleForHorizonLevelCapture: CGFloat { 0 }
    }
    /// Values that mean the present setting.
    public static let currentLensPosition: Float = .greatestFiniteMagnitude, currentISO: Float = .greatestFiniteMagnitude,
        currentExposureTargetBias: Float = .greatestFiniteMagnitude, maxAvailableTorchLevel: Float = .greatestFiniteMagnitude
    public static let currentExposureDuration = CMTime.invalid,
        currentWhiteBalanceGains = WhiteBalanceGains(
            redGain: .greatestFiniteMagnitude, greenGain: .greatestFiniteMagnitude, blueGain: .greatestFiniteMagnitude)
    /// Posted when devices come or go. They don't.
    public static let wasConnectedNotification = NSNotification.Name("AVCaptureDeviceWasConnectedNotification"),
        wasDisconnectedNotification = NSNotification.Name("AVCaptureDeviceWasDisconnectedNotification"),
        subjectAreaDidChangeNotification = NSNotification.Name("AVCaptureDeviceSubjectAreaDidChangeNotification")

    /// Returns nil: there is no camera and no microphone.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? { nil }
    /// Returns no devices.
    open class func devices() -> [AVCaptureDevice] { [] }
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    open class var userPreferredCamera: AVCaptureDevice? {
        get { nil }
        set {}
    }
    open class var systemPreferredCamera: AVCaptureDevice? { nil }
    /// Returns the user's answer to the request for the camera or the microphone.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        .init(DeviceServices.shared.answer(to: permission(for: mediaType)))
    }
    /// Requests access to the camera or the microphone, and calls the closure with the answer.
    @preconcurrency open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void)
    {
        DeviceServices.shared.request(permission(for: mediaType)) { handler($0.grants) }
    }
    /// Requests access to the camera or the microphone, and returns whether it is allowed.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
        await DeviceServices.shared.request(permission(for: mediaType)).grants
    }
    final class func permission(for mediaType: AVMediaType) -> DeviceServices.Permission { mediaType == .audio ? .microphone : .camera }
    /// Returns nil: there is no device.
    public init?(uniqueID deviceUniqueID: String) { return nil }
    /// Creates a device for a subclass: a camera that an app's tests make.
    override init() { super.init() }

    // What a device says of itself.
    open var uniqueID: String { "" }
    open var modelID: String { "" }
    open var manufacturer: String { "" }
    open var localizedName: String { "" }
    open var deviceType: DeviceType { .builtInWideAngleCamera }
    open var position: Position { .unspecified }
    open var isConnected: Bool { false }
    open var isSuspended: Bool { false }
    open var isVirtualDevice: Bool { false }
    open var isContinuityCamera: Bool { false }
    open var constituentDevices: [AVCaptureDevice] { [] }
    open var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
    open var formats: [Format] { [] }
    open var systemPressureState: SystemPressureState { SystemPressureState() }
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
    open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
    open var hasTorch: Bool { false }
    open var isTorchAvailable: Bool { false }
    open var isTorchActive: Bool { false }
    open var torchLevel: Float { 0 }
    open var hasFlash: Bool { false }
    open var isFlashAvailable: Bool { false }
    open var lensPosition: Float { 0 }
    open var lensAperture: Float { 0 }
    open var minimumFocusDistance: Int { -1 }
    open var iso: Float { 0 }
    open var exposureDuration: CMTime { .invalid }
    open var exposureTargetOffset: Float { 0 }
    open var exposureTargetBias: Float { 0 }
    open var minExposureTargetBias: Float { 0 }
    open var maxExposureTargetBias: Float { 0 }
    open var maxWhiteBalanceGain: Float { 1 }
    open var deviceWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }
    open var grayWorldDeviceWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }
    open var minAvailableVideoZoomFactor: CGFloat { 1 }
    open var maxAvailableVideoZoomFactor: CGFloat { 1 }
    open var displayVideoZoomFactorMultiplier: CGFloat { 1 }
    open var dualCameraSwitchOverVideoZoomFactor: CGFloat { 1 }
    open var isRampingVideoZoom: Bool { false }
    open var isAdjustingFocus: Bool { false }
    open var isAdjustingExposure: Bool { false }
    open var isAdjustingWhiteBalance: Bool { false }
    open var isFocusPointOfInterestSupported: Bool { false }
    open var isExposurePointOfInterestSupported: Bool { false }
    open var isSmoothAutoFocusSupported: Bool { false }
    open var isLowLightBoostSupported: Bool { false }
    open var isLowLightBoostEnabled: Bool { false }
    open var isAutoFocusRangeRestrictionSupported: Bool { false }
    open var isGeometricDistortionCorrectionSupported: Bool { false }
    open var isLockingFocusWithCustomLensPositionSupported: Bool { false }
    open var isLockingWhiteBalanceWithCustomDeviceGainsSupported: Bool { false }
    open var isCenterStageActive: Bool { false }
    open var isPortraitEffectActive: Bool { false }
    open var isStudioLightActive: Bool { false }
    open var activePrimaryConstituent: AVCaptureDevice? { nil }
    open var nominalFocalLengthIn35mmFilm: Float { 0 }
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
    // Settings. They are stored but have no effect.
    open var torchMode = TorchMode.off, flashMode = FlashMode.off, focusMode = FocusMode.locked, exposureMode = ExposureMode.locked,
        whiteBalanceMode = WhiteBalanceMode.locked, focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5), videoZoomFactor: CGFloat = 1, isSmoothAutoFocusEnabled = false,
        isSubjectAreaChangeMonitoringEnabled = false, autoFocusRangeRestriction = AutoFocusRangeRestriction.none
    open var automaticallyEnablesLowLightBoostWhenAvailable = false, automaticallyAdjustsVideoHDREnabled = true, isVideoHDREnabled = false,
        activeVideoMinFrameDuration = CMTime.invalid, activeVideoMaxFrameDuration = CMTime.invalid
    open var activeMaxExposureDuration = CMTime.invalid, activeColorSpace = AVCaptureColorSpace.sRGB, activeDepthDataFormat: Format?,
        activeDepthDataMinFrameDuration = CMTime.invalid, isGeometricDistortionCorrectionEnabled = true
    open var isGlobalToneMappingEnabled = false, automaticallyAdjustsFaceDrivenAutoFocusEnabled = true, isFaceDrivenAutoFocusEnabled = true,
        automaticallyAdjustsFaceDrivenAutoExposureEnabled = true, isFaceDrivenAutoExposureEnabled = true,
        isAutoVideoFrameRateEnabled = false
    open var activeFormat = Format()
    /// Settings of the system's video effects. They are stored but have no effect.
    nonisolated(unsafe) public static var centerStageControlMode = CenterStageControlMode.user, isCenterStageEnabled = false
    open class var isPortraitEffectEnabled: Bool { false }
    open class var isStudioLightEnabled: Bool { false }
    open class var reactionEffectsEnabled: Bool { false }
    open class var preferredMicrophoneMode: MicrophoneMode { .standard }
    open class var activeMicrophoneMode: MicrophoneMode { .standard }
    /// Does nothing: there is no such panel.
    open class func showSystemUserInterface(_ systemUserInterface: SystemUserInterface) {}
    open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
    open func unlockForConfiguration() {}
    /// Throws an error: there is no lamp.
    open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.torchLevelUnavailable) }
    /// Calls the handler with the invalid time.
    @preconcurrency open func setFocusModeLocked(lensPosition: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil) {
        handler?(.invalid)
    }
    @preconcurrency open func setExposureModeCustom(
        duration: CMTime, iso ISO: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
    ) {
        handler?(.invalid)
    }
    @preconcurrency open func setExposureTargetBias(_ bias: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil) {
        handler?(.invalid)
    }
    @preconcurrency open func setWhiteBalanceModeLocked(
        with whiteBalanceGains: WhiteBalanceGains, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
    ) { handler?(.invalid) }
    open func chromaticityValues(for whiteBalanceGains: WhiteBalanceGains) -> WhiteBalanceChromaticityValues {
        WhiteBalanceChromaticityValues()
    }
    open func temperatureAndTintValues(for whiteBalanceGains: WhiteBalanceGains) -> WhiteBalanceTemperatureAndTintValues {
        WhiteBalanceTemperatureAndTintValues()
    }
    open func deviceWhiteBalanceGains(for tempAndTintValues: WhiteBalanceTemperatureAndTintValues) -> WhiteBalanceGains {
        WhiteBalanceGains()
    }
    /// Sets the zoom immediately.
    open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) { videoZoomFactor = factor }
    open func cancelVideoZoomRamp() {}
}
extension CMFormatDescription {
    convenience init(mediaType: MediaType) {
        self.init(mediaTypeOnly: mediaType.rawValue)
    }
}

/// Returns a picture of one pixel, 0.
private func pixel(_ format: OSType) -> CVPixelBuffer {
    var made: CVPixelBuffer?
    CVPixelBufferCreate(nil, 1, 1, format, nil, &made)
    // The formats of distances and masks are known, and the size is allowed.
    return made!
}

/// Facts about media of a depth. There are none.
open class AVDepthData: NSObject, @unchecked Sendable {
    /// How exact distances are.
    public enum Quality: Int, Sendable { case low, high }
    public enum Accuracy: Int, Sendable { case relative, absolute }
    /// Throws an error: distances aren't read.
    public convenience init(fromDictionaryRepresentation imageSourceAuxDataInfoDictionary: [AnyHashable: Any]) throws {
        throw AVError(.malformedDepth)
    }
    open var depthDataType: OSType { 0 }
    open var depthDataQuality: Quality { .low }
    open var depthDataAccuracy: Accuracy { .relative }
    open var isDepthDataFiltered: Bool { false }
    open var availableDepthDataTypes: [OSType] { [] }
    open var cameraCalibrationData: AVCameraCalibrationData? { nil }
    open var depthDataMap: CVPixelBuffer { pixel(kCVPixelFormatType_DepthFloat32) }
    open func converting(toDepthDataType depthDataType: OSType) -> Self { self }
    /// Throws an error: distances aren't read.
    open func replacingDepthDataMap(with pixelBuffer: CVPixelBuffer) throws -> Self { throw AVError(.malformedDepth) }
    open func applyingExifOrientation(_ exifOrientation: CGImagePropertyOrientation) -> Self { self }
    open func dictionaryRepresentation(forAuxiliaryDataType outAuxDataType: AutoreleasingUnsafeMutablePointer<NSString?>?) -> [AnyHashable:
        Any]?
    { nil }
}
/// Facts about a lens. There are none.
open class AVCameraCalibrationData: NSObject, @unchecked Sendable {
    open var pixelSize: Float { 0 }
    open var intrinsicMatrixReferenceDimensions: CGSize { .zero }
    open var lensDistortionCenter: CGPoint { .zero }
    open var lensDistortionLookupTable: Data? { nil }
    open var inverseLensDistortionLookupTable: Data? { nil }
}
/// A mask of people. There is none.
open class AVPortraitEffectsMatte: NSObject, @unchecked Sendable {
    /// Throws an error: masks aren't read.
    public convenience init(fromDictionaryRepresentation imageSourceAuxDataInfoDictionary: [AnyHashable: Any]) throws {
        throw AVError(.unknown)
    }
    open var pixelFormatType: OSType { kCVPixelFormatType_OneComponent8 }
    open var mattingImage: CVPixelBuffer { pixel(pixelFormatType) }
    /// Throws an error: masks aren't read.
    open func replacingPortraitEffectsMatte(with pixelBuffer: CVPixelBuffer) throws -> Self { throw AVError(.unknown) }
    open func dictionaryRepresentation(forAuxiliaryDataType outAuxDataType: AutoreleasingUnsafeMutablePointer<NSString?>?) -> [AnyHashable:
        Any]?
    { nil }
    open func applyingExifOrientation(_ exifOrientation: CGImagePropertyOrientation) -> Self { self }
}
/// A mask of a part of people. There is none.
open class AVSemanticSegmentationMatte: NSObject, @unchecked Sendable {
    public struct MatteType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let skin = Self(rawValue: "AVSemanticSegmentationMatteTypeSkin"),
            hair = Self(rawValue: "AVSemanticSegmentationMatteTypeHair"), teeth = Self(rawValue: "AVSemanticSegmentationMatteTypeTeeth"),
            glasses = Self(rawValue: "AVSemanticSegmentationMatteTypeGlasses")
    }
    /// Throws an error: masks aren't read.
    public convenience init(
        fromImageSourceAuxiliaryDataType imageSourceAuxiliaryDataType: CFString,
        dictionaryRepresentation imageSourceAuxiliaryDataInfoDictionary: [AnyHashable: Any]
    ) throws { throw AVError(.unknown) }
    open var matteType: MatteType { .skin }
    open var pixelFormatType: OSType { kCVPixelFormatType_OneComponent8 }
    open var mattingImage: CVPixelBuffer { pixel(pixelFormatType) }
    open func applyingExifOrientation(_ exifOrientation: CGImagePropertyOrientation) -> Self { self }
    /// Throws an error: masks aren't read.
    open func replacingSemanticSegmentationMatte(with pixelBuffer: CVPixelBuffer) throws -> Self { throw AVError(.unknown) }
    open func dictionaryRepresentation(forAuxiliaryDataType outAuxDataType: AutoreleasingUnsafeMutablePointer<NSString?>?) -> [AnyHashable:
        Any]?
    { nil }
}
