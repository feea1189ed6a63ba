// There is no camera and no recognition: `isSupported` is false everywhere, and the controllers are labeled placeholders.
@_exported import FrameworkPlaceholder

/// The pages of a scan. Nothing creates one here.
@preconcurrency @MainActor
open class VNDocumentCameraScan: NSObject {
    /// The number of pages, which is 0.
    open var pageCount: Int { 0 }
    open var title: String { "" }
    /// Raises an exception: there are no pages.
    open func imageOfPage(at index: Int) -> UIImage {
        Fault.raise(.rangeException, "The scan has no page at index \(index).")
        return UIImage()
    }
}
/// The callbacks of the scanner. Nothing calls them.
@preconcurrency @MainActor
public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
    /// Called with a scan. It isn't called.
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    /// Called when the user cancels. It isn't called.
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    /// Called when scanning fails. It isn't called.
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}
extension VNDocumentCameraViewControllerDelegate {
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
    ) {}
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
    public func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error) {}
}
/// A labeled placeholder for the scanner of documents.
open class VNDocumentCameraViewController: UnavailableFrameworkController {
    /// Whether the device scans documents, which is false as in Apple's simulator.
    open class var isSupported: Bool { false }
    /// The receiver of scans. Not retained.
    public final weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
    open override func viewDidLoad() {
        super.viewDidLoad()
        showUnavailable("VisionKit")
    }
}

/// An item that a camera recognizes. Nothing creates one here.
public enum RecognizedItem: Identifiable, Sendable {
    /// A text in the picture.
    public struct Text: Identifiable, Sendable {
        /// The identity of the item.
        public let id: UUID
        public let transcript: String
    }
    /// A code in the picture.
    public struct Barcode: Identifiable, Sendable {
        /// The identity of the item.
        public let id: UUID
        /// The text of the code, or nil for data.
        public let payloadStringValue: String?
    }
    case text(Text), barcode(Barcode)
    /// The identity of the item.
    public var id: UUID {
        switch self {
        case .text(let text): text.id
        case .barcode(let code): code.id
        }
    }
}
/// The callbacks of the scanner. Nothing calls them.
@preconcurrency @MainActor
public protocol DataScannerViewControllerDelegate: AnyObject {
    /// Called with a tapped item. It isn't called.
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    /// Called with new items. It isn't called.
    func dataScanner(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
    /// Called with changed items. It isn't called.
    func dataScanner(_ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
    /// Called with removed items. It isn't called.
    func dataScanner(_ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
    /// Called when the scanner can't be used any longer. It isn't called.
    func dataScanner(
        _ dataScanner: DataScannerViewController, becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}
extension DataScannerViewControllerDelegate {
    public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
    ) {}
}
/// A labeled placeholder for the scanner of texts and codes.
open class DataScannerViewController: UnavailableFrameworkController {
    /// The reason why the scanner can't be used.
    public enum ScanningUnavailable: Error, Hashable, Sendable { case unsupported, cameraRestricted }
    /// The speed and the precision of the recognition. It has no effect.
    public enum QualityLevel: Hashable, Sendable { case balanced, fast, accurate }
    /// The kinds of texts. They have no effect.
    public enum TextContentType: Hashable, Sendable {
        case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber, telephoneNumber, URL, currency
    }
    /// The data to recognize. It has no effect.
    public struct RecognizedDataType: Hashable, Sendable {
        private let name: String
        /// Codes.
        public static func barcode() -> Self { Self(name: "barcode") }
        /// Texts in some languages, of a kind.
        public static func text(languages: [String] = [], textContentType: TextContentType? = nil) -> Self { Self(name: "text") }
    }
    /// Whether the device has what the scanner needs, which is false.
    open class var isSupported: Bool { false }
    /// Whether the scanner can be used now, which is false.
    open class var isAvailable: Bool { false }
    /// The languages of texts: none.
    open class var supportedTextRecognitionLanguages: [String] { [] }
    /// The receiver of items. Not retained.
    public final weak var delegate: (any DataScannerViewControllerDelegate)?
    public let recognizedDataTypes: Set<RecognizedDataType>
    /// Whether the camera is scanning, which it never is.
    open var isScanning: Bool { false }
    /// Creates a placeholder. The other settings have no effect.
    public init(
        recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced, recognizesMultipleItems: Bool = false,
        isHighFrameRateTrackingEnabled: Bool = true, isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
        isHighlightingEnabled: Bool = false
    ) {
        self.recognizedDataTypes = recognizedDataTypes
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        recognizedDataTypes = []
        super.init(coder: coder)
    }
    /// Throws ``ScanningUnavailable/unsupported``.
    open func startScanning() throws { throw ScanningUnavailable.unsupported }
    /// Does nothing.
    open func stopScanning() {}
    open override func viewDidLoad() {
        super.viewDidLoad()
        showUnavailable("VisionKit")
    }
}
