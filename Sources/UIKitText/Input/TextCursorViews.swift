import UIKitLists

/// A view that shows an insertion point.
@preconcurrency @MainActor
public protocol UITextCursorView: UIView, UICoordinateSpace {
    /// Whether the insertion point blinks.
    var isBlinking: Bool { get set }
    /// Shows the insertion point, and begins the rhythm again.
    func resetBlinkAnimation()
}

/// The system's insertion point, in the tint color.
@preconcurrency @MainActor
open class UIStandardTextCursorView: UIView, UITextCursorView {
    private var token: EventLoop.Token?
    /// Whether the insertion point blinks, half a second on and half a second off. Without animations, it stays on.
    open var isBlinking = false { didSet { if isBlinking != oldValue { resetBlinkAnimation() } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = 1
        backgroundColor = tintColor
    }
    /// Creates the `UIStandardTextCursorView` that an interface file or an archive describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }

    /// Shows the insertion point, and begins its rhythm again.
    open func resetBlinkAnimation() {
        token?.cancel()
        alpha = 1
        if isBlinking, UIView.areAnimationsEnabled { blink() }
    }

    private func blink() {
        token = EventLoop.main.schedule(after: 0.5, origin: nil, recurs: true) { [weak self] in
            guard let self, isBlinking, window != nil else { return }
            alpha = alpha > 0 ? 0 : 1
            blink()
        }
    }
}

/// A view that shows selected text.
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: UIView {
    /// The rectangles of the selection, in the coordinates of the view.
    var selectionRects: [UITextSelectionRect] { get set }
}

/// A handle at one end of the selection.
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UIView {
    /// The edge of the selection at which the handle is.
    var direction: NSDirectionalRectEdge { get set }
    /// Whether the text is vertical.
    var isVertical: Bool { get set }
    /// The outline of the handle, or `nil` for the system's.
    var customShape: UIBezierPath? { get set }
    /// The frame of the handle at an end of the selection, `rect`.
    func preferredFrame(for rect: CGRect) -> CGRect
}

/// Shows the insertion point and the selection of a view that draws its own text.
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    /// Whether the selection is visible.
    open var isActivated = false { didSet { setNeedsSelectionUpdate() } }
    open private(set) weak var textInput: (any UITextInput)?
    open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
    /// The view of the insertion point. Setting it replaces the old one.
    open var cursorView: any UIView & UITextCursorView = UIStandardTextCursorView(frame: .zero) {
        didSet { replace(oldValue) }
    }
    /// The view of the selection's background. Setting it replaces the old one.
    open var highlightView: any UIView & UITextSelectionHighlightView = HighlightView(frame: .zero) {
        didSet { replace(oldValue) }
    }
    /// The handles at the beginning and the end.
    open var handleViews: [any UIView & UITextSelectionHandleView] = [HandleView(.leading), HandleView(.trailing)] {
        didSet {
            for handle in oldValue { handle.removeFromSuperview() }
            install()
        }
    }

    /// Creates an interaction for a text input. Both arguments are held weakly.
    public init(textInput: any UITextInput, delegate: any UITextSelectionDisplayInteractionDelegate) {
        (self.textInput, self.delegate) = (textInput, delegate)
        super.init()
    }

    /// Removes the views of the selection.
    open func willMove(to view: UIView?) {
        for view in managed { view.removeFromSuperview() }
    }
    /// Adds the views of the selection to the interaction's view.
    open func didMove(to view: UIView?) {
        self.view = view
        install()
    }

    private var managed: [UIView] { [highlightView, cursorView] + handleViews.map { $0 as UIView } }

    private func replace(_ old: UIView) {
        old.removeFromSuperview()
        install()
    }

    private func install() {
        guard let view else { return }
        let below = delegate?.selectionContainerViewBelowText(for: self)
        if highlightView.superview == nil { (below ?? view).insertSubview(highlightView, at: 0) }
        for other in [cursorView as UIView] + handleViews.map({ $0 as UIView }) where other.superview == nil { view.addSubview(other) }
        setNeedsSelectionUpdate()
    }

    /// Updates the views after the selection or the layout changed.
    open func setNeedsSelectionUpdate() { layoutManagedSubviews() }

    /// Places the views of the selection by the current text and selection.
    open func layoutManagedSubviews() {
        guard let view, let input = textInput else { return }
        let space = input.textInputView, range = isActivated ? input.selectedTextRange : nil
        func converted(_ rect: CGRect, _ target: UIView?) -> CGRect { space === target ? rect : space.convert(rect, to: target) }
        let rects = range.map { $0.isEmpty ? [] : input.selectionRects(for: $0) } ?? []
        highlightView.frame = (highlightView.superview ?? view).bounds
        highlightView.selectionRects = rects
        highlightView.isHidden = rects.isEmpty
        let isCaret = range?.isEmpty ?? false
        cursorView.isHidden = !isCaret
        cursorView.isBlinking = isCaret
        if isCaret, let range { cursorView.frame = converted(input.caretRect(for: range.start), view) }
        let ends = [rects.first { $0.containsStart } ?? rects.first, rects.last { $0.containsEnd } ?? rects.last]
        for (index, handle) in handleViews.enumerated() {
            handle.isHidden = rects.isEmpty
            guard index < ends.count, let end = ends[index] else { continue }
            handle.isVertical = end.isVertical
            let edge = handle.direction == .leading ? end.rect.minX : end.rect.maxX
            handle.frame = handle.preferredFrame(for: converted(CGRect(x: edge, y: end.rect.minY, width: 0, height: end.rect.height), view))
        }
    }
}

/// The delegate of a display interaction.
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
    /// The view behind the text that shows the highlight; `nil` for the interaction's view.
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
    /// Returns nil for a delegate that doesn't implement the method.
    public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
}

private final class HighlightView: UIView, UITextSelectionHighlightView {
    var selectionRects: [UITextSelectionRect] = [] { didSet { show() } }
    private var marks: [UIView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }
    required init?(coder: NSCoder) { nil }

    private func show() {
        for mark in marks { mark.removeFromSuperview() }
        marks = selectionRects.map { rect in
            let mark = UIView(frame: rect.rect)
            mark.backgroundColor = tintColor.withAlphaComponent(0.2)
            addSubview(mark)
            return mark
        }
    }
}

private final class HandleView: UIView, UITextSelectionHandleView {
    static let knob: CGFloat = 10
    var direction: NSDirectionalRectEdge
    var isVertical = false
    var customShape: UIBezierPath? { didSet { setNeedsDisplay() } }

    init(_ direction: NSDirectionalRectEdge) {
        self.direction = direction
        super.init(frame: .zero)
        isOpaque = false
        backgroundColor = .clear
        isUserInteractionEnabled = false
    }
    required init?(coder: NSCoder) { nil }

    /// A bar of 2 points over the height of the line, with a knob outside of it.
    func preferredFrame(for rect: CGRect) -> CGRect {
        let knob = Self.knob
        return CGRect(
            x: rect.midX - knob / 2, y: direction == .leading ? rect.minY - knob : rect.minY, width: knob, height: rect.height + knob)
    }

    override func draw(_ rect: CGRect) {
        tintColor.setFill()
        if let customShape { return customShape.fill() }
        let knob = Self.knob, isLeading = direction == .leading
        UIBezierPath(rect: CGRect(x: knob / 2 - 1, y: isLeading ? knob - 1 : 0, width: 2, height: bounds.height - knob + 1)).fill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: isLeading ? 0 : bounds.height - knob, width: knob, height: knob)).fill()
    }
}

/// Moves an insertion point to where dragged text would be dropped.
@preconcurrency @MainActor
open class UITextCursorDropPositionAnimator: NSObject {
    open private(set) var cursorView: any UIView & UITextCursorView
    open private(set) weak var textInput: (any UITextInput)?

    /// Creates an animator of an insertion point.
    public init(textCursorView: any UIView & UITextCursorView, textInput: any UITextInput) {
        (cursorView, self.textInput) = (textCursorView, textInput)
        super.init()
    }

    /// Shows or hides the insertion point.
    open func setCursorVisible(_ visible: Bool, animated: Bool) {
        let view = cursorView
        UIView.animate(withDuration: animated ? 0.2 : 0) { view.alpha = visible ? 1 : 0 }
    }

    /// Moves the insertion point to a position of the text.
    open func placeCursor(at position: UITextPosition, animated: Bool) {
        guard let textInput else { return }
        let rect = textInput.caretRect(for: position), view = cursorView
        let frame = view.superview.map { textInput.textInputView.convert(rect, to: $0) } ?? rect
        UIView.animate(withDuration: animated ? 0.2 : 0) { view.frame = frame }
    }

    /// Animates changes together with the insertion point, and calls the completion afterward.
    open func animate(alongsideChanges animation: (() -> Void)?, completion: (() -> Void)?) {
        UIView.animate(withDuration: 0.2, animations: animation ?? {}) { _ in completion?() }
    }
}

/// A loupe that follows a finger through text. The system does not draw one here.
// FIXME(gap): no magnified text is shown; the widget disappears while the session lasts, as on iOS.
/// A loupe that follows a finger through text. It shows no magnified text here; only the widget is hidden while the session lasts.
@preconcurrency @MainActor
open class UITextLoupeSession: NSObject {
    private weak var widget: UIView?
    private init(widget: UIView?) {
        self.widget = widget
        super.init()
        widget?.alpha = 0
    }

    /// Begins a session at a point of `interactionView`; `nil` if the view is in no window.
    open class func begin(at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView) -> Self? {
        guard interactionView.window != nil else { return nil }
        return UITextLoupeSession(widget: selectionWidget) as? Self
    }
    /// Moves the loupe to a point. With `tracksCaret`, the widget moves to the insertion point's rectangle.
    open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool) {
        if tracksCaret { widget?.frame = caretRect }
    }
    /// Ends the session, and shows the widget again.
    open func invalidate() { widget?.alpha = 1 }
}
