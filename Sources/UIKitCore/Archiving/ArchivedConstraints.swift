import Foundation

/// The constraints that a view holds, each item given by its path down from the view: an archive cannot name a view that is still being
/// read.
@MainActor
struct ArchivedConstraints {
    /// A view's guides that constraints may refer to.
    private static let guides: [KeyPath<UIView, UILayoutGuide>] = [\.safeAreaLayoutGuide, \.layoutMarginsGuide, \.readableContentGuide]

    /// The archived subviews, computed once for each view: finding them inspects everything that the view stores.
    private var subviews: [ObjectIdentifier: [UIView]] = [:]

    static func write(_ view: UIView) -> [[Any]]? {
        var tree = ArchivedConstraints()
        // UIKit's own constraints are of subclasses.
        let found = view.constraints.filter { type(of: $0) == NSLayoutConstraint.self }.compactMap { constraint -> [Any]? in
            guard let first = tree.way(to: constraint.firstItem, from: view) else { return nil }
            var result: [Any] = [
                constraint.firstAttribute.rawValue, constraint.relation.rawValue, constraint.secondAttribute.rawValue,
                Double(constraint.multiplier),
                Double(constraint.constant),
                Double(constraint.priority.rawValue), constraint.identifier ?? "", first,
            ]
            if let item = constraint.secondItem {
                guard let second = tree.way(to: item, from: view) else { return nil }
                result.append(second)
            }
            return result
        }
        return found.isEmpty ? nil : found
    }

    static func read(_ archived: [[Any]], _ view: UIView) {
        var tree = ArchivedConstraints()
        for entry in archived where entry.count >= 8 {
            guard let first = (entry[0] as? Int).flatMap(NSLayoutConstraint.Attribute.init),
                let relation = (entry[1] as? Int).flatMap(NSLayoutConstraint.Relation.init),
                let second = (entry[2] as? Int).flatMap(NSLayoutConstraint.Attribute.init), let item = tree.item(entry[7], in: view)
            else { continue }
            let other = entry.count > 8 ? tree.item(entry[8], in: view) : nil
            guard entry.count == 8 || other != nil else { continue }
            let constraint = NSLayoutConstraint(
                item: item, attribute: first, relatedBy: relation, toItem: other, attribute: second,
                multiplier: CGFloat(entry[3] as? Double ?? 1),
                constant: CGFloat(entry[4] as? Double ?? 0))
            constraint.priority = UILayoutPriority(Float(entry[5] as? Double ?? 1000))
            constraint.identifier = (entry[6] as? String).flatMap { $0.isEmpty ? nil : $0 }
            constraint.isActive = true
        }
    }

    /// Returns the number of the guide, or -1 for the view itself, and the indices of the subviews on the path. `nil` for an item that the
    /// archive doesn't hold.
    private mutating func way(to item: AnyObject?, from root: UIView) -> [Int]? {
        let (guide, owner) = (item as? UILayoutGuide).map { ($0, $0.owningView) } ?? (nil, item as? UIView)
        guard var view = owner, let kind = guide.map({ guide in Self.guides.firstIndex { view[keyPath: $0] === guide } }) ?? -1 else {
            return nil
        }
        var way: [Int] = []
        while view !== root {
            guard let parent = view.superview, let index = subviews(of: parent).firstIndex(where: { $0 === view }) else { return nil }
            way.insert(index, at: 0)
            view = parent
        }
        return [kind] + way
    }

    private mutating func item(_ archived: Any, in root: UIView) -> AnyObject? {
        guard let way = archived as? [Int], let kind = way.first else { return nil }
        var view = root
        for index in way.dropFirst() {
            let subviews = subviews(of: view)
            guard subviews.indices.contains(index) else { return nil }
            view = subviews[index]
        }
        return Self.guides.indices.contains(kind) ? view[keyPath: Self.guides[kind]] : view
    }

    private mutating func subviews(of view: UIView) -> [UIView] {
        if let known = subviews[ObjectIdentifier(view)] { return known }
        let found = view.archivedSubviews
        subviews[ObjectIdentifier(view)] = found
        return found
    }
}
