import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct GestureTests {
    private struct Pressed: View {
        let log: Log
        var duration = 0.5
        @GestureState private var isDown = false
        var body: some View {
            VStack {
                Color.red.frame(width: 100, height: 100).accessibilityIdentifier("button")
                    .onLongPressGesture(minimumDuration: duration) {
                        log.lines.append("performed")
                    } onPressingChanged: {
                        log.lines.append("pressing \($0)")
                    }
                Color.blue.frame(width: 100, height: 100).accessibilityIdentifier("state")
                    .gesture(LongPressGesture(minimumDuration: duration).updating($isDown) { value, state, _ in state = value })
                Text(verbatim: isDown ? "down" : "up")
            }
        }
    }
    private func center(_ id: String, _ screen: Screen) throws -> CGPoint {
        let view = try #require(screen.views.first { $0.accessibilityIdentifier == id })
        return view.convert(CGPoint(x: 50, y: 50), to: nil)
    }

    @Test("a long press is reported when the finger lands, and as over when it succeeds or the finger lifts") func pressing() throws {
        let log = Log(), screen = Screen(Pressed(log: log)), point = try center("button", screen)
        screen.stage.touch(.began, point)
        screen.stage.advance(by: 0.2)
        #expect(log.lines == ["pressing true"])
        screen.stage.touch(.ended, point)
        screen.stage.advance(by: 0.1)
        #expect(log.lines == ["pressing true", "pressing false"])
        log.lines = []
        screen.stage.touch(.began, point)
        screen.stage.advance(by: 0.7)
        #expect(
            log.lines.first == "pressing true" && Set(log.lines.dropFirst()) == ["pressing false", "performed"] && log.lines.count == 3)
        screen.stage.touch(.ended, point)
        screen.stage.advance(by: 0.1)
        #expect(log.lines.count == 3)
    }
    @Test("a press without an end only reports the finger") func endless() throws {
        let log = Log(), screen = Screen(Pressed(log: log, duration: .infinity)), point = try center("button", screen)
        screen.stage.touch(.began, point)
        screen.stage.advance(by: 5)
        #expect(log.lines == ["pressing true"])
        screen.stage.touch(.ended, point)
        screen.stage.advance(by: 0.1)
        #expect(log.lines == ["pressing true", "pressing false"])
    }
    @Test("a long press's state is true while the finger waits, and is reset when the press is over") func states() throws {
        let screen = Screen(Pressed(log: Log())), point = try center("state", screen)
        screen.stage.touch(.began, point)
        screen.stage.advance(by: 0.2)
        #expect(screen.texts == ["down"])
        screen.stage.advance(by: 0.5)
        #expect(screen.texts == ["up"])
        screen.stage.touch(.ended, point)
    }

    /// An app's own gesture, which consists of another one.
    private struct Twice: Gesture {
        let action: @MainActor () -> Void
        var body: some Gesture<Void> { TapGesture(count: 2).onEnded(action) }
    }
    private struct Optionally: View {
        let isOn: Bool
        let log: Log
        var body: some View {
            Color.red.frame(width: 100, height: 100).accessibilityIdentifier("pad").gesture(
                isOn ? Twice { log.lines.append("twice") } : nil)
        }
    }
    @Test("an app's own gesture recognizes its body's, and no gesture recognizes nothing", arguments: [true, false])
    func own(isOn: Bool) throws {
        let log = Log(), screen = Screen(Optionally(isOn: isOn, log: log)), point = try center("pad", screen)
        for _ in 0..<2 {
            screen.stage.tap(at: point)
            screen.stage.advance(by: 0.1)
        }
        screen.stage.advance(by: 1)
        #expect(log.lines == (isOn ? ["twice"] : []))
    }

    private struct Resetting: View {
        let log: Log
        @GestureState private var place: CGPoint?
        @GestureState(reset: { value, transaction in
            if let value { resetValues.append(value.x) }
        }) private var last: CGPoint?
        var body: some View {
            Color.red.frame(width: 100, height: 100).accessibilityIdentifier("pad")
                .gesture(
                    DragGesture(minimumDistance: 0).updating($place) { value, state, _ in state = value.location }
                        .updating($last) { value, state, _ in state = value.location })
        }
    }
    private static var resetValues: [CGFloat] = []
    @Test("a gesture's state without an initial value is nil, and its reset receives the last value") func resets() throws {
        Self.resetValues = []
        let screen = Screen(Resetting(log: Log())), point = try center("pad", screen)
        screen.stage.touch(.began, point)
        screen.stage.advance(by: 0.1)
        screen.stage.touch(.ended, point)
        screen.stage.advance(by: 0.1)
        #expect(Self.resetValues == [50])
    }

    private struct Sequenced: View {
        @GestureState private var phase = "idle"
        var body: some View {
            VStack {
                Color.red.frame(width: 100, height: 100).accessibilityIdentifier("pad")
                    .gesture(
                        LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture()).updating($phase) { value, state, _ in
                            switch value {
                            case .first: state = "pressing"
                            case .second(_, let drag): state = drag == nil ? "held" : "dragging"
                            }
                        })
                Text(verbatim: phase)
            }
        }
    }
    @Test("a sequence's state is reset when its first gesture fails, or the finger lifts before the second one begins")
    func sequences() throws {
        let screen = Screen(Sequenced()), point = try center("pad", screen)
        screen.stage.touch(.began, point)
        screen.stage.advance(by: 0.2)
        #expect(screen.texts == ["pressing"])
        screen.stage.touch(.ended, point)
        screen.stage.advance(by: 0.1)
        #expect(screen.texts == ["idle"])
        screen.stage.touch(.began, point)
        screen.stage.advance(by: 0.7)
        #expect(screen.texts == ["held"])
        screen.stage.touch(.ended, point)
        screen.stage.advance(by: 0.1)
        #expect(screen.texts == ["idle"])
        screen.stage.touch(.began, point)
        screen.stage.advance(by: 0.7)
        screen.stage.touch(.moved, CGPoint(x: point.x + 20, y: point.y))
        screen.stage.advance(by: 0.1)
        #expect(screen.texts == ["dragging"])
        screen.stage.touch(.ended, CGPoint(x: point.x + 20, y: point.y))
        screen.stage.advance(by: 0.1)
        #expect(screen.texts == ["idle"])
    }

    @Test("a drag begins at its minimum distance", arguments: [CGFloat(50), 3]) func distances(least: CGFloat) throws {
        let log = Log()
        let screen = Screen(
            Color.red.frame(width: 100, height: 100).accessibilityIdentifier("pad")
                .gesture(DragGesture(minimumDistance: least).onChanged { log.lines.append("\(Int($0.translation.width.rounded()))") }))
        let point = try center("pad", screen)
        screen.stage.touch(.began, point)
        for distance in [5, 30, 60] {
            screen.stage.touch(.moved, CGPoint(x: point.x + CGFloat(distance), y: point.y))
            screen.stage.advance(by: 0.1)
            #expect(log.lines.last == (CGFloat(distance) >= least ? "\(distance)" : nil))
        }
        screen.stage.touch(.ended, CGPoint(x: point.x + 60, y: point.y))
    }

    @Test("a tap waits for the double tap of a view inside, and a disabled gesture is not recognized") func taps() throws {
        let log = Log()
        let screen = Screen(
            VStack {
                Color.red.frame(width: 100, height: 100).accessibilityIdentifier("pad")
                    .onTapGesture(count: 2) { log.lines.append("double") }
                    .onTapGesture { log.lines.append("single") }
                Color.blue.frame(width: 100, height: 100).accessibilityIdentifier("off")
                    .gesture(TapGesture().onEnded { log.lines.append("off") }, isEnabled: false)
            })
        let point = try center("pad", screen)
        for _ in 0..<2 {
            screen.stage.tap(at: point)
            screen.stage.advance(by: 0.1)
        }
        screen.stage.advance(by: 1)
        #expect(log.take() == ["double"])
        screen.stage.tap(at: point)
        screen.stage.advance(by: 1)
        #expect(log.take() == ["single"])
        screen.stage.tap(at: try center("off", screen))
        screen.stage.advance(by: 1)
        #expect(log.take() == [])
    }
}
