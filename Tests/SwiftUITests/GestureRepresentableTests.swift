@testable import SwiftUICompanion
import Testing
import UIKitTesting

/// UIKit's gesture recognizers in SwiftUI's views.
@MainActor @Suite(.serialized) struct GestureRepresentableTests {
    private struct TwoTaps: UIGestureRecognizerRepresentable {
        let log: Log
        final class Coordinator { var count = 0 }
        func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }
        func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
            log.lines.append("make")
            return UITapGestureRecognizer()
        }
        func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
            context.coordinator.count += 1
            let local = context.converter.localLocation, global = context.converter.location(in: .global)
            let named = context.converter.location(in: .named("stack"))
            log.lines.append(
                "\(context.coordinator.count): \(Int(local.x)), \(Int(local.y)); \(Int(global.x - local.x)); \(Int(named.x)), \(Int(named.y))"
            )
        }
    }
    @Test("a represented recognizer reports its location in the spaces of the views") func taps() throws {
        let log = Log()
        let screen = Screen(
            VStack(spacing: 0) {
                box("head", 100, 50)
                box("area", 100, 80).gesture(TwoTaps(log: log))
            }.coordinateSpace(name: "stack"))
        let frame = try #require(screen.frame("area"))
        for _ in 0..<2 { screen.stage.tap(at: CGPoint(x: frame.minX + 20, y: frame.minY + 30)) }
        let left = Int(frame.minX)
        #expect(log.take() == ["make", "1: 20, 30; \(left); 20, 80", "2: 20, 30; \(left); 20, 80"])
    }
}
