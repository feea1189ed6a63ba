import UIKitContainers

/// Trims a video. No video can be read here: no path can be edited, and a controller that is shown reports the failure.
@preconcurrency @MainActor
open class UIVideoEditorController: UINavigationController {
    open class func canEditVideo(atPath videoPath: String) -> Bool { false }
    open var videoPath = ""
    /// In seconds; 0 has no limit.
    open var videoMaximumDuration: TimeInterval = 600
    open var videoQuality = UIImagePickerController.QualityType.typeLow

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let editorDelegate = delegate as? any UIVideoEditorControllerDelegate
        editorDelegate?.videoEditorController(self, didFailWithError: CocoaError(.featureUnsupported))
    }
}

/// The callbacks of a video editor.
@preconcurrency @MainActor
public protocol UIVideoEditorControllerDelegate: NSObjectProtocol {
    func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
    func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
    func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}
extension UIVideoEditorControllerDelegate {
    public func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String) {}
    public func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error) {}
    public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {}
}
