import Foundation

/// The columns of a split controller: what they hold, which of them show, how they collapse into one.
@MainActor
package final class SplitColumns: ContainerMechanism {
    private unowned let controller: UISplitViewController
    private var contents: [UISplitViewController.Column: UIViewController] = [:]
    package private(set) var isCollapsed = false
    package private(set) var displayMode = UISplitViewController.DisplayMode.oneBesideSecondary
    private var hasSettled = false
    /// The controller that shows everything while collapsed.
    private var collapsedRoot: UIViewController?
    private let dimming = UIControl()

    init(controller: UISplitViewController) {
        self.controller = controller
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.1)
        dimming.addAction(UIAction { [weak self] _ in self?.setMode(.secondaryOnly, animated: true) }, for: .touchUpInside)
    }

    private var isClassic: Bool { controller.style == .unspecified }

    // MARK: Contents

    /// `viewControllers`: primary and secondary, or the one that shows while collapsed.
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

    // H-11
    func set(_ item: UIViewController?, for column: UISplitViewController.Column) {
        // What the column holds already is shown again where it stands.
        if column != .compact, let item, let navigation = contents[column] as? UINavigationController, navigation !== item, navigation.viewControllers.contains(item) {
            navigation.popToViewController(item, animated: false)
            return
        }
        let wrapped = item.map { item -> UIViewController in
            column == .compact || item is UINavigationController ? item : UINavigationController(rootViewController: item)
        }
        given[column] = WeakController(controller: item)
        assign(wrapped, to: column)
        refresh()
    }

    /// What stood in a column in the last run, without a stack made for it.
    // SP-F018
    func restore(_ item: UIViewController, to column: UISplitViewController.Column) {
        guard contents[column] !== item else { return }
        given[column] = nil
        assign(item, to: column)
        refresh()
    }

    /// What the app set, which may stand in a navigation controller that was made for it.
    private var given: [UISplitViewController.Column: WeakController] = [:]

    private struct WeakController { weak var controller: UIViewController? }

    /// The controller the app set for a column rather than what it stands in, as `viewController(for: .supplementary) as? Timeline` in
    /// Ranchero-Software/NetNewsWire and a forced cast in yagom-academy's memo apps need it.
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

    /// Another column while all of them show as one: it stands where the old one stood, and one that carries the others takes them over.
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

    /// The leading bar of the columns has the button that brings them in and out.
    // H-17
    func showModeButton() {
        let shown: Bool = switch controller.displayModeButtonVisibility {
        case .automatic: controller.presentsWithGesture
        case .always: true
        case .never: false
        }
        let leading = visibleColumns.first { contents[$0] is UINavigationController }
        for (column, item) in contents {
            let isHere = shown && !isClassic && !isCollapsed && column == leading
            (item as? UINavigationController)?.navigationBar.containersItem = isHere ? modeButton : nil
        }
    }

    private lazy var modeButton = makeModeButton()

    func makeModeButton() -> UIBarButtonItem {
        let image = UIImage(systemName: "sidebar.left")
        return UIBarButtonItem(image: image, primaryAction: UIAction(image: image) { [weak self] _ in self?.toggle() })
    }

    private func refresh() {
        guard controller.isViewLoaded else { return }
        showModeButton()
        placeViews()
        controller.view.setNeedsLayout()
    }

    // MARK: The environment

    // H-01
    private var shouldCollapse: Bool { controller.traitCollection.horizontalSizeClass == .compact }

    func environmentDidChange() {
        guard controller.isViewLoaded else { return }
        guard shouldCollapse != isCollapsed else { return updateMode(animated: false) }
        shouldCollapse ? collapse() : expand()
        // H-14: columns have been given their mode while they expanded.
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

    // MARK: Collapsing. H-03, H-14

    private func collapse() {
        isCollapsed = true
        if let compact = contents[.compact] {
            // H-15
            controller.delegate?.splitViewController(controller, willShow: .compact)
            for column in [UISplitViewController.Column.primary, .supplementary, .secondary] { contents[column].map(detach) }
            showCollapsed(compact)
        } else if isClassic {
            collapseClassic()
        } else {
            showCollapsed(contents[.primary])
            putColumnsTogether(upTo: proposedTop)
        }
        placeViews()
        if !isClassic { controller.delegate?.splitViewControllerDidCollapse(controller) }
        announce()
    }

    private func collapseClassic() {
        let primary = controller.delegate?.primaryViewController(forCollapsing: controller) ?? contents[.primary]
        showCollapsed(primary)
        guard let primary, let secondary = contents[.secondary], secondary !== primary else { return }
        detach(secondary)
        if controller.delegate?.splitViewController(controller, collapseSecondary: secondary, onto: primary) == true {
            return
        }
        (primary as? UINavigationController)?.collapseSecondaryViewController(secondary, for: controller)
    }

    /// The columns that go onto the primary's stack, the lowest first.
    private static let stacked: [UISplitViewController.Column] = [.supplementary, .secondary]

    /// The stack of the primary, which carries the other columns while collapsed.
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

    // H-04, H-14
    private func expand() {
        isCollapsed = false
        if isClassic { separateClassic() } else { takeColumnsApart() }
        if let compact = contents[.compact], collapsedRoot === compact { detach(compact) }
        collapsedRoot = nil
        for column in [UISplitViewController.Column.primary, .supplementary, .secondary] { contents[column].map(attach) }
        if !isClassic {
            let proposed = preferredMode
            let chosen = controller.delegate?.splitViewController(controller, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
            change(to: chosen == .automatic ? proposed : chosen)
        }
        placeViews()
        if !isClassic { controller.delegate?.splitViewControllerDidExpand(controller) }
        announce()
    }

    private func separateClassic() {
        let root = collapsedRoot === contents[.secondary] ? nil : collapsedRoot
        guard let primary = controller.delegate?.primaryViewController(forExpanding: controller) ?? root ?? contents[.primary] else { return }
        for old in [contents[.primary], root] where old !== primary { old.map(detach) }
        contents[.primary] = primary
        let separated = controller.delegate?.splitViewController(controller, separateSecondaryFrom: primary)
            ?? (primary as? UINavigationController)?.separateSecondaryViewController(for: controller)
        // One that the app has put elsewhere stays there.
        contents[.secondary] = separated ?? contents[.secondary].flatMap { $0.parent == nil || $0.parent === controller ? $0 : nil }
    }

    // C-48
    private func announce() { NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: controller) }

    private func showCollapsed(_ item: UIViewController?) {
        if collapsedRoot !== item { collapsedRoot.map(detach) }
        collapsedRoot = item
        item.map(attach)
    }

    // MARK: Modes

    /// The preferred one as far as there is room for it, as UISplitViewController's reference says: two columns that leave the secondary too little push
    /// it aside, and one that does so lies over it.
    var behavior: UISplitViewController.SplitBehavior {
        let preferred = controller.preferredSplitBehavior
        if isClassic { return preferred }
        let wanted = preferred != .automatic ? preferred : isLandscape ? .tile : .overlay
        guard wanted == .tile || wanted == .displace else { return wanted }
        let isTriple = controller.style == .tripleColumn
        guard leavesRoom(beside: isTriple ? [.supplementary] : [.primary]) else { return .overlay }
        return wanted == .tile && isTriple && !leavesRoom(beside: [.primary, .supplementary]) ? .displace : wanted
    }

    /// Whether the secondary keeps the width of a phone. The figure is ours.
    private func leavesRoom(beside columns: [UISplitViewController.Column]) -> Bool {
        guard let total = controller.viewIfLoaded?.bounds.width, total > 0 else { return true }
        return columns.reduce(total) { $0 - width(of: $1) } >= 320
    }

    private var isLandscape: Bool { (controller.viewIfLoaded?.bounds).map { $0.width > $0.height } ?? false }

    // H-02, H-12
    private var automaticMode: UISplitViewController.DisplayMode {
        if isClassic { return isLandscape ? .oneBesideSecondary : .secondaryOnly }
        let isTriple = controller.style == .tripleColumn
        switch behavior {
        case .tile: return .oneBesideSecondary
        case .displace: return isTriple ? .oneBesideSecondary : .secondaryOnly
        case .overlay, .automatic: return .secondaryOnly
        }
    }

    private var allowedModes: [UISplitViewController.DisplayMode] {
        switch behavior {
        case .automatic: [.secondaryOnly, .oneBesideSecondary, .oneOverSecondary]
        case .tile: [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]
        case .overlay: [.secondaryOnly, .oneOverSecondary, .twoOverSecondary]
        case .displace: [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary]
        }
    }

    func updateMode(animated: Bool) {
        guard !isCollapsed else { return refresh() }
        if Generation.current < .ios8, isClassic { return updateModeOfOld() }
        setMode(preferredMode, animated: animated)
    }

    private var preferredMode: UISplitViewController.DisplayMode {
        let preferred = controller.preferredDisplayMode
        if preferred == .automatic { return automaticMode }
        return isClassic ? preferred : inBehavior(preferred)
    }

    /// A mode as the present behaviour has it: two columns beside the secondary lie over it or push it aside. (UISplitViewController's reference)
    private func inBehavior(_ mode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode {
        let modes = allowedModes
        guard !modes.contains(mode) else { return mode }
        return switch mode {
        case .oneBesideSecondary, .oneOverSecondary: modes[1]
        default: modes[2]
        }
    }

    /// Up to iOS 7 the delegate says whether the primary hides, and hears of a button and a popover that stand for it.
    // H-08
    private func updateModeOfOld() {
        guard let primary = contents[.primary] else { return refresh() }
        let orientation = controller.sceneOrientation
        let hides = controller.delegate?.splitViewController(controller, shouldHide: primary, in: orientation) ?? orientation.isPortrait
        let isHidden = displayMode == .secondaryOnly
        guard hides != isHidden else { return refresh() }
        let item = controller.displayModeButtonItem
        if hides {
            controller.delegate?.splitViewController(controller, willHide: primary, with: item, for: UIPopoverController(contentViewController: primary))
        } else {
            controller.delegate?.splitViewController(controller, willShow: primary, invalidating: item)
        }
        displayMode = hides ? .secondaryOnly : .oneBesideSecondary
        refresh()
    }

    // H-06
    func toggle() {
        let target = controller.delegate?.targetDisplayModeForAction(in: controller) ?? .automatic
        guard target == .automatic else { return setMode(target, animated: true) }
        let isHidden = displayMode == .secondaryOnly
        let shown: UISplitViewController.DisplayMode = isClassic ? (isLandscape ? .oneBesideSecondary : .oneOverSecondary) : inBehavior(.oneBesideSecondary)
        setMode(isHidden ? shown : .secondaryOnly, animated: true)
    }

    // H-06, H-16
    private func change(to mode: UISplitViewController.DisplayMode) {
        guard mode != displayMode else { return }
        let before = visibleColumns
        controller.delegate?.splitViewController(controller, willChangeTo: mode)
        displayMode = mode
        for column in visibleColumns where !before.contains(column) { controller.delegate?.splitViewController(controller, willShow: column) }
        for column in before where !visibleColumns.contains(column) { controller.delegate?.splitViewController(controller, willHide: column) }
    }

    private func setMode(_ mode: UISplitViewController.DisplayMode, animated: Bool) {
        guard mode != displayMode else { return refresh() }
        change(to: mode)
        guard controller.isViewLoaded else { return }
        guard animated, UIView.areAnimationsEnabled, controller.view.window != nil else { return refresh() }
        placeViews(keepingHidden: true)
        UIView.animate(withDuration: TransitionFigures.navigationDuration, animations: { self.layOut() }, completion: { [weak self] _ in self?.refresh() })
    }

    private var visibleColumns: [UISplitViewController.Column] {
        if isCollapsed { return [.primary] }
        switch displayMode {
        case .secondaryOnly, .automatic: return [.secondary]
        case .oneBesideSecondary, .oneOverSecondary: return [controller.style == .tripleColumn ? .supplementary : .primary, .secondary]
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: return [.primary, .supplementary, .secondary]
        }
    }

    var canReveal: Bool { !isCollapsed && displayMode == .secondaryOnly }

    // FIXME(gap): the column comes when the finger lifts; it does not follow it.
    func revealed(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: controller.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(controller)
        case .ended, .cancelled:
            let travel = pan.translation(in: controller.view).x * (controller.primaryEdge == .trailing ? -1 : 1)
            if pan.state == .ended, travel > 0 { toggle() }
            controller.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(controller)
        default: break
        }
    }

    // H-13
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
            for step in Self.stacked where step.rawValue <= column.rawValue {
                if let item = contents[step] as? UINavigationController { columns.add(item, animated: true) }
            }
            if let item = contents[column] { columns.pop(to: item) }
            return
        }
        guard column != .secondary, !isShowing(column) else { return }
        let isOver = behavior == .overlay || (behavior == .automatic && !isLandscape)
        let needsTwo = controller.style == .tripleColumn && column == .primary
        let mode: UISplitViewController.DisplayMode = needsTwo
            ? (isOver ? .twoOverSecondary : behavior == .displace ? .twoDisplaceSecondary : .twoBesideSecondary)
            : (isOver ? .oneOverSecondary : .oneBesideSecondary)
        setMode(mode, animated: true)
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

    // H-05
    func showDetail(_ item: UIViewController, sender: Any?) {
        if isCollapsed {
            if let navigation = collapsedRoot as? UINavigationController {
                if item is UINavigationController { return navigation.collapseSecondaryViewController(item, for: controller) }
                navigation.pushViewController(item, animated: UIView.areAnimationsEnabled)
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

    func showFromPane(_ item: UIViewController, sender: Any?) {
        guard !isCollapsed else { return controller.present(item, animated: UIView.areAnimationsEnabled) }
        let source = sender as? UIViewController
        let pane: UISplitViewController.Column = source.map { contains($0, in: .primary) } == true ? .primary : .secondary
        set(item, forPane: pane)
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

    // MARK: Layout

    // H-07
    func width(of column: UISplitViewController.Column) -> CGFloat {
        let total = controller.viewIfLoaded?.bounds.width ?? 0
        let (preferred, fraction, least, most): (CGFloat, CGFloat, CGFloat, CGFloat) = column == .primary
            ? (controller.preferredPrimaryColumnWidth, controller.preferredPrimaryColumnWidthFraction, controller.minimumPrimaryColumnWidth,
                controller.maximumPrimaryColumnWidth)
            : (controller.preferredSupplementaryColumnWidth, controller.preferredSupplementaryColumnWidthFraction,
                controller.minimumSupplementaryColumnWidth, controller.maximumSupplementaryColumnWidth)
        let automatic = UISplitViewController.automaticDimension
        var width: CGFloat = 320
        if fraction != automatic { width = fraction * total }
        if preferred != automatic { width = preferred }
        return max(least == automatic ? 0 : least, min(width, most == automatic ? 320 : most))
    }

    /// A column that is told it is compact. H-09
    func isNarrow(_ item: UIViewController) -> Bool { contents[.primary] === item || contents[.supplementary] === item }

    private func placeViews(keepingHidden: Bool = false) {
        guard controller.isViewLoaded else { return }
        let isOnScreen = controller.appearance.phase != .disappeared
        guard isOnScreen || controller.view.window == nil else { return }
        let shown: [UIViewController] = isCollapsed ? [collapsedRoot].compactMap { $0 } : visibleColumns.compactMap { contents[$0] }
        for item in controller.children where !shown.contains(where: { $0 === item }) && !keepingHidden { item.viewIfLoaded?.removeFromSuperview() }
        for item in shown where item.parent === controller && item.view.superview !== controller.view { controller.view.addSubview(item.view) }
        if !isCollapsed, let secondary = contents[.secondary]?.viewIfLoaded, secondary.superview === controller.view {
            controller.view.sendSubviewToBack(secondary)
        }
    }

    func layOut() {
        guard controller.isViewLoaded else { return }
        let bounds = controller.view.bounds
        if isCollapsed {
            collapsedRoot?.viewIfLoaded?.frame = bounds
            dimming.removeFromSuperview()
            return
        }
        let frames = frames(in: bounds.size)
        for (column, frame) in frames { contents[column]?.viewIfLoaded?.frame = frame }
        let isShaded = [.oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary].contains(displayMode)
        guard isShaded, let secondary = contents[.secondary]?.viewIfLoaded, secondary.superview === controller.view else {
            dimming.removeFromSuperview()
            return
        }
        dimming.frame = bounds
        controller.view.insertSubview(dimming, aboveSubview: secondary)
    }

    private func frames(in size: CGSize) -> [UISplitViewController.Column: CGRect] {
        let gap: CGFloat = 1 / max(controller.traitCollection.displayScale, 1)
        let mirrored = (controller.primaryEdge == .trailing) != (controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let columns: [UISplitViewController.Column] = controller.style == .tripleColumn ? [.primary, .supplementary] : [.primary]
        let shown = columns.filter { visibleColumns.contains($0) }
        var frames: [UISplitViewController.Column: CGRect] = [:]
        var x: CGFloat = 0
        for column in shown {
            let width = width(of: column)
            frames[column] = CGRect(x: x, y: 0, width: width, height: size.height)
            x += width + gap
        }
        for column in columns where !shown.contains(column) {
            frames[column] = CGRect(x: -width(of: column), y: 0, width: width(of: column), height: size.height)
        }
        let isBeside = displayMode == .oneBesideSecondary || displayMode == .twoBesideSecondary
        let isDisplaced = displayMode == .twoDisplaceSecondary
        let start = isBeside || isDisplaced ? x : 0
        frames[.secondary] = CGRect(x: start, y: 0, width: isDisplaced ? size.width : size.width - start, height: size.height)
        if mirrored { for (column, frame) in frames { frames[column]?.origin.x = size.width - frame.maxX } }
        return frames
    }

    func size(of child: UIViewController, in parentSize: CGSize) -> CGSize {
        guard !isCollapsed, let column = contents.first(where: { $0.value === child })?.key else { return parentSize }
        return frames(in: parentSize)[column]?.size ?? parentSize
    }

    var steering: UIViewController? { isCollapsed ? collapsedRoot : contents[.secondary] }
    package var polledChildren: [UIViewController] { listed }
}
