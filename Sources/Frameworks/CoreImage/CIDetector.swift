import UIKitCore

/// A detector that finds nothing: recognition is not implemented.
open class CIDetector: NSObject, @unchecked Sendable {
    /// Creates a detector, which finds nothing. Returns nil for a type that doesn't exist.
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
        guard [CIDetectorTypeFace, CIDetectorTypeQRCode, CIDetectorTypeRectangle, CIDetectorTypeText].contains(type) else { return nil }
    }
    open func features(in image: CIImage) -> [CIFeature] { features(in: image, options: nil) }
    /// Returns nothing: no features are recognized.
    open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }
}
/// A feature found in a picture.
open class CIFeature: NSObject, @unchecked Sendable {
    open private(set) var type = "", bounds = CGRect.zero
}
/// A face in an image; none is ever detected.
open class CIFaceFeature: CIFeature, @unchecked Sendable {
    open private(set) var hasSmile = false, leftEyeClosed = false, rightEyeClosed = false, hasLeftEyePosition = false,
        hasRightEyePosition = false, hasMouthPosition = false, hasFaceAngle = false, hasTrackingID = false, hasTrackingFrameCount = false
    open private(set) var leftEyePosition = CGPoint.zero, rightEyePosition = CGPoint.zero, mouthPosition = CGPoint.zero
    open private(set) var faceAngle: Float = 0
    open private(set) var trackingID: Int32 = 0, trackingFrameCount: Int32 = 0
}
/// A feature with four corners in a picture; none is ever detected.
open class CIRectangleFeature: CIFeature, @unchecked Sendable {
    open private(set) var topLeft = CGPoint.zero, topRight = CGPoint.zero, bottomLeft = CGPoint.zero, bottomRight = CGPoint.zero
}
/// A QR code in an image; none is ever detected.
open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
    open private(set) var messageString: String? = nil
    open private(set) var symbolDescriptor: CIQRCodeDescriptor? = nil
    open private(set) var topLeft = CGPoint.zero, topRight = CGPoint.zero, bottomLeft = CGPoint.zero, bottomRight = CGPoint.zero
}
/// A text in an image; none is ever detected.
open class CITextFeature: CIFeature, @unchecked Sendable {
    open private(set) var topLeft = CGPoint.zero, topRight = CGPoint.zero, bottomLeft = CGPoint.zero, bottomRight = CGPoint.zero
    open private(set) var subFeatures: [Any]? = nil
}
