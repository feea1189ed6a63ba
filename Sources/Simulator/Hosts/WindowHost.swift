import Automation
import Foundation
import UIKit

/// Shows the app in a desktop window.
@MainActor
final class WindowHost: ApplicationHost {
    private let session: AppSession
    /// A wheel's movement, simulated as a finger's drag.
    private var wheel: (point: CGPoint, ends: TimeInterval)?

    private var clock = FrameClock()
    private var isQuitting = false

    init(_ session: AppSession) { self.session = session }

    var screen: HostScreen { session.settings.screen }
    func prepare(_ input: HostInput) { session.prepareForPerson(input) }

    func run() -> Int32 {
        let (link, message) = WindowLink.open(title: Bundle.main.infoDictionary?["CFBundleName"] as? String ?? "Understudy")
        guard let link else {
            FileHandle.standardError.write(Data("understudy: \(message)\n".utf8))
            return 1
        }
        let first = session.draw()
        link.present(first.pixels, scale: session.scale, damage: first.damage)
        session.noteFirstFrame()
        clock = FrameClock()
        let end = EndRequest()
        session.frame = { [unowned self] in frame(link) }
        while !end.isPending, !isQuitting, !session.isEnding {
            frame(link)
            while session.control?.serve() == true {}
        }
        session.frame = nil
        session.control?.close()
        session.end()
        return 0
    }

    /// Runs one frame of real time.
    private func frame(_ link: WindowLink) {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: EventLoop.main.frameDuration))
        for input in link.poll() { handle(input) }
        EventLoop.main.advance(by: clock.elapsed())
        endWheel()
        let frame = session.draw()
        if frame.damage.isEmpty {
            link.refine(frame.pixels)
        } else {
            link.present(frame.pixels, scale: session.scale, damage: frame.damage)
        }
    }

    private func handle(_ input: WindowLink.Input) {
        switch input {
        case .touch(let identifier, let phase, let point):
            guard let phase = HostInput.Finger.Phase(named: phase) else { return }
            session.input.touch([HostInput.Finger(identifier: identifier, phase: phase, location: point)])
        case .text(let text): session.input.type(text)
        case .key(let name): if let key = HostKeys.key(named: name) { session.input.key(key) }
        case .scroll(let point, let dx, let dy): scroll(point, dx, dy)
        case .quit: isQuitting = true
        }
    }

    private func scroll(_ point: CGPoint, _ dx: CGFloat, _ dy: CGFloat) {
        var position = wheel?.point ?? point
        if wheel == nil { session.input.touch([HostInput.Finger(identifier: 1000, phase: .began, location: position)]) }
        position = CGPoint(x: position.x + dx, y: position.y + dy)
        session.input.touch([HostInput.Finger(identifier: 1000, phase: .moved, location: position)])
        wheel = (position, EventLoop.main.now + 0.08)
    }

    private func endWheel() {
        guard let wheel, EventLoop.main.now >= wheel.ends else { return }
        session.input.touch([HostInput.Finger(identifier: 1000, phase: .ended, location: wheel.point)])
        self.wheel = nil
    }
}
