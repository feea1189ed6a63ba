import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite(.serialized) struct LateAdditionsTests {
    @Test("glass is shown as a material with its tint") func glass() {
        let effect = UIGlassEffect(style: .regular)
        effect.tintColor = .red
        let view = UIVisualEffectView(effect: effect)
        #expect(view.subviews.contains { $0.backgroundColor == UIColor.red.withAlphaComponent(0.5) })
        #expect((effect.copy() as? UIGlassEffect)?.tintColor == .red)
    }

    @Test("a preferred modal transition is the controller's style") func transition() {
        let controller = UIViewController()
        controller.preferredTransition = .crossDissolve
        #expect(controller.modalTransitionStyle == .crossDissolve)
        controller.preferredTransition = .zoom { _ in nil }
        #expect(controller.modalTransitionStyle == .crossDissolve && controller.preferredTransition != nil)
    }

    @Test("a paste control hands the pasteboard to its target") func paste() throws {
        final class Taker: UIResponder {
            var pasted = 0
            override func paste(itemProviders: [NSItemProvider]) { pasted += itemProviders.count }
        }
        UIPasteboard.general.string = "kiwi"
        let control = UIPasteControl(configuration: .init()), taker = Taker()
        control.target = taker
        try #require(control.subviews.first as? UIButton).sendActions(for: .touchUpInside)
        #expect(taker.pasted == 1)
    }

    @Test("a pasteboard answers by sets of its items") func pasteboard() {
        let board = UIPasteboard.withUniqueName()
        board.items = [["public.text": "a"], ["public.url": "b"], ["public.text": "c", "public.url": "d"]]
        #expect(board.itemSet(withPasteboardTypes: ["public.url"]) == IndexSet([1, 2]))
        #expect(board.types(forItemSet: IndexSet([0, 2])) == [["public.text"], ["public.text", "public.url"]])
        #expect(board.values(forPasteboardType: "public.text", inItemSet: nil) as? [String] == ["a", "c"])
        #expect(!board.contains(pasteboardTypes: ["public.url"], inItemSet: IndexSet(integer: 0)))
    }

    @Test("print settings survive their dictionary, and the smallest paper that holds a page is chosen") func printing() {
        let info = UIPrintInfo()
        (info.jobName, info.duplex, info.orientation) = ("Menu", .longEdge, .landscape)
        let copy = UIPrintInfo(dictionary: info.dictionaryRepresentation)
        #expect(copy.jobName == "Menu" && copy.duplex == .longEdge && copy.orientation == .landscape)
        let papers = [UIPrintPaper(size: CGSize(width: 842, height: 1191)), UIPrintPaper(size: CGSize(width: 595, height: 842))]
        #expect(UIPrintPaper.bestPaper(forPageSize: CGSize(width: 500, height: 800), withPapersFrom: papers) === papers[1])
        #expect(UIPrintPaper.bestPaper(forPageSize: CGSize(width: 600, height: 800), withPapersFrom: papers) === papers[0])
    }

    @Test("a custom keyboard's view has the keyboard's colour, a plain one none") func inputView() {
        #expect(UIInputView(frame: .zero, inputViewStyle: .keyboard).backgroundColor != nil)
        #expect(UIInputView(frame: .zero, inputViewStyle: .default).backgroundColor == nil)
    }

    @Test("a symbol configuration gives up one thing and keeps the others") func symbolConfiguration() {
        let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
        #expect(configuration.withoutWeight().isEqual(to: UIImage.SymbolConfiguration(pointSize: 20, weight: .unspecified, scale: .large)))
        #expect(configuration.withoutPointSizeAndWeight().isEqual(to: UIImage.SymbolConfiguration(scale: .large)))
    }

    @Test("attributed words of accessibility are kept as text; a drag starts in the middle of its view") func accessibility() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.accessibilityAttributedUserInputLabels = [NSAttributedString(string: "Fruit")]
        #expect(view.accessibilityUserInputLabels == ["Fruit"])
        let descriptor = UIAccessibilityLocationDescriptor(name: "Fruit", view: view)
        view.accessibilityDragSourceDescriptors = [descriptor]
        #expect(view.accessibilityDragSourceDescriptors == [descriptor] && descriptor.point == CGPoint(x: 20, y: 10))
        #expect(UIAccessibilityCustomAction(attributedName: NSAttributedString(string: "Eat")) { _ in true }.name == "Eat")
    }
}
