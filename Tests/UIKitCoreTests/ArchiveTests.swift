import Foundation
import Testing
import UIKit
import UIKitRuntime

@Suite("Archives")
@MainActor
struct ArchiveTests {
    init() { LenientUnarchiving.install() }

    private func roundTrip<T>(_ object: T) throws -> T {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
        return try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? T)
    }

    @Test("a color's components survive archiving; decoding a missing object returns nil")
    func absentKeys() throws {
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
        let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
        let notes = try roundTrip([ArchivedNote(), ArchivedNote()] as NSArray)
        #expect(notes.count == 2)
        #expect(notes.allSatisfy { ($0 as? ArchivedNote)?.text == "kept" && ($0 as? ArchivedNote)?.title == nil })
    }

    @Test("a view created from an invalid archive is a new one")
    func noArchive() {
        let coder = NSKeyedUnarchiver.made(forReadingWith: Data())
        #expect(coder.decodeObject(forKey: "any") == nil && !coder.decodeBool(forKey: "any"))
        #expect(UIView(coder: coder)?.subviews.isEmpty == true)
        #expect(UIViewController(coder: coder)?.isViewLoaded == false)
    }

    @Test("a copy of a view through an archive has its class's properties, its subviews once, and its constraints")
    func views() throws {
        let label = UILabel(frame: CGRect(x: 1, y: 2, width: 80, height: 20))
        label.text = "title"
        label.font = .boldSystemFont(ofSize: 19)
        label.textColor = .red
        label.numberOfLines = 3
        label.textAlignment = .center
        label.transform = CGAffineTransform(rotationAngle: 1)
        label.isHidden = true
        let readLabel = try roundTrip(label)
        #expect(
            readLabel.text == "title" && readLabel.font == label.font && readLabel.textColor == .red && readLabel.numberOfLines == 3
                && readLabel.textAlignment == .center)
        #expect(
            readLabel.bounds == label.bounds && readLabel.center == label.center && readLabel.transform == label.transform
                && readLabel.isHidden)

        let button = UIButton(type: .system)
        button.setTitle("tap", for: .normal)
        button.setTitle("held", for: .highlighted)
        button.setTitleColor(.green, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 21)
        button.isEnabled = false
        button.addSubview(UIImageView(image: UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }))
        let readButton = try roundTrip(button)
        #expect(
            readButton.title(for: .normal) == "tap" && readButton.title(for: .highlighted) == "held"
                && readButton.titleColor(for: .normal) == .green)
        #expect(readButton.titleLabel?.font == .systemFont(ofSize: 21) && !readButton.isEnabled && readButton.buttonType == .system)
        #expect(readButton.subviews.filter { $0 is UILabel }.count == 1)
        #expect(readButton.subviews.compactMap { ($0 as? UIImageView)?.image?.size }.first == CGSize(width: 3, height: 2))

        let field = UITextField()
        (field.text, field.placeholder, field.borderStyle, field.keyboardType, field.isSecureTextEntry) = (
            "text", "place", .roundedRect, .emailAddress, true
        )
        let readField = try roundTrip(field)
        #expect(
            readField.text == "text" && readField.placeholder == "place" && readField.borderStyle == .roundedRect
                && readField.keyboardType == .emailAddress
                && readField.isSecureTextEntry)

        let toggle = UISwitch(), segments = UISegmentedControl(items: ["a", "b"])
        toggle.isOn = true
        segments.selectedSegmentIndex = 1
        let stack = UIStackView(arrangedSubviews: [toggle, segments])
        (stack.axis, stack.spacing, stack.alignment) = (.vertical, 7, .center)
        let root = UIView()
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor, constant: 5),
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.widthAnchor.constraint(equalToConstant: 90),
        ])
        let read = try roundTrip(root), readStack = try #require(read.subviews.first as? UIStackView)
        #expect(
            readStack.axis == .vertical && readStack.spacing == 7 && readStack.alignment == .center && readStack.arrangedSubviews.count == 2
                && readStack.subviews.count == 2)
        #expect((readStack.arrangedSubviews.first as? UISwitch)?.isOn == true)
        #expect(
            (readStack.arrangedSubviews.last as? UISegmentedControl)?.titleForSegment(at: 1) == "b"
                && (readStack.arrangedSubviews.last as? UISegmentedControl)?.selectedSegmentIndex == 1)
        #expect(read.constraints.count == root.constraints.count && readStack.constraints.contains { $0.constant == 90 })
        read.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        read.layoutIfNeeded()
        #expect(readStack.frame.minX == 5 && readStack.frame.width == 90)

        let text = UITextView(), picture = UIImageView(), slider = UISlider()
        text.text = "lines"
        picture.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        (slider.maximumValue, slider.value) = (10, 4)
        #expect(
            try roundTrip(text).text == "lines" && roundTrip(picture).image?.size == CGSize(width: 4, height: 4)
                && roundTrip(slider).value == 4)
    }

    @Test("an attributed string survives archiving with its paragraph style, shadow, and attachment")
    func attributedString() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 4
        style.lineBreakMode = .byTruncatingTail
        style.tabStops = [NSTextTab(textAlignment: .right, location: 120)]
        style.textLists = [NSTextList(markerFormat: .decimal, startingItemNumber: 3)]
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 1, height: -2)
        shadow.shadowColor = UIColor.red
        let text = NSMutableAttributedString(
            string: "text", attributes: [.paragraphStyle: style, .shadow: shadow, .font: UIFont.boldSystemFont(ofSize: 15)])
        let attachment = NSTextAttachment(image: UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in })
        attachment.bounds = CGRect(x: 0, y: -1, width: 6, height: 4)
        text.append(NSAttributedString(attachment: attachment))

        let read = try roundTrip(text)
        #expect(read.string == text.string)
        let attributes = read.attributes(at: 0, effectiveRange: nil)
        #expect(attributes[.paragraphStyle] as? NSParagraphStyle == style)
        #expect(attributes[.shadow] as? NSShadow == shadow)
        #expect(attributes[.font] as? UIFont == .boldSystemFont(ofSize: 15))
        let picture = read.attribute(.attachment, at: 4, effectiveRange: nil) as? NSTextAttachment
        #expect(picture?.bounds == attachment.bounds && picture?.image?.size == CGSize(width: 3, height: 2))
    }

    @Test("a path survives archiving with its drawing attributes; damaged data ends it early")
    func path() throws {
        let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 20), cornerRadius: 5)
        path.addQuadCurve(to: CGPoint(x: 3, y: 4), controlPoint: .zero)
        path.lineWidth = 3
        path.lineCapStyle = .round
        path.usesEvenOddFillRule = true
        #expect(try roundTrip(path) == path)
        #expect(try roundTrip(UIBezierPath()).isEmpty)
        let damaged = NSKeyedArchiver(requiringSecureCoding: false)
        damaged.encode(NSData(data: Data(repeating: 0, count: 20)), forKey: "UIBezierPathElements")
        #expect(UIBezierPath(coder: try NSKeyedUnarchiver(forReadingFrom: damaged.encodedData))?.isEmpty == true)
    }

    @Test(
        "a text list's marker follows its format",
        arguments: [
            ("{disc}", 1, "•"), ("({decimal})", 12, "(12)"), ("{lower-alpha}.", 27, "aa."), ("{upper-roman}", 1994, "MCMXCIV"),
            ("{upper-hexadecimal}", 255, "FF"),
        ])
    func listMarkers(format: String, number: Int, marker: String) {
        let list = NSTextList(markerFormat: .init(format), options: 0)
        #expect(list.marker(forItemNumber: number) == marker)
        #expect(list.isOrdered == (format != "{disc}"))
    }
}

final class ArchivedNote: NSObject, NSCoding {
    var title: String?, text: String?
    override init() { super.init() }
    init?(coder: NSCoder) {
        title = coder.decodeObject(forKey: "title") as? String
        text = coder.decodeObject(of: NSString.self, forKey: "text") as String?
    }
    func encode(with coder: NSCoder) { coder.encode("kept" as NSString, forKey: "text") }
}
