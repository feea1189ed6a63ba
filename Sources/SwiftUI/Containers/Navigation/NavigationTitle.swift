/// The display of a screen's title in the bar.
public enum NavigationBarItem {
    /// The size of a title in the navigation bar.
    public enum TitleDisplayMode: Sendable {
        /// The size of the previous screen's title, a small one in the bar, or a large one below it.
        case automatic, inline, large
        var uiMode: UINavigationItem.LargeTitleDisplayMode {
            switch self {
            case .automatic: .automatic
            case .inline: .never
            case .large: .always
            }
        }
    }
}

extension View {
    private func title(_ text: Text, _ mode: NavigationBarItem.TitleDisplayMode? = nil) -> some View {
        modifier(
            ChromeModifier { chrome, environment in
                chrome.title = text.string(in: environment)
                if let mode { chrome.titleDisplayMode = mode.uiMode }
            })
    }
    /// Sets the title of the screen in the navigation bar.
    public func navigationTitle(_ title: Text) -> some View { self.title(title) }
    /// Sets a localized title of the screen in the navigation bar.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { title(Text(titleKey)) }
    /// Sets a title of the screen that isn't localized.
    @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self.title(Text(title)) }
    /// Sets the title of the screen from a binding. The title's menu has a Rename action, with which the user changes it in the bar.
    public func navigationTitle(_ title: Binding<String>) -> some View {
        self.title(Text(verbatim: title.wrappedValue)).modifier(ChromeModifier { chrome, _ in chrome.rename = { title.wrappedValue = $0 } })
    }
    /// Sets the title of the screen in the navigation bar.
    public func navigationBarTitle(_ title: Text) -> some View { self.title(title) }
    /// Sets a localized title of the screen in the navigation bar.
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { title(Text(titleKey)) }
    /// Sets a title of the screen that isn't localized.
    @_disfavoredOverload public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { self.title(Text(title)) }
    /// Sets the title of the screen and its size.
    public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        self.title(title, displayMode)
    }
    /// Sets a localized title of the screen and its size.
    public func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        title(Text(titleKey), displayMode)
    }
    /// Sets a title of the screen that isn't localized, and its size.
    @_disfavoredOverload public func navigationBarTitle<S: StringProtocol>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    {
        self.title(Text(title), displayMode)
    }
    /// Sets the size of the screen's title.
    public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
        modifier(ChromeModifier { chrome, _ in chrome.titleDisplayMode = mode.uiMode })
    }

    /// Sets whether the navigation bar is hidden while the screen is on top.
    public func navigationBarHidden(_ hidden: Bool) -> some View { modifier(ChromeModifier { chrome, _ in chrome.hidesBar = hidden }) }
    /// Sets whether the back button is hidden. The back swipe is then disabled, too.
    public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
        modifier(ChromeModifier { chrome, _ in chrome.hidesBackButton = hidden })
    }
    /// Puts views at both ends of the navigation bar.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        modifier(
            ChromeModifier { chrome, environment in
                chrome.items += [BarItem(.topBarLeading, leading, environment), BarItem(.topBarTrailing, trailing, environment)]
            })
    }
    /// Puts a view at the leading end of the navigation bar.
    public func navigationBarItems<L: View>(leading: L) -> some View {
        modifier(ChromeModifier { $0.items.append(BarItem(.topBarLeading, leading, $1)) })
    }
    /// Puts a view at the trailing end of the navigation bar.
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        modifier(ChromeModifier { $0.items.append(BarItem(.topBarTrailing, trailing, $1)) })
    }
}
