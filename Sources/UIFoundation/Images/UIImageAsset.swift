import Foundation

/// Variants of one image for different traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private var images: [(traits: UITraitCollection, image: UIImage)] = []
    /// The image for all traits for which none is registered.
    private let base: UIImage?
    /// The image's name in a bundle, whose asset catalogs may have variants.
    private let source: (name: String, bundle: Bundle)?
    /// Whether the catalog has variants; `nil` until that is needed.
    private var catalogVaries: Bool?
    private let lock = NSLock()

    /// Creates an asset without images.
    public override init() {
        base = nil
        source = nil
        super.init()
    }
    init(base: UIImage) {
        self.base = base
        source = nil
        super.init()
    }
    init(name: String, bundle: Bundle) {
        base = nil
        source = (name, bundle)
        super.init()
    }

    /// Returns the image for traits: the registered one whose traits the collection contains, or else that of the same style, or that of
    /// the catalog, or the one to which others were added, or the first one.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        let first = lock.withLock { images.first?.image }, found = variant(for: traitCollection) ?? named(traitCollection) ?? base ?? first
        return (found ?? UIImage()).changing {
            $0.asset = self
            $0.configuration =
                $0.configuration?.withTraitCollection(traitCollection) ?? UIImage.Configuration(traitCollection: traitCollection)
        }
    }
    /// Returns the registered image for the configuration's traits, or for the current ones.
    open func image(with configuration: UIImage.Configuration) -> UIImage { image(with: configuration.traitCollection ?? .current) }

    /// Registers an image for traits, replacing the one with the same traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        // Without its own asset, which may be this one.
        let plain = image.withoutAsset
        lock.withLock {
            images.removeAll { $0.traits == traitCollection }
            images.append((traitCollection, plain))
        }
    }
    /// Registers an image for the configuration's traits.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Removes the image that was registered with exactly these traits.
    open func unregisterImage(with traitCollection: UITraitCollection) {
        lock.withLock { images.removeAll { $0.traits == traitCollection } }
    }

    // MARK: Variants

    /// Returns the image for traits, or `nil` if the asset has only one.
    func variant(for traits: UITraitCollection) -> UIImage? {
        let (registered, known) = lock.withLock { (images, catalogVaries) }
        if registered.isEmpty, source == nil || known == false { return nil }
        if let exact = registered.last(where: { traits.containsTraits(in: $0.traits) }) { return exact.image }
        let style = traits.userInterfaceStyle
        if style != .unspecified, let similar = registered.last(where: { $0.traits.userInterfaceStyle == style }) { return similar.image }
        guard let source else { return base }
        let varies = known ?? NamedImages.varies(source.name, in: source.bundle)
        if known == nil { lock.withLock { catalogVaries = varies } }
        return varies ? named(traits) : nil
    }

    /// Called when the catalogs were read again.
    func catalogChanged() { lock.withLock { catalogVaries = nil } }

    private func named(_ traits: UITraitCollection) -> UIImage? {
        source.flatMap { NamedImages.image(named: $0.name, in: $0.bundle, traits: UITraitCollection(traitsFrom: [.current, traits])) }
    }
}
