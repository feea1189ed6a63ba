import Foundation

/// What `understudy storyboard render` asks of the process that links UIKit.
struct CanvasJob: Codable {
    /// Interface files, with absolute paths.
    var files: [String]
    /// A folder with the images, asset catalogs, strings and storyboards of the project, laid out as in an app.
    var bundle: String
    /// The folder to write to.
    var output: String
    var devices: [String]
    /// `light`, `dark`.
    var appearances: [String]
    /// Languages such as `de`; an empty one stands for the language the file is written in.
    var languages: [String]
    var orientation: String?
    /// One picture of all scenes with their arrows, in place of one for each.
    var isWholeCanvas: Bool
    /// Pixels per point; nil takes the device's, or what fits a whole canvas.
    var scale: Double?
    /// Scenes to show, by object id or storyboard identifier; empty shows all.
    var scenes: [String]
}

/// What was drawn: `index.json` in the output folder.
struct CanvasIndex: Codable {
    struct Picture: Codable {
        var file: String
        /// The controller's or view's object id; nil for a whole canvas.
        var object: String?
        var title: String
        var device: String
        var appearance: String
        var language: String
        /// Relative to the index.
        var picture: String
        /// What the loader logged and faulted.
        var messages: [String]
    }
    var pictures: [Picture] = []
    /// Files that could not be read, and why.
    var failures: [String] = []
}
