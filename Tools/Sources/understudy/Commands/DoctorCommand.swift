import ArgumentParser
import Foundation
import ProjectBuilder

struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Check whether this machine has what understudy needs.",
        discussion: """
            Checks the toolchain, system packages, fonts and icons, the built
            library, the cache, free disk space and memory, the sandbox, and the
            display. The exit code is 1 if something is missing that understudy
            needs, and 0 if it has only advice.
            """)
    @Flag(help: "Print JSON: subject, state (fine, advice, or missing), detail, remedy.")
    var json = false

    func run() throws {
        let findings = Doctor.examine()
        if json {
            print(try JSONText.of(findings))
        } else {
            for finding in findings {
                print("\(mark(finding.state)) \(finding.subject.padding(toLength: 16, withPad: " ", startingAt: 0)) \(finding.detail)")
                if let remedy = finding.remedy { print(String(repeating: " ", count: 19) + "→ " + remedy) }
            }
            let missing = findings.filter { $0.state == .missing }
            print(missing.isEmpty ? "\nReady." : "\nMissing: \(missing.map(\.subject).joined(separator: ", ")).")
        }
        if findings.contains(where: { $0.state == .missing }) { throw ExitCode(1) }
    }

    private func mark(_ state: Doctor.State) -> String {
        switch state {
        case .fine: "✓"
        case .advice: "·"
        case .missing: "✗"
        }
    }
}
