import UIKitCore
import Foundation

// FIXME(gap): hosts report neither a hovering pointer nor a pencil: these interactions are stored but never called.

/// Text that appears beside a pointer at rest.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open weak var delegate: (any UIToolTipInteractionDelegate)?
    open var isEnabled = true
    open var defaultToolTip: String?

    public init(defaultToolTip: String?) { self.defaultToolTip = defaultToolTip }
    public override convenience init() { self.init(defaultToolTip: nil) }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Provides the tip for a point of the view, in its coordinates; `nil` shows none.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    public func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration? {
        interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
    }
}

/// A tip and its area of the view.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
    open private(set) var toolTip: String
    /// The area of the tip, in the view's coordinates; null for the whole view.
    open private(set) var sourceRect: CGRect
    public init(toolTip: String, in rect: CGRect = .null) { (self.toolTip, sourceRect) = (toolTip, rect) }
}

private let toolTips = AttachedProperty<UIToolTipInteraction?>(nil)

extension UIControl {
    /// The interaction that shows ``toolTip``, or `nil` if there is none.
    public var toolTipInteraction: UIToolTipInteraction? {
        guard let toolTip else { return nil }
        let interaction = toolTips[self] ?? UIToolTipInteraction()
        interaction.defaultToolTip = toolTip
        if interaction.view == nil { addInteraction(interaction) }
        toolTips[self] = interaction
        return interaction
    }
}

private let pointerStyles = AttachedProperty<UIButton.PointerStyleProvider?>(nil)

extension UIButton {
    public typealias PointerStyleProvider = (_ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape) ->
        UIPointerStyle?
    /// Provides the pointer's style over the button.
    public var pointerStyleProvider: PointerStyleProvider? {
        get { pointerStyles[self] }
        set { pointerStyles[self] = newValue }
    }
}

/// The action of a double tap or a squeeze of the pencil.
public enum UIPencilPreferredAction: Int, Sendable {
    case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette, runSystemShortcut
}

/// The callbacks of a pencil's double taps and squeezes.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
    public enum Phase: UInt, Sendable { case began, changed, ended, cancelled }

    /// A double tap on the pencil.
    @preconcurrency @MainActor open class Tap: NSObject {
        open private(set) var timestamp: TimeInterval = 0
        open private(set) var hoverPose: UIPencilHoverPose? = nil
    }
    @preconcurrency @MainActor open class Squeeze: NSObject {
        open private(set) var timestamp: TimeInterval = 0
        open private(set) var phase = Phase.ended
        open private(set) var hoverPose: UIPencilHoverPose? = nil
    }

    open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
    open class var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
    open class var prefersPencilOnlyDrawing: Bool { false }
    open class var prefersHoverToolPreview: Bool { false }
    open private(set) weak var view: UIView?
    open weak var delegate: (any UIPencilInteractionDelegate)?
    open var isEnabled = true

    public init(delegate: (any UIPencilInteractionDelegate)?) { self.delegate = delegate }
    public override convenience init() { self.init(delegate: nil) }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// The position of a pencil above the screen, and its angles.
@preconcurrency @MainActor
open class UIPencilHoverPose: NSObject {
    open private(set) var location = CGPoint.zero
    open private(set) var zOffset: CGFloat = 0
    open private(set) var azimuthAngle: CGFloat = 0
    open private(set) var azimuthUnitVector = CGVector(dx: 1, dy: 0)
    open private(set) var altitudeAngle: CGFloat = .pi / 2
    open private(set) var rollAngle: CGFloat = 0
}

/// Handles double taps and squeezes of a pencil.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
    /// Does nothing for a delegate that omits the method.
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
    public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {
        pencilInteractionDidTap(interaction)
    }
    /// Does nothing for a delegate that omits the method.
    public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze) {}
}

/// Handwriting in text.
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
    open var isHandlingWriting: Bool { false }
    open class var isPencilInputExpected: Bool { false }

    public init(delegate: any UIScribbleInteractionDelegate) { self.delegate = delegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Determines where handwriting may begin, and is notified of it.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
    func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
    func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
    func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
    func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
    /// Returns `true` for a delegate that omits the method.
    public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool { true }
    /// Returns `false` for a delegate that omits the method.
    public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { false }
    /// Does nothing for a delegate that omits the method.
    public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
    /// Does nothing for a delegate that omits the method.
    public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}

/// An accessory beside the pointer.
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject {
    public struct Position: Hashable, Sendable {
        public let offset: CGFloat
        /// The angle in radians, clockwise from the top.
        public let angle: CGFloat
        public init(offset: CGFloat, angle: CGFloat) { (self.offset, self.angle) = (offset, angle) }
        private static func at(_ eighths: CGFloat) -> Position { Position(offset: 14, angle: eighths * .pi / 4) }
        public static let top = at(0), topRight = at(1), right = at(2), bottomRight = at(3), bottom = at(4), bottomLeft = at(5),
            left = at(6), topLeft = at(7)
    }

    open private(set) var shape: UIPointerShape
    open private(set) var position: Position
    open var orientationMatchesAngle = false
    public init(_ shape: UIPointerShape, position: Position) { (self.shape, self.position) = (shape, position) }

    open class func arrow(_ position: Position) -> UIPointerAccessory {
        let accessory = UIPointerAccessory(.path(UIBezierPath()), position: position)
        accessory.orientationMatchesAngle = true
        return accessory
    }
}

/// Selects the elements that a pointer's drag encloses.
@preconcurrency @MainActor
open class UIBandSelectionInteraction: NSObject, UIInteraction {
    public enum State: Int, Sendable { case possible, began, selecting, ended }
    open private(set) weak var view: UIView?
    open var isEnabled = true
    open var state: State { .possible }
    open var selectionRect: CGRect { .null }
    open var initialModifierFlags: UIKeyModifierFlags { [] }
    open var shouldBeginHandler: ((UIBandSelectionInteraction) -> Bool)?
    package let select: (UIBandSelectionInteraction) -> Void
    public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) { select = selectionHandler }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Opens its view under a drag that stays over it.
// FIXME(gap): a drag that stays opens nothing.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) var interactionBehavior: any UISpringLoadedInteractionBehavior
    open private(set) var interactionEffect: (any UISpringLoadedInteractionEffect)?
    package let activate: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)? = nil,
        interactionEffect: (any UISpringLoadedInteractionEffect)? = nil,
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        (self.interactionBehavior, self.interactionEffect, activate) = (interactionBehavior ?? UsualSpring(), interactionEffect, handler)
    }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

private final class UsualSpring: NSObject, UISpringLoadedInteractionBehavior {}

/// The progress toward the activation of a view under a drag.
public enum UISpringLoadedInteractionEffectState: Int, Sendable { case inactive, possible, activating, activated }

/// Decides whether a drag over a view may activate it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    public func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool { true }
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows the progress toward the activation of a view under a drag.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// The drag over a view, and the target that it is about to activate.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    var state: UISpringLoadedInteractionEffectState { get }
    var targetView: UIView? { get set }
    var targetItem: Any? { get set }
    func location(in view: UIView?) -> CGPoint
}

/// A view or item that a drag can open by staying over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    var isSpringLoaded: Bool { get set }
}

private let springLoaded = AttachedProperty(false)

extension UISpringLoadedInteractionSupporting {
    public var isSpringLoaded: Bool {
        get { springLoaded[self] }
        set { springLoaded[self] = newValue }
    }
}
