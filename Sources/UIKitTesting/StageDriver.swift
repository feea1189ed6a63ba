import Automation
import Foundation
import UIKit

/// Adapts a stage to the driver.
@MainActor
final class StageDriver: AutomationStage {
    private unowned let stage: Stage
    init(_ stage: Stage) { self.stage = stage }

    var input: HostInput { stage.input }
    var now: TimeInterval { EventLoop.main.now }
    let hasVirtualClock = true
    func advance(by interval: TimeInterval) { stage.advance(by: interval) }
    func settle(limit: TimeInterval) -> Bool { stage.settle(limit: limit) }

    func wait(limit: TimeInterval, until condition: () -> Bool) -> Bool {
        var waited: TimeInterval = 0
        while !condition() {
            guard waited < limit else { return false }
            let step = min(0.1, limit - waited)
            stage.advance(by: step)
            waited += max(step, 1e-6)
        }
        return true
    }

    var unrest: [String] { stage.unrest }

    func picture(of frame: CGRect?) -> (png: Data, size: CGSize) {
        let screen = UIScreen.main
        guard let frame, let whole = stage.pixels(), let part = Pixels(whole).part(frame, scale: screen.scale) else {
            return (stage.png(), screen.bounds.size)
        }
        return (part.png, frame.size)
    }

    /// A stage's screen has no host that could end.
    func end() {}
}
