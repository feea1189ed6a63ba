import UIKit

/// The way in which a controller is shown. Each case has exactly the values that it needs, so that a wrong combination does not compile.
public enum PresentationType {
    /// Presented modally. `.popover` and, without a transitioning delegate, `.custom` are not modal styles: use their own cases.
    case modal(NavigationStyle = .none, UIModalPresentationStyle = .automatic, UIModalTransitionStyle = .coverVertical)
    /// Presented as a sheet that rests at detents.
    case sheet(NavigationStyle = .none, SheetConfig = SheetConfig())
    /// Presented in a bubble that points at its source.
    case popover(PopoverConfig)
    /// Pushed onto the receiver's navigation stack.
    case push
    /// UIKit's `show(_:sender:)`: the nearest container decides.
    case show
    /// UIKit's `showDetailViewController(_:sender:)`.
    case showDetail(NavigationStyle = .none)
    /// Presented by the objects that this delegate supplies. The delegate lives as long as the presented controller.
    case custom(any UIViewControllerTransitioningDelegate)
    /// Presented with the style that the controller already has: for alerts and other system controllers. The case isn't called `none`,
    /// which would look like an absent optional. (SP-H013)
    case asConfigured
}

/// Whether a controller is first wrapped in its own navigation controller.
public enum NavigationStyle: Sendable {
    /// `none` shows the controller itself; `withNavigation` makes it the root of a new navigation controller.
    case none, withNavigation
}

/// The source of a popover, and its configuration.
public struct PopoverConfig {
    /// The object that the arrow points at.
    public enum Source {
        /// A button in a navigation bar or toolbar.
        case barButtonItem(UIBarButtonItem)
        /// `rect` is in the view's own points; `nil` means the whole view.
        case view(UIView, rect: CGRect? = nil)
        /// Any object that UIKit accepts as the source of a popover since iOS 16.
        case item(any UIPopoverPresentationControllerSourceItem)
    }

    /// The object that the arrow points at.
    public var source: Source
    /// The permitted arrow directions; the system chooses among them.
    public var arrowDirections: UIPopoverArrowDirection
    /// The delegate, which is not retained. Without one, the popover adapts to compact widths as the system does. (SP-H007)
    public weak var delegate: (any UIPopoverPresentationControllerDelegate)?

    /// Creates the configuration of a popover.
    /// - Parameters:
    ///   - source: The object that the arrow points at.
    ///   - arrowDirections: The permitted arrow directions; by default, all.
    ///   - delegate: The popover's delegate, which isn't retained.
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

/// The detents and the appearance of a sheet.
public struct SheetConfig {
    private var chosenDetents: [UISheetPresentationController.Detent]?
    /// The heights at which the sheet rests; only the large one by default. UIKit requires at least one.
    @preconcurrency @MainActor public var detents: [UISheetPresentationController.Detent] {
        get { chosenDetents ?? [.large()] }
        set { chosenDetents = newValue }
    }
    /// The detent at which the sheet opens; `nil` for the first.
    public var selected: UISheetPresentationController.Detent.Identifier?
    /// The largest detent at which the content beneath is not dimmed and stays usable; `nil` dims at each.
    public var largestUndimmed: UISheetPresentationController.Detent.Identifier?
    /// Whether the grabber at the sheet's top is visible.
    public var showsGrabber = false

    /// Creates a large sheet without a grabber.
    public init() {}

    /// Creates a sheet.
    /// - Parameters:
    ///   - detents: The heights at which the sheet rests, at least one.
    ///   - selected: The detent at which the sheet opens; `nil` for the first.
    ///   - largestUndimmed: The largest detent at which the content beneath is not dimmed; `nil` dims at each.
    ///   - showsGrabber: Whether the grabber at the sheet's top is visible.
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
