import Foundation

extension UIPrinter {
    /// The times at which a roll printer cuts the paper.
    public enum CutterBehavior: Int, Sendable { case noCut, printerDefault, cutAfterEachPage, cutAfterEachCopy, cutAfterEachJob }

    /// The kinds of paper that a printer is for.
    public struct JobTypes: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let document = JobTypes(rawValue: 1), envelope = JobTypes(rawValue: 2), label = JobTypes(rawValue: 4)
        public static let photo = JobTypes(rawValue: 8), receipt = JobTypes(rawValue: 16), roll = JobTypes(rawValue: 32)
        public static let largeFormat = JobTypes(rawValue: 64), postcard = JobTypes(rawValue: 128)
        public static let unknown: JobTypes = []
    }

    /// `unknown`: a printer that was never contacted.
    public var supportedJobTypes: JobTypes { .unknown }
}

public let UIPrintErrorDomain = "UIPrintErrorDomain"

/// The reason that a print job failed.
public struct UIPrintError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case notAvailable = 1, noContent, unknownImageFormat, jobFailed }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { UIPrintErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var notAvailable: Code { .notAvailable }
    public static var noContent: Code { .noContent }
    public static var unknownImageFormat: Code { .unknownImageFormat }
    public static var jobFailed: Code { .jobFailed }
}

extension UIPrintInteractionControllerDelegate {
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, chooseCutterBehavior availableBehaviors: [Any]
    ) -> UIPrinter.CutterBehavior { .printerDefault }
}

/// Lets the user choose a printer. There are none: the picker does not appear, and its handler receives an error.
@preconcurrency @MainActor
open class UIPrinterPickerController: NSObject {
    public typealias CompletionHandler = (UIPrinterPickerController, Bool, (any Error)?) -> Void
    open private(set) var selectedPrinter: UIPrinter?
    open weak var delegate: (any UIPrinterPickerControllerDelegate)?

    public init(initiallySelectedPrinter printer: UIPrinter?) {
        selectedPrinter = printer
        super.init()
    }

    private func refuse(_ completion: CompletionHandler?) -> Bool {
        completion?(self, false, UIPrintError(.notAvailable))
        return false
    }
    @discardableResult open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        refuse(completion)
    }
    @discardableResult open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { refuse(completion) }
    @discardableResult open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { refuse(completion) }
    /// Does nothing: the picker is never shown.
    open func dismiss(animated: Bool) {}
}

/// The callbacks of a printer picker. Every method is optional.
@preconcurrency @MainActor
public protocol UIPrinterPickerControllerDelegate: NSObjectProtocol {
    func printerPickerControllerParentViewController(_ printerPickerController: UIPrinterPickerController) -> UIViewController?
    func printerPickerController(_ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter) -> Bool
    func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController)
    func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController)
    func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController)
    func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController)
    func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController)
}

extension UIPrinterPickerControllerDelegate {
    public func printerPickerControllerParentViewController(_ printerPickerController: UIPrinterPickerController) -> UIViewController? {
        nil
    }
    public func printerPickerController(_ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter) -> Bool {
        true
    }
    public func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController) {}
    public func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController) {}
    public func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController) {}
    public func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController) {}
    public func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController) {}
}
