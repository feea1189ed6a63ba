import UIKit

/// Takes a photo in full screen, in landscape. A device without a camera shows its library.
final class Camera: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {

    private let didTake: (UIImage) -> Void

    init(didTake: @escaping (UIImage) -> Void) {
        self.didTake = didTake
    }

    func present(from controller: UIViewController) {
        let source: UIImagePickerController.SourceType =
            UIImagePickerController.isSourceTypeAvailable(.camera) ? .camera : .photoLibrary
        guard UIImagePickerController.isSourceTypeAvailable(source) else { return explainAbsence(in: controller) }
        let picker = UIImagePickerController()
        picker.sourceType = source
        picker.delegate = self
        picker.modalPresentationStyle = .fullScreen
        controller.present(picker, animated: true)
    }

    private func explainAbsence(in controller: UIViewController) {
        let alert = UIAlertController(
            title: "No Camera", message: "This device has neither a camera nor photos.",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        controller.present(alert, animated: true)
    }

    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        if let image = info[.originalImage] as? UIImage { didTake(image) }
        picker.dismiss(animated: true)
    }

    // MARK: - Orientations

    func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask {
        .landscape
    }

    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
        .landscapeRight
    }
}
