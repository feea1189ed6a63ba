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

// Settings that WebKit's headers do not declare and apps set by key: they are kept, and pages are shown as without them.
private let undeclared: Set<String> = [
    "allowFileAccessFromFileURLs", "allowUniversalAccessFromFileURLs", "developerExtrasEnabled", "drawsBackground", "fullScreenEnabled",
    "standalone", "viewScale",
]
private let kept = AttachedProperty<[String: Any]>([:])

@Sendable private func registerUndeclaredKeys() {
    for type in [WKPreferences.self, WKWebViewConfiguration.self, WKWebView.self] as [AnyClass] {
        DispatchTable.add(
            type, selectors: [],
            assign: { object, key, value in
                guard undeclared.contains(key) else { return false }
                kept[object][key] = value
                return true
            },
            read: { object, key in undeclared.contains(key) ? .some(kept[object][key]) : nil })
    }
}

@used @section(".init_array") private let keys: @convention(c) @Sendable () -> Void = {
    DispatchTable.enqueue(registerKeys)
    DispatchTable.enqueue(registerUndeclaredKeys)
}
