import Foundation

// The requests. Each fails, because nothing is recognized.

/// The results of a request. Each kind of request also has them in its own type.
public protocol VNRequestResults: AnyObject {
    var outcome: [VNObservation]? { get }
}
extension VNRequestResults {
    /// The results, which are nil: nothing is recognized.
    public var results: [VNObservation]? { outcome }
}
/// A request to recognize something.
open class VNRequest: NSObject, VNRequestResults {
    public final let completionHandler: VNRequestCompletionHandler?
    open var preferBackgroundProcessing = false, usesCPUOnly = false, revision = 1
    public final internal(set) var outcome: [VNObservation]?
    public required init(completionHandler: VNRequestCompletionHandler? = nil) { self.completionHandler = completionHandler }
    public override convenience init() { self.init(completionHandler: nil) }
    open class var supportedRevisions: IndexSet { [1] }
    open class var defaultRevision: Int { 1 }
    open class var currentRevision: Int { 1 }
    /// Does nothing: requests fail immediately.
    open func cancel() {}
}
/// A request about a part of an image.
open class VNImageBasedRequest: VNRequest {
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
/// A request about several images, one after the other.
open class VNStatefulRequest: VNImageBasedRequest {
    open var minimumLatencyFrameCount: Int { 1 }
    open var frameAnalysisSpacing: CMTime { .zero }
    public convenience init(frameAnalysisSpacing: CMTime, completionHandler: VNRequestCompletionHandler? = nil) {
        self.init(completionHandler: completionHandler)
    }
}
/// A request that compares with another image, which isn't read.
open class VNTargetedImageRequest: VNImageBasedRequest {
    public convenience init(
        targetedCGImage cgImage: CGImage, options: [VNImageOption: Any] = [:], completionHandler: VNRequestCompletionHandler? = nil
    ) {
        self.init(completionHandler: completionHandler)
    }
    public convenience init(
        targetedCIImage ciImage: CIImage, options: [VNImageOption: Any] = [:], completionHandler: VNRequestCompletionHandler? = nil
    ) {
        self.init(completionHandler: completionHandler)
    }
    public convenience init(
        targetedCVPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:],
        completionHandler: VNRequestCompletionHandler? = nil
    ) { self.init(completionHandler: completionHandler) }
    public convenience init(
        targetedImageURL imageURL: URL, options: [VNImageOption: Any] = [:], completionHandler: VNRequestCompletionHandler? = nil
    ) {
        self.init(completionHandler: completionHandler)
    }
    public convenience init(
        targetedImageData imageData: Data, options: [VNImageOption: Any] = [:], completionHandler: VNRequestCompletionHandler? = nil
    ) {
        self.init(completionHandler: completionHandler)
    }
}
/// A request for an alignment of images.
open class VNImageRegistrationRequest: VNTargetedImageRequest {}
/// The preference between accuracy and speed of tracking.
public enum VNRequestTrackingLevel: UInt, Sendable { case accurate, fast }
/// The number of points of a face.
public enum VNRequestFaceLandmarksConstellation: UInt, Sendable {
    case constellationNotDefined, constellation65Points, constellation76Points
}
/// How an image is fitted for a model.
public enum VNImageCropAndScaleOption: UInt, Sendable {
    case centerCrop, scaleFit, scaleFill, scaleFitRotate90CCW = 0x101, scaleFillRotate90CCW = 0x102
}
/// A request that follows an object.
open class VNTrackingRequest: VNImageBasedRequest {
    open var inputObservation = VNDetectedObjectObservation(boundingBox: .zero), trackingLevel = VNRequestTrackingLevel.fast,
        isLastFrame = false
    open func supportedNumberOfTrackers() throws -> Int { 0 }
}
/// A model for pictures. It can't be created.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
    open var inputImageFeatureName = "", featureProvider: (any MLFeatureProvider)?
    /// Throws an error: models aren't run.
    public init(for model: MLModel) throws {
        throw NSError(
            domain: VNErrorDomain, code: VNErrorCode.invalidModel.rawValue,
            userInfo: [NSLocalizedDescriptionKey: "Models are not run on Linux."])
    }
}
/// A request of a model.
open class VNCoreMLRequest: VNImageBasedRequest {
    open private(set) var model: VNCoreMLModel!
    open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
    public convenience init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
        self.init(completionHandler: completionHandler)
        self.model = model
    }
}
open class VNRecognizeTextRequest: VNImageBasedRequest {
    /// The results, which are nil.
    public final var results: [VNRecognizedTextObservation]? { outcome as? [VNRecognizedTextObservation] }
    open var recognitionLanguages: [String] = ["en-US"], customWords: [String] = [],
        recognitionLevel = VNRequestTextRecognitionLevel.accurate
    open var usesLanguageCorrection = true, automaticallyDetectsLanguage = false, minimumTextHeight: Float = 0
    open func supportedRecognitionLanguages() throws -> [String] { [] }
    open class func supportedRecognitionLanguages(for recognitionLevel: VNRequestTextRecognitionLevel, revision requestRevision: Int) throws
        -> [String]
    { [] }
}
open class VNDetectTextRectanglesRequest: VNImageBasedRequest {
    /// The results, which are nil.
    public final var results: [VNTextObservation]? { outcome as? [VNTextObservation] }
    open var reportCharacterBoxes = false
}
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
    /// The results, which are nil.
    public final var results: [VNFaceObservation]? { outcome as? [VNFaceObservation] }
}
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest {
    /// The results, which are nil.
    public final var results: [VNFaceObservation]? { outcome as? [VNFaceObservation] }
    open var inputFaceObservations: [VNFaceObservation]?, constellation = VNRequestFaceLandmarksConstellation.constellationNotDefined
}
open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest {
    /// The results, which are nil.
    public final var results: [VNFaceObservation]? { outcome as? [VNFaceObservation] }
    open var inputFaceObservations: [VNFaceObservation]?
}
/// A request for people.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest {
    /// The results, which are nil.
    public final var results: [VNHumanObservation]? { outcome as? [VNHumanObservation] }
    open var upperBodyOnly = true
}
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest {
    /// The results, which are nil.
    public final var results: [VNHumanHandPoseObservation]? { outcome as? [VNHumanHandPoseObservation] }
    open var maximumHandCount = 2
}
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest {
    /// The results, which are nil.
    public final var results: [VNHumanBodyPoseObservation]? { outcome as? [VNHumanBodyPoseObservation] }
}
/// A request for bodies in space.
open class VNDetectHumanBodyPose3DRequest: VNStatefulRequest {
    /// The results, which are nil.
    public final var results: [VNHumanBodyPose3DObservation]? { outcome as? [VNHumanBodyPose3DObservation] }
}
open class VNDetectAnimalBodyPoseRequest: VNImageBasedRequest {
    /// The results, which are nil.
    public final var results: [VNAnimalBodyPoseObservation]? { outcome as? [VNAnimalBodyPoseObservation] }
}
open class VNRecognizeAnimalsRequest: VNImageBasedRequest {
    /// The results, which are nil.
    public final var results: [VNRecognizedObjectObservation]? { outcome as? [VNRecognizedObjectObservation] }
}
/// A request for codes.
open class VNDetectBarcodesRequest: VNImageBasedRequest {
    /// The results, which are nil.
    public final var results: [VNBarcodeObservation]? { outcome as? [VNBarcodeObservation] }
    open var symbologies: [VNBarcodeSymbology] = [], coalesceCompositeSymbologies = false
    open class var supportedSymbologies: [VNBarcodeSymbology] { [] }
    open func supportedSymbologies() throws -> [VNBarcodeSymbology] { [] }
}
open class VNDetectRectanglesRequest: VNImageBasedRequest {
    /// The results, which are nil.
    public final var results: [VNRectangleObservation]? { outcome as? [VNRectangleObservation] }
    open var minimumAspectRatio: Float = 0.5, maximumAspectRatio: Float = 1, quadratureTolerance: Float = 30, minimumSize: Float = 0.2
    open var minimumConfidence: VNConfidence = 0, maximumObservations = 1
}
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest {
    /// The results, which are nil.
    public final var results: [VNRectangleObservation]? { outcome as? [VNRectangleObservation] }
}
open class VNDetectHorizonRequest: VNImageBasedRequest {
    /// The results, which are nil.
    public final var results: [VNHorizonObservation]? { outcome as? [VNHorizonObservation] }
}
/// A request for outlines.
open class VNDetectContoursRequest: VNImageBasedRequest {
    /// The results, which are nil.
    public final var results: [VNContoursObservation]? { outcome as? [VNContoursObservation] }
    open var contrastAdjustment: Float = 2, contrastPivot: NSNumber?, detectsDarkOnLight = true, maximumImageDimension = 512
}
/// A request for the subject of an image.
open class VNClassifyImageRequest: VNImageBasedRequest {
    /// The results, which are nil.
    public final var results: [VNClassificationObservation]? { outcome as? [VNClassificationObservation] }
    open func supportedIdentifiers() throws -> [String] { [] }
    open class func knownClassifications(forRevision requestRevision: Int) throws -> [VNClassificationObservation] { [] }
}
/// A request for a description for comparing images.
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest {
    /// The results, which are nil.
    public final var results: [VNFeaturePrintObservation]? { outcome as? [VNFeaturePrintObservation] }
    open var imageCropAndScaleOption = VNImageCropAndScaleOption.scaleFill
}
/// A request for what draws attention.
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest {
    /// The results, which are nil.
    public final var results: [VNSaliencyImageObservation]? { outcome as? [VNSaliencyImageObservation] }
}
/// A request for what is an object.
open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest {
    /// The results, which are nil.
    public final var results: [VNSaliencyImageObservation]? { outcome as? [VNSaliencyImageObservation] }
}
/// A request for a mask of people.
open class VNGeneratePersonSegmentationRequest: VNStatefulRequest {
    /// The results, which are nil.
    public final var results: [VNPixelBufferObservation]? { outcome as? [VNPixelBufferObservation] }
    /// The exactness of the mask.
    public enum QualityLevel: UInt, Sendable { case accurate, balanced, fast }
    open var qualityLevel = QualityLevel.accurate, outputPixelFormat: OSType = kCVPixelFormatType_OneComponent8
}
/// A request for masks of people.
open class VNGeneratePersonInstanceMaskRequest: VNImageBasedRequest {
    /// The results, which are nil.
    public final var results: [VNInstanceMaskObservation]? { outcome as? [VNInstanceMaskObservation] }
}
/// A request for masks of what is in front.
open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest {
    /// The results, which are nil.
    public final var results: [VNInstanceMaskObservation]? { outcome as? [VNInstanceMaskObservation] }
}
/// A request for the motion between images.
open class VNGenerateOpticalFlowRequest: VNTargetedImageRequest {
    /// The results, which are nil.
    public final var results: [VNPixelBufferObservation]? { outcome as? [VNPixelBufferObservation] }
}
/// A request for the motion between images.
open class VNTrackOpticalFlowRequest: VNStatefulRequest {
    /// The results, which are nil.
    public final var results: [VNPixelBufferObservation]? { outcome as? [VNPixelBufferObservation] }
}
/// A request for the shift between images.
open class VNTranslationalImageRegistrationRequest: VNTargetedImageRequest {
    /// The results, which are nil.
    public final var results: [VNImageTranslationAlignmentObservation]? { outcome as? [VNImageTranslationAlignmentObservation] }
}
/// A request for the distortion between images.
open class VNHomographicImageRegistrationRequest: VNTargetedImageRequest {
    /// The results, which are nil.
    public final var results: [VNImageHomographicAlignmentObservation]? { outcome as? [VNImageHomographicAlignmentObservation] }
}
/// A request for paths of objects.
open class VNDetectTrajectoriesRequest: VNStatefulRequest {
    /// The results, which are nil.
    public final var results: [VNTrajectoryObservation]? { outcome as? [VNTrajectoryObservation] }
    open var trajectoryLength: Int { length }
    private final var length = 5
    open var objectMinimumNormalizedRadius: Float = 0, objectMaximumNormalizedRadius: Float = 1, targetFrameTime = CMTime.indefinite
    public convenience init(frameAnalysisSpacing: CMTime, trajectoryLength: Int, completionHandler: VNRequestCompletionHandler? = nil) {
        self.init(completionHandler: completionHandler)
        length = trajectoryLength
    }
}
/// A request for an object in several images.
open class VNTrackObjectRequest: VNTrackingRequest {
    /// The results, which are nil.
    public final var results: [VNDetectedObjectObservation]? { outcome as? [VNDetectedObjectObservation] }
    public convenience init(
        detectedObjectObservation observation: VNDetectedObjectObservation, completionHandler: VNRequestCompletionHandler? = nil
    ) {
        self.init(completionHandler: completionHandler)
        inputObservation = observation
    }
}
/// A request for a rectangle in several images.
open class VNTrackRectangleRequest: VNTrackingRequest {
    /// The results, which are nil.
    public final var results: [VNRectangleObservation]? { outcome as? [VNRectangleObservation] }
    public convenience init(rectangleObservation observation: VNRectangleObservation, completionHandler: VNRequestCompletionHandler? = nil)
    {
        self.init(completionHandler: completionHandler)
        inputObservation = observation
    }
}
/// A request for the beauty of an image.
open class VNCalculateImageAestheticsScoresRequest: VNImageBasedRequest {
    /// The results, which are nil.
    public final var results: [VNImageAestheticsScoresObservation]? { outcome as? [VNImageAestheticsScoresObservation] }
}
