import RuleTrait
import Testing
import UIKit

/// More default values, as Apple documents them.
@MainActor @Suite(.serialized) struct MoreDocumentedDefaultsTests {
    private func row<Value: Equatable>(_ name: String, _ value: Value, _ expected: Value) -> String? {
        value == expected ? nil : "\(name) is \(value), not \(expected)"
    }

    private func isNil(_ name: String, _ value: Any?) -> String? { value.map { "\(name) is \($0), not nil" } }

    private func check(_ rows: [String?]) { #expect(rows.compactMap { $0 } == []) }

    @Test("defaults of views, windows, and layout guides") func views() {
        let view = UIView(), window = UIWindow(), guide = UILayoutGuide(), effect = UIVisualEffectView()
        let constraint = NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 3)
        check([
            row(
                "directionalLayoutMargins", view.directionalLayoutMargins,
                NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)),
            row("contentMode", view.contentMode, .scaleToFill), isNil("restorationIdentifier", view.restorationIdentifier),
            isNil("focusGroupIdentifier", view.focusGroupIdentifier),
            row("showsLargeContentViewer", view.showsLargeContentViewer, false), isNil("largeContentTitle", view.largeContentTitle),
            isNil("largeContentImage", view.largeContentImage),
            row("scalesLargeContentImage", view.scalesLargeContentImage, false),
            isNil("minimumContentSizeCategory", view.minimumContentSizeCategory),
            isNil("maximumContentSizeCategory", view.maximumContentSizeCategory),
            row("accessibilityIgnoresInvertColors", view.accessibilityIgnoresInvertColors, false),
            row("accessibilityTraits", view.accessibilityTraits, .none),
            row("accessibilityViewIsModal", view.accessibilityViewIsModal, false),
            row("accessibilityElementsHidden", view.accessibilityElementsHidden, false), isNil("accessibilityHint", view.accessibilityHint),
            isNil("accessibilityValue", view.accessibilityValue),
            row("shouldGroupAccessibilityChildren", view.shouldGroupAccessibilityChildren, false),
            isNil("accessibilityCustomActions", view.accessibilityCustomActions),
            row("center", view.center, .zero), row("bounds", view.bounds, .zero),
            row("transform3D", CATransform3DIsIdentity(view.transform3D), true),
            row("layerClass", UIView.layerClass == CALayer.self, true), row("areAnimationsEnabled", UIView.areAnimationsEnabled, true),
            row("inheritedAnimationDuration", UIView.inheritedAnimationDuration, 0),
            row("requiresConstraintBasedLayout", UIView.requiresConstraintBasedLayout, false),
            row("usesBottomSafeArea", view.keyboardLayoutGuide.usesBottomSafeArea, true),
            row("followsUndocked", view.keyboardLayoutGuide.followsUndockedKeyboard, false),
            isNil("superview", view.superview), isNil("window", view.window), isNil("undoManager", view.undoManager),
            isNil("keyCommands", view.keyCommands),
            isNil("inputView", view.inputView),
            isNil("inputAccessoryView", view.inputAccessoryView), isNil("userActivity", view.userActivity),
            row("window fills the screen", window.frame, UIScreen.main.bounds), isNil("window's background", window.backgroundColor),
            row("canBecomeKey", window.canBecomeKey, true),
            row("guide's identifier", guide.identifier, ""), isNil("owningView", guide.owningView),
            row("layoutFrame", guide.layoutFrame, .zero),
            isNil("effect", effect.effect), row("priority", constraint.priority, .required), row("isActive", constraint.isActive, false),
            isNil("identifier", constraint.identifier),
            row("shouldBeArchived", constraint.shouldBeArchived, false), row("constant", constraint.constant, 3),
            isNil("secondItem", constraint.secondItem),
        ])
    }

    @Test("defaults of container and system controllers") func controllers() {
        let controller = UIViewController(), pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical),
            curls = UIPageViewController(),
            split = UISplitViewController(), collection = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()),
            search = UISearchController(searchResultsController: nil), action = UIAlertAction(title: "A", style: .cancel),
            tabs = UITabBarController(),
            interactive = UIPercentDrivenInteractiveTransition()
        check([
            row("automaticallyAdjusts", controller.automaticallyAdjustsScrollViewInsets, true),
            isNil("childForStatusBarStyle", controller.childForStatusBarStyle),
            isNil("childForStatusBarHidden", controller.childForStatusBarHidden),
            isNil("childForHome", controller.childForHomeIndicatorAutoHidden),
            row("deferring", controller.preferredScreenEdgesDeferringSystemGestures, []),
            row("disablesAutomaticKeyboardDismissal", controller.disablesAutomaticKeyboardDismissal, false),
            isNil("splitViewController", controller.splitViewController), isNil("transitionCoordinator", controller.transitionCoordinator),
            isNil("popover", controller.popoverPresentationController),
            row("restoresFocusAfterTransition", controller.restoresFocusAfterTransition, true),
            isNil("restorationClass", controller.restorationClass),
            row("tabBarItem's title", controller.tabBarItem.title, nil),
            row("navigationItem's title", controller.navigationItem.title, nil),
            isNil("undoManager", controller.undoManager),
            isNil("contentUnavailableConfiguration", controller.contentUnavailableConfiguration),
            row("sheet", controller.sheetPresentationController != nil, true),
            row("performs", controller.performsActionsWhilePresentingModally, true),
            row("presentationStyle", controller.presentationController?.presentationStyle, .pageSheet),
            row("prefersPointerLocked", controller.prefersPointerLocked, false),
            isNil("preferredTransition", controller.preferredTransition),
            row("transitionStyle", pages.transitionStyle, .scroll), row("orientation", pages.navigationOrientation, .vertical),
            row("spine", pages.spineLocation, .none),
            row("isDoubleSided", pages.isDoubleSided, false), row("viewControllers", pages.viewControllers, []),
            isNil("dataSource", pages.dataSource),
            row("gestures", pages.gestureRecognizers.count, 0),
            row("curls", curls.transitionStyle, .pageCurl), row("curls' orientation", curls.navigationOrientation, .horizontal),
            row("curls' spine", curls.spineLocation, .min),
            row("style", split.style, .unspecified), row("preferredDisplayMode", split.preferredDisplayMode, .automatic),
            row("preferredSplitBehavior", split.preferredSplitBehavior, .automatic),
            row("fraction", split.preferredPrimaryColumnWidthFraction, UISplitViewController.automaticDimension),
            row("minimum", split.minimumPrimaryColumnWidth, UISplitViewController.automaticDimension),
            row("maximum", split.maximumPrimaryColumnWidth, UISplitViewController.automaticDimension),
            row("width", split.preferredPrimaryColumnWidth, UISplitViewController.automaticDimension),
            row("supplementary", split.preferredSupplementaryColumnWidth, UISplitViewController.automaticDimension),
            row("presentsWithGesture", split.presentsWithGesture, true),
            row("primaryEdge", split.primaryEdge, .leading), row("primaryBackgroundStyle", split.primaryBackgroundStyle, .none),
            row("showsSecondaryOnlyButton", split.showsSecondaryOnlyButton, false),
            row("displayModeButtonVisibility", split.displayModeButtonVisibility, .automatic),
            row("split's viewControllers", split.viewControllers, []),
            row("clears", collection.clearsSelectionOnViewWillAppear, true),
            row("installs", collection.installsStandardGestureForInteractiveMovement, true),
            row("useLayoutToLayout", collection.useLayoutToLayoutNavigationTransitions, false),
            row("obscures", search.obscuresBackgroundDuringPresentation, false), row("cancel", search.automaticallyShowsCancelButton, true),
            row("scope", search.automaticallyShowsScopeBar, true),
            row("results", search.automaticallyShowsSearchResultsController, true),
            row("shows", search.showsSearchResultsController, false),
            isNil("searchResultsUpdater", search.searchResultsUpdater),
            row("scopeBarActivation", search.scopeBarActivation, .automatic), row("isEnabled", action.isEnabled, true),
            row("style", action.style, .cancel),
            row("customizable", tabs.customizableViewControllers ?? [], []), row("isTabBarHidden", tabs.isTabBarHidden, false),
            row("mode", tabs.mode, .automatic),
            row("completionSpeed", interactive.completionSpeed, 1), row("completionCurve", interactive.completionCurve, .easeInOut),
            row("percentComplete", interactive.percentComplete, 0),
            row("wantsInteractiveStart", interactive.wantsInteractiveStart, true), isNil("timingCurve", interactive.timingCurve),
            row("duration", interactive.duration, 0),
        ])
    }

    @Test("defaults of sheets and popovers") func presentations() {
        let controller = UIViewController(), other = UIViewController()
        other.modalPresentationStyle = .popover
        guard let sheet = controller.sheetPresentationController, let popover = other.popoverPresentationController else {
            Issue.record("no presentation controllers")
            return
        }
        check([
            row("detents", sheet.detents.map(\.identifier), [.large]), isNil("selectedDetentIdentifier", sheet.selectedDetentIdentifier),
            isNil("undimmed", sheet.largestUndimmedDetentIdentifier),
            row("expands", sheet.prefersScrollingExpandsWhenScrolledToEdge, true),
            row("attached", sheet.prefersEdgeAttachedInCompactHeight, false),
            row("width follows", sheet.widthFollowsPreferredContentSizeWhenEdgeAttached, false),
            row("grabber", sheet.prefersGrabberVisible, false),
            isNil("radius", sheet.preferredCornerRadius),
            row("prefersPageSizing", sheet.prefersPageSizing, true), isNil("sourceView", sheet.sourceView),
            isNil("delegate", sheet.delegate),
            row("permitted", popover.permittedArrowDirections, .any), isNil("popover's sourceView", popover.sourceView),
            isNil("barButtonItem", popover.barButtonItem),
            row("canOverlap", popover.canOverlapSourceViewRect, false), isNil("passthroughViews", popover.passthroughViews),
            isNil("backgroundColor", popover.backgroundColor),
            row("margins", popover.popoverLayoutMargins, UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)),
            row("arrow", popover.arrowDirection, .unknown),
        ])
    }

    @Test("defaults of bars, their items, and their appearances") func bars() {
        let item = UINavigationItem(title: ""), button = UIBarButtonItem(), tabs = UITabBar(), search = UISearchBar(),
            look = UINavigationBarAppearance(),
            tabLook = UITabBarAppearance()
        check([
            row("a bar's size", UINavigationBar().intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: 44)),
            row("a tab bar's size", UITabBar().intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: 49)),
            row("a search bar's size", search.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: 56)),
            row("style", item.style, .navigator), row("placement", item.preferredSearchBarPlacement, .automatic),
            isNil("titleMenuProvider", item.titleMenuProvider),
            isNil("customizationIdentifier", item.customizationIdentifier), isNil("backAction", item.backAction),
            row("center", item.centerItemGroups.count, 0),
            isNil("leftBarButtonItems", item.leftBarButtonItems), isNil("compactAppearance", item.compactAppearance),
            isNil("scrollEdgeAppearance", item.scrollEdgeAppearance),
            isNil("landscapeImagePhone", button.landscapeImagePhone), isNil("largeContentSizeImage", button.largeContentSizeImage),
            isNil("primaryAction", button.primaryAction),
            row("changesSelection", button.changesSelectionAsPrimaryAction, false), row("isHidden", button.isHidden, false),
            row("order", button.preferredMenuElementOrder, .automatic),
            row("itemWidth", tabs.itemWidth, 0), row("itemSpacing", tabs.itemSpacing, 0),
            isNil("selectionIndicatorImage", tabs.selectionIndicatorImage),
            isNil("shadowImage", tabs.shadowImage),
            isNil("delegate", tabs.delegate), row("isCustomizing", tabs.isCustomizing, false),
            row("text offset", search.searchTextPositionAdjustment, .zero),
            row("field offset", search.searchFieldBackgroundPositionAdjustment, .zero),
            row("results selected", search.isSearchResultsButtonSelected, false),
            isNil("scopeBarBackgroundImage", search.scopeBarBackgroundImage),
            row("search's keyboard", search.keyboardType, .default),
            row("search's autocorrection", search.autocorrectionType, .default), row("tokens", search.searchTextField.tokens.count, 0),
            row("titlePositionAdjustment", look.titlePositionAdjustment, .zero), isNil("look's color", look.backgroundColor),
            isNil("look's image", look.backgroundImage),
            row("contentMode", look.backgroundImageContentMode, .scaleToFill),
            row("positioning", tabLook.stackedItemPositioning, .automatic), row("stackedItemWidth", tabLook.stackedItemWidth, 0),
            row("stackedItemSpacing", tabLook.stackedItemSpacing, 0),
            isNil("selectionIndicatorTintColor", tabLook.selectionIndicatorTintColor),
        ])
    }

    @Test("defaults of further controls") func controls() {
        let control = UIControl(), button = UIButton(type: .system), segments = UISegmentedControl(), pages = UIPageControl(),
            refresh = UIRefreshControl(),
            well = UIColorWell(),
            toggle = UISwitch(), label = UILabel(), field = UITextField(), date = UIDatePicker()
        check([
            row("isContextMenuInteractionEnabled", control.isContextMenuInteractionEnabled, false),
            row("showsMenu", control.showsMenuAsPrimaryAction, false),
            isNil("toolTip", control.toolTip),
            row("effective", control.effectiveContentHorizontalAlignment, .center), row("isSelected", button.isSelected, false),
            row("isHovered", button.isHovered, false),
            row("order", button.preferredMenuElementOrder, .automatic), row("behavior", button.preferredBehavioralStyle, .automatic),
            isNil("symbol", button.currentPreferredSymbolConfiguration),
            row("system font", button.titleLabel?.font, .systemFont(ofSize: 15)),
            row("custom font", UIButton().titleLabel?.font, .systemFont(ofSize: 18)),
            isNil("divider", segments.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)),
            isNil("attributes", segments.titleTextAttributes(for: .normal)),
            row("direction", pages.direction, .natural), isNil("progress", pages.progress),
            row("isRefreshing", refresh.isRefreshing, false),
            isNil("attributedTitle", refresh.attributedTitle),
            row("refresh's height", refresh.frame.height, 60), row("supportsAlpha", well.supportsAlpha, true),
            isNil("well's title", well.title),
            isNil("selectedColor", well.selectedColor),
            isNil("onImage", toggle.onImage), isNil("offImage", toggle.offImage),
            row("expansion", label.showsExpansionTextWhenTruncated, false),
            row("label's background", label.backgroundColor == nil, true), row("label is opaque", label.isOpaque, false),
            row("label's content mode", label.contentMode, .redraw),
            row("hugging", label.contentHuggingPriority(for: .horizontal), UILayoutPriority(250)),
            row("vertical hugging", label.contentHuggingPriority(for: .vertical), UILayoutPriority(251)),
            row("field's dynamic type", field.adjustsFontForContentSizeCategory, false), isNil("passwordRules", field.passwordRules),
            row("dashes", field.smartDashesType, .default),
            row("insertDelete", field.smartInsertDeleteType, .default), row("field's vertical", field.contentVerticalAlignment, .center),
            row("canBecome", field.canBecomeFirstResponder, true),
            row("canPaste", field.isSelected, false), row("date style", date.datePickerStyle, .compact),
            row("date's alignment", date.contentHorizontalAlignment, .center),
            row("picker's size", UIPickerView().intrinsicContentSize, CGSize(width: 320, height: 216)),
        ])
    }

    @Test("defaults of menus and commands") func menus() {
        let menu = UIMenu(), action = UIAction(title: "A") { _ in }, key = UIKeyCommand(input: "a", modifierFlags: .command, action: "a:"),
            swipe = UISwipeActionsConfiguration(actions: [])
        let contextual = UIContextualAction(style: .destructive, title: nil) { _, _, done in done(true) },
            plain = UIContextualAction(style: .normal, title: "T") { _, _, done in done(true) }
        check([
            row("title", menu.title, ""), row("options", menu.options, []), row("children", menu.children.count, 0),
            isNil("image", menu.image),
            isNil("subtitle", menu.subtitle),
            row("state", action.state, .off), row("attributes", action.attributes, []),
            isNil("discoverability", action.discoverabilityTitle),
            isNil("action's image", action.image), isNil("sender", action.sender),
            row("key's title", key.title, ""), isNil("key's discoverability", key.discoverabilityTitle),
            row("key's state", key.state, .off),
            row("key's attributes", key.attributes, []),
            row("priority", key.wantsPriorityOverSystemBehavior, false), row("localization", key.allowsAutomaticLocalization, true),
            row("mirroring", key.allowsAutomaticMirroring, true),
            row("performsFirst", swipe.performsFirstActionWithFullSwipe, true), row("destructive", contextual.backgroundColor, .systemRed),
            row("normal", plain.backgroundColor, .systemGray),
            isNil("contextual image", contextual.image),
        ])
    }

    @Test("defaults of lists and collection view layouts") func lists() {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()), table = UITableView(),
            cell = UICollectionViewListCell(), attributes = UICollectionViewLayoutAttributes()
        let size = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1)),
            item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item]),
            section = NSCollectionLayoutSection(group: group),
            configuration = UICollectionViewCompositionalLayoutConfiguration()
        let header = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "h", alignment: .top),
            list = UICollectionLayoutListConfiguration(appearance: .plain)
        let background = UIBackgroundConfiguration.clear(), content = UIListContentConfiguration.cell(),
            footer = UITableViewHeaderFooterView()
        check([
            row("duringEditing", collection.allowsSelectionDuringEditing, false),
            row("multipleDuringEditing", collection.allowsMultipleSelectionDuringEditing, false),
            row("selfSizing", collection.selfSizingInvalidation, .enabled), row("follows", collection.selectionFollowsFocus, false),
            row("remembers", collection.remembersLastFocusedIndexPath, false),
            row("drags", collection.dragInteractionEnabled, true), row("hasActiveDrag", collection.hasActiveDrag, false),
            row("uncommitted", collection.hasUncommittedUpdates, false),
            row("table drags", table.dragInteractionEnabled, true), row("fillerRowHeight", table.fillerRowHeight, 0),
            row("table's selfSizing", table.selfSizingInvalidation, .enabled),
            row("uncommitted", table.hasUncommittedUpdates, false), row("accessories", cell.accessories.count, 0),
            row("indentationLevel", cell.indentationLevel, 0),
            row("indentationWidth", cell.indentationWidth, 10), row("indentsAccessories", cell.indentsAccessories, true),
            row("updates", cell.automaticallyUpdatesContentConfiguration, true),
            row("updates background", cell.automaticallyUpdatesBackgroundConfiguration, true),
            row("alpha", attributes.alpha, 1), row("zIndex", attributes.zIndex, 0), row("hidden", attributes.isHidden, false),
            row("transform", attributes.transform, .identity), row("frame", attributes.frame, .zero),
            row("item's insets", item.contentInsets, .zero), isNil("edgeSpacing", item.edgeSpacing),
            isNil("interItemSpacing", group.interItemSpacing),
            row("interGroupSpacing", section.interGroupSpacing, 0),
            row("section's insets", section.contentInsets, .zero), row("orthogonal", section.orthogonalScrollingBehavior, .none),
            row("boundary", section.boundarySupplementaryItems, []),
            row("decoration", section.decorationItems, []), row("follow", section.supplementariesFollowContentInsets, true),
            row("reference", section.contentInsetsReference, .automatic),
            row("direction", configuration.scrollDirection, .vertical), row("interSectionSpacing", configuration.interSectionSpacing, 0),
            row("reference", configuration.contentInsetsReference, .safeArea),
            row("extends", header.extendsBoundary, true), row("pins", header.pinToVisibleBounds, false),
            row("offset", header.offset, .zero),
            row("header's zIndex", header.zIndex, 1),
            row("separators", list.showsSeparators, true), row("headerMode", list.headerMode, .none),
            row("footerMode", list.footerMode, .none),
            isNil("headerTopPadding", list.headerTopPadding),
            isNil("trailing", list.trailingSwipeActionsConfigurationProvider), isNil("color", background.backgroundColor),
            row("radius", background.cornerRadius, 0), row("insets", background.backgroundInsets, .zero),
            row("stroke", background.strokeWidth, 0), isNil("strokeColor", background.strokeColor),
            row("outset", background.strokeOutset, 0),
            isNil("visualEffect", background.visualEffect),
            isNil("content's text", content.text), isNil("secondary", content.secondaryText), isNil("content's image", content.image),
            row("font", content.textProperties.font, .preferredFont(forTextStyle: .body)),
            row("text color", content.textProperties.color, .label), row("lines", content.textProperties.numberOfLines, 0),
            row("alignment", content.textProperties.alignment, .natural),
            row("transform", content.textProperties.transform, .none), row("footer's contentView", footer.contentView.superview, footer),
            isNil("footer's background", footer.backgroundView),
        ])
    }

    @Test("defaults of paragraph styles, text containers, and shadows") func text() {
        let style = NSParagraphStyle.default, container = NSTextContainer(size: .zero), manager = NSLayoutManager(), shadow = NSShadow(),
            attachment = NSTextAttachment(), context = NSStringDrawingContext()
        let view = UITextView()
        check([
            row("lineSpacing", style.lineSpacing, 0), row("paragraphSpacing", style.paragraphSpacing, 0),
            row("before", style.paragraphSpacingBefore, 0),
            row("alignment", style.alignment, .natural),
            row("first", style.firstLineHeadIndent, 0), row("head", style.headIndent, 0), row("tail", style.tailIndent, 0),
            row("break", style.lineBreakMode, .byWordWrapping),
            row("min", style.minimumLineHeight, 0), row("max", style.maximumLineHeight, 0),
            row("direction", style.baseWritingDirection, .natural),
            row("multiple", style.lineHeightMultiple, 0),
            row("hyphenation", style.hyphenationFactor, 0), row("tabs", style.tabStops.map(\.location), (1...12).map { CGFloat($0) * 28 }),
            row("interval", style.defaultTabInterval, 0),
            row("tightening", style.allowsDefaultTighteningForTruncation, false), row("strategy", style.lineBreakStrategy, []),
            row("exclusionPaths", container.exclusionPaths, []), row("padding", container.lineFragmentPadding, 5),
            row("lines", container.maximumNumberOfLines, 0),
            row("container's break", container.lineBreakMode, .byWordWrapping), row("tracks width", container.widthTracksTextView, false),
            row("tracks height", container.heightTracksTextView, false),
            row("nonContiguous", manager.allowsNonContiguousLayout, false), row("leading", manager.usesFontLeading, true),
            row("invisible", manager.showsInvisibleCharacters, false),
            row("containers", manager.textContainers.count, 0), row("shadow's offset", shadow.shadowOffset, .zero),
            row("blur", shadow.shadowBlurRadius, 0),
            row("shadow has a color", shadow.shadowColor != nil, true), row("attachment", attachment.bounds, .zero),
            isNil("attachment's image", attachment.image),
            row("minimumScaleFactor", context.minimumScaleFactor, 0), row("find", view.isFindInteractionEnabled, false),
            row("text layout", view.textLayoutManager != nil, true),
            row(
                "sizes", [UIFont.systemFontSize, UIFont.labelFontSize, UIFont.buttonFontSize, UIFont.smallSystemFontSize], [14, 17, 18, 12]),
        ])
    }

    @Test("defaults of layers of every kind, and animations") func layers() {
        let layer = CALayer(), replicator = CAReplicatorLayer(), emitter = CAEmitterLayer(), emitted = CAEmitterCell(),
            tiled = CATiledLayer(),
            scroll = CAScrollLayer(), text = CATextLayer()
        let spring = CASpringAnimation(keyPath: "x"), keys = CAKeyframeAnimation(keyPath: "x"), transition = CATransition(),
            group = CAAnimationGroup()
        check([
            row("corners", layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]),
            row("anchorPointZ", layer.anchorPointZ, 0),
            row("center", layer.contentsCenter, CGRect(x: 0, y: 0, width: 1, height: 1)), row("min", layer.minificationFilter, .linear),
            row("mag", layer.magnificationFilter, .linear),
            row("bias", layer.minificationFilterBias, 0), row("async", layer.drawsAsynchronously, false),
            row("onBoundsChange", layer.needsDisplayOnBoundsChange, false),
            row("flipped", layer.isGeometryFlipped, false), row("groupOpacity", layer.allowsGroupOpacity, true),
            isNil("actions", layer.actions),
            isNil("delegate", layer.delegate),
            row("sublayerTransform", CATransform3DIsIdentity(layer.sublayerTransform), true),
            row("edges", layer.edgeAntialiasingMask, [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]),
            row("timeOffset", layer.timeOffset, 0), row("fillMode", layer.fillMode, .removed),
            row("shadowColor", layer.shadowColor?.alpha, 1),
            isNil("superlayer", layer.superlayer), isNil("style", layer.style),
            isNil("compositingFilter", layer.compositingFilter), isNil("filters", layer.filters),
            row("formats", layer.contentsFormat, .RGBA8Uint),
            row("repeatDuration", layer.repeatDuration, 0),
            row("instanceCount", replicator.instanceCount, 1), row("instanceDelay", replicator.instanceDelay, 0),
            row("depth", replicator.preservesDepth, false),
            row("instanceColor", replicator.instanceColor.map { UIColor(cgColor: $0) == UIColor(white: 1, alpha: 1) }, true),
            row("redOffset", replicator.instanceRedOffset, 0),
            row("birthRate", emitter.birthRate, 1), row("lifetime", emitter.lifetime, 1), row("velocity", emitter.velocity, 1),
            row("scale", emitter.scale, 1),
            row("spin", emitter.spin, 1),
            row("shape", emitter.emitterShape, .point), row("mode", emitter.emitterMode, .volume),
            row("render", emitter.renderMode, .unordered),
            row("position", emitter.emitterPosition, .zero), row("seed", emitter.seed, 0),
            isNil("emitterCells", emitter.emitterCells), row("cell's birthRate", emitted.birthRate, 0),
            row("cell's lifetime", emitted.lifetime, 0),
            row("cell's scale", emitted.scale, 1),
            row("cell's enabled", emitted.isEnabled, true),
            row("cell's rect", emitted.contentsRect, CGRect(x: 0, y: 0, width: 1, height: 1)),
            row("cell's velocity", emitted.velocity, 0), isNil("cell's contents", emitted.contents),
            row("tileSize", tiled.tileSize, CGSize(width: 256, height: 256)), row("levels", tiled.levelsOfDetail, 1),
            row("bias", tiled.levelsOfDetailBias, 0),
            row("scrollMode", scroll.scrollMode, .both),
            row("text's color", text.foregroundColor.map { UIColor(cgColor: $0) == UIColor(white: 1, alpha: 1) }, true),
            row("mass", spring.mass, 1), row("stiffness", spring.stiffness, 100), row("damping", spring.damping, 10),
            row("velocity", spring.initialVelocity, 0), row("calculationMode", keys.calculationMode, .linear),
            isNil("keyTimes", keys.keyTimes), isNil("values", keys.values), isNil("rotationMode", keys.rotationMode),
            row("type", transition.type, .fade),
            isNil("subtype", transition.subtype),
            row("start", transition.startProgress, 0), row("end", transition.endProgress, 1), isNil("animations", group.animations),
            row("additive", keys.isAdditive, false), row("cumulative", keys.isCumulative, false),
            row("transaction", CATransaction.animationDuration(), 0.25), row("disabled", CATransaction.disableActions(), false),
        ])
    }

    @Test("defaults of dynamics, animators, renderers, and recognizers") func motion() {
        let animator = UIDynamicAnimator(), gravity = UIGravityBehavior(), collision = UICollisionBehavior(),
            body = UIDynamicItemBehavior(),
            snap = UISnapBehavior(item: UIView(), snapTo: .zero)
        let property = UIViewPropertyAnimator(duration: 1, curve: .linear), format = UIGraphicsImageRendererFormat(),
            edge = UIScreenEdgePanGestureRecognizer(),
            pan = UIPanGestureRecognizer(), tap = UITapGestureRecognizer()
        let motion = UIInterpolatingMotionEffect(keyPath: "x", type: .tiltAlongHorizontalAxis), undo = UndoManager()
        check([
            row("isRunning", animator.isRunning, false), row("behaviors", animator.behaviors, []),
            isNil("referenceView", animator.referenceView),
            row("magnitude", gravity.magnitude, 1),
            row("angle", abs(gravity.angle - .pi / 2) < 1e-6, true), row("direction", gravity.gravityDirection, CGVector(dx: 0, dy: 1)),
            row("mode", collision.collisionMode, .everything),
            row("translates", collision.translatesReferenceBoundsIntoBoundary, false), row("elasticity", body.elasticity, 0),
            row("density", body.density, 1),
            row("resistance", body.resistance, 0), row("angular", body.angularResistance, 0),
            row("allowsRotation", body.allowsRotation, true),
            row("anchored", body.isAnchored, false), row("damping", snap.damping, 0.5),
            row("state", property.state, .inactive), row("running", property.isRunning, false), row("reversed", property.isReversed, false),
            row("fraction", property.fractionComplete, 0),
            row("interruptible", property.isInterruptible, true), row("interaction", property.isUserInteractionEnabled, true),
            row("hit testing", property.isManualHitTestingEnabled, false),
            row("scrubs", property.scrubsLinearly, true), row("pauses", property.pausesOnCompletion, false),
            row("delay", property.delay, 0),
            row("duration", property.duration, 1),
            row("opaque", format.opaque, false), row("scale", format.scale, UIScreen.main.scale),
            row("range", format.preferredRange, .automatic),
            row("edges", edge.edges, []),
            row("scroll types", pan.allowedScrollTypesMask, []), row("button", tap.buttonMaskRequired, .primary),
            row("exclusive", tap.requiresExclusiveTouchType, true),
            row("touch types", tap.allowedTouchTypes.count, 4), isNil("minimumRelativeValue", motion.minimumRelativeValue),
            isNil("maximumRelativeValue", motion.maximumRelativeValue),
            row("groupsByEvent", undo.groupsByEvent, true), row("levelsOfUndo", undo.levelsOfUndo, 0),
            row("idle", UIApplication.shared.isIdleTimerDisabled, false),
            row("shake", UIApplication.shared.applicationSupportsShakeToEdit, true),
        ])
    }
}
