import UIKitLists

/// Finds text in a view with a bar above the keyboard. iOS 16.
// FIXME(gap): no bar is shown; nothing is searched.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    open var activeFindSession: UIFindSession? { nil }
    open var isFindNavigatorVisible: Bool { false }
    open var searchText: String?
    open var replacementText: String?
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

    public init(sessionDelegate: any UIFindInteractionDelegate) { delegate = sessionDelegate }
    override init() {}

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    open func presentFindNavigator(showingReplace: Bool) {}
    open func dismissFindNavigator() {}
    open func findNext() {}
    open func findPrevious() {}
    open func updateResultCount() {}
}

/// A search of a view's text: the number of results, and the highlighted one.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
    public enum SearchResultDisplayStyle: Int, Sendable { case currentAndTotal, total, none }
    open var resultCount: Int { 0 }
    open var highlightedResultIndex: Int { NSNotFound }
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
    open var supportsReplacement: Bool { false }
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }
    open func invalidateFoundResults() {}
    open func performSearch(query: String, options: UITextSearchOptions?) {}
}

/// The options that determine which text matches.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
    public enum WordMatchMethod: Int, Sendable { case contains, startsWith, fullWord }
    open var wordMatchMethod: WordMatchMethod { .contains }
    open var stringCompareOptions: NSString.CompareOptions { .caseInsensitive }
}

/// Creates the session that searches a view.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

private let findInteractions = AttachedProperty<UIFindInteraction?>(nil)

extension UITextView {
    /// The find interaction; `nil` unless `isFindInteractionEnabled`.
    public var findInteraction: UIFindInteraction? {
        guard isFindInteractionEnabled else { return nil }
        if let known = findInteractions[self] { return known }
        let made = UIFindInteraction()
        addInteraction(made)
        findInteractions[self] = made
        return made
    }
}
