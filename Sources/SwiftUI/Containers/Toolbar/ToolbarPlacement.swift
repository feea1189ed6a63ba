/// The position of an item in the bars.
public struct ToolbarItemPlacement: Equatable, Sendable {
    enum Side { case leading, center, trailing, bottom, keyboard, titleMenu, subtitle, largeTitle }
    let side: Side
    let isProminent: Bool
    /// Whether the item moves to the trailing end where a back button is at the leading end of a compact bar.
    let yieldsToBackButton: Bool
    /// Whether the item is in the middle of the bottom bar.
    let isStatus: Bool
    private init(_ side: Side, isProminent: Bool = false, yieldsToBackButton: Bool = false, isStatus: Bool = false) {
        (self.side, self.isProminent, self.yieldsToBackButton, self.isStatus) = (side, isProminent, yieldsToBackButton, isStatus)
    }

    /// The menu of the title.
    static let titleMenu = ToolbarItemPlacement(.titleMenu)
    /// The trailing end of the navigation bar.
    public static let automatic = ToolbarItemPlacement(.trailing)
    /// The middle of the navigation bar, in place of the title.
    public static let principal = ToolbarItemPlacement(.center)
    /// The middle of the navigation bar, in place of the title.
    public static let title = ToolbarItemPlacement(.center)
    // FIXME(gap): the line below the title shows only the text of a view there, and a large title only that of navigationTitle.
    /// The large title of the navigation bar. The bar shows the text of `navigationTitle` instead.
    public static let largeTitle = ToolbarItemPlacement(.largeTitle)
    /// The line below the title of the navigation bar, and below a large title. It shows the text of the view.
    public static let subtitle = ToolbarItemPlacement(.subtitle), largeSubtitle = ToolbarItemPlacement(.subtitle)
    /// The leading end of the navigation bar, or the trailing end beside a back button in a compact width.
    public static let navigation = ToolbarItemPlacement(.leading, yieldsToBackButton: true)
    /// The trailing end of the navigation bar.
    public static let primaryAction = ToolbarItemPlacement(.trailing)
    /// The trailing end of the navigation bar. Apple's bar may put it into a menu.
    public static let secondaryAction = ToolbarItemPlacement(.trailing)
    /// The middle of the bar at the bottom.
    public static let status = ToolbarItemPlacement(.bottom, isStatus: true)
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
    public static let bottomBar = ToolbarItemPlacement(.bottom)
    /// The bar above the keyboard.
    public static let keyboard = ToolbarItemPlacement(.keyboard)
}

/// A bar whose appearance can be set.
public struct ToolbarPlacement: Equatable, Sendable {
    enum Bar { case automatic, navigation, tab, bottom }
    let bar: Bar
    fileprivate var background: WritableKeyPath<Chrome, BarLook?> {
        switch bar {
        case .automatic, .navigation: \.barBackground
        case .tab: \.tabBarBackground
        case .bottom: \.bottomBarBackground
        }
    }
    fileprivate var scheme: WritableKeyPath<Chrome, ColorScheme?> {
        switch bar {
        case .automatic, .navigation: \.barScheme
        case .tab: \.tabBarScheme
        case .bottom: \.bottomBarScheme
        }
    }
    fileprivate var isHidden: WritableKeyPath<Chrome, Bool?> {
        switch bar {
        case .automatic, .navigation: \.hidesBar
        case .tab: \.hidesTabBar
        case .bottom: \.hidesBottomBar
        }
    }
    /// The bars that the platform prefers, here the navigation bar.
    public static let automatic = ToolbarPlacement(bar: .automatic)
    public static let navigationBar = ToolbarPlacement(bar: .navigation)
    public static let tabBar = ToolbarPlacement(bar: .tab)
    public static let bottomBar = ToolbarPlacement(bar: .bottom)
}

extension [ToolbarPlacement] {
    /// The bars, or the automatic one if none are given, as Apple documents the parameter `bars` of each modifier below.
    fileprivate var orAutomatic: [ToolbarPlacement] { isEmpty ? [.automatic] : self }
}
extension View {
    /// Shows or hides bars while the screen is on top. Without bars, it applies to the navigation bar.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { barVisibility(visibility, bars) }
    /// Shows or hides bars while the screen is on top. Without bars, it applies to the navigation bar.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { barVisibility(visibility, bars) }
    private func barVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
        modifier(
            ChromeModifier { chrome, _ in
                guard visibility != .automatic else { return }
                for bar in bars.orAutomatic { chrome[keyPath: bar.isHidden] = visibility == .hidden }
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
                for bar in bars.orAutomatic {
                    var look = chrome[keyPath: bar.background] ?? BarLook()
                    change(&look, environment)
                    chrome[keyPath: bar.background] = look
                }
            })
    }
    /// Sets the light or dark appearance of bars; nil uses the app's.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        modifier(ChromeModifier { chrome, _ in for bar in bars.orAutomatic { chrome[keyPath: bar.scheme] = colorScheme } })
    }
}
