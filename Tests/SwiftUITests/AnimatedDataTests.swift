@testable import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct AnimatedDataTests {
    private struct Number: View, Animatable {
        var value: Double
        nonisolated var animatableData: Double {
            get { value }
            set { value = newValue }
        }
        var body: some View { Text(verbatim: "\(Int(value.rounded()))") }
    }
    private struct Level: AnimatableModifier {
        var value: Double
        nonisolated var animatableData: Double {
            get { value }
            set { value = newValue }
        }
        func body(content: Content) -> some View {
            HStack {
                content
                Text(verbatim: "level \(Int(value.rounded()))")
            }
        }
    }
    private struct Shift: GeometryEffect {
        var value: Double
        nonisolated var animatableData: Double {
            get { value }
            set { value = newValue }
        }
        /// Away and back: at both ends, the view is in its place.
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: 40 * sin(value / 100 * .pi), y: 0))
        }
    }
    private struct Bar: Shape {
        var value: Double
        var animatableData: Double {
            get { value }
            set { value = newValue }
        }
        /// A line until half, and two lines from there on, between which a layer could not interpolate.
        func path(in rect: CGRect) -> Path {
            var path = Path(CGRect(x: 0, y: 0, width: value, height: 10))
            if value > 50 { path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1)) }
            return path
        }
    }
    private final class Model: ObservableObject { @Published var value = 0.0 }
    private struct Example: View {
        @ObservedObject var model: Model
        var body: some View {
            VStack {
                Number(value: model.value)
                Text(verbatim: "Title").modifier(Level(value: model.value))
                Text(verbatim: "Moved").modifier(Shift(value: model.value).ignoredByLayout())
                Bar(value: model.value).fill(Color.red).frame(width: 100, height: 10)
            }
        }
    }
    private func barWidth(_ screen: Screen) -> CGFloat? {
        screen.views.lazy.compactMap { $0 as? PaintedView }.first?.layer.sublayers?.lazy.compactMap { $0 as? CAShapeLayer }.first?.path?
            .boundingBoxOfPath.width
    }

    @Test("animatable views, modifiers, effects, and shapes are evaluated with the data of each frame") func frames() throws {
        let model = Model()
        let screen = Screen(Example(model: model))
        #expect(screen.label("0") != nil && screen.label("level 0") != nil && barWidth(screen) == 0)
        let moved = try #require(screen.label("Moved")?.superview)
        withAnimation(.linear(duration: 1)) { model.value = 100 }
        screen.turn()
        screen.stage.advance(by: 0.5)
        #expect(["49", "50", "51"].contains { screen.label($0) != nil })
        #expect(["49", "50", "51"].contains { screen.label("level \($0)") != nil })
        #expect(abs(moved.transform.tx - 40) < 1)
        #expect(try abs(#require(barWidth(screen)) - 50) <= 2)
        screen.stage.advance(by: 0.25)
        #expect(abs(moved.transform.tx - 28) < 2)
        screen.stage.advance(by: 0.5)
        #expect(screen.label("100") != nil && screen.label("level 100") != nil && barWidth(screen) == 100)
        #expect(abs(moved.transform.tx) < 0.01)
    }

    @Test("without an animation, data changes immediately, and a change on the way starts from there") func changes() {
        let model = Model()
        let screen = Screen(Example(model: model))
        model.value = 80
        screen.turn()
        #expect(screen.label("80") != nil)
        withAnimation(.linear(duration: 1)) { model.value = 0 }
        screen.turn()
        screen.stage.advance(by: 0.5)
        withAnimation(.linear(duration: 1)) { model.value = 80 }
        screen.turn()
        screen.stage.advance(by: 0.5)
        #expect(["59", "60", "61"].contains { screen.label($0) != nil })
    }

    @Test("an animation's progress includes its delay, speed, and repetitions") func progress() throws {
        let linear = Animation.linear(duration: 2)
        #expect(linear.progress(after: 1) == 0.5 && linear.progress(after: 2) == nil)
        #expect(linear.delay(1).progress(after: 0.5) == 0 && linear.delay(1).progress(after: 2) == 0.5)
        #expect(linear.speed(2).progress(after: 0.5) == 0.5)
        let repeated = linear.repeatCount(3)
        #expect(repeated.progress(after: 2.5) == 0.75 && repeated.progress(after: 4.5) == 0.25 && repeated.progress(after: 6) == nil)
        #expect(linear.repeatForever(autoreverses: false).progress(after: 200.5) == 0.25)
        // A spring that bounces goes beyond its end.
        #expect(try #require(Animation.bouncy.progress(after: 0.4)) > 1)
    }
}
