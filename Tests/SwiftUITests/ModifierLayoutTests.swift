@testable import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct ModifierLayoutTests {
    @Test("a fixed frame places smaller content by its alignment") func fixedFrame() {
        let laid = Laid(box("a", 20, 10).frame(width: 100, height: 100, alignment: .bottomTrailing))
        #expect(laid["a"] == rect(180, 140, 20, 10))
    }

    @Test("a length that is negative or not finite counts as not given") func invalidFrame() {
        let laid = Laid(box("a").frame(width: .infinity, height: 100))
        #expect(laid["a"] == rect(0, 50, 300, 100))
        #expect(Laid(box("a", 20, 10).frame(width: -5, height: .nan))["a"] == rect(140, 95, 20, 10))
        #expect(Laid(box("a").frame(minWidth: .infinity, maxHeight: .nan))["a"] == rect(0, 0, 300, 200))
    }

    @Test("an infinite maximum takes all of the proposed size") func flexibleFrame() {
        let laid = Laid(box("a", 20, 10).frame(maxWidth: .infinity, alignment: .leading))
        #expect(laid["a"] == rect(0, 95, 20, 10))
        #expect(laid.view.size(for: .unspecified) == CGSize(width: 20, height: 10))
    }

    @Test("a minimum widens a smaller proposal, and an ideal size is used without a proposal") func limits() {
        let view = Laid(Color.red.frame(minWidth: 50, idealWidth: 80, maxWidth: 120, minHeight: 10)).view
        #expect(view.size(for: ProposedViewSize(width: 20, height: 5)) == CGSize(width: 50, height: 10))
        #expect(view.size(for: ProposedViewSize(width: 500, height: 30)) == CGSize(width: 120, height: 30))
        #expect(view.size(for: .unspecified) == CGSize(width: 80, height: 10))
    }

    @Test("padding is 16 points by default, and may be negative") func padding() {
        #expect(Laid(box("a").padding())["a"] == rect(16, 16, 268, 168))
        #expect(Laid(box("a").padding(.horizontal, 20).padding(.top))["a"] == rect(20, 16, 260, 184))
        #expect(Laid(box("a").padding(-10))["a"] == rect(-10, -10, 320, 220))
    }

    @Test("an offset view leaves its neighbors in place") func offset() {
        let laid = Laid(
            VStack(spacing: 0) {
                box("a", 20, 20).offset(x: 30, y: -5); box("b", 20, 20)
            })
        #expect(laid["a"] == rect(170, 75, 20, 20) && laid["b"] == rect(140, 100, 20, 20))
    }

    @Test("a position is a point in all of the proposed space") func position() {
        let laid = Laid(box("a", 20, 20).position(x: 30, y: 40).background { box("room") })
        #expect(laid["a"] == rect(20, 30, 20, 20) && laid["room"] == rect(0, 0, 300, 200))
    }

    @Test("an aspect ratio fits inside or fills the proposed size") func ratio() {
        #expect(Laid(box("a").aspectRatio(1, contentMode: .fit))["a"] == rect(50, 0, 200, 200))
        #expect(Laid(box("a").aspectRatio(1, contentMode: .fill))["a"] == rect(0, -50, 300, 300))
        #expect(Laid(box("a").aspectRatio(3, contentMode: .fit))["a"] == rect(0, 50, 300, 100))
    }

    @Test("a background and an overlay do not affect the size") func layers() {
        let laid = Laid(
            box("a", 100, 50).background(alignment: .topLeading) { box("back", 300, 10) }.overlay(alignment: .bottom) {
                box("front", 10, 10)
            })
        #expect(laid["a"] == rect(100, 75, 100, 50) && laid["back"] == rect(100, 75, 300, 10) && laid["front"] == rect(145, 115, 10, 10))
        #expect(laid.view.subviews.map(\.accessibilityIdentifier) == ["back", "a", "front"])
    }

    @Test("a modifier of several views modifies each") func groups() {
        let laid = Laid(
            VStack(spacing: 0) {
                Group {
                    box("a", 20, 20); box("b", 20, 20)
                }.padding(.vertical, 5).background { box("back") }
            })
        #expect(laid["a"]?.minY == 75 && laid["b"]?.minY == 105)
        #expect(laid.all("back").map(\.height) == [30, 30])
        let none = Laid(
            VStack(spacing: 10) {
                box("a", 20, 20); EmptyView().padding(50); box("b", 20, 20)
            })
        #expect(none["b"]?.minY == 105)
    }

    @Test("a geometry reader takes all proposed space, reports its size, and places content at its top left") func geometry() {
        let laid = Laid(GeometryReader { proxy in box("a", proxy.size.width / 3, proxy.size.height / 4) }.padding(30))
        #expect(laid["a"] == rect(30, 30, 80, 35))
        laid.view.frame.size.width = 360
        laid.view.layoutIfNeeded()
        #expect(laid["a"]?.width == 100)
    }

    @Test("a reader reports its frame in the requested coordinate space") func spaces() {
        var frames: [CGRect] = []
        let view = GeometryReader { proxy in
            let _ = frames = [proxy.frame(in: .local), proxy.frame(in: .named("outer"))]
            Color.clear
        }.padding(10).coordinateSpace(name: "outer").padding(20)
        _ = Laid(view)
        #expect(frames == [rect(0, 0, 240, 140), rect(10, 10, 240, 140)])
    }

    @Test("text wraps at the proposed width, and is not wrapped if its size is fixed") func text() throws {
        let words = "Several words that take more than one line in a hundred points"
        let wrapped = try #require(Laid(Text(verbatim: words).frame(width: 100)).label(words))
        #expect(wrapped.frame.width <= 100 && wrapped.frame.height > 3 * wrapped.font.lineHeight)
        let limited = try #require(Laid(Text(verbatim: words).lineLimit(2).frame(width: 100)).label(words))
        // The text style's leading is between the lines, and SwiftUI's heights are whole points.
        #expect(abs(limited.frame.height - 2 * limited.font.lineHeight) < 2)
        let whole = try #require(Laid(Text(verbatim: words).fixedSize().frame(width: 100)).label(words))
        #expect(whole.frame.width > 300 && whole.frame.height < 1.5 * whole.font.lineHeight)
    }

    @Test("a divider is a hairline across its stack") func divider() {
        let laid = Laid(
            VStack {
                Divider().accessibilityIdentifier("line"); box("a", 10, 10)
            })
        #expect(laid["line"].map { $0.width == 300 && abs($0.height - 1 / UIScreen.main.scale) < 1e-6 } == true)
        let upright = Laid(
            HStack {
                Divider().accessibilityIdentifier("line"); box("a", 10, 10)
            })
        #expect(upright["line"]?.height == 200)
    }

    @Test("a hidden view keeps its space") func hidden() {
        let laid = Laid(
            VStack(spacing: 0) {
                box("a", 20, 20).hidden(); box("b", 20, 20)
            })
        #expect(laid["b"]?.minY == 100)
        #expect(laid.view.withDescendants.first { $0.accessibilityIdentifier == "a" }?.superview?.isHidden == true)
    }

    @Test("rotation and scale change how a view is drawn and not its layout") func turned() {
        let laid = Laid(
            VStack(spacing: 0) {
                box("a", 40, 20).rotationEffect(.degrees(90)); box("b", 40, 20).scaleEffect(2, anchor: .topLeading); box("c", 40, 20)
            })
        #expect(laid["a"].map { abs($0.midX - 150) < 0.01 && abs($0.width - 20) < 0.01 && abs($0.height - 40) < 0.01 } == true)
        #expect(laid["b"] == rect(130, 90, 80, 40) && laid["c"] == rect(130, 110, 40, 20))
    }

    @Test("an image has its own size until it is resizable") func images() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
        #expect(Laid(Image(uiImage: picture).accessibilityIdentifier("a"))["a"] == rect(130, 90, 40, 20))
        let pixels = try #require(picture.cgImage), turned = Image(decorative: pixels, scale: picture.scale, orientation: .right)
        #expect(Laid(turned.accessibilityIdentifier("a"))["a"] == rect(140, 80, 20, 40))
        #expect(Laid(Image(uiImage: picture).resizable().accessibilityIdentifier("a"))["a"] == rect(0, 0, 300, 200))
        #expect(Laid(Image(uiImage: picture).resizable().scaledToFit().accessibilityIdentifier("a"))["a"] == rect(0, 25, 300, 150))
    }

    @Test("a frame of whole pixels keeps its size wherever it is centered") func pixels() {
        let region = SafeRegion(safe: rect(0, 0, 390, 844), full: rect(0, 0, 390, 844))
        for pixels in 1...1170 {
            let width = CGFloat(pixels) / 3
            for room in [390.0, 358.0, 343.0, 1000.0 / 3] as [CGFloat] {
                var surroundings = Surroundings(region: region, scale: 3)
                surroundings.origin = CGPoint(x: (390 - room) / 2, y: 0)
                let frame = surroundings.pixelFrame(CGRect(x: (room - width) / 2, y: 0, width: width, height: 10))
                #expect(abs(frame.width - width) < 1e-6)
            }
        }
    }
}
