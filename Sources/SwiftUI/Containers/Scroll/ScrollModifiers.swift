public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private let name: Int
    public static let automatic = ScrollIndicatorVisibility(name: 0)
    public static let visible = ScrollIndicatorVisibility(name: 1)
    public static let hidden = ScrollIndicatorVisibility(name: 2)
    public static let never = ScrollIndicatorVisibility(name: 3)
    var isShown: Bool { self != .hidden && self != .never }
}
/// The way in which scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let uiMode: UIScrollView.KeyboardDismissMode?
    public static let automatic = ScrollDismissesKeyboardMode(uiMode: nil)
    public static let immediately = ScrollDismissesKeyboardMode(uiMode: .onDrag)
    public static let interactively = ScrollDismissesKeyboardMode(uiMode: .interactive)
    public static let never = ScrollDismissesKeyboardMode(uiMode: UIScrollView.KeyboardDismissMode.none)
    /// The mode of a scroll view or a list: without a choice, a drag dismisses the keyboard from iOS 16 on (documentation of
    /// `scrollDismissesKeyboard(_:)`).
    var scrollMode: UIScrollView.KeyboardDismissMode { uiMode ?? (Generation.current >= .ios16 ? .onDrag : .none) }
    /// The mode of a text editor: without a choice, the finger pulls the keyboard down from iOS 16 on.
    var editorMode: UIScrollView.KeyboardDismissMode { uiMode ?? (Generation.current >= .ios16 ? .interactive : .none) }
}

extension View {
    public func scrollDisabled(_ disabled: Bool) -> some View {
        modifier(EnvironmentTransforming { $0.isScrollEnabled = $0.isScrollEnabled && !disabled })
    }
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View {
        modifier(
            EnvironmentTransforming {
                if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
                if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
            })
    }
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }
    /// Adds an action that runs when the user pulls down the list or scroll view.
    @preconcurrency public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}

/// An action that reloads the content.
public struct RefreshAction: Sendable {
    let action: @MainActor @Sendable () async -> Void
    @preconcurrency @MainActor public func callAsFunction() async { await action() }
}

/// Manages a scroll view's refresh control, which exists while there is an action.
@MainActor final class Refresher {
    private weak var scrollView: UIScrollView?
    init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

    var action: RefreshAction? {
        didSet {
            guard action == nil else { return addControl() }
            if scrollView?.refreshControl != nil { scrollView?.refreshControl = nil }
        }
    }
    private func addControl() {
        guard let scrollView, scrollView.refreshControl == nil else { return }
        let control = UIRefreshControl()
        control.addAction(
            UIAction { [weak self, weak control] _ in
                let action = self?.action
                Task { @MainActor in
                    await action?()
                    control?.endRefreshing()
                }
            }, for: .valueChanged)
        scrollView.refreshControl = control
    }
}
