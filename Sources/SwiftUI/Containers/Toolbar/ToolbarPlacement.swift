/// The position of an item in the bars.
public struct ToolbarItemPlacement: Equatable, Sendable {
    enum Side { case leading, center, trailing, bottom, keyboard }
    let side: Side
    let isProminent: Bool
    private init(_ side: Side, isProminent: Bool = false) { (self.side, self.isProminent) = (side, isProminent) }

    public static let automatic = ToolbarItemPlacement(.trailing)
    public static let principal = ToolbarItemPlacement(.center)
    public static let title = ToolbarItemPlacement(.center)
    public static let navigation = ToolbarItemPlacement(.leading)
    public static let primaryAction = ToolbarItemPlacement(.trailing)
    public static let secondaryAction = ToolbarItemPlacement(.trailing)
    public static let status = ToolbarItemPlacement(.bottom)
    public static let confirmationAction = ToolbarItemPlacement(.trailing, isProminent: true)
    public static let cancellationAction = ToolbarItemPlacement(.leading)
    public static let destructiveAction = ToolbarItemPlacement(.trailing)
    public static let navigationBarLeading = ToolbarItemPlacement(.leading)
    public static let navigationBarTrailing = ToolbarItemPlacement(.trailing)
    public static let topBarLeading = ToolbarItemPlacement(.leading)
    public static let topBarTrailing = ToolbarItemPlacement(.trailing)
    public static let bottomBar = ToolbarItemPlacement(.bottom)
    public static let keyboard = ToolbarItemPlacement(.keyboard)
}

/// A bar whose appearance can be set.
public struct ToolbarPlacement: Equatable, Sendable {
    enum Bar { case automatic, navigation, tab, bottom }
    let bar: Bar
    public static let automatic = ToolbarPlacement(bar: .automatic)
    public static let navigationBar = ToolbarPlacement(bar: .navigation)
    public static let tabBar = ToolbarPlacement(bar: .tab)
    public static let bottomBar = ToolbarPlacement(bar: .bottom)
}

extension View {
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { barVisibility(visibility, bars) }
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
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barLook(bars) { look, _ in look.visibility = visibility }
    }
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barLook(bars) { look, _ in look.visibility = visibility }
    }
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
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        modifier(ChromeModifier { chrome, _ in if bars.contains(where: { $0.bar != .tab }) { chrome.barScheme = colorScheme } })
    }
}
