import Foundation

/// The source of a controller's view, and whether the view is loaded.
@MainActor
package final class LoadingState {
    package nonisolated(unsafe) var view: UIView?
    package var nibName: String?
    package var nibBundle: Bundle?
    package var storyboard: UIStoryboard?
    package var segueTemplates: [SegueTemplate] = []
    /// The identifier of the scene whose embed segues have run for this controller.
    package var embeddingScene: String?
    /// The segue that presented the controller, for as long as it is on screen. (C-71)
    package var retainedSegue: UIStoryboardSegue?
    /// Loads the view of a storyboard scene or of a nib; set by the decoder, and used instead of searching for a nib.
    package var sceneView: (@MainActor (UIViewController) -> Void)?
    /// Called after `loadView` and before `viewDidLoad`, for a decoder's user-visible steps (embed segues).
    package var afterLoadView: (@MainActor (UIViewController) -> Void)?
    /// The frame that the view will have, while the window loads its root's.
    var rootFrame: CGRect?
    /// Whether a file's view keeps the size it was saved with until it is shown. (SP-A022)
    package var keepsArchivedSize = false
    /// Whether `loadView` is running and has not set a view.
    fileprivate var isLoading = false

    nonisolated init() {}
}

extension UIViewController {
    // MARK: The getter and the setter

    // The view is loaded on demand, once.
    var loadedView: UIView? {
        if loading.view == nil { loadViewNow() }
        return loading.view
    }

    // `loadView`, then `viewDidLoad`.
    func loadViewNow() {
        guard loading.view == nil else { return }
        // A view that is accessed while it loads would never exist; UIKit recurses without end.
        guard !loading.isLoading else {
            Fault.raise(
                .internalInconsistencyException,
                "\(Fault.name(of: self)) asked for its view before its loadView had assigned one. "
                    + "Assign `view` in loadView, or call super.loadView().")
            return
        }
        // Loading while the controller is deallocated only logs a warning.
        if Deallocation.isRunning(for: self) {
            Console.log(
                "Attempting to load the view of a view controller while it is deallocating is not allowed and may result in undefined behavior "
                    + "(\(Fault.name(of: self)))")
        }
        loading.isLoading = true
        CallbackTrace.report(self, "loadView")
        loadView()
        if let view = loading.view {
            loading.isLoading = false
            // the view carries predicted traits before the app sees it.
            Traits.updateIfNeeded(view)
            loading.afterLoadView?(self)
        }
        // called even when loadView assigned nothing.
        CallbackTrace.report(self, "viewDidLoad")
        ContainmentChecker.calling(self, "viewDidLoad") { viewDidLoad() }
        loading.isLoading = false
    }

    // An assigned view is loaded; nil makes the next access load again; a view has one controller.
    func assignView(_ view: UIView?) {
        guard view !== loading.view else { return }
        if let view, let other = view.owningController, other !== self {
            Fault.raise(
                UIViewController.hierarchyInconsistencyException,
                "A view can only be associated with at most one view controller at a time! View \(Fault.name(of: view)) is associated with "
                    + "\(Fault.name(of: other)). Clear this association before associating this view with \(Fault.name(of: self)).")
            return
        }
        loading.view?.owningController = nil
        loading.view = view
        view?.owningController = self
        // The controller's minimum margins are the initial margins of its view, not a change of them.
        if let view { view.insets.notifiedMargins = Margins.effective(of: view) }
    }

    /// Loads the view of a container's content, and that of each controller which the content puts in its place while its view loads.
    /// - Parameters:
    ///   - content: Returns the container's present content.
    ///   - load: Loads the view of a controller.
    package static func loadViews(
        of content: () -> UIViewController?, load: (UIViewController) -> Void = { $0.loadViewIfNeeded() }
    ) {
        var loaded: UIViewController?
        while let next = content(), next !== loaded {
            loaded = next
            load(next)
        }
    }

    // MARK: loadView's default

    // The nib's view, else a plain one.
    func loadDefaultView() {
        if let scene = loading.sceneView {
            scene(self)
            fitArchivedView()
        } else if let name = nibName {
            // A subclass may name its nib by overriding the property.
            loadNib(named: name)
            fitArchivedView()
        } else {
            let plain = UIView(frame: defaultViewFrame)
            plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            // an overridden setter may not store the view.
            view = plain
        }
    }

    // A root's view has the screen's size from the start.
    private func fitArchivedView() {
        guard let frame = loading.rootFrame, !loading.keepsArchivedSize else { return }
        loading.view?.frame = frame
    }

    private func loadNib(named name: String) {
        let bundle = loading.nibBundle ?? .main
        guard InterfaceReader.shared.instantiateNib(name, in: bundle, owner: self) else {
            // An explicit nib that does not exist raises an exception.
            Fault.raise(
                .internalInconsistencyException,
                "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'")
            return
        }
        guard loading.view == nil else { return }
        // A nib without a view outlet raises an exception.
        Fault.raise(
            .internalInconsistencyException,
            "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set.")
    }

    // The size of the screen.
    var defaultViewFrame: CGRect {
        let screen = UIScreen.main
        return Generation.current < .ios8 ? screen.applicationFrame : screen.bounds
    }

    // MARK: Choosing the nib

    // The nib named after the class, without its module, or without `Controller`.
    var resolvedNibName: String? {
        if let name = loading.nibName { return name }
        guard loading.storyboard == nil else { return nil }
        let key = ObjectIdentifier(type(of: self))
        if loading.nibBundle == nil, let known = Self.nibNames[key] { return known }
        let bundle = loading.nibBundle ?? .main
        // Not `String(describing:)`, which first searches for a type's descriptions: a millisecond in a new process.
        let name = Self.candidateNibNames(forClassNamed: _typeName(type(of: self), qualified: false)).first {
            InterfaceReader.shared.hasNib($0, in: bundle)
        }
        if loading.nibBundle == nil { Self.nibNames.updateValue(name, forKey: key) }
        return name
    }

    /// The results of the search in the main bundle, by class; the bundle of a running app does not change.
    private static var nibNames: [ObjectIdentifier: String?] = [:]

    /// Returns the nib names tried for a class, in order: the name without "Controller" first, then the class's own.
    package static func candidateNibNames(forClassNamed name: String) -> [String] {
        let suffix = "Controller"
        guard name.hasSuffix(suffix), name.count > suffix.count else { return [name] }
        return [String(name.dropLast(suffix.count)), name]
    }

    // MARK: Coding

    func decode(from coder: NSCoder) { InterfaceReader.shared.decode(self, from: coder) }

    func encodeState(with coder: NSCoder) {
        coder.encode(settings.title, forKey: "title")
        coder.encode(loading.nibName, forKey: "nibName")
        coder.encode(restorationIdentifier, forKey: "restorationIdentifier")
    }
}

extension UIViewController {
    // Apple's exception name. (C-20)
    /// The name of the exception for a view or a child that is inserted against the hierarchy of controllers, with UIKit's spelling.
    nonisolated public static let hierarchyInconsistencyException = NSExceptionName("UIViewControllerHierarchyInconsistency")
}

extension UIApplication {
    // Apple's exception name. (D-20)
    /// The name of the exception for a controller whose supported orientations share none with the app's, with UIKit's spelling.
    nonisolated public static let invalidInterfaceOrientationException = NSExceptionName("UIApplicationInvalidInterfaceOrientation")
}
