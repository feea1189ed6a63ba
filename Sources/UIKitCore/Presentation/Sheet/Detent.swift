import Foundation

/// The context in which a custom detent is resolved: the container's traits, and the greatest height in points inside the safe area.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the view that contains the sheet.
    var containerTraitCollection: UITraitCollection { get }
    /// The height in points of the highest possible detent, without the safe area at the bottom.
    var maximumDetentValue: CGFloat { get }
}

/// Receives the detent that the user selected, but not one that code selected. (SP-D080)
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called after the user dragged the sheet to another detent. Not called when code sets the detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing by default.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {
    }
}

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// The name of a detent, by which a sheet's selected detent and its largest undimmed detent are given.
        public struct Identifier: Hashable, RawRepresentable, Sendable {
            /// The name as text. The system's have the prefix `com.apple.UIKit.`.
            public let rawValue: String
            /// Creates the name of a custom detent. It must be unique among a sheet's detents.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates the name of a custom detent. It must be unique among a sheet's detents.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            // Half of the screen, and the whole sheet. (SP-D076)
            /// The name of the detent at about half of the container's height.
            public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
            /// The name of the detent at full height.
            public static let large = Identifier(rawValue: "com.apple.UIKit.large")
        }

        /// The name of the detent, given or generated.
        open private(set) var identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(identifier: Identifier, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?) {
            (self.identifier, self.resolver) = (identifier, resolver)
            super.init()
        }

        /// Returns a detent at about half of the container's height. It is inactive where the height is compact, as on a phone in
        /// landscape.
        public class func medium() -> Detent {
            Detent(identifier: .medium) { context in
                // SP-D076: inactive in compact height.
                guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
                return (context as? DetentResolution)?.mediumValue ?? context.maximumDetentValue / 2
            }
        }

        /// Returns a detent at the greatest height.
        public class func large() -> Detent { Detent(identifier: .large) { $0.maximumDetentValue } }

        private static var lastGenerated = 0

        // The height is measured within the safe area. (SP-D077)
        /// Returns a detent whose height `resolver` computes.
        ///
        /// - Parameters:
        ///   - identifier: The detent's name; `nil` generates one.
        ///   - resolver: Returns the height in points without the safe area at the bottom, or `nil` while the detent is inactive. It runs
        ///     in each layout after ``UISheetPresentationController/invalidateDetents()``.
        public class func custom(
            identifier: Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            if let identifier { return Detent(identifier: identifier, resolver: resolver) }
            lastGenerated += 1
            return Detent(identifier: Identifier("UISheetPresentationControllerDetent.\(lastGenerated)"), resolver: resolver)
        }

        // SP-D077: clamped.
        /// Returns the detent's height in points without the safe area at the bottom, at most the context's greatest; `nil` if the detent
        /// is inactive.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context).map { min($0, context.maximumDetentValue) }
        }
    }
}

/// The context in which a detent's height is resolved. (SP-D078)
@MainActor
final class DetentResolution: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    let mediumValue: CGFloat

    init(traits: UITraitCollection, geometry: SheetGeometry) {
        (containerTraitCollection, maximumDetentValue, mediumValue) = (traits, geometry.maximumDetentValue, geometry.mediumDetentValue)
        super.init()
    }
}
