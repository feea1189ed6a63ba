import Foundation

/// Variants of one image for different traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private var images: [(traits: UITraitCollection, image: UIImage)] = []

    public override init() { super.init() }

    /// Returns the registered image whose traits the collection contains; the first registered one if none fits.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        images.last { traitCollection.containsTraits(in: $0.traits) }?.image ?? images.first?.image ?? UIImage()
    }
    open func image(with configuration: UIImage.Configuration) -> UIImage { image(with: configuration.traitCollection ?? .current) }

    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        images.removeAll { $0.traits == traitCollection }
        images.append((traitCollection, image))
    }
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    open func unregisterImage(with traitCollection: UITraitCollection) { images.removeAll { $0.traits == traitCollection } }
}
