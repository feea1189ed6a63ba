import UIKit

/// How a controller is shown. Each case carries exactly what its way of showing needs, so that a wrong combination does not compile.
public enum PresentationType {
    /// Presented modally. `.popover` and, without a transitioning delegate, `.custom` are not modal styles: use their own cases.
    case modal(NavigationStyle = .none, UIModalPresentationStyle = .automatic, UIModalTransitionStyle = .coverVertical)
    /// Presented as a sheet that rests at detents.
    case sheet(NavigationStyle = .none, SheetConfig = SheetConfig())
    /// Presented in a bubble that points at something.
    case popover(PopoverConfig)
    /// Pushed onto the receiver's navigation stack.
    case push
    /// UIKit's `show(_:sender:)`: the nearest container decides.
    case show
    /// UIKit's `showDetailViewController(_:sender:)`.
    case showDetail(NavigationStyle = .none)
    /// Presented by the objects that this delegate supplies. The delegate lives as long as the presented controller.
    case custom(any UIViewControllerTransitioningDelegate)
    /// Presented with the style that the controller already has: for alerts and other system controllers.
    // SP-H013: not `none`, which reads like an absent optional.
    case asConfigured
}

/// Whether a controller is put into a navigation controller of its own first.
public enum NavigationStyle: Sendable {
    case none, withNavigation
}

/// What a popover points at, and how.
public struct PopoverConfig {
    /// What the arrow points at.
    public enum Source {
        case barButtonItem(UIBarButtonItem)
        /// `rect` in the view's own points; nil means the whole view.
        case view(UIView, rect: CGRect? = nil)
        /// Any object that UIKit accepts as the source of a popover since iOS 16.
        case item(any UIPopoverPresentationControllerSourceItem)
    }

    public var source: Source
    /// The sides on which the arrow may be; the system chooses among them.
    public var arrowDirections: UIPopoverArrowDirection
    // Without a delegate the popover adapts as the system does. (SP-H007)
    /// Not retained. Without one the popover adapts to compact widths as the system does.
    public weak var delegate: (any UIPopoverPresentationControllerDelegate)?

    public init(
        source: Source, arrowDirections: UIPopoverArrowDirection = .any, delegate: (any UIPopoverPresentationControllerDelegate)? = nil
    ) {
        self.source = source
        self.arrowDirections = arrowDirections
        self.delegate = delegate
    }

    @MainActor
    func apply(to popover: UIPopoverPresentationController) {
        switch source {
        case .barButtonItem(let item): popover.barButtonItem = item
        case .view(let view, let rect):
            popover.sourceView = view
            // SP-H006: a null default already means the whole view.
            if let rect = rect ?? (popover.sourceRect.isNull ? nil : view.bounds) { popover.sourceRect = rect }
        case .item(let item): popover.sourceItem = item
        }
        popover.permittedArrowDirections = arrowDirections
        popover.delegate = delegate
    }
}

/// Where a sheet rests and what it shows.
public struct SheetConfig {
    private var chosenDetents: [UISheetPresentationController.Detent]?
    /// The heights at which the sheet rests; only the large one unless set. UIKit wants at least one.
    @preconcurrency @MainActor public var detents: [UISheetPresentationController.Detent] {
        get { chosenDetents ?? [.large()] }
        set { chosenDetents = newValue }
    }
    /// The detent it opens at; nil is the first.
    public var selected: UISheetPresentationController.Detent.Identifier?
    /// The largest detent at which what lies beneath stays bright and usable; nil dims at each.
    public var largestUndimmed: UISheetPresentationController.Detent.Identifier?
    /// Whether the handle at the sheet's top shows.
    public var showsGrabber = false

    /// A large sheet without a grabber.
    public init() {}

    /// A sheet that rests at `detents`, of which there is at least one.
    public init(
        detents: [UISheetPresentationController.Detent], selected: UISheetPresentationController.Detent.Identifier? = nil,
        largestUndimmed: UISheetPresentationController.Detent.Identifier? = nil, showsGrabber: Bool = false
    ) {
        chosenDetents = detents
        self.selected = selected
        self.largestUndimmed = largestUndimmed
        self.showsGrabber = showsGrabber
    }

    @MainActor
    func apply(to sheet: UISheetPresentationController) {
        sheet.detents = detents
        sheet.selectedDetentIdentifier = selected
        sheet.largestUndimmedDetentIdentifier = largestUndimmed
        sheet.prefersGrabberVisible = showsGrabber
    }
}
