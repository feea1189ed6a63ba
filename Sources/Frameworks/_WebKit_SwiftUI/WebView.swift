// The cross-import overlay of SwiftUI and WebKit: a page as a SwiftUI view, based on `WKWebView`.
@_exported import SwiftUICompanion
@_exported import WebKitCompanion

// FIXME(gap): a view of a `WebPage`, which an app controls.
/// A view that shows a web page.
@preconcurrency @MainActor public struct WebView: View {
    private let url: URL?
    /// Creates a view of a page; nil for an empty one.
    public init(url: URL?) { self.url = url }
    public var body: some View { PageView(url: url) }
}

private struct PageView: UIViewRepresentable {
    let url: URL?
    func makeCoordinator() -> Loaded { Loaded() }
    func makeUIView(context: Context) -> WKWebView { WKWebView() }
    func updateUIView(_ view: WKWebView, context: Context) {
        guard let url, url != context.coordinator.url else { return }
        context.coordinator.url = url
        view.load(URLRequest(url: url))
    }
    @MainActor final class Loaded { var url: URL? }
}
