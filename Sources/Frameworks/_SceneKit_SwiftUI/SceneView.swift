// The cross-import overlay of SwiftUI and SceneKit: a scene as a SwiftUI view, based on `SCNView`, which shows a placeholder.
@_exported import SceneKitCompanion
@_exported import SwiftUICompanion

/// A view that shows a scene.
@preconcurrency @MainActor public struct SceneView: View {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The options of the view that shows the scene.
        public static let allowsCameraControl = Options(rawValue: 1), rendersContinuously = Options(rawValue: 2)
        public static let autoenablesDefaultLighting = Options(rawValue: 4), jitteringEnabled = Options(rawValue: 8)
        public static let temporalAntialiasingEnabled = Options(rawValue: 16)
    }
    private let scene: SCNScene?, pointOfView: SCNNode?, options: Options, preferredFramesPerSecond: Int
    private let antialiasingMode: SCNAntialiasingMode, delegate: (any SCNSceneRendererDelegate)?, technique: SCNTechnique?

    /// Creates a view that shows a scene.
    public init(
        scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = [], preferredFramesPerSecond: Int = 60,
        antialiasingMode: SCNAntialiasingMode = .multisampling4X, delegate: (any SCNSceneRendererDelegate)? = nil,
        technique: SCNTechnique? = nil
    ) {
        (self.scene, self.pointOfView, self.options) = (scene, pointOfView, options)
        (self.preferredFramesPerSecond, self.antialiasingMode) = (preferredFramesPerSecond, antialiasingMode)
        (self.delegate, self.technique) = (delegate, technique)
    }
    public var body: some View {
        SceneContent { view in
            if view.scene !== scene { view.scene = scene }
            view.pointOfView = pointOfView
            view.allowsCameraControl = options.contains(.allowsCameraControl)
            view.rendersContinuously = options.contains(.rendersContinuously)
            view.autoenablesDefaultLighting = options.contains(.autoenablesDefaultLighting)
            view.isJitteringEnabled = options.contains(.jitteringEnabled)
            view.isTemporalAntialiasingEnabled = options.contains(.temporalAntialiasingEnabled)
            (view.preferredFramesPerSecond, view.antialiasingMode) = (preferredFramesPerSecond, antialiasingMode)
            (view.delegate, view.technique) = (delegate, technique)
        }
    }
}
private struct SceneContent: UIViewRepresentable {
    let update: @MainActor (SCNView) -> Void
    func makeUIView(context: Context) -> SCNView { SCNView() }
    func updateUIView(_ view: SCNView, context: Context) { update(view) }
}
