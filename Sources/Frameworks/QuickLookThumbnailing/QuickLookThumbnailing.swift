// Thumbnails of pictures; other files have the API's error, as files without a generator do.
@_exported import UIKit
import UniformTypeIdentifiersCompanion

/// The domain of ``QLThumbnailError``.
public let QLThumbnailErrorDomain = "QLThumbnailErrorDomain"
public struct QLThumbnailError: _BridgedStoredNSError, @unchecked Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = QLThumbnailError
        case generationFailed = 0, savingToURLFailed, noCachedThumbnail, noCloudThumbnail, requestInvalid, requestCancelled
    }
    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { QLThumbnailErrorDomain }
    public static var errorDomain: String { QLThumbnailErrorDomain }
    public static var generationFailed: Code { .generationFailed }
    public static var savingToURLFailed: Code { .savingToURLFailed }
    public static var noCachedThumbnail: Code { .noCachedThumbnail }
    public static var noCloudThumbnail: Code { .noCloudThumbnail }
    public static var requestInvalid: Code { .requestInvalid }
    public static var requestCancelled: Code { .requestCancelled }
}

/// A picture of a file.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
    /// The quality of a picture.
    public enum RepresentationType: Int, Sendable { case icon, lowQualityThumbnail, thumbnail }
    public final let type: RepresentationType
    public final let uiImage: UIImage
    public final let cgImage: CGImage
    /// The part of the picture that the file fills.
    public final var contentRect: CGRect { CGRect(origin: .zero, size: uiImage.size) }
    init?(_ image: UIImage, _ type: RepresentationType) {
        guard let pixels = image.cgImage else { return nil }
        (uiImage, cgImage, self.type) = (image, pixels, type)
    }
}
/// Makes pictures of files.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
    /// A wish for a picture.
    open class Request: NSObject, NSCopying, @unchecked Sendable {
        /// The qualities that are wished for.
        public struct RepresentationTypes: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let icon = Self(rawValue: 1 << 0), lowQualityThumbnail = Self(rawValue: 1 << 1),
                thumbnail = Self(rawValue: 1 << 2)
            public static let all = Self(rawValue: UInt.max)
        }
        public final let size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes
        public final var minimumDimension: CGFloat = 0
        /// Whether the picture is that of a file in the form of an icon. It is stored but has no effect.
        public final var iconMode = false
        public final var contentType: UTType?
        let url: URL
        fileprivate final var isCanceled: Bool {
            get { lock.withLock { canceled } }
            set { lock.withLock { canceled = newValue } }
        }
        private final let lock = NSLock()
        private final var canceled = false
        public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
            (self.url, self.size, self.scale, self.representationTypes) = (url, size, scale, representationTypes)
        }
        public func copy(with zone: NSZone? = nil) -> Any {
            let copy = Request(fileAt: url, size: size, scale: scale, representationTypes: representationTypes)
            (copy.minimumDimension, copy.iconMode, copy.contentType) = (minimumDimension, iconMode, contentType)
            return copy
        }
    }
    public static let shared = QLThumbnailGenerator()

    /// Calls the handler with the picture, or an error.
    @preconcurrency open func generateBestRepresentation(
        for request: Request, completion completionHandler: @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void
    ) {
        generateRepresentations(for: request) { picture, _, error in completionHandler(picture, error) }
    }
    open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
        try Self.picture(for: request)
    }
    /// Calls the handler with the picture, or an error.
    @preconcurrency open func generateRepresentations(
        for request: Request,
        update updateHandler: (
            @Sendable (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void
        )? = nil
    ) {
        DispatchQueue.main.async {
            do {
                let picture = try Self.picture(for: request)
                updateHandler?(picture, picture.type, nil)
            } catch { updateHandler?(nil, .thumbnail, error) }
        }
    }
    /// Gives the handler of a request that waits an error.
    open func cancel(_ request: Request) { request.isCanceled = true }
    /// Writes the picture, and calls the handler with nil or an error.
    @preconcurrency open func saveBestRepresentation(
        for request: Request, to fileURL: URL, contentType: String, completion completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        DispatchQueue.main.async {
            do {
                try Self.save(request, fileURL, contentType)
                completionHandler(nil)
            } catch { completionHandler(error) }
        }
    }
    /// Writes the picture.
    open func saveBestRepresentation(for request: Request, to fileURL: URL, contentType: String) async throws {
        try Self.save(request, fileURL, contentType)
    }
    /// Writes a picture as a PNG or JPEG file, the types that the system can write.
    private static func save(_ request: Request, _ file: URL, _ type: String) throws {
        let picture = try picture(for: request).uiImage
        let data =
            type == UTType.jpeg.identifier
            ? picture.jpegData(compressionQuality: 0.9) : type == UTType.png.identifier ? picture.pngData() : nil
        guard let data else { throw QLThumbnailError(.savingToURLFailed) }
        do { try data.write(to: file) } catch { throw QLThumbnailError(.savingToURLFailed) }
    }
    /// The file's picture, as large as the request allows with its own proportions.
    private static func picture(for request: Request) throws -> QLThumbnailRepresentation {
        if request.isCanceled { throw QLThumbnailError(.requestCancelled) }
        guard request.size.width > 0, request.size.height > 0, let image = UIImage(contentsOfFile: request.url.path),
            image.size.width > 0, image.size.height > 0
        else { throw QLThumbnailError(.generationFailed) }
        let factor = min(request.size.width / image.size.width, request.size.height / image.size.height, 1)
        let size = CGSize(width: max(1, (image.size.width * factor).rounded()), height: max(1, (image.size.height * factor).rounded()))
        guard min(size.width, size.height) >= request.minimumDimension else { throw QLThumbnailError(.generationFailed) }
        let format = UIGraphicsImageRendererFormat()
        format.scale = max(1, request.scale)
        let drawn = UIGraphicsImageRenderer(size: size, format: format).image { _ in image.draw(in: CGRect(origin: .zero, size: size)) }
        guard let picture = QLThumbnailRepresentation(drawn, .thumbnail) else { throw QLThumbnailError(.generationFailed) }
        return picture
    }
}
/// A request of the system for a picture. The system makes none.
open class QLFileThumbnailRequest: NSObject, @unchecked Sendable {
    public final let maximumSize: CGSize, minimumSize: CGSize, scale: CGFloat, fileURL: URL
    init(_ fileURL: URL, _ size: CGSize, _ scale: CGFloat) {
        (self.fileURL, maximumSize, minimumSize, self.scale) = (fileURL, size, .zero, scale)
    }
}
/// A picture that an app's extension makes.
open class QLThumbnailReply: NSObject, @unchecked Sendable {
    public final var extensionBadge = ""
    public init(contextSize: CGSize, drawing drawingBlock: @escaping (CGContext) -> Bool) { super.init() }
    /// Creates a picture that a closure draws in the current context; it returns whether it could.
    public init(contextSize: CGSize, currentContextDrawing drawingBlock: @escaping () -> Bool) { super.init() }
    public init(imageFileURL fileURL: URL) { super.init() }
}
/// Makes the pictures of an app's files. The system asks for none.
open class QLThumbnailProvider: NSObject {
    /// Makes the picture of a file.
    open func provideThumbnail(for request: QLFileThumbnailRequest, _ handler: @escaping (QLThumbnailReply?, (any Error)?) -> Void) {
        handler(nil, QLThumbnailError(.generationFailed))
    }
}
