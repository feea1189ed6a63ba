/// The adaptation of a presentation in a compact size class.
public struct PresentationAdaptation: Sendable {
    /// The style that UIKit adapts a presentation to, or `nil` for the system's choice.
    let style: UIModalPresentationStyle?
    /// The system's choice: on a phone, a popover becomes a sheet.
    public static let automatic = PresentationAdaptation(style: nil)
    /// The presentation does not adapt.
    public static let none = PresentationAdaptation(style: UIModalPresentationStyle.none)
    public static let popover = PresentationAdaptation(style: .popover), sheet = PresentationAdaptation(style: .pageSheet)
    public static let fullScreenCover = PresentationAdaptation(style: .fullScreen)
}
/// The first effect of a swipe in a sheet with several heights.
public struct PresentationContentInteraction: Equatable, Sendable {
    private let name: String
    /// A swipe resizes the sheet before it scrolls.
    public static let automatic = PresentationContentInteraction(name: "automatic"),
        resizes = PresentationContentInteraction(name: "resizes")
    /// A swipe scrolls, and only one outside the scrolled content resizes the sheet.
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}
/// The content of a presentation, whose size a sizing can use.
public struct PresentationSizingRoot {}
/// The circumstances of a presentation.
public struct PresentationSizingContext {}
// FIXME(gap): the size that an app's own sizing proposes for a presentation on a pad is not used.
/// The size of a presented screen.
@preconcurrency @MainActor public protocol PresentationSizing {
    /// Returns the size that is proposed to the content.
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}
extension PresentationSizing {
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize { .unspecified }
}
/// The default size of a sheet on the device.
public struct AutomaticPresentationSizing: PresentationSizing { public init() {} }
/// The size of a page, roughly that of a sheet of paper.
public struct PagePresentationSizing: PresentationSizing { public init() {} }
/// The size of a form, narrower than a page.
public struct FormPresentationSizing: PresentationSizing { public init() {} }
/// The size of the sheet's content.
public struct FittedPresentationSizing: PresentationSizing { public init() {} }
extension PresentationSizing where Self == AutomaticPresentationSizing { public static var automatic: Self { Self() } }
extension PresentationSizing where Self == PagePresentationSizing { public static var page: Self { Self() } }
extension PresentationSizing where Self == FormPresentationSizing { public static var form: Self { Self() } }
extension PresentationSizing where Self == FittedPresentationSizing { public static var fitted: Self { Self() } }

extension PresentationSizing {
    /// Sizes only grow, or follow the content. Like all sizes they have no effect on a phone.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
    /// Returns the size unchanged: only ``FittedPresentationSizing`` follows the content.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
}

extension View {
    /// Sets what the presentation of the view becomes in a compact size class.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }
    /// Sets what the presentation of the view becomes in a horizontally compact size class, and in one that is only vertically compact.
    public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        modifier(ChromeModifier { chrome, _ in chrome.sheet.adaptation = (horizontalAdaptation, verticalAdaptation) })
    }
    /// Sets whether a swipe in scrolled content resizes the sheet before it scrolls.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        modifier(ChromeModifier { chrome, _ in chrome.sheet.scrollsFirst = behavior == .scrolls })
    }
    /// Has no effect on a phone, where every sheet is as wide as the screen.
    public func presentationSizing<S: PresentationSizing>(_ sizing: S) -> some View { self }
}
