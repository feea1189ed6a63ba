import Foundation

/// A closure that an action calls, with the action itself.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A menu element or control event that runs a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// The name of an action, by which menu builders and controls find it.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        /// The name as text.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The name of the action that pastes.
        public static let paste = Identifier("com.apple.action.paste")
        /// The name of the action that pastes text in the style around it.
        public static let pasteAndMatchStyle = Identifier("com.apple.action.paste-and-match-style")
        /// The name of the action that opens the address on the pasteboard.
        public static let pasteAndGo = Identifier("com.apple.action.paste-and-go")
        /// The name of the action that creates a document from the pasteboard.
        public static let newFromPasteboard = Identifier("com.apple.action.new-from-pasteboard")
        /// The name of the action that searches for the pasteboard's text.
        public static let pasteAndSearch = Identifier("com.apple.action.paste-and-search")
    }

    /// A closure that the action calls, with the action itself.
    public typealias Handler = UIActionHandler

    private static var nextIdentifier = 0

    /// The longer description of the action, or `nil`.
    open var discoverabilityTitle: String?
    /// The name of the action, given or generated.
    open private(set) var identifier: Identifier
    /// Whether the action is disabled, destructive, or hidden. A visible menu doesn't follow a change.
    open var attributes: UIMenuElement.Attributes
    /// Whether the action has a checkmark.
    open var state: UIMenuElement.State
    /// The image shown in place of ``UIMenuElement/image`` while the state is on.
    open var selectedImage: UIImage?
    /// The sender of the action: the control or the bar item. Set while the handler runs.
    open package(set) weak var sender: AnyObject?

    package let handler: Handler

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - identifier: The action's name; `nil` generates one, which is the same in every run.
    ///   - handler: The closure to call. The action retains it.
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

    override func copied() -> UIMenuElement {
        UIAction(
            title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
    }

    /// Creates the action that reads text through the camera into a responder. It is hidden: there is no camera.
    open class func captureTextFromCamera(responder: any UIResponder & UIKeyInput, identifier: Identifier? = nil) -> UIAction {
        UIAction(title: "Scan Text", image: UIImage(systemName: "text.viewfinder"), identifier: identifier, attributes: .hidden) { _ in }
    }

    /// Calls the handler with the action, whose `sender` is set. The target isn't used.
    open func performWithSender(_ sender: Any?, target: Any?) {
        self.sender = sender as AnyObject?
        handler(self)
    }
}
