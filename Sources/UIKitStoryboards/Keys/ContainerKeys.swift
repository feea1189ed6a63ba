// The properties of bars, containers, and alerts by name.

@Sendable func registerContainerKeys() {
    DispatchTable.add(UIActivityViewController.self) {
        [
            "allowsProminentActivity": Property(\.allowsProminentActivity), "completionHandler": Property(\.completionHandler),
            "completionWithItemsHandler": Property(\.completionWithItemsHandler),
            "excludedActivitySectionTypes": Property(\.excludedActivitySectionTypes),
            "excludedActivityTypes": Property(\.excludedActivityTypes),
        ]
    }
    DispatchTable.add(UIAlertController.self) {
        [
            "actions": Property(reading: \.actions), "message": Property(\.message), "preferredAction": Property(\.preferredAction),
            "preferredStyle": Property(reading: \.preferredStyle), "severity": Property(\.severity),
            "textFields": Property(reading: \.textFields),
        ]
    }
    DispatchTable.add(UICloudSharingController.self) {
        [
            "availablePermissions": Property(\.availablePermissions), "delegate": Property(\.delegate),
            "share": Property(reading: \.share),
        ]
    }
    DispatchTable.add(UIColorPickerViewController.self) {
        [
            "delegate": Property(\.delegate), "maximumLinearExposure": Property(\.maximumLinearExposure),
            "selectedColor": Property(\.selectedColor), "supportsAlpha": Property(\.supportsAlpha),
            "supportsEyedropper": Property(\.supportsEyedropper),
        ]
    }
    DispatchTable.add(UIColorWell.self) {
        [
            "maximumLinearExposure": Property(\.maximumLinearExposure), "selectedColor": Property(\.selectedColor),
            "supportsAlpha": Property(\.supportsAlpha), "supportsEyedropper": Property(\.supportsEyedropper), "title": Property(\.title),
        ]
    }
    DispatchTable.add(UIDocumentBrowserViewController.self) {
        [
            "activeDocumentCreationIntent": Property(reading: \.activeDocumentCreationIntent),
            "additionalLeadingNavigationBarButtonItems": Property(\.additionalLeadingNavigationBarButtonItems),
            "additionalTrailingNavigationBarButtonItems": Property(\.additionalTrailingNavigationBarButtonItems),
            "allowedContentTypes": Property(reading: \.allowedContentTypes), "allowsDocumentCreation": Property(\.allowsDocumentCreation),
            "allowsPickingMultipleItems": Property(\.allowsPickingMultipleItems),
            "browserUserInterfaceStyle": Property(\.browserUserInterfaceStyle),
            "contentTypesForRecentDocuments": Property(\.contentTypesForRecentDocuments), "customActions": Property(\.customActions),
            "defaultDocumentAspectRatio": Property(\.defaultDocumentAspectRatio), "delegate": Property(\.delegate),
            "localizedCreateDocumentActionTitle": Property(\.localizedCreateDocumentActionTitle),
            "shouldShowFileExtensions": Property(\.shouldShowFileExtensions),
        ]
    }
    DispatchTable.add(UIDocumentPickerViewController.self) {
        [
            "allowsMultipleSelection": Property(\.allowsMultipleSelection), "delegate": Property(\.delegate),
            "directoryURL": Property(\.directoryURL), "documentPickerMode": Property(reading: \.documentPickerMode),
            "shouldShowFileExtensions": Property(\.shouldShowFileExtensions),
        ]
    }
    DispatchTable.add(UIFontPickerViewController.self) {
        [
            "configuration": Property(reading: \.configuration), "delegate": Property(\.delegate),
            "selectedFontDescriptor": Property(\.selectedFontDescriptor),
        ]
    }
    DispatchTable.add(UIImagePickerController.self) {
        [
            "allowsEditing": Property(\.allowsEditing), "allowsImageEditing": Property(\.allowsImageEditing),
            "cameraCaptureMode": Property(\.cameraCaptureMode), "cameraDevice": Property(\.cameraDevice),
            "cameraFlashMode": Property(\.cameraFlashMode), "cameraOverlayView": Property(\.cameraOverlayView),
            "cameraViewTransform": Property(\.cameraViewTransform), "imageExportPreset": Property(\.imageExportPreset),
            "mediaTypes": Property(\.mediaTypes), "showsCameraControls": Property(\.showsCameraControls),
            "sourceType": Property(\.sourceType), "videoExportPreset": Property(\.videoExportPreset),
            "videoMaximumDuration": Property(\.videoMaximumDuration), "videoQuality": Property(\.videoQuality),
        ]
    }
    DispatchTable.add(UINavigationBar.self) {
        [
            "backIndicatorImage": Property(\.backIndicatorImage),
            "backIndicatorTransitionMaskImage": Property(\.backIndicatorTransitionMaskImage), "backItem": Property(reading: \.backItem),
            "barPosition": Property(reading: \.barPosition), "barStyle": Property(\.barStyle), "barTintColor": Property(\.barTintColor),
            "behavioralStyle": Property(reading: \.behavioralStyle), "compactAppearance": Property(\.compactAppearance),
            "compactScrollEdgeAppearance": Property(\.compactScrollEdgeAppearance),
            "currentNSToolbarSection": Property(\.currentNSToolbarSection), "delegate": Property(\.delegate),
            "isTranslucent": Property(\.isTranslucent), "items": Property(\.items),
            "largeTitleTextAttributes": Property(\.largeTitleTextAttributes),
            "preferredBehavioralStyle": Property(\.preferredBehavioralStyle), "prefersLargeTitles": Property(\.prefersLargeTitles),
            "scrollEdgeAppearance": Property(\.scrollEdgeAppearance), "shadowImage": Property(\.shadowImage),
            "standardAppearance": Property(\.standardAppearance), "titleTextAttributes": Property(\.titleTextAttributes),
            "topItem": Property(reading: \.topItem),
        ]
    }
    DispatchTable.add(UINavigationController.self) {
        [
            "barHideOnSwipeGestureRecognizer": Property(reading: \.barHideOnSwipeGestureRecognizer),
            "barHideOnTapGestureRecognizer": Property(reading: \.barHideOnTapGestureRecognizer), "delegate": Property(\.delegate),
            "hidesBarsOnSwipe": Property(\.hidesBarsOnSwipe), "hidesBarsOnTap": Property(\.hidesBarsOnTap),
            "hidesBarsWhenKeyboardAppears": Property(\.hidesBarsWhenKeyboardAppears),
            "hidesBarsWhenVerticallyCompact": Property(\.hidesBarsWhenVerticallyCompact),
            "interactiveContentPopGestureRecognizer": Property(reading: \.interactiveContentPopGestureRecognizer),
            "interactivePopGestureRecognizer": Property(reading: \.interactivePopGestureRecognizer),
            "isNavigationBarHidden": Property(\.isNavigationBarHidden), "isToolbarHidden": Property(\.isToolbarHidden),
            "navigationBar": Property(reading: \.navigationBar), "toolbar": Property(reading: \.toolbar),
            "topViewController": Property(reading: \.topViewController), "viewControllers": Property(\.viewControllers),
            "visibleViewController": Property(reading: \.visibleViewController),
        ]
    }
    DispatchTable.add(UIPageViewController.self) {
        [
            "dataSource": Property(\.dataSource), "delegate": Property(\.delegate),
            "gestureRecognizers": Property(reading: \.gestureRecognizers), "isDoubleSided": Property(\.isDoubleSided),
            "navigationOrientation": Property(reading: \.navigationOrientation), "spineLocation": Property(reading: \.spineLocation),
            "transitionStyle": Property(reading: \.transitionStyle), "viewControllers": Property(reading: \.viewControllers),
        ]
    }
    DispatchTable.add(UISearchController.self) {
        [
            "automaticallyShowsCancelButton": Property(\.automaticallyShowsCancelButton),
            "automaticallyShowsScopeBar": Property(\.automaticallyShowsScopeBar),
            "automaticallyShowsSearchResultsController": Property(\.automaticallyShowsSearchResultsController),
            "delegate": Property(\.delegate), "dimsBackgroundDuringPresentation": Property(\.dimsBackgroundDuringPresentation),
            "hidesNavigationBarDuringPresentation": Property(\.hidesNavigationBarDuringPresentation),
            "ignoresSearchSuggestionsForSearchBarPlacementStacked": Property(\.ignoresSearchSuggestionsForSearchBarPlacementStacked),
            "isActive": Property(\.isActive), "obscuresBackgroundDuringPresentation": Property(\.obscuresBackgroundDuringPresentation),
            "scopeBarActivation": Property(\.scopeBarActivation), "searchBar": Property(reading: \.searchBar),
            "searchBarPlacement": Property(reading: \.searchBarPlacement),
            "searchResultsController": Property(reading: \.searchResultsController),
            "searchResultsUpdater": Property(\.searchResultsUpdater, .weak), "searchSuggestions": Property(\.searchSuggestions),
            "showsSearchResultsController": Property(\.showsSearchResultsController),
        ]
    }
    DispatchTable.add(UISplitViewController.self) {
        [
            "delegate": Property(\.delegate), "displayMode": Property(reading: \.displayMode),
            "displayModeButtonItem": Property(reading: \.displayModeButtonItem),
            "displayModeButtonVisibility": Property(\.displayModeButtonVisibility), "isCollapsed": Property(reading: \.isCollapsed),
            "maximumInspectorColumnWidth": Property(\.maximumInspectorColumnWidth),
            "maximumPrimaryColumnWidth": Property(\.maximumPrimaryColumnWidth),
            "maximumSupplementaryColumnWidth": Property(\.maximumSupplementaryColumnWidth),
            "minimumInspectorColumnWidth": Property(\.minimumInspectorColumnWidth),
            "minimumPrimaryColumnWidth": Property(\.minimumPrimaryColumnWidth),
            "minimumSecondaryColumnWidth": Property(\.minimumSecondaryColumnWidth),
            "minimumSupplementaryColumnWidth": Property(\.minimumSupplementaryColumnWidth),
            "preferredDisplayMode": Property(\.preferredDisplayMode),
            "preferredInspectorColumnWidth": Property(\.preferredInspectorColumnWidth),
            "preferredInspectorColumnWidthFraction": Property(\.preferredInspectorColumnWidthFraction),
            "preferredPrimaryColumnWidth": Property(\.preferredPrimaryColumnWidth),
            "preferredPrimaryColumnWidthFraction": Property(\.preferredPrimaryColumnWidthFraction),
            "preferredSecondaryColumnWidth": Property(\.preferredSecondaryColumnWidth),
            "preferredSplitBehavior": Property(\.preferredSplitBehavior),
            "preferredSupplementaryColumnWidth": Property(\.preferredSupplementaryColumnWidth),
            "preferredSupplementaryColumnWidthFraction": Property(\.preferredSupplementaryColumnWidthFraction),
            "presentsWithGesture": Property(\.presentsWithGesture), "primaryBackgroundStyle": Property(\.primaryBackgroundStyle),
            "primaryColumnWidth": Property(reading: \.primaryColumnWidth), "primaryEdge": Property(\.primaryEdge),
            "showsSecondaryOnlyButton": Property(\.showsSecondaryOnlyButton), "splitBehavior": Property(reading: \.splitBehavior),
            "style": Property(reading: \.style), "supplementaryColumnWidth": Property(reading: \.supplementaryColumnWidth),
            "viewControllers": Property(\.viewControllers),
        ]
    }
    DispatchTable.add(UITabBar.self) {
        [
            "backgroundImage": Property(\.backgroundImage), "barStyle": Property(\.barStyle), "barTintColor": Property(\.barTintColor),
            "delegate": Property(\.delegate), "isCustomizing": Property(reading: \.isCustomizing),
            "isTranslucent": Property(\.isTranslucent), "itemPositioning": Property(\.itemPositioning),
            "itemSpacing": Property(\.itemSpacing), "itemWidth": Property(\.itemWidth), "items": Property(\.items),
            "leadingAccessoryView": Property(reading: \.leadingAccessoryView), "scrollEdgeAppearance": Property(\.scrollEdgeAppearance),
            "selectedImageTintColor": Property(\.selectedImageTintColor), "selectedItem": Property(\.selectedItem),
            "selectionIndicatorImage": Property(\.selectionIndicatorImage), "shadowImage": Property(\.shadowImage),
            "standardAppearance": Property(\.standardAppearance), "trailingAccessoryView": Property(reading: \.trailingAccessoryView),
            "unselectedItemTintColor": Property(\.unselectedItemTintColor),
        ]
    }
    DispatchTable.add(UITabBarController.self) {
        [
            "customizableViewControllers": Property(\.customizableViewControllers), "delegate": Property(\.delegate),
            "isTabBarHidden": Property(\.isTabBarHidden), "moreNavigationController": Property(reading: \.moreNavigationController),
            "selectedIndex": Property(\.selectedIndex), "selectedViewController": Property(\.selectedViewController),
            "tabBar": Property(reading: \.tabBar), "viewControllers": Property(\.viewControllers),
        ]
    }
    DispatchTable.add(UIToolbar.self) {
        [
            "barPosition": Property(reading: \.barPosition), "barStyle": Property(\.barStyle), "barTintColor": Property(\.barTintColor),
            "compactAppearance": Property(\.compactAppearance), "compactScrollEdgeAppearance": Property(\.compactScrollEdgeAppearance),
            "delegate": Property(\.delegate), "isTranslucent": Property(\.isTranslucent), "items": Property(\.items),
            "scrollEdgeAppearance": Property(\.scrollEdgeAppearance), "standardAppearance": Property(\.standardAppearance),
        ]
    }
}
