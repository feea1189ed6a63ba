// Images are not generated: `isAvailable` is false, and creating images throws the API's error `notSupported`.
@_exported import FrameworkPlaceholder

/// An idea for a picture.
public struct ImagePlaygroundConcept: @unchecked Sendable {
    private let value: Any
    public static func text(_ text: String) -> ImagePlaygroundConcept { ImagePlaygroundConcept(value: text) }
    public static func extracted(from text: String, title: String? = nil) -> ImagePlaygroundConcept { ImagePlaygroundConcept(value: text) }
    public static func image(_ url: URL) -> ImagePlaygroundConcept? { ImagePlaygroundConcept(value: url) }
    public static func image(_ image: CGImage) -> ImagePlaygroundConcept { ImagePlaygroundConcept(value: image) }
}
public struct ImagePlaygroundStyle: Identifiable, Hashable, Sendable {
    public let id: String
    public static let animation = Self(id: "animation"), illustration = Self(id: "illustration"), sketch = Self(id: "sketch")
    public static let all: [ImagePlaygroundStyle] = [.animation, .illustration, .sketch]
}
/// Makes pictures, which it can't.
public struct ImageCreator: Sendable {
    /// The reason for which no picture is made.
    public enum Error: Swift.Error, Hashable, Sendable {
        case notSupported, unavailable, creationCancelled, faceInImageTooSmall, unsupportedLanguage, unsupportedInputImage,
            backgroundCreationForbidden, creationFailed, conceptsRequirePersonIdentity
    }
    public init() async throws { throw Error.notSupported }
    public var availableStyles: [ImagePlaygroundStyle] { [] }
}
/// The screen that makes pictures. It is unavailable.
open class ImagePlaygroundViewController: UnavailableFrameworkController {
    /// The callbacks of the screen.
    @preconcurrency @MainActor
    public protocol Delegate: AnyObject {
        func imagePlaygroundViewController(_ imagePlaygroundViewController: ImagePlaygroundViewController, didCreateImageAt imageURL: URL)
        func imagePlaygroundViewControllerDidCancel(_ imagePlaygroundViewController: ImagePlaygroundViewController)
    }
    open weak var delegate: (any Delegate)?
    open var concepts: [ImagePlaygroundConcept] = [], sourceImage: UIImage?
    open var allowedGenerationStyles: [ImagePlaygroundStyle] = ImagePlaygroundStyle.all,
        selectedGenerationStyle = ImagePlaygroundStyle.animation
    open class var isAvailable: Bool { false }
    open override func viewDidLoad() {
        super.viewDidLoad()
        showUnavailable("Image Playground")
    }
}
extension ImagePlaygroundViewController.Delegate {
    public func imagePlaygroundViewControllerDidCancel(_ imagePlaygroundViewController: ImagePlaygroundViewController) {}
}
