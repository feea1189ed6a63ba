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
        "an invalid class chain is an invalid selector",
        arguments: [
            "", "/", "**", "**/", "XCUIElementTypeNothing", "Button", "*[", "*[`a", "*[`a`", "*[0]", "*[x]", "*[1][2]", "*/", "*//*", "* ",
            "*]", "*[99999999999999999999]", "*[-9223372036854775808]",
        ])
    func malformed(_ chain: String) {
        let error = #expect(throws: WebDriverError.self) { try ClassChain(chain) }
        #expect(error?.code == .invalidSelector)
    }
}
