/// The superclasses of the UIKit classes that occur in interface files.
enum SystemHierarchy {
    /// Lines of `superclass: classes`, as in UIKit's headers.
    private static let table = """
        NSObject: UIResponder UIGestureRecognizer UIBarItem NSLayoutConstraint UINavigationItem UICollectionViewLayout UIStoryboardSegue UIMenuElement
        UIResponder: UIView UIViewController UIApplication UIScene
        UIView: UIControl UILabel UIImageView UIScrollView UIStackView UIWindow UIPickerView UIProgressView UIActivityIndicatorView UINavigationBar UIToolbar \
            UITabBar UISearchBar UITableViewCell UITableViewHeaderFooterView UICollectionReusableView UIVisualEffectView UIContainerView MKMapView WKWebView \
            SCNView SKView MTKView GLKView ARView UICalendarView UIWebView UIInputView UIContentUnavailableView
        UIControl: UIButton UISwitch UISlider UIStepper UITextField UISegmentedControl UIPageControl UIDatePicker UIRefreshControl UIColorWell
        UITextField: UISearchTextField
        UIScrollView: UITableView UICollectionView UITextView
        SCNView: ARSCNView
        SKView: ARSKView
        UICollectionReusableView: UICollectionViewCell
        UICollectionViewCell: UICollectionViewListCell
        UIViewController: UITableViewController UICollectionViewController UINavigationController UITabBarController UISplitViewController UIPageViewController \
            UIAlertController UIActivityViewController UISearchController UIHostingController AVPlayerViewController GLKViewController UIDocumentBrowserViewController
        UINavigationController: UIImagePickerController UIVideoEditorController
        UIBarItem: UIBarButtonItem UITabBarItem
        UIGestureRecognizer: UITapGestureRecognizer UIPinchGestureRecognizer UIRotationGestureRecognizer UISwipeGestureRecognizer UIPanGestureRecognizer \
            UILongPressGestureRecognizer UIHoverGestureRecognizer
        UIPanGestureRecognizer: UIScreenEdgePanGestureRecognizer
        UICollectionViewLayout: UICollectionViewFlowLayout UICollectionViewCompositionalLayout
        UIMenuElement: UIMenu UICommand UIAction
        UICommand: UIKeyCommand
        """

    private static let superclasses: [String: String] = {
        var result: [String: String] = [:]
        for line in table.split(separator: "\n") {
            let names = line.split(separator: ":")
            for name in names[1].split(separator: " ") { result[String(name)] = String(names[0]) }
        }
        return result
    }()

    /// Returns `nil` for NSObject and for classes that are not in the table.
    static func superclass(of name: String) -> String? { superclasses[name] }

    static func knows(_ name: String) -> Bool { name == "NSObject" || superclasses[name] != nil }
}
