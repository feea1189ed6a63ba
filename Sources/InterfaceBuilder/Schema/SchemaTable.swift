/// The elements and attributes of Interface Builder's iOS files, including those that only one public code base uses (ib_demand.csv), with
/// related ones that Xcode offers. `element:groups:own attributes`.
enum SchemaTable {
    static let groups: [String: String] = [
        "common":
            "id key userLabel sceneMemberID customClass customModule customModuleProvider colorLabel misplaced ambiguous "
            + "verifyAmbiguity",
        "view":
            "alpha hidden opaque clipsSubviews userInteractionEnabled multipleTouchEnabled clearsContextBeforeDrawing "
            + "autoresizesSubviews tag contentMode semanticContentAttribute translatesAutoresizingMaskIntoConstraints "
            + "insetsLayoutMarginsFromSafeArea preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth "
            + "restorationIdentifier horizontalHuggingPriority verticalHuggingPriority "
            + "horizontalCompressionResistancePriority verticalCompressionResistancePriority placeholderIntrinsicWidth "
            + "placeholderIntrinsicHeight fixedFrame simulatedAppContext largeContentTitle showsLargeContentViewer "
            + "scalesLargeContentImage focusGroupIdentifier",
        "control":
            "contentHorizontalAlignment contentVerticalAlignment enabled selected highlighted showsMenuAsPrimaryAction "
            + "contextMenuInteractionEnabled toolTip",
        "scroll":
            "pagingEnabled bounces alwaysBounceVertical alwaysBounceHorizontal bouncesZoom scrollEnabled "
            + "showsVerticalScrollIndicator showsHorizontalScrollIndicator directionalLockEnabled delaysContentTouches "
            + "canCancelContentTouches minimumZoomScale maximumZoomScale indicatorStyle keyboardDismissMode "
            + "contentInsetAdjustmentBehavior automaticallyAdjustsScrollIndicatorInsets",
        "controller":
            "title storyboardIdentifier restorationIdentifier useStoryboardIdentifierAsRestorationIdentifier "
            + "modalPresentationStyle modalTransitionStyle definesPresentationContext "
            + "providesPresentationContextTransitionStyle hidesBottomBarWhenPushed extendedLayoutIncludesOpaqueBars "
            + "automaticallyAdjustsScrollViewInsets nibName autoresizesArchivedViewToFullSize wantsFullScreenLayout "
            + "focusGroupIdentifier interfaceStyle modalInPresentation interactionActivityTrackingBaseName",
        "recognizer":
            "cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded enabled name",
    ]

    static let elements = """
        accessibility::hint identifier label value
        accessibilityOverrides::dynamicTypePreference isEnabled
        accessibilityTraits::adjustable allowsDirectInteraction button causesPageTurn header image keyboardKey link none notEnabled \
            playsSound searchField selected startsMediaSession staticText summaryElement tabBar updatesFrequently
        action::destination eventType selector trigger
        activityIndicatorView:view:animating hidesWhenStopped style
        adBannerView:view:
        adaptation::
        animations::
        arView:view:
        array::
        arscnView:view:sceneName wantsMultisampling
        arskView:view:
        attributedString::
        attributes::
        audiovisualMediaTypes::audio none video
        autoresizingMask::flexibleMaxX flexibleMaxY flexibleMinX flexibleMinY heightSizable widthSizable
        avPlayerViewController:controller:videoGravity
        backgroundConfiguration::catalog cornerRadius image strokeOutset strokeWidth
        barButtonItem::catalog enabled image landscapeImage largeContentSizeImage springLoaded style systemItem tag title \
            width
        barButtonItemAppearance::
        barButtonItemStateAppearance::backgroundImage
        blurEffect::style
        bool::value
        button:view control:adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled adjustsImageWhenHighlighted \
            buttonType changesSelectionAsPrimaryAction hasAttributedTitle lineBreakMode pointerInteraction \
            reversesTitleShadowWhenHighlighted role showsTouchWhenHighlighted springLoaded
        buttonConfiguration::buttonSize catalog cornerStyle image imagePadding imagePlacement \
            showsActivityIndicator style subtitle subtitleLineBreakMode title titleAlignment titleLineBreakMode titlePadding
        capability::minToolsVersion name
        cells::
        children::
        class::className superclassName
        classes::
        collectionReusableView:view:reuseIdentifier
        collectionView:view scroll:allowsMultipleSelection allowsSelection dataMode dragInteractionEnabled prefetchingEnabled \
            remembersLastFocusedIndexPath selectionFollowsFocus springLoaded
        collectionViewCell:view:reuseIdentifier
        collectionViewCellContentView:view:
        collectionViewController:controller:clearsSelectionOnViewWillAppear
        collectionViewFlowLayout::automaticEstimatedItemSize minimumInteritemSpacing minimumLineSpacing scrollDirection \
            sectionFootersPinToVisibleBounds sectionHeadersPinToVisibleBounds sectionInsetReference
        collectionViewLayout::
        color::alpha black blue catalog cocoaTouchSystemColor colorSpace customColorSpace cyan green magenta name red systemColor white yellow \
            xcode11CocoaTouchSystemColor
        connections::
        command::actionName catalog image title
        colorWell:view control:supportsAlpha title
        constraint::constant firstAttribute firstItem identifier multiplier placeholder priority relation secondAttribute secondItem \
            symbolType symbolic type
        constraints::
        containerView:view:
        customFonts::
        customObject::
        data::
        dataDetectorType::address calendarEvent flightNumber link lookupSuggestion phoneNumber shipmentTrackingNumber
        dataDetectorTypes::none
        date::timeIntervalSinceReferenceDate
        datePicker:view control:countDownDuration datePickerMode minuteInterval roundsToMinuteInterval style useCurrentDate
        dependencies::
        deployment::defaultVersion identifier version
        designable::name
        designables::
        development::identifier version
        device::appearance layout orientation
        directionalEdgeInsets::bottom leading top trailing
        document::colorMatched generatesPrototypingConstraints initialViewController launchScreen promptedForUpgradeToXcode5 \
            propertyAccessControl systemVersion targetRuntime toolsVersion type useAutolayout useSafeAreas useTraitCollections variant \
            version
        edgeInsets::bottom left right top
        exclude::reference
        exit::
        extendedEdge::bottom top
        font::metaFont name size
        fontDescription::family name pointSize size style type weight
        fragment::content
        frame::height maxX maxY minX minY width
        freeformSimulatedSizeMetrics::
        gestureRecognizer:recognizer:
        gestureRecognizers::
        glkView:view:enableSetNeedsDisplay
        glkViewController:controller:preferredFramesPerSecond
        hostingController:controller:
        image::catalog height name width
        hierarchicalColors::
        imageReference::catalog image renderingMode symbolScale variableValue
        imageView:view:adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenAncestorFocused catalog \
            highlighted highlightedImage image
        include::reference
        inferredMetricsTieBreakers::
        inset::maxX maxY minX minY
        integer::value
        items::
        keyCommand::actionName discoverabilityTitle input modifierFlags
        keyCommands::
        label:view:adjustsFontForContentSizeCategory adjustsFontSizeToFit adjustsLetterSpacingToFitWidth autoshrinkMode \
            baselineAdjustment enabled highlighted lineBreakMode minimumFontSize minimumScaleFactor numberOfLines \
            preferredMaxLayoutWidth showsExpansionTextWhenTruncated text textAlignment usesAttributedText
        layoutGuides::
        leftBarButtonItems::
        listContentConfiguration::imageToTextPadding secondaryText style text
        locale::localeIdentifier
        mapView:view:mapType pitchEnabled rotateEnabled scrollEnabled showsBuildings showsCompass showsPointsOfInterest showsScale \
            showsTraffic showsUserLocation zoomEnabled
        mask::
        menu::catalog image title
        modalPageSheetSimulatedSizeMetrics::
        mtkView:view:colorPixelFormat depthStencilPixelFormat enableSetNeedsDisplay paused
        mutableArray::
        mutableData::
        mutableString::base64-UTF8
        namedColor::name
        navigationBar:view:backIndicatorImage backIndicatorTransitionMaskImage barStyle largeTitles translucent
        navigationBarAppearance::backgroundEffect
        navigationController:controller:hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact \
            navigationBarHidden toolbarHidden
        navigationItem::hidesBackButton hidesSearchBarWhenScrolling largeTitleDisplayMode leftItemsSupplementBackButton prompt style \
            title
        nil::name
        objects::
        offsetWrapper::horizontal vertical
        options::
        outlet::destination property
        outletCollection::appends collectionClass destination property
        pageControl:view control:allowsContinuousInteraction backgroundStyle currentPage defersCurrentPageDisplay \
            hidesForSinglePage numberOfPages
        pageViewController:controller:doubleSided navigationOrientation pageSpacing spineLocation transitionStyle
        panGestureRecognizer:recognizer:maximumNumberOfTouches minimumNumberOfTouches
        paragraphStyle::alignment allowsDefaultTighteningForTruncation baseWritingDirection defaultTabInterval lineBreakMode \
            lineHeightMultiple lineSpacing minimumLineHeight tighteningFactorForTruncation
        pickerView:view:
        pinchGestureRecognizer:recognizer:
        placeholder::placeholderIdentifier
        plugIn::identifier version
        point::x y
        pongPressGestureRecognizer:recognizer:allowableMovement minimumPressDuration numberOfTapsRequired numberOfTouchesRequired
        popoverArrowDirection::down left right up
        preferredSymbolConfiguration::configurationType pointSize scale weight
        pressTypeMask::select
        progressView:view:progress progressImage progressViewStyle trackImage
        prototypes::
        range::length location
        real::value
        rect::height width x y
        rectEdge::left right
        refreshControl:view control:
        relationship::candidateClass kind name
        relationships::
        resources::
        rightBarButtonItems::
        rotationGestureRecognizer:recognizer:
        scene::sceneID
        sceneKitView:view:wantsMultisampling
        scenes::
        scopeButtonTitles::
        screenEdgePanGestureRecognizer:recognizer:maximumNumberOfTouches minimumNumberOfTouches
        scrollView:view scroll:
        searchBar:view:barStyle placeholder prompt searchBarStyle showsBookmarkButton showsCancelButton showsScopeBar \
            showsSearchResultsButton text translucent
        searchDisplayController::
        sections::
        segment::catalog enabled image title width
        segmentedControl:view control:apportionsSegmentWidthsByContent momentary segmentControlStyle selectedSegmentIndex \
            springLoaded
        segments::
        segue::action animates destination destinationCreationSelector identifier inheritsFrom kind modalPresentationStyle \
            modalTransitionStyle popoverAnchorBarButtonItem popoverAnchorView reference relationship splitViewControllerTargetIndex \
            trigger unwindAction
        simulatedMetricsContainer::
        simulatedNavigationBarMetrics::barStyle prompted translucent
        simulatedOrientationMetrics::orientation
        simulatedScreenMetrics::type
        simulatedStatusBarMetrics::statusBarStyle
        simulatedTabBarMetrics::
        simulatedToolbarMetrics::barStyle translucent
        size::height width
        skView:view:allowsTransparency
        slider:view control:catalog continuous maxValue maximumValueImage minValue minimumValueImage value
        source::relativePath type
        splitViewController:controller:allowDoubleColumnStyle behavior preferredDisplayMode \
            presentsWithGesture primaryBackgroundStyle primaryEdge showsSecondaryOnlyButton style
        splitViewDetailSimulatedSizeMetrics::
        standardMapConfiguration::elevationStyle emphasisStyle showsTraffic
        stackView:view:alignment axis baselineRelativeArrangement distribution layoutMarginsRelativeArrangement spacing spacingType
        state::backgroundImage catalog image title
        stepper:view control:autorepeat continuous maximumValue minimumValue stepValue value wraps
        string::base64-UTF8
        subviews::
        swipeGestureRecognizer:recognizer:direction numberOfTouchesRequired
        switch:view control:on preferredStyle title
        systemColor::name
        tabBar:view:backgroundImage barStyle itemPositioning itemSpacing itemWidth selectionIndicatorImage shadowImage translucent
        tabBarAppearance::backgroundEffect
        tabBarController:controller:
        tabBarItem::badgeValue catalog enabled image landscapeImage largeContentSizeImage selectedImage springLoaded systemItem tag \
            title
        tabStops::
        tabBarItemAppearance::
        tabBarItemStateAppearance::
        tableView:view scroll:allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection \
            allowsSelectionDuringEditing contentViewInsetsToSafeArea dataMode dragInteractionEnabled estimatedRowHeight \
            estimatedSectionFooterHeight estimatedSectionHeaderHeight fillerRowHeight prefetchingEnabled remembersLastFocusedIndexPath \
            rowHeight sectionFooterHeight sectionHeaderHeight sectionIndexMinimumDisplayRowCount selectionFollowsFocus \
            separatorInsetReference separatorStyle showsSelectionImmediatelyOnTouchBegin springLoaded style
        tableViewCell:view:accessoryType detailTextLabel editing editingAccessoryType focusStyle hidesAccessoryWhenEditing \
            imageView indentationLevel indentationWidth reuseIdentifier rowHeight selectionStyle shouldIndentWhileEditing \
            showsReorderControl style textLabel
        tableViewCellContentView:view:tableViewCell
        tableViewController:controller:clearsSelectionOnViewWillAppear
        tableViewSection::footerTitle headerTitle
        tapGestureRecognizer:recognizer:numberOfTapsRequired numberOfTouchesRequired
        textAttributes::
        textField:view control:adjustsFontForContentSizeCategory adjustsFontSizeToFit allowsEditingTextAttributes background \
            borderStyle clearButtonMode clearsOnBeginEditing disabledBackground minimumFontSize placeholder text textAlignment \
            usesAttributedText
        textInputTraits::autocapitalizationType autocorrectionType enablesReturnKeyAutomatically keyboardAppearance keyboardType \
            returnKeyType secureTextEntry smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType textContentType
        textTab::alignment location
        textView:view scroll:adjustsFontForContentSizeCategory allowsEditingTextAttributes clearsOnInsertion editable \
            findInteractionEnabled selectable text textAlignment usesAttributedText
        timeZone::name
        toolbar:view:barStyle translucent
        toolbarAppearance::backgroundEffect
        toolbarItems::
        userDefinedRuntimeAttribute::catalog keyPath type value
        userDefinedRuntimeAttributes::
        userGuides::
        userLayoutGuide::affinity location
        value::height type width
        variation::alignment alpha axis baselineRelativeArrangement catalog constant distribution fixedFrame hidden image misplaced numberOfLines priority spacing
        vibrancyEffect::style
        view:view:
        viewController:controller:
        viewControllerLayoutGuide::type
        viewControllerPlaceholder::bundleIdentifier referencedIdentifier storyboardIdentifier storyboardName
        viewControllers::
        viewLayoutGuide::
        visualEffectView:view:
        webView:view:scalesPageToFit
        window:view:resizesToFullScreen visibleAtLaunch
        wkPreferences::javaScriptCanOpenWindowsAutomatically javaScriptEnabled minimumFontSize
        wkWebView:view:allowsBackForwardNavigationGestures allowsLinkPreview customUserAgent
        wkWebViewConfiguration::allowsAirPlayForMediaPlayback allowsInlineMediaPlayback allowsPictureInPictureMediaPlayback \
            applicationNameForUserAgent selectionGranularity suppressesIncrementalRendering
        """
}
