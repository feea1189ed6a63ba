import Foundation

/// The request of `understudy previews` to the process of the app.
struct PreviewJob: Codable {
    /// The folder for the pictures.
    var output: String
    /// The file to which events are appended, one line of JSON each.
    var events: String
    /// The file that receives what the app prints.
    var log: String
    /// The devices for previews that don't name one.
    var devices: [String]
    /// The appearances: `light`, `dark`.
    var appearances: [String]
    /// Pixels per point, or `nil` for the device's.
    var scale: Double?
    /// The keys of the previews, and the indices of the places, that an earlier process has handled.
    var done: [String]
    /// Whether the app launches before its previews are drawn, as in Xcode.
    var launchesApp: Bool
    /// The time in seconds after which a preview is given up.
    var limit: Int
    /// Texts of which a preview's name or file must contain one; empty draws all.
    var names: [String]
}

/// A line in the file of events.
struct PreviewEvent: Codable {
    enum Kind: String, Codable {
        /// The app has launched.
        case launched
        /// A place in the sources is evaluated. If the process ends before the next event, the place did it.
        case place
        /// A preview is drawn.
        case preview
        case picture, failed
        /// All previews are drawn.
        case ended
    }
    var kind: Kind
    /// The place's index among those of the program and, after a period, the preview's at that place.
    var key: String?
    var file: String?
    var line: Int?
    var name: String?
    /// `device`, `sizeThatFits`, or `fixed`.
    var layout: String?
    var device: String?
    var orientation: String?
    var appearance: String?
    /// The size in points.
    var width: Double?
    var height: Double?
    var scale: Double?
    /// The names of the PNG file and of the description of its views, relative to the output.
    var picture: String?
    var scene: String?
    /// What the app or UIKit reported, or why a preview failed.
    var messages: [String]?

    init(_ kind: Kind, key: String? = nil) { (self.kind, self.key) = (kind, key) }
}
