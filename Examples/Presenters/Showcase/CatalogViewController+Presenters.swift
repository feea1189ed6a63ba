import Presenters
import UIKit

extension CatalogViewController {

    /// One method for every kind of presentation: what a kind needs is in its case.
    func presentByPresenters(_ sample: Sample, source: UIView) {
        let screen = SampleViewController(name: sample.rawValue)
        switch sample {
        case .push:
            show(screen, as: .push)
        case .modal:
            screen.addDismissButton(DismissButton(style: .bold, content: .systemItem(.done)))
            show(screen, as: .modal(.withNavigation, .fullScreen, .coverVertical))
        case .sheet:
            screen.addDismissButton()
            show(screen, as: .sheet(.withNavigation, SheetConfig(detents: [.medium(), .large()], showsGrabber: true)))
        case .show:
            show(screen, as: .show)
        case .showDetail:
            show(screen, as: .showDetail(.withNavigation))
        case .barButtonPopover:
            show(screen, as: .popover(PopoverConfig(source: .barButtonItem(moreButton), delegate: self)))
        case .viewPopover:
            show(screen, as: .popover(PopoverConfig(source: .view(source), delegate: self)))
        case .halfHeight:
            show(screen, as: .custom(halfHeightTransition))
        case .alert:
            show(.alert(named: sample.rawValue), as: .asConfigured)
        case .actionSheet:
            let sheet = UIAlertController.actionSheet(named: sample.rawValue)
            sheet.popoverPresentationController?.sourceView = source
            show(sheet, as: .asConfigured)
        case .search:
            show(search, as: .asConfigured)
        case .menu:
            drawerViewController?.openMenu(animated: true)
        }
    }
}
