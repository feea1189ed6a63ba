import AutomationClient
import Foundation
import Glibc
import UIKit

/// The app's part of hot reload. It loads the libraries that `understudy run` compiled from changed sources, and updates the screen.
@MainActor
final class ReloadClient {
    private let channel: ReloadChannel
    /// Whether the command that started the app has ended.
    private(set) var isEnding = false
    /// Sends a message to the page, as JSON.
    var show: ((String) -> Void)?
    /// The last message, which pages show until the next one.
    private(set) var shown: String?

    init?(_ environment: [String: String]) {
        guard let channel = ReloadChannel(environment) else { return nil }
        self.channel = channel
        channel.start(receive: { [weak self] in self?.take($0) }, ended: { [weak self] in self?.isEnding = true })
    }

    func announce(address: String) { channel.send(ReloadReply(kind: .address, text: address)) }

    private func take(_ request: ReloadRequest) {
        switch request.kind {
        case .load: load(request)
        case .errors: tell(PageMessage(problems: request.problems ?? []))
        case .relaunch: tell(PageMessage(problems: [], relaunch: request.text ?? ""))
        }
    }

    private func load(_ request: ReloadRequest) {
        // The library's own replacements take effect as it is loaded. It stays: the code in it is in use from here on.
        guard let library = request.library, Glibc.dlopen(library, RTLD_NOW | RTLD_LOCAL) != nil else {
            let reason = dlerror().map { String(cString: $0) } ?? "there is no library"
            channel.send(ReloadReply(kind: .failed, number: request.number, text: reason))
            return
        }
        tell(PageMessage(problems: []))
        ReloadedScreen.refresh(Set(request.types ?? []), isBroad: request.isBroad ?? true)
        channel.send(ReloadReply(kind: .done, number: request.number))
    }

    /// A message for the page's script.
    private struct PageMessage: Encodable {
        let t = "reload"
        var problems: [ReloadRequest.Problem]
        /// The reason for a restart of the app. The page then waits for the app.
        var relaunch: String?
    }

    private func tell(_ message: PageMessage) {
        guard let text = try? JSONEncoder().encode(message) else { return }
        let line = String(decoding: text, as: UTF8.self)
        shown = message.problems.isEmpty && message.relaunch == nil ? nil : line
        show?(line)
    }
}
