import UIKit

// The properties of a web view that apps observe by key.
@Sendable private func registerKeys() {
    DispatchTable.add(
        WKWebView.self, selectors: [],
        read: { object, key in
            let view = unsafeDowncast(object, to: WKWebView.self)
            switch key {
            case "URL": return .some(view.url)
            case "canGoBack": return .some(view.canGoBack)
            case "canGoForward": return .some(view.canGoForward)
            case "hasOnlySecureContent": return .some(view.hasOnlySecureContent)
            default: return nil
            }
        })
}

@used @section(".init_array") private let keys: @convention(c) @Sendable () -> Void = { DispatchTable.enqueue(registerKeys) }
