import CUIKitCoreDescriptors
import Foundation

/// State restoration by user activities, scene by scene. (SP-F033, SP-F034, SP-F035, SP-F036)
@MainActor
enum SceneActivities {
    /// The activities that the last run saved, by session; a session takes its own when it is created.
    private static var remembered: [String: RestorationArchive.Activity] = [:]

    // MARK: Saving

    /// Gets the restoration activity from the delegate of a scene that enters the background or disconnects.
    static func collect(_ scene: UIScene) {
        guard let activity = scene.delegate?.stateRestorationActivity(for: scene) else { return }
        update(activity)
        scene.session.stateRestorationActivity = activity
    }

    // SP-F033, SP-F034: earlier contents are removed, so that every responder adds its part again. An activity whose responders all keep
    // the base class's empty method loses nothing.
    private static func update(_ activity: NSUserActivity) {
        let responders = ActivityResponders.using(activity)
        if responders.contains(where: overridesUpdate) { activity.userInfo = nil }
        activity.delegate?.userActivityWillSave(activity)
        for responder in responders { responder.updateUserActivityState(activity) }
    }

    private static func overridesUpdate(_ responder: UIResponder) -> Bool {
        Overriding.overridesInApp(type(of: responder), us_UIResponder_updateUserActivityState(), of: UIResponder.self)
    }

    static func stored(_ sessions: [UISceneSession]) -> [RestorationArchive.Activity] {
        sessions.compactMap { session in
            guard let activity = session.stateRestorationActivity else { return nil }
            let info = (activity.userInfo ?? [:]) as NSDictionary
            let data: Data
            do {
                data = try NSKeyedArchiver.archivedData(withRootObject: info, requiringSecureCoding: false)
            } catch {
                Console.log("The activity \(activity.activityType) of a scene could not be saved: \(error)")
                return nil
            }
            return RestorationArchive.Activity(
                session: session.persistentIdentifier, type: activity.activityType, title: activity.title, userInfo: data)
        }
    }

    // MARK: Restoring

    static func remember(_ activities: [RestorationArchive.Activity]) {
        remembered = Dictionary(activities.map { ($0.session, $0) }) { $1 }
    }

    // The stored activity belongs to the session before the scene connects. (SP-F035)
    static func hand(to session: UISceneSession) {
        guard session.stateRestorationActivity == nil, let stored = remembered.removeValue(forKey: session.persistentIdentifier) else {
            return
        }
        let activity = NSUserActivity(activityType: stored.type)
        activity.title = stored.title
        if let coder = try? NSKeyedUnarchiver(forReadingFrom: stored.userInfo) {
            coder.requiresSecureCoding = false
            activity.userInfo = coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? [AnyHashable: Any]
        }
        session.stateRestorationActivity = activity
    }

    // Interaction state is restored after the scene connects and before it is active. (SP-F036)
    static func restoreInteraction(of scene: UIScene) {
        guard let activity = scene.session.stateRestorationActivity else { return }
        scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
    }

    // MARK: Continuing

    /// Continues an activity from another device, a search result, or a link. The restoration handler passes the activity on to responders.
    /// (SP-F039)
    static func continueActivity(_ activity: NSUserActivity) {
        let application = UIApplication.shared
        if application.lifecycle.usesScenes, let scene = application.lifecycle.mainScene, let delegate = scene.delegate {
            delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
            delegate.scene(scene, continue: activity)
            return
        }
        guard let delegate = application.delegate else { return }
        _ = delegate.application(application, willContinueUserActivityWithType: activity.activityType)
        _ = delegate.application(application, continue: activity) { responders in
            for responder in responders ?? [] { responder.restoreUserActivityState(activity) }
        }
    }
}

/// The responders that each activity is assigned to. A responder's activity is current while its view is on screen. (SP-F040)
@MainActor
enum ActivityResponders {
    private struct Entry { weak var responder: UIResponder? }
    private static var entries: [Entry] = []

    static func didSet(_ activity: NSUserActivity?, on responder: UIResponder, insteadOf old: NSUserActivity?) {
        entries.removeAll { $0.responder == nil || $0.responder === responder }
        if activity !== old { old?.resignCurrent() }
        guard let activity else { return }
        entries.append(Entry(responder: responder))
        if let controller = responder as? UIViewController, controller.appearance.phase == .appeared { activity.becomeCurrent() }
    }

    static func using(_ activity: NSUserActivity) -> [UIResponder] {
        entries.compactMap(\.responder).filter { $0.input.userActivity === activity }
    }
}
