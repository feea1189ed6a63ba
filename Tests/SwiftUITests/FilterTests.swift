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

    @Test("a style's drop shadow is behind the shape, and its inner shadow within the edge only") func styleShadows() {
        let side: CGFloat = 20, circle = RoundedRectangle(cornerRadius: 2)
        let drop = circle.fill(red.shadow(.drop(color: .black, radius: 2, y: 4))).frame(width: side, height: side)
        #expect(color(drop) == 0xFF0000 && color(drop, below: 12) & 0xFF00 < 0x8000 && color(drop, below: -13) == 0xFFFFFF)
        let inner = circle.fill(red.shadow(.inner(color: .black, radius: 2, y: -4))).frame(width: side, height: side)
        #expect(color(inner) == 0xFF0000 && color(inner, below: 13) == 0xFFFFFF)
        #expect(color(inner, below: 8) & 0xFF0000 < 0x800000 && color(inner, below: -8) & 0xFF0000 > 0xE00000)
        let inherited = circle.fill(.shadow(.inner(color: .black, radius: 2, y: -4))).foregroundStyle(red).frame(width: side, height: side)
        #expect(color(inherited) == 0xFF0000 && color(inherited, below: 8) & 0xFF0000 < 0x800000)
        let outer = circle.foregroundStyle(.shadow(.inner(color: .black, radius: 2, y: -4))).foregroundStyle(red)
        #expect(color(outer.frame(width: side, height: side)) == 0xFF0000)
    }

    @Test("a mesh has its colors at its points, and mixes them between") func mesh() {
        func mesh(_ colors: [Color], _ points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]) -> MeshGradient {
            MeshGradient(width: 2, height: 2, points: points, colors: colors, background: .black)
        }
        #expect(color(mesh([red, red, red, red])) == 0xFF0000)
        // In the middle, each corner has a quarter; the colors have 24 steps.
        let mixed = color(mesh([red, red, .black, .black]))
        #expect(abs(Int(mixed >> 16) - 128) < 12 && mixed & 0xFFFF == 0)
        // The patch covers the left half; the view's middle is just outside.
        #expect(color(mesh([red, red, red, red], [[0, 0], [0.45, 0], [0, 1], [0.45, 1]])) == 0)
        #expect(color(mesh([red], [[0, 0]])) == 0)
    }
}
