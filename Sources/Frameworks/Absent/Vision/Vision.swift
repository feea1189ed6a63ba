// Pictures are not recognized: a handler refuses every request with an error, which the request's completion handler receives too.
@_exported import Foundation
@_exported import CoreMediaCompanion
@_exported import CoreMLCompanion
@_exported import ImageIOCompanion
@_exported import CoreImageCompanion

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

/// An option of a request.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let properties = Self(rawValue: "VNImageOptionProperties"),
        cameraIntrinsics = Self(rawValue: "VNImageOptionCameraIntrinsics"), ciContext = Self(rawValue: "VNImageOptionCIContext")
}

/// Performs requests on a picture: each is refused.
open class VNImageRequestHandler: NSObject {
    public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
    public init(data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
    public init(url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
    public init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
    public init(ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
    public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(cmSampleBuffer sampleBuffer: CMSampleBuffer, options: [VNImageOption: Any] = [:]) {}
    public init(cmSampleBuffer sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
    }
    open func perform(_ requests: [VNRequest]) throws { try refuse(requests) }
}
/// An object that performs requests on several images. It fails, because nothing is recognized.
open class VNSequenceRequestHandler: NSObject {
    public override init() { super.init() }
    open func perform(_ requests: [VNRequest], on image: CGImage) throws { try refuse(requests) }
    open func perform(_ requests: [VNRequest], on image: CGImage, orientation: CGImagePropertyOrientation) throws { try refuse(requests) }
    open func perform(_ requests: [VNRequest], on image: CIImage) throws { try refuse(requests) }
    open func perform(_ requests: [VNRequest], on image: CIImage, orientation: CGImagePropertyOrientation) throws { try refuse(requests) }
    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws { try refuse(requests) }
    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation) throws {
        try refuse(requests)
    }
    open func perform(_ requests: [VNRequest], on sampleBuffer: CMSampleBuffer) throws { try refuse(requests) }
    open func perform(_ requests: [VNRequest], onImageData data: Data) throws { try refuse(requests) }
    open func perform(_ requests: [VNRequest], onImageData data: Data, orientation: CGImagePropertyOrientation) throws {
        try refuse(requests)
    }
    open func perform(_ requests: [VNRequest], onImageURL url: URL) throws { try refuse(requests) }
    open func perform(_ requests: [VNRequest], onImageURL url: URL, orientation: CGImagePropertyOrientation) throws { try refuse(requests) }
}
private func refuse(_ requests: [VNRequest]) throws {
    let error = NSError(
        domain: VNErrorDomain, code: VNErrorCode.notImplemented.rawValue,
        userInfo: [NSLocalizedDescriptionKey: "Pictures are not recognized on Linux."])
    for request in requests {
        request.outcome = nil
        request.completionHandler?(request, error)
    }
    if !requests.isEmpty { throw error }
}

// MARK: Coordinates

public let VNNormalizedIdentityRect = CGRect(x: 0, y: 0, width: 1, height: 1)
/// Returns whether a rectangle is the whole picture.
public func VNNormalizedRectIsIdentityRect(_ normalizedRect: CGRect) -> Bool { normalizedRect == VNNormalizedIdentityRect }
/// Returns the pixel of a point between 0 and 1.
public func VNImagePointForNormalizedPoint(_ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint {
    CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}
/// Returns the pixels of a rectangle between 0 and 1.
public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    CGRect(
        x: normalizedRect.minX * CGFloat(imageWidth), y: normalizedRect.minY * CGFloat(imageHeight),
        width: normalizedRect.width * CGFloat(imageWidth), height: normalizedRect.height * CGFloat(imageHeight))
}
/// Returns the point between 0 and 1 of a pixel.
public func VNNormalizedPointForImagePoint(_ imagePoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint {
    CGPoint(x: imagePoint.x / CGFloat(imageWidth), y: imagePoint.y / CGFloat(imageHeight))
}
/// Returns a rectangle in pixels as shares of the image, from 0 to 1.
public func VNNormalizedRectForImageRect(_ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    CGRect(
        x: imageRect.minX / CGFloat(imageWidth), y: imageRect.minY / CGFloat(imageHeight), width: imageRect.width / CGFloat(imageWidth),
        height: imageRect.height / CGFloat(imageHeight))
}
