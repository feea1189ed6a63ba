// The cross-import overlay of SwiftUI and AVKit: a player as a SwiftUI view, based on `AVPlayerViewController`.
@_exported import AVKitCompanion
@_exported import SwiftUICompanion

/// A video with controls, and a view over it.
public struct VideoPlayer<VideoOverlay: View>: View {
    private let player: AVPlayer?
    private let over: VideoOverlay
    /// Creates a view of a player with a view in front. The video isn't shown, because media aren't decoded.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) { (self.player, over) = (player, videoOverlay()) }
    public var body: some View { PlayerRepresentable(player: player).overlay { over } }
}
extension VideoPlayer where VideoOverlay == EmptyView {
    /// Creates a view of a player; nil for none.
    public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

private struct PlayerRepresentable: UIViewControllerRepresentable {
    let player: AVPlayer?
    func makeUIViewController(context: Context) -> AVPlayerViewController { AVPlayerViewController() }
    func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {
        if controller.player !== player { controller.player = player }
    }
}
