import Testing
@testable import UIKitCore

@MainActor @Suite("update links", .serialized)
struct UpdateLinkTests {
    @Test("an enabled link calls its actions in the order of their phases, every frame, while its view is in a window")
    func phases() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), view = UIView()
        var log: [String] = [], times: [TimeInterval] = []
        let link = UIUpdateLink(view: view) { link, info in
            log.append("link")
            times.append(info.modelTime)
            #expect(link.currentUpdateInfo === info && info.estimatedPresentationTime > info.modelTime)
        }
        link.addAction(to: .afterCATransactionCommit) { _, _ in log.append("after") }
        link.addAction(to: .beforeEventDispatch) { _, _ in log.append("before") }
        #expect(!link.isEnabled)
        link.isEnabled = true
        EventLoop.main.advance(by: 0.1)
        #expect(log.isEmpty, "its view is in no window")
        window.addSubview(view)
        window.isHidden = false
        EventLoop.main.advance(by: 1)
        #expect(
            log.prefix(3) == ["before", "link", "after"] && times.count > 30 && times == times.sorted() && link.currentUpdateInfo == nil)
        let count = log.count
        link.isEnabled = false
        EventLoop.main.advance(by: 0.2)
        #expect(log.count == count)
        window.isHidden = true
    }

    @Test("a preferred frame rate skips frames, and a link stops when its view is gone")
    func rate() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var calls = 0
        var view: UIView? = UIView()
        window.addSubview(view!)
        window.isHidden = false
        let link = UIUpdateLink(view: view!) { _, _ in calls += 1 }
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 10, preferred: 10)
        link.isEnabled = true
        EventLoop.main.advance(by: 1)
        #expect((9...11).contains(calls))
        view?.removeFromSuperview()
        view = nil
        EventLoop.main.advance(by: 0.5)
        #expect(!link.isEnabled)
        window.isHidden = true
    }
}
