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
    public static let componentMultiply = CIBlendKernel("componentMultiply", BlendModes.componentMultiply)
    public static let componentMin = CIBlendKernel("componentMin", BlendModes.componentMin)
    public static let componentMax = CIBlendKernel("componentMax", BlendModes.componentMax)
    public static let clear = CIBlendKernel("clear", BlendModes.clear)
    public static let source = CIBlendKernel("source", BlendModes.source)
    public static let destination = CIBlendKernel("destination", BlendModes.destination)
    public static let sourceOver = CIBlendKernel("sourceOver", BlendModes.sourceOver)
    public static let destinationOver = CIBlendKernel("destinationOver", BlendModes.destinationOver)
    public static let sourceIn = CIBlendKernel("sourceIn", BlendModes.sourceIn)
    public static let destinationIn = CIBlendKernel("destinationIn", BlendModes.destinationIn)
    public static let sourceOut = CIBlendKernel("sourceOut", BlendModes.sourceOut)
    public static let destinationOut = CIBlendKernel("destinationOut", BlendModes.destinationOut)
    public static let sourceAtop = CIBlendKernel("sourceAtop", BlendModes.sourceAtop)
    public static let destinationAtop = CIBlendKernel("destinationAtop", BlendModes.destinationAtop)
    public static let exclusiveOr = CIBlendKernel("exclusiveOr", BlendModes.exclusiveOr)
    public static let multiply = CIBlendKernel("multiply", BlendModes.multiply)
    public static let screen = CIBlendKernel("screen", BlendModes.screen)
    public static let overlay = CIBlendKernel("overlay", BlendModes.overlay)
    public static let darken = CIBlendKernel("darken", BlendModes.darken)
    public static let lighten = CIBlendKernel("lighten", BlendModes.lighten)
    public static let colorDodge = CIBlendKernel("colorDodge", BlendModes.colorDodge)
    public static let colorBurn = CIBlendKernel("colorBurn", BlendModes.colorBurn)
    public static let hardLight = CIBlendKernel("hardLight", BlendModes.hardLight)
    public static let softLight = CIBlendKernel("softLight", BlendModes.softLight)
    public static let difference = CIBlendKernel("difference", BlendModes.difference)
    public static let exclusion = CIBlendKernel("exclusion", BlendModes.exclusion)
    public static let hue = CIBlendKernel("hue", BlendModes.hue)
    public static let saturation = CIBlendKernel("saturation", BlendModes.saturation)
    public static let color = CIBlendKernel("color", BlendModes.color)
    public static let luminosity = CIBlendKernel("luminosity", BlendModes.luminosity)
    public static let subtract = CIBlendKernel("subtract", BlendModes.subtract)
    public static let divide = CIBlendKernel("divide", BlendModes.divide)
    public static let linearBurn = CIBlendKernel("linearBurn", BlendModes.linearBurn)
    public static let linearDodge = CIBlendKernel("linearDodge", BlendModes.linearDodge)
    public static let vividLight = CIBlendKernel("vividLight", BlendModes.vividLight)
    public static let linearLight = CIBlendKernel("linearLight", BlendModes.linearLight)
    public static let pinLight = CIBlendKernel("pinLight", BlendModes.pinLight)
    public static let hardMix = CIBlendKernel("hardMix", BlendModes.hardMix)
    public static let darkerColor = CIBlendKernel("darkerColor", BlendModes.darkerColor)
    public static let lighterColor = CIBlendKernel("lighterColor", BlendModes.lighterColor)
}
