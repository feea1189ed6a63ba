import FrameworkPlaceholder

/// A tab of the app for extensions. No extension asks for one.
@preconcurrency @MainActor
public protocol WKWebExtensionTab: NSObjectProtocol {
    func window(for context: WKWebExtensionContext) -> (any WKWebExtensionWindow)?
    func indexInWindow(for context: WKWebExtensionContext) -> Int
    func parentTab(for context: WKWebExtensionContext) -> (any WKWebExtensionTab)?
    func webView(for context: WKWebExtensionContext) -> WKWebView?
    func title(for context: WKWebExtensionContext) -> String?
    func isPinned(for context: WKWebExtensionContext) -> Bool
    func isReaderModeAvailable(for context: WKWebExtensionContext) -> Bool
    func isReaderModeActive(for context: WKWebExtensionContext) -> Bool
    func isPlayingAudio(for context: WKWebExtensionContext) -> Bool
    func isMuted(for context: WKWebExtensionContext) -> Bool
    func size(for context: WKWebExtensionContext) -> CGSize
    func zoomFactor(for context: WKWebExtensionContext) -> Double
    func url(for context: WKWebExtensionContext) -> URL?
    func pendingURL(for context: WKWebExtensionContext) -> URL?
    func isLoadingComplete(for context: WKWebExtensionContext) -> Bool
    func isSelected(for context: WKWebExtensionContext) -> Bool
    func shouldGrantPermissionsOnUserGesture(for context: WKWebExtensionContext) -> Bool
    func shouldBypassPermissions(for context: WKWebExtensionContext) -> Bool
    func setParentTab(
        _ parentTab: (any WKWebExtensionTab)?, for context: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void)
    func setPinned(_ pinned: Bool, for context: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void)
    func setReaderModeActive(_ active: Bool, for context: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void)
    func setMuted(_ muted: Bool, for context: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void)
    func setZoomFactor(_ zoomFactor: Double, for context: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void)
    func loadURL(_ url: URL, for context: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void)
    func goBack(for context: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void)
    func goForward(for context: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void)
    func activate(for context: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void)
    func setSelected(_ selected: Bool, for context: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void)
    func close(for context: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void)
    func reload(fromOrigin: Bool, for context: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void)
    func takeSnapshot(
        using configuration: WKSnapshotConfiguration, for context: WKWebExtensionContext,
        completionHandler: @escaping (UIImage?, (any Error)?) -> Void)
    func detectWebpageLocale(
        for context: WKWebExtensionContext, completionHandler: @escaping (Locale?, (any Error)?) -> Void)
    func duplicate(
        using configuration: WKWebExtension.TabConfiguration, for context: WKWebExtensionContext,
        completionHandler: @escaping ((any WKWebExtensionTab)?, (any Error)?) -> Void)
}
extension WKWebExtensionTab {
    public func window(for context: WKWebExtensionContext) -> (any WKWebExtensionWindow)? { nil }
    public func indexInWindow(for context: WKWebExtensionContext) -> Int { NSNotFound }
    public func parentTab(for context: WKWebExtensionContext) -> (any WKWebExtensionTab)? { nil }
    public func webView(for context: WKWebExtensionContext) -> WKWebView? { nil }
    public func title(for context: WKWebExtensionContext) -> String? { nil }
    public func isPinned(for context: WKWebExtensionContext) -> Bool { false }
    public func isReaderModeAvailable(for context: WKWebExtensionContext) -> Bool { false }
    public func isReaderModeActive(for context: WKWebExtensionContext) -> Bool { false }
    public func isPlayingAudio(for context: WKWebExtensionContext) -> Bool { false }
    public func isMuted(for context: WKWebExtensionContext) -> Bool { false }
    public func size(for context: WKWebExtensionContext) -> CGSize { .zero }
    public func zoomFactor(for context: WKWebExtensionContext) -> Double { 1 }
    public func url(for context: WKWebExtensionContext) -> URL? { nil }
    public func pendingURL(for context: WKWebExtensionContext) -> URL? { nil }
    public func isLoadingComplete(for context: WKWebExtensionContext) -> Bool { true }
    public func isSelected(for context: WKWebExtensionContext) -> Bool { false }
    public func shouldGrantPermissionsOnUserGesture(for context: WKWebExtensionContext) -> Bool { true }
    public func shouldBypassPermissions(for context: WKWebExtensionContext) -> Bool { false }
    public func setParentTab(
        _ parentTab: (any WKWebExtensionTab)?, for context: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void
    ) { completionHandler(nil) }
    public func setPinned(_ pinned: Bool, for context: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    public func setReaderModeActive(_ active: Bool, for context: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void)
    { completionHandler(nil) }
    public func setMuted(_ muted: Bool, for context: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    public func setZoomFactor(_ zoomFactor: Double, for context: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void)
    { completionHandler(nil) }
    public func loadURL(_ url: URL, for context: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    public func goBack(for context: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
    public func goForward(for context: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    public func activate(for context: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
    public func setSelected(_ selected: Bool, for context: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    public func close(for context: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
    public func reload(fromOrigin: Bool, for context: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    public func takeSnapshot(
        using configuration: WKSnapshotConfiguration, for context: WKWebExtensionContext,
        completionHandler: @escaping (UIImage?, (any Error)?) -> Void
    ) { completionHandler(nil, nil) }
    public func detectWebpageLocale(
        for context: WKWebExtensionContext, completionHandler: @escaping (Locale?, (any Error)?) -> Void
    ) { completionHandler(nil, nil) }
    public func duplicate(
        using configuration: WKWebExtension.TabConfiguration, for context: WKWebExtensionContext,
        completionHandler: @escaping ((any WKWebExtensionTab)?, (any Error)?) -> Void
    ) { completionHandler(nil, nil) }
}
/// A window of the app for extensions. No extension asks for one.
@preconcurrency @MainActor
public protocol WKWebExtensionWindow: NSObjectProtocol {
    func tabs(for context: WKWebExtensionContext) -> [any WKWebExtensionTab]
    func activeTab(for context: WKWebExtensionContext) -> (any WKWebExtensionTab)?
    func windowType(for context: WKWebExtensionContext) -> WKWebExtension.WindowType
    func windowState(for context: WKWebExtensionContext) -> WKWebExtension.WindowState
    func isPrivate(for context: WKWebExtensionContext) -> Bool
    func screenFrame(for context: WKWebExtensionContext) -> CGRect
    func frame(for context: WKWebExtensionContext) -> CGRect
    func setWindowState(
        _ state: WKWebExtension.WindowState, for context: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void)
    func setFrame(_ frame: CGRect, for context: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void)
    func focus(for context: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void)
    func close(for context: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void)
}
extension WKWebExtensionWindow {
    public func tabs(for context: WKWebExtensionContext) -> [any WKWebExtensionTab] { [] }
    public func activeTab(for context: WKWebExtensionContext) -> (any WKWebExtensionTab)? { nil }
    public func windowType(for context: WKWebExtensionContext) -> WKWebExtension.WindowType { .normal }
    public func windowState(for context: WKWebExtensionContext) -> WKWebExtension.WindowState { .normal }
    public func isPrivate(for context: WKWebExtensionContext) -> Bool { false }
    public func screenFrame(for context: WKWebExtensionContext) -> CGRect { .null }
    public func frame(for context: WKWebExtensionContext) -> CGRect { .null }
    public func setWindowState(
        _ state: WKWebExtension.WindowState, for context: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void
    ) { completionHandler(nil) }
    public func setFrame(_ frame: CGRect, for context: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    public func focus(for context: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
    public func close(for context: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
}
/// The callbacks for the requests of extensions. They aren't called, because no extension is loaded.
@preconcurrency @MainActor
public protocol WKWebExtensionControllerDelegate: NSObjectProtocol {
    func webExtensionController(
        _ controller: WKWebExtensionController, openWindowsFor extensionContext: WKWebExtensionContext
    ) -> [any WKWebExtensionWindow]
    func webExtensionController(
        _ controller: WKWebExtensionController, focusedWindowFor extensionContext: WKWebExtensionContext
    ) -> (any WKWebExtensionWindow)?
    func webExtensionController(
        _ controller: WKWebExtensionController, openNewWindowUsing configuration: WKWebExtension.WindowConfiguration,
        for extensionContext: WKWebExtensionContext, completionHandler: @escaping ((any WKWebExtensionWindow)?, (any Error)?) -> Void
    )
    func webExtensionController(
        _ controller: WKWebExtensionController, openNewTabUsing configuration: WKWebExtension.TabConfiguration,
        for extensionContext: WKWebExtensionContext, completionHandler: @escaping ((any WKWebExtensionTab)?, (any Error)?) -> Void
    )
    func webExtensionController(
        _ controller: WKWebExtensionController, openOptionsPageFor extensionContext: WKWebExtensionContext,
        completionHandler: @escaping ((any Error)?) -> Void
    )
    func webExtensionController(
        _ controller: WKWebExtensionController, promptForPermissions permissions: Set<WKWebExtension.Permission>,
        in tab: (any WKWebExtensionTab)?, for extensionContext: WKWebExtensionContext,
        completionHandler: @escaping (Set<WKWebExtension.Permission>, Date?) -> Void
    )
    func webExtensionController(
        _ controller: WKWebExtensionController, promptForPermissionToAccess urls: Set<URL>, in tab: (any WKWebExtensionTab)?,
        for extensionContext: WKWebExtensionContext, completionHandler: @escaping (Set<URL>, Date?) -> Void
    )
    func webExtensionController(
        _ controller: WKWebExtensionController, promptForPermissionMatchPatterns matchPatterns: Set<WKWebExtension.MatchPattern>,
        in tab: (any WKWebExtensionTab)?, for extensionContext: WKWebExtensionContext,
        completionHandler: @escaping (Set<WKWebExtension.MatchPattern>, Date?) -> Void
    )
    func webExtensionController(
        _ controller: WKWebExtensionController, didUpdate action: WKWebExtension.Action,
        forExtensionContext context: WKWebExtensionContext
    )
    func webExtensionController(
        _ controller: WKWebExtensionController, presentActionPopup action: WKWebExtension.Action, for context: WKWebExtensionContext,
        completionHandler: @escaping ((any Error)?) -> Void
    )
    func webExtensionController(
        _ controller: WKWebExtensionController, sendMessage message: Any, toApplicationWithIdentifier applicationIdentifier: String?,
        for extensionContext: WKWebExtensionContext, replyHandler: @escaping (Any?, (any Error)?) -> Void
    )
    func webExtensionController(
        _ controller: WKWebExtensionController, connectUsing port: WKWebExtension.MessagePort,
        for extensionContext: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void
    )
}
extension WKWebExtensionControllerDelegate {
    public func webExtensionController(
        _ controller: WKWebExtensionController, openWindowsFor extensionContext: WKWebExtensionContext
    ) -> [any WKWebExtensionWindow] { [] }
    public func webExtensionController(
        _ controller: WKWebExtensionController, focusedWindowFor extensionContext: WKWebExtensionContext
    ) -> (any WKWebExtensionWindow)? { nil }
    public func webExtensionController(
        _ controller: WKWebExtensionController, openNewWindowUsing configuration: WKWebExtension.WindowConfiguration,
        for extensionContext: WKWebExtensionContext, completionHandler: @escaping ((any WKWebExtensionWindow)?, (any Error)?) -> Void
    ) { completionHandler(nil, WKWebExtensionContextError(.notLoaded)) }
    public func webExtensionController(
        _ controller: WKWebExtensionController, openNewTabUsing configuration: WKWebExtension.TabConfiguration,
        for extensionContext: WKWebExtensionContext, completionHandler: @escaping ((any WKWebExtensionTab)?, (any Error)?) -> Void
    ) { completionHandler(nil, WKWebExtensionContextError(.notLoaded)) }
    public func webExtensionController(
        _ controller: WKWebExtensionController, openOptionsPageFor extensionContext: WKWebExtensionContext,
        completionHandler: @escaping ((any Error)?) -> Void
    ) { completionHandler(WKWebExtensionContextError(.notLoaded)) }
    public func webExtensionController(
        _ controller: WKWebExtensionController, promptForPermissions permissions: Set<WKWebExtension.Permission>,
        in tab: (any WKWebExtensionTab)?, for extensionContext: WKWebExtensionContext,
        completionHandler: @escaping (Set<WKWebExtension.Permission>, Date?) -> Void
    ) { completionHandler([], nil) }
    public func webExtensionController(
        _ controller: WKWebExtensionController, promptForPermissionToAccess urls: Set<URL>, in tab: (any WKWebExtensionTab)?,
        for extensionContext: WKWebExtensionContext, completionHandler: @escaping (Set<URL>, Date?) -> Void
    ) { completionHandler([], nil) }
    public func webExtensionController(
        _ controller: WKWebExtensionController, promptForPermissionMatchPatterns matchPatterns: Set<WKWebExtension.MatchPattern>,
        in tab: (any WKWebExtensionTab)?, for extensionContext: WKWebExtensionContext,
        completionHandler: @escaping (Set<WKWebExtension.MatchPattern>, Date?) -> Void
    ) { completionHandler([], nil) }
    public func webExtensionController(
        _ controller: WKWebExtensionController, didUpdate action: WKWebExtension.Action,
        forExtensionContext context: WKWebExtensionContext
    ) {}
    public func webExtensionController(
        _ controller: WKWebExtensionController, presentActionPopup action: WKWebExtension.Action, for context: WKWebExtensionContext,
        completionHandler: @escaping ((any Error)?) -> Void
    ) { completionHandler(WKWebExtensionContextError(.notLoaded)) }
    public func webExtensionController(
        _ controller: WKWebExtensionController, sendMessage message: Any, toApplicationWithIdentifier applicationIdentifier: String?,
        for extensionContext: WKWebExtensionContext, replyHandler: @escaping (Any?, (any Error)?) -> Void
    ) { replyHandler(nil, WKWebExtensionMessagePortError(.notConnected)) }
    public func webExtensionController(
        _ controller: WKWebExtensionController, connectUsing port: WKWebExtension.MessagePort,
        for extensionContext: WKWebExtensionContext, completionHandler: @escaping ((any Error)?) -> Void
    ) { completionHandler(WKWebExtensionMessagePortError(.notConnected)) }
}
