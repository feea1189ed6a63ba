import UIKitCore

/// Steps an image view through a sequence of images on the event loop's clock.
@MainActor final class ImageSequencePlayer {
    private let images: [UIImage]
    private let frameDuration: TimeInterval
    private let rounds: Int
    private var index = 0
    private var round = 0
    private var token: EventLoop.Token?
    private weak var view: UIImageView?

    init(_ images: [UIImage], duration: TimeInterval, rounds: Int, view: UIImageView) {
        self.images = images
        self.rounds = rounds
        self.view = view
        frameDuration = (duration > 0 ? duration : Double(images.count) / 30) / Double(images.count)
    }

    func resume() {
        guard token == nil else { return }
        view?.animationFrame = images[index]
        token = EventLoop.main.schedule(after: frameDuration, origin: nil, recurs: rounds == 0) { [weak self] in self?.step() }
    }

    func pause() {
        token?.cancel()
        token = nil
    }

    private func step() {
        token = nil
        guard let view else { return }
        index += 1
        if index == images.count {
            index = 0
            round += 1
            if rounds > 0, round == rounds {
                view.stopAnimating()
                return
            }
        }
        resume()
    }
}

extension UIImageView {
    func startSequence() {
        player?.pause()
        let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        guard let images = own ?? image?.images, !images.isEmpty else { return }
        let duration = own == nil ? image?.duration ?? 0 : animationDuration
        player = ImageSequencePlayer(images, duration: duration, rounds: animationRepeatCount, view: self)
        player?.resume()
    }

    func stopSequence() {
        player?.pause()
        player = nil
        animationFrame = nil
    }
}
