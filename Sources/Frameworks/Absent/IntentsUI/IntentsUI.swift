// There is no Siri: the controllers are labeled placeholders, and the button opens nothing.
@_exported import FrameworkPlaceholder
@_exported import IntentsCompanion

/// The look of the button.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable { case white, whiteOutline, black, blackOutline, automatic, automaticOutline }
/// The callbacks of the button. Nothing calls them.
@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
    /// Called to show a controller. It isn't called.
    func present(
        _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController, for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
    /// Called to show a controller. It isn't called.
    func present(
        _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController, for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}
/// A button with the words "Add to Siri". Apple's mark is not shipped.
open class INUIAddVoiceShortcutButton: UIButton {
    /// The receiver of the controllers. Not retained.
    public final weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
    public final var shortcut: INShortcut?
    /// The look of the button.
    public final var style: INUIAddVoiceShortcutButtonStyle
    public init(style: INUIAddVoiceShortcutButtonStyle) {
        self.style = style
        super.init(frame: .zero)
        setTitle("Add to Siri", for: .normal)
    }
    public required init?(coder: NSCoder) {
        style = .automatic
        super.init(coder: coder)
        setTitle("Add to Siri", for: .normal)
    }
    /// Sets the look of the button.
    public final func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) { self.style = style }
}
/// The callbacks of the controller that adds a shortcut. Nothing calls them.
@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    /// Called with the shortcut or an error. It isn't called.
    func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?, error: (any Error)?)
    /// Called when the user cancels. It isn't called.
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}
/// A labeled placeholder for the controller that adds a shortcut.
open class INUIAddVoiceShortcutViewController: UnavailableFrameworkController {
    /// The receiver of the result. Not retained.
    public final weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
    /// Creates a placeholder.
    public init(shortcut: INShortcut) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override func viewDidLoad() {
        super.viewDidLoad()
        showUnavailable("IntentsUI")
    }
}
/// The callbacks of the controller that changes a shortcut. Nothing calls them.
@preconcurrency @MainActor
public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    /// Called with the changed shortcut or an error. It isn't called.
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?, error: (any Error)?)
    /// Called when the user deleted the shortcut. It isn't called.
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
    /// Called when the user cancels. It isn't called.
    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}
/// A labeled placeholder for the controller that changes a shortcut.
open class INUIEditVoiceShortcutViewController: UnavailableFrameworkController {
    /// The receiver of the result. Not retained.
    public final weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
    /// Creates a placeholder.
    public init(voiceShortcut: INVoiceShortcut) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override func viewDidLoad() {
        super.viewDidLoad()
        showUnavailable("IntentsUI")
    }
}
