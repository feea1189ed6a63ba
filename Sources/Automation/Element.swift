import AutomationClient
import Foundation
import UIKit

/// An element on the screen: a view, or an accessibility element that is not a view.
///
/// ``ElementTree`` creates elements, which describe the screen at the moment of its creation. They retain their objects.
@MainActor
public final class Element {
    /// The view, or the object in an app's `accessibilityElements` that replaces it.
    public let object: AnyObject
    /// The view, or the one that contains the accessibility element.
    public let view: UIView
    /// The type in Apple's test runner.
    public let type: ElementType
    /// The reference that identifies the element's object for the object's lifetime.
    public internal(set) var ref: Int
    /// The element that contains this one, or `nil` for the root. It isn't retained.
    public private(set) weak var parent: Element?
    /// The elements inside this one, in reading order.
    public internal(set) var children: [Element] = [] { didSet { for child in children { child.parent = self } } }

    /// The frame in the screen's points, in the current orientation.
    public let frame: CGRect
    /// The part of ``frame`` inside the screen and the enclosing scroll views, or a null rectangle if there is none.
    public let clipped: CGRect
    /// The drawing order of the element and its contents: anything later that is opaque covers it.
    let order: Range<Int>
    /// The tree. After its owner releases it, the elements that cover this one are unknown.
    private(set) weak var tree: ElementTree?
    /// The texts of the element.
    public let words: ElementWords

    init(_ object: AnyObject, in view: UIView, _ type: ElementType, frame: CGRect, clipped: CGRect, order: Range<Int>, _ tree: ElementTree)
    {
        (self.object, self.view, self.type, self.frame, self.clipped, self.order, self.tree) = (
            object, view, type, frame, clipped, order, tree
        )
        ref = tree.references.number(of: object)
        words = object === view ? ElementWords(of: view, type) : ElementWords(of: object)
    }

    /// The accessibility identifier, or an empty string.
    public var identifier: String { words.identifier ?? "" }
    /// The label, or an empty string.
    public var label: String { words.label ?? "" }
    /// The name of the object's class, as Apple's test runner prints it. The name of an app's class includes its module.
    public var className: String {
        if object is OffscreenRow { return OffscreenRow.className }
        let key = ObjectIdentifier(Swift.type(of: object))
        if let name = Self.classNames[key] { return name }
        let name = SystemClasses.printedName(of: object)
        Self.classNames[key] = name
        return name
    }
    /// The names of classes, cached because computing them takes longer than everything else about an element.
    private static var classNames: [ObjectIdentifier: String] = [:]

    // MARK: States

    /// The accessibility traits of the object.
    public var traits: UIAccessibilityTraits {
        (object as? UIResponder)?.accessibilityTraits ?? (object as? NSObject)?.accessibilityTraits ?? .none
    }

    /// Whether the element responds to touches: neither its traits nor its control are disabled.
    public var isEnabled: Bool {
        if traits.contains(.notEnabled) { return false }
        if object === view, let segment = Segment(view) { return segment.isEnabled }
        if object === view, let toggle = ElementTypes.toggle(in: view) { return toggle.isEnabled }
        if object === view, CellParts.mark(view) != nil { return false }
        return object !== view || (view as? UIControl)?.isEnabled ?? true
    }

    /// Whether the element is selected, by its traits or as a cell, a segment, or a button.
    public var isSelected: Bool {
        if traits.contains(.selected) { return true }
        guard object === view else { return false }
        if let segment = Segment(view) { return segment.isSelected }
        switch view {
        case let cell as UITableViewCell: return cell.isSelected
        case let cell as UICollectionViewCell: return cell.isSelected
        // A slider, a switch or a field is never selected, although a control can be.
        case is UIButton: return (view as? UIControl)?.isSelected ?? false
        default: return false
        }
    }

    /// Whether the element receives typed text.
    public var isFocused: Bool { object === view && view.isFirstResponder }

    /// Whether assistive technologies reach the element itself, by WebDriverAgent's rules: it is an accessibility element, a text field, or
    /// a cell whose first child is one; and nothing around it except a table is an accessibility element.
    public var isAccessible: Bool {
        let counts =
            switch type {
            case .textField, .secureTextField: true
            case .cell: isAccessibilityElement || children.first?.isAccessibilityElement == true
            default: isAccessibilityElement
            }
        return counts && !sequence(first: self, next: \.parent).dropFirst().contains { $0.type != .table && $0.isAccessibilityElement }
    }

    /// The least and the greatest value of a slider or a progress indicator.
    var range: ClosedRange<Double>? {
        guard object === view else { return nil }
        switch view {
        case let slider as UISlider where slider.minimumValue <= slider.maximumValue:
            return Double(slider.minimumValue)...Double(slider.maximumValue)
        case is UIProgressView: return 0...1
        default: return nil
        }
    }

    /// The names of the custom accessibility actions.
    var actions: [String] {
        ((object as? UIResponder)?.accessibilityCustomActions ?? (object as? NSObject)?.accessibilityCustomActions ?? []).map(\.name)
    }

    /// Whether the object itself is an accessibility element, or a part of a control that is one on a device.
    var isAccessibilityElement: Bool {
        if type == .application || type == .window { return false }
        guard object === view else { return !isOnlyInTrees }
        // The parts of controls are accessibility elements on a device, too.
        return view.isAccessibilityElement || [.button, .key, .pickerWheel, .switch, .slider, .menuItem].contains(type)
    }

    /// Whether the element is a view or a bar that Apple's element trees contain but assistive technologies skip.
    package var isOnlyInTrees: Bool { object is TreeHolder || object is CellBackground || object is ScrollBar }

    // MARK: Sight and touch

    /// The parts of ``clipped`` that nothing opaque covers.
    private lazy var uncovered: [CGRect] = tree?.covers.uncovered(clipped, after: order.upperBound) ?? (clipped.isNull ? [] : [clipped])

    /// The fraction of ``frame`` that is visible, from 0 to 1.
    public var visiblePart: CGFloat {
        let whole = frame.width * frame.height
        guard whole > 0 else { return 0 }
        return min(1, max(0, uncovered.reduce(0) { $0 + $1.width * $1.height } / whole))
    }

    /// The bounding rectangle of the frame's visible parts, or a null rectangle if there are none.
    public var visibleFrame: CGRect { uncovered.reduce(.null) { $0.union($1) } }

    private lazy var touch: Touch = findTouch()

    /// Whether a touch at ``hitPoint`` reaches the element.
    public var isHittable: Bool { touch.point != nil }
    /// The point for taps, in the screen's points: the activation point that the app set, the center of the part inside the screen, or else
    /// of the largest part that is not covered. `nil` if the element cannot be touched.
    public var hitPoint: CGPoint? { touch.point }
    /// The element that receives the touches at the center instead of this one.
    public var cover: Element? { touch.cover }

    private struct Touch {
        var point: CGPoint?
        var cover: Element?
    }

    private func findTouch() -> Touch {
        guard let tree, !clipped.isNull, clipped.width > 0, clipped.height > 0 else { return Touch() }
        var points = [CGPoint(x: clipped.midX, y: clipped.midY)]
        // The switch of a row receives the touch; its label does not.
        if object === view, let toggle = ElementTypes.toggle(in: view) {
            let point = toggle.convert(CGPoint(x: toggle.bounds.midX, y: toggle.bounds.midY), to: UIScreen.main.coordinateSpace)
            if clipped.contains(point) { points.insert(point, at: 0) }
        }
        if let point = (object as? UIResponder)?.accessibility.activationPoint, clipped.contains(point) { points.insert(point, at: 0) }
        if let largest = uncovered.max(by: { $0.width * $0.height < $1.width * $1.height }) {
            points.append(CGPoint(x: largest.midX, y: largest.midY))
        }
        var cover: Element?
        for point in points {
            let reached = tree.reached(at: point)
            if takes(reached, tree) { return Touch(point: point) }
            let receiver = reached.flatMap(tree.element(showing:))
            if let receiver, isPart(of: receiver) { return Touch(point: point) }
            if cover == nil { cover = receiver }
        }
        return Touch(cover: cover)
    }

    /// Returns whether a touch that reaches `hit` counts for this element: `hit` is its view, a descendant, an ancestor (a label in a
    /// button), or drawn below it (a label in front of a picture).
    private func takes(_ hit: UIView?, _ tree: ElementTree) -> Bool {
        guard let hit else { return false }
        if hit === view || hit.isDescendant(of: view) || view.isDescendant(of: hit) { return true }
        return tree.order(of: hit).map { $0 < order.lowerBound } ?? false
    }

    /// Returns whether a touch on `receiver` is one on this element, too: a text in a SwiftUI button, whose touches another view receives.
    private func isPart(of receiver: Element) -> Bool {
        [.button, .link, .cell, .menuItem, .switch, .toggle].contains(receiver.type)
            && sequence(first: self, next: \.parent).contains { $0 === receiver }
    }

    // MARK: Forms

    /// Returns a snapshot for the protocol and its clients. Without `withReach`, it omits the elements that cover this one, which take most
    /// of the time to find.
    public func snapshot(withChildren: Bool = true, withReach: Bool = true) -> ElementSnapshot {
        var snapshot = ElementSnapshot(ref: ref, type: type, className: className, frame: frame)
        snapshot.identifier = identifier
        snapshot.label = label
        snapshot.value = words.value
        snapshot.placeholder = words.placeholder
        snapshot.title = words.title ?? ""
        snapshot.traits = traits.names
        snapshot.isEnabled = isEnabled
        snapshot.isSelected = isSelected
        snapshot.isFocused = isFocused
        snapshot.isAccessible = isAccessible
        if isAccessibilityElement != isAccessible { snapshot.isAccessibilityElement = isAccessibilityElement }
        if let range { (snapshot.minimum, snapshot.maximum) = (range.lowerBound, range.upperBound) }
        snapshot.actions = actions
        if withReach {
            snapshot.visible = Double(visiblePart)
            snapshot.isHittable = isHittable
            snapshot.hitPoint = hitPoint
        }
        if withReach, let cover { snapshot.under = .init(ref: cover.ref, type: cover.type, className: cover.className, label: cover.label) }
        if withChildren { snapshot.children = children.map { $0.snapshot(withReach: withReach) } }
        return snapshot
    }

    /// Calls `body` for the element and all its descendants, in reading order.
    public func forEach(_ body: (Element) throws -> Void) rethrows {
        try body(self)
        for child in children { try child.forEach(body) }
    }

    /// A one-line description for messages: `Button "Save" (320, 59, 57, 44)`.
    public var summary: String {
        let name = label.isEmpty ? identifier.isEmpty ? "" : " id \"\(identifier)\"" : " \"\(label)\""
        let place = [frame.minX, frame.minY, frame.width, frame.height].map {
            Int(exactly: $0.rounded(.towardZero)).map(String.init) ?? "\($0)"
        }
        return "\(type.name)\(name) (\(place.joined(separator: ", ")))"
    }
}

extension UIAccessibilityTraits {
    private static let all: [(UIAccessibilityTraits, String)] = [
        (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"), (.playsSound, "playsSound"),
        (.keyboardKey, "keyboardKey"),
        (.staticText, "staticText"), (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
        (.updatesFrequently, "updatesFrequently"),
        (.searchField, "searchField"), (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
        (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"), (.tabBar, "tabBar"),
        (.header, "header"),
        (.supportsZoom, "supportsZoom"), (.toggleButton, "toggleButton"),
    ]

    /// Apple's names without their prefix.
    public var names: [String] { rawValue == 0 ? [] : Self.all.filter { contains($0.0) }.map(\.1) }
}

/// A button of a segmented control.
@MainActor
struct Segment {
    let control: UISegmentedControl
    let index: Int

    init?(_ view: UIView) {
        guard let control = view.superview as? UISegmentedControl, ElementTypes.className(of: view) == "SegmentView" else { return nil }
        self.control = control
        // The indicator and the dividers are among the subviews.
        let segments = control.subviews.filter { ElementTypes.className(of: $0) == "SegmentView" }
            .sorted { $0.frame.minX < $1.frame.minX }
        guard let index = segments.firstIndex(where: { $0 === view }) else { return nil }
        self.index = control.effectiveUserInterfaceLayoutDirection == .rightToLeft ? segments.count - 1 - index : index
    }

    var isSelected: Bool { control.selectedSegmentIndex == index }
    var isEnabled: Bool { control.isEnabled && control.isEnabledForSegment(at: index) }
    var label: String? { control.titleForSegment(at: index) ?? control.imageForSegment(at: index)?.spokenName }
}
