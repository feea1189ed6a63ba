import AutomationClient
import Foundation
import UIKitXCTest
import UIKit
import UIKitFoundation
import UIKitRuntime

/// An object of which a screenshot can be taken.
@MainActor @preconcurrency
public protocol XCUIScreenshotProviding {
    /// Returns a picture.
    func screenshot() -> XCUIScreenshot
}

/// A picture of the screen or of an element.
open class XCUIScreenshot: NSObject, @unchecked Sendable {  // Immutable.
    private let data: Data
    private let scale: CGFloat

    init(_ data: Data, scale: CGFloat) { (self.data, self.scale) = (data, scale) }

    /// Decodes an answer of the control protocol.
    convenience init(answer: JSONValue) {
        let data = answer["png"]?.string.flatMap { Data(base64Encoded: $0) } ?? Data()
        self.init(data, scale: answer["scale"]?.number.map { CGFloat($0) } ?? 1)
    }

    /// The PNG data; empty if no picture could be taken, which failed the test.
    open var pngRepresentation: Data { data }
    /// The picture as UIKit's image, in points.
    @MainActor @preconcurrency open var image: UIImage { UIImage(data: data, scale: scale) ?? UIImage() }
}

extension XCTAttachment {
    /// Creates an attachment of a picture as a PNG file.
    public convenience init(screenshot: XCUIScreenshot) {
        self.init(uniformTypeIdentifier: "public.png", name: nil, payload: screenshot.pngRepresentation)
    }
    /// Creates an attachment of a picture as a PNG file, regardless of the quality.
    public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) { self.init(screenshot: screenshot) }
}

/// The device's screen.
@MainActor @preconcurrency
open class XCUIScreen: NSObject, XCUIScreenshotProviding {
    private static let one = XCUIScreen()
    /// The only screen.
    public class var main: XCUIScreen { one }
    /// The only screen.
    public class var screens: [XCUIScreen] { [one] }

    /// Returns a picture of the screen.
    open func screenshot() -> XCUIScreenshot {
        TestSteps.note("Get screenshot of the screen")
        let app = TestRunner.shared.foreground ?? TestRunner.shared.mainApp
        do { return XCUIScreenshot(answer: try app.request("screenshot")) } catch {
            TestFailure.record("Failed to get a screenshot: \(TestFailure.text(error))")
            return XCUIScreenshot(Data(), scale: 1)
        }
    }
}
