import UIKitLists

/// The blinking insertion point.
final class CaretView: UIView {
    private var token: EventLoop.Token?
    static let width: CGFloat = 2

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = 1
        isHidden = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    var isActive = false {
        didSet {
            guard isActive != oldValue else { return }
            isHidden = !isActive
            restart()
        }
    }

    /// Restarts blinking: the caret stays visible while typing.
    func restart() {
        token?.cancel()
        alpha = 1
        if isActive, UIView.areAnimationsEnabled { blink() }
    }

    private func blink() {
        token = EventLoop.main.schedule(after: 0.5, origin: nil, recurs: true) { [weak self] in
            guard let self, isActive, window != nil else { return }
            alpha = alpha > 0 ? 0 : 1
            blink()
        }
    }
}
