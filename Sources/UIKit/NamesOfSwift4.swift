import QuartzCore
import UIKitStoryboards

// The names of Swift 3 and 4.0, which Apple's SDK still provides in those language modes.

public typealias UIViewAnimationOptions = UIView.AnimationOptions
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
public typealias UIViewAnimationCurve = UIView.AnimationCurve
public typealias UIViewContentMode = UIView.ContentMode
public typealias UIViewAutoresizing = UIView.AutoresizingMask
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
public typealias UITableViewStyle = UITableView.Style
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
public typealias UITableViewRowAnimation = UITableView.RowAnimation
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
public typealias UIAlertControllerStyle = UIAlertController.Style
public typealias UIAlertActionStyle = UIAlertAction.Style
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
public typealias UIButtonType = UIButton.ButtonType
public typealias UIControlEvents = UIControl.Event
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
public typealias UITextFieldViewMode = UITextField.ViewMode
public typealias UITextBorderStyle = UITextField.BorderStyle
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
public typealias UIActivityType = UIActivity.ActivityType
public typealias UIImageOrientation = UIImage.Orientation
public typealias UIImageRenderingMode = UIImage.RenderingMode
public typealias UIImageResizingMode = UIImage.ResizingMode
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
public typealias UINavigationControllerOperation = UINavigationController.Operation
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController.NavigationOrientation
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation
public typealias UIBlurEffectStyle = UIBlurEffect.Style
public typealias UIStackViewDistribution = UIStackView.Distribution
public typealias UIStackViewAlignment = UIStackView.Alignment
public typealias UIDeviceBatteryState = UIDevice.BatteryState
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
public typealias UIDatePickerMode = UIDatePicker.Mode
public typealias UISearchBarStyle = UISearchBar.Style
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
public typealias UITabBarSystemItem = UITabBarItem.SystemItem
public typealias UITouchPhase = UITouch.Phase
public typealias UIEventType = UIEvent.EventType
public typealias UIEventSubtype = UIEvent.EventSubtype
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
public typealias UIFontTextStyle = UIFont.TextStyle
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
public typealias UITableViewCellStateMask = UITableViewCell.StateMask
public typealias UIFontWeight = UIFont.Weight
public typealias UIViewAnimationTransition = UIView.AnimationTransition
public typealias UICollectionElementCategory = UICollectionView.ElementCategory
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason
public typealias UISegmentedControlSegment = UISegmentedControl.Segment
public typealias UISearchBarIcon = UISearchBar.Icon
public typealias UITouchType = UITouch.TouchType
public typealias UIPressType = UIPress.PressType
public typealias UIPreviewActionStyle = UIPreviewAction.Style
public typealias UIActivityCategory = UIActivity.Category
public typealias UIPasteboardName = UIPasteboard.Name
public typealias UIPasteboardOption = UIPasteboard.OptionsKey
public typealias UIPrintInfoOutputType = UIPrintInfo.OutputType
public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType
public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode
public typealias UIPushBehaviorMode = UIPushBehavior.Mode
public typealias UITableViewDropIntent = UITableViewDropProposal.Intent
public typealias UIMenuControllerArrowDirection = UIMenuController.ArrowDirection
public typealias UIApplicationExtensionPointIdentifier = UIApplication.ExtensionPointIdentifier
public typealias UIApplicationShortcutIconType = UIApplicationShortcutIcon.IconType
public typealias UIFontDescriptorFeatureKey = UIFontDescriptor.FeatureKey
public typealias UIFontDescriptorTraitKey = UIFontDescriptor.TraitKey
public typealias UIImagePickerControllerCameraCaptureMode = UIImagePickerController.CameraCaptureMode
public typealias UIImagePickerControllerCameraDevice = UIImagePickerController.CameraDevice
public typealias UIImagePickerControllerCameraFlashMode = UIImagePickerController.CameraFlashMode
public typealias UIImagePickerControllerQualityType = UIImagePickerController.QualityType
public typealias UIInputViewStyle = UIInputView.Style
public typealias UIInterpolatingMotionEffectType = UIInterpolatingMotionEffect.EffectType
public typealias UIPressPhase = UIPress.Phase
public typealias UIPrinterCutterBehavior = UIPrinter.CutterBehavior
public typealias UIPrinterJobTypes = UIPrinter.JobTypes
public typealias UIPrintInfoDuplex = UIPrintInfo.Duplex
public typealias UIPrintInfoOrientation = UIPrintInfo.Orientation
public typealias UIScreenOverscanCompensation = UIScreen.OverscanCompensation
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior
public typealias UIScrollViewIndexDisplayMode = UIScrollView.IndexDisplayMode
public typealias UISplitViewControllerPrimaryEdge = UISplitViewController.PrimaryEdge
public typealias UISystemAnimation = UIView.SystemAnimation
public typealias UITouchProperties = UITouch.Properties
public typealias UIAccessibilityCustomRotorDirection = UIAccessibilityCustomRotor.Direction
public typealias UIAccessibilityCustomSystemRotorType = UIAccessibilityCustomRotor.SystemRotorType

@preconcurrency @MainActor public let UITableViewAutomaticDimension = UITableView.automaticDimension
@preconcurrency @MainActor public let UITableViewIndexSearch = UITableView.indexSearch
@preconcurrency @MainActor public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
@preconcurrency @MainActor public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter
@preconcurrency @MainActor public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric
@preconcurrency @MainActor public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize
@preconcurrency @MainActor public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize
@preconcurrency @MainActor public let UISegmentedControlNoSegment = UISegmentedControl.noSegment
@preconcurrency @MainActor public let UICollectionViewFlowLayoutAutomaticSize = UICollectionViewFlowLayout.automaticSize
@preconcurrency @MainActor public let UIPageViewControllerOptionInterPageSpacingKey = UIPageViewController.OptionsKey.interPageSpacing
@preconcurrency @MainActor public let UIPageViewControllerOptionSpineLocationKey = UIPageViewController.OptionsKey.spineLocation
@preconcurrency @MainActor public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal.rawValue
@preconcurrency @MainActor public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast.rawValue
public let UIApplicationBackgroundFetchIntervalMinimum = UIApplication.backgroundFetchIntervalMinimum
public let UIApplicationBackgroundFetchIntervalNever = UIApplication.backgroundFetchIntervalNever
public let UIPasteboardTypeListString = UIPasteboard.typeListString, UIPasteboardTypeListURL = UIPasteboard.typeListURL
public let UIPasteboardTypeListImage = UIPasteboard.typeListImage, UIPasteboardTypeListColor = UIPasteboard.typeListColor
public let UINavigationControllerHideShowBarDuration = UINavigationController.hideShowBarDuration
public let UISplitViewControllerAutomaticDimension = UISplitViewController.automaticDimension
public let UIKeyInputUpArrow = UIKeyCommand.inputUpArrow, UIKeyInputDownArrow = UIKeyCommand.inputDownArrow
public let UIKeyInputLeftArrow = UIKeyCommand.inputLeftArrow, UIKeyInputRightArrow = UIKeyCommand.inputRightArrow
public let UIKeyInputEscape = UIKeyCommand.inputEscape
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset { UIOffset(horizontal: horizontal, vertical: vertical) }
// The keys for the dictionary were strings.
public let UIImagePickerControllerCropRect = UIImagePickerController.InfoKey.cropRect.rawValue
public let UIImagePickerControllerReferenceURL = UIImagePickerController.InfoKey.referenceURL.rawValue
public let UIImagePickerControllerOriginalImage = UIImagePickerController.InfoKey.originalImage.rawValue
public let UIImagePickerControllerEditedImage = UIImagePickerController.InfoKey.editedImage.rawValue
public let UIImagePickerControllerMediaType = UIImagePickerController.InfoKey.mediaType.rawValue
public let UIImagePickerControllerMediaURL = UIImagePickerController.InfoKey.mediaURL.rawValue
public let UIAccessibilityTraitNone = UIAccessibilityTraits.none
public let UIAccessibilityTraitButton = UIAccessibilityTraits.button
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header
public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image
public let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText
public let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link
public let UIAccessibilityTraitSearchField = UIAccessibilityTraits.searchField
public let UIAccessibilityTraitPlaysSound = UIAccessibilityTraits.playsSound
public let UIAccessibilityTraitKeyboardKey = UIAccessibilityTraits.keyboardKey
public let UIAccessibilityTraitSummaryElement = UIAccessibilityTraits.summaryElement
public let UIAccessibilityTraitUpdatesFrequently = UIAccessibilityTraits.updatesFrequently
public let UIAccessibilityTraitStartsMediaSession = UIAccessibilityTraits.startsMediaSession
public let UIAccessibilityTraitAllowsDirectInteraction = UIAccessibilityTraits.allowsDirectInteraction
public let UIAccessibilityTraitCausesPageTurn = UIAccessibilityTraits.causesPageTurn

@preconcurrency @MainActor public func UIAccessibilityConvertFrameToScreenCoordinates(_ rect: CGRect, _ view: UIView) -> CGRect {
    UIAccessibility.convertToScreenCoordinates(rect, in: view)
}
@preconcurrency @MainActor public func UIAccessibilityConvertPathToScreenCoordinates(_ path: UIBezierPath, _ view: UIView) -> UIBezierPath {
    UIAccessibility.convertToScreenCoordinates(path, in: view)
}
public func UIEdgeInsetsEqualToEdgeInsets(_ one: UIEdgeInsets, _ other: UIEdgeInsets) -> Bool { one == other }

extension NSNotification.Name {
    public static let UITableViewSelectionDidChange = UITableView.selectionDidChangeNotification
    public static let UIViewControllerShowDetailTargetDidChange = UIViewController.showDetailTargetDidChangeNotification
    public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
    public static let UITextFieldTextDidBeginEditing = UITextField.textDidBeginEditingNotification
    public static let UITextFieldTextDidEndEditing = UITextField.textDidEndEditingNotification
    public static let UITextViewTextDidChange = UITextView.textDidChangeNotification
    public static let UITextViewTextDidBeginEditing = UITextView.textDidBeginEditingNotification
    public static let UITextViewTextDidEndEditing = UITextView.textDidEndEditingNotification
}

extension UIView {
    public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
    public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
    public var childViewControllers: [UIViewController] { children }
    public func addChildViewController(_ childController: UIViewController) { addChild(childController) }
    public func removeFromParentViewController() { removeFromParent() }
    public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
    public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
    public var childViewControllerForStatusBarStyle: UIViewController? { childForStatusBarStyle }
    public var childViewControllerForStatusBarHidden: UIViewController? { childForStatusBarHidden }
    public var isMovingToParentViewController: Bool { isMovingToParent }
    public var isMovingFromParentViewController: Bool { isMovingFromParent }
    public func childViewControllerForHomeIndicatorAutoHidden() -> UIViewController? { childForHomeIndicatorAutoHidden }
    public func childViewControllerForScreenEdgesDeferringSystemGestures() -> UIViewController? {
        childForScreenEdgesDeferringSystemGestures
    }
    public func overrideTraitCollection(forChildViewController childViewController: UIViewController) -> UITraitCollection? {
        overrideTraitCollection(forChild: childViewController)
    }
    public func setOverrideTraitCollection(_ collection: UITraitCollection?, forChildViewController childViewController: UIViewController) {
        setOverrideTraitCollection(collection, forChild: childViewController)
    }
}

// Core Animation's names, which were strings; the typed names match the properties.
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
public let kCAFillModeBoth = CAMediaTimingFillMode.both
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
public let kCATransitionFade = CATransitionType.fade
public let kCATransitionPush = CATransitionType.push
public let kCATransitionMoveIn = CATransitionType.moveIn
public let kCATransitionReveal = CATransitionType.reveal
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
public let kCATransitionFromRight = CATransitionSubtype.fromRight
public let kCATransitionFromTop = CATransitionSubtype.fromTop
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom
public let kCAGravityCenter = CALayerContentsGravity.center
public let kCAGravityResize = CALayerContentsGravity.resize
public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill
public let kCAGravityTop = CALayerContentsGravity.top, kCAGravityBottom = CALayerContentsGravity.bottom
public let kCAGravityLeft = CALayerContentsGravity.left, kCAGravityRight = CALayerContentsGravity.right
public let kCAGravityTopLeft = CALayerContentsGravity.topLeft, kCAGravityTopRight = CALayerContentsGravity.topRight
public let kCAGravityBottomLeft = CALayerContentsGravity.bottomLeft, kCAGravityBottomRight = CALayerContentsGravity.bottomRight
public let kCAFilterNearest = CALayerContentsFilter.nearest, kCAFilterLinear = CALayerContentsFilter.linear
public let kCAFilterTrilinear = CALayerContentsFilter.trilinear
public let kCAContentsFormatRGBA8Uint = CALayerContentsFormat.RGBA8Uint, kCAContentsFormatRGBA16Float = CALayerContentsFormat.RGBA16Float
public let kCAContentsFormatGray8Uint = CALayerContentsFormat.gray8Uint
public let kCALineCapButt = CAShapeLayerLineCap.butt
public let kCALineCapRound = CAShapeLayerLineCap.round
public let kCALineCapSquare = CAShapeLayerLineCap.square
public let kCALineJoinMiter = CAShapeLayerLineJoin.miter
public let kCALineJoinRound = CAShapeLayerLineJoin.round
public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel
public let kCATruncationNone = CATextLayerTruncationMode.none
public let kCATruncationStart = CATextLayerTruncationMode.start
public let kCATruncationEnd = CATextLayerTruncationMode.end
public let kCATruncationMiddle = CATextLayerTruncationMode.middle
public let kCAGradientLayerAxial = CAGradientLayerType.axial
public let kCAAnimationRotateAutoReverse = CAAnimationRotationMode.rotateAutoReverse
public let kCAAnimationRotateAuto = CAAnimationRotationMode.rotateAuto
public let kCAEmitterLayerOutline = CAEmitterLayerEmitterMode.outline
public let kCAEmitterLayerPoints = CAEmitterLayerEmitterMode.points, kCAEmitterLayerSurface = CAEmitterLayerEmitterMode.surface
public let kCAEmitterLayerVolume = CAEmitterLayerEmitterMode.volume
public let kCAEmitterLayerUnordered = CAEmitterLayerRenderMode.unordered, kCAEmitterLayerOldestFirst = CAEmitterLayerRenderMode.oldestFirst
public let kCAEmitterLayerOldestLast = CAEmitterLayerRenderMode.oldestLast
public let kCAEmitterLayerBackToFront = CAEmitterLayerRenderMode.backToFront
public let kCAEmitterLayerAdditive = CAEmitterLayerRenderMode.additive
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
public let kCAAlignmentNatural = CATextLayerAlignmentMode.natural, kCAAlignmentJustified = CATextLayerAlignmentMode.justified
public let kCAAlignmentCenter = CATextLayerAlignmentMode.center
public let kCAAlignmentLeft = CATextLayerAlignmentMode.left
public let kCAAlignmentRight = CATextLayerAlignmentMode.right
public let kCAEmitterLayerRectangle = CAEmitterLayerEmitterShape.rectangle
public let kCAEmitterLayerLine = CAEmitterLayerEmitterShape.line
public let kCAEmitterLayerPoint = CAEmitterLayerEmitterShape.point
public let kCAEmitterLayerCuboid = CAEmitterLayerEmitterShape.cuboid, kCAEmitterLayerSphere = CAEmitterLayerEmitterShape.sphere
public let kCAEmitterLayerCircle = CAEmitterLayerEmitterShape.circle
public let kCAAnimationLinear = CAAnimationCalculationMode.linear
public let kCAAnimationPaced = CAAnimationCalculationMode.paced
public let kCAAnimationCubicPaced = CAAnimationCalculationMode.cubicPaced
public let kCAAnimationCubic = CAAnimationCalculationMode.cubic
public let kCAAnimationDiscrete = CAAnimationCalculationMode.discrete
public let kCAScrollNone = CAScrollLayerScrollMode.none, kCAScrollVertically = CAScrollLayerScrollMode.vertically
public let kCAScrollHorizontally = CAScrollLayerScrollMode.horizontally, kCAScrollBoth = CAScrollLayerScrollMode.both
public let kCAValueFunctionRotateX = CAValueFunctionName.rotateX, kCAValueFunctionRotateY = CAValueFunctionName.rotateY
public let kCAValueFunctionRotateZ = CAValueFunctionName.rotateZ
public let kCAValueFunctionScale = CAValueFunctionName.scale, kCAValueFunctionScaleX = CAValueFunctionName.scaleX
public let kCAValueFunctionScaleY = CAValueFunctionName.scaleY, kCAValueFunctionScaleZ = CAValueFunctionName.scaleZ
public let kCAValueFunctionTranslate = CAValueFunctionName.translate, kCAValueFunctionTranslateX = CAValueFunctionName.translateX
public let kCAValueFunctionTranslateY = CAValueFunctionName.translateY, kCAValueFunctionTranslateZ = CAValueFunctionName.translateZ

public let UIFontWeightUltraLight = UIFont.Weight.ultraLight, UIFontWeightThin = UIFont.Weight.thin, UIFontWeightLight = UIFont.Weight.light
public let UIFontWeightRegular = UIFont.Weight.regular, UIFontWeightMedium = UIFont.Weight.medium,
    UIFontWeightSemibold = UIFont.Weight.semibold
public let UIFontWeightBold = UIFont.Weight.bold, UIFontWeightHeavy = UIFont.Weight.heavy, UIFontWeightBlack = UIFont.Weight.black
public let NSFontAttributeName = NSAttributedString.Key.font
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
public let NSKernAttributeName = NSAttributedString.Key.kern
public let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle
public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle
public let NSStrokeColorAttributeName = NSAttributedString.Key.strokeColor
public let NSStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth
public let NSShadowAttributeName = NSAttributedString.Key.shadow
public let NSAttachmentAttributeName = NSAttributedString.Key.attachment
public let NSLinkAttributeName = NSAttributedString.Key.link
public let NSBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset
public let NSLigatureAttributeName = NSAttributedString.Key.ligature
public let NSUnderlineColorAttributeName = NSAttributedString.Key.underlineColor
public let NSStrikethroughColorAttributeName = NSAttributedString.Key.strikethroughColor
public let NSTextEffectAttributeName = NSAttributedString.Key.textEffect
public let NSObliquenessAttributeName = NSAttributedString.Key.obliqueness
public let NSExpansionAttributeName = NSAttributedString.Key.expansion
public let NSWritingDirectionAttributeName = NSAttributedString.Key.writingDirection
public let NSVerticalGlyphFormAttributeName = NSAttributedString.Key.verticalGlyphForm
public let NSDocumentTypeDocumentAttribute = NSAttributedString.DocumentReadingOptionKey.documentType
public let NSCharacterEncodingDocumentAttribute = NSAttributedString.DocumentReadingOptionKey.characterEncoding
public let NSDefaultAttributesDocumentAttribute = NSAttributedString.DocumentReadingOptionKey.defaultAttributes
public let NSPlainTextDocumentType = NSAttributedString.DocumentType.plain, NSHTMLTextDocumentType = NSAttributedString.DocumentType.html
public let NSRTFTextDocumentType = NSAttributedString.DocumentType.rtf, NSRTFDTextDocumentType = NSAttributedString.DocumentType.rtfd
public let UIFontDescriptorFamilyAttribute = UIFontDescriptor.AttributeName.family
public let UIFontDescriptorNameAttribute = UIFontDescriptor.AttributeName.name
public let UIFontDescriptorFaceAttribute = UIFontDescriptor.AttributeName.face
public let UIFontDescriptorSizeAttribute = UIFontDescriptor.AttributeName.size
public let UIFontDescriptorVisibleNameAttribute = UIFontDescriptor.AttributeName.visibleName
public let UIFontDescriptorMatrixAttribute = UIFontDescriptor.AttributeName.matrix
public let UIFontDescriptorCharacterSetAttribute = UIFontDescriptor.AttributeName.characterSet
public let UIFontDescriptorCascadeListAttribute = UIFontDescriptor.AttributeName.cascadeList
public let UIFontDescriptorTraitsAttribute = UIFontDescriptor.AttributeName.traits
public let UIFontDescriptorFixedAdvanceAttribute = UIFontDescriptor.AttributeName.fixedAdvance
public let UIFontDescriptorFeatureSettingsAttribute = UIFontDescriptor.AttributeName.featureSettings
public let UIFontDescriptorTextStyleAttribute = UIFontDescriptor.AttributeName.textStyle
public let UIFontSymbolicTrait = UIFontDescriptor.TraitKey.symbolic, UIFontWeightTrait = UIFontDescriptor.TraitKey.weight
public let UIFontWidthTrait = UIFontDescriptor.TraitKey.width, UIFontSlantTrait = UIFontDescriptor.TraitKey.slant

extension NSUnderlineStyle {
    public static let styleNone: NSUnderlineStyle = [], styleSingle = NSUnderlineStyle.single, styleThick = NSUnderlineStyle.thick
    public static let styleDouble = NSUnderlineStyle.double
}

// Traits were numbers until Swift 4.2.
extension UIAccessibilityTraits {
    /// Returns the traits of both.
    public static func | (left: Self, right: Self) -> Self { left.union(right) }
    /// Adds the traits.
    public static func |= (left: inout Self, right: Self) { left.formUnion(right) }
    /// Returns the traits in common.
    public static func & (left: Self, right: Self) -> Self { left.intersection(right) }
    /// Removes all traits but these.
    public static func &= (left: inout Self, right: Self) { left.formIntersection(right) }
    /// Returns all other traits.
    public static prefix func ~ (traits: Self) -> Self { Self(rawValue: ~traits.rawValue) }
}
