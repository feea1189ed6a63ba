import EmulatedDevices
import Foundation
import UIKit

/// The circumstances under which one screen is verified: every combination of what the lists hold.
///
///     verify(matrix: SnapshotMatrix(devices: ["iPhone SE", "iPad Air 11"], appearances: [.light, .dark]), named: "list") { ListController() }
public struct SnapshotMatrix: Sendable {
    /// Names that `understudy devices` lists.
    public var devices: [String]
    public var orientations: [UIInterfaceOrientation]
    public var appearances: [UIUserInterfaceStyle]
    public var contrasts: [UIAccessibilityContrast]
    public var textSizes: [UIContentSizeCategory]
    /// `de`, `pt-BR`; nil leaves the user's languages as they are.
    public var languages: [String?]
    public var directions: [UITraitEnvironmentLayoutDirection]
    public var generations: [Generation]

    public init(
        devices: [String] = [DeviceDescription.default.name], orientations: [UIInterfaceOrientation] = [.portrait],
        appearances: [UIUserInterfaceStyle] = [.light], contrasts: [UIAccessibilityContrast] = [.normal],
        textSizes: [UIContentSizeCategory] = [.large], languages: [String?] = [nil], directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight],
        generations: [Generation] = [Generation.current]
    ) {
        (self.devices, self.orientations, self.appearances, self.contrasts) = (devices, orientations, appearances, contrasts)
        (self.textSizes, self.languages, self.directions, self.generations) = (textSizes, languages, directions, generations)
    }

    /// One combination.
    public struct Variant: Sendable, CustomStringConvertible {
        public var device: String
        public var orientation: UIInterfaceOrientation
        public var appearance: UIUserInterfaceStyle
        public var contrast: UIAccessibilityContrast
        public var textSize: UIContentSizeCategory
        public var language: String?
        public var direction: UITraitEnvironmentLayoutDirection
        public var generation: Generation
        /// What of it differs from variant to variant: `iPhone-SE-dark-rtl`.
        public var description: String

        /// A screen like this with `root` on it.
        @MainActor public func stage(root: UIViewController? = nil) -> Stage {
            Stage(
                root: root, device: device, orientation: orientation, appearance: appearance, textSize: textSize,
                isRightToLeft: direction == .rightToLeft, contrast: contrast, language: language)
        }
    }

    /// All combinations, the first list's slowest.
    public var variants: [Variant] {
        var list: [Variant] = []
        for device in devices { for orientation in orientations { for appearance in appearances { for contrast in contrasts {
            for textSize in textSizes { for language in languages { for direction in directions { for generation in generations {
                var variant = Variant(
                    device: device, orientation: orientation, appearance: appearance, contrast: contrast, textSize: textSize, language: language,
                    direction: direction, generation: generation, description: "")
                variant.description = name(variant)
                list.append(variant)
            } } } }
        } } } }
        return list
    }

    private func name(_ variant: Variant) -> String {
        var parts: [String] = []
        func add<T>(_ axis: [T], _ word: String) { if axis.count > 1 { parts.append(word) } }
        add(devices, variant.device)
        add(orientations, Self.word(variant.orientation))
        add(appearances, variant.appearance == .dark ? "dark" : "light")
        add(contrasts, variant.contrast == .high ? "high-contrast" : "normal-contrast")
        add(textSizes, variant.textSize.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: ""))
        add(languages, variant.language ?? "own-language")
        add(directions, variant.direction == .rightToLeft ? "rtl" : "ltr")
        add(generations, "\(variant.generation)")
        return parts.joined(separator: "-")
    }

    private static func word(_ orientation: UIInterfaceOrientation) -> String {
        switch orientation {
        case .landscapeLeft: "landscape-left"
        case .landscapeRight: "landscape-right"
        case .portraitUpsideDown: "upside-down"
        default: "portrait"
        }
    }
}

/// Verifies the screen that `make` makes anew for each variant, once it has come to rest. Each variant has a reference of its own and fails by itself.
/// - Returns: whether all agree.
@MainActor @discardableResult
public func verify(
    matrix: SnapshotMatrix, named name: String? = nil, as comparer: Comparer = .exact, record: RecordMode? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: String = #function,
    of make: () throws -> UIViewController
) rethrows -> Bool {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    var agree = true
    let before = AppLanguages.preferred
    defer { if matrix.languages.contains(where: { $0 != nil }) { AppLanguages.use(before) } }
    for variant in matrix.variants {
        let isSame = try Generation.emulating(variant.generation) {
            let stage = variant.stage()
            stage.show(try make())
            stage.settle()
            let words = [name, variant.description].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "-")
            return Verification(place, words.isEmpty ? nil : words, comparer, record).check(.screen(stage))
        }
        agree = isSame && agree
    }
    return agree
}

/// Verifies every scene of a storyboard as the root of a screen, with the app's own classes, under each variant of a matrix. A scene's pictures have its
/// storyboard identifier in their names, or what Apple's compiler makes of its object's identifier.
@MainActor @discardableResult
public func verify(
    scenesOf storyboard: UIStoryboard, matrix: SnapshotMatrix = SnapshotMatrix(), named name: String? = nil, as comparer: Comparer = .exact,
    record: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: String = #function
) -> Bool {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    let scenes = storyboard.sceneList
    if scenes.isEmpty { TestReport.fail("the storyboard \(storyboard.name) has no scenes", at: place) }
    var agree = !scenes.isEmpty
    for scene in scenes {
        let words = [name, scene.name].compactMap { $0 }.joined(separator: "-")
        let isSame = verify(
            matrix: matrix, named: words, as: comparer, record: record, fileID: fileID, filePath: filePath, line: line, column: column,
            function: function
        ) { storyboard.controller(ofScene: scene.objectID) ?? UIViewController() }
        agree = isSame && agree
    }
    return agree
}
