import Testing
import UIKit
import UIKitTesting

@testable import UIKitRuntime

@MainActor @Suite(.serialized) struct SymbolEffectTests {
    private func shown() throws -> (Stage, UIImageView) {
        let view = UIImageView(image: UIImage(systemName: "star.fill")), controller = UIViewController()
        view.frame = CGRect(x: 50, y: 50, width: 40, height: 40)
        controller.view.addSubview(view)
        return (Stage(root: controller), view)
    }

    @Test("a bounce runs once and calls its completion; a pulse continues until it is removed") func runs() throws {
        let (stage, view) = try shown()
        var ends: [Bool] = []
        view.addSymbolEffect(.bounce.up, options: .speed(2)) { ends.append($0.isFinished && $0.sender === view) }
        view.addSymbolEffect(.pulse)
        EventLoop.main.advance(by: 0.1)
        #expect(view.layer.animationKeys()?.count == 2)
        EventLoop.main.advance(by: 5)
        #expect(ends == [true])
        #expect(view.layer.animationKeys()?.count == 1)
        view.removeSymbolEffect(ofType: .pulse)
        #expect(view.layer.animationKeys()?.isEmpty != false)
        withExtendedLifetime(stage) {}
    }

    @Test("a scale effect stays until all effects are removed; a symbol can replace another") func stays() throws {
        let (stage, view) = try shown()
        view.addSymbolEffect(.scale.up, animated: false)
        EventLoop.main.advance(by: 1)
        let scale = try #require(view.layer.presentation()).transform.m11
        #expect(abs(scale - 1.25) < 0.001)
        view.removeAllSymbolEffects()
        EventLoop.main.advance(by: 0.1)
        #expect(view.layer.presentation().map(\.transform.m11) ?? 1 == 1)
        let heart = try #require(UIImage(systemName: "heart"))
        view.setSymbolImage(heart, contentTransition: .replace.downUp)
        #expect(view.image === heart)
        withExtendedLifetime(stage) {}
    }

    @Test("a magic replacement is that of its fallback") func magic() {
        #expect(ReplaceSymbolEffect.replace.magic(fallback: .replace.upUp).effectKind == ReplaceSymbolEffect.replace.upUp.effectKind)
    }

    @Test("a symbol that is undrawn is hidden until it is drawn") func drawing() throws {
        let (stage, view) = try shown()
        view.addSymbolEffect(.drawOff.byLayer)
        EventLoop.main.advance(by: 3)
        #expect(view.layer.presentation()?.opacity == 0)
        view.addSymbolEffect(.drawOn)
        EventLoop.main.advance(by: 3)
        #expect(view.layer.presentation().map(\.opacity) ?? 1 == 1)
        withExtendedLifetime(stage) {}
    }
}
