@testable import SwiftUICompanion
import Testing
import UIKitTesting

private struct PinnedKey: ContainerValueKey { static let defaultValue = false }
extension ContainerValues {
    fileprivate var isPinned: Bool {
        get { self[PinnedKey.self] }
        set { self[PinnedKey.self] = newValue }
    }
}

/// Containers that divide their content into subviews.
@MainActor @Suite(.serialized) struct SubviewTests {
    private struct Rows: View {
        let names: [String]
        var body: some View { ForEach(names, id: \.self) { Text(verbatim: $0) } }
    }
    /// Shows each view of its content under a number.
    private struct Numbered<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
            VStack {
                Group(subviews: content) { subviews in
                    Text(verbatim: "\(subviews.count) views")
                    if let first = subviews.first { first.font(.title) }
                    subviews.dropFirst()
                }
            }
        }
    }

    @Test("a group has the views of its content one by one, also those of a view with several") func group() throws {
        let screen = Screen(
            Numbered {
                Text(verbatim: "a")
                Rows(names: ["b", "c"])
                if true { Text(verbatim: "d").font(.caption) }
            })
        #expect(screen.texts == ["4 views", "a", "b", "c", "d"])
        let size = { try #require(screen.label($0)).font.pointSize }
        #expect(try size("a") == UIFont.preferredFont(forTextStyle: .title1).pointSize, "a modifier of the subview")
        #expect(try size("b") == UIFont.preferredFont(forTextStyle: .body).pointSize)
        #expect(try size("d") == UIFont.preferredFont(forTextStyle: .caption1).pointSize)
    }

    private struct Line: _ViewTraitKey { static let defaultValue = true }
    /// Shows a line between two views, unless the first one has none.
    private struct Divided: _VariadicView.MultiViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            let last = children.last?.id
            ForEach(children) { child in
                child
                if child.id != last, child[Line.self] { Text(verbatim: "under \(child.id(as: String.self) ?? "none")") }
            }
        }
    }
    private struct Column: _VariadicView_UnaryViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            VStack {
                children.first
                ForEach(children.dropFirst()) { $0.font(.caption) }
                Text(verbatim: "\(children.count) views")
            }
        }
    }
    @Test("a variadic root arranges the views of its content, with their values and identities") func variadic() throws {
        let screen = Screen(
            VStack {
                _VariadicView.Tree(Divided()) {
                    Text(verbatim: "a")
                    Text(verbatim: "b")._trait(Line.self, false)
                    Rows(names: ["c", "d"])
                }
            })
        #expect(screen.texts == ["a", "under none", "b", "c", "under c", "d"])
        let column = Screen(_VariadicView.Tree(Column()) { Rows(names: ["a", "b"]) })
        #expect(column.texts == ["a", "b", "2 views"])
        #expect(try #require(column.label("b")).font.pointSize == UIFont.preferredFont(forTextStyle: .caption1).pointSize)
    }

    private struct Growing: View {
        @State private var names = ["b"]
        var body: some View {
            VStack {
                Numbered {
                    Counter()
                    Rows(names: names)
                }
                Button("Add") { names.append("c") }
            }
        }
    }
    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("count \(count)") { count += 1 } }
    }
    @Test("subviews keep their state, and others come and go") func changes() {
        let screen = Screen(Growing())
        screen.tap("count 0")
        #expect(screen.texts == ["2 views", "count 1", "b", "Add"])
        screen.tap("Add")
        #expect(screen.texts == ["3 views", "count 1", "b", "c", "Add"])
    }

    @Test("a loop over subviews reads their container values and tags") func values() {
        @ViewBuilder var content: some View {
            Text(verbatim: "a").containerValue(\.isPinned, true)
            Text(verbatim: "b").tag(7)
            Text(verbatim: "c").containerValue(\.isPinned, true).containerValue(\.isPinned, false)
        }
        let screen = Screen(
            VStack {
                ForEach(subviews: content) { subview in
                    HStack {
                        subview
                        Text(verbatim: "\(subview.containerValues.isPinned) \(subview.containerValues.tag(for: Int.self) ?? 0)")
                    }
                }
            })
        #expect(screen.texts == ["a", "true 0", "b", "false 7", "c", "false 0"])
    }

    @Test("sections have their headers, contents, and values") func sections() {
        @ViewBuilder var content: some View {
            Text(verbatim: "alone")
            Section {
                Text(verbatim: "a")
                Text(verbatim: "b")
            } header: {
                Text(verbatim: "head")
            }.containerValue(\.isPinned, true)
        }
        let screen = Screen(
            VStack {
                Group(sections: content) { sections in
                    Text(verbatim: "\(sections.count) sections")
                    ForEach(sections) { section in
                        Text(verbatim: "\(section.header.count) \(section.content.count) \(section.containerValues.isPinned)")
                        section.header
                        section.content
                    }
                }
            })
        #expect(screen.texts == ["2 sections", "0 1 false", "alone", "1 2 true", "head", "a", "b"])
    }
}
