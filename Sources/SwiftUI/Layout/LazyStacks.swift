// A lazy stack or grid contains its elements: it has its own identifier, and they keep theirs, as public UI tests find them
// (shamanec/xcuitest-sample-proj, testQueriesExamples; Eugeneberezin/XCUITestExample, testHowToHandleSwipeGestures).

/// A vertical stack that takes all the width that it is offered. In a scroll view, it creates its views as they scroll into view.
public struct LazyVStack<Content: View>: View {
    let lines: LineArrangement
    let content: Content
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        lines = LineArrangement(
            axis: .vertical, spacing: spacing ?? 8, alignment: Alignment(horizontal: alignment, vertical: .center), pinned: pinnedViews)
        self.content = content()
    }
    public var body: some View { LazyContainer(lines: lines, content: content).accessibilityElement(children: .contain) }
}

/// A horizontal stack that takes all the height that it is offered. In a scroll view, it creates its views as they scroll into view.
public struct LazyHStack<Content: View>: View {
    let lines: LineArrangement
    let content: Content
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        lines = LineArrangement(
            axis: .horizontal, spacing: spacing ?? 8, alignment: Alignment(horizontal: .center, vertical: alignment), pinned: pinnedViews)
        self.content = content()
    }
    public var body: some View { LazyContainer(lines: lines, content: content).accessibilityElement(children: .contain) }
}

/// The headers and footers of sections that stay visible while their section is.
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

    func isSame(as other: GridItem) -> Bool {
        guard spacing == other.spacing, alignment == other.alignment else { return false }
        return switch (size, other.size) {
        case (.fixed(let one), .fixed(let other)): one == other
        case (.flexible(let least, let most), .flexible(let otherLeast, let otherMost)): least == otherLeast && most == otherMost
        case (.adaptive(let least, let most), .adaptive(let otherLeast, let otherMost)): least == otherLeast && most == otherMost
        default: false
        }
    }
}

/// A grid that grows downward. In a scroll view, it creates its views as they scroll into view.
public struct LazyVGrid<Content: View>: View {
    let lines: LineArrangement
    let content: Content
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        lines = LineArrangement(
            axis: .vertical, items: columns, spacing: spacing ?? 8, alignment: Alignment(horizontal: alignment, vertical: .center),
            pinned: pinnedViews)
        self.content = content()
    }
    public var body: some View { LazyContainer(lines: lines, content: content).accessibilityElement(children: .contain) }
}

/// A grid that grows in the reading direction. In a scroll view, it creates its views as they scroll into view.
public struct LazyHGrid<Content: View>: View {
    let lines: LineArrangement
    let content: Content
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        lines = LineArrangement(
            axis: .horizontal, items: rows, spacing: spacing ?? 8, alignment: Alignment(horizontal: .center, vertical: alignment),
            pinned: pinnedViews)
        self.content = content()
    }
    public var body: some View { LazyContainer(lines: lines, content: content).accessibilityElement(children: .contain) }
}
