import UIKitLists

/// A suggested completion of a search.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    var localizedSuggestion: String? { get }
    var localizedDescription: String? { get }
    var iconImage: UIImage? { get }
    var localizedAttributedSuggestion: NSAttributedString? { get }
    var representedObject: Any? { get set }
}

/// A suggestion that a search field lists.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    open private(set) var localizedSuggestion: String?
    open private(set) var localizedDescription: String?
    open private(set) var iconImage: UIImage?
    open private(set) var localizedAttributedSuggestion: NSAttributedString?
    open var representedObject: Any?

    public init(localizedSuggestion suggestion: String, localizedDescription description: String? = nil, iconImage: UIImage? = nil) {
        (localizedSuggestion, localizedDescription, self.iconImage, localizedAttributedSuggestion) = (
            suggestion, description, iconImage, nil
        )
        super.init()
    }

    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        (localizedSuggestion, localizedDescription, self.iconImage, localizedAttributedSuggestion) = (
            suggestion.string, description, iconImage, suggestion
        )
        super.init()
    }
}

/// The callbacks for chosen suggestions, and the data of copied tokens.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) -> NSItemProvider
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
    public func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) -> NSItemProvider {
        NSItemProvider(object: token.text as NSString)
    }
    /// Does nothing for a delegate that omits the method.
    public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {}
}
