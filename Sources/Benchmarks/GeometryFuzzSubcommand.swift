import Foundation
import UIKitStoryboards

/// `geometry-fuzz SECONDS [SEED] [LOG]`: gives layers, views, paths, contexts, controls and lists numbers that are not numbers, infinite,
/// or far too large, lays them out and draws them.
@MainActor
func runGeometryFuzz(_ words: [String]) throws {
    UIApplication.shared.lifecycle.becomeActive()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    var loop = try FuzzLoop("geometry-fuzz", words[...])
    let verbose = words.count > 3
    try loop.run(
        choose: { _ in ((), what: "") },
        play: { _, numbers in
            _ = Console.capturing {
                _ = Fault.catching {
                    var play = StrangeGeometry(numbers: numbers, verbose: verbose)
                    play.run(in: window)
                }
            }
        })
}

/// One screen with strange figures in it.
@MainActor
struct StrangeGeometry {
    var numbers: FuzzNumbers
    let verbose: Bool

    init(numbers: FuzzNumbers, verbose: Bool) { (self.numbers, self.verbose) = (numbers, verbose) }

    mutating func value() -> CGFloat {
        let strange: [CGFloat] = [
            .nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, .greatestFiniteMagnitude, -1e18, 1e10, 4e9, -3e6, 40_000, -1, 0, -0.0,
        ]
        return numbers.below(3) == 0 ? CGFloat(numbers.below(200)) : numbers.one(of: strange)
    }

    mutating func whole() -> Int { numbers.one(of: [.max, .min, -1, 0, 1, 7, 1_000_000_000]) }
    mutating func point() -> CGPoint { CGPoint(x: value(), y: value()) }
    mutating func size() -> CGSize { CGSize(width: value(), height: value()) }
    mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }
    mutating func insets() -> UIEdgeInsets { UIEdgeInsets(top: value(), left: value(), bottom: value(), right: value()) }
    mutating func transform() -> CGAffineTransform {
        CGAffineTransform(a: value(), b: value(), c: value(), d: value(), tx: value(), ty: value())
    }
    mutating func sane() -> CGRect {
        CGRect(x: numbers.below(200), y: numbers.below(400), width: numbers.below(200), height: numbers.below(200))
    }

    mutating func path() -> UIBezierPath {
        let path = UIBezierPath()
        for _ in 0...numbers.below(6) {
            switch numbers.below(10) {
            case 0: path.move(to: point())
            case 1: path.addLine(to: point())
            case 2: path.addCurve(to: point(), controlPoint1: point(), controlPoint2: point())
            case 3: path.addQuadCurve(to: point(), controlPoint: point())
            case 4:
                path.addArc(withCenter: point(), radius: value(), startAngle: value(), endAngle: value(), clockwise: numbers.below(2) == 0)
            case 5: path.append(UIBezierPath(roundedRect: rect(), cornerRadius: value()))
            case 6: path.append(UIBezierPath(ovalIn: rect()))
            case 7: path.apply(transform())
            case 8: path.append(UIBezierPath(roundedRect: rect(), byRoundingCorners: .allCorners, cornerRadii: size()))
            default: path.close()
            }
        }
        return path
    }

    mutating func step(_ what: String) { if verbose { FileHandle.standardError.write(Data("  \(what)\n".utf8)) } }

    mutating func run(in window: UIWindow) {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        window.rootViewController = controller
        for _ in 0...numbers.below(4) {
            let kind = numbers.below(12)
            step("kind \(kind)")
            switch kind {
            case 0: addLayer(to: controller.view.layer)
            case 1: addLayer(to: controller.view.layer)
            case 2: addView(to: controller.view)
            case 3: addScrollView(to: controller.view)
            case 4: addText(to: controller.view)
            case 5: addConstraints(to: controller.view)
            case 6: addControls(to: controller.view)
            case 7: addLists(to: controller.view)
            case 8: drawInContext()
            case 9: drawImages()
            case 10: animate(controller.view)
            default: askPaths()
            }
        }
        step("layout")
        controller.view.setNeedsLayout()
        controller.view.layoutIfNeeded()
        step("frames")
        for _ in 0..<3 { EventLoop.main.advance(by: EventLoop.main.frameDuration) }
        step("touch")
        _ = window.hitTest(CGPoint(x: numbers.below(300), y: numbers.below(600)), with: nil)
        step("render")
        _ = Compositor(rootLayer: UIScreen.main.rootLayer, size: UIScreen.main.bounds.size, scale: 1).render()
        window.rootViewController = nil
        EventLoop.main.reset()
    }

    // MARK: Layers

    mutating func configure(_ layer: CALayer) {
        for _ in 0...numbers.below(4) {
            switch numbers.below(20) {
            case 0: layer.bounds = rect()
            case 1: layer.position = point()
            case 2: layer.setAffineTransform(transform())
            case 3: layer.cornerRadius = value()
            case 4: layer.borderWidth = value(); layer.borderColor = UIColor.red.cgColor
            case 5: layer.shadowOpacity = Float(value()); layer.shadowRadius = value(); layer.shadowOffset = size()
            case 6: layer.anchorPoint = point()
            case 7: layer.zPosition = value()
            case 8: layer.opacity = Float(value())
            case 9: layer.speed = Float(value()); layer.timeOffset = Double(value()); layer.beginTime = Double(value())
            case 10: layer.contentsRect = rect()
            case 11: layer.contentsScale = value()
            case 12: layer.shadowOpacity = 1; layer.shadowPath = path().cgPath
            case 13:
                let mask = CAShapeLayer()
                mask.path = path().cgPath
                mask.frame = rect()
                layer.mask = mask
            case 14: layer.sublayerTransform = CATransform3DMakeRotation(value(), value(), value(), value())
            case 15:
                layer.transform.m34 = value()
                layer.transform = CATransform3DRotate(layer.transform, value(), value(), value(), value())
            case 16: layer.rasterizationScale = value(); layer.shouldRasterize = true
            case 17: layer.contentsCenter = rect(); layer.contents = picture.cgImage
            case 18: layer.frame = rect()
            default: layer.masksToBounds = true; layer.cornerRadius = value()
            }
        }
    }

    var picture: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image {
            UIColor.blue.setFill(); $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
        }
    }

    private mutating func addLayer(to parent: CALayer) {
        let layer: CALayer
        switch numbers.below(6) {
        case 0:
            let shape = CAShapeLayer()
            shape.path = path().cgPath
            (shape.lineWidth, shape.strokeStart, shape.strokeEnd, shape.miterLimit) = (value(), value(), value(), value())
            if numbers.below(2) == 0 {
                shape.lineDashPattern = [NSNumber(value: Double(value())), NSNumber(value: Double(value()))]; shape.lineDashPhase = value()
            }
            shape.strokeColor = UIColor.red.cgColor
            layer = shape
        case 1:
            let gradient = CAGradientLayer()
            gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor, UIColor.green.cgColor]
            gradient.locations = [NSNumber(value: Double(value())), NSNumber(value: Double(value())), NSNumber(value: Double(value()))]
            (gradient.startPoint, gradient.endPoint) = (point(), point())
            gradient.type = numbers.one(of: [.axial, .radial, .conic])
            layer = gradient
        case 2:
            let text = CATextLayer()
            text.string = "Some words of text"
            text.fontSize = value()
            text.isWrapped = true
            layer = text
        case 3:
            let replicator = CAReplicatorLayer()
            replicator.instanceCount = whole()
            replicator.instanceDelay = Double(value())
            replicator.instanceTransform = CATransform3DMakeTranslation(value(), value(), value())
            let child = CALayer()
            child.frame = sane()
            child.backgroundColor = UIColor.red.cgColor
            replicator.addSublayer(child)
            layer = replicator
        case 4:
            let emitter = CAEmitterLayer()
            let cell = CAEmitterCell()
            (cell.birthRate, cell.lifetime) = (Float(value()), Float(value()))
            (cell.velocity, cell.scale, cell.emissionRange, cell.spin) = (value(), value(), value(), value())
            cell.contents = picture.cgImage
            emitter.emitterCells = [cell]
            (emitter.emitterPosition, emitter.emitterSize) = (point(), size())
            layer = emitter
        default: layer = CALayer()
        }
        layer.backgroundColor = UIColor.gray.cgColor
        layer.frame = sane()
        parent.addSublayer(layer)
        configure(layer)
    }

    // MARK: Contexts, paths, images

    private mutating func drawInContext() {
        guard
            let context = CGContext(
                data: nil, width: 80, height: 80, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return }
        let gradient = CGGradient(
            colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray, locations: [value(), value()])
        for _ in 0...numbers.below(12) {
            let kind = numbers.below(24)
            step("context \(kind)")
            switch kind {
            case 0: context.concatenate(transform())
            case 1: context.scaleBy(x: value(), y: value())
            case 2: context.rotate(by: value())
            case 3: context.addPath(path().cgPath); context.fillPath()
            case 4: context.addPath(path().cgPath); context.setLineWidth(value()); context.strokePath()
            case 5: context.setLineDash(phase: value(), lengths: [value(), value(), value()]); context.stroke(rect())
            case 6: context.clip(to: rect())
            case 7: context.setShadow(offset: size(), blur: value()); context.fill(rect())
            case 8:
                context.beginTransparencyLayer(in: rect(), auxiliaryInfo: nil); context.fillEllipse(in: rect());
                context.endTransparencyLayer()
            case 9:
                if let gradient { context.drawLinearGradient(gradient, start: point(), end: point(), options: [.drawsAfterEndLocation]) }
            case 10:
                if let gradient {
                    context.drawRadialGradient(
                        gradient, startCenter: point(), startRadius: value(), endCenter: point(), endRadius: value(),
                        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
                }
            case 11: if let gradient { context.drawConicGradient(gradient, center: point(), angle: value()) }
            case 12: if let image = picture.cgImage { context.draw(image, in: rect(), byTiling: numbers.below(2) == 0) }
            case 13: if let image = picture.cgImage { context.clip(to: rect(), mask: image) }
            case 14: context.addPath(path().cgPath); context.replacePathWithStrokedPath(); context.clip()
            case 15: context.setAlpha(value()); context.setMiterLimit(value()); context.setFlatness(value())
            case 16: context.setPatternPhase(size())
            case 17: context.addArc(tangent1End: point(), tangent2End: point(), radius: value())
            case 18: context.clear(rect())
            case 19: context.strokeLineSegments(between: [point(), point(), point()])
            case 20:
                _ = context.convertToUserSpace(point()); _ = context.boundingBoxOfClipPath;
                _ = context.pathContains(point(), mode: .fillStroke)
            case 21: context.addEllipse(in: rect()); context.clip(using: .evenOdd)
            case 22: context.saveGState(); context.setFillColor(red: value(), green: value(), blue: value(), alpha: value())
            default: context.restoreGState(); context.setBlendMode(.copy)
            }
        }
        _ = context.makeImage()
    }

    private mutating func askPaths() {
        let (one, two) = (path().cgPath, path().cgPath)
        _ = one.contains(point())
        _ = one.boundingBoxOfPath
        _ = one.copy(strokingWithWidth: value(), lineCap: .round, lineJoin: .round, miterLimit: value())
        _ = one.copy(dashingWithPhase: value(), lengths: [value(), value()])
        _ = numbers.below(2) == 0 ? one.union(two) : one.subtracting(two)
        _ = one.intersects(two)
        _ = CGPath(roundedRect: sane(), cornerWidth: 3, cornerHeight: 3, transform: nil).contains(point())
        _ = rect().integral
        _ = CGRectIntersection(rect(), rect()).union(rect())
    }

    private mutating func drawImages() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = numbers.below(2) == 0 ? value() : 1
        let drawn = UIGraphicsImageRenderer(size: numbers.below(2) == 0 ? size() : CGSize(width: 30, height: 30), format: format).image {
            [picture] context in
            picture.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        drawn.draw(at: point())
        UIGraphicsBeginImageContextWithOptions(numbers.below(2) == 0 ? size() : CGSize(width: 30, height: 30), false, value())
        picture.draw(in: rect(), blendMode: .normal, alpha: value())
        picture.drawAsPattern(in: rect())
        ("text" as NSString).draw(in: rect(), withAttributes: [.font: UIFont.systemFont(ofSize: value())])
        ("text" as NSString).draw(at: point(), withAttributes: nil)
        path().stroke()
        path().fill()
        _ = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        _ = picture.cgImage?.cropping(to: rect())
        if let bitmap = picture.cgImage { _ = UIImage(cgImage: bitmap, scale: value(), orientation: .left).size }
        _ = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: value()))?.size
        _ = UIColor(red: value(), green: value(), blue: value(), alpha: value()).cgColor
        _ = UIColor(hue: value(), saturation: value(), brightness: value(), alpha: value())
        _ = picture.preparingThumbnail(of: size())
    }

    // MARK: Animations

    private mutating func animate(_ parent: UIView) {
        let view = UIView(frame: sane())
        view.backgroundColor = .green
        parent.addSubview(view)
        let target = rect()
        switch numbers.below(5) {
        case 0: UIView.animate(withDuration: Double(value()), delay: Double(value()), options: []) { view.frame = target }
        case 1:
            UIView.animate(
                withDuration: Double(value()), delay: 0, usingSpringWithDamping: value(), initialSpringVelocity: value(), options: []
            ) {
                view.center = target.origin
            }
        case 2:
            let animation = CAKeyframeAnimation(keyPath: "position")
            animation.path = path().cgPath
            (animation.duration, animation.repeatCount, animation.timeOffset) = (Double(value()), Float(value()), Double(value()))
            animation.keyTimes = [NSNumber(value: Double(value())), NSNumber(value: Double(value()))]
            animation.calculationMode = numbers.one(of: [.linear, .paced, .cubic, .discrete])
            view.layer.add(animation, forKey: nil)
        case 3:
            let spring = CASpringAnimation(keyPath: "bounds.size.width")
            (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (value(), value(), value(), value())
            (spring.fromValue, spring.toValue) = (value(), value())
            spring.duration = numbers.below(2) == 0 ? spring.settlingDuration : Double(value())
            view.layer.add(spring, forKey: nil)
        default:
            let animator = UIViewPropertyAnimator(duration: Double(value()), controlPoint1: point(), controlPoint2: point()) {
                view.transform = .init(scaleX: 2, y: 2)
            }
            animator.startAnimation()
            animator.fractionComplete = value()
        }
    }
}
