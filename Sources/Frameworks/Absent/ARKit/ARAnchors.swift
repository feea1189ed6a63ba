import SceneKitCompanion

/// Can be copied to an anchor of a subclass.
public protocol ARAnchorCopying: NSCopying {
    /// Creates one with the anchor.
    init(anchor: ARAnchor)
}
/// Something that the camera can lose.
public protocol ARTrackable: NSObjectProtocol {
    /// Whether the camera sees it.
    var isTracked: Bool { get }
}
/// A place in the world.
open class ARAnchor: NSObject, ARAnchorCopying, NSSecureCoding {
    /// Whether it supports secure coding.
    public class var supportsSecureCoding: Bool { true }
    /// The identifier, the name, the session identifier, and the transform.
    public final let identifier: UUID, name: String?, sessionIdentifier: UUID? = nil, transform: simd_float4x4
    /// Creates an anchor.
    public convenience init(transform: simd_float4x4) { self.init(optional: nil, transform) }
    /// Creates an anchor with a name.
    public init(name: String, transform: simd_float4x4) {
        (self.name, self.transform, identifier) = (name, transform, UUID())  // wall clock: Apple's are random
    }
    init(optional name: String?, _ transform: simd_float4x4) {
        (self.name, self.transform, identifier) = (name, transform, UUID())  // wall clock: Apple's are random
    }
    /// Creates a copy.
    public required init(anchor: ARAnchor) { (name, transform, identifier) = (anchor.name, anchor.transform, anchor.identifier) }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) { return nil }
    /// Encodes it.
    open func encode(with coder: NSCoder) {}
    /// Copies it.
    open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(anchor: self) }
}
/// A surface. There is none, and code can't make one.
open class ARPlaneAnchor: ARAnchor, ARTrackable {
    /// The direction of a surface.
    public enum Alignment: Int, Sendable { case horizontal, vertical }
    /// The kind of a surface.
    public enum Classification: Hashable, Sendable {
        /// Why the kind isn't known.
        public enum Status: Int, Sendable { case notAvailable, undetermined, unknown, known }
        /// The values.
        case none(Status), wall, floor, ceiling, table, seat, window, door
    }
    /// Whether classification is supported.
    open class var isClassificationSupported: Bool { false }
    /// The alignment.
    public final var alignment: Alignment { .horizontal }
    /// The center.
    public final var center: SIMD3<Float> { .zero }
    /// The extent.
    public final var extent: SIMD3<Float> { .zero }
    /// The plane extent.
    public final var planeExtent: ARPlaneExtent { ARPlaneExtent() }
    /// The geometry.
    public final var geometry: ARPlaneGeometry { ARPlaneGeometry() }
    /// The classification.
    public final var classification: Classification { .none(.notAvailable) }
    /// Whether it is tracked.
    public final var isTracked: Bool { false }
}
/// The size of a surface.
open class ARPlaneExtent: NSObject {
    /// The rotation on y axis, the width, and the height.
    public final let rotationOnYAxis: Float = 0, width: Float = 0, height: Float = 0
}
/// The vertices of a surface.
open class ARPlaneGeometry: NSObject {
    /// The vertices, the texture coordinates, and the triangle count.
    public final let vertices: [SIMD3<Float>] = [], textureCoordinates: [SIMD2<Float>] = [], triangleCount = 0,
        triangleIndices: [Int16] = []
    /// The boundary vertices.
    public final let boundaryVertices: [SIMD3<Float>] = []
}
/// An image in the world.
open class ARImageAnchor: ARAnchor, ARTrackable {
    /// The reference image.
    public final var referenceImage: ARReferenceImage { ARReferenceImage() }
    /// The estimated scale factor.
    public final var estimatedScaleFactor: CGFloat { 1 }
    /// Whether it is tracked.
    public final var isTracked: Bool { false }
}
/// An object in the world.
open class ARObjectAnchor: ARAnchor {
    /// The reference object.
    public final var referenceObject: ARReferenceObject { ARReferenceObject() }
}
/// Another device.
open class ARParticipantAnchor: ARAnchor {}
/// Surfaces as triangles.
open class ARMeshAnchor: ARAnchor {
    /// The geometry.
    public final var geometry: ARMeshGeometry { ARMeshGeometry() }
}
/// The kind of a triangle.
public enum ARMeshClassification: Int, Sendable { case none, wall, floor, ceiling, table, seat, window, door }
/// The type of shapes.
public enum ARGeometryPrimitiveType: Int, Sendable { case line, triangle }
/// Vertices in a buffer of a processor. There is none.
open class ARGeometrySource: NSObject {
    /// The buffer.
    public final var buffer: (any MTLBuffer)! { nil }
    /// The count, the format, the components per vector, the offset, and the stride.
    public final let count = 0, format = MTLVertexFormat.float3, componentsPerVector = 3, offset = 0, stride = 12
}
/// Indices in a buffer of a processor. There is none.
open class ARGeometryElement: NSObject {
    /// The buffer.
    public final var buffer: (any MTLBuffer)! { nil }
    /// The count, the bytes per index, the index count per primitive, and the primitive type.
    public final let count = 0, bytesPerIndex = 4, indexCountPerPrimitive = 3, primitiveType = ARGeometryPrimitiveType.triangle
}
/// Triangles.
open class ARMeshGeometry: NSObject {
    /// The vertices, the normals, and the faces.
    public final let vertices = ARGeometrySource(), normals = ARGeometrySource(), faces = ARGeometryElement()
    /// The classification.
    public final let classification: ARGeometrySource? = nil
}
/// Reflections at a place.
open class AREnvironmentProbeAnchor: ARAnchor {
    /// The extent.
    public final let extent: SIMD3<Float>
    /// The environment texture.
    public final var environmentTexture: (any MTLTexture)? { nil }
    /// Creates one with values.
    public init(name: String? = nil, transform: simd_float4x4, extent: SIMD3<Float>) {
        self.extent = extent
        super.init(optional: name, transform)
    }
    /// Creates one with the anchor.
    public required init(anchor: ARAnchor) {
        extent = (anchor as? AREnvironmentProbeAnchor)?.extent ?? .zero
        super.init(anchor: anchor)
    }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) { return nil }
}
/// A place on the earth.
open class ARGeoAnchor: ARAnchor, ARTrackable {
    /// Where the altitude comes from.
    public enum AltitudeSource: Int, Sendable { case unknown, coarse, precise, userDefined }
    /// The coordinate, the altitude, and the altitude source.
    public final let coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance?, altitudeSource: AltitudeSource
    /// Whether it is tracked.
    public final var isTracked: Bool { false }
    /// Creates one with values.
    public init(name: String? = nil, coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance? = nil) {
        (self.coordinate, self.altitude, altitudeSource) = (coordinate, altitude, altitude == nil ? .unknown : .userDefined)
        super.init(optional: name, matrix_identity_float4x4)
    }
    /// Creates one with the anchor.
    public required init(anchor: ARAnchor) {
        let other = anchor as? ARGeoAnchor
        (coordinate, altitude) = (other?.coordinate ?? CLLocationCoordinate2D(), other?.altitude)
        altitudeSource = other?.altitudeSource ?? .unknown
        super.init(anchor: anchor)
    }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) { return nil }
}
/// A code of an app clip.
open class ARAppClipCodeAnchor: ARAnchor, ARTrackable {
    /// The progress of reading the address.
    public enum URLDecodingState: Int, Sendable { case decoding, failed, decoded }
    /// The url.
    public final var url: URL? { nil }
    /// The url decoding state.
    public final var urlDecodingState: URLDecodingState { .failed }
    /// The radius.
    public final var radius: Float { 0 }
    /// Whether it is tracked.
    public final var isTracked: Bool { false }
}
/// A body.
open class ARBodyAnchor: ARAnchor, ARTrackable {
    /// The skeleton.
    public final var skeleton: ARSkeleton3D { ARSkeleton3D() }
    /// The estimated scale factor.
    public final var estimatedScaleFactor: CGFloat { 1 }
    /// Whether it is tracked.
    public final var isTracked: Bool { false }
}
/// A body in the picture.
open class ARBody2D: NSObject {
    /// The skeleton.
    public final let skeleton = ARSkeleton2D()
}
/// The joints of a body.
open class ARSkeleton: NSObject {
    /// The name of a joint.
    public struct JointName: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates one with a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The root, the head, and the left hand.
        public static let root = Self(rawValue: "root"), head = Self(rawValue: "head_joint"), leftHand = Self(rawValue: "left_hand_joint")
        /// The right hand and the left foot.
        public static let rightHand = Self(rawValue: "right_hand_joint"), leftFoot = Self(rawValue: "left_foot_joint")
        /// The right foot and the left shoulder.
        public static let rightFoot = Self(rawValue: "right_foot_joint"), leftShoulder = Self(rawValue: "left_shoulder_1_joint")
        /// The right shoulder.
        public static let rightShoulder = Self(rawValue: "right_shoulder_1_joint")
    }
    /// The definition and the joint count.
    public final let definition = ARSkeletonDefinition(), jointCount = 0
    /// Returns whether it is joint tracked.
    public final func isJointTracked(_ jointIndex: Int) -> Bool { false }
}
/// The joints of a body in space.
open class ARSkeleton3D: ARSkeleton {
    /// The joint model transforms and the joint local transforms.
    public final let jointModelTransforms: [simd_float4x4] = [], jointLocalTransforms: [simd_float4x4] = []
    /// Returns the model transform.
    public final func modelTransform(for jointName: JointName) -> simd_float4x4? { nil }
    /// Returns the local transform.
    public final func localTransform(for jointName: JointName) -> simd_float4x4? { nil }
}
/// The joints of a body in the picture.
open class ARSkeleton2D: ARSkeleton {
    /// The joint landmarks.
    public final let jointLandmarks: [SIMD2<Float>] = []
    /// Returns the landmark.
    public final func landmark(for jointName: JointName) -> SIMD2<Float>? { nil }
}
/// The tree of joints. It is empty.
open class ARSkeletonDefinition: NSObject {
    /// The default body 3 d.
    public class var defaultBody3D: ARSkeletonDefinition { ARSkeletonDefinition() }
    /// The default body 2 d.
    public class var defaultBody2D: ARSkeletonDefinition { ARSkeletonDefinition() }
    /// The joint count, the joint names, and the parent indices.
    public final let jointCount = 0, jointNames: [String] = [], parentIndices: [Int] = []
    /// The neutral body skeleton 3 d.
    public final var neutralBodySkeleton3D: ARSkeleton3D? { nil }
    /// Returns the index.
    public final func index(for jointName: ARSkeleton.JointName) -> Int { NSNotFound }
}
/// A face.
open class ARFaceAnchor: ARAnchor, ARTrackable {
    /// A part of an expression.
    public struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates one with a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        private init(_ rawValue: String) { self.rawValue = rawValue }
        /// The brow down left.
        public static let browDownLeft = Self("browDown_L")
        /// The brow down right.
        public static let browDownRight = Self("browDown_R")
        /// The brow inner up.
        public static let browInnerUp = Self("browInnerUp")
        /// The brow outer up left.
        public static let browOuterUpLeft = Self("browOuterUp_L")
        /// The brow outer up right.
        public static let browOuterUpRight = Self("browOuterUp_R")
        /// The cheek puff.
        public static let cheekPuff = Self("cheekPuff")
        /// The cheek squint left.
        public static let cheekSquintLeft = Self("cheekSquint_L")
        /// The cheek squint right.
        public static let cheekSquintRight = Self("cheekSquint_R")
        /// The eye blink left.
        public static let eyeBlinkLeft = Self("eyeBlink_L")
        /// The eye blink right.
        public static let eyeBlinkRight = Self("eyeBlink_R")
        /// The eye look down left.
        public static let eyeLookDownLeft = Self("eyeLookDown_L")
        /// The eye look down right.
        public static let eyeLookDownRight = Self("eyeLookDown_R")
        /// The eye look in left.
        public static let eyeLookInLeft = Self("eyeLookIn_L")
        /// The eye look in right.
        public static let eyeLookInRight = Self("eyeLookIn_R")
        /// The eye look out left.
        public static let eyeLookOutLeft = Self("eyeLookOut_L")
        /// The eye look out right.
        public static let eyeLookOutRight = Self("eyeLookOut_R")
        /// The eye look up left.
        public static let eyeLookUpLeft = Self("eyeLookUp_L")
        /// The eye look up right.
        public static let eyeLookUpRight = Self("eyeLookUp_R")
        /// The eye squint left.
        public static let eyeSquintLeft = Self("eyeSquint_L")
        /// The eye squint right.
        public static let eyeSquintRight = Self("eyeSquint_R")
        /// The eye wide left.
        public static let eyeWideLeft = Self("eyeWide_L")
        /// The eye wide right.
        public static let eyeWideRight = Self("eyeWide_R")
        /// The jaw forward.
        public static let jawForward = Self("jawForward")
        /// The jaw left.
        public static let jawLeft = Self("jawLeft")
        /// The jaw open.
        public static let jawOpen = Self("jawOpen")
        /// The jaw right.
        public static let jawRight = Self("jawRight")
        /// The mouth close.
        public static let mouthClose = Self("mouthClose")
        /// The mouth dimple left.
        public static let mouthDimpleLeft = Self("mouthDimple_L")
        /// The mouth dimple right.
        public static let mouthDimpleRight = Self("mouthDimple_R")
        /// The mouth frown left.
        public static let mouthFrownLeft = Self("mouthFrown_L")
        /// The mouth frown right.
        public static let mouthFrownRight = Self("mouthFrown_R")
        /// The mouth funnel.
        public static let mouthFunnel = Self("mouthFunnel")
        /// The mouth left.
        public static let mouthLeft = Self("mouthLeft")
        /// The mouth lower down left.
        public static let mouthLowerDownLeft = Self("mouthLowerDown_L")
        /// The mouth lower down right.
        public static let mouthLowerDownRight = Self("mouthLowerDown_R")
        /// The mouth press left.
        public static let mouthPressLeft = Self("mouthPress_L")
        /// The mouth press right.
        public static let mouthPressRight = Self("mouthPress_R")
        /// The mouth pucker.
        public static let mouthPucker = Self("mouthPucker")
        /// The mouth right.
        public static let mouthRight = Self("mouthRight")
        /// The mouth roll lower.
        public static let mouthRollLower = Self("mouthRollLower")
        /// The mouth roll upper.
        public static let mouthRollUpper = Self("mouthRollUpper")
        /// The mouth shrug lower.
        public static let mouthShrugLower = Self("mouthShrugLower")
        /// The mouth shrug upper.
        public static let mouthShrugUpper = Self("mouthShrugUpper")
        /// The mouth smile left.
        public static let mouthSmileLeft = Self("mouthSmile_L")
        /// The mouth smile right.
        public static let mouthSmileRight = Self("mouthSmile_R")
        /// The mouth stretch left.
        public static let mouthStretchLeft = Self("mouthStretch_L")
        /// The mouth stretch right.
        public static let mouthStretchRight = Self("mouthStretch_R")
        /// The mouth upper up left.
        public static let mouthUpperUpLeft = Self("mouthUpperUp_L")
        /// The mouth upper up right.
        public static let mouthUpperUpRight = Self("mouthUpperUp_R")
        /// The nose sneer left.
        public static let noseSneerLeft = Self("noseSneer_L")
        /// The nose sneer right.
        public static let noseSneerRight = Self("noseSneer_R")
        /// The tongue out.
        public static let tongueOut = Self("tongueOut")
    }
    /// The geometry.
    public final var geometry: ARFaceGeometry { ARFaceGeometry() }
    /// The left eye transform.
    public final var leftEyeTransform: simd_float4x4 { matrix_identity_float4x4 }
    /// The right eye transform.
    public final var rightEyeTransform: simd_float4x4 { matrix_identity_float4x4 }
    /// The look at point.
    public final var lookAtPoint: SIMD3<Float> { .zero }
    /// The blend shapes.
    public final var blendShapes: [BlendShapeLocation: NSNumber] { [:] }
    /// Whether it is tracked.
    public final var isTracked: Bool { false }
}
/// The vertices of a face.
open class ARFaceGeometry: NSObject {
    public override init() {}
    /// Returns nil: the shape of a face isn't known.
    public init?(blendShapes: [ARFaceAnchor.BlendShapeLocation: NSNumber]) { return nil }
    /// The vertices, the texture coordinates, and the triangle count.
    public final let vertices: [SIMD3<Float>] = [], textureCoordinates: [SIMD2<Float>] = [], triangleCount = 0,
        triangleIndices: [Int16] = []
}
/// An image that is looked for.
open class ARReferenceImage: NSObject {
    /// The name.
    public final var name: String?
    /// The physical size and the resource group name.
    public final let physicalSize: CGSize, resourceGroupName: String? = nil
    override init() { physicalSize = .zero }
    /// Creates an image of a width in meters.
    public init(_ image: CGImage, orientation: CGImagePropertyOrientation, physicalWidth: CGFloat) {
        let height = image.width > 0 ? physicalWidth * CGFloat(image.height) / CGFloat(image.width) : 0
        physicalSize = CGSize(width: physicalWidth, height: height)
    }
    /// Returns nil: groups of images aren't read.
    open class func referenceImages(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceImage>? { nil }
    /// Calls the handler with an error.
    open func validate(completionHandler: @escaping @Sendable ((any Error)?) -> Void) { completionHandler(ARError(.invalidReferenceImage)) }
    /// Validate.
    open func validate() async throws { throw ARError(.invalidReferenceImage) }
}
/// An object that is looked for.
open class ARReferenceObject: NSObject {
    /// The name.
    public final var name: String?
    /// The center, the extent, and the scale.
    public final let center = SIMD3<Float>.zero, extent = SIMD3<Float>.zero, scale = SIMD3<Float>(repeating: 1),
        rawFeaturePoints = ARPointCloud()
    /// The resource group name.
    public final let resourceGroupName: String? = nil
    /// The archive extension.
    public class var archiveExtension: String { "arobject" }
    override init() {}
    /// Throws: objects aren't read.
    public init(archiveURL url: URL) throws { throw ARError(.fileIOFailed) }
    /// Returns the reference objects.
    open class func referenceObjects(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceObject>? { nil }
    /// Export.
    open func export(to url: URL, previewImage: UIImage?) throws { throw ARError(.fileIOFailed) }
    /// Returns the merging.
    open func merging(_ object: ARReferenceObject) throws -> ARReferenceObject { throw ARError(.objectMergeFailed) }
}
/// What a session knows of the world.
open class ARWorldMap: NSObject, NSCopying, NSSecureCoding {
    /// Whether it supports secure coding.
    public class var supportsSecureCoding: Bool { true }
    override init() {}
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) { return nil }
    /// Encodes it.
    open func encode(with coder: NSCoder) {}
    /// The anchors.
    public final var anchors: [ARAnchor] = []
    /// The center, the extent, and the raw feature points.
    public final let center = SIMD3<Float>.zero, extent = SIMD3<Float>.zero, rawFeaturePoints = ARPointCloud()
    /// Copies it.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
/// Points of the world.
open class ARPointCloud: NSObject {
    /// The points and the identifiers.
    public final let points: [SIMD3<Float>] = [], identifiers: [UInt64] = []
}
