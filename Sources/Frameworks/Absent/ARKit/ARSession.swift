// There is no camera: `isSupported` is false everywhere, and a session that runs fails through its delegate with
// `unsupportedConfiguration`. Configurations, anchors, queries, and geometry work as values. The views show placeholders.
@_exported import AVFoundationCompanion
@_exported import CoreLocationCompanion
@_exported import SceneKitCompanion

/// An error of a session.
public struct ARError: Error, CustomNSError, Hashable, Sendable {
    /// The reasons, with the numbers of ARError.h.
    public enum Code: Int, Sendable {
        /// The values.
        case unsupportedConfiguration = 100, sensorUnavailable, sensorFailed, cameraUnauthorized, microphoneUnauthorized,
            locationUnauthorized, highResolutionFrameCaptureInProgress, highResolutionFrameCaptureFailed
        /// The values.
        case worldTrackingFailed = 200, geoTrackingNotAvailableAtLocation, geoTrackingFailed
        /// The values.
        case invalidReferenceImage = 300, invalidReferenceObject, invalidWorldMap, invalidConfiguration, invalidCollaborationData
        /// The values.
        case insufficientFeatures = 400, objectMergeFailed, fileIOFailed
        /// The value for request failed.
        case requestFailed = 500
    }
    /// The code.
    public let code: Code
    /// Creates one with values.
    public init(_ code: Code) { self.code = code }
    /// The error domain.
    public static var errorDomain: String { "com.apple.arkit.error" }
    /// The error code.
    public var errorCode: Int { code.rawValue }
    /// The error user info.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "There is no camera for augmented reality on Linux."] }
    /// The unsupported configuration and the sensor unavailable.
    public static let unsupportedConfiguration = Code.unsupportedConfiguration, sensorUnavailable = Code.sensorUnavailable
    /// The sensor failed and the camera unauthorized.
    public static let sensorFailed = Code.sensorFailed, cameraUnauthorized = Code.cameraUnauthorized
    /// The world tracking failed and the invalid reference image.
    public static let worldTrackingFailed = Code.worldTrackingFailed, invalidReferenceImage = Code.invalidReferenceImage
    /// The insufficient features and the request failed.
    public static let insufficientFeatures = Code.insufficientFeatures, requestFailed = Code.requestFailed
}
/// The domain of a session's errors.
public let ARErrorDomain = ARError.errorDomain

/// Has a session.
@preconcurrency @MainActor
public protocol ARSessionProviding: NSObjectProtocol {
    /// The session.
    var session: ARSession { get }
}
/// Called with the state of a session.
public protocol ARSessionObserver: NSObjectProtocol {
    /// Session.
    func session(_ session: ARSession, didFailWithError error: any Error)
    /// Session.
    func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
    /// A step: session was interrupted.
    func sessionWasInterrupted(_ session: ARSession)
    /// A step: session interruption ended.
    func sessionInterruptionEnded(_ session: ARSession)
    /// Returns the session should attempt relocalization.
    func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool
    /// Called with sound.
    func session(_ session: ARSession, didOutputAudioSampleBuffer audioSampleBuffer: CMSampleBuffer)
    /// Session.
    func session(_ session: ARSession, didOutputCollaborationData data: ARSession.CollaborationData)
    /// Session.
    func session(_ session: ARSession, didChange geoTrackingStatus: ARGeoTrackingStatus)
}
extension ARSessionObserver {
    /// Session.
    public func session(_ session: ARSession, didFailWithError error: any Error) {}
    /// Session.
    public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
    /// A step: session was interrupted.
    public func sessionWasInterrupted(_ session: ARSession) {}
    /// A step: session interruption ended.
    public func sessionInterruptionEnded(_ session: ARSession) {}
    /// Returns the session should attempt relocalization.
    public func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool { false }
    /// Session.
    /// Does nothing.
    public func session(_ session: ARSession, didOutputAudioSampleBuffer audioSampleBuffer: CMSampleBuffer) {}
    public func session(_ session: ARSession, didOutputCollaborationData data: ARSession.CollaborationData) {}
    /// Session.
    public func session(_ session: ARSession, didChange geoTrackingStatus: ARGeoTrackingStatus) {}
}
/// Called with frames and anchors. There are none.
public protocol ARSessionDelegate: ARSessionObserver {
    /// Session.
    func session(_ session: ARSession, didUpdate frame: ARFrame)
    /// Session.
    func session(_ session: ARSession, didAdd anchors: [ARAnchor])
    /// Session.
    func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
    /// Session.
    func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}
extension ARSessionDelegate {
    /// Session.
    public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
    /// Session.
    public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
    /// Session.
    public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
    /// Session.
    public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}
/// Follows the camera. It fails when it runs.
open class ARSession: NSObject {
    /// What is kept when a session runs again.
    public struct RunOptions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates one with a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The reset tracking and the remove existing anchors.
        public static let resetTracking = Self(rawValue: 1), removeExistingAnchors = Self(rawValue: 2),
            stopTrackedRaycasts = Self(rawValue: 4)
        /// The reset scene reconstruction.
        public static let resetSceneReconstruction = Self(rawValue: 8)
    }
    /// Data for the sessions of other devices.
    open class CollaborationData: NSObject {
        /// The importance of data.
        public enum Priority: Int, Sendable { case critical, optional }
        /// The priority.
        public final let priority = Priority.optional
    }
    /// The identifier, the delegate, and the queue of its calls; nil for the main one.
    public final let identifier = UUID()  // wall clock: Apple's are random
    /// The delegate.
    public final weak var delegate: (any ARSessionDelegate)?
    /// The delegate queue.
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
    /// Add and remove anchors, of which no frame tells.
    open func add(anchor: ARAnchor) { anchors[anchor.identifier] = anchor }
    /// Removes it.
    open func remove(anchor: ARAnchor) { anchors[anchor.identifier] = nil }
    private final var anchors: [UUID: ARAnchor] = [:]
    /// Sets the world origin.
    open func setWorldOrigin(relativeTransform: simd_float4x4) {}
    /// Returns the current world map.
    open func getCurrentWorldMap(completionHandler: @escaping @Sendable (ARWorldMap?, (any Error)?) -> Void) {
        completionHandler(nil, ARError(.insufficientFeatures))
    }
    /// Returns the current world map.
    open func currentWorldMap() async throws -> ARWorldMap { throw ARError(.insufficientFeatures) }
    /// Makes a reference object.
    open func createReferenceObject(
        transform: simd_float4x4, center: SIMD3<Float>, extent: SIMD3<Float>,
        completionHandler: @escaping @Sendable (ARReferenceObject?, (any Error)?) -> Void
    ) { completionHandler(nil, ARError(.insufficientFeatures)) }
    /// Returns no results.
    open func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }
    /// Returns nil.
    open func trackedRaycast(_ query: ARRaycastQuery, updateHandler: @escaping ([ARRaycastResult]) -> Void) -> ARTrackedRaycast? { nil }
    /// Updates it.
    open func update(with collaborationData: CollaborationData) {}
    /// Returns the capture high resolution frame.
    open func captureHighResolutionFrame(completion: @escaping (ARFrame?, (any Error)?) -> Void) {
        completion(nil, ARError(.highResolutionFrameCaptureFailed))
    }
    /// Returns the capture high resolution frame.
    open func captureHighResolutionFrame() async throws -> ARFrame { throw ARError(.highResolutionFrameCaptureFailed) }
    /// Returns the geo location.
    open func getGeoLocation(
        forPoint position: SIMD3<Float>, completionHandler: @escaping (CLLocationCoordinate2D, CLLocationDistance, (any Error)?) -> Void
    ) {
        completionHandler(CLLocationCoordinate2D(), 0, ARError(.geoTrackingFailed))
    }
}
/// A ray that follows the world. There is none.
open class ARTrackedRaycast: NSObject {
    /// Stops the tracking.
    public final func stopTracking() {}
}
