import Foundation

/// The transitions of the app and its scenes between inactive, active, and background.
@MainActor
package final class ApplicationLifecycle {
    package private(set) var state = UIApplication.State.inactive
    package private(set) var scenes: [UIScene] = []
    /// The sessions that the user has not discarded, connected or not. (I-17)
    package private(set) var sessions: [UISceneSession] = []
    /// Whether Info.plist or the delegate declared scenes. If so, scene delegates receive what the app's delegate would. (I-15)
    package private(set) var usesScenes = false
    private var implicit: UIWindowScene?

    nonisolated init() {}

    private var application: UIApplication { .shared }
    private var delegate: (any UIApplicationDelegate)? { application.delegate }

    package var mainScene: UIWindowScene? {
        scenes.lazy.compactMap { $0 as? UIWindowScene }.first { $0.activationState == .foregroundActive }
            ?? scenes.lazy.compactMap { $0 as? UIWindowScene }.first
    }

    /// The scene of windows that name none: apps without scene support have one, too. `nil` in an app with scenes. (I-12)
    var implicitScene: UIWindowScene? {
        guard !usesScenes else { return nil }
        if let implicit { return implicit }
        let session = UISceneSession(
            role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        scene.activationState = state == .background ? .background : .foregroundActive
        implicit = scene
        scenes.append(scene)
        sessions.append(session)
        return scene
    }

    package func adopt(_ scene: UIScene) {
        usesScenes = true
        scenes.append(scene)
        if !sessions.contains(scene.session) { sessions.append(scene.session) }
    }

    package func forget(_ scene: UIScene) { scenes.removeAll { $0 === scene } }

    // The app delegate is notified of the sessions that were removed. (I-17)
    func discard(_ discarded: Set<UISceneSession>) {
        sessions.removeAll { discarded.contains($0) }
        delegate?.application(application, didDiscardSceneSessions: discarded)
    }

    // MARK: Passages

    // The order of activation, with scenes and without. (I-16, B-40, B-41)
    package func becomeActive() {
        guard state != .active else { return }
        if state == .background { enterForeground() }
        state = .active
        for scene in scenes { scene.becomeActive() }
        if !usesScenes { delegate?.applicationDidBecomeActive(application) }
        post(UIApplication.didBecomeActiveNotification)
    }

    package func resignActive() {
        guard state == .active else { return }
        for scene in scenes { scene.resignActive() }
        if !usesScenes { delegate?.applicationWillResignActive(application) }
        post(UIApplication.willResignActiveNotification)
        state = .inactive
    }

    package func enterBackground() {
        resignActive()
        guard state != .background else { return }
        state = .background
        for scene in scenes { scene.enterBackground() }
        if !usesScenes { delegate?.applicationDidEnterBackground(application) }
        post(UIApplication.didEnterBackgroundNotification)
        StateSaving.save(application)
    }

    package func enterForeground() {
        guard state == .background else { return }
        state = .inactive
        for scene in scenes { scene.enterForeground() }
        if !usesScenes { delegate?.applicationWillEnterForeground(application) }
        post(UIApplication.willEnterForegroundNotification)
    }

    package func terminate() {
        delegate?.applicationWillTerminate(application)
        post(UIApplication.willTerminateNotification)
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: application) }
}

extension UIScene {
    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // The states of a scene, with their notifications. (I-18)
    package final func enterForeground() {
        guard activationState == .unattached || activationState == .background else { return }
        activationState = .foregroundInactive
        delegate?.sceneWillEnterForeground(self)
        post(UIScene.willEnterForegroundNotification)
    }

    package final func becomeActive() {
        enterForeground()
        guard activationState == .foregroundInactive else { return }
        activationState = .foregroundActive
        delegate?.sceneDidBecomeActive(self)
        post(UIScene.didActivateNotification)
    }

    package final func resignActive() {
        guard activationState == .foregroundActive else { return }
        delegate?.sceneWillResignActive(self)
        post(UIScene.willDeactivateNotification)
        activationState = .foregroundInactive
    }

    package final func enterBackground() {
        resignActive()
        guard activationState == .foregroundInactive else { return }
        activationState = .background
        delegate?.sceneDidEnterBackground(self)
        post(UIScene.didEnterBackgroundNotification)
        SceneActivities.collect(self)
    }

    // A disconnected scene may connect again. (I-17)
    package final func disconnect() {
        resignActive()
        activationState = .unattached
        delegate?.sceneDidDisconnect(self)
        post(UIScene.didDisconnectNotification)
        UIApplication.shared.lifecycle.forget(self)
        session.scene = nil
        // I-12: from now on, no screen shows the scene's windows.
        for window in (self as? UIWindowScene)?.windows ?? [] { window.windowScene = nil }
    }
}

extension UIApplication {
    package var implicitScene: UIWindowScene? { lifecycle.implicitScene }
    package var keyWindowForActions: UIWindow? { keyWindow ?? UIWindow.visible.last }
}

/// Requests to add or remove scenes.
@MainActor
enum SceneRequests {
    static func activate(_ session: UISceneSession?, _ activity: NSUserActivity?, _ errorHandler: ((any Error) -> Void)?) {
        if let scene = session?.scene {
            EventLoop.main.enqueue { scene.becomeActive() }
            return
        }
        let isKnown = session.map { UIApplication.shared.lifecycle.sessions.contains($0) } ?? false
        guard isKnown || UIApplication.shared.supportsMultipleScenes && UIScreen.main.host.idiom == .pad else {
            errorHandler?(UISceneError(.multipleScenesNotSupported, "The application does not support multiple scenes."))
            return
        }
        EventLoop.main.enqueue {
            let options = UIScene.ConnectionOptions()
            if let activity { options.userActivities = [activity] }
            SceneConnection.connect(options, session)?.becomeActive()
        }
    }

    static func destroy(_ session: UISceneSession, _ errorHandler: ((any Error) -> Void)?) {
        guard UIApplication.shared.lifecycle.sessions.contains(session) else {
            errorHandler?(UISceneError(.requestDenied, "The scene session is unknown, or was discarded."))
            return
        }
        EventLoop.main.enqueue { discard(session) }
    }

    /// Removes the scene from memory; its session stays and may connect again.
    /// The session is removed too if the scene's destruction conditions contain `systemDisconnection`.
    static func disconnectBySystem(_ scene: UIScene) {
        disconnect(scene)
        if scene.destructionConditions.contains(.systemDisconnection) { UIApplication.shared.lifecycle.discard([scene.session]) }
    }

    static func disconnect(_ scene: UIScene) {
        scene.enterBackground()
        scene.disconnect()
    }

    static func discard(_ session: UISceneSession) {
        session.scene.map(disconnect)
        UIApplication.shared.lifecycle.discard([session])
    }
}
