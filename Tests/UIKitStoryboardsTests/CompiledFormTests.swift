import Foundation
import InterfaceBuilder
import RuleTrait
import Testing
import UIKit

@testable import UIKitStoryboards

/// The output of `understudy storyboard compile` creates the same objects as the source.
@MainActor
@Suite(.serialized)
struct CompiledFormTests {
    /// Every interface file of the examples; `UNDERSTUDY_INTERFACES` sets another folder.
    nonisolated private static let files: [URL] = {
        let examples = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Examples").standardized.path
        let folder = ProcessInfo.processInfo.environment["UNDERSTUDY_INTERFACES"] ?? examples
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted().map { URL(fileURLWithPath: folder + "/" + $0) }
    }()

    @Test("the compiled form and the XML give the same objects with the same values", .rule("SP-A104"))
    func sameObjects() throws {
        var differing: [String] = []
        var objects = 0
        for url in Self.files {
            let source = try Data(contentsOf: url)
            guard let compiled = try? InterfaceCompiler.compile(Array(source), file: url.path) else { continue }
            let (first, second) = (try dump(source), try dump(Data(compiled)))
            objects += first.count
            if first != second {
                differing.append("\(url.path): " + zip(first, second).first { $0 != $1 }.map { "\($0) ≠ \($1)" }.debugDescription)
            }
        }
        #expect(differing.isEmpty, Comment(rawValue: differing.joined(separator: "\n")))
        #expect(Self.files.count >= 5 && objects > 200)
    }

    private func dump(_ data: Data) throws -> [String] {
        DesignTime.isOn = true
        defer { DesignTime.isOn = false }
        var lines: [String] = []
        _ = Console.capturing {
            _ = Fault.catching {
                guard let file = try? DesignedFile(data: data, in: .main) else { return }
                for id in file.controllerIDs {
                    guard let controller = file.controller(withObjectID: id) else { continue }
                    // In either form, the view's objects are created on demand.
                    #expect(!controller.isViewLoaded, "\(type(of: controller))")
                    Self.add(controller, 0, &lines)
                }
                if file.controllerIDs.isEmpty { for (_, view) in file.views() { Self.add(view, 0, &lines) } }
            }
        }
        return lines
    }

    private static func add(_ controller: UIViewController, _ depth: Int, _ lines: inout [String]) {
        guard depth < 20 else { return }
        controller.loadViewIfNeeded()
        let items =
            (controller.navigationItem.leftBarButtonItems ?? []) + (controller.navigationItem.rightBarButtonItems ?? [])
            + (controller.toolbarItems ?? [])
        lines.append(
            "\(type(of: controller)) \(controller.title ?? "") \(controller.navigationItem.title ?? "") \(controller.tabBarItem.title ?? "") \(controller.modalPresentationStyle.rawValue)"
        )
        lines += items.map { "\($0.title ?? "") \($0.tag) \($0.isEnabled) \($0.image?.size ?? .zero)" }
        if let view = controller.view { add(view, depth, &lines) }
        for child in controller.children { add(child, depth + 1, &lines) }
    }

    private static func add(_ view: UIView, _ depth: Int, _ lines: inout [String]) {
        let spaces = String(repeating: " ", count: depth)
        var line =
            "\(spaces)\(type(of: view)) \(view.frame) \(view.alpha) \(view.isHidden) \(view.tag) \(view.contentMode.rawValue) \(view.autoresizingMask.rawValue)"
        line +=
            " \(view.isUserInteractionEnabled) \(view.clipsToBounds) \(view.gestureRecognizers?.count ?? 0) \(view.accessibilityLabel ?? "") \(color(view.backgroundColor)) \(color(view.tintColor))"
        switch view {
        case let label as UILabel:
            line +=
                " \(label.text ?? "") \(label.font.fontName) \(label.font.pointSize) \(label.textAlignment.rawValue) \(label.numberOfLines) \(color(label.textColor))"
        case let button as UIButton:
            line +=
                " \(button.title(for: .normal) ?? "") \(button.image(for: .normal)?.size ?? .zero) \(button.allControlEvents.rawValue) \(button.configuration?.title ?? "")"
        case let field as UITextField:
            line += " \(field.text ?? "") \(field.placeholder ?? "") \(field.keyboardType.rawValue) \(field.borderStyle.rawValue)"
        case let text as UITextView: line += " \(text.text ?? "") \(text.isEditable)"
        case let image as UIImageView: line += " \(image.image?.size ?? .zero)"
        case let stack as UIStackView:
            line += " \(stack.axis.rawValue) \(stack.spacing) \(stack.alignment.rawValue) \(stack.distribution.rawValue)"
        case let control as UISegmentedControl: line += " \(control.numberOfSegments) \(control.selectedSegmentIndex)"
        case let slider as UISlider: line += " \(slider.value) \(slider.minimumValue) \(slider.maximumValue)"
        case let table as UITableView: line += " \(table.style.rawValue) \(table.rowHeight) \(table.separatorStyle.rawValue)"
        default: break
        }
        lines.append(line)
        for constraint in view.constraints {
            let items = [constraint.firstItem, constraint.secondItem].map { $0.map { "\(type(of: $0))" } ?? "-" }
            lines.append(
                "\(spaces)| \(items[0]).\(constraint.firstAttribute.rawValue) \(constraint.relation.rawValue) \(items[1]).\(constraint.secondAttribute.rawValue) × \(constraint.multiplier) + \(constraint.constant) @ \(constraint.priority.rawValue)"
            )
        }
        for subview in view.subviews { add(subview, depth + 1, &lines) }
    }

    private static func color(_ color: UIColor?) -> String {
        var (red, green, blue, alpha) = (0.0 as CGFloat, 0.0 as CGFloat, 0.0 as CGFloat, 0.0 as CGFloat)
        _ = color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return color == nil ? "-" : "\(red),\(green),\(blue),\(alpha)"
    }
}
