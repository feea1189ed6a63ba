import Foundation
import RuleTrait
import Testing

/// The callbacks of the example whose container forwards appearance by hand: the orders of lifecycle.md B.
@Suite("The trace of PhotoBrowser", .serialized)
struct PhotoBrowserTraceTests {
    private static let trace = Result { try ExampleTrace("PhotoBrowser", flow: "browse") }

    @Test(
        "at launch the container appears before its content, and the comment off the screen gets nothing",
        .rule("B-51", "B-54", "B-55", "B-56"))
    func launch() throws {
        let order = try Self.trace.get().callbacks(of: "Reveal", "Photo", "Comment", from: "Reveal.viewWillAppear", count: 7)
        #expect(
            order == [
                "Reveal.viewWillAppear", "Photo.viewWillAppear", "Reveal.viewIsAppearing", "Photo.viewIsAppearing", "Reveal.viewDidAppear",
                "Photo.viewDidAppear", "Comment.viewWillAppear",
            ])
    }

    @Test("each child moves once, around the loading of its view", .rule("C-01", "C-03", "C-06"))
    func containment() throws {
        let order = try Self.trace.get().callbacks(
            ExampleTrace.containment.union(["viewDidLoad"]), of: "Photo", "Comment", from: "Photo.willMove", count: 6)
        #expect(
            order == ["Photo.willMove", "Photo.viewDidLoad", "Photo.didMove", "Comment.willMove", "Comment.viewDidLoad", "Comment.didMove"])
    }

    @Test("the comment appears as it is revealed, and disappears as it is put away", .rule("B-52", "B-53"))
    func reveal() throws {
        let order = try Self.trace.get().callbacks(of: "Reveal", "Photo", "Comment", from: "Comment.viewWillAppear", count: 5)
        #expect(
            order == [
                "Comment.viewWillAppear", "Comment.viewIsAppearing", "Comment.viewDidAppear", "Comment.viewWillDisappear",
                "Comment.viewDidDisappear",
            ])
    }

    @Test("the activity sheet tells the controllers beneath nothing", .rule("B-26", "B-27"))
    func sheet() throws {
        let order = try Self.trace.get().callbacks(of: "Reveal", "Photo", "UIActivity", from: "UIActivity.viewDidLoad", count: 6)
        #expect(
            order
                == ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"].map {
                    "UIActivity.\($0)"
                })
    }

    @Test(
        "the camera in full screen takes the container and its child off the screen, and gives them back",
        .rule("B-24", "B-25", "B-54", "B-65"))
    func camera() throws {
        let trace = try Self.trace.get()
        let coming = try trace.callbacks(
            of: "Reveal", "Photo", "UIImagePickerController", after: "UIActivity.viewDidDisappear", from: "Reveal.viewWillDisappear",
            count: 7)
        #expect(
            coming == [
                "Reveal.viewWillDisappear", "Photo.viewWillDisappear", "UIImagePickerController.viewWillAppear",
                "UIImagePickerController.viewIsAppearing",
                "UIImagePickerController.viewDidAppear", "Reveal.viewDidDisappear", "Photo.viewDidDisappear",
            ])
        let going = try trace.callbacks(
            of: "Reveal", "Photo", "UIImagePickerController", from: "UIImagePickerController.viewWillDisappear", count: 8)
        #expect(
            going == [
                "UIImagePickerController.viewWillDisappear", "Reveal.viewWillAppear", "Photo.viewWillAppear", "Reveal.viewIsAppearing",
                "Photo.viewIsAppearing",
                "Reveal.viewDidAppear", "Photo.viewDidAppear", "UIImagePickerController.viewDidDisappear",
            ])
    }

    // WWDC 2012, session 236.
    @Test(
        "each mistake of the talk is reported as the flow goes, and the app without one has nothing to report",
        .rule("C-16", "C-35", "K-14"),
        arguments: [
            ("none", []), ("layoutInRotation", ["RotationLayoutViewController places a UIView in viewWillTransition"]),
            ("keyboardInChild", ["SelfAvoidingCommentViewController moves its own view at UIKeyboardWillShowNotification"]),
            ("childSetsOwnFrame", ["SelfPlacingCommentViewController places its own view in viewWillAppear"]),
            ("viewWithoutController", ["BadgeViewController's view was put into BadgedPhotoViewController's view without addChild"]),
        ] as [(String, [String])])
    func mistakes(_ mistake: String, _ reports: [String]) throws {
        let output = try Command.folder("mistake-\(mistake)"), example = Command.root + "/Examples/PhotoBrowser"
        let outcome = try Command.run(
            "flow", example + "/flows/parts/mistake.yaml", "--app", example + "/PhotoBrowser.xcodeproj", "--output", output,
            "--check-containment", "-e",
            "MISTAKE=\(mistake)")
        try #require(outcome.code == 0, "\(outcome.all)")
        let log = (try? String(contentsOfFile: output + "/flow.log", encoding: .utf8)) ?? ""
        let lines = Set(log.split(separator: "\n").filter { $0.hasPrefix("containment: ") }.map(String.init))
        #expect(lines.count == reports.count, "\(log)")
        for report in reports { #expect(lines.contains { $0.hasPrefix("containment: " + report) }, "\(log)") }
    }
}
