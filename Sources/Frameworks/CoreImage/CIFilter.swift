import UIKitCore

/// The keys for images.
public let kCIInputImageKey = "inputImage", kCIInputBackgroundImageKey = "inputBackgroundImage", kCIInputMaskImageKey = "inputMaskImage",
    kCIOutputImageKey = "outputImage"
/// The keys for strength, radius, scale, and center.
public let kCIInputIntensityKey = "inputIntensity", kCIInputRadiusKey = "inputRadius", kCIInputScaleKey = "inputScale",
    kCIInputCenterKey = "inputCenter",
    kCIInputAngleKey = "inputAngle"
/// The keys for color, saturation, brightness, and contrast.
public let kCIInputColorKey = "inputColor", kCIInputSaturationKey = "inputSaturation", kCIInputBrightnessKey = "inputBrightness",
    kCIInputContrastKey = "inputContrast"
/// The keys for exposure, extent, proportions, and width.
public let kCIInputEVKey = "inputEV", kCIInputExtentKey = "inputExtent", kCIInputAspectRatioKey = "inputAspectRatio",
    kCIInputWidthKey = "inputWidth",
    kCIInputTransformKey = "inputTransform"
/// The keys for sharpness, time, target, version, and amount.
public let kCIInputSharpnessKey = "inputSharpness", kCIInputTimeKey = "inputTime", kCIInputTargetImageKey = "inputTargetImage",
    kCIInputVersionKey = "inputVersion", kCIInputAmountKey = "inputAmount"
/// The keys for attributes, and the names of categories.
public let kCIAttributeFilterName = "CIAttributeFilterName", kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName",
    kCICategoryBuiltIn = "CICategoryBuiltIn", kCICategoryColorEffect = "CICategoryColorEffect"

/// A named recipe with inputs set by key, and the image it produces from them.
open class CIFilter: NSObject, CIFilterProtocol, @unchecked Sendable {
    /// The name of the filter.
    open var name: String
    private let recipe: FilterRecipe?
    private var values: [String: Any] = [:]

    public override init() { (name, recipe) = ("", nil) }

    /// Creates a filter by its name. Returns nil for a filter that doesn't exist here.
    public init?(name: String) {
        guard let recipe = FilterRecipe.all[name] else { return nil }
        (self.name, self.recipe, values) = (name, recipe, recipe.defaults)
    }
    /// Creates a filter with values. Returns nil for a filter that doesn't exist here.
    public convenience init?(name: String, parameters: [String: Any]?) {
        self.init(name: name)
        for (key, value) in parameters ?? [:] { setValue(value, forKey: key) }
    }
    /// Creates a filter with values. Returns nil for a filter that doesn't exist here.
    public convenience init?(name: String, withInputParameters parameters: [String: Any]?) { self.init(name: name, parameters: parameters) }

    /// The keys for the values that the filter uses.
    open var inputKeys: [String] { recipe?.inputs ?? [] }
    /// The keys for the results.
    open var outputKeys: [String] { [kCIOutputImageKey] }
    /// The attributes of the filter, of which only the name is known.
    open var attributes: [String: Any] { [kCIAttributeFilterName: name] }
    /// Sets the default values of those that aren't set.
    open func setDefaults() { values.merge(recipe?.defaults ?? [:]) { $1 } }
    /// Sets a value. An unknown key has no effect.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// Returns a value, or the result.
    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
    /// The result, or nil if an image is missing. It is calculated when it is drawn.
    open var outputImage: CIImage? { recipe?.make(FilterInputs(values: values)) }

    /// Returns the names of all filters here, regardless of the category.
    open class func filterNames(inCategory category: String?) -> [String] { FilterRecipe.all.keys.sorted() }
    /// Returns the names of all filters here, regardless of the categories.
    open class func filterNames(inCategories categories: [String]?) -> [String] { filterNames(inCategory: nil) }
    /// Returns the name of a filter without its prefix, or nil for one that doesn't exist here.
    open class func localizedName(forFilterName filterName: String) -> String? {
        FilterRecipe.all[filterName] == nil ? nil : String(filterName.dropFirst(2))
    }
}

/// A filter's inputs, converted to the types it needs.
struct FilterInputs {
    let values: [String: Any]

    var image: CIImage? { values[kCIInputImageKey] as? CIImage }
    func image(_ key: String) -> CIImage? { values[key] as? CIImage }
    func number(_ key: String) -> Float {
        switch values[key] {
        case let value as NSNumber: value.floatValue
        case let value as Double: Float(value)
        case let value as CGFloat: Float(value)
        case let value as Float: value
        case let value as Int: Float(value)
        default: 0
        }
    }
    func vector(_ key: String) -> CIVector {
        switch values[key] {
        case let vector as CIVector: vector
        case let point as CGPoint: CIVector(cgPoint: point)
        case let rect as CGRect: CIVector(cgRect: rect)
        default: CIVector(values: [])
        }
    }
    func color(_ key: String) -> Pixel { (values[key] as? CIColor)?.pixel ?? Pixel(0, 0, 0, 1) }

    /// The input with every color changed; `change` takes and returns unpremultiplied colors.
    func mapped(_ change: @escaping (SIMD3<Float>) -> SIMD3<Float>) -> CIImage? {
        guard let image else { return nil }
        let source = image.pixel
        return CIImage(image.extent) { x, y in
            let pixel = source(x, y)
            guard pixel.w > 0 else { return .zero }
            let color = change(SIMD3(pixel.x, pixel.y, pixel.z) / pixel.w).clamped(lowerBound: .zero, upperBound: .one) * pixel.w
            return Pixel(color, pixel.w)
        }
    }
    /// The input sampled elsewhere: `move` gives the source of each point.
    func moved(_ extent: CGRect? = nil, _ move: @escaping (SIMD2<Float>) -> SIMD2<Float>) -> CIImage? {
        guard let image else { return nil }
        let source = image.pixel
        return CIImage(extent ?? image.extent) { x, y in
            let from = move(SIMD2(x, y))
            return source(from.x, from.y)
        }
    }
    func combined(_ mix: @escaping (_ top: Pixel, _ bottom: Pixel) -> Pixel) -> CIImage? {
        guard let image, let bottom = self.image(kCIInputBackgroundImageKey) else { return image }
        let (a, b) = (image.pixel, bottom.pixel)
        return CIImage(image.extent.union(bottom.extent)) { x, y in mix(a(x, y), b(x, y)) }
    }
}

// `CIFilter.sepiaTone()` and similar constructors.
extension CIFilter {
    public class func sepiaTone() -> CIFilter { CIFilter(name: "CISepiaTone")! }
    public class func gaussianBlur() -> CIFilter { CIFilter(name: "CIGaussianBlur")! }
    public class func pixellate() -> CIFilter { CIFilter(name: "CIPixellate")! }
    public class func vignette() -> CIFilter { CIFilter(name: "CIVignette")! }
    public class func unsharpMask() -> CIFilter { CIFilter(name: "CIUnsharpMask")! }
    public class func twirlDistortion() -> CIFilter { CIFilter(name: "CITwirlDistortion")! }
    public class func colorControls() -> CIFilter { CIFilter(name: "CIColorControls")! }
    public class func colorInvert() -> CIFilter { CIFilter(name: "CIColorInvert")! }
    public class func colorMonochrome() -> CIFilter { CIFilter(name: "CIColorMonochrome")! }
    public class func photoEffectNoir() -> CIFilter { CIFilter(name: "CIPhotoEffectNoir")! }
    public class func photoEffectMono() -> CIFilter { CIFilter(name: "CIPhotoEffectMono")! }
    public class func radialGradient() -> CIFilter { CIFilter(name: "CIRadialGradient")! }
    public class func linearGradient() -> CIFilter { CIFilter(name: "CILinearGradient")! }
    public class func blendWithMask() -> CIFilter { CIFilter(name: "CIBlendWithMask")! }
    public class func differenceBlendMode() -> CIFilter { CIFilter(name: "CIDifferenceBlendMode")! }
    public class func qrCodeGenerator() -> CIFilter { CIFilter(name: "CIQRCodeGenerator")! }
}

/// Gives a filter's inputs as properties. The class itself does not: an app's own filter declares its inputs itself.
public protocol CIFilterProtocol: NSObjectProtocol {
    /// Returns a value.
    func value(forKey key: String) -> Any?
    /// Sets a value.
    func setValue(_ value: Any?, forKey key: String)
}

extension CIFilterProtocol {
    private func number(_ key: String) -> Float { FilterInputs(values: [key: value(forKey: key) as Any]).number(key) }
    /// The image that is changed.
    public var inputImage: CIImage? {
        get { value(forKey: kCIInputImageKey) as? CIImage }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    /// The image behind.
    public var backgroundImage: CIImage? {
        get { value(forKey: kCIInputBackgroundImageKey) as? CIImage }
        set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
    }
    /// The image whose brightness decides between two others.
    public var maskImage: CIImage? {
        get { value(forKey: kCIInputMaskImageKey) as? CIImage }
        set { setValue(newValue, forKey: kCIInputMaskImageKey) }
    }
    /// The strength of the effect.
    public var intensity: Float {
        get { number(kCIInputIntensityKey) }
        set { setValue(newValue, forKey: kCIInputIntensityKey) }
    }
    /// The radius in pixels.
    public var radius: Float {
        get { number(kCIInputRadiusKey) }
        set { setValue(newValue, forKey: kCIInputRadiusKey) }
    }
    /// The size of the effect in pixels, or a factor.
    public var scale: Float {
        get { number(kCIInputScaleKey) }
        set { setValue(newValue, forKey: kCIInputScaleKey) }
    }
    /// The angle in radians.
    public var angle: Float {
        get { number(kCIInputAngleKey) }
        set { setValue(newValue, forKey: kCIInputAngleKey) }
    }
    /// The factor of the saturation; 1 changes nothing.
    public var saturation: Float {
        get { number(kCIInputSaturationKey) }
        set { setValue(newValue, forKey: kCIInputSaturationKey) }
    }
    /// The amount that is added to the components; 0 changes nothing.
    public var brightness: Float {
        get { number(kCIInputBrightnessKey) }
        set { setValue(newValue, forKey: kCIInputBrightnessKey) }
    }
    /// The factor of the contrast; 1 changes nothing.
    public var contrast: Float {
        get { number(kCIInputContrastKey) }
        set { setValue(newValue, forKey: kCIInputContrastKey) }
    }
    /// The radius at which the gradient starts, in pixels.
    public var radius0: Float {
        get { number("inputRadius0") }
        set { setValue(newValue, forKey: "inputRadius0") }
    }
    /// The radius at which the gradient ends, in pixels.
    public var radius1: Float {
        get { number("inputRadius1") }
        set { setValue(newValue, forKey: "inputRadius1") }
    }
    /// The color at the start of the gradient.
    public var color0: CIColor {
        get { value(forKey: "inputColor0") as? CIColor ?? .white }
        set { setValue(newValue, forKey: "inputColor0") }
    }
    /// The color at the end of the gradient.
    public var color1: CIColor {
        get { value(forKey: "inputColor1") as? CIColor ?? .black }
        set { setValue(newValue, forKey: "inputColor1") }
    }
    /// The center in pixels, with y upward.
    public var center: CGPoint {
        get { (value(forKey: kCIInputCenterKey) as? CIVector)?.cgPointValue ?? .zero }
        set { setValue(CIVector(cgPoint: newValue), forKey: kCIInputCenterKey) }
    }
    /// The content of the code.
    public var message: Data {
        get { value(forKey: "inputMessage") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }
    /// The amount of correction: `L`, `M`, `Q`, or `H`.
    public var correctionLevel: String {
        get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
}
