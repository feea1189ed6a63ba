import Foundation
import UIKitStoryboards

/// Views, controls, and lists with strange figures.
extension StrangeGeometry {
    mutating func addView(to parent: UIView) {
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

    mutating func addScrollView(to parent: UIView) {
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

    mutating func addText(to parent: UIView) {
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

    mutating func addConstraints(to parent: UIView) {
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

    mutating func addControls(to parent: UIView) {
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

    mutating func addLists(to parent: UIView) {
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
}

/// Keeps the sources of the last lists, which hold them weakly.
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
