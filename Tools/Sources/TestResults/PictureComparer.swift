/// The part of a page that shows a picture and its reference: over each other with a slider between them, side by side, or as a difference.
///
/// The script declares `comparePictures({reference, actual, difference})`, which returns an element.
public enum PictureComparer {
    /// The style sheet.
    public static var style: String { String(decoding: PackageResources.compare_css, as: UTF8.self) }
    /// The script.
    public static var script: String { String(decoding: PackageResources.compare_js, as: UTF8.self) }
}
