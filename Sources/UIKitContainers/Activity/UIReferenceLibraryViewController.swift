import Foundation

/// The dictionary, which has no definitions, because there are no dictionaries.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
    /// Returns `false`: there are no dictionaries.
    open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
    /// Creates a controller for the definition of a term.
    public init(term: String) {
        super.init(nibName: nil, bundle: nil)
        title = term
    }
    /// Creates the `UIReferenceLibraryViewController` that an interface file or an archive describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
