@testable import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite("Distances and lines of lists", .serialized)
struct ListSpacingTests {
    private func frames(_ screen: Screen, _ section: Int = 0) throws -> [CGRect] {
        let table = try #require(screen.first(UITableView.self))
        return (0..<table.numberOfRows(inSection: section)).map { table.rectForRow(at: IndexPath(row: $0, section: section)) }
    }

    private func cell(_ screen: Screen, _ row: Int, _ section: Int = 0) throws -> UITableViewCell {
        try #require(screen.first(UITableView.self)?.cellForRow(at: IndexPath(row: row, section: section)))
    }

    @Test("rows with space between them are cards of their own, and a touch between them hits none")
    func rows() throws {
        let screen = Screen(List { ForEach(0..<3) { Text("Row \($0)") } }.listRowSpacing(12))
        let rows = try frames(screen), table = try #require(screen.first(UITableView.self))
        #expect(rows[1].minY == rows[0].maxY + 12 && rows[2].minY == rows[1].maxY + 12)
        #expect(table.rectForFooter(inSection: 0).minY == rows[2].maxY)
        #expect(try cell(screen, 1).layer.cornerRadius > 0 && cell(screen, 1).layer.maskedCorners.rawValue == 15)
        #expect(table.indexPathForRow(at: CGPoint(x: 100, y: rows[0].maxY + 6)) == nil)
        #expect(table.indexPathForRow(at: CGPoint(x: 100, y: rows[1].minY + 6)) == IndexPath(row: 1, section: 0))
        #expect(table.indexPathsForRows(in: CGRect(x: 0, y: rows[1].minY, width: 10, height: 1)) == [IndexPath(row: 1, section: 0)])
    }

    @Test("the distance of sections is the list's, or a section's own")
    func sections() throws {
        let screen = Screen(
            List {
                Section { Text("A") }
                Section { Text("B") }.listSectionSpacing(50)
                Section { Text("C") }
            }.listSectionSpacing(20))
        let first = try frames(screen, 0)[0], second = try frames(screen, 1)[0], third = try frames(screen, 2)[0]
        #expect(abs(second.minY - first.maxY - 20) < 0.01)
        #expect(abs(third.minY - second.maxY - 50) < 0.01)
    }

    @Test("a line is hidden by the row above it or by the row below it, and has the color of either")
    func lines() throws {
        let screen = Screen(
            List {
                Text("A").listRowSeparator(.hidden, edges: .top).listRowSeparatorTint(.red)
                Text("B").listRowSeparator(.hidden, edges: .bottom)
                Text("C").listRowSeparatorTint(.green, edges: .top)
                Text("D").listRowSeparator(.hidden, edges: .top)
                Text("E")
            })
        #expect(try (0..<5).map { try cell(screen, $0).separatorInset.left == 10_000 } == [false, true, true, false, false])
        #expect(try cell(screen, 0).separatorTint == Color.red.uiColor(in: EnvironmentValues()))
        #expect(try cell(screen, 1).separatorTint == Color.green.uiColor(in: EnvironmentValues()))
        #expect(try cell(screen, 3).separatorTint == nil)
    }

    /// cashapp/AccessibilitySnapshot, SwiftUIListSectionTests (iOS 17.5, 18.5, and 26.2), with text of 17 points;
    /// StanfordSpezi/SpeziViews, SnapshotTests, and AndrewNguyenn/bowpress-ios, SettingsSnapshotTests, with text of 16 points.
    @Test(
        "rows, titles, and footers are as high as their text and a fixed room",
        arguments: [
            (.ios16, .large, 44, 38.667, 33.667), (.ios26, .large, 52, 40.333, 29.667), (.ios26, .medium, 51, 39.333, nil),
        ] as [(Generation, DynamicTypeSize, CGFloat, CGFloat, CGFloat?)])
    func heights(_ generation: Generation, _ size: DynamicTypeSize, _ row: CGFloat, _ title: CGFloat, _ footer: CGFloat?) throws {
        try Generation.emulating(generation) {
            let section = Section {
                Text("Checking")
                Text("Savings")
            } header: {
                Text("Accounts")
            } footer: {
                Text("Tap an account to view details")
            }
            let screen = Screen(List { section }.dynamicTypeSize(size)), table = try #require(screen.first(UITableView.self))
            #expect(try frames(screen).allSatisfy { abs($0.height - row) < 0.01 })
            #expect(abs(table.rectForHeader(inSection: 0).height - title) < 0.01)
            if let footer { #expect(abs(table.rectForFooter(inSection: 0).height - footer) < 0.01) }
            // The title of iOS 16 to 18 has its baseline 29⅓ points below the top, with an ascent of 12.4.
            let label = try #require(table.headerView(forSection: 0)?.textLabel)
            if generation == .ios16 { #expect(abs(label.frame.midY - 24.83) < 0.5) }
        }
    }
}
