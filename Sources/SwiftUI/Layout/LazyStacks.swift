// FIXME(gap): lazy containers evaluate all their views, also those off the screen; they are laid out as SwiftUI lays them out.

// A lazy stack or grid contains its elements: it has its own identifier, and they keep theirs, as public UI tests find them
// (shamanec/xcuitest-sample-proj, testQueriesExamples; Eugeneberezin/XCUITestExample, testHowToHandleSwipeGestures).

/// A vertical stack that takes all the width that it is offered.
public struct LazyVStack<Content: View>: View {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }
    public var body: some View {
        VStack(alignment: alignment, spacing: spacing) { content }.frame(
            maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center)
        ).accessibilityElement(children: .contain)
    }
}
/// A horizontal stack that takes all the height that it is offered.
public struct LazyHStack<Content: View>: View {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }
    public var body: some View {
        HStack(alignment: alignment, spacing: spacing) { content }.frame(
            maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment)
        ).accessibilityElement(children: .contain)
    }
}
// FIXME(gap): headers and footers scroll with their sections.
/// Whether a section's header or footer stays visible while it scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

// MARK: Grids

/// A column or a row of a lazy grid.
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns or rows as fit.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    public var size: Size
    public var spacing: CGFloat?
    public var alignment: Alignment?
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}

public struct LazyVGrid<Content: View>: View {
    let layout: LinesLayout
    let content: Content
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        (layout, self.content) = (
            LinesLayout(
                axis: .vertical, items: columns, spacing: spacing ?? 8, alignment: Alignment(horizontal: alignment, vertical: .center)),
            content()
        )
    }
    public var body: some View { LinesGrid(layout: layout, content: content).accessibilityElement(children: .contain) }
}
public struct LazyHGrid<Content: View>: View {
    let layout: LinesLayout
    let content: Content
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        (layout, self.content) = (
            LinesLayout(
                axis: .horizontal, items: rows, spacing: spacing ?? 8, alignment: Alignment(horizontal: .center, vertical: alignment)),
            content()
        )
    }
    public var body: some View { LinesGrid(layout: layout, content: content).accessibilityElement(children: .contain) }
}
/// The cells of a grid.
struct LinesGrid<Content: View>: View, PrimitiveView, LayoutContainer {
    let layout: LinesLayout
    let content: Content
    func makeNode(_ seed: NodeSeed) -> ViewNode { ContainerNode(seed) }
}

/// Arranges cells in lines along the axis; the items share the space in the other direction.
struct LinesLayout: Layout {
    let axis: Axis
    let items: [GridItem]
    let spacing: CGFloat
    let alignment: Alignment

    private struct Track {
        var length: CGFloat
        let gap: CGFloat
        let alignment: Alignment
    }

    /// Returns the tracks: fixed lengths first; the rest is shared by the others, each within its limits; adaptive items become as many as
    /// fit.
    private func tracks(_ room: CGFloat?) -> [Track] {
        let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? 8) }
        var left = (room ?? 0) - gaps, waiting = items.count
        for item in items {
            guard case .fixed(let length) = item.size else { continue }
            left -= length
            waiting -= 1
        }
        var tracks: [Track] = []
        for item in items {
            let gap = item.spacing ?? 8, alignment = item.alignment ?? alignment
            let share = waiting > 0 ? max(0, left / CGFloat(waiting)) : 0
            switch item.size {
            case .fixed(let length):
                tracks.append(Track(length: length, gap: gap, alignment: alignment))
                continue
            case .flexible(let minimum, let maximum):
                let length = room == nil ? minimum : min(max(share, minimum), maximum)
                tracks.append(Track(length: length, gap: gap, alignment: alignment))
                left -= length
            case .adaptive(let minimum, let maximum):
                let count = max(1, ((share + gap) / (minimum + gap)).rounded(.down))
                let length = min(max((share - gap * (count - 1)) / count, minimum), maximum)
                tracks += Array(repeating: Track(length: length, gap: gap, alignment: alignment), count: Int(count))
                left -= share
            }
            waiting -= 1
        }
        return tracks
    }

    private func lines(_ tracks: [Track], _ subviews: Subviews) -> [[LayoutSubview]] {
        stride(from: 0, to: subviews.count, by: max(1, tracks.count)).map {
            Array(subviews[$0..<min($0 + max(1, tracks.count), subviews.count)])
        }
    }
    private func proposal(_ track: Track) -> ProposedViewSize {
        var proposal = ProposedViewSize.unspecified
        proposal[axis.other] = track.length
        return proposal
    }
    private func length(_ line: [LayoutSubview], _ tracks: [Track]) -> CGFloat {
        zip(line, tracks).map { $0.sizeThatFits(proposal($1))[axis] }.max() ?? 0
    }
    private func breadth(_ tracks: [Track]) -> CGFloat { tracks.reduce(0) { $0 + $1.length } + tracks.dropLast().reduce(0) { $0 + $1.gap } }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let tracks = tracks(proposal[axis.other]), lines = lines(tracks, subviews)
        var size = CGSize.zero
        size[axis] = lines.reduce(0) { $0 + length($1, tracks) } + spacing * CGFloat(max(0, lines.count - 1))
        size[axis.other] = max(breadth(tracks), proposal[axis.other].map { $0.isFinite ? $0 : 0 } ?? 0)
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let tracks = tracks(bounds.size[axis.other])
        let free = bounds.size[axis.other] - breadth(tracks)
        let room = ViewDimensions(room: axis == .vertical ? CGSize(width: free, height: 0) : CGSize(width: 0, height: free))
        let start = axis == .vertical ? room[alignment.horizontal] : room[alignment.vertical]
        var along = axis == .vertical ? bounds.minY : bounds.minX
        for line in lines(tracks, subviews) {
            let length = length(line, tracks)
            var across = (axis == .vertical ? bounds.minX : bounds.minY) + start
            for (subview, track) in zip(line, tracks) {
                let proposal = self.proposal(track), inner = subview.dimensions(in: proposal)
                let cell =
                    axis == .vertical
                    ? CGRect(x: across, y: along, width: track.length, height: length)
                    : CGRect(x: along, y: across, width: length, height: track.length)
                let origin = inner.origin(in: ViewDimensions(room: cell.size), track.alignment)
                subview.place(at: CGPoint(x: cell.minX + origin.x, y: cell.minY + origin.y), proposal: proposal)
                across += track.length + track.gap
            }
            along += length + spacing
        }
    }
}

/// The first of several views that fits.
public struct ViewThatFits<Content: View>: View {
    let axes: Axis.Set
    let content: Content
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        (self.axes, self.content) = (axes, content())
    }
    public var body: some View { FirstFittingView(axes: axes, content: content) }
}
struct FirstFittingView<Content: View>: View, PrimitiveView, AnyFirstFitting {
    let axes: Axis.Set
    let content: Content
    func makeNode(_ seed: NodeSeed) -> ViewNode { FirstFittingNode(seed) }
    var anyContent: any View { content }
}
@MainActor protocol AnyFirstFitting {
    var axes: Axis.Set { get }
    var anyContent: any View { get }
}
final class FirstFittingNode: ViewNode {
    private lazy var element = FirstFittingElement(self)
    override func update(_ change: Change) { if let view = view as? any AnyFirstFitting { setChild(view.anyContent) } }
    override var elements: [ViewElement] {
        element.candidates = super.elements
        return [element]
    }
}
final class FirstFittingElement: ViewElement {
    var candidates: [ViewElement] = []
    private var chosen: ViewElement?
    private func choose(_ proposal: ProposedViewSize) -> ViewElement? {
        let axes = (node?.view as? any AnyFirstFitting)?.axes ?? []
        return candidates.first { candidate in
            let ideal = candidate.size(for: .unspecified)
            return (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity)
                && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity)
        } ?? candidates.last
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { choose(proposal)?.size(for: proposal) ?? .zero }
    override func layOut(in bounds: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings) {
        chosen = choose(proposal)
        chosen?.place(in: bounds, proposal: proposal, surroundings)
    }
    override var views: [UIView] { chosen?.views ?? [] }
}
