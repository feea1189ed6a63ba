import Foundation
import QuartzCore

/// Collects the keyframes of one `animateKeyframes` block.
@MainActor
final class KeyframeRecorder {
    private let mode: CAAnimationCalculationMode
    private var tracks: [Track] = []
    private var window = (start: 0.0, end: 1.0)

    /// One property of one view over the whole block.
    private struct Track {
        let view: UIView
        let key: String
        let initial: AnimatableValue
        var frames: [(start: Double, end: Double, value: AnimatableValue)]
    }

    init(mode: CAAnimationCalculationMode) { self.mode = mode }

    func within(_ start: Double, _ duration: Double, _ body: () -> Void) {
        let outer = window
        let start = max(0, min(1, start))
        window = (start, max(start, min(1, start + duration)))
        body()
        window = outer
    }

    func record(_ view: UIView, _ key: String, _ old: AnimatableValue, _ new: AnimatableValue) {
        let frame = (window.start, window.end, new)
        if let index = tracks.firstIndex(where: { $0.view === view && $0.key == key }) {
            tracks[index].frames.append(frame)
        } else {
            tracks.append(Track(view: view, key: key, initial: old, frames: [frame]))
        }
    }

    func makeAnimations(for animation: ViewAnimation) {
        for track in tracks {
            let frames = track.frames.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
            var times = [0.0], values = [track.initial]
            for frame in frames {
                let last = values[values.count - 1]
                // Between two keyframes the value of the first one remains.
                if frame.start > times[times.count - 1] {
                    times.append(frame.start)
                    values.append(last)
                }
                times.append(max(frame.end, times[times.count - 1]))
                values.append(frame.value)
            }
            if times[times.count - 1] < 1 {
                times.append(1)
                values.append(values[values.count - 1])
            }
            if mode == .discrete { times.append(1) }
            let keyframes = CAKeyframeAnimation(keyPath: track.key)
            (keyframes.values, keyframes.keyTimes, keyframes.calculationMode) = (
                values.map { $0 as Any }, times.map { NSNumber(value: $0) }, mode
            )
            if case .curve(let function) = animation.timing { keyframes.timingFunction = function }
            animation.add(keyframes, track.view, track.key, track.initial, values[values.count - 1])
        }
    }
}
