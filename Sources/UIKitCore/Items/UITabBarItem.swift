import Foundation

/// A tab: title, icon, and badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// The system's tabs, with a title in the app's language and an icon.
    public enum SystemItem: Int, Sendable {
        /// The kind of content that the tab shows.
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed
    }

    /// The icon while the tab is selected, or `nil` for the ordinary one.
    open var selectedImage: UIImage? { didSet { itemDidChange() } }
    /// The text in the badge; `nil` for no badge, and empty for one without text.
    open var badgeValue: String? { didSet { itemDidChange() } }
    /// The color of the badge; `nil` for red.
    open var badgeColor: UIColor? { didSet { itemDidChange() } }
    /// The offset of the title in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { itemDidChange() } }
    /// The appearance of the tab bar while the tab is selected; `nil` for the bar's own.
    open var standardAppearance: UITabBarAppearance? { didSet { itemDidChange() } }
    /// The appearance of the tab bar while content is scrolled to its end; `nil` for the bar's own.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { itemDidChange() } }
    /// Whether a drag that rests on the tab selects it. Stored but has no effect.
    open var isSpringLoaded = false
    /// Whether the item is one of the system's tabs, whose title doesn't follow its controller's.
    package private(set) var isSystemItem = false
    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    public override init() { super.init() }

    /// Creates a tab with a title, an icon, and a tag.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates a tab with a title and icons for both states.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Creates one of the system's tabs. Its title and icon can't be changed on a device; here they can.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        become(systemItem)
        self.tag = tag
    }

    /// Creates a tab from an archive or interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if coder.containsValue(forKey: "UISystemItem"), let item = SystemItem(rawValue: coder.decodeInteger(forKey: "UISystemItem")) {
            become(item)
        }
        selectedImage = coder.decodeObject(forKey: "UISelectedImage") as? UIImage
        badgeValue = coder.decodeObject(forKey: "UIBadgeValue") as? String
    }

    package func become(_ item: SystemItem) {
        isSystemItem = true
        let (title, symbol): (String, String) =
            switch item {
            case .more: ("More", "ellipsis")
            case .favorites: ("Favorites", "star.fill")
            case .featured: ("Featured", "star")
            case .topRated: ("Top Rated", "star.fill")
            case .recents: ("Recents", "clock.fill")
            case .contacts: ("Contacts", "person.crop.circle.fill")
            case .history: ("History", "clock")
            case .bookmarks: ("Bookmarks", "book.fill")
            case .search: ("Search", "magnifyingglass")
            case .downloads: ("Downloads", "square.and.arrow.down.fill")
            case .mostRecent: ("Most Recent", "clock.fill")
            case .mostViewed: ("Most Viewed", "list.number")
            }
        self.title = SystemWords.text(title)
        image = UIImage(systemName: symbol)
    }

    /// Sets the font and colors of the badge's text in a state; `nil` for the system's.
    open func setBadgeTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState) {
        badgeAttributes[state.rawValue] = attributes
        itemDidChange()
    }

    /// Returns the attributes of the badge's text that were set for a state, or `nil`.
    open func badgeTextAttributes(for state: UIControlState) -> [NSAttributedString.Key: Any]? { badgeAttributes[state.rawValue] }
}
