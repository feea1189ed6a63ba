import Foundation
@testable import Gallery
import RuleTrait
import Testing
import UIKit
import UIKitTesting

/// Every page of Examples/Gallery: each drawing feature and each standard control. With UNDERSTUDY_GALLERY=DIR the images are written there
/// for inspection.
@MainActor @Suite(.serialized) struct GalleryTests {
    private func picture(_ page: () -> UIViewController, _ appearance: UIUserInterfaceStyle) -> Data {
        let stage = Stage(root: UINavigationController(rootViewController: page()), appearance: appearance)
        stage.settle()
        return stage.png()
    }

    @Test("every page draws the same bytes twice and other bytes in dark mode, and raises no fault", .rule("ISSUE-7"))
    func pages() {
        for (title, page) in galleryPages { check(title, page) }
    }

    private func check(_ title: String, _ page: () -> UIViewController) {
        let faults = Fault.catching {
            let light = picture(page, .light), dark = picture(page, .dark)
            // Compared as Booleans: the macro would otherwise list a million bytes.
            let isSame = light == picture(page, .light), isOther = light != dark
            #expect(isSame && isOther, "\(title)")
            if let folder = ProcessInfo.processInfo.environment["UNDERSTUDY_GALLERY"] {
                let name = title.replacingOccurrences(of: " ", with: "-").lowercased()
                try? light.write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
                try? dark.write(to: URL(fileURLWithPath: "\(folder)/\(name)-dark.png"))
            }
        }
        #expect(faults.isEmpty, "\(title)")
    }
}
