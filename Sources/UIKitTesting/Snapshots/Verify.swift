import EmulatedDevices
import Foundation
import UIKit

// These assertions compare a view, a layer, a screen, or a text with its reference beside the test. Depending on its ``RecordMode``, each
// assertion records or compares. It fails the running test if the two differ, and returns whether they match.

/// Verifies the view at the screen's scale. A view without a size gets the size that fits it. A view outside a window has the screen's
/// traits.
/// - Parameters:
///   - name: A name that distinguishes the pictures of a test. Without it, they are numbered.
///   - size: The size in points, instead of the view's.
///   - comparer: The way to compare the pictures; by default, no pixel may differ.
///   - record: The record mode of this assertion, or `nil` to use that of the test or the run.
/// - Returns: Whether the picture matches its reference.
@MainActor @discardableResult
public func verify(
    _ view: UIView, named name: String? = nil, size: CGSize? = nil, as comparer: Comparer = .exact, record: RecordMode? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: String = #function
) -> Bool {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    return Verification(place, name, comparer, record).check(Subject.view(view, size: size))
}

/// Verifies the layer and its sublayers, at the size of its bounds.
/// - Parameters:
///   - layer: The layer, which is drawn without its position and transform.
///   - name: A name that distinguishes the pictures of a test. Without it, they are numbered.
///   - comparer: The way to compare the pictures; by default, no pixel may differ.
///   - record: The record mode of this assertion, or `nil` to use that of the test or the run.
/// - Returns: Whether the picture matches its reference.
@MainActor @discardableResult
public func verify(
    _ layer: CALayer, named name: String? = nil, as comparer: Comparer = .exact, record: RecordMode? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: String = #function
) -> Bool {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    return Verification(place, name, comparer, record).check(Subject.layer(layer))
}

/// Verifies the controller's screen. A controller outside a window becomes the root of a new ``Stage``, and its animations end before the
/// picture is taken. For a controller in a window, its view is verified as it is.
/// - Parameters:
///   - controller: The controller to show.
///   - name: A name that distinguishes the pictures of a test. Without it, they are numbered.
///   - device: A name that `understudy devices` lists.
///   - size: The size of the screen in points, instead of the device's.
///   - comparer: The way to compare the pictures; by default, no pixel may differ.
///   - record: The record mode of this assertion, or `nil` to use that of the test or the run.
/// - Returns: Whether the picture matches its reference.
@MainActor @discardableResult
public func verify(
    _ controller: UIViewController, named name: String? = nil, on device: String = DeviceDescription.default.name, size: CGSize? = nil,
    as comparer: Comparer = .exact, record: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, function: String = #function
) -> Bool {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    let verification = Verification(place, name, comparer, record)
    if controller.viewIfLoaded?.window != nil { return verification.check(Subject.view(controller.view, size: nil)) }
    let stage = Stage(root: controller, device: device, size: size, fileID: fileID, filePath: filePath, line: line, column: column)
    stage.settle()
    return verification.check(Subject.screen(stage))
}

/// Verifies the whole screen: all windows, including presented controllers, alerts, and the keyboard.
/// - Parameters:
///   - stage: The stage whose screen is drawn.
///   - name: A name that distinguishes the pictures of a test. Without it, they are numbered.
///   - comparer: The way to compare the pictures; by default, no pixel may differ.
///   - record: The record mode of this assertion, or `nil` to use that of the test or the run.
/// - Returns: Whether the picture matches its reference.
@MainActor @discardableResult
public func verify(
    screen stage: Stage, named name: String? = nil, as comparer: Comparer = .exact, record: RecordMode? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: String = #function
) -> Bool {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    return Verification(place, name, comparer, record).check(Subject.screen(stage))
}

/// Verifies text, line by line.
/// - Parameter pathExtension: The file name extension of the reference.
@MainActor @discardableResult
public func verify(
    text: String, named name: String? = nil, pathExtension: String = "txt", record: RecordMode? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: String = #function
) -> Bool {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    return SnapshotCheck(place, named: name, record: record).run(Data(text.utf8), pathExtension) { reference in
        SnapshotCheck.Mismatch(
            sentences: LineDifference.lines(from: String(decoding: reference, as: UTF8.self), to: text),
            attachments: [(name: "actual." + pathExtension, data: Data(text.utf8))])
    }
}

/// The subject of a picture.
@MainActor
struct Subject {
    var pixels: @MainActor () -> Pixels?
    var scene: @MainActor () -> SceneNode

    static func screen(_ stage: Stage) -> Subject {
        Subject(pixels: { stage.pixels().map(Pixels.init) }, scene: { SceneReader.describeScreen() })
    }

    static func view(_ view: UIView, size: CGSize?) -> Subject {
        if let size {
            view.bounds.size = size
        } else if view.bounds.width <= 0 || view.bounds.height <= 0 {
            let constrained = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            view.bounds.size =
                constrained.width > 0 && constrained.height > 0 ? constrained : view.sizeThatFits(CGSize(width: 10_000, height: 10_000))
        }
        view.layoutIfNeeded()
        EventLoop.main.turn()
        return Subject(
            pixels: {
                guard view.bounds.width > 0, view.bounds.height > 0 else { return nil }
                let image = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
                    _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
                }
                return image.cgImage?.buffer.map(Pixels.init)
            }, scene: { SceneReader.describe(view) })
    }

    static func layer(_ layer: CALayer) -> Subject {
        layer.layoutIfNeeded()
        return Subject(
            pixels: {
                guard layer.bounds.width > 0, layer.bounds.height > 0 else { return nil }
                return UIGraphicsImageRenderer(size: layer.bounds.size).image { layer.renderAsShown(in: $0.cgContext) }.cgImage?.buffer.map(
                    Pixels.init)
            }, scene: { SceneReader.describe(layer) })
    }
}

/// An assertion about a picture.
@MainActor
struct Verification {
    let place: TestPlace
    let name: String?
    let comparer: Comparer
    let record: RecordMode?

    init(_ place: TestPlace, _ name: String?, _ comparer: Comparer, _ record: RecordMode?) {
        (self.place, self.name, self.comparer, self.record) = (place, name, comparer, record)
    }

    func check(_ subject: Subject) -> Bool {
        guard let pixels = subject.pixels() else {
            TestReport.fail("the picture would be empty, because the width or height is zero", at: place)
            return false
        }
        let check = SnapshotCheck(place, named: name, record: record)
        let described = { PictureChanges.description(subject.scene()) }
        return check.run(pixels.png, "png", companions: { [("scene", described())] }) { reference in
            let changes = PictureChanges(
                from: reference, to: pixels, scene: subject.scene(), recorded: check.store.read("scene"), comparer: comparer,
                scale: UIScreen.main.scale)
            return changes.map { changes in
                var attachments = [
                    (name: "reference.png", data: reference), (name: "actual.png", data: pixels.png),
                    (name: "actual.scene", data: described()),
                ]
                if let difference = changes.difference { attachments.append((name: "difference.png", data: difference)) }
                return SnapshotCheck.Mismatch(sentences: changes.sentences, attachments: attachments)
            }
        }
    }
}

/// The lines of two texts that differ.
enum LineDifference {
    /// Returns the lines of the reference after `- ` and the current lines after `+ `, with two lines of context.
    static func lines(from old: String, to new: String) -> [String] {
        let a = old.components(separatedBy: "\n"), b = new.components(separatedBy: "\n")
        let difference = b.difference(from: a)
        var removed: Set<Int> = [], inserted: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var all: [(mark: String, line: String)] = []
        var (i, j) = (0, 0)
        while i < a.count || j < b.count {
            if removed.contains(i) {
                all.append(("-", a[i]))
                i += 1
            } else if inserted.contains(j) {
                all.append(("+", b[j]))
                j += 1
            } else {
                all.append((" ", b[j]))
                i += 1
                j += 1
            }
        }
        let near = all.indices.filter { index in all[max(0, index - 2)...min(all.count - 1, index + 2)].contains { $0.mark != " " } }
        var lines: [String] = []
        for (position, index) in near.enumerated() {
            if position > 0, near[position - 1] != index - 1 { lines.append("  …") }
            lines.append("  \(all[index].mark) \(all[index].line)")
        }
        return lines
    }
}
