import Foundation

/// The common part of `UIAlertView` and `UIActionSheet`: numbered buttons, shown by an alert controller over the top controller.
@MainActor struct LegacyAlert {
    private(set) var titles: [String] = []
    private weak var shown: UIAlertController?
    /// The view that owns the alert, which keeps it alive while shown, as UIKit's window did.
    private var owner: UIView?

    mutating func addButton(_ title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    func title(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

    /// Returns −1 if there is no other button.
    func firstOther(than special: Int...) -> Int { titles.indices.first { !special.contains($0) } ?? -1 }

    var isVisible: Bool { shown?.presentingViewController != nil }

    mutating func present(
        _ alert: UIAlertController, of owner: UIView, animated: Bool, cancel: Int, destructive: Int = -1,
        then: @escaping @MainActor () -> Void,
        answer: @escaping @MainActor (Int) -> Void
    ) {
        for (index, title) in titles.enumerated() {
            alert.addAction(
                UIAlertAction(title: title, style: index == cancel ? .cancel : index == destructive ? .destructive : .default) { _ in
                    answer(index)
                })
        }
        (shown, self.owner) = (alert, owner)
        var top = UIWindow.all.first { $0.isKeyWindow }?.rootViewController
        while let next = top?.presentedViewController { top = next }
        top?.present(alert, animated: animated, completion: then)
    }

    func dismiss(animated: Bool, then: @escaping () -> Void) {
        shown?.presentingViewController?.dismiss(animated: animated, completion: then)
    }

    mutating func ended() { owner = nil }
}
