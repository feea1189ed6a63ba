import Foundation

/// The properties of UIKit classes that files set by name: outlets and runtime attributes.
///
/// An app's properties are found through the tables generated for its classes, or by reflection.
@MainActor
enum SystemKeys {
    typealias Setters<Object> = [String: @MainActor (Object, Any?) -> Void]

    typealias Getters<Object> = [String: @MainActor (Object) -> Any?]

    /// Adds setters. `getters` are for the intermediate objects of key paths: `layer.cornerRadius`.
    static func add<Object: NSObject>(_ type: Object.Type, _ setters: Setters<Object>, getters: Getters<Object> = [:]) {
        DispatchTable.add(
            type, selectors: [], invoke: { _, _, _ in .unhandled },
            assign: { object, key, value in
                guard let object = object as? Object, let setter = setters[key] else { return false }
                setter(object, value)
                return true
            },
            read: { object, key in
                guard let object = object as? Object, let getter = getters[key] else { return nil }
                return .some(getter(object))
            })
    }

    static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Int: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        // Key-value coding requests a number from any object, and a string returns one.
        case let value as String: CGFloat(NSString(string: value).doubleValue)
        default: nil
        }
    }

    /// Returns an integer. Files can contain numbers that no integer can represent.
    static func integer(_ value: Any?) -> Int? { number(value).flatMap { Int(exactly: $0.rounded(.towardZero)) } }

    static func flag(_ value: Any?) -> Bool {
        value as? Bool ?? (value as? String).map { NSString(string: $0).boolValue } ?? (number(value).map { $0 != 0 } ?? false)
    }

    static func register() {
        Triggers.register()
        layers()
        views()
        lists()
        texts()
        controllers()
        values()
    }

    private static func layers() {
        add(
            CALayer.self,
            [
                "cornerRadius": { $0.cornerRadius = number($1) ?? 0 }, "borderWidth": { $0.borderWidth = number($1) ?? 0 },
                "masksToBounds": { $0.masksToBounds = flag($1) }, "shadowRadius": { $0.shadowRadius = number($1) ?? 0 },
                "shadowOpacity": { $0.shadowOpacity = Float(number($1) ?? 0) }, "opacity": { $0.opacity = Float(number($1) ?? 0) },
                "zPosition": { $0.zPosition = number($1) ?? 0 }, "shadowOffset": { $0.shadowOffset = $1 as? CGSize ?? .zero },
                "shouldRasterize": { $0.shouldRasterize = flag($1) }, "isHidden": { $0.isHidden = flag($1) },
                "hidden": { $0.isHidden = flag($1) },
                // Files can only specify a UIColor; the layer accepts only a CGColor, and UIKit ignores other values as it does here.
                "borderUIColor": { $0.borderColor = ($1 as? UIColor)?.cgColor },
                "shadowUIColor": { $0.shadowColor = ($1 as? UIColor)?.cgColor },
                "borderColor": { layer, value in if !(value is UIColor) { layer.borderColor = value as? CGColor } },
                "shadowColor": { layer, value in if !(value is UIColor) { layer.shadowColor = value as? CGColor } },
                "backgroundColor": { layer, value in if !(value is UIColor) { layer.backgroundColor = value as? CGColor } },
            ])
    }

    private static func views() {
        // Classes of other frameworks handle their own outlets.
        for type in [UIView.self, UIViewController.self] as [AnyClass] {
            DispatchTable.add(
                type, selectors: [],
                assign: { object, key, value in (object as? any InterfaceConfigurable)?.connect(key, to: value) ?? false })
        }
        add(
            UIView.self,
            [
                "backgroundColor": { $0.backgroundColor = $1 as? UIColor }, "tintColor": { $0.tintColor = $1 as? UIColor },
                "alpha": { $0.alpha = number($1) ?? 1 }, "hidden": { $0.isHidden = flag($1) }, "isHidden": { $0.isHidden = flag($1) },
                "tag": { $0.tag = integer($1) ?? 0 }, "clipsToBounds": { $0.clipsToBounds = flag($1) },
                "userInteractionEnabled": { $0.isUserInteractionEnabled = flag($1) },
                "isUserInteractionEnabled": { $0.isUserInteractionEnabled = flag($1) },
                "exclusiveTouch": { $0.isExclusiveTouch = flag($1) }, "multipleTouchEnabled": { $0.isMultipleTouchEnabled = flag($1) },
                "accessibilityIdentifier": { $0.accessibilityIdentifier = $1 as? String },
                "accessibilityLabel": { $0.accessibilityLabel = $1 as? String },
                "accessibilityHint": { $0.accessibilityHint = $1 as? String },
                "accessibilityValue": { $0.accessibilityValue = $1 as? String },
                "isAccessibilityElement": { $0.isAccessibilityElement = flag($1) },
                "restorationIdentifier": { $0.restorationIdentifier = $1 as? String },
                "translatesAutoresizingMaskIntoConstraints": { $0.translatesAutoresizingMaskIntoConstraints = flag($1) },
                "preservesSuperviewLayoutMargins": { $0.preservesSuperviewLayoutMargins = flag($1) },
            ], getters: ["layer": { $0.layer }, "superview": { $0.superview }])
        add(UIButton.self, [:], getters: ["titleLabel": { $0.titleLabel }, "imageView": { $0.imageView }])
        add(
            UILabel.self,
            [
                "text": { $0.text = $1 as? String }, "numberOfLines": { $0.numberOfLines = integer($1) ?? 1 },
                "minimumFontSize": { $0.minimumFontSize = number($1) ?? 0 }, "textColor": { $0.textColor = $1 as? UIColor },
                "font": { label, value in if let font = value as? UIFont { label.font = font } },
                "adjustsFontSizeToFitWidth": { $0.adjustsFontSizeToFitWidth = flag($1) },
                "minimumScaleFactor": { $0.minimumScaleFactor = number($1) ?? 0 },
                "adjustsFontForContentSizeCategory": { $0.adjustsFontForContentSizeCategory = flag($1) },
                "textAlignment": { label, value in
                    label.textAlignment = integer(value).flatMap { NSTextAlignment(rawValue: $0) } ?? .natural
                },
                "lineBreakMode": { label, value in
                    label.lineBreakMode = integer(value).flatMap { NSLineBreakMode(rawValue: .init(clamping: $0)) } ?? .byTruncatingTail
                },
            ])
        add(UIImageView.self, ["image": { $0.image = $1 as? UIImage }, "highlightedImage": { $0.highlightedImage = $1 as? UIImage }])
        add(
            UIControl.self,
            ["enabled": { $0.isEnabled = flag($1) }, "selected": { $0.isSelected = flag($1) }, "isEnabled": { $0.isEnabled = flag($1) }])
        add(
            UIGestureRecognizer.self,
            ["delegate": { $0.delegate = $1 as? any UIGestureRecognizerDelegate }, "enabled": { $0.isEnabled = flag($1) }])
        add(UIStackView.self, ["spacing": { $0.spacing = number($1) ?? 0 }])
        add(NSLayoutConstraint.self, ["constant": { $0.constant = number($1) ?? 0 }, "identifier": { $0.identifier = $1 as? String }])
    }

    private static func lists() {
        add(
            UIScrollView.self,
            [
                "delegate": { $0.delegate = $1 as? any UIScrollViewDelegate },
                "refreshControl": { $0.refreshControl = $1 as? UIRefreshControl },
            ])
        add(
            UITableView.self,
            [
                "delegate": { $0.delegate = $1 as? any UITableViewDelegate },
                "dataSource": { $0.dataSource = $1 as? any UITableViewDataSource },
                "prefetchDataSource": { $0.prefetchDataSource = $1 as? any UITableViewDataSourcePrefetching },
                "dragDelegate": { $0.dragDelegate = $1 as? any UITableViewDragDelegate },
                "dropDelegate": { $0.dropDelegate = $1 as? any UITableViewDropDelegate },
                "tableHeaderView": { $0.tableHeaderView = $1 as? UIView }, "tableFooterView": { $0.tableFooterView = $1 as? UIView },
                "backgroundView": { $0.backgroundView = $1 as? UIView },
            ])
        add(
            UICollectionView.self,
            [
                "delegate": { $0.delegate = $1 as? any UICollectionViewDelegate },
                "dataSource": { $0.dataSource = $1 as? any UICollectionViewDataSource },
                "prefetchDataSource": { $0.prefetchDataSource = $1 as? any UICollectionViewDataSourcePrefetching },
                "dragDelegate": { $0.dragDelegate = $1 as? any UICollectionViewDragDelegate },
                "dropDelegate": { $0.dropDelegate = $1 as? any UICollectionViewDropDelegate },
                "backgroundView": { $0.backgroundView = $1 as? UIView },
            ])
        add(
            UITableViewCell.self,
            [
                "backgroundView": { $0.backgroundView = $1 as? UIView },
                "selectedBackgroundView": { $0.selectedBackgroundView = $1 as? UIView },
                "accessoryView": { $0.accessoryView = $1 as? UIView }, "editingAccessoryView": { $0.editingAccessoryView = $1 as? UIView },
            ],
            getters: [
                "textLabel": { $0.textLabel }, "detailTextLabel": { $0.detailTextLabel }, "imageView": { $0.imageView },
                "contentView": { $0.contentView },
            ])
        add(
            UICollectionViewCell.self,
            [
                "backgroundView": { $0.backgroundView = $1 as? UIView },
                "selectedBackgroundView": { $0.selectedBackgroundView = $1 as? UIView },
            ])
        add(
            UIPickerView.self,
            [
                "delegate": { $0.delegate = $1 as? any UIPickerViewDelegate },
                "dataSource": { $0.dataSource = $1 as? any UIPickerViewDataSource },
            ])
    }

    private static func texts() {
        add(
            UITextField.self,
            [
                "pasteDelegate": { $0.pasteDelegate = $1 as? any UITextPasteDelegate },
                "textDragDelegate": { $0.textDragDelegate = $1 as? any UITextDragDelegate },
                "textDropDelegate": { $0.textDropDelegate = $1 as? any UITextDropDelegate },
                "delegate": { $0.delegate = $1 as? any UITextFieldDelegate }, "inputView": { $0.inputView = $1 as? UIView },
                "inputAccessoryView": { $0.inputAccessoryView = $1 as? UIView }, "leftView": { $0.leftView = $1 as? UIView },
                "rightView": { $0.rightView = $1 as? UIView }, "text": { $0.text = $1 as? String },
                "placeholder": { $0.placeholder = $1 as? String },
            ])
        add(
            UITextView.self,
            [
                "pasteDelegate": { $0.pasteDelegate = $1 as? any UITextPasteDelegate },
                "textDragDelegate": { $0.textDragDelegate = $1 as? any UITextDragDelegate },
                "textDropDelegate": { $0.textDropDelegate = $1 as? any UITextDropDelegate },
                "delegate": { $0.delegate = $1 as? any UITextViewDelegate }, "inputView": { $0.inputView = $1 as? UIView },
                "inputAccessoryView": { $0.inputAccessoryView = $1 as? UIView },
            ])
        add(
            UISearchBar.self,
            ["delegate": { $0.delegate = $1 as? any UISearchBarDelegate }, "inputAccessoryView": { $0.inputAccessoryView = $1 as? UIView }])
        add(UINavigationBar.self, ["delegate": { $0.delegate = $1 as? any UINavigationBarDelegate }])
        add(
            UITabBar.self,
            [
                "delegate": { $0.delegate = $1 as? any UITabBarDelegate },
                "unselectedItemTintColor": { $0.unselectedItemTintColor = $1 as? UIColor },
            ])
        add(UIToolbar.self, ["delegate": { $0.delegate = $1 as? any UIToolbarDelegate }])
    }

    private static func controllers() {
        add(UIApplication.self, ["delegate": { $0.delegate = $1 as? any UIApplicationDelegate }])
        add(
            UIViewController.self,
            [
                "view": { controller, value in if let view = value as? UIView { controller.view = view } },
                "navigationItem": { controller, value in
                    if let item = value as? UINavigationItem { controller.settings.assignNavigationItem(item) }
                },
                "title": { $0.title = $1 as? String },
                "hidesBottomBarWhenPushed": { $0.hidesBottomBarWhenPushed = flag($1) },
                "definesPresentationContext": { $0.definesPresentationContext = flag($1) },
                "transitioningDelegate": { $0.transitioningDelegate = $1 as? any UIViewControllerTransitioningDelegate },
                "restorationIdentifier": { $0.restorationIdentifier = $1 as? String },
                "modalPresentationStyle": { controller, value in
                    if let style = integer(value).flatMap({ UIModalPresentationStyle(rawValue: $0) }) {
                        controller.modalPresentationStyle = style
                    }
                },
            ], getters: ["view": { $0.view }, "navigationItem": { $0.navigationItem }, "tabBarItem": { $0.tabBarItem }])
        add(
            UINavigationController.self, ["delegate": { $0.delegate = $1 as? any UINavigationControllerDelegate }],
            getters: [
                "navigationBar": { $0.navigationBar }, "viewControllers": { $0.viewControllers },
                "topViewController": { $0.topViewController },
            ])
        add(
            UITabBarController.self,
            [
                "delegate": { $0.delegate = $1 as? any UITabBarControllerDelegate },
                "selectedIndex": { $0.selectedIndex = integer($1) ?? 0 },
                "selectedViewController": { $0.selectedViewController = $1 as? UIViewController },
            ],
            getters: [
                "tabBar": { $0.tabBar }, "viewControllers": { $0.viewControllers }, "selectedViewController": { $0.selectedViewController },
                "selectedIndex": { $0.selectedIndex },
            ])
        add(UISplitViewController.self, ["delegate": { $0.delegate = $1 as? any UISplitViewControllerDelegate }])
        add(
            UIPageViewController.self,
            [
                "delegate": { $0.delegate = $1 as? any UIPageViewControllerDelegate },
                "dataSource": { $0.dataSource = $1 as? any UIPageViewControllerDataSource },
            ])
        add(
            UITableViewController.self,
            ["refreshControl": { $0.refreshControl = $1 as? UIRefreshControl }, "tableView": { $0.tableView = $1 as? UITableView }])
        add(UICollectionViewController.self, ["collectionView": { $0.collectionView = $1 as? UICollectionView }])
        add(UITabBarItem.self, ["selectedImage": { $0.selectedImage = $1 as? UIImage }, "badgeValue": { $0.badgeValue = $1 as? String }])
        add(
            UIBarItem.self,
            [
                "title": { $0.title = $1 as? String }, "image": { $0.image = $1 as? UIImage }, "enabled": { $0.isEnabled = flag($1) },
                "accessibilityIdentifier": { $0.accessibilityIdentifier = $1 as? String },
                "accessibilityLabel": { $0.accessibilityLabel = $1 as? String },
            ])
    }
}
