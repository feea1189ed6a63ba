import Foundation
import RuleTrait
import Testing

/// The callbacks of the example whose container forwards appearance manually: the orders of lifecycle.md B.
@Suite("Trace of the PhotoBrowser example", .serialized)
struct PhotoBrowserTraceTests {
    private static let trace = Result { try ExampleTrace("PhotoBrowser", flow: "browse") }

    @Test(
        "at launch the container appears before its content, and the offscreen comment gets no callbacks",
        .rule("B-51", "B-54", "B-55", "B-56"))
    func launch() throws {
        let order = try Self.trace.get().callbacks(of: "Reveal", "Photo", "Comment", from: "Reveal.viewWillAppear", count: 7)
        #expect(
            order == [
                "Reveal.viewWillAppear", "Photo.viewWillAppear", "Reveal.viewIsAppearing", "Photo.viewIsAppearing", "Reveal.viewDidAppear",
                "Photo.viewDidAppear", "Comment.viewWillAppear",
            ])
    }

    @Test("each child moves to its parent once, around the loading of its view", .rule("C-01", "C-03", "C-06"))
    func containment() throws {
        let order = try Self.trace.get().callbacks(
            ExampleTrace.containment.union(["viewDidLoad"]), of: "Photo", "Comment", from: "Photo.willMove", count: 6)
        #expect(
            order == ["Photo.willMove", "Photo.viewDidLoad", "Photo.didMove", "Comment.willMove", "Comment.viewDidLoad", "Comment.didMove"])
    }

    @Test("the comment appears when it is revealed, and disappears when it is hidden", .rule("B-52", "B-53"))
    func reveal() throws {
        let order = try Self.trace.get().callbacks(of: "Reveal", "Photo", "Comment", from: "Comment.viewWillAppear", count: 5)
        #expect(
            order == [
                "Comment.viewWillAppear", "Comment.viewIsAppearing", "Comment.viewDidAppear", "Comment.viewWillDisappear",
                "Comment.viewDidDisappear",
            ])
    }

    @Test("the activity sheet sends the controllers beneath no callbacks", .rule("B-26", "B-27"))
    func sheet() throws {
        let order = try Self.trace.get().callbacks(of: "Reveal", "Photo", "UIActivity", from: "UIActivity.viewDidLoad", count: 6)
        #expect(
            order
                == ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"].map {
                    "UIActivity.\($0)"
                })
    }

    @Test(
        "the full-screen camera makes the container and its child disappear and reappear",
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
        "each of the session's mistakes is reported during the flow, and the correct app reports none",
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
