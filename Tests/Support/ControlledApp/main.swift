// The app for tests of the control socket: a list, a form, and work that takes real time.

import Foundation
import FoundationNetworking
import Simulator
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil)
        -> Bool
    {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: MainController())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

final class MainController: UIViewController {
    private let status = UILabel(), field = UITextField(), spinner = UIView()
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        Self.register
        title = "Main"
        view.backgroundColor = .white
        status.text = "Ready"
        status.accessibilityIdentifier = "status"
        (field.placeholder, field.accessibilityIdentifier) = ("Text", "field")
        let buttons: [(String, @MainActor () -> Void)] = [
            (
                "Count",
                { [unowned self] in
                    count += 1; status.text = "\(count)"
                    print("Counted to \(count)")
                }
            ),
            ("Load", { [unowned self] in load() }),
            ("Compute", { [unowned self] in compute() }),
            ("Sleep", { [unowned self] in sleep() }),
            ("Detach", { [unowned self] in detach() }),
            ("Alert", { [unowned self] in warn() }),
            ("List", { [unowned self] in navigationController?.pushViewController(ListController(), animated: true) }),
            ("Tick", { [unowned self] in tick() }),
            ("Crash", { abort() }),
            (
                "Drift",
                { [unowned self] in UIView.animate(withDuration: 600) { self.field.transform = CGAffineTransform(translationX: 0, y: 9) } }
            ),
        ]
        let stack = UIStackView(
            arrangedSubviews: [status, field]
                + buttons.map { title, action in
                    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
                    button.accessibilityIdentifier = title.lowercased()
                    return button
                })
        stack.axis = .vertical
        stack.frame = CGRect(x: 20, y: 120, width: 300, height: 500 / 11 * 12)
        stack.distribution = .fillEqually
        view.addSubview(stack)
    }

    private func load() {
        status.text = "Loading"
        guard let url = ProcessInfo.processInfo.environment["TEST_URL"].flatMap(URL.init) else { return }
        URLSession.shared.dataTask(with: url) { data, _, error in
            let text = data.map { String(decoding: $0, as: UTF8.self) } ?? "\(String(describing: error))"
            DispatchQueue.main.async { MainActor.assumeIsolated { self.status.text = text } }
        }.resume()
    }

    private func compute() {
        status.text = "Computing"
        DispatchQueue.global().async {
            // Real time that our virtual clock does not control.
            usleep(300_000)
            DispatchQueue.main.async { MainActor.assumeIsolated { self.status.text = "Computed" } }
        }
    }

    /// On the virtual clock: a minute that takes no real time.
    private func sleep() {
        status.text = "Sleeping"
        Task {
            try? await Task.sleep(for: .seconds(60))
            status.text = "Slept"
        }
    }

    private func detach() {
        status.text = "Detached"
        Task.detached {
            usleep(300_000)
            await MainActor.run { self.status.text = "Joined" }
        }
    }

    private func warn() {
        let alert = UIAlertController(title: "Warning", message: "Mind the gap.", preferredStyle: .alert)
        for title in ["Cancel", "OK"] {
            alert.addAction(
                UIAlertAction(title: title, style: title == "OK" ? .default : .cancel) { [unowned self] _ in status.text = title })
        }
        present(alert, animated: true)
    }

    private func tick() {
        NSLog("The timer begins")
        tickAgain()
    }
    private func tickAgain() { Timer.scheduledTimer(timeInterval: 0.1, target: self, selector: "ticked", userInfo: nil, repeats: false) }
    func ticked() {
        count += 1
        tickAgain()
    }

    /// The translator's output for `#selector`.
    static let register: Void = DispatchTable.add(MainController.self, selectors: ["ticked"]) { object, _, _ in
        MainActor.assumeIsolated { (object as? MainController)?.ticked() }
        return .handled(nil)
    }
}

final class ListController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}

Simulator.install()
exit(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, _typeName(AppDelegate.self)))
