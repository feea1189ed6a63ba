import AutomationClient
import Foundation
import Glibc
import UIKit

/// The app's part of hot reload. It loads the libraries that `understudy run` compiled from changed sources, takes over changed resources,
/// and updates the screen.
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
        ReloadedResources.prepare()
        channel.start(receive: { [weak self] in self?.take($0) }, ended: { [weak self] in self?.isEnding = true })
    }

    func announce(address: String) { channel.send(ReloadReply(kind: .address, text: address)) }

    /// Asks the command to start the app again with these variables.
    func relaunch(_ settings: [String: String]) { channel.send(ReloadReply(kind: .relaunch, settings: settings)) }

    private func take(_ request: ReloadRequest) {
        switch request.kind {
        case .load: load(request)
        case .resources: loadResources(request)
        case .errors: send(PageMessage(problems: request.problems ?? [], title: request.text))
        case .relaunch: send(PageMessage(problems: [], relaunch: request.text ?? ""))
        }
    }

    private func load(_ request: ReloadRequest) {
        // The library's own replacements take effect as it is loaded. It stays: the code in it is in use from here on.
        guard let path = request.library, let library = Glibc.dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
            let reason = dlerror().map { String(cString: $0) } ?? "there is no library"
            channel.send(ReloadReply(kind: .failed, number: request.number, text: reason))
            return
        }
        ProgramCallers.include(library: library)
        send(PageMessage(problems: []))
        ReloadedScreen.refresh(Set(request.types ?? []), isBroad: request.isBroad ?? true)
        channel.send(ReloadReply(kind: .done, number: request.number))
    }

    private func loadResources(_ request: ReloadRequest) {
        let files = request.files ?? []
        do {
            let problems = try ReloadedResources.reload(files)
            send(PageMessage(problems: []))
            // Interface files update their own objects. Code anywhere may use images and texts.
            if files.contains(where: { !["storyboard", "xib"].contains(($0 as NSString).pathExtension) }) {
                ReloadedScreen.refresh([], isBroad: true)
            }
            // The command shows them, with the lines of the files.
            channel.send(
                ReloadReply(kind: .done, number: request.number, text: problems.isEmpty ? nil : problems.joined(separator: "\n")))
        } catch let refusal as ReloadRefusal {
            channel.send(ReloadReply(kind: .failed, number: request.number, text: refusal.reason))
        } catch {
            channel.send(ReloadReply(kind: .failed, number: request.number, text: "\(error)"))
        }
    }

    /// A message for the page's script.
    private struct PageMessage: Encodable {
        let t = "reload"
        var problems: [ReloadRequest.Problem]
        /// The heading of the problems. By default, it reports that the change doesn't compile.
        var title: String?
        /// The reason for a restart of the app. The page then waits for the app.
        var relaunch: String?
    }

    private func send(_ message: PageMessage) {
        guard let text = try? JSONEncoder().encode(message) else { return }
        let line = String(decoding: text, as: UTF8.self)
        shown = message.problems.isEmpty && message.relaunch == nil ? nil : line
        show?(line)
    }
}
