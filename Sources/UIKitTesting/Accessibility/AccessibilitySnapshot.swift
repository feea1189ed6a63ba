import Automation
import AutomationClient
import Foundation
import UIKit

/// The accessibility elements of a screen, in reading order.
@MainActor
public struct AccessibilitySnapshot {
    /// An element at which VoiceOver stops.
    public struct Stop {
        /// The element's label, or its placeholder if it has no label.
        public var label: String
        /// The element's value, or `nil` if it has none or if the value is the same as the label.
        public var value: String?
        /// Apple's names of the traits, without their prefix. `staticText` and `notEnabled` are left out.
        public var traits: [String]
        /// Whether the element responds to touches.
        public var isEnabled: Bool
        /// The frame in the screen's points.
        public var frame: CGRect

        /// The text that VoiceOver speaks: `Save. Button. Dimmed.`
        public var spoken: String {
            let words = [label, value].compactMap { $0 }.filter { !$0.isEmpty } + traits.map { $0.prefix(1).uppercased() + $0.dropFirst() }
            return words.map { $0 + "." }.joined(separator: " ") + (isEnabled ? "" : " Dimmed.")
        }
    }

    /// The elements, in the order in which VoiceOver visits them.
    public private(set) var stops: [Stop] = []

    /// Reads the current elements of the screen.
    public init(of stage: Stage) {
        let tree = stage.driver.tree()
        add(tree.root)
    }

    private mutating func add(_ element: Element) {
        let isElement = element.object === element.view ? element.view.isAccessibilityElement : !element.isOnlyInTrees
        if isElement, element.type != .application, element.type != .window, element.type != .key, element.visiblePart > 0 {
            let known: Set<String> = ["notEnabled", "staticText"]
            let label = element.label.isEmpty ? element.words.placeholder ?? "" : element.label
            stops.append(
                Stop(
                    label: label, value: element.words.value == label ? nil : element.words.value,
                    traits: element.traits.names.filter { !known.contains($0) }, isEnabled: element.isEnabled, frame: element.frame))
            return
        }
        for child in element.children { add(child) }
    }

    /// The stops, one on each line: `1. Save. Button. (20, 220, 120, 44)`
    public var text: String {
        stops.enumerated().map { index, stop in
            let frame = [stop.frame.minX, stop.frame.minY, stop.frame.width, stop.frame.height].map { ViewNames.number($0) }
            return "\(index + 1). \(stop.spoken) (\(frame.joined(separator: ", ")))\n"
        }.joined()
    }

    /// Returns the screen with a colored, numbered box around each stop, and the legend beside it.
    func picture(of screen: Pixels) -> Pixels? {
        let size = UIScreen.main.bounds.size, column: CGFloat = 320, row: CGFloat = 22
        let height = max(size.height, CGFloat(stops.count) * row + 16)
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (UIScreen.main.scale, true)
        let image = UIGraphicsImageRenderer(size: CGSize(width: size.width + column, height: height), format: format).image { context in
            UIColor.white.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: size.width + column, height: height))
            UIImage(cgImage: CGImage(screen.buffer), scale: UIScreen.main.scale, orientation: .up).draw(at: .zero)
            for (index, stop) in stops.enumerated() {
                let color = Self.colors[index % Self.colors.count]
                color.withAlphaComponent(0.25).setFill()
                UIRectFillUsingBlendMode(stop.frame, .normal)
                color.setStroke()
                UIBezierPath(rect: stop.frame.insetBy(dx: 0.5, dy: 0.5)).stroke()
                let y = 8 + CGFloat(index) * row
                color.setFill()
                UIRectFill(CGRect(x: size.width + 8, y: y + 4, width: 10, height: 10))
                let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.black]
                NSAttributedString(string: "\(index + 1). \(stop.spoken)", attributes: attributes).draw(
                    in: CGRect(x: size.width + 24, y: y, width: column - 32, height: row))
                NSAttributedString(string: "\(index + 1)", attributes: attributes).draw(
                    at: CGPoint(x: stop.frame.minX + 2, y: stop.frame.minY + 1))
            }
        }
        return image.cgImage?.buffer.map(Pixels.init)
    }

    private static let colors: [UIColor] = [
        .systemRed, .systemBlue, .systemGreen, .systemOrange, .systemPurple, .systemTeal, .brown, .magenta,
    ]
}

/// Verifies the accessibility of the screen: reading order, labels, values, traits, and frames as text, and the screen with a legend as a
/// picture.
/// - Parameters:
///   - stage: The stage whose screen is read.
///   - name: A name that distinguishes the references of a test. Without it, they are named `accessibility`.
///   - comparer: The way to compare the pictures; by default, no pixel may differ.
///   - record: The record mode of this assertion, or `nil` to use that of the test or the run.
/// - Returns: Whether the text and the picture match their references.
@MainActor @discardableResult
public func verify(
    accessibilityOf stage: Stage, named name: String? = nil, as comparer: Comparer = .exact, record: RecordMode? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: String = #function
) -> Bool {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    let snapshot = AccessibilitySnapshot(of: stage)
    let title = (name.map { $0 + "-" } ?? "") + "accessibility"
    let isSame = SnapshotCheck(place, named: title, record: record).run(Data(snapshot.text.utf8), "txt") { reference in
        SnapshotCheck.Mismatch(sentences: LineDifference.lines(from: String(decoding: reference, as: UTF8.self), to: snapshot.text))
    }
    let subject = Subject(
        pixels: { stage.pixels().flatMap { snapshot.picture(of: Pixels($0)) } }, scene: { SceneReader.describeScreen() })
    return Verification(place, title, comparer, record).check(subject) && isSame
}

extension Stage {
    /// Returns the accessibility problems of the screen, one sentence for each: the findings of XCUITest's audit, and targets that are
    /// smaller than Apple's 44 by 44 points.
    /// - Parameter minimumTarget: The smallest size of a target in points. With zero, only XCUITest's limit of 24 points applies.
    public func accessibilityIssues(minimumTarget: CGFloat = 44) -> [String] {
        let tree = driver.tree()
        var lines = AccessibilityAudit.issues(in: tree, Set(AccessibilityAudit.Kind.allCases)).compactMap { $0["description"]?.string }
        guard minimumTarget > 0 else { return lines }
        lines.removeAll { $0.hasPrefix("Hit area is too small") }
        let actionable: Set<ElementType> = [.button, .link, .switch, .slider, .textField, .secureTextField, .searchField]
        for element in tree.all where actionable.contains(element.type) && element.isEnabled && element.visiblePart > 0 {
            guard !sequence(first: element, next: { $0.parent }).contains(where: { $0.type == .keyboard }) else { continue }
            // The height of UIKit's own switches and fields is the system's.
            let isOwn = [.switch, .slider, .textField, .secureTextField, .searchField].contains(element.type)
            if min(element.frame.width, isOwn ? .infinity : element.frame.height) < minimumTarget {
                lines.append("Target is smaller than \(ViewNames.number(minimumTarget)) points: \(element.summary)")
            }
        }
        return lines
    }

    /// Fails the test if ``accessibilityIssues(minimumTarget:)`` finds a problem.
    public func expectAccessible(
        minimumTarget: CGFloat = 44, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let issues = accessibilityIssues(minimumTarget: minimumTarget)
        guard !issues.isEmpty else { return }
        TestReport.fail(
            "the screen has \(issues.count) accessibility issues:\n" + issues.map { "    " + $0 }.joined(separator: "\n"),
            at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}
