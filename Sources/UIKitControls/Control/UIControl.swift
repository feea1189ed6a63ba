import UIKitCore

/// A view that turns touches into events and sends them to targets and actions. Targets are not retained; `nil` sends up the responder
/// chain.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        ContextMenus.install
    }

    /// Creates a control with an action for `primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Creates the `UIControl` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decodeInterface(of: self, as: UIControl.self)
    }

    // MARK: State

    /// Whether the control accepts touches. The default is `true`. Disabled controls look dimmer.
    open var isEnabled: Bool = true { didSet { if isEnabled != oldValue { notifyStateChanged() } } }
    /// Whether the control is selected. Its effect depends on the class.
    open var isSelected: Bool = false { didSet { if isSelected != oldValue { notifyStateChanged() } } }
    /// Whether the control is highlighted. A touch inside sets it.
    open var isHighlighted: Bool = false { didSet { if isHighlighted != oldValue { notifyStateChanged() } } }

    /// The state, which combines the flags for highlighted, disabled, selected, and focused. An empty set is the normal state.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }

    /// Called after a flag of ``state`` changed.
    package func stateChanged() { setNeedsLayout() }
    private func notifyStateChanged() {
        stateChanged()
        KeyValueObservation.noticeChanges(of: self)
    }

    /// The vertical place of the content. The default is the center.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center { didSet { setNeedsLayout() } }
    /// The horizontal place of the content. The default is the center.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center { didSet { setNeedsLayout() } }

    /// The horizontal place of the content as left or right, after the layout direction is applied.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: rightToLeft ? .right : .left
        case .trailing: rightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    // FIXME(gap): controls do not animate their symbols by themselves.
    /// Whether symbols animate with changes of the state. It is stored but has no effect.
    open var isSymbolAnimationEnabled = false

    // MARK: Tracking

    open internal(set) var isTracking = false
    open internal(set) var isTouchInside = false

    /// Called when a touch begins. Return whether to follow it; the default is `true`. Override it for controls that are dragged.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the followed touch moved. Return whether to continue; the default is `true`.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the followed touch ended. The touch is nil if it is unknown.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when the followed touch was canceled, or the control left its window.
    open func cancelTracking(with event: UIEvent?) {}

    var trackedTouch: UITouch?
    /// Whether the tracked touch opened the menu.
    var touchOpensMenu = false

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { trackingBegan(touches, with: event) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { trackingMoved(touches, with: event) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { trackingEnded(touches, with: event) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { trackingCancelled(touches, with: event) }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // UIKit's controls keep a tap from an ancestor's recognizer that would cancel it; a plain control and an app's own give way
        // (“Interacting with Other User Interface Controls” in the Event Handling Guide; printed at Stack Overflow 77329118).
        if gestureRecognizer is UITapGestureRecognizer, gestureRecognizer.cancelsTouchesInView, gestureRecognizer.view !== self, isEnabled,
            handlesTaps, isSystemControl
        {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Whether the control's class is one of the system's controls or inherits from one.
    private var isSystemControl: Bool {
        let own = sequence(first: type(of: self) as AnyClass, next: { _getSuperclass($0) }).prefix { $0 != UIControl.self }
        guard let kind = Array(own).last else { return false }
        return SystemClasses.contain(kind) || _typeName(kind, qualified: true).prefix { $0 != "." }.hasSuffix("Companion")
    }

    /// Whether the control prevents its ancestors' recognizers from handling a tap on it.
    package final var handlesTaps = true

    // MARK: Targets and actions

    var handlers = ControlHandlers()

    /// Adds a method that is called for events. The target is held weakly; with nil, or after it is gone, the responder chain is searched
    /// from the control.
    ///
    /// A method that is added twice is called once for each event.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        handlers.add(target.map { $0 as AnyObject }, action, for: controlEvents)
    }

    /// Removes methods of a target for events. Nil as the target or the method means all.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        handlers.remove(target.map { $0 as AnyObject }, action, for: controlEvents)
    }

    /// Adds an action that is performed for events. One with the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) { handlers.add(action, for: controlEvents) }
    /// Removes an action for events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        handlers.remove(actionIdentifiedBy: action.identifier, for: controlEvents)
    }
    /// Removes the action with an identifier for events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        handlers.remove(actionIdentifiedBy: actionIdentifier, for: controlEvents)
    }

    /// The targets, with `NSNull` for nil.
    open var allTargets: Set<AnyHashable> {
        var targets: Set<AnyHashable> = []
        for entry in handlers.entries {
            guard case .target(let box, _) = entry.handler else { continue }
            targets.insert((box == nil ? NSNull() : box?.object as? NSObject).map(AnyHashable.init) ?? AnyHashable(NSNull()))
        }
        return targets
    }

    /// The events for which there are targets or actions.
    open var allControlEvents: Event { handlers.events }

    /// Returns the names of a target's methods for an event, or nil if there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let target = target.map { $0 as AnyObject }
        let names = handlers.entries.compactMap { entry -> String? in
            guard case .target(let box, let selector) = entry.handler, box?.object === target, !entry.events.isDisjoint(with: controlEvent)
            else { return nil }
            return selector.name
        }
        return names.isEmpty ? nil : names
    }

    /// Calls a closure for each target and action with its events, until the closure sets its last argument to `true`.
    open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        var stop = false
        for entry in handlers.entries {
            switch entry.handler {
            case .action(let action): iterator(action, nil, entry.events, &stop)
            case .target(let box, let selector): iterator(nil, (box?.object, selector), entry.events, &stop)
            }
            if stop { return }
        }
    }

    /// Calls a method of a target through the application. Override it to observe or prevent it.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Performs an action with the control as its sender.
    open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

    /// Calls the targets and actions of events, as if they had happened.
    open func sendActions(for controlEvents: Event) { dispatch(controlEvents, with: nil) }

    /// Called when a finger was lifted inside, before any handler runs.
    func willPerformPrimaryAction() {}
    /// Opens the menu that is the primary action, or calls the targets and actions of `primaryActionTriggered`.
    open func performPrimaryAction() {
        if !presentPrimaryMenu(at: CGPoint(x: bounds.midX, y: bounds.midY)) { dispatch(.primaryActionTriggered, with: nil) }
    }

    // MARK: Menus

    /// The interaction, or `nil` while it is not enabled.
    open private(set) var contextMenuInteraction: UIContextMenuInteraction?
    /// Whether a long press shows the menu that `contextMenuInteraction(_:configurationForMenuAtLocation:)` returns; a button's is its
    /// menu.
    open var isContextMenuInteractionEnabled = false {
        didSet {
            guard isContextMenuInteractionEnabled != oldValue else { return }
            if let contextMenuInteraction { removeInteraction(contextMenuInteraction) }
            contextMenuInteraction = isContextMenuInteractionEnabled ? UIContextMenuInteraction(delegate: self) : nil
            contextMenuInteraction?.opensByPress = !showsMenuAsPrimaryAction
            if let contextMenuInteraction { addInteraction(contextMenuInteraction) }
        }
    }
    /// Whether a touch opens the menu immediately, without a long press. That is then the primary action; the touch triggers no other.
    open var showsMenuAsPrimaryAction = false { didSet { contextMenuInteraction?.opensByPress = !showsMenuAsPrimaryAction } }
    /// Performs the element that was chosen in the menu.
    func perform(_ element: UIMenuElement) { element.perform(from: self) }
    /// Returns the menu that a long press opens at a point of the control, or nil for none. Override it.
    open func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
        -> UIContextMenuConfiguration?
    { nil }
    /// Called before the control's menu appears. Override it; the default does nothing.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Called before the control's menu disappears. Override it; the default does nothing.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Returns the point of the control, in its coordinates, at which the menu is: the lower left corner.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.minX, y: bounds.maxY)
    }
    /// A text that a pointer over the control would show, or nil. It is stored but has no effect: there is no pointer.
    open var toolTip: String?

    open override var canBecomeFocused: Bool { false }
}
