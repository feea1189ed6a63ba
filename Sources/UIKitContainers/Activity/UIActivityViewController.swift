import Foundation

/// The share sheet: a list of actions on some items.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// The form of the completion handler before iOS 8: the chosen activity, and whether it was completed.
    public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
    /// The form of the completion handler: the chosen activity or nil, whether it was completed, the changed items or nil, and an error or
    /// nil.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let items: [Any]
    private let applicationActivities: [UIActivity]
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private var hasEnded = false
    /// The result of the chosen activity, until the sheet has been dismissed.
    private var outcome: (type: UIActivity.ActivityType?, completed: Bool)?

    // FIXME SP-G018: an empty array is accepted, because the words of UIKit's exception are not known.
    /// Creates a share sheet for items, or for sources that supply them later.
    ///
    /// The sheet offers copying, saving pictures, and the app's own activities that can perform with the items; the system's other
    /// activities don't exist here. Unlike on iOS, an empty array raises no exception.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        self.applicationActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        if UIDevice.current.userInterfaceIdiom == .pad { presenting.automaticStyle = .popover }
        sheetPresentationController?.detents = [.medium(), .large()]
    }

    /// Creates the `UIActivityViewController` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        (items, applicationActivities) = ([], [])
        super.init(coder: coder)
    }

    // Defaults, and a completion that is called once. (SP-G019, SP-G020)
    /// The activities that are not offered, or nil.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    // FIXME(gap): no activity is shown prominently.
    /// Whether one activity may stand out. It is stored but has no effect.
    open var allowsProminentActivity = true
    /// Called once, after an activity ended or the user closed the sheet.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Called once at the end, in the form before iOS 8.
    open var completionHandler: CompletionHandler?

    private lazy var placeholders = items.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }

    /// The available activities, in order. (SP-G022, SP-G027)
    package private(set) lazy var activities: [UIActivity] = {
        let excluded = Set(excludedActivityTypes ?? [])
        return (applicationActivities + [CopyActivity(), SaveActivity()]).filter { activity in
            !(activity.activityType.map(excluded.contains) ?? false) && activity.canPerform(withActivityItems: placeholders)
        }
    }()

    open override func loadView() {
        // SP-G023: the header's metadata is requested before an activity is chosen.
        let header = ShareHeader(
            of: placeholders, items.lazy.compactMap { ($0 as? any UIActivityItemSource)?.activityViewControllerLinkMetadata(self) }.first)
        header.close.addAction(UIAction { [weak self] _ in self?.presentingViewController?.dismiss(animated: true) }, for: .touchUpInside)
        let root = UIView()
        root.backgroundColor = .systemGroupedBackground
        // Public UI tests find the sheet and its bar by these identifiers, and activities by the labels of their cells.
        (root.accessibilityIdentifier, header.accessibilityIdentifier) = ("ActivityListView", "UIActivityContentView")
        table.dataSource = self
        table.delegate = self
        for view in [header, table] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
            table.topAnchor.constraint(equalTo: header.bottomAnchor),
            table.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        view = root
    }

    // The activity is prepared with the real items; its own controller is presented in place of `perform`. (SP-G022, SP-G025)
    package func choose(_ activity: UIActivity) {
        let real = items.compactMap { item -> Any? in
            guard let source = item as? any UIActivityItemSource else { return item }
            let item = source.activityViewController(self, itemForActivityType: activity.activityType)
            // SP-G023: the additional data that a receiver would get with the item.
            if item != nil {
                _ = source.activityViewController(self, subjectForActivityType: activity.activityType)
                _ = source.activityViewController(self, dataTypeIdentifierForActivityType: activity.activityType)
                _ = source.activityViewController(
                    self, thumbnailImageForActivityType: activity.activityType, suggestedSize: ShareHeader.pictureSize)
            }
            return item
        }
        activity.prepare(withActivityItems: real)
        activity.whenFinished = { [weak self] completed in self?.finish(activity.activityType, completed) }
        if let controller = activity.activityViewController {
            present(controller, animated: true)
        } else {
            activity.perform()
        }
    }

    private func finish(_ type: UIActivity.ActivityType?, _ completed: Bool) {
        outcome = (type, completed)
        guard let presenter = presentingViewController else { return report() }
        presenter.dismiss(animated: true) { self.report() }
    }

    // The completion is called once and then set to nil. (SP-G020)
    private func report() {
        guard !hasEnded else { return }
        hasEnded = true
        let (type, completed) = outcome ?? (nil, false)
        let (new, old) = (completionWithItemsHandler, completionHandler)
        (completionWithItemsHandler, completionHandler) = (nil, nil)
        if let new { new(type, completed, nil, nil) } else { old?(type, completed) }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // Each presentation completes once. (SP-G020)
        if isBeingPresented { (hasEnded, outcome) = (false, nil) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if outcome == nil, presentedViewController == nil, presentingViewController == nil { report() }
    }

    // MARK: The list

    /// Returns the number of activities, which the sheet's table lists.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { activities.count }

    /// Returns the row of an activity.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil), activity = activities[indexPath.row]
        cell.textLabel?.text = activity.activityTitle
        cell.accessibilityLabel = activity.activityTitle
        let image = UIImageView(image: activity.activityImage?.withRenderingMode(.alwaysTemplate))
        image.tintColor = .label
        image.contentMode = .scaleAspectFit
        image.frame.size = CGSize(width: 24, height: 24)
        cell.accessoryView = image
        return cell
    }

    /// Performs the activity of the selected row.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { choose(activities[indexPath.row]) }
}

/// Copies text, URLs and images to the pasteboard. (SP-G027)
@MainActor
final class CopyActivity: UIActivity {
    private var items: [Any] = []

    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { "Copy" }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { $0 is String || $0 is URL || $0 is UIImage || SharedData($0) != nil }
    }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
    override func perform() {
        for item in items {
            switch item {
            case let text as String: UIPasteboard.general.string = text
            case let url as URL: UIPasteboard.general.url = url
            case let image as UIImage: UIPasteboard.general.image = image
            default:
                if let shared = SharedData(item) { UIPasteboard.general.setData(shared.data, forPasteboardType: shared.type.identifier) }
            }
        }
        activityDidFinish(true)
    }
}

private let subjects = AttachedProperty<String?>(nil)

extension UIActivityViewController {
    /// The subject of mail with the items; apps set it by its key.
    package var subject: String? {
        get { subjects[self] }
        set { subjects[self] = newValue }
    }
}
