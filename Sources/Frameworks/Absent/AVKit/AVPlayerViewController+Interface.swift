import UIKitStoryboards

extension AVPlayerViewController: InterfaceConfigurable {
    package func configure(_ attributes: [String: [String: String]]) {
        let own = attributes[""] ?? [:]
        if let value = own["videoGravity"] { videoGravity = AVLayerVideoGravity(rawValue: value) }
        if let value = own["showsPlaybackControls"] { showsPlaybackControls = value == "YES" }
        if let value = own["allowsPictureInPicturePlayback"] { allowsPictureInPicturePlayback = value == "YES" }
    }

    package func connect(_ outlet: String, to object: Any?) -> Bool { false }
}
