import UIKitContainers
import UniformTypeIdentifiersCompanion

extension NSAdaptiveImageGlyph {
    /// The type of a picture's data: HEIC, with the picture in several sizes.
    public class var contentType: UTType { .heic }
}
