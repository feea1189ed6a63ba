@testable import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct FilterTests {
    /// The color of a pixel below the middle of a white ground, in points.
    private func color<V: View>(_ view: V, below distance: Int = 0) -> UInt32 {
        let laid = Laid(view.frame(width: 40, height: 40).background(Color.white))
        let compositor = Compositor(rootLayer: laid.view.layer, size: laid.view.bounds.size, scale: 1)
        defer { RenderTree.remove(laid.view.layer) }
        compositor.render()
        return compositor.pixels.row(100 + distance)[150] & 0xFFFFFF
    }
    private let red = Color(red: 1, green: 0, blue: 0)

    @Test("filters change colors by the formulas of the Filter Effects Module") func colors() {
        #expect(color(red) == 0xFF0000)
        #expect(color(red.colorInvert()) == 0xFFFF)
        #expect(color(red.grayscale(1)) == 0x363636 && color(red.saturation(0)) == 0x363636)
        #expect(color(Color.black.brightness(0.4)) == 0x666666)
        #expect(color(red.contrast(0)) == 0x808080)
        #expect(color(red.hueRotation(.zero)) == 0xFF0000 && color(red.hueRotation(.degrees(180))) == 0x6D6D)
        #expect(color(Color.white.colorMultiply(Color(red: 0, green: 1, blue: 0))) == 0xFF00)
        #expect(color(red.luminanceToAlpha()) == 0xC9C9C9)
    }

    @Test("a blur reaches beyond its view, and one without radius changes nothing") func blur() {
        let box = Color.black.frame(width: 20, height: 20)
        #expect(color(box.blur(radius: 0), below: 13) == 0xFFFFFF && color(box.blur(radius: 0)) == 0)
        let outside = color(box.blur(radius: 4), below: 13) & 0xFF, inside = color(box.blur(radius: 4)) & 0xFF
        #expect(outside < 0xFF && outside > 0x80 && inside < 0x40)
    }
}
