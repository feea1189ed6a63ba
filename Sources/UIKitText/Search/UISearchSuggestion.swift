import UIKitLists

/// A suggested completion of a search.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// The text of the suggestion, or nil.
    var localizedSuggestion: String? { get }
    /// The text for VoiceOver, or nil.
    var localizedDescription: String? { get }
    /// The image before the text, or nil.
    var iconImage: UIImage? { get }
    /// The text with attributes, or nil.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// A custom value, which the system ignores.
    var representedObject: Any? { get set }
}

/// A suggestion that a search field lists.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    open private(set) var localizedSuggestion: String?
    open private(set) var localizedDescription: String?
    open private(set) var iconImage: UIImage?
    open private(set) var localizedAttributedSuggestion: NSAttributedString?
    /// A custom value, which the system ignores.
    open var representedObject: Any?

    /// Creates a suggestion with text.
    public init(localizedSuggestion suggestion: String, localizedDescription description: String? = nil, iconImage: UIImage? = nil) {
        (localizedSuggestion, localizedDescription, self.iconImage, localizedAttributedSuggestion) = (
            suggestion, description, iconImage, nil
        )
        super.init()
    }

    /// Creates a suggestion with text that has attributes.
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
    /// Returns the data of a copied token. It is never called here: tokens are not copied.
    func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) -> NSItemProvider
    /// Called after the user chose a suggestion. It is never called here: none are listed.
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
    /// Returns an empty provider for a delegate that doesn't implement the method.
    public func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) -> NSItemProvider {
        NSItemProvider(object: token.text as NSString)
    }
    /// Does nothing for a delegate that doesn't implement the method.
    public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {}
}
