import UIKitStoryboards

/// Implements none of UIKit's optional requirements, so that their defaults apply. The translator makes a class use these defaults if its
/// subclass implements a requirement that the class omits.
@preconcurrency @MainActor public final class OptionalDefaults: NSObject {
    public static let shared = OptionalDefaults()
    public var window: UIWindow?
}

extension OptionalDefaults: UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching, UITableViewDragDelegate,
    UITableViewDropDelegate
{
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
    public func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        []
    }
    public func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
}

extension OptionalDefaults: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout, UICollectionViewDataSourcePrefetching {
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        UICollectionViewCell()
    }
    public func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
}

extension OptionalDefaults: UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate, UIGestureRecognizerDelegate,
    UINavigationControllerDelegate,
    UITabBarControllerDelegate, UITabBarDelegate, UIPageViewControllerDelegate, UIViewControllerTransitioningDelegate,
    UIApplicationDelegate,
    UIPopoverPresentationControllerDelegate, UIImagePickerControllerDelegate, UIWindowSceneDelegate, CAAnimationDelegate
{}

extension OptionalDefaults: UIPageViewControllerDataSource {
    public func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController)
        -> UIViewController?
    { nil }
    public func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController)
        -> UIViewController?
    { nil }
}

extension OptionalDefaults: UIPickerViewDataSource, UIPickerViewDelegate {
    public func numberOfComponents(in pickerView: UIPickerView) -> Int { 0 }
    public func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 0 }
}
