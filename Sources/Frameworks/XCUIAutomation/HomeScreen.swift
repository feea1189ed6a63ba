import AutomationClient
import Foundation
import UIKit

/// SpringBoard for UI tests: a home screen with an icon for each app of the project, and the alerts for deleting an app.
///
/// It is in front while no app is; otherwise, `com.apple.springboard` has the tree of the app in front, with the system's alerts.
@MainActor
final class HomeScreen {
    private enum Layer: Equatable {
        case icons
        /// The menu of a pressed icon.
        case menu(String)
        /// The icons, with a button that removes each.
        case editing
        /// The question whether to delete an app or to remove its icon.
        case removal(String)
        case deletion(String)
    }

    private struct App {
        var identifier: String
        var name: String
    }

    private let apps: [App]
    /// Opens the app with a bundle identifier, whose icon is tapped.
    private let open: (String) throws -> Void
    private let delete: (String) -> Void
    private var layer = Layer.icons
    /// The apps that were deleted and not launched since.
    private var deleted: Set<String> = []
    private var references: [String: Int] = [:]

    init(_ products: [TestConfiguration.App], open: @escaping (String) throws -> Void, delete: @escaping (String) -> Void) {
        apps = products.map { App(identifier: $0.bundleIdentifier, name: Self.displayName($0)) }
        (self.open, self.delete) = (open, delete)
    }

    /// Returns the name below an app's icon.
    private static func displayName(_ product: TestConfiguration.App) -> String {
        let file = URL(fileURLWithPath: product.executable).deletingLastPathComponent().appendingPathComponent("Info.plist")
        let list = (try? Data(contentsOf: file)).flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
        let info = list as? [String: Any]
        let names = ["CFBundleDisplayName", "CFBundleName"].compactMap { info?[$0] as? String }
        return names.first { !$0.isEmpty } ?? product.name
    }

    /// Shows the icons without a menu or a question, as the home button does.
    func clear() { layer = .icons }

    /// Called when an app is launched: XCTest installs a deleted one again.
    func install(_ identifier: String) {
        deleted.remove(identifier)
        clear()
    }

    // MARK: Elements

    var tree: ElementNode {
        let screen = UIScreen.main.bounds
        var children = icons(in: screen)
        switch layer {
        case .icons: break
        case .editing: children.append(button("Done", CGRect(x: screen.maxX - 80, y: 50, width: 64, height: 34)))
        case .menu:
            let titles = ["Remove App", "Share App", "Edit Home Screen"]
            // Helpers that delete an app look for `collectionViews.buttons["Remove App"]`.
            var menu = element("menu", .collectionView, "", CGRect(x: 70, y: screen.midY, width: 250, height: CGFloat(titles.count) * 44))
            menu.children = titles.enumerated().map { place, title in
                let frame = CGRect(x: 70, y: screen.midY + CGFloat(place) * 44, width: 250, height: 44)
                var cell = element("cell " + title, .cell, "", frame)
                cell.children = [button(title, frame)]
                return cell
            }
            children.append(menu)
        case .removal(let app):
            children.append(
                alert("Remove “\(name(app))”?", ["Delete App", "Remove from Home Screen", "Cancel"], in: screen))
        case .deletion(let app): children.append(alert("Delete “\(name(app))”?", ["Cancel", "Delete"], in: screen))
        }
        var window = element("window", .window, "", screen)
        window.children = children
        var root = element("application", .application, "", screen)
        root.children = [window]
        return ElementNode(root) { [layer] node in
            // A question or a menu takes the touches; its buttons are beside the icons.
            let isIcon = sequence(first: node, next: \.parent).contains { $0.type == .icon }
            return layer == .icons || layer == .editing || !isIcon
        }
    }

    private func name(_ identifier: String) -> String { apps.first { $0.identifier == identifier }?.name ?? identifier }

    private func icons(in screen: CGRect) -> [ElementSnapshot] {
        let width = (screen.width - 48) / 4
        return apps.filter { !deleted.contains($0.identifier) }.enumerated().map { place, app in
            let frame = CGRect(x: 24 + CGFloat(place % 4) * width, y: 76 + CGFloat(place / 4) * 100, width: width, height: 90)
            var icon = element("icon " + app.identifier, .icon, app.name, frame)
            icon.identifier = app.name
            if layer == .editing {
                let corner = CGRect(x: frame.minX, y: frame.minY, width: 28, height: 28)
                var remove = element("remove " + app.identifier, .button, "Remove", corner)
                remove.identifier = "DeleteButton"
                icon.children = [remove]
            }
            return icon
        }
    }

    private func alert(_ title: String, _ buttons: [String], in screen: CGRect) -> ElementSnapshot {
        let frame = CGRect(x: screen.midX - 135, y: screen.midY - 80, width: 270, height: 60 + CGFloat(buttons.count) * 44)
        var alert = element("alert " + title, .alert, title, frame)
        alert.children =
            [element("title " + title, .staticText, title, CGRect(x: frame.minX, y: frame.minY, width: 270, height: 60))]
            + buttons.enumerated().map { button($1, CGRect(x: frame.minX, y: frame.minY + 60 + CGFloat($0) * 44, width: 270, height: 44)) }
        return alert
    }

    private func button(_ title: String, _ frame: CGRect) -> ElementSnapshot { element("button " + title, .button, title, frame) }

    /// An element with the number that its key has kept since it was first shown.
    private func element(_ key: String, _ type: XCUIElement.ElementType, _ label: String, _ frame: CGRect) -> ElementSnapshot {
        let reference = references[key] ?? references.count + 1
        references[key] = reference
        var element = ElementSnapshot(ref: reference, type: type, className: "SBView", frame: frame)
        element.label = label
        return element
    }

    // MARK: Steps

    /// Performs a step. Throws `unsupported` for features that this home screen does not have.
    func perform(_ method: String, _ parameters: [String: JSONValue]) throws -> JSONValue {
        switch method {
        case "settle", "advance", "scrollTo": return [:]
        // There is one page of icons.
        case "swipe": return [:]
        case "tap", "press": break
        default:
            throw ControlError(
                .unsupported,
                "the emulated SpringBoard has a page of icons, which are tapped, pressed and deleted; it takes no `\(method)`")
        }
        // Elements do not retain those that contain them.
        let tree = tree
        defer { withExtendedLifetime(tree) {} }
        guard let node = target(parameters, in: tree) else { return [:] }
        let pressed = method == "press" ? parameters["duration"]?.number ?? 0 : 0
        if let icon = sequence(first: node, next: \.parent).first(where: { $0.type == .icon }),
            let app = apps.first(where: { references["icon " + $0.identifier] == icon.reference })
        {
            try touch(app, isRemoval: node.type == .button, pressed: pressed)
        } else if node.type == .button {
            try choose(node.label)
        } else if case .menu = layer {
            clear()
        }
        return [:]
    }

    /// Returns the element that a step names, or the one at its point.
    private func target(_ parameters: [String: JSONValue], in tree: ElementNode) -> ElementNode? {
        if let reference = parameters["element"]?.int { return tree.first { $0.reference == reference } }
        guard let point = parameters["point"].flatMap(CGPoint.init(json:)) else { return nil }
        // The last element at a point is the topmost one.
        return tree.descendants.last { $0.frame.contains(point) && $0.isHittable }
    }

    /// A press on an icon shows its menu; a longer press starts editing the home screen.
    private func touch(_ app: App, isRemoval: Bool, pressed: TimeInterval) throws {
        switch layer {
        case .editing: if isRemoval { layer = .removal(app.identifier) }
        case .icons where pressed >= 2.5: layer = .editing
        case .icons where pressed >= 0.5: layer = .menu(app.identifier)
        case .icons: try open(app.identifier)
        default: break
        }
    }

    private func choose(_ title: String) throws {
        switch (layer, title) {
        case (.menu(let app), "Remove App"): layer = .removal(app)
        case (.menu, "Edit Home Screen"): layer = .editing
        case (.menu, _): throw ControlError(.unsupported, "the emulated SpringBoard does not share apps")
        case (.removal(let app), "Delete App"): layer = .deletion(app)
        case (.removal, "Remove from Home Screen"):
            throw ControlError(.unsupported, "the emulated SpringBoard has no App Library, so icons stay on its home screen")
        case (.deletion(let app), "Delete"):
            delete(app)
            deleted.insert(app)
            clear()
        default: clear()
        }
    }
}
