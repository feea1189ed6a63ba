import Foundation
import Testing

/// An app with a Core ML model, whose class is generated.
@Suite("Core ML models of apps", .serialized)
struct LearningModelAppTests {
    /// A model that takes a picture of 32 × 32 pixels, `image`, and an optional number, `limit`, and gives a text, `label`, and its
    /// probabilities by text, `scores`.
    private static let model =
        "CAQSYAoZCgVpbWFnZRIGQSB0ZXh0GggiBgggECAYFAoWCgVsaW1pdBIGQSB0ZXh0GgUSAMA+AVITCgVsYWJlbBIGQSB0ZXh0GgIaAFIWCgZzY29yZXMSBkEg"
        + "dGV4dBoEMgISAA=="

    @Test("the class of a model compiles, finds the model in the bundle, and throws Core ML's error", arguments: ["5.0", "6.0"])
    func app(version: String) throws {
        let isolated = "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_APPROACHABLE_CONCURRENCY = YES;"
        let settings = "SWIFT_VERSION = \(version); " + (version == "6.0" ? isolated : "")
        let folder = try Command.folder(
            "Sees\(version)",
            [
                "Sees.xcodeproj/project.pbxproj": ProjectText.of([.init(name: "Sees", type: "application", settings: settings)]),
                "Sees/AppDelegate.swift": """
                import CoreML
                import UIKit
                import Vision
                @main class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    let early = My_net()
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                        window = UIWindow(frame: UIScreen.main.bounds)
                        window?.rootViewController = UIViewController()
                        window?.makeKeyAndVisible()
                        print("found", Bundle.main.url(forResource: "My net", withExtension: "mlmodelc") == My_net.urlOfModelInThisBundle)
                        do { _ = try My_net(configuration: MLModelConfiguration()) } catch { print("model", (error as NSError).code) }
                        do { _ = try VNCoreMLModel(for: early.model) } catch { print("vision", (error as NSError).domain) }
                        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }.cgImage!
                        do {
                            let input = try My_netInput(imageWith: picture, limit: 0.5)
                            print("input", CVPixelBufferGetWidth(input.image), input.featureValue(for: "limit")?.doubleValue ?? 0, input.featureNames.sorted())
                            _ = try early.prediction(image: input.image)
                        } catch { print("prediction", (error as NSError).code) }
                        let output = My_netOutput(label: "cat", scores: ["cat": 0.75])
                        print("output", output.label, output.scores)
                        return true
                    }
                    func look(_ input: My_netInput) async throws -> String { try await early.prediction(input: input).label }
                    func load() async throws { _ = try await My_net.load(configuration: MLModelConfiguration()).model }
                }
                """,
            ])
        try #require(Data(base64Encoded: Self.model)).write(to: URL(fileURLWithPath: folder + "/Sees/My net.mlmodel"))
        let outcome = try Command.run("run", folder, "--host", "headless", "--exit-after", "firstFrame")
        #expect(outcome.code == 0, "\(outcome.all)")
        for line in [
            "found true", "model 0", "vision com.apple.Vision", "input 32 0.5 [\"image\", \"limit\"]", "prediction 0",
            "output cat [\"cat\": 0.75]",
        ] { #expect(outcome.all.contains(line + "\n"), "\(line)\n\(outcome.all)") }
    }
}
