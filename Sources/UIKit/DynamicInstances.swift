import CUIKitCoreDescriptors
import CUIKitListsDescriptors
import Foundation
import UIKitRuntime

/// Supports `someClass.init(frame:)` in translated code: on Apple's platforms any initializer of UIKit may be called on a class known only
/// at run time, which Swift here allows only for `required` ones.
extension Instantiation {
    @preconcurrency @MainActor
    public static func make<T: UIView>(_ type: T.Type, frame: CGRect) -> T {
        make(type, rect: frame, method: us_UIView_initFrame(), declaredIn: UIView.self)
    }

    @preconcurrency @MainActor
    public static func make<T: UITableView>(_ type: T.Type, frame: CGRect, style: UITableView.Style) -> T {
        make(type, rect: frame, caseIndex: UInt8(style.rawValue), method: us_UITableView_initStyle(), declaredIn: UITableView.self)
    }

    @preconcurrency @MainActor
    public static func make<T: UICollectionView>(_ type: T.Type, frame: CGRect, collectionViewLayout: UICollectionViewLayout) -> T {
        make(type, rect: frame, object: collectionViewLayout, method: us_UICollectionView_initLayout(), declaredIn: UICollectionView.self)
    }

    @preconcurrency @MainActor
    public static func make<T: UITableViewCell>(_ type: T.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> T {
        make(
            type, caseIndex: UInt8(style.rawValue), string: reuseIdentifier, method: us_UITableViewCell_initStyle(),
            declaredIn: UITableViewCell.self)
    }

    @preconcurrency @MainActor
    public static func make<T: UITableViewHeaderFooterView>(_ type: T.Type, reuseIdentifier: String?) -> T {
        make(type, string: reuseIdentifier, method: us_UITableViewHeaderFooterView_init(), declaredIn: UITableViewHeaderFooterView.self)
    }

    @preconcurrency @MainActor
    public static func make<T: UIStoryboardSegue>(
        _ type: T.Type, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> T {
        make(type, string: identifier, source, destination, method: us_UIStoryboardSegue_init(), declaredIn: UIStoryboardSegue.self)
    }

    @preconcurrency @MainActor
    public static func make<T: UICollectionViewController>(_ type: T.Type, collectionViewLayout: UICollectionViewLayout) -> T {
        make(type, object: collectionViewLayout, method: us_UICollectionViewController_init(), declaredIn: UICollectionViewController.self)
    }

    @preconcurrency @MainActor
    public static func make<T: UIViewController>(_ type: T.Type, nibName: String?, bundle: Bundle?) -> T {
        make(type, string: nibName, bundle, method: us_UIViewController_initNibName(), declaredIn: UIViewController.self)
    }

    // FIXME(gap): this calls `init()`; a subclass's own override of the initializer named here is not called.
    @preconcurrency @MainActor
    public static func make<T: UINavigationController>(_ type: T.Type, rootViewController: UIViewController) -> T {
        let controller = make(type)
        controller.pushViewController(rootViewController, animated: false)
        return controller
    }
}
