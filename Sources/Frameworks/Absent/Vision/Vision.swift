// Pictures are not recognized: a handler refuses every request with an error, which the request's completion handler receives too.
@_exported import Foundation
import CoreGraphics
import ImageIOCompanion

public let VNErrorDomain = "com.apple.Vision"
/// The reason for an error of Vision.
public enum VNErrorCode: Int, Sendable {
    case turiCore = -1
    case ok, requestCancelled, invalidFormat, operationFailed, outOfBoundsError, invalidOption, ioError, missingOption, notImplemented,
        internalError, outOfMemory, unknownError, invalidOperation, invalidImage, invalidArgument, invalidModel, unsupportedRevision
}
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
public typealias VNConfidence = Float
/// The preference between accuracy and speed.
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }

/// A request to recognize something.
open class VNRequest: NSObject {
    public let completionHandler: VNRequestCompletionHandler?
    open var preferBackgroundProcessing = false, usesCPUOnly = false, revision = 1
    open fileprivate(set) var results: [VNObservation]?
    public init(completionHandler: VNRequestCompletionHandler? = nil) { self.completionHandler = completionHandler }
    public override convenience init() { self.init(completionHandler: nil) }
    /// Does nothing.
    open func cancel() {}
}
/// A request about a part of an image. It fails, because nothing is recognized.
open class VNImageBasedRequest: VNRequest {
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
/// A request for text. It fails, because nothing is recognized.
open class VNRecognizeTextRequest: VNImageBasedRequest {
    open var recognitionLanguages: [String] = ["en-US"], customWords: [String] = []
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    open var usesLanguageCorrection = true, automaticallyDetectsLanguage = false, minimumTextHeight: Float = 0
    open func supportedRecognitionLanguages() throws -> [String] { [] }
}
/// A request for rectangles of text. It fails, because nothing is recognized.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest { open var reportCharacterBoxes = false }
/// A request for faces. It fails, because nothing is recognized.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {}
/// A request for the parts of faces. It fails, because nothing is recognized.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest {}
/// A request for people. It fails, because nothing is recognized.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest {}
/// A request for hands. It fails, because nothing is recognized.
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest { open var maximumHandCount = 2 }
/// A request for bodies. It fails, because nothing is recognized.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest {}
/// A request for codes. It fails, because nothing is recognized.
open class VNDetectBarcodesRequest: VNImageBasedRequest {}
/// A request for rectangles. It fails, because nothing is recognized.
open class VNDetectRectanglesRequest: VNImageBasedRequest {
    open var minimumAspectRatio: Float = 0.5, maximumAspectRatio: Float = 1, quadratureTolerance: Float = 30, minimumSize: Float = 0.2
    open var minimumConfidence: VNConfidence = 0, maximumObservations = 1
}
/// A request for the subject of an image. It fails, because nothing is recognized.
open class VNClassifyImageRequest: VNImageBasedRequest {}
/// A request for a description for comparing images. It fails, because nothing is recognized.
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest {}

/// A result of a request.
open class VNObservation: NSObject {
    open var confidence: VNConfidence { 0 }
}
/// An object in an image, with its place.
open class VNDetectedObjectObservation: VNObservation { open var boundingBox: CGRect { .zero } }
/// A rectangle in an image, with its corners.
open class VNRectangleObservation: VNDetectedObjectObservation {
    open var topLeft: CGPoint { .zero }
    open var topRight: CGPoint { .zero }
    open var bottomLeft: CGPoint { .zero }
    open var bottomRight: CGPoint { .zero }
}
/// A text in an image, with the places of its characters.
open class VNTextObservation: VNRectangleObservation { open var characterBoxes: [VNRectangleObservation]? { nil } }
/// A text that was recognized.
open class VNRecognizedText: NSObject {
    open var string: String { "" }
    open var confidence: VNConfidence { 0 }
    open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}
/// A text in an image, with candidates for its characters.
open class VNRecognizedTextObservation: VNRectangleObservation {
    open func topCandidates(_ maximum: Int) -> [VNRecognizedText] { [] }
}
/// A face in an image.
open class VNFaceObservation: VNDetectedObjectObservation {
    open var roll: NSNumber? { nil }
    open var yaw: NSNumber? { nil }
}
/// A code in an image.
open class VNBarcodeObservation: VNRectangleObservation { open var payloadStringValue: String? { nil } }
/// A subject of an image.
open class VNClassificationObservation: VNObservation { open var identifier: String { "" } }

/// An option of a request.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let properties = Self(rawValue: "VNImageOptionProperties"),
        cameraIntrinsics = Self(rawValue: "VNImageOptionCameraIntrinsics"), ciContext = Self(rawValue: "VNImageOptionCIContext")
}

/// Performs requests on a picture: each is refused.
open class VNImageRequestHandler: NSObject {
    public init(data: Data, options: [VNImageOption: Any] = [:]) {}
    public init(data: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(url: URL, options: [VNImageOption: Any] = [:]) {}
    public init(url: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(cgImage: CGImage, options: [VNImageOption: Any] = [:]) {}
    public init(cgImage: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    open func perform(_ requests: [VNRequest]) throws { try refuse(requests) }
}
/// An object that performs requests on several images. It fails, because nothing is recognized.
open class VNSequenceRequestHandler: NSObject {
    open func perform(_ requests: [VNRequest], on image: CGImage) throws { try refuse(requests) }
    open func perform(_ requests: [VNRequest], onImageData data: Data) throws { try refuse(requests) }
    open func perform(_ requests: [VNRequest], onImageURL url: URL) throws { try refuse(requests) }
}
private func refuse(_ requests: [VNRequest]) throws {
    let error = NSError(
        domain: VNErrorDomain, code: VNErrorCode.notImplemented.rawValue,
        userInfo: [NSLocalizedDescriptionKey: "Pictures are not recognized on Linux."])
    for request in requests { request.completionHandler?(request, error) }
    if !requests.isEmpty { throw error }
}
