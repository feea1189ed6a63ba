import EmulatedDevices
import Foundation
import UIKit

/// The settings under which a screen is verified: every combination of the values in the lists.
///
///     verify(matrix: SnapshotMatrix(devices: ["iPhone SE", "iPad Air 11"], appearances: [.light, .dark]), named: "list") {
///         ListController()
///     }
public struct SnapshotMatrix: Sendable {
    /// The devices, by the names that `understudy devices` lists.
    public var devices: [String]
    /// The orientations of the interface.
    public var orientations: [UIInterfaceOrientation]
    /// The appearances, light or dark.
    public var appearances: [UIUserInterfaceStyle]
    /// The contrasts: normal, or increased as in the accessibility settings.
    public var contrasts: [UIAccessibilityContrast]
    /// The text sizes that the user prefers.
    public var textSizes: [UIContentSizeCategory]
    /// The languages, such as `de` or `pt-BR`. `nil` leaves the user's languages unchanged.
    public var languages: [String?]
    /// The layout directions.
    public var directions: [UITraitEnvironmentLayoutDirection]
    /// The generations of iOS to emulate.
    public var generations: [Generation]

    /// Creates a matrix. Each list has one default value, so a matrix without arguments has one variant.
    public init(
        devices: [String] = [DeviceDescription.default.name], orientations: [UIInterfaceOrientation] = [.portrait],
        appearances: [UIUserInterfaceStyle] = [.light], contrasts: [UIAccessibilityContrast] = [.normal],
        textSizes: [UIContentSizeCategory] = [.large], languages: [String?] = [nil],
        directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight],
        generations: [Generation] = [Generation.current]
    ) {
        (self.devices, self.orientations, self.appearances, self.contrasts) = (devices, orientations, appearances, contrasts)
        (self.textSizes, self.languages, self.directions, self.generations) = (textSizes, languages, directions, generations)
    }

    /// A combination of values.
    public struct Variant: Sendable, CustomStringConvertible {
        /// The device, by the name that `understudy devices` lists.
        public var device: String
        /// The orientation of the interface.
        public var orientation: UIInterfaceOrientation
        /// The appearance, light or dark.
        public var appearance: UIUserInterfaceStyle
        /// The contrast.
        public var contrast: UIAccessibilityContrast
        /// The text size that the user prefers.
        public var textSize: UIContentSizeCategory
        /// The language, or `nil` for the user's languages.
        public var language: String?
        /// The layout direction.
        public var direction: UITraitEnvironmentLayoutDirection
        /// The generation of iOS to emulate.
        public var generation: Generation
        /// The values that differ between variants: `iPhone-SE-dark-rtl`.
        public var description: String

        /// Returns a stage with these settings that shows `root`.
        @MainActor public func stage(root: UIViewController? = nil) -> Stage {
            Stage(
                root: root, device: device, orientation: orientation, appearance: appearance, textSize: textSize,
                isRightToLeft: direction == .rightToLeft, contrast: contrast, language: language)
        }
    }

    /// All combinations. The value of the first list changes last.
    public var variants: [Variant] {
        var list: [Variant] = []
        for device in devices {
            for orientation in orientations {
                for appearance in appearances {
                    for contrast in contrasts {
                        for textSize in textSizes {
                            for language in languages {
                                for direction in directions {
                                    for generation in generations {
                                        var variant = Variant(
                                            device: device, orientation: orientation, appearance: appearance, contrast: contrast,
                                            textSize: textSize, language: language,
                                            direction: direction, generation: generation, description: "")
                                        variant.description = name(variant)
                                        list.append(variant)
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
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

/// Verifies the screen that `make` creates for each variant, after the screen has settled. Each variant has its own reference and
/// fails separately.
/// - Parameters:
///   - matrix: The settings to combine.
///   - name: A name that precedes the variant's in the names of the references.
///   - comparer: The way to compare the pictures; by default, no pixel may differ.
///   - record: The record mode of these assertions, or `nil` to use that of the test or the run.
///   - make: Creates the root controller. It is called once for each variant.
/// - Returns: Whether all variants match their references.
@MainActor @discardableResult
public func verify(
    matrix: SnapshotMatrix, named name: String? = nil, as comparer: Comparer = .exact, record: RecordMode? = nil,
    fileID: StaticString = #fileID,
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

/// Verifies every scene of a storyboard as the root of a screen, with the app's own classes, for each variant of a matrix. The names of a
/// scene's pictures contain its storyboard identifier, or the identifier that Apple's compiler derives from its object ID.
/// - Parameters:
///   - storyboard: The storyboard. It fails the test if it has no scenes.
///   - matrix: The settings to combine; by default, one variant.
///   - name: A name that precedes the scene's in the names of the references.
///   - comparer: The way to compare the pictures; by default, no pixel may differ.
///   - record: The record mode of these assertions, or `nil` to use that of the test or the run.
/// - Returns: Whether all pictures match their references.
@MainActor @discardableResult
public func verify(
    scenesOf storyboard: UIStoryboard, matrix: SnapshotMatrix = SnapshotMatrix(), named name: String? = nil, as comparer: Comparer = .exact,
    record: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column,
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
