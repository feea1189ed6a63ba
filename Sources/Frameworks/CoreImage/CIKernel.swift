import UIKitCore

// Kernels are programs of a graphics processor. There is none, so that programs are refused; the built-in blend kernels compute.

/// A rectangle of the input that a kernel needs for one of its output.
public typealias CIKernelROICallback = (Int32, CGRect) -> CGRect

private func refusal(_ name: String) -> NSError {
    NSError(
        domain: "CIKernel", code: 1,
        userInfo: [NSLocalizedDescriptionKey: "The kernel \(name) can't be compiled, because there is no graphics processor."])
}

/// A program that computes pixels. Apps create none here.
open class CIKernel: NSObject, @unchecked Sendable {
    /// The name of the program's function.
    public let name: String

    init(builtIn name: String) { self.name = name }

    public convenience init?(source string: String) { return nil }
    public convenience init(functionName name: String, fromMetalLibraryData data: Data) throws { throw refusal(name) }
    /// Throws an error: programs aren't compiled.
    public convenience init(functionName name: String, fromMetalLibraryData data: Data, outputPixelFormat format: CIFormat) throws {
        throw refusal(name)
    }
    open class func makeKernels(source string: String) -> [CIKernel]? { nil }
    /// Throws an error: programs aren't compiled.
    open class func kernels(withMetalString source: String) throws -> [CIKernel] { throw refusal("") }
    /// Returns no names: libraries of programs aren't read.
    open class func kernelNames(fromMetalLibraryData data: Data) -> [String] { [] }
    /// Returns nil: programs aren't run.
    open func apply(extent: CGRect, roiCallback callback: @escaping CIKernelROICallback, arguments args: [Any]?) -> CIImage? { nil }
}

/// A program that computes a pixel from pixels at the same place.
open class CIColorKernel: CIKernel, @unchecked Sendable {
    /// Returns nil: programs aren't run.
    open func apply(extent: CGRect, arguments args: [Any]?) -> CIImage? { nil }
}

/// A program that computes the place from which a pixel is taken.
open class CIWarpKernel: CIKernel, @unchecked Sendable {
    /// Returns nil: programs aren't run.
    open func apply(extent: CGRect, roiCallback callback: @escaping CIKernelROICallback, image: CIImage, arguments args: [Any]) -> CIImage?
    { nil }
}

/// A way to mix two images. The built-in ones compute.
open class CIBlendKernel: CIColorKernel, @unchecked Sendable {
    private let mix: (Pixel, Pixel) -> Pixel

    private init(_ name: String, _ mix: @escaping (Pixel, Pixel) -> Pixel) {
        self.mix = mix
        super.init(builtIn: name)
    }

    /// Returns an image over another one.
    open func apply(foreground: CIImage, background: CIImage) -> CIImage? {
        let (top, bottom, mix) = (foreground.pixel, background.pixel, mix)
        return CIImage(foreground.extent.union(background.extent)) { x, y in mix(top(x, y), bottom(x, y)) }
    }
    func mixed(_ top: Pixel, _ bottom: Pixel) -> Pixel { mix(top, bottom) }

    /// Returns an image over another one. The space has no effect.
    open func apply(foreground: CIImage, background: CIImage, colorSpace: CGColorSpace) -> CIImage? {
        apply(foreground: foreground, background: background)
    }

    /// The built-in ways, by their names in PDF and in programs for photos.
    public static let componentAdd = CIBlendKernel("componentAdd", BlendModes.componentAdd)
    /// The way to mix `componentMultiply`.
    public static let componentMultiply = CIBlendKernel("componentMultiply", BlendModes.componentMultiply)
    /// The way to mix `componentMin`.
    public static let componentMin = CIBlendKernel("componentMin", BlendModes.componentMin)
    /// The way to mix `componentMax`.
    public static let componentMax = CIBlendKernel("componentMax", BlendModes.componentMax)
    /// The way to mix `clear`.
    public static let clear = CIBlendKernel("clear", BlendModes.clear)
    /// The way to mix `source`.
    public static let source = CIBlendKernel("source", BlendModes.source)
    /// The way to mix `destination`.
    public static let destination = CIBlendKernel("destination", BlendModes.destination)
    /// The way to mix `sourceOver`.
    public static let sourceOver = CIBlendKernel("sourceOver", BlendModes.sourceOver)
    /// The way to mix `destinationOver`.
    public static let destinationOver = CIBlendKernel("destinationOver", BlendModes.destinationOver)
    /// The way to mix `sourceIn`.
    public static let sourceIn = CIBlendKernel("sourceIn", BlendModes.sourceIn)
    /// The way to mix `destinationIn`.
    public static let destinationIn = CIBlendKernel("destinationIn", BlendModes.destinationIn)
    /// The way to mix `sourceOut`.
    public static let sourceOut = CIBlendKernel("sourceOut", BlendModes.sourceOut)
    /// The way to mix `destinationOut`.
    public static let destinationOut = CIBlendKernel("destinationOut", BlendModes.destinationOut)
    /// The way to mix `sourceAtop`.
    public static let sourceAtop = CIBlendKernel("sourceAtop", BlendModes.sourceAtop)
    /// The way to mix `destinationAtop`.
    public static let destinationAtop = CIBlendKernel("destinationAtop", BlendModes.destinationAtop)
    /// The way to mix `exclusiveOr`.
    public static let exclusiveOr = CIBlendKernel("exclusiveOr", BlendModes.exclusiveOr)
    /// The way to mix `multiply`.
    public static let multiply = CIBlendKernel("multiply", BlendModes.multiply)
    /// The way to mix `screen`.
    public static let screen = CIBlendKernel("screen", BlendModes.screen)
    /// The way to mix `overlay`.
    public static let overlay = CIBlendKernel("overlay", BlendModes.overlay)
    /// The way to mix `darken`.
    public static let darken = CIBlendKernel("darken", BlendModes.darken)
    /// The way to mix `lighten`.
    public static let lighten = CIBlendKernel("lighten", BlendModes.lighten)
    /// The way to mix `colorDodge`.
    public static let colorDodge = CIBlendKernel("colorDodge", BlendModes.colorDodge)
    /// The way to mix `colorBurn`.
    public static let colorBurn = CIBlendKernel("colorBurn", BlendModes.colorBurn)
    /// The way to mix `hardLight`.
    public static let hardLight = CIBlendKernel("hardLight", BlendModes.hardLight)
    /// The way to mix `softLight`.
    public static let softLight = CIBlendKernel("softLight", BlendModes.softLight)
    /// The way to mix `difference`.
    public static let difference = CIBlendKernel("difference", BlendModes.difference)
    /// The way to mix `exclusion`.
    public static let exclusion = CIBlendKernel("exclusion", BlendModes.exclusion)
    /// The way to mix `hue`.
    public static let hue = CIBlendKernel("hue", BlendModes.hue)
    /// The way to mix `saturation`.
    public static let saturation = CIBlendKernel("saturation", BlendModes.saturation)
    /// The way to mix `color`.
    public static let color = CIBlendKernel("color", BlendModes.color)
    /// The way to mix `luminosity`.
    public static let luminosity = CIBlendKernel("luminosity", BlendModes.luminosity)
    /// The way to mix `subtract`.
    public static let subtract = CIBlendKernel("subtract", BlendModes.subtract)
    /// The way to mix `divide`.
    public static let divide = CIBlendKernel("divide", BlendModes.divide)
    /// The way to mix `linearBurn`.
    public static let linearBurn = CIBlendKernel("linearBurn", BlendModes.linearBurn)
    /// The way to mix `linearDodge`.
    public static let linearDodge = CIBlendKernel("linearDodge", BlendModes.linearDodge)
    /// The way to mix `vividLight`.
    public static let vividLight = CIBlendKernel("vividLight", BlendModes.vividLight)
    /// The way to mix `linearLight`.
    public static let linearLight = CIBlendKernel("linearLight", BlendModes.linearLight)
    /// The way to mix `pinLight`.
    public static let pinLight = CIBlendKernel("pinLight", BlendModes.pinLight)
    /// The way to mix `hardMix`.
    public static let hardMix = CIBlendKernel("hardMix", BlendModes.hardMix)
    /// The way to mix `darkerColor`.
    public static let darkerColor = CIBlendKernel("darkerColor", BlendModes.darkerColor)
    /// The way to mix `lighterColor`.
    public static let lighterColor = CIBlendKernel("lighterColor", BlendModes.lighterColor)
}
