// The properties of views, responders, view controllers, items, and constraints by name.

@Sendable func registerCoreKeys() {
    DispatchTable.add(NSLayoutConstraint.self, isAtomic: true) {
        [
            "constant": Property(\.constant), "firstAnchor": Property(reading: \.firstAnchor),
            "firstAttribute": Property(reading: \.firstAttribute), "firstItem": Property(reading: \.firstItem),
            "identifier": Property(\.identifier), "isActive": Property(\.isActive), "multiplier": Property(reading: \.multiplier),
            "priority": Property(\.priority), "relation": Property(reading: \.relation), "secondAnchor": Property(reading: \.secondAnchor),
            "secondAttribute": Property(reading: \.secondAttribute), "secondItem": Property(reading: \.secondItem),
            "shouldBeArchived": Property(\.shouldBeArchived),
        ]
    }
    DispatchTable.add(UIAccessibilityElement.self) {
        [
            "accessibilityContainer": Property(\.accessibilityContainer, .weak),
            "accessibilityFrameInContainerSpace": Property(\.accessibilityFrameInContainerSpace),
        ]
    }
    DispatchTable.add(UIApplication.self) { ["delegate": Property(\.delegate)] }
    DispatchTable.add(UIBarAppearance.self) {
        [
            "backgroundColor": Property(\.backgroundColor), "backgroundEffect": Property(\.backgroundEffect),
            "backgroundImage": Property(\.backgroundImage), "backgroundImageContentMode": Property(\.backgroundImageContentMode),
            "shadowColor": Property(\.shadowColor), "shadowImage": Property(\.shadowImage),
        ]
    }
    DispatchTable.add(UIBarButtonItem.self) {
        [
            "action": Property(\.action), "badge": Property(\.badge), "buttonGroup": Property(reading: \.buttonGroup, .weak),
            "changesSelectionAsPrimaryAction": Property(\.changesSelectionAsPrimaryAction), "customView": Property(\.customView),
            "hidesSharedBackground": Property(\.hidesSharedBackground), "identifier": Property(\.identifier),
            "isHidden": Property(\.isHidden), "isSelected": Property(\.isSelected), "isSpringLoaded": Property(\.isSpringLoaded),
            "isSymbolAnimationEnabled": Property(\.isSymbolAnimationEnabled), "menu": Property(\.menu),
            "menuRepresentation": Property(\.menuRepresentation), "possibleTitles": Property(\.possibleTitles),
            "preferredMenuElementOrder": Property(\.preferredMenuElementOrder), "primaryAction": Property(\.primaryAction),
            "sharesBackground": Property(\.sharesBackground), "style": Property(\.style), "target": Property(\.target, .weak),
            "tintColor": Property(\.tintColor), "width": Property(\.width),
        ]
    }
    DispatchTable.add(UIBarItem.self) {
        [
            "accessibilityAttributedLabel": Property(\.accessibilityAttributedLabel), "accessibilityHint": Property(\.accessibilityHint),
            "accessibilityIdentifier": Property(\.accessibilityIdentifier), "accessibilityLabel": Property(\.accessibilityLabel),
            "accessibilityTraits": Property(\.accessibilityTraits), "accessibilityValue": Property(\.accessibilityValue),
            "image": Property(\.image), "imageInsets": Property(\.imageInsets),
            "isAccessibilityElement": Property(\.isAccessibilityElement), "isEnabled": Property(\.isEnabled),
            "landscapeImagePhone": Property(\.landscapeImagePhone), "landscapeImagePhoneInsets": Property(\.landscapeImagePhoneInsets),
            "largeContentSizeImage": Property(\.largeContentSizeImage),
            "largeContentSizeImageInsets": Property(\.largeContentSizeImageInsets), "tag": Property(\.tag), "title": Property(\.title),
        ]
    }
    DispatchTable.add(UIBezierPath.self) {
        [
            "bounds": Property(reading: \.bounds), "CGPath": Property(\.cgPath), "currentPoint": Property(reading: \.currentPoint),
            "flatness": Property(\.flatness), "isEmpty": Property(reading: \.isEmpty), "lineCapStyle": Property(\.lineCapStyle),
            "lineJoinStyle": Property(\.lineJoinStyle), "lineWidth": Property(\.lineWidth), "miterLimit": Property(\.miterLimit),
            "usesEvenOddFillRule": Property(\.usesEvenOddFillRule),
        ]
    }
    DispatchTable.add(UIFocusGuide.self) {
        [
            "isEnabled": Property(\.isEnabled), "preferredFocusEnvironments": Property(\.preferredFocusEnvironments),
        ]
    }
    DispatchTable.add(UIFont.self) {
        [
            "ascender": Property(reading: \.ascender), "capHeight": Property(reading: \.capHeight), "ctFont": Property(reading: \.ctFont),
            "descender": Property(reading: \.descender), "familyName": Property(reading: \.familyName),
            "fontDescriptor": Property(reading: \.fontDescriptor), "fontName": Property(reading: \.fontName),
            "leading": Property(reading: \.leading), "lineHeight": Property(reading: \.lineHeight),
            "pointSize": Property(reading: \.pointSize), "xHeight": Property(reading: \.xHeight),
        ]
    }
    DispatchTable.add(UIGestureRecognizer.self) {
        [
            "allowedPressTypes": Property(\.allowedPressTypes), "allowedTouchTypes": Property(\.allowedTouchTypes),
            "buttonMask": Property(reading: \.buttonMask), "cancelsTouchesInView": Property(\.cancelsTouchesInView),
            "delaysTouchesBegan": Property(\.delaysTouchesBegan), "delaysTouchesEnded": Property(\.delaysTouchesEnded),
            "delegate": Property(\.delegate), "isEnabled": Property(\.isEnabled), "modifierFlags": Property(reading: \.modifierFlags),
            "name": Property(\.name), "numberOfTouches": Property(reading: \.numberOfTouches),
            "requiresExclusiveTouchType": Property(\.requiresExclusiveTouchType), "state": Property(\.state),
            "view": Property(reading: \.view, .weak),
        ]
    }
    DispatchTable.add(UIHoverGestureRecognizer.self) {
        [
            "altitudeAngle": Property(reading: \.altitudeAngle), "rollAngle": Property(reading: \.rollAngle),
            "zOffset": Property(reading: \.zOffset),
        ]
    }
    DispatchTable.add(UIImage.self) {
        [
            "accessibilityIdentifier": Property(\.accessibilityIdentifier),
            "alignmentRectInsets": Property(reading: \.alignmentRectInsets),
            "baselineOffsetFromBottom": Property(reading: \.baselineOffsetFromBottom), "capInsets": Property(reading: \.capInsets),
            "CGImage": Property(reading: \.cgImage), "CIImage": Property(reading: \.ciImage),
            "configuration": Property(reading: \.configuration), "duration": Property(reading: \.duration),
            "flipsForRightToLeftLayoutDirection": Property(reading: \.flipsForRightToLeftLayoutDirection),
            "hasBaseline": Property(reading: \.hasBaseline), "imageAsset": Property(reading: \.imageAsset),
            "imageOrientation": Property(reading: \.imageOrientation), "imageRendererFormat": Property(reading: \.imageRendererFormat),
            "images": Property(reading: \.images), "isHighDynamicRange": Property(reading: \.isHighDynamicRange),
            "isSymbolImage": Property(reading: \.isSymbolImage), "leftCapWidth": Property(reading: \.leftCapWidth),
            "renderingMode": Property(reading: \.renderingMode), "resizingMode": Property(reading: \.resizingMode),
            "scale": Property(reading: \.scale), "size": Property(reading: \.size),
            "symbolConfiguration": Property(reading: \.symbolConfiguration), "topCapHeight": Property(reading: \.topCapHeight),
            "traitCollection": Property(reading: \.traitCollection),
        ]
    }
    DispatchTable.add(UIInputView.self) {
        [
            "allowsSelfSizing": Property(\.allowsSelfSizing), "inputViewStyle": Property(reading: \.inputViewStyle),
        ]
    }
    DispatchTable.add(UIInputViewController.self) {
        [
            "hasDictationKey": Property(\.hasDictationKey), "primaryLanguage": Property(\.primaryLanguage),
        ]
    }
    DispatchTable.add(UIInterpolatingMotionEffect.self) {
        [
            "keyPath": Property(reading: \.keyPath), "maximumRelativeValue": Property(\.maximumRelativeValue),
            "minimumRelativeValue": Property(\.minimumRelativeValue), "type": Property(reading: \.type),
        ]
    }
    DispatchTable.add(UIKeyboardLayoutGuide.self) {
        [
            "followsUndockedKeyboard": Property(\.followsUndockedKeyboard), "keyboardDismissPadding": Property(\.keyboardDismissPadding),
            "usesBottomSafeArea": Property(\.usesBottomSafeArea),
        ]
    }
    DispatchTable.add(UILayoutGuide.self) {
        [
            "bottomAnchor": Property(reading: \.bottomAnchor), "centerXAnchor": Property(reading: \.centerXAnchor),
            "centerYAnchor": Property(reading: \.centerYAnchor), "hasAmbiguousLayout": Property(reading: \.hasAmbiguousLayout),
            "heightAnchor": Property(reading: \.heightAnchor), "identifier": Property(\.identifier),
            "layoutFrame": Property(reading: \.layoutFrame), "leadingAnchor": Property(reading: \.leadingAnchor),
            "leftAnchor": Property(reading: \.leftAnchor), "owningView": Property(\.owningView, .weak),
            "rightAnchor": Property(reading: \.rightAnchor), "topAnchor": Property(reading: \.topAnchor),
            "trailingAnchor": Property(reading: \.trailingAnchor), "widthAnchor": Property(reading: \.widthAnchor),
        ]
    }
    DispatchTable.add(UILongPressGestureRecognizer.self) {
        [
            "allowableMovement": Property(\.allowableMovement), "minimumPressDuration": Property(\.minimumPressDuration),
            "numberOfTapsRequired": Property(\.numberOfTapsRequired), "numberOfTouchesRequired": Property(\.numberOfTouchesRequired),
        ]
    }
    DispatchTable.add(UIMotionEffectGroup.self) { ["motionEffects": Property(\.motionEffects)] }
    DispatchTable.add(UINavigationBarAppearance.self) {
        [
            "backButtonAppearance": Property(\.backButtonAppearance), "backIndicatorImage": Property(reading: \.backIndicatorImage),
            "backIndicatorTransitionMaskImage": Property(reading: \.backIndicatorTransitionMaskImage),
            "buttonAppearance": Property(\.buttonAppearance), "doneButtonAppearance": Property(\.doneButtonAppearance),
            "largeSubtitleTextAttributes": Property(\.largeSubtitleTextAttributes),
            "largeTitleTextAttributes": Property(\.largeTitleTextAttributes),
            "prominentButtonAppearance": Property(\.prominentButtonAppearance),
            "subtitleTextAttributes": Property(\.subtitleTextAttributes), "titlePositionAdjustment": Property(\.titlePositionAdjustment),
            "titleTextAttributes": Property(\.titleTextAttributes),
        ]
    }
    DispatchTable.add(UINavigationItem.self) {
        [
            "accessibilityAttributedLabel": Property(\.accessibilityAttributedLabel), "accessibilityLabel": Property(\.accessibilityLabel),
            "additionalOverflowItems": Property(\.additionalOverflowItems), "attributedSubtitle": Property(\.attributedSubtitle),
            "attributedTitle": Property(\.attributedTitle), "backAction": Property(\.backAction),
            "backBarButtonItem": Property(\.backBarButtonItem), "backButtonDisplayMode": Property(\.backButtonDisplayMode),
            "backButtonTitle": Property(\.backButtonTitle), "centerItemGroups": Property(\.centerItemGroups),
            "compactAppearance": Property(\.compactAppearance), "compactScrollEdgeAppearance": Property(\.compactScrollEdgeAppearance),
            "customizationIdentifier": Property(\.customizationIdentifier), "documentProperties": Property(\.documentProperties),
            "hidesBackButton": Property(\.hidesBackButton), "hidesSearchBarWhenScrolling": Property(\.hidesSearchBarWhenScrolling),
            "largeAttributedSubtitle": Property(\.largeAttributedSubtitle), "largeSubtitle": Property(\.largeSubtitle),
            "largeSubtitleView": Property(\.largeSubtitleView), "largeTitle": Property(\.largeTitle),
            "largeTitleDisplayMode": Property(\.largeTitleDisplayMode), "leadingItemGroups": Property(\.leadingItemGroups),
            "leftBarButtonItem": Property(\.leftBarButtonItem), "leftBarButtonItems": Property(\.leftBarButtonItems),
            "leftItemsSupplementBackButton": Property(\.leftItemsSupplementBackButton),
            "overflowPresentationSource": Property(reading: \.overflowPresentationSource),
            "pinnedTrailingGroup": Property(\.pinnedTrailingGroup), "preferredSearchBarPlacement": Property(\.preferredSearchBarPlacement),
            "prompt": Property(\.prompt), "renameDelegate": Property(\.renameDelegate),
            "rightBarButtonItem": Property(\.rightBarButtonItem), "rightBarButtonItems": Property(\.rightBarButtonItems),
            "scrollEdgeAppearance": Property(\.scrollEdgeAppearance), "searchBarPlacement": Property(reading: \.searchBarPlacement),
            "searchBarPlacementAllowsExternalIntegration": Property(\.searchBarPlacementAllowsExternalIntegration),
            "searchBarPlacementAllowsToolbarIntegration": Property(\.searchBarPlacementAllowsToolbarIntegration),
            "searchBarPlacementBarButtonItem": Property(reading: \.searchBarPlacementBarButtonItem),
            "searchController": Property(\.searchController), "standardAppearance": Property(\.standardAppearance),
            "style": Property(\.style), "subtitle": Property(\.subtitle), "subtitleView": Property(\.subtitleView),
            "title": Property(\.title), "titleMenuProvider": Property(\.titleMenuProvider), "titleView": Property(\.titleView),
            "trailingItemGroups": Property(\.trailingItemGroups),
        ]
    }
    DispatchTable.add(UIPanGestureRecognizer.self) {
        [
            "allowedScrollTypesMask": Property(\.allowedScrollTypesMask), "maximumNumberOfTouches": Property(\.maximumNumberOfTouches),
            "minimumNumberOfTouches": Property(\.minimumNumberOfTouches),
        ]
    }
    DispatchTable.add(UIPinchGestureRecognizer.self) { ["scale": Property(\.scale), "velocity": Property(reading: \.velocity)] }
    DispatchTable.add(UIPopoverBackgroundView.self) {
        [
            "arrowDirection": Property(\.arrowDirection), "arrowOffset": Property(\.arrowOffset),
        ]
    }
    DispatchTable.add(UIPopoverPresentationController.self) {
        [
            "adaptiveSheetPresentationController": Property(\.adaptiveSheetPresentationController),
            "arrowDirection": Property(reading: \.arrowDirection), "backgroundColor": Property(\.backgroundColor),
            "barButtonItem": Property(\.barButtonItem), "canOverlapSourceViewRect": Property(\.canOverlapSourceViewRect),
            "delegate": Property(\.delegate), "passthroughViews": Property(\.passthroughViews),
            "permittedArrowDirections": Property(\.permittedArrowDirections),
            "popoverBackgroundViewClass": Property(\.popoverBackgroundViewClass), "popoverLayoutMargins": Property(\.popoverLayoutMargins),
            "sourceItem": Property(\.sourceItem), "sourceRect": Property(\.sourceRect), "sourceView": Property(\.sourceView),
        ]
    }
    DispatchTable.add(UIPresentationController.self) {
        [
            "adaptivePresentationStyle": Property(reading: \.adaptivePresentationStyle),
            "containerView": Property(reading: \.containerView), "delegate": Property(\.delegate),
            "frameOfPresentedViewInContainerView": Property(reading: \.frameOfPresentedViewInContainerView),
            "overrideTraitCollection": Property(\.overrideTraitCollection),
            "preferredContentSize": Property(reading: \.preferredContentSize), "presentationStyle": Property(reading: \.presentationStyle),
            "presentedView": Property(reading: \.presentedView), "presentedViewController": Property(reading: \.presentedViewController),
            "presentingViewController": Property(reading: \.presentingViewController),
            "shouldPresentInFullscreen": Property(reading: \.shouldPresentInFullscreen),
            "shouldRemovePresentersView": Property(reading: \.shouldRemovePresentersView),
            "traitCollection": Property(reading: \.traitCollection), "traitOverrides": Property(\.traitOverrides),
        ]
    }
    DispatchTable.add(UIResponder.self) {
        [
            "accessibilityActivationPoint": Property(\.accessibilityActivationPoint),
            "accessibilityAttributedHint": Property(\.accessibilityAttributedHint),
            "accessibilityAttributedLabel": Property(\.accessibilityAttributedLabel),
            "accessibilityAttributedUserInputLabels": Property(\.accessibilityAttributedUserInputLabels),
            "accessibilityAttributedValue": Property(\.accessibilityAttributedValue),
            "accessibilityContainerType": Property(\.accessibilityContainerType),
            "accessibilityCustomActions": Property(\.accessibilityCustomActions),
            "accessibilityCustomRotors": Property(\.accessibilityCustomRotors),
            "accessibilityDirectTouchOptions": Property(\.accessibilityDirectTouchOptions),
            "accessibilityDragSourceDescriptors": Property(\.accessibilityDragSourceDescriptors),
            "accessibilityDropPointDescriptors": Property(\.accessibilityDropPointDescriptors),
            "accessibilityElements": Property(\.accessibilityElements),
            "accessibilityElementsHidden": Property(\.accessibilityElementsHidden),
            "accessibilityExpandedStatus": Property(\.accessibilityExpandedStatus), "accessibilityFrame": Property(\.accessibilityFrame),
            "accessibilityHeaderElements": Property(\.accessibilityHeaderElements), "accessibilityHint": Property(\.accessibilityHint),
            "accessibilityIdentifier": Property(\.accessibilityIdentifier), "accessibilityLabel": Property(\.accessibilityLabel),
            "accessibilityLanguage": Property(\.accessibilityLanguage),
            "accessibilityNavigationStyle": Property(\.accessibilityNavigationStyle),
            "accessibilityNextTextNavigationElement": Property(\.accessibilityNextTextNavigationElement),
            "accessibilityPath": Property(\.accessibilityPath),
            "accessibilityPreviousTextNavigationElement": Property(\.accessibilityPreviousTextNavigationElement),
            "accessibilityRespondsToUserInteraction": Property(\.accessibilityRespondsToUserInteraction),
            "accessibilityTextualContext": Property(\.accessibilityTextualContext), "accessibilityTraits": Property(\.accessibilityTraits),
            "accessibilityUserInputLabels": Property(\.accessibilityUserInputLabels), "accessibilityValue": Property(\.accessibilityValue),
            "accessibilityViewIsModal": Property(\.accessibilityViewIsModal),
            "activityItemsConfiguration": Property(\.activityItemsConfiguration), "automationElements": Property(\.automationElements),
            "canBecomeFirstResponder": Property(reading: \.canBecomeFirstResponder),
            "canResignFirstResponder": Property(reading: \.canResignFirstResponder),
            "editingInteractionConfiguration": Property(reading: \.editingInteractionConfiguration),
            "inputAccessoryView": Property(reading: \.inputAccessoryView),
            "inputAccessoryViewController": Property(reading: \.inputAccessoryViewController),
            "inputAssistantItem": Property(reading: \.inputAssistantItem), "inputView": Property(reading: \.inputView),
            "inputViewController": Property(reading: \.inputViewController), "isAccessibilityElement": Property(\.isAccessibilityElement),
            "isFirstResponder": Property(reading: \.isFirstResponder), "keyCommands": Property(reading: \.keyCommands),
            "nextResponder": Property(reading: \.next), "pasteConfiguration": Property(\.pasteConfiguration),
            "shouldGroupAccessibilityChildren": Property(\.shouldGroupAccessibilityChildren),
            "textInputContextIdentifier": Property(reading: \.textInputContextIdentifier),
            "textInputMode": Property(reading: \.textInputMode), "undoManager": Property(reading: \.undoManager),
            "userActivity": Property(\.userActivity),
        ]
    }
    DispatchTable.add(UIRotationGestureRecognizer.self) { ["rotation": Property(\.rotation), "velocity": Property(reading: \.velocity)] }
    DispatchTable.add(UIScreenEdgePanGestureRecognizer.self) { ["edges": Property(\.edges)] }
    DispatchTable.add(UISheetPresentationController.self) {
        [
            "backgroundEffect": Property(\.backgroundEffect), "delegate": Property(\.delegate), "detents": Property(\.detents),
            "largestUndimmedDetentIdentifier": Property(\.largestUndimmedDetentIdentifier),
            "preferredCornerRadius": Property(\.preferredCornerRadius),
            "prefersEdgeAttachedInCompactHeight": Property(\.prefersEdgeAttachedInCompactHeight),
            "prefersGrabberVisible": Property(\.prefersGrabberVisible), "prefersPageSizing": Property(\.prefersPageSizing),
            "prefersScrollingExpandsWhenScrolledToEdge": Property(\.prefersScrollingExpandsWhenScrolledToEdge),
            "selectedDetentIdentifier": Property(\.selectedDetentIdentifier), "sourceView": Property(\.sourceView),
            "widthFollowsPreferredContentSizeWhenEdgeAttached": Property(\.widthFollowsPreferredContentSizeWhenEdgeAttached),
        ]
    }
    DispatchTable.add(UISwipeGestureRecognizer.self) {
        [
            "direction": Property(\.direction), "numberOfTouchesRequired": Property(\.numberOfTouchesRequired),
        ]
    }
    DispatchTable.add(UITabBarAppearance.self) {
        [
            "compactInlineLayoutAppearance": Property(\.compactInlineLayoutAppearance),
            "inlineLayoutAppearance": Property(\.inlineLayoutAppearance), "selectionIndicatorImage": Property(\.selectionIndicatorImage),
            "selectionIndicatorTintColor": Property(\.selectionIndicatorTintColor),
            "stackedItemPositioning": Property(\.stackedItemPositioning), "stackedItemSpacing": Property(\.stackedItemSpacing),
            "stackedItemWidth": Property(\.stackedItemWidth), "stackedLayoutAppearance": Property(\.stackedLayoutAppearance),
        ]
    }
    DispatchTable.add(UITabBarItem.self) {
        [
            "badgeColor": Property(\.badgeColor), "badgeValue": Property(\.badgeValue), "isSpringLoaded": Property(\.isSpringLoaded),
            "scrollEdgeAppearance": Property(\.scrollEdgeAppearance), "selectedImage": Property(\.selectedImage),
            "standardAppearance": Property(\.standardAppearance), "titlePositionAdjustment": Property(\.titlePositionAdjustment),
        ]
    }
    DispatchTable.add(UITapGestureRecognizer.self) {
        [
            "buttonMaskRequired": Property(\.buttonMaskRequired), "numberOfTapsRequired": Property(\.numberOfTapsRequired),
            "numberOfTouchesRequired": Property(\.numberOfTouchesRequired),
        ]
    }
    DispatchTable.add(UIToolbarAppearance.self) {
        [
            "buttonAppearance": Property(\.buttonAppearance), "doneButtonAppearance": Property(\.doneButtonAppearance),
            "prominentButtonAppearance": Property(\.prominentButtonAppearance),
        ]
    }
    DispatchTable.add(UIView.self) {
        [
            "accessibilityIgnoresInvertColors": Property(\.accessibilityIgnoresInvertColors),
            "alignmentRectInsets": Property(reading: \.alignmentRectInsets), "alpha": Property(\.alpha),
            "anchorPoint": Property(\.anchorPoint), "autoresizesSubviews": Property(\.autoresizesSubviews),
            "autoresizingMask": Property(\.autoresizingMask), "backgroundColor": Property(\.backgroundColor, .copied),
            "bottomAnchor": Property(reading: \.bottomAnchor), "bounds": Property(\.bounds),
            "canBecomeFocused": Property(reading: \.canBecomeFocused), "center": Property(\.center),
            "centerXAnchor": Property(reading: \.centerXAnchor), "centerYAnchor": Property(reading: \.centerYAnchor),
            "clearsContextBeforeDrawing": Property(\.clearsContextBeforeDrawing), "clipsToBounds": Property(\.clipsToBounds),
            "collisionBoundingPath": Property(reading: \.collisionBoundingPath),
            "collisionBoundsType": Property(reading: \.collisionBoundsType), "constraints": Property(reading: \.constraints),
            "contentMode": Property(\.contentMode), "contentScaleFactor": Property(\.contentScaleFactor),
            "contentStretch": Property(\.contentStretch), "coordinateSpace": Property(reading: \.coordinateSpace),
            "cornerConfiguration": Property(\.cornerConfiguration), "directionalLayoutMargins": Property(\.directionalLayoutMargins),
            "effectiveUserInterfaceLayoutDirection": Property(reading: \.effectiveUserInterfaceLayoutDirection),
            "firstBaselineAnchor": Property(reading: \.firstBaselineAnchor), "focusEffect": Property(\.focusEffect),
            "focusGroupIdentifier": Property(\.focusGroupIdentifier), "focusGroupPriority": Property(\.focusGroupPriority),
            "viewForFirstBaselineLayout": Property(reading: \.forFirstBaselineLayout),
            "viewForLastBaselineLayout": Property(reading: \.forLastBaselineLayout), "frame": Property(\.frame),
            "gestureRecognizers": Property(\.gestureRecognizers), "hasAmbiguousLayout": Property(reading: \.hasAmbiguousLayout),
            "heightAnchor": Property(reading: \.heightAnchor), "hoverStyle": Property(\.hoverStyle),
            "insetsLayoutMarginsFromSafeArea": Property(\.insetsLayoutMarginsFromSafeArea), "interactions": Property(\.interactions),
            "intrinsicContentSize": Property(reading: \.intrinsicContentSize), "isExclusiveTouch": Property(\.isExclusiveTouch),
            "isFocused": Property(reading: \.isFocused), "isHidden": Property(\.isHidden),
            "isMultipleTouchEnabled": Property(\.isMultipleTouchEnabled), "isOpaque": Property(\.isOpaque),
            "isUserInteractionEnabled": Property(\.isUserInteractionEnabled),
            "keyboardLayoutGuide": Property(reading: \.keyboardLayoutGuide), "largeContentImage": Property(\.largeContentImage),
            "largeContentImageInsets": Property(\.largeContentImageInsets), "largeContentTitle": Property(\.largeContentTitle),
            "lastBaselineAnchor": Property(reading: \.lastBaselineAnchor), "layer": Property(reading: \.layer),
            "layoutGuides": Property(reading: \.layoutGuides), "layoutMargins": Property(\.layoutMargins),
            "layoutMarginsGuide": Property(reading: \.layoutMarginsGuide), "leadingAnchor": Property(reading: \.leadingAnchor),
            "leftAnchor": Property(reading: \.leftAnchor), "maskView": Property(\.mask),
            "maximumContentSizeCategory": Property(\.maximumContentSizeCategory),
            "minimumContentSizeCategory": Property(\.minimumContentSizeCategory), "motionEffects": Property(\.motionEffects),
            "overrideUserInterfaceStyle": Property(\.overrideUserInterfaceStyle),
            "preferredFocusEnvironments": Property(reading: \.preferredFocusEnvironments),
            "preservesSuperviewLayoutMargins": Property(\.preservesSuperviewLayoutMargins),
            "readableContentGuide": Property(reading: \.readableContentGuide), "restorationIdentifier": Property(\.restorationIdentifier),
            "rightAnchor": Property(reading: \.rightAnchor), "safeAreaInsets": Property(reading: \.safeAreaInsets),
            "safeAreaLayoutGuide": Property(reading: \.safeAreaLayoutGuide),
            "scalesLargeContentImage": Property(\.scalesLargeContentImage),
            "semanticContentAttribute": Property(\.semanticContentAttribute),
            "showsLargeContentViewer": Property(\.showsLargeContentViewer), "subviews": Property(reading: \.subviews),
            "superview": Property(reading: \.superview), "tag": Property(\.tag), "tintAdjustmentMode": Property(\.tintAdjustmentMode),
            "tintColor": Property(\.tintColor), "topAnchor": Property(reading: \.topAnchor),
            "trailingAnchor": Property(reading: \.trailingAnchor), "traitCollection": Property(reading: \.traitCollection),
            "traitOverrides": Property(\.traitOverrides), "transform": Property(\.transform), "transform3D": Property(\.transform3D),
            "translatesAutoresizingMaskIntoConstraints": Property(\.translatesAutoresizingMaskIntoConstraints),
            "widthAnchor": Property(reading: \.widthAnchor), "window": Property(reading: \.window),
        ]
    }
    DispatchTable.add(UIViewController.self) {
        [
            "activePresentationController": Property(reading: \.activePresentationController),
            "additionalSafeAreaInsets": Property(\.additionalSafeAreaInsets),
            "automaticallyAdjustsScrollViewInsets": Property(\.automaticallyAdjustsScrollViewInsets),
            "bottomLayoutGuide": Property(reading: \.bottomLayoutGuide),
            "childForHomeIndicatorAutoHidden": Property(reading: \.childForHomeIndicatorAutoHidden),
            "childForScreenEdgesDeferringSystemGestures": Property(reading: \.childForScreenEdgesDeferringSystemGestures),
            "childForStatusBarHidden": Property(reading: \.childForStatusBarHidden),
            "childForStatusBarStyle": Property(reading: \.childForStatusBarStyle),
            "childViewControllerForInterfaceOrientationLock": Property(reading: \.childViewControllerForInterfaceOrientationLock),
            "childViewControllerForPointerLock": Property(reading: \.childViewControllerForPointerLock),
            "childViewControllerForStatusBarHidden": Property(reading: \.childForStatusBarHidden),
            "childViewControllerForStatusBarStyle": Property(reading: \.childForStatusBarStyle),
            "childViewControllers": Property(reading: \.children), "children": Property(reading: \.children),
            "contentUnavailableConfiguration": Property(\.contentUnavailableConfiguration),
            "contentUnavailableConfigurationState": Property(reading: \.contentUnavailableConfigurationState),
            "definesPresentationContext": Property(\.definesPresentationContext),
            "disablesAutomaticKeyboardDismissal": Property(reading: \.disablesAutomaticKeyboardDismissal),
            "edgesForExtendedLayout": Property(\.edgesForExtendedLayout), "editButtonItem": Property(reading: \.editButtonItem),
            "extendedLayoutIncludesOpaqueBars": Property(\.extendedLayoutIncludesOpaqueBars),
            "hidesBottomBarWhenPushed": Property(\.hidesBottomBarWhenPushed),
            "interfaceOrientation": Property(reading: \.interfaceOrientation), "isBeingDismissed": Property(reading: \.isBeingDismissed),
            "isBeingPresented": Property(reading: \.isBeingPresented), "isEditing": Property(\.isEditing),
            "isModalInPopover": Property(\.isModalInPopover), "isModalInPresentation": Property(\.isModalInPresentation),
            "isMovingFromParent": Property(reading: \.isMovingFromParent), "isMovingToParent": Property(reading: \.isMovingToParent),
            "isViewLoaded": Property(reading: \.isViewLoaded),
            "modalPresentationCapturesStatusBarAppearance": Property(\.modalPresentationCapturesStatusBarAppearance),
            "modalPresentationStyle": Property(\.modalPresentationStyle), "modalTransitionStyle": Property(\.modalTransitionStyle),
            "navigationController": Property(reading: \.navigationController),
            "navigationItem": Property(
                { $0.navigationItem },
                storing: { (controller: UIViewController, item: UINavigationItem) in controller.settings.assignNavigationItem(item) }),
            "nibBundle": Property(reading: \.nibBundle), "nibName": Property(reading: \.nibName),
            "overrideUserInterfaceStyle": Property(\.overrideUserInterfaceStyle), "parent": Property(reading: \.parent),
            "performsActionsWhilePresentingModally": Property(reading: \.performsActionsWhilePresentingModally),
            "popoverPresentationController": Property(reading: \.popoverPresentationController),
            "preferredContentSize": Property(\.preferredContentSize),
            "preferredFocusEnvironments": Property(reading: \.preferredFocusEnvironments),
            "preferredInterfaceOrientationForPresentation": Property(reading: \.preferredInterfaceOrientationForPresentation),
            "preferredScreenEdgesDeferringSystemGestures": Property(reading: \.preferredScreenEdgesDeferringSystemGestures),
            "preferredStatusBarStyle": Property(reading: \.preferredStatusBarStyle),
            "preferredStatusBarUpdateAnimation": Property(reading: \.preferredStatusBarUpdateAnimation),
            "prefersHomeIndicatorAutoHidden": Property(reading: \.prefersHomeIndicatorAutoHidden),
            "prefersInterfaceOrientationLocked": Property(reading: \.prefersInterfaceOrientationLocked),
            "prefersPointerLocked": Property(reading: \.prefersPointerLocked),
            "prefersStatusBarHidden": Property(reading: \.prefersStatusBarHidden),
            "presentationController": Property(reading: \.presentationController),
            "presentedViewController": Property(reading: \.presentedViewController),
            "presentingViewController": Property(reading: \.presentingViewController),
            "previewActionItems": Property(reading: \.previewActionItems),
            "providesPresentationContextTransitionStyle": Property(\.providesPresentationContextTransitionStyle),
            "restorationClass": Property(\.restorationClass), "restorationIdentifier": Property(\.restorationIdentifier),
            "restoresFocusAfterTransition": Property(\.restoresFocusAfterTransition),
            "sheetPresentationController": Property(reading: \.sheetPresentationController),
            "shouldAutomaticallyForwardAppearanceMethods": Property(reading: \.shouldAutomaticallyForwardAppearanceMethods),
            "shouldAutorotate": Property(reading: \.shouldAutorotate), "splitViewController": Property(reading: \.splitViewController),
            "storyboard": Property(reading: \.storyboard),
            "supportedInterfaceOrientations": Property(reading: \.supportedInterfaceOrientations),
            "systemMinimumLayoutMargins": Property(reading: \.systemMinimumLayoutMargins),
            "tabBarController": Property(reading: \.tabBarController), "tabBarItem": Property(\.tabBarItem), "title": Property(\.title),
            "toolbarItems": Property(\.toolbarItems), "topLayoutGuide": Property(reading: \.topLayoutGuide),
            "traitCollection": Property(reading: \.traitCollection), "traitOverrides": Property(\.traitOverrides),
            "transitionCoordinator": Property(reading: \.transitionCoordinator),
            "transitioningDelegate": Property(\.transitioningDelegate), "view": Property(\.view),
            "viewIfLoaded": Property(reading: \.viewIfLoaded),
            "viewRespectsSystemMinimumLayoutMargins": Property(\.viewRespectsSystemMinimumLayoutMargins),
            "wantsFullScreenLayout": Property(\.wantsFullScreenLayout),
        ]
    }
    DispatchTable.add(UIVisualEffectView.self) { ["contentView": Property(reading: \.contentView), "effect": Property(\.effect)] }
    DispatchTable.add(UIWindow.self) {
        [
            "canBecomeKey": Property(reading: \.canBecomeKey), "canResizeToFitContent": Property(\.canResizeToFitContent),
            "isKeyWindow": Property(reading: \.isKeyWindow), "rootViewController": Property(\.rootViewController),
            "safeAreaAspectFitLayoutGuide": Property(reading: \.safeAreaAspectFitLayoutGuide), "screen": Property(\.screen),
            "windowLevel": Property(\.windowLevel), "windowScene": Property(\.windowScene),
        ]
    }
}
