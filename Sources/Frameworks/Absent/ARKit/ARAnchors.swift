import SceneKitCompanion

/// Can be copied to an anchor of a subclass.
public protocol ARAnchorCopying: NSCopying {
    init(anchor: ARAnchor)
}
/// Something that the camera can lose.
public protocol ARTrackable: NSObjectProtocol {
    /// Whether the camera sees it.
    var isTracked: Bool { get }
}
/// A place in the world.
open class ARAnchor: NSObject, ARAnchorCopying, NSSecureCoding {
    public class var supportsSecureCoding: Bool { true }
    public final let identifier: UUID, name: String?, sessionIdentifier: UUID? = nil, transform: simd_float4x4
    public convenience init(transform: simd_float4x4) { self.init(optional: nil, transform) }
    public init(name: String, transform: simd_float4x4) {
        (self.name, self.transform, identifier) = (name, transform, UUID())  // wall clock: Apple's are random
    }
    init(optional name: String?, _ transform: simd_float4x4) {
        (self.name, self.transform, identifier) = (name, transform, UUID())  // wall clock: Apple's are random
    }
    /// Creates a copy.
    public required init(anchor: ARAnchor) { (name, transform, identifier) = (anchor.name, anchor.transform, anchor.identifier) }
    public required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "identifier"), let identifier = UUID(uuidString: text as String),
            let place = coder.decodeObject(of: NSData.self, forKey: "transform"), place.length == MemoryLayout<simd_float4x4>.size
        else { return nil }
        var transform = matrix_identity_float4x4
        withUnsafeMutableBytes(of: &transform) { _ = Data(referencing: place).copyBytes(to: $0) }
        (self.identifier, self.transform) = (identifier, transform)
        name = coder.decodeObject(of: NSString.self, forKey: "name").map { $0 as String }
    }
    open func encode(with coder: NSCoder) {
        coder.encode(identifier.uuidString as NSString, forKey: "identifier")
        coder.encode(withUnsafeBytes(of: transform) { Data($0) } as NSData, forKey: "transform")
        coder.encode(name as NSString?, forKey: "name")
    }
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
        case none(Status), wall, floor, ceiling, table, seat, window, door
    }
    open class var isClassificationSupported: Bool { false }
    public final var alignment: Alignment { .horizontal }
    public final var center: SIMD3<Float> { .zero }
    public final var extent: SIMD3<Float> { .zero }
    public final var planeExtent: ARPlaneExtent { ARPlaneExtent() }
    public final var geometry: ARPlaneGeometry { ARPlaneGeometry() }
    public final var classification: Classification { .none(.notAvailable) }
    public final var isTracked: Bool { false }
}
/// The size of a surface.
open class ARPlaneExtent: NSObject {
    public final let rotationOnYAxis: Float = 0, width: Float = 0, height: Float = 0
}
/// The vertices of a surface.
open class ARPlaneGeometry: NSObject {
    public final let vertices: [SIMD3<Float>] = [], textureCoordinates: [SIMD2<Float>] = [], triangleCount = 0,
        triangleIndices: [Int16] = []
    public final let boundaryVertices: [SIMD3<Float>] = []
}
/// An image in the world.
open class ARImageAnchor: ARAnchor, ARTrackable {
    public final var referenceImage: ARReferenceImage { ARReferenceImage() }
    public final var estimatedScaleFactor: CGFloat { 1 }
    public final var isTracked: Bool { false }
}
/// An object in the world.
open class ARObjectAnchor: ARAnchor {
    public final var referenceObject: ARReferenceObject { ARReferenceObject() }
}
/// Another device.
open class ARParticipantAnchor: ARAnchor {}
/// Surfaces as triangles.
open class ARMeshAnchor: ARAnchor {
    public final var geometry: ARMeshGeometry { ARMeshGeometry() }
}
/// The kind of a triangle.
public enum ARMeshClassification: Int, Sendable { case none, wall, floor, ceiling, table, seat, window, door }
/// The type of shapes.
public enum ARGeometryPrimitiveType: Int, Sendable { case line, triangle }
/// Vertices in a buffer of a processor. There is none.
open class ARGeometrySource: NSObject {
    public final var buffer: (any MTLBuffer)! { nil }
    public final let count = 0, format = MTLVertexFormat.float3, componentsPerVector = 3, offset = 0, stride = 12
}
/// Indices in a buffer of a processor. There is none.
open class ARGeometryElement: NSObject {
    public final var buffer: (any MTLBuffer)! { nil }
    public final let count = 0, bytesPerIndex = 4, indexCountPerPrimitive = 3, primitiveType = ARGeometryPrimitiveType.triangle
}
/// Triangles.
open class ARMeshGeometry: NSObject {
    public final let vertices = ARGeometrySource(), normals = ARGeometrySource(), faces = ARGeometryElement()
    public final let classification: ARGeometrySource? = nil
}
/// Reflections at a place.
open class AREnvironmentProbeAnchor: ARAnchor {
    public final let extent: SIMD3<Float>
    public final var environmentTexture: (any MTLTexture)? { nil }
    public init(name: String? = nil, transform: simd_float4x4, extent: SIMD3<Float>) {
        self.extent = extent
        super.init(optional: name, transform)
    }
    public required init(anchor: ARAnchor) {
        extent = (anchor as? AREnvironmentProbeAnchor)?.extent ?? .zero
        super.init(anchor: anchor)
    }
    public required init?(coder: NSCoder) { return nil }
}
/// A place on the earth.
open class ARGeoAnchor: ARAnchor, ARTrackable {
    /// Where the altitude comes from.
    public enum AltitudeSource: Int, Sendable { case unknown, coarse, precise, userDefined }
    public final let coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance?, altitudeSource: AltitudeSource
    public final var isTracked: Bool { false }
    public init(name: String? = nil, coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance? = nil) {
        (self.coordinate, self.altitude, altitudeSource) = (coordinate, altitude, altitude == nil ? .unknown : .userDefined)
        super.init(optional: name, matrix_identity_float4x4)
    }
    public required init(anchor: ARAnchor) {
        let other = anchor as? ARGeoAnchor
        (coordinate, altitude) = (other?.coordinate ?? CLLocationCoordinate2D(), other?.altitude)
        altitudeSource = other?.altitudeSource ?? .unknown
        super.init(anchor: anchor)
    }
    public required init?(coder: NSCoder) { return nil }
}
open class ARAppClipCodeAnchor: ARAnchor, ARTrackable {
    /// The progress of reading the address.
    public enum URLDecodingState: Int, Sendable { case decoding, failed, decoded }
    public final var url: URL? { nil }
    public final var urlDecodingState: URLDecodingState { .failed }
    public final var radius: Float { 0 }
    public final var isTracked: Bool { false }
}
open class ARBodyAnchor: ARAnchor, ARTrackable {
    public final var skeleton: ARSkeleton3D { ARSkeleton3D() }
    public final var estimatedScaleFactor: CGFloat { 1 }
    public final var isTracked: Bool { false }
}
/// A body in the picture.
open class ARBody2D: NSObject {
    public final let skeleton = ARSkeleton2D()
}
/// The joints of a body.
open class ARSkeleton: NSObject {
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let root = Self(rawValue: "root"), head = Self(rawValue: "head_joint"), leftHand = Self(rawValue: "left_hand_joint")
        public static let rightHand = Self(rawValue: "right_hand_joint"), leftFoot = Self(rawValue: "left_foot_joint")
        public static let rightFoot = Self(rawValue: "right_foot_joint"), leftShoulder = Self(rawValue: "left_shoulder_1_joint")
        public static let rightShoulder = Self(rawValue: "right_shoulder_1_joint")
    }
    public final let definition = ARSkeletonDefinition(), jointCount = 0
    public final func isJointTracked(_ jointIndex: Int) -> Bool { false }
}
/// The joints of a body in space.
open class ARSkeleton3D: ARSkeleton {
    public final let jointModelTransforms: [simd_float4x4] = [], jointLocalTransforms: [simd_float4x4] = []
    public final func modelTransform(for jointName: JointName) -> simd_float4x4? { nil }
    public final func localTransform(for jointName: JointName) -> simd_float4x4? { nil }
}
/// The joints of a body in the picture.
open class ARSkeleton2D: ARSkeleton {
    public final let jointLandmarks: [SIMD2<Float>] = []
    public final func landmark(for jointName: JointName) -> SIMD2<Float>? { nil }
}
/// The tree of joints. It is empty.
open class ARSkeletonDefinition: NSObject {
    public class var defaultBody3D: ARSkeletonDefinition { ARSkeletonDefinition() }
    public class var defaultBody2D: ARSkeletonDefinition { ARSkeletonDefinition() }
    public final let jointCount = 0, jointNames: [String] = [], parentIndices: [Int] = []
    public final var neutralBodySkeleton3D: ARSkeleton3D? { nil }
    public final func index(for jointName: ARSkeleton.JointName) -> Int { NSNotFound }
}
open class ARFaceAnchor: ARAnchor, ARTrackable {
    /// A part of an expression.
    public struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        private init(_ rawValue: String) { self.rawValue = rawValue }
        public static let browDownLeft = Self("browDown_L")
        public static let browDownRight = Self("browDown_R")
        public static let browInnerUp = Self("browInnerUp")
        public static let browOuterUpLeft = Self("browOuterUp_L")
        public static let browOuterUpRight = Self("browOuterUp_R")
        public static let cheekPuff = Self("cheekPuff")
        public static let cheekSquintLeft = Self("cheekSquint_L")
        public static let cheekSquintRight = Self("cheekSquint_R")
        public static let eyeBlinkLeft = Self("eyeBlink_L")
        public static let eyeBlinkRight = Self("eyeBlink_R")
        public static let eyeLookDownLeft = Self("eyeLookDown_L")
        public static let eyeLookDownRight = Self("eyeLookDown_R")
        public static let eyeLookInLeft = Self("eyeLookIn_L")
        public static let eyeLookInRight = Self("eyeLookIn_R")
        public static let eyeLookOutLeft = Self("eyeLookOut_L")
        public static let eyeLookOutRight = Self("eyeLookOut_R")
        public static let eyeLookUpLeft = Self("eyeLookUp_L")
        public static let eyeLookUpRight = Self("eyeLookUp_R")
        public static let eyeSquintLeft = Self("eyeSquint_L")
        public static let eyeSquintRight = Self("eyeSquint_R")
        public static let eyeWideLeft = Self("eyeWide_L")
        public static let eyeWideRight = Self("eyeWide_R")
        public static let jawForward = Self("jawForward")
        public static let jawLeft = Self("jawLeft")
        public static let jawOpen = Self("jawOpen")
        public static let jawRight = Self("jawRight")
        public static let mouthClose = Self("mouthClose")
        public static let mouthDimpleLeft = Self("mouthDimple_L")
        public static let mouthDimpleRight = Self("mouthDimple_R")
        public static let mouthFrownLeft = Self("mouthFrown_L")
        public static let mouthFrownRight = Self("mouthFrown_R")
        public static let mouthFunnel = Self("mouthFunnel")
        public static let mouthLeft = Self("mouthLeft")
        public static let mouthLowerDownLeft = Self("mouthLowerDown_L")
        public static let mouthLowerDownRight = Self("mouthLowerDown_R")
        public static let mouthPressLeft = Self("mouthPress_L")
        public static let mouthPressRight = Self("mouthPress_R")
        public static let mouthPucker = Self("mouthPucker")
        public static let mouthRight = Self("mouthRight")
        public static let mouthRollLower = Self("mouthRollLower")
        public static let mouthRollUpper = Self("mouthRollUpper")
        public static let mouthShrugLower = Self("mouthShrugLower")
        public static let mouthShrugUpper = Self("mouthShrugUpper")
        public static let mouthSmileLeft = Self("mouthSmile_L")
        public static let mouthSmileRight = Self("mouthSmile_R")
        public static let mouthStretchLeft = Self("mouthStretch_L")
        public static let mouthStretchRight = Self("mouthStretch_R")
        public static let mouthUpperUpLeft = Self("mouthUpperUp_L")
        public static let mouthUpperUpRight = Self("mouthUpperUp_R")
        public static let noseSneerLeft = Self("noseSneer_L")
        public static let noseSneerRight = Self("noseSneer_R")
        public static let tongueOut = Self("tongueOut")
    }
    public final var geometry: ARFaceGeometry { ARFaceGeometry() }
    public final var leftEyeTransform: simd_float4x4 { matrix_identity_float4x4 }
    public final var rightEyeTransform: simd_float4x4 { matrix_identity_float4x4 }
    public final var lookAtPoint: SIMD3<Float> { .zero }
    public final var blendShapes: [BlendShapeLocation: NSNumber] { [:] }
    public final var isTracked: Bool { false }
}
/// The vertices of a face.
open class ARFaceGeometry: NSObject {
    public override init() {}
    /// Returns nil: the shape of a face isn't known.
    public init?(blendShapes: [ARFaceAnchor.BlendShapeLocation: NSNumber]) { return nil }
    public final let vertices: [SIMD3<Float>] = [], textureCoordinates: [SIMD2<Float>] = [], triangleCount = 0,
        triangleIndices: [Int16] = []
}
/// An image that is looked for.
open class ARReferenceImage: NSObject {
    public final var name: String?
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
    @preconcurrency open func validate(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(ARError(.invalidReferenceImage))
    }
    open func validate() async throws { throw ARError(.invalidReferenceImage) }
}
/// An object that is looked for.
open class ARReferenceObject: NSObject {
    public final var name: String?
    public final let center = SIMD3<Float>.zero, extent = SIMD3<Float>.zero, scale = SIMD3<Float>(repeating: 1),
        rawFeaturePoints = ARPointCloud()
    public final let resourceGroupName: String? = nil
    public class var archiveExtension: String { "arobject" }
    override init() {}
    /// Throws: objects aren't read.
    public init(archiveURL url: URL) throws { throw ARError(.fileIOFailed) }
    open class func referenceObjects(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceObject>? { nil }
    open func export(to url: URL, previewImage: UIImage?) throws { throw ARError(.fileIOFailed) }
    open func merging(_ object: ARReferenceObject) throws -> ARReferenceObject { throw ARError(.objectMergeFailed) }
}
/// What a session knows of the world.
open class ARWorldMap: NSObject, NSCopying, NSSecureCoding {
    public class var supportsSecureCoding: Bool { true }
    override init() {}
    public required init?(coder: NSCoder) { return nil }
    /// Writes nothing: what ARKit finds isn't archived here, and isn't read.
    open func encode(with coder: NSCoder) {}
    public final var anchors: [ARAnchor] = []
    public final let center = SIMD3<Float>.zero, extent = SIMD3<Float>.zero, rawFeaturePoints = ARPointCloud()
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
/// Points of the world.
open class ARPointCloud: NSObject {
    public final let points: [SIMD3<Float>] = [], identifiers: [UInt64] = []
}
