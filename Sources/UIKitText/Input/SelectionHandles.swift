import UIKitLists

/// The two handles at the ends of selected text. Dragging one moves its end, which stays at least a character before the other.
@MainActor final class SelectionHandles {
    private let first = SelectionHandle(isAtStart: true), last = SelectionHandle(isAtStart: false)
    weak var text: (any SelectableText)?
    /// Called after a handle was dragged.
    var ended: () -> Void = {}

    init() {
        for handle in [first, last] {
            let pan = UIPanGestureRecognizer()
            pan.addHandler { [weak self, unowned handle] pan in self?.dragged(handle, pan) }
            handle.addGestureRecognizer(pan)
        }
    }

    private func dragged(_ handle: SelectionHandle, _ pan: UIGestureRecognizer) {
        guard let text else { return }
        if pan.state == .ended { return ended() }
        guard pan.state == .began || pan.state == .changed else { return }
        let selection = text.selection, end = selection.location + selection.length
        let index = text.characterIndex(at: pan.location(in: text))
        if handle === first {
            let start = min(index, end - 1)
            text.setSelection(NSRange(location: start, length: end - start))
        } else {
            text.setSelection(NSRange(location: selection.location, length: max(1, index - selection.location)))
        }
    }

    /// Shows the handles at the ends of `rects`, given in `view`'s coordinates in the order of the text; an empty array hides them.
    func show(_ rects: [CGRect], in view: UIView) {
        guard let start = rects.first, let end = rects.last else {
            for handle in [first, last] { handle.removeFromSuperview() }
            return
        }
        let knob = SelectionHandle.knob
        first.frame = CGRect(x: start.minX - knob / 2, y: start.minY - knob, width: knob, height: start.height + knob)
        last.frame = CGRect(x: end.maxX - knob / 2, y: end.minY, width: knob, height: end.height + knob)
        for handle in [first, last] where handle.superview !== view { view.addSubview(handle) }
    }
}

/// A bar as high as the line, with a knob on one end.
private final class SelectionHandle: UIView {
    static let knob: CGFloat = 10
    private let isAtStart: Bool
    private let bar = UIView(), ball = UIView()

    init(isAtStart: Bool) {
        self.isAtStart = isAtStart
        super.init(frame: .zero)
        ball.layer.cornerRadius = Self.knob / 2
        for view in [bar, ball] { addSubview(view) }
        tintColorDidChange()
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        (bar.backgroundColor, ball.backgroundColor) = (tintColor, tintColor)
    }

    /// Whether the handle contains the point. A finger is wider than the bar.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -12, dy: -4).contains(point) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let knob = Self.knob
        bar.frame = CGRect(x: knob / 2 - 1, y: isAtStart ? knob - 1 : 0, width: 2, height: bounds.height - knob + 1)
        ball.frame = CGRect(x: 0, y: isAtStart ? 0 : bounds.height - knob, width: knob, height: knob)
    }
}
