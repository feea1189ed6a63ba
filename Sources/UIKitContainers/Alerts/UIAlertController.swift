import Foundation

/// A message with buttons: an alert in the center, or an action sheet at the bottom (a popover in regular width).
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    // Apple's raw values. (SP-G001)
    /// The form of an alert controller, with Apple's raw values.
    public enum Style: Int, Sendable { case actionSheet, alert }

    private var storedActions: [UIAlertAction] = []
    private var storedFields: [UITextField]?
    private var style = Style.actionSheet
    private var card: AlertCard? { viewIfLoaded as? AlertCard }

    /// Creates an alert controller without actions.
    ///
    /// An action sheet in regular width needs a source view or a bar button item in its `popoverPresentationController`; presenting it
    /// without one is a fault.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        style = preferredStyle
        self.title = title
        self.message = message
    }

    // The only designated initializer besides the coder's, so that subclasses inherit the others.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        begin()
    }

    private func begin() {
        presenting.makeController = { [unowned self] presenter in makePresentationController(presenter) }
        presenting.missingPopoverSourceReason = { [unowned self] in missingSourceReason }
        // A tap outside a popover, or a sheet that is pulled down in its place, runs the cancel action's handler. (SP-G014)
        presenting.dismissedByUser = { [unowned self] in cancelAction.map { $0.handler?($0) } }
    }

    /// Creates the `UIAlertController` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        style = .alert
        super.init(coder: coder)
    }

    // MARK: Content

    // Title and message may change; the style may not. (SP-G002)
    open override var title: String? { didSet { card?.rebuild() } }
    /// The text below the title, or nil for none. It may change while the alert is visible.
    open var message: String? { didSet { card?.rebuild() } }
    // Apps access these three by their keys; no header of UIKit declares them.
    package var attributedTitle: NSAttributedString? { didSet { card?.rebuild() } }
    package var attributedMessage: NSAttributedString? { didSet { card?.rebuild() } }
    /// A controller whose view is below the texts, with its preferred height.
    package var contentViewController: UIViewController? {
        didSet {
            guard contentViewController !== oldValue else { return }
            oldValue?.willMove(toParent: nil)
            oldValue?.viewIfLoaded?.removeFromSuperview()
            oldValue?.removeFromParent()
            if let contentViewController { addChild(contentViewController) }
            card?.rebuild()
            contentViewController?.didMove(toParent: self)
        }
    }
    /// The form that the initializer determined. It cannot change.
    open var preferredStyle: Style { style }
    /// The actions in the order in which they were added. The alert may show them in another order, with the cancel action last.
    open var actions: [UIAlertAction] { storedActions }
    /// The text fields in the order in which they were added, or nil if there are none.
    open var textFields: [UITextField]? { storedFields }
    /// The urgency of the message.
    open var severity = UIAlertControllerSeverity.default
    // The preferred action is one of the actions. (SP-G012)
    /// The action that is emphasized, and that the Return key performs, or nil. It must be among `actions`; any other is a fault.
    open var preferredAction: UIAlertAction? {
        didSet {
            if let preferredAction, !storedActions.contains(where: { $0 === preferredAction }) {
                Fault.raise(
                    .invalidArgumentException,
                    "preferredAction of \(Fault.name(of: self)) must be one of its actions. Add the action first.")
                self.preferredAction = oldValue
            }
            card?.rebuild()
        }
    }

    // At most one cancel action, and every action has a title. (SP-G004, SP-G006)
    /// Adds a button. Its position depends on its style.
    ///
    /// A second cancel action and an action without a title are faults.
    open func addAction(_ action: UIAlertAction) {
        guard action.style != .cancel || cancelAction == nil else {
            Fault.raise(
                .internalInconsistencyException, "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
            return
        }
        guard action.title != nil else {
            Fault.raise(.invalidArgumentException, "Actions added to UIAlertController must have a title")
            return
        }
        storedActions.append(action)
        action.whenChanged = { [weak self] in self?.card?.updateButtons() }
        card?.rebuild()
    }

    // Only alerts have text fields, which are configured immediately. (SP-G005, SP-G007)
    /// Adds a text field, which the handler configures immediately. In an action sheet, the call is a fault.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard style == .alert else {
            Fault.raise(
                .internalInconsistencyException, "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
            )
            return
        }
        let field = UITextField()
        field.font = AlertFigures.font(AlertFigures.current.messageSize, AlertFigures.current.messageStyle)
        storedFields = (storedFields ?? []) + [field]
        configurationHandler?(field)
        card?.rebuild()
    }

    var cancelAction: UIAlertAction? { storedActions.first { $0.style == .cancel } }

    /// The actions in the order in which they are drawn. (SP-G011)
    package var arrangedActions: [UIAlertAction] {
        guard let cancel = cancelAction else { return storedActions }
        let others = storedActions.filter { $0 !== cancel }
        return style == .alert && storedActions.count == 2 ? [cancel] + others : others + [cancel]
    }

    // MARK: View

    open override func loadView() { view = AlertCard(alert: self) }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        storedFields?.first?.becomeFirstResponder()
    }

    // MARK: Presentation

    // The presentation style of an alert cannot be changed. (SP-G015)
    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { isPopover ? .popover : .custom }
        set {}
    }

    private var isPopover: Bool { style == .actionSheet && UIDevice.current.userInterfaceIdiom == .pad }

    /// The preferred size. In a popover an action sheet has the height of its content, unless the app sets a size.
    open override var preferredContentSize: CGSize {
        get {
            let own = super.preferredContentSize
            guard isPopover, own == .zero, let card = view as? AlertCard else { return own }
            return CGSize(width: AlertFigures.popoverWidth, height: card.height(forWidth: AlertFigures.popoverWidth))
        }
        set { super.preferredContentSize = newValue }
    }

    private func makePresentationController(_ presenter: UIViewController?) -> UIPresentationController {
        if isPopover {
            let popover = UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
            popover.coversSource = Generation.current >= .ios26
            popover.behavior.prepare = { [unowned self] in hasContent() }
            return popover
        }
        return AlertPresentationController(presentedViewController: self, presenting: presenter)
    }

    // An alert without title, message, and actions cannot be presented. (SP-G003)
    final func hasContent() -> Bool {
        guard title == nil, message == nil, actions.isEmpty else { return true }
        Fault.raise(.internalInconsistencyException, "UIAlertController must have a title, a message or an action to display")
        return false
    }

    // In regular widths an action sheet is a popover and needs a source. (SP-G013)
    private var missingSourceReason: String {
        // Releases before scenes don't log the presenter.
        let source = Generation.current >= .ios13 ? presenting.initiator : nil
        let from = source.map { " from \(type(of: $0)) (\(Fault.name(of: $0)))" } ?? ""
        return
            "Your application has presented a UIAlertController (\(Fault.name(of: self))) of style UIAlertControllerStyleActionSheet\(from). "
            + "The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide location "
            + "information for this popover through the alert controller's popoverPresentationController. You must provide either a sourceView "
            + "and sourceRect or a barButtonItem.  If this information is not known when you present the alert controller, you may provide it in "
            + "the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
    }

    /// Return activates the preferred action of an alert. (SP-G012)
    open override var keyCommands: [UIKeyCommand]? {
        let others = super.keyCommands
        guard style == .alert, preferredAction != nil else { return others }
        return (others ?? []) + [UIKeyCommand(input: "\r", modifierFlags: [], action: "activatePreferredAction")]
    }

    package func activatePreferredAction() { preferredAction.map(activate) }

    /// Runs an action like a tap on its button: dismisses the alert, and then calls the handler. (SP-G009)
    package func activate(_ action: UIAlertAction) {
        // The alert has one choice: a second one, such as a key during the dismissal, would dismiss the presenter, too.
        guard action.isEnabled, presenting.own?.isEnding != true else { return }
        guard let presenter = presentingViewController else {
            action.handler?(action)
            return
        }
        presenter.dismiss(animated: true) { action.handler?(action) }
    }
}
