import MessageUICompanion
import PhotosUICompanion
import Testing
import UIKit

@MainActor @Suite("Pickers and mail composers", .serialized)
struct PickerTests {
    private final class Receiver: NSObject, PHPickerViewControllerDelegate, MFMailComposeViewControllerDelegate {
        var results: [[PHPickerResult]] = [], mail: MFMailComposeResult?
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) { self.results.append(results) }
        func mailComposeController(
            _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
        ) { mail = result }
    }

    private func list(_ picker: PHPickerViewController) throws -> UITableViewController {
        picker.loadViewIfNeeded()
        return try #require((picker.children.first as? UINavigationController)?.topViewController as? UITableViewController)
    }

    @Test("changes of the photo library fail as if the user denied them") func refused() {
        nonisolated(unsafe) var told: (any Error)?
        PHPhotoLibrary.shared().performChanges({}) { _, error in told = error }
        #expect((told as? PHPhotosError)?.code == .accessUserDenied && (told as NSError?)?.code == 3311)
    }

    @Test("all kinds of albums have Apple's numbers, and requests for contents find nothing") func contents() {
        // PhotosTypes.h
        #expect(
            PHAssetCollectionSubtype.smartAlbumSelfPortraits.rawValue == 210 && PHAssetCollectionSubtype.albumCloudShared.rawValue == 101)
        #expect(PHAssetCollectionSubtype.smartAlbumUserLibrary.rawValue == 209 && PHAssetCollectionSubtype.smartAlbumRAW.rawValue == 217)
        #expect(PHAssetCollectionSubtype.any.rawValue == Int.max)
        nonisolated(unsafe) var told: (any Error)?
        PHAssetResourceManager.default().writeData(for: PHAssetResource(), toFile: URL(fileURLWithPath: "/tmp/none"), options: nil) {
            told = $0
        }
        #expect((told as? PHPhotosError)?.code == .missingResource)
        #expect(PHCollectionList.fetchCollectionLists(with: .folder, subtype: .any, options: nil).count == 0)
    }

    @Test("one tap picks one picture; several are selected up to the limit and added in the order of selection")
    func limits() throws {
        UIImagePickerController.library = (1...3).map { width in
            UIGraphicsImageRenderer(size: CGSize(width: width, height: 1)).image { _ in }
        }
        defer { UIImagePickerController.library = [] }
        let receiver = Receiver()
        var configuration = PHPickerConfiguration()
        configuration.filter = .any(of: [.images, .livePhotos])
        let single = PHPickerViewController(configuration: configuration)
        single.delegate = receiver
        let first = try list(single)
        first.tableView(first.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
        var picked: UIImage?
        receiver.results.first?.first?.itemProvider.loadObject(ofClass: UIImage.self) { image, _ in picked = image as? UIImage }
        #expect(receiver.results.count == 1 && picked?.size.width == 2)
        configuration.selectionLimit = 2
        let several = PHPickerViewController(configuration: configuration)
        several.delegate = receiver
        let second = try list(several), add = try #require(second.navigationItem.rightBarButtonItem)
        #expect(!add.isEnabled)
        for row in [2, 0, 1] { second.tableView(second.tableView, didSelectRowAt: IndexPath(row: row, section: 0)) }
        add.primaryAction?.performWithSender(add, target: nil)
        #expect(receiver.results.last?.count == 2)
        configuration.filter = .videos
        let none = try list(PHPickerViewController(configuration: configuration))
        #expect(none.tableView.numberOfRows(inSection: 0) == 0 && none.title == "No Photos")
    }

    @Test("canceling calls the delegate: no picture was picked, the mail was not sent")
    func canceling() throws {
        let receiver = Receiver(), picker = PHPickerViewController(configuration: PHPickerConfiguration()),
            mail = MFMailComposeViewController()
        picker.delegate = receiver
        mail.mailComposeDelegate = receiver
        mail.loadViewIfNeeded()
        for item in [try list(picker).navigationItem.leftBarButtonItem, mail.topViewController?.navigationItem.leftBarButtonItem] {
            item?.primaryAction?.performWithSender(item, target: nil)
        }
        #expect(receiver.results == [[]] && receiver.mail == .cancelled)
    }
}
