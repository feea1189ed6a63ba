import Foundation

/// An item of a menu: an action, a command, a submenu, or a deferred element.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, NSCopying {
    /// Whether an element has a checkmark, or a dash for `mixed`.
    public enum State: Int, Sendable { case off, on, mixed }

    /// The style of an element, with Apple's bits.
    public struct Attributes: OptionSet, Sendable {
        /// The bits, one for each attribute.
        public let rawValue: UInt
        /// Creates attributes from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The element is gray and can't be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// The element is red.
        public static let destructive = Attributes(rawValue: 2)
        /// The element isn't in the menu.
        public static let hidden = Attributes(rawValue: 4)
        /// Choosing the element doesn't close the menu.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    // In UIKit these properties are mutable for actions and commands, but not for menus; one settable pair serves all.
    /// The text of the element. Settable for menus, too, which Apple's are not.
    open var title: String
    /// The image beside the title, or `nil`. Settable for menus, too, which Apple's are not.
    open var image: UIImage?
    /// The smaller line below the title, or `nil`.
    open var subtitle: String?

    package init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
        super.init()
    }

    /// Returns a separate element with the same properties, or the element itself if its elements come later.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { Transferred(value: copied()) }.value }
    private struct Transferred: @unchecked Sendable { let value: Any }  // Copied and used on the main thread.
    /// Returns a separate element with the same properties.
    func copied() -> UIMenuElement { self }
}

extension UIMenuElement: UIAccessibilityIdentification {
    /// The name by which tests find the element in an open menu, or `nil`.
    public var accessibilityIdentifier: String? {
        get { accessibilityState.identifier }
        set { accessibilityState.identifier = newValue }
    }
}
