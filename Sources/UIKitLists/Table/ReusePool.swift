import UIKitControls

/// The classes and nibs registered for reuse identifiers, and the views that wait for reuse.
struct ReusePool {
    var cells = Registry<UITableViewCell>()
    var headers = Registry<UITableViewHeaderFooterView>()

    struct Registry<View: UIView> {
        enum Source {
            case type(AnyClass)
            case nib(UINib)
        }

        private(set) var sources: [String: Source] = [:]
        private var waiting: [String: [View]] = [:]

        mutating func register(_ type: AnyClass?, for identifier: String) { set(type.map { .type($0) }, for: identifier) }
        mutating func register(_ nib: UINib?, for identifier: String) { set(nib.map { .nib($0) }, for: identifier) }

        private mutating func set(_ source: Source?, for identifier: String) {
            sources[identifier] = source
            waiting[identifier] = nil
        }

        mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }
        mutating func keep(_ view: View, for identifier: String) { waiting[identifier, default: []].append(view) }
    }
}
