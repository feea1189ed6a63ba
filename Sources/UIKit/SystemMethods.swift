import UIKitStoryboards

// The public methods of UIKit's classes that take objects, numbers, and choices, under their names in Objective-C's headers: code asks
// `responds(to:)` for them and calls them by `perform(_:with:with:)`. Methods that a delegate or a responder may implement are left out,
// because a class that has them would count as one that implements them.

/// The methods of a class.
private final class SystemMethods<Object: NSObject> {
    typealias Call = @MainActor (Object, DispatchArguments) -> Any?
    private(set) var calls: [String: Call] = [:]

    func call(_ name: String, _ body: @escaping @MainActor (Object) -> Void) {
        calls[name] = { object, _ in
            body(object)
            return nil
        }
    }
    func pass(_ name: String, _ body: @escaping @MainActor (Object, DispatchArguments) -> Void) {
        calls[name] = { object, arguments in
            body(object, arguments)
            return nil
        }
    }
    func get(_ name: String, _ body: @escaping Call) { calls[name] = body }
}

extension DispatchArguments {
    /// Returns an argument, or `nil` for one that is missing or of another type.
    fileprivate func object<T>(_ index: Int, _ type: T.Type = T.self) -> T? {
        index < values.count ? DynamicValue.convert(values[index], to: T.self) : nil
    }
    /// Returns a number or a choice. A missing one is 0, as in Objective-C.
    fileprivate func number<T>(_ index: Int, _ zero: T) -> T { object(index) ?? zero }
    /// Returns a Boolean. An object counts as `true`, because a control or gesture passes itself.
    fileprivate func flag(_ index: Int) -> Bool {
        guard index < values.count, let value = values[index] else { return false }
        return DynamicValue.convert(value, to: Bool.self) ?? true
    }
    fileprivate func state(_ index: Int) -> UIControl.State { number(index, .normal) }
    /// Calls `body` with an object, if there is one: Objective-C's methods do nothing or raise an exception without it.
    fileprivate func with<T>(_ index: Int, _ body: (T) -> Void) { object(index, T.self).map(body) }
}

private func methods<Object: NSObject>(of type: Object.Type, _ list: (SystemMethods<Object>) -> Void) {
    let table = SystemMethods<Object>()
    list(table)
    let calls = table.calls
    DispatchTable.add(
        type, selectors: calls.keys.sorted(),
        invoke: { object, name, arguments in
            guard let call = calls[name] else { return .unhandled }
            return .handled(call(unsafeDowncast(object, to: Object.self), arguments))
        })
}

func registerSystemMethods() {
    registerViewMethods()
    registerControlMethods()
    registerListMethods()
    registerBarMethods()
    registerControllerMethods()
}

private func registerViewMethods() {
    methods(of: UIView.self) {
        $0.pass("addSubview:") { view, a in a.with(0) { view.addSubview($0) } }
        $0.pass("insertSubview:atIndex:") { view, a in a.with(0) { view.insertSubview($0, at: a.number(1, 0)) } }
        $0.pass("bringSubviewToFront:") { view, a in a.with(0) { view.bringSubviewToFront($0) } }
        $0.pass("sendSubviewToBack:") { view, a in a.with(0) { view.sendSubviewToBack($0) } }
        $0.pass("addGestureRecognizer:") { view, a in a.with(0) { view.addGestureRecognizer($0) } }
        $0.pass("removeGestureRecognizer:") { view, a in a.with(0) { view.removeGestureRecognizer($0) } }
        $0.pass("addConstraint:") { view, a in a.with(0) { view.addConstraint($0) } }
        $0.pass("addConstraints:") { view, a in a.with(0) { view.addConstraints($0) } }
        $0.pass("removeConstraint:") { view, a in a.with(0) { view.removeConstraint($0) } }
        $0.pass("removeConstraints:") { view, a in a.with(0) { view.removeConstraints($0) } }
        $0.get("viewWithTag:") { $0.viewWithTag($1.number(0, 0)) }
        $0.get("isDescendantOfView:") { view, a in a.object(0, UIView.self).map { view.isDescendant(of: $0) } ?? false }
        $0.get("hasAmbiguousLayout") { view, _ in view.hasAmbiguousLayout }
        $0.call("invalidateIntrinsicContentSize") { $0.invalidateIntrinsicContentSize() }
        $0.call("updateConstraintsIfNeeded") { $0.updateConstraintsIfNeeded() }
        $0.call("layoutSubviews") { $0.layoutSubviews() }
        $0.call("updateConstraints") { $0.updateConstraints() }
    }
    methods(of: UILabel.self) { $0.call("invalidateIntrinsicContentSize") { $0.invalidateIntrinsicContentSize() } }
    methods(of: UIImageView.self) {
        $0.call("startAnimating") { $0.startAnimating() }
        $0.call("stopAnimating") { $0.stopAnimating() }
        $0.get("isAnimating") { view, _ in view.isAnimating }
    }
    methods(of: UIStackView.self) {
        $0.pass("addArrangedSubview:") { view, a in a.with(0) { view.addArrangedSubview($0) } }
        $0.pass("removeArrangedSubview:") { view, a in a.with(0) { view.removeArrangedSubview($0) } }
        $0.pass("insertArrangedSubview:atIndex:") { view, a in a.with(0) { view.insertArrangedSubview($0, at: a.number(1, 0)) } }
    }
    methods(of: UIScrollView.self) {
        $0.call("flashScrollIndicators") { $0.flashScrollIndicators() }
        $0.pass("setZoomScale:animated:") { $0.setZoomScale($1.number(0, 0), animated: $1.flag(1)) }
    }
    methods(of: UIWindow.self) {
        $0.call("makeKeyAndVisible") { $0.makeKeyAndVisible() }
        $0.call("makeKeyWindow") { $0.makeKey() }
    }
    methods(of: UIGestureRecognizer.self) {
        $0.pass("requireGestureRecognizerToFail:") { recognizer, a in a.with(0) { recognizer.require(toFail: $0) } }
    }
    methods(of: UITextField.self) { $0.get("hasText") { field, _ in field.hasText } }
    methods(of: UITextView.self) { $0.get("hasText") { view, _ in view.hasText } }
}

private func registerControlMethods() {
    methods(of: UIControl.self) {
        $0.pass("sendActionsForControlEvents:") { $0.sendActions(for: $1.number(0, [])) }
    }
    methods(of: UIButton.self) {
        $0.pass("setTitle:forState:") { $0.setTitle($1.object(0), for: $1.state(1)) }
        $0.pass("setAttributedTitle:forState:") { $0.setAttributedTitle($1.object(0), for: $1.state(1)) }
        $0.pass("setTitleColor:forState:") { $0.setTitleColor($1.object(0), for: $1.state(1)) }
        $0.pass("setTitleShadowColor:forState:") { $0.setTitleShadowColor($1.object(0), for: $1.state(1)) }
        $0.pass("setImage:forState:") { $0.setImage($1.object(0), for: $1.state(1)) }
        $0.pass("setBackgroundImage:forState:") { $0.setBackgroundImage($1.object(0), for: $1.state(1)) }
        $0.get("titleForState:") { $0.title(for: $1.state(0)) }
        $0.get("attributedTitleForState:") { $0.attributedTitle(for: $1.state(0)) }
        $0.get("titleColorForState:") { $0.titleColor(for: $1.state(0)) }
        $0.get("titleShadowColorForState:") { $0.titleShadowColor(for: $1.state(0)) }
        $0.get("imageForState:") { $0.image(for: $1.state(0)) }
        $0.get("backgroundImageForState:") { $0.backgroundImage(for: $1.state(0)) }
        $0.call("setNeedsUpdateConfiguration") { $0.setNeedsUpdateConfiguration() }
        $0.call("updateConfiguration") { $0.updateConfiguration() }
    }
    methods(of: UISwitch.self) { $0.pass("setOn:animated:") { $0.setOn($1.flag(0), animated: $1.flag(1)) } }
    methods(of: UISlider.self) {
        $0.pass("setValue:animated:") { $0.setValue($1.number(0, 0), animated: $1.flag(1)) }
        $0.pass("setThumbImage:forState:") { $0.setThumbImage($1.object(0), for: $1.state(1)) }
        $0.pass("setMinimumTrackImage:forState:") { $0.setMinimumTrackImage($1.object(0), for: $1.state(1)) }
        $0.pass("setMaximumTrackImage:forState:") { $0.setMaximumTrackImage($1.object(0), for: $1.state(1)) }
        $0.get("thumbImageForState:") { $0.thumbImage(for: $1.state(0)) }
    }
    methods(of: UIProgressView.self) { $0.pass("setProgress:animated:") { $0.setProgress($1.number(0, 0), animated: $1.flag(1)) } }
    methods(of: UIActivityIndicatorView.self) {
        $0.call("startAnimating") { $0.startAnimating() }
        $0.call("stopAnimating") { $0.stopAnimating() }
    }
    methods(of: UIRefreshControl.self) {
        $0.call("beginRefreshing") { $0.beginRefreshing() }
        $0.call("endRefreshing") { $0.endRefreshing() }
    }
    methods(of: UISegmentedControl.self) {
        $0.pass("setTitle:forSegmentAtIndex:") { $0.setTitle($1.object(0), forSegmentAt: $1.number(1, 0)) }
        $0.pass("setImage:forSegmentAtIndex:") { $0.setImage($1.object(0), forSegmentAt: $1.number(1, 0)) }
        $0.pass("setEnabled:forSegmentAtIndex:") { $0.setEnabled($1.flag(0), forSegmentAt: $1.number(1, 0)) }
        $0.pass("setTitleTextAttributes:forState:") { $0.setTitleTextAttributes($1.object(0), for: $1.state(1)) }
        $0.pass("removeSegmentAtIndex:animated:") { $0.removeSegment(at: $1.number(0, 0), animated: $1.flag(1)) }
        $0.call("removeAllSegments") { $0.removeAllSegments() }
        $0.get("titleForSegmentAtIndex:") { $0.titleForSegment(at: $1.number(0, 0)) }
        $0.get("imageForSegmentAtIndex:") { $0.imageForSegment(at: $1.number(0, 0)) }
    }
    methods(of: UIDatePicker.self) {
        $0.pass("setDate:animated:") { picker, a in a.with(0) { picker.setDate($0, animated: a.flag(1)) } }
    }
    methods(of: UIPickerView.self) {
        $0.call("reloadAllComponents") { $0.reloadAllComponents() }
        $0.pass("reloadComponent:") { $0.reloadComponent($1.number(0, 0)) }
        $0.get("selectedRowInComponent:") { $0.selectedRow(inComponent: $1.number(0, 0)) }
        $0.get("numberOfRowsInComponent:") { $0.numberOfRows(inComponent: $1.number(0, 0)) }
    }
}

private func registerListMethods() {
    methods(of: UITableView.self) {
        $0.call("reloadSectionIndexTitles") { $0.reloadSectionIndexTitles() }
        $0.call("beginUpdates") { $0.beginUpdates() }
        $0.call("endUpdates") { $0.endUpdates() }
        $0.pass("setEditing:animated:") { $0.setEditing($1.flag(0), animated: $1.flag(1)) }
        $0.pass("deselectRowAtIndexPath:animated:") { table, a in a.with(0) { table.deselectRow(at: $0, animated: a.flag(1)) } }
        $0.pass("insertRowsAtIndexPaths:withRowAnimation:") { table, a in
            a.with(0) { table.insertRows(at: $0, with: a.number(1, .fade)) }
        }
        $0.pass("deleteRowsAtIndexPaths:withRowAnimation:") { table, a in
            a.with(0) { table.deleteRows(at: $0, with: a.number(1, .fade)) }
        }
        $0.pass("reloadRowsAtIndexPaths:withRowAnimation:") { table, a in
            a.with(0) { table.reloadRows(at: $0, with: a.number(1, .fade)) }
        }
        $0.pass("insertSections:withRowAnimation:") { table, a in a.with(0) { table.insertSections($0, with: a.number(1, .fade)) } }
        $0.pass("deleteSections:withRowAnimation:") { table, a in a.with(0) { table.deleteSections($0, with: a.number(1, .fade)) } }
        $0.pass("reloadSections:withRowAnimation:") { table, a in a.with(0) { table.reloadSections($0, with: a.number(1, .fade)) } }
        $0.get("cellForRowAtIndexPath:") { table, a in a.object(0, IndexPath.self).flatMap { table.cellForRow(at: $0) } }
        $0.get("indexPathForCell:") { table, a in a.object(0, UITableViewCell.self).flatMap { table.indexPath(for: $0) } }
        $0.get("numberOfRowsInSection:") { $0.numberOfRows(inSection: $1.number(0, 0)) }
        $0.get("dequeueReusableCellWithIdentifier:") { table, a in
            a.object(0, String.self).flatMap { table.dequeueReusableCell(withIdentifier: $0) }
        }
    }
    methods(of: UITableViewCell.self) {
        $0.call("prepareForReuse") { $0.prepareForReuse() }
        $0.pass("setSelected:animated:") { $0.setSelected($1.flag(0), animated: $1.flag(1)) }
        $0.pass("setHighlighted:animated:") { $0.setHighlighted($1.flag(0), animated: $1.flag(1)) }
        $0.pass("setEditing:animated:") { $0.setEditing($1.flag(0), animated: $1.flag(1)) }
    }
    methods(of: UICollectionView.self) {
        $0.pass("insertItemsAtIndexPaths:") { view, a in a.with(0) { view.insertItems(at: $0) } }
        $0.pass("deleteItemsAtIndexPaths:") { view, a in a.with(0) { view.deleteItems(at: $0) } }
        $0.pass("reloadItemsAtIndexPaths:") { view, a in a.with(0) { view.reloadItems(at: $0) } }
        $0.pass("insertSections:") { view, a in a.with(0) { view.insertSections($0) } }
        $0.pass("deleteSections:") { view, a in a.with(0) { view.deleteSections($0) } }
        $0.pass("reloadSections:") { view, a in a.with(0) { view.reloadSections($0) } }
        $0.pass("deselectItemAtIndexPath:animated:") { view, a in a.with(0) { view.deselectItem(at: $0, animated: a.flag(1)) } }
        $0.get("cellForItemAtIndexPath:") { view, a in a.object(0, IndexPath.self).flatMap { view.cellForItem(at: $0) } }
        $0.get("indexPathForCell:") { view, a in a.object(0, UICollectionViewCell.self).flatMap { view.indexPath(for: $0) } }
        $0.get("numberOfItemsInSection:") { $0.numberOfItems(inSection: $1.number(0, 0)) }
    }
    methods(of: UICollectionReusableView.self) { $0.call("prepareForReuse") { $0.prepareForReuse() } }
    methods(of: UICollectionViewLayout.self) { $0.call("invalidateLayout") { $0.invalidateLayout() } }
}

private func registerBarMethods() {
    methods(of: UIBarItem.self) {
        $0.pass("setTitleTextAttributes:forState:") { $0.setTitleTextAttributes($1.object(0), for: $1.state(1)) }
        $0.get("titleTextAttributesForState:") { $0.titleTextAttributes(for: $1.state(0)) }
    }
    methods(of: UINavigationBar.self) {
        $0.pass("pushNavigationItem:animated:") { bar, a in a.with(0) { bar.pushItem($0, animated: a.flag(1)) } }
        $0.get("popNavigationItemAnimated:") { $0.popItem(animated: $1.flag(0)) }
        $0.pass("setItems:animated:") { $0.setItems($1.object(0), animated: $1.flag(1)) }
    }
    methods(of: UINavigationItem.self) {
        $0.pass("setHidesBackButton:animated:") { $0.setHidesBackButton($1.flag(0), animated: $1.flag(1)) }
        $0.pass("setLeftBarButtonItem:animated:") { $0.setLeftBarButton($1.object(0), animated: $1.flag(1)) }
        $0.pass("setRightBarButtonItem:animated:") { $0.setRightBarButton($1.object(0), animated: $1.flag(1)) }
        $0.pass("setLeftBarButtonItems:animated:") { $0.setLeftBarButtonItems($1.object(0), animated: $1.flag(1)) }
        $0.pass("setRightBarButtonItems:animated:") { $0.setRightBarButtonItems($1.object(0), animated: $1.flag(1)) }
    }
    methods(of: UIToolbar.self) { $0.pass("setItems:animated:") { $0.setItems($1.object(0), animated: $1.flag(1)) } }
    methods(of: UITabBar.self) { $0.pass("setItems:animated:") { $0.setItems($1.object(0), animated: $1.flag(1)) } }
    methods(of: UISearchBar.self) {
        $0.pass("setShowsCancelButton:animated:") { $0.setShowsCancelButton($1.flag(0), animated: $1.flag(1)) }
    }
}

private func registerControllerMethods() {
    methods(of: UIViewController.self) {
        $0.call("loadViewIfNeeded") { $0.loadViewIfNeeded() }
        $0.call("removeFromParentViewController") { $0.removeFromParent() }
        $0.pass("addChildViewController:") { controller, a in a.with(0) { controller.addChild($0) } }
        $0.pass("willMoveToParentViewController:") { $0.willMove(toParent: $1.object(0)) }
        $0.pass("didMoveToParentViewController:") { $0.didMove(toParent: $1.object(0)) }
        $0.pass("performSegueWithIdentifier:sender:") { controller, a in
            a.with(0) { controller.performSegue(withIdentifier: $0, sender: a.object(1, Any.self)) }
        }
        $0.call("setNeedsUpdateOfHomeIndicatorAutoHidden") { $0.setNeedsUpdateOfHomeIndicatorAutoHidden() }
        $0.call("setNeedsUpdateOfScreenEdgesDeferringSystemGestures") { $0.setNeedsUpdateOfScreenEdgesDeferringSystemGestures() }
    }
    methods(of: UINavigationController.self) {
        $0.pass("pushViewController:animated:") { controller, a in a.with(0) { controller.pushViewController($0, animated: a.flag(1)) } }
        $0.pass("setViewControllers:animated:") { controller, a in a.with(0) { controller.setViewControllers($0, animated: a.flag(1)) } }
        $0.get("popToViewController:animated:") { controller, a in
            a.object(0, UIViewController.self).flatMap { controller.popToViewController($0, animated: a.flag(1)) }
        }
        $0.pass("setNavigationBarHidden:animated:") { $0.setNavigationBarHidden($1.flag(0), animated: $1.flag(1)) }
        $0.pass("setToolbarHidden:animated:") { $0.setToolbarHidden($1.flag(0), animated: $1.flag(1)) }
    }
    methods(of: UITabBarController.self) {
        $0.pass("setViewControllers:animated:") { $0.setViewControllers($1.object(0), animated: $1.flag(1)) }
    }
    methods(of: UIAlertController.self) {
        $0.pass("addAction:") { alert, a in a.with(0) { alert.addAction($0) } }
    }
}
