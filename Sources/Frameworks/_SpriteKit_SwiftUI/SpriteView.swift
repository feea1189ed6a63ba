// The cross-import overlay of SwiftUI and SpriteKit: a scene as a SwiftUI view, based on `SKView`.
@_exported import SpriteKitCompanion
@_exported import SwiftUICompanion

/// A view that shows a scene.
@preconcurrency @MainActor public struct SpriteView: View {
    /// The options of drawing a scene.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The options of the view that shows the scene.
        public static let ignoresSiblingOrder = Options(rawValue: 1), shouldCullNonVisibleNodes = Options(rawValue: 2),
            allowsTransparency = Options(rawValue: 4)
    }
    /// The figures that are shown over a scene.
    public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The figures that are shown over the scene.
        public static let showsFPS = DebugOptions(rawValue: 1), showsNodeCount = DebugOptions(rawValue: 2),
            showsDrawCount = DebugOptions(rawValue: 4), showsQuadCount = DebugOptions(rawValue: 8),
            showsPhysics = DebugOptions(rawValue: 16), showsFields = DebugOptions(rawValue: 32)
    }

    private let scene: SKScene
    private let transition: SKTransition?
    private let isPaused: Bool
    private let preferredFramesPerSecond: Int
    private let options: Options
    private let debugOptions: DebugOptions
    private let shouldRender: (TimeInterval) -> Bool

    /// Creates a view that shows a scene.
    /// - Parameters:
    ///   - transition: The transition with which another scene replaces the current one.
    ///   - shouldRender: Returns whether the frame at a time, in seconds, is rendered.
    public init(
        scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
        options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = [],
        shouldRender: @escaping (TimeInterval) -> Bool = { _ in true }
    ) {
        (self.scene, self.transition, self.isPaused, self.preferredFramesPerSecond) = (
            scene, transition, isPaused, preferredFramesPerSecond
        )
        (self.options, self.debugOptions, self.shouldRender) = (options, debugOptions, shouldRender)
    }
    public var body: some View {
        SceneView(
            scene: scene, transition: transition, isPaused: isPaused, preferredFramesPerSecond: preferredFramesPerSecond, options: options,
            debugOptions: debugOptions, shouldRender: shouldRender)
    }
}

private struct SceneView: UIViewRepresentable {
    let scene: SKScene, transition: SKTransition?
    let isPaused: Bool, preferredFramesPerSecond: Int
    let options: SpriteView.Options, debugOptions: SpriteView.DebugOptions
    let shouldRender: (TimeInterval) -> Bool

    func makeCoordinator() -> Renderer { Renderer() }
    func makeUIView(context: Context) -> SKView {
        let view = SKView()
        view.delegate = context.coordinator
        return view
    }
    func updateUIView(_ view: SKView, context: Context) {
        context.coordinator.shouldRender = shouldRender
        view.isPaused = isPaused
        view.preferredFramesPerSecond = preferredFramesPerSecond
        view.ignoresSiblingOrder = options.contains(.ignoresSiblingOrder)
        view.shouldCullNonVisibleNodes = options.contains(.shouldCullNonVisibleNodes)
        view.allowsTransparency = options.contains(.allowsTransparency)
        view.showsFPS = debugOptions.contains(.showsFPS)
        view.showsNodeCount = debugOptions.contains(.showsNodeCount)
        view.showsDrawCount = debugOptions.contains(.showsDrawCount)
        view.showsQuadCount = debugOptions.contains(.showsQuadCount)
        view.showsPhysics = debugOptions.contains(.showsPhysics)
        view.showsFields = debugOptions.contains(.showsFields)
        guard view.scene !== scene else { return }
        if let transition, view.scene != nil { view.presentScene(scene, transition: transition) } else { view.presentScene(scene) }
    }

    @MainActor final class Renderer: NSObject, SKViewDelegate {
        var shouldRender: (TimeInterval) -> Bool = { _ in true }
        func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { shouldRender(time) }
    }
}
