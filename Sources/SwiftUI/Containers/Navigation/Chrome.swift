/// The settings that views make for the screen that contains them: its bars, its tab, its sheet.
struct Chrome {
    var title: String?
    var subtitle: String?
    /// Sets a title that the user may edit.
    var rename: (@MainActor (String) -> Void)?
    /// The content of the title's menu.
    var titleMenu: BarItem?
    /// Whether the title is at the leading edge of a wide bar.
    var leadsWithTitle = false
    var titleDisplayMode = UINavigationItem.LargeTitleDisplayMode.automatic
    var hidesBar: Bool?
    var hidesBackButton = false
    var hidesTabBar: Bool?
    var hidesBottomBar: Bool?
    var barBackground: BarLook?
    var tabBarBackground: BarLook?
    var bottomBarBackground: BarLook?
    var barScheme: ColorScheme?
    var tabBarScheme: ColorScheme?
    var bottomBarScheme: ColorScheme?
    var items: [BarItem] = []
    var search: SearchDescription?
    var tabItem: AnyView?
    var badge: String?
    var columnWidth: ColumnWidth?
    var removesSidebarToggle = false
    var hidesTitle = false
    /// The transition with which the screen is pushed or presented.
    var transition: (any NavigationTransition)?
    var sheet = SheetLook()
}

struct BarLook {
    var color: UIColor?
    var visibility = Visibility.automatic
}

/// A modifier that changes the screen's settings.
struct ChromeModifier: NodeModifier {
    /// Whether the change evaluates toolbar content, which may have dynamic properties.
    var evaluatesContent = false
    let change: @MainActor (inout Chrome, EnvironmentValues) -> Void
    func makeNode(_ seed: NodeSeed) -> ViewNode { ChromeNode(seed) }
}

final class ChromeNode: ViewNode {
    override init(_ seed: NodeSeed) {
        super.init(seed)
        host.chrome.nodes.append(self)
    }
    override func update(_ change: Change) {
        setChild(modifiedContent)
        host.chrome.isStale = true
    }
    override func willRemove() {
        host.chrome.nodes.removeAll { $0 === self }
        host.chrome.isStale = true
        for storage in storages.values.joined() { storage.tearDown() }
    }

    func apply(to chrome: inout Chrome) {
        guard let modifier = modifier(ChromeModifier.self) else { return }
        guard modifier.evaluatesContent else { return modifier.change(&chrome, environment) }
        counts = [:]
        let outer = Self.evaluated
        Self.evaluated = self
        defer { Self.evaluated = outer }
        // The bars are collected again when something changes that the content reads.
        tracking { modifier.change(&chrome, environment) }
    }

    // MARK: Custom content

    /// The node whose content is evaluated.
    private static var evaluated: ChromeNode?
    /// The storages of the content's dynamic properties, for each type in the order of the evaluation.
    private var storages: [ObjectIdentifier: [PropertyStorage]] = [:]
    private var counts: [ObjectIdentifier: Int] = [:]

    /// Returns toolbar content whose dynamic properties are connected with their storage, which stays as long as the modifier.
    static func connected<Content: ToolbarContent>(_ content: Content) -> Content {
        guard let node = evaluated else { return content }
        let type = ObjectIdentifier(Content.self), index = node.counts[type, default: 0]
        node.counts[type] = index + 1
        var known = node.storages[type, default: []]
        if index == known.count { known.append(PropertyStorage()) }
        node.storages[type] = known
        var connected = content
        _ = known[index].install(in: &connected, of: node)
        return connected
    }
}

/// Collects the settings of a tree's views. The innermost take precedence.
@MainActor final class ChromeCollector {
    fileprivate(set) var nodes: [ChromeNode] = []
    fileprivate(set) var isStale = true

    func collect() -> Chrome {
        isStale = false
        var chrome = Chrome()
        for node in nodes.sorted(by: { $0.depth < $1.depth }) { node.apply(to: &chrome) }
        chrome.titleMenu = chrome.items.last { $0.placement == .titleMenu }
        if let line = chrome.items.last(where: { $0.placement.side == .subtitle }) {
            chrome.subtitle = LabelContent(line.view, line.environment).title
        }
        chrome.items.removeAll { $0.placement == .titleMenu || $0.placement.side == .subtitle || $0.placement.side == .largeTitle }
        if chrome.hidesTitle { chrome.title = nil }
        return chrome
    }
}
