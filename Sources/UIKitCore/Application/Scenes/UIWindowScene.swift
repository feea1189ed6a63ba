import Foundation

/// A scene that shows windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable {
    package final let traits = TraitState()
    package final lazy var statusBar = UIStatusBarManager(scene: self)
    /// The scene's geometry and traits before a change, for the delegate.
    final var previous: (space: any UICoordinateSpace, traits: UITraitCollection)?

    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
    }

    open var screen: UIScreen { .main }
    open var interfaceOrientation: UIInterfaceOrientation { screen.host.orientation }
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
    open var traitCollection: UITraitCollection { traits(forWindowOf: screen.bounds.size) }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var windows: [UIWindow] { UIWindow.all.filter { $0.windowScene === self } }
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    open var statusBarManager: UIStatusBarManager? { statusBar }
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
    open var screenshotService: UIScreenshotService? { nil }
    open var isFullScreen: Bool { screen.host.size == nil }
    open var effectiveGeometry: Geometry { Geometry(scene: self) }

    // A request with nothing in common with the supported orientations fails. (D-23, D-24, D-25)
    open func requestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) {
        guard let preferences = geometryPreferences as? GeometryPreferences.iOS, let mask = preferences.interfaceOrientations,
            let window = keyWindow ?? windows.first
        else { return }
        guard let reason = RotationEngine.request(mask, in: window) else { return }
        errorHandler?(UISceneError(.geometryRequestDenied, reason))
    }

    open var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: traits.overrides, inherited: traitCollection.values) }
        set {
            let old = traitCollection
            traits.overrides = newValue.values
            Traits.tell(self, traits, old)
            for window in windows { Traits.invalidate(window) }
        }
    }
    open func storeTraitRegistration(_ registration: any UITraitChangeRegistration) { traits.store(registration) }
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

    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        @preconcurrency @MainActor
        public final class iOS: GeometryPreferences {
            public var interfaceOrientations: UIInterfaceOrientationMask?
            public init(interfaceOrientations: UIInterfaceOrientationMask = []) { self.interfaceOrientations = interfaceOrientations }
        }
    }

    @preconcurrency @MainActor
    open class Geometry: NSObject {
        open private(set) var interfaceOrientation: UIInterfaceOrientation
        open private(set) var systemFrame: CGRect
        open var isInterfaceOrientationLocked: Bool { false }
        open var isInteractivelyResizing: Bool { false }
        open var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
        init(scene: UIWindowScene) { (interfaceOrientation, systemFrame) = (scene.interfaceOrientation, scene.screen.bounds) }
    }
}

/// The sizes, in points, that a resizable window scene may have.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    // FIXME(gap): hosts give a scene any size.
    open var minimumSize = CGSize.zero
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    open var allowsFullScreen = true
}

/// Provides the full page as PDF when the user takes a screenshot.
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
    func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}

/// Full-page screenshots. The runtime never requests them.
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
    open weak var delegate: (any UIScreenshotServiceDelegate)?
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
        Traits.tell(screen, nil, oldTraits.screen)
        Traits.tell(self, traits, oldTraits.scene)
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
        tellDelegate(from: orientation)
    }

    package func tellDelegate(from orientation: UIInterfaceOrientation) {
        guard let previous, let delegate = delegate as? any UIWindowSceneDelegate else { return }
        self.previous = nil
        delegate.windowScene(self, didUpdate: previous.space, interfaceOrientation: orientation, traitCollection: previous.traits)
    }

    package func rememberBeforeChange() { previous = (ScreenCoordinateSpace(screen: screen, isFixed: false, asNow: true), traitCollection) }
}
