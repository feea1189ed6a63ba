import Foundation

extension UIDeferredMenuElement {
    /// Identifies an element whose elements come from the responder chain.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The elements that a responder supplies for an element that queries the responder chain.
    @preconcurrency @MainActor
    public final class Provider: NSObject {
        package let elements: (@escaping ([UIMenuElement]) -> Void) -> Void
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
    /// The largest number of lines of a title; 0 for the system's.
    // FIXME(gap): titles of menus have one line.
    open var maximumNumberOfTitleLines = 0
    public override init() { super.init() }
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
    public var displayPreferences: UIMenuDisplayPreferences? {
        get { UIKitCore.displayPreferences[self] }
        set { UIKitCore.displayPreferences[self] = newValue }
    }
}

/// An element of a menu that does something: an action or a command.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    var title: String { get set }
    var discoverabilityTitle: String? { get set }
    var image: UIImage? { get set }
    var selectedImage: UIImage? { get set }
    var attributes: UIMenuElement.Attributes { get set }
    var state: UIMenuElement.State { get set }
    var sender: AnyObject? { get }
    var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }
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
    public var selectedImage: UIImage? {
        get { selectedImages[self] }
        set { selectedImages[self] = newValue }
    }
    public var sender: AnyObject? { commandSenders[self] }
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
