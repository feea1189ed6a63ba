import Foundation

/// The callbacks for renaming a document from the title menu.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
    /// Called when the user entered a new name.
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
    /// Whether the document may be renamed.
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    /// Returns the text and the selection with which renaming begins.
    func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)
    /// Whether the user may end with the entered name.
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    /// Returns `true` by default.
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
    /// Returns the suggested text and selection by default.
    public func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
    /// Returns `true` by default.
    public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}

/// The properties of the document that a title menu shows.
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
    // FIXME(gap): the title's menu neither shares nor drags the document.
    /// Returns the controller that shares the document; `nil` offers no sharing. Stored but has no effect.
    open var activityViewControllerProvider: (() -> UIViewController)?
    /// Returns the items for a drag of the title; `nil` allows no drag. Stored but has no effect.
    open var dragItemsProvider: ((Any) -> [Any])?
    /// Whether the title menu shows the document's icon. Stored but has no effect.
    open var wantsIconRepresentation = true
    /// Creates properties for a document. The file isn't read.
    public init(url: URL) { super.init() }
}
