import ARKitCompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct ARKitTests {
    private final class Listener: NSObject, ARSCNViewDelegate, ARSessionDelegate {
        nonisolated(unsafe) var heard: [ARError.Code] = []
        func session(_ session: ARSession, didFailWithError error: any Error) {
            if let error = error as? ARError { heard.append(error.code) }
        }
    }

    /// Returns when the main queue has run everything that it has now.
    private func mainQueue() async { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }

    @Test("augmented reality is not supported, and a session that runs fails through its delegate") func failure() async {
        #expect(
            !ARWorldTrackingConfiguration.isSupported && !ARFaceTrackingConfiguration.isSupported
                && !ARBodyTrackingConfiguration.isSupported)
        #expect(!ARWorldTrackingConfiguration.supportsFrameSemantics(.sceneDepth) && ARConfiguration.supportedVideoFormats.isEmpty)
        let listener = Listener(), session = ARSession()
        session.delegate = listener
        session.run(ARWorldTrackingConfiguration(), options: [.resetTracking])
        await mainQueue()
        #expect(listener.heard == [.unsupportedConfiguration] && session.currentFrame == nil && session.configuration != nil)
        let other = Listener(), view = ARSCNView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.delegate = other
        view.session.run(ARWorldTrackingConfiguration())
        await mainQueue()
        #expect(other.heard == [.unsupportedConfiguration] && view.scene != nil)
    }

    @Test("configurations, anchors, and queries are values") func values() throws {
        let configuration = ARWorldTrackingConfiguration()
        configuration.planeDetection = [.horizontal, .vertical]
        let copy = configuration.copy() as? ARWorldTrackingConfiguration
        configuration.planeDetection = []
        #expect(copy?.planeDetection == [.horizontal, .vertical] && configuration.isLightEstimationEnabled)
        var place = matrix_identity_float4x4
        place.columns.3 = SIMD4(1, 2, 3, 1)
        let anchor = ARAnchor(name: "cup", transform: place)
        let other = anchor.copy() as? ARAnchor
        #expect(other?.identifier == anchor.identifier && other?.name == "cup" && other?.transform == place)
        let data = try NSKeyedArchiver.archivedData(withRootObject: anchor, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: ARAnchor.self, from: data)
        #expect(read?.identifier == anchor.identifier && read?.name == "cup" && read?.transform == place)
        #expect(ARAnchor(transform: place).name == nil && ARFaceAnchor.BlendShapeLocation.eyeBlinkLeft.rawValue == "eyeBlink_L")
        let query = ARRaycastQuery(origin: .zero, direction: SIMD3(0, -1, 0), allowing: .estimatedPlane, alignment: .horizontal)
        #expect(ARSession().raycast(query).isEmpty && ARError.errorDomain == "com.apple.arkit.error")
        #expect(ARCamera.TrackingState.limited(.initializing) != .normal)
    }
}
