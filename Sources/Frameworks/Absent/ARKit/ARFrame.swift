import AVFoundationCompanion
import SceneKitCompanion
import simdCompanion

/// A picture of the camera and what it shows. There is none.
open class ARFrame: NSObject, NSCopying {
    /// How much of the world is known.
    public enum WorldMappingStatus: Int, Sendable { case notAvailable, limited, extending, mapped }
    /// What a pixel shows.
    public enum SegmentationClass: UInt8, Sendable { case none, person = 255 }
    /// The timestamp, the camera, the anchors, and the light estimate.
    public final let timestamp: TimeInterval = 0, camera = ARCamera(), anchors: [ARAnchor] = [], lightEstimate: ARLightEstimate? = nil
    /// The captured depth data timestamp, the raw feature points, and the detected body.
    public final let capturedDepthDataTimestamp: TimeInterval = 0, rawFeaturePoints: ARPointCloud? = nil, detectedBody: ARBody2D? = nil
    /// The world mapping status and the geo tracking status.
    public final let worldMappingStatus = WorldMappingStatus.notAvailable, geoTrackingStatus: ARGeoTrackingStatus? = nil
    /// The camera grain intensity, the scene depth, and the smoothed scene depth.
    public final let cameraGrainIntensity: Float = 0, sceneDepth: ARDepthData? = nil, smoothedSceneDepth: ARDepthData? = nil
    /// The exif data.
    public final let exifData: [String: Any] = [:]
    /// The captured image.
    public final var capturedImage: CVPixelBuffer! { nil }
    /// The segmentation buffer.
    public final var segmentationBuffer: CVPixelBuffer? { nil }
    /// The estimated depth data.
    public final var estimatedDepthData: CVPixelBuffer? { nil }
    /// The camera grain texture.
    public final var cameraGrainTexture: (any MTLTexture)? { nil }
    /// Returns no results.
    public final func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
    /// Returns a query for a ray from the camera.
    public final func raycastQuery(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
    ) -> ARRaycastQuery { ARRaycastQuery(origin: .zero, direction: SIMD3(0, 0, -1), allowing: target, alignment: alignment) }
    /// Returns the display transform.
    public final func displayTransform(for orientation: UIInterfaceOrientation, viewportSize: CGSize) -> CGAffineTransform { .identity }
    /// Copies it.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
/// The distances of a picture. There are none.
open class ARDepthData: NSObject {
    /// The depth map.
    public final var depthMap: CVPixelBuffer! { nil }
    /// The confidence map.
    public final var confidenceMap: CVPixelBuffer? { nil }
}
/// The accuracy of a distance.
public enum ARConfidenceLevel: Int, Sendable { case low, medium, high }
/// The camera.
open class ARCamera: NSObject, NSCopying {
    /// How well the device is followed.
    public enum TrackingState: Equatable, Sendable {
        /// Why it is followed badly.
        public enum Reason: Int, Sendable { case initializing = 1, excessiveMotion, insufficientFeatures, relocalizing }
        /// The values.
        case notAvailable, limited(Reason), normal
    }
    /// The transform, the euler angles, and the tracking state.
    public final let transform = matrix_identity_float4x4, eulerAngles = SIMD3<Float>.zero, trackingState = TrackingState.notAvailable
    /// The intrinsics, the image resolution, and the projection matrix.
    public final let intrinsics = matrix_identity_float3x3, imageResolution = CGSize.zero, projectionMatrix = matrix_identity_float4x4
    /// The exposure duration and the exposure offset.
    public final let exposureDuration: TimeInterval = 0, exposureOffset: Float = 0
    /// Returns the project point.
    public final func projectPoint(_ point: SIMD3<Float>, orientation: UIInterfaceOrientation, viewportSize: CGSize) -> CGPoint { .zero }
    /// Returns the unproject point.
    public final func unprojectPoint(
        _ point: CGPoint, ontoPlane planeTransform: simd_float4x4, orientation: UIInterfaceOrientation, viewportSize: CGSize
    ) -> SIMD3<Float>? { nil }
    /// A step: projection matrix.
    public final func projectionMatrix(for orientation: UIInterfaceOrientation, viewportSize: CGSize, zNear: CGFloat, zFar: CGFloat)
        -> simd_float4x4
    { projectionMatrix }
    /// Returns the view matrix.
    public final func viewMatrix(for orientation: UIInterfaceOrientation) -> simd_float4x4 { matrix_identity_float4x4 }
    /// Copies it.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
/// The light of a picture.
open class ARLightEstimate: NSObject {
    /// The ambient intensity and the ambient color temperature.
    public final let ambientIntensity: CGFloat = 1000, ambientColorTemperature: CGFloat = 6500
}
/// The light of a face's picture.
open class ARDirectionalLightEstimate: ARLightEstimate {
    /// The spherical harmonics coefficients, the primary light direction, and the primary light intensity.
    public final let sphericalHarmonicsCoefficients = Data(), primaryLightDirection = SIMD3<Float>.zero, primaryLightIntensity: CGFloat = 0
}
/// How well the device is followed on the earth.
open class ARGeoTrackingStatus: NSObject, NSCopying {
    /// The state.
    public enum State: Int, Sendable { case notAvailable, initializing, localizing, localized }
    /// The accuracy.
    public enum Accuracy: Int, Sendable { case undetermined, low, medium, high }
    /// The state reason.
    public enum StateReason: Int, Sendable {
        /// The values.
        case none, notAvailableAtLocation, needLocationPermissions, worldTrackingUnstable, waitingForLocation,
            waitingForAvailabilityCheck, geoDataNotLoaded, devicePointedTooLow, visualLocalizationFailed
    }
    /// The state, the accuracy, and the state reason.
    public final let state = State.notAvailable, accuracy = Accuracy.undetermined, stateReason = StateReason.none
    /// Copies it.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
/// Something that a ray from the camera meets, as older code asks for it.
open class ARHitTestResult: NSObject {
    /// The kinds of results.
    public struct ResultType: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates one with a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The feature point and the estimated horizontal plane.
        public static let featurePoint = Self(rawValue: 1), estimatedHorizontalPlane = Self(rawValue: 2)
        /// The estimated vertical plane and the existing plane.
        public static let estimatedVerticalPlane = Self(rawValue: 4), existingPlane = Self(rawValue: 8)
        /// The existing plane using extent and the existing plane using geometry.
        public static let existingPlaneUsingExtent = Self(rawValue: 16), existingPlaneUsingGeometry = Self(rawValue: 32)
    }
    /// The type, the distance, and the local transform.
    public final let type: ResultType = [], distance: CGFloat = 0, localTransform = matrix_identity_float4x4
    /// The world transform and the anchor.
    public final let worldTransform = matrix_identity_float4x4, anchor: ARAnchor? = nil
}
/// A ray and what it may meet.
open class ARRaycastQuery: NSObject {
    /// The surfaces.
    public enum Target: Int, Sendable { case existingPlaneGeometry, existingPlaneInfinite, estimatedPlane }
    /// The direction of surfaces.
    public enum TargetAlignment: Int, Sendable { case horizontal, vertical, any }
    /// The origin, the direction, the target, and the target alignment.
    public final let origin: SIMD3<Float>, direction: SIMD3<Float>, target: Target, targetAlignment: TargetAlignment
    /// Creates a query.
    public init(origin: SIMD3<Float>, direction: SIMD3<Float>, allowing target: Target, alignment: TargetAlignment) {
        (self.origin, self.direction, self.target, targetAlignment) = (origin, direction, target, alignment)
    }
}
/// Where a ray meets a surface. There is none.
open class ARRaycastResult: NSObject {
    /// The world transform and the target.
    public final let worldTransform = matrix_identity_float4x4, target = ARRaycastQuery.Target.estimatedPlane
    /// The target alignment and the anchor.
    public final let targetAlignment = ARRaycastQuery.TargetAlignment.any, anchor: ARAnchor? = nil
}
/// The size of a matte.
open class ARMatteGenerator: NSObject {
    /// The size of a matte.
    public enum Resolution: Int, Sendable { case full, half }
    /// Creates one with the device and the matte resolution.
    public init(device: any MTLDevice, matteResolution: Resolution) {}
    /// Return nothing usable: there is no graphics processor.
    public final func generateMatte(from frame: ARFrame, commandBuffer: any MTLCommandBuffer) -> (any MTLTexture)! { nil }
    /// Makes a dilated depth.
    public final func generateDilatedDepth(from frame: ARFrame, commandBuffer: any MTLCommandBuffer) -> (any MTLTexture)! { nil }
}
