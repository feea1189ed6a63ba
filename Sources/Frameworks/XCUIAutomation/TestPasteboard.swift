import AutomationClient
import Foundation
import UIKit
import UIKitFoundation
import UIKitRuntime

/// The general pasteboard, which all processes of a device share: a test writes a text and pastes it in the app, or reads what the app
/// copied.
// FIXME(gap): pictures and other data on the pasteboard are not shared between tests and apps.
@MainActor
enum TestPasteboard {
    /// The text that the tests and the app in front last had in common.
    private static var shared: String?
    private static var isBusy = false

    /// Called once, before the first test.
    static func begin() {
        UIPasteboard.willUseGeneral = {
            guard let app = TestRunner.shared.foreground else { return }
            send(to: app)
            receive(from: app)
        }
    }

    /// Gives an app that has just started the device's text.
    static func prepare(_ app: TestedApp) {
        exchange { own in
            shared = own.string
            if let text = shared { _ = try? app.request("pasteboard", ["text": .string(text)]) }
        }
    }

    /// Gives an app the text that a test has written.
    static func send(to app: TestedApp) {
        exchange { own in
            guard own.string != shared else { return }
            shared = own.string
            _ = try? app.request("pasteboard", ["text": .string(own.string ?? "")])
        }
    }

    /// Takes the text that an app has copied.
    static func receive(from app: TestedApp) {
        exchange { own in
            guard let answer = try? app.request("pasteboard"), answer["text"]?.string != shared else { return }
            shared = answer["text"]?.string
            own.string = shared
        }
    }

    /// Uses the tests' own pasteboard, and sends requests, without exchanging texts again.
    private static func exchange(_ body: (UIPasteboard) -> Void) {
        guard !isBusy else { return }
        isBusy = true
        defer { isBusy = false }
        body(.general)
    }
}
