import UIKit

/// A stack or grid that creates and lays out only the views in the visible part of the scroll view around it. Outside a scroll view along
/// its axis, all views count as visible.
struct LazyContainer<Content: View>: View, PrimitiveView, AnyLazyContainer {
    let lines: LineArrangement
    let content: Content
    func makeNode(_ seed: NodeSeed) -> ViewNode { LazyNode(seed) }
    var anyContent: any View { content }
}
@MainActor protocol AnyLazyContainer {
    var lines: LineArrangement { get }
    var anyContent: any View { get }
}

private enum ScrollAxesKey: EnvironmentKey { static var defaultValue: Axis.Set { [] } }
extension EnvironmentValues {
    /// The axes along which the scroll view around the views scrolls.
    var scrollAxes: Axis.Set {
        get { self[ScrollAxesKey.self] }
        set { self[ScrollAxesKey.self] = newValue }
    }
}

final class LazyNode: ViewNode {
    private(set) lazy var element = LazyElement(self)
    private var given: EnvironmentValues?
    private var inner = EnvironmentValues()
    override func update(_ change: Change) {
        guard let container = view as? any AnyLazyContainer else { return }
        if given != environment {
            (inner, given) = (environment, environment)
            inner.containerContext = .lines(inside: environment.containerContext)
        }
        element.arrangement = container.lines
        setChild(container.anyContent, in: inner)
    }
    override var elements: [ViewElement] {
        element.take(super.elements)
        return [element]
    }
    var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = element.arrangement.items == nil ? element.arrangement.axis : nil
        return properties
    }
}

final class LazyElement: ViewElement, PositionObserver {
    var arrangement = LineArrangement(axis: .vertical, spacing: 8, alignment: .center, pinned: []) {
        didSet { if arrangement != oldValue { divideAgain(Array(plans.keys)) } }
    }
    private var children: [ViewElement] = []
    private var plans: [CGFloat?: LinePlan] = [:]
    /// The last placement.
    private var placed: (bounds: CGRect, plan: LinePlan, span: ClosedRange<CGFloat>, lines: Range<Int>, surroundings: Surroundings)?
    /// The elements in place, back to front.
    private var shown: [ViewElement] = []
    /// The views that were notified that they are on screen.
    private var shownSlots: [SlotNode] = []
    /// The lengths that measurements returned, by the breadth for which they were asked.
    private var answers: [CGFloat?: CGFloat] = [:]
    private var isEager = false
    private var axis: Axis { arrangement.axis }

    func take(_ new: [ViewElement]) {
        guard !new.elementsEqual(children, by: ===) else { return }
        children = new
        divideAgain(placed.map { [$0.bounds.size[axis.other]] } ?? [])
    }
    /// Plans some breadths again, and forgets the others.
    private func divideAgain(_ rooms: [CGFloat?]) {
        let old = plans
        plans = [:]
        for room in rooms { plans[room] = LinePlan(arrangement, children, room: room, after: old[room]) }
    }

    // MARK: Measuring

    private static var everything: ClosedRange<CGFloat> { -CGFloat.greatestFiniteMagnitude...CGFloat.greatestFiniteMagnitude }

    private func measuredPlan(_ room: CGFloat?, in span: ClosedRange<CGFloat>) -> (plan: LinePlan, growth: CGFloat) {
        var plan = plans[room] ?? LinePlan(arrangement, children, room: room, after: nil)
        let growth = plan.measure(in: span)
        plans[room] = plan
        return (plan, growth)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let room = proposal[axis.other]
        var span = Self.everything
        if !isEager, isScrolled {
            let container = node?.environment.containerSize?.size[axis] ?? 0
            span = placed?.span ?? 0...(container > 0 ? container : UIScreen.main.bounds.size[axis])
        }
        let plan = measuredPlan(room, in: span).plan
        answers[room] = plan.length
        var size = CGSize.zero
        size[axis] = plan.length
        let least = arrangement.items == nil ? breadthOfViews(plan, in: span) : plan.breadth
        size[axis.other] = max(least, room.map { arrangement.items == nil || $0.isFinite ? $0 : 0 } ?? 0)
        return size
    }
    /// Returns the breadth of the broadest view of a stack, in points.
    private func breadthOfViews(_ plan: LinePlan, in span: ClosedRange<CGFloat>) -> CGFloat {
        plan.lines[plan.lines(in: span)].reduce(0) { breadth, line in
            max(breadth, children[line.cells.lowerBound].size(for: plan.proposal(line.tracks[0]))[axis.other])
        }
    }

    // MARK: Placing

    private var scrollView: ContentScrollView? { placed?.surroundings.content?.view as? ContentScrollView }
    var isRegistered = false
    var scrolledContent: ScrolledContent? { placed?.surroundings.content }

    /// Returns the part of the container that is visible in the scroll view, as distances from the container's start: all of it, and what
    /// insets leave free.
    private func visible(_ bounds: CGRect, _ surroundings: Surroundings) -> (all: ClosedRange<CGFloat>, free: ClosedRange<CGFloat>)? {
        guard isScrolled, let content = surroundings.content, let scrollView = content.view as? ContentScrollView else { return nil }
        func span(_ rect: CGRect) -> ClosedRange<CGFloat> {
            let place = rect.offsetBy(dx: content.origin.x - surroundings.origin.x, dy: content.origin.y - surroundings.origin.y)
            if axis == .vertical { return place.minY - bounds.minY...place.maxY - bounds.minY }
            return isReversed ? bounds.maxX - place.maxX...bounds.maxX - place.minX : place.minX - bounds.minX...place.maxX - bounds.minX
        }
        let rect = scrollView.bounds
        return (span(rect), span(rect.inset(by: scrollView.coveredInset)))
    }
    /// Whether the scroll view around the container scrolls along its axis.
    private var isScrolled: Bool { node?.environment.scrollAxes.contains(axis == .vertical ? .vertical : .horizontal) == true }
    private var isReversed: Bool { node?.environment.layoutDirection == .rightToLeft }

    override func layOut(in bounds: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings) {
        let visible = visible(bounds, surroundings)
        isEager = visible == nil
        let span = visible?.all ?? Self.everything
        let room = bounds.size[axis.other]
        var (plan, growth) = measuredPlan(room, in: span)
        if visible != nil, !arrangement.pinned.isEmpty {
            for band in pinnedBands(plan, plan.lines(in: span)) where plan.lines[band.line].length == nil { plan.measure(band.line) }
            plan.settle()
            plans[room] = plan
        }
        if plans.count > 4 { (plans, answers) = ([room: plan], [room: answers[room] ?? plan.length]) }
        placed = (bounds, plan, span, plan.lines(in: span), surroundings)
        place(visible?.free)
        if visible != nil { host.positionObservers.add(self) }
        // Lines above that became longer or shorter move what the user is looking at, so the content moves along.
        let moved = growth != 0 && scrollView.map { $0.isTracking || $0.isDecelerating } == true
        let isAnswerStale = answers[room].map { abs($0 - plan.length) > 0.01 } ?? false
        if moved || isAnswerStale || !shownSlots.elementsEqual(slots, by: ===) {
            host.afterLayout { [weak self] in
                guard let self else { return }
                notifySlots()
                if moved { scrollView?.shiftContent(by: axis == .vertical ? CGPoint(x: 0, y: growth) : CGPoint(x: growth, y: 0)) }
                if isAnswerStale { host.setNeedsLayout() }
            }
        }
    }

    /// Places the elements of the visible lines. Pinned headers and footers stay in the free part of the scroll view.
    private func place(_ free: ClosedRange<CGFloat>?) {
        guard let (bounds, plan, _, lines, surroundings) = placed else { return }
        var pins: [Int: CGFloat] = [:]
        if let free { pins = pinnedStarts(plan, lines, free) }
        let bands = pins.keys.sorted()
        shown = []
        for index in lines where pins[index] == nil { place(plan, index, at: plan.lines[index].start, bounds, surroundings) }
        shown = shown.enumerated().sorted { ($0.element[ZIndexKey.self], $0.offset) < ($1.element[ZIndexKey.self], $1.offset) }.map(
            \.element)
        for index in bands { place(plan, index, at: pins[index]!, bounds, surroundings) }
    }

    /// A child's place in a line, before it is aligned in it.
    private struct Cell {
        let child: ViewElement
        let track: LineArrangement.Track
        let area: CGRect
    }

    /// Returns the cells of a line that begins at a distance from the container's start.
    private func cells(of plan: LinePlan, _ index: Int, at start: CGFloat, in bounds: CGRect) -> [Cell] {
        let line = plan.lines[index], length = plan.end(index) - line.start
        let free = !line.isBand && arrangement.items != nil ? bounds.size[axis.other] - plan.breadth : 0
        let room = ViewDimensions(room: axis == .vertical ? CGSize(width: free, height: 0) : CGSize(width: 0, height: free))
        var across =
            axis == .vertical ? bounds.minX + room[arrangement.alignment.horizontal] : bounds.minY + room[arrangement.alignment.vertical]
        return zip(line.cells, line.tracks).map { cell, track in
            let breadth = track.length ?? bounds.size[axis.other]
            defer { across += breadth + track.gap }
            return Cell(
                child: children[cell], track: track,
                area: axis == .vertical
                    ? CGRect(x: across, y: bounds.minY + start, width: breadth, height: length)
                    : CGRect(x: bounds.minX + start, y: across, width: length, height: breadth))
        }
    }
    private func turned(_ frame: CGRect, in bounds: CGRect) -> CGRect {
        isReversed ? CGRect(x: bounds.minX + bounds.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
    }

    private func place(_ plan: LinePlan, _ index: Int, at start: CGFloat, _ bounds: CGRect, _ surroundings: Surroundings) {
        for cell in cells(of: plan, index, at: start, in: bounds) {
            let proposal = plan.proposal(cell.track), dimensions = cell.child.dimensions(for: proposal)
            let origin = dimensions.origin(in: ViewDimensions(room: cell.area.size), cell.track.alignment)
            let frame = CGRect(
                x: cell.area.minX + origin.x, y: cell.area.minY + origin.y, width: dimensions.width, height: dimensions.height)
            cell.child.place(in: turned(frame, in: bounds), proposal: proposal, surroundings)
            shown.append(cell.child)
        }
    }

    override var views: [UIView] { shown.flatMap(\.views) }

    // MARK: Pinned headers and footers

    /// Returns where the pinned headers and footers of the visible sections begin: at the edge of the free part, within their section.
    private func pinnedStarts(_ plan: LinePlan, _ lines: Range<Int>, _ free: ClosedRange<CGFloat>) -> [Int: CGFloat] {
        var starts: [Int: CGFloat] = [:]
        for (line, section) in pinnedBands(plan, lines) {
            let top = plan.lines[section.lowerBound].start, bottom = plan.end(section.upperBound - 1)
            let length = plan.end(line) - plan.lines[line].start
            starts[line] =
                plan.lines[line].membership?.role == .header
                ? min(max(top, free.lowerBound), max(top, bottom - length))
                : max(min(bottom, free.upperBound) - length, min(top, bottom - length))
        }
        return starts
    }

    /// Returns the lines of the pinned headers and footers of the sections that have visible lines, with the lines of their section.
    private func pinnedBands(_ plan: LinePlan, _ visible: Range<Int>) -> [(line: Int, section: Range<Int>)] {
        var bands: [(line: Int, section: Range<Int>)] = [], first = visible.lowerBound
        while first < visible.upperBound {
            guard let section = plan.lines[first].membership?.section else {
                first += 1
                continue
            }
            let range = plan.section(section, around: first)
            for line in Set([range.lowerBound, range.upperBound - 1]).sorted() {
                let role = plan.lines[line].membership?.role
                if role == .header && arrangement.pinned.contains(.sectionHeaders)
                    || role == .footer && arrangement.pinned.contains(.sectionFooters)
                {
                    bands.append((line, range))
                }
            }
            first = range.upperBound
        }
        return bands
    }

    // MARK: Scrolling

    func positionDidChange() {
        guard let placed, let visible = visible(placed.bounds, placed.surroundings) else { return }
        if placed.plan.lines(in: visible.all) != placed.lines {
            self.placed?.span = visible.all
            host.setNeedsLayout()
        } else if !arrangement.pinned.isEmpty {
            place(visible.free)
        }
    }

    private var slots: [SlotNode] { shown.compactMap { $0[SlotKey.self] } }
    private func notifySlots() {
        let old = shownSlots
        shownSlots = slots
        let remaining = Set(shownSlots.map(ObjectIdentifier.init))
        for slot in old where !remaining.contains(ObjectIdentifier(slot)) { slot.isShown = false }
        for slot in shownSlots { slot.isShown = true }
    }

    /// Returns the frames of the views in a scroll view's content, with the identifiers of each; frames that are not measured are
    /// estimated.
    func frames(in scrollView: UIScrollView) -> [(identifiers: Set<AnyHashable>, frame: CGRect)] {
        guard let placed, let surface = shown.lazy.compactMap({ $0.views.first?.superview }).first else { return [] }
        return placed.plan.lines.indices.flatMap { index in
            cells(of: placed.plan, index, at: placed.plan.lines[index].start, in: placed.bounds).map {
                ($0.child.identifiers, surface.convert(turned($0.area, in: placed.bounds), to: scrollView))
            }
        }
    }
}
