import UIKit

extension CatalogViewController {

    /// The same presentations with UIKit alone: each has its own method, properties, and order.
    func presentByUIKit(_ sample: Sample, source: UIView) {
        let screen = SampleViewController(name: sample.rawValue)
        switch sample {
        case .push:
            navigationController?.pushViewController(screen, animated: true)
        case .modal:
            screen.navigationItem.leftBarButtonItem = dismissItem(.done)
            let navigation = UINavigationController(rootViewController: screen)
            navigation.modalPresentationStyle = .fullScreen
            present(navigation, animated: true)
        case .sheet:
            screen.navigationItem.leftBarButtonItem = dismissItem(.cancel)
            let navigation = UINavigationController(rootViewController: screen)
            navigation.modalPresentationStyle = .pageSheet
            navigation.sheetPresentationController?.detents = [.medium(), .large()]
            navigation.sheetPresentationController?.prefersGrabberVisible = true
            present(navigation, animated: true)
        case .show:
            show(screen, sender: self)
        case .showDetail:
            showDetailViewController(UINavigationController(rootViewController: screen), sender: self)
        case .barButtonPopover:
            screen.modalPresentationStyle = .popover
            screen.popoverPresentationController?.barButtonItem = moreButton
            screen.popoverPresentationController?.delegate = self
            present(screen, animated: true)
        case .viewPopover:
            screen.modalPresentationStyle = .popover
            screen.popoverPresentationController?.sourceView = source
            screen.popoverPresentationController?.sourceRect = source.bounds
            screen.popoverPresentationController?.delegate = self
            present(screen, animated: true)
        case .halfHeight:
            screen.modalPresentationStyle = .custom
            screen.transitioningDelegate = halfHeightTransition
            present(screen, animated: true)
        case .alert:
            present(UIAlertController.alert(named: sample.rawValue), animated: true)
        case .actionSheet:
            let sheet = UIAlertController.actionSheet(named: sample.rawValue)
            sheet.popoverPresentationController?.sourceView = source
            present(sheet, animated: true)
        case .search:
            present(search, animated: true)
        case .menu:
            drawerViewController?.openMenu(animated: true)
        }
    }

    private func dismissItem(_ systemItem: UIBarButtonItem.SystemItem) -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: systemItem, target: self, action: #selector(dismissSample(_:)))
    }

    @objc private func dismissSample(_ sender: Any) {
        dismiss(animated: true)
    }
}

extension CatalogViewController: UIPopoverPresentationControllerDelegate {

    /// A popover stays one on a phone.
    func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        .none
    }
}
