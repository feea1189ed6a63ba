/// The size that a parent offers. `nil` requests the ideal size, zero the minimum, infinity the maximum.
@frozen public struct ProposedViewSize: Equatable, Sendable {
    /// The proposed width in points; nil proposes the ideal one.
    public var width: CGFloat?
    /// The proposed height in points; nil proposes the ideal one.
    public var height: CGFloat?
    /// Creates a proposal of lengths in points.
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
    /// Creates a proposal of a size in points.
    public init(_ size: CGSize) { (width, height) = (size.width, size.height) }
    /// The proposal for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// The proposal for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// The proposal for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    /// Returns a size in which `size` replaces the lengths that are nil.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
extension ProposedViewSize: Hashable {}

extension ProposedViewSize {
    subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
    func insetBy(width: CGFloat, height: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: self.width.map { max(0, $0 - width) }, height: self.height.map { max(0, $0 - height) })
    }
}
extension CGSize {
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
extension Axis { var other: Axis { self == .horizontal ? .vertical : .horizontal } }
