import FrameworkPlaceholder
import UniformTypeIdentifiersCompanion

// The previews that an app's extension makes. The system asks for none; an app can call them itself.

/// Shows a file on behalf of Quick Look.
@preconcurrency @MainActor
public protocol QLPreviewingController: NSObjectProtocol {
    func preparePreviewOfFile(at url: URL, completionHandler handler: @escaping ((any Error)?) -> Void)
    func preparePreviewOfFile(at url: URL) async throws
    func preparePreviewOfSearchableItem(
        identifier: String, queryString: String?, completionHandler handler: @escaping ((any Error)?) -> Void)
    func preparePreviewOfSearchableItem(identifier: String, queryString: String?) async throws
    func providePreview(for request: QLFilePreviewRequest) async throws -> QLPreviewReply
}
extension QLPreviewingController {
    public func preparePreviewOfFile(at url: URL, completionHandler handler: @escaping ((any Error)?) -> Void) { handler(nil) }
    public func preparePreviewOfFile(at url: URL) async throws {}
    public func preparePreviewOfSearchableItem(
        identifier: String, queryString: String?, completionHandler handler: @escaping ((any Error)?) -> Void
    ) { handler(nil) }
    public func preparePreviewOfSearchableItem(identifier: String, queryString: String?) async throws {}
    public func providePreview(for request: QLFilePreviewRequest) async throws -> QLPreviewReply { throw CocoaError(.featureUnsupported) }
}
open class QLFilePreviewRequest: NSObject {
    public final let fileURL: URL
    init(_ fileURL: URL) { self.fileURL = fileURL }
}
/// Makes the previews of an app's extension.
open class QLPreviewProvider: NSObject {}
/// A file that a preview refers to.
open class QLPreviewReplyAttachment: NSObject {
    public final let data: Data, contentType: UTType
    public init(data: Data, contentType: UTType) { (self.data, self.contentType) = (data, contentType) }
}
/// A preview: data, a file, or a drawing.
open class QLPreviewReply: NSObject {
    public final var stringEncoding = String.Encoding.utf8
    public final var attachments: [String: QLPreviewReplyAttachment] = [:]
    public final var title = ""
    /// The picture of the preview; nil for other content.
    package final private(set) var image: (() throws -> UIImage)?
    /// The data of the preview; nil for other content.
    package final private(set) var data: (() throws -> Data)?
    /// Creates a preview of the size that a closure draws.
    public convenience init(
        contextSize: CGSize, isBitmap: Bool, drawUsing drawingHandler: @escaping (CGContext, QLPreviewReply) throws -> Void
    ) {
        self.init()
        image = { [unowned self] in
            var failure: (any Error)?
            let picture = UIGraphicsImageRenderer(size: contextSize).image { context in
                do { try drawingHandler(context.cgContext, self) } catch { failure = error }
            }
            if let failure { throw failure }
            return picture
        }
    }
    public convenience init(fileURL: URL) {
        self.init()
        data = { try Data(contentsOf: fileURL) }
    }
    /// Creates a preview of data that a closure returns.
    public convenience init(
        dataOfContentType contentType: UTType, contentSize: CGSize,
        createDataUsing dataCreationHandler: @escaping (QLPreviewReply) throws -> Data
    ) {
        self.init()
        data = { [unowned self] in try dataCreationHandler(self) }
    }
}
/// The settings of a window of previews. No window opens.
open class QLPreviewSceneOptions: NSObject {
    public final var initialPreviewIndex = 0
    public final var disableEditing = false
    public override init() { super.init() }
}
/// A window of previews.
@preconcurrency @MainActor
open class QLPreviewSceneActivationConfiguration: UIWindowScene.ActivationConfiguration {
    public convenience init(itemsAt urls: [URL], options: QLPreviewSceneOptions?) {
        self.init(userActivity: NSUserActivity(activityType: "QuickLook"))
    }
}
