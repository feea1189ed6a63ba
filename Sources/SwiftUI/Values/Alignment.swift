import CoreGraphics

/// An alignment guide with its default position in a view.
public protocol AlignmentID {
    /// Returns the place of the guide in a view that doesn't set it, in points from its leading or top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The position of a vertical guide from the leading edge.
public struct HorizontalAlignment: Hashable, Sendable {
    nonisolated(unsafe) let id: any AlignmentID.Type
    /// Creates a custom guide.
    public init(_ id: any AlignmentID.Type) { self.id = id }

    public static func == (left: Self, right: Self) -> Bool { left.id == right.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

    private enum Leading: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
    private enum Center: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 } }
    private enum Trailing: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width } }

    /// The leading edge of a view.
    public static let leading = HorizontalAlignment(Leading.self)
    /// The middle between both edges of a view.
    public static let center = HorizontalAlignment(Center.self)
    /// The trailing edge of a view.
    public static let trailing = HorizontalAlignment(Trailing.self)
    /// The default leading edge of a list's separators.
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
    /// The end of the line below a list's row.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
    private enum SeparatorLeading: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
    private enum SeparatorTrailing: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width } }
}

/// The position of a horizontal guide from the top edge.
public struct VerticalAlignment: Hashable, Sendable {
    nonisolated(unsafe) let id: any AlignmentID.Type
    /// Creates a custom guide.
    public init(_ id: any AlignmentID.Type) { self.id = id }

    public static func == (left: Self, right: Self) -> Bool { left.id == right.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

    private enum Top: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
    private enum Center: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 } }
    private enum Bottom: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height } }
    // A view without text has its baseline at the bottom edge.
    private enum FirstBaseline: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height } }
    private enum LastBaseline: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height } }

    /// The top edge of a view.
    public static let top = VerticalAlignment(Top.self)
    /// The middle between both edges of a view.
    public static let center = VerticalAlignment(Center.self)
    /// The bottom edge of a view.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The baseline of the first line of text, or the bottom edge of a view without text.
    public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
    /// The baseline of the last line of text, or the bottom edge of a view without text.
    public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)
}

/// A horizontal and a vertical guide by which views are aligned.
public struct Alignment: Hashable, Sendable {
    /// The horizontal guide.
    public var horizontal: HorizontalAlignment
    /// The vertical guide.
    public var vertical: VerticalAlignment
    /// Creates an alignment by two guides.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) { (self.horizontal, self.vertical) = (horizontal, vertical) }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// Centered, with the baselines of first lines at one height.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// Centered, with the baselines of last lines at one height.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// At the leading edge, with the baselines of first lines at one height.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// At the leading edge, with the baselines of last lines at one height.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// At the trailing edge, with the baselines of first lines at one height.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// At the trailing edge, with the baselines of last lines at one height.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
