/// The adaptation of a presentation in a compact size class.
public struct PresentationAdaptation: Sendable {
    private let name: String
    public static let automatic = PresentationAdaptation(name: "automatic"), none = PresentationAdaptation(name: "none")
    public static let popover = PresentationAdaptation(name: "popover"), sheet = PresentationAdaptation(name: "sheet")
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}
/// The first effect of a swipe in a sheet with several heights.
public struct PresentationContentInteraction: Equatable, Sendable {
    private let name: String
    public static let automatic = PresentationContentInteraction(name: "automatic"),
        resizes = PresentationContentInteraction(name: "resizes")
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}
/// The size of a presented screen.
@preconcurrency @MainActor public protocol PresentationSizing {}
public struct AutomaticPresentationSizing: PresentationSizing { public init() {} }
public struct PagePresentationSizing: PresentationSizing { public init() {} }
public struct FormPresentationSizing: PresentationSizing { public init() {} }
public struct FittedPresentationSizing: PresentationSizing { public init() {} }
extension PresentationSizing where Self == AutomaticPresentationSizing { public static var automatic: Self { Self() } }
extension PresentationSizing where Self == PagePresentationSizing { public static var page: Self { Self() } }
extension PresentationSizing where Self == FormPresentationSizing { public static var form: Self { Self() } }
extension PresentationSizing where Self == FittedPresentationSizing { public static var fitted: Self { Self() } }

extension PresentationSizing {
    /// Sizes only grow, or follow the content. Like all sizes they have no effect on a phone.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
}

extension View {
    // FIXME(gap): a popover becomes a sheet on a phone, regardless of the requested adaptation.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
    public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { self }
    // FIXME(gap): a swipe resizes the sheet before it scrolls.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
    /// Has no effect on a phone, where every sheet is as wide as the screen.
    public func presentationSizing<S: PresentationSizing>(_ sizing: S) -> some View { self }
}
