import Foundation
import Testing
import UIKit
@testable import UIKitTesting

/// A screen with the elements that the test kit's tests look for.
final class SignInController: UIViewController {
    let heading = UILabel(), name = UITextField(), remember = UISwitch(), saveButton = UIButton(type: .system),
        cancel = UIButton(type: .system)
    let badge = UIView(), deep = UIScrollView(), bottom = UIButton(type: .system)
    var saves = 0, bottoms = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        heading.text = "Account"
        heading.frame = CGRect(x: 20, y: 80, width: 200, height: 30)
        name.placeholder = "Name"
        name.accessibilityIdentifier = "name"
        name.frame = CGRect(x: 20, y: 120, width: 200, height: 40)
        remember.frame = CGRect(x: 20, y: 170, width: 51, height: 31)
        remember.accessibilityLabel = "Remember me"
        saveButton.setTitle("Save", for: .normal)
        saveButton.frame = CGRect(x: 20, y: 220, width: 120, height: 44)
        saveButton.addAction(UIAction { [unowned self] _ in saves += 1 }, for: .touchUpInside)
        cancel.setTitle("Cancel", for: .normal)
        cancel.isEnabled = false
        cancel.frame = CGRect(x: 160, y: 220, width: 120, height: 44)
        badge.backgroundColor = .red
        badge.frame = CGRect(x: 240, y: 80, width: 20, height: 20)
        deep.frame = CGRect(x: 20, y: 300, width: 300, height: 200)
        deep.contentSize = CGSize(width: 300, height: 1000)
        bottom.setTitle("Terms", for: .normal)
        bottom.frame = CGRect(x: 0, y: 900, width: 120, height: 44)
        bottom.addAction(UIAction { [unowned self] _ in bottoms += 1 }, for: .touchUpInside)
        deep.addSubview(bottom)
        for part in [heading, name, remember, saveButton, cancel, badge, deep] { view.addSubview(part) }
    }
}

/// The messages that the test kit reported instead of failing the test.
final class Reports: @unchecked Sendable {  // `lock` guards mutable state
    private let lock = NSLock()
    private var list: [(message: String, severity: TestReport.Severity)] = []
    func add(_ message: String, _ severity: TestReport.Severity) { lock.withLock { list.append((message, severity)) } }
    var failures: [String] { lock.withLock { list.filter { $0.severity == .failure }.map(\.message) } }
    var warnings: [String] { lock.withLock { list.filter { $0.severity == .warning }.map(\.message) } }
}

/// Returns what `body` reports.
@MainActor func reports(in body: () throws -> Void) rethrows -> Reports {
    let reports = Reports()
    try TestReport.$recorder.withValue({ message, severity, _ in reports.add(message, severity) }, operation: body)
    return reports
}

/// A separate folder for the references that `body` records.
@MainActor func withReferences<R>(_ body: (URL) throws -> R) throws -> R {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("references-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try SnapshotStore.$root.withValue(folder) { try body(folder) }
}

func message(_ body: () throws -> Void) -> String {
    do {
        try body()
        return "nothing was thrown"
    } catch { return "\(error)".components(separatedBy: "\n(").first ?? "" }
}
