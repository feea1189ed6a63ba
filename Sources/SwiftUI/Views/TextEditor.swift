import UIKit

/// An editable text of several lines.
public struct TextEditor: View, LeafView {
    let text: Binding<String>
    private var selection: Binding<TextSelection?>?
    /// Creates a scrolling editor for several lines of text.
    public init(text: Binding<String>) { self.text = text }
    /// Creates an editor whose selection is bound.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) { (self.text, self.selection) = (text, selection) }

    // FIXME(gap): line spacing has no effect.
    func makeView(_ node: ViewNode) -> EditableTextView { EditableTextView(frame: .zero, textContainer: nil) }
    func update(_ view: EditableTextView, _ node: ViewNode) {
        let environment = node.environment
        if view.text != text.wrappedValue { view.text = text.wrappedValue }
        view.font = environment.textFont
        view.textColor = environment.foregroundColor
        view.isEditable = environment.isEnabled
        view.textAlignment = environment.multilineTextAlignment.uiAlignment(environment.layoutDirection)
        view.tintColor = environment.accent?.uiColor()
        view.keyboardDismissMode = environment.scrollDismissesKeyboardMode.editorMode
        if view.isScrollEnabled != environment.isScrollEnabled { view.isScrollEnabled = environment.isScrollEnabled }
        view.showsVerticalScrollIndicator = environment.verticalScrollIndicatorVisibility.isShown
        view.hidesBackground = environment.scrollContentBackground == .hidden
        environment.typing.apply(to: view)
        view.changed = { text.wrappedValue = $0 }
        selection?.follow(view)
        view.selectionChanged = { [selection] in selection?.adopt($0) }
        environment.focus?.follow(view, node)
    }
    func size(of view: EditableTextView, for proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
    }
}

final class EditableTextView: UITextView, UITextViewDelegate {
    /// Whether what is behind the editor shows through. An app's appearance counts otherwise.
    var hidesBackground = false {
        didSet { if hidesBackground != oldValue { backgroundColor = hidesBackground ? .clear : .systemBackground } }
    }
    var changed: (String) -> Void = { _ in }
    var focusChanged: (Bool) -> Void = { _ in }
    var editing: (Bool) -> Void = { _ in }
    var selectionChanged: (EditableTextView) -> Void = { _ in }
    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        delegate = self
    }
    required init?(coder: NSCoder) { nil }
    func textViewDidChange(_ textView: UITextView) { changed(text) }
    func textViewDidChangeSelection(_ textView: UITextView) { if isFirstResponder { selectionChanged(self) } }
    func textViewDidBeginEditing(_ textView: UITextView) {
        focusChanged(true)
        editing(true)
    }
    func textViewDidEndEditing(_ textView: UITextView) {
        focusChanged(false)
        editing(false)
    }
}

/// A field that grows downward with its text, up to the line limit, and scrolls beyond. Return begins a new line.
struct EditableLines: View, LeafView {
    let line: EditableLine

    func makeView(_ node: ViewNode) -> GrowingField { GrowingField() }
    func update(_ view: GrowingField, _ node: ViewNode) {
        let environment = node.environment, words = line.text.wrappedValue, field = view.text
        if field.text != words { field.text = words }
        field.font = environment.textFont
        field.textColor = environment.isEnabled ? environment.foregroundColor : .tertiaryLabel
        field.textAlignment = environment.multilineTextAlignment.uiAlignment(environment.layoutDirection)
        field.isEditable = environment.isEnabled
        field.tintColor = environment.accent?.uiColor()
        environment.typing.apply(to: field)
        view.prompt.attributedText = line.placeholder(in: environment)
        view.prompt.isHidden = !words.isEmpty
        view.lines = (max(1, environment.reservedLines), environment.lineLimit ?? .max)
        view.hasBorder = environment.textFieldBorder == .roundedRect
        field.changed = { [weak view] in
            view?.prompt.isHidden = !$0.isEmpty
            line.text.wrappedValue = $0
        }
        field.editing = line.onEditingChanged
        line.selection?.follow(field)
        field.selectionChanged = { line.selection?.adopt($0) }
        environment.focus?.follow(field, node)
    }
    func size(of view: GrowingField, for proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width.map { $0.isFinite ? $0 : view.height(fitting: 0).width } ?? view.height(fitting: 0).width
        // Offered less height, the field shows a part of its text, and at least a line (marian-stanciulica/Foodybite,
        // test_reviewViewFailureState, iOS 18.1).
        let height = view.height(fitting: width).height
        return CGSize(width: width, height: min(height, max(proposal.height ?? height, view.leastHeight)))
    }
    func explicitGuide(_ key: AlignmentKey, of view: GrowingField, in size: CGSize) -> CGFloat? {
        guard let font = view.text.font else { return nil }
        if key == AlignmentKey(.firstTextBaseline) { return view.inset.top + font.ascender }
        return key == AlignmentKey(.lastTextBaseline) ? size.height - view.inset.bottom + font.descender : nil
    }
}

/// A text view with a prompt and, in the rounded style, the border of a text field.
final class GrowingField: UIView, ControlHolder {
    let text = EditableTextView(frame: .zero, textContainer: nil)
    let prompt = UILabel()
    /// The view that the field's modifiers describe.
    var held: UIView { text }
    /// The minimum and maximum number of lines.
    var lines = (least: 1, most: Int.max)
    /// The distances of the text from the edges: with a border, those of a text field of 34 points with one line of body text.
    var inset: UIEdgeInsets { hasBorder ? UIEdgeInsets(top: 7, left: 7, bottom: 7, right: 7) : .zero }
    var hasBorder = false {
        didSet {
            layer.borderWidth = hasBorder ? 0.5 : 0
            layer.cornerRadius = hasBorder ? 5 : 0
            layer.borderColor = UIColor.separator.cgColor
            backgroundColor = hasBorder ? .systemBackground : nil
            setNeedsLayout()
        }
    }

    init() {
        super.init(frame: .zero)
        text.backgroundColor = .clear
        text.textContainerInset = .zero
        ruler.textContainerInset = .zero
        text.textContainer.lineFragmentPadding = 0
        // It is the text view's placeholder.
        (prompt.isAccessibilityElement, prompt.accessibilityElementsHidden) = (false, true)
        addSubview(text)
        addSubview(prompt)
    }
    required init?(coder: NSCoder) { nil }

    /// The height of a line, as text views lay out the font.
    private var lineHeight: CGFloat {
        if ruler.font != text.font { ruler.font = text.font }
        return ruler.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)).height
    }
    /// A text view without text.
    private let ruler = UITextView(frame: .zero, textContainer: nil)

    /// The height of the minimum number of lines.
    var leastHeight: CGFloat { (CGFloat(lines.least) * lineHeight).rounded(.up) + inset.top + inset.bottom }

    /// Returns the width of the prompt, and the height of the text in a width, within the limits.
    func height(fitting width: CGFloat) -> CGSize {
        let inset = inset, line = lineHeight
        let room = CGSize(width: max(0, width - inset.left - inset.right), height: .greatestFiniteMagnitude)
        let count = line > 0 ? Int((text.sizeThatFits(room).height / line).rounded()) : 1
        let height = CGFloat(min(max(count, lines.least), max(lines.most, lines.least))) * line
        return CGSize(
            width: prompt.intrinsicContentSize.width + inset.left + inset.right, height: height.rounded(.up) + inset.top + inset.bottom)
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: inset)
        text.frame = area
        prompt.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: min(area.height, prompt.intrinsicContentSize.height))
    }
}

// MARK: Selections

/// The part of an editable text that is selected, or the place of the insertion point.
public struct TextSelection: Equatable, Hashable, Sendable {
    /// The selected ranges of a text. An empty range is an insertion point.
    public enum Indices: Equatable, Hashable, Sendable {
        /// A range of characters. An empty one is an insertion point.
        case selection(Range<String.Index>)
    }
    /// The selected characters.
    public var indices: Indices
    /// The side at which an insertion point is between two lines.
    public var affinity = TextSelectionAffinity.automatic

    public init(range: Range<String.Index>) { indices = .selection(range) }
    /// Creates an insertion point.
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
    /// Whether nothing is selected, so that the selection is an insertion point.
    public var isInsertion: Bool { range.isEmpty }
    var range: Range<String.Index> {
        switch indices {
        case .selection(let range): range
        }
    }
}
/// The side of an insertion point at the end of a line that it belongs to.
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }

@MainActor extension Binding where Value == TextSelection? {
    /// Selects the bound part in a view.
    func follow(_ view: some UITextInput & UIView) {
        guard let wanted = wrappedValue?.range, let all = view.wholeText, wanted.upperBound <= all.endIndex else { return }
        let range = NSRange(wanted, in: all)
        guard range != view.selection,
            let start = view.position(from: view.beginningOfDocument, offset: range.location),
            let end = view.position(from: start, offset: range.length)
        else { return }
        view.selectedTextRange = view.textRange(from: start, to: end)
    }
    /// Takes over the user's selection in a view.
    func adopt(_ view: some UITextInput & UIView) {
        guard let all = view.wholeText, let range = view.selection.flatMap({ Range($0, in: all) }) else { return }
        let new = TextSelection(range: range)
        if wrappedValue != new { wrappedValue = new }
    }
}
@MainActor extension UITextInput {
    fileprivate var wholeText: String? { textRange(from: beginningOfDocument, to: endOfDocument).flatMap { text(in: $0) } }
    /// The selected part, in UTF-16 units.
    fileprivate var selection: NSRange? {
        selectedTextRange.map {
            NSRange(location: offset(from: beginningOfDocument, to: $0.start), length: offset(from: $0.start, to: $0.end))
        }
    }
}
