import Testing
@testable import UIKitText

/// Find sessions, from Apple's documentation of UITextSearching and UIFindInteraction.
@MainActor @Suite("Searching text", .serialized)
struct TextSearchingTests {
    private func textView(_ text: String) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.text = text
        view.isFindInteractionEnabled = true
        view.selectedRange = NSRange(location: 0, length: 0)
        return view
    }
    private final class Words: UITextSearchOptions {
        override var wordMatchMethod: WordMatchMethod { .fullWord }
    }

    @Test("a session finds all matches, highlights the first after the selection, and goes around")
    func session() {
        let view = textView("one two One")
        let session = UITextSearchingFindSession(searchableObject: view)
        session.performSearch(query: "one", options: nil)
        #expect(session.resultCount == 2 && session.highlightedResultIndex == 0)
        #expect(view.foundText.count == 2)
        session.highlightNextResult(in: .forward)
        #expect(session.highlightedResultIndex == 1)
        session.highlightNextResult(in: .forward)
        #expect(session.highlightedResultIndex == 0)
        view.selectedRange = NSRange(location: 5, length: 0)
        session.performSearch(query: "one", options: nil)
        #expect(session.highlightedResultIndex == 1)
        session.invalidateFoundResults()
        #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound && view.foundText.isEmpty)
    }

    @Test("options decide whether parts of words match")
    func words() {
        // The session doesn't retain the view.
        let view = textView("cat catalog")
        defer { withExtendedLifetime(view) {} }
        let session = UITextSearchingFindSession(searchableObject: view)
        session.performSearch(query: "cat", options: nil)
        #expect(session.resultCount == 2)
        session.performSearch(query: "cat", options: Words())
        #expect(session.resultCount == 1)
    }

    @Test("editable text is replaced, one match or all; other text is not")
    func replacing() {
        let view = textView("a b a b a")
        let session = UITextSearchingFindSession(searchableObject: view)
        session.performSearch(query: "a", options: nil)
        #expect(session.supportsReplacement && session.allowsReplacementForCurrentlyHighlightedResult)
        session.performSingleReplacement(query: "a", replacementString: "xy", options: nil)
        #expect(view.text == "xy b a b a")
        session.replaceAll(searchQuery: "a", replacementString: "z", options: nil)
        #expect(view.text == "xy b z b z" && session.resultCount == 0)
        view.isEditable = false
        #expect(!session.supportsReplacement)
        session.replaceAll(searchQuery: "b", replacementString: "c", options: nil)
        #expect(view.text == "xy b z b z")
    }

    @Test("a text view's find interaction searches from its presentation to its dismissal")
    func interaction() {
        let view = textView("pear apple pear")
        let interaction = view.findInteraction
        interaction?.searchText = "pear"
        #expect(interaction?.activeFindSession == nil)
        interaction?.presentFindNavigator(showingReplace: false)
        #expect(interaction?.isFindNavigatorVisible == true && interaction?.activeFindSession?.resultCount == 2)
        interaction?.findNext()
        #expect(interaction?.activeFindSession?.highlightedResultIndex == 1)
        interaction?.dismissFindNavigator()
        #expect(interaction?.isFindNavigatorVisible == false && view.foundText.isEmpty)
    }
}

/// The views of an insertion point and a selection, from Apple's documentation of UITextSelectionDisplayInteraction.
@MainActor @Suite("Displaying selections", .serialized)
struct SelectionDisplayTests {
    private final class Delegate: NSObject, UITextSelectionDisplayInteractionDelegate {}

    @Test("an active interaction shows the insertion point, or the selection with its two handles")
    func display() {
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), delegate = Delegate()
        text.text = "Hello there"
        let interaction = UITextSelectionDisplayInteraction(textInput: text, delegate: delegate)
        text.addInteraction(interaction)
        #expect(interaction.cursorView.isHidden && interaction.handleViews.count == 2)
        interaction.isActivated = true
        text.selectedRange = NSRange(location: 5, length: 0)
        interaction.setNeedsSelectionUpdate()
        #expect(!interaction.cursorView.isHidden && interaction.highlightView.isHidden)
        #expect(interaction.cursorView.frame == text.caretRect(for: text.selectedTextRange?.start ?? UITextPosition()))
        text.selectedRange = NSRange(location: 0, length: 5)
        interaction.setNeedsSelectionUpdate()
        #expect(interaction.cursorView.isHidden && !interaction.highlightView.isHidden)
        #expect(
            interaction.highlightView.selectionRects.map(\.rect) == text.selectionRects(for: IndexRange(text.selectedRange)).map(\.rect))
        #expect(interaction.handleViews.allSatisfy { !$0.isHidden && $0.frame.height > 10 })
        text.removeInteraction(interaction)
        #expect(interaction.cursorView.superview == nil)
    }

    @Test("a dropped insertion point is placed at a position")
    func drop() {
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), cursor = UIStandardTextCursorView(frame: .zero)
        text.text = "Hello"
        text.addSubview(cursor)
        let animator = UITextCursorDropPositionAnimator(textCursorView: cursor, textInput: text)
        animator.placeCursor(at: text.endOfDocument, animated: false)
        #expect(cursor.frame == text.caretRect(for: text.endOfDocument))
        animator.setCursorVisible(false, animated: false)
        #expect(cursor.alpha == 0)
    }
}

/// The panel of formats, from Apple's documentation of UITextFormattingViewController.
@MainActor @Suite("Formatting text", .serialized)
struct TextFormattingTests {
    private final class Delegate: NSObject, UITextFormattingViewController.Delegate {
        var changes: [UITextFormattingViewController.ChangeValue] = []
        func textFormattingViewController(
            _ viewController: UITextFormattingViewController, didChangeValue changeValue: UITextFormattingViewController.ChangeValue
        ) { changes.append(changeValue) }
    }

    private func buttons(_ view: UIView) -> [UIButton] {
        view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons($0) }
    }

    @Test("a descriptor collects the formats of a range")
    func descriptor() {
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.boldSystemFont(ofSize: 12)])
        text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 1, length: 1))
        let style = NSMutableParagraphStyle()
        (style.alignment, style.textLists) = (.center, [NSTextList(markerFormat: .decimal, options: 0)])
        text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 2))
        let all = UITextFormattingViewController.FormattingDescriptor(string: text, range: NSRange(location: 0, length: 2))
        #expect(all.fonts == [UIFont.boldSystemFont(ofSize: 12)] && all.underlinePresent && !all.strikethroughPresent)
        #expect(all.textAlignments == [.center] && all.textLists == [.decimal])
        let first = UITextFormattingViewController.FormattingDescriptor(string: text, range: NSRange(location: 0, length: 1))
        #expect(!first.underlinePresent)
    }

    @Test("a tap on a control reports the change to the delegate: bold text becomes plain")
    func changes() throws {
        let panel = UITextFormattingViewController(
            configuration: .init(groups: [.group([.component(.fontAttributes, .regular)]), .group([.component(.textAlignment, .regular)])]))
        let delegate = Delegate()
        panel.delegate = delegate
        panel.formattingDescriptor = .init(attributes: [.font: UIFont.boldSystemFont(ofSize: 12)])
        panel.loadViewIfNeeded()
        for name in ["Bold", "Italic", "Center"] {
            try #require(buttons(panel.view).first { $0.accessibilityLabel == name }).sendActions(for: .primaryActionTriggered)
        }
        #expect(delegate.changes == [.bold(false), .italic(true), .textAlignment(.center)])
    }
}

/// The effects of later keyboards on text, from Apple's documentation of UITextInput.
@MainActor @Suite("Later text input", .serialized)
struct LaterTextInputTests {
    @Test("attributed text, alternatives and suggestions are inserted as text")
    func inserting() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.insertText("Hi", alternatives: ["He"], style: .lowConfidence)
        view.insertAttributedText(NSAttributedString(string: " you"))
        view.insert(UISmartReplySuggestion(smartReply: "!"))
        #expect(view.text == "Hi you!")
        view.replace(IndexRange(NSRange(location: 0, length: 2)), withAttributedText: NSAttributedString(string: "Oh"))
        #expect(view.attributedText(in: IndexRange(NSRange(location: 0, length: 2))).string == "Oh")
        #expect(view.caretTransform(for: view.beginningOfDocument) == .identity)
    }

    @Test("writing tools are not available, and a coordinator stays inactive")
    func writingTools() {
        let coordinator = UIWritingToolsCoordinator(delegate: nil), view = UIView()
        view.addInteraction(coordinator)
        #expect(!UIWritingToolsCoordinator.isWritingToolsAvailable && coordinator.state == .inactive && coordinator.view === view)
        #expect(!UITextView().isWritingToolsActive)
    }

    @Test("a drag preview has the first line, the lines between and the last one")
    func dragPreview() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
        view.text = "one\ntwo\nthree"
        view.layoutIfNeeded()
        let renderer = UITextDragPreviewRenderer(layoutManager: view.layoutManager, range: NSRange(location: 0, length: 13))
        #expect(renderer.firstLineRect.minY < renderer.bodyRect.minY && renderer.bodyRect.minY < renderer.lastLineRect.minY)
        let unified = UITextDragPreviewRenderer(
            layoutManager: view.layoutManager, range: NSRange(location: 0, length: 13), unifyRects: true)
        #expect(unified.firstLineRect.isEmpty && unified.bodyRect.height > renderer.bodyRect.height)
        #expect((renderer.image?.size.height ?? 0) > 30)
    }
}
