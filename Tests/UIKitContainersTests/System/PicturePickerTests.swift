import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers

@MainActor @Suite("Image pickers", .serialized)
struct PicturePickerTests {
    private final class Receiver: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var info: [UIImagePickerController.InfoKey: Any]?
        func imagePickerController(
            _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) { self.info = info }
    }

    private final class OldReceiver: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var picture: UIImage?
        func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]) {
            picture = info[UIImagePickerController.InfoKey.originalImage.rawValue] as? UIImage
        }
    }

    @Test("a delegate with string keys, as before Swift 4.2, gets the picture too") func textKeys() {
        let picker = UIImagePickerController(), receiver = OldReceiver()
        picker.delegate = receiver
        picker.picked(UIImage())
        #expect(receiver.picture != nil)
    }

    private func pick(_ configure: (UIImagePickerController) -> Void, body: (Stage, UIImagePickerController, Receiver) throws -> Void)
        rethrows
    {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        UIImagePickerController.library = [
            UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100), format: format).image {
                $0.fill(CGRect(x: 0, y: 0, width: 200, height: 100))
            }
        ]
        defer { UIImagePickerController.library = [] }
        let root = UIViewController(), stage = Stage(root: root), picker = UIImagePickerController(), receiver = Receiver()
        configure(picker)
        picker.delegate = receiver
        root.present(picker, animated: false)
        stage.settle()
        try body(stage, picker, receiver)
        root.dismiss(animated: false)
        stage.settle()
    }

    private func table(_ picker: UIImagePickerController) throws -> UITableView {
        try #require(picker.viewControllers.first?.view as? UITableView)
    }

    @Test("a picture is returned immediately, or cropped to the center square if allowsEditing is set")
    func editing() throws {
        pick { _ in
        } body: { _, picker, receiver in
            picker.picked(UIImagePickerController.library[0])
            #expect(receiver.info?[.editedImage] == nil && (receiver.info?[.originalImage] as? UIImage)?.size.width == 200)
        }
        try pick {
            $0.allowsEditing = true
        } body: { stage, picker, receiver in
            picker.picked(UIImagePickerController.library[0])
            stage.settle()
            #expect(receiver.info == nil)
            let button = try #require(picker.topViewController?.navigationItem.rightBarButtonItem)
            #expect(button.title == "Choose")
            button.primaryAction?.performWithSender(button, target: nil)
            #expect((receiver.info?[.editedImage] as? UIImage)?.size == CGSize(width: 100, height: 100))
            #expect((receiver.info?[.cropRect] as? NSValue)?.cgRectValue == CGRect(x: 50, y: 0, width: 100, height: 100))
        }
    }

    @Test("without images in the media types there is nothing to pick")
    func types() throws {
        for (types, count) in [(["public.movie"], 0), (["public.movie", "public.image"], 1)] {
            try pick {
                $0.mediaTypes = types
            } body: { _, picker, _ in
                let table = try table(picker)
                #expect(table.numberOfRows(inSection: 0) == count)
            }
        }
    }
}
