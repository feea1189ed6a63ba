// The screen is not recorded: `isAvailable` is false, and a recording fails with the API's own error.
@_exported import FrameworkPlaceholder

/// The reason why the screen is not recorded.
public struct RPRecordingError: Error, CustomNSError, Hashable, Sendable {
    /// Some of the reasons, with the numbers of RPError.h.
    public enum Code: Int, Sendable {
        case unknown = -5800, userDeclined = -5801, disabled = -5802, failedToStart = -5803, failed = -5804, insufficientStorage = -5805,
            interrupted = -5806, contentResize = -5807
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { RPRecordingErrorDomain }
    public var errorCode: Int { code.rawValue }
}
/// The domain of the errors about recordings.
public let RPRecordingErrorDomain = "com.apple.ReplayKit.RPRecordingErrorDomain"

/// Called when recordings become possible or end. It isn't called.
public protocol RPScreenRecorderDelegate: NSObjectProtocol {
    /// Called when a recording ends. It isn't called.
    func screenRecorder(
        _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?, error: (any Error)?)
    /// Called when recordings become possible. It isn't called.
    func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
}
extension RPScreenRecorderDelegate {
    public func screenRecorder(
        _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?, error: (any Error)?
    ) {}
    public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
}
/// The recorder of the screen, which is not available.
open class RPScreenRecorder: NSObject, @unchecked Sendable {  // Only the app changes it.
    private static let recorder = RPScreenRecorder()
    /// Returns the only recorder.
    open class func shared() -> RPScreenRecorder { recorder }
    /// The receiver of callbacks. Not retained.
    public final weak var delegate: (any RPScreenRecorderDelegate)?
    /// Whether the microphone or the camera are recorded. They are stored but have no effect.
    public final var isMicrophoneEnabled = false, isCameraEnabled = false
    /// Whether the screen can be recorded, which is false.
    open var isAvailable: Bool { false }
    /// Whether the screen is being recorded, which it never is.
    open var isRecording: Bool { false }
    /// Fails.
    open func startRecording(handler: (((any Error)?) -> Void)? = nil) { handler?(RPRecordingError(.failedToStart)) }
    /// Fails: there is no recording.
    open func stopRecording(handler: ((RPPreviewViewController?, (any Error)?) -> Void)? = nil) {
        handler?(nil, RPRecordingError(.failed))
    }
    /// Calls the closure: there is no recording.
    open func discardRecording(handler: () -> Void) { handler() }
}
/// Called when the preview is closed.
@preconcurrency @MainActor
public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
    /// Called when the user closes the preview. It isn't called.
    func previewControllerDidFinish(_ previewController: RPPreviewViewController)
}
extension RPPreviewViewControllerDelegate {
    public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
}
/// A labeled placeholder for the preview of a recording.
open class RPPreviewViewController: UnavailableFrameworkController {
    /// The receiver of callbacks. Not retained.
    public final weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
    open override func viewDidLoad() {
        super.viewDidLoad()
        showUnavailable("ReplayKit")
    }
}
