import UIKit

/// A way to present the samples: by the Presenters library, or by UIKit alone.
enum Route: String, CaseIterable {
    case presenters = "Presenters"
    case uiKit = "UIKit"

    func present(_ sample: Sample, from catalog: CatalogViewController, source: UIView) {
        switch self {
        case .presenters: catalog.presentByPresenters(sample, source: source)
        case .uiKit: catalog.presentByUIKit(sample, source: source)
        }
    }
}
