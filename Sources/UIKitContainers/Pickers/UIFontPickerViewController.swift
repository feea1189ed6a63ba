import Foundation

/// The callback for the font that the user chose.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}
extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// A list of the available font families.
// FIXME(gap): the delegate is not notified when the user swipes the list away.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    open class Configuration: NSObject {
        open var includeFaces = false
        open var displayUsingSystemFont = false
        /// The traits that a family must have; all families are listed if it is empty.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        public override init() { super.init() }
    }

    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    open private(set) var configuration: Configuration
    open var selectedFontDescriptor: UIFontDescriptor?
    private let table = UITableView()
    private lazy var families = UIFont.familyNames.sorted().filter { family in
        let wanted = configuration.filteredTraits
        guard !wanted.isEmpty else { return true }
        return UIFont.fontNames(forFamilyName: family).contains {
            UIFont(name: $0, size: 17)?.fontDescriptor.symbolicTraits.isSuperset(of: wanted) ?? false
        }
    }

    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init() { self.init(configuration: Configuration()) }
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }

    open override func loadView() {
        (table.dataSource, table.delegate) = (self, self)
        view = PickerList(table, title: "Fonts") { [weak self] in self?.cancel() }
    }
    private func cancel() {
        dismiss(animated: true)
        delegate?.fontPickerViewControllerDidCancel(self)
    }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { families.count }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = families[indexPath.row]
        if !configuration.displayUsingSystemFont { cell.textLabel?.font = UIFont(name: families[indexPath.row], size: 17) }
        return cell
    }
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selectedFontDescriptor = UIFontDescriptor(name: families[indexPath.row], size: 17)
        dismiss(animated: true)
        delegate?.fontPickerViewControllerDidPickFont(self)
    }
}
