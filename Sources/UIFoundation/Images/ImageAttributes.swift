import Foundation
import QuartzCore

/// The display attributes of an image.
package struct ImageAttributes {
    /// The pixels per point of a bitmap; the scale at which a drawing is rasterized.
    package var scale: CGFloat = 1
    package var orientation = UIImage.Orientation.up
    package var renderingMode = UIImage.RenderingMode.automatic
    package var capInsets = UIEdgeInsets.zero
    /// Whether the image fills other sizes by tiling or stretching the area between its caps, which may be zero.
    package var isResizable = false
    package var resizingMode = UIImage.ResizingMode.tile
    /// The insets that the app set; `nil` uses a symbol's own.
    package var alignmentRectInsets: UIEdgeInsets?
    package var flipsForRightToLeft = false
    package var baselineOffset: CGFloat?
    package var tint: UIColor?
    package var configuration: UIImage.Configuration?
    package var asset: UIImageAsset?
    package var name: String?
    package var frames: [UIImage]?
    package var duration: TimeInterval = 0

    func looksLike(_ other: ImageAttributes) -> Bool {
        scale == other.scale && orientation == other.orientation && renderingMode == other.renderingMode && capInsets == other.capInsets
            && isResizable == other.isResizable && resizingMode == other.resizingMode && tint == other.tint
            && frames?.count == other.frames?.count
    }
}

extension UIImage.Orientation {
    var swapsAxes: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        default: false
        }
    }

    var mirrored: UIImage.Orientation {
        switch self {
        case .up: .upMirrored
        case .down: .downMirrored
        case .left: .leftMirrored
        case .right: .rightMirrored
        case .upMirrored: .up
        case .downMirrored: .down
        case .leftMirrored: .left
        case .rightMirrored: .right
        }
    }

    /// Creates the orientation from EXIF's number, 1...8.
    init(exif: Int) {
        let table: [UIImage.Orientation] = [.up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left]
        self = (1...8).contains(exif) ? table[exif - 1] : .up
    }

    /// The transform from the unit square of the stored image (y down) to that of the displayed one.
    var unitTransform: CGAffineTransform {
        switch self {
        case .up: .identity
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
        case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
        case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        }
    }
}
