import XCTest

final class PhotoBrowserUITests: XCTestCase {
    private var app: XCUIApplication!

    override func setUpWithError() throws {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launch()
    }

    override func tearDownWithError() throws {
        XCUIDevice.shared.orientation = .portrait
        app = nil
    }

    func testLongPressRevealsTheComment() throws {
        XCTAssertFalse(app.buttons["Done"].isHittable)
        app.images["photo"].press(forDuration: 1)
        XCTAssertTrue(app.buttons["Done"].waitForExistence(timeout: 2))
        XCTAssertTrue(app.buttons["Done"].isHittable)
        app.buttons["Done"].tap()
        XCTAssertFalse(app.buttons["Done"].isHittable)
    }

    /// The comment stays above the keyboard, whichever way the device is held.
    func testTheCommentAvoidsTheKeyboard() throws {
        app.toolbars.buttons["Comment"].tap()
        let comment = app.textViews["comment"]
        comment.tap()
        comment.typeText("The keeper was in.")
        XCTAssertLessThanOrEqual(comment.frame.maxY, app.keyboards.firstMatch.frame.minY)
        XCUIDevice.shared.orientation = .landscapeLeft
        XCTAssertTrue(app.buttons["Done"].waitForExistence(timeout: 2))
        XCTAssertLessThanOrEqual(comment.frame.maxY, app.keyboards.firstMatch.frame.minY)
        XCTAssertEqual(comment.value as? String, "The keeper was in.")
    }

    func testEachPhotoHasItsComment() throws {
        app.toolbars.buttons["Comment"].tap()
        app.textViews["comment"].tap()
        app.textViews["comment"].typeText("First")
        app.buttons["Done"].tap()
        app.toolbars.buttons["Next"].tap()
        XCTAssertTrue(app.staticTexts["Mountain Lake"].waitForExistence(timeout: 2))
        app.toolbars.buttons["Comment"].tap()
        XCTAssertEqual(app.textViews["comment"].value as? String ?? "", "")
        app.toolbars.buttons["Previous"].tap()
        app.toolbars.buttons["Comment"].tap()
        XCTAssertEqual(app.textViews["comment"].value as? String, "First")
    }
}
