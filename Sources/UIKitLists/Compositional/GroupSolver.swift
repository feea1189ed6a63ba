import UIKitControls

/// Places one group's items: the recursive part of a compositional layout.
@MainActor struct GroupSolver {
    struct Placed {
        var frame: CGRect
        /// The index in the section.
        var index: Int
        var definition: NSCollectionLayoutItem
        var zIndex = 0
    }

    /// The number of items in the section.
    let count: Int
    let environment: LayoutEnvironment
    let measured: (Int) -> CGSize?
    private(set) var next = 0
    private(set) var placed: [Placed] = []

    init(count: Int, environment: LayoutEnvironment, measured: @escaping (Int) -> CGSize?) {
        (self.count, self.environment, self.measured) = (count, environment, measured)
    }

    /// Returns the placed items, and continues with those after `count` repetitions of them.
    mutating func takePlaced(repeating count: Int) -> [Placed] {
        defer { (next, placed) = (next * count, []) }
        return placed
    }

    /// Places the next items in `group` at `origin`; returns the group's size.
    mutating func solve(_ group: NSCollectionLayoutGroup, in container: CGSize, at origin: CGPoint) -> CGSize {
        var size = group.layoutSize.resolved(in: container)
        let insets = group.contentInsets
        let start = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
        let inner = CGSize(width: size.width - insets.leading - insets.trailing, height: size.height - insets.top - insets.bottom)
        let used: CGSize =
            switch group.direction {
            case .custom: custom(group, inner, start)
            case .horizontal: line(group, inner, start, horizontal: true)
            case .vertical: line(group, inner, start, horizontal: false)
            }
        if group.layoutSize.widthDimension.isEstimated { size.width = used.width + insets.leading + insets.trailing }
        if group.layoutSize.heightDimension.isEstimated { size.height = used.height + insets.top + insets.bottom }
        return size
    }

    private mutating func custom(_ group: NSCollectionLayoutGroup, _ inner: CGSize, _ start: CGPoint) -> CGSize {
        let inside = LayoutEnvironment(contentSize: inner, contentInsets: .zero, traits: environment.traitCollection)
        var used = CGSize.zero
        for item in group.provider?(inside) ?? [] {
            guard next < count else { break }
            placed.append(Placed(frame: item.frame.offsetBy(dx: start.x, dy: start.y), index: next, definition: group, zIndex: item.zIndex))
            used = CGSize(width: max(used.width, item.frame.maxX), height: max(used.height, item.frame.maxY))
            next += 1
        }
        return used
    }

    private mutating func line(_ group: NSCollectionLayoutGroup, _ inner: CGSize, _ start: CGPoint, horizontal: Bool) -> CGSize {
        let gap = group.interItemSpacing?.spacing ?? 0
        let room = horizontal ? inner.width : inner.height
        let open = horizontal ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
        let share = group.repeatCount.map { (room - gap * CGFloat($0 - 1)) / CGFloat(max(1, $0)) }
        var position: CGFloat = 0
        var cross: CGFloat = 0
        var slot = 0
        var starts: [Int] = []
        var uniform: [Int] = []
        while next < count, !group.subitems.isEmpty {
            if let limit = group.limit, slot >= limit { break }
            let definition = group.subitems[slot % group.subitems.count]
            // One round of the listed subitems, and more rounds while they fit.
            if slot >= group.subitems.count, group.repeatCount == nil, open { break }
            let edge = definition.edgeSpacing?.insets ?? .zero
            let offset = (slot == 0 ? 0 : gap) + (horizontal ? edge.leading : edge.top)
            let needed = share ?? extent(definition, inner, horizontal: horizontal)
            if slot > 0, group.repeatCount == nil, !open, position + offset + needed > room + 0.5 { break }
            starts.append(placed.count)
            let across = horizontal ? definition.layoutSize.heightDimension : definition.layoutSize.widthDimension
            if across.isUniformAcrossSiblings, !(definition is NSCollectionLayoutGroup) { uniform.append(placed.count) }
            let at =
                horizontal
                ? CGPoint(x: start.x + position + offset, y: start.y + edge.top)
                : CGPoint(x: start.x + edge.leading, y: start.y + position + offset)
            let size = place(definition, inner, at, share: share, horizontal: horizontal)
            position += offset + (horizontal ? size.width + edge.trailing : size.height + edge.bottom)
            cross = max(cross, horizontal ? size.height + edge.top + edge.bottom : size.width + edge.leading + edge.trailing)
            slot += 1
        }
        makeUniform(uniform, horizontal: horizontal)
        if group.interItemSpacing?.isFlexible == true, starts.count > 1, room > position {
            spread(starts, by: room - position, horizontal: horizontal)
        }
        return horizontal ? CGSize(width: position, height: cross) : CGSize(width: cross, height: position)
    }

    /// Gives items the size of the largest one, across the group's direction.
    private mutating func makeUniform(_ items: [Int], horizontal: Bool) {
        let side: WritableKeyPath<CGSize, CGFloat> = horizontal ? \.height : \.width
        guard let largest = items.map({ placed[$0].frame.size[keyPath: side] }).max() else { return }
        for item in items { placed[item].frame.size[keyPath: side] = largest }
    }

    /// Distributes the remaining space among flexible spacing.
    private mutating func spread(_ starts: [Int], by spare: CGFloat, horizontal: Bool) {
        let extra = spare / CGFloat(starts.count - 1)
        for (number, begin) in starts.enumerated() {
            let end = number + 1 < starts.count ? starts[number + 1] : placed.count
            let shift = extra * CGFloat(number)
            for index in begin..<end {
                placed[index].frame = placed[index].frame.offsetBy(dx: horizontal ? shift : 0, dy: horizontal ? 0 : shift)
            }
        }
    }

    private func extent(_ item: NSCollectionLayoutItem, _ container: CGSize, horizontal: Bool) -> CGFloat {
        let dimension = horizontal ? item.layoutSize.widthDimension : item.layoutSize.heightDimension
        if dimension.isEstimated, !(item is NSCollectionLayoutGroup), let size = measured(next) {
            return horizontal ? size.width : size.height
        }
        return dimension.resolved(in: container)
    }

    private mutating func place(_ item: NSCollectionLayoutItem, _ container: CGSize, _ origin: CGPoint, share: CGFloat?, horizontal: Bool)
        -> CGSize
    {
        if let group = item as? NSCollectionLayoutGroup {
            var container = container
            if let share { if horizontal { container.width = share } else { container.height = share } }
            return solve(group, in: container, at: origin)
        }
        let insets = item.contentInsets
        var size = item.layoutSize.resolved(in: container)
        if let share { if horizontal { size.width = share } else { size.height = share } }
        if let own = measured(next) {
            if item.layoutSize.widthDimension.isEstimated, share == nil || !horizontal {
                size.width = own.width + insets.leading + insets.trailing
            }
            if item.layoutSize.heightDimension.isEstimated, share == nil || horizontal {
                size.height = own.height + insets.top + insets.bottom
            }
        }
        placed.append(
            Placed(
                frame: CGRect(
                    x: origin.x + insets.leading, y: origin.y + insets.top, width: max(0, size.width - insets.leading - insets.trailing),
                    height: max(0, size.height - insets.top - insets.bottom)),
                index: next, definition: item))
        next += 1
        return size
    }
}

extension NSCollectionLayoutItem {
    /// Whether neither content nor a closure determines the size and the place of anything in the item.
    var isIndependentOfContent: Bool {
        guard !layoutSize.widthDimension.isEstimated, !layoutSize.heightDimension.isEstimated else { return false }
        guard let group = self as? NSCollectionLayoutGroup else { return true }
        return group.direction != .custom && group.subitems.allSatisfy(\.isIndependentOfContent)
    }
}
