import AVFoundationCompanion
import simdCompanion

/// What a session does. None is supported.
open class ARConfiguration: NSObject, NSCopying {
    /// The axes of the world.
    public enum WorldAlignment: Int, Sendable { case gravity, gravityAndHeading, camera }
    /// What frames contain.
    public struct FrameSemantics: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let personSegmentation = Self(rawValue: 1), personSegmentationWithDepth = Self(rawValue: 3)
        public static let bodyDetection = Self(rawValue: 4), sceneDepth = Self(rawValue: 8), smoothedSceneDepth = Self(rawValue: 16)
    }
    /// What is known of surfaces.
    public struct SceneReconstruction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mesh = Self(rawValue: 1), meshWithClassification = Self(rawValue: 3)
    }
    /// A size and a rate of pictures.
    open class VideoFormat: NSObject, NSCopying {
        public final let imageResolution = CGSize.zero, framesPerSecond = 0, isRecommendedForHighResolutionFrameCapturing = false
        public final let isVideoHDRSupported = false
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }
    public override required init() {}
    /// False: there is no camera.
    open class var isSupported: Bool { false }
    /// No formats.
    open class var supportedVideoFormats: [VideoFormat] { [] }
    open class var recommendedVideoFormatFor4KResolution: VideoFormat? { nil }
    open class var recommendedVideoFormatForHighResolutionFrameCapturing: VideoFormat? { nil }
    open class var configurableCaptureDeviceForPrimaryCamera: AVCaptureDevice? { nil }
    open class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }
    public final var videoFormat = VideoFormat(), worldAlignment = WorldAlignment.gravity, isLightEstimationEnabled = true
    public final var providesAudioData = false, frameSemantics: FrameSemantics = [], videoHDRAllowed = false
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func fill(_ copy: ARConfiguration) {
        (copy.worldAlignment, copy.isLightEstimationEnabled) = (worldAlignment, isLightEstimationEnabled)
        (copy.providesAudioData, copy.frameSemantics, copy.videoHDRAllowed) = (providesAudioData, frameSemantics, videoHDRAllowed)
    }
}
/// Follows the device in the world.
open class ARWorldTrackingConfiguration: ARConfiguration {
    /// The surfaces that are found.
    public struct PlaneDetection: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let horizontal = Self(rawValue: 1), vertical = Self(rawValue: 2)
    }
    /// The reflections that are computed.
    public enum EnvironmentTexturing: Int, Sendable { case none, manual, automatic }
    open class func supportsSceneReconstruction(_ sceneReconstruction: SceneReconstruction) -> Bool { false }
    open class var supportsUserFaceTracking: Bool { false }
    open class var supportsAppClipCodeTracking: Bool { false }
    public final var isAutoFocusEnabled = true, environmentTexturing = EnvironmentTexturing.none, wantsHDREnvironmentTextures = true
    public final var planeDetection: PlaneDetection = [], initialWorldMap: ARWorldMap?, detectionImages: Set<ARReferenceImage>! = []
    public final var automaticImageScaleEstimationEnabled = false, maximumNumberOfTrackedImages = 0
    public final var detectionObjects: Set<ARReferenceObject> = [], isCollaborationEnabled = false, userFaceTrackingEnabled = false
    public final var appClipCodeTrackingEnabled = false, sceneReconstruction: SceneReconstruction = []
    override func fill(_ copy: ARConfiguration) {
        super.fill(copy)
        guard let copy = copy as? ARWorldTrackingConfiguration else { return }
        (copy.isAutoFocusEnabled, copy.environmentTexturing, copy.planeDetection) = (
            isAutoFocusEnabled, environmentTexturing, planeDetection
        )
        (copy.initialWorldMap, copy.detectionImages, copy.detectionObjects) = (initialWorldMap, detectionImages, detectionObjects)
        (copy.maximumNumberOfTrackedImages, copy.sceneReconstruction) = (maximumNumberOfTrackedImages, sceneReconstruction)
        (copy.isCollaborationEnabled, copy.userFaceTrackingEnabled) = (isCollaborationEnabled, userFaceTrackingEnabled)
        copy.automaticImageScaleEstimationEnabled = automaticImageScaleEstimationEnabled
    }
}
/// Follows the rotation of the device.
open class AROrientationTrackingConfiguration: ARConfiguration {
    public final var isAutoFocusEnabled = true
}
/// Follows the position of the device without the camera.
open class ARPositionalTrackingConfiguration: ARConfiguration {
    public final var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = [], initialWorldMap: ARWorldMap?
}
/// Follows faces.
open class ARFaceTrackingConfiguration: ARConfiguration {
    open class var supportsWorldTracking: Bool { false }
    open class var supportedNumberOfTrackedFaces: Int { 0 }
    public final var isWorldTrackingEnabled = false, maximumNumberOfTrackedFaces = 1
}
/// Follows images.
open class ARImageTrackingConfiguration: ARConfiguration {
    public final var isAutoFocusEnabled = true, trackingImages: Set<ARReferenceImage> = [], maximumNumberOfTrackedImages = 1
}
/// Follows a body.
open class ARBodyTrackingConfiguration: ARConfiguration {
    open class var supportsAppClipCodeTracking: Bool { false }
    public final var isAutoFocusEnabled = true, initialWorldMap: ARWorldMap?, wantsHDREnvironmentTextures = true
    public final var environmentTexturing = ARWorldTrackingConfiguration.EnvironmentTexturing.none
    public final var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = [], detectionImages: Set<ARReferenceImage> = []
    public final var automaticImageScaleEstimationEnabled = false, automaticSkeletonScaleEstimationEnabled = false
    public final var maximumNumberOfTrackedImages = 0, appClipCodeTrackingEnabled = false
}
/// Scans an object.
open class ARObjectScanningConfiguration: ARConfiguration {
    public final var isAutoFocusEnabled = true, planeDetection: ARWorldTrackingConfiguration.PlaneDetection = []
}
/// Follows the device on the earth.
open class ARGeoTrackingConfiguration: ARConfiguration {
    open class var supportsAppClipCodeTracking: Bool { false }
    public final var environmentTexturing = ARWorldTrackingConfiguration.EnvironmentTexturing.none, wantsHDREnvironmentTextures = true
    public final var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = [], detectionImages: Set<ARReferenceImage>! = []
    public final var automaticImageScaleEstimationEnabled = false, maximumNumberOfTrackedImages = 0
    public final var detectionObjects: Set<ARReferenceObject> = [], appClipCodeTrackingEnabled = false
    /// Calls the handler with false.
    @preconcurrency open class func checkAvailability(completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completionHandler(false, ARError(.unsupportedConfiguration))
    }
    @preconcurrency open class func checkAvailability(
        at coordinate: CLLocationCoordinate2D, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completionHandler(false, ARError(.unsupportedConfiguration))
    }
    open class func checkAvailability() async throws -> Bool { throw ARError(.unsupportedConfiguration) }
}
