import UIKitCore
import Foundation

// FIXME(gap): hosts report neither a hovering pointer nor a pencil: these interactions are stored but never called.

/// Text that appears beside a pointer at rest.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    /// The object that supplies texts. It is never asked here: there is no pointer.
    open weak var delegate: (any UIToolTipInteractionDelegate)?
    /// Whether text is shown. It is stored but has no effect: there is no pointer.
    open var isEnabled = true
    /// The text that is shown without a delegate, or nil.
    open var defaultToolTip: String?

    /// Creates an interaction with text, or nil to ask the delegate.
    public init(defaultToolTip: String?) { self.defaultToolTip = defaultToolTip }
    public override convenience init() { self.init(defaultToolTip: nil) }
    /// Does nothing when the interaction is about to move to another view.
    open func willMove(to view: UIView?) {}
    /// Stores the view to which the interaction was added, or nil after it was removed.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Provides the tip for a point of the view, in its coordinates; `nil` shows none.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    /// Returns the text at a point of the view, or nil for none. It is never called here: there is no pointer.
    func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    /// Returns the default text of the interaction, or nil.
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
    /// Creates a text that is shown while the pointer is in a rectangle; the null rectangle means the whole view.
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
    /// A closure that returns the style of a pointer over a button.
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
    /// The actions among which the user chooses in the system's settings.
    case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette, runSystemShortcut
}

/// The callbacks of a pencil's double taps and squeezes.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
    /// The phase of a squeeze.
    public enum Phase: UInt, Sendable { case began, changed, ended, cancelled }

    /// A double tap on the pencil.
    @preconcurrency @MainActor open class Tap: NSObject {
        open private(set) var timestamp: TimeInterval = 0
        open private(set) var hoverPose: UIPencilHoverPose? = nil
    }
    /// A squeeze of the pencil. None happens here.
    @preconcurrency @MainActor open class Squeeze: NSObject {
        open private(set) var timestamp: TimeInterval = 0
        open private(set) var phase = Phase.ended
        open private(set) var hoverPose: UIPencilHoverPose? = nil
    }

    /// The action of double taps in the settings, which switches to the eraser.
    open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
    /// The action of squeezes in the settings, which shows a palette.
    open class var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
    /// Whether only a pencil draws, which is `false` here.
    open class var prefersPencilOnlyDrawing: Bool { false }
    /// Whether a pencil over the screen shows its tool, which is `false` here.
    open class var prefersHoverToolPreview: Bool { false }
    open private(set) weak var view: UIView?
    /// The object that is notified of taps and squeezes. It is never notified here: there is no pencil.
    open weak var delegate: (any UIPencilInteractionDelegate)?
    /// Whether taps and squeezes are recognized. It is stored but has no effect.
    open var isEnabled = true

    /// Creates an interaction, which holds its delegate weakly.
    public init(delegate: (any UIPencilInteractionDelegate)?) { self.delegate = delegate }
    public override convenience init() { self.init(delegate: nil) }
    /// Does nothing when the interaction is about to move to another view.
    open func willMove(to view: UIView?) {}
    /// Stores the view to which the interaction was added, or nil after it was removed.
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
    /// Called after a double tap, in the form before iOS 17.5. It is never called here: there is no pencil.
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
    /// Called after a double tap. It is never called here: there is no pencil.
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
    /// Called for each phase of a squeeze. It is never called here: there is no pencil.
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
    /// Does nothing for a delegate that doesn't implement the method.
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
    /// Calls the method of the form before iOS 17.5.
    public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {
        pencilInteractionDidTap(interaction)
    }
    /// Does nothing for a delegate that doesn't implement the method.
    public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze) {}
}

/// Handwriting in text.
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
    /// Whether a pencil is writing, which is `false` here.
    open var isHandlingWriting: Bool { false }
    /// Whether a pencil was used recently, which is `false` here.
    open class var isPencilInputExpected: Bool { false }

    /// Creates an interaction, which holds its delegate weakly.
    public init(delegate: any UIScribbleInteractionDelegate) { self.delegate = delegate }
    /// Does nothing when the interaction is about to move to another view.
    open func willMove(to view: UIView?) {}
    /// Stores the view to which the interaction was added, or nil after it was removed.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Determines where handwriting may begin, and is notified of it.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
    /// Returns whether writing may begin at a point. It is never called here: there is no pencil.
    func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
    /// Returns whether the view gets focus only after the writing. It is never called here: there is no pencil.
    func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
    /// Called before writing begins. It is never called here: there is no pencil.
    func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
    /// Called after writing ended. It is never called here: there is no pencil.
    func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
    /// Returns `true` for a delegate that doesn't implement the method.
    public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool { true }
    /// Returns `false` for a delegate that doesn't implement the method.
    public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { false }
    /// Does nothing for a delegate that doesn't implement the method.
    public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}

/// An accessory beside the pointer.
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject {
    /// The position of an accessory around the pointer.
    public struct Position: Hashable, Sendable {
        /// The distance from the pointer's shape in points.
        public let offset: CGFloat
        /// The angle in radians, clockwise from the top.
        public let angle: CGFloat
        /// Creates a position at a distance in points and an angle in radians, clockwise from the top.
        public init(offset: CGFloat, angle: CGFloat) { (self.offset, self.angle) = (offset, angle) }
        private static func at(_ eighths: CGFloat) -> Position { Position(offset: 14, angle: eighths * .pi / 4) }
        /// The positions at the sides and corners.
        public static let top = at(0), topRight = at(1), right = at(2), bottomRight = at(3), bottom = at(4), bottomLeft = at(5),
            left = at(6), topLeft = at(7)
    }

    open private(set) var shape: UIPointerShape
    open private(set) var position: Position
    /// Whether the accessory is rotated by its angle.
    open var orientationMatchesAngle = false
    /// Creates an accessory with a shape at a position.
    public init(_ shape: UIPointerShape, position: Position) { (self.shape, self.position) = (shape, position) }

    /// Returns an arrow at a position that points away from the pointer.
    open class func arrow(_ position: Position) -> UIPointerAccessory {
        let accessory = UIPointerAccessory(.path(UIBezierPath()), position: position)
        accessory.orientationMatchesAngle = true
        return accessory
    }
}

/// Selects the elements that a pointer's drag encloses.
@preconcurrency @MainActor
open class UIBandSelectionInteraction: NSObject, UIInteraction {
    /// The state of a selection by a pointer's drag.
    public enum State: Int, Sendable { case possible, began, selecting, ended }
    open private(set) weak var view: UIView?
    /// Whether a pointer's drag selects. It is stored but has no effect: there is no pointer.
    open var isEnabled = true
    /// The state, which is always possible here.
    open var state: State { .possible }
    /// The rectangle of the selection, which is always null here.
    open var selectionRect: CGRect { .null }
    /// The keys that were down at the beginning: none.
    open var initialModifierFlags: UIKeyModifierFlags { [] }
    /// Returns whether a selection may begin. It is never called here: there is no pointer.
    open var shouldBeginHandler: ((UIBandSelectionInteraction) -> Bool)?
    package let select: (UIBandSelectionInteraction) -> Void
    /// Creates an interaction. The handler is never called here: there is no pointer.
    public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) { select = selectionHandler }
    /// Does nothing when the interaction is about to move to another view.
    open func willMove(to view: UIView?) {}
    /// Stores the view to which the interaction was added, or nil after it was removed.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Opens its view under a drag that stays over it.
// FIXME(gap): a drag that stays opens nothing.
/// An interaction that a drag activates if it stays over a view. A drag that stays opens nothing here.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) var interactionBehavior: any UISpringLoadedInteractionBehavior
    open private(set) var interactionEffect: (any UISpringLoadedInteractionEffect)?
    package let activate: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// Creates an interaction with a behavior and an effect, or the standard ones with nil. The handler is never called here.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)? = nil,
        interactionEffect: (any UISpringLoadedInteractionEffect)? = nil,
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        (self.interactionBehavior, self.interactionEffect, activate) = (interactionBehavior ?? UsualSpring(), interactionEffect, handler)
    }
    /// Does nothing when the interaction is about to move to another view.
    open func willMove(to view: UIView?) {}
    /// Stores the view to which the interaction was added, or nil after it was removed.
    open func didMove(to view: UIView?) { self.view = view }
}

private final class UsualSpring: NSObject, UISpringLoadedInteractionBehavior {}

/// The progress toward the activation of a view under a drag.
public enum UISpringLoadedInteractionEffectState: Int, Sendable { case inactive, possible, activating, activated }

/// Decides whether a drag over a view may activate it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Returns whether a drag may activate the interaction. It is never called here.
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool
    /// Called after a drag activated the interaction, or left it. It is never called here.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    /// Returns `true` for a conforming type that doesn't implement the method.
    public func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool { true }
    /// Does nothing for a conforming type that doesn't implement the method.
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows the progress toward the activation of a view under a drag.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// Called to change the appearance while a drag stays. It is never called here.
    func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// The drag over a view, and the target that it is about to activate.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// The state of the interaction.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view that shows the effect.
    var targetView: UIView? { get set }
    /// A part of the view, such as a row's index path, or nil.
    var targetItem: Any? { get set }
    /// Returns the position of the drag in a view's coordinates.
    func location(in view: UIView?) -> CGPoint
}

/// A view or item that a drag can open by staying over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether a drag that stays over the view opens it. It is stored but has no effect.
    var isSpringLoaded: Bool { get set }
}

private let springLoaded = AttachedProperty(false)

extension UISpringLoadedInteractionSupporting {
    /// Whether a drag that stays over the view opens it. It is stored but has no effect.
    public var isSpringLoaded: Bool {
        get { springLoaded[self] }
        set { springLoaded[self] = newValue }
    }
}
