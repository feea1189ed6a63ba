import Testing
import UIKitLists

@MainActor @Suite(.serialized) struct ListContentViewTests {
    private func content(_ text: String, _ secondary: String? = nil) -> UIListContentView {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = text
        content.secondaryText = secondary
        content.axesPreservingSuperviewLayoutMargins = []
        return UIListContentView(configuration: content)
    }

    @Test("beside a label a list content view takes the remaining width, and wraps in it")
    func besideLabel() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let view = content("Headphones", "A portable pair of earphones that are used to listen to music and other forms of audio.")
        let label = UILabel()
        label.text = "Music"
        for part in [view, label] {
            part.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(part)
        }
        view.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor), view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.leadingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(label.frame.width == label.intrinsicContentSize.width && abs(view.frame.maxX - label.frame.minX) < 0.01)
        let wrapped = view.sizeThatFits(CGSize(width: view.frame.width, height: .greatestFiniteMagnitude)).height
        #expect(abs(view.frame.height - wrapped) < 0.01 && wrapped > content("Headphones", "A pair").intrinsicContentSize.height + 20)
    }

    @Test("a list content view's texts tighten if their properties say so, and images have their stroke")
    func properties() throws {
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = ("Text", "Detail")
        content.textProperties.allowsDefaultTighteningForTruncation = true
        content.image = UIImage(systemName: "star")
        (content.imageProperties.strokeColor, content.imageProperties.strokeWidth) = (.red, 2)
        let view = UIListContentView(configuration: content)
        let labels = view.subviews.compactMap { $0 as? UILabel }, picture = view.subviews.compactMap { $0 as? UIImageView }.first
        #expect(labels.map(\.allowsDefaultTighteningForTruncation) == [true, false])
        #expect(picture?.layer.borderWidth == 2 && picture?.layer.borderColor == UIColor.red.cgColor)
        content.imageProperties.strokeColor = nil
        view.configuration = content
        #expect(picture?.layer.borderWidth == 0 && picture?.layer.borderColor == nil)
    }

    @Test("a list content view's visible texts follow the text size if their properties say so")
    func textSize() throws {
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = ("Text", "Detail")
        content.secondaryTextProperties.adjustsFontForContentSizeCategory = false
        let view = UIListContentView(configuration: content)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.addSubview(view)
        window.isHidden = false
        defer { window.isHidden = true }
        let labels = view.subviews.compactMap { $0 as? UILabel }
        let before = labels.map(\.font.pointSize)
        window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        window.updateTraitsIfNeeded()
        #expect(labels.map(\.font.pointSize) == [33, before[1]])
    }

    @Test("a list content view's layout guides surround its text, detail, and image, and are nil without them")
    func guides() throws {
        let view = content("Text", "Detail")
        #expect(view.imageLayoutGuide == nil)
        let text = try #require(view.textLayoutGuide), detail = try #require(view.secondaryTextLayoutGuide)
        let mark = UIView()
        mark.translatesAutoresizingMaskIntoConstraints = false
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        root.addSubview(view)
        root.addSubview(mark)
        view.frame = CGRect(x: 20, y: 0, width: 280, height: 100)
        NSLayoutConstraint.activate([
            mark.leadingAnchor.constraint(equalTo: text.leadingAnchor), mark.trailingAnchor.constraint(equalTo: text.trailingAnchor),
            mark.topAnchor.constraint(equalTo: text.topAnchor), mark.bottomAnchor.constraint(equalTo: detail.bottomAnchor),
        ])
        root.layoutIfNeeded()
        let labels = view.subviews.compactMap { $0 as? UILabel }.map { $0.convert($0.bounds, to: root) }
        #expect(abs(mark.frame.minX - labels[0].minX) < 0.01 && abs(mark.frame.maxX - labels[0].maxX) < 0.01)
        #expect(abs(mark.frame.minY - labels[0].minY) < 0.01 && abs(mark.frame.maxY - labels[1].maxY) < 0.01)
        var bare = try #require(view.configuration as? UIListContentConfiguration)
        bare.secondaryText = nil
        view.configuration = bare
        #expect(view.secondaryTextLayoutGuide == nil && view.textLayoutGuide === text)
    }
}
