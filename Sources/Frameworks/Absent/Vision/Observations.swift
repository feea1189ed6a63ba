import Foundation

// The results of requests. Nothing is recognized, so only tests and trackers make them.

/// A kind of code.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aztec = Self(rawValue: "VNBarcodeSymbologyAztec"), code39 = Self(rawValue: "VNBarcodeSymbologyCode39"),
        code39Checksum = Self(rawValue: "VNBarcodeSymbologyCode39Checksum")
    public static let code39FullASCII = Self(rawValue: "VNBarcodeSymbologyCode39FullASCII"),
        code39FullASCIIChecksum = Self(rawValue: "VNBarcodeSymbologyCode39FullASCIIChecksum"),
        code93 = Self(rawValue: "VNBarcodeSymbologyCode93")
    public static let code93i = Self(rawValue: "VNBarcodeSymbologyCode93i"), code128 = Self(rawValue: "VNBarcodeSymbologyCode128"),
        dataMatrix = Self(rawValue: "VNBarcodeSymbologyDataMatrix")
    public static let ean8 = Self(rawValue: "VNBarcodeSymbologyEAN8"), ean13 = Self(rawValue: "VNBarcodeSymbologyEAN13"),
        i2of5 = Self(rawValue: "VNBarcodeSymbologyI2of5")
    public static let i2of5Checksum = Self(rawValue: "VNBarcodeSymbologyI2of5Checksum"), itf14 = Self(rawValue: "VNBarcodeSymbologyITF14"),
        pdf417 = Self(rawValue: "VNBarcodeSymbologyPDF417")
    public static let qr = Self(rawValue: "VNBarcodeSymbologyQR"), upce = Self(rawValue: "VNBarcodeSymbologyUPCE"),
        codabar = Self(rawValue: "VNBarcodeSymbologyCodabar")
    /// Kinds of codes.
    public static let gs1DataBar = Self(rawValue: "VNBarcodeSymbologyGS1DataBar"),
        gs1DataBarExpanded = Self(rawValue: "VNBarcodeSymbologyGS1DataBarExpanded"),
        gs1DataBarLimited = Self(rawValue: "VNBarcodeSymbologyGS1DataBarLimited")
    /// Kinds of codes.
    public static let microPDF417 = Self(rawValue: "VNBarcodeSymbologyMicroPDF417"), microQR = Self(rawValue: "VNBarcodeSymbologyMicroQR"),
        msiPlessey = Self(rawValue: "VNBarcodeSymbologyMSIPlessey")
    // The names of older Swift.
    public static var Aztec: Self { .aztec }
    public static var Code39: Self { .code39 }
    public static var Code39Checksum: Self { .code39Checksum }
    public static var Code39FullASCII: Self { .code39FullASCII }
    public static var Code39FullASCIIChecksum: Self { .code39FullASCIIChecksum }
    public static var Code93: Self { .code93 }
    public static var Code93i: Self { .code93i }
    public static var Code128: Self { .code128 }
    public static var DataMatrix: Self { .dataMatrix }
    public static var EAN8: Self { .ean8 }
    public static var EAN13: Self { .ean13 }
    public static var I2of5: Self { .i2of5 }
    public static var I2of5Checksum: Self { .i2of5Checksum }
    public static var ITF14: Self { .itf14 }
    public static var PDF417: Self { .pdf417 }
    public static var QR: Self { .qr }
    public static var UPCE: Self { .upce }
}
public struct VNAnimalIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let cat = Self(rawValue: "Cat"), dog = Self(rawValue: "Dog")
}
/// A point in an image.
open class VNPoint: NSObject, @unchecked Sendable {
    open private(set) var location: CGPoint
    public init(location: CGPoint) { self.location = location }
    public convenience init(x: Double, y: Double) { self.init(location: CGPoint(x: x, y: y)) }
    open class var zero: VNPoint { VNPoint(location: .zero) }
    open var x: Double { Double(location.x) }
    open var y: Double { Double(location.y) }
    /// Returns the distance to another point.
    open func distance(_ point: VNPoint) -> Double { hypot(x - point.x, y - point.y) }
    open class func distance(_ point1: VNPoint, _ point2: VNPoint) -> Double { point1.distance(point2) }
}
/// A point with a confidence.
open class VNDetectedPoint: VNPoint, @unchecked Sendable { open var confidence: VNConfidence { 0 } }
/// A point with a name.
open class VNRecognizedPoint: VNDetectedPoint, @unchecked Sendable {
    open var identifier: VNRecognizedPointKey { VNRecognizedPointKey(rawValue: "") }
}
/// The name of a point.
public struct VNRecognizedPointKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}
/// The name of a group of points.
public struct VNRecognizedPointGroupKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// All points.
    public static let all = Self(rawValue: "VNIPOAll")
}
/// A result of a request.
open class VNObservation: NSObject, @unchecked Sendable {
    // wall clock: an identifier that no other result has
    open private(set) var uuid = UUID()
    open var confidence: VNConfidence { 1 }
    open var timeRange: CMTimeRange { .zero }
    open var requestRevision: Int { 1 }
    public override init() { super.init() }
}
/// An object in an image, with its place.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    private final let box: CGRect
    /// Creates an object at a place.
    public init(boundingBox: CGRect) { box = boundingBox }
    public convenience init(requestRevision: Int, boundingBox: CGRect) { self.init(boundingBox: boundingBox) }
    open var boundingBox: CGRect { box }
    open var globalSegmentationMask: VNPixelBufferObservation? { nil }
}
/// An object in an image, with its names.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var labels: [VNClassificationObservation] { [] }
}
/// A rectangle in an image, with its corners.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
    private final let corners: [CGPoint]
    /// Creates a rectangle of its corners.
    public init(topLeft: CGPoint, topRight: CGPoint, bottomRight: CGPoint, bottomLeft: CGPoint) {
        corners = [topLeft, topRight, bottomRight, bottomLeft]
        let x = corners.map(\.x), y = corners.map(\.y)
        super.init(boundingBox: CGRect(x: x.min()!, y: y.min()!, width: x.max()! - x.min()!, height: y.max()! - y.min()!))
    }
    public convenience init(requestRevision: Int, topLeft: CGPoint, bottomLeft: CGPoint, bottomRight: CGPoint, topRight: CGPoint) {
        self.init(topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft)
    }
    public override init(boundingBox: CGRect) {
        let box = boundingBox
        corners = [
            CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.maxX, y: box.minY),
            CGPoint(x: box.minX, y: box.minY),
        ]
        super.init(boundingBox: boundingBox)
    }
    open var topLeft: CGPoint { corners[0] }
    open var topRight: CGPoint { corners[1] }
    open var bottomRight: CGPoint { corners[2] }
    open var bottomLeft: CGPoint { corners[3] }
}
/// A text in an image, with the places of its characters.
open class VNTextObservation: VNRectangleObservation, @unchecked Sendable { open var characterBoxes: [VNRectangleObservation]? { nil } }
open class VNRecognizedText: NSObject, @unchecked Sendable {
    open var string: String { "" }
    open var confidence: VNConfidence { 0 }
    open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}
/// A text in an image, with candidates for its characters.
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
open class VNFaceLandmarkRegion: NSObject, @unchecked Sendable { open var pointCount: Int { 0 } }
/// Points of a part of a face.
open class VNFaceLandmarkRegion2D: VNFaceLandmarkRegion, @unchecked Sendable {
    open var normalizedPoints: [CGPoint] { [] }
    open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
}
open class VNFaceLandmarks2D: NSObject, @unchecked Sendable {
    open var confidence: VNConfidence { 0 }
    open var allPoints: VNFaceLandmarkRegion2D? { nil }
    open var faceContour: VNFaceLandmarkRegion2D? { nil }
    open var leftEye: VNFaceLandmarkRegion2D? { nil }
    open var rightEye: VNFaceLandmarkRegion2D? { nil }
    open var leftEyebrow: VNFaceLandmarkRegion2D? { nil }
    open var rightEyebrow: VNFaceLandmarkRegion2D? { nil }
    open var nose: VNFaceLandmarkRegion2D? { nil }
    open var noseCrest: VNFaceLandmarkRegion2D? { nil }
    open var medianLine: VNFaceLandmarkRegion2D? { nil }
    open var outerLips: VNFaceLandmarkRegion2D? { nil }
    open var innerLips: VNFaceLandmarkRegion2D? { nil }
    open var leftPupil: VNFaceLandmarkRegion2D? { nil }
    open var rightPupil: VNFaceLandmarkRegion2D? { nil }
}
/// A face in an image.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var roll: NSNumber? { nil }
    open var yaw: NSNumber? { nil }
    open var pitch: NSNumber? { nil }
    open var faceCaptureQuality: Float? { nil }
    open var landmarks: VNFaceLandmarks2D? { nil }
}
/// A person in an image.
open class VNHumanObservation: VNDetectedObjectObservation, @unchecked Sendable { open var upperBodyOnly: Bool { true } }
/// A code in an image.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    open var symbology: VNBarcodeSymbology { .qr }
    open var payloadStringValue: String? { nil }
    open var payloadData: Data? { nil }
}
/// A subject of an image.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
    open var identifier: String { "" }
    open var hasPrecisionRecallCurve: Bool { false }
    open func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool { false }
    open func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool { false }
}
/// A value of a model.
open class VNCoreMLFeatureValueObservation: VNObservation, @unchecked Sendable {
    open var featureValue: MLFeatureValue { MLFeatureValue(undefined: .invalid) }
    open var featureName: String { "" }
}
/// Pixels of a request.
open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {
    open var pixelBuffer: CVPixelBuffer {
        var made: CVPixelBuffer?
        CVPixelBufferCreate(nil, 1, 1, kCVPixelFormatType_OneComponent8, nil, &made)
        return made!
    }
    open var featureName: String? { nil }
}
/// The salient parts of a picture.
open class VNSaliencyImageObservation: VNPixelBufferObservation, @unchecked Sendable {
    open var salientObjects: [VNRectangleObservation]? { nil }
}
/// A description for comparing images.
open class VNFeaturePrintObservation: VNObservation, @unchecked Sendable {
    open var elementCount: Int { 0 }
    open var data: Data { Data() }
    /// Throws an error: there is nothing to compare.
    open func computeDistance(_ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation) throws {
        throw NSError(domain: VNErrorDomain, code: VNErrorCode.invalidArgument.rawValue)
    }
}
/// The angle of the horizon.
open class VNHorizonObservation: VNObservation, @unchecked Sendable {
    open var angle: CGFloat { 0 }
    open var transform: CGAffineTransform { .identity }
}
/// An outline.
open class VNContour: NSObject, @unchecked Sendable {
    open var normalizedPath: CGPath { CGMutablePath() }
    open var pointCount: Int { 0 }
    open var childContours: [VNContour] { [] }
    open var aspectRatio: Float { 1 }
}
/// The outlines of an image.
open class VNContoursObservation: VNObservation, @unchecked Sendable {
    open var contourCount: Int { 0 }
    open var topLevelContourCount: Int { 0 }
    open var topLevelContours: [VNContour] { [] }
    open var normalizedPath: CGPath { CGMutablePath() }
}
/// Masks of several objects.
open class VNInstanceMaskObservation: VNObservation, @unchecked Sendable {
    open var allInstances: IndexSet { [] }
    /// Throws an error: there is no mask.
    open func generateMaskedImage(
        ofInstances instances: IndexSet, from requestHandler: VNImageRequestHandler, croppedToInstancesExtent cropResult: Bool
    ) throws -> CVPixelBuffer {
        throw NSError(domain: VNErrorDomain, code: VNErrorCode.invalidArgument.rawValue)
    }
    open func generateScaledMaskForImage(forInstances instances: IndexSet, from requestHandler: VNImageRequestHandler) throws
        -> CVPixelBuffer
    {
        throw NSError(domain: VNErrorDomain, code: VNErrorCode.invalidArgument.rawValue)
    }
}
/// The alignment of two images.
open class VNImageAlignmentObservation: VNObservation, @unchecked Sendable {}
/// The shift between two images.
open class VNImageTranslationAlignmentObservation: VNImageAlignmentObservation, @unchecked Sendable {
    open var alignmentTransform: CGAffineTransform { .identity }
}
/// The distortion between two images.
open class VNImageHomographicAlignmentObservation: VNImageAlignmentObservation, @unchecked Sendable {}
/// The path of an object.
open class VNTrajectoryObservation: VNObservation, @unchecked Sendable {
    open var detectedPoints: [VNPoint] { [] }
    open var projectedPoints: [VNPoint] { [] }
    open var movingAverageRadius: CGFloat { 0 }
}
/// The beauty of an image.
open class VNImageAestheticsScoresObservation: VNObservation, @unchecked Sendable {
    open var isUtility: Bool { false }
    open var overallScore: Float { 0 }
}
/// Named points of an image.
open class VNRecognizedPointsObservation: VNObservation, @unchecked Sendable {
    open var availableKeys: [VNRecognizedPointKey] { [] }
    open var availableGroupKeys: [VNRecognizedPointGroupKey] { [] }
    /// Throws an error: there are no points.
    open func recognizedPoint(forKey pointKey: VNRecognizedPointKey) throws -> VNRecognizedPoint { throw noPoint }
    open func recognizedPoints(forGroupKey groupKey: VNRecognizedPointGroupKey) throws -> [VNRecognizedPointKey: VNRecognizedPoint] { [:] }
}
private let noPoint = NSError(domain: VNErrorDomain, code: VNErrorCode.invalidArgument.rawValue)
/// The points of a body.
open class VNHumanBodyPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointKey
        public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
        private init(_ name: String) { rawValue = VNRecognizedPointKey(rawValue: name) }
        public static let nose = Self("head_joint"), neck = Self("neck_1_joint"), root = Self("root"), leftEye = Self("left_eye_joint"),
            rightEye = Self("right_eye_joint"), leftEar = Self("left_ear_joint"), rightEar = Self("right_ear_joint"),
            leftShoulder = Self("left_shoulder_1_joint"), rightShoulder = Self("right_shoulder_1_joint"),
            leftElbow = Self("left_forearm_joint"), rightElbow = Self("right_forearm_joint"), leftWrist = Self("left_hand_joint"),
            rightWrist = Self("right_hand_joint"), leftHip = Self("left_upLeg_joint"), rightHip = Self("right_upLeg_joint"),
            leftKnee = Self("left_leg_joint"), rightKnee = Self("right_leg_joint"), leftAnkle = Self("left_foot_joint"),
            rightAnkle = Self("right_foot_joint")
    }
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointGroupKey
        public init(rawValue: VNRecognizedPointGroupKey) { self.rawValue = rawValue }
        private init(_ name: String) { rawValue = VNRecognizedPointGroupKey(rawValue: name) }
        public static let all = Self("VNIPOAll"), face = Self("VNBLKFACE"), torso = Self("VNBLKTORSO"), leftArm = Self("VNBLKLARM"),
            rightArm = Self("VNBLKRARM"), leftLeg = Self("VNBLKLLEG"), rightLeg = Self("VNBLKRLEG")
    }
    open var availableJointNames: [JointName] { [] }
    open var availableJointsGroupNames: [JointsGroupName] { [] }
    /// Throws an error: there are no points.
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw noPoint }
    open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
}
/// The side of a hand.
public enum VNChirality: Int, Sendable { case unknown, left = -1, right = 1 }
/// The points of a hand.
open class VNHumanHandPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointKey
        public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
        private init(_ name: String) { rawValue = VNRecognizedPointKey(rawValue: name) }
        public static let wrist = Self("VNHLKWRI"), thumbCMC = Self("VNHLKTCMC"), thumbMP = Self("VNHLKTMP"), thumbIP = Self("VNHLKTIP"),
            thumbTip = Self("VNHLKTTIP"), indexMCP = Self("VNHLKIMCP"), indexPIP = Self("VNHLKIPIP"), indexDIP = Self("VNHLKIDIP"),
            indexTip = Self("VNHLKITIP"), middleMCP = Self("VNHLKMMCP"), middlePIP = Self("VNHLKMPIP"), middleDIP = Self("VNHLKMDIP"),
            middleTip = Self("VNHLKMTIP"), ringMCP = Self("VNHLKRMCP"), ringPIP = Self("VNHLKRPIP"), ringDIP = Self("VNHLKRDIP"),
            ringTip = Self("VNHLKRTIP"), littleMCP = Self("VNHLKPMCP"), littlePIP = Self("VNHLKPPIP"), littleDIP = Self("VNHLKPDIP"),
            littleTip = Self("VNHLKPTIP")
    }
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointGroupKey
        public init(rawValue: VNRecognizedPointGroupKey) { self.rawValue = rawValue }
        private init(_ name: String) { rawValue = VNRecognizedPointGroupKey(rawValue: name) }
        public static let all = Self("VNIPOAll"), thumb = Self("VNHLRKT"), indexFinger = Self("VNHLRKI"), middleFinger = Self("VNHLRKM"),
            ringFinger = Self("VNHLRKR"), littleFinger = Self("VNHLRKP")
    }
    open var chirality: VNChirality { .unknown }
    open var availableJointNames: [JointName] { [] }
    open var availableJointsGroupNames: [JointsGroupName] { [] }
    /// Throws an error: there are no points.
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw noPoint }
    open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
}
/// The points of a body in space.
open class VNHumanBodyPose3DObservation: VNRecognizedPointsObservation, @unchecked Sendable { open var bodyHeight: Float { 0 } }
/// The points of an animal's body.
open class VNAnimalBodyPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {}
