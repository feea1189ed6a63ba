import QuartzCore
import Testing

@testable import UIKitCore

/// Methods that run again when traits that they read change (iOS 18, "Automatic trait tracking" in UIKit's documentation and
/// useyourloaf.com).
@MainActor @Suite("trait tracking", .serialized)
struct TraitTrackingTests {
    private final class Square: UIView {
        let reads: Bool
        var drawn: [UIContentSizeCategory] = []
        var constrained = 0
        var updated = 0
        init(reads: Bool) {
            self.reads = reads
            super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        required init?(coder: NSCoder) { nil }
        override func draw(_ rect: CGRect) { drawn.append(reads ? traitCollection.preferredContentSizeCategory : .unspecified) }
        override func updateConstraints() {
            super.updateConstraints()
            if reads { _ = traitCollection.horizontalSizeClass }
            constrained += 1
        }
        override func updateProperties() {
            super.updateProperties()
            if reads { _ = traitCollection.horizontalSizeClass }
            updated += 1
        }
    }

    @Test(
        "a view that read its traits draws, constrains and updates itself again after a change, one that did not stays",
        arguments: [true, false])
    func again(_ reads: Bool) {
        onDevice {
            let window = makeWindow(root: UIViewController()), square = Square(reads: reads)
            window.addSubview(square)
            square.setNeedsUpdateConstraints()
            let compositor = Compositor(rootLayer: window.layer, size: window.bounds.size, scale: 1)
            @MainActor func show() {
                EventLoop.main.advance(by: 0.1)
                _ = compositor.render()
            }
            show()
            let before = (square.constrained, square.updated)
            #expect(square.drawn.count == 1 && before.0 > 0 && before.1 > 0)
            window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            show()
            #expect(square.drawn.last == (reads ? .accessibilityLarge : .unspecified) && square.drawn.count == (reads ? 2 : 1))
            #expect(square.constrained == before.0 + (reads ? 1 : 0) && square.updated == before.1 + (reads ? 1 : 0))
        }
    }

    private final class Screen: UIViewController {
        var seen: [UIContentSizeCategory] = []
        override func updateViewConstraints() {
            seen.append(traitCollection.preferredContentSizeCategory)
            super.updateViewConstraints()
        }
    }

    @Test("a controller's constraints follow the traits that it read")
    func controller() {
        onDevice {
            let screen = Screen(), window = makeWindow(root: screen)
            screen.view.setNeedsUpdateConstraints()
            EventLoop.main.advance(by: 0.1)
            let count = screen.seen.count
            window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            EventLoop.main.advance(by: 0.1)
            #expect(screen.seen.count == count + 1 && screen.seen.last == .accessibilityLarge)
        }
    }
}
