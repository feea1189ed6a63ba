import UIKit

/// Called when templates appear and disappear. There is no car, so they don't.
@preconcurrency @MainActor
public protocol CPInterfaceControllerDelegate: NSObjectProtocol {
    func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool)
    func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool)
    func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool)
    func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool)
}
extension CPInterfaceControllerDelegate {
    public func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool) {}
    public func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool) {}
    public func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
    public func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
}
/// The templates of a car, in memory.
@preconcurrency @MainActor
open class CPInterfaceController: NSObject {
    open weak var delegate: (any CPInterfaceControllerDelegate)?
    open private(set) var templates: [CPTemplate] = []
    open private(set) var presentedTemplate: CPTemplate?
    open var prefersDarkUserInterfaceStyle = false
    open var rootTemplate: CPTemplate { templates.first ?? CPTemplate() }
    open var topTemplate: CPTemplate? { templates.last }
    open var carTraitCollection: UITraitCollection { UITraitCollection() }
    open func setRootTemplate(_ rootTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        templates = [rootTemplate]
        completion?(true, nil)
    }
    open func pushTemplate(_ templateToPush: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        templates.append(templateToPush)
        completion?(true, nil)
    }
    open func popTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        let isPossible = templates.count > 1
        if isPossible { templates.removeLast() }
        completion?(isPossible, nil)
    }
    open func popToRootTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        templates = Array(templates.prefix(1))
        completion?(true, nil)
    }
    open func pop(to targetTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        let index = templates.firstIndex { $0 === targetTemplate }
        if let index { templates.removeSubrange((index + 1)...) }
        completion?(index != nil, nil)
    }
    open func presentTemplate(_ templateToPresent: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        presentedTemplate = templateToPresent
        completion?(true, nil)
    }
    open func dismissTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        let isPossible = presentedTemplate != nil
        presentedTemplate = nil
        completion?(isPossible, nil)
    }
}
/// The window of a car.
open class CPWindow: UIWindow {
    public final let mapButtonSafeAreaLayoutGuide = UILayoutGuide()
}
/// The scene of a car. None connects.
open class CPTemplateApplicationScene: UIScene {
    public final let interfaceController = CPInterfaceController()
}
/// The callbacks of the scene of a car. They aren't called.
@preconcurrency @MainActor
public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController)
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didDisconnectInterfaceController interfaceController: CPInterfaceController)
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController, to window: CPWindow)
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didDisconnect interfaceController: CPInterfaceController,
        from window: CPWindow)
    func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didSelect maneuver: CPManeuver)
    func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didSelect navigationAlert: CPNavigationAlert)
}
extension CPTemplateApplicationSceneDelegate {
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController
    ) {}
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didDisconnectInterfaceController interfaceController: CPInterfaceController
    ) {}
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController, to window: CPWindow
    ) {}
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didDisconnect interfaceController: CPInterfaceController,
        from window: CPWindow
    ) {}
    public func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didSelect maneuver: CPManeuver) {}
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didSelect navigationAlert: CPNavigationAlert
    ) {}
}
extension UISceneSession.Role {
    public static let carTemplateApplication = UISceneSession.Role(rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
}

// MARK: Maps

/// A button of a map.
@preconcurrency @MainActor
open class CPMapButton: NSObject {
    public final let handler: ((CPMapButton) -> Void)?
    open var isEnabled = true, isHidden = false, image: UIImage?, focusedImage: UIImage?
    public init(handler: ((CPMapButton) -> Void)? = nil) { self.handler = handler }
}
/// A map. It isn't shown.
open class CPMapTemplate: CPTemplate, CPBarButtonProviding {
    open var leadingNavigationBarButtons: [CPBarButton] = [], trailingNavigationBarButtons: [CPBarButton] = [], backButton: CPBarButton?
    open var mapButtons: [CPMapButton] = [], guidanceBackgroundColor: UIColor!
    open var automaticallyHidesNavigationBar = true, hidesButtonsWithNavigationBar = true
    open private(set) var isPanningInterfaceVisible = false
    open private(set) var currentNavigationAlert: CPNavigationAlert?
    open weak var mapDelegate: (any CPMapTemplateDelegate)?
    open func showPanningInterface(animated: Bool) { isPanningInterfaceVisible = true }
    open func dismissPanningInterface(animated: Bool) { isPanningInterfaceVisible = false }
    open func present(navigationAlert: CPNavigationAlert, animated: Bool) { currentNavigationAlert = navigationAlert }
    open func dismissNavigationAlert(animated: Bool, completion: @escaping (Bool) -> Void) {
        let isPossible = currentNavigationAlert != nil
        currentNavigationAlert = nil
        completion(isPossible)
    }
    open func update(_ estimates: CPTravelEstimates, for trip: CPTrip) {}
    /// Does nothing.
    open func hideTripPreviews() {}
    /// Starts a navigation in memory.
    open func startNavigationSession(for trip: CPTrip) -> CPNavigationSession { CPNavigationSession(trip) }
}
/// The callbacks of a map. They aren't called.
@preconcurrency @MainActor
public protocol CPMapTemplateDelegate: NSObjectProtocol {
    func mapTemplateDidShowPanningInterface(_ mapTemplate: CPMapTemplate)
    func mapTemplateDidDismissPanningInterface(_ mapTemplate: CPMapTemplate)
    func mapTemplateDidCancelNavigation(_ mapTemplate: CPMapTemplate)
}
extension CPMapTemplateDelegate {
    public func mapTemplateDidShowPanningInterface(_ mapTemplate: CPMapTemplate) {}
    public func mapTemplateDidDismissPanningInterface(_ mapTemplate: CPMapTemplate) {}
    public func mapTemplateDidCancelNavigation(_ mapTemplate: CPMapTemplate) {}
}
/// The rest of a way.
@preconcurrency @MainActor
open class CPTravelEstimates: NSObject {
    public final let distanceRemaining: Measurement<UnitLength>, timeRemaining: TimeInterval
    public init(distanceRemaining distance: Measurement<UnitLength>, timeRemaining time: TimeInterval) {
        (distanceRemaining, timeRemaining) = (distance, time)
    }
}
/// A turn of a way.
@preconcurrency @MainActor
open class CPManeuver: NSObject {
    open var symbolImage: UIImage?, instructionVariants: [String] = [], initialTravelEstimates: CPTravelEstimates?, userInfo: Any?
    public override init() { super.init() }
}
/// A choice of ways to one place.
@preconcurrency @MainActor
open class CPRouteChoice: NSObject {
    public final let summaryVariants: [String], additionalInformationVariants: [String], selectionSummaryVariants: [String]
    open var userInfo: Any?
    public init(summaryVariants: [String], additionalInformationVariants: [String], selectionSummaryVariants: [String]) {
        (self.summaryVariants, self.additionalInformationVariants) = (summaryVariants, additionalInformationVariants)
        self.selectionSummaryVariants = selectionSummaryVariants
    }
}
/// A way to a place. The ends are `MKMapItem`s.
@preconcurrency @MainActor
open class CPTrip: NSObject {
    public final let origin: AnyObject, destination: AnyObject, routeChoices: [CPRouteChoice]
    open var userInfo: Any?
    public init(origin: AnyObject, destination: AnyObject, routeChoices: [CPRouteChoice]) {
        (self.origin, self.destination, self.routeChoices) = (origin, destination, routeChoices)
    }
}
/// A navigation in memory.
@preconcurrency @MainActor
open class CPNavigationSession: NSObject {
    public final let trip: CPTrip
    open var upcomingManeuvers: [CPManeuver] = []
    init(_ trip: CPTrip) { self.trip = trip }
    open func finishTrip() { upcomingManeuvers = [] }
    open func cancelTrip() { upcomingManeuvers = [] }
    /// Does nothing.
    open func updateEstimates(_ estimates: CPTravelEstimates, for maneuver: CPManeuver) {}
}
/// An alert on a map.
@preconcurrency @MainActor
open class CPNavigationAlert: NSObject {
    open private(set) var titleVariants: [String], subtitleVariants: [String]
    public final let image: UIImage?, primaryAction: CPAlertAction, secondaryAction: CPAlertAction?, duration: TimeInterval
    public init(
        titleVariants: [String], subtitleVariants: [String]?, image: UIImage?, primaryAction: CPAlertAction,
        secondaryAction: CPAlertAction?,
        duration: TimeInterval
    ) {
        (self.titleVariants, self.subtitleVariants, self.image) = (titleVariants, subtitleVariants ?? [], image)
        (self.primaryAction, self.secondaryAction, self.duration) = (primaryAction, secondaryAction, duration)
    }
    open func updateTitleVariants(_ newTitleVariants: [String], subtitleVariants newSubtitleVariants: [String]) {
        (titleVariants, subtitleVariants) = (newTitleVariants, newSubtitleVariants)
    }
}
/// The limits of a car.
open class CPSessionConfiguration: NSObject {
    public override init() { super.init() }
    public init(delegate: any CPSessionConfigurationDelegate) { super.init() }
    /// What a car limits.
    public struct LimitedUserInterface: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let keyboard = Self(rawValue: 1), lists = Self(rawValue: 2)
    }
    open var limitedUserInterfaces: LimitedUserInterface { [] }
}
/// Called when the limits of a car change. They don't.
public protocol CPSessionConfigurationDelegate: NSObjectProtocol {}
