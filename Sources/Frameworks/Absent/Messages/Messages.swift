// There is no Messages app: messages and stickers are values, an extension has no conversation, and nothing can be inserted or sent.
@_exported import FrameworkPlaceholder

/// The domain of ``MSMessageError``.
public let MSMessagesErrorDomain = "MSMessagesErrorDomain"
public struct MSMessageError: _BridgedStoredNSError, @unchecked Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = MSMessageError
        case unknown = -1, fileNotFound = 1, fileUnreadable, improperFileType, improperFileURL, stickerFileImproperFileAttributes,
            stickerFileImproperFileSize, stickerFileImproperFileFormat, urlExceedsMaxSize, sendWithoutRecentInteraction,
            sendWhileNotVisible, apiUnavailableInPresentationContext
    }
    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { MSMessagesErrorDomain }
    public static var errorDomain: String { MSMessagesErrorDomain }
    public static var unknown: Code { .unknown }
    public static var fileNotFound: Code { .fileNotFound }
    public static var fileUnreadable: Code { .fileUnreadable }
    public static var improperFileType: Code { .improperFileType }
    public static var improperFileURL: Code { .improperFileURL }
    public static var stickerFileImproperFileAttributes: Code { .stickerFileImproperFileAttributes }
    public static var stickerFileImproperFileSize: Code { .stickerFileImproperFileSize }
    public static var stickerFileImproperFileFormat: Code { .stickerFileImproperFileFormat }
    public static var urlExceedsMaxSize: Code { .urlExceedsMaxSize }
    public static var sendWithoutRecentInteraction: Code { .sendWithoutRecentInteraction }
    public static var sendWhileNotVisible: Code { .sendWhileNotVisible }
    public static var apiUnavailableInPresentationContext: Code { .apiUnavailableInPresentationContext }
}
public typealias MSMessageErrorCode = MSMessageError.Code
/// The messages of one conversation that are updated together.
open class MSSession: NSObject, @unchecked Sendable { public override init() { super.init() } }
/// The look of a message.
open class MSMessageLayout: NSObject, NSCopying, @unchecked Sendable {
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
/// The look of a message with a picture and texts.
open class MSMessageTemplateLayout: MSMessageLayout, @unchecked Sendable {
    open var caption: String?, subcaption: String?, trailingCaption: String?, trailingSubcaption: String?
    open var image: UIImage?, mediaFileURL: URL?
    open var imageTitle: String?, imageSubtitle: String?
    public override init() { super.init() }
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = MSMessageTemplateLayout()
        (copy.caption, copy.subcaption, copy.trailingCaption, copy.trailingSubcaption) = (
            caption, subcaption, trailingCaption, trailingSubcaption
        )
        (copy.image, copy.mediaFileURL, copy.imageTitle, copy.imageSubtitle) = (image, mediaFileURL, imageTitle, imageSubtitle)
        return copy
    }
}
/// The look of a message that an app draws itself.
open class MSMessageLiveLayout: MSMessageLayout, @unchecked Sendable {
    public final let alternateLayout: MSMessageTemplateLayout
    public init(alternateLayout: MSMessageTemplateLayout) { self.alternateLayout = alternateLayout }
}
open class MSMessage: NSObject, NSCopying, @unchecked Sendable {
    open private(set) var session: MSSession?
    open var isPending: Bool { false }
    /// The participant who sent the message. Messages have no participants here.
    open var senderParticipantIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var layout: MSMessageLayout?
    /// The content of the message, in the address's query.
    open var url: URL?
    open var shouldExpire = false
    open var accessibilityText: String?, summaryText: String?
    open var error: (any Error)?
    public override init() { super.init() }
    public init(session: MSSession) { self.session = session }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = session.map { MSMessage(session: $0) } ?? MSMessage()
        (copy.layout, copy.url, copy.shouldExpire, copy.accessibilityText, copy.summaryText) = (
            layout?.copy() as? MSMessageLayout, url, shouldExpire, accessibilityText, summaryText
        )
        return copy
    }
}
/// A picture that is put on messages.
open class MSSticker: NSObject, @unchecked Sendable {
    public final let imageFileURL: URL, localizedDescription: String
    /// Creates a sticker. Throws an error if there is no file, or if it is larger than 500 KB.
    public init(contentsOfFileURL fileURL: URL, localizedDescription: String) throws {
        guard let size = try? fileURL.resourceValues(forKeys: [.fileSizeKey]).fileSize else { throw MSMessageError(.fileNotFound) }
        guard size <= 500_000 else { throw MSMessageError(.stickerFileImproperFileSize) }
        (imageFileURL, self.localizedDescription) = (fileURL, localizedDescription)
    }
}
/// The size of stickers in a list.
public enum MSStickerSize: Int, Sendable { case small, regular, large }
open class MSStickerView: UIView {
    open var sticker: MSSticker? { didSet { picture.image = sticker.flatMap { UIImage(contentsOfFile: $0.imageFileURL.path) } } }
    private let picture = UIImageView()
    public convenience init(frame: CGRect, sticker: MSSticker?) {
        self.init(frame: frame)
        self.sticker = sticker
        picture.image = sticker.flatMap { UIImage(contentsOfFile: $0.imageFileURL.path) }
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
    private func setUp() {
        picture.frame = bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        picture.contentMode = .scaleAspectFit
        addSubview(picture)
    }
    open var animationDuration: TimeInterval { 0 }
    open func startAnimating() {}
    /// Does nothing: pictures don't move.
    open func stopAnimating() {}
    open var isAnimating: Bool { false }
}
/// Provides the stickers of a list.
@preconcurrency @MainActor
public protocol MSStickerBrowserViewDataSource: NSObjectProtocol {
    func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int
    func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker
}
// FIXME(gap): the list shows no stickers.
/// A list of stickers.
open class MSStickerBrowserView: UIView {
    open private(set) var stickerSize = MSStickerSize.regular
    open weak var dataSource: (any MSStickerBrowserViewDataSource)?
    open var contentOffset = CGPoint.zero, contentInset = UIEdgeInsets.zero
    public convenience init(frame: CGRect, stickerSize: MSStickerSize) {
        self.init(frame: frame)
        self.stickerSize = stickerSize
    }
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
    /// Does nothing.
    open func reloadData() {}
}
/// A list of stickers as a screen.
open class MSStickerBrowserViewController: UIViewController, MSStickerBrowserViewDataSource {
    public final let stickerSize: MSStickerSize
    public final let stickerBrowserView: MSStickerBrowserView
    public init(stickerSize: MSStickerSize) {
        self.stickerSize = stickerSize
        stickerBrowserView = MSStickerBrowserView(frame: .zero, stickerSize: stickerSize)
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        stickerSize = .regular
        stickerBrowserView = MSStickerBrowserView(frame: .zero, stickerSize: .regular)
        super.init(coder: coder)
    }
    open override func viewDidLoad() {
        super.viewDidLoad()
        stickerBrowserView.dataSource = self
        stickerBrowserView.frame = view.bounds
        stickerBrowserView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stickerBrowserView)
    }
    open func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { 0 }
    open func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker {
        preconditionFailure("A subclass provides the stickers.")
    }
}
/// A conversation, in which nothing can be inserted.
open class MSConversation: NSObject, @unchecked Sendable {
    open var localParticipantIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var remoteParticipantIdentifiers: [UUID] { [] }
    open var selectedMessage: MSMessage? { nil }
    /// Calls the handler with an error: there is no conversation.
    open func insert(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(MSMessageError(.apiUnavailableInPresentationContext))
    }
    open func insert(_ message: MSMessage) async throws { throw MSMessageError(.apiUnavailableInPresentationContext) }
    /// Calls the handler with an error: there is no conversation.
    open func insert(_ sticker: MSSticker, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(MSMessageError(.apiUnavailableInPresentationContext))
    }
    open func insert(_ sticker: MSSticker) async throws { throw MSMessageError(.apiUnavailableInPresentationContext) }
    /// Calls the handler with an error: there is no conversation.
    open func insertText(_ text: String, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(MSMessageError(.apiUnavailableInPresentationContext))
    }
    open func insertText(_ text: String) async throws { throw MSMessageError(.apiUnavailableInPresentationContext) }
    /// Calls the handler with an error: there is no conversation.
    open func insertAttachment(_ URL: URL, withAlternateFilename filename: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(MSMessageError(.apiUnavailableInPresentationContext))
    }
    /// Throws an error: there is no conversation.
    open func insertAttachment(_ URL: URL, withAlternateFilename filename: String?) async throws {
        throw MSMessageError(.apiUnavailableInPresentationContext)
    }
    /// Calls the handler with an error: there is no conversation.
    open func send(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(MSMessageError(.apiUnavailableInPresentationContext))
    }
    open func send(_ message: MSMessage) async throws { throw MSMessageError(.apiUnavailableInPresentationContext) }
    /// Calls the handler with an error: there is no conversation.
    open func send(_ sticker: MSSticker, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(MSMessageError(.apiUnavailableInPresentationContext))
    }
    open func send(_ sticker: MSSticker) async throws { throw MSMessageError(.apiUnavailableInPresentationContext) }
    /// Calls the handler with an error: there is no conversation.
    open func sendText(_ text: String, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(MSMessageError(.apiUnavailableInPresentationContext))
    }
    open func sendText(_ text: String) async throws { throw MSMessageError(.apiUnavailableInPresentationContext) }
    /// Calls the handler with an error: there is no conversation.
    open func sendAttachment(_ URL: URL, withAlternateFilename filename: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(MSMessageError(.apiUnavailableInPresentationContext))
    }
    /// Throws an error: there is no conversation.
    open func sendAttachment(_ URL: URL, withAlternateFilename filename: String?) async throws {
        throw MSMessageError(.apiUnavailableInPresentationContext)
    }
}
/// The size of an app's screen in the app of messages.
public enum MSMessagesAppPresentationStyle: UInt, Sendable { case compact, expanded, transcript }
/// Where an app's screen is shown.
public enum MSMessagesAppPresentationContext: Int, Sendable { case messages, media }
/// A view that shows a message in the list of messages.
@preconcurrency @MainActor
public protocol MSMessagesAppTranscriptPresentation {
    func contentSizeThatFits(_ size: CGSize) -> CGSize
}
/// The screen of an app in the app of messages. It is shown as any other, without a conversation.
open class MSMessagesAppViewController: UIViewController, MSMessagesAppTranscriptPresentation {
    open var activeConversation: MSConversation? { nil }
    open private(set) var presentationStyle = MSMessagesAppPresentationStyle.expanded
    open var presentationContext: MSMessagesAppPresentationContext { .messages }
    /// Changes the size, and calls the methods that tell it.
    open func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle) {
        guard presentationStyle != self.presentationStyle, presentationStyle != .transcript else { return }
        willTransition(to: presentationStyle)
        self.presentationStyle = presentationStyle
        didTransition(to: presentationStyle)
    }
    /// Dismisses the screen.
    open func dismiss() { dismiss(animated: true) }
    open func willBecomeActive(with conversation: MSConversation) {}
    open func didBecomeActive(with conversation: MSConversation) {}
    open func willResignActive(with conversation: MSConversation) {}
    open func didResignActive(with conversation: MSConversation) {}
    open func willSelect(_ message: MSMessage, conversation: MSConversation) {}
    open func didSelect(_ message: MSMessage, conversation: MSConversation) {}
    open func didReceive(_ message: MSMessage, conversation: MSConversation) {}
    open func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
    open func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}
    open func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
    open func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
    open func contentSizeThatFits(_ size: CGSize) -> CGSize { size }
}
