import UIKitStoryboards

extension WKWebView: InterfaceConfigurable {
    package func configure(_ attributes: [String: [String: String]]) {
        let own = attributes[""] ?? [:]
        if let value = own["allowsBackForwardNavigationGestures"] { allowsBackForwardNavigationGestures = value == "YES" }
        if let value = own["allowsLinkPreview"] { allowsLinkPreview = value == "YES" }
        if let value = own["customUserAgent"] { customUserAgent = value }
        let settings = attributes["configuration"] ?? [:]
        if let value = settings["applicationNameForUserAgent"] { configuration.applicationNameForUserAgent = value }
        if let value = settings["suppressesIncrementalRendering"] { configuration.suppressesIncrementalRendering = value == "YES" }
        if let value = settings["allowsInlineMediaPlayback"] { configuration.allowsInlineMediaPlayback = value == "YES" }
        if let value = settings["allowsAirPlayForMediaPlayback"] { configuration.allowsAirPlayForMediaPlayback = value == "YES" }
        if let value = settings["allowsPictureInPictureMediaPlayback"] {
            configuration.allowsPictureInPictureMediaPlayback = value == "YES"
        }
        if let value = settings["selectionGranularity"] {
            configuration.selectionGranularity = value == "character" ? .character : .dynamic
        }
        let preferences = attributes["configuration.preferences"] ?? [:]
        if let value = preferences["javaScriptEnabled"] { configuration.preferences.javaScriptEnabled = value == "YES" }
        if let value = preferences["javaScriptCanOpenWindowsAutomatically"] {
            configuration.preferences.javaScriptCanOpenWindowsAutomatically = value == "YES"
        }
        if let value = preferences["minimumFontSize"].flatMap(Double.init) { configuration.preferences.minimumFontSize = value }
        if let media = attributes["configuration.mediaTypesRequiringUserActionForPlayback"] {
            var types: WKAudiovisualMediaTypes = []
            if media["audio"] == "YES" { types.insert(.audio) }
            if media["video"] == "YES" { types.insert(.video) }
            configuration.mediaTypesRequiringUserActionForPlayback = types
        }
    }

    package func connect(_ outlet: String, to object: Any?) -> Bool {
        switch outlet {
        case "navigationDelegate": navigationDelegate = object as? any WKNavigationDelegate
        case "UIDelegate", "uiDelegate": uiDelegate = object as? any WKUIDelegate
        default: return false
        }
        return true
    }
}
