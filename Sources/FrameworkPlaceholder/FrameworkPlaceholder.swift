// The view that stands where a framework of Apple's would draw: its name on grey, so that nobody takes it for the real thing.
@_exported import UIKit

/// Shows the name of what Linux does not have.
open class UnavailableFrameworkView: UIView {
    private let caption = UILabel()

    /// `framework` is shown to the person: "WebKit".
    public func showUnavailable(_ framework: String, _ detail: String = "") {
        backgroundColor = .secondarySystemBackground
        caption.text = detail.isEmpty ? "\(framework) is not available on Linux" : "\(framework) is not available on Linux\n\(detail)"
        caption.textColor = .secondaryLabel
        caption.textAlignment = .center
        caption.numberOfLines = 0
        caption.frame = bounds
        caption.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if caption.superview == nil { insertSubview(caption, at: 0) }
    }
}

/// The same as a controller.
open class UnavailableFrameworkController: UIViewController {
    public func showUnavailable(_ framework: String, _ detail: String = "") {
        let placeholder = UnavailableFrameworkView(frame: view.bounds)
        placeholder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        placeholder.showUnavailable(framework, detail)
        view.addSubview(placeholder)
    }
}

/// The error every stand-in gives through its API's own failure path.
public let unavailableOnLinux = NSError(
    domain: "UnderstudyUnavailable", code: 1, userInfo: [NSLocalizedDescriptionKey: "This framework is not available on Linux."])
