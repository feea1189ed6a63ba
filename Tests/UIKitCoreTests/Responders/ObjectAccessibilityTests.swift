import Foundation
import Testing
import UIKit

@Suite("Accessibility of objects")
@MainActor
struct ObjectAccessibilityTests {
    private final class Note: UIView {
        override var accessibilityLabel: String? {
            get { "own" }
            set {}
        }
        override var accessibilityElements: [Any]? {
            get { [self] }
            set {}
        }
        override func accessibilityActivate() -> Bool { true }
    }
    private final class Item: UIBarButtonItem {
        override var accessibilityLabel: String? {
            get { "item" }
            set {}
        }
    }

    @Test("code that knows a view only as an object reads what its class overrides")
    func overridesGoFirst() {
        let object: NSObject = Note()
        #expect(object.accessibilityLabel == "own")
        #expect(object.accessibilityAttributedLabel?.string == "own")
        #expect((object.accessibilityElements?.first as AnyObject?) === object)
        #expect(object.accessibilityElementCount() == 1)
        #expect(object.accessibilityActivate())
        #expect((Item() as NSObject).accessibilityLabel == "item")
    }

    @Test("a property that is set through the superclass is the view's")
    func settersReachTheView() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        let object: NSObject = view
        object.accessibilityLabel = "label"
        object.accessibilityFrame = CGRect(x: 1, y: 2, width: 4, height: 8)
        object.accessibilityLanguage = "de"
        object.accessibilityViewIsModal = true
        #expect(view.accessibilityLabel == "label")
        #expect(view.accessibilityFrame == CGRect(x: 1, y: 2, width: 4, height: 8))
        #expect(view.accessibilityActivationPoint == CGPoint(x: 3, y: 6))
        #expect(view.accessibilityLanguage == "de")
        #expect(view.accessibilityViewIsModal)
    }

    @Test("every object has the members of the informal protocols, with their documented defaults")
    func plainObjects() {
        let object = NSObject()
        #expect(!object.isAccessibilityElement && object.accessibilityLabel == nil && object.accessibilityPath == nil)
        #expect(object.accessibilityTraits == [] && object.accessibilityFrame == .zero && object.accessibilityContainerType == .none)
        #expect(object.accessibilityRespondsToUserInteraction && object.accessibilityNavigationStyle == .automatic)
        #expect(object.accessibilityElementCount() == 0 && object.accessibilityElement(at: 0) == nil)
        #expect(object.index(ofAccessibilityElement: object) == NSNotFound)
        #expect(!object.accessibilityActivate() && !object.accessibilityPerformEscape() && !object.accessibilityScroll(.up))
        object.accessibilityElements = [object]
        object.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete") { _ in true }]
        object.accessibilityUserInputLabels = ["one", "two"]
        #expect(object.accessibilityElementCount() == 1 && object.index(ofAccessibilityElement: object) == 0)
        #expect(object.accessibilityCustomActions?.first?.name == "Delete")
        #expect(object.accessibilityAttributedUserInputLabels.map(\.string) == ["one", "two"])
    }

    @Test("an attributed text keeps its attributes until a plain one replaces it")
    func attributedTexts() {
        let view = UIView()
        view.accessibilityAttributedLabel = NSAttributedString(string: "Hallo", attributes: [.accessibilitySpeechLanguage: "de"])
        #expect(view.accessibilityLabel == "Hallo")
        #expect(view.accessibilityAttributedLabel?.attribute(.accessibilitySpeechLanguage, at: 0, effectiveRange: nil) as? String == "de")
        view.accessibilityLabel = "Hello"
        #expect(view.accessibilityAttributedLabel == NSAttributedString(string: "Hello"))
    }

    @Test("a block takes precedence over the value, until it is removed")
    func blocks() {
        let view = UIView()
        view.accessibilityLabel = "value"
        view.accessibilityLabelBlock = { "block" }
        view.isAccessibilityElementBlock = { true }
        view.accessibilityTraitsBlock = { .link }
        view.accessibilityFrameBlock = { CGRect(x: 0, y: 0, width: 2, height: 2) }
        view.accessibilityUserInputLabelsBlock = { ["spoken"] }
        view.accessibilityIdentifierBlock = { "id" }
        view.accessibilityActivateBlock = { true }
        #expect(view.accessibilityLabel == "block" && view.isAccessibilityElement && view.accessibilityTraits == .link)
        #expect(view.accessibilityActivationPoint == CGPoint(x: 1, y: 1))
        #expect(view.accessibilityUserInputLabels == ["spoken"] && view.accessibilityIdentifier == "id" && view.accessibilityActivate())
        view.accessibilityContainerType = .landmark
        view.accessibilityContainerTypeBlock = { .list }
        #expect(view.accessibilityContainerType == .landmark)
        view.accessibilityLabelBlock = nil
        #expect(view.accessibilityLabel == "value")
    }

    @Test("images, actions of alerts and elements of menus have identifiers")
    func identifiers() {
        let owners: [any UIAccessibilityIdentification] = [
            UIImage(), UIAlertAction(title: "A", style: .default), UIAction(title: "B") { _ in },
        ]
        for owner in owners {
            #expect(owner.accessibilityIdentifier == nil)
            owner.accessibilityIdentifier = "id"
            #expect(owner.accessibilityIdentifier == "id")
        }
        #expect(UIImage().accessibilityTraits == .image)
    }
}
