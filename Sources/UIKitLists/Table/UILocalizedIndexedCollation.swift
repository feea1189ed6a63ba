import UIKitControls

/// Sorts a table's objects into sections by their first letter. The index is the English one: A to Z, and `#` for the rest.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    private static let collation = UILocalizedIndexedCollation()
    /// Returns the collation, which is the same for every language here: the letters from A to Z, and #.
    open class func current() -> UILocalizedIndexedCollation { collation }

    // FIXME(gap): the sections of other languages.
    /// The titles of the sections, in order.
    open var sectionTitles: [String] { Self.titles }
    /// The titles of the index, which are those of the sections.
    open var sectionIndexTitles: [String] { Self.titles }
    private static let titles = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init)

    /// Returns the section of a title of the index, which has the same position.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

    /// Returns the section for the text that `selector` returns for an object.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let first = text(of: object, selector).folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).uppercased().first
        return first.flatMap { Self.titles.firstIndex(of: String($0)) } ?? Self.titles.count - 1
    }

    /// Returns the objects in the order of the strings that their method returns.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        array.map { ($0, text(of: $0, selector)) }
            .sorted { $0.1.compare($1.1, options: [.caseInsensitive, .diacriticInsensitive, .numeric]) == .orderedAscending }.map(\.0)
    }

    private func text(of object: Any, _ selector: Selector) -> String {
        if let text = object as? String, ["self", "description", "lowercaseString", "uppercaseString"].contains(selector.name) {
            return text
        }
        let object = object as AnyObject
        if case .handled(let result) = DispatchTable.invoke(selector, on: object, arguments: []), let text = result as? String {
            return text
        }
        return (object as? NSObject)?.value(forKey: selector.name) as? String ?? ""
    }
}
