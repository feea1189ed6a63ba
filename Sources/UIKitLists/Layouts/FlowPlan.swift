import UIKitControls

/// A flow layout's result: lines of items and bands of headers and footers. The rules were measured (metrics.md §8).
@MainActor struct FlowPlan {
    struct Line {
        var items: Range<Int>
        /// The start and extent along the scroll direction.
        var start: CGFloat
        var extent: CGFloat
    }

    struct Section {
        var frame = CGRect.zero
        var header: CGRect?
        var footer: CGRect?
        var lines: [Line] = []
        var frames: [CGRect] = []
    }

    var sections: [Section] = []
    var contentSize = CGSize.zero
    private var isVertical = true

    static func make(for layout: UICollectionViewFlowLayout) -> FlowPlan {
        var plan = FlowPlan()
        guard let view = layout.collectionView else { return plan }
        plan.isVertical = layout.scrollDirection == .vertical
        let inset = view.adjustedContentInset
        let room = plan.isVertical ? view.bounds.width - inset.left - inset.right : view.bounds.height - inset.top - inset.bottom
        var position: CGFloat = 0
        for index in 0..<view.numberOfSections {
            let section = FlowSectionBuilder(
                layout: layout, view: view, section: index, room: room, start: position, isVertical: plan.isVertical
            ).build()
            position = plan.isVertical ? section.frame.maxY : section.frame.maxX
            plan.sections.append(section)
        }
        plan.contentSize = plan.isVertical ? CGSize(width: room, height: position) : CGSize(width: position, height: room)
        // FIXME(gap): a layout that scrolls horizontally is not mirrored; its first item stays at the left end.
        if plan.isVertical, layout.flipsHorizontallyInOppositeLayoutDirection, view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
            plan.mirror()
        }
        return plan
    }

    private mutating func mirror() {
        let whole = contentSize.width
        for index in sections.indices {
            for item in sections[index].frames.indices { sections[index].frames[item].origin.x = whole - sections[index].frames[item].maxX }
            if let header = sections[index].header { sections[index].header?.origin.x = whole - header.maxX }
            if let footer = sections[index].footer { sections[index].footer?.origin.x = whole - footer.maxX }
        }
    }

    func frame(of path: IndexPath) -> CGRect? {
        guard sections.indices.contains(path.section), sections[path.section].frames.indices.contains(path.item) else { return nil }
        return sections[path.section].frames[path.item]
    }

    /// Returns the items whose frames intersect `rect`; lines are found by binary search.
    func items(in rect: CGRect, section index: Int) -> [Int] {
        let section = sections[index]
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var (first, last) = (0, section.lines.count)
        while first < last {
            let middle = (first + last) / 2
            if section.lines[middle].start + section.lines[middle].extent <= low { first = middle + 1 } else { last = middle }
        }
        var result: [Int] = []
        while first < section.lines.count, section.lines[first].start < high {
            for item in section.lines[first].items where section.frames[item].meets(rect) { result.append(item) }
            first += 1
        }
        return result
    }

    func pinned(_ frame: CGRect, header: Bool, in section: Section, visible: CGRect) -> CGRect {
        var frame = frame
        if isVertical {
            if header {
                let limit = (section.footer?.minY ?? section.frame.maxY) - frame.height
                frame.origin.y = min(max(frame.minY, visible.minY), max(limit, frame.minY))
            } else {
                let limit = section.header?.maxY ?? section.frame.minY
                frame.origin.y = max(min(frame.minY, visible.maxY - frame.height), min(limit, frame.minY))
            }
        } else if header {
            let limit = (section.footer?.minX ?? section.frame.maxX) - frame.width
            frame.origin.x = min(max(frame.minX, visible.minX), max(limit, frame.minX))
        } else {
            let limit = section.header?.maxX ?? section.frame.minX
            frame.origin.x = max(min(frame.minX, visible.maxX - frame.width), min(limit, frame.minX))
        }
        return frame
    }
}

/// Places the lines of one section.
@MainActor private struct FlowSectionBuilder {
    let layout: UICollectionViewFlowLayout
    let view: UICollectionView
    let section: Int
    /// The length available to a line, section insets included.
    let room: CGFloat
    let start: CGFloat
    let isVertical: Bool

    private var delegate: UICollectionViewDelegateFlowLayout? { view.itemDelegate as? UICollectionViewDelegateFlowLayout }
    private func snap(_ value: CGFloat) -> CGFloat { value.rounded(toPixelsAt: view.displayScale) }

    private func size(main: CGFloat, cross: CGFloat) -> CGSize {
        isVertical ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
    }
    private func rect(main: CGFloat, cross: CGFloat, _ size: CGSize) -> CGRect {
        isVertical ? CGRect(origin: CGPoint(x: main, y: cross), size: size) : CGRect(origin: CGPoint(x: cross, y: main), size: size)
    }
    private func main(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    private func cross(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    func build() -> FlowPlan.Section {
        var result = FlowPlan.Section()
        var position = start
        let header = delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section) ?? layout.headerReferenceSize
        let footer = delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section) ?? layout.footerReferenceSize
        if cross(header) > 0 {
            result.header = rect(main: 0, cross: position, size(main: room, cross: cross(header)))
            position += cross(header)
        }
        let inset = sectionInset
        position += isVertical ? inset.top : inset.left
        position = setLines(&result, from: position, inset: inset)
        position += isVertical ? inset.bottom : inset.right
        if cross(footer) > 0 {
            result.footer = rect(main: 0, cross: position, size(main: room, cross: cross(footer)))
            position += cross(footer)
        }
        result.frame = rect(main: 0, cross: start, size(main: room, cross: position - start))
        return result
    }

    private var sectionInset: UIEdgeInsets {
        var inset = delegate?.collectionView(view, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
        switch layout.sectionInsetReference {
        case .fromContentInset: break
        case .fromSafeArea:
            inset.left += max(0, view.safeAreaInsets.left - view.adjustedContentInset.left)
            inset.right += max(0, view.safeAreaInsets.right - view.adjustedContentInset.right)
        case .fromLayoutMargins:
            inset.left += view.layoutMargins.left
            inset.right += view.layoutMargins.right
        }
        return inset
    }

    private func sizes(_ count: Int) -> [CGSize] {
        let first = IndexPath(item: 0, section: section)
        let asks =
            delegate.map { delegate in
                OptionalRequirement.ask { delegate.collectionView(view, layout: layout, sizeForItemAt: first) } != nil
            } ?? false
        let estimated = layout.estimatedItemSize
        let estimate = estimated == UICollectionViewFlowLayout.automaticSize ? layout.itemSize : estimated
        return (0..<count).map { item in
            let path = IndexPath(item: item, section: section)
            if estimated != .zero, let preferred = layout.preferredSizes[path] { return preferred }
            if asks, let delegate { return delegate.collectionView(view, layout: layout, sizeForItemAt: path) }
            return estimated != .zero ? estimate : layout.itemSize
        }
    }

    private func setLines(_ result: inout FlowPlan.Section, from start: CGFloat, inset: UIEdgeInsets) -> CGFloat {
        let count = view.numberOfItems(inSection: section)
        guard count > 0 else { return start }
        let sizes = sizes(count)
        let spacing =
            delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section) ?? layout.minimumInteritemSpacing
        let lineSpacing =
            delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section) ?? layout.minimumLineSpacing
        let lead = isVertical ? inset.left : inset.top
        let available = room - lead - (isVertical ? inset.right : inset.bottom)
        let isUniform = sizes.allSatisfy { main($0) == main(sizes[0]) }
        result.frames = Array(repeating: .zero, count: count)
        var position = start
        var first = 0
        while first < count {
            var end = first + 1
            var used = main(sizes[first])
            while end < count, used + spacing + main(sizes[end]) <= available + 0.001 {
                used += spacing + main(sizes[end])
                end += 1
            }
            if first > 0 { position += lineSpacing }
            let extent = sizes[first..<end].reduce(0) { max($0, cross($1)) }
            place(
                &result, first..<end, sizes, position, extent, lead: lead, available: available, spacing: spacing, isLast: end == count,
                isUniform: isUniform)
            result.lines.append(FlowPlan.Line(items: first..<end, start: position, extent: extent))
            position += extent
            first = end
        }
        return position
    }

    private func place(
        _ result: inout FlowPlan.Section, _ items: Range<Int>, _ sizes: [CGSize], _ position: CGFloat, _ extent: CGFloat, lead: CGFloat,
        available: CGFloat, spacing: CGFloat, isLast: Bool, isUniform: Bool
    ) {
        let total = sizes[items].reduce(0) { $0 + main($1) }
        var gap = spacing
        var origin = lead
        if isUniform {
            let extent = main(sizes[items.lowerBound])
            let perLine = max(1, Int(saturating: (available + spacing) / (extent + spacing) + 0.0001))
            // A uniform last line is spaced as if it were full.
            if perLine > 1 {
                gap = (available - CGFloat(perLine) * extent) / CGFloat(perLine - 1)
            } else {
                origin = lead + (available - total) / 2
            }
        } else if items.count == 1, !isLast || total > available {
            origin = lead + (available - total) / 2
        } else if !isLast {
            gap = (available - total) / CGFloat(items.count - 1)
        }
        var x = origin
        for item in items {
            let size = sizes[item]
            let y = position + (extent - cross(size)) / 2
            result.frames[item] = rect(main: snap(x), cross: snap(y), size)
            x += main(size) + gap
        }
    }
}
