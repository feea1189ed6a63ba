import AutomationClient
import Foundation
import UIKit

/// Draws an app's previews. The app itself launches before them, as in Xcode, so that they can rely on its setup.
@MainActor
final class PreviewHost: ApplicationHost {
    private let session: AppSession
    private var work: PreviewRun?

    init(_ session: AppSession) { self.session = session }

    var screen: HostScreen { session.settings.screen }

    func prepare(_ input: HostInput) {
        VirtualTime.begin()
        session.prepare(input)
        guard let url = session.settings.previews, let data = try? Data(contentsOf: url),
            let job = try? JSONDecoder().decode(PreviewJob.self, from: data)
        else { return }
        let log = open(job.log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        for descriptor in [STDOUT_FILENO, STDERR_FILENO] where log >= 0 { dup2(log, descriptor) }
        let work = PreviewRun(job, session)
        self.work = work
        work.limitTime()
        if !job.launchesApp { exit(work.run()) }
    }

    func run() -> Int32 {
        guard let work else {
            FileHandle.standardError.write(Data("set UNDERSTUDY_PREVIEWS to the file that describes the job\n".utf8))
            return 2
        }
        session.settle(limit: 1)
        work.note(PreviewEvent(.launched))
        return work.run()
    }
}
