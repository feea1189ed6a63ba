import UIKit

/// The filtering of a texture at a size other than its own.
public enum SKTextureFilteringMode: Int, Sendable { case nearest, linear }

/// A picture that sprites show.
open class SKTexture: NSObject, NSCopying, @unchecked Sendable {
    /// The picture; nil for none.
    var image: UIImage? { picture }
    private let picture: UIImage?
    /// The size in points.
    private let points: CGSize
    /// The sampling of a scaled texture. It is stored but has no effect.
    open var filteringMode = SKTextureFilteringMode.linear
    /// Whether smaller copies are kept. It is stored but has no effect.
    open var usesMipmaps = false

    init(_ image: UIImage?, _ points: CGSize? = nil) { (picture, self.points) = (image, points ?? image?.size ?? .zero) }
    public override convenience init() { self.init(nil as UIImage?, nil) }
    /// Loads a texture from an asset catalog, a file of the bundle, or any texture atlas in it.
    public convenience init(imageNamed name: String) {
        let image = UIImage(named: name) ?? SKTextureAtlas.image(named: name)
        if image == nil { Console.log("SKTexture: Error loading image resource: \"\(name)\"") }
        self.init(image)
    }
    public convenience init(image: UIImage) { self.init(image, nil) }
    public convenience init(cgImage image: CGImage) { self.init(UIImage(cgImage: image), nil) }
    /// Creates a texture from a part of another texture, in fractions of its size from the lower left corner.
    public convenience init(rect: CGRect, in texture: SKTexture) {
        let whole = texture.image?.cgImage, width = CGFloat(whole?.width ?? 0), height = CGFloat(whole?.height ?? 0)
        let pixels = CGRect(x: rect.minX * width, y: (1 - rect.maxY) * height, width: rect.width * width, height: rect.height * height)
        self.init(whole?.cropping(to: pixels).map { UIImage(cgImage: $0, scale: texture.image?.scale ?? 1, orientation: .up) })
    }

    /// Loads the texture that a scene file names.
    convenience init?(_ object: KeyedArchive.Object) {
        guard let name = object.text("_imgName") ?? object.text("_subTextureName"), !name.isEmpty else { return nil }
        self.init(imageNamed: name)
        if object.integer("_filteringMode") == SKTextureFilteringMode.nearest.rawValue { filteringMode = .nearest }
    }

    /// Returns the texture itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Returns the size in points.
    open func size() -> CGSize { points }
    /// Returns the whole texture, in its unit square.
    open func textureRect() -> CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
    /// Returns the image; a transparent pixel if there is none.
    open func cgImage() -> CGImage {
        image?.cgImage ?? UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }.cgImage!  // drawn, so it has pixels
    }
    /// Calls the handler in the coming turn: textures are always loaded.
    @preconcurrency open func preload(completionHandler: @escaping @Sendable () -> Void) { callSoon(completionHandler) }
    /// Calls the handler in the coming turn: textures are always loaded.
    @preconcurrency open class func preload(
        _ textures: [SKTexture], withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        callSoon(completionHandler)
    }
}

/// The pictures of one `.atlas` folder.
open class SKTextureAtlas: NSObject {
    private let images: [String: UIImage]

    /// Creates an atlas of a folder of the app's images.
    public init(named name: String) {
        let found = Self.pictures(inAtlas: name)
        images = found
        if found.isEmpty { Console.log("SKTextureAtlas: no textures in an atlas named \"\(name)\"") }
    }
    /// Creates an atlas of images by name.
    public init(dictionary properties: [String: Any]) { images = properties.compactMapValues { $0 as? UIImage } }

    /// The names with their filename extensions, sorted.
    open var textureNames: [String] { images.keys.sorted() }
    /// Returns the texture with a name, or the app's image with it.
    open func textureNamed(_ name: String) -> SKTexture {
        SKTexture(images[name] ?? images.first { ($0.key as NSString).deletingPathExtension == name }?.value ?? UIImage(named: name))
    }
    /// Calls the handler in the coming turn: textures are always loaded.
    @preconcurrency open func preload(completionHandler: @escaping @Sendable () -> Void) { callSoon(completionHandler) }
    /// Calls the handler in the coming turn: textures are always loaded.
    @preconcurrency open class func preloadTextureAtlases(
        _ atlases: [SKTextureAtlas], withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        callSoon(completionHandler)
    }

    private static func pictures(inAtlas name: String) -> [String: UIImage] {
        guard let folder = Bundle.main.path(forResource: (name as NSString).deletingPathExtension, ofType: "atlas") else { return [:] }
        let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
            ["png", "jpg", "jpeg"].contains(($0 as NSString).pathExtension.lowercased())
        }
        // In this order `a.png` precedes `a@2x.png`, which it finds itself.
        let pictures = files.sorted().compactMap { file in
            UIImage(contentsOfFile: folder + "/" + file).map {
                (file.replacingOccurrences(of: "@2x", with: "").replacingOccurrences(of: "@3x", with: ""), $0)
            }
        }
        return Dictionary(pictures) { first, _ in first }
    }

    static func image(named name: String) -> UIImage? {
        for folder in Bundle.main.paths(forResourcesOfType: "atlas", inDirectory: nil) {
            for file in [name, name + ".png", name + "@2x.png", name + "@3x.png", name + ".jpg"] {
                if let image = UIImage(contentsOfFile: folder + "/" + file) { return image }
            }
        }
        return nil
    }
}

/// Calls a completion in the next turn: textures are loaded when they are created.
private func callSoon(_ block: @escaping @Sendable () -> Void) { Task { @MainActor in block() } }
