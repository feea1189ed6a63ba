import AutomationClient
import Foundation
import UIKit

extension Driver {
    static let adjusting: [String: Method] = [
        "setPicker": { try $0.setPicker($1) },
        "setSlider": { try $0.setSlider($1) },
        "scrollTo": { try $0.scrollTo($1) },
        "perform": { try $0.perform($1) },
        "touch": { try $0.play($1) },
    ]

    // MARK: Wheels

    private func setPicker(_ params: Parameters) throws -> JSONValue {
        let element = try element(params)
        let value = try params.string("value")
        guard element.type == .pickerWheel, let (picker, columns) = ElementTypes.picker(of: element.view) else {
            throw ControlError(.unsupported, "\(element.summary) isn't a picker wheel")
        }
        guard element.hitPoint != nil else { throw notHittable(element) }
        guard let component = columns.firstIndex(where: { $0 === element.view }) else { throw ControlError.stale(element.ref) }
        let rows = 0..<min(picker.numberOfRows(inComponent: component), 20_000)
        let speech = picker.delegate as? any PickerWheelValues
        let current = picker.selectedRow(inComponent: component)
        // Several rows may have the value: a wheel of days has "Dec 4" in every year. The nearest one counts.
        let nearest = rows.sorted { abs($0 - current) < abs($1 - current) }
        // A wheel of hours shows "4" and has the value "4 o’clock"; both name its row.
        guard
            let row = nearest.first(where: { Self.title(picker, $0, component) == value })
                ?? nearest.first(where: { speech?.value(forRow: $0, component: component).map(Self.plain) == Self.plain(value) })
        else { throw ControlError(.failed, "the wheel has no row \"\(value)\"") }
        guard row != current else { return ["value": .string(value)] }
        // A distant row is first set to its neighbor; a finger moves to the last row, so that the delegate receives the same calls as from
        // a user.
        if abs(row - current) > 12 {
            picker.selectRow(row > current ? row - 1 : row + 1, inComponent: component, animated: false)
            stage.advance(by: EventLoop.main.frameDuration)
        }
        let height = picker.rowSize(forComponent: component).height
        let middle = CGPoint(x: element.frame.midX, y: element.frame.midY)
        for _ in 0..<40 where picker.selectedRow(inComponent: component) != row {
            let away = row - picker.selectedRow(inComponent: component)
            let rows = CGFloat(max(-2, min(2, away)))
            // The wheel's rows follow the finger; the first ten points distinguish a drag from a tap.
            drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - rows * height - (rows > 0 ? 10 : -10)), duration: 0.25, after: 0.15)
            stage.settle(limit: 2)
        }
        guard picker.selectedRow(inComponent: component) == row else {
            throw ControlError(.failed, "the wheel does not stop at \"\(value)\"")
        }
        return ["value": .string(value)]
    }

    /// The text with a straight apostrophe in place of the curly one that Apple's values have.
    private static func plain(_ text: String) -> String { text.replacingOccurrences(of: "’", with: "'") }

    private static func title(_ picker: UIPickerView, _ row: Int, _ component: Int) -> String? {
        if let view = picker.view(forRow: row, forComponent: component) { return ElementWords.inner(view) }
        guard let delegate = picker.delegate else { return nil }
        return delegate.pickerView(picker, titleForRow: row, forComponent: component)
            ?? delegate.pickerView(picker, attributedTitleForRow: row, forComponent: component)?.string
    }

    // MARK: Sliders

    /// Drags the thumb to a position.
    private func setSlider(_ params: Parameters) throws -> JSONValue {
        let element = try element(params)
        let position = try params.number("position", in: 0...1)
        guard let slider = element.object as? UISlider else { return try slide(element, to: position) }
        guard slider.isEnabled else { throw ControlError(.disabled, "\(element.summary) is disabled") }
        guard element.isHittable else { throw notHittable(element) }
        let track = slider.trackRect(forBounds: slider.bounds)
        func thumb(_ value: Float) -> CGPoint {
            let rect = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
            return CGPoint(x: element.frame.minX + rect.midX, y: element.frame.minY + rect.midY)
        }
        let wanted = slider.minimumValue + (slider.maximumValue - slider.minimumValue) * Float(position)
        drag(from: thumb(slider.value), to: thumb(wanted), duration: 0.3, after: 0.1)
        let range = slider.maximumValue - slider.minimumValue
        let reached = range > 0 ? Double((slider.value - slider.minimumValue) / range) : 0
        return ["position": .number(reached)]
    }

    /// Drags along an app's own slider, which has the trait for adjusting, from the position that its value tells, as XCTest does.
    private func slide(_ element: Element, to position: Double) throws -> JSONValue {
        guard element.type == .slider else { throw ControlError(.unsupported, "\(element.summary) isn't a slider") }
        guard let value = element.words.value, let share = Self.share(value) else {
            throw ControlError(.unsupported, "the value of \(element.summary) isn't a percentage or a number from 0 to 1")
        }
        guard element.isEnabled else { throw ControlError(.disabled, "\(element.summary) is disabled") }
        guard element.isHittable else { throw notHittable(element) }
        // A finger on the very edge of the element is beside it.
        let track = element.frame.insetBy(dx: min(1, element.frame.width / 2), dy: 0)
        func place(_ share: Double) -> CGPoint { CGPoint(x: track.minX + track.width * CGFloat(share), y: track.midY) }
        drag(from: place(share), to: place(position), duration: 0.3, after: 0.1)
        let reached = tree().element(element.ref)?.words.value.flatMap(Self.share)
        return ["position": .number(reached ?? position)]
    }

    /// Returns the position of a thumb by a slider's value: `25%`, or `0.25`.
    private static func share(_ value: String) -> Double? {
        let isPercent = value.hasSuffix("%")
        guard let number = Double(isPercent ? String(value.dropLast()).trimmingCharacters(in: .whitespaces) : value) else { return nil }
        let share = isPercent ? number / 100 : number
        return (0...1).contains(share) ? share : nil
    }

    // MARK: Scrolling

    /// Scrolls the element's scroll views until it is visible, as Apple's runner does before it taps.
    private func scrollTo(_ params: Parameters) throws -> JSONValue {
        guard let ref = try params.optionalInt("element") else { throw ControlError(.badParameters, "`element` is missing") }
        guard let element = tree(rows: .frames).element(ref) ?? tree(rows: .contents).element(ref) else { throw ControlError.stale(ref) }
        var inner: UIView = element.view
        if let row = sequence(first: element, next: \.parent).lazy.compactMap({ $0.object as? OffscreenRow }).first {
            inner = row.table ?? inner
            row.reveal()
            stage.settle(limit: 2)
        }
        while let scroll = sequence(first: inner, next: { $0.superview }).dropFirst().first(where: { $0 is UIScrollView }) as? UIScrollView
        {
            let frame = scroll.convert(element.frame, from: UIScreen.main.coordinateSpace)
            scroll.scrollRectToVisible(frame, animated: true)
            stage.settle(limit: 2)
            inner = scroll
        }
        let after = tree().element(element.ref) ?? element
        return ["element": after.snapshot(withChildren: false).json]
    }

    // MARK: Accessibility actions

    private func perform(_ params: Parameters) throws -> JSONValue {
        let element = try element(params)
        let action = try params.string("action")
        guard let responder = element.object as? UIResponder else {
            throw ControlError(.unsupported, "\(element.summary) takes no actions")
        }
        switch action {
        case "increment": responder.accessibilityIncrement()
        case "decrement": responder.accessibilityDecrement()
        case "activate":
            if !responder.accessibilityActivate() {
                guard let point = element.hitPoint else { throw notHittable(element) }
                tap(at: point)
            }
        case "escape", "magicTap":
            let perform =
                action == "escape"
                ? { (responder: UIResponder) in responder.accessibilityPerformEscape() } : { $0.accessibilityPerformMagicTap() }
            guard sequence(first: responder, next: { $0.next }).contains(where: perform) else {
                throw ControlError(.failed, "neither \(element.summary) nor an element that contains it responds to \(action)")
            }
        default:
            guard let custom = responder.accessibilityCustomActions?.first(where: { $0.name == action }) else {
                let names = responder.accessibilityCustomActions?.map { "\"\($0.name)\"" } ?? []
                throw ControlError(
                    .failed,
                    "\(element.summary) has no action \"\(action)\"\(names.isEmpty ? "" : "; it has \(names.joined(separator: ", "))")")
            }
            if let handler = custom.actionHandler {
                _ = handler(custom)
            } else if let target = custom.target {
                _ = DispatchTable.invoke(custom.selector, on: target, arguments: [custom])
            }
        }
        stage.advance(by: EventLoop.main.frameDuration)
        return [:]
    }

    // MARK: Fingers one by one

    private struct Pointer {
        var identifier: Int
        /// Its moves, and the times at which it is down.
        var steps: [Step]
    }
    private enum Step {
        case move(CGPoint, TimeInterval), down, up, pause(TimeInterval)
        var duration: TimeInterval {
            switch self {
            case .move(_, let time), .pause(let time): time;
            default: 0
            }
        }
    }

    /// Performs actions of several fingers at once, as in WebDriver: in each tick all pointers take their next step, and the longest one
    /// ends it.
    private func play(_ params: Parameters) throws -> JSONValue {
        guard let list = params["pointers"]?.array, list.count <= 10 else {
            throw ControlError(.badParameters, "`pointers` takes a list of at most 10")
        }
        let pointers = try list.enumerated().map { try pointer($1, $0) }
        guard Set(pointers.map(\.identifier)).count == pointers.count else {
            throw ControlError(.badParameters, "two pointers have the same `id`")
        }
        var points = [CGPoint](repeating: .zero, count: pointers.count), isDown = [Bool](repeating: false, count: pointers.count)
        for tick in 0..<(pointers.map(\.steps.count).max() ?? 0) {
            let steps = pointers.map { $0.steps.indices.contains(tick) ? $0.steps[tick] : .pause(0) }
            // Fingers touch down and lift at the beginning of the tick.
            var changes: [(identifier: Int, phase: HostInput.Finger.Phase, point: CGPoint)] = []
            for (index, step) in steps.enumerated() {
                if case .down = step, !isDown[index] { isDown[index] = true; changes.append((index, .began, points[index])) }
                if case .up = step, isDown[index] { isDown[index] = false; changes.append((index, .ended, points[index])) }
            }
            if !changes.isEmpty { touch(changes) }
            move(steps, &points, isDown)
        }
        let left = isDown.indices.filter { isDown[$0] }
        if !left.isEmpty { touch(left.map { ($0, .cancelled, points[$0]) }) }
        stage.advance(by: EventLoop.main.frameDuration)
        return [:]
    }

    private func move(_ steps: [Step], _ points: inout [CGPoint], _ isDown: [Bool]) {
        let starts = points
        let duration = steps.map(\.duration).max() ?? 0
        let frames = max(1, Int((duration / EventLoop.main.frameDuration).rounded()))
        for frame in 1...frames {
            if duration > 0 { stage.advance(by: duration / Double(frames)) }
            let time = duration * Double(frame) / Double(frames)
            var changes: [(identifier: Int, phase: HostInput.Finger.Phase, point: CGPoint)] = []
            for (index, step) in steps.enumerated() {
                guard case .move(let end, let length) = step else { continue }
                let share = length > 0 ? CGFloat(min(1, time / length)) : 1
                let point = CGPoint(
                    x: starts[index].x + (end.x - starts[index].x) * share, y: starts[index].y + (end.y - starts[index].y) * share)
                guard point != points[index] else { continue }
                points[index] = point
                if isDown[index] { changes.append((index, .moved, point)) }
            }
            if !changes.isEmpty { touch(changes) }
        }
    }

    private func pointer(_ json: JSONValue, _ position: Int) throws -> Pointer {
        let params = try Parameters(json)
        guard let actions = params["actions"]?.array, actions.count <= 10_000 else {
            throw ControlError(.badParameters, "`actions` takes a list")
        }
        var total: TimeInterval = 0
        let steps = try actions.map { json -> Step in
            let action = try Parameters(json)
            let duration = try action.seconds("duration", default: 0)
            total += duration
            switch try action.string("type") {
            case "move":
                guard let point = try action.optionalPoint("point") else { throw ControlError(.badParameters, "a move needs a `point`") }
                return .move(point, duration)
            case "down": return .down
            case "up": return .up
            case "pause": return .pause(duration)
            case let type: throw ControlError(.badParameters, "`type` must be move, down, up, or pause, not `\(type)`")
            }
        }
        guard total <= 3600 else { throw ControlError(.badParameters, "the actions take more than an hour") }
        return Pointer(identifier: try params.optionalInt("id") ?? position, steps: steps)
    }
}
