import Testing
@testable import UIKitControls

/// Patterns in a pasteboard, from Apple's documentation of UIPasteboard.DetectedValues.
@MainActor @Suite("Detected values", .serialized)
struct DetectedValueTests {
    @Test("links, addresses, phone numbers, and amounts of money are found; only the requested kinds are reported")
    func values() {
        let text = "Pay $1,250.50 via https://example.com or mail anna@example.com, tel. (555) 123-4567"
        let all: Set<PartialKeyPath<UIPasteboard.DetectedValues>> = [\.links, \.emailAddresses, \.moneyAmounts, \.number]
        let found = UIPasteboard.DetectedValues(in: text, for: all)
        #expect(found.links.map(\.url.absoluteString) == ["https://example.com"])
        #expect(found.emailAddresses.map(\.emailAddress) == ["anna@example.com"])
        #expect(found.moneyAmounts.map(\.amount) == [1250.5] && found.moneyAmounts.first?.currency == "USD")
        #expect(found.patterns == [\.links, \.emailAddresses, \.moneyAmounts] && found.phoneNumbers.isEmpty)
        #expect(UIPasteboard.DetectedValues(in: "42.5", for: [\.number]).number == 42.5)
    }

    @Test("a pasteboard's patterns are reported in a later turn")
    func pasteboard() {
        let board = UIPasteboard.withUniqueName()
        board.string = "https://example.com"
        var patterns: Set<PartialKeyPath<UIPasteboard.DetectedValues>>?
        let wanted: Set<PartialKeyPath<UIPasteboard.DetectedValues>> = [\.probableWebURL, \.probableWebSearch]
        board.detectPatterns(for: wanted) { patterns = try? $0.get() }
        #expect(patterns == nil)
        EventLoop.main.turn()
        #expect(patterns == [\.probableWebURL])
    }
}
