import Foundation

/// A scene that shows windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable {
    package final let traits = TraitState()
    package final lazy var statusBar = UIStatusBarManager(scene: self)
    /// The scene's geometry and traits before a change, for the delegate.
    final var previous: (space: any UICoordinateSpace, traits: UITraitCollection)?

    /// Creates a scene for a session. Called by the system.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
    }

    /// The screen that shows the scene: always the main one.
    open var screen: UIScreen { .main }
    /// The orientation of the interface.
    open var interfaceOrientation: UIInterfaceOrientation { screen.host.orientation }
    /// The space of the scene: that of the screen, in its present orientation.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
    /// The screen's traits with the scene's overrides.
    open var traitCollection: UITraitCollection { traits(forWindowOf: screen.bounds.size) }
    /// Called after a trait of the scene changed. The base class does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The windows of the scene, visible or not, in no particular order.
    open var windows: [UIWindow] { UIWindow.all.filter { $0.windowScene === self } }
    /// The scene's window that gets keys and other events without a location; `nil` if it has none.
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    /// The status bar's appearance and frame. Never `nil` here.
    open var statusBarManager: UIStatusBarManager? { statusBar }
    /// The sizes that the user may give the scene; `nil`, because a scene can't be resized.
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
    /// The service for screenshots of the whole page. Always `nil`.
    open var screenshotService: UIScreenshotService? { nil }
    /// Whether the scene fills the device's screen, rather than a part of it.
    open var isFullScreen: Bool { screen.host.size == nil }
    /// The present orientation and frame of the scene.
    open var effectiveGeometry: Geometry { Geometry(scene: self) }

    // A request with nothing in common with the supported orientations fails. (D-23, D-24, D-25)
    /// Turns the interface to one of the preferred orientations. The handler gets an error, and nothing changes, if the controllers support
    /// none of them.
    open func requestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) {
        guard let preferences = geometryPreferences as? GeometryPreferences.iOS, let mask = preferences.interfaceOrientations,
            let window = keyWindow ?? windows.first
        else { return }
        guard let reason = RotationEngine.request(mask, in: window) else { return }
        errorHandler?(UISceneError(.geometryRequestDenied, reason))
    }

    /// The traits of the scene that replace the screen's, for all of its windows.
    open var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: traits.overrides, inherited: traitCollection.values) }
        set {
            let old = traitCollection, isChanging = previous != nil
            if !isChanging { rememberBeforeChange() }
            traits.overrides = newValue.values
            Traits.notify(self, traits, old)
            for window in windows { Traits.invalidate(window) }
            // The delegate is also notified of traits that change in this way. (D-42)
            guard !isChanging else { return }
            if traitCollection != old { notifyDelegate(from: interfaceOrientation) } else { previous = nil }
        }
    }
    /// Keeps a registration for as long as the scene lives.
    open func storeTraitRegistration(_ registration: any UITraitChangeRegistration) { traits.store(registration) }
    /// Removes a registration, so that its handler isn't called again.
    open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { traits.remove(registration) }

    /// The insets that the screen takes from the scene's windows.
    package final var safeAreaInsets: UIEdgeInsets {
        var insets = screen.host.insets
        // A hidden status bar frees the top of a device without a cut-out. (D-60)
        if screen.host.safeArea == nil, statusBar.isStatusBarHidden, screen.host.device.portraitSafeArea.bottom == 0 { insets.top = 0 }
        return insets
    }

    package final func traits(forWindowOf size: CGSize) -> UITraitCollection {
        var values = screen.traitCollection.values
        let screenSize = screen.bounds.size
        if size != screenSize, size.width < screenSize.width {
            (values.horizontalSizeClass, values.verticalSizeClass) = SizeClasses.of(
                screen.host, size: CGSize(width: size.width, height: screenSize.height))
        }
        if let style = InfoDictionary.main.forcedAppearance { values.userInterfaceStyle = style }
        values.merge(traits.overrides)
        return values == screen.traitCollection.values ? screen.traitCollection : UITraitCollection(values: values)
    }

    // MARK: Geometry

    /// The wishes about a scene's geometry, one subclass for each platform.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        /// The wishes about a scene on a phone or tablet.
        @preconcurrency @MainActor
        public final class iOS: GeometryPreferences {
            /// The orientations of which one is wanted; `nil` or empty leaves the orientation.
            public var interfaceOrientations: UIInterfaceOrientationMask?
            /// Creates a wish for one of the given orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask = []) { self.interfaceOrientations = interfaceOrientations }
        }
    }

    /// The orientation and the frame of a scene at one moment.
    @preconcurrency @MainActor
    open class Geometry: NSObject {
        /// The orientation of the interface.
        open private(set) var interfaceOrientation: UIInterfaceOrientation
        /// The frame of the scene in the system's space, in points.
        open private(set) var systemFrame: CGRect
        /// Whether the orientation is kept. Always `false`.
        open var isInterfaceOrientationLocked: Bool { false }
        /// Whether the user resizes the scene at present. Always `false`.
        open var isInteractivelyResizing: Bool { false }
        /// The space of the scene: that of the screen.
        open var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
        init(scene: UIWindowScene) { (interfaceOrientation, systemFrame) = (scene.interfaceOrientation, scene.screen.bounds) }
    }
}

/// The sizes, in points, that a resizable window scene may have.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    // FIXME(gap): hosts give a scene any size.
    /// The smallest size in points. Stored but has no effect.
    open var minimumSize = CGSize.zero
    /// The largest size in points. Stored but has no effect.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    /// Whether the scene may fill the screen of a Mac. Stored but has no effect.
    open var allowsFullScreen = true
}

/// Provides the full page as PDF when the user takes a screenshot.
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
    /// Creates a PDF of the whole page; passes it on with the visible page's number and rectangle. Never called here.
    func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}

/// Full-page screenshots. The runtime never requests them.
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
    /// The provider of the PDF. Not retained.
    open weak var delegate: (any UIScreenshotServiceDelegate)?
    /// The scene of the screenshots. Not retained.
    open weak var windowScene: UIWindowScene?
}

// MARK: Turning

extension UIWindowScene: OrientationHost {
    package var deviceOrientation: UIInterfaceOrientation { UIDevice.current.heldOrientation.interface ?? interfaceOrientation }
    package var idiom: UIUserInterfaceIdiom { screen.host.idiom }

    // The application's mask for a window. (D-05)
    package func applicationMask(for window: UIWindow) -> UIInterfaceOrientationMask {
        let application = UIApplication.shared
        return application.delegate?.application(application, supportedInterfaceOrientationsFor: window)
            ?? application.supportedInterfaceOrientations(for: window)
    }

    // An iPad app that multitasks ignores the masks of its controllers. (D-09)
    package var ignoresControllerMasks: Bool { Generation.current >= .ios8 && InfoDictionary.main.isEligibleForMultitasking(idiom) }
    // A phone with a home indicator is never upside down. (D-27)
    package var rejectsUpsideDown: Bool { idiom == .phone && screen.host.device.portraitSafeArea.bottom > 0 }

    package func size(of window: UIWindow, in orientation: UIInterfaceOrientation) -> CGSize { turned(to: orientation).bounds.size }
    package func traits(of window: UIWindow, in orientation: UIInterfaceOrientation) -> UITraitCollection {
        var values = turned(to: orientation).traits.values
        values.merge(traits.overrides)
        if let own = window.traits.ownOverrides { values.merge(own) }
        return UITraitCollection(values: values)
    }

    package func safeArea(in orientation: UIInterfaceOrientation) -> UIEdgeInsets { turned(to: orientation).insets }

    private func turned(to orientation: UIInterfaceOrientation) -> HostScreen {
        var host = screen.host
        if host.isLandscape != orientation.isLandscape, let size = host.size { host.size = CGSize(width: size.height, height: size.width) }
        host.orientation = orientation
        return host
    }

    // From iOS 8 on a rotation resizes the window; the root view has no transform. (D-38, I-21)
    package func apply(_ orientation: UIInterfaceOrientation, to window: UIWindow) { change(to: turned(to: orientation)) }

    /// Adopts the screen `host`: windows that filled the scene fill it again, and all their descendants get the new traits.
    package func change(to host: HostScreen) {
        let old = screen.bounds.size, oldTraits = (screen: screen.traitCollection, scene: traitCollection)
        screen.become(host)
        Traits.notify(screen, nil, oldTraits.screen)
        Traits.notify(self, traits, oldTraits.scene)
        for window in windows {
            if window.frame.size == old { window.frame = screen.bounds }
            Traits.invalidate(window)
            SafeArea.update(window)
        }
    }

    // The application's callbacks come before the change and after it. (D-41)
    package func willChange(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        previous = (ScreenCoordinateSpace(screen: screen, isFixed: false, asNow: true), traitCollection)
        guard Generation.current < .ios13 else { return }
        let application = UIApplication.shared
        application.delegate?.application(application, willChangeStatusBarOrientation: orientation, duration: duration)
        NotificationCenter.default.post(
            name: UIApplication.willChangeStatusBarOrientationNotification, object: application,
            userInfo: [UIApplication.statusBarOrientationUserInfoKey: orientation.rawValue])
    }

    // The scene's delegate gets the previous values. (D-41, D-42)
    package func didChange(from orientation: UIInterfaceOrientation) {
        if Generation.current < .ios13 {
            let application = UIApplication.shared
            application.delegate?.application(application, didChangeStatusBarOrientation: orientation)
            NotificationCenter.default.post(
                name: UIApplication.didChangeStatusBarOrientationNotification, object: application,
                userInfo: [UIApplication.statusBarOrientationUserInfoKey: orientation.rawValue])
        }
        notifyDelegate(from: orientation)
    }

    package func notifyDelegate(from orientation: UIInterfaceOrientation) {
        guard let previous else { return }
        self.previous = nil
        (delegate as? any UIWindowSceneDelegate)?
            .windowScene(self, didUpdate: previous.space, interfaceOrientation: orientation, traitCollection: previous.traits)
    }

    package func rememberBeforeChange() { previous = (ScreenCoordinateSpace(screen: screen, isFixed: false, asNow: true), traitCollection) }
}
