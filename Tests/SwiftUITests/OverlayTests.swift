@testable import SwiftUICompanion
import Testing
import UIKitTesting
import _AppIntents_SwiftUICompanion
import _AuthenticationServices_SwiftUICompanion
import _QuickLook_SwiftUICompanion
import _SceneKit_SwiftUICompanion
import _SpriteKit_SwiftUICompanion
import StoreKitCompanion
import _StoreKit_SwiftUICompanion
import _WebKit_SwiftUICompanion

/// The names that a file gets if it imports SwiftUI and another framework.
@MainActor @Suite(.serialized) struct OverlayTests {
    @Test("the button of Sign in with Apple configures its request, and reports its failure") func signIn() throws {
        var scopes: [ASAuthorization.Scope]?, failure: (any Error)?
        let screen = Screen(
            SignInWithAppleButton(.continue) { request in
                request.requestedScopes = [.email]
                scopes = request.requestedScopes
            } onCompletion: { result in
                if case .failure(let error) = result { failure = error }
            }.signInWithAppleButtonStyle(.white).frame(width: 200, height: 50))
        let button = try #require(screen.first(ASAuthorizationAppleIDButton.self))
        #expect(button.bounds.size == CGSize(width: 200, height: 50) && button.backgroundColor == .white)
        #expect(screen.texts == ["Continue with Apple"])
        screen.stage.tap(button)
        #expect(scopes == [.email] && (failure as? ASAuthorizationError)?.code == .failed)
    }

    @MainActor private enum Taken {
        static var steps: [String] = []
    }
    private struct Adds: AppIntent {
        static let title: LocalizedStringResource = "Add"
        @Parameter(title: "Count", default: 2) var count: Int
        @MainActor func perform() async throws -> some IntentResult & OpensIntent {
            Taken.steps.append("add \(count)")
            return .result(opensIntent: Turns())
        }
    }
    private struct Turns: SetValueIntent {
        static let title: LocalizedStringResource = "Turn"
        @Parameter(title: "On", default: false) var value: Bool
        @MainActor func perform() async throws -> some IntentResult & ShowsSnippetView {
            Taken.steps.append("turn \(value)")
            return .result { Text(verbatim: "Turned") }
        }
    }
    @Test("a button performs its intent and the one that it opens, and a toggle gives the new value to its intent") func intents()
        async throws
    {
        Taken.steps = []
        let screen = Screen(
            VStack {
                Button("Add", intent: Adds())
                Toggle("On", isOn: false, intent: Turns())
            })
        screen.tap("Add")
        for _ in 0..<5000 where Taken.steps.count < 2 { try await Task.sleep(for: .milliseconds(1)) }
        #expect(Taken.steps == ["add 2", "turn false"])
        let toggle = try #require(screen.first(UISwitch.self))
        screen.stage.tap(toggle)
        for _ in 0..<5000 where Taken.steps.count < 3 { try await Task.sleep(for: .milliseconds(1)) }
        #expect(Taken.steps.last == "turn true")
    }

    private struct Files: View {
        @State var file: URL? = URL(fileURLWithPath: "/nowhere/Letter.txt")
        var body: some View {
            VStack {
                Text(verbatim: file?.lastPathComponent ?? "none")
            }.quickLookPreview($file)
        }
    }
    @Test("a preview covers the screen while a file is chosen, and its button ends it") func preview() throws {
        let screen = Screen(Files())
        screen.stage.settle()
        let cover = try #require(screen.controller.presentedViewController)
        let navigation = try #require(cover.view.withDescendants.lazy.compactMap { $0.next as? UINavigationController }.first)
        #expect(navigation.topViewController is QLPreviewController && navigation.topViewController?.title == "Letter.txt")
        let done = try #require(navigation.topViewController?.navigationItem.leftBarButtonItem)
        let frame = try #require(done.frame(in: screen.stage.window))
        screen.stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        screen.stage.settle()
        #expect(screen.controller.presentedViewController == nil && screen.texts == ["none"])
    }

    @Test("a sprite view presents its scene, and sets its options") func sprites() throws {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        let screen = Screen(SpriteView(scene: scene, isPaused: true, options: [.allowsTransparency], debugOptions: [.showsFPS]))
        let view = try #require(screen.first(SKView.self))
        #expect(view.scene === scene && view.isPaused && view.allowsTransparency && view.showsFPS && !view.shouldCullNonVisibleNodes)
    }

    @Test("a scene view shows its scene, and sets its options") func scenes() throws {
        let scene = SCNScene(), eye = SCNNode()
        let screen = Screen(_SceneKit_SwiftUICompanion.SceneView(scene: scene, pointOfView: eye, options: [.rendersContinuously]))
        let view = try #require(screen.first(SCNView.self))
        #expect(view.scene === scene && view.pointOfView === eye && view.rendersContinuously && !view.allowsCameraControl)
    }

    private struct Store: View {
        @Environment(\.requestReview) private var requestReview
        @State private var states: [String] = []
        @State private var redeems = true
        var body: some View {
            VStack {
                Button("Rate") { requestReview() }
                Text(verbatim: states.joined(separator: " "))
                SubscriptionStoreView(groupID: "A") { Text(verbatim: "Join") }.storeButton(.visible, for: .redeemCode)
                ProductView(id: "B") { Text(verbatim: "Icon") }.productViewStyle(.compact)
            }.subscriptionStatusTask(for: "A") { state in
                switch state {
                case .loading: states.append("loading")
                case .failure: states.append("failure")
                case .success(let list): states.append("\(list.count)")
                }
            }.offerCodeRedemption(isPresented: $redeems) { _ in states.append("code") }
        }
    }
    @Test("a store has no products and no subscriptions, and its sheets end immediately") func store() async throws {
        let screen = Screen(Store())
        for _ in 0..<20 where !screen.texts.contains("code loading 0") {
            await Task.yield()
            screen.turn()
        }
        #expect(screen.texts.contains("code loading 0") && screen.texts.contains("Join"))
        #expect(screen.texts.contains("Subscription Unavailable") && screen.texts.contains("Icon"))
        screen.tap("Rate")
        #expect(try await Product.SubscriptionInfo.status(for: "A").isEmpty)
        #expect(StoreKitCompanion.Transaction.RevocationReason.developerIssue.localizedDescription == "Developer Issue")
    }

    @Test("a web view loads its address") func web() throws {
        let screen = Screen(WebView(url: URL(string: "https://example.com")))
        #expect(screen.first(WKWebView.self)?.url == URL(string: "https://example.com"))
    }

    // MARK: Traits

    fileprivate struct LevelTrait: UITraitDefinition { static let defaultValue = 1 }
    fileprivate struct LevelKey: UITraitBridgedEnvironmentKey {
        static let defaultValue = 0
        static func read(from traitCollection: UITraitCollection) -> Int { traitCollection[LevelTrait.self] }
        static func write(to mutableTraits: inout any UIMutableTraits, value: Int) { mutableTraits[LevelTrait.self] = value }
    }
    private struct Level: View {
        @Environment(\.level) private var level
        var body: some View { Text(verbatim: "\(level)") }
    }
    private struct Plain: UIViewRepresentable {
        func makeUIView(context: Context) -> UISwitch { UISwitch() }
        func updateUIView(_ uiView: UISwitch, context: Context) {}
    }
    @Test("a key that is bridged to a trait is read from UIKit, and written to the UIKit views inside") func traits() throws {
        let screen = Screen(
            VStack {
                Level(); Plain().environment(\.level, 7)
            })
        #expect(screen.texts == ["1"])
        screen.controller.traitOverrides[LevelTrait.self] = 5
        screen.turn()
        #expect(screen.texts == ["5"])
        #expect(try #require(screen.first(UISwitch.self)).traitCollection[LevelTrait.self] == 7)
    }
}
extension EnvironmentValues {
    fileprivate var level: Int {
        get { self[OverlayTests.LevelKey.self] }
        set { self[OverlayTests.LevelKey.self] = newValue }
    }
}
