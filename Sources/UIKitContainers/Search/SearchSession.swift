import Foundation

/// Connects a search bar to its controller.
@MainActor
final class SearchSession {
    weak var controller: UISearchController?

    func watch(_ bar: UISearchBar) {
        bar.observers.didBegin = { [weak self] in
            self?.controller?.activate()
            self?.controller?.textDidChange()
        }
        bar.observers.didChange = { [weak self] in self?.controller?.textDidChange() }
        bar.observers.didCancel = { [weak self] in self?.controller?.deactivate() }
        // Showing a button or the scope bar explicitly turns the automatic flag off. (SP-G034)
        bar.observers.didAssignCancelButton = { [weak self] in self?.controller?.automaticallyShowsCancelButton = false }
        bar.observers.didAssignScopeBar = { [weak self] in self?.controller?.automaticallyShowsScopeBar = false }
    }

    /// The presenter: the nearest controller around the bar that defines a presentation context. (H-54)
    var host: UIViewController? {
        guard let bar = controller?.searchBar else { return nil }
        var current: UIResponder? = bar
        while let responder = current {
            if let navigation = responder as? UINavigationController, let top = navigation.topViewController { return top }
            if let found = responder as? UIViewController { return found }
            current = responder.next
        }
        return nil
    }

    /// The navigation bar that contains the search bar.
    var navigationBar: UIView? {
        controller.flatMap { sequence(first: $0.searchBar as UIView, next: \.superview).first { $0 is UINavigationBar } }
    }

    /// The navigation controller whose bar is covered by a search that code presents.
    func coveredNavigation(of controller: UISearchController) -> UINavigationController? {
        let source = controller.presenting.own?.source ?? controller.presentingViewController
        return source as? UINavigationController ?? source?.navigationController
    }

    /// The navigation controller whose bar such a search has hidden.
    private weak var hidden: UINavigationController?

    func hideNavigationBar(of controller: UISearchController) {
        guard let navigation = coveredNavigation(of: controller), !navigation.isNavigationBarHidden else { return }
        hidden = navigation
        navigation.setNavigationBarHidden(true, animated: false)
    }

    func restoreNavigationBar() {
        hidden?.setNavigationBarHidden(false, animated: false)
        hidden = nil
    }

    func showScopeBar(_ shows: Bool) {
        guard let bar = controller?.searchBar, shows != (bar.scopeHeight > 0) else { return }
        bar.showScopeBar(shows)
        // The bar that contains the search bar grows with it.
        host?.navigationController?.viewIfLoaded?.setNeedsLayout()
    }

    /// Called when the titles over the field may change: they disappear when a search begins and return after it.
    func titlesMayChange() {
        guard let navigation = host?.navigationController, navigation.isViewLoaded else { return }
        UIView.animate(withDuration: TransitionFigures.barDuration) { [controller] in
            navigation.navigationBar.setNeedsLayout()
            navigation.layout.sync(animated: true)
            controller?.viewIfLoaded?.setNeedsLayout()
        }
    }
}
