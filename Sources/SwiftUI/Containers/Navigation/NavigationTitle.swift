/// The display of a screen's title in the bar.
public enum NavigationBarItem {
    /// The size of a title in the navigation bar.
    public enum TitleDisplayMode: Sendable {
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
    public func navigationTitle(_ title: Text) -> some View { self.title(title) }
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { title(Text(titleKey)) }
    @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self.title(Text(title)) }
    // FIXME(gap): a bound title is shown, but cannot be changed in the bar.
    public func navigationTitle(_ title: Binding<String>) -> some View { self.title(Text(title.wrappedValue)) }
    public func navigationBarTitle(_ title: Text) -> some View { self.title(title) }
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { title(Text(titleKey)) }
    @_disfavoredOverload public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { self.title(Text(title)) }
    public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        self.title(title, displayMode)
    }
    public func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        title(Text(titleKey), displayMode)
    }
    @_disfavoredOverload public func navigationBarTitle<S: StringProtocol>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    {
        self.title(Text(title), displayMode)
    }
    public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
        modifier(ChromeModifier { chrome, _ in chrome.titleDisplayMode = mode.uiMode })
    }

    public func navigationBarHidden(_ hidden: Bool) -> some View { modifier(ChromeModifier { chrome, _ in chrome.hidesBar = hidden }) }
    public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
        modifier(ChromeModifier { chrome, _ in chrome.hidesBackButton = hidden })
    }
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        modifier(
            ChromeModifier { chrome, environment in
                chrome.items += [BarItem(.topBarLeading, leading, environment), BarItem(.topBarTrailing, trailing, environment)]
            })
    }
    public func navigationBarItems<L: View>(leading: L) -> some View {
        modifier(ChromeModifier { $0.items.append(BarItem(.topBarLeading, leading, $1)) })
    }
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        modifier(ChromeModifier { $0.items.append(BarItem(.topBarTrailing, trailing, $1)) })
    }
}
