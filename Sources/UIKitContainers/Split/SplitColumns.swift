import Foundation

/// The columns of a split controller: their contents, and how they collapse into one. `SplitModes` determines which ones are visible,
/// `SplitLayout` their frames.
@MainActor
package final class SplitColumns: ContainerMechanism {
    unowned let controller: UISplitViewController
    private(set) var contents: [UISplitViewController.Column: UIViewController] = [:]
    package private(set) var isCollapsed = false
    package internal(set) var displayMode = UISplitViewController.DisplayMode.oneBesideSecondary
    private var hasSettled = false
    /// The size that the controller will have, while the sizes of its columns in it are determined.
    var sizeToCome: CGSize?
    /// The controller that shows everything while collapsed.
    private(set) var collapsedRoot: UIViewController?
    /// The view over the secondary while columns lie above it; a tap hides them.
    let dimming = UIControl()

    init(controller: UISplitViewController) {
        self.controller = controller
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.1)
        dimming.addAction(UIAction { [weak self] _ in self?.setMode(.secondaryOnly, animated: true) }, for: .touchUpInside)
    }

    /// Whether the controller was created without a style: two view controllers, as before iOS 14.
    var isClassic: Bool { controller.style == .unspecified }

    // MARK: Contents

    /// The value of `viewControllers`: primary and secondary, or the visible one while collapsed.
    var listed: [UIViewController] {
        if isCollapsed { return [collapsedRoot].compactMap { $0 } }
        return [contents[.primary], contents[.supplementary], contents[.secondary]].compactMap { $0 }
    }

    func set(list: [UIViewController]) {
        given = [:]
        if isCollapsed, isClassic {
            showCollapsed(list.first)
            contents[.primary] = list.first
            contents[.secondary] = list.count > 1 ? list[1] : nil
            return placeViews()
        }
        assign(list.first, to: .primary)
        if !isCollapsed || list.count > 1 { assign(list.count > 1 ? list[1] : nil, to: .secondary) }
        refresh()
    }

    // Columns wrap their controllers in navigation controllers, except for the compact one. (H-11)
    func set(_ item: UIViewController?, for column: UISplitViewController.Column) {
        // A controller that the column already contains is shown again in place.
        if column != .compact, let item, let navigation = contents[column] as? UINavigationController, navigation !== item,
            navigation.viewControllers.contains(item)
        {
            navigation.popToViewController(item, animated: false)
            return
        }
        // While collapsed, the column's stack has lent it to the primary's.
        if isCollapsed, column != .compact, let item, let carrier, given[column]?.controller === item, carrier.controllers.contains(item) {
            _ = carrier.pop(to: item, animated: false)
            return
        }
        let wrapped = item.map { item -> UIViewController in
            column == .compact || item is UINavigationController ? item : UINavigationController(rootViewController: item)
        }
        given[column] = WeakController(controller: item)
        assign(wrapped, to: column)
        refresh()
    }

    /// Restores a column's controller from the last run, without a stack created for it. Children return to their columns in the second
    /// phase. (SP-F018)
    func restore(_ item: UIViewController, to column: UISplitViewController.Column) {
        guard contents[column] !== item else { return }
        given[column] = nil
        assign(item, to: column)
        refresh()
    }

    /// The controllers that the app set, each possibly inside a navigation controller that was created for it.
    private var given: [UISplitViewController.Column: WeakController] = [:]

    private struct WeakController { weak var controller: UIViewController? }

    /// Returns the controller that the app set for a column rather than the one that contains it, as `viewController(for: .supplementary)
    /// as? Timeline` in Ranchero-Software/NetNewsWire and a forced cast in yagom-academy's memo apps need it.
    func givenController(for column: UISplitViewController.Column) -> UIViewController? {
        guard let held = contents[column] else { return nil }
        return given[column]?.controller ?? held
    }

    func controller(for column: UISplitViewController.Column) -> UIViewController? { contents[column] }

    private func assign(_ item: UIViewController?, to column: UISplitViewController.Column) {
        guard contents[column] !== item else { return }
        if isCollapsed { return exchange(item, inCollapsed: column) }
        if let old = contents[column] { detach(old) }
        contents[column] = item
        if let item, column != .compact { attach(item) }
    }

    /// Replaces a column while all of them are collapsed: the new one takes the old one's place, and one that carries the others takes them
    /// over.
    private func exchange(_ item: UIViewController?, inCollapsed column: UISplitViewController.Column) {
        if Self.stacked.contains(column), !isClassic {
            if let old = contents[column] as? UINavigationController { carrier?.columns.replace(old, by: item as? UINavigationController) }
            contents[column] = item
            return
        }
        let top = carrier.map { carrier in Self.stacked.last { contents[$0].map(carrier.columns.isOnStack) ?? false } ?? .primary }
        takeColumnsApart()
        contents[column] = item
        showCollapsed(contents[.compact] ?? contents[.primary])
        if contents[.compact] == nil { putColumnsTogether(upTo: top ?? proposedTop) }
    }

    private func attach(_ item: UIViewController) {
        guard item.parent !== controller else { return }
        controller.addChild(item)
        item.didMove(toParent: controller)
    }

    private func detach(_ item: UIViewController) {
        guard item.parent === controller else { return }
        item.willMove(toParent: nil)
        item.viewIfLoaded?.removeFromSuperview()
        item.removeFromParent()
    }

    /// Shows the button that shows and hides the columns in their leading bar, except where no gesture presents the sidebar. (H-17)
    func showModeButton() {
        let shown: Bool =
            switch controller.displayModeButtonVisibility {
            case .automatic: controller.presentsWithGesture
            case .always: true
            case .never: false
            }
        let leading = visibleColumns.first { contents[$0] is UINavigationController }
        for (column, item) in contents {
            let isHere = shown && !isClassic && !isCollapsed && column == leading
            (item as? UINavigationController)?.navigationBar.containersItem = isHere ? modeButton : nil
        }
        // UISplitViewController.h: hidden where it has no action.
        appsModeButton?.isHidden = !isClassic || isCollapsed
    }

    private lazy var modeButton = makeModeButton()
    /// The button that the app shows itself, in the classic style.
    weak var appsModeButton: UIBarButtonItem?

    func makeModeButton() -> UIBarButtonItem {
        let image = UIImage(systemName: "sidebar.left")
        return UIBarButtonItem(image: image, primaryAction: UIAction(image: image) { [weak self] _ in self?.toggle() })
    }

    func refresh() {
        guard controller.isViewLoaded else { return }
        showModeButton()
        placeViews()
        controller.view.setNeedsLayout()
    }

    // MARK: The environment

    // Collapsed means horizontally compact. (H-01)
    private var shouldCollapse: Bool { controller.traitCollection.horizontalSizeClass == .compact }

    func environmentDidChange() {
        guard controller.isViewLoaded else { return }
        guard shouldCollapse != isCollapsed else { return updateMode(animated: false) }
        shouldCollapse ? collapse() : expand()
        // H-14: the columns' mode was already set while they expanded.
        isCollapsed || !isClassic ? refresh() : updateMode(animated: false)
    }

    package func prepareToAppear() {
        if !hasSettled {
            hasSettled = true
            if shouldCollapse { collapse() }
            updateMode(animated: false)
        }
        placeViews()
        layOut()
    }

    // MARK: Collapsing. (H-03, H-14)

    private func collapse() {
        // A caller of `viewControllers` at this point still gets both.
        let primary =
            isClassic && contents[.compact] == nil
            ? controller.delegate?.primaryViewController(forCollapsing: controller) ?? contents[.primary] : nil
        isCollapsed = true
        if let compact = contents[.compact] {
            // On a phone, launch shows the compact column and then collapses. (H-15)
            controller.delegate?.splitViewController(controller, willShow: .compact)
            for column in [UISplitViewController.Column.primary, .supplementary, .secondary] { contents[column].map(detach) }
            showCollapsed(compact)
        } else if isClassic {
            collapseClassic(onto: primary)
        } else {
            showCollapsed(contents[.primary])
            putColumnsTogether(upTo: proposedTop)
        }
        placeViews()
        if !isClassic { controller.delegate?.splitViewControllerDidCollapse(controller) }
        announce()
    }

    private func collapseClassic(onto primary: UIViewController?) {
        showCollapsed(primary)
        guard let primary, let secondary = contents[.secondary], secondary !== primary else { return }
        detach(secondary)
        if controller.delegate?.splitViewController(controller, collapseSecondary: secondary, onto: primary) == true {
            return
        }
        (primary as? UINavigationController)?.collapseSecondaryViewController(secondary, for: controller)
    }

    /// The columns that are added to the primary's stack, the lowest first.
    private static let stacked: [UISplitViewController.Column] = [.supplementary, .secondary]

    /// The stack of the primary, which contains the other columns while collapsed.
    private var carrier: NavigationStack? { contents[.compact] !== collapsedRoot ? (collapsedRoot as? UINavigationController)?.stack : nil }

    private var proposedTop: UISplitViewController.Column {
        controller.delegate?.splitViewController(controller, topColumnForCollapsingToProposedTopColumn: .secondary) ?? .secondary
    }

    private func putColumnsTogether(upTo top: UISplitViewController.Column) {
        for column in Self.stacked { contents[column].map(detach) }
        for column in Self.stacked where column.rawValue <= top.rawValue {
            if let item = contents[column] as? UINavigationController { carrier?.columns.add(item) }
        }
    }

    private func takeColumnsApart() {
        for column in Self.stacked.reversed() { _ = contents[column].map { carrier?.columns.takeBack($0) } }
    }

    // The delegate is asked first; the default returns what was pushed on the primary. (H-04, H-14)
    private func expand() {
        isCollapsed = false
        if isClassic { separateClassic() } else { takeColumnsApart() }
        if let compact = contents[.compact], collapsedRoot === compact { detach(compact) }
        collapsedRoot = nil
        for column in [UISplitViewController.Column.primary, .supplementary, .secondary] { contents[column].map(attach) }
        // H-09: the traits may have been read since the width changed, while all was still collapsed.
        for column in [UISplitViewController.Column.primary, .supplementary] {
            if let view = contents[column]?.viewIfLoaded { Traits.inheritedDidChange(view) }
        }
        if !isClassic {
            let proposed = preferredMode
            let chosen =
                controller.delegate?.splitViewController(controller, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
            // H-12: a mode of another behavior is replaced, as if it were preferred.
            change(to: chosen == .automatic ? proposed : inBehavior(chosen))
        }
        placeViews()
        if !isClassic { controller.delegate?.splitViewControllerDidExpand(controller) }
        announce()
    }

    private func separateClassic() {
        let root = collapsedRoot === contents[.secondary] ? nil : collapsedRoot
        guard let primary = controller.delegate?.primaryViewController(forExpanding: controller) ?? root ?? contents[.primary] else {
            return
        }
        for old in [contents[.primary], root] where old !== primary { old.map(detach) }
        contents[.primary] = primary
        let separated =
            controller.delegate?.splitViewController(controller, separateSecondaryFrom: primary)
            ?? (primary as? UINavigationController)?.separateSecondaryViewController(for: controller)
        // A controller that the app has moved elsewhere stays there.
        contents[.secondary] = separated ?? contents[.secondary].flatMap { $0.parent == nil || $0.parent === controller ? $0 : nil }
    }

    // Posted when the target of `showDetailViewController` may have changed. (C-48)
    private func announce() {
        NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: controller)
    }

    private func showCollapsed(_ item: UIViewController?) {
        if collapsedRoot !== item { collapsedRoot.map(detach) }
        collapsedRoot = item
        item.map(attach)
    }

    // MARK: Showing a column

    // Collapsed columns are pushed and popped; others move to the nearest display mode. (H-13)
    func isShowing(_ column: UISplitViewController.Column) -> Bool {
        guard isCollapsed else { return visibleColumns.contains(column) }
        guard let item = contents[column] else { return false }
        guard let carrier else { return item === collapsedRoot }
        return carrier.columns.onTop === (column == .primary ? nil : item)
    }

    func show(_ column: UISplitViewController.Column) {
        guard column != .compact else { return }
        if isCollapsed {
            guard let columns = carrier?.columns else { return }
            guard column != .primary else { return columns.popAll() }
            guard Self.stacked.contains(column) else { return }
            for step in Self.stacked where step.rawValue <= column.rawValue {
                if let item = contents[step] as? UINavigationController { columns.add(item, animated: true) }
            }
            if let item = contents[column] { columns.pop(to: item) }
            return
        }
        guard column != .secondary, !isShowing(column) else { return }
        let isOver = behavior == .overlay || (behavior == .automatic && !isLandscape)
        let needsTwo = controller.style == .tripleColumn && column == .primary
        let mode: UISplitViewController.DisplayMode =
            needsTwo
            ? (isOver ? .twoOverSecondary : behavior == .displace ? .twoDisplaceSecondary : .twoBesideSecondary)
            : (isOver ? .oneOverSecondary : .oneBesideSecondary)
        // No mode shows a supplementary column in the style of two columns, or the inspector.
        if columns(in: mode).contains(column) { setMode(mode, animated: true) }
    }

    func hide(_ column: UISplitViewController.Column) {
        guard column != .compact else { return }
        if isCollapsed {
            if column != .primary, isShowing(column) { contents[column].map { carrier?.columns.pop($0) } }
            return
        }
        guard column != .secondary, isShowing(column) else { return }
        let keepsOne = controller.style == .tripleColumn && column == .primary
        let isOver = displayMode == .twoOverSecondary || displayMode == .oneOverSecondary
        setMode(keepsOne ? (isOver ? .oneOverSecondary : .oneBesideSecondary) : .secondaryOnly, animated: true)
    }

    // The delegate first, then the secondary column, else a presentation. (H-05)
    func showDetail(_ item: UIViewController, sender: Any?) {
        if isCollapsed {
            if let navigation = collapsedRoot as? UINavigationController {
                // UISplitViewController.h: in a collapsed controller, it is pushed as any other.
                let isAnimated = UIView.areAnimationsEnabled && controller.viewIfLoaded?.window != nil
                if item is UINavigationController { return navigation.stack.columns.add(item, animated: isAnimated) }
                navigation.show(item, sender: sender)
                // An override of `show` may have done something else.
                if isClassic, navigation.topViewController === item { navigation.stack.columns.note(detail: item) }
            } else if let target = [collapsedRoot, contents[.secondary]].lazy.compactMap({ $0 }).first(where: { $0.showsOthers }) {
                target.show(item, sender: sender)
            } else {
                item.presenting.automaticStyle = item.presenting.automaticStyle ?? .fullScreen
                controller.present(item, animated: UIView.areAnimationsEnabled)
            }
            return
        }
        set(item, forPane: .secondary)
    }

    // The pane that the sender is in, and the secondary one for any other sender. (H-05)
    func showFromPane(_ item: UIViewController, sender: Any?) {
        guard !isCollapsed else { return controller.present(item, animated: UIView.areAnimationsEnabled) }
        let source = sender as? UIViewController
        let pane = [UISplitViewController.Column.primary, .supplementary].first { pane in source.map { contains($0, in: pane) } == true }
        set(item, forPane: pane ?? .secondary)
    }

    private func contains(_ item: UIViewController, in column: UISplitViewController.Column) -> Bool {
        sequence(first: item, next: { $0.parent }).contains { $0 === contents[column] }
    }

    private func set(_ item: UIViewController, forPane column: UISplitViewController.Column) {
        if isClassic {
            assign(item, to: column)
            refresh()
        } else {
            set(item, for: column)
        }
    }

    var steering: UIViewController? { isCollapsed ? collapsedRoot : contents[.secondary] }
    package var polledChildren: [UIViewController] { listed }
}
