import Foundation

/// The callback for the font that the user chose.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// Called after the user chose a font, which is in `selectedFontDescriptor`.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    /// Called after the user canceled the picker, or swiped it away.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}
extension UIFontPickerViewControllerDelegate {
    /// Does nothing for a delegate that doesn't implement the method.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// A list of the available font families.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// The choice of the fonts that a picker lists.
    open class Configuration: NSObject {
        /// Whether the picker lists the faces of families. It is stored but has no effect: the list has families.
        open var includeFaces = false
        /// Whether the names are in the system's font instead of their own. The default is `false`.
        open var displayUsingSystemFont = false
        /// The traits that a family must have; all families are listed if it is empty.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        public override init() { super.init() }
    }

    /// The object that gets the font.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    open private(set) var configuration: Configuration
    /// The chosen font, or nil before a choice.
    open var selectedFontDescriptor: UIFontDescriptor?
    private let table = UITableView()
    private lazy var families = UIFont.familyNames.sorted().filter { family in
        let wanted = configuration.filteredTraits
        guard !wanted.isEmpty else { return true }
        return UIFont.fontNames(forFamilyName: family).contains {
            UIFont(name: $0, size: 17)?.fontDescriptor.symbolicTraits.isSuperset(of: wanted) ?? false
        }
    }

    /// Creates a picker with the given configuration.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        reportSwipe()
    }
    /// Creates a picker with the default configuration.
    public convenience init() { self.init(configuration: Configuration()) }
    /// Creates the `UIFontPickerViewController` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
        reportSwipe()
    }

    open override func loadView() {
        (table.dataSource, table.delegate) = (self, self)
        view = PickerList(table, title: "Fonts") { [weak self] in self?.cancel() }
    }
    private func reportSwipe() {
        presenting.dismissedByUser = { [weak self] in
            if let self { delegate?.fontPickerViewControllerDidCancel(self) }
        }
    }
    private func cancel() {
        dismiss(animated: true)
        delegate?.fontPickerViewControllerDidCancel(self)
    }
    /// Returns the number of families, which the picker's table lists.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { families.count }
    /// Returns the row of a family.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = families[indexPath.row]
        if !configuration.displayUsingSystemFont { cell.textLabel?.font = UIFont(name: families[indexPath.row], size: 17) }
        return cell
    }
    /// Chooses the family of the selected row, and calls the delegate.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selectedFontDescriptor = UIFontDescriptor(name: families[indexPath.row], size: 17)
        dismiss(animated: true)
        delegate?.fontPickerViewControllerDidPickFont(self)
    }
}
