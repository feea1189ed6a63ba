import UIKitControls

/// A compositional layout's result.
@MainActor struct CompositionalPlan {
    struct Boundary {
        var kind: String
        var path: IndexPath
        var frame: CGRect
        var item: NSCollectionLayoutBoundarySupplementaryItem
    }

    struct Section {
        var definition: NSCollectionLayoutSection
        var environment: LayoutEnvironment
        var frame = CGRect.zero
        var placed = PlacedItems()
        var boundaries: [Boundary] = []
        var orthogonal: OrthogonalArea?
        /// The rows of a list, which need no individual frames.
        var rows: ListRows?

        /// Swaps leading and trailing, across the layout's width or the width of scrolled content.
        @MainActor mutating func mirror(in width: CGFloat) {
            orthogonal?.mirror()
            let inner = orthogonal?.contentSize.width ?? width
            placed.mirror(in: inner)
            for index in boundaries.indices { boundaries[index].frame.mirror(in: width) }
            rows?.mirror(in: width)
        }
    }

    private(set) var sections: [Section] = []
    private var boundaries: [Boundary] = []
    private(set) var contentSize = CGSize.zero
    private(set) var orthogonalAreas: [Int: OrthogonalArea] = [:]
    private var isVertical = true
    /// Whether the layout runs from right to left: it is built from the left and then mirrored.
    // FIXME(gap): compositional layouts that scroll horizontally are not mirrored.
    private var isMirrored = false

    var hasPinnedElements: Bool {
        sections.contains { $0.boundaries.contains { $0.item.pinToVisibleBounds } } || boundaries.contains { $0.item.pinToVisibleBounds }
    }

    static func make(for layout: UICollectionViewCompositionalLayout) -> CompositionalPlan {
        var plan = CompositionalPlan()
        guard let view = layout.collectionView else { return plan }
        let configuration = layout.configuration
        plan.isVertical = configuration.scrollDirection == .vertical
        let inset = view.adjustedContentInset
        let size = CGSize(width: view.bounds.width - inset.left - inset.right, height: view.bounds.height - inset.top - inset.bottom)
        let safe = view.safeAreaInsets
        plan.isMirrored =
            plan.isVertical && layout.flipsHorizontallyInOppositeLayoutDirection
            && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (left, right) = (max(0, safe.left - inset.left), max(0, safe.right - inset.right))
        let sides = NSDirectionalEdgeInsets(
            top: 0, leading: plan.isMirrored ? right : left, bottom: 0, trailing: plan.isMirrored ? left : right)
        let environment = LayoutEnvironment(contentSize: size, contentInsets: sides, traits: view.traitCollection)
        let whole = CGRect(origin: .zero, size: size)
        var position: CGFloat = 0
        position = plan.addBoundaries(
            layout, configuration.boundarySupplementaryItems, leading: true, to: &plan.boundaries, path: IndexPath(index: 0), in: whole,
            at: position)
        for index in 0..<view.numberOfSections {
            guard let definition = layout.section(at: index, environment) else { continue }
            if index > 0 { position += configuration.interSectionSpacing }
            var section = plan.build(layout, view, definition, index, environment, from: position)
            if plan.isMirrored { section.mirror(in: size.width) }
            section.placed.divideIntoRuns()
            position = plan.isVertical ? section.frame.maxY : section.frame.maxX
            if let area = section.orthogonal { plan.orthogonalAreas[index] = area }
            plan.sections.append(section)
        }
        position = plan.addBoundaries(
            layout, configuration.boundarySupplementaryItems, leading: false, to: &plan.boundaries, path: IndexPath(index: 0), in: whole,
            at: position)
        if plan.isMirrored { for index in plan.boundaries.indices { plan.boundaries[index].frame.mirror(in: size.width) } }
        plan.contentSize = plan.isVertical ? CGSize(width: size.width, height: position) : CGSize(width: position, height: size.height)
        return plan
    }

    /// Adds the headers or the footers at `position` along the scroll direction; returns the position after them.
    ///
    /// Each has its edge at the contents, moved by its offset, over the others there; together they take the space of the one that extends
    /// farthest. An item that does not extend the boundary is inside. (github.com/bart-g/CompositionalLayout-DiffableDataSource shows on
    /// iOS 16 a header of 50 points with an offset of 50 right below one of 40, and the contents behind the latter.)
    private func addBoundaries(
        _ layout: UICollectionViewCompositionalLayout, _ items: [NSCollectionLayoutBoundarySupplementaryItem], leading: Bool,
        to list: inout [Boundary],
        path: IndexPath, in area: CGRect, at position: CGFloat
    ) -> CGFloat {
        let items = items.filter { $0.alignment.isLeading(vertical: isVertical) == leading }.map { ($0, size(of: $0, layout, path, area)) }
        let reach =
            items.map { item, size in
                let offset = isVertical ? item.offset.y : item.offset.x
                return item.extendsBoundary ? max(0, (isVertical ? size.height : size.width) + (leading ? -offset : offset)) : 0
            }.max() ?? 0
        let edge = leading ? position + reach : position
        for (item, size) in items {
            var origin = area.origin
            switch item.alignment {
            case .top, .bottom: if isVertical { origin.x = area.midX - size.width / 2 }
            case .topTrailing, .bottomTrailing, .trailing: if isVertical { origin.x = area.maxX - size.width }
            default: break
            }
            let isBefore = leading == item.extendsBoundary
            if isVertical { origin.y = edge - (isBefore ? size.height : 0) } else { origin.x = edge - (isBefore ? size.width : 0) }
            origin.x += item.offset.x
            origin.y += item.offset.y
            let insets = item.contentInsets
            let frame = CGRect(origin: origin, size: size).inset(
                by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
            list.append(Boundary(kind: item.elementKind, path: path, frame: frame, item: item))
        }
        return position + reach
    }

    /// Returns the size including the item's insets.
    private func size(_ size: CGSize, _ own: CGSize, _ item: NSCollectionLayoutItem) -> CGSize {
        let insets = item.contentInsets
        return CGSize(
            width: item.layoutSize.widthDimension.isEstimated ? own.width + insets.leading + insets.trailing : size.width,
            height: item.layoutSize.heightDimension.isEstimated ? own.height + insets.top + insets.bottom : size.height)
    }

    private func size(
        of item: NSCollectionLayoutBoundarySupplementaryItem, _ layout: UICollectionViewCompositionalLayout, _ path: IndexPath,
        _ area: CGRect
    ) -> CGSize {
        let resolved = item.layoutSize.resolved(in: area.size)
        return layout.measured.supplementaries[ElementKey(kind: item.elementKind, path: path)].map { size(resolved, $0, item) } ?? resolved
    }

    private func build(
        _ layout: UICollectionViewCompositionalLayout, _ view: UICollectionView, _ definition: NSCollectionLayoutSection, _ index: Int,
        _ environment: LayoutEnvironment, from start: CGFloat
    ) -> Section {
        var section = Section(definition: definition, environment: environment)
        let count = view.numberOfItems(inSection: index)
        let container = environment.contentSize
        let reference = layout.insetsReference(of: definition)
        let safe = sides(reference, view, environment)
        let insets = definition.contentInsets
        let (left, right) = (insets.leading + safe.leading, insets.trailing + safe.trailing)
        let own = definition.supplementaryContentInsetsReference
        let outer = sides(own == .automatic ? reference : own, view, environment)
        let follows = definition.supplementariesFollowContentInsets
        let leading = outer.leading + (follows ? insets.leading : 0), trailing = outer.trailing + (follows ? insets.trailing : 0)
        let headerArea = CGRect(x: leading, y: 0, width: container.width - leading - trailing, height: container.height)
        let path = IndexPath(item: 0, section: index)
        var position = start
        position = addBoundaries(
            layout, definition.boundarySupplementaryItems, leading: true, to: &section.boundaries, path: path, in: headerArea, at: position)
        let inner = CGSize(width: container.width - left - right, height: container.height - insets.top - insets.bottom)
        position += isVertical ? insets.top : insets.leading
        let origin = isVertical ? CGPoint(x: left, y: position) : CGPoint(x: position, y: insets.top)
        if definition.orthogonalScrollingBehavior != .none, isVertical {
            // Groups use the width without the section's insets, which surround the scrolled contents. (Pictures of iOS 15 and 16 in
            // github.com/iamalexmih/FastFoodCompositionalLayoutBase and bart-g/CompositionalLayout-DiffableDataSource.)
            let area = CGSize(width: container.width - safe.leading - safe.trailing, height: inner.height)
            position += orthogonal(&section, layout, index, count, area, at: origin.y, full: container.width, left: left, right: right)
        } else if let list = definition.list {
            let rows = ListRows(list: list, section: index, count: count, origin: origin, width: inner.width, measured: layout.measured)
            section.rows = rows
            position += rows.height
        } else {
            position += groups(&section, layout, index, count, inner, at: origin)
        }
        position += isVertical ? insets.bottom : insets.trailing
        position = addBoundaries(
            layout, definition.boundarySupplementaryItems, leading: false, to: &section.boundaries, path: path, in: headerArea, at: position
        )
        section.frame =
            isVertical
            ? CGRect(x: 0, y: start, width: container.width, height: position - start)
            : CGRect(x: start, y: 0, width: position - start, height: container.height)
        return section
    }

    /// Returns the edges from which a section's insets count, at the sides of a layout that scrolls vertically.
    private func sides(_ reference: UIContentInsetsReference, _ view: UICollectionView, _ environment: LayoutEnvironment)
        -> NSDirectionalEdgeInsets
    {
        let edges: (left: CGFloat, right: CGFloat)
        switch reference {
        case .automatic, .safeArea: return environment.contentInsets
        case .none: return .zero
        case .layoutMargins: edges = (view.layoutMargins.left, view.layoutMargins.right)
        case .readableContent:
            let readable = view.readableContentGuide.layoutFrame
            edges = (readable.minX - view.bounds.minX, view.bounds.maxX - readable.maxX)
        }
        guard isVertical else { return environment.contentInsets }
        let inset = view.adjustedContentInset
        let (left, right) = (max(0, edges.left - inset.left), max(0, edges.right - inset.right))
        return NSDirectionalEdgeInsets(top: 0, leading: isMirrored ? right : left, bottom: 0, trailing: isMirrored ? left : right)
    }

    private func solver(_ section: Section, _ layout: UICollectionViewCompositionalLayout, _ index: Int, _ count: Int) -> GroupSolver {
        let sizes = layout.measured.items
        return GroupSolver(count: count, environment: section.environment) { sizes[IndexPath(item: $0, section: index)] }
    }

    /// Places groups one after another along the scroll direction; returns their length. If nothing depends on the items' content, all
    /// groups are like the first.
    private func groups(
        _ section: inout Section, _ layout: UICollectionViewCompositionalLayout, _ index: Int, _ count: Int, _ inner: CGSize,
        at origin: CGPoint
    ) -> CGFloat {
        var solver = solver(section, layout, index, count)
        var length: CGFloat = 0
        var (group, repetitions, distance): ([GroupSolver.Placed], Int, CGFloat) = ([], 0, 0)
        while solver.next < count {
            let before = solver.next
            if before > 0 { length += section.definition.interGroupSpacing }
            let at = isVertical ? CGPoint(x: origin.x, y: origin.y + length) : CGPoint(x: origin.x + length, y: origin.y)
            let size = solver.solve(section.definition.group, in: inner, at: at)
            length += isVertical ? size.height : size.width
            if solver.next == before { break }
            guard before == 0, section.definition.group.isIndependentOfContent else { continue }
            distance = length + section.definition.interGroupSpacing
            repetitions = count / solver.next
            length += distance * CGFloat(repetitions - 1)
            group = solver.takePlaced(repeating: repetitions)
        }
        section.placed = PlacedItems(
            repeating: group, repetitions, every: isVertical ? CGVector(dx: 0, dy: distance) : CGVector(dx: distance, dy: 0),
            then: solver.placed)
        return length
    }

    /// Places groups side by side in their own scroll view; returns its height.
    private func orthogonal(
        _ section: inout Section, _ layout: UICollectionViewCompositionalLayout, _ index: Int, _ count: Int, _ inner: CGSize, at y: CGFloat,
        full: CGFloat, left: CGFloat, right: CGFloat
    ) -> CGFloat {
        var solver = solver(section, layout, index, count)
        var (x, height, width) = (left, CGFloat(0), CGFloat(0))
        var stops: [CGFloat] = []
        while solver.next < count {
            let before = solver.next
            if before > 0 { x += section.definition.interGroupSpacing }
            stops.append(x - left)
            let size = solver.solve(section.definition.group, in: inner, at: CGPoint(x: x, y: 0))
            if before == 0 { width = size.width }
            x += size.width
            height = max(height, size.height)
            if solver.next == before { break }
        }
        section.placed = PlacedItems(solver.placed)
        let behavior = section.definition.orthogonalScrollingBehavior
        // Centered groups leave space for the first and the last to be centered, too.
        let margin = behavior == .groupPagingCentered ? max(0, (full - width) / 2) : 0
        section.orthogonal = OrthogonalArea(
            frame: CGRect(x: 0, y: y, width: full, height: height), contentSize: CGSize(width: x + right, height: height),
            behavior: behavior,
            inset: UIEdgeInsets(top: 0, left: max(0, margin - left), bottom: 0, right: max(0, margin - right)),
            stops: stops.map { $0 - max(0, margin - left) }, properties: section.definition.orthogonalScrollingProperties)
        return height
    }

    // MARK: Attributes

    private func attributes(_ placed: GroupSolver.Placed, _ section: Int, _ layout: UICollectionViewCompositionalLayout)
        -> UICollectionViewLayoutAttributes
    {
        var frame = placed.frame
        frame.origin = CGPoint(x: frame.minX, y: frame.minY).rounded(toPixelsAt: layout.collectionView?.displayScale ?? 1)
        let attributes = layout.cellAttributes(IndexPath(item: placed.index, section: section), frame)
        attributes.zIndex = placed.zIndex
        attributes.fixedAxes = placed.definition is NSCollectionLayoutGroup ? .both : placed.definition.layoutSize.fixedAxes
        if sections[section].orthogonal != nil { attributes.orthogonalSection = section }
        return attributes
    }

    func item(_ path: IndexPath, _ layout: UICollectionViewCompositionalLayout) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(path.section) else { return nil }
        let section = sections[path.section]
        if let rows = section.rows { return rows.attributes(path.item, layout) }
        guard path.item < section.placed.count else { return nil }
        return attributes(section.placed[path.item], path.section, layout)
    }

    func elements(in rect: CGRect, _ layout: UICollectionViewCompositionalLayout) -> [UICollectionViewLayoutAttributes] {
        var result: [UICollectionViewLayoutAttributes] = []
        for (index, section) in sections.enumerated() where section.frame.insetBy(dx: -1, dy: -1).meets(rect) {
            if let rows = section.rows {
                result += rows.attributes(in: rect, layout)
            } else if let area = section.orthogonal {
                let x = layout.orthogonalOffsets[index]?.x ?? area.start
                let visible = CGRect(x: x - area.frame.width / 4, y: 0, width: area.frame.width * 1.5, height: area.frame.height)
                result += section.placed.items(in: visible).map { attributes($0, index, layout) }
            } else {
                result += section.placed.items(in: rect).map { attributes($0, index, layout) }
            }
            for boundary in section.boundaries {
                let shown = attributes(boundary, section, layout)
                if shown.frame.meets(rect) { result.append(shown) }
            }
            for item in section.definition.decorationItems {
                if let shown = decoration(item.elementKind, IndexPath(item: 0, section: index), layout), shown.frame.meets(rect) {
                    result.append(shown)
                }
            }
            result += itemSupplementaries(section, index, rect, layout)
        }
        for boundary in boundaries {
            let shown = attributes(boundary, nil, layout)
            if shown.frame.meets(rect) { result.append(shown) }
        }
        return result
    }

    /// Places badges and similar items, which are anchored to others.
    private func itemSupplementaries(
        _ section: Section, _ index: Int, _ rect: CGRect, _ layout: UICollectionViewCompositionalLayout
    ) -> [UICollectionViewLayoutAttributes] {
        var result: [UICollectionViewLayoutAttributes] = []
        for placed in section.orthogonal == nil ? section.placed.items(in: rect) : section.placed.all
        where !placed.definition.supplementaryItems.isEmpty {
            for item in placed.definition.supplementaryItems {
                let size = item.layoutSize.resolved(in: placed.frame.size)
                var frame = item.containerAnchor.place(size, on: placed.frame, itemAnchor: item.itemAnchor)
                if isMirrored { frame.mirror(in: placed.frame.minX + placed.frame.maxX) }
                let attributes = layout.supplementaryAttributes(item.elementKind, IndexPath(item: placed.index, section: index), frame)
                attributes.zIndex = item.zIndex
                attributes.fixedAxes = .both
                if section.orthogonal != nil { attributes.orthogonalSection = index }
                result.append(attributes)
            }
        }
        return result
    }

    func supplementary(_ kind: String, _ path: IndexPath, _ layout: UICollectionViewCompositionalLayout)
        -> UICollectionViewLayoutAttributes?
    {
        if path.count == 1 || sections.isEmpty { return boundaries.first { $0.kind == kind }.map { attributes($0, nil, layout) } }
        guard sections.indices.contains(path.section) else { return nil }
        let section = sections[path.section]
        if let boundary = section.boundaries.first(where: { $0.kind == kind }) { return attributes(boundary, section, layout) }
        return itemSupplementaries(section, path.section, .infinite, layout).first {
            $0.representedElementKind == kind && $0.indexPath == path
        }
    }

    private func attributes(_ boundary: Boundary, _ section: Section?, _ layout: UICollectionViewCompositionalLayout)
        -> UICollectionViewLayoutAttributes
    {
        var frame = boundary.frame
        if boundary.item.pinToVisibleBounds, let view = layout.collectionView, isVertical {
            let visible = view.bounds.inset(by: view.coveredInset)
            let limit = section?.frame ?? CGRect(origin: .zero, size: contentSize)
            if boundary.item.alignment.isLeading(vertical: true) {
                frame.origin.y = min(max(frame.minY, visible.minY), max(limit.maxY - frame.height, frame.minY))
            } else {
                frame.origin.y = max(min(frame.minY, visible.maxY - frame.height), min(limit.minY, frame.minY))
            }
        }
        let attributes = layout.supplementaryAttributes(boundary.kind, boundary.path, frame)
        attributes.zIndex = boundary.item.zIndex
        attributes.fixedAxes = boundary.item.layoutSize.fixedAxes
        if let list = section?.definition.list { attributes.listRow = ListRow(list: list, isFirst: false, isLast: false, isBand: true) }
        return attributes
    }

    func decoration(_ kind: String, _ path: IndexPath, _ layout: UICollectionViewCompositionalLayout) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(path.section),
            let item = sections[path.section].definition.decorationItems.first(where: { $0.elementKind == kind })
        else { return nil }
        let attributes = UICollectionViewLayoutAttributes.make(for: layout, .decorationView, kind, path)
        let insets = item.contentInsets
        var frame = sections[path.section].frame.inset(
            by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
        if isMirrored { frame.mirror(in: contentSize.width) }
        attributes.frame = frame
        attributes.zIndex = item.zIndex
        return attributes
    }
}

extension CGRect {
    /// Swaps left and right in a space from 0 to `width`.
    mutating func mirror(in width: CGFloat) { origin.x = width - maxX }
}

extension NSRectAlignment {
    /// Whether an element with this alignment comes before the items.
    func isLeading(vertical: Bool) -> Bool {
        switch self {
        case .top, .topLeading, .topTrailing: true
        case .leading: !vertical
        default: false
        }
    }
}
