import UIKitLists

/// The style in which a range of text is shown during a search.
public enum UITextSearchFoundTextStyle: Int, Sendable { case normal, found, highlighted }

/// Text, in one document or several, in which a find session searches.
@preconcurrency @MainActor
public protocol UITextSearching<DocumentIdentifier>: NSObjectProtocol {
    /// The type of the documents' identifiers. A text of one document uses the default.
    associatedtype DocumentIdentifier: Hashable = AnyHashable?
    /// The selected range, from which the search begins.
    var selectedTextRange: UITextRange? { get }
    /// Compares found ranges, to determine the order in which they are highlighted.
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
    /// Finds the text, and reports each range and the end to the aggregator, immediately or later.
    func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
    /// Shows a found range in a style.
    func decorate(foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
    /// Shows all ranges as they are without a search.
    func clearAllDecoratedFoundText()

    // Optional requirements.

    /// Whether found text can be replaced. The default is `false`.
    var supportsTextReplacement: Bool { get }
    /// Returns whether a found range may be replaced. The default is `supportsTextReplacement`.
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
    /// Replaces a found range.
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
    /// Replaces all ranges that a search finds.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
    /// Called before a found range is highlighted.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
    /// Scrolls until a range is visible.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
    /// The document of the selection, or nil.
    var selectedTextSearchDocument: DocumentIdentifier? { get }
    /// Returns the order of two documents.
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
}

extension UITextSearching {
    /// Whether found text can be replaced, for a conforming type that doesn't implement the property: `false`.
    public var supportsTextReplacement: Bool { false }
    /// Returns `supportsTextReplacement` for a conforming type that doesn't implement the method.
    public func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool {
        supportsTextReplacement
    }
    /// Does nothing for a conforming type that doesn't implement the method.
    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
    /// Does nothing for a conforming type that doesn't implement the method.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
    /// Does nothing for a conforming type that doesn't implement the method.
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
    /// Does nothing for a conforming type that doesn't implement the method.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
    /// Returns nil for a conforming type that doesn't implement the property.
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    /// Returns that all documents are equal, for a conforming type that doesn't implement the method.
    public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult { .orderedSame }
}

/// Collects the ranges that a search finds.
@preconcurrency @MainActor
public struct UITextSearchAggregator<DocumentIdentifier: Hashable> {
    let results: FoundText
    let query: String

    /// The ranges found so far, in the order of their discovery.
    public var allFoundRanges: [UITextRange] { results.found.map(\.range) }
    /// Adds a range that was found for a text. A range for text other than the current text is ignored.
    public func foundRange(_ range: UITextRange, searchString string: String, document: DocumentIdentifier?) {
        guard string == query else { return }
        results.add(range, document as AnyHashable?)
    }
    /// Removes a range whose text no longer matches; if it was highlighted, the next one is.
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?) {
        results.remove(range, document as AnyHashable?)
    }
    /// Ends the search. The first range is highlighted.
    public func finishedSearching() { results.finish() }
    /// Removes all ranges.
    public func invalidate() { results.removeAll() }
}

/// The ranges of a search, in the order of the documents.
@MainActor
final class FoundText {
    struct Range {
        let range: UITextRange
        let document: AnyHashable?
    }
    private(set) var found: [Range] = []
    private(set) var isFinished = false
    var highlighted: Int?
    var changed: () -> Void = {}
    var finished: () -> Void = {}

    func add(_ range: UITextRange, _ document: AnyHashable?) {
        found.append(Range(range: range, document: document))
        changed()
    }
    func remove(_ range: UITextRange, _ document: AnyHashable?) {
        guard let index = found.firstIndex(where: { $0.range.isEqual(range) && $0.document == document }) else { return }
        found.remove(at: index)
        if let current = highlighted {
            highlighted = found.isEmpty ? nil : min(current > index ? current - 1 : current, found.count - 1)
        }
        changed()
    }
    func removeAll() {
        (found, highlighted) = ([], nil)
        changed()
    }
    func finish() {
        isFinished = true
        finished()
    }
    func sort(by precedes: (Range, Range) -> Bool) { found.sort(by: precedes) }
}

/// A find session over an object that finds its own text, such as a text view.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
    /// The object that is searched. The session does not keep it.
    public weak var searchableObject: (any UITextSearching)?
    private let target: Target?
    private var results = FoundText()
    private var query: (text: String, options: UITextSearchOptions)?

    /// The session's calls of the object, for any type of document.
    @MainActor
    private struct Target {
        let search: (String, UITextSearchOptions, FoundText) -> Void
        let clear: () -> Void
        let decorate: (FoundText.Range, UITextSearchFoundTextStyle) -> Void
        let show: (FoundText.Range) -> Void
        let precedes: (FoundText.Range, FoundText.Range) -> Bool
        let mayReplace: (FoundText.Range?, String) -> Bool
        let replace: (FoundText.Range, String) -> Void
        let replaceAll: (String, UITextSearchOptions, String) -> Void
        /// The start of the search: the range of the selection and its document.
        let start: () -> FoundText.Range?

        init<T: UITextSearching>(_ object: T) {
            func document(_ found: FoundText.Range) -> T.DocumentIdentifier? { found.document?.base as? T.DocumentIdentifier }
            search = { [weak object] in
                object?.performTextSearch(queryString: $0, options: $1, resultAggregator: UITextSearchAggregator(results: $2, query: $0))
            }
            clear = { [weak object] in object?.clearAllDecoratedFoundText() }
            decorate = { [weak object] in object?.decorate(foundTextRange: $0.range, document: document($0), usingStyle: $1) }
            show = { [weak object] found in
                object?.willHighlight(foundTextRange: found.range, document: document(found))
                object?.decorate(foundTextRange: found.range, document: document(found), usingStyle: .highlighted)
                object?.scrollRangeToVisible(found.range, inDocument: document(found))
            }
            precedes = { [weak object] a, b in
                guard let object else { return false }
                if let first = document(a), let second = document(b), first != second {
                    return object.compare(document: first, toDocument: second) == .orderedAscending
                }
                return object.compare(a.range, toRange: b.range, document: document(a)) == .orderedAscending
            }
            mayReplace = { [weak object] found, text in
                guard let object, object.supportsTextReplacement else { return false }
                guard let found else { return true }
                return object.shouldReplace(foundTextRange: found.range, document: document(found), withText: text)
            }
            replace = { [weak object] in object?.replace(foundTextRange: $0.range, document: document($0), withText: $1) }
            replaceAll = { [weak object] in object?.replaceAll(queryString: $0, options: $1, withText: $2) }
            start = { [weak object] in
                guard let object, let range = object.selectedTextRange else { return nil }
                return FoundText.Range(range: range, document: object.selectedTextSearchDocument as AnyHashable?)
            }
        }
    }

    /// Creates a session that searches a text.
    public init(searchableObject: any UITextSearching) {
        self.searchableObject = searchableObject
        target = Self.target(searchableObject)
        super.init()
    }
    private static func target<T: UITextSearching>(_ object: T) -> Target { Target(object) }

    open override var resultCount: Int { results.found.count }
    open override var highlightedResultIndex: Int { results.highlighted ?? NSNotFound }
    open override var supportsReplacement: Bool { target?.mayReplace(nil, "") ?? false }
    open override var allowsReplacementForCurrentlyHighlightedResult: Bool {
        highlighted.map { target?.mayReplace($0, "") ?? false } ?? false
    }
    private var highlighted: FoundText.Range? { results.highlighted.map { results.found[$0] } }

    /// Searches, and highlights the first result after the selection.
    open override func performSearch(query: String, options: UITextSearchOptions?) {
        let options = options ?? UITextSearchOptions()
        target?.clear()
        results.changed = {}
        results = FoundText()
        self.query = query.isEmpty ? nil : (query, options)
        guard !query.isEmpty else { return changed() }
        results.finished = { [weak self] in self?.searchEnded() }
        target?.search(query, options, results)
        results.changed = { [weak self] in self?.redecorate() }
    }

    private func searchEnded() {
        guard let target else { return }
        results.sort(by: target.precedes)
        let start = target.start()
        results.highlighted =
            results.found.isEmpty ? nil : results.found.firstIndex { found in start.map { !target.precedes(found, $0) } ?? true } ?? 0
        redecorate()
    }

    private func redecorate() {
        for (index, found) in results.found.enumerated() where index != results.highlighted { target?.decorate(found, .found) }
        if let highlighted { target?.show(highlighted) }
        changed()
    }

    /// Highlights the next result or the previous one. The first result follows the last.
    open override func highlightNextResult(in direction: UITextStorageDirection) {
        let count = results.found.count
        guard count > 0 else { return }
        if let highlighted { target?.decorate(highlighted, .found) }
        let step = direction == .forward ? 1 : count - 1
        results.highlighted = results.highlighted.map { ($0 + step) % count } ?? (direction == .forward ? 0 : count - 1)
        if let highlighted { target?.show(highlighted) }
        changed()
    }

    open override func performSingleReplacement(query: String, replacementString: String, options: UITextSearchOptions?) {
        guard let target, let found = highlighted, target.mayReplace(found, replacementString) else { return }
        target.replace(found, replacementString)
        performSearch(query: query, options: options)
    }

    open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        guard let target, target.mayReplace(nil, replacementString) else { return }
        target.replaceAll(searchQuery, options ?? UITextSearchOptions(), replacementString)
        performSearch(query: searchQuery, options: options)
    }

    open override func invalidateFoundResults() {
        target?.clear()
        results.removeAll()
        changed()
    }

    override func end() {
        results.changed = {}
        target?.clear()
    }
}

// MARK: Text views

extension UITextView: UITextSearching {
    /// The type of documents' identifiers, of which a text view has none.
    public typealias DocumentIdentifier = AnyHashable?

    /// Compares the beginnings of two ranges.
    public func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??) -> ComparisonResult {
        compare(foundRange.start, to: toRange.start)
    }

    /// Searches the whole text immediately, and reports each range.
    public func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
    ) {
        for range in TextSearch.ranges(of: queryString, in: text as NSString, options) {
            resultAggregator.foundRange(IndexRange(range), searchString: queryString, document: nil)
        }
        resultAggregator.finishedSearching()
    }

    /// Colors a found range, or removes its color.
    public func decorate(foundTextRange: UITextRange, document: AnyHashable??, usingStyle: UITextSearchFoundTextStyle) {
        let color: UIColor? =
            switch usingStyle {
            case .normal: nil
            case .found: .systemYellow.withAlphaComponent(0.35)
            case .highlighted: .systemYellow
            }
        foundText[foundTextRange.nsRange] = color
        canvas.setNeedsDisplay()
    }

    /// Removes the colors of all found ranges.
    public func clearAllDecoratedFoundText() {
        foundText = [:]
        canvas.setNeedsDisplay()
    }

    /// Whether the text is editable.
    public var supportsTextReplacement: Bool { isEditable }
    /// Replaces a found range, and notifies the delegate of the text view.
    public func replace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) {
        replace(foundTextRange, withText: withText)
    }
    /// Replaces all ranges that match, from the last to the first.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
        for range in TextSearch.ranges(of: queryString, in: text as NSString, options).reversed() {
            replace(IndexRange(range), withText: withText)
        }
    }
    /// Scrolls until a range is visible.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) { scrollRangeToVisible(range.nsRange) }
}

/// Finds a text by the options of a search.
enum TextSearch {
    @MainActor static func ranges(of query: String, in text: NSString, _ options: UITextSearchOptions) -> [NSRange] {
        var ranges: [NSRange] = [], start = 0
        while start < text.length, !query.isEmpty {
            let rest = NSRange(location: start, length: text.length - start)
            let found = text.range(of: query, options: options.stringCompareOptions, range: rest)
            guard found.location != NSNotFound, found.length > 0 else { break }
            let begins = !isLetter(text, found.location - 1), ends = !isLetter(text, NSMaxRange(found))
            switch options.wordMatchMethod {
            case .contains: ranges.append(found)
            case .startsWith: if begins { ranges.append(found) }
            case .fullWord: if begins, ends { ranges.append(found) }
            }
            start = NSMaxRange(found)
        }
        return ranges
    }

    private static func isLetter(_ text: NSString, _ index: Int) -> Bool {
        guard index >= 0, index < text.length, let scalar = Unicode.Scalar(text.character(at: index)) else { return false }
        return CharacterSet.alphanumerics.contains(scalar)
    }
}
