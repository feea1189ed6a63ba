@testable import SwiftUICompanion
import Testing
import UIKitTesting

// Apple, `matchedGeometryEffect(id:in:properties:anchor:isSource:)`: the views of a group get the geometry of its source. "If inserting a
// view in the same transaction that another view with the same key is removed, the system will interpolate their frame rectangles in window
// space to make it appear that there is a single view moving from its old position to its new position."
@MainActor @Suite(.serialized) struct MatchedGeometryTests {
    private struct Marked: View {
        var properties = MatchedGeometryProperties.frame
        var anchor = UnitPoint.center
        @Namespace private var namespace
        var body: some View {
            ZStack(alignment: .topLeading) {
                box("marker", 10, 10).frame(maxWidth: 10)
                Color.blue.accessibilityIdentifier("follower").frame(minWidth: 20, minHeight: 20)
                    .matchedGeometryEffect(id: 2, in: namespace, properties: properties, anchor: anchor, isSource: false)
                HStack(spacing: 0) {
                    box("one", 50, 40).matchedGeometryEffect(id: 1, in: namespace)
                    box("two", 80, 60).matchedGeometryEffect(id: 2, in: namespace)
                }
            }
            .frame(width: 300, height: 200, alignment: .topLeading)
        }
    }

    @Test("a view that is no source has the frame of its group's source, even if it is laid out first") func follower() {
        let laid = Laid(Marked())
        #expect(laid["two"] == rect(50, 0, 80, 60) && laid["follower"] == rect(50, 0, 80, 60))
    }

    @Test("a view that shares the position keeps its size, and the anchors meet") func position() {
        let laid = Laid(Marked(properties: .position, anchor: .bottomTrailing))
        let follower = laid["follower"]
        #expect(follower?.maxX == 130 && follower?.maxY == 60 && follower?.size == CGSize(width: 300, height: 200))
    }

    @Test("a view that shares the size stays at its place") func size() {
        let laid = Laid(Marked(properties: .size, anchor: .topLeading))
        #expect(laid["follower"] == rect(0, 0, 80, 60))
    }

    private final class Model: ObservableObject { @Published var selected = 0 }
    private struct Tabs: View {
        @ObservedObject var model: Model
        @Namespace private var namespace
        var body: some View {
            HStack(spacing: 0) {
                ForEach(0..<2) { index in
                    ZStack {
                        if model.selected == index {
                            box("line \(index)").matchedGeometryEffect(id: "line", in: namespace)
                        }
                    }
                    .frame(width: index == 0 ? 100 : 200, height: 40)
                }
            }
        }
    }

    @Test("a view that replaces another in an animation starts at the other's frame") func replacement() throws {
        let model = Model(), screen = Screen(Tabs(model: model))
        let first = try #require(screen.frame("line 0"))
        withAnimation(.linear(duration: 1)) { model.selected = 1 }
        screen.turn()
        let last = try #require(screen.frame("line 1"))
        #expect(abs(first.width - 100) < 0.01 && abs(last.width - 200) < 0.01 && abs(last.minX - first.maxX) < 0.01)
        let view = try #require(screen.views.first { $0.accessibilityIdentifier == "line 1" }), holder = try #require(view.superview)
        screen.stage.advance(by: 0.5)
        let layer = try #require(holder.layer.presentation())
        #expect(abs(layer.position.x - (holder.center.x - 75)) < 2 && abs(layer.bounds.width - 150) < 2)
        #expect(try abs(#require(view.layer.presentation()).bounds.width - 150) < 2)
        screen.stage.advance(by: 0.6)
        #expect(screen.frame("line 0") == nil && abs(holder.bounds.width - 200) < 0.01)
    }

    @Test("without an animation, the replacement is in its place immediately") func still() throws {
        let model = Model(), screen = Screen(Tabs(model: model))
        model.selected = 1
        screen.turn()
        let view = try #require(screen.views.first { $0.accessibilityIdentifier == "line 1" })
        #expect(view.superview?.layer.animationKeys() ?? [] == [] && screen.frame("line 0") == nil)
    }
}

// Apple, `navigationTransition(_:)`: "Sets the navigation transition style for this view. Add this modifier to a view that appears within a
// NavigationStack or a sheet, outside of any containers such as VStack."
@MainActor @Suite(.serialized) struct ZoomTransitionTests {
    private struct Album: View {
        let marks: Bool
        @Namespace private var namespace
        var body: some View {
            NavigationStack {
                NavigationLink {
                    Text("Picture").navigationTransition(.zoom(sourceID: 1, in: namespace))
                } label: {
                    Text("Open")
                }
                .matchedTransitionSource(id: marks ? 1 : 2, in: namespace)
            }
        }
    }

    @Test("a page zooms out of its source, and back into it") func zoom() throws {
        let screen = Screen(Album(marks: true))
        screen.tap("Open")
        screen.stage.advance(by: 0.1)
        let page = try #require(screen.stack?.topViewController?.view)
        #expect(try page.mask != nil && #require(page.layer.presentation()).affineTransform().a < 1)
        screen.stage.settle()
        #expect(screen.label("Picture")?.window != nil && page.mask == nil && page.transform == .identity)
        screen.stack?.popViewController(animated: true)
        screen.turn()
        screen.stage.advance(by: 0.1)
        #expect(page.mask != nil)
        screen.stage.settle()
        #expect(screen.stack?.viewControllers.count == 1)
    }

    @Test("a page whose source is not on screen is pushed as usual") func noSource() throws {
        let screen = Screen(Album(marks: false))
        screen.tap("Open")
        screen.stage.advance(by: 0.1)
        #expect(try #require(screen.stack?.topViewController?.view).mask == nil)
        screen.stage.settle()
        #expect(screen.label("Picture")?.window != nil)
    }
}
