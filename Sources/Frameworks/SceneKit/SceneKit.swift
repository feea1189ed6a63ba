// Scenes of nodes without a picture: transforms, constraints, shapes with their vertices, hit tests, and actions on the loop's clock work.
// An `SCNView` shows a placeholder, and calls its delegate for each frame. Files of scenes, animations, particles, and physics don't.
// FIXME(gap): nothing is drawn; `SCNScene(named:)` is nil; implicit animations end at once; particles and bodies don't move.
@_exported import FrameworkPlaceholder
@_exported import MetalCompanion
@_exported import ModelIOCompanion
@_exported import SpriteKitCompanion
@_exported import simdCompanion

/// The domain of SceneKit's errors, and keys of their details.
public let SCNErrorDomain = "SCNErrorDomain", SCNDetailedErrorsKey = "SCNDetailedErrorsKey"
public let SCNConsistencyElementIDErrorKey = "SCNConsistencyElementIDErrorKey"
public let SCNConsistencyElementTypeErrorKey = "SCNConsistencyElementTypeErrorKey"
public let SCNConsistencyLineNumberErrorKey = "SCNConsistencyLineNumberErrorKey"
let noSceneFiles = NSError(
    domain: NSCocoaErrorDomain, code: CocoaError.fileReadUnsupportedScheme.rawValue,
    userInfo: [NSLocalizedDescriptionKey: "Files of scenes can't be read or written on Linux."])

/// The transforms that a shader gets.
public let SCNModelTransform = "SCNModelTransform", SCNViewTransform = "SCNViewTransform"
public let SCNProjectionTransform = "SCNProjectionTransform", SCNNormalTransform = "SCNNormalTransform"
public let SCNModelViewTransform = "SCNModelViewTransform", SCNModelViewProjectionTransform = "SCNModelViewProjectionTransform"
public let SCNProgramMappingChannelKey = "SCNProgramMappingChannelKey"

/// The progress of an action at a fraction of its duration.
public enum SCNActionTimingMode: Int, Sendable {
    case linear, easeIn, easeOut, easeInEaseOut
    func eased(_ time: CGFloat) -> CGFloat {
        switch self {
        case .linear: time
        case .easeIn: time * time
        case .easeOut: time * (2 - time)
        case .easeInEaseOut: time * time * (3 - 2 * time)
        }
    }
}
/// A function from time to progress, both from 0 to 1.
public typealias SCNActionTimingFunction = (Float) -> Float
/// Whether light probes see a node.
public enum SCNMovabilityHint: Int, Sendable { case fixed, movable }
public enum SCNNodeFocusBehavior: Int, Sendable { case none, occluding, focusable }
/// The shapes that vertices form.
public enum SCNGeometryPrimitiveType: Int, Sendable { case triangles, triangleStrip, line, point, polygon }
/// The way triangles are drawn.
public enum SCNFillMode: UInt, Sendable { case fill, lines }
/// The triangles that aren't drawn.
public enum SCNCullMode: Int, Sendable { case back, front }
/// The combination of a material with what is behind it.
public enum SCNBlendMode: Int, Sendable { case alpha, add, subtract, multiply, screen, replace, max }
/// The meaning of a transparent color.
public enum SCNTransparencyMode: Int, Sendable {
    case aOne, rgbZero, singleLayer, dualLayer
    public static var `default`: SCNTransparencyMode { .aOne }
}
/// The way a texture is read between pixels.
public enum SCNFilterMode: Int, Sendable { case none, nearest, linear }
/// The way a texture is read outside of its bounds.
public enum SCNWrapMode: Int, Sendable { case clamp = 1, `repeat`, clampToBorder, mirror }
/// The side with a chamfer.
public enum SCNChamferMode: Int, Sendable { case both, front, back }
/// The way shadows are drawn.
public enum SCNShadowMode: Int, Sendable { case forward, deferred, modulated }
/// The shape of a light.
public enum SCNLightAreaType: Int, Sendable { case rectangle = 1, polygon = 4 }
/// The light that a probe measures.
public enum SCNLightProbeType: Int, Sendable { case irradiance, radiance }
/// When a probe measures.
public enum SCNLightProbeUpdateType: Int, Sendable { case never, realtime }
/// The side of the picture that the field of view measures.
public enum SCNCameraProjectionDirection: Int, Sendable { case vertical, horizontal }
/// The samples of a pixel.
public enum SCNAntialiasingMode: UInt, Sendable { case none, multisampling2X, multisampling4X, multisampling8X, multisampling16X }
/// The interface of the drawing system.
public enum SCNRenderingAPI: UInt, Sendable { case metal, openGLES2 }
/// The hits that are found.
public enum SCNHitTestSearchMode: Int, Sendable { case closest, all, any }
/// The gestures that move a camera.
public enum SCNInteractionMode: Int, Sendable {
    case fly, orbitTurntable, orbitAngleMapping, orbitCenteredArcball, orbitArcball, pan, truck
}
/// The combination of a morpher's shapes.
public enum SCNMorpherCalculationMode: Int, Sendable { case normalized, additive }
/// The smoothing of tessellated shapes.
public enum SCNTessellationSmoothingMode: Int, Sendable { case none, pnTriangles, phong }
/// When a referenced scene is loaded.
public enum SCNReferenceLoadingPolicy: Int, Sendable { case immediate, onDemand }
/// How often a shader's buffer changes.
public enum SCNBufferFrequency: Int, Sendable { case perFrame, perNode, perShadable }
/// The progress of reading a file.
public enum SCNSceneSourceStatus: Int, Sendable { case error = -1, parsing = 4, validating = 8, processing = 12, complete = 16 }
/// The axes around which a billboard turns.
public struct SCNBillboardAxis: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let X = Self(rawValue: 1), Y = Self(rawValue: 2), Z = Self(rawValue: 4), all: Self = [.X, .Y, .Z]
}
/// The components that are written.
public struct SCNColorMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let red = Self(rawValue: 8), green = Self(rawValue: 4), blue = Self(rawValue: 2), alpha = Self(rawValue: 1)
    public static let all = Self(rawValue: 15)
}
/// The figures that are shown over a scene.
public struct SCNDebugOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showPhysicsShapes = Self(rawValue: 1), showBoundingBoxes = Self(rawValue: 2)
    public static let showLightInfluences = Self(rawValue: 4), showLightExtents = Self(rawValue: 8)
    public static let showPhysicsFields = Self(rawValue: 16), showWireframe = Self(rawValue: 32)
    public static let renderAsWireframe = Self(rawValue: 64), showSkeletons = Self(rawValue: 128), showCreases = Self(rawValue: 256)
    public static let showConstraints = Self(rawValue: 512), showCameras = Self(rawValue: 1024)
}

public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let firstFoundOnly = Self(rawValue: "kHitTestFirstFoundOnly"), sortResults = Self(rawValue: "kHitTestSortResults")
    public static let clipToZRange = Self(rawValue: "kHitTestClipToZRange"), backFaceCulling = Self(rawValue: "kHitTestBackFaceCulling")
    public static let boundingBoxOnly = Self(rawValue: "kHitTestBoundingBoxOnly")
    public static let ignoreChildNodes = Self(rawValue: "kHitTestIgnoreChildNodes"), rootNode = Self(rawValue: "kHitTestRootNode")
    public static let ignoreHiddenNodes = Self(rawValue: "kHitTestIgnoreHiddenNodes")
    public static let categoryBitMask = Self(rawValue: "kHitTestCategoryBitMask"), searchMode = Self(rawValue: "kHitTestSearchMode")
    public static let ignoreLightArea = Self(rawValue: "kHitTestIgnoreLightArea")
}
