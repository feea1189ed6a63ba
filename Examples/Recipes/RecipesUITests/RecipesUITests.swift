import XCTest

final class RecipesUITests: XCTestCase {
    private var app: XCUIApplication!

    override func setUpWithError() throws {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launch()
    }

    override func tearDownWithError() throws {
        app = nil
    }

    /// Attaches a picture of the screen to the report.
    private func takeScreenshot(_ name: String) {
        let attachment = XCTAttachment(screenshot: app.screenshot())
        attachment.name = name
        attachment.lifetime = .keepAlways
        add(attachment)
    }

    /// The scenario of flows/add-recipe.yaml.
    func testWalkTheWholeApp() throws {
        XCTAssertTrue(app.staticTexts["Chocolate Cake"].exists)
        takeScreenshot("01-list")

        // Sort by time and back.
        app.buttons["Time"].tap()
        takeScreenshot("02-sorted-by-time")
        app.buttons["Name"].tap()

        // A recipe, its category, and back by the short title.
        app.staticTexts["Pancakes"].tap()
        XCTAssertTrue(app.staticTexts["20 minutes"].waitForExistence(timeout: 5))
        takeScreenshot("03-detail")
        app.buttons["Breakfast"].tap()
        takeScreenshot("04-category")
        app.navigationBars["Breakfast"].buttons["Recipe"].tap()
        app.navigationBars["Pancakes"].buttons["Recipes"].tap()

        // Edit mode: delete the cake.
        app.navigationBars.buttons["Edit"].tap()
        takeScreenshot("05-editing")
        app.tables.cells.buttons.matching(NSPredicate(format: "label BEGINSWITH 'Remove'")).element(boundBy: 0).tap()
        app.tables.buttons["Delete"].tap()
        app.navigationBars.buttons["Done"].tap()
        XCTAssertTrue(app.staticTexts["Chocolate Cake"].waitForNonExistence(timeout: 2))

        // Cancel adding, then add.
        app.navigationBars.buttons["Add"].tap()
        XCTAssertTrue(app.navigationBars["New Recipe"].exists)
        app.buttons["Cancel"].tap()
        XCTAssertFalse(app.navigationBars["New Recipe"].exists)
        app.navigationBars.buttons["Add"].tap()
        let name = app.textFields["name-field"]
        name.tap()
        name.typeText("Apple Pie")
        app.textFields["minutes-field"].tap()
        app.textFields["minutes-field"].typeText("90")
        app.buttons["Dessert"].tap()
        XCTAssertTrue(app.buttons["Dessert"].isSelected)
        XCTAssertEqual(name.value as? String, "Apple Pie")
        takeScreenshot("06-adding")
        app.buttons["Save"].tap()
        XCTAssertTrue(app.staticTexts["90 minutes"].waitForExistence(timeout: 5))
        takeScreenshot("07-saved")
        app.navigationBars.buttons.element(boundBy: 0).tap()
        XCTAssertTrue(app.cells.containing(.staticText, identifier: "Apple Pie").element.exists)

        // The converter.
        app.tabBars.buttons["Converter"].tap()
        app.buttons["Inches"].tap()
        XCTAssertEqual(app.staticTexts["result-label"].label, "7.6 cm")
        takeScreenshot("08-converter")

        // The egg timer.
        app.tabBars.buttons["Egg Timer"].tap()
        app.buttons["Start"].tap()
        let later = expectation(for: NSPredicate(format: "exists == true"), evaluatedWith: app.staticTexts["3:00"])
        wait(for: [later], timeout: 61)
        takeScreenshot("09-egg-timer")
        XCUIDevice.shared.orientation = .landscapeLeft
        takeScreenshot("10-landscape")
        XCUIDevice.shared.orientation = .portrait
        app.tabBars.buttons["Recipes"].tap()
        XCTAssertTrue(app.staticTexts["Gnocchi"].isHittable)
        takeScreenshot("11-back")
    }

    /// The scenario of flows/add-a-pie.yaml.
    func testAddAPie() throws {
        XCTAssertTrue(app.staticTexts["Chocolate Cake"].exists)
        app.staticTexts["Pancakes"].tap()
        XCTAssertTrue(app.staticTexts["20 minutes"].waitForExistence(timeout: 5))
        app.buttons["Breakfast"].tap()
        app.navigationBars["Breakfast"].buttons["Recipe"].tap()
        app.navigationBars["Pancakes"].buttons["Recipes"].tap()
        app.navigationBars.buttons["Add"].tap()
        app.textFields["name-field"].tap()
        app.textFields["name-field"].typeText("Apple Pie")
        app.textFields["minutes-field"].tap()
        app.textFields["minutes-field"].typeText("90")
        app.buttons["Save"].tap()
        XCTAssertTrue(app.staticTexts["90 minutes"].waitForExistence(timeout: 5))
        app.tabBars.buttons["Converter"].tap()
        app.buttons["Inches"].tap()
        XCTAssertEqual(app.staticTexts["result-label"].label, "7.6 cm")
        app.tabBars.buttons["Egg Timer"].tap()
    }

    /// Fifty taps.
    func testEveryRecipeOpensAndCloses() throws {
        let names = ["Chocolate Cake", "Gnocchi", "Pancakes", "Tomato Soup"]
        for _ in 1...6 {
            for name in names {
                app.cells.staticTexts[name].tap()
                XCTAssertTrue(app.navigationBars[name].exists)
                app.navigationBars.buttons["Recipes"].tap()
                XCTAssertTrue(app.cells.staticTexts[name].isHittable)
            }
        }
        app.tabBars.buttons["Converter"].tap()
        app.tabBars.buttons["Recipes"].tap()
        XCTAssertEqual(app.cells.count, names.count)
    }

    func testTheListScrolls() throws {
        let table = app.tables.firstMatch
        let first = app.cells.element(boundBy: 0)
        let top = first.frame.minY
        table.swipeUp()
        table.swipeDown()
        XCTAssertEqual(first.frame.minY, top, accuracy: 1)
    }
}
