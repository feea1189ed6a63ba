import UIKitLists

/// Finds text in a view. iOS 16.
// FIXME(gap): no bar is shown above the keyboard; the interaction's methods and properties search.
/// An interaction that finds text in a view. No bar is shown: methods and properties search.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    /// The session of the find navigator, from its appearance to its dismissal.
    open private(set) var activeFindSession: UIFindSession?
    /// Whether a session is active. No bar is visible.
    open var isFindNavigatorVisible: Bool { activeFindSession != nil }
    /// The text to find. Setting it searches while the navigator is visible.
    open var searchText: String? { didSet { search() } }
    /// The text that replaces found text, or nil. It is stored but has no effect.
    open var replacementText: String?
    /// A closure that returns the menu of options, or nil for the suggested one. It is never called here.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    /// The options of the next search.
    private var options = UITextSearchOptions()
    private var ownDelegate: (any UIFindInteractionDelegate)?

    /// Creates an interaction, which holds its delegate weakly.
    public init(sessionDelegate: any UIFindInteractionDelegate) { delegate = sessionDelegate }

    /// Creates the interaction of a text view, which keeps its own delegate.
    init(keeping delegate: any UIFindInteractionDelegate) { (self.delegate, ownDelegate) = (delegate, delegate) }

    /// Does nothing when the interaction is about to move to another view.
    open func willMove(to view: UIView?) {}
    /// Stores the view to which the interaction was added, or nil after it was removed.
    open func didMove(to view: UIView?) { self.view = view }

    /// Begins a session with the search field's text.
    open func presentFindNavigator(showingReplace: Bool) {
        guard activeFindSession == nil, let view, let session = delegate?.findInteraction(self, sessionFor: view) else { return }
        activeFindSession = session
        delegate?.findInteraction(self, didBegin: session)
        search()
    }
    /// Ends the session, and notifies the delegate.
    open func dismissFindNavigator() {
        guard let session = activeFindSession else { return }
        activeFindSession = nil
        session.end()
        delegate?.findInteraction(self, didEnd: session)
    }
    /// Highlights the next result, or the first after the last.
    open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
    /// Highlights the previous result, or the last before the first.
    open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }
    /// Does nothing: no bar shows the count.
    open func updateResultCount() {}

    private func search() { if let searchText { activeFindSession?.performSearch(query: searchText, options: options) } }
}

/// A search of a view's text: the number of results, and the highlighted one. An app's subclass searches its own text.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
    /// The form in which the number of results is shown.
    public enum SearchResultDisplayStyle: Int, Sendable { case currentAndTotal, total, none }
    /// The number of results. Override it.
    open var resultCount: Int { 0 }
    /// The index of the highlighted result, or `NSNotFound`. Override it.
    open var highlightedResultIndex: Int { NSNotFound }
    /// The form in which the number of results is shown. It is stored but has no effect.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
    /// Whether text can be replaced. Override it; the default is `false`.
    open var supportsReplacement: Bool { false }
    /// Whether the highlighted result can be replaced. Override it; the default is `false`.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }
    /// Discards all results. Override it. It is never called here.
    open func invalidateFoundResults() {}
    /// Searches the text. Override it.
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    /// Replaces the highlighted result. Override it. It is never called here.
    open func performSingleReplacement(query: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Replaces all results. Override it. It is never called here.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Highlights the next result in a direction. Override it.
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    /// Called when the results change.
    func changed() {}
    /// Called when the navigator disappears.
    func end() {}
}

/// The options that determine which text matches.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
    /// The part of a word that must match.
    public enum WordMatchMethod: Int, Sendable { case contains, startsWith, fullWord }
    /// The part of a word that must match. Here, any part does.
    open var wordMatchMethod: WordMatchMethod { .contains }
    /// The options of comparing texts. Here, capitals have no effect.
    open var stringCompareOptions: NSString.CompareOptions { .caseInsensitive }
}

/// Creates the session that searches a view.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// Returns a session that searches a view, or nil for none.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    /// Called after a session began.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    /// Called after a session ended.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    /// Does nothing for a delegate that doesn't implement the method.
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    /// Does nothing for a delegate that doesn't implement the method.
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
