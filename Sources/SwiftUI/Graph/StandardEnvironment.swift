// The environment's system values, and those that views in this module read.

private enum ReservedLinesKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private enum DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
private enum VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum TextChangesKey: EnvironmentKey { static var defaultValue: [Text.Change] { [] } }
private enum FontChangesKey: EnvironmentKey { static var defaultValue: [Font.Change] { [] } }
private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private enum MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private enum TruncationModeKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
    /// The light or dark appearance.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
    /// The direction of text and layout.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
    /// The text size that the user prefers.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
    /// The pixels of the display in a point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }
    /// The size of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }
    /// The width class of the view; nil if unknown.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }
    /// The height class of the view; nil if unknown.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
    /// Whether the view's controls react to the user.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
    /// The locale by which values are formatted.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
    /// The calendar for dates.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    /// The time zone for dates.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
    /// The font of text without its own; nil for the default one.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
    /// The changes to the current font by `bold()`, `fontWeight(_:)` and similar modifiers.
    var fontChanges: [Font.Change] {
        get { self[FontChangesKey.self] }
        set { self[FontChangesKey.self] = newValue }
    }
    /// The changes to text by `underline()`, `kerning(_:)` and similar modifiers around it.
    var textChanges: [Text.Change] {
        get { self[TextChangesKey.self] }
        set { self[TextChangesKey.self] = newValue }
    }
    /// The minimum number of lines for which text takes space.
    var reservedLines: Int {
        get { self[ReservedLinesKey.self] }
        set { self[ReservedLinesKey.self] = newValue }
    }
    /// The largest number of a text's lines; nil for no limit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
    /// The space in points between lines of text.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }
    /// The alignment of a text's lines.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }
    /// The smallest factor by which a text shrinks to fit.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }
    /// The case in which text is shown; nil for its own.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
    /// The part of a long line that an ellipsis replaces.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }
    // FIXME(gap): stays active in hosting controllers of apps that are not SwiftUI's.
    /// The state of the scene. It stays active in hosting controllers of apps that aren't SwiftUI's.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// Sets the values that UIKit's traits determine.
    @MainActor mutating func adopt(_ traits: UITraitCollection) {
        colorScheme = ColorScheme(traits.userInterfaceStyle) ?? .light
        layoutDirection = LayoutDirection(traits.layoutDirection) ?? .leftToRight
        dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large
        displayScale = traits.displayScale > 0 ? traits.displayScale : UIScreen.main.scale
        horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
        verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
        systemState = SystemState(traits)
        hostTraits = traits
    }

    /// The font of text, with all changes.
    var textFont: UIFont { resolve(font ?? .body) }
    func resolve(_ font: Font) -> UIFont { Font(font.base, font.changes + fontChanges).uiFont(dynamicTypeSize) }
    /// The color of text and symbols.
    var foregroundColor: UIColor { ForegroundStyle().paint(in: self).color }
}

/// Whether a scene is in use, visible or neither.
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
