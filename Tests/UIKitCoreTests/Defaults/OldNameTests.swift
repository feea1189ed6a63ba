import Testing
import UIKit

@MainActor @Suite struct OldNameTests {
    @Test("the constants of Swift 3 refer to their replacements") func constants() {
        #expect(UIFont.systemFont(ofSize: 20, weight: UIFontWeightHeavy) == UIFont.systemFont(ofSize: 20, weight: .heavy))
        let text = NSAttributedString(string: "a", attributes: [NSFontAttributeName: UIFont.systemFont(ofSize: 30)])
        #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 30)
        let mode: RunLoopMode = .commonModes
        #expect(mode == RunLoop.Mode.common && RunLoopMode.defaultRunLoopMode == RunLoop.Mode.default)
        let spacing = [UIPageViewControllerOptionInterPageSpacingKey: CGFloat(8)]
        #expect(
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: spacing).transitionStyle == .scroll)
        #expect(UISegmentedControlNoSegment == UISegmentedControl.noSegment && UIAccessibilityTraitLink == UIAccessibilityTraits.link)
        #expect(
            NSLigatureAttributeName == NSAttributedString.Key.ligature
                && UIFontDescriptorFamilyAttribute == UIFontDescriptor.AttributeName.family)
        let operation: UIDocumentSaveOperation = .forCreating
        #expect(operation == UIDocument.SaveOperation.forCreating)
    }

    @Test("a controller's members have their names of Swift 4, too")
    func controllers() {
        class Parent: UIViewController {
            override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }
            override var childForScreenEdgesDeferringSystemGestures: UIViewController? { children.first }
        }
        let parent = Parent(), child = UIViewController(), traits = UITraitCollection(horizontalSizeClass: .compact)
        parent.addChildViewController(child)
        parent.setOverrideTraitCollection(traits, forChildViewController: child)
        #expect(parent.overrideTraitCollection(forChildViewController: child)?.horizontalSizeClass == .compact)
        #expect(parent.childViewControllers == [child] && child.isMovingToParentViewController == child.isMovingToParent)
        #expect(!child.isMovingFromParentViewController)
        #expect(parent.childViewControllerForHomeIndicatorAutoHidden() === child)
        #expect(parent.childViewControllerForScreenEdgesDeferringSystemGestures() === child)
    }

    @Test("types and constants of Swift 4 refer to their replacements")
    func typesAndConstants() {
        let device: UIImagePickerControllerCameraDevice = .front, behavior: UIScrollViewContentInsetAdjustmentBehavior = .never
        #expect(device == UIImagePickerController.CameraDevice.front && behavior == UIScrollView.ContentInsetAdjustmentBehavior.never)
        #expect(kCAGravityTopLeft == .topLeft && kCAFilterNearest == .nearest && kCAAlignmentJustified == .justified)
        #expect(kCAEmitterLayerOldestLast == .oldestLast && kCAScrollBoth == .both && kCAValueFunctionRotateZ == .rotateZ)
        #expect(NSHTMLTextDocumentType == .html && UIFontWeightTrait == UIFontDescriptor.TraitKey.weight)
        #expect(UIApplicationBackgroundFetchIntervalNever == UIApplication.backgroundFetchIntervalNever)
    }

    @Test("traits combine as the numbers that they were in Swift 4")
    func traitOperators() {
        var traits = UIAccessibilityTraitButton | UIAccessibilityTraitSelected
        #expect(traits == [.button, .selected])
        traits |= UIAccessibilityTraitLink
        traits &= ~UIAccessibilityTraitSelected
        #expect(traits == [.button, .link] && traits & UIAccessibilityTraitLink == .link)
    }
}
