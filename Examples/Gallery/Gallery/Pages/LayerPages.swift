import UIKit

final class LayersPage: GalleryPage {
    private func gradient(_ type: CAGradientLayerType, _ start: CGPoint, _ end: CGPoint) -> LayerView {
        LayerView(80, 60) { layer, bounds in
            let gradient = CAGradientLayer()
            gradient.frame = bounds
            gradient.type = type
            gradient.colors = [UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor, UIColor.systemYellow.cgColor]
            (gradient.startPoint, gradient.endPoint) = (start, end)
            layer.addSublayer(gradient)
        }
    }

    private func card(_ setUp: @escaping (CALayer) -> Void) -> LayerView {
        LayerView(76, 60) { layer, _ in
            layer.backgroundColor = UIColor.secondarySystemGroupedBackground.cgColor
            layer.cornerRadius = 12
            setUp(layer)
        }
    }

    private func shape(_ width: CGFloat, _ height: CGFloat, _ path: UIBezierPath, _ setUp: @escaping (CAShapeLayer) -> Void) -> LayerView {
        LayerView(width, height) { layer, bounds in
            let shape = CAShapeLayer()
            shape.frame = bounds
            shape.path = path.cgPath
            shape.fillColor = nil
            shape.strokeColor = UIColor.systemBlue.cgColor
            shape.lineWidth = 4
            setUp(shape)
            layer.addSublayer(shape)
        }
    }

    override func fill() {
        view.backgroundColor = .systemGroupedBackground
        caption("Shadows: soft, hard, colored, from a path")
        row(
            [
                card { ($0.shadowOpacity, $0.shadowRadius, $0.shadowOffset) = (0.2, 8, CGSize(width: 0, height: 4)) },
                card { ($0.shadowOpacity, $0.shadowRadius, $0.shadowOffset) = (0.6, 1, CGSize(width: 3, height: 3)) },
                card { ($0.shadowOpacity, $0.shadowRadius, $0.shadowColor) = (0.8, 6, UIColor.systemRed.cgColor) },
                card {
                    $0.shadowPath = CGPath(ellipseIn: CGRect(x: 0, y: 50, width: 76, height: 16), transform: nil)
                    ($0.shadowOpacity, $0.shadowRadius) = (0.5, 4)
                },
            ], spacing: 16)
        caption("Borders, some corners, a continuous curve, a circle")
        row(
            [
                card { ($0.borderWidth, $0.borderColor) = (2, UIColor.systemBlue.cgColor) },
                card {
                    $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]; $0.borderWidth = 1
                },
                card { ($0.cornerRadius, $0.cornerCurve, $0.backgroundColor) = (24, .continuous, UIColor.systemTeal.cgColor) },
                LayerView(60, 60) { layer, _ in
                    (layer.cornerRadius, layer.borderWidth, layer.backgroundColor) = (30, 3, UIColor.systemPurple.cgColor)
                },
            ], spacing: 16)
        caption("Gradients: axial, diagonal, radial, conic")
        row([
            gradient(.axial, CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1)), gradient(.axial, .zero, CGPoint(x: 1, y: 1)),
            gradient(.radial, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1)),
            gradient(.conic, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0)),
        ])
        caption("Shapes: trimmed, dashed, joins, even-odd")
        let circle = UIBezierPath(arcCenter: CGPoint(x: 30, y: 30), radius: 26, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
        let zigzag = UIBezierPath()
        zigzag.move(to: CGPoint(x: 4, y: 50))
        for index in 1...4 { zigzag.addLine(to: CGPoint(x: CGFloat(index) * 18, y: index % 2 == 1 ? 10 : 50)) }
        let star = UIBezierPath()
        for index in 0..<5 {
            let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2, point = CGPoint(x: 30 + 28 * cos(angle), y: 32 + 28 * sin(angle))
            if index == 0 { star.move(to: point) } else { star.addLine(to: point) }
        }
        star.close()
        row([
            shape(60, 60, circle) { ($0.strokeEnd, $0.lineCap, $0.lineWidth) = (0.7, .round, 8) },
            shape(60, 60, UIBezierPath(roundedRect: CGRect(x: 4, y: 4, width: 52, height: 52), cornerRadius: 10)) {
                $0.lineDashPattern = [8, 4]
            },
            shape(80, 60, zigzag) { ($0.lineJoin, $0.lineCap) = (.round, .round) },
            shape(60, 60, star) { ($0.fillRule, $0.fillColor, $0.lineWidth) = (.evenOdd, UIColor.systemYellow.cgColor, 1) },
        ])
        caption("A mask, replicas, perspective, a text layer")
        let masked = LayerView(80, 60) { layer, bounds in
            layer.contents = samplePicture(bounds.size).cgImage
            let mask = CAShapeLayer()
            mask.path = UIBezierPath(ovalIn: bounds).cgPath
            layer.mask = mask
        }
        let replicas = LayerView(60, 60) { layer, bounds in
            let replicator = CAReplicatorLayer()
            replicator.frame = bounds
            replicator.instanceCount = 12
            replicator.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
            replicator.instanceAlphaOffset = -0.07
            let blade = CALayer()
            blade.frame = CGRect(x: 28, y: 2, width: 4, height: 14)
            blade.cornerRadius = 2
            blade.backgroundColor = UIColor.systemGray.cgColor
            replicator.addSublayer(blade)
            layer.addSublayer(replicator)
        }
        let turned = LayerView(80, 60) { layer, bounds in
            let side = CALayer()
            side.frame = bounds.insetBy(dx: 5, dy: 5)
            side.contents = samplePicture(bounds.size).cgImage
            var perspective = CATransform3DIdentity
            perspective.m34 = -1 / 200
            side.transform = CATransform3DRotate(perspective, .pi / 4, 0, 1, 0)
            layer.addSublayer(side)
        }
        let text = LayerView(90, 60) { layer, bounds in
            let text = CATextLayer()
            text.frame = bounds
            text.string = "Text layer, wrapped"
            text.fontSize = 17
            text.isWrapped = true
            text.contentsScale = 3
            text.alignmentMode = .center
            text.foregroundColor = UIColor.label.cgColor
            layer.addSublayer(text)
        }
        row([masked, replicas, turned, text])
        caption("Turned and faded views")
        let angles: [CGFloat] = [0.2, 0.6]
        row(
            angles.map { angle in
                let view = UIImageView(image: samplePicture(CGSize(width: 60, height: 40)))
                view.transform = CGAffineTransform(rotationAngle: angle)
                view.alpha = 0.7
                return view
            } + [
                card {
                    $0.opacity = 0.4; $0.borderWidth = 4
                }
            ], spacing: 30)
    }
}

final class BlendingPage: GalleryPage {
    override func fill() {
        let modes: [(String, CGBlendMode)] = [
            ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay), ("darken", .darken),
            ("lighten", .lighten),
            ("dodge", .colorDodge),
            ("burn", .colorBurn), ("soft", .softLight), ("hard", .hardLight), ("difference", .difference), ("exclusion", .exclusion),
            ("hue", .hue),
            ("saturation", .saturation),
            ("color", .color), ("luminosity", .luminosity), ("clear", .clear), ("copy", .copy), ("source in", .sourceIn),
            ("source out", .sourceOut),
            ("source atop", .sourceAtop),
            ("dest over", .destinationOver), ("dest in", .destinationIn), ("dest out", .destinationOut), ("dest atop", .destinationAtop),
            ("xor", .xor),
            ("plus d", .plusDarker),
            ("plus l", .plusLighter),
        ]
        let picture = samplePicture(CGSize(width: 64, height: 44))
        for start in stride(from: 0, to: modes.count, by: 5) {
            row(
                modes[start..<min(start + 5, modes.count)].map { name, mode in
                    let sample = DrawingView(64, 44) { context, bounds in
                        picture.draw(in: bounds)
                        context.setBlendMode(mode)
                        context.setFillColor(UIColor.systemOrange.withAlphaComponent(0.8).cgColor)
                        context.fillEllipse(in: bounds.insetBy(dx: 8, dy: 4))
                    }
                    let column = UIStackView(arrangedSubviews: [sample, label(name, .systemFont(ofSize: 9))])
                    column.axis = .vertical
                    column.alignment = .center
                    return column
                }, spacing: 8)
        }
        caption("Shadowed drawing, a transparency layer, even-odd clip, a pattern")
        let shadowed = DrawingView(80, 60) { context, bounds in
            context.setShadow(offset: CGSize(width: 2, height: 3), blur: 5, color: UIColor.black.withAlphaComponent(0.5).cgColor)
            UIColor.systemGreen.setFill()
            UIBezierPath(ovalIn: bounds.insetBy(dx: 10, dy: 10)).fill()
        }
        let group = DrawingView(80, 60) { context, bounds in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            UIColor.systemRed.setFill()
            context.fill(CGRect(x: 5, y: 5, width: 45, height: 35))
            UIColor.systemBlue.setFill()
            context.fill(CGRect(x: 30, y: 20, width: 45, height: 35))
            context.endTransparencyLayer()
        }
        let ring = DrawingView(80, 60) { context, bounds in
            context.addEllipse(in: CGRect(x: 10, y: 0, width: 60, height: 60))
            context.addEllipse(in: CGRect(x: 25, y: 15, width: 30, height: 30))
            context.clip(using: .evenOdd)
            picture.draw(in: bounds)
        }
        let pattern = DrawingView(80, 60) { context, bounds in
            UIColor(patternImage: UIImage(systemName: "star.fill")!.withTintColor(.systemYellow)).setFill()
            context.fill(bounds)
            UIColor.separator.setStroke()
            context.stroke(bounds, width: 1)
        }
        row([shadowed, group, ring, pattern])
        caption("Drawn strings")
        add(
            DrawingView(340, 70) { _, _ in
                ("Drawn at a point" as NSString).draw(
                    at: CGPoint(x: 0, y: 0),
                    withAttributes: [.font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.systemRed])
                let style = NSMutableParagraphStyle()
                style.alignment = .center
                ("Drawn in a rectangle, centered, wrapped over as many lines as it needs" as NSString).draw(
                    in: CGRect(x: 0, y: 24, width: 340, height: 46),
                    withAttributes: [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style, .foregroundColor: UIColor.label])
            })
    }
}

final class MaterialsPage: GalleryPage {
    override func fill() {
        let styles: [(String, UIBlurEffect.Style)] = [
            ("ultra thin", .systemUltraThinMaterial), ("thin", .systemThinMaterial), ("material", .systemMaterial),
            ("thick", .systemThickMaterial),
            ("chrome", .systemChromeMaterial),
            ("extra light", .extraLight), ("light", .light), ("dark", .dark), ("regular", .regular), ("prominent", .prominent),
            ("thin light", .systemThinMaterialLight),
            ("thin dark", .systemThinMaterialDark),
        ]
        let backdrop = UIImageView(image: samplePicture(CGSize(width: 361, height: 640)))
        backdrop.isUserInteractionEnabled = true
        add(backdrop)
        for (index, (name, style)) in styles.enumerated() {
            let blur = UIBlurEffect(style: style)
            let view = UIVisualEffectView(effect: blur)
            view.frame = CGRect(x: 10 + CGFloat(index % 3) * 116, y: 10 + CGFloat(index / 3) * 156, width: 108, height: 146)
            view.layer.cornerRadius = 14
            view.clipsToBounds = true
            backdrop.addSubview(view)
            let plain = label(name, .systemFont(ofSize: 15, weight: .semibold))
            plain.frame = CGRect(x: 10, y: 10, width: 90, height: 24)
            view.contentView.addSubview(plain)
            let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
            vibrant.frame = CGRect(x: 10, y: 50, width: 90, height: 80)
            let text = label("vibrant", .systemFont(ofSize: 15, weight: .semibold))
            text.frame = CGRect(x: 0, y: 0, width: 90, height: 24)
            vibrant.contentView.addSubview(text)
            let symbol = UIImageView(image: UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30)))
            symbol.frame.origin = CGPoint(x: 0, y: 30)
            vibrant.contentView.addSubview(symbol)
            view.contentView.addSubview(vibrant)
        }
    }
}
