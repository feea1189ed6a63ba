/// The position of an item in the bars.
public struct ToolbarItemPlacement: Equatable, Sendable {
    enum Side { case leading, center, trailing, bottom, keyboard, titleMenu }
    let side: Side
    let isProminent: Bool
    private init(_ side: Side, isProminent: Bool = false) { (self.side, self.isProminent) = (side, isProminent) }

    /// The menu of the title.
    static let titleMenu = ToolbarItemPlacement(.titleMenu)
    /// The trailing end of the navigation bar.
    public static let automatic = ToolbarItemPlacement(.trailing)
    /// The middle of the navigation bar, in place of the title.
    public static let principal = ToolbarItemPlacement(.center)
    /// The middle of the navigation bar, in place of the title.
    public static let title = ToolbarItemPlacement(.center)
    /// The leading end of the navigation bar.
    public static let navigation = ToolbarItemPlacement(.leading)
    /// The trailing end of the navigation bar.
    public static let primaryAction = ToolbarItemPlacement(.trailing)
    /// The trailing end of the navigation bar. Apple's bar may put it into a menu.
    public static let secondaryAction = ToolbarItemPlacement(.trailing)
    /// The bar at the bottom.
    public static let status = ToolbarItemPlacement(.bottom)
    /// The trailing end of the navigation bar, in an emphasized font.
    public static let confirmationAction = ToolbarItemPlacement(.trailing, isProminent: true)
    /// The leading end of the navigation bar.
    public static let cancellationAction = ToolbarItemPlacement(.leading)
    /// The trailing end of the navigation bar.
    public static let destructiveAction = ToolbarItemPlacement(.trailing)
    /// The leading end of the navigation bar.
    public static let navigationBarLeading = ToolbarItemPlacement(.leading)
    /// The trailing end of the navigation bar.
    public static let navigationBarTrailing = ToolbarItemPlacement(.trailing)
    /// The leading end of the navigation bar.
    public static let topBarLeading = ToolbarItemPlacement(.leading)
    /// The trailing end of the navigation bar.
    public static let topBarTrailing = ToolbarItemPlacement(.trailing)
    /// The bar at the bottom.
    public static let bottomBar = ToolbarItemPlacement(.bottom)
    /// The bar above the keyboard.
    public static let keyboard = ToolbarItemPlacement(.keyboard)
}

/// A bar whose appearance can be set.
public struct ToolbarPlacement: Equatable, Sendable {
    enum Bar { case automatic, navigation, tab, bottom }
    let bar: Bar
    /// The bars that the platform prefers, here the navigation bar.
    public static let automatic = ToolbarPlacement(bar: .automatic)
    /// The navigation bar.
    public static let navigationBar = ToolbarPlacement(bar: .navigation)
    /// The tab bar.
    public static let tabBar = ToolbarPlacement(bar: .tab)
    /// The bar at the bottom.
    public static let bottomBar = ToolbarPlacement(bar: .bottom)
}

extension View {
    /// Shows or hides bars while the screen is on top. Without bars, and for the bar at the bottom, it has no effect.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { barVisibility(visibility, bars) }
    /// Shows or hides bars while the screen is on top. Without bars, and for the bar at the bottom, it has no effect.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { barVisibility(visibility, bars) }
    private func barVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
        modifier(
            ChromeModifier { chrome, _ in
                guard visibility != .automatic else { return }
                for bar in bars {
                    switch bar.bar {
                    case .automatic, .navigation: chrome.hidesBar = visibility == .hidden
                    case .tab: chrome.hidesTabBar = visibility == .hidden
                    case .bottom: break
                    }
                }
            })
    }
    /// Sets whether the background of bars is visible.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barLook(bars) { look, _ in look.visibility = visibility }
    }
    /// Sets whether the background of bars is visible.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barLook(bars) { look, _ in look.visibility = visibility }
    }
    /// Sets the background of bars to a color. Styles other than colors have no effect.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        barLook(bars) { look, environment in if case .color(let color) = style.resolvedPaint(in: environment) { look.color = color } }
    }
    private func barLook(_ bars: [ToolbarPlacement], _ change: @escaping @MainActor (inout BarLook, EnvironmentValues) -> Void) -> some View
    {
        modifier(
            ChromeModifier { chrome, environment in
                for bar in bars {
                    var look = (bar.bar == .tab ? chrome.tabBarBackground : chrome.barBackground) ?? BarLook()
                    change(&look, environment)
                    if bar.bar == .tab { chrome.tabBarBackground = look } else { chrome.barBackground = look }
                }
            })
    }
    /// Sets the light or dark appearance of bars; nil uses the app's. It has no effect on the tab bar.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        modifier(ChromeModifier { chrome, _ in if bars.contains(where: { $0.bar != .tab }) { chrome.barScheme = colorScheme } })
    }
}
