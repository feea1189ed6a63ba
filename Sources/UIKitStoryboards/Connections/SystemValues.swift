import Foundation

/// The flags, numbers, choices, colors, and texts of UIKit's classes, which user-defined runtime attributes set besides those of the other
/// tables. Key-value coding sets every property that Objective-C knows.
extension SystemKeys {
    /// Sets a choice by its number. A number that isn't a choice changes nothing.
    private static func choose<Value: RawRepresentable>(_ value: Any?, _ type: Value.Type, _ set: (Value) -> Void)
    where Value.RawValue: BinaryInteger {
        if let number = integer(value), let raw = Value.RawValue(exactly: number), let choice = Value(rawValue: raw) { set(choice) }
    }

    static func values() {
        viewsValues()
        controlsValues()
        scrollViewsValues()
        textInputsValues()
        barsValues()
    }

    private static func viewsValues() {
        add(
            UIView.self,
            [
                "opaque": { $0.isOpaque = flag($1) },
                "clearsContextBeforeDrawing": { $0.clearsContextBeforeDrawing = flag($1) },
                "autoresizesSubviews": { $0.autoresizesSubviews = flag($1) },
                "insetsLayoutMarginsFromSafeArea": { $0.insetsLayoutMarginsFromSafeArea = flag($1) },
                "accessibilityElementsHidden": { $0.accessibilityElementsHidden = flag($1) },
                "accessibilityViewIsModal": { $0.accessibilityViewIsModal = flag($1) },
                "accessibilityIgnoresInvertColors": { $0.accessibilityIgnoresInvertColors = flag($1) },
                "shouldGroupAccessibilityChildren": { $0.shouldGroupAccessibilityChildren = flag($1) },
                "showsLargeContentViewer": { $0.showsLargeContentViewer = flag($1) },
                "largeContentTitle": { $0.largeContentTitle = $1 as? String },
                "contentMode": { object, value in choose(value, UIView.ContentMode.self) { object.contentMode = $0 } },
                "semanticContentAttribute": { object, value in
                    choose(value, UISemanticContentAttribute.self) { object.semanticContentAttribute = $0 }
                },
                "overrideUserInterfaceStyle": { object, value in
                    choose(value, UIUserInterfaceStyle.self) { object.overrideUserInterfaceStyle = $0 }
                },
            ])
        add(
            UILabel.self,
            [
                "enabled": { $0.isEnabled = flag($1) },
                "highlighted": { $0.isHighlighted = flag($1) },
                "allowsDefaultTighteningForTruncation": { $0.allowsDefaultTighteningForTruncation = flag($1) },
                "preferredMaxLayoutWidth": { $0.preferredMaxLayoutWidth = number($1) ?? 0 },
                "highlightedTextColor": { $0.highlightedTextColor = $1 as? UIColor },
                "shadowColor": { $0.shadowColor = $1 as? UIColor },
                "shadowOffset": { $0.shadowOffset = $1 as? CGSize ?? .zero },
                "baselineAdjustment": { object, value in choose(value, UIBaselineAdjustment.self) { object.baselineAdjustment = $0 } },
            ])
        add(
            UIImageView.self,
            [
                "highlighted": { $0.isHighlighted = flag($1) },
                "adjustsImageSizeForAccessibilityContentSizeCategory": {
                    $0.adjustsImageSizeForAccessibilityContentSizeCategory = flag($1)
                },
            ])
        add(
            UIStackView.self,
            [
                "layoutMarginsRelativeArrangement": { $0.isLayoutMarginsRelativeArrangement = flag($1) },
                "baselineRelativeArrangement": { $0.isBaselineRelativeArrangement = flag($1) },
                "axis": { object, value in choose(value, NSLayoutConstraint.Axis.self) { object.axis = $0 } },
                "alignment": { object, value in choose(value, UIStackView.Alignment.self) { object.alignment = $0 } },
                "distribution": { object, value in choose(value, UIStackView.Distribution.self) { object.distribution = $0 } },
            ])
    }

    private static func controlsValues() {
        add(
            UIControl.self,
            [
                "highlighted": { $0.isHighlighted = flag($1) },
                "showsMenuAsPrimaryAction": { $0.showsMenuAsPrimaryAction = flag($1) },
                "toolTip": { $0.toolTip = $1 as? String },
                "contentHorizontalAlignment": { object, value in
                    choose(value, UIControl.ContentHorizontalAlignment.self) { object.contentHorizontalAlignment = $0 }
                },
                "contentVerticalAlignment": { object, value in
                    choose(value, UIControl.ContentVerticalAlignment.self) { object.contentVerticalAlignment = $0 }
                },
            ])
        add(
            UIButton.self,
            [
                "adjustsImageWhenHighlighted": { $0.adjustsImageWhenHighlighted = flag($1) },
                "adjustsImageWhenDisabled": { $0.adjustsImageWhenDisabled = flag($1) },
                "showsTouchWhenHighlighted": { $0.showsTouchWhenHighlighted = flag($1) },
                "reversesTitleShadowWhenHighlighted": { $0.reversesTitleShadowWhenHighlighted = flag($1) },
                "role": { object, value in choose(value, UIButton.Role.self) { object.role = $0 } },
            ])
        add(
            UISlider.self,
            [
                "continuous": { $0.isContinuous = flag($1) },
                "minimumTrackTintColor": { $0.minimumTrackTintColor = $1 as? UIColor },
                "maximumTrackTintColor": { $0.maximumTrackTintColor = $1 as? UIColor },
                "thumbTintColor": { $0.thumbTintColor = $1 as? UIColor },
            ])
        add(
            UISwitch.self,
            [
                "thumbTintColor": { $0.thumbTintColor = $1 as? UIColor }
            ])
        add(
            UIProgressView.self,
            [
                "progressTintColor": { $0.progressTintColor = $1 as? UIColor },
                "trackTintColor": { $0.trackTintColor = $1 as? UIColor },
            ])
        add(
            UIPageControl.self,
            [
                "hidesForSinglePage": { $0.hidesForSinglePage = flag($1) },
                "pageIndicatorTintColor": { $0.pageIndicatorTintColor = $1 as? UIColor },
                "currentPageIndicatorTintColor": { $0.currentPageIndicatorTintColor = $1 as? UIColor },
            ])
        add(
            UISegmentedControl.self,
            [
                "momentary": { $0.isMomentary = flag($1) },
                "apportionsSegmentWidthsByContent": { $0.apportionsSegmentWidthsByContent = flag($1) },
                "selectedSegmentTintColor": { $0.selectedSegmentTintColor = $1 as? UIColor },
            ])
        add(
            UIActivityIndicatorView.self,
            [
                "hidesWhenStopped": { $0.hidesWhenStopped = flag($1) },
                "color": { $0.color = $1 as? UIColor },
            ])
        add(
            UIDatePicker.self,
            [
                "minuteInterval": { $0.minuteInterval = integer($1) ?? 1 },
                "datePickerMode": { object, value in choose(value, UIDatePicker.Mode.self) { object.datePickerMode = $0 } },
                "preferredDatePickerStyle": { object, value in
                    choose(value, UIDatePickerStyle.self) { object.preferredDatePickerStyle = $0 }
                },
            ])
    }

    private static func scrollViewsValues() {
        add(
            UIScrollView.self,
            [
                "pagingEnabled": { $0.isPagingEnabled = flag($1) },
                "bounces": { $0.bounces = flag($1) },
                "alwaysBounceVertical": { $0.alwaysBounceVertical = flag($1) },
                "alwaysBounceHorizontal": { $0.alwaysBounceHorizontal = flag($1) },
                "showsVerticalScrollIndicator": { $0.showsVerticalScrollIndicator = flag($1) },
                "showsHorizontalScrollIndicator": { $0.showsHorizontalScrollIndicator = flag($1) },
                "scrollsToTop": { $0.scrollsToTop = flag($1) },
                "delaysContentTouches": { $0.delaysContentTouches = flag($1) },
                "canCancelContentTouches": { $0.canCancelContentTouches = flag($1) },
                "directionalLockEnabled": { $0.isDirectionalLockEnabled = flag($1) },
                "bouncesZoom": { $0.bouncesZoom = flag($1) },
                "minimumZoomScale": { $0.minimumZoomScale = number($1) ?? 0 },
                "maximumZoomScale": { $0.maximumZoomScale = number($1) ?? 0 },
                "keyboardDismissMode": { object, value in
                    choose(value, UIScrollView.KeyboardDismissMode.self) { object.keyboardDismissMode = $0 }
                },
                "contentInsetAdjustmentBehavior": { object, value in
                    choose(value, UIScrollView.ContentInsetAdjustmentBehavior.self) { object.contentInsetAdjustmentBehavior = $0 }
                },
                "indicatorStyle": { object, value in choose(value, UIScrollView.IndicatorStyle.self) { object.indicatorStyle = $0 } },
            ])
        add(
            UITableView.self,
            [
                "rowHeight": { $0.rowHeight = number($1) ?? 0 },
                "estimatedRowHeight": { $0.estimatedRowHeight = number($1) ?? 0 },
                "sectionHeaderHeight": { $0.sectionHeaderHeight = number($1) ?? 0 },
                "sectionFooterHeight": { $0.sectionFooterHeight = number($1) ?? 0 },
                "estimatedSectionHeaderHeight": { $0.estimatedSectionHeaderHeight = number($1) ?? 0 },
                "estimatedSectionFooterHeight": { $0.estimatedSectionFooterHeight = number($1) ?? 0 },
                "sectionHeaderTopPadding": { $0.sectionHeaderTopPadding = number($1) ?? 0 },
                "fillerRowHeight": { $0.fillerRowHeight = number($1) ?? 0 },
                "editing": { $0.isEditing = flag($1) },
                "allowsSelection": { $0.allowsSelection = flag($1) },
                "allowsMultipleSelection": { $0.allowsMultipleSelection = flag($1) },
                "allowsSelectionDuringEditing": { $0.allowsSelectionDuringEditing = flag($1) },
                "allowsMultipleSelectionDuringEditing": { $0.allowsMultipleSelectionDuringEditing = flag($1) },
                "cellLayoutMarginsFollowReadableWidth": { $0.cellLayoutMarginsFollowReadableWidth = flag($1) },
                "separatorColor": { $0.separatorColor = $1 as? UIColor },
                "sectionIndexColor": { $0.sectionIndexColor = $1 as? UIColor },
                "sectionIndexBackgroundColor": { $0.sectionIndexBackgroundColor = $1 as? UIColor },
                "separatorStyle": { object, value in choose(value, UITableViewCell.SeparatorStyle.self) { object.separatorStyle = $0 } },
            ])
        add(
            UITableViewCell.self,
            [
                "showsReorderControl": { $0.showsReorderControl = flag($1) },
                "shouldIndentWhileEditing": { $0.shouldIndentWhileEditing = flag($1) },
                "indentationWidth": { $0.indentationWidth = number($1) ?? 0 },
                "indentationLevel": { $0.indentationLevel = integer($1) ?? 0 },
                "multipleSelectionBackgroundView": { $0.multipleSelectionBackgroundView = $1 as? UIView },
                "selectionStyle": { object, value in choose(value, UITableViewCell.SelectionStyle.self) { object.selectionStyle = $0 } },
                "accessoryType": { object, value in choose(value, UITableViewCell.AccessoryType.self) { object.accessoryType = $0 } },
                "editingAccessoryType": { object, value in
                    choose(value, UITableViewCell.AccessoryType.self) { object.editingAccessoryType = $0 }
                },
            ])
        add(
            UICollectionView.self,
            [
                "allowsSelection": { $0.allowsSelection = flag($1) },
                "allowsMultipleSelection": { $0.allowsMultipleSelection = flag($1) },
            ])
    }

    private static func textInputsValues() {
        add(
            UITextField.self,
            [
                "secureTextEntry": { $0.isSecureTextEntry = flag($1) },
                "clearsOnBeginEditing": { $0.clearsOnBeginEditing = flag($1) },
                "adjustsFontSizeToFitWidth": { $0.adjustsFontSizeToFitWidth = flag($1) },
                "minimumFontSize": { $0.minimumFontSize = number($1) ?? 0 },
                "background": { $0.background = $1 as? UIImage },
                "textAlignment": { object, value in choose(value, NSTextAlignment.self) { object.textAlignment = $0 } },
                "borderStyle": { object, value in choose(value, UITextField.BorderStyle.self) { object.borderStyle = $0 } },
                "clearButtonMode": { object, value in choose(value, UITextField.ViewMode.self) { object.clearButtonMode = $0 } },
                "leftViewMode": { object, value in choose(value, UITextField.ViewMode.self) { object.leftViewMode = $0 } },
                "rightViewMode": { object, value in choose(value, UITextField.ViewMode.self) { object.rightViewMode = $0 } },
            ])
        add(
            UITextView.self,
            [
                "editable": { $0.isEditable = flag($1) },
                "selectable": { $0.isSelectable = flag($1) },
                "textAlignment": { object, value in choose(value, NSTextAlignment.self) { object.textAlignment = $0 } },
            ])
        add(
            UISearchBar.self,
            [
                "text": { $0.text = $1 as? String },
                "placeholder": { $0.placeholder = $1 as? String },
                "prompt": { $0.prompt = $1 as? String },
                "translucent": { $0.isTranslucent = flag($1) },
                "showsCancelButton": { $0.showsCancelButton = flag($1) },
                "showsBookmarkButton": { $0.showsBookmarkButton = flag($1) },
                "barTintColor": { $0.barTintColor = $1 as? UIColor },
                "searchBarStyle": { object, value in choose(value, UISearchBar.Style.self) { object.searchBarStyle = $0 } },
                "barStyle": { object, value in choose(value, UIBarStyle.self) { object.barStyle = $0 } },
            ])
    }

    private static func barsValues() {
        add(
            UINavigationBar.self,
            [
                "translucent": { $0.isTranslucent = flag($1) },
                "prefersLargeTitles": { $0.prefersLargeTitles = flag($1) },
                "barTintColor": { $0.barTintColor = $1 as? UIColor },
                "shadowImage": { $0.shadowImage = $1 as? UIImage },
                "barStyle": { object, value in choose(value, UIBarStyle.self) { object.barStyle = $0 } },
            ])
        add(
            UITabBar.self,
            [
                "translucent": { $0.isTranslucent = flag($1) },
                "itemSpacing": { $0.itemSpacing = number($1) ?? 0 },
                "itemWidth": { $0.itemWidth = number($1) ?? 0 },
                "barTintColor": { $0.barTintColor = $1 as? UIColor },
                "shadowImage": { $0.shadowImage = $1 as? UIImage },
                "barStyle": { object, value in choose(value, UIBarStyle.self) { object.barStyle = $0 } },
            ])
        add(
            UIToolbar.self,
            [
                "translucent": { $0.isTranslucent = flag($1) },
                "barTintColor": { $0.barTintColor = $1 as? UIColor },
                "barStyle": { object, value in choose(value, UIBarStyle.self) { object.barStyle = $0 } },
            ])
        add(
            UIBarItem.self,
            [
                "tag": { $0.tag = integer($1) ?? 0 }
            ])
        add(
            UIBarButtonItem.self,
            [
                "width": { $0.width = number($1) ?? 0 },
                "tintColor": { $0.tintColor = $1 as? UIColor },
            ])
        add(
            UINavigationItem.self,
            [
                "title": { $0.title = $1 as? String },
                "prompt": { $0.prompt = $1 as? String },
                "backButtonTitle": { $0.backButtonTitle = $1 as? String },
                "hidesBackButton": { $0.hidesBackButton = flag($1) },
                "leftItemsSupplementBackButton": { $0.leftItemsSupplementBackButton = flag($1) },
                "largeTitleDisplayMode": { object, value in
                    choose(value, UINavigationItem.LargeTitleDisplayMode.self) { object.largeTitleDisplayMode = $0 }
                },
            ])
        add(
            UIViewController.self,
            [
                "modalInPresentation": { $0.isModalInPresentation = flag($1) },
                "extendedLayoutIncludesOpaqueBars": { $0.extendedLayoutIncludesOpaqueBars = flag($1) },
                "automaticallyAdjustsScrollViewInsets": { $0.automaticallyAdjustsScrollViewInsets = flag($1) },
                "modalPresentationCapturesStatusBarAppearance": { $0.modalPresentationCapturesStatusBarAppearance = flag($1) },
                "providesPresentationContextTransitionStyle": { $0.providesPresentationContextTransitionStyle = flag($1) },
                "preferredContentSize": { $0.preferredContentSize = $1 as? CGSize ?? .zero },
                "modalTransitionStyle": { object, value in choose(value, UIModalTransitionStyle.self) { object.modalTransitionStyle = $0 }
                },
                "overrideUserInterfaceStyle": { object, value in
                    choose(value, UIUserInterfaceStyle.self) { object.overrideUserInterfaceStyle = $0 }
                },
            ])
        add(
            UINavigationController.self,
            [
                "navigationBarHidden": { $0.isNavigationBarHidden = flag($1) },
                "toolbarHidden": { $0.isToolbarHidden = flag($1) },
                "hidesBarsOnSwipe": { $0.hidesBarsOnSwipe = flag($1) },
                "hidesBarsOnTap": { $0.hidesBarsOnTap = flag($1) },
            ])
    }
}
