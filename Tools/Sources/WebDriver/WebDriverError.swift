import AutomationClient
import LoopbackServer

/// An error from the W3C's list, with its HTTP status. https://www.w3.org/TR/webdriver2/#errors
struct WebDriverError: Error {
    enum Code: String {
        case elementClickIntercepted = "element click intercepted"
        case elementNotInteractable = "element not interactable"
        case invalidArgument = "invalid argument"
        case invalidElementState = "invalid element state"
        case invalidSelector = "invalid selector"
        case invalidSessionID = "invalid session id"
        case noSuchAlert = "no such alert"
        // Appium's own error.
        case noSuchContext = "no such context"
        case noSuchElement = "no such element"
        case noSuchWindow = "no such window"
        case sessionNotCreated = "session not created"
        case staleElement = "stale element reference"
        case timeout
        case unknownCommand = "unknown command"
        case unknownError = "unknown error"
        case unknownMethod = "unknown method"
        case unsupportedOperation = "unsupported operation"

        var status: Int {
            switch self {
            case .elementClickIntercepted, .elementNotInteractable, .invalidArgument, .invalidElementState, .invalidSelector: 400
            case .invalidSessionID, .noSuchAlert, .noSuchContext, .noSuchElement, .noSuchWindow, .staleElement, .unknownCommand: 404
            case .unknownMethod: 405
            case .sessionNotCreated, .timeout, .unknownError, .unsupportedOperation: 500
            }
        }
    }

    var code: Code
    var message: String

    init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }

    init(_ error: ControlError) {
        let code: Code =
            switch error.code {
            case .badRequest, .badParameters: .invalidArgument
            case .unknownMethod, .unsupported: .unsupportedOperation
            case .noSuchElement: .staleElement
            case .notHittable: .elementClickIntercepted
            case .disabled: .invalidElementState
            case .noFocus: .elementNotInteractable
            case .timedOut: .timeout
            case .notRunning: .noSuchWindow
            case .failed: .unknownError
            }
        self.init(code, error.message)
    }

    static func response(_ code: Code, _ message: String, status: Int? = nil) -> LoopbackResponse {
        let value: JSONValue = ["value": ["error": .string(code.rawValue), "message": .string(message), "stacktrace": ""]]
        return WebDriverService.response(value, status: status ?? code.status)
    }
}
