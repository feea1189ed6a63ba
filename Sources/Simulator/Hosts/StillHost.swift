import Foundation
import UIKit

/// Shows nothing: lets the app settle, takes a screenshot if requested, and ends.
@MainActor
final class StillHost: ApplicationHost {
    private let session: AppSession
    init(_ session: AppSession) { self.session = session }

    var screen: HostScreen { session.settings.screen }
    func prepare(_ input: HostInput) {
        VirtualTime.begin()
        session.prepare(input)
    }

    func run() -> Int32 {
        let settings = session.settings
        session.advance(by: EventLoop.main.frameDuration)
        session.draw()
        session.noteFirstFrame()
        if settings.exitAfter != "firstFrame" {
            if let seconds = settings.exitAfter.flatMap(TimeInterval.init) {
                session.advance(by: seconds)
            } else {
                session.settle(limit: 5)
            }
        }
        if let url = settings.screenshot {
            do { try session.png().write(to: url) } catch {
                FileHandle.standardError.write(Data("understudy: the screenshot cannot be written: \(error.localizedDescription)\n".utf8))
                return 1
            }
        }
        session.finish()
        return 0
    }
}
