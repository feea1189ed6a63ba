import UIKitControls

/// A list whose rows can be swiped.
@MainActor protocol SwipeHost: UIView {
    var isEditing: Bool { get }
    func swipePath(at point: CGPoint) -> IndexPath?
    func swipeCell(at path: IndexPath) -> (any SwipeCell)?
    /// Returns the actions on one side of a row, or `nil` if there are none.
    func swipeActions(for path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration?
    /// Called when a swipe cancels the press of a row.
    func swipeWillOpen(at path: IndexPath)
    func swipeDidClose(at path: IndexPath?)
}

/// A row that can be pushed aside.
@MainActor protocol SwipeCell: UIView {
    var swipeOffset: CGFloat { get set }
    func swipeDidOpen(isSettled: Bool)
    func swipeDidClose()
}

/// A swiped row and the buttons beneath. Only one row of a list at a time.
@MainActor final class RowSwipe {
    weak var host: (any SwipeHost)?
    let recognizer = UIPanGestureRecognizer()
    private let gate = GestureGate()

    private var path: IndexPath?
    private weak var cell: (any SwipeCell)?
    private var buttons: SwipeButtons?
    private var performsFirst = false
    private var startOffset: CGFloat = 0
    private(set) var isOpen = false

    init() {
        gate.mayBegin = { [weak self] _ in self?.shouldBegin() ?? false }
        recognizer.delegate = gate
        recognizer.addHandler { [weak self] in self?.swiped($0 as! UIPanGestureRecognizer) }
    }

    /// Whether the movement is a swipe over a row that has actions on that side.
    func shouldBegin() -> Bool {
        guard let host, !host.isEditing || isOpen else { return false }
        let heading = recognizer.heading(in: host)
        guard abs(heading.x) > abs(heading.y) else { return false }
        if isOpen { return true }
        guard let path = host.swipePath(at: recognizer.location(in: host)) else { return false }
        let leading = (heading.x > 0) != (host.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        return host.swipeActions(for: path, leading: leading) != nil
    }

    // MARK: Movement

    fileprivate func swiped(_ pan: UIPanGestureRecognizer) {
        guard let host else { return }
        let translation = pan.translation(in: host).x
        switch pan.state {
        case .began:
            if !isOpen {
                guard let path = host.swipePath(at: pan.location(in: host)) else { return }
                let leading =
                    (translation > 0 || pan.velocity(in: host).x > 0) != (host.effectiveUserInterfaceLayoutDirection == .rightToLeft)
                open(path, leading: leading)
            }
            startOffset = cell?.swipeOffset ?? 0
            move(to: startOffset + translation)
        case .changed: move(to: startOffset + translation)
        case .ended: release(velocity: pan.velocity(in: host).x)
        case .cancelled, .failed: close(animated: true)
        default: break
        }
    }

    private func open(_ path: IndexPath, leading: Bool) {
        guard let host, let cell = host.swipeCell(at: path), let configuration = host.swipeActions(for: path, leading: leading) else {
            return
        }
        self.path = path
        self.cell = cell
        performsFirst = configuration.performsFirstActionWithFullSwipe
        isOpen = true
        let buttons = SwipeButtons(configuration.actions, isLeading: leading)
        buttons.chosen = { [weak self] action in self?.perform(action) }
        cell.addSubview(buttons)
        self.buttons = buttons
        host.swipeWillOpen(at: path)
        cell.swipeDidOpen(isSettled: false)
    }

    private func move(to offset: CGFloat) {
        guard let cell, let buttons else { return }
        let onLeft = buttons.isLeading != (cell.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let offset = onLeft ? max(0, offset) : min(0, offset)
        cell.swipeOffset = offset
        let width = abs(offset)
        buttons.frame = CGRect(x: onLeft ? 0 : cell.bounds.width - width, y: 0, width: width, height: cell.bounds.height)
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
    }

    private func release(velocity: CGFloat) {
        guard let cell, let buttons else { return }
        let offset = cell.swipeOffset
        if performsFirst, abs(offset) > cell.bounds.width * 0.6, let first = buttons.actions.first {
            perform(first)
            return
        }
        let towardsOpen = velocity * offset > 0
        if abs(offset) > buttons.restingWidth / 2 || (towardsOpen && abs(velocity) > 300) {
            settleOpen()
        } else {
            close(animated: true)
        }
    }

    private func settleOpen() {
        guard let cell, let buttons else { return }
        let onLeft = buttons.isLeading != (cell.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let width = buttons.restingWidth
        UIView.animate(withDuration: ListDurations.swipe) { self.move(to: onLeft ? width : -width) }
        cell.swipeDidOpen(isSettled: true)
    }

    /// Shows the button that a tap on the minus sign reveals.
    func showTrailing(at path: IndexPath) {
        close(animated: false)
        open(path, leading: false)
        settleOpen()
    }

    private func perform(_ action: UIContextualAction) {
        guard let cell else { return }
        action.handler(action, buttons ?? cell) { [weak self] _ in self?.close(animated: true) }
    }

    func close(animated: Bool) {
        guard isOpen else { return }
        isOpen = false
        let (cell, buttons, path) = (cell, buttons, path)
        self.buttons = nil
        self.path = nil
        let end = {
            buttons?.removeFromSuperview()
            cell?.swipeDidClose()
            self.host?.swipeDidClose(at: path)
        }
        cell?.swipeOffset = 0
        cell?.setNeedsLayout()
        guard animated, cell?.window != nil else {
            end()
            return
        }
        UIView.animate(withDuration: ListDurations.swipe) {
            cell?.layoutIfNeeded()
            buttons?.frame.size.width = 0
        } completion: { _ in
            end()
        }
    }
}

extension UIPanGestureRecognizer {
    /// Returns the direction of the finger. The movement before recognition is not part of the translation: at its end only the velocity
    /// gives the direction.
    func heading(in view: UIView?) -> CGPoint {
        let translation = translation(in: view)
        return translation == .zero ? velocity(in: view) : translation
    }
}
