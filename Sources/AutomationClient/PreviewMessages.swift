import Foundation

/// The request of `understudy previews` to the process of an app.
public struct PreviewJob: Codable, Equatable, Sendable {
    /// The folder for the pictures.
    public var output: String
    /// The file to which events are appended, one line of JSON each.
    public var events: String
    /// The file that receives the app's output.
    public var log: String
    /// The devices for previews that don't name one.
    public var devices: [String]
    /// The appearances: `light`, `dark`.
    public var appearances: [String]
    /// Pixels per point, or `nil` for the device's scale.
    public var scale: Double?
    /// The keys of the previews, and the indices of the places, that an earlier process has handled.
    public var done: [String] = []
    /// Whether the app launches before its previews are drawn, as in Xcode.
    public var launchesApp = true
    /// The time in seconds after which a preview is abandoned.
    public var limit: Int
    /// Strings, one of which a preview's name or file must contain; empty draws all.
    public var names: [String] = []

    /// Creates a job that draws every preview and launches the app first.
    public init(output: String, events: String, log: String, devices: [String], appearances: [String], limit: Int) {
        (self.output, self.events, self.log) = (output, events, log)
        (self.devices, self.appearances, self.limit) = (devices, appearances, limit)
    }
}

/// A line in the file of events of a ``PreviewJob``.
public struct PreviewEvent: Codable, Equatable, Sendable {
    /// The kind of event.
    public enum Kind: String, Codable, Sendable {
        /// The app has launched.
        case launched
        /// A place in the sources is evaluated. If the process ends before the next event, code at this place ended it.
        case place
        /// A preview is drawn.
        case preview
        /// A picture of the preview is complete.
        case picture
        /// The preview can't be drawn.
        case failed
        /// All previews are drawn.
        case ended
    }

    /// The kind of event, which determines the other properties.
    public var kind: Kind
    /// The place's index among those of the program and, after a period, the preview's at that place.
    public var key: String?
    /// The path of the source file that contains the preview.
    public var file: String?
    /// The line of the preview, counted from 1.
    public var line: Int?
    /// The name of the preview.
    public var name: String?
    /// `device`, `sizeThatFits`, or `fixed`.
    public var layout: String?
    /// The name of the device.
    public var device: String?
    /// The orientation of the interface.
    public var orientation: String?
    /// The appearance: `light` or `dark`.
    public var appearance: String?
    /// The width in points.
    public var width: Double?
    /// The height in points.
    public var height: Double?
    /// The pixels per point.
    public var scale: Double?
    /// The name of the PNG file, relative to the output.
    public var picture: String?
    /// The name of the description of the picture's views, relative to the output.
    public var scene: String?
    /// The messages of the app and UIKit, or the reason that a preview failed.
    public var messages: [String]?

    /// Creates an event.
    public init(_ kind: Kind, key: String? = nil) { (self.kind, self.key) = (kind, key) }
}
