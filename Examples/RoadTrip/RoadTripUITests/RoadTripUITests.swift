import XCTest

final class RoadTripUITests: XCTestCase {
    override func setUpWithError() throws {
        continueAfterFailure = false
    }

    /// The scenario of flows/journal.yaml.
    func testWriteAJournalEntryAboutAPhoto() throws {
        let app = XCUIApplication()
        app.launch()
        XCTAssertTrue(app.staticTexts["San Francisco"].exists)

        // A photo, and an entry about it.
        app.buttons["Photos"].tap()
        app.staticTexts["Bixby Bridge"].tap()
        app.buttons["Write"].tap()
        XCTAssertTrue(app.buttons["Save Entry"].waitForExistence(timeout: 5))

        // Nothing was written, so the segue is refused.
        app.buttons["Save Entry"].tap()
        XCTAssertTrue(app.buttons["Save Entry"].exists)
        let entry = app.descendants(matching: .any)["entry-field"]
        entry.tap()
        entry.typeText("Fog over the bridge")

        // One unwind segue: it dismisses, pops the photo, switches to the journal and inserts the entry.
        app.buttons["Save Entry"].tap()
        XCTAssertTrue(app.staticTexts["Fog over the bridge"].waitForExistence(timeout: 5))
        XCTAssertFalse(app.buttons["Write"].exists)
        app.buttons["Photos"].tap()
        XCTAssertTrue(app.staticTexts["Golden Gate Bridge"].exists)

        // The confirmation appears only if there are unsaved changes.
        app.buttons["Settings"].tap()
        XCTAssertTrue(app.staticTexts["Entries: 1"].exists)
        app.buttons["Clear Journal"].tap()
        app.buttons["Keep Entries"].tap()
        XCTAssertTrue(app.staticTexts["Entries: 1"].exists)
        app.buttons["Clear Journal"].tap()
        app.buttons["Delete Entries"].tap()
        XCTAssertTrue(app.staticTexts["The journal is empty."].waitForExistence(timeout: 5))
        app.buttons["Clear Journal"].tap()
        XCTAssertFalse(app.buttons["Delete Entries"].exists)
    }
}
