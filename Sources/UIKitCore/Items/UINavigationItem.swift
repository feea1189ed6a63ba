import Foundation

/// The content of a navigation bar for one view controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
    public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
    public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked, integrated, integratedCentered, integratedButton }

    open var title: String? { didSet { itemDidChange() } }
    // FIXME(gap): stored, but not used: the bar's title uses `title` as its label.
    open var accessibilityLabel: String?
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityLabel.map(NSAttributedString.init(string:)) }
        set { accessibilityLabel = newValue?.string }
    }
    open var titleView: UIView? { didSet { itemDidChange() } }
    open var prompt: String? { didSet { itemDidChange() } }
    open var backBarButtonItem: UIBarButtonItem? { didSet { itemDidChange() } }
    open var backButtonTitle: String? { didSet { itemDidChange() } }
    open var backAction: UIAction? { didSet { itemDidChange() } }
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { itemDidChange() } }
    open var hidesBackButton = false { didSet { itemDidChange() } }
    open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { itemDidChange() } }
    open var largeTitle: String? { didSet { itemDidChange() } }
    /// A smaller line below the title, if the title is in the bar's row. A `titleView` replaces both.
    open var subtitle: String? { didSet { itemDidChange() } }
    /// A title that replaces `title`; fonts and colors that it does not specify are the bar's.
    open var attributedTitle: AttributedString? { didSet { itemDidChange() } }
    /// A subtitle that replaces `subtitle`.
    open var attributedSubtitle: AttributedString? { didSet { itemDidChange() } }
    // FIXME(gap): nothing is shown below a large title, and no view replaces a subtitle.
    open var largeSubtitle: String? { didSet { itemDidChange() } }
    open var largeAttributedSubtitle: AttributedString? { didSet { itemDidChange() } }
    open var subtitleView: UIView? { didSet { itemDidChange() } }
    open var largeSubtitleView: UIView? { didSet { itemDidChange() } }
    open var style = ItemStyle.navigator { didSet { itemDidChange() } }
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    open var standardAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
    open var compactAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
    // F-41. FIXME(gap): the bar's center shows no groups.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic { didSet { itemDidChange() } }
    open var hidesSearchBarWhenScrolling = true { didSet { itemDidChange() } }
    open var centerItemGroups: [UIBarButtonItemGroup] = [] { didSet { itemDidChange() } }
    open var customizationIdentifier: String?
    /// The placement of the search bar: beside the title in the wide bars of an iPad, below it elsewhere.
    open var searchBarPlacement: SearchBarPlacement { display?.placesSearchInline == true ? .inline : .stacked }
    // FIXME(gap): search bars appear in no toolbar and in no other bar.
    open var searchBarPlacementAllowsToolbarIntegration = true
    open var searchBarPlacementAllowsExternalIntegration = false
    /// The item that places the search bar in a toolbar.
    open private(set) lazy var searchBarPlacementBarButtonItem = UIBarButtonItem(barButtonSystemItem: .search, target: nil, action: nil)
    /// The source from which an overflow menu would open: `nil`, because bars have none.
    open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { nil }
    // FIXME(gap): bars show neither an overflow menu nor a pinned group.
    open var pinnedTrailingGroup: UIBarButtonItemGroup?
    open var additionalOverflowItems: UIDeferredMenuElement?
    /// FIXME(gap): bars have no title menu, so renaming and the document's properties are not available.
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)?
    open var documentProperties: UIDocumentProperties?

    /// The `searchController` of the public interface, which is in UIKitContainers together with its class.
    package var searchControllerObject: UIViewController? { didSet { itemDidChange() } }

    public init(title: String) {
        super.init()
        self.title = title
    }

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        title = coder.decodeObject(forKey: "UITitle") as? String
        prompt = coder.decodeObject(forKey: "UIPrompt") as? String
        titleView = coder.decodeObject(forKey: "UITitleView") as? UIView
        leftBarButtonItems = coder.decodeObject(forKey: "UILeftBarButtonItems") as? [UIBarButtonItem]
        rightBarButtonItems = coder.decodeObject(forKey: "UIRightBarButtonItems") as? [UIBarButtonItem]
        backBarButtonItem = coder.decodeObject(forKey: "UIBackBarButtonItem") as? UIBarButtonItem
    }

    open func encode(with coder: NSCoder) {
        coder.encode(title, forKey: "UITitle")
        coder.encode(prompt, forKey: "UIPrompt")
    }

    // MARK: Buttons

    /// The leading buttons; the first is the leading-most.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
    /// The trailing buttons; the first is the trailing-most.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }

    /// The first of `leftBarButtonItems`; setting it replaces them all.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { leftBarButtonItems.map { [UIBarButtonItemGroup(barButtonItems: $0, representativeItem: nil)] } ?? [] }
        set { leftBarButtonItems = newValue.flatMap(\.barButtonItems) }
    }

    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { rightBarButtonItems.map { [UIBarButtonItemGroup(barButtonItems: $0.reversed(), representativeItem: nil)] } ?? [] }
        set { rightBarButtonItems = newValue.flatMap(\.barButtonItems).reversed() }
    }

    // FIXME(gap): a bar shows the new items at once, even if `animated` is true.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { setLeftBarButtonItems(item.map { [$0] }, animated: animated) }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { setRightBarButtonItems(item.map { [$0] }, animated: animated) }

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    // MARK: The bar

    /// The bar that shows the item; it clears this when it is deallocated.
    package nonisolated(unsafe) unowned(unsafe) var display: (any NavigationItemDisplay)?

    package func itemDidChange() { display?.itemDidChange() }
}

/// An object that displays a navigation item: a navigation bar.
@MainActor
package protocol NavigationItemDisplay: AnyObject {
    func itemDidChange()
    /// Whether the search bar of the visible item is beside its title.
    var placesSearchInline: Bool { get }
}
