import UIKit

final class ContentModesPage: GalleryPage {
    private func imageView(_ image: UIImage?, _ width: CGFloat, _ height: CGFloat, _ mode: UIView.ContentMode = .scaleToFill) -> UIImageView
    {
        let view = UIImageView(image: image)
        view.contentMode = mode
        view.clipsToBounds = true
        view.backgroundColor = .secondarySystemFill
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: width), view.heightAnchor.constraint(equalToConstant: height),
        ])
        return view
    }

    override func fill() {
        let picture = samplePicture(CGSize(width: 60, height: 40))
        caption("To fill, aspect fit, aspect fill, center")
        row([.scaleToFill, .scaleAspectFit, .scaleAspectFill, .center].map { imageView(picture, 80, 80, $0) })
        caption("Top, bottom, left, right")
        row([.top, .bottom, .left, .right].map { imageView(picture, 80, 80, $0) })
        caption("Corners")
        row([.topLeft, .topRight, .bottomLeft, .bottomRight].map { imageView(picture, 80, 80, $0) })
        caption("Stretched caps, tiled caps, whole tiles")
        let bubble = UIGraphicsImageRenderer(size: CGSize(width: 31, height: 31)).image { _ in
            UIColor.systemGreen.setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 31, height: 31), cornerRadius: 12).fill()
            UIColor.white.setFill()
            UIBezierPath(ovalIn: CGRect(x: 13, y: 13, width: 5, height: 5)).fill()
        }
        let caps = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        row([
            imageView(bubble.resizableImage(withCapInsets: caps, resizingMode: .stretch), 110, 50),
            imageView(bubble.resizableImage(withCapInsets: caps, resizingMode: .tile), 110, 50),
            imageView(bubble.resizableImage(withCapInsets: .zero), 110, 50),
        ])
        caption("Template, original, flipped, round, orientations")
        let template = imageView(bubble.withRenderingMode(.alwaysTemplate), 40, 40)
        template.tintColor = .systemOrange
        let round = imageView(picture, 60, 60, .scaleAspectFill)
        round.layer.cornerRadius = 30
        let turned = UIImage(cgImage: picture.cgImage!, scale: picture.scale, orientation: .right)
        row([
            template, imageView(bubble.withRenderingMode(.alwaysOriginal), 40, 40),
            imageView(picture.withHorizontallyFlippedOrientation(), 60, 40), round,
            imageView(turned, 40, 60),
        ])
        caption("A tinted picture, a thumbnail, a pattern, rounded by drawing")
        let pattern = LayerView(80, 60) { layer, _ in layer.backgroundColor = UIColor(patternImage: picture).cgColor }
        let drawn = DrawingView(80, 60) { _, rect in
            UIBezierPath(roundedRect: rect, cornerRadius: 20).addClip()
            picture.draw(in: rect, blendMode: .luminosity, alpha: 0.7)
        }
        row([
            imageView(picture.withTintColor(.systemPink), 60, 40),
            imageView(picture.preparingThumbnail(of: CGSize(width: 30, height: 20)), 30, 20), pattern, drawn,
        ])
    }
}

final class SymbolsPage: GalleryPage {
    static let names = """
        plus minus xmark checkmark chevron.left chevron.right chevron.up chevron.down arrow.left arrow.right arrow.up arrow.down arrow.clockwise arrow.counterclockwise
        arrow.uturn.left arrow.triangle.2.circlepath plus.circle plus.circle.fill minus.circle minus.circle.fill xmark.circle xmark.circle.fill checkmark.circle
        checkmark.circle.fill star star.fill heart heart.fill bookmark bookmark.fill tag tag.fill flag flag.fill bell bell.fill bolt bolt.fill flame flame.fill
        house house.fill gear gearshape gearshape.fill person person.fill person.circle person.circle.fill person.2 person.2.fill person.3.fill person.crop.circle
        magnifyingglass ellipsis ellipsis.circle ellipsis.circle.fill square.and.arrow.up square.and.arrow.down square.and.pencil pencil trash trash.fill folder folder.fill
        doc doc.fill doc.text doc.on.doc paperclip link photo photo.fill camera camera.fill video video.fill mic mic.fill play play.fill pause pause.fill stop.fill
        forward.fill backward.fill speaker.wave.2.fill speaker.slash.fill music.note headphones phone phone.fill message message.fill envelope envelope.fill paperplane
        paperplane.fill calendar clock clock.fill alarm timer stopwatch map map.fill mappin location location.fill globe wifi cloud cloud.fill sun.max sun.max.fill moon
        moon.fill cloud.rain.fill snow wind drop drop.fill umbrella.fill leaf.fill ant hare tortoise.fill eye eye.slash lock lock.fill lock.open key key.fill creditcard cart
        cart.fill bag gift gift.fill info.circle questionmark.circle exclamationmark.triangle exclamationmark.triangle.fill exclamationmark.circle list.bullet line.3.horizontal
        line.horizontal.3 slider.horizontal.3 square.grid.2x2 square.grid.2x2.fill rectangle.grid.1x2 circle circle.fill square square.fill triangle triangle.fill checkmark.square
        checkmark.square.fill hand.thumbsup hand.thumbsup.fill hand.thumbsdown textformat bold italic underline airplane car car.fill bus tram bicycle figure.walk book book.fill
        newspaper gamecontroller gamecontroller.fill desktopcomputer laptopcomputer iphone applewatch tv printer keyboard chart.bar chart.bar.fill chart.pie waveform crown crown.fill
        trophy.fill rosette sparkles wand.and.stars paintbrush paintbrush.fill scissors hammer hammer.fill wrench.fill lightbulb lightbulb.fill qrcode barcode viewfinder
        rectangle.portrait.and.arrow.right power arrow.up.arrow.down arrow.left.arrow.right arrow.up.right tray tray.fill archivebox archivebox.fill externaldrive
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    override func fill() {
        caption("Weights and scales")
        let weights: [UIImage.SymbolWeight] = [.ultraLight, .light, .regular, .semibold, .bold, .black]
        row(
            weights.map {
                UIImageView(
                    image: UIImage(systemName: "gearshape", withConfiguration: UIImage.SymbolConfiguration(pointSize: 28, weight: $0)))
            })
        row(
            [UIImage.SymbolScale.small, .medium, .large].map {
                UIImageView(
                    image: UIImage(
                        systemName: "heart.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .regular, scale: $0)
                    ))
            }
                + [
                    UIImageView(
                        image: UIImage(
                            systemName: "cloud.sun.rain.fill", withConfiguration: UIImage.SymbolConfiguration.preferringMulticolor())),
                    UIImageView(
                        image: UIImage(
                            systemName: "person.crop.circle.badge.plus",
                            withConfiguration: UIImage.SymbolConfiguration(paletteColors: [.systemRed, .systemBlue]))),
                ])
        caption("\(Self.names.count) names")
        for start in stride(from: 0, to: Self.names.count, by: 11) {
            row(
                Self.names[start..<min(start + 11, Self.names.count)].map { name in
                    let view = UIImageView(image: UIImage(systemName: name))
                    view.contentMode = .center
                    view.widthAnchor.constraint(equalToConstant: 28).isActive = true
                    view.heightAnchor.constraint(equalToConstant: 24).isActive = true
                    return view
                }, spacing: 5)
        }
    }
}
