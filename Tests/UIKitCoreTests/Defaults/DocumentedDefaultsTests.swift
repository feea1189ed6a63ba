import RuleTrait
import Testing
import UIKit

/// What a property says before anything set it, as Apple's documentation of the class has it.
@MainActor @Suite(.serialized) struct DocumentedDefaultsTests {
    /// Nil where the value is the documented one, else the row's name and what was found.
    private func row<Value: Equatable>(_ name: String, _ value: Value, _ expected: Value) -> String? {
        value == expected ? nil : "\(name) is \(value), not \(expected)"
    }

    private func isNil(_ name: String, _ value: Any?) -> String? { value.map { "\(name) is \($0), not nil" } }

    private func check(_ rows: [String?]) { #expect(rows.compactMap { $0 } == []) }

    @Test("views") func view() {
        let view = UIView()
        check([
            row("frame", view.frame, .zero), row("alpha", view.alpha, 1), row("isHidden", view.isHidden, false), row("isOpaque", view.isOpaque, true),
            isNil("backgroundColor", view.backgroundColor), row("clipsToBounds", view.clipsToBounds, false), row("contentMode", view.contentMode, .scaleToFill),
            row("clearsContextBeforeDrawing", view.clearsContextBeforeDrawing, true), isNil("mask", view.mask), row("tag", view.tag, 0),
            row("isUserInteractionEnabled", view.isUserInteractionEnabled, true), row("isMultipleTouchEnabled", view.isMultipleTouchEnabled, false),
            row("isExclusiveTouch", view.isExclusiveTouch, false), row("autoresizesSubviews", view.autoresizesSubviews, true),
            row("autoresizingMask", view.autoresizingMask, []), row("translates", view.translatesAutoresizingMaskIntoConstraints, true),
            row("layoutMargins", view.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)),
            row("preservesSuperviewLayoutMargins", view.preservesSuperviewLayoutMargins, false),
            row("insetsLayoutMarginsFromSafeArea", view.insetsLayoutMarginsFromSafeArea, true), row("safeAreaInsets", view.safeAreaInsets, .zero),
            row("transform", view.transform, .identity), row("tintAdjustmentMode", view.tintAdjustmentMode, .normal), row("tint", view.tintColor, .systemBlue),
            row("semanticContentAttribute", view.semanticContentAttribute, .unspecified),
            row("effectiveUserInterfaceLayoutDirection", view.effectiveUserInterfaceLayoutDirection, .leftToRight),
            row("intrinsicContentSize", view.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)),
            row("hugging", view.contentHuggingPriority(for: .horizontal), .defaultLow), row("hugging", view.contentHuggingPriority(for: .vertical), .defaultLow),
            row("compression", view.contentCompressionResistancePriority(for: .horizontal), .defaultHigh),
            row("compression", view.contentCompressionResistancePriority(for: .vertical), .defaultHigh),
            isNil("gestureRecognizers", view.gestureRecognizers), row("interactions", view.interactions.count, 0), row("motionEffects", view.motionEffects.count, 0),
            row("subviews", view.subviews, []), row("constraints", view.constraints, []), row("layoutGuides", view.layoutGuides.count, 0),
            row("isFirstResponder", view.isFirstResponder, false), row("canBecomeFirstResponder", view.canBecomeFirstResponder, false),
            row("isFocused", view.isFocused, false), row("canBecomeFocused", view.canBecomeFocused, false),
            isNil("restorationIdentifier", view.restorationIdentifier), row("overrideUserInterfaceStyle", view.overrideUserInterfaceStyle, .unspecified),
            isNil("accessibilityIdentifier", view.accessibilityIdentifier), isNil("accessibilityLabel", view.accessibilityLabel),
            row("isAccessibilityElement", view.isAccessibilityElement, false), row("anchorPoint", view.layer.anchorPoint, CGPoint(x: 0.5, y: 0.5)),
            row("alignmentRectInsets", view.alignmentRectInsets, .zero), row("hasAmbiguousLayout", view.hasAmbiguousLayout, false),
        ])
    }

    @Test("labels") func label() {
        let label = UILabel()
        check([
            isNil("text", label.text), isNil("attributedText", label.attributedText), row("font", label.font, .systemFont(ofSize: 17)),
            row("textColor", label.textColor, .label),
            row("textAlignment", label.textAlignment, .natural), row("lineBreakMode", label.lineBreakMode, .byTruncatingTail),
            row("numberOfLines", label.numberOfLines, 1),
            row("isEnabled", label.isEnabled, true), row("isHighlighted", label.isHighlighted, false),
            isNil("highlightedTextColor", label.highlightedTextColor),
            row("adjustsFontSizeToFitWidth", label.adjustsFontSizeToFitWidth, false), row("minimumScaleFactor", label.minimumScaleFactor, 0),
            row("baselineAdjustment", label.baselineAdjustment, .alignBaselines), row("tightening", label.allowsDefaultTighteningForTruncation, false),
            isNil("shadowColor", label.shadowColor), row("shadowOffset", label.shadowOffset, CGSize(width: 0, height: -1)),
            row("preferredMaxLayoutWidth", label.preferredMaxLayoutWidth, 0), row("isUserInteractionEnabled", label.isUserInteractionEnabled, false),
            row("adjustsFontForContentSizeCategory", label.adjustsFontForContentSizeCategory, false), row("lineBreakStrategy", label.lineBreakStrategy, .standard),
            row("intrinsicContentSize", label.intrinsicContentSize, .zero), row("accessibilityTraits", label.accessibilityTraits, .staticText),
        ])
    }

    @Test("image views") func imageView() {
        let view = UIImageView()
        check([
            isNil("image", view.image), isNil("highlightedImage", view.highlightedImage), row("isHighlighted", view.isHighlighted, false),
            isNil("animationImages", view.animationImages), row("animationDuration", view.animationDuration, 0),
            row("animationRepeatCount", view.animationRepeatCount, 0),
            row("isAnimating", view.isAnimating, false), row("isUserInteractionEnabled", view.isUserInteractionEnabled, false),
            row("contentMode", view.contentMode, .scaleToFill), row("intrinsicContentSize", view.intrinsicContentSize, CGSize(width: -1, height: -1)),
            row("adjustsImageWhenAncestorFocused", view.adjustsImageWhenAncestorFocused, false), isNil("preferredSymbolConfiguration", view.preferredSymbolConfiguration),
        ])
    }

    @Test("controls and buttons") func button() {
        let control = UIControl(), button = UIButton(), system = UIButton(type: .system)
        check([
            row("isEnabled", control.isEnabled, true), row("isSelected", control.isSelected, false), row("isHighlighted", control.isHighlighted, false),
            row("state", control.state, .normal), row("contentVerticalAlignment", control.contentVerticalAlignment, .center),
            row("contentHorizontalAlignment", control.contentHorizontalAlignment, .center), row("allTargets", control.allTargets, []),
            row("allControlEvents", control.allControlEvents, []), row("isTracking", control.isTracking, false), row("isTouchInside", control.isTouchInside, false),
            row("buttonType", button.buttonType, .custom), row("buttonType", system.buttonType, .system), isNil("currentTitle", button.currentTitle),
            row("currentTitleColor", button.currentTitleColor, .white), row("titleColor", button.titleColor(for: .normal), .white),
            isNil("currentImage", button.currentImage),
            isNil("currentBackgroundImage", button.currentBackgroundImage), isNil("currentAttributedTitle", button.currentAttributedTitle),
            isNil("configuration", button.configuration),
            isNil("configurationUpdateHandler", button.configurationUpdateHandler),
            row("automaticallyUpdatesConfiguration", button.automaticallyUpdatesConfiguration, true),
            row("contentEdgeInsets", button.contentEdgeInsets, .zero), row("titleEdgeInsets", button.titleEdgeInsets, .zero),
            row("imageEdgeInsets", button.imageEdgeInsets, .zero),
            row("adjustsImageWhenHighlighted", button.adjustsImageWhenHighlighted, true),
            row("adjustsImageWhenDisabled", button.adjustsImageWhenDisabled, true),
            row("showsTouchWhenHighlighted", button.showsTouchWhenHighlighted, false),
            row("reversesTitleShadow", button.reversesTitleShadowWhenHighlighted, false),
            row("lineBreakMode", button.titleLabel?.lineBreakMode, .byTruncatingMiddle), row("role", button.role, .normal), isNil("menu", button.menu),
            row("showsMenuAsPrimaryAction", button.showsMenuAsPrimaryAction, false), row("changesSelection", button.changesSelectionAsPrimaryAction, false),
            row("isPointerInteractionEnabled", button.isPointerInteractionEnabled, false),
            row("isContextMenuInteractionEnabled", button.isContextMenuInteractionEnabled, false),
            row("size of an empty one", button.intrinsicContentSize, CGSize(width: 30, height: 34)), row("traits", button.accessibilityTraits, .button),
        ])
    }

    @Test("a button's configuration") func configuration() {
        let configuration = UIButton.Configuration.filled()
        check([
            isNil("title", configuration.title), isNil("attributedTitle", configuration.attributedTitle), isNil("subtitle", configuration.subtitle),
            isNil("image", configuration.image),
            row("buttonSize", configuration.buttonSize, .medium), row("cornerStyle", configuration.cornerStyle, .dynamic),
            row("imagePlacement", configuration.imagePlacement, .leading),
            row("imagePadding", configuration.imagePadding, 0), row("titlePadding", configuration.titlePadding, 1),
            row("titleAlignment", configuration.titleAlignment, .automatic),
            row("contentInsets", configuration.contentInsets, NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)),
            row("showsActivityIndicator", configuration.showsActivityIndicator, false), isNil("baseForegroundColor", configuration.baseForegroundColor),
            isNil("baseBackgroundColor", configuration.baseBackgroundColor), row("automaticallyUpdatesForSelection", configuration.automaticallyUpdateForSelection, true),
            row("indicator", configuration.indicator, .automatic),
            row("titleLineBreakMode", configuration.titleLineBreakMode, .byWordWrapping),
        ])
    }

    @Test("scroll views") func scrollView() {
        let view = UIScrollView()
        check([
            row("contentOffset", view.contentOffset, .zero), row("contentSize", view.contentSize, .zero), row("contentInset", view.contentInset, .zero),
            row("adjustedContentInset", view.adjustedContentInset, .zero), row("adjustment", view.contentInsetAdjustmentBehavior, .automatic),
            isNil("delegate", view.delegate),
            row("isDirectionalLockEnabled", view.isDirectionalLockEnabled, false), row("bounces", view.bounces, true),
            row("alwaysBounceVertical", view.alwaysBounceVertical, false),
            row("alwaysBounceHorizontal", view.alwaysBounceHorizontal, false), row("isPagingEnabled", view.isPagingEnabled, false),
            row("isScrollEnabled", view.isScrollEnabled, true),
            row("showsVertical", view.showsVerticalScrollIndicator, true), row("showsHorizontal", view.showsHorizontalScrollIndicator, true),
            row("verticalScrollIndicatorInsets", view.verticalScrollIndicatorInsets, .zero),
            row("horizontalScrollIndicatorInsets", view.horizontalScrollIndicatorInsets, .zero),
            row("automaticallyAdjusts", view.automaticallyAdjustsScrollIndicatorInsets, true), row("indicatorStyle", view.indicatorStyle, .default),
            row("decelerationRate", view.decelerationRate, .normal), row("indexDisplayMode", view.indexDisplayMode, .automatic),
            row("isTracking", view.isTracking, false),
            row("isDragging", view.isDragging, false), row("isDecelerating", view.isDecelerating, false),
            row("delaysContentTouches", view.delaysContentTouches, true),
            row("canCancelContentTouches", view.canCancelContentTouches, true), row("minimumZoomScale", view.minimumZoomScale, 1),
            row("maximumZoomScale", view.maximumZoomScale, 1), row("zoomScale", view.zoomScale, 1), row("bouncesZoom", view.bouncesZoom, true),
            row("isZooming", view.isZooming, false),
            row("isZoomBouncing", view.isZoomBouncing, false), row("scrollsToTop", view.scrollsToTop, true),
            row("keyboardDismissMode", view.keyboardDismissMode, .none),
            isNil("refreshControl", view.refreshControl), isNil("pinchGestureRecognizer", view.pinchGestureRecognizer),
            row("clipsToBounds", view.clipsToBounds, true),
        ])
    }

    @Test("tables and their cells") func table() {
        let view = UITableView(), cell = UITableViewCell(), value = UITableViewCell(style: .value1, reuseIdentifier: "v")
        check([
            row("style", view.style, .plain), row("rowHeight", view.rowHeight, UITableView.automaticDimension),
            row("estimatedRowHeight", view.estimatedRowHeight, UITableView.automaticDimension),
            row("sectionHeaderHeight", view.sectionHeaderHeight, UITableView.automaticDimension),
            row("sectionFooterHeight", view.sectionFooterHeight, UITableView.automaticDimension),
            row("estimatedSectionHeaderHeight", view.estimatedSectionHeaderHeight, UITableView.automaticDimension),
            row("estimatedSectionFooterHeight", view.estimatedSectionFooterHeight, UITableView.automaticDimension),
            row("sectionHeaderTopPadding", view.sectionHeaderTopPadding, UITableView.automaticDimension),
            row("separatorStyle", view.separatorStyle, .singleLine),
            row("separatorColor", view.separatorColor, .separator), isNil("separatorEffect", view.separatorEffect),
            row("reference", view.separatorInsetReference, .fromCellEdges),
            row("cellLayoutMarginsFollowReadableWidth", view.cellLayoutMarginsFollowReadableWidth, false),
            row("insetsContentViewsToSafeArea", view.insetsContentViewsToSafeArea, true),
            isNil("tableHeaderView", view.tableHeaderView), isNil("tableFooterView", view.tableFooterView), isNil("backgroundView", view.backgroundView),
            row("isEditing", view.isEditing, false),
            row("allowsSelection", view.allowsSelection, true), row("duringEditing", view.allowsSelectionDuringEditing, false),
            row("multiple", view.allowsMultipleSelection, false),
            row("multipleDuringEditing", view.allowsMultipleSelectionDuringEditing, false),
            row("sectionIndexMinimum", view.sectionIndexMinimumDisplayRowCount, 0),
            isNil("sectionIndexColor", view.sectionIndexColor), isNil("indexPathForSelectedRow", view.indexPathForSelectedRow),
            isNil("indexPathsForSelectedRows", view.indexPathsForSelectedRows),
            row("visibleCells", view.visibleCells, []), row("remembersLastFocused", view.remembersLastFocusedIndexPath, false),
            row("isPrefetchingEnabled", view.isPrefetchingEnabled, true),
            row("alwaysBounceVertical", view.alwaysBounceVertical, true), isNil("dataSource", view.dataSource),
            row("frame", cell.frame, CGRect(x: 0, y: 0, width: 320, height: 44)), isNil("reuseIdentifier", cell.reuseIdentifier),
            row("reuseIdentifier", value.reuseIdentifier, "v"),
            row("selectionStyle", cell.selectionStyle, .default), row("accessoryType", cell.accessoryType, .none), isNil("accessoryView", cell.accessoryView),
            row("editingAccessoryType", cell.editingAccessoryType, .none), isNil("editingAccessoryView", cell.editingAccessoryView),
            row("isSelected", cell.isSelected, false),
            row("isHighlighted", cell.isHighlighted, false), row("isEditing", cell.isEditing, false), row("editingStyle", cell.editingStyle, .none),
            row("showsReorderControl", cell.showsReorderControl, false), row("shouldIndentWhileEditing", cell.shouldIndentWhileEditing, true),
            row("indentationLevel", cell.indentationLevel, 0), row("indentationWidth", cell.indentationWidth, 10), isNil("backgroundView", cell.backgroundView),
            isNil("detailTextLabel", cell.detailTextLabel), row("has an image view", cell.imageView != nil, true), row("has a text label", cell.textLabel != nil, true),
            row("value1 has a detail label", value.detailTextLabel != nil, true), isNil("contentConfiguration", cell.contentConfiguration),
            isNil("backgroundConfiguration", cell.backgroundConfiguration), row("showingDeleteConfirmation", cell.showingDeleteConfirmation, false),
            row("focusStyle", cell.focusStyle, .default),
            isNil("multipleSelectionBackgroundView", cell.multipleSelectionBackgroundView), row("contentView", cell.contentView.superview, cell),
        ])
    }

    @Test("collections and their layout") func collection() {
        let layout = UICollectionViewFlowLayout(), view = UICollectionView(frame: .zero, collectionViewLayout: layout), cell = UICollectionViewCell()
        check([
            row("itemSize", layout.itemSize, CGSize(width: 50, height: 50)), row("estimatedItemSize", layout.estimatedItemSize, .zero),
            row("line", layout.minimumLineSpacing, 10),
            row("interitem", layout.minimumInteritemSpacing, 10), row("scrollDirection", layout.scrollDirection, .vertical),
            row("header", layout.headerReferenceSize, .zero),
            row("footer", layout.footerReferenceSize, .zero), row("sectionInset", layout.sectionInset, .zero),
            row("reference", layout.sectionInsetReference, .fromContentInset),
            row("pinHeaders", layout.sectionHeadersPinToVisibleBounds, false), row("pinFooters", layout.sectionFootersPinToVisibleBounds, false),
            row("allowsSelection", view.allowsSelection, true), row("multiple", view.allowsMultipleSelection, false),
            isNil("backgroundView", view.backgroundView),
            row("isPrefetchingEnabled", view.isPrefetchingEnabled, true), row("reorderingCadence", view.reorderingCadence, .immediate),
            isNil("dataSource", view.dataSource),
            row("indexPathsForSelectedItems", view.indexPathsForSelectedItems, []), row("visibleCells", view.visibleCells, []),
            row("alwaysBounceVertical", view.alwaysBounceVertical, false),
            row("isEditing", view.isEditing, false), row("isSelected", cell.isSelected, false), row("isHighlighted", cell.isHighlighted, false),
            isNil("reuseIdentifier", cell.reuseIdentifier),
            isNil("cell's backgroundView", cell.backgroundView), isNil("selectedBackgroundView", cell.selectedBackgroundView),
            isNil("contentConfiguration", cell.contentConfiguration),
        ])
    }

    @Test("text fields and text views") func text() {
        let field = UITextField(), view = UITextView()
        check([
            row("text", field.text, ""), row("attributedText", field.attributedText?.string, ""), isNil("placeholder", field.placeholder),
            isNil("attributedPlaceholder", field.attributedPlaceholder),
            row("font", field.font, .systemFont(ofSize: 17)), row("textColor", field.textColor, .label), row("textAlignment", field.textAlignment, .natural),
            row("borderStyle", field.borderStyle, .none), row("clearButtonMode", field.clearButtonMode, .never),
            row("leftViewMode", field.leftViewMode, .never),
            row("rightViewMode", field.rightViewMode, .never), isNil("leftView", field.leftView), isNil("rightView", field.rightView),
            isNil("background", field.background),
            isNil("disabledBackground", field.disabledBackground), row("clearsOnBeginEditing", field.clearsOnBeginEditing, false),
            row("clearsOnInsertion", field.clearsOnInsertion, false),
            row("adjustsFontSizeToFitWidth", field.adjustsFontSizeToFitWidth, false), row("minimumFontSize", field.minimumFontSize, 0),
            row("isEditing", field.isEditing, false),
            row("allowsEditingTextAttributes", field.allowsEditingTextAttributes, false), isNil("typingAttributes", field.typingAttributes),
            isNil("delegate", field.delegate),
            isNil("inputView", field.inputView), isNil("inputAccessoryView", field.inputAccessoryView),
            row("autocapitalizationType", field.autocapitalizationType, .sentences),
            row("autocorrectionType", field.autocorrectionType, .default), row("spellCheckingType", field.spellCheckingType, .default),
            row("keyboardType", field.keyboardType, .default),
            row("keyboardAppearance", field.keyboardAppearance, .default), row("returnKeyType", field.returnKeyType, .default),
            row("isSecureTextEntry", field.isSecureTextEntry, false),
            row("enablesReturnKeyAutomatically", field.enablesReturnKeyAutomatically, false), isNil("textContentType", field.textContentType),
            row("smartQuotesType", field.smartQuotesType, .default), row("hasText", field.hasText, false),
            row("view's text", view.text, ""), isNil("view's font", view.font), row("view's textAlignment", view.textAlignment, .natural),
            row("isEditable", view.isEditable, true),
            row("isSelectable", view.isSelectable, true), row("isScrollEnabled", view.isScrollEnabled, true),
            row("selectedRange", view.selectedRange, NSRange(location: 0, length: 0)),
            row("dataDetectorTypes", view.dataDetectorTypes, []),
            row("textContainerInset", view.textContainerInset, UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)),
            row("lineFragmentPadding", view.textContainer.lineFragmentPadding, 5), row("maximumNumberOfLines", view.textContainer.maximumNumberOfLines, 0),
            row("lineBreakMode", view.textContainer.lineBreakMode, .byWordWrapping), row("widthTracksTextView", view.textContainer.widthTracksTextView, true),
            row("view's allowsEditingTextAttributes", view.allowsEditingTextAttributes, false), row("clearsOnInsertion", view.clearsOnInsertion, false),
            row("usesStandardTextScaling", view.usesStandardTextScaling, false), row("view's background", view.backgroundColor, .systemBackground),
            row("view's keyboardDismissMode", view.keyboardDismissMode, .none), row("hasText", view.hasText, false),
        ])
    }

    @Test("stacks, switches, sliders, steppers, segments, pages, progress and spinners") func controls() {
        let stack = UIStackView(), toggle = UISwitch(), slider = UISlider(), stepper = UIStepper(), segments = UISegmentedControl(), pages = UIPageControl(),
            progress = UIProgressView(), spinner = UIActivityIndicatorView(), date = UIDatePicker(), picker = UIPickerView()
        check([
            row("axis", stack.axis, .horizontal), row("distribution", stack.distribution, .fill), row("alignment", stack.alignment, .fill),
            row("spacing", stack.spacing, 0),
            row("baselineRelative", stack.isBaselineRelativeArrangement, false), row("marginsRelative", stack.isLayoutMarginsRelativeArrangement, false),
            row("arrangedSubviews", stack.arrangedSubviews, []), row("customSpacing", stack.customSpacing(after: UIView()), UIStackView.spacingUseDefault),
            row("isOn", toggle.isOn, false), isNil("onTintColor", toggle.onTintColor), isNil("thumbTintColor", toggle.thumbTintColor),
            row("preferredStyle", toggle.preferredStyle, .automatic),
            row("style", toggle.style, .sliding), isNil("title", toggle.title),
            row("value", slider.value, 0), row("minimumValue", slider.minimumValue, 0), row("maximumValue", slider.maximumValue, 1),
            row("isContinuous", slider.isContinuous, true),
            isNil("minimumTrackTintColor", slider.minimumTrackTintColor), isNil("maximumTrackTintColor", slider.maximumTrackTintColor),
            isNil("thumbTintColor", slider.thumbTintColor),
            isNil("minimumValueImage", slider.minimumValueImage), isNil("maximumValueImage", slider.maximumValueImage),
            isNil("currentThumbImage", slider.currentThumbImage),
            row("value", stepper.value, 0), row("minimumValue", stepper.minimumValue, 0), row("maximumValue", stepper.maximumValue, 100),
            row("stepValue", stepper.stepValue, 1),
            row("autorepeat", stepper.autorepeat, true), row("wraps", stepper.wraps, false), row("isContinuous", stepper.isContinuous, true),
            row("numberOfSegments", segments.numberOfSegments, 0), row("selectedSegmentIndex", segments.selectedSegmentIndex, UISegmentedControl.noSegment),
            row("isMomentary", segments.isMomentary, false), row("apportions", segments.apportionsSegmentWidthsByContent, false),
            isNil("selectedSegmentTintColor", segments.selectedSegmentTintColor),
            row("currentPage", pages.currentPage, 0), row("numberOfPages", pages.numberOfPages, 0), row("hidesForSinglePage", pages.hidesForSinglePage, false),
            row("backgroundStyle", pages.backgroundStyle, .automatic), row("allowsContinuousInteraction", pages.allowsContinuousInteraction, true),
            row("interactionState", pages.interactionState, .none), isNil("pageIndicatorTintColor", pages.pageIndicatorTintColor),
            isNil("current", pages.currentPageIndicatorTintColor),
            isNil("preferredIndicatorImage", pages.preferredIndicatorImage),
            row("progress", progress.progress, 0), row("progressViewStyle", progress.progressViewStyle, .default),
            isNil("progressTintColor", progress.progressTintColor),
            isNil("trackTintColor", progress.trackTintColor), isNil("progressImage", progress.progressImage), isNil("trackImage", progress.trackImage),
            isNil("observedProgress", progress.observedProgress),
            row("hidesWhenStopped", spinner.hidesWhenStopped, true), row("isAnimating", spinner.isAnimating, false), row("style", spinner.style, .medium),
            row("hidden", spinner.isHidden, true),
            row("datePickerMode", date.datePickerMode, .dateAndTime), row("minuteInterval", date.minuteInterval, 1), isNil("minimumDate", date.minimumDate),
            isNil("maximumDate", date.maximumDate),
            row("countDownDuration", date.countDownDuration, 0), row("preferredDatePickerStyle", date.preferredDatePickerStyle, .automatic),
            row("rounds", date.roundsToMinuteInterval, true),
            row("numberOfComponents", picker.numberOfComponents, 0), isNil("delegate", picker.delegate), isNil("dataSource", picker.dataSource),
        ])
    }

    @Test("bars and their items") func bars() {
        let bar = UINavigationBar(), item = UINavigationItem(title: "T"), button = UIBarButtonItem(), tabs = UITabBar(), tab = UITabBarItem(),
            tools = UIToolbar(), search = UISearchBar()
        check([
            row("isTranslucent", bar.isTranslucent, true), row("barStyle", bar.barStyle, .default), isNil("barTintColor", bar.barTintColor),
            row("prefersLargeTitles", bar.prefersLargeTitles, false),
            isNil("topItem", bar.topItem), isNil("backItem", bar.backItem), isNil("titleTextAttributes", bar.titleTextAttributes),
            isNil("largeTitleTextAttributes", bar.largeTitleTextAttributes),
            isNil("shadowImage", bar.shadowImage), isNil("backIndicatorImage", bar.backIndicatorImage), isNil("compactAppearance", bar.compactAppearance),
            isNil("scrollEdgeAppearance", bar.scrollEdgeAppearance), isNil("compactScrollEdgeAppearance", bar.compactScrollEdgeAppearance),
            isNil("delegate", bar.delegate),
            row("title", item.title, "T"), isNil("titleView", item.titleView), isNil("prompt", item.prompt),
            row("hidesBackButton", item.hidesBackButton, false),
            isNil("backBarButtonItem", item.backBarButtonItem), isNil("backButtonTitle", item.backButtonTitle),
            row("backButtonDisplayMode", item.backButtonDisplayMode, .default),
            row("leftItemsSupplementBackButton", item.leftItemsSupplementBackButton, false), isNil("leftBarButtonItem", item.leftBarButtonItem),
            isNil("rightBarButtonItem", item.rightBarButtonItem),
            isNil("rightBarButtonItems", item.rightBarButtonItems), row("largeTitleDisplayMode", item.largeTitleDisplayMode, .automatic),
            isNil("searchController", item.searchController),
            row("hidesSearchBarWhenScrolling", item.hidesSearchBarWhenScrolling, true), isNil("standardAppearance", item.standardAppearance),
            row("style", button.style, .plain), row("isEnabled", button.isEnabled, true), isNil("title", button.title), isNil("image", button.image),
            row("width", button.width, 0),
            isNil("customView", button.customView), isNil("target", button.target), isNil("action", button.action), isNil("tintColor", button.tintColor),
            isNil("menu", button.menu),
            isNil("possibleTitles", button.possibleTitles), row("tag", button.tag, 0), row("imageInsets", button.imageInsets, .zero),
            row("isSelected", button.isSelected, false),
            isNil("items", tabs.items), isNil("selectedItem", tabs.selectedItem), row("isTranslucent", tabs.isTranslucent, true),
            row("itemPositioning", tabs.itemPositioning, .automatic),
            isNil("unselectedItemTintColor", tabs.unselectedItemTintColor), isNil("barTintColor", tabs.barTintColor),
            isNil("backgroundImage", tabs.backgroundImage), row("barStyle", tabs.barStyle, .default),
            isNil("scrollEdgeAppearance", tabs.scrollEdgeAppearance), isNil("badgeValue", tab.badgeValue), isNil("badgeColor", tab.badgeColor),
            isNil("selectedImage", tab.selectedImage),
            row("titlePositionAdjustment", tab.titlePositionAdjustment, .zero), isNil("toolbar's items", tools.items),
            row("toolbar's isTranslucent", tools.isTranslucent, true),
            isNil("placeholder", search.placeholder), isNil("prompt", search.prompt), row("text", search.text, ""),
            row("showsCancelButton", search.showsCancelButton, false),
            row("showsBookmarkButton", search.showsBookmarkButton, false), row("showsSearchResultsButton", search.showsSearchResultsButton, false),
            row("showsScopeBar", search.showsScopeBar, false), isNil("scopeButtonTitles", search.scopeButtonTitles),
            row("selectedScopeButtonIndex", search.selectedScopeButtonIndex, 0),
            row("searchBarStyle", search.searchBarStyle, .default), row("isTranslucent", search.isTranslucent, true),
            row("returnKeyType", search.returnKeyType, .search),
            row("enablesReturnKeyAutomatically", search.enablesReturnKeyAutomatically, true), isNil("barTintColor", search.barTintColor),
            isNil("backgroundImage", search.backgroundImage),
        ])
    }

    @Test("view controllers") func controllers() {
        let controller = UIViewController(), navigation = UINavigationController(), tabs = UITabBarController(),
            alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert),
            search = UISearchController(searchResultsController: nil), list = UITableViewController()
        check([
            isNil("title", controller.title), row("isViewLoaded", controller.isViewLoaded, false), isNil("viewIfLoaded", controller.viewIfLoaded),
            isNil("nibName", controller.nibName),
            row("modalPresentationStyle", controller.modalPresentationStyle, .pageSheet),
            row("modalTransitionStyle", controller.modalTransitionStyle, .coverVertical),
            row("isModalInPresentation", controller.isModalInPresentation, false),
            row("definesPresentationContext", controller.definesPresentationContext, false),
            row("provides", controller.providesPresentationContextTransitionStyle, false),
            row("captures", controller.modalPresentationCapturesStatusBarAppearance, false),
            row("edgesForExtendedLayout", controller.edgesForExtendedLayout, .all), row("opaqueBars", controller.extendedLayoutIncludesOpaqueBars, false),
            row("preferredContentSize", controller.preferredContentSize, .zero), row("preferredStatusBarStyle", controller.preferredStatusBarStyle, .default),
            row("prefersStatusBarHidden", controller.prefersStatusBarHidden, false), row("updateAnimation", controller.preferredStatusBarUpdateAnimation, .fade),
            row("shouldAutorotate", controller.shouldAutorotate, true), row("supported", controller.supportedInterfaceOrientations, .allButUpsideDown),
            row("hidesBottomBarWhenPushed", controller.hidesBottomBarWhenPushed, false), row("isEditing", controller.isEditing, false),
            row("children", controller.children, []),
            isNil("parent", controller.parent), isNil("presentedViewController", controller.presentedViewController),
            isNil("navigationController", controller.navigationController),
            isNil("tabBarController", controller.tabBarController), isNil("storyboard", controller.storyboard),
            row("additionalSafeAreaInsets", controller.additionalSafeAreaInsets, .zero),
            row("respects", controller.viewRespectsSystemMinimumLayoutMargins, true), isNil("toolbarItems", controller.toolbarItems),
            isNil("transitioningDelegate", controller.transitioningDelegate),
            row("prefersHomeIndicatorAutoHidden", controller.prefersHomeIndicatorAutoHidden, false),
            isNil("restorationIdentifier", controller.restorationIdentifier),
            row("overrideUserInterfaceStyle", controller.overrideUserInterfaceStyle, .unspecified), row("isBeingPresented", controller.isBeingPresented, false),
            row("viewControllers", navigation.viewControllers, []), row("isNavigationBarHidden", navigation.isNavigationBarHidden, false),
            row("isToolbarHidden", navigation.isToolbarHidden, true),
            row("hidesBarsOnSwipe", navigation.hidesBarsOnSwipe, false), row("hidesBarsOnTap", navigation.hidesBarsOnTap, false),
            isNil("topViewController", navigation.topViewController),
            row("whenKeyboardAppears", navigation.hidesBarsWhenKeyboardAppears, false), row("compact", navigation.hidesBarsWhenVerticallyCompact, false),
            isNil("viewControllers", tabs.viewControllers), row("selectedIndex", tabs.selectedIndex, NSNotFound),
            isNil("selectedViewController", tabs.selectedViewController),
            row("actions", alert.actions.count, 0), isNil("textFields", alert.textFields), isNil("message", alert.message),
            isNil("preferredAction", alert.preferredAction),
            row("preferredStyle", alert.preferredStyle, .alert), row("isActive", search.isActive, false),
            row("hidesNavigationBar", search.hidesNavigationBarDuringPresentation, true),
            row("clearsSelectionOnViewWillAppear", list.clearsSelectionOnViewWillAppear, true), isNil("refreshControl", list.refreshControl),
        ])
    }

    @Test("windows and gestures") func windows() {
        let window = UIWindow(), tap = UITapGestureRecognizer(), pan = UIPanGestureRecognizer(), press = UILongPressGestureRecognizer(),
            swipe = UISwipeGestureRecognizer(),
            pinch = UIPinchGestureRecognizer(), rotation = UIRotationGestureRecognizer()
        check([
            row("isHidden", window.isHidden, true), row("windowLevel", window.windowLevel, .normal), isNil("rootViewController", window.rootViewController),
            row("isKeyWindow", window.isKeyWindow, false),
            row("state", tap.state, .possible), row("isEnabled", tap.isEnabled, true), row("cancelsTouchesInView", tap.cancelsTouchesInView, true),
            row("delaysTouchesBegan", tap.delaysTouchesBegan, false), row("delaysTouchesEnded", tap.delaysTouchesEnded, true), isNil("view", tap.view),
            isNil("delegate", tap.delegate),
            row("numberOfTapsRequired", tap.numberOfTapsRequired, 1), row("numberOfTouchesRequired", tap.numberOfTouchesRequired, 1),
            row("numberOfTouches", tap.numberOfTouches, 0),
            row("minimumNumberOfTouches", pan.minimumNumberOfTouches, 1), row("maximumNumberOfTouches", pan.maximumNumberOfTouches, Int(UInt32.max)),
            row("minimumPressDuration", press.minimumPressDuration, 0.5), row("allowableMovement", press.allowableMovement, 10),
            row("numberOfTapsRequired", press.numberOfTapsRequired, 0),
            row("numberOfTouchesRequired", press.numberOfTouchesRequired, 1), row("direction", swipe.direction, .right),
            row("numberOfTouchesRequired", swipe.numberOfTouchesRequired, 1),
            row("scale", pinch.scale, 1), row("rotation", rotation.rotation, 0), isNil("name", tap.name),
            row("requiresExclusiveTouchType", tap.requiresExclusiveTouchType, true),
        ])
    }

    @Test("layers, shapes, gradients and paths") func layers() {
        let layer = CALayer(), shape = CAShapeLayer(), gradient = CAGradientLayer(), text = CATextLayer(), path = UIBezierPath(),
            animation = CABasicAnimation(keyPath: "opacity")
        check([
            row("opacity", layer.opacity, 1), row("isHidden", layer.isHidden, false), row("cornerRadius", layer.cornerRadius, 0),
            row("borderWidth", layer.borderWidth, 0),
            row("masksToBounds", layer.masksToBounds, false), row("shadowOpacity", layer.shadowOpacity, 0), row("shadowRadius", layer.shadowRadius, 3),
            row("shadowOffset", layer.shadowOffset, CGSize(width: 0, height: -3)), row("anchorPoint", layer.anchorPoint, CGPoint(x: 0.5, y: 0.5)),
            row("zPosition", layer.zPosition, 0),
            row("contentsGravity", layer.contentsGravity, .resize), row("contentsScale", layer.contentsScale, 1),
            isNil("backgroundColor", layer.backgroundColor), isNil("contents", layer.contents),
            isNil("sublayers", layer.sublayers), isNil("name", layer.name), isNil("mask", layer.mask), row("isOpaque", layer.isOpaque, false),
            row("speed", layer.speed, 1),
            row("isDoubleSided", layer.isDoubleSided, true), row("shouldRasterize", layer.shouldRasterize, false),
            row("rasterizationScale", layer.rasterizationScale, 1),
            row("contentsRect", layer.contentsRect, CGRect(x: 0, y: 0, width: 1, height: 1)), row("cornerCurve", layer.cornerCurve, .circular),
            isNil("shadowPath", layer.shadowPath),
            row("borderColor", layer.borderColor.map { UIColor(cgColor: $0).cgColor.alpha }, 1),
            row("fillColor", shape.fillColor?.alpha, 1), isNil("strokeColor", shape.strokeColor), row("lineWidth", shape.lineWidth, 1),
            row("lineCap", shape.lineCap, .butt),
            row("lineJoin", shape.lineJoin, .miter), row("miterLimit", shape.miterLimit, 10), row("strokeStart", shape.strokeStart, 0),
            row("strokeEnd", shape.strokeEnd, 1),
            row("fillRule", shape.fillRule, .nonZero), isNil("path", shape.path), isNil("lineDashPattern", shape.lineDashPattern),
            row("lineDashPhase", shape.lineDashPhase, 0),
            isNil("colors", gradient.colors), isNil("locations", gradient.locations), row("startPoint", gradient.startPoint, CGPoint(x: 0.5, y: 0)),
            row("endPoint", gradient.endPoint, CGPoint(x: 0.5, y: 1)), row("type", gradient.type, .axial), isNil("string", text.string),
            row("fontSize", text.fontSize, 36),
            row("alignmentMode", text.alignmentMode, .natural), row("truncationMode", text.truncationMode, .none), row("isWrapped", text.isWrapped, false),
            row("lineWidth", path.lineWidth, 1), row("lineCapStyle", path.lineCapStyle, .butt), row("lineJoinStyle", path.lineJoinStyle, .miter),
            row("miterLimit", path.miterLimit, 10),
            row("flatness", path.flatness, 0.6), row("usesEvenOddFillRule", path.usesEvenOddFillRule, false), row("isEmpty", path.isEmpty, true),
            row("isRemovedOnCompletion", animation.isRemovedOnCompletion, true), row("fillMode", animation.fillMode, .removed),
            row("duration", animation.duration, 0),
            row("repeatCount", animation.repeatCount, 0), row("autoreverses", animation.autoreverses, false), isNil("fromValue", animation.fromValue),
            isNil("timingFunction", animation.timingFunction),
        ])
    }
}
