import Foundation
import RuleTrait
import Testing
import UIKit

@testable import UIKitStoryboards

/// Values of interface files that public reports printed at run time; each test names its source.
@MainActor @Suite("Interface-file values in public reports", .serialized)
struct InterfaceReportTests {
    private func color(_ attributes: String, matched: String = "colorMatched=\"YES\"") throws -> UIColor {
        let view = "<color key=\"backgroundColor\" alpha=\"1\" \(attributes)/>"
        let text = XML.storyboard(initial: "a", XML.scene(XML.controller("a", view: view)))
            .replacingOccurrences(of: "colorMatched=\"YES\"", with: matched)
        let files = try TemporaryBundle(["Main.storyboard": text])
        let controller = try #require(files.storyboard().instantiateInitialViewController())
        return try #require(controller.view.backgroundColor)
    }

    /// Red, green, and blue, from 0 to 255.
    private func bytes(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue) = (CGFloat(), CGFloat(), CGFloat())
        color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        return [red, green, blue].map { ($0 * 255).rounded() }
    }

    private func attributes(_ red: Int, _ green: Int, _ blue: Int, _ space: String) -> String {
        "red=\"\(Double(red) / 255)\" green=\"\(Double(green) / 255)\" blue=\"\(Double(blue) / 255)\" \(space)"
    }

    // keyboardfuel.com/2018/06/09/whats-up-with-colors-in-storyboards: 84, 124, 224 in the profile Generic RGB. Stack Overflow 41456178
    // (manongdao.com/q-328900.html, Xcode 8.2.1): the library's dark gray, 85 in Generic RGB, prints 104.
    @Test(
        "calibrated colors of a color-matched document are converted to sRGB", .rule("SP-A007"),
        arguments: ["colorSpace=\"calibratedRGB\"", "colorSpace=\"custom\" customColorSpace=\"calibratedRGB\""])
    func calibrated(_ space: String) throws {
        #expect(bytes(try color(attributes(84, 124, 224, space))) == [102, 146, 230])
        #expect(bytes(try color(attributes(85, 85, 85, space))) == [104, 104, 104])
        #expect(bytes(try color(attributes(255, 255, 255, space))) == [255, 255, 255])
    }

    @Test("a calibrated white of a color-matched document is converted; black, white, and the newer gray stay", .rule("SP-A007"))
    func calibratedWhite() throws {
        let third = "white=\"\(1.0 / 3)\""
        #expect(bytes(try color("\(third) colorSpace=\"calibratedWhite\"")) == [104, 104, 104])
        #expect(try color("white=\"1\" colorSpace=\"calibratedWhite\"") == UIColor(white: 1, alpha: 1))
        #expect(try color("white=\"0.0\" colorSpace=\"calibratedWhite\"") == UIColor(white: 0, alpha: 1))
        #expect(
            bytes(try color("\(third) colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"")) == [85, 85, 85])
    }

    // Before Xcode 8: Stack Overflow 29922921 prints the file's 0.5296 for a gray picked as 0.6; lionheart/openradar-mirror#1216 shows 17
    // on screen for 22; RedMadRobot/RMRColorTools-iOS#2.
    @Test(
        "without color matching, calibrated components are taken as they are", .rule("SP-A007"),
        arguments: ["", "colorMatched=\"NO\""])
    func unmatched(_ matched: String) throws {
        #expect(bytes(try color(attributes(84, 124, 224, "colorSpace=\"calibratedRGB\""), matched: matched)) == [84, 124, 224])
        #expect(bytes(try color(attributes(17, 17, 17, "colorSpace=\"calibratedRGB\""), matched: matched)) == [17, 17, 17])
        #expect(bytes(try color("white=\"0.2\" colorSpace=\"calibratedWhite\"", matched: matched)) == [51, 51, 51])
    }

    // manongdao.com/article-1838783.html: the description, its components, and a comparison that printed `true`.
    @Test("a Display P3 color is extended sRGB once it is loaded, and equals the color that code makes", .rule("SP-A007"))
    func displayP3() throws {
        let loaded = try color(attributes(0, 210, 0, "colorSpace=\"custom\" customColorSpace=\"displayP3\""))
        let made = UIColor(displayP3Red: 0, green: 210.0 / 255, blue: 0, alpha: 1)
        #expect(loaded.description.hasPrefix("UIExtendedSRGBColorSpace -0.41"))
        #expect(made.description.hasPrefix("UIDisplayP3ColorSpace 0 0.823529"))
        for color in [loaded, made] {
            var parts = [CGFloat](repeating: 0, count: 3)
            color.getRed(&parts[0], green: nil, blue: nil, alpha: nil)
            color.getRed(nil, green: &parts[1], blue: nil, alpha: nil)
            color.getRed(nil, green: nil, blue: &parts[2], alpha: nil)
            for (part, printed) in zip(parts, [-0.416964, 0.838774, -0.249501]) { #expect(abs(part - printed) < 0.001) }
        }
        #expect(loaded == made && loaded.hash == made.hash)
        #expect(loaded != UIColor(displayP3Red: 0, green: 211.0 / 255, blue: 0, alpha: 1))
    }
}
