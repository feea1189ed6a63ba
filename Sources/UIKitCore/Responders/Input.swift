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
    func cut(_ sender: Any?)
    func copy(_ sender: Any?)
    func paste(_ sender: Any?)
    func select(_ sender: Any?)
    func selectAll(_ sender: Any?)
    func delete(_ sender: Any?)
}

/// Continues an activity where it was left, on this device or another.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// A responder that accepts pasted or dropped data of specified types.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    var pasteConfiguration: UIPasteConfiguration? { get set }
    func paste(itemProviders: [NSItemProvider])
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

/// The uniform types that may be pasted.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
    open var acceptableTypeIdentifiers: [String]

    public override init() { acceptableTypeIdentifiers = [] }
    /// Accepts all types that a class can read.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }
    public init(acceptableTypeIdentifiers: [String]) { self.acceptableTypeIdentifiers = acceptableTypeIdentifiers }
    open func addAcceptableTypeIdentifiers(_ identifiers: [String]) { acceptableTypeIdentifiers += identifiers }
}

/// Whether the system's three-finger editing gestures work over a responder.
public enum UIEditingInteractionConfiguration: Int, Sendable {
    case none = 0
    case `default` = 1
}

/// The bar above a hardware keyboard's candidates.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    // FIXME(gap): no shortcuts bar is shown above the keyboard.
    open var allowsHidingShortcuts = true
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// A keyboard's language.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
    open private(set) var primaryLanguage: String?

    package init(primaryLanguage: String) { self.primaryLanguage = primaryLanguage }

    /// The input mode of the host's keyboard. The emulated device has one keyboard with one language.
    package static var current = UITextInputMode(primaryLanguage: "en-US")
    open class var activeInputModes: [UITextInputMode] { [current] }
    public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}
