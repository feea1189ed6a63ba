import Foundation

/// Prints content. There is no printer: the API reports that printing is not available.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
    /// The handler of a print job's end: the controller, whether the job was completed, and an error or nil.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
    /// The only controller of the app.
    public static let shared = UIPrintInteractionController()
    /// Whether the device can print, which is `false` here.
    open class var isPrintingAvailable: Bool { false }
    /// Returns `false`: nothing can be printed.
    open class func canPrint(_ url: URL) -> Bool { false }
    /// Returns `false`: nothing can be printed.
    open class func canPrint(_ data: Data) -> Bool { false }
    /// The types that can be printed: none.
    open class var printableUTIs: Set<String> { [] }
    /// The object that is notified of the panel and the job.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    /// The settings of the job, or nil for the standard ones.
    open var printInfo: UIPrintInfo?
    // FIXME(gap): there is no printer: items to print are only stored, and the panel's options show nothing.
    /// The item to print. It is stored but has no effect.
    open var printingItem: Any?
    /// The items to print. They are stored but have no effect.
    open var printingItems: [Any]?
    /// The formatter whose content is printed. It is stored but has no effect.
    open var printFormatter: UIPrintFormatter?
    /// The renderer whose pages are printed. It is stored but has no effect.
    open var printPageRenderer: UIPrintPageRenderer?
    /// The paper, or `nil` until the user chooses a printer.
    open var printPaper: UIPrintPaper? { nil }
    /// Whether the panel shows a field for the number of copies. It is stored but has no effect.
    open var showsNumberOfCopies = true
    /// Whether the panel lets the user select pages. It is stored but has no effect.
    open var showsPageRange = true
    /// Whether the panel offers the printer's paper. It is stored but has no effect.
    open var showsPaperSelectionForLoadedPapers = false
    /// Whether the panel offers the paper's orientation. It is stored but has no effect.
    open var showsPaperOrientation = true
    /// Calls the handler with `false` and no error, and returns `false`: there is no printer.
    @discardableResult open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        completion?(self, false, nil)
        return false
    }
    /// Calls the handler with `false` and no error, and returns `false`: there is no printer. The rectangle has no effect.
    @discardableResult open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        present(animated: animated, completionHandler: completion)
    }
    /// Calls the handler with `false` and no error, and returns `false`: there is no printer. The item has no effect.
    @discardableResult open func present(from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil)
        -> Bool
    {
        present(animated: animated, completionHandler: completion)
    }
    /// Calls the handler with `false` and no error, and returns `false`: there is no printer.
    @discardableResult open func print(to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil) -> Bool {
        completion?(self, false, nil)
        return false
    }
    /// Does nothing: the panel is never shown.
    open func dismiss(animated: Bool) {}
}

/// Determines where the printing options are shown, and is notified of the job.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
    /// Returns the controller over which the panel appears, or nil. It is never called here.
    func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController) -> UIViewController?
    /// Returns the paper for the job. It is never called here.
    func printInteractionController(_ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper])
        -> UIPrintPaper
    /// Returns the length in points at which a roll is cut. It is never called here.
    func printInteractionController(_ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper) -> CGFloat
    /// Called before the panel appears. It is never called here.
    func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// Called after the panel appeared. It is never called here.
    func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// Called before the panel disappears. It is never called here.
    func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// Called after the panel disappeared. It is never called here.
    func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// Called before the job starts. It is never called here.
    func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
    /// Called after the job ended. It is never called here.
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
    /// Returns nil for a delegate that doesn't implement the method.
    public func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController)
        -> UIViewController?
    { nil }
    /// Returns the first paper, or one of a standard size, for a delegate that doesn't implement the method.
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper { paperList.first ?? UIPrintPaper(size: CGSize(width: 612, height: 792)) }
    /// Returns `paper.paperSize.height` for a delegate that doesn't implement the method.
    public func printInteractionController(_ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper)
        -> CGFloat
    {
        paper.paperSize.height
    }
    /// Does nothing for a delegate that doesn't implement the method.
    public func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {}
}

/// The name and settings of a print job.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
    /// The kind of content, for which the printer chooses quality and color.
    public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
    /// The orientation of the pages.
    public enum Orientation: Int, Sendable { case portrait, landscape }
    /// The edge at which pages on both sides are turned.
    public enum Duplex: Int, Sendable { case none, longEdge, shortEdge }
    /// The name of the job, which the printer's queue shows.
    open var jobName = ""
    /// The kind of content. The default is `general`.
    open var outputType = OutputType.general
    /// The orientation of the pages. The default is `portrait`.
    open var orientation = Orientation.portrait
    /// The edge at which pages are turned. The default prints on one side.
    open var duplex = Duplex.none
    /// The identifier of a printer that is chosen in advance, or nil.
    open var printerID: String?
    public override init() { super.init() }
    /// Returns settings with the default values.
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

    /// The settings as a dictionary.
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
    /// Creates a printer with the given URL, which is not contacted.
    public init(url: URL) { self.url = url }
    /// The name of the printer, which is the host of its URL.
    open var displayName: String { url.host ?? "" }
    /// The location of the printer, unknown here.
    open var displayLocation: String? { nil }
    /// The model of the printer, unknown here.
    open var makeAndModel: String? { nil }
    /// Whether the printer prints colors, which is `false` here.
    open var supportsColor: Bool { false }
    /// Whether the printer prints on both sides, which is `false` here.
    open var supportsDuplex: Bool { false }
    /// Calls the handler with `false`: no printer answers.
    open func contactPrinter(_ completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}
