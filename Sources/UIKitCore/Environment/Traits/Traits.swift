import Foundation

/// An object with traits: a view, controller, window, screen, or presentation controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The present traits of the object, with all overrides above it and its own.
    var traitCollection: UITraitCollection { get }
    /// Called after a trait changed, with the earlier traits; `nil` the first time.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A view's or a controller's own part in the traits of its hierarchy.
@MainActor
package final class TraitState {
    package var overrides: TraitValues {
        get { specified ?? TraitValues() }
        set { specified = newValue == TraitValues() ? nil : newValue }
    }
    private var specified: TraitValues?
    package var styleOverride = UIUserInterfaceStyle.unspecified
    package var minimumCategory: UIContentSizeCategory?
    package var maximumCategory: UIContentSizeCategory?
    package var registrations: [TraitRegistration] = []
    /// The cached collection, valid until an ancestor changes; a view with a cached collection has cached ancestors.
    var cached: UITraitCollection?
    /// The collection of the owner's last notification; `nil` before the first, when the one at creation applies.
    var notified: UITraitCollection?
    /// Whether the owner has been notified in a window.
    private var hasEntered = false
    private let born = Traits.atBirth
    var lastNotified: UITraitCollection? { notified ?? born }
    var needsNotification = false
    var descendantNeedsNotification = false

    nonisolated init() {}

    /// Whether the owner's first notification, which has no previous collection, is still to come. (C-49)
    var awaitsFirst: Bool { !hasEntered && Generation.current >= .ios8 && Generation.current < .ios13 }

    /// Called when the owner is notified in a window. Returns whether that is its first notification.
    func enter() -> Bool {
        defer { hasEntered = true }
        return awaitsFirst
    }

    private var readings: TraitReadings?

    /// Called when a method that follows traits reads the collection.
    func noteReading() {
        if readings == nil { readings = TraitReadings() }
        readings?.access()
    }

    /// Runs the methods again that read the collection.
    func noteChange() { readings?.change() }

    /// The overrides set on the object itself, or `nil` if there are none, as for most objects.
    var ownOverrides: TraitValues? {
        guard specified != nil || styleOverride != .unspecified else { return nil }
        var values = overrides
        if styleOverride != .unspecified { values.userInterfaceStyle = styleOverride }
        return values
    }
}

/// Inherits traits and announces their changes. Overrides merge from the outside in, and changes arrive before layout. (C-38, C-39, C-40,
/// C-41)
@MainActor
package enum Traits {
    /// The traits of a view that is not in a hierarchy: the main screen's.
    package static var predicted: UITraitCollection { UIScreen.main.traitCollection }

    /// The traits of views created now. The screen sets them when it changes, on the main thread; `nil` before there is a screen.
    nonisolated static var atBirth: UITraitCollection? {
        get { UITraitCollection.ofScreen }
        set { UITraitCollection.ofScreen = newValue }
    }

    static var applicationLayoutDirection: UIUserInterfaceLayoutDirection { UIScreen.main.traitCollection.environmentLayoutDirection }

    // MARK: Reading

    package static func current(of view: UIView) -> UITraitCollection {
        if let cached = view.traits.cached { return cached }
        var result = inherited(by: view)
        var overrides = controllerOverrides(of: view)
        overrides.merge(view.traits.ownOverrides)
        if let overrides {
            var values = result.values
            values.merge(overrides)
            result = UITraitCollection(values: values)
        }
        result = limited(result, view.traits)
        view.traits.cached = result
        return result
    }

    private static func inherited(by view: UIView) -> UITraitCollection {
        if let window = view as? UIWindow { return window.inheritedTraits }
        if let parent = view.storedSuperview { return handedDown(by: parent) }
        if let parent = view.owningController?.parent?.viewIfLoaded { return current(of: parent) }
        return outsideWindows
    }

    /// Returns the parent's traits, including those that its class changes by overriding `traitCollection`.
    private static func handedDown(by parent: UIView) -> UITraitCollection {
        let own = current(of: parent), notified = parent.traitCollection
        guard notified !== own else { return own }
        var values = own.values
        values.merge(notified.values)
        return UITraitCollection(values: values)
    }

    /// The traits of a view or a controller outside any window: the screen's, before iOS 13 without size classes.
    static var outsideWindows: UITraitCollection {
        guard Generation.current < .ios13 else { return predicted }
        var values = predicted.values
        (values.horizontalSizeClass, values.verticalSizeClass) = (nil, nil)
        return UITraitCollection(values: values)
    }

    private static func controllerOverrides(of view: UIView) -> TraitValues? { view.owningController.flatMap(overrides) }

    /// Returns the traits that a controller and its parent or presentation override, or `nil` if there are none.
    static func overrides(of controller: UIViewController) -> TraitValues? {
        var values =
            controller.parent?.overrideTraitCollection(forChild: controller)?.values ?? controller.presenting.active?.traitsForPresented
        if controller.overrideUserInterfaceStyle != .unspecified {
            var style = TraitValues()
            style.userInterfaceStyle = controller.overrideUserInterfaceStyle
            values.merge(style)
        }
        values.merge(controller.traits.ownOverrides)
        return values
    }

    private static func limited(_ traits: UITraitCollection, _ state: TraitState) -> UITraitCollection {
        guard state.minimumCategory != nil || state.maximumCategory != nil else { return traits }
        var category = traits.preferredContentSizeCategory
        if let minimum = state.minimumCategory { category = max(category, minimum) }
        if let maximum = state.maximumCategory { category = min(category, maximum) }
        return category == traits.preferredContentSizeCategory
            ? traits : traits.replacing(UITraitPreferredContentSizeCategory.self, value: category)
    }

    private static func max(_ a: UIContentSizeCategory, _ b: UIContentSizeCategory) -> UIContentSizeCategory { a < b ? b : a }
    private static func min(_ a: UIContentSizeCategory, _ b: UIContentSizeCategory) -> UIContentSizeCategory { b < a ? b : a }

    /// Runs `body` with the view's traits and tint as the current ones.
    package static func performing<R>(as view: UIView, _ body: () -> R) -> R {
        var result: R?
        TintColorResolution.performing(as: view) { current(of: view).performAsCurrent { result = body() } }
        return result!  // `performAsCurrent` runs its body once.
    }

    // MARK: Changing

    package static func overrideStyle(_ style: UIUserInterfaceStyle, of view: UIView) {
        guard style != view.traits.styleOverride else { return }
        view.traits.styleOverride = style
        invalidate(view)
    }

    package static func limit(_ view: UIView, _ change: () -> Void) {
        change()
        invalidate(view)
    }

    /// Called when an ancestor of `view` may have changed: a superview, a window, a scene.
    package static func inheritedDidChange(_ view: UIView) {
        guard view.traits.cached != nil || view.traits.notified != nil || view.traits.needsNotification else { return forgetBelow(view) }
        invalidate(view)
    }

    /// Updates the descendants. A view whose traits were never read may have descendants whose traits were, outside any window.
    private static func forgetBelow(_ view: UIView) {
        for subview in view.storedSubviews { inheritedDidChange(subview) }
        // The first collection is compared with the one at creation.
        guard view.isInWindow else { return }
        if view.traits.awaitsFirst || current(of: view) !== (view.traits.lastNotified ?? predicted) { markForNotification(view) }
    }

    package static func invalidate(_ view: UIView) {
        forget(view)
        markForNotification(view)
        view.setNeedsLayout()
    }

    private static func forget(_ view: UIView) {
        let state = view.traits
        state.cached = nil
        state.needsNotification = true
        state.descendantNeedsNotification = !view.storedSubviews.isEmpty
        for subview in view.storedSubviews { forget(subview) }
    }

    private static func markForNotification(_ view: UIView) {
        view.traits.needsNotification = true
        var ancestor = view.storedSuperview
        while let current = ancestor, !current.traits.descendantNeedsNotification {
            current.traits.descendantNeedsNotification = true
            ancestor = current.storedSuperview
        }
    }

    // MARK: Notifying

    /// Notifies `view` and all its descendants whose traits changed, from the top down.
    package static func updateTree(_ view: UIView) {
        updateIfNeeded(view)
        guard view.traits.descendantNeedsNotification else { return }
        view.traits.descendantNeedsNotification = false
        for subview in view.storedSubviews { updateTree(subview) }
    }

    /// Notifies an object that is not a view and keeps no collection of its own: a scene, a screen, a presentation controller.
    static func notify(_ environment: any UITraitEnvironment, _ state: TraitState?, _ old: UITraitCollection) {
        let new = environment.traitCollection
        guard new != old else { return }
        new.performAsCurrent {
            environment.traitCollectionDidChange(old)
            if let state { TraitRegistration.notify(environment, state, old, new) }
        }
    }

    /// Treats the current traits as announced: they are about to change before the first announcement.
    static func rememberNotification(_ view: UIView) {
        if view.traits.notified == nil { view.traits.notified = current(of: view) }
    }

    package static func updateIfNeeded(_ view: UIView) {
        let state = view.traits
        guard state.needsNotification else { return }
        state.needsNotification = false
        let new = current(of: view), old = state.lastNotified ?? predicted
        state.notified = new
        // A view that was created before its parent's change was announced has colors of the parent's old traits.
        view.resolveColors()
        let isFirst = view.isInWindow && state.enter(), isChanged = new !== old && new != old
        guard isFirst || isChanged else { return }
        // Sizes were rounded to the pixels of another screen.
        if new.displayScale != old.displayScale { view.invalidateIntrinsicContentSize() }
        new.performAsCurrent {
            if let controller = view.owningController {
                controller.traitCollectionDidChange(isFirst ? nil : old)
                if isChanged { TraitRegistration.notify(controller, controller.traits, old, new) }
            }
            view.traitCollectionDidChange(isFirst ? nil : old)
            if isChanged { TraitRegistration.notify(view, state, old, new) }
        }
        guard isChanged else { return }
        state.noteChange()
        view.owningController?.traits.noteChange()
        if new.environmentLayoutDirection != old.environmentLayoutDirection { view.autoLayoutDirectionDidChange() }
        if new.hasDifferentColorAppearance(comparedTo: old), view.drawsContent { view.setNeedsDisplay() }
        view.setNeedsLayout()
    }
}

extension UIView {
    /// Notifies the view and its descendants of changed traits immediately, instead of before the next layout.
    public func updateTraitsIfNeeded() { Traits.updateTree(self) }

    /// The traits of the view and its descendants that replace those of the superview.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: traits.overrides, inherited: traitCollection.values) }
        set {
            guard newValue.values != traits.overrides else { return }
            traits.overrides = newValue.values
            Traits.invalidate(self)
        }
    }
}

extension UIViewController {
    /// The traits of the controller and its descendants that replace those of its parent. Setting them doesn't load the view.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: traits.overrides, inherited: traitCollection.values) }
        set {
            guard newValue.values != traits.overrides else { return }
            traits.overrides = newValue.values
            if let view = viewIfLoaded { Traits.invalidate(view) }
        }
    }
}
