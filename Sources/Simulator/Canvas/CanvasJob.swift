import Foundation
import UIKitStoryboards

/// The request of `understudy storyboard render` to the process that links UIKit.
struct CanvasJob: Codable {
    /// The interface files, with absolute paths.
    var files: [String]
    /// A folder with the project's images, asset catalogs, strings, and storyboards, laid out as in an app.
    var bundle: String
    /// The output folder.
    var output: String
    var devices: [String]
    /// The appearances: `light`, `dark`.
    var appearances: [String]
    /// The languages, such as `de`; an empty string is the language that the file is written in.
    var languages: [String]
    var orientation: String?
    /// Whether to draw all scenes with their arrows in one picture, instead of one picture per scene.
    var isWholeCanvas: Bool
    /// The pixels per point; `nil` for the device's scale or, for a whole canvas, the one that fits.
    var scale: Double?
    /// The scenes to show, by object ID or storyboard identifier; empty shows all.
    var scenes: [String]
    /// Whether to note the frames that the files store, and to show the files on the device of their canvas.
    var frames: Bool?
}

/// The record of the drawn pictures: `index.json` in the output folder.
struct CanvasIndex: Codable {
    struct Picture: Codable {
        var file: String
        /// The controller's or view's object ID, or `nil` for a whole canvas.
        var object: String?
        var title: String
        var device: String
        var appearance: String
        var language: String
        /// The path relative to the index.
        var picture: String
        /// The loader's log messages and faults.
        var messages: [String]
        /// The stored frames beside those here, if the job asks for them.
        var frames: [StoredFrame]?
    }
    var pictures: [Picture] = []
    /// The files that could not be read, with the reasons.
    var failures: [String] = []
}
