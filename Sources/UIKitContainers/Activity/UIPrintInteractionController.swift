import Foundation

/// Prints content. There is no printer: the API reports that printing is not available.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
    public static let shared = UIPrintInteractionController()
    open class var isPrintingAvailable: Bool { false }
    open class func canPrint(_ url: URL) -> Bool { false }
    open class func canPrint(_ data: Data) -> Bool { false }
    open class var printableUTIs: Set<String> { [] }
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    open var printInfo: UIPrintInfo?
    // FIXME(gap): there is no printer: items to print are only stored, and the panel's options show nothing.
    open var printingItem: Any?
    open var printingItems: [Any]?
    open var printFormatter: UIPrintFormatter?
    open var printPageRenderer: UIPrintPageRenderer?
    /// The paper, or `nil` until the user chooses a printer.
    open var printPaper: UIPrintPaper? { nil }
    open var showsNumberOfCopies = true
    open var showsPageRange = true
    open var showsPaperSelectionForLoadedPapers = false
    open var showsPaperOrientation = true
    @discardableResult open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        completion?(self, false, nil)
        return false
    }
    @discardableResult open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        present(animated: animated, completionHandler: completion)
    }
    @discardableResult open func present(from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil)
        -> Bool
    {
        present(animated: animated, completionHandler: completion)
    }
    @discardableResult open func print(to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil) -> Bool {
        completion?(self, false, nil)
        return false
    }
    open func dismiss(animated: Bool) {}
}

/// Determines where the printing options are shown, and is notified of the job.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
    func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController) -> UIViewController?
    func printInteractionController(_ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper])
        -> UIPrintPaper
    func printInteractionController(_ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper) -> CGFloat
    func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
    public func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController)
        -> UIViewController?
    { nil }
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper { paperList.first ?? UIPrintPaper(size: CGSize(width: 612, height: 792)) }
    public func printInteractionController(_ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper)
        -> CGFloat
    {
        paper.paperSize.height
    }
    public func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController) {}
    public func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController) {}
    public func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController) {}
    public func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController) {}
    public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {}
    public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {}
}

/// The name and settings of a print job.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
    public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
    public enum Orientation: Int, Sendable { case portrait, landscape }
    public enum Duplex: Int, Sendable { case none, longEdge, shortEdge }
    open var jobName = ""
    open var outputType = OutputType.general
    open var orientation = Orientation.portrait
    open var duplex = Duplex.none
    open var printerID: String?
    public override init() { super.init() }
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

    /// Creates print information from ``dictionaryRepresentation``.
    public convenience init(dictionary: [AnyHashable: Any]?) {
        self.init()
        jobName = dictionary?["jobName"] as? String ?? ""
        outputType = (dictionary?["outputType"] as? Int).flatMap(OutputType.init) ?? .general
        orientation = (dictionary?["orientation"] as? Int).flatMap(Orientation.init) ?? .portrait
        duplex = (dictionary?["duplex"] as? Int).flatMap(Duplex.init) ?? .none
        printerID = dictionary?["printerID"] as? String
    }

    open var dictionaryRepresentation: [AnyHashable: Any] {
        var result: [AnyHashable: Any] = [
            "jobName": jobName, "outputType": outputType.rawValue, "orientation": orientation.rawValue, "duplex": duplex.rawValue,
        ]
        result["printerID"] = printerID
        return result
    }
}

/// The paper of a printer, with sizes in points.
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
    open private(set) var paperSize: CGSize
    /// The paper without margins of a quarter of an inch.
    open var printableRect: CGRect { CGRect(origin: .zero, size: paperSize).insetBy(dx: 18, dy: 18) }
    package init(size: CGSize) { paperSize = size }

    /// Returns the smallest paper that contains a page, or the largest if none does.
    open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper {
        let sorted = paperList.sorted { $0.paperSize.width * $0.paperSize.height < $1.paperSize.width * $1.paperSize.height }
        return sorted.first { $0.paperSize.width >= contentSize.width && $0.paperSize.height >= contentSize.height } ?? sorted.last
            ?? UIPrintPaper(size: contentSize)
    }
}

/// A printer with an address. It never responds.
@preconcurrency @MainActor
open class UIPrinter: NSObject {
    open private(set) var url: URL
    public init(url: URL) { self.url = url }
    open var displayName: String { url.host ?? "" }
    open var displayLocation: String? { nil }
    open var makeAndModel: String? { nil }
    open var supportsColor: Bool { false }
    open var supportsDuplex: Bool { false }
    open func contactPrinter(_ completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}
