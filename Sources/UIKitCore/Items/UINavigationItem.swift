import Foundation

/// The content of a navigation bar for one view controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
    /// Whether a screen has a large title. `automatic` follows the screen below it.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
    /// The text of the back button: the title, the word "Back", or none.
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
    /// The layout of a bar: that of a stack of screens, of a browser with its title leading, or of a document's editor.
    public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
    /// Where the search bar is: in the bar, below it, or as a button.
    public enum SearchBarPlacement: Int, Sendable {
        case automatic, integrated, stacked, integratedCentered, integratedButton
        /// The name of `integrated` until iOS 26.
        public static var inline: SearchBarPlacement { .integrated }
    }

    /// The title in the middle of the bar; `nil` for none. A controller's `title` sets it, too.
    open var title: String? { didSet { itemDidChange() } }
    // FIXME(gap): stored, but not used: the bar's title uses `title` as its label.
    /// The title for assistive technologies, or `nil`. Stored but has no effect: ``title`` is read.
    open var accessibilityLabel: String?
    /// The styled form of the label. Attributes are dropped.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityLabel.map(NSAttributedString.init(string:)) }
        set { accessibilityLabel = newValue?.string }
    }
    /// A view in place of the title, or `nil`. It is centered if there is room.
    open var titleView: UIView? { didSet { itemDidChange() } }
    /// A line above the title, which makes the bar higher; `nil` for none.
    open var prompt: String? { didSet { itemDidChange() } }
    /// The back button of the screen pushed on top of this one, or `nil` for the system's. Its target and action aren't used.
    open var backBarButtonItem: UIBarButtonItem? { didSet { itemDidChange() } }
    /// The text of the back button of the screen pushed on top; `nil` for the title.
    open var backButtonTitle: String? { didSet { itemDidChange() } }
    /// The action of the back button in place of popping, or `nil`.
    open var backAction: UIAction? { didSet { itemDidChange() } }
    /// The text of the back button of the screen pushed on top.
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { itemDidChange() } }
    /// Whether the bar shows no back button.
    open var hidesBackButton = false { didSet { itemDidChange() } }
    /// Whether leading buttons are beside the back button instead of replacing it.
    open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }
    /// Whether the screen has a large title, if the bar prefers large titles.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { itemDidChange() } }
    /// The large title, or `nil` for ``title``.
    open var largeTitle: String? { didSet { itemDidChange() } }
    /// A smaller line below the title, if the title is in the bar's row. A `titleView` replaces both.
    open var subtitle: String? { didSet { itemDidChange() } }
    /// A title that replaces `title`; fonts and colors that it does not specify are the bar's.
    open var attributedTitle: AttributedString? { didSet { itemDidChange() } }
    /// A subtitle that replaces `subtitle`.
    open var attributedSubtitle: AttributedString? { didSet { itemDidChange() } }
    // FIXME(gap): nothing is shown below a large title, and no view replaces a subtitle.
    /// The line below a large title, or `nil`. Stored but has no effect.
    open var largeSubtitle: String? { didSet { itemDidChange() } }
    /// The styled line below a large title, or `nil`. Stored but has no effect.
    open var largeAttributedSubtitle: AttributedString? { didSet { itemDidChange() } }
    /// The view in place of a subtitle, or `nil`. Stored but has no effect.
    open var subtitleView: UIView? { didSet { itemDidChange() } }
    /// The view below a large title, or `nil`. Stored but has no effect.
    open var largeSubtitleView: UIView? { didSet { itemDidChange() } }
    /// The layout of the bar in regular width. `browser` and `editor` have the title at the leading edge, and `centerItemGroups` in the
    /// middle.
    open var style = ItemStyle.navigator { didSet { itemDidChange() } }
    /// Returns the menu that a tap on the title opens, given the system's suggestions: the actions of the document that the responder
    /// chain performs. `nil` shows the suggestions themselves, if there is a ``renameDelegate``.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { itemDidChange() } }
    /// The appearance of the bar at its ordinary height; `nil` for the bar's own.
    open var standardAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
    /// The appearance of the lower bar of a phone in landscape; `nil` for the bar's own.
    open var compactAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
    /// The appearance of the bar while content is scrolled to its top; `nil` for the bar's own.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
    /// The appearance of the lower bar while content is scrolled to its top; `nil` for the bar's own.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
    // The bar shows the search bar of `searchController`. (F-41)
    /// Where the search bar should be.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic { didSet { itemDidChange() } }
    /// Whether the search bar is hidden until the content is pulled down. `true` by default.
    open var hidesSearchBarWhenScrolling = true { didSet { itemDidChange() } }
    /// The groups of buttons in the middle of a bar of regular width, if ``style`` isn't `navigator`. Groups that don't fit are shown by
    /// their representative items, or else in the overflow menu, as all are in compact width.
    open var centerItemGroups: [UIBarButtonItemGroup] = [] {
        didSet {
            adopt(centerItemGroups)
            itemDidChange()
        }
    }
    // FIXME(gap): users can't customize the center of a bar.
    /// The name under which the user's arrangement is saved; `nil` allows none. Stored but has no effect.
    open var customizationIdentifier: String?
    /// The placement of the search bar: beside the title in the wide bars of an iPad, below it elsewhere.
    open var searchBarPlacement: SearchBarPlacement { display?.placesSearchInline == true ? .inline : .stacked }
    // FIXME(gap): search bars appear in no toolbar and in no other bar.
    /// Whether the search bar may be in the toolbar. Stored but has no effect.
    open var searchBarPlacementAllowsToolbarIntegration = true
    /// Whether the search bar may be in another controller's bar. Stored but has no effect.
    open var searchBarPlacementAllowsExternalIntegration = false
    /// The item that places the search bar in a toolbar.
    open private(set) lazy var searchBarPlacementBarButtonItem = UIBarButtonItem(barButtonSystemItem: .search, target: nil, action: nil)
    /// The source from which the overflow menu opens, or `nil` while the bar has none.
    open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? {
        display?.showsOverflow == true ? overflowItem : nil
    }
    /// The button of the overflow menu.
    package final private(set) lazy var overflowItem = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: nil)
    /// The group at the trailing end, after the overflow menu.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        didSet {
            adopt([pinnedTrailingGroup].compactMap { $0 })
            itemDidChange()
        }
    }
    /// The elements to add to the overflow menu, or `nil`.
    open var additionalOverflowItems: UIDeferredMenuElement? { didSet { itemDidChange() } }
    /// The delegate that renames what the title names. With it, the title's menu has a Rename action, which edits the title in the bar.
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)? { didSet { itemDidChange() } }
    // FIXME(gap): the title's menu has no header with the document's icon.
    /// The document that the title menu shows, or `nil`. Stored but has no effect.
    open var documentProperties: UIDocumentProperties?

    /// The `searchController` of the public interface, which is in UIKitContainers together with its class.
    package var searchControllerObject: UIViewController? { didSet { itemDidChange() } }

    /// Creates an item with a title.
    public init(title: String) {
        super.init()
        self.title = title
    }

    public override init() { super.init() }

    /// Creates an item with the title, prompt, and buttons of an archive.
    public required init?(coder: NSCoder) {
        super.init()
        title = coder.decodeObject(forKey: "UITitle") as? String
        prompt = coder.decodeObject(forKey: "UIPrompt") as? String
        titleView = coder.decodeObject(forKey: "UITitleView") as? UIView
        leftBarButtonItems = coder.decodeObject(forKey: "UILeftBarButtonItems") as? [UIBarButtonItem]
        rightBarButtonItems = coder.decodeObject(forKey: "UIRightBarButtonItems") as? [UIBarButtonItem]
        backBarButtonItem = coder.decodeObject(forKey: "UIBackBarButtonItem") as? UIBarButtonItem
    }

    /// Writes the title and the prompt to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(title, forKey: "UITitle")
        coder.encode(prompt, forKey: "UIPrompt")
    }

    // MARK: Buttons

    /// The leading buttons; the first is the leading-most.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet {
            leadingGroups = nil
            itemDidChange()
        }
    }
    /// The trailing buttons; the first is the trailing-most.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet {
            trailingGroups = nil
            itemDidChange()
        }
    }

    /// The first of `leftBarButtonItems`; setting it replaces them all.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The trailing-most button; setting it replaces all trailing buttons.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// The groups of leading buttons. Items that were set without groups are one group. Setting it sets `leftBarButtonItems` to the items
    /// of all groups.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get {
            if leadingGroups == nil, let items = leftBarButtonItems {
                leadingGroups = [.fixedGroup(items: items)]
                adopt(leadingGroups ?? [])
            }
            return leadingGroups ?? []
        }
        set {
            leftBarButtonItems = newValue.flatMap(\.barButtonItems)
            leadingGroups = newValue
            adopt(newValue)
        }
    }

    /// The groups of trailing buttons, in reading order. Items that were set without groups are one group. Setting it sets
    /// `rightBarButtonItems` to the items of all groups, trailing-most first.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get {
            if trailingGroups == nil, let items = rightBarButtonItems {
                trailingGroups = [.fixedGroup(items: items.reversed())]
                adopt(trailingGroups ?? [])
            }
            return trailingGroups ?? []
        }
        set {
            rightBarButtonItems = newValue.flatMap(\.barButtonItems).reversed()
            trailingGroups = newValue
            adopt(newValue)
        }
    }

    private var leadingGroups: [UIBarButtonItemGroup]?
    private var trailingGroups: [UIBarButtonItemGroup]?

    private func adopt(_ groups: [UIBarButtonItemGroup]) { for group in groups { group.navigationItem = self } }

    final func itemsDidChange(of group: UIBarButtonItemGroup) {
        if let leadingGroups, leadingGroups.contains(group) { leadingItemGroups = leadingGroups }
        if let trailingGroups, trailingGroups.contains(group) { trailingItemGroups = trailingGroups }
        itemDidChange()
    }

    /// The leading buttons that the bar shows: those of groups that aren't hidden.
    package final var shownLeadingItems: [UIBarButtonItem] {
        leadingGroups.map { $0.filter { !$0.isHidden }.flatMap(\.barButtonItems) } ?? leftBarButtonItems ?? []
    }
    /// The trailing buttons that the bar shows, trailing-most first.
    package final var shownTrailingItems: [UIBarButtonItem] {
        trailingGroups.map { $0.filter { !$0.isHidden }.flatMap(\.barButtonItems).reversed() } ?? rightBarButtonItems ?? []
    }

    // FIXME(gap): a bar shows the new items at once, even if `animated` is true.
    /// Replaces the leading buttons with one, or with none if `nil`. Not animated here.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { setLeftBarButtonItems(item.map { [$0] }, animated: animated) }
    /// Replaces the trailing buttons with one, or with none if `nil`. Not animated here.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { setRightBarButtonItems(item.map { [$0] }, animated: animated) }

    /// Replaces the leading buttons. Not animated here.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Replaces the trailing buttons. Not animated here.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Hides or shows the back button. Not animated here.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    // MARK: The bar

    /// The bar that shows the item; it clears this when it is deallocated.
    package nonisolated(unsafe) unowned(unsafe) var display: (any NavigationItemDisplay)?

    package func itemDidChange() { display?.itemDidChange() }
    package final func beginRenaming() { display?.beginRenaming() }
}

/// An object that displays a navigation item: a navigation bar.
@MainActor
package protocol NavigationItemDisplay: AnyObject {
    func itemDidChange()
    /// Whether the search bar of the visible item is beside its title.
    var placesSearchInline: Bool { get }
    /// Whether the visible item has an overflow menu.
    var showsOverflow: Bool { get }
    /// Lets the user edit the title, as the title menu's Rename does.
    func beginRenaming()
}
