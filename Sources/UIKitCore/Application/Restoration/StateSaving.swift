import Foundation

/// Saves the state when the app enters the background, if the delegate agrees. (SP-F001, SP-F002, SP-F003)
@MainActor
enum StateSaving {
    /// Whether the delegate is being asked and objects are being written: only then may an app decline the snapshot. (SP-F008)
    private(set) static var isSaving = false

    static func save(_ application: UIApplication) {
        guard let delegate = application.delegate else { return }
        isSaving = true
        defer { isSaving = false }
        application.settings.ignoresSnapshot = false
        let activities = SceneActivities.stored(application.lifecycle.sessions)

        // The paths of the objects that the delegate encodes.
        let header = StateWriter(RestorableTree(of: application.windows, isSilent: true)), metadata = metadata
        for (key, value) in metadata.sorted(by: { $0.key < $1.key }) { header.coder.encode(value, forKey: key) }
        guard delegate.application(application, shouldSaveSecureApplicationState: QuestionCoder(header.coder, metadata)) else {
            guard !activities.isEmpty else { return }
            return RestorationArchive(application: Data(), records: [], activities: activities).write()
        }
        delegate.application(application, willEncodeRestorableStateWith: header.coder)
        // SP-F003: the walk comes last, so that it finds what the delegate has changed.
        let tree = RestorableTree(of: application.windows)
        let records = tree.items.compactMap { record(of: $0, tree) }
        if let top = topController(of: application), tree.path(of: top) == nil { application.settings.ignoresSnapshot = true }
        RestorationArchive(application: header.data, records: records, activities: activities).write()
    }

    /// Returns the visible controller. A snapshot of content that isn't restored would mislead. (SP-F008)
    private static func topController(of application: UIApplication) -> UIViewController? {
        let root = application.keyWindow?.rootViewController
        return root.map { root in
            Steering.resolve(Steering.topController(of: root) { _ in true }) { $0.children.last { $0.viewIfLoaded?.window != nil } }
        }
    }

    // The keys that the system writes. (SP-F029)
    private static var metadata: [String: NSObject] {
        [
            UIApplication.stateRestorationBundleVersionKey: (InfoDictionary.main.values["CFBundleVersion"] as? String ?? "") as NSString,
            UIApplication.stateRestorationUserInterfaceIdiomKey: NSNumber(value: UIDevice.current.userInterfaceIdiom.rawValue),
            UIApplication.stateRestorationTimestampKey: NSDate(timeIntervalSinceReferenceDate: EventLoop.main.now),
            UIApplication.stateRestorationSystemVersionKey: UIDevice.current.systemVersion as NSString,
        ]
    }

    // The information that re-creates a controller. (SP-F014)
    private static func record(of item: RestorableTree.Item, _ tree: RestorableTree) -> RestorationArchive.Record? {
        let writer = StateWriter(tree)
        var record = RestorationArchive.Record(
            path: item.path, kind: item.kind.rawValue, className: String(reflecting: type(of: item.object)), isPresented: item.isPresented,
            state: Data())
        switch item.object {
        case let controller as UIViewController:
            record.storyboardName = controller.storyboard?.name
            record.bundlePath = controller.storyboard?.bundle.bundlePath
            record.restorationClass = controller.restorationClass.map { StoredClass.name($0 as AnyClass) }
            record.modalPresentationStyle = controller.modalPresentationStyle.rawValue
            record.modalTransitionStyle = controller.modalTransitionStyle.rawValue
            if let storyboard = controller.storyboard {
                writer.coder.encode(storyboard, forKey: UIStateRestorationViewControllerStoryboardKey)
            }
            controller.encodeRestorableState(with: writer.coder)
        case let view as UIView:
            view.encodeRestorableState(with: writer.coder)
        case let object as any UIStateRestoring:
            record.restorationClass = object.objectRestorationClass.map { StoredClass.name($0 as AnyClass) }
            object.encodeRestorableState(with: writer.coder)
        default: break
        }
        record.state = writer.data
        // SP-F012: a view without state is not preserved.
        return item.kind == .view && record.state == StateWriter(nil).data ? nil : record
    }
}
