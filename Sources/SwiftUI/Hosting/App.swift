import Observation

/// An app: the type that `@main` marks.
@preconcurrency @MainActor public protocol App: DescribedApplication {
    associatedtype Body: Scene
    /// The scenes of the app. Only the first one is shown.
    @SceneBuilder var body: Body { get }
    init()
}

/// A part of an app's interface with its own life cycle.
@preconcurrency @MainActor public protocol Scene {
    associatedtype Body: Scene
    /// The content of the scene.
    @SceneBuilder var body: Body { get }
}
extension Never: Scene {}
extension Scene where Body == Never {
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

/// The result builder that joins scenes. Of several scenes only the first is shown, as on a phone.
@resultBuilder public enum SceneBuilder {
    /// Takes an element of the block.
    @preconcurrency @MainActor public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// Joins the elements of the block in order.
    @preconcurrency @MainActor public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    // FIXME(gap): of several scenes only the first is shown, as on a phone.
    /// Takes the first scene. Others aren't shown, as on a phone.
    @preconcurrency @MainActor public static func buildBlock<First: Scene, each Other: Scene>(_ first: First, _ other: repeat each Other)
        -> First
    { first }
    /// Takes the content of a condition for a version of the system.
    @preconcurrency @MainActor public static func buildOptional<Content: Scene>(_ content: Content?) -> Content? { content }
    /// Takes content that needs a version of the system, and erases its type.
    @preconcurrency @MainActor public static func buildLimitedAvailability(_ content: any Scene) -> some Scene {
        ErasedScene(content: content)
    }
}

/// A scene whose type is erased.
struct ErasedScene: WindowScene {
    let content: any Scene
    var rootView: any View { content.windowRoot() }
}
extension Optional: Scene where Wrapped: Scene {
    public typealias Body = Never
}
extension Optional: WindowScene where Wrapped: Scene {
    var rootView: any View { map { $0.windowRoot() } ?? EmptyView() }
}
extension Group: Scene where Content: Scene {
    public typealias Body = Never
    /// Creates a group of scenes, to which modifiers apply together.
    public init(@SceneBuilder content: () -> Content) { self.init(of: content()) }
}
extension Group: WindowScene where Content: Scene {
    var rootView: any View { content.windowRoot() }
}

/// A scene that provides the content of its window.
@preconcurrency @MainActor protocol WindowScene: Scene where Body == Never {
    var rootView: any View { get }
}

public struct WindowGroup<Content: View>: WindowScene {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    /// Creates a window with an identifier, which has no effect.
    public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    /// Creates a window with a title, which isn't shown.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
    /// Creates a window with a title and an identifier, which have no effect.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    /// Creates a window with a title, which isn't shown.
    public init(_ title: Text, @ViewBuilder content: () -> Content) { self.content = content() }
    /// Creates a window with a title and an identifier, which have no effect.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    /// Creates a window with a title that isn't localized. It isn't shown.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }
    /// Creates a window with a title that isn't localized and an identifier, which have no effect.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    var rootView: any View { content }
}

// FIXME(gap): a value opens no window, so that the content of a group of values has none.
extension WindowGroup {
    /// Creates a window for a value, which is nil because values open no windows.
    public init<D: Codable & Hashable, C: View>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
    where Content == PresentedWindowContent<D, C> { self.init { PresentedWindowContent(content: content) } }
    /// Creates a window with an identifier for a value, which is nil because values open no windows.
    public init<D: Codable & Hashable, C: View>(id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
    where Content == PresentedWindowContent<D, C> { self.init { PresentedWindowContent(content: content) } }
    /// Creates a window for a value, which begins with its default.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init { PresentedWindowContent { value in content(value.replacingNil(by: defaultValue)) } }
    }
    /// Creates a window with an identifier for a value, which begins with its default.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.init(for: type, content: content, defaultValue: defaultValue) }
}
/// The content of a window, which keeps its value.
public struct PresentedWindowContent<Value: Codable & Hashable, Content: View>: View {
    let content: (Binding<Value?>) -> Content
    @State private var value: Value?
    init(content: @escaping (Binding<Value?>) -> Content) { self.content = content }
    public var body: some View { content($value) }
}
extension Binding {
    fileprivate func replacingNil<Wrapped>(by fallback: @escaping () -> Wrapped) -> Binding<Wrapped> where Value == Wrapped? {
        Binding<Wrapped>(get: { wrappedValue ?? fallback() }, set: { wrappedValue = $0 })
    }
}

extension Scene {
    /// Returns the view inside, wrapped in the scene's modifiers.
    func windowRoot() -> any View { (self as? any WindowScene)?.rootView ?? body.windowRoot() }
    /// Provides an object for the scene's content.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        ModifiedScene(content: self) { AnyView(AnyView(erased: $0).environmentObject(object)) }
    }
    /// Sets a value in the environment of the scene's content.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        ModifiedScene(content: self) { AnyView(AnyView(erased: $0).environment(keyPath, value)) }
    }
    /// Provides an `@Observable` object for the scene's content.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        ModifiedScene(content: self) { AnyView(AnyView(erased: $0).environment(object)) }
    }
    /// Changes a value in the environment of the scene's content.
    public func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void)
        -> some Scene
    {
        ModifiedScene(content: self) { AnyView(AnyView(erased: $0).transformEnvironment(keyPath, transform: transform)) }
    }
    /// Calls a closure when a value changes, and initially if `initial` is true.
    @preconcurrency public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void)
        -> some Scene
    {
        ModifiedScene(content: self) { AnyView(AnyView(erased: $0).onChange(of: value, initial: initial, action)) }
    }
    /// Calls a closure with the old and the new value when a value changes, and at first if `initial` is true.
    @preconcurrency public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping @MainActor (V, V) -> Void)
        -> some Scene
    {
        ModifiedScene(content: self) { AnyView(AnyView(erased: $0).onChange(of: value, initial: initial, action)) }
    }
    /// Calls a closure with the new value when a value changes.
    @preconcurrency public func onChange<V: Equatable>(of value: V, perform action: @escaping @MainActor (V) -> Void) -> some Scene {
        ModifiedScene(content: self) { AnyView(AnyView(erased: $0).onChange(of: value, perform: action)) }
    }
}
struct ModifiedScene<Content: Scene>: WindowScene {
    let content: Content
    let modify: (any View) -> any View
    var rootView: any View { modify(content.windowRoot()) }
}

extension App {
    /// Runs the app. It doesn't return.
    public static func main() {
        _ = prepareForLaunch()
        HostedApplicationDelegate.main()
    }
    /// Returns the class of the delegate with which a host launches the app.
    public static func prepareForLaunch() -> NSObject.Type {
        HostedApplication.prepare(Self.self)
        return HostedApplicationDelegate.self
    }
}

/// The app's window as a view, so that the app's own dynamic properties are stored and tracked.
struct AppRoot<A: App>: View {
    let app: A
    var body: some View {
        // Apple documents that views find a delegate that can be observed in the environment.
        let delegate = HostedApplication.adaptedDelegate
        EmptyView().modifier(StyleBody(style: app) { AnyView(erased: $0.body.windowRoot()) })
            .environment(\.scenePhase, HostedApplication.phase.value)
            .modifier(EnvironmentTransforming { if let delegate { $0[object: ObjectIdentifier(type(of: delegate))] = delegate } })
    }
}

@MainActor enum HostedApplication {
    /// Creates the window's controller once the application runs.
    static var makeRoot: () -> UIViewController = { UIViewController() }
    /// The delegate from `@UIApplicationDelegateAdaptor`.
    static var adaptedDelegate: (any UIApplicationDelegate)?

    static let phase = Location(ScenePhase.inactive)

    static func prepare<A: App>(_ type: A.Type) {
        phase.value = .inactive
        let app = type.init()
        makeRoot = { UIHostingController(rootView: AppRoot(app: app)) }
    }
    static func makeWindow(in scene: UIWindowScene) -> UIWindow {
        let window = UIWindow(windowScene: scene)
        window.rootViewController = makeRoot()
        (window.rootViewController as? any ChromeBearing)?.preferredSchemes.isOfWindow = true
        window.makeKeyAndVisible()
        return window
    }
}

/// The delegate of a SwiftUI app, which always has a scene: it forwards what such an app's delegate receives to the app's own delegate.
final class HostedApplicationDelegate: UIResponder, UIApplicationDelegate, SceneDeclaringDelegate {
    private var adapted: (any UIApplicationDelegate)? { HostedApplication.adaptedDelegate }

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
        -> Bool
    {
        adapted?.application(application, willFinishLaunchingWithOptions: launchOptions) ?? true
    }
    func applicationWillTerminate(_ application: UIApplication) { adapted?.applicationWillTerminate(application) }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { adapted?.applicationDidReceiveMemoryWarning(application) }
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
        adapted?.application(application, supportedInterfaceOrientationsFor: window)
            ?? application.supportedInterfaceOrientations(for: window)
    }
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        adapted?.application(application, didRegisterForRemoteNotificationsWithDeviceToken: deviceToken)
    }
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
        adapted?.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
    }
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        adapted?.application(application, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: completionHandler)
    }
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void
    ) {
        adapted?.application(application, handleEventsForBackgroundURLSession: identifier, completionHandler: completionHandler)
    }
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
        -> Bool
    {
        adapted?.application(application, didFinishLaunchingWithOptions: launchOptions) ?? true
    }
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let own =
            adapted?.application(application, configurationForConnecting: connectingSceneSession, options: options)
            ?? connectingSceneSession.configuration
        HostedSceneDelegate.ownClass = own.delegateClass == HostedSceneDelegate.self ? HostedSceneDelegate.ownClass : own.delegateClass
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.sceneClass = own.sceneClass
        configuration.delegateClass = HostedSceneDelegate.self
        return configuration
    }
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        adapted?.application(application, didDiscardSceneSessions: sceneSessions)
    }
}

/// The delegate of a SwiftUI app's scene: it shows the app's window, and forwards events to the scene delegate that the app's own delegate
/// asks for.
final class HostedSceneDelegate: UIResponder, UIWindowSceneDelegate {
    /// The class of the app's own scene delegate.
    static var ownClass: AnyClass?
    var window: UIWindow?
    private let own = (HostedSceneDelegate.ownClass as? NSObject.Type).flatMap { Instantiation.make($0) as? any UISceneDelegate }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let scene = scene as? UIWindowScene { window = HostedApplication.makeWindow(in: scene) }
        // Windows of its own are above the app's.
        own?.scene(scene, willConnectTo: session, options: connectionOptions)
        for context in connectionOptions.urlContexts { OpenedLinks.open(context.url) }
    }
    func sceneDidDisconnect(_ scene: UIScene) { own?.sceneDidDisconnect(scene) }
    func sceneDidBecomeActive(_ scene: UIScene) {
        HostedApplication.phase.value = .active
        own?.sceneDidBecomeActive(scene)
    }
    func sceneWillResignActive(_ scene: UIScene) {
        HostedApplication.phase.value = .inactive
        own?.sceneWillResignActive(scene)
    }
    func sceneWillEnterForeground(_ scene: UIScene) {
        HostedApplication.phase.value = .inactive
        own?.sceneWillEnterForeground(scene)
    }
    func sceneDidEnterBackground(_ scene: UIScene) {
        HostedApplication.phase.value = .background
        own?.sceneDidEnterBackground(scene)
    }
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts { OpenedLinks.open(context.url) }
        own?.scene(scene, openURLContexts: URLContexts)
    }
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        own?.scene(scene, willContinueUserActivityWithType: userActivityType)
    }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        OpenedLinks.resume(userActivity)
        own?.scene(scene, continue: userActivity)
    }
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    ) {
        guard let own = own as? any UIWindowSceneDelegate else { return completionHandler(false) }
        own.windowScene(windowScene, performActionFor: shortcutItem, completionHandler: completionHandler)
    }
}

/// An app's own delegate, created with the app.
@propertyWrapper public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// The delegate that UIKit calls.
    public let wrappedValue: DelegateType
    /// Creates a property whose object is the app's delegate.
    @preconcurrency @MainActor public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        let delegate = HostedApplication.adaptedDelegate as? DelegateType ?? Instantiation.make(delegateType)
        HostedApplication.adaptedDelegate = delegate
        wrappedValue = delegate
    }
}

// MARK: Windows

extension Scene {
    /// Returns the scene unchanged: a window has the size of the screen.
    public func defaultSize(_ size: CGSize) -> some Scene { self }
    /// Returns the scene unchanged: a window has the size of the screen.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    /// Returns the scene unchanged: a window has the size of the screen.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    /// Returns the scene unchanged: there is one window.
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    // FIXME(gap): the system never starts a task of an app in the background.
    /// Returns the scene unchanged: no task runs in the background.
    public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene { self }
}
/// The sizes that a user may give a window.
public struct WindowResizability: Hashable, Sendable {
    private let name: String
    /// The sizes of the platform, those of the content, or those from the content's least size on. Windows keep the screen's size.
    public static let automatic = Self(name: "automatic"), contentSize = Self(name: "contentSize"),
        contentMinSize = Self(name: "contentMinSize")
}
/// A task that the system starts in the background.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {}
extension BackgroundTask where Request == Void, Response == Void {
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
    /// Events of a background session's transfers, by its identifier.
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
}
extension BackgroundTask where Request == String, Response == Void {
    /// Events of the transfers of several background sessions, whose identifiers satisfy a condition.
    public static func urlSession(matching condition: @escaping @Sendable (String) -> Bool) -> BackgroundTask<String, Void> {
        BackgroundTask()
    }
}
