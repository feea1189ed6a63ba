import AVFoundationCompanion
import simdCompanion

/// What a session does. None is supported.
open class ARConfiguration: NSObject, NSCopying {
    /// The axes of the world.
    public enum WorldAlignment: Int, Sendable { case gravity, gravityAndHeading, camera }
    /// What frames contain.
    public struct FrameSemantics: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates one with a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The person segmentation and the person segmentation with depth.
        public static let personSegmentation = Self(rawValue: 1), personSegmentationWithDepth = Self(rawValue: 3)
        /// The body detection, the scene depth, and the smoothed scene depth.
        public static let bodyDetection = Self(rawValue: 4), sceneDepth = Self(rawValue: 8), smoothedSceneDepth = Self(rawValue: 16)
    }
    /// What is known of surfaces.
    public struct SceneReconstruction: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates one with a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The mesh and the mesh with classification.
        public static let mesh = Self(rawValue: 1), meshWithClassification = Self(rawValue: 3)
    }
    /// A size and a rate of pictures.
    open class VideoFormat: NSObject, NSCopying {
        /// The image resolution, the frames per second, and whether it is recommended for high resolution frame capturing.
        public final let imageResolution = CGSize.zero, framesPerSecond = 0, isRecommendedForHighResolutionFrameCapturing = false
        /// Whether it is video HDR supported.
        public final let isVideoHDRSupported = false
        /// Copies it.
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }
    /// Creates a configuration.
    public override required init() {}
    /// False: there is no camera.
    open class var isSupported: Bool { false }
    /// No formats.
    open class var supportedVideoFormats: [VideoFormat] { [] }
    /// The recommended video format for 4 k resolution.
    open class var recommendedVideoFormatFor4KResolution: VideoFormat? { nil }
    /// The recommended video format for high resolution frame capturing.
    open class var recommendedVideoFormatForHighResolutionFrameCapturing: VideoFormat? { nil }
    /// The configurable capture device for primary camera.
    open class var configurableCaptureDeviceForPrimaryCamera: AVCaptureDevice? { nil }
    /// Returns false.
    open class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }
    /// The video format, the world alignment, and whether light estimation is enabled.
    public final var videoFormat = VideoFormat(), worldAlignment = WorldAlignment.gravity, isLightEstimationEnabled = true
    /// The provides audio data, the frame semantics, and the video HDR allowed.
    public final var providesAudioData = false, frameSemantics: FrameSemantics = [], videoHDRAllowed = false
    /// Returns a copy.
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
        /// The raw value.
        public let rawValue: UInt
        /// Creates one with a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The horizontal and the vertical.
        public static let horizontal = Self(rawValue: 1), vertical = Self(rawValue: 2)
    }
    /// The reflections that are computed.
    public enum EnvironmentTexturing: Int, Sendable { case none, manual, automatic }
    /// Returns whether it supports scene reconstruction.
    open class func supportsSceneReconstruction(_ sceneReconstruction: SceneReconstruction) -> Bool { false }
    /// Whether it supports user face tracking.
    open class var supportsUserFaceTracking: Bool { false }
    /// Whether it supports app clip code tracking.
    open class var supportsAppClipCodeTracking: Bool { false }
    /// Whether auto focus is enabled, the environment texturing, and whether it wants HDR environment textures.
    public final var isAutoFocusEnabled = true, environmentTexturing = EnvironmentTexturing.none, wantsHDREnvironmentTextures = true
    /// The plane detection, the initial world map, and the detection images.
    public final var planeDetection: PlaneDetection = [], initialWorldMap: ARWorldMap?, detectionImages: Set<ARReferenceImage>! = []
    /// The automatic image scale estimation enabled and the maximum number of tracked images.
    public final var automaticImageScaleEstimationEnabled = false, maximumNumberOfTrackedImages = 0
    /// The detection objects, whether collaboration is enabled, and the user face tracking enabled.
    public final var detectionObjects: Set<ARReferenceObject> = [], isCollaborationEnabled = false, userFaceTrackingEnabled = false
    /// The app clip code tracking enabled and the scene reconstruction.
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
    /// Whether auto focus is enabled.
    public final var isAutoFocusEnabled = true
}
/// Follows the position of the device without the camera.
open class ARPositionalTrackingConfiguration: ARConfiguration {
    /// The plane detection and the initial world map.
    public final var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = [], initialWorldMap: ARWorldMap?
}
/// Follows faces.
open class ARFaceTrackingConfiguration: ARConfiguration {
    /// Whether it supports world tracking.
    open class var supportsWorldTracking: Bool { false }
    /// The supported number of tracked faces.
    open class var supportedNumberOfTrackedFaces: Int { 0 }
    /// Whether world tracking is enabled and the maximum number of tracked faces.
    public final var isWorldTrackingEnabled = false, maximumNumberOfTrackedFaces = 1
}
/// Follows images.
open class ARImageTrackingConfiguration: ARConfiguration {
    /// Whether auto focus is enabled, the tracking images, and the maximum number of tracked images.
    public final var isAutoFocusEnabled = true, trackingImages: Set<ARReferenceImage> = [], maximumNumberOfTrackedImages = 1
}
/// Follows a body.
open class ARBodyTrackingConfiguration: ARConfiguration {
    /// Whether it supports app clip code tracking.
    open class var supportsAppClipCodeTracking: Bool { false }
    /// Whether auto focus is enabled, the initial world map, and whether it wants HDR environment textures.
    public final var isAutoFocusEnabled = true, initialWorldMap: ARWorldMap?, wantsHDREnvironmentTextures = true
    /// The environment texturing.
    public final var environmentTexturing = ARWorldTrackingConfiguration.EnvironmentTexturing.none
    /// The plane detection and the detection images.
    public final var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = [], detectionImages: Set<ARReferenceImage> = []
    /// The automatic image scale estimation enabled and the automatic skeleton scale estimation enabled.
    public final var automaticImageScaleEstimationEnabled = false, automaticSkeletonScaleEstimationEnabled = false
    /// The maximum number of tracked images and the app clip code tracking enabled.
    public final var maximumNumberOfTrackedImages = 0, appClipCodeTrackingEnabled = false
}
/// Scans an object.
open class ARObjectScanningConfiguration: ARConfiguration {
    /// Whether auto focus is enabled and the plane detection.
    public final var isAutoFocusEnabled = true, planeDetection: ARWorldTrackingConfiguration.PlaneDetection = []
}
/// Follows the device on the earth.
open class ARGeoTrackingConfiguration: ARConfiguration {
    /// Whether it supports app clip code tracking.
    open class var supportsAppClipCodeTracking: Bool { false }
    /// The environment texturing and whether it wants HDR environment textures.
    public final var environmentTexturing = ARWorldTrackingConfiguration.EnvironmentTexturing.none, wantsHDREnvironmentTextures = true
    /// The plane detection and the detection images.
    public final var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = [], detectionImages: Set<ARReferenceImage>! = []
    /// The automatic image scale estimation enabled and the maximum number of tracked images.
    public final var automaticImageScaleEstimationEnabled = false, maximumNumberOfTrackedImages = 0
    /// The detection objects and the app clip code tracking enabled.
    public final var detectionObjects: Set<ARReferenceObject> = [], appClipCodeTrackingEnabled = false
    /// Calls the handler with false.
    open class func checkAvailability(completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completionHandler(false, ARError(.unsupportedConfiguration))
    }
    /// Returns the check availability.
    open class func checkAvailability(
        at coordinate: CLLocationCoordinate2D, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completionHandler(false, ARError(.unsupportedConfiguration))
    }
    /// Returns the check availability.
    open class func checkAvailability() async throws -> Bool { throw ARError(.unsupportedConfiguration) }
}
