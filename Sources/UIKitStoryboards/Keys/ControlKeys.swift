// The properties of controls, labels, and images by name.

@Sendable func registerControlKeys() {
    DispatchTable.add(UIActivityIndicatorView.self) {
        [
            "activityIndicatorViewStyle": Property(\.activityIndicatorViewStyle), "color": Property(\.color),
            "hidesWhenStopped": Property(\.hidesWhenStopped), "isAnimating": Property(reading: \.isAnimating), "style": Property(\.style),
        ]
    }
    DispatchTable.add(UIButton.self) {
        [
            "adjustsImageWhenDisabled": Property(\.adjustsImageWhenDisabled),
            "adjustsImageWhenHighlighted": Property(\.adjustsImageWhenHighlighted),
            "automaticallyUpdatesConfiguration": Property(\.automaticallyUpdatesConfiguration),
            "behavioralStyle": Property(reading: \.behavioralStyle), "buttonType": Property(reading: \.buttonType),
            "changesSelectionAsPrimaryAction": Property(\.changesSelectionAsPrimaryAction), "configuration": Property(\.configuration),
            "configurationUpdateHandler": Property(\.configurationUpdateHandler), "contentEdgeInsets": Property(\.contentEdgeInsets),
            "currentAttributedTitle": Property(reading: \.currentAttributedTitle),
            "currentBackgroundImage": Property(reading: \.currentBackgroundImage), "currentImage": Property(reading: \.currentImage),
            "currentPreferredSymbolConfiguration": Property(reading: \.currentPreferredSymbolConfiguration),
            "currentTitle": Property(reading: \.currentTitle), "currentTitleColor": Property(reading: \.currentTitleColor),
            "currentTitleShadowColor": Property(reading: \.currentTitleShadowColor), "imageEdgeInsets": Property(\.imageEdgeInsets),
            "imageView": Property(reading: \.imageView), "isHeld": Property(reading: \.isHeld),
            "isHovered": Property(reading: \.isHovered), "isPointerInteractionEnabled": Property(\.isPointerInteractionEnabled),
            "menu": Property(\.menu), "pointerStyleProvider": Property(\.pointerStyleProvider),
            "preferredBehavioralStyle": Property(\.preferredBehavioralStyle),
            "preferredMenuElementOrder": Property(\.preferredMenuElementOrder),
            "reversesTitleShadowWhenHighlighted": Property(\.reversesTitleShadowWhenHighlighted), "role": Property(\.role),
            "showsTouchWhenHighlighted": Property(\.showsTouchWhenHighlighted), "subtitleLabel": Property(reading: \.subtitleLabel),
            "titleEdgeInsets": Property(\.titleEdgeInsets), "titleLabel": Property(reading: \.titleLabel),
        ]
    }
    DispatchTable.add(UIContentUnavailableView.self) {
        [
            "configuration": Property(\.configuration), "isScrollEnabled": Property(\.isScrollEnabled),
        ]
    }
    DispatchTable.add(UIControl.self) {
        [
            "allControlEvents": Property(reading: \.allControlEvents), "allTargets": Property(reading: \.allTargets),
            "contentHorizontalAlignment": Property(\.contentHorizontalAlignment),
            "contentVerticalAlignment": Property(\.contentVerticalAlignment),
            "contextMenuInteraction": Property(reading: \.contextMenuInteraction),
            "effectiveContentHorizontalAlignment": Property(reading: \.effectiveContentHorizontalAlignment),
            "isContextMenuInteractionEnabled": Property(\.isContextMenuInteractionEnabled), "isEnabled": Property(\.isEnabled),
            "isHighlighted": Property(\.isHighlighted), "isSelected": Property(\.isSelected),
            "isSymbolAnimationEnabled": Property(\.isSymbolAnimationEnabled), "isTouchInside": Property(reading: \.isTouchInside),
            "isTracking": Property(reading: \.isTracking), "showsMenuAsPrimaryAction": Property(\.showsMenuAsPrimaryAction),
            "state": Property(reading: \.state), "toolTip": Property(\.toolTip),
            "toolTipInteraction": Property(reading: \.toolTipInteraction),
        ]
    }
    DispatchTable.add(UIImageView.self) {
        [
            "adjustsImageSizeForAccessibilityContentSizeCategory": Property(\.adjustsImageSizeForAccessibilityContentSizeCategory),
            "adjustsImageWhenAncestorFocused": Property(\.adjustsImageWhenAncestorFocused),
            "animationDuration": Property(\.animationDuration), "animationImages": Property(\.animationImages),
            "animationRepeatCount": Property(\.animationRepeatCount), "highlightedAnimationImages": Property(\.highlightedAnimationImages),
            "highlightedImage": Property(\.highlightedImage), "image": Property(\.image),
            "imageDynamicRange": Property(reading: \.imageDynamicRange), "isAnimating": Property(reading: \.isAnimating),
            "isHighlighted": Property(\.isHighlighted), "masksFocusEffectToContents": Property(\.masksFocusEffectToContents),
            "preferredImageDynamicRange": Property(\.preferredImageDynamicRange),
            "preferredSymbolConfiguration": Property(\.preferredSymbolConfiguration),
        ]
    }
    DispatchTable.add(UILabel.self) {
        [
            "adjustsFontForContentSizeCategory": Property(\.adjustsFontForContentSizeCategory),
            "adjustsFontSizeToFitWidth": Property(\.adjustsFontSizeToFitWidth),
            "adjustsLetterSpacingToFitWidth": Property(\.adjustsLetterSpacingToFitWidth),
            "allowsDefaultTighteningForTruncation": Property(\.allowsDefaultTighteningForTruncation),
            "attributedText": Property(\.attributedText), "baselineAdjustment": Property(\.baselineAdjustment),
            "enablesMarqueeWhenAncestorFocused": Property(\.enablesMarqueeWhenAncestorFocused), "font": Property(\.font),
            "highlightedTextColor": Property(\.highlightedTextColor), "isEnabled": Property(\.isEnabled),
            "isHighlighted": Property(\.isHighlighted), "lineBreakMode": Property(\.lineBreakMode),
            "lineBreakStrategy": Property(\.lineBreakStrategy), "minimumFontSize": Property(\.minimumFontSize),
            "minimumScaleFactor": Property(\.minimumScaleFactor), "numberOfLines": Property(\.numberOfLines),
            "preferredMaxLayoutWidth": Property(\.preferredMaxLayoutWidth), "preferredVibrancy": Property(\.preferredVibrancy),
            "shadowColor": Property(\.shadowColor), "shadowOffset": Property(\.shadowOffset),
            "showsExpansionTextWhenTruncated": Property(\.showsExpansionTextWhenTruncated), "text": Property(\.text),
            "textAlignment": Property(\.textAlignment), "textColor": Property(\.textColor),
        ]
    }
    DispatchTable.add(UIPageControl.self) {
        [
            "allowsContinuousInteraction": Property(\.allowsContinuousInteraction), "backgroundStyle": Property(\.backgroundStyle),
            "currentPage": Property(\.currentPage), "currentPageIndicatorTintColor": Property(\.currentPageIndicatorTintColor),
            "defersCurrentPageDisplay": Property(\.defersCurrentPageDisplay), "direction": Property(\.direction),
            "hidesForSinglePage": Property(\.hidesForSinglePage), "interactionState": Property(reading: \.interactionState),
            "numberOfPages": Property(\.numberOfPages), "pageIndicatorTintColor": Property(\.pageIndicatorTintColor),
            "preferredCurrentPageIndicatorImage": Property(\.preferredCurrentPageIndicatorImage),
            "preferredIndicatorImage": Property(\.preferredIndicatorImage), "progress": Property(\.progress),
        ]
    }
    DispatchTable.add(UIPasteControl.self) { ["configuration": Property(reading: \.configuration), "target": Property(\.target, .weak)] }
    DispatchTable.add(UIProgressView.self) {
        [
            "observedProgress": Property(\.observedProgress), "progress": Property(\.progress), "progressImage": Property(\.progressImage),
            "progressTintColor": Property(\.progressTintColor), "progressViewStyle": Property(\.progressViewStyle),
            "trackImage": Property(\.trackImage), "trackTintColor": Property(\.trackTintColor),
        ]
    }
    DispatchTable.add(UISegmentedControl.self) {
        [
            "apportionsSegmentWidthsByContent": Property(\.apportionsSegmentWidthsByContent), "isMomentary": Property(\.isMomentary),
            "isSpringLoaded": Property(\.isSpringLoaded), "numberOfSegments": Property(reading: \.numberOfSegments),
            "segmentedControlStyle": Property(\.segmentedControlStyle), "selectedSegmentIndex": Property(\.selectedSegmentIndex),
            "selectedSegmentTintColor": Property(\.selectedSegmentTintColor),
        ]
    }
    DispatchTable.add(UISlider.self) {
        [
            "currentMaximumTrackImage": Property(reading: \.currentMaximumTrackImage),
            "currentMinimumTrackImage": Property(reading: \.currentMinimumTrackImage),
            "currentThumbImage": Property(reading: \.currentThumbImage), "isContinuous": Property(\.isContinuous),
            "maximumTrackTintColor": Property(\.maximumTrackTintColor), "maximumValue": Property(\.maximumValue),
            "maximumValueImage": Property(\.maximumValueImage), "minimumTrackTintColor": Property(\.minimumTrackTintColor),
            "minimumValue": Property(\.minimumValue), "minimumValueImage": Property(\.minimumValueImage),
            "sliderStyle": Property(\.sliderStyle), "thumbTintColor": Property(\.thumbTintColor),
            "trackConfiguration": Property(\.trackConfiguration), "value": Property(\.value),
        ]
    }
    DispatchTable.add(UIStackView.self) {
        [
            "alignment": Property(\.alignment), "arrangedSubviews": Property(reading: \.arrangedSubviews), "axis": Property(\.axis),
            "distribution": Property(\.distribution), "isBaselineRelativeArrangement": Property(\.isBaselineRelativeArrangement),
            "isLayoutMarginsRelativeArrangement": Property(\.isLayoutMarginsRelativeArrangement), "spacing": Property(\.spacing),
        ]
    }
    DispatchTable.add(UIStepper.self) {
        [
            "autorepeat": Property(\.autorepeat), "isContinuous": Property(\.isContinuous), "maximumValue": Property(\.maximumValue),
            "minimumValue": Property(\.minimumValue), "stepValue": Property(\.stepValue), "value": Property(\.value),
            "wraps": Property(\.wraps),
        ]
    }
    DispatchTable.add(UISwitch.self) {
        [
            "isOn": Property(\.isOn), "offImage": Property(\.offImage), "onImage": Property(\.onImage),
            "onTintColor": Property(\.onTintColor), "preferredStyle": Property(\.preferredStyle), "style": Property(reading: \.style),
            "thumbTintColor": Property(\.thumbTintColor), "title": Property(\.title),
        ]
    }
}
