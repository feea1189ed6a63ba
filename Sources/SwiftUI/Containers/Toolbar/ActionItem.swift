/// A button for menus, alerts, swiped rows, and bars: its label and action, without its style.
@MainActor struct ActionItem {
    var title: String?
    var image: UIImage?
    /// The texts of the label, of which the second one is a menu item's subtitle.
    var texts: [String] = []
    /// The item's name, which replaces its title and its image's name.
    var words = ItemWords()
    var role: ButtonRole?
    var tint: UIColor?
    var isEnabled = true
    var isOn = false
    /// Whether the menu stays open.
    var keepsMenu = false
    /// The items of a submenu.
    var children: [ActionItem]?
    /// The choices of a picker, as UIKit's menu elements.
    var choices: [UIMenuElement]?
    /// Whether the choices are a row of images.
    var isPalette = false
    /// The size of the choices, of which small ones are in a row.
    var size = UIMenu.ElementSize.automatic
    /// Whether separators divide it from what is above and below.
    var isGroup = false
    /// Whether it is only a line between others.
    var isDivider = false
    var perform: @MainActor () -> Void = {}
}

/// A view that becomes an action in a container that does not show views as they are.
@MainActor protocol ActionView {
    var actionLabel: any View { get }
    var actionRole: ButtonRole? { get }
    /// Whether the state that the action toggles is on.
    var isActionOn: Bool { get }
    @MainActor func performAction(_ environment: EnvironmentValues)
}
extension ActionView {
    var isActionOn: Bool { false }
}
extension Toggle: ActionView {
    var actionLabel: any View { label }
    var actionRole: ButtonRole? { nil }
    var isActionOn: Bool { isOn.wrappedValue }
    func performAction(_ environment: EnvironmentValues) { isOn.wrappedValue.toggle() }
}
extension Button: ActionView {
    var actionLabel: any View { label }
    var actionRole: ButtonRole? { role }
    func performAction(_ environment: EnvironmentValues) { action() }
}
/// A view that is a submenu, or a group of a menu.
@MainActor protocol ActionGroupView {
    var actionLabel: (any View)? { get }
    var actionContent: any View { get }
    /// Whether the items are among the others, below the label.
    var isActionSection: Bool { get }
}
extension ActionGroupView {
    var isActionSection: Bool { actionLabel == nil }
}
/// A view that is a row of items in a menu.
@MainActor protocol ActionRowView { var rowContent: any View { get } }
extension ControlGroup: ActionRowView {
    var rowContent: any View { content }
}
extension Section: ActionGroupView where Parent: View, Content: View, Footer: View {
    var actionLabel: (any View)? { header }
    var actionContent: any View { content }
    var isActionSection: Bool { true }
}

extension ActionItem {
    /// Returns the actions that views represent, without the lines between them.
    static func items(in view: any View, _ environment: EnvironmentValues) -> [ActionItem] {
        allItems(in: view, environment).filter { !$0.isDivider }
    }
    /// Returns the items of a menu: the actions that views represent, in groups between the lines.
    static func menuItems(in view: any View, _ environment: EnvironmentValues) -> [ActionItem] {
        let groups = allItems(in: view, environment).split(whereSeparator: \.isDivider)
        guard groups.count > 1 else { return groups.flatMap { $0 } }
        return groups.map { group in
            var item = ActionItem()
            (item.children, item.isGroup) = (Array(group), true)
            return item
        }
    }
    private static func allItems(in view: any View, _ environment: EnvironmentValues) -> [ActionItem] {
        var environment = environment
        environment.containerContext = .none
        environment.pickersAreItems = true
        environment.foregroundStyles = []
        let evaluation = DetachedTree(view, environment)
        return evaluation.root.map { items(below: $0) } ?? []
    }

    private static func items(below node: ViewNode) -> [ActionItem] {
        if let item = item(of: node) { return [item] }
        return node.children.flatMap(items(below:))
    }

    private static func item(of node: ViewNode) -> ActionItem? {
        let environment = node.environment
        if node.view is Divider {
            var line = ActionItem()
            line.isDivider = true
            return line
        }
        if let button = node.view as? any ActionView {
            var item = LabelContent(button.actionLabel, environment).item
            item.take(node.itemWords)
            item.role = button.actionRole
            item.tint = environment.accent?.uiColor(in: environment)
            item.isEnabled = environment.isEnabled
            item.isOn = button.isActionOn
            item.keepsMenu = environment.menuActionDismissBehavior == .disabled
            item.perform = { button.performAction(environment) }
            return item
        }
        if let menu = (node.elements.first?.views.first as? UIButton)?.menu, let picker = node.view as? any MenuPicker {
            var choices = ActionItem(choices: menu.children)
            choices.isPalette = picker.look == .palette
            // In this style, a picker is a submenu; in others, its choices are among the items.
            guard picker.look == .menu, let label = picker.label else { return choices }
            var item = LabelContent(label, environment).item
            item.take(node.itemWords)
            item.children = [choices]
            return item
        }
        if let group = node.view as? any ActionRowView, environment.controlGroupSize != .automatic {
            var row = ActionItem(choices: items(in: group.rowContent, environment).map(\.element))
            row.size = environment.controlGroupSize
            return row
        }
        if let group = node.view as? any ActionGroupView {
            var item = group.actionLabel.map { LabelContent($0, environment).item } ?? ActionItem()
            item.take(node.itemWords)
            item.isGroup = group.isActionSection
            item.isEnabled = environment.isEnabled
            item.children = menuItems(in: group.actionContent, environment)
            return item
        }
        return nil
    }

    private mutating func take(_ outer: ItemWords) {
        words = ItemWords(label: outer.label ?? words.label, identifier: outer.identifier ?? words.identifier)
    }

    /// Returns the action that a tree consists of, if its label is only text or an image.
    static func only(in node: ViewNode) -> ActionItem? {
        let group = (node.view as? any ActionGroupView).flatMap { $0.isActionSection ? nil : $0.actionLabel }
        if let label = (node.view as? any ActionView)?.actionLabel ?? group {
            return LabelContent(label, node.environment).isPlain ? item(of: node) : nil
        }
        return node.children.count == 1 ? only(in: node.children[0]) : nil
    }

    static func menu(_ items: [ActionItem], title: String = "") -> UIMenu { UIMenu(title: title, children: items.map(\.element)) }
    var element: UIMenuElement {
        if let choices {
            let options: UIMenu.Options = isPalette ? [.displayInline, .displayAsPalette] : .displayInline
            return UIMenu(options: options, preferredElementSize: size, children: choices)
        }
        if let children {
            let menu = UIMenu(title: title ?? "", image: image, options: isGroup ? .displayInline : [], children: children.map(\.element))
            menu.accessibilityIdentifier = words.identifier
            return menu
        }
        let action = UIAction(title: title ?? "", image: image) { _ in perform() }
        action.accessibilityIdentifier = words.identifier
        if role == .destructive { action.attributes.insert(.destructive) }
        if !isEnabled { action.attributes.insert(.disabled) }
        if keepsMenu { action.attributes.insert(.keepsMenuPresented) }
        action.state = isOn ? .on : .off
        // Apple's documentation of `Menu`: "the first text represents the title and the second text represents the subtitle".
        if texts.count > 1 { (action.title, action.subtitle) = (texts[0], texts[1]) }
        return action
    }
}

/// A tree that is evaluated to be read, not shown.
@MainActor final class DetachedTree {
    private let surface = UIView()
    private let host: ViewHost
    init(_ view: any View, _ environment: EnvironmentValues) {
        host = ViewHost(surface: surface)
        host.show(view, in: environment)
        host.update()
    }
    var root: ViewNode? { host.root }
}

/// The text and the image of a label.
@MainActor struct LabelContent {
    var title: String? { texts.isEmpty ? nil : texts.joined(separator: " ") }
    private(set) var texts: [String] = []
    private(set) var image: UIImage?
    /// The accessibility values from modifiers inside the label, if it has a single part.
    private(set) var words = ItemWords()
    /// Whether it is only text or an image, which bars draw themselves.
    private(set) var isPlain = true

    init(_ label: any View, _ environment: EnvironmentValues) {
        let tree = DetachedTree(label, environment)
        tree.root.map { read($0) }
    }
    private mutating func read(_ node: ViewNode) {
        if node.view is Text || node.view is Image { words = title == nil && image == nil ? node.itemWords : ItemWords() }
        if let text = node.view as? Text {
            texts.append(text.string(in: node.environment))
        } else if let picture = node.view as? Image {
            image = image ?? picture.uiImage(in: node.environment)
        } else {
            if node.children.isEmpty, !node.elements.isEmpty { isPlain = false }
            for child in node.children { read(child) }
        }
    }
    var item: ActionItem { ActionItem(title: title, image: image, texts: texts, words: words) }
}
