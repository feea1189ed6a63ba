import UIKitLists

/// Finds text in a view. iOS 16.
// FIXME(gap): no bar is shown above the keyboard; the interaction's methods and properties search.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    /// The session of the find navigator, from its appearance to its dismissal.
    open private(set) var activeFindSession: UIFindSession?
    open var isFindNavigatorVisible: Bool { activeFindSession != nil }
    /// The text to find. Setting it searches while the navigator is visible.
    open var searchText: String? { didSet { search() } }
    open var replacementText: String?
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    /// The options of the next search.
    private var options = UITextSearchOptions()
    private var ownDelegate: (any UIFindInteractionDelegate)?

    public init(sessionDelegate: any UIFindInteractionDelegate) { delegate = sessionDelegate }

    /// Creates the interaction of a text view, which keeps its own delegate.
    init(keeping delegate: any UIFindInteractionDelegate) { (self.delegate, ownDelegate) = (delegate, delegate) }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    /// Begins a session with the search field's text.
    open func presentFindNavigator(showingReplace: Bool) {
        guard activeFindSession == nil, let view, let session = delegate?.findInteraction(self, sessionFor: view) else { return }
        activeFindSession = session
        delegate?.findInteraction(self, didBegin: session)
        search()
    }
    open func dismissFindNavigator() {
        guard let session = activeFindSession else { return }
        activeFindSession = nil
        session.end()
        delegate?.findInteraction(self, didEnd: session)
    }
    open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
    open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }
    /// Does nothing: no bar shows the count.
    open func updateResultCount() {}

    private func search() { if let searchText { activeFindSession?.performSearch(query: searchText, options: options) } }
}

/// A search of a view's text: the number of results, and the highlighted one. An app's subclass searches its own text.
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
    open func performSingleReplacement(query: String, replacementString: String, options: UITextSearchOptions?) {}
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    /// Called when the results change.
    func changed() {}
    /// Called when the navigator disappears.
    func end() {}
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
    /// Does nothing for a delegate that omits the method.
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    /// Does nothing for a delegate that omits the method.
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

private let findInteractions = AttachedProperty<UIFindInteraction?>(nil)
private let foundTexts = AttachedProperty<[NSRange: UIColor]>([:])

extension UITextView {
    /// The find interaction; `nil` unless `isFindInteractionEnabled`.
    public var findInteraction: UIFindInteraction? {
        guard isFindInteractionEnabled else { return nil }
        if let known = findInteractions[self] { return known }
        let made = UIFindInteraction(keeping: Finder())
        addInteraction(made)
        findInteractions[self] = made
        return made
    }

    /// The backgrounds of found text.
    var foundText: [NSRange: UIColor] {
        get { foundTexts[self] }
        set { foundTexts[self] = newValue }
    }

    private final class Finder: NSObject, UIFindInteractionDelegate {
        func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
            (view as? UITextView).map(UITextSearchingFindSession.init(searchableObject:))
        }
    }
}
