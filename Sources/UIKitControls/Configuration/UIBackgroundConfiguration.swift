import UIKitCore

/// The background of a cell, a header, or a button.
public struct UIBackgroundConfiguration: Hashable {
    /// A custom view behind the content, or nil. It is held weakly, but kept by the background that shows it.
    public weak var customView: UIView? { didSet { customViewStorage = customView } }
    private var customViewStorage: UIView?

    /// The radius of the corners in points. The default is 0.
    public var cornerRadius: CGFloat = 0
    /// The space between the edges of the view and the background, in points. Negative values extend the background.
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero
    /// The edges at which the view's layout margins are added to `backgroundInsets`.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The color, or nil for the tint color. A color that the app set, also nil, is not replaced for states.
    public var backgroundColor: UIColor? {
        get { chosenColor ?? stateColor }
        set { chosenColor = .some(newValue) }
    }
    /// The color that an app has set, including `nil`; a state's color does not replace it.
    private var chosenColor: UIColor??
    private var stateColor: UIColor?
    /// A function that changes the color when it is used, or nil.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// An effect over the color, or nil.
    public var visualEffect: UIVisualEffect?
    /// An image over the color and the effect, or nil.
    public var image: UIImage?
    /// The way in which the image fills the background.
    public var imageContentMode: UIView.ContentMode = .scaleToFill
    /// The color of a line around the background, or nil for the tint color.
    public var strokeColor: UIColor?
    /// A function that changes the line's color when it is used, or nil.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the line around the background, in points. The default is 0, no line.
    public var strokeWidth: CGFloat = 0
    /// The distance in points by which the line is outside of the background's edge.
    public var strokeOutset: CGFloat = 0
    /// The shadow; none by default, because its opacity is 0. iOS 18.
    public var shadowProperties = UIShadowProperties()

    /// The role that determines a list cell's background for a state, unless the app set it.
    package enum Role: Hashable { case clear, plainCell, groupedCell, plainHeaderFooter, groupedHeaderFooter, sidebarCell, sidebarHeader }
    package var role: Role = .clear

    init(role: Role) {
        self.role = role
        if role == .sidebarCell {
            cornerRadius = 8
            backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
        }
        stateColor = role.color(isActive: false)
    }

    /// Returns a background that shows nothing.
    public static func clear() -> UIBackgroundConfiguration { .init(role: .clear) }
    /// Returns the background of a row in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { .init(role: .plainCell) }
    /// Returns the background of a row in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { .init(role: .groupedCell) }
    /// Returns the background of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .init(role: .plainHeaderFooter) }
    /// Returns the background of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .init(role: .groupedHeaderFooter) }
    /// Returns the background of a row in a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration { .init(role: .sidebarCell) }
    /// Returns the background of a header in a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { .init(role: .sidebarHeader) }
    /// Returns the background of a row in a sidebar with a view beside it, which is that of other rows.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { .init(role: .sidebarCell) }
    /// Returns the background of a row, which is that of a plain list here.
    public static func listCell() -> UIBackgroundConfiguration { .init(role: .plainCell) }
    /// Returns the background of a header, which is that of a plain list here.
    public static func listHeader() -> UIBackgroundConfiguration { .init(role: .plainHeaderFooter) }
    /// Returns the background of a footer, which is that of a grouped list here.
    public static func listFooter() -> UIBackgroundConfiguration { .init(role: .groupedHeaderFooter) }

    /// Returns the color after its transformer, where a missing color is replaced by the given one.
    @preconcurrency @MainActor public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the line's color after its transformer, where a missing color is replaced by the given one.
    @preconcurrency @MainActor public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// Returns the background for a state. Colors that the app set are kept.
    @preconcurrency @MainActor public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let state = state as? UICellConfigurationState else { return self }
        var updated = self
        updated.stateColor = role.color(isActive: state.isSelected || state.isHighlighted)
        return updated
    }

    /// Whether a function determines a color: the same configuration may have another one for another state.
    var transformsColors: Bool { backgroundColorTransformer != nil || strokeColorTransformer != nil }

    /// Returns whether the appearances are equal. Transformers are not compared.
    public static func == (a: Self, b: Self) -> Bool {
        a.role == b.role && a.customViewStorage === b.customViewStorage && a.cornerRadius == b.cornerRadius
            && a.backgroundInsets == b.backgroundInsets && a.backgroundColor == b.backgroundColor && a.image === b.image
            && a.imageContentMode == b.imageContentMode && a.strokeColor == b.strokeColor && a.strokeWidth == b.strokeWidth
            && a.strokeOutset == b.strokeOutset && a.visualEffect === b.visualEffect
            && a.edgesAddingLayoutMarginsToBackgroundInsets == b.edgesAddingLayoutMarginsToBackgroundInsets
            && a.shadowProperties == b.shadowProperties
    }

    /// Feeds values that equality compares into the hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(role)
        hasher.combine(cornerRadius)
        hasher.combine(backgroundColor)
        hasher.combine(strokeWidth)
    }
}

/// A shadow below a background.
public struct UIShadowProperties: Hashable {
    /// The color of the shadow. The default is black.
    public var color = UIColor.black
    /// The opacity, from 0 to 1. The default is 0, no shadow.
    public var opacity: CGFloat = 0
    /// The blur in points. The default is 3.
    public var radius: CGFloat = 3
    /// The distance in points from the background. The default is zero.
    public var offset = CGSize.zero
    /// The shape that casts the shadow, or `nil` for the background's own.
    public var path: UIBezierPath?
    /// Creates a shadow that is not visible, because its opacity is 0.
    public init() {}
}

extension UIBackgroundConfiguration.Role {
    fileprivate func color(isActive: Bool) -> UIColor? {
        switch self {
        case .plainCell: isActive ? .systemGray4 : .systemBackground
        case .groupedCell: isActive ? .systemGray4 : .secondarySystemGroupedBackground
        case .sidebarCell: isActive ? .systemGray5 : nil
        case .plainHeaderFooter: .secondarySystemBackground
        case .clear, .groupedHeaderFooter, .sidebarHeader: nil
        }
    }
}
