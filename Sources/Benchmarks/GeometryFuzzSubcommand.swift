import Foundation
import UIKitStoryboards

/// `geometry-fuzz SECONDS [SEED] [LOG]`: sets values of layers, views, paths, contexts, controls, and lists that are infinite, far too
/// large, or not numbers, lays them out, and draws them.
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

/// A screen whose views have invalid values.
@MainActor
private struct StrangeGeometry {
    var numbers: FuzzNumbers
    let verbose: Bool

    init(numbers: FuzzNumbers, verbose: Bool) { (self.numbers, self.verbose) = (numbers, verbose) }

    private mutating func value() -> CGFloat {
        let strange: [CGFloat] = [
            .nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, .greatestFiniteMagnitude, -1e18, 1e10, 4e9, -3e6, 40_000, -1, 0, -0.0,
        ]
        return numbers.below(3) == 0 ? CGFloat(numbers.below(200)) : numbers.one(of: strange)
    }

    private mutating func whole() -> Int { numbers.one(of: [.max, .min, -1, 0, 1, 7, 1_000_000_000]) }
    private mutating func point() -> CGPoint { CGPoint(x: value(), y: value()) }
    private mutating func size() -> CGSize { CGSize(width: value(), height: value()) }
    private mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }
    private mutating func insets() -> UIEdgeInsets { UIEdgeInsets(top: value(), left: value(), bottom: value(), right: value()) }
    private mutating func transform() -> CGAffineTransform {
        CGAffineTransform(a: value(), b: value(), c: value(), d: value(), tx: value(), ty: value())
    }
    private mutating func sane() -> CGRect {
        CGRect(x: numbers.below(200), y: numbers.below(400), width: numbers.below(200), height: numbers.below(200))
    }

    private mutating func path() -> UIBezierPath {
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

    private mutating func step(_ what: String) { if verbose { FileHandle.standardError.write(Data("  \(what)\n".utf8)) } }

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

    private mutating func configure(_ layer: CALayer) {
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

    private var picture: UIImage {
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

    // MARK: Views

    private mutating func addView(to parent: UIView) {
        let view = numbers.below(2) == 0 ? UIView(frame: sane()) : UIVisualEffectView(effect: UIBlurEffect(style: .light))
        view.backgroundColor = .yellow
        parent.addSubview(view)
        view.addSubview(UIView(frame: sane()))
        view.subviews.first?.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleLeftMargin]
        for _ in 0...numbers.below(4) {
            switch numbers.below(11) {
            case 0: view.frame = rect()
            case 1: view.bounds = rect()
            case 2: view.center = point()
            case 3: view.transform = transform()
            case 4: view.alpha = value()
            case 5: view.layoutMargins = insets()
            case 6: view.transform3D = CATransform3DMakeScale(value(), value(), value())
            case 7: _ = view.convert(point(), to: nil); _ = view.convert(rect(), from: parent)
            case 8: _ = view.sizeThatFits(size()); _ = view.systemLayoutSizeFitting(size())
            case 9: _ = view.point(inside: point(), with: nil)
            default: configure(view.layer)
            }
        }
    }

    private mutating func addScrollView(to parent: UIView) {
        let scroll = UIScrollView(frame: sane())
        let content = UIView(frame: sane())
        scroll.addSubview(content)
        parent.addSubview(scroll)
        for _ in 0...numbers.below(5) {
            switch numbers.below(10) {
            case 0: scroll.contentSize = size()
            case 1: scroll.contentOffset = point()
            case 2: scroll.contentInset = insets()
            case 3: scroll.setContentOffset(point(), animated: true)
            case 4: scroll.scrollRectToVisible(rect(), animated: numbers.below(2) == 0)
            case 5: (scroll.minimumZoomScale, scroll.maximumZoomScale) = (value(), value())
            case 6: scroll.zoomScale = value()
            case 7: scroll.zoom(to: rect(), animated: false)
            case 8: scroll.frame = rect()
            default: scroll.isPagingEnabled = true; scroll.flashScrollIndicators()
            }
        }
    }

    private mutating func addText(to parent: UIView) {
        let label = UILabel(frame: sane())
        label.numberOfLines = numbers.one(of: [0, 1, -1, .max])
        let style = NSMutableParagraphStyle()
        (style.lineSpacing, style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (value(), value(), value(), value())
        (style.minimumLineHeight, style.maximumLineHeight, style.lineHeightMultiple, style.paragraphSpacing) = (
            value(), value(), value(), value()
        )
        style.tabStops = [NSTextTab(textAlignment: .right, location: value())]
        label.attributedText = NSAttributedString(
            string: "Some\twords\nof text",
            attributes: [
                .font: UIFont.systemFont(
                    ofSize: numbers.below(2) == 0 ? value() : 17, weight: UIFont.Weight(numbers.below(2) == 0 ? value() : 0)),
                .kern: value(), .baselineOffset: value(), .paragraphStyle: style,
                .strokeWidth: value(), .expansion: value(), .obliqueness: value(),
            ])
        label.preferredMaxLayoutWidth = value()
        label.minimumScaleFactor = value()
        label.adjustsFontSizeToFitWidth = true
        parent.addSubview(label)
        _ = label.sizeThatFits(size())
        _ = label.attributedText?.boundingRect(with: size(), options: .usesLineFragmentOrigin, context: nil)
        let text = UITextView(frame: sane())
        text.attributedText = label.attributedText
        text.textContainerInset = insets()
        text.textContainer.lineFragmentPadding = value()
        parent.addSubview(text)
        _ = text.closestPosition(to: point())
        text.frame = rect()
        let field = UITextField(frame: rect())
        field.text = "abc"
        field.font = .systemFont(ofSize: value())
        parent.addSubview(field)
    }

    private mutating func addConstraints(to parent: UIView) {
        let (first, second) = (UIView(), UILabel())
        second.text = "words"
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
        }
        let constraints = [
            first.widthAnchor.constraint(equalToConstant: value()),
            first.heightAnchor.constraint(equalTo: parent.heightAnchor, multiplier: value(), constant: value()),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: value()),
            second.topAnchor.constraint(greaterThanOrEqualTo: parent.topAnchor, constant: value()),
        ]
        for constraint in constraints where numbers.below(2) == 0 {
            if numbers.below(3) == 0 { constraint.priority = UILayoutPriority(Float(value())) }
            constraint.isActive = true
        }
        constraints[numbers.below(4)].constant = value()
        let stack = UIStackView(arrangedSubviews: [UILabel(), UIView(), UIImageView()])
        (stack.spacing, stack.axis) = (value(), .vertical)
        stack.layoutMargins = insets()
        stack.isLayoutMarginsRelativeArrangement = true
        stack.setCustomSpacing(value(), after: stack.arrangedSubviews[0])
        stack.frame = sane()
        parent.addSubview(stack)
    }

    private mutating func addControls(to parent: UIView) {
        let slider = UISlider(frame: sane())
        (slider.minimumValue, slider.maximumValue, slider.value) = (Float(value()), Float(value()), Float(value()))
        let progress = UIProgressView(frame: sane())
        progress.progress = Float(value())
        let stepper = UIStepper(frame: sane())
        (stepper.minimumValue, stepper.maximumValue, stepper.stepValue, stepper.value) = (
            Double(value()), Double(value()), 1, Double(value())
        )
        let pages = UIPageControl(frame: sane())
        pages.numberOfPages = whole()
        pages.currentPage = whole()
        let segments = UISegmentedControl(items: ["a", "b"])
        segments.frame = sane()
        segments.setWidth(value(), forSegmentAt: 0)
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        (button.contentEdgeInsets, button.titleEdgeInsets, button.imageEdgeInsets) = (insets(), insets(), insets())
        button.frame = sane()
        let toggle = UISwitch(frame: rect())
        let spinner = UIActivityIndicatorView(frame: rect())
        spinner.startAnimating()
        let date = UIDatePicker(frame: sane())
        date.date = Date(timeIntervalSinceReferenceDate: Double(value()))
        let image = UIImageView(image: picture.resizableImage(withCapInsets: insets()))
        image.frame = sane()
        image.contentMode = numbers.one(of: [.scaleAspectFill, .scaleAspectFit, .center, .redraw])
        for control in [slider, progress, stepper, pages, segments, button, toggle, spinner, date, image] where numbers.below(3) == 0 {
            parent.addSubview(control)
        }
    }

    private mutating func addLists(to parent: UIView) {
        let source = StrangeList(value: value(), other: value(), size: size(), insets: insets())
        shownLists.append(source)
        if shownLists.count > 4 { shownLists.removeFirst() }
        if numbers.below(2) == 0 {
            let table = UITableView(frame: sane(), style: numbers.one(of: [.plain, .grouped, .insetGrouped]))
            if numbers.below(2) == 0 { table.rowHeight = value() }
            if numbers.below(2) == 0 { table.estimatedRowHeight = value() }
            (table.sectionHeaderHeight, table.separatorInset) = (value(), insets())
            table.dataSource = source
            table.delegate = source
            parent.addSubview(table)
            table.layoutIfNeeded()
            table.contentOffset = point()
            table.scrollToRow(at: IndexPath(row: 3, section: 0), at: .middle, animated: numbers.below(2) == 0)
        } else {
            let layout = UICollectionViewFlowLayout()
            (layout.itemSize, layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (size(), value(), value())
            (layout.sectionInset, layout.headerReferenceSize) = (insets(), size())
            if numbers.below(3) == 0 { layout.estimatedItemSize = size() }
            layout.scrollDirection = numbers.one(of: [.vertical, .horizontal])
            let chosen: UICollectionViewLayout
            if numbers.below(2) == 0 {
                let item = NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(value()), heightDimension: .absolute(value())))
                item.contentInsets = NSDirectionalEdgeInsets(top: value(), leading: value(), bottom: value(), trailing: value())
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(value()), heightDimension: .estimated(value())),
                    subitems: [item])
                group.interItemSpacing = .fixed(value())
                let section = NSCollectionLayoutSection(group: group)
                section.interGroupSpacing = value()
                if numbers.below(2) == 0 { section.orthogonalScrollingBehavior = .groupPaging }
                chosen = UICollectionViewCompositionalLayout(section: section)
            } else {
                chosen = layout
            }
            let collection = UICollectionView(frame: sane(), collectionViewLayout: chosen)
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collection.dataSource = source
            parent.addSubview(collection)
            collection.layoutIfNeeded()
            collection.contentOffset = point()
            collection.scrollToItem(at: IndexPath(item: 3, section: 0), at: .centeredVertically, animated: numbers.below(2) == 0)
        }
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

/// Keeps the data sources of the last lists, which have only weak references to them.
@MainActor private var shownLists: [StrangeList] = []

private final class StrangeList: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
    let value, other: CGFloat
    let size: CGSize
    let insets: UIEdgeInsets

    init(value: CGFloat, other: CGFloat, size: CGSize, insets: UIEdgeInsets) {
        (self.value, self.other, self.size, self.insets) = (value, other, size, insets)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { indexPath.row == 2 ? value : 44 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { other }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
