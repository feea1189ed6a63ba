import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Dragging, dropping, and pasting text", .serialized) struct TextDraggingTests {
    private final class Listener: NSObject, UITextDragDelegate, UITextDropDelegate, UITextPasteDelegate {
        var log: [String] = []
        var action = UITextDropProposal.Action.insert
        var performer = UITextDropProposal.Performer.view
        func textDraggableView(_ view: any UIView & UITextDraggable, itemsForDrag request: any UITextDragRequest) -> [UIDragItem] {
            log.append("items \(view.text(in: request.dragRange) ?? "")")
            return request.suggestedItems
        }
        func textDraggableView(
            _ view: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation
        ) {
            log.append("end \(operation)")
        }
        func textDroppableView(_ view: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest) -> UITextDropProposal {
            let proposal = drop.suggestedProposal
            (proposal.dropAction, proposal.dropPerformer) = (action, performer)
            return proposal
        }
        func textDroppableView(_ view: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest) {
            log.append("drop same: \(drop.isSameView)")
        }
        func textPasteConfigurationSupporting(_ text: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem) {
            guard item.itemProvider.canLoadObject(ofClass: NSString.self) else { return item.setNoResult() }
            item.itemProvider.loadObject(ofClass: NSString.self) { object, _ in item.setResult(string: "<\(object as? NSString ?? "")>") }
        }
    }

    private let page = UIViewController(), stage: Stage, listener = Listener()
    private let first = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100)),
        second = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 100))

    init() {
        stage = Stage(root: page)
        for (view, text) in [(first, "one two three"), (second, "four")] {
            page.view.addSubview(view)
            view.text = text
            view.textDragDelegate = listener
            view.textDropDelegate = listener
            view.textDragInteraction?.isEnabled = true
        }
        stage.settle()
    }

    private func place(_ index: Int, in text: UITextView, _ part: CGFloat = 0.3) throws -> CGPoint {
        let start = try #require(text.position(from: text.beginningOfDocument, offset: index)),
            end = try #require(text.position(from: start, offset: 1))
        let rect = text.firstRect(for: try #require(text.textRange(from: start, to: end)))
        return text.convert(CGPoint(x: rect.minX + rect.width * part, y: rect.midY), to: nil)
    }

    private func carry(from: CGPoint, to: CGPoint) {
        stage.touch(.began, from)
        stage.advance(by: 0.6)
        stage.touch(.moved, CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2))
        stage.advance(by: 0.05)
        stage.touch(.moved, to)
        stage.advance(by: 0.05)
        stage.touch(.ended, to)
        stage.advance(by: 1)
    }

    @Test("a selection is moved within its text, and copied into another")
    func dragging() throws {
        first.selectedRange = NSRange(location: 4, length: 4)
        carry(from: try place(5, in: first), to: try place(0, in: first, 0.1))
        #expect(first.text == "two one three" && listener.log == ["items two ", "drop same: true", "end move"])
        #expect(first.selectedRange == NSRange(location: 0, length: 4))
        listener.log = []
        carry(from: try place(1, in: first), to: try place(0, in: second, 0.1))
        #expect(
            first.text == "two one three" && second.text == "two four" && listener.log == ["items two ", "drop same: false", "end copy"])
    }

    @Test("a drop may replace everything, go through the paste delegate, or be left to the delegate")
    func dropping() throws {
        first.selectedRange = NSRange(location: 0, length: 3)
        listener.performer = .delegate
        carry(from: try place(1, in: first), to: try place(0, in: second))
        #expect(second.text == "four")
        listener.performer = .view
        listener.action = .replaceAll
        second.pasteDelegate = listener
        carry(from: try place(1, in: first), to: try place(0, in: second))
        #expect(second.text == "<one>")
    }

    @Test("a paste delegate changes what is pasted, in a text view and in a field; without one the text is inserted unchanged")
    func pasting() {
        let field = UITextField(frame: CGRect(x: 20, y: 500, width: 200, height: 40))
        page.view.addSubview(field)
        UIPasteboard.general.string = "word"
        first.selectedRange = NSRange(location: 0, length: 3)
        first.paste(nil)
        #expect(first.text == "word two three")
        for text in [first, field] as [any UITextPasteConfigurationSupporting] { text.pasteDelegate = listener }
        first.selectedRange = NSRange(location: 0, length: 4)
        first.paste(nil)
        field.paste(nil)
        #expect(first.text == "<word> two three" && field.text == "<word>")
        UIPasteboard.general.string = nil
    }

    @Test("a text interaction makes its view first responder and places the insertion point at the tap, if its delegate allows it")
    func interaction() throws {
        final class Gate: NSObject, UITextInteractionDelegate {
            var isOpen = false, log: [String] = []
            func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { isOpen }
            func interactionWillBegin(_ interaction: UITextInteraction) { log.append("begin") }
            func interactionDidEnd(_ interaction: UITextInteraction) { log.append("end") }
        }
        // The text view substitutes for a view with its own text: an overlay takes its touches.
        let gate = Gate(), cover = UIView(frame: first.frame), interaction = UITextInteraction(for: .editable)
        page.view.addSubview(cover)
        interaction.textInput = first
        interaction.delegate = gate
        cover.addInteraction(interaction)
        #expect(interaction.gesturesForFailureRequirements.count == 2 && interaction.view === cover)
        stage.tap(at: try place(4, in: first, 0.1))
        #expect(!first.isFirstResponder && gate.log == [])
        gate.isOpen = true
        stage.advance(by: 1)
        stage.tap(at: try place(4, in: first, 0.1))
        #expect(first.isFirstResponder && first.selectedRange == NSRange(location: 4, length: 0) && gate.log == ["begin", "end"])
    }
}
