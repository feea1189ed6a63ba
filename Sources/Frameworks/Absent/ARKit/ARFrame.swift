import AVFoundationCompanion
import SceneKitCompanion
import simdCompanion

/// A picture of the camera and what it shows. There is none.
open class ARFrame: NSObject, NSCopying {
    /// How much of the world is known.
    public enum WorldMappingStatus: Int, Sendable { case notAvailable, limited, extending, mapped }
    /// What a pixel shows.
    public enum SegmentationClass: UInt8, Sendable { case none, person = 255 }
    public final let timestamp: TimeInterval = 0, camera = ARCamera(), anchors: [ARAnchor] = [], lightEstimate: ARLightEstimate? = nil
    public final let capturedDepthDataTimestamp: TimeInterval = 0, rawFeaturePoints: ARPointCloud? = nil, detectedBody: ARBody2D? = nil
    public final let worldMappingStatus = WorldMappingStatus.notAvailable, geoTrackingStatus: ARGeoTrackingStatus? = nil
    public final let cameraGrainIntensity: Float = 0, sceneDepth: ARDepthData? = nil, smoothedSceneDepth: ARDepthData? = nil
    public final let exifData: [String: Any] = [:]
    public final var capturedImage: CVPixelBuffer! { nil }
    public final var segmentationBuffer: CVPixelBuffer? { nil }
    public final var estimatedDepthData: CVPixelBuffer? { nil }
    public final var cameraGrainTexture: (any MTLTexture)? { nil }
    /// Returns no results.
    public final func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
    /// Returns a query for a ray from the camera.
    public final func raycastQuery(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
    ) -> ARRaycastQuery { ARRaycastQuery(origin: .zero, direction: SIMD3(0, 0, -1), allowing: target, alignment: alignment) }
    public final func displayTransform(for orientation: UIInterfaceOrientation, viewportSize: CGSize) -> CGAffineTransform { .identity }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
/// The distances of a picture. There are none.
open class ARDepthData: NSObject {
    public final var depthMap: CVPixelBuffer! { nil }
    public final var confidenceMap: CVPixelBuffer? { nil }
}
/// The accuracy of a distance.
public enum ARConfidenceLevel: Int, Sendable { case low, medium, high }
open class ARCamera: NSObject, NSCopying {
    /// How well the device is followed.
    public enum TrackingState: Equatable, Sendable {
        /// Why it is followed badly.
        public enum Reason: Int, Sendable { case initializing = 1, excessiveMotion, insufficientFeatures, relocalizing }
        case notAvailable, limited(Reason), normal
    }
    public final let transform = matrix_identity_float4x4, eulerAngles = SIMD3<Float>.zero, trackingState = TrackingState.notAvailable
    public final let intrinsics = matrix_identity_float3x3, imageResolution = CGSize.zero, projectionMatrix = matrix_identity_float4x4
    public final let exposureDuration: TimeInterval = 0, exposureOffset: Float = 0
    public final func projectPoint(_ point: SIMD3<Float>, orientation: UIInterfaceOrientation, viewportSize: CGSize) -> CGPoint { .zero }
    public final func unprojectPoint(
        _ point: CGPoint, ontoPlane planeTransform: simd_float4x4, orientation: UIInterfaceOrientation, viewportSize: CGSize
    ) -> SIMD3<Float>? { nil }
    public final func projectionMatrix(for orientation: UIInterfaceOrientation, viewportSize: CGSize, zNear: CGFloat, zFar: CGFloat)
        -> simd_float4x4
    { projectionMatrix }
    public final func viewMatrix(for orientation: UIInterfaceOrientation) -> simd_float4x4 { matrix_identity_float4x4 }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
/// The light of a picture.
open class ARLightEstimate: NSObject {
    public final let ambientIntensity: CGFloat = 1000, ambientColorTemperature: CGFloat = 6500
}
/// The light of a face's picture.
open class ARDirectionalLightEstimate: ARLightEstimate {
    public final let sphericalHarmonicsCoefficients = Data(), primaryLightDirection = SIMD3<Float>.zero, primaryLightIntensity: CGFloat = 0
}
/// How well the device is followed on the earth.
open class ARGeoTrackingStatus: NSObject, NSCopying {
    public enum State: Int, Sendable { case notAvailable, initializing, localizing, localized }
    public enum Accuracy: Int, Sendable { case undetermined, low, medium, high }
    /// Why the place isn't known.
    public enum StateReason: Int, Sendable {
        case none, notAvailableAtLocation, needLocationPermissions, worldTrackingUnstable, waitingForLocation,
            waitingForAvailabilityCheck, geoDataNotLoaded, devicePointedTooLow, visualLocalizationFailed
    }
    public final let state = State.notAvailable, accuracy = Accuracy.undetermined, stateReason = StateReason.none
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
/// Something that a ray from the camera meets, as older code asks for it.
open class ARHitTestResult: NSObject {
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let featurePoint = Self(rawValue: 1), estimatedHorizontalPlane = Self(rawValue: 2)
        public static let estimatedVerticalPlane = Self(rawValue: 4), existingPlane = Self(rawValue: 8)
        public static let existingPlaneUsingExtent = Self(rawValue: 16), existingPlaneUsingGeometry = Self(rawValue: 32)
    }
    public final let type: ResultType = [], distance: CGFloat = 0, localTransform = matrix_identity_float4x4
    public final let worldTransform = matrix_identity_float4x4, anchor: ARAnchor? = nil
}
/// A ray and what it may meet.
open class ARRaycastQuery: NSObject {
    /// The surfaces.
    public enum Target: Int, Sendable { case existingPlaneGeometry, existingPlaneInfinite, estimatedPlane }
    /// The direction of surfaces.
    public enum TargetAlignment: Int, Sendable { case horizontal, vertical, any }
    public final let origin: SIMD3<Float>, direction: SIMD3<Float>, target: Target, targetAlignment: TargetAlignment
    public init(origin: SIMD3<Float>, direction: SIMD3<Float>, allowing target: Target, alignment: TargetAlignment) {
        (self.origin, self.direction, self.target, targetAlignment) = (origin, direction, target, alignment)
    }
}
/// Where a ray meets a surface. There is none.
open class ARRaycastResult: NSObject {
    public final let worldTransform = matrix_identity_float4x4, target = ARRaycastQuery.Target.estimatedPlane
    public final let targetAlignment = ARRaycastQuery.TargetAlignment.any, anchor: ARAnchor? = nil
}
/// Makes masks of people. It can't be created: there is no graphics processor.
open class ARMatteGenerator: NSObject {
    /// The size of a matte.
    public enum Resolution: Int, Sendable { case full, half }
    public init(device: any MTLDevice, matteResolution: Resolution) {}
    /// Return nil: there is no graphics processor.
    public final func generateMatte(from frame: ARFrame, commandBuffer: any MTLCommandBuffer) -> (any MTLTexture)! { nil }
    public final func generateDilatedDepth(from frame: ARFrame, commandBuffer: any MTLCommandBuffer) -> (any MTLTexture)! { nil }
}
