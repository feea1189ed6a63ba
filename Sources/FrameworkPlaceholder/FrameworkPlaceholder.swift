// The view that replaces the content of an Apple framework: the framework's name on gray, which cannot be mistaken for the real content.
@_exported import UIKit

/// Shows the name of a feature that Linux does not have.
open class UnavailableFrameworkView: UIView {
    private let caption = UILabel()

    /// `framework` is shown to the user: "WebKit".
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

/// The error that every unavailable framework reports through its API.
public let unavailableOnLinux = NSError(
    domain: "UnderstudyUnavailable", code: 1, userInfo: [NSLocalizedDescriptionKey: "This framework is not available on Linux."])
