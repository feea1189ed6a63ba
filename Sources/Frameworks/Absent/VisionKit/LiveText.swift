import FrameworkPlaceholder

/// The text, codes, and subjects that were found in a picture. Nothing creates one here.
public final class ImageAnalysis: Sendable {
    init() {}
    /// The text of the picture.
    public var transcript: String { "" }
    /// Returns whether the picture has something of the types.
    public func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool { false }
}

/// An analyzer of pictures, which isn't supported.
public final class ImageAnalyzer: Sendable {
    /// What is sought in a picture.
    public struct AnalysisTypes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let text = AnalysisTypes(rawValue: 1), machineReadableCode = AnalysisTypes(rawValue: 2)
        public static let visualLookUp = AnalysisTypes(rawValue: 16)
    }
    /// The settings of an analysis.
    public struct Configuration: Sendable {
        public let analysisTypes: AnalysisTypes
        /// The languages of texts.
        public var locales: [String] = []
        public init(_ analysisTypes: AnalysisTypes) { self.analysisTypes = analysisTypes }
    }
    /// Whether the device can analyze pictures, which is false as in Apple's simulator.
    public static var isSupported: Bool { false }
    /// The languages of texts: none.
    public static var supportedTextRecognitionLanguages: [String] { [] }
    public init() {}
    /// Throws an error.
    public func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis {
        throw CocoaError(.featureUnsupported)
    }
    /// Throws an error.
    public func analyze(_ image: UIImage, orientation: UIImage.Orientation, configuration: Configuration) async throws -> ImageAnalysis {
        throw CocoaError(.featureUnsupported)
    }
    // FIXME(gap): ImageAnalyzer's analysis of files, Core Graphics images, and pixel buffers, which names types of other frameworks
}

/// The callbacks of an interaction. Nothing calls them.
@preconcurrency @MainActor
public protocol ImageAnalysisInteractionDelegate: AnyObject {
    func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect
    func contentView(for interaction: ImageAnalysisInteraction) -> UIView?
    func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController?
    func interaction(
        _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
        for interactionType: ImageAnalysisInteraction.InteractionTypes
    ) -> Bool
    func interaction(_ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlightSelectedItems: Bool)
    func interaction(_ interaction: ImageAnalysisInteraction, liveTextButtonDidChangeToVisible visible: Bool)
    func textSelectionDidChange(_ interaction: ImageAnalysisInteraction)
}
extension ImageAnalysisInteractionDelegate {
    public func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
    public func contentView(for interaction: ImageAnalysisInteraction) -> UIView? { nil }
    public func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController? { nil }
    public func interaction(
        _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
        for interactionType: ImageAnalysisInteraction.InteractionTypes
    ) -> Bool { true }
    public func interaction(_ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlightSelectedItems: Bool) {}
    public func interaction(_ interaction: ImageAnalysisInteraction, liveTextButtonDidChangeToVisible visible: Bool) {}
    public func textSelectionDidChange(_ interaction: ImageAnalysisInteraction) {}
}

/// The interaction with the text of a picture. Without an analysis, it offers nothing.
@preconcurrency @MainActor
open class ImageAnalysisInteraction: NSObject, UIInteraction {
    /// What the user can do.
    public struct InteractionTypes: OptionSet, Sendable {
        public let rawValue: UInt
        nonisolated public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let automatic = InteractionTypes(rawValue: 1), textSelection = InteractionTypes(rawValue: 2)
        public static let dataDetectors = InteractionTypes(rawValue: 4), imageSubject = InteractionTypes(rawValue: 8)
        public static let visualLookUp = InteractionTypes(rawValue: 16), automaticTextOnly = InteractionTypes(rawValue: 32)
    }
    /// The view that has the interaction.
    open private(set) weak var view: UIView?
    /// The receiver of the callbacks. Not retained.
    open weak var delegate: (any ImageAnalysisInteractionDelegate)?
    /// The analysis of the picture.
    open var analysis: ImageAnalysis?
    /// What the user should be able to do. It is stored but has no effect.
    open var preferredInteractionTypes: InteractionTypes = []
    /// What the user can do: nothing.
    open var activeInteractionTypes: InteractionTypes { [] }
    /// Whether the text is highlighted, which is stored but isn't shown.
    open var selectableItemsHighlighted = false
    /// Whether the button for texts is hidden, which isn't shown in any case.
    open var isSupplementaryInterfaceHidden = false
    open var supplementaryInterfaceContentInsets = UIEdgeInsets.zero
    open var supplementaryInterfaceFont: UIFont?
    open var allowLongPressForDataDetectorsInTextMode = false
    /// The area of the picture in the view: all of it.
    open var contentsRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
    open var liveTextButtonVisible: Bool { false }
    /// The text of the picture.
    open var text: String { analysis?.transcript ?? "" }
    open var selectedText: String { "" }
    open var hasActiveTextSelection: Bool { false }

    public override init() { super.init() }
    /// Creates an interaction with a delegate.
    public init(_ delegate: any ImageAnalysisInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    open func setContentsRectNeedsUpdate() {}
    open func setSupplementaryInterfaceHidden(_ hidden: Bool, animated: Bool) { isSupplementaryInterfaceHidden = hidden }
    open func resetTextSelection() {}
    open func hasInteractiveItem(at point: CGPoint) -> Bool { false }
    open func hasText(at point: CGPoint) -> Bool { false }
    open func hasDataDetector(at point: CGPoint) -> Bool { false }
    open func hasSupplementaryInterface(at point: CGPoint) -> Bool { false }
    open func analysisHasText(at point: CGPoint) -> Bool { false }
}
