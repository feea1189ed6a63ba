import Foundation

// The traits of iOS 18 and later. Their values are kept with those of apps' own traits.
// FIXME(gap): lists, split view controllers and accessories do not set these traits for their content; apps' overrides do.

/// The kind of list that contains a view.
public enum UIListEnvironment: Int, Sendable { case unspecified, none, plain, grouped, insetGrouped, sidebar, sidebarPlain }

/// The position of a tab bar controller's accessory: above the bar, or in line with a minimized one.
public enum UITabAccessoryEnvironment: Int, Sendable { case unspecified, none, regular, inline }

/// Whether the nearest split view controller shows its columns side by side.
public enum UISplitViewControllerLayoutEnvironment: Int, Sendable { case none, expanded, collapsed }

/// Whether content may be brighter than white.
public enum UIHDRHeadroomUsageLimit: Int, Sendable { case unspecified = -1, active, inactive }

/// A built-in trait whose value has no property of its own in `TraitValues`.
package protocol LaterTrait: BuiltInTrait where Value: Equatable {
    /// The value that specifies nothing; `nil` if every value specifies the trait.
    static var unspecified: Value? { get }
}

extension LaterTrait {
    package static var unspecified: Value? { nil }
    package static func read(_ values: TraitValues) -> Value? { values.custom[ObjectIdentifier(Self.self)]?.value as? Value }
    package static func write(_ value: Value?, _ values: inout TraitValues) {
        let specified = value == unspecified ? nil : value
        values.custom[ObjectIdentifier(Self.self)] = specified.map { CustomTrait(value: $0, affectsColors: affectsColorAppearance) }
    }
}

/// The key for ``UITraitCollection/listEnvironment``: the kind of list that contains a view.
public enum UITraitListEnvironment: LaterTrait {
    /// The value outside of lists: `unspecified`.
    public static var defaultValue: UIListEnvironment { .unspecified }
    package static var unspecified: UIListEnvironment? { .unspecified }
}

/// The key for ``UITraitCollection/tabAccessoryEnvironment``: the place of a tab bar's accessory.
public enum UITraitTabAccessoryEnvironment: LaterTrait {
    /// The value outside of accessories: `unspecified`.
    public static var defaultValue: UITabAccessoryEnvironment { .unspecified }
    package static var unspecified: UITabAccessoryEnvironment? { .unspecified }
}

/// The key for ``UITraitCollection/splitViewControllerLayoutEnvironment``: whether the columns are side by side.
public enum UITraitSplitViewControllerLayoutEnvironment: LaterTrait {
    /// The value outside of split view controllers: `none`.
    public static var defaultValue: UISplitViewControllerLayoutEnvironment { .none }
}

/// The key for ``UITraitCollection/resolvesNaturalAlignmentWithBaseWritingDirection``: whether each paragraph's own direction, instead of
/// the interface's, decides which side `natural` is.
public enum UITraitResolvesNaturalAlignmentWithBaseWritingDirection: LaterTrait {
    /// The interface's direction decides.
    public static var defaultValue: Bool { false }
}

/// The key for ``UITraitCollection/hdrHeadroomUsageLimit``: whether content may be brighter than white.
public enum UITraitHDRHeadroomUsageLimit: LaterTrait {
    /// The value `unspecified`.
    public static var defaultValue: UIHDRHeadroomUsageLimit { .unspecified }
    package static var unspecified: UIHDRHeadroomUsageLimit? { .unspecified }
}

extension TraitValues {
    nonisolated(unsafe) static let later: [UITrait] = [
        UITraitListEnvironment.self, UITraitTabAccessoryEnvironment.self, UITraitSplitViewControllerLayoutEnvironment.self,
        UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self, UITraitHDRHeadroomUsageLimit.self,
    ]
}

extension UIMutableTraits {
    /// The kind of list that contains the view. Lists don't set it here.
    public var listEnvironment: UIListEnvironment {
        get { self[UITraitListEnvironment.self] }
        set { self[UITraitListEnvironment.self] = newValue }
    }
    /// The position of a tab bar's accessory. Accessories don't set it here.
    public var tabAccessoryEnvironment: UITabAccessoryEnvironment {
        get { self[UITraitTabAccessoryEnvironment.self] }
        set { self[UITraitTabAccessoryEnvironment.self] = newValue }
    }
    /// Whether columns are side by side. Split view controllers don't set it here.
    public var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment {
        get { self[UITraitSplitViewControllerLayoutEnvironment.self] }
        set { self[UITraitSplitViewControllerLayoutEnvironment.self] = newValue }
    }
    /// Whether each paragraph's own direction decides which side `natural` is.
    public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
        get { self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self] }
        set { self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self] = newValue }
    }
    /// Whether content may be brighter than white. It never is here.
    public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit {
        get { self[UITraitHDRHeadroomUsageLimit.self] }
        set { self[UITraitHDRHeadroomUsageLimit.self] = newValue }
    }
}
