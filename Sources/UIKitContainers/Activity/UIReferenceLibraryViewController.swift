import Foundation

/// The dictionary, which has no definitions, because there are no dictionaries.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
    open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
    public init(term: String) {
        super.init(nibName: nil, bundle: nil)
        title = term
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
