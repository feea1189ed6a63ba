import CoreImageCompanion
import UIKit

extension SKTexture {
    /// Creates a texture of pixels with red, green, blue, and opacity in four bytes, from the lower left corner.
    public convenience init(data pixelData: Data, size: CGSize) { self.init(data: pixelData, size: size, flipped: false) }
    /// Creates a texture of pixels, from the upper left corner if they are flipped.
    public convenience init(data pixelData: Data, size: CGSize, flipped: Bool) {
        self.init(Self.picture(pixelData, size, rowLength: Int(size.width), isFlipped: flipped))
    }
    /// Creates a texture of pixels whose rows have a length.
    public convenience init(data pixelData: Data, size: CGSize, rowLength: UInt32, alignment: UInt32) {
        self.init(Self.picture(pixelData, size, rowLength: Int(rowLength), isFlipped: false))
    }
    public convenience init(noiseWithSmoothness smoothness: CGFloat, size: CGSize, grayscale: Bool) {
        self.init(Self.noise(smoothness, size, channels: grayscale ? 1 : 4))
    }
    /// Creates a texture of noise with a direction in each pixel.
    public convenience init(vectorNoiseWithSmoothness smoothness: CGFloat, size: CGSize) {
        self.init(Self.noise(smoothness, size, channels: 3))
    }
    /// Returns the texture after a filter; the texture itself if the filter has no result.
    public func applying(_ filter: CIFilter) -> SKTexture {
        filter.setValue(CIImage(cgImage: cgImage()), forKey: kCIInputImageKey)
        guard let output = filter.outputImage,
            let image = CIContext().createCGImage(output, from: CGRect(origin: .zero, size: output.extent.size))
        else { return self }
        return SKTexture(cgImage: image)
    }
    public func generatingNormalMap() -> Self { generatingNormalMap(withSmoothness: 0, contrast: 1) }
    /// Returns the texture for lighting that this one has as heights.
    public func generatingNormalMap(withSmoothness smoothness: CGFloat, contrast: CGFloat) -> Self {
        guard let (pixels, width, height) = Self.pixels(of: cgImage()) else { return self }
        func level(_ x: Int, _ y: Int) -> CGFloat {
            let place = (min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)) * 4
            return (CGFloat(pixels[place]) + CGFloat(pixels[place + 1]) + CGFloat(pixels[place + 2])) / 765
        }
        // A smooth map looks at pixels that are farther away.
        let reach = 1 + Int(smoothness * 3)
        var result = [UInt8](repeating: 255, count: width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let dx = (level(x - reach, y) - level(x + reach, y)) * contrast
                let dy = (level(x, y + reach) - level(x, y - reach)) * contrast
                let length = (dx * dx + dy * dy + 1).squareRoot(), place = (y * width + x) * 4
                for (index, part) in [dx, dy, 1].enumerated() { result[place + index] = UInt8((part / length + 1) / 2 * 255) }
            }
        }
        let map = SKTexture(Self.picture(Data(result), CGSize(width: width, height: height), rowLength: width, isFlipped: true), size())
        return unsafeDowncast(map, to: Self.self)
    }

    static func picture(_ data: Data, _ size: CGSize, rowLength: Int, isFlipped: Bool) -> UIImage? {
        let width = Int(size.width), height = Int(size.height)
        guard width > 0, height > 0, rowLength >= width, data.count >= ((height - 1) * rowLength + width) * 4 else { return nil }
        let source = [UInt8](data)
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for row in 0..<height {
            let start = (isFlipped ? row : height - 1 - row) * rowLength * 4
            pixels += source[start..<(start + width * 4)]
        }
        guard let provider = CGDataProvider(data: Data(pixels)) else { return nil }
        return CGImage(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider, decode: nil,
            shouldInterpolate: true, intent: .defaultIntent
        ).map { UIImage(cgImage: $0) }
    }
    static func pixels(of image: CGImage) -> (pixels: [UInt8], width: Int, height: Int)? {
        var pixels = [UInt8](repeating: 0, count: image.width * image.height * 4)
        let isDrawn = pixels.withUnsafeMutableBytes { bytes in
            guard
                let context = CGContext(
                    data: bytes.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: image.width * 4,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            else { return false }
            context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
            return true
        }
        return isDrawn ? (pixels, image.width, image.height) : nil
    }
    private static func noise(_ smoothness: CGFloat, _ size: CGSize, channels: Int) -> UIImage? {
        let width = max(Int(size.width), 1), height = max(Int(size.height), 1), step = 1 + Int(min(max(smoothness, 0), 1) * 31)
        let columns = width / step + 2, rows = height / step + 2
        // wall clock: the app asks for noise that nothing repeats
        let grid = (0..<(columns * rows * channels)).map { _ in CGFloat.random(in: 0...1) }
        var pixels = [UInt8](repeating: 255, count: width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let column = x / step, row = y / step, dx = CGFloat(x % step) / CGFloat(step), dy = CGFloat(y % step) / CGFloat(step)
                for channel in 0..<channels {
                    func at(_ right: Int, _ down: Int) -> CGFloat { grid[((row + down) * columns + column + right) * channels + channel] }
                    let value = (at(0, 0) * (1 - dx) + at(1, 0) * dx) * (1 - dy) + (at(0, 1) * (1 - dx) + at(1, 1) * dx) * dy
                    pixels[(y * width + x) * 4 + channel] = UInt8(value * 255)
                }
                if channels == 1 { for channel in 1...2 { pixels[(y * width + x) * 4 + channel] = pixels[(y * width + x) * 4] } }
            }
        }
        return picture(Data(pixels), CGSize(width: width, height: height), rowLength: width, isFlipped: true)
    }
}
/// A texture whose pixels an app changes.
open class SKMutableTexture: SKTexture, @unchecked Sendable {
    private let extent: CGSize
    private var bytes: Data
    private var current: UIImage?
    /// Creates a transparent texture.
    public init(size: CGSize) {
        extent = CGSize(width: max(size.width, 1).rounded(), height: max(size.height, 1).rounded())
        bytes = Data(count: Int(extent.width) * Int(extent.height) * 4)
        super.init(nil, extent)
    }
    public convenience init(size: CGSize, pixelFormat format: Int32) { self.init(size: size) }
    /// Calls a block with the pixels, which it may change: red, green, blue, and opacity in four bytes, from the lower left corner.
    open func modifyPixelData(_ block: @escaping (UnsafeMutableRawPointer?, Int) -> Void) {
        bytes.withUnsafeMutableBytes { block($0.baseAddress, $0.count) }
        current = SKTexture.picture(bytes, extent, rowLength: Int(extent.width), isFlipped: false)
    }
    override var image: UIImage? { current }
}
