// There is no camera: `isSupported` is false everywhere, and a session that runs fails through its delegate with
// `unsupportedConfiguration`. Configurations, anchors, queries, and geometry work as values. The views show placeholders.
@_exported import AVFoundationCompanion
@_exported import CoreLocationCompanion
@_exported import SceneKitCompanion

/// An error of a session.
public struct ARError: Error, CustomNSError, Hashable, Sendable {
    /// The reasons, with the numbers of ARError.h.
    public enum Code: Int, Sendable {
        case unsupportedConfiguration = 100, sensorUnavailable, sensorFailed, cameraUnauthorized, microphoneUnauthorized,
            locationUnauthorized, highResolutionFrameCaptureInProgress, highResolutionFrameCaptureFailed
        case worldTrackingFailed = 200, geoTrackingNotAvailableAtLocation, geoTrackingFailed
        case invalidReferenceImage = 300, invalidReferenceObject, invalidWorldMap, invalidConfiguration, invalidCollaborationData
        case insufficientFeatures = 400, objectMergeFailed, fileIOFailed = 500
        case requestFailed = 501
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "com.apple.arkit.error" }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "There is no camera for augmented reality on Linux."] }
    public static let unsupportedConfiguration = Code.unsupportedConfiguration, sensorUnavailable = Code.sensorUnavailable
    public static let sensorFailed = Code.sensorFailed, cameraUnauthorized = Code.cameraUnauthorized
    public static let worldTrackingFailed = Code.worldTrackingFailed, invalidReferenceImage = Code.invalidReferenceImage
    public static let insufficientFeatures = Code.insufficientFeatures, requestFailed = Code.requestFailed
}
/// The domain of a session's errors.
public let ARErrorDomain = ARError.errorDomain

/// Has a session.
@preconcurrency @MainActor
public protocol ARSessionProviding: NSObjectProtocol {
    var session: ARSession { get }
}
/// Called with the state of a session.
public protocol ARSessionObserver: NSObjectProtocol {
    func session(_ session: ARSession, didFailWithError error: any Error)
    func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
    func sessionWasInterrupted(_ session: ARSession)
    func sessionInterruptionEnded(_ session: ARSession)
    func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool
    /// Called with sound.
    func session(_ session: ARSession, didOutputAudioSampleBuffer audioSampleBuffer: CMSampleBuffer)
    func session(_ session: ARSession, didOutputCollaborationData data: ARSession.CollaborationData)
    func session(_ session: ARSession, didChange geoTrackingStatus: ARGeoTrackingStatus)
}
extension ARSessionObserver {
    public func session(_ session: ARSession, didFailWithError error: any Error) {}
    public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
    public func sessionWasInterrupted(_ session: ARSession) {}
    public func sessionInterruptionEnded(_ session: ARSession) {}
    public func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool { false }
    public func session(_ session: ARSession, didOutputAudioSampleBuffer audioSampleBuffer: CMSampleBuffer) {}
    public func session(_ session: ARSession, didOutputCollaborationData data: ARSession.CollaborationData) {}
    public func session(_ session: ARSession, didChange geoTrackingStatus: ARGeoTrackingStatus) {}
}
/// Called with frames and anchors. There are none.
public protocol ARSessionDelegate: ARSessionObserver {
    func session(_ session: ARSession, didUpdate frame: ARFrame)
    func session(_ session: ARSession, didAdd anchors: [ARAnchor])
    func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
    func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}
extension ARSessionDelegate {
    public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
    public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}
/// Follows the camera. It fails when it runs.
open class ARSession: NSObject {
    /// What is kept when a session runs again.
    public struct RunOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let resetTracking = Self(rawValue: 1), removeExistingAnchors = Self(rawValue: 2),
            stopTrackedRaycasts = Self(rawValue: 4)
        public static let resetSceneReconstruction = Self(rawValue: 8)
    }
    /// Data for the sessions of other devices.
    open class CollaborationData: NSObject {
        /// The importance of data.
        public enum Priority: Int, Sendable { case critical, optional }
        public final let priority = Priority.optional
    }
    /// The identifier, the delegate, and the queue of its calls; nil for the main one.
    public final let identifier = UUID()  // wall clock: Apple's are random
    public final weak var delegate: (any ARSessionDelegate)?
    public final var delegateQueue: DispatchQueue?
    final weak var observer: (any ARSessionObserver)?
    /// The configuration with which the session ran.
    public final private(set) var configuration: ARConfiguration?
    /// The last frame. There is none.
    public final var currentFrame: ARFrame? { nil }
    /// Fails: the delegate is called with `unsupportedConfiguration`.
    open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
        self.configuration = configuration
        nonisolated(unsafe) let session = self
        (delegateQueue ?? .main).async {
            let error = ARError(.unsupportedConfiguration), delegate = session.delegate
            delegate?.session(session, didFailWithError: error)
            if let observer = session.observer, observer !== delegate { observer.session(session, didFailWithError: error) }
        }
    }
    /// Does nothing: the session doesn't run.
    open func pause() {}
    /// Add and remove anchors. No frame contains them.
    open func add(anchor: ARAnchor) { anchors[anchor.identifier] = anchor }
    open func remove(anchor: ARAnchor) { anchors[anchor.identifier] = nil }
    private final var anchors: [UUID: ARAnchor] = [:]
    open func setWorldOrigin(relativeTransform: simd_float4x4) {}
    @preconcurrency open func getCurrentWorldMap(completionHandler: @escaping @Sendable (ARWorldMap?, (any Error)?) -> Void) {
        completionHandler(nil, ARError(.insufficientFeatures))
    }
    open func currentWorldMap() async throws -> ARWorldMap { throw ARError(.insufficientFeatures) }
    @preconcurrency open func createReferenceObject(
        transform: simd_float4x4, center: SIMD3<Float>, extent: SIMD3<Float>,
        completionHandler: @escaping @Sendable (ARReferenceObject?, (any Error)?) -> Void
    ) { completionHandler(nil, ARError(.insufficientFeatures)) }
    /// Returns no results.
    open func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }
    open func trackedRaycast(_ query: ARRaycastQuery, updateHandler: @escaping ([ARRaycastResult]) -> Void) -> ARTrackedRaycast? { nil }
    open func update(with collaborationData: CollaborationData) {}
    open func captureHighResolutionFrame(completion: @escaping (ARFrame?, (any Error)?) -> Void) {
        completion(nil, ARError(.highResolutionFrameCaptureFailed))
    }
    open func captureHighResolutionFrame() async throws -> ARFrame { throw ARError(.highResolutionFrameCaptureFailed) }
    open func getGeoLocation(
        forPoint position: SIMD3<Float>, completionHandler: @escaping (CLLocationCoordinate2D, CLLocationDistance, (any Error)?) -> Void
    ) {
        completionHandler(CLLocationCoordinate2D(), 0, ARError(.geoTrackingFailed))
    }
}
/// A ray that follows the world. There is none.
open class ARTrackedRaycast: NSObject {
    public final func stopTracking() {}
}
