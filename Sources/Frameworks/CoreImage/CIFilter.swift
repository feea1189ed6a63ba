import UIKitCore

/// A named recipe with inputs set by key, and the image it produces from them.
open class CIFilter: NSObject, CIFilterProtocol, @unchecked Sendable {
    open var name: String
    private let recipe: FilterRecipe?
    private var values: [String: Any] = [:]

    public override init() { (name, recipe) = ("", nil) }

    /// Creates a built-in filter. One that isn't drawn here has no output image.
    init(named name: String) {
        (self.name, recipe) = (name, FilterRecipe.all[name])
        values = recipe?.defaults ?? [:]
    }

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
    /// The names and the categories of the filter, and for each input its class, its default, and its type.
    open var attributes: [String: Any] {
        var result: [String: Any] = [
            kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: CIFilter.localizedName(forFilterName: name) ?? name,
            kCIAttributeFilterCategories: FilterRecipe.categories(of: name),
        ]
        for key in inputKeys { result[key] = FilterRecipe.attributes(of: key, default: recipe?.defaults[key]) }
        return result
    }
    /// Whether the filter takes part in drawing, which it always does.
    open var isEnabled: Bool { true }
    /// Further attributes of a filter's class: none.
    open class func customAttributes() -> [String: Any]? { nil }
    /// Sets the default values of those that aren't set.
    open func setDefaults() { values.merge(recipe?.defaults ?? [:]) { $1 } }
    /// Sets a value. An unknown key has no effect.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// Returns a value, or the result.
    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
    /// The result, or nil if an image is missing. It is calculated when it is drawn.
    open var outputImage: CIImage? { recipe?.make(FilterInputs(values: values)) }

    /// Returns the names of the filters of a category that are drawn here; nil means all.
    open class func filterNames(inCategory category: String?) -> [String] { filterNames(inCategories: category.map { [$0] }) }
    /// Returns the names of the filters that are in all of the categories; nil means all filters.
    open class func filterNames(inCategories categories: [String]?) -> [String] {
        FilterRecipe.all.keys.filter { Set(FilterRecipe.categories(of: $0)).isSuperset(of: categories ?? []) }.sorted()
            + FilterRegistry.names(in: categories)
    }
    /// Returns the display name of a filter: the words of its name. Nil for a filter that doesn't exist here.
    open class func localizedName(forFilterName filterName: String) -> String? {
        guard FilterRecipe.all[filterName] != nil else { return FilterRegistry.displayName(filterName) }
        var result = ""
        for letter in filterName.dropFirst(2) {
            if letter.isUppercase, let last = result.last, last.isLowercase { result += " " }
            result.append(letter)
        }
        return result
    }
    /// Returns the display name of a category: the words of its name.
    open class func localizedName(forCategory category: String) -> String {
        category.dropFirst(category.hasPrefix("CICategory") ? 10 : 0).reduce("") {
            $0 + ($1.isUppercase && !$0.isEmpty ? " " : "") + String($1)
        }
    }
    /// Returns nil: there are no localized descriptions.
    open class func localizedDescription(forFilterName filterName: String) -> String? { nil }
    /// Returns nil: there is no documentation on this machine.
    open class func localizedReferenceDocumentation(forFilterName filterName: String) -> URL? { nil }
    /// Registers a filter of the app under a name, for `CIFilter(name:)`'s list of names and for the constructor.
    open class func registerName(
        _ name: String, constructor anObject: any CIFilterConstructor, classAttributes attributes: [String: Any] = [:]
    ) {
        FilterRegistry.register(name, anObject, attributes)
    }
    /// Returns the filter that an app registered under a name, or the built-in one.
    open class func filter(registeredAs name: String) -> CIFilter? { FilterRegistry.make(name) ?? CIFilter(name: name) }
    /// Returns the result of a kernel with arguments. Kernels aren't compiled here, so it is nil.
    open func apply(_ kernel: CIKernel, arguments args: [Any]?, options dict: [String: Any]? = nil) -> CIImage? { nil }
}

/// A filter's inputs, converted to the types it needs.
struct FilterInputs {
    let values: [String: Any]

    var image: CIImage? { values[kCIInputImageKey] as? CIImage }
    func image(_ key: String) -> CIImage? { values[key] as? CIImage }
    /// A number, which is finite and no larger than a billion, so that recipes may round it to an integer.
    func number(_ key: String) -> Float {
        let number: Float =
            switch values[key] {
            case let value as NSNumber: value.floatValue
            case let value as Double: Float(value)
            case let value as CGFloat: Float(value)
            case let value as Float: value
            case let value as Int: Float(value)
            case let value as Bool: value ? 1 : 0
            default: 0
            }
        return number.isNaN ? 0 : min(max(number, -1e9), 1e9)
    }
    func vector(_ key: String) -> CIVector {
        switch values[key] {
        case let vector as CIVector: vector
        case let point as CGPoint: CIVector(cgPoint: point)
        case let rect as CGRect: CIVector(cgRect: rect)
        default: CIVector(values: [])
        }
    }
    func transform(_ key: String) -> CGAffineTransform {
        switch values[key] {
        case let transform as CGAffineTransform: transform
        case let vector as CIVector: vector.cgAffineTransformValue
        default: .identity
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

/// The members that all filters have: a result, and attributes.
public protocol CIFilterProtocol: NSObjectProtocol {
    /// The result, or nil if an input is missing.
    var outputImage: CIImage? { get }
    /// Returns the attributes of the filter's class.
    static func customAttributes() -> [String: Any]?
}

/// Creates the filters that an app registers.
public protocol CIFilterConstructor: AnyObject {
    /// Returns a filter with a name, or nil.
    func filter(withName name: String) -> CIFilter?
}

/// The filters that an app registered.
enum FilterRegistry {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [String: (constructor: any CIFilterConstructor, attributes: [String: Any])] = [:]

    static func register(_ name: String, _ constructor: any CIFilterConstructor, _ attributes: [String: Any]) {
        lock.withLock { known[name] = (constructor, attributes) }
    }
    static func make(_ name: String) -> CIFilter? { lock.withLock { known[name]?.constructor }?.filter(withName: name) }
    static func displayName(_ name: String) -> String? {
        lock.withLock { known[name]?.attributes[kCIAttributeFilterDisplayName] as? String ?? (known[name] == nil ? nil : name) }
    }
    static func names(in categories: [String]?) -> [String] {
        lock.withLock {
            known.filter { entry in
                Set(entry.value.attributes[kCIAttributeFilterCategories] as? [String] ?? []).isSuperset(of: categories ?? [])
            }.keys.sorted()
        }
    }
}
