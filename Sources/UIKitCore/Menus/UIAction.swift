import Foundation

public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A menu element or control event that runs a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let paste = Identifier("com.apple.action.paste")
        public static let pasteAndMatchStyle = Identifier("com.apple.action.paste-and-match-style")
        public static let pasteAndGo = Identifier("com.apple.action.paste-and-go")
        public static let newFromPasteboard = Identifier("com.apple.action.new-from-pasteboard")
        public static let pasteAndSearch = Identifier("com.apple.action.paste-and-search")
    }

    public typealias Handler = UIActionHandler

    private static var nextIdentifier = 0

    open var discoverabilityTitle: String?
    open private(set) var identifier: Identifier
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    /// The image shown in place of ``image`` while the state is on.
    open var selectedImage: UIImage?
    /// The sender of the action: the control or the bar item. Set while the handler runs.
    open package(set) weak var sender: AnyObject?

    package let handler: Handler

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping Handler
    ) {
        if let identifier {
            self.identifier = identifier
        } else {
            // Apple creates a random identifier; ours counts, so that runs match.
            Self.nextIdentifier += 1
            self.identifier = Identifier("understudy.action.\(Self.nextIdentifier)")
        }
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
        self.selectedImage = selectedImage
    }

    /// Creates the action that reads text through the camera into a responder. It is hidden: there is no camera.
    open class func captureTextFromCamera(responder: any UIResponder & UIKeyInput, identifier: Identifier? = nil) -> UIAction {
        UIAction(title: "Scan Text", image: UIImage(systemName: "text.viewfinder"), identifier: identifier, attributes: .hidden) { _ in }
    }

    open func performWithSender(_ sender: Any?, target: Any?) {
        self.sender = sender as AnyObject?
        handler(self)
    }
}
