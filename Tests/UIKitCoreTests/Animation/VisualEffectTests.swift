import Foundation
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct VisualEffectTests {
    /// Black and white stripes under an effect view that covers the left half.
    private func onScreen(_ body: (UIVisualEffectView, Compositor) throws -> Void) rethrows {
        EventLoop.main.reset()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        root.backgroundColor = UIColor(white: 1, alpha: 1)
        for index in 0..<10 {
            let stripe = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 8, width: 80, height: 4))
            stripe.backgroundColor = UIColor(white: 0, alpha: 1)
            root.addSubview(stripe)
        }
        let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        effectView.frame = CGRect(x: 0, y: 0, width: 40, height: 80)
        root.addSubview(effectView)
        let compositor = Compositor(rootLayer: root.layer, size: root.bounds.size, scale: 1)
        defer { RenderTree.remove(root.layer) }
        EventLoop.main.turn()
        try body(effectView, compositor)
        withExtendedLifetime(root) {}
    }

    private func gray(_ x: Int, _ y: Int, _ compositor: Compositor) -> Int {
        compositor.render()
        return Int(compositor.pixels.row(y)[x] & 0xFF)
    }

    @Test("a blur smooths what is behind it and nothing else")
    func blur() {
        onScreen { _, compositor in
            let (onBlack, onWhite) = (gray(20, 42, compositor), gray(20, 46, compositor))
            #expect(abs(onBlack - onWhite) < 12 && onBlack > 90)
            #expect(gray(60, 42, compositor) == 0 && gray(60, 46, compositor) == 255)
        }
    }

    // UIAccessibility.isReduceTransparencyEnabled: the user prefers opaque materials.
    @Test("where the user reduces transparency, an effect view hides what is behind it")
    func reducedTransparency() {
        UIAccessibility.isReduceTransparencyEnabled = true
        defer { UIAccessibility.isReduceTransparencyEnabled = false }
        onScreen { _, compositor in
            let (onBlack, onWhite) = (gray(20, 42, compositor), gray(20, 46, compositor))
            #expect(onBlack == onWhite && onBlack > 200)
            #expect(gray(60, 42, compositor) == 0 && gray(60, 46, compositor) == 255)
        }
    }

    // pointfreeco/swift-snapshot-testing, testTraitsEmbeddedInTabNavigation: bars are transparent in pictures that `render(in:)` draws.
    @Test("a layer that is rendered leaves out materials, and a view's picture of its hierarchy has them")
    func rendered() throws {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        let content = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 20))
        content.backgroundColor = .blue
        view.contentView.addSubview(content)
        func row(_ draw: (UIGraphicsImageRendererContext) -> Void) throws -> [UInt32] {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image(actions: draw)
            let pixels = try #require(image.cgImage?.buffer)
            return [5, 15].map { pixels.row(10)[$0] }
        }
        #expect(try row { view.layer.render(in: $0.cgContext) } == [0, 0xFF00_00FF])
        #expect(try row { _ in _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }[0] >> 24 > 0)
    }

    @Test("without an effect the background is visible, and content is added only to contentView")
    func content() {
        onScreen { view, compositor in
            view.effect = nil
            #expect(gray(20, 42, compositor) == 0 && gray(20, 46, compositor) == 255)
            let label = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.contentView.addSubview(label)
            #expect(label.superview === view.contentView && view.contentView.frame == view.bounds)
            #expect(Fault.catching { view.addSubview(UIView()) }.first?.name == .internalInconsistencyException)
        }
    }

    @Test("an effect removed by an animator returns when the animator ends at its start")
    func reversed() {
        onScreen { view, compositor in
            let (effect, blurred) = (view.effect, gray(20, 42, compositor))
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.effect = nil }
            animator.fractionComplete = 0.5
            animator.isReversed = true
            animator.startAnimation()
            EventLoop.main.advance(by: 1.1)
            let after = gray(20, 42, compositor)
            #expect(view.effect === effect && after == blurred)
        }
    }

    @Test("an effect set in an animation block animates")
    func animated() {
        onScreen { view, compositor in
            view.effect = nil
            EventLoop.main.turn()
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.effect = UIBlurEffect(style: .light) })
            EventLoop.main.advance(by: 0.5)
            let half = gray(20, 42, compositor)
            EventLoop.main.advance(by: 0.5)
            let whole = gray(20, 42, compositor)
            #expect(half > 0 && half < whole)
        }
    }
}
