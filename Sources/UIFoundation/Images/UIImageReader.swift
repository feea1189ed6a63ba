import Foundation

/// Reads images with options for processing them. iOS 17.
public struct UIImageReader: Sendable {
    /// The options for reading images.
    public struct Configuration: Sendable {
        // FIXME(gap): images are read in the standard dynamic range.
        /// Whether to keep colors brighter than white. Stored but has no effect.
        public var prefersHighDynamicRange = false
        // FIXME(gap): images are decoded when they are read; there is nothing to prepare.
        /// Whether to decode images immediately. Stored but has no effect: they always are.
        public var preparesImagesForDisplay = false
        /// The maximum size in pixels; larger images are scaled to fit, keeping their proportions. Zero keeps the size of every image.
        public var preferredThumbnailSize = CGSize.zero
        /// The resolution of drawings such as PDF. Stored but has no effect.
        public var pixelsPerInch: CGFloat = 72
        /// Creates options that change nothing.
        public init() {}
    }

    /// The options of the reader.
    public let configuration: Configuration
    /// A reader that changes nothing.
    public static var `default`: UIImageReader { UIImageReader(configuration: Configuration()) }
    /// Creates a reader with options.
    public init(configuration: Configuration) { self.configuration = configuration }

    /// Returns the image in data; `nil` if the format isn't known.
    public func image(data: Data) -> UIImage? { UIImage(data: data).map(prepared) }
    /// Returns the image in a file; `nil` if it can't be read.
    public func image(contentsOf url: URL) -> UIImage? { (try? Data(contentsOf: url)).flatMap(image(data:)) }
    /// Passes the image in data on immediately, on this thread.
    @preconcurrency public func image(data: Data, completion: @escaping @Sendable (UIImage?) -> Void) { completion(image(data: data)) }
    /// Passes the image in a file on immediately, on this thread.
    @preconcurrency public func image(contentsOf url: URL, completion: @escaping @Sendable (UIImage?) -> Void) {
        completion(image(contentsOf: url))
    }
    /// Returns the image in data; `nil` if the format isn't known.
    public func image(data: Data) async -> UIImage? { UIImage(data: data).map(prepared) }
    /// Returns the image in a file; `nil` if it can't be read.
    public func image(contentsOf url: URL) async -> UIImage? { (try? Data(contentsOf: url)).flatMap { UIImage(data: $0) }.map(prepared) }

    private func prepared(_ image: UIImage) -> UIImage {
        let limit = configuration.preferredThumbnailSize,
            size = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
        guard limit.width > 0, limit.height > 0, size.width > limit.width || size.height > limit.height else { return image }
        let factor = min(limit.width / size.width, limit.height / size.height)
        return image.preparingThumbnail(of: CGSize(width: size.width * factor, height: size.height * factor)) ?? image
    }
}

extension UIImage {
    /// Returns `nil`: there is no encoder for HEIC here, as on devices without one.
    public func heicData() -> Data? { nil }
}
