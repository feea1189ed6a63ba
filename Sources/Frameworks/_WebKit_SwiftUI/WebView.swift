// The cross-import overlay of SwiftUI and WebKit: a page as a SwiftUI view, based on `WKWebView`.
@_exported import SwiftUICompanion
@_exported import WebKitCompanion

/// A view that shows a web page.
@preconcurrency @MainActor public struct WebView: View {
    private enum Source {
        case address(URL?)
        case page(WebPage)
    }
    private let source: Source
    /// Creates a view of an address; nil for an empty page.
    public init(url: URL?) { source = .address(url) }
    /// Creates a view of a page that the app controls.
    public init(_ page: WebPage) { source = .page(page) }
    public var body: some View {
        switch source {
        case .address(let url): AddressView(url: url)
        case .page(let page): PageView(page: page).id(ObjectIdentifier(page))
        }
    }

    /// Whether swipes go back and forward, and whether pinches magnify.
    public struct NavigationGesturesBehavior: Hashable, Sendable {
        let name: String
        public static let automatic = Self(name: "automatic"), enabled = Self(name: "enabled"), disabled = Self(name: "disabled")
    }
    /// Whether pinches magnify.
    public typealias MagnificationGesturesBehavior = NavigationGesturesBehavior
    public struct LinkPreviewBehavior: Hashable, Sendable {
        let name: String
        public static let automatic = Self(name: "automatic"), enabled = Self(name: "enabled"), disabled = Self(name: "disabled")
    }
    /// Whether an element may fill the screen.
    public struct ElementFullscreenBehavior: Hashable, Sendable {
        let name: String
        public static let automatic = Self(name: "automatic"), enabled = Self(name: "enabled"), disabled = Self(name: "disabled")
    }
    /// The element that the user pressed for a menu.
    public struct ActivatedElementInfo: Hashable, Sendable { public let linkURL: URL? }
}

private struct AddressView: UIViewRepresentable {
    let url: URL?
    func makeCoordinator() -> Loaded { Loaded() }
    func makeUIView(context: Context) -> WKWebView { WKWebView() }
    func updateUIView(_ view: WKWebView, context: Context) {
        apply(context.environment.webViewSettings, to: view)
        guard let url, url != context.coordinator.url else { return }
        context.coordinator.url = url
        view.load(URLRequest(url: url))
    }
    @MainActor final class Loaded { var url: URL? }
}
private struct PageView: UIViewRepresentable {
    let page: WebPage
    func makeUIView(context: Context) -> WKWebView { page.view }
    func updateUIView(_ view: WKWebView, context: Context) { apply(context.environment.webViewSettings, to: view) }
}

/// The settings of web views that modifiers change.
private struct Settings {
    var gestures = false, previews = true
    var background: Visibility = .automatic
}
@MainActor private func apply(_ settings: Settings, to view: WKWebView) {
    view.allowsBackForwardNavigationGestures = settings.gestures
    view.allowsLinkPreview = settings.previews
    view.isOpaque = settings.background != .hidden
}
private enum SettingsKey: EnvironmentKey { static var defaultValue: Settings { Settings() } }
extension EnvironmentValues {
    fileprivate var webViewSettings: Settings {
        get { self[SettingsKey.self] }
        set { self[SettingsKey.self] = newValue }
    }
}

extension View {
    /// Sets whether swipes go back and forward in web views.
    public func webViewBackForwardNavigationGestures(_ value: WebView.NavigationGesturesBehavior) -> some View {
        transformEnvironment(\.webViewSettings) { $0.gestures = value != .disabled }
    }
    public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View {
        transformEnvironment(\.webViewSettings) { $0.previews = value != .disabled }
    }
    /// Sets whether web views draw the background of pages.
    public func webViewContentBackground(_ visibility: Visibility) -> some View {
        transformEnvironment(\.webViewSettings) { $0.background = visibility }
    }
    // FIXME(gap): pages aren't magnified, no element fills the screen, and the menus of links don't appear.
    /// Sets whether pinches magnify web views. It has no effect.
    public func webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior) -> some View { self }
    /// Sets whether text of web views can be selected. It has no effect.
    public func webViewTextSelection(_ selectability: some TextSelectability) -> some View { self }
    /// Sets whether elements of pages may fill the screen. It has no effect.
    public func webViewElementFullscreenBehavior(_ value: WebView.ElementFullscreenBehavior) -> some View { self }
    /// Sets the menu of links. It isn't shown.
    public func webViewContextMenu(@ViewBuilder menu: @escaping (WebView.ActivatedElementInfo) -> some View) -> some View { self }
}
