import Foundation

/// Images and colors whose files change while the app runs.
package enum ReloadedAssets {
    /// Reads all catalogs again, and forgets the images.
    package static func reload() {
        AssetCatalog.reload()
        NamedImages.reload()
    }

    /// Returns an image as its file is now, or `nil` if it isn't from a file that may have changed.
    package static func replacement(for image: UIImage?) -> UIImage? { image.flatMap(NamedImages.replacement) }
}
