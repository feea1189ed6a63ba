import Foundation

/// A tab: title, icon, and badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed
    }

    open var selectedImage: UIImage? { didSet { itemDidChange() } }
    open var badgeValue: String? { didSet { itemDidChange() } }
    open var badgeColor: UIColor? { didSet { itemDidChange() } }
    open var titlePositionAdjustment = UIOffset.zero { didSet { itemDidChange() } }
    open var standardAppearance: UITabBarAppearance? { didSet { itemDidChange() } }
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { itemDidChange() } }
    open var isSpringLoaded = false
    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    public override init() { super.init() }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        become(systemItem)
        self.tag = tag
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if coder.containsValue(forKey: "UISystemItem"), let item = SystemItem(rawValue: coder.decodeInteger(forKey: "UISystemItem")) {
            become(item)
        }
        selectedImage = coder.decodeObject(forKey: "UISelectedImage") as? UIImage
        badgeValue = coder.decodeObject(forKey: "UIBadgeValue") as? String
    }

    package func become(_ item: SystemItem) {
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

    open func setBadgeTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState) {
        badgeAttributes[state.rawValue] = attributes
        itemDidChange()
    }

    open func badgeTextAttributes(for state: UIControlState) -> [NSAttributedString.Key: Any]? { badgeAttributes[state.rawValue] }
}
