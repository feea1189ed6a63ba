import UIKitCore

/// A view that turns touches into events and sends them to targets and actions. Targets are not retained; `nil` sends up the responder
/// chain.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        ContextMenus.install
    }

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

    open var isEnabled: Bool = true { didSet { if isEnabled != oldValue { tellStateChanged() } } }
    open var isSelected: Bool = false { didSet { if isSelected != oldValue { tellStateChanged() } } }
    open var isHighlighted: Bool = false { didSet { if isHighlighted != oldValue { tellStateChanged() } } }

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
    private func tellStateChanged() {
        stateChanged()
        KeyValueObservation.noticeChanges(of: self)
    }

    open var contentVerticalAlignment: ContentVerticalAlignment = .center { didSet { setNeedsLayout() } }
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center { didSet { setNeedsLayout() } }

    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: rightToLeft ? .right : .left
        case .trailing: rightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    // FIXME(gap): controls do not animate their symbols by themselves.
    open var isSymbolAnimationEnabled = false

    // MARK: Tracking

    open internal(set) var isTracking = false
    open internal(set) var isTouchInside = false

    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    var trackedTouch: UITouch?

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

    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        handlers.add(target.map { $0 as AnyObject }, action, for: controlEvents)
    }

    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        handlers.remove(target.map { $0 as AnyObject }, action, for: controlEvents)
    }

    open func addAction(_ action: UIAction, for controlEvents: Event) { handlers.add(action, for: controlEvents) }
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        handlers.remove(actionIdentifiedBy: action.identifier, for: controlEvents)
    }
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        handlers.remove(actionIdentifiedBy: actionIdentifier, for: controlEvents)
    }

    open var allTargets: Set<AnyHashable> {
        var targets: Set<AnyHashable> = []
        for entry in handlers.entries {
            guard case .target(let box, _) = entry.handler else { continue }
            // A nil target appears as NSNull, as in UIKit.
            targets.insert((box == nil ? NSNull() : box?.object as? NSObject).map(AnyHashable.init) ?? AnyHashable(NSNull()))
        }
        return targets
    }

    open var allControlEvents: Event { handlers.events }

    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let target = target.map { $0 as AnyObject }
        let names = handlers.entries.compactMap { entry -> String? in
            guard case .target(let box, let selector) = entry.handler, box?.object === target, !entry.events.isDisjoint(with: controlEvent)
            else { return nil }
            return selector.name
        }
        return names.isEmpty ? nil : names
    }

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

    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

    open func sendActions(for controlEvents: Event) { dispatch(controlEvents, with: nil) }

    /// Called when a finger was lifted inside, before any handler runs.
    func willPerformPrimaryAction() {}
    open func performPrimaryAction() { dispatch(.primaryActionTriggered, with: nil) }

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
            if let contextMenuInteraction { addInteraction(contextMenuInteraction) }
        }
    }
    /// Whether a touch opens the menu at once, without a long press.
    open var showsMenuAsPrimaryAction = false
    open func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
        -> UIContextMenuConfiguration?
    { nil }
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.minX, y: bounds.maxY)
    }
    open var toolTip: String?

    open override var canBecomeFocused: Bool { false }
}
