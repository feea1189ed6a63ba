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

    @Test("traits combine as the numbers that they were in Swift 4")
    func traitOperators() {
        var traits = UIAccessibilityTraitButton | UIAccessibilityTraitSelected
        #expect(traits == [.button, .selected])
        traits |= UIAccessibilityTraitLink
        traits &= ~UIAccessibilityTraitSelected
        #expect(traits == [.button, .link] && traits & UIAccessibilityTraitLink == .link)
    }
}
