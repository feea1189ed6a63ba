import Foundation

/// Variants of one image for different traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private var images: [(traits: UITraitCollection, image: UIImage)] = []

    public override init() { super.init() }

    /// Returns the registered image whose traits the collection contains; the first registered one if none fits.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        images.last { traitCollection.containsTraits(in: $0.traits) }?.image ?? images.first?.image ?? UIImage()
    }
    /// Returns the registered image for the configuration's traits, or for the current ones.
    open func image(with configuration: UIImage.Configuration) -> UIImage { image(with: configuration.traitCollection ?? .current) }

    /// Registers an image for traits, replacing the one with the same traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        images.removeAll { $0.traits == traitCollection }
        images.append((traitCollection, image))
    }
    /// Registers an image for the configuration's traits.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Removes the image that was registered with exactly these traits.
    open func unregisterImage(with traitCollection: UITraitCollection) { images.removeAll { $0.traits == traitCollection } }
}
