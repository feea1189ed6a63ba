import UIKit

/// The position of the view above the tab bar.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }

private enum TabAccessoryKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private enum AccessoryPlacementKey: EnvironmentKey { static var defaultValue: TabViewBottomAccessoryPlacement? { nil } }
extension EnvironmentValues {
    /// The view above the bar of the tab view inside.
    var tabAccessory: AnyView? {
        get { self[TabAccessoryKey.self] }
        set { self[TabAccessoryKey.self] = newValue }
    }
    /// In the view above the tab bar, its place; `nil` elsewhere.
    public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[AccessoryPlacementKey.self] }
        set { self[AccessoryPlacementKey.self] = newValue }
    }
}
extension View {
    /// Shows a view above the tab bar of iOS 26.
    public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        environment(\.tabAccessory, AnyView(content()))
    }
    /// Shows a view above the tab bar of iOS 26 while `isEnabled` is true.
    public func tabViewBottomAccessory<Content: View>(isEnabled: Bool, @ViewBuilder content: () -> Content) -> some View {
        environment(\.tabAccessory, isEnabled ? AnyView(content()) : nil)
    }
}

extension TabsController {
    /// Shows the view above the bar, or none.
    func show(accessory: AnyView?, in environment: EnvironmentValues) {
        guard let accessory else { return setBottomAccessory(nil, animated: false) }
        var inner = environment
        (inner.tabAccessory, inner.tabViewBottomAccessoryPlacement) = (nil, .expanded)
        let view = bottomAccessory?.contentView as? HostingView ?? HostingView()
        view.outerEnvironment = inner
        view.show(accessory)
        if bottomAccessory?.contentView !== view { setBottomAccessory(UITabAccessory(contentView: view), animated: false) }
    }
}
