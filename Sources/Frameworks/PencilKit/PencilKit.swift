// A canvas on which fingers draw and erase, with undo. The tool palette is not shown.
@_exported import UIKit

/// The action of a finger on a canvas.
public protocol PKTool {}
/// Draws strokes.
public struct PKInkingTool: PKTool, Equatable, @unchecked Sendable {
    public typealias InkType = PKInk.InkType
    /// The kind of the tool's ink.
    public var inkType: InkType
    public var color: UIColor
    /// The width in points.
    public var width: CGFloat
    /// The angle of the tip in radians, which has no effect.
    public var azimuth: CGFloat = .pi / 2
    /// Creates a tool with an angle of its tip.
    public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil, azimuth: CGFloat) {
        self.init(type, color: color, width: width)
        self.azimuth = azimuth
    }
    /// The system that first had the tool's ink.
    public var requiredContentVersion: PKContentVersion { ink.requiredContentVersion }
    /// Returns a color for the other appearance: its lightness is inverted if the appearances differ.
    public static func convertColor(
        _ color: UIColor, from fromUserInterfaceStyle: UIUserInterfaceStyle, to toUserInterfaceStyle: UIUserInterfaceStyle
    )
        -> UIColor
    {
        let isDark = fromUserInterfaceStyle == .dark, becomesDark = toUserInterfaceStyle == .dark
        guard isDark != becomesDark else { return color }
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
        // The hue stays: only the lightness, the middle of the largest and the smallest part, is inverted.
        let shift = 1 - Swift.max(red, green, blue) - Swift.min(red, green, blue)
        return UIColor(red: red + shift, green: green + shift, blue: blue + shift, alpha: alpha)
    }
    /// Creates a tool. A nil width is the default of the ink.
    public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
        (inkType, self.color, self.width) = (type, color, width ?? type.defaultWidth)
    }
    /// Creates a tool of an ink, with a width in points.
    public init(ink: PKInk, width: CGFloat) { (inkType, color, self.width) = (ink.inkType, ink.color, width) }
    public var ink: PKInk { PKInk(inkType, color: color) }
}
// FIXME(gap): both kinds take whole strokes away.
/// Erases the strokes that a finger touches.
public struct PKEraserTool: PKTool, Equatable, Sendable {
    /// The way in which the eraser works. Every kind takes whole strokes away.
    public enum EraserType: Int, Sendable {
        case vector, bitmap, fixedWidthBitmap
        /// The usual width in points.
        public var defaultWidth: CGFloat { self == .vector ? 1 : 16 }
        /// The widths that are possible, in points.
        public var validWidthRange: ClosedRange<CGFloat> { self == .vector ? 1...1 : 1...200 }
    }
    /// The way in which the eraser works, which has no effect.
    public var eraserType: EraserType
    /// The width of the eraser in points.
    public var width: CGFloat
    /// Creates an eraser, with a width in points.
    public init(_ eraserType: EraserType, width: CGFloat = 16) { (self.eraserType, self.width) = (eraserType, width) }
}
// FIXME(gap): nothing is selected.
/// Selects strokes by a line around them.
public struct PKLassoTool: PKTool, Equatable, Sendable { public init() {} }

/// Whether fingers draw, or only a pencil.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable { case `default`, anyInput, pencilOnly }

/// The callbacks for a drawing's changes.
@preconcurrency @MainActor
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
    /// Called when the drawing has changed.
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
    /// Called after the drawing was drawn.
    func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
    /// Called when the user begins to use the tool.
    func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
    /// Called when the user stops using the tool.
    func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}
extension PKCanvasViewDelegate {
    /// Does nothing.
    public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
    /// Does nothing.
    public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
    /// Does nothing.
    public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
    /// Does nothing.
    public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// A canvas. One finger draws if the policy permits fingers.
open class PKCanvasView: UIScrollView {
    private let paper = Paper()
    private var stroke: PKStroke?
    public let drawingGestureRecognizer: UIGestureRecognizer = UIPanGestureRecognizer()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
    private func setUp() {
        if backgroundColor == nil { backgroundColor = .systemBackground }
        panGestureRecognizer.minimumNumberOfTouches = 2
        paper.isUserInteractionEnabled = false
        paper.backgroundColor = .clear
        addSubview(paper)
    }

    /// The drawing, in points of the content. Setting it notifies the delegate.
    open var drawing = PKDrawing() {
        didSet {
            paper.strokes = drawing.strokes
            (delegate as? any PKCanvasViewDelegate)?.canvasViewDrawingDidChange(self)
        }
    }
    /// The tool that the user draws with.
    open var tool: any PKTool = PKInkingTool(.pen)
    /// Whether fingers draw, or only the pencil.
    open var drawingPolicy = PKCanvasViewDrawingPolicy.default
    open var allowsFingerDrawing: Bool {
        get { drawingPolicy != .pencilOnly }
        set { drawingPolicy = newValue ? .anyInput : .pencilOnly }
    }
    /// The newest kinds of content that the canvas makes. It is stored but has no effect.
    open var maximumSupportedContentVersion = PKContentVersion.latest
    /// Whether a ruler is shown. It is stored but has no effect.
    open var isRulerActive = false
    /// Whether the user can draw.
    open var isDrawingEnabled = true

    open override func layoutSubviews() {
        super.layoutSubviews()
        paper.frame = CGRect(
            origin: .zero, size: CGSize(width: max(bounds.width, contentSize.width), height: max(bounds.height, contentSize.height)))
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isDrawingEnabled, drawingPolicy != .pencilOnly, let place = touches.first?.location(in: self) else {
            return super.touchesBegan(touches, with: event)
        }
        (delegate as? any PKCanvasViewDelegate)?.canvasViewDidBeginUsingTool(self)
        go(to: place)
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let place = touches.first?.location(in: self) { go(to: place) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { finish() }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { finish() }

    private func go(to place: CGPoint) {
        switch tool {
        case let tool as PKInkingTool:
            let points = (stroke.map { Array($0.path) } ?? []) + [PKStrokePoint(location: place, width: tool.width)]
            let longer = PKStroke(ink: tool.ink, path: PKStrokePath(controlPoints: points, creationDate: .distantPast))
            stroke = longer
            paper.strokes = drawing.strokes + [longer]
        case let tool as PKEraserTool:
            let reach = CGRect(x: place.x - tool.width / 2, y: place.y - tool.width / 2, width: tool.width, height: tool.width)
            let left = drawing.strokes.filter { stroke in !stroke.path.contains { reach.contains($0.location.applying(stroke.transform)) } }
            if left.count < drawing.strokes.count { change(to: PKDrawing(strokes: left)) }
        default: break
        }
    }
    private func finish() {
        if let stroke {
            self.stroke = nil
            change(to: PKDrawing(strokes: drawing.strokes + [stroke]))
        }
        (delegate as? any PKCanvasViewDelegate)?.canvasViewDidEndUsingTool(self)
    }
    private func change(to new: PKDrawing) {
        let old = drawing
        undoManager?.registerUndo(withTarget: self) { canvas in MainActor.assumeIsolated { canvas.change(to: old) } }
        drawing = new
    }

    private final class Paper: UIView {
        var strokes: [PKStroke] = [] { didSet { setNeedsDisplay() } }
        override func draw(_ rect: CGRect) { for stroke in strokes { stroke.draw() } }
    }
}

/// The callbacks for selections in the palette; there are none.
@preconcurrency @MainActor
public protocol PKToolPickerObserver: NSObjectProtocol {
    /// Called when another tool was selected.
    func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
    /// Called when another item was selected.
    func toolPickerSelectedToolItemDidChange(_ toolPicker: PKToolPicker)
    /// Called when the ruler was shown or hidden. It isn't called.
    func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
    /// Called when the palette was shown or hidden. It isn't called.
    func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
    /// Called when the palette has moved. It isn't called.
    func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}
extension PKToolPickerObserver {
    public func toolPickerSelectedToolItemDidChange(_ toolPicker: PKToolPicker) {}
    /// Does nothing.
    public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
    /// Does nothing.
    public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
    /// Does nothing.
    public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
    /// Does nothing.
    public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}
// FIXME(gap): it is not shown: canvases that observe it have the tool that code selects.
/// The palette of tools.
@preconcurrency @MainActor
open class PKToolPicker: NSObject {
    private static let common = PKToolPicker()
    private let observers = NSHashTable<AnyObject>.weakObjects()
    /// Returns the palette that all windows share.
    open class func shared(for window: UIWindow) -> PKToolPicker? { common }
    nonisolated public override init() { super.init() }
    /// Creates a palette of certain items. The first one that is a tool is selected.
    public convenience init(toolItems: [PKToolPickerItem]) {
        self.init()
        self.toolItems = toolItems
        if let item = toolItems.first(where: { $0.tool != nil }) { selectedToolItem = item }
    }
    /// The items of the palette.
    open private(set) lazy var toolItems: [PKToolPickerItem] = [
        PKToolPickerInkingItem(type: .pen), PKToolPickerInkingItem(type: .marker), PKToolPickerInkingItem(type: .pencil),
        PKToolPickerEraserItem(type: .vector), PKToolPickerLassoItem(), PKToolPickerRulerItem(),
    ]
    /// The selected item. Setting it selects its tool.
    open var selectedToolItem: PKToolPickerItem {
        get { chosen ?? toolItems.first ?? PKToolPickerInkingItem(type: .pen) }
        set {
            chosen = newValue
            if let tool = newValue.tool { selectedTool = tool }
            for case let observer as any PKToolPickerObserver in observers.allObjects { observer.toolPickerSelectedToolItemDidChange(self) }
        }
    }
    private var chosen: PKToolPickerItem?
    open var selectedToolItemIdentifier: String {
        get { selectedToolItem.identifier }
        set { if let item = toolItems.first(where: { $0.identifier == newValue }) { selectedToolItem = item } }
    }
    /// The button at the end of the palette. It isn't shown.
    open var accessoryItem: UIBarButtonItem?
    /// The newest kinds of content that the tools make. It is stored but has no effect.
    open var maximumSupportedContentVersion = PKContentVersion.latest
    /// Whether the palette has a button that hides it. It is stored but has no effect.
    open var prefersDismissControl = false
    /// The selected tool. Setting it changes the tool of the canvases that observe the palette.
    open var selectedTool: any PKTool = PKInkingTool(.pen) {
        didSet {
            for case let canvas as PKCanvasView in observers.allObjects { canvas.tool = selectedTool }
            for case let observer as any PKToolPickerObserver in observers.allObjects { observer.toolPickerSelectedToolDidChange(self) }
        }
    }
    /// Whether a ruler is shown. It is stored but has no effect.
    open var isRulerActive = false
    /// Whether the palette is visible, which is always false.
    open var isVisible: Bool { false }
    /// Whether the palette has controls for fingers. It is stored but has no effect.
    open var showsDrawingPolicyControls = true
    /// The light or dark appearance of the palette. It is stored but has no effect.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The appearance for which colors are chosen. It is stored but has no effect.
    open var colorUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The name under which the state is kept; nil for none. It is stored but has no effect.
    open var stateAutosaveName: String?
    /// Does nothing.
    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
    /// Adds an observer, which isn't retained.
    open func addObserver(_ observer: any PKToolPickerObserver) {
        observers.add(observer)
        (observer as? PKCanvasView)?.tool = selectedTool
    }
    open func removeObserver(_ observer: any PKToolPickerObserver) { observers.remove(observer) }
    /// Returns the null rectangle: the palette covers nothing.
    open func frameObscured(in view: UIView) -> CGRect { .null }
}
extension PKCanvasView: PKToolPickerObserver {}
