import Foundation
import Testing

/// Apps that use SwiftUI with UIKit, and SwiftUI apps.
@Suite("SwiftUI apps", .serialized)
struct SwiftUIAppTests {
    private func project(_ name: String, _ files: [String: String]) throws -> String {
        let settings = "INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;"
        let pbxproj = ProjectText.of([.init(name: name, type: "application", settings: settings)])
        return try Command.folder(name, files.merging(["\(name).xcodeproj/project.pbxproj": pbxproj]) { own, _ in own })
    }

    @Test("UIKit controllers push SwiftUI views that change a shared model, and a SwiftUI view shows a UIKit view")
    func sideBySide() throws {
        let folder = try project(
            "Mixed",
            [
                "Mixed/AppDelegate.swift": """
                import UIKit
                import SwiftUI
                final class Model: ObservableObject { @Published var count = 0 }
                @main class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                        window = UIWindow(frame: UIScreen.main.bounds)
                        window?.rootViewController = UINavigationController(rootViewController: Start())
                        window?.makeKeyAndVisible()
                        return true
                    }
                }
                class Start: UIViewController {
                    let model = Model()
                    let label = UILabel(frame: CGRect(x: 40, y: 320, width: 300, height: 40))
                    override func viewDidLoad() {
                        title = "Start"
                        _ = [stacked(Text("x")), listed()]
                        view.backgroundColor = .systemBackground
                        let button = UIButton(type: .system)
                        button.setTitle("Open", for: .normal)
                        button.frame = CGRect(x: 40, y: 200, width: 120, height: 44)
                        button.addTarget(self, action: #selector(open), for: .touchUpInside)
                        view.addSubview(button)
                        view.addSubview(label)
                    }
                    override func viewWillAppear(_ animated: Bool) {
                        super.viewWillAppear(animated)
                        label.text = "UIKit sees \\(model.count)"
                    }
                    @objc func open() { navigationController?.pushViewController(UIHostingController(rootView: Counter(model: model)), animated: true) }
                }
                """,
                "Mixed/Counter.swift": """
                import SwiftUI
                struct Counter: View {
                    @ObservedObject var model: Model
                    @State private var isOn = false
                    var body: some View {
                        VStack(spacing: 12) {
                            Text("Count: \\(model.count)").font(.title)
                            Button("Add") { model.count += 1 }
                            Toggle("Switch", isOn: $isOn)
                            if isOn { Caption(text: "On at \\(model.count)").frame(height: 30) }
                        }
                        .padding()
                    }
                }
                // In Swift 5, also a function that isn't isolated makes views and their styles.
                func stacked<V: View>(_ view: V) -> AnyView {
                    AnyView(NavigationView { view }.navigationViewStyle(StackNavigationViewStyle()))
                }
                func listed() -> AnyView { AnyView(List { Text("x") }.listStyle(PlainListStyle())) }
                struct Caption: UIViewRepresentable {
                    let text: String
                    func makeUIView(context: Context) -> UILabel { UILabel() }
                    func updateUIView(_ view: UILabel, context: Context) { view.text = text }
                }
                struct Counter_Previews: PreviewProvider { static var previews: some View { Counter(model: Model()).previewDevice("iPhone 15") } }
                """,
                "flow.yaml": """
                appId: org.example.Mixed
                ---
                - launchApp
                - tapOn: Open
                - assertVisible: "Count: 0"
                - tapOn: Add
                - tapOn: Add
                - assertVisible: "Count: 2"
                - back
                - assertVisible: "UIKit sees 2"
                """,
            ])
        let outcome = try Command.run("flow", folder + "/flow.yaml", "--app", folder, "--output", folder + "/out")
        #expect(outcome.code == 0 && !outcome.all.contains("left out"), "\(outcome.all)")
    }

    @Test("a SwiftUI app starts; a missing modifier is left out and a missing view is a placeholder, and both are reported")
    func pure() throws {
        let folder = try project(
            "Pure",
            [
                "Pure/PureApp.swift": """
                import SwiftUI
                import TouchController
                @main struct PureApp: App {
                    @UIApplicationDelegateAdaptor(Delegate.self) var delegate
                    var body: some Scene { WindowGroup { Home() } }
                }
                class Delegate: NSObject, UIApplicationDelegate {
                    static var name = "nobody"
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
                        Delegate.name = "the delegate"
                        return true
                    }
                }
                struct Home: View {
                    @State private var taps = 0
                    var body: some View {
                        VStack {
                            Text("Hello from \\(Delegate.name)")
                                .unheardOf(radius: 3)
                            TouchControllerView { content in
                                content.add(TouchButton(segment: .daily(size: 1)))
                            }
                            Button("Tap") { taps += 1 }
                            Text(taps == 1 ? "once" : "\\(taps) times")
                        }
                    }
                }
                """,
                "flow.yaml": """
                appId: org.example.Pure
                ---
                - launchApp
                - assertVisible: "TouchControllerView is not available on Linux"
                - tapOn: Tap
                - assertVisible: "once"
                """,
            ])
        let outcome = try Command.run("flow", folder + "/flow.yaml", "--app", folder, "--output", folder + "/out")
        #expect(outcome.code == 0, "\(outcome.all)")
        #expect(
            outcome.errors.contains(
                "PureApp.swift:19:18: warning: value of type 'Text' has no member 'unheardOf'; the modifier is left out"), "\(outcome.all)")
        #expect(outcome.errors.contains("cannot find 'TouchControllerView' in scope; a placeholder replaces the view"), "\(outcome.all)")
    }
}
