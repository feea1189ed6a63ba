import Foundation

/// The objects that a responder owns for text input and Handoff; rarely used, so created on first use.
@MainActor
final class ResponderInput {
    lazy var assistantItem = UITextInputAssistantItem()
    var pasteConfiguration: UIPasteConfiguration?
    var userActivity: NSUserActivity?

    nonisolated init() {}
}

/// The edit actions that every responder may perform.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Removes the selection and puts it on the pasteboard.
    func cut(_ sender: Any?)
    /// Puts the selection on the pasteboard.
    func copy(_ sender: Any?)
    /// Replaces the selection with the pasteboard's content.
    func paste(_ sender: Any?)
    /// Selects the word or object at the caret.
    func select(_ sender: Any?)
    /// Selects all of the responder's content.
    func selectAll(_ sender: Any?)
    /// Removes the selection, without the pasteboard.
    func delete(_ sender: Any?)
}

/// Continues an activity where it was left, on this device or another.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Restores the state that an activity describes.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// A responder that accepts pasted or dropped data of specified types.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The types that the responder accepts; `nil` accepts none.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Inserts the data that the user pasted or dropped.
    func paste(itemProviders: [NSItemProvider])
    /// Whether the responder accepts all of the given data.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

/// The uniform types that may be pasted.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
    /// The uniform type identifiers that may be pasted; data of types that conform to them, too.
    open var acceptableTypeIdentifiers: [String]

    public override init() { acceptableTypeIdentifiers = [] }
    /// Accepts all types that a class can read.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }
    /// Accepts all types that another class can read, too.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }
    /// Accepts the given uniform type identifiers.
    public init(acceptableTypeIdentifiers: [String]) { self.acceptableTypeIdentifiers = acceptableTypeIdentifiers }
    /// Accepts further uniform type identifiers.
    open func addAcceptableTypeIdentifiers(_ identifiers: [String]) { acceptableTypeIdentifiers += identifiers }
}

/// Whether the system's three-finger editing gestures work over a responder.
public enum UIEditingInteractionConfiguration: Int, Sendable {
    /// Over this responder, gestures with three fingers do nothing.
    case none = 0
    /// Over this responder, gestures with three fingers copy, paste, and undo. They aren't recognized here.
    case `default` = 1
}

/// The bar above a hardware keyboard's candidates.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    // FIXME(gap): no shortcuts bar is shown above the keyboard.
    /// Whether the user may hide the shortcuts. Stored but has no effect: the bar is not shown.
    open var allowsHidingShortcuts = true
    /// The groups of buttons at the leading end of the bar. Stored but has no effect.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// The groups of buttons at the trailing end of the bar. Stored but has no effect.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// A keyboard's language.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
    /// The keyboard's language as a BCP 47 tag, or `nil`.
    open private(set) var primaryLanguage: String?

    package init(primaryLanguage: String) { self.primaryLanguage = primaryLanguage }

    /// The input mode of the host's keyboard. The emulated device has one keyboard with one language.
    package static var current = UITextInputMode(primaryLanguage: "en-US")
    /// The keyboards that the user has turned on: only that of the host.
    open class var activeInputModes: [UITextInputMode] { [current] }
    /// The name of the notification of another keyboard or language. Never posted here.
    public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}
