import Foundation

extension UIPrinter {
    /// The times at which a roll printer cuts the paper.
    public enum CutterBehavior: Int, Sendable { case noCut, printerDefault, cutAfterEachPage, cutAfterEachCopy, cutAfterEachJob }

    /// The kinds of paper that a printer is for.
    public struct JobTypes: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: Int
        /// Creates the set from its bits. Bits without a name are kept.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Documents, envelopes, and labels.
        public static let document = JobTypes(rawValue: 1), envelope = JobTypes(rawValue: 2), label = JobTypes(rawValue: 4)
        /// Photos, receipts, and rolls.
        public static let photo = JobTypes(rawValue: 8), receipt = JobTypes(rawValue: 16), roll = JobTypes(rawValue: 32)
        /// Large formats and postcards.
        public static let largeFormat = JobTypes(rawValue: 64), postcard = JobTypes(rawValue: 128)
        /// No known kind of job.
        public static let unknown: JobTypes = []
    }

    /// `unknown`: a printer that was never contacted.
    public var supportedJobTypes: JobTypes { .unknown }
}

/// The domain of printing errors.
public let UIPrintErrorDomain = "UIPrintErrorDomain"

/// The reason that a print job failed.
public struct UIPrintError: CustomNSError, Hashable, Sendable {
    /// The reason for a printing error.
    public enum Code: Int, Sendable { case notAvailable = 1, noContent, unknownImageFormat, jobFailed }
    /// The reason for the failure.
    public let code: Code
    /// Creates an error with the given reason.
    public init(_ code: Code) { self.code = code }
    /// The domain of the error as an `NSError`, `UIPrintErrorDomain`.
    public static var errorDomain: String { UIPrintErrorDomain }
    /// The raw value of `code`.
    public var errorCode: Int { code.rawValue }
    /// `Code.notAvailable`, for comparisons and `catch` clauses.
    public static var notAvailable: Code { .notAvailable }
    /// `Code.noContent`, for comparisons and `catch` clauses.
    public static var noContent: Code { .noContent }
    /// `Code.unknownImageFormat`, for comparisons and `catch` clauses.
    public static var unknownImageFormat: Code { .unknownImageFormat }
    /// `Code.jobFailed`, for comparisons and `catch` clauses.
    public static var jobFailed: Code { .jobFailed }
}

extension UIPrintInteractionControllerDelegate {
    /// Returns `printerDefault` for a delegate that doesn't implement the method.
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, chooseCutterBehavior availableBehaviors: [Any]
    ) -> UIPrinter.CutterBehavior { .printerDefault }
}

/// Lets the user choose a printer. There are none: the picker does not appear, and its handler receives an error.
@preconcurrency @MainActor
open class UIPrinterPickerController: NSObject {
    /// The handler of the choice: the controller, whether the user chose a printer, and an error or nil.
    public typealias CompletionHandler = (UIPrinterPickerController, Bool, (any Error)?) -> Void
    open private(set) var selectedPrinter: UIPrinter?
    /// The object that is notified of the picker.
    open weak var delegate: (any UIPrinterPickerControllerDelegate)?

    /// Creates a picker with a printer that is selected first, or nil. It is never shown.
    public init(initiallySelectedPrinter printer: UIPrinter?) {
        selectedPrinter = printer
        super.init()
    }

    private func refuse(_ completion: CompletionHandler?) -> Bool {
        completion?(self, false, UIPrintError(.notAvailable))
        return false
    }
    /// Calls the handler, and returns `false`: there are no printers.
    @discardableResult open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        refuse(completion)
    }
    /// Calls the handler, and returns `false`: there are no printers. The rectangle has no effect.
    @discardableResult open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { refuse(completion) }
    /// Calls the handler, and returns `false`: there are no printers. The item has no effect.
    @discardableResult open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { refuse(completion) }
    /// Does nothing: the picker is never shown.
    open func dismiss(animated: Bool) {}
}

/// The callbacks of a printer picker. Every method is optional.
@preconcurrency @MainActor
public protocol UIPrinterPickerControllerDelegate: NSObjectProtocol {
    /// Returns the controller over which the picker appears. It is never called here.
    func printerPickerControllerParentViewController(_ printerPickerController: UIPrinterPickerController) -> UIViewController?
    /// Returns whether the picker lists a printer. It is never called here.
    func printerPickerController(_ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter) -> Bool
    /// Called before the picker appears. It is never called here.
    func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController)
    /// Called after the picker appeared. It is never called here.
    func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController)
    /// Called before the picker disappears. It is never called here.
    func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController)
    /// Called after the picker disappeared. It is never called here.
    func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController)
    /// Called after the user chose a printer. It is never called here.
    func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController)
}

extension UIPrinterPickerControllerDelegate {
    /// Returns nil for a delegate that doesn't implement the method.
    public func printerPickerControllerParentViewController(_ printerPickerController: UIPrinterPickerController) -> UIViewController? {
        nil
    }
    /// Returns `true` for a delegate that doesn't implement the method.
    public func printerPickerController(_ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter) -> Bool {
        true
    }
    /// Does nothing for a delegate that doesn't implement the method.
    public func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController) {}
}
