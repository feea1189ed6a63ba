import Foundation

extension UIDeferredMenuElement {
    /// Identifies an element whose elements come from the responder chain.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name of the element, which responders compare.
        public let rawValue: String
        /// Creates the name of an element.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates the name of an element.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The elements that a responder supplies for an element that queries the responder chain.
    @preconcurrency @MainActor
    public final class Provider: NSObject {
        package let elements: (@escaping ([UIMenuElement]) -> Void) -> Void
        /// Creates a provider from a closure that calls its argument with the elements, immediately or later.
        public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) { elements = elementProvider }
    }

    /// Creates an element that asks the responders from the first one on for a provider, in `provider(for:)`. Without one it is empty.
    public class func usingFocus(identifier: Identifier, shouldCacheItems: Bool = false) -> UIDeferredMenuElement {
        let element = UIDeferredMenuElement { [identifier] completion in
            let start: UIResponder = UIApplication.shared.keyWindowForActions?.commandStart ?? UIApplication.shared
            let asked = UIDeferredMenuElement.asking(identifier)
            for responder in sequence(first: start, next: \.next) {
                if let found = responder.provider(for: asked) { return found.elements(completion) }
            }
            completion([])
        }
        element.identifier = identifier
        element.isCached = shouldCacheItems
        return element
    }

    private class func asking(_ identifier: Identifier) -> UIDeferredMenuElement {
        let element = UIDeferredMenuElement { $0([]) }
        element.identifier = identifier
        return element
    }
}

/// The appearance of a menu's elements.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject, NSCopying {
    // FIXME(gap): titles of menus have one line.
    /// The largest number of lines of a title; `NSNotFound` for the system's. Stored but has no effect: titles have one line.
    open var maximumNumberOfTitleLines = NSNotFound
    public override init() { super.init() }
    /// Returns a separate object with the same preferences.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { [self] in
            let copy = UIMenuDisplayPreferences()
            copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
            return Transferred(value: copy)
        }.value
    }
    private struct Transferred: @unchecked Sendable { let value: Any }
}

private let displayPreferences = AttachedProperty<UIMenuDisplayPreferences?>(nil)

extension UIMenu {
    /// The appearance of the menu's elements, or `nil` for the system's. Stored but has no effect.
    public var displayPreferences: UIMenuDisplayPreferences? {
        get { UIKitCore.displayPreferences[self] }
        set { UIKitCore.displayPreferences[self] = newValue }
    }
}

/// An element of a menu that does something: an action or a command.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    /// The text of the element.
    var title: String { get set }
    /// The longer description of the element, or `nil`.
    var discoverabilityTitle: String? { get set }
    /// The image beside the title, or `nil`.
    var image: UIImage? { get set }
    /// The image in the state `on`, or `nil` for ``image``.
    var selectedImage: UIImage? { get set }
    /// Whether the element is disabled, destructive, or hidden.
    var attributes: UIMenuElement.Attributes { get set }
    /// Whether the element has a checkmark.
    var state: UIMenuElement.State { get set }
    /// The object for which the element is performed; `nil` at other times.
    var sender: AnyObject? { get }
    /// The item from which the element may present a popover, or `nil`.
    var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }
    /// Performs the element for a sender, as if the user had chosen it.
    func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {
    /// The item from which the action may present a popover: the sender, if it is a view or a bar item.
    public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        sender as? any UIPopoverPresentationControllerSourceItem
    }
}

private let selectedImages = AttachedProperty<UIImage?>(nil)
private let commandSenders = AttachedProperty<AnyObject?>(nil)

extension UICommand: UIMenuLeaf {
    /// The image in the state `on`, or `nil` for the ordinary one.
    public var selectedImage: UIImage? {
        get { selectedImages[self] }
        set { selectedImages[self] = newValue }
    }
    /// The object for which the command was performed last, or `nil`.
    public var sender: AnyObject? { commandSenders[self] }
    /// The item from which the command may present a popover: the sender, if it can be one.
    public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        sender as? any UIPopoverPresentationControllerSourceItem
    }
    /// Sends the command's action to `target`, or, if that is `nil`, to the first responder that performs it.
    public func performWithSender(_ sender: Any?, target: Any?) {
        commandSenders[self] = sender as AnyObject?
        let start = UIApplication.shared.keyWindowForActions?.commandStart
        UIApplication.shared.sendAction(action, to: target ?? start?.target(forAction: action, withSender: self), from: self, for: nil)
        commandSenders[self] = nil
    }
}
