import UIKitCore

/// The order in which the Tab key moves through the text fields of a form. A text view inserts the key as a character instead. Apple
/// documents no order; apps report that it includes the visible fields, and that the last leads to the first
/// (stackoverflow.com/questions/5317417).
@MainActor
enum FieldOrder {
    /// Makes the next field the first responder, from top to bottom and then from the leading side.
    static func advance(from field: UITextField, backwards: Bool) {
        let fields = fields(around: field)
        guard fields.count > 1, let place = fields.firstIndex(where: { $0 === field }) else { return }
        _ = fields[(place + (backwards ? fields.count - 1 : 1)) % fields.count].becomeFirstResponder()
    }

    private static func fields(around field: UITextField) -> [UITextField] {
        var found: [(field: UITextField, place: CGRect)] = []
        func collect(_ view: UIView) {
            guard !view.isHidden, view.alpha > 0.01 else { return }
            if let candidate = view as? UITextField, candidate === field || candidate.canBecomeFirstResponder {
                found.append((candidate, candidate.convert(candidate.bounds, to: nil)))
            }
            view.subviews.forEach(collect)
        }
        collect(screen(of: field))
        let sign: CGFloat = field.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        return found.sorted { ($0.place.midY.rounded(), sign * $0.place.midX) < ($1.place.midY.rounded(), sign * $1.place.midX) }.map(
            \.field)
    }

    /// Returns the view of the presented controller that contains the field, or the window: fields under a sheet are not included.
    private static func screen(of field: UIView) -> UIView {
        let views = sequence(first: field) { $0.superview }
        return views.first { ($0.next as? UIViewController).map { $0.parent == nil } ?? false } ?? field.window ?? field
    }
}
