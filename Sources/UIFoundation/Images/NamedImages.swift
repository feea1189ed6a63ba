import Foundation
import QuartzCore

/// Finds images by name: asset catalogs first, then loose files, as UIKit does.
enum NamedImages {
    private struct Entry {
        let image: UIImage
        let name: String
        let bundle: Bundle
        let traits: UITraitCollection
    }

    // All three are behind the lock.
    nonisolated(unsafe) private static var cache: [String: Entry] = [:]
    nonisolated(unsafe) private static var assets: [String: UIImageAsset] = [:]
    /// The images before the last reload, by their content.
    nonisolated(unsafe) private static var former: [ImageContent: Entry] = [:]
    private static let lock = NSLock()

    /// Forgets all images, whose files changed.
    static func reload() {
        lock.withLock {
            for entry in cache.values { former[entry.image.content] = entry }
            cache = [:]
            for asset in assets.values { asset.catalogChanged() }
        }
    }

    /// Returns an image as its file is now, with the attributes that the app gave it; `nil` for an image that isn't from a changed file.
    static func replacement(for image: UIImage) -> UIImage? {
        guard let entry = lock.withLock({ former[image.content] }),
            let present = Self.image(named: entry.name, in: entry.bundle, traits: entry.traits), present.content != image.content
        else { return nil }
        var attributes = image.attributes
        attributes.scale = present.scale
        return UIImage(content: present.content, attributes: attributes)
    }

    static func image(named name: String, in bundle: Bundle, traits: UITraitCollection) -> UIImage? {
        let scale = traits.displayScale > 0 ? traits.displayScale : DrawingScale.screen
        let variant = [
            traits.userInterfaceIdiom.rawValue, traits.userInterfaceStyle.rawValue, traits.accessibilityContrast.rawValue,
            traits.horizontalSizeClass.rawValue, traits.verticalSizeClass.rawValue,
        ]
        let key = "\(bundle.bundlePath)\n\(name)\n\(scale) \(variant)"
        if let entry = lock.withLock({ cache[key] }) { return entry.image }
        guard let image = fromCatalog(name, bundle, traits, scale) ?? fromFile(name, bundle, traits, scale) else { return nil }
        return lock.withLock {
            let asset = assets["\(bundle.bundlePath)\n\(name)"] ?? UIImageAsset(name: name, bundle: bundle)
            assets["\(bundle.bundlePath)\n\(name)"] = asset
            let named = image.changing { ($0.name, $0.asset) = (name, asset) }
            cache[key] = Entry(image: named, name: name, bundle: bundle, traits: traits)
            return named
        }
    }

    /// Whether an image of a bundle's catalogs depends on traits that may change.
    static func varies(_ name: String, in bundle: Bundle) -> Bool {
        let catalog = AssetCatalog.of(bundle)
        return set(name, in: catalog)?.variants.contains {
            $0["appearances"] != nil || $0["width-class"] != nil || $0["height-class"] != nil
        } == true
    }

    private static func set(_ name: String, in catalog: AssetCatalog) -> AssetSet? {
        // `walk.png` also finds `walk` in the catalog.
        let stem = isImageFile(name) ? (name as NSString).deletingPathExtension : name
        return catalog.set(.image, named: name) ?? catalog.set(.symbol, named: name)
            ?? (stem == name ? nil : catalog.set(.image, named: stem))
    }

    private static func fromCatalog(_ name: String, _ bundle: Bundle, _ traits: UITraitCollection, _ scale: CGFloat) -> UIImage? {
        guard let set = Self.set(name, in: AssetCatalog.of(bundle)),
            let variant = set.best(for: traits, scale: scale, where: { ($0["filename"] as? String)?.isEmpty == false }),
            let filename = variant["filename"] as? String
        else { return nil }
        let path = set.folder.appendingPathComponent(filename).path
        if set.kind == .symbol,
            let shape = FileManager.default.contents(atPath: path).flatMap({ SVGDrawing(data: $0)?.symbolOutline }).map(
                SymbolShape.init(template:))
        {
            return UIImage(
                content: .symbol(SymbolImage(name: name, shape: shape, configuration: .unspecified)),
                attributes: ImageAttributes(scale: DrawingScale.screen))
        }
        guard let file = ImageFile.load(path, fromCatalog: true) else { return nil }
        var image = UIImage(content: file.content, attributes: file.attributes)
        if case .bitmap = file.content, let own = (variant["scale"] as? String).flatMap({ Double($0.dropLast()) }) {
            image = image.changing { $0.scale = CGFloat(own) }
        }
        switch set.properties["template-rendering-intent"] as? String {
        case "template": image = image.withRenderingMode(.alwaysTemplate)
        case "original": image = image.withRenderingMode(.alwaysOriginal)
        default: break
        }
        // Catalogs give insets in pixels.
        func insets(_ value: Any?) -> UIEdgeInsets? {
            guard let sides = value as? [String: Any] else { return nil }
            func inset(_ side: String) -> CGFloat { CGFloat((sides[side] as? NSNumber)?.doubleValue ?? 0) / image.scale }
            return UIEdgeInsets(top: inset("top"), left: inset("left"), bottom: inset("bottom"), right: inset("right"))
        }
        if let resizing = variant["resizing"] as? [String: Any], let caps = insets(resizing["cap-insets"]) {
            let mode = (resizing["center"] as? [String: Any])?["mode"] as? String == "tile" ? UIImage.ResizingMode.tile : .stretch
            image = image.resizableImage(withCapInsets: caps, resizingMode: mode)
        }
        if let alignment = insets(variant["alignment-insets"]) { image = image.withAlignmentRectInsets(alignment) }
        if (variant["language-direction"] as? String) != nil { image = image.imageFlippedForRightToLeftLayoutDirection() }
        return image
    }

    private static func isImageFile(_ name: String) -> Bool {
        ["png", "jpg", "jpeg", "gif", "pdf", "svg", "heic", "webp", "bmp", "tif", "tiff"].contains(
            (name as NSString).pathExtension.lowercased())
    }

    /// Returns the path. A name may also be a whole path, as in apps that take it from a bundle's list of files.
    private static func place(_ name: String, _ type: String, _ bundle: Bundle) -> String? {
        guard name.hasPrefix("/") else { return bundle.path(forResource: name, ofType: type) }
        let path = "\(name).\(type)"
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }

    /// Finds `name`, `name.png`, `name@3x~ipad.png`…: the device's scale first, then the others.
    private static func fromFile(_ name: String, _ bundle: Bundle, _ traits: UITraitCollection, _ scale: CGFloat) -> UIImage? {
        let given = (name as NSString).pathExtension
        let isImage = isImageFile(name)
        let stem = isImage ? (name as NSString).deletingPathExtension : name
        let types = isImage ? [given] : ["png", "jpg", "jpeg", "pdf", "svg", "gif"]
        let idiom = traits.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        let scales = [Int(scale), 3, 2, 1].reduce(into: [Int]()) { if !$0.contains($1) { $0.append($1) } }
        for type in types {
            for scale in scales {
                let suffix = scale > 1 ? "@\(scale)x" : ""
                for candidate in [stem + suffix + idiom, stem + suffix] {
                    if let path = place(candidate, type, bundle), let file = ImageFile.load(path) {
                        return UIImage(content: file.content, attributes: file.attributes)
                    }
                }
            }
        }
        return nil
    }
}
