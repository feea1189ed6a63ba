import Foundation
import InterfaceBuilder

/// Tables, collections, and their cells.
@MainActor
enum ListElements {
    static let table: [String: ElementDecoder] = [
        "tableView": .view(UITableView.self) { element, table, decoding in
            ScrollElements.scroll(element, table, decoding)
            tableView(element, table, decoding)
        },
        "tableViewCell": .view(UITableViewCell.self, cell),
        "collectionView": .view(UICollectionView.self) { element, view, decoding in
            ScrollElements.scroll(element, view, decoding)
            collectionView(element, view, decoding)
        },
        "collectionViewCell": .view(UICollectionViewCell.self, collectionCell),
        "collectionReusableView": .view(UICollectionReusableView.self) { element, view, _ in
            if element.determines("reuseIdentifier") { view.identifier = element["reuseIdentifier"] }
        },
        "collectionViewFlowLayout": ElementDecoder(UICollectionViewFlowLayout.self, decode: flowLayout),
        "collectionViewLayout": ElementDecoder(UICollectionViewLayout.self) { _, _, _ in },
    ]

    // MARK: Tables

    // A table's attributes. (SP-A093)
    private static func tableView(_ element: Element, _ table: UITableView, _ decoding: Decoding) {
        if element.determines("style") {
            switch element["style"] {
            case "grouped"?: table.styleStorage = .grouped
            case "insetGrouped"?: table.styleStorage = .insetGrouped
            default: table.styleStorage = .plain
            }
        }
        // The file's background replaces the style's own.
        ViewElements.background(element, table, decoding)
        if element.determines("separatorStyle") {
            switch element["separatorStyle"] {
            case "none"?: table.separatorStyle = .none
            case "singleLineEtched"?: table.separatorStyle = .singleLineEtched
            default: table.separatorStyle = .singleLine
            }
        }
        heights(element, table)
        behavior(element, table)
        separatorsAndIndex(element, table, decoding)
        if let view = view(element, "backgroundView", decoding) { table.backgroundView = view }
        if let view = view(element, "tableHeaderView", decoding) { table.tableHeaderView = view }
        if let view = view(element, "tableFooterView", decoding) { table.tableFooterView = view }
        if element.isNil("tableHeaderView") { table.tableHeaderView = nil }
        if element.isNil("tableFooterView") { table.tableFooterView = nil }
        prototypes(element, table, decoding)
        // SP-A093, SP-A095. A table that was once static keeps an empty list of sections.
        if element["dataMode"] == "static", let sections = element.first("sections"),
            let controller = decoding.owner as? UITableViewController
        {
            controller.staticContent = staticContent(sections, decoding)
        }
    }

    // A table's heights. (SP-A093)
    private static func heights(_ element: Element, _ table: UITableView) {
        // −1 means automatic.
        func height(_ name: String) -> CGFloat? { element.double(name).map { $0 < 0 ? UITableView.automaticDimension : CGFloat($0) } }
        if let value = height("rowHeight") { table.rowHeight = value }
        if let value = height("estimatedRowHeight") { table.estimatedRowHeight = value }
        if let value = height("sectionHeaderHeight") { table.sectionHeaderHeight = value }
        if let value = height("sectionFooterHeight") { table.sectionFooterHeight = value }
        if let value = height("estimatedSectionHeaderHeight") { table.estimatedSectionHeaderHeight = value }
        if let value = height("estimatedSectionFooterHeight") { table.estimatedSectionFooterHeight = value }
        if let value = element.double("fillerRowHeight") { table.fillerRowHeight = value }
    }

    // A table's selection and editing. (SP-A093)
    private static func behavior(_ element: Element, _ table: UITableView) {
        if let value = element.bool("allowsSelection") { table.allowsSelection = value }
        if let value = element.bool("allowsSelectionDuringEditing") { table.allowsSelectionDuringEditing = value }
        if let value = element.bool("allowsMultipleSelection") { table.allowsMultipleSelection = value }
        if let value = element.bool("allowsMultipleSelectionDuringEditing") { table.allowsMultipleSelectionDuringEditing = value }
        if let value = element.bool("contentViewInsetsToSafeArea") { table.insetsContentViewsToSafeArea = value }
        if let value = element.bool("dragInteractionEnabled") { table.dragInteractionEnabled = value }
        if let value = element.bool("prefetchingEnabled") { table.isPrefetchingEnabled = value }
        if let value = element.bool("remembersLastFocusedIndexPath") { table.remembersLastFocusedIndexPath = value }
        if let value = element.bool("selectionFollowsFocus") { table.selectionFollowsFocus = value }
    }

    // A table's separators and index. (SP-A093)
    private static func separatorsAndIndex(_ element: Element, _ table: UITableView, _ decoding: Decoding) {
        if element["separatorInsetReference"] == "fromAutomaticInsets" { table.separatorInsetReference = .fromAutomaticInsets }
        if let value = element.integer("sectionIndexMinimumDisplayRowCount") { table.sectionIndexMinimumDisplayRowCount = value }
        if let insets = decoding.insets(element, "separatorInset") { table.separatorInset = insets }
        if let color = decoding.color(element, "separatorColor") { table.separatorColor = color }
        if let color = decoding.color(element, "sectionIndexColor") { table.sectionIndexColor = color }
        if let color = decoding.color(element, "sectionIndexBackgroundColor") { table.sectionIndexBackgroundColor = color }
        if let color = decoding.color(element, "sectionIndexTrackingBackgroundColor") { table.sectionIndexTrackingBackgroundColor = color }
    }

    // Prototypes are registered by identifier and decoded again for each cell. (SP-A094)
    static func prototypes(_ element: Element, _ table: UITableView, _ decoding: Decoding) {
        for prototype in element.first("prototypes")?.elements ?? [] {
            guard let identifier = prototype["reuseIdentifier"], !identifier.isEmpty else {
                decoding.log("The prototype cell has no reuse identifier and is left out.", prototype)
                continue
            }
            let nib = UINib(archive: PrototypeNib(prototype, decoding), name: identifier, bundle: decoding.bundle)
            table.register(nib, forCellReuseIdentifier: identifier)
        }
        DesignTimeList.fill(table, with: element.first("prototypes")?.elements ?? [])
    }

    private static func view(_ element: Element, _ key: String, _ decoding: Decoding) -> UIView? {
        guard let child = element.child(key: key), child.name != "nil" else { return nil }
        return decoding.object(for: child) as? UIView
    }

    static func staticContent(_ element: Element, _ decoding: Decoding) -> StaticTableContent {
        StaticTableContent(
            element.elements.filter { $0.name == "tableViewSection" }.map { section in
                let cells = section.first("cells")?.elements ?? []
                return StaticTableContent.Section(
                    header: decoding.text(section, "headerTitle"), footer: decoding.text(section, "footerTitle"),
                    cells: cells.compactMap { decoding.object(for: $0) as? UITableViewCell })
            })
    }

    // A cell's attributes. (SP-A096)
    private static func cell(_ element: Element, _ cell: UITableViewCell, _ decoding: Decoding) {
        if element.determines("style") {
            switch element["style"] {
            case "IBUITableViewCellStyleValue1"?: cell.style = .value1
            case "IBUITableViewCellStyleValue2"?: cell.style = .value2
            case "IBUITableViewCellStyleSubtitle"?: cell.style = .subtitle
            default: cell.style = .default
            }
        }
        if element.determines("reuseIdentifier") { cell.identifier = element["reuseIdentifier"] }
        if let value = element.double("rowHeight"), value >= 0 { cell.storyboardRowHeight = value }
        if element.determines("selectionStyle") {
            switch element["selectionStyle"] {
            case "none"?: cell.selectionStyle = .none
            case "blue"?: cell.selectionStyle = .blue
            case "gray"?: cell.selectionStyle = .gray
            default: cell.selectionStyle = .default
            }
        }
        if element["focusStyle"] == "custom" { cell.focusStyle = .custom }
        if element.determines("accessoryType") { cell.accessoryType = accessory(element["accessoryType"]) }
        if element.determines("editingAccessoryType") { cell.editingAccessoryType = accessory(element["editingAccessoryType"]) }
        // The flag of iOS 2, which iOS 3 replaced with a type of its own.
        if element.bool("hidesAccessoryWhenEditing") == false, element["editingAccessoryType"] == nil {
            cell.editingAccessoryType = cell.accessoryType
        }
        if let value = element.integer("indentationLevel") { cell.indentationLevel = value }
        if let value = element.double("indentationWidth") { cell.indentationWidth = value }
        if let value = element.bool("editing") { cell.isEditing = value }
        if let value = element.bool("showsReorderControl") { cell.showsReorderControl = value }
        if let value = element.bool("shouldIndentWhileEditing") { cell.shouldIndentWhileEditing = value }
        if let insets = decoding.insets(element, "separatorInset") { cell.separatorInset = insets }
        if let content = element.child(key: "contentView") { tableContent(content, of: element, cell, decoding) }
        if let view = view(element, "accessoryView", decoding) { cell.accessoryView = view }
        if let view = view(element, "backgroundView", decoding) { cell.backgroundView = view }
        if let view = view(element, "selectedBackgroundView", decoding) { cell.selectedBackgroundView = view }
        if let list = element.child(key: "contentConfiguration"), list.name == "listContentConfiguration" {
            var configuration = content(style: list["style"])
            configuration.text = list.string("text")
            if let text = list.string("secondaryText"), !text.isEmpty { configuration.secondaryText = text }
            if let image = decoding.image(list, "image") { configuration.image = image }
            if let padding = list.double("imageToTextPadding") { configuration.imageToTextPadding = padding }
            cell.contentConfiguration = configuration
        }
    }

    private static func content(style: String?) -> UIListContentConfiguration {
        switch style {
        case "subtitleCell"?: .subtitleCell()
        case "valueCell"?: .valueCell()
        case "plainHeader"?: .plainHeader()
        case "plainFooter"?: .plainFooter()
        case "groupedHeader"?: .groupedHeader()
        case "groupedFooter"?: .groupedFooter()
        case "sidebarCell"?: .sidebarCell()
        case "sidebarSubtitleCell"?: .sidebarSubtitleCell()
        case "sidebarHeader"?: .sidebarHeader()
        case "accompaniedSidebarCell"?: .accompaniedSidebarCell()
        case "accompaniedSidebarSubtitleCell"?: .accompaniedSidebarSubtitleCell()
        default: .cell()
        }
    }

    /// Decodes a cell's content. The labels that the cell names are its built-in ones; other subviews are its own.
    private static func tableContent(_ content: Element, of element: Element, _ cell: UITableViewCell, _ decoding: Decoding) {
        decoding.adopt(cell.contentView, for: content)
        ViewElements.decode(content, cell.contentView, decoding)
        // Xcode 6 wrote no frame: the content fills its cell.
        if content.rect("frame") == nil { cell.contentView.frame = cell.bounds }
        cell.contentView.translatesAutoresizingMaskIntoConstraints = true
        cell.contentView.autoresizingMask = []
        decoding.containerSize = cell.contentView.bounds.size
        for child in content.first("subviews")?.elements ?? [] {
            guard let view = decoding.object(for: child) as? UIView else { continue }
            cell.contentView.addSubview(view)
            switch child.id {
            case let id? where id == element["textLabel"]: cell.adopt(textLabel: view as? UILabel, detailTextLabel: nil, imageView: nil)
            case let id? where id == element["detailTextLabel"]:
                cell.adopt(textLabel: nil, detailTextLabel: view as? UILabel, imageView: nil)
            case let id? where id == element["imageView"]: cell.adopt(textLabel: nil, detailTextLabel: nil, imageView: view as? UIImageView)
            default: break
            }
        }
        if let list = content.first("subviews") { decoding.variations.note(list, in: content, cell.contentView) }
    }

    static func accessory(_ name: String?) -> UITableViewCell.AccessoryType {
        switch name {
        case "disclosureIndicator"?: .disclosureIndicator
        case "detailDisclosureButton"?: .detailDisclosureButton
        case "checkmark"?: .checkmark
        case "detailButton"?: .detailButton
        default: .none
        }
    }

    // MARK: Collections

    // A collection's attributes and prototypes. (SP-A097)
    private static func collectionView(_ element: Element, _ view: UICollectionView, _ decoding: Decoding) {
        if let child = element.child(key: "collectionViewLayout"), let layout = decoding.object(for: child) as? UICollectionViewLayout {
            view.collectionViewLayout = layout
        }
        if let value = element.bool("prefetchingEnabled") { view.isPrefetchingEnabled = value }
        if let value = element.bool("allowsSelection") { view.allowsSelection = value }
        if let value = element.bool("allowsMultipleSelection") { view.allowsMultipleSelection = value }
        if let value = element.bool("dragInteractionEnabled") { view.dragInteractionEnabled = value }
        if let value = element.bool("remembersLastFocusedIndexPath") { view.remembersLastFocusedIndexPath = value }
        if let value = element.bool("selectionFollowsFocus") { view.selectionFollowsFocus = value }
        if let background = self.view(element, "backgroundView", decoding) { view.backgroundView = background }
        prototypes(element, view, decoding)
    }

    static func prototypes(_ element: Element, _ view: UICollectionView, _ decoding: Decoding) {
        for prototype in element.first("cells")?.elements ?? [] {
            guard let identifier = prototype["reuseIdentifier"], !identifier.isEmpty else {
                decoding.log("The prototype cell has no reuse identifier and is left out.", prototype)
                continue
            }
            let nib = UINib(archive: PrototypeNib(prototype, decoding), name: identifier, bundle: decoding.bundle)
            view.register(nib, forCellWithReuseIdentifier: identifier)
        }
        DesignTimeList.fill(view, with: element.first("cells")?.elements ?? [])
        for (key, kind) in [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ] {
            guard let prototype = element.child(key: key), prototype.name == "collectionReusableView" else { continue }
            guard let identifier = prototype["reuseIdentifier"], !identifier.isEmpty else {
                decoding.log("The header or footer has no reuse identifier and is left out.", prototype)
                continue
            }
            let nib = UINib(archive: PrototypeNib(prototype, decoding), name: identifier, bundle: decoding.bundle)
            view.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
    }

    private static func collectionCell(_ element: Element, _ cell: UICollectionViewCell, _ decoding: Decoding) {
        if element.determines("reuseIdentifier") { cell.identifier = element["reuseIdentifier"] }
        if let content = element.child(key: "contentView") {
            let custom = content["customClass"] == nil ? nil : decoding.object(for: content) as? UIView
            if let custom {
                cell.adopt(contentView: custom)
            } else {
                decoding.adopt(cell.contentView, for: content)
                ViewElements.decode(content, cell.contentView, decoding)
            }
            cell.contentView.translatesAutoresizingMaskIntoConstraints = true
            cell.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            cell.contentView.frame = cell.bounds
            if custom == nil { ViewElements.decodeSubviews(content, cell.contentView, decoding) }
        }
        if let view = view(element, "backgroundView", decoding) { cell.backgroundView = view }
        if let view = view(element, "selectedBackgroundView", decoding) { cell.selectedBackgroundView = view }
    }

    private static func flowLayout(_ element: Element, _ object: NSObject, _ decoding: Decoding) {
        guard let layout = object as? UICollectionViewFlowLayout else { return }
        if let value = element.double("minimumLineSpacing") { layout.minimumLineSpacing = value }
        if let value = element.double("minimumInteritemSpacing") { layout.minimumInteritemSpacing = value }
        if element.determines("scrollDirection") {
            layout.scrollDirection = element["scrollDirection"] == "horizontal" ? .horizontal : .vertical
        }
        if let size = element.size("itemSize") { layout.itemSize = size }
        if let size = element.size("headerReferenceSize") { layout.headerReferenceSize = size }
        if let size = element.size("footerReferenceSize") { layout.footerReferenceSize = size }
        if let size = element.size("estimatedItemSize") { layout.estimatedItemSize = size }
        if element["automaticEstimatedItemSize"] == "YES" { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
        if let insets = decoding.insets(element, "sectionInset") { layout.sectionInset = insets }
        switch element["sectionInsetReference"] {
        case "safeArea"?: layout.sectionInsetReference = .fromSafeArea
        case "layoutMargins"?: layout.sectionInsetReference = .fromLayoutMargins
        default: break
        }
        if let value = element.bool("sectionHeadersPinToVisibleBounds") { layout.sectionHeadersPinToVisibleBounds = value }
        if let value = element.bool("sectionFootersPinToVisibleBounds") { layout.sectionFootersPinToVisibleBounds = value }
    }
}
