import Foundation
import Testing

@testable import Simulator

@Suite("The timeline of a flow")
struct FlowTimelineTests {
    @Test("a long name ends before the bars, and is whole below the pointer")
    func longName() {
        let long = "UIHostingController<AppRoot<ContentOfTheWholeApp>>"
        let events = [("ListController", 0.0), (long, 1)].map { controller, time in
            FlowRecord.Event(time: time, controller: controller, callback: "viewDidAppear", arguments: [])
        }
        let svg = FlowTimeline(events: events, marks: []).svg
        #expect(svg.contains(">ListController</text>"))
        let name = "UIHostingController&lt;AppRoot&lt;ContentOfTheWholeApp&gt;&gt;"
        #expect(svg.contains(">UIHostingController&lt;AppRoot&lt;C…<title>\(name)</title></text>"))
    }
}
