import AutomationClient
import Testing

@testable import WebDriver

@Suite("Class chains")
struct ClassChainTests {
    private func refs(_ chain: String) throws -> [Int] {
        let known: [String: Set<Int>] = ["label == 'Cake'": [10, 11], "name == 'cake-more'": [12], "label == \"a`b\"": [7]]
        return try ClassChain(chain).elements(in: .recipes) { known[$0] ?? [] }.map(\.ref)
    }

    @Test("a step matches children, and after two asterisks all descendants")
    func steps() throws {
        #expect(try refs("XCUIElementTypeWindow/XCUIElementTypeTable/XCUIElementTypeCell") == [7, 10])
        #expect(try refs("**/XCUIElementTypeButton") == [4, 9, 12])
        #expect(try refs("**/XCUIElementTypeTable/*/XCUIElementTypeButton") == [9, 12])
        #expect(try refs("XCUIElementTypeButton") == [])
        #expect(try refs("**/XCUIElementTypeAny").count == 12)
    }

    @Test("predicates query the element itself or its descendants, and an index counts from either end")
    func filters() throws {
        #expect(try refs("**/XCUIElementTypeCell[`label == 'Cake'`]") == [10])
        #expect(try refs("**/XCUIElementTypeCell[$name == 'cake-more'$]/XCUIElementTypeStaticText") == [11])
        #expect(try refs("**/XCUIElementTypeCell[1]") == [7])
        #expect(try refs("**/XCUIElementTypeCell[-1]/XCUIElementTypeButton[1]") == [12])
        #expect(try refs("**/XCUIElementTypeCell[3]") == [])
        #expect(try refs("**/XCUIElementTypeCell[`label == \"a``b\"`][1]") == [7])
    }

    @Test(
        "a CSS selector becomes a class chain",
        arguments: [
            ("cell", "**/XCUIElementTypeCell"), ("XCUIElementTypeWindow:nth-child(2)", "**/XCUIElementTypeWindow[2]"),
            ("window *", "**/XCUIElementTypeWindow/**/*"), ("window > *:nth-child(-1)", "**/XCUIElementTypeWindow/*[-1]"),
            ("button[label^=Ca]", "**/XCUIElementTypeButton[`label BEGINSWITH \"Ca\"`]"),
            ("staticText[name=\"a`\"][value$='b']", "**/XCUIElementTypeStaticText[`name == \"a``\" AND value ENDSWITH \"b\"`]"),
            ("other[visible]", "**/XCUIElementTypeOther[`visible == 1`]"), ("*:visible", "**/*[`visible == 1`]"),
            ("#log\\-in\\.now", "**/*[`name == \"log-in.now\"`]"), ("#\\31 23", "**/*[`name == \"123\"`]"),
            ("*[name='it\\'s']", "**/*[`name == \"it's\"`]"),
            ("#more", "**/*[`name == \"more\"`]"), ("cell#a > #b", "**/XCUIElementTypeCell[`name == \"a\"`]/*[`name == \"b\"`]"),
        ])
    func css(_ selector: String, _ chain: String) throws {
        #expect(try CSSSelector(selector).classChain == chain)
        _ = try ClassChain(chain)
    }

    @Test(
        "other CSS is an invalid selector",
        arguments: ["", "*[visible=\"no\"]", "*[foo=\"bar\"]", "not valid[ css", "p ~ a", "a:hover", "a,b", "#a\\", "*[name='a"])
    func otherCSS(_ selector: String) {
        let error = #expect(throws: WebDriverError.self) { try CSSSelector(selector) }
        #expect(error?.code == .invalidSelector)
    }

    @Test("a type that WebDriverAgent doesn't know counts as one of other elements")
    func unknownType() throws {
        #expect(try ClassChain("**/XCUIElementTypeNothing").steps == [.init(isDeep: true, type: .other)])
    }

    @Test(
        "an invalid class chain is an invalid selector",
        arguments: [
            "", "/", "**", "**/", "XCUIElementType", "Button", "*[", "*[`a", "*[`a`", "*[0]", "*[x]", "*[1][2]", "*/", "*//*", "* ",
            "*]", "*[99999999999999999999]", "*[-9223372036854775808]",
        ])
    func malformed(_ chain: String) {
        let error = #expect(throws: WebDriverError.self) { try ClassChain(chain) }
        #expect(error?.code == .invalidSelector)
    }
}
