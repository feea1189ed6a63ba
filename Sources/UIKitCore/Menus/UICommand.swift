import Foundation

/// A menu element that sends a selector up the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    /// The longer description of the command, or `nil`.
    open var discoverabilityTitle: String?
    /// The method that the command sends.
    open private(set) var action: Selector
    /// The value that distinguishes commands with the same action, or `nil`.
    open private(set) var propertyList: Any?
    /// Whether the command is disabled, destructive, or hidden.
    open var attributes: UIMenuElement.Attributes
    /// Whether the command has a checkmark.
    open var state: UIMenuElement.State
    /// The actions while modifier keys are held.
    open private(set) var alternates: [UICommandAlternate]

    /// Creates a command that sends `action` up the responder chain, with itself as the argument.
    ///
    /// - Parameters:
    ///   - propertyList: A value that distinguishes commands with the same action.
    ///   - alternates: The actions while modifier keys are held.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }

    override func copied() -> UIMenuElement {
        let copy = UICommand(
            title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
        copy.selectedImage = selectedImage
        return copy
    }
}

/// An alternative to a command while modifier keys are held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    /// The title while the modifier keys are held.
    open private(set) var title: String
    /// The method that is sent while the modifier keys are held.
    open private(set) var action: Selector
    /// The modifier keys of the alternative.
    open private(set) var modifierFlags: UIKeyModifierFlags

    /// Creates an alternative with its own title and action for the given modifier keys.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
        super.init()
    }
}

/// The modifier keys held with a key.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits, one for each key, with Apple's values.
    public let rawValue: Int
    /// Creates a set of keys from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps Lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Either Shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Either Control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Either Option key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Either Command key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the number pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// The property list of the command that shares the selection.
public let UICommandTagShare = "com.apple.menu.share"
