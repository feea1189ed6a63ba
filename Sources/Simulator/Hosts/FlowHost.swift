import Foundation
import UIKit

/// Runs a flow against the app, under the virtual clock.
@MainActor
final class FlowHost: ApplicationHost {
    private let session: AppSession
    init(_ session: AppSession) { self.session = session }

    var screen: HostScreen { session.settings.screen }

    private var document: Result<FlowDocument, any Error>?
    private var record: FlowRecord?

    func prepare(_ input: HostInput) {
        session.prepare(input)
        guard let flow = session.settings.flow, let output = session.settings.output else { return }
        document = Result { try FlowDocument(contentsOf: flow) }
        // From before the launch, so that the trace holds the launch.
        if case .success(let document) = document { record = try? FlowRecord(name: document.name, output: output) }
    }

    func run() -> Int32 {
        guard let flow = session.settings.flow, let document else { return complain("UNDERSTUDY_FLOW and UNDERSTUDY_OUTPUT name the flow and where its pictures go", 2) }
        switch document {
        case .failure(let error): return complain("\(error)", 1)
        case .success(let document):
            guard let record else { return complain("the output folder \(session.settings.output?.path ?? "") cannot be written", 1) }
            let stage = SessionStage(session)
            stage.settle(limit: 2)
            session.noteFirstFrame()
            var code: Int32 = 0
            do {
                try FlowRunner(document: document, file: flow.path, stage: stage, record: record).run()
            } catch {
                try? record.add(screenshot: "failure", png: stage.screenshot(), size: stage.size, at: stage.now)
                code = complain("\(error)", 1)
            }
            do { try record.finish() } catch { return complain("the record of the run cannot be written: \(error)", 1) }
            session.finish()
            return code
        }
    }

    private func complain(_ message: String, _ code: Int32) -> Int32 {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        return code
    }
}
