import UIKit

/// Places its children when the device rotates, and so not in a sheet, in Split View, or beneath a full-screen presentation.
final class RotationLayoutViewController: RevealViewController {

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        content.view.frame = CGRect(origin: .zero, size: size)
    }
}

/// Moves up by the keyboard's height, although its parent already does.
final class SelfAvoidingCommentViewController: CommentViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let keyboard = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        view.frame.origin.y -= keyboard.height
    }
}

/// Takes the lower half of its parent, which lays it out differently.
final class SelfPlacingCommentViewController: CommentViewController {

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let bounds = parent?.view.bounds else { return }
        view.frame = CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }
}

/// Adds the view of a controller without making it a child: the badge gets no appearance, rotation, or trait callbacks.
final class BadgedPhotoViewController: PhotoViewController {

    private let badge = BadgeViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        badge.view.frame = CGRect(x: 20, y: 120, width: 60, height: 28)
        view.addSubview(badge.view)
    }
}

final class BadgeViewController: UIViewController {

    override func loadView() {
        let label = UILabel()
        label.text = "New"
        label.textAlignment = .center
        label.textColor = .white
        label.backgroundColor = .systemRed
        view = label
    }
}
