import UIKit

/// An item of a palette.
@preconcurrency @MainActor
open class PKToolPickerItem: NSObject {
    public final let identifier: String
    /// The tool of the item; nil for one that isn't a tool for a canvas.
    package final let tool: (any PKTool)?
    init(_ identifier: String, _ tool: (any PKTool)? = nil) { (self.identifier, self.tool) = (identifier, tool) }
}
/// An ink in a palette.
open class PKToolPickerInkingItem: PKToolPickerItem {
    public final let inkingTool: PKInkingTool
    /// Whether the color can be chosen. It is stored but has no effect.
    public final var allowsColorSelection = true
    /// Creates an item. The color is black, the width is that of the ink, and the identifier names the ink, unless they are given.
    public init(
        type: PKInkingTool.InkType, color: UIColor = .black, width: CGFloat? = nil, azimuth: CGFloat? = nil, identifier: String? = nil
    ) {
        inkingTool = PKInkingTool(type, color: color, width: width, azimuth: azimuth ?? .pi / 2)
        super.init(identifier ?? type.rawValue, inkingTool)
    }
}
/// An eraser in a palette.
open class PKToolPickerEraserItem: PKToolPickerItem {
    public final let eraserTool: PKEraserTool
    public init(type: PKEraserTool.EraserType, width: CGFloat? = nil) {
        eraserTool = PKEraserTool(type, width: width ?? type.defaultWidth)
        super.init("com.apple.tool.eraser.\(type)", eraserTool)
    }
}
/// The tool that selects, in a palette.
open class PKToolPickerLassoItem: PKToolPickerItem {
    public final let lassoTool = PKLassoTool()
    public init() { super.init("com.apple.tool.lasso", PKLassoTool()) }
}
/// The ruler in a palette.
open class PKToolPickerRulerItem: PKToolPickerItem { public init() { super.init("com.apple.tool.ruler") } }
/// The tool that writes into text fields, in a palette.
open class PKToolPickerScribbleItem: PKToolPickerItem { public init() { super.init("com.apple.tool.scribble") } }
/// An app's own tool in a palette.
open class PKToolPickerCustomItem: PKToolPickerItem {
    /// The properties of an app's own tool.
    public struct Configuration {
        public var identifier: String, name: String
        public var imageProvider: ((PKToolPickerCustomItem) -> UIImage)?
        /// Returns the screen with the tool's settings.
        public var viewControllerProvider: ((PKToolPickerCustomItem) -> UIViewController)?
        public var defaultWidth: CGFloat = 0, widthVariants: [CGFloat: UIImage] = [:]
        public var defaultColor = UIColor.black, allowsColorSelection = false, toolAttributeControls: ToolAttributeControls = []
        public init(identifier: String, name: String) { (self.identifier, self.name) = (identifier, name) }
        /// The settings of a tool that the palette shows.
        public struct ToolAttributeControls: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let width = Self(rawValue: 1), opacity = Self(rawValue: 2)
        }
    }
    public final let configuration: Configuration
    public final var color: UIColor, width: CGFloat
    public final var allowsColorSelection: Bool
    public init(configuration: Configuration) {
        (self.configuration, color, width) = (configuration, configuration.defaultColor, configuration.defaultWidth)
        allowsColorSelection = configuration.allowsColorSelection
        super.init(configuration.identifier)
    }
    /// Does nothing: the palette isn't shown.
    open func reloadImage() {}
}
