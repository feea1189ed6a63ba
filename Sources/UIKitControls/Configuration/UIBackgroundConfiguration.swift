import UIKitCore

/// The background of a cell, a header, or a button.
public struct UIBackgroundConfiguration: Hashable {
    public weak var customView: UIView? { didSet { customViewStorage = customView } }
    private var customViewStorage: UIView?

    public var cornerRadius: CGFloat = 0
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    public var backgroundColor: UIColor? {
        get { chosenColor ?? stateColor }
        set { chosenColor = .some(newValue) }
    }
    /// The color that an app has set, including `nil`; a state's color does not replace it.
    private var chosenColor: UIColor??
    private var stateColor: UIColor?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var visualEffect: UIVisualEffect?
    public var image: UIImage?
    public var imageContentMode: UIView.ContentMode = .scaleToFill
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeWidth: CGFloat = 0
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

    public static func clear() -> UIBackgroundConfiguration { .init(role: .clear) }
    public static func listPlainCell() -> UIBackgroundConfiguration { .init(role: .plainCell) }
    public static func listGroupedCell() -> UIBackgroundConfiguration { .init(role: .groupedCell) }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .init(role: .plainHeaderFooter) }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .init(role: .groupedHeaderFooter) }
    public static func listSidebarCell() -> UIBackgroundConfiguration { .init(role: .sidebarCell) }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { .init(role: .sidebarHeader) }
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { .init(role: .sidebarCell) }
    public static func listCell() -> UIBackgroundConfiguration { .init(role: .plainCell) }
    public static func listHeader() -> UIBackgroundConfiguration { .init(role: .plainHeaderFooter) }
    public static func listFooter() -> UIBackgroundConfiguration { .init(role: .groupedHeaderFooter) }

    @preconcurrency @MainActor public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    @preconcurrency @MainActor public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    @preconcurrency @MainActor public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let state = state as? UICellConfigurationState else { return self }
        var updated = self
        updated.stateColor = role.color(isActive: state.isSelected || state.isHighlighted)
        return updated
    }

    public static func == (a: Self, b: Self) -> Bool {
        a.role == b.role && a.customViewStorage === b.customViewStorage && a.cornerRadius == b.cornerRadius
            && a.backgroundInsets == b.backgroundInsets && a.backgroundColor == b.backgroundColor && a.image === b.image
            && a.imageContentMode == b.imageContentMode && a.strokeColor == b.strokeColor && a.strokeWidth == b.strokeWidth
            && a.strokeOutset == b.strokeOutset && a.visualEffect === b.visualEffect
            && a.edgesAddingLayoutMarginsToBackgroundInsets == b.edgesAddingLayoutMarginsToBackgroundInsets
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(role)
        hasher.combine(cornerRadius)
        hasher.combine(backgroundColor)
        hasher.combine(strokeWidth)
    }
}

/// A shadow below a background.
public struct UIShadowProperties: Hashable {
    public var color = UIColor.black
    public var opacity: CGFloat = 0
    public var radius: CGFloat = 3
    public var offset = CGSize.zero
    /// The shape that casts the shadow, or `nil` for the background's own.
    public var path: UIBezierPath?
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
