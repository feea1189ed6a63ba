/// The priority of a constraint or a content size: 1 to 1000, where 1000 is required.
public struct UILayoutPriority: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// The priority as a number.
    public var rawValue: Float

    /// Creates a priority from a number between 1 and 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority from a number between 1 and 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// The priority of constraints that must hold: 1000.
    public static let required = UILayoutPriority(1000)
    /// The priority with which content resists becoming smaller: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority of a drag that may resize a scene: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority with which a scene keeps its size: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority of a drag that may not resize a scene: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The priority with which content resists becoming larger: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority with which fitting approaches its target size: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
