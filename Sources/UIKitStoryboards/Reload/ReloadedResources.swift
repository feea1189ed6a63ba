import Foundation
import InterfaceBuilder

/// Brings a running app into line with resources that changed in its bundle.
@MainActor
package enum ReloadedResources {
    /// Records the objects of interface files from now on, so that they can change. Called before the first file is opened.
    package static func prepare() { LiveObjects.isOn = true }

    /// Takes over changed files, whose paths are absolute. Returns the connections that can't be made, each as `file:line:column: error:
    /// message`. Throws ``ReloadRefusal`` if the app must start again, and `InterfaceError` for a damaged file; nothing has changed then.
    package static func reload(_ files: [String]) throws -> [String] {
        let paths = Set(files.map(real))
        let types = Set(paths.flatMap(types))
        let hasTexts = !types.isDisjoint(with: ["strings", "stringsdict", "xcstrings"])
        let hasAssets = !types.isDisjoint(with: ["xcassets", "png", "jpg", "jpeg", "gif", "pdf", "svg", "heic", "webp"])
        let plans = try InterfaceFiles.opened.values.sorted { $0.name < $1.name }.compactMap { source in
            try Plan(source, isChanged: source.url.map { paths.contains(real($0.path)) } ?? false, hasTexts: hasTexts)
        }
        // Files refer to assets and texts.
        if hasTexts { ReloadedTexts.forget() }
        if hasAssets { ReloadedAssets.reload() }
        let problems = plans.flatMap { $0.apply() }
        if hasTexts { ReloadedTexts.show() }
        if hasAssets { AssetDisplay.refresh() }
        return problems
    }

    nonisolated private static func real(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

    /// The extensions of a file's name and of the folders around it: `Assets.xcassets/Photo.imageset/photo.png`.
    nonisolated private static func types(of path: String) -> [String] {
        path.split(separator: "/").map { ($0 as NSString).pathExtension.lowercased() }
    }

    /// The changes because of one interface file.
    @MainActor
    private struct Plan {
        let source: InterfaceSource
        let document: InterfaceDocument
        let strings: InterfaceStrings
        var updates: [LiveUpdate] = []

        /// Returns `nil` if nothing changes.
        init?(_ source: InterfaceSource, isChanged: Bool, hasTexts: Bool) throws {
            guard isChanged || hasTexts, let url = source.url else { return nil }
            self.source = source
            strings = hasTexts ? InterfaceFiles.strings(source.name, in: source.bundle) : source.strings
            let texts = strings.changes(from: source.strings)
            guard isChanged || !texts.isEmpty else { return nil }
            document = isChanged ? try InterfaceDocument(contentsOf: url, named: InterfaceFiles.origin(of: url)) : source.document
            for (name, meaning) in [
                ("initialViewController", "entry point"), ("useAutolayout", "use of Auto Layout"),
                ("useTraitCollections", "use of size classes"),
            ] where document.root[name] != source.document.root[name] {
                throw ReloadRefusal(reason: "the \(meaning) of \(source.name) has changed")
            }
            for live in LiveObjects.living where live.source === source {
                guard let roots = try live.roots(in: document) else {
                    if case .scene = live.place, let controller = live.controller, controller.isViewLoaded {
                        throw ReloadRefusal(reason: "the scene of \(type(of: controller)) was removed from \(source.name)")
                    }
                    continue
                }
                let update = try LiveUpdate(live, roots, texts: texts)
                if update.isNeeded { updates.append(update) }
            }
        }

        func apply() -> [String] {
            source.replace(document, strings)
            // Cells refer to the segues of their scene.
            var lists: [UIView] = []
            for update in updates.filter(\.isOfScene) + updates.filter({ !$0.isOfScene }) {
                if update.isApplicable { update.apply() }
                update.requestLayout()
                for list in update.lists where !lists.contains(list) { lists.append(list) }
            }
            for list in lists {
                (list as? UITableView)?.reloadData()
                (list as? UICollectionView)?.reloadData()
            }
            return updates.flatMap(\.problems)
        }
    }
}

extension LiveUpdate {
    var isOfScene: Bool { if case .scene = live.place { true } else { false } }

    /// Whether the objects can change in place; a table or collection replaces a cell of another class.
    var isApplicable: Bool { if case .prototype = live.place { keepsRoots } else { true } }

    /// Lets the views be laid out and drawn again.
    func requestLayout() {
        if case .prototype = live.place {
            guard let cell = roots.first?.id.flatMap({ live.object($0) }) as? UIView else { return }
            // A cell of another class can't be used again.
            if !keepsRoots {
                (cell as? UITableViewCell)?.identifier = nil
                (cell as? UICollectionReusableView)?.identifier = nil
            }
            if let list = sequence(first: cell, next: \.superview).first(where: { $0 is UITableView || $0 is UICollectionView }) {
                lists.append(list)
            }
            return
        }
        let views = live.controller?.viewIfLoaded.map { [$0] } ?? roots.compactMap { $0.id.flatMap { live.object($0) } as? UIView }
        for view in views {
            view.setNeedsUpdateConstraints()
            view.setNeedsLayout()
        }
    }
}

/// Shows changed assets in the visible windows.
@MainActor
private enum AssetDisplay {
    static func refresh() {
        for window in UIWindow.visible {
            refresh(window)
            visit(window.rootViewController)
        }
    }

    private static func refresh(_ view: UIView) {
        view.resolveColors()
        view.setNeedsDisplay()
        view.setNeedsLayout()
        switch view {
        case let view as UIImageView:
            if let image = ReloadedAssets.replacement(for: view.image) { view.image = image }
            if let image = ReloadedAssets.replacement(for: view.highlightedImage) { view.highlightedImage = image }
        case let button as UIButton:
            for state in [UIControl.State.normal, .highlighted, .selected, .disabled, .focused] {
                if let image = ReloadedAssets.replacement(for: button.image(for: state)) { button.setImage(image, for: state) }
                if let image = ReloadedAssets.replacement(for: button.backgroundImage(for: state)) {
                    button.setBackgroundImage(image, for: state)
                }
            }
            if let image = ReloadedAssets.replacement(for: button.configuration?.image) { button.configuration?.image = image }
        default: break
        }
        for subview in view.subviews { refresh(subview) }
    }

    private static func visit(_ controller: UIViewController?) {
        guard let controller else { return }
        let item = controller.navigationItem
        for item in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) + (controller.toolbarItems ?? []) { refresh(item) }
        if let item = controller.tabBarItem {
            refresh(item)
            if let image = ReloadedAssets.replacement(for: item.selectedImage) { item.selectedImage = image }
        }
        for child in controller.children { visit(child) }
        if let presented = controller.presentedViewController, presented.presentingViewController === controller { visit(presented) }
    }

    private static func refresh(_ item: UIBarItem) {
        if let image = ReloadedAssets.replacement(for: item.image) { item.image = image }
    }
}
