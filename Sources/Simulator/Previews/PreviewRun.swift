import Automation
import AutomationClient
import EmulatedDevices
import Foundation
import UIKit
import UIKitTesting

/// Draws the previews of the running program. The events are written as they happen: a preview may end the process, and the next process
/// continues after it.
@MainActor
final class PreviewRun {
    private let job: PreviewJob
    private let session: AppSession
    private let output: OutputFolder

    init(_ job: PreviewJob, _ session: AppSession) {
        (self.job, self.session) = (job, session)
        output = OutputFolder(url: URL(fileURLWithPath: job.output, isDirectory: true))
    }

    func run() -> Int32 {
        for (index, entry) in _USPreviews.entries.enumerated() where !job.done.contains("\(index)") {
            var event = PreviewEvent(.place, key: "\(index)")
            (event.file, event.line) = (entry.file, entry.line)
            note(event)
            limitTime()
            for (part, preview) in entry.make().enumerated() where !job.done.contains("\(index).\(part)") {
                draw(preview, entry, "\(index).\(part)")
            }
        }
        note(PreviewEvent(.ended))
        return 0
    }

    private func isWanted(_ preview: Preview, _ entry: _USPreviews.Entry) -> Bool {
        let file = URL(fileURLWithPath: entry.file).lastPathComponent
        return job.names.isEmpty
            || job.names.contains { name in
                [preview.settings.name ?? "Preview", file].contains { $0.range(of: name, options: .caseInsensitive) != nil }
            }
    }

    /// Ends the process if the current preview takes too long.
    func limitTime() { alarm(UInt32(clamping: job.limit)) }

    // MARK: A preview

    private func draw(_ preview: Preview, _ entry: _USPreviews.Entry, _ key: String) {
        let settings = preview.settings
        var event = PreviewEvent(.preview, key: key)
        (event.file, event.line, event.name, event.device) = (entry.file, entry.line, settings.name, settings.device)
        event.orientation = settings.orientation.map(Orientations.name)
        event.layout =
            switch settings.layout {
            case .sizeThatFits: "sizeThatFits"
            case .fixed: "fixed"
            case .device, nil: "device"
            }
        // Noted even if it is not drawn: previews with the same name are numbered.
        note(event)
        guard isWanted(preview, entry) else { return }
        limitTime()
        do {
            try prepare(settings.wrappers)
            for setting in try canvases(of: settings) { try draw(preview, setting, key) }
        } catch {
            var event = PreviewEvent(.failed, key: key)
            event.messages = ["\(error)"]
            note(event)
        }
    }

    private func canvases(of settings: PreviewSettings) throws -> [CanvasSetting] {
        let names = settings.device.map { [$0] } ?? job.devices
        return try names.flatMap { name in
            guard let device = DeviceDescription.named(name) else {
                throw CanvasFailure("There is no device named “\(name)”; `understudy devices` lists them.")
            }
            return job.appearances.map { appearance in
                CanvasSetting(
                    device: device, appearance: appearance == "dark" ? .dark : .light, language: AppLanguages.locale.identifier,
                    orientation: settings.orientation ?? .portrait, scale: job.scale.map { CGFloat($0) })
            }
        }
    }

    private func draw(_ preview: Preview, _ setting: CanvasSetting, _ key: String) throws {
        var pixels: PixelBuffer?, scene = Data()
        var faults: [Fault] = []
        let lines = Console.capturing {
            faults = Fault.catching {
                setting.enterScreen()
                let subject = preview.make(preview.settings), size = size(of: subject, preview.settings)
                pixels = setting.draw(
                    subject.controller, size: size, safeArea: size == nil ? nil : .zero,
                    settle: { session.settle(limit: 2) }, look: { scene = PictureChanges.descriptionOfScreen })
            }
        }
        let messages = lines + faults.map { "\($0.name.rawValue): \($0.reason)" }
        guard let pixels, faults.isEmpty else {
            throw CanvasFailure(messages.isEmpty ? "Nothing was drawn." : messages.joined(separator: "\n"))
        }
        let name = [key, CanvasNames.clean(setting.device.name), setting.appearanceName].joined(separator: "-")
        var event = PreviewEvent(.picture, key: key)
        event.picture = try output.write(PNGEncoder.encode(pixels), to: name + ".png")
        event.scene = try output.write(scene, to: name + ".scene")
        (event.device, event.appearance, event.messages) = (setting.device.name, setting.appearanceName, messages)
        let scale = UIScreen.main.scale
        (event.width, event.height) = (Double(pixels.width) / scale, Double(pixels.height) / scale)
        event.scale = scale
        note(event)
    }

    /// Returns the size of a preview that is shown alone, or `nil` for one that fills a device.
    private func size(of subject: PreviewSubject, _ settings: PreviewSettings) -> CGSize? {
        func limited(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
            guard length.isFinite else { return 1 }
            return min(max(length.rounded(toPixelsAt: scale, .up), 1), 3000)
        }
        let size: CGSize
        switch settings.layout {
        case .device, nil: return nil
        case .sizeThatFits: size = subject.fitting(UIScreen.main.bounds.size)
        case .fixed(let fixed): size = fixed
        }
        return CGSize(width: limited(size.width, UIScreen.main.scale), height: limited(size.height, UIScreen.main.scale))
    }

    /// Creates the contexts of the preview's modifiers, which may take time.
    private func prepare(_ wrappers: [any PreviewWrapper]) throws {
        guard !wrappers.isEmpty else { return }
        final class Outcome {
            var result: Result<Void, any Error>?
        }
        let outcome = Outcome()
        Task { @MainActor in
            do {
                for wrapper in wrappers { try await wrapper.prepare() }
                outcome.result = .success(())
            } catch { outcome.result = .failure(error) }
        }
        guard session.wait(limit: TimeInterval(job.limit), until: { outcome.result != nil }) else {
            throw CanvasFailure("The context of the preview's modifier isn't ready after \(job.limit) s.")
        }
        try outcome.result?.get()
    }

    // MARK: Events

    func note(_ event: PreviewEvent) {
        guard var line = try? JSONEncoder().encode(event) else { return }
        line.append(10)
        let file = open(job.events, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard file >= 0 else { return }
        defer { close(file) }
        try? FileHandle(fileDescriptor: file).write(contentsOf: line)
    }
}

extension CanvasSetting {
    /// Gives the process the setting's screen, so that objects created from now on have its traits.
    fileprivate func enterScreen() {
        UIWindow.forgetAll()
        UIScreen.main.become(screen())
    }
}
