import Foundation
import UIKit

/// The classes of the measured scenes other than plain views, labels, and stacks.
extension OracleSceneBuilder {
    func makeView(_ name: String, _ node: [String: any Sendable], _ path: String) -> UIView {
        switch name {
        case "UILabel": return MeasuredLabel(size: scene.isCatalyst ? scene.intrinsicSizes[path] : nil)
        case "UIStackView": return UIStackView()
        case "UIButton": return UIButton(type: .system)
        case "UISlider": return UISlider()
        case "UISwitch": return UISwitch()
        case "UIProgressView": return UIProgressView(progressViewStyle: .default)
        case "UIActivityIndicatorView": return UIActivityIndicatorView(style: node["style"] as? String == "large" ? .large : .medium)
        case "UIScrollView": return UIScrollView()
        case "UITextView": return UITextView()
        case "UITableView": return makeTable(node)
        case "UICollectionView": return makeCollection(node)
        default: return UIView()
        }
    }

    func font(_ node: [String: any Sendable]) -> UIFont? {
        guard let size = (node["fontSize"] as? NSNumber)?.doubleValue else { return nil }
        let weights: [String: UIFont.Weight] = ["medium": .medium, "semibold": .semibold, "bold": .bold, "light": .light, "heavy": .heavy]
        return .systemFont(ofSize: size, weight: weights[node["fontWeight"] as? String ?? ""] ?? .regular)
    }

    func apply(_ node: [String: any Sendable], to view: UIView, at path: String) {
        if let scroll = view as? UIScrollView {
            let size = numbers(node["contentSize"]), offset = numbers(node["contentOffset"])
            if size.count == 2 { scroll.contentSize = CGSize(width: size[0], height: size[1]) }
            if offset.count == 2 { scroll.contentOffset = CGPoint(x: offset[0], y: offset[1]) }
        }
        if let button = view as? UIButton {
            let title = node["title"] as? String ?? "", font = font(node) ?? .systemFont(ofSize: 15)
            if scene.isCatalyst, let measured = scene.intrinsicSizes[path + ".0"] {
                button.setAttributedTitle(MacCut.title(title, font: font, lineHeight: measured.height), for: .normal)
            } else {
                button.setTitle(title, for: .normal)
                button.titleLabel?.font = font
            }
            views[path + ".0"] = button.titleLabel
            button.isEnabled = node["enabled"] as? Bool ?? true
        }
        if let text = view as? UITextView {
            text.text = node["text"] as? String
            if let font = font(node) { text.font = font }
        }
        (view as? UIProgressView)?.progress = (node["progress"] as? NSNumber)?.floatValue ?? 0
        if let slider = view as? UISlider {
            slider.minimumValue = (node["minimumValue"] as? NSNumber)?.floatValue ?? 0
            slider.maximumValue = (node["maximumValue"] as? NSNumber)?.floatValue ?? 1
            slider.value = (node["value"] as? NSNumber)?.floatValue ?? 0
        }
    }

    // MARK: Lists

    private func makeTable(_ node: [String: any Sendable]) -> UITableView {
        let table = UITableView(
            frame: .zero,
            style: node["style"] as? String == "insetGrouped" ? .insetGrouped : node["style"] as? String == "grouped" ? .grouped : .plain)
        let rows = SceneRows(node)
        owners.append(rows)
        (table.dataSource, table.delegate) = (rows, rows)
        return table
    }

    private func makeCollection(_ node: [String: any Sendable]) -> UICollectionView {
        let layout = UICollectionViewFlowLayout(), size = numbers(node["itemSize"]), inset = numbers(node["sectionInset"])
        if size.count == 2 { layout.itemSize = CGSize(width: size[0], height: size[1]) }
        if inset.count == 4 { layout.sectionInset = UIEdgeInsets(top: inset[0], left: inset[1], bottom: inset[2], right: inset[3]) }
        if let spacing = node["minimumLineSpacing"] as? NSNumber { layout.minimumLineSpacing = spacing.doubleValue }
        if let spacing = node["minimumInteritemSpacing"] as? NSNumber { layout.minimumInteritemSpacing = spacing.doubleValue }
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout), items = SceneItems(node)
        owners.append(items)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        return view
    }

    /// The order of cells does not matter: those of one class are matched by position.
    func findCells() {
        for (path, list) in views {
            guard list is UITableView || list is UICollectionView else { continue }
            let children = scene.frames.filter { $0.key.hasPrefix(path + ".") && !$0.key.dropFirst(path.count + 1).contains(".") }
            for suffix in ["Cell", "HeaderFooterView"] {
                let measured = children.filter { $0.value.className.hasSuffix(suffix) }.sorted { isBefore($0.value.frame, $1.value.frame) }
                let made = list.subviews.filter { view in
                    suffix == "Cell" ? view is UITableViewCell || view is UICollectionViewCell : view is UITableViewHeaderFooterView
                }.sorted { isBefore($0.frame, $1.frame) }
                for ((key, _), view) in zip(measured, made) {
                    views[key] = view
                    findParts(of: view, at: key)
                }
            }
        }
    }

    /// The first label, and for items its container.
    private func findParts(of view: UIView, at path: String) {
        let inside = scene.frames.filter { $0.key.hasPrefix(path + ".") }
        if let key = inside.first(where: { $0.value.className == "UILabel" })?.key { views[key] = first(UILabel.self, in: view) }
        if let key = inside.first(where: { $0.value.className == "UIListContentView" })?.key {
            views[key] = first(UIListContentView.self, in: view)
        }
    }

    private func first<V: UIView>(_ type: V.Type, in view: UIView) -> V? {
        for subview in view.subviews {
            if let found = subview as? V ?? first(type, in: subview) { return found }
        }
        return nil
    }

    private func isBefore(_ a: CGRect, _ b: CGRect) -> Bool { a.minY != b.minY ? a.minY < b.minY : a.minX < b.minX }

    /// Returns a view's frame in the superview that it had when measured: a cell's parts are nested differently here.
    public func place(of view: UIView, at path: String) -> CGRect {
        var path = path, cell: UIView?
        while cell == nil, let dot = path.lastIndex(of: ".") {
            path = String(path[..<dot])
            cell = views[path].flatMap {
                $0 is UITableViewCell || $0 is UITableViewHeaderFooterView || $0 is UICollectionViewCell ? $0 : nil
            }
        }
        // A list's content, its text, and a button's title are compared at their position in the cell.
        guard let cell, let parent = view.superview, view !== cell else { return view.frame }
        return parent.convert(view.frame, to: cell)
    }

    // MARK: Containers

    func makeController() -> UIViewController? {
        switch scene.tree["class"] as? String {
        case "UINavigationStack": makeNavigation()
        case "UITabBarStack": makeTabs()
        default: nil
        }
    }

    private func makeNavigation() -> UIViewController {
        let node = scene.tree, controller = UIViewController(), scroll = UIScrollView(), size = numbers(node["contentSize"])
        controller.title = node["title"] as? String
        controller.view.frame = CGRect(origin: .zero, size: scene.canvas)
        scroll.frame = controller.view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if size.count == 2 { scroll.contentSize = CGSize(width: size[0], height: size[1]) }
        controller.view.addSubview(scroll)
        views["0.0.0.0"] = controller.view
        views["0.0.0.0.0"] = scroll
        for (index, child) in (node["subviews"] as? [[String: any Sendable]] ?? []).enumerated() {
            scroll.addSubview(make(child, "0.0.0.0.0.\(index)"))
        }
        func items(_ key: String) -> [UIBarButtonItem] {
            (node[key] as? [[String: any Sendable]] ?? []).map { item in
                let made =
                    item["systemItem"] as? String == "edit"
                    ? UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
                    : UIBarButtonItem(title: item["title"] as? String, style: .plain, target: nil, action: nil)
                made.isEnabled = item["enabled"] as? Bool ?? true
                return made
            }
        }
        controller.navigationItem.leftBarButtonItems = items("leftItems")
        controller.navigationItem.rightBarButtonItems = items("rightItems")
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = node["largeTitle"] as? Bool ?? false
        // The measured windows had no status bar.
        navigation.additionalSafeAreaInsets.top = -59
        return navigation
    }

    private func makeTabs() -> UIViewController {
        let tabs = UITabBarController(), items = scene.tree["items"] as? [[String: any Sendable]] ?? []
        tabs.viewControllers = items.enumerated().map { index, item in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: item["title"] as? String, image: nil, tag: index)
            if let content = item["content"] as? [String: any Sendable] { controller.view.addSubview(make(content, "0.0.0.0.0")) }
            return controller
        }
        views["0.0.0.0"] = tabs.viewControllers?.first?.view
        return tabs
    }

    func findBars(of controller: UIViewController) {
        if let navigation = controller as? UINavigationController {
            for (path, measured) in scene.frames where measured.className == "UINavigationBar" { views[path] = navigation.navigationBar }
        }
        if let tabs = controller as? UITabBarController {
            for (path, measured) in scene.frames where measured.className == "UITabBar" { views[path] = tabs.tabBar }
        }
    }
}

/// The rows of a measured table, as list content.
final class SceneRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    private let sections: [[String: any Sendable]]

    init(_ node: [String: any Sendable]) { sections = node["sections"] as? [[String: any Sendable]] ?? [] }

    private func rows(_ section: Int) -> [[String: any Sendable]] { sections[section]["rows"] as? [[String: any Sendable]] ?? [] }
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows(section).count }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section]["header"] as? String }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { sections[section]["footer"] as? String }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil), row = rows(indexPath.section)[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = row["text"] as? String
        content.secondaryText = row["detail"] as? String
        cell.contentConfiguration = content
        let accessories: [String: UITableViewCell.AccessoryType] = [
            "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark, "detailButton": .detailButton,
        ]
        cell.accessoryType = accessories[row["accessory"] as? String ?? ""] ?? .none
        return cell
    }
}

/// The items of a measured collection: each a label that fills its cell.
final class SceneItems: NSObject, UICollectionViewDataSource {
    private let sections: [[String: any Sendable]]

    init(_ node: [String: any Sendable]) { sections = node["sections"] as? [[String: any Sendable]] ?? [] }

    private func items(_ section: Int) -> [[String: any Sendable]] { sections[section]["items"] as? [[String: any Sendable]] ?? [] }
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items(section).count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath),
            label = UILabel(frame: cell.contentView.bounds)
        label.text = items(indexPath.section)[indexPath.item]["text"] as? String
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.contentView.addSubview(label)
        return cell
    }
}

/// The system font's macOS variant: the same glyphs, each wider below 20 points by a number of 2048ths of the size, in lines of whole
/// points. (metrics.md 2)
enum MacCut {
    private static let tracking: [CGFloat: CGFloat] = [
        8: 50, 9: 50, 10: 50, 11: 46, 12: 44, 13: 41, 14: 40, 15: 38, 16: 37, 17: 37, 18: 25, 19: 12,
    ]

    static func kern(_ size: CGFloat) -> CGFloat { (tracking[size] ?? 0) * size / 2048 }

    static func title(_ text: String, font: UIFont, lineHeight: CGFloat) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        (style.minimumLineHeight, style.maximumLineHeight, style.lineBreakMode) = (lineHeight, lineHeight, .byTruncatingMiddle)
        return NSAttributedString(string: text, attributes: [.font: font, .kern: kern(font.pointSize), .paragraphStyle: style])
    }
}
