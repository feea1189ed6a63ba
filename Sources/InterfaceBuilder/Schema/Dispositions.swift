/// The parts of SchemaTable that are not applied, with the reason. `@name` is the attribute of any element.
extension SchemaTable {
    /// Used only by Interface Builder (SP-A008, SP-A009, SP-A010, SP-A036), duplicated by another attribute, or without effect in UIKit
    /// itself.
    static let inert = """
        adaptation animations array capability class classes customFonts dependencies deployment designable designables development device \
        data freeformSimulatedSizeMetrics inferredMetricsTieBreakers modalPageSheetSimulatedSizeMetrics mutableArray mutableData options plugIn point \
        accessibilityOverrides relationship relationships simulatedMetricsContainer simulatedNavigationBarMetrics simulatedOrientationMetrics \
        simulatedScreenMetrics simulatedStatusBarMetrics simulatedTabBarMetrics simulatedToolbarMetrics source splitViewDetailSimulatedSizeMetrics \
        userGuides userLayoutGuide gestureRecognizers viewControllers
        @userLabel @sceneMemberID @colorLabel @misplaced @ambiguous @verifyAmbiguity @customModuleProvider @key @id
        @placeholderIntrinsicWidth @placeholderIntrinsicHeight @simulatedAppContext @usesAttributedText @hasAttributedTitle @dataMode
        document@generatesPrototypingConstraints document@promptedForUpgradeToXcode5 document@propertyAccessControl \
        placeholder@customClass placeholder@customModule scene@sceneID value@type accessibilityTraits@none dataDetectorTypes@none \
        document@systemVersion document@toolsVersion document@variant document@version document@useSafeAreas
        color@colorSpace constraint@type constraint@symbolType label@autoshrinkMode segue@inheritsFrom segue@reference segue@action segue@key
        segmentedControl@segmentControlStyle tableViewCell@hidesAccessoryWhenEditing tableViewCellContentView@tableViewCell \
        tableView@showsSelectionImmediatelyOnTouchBegin image@height image@width image@name image@catalog \
        segue@splitViewControllerTargetIndex variation@fixedFrame nil@name fontDescription@family imageView@adjustsImageWhenAncestorFocused
        """

    /// Elements that classes of other frameworks read.
    static let frameworks =
        "mapView standardMapConfiguration wkWebView wkWebViewConfiguration wkPreferences audiovisualMediaTypes webView sceneKitView skView arscnView arskView arView mtkView glkView "
        + "avPlayerViewController glkViewController hostingController"

    /// Unsupported elements and attributes, by `element`, `element@attribute`, or `@attribute`.
    static let unsupported: [String: String] = [
        "button@adjustsImageSizeForAccessibilityContentSizeCategory": "images of buttons do not grow with accessibility text sizes yet",
        "adBannerView": "iAd was discontinued in 2016",
        "imageReference@variableValue": "symbols have no variable layers",
        "@springLoaded": "spring loading is not supported",
        "paragraphStyle@tighteningFactorForTruncation": "text is truncated without tightening",
        "pressTypeMask": "recognizers take presses of every type",
        "searchDisplayController": "UISearchDisplayController was deprecated in iOS 8; use UISearchController",
    ]
}
