import Foundation

/// Restores at launch the state that the last run saved. (SP-F004)
@MainActor
final class StateRestoration {
    private let application: UIApplication
    private let delegate: any UIApplicationDelegate
    private let archive: RestorationArchive
    private var located: [[String]: NSObject] = [:]
    private var order: [(record: RestorationArchive.Record, object: NSObject)] = []

    /// The restoration that finishes when the app has completed its extensions. (SP-F007)
    private static var running: StateRestoration?
    private static var extensions = 0

    /// Restores if there is saved state and the delegate agrees. Returns the part that waits until windows show: the presentations.
    static func run(_ application: UIApplication, _ delegate: any UIApplicationDelegate) -> () -> Void {
        guard let archive = RestorationArchive.read() else { return {} }
        SceneActivities.remember(archive.activities)
        // SP-F004: the delegate is asked if state was saved, even if that is only the application's own.
        guard !archive.application.isEmpty, let header = StateDecoder(archive.application) else { return {} }
        // SP-F001, SP-F009: a refusal is final.
        guard delegate.application(application, shouldRestoreSecureApplicationState: header) else {
            RestorationArchive.delete()
            return {}
        }
        RestorationArchive.beginRestoring()
        let restoration = StateRestoration(application, delegate, archive)
        restoration.locate()
        restoration.decode()
        delegate.application(application, didDecodeRestorableStateWith: header)
        running = restoration
        finishIfReady()
        return { restoration.present() }
    }

    private init(_ application: UIApplication, _ delegate: any UIApplicationDelegate, _ archive: RestorationArchive) {
        (self.application, self.delegate, self.archive) = (application, delegate, archive)
    }

    // MARK: Phase 1

    // Outer objects are located first; all exist before the first is decoded. (SP-F021, SP-F026)
    private func locate() {
        var windows = UIWindow.all
        if let window = delegate.window.flatMap({ $0 }), !windows.contains(window) { windows.append(window) }
        let existing = RestorableTree(of: windows)
        var dropped: [[String]] = []
        for record in archive.records {
            guard !dropped.contains(where: { record.path.starts(with: $0) }) else { continue }
            switch RestorableTree.Item.Kind(rawValue: record.kind) {
            case .controller:
                guard let coder = coder(for: record) else { continue }
                var isFinal = false
                if let controller = controller(for: record, coder, existing, &isFinal) {
                    noteIdentifier(of: controller, record)
                    keep(controller, record)
                } else if isFinal {
                    dropped.append(record.path)
                }
            case .object:
                if let object = object(for: record, existing) { keep(object, record) } else { dropped.append(record.path) }
            // Views are found when their controller's view is loaded. (SP-F027)
            case .view, nil: order.append((record, NSNull()))
            }
        }
    }

    private func keep(_ object: NSObject, _ record: RestorationArchive.Record) {
        located[record.path] = object
        order.append((record, object))
    }

    private func controller(
        for record: RestorationArchive.Record, _ coder: NSCoder, _ existing: RestorableTree, _ isFinal: inout Bool
    ) -> UIViewController? {
        if let name = record.restorationClass {
            let found: AnyClass? = StoredClass.find(name)
            if let type = found as? any UIViewControllerRestoration.Type {
                isFinal = true
                return type.viewController(withRestorationIdentifierPath: record.path, coder: coder)
            }
            // A restoration class that does not conform is logged and skipped. (SP-F022)
            Console.log(
                "Warning: restoration class for view controller does not conform to UIViewControllerRestoration protocol: Class is "
                    + (found.map { String(reflecting: $0) } ?? name))
        } else if let controller = delegate.application(application, viewControllerWithRestorationIdentifierPath: record.path, coder: coder)
        {
            return controller
        }
        if let controller = existing.object(at: record.path, .controller) as? UIViewController { return controller }
        guard let name = record.storyboardName, let identifier = record.path.last else { return nil }
        let storyboard = UIStoryboard(name: name, bundle: record.bundlePath.flatMap(Bundle.init(path:)))
        return storyboard.archive?.instantiate(identifier, of: storyboard, creator: nil)
    }

    // The controller must carry the archived identifier. (SP-F023)
    private func noteIdentifier(of controller: UIViewController, _ record: RestorationArchive.Record) {
        guard controller.restorationIdentifier != record.path.last else { return }
        Console.log(
            "Warning: \(Fault.name(of: controller)) was returned for the restoration path \(record.path.joined(separator: "/")), and its "
                + "restorationIdentifier is \(controller.restorationIdentifier ?? "nil"). Set it to \(record.path.last ?? "").")
    }

    // The restoration class of a registered object decides, nil included. (SP-F028)
    private func object(for record: RestorationArchive.Record, _ existing: RestorableTree) -> NSObject? {
        if let type = record.restorationClass.flatMap(StoredClass.find) as? any UIObjectRestoration.Type {
            guard let coder = coder(for: record) else { return nil }
            return type.object(withRestorationIdentifierPath: record.path, coder: coder) as? NSObject
        }
        return existing.object(at: record.path, .object)
    }

    // MARK: Phase 2

    private func coder(for record: RestorationArchive.Record) -> StateDecoder? {
        StateDecoder(record.state) { [weak self] in self?.find($0) }
    }

    private func find(_ path: [String]) -> NSObject? {
        if let object = located[path] { return object }
        guard let identifier = path.last, let controller = located[Array(path.dropLast())] as? UIViewController else { return nil }
        return controller.view.restorable(identifier)
    }

    // Containers attach their children while they decode. (SP-F024, SP-F026)
    private func decode() {
        for (record, object) in order {
            guard let coder = coder(for: record) else { continue }
            switch object {
            case let controller as UIViewController: controller.decodeRestorableState(with: coder)
            case is NSNull: decodeView(record, coder)
            case let object as any UIStateRestoring: object.decodeRestorableState(with: coder)
            default: break
            }
        }
    }

    // SP-F027: a view's state waits until the view is loaded.
    private func decodeView(_ record: RestorationArchive.Record, _ coder: StateDecoder) {
        guard let identifier = record.path.last, let controller = located[Array(record.path.dropLast())] as? UIViewController else {
            return
        }
        if let view = controller.viewIfLoaded {
            view.restorable(identifier)?.decodeRestorableState(with: coder)
            return
        }
        // Weakly: a controller that is deallocated before its view is loaded also releases this.
        let references = located.mapValues { WeakReference(object: $0) }
        guard let late = StateDecoder(record.state, find: { references[$0]?.object }) else { return }
        let earlier = controller.loading.afterLoadView
        controller.loading.afterLoadView = { controller in
            earlier?(controller)
            controller.loading.afterLoadView = earlier
            controller.viewIfLoaded?.restorable(identifier)?.decodeRestorableState(with: late)
        }
    }

    private struct WeakReference { weak var object: NSObject? }

    // MARK: The end

    // Presented again without animation, after decoding. (SP-F025)
    private func present() {
        for (record, object) in order where record.isPresented {
            guard let controller = object as? UIViewController, controller.presentingViewController == nil, controller.parent == nil,
                let presenter = located[Array(record.path.dropLast())] as? UIViewController
            else { continue }
            if let style = record.modalPresentationStyle.flatMap(UIModalPresentationStyle.init) {
                controller.modalPresentationStyle = style
            }
            if let style = record.modalTransitionStyle.flatMap(UIModalTransitionStyle.init) { controller.modalTransitionStyle = style }
            presenter.present(controller, animated: false)
        }
    }

    // The end of restoration waits for each extension. (SP-F007)
    static func extend() { extensions += 1 }

    static func complete() {
        guard extensions > 0 else {
            Console.log("completeStateRestoration was called without a matching extendStateRestoration.")
            return
        }
        extensions -= 1
        finishIfReady()
    }

    private static func finishIfReady() {
        guard extensions == 0, let restoration = running else { return }
        running = nil
        for (_, object) in restoration.order { (object as? any UIStateRestoring)?.applicationFinishedRestoringState() }
        (restoration.delegate as? any UIStateRestoring)?.applicationFinishedRestoringState()
        RestorationArchive.endRestoring()
    }
}

extension UIView {
    /// Returns the descendant with a restoration identifier that belongs to the same controller.
    fileprivate func restorable(_ identifier: String) -> UIView? {
        if restorationIdentifier == identifier { return self }
        for subview in subviews where subview.owningController == nil {
            if let found = subview.restorable(identifier) { return found }
        }
        return nil
    }
}
