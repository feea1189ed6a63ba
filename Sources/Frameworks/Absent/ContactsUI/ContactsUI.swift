// A labeled placeholder; nothing can be picked.
@_exported import ContactsCompanion
@_exported import FrameworkPlaceholder

/// The callbacks of a picker.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    func contactPicker(_ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty])
}
extension CNContactPickerDelegate {
    public func contactPicker(_ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]) {}
    /// Does nothing.
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    /// Does nothing.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    /// Does nothing.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
    /// Does nothing.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}
/// A labeled placeholder, in which no contact can be picked.
open class CNContactPickerViewController: UnavailableFrameworkController {
    open weak var delegate: (any CNContactPickerDelegate)?
    open var displayedPropertyKeys: [String]?
    open var predicateForEnablingContact: NSPredicate?
    open var predicateForSelectionOfContact: NSPredicate?
    open var predicateForSelectionOfProperty: NSPredicate?
    open override func viewDidLoad() {
        super.viewDidLoad()
        showUnavailable("Contacts")
    }
}
/// The callback for the end of editing a contact.
@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    /// Returns whether a tap on a property calls, writes, or shows it. It isn't called.
    func contactViewController(_ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty) -> Bool
    /// Called when the user has edited a contact, with nil if it was canceled.
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}
extension CNContactViewControllerDelegate {
    public func contactViewController(_ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty)
        -> Bool
    { true }
    /// Does nothing.
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
}
/// A view controller that would show a contact. It shows a label instead.
open class CNContactViewController: UnavailableFrameworkController {
    open weak var delegate: (any CNContactViewControllerDelegate)?
    open private(set) var contact = CNContact()
    open var allowsEditing = true, allowsActions = true
    open var contactStore: CNContactStore?
    open var displayedPropertyKeys: [Any]?
    open var shouldShowLinkedContacts = false
    /// The group and the container of a new contact. They are stored but have no effect.
    public final var parentGroup: CNGroup?, parentContainer: CNContainer?
    /// Marks a property. The label shows none.
    open func highlightProperty(withKey key: String, identifier: String?) {}
    open var alternateName: String?, message: String?
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "allKeys" as NSString }
    public convenience init(for contact: CNContact) {
        self.init()
        self.contact = contact
    }
    public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNContact()) }
    public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
    open override func viewDidLoad() {
        super.viewDidLoad()
        showUnavailable("Contacts")
    }
}
