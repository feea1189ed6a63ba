import Foundation

/// The callbacks for renaming a document from the title menu.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
    public func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
    public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}

/// The properties of the document that a title menu shows.
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
    // FIXME(gap): the title has no menu that would share or drag the document.
    open var activityViewControllerProvider: (() -> UIViewController)?
    open var dragItemsProvider: ((Any) -> [Any])?
    open var wantsIconRepresentation = true
    public init(url: URL) { super.init() }
}
