import Foundation
import UIKitCore

/// A preview of a view or a view controller, as Xcode's macro `#Preview` declares it. `understudy previews` draws it.
public struct Preview: Sendable {
    /// The traits of previews that show views.
    public enum ViewTraits: Sendable {}

    package var settings: PreviewSettings
    package let make: @MainActor @Sendable (PreviewSettings) -> PreviewSubject

    package init(
        _ name: String?, _ traits: [PreviewTrait<ViewTraits>], make: @escaping @MainActor @Sendable (PreviewSettings) -> PreviewSubject
    ) {
        settings = PreviewSettings(name: name)
        for trait in traits { trait.change(&settings) }
        self.make = make
    }

    /// Creates a preview of a view controller.
    @preconcurrency public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIViewController
    ) {
        self.init(name, traits) { _ in PreviewSubject(body()) }
    }

    /// Creates a preview of a view.
    @preconcurrency public init(_ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIView) {
        self.init(name, traits) { _ in PreviewSubject(body()) }
    }
}

/// A setting of a preview.
public struct PreviewTrait<T>: Sendable {
    package let change: @Sendable (inout PreviewSettings) -> Void

    package init(_ change: @escaping @Sendable (inout PreviewSettings) -> Void) { self.change = change }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Shows the content on a device.
    public static var defaultLayout: Self { Self { $0.layout = .device } }
    /// Shows the content alone, at the size that fits it.
    public static var sizeThatFitsLayout: Self { Self { $0.layout = .sizeThatFits } }
    /// Shows the content alone, at a size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
        Self { $0.layout = .fixed(CGSize(width: width, height: height)) }
    }
    public static var portrait: Self { Self { $0.orientation = .portrait } }
    public static var portraitUpsideDown: Self { Self { $0.orientation = .portraitUpsideDown } }
    public static var landscapeLeft: Self { Self { $0.orientation = .landscapeLeft } }
    public static var landscapeRight: Self { Self { $0.orientation = .landscapeRight } }
}

/// The layout of a preview.
package struct PreviewSettings: Sendable {
    package enum Layout: Sendable, Equatable {
        case device, sizeThatFits
        case fixed(CGSize)
    }

    package var name: String?
    /// The name of the device, or `nil` for the one that the user chooses.
    package var device: String?
    package var layout: Layout?
    package var orientation: UIInterfaceOrientation?
    /// The views that SwiftUI wraps around the content, innermost first.
    package var wrappers: [any PreviewWrapper] = []

    package init(name: String? = nil) { self.name = name }
}

/// A view that is wrapped around the content of previews, with a context that they share.
package protocol PreviewWrapper: Sendable {
    /// Creates the context, unless another preview has created it.
    @MainActor func prepare() async throws
    /// Returns the wrapped content. Both are views of SwiftUI.
    @MainActor func wrap(_ content: Any) -> Any
}

/// The content of a preview.
@MainActor package struct PreviewSubject {
    package let controller: UIViewController
    /// Returns the size of the content that fits into a size.
    package let fitting: (CGSize) -> CGSize

    package init(_ controller: UIViewController, fitting: @escaping (CGSize) -> CGSize) {
        (self.controller, self.fitting) = (controller, fitting)
    }

    init(_ controller: UIViewController) {
        self.init(controller) { limit in
            let preferred = controller.preferredContentSize
            return preferred.width > 0 && preferred.height > 0 ? preferred : Self.size(of: controller.view, in: limit)
        }
    }

    /// Shows the view as large as the screen, or as the size that the layout gives it.
    init(_ view: UIView) {
        let size = view.bounds.size
        self.init(ViewPreviewController(view)) { limit in
            let fitting = Self.size(of: view, in: limit)
            return fitting.width > 0 && fitting.height > 0 ? fitting : size
        }
    }

    private static func size(of view: UIView, in limit: CGSize) -> CGSize {
        var size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        // Text breaks into lines at the device's width.
        if size.width > limit.width {
            size = view.systemLayoutSizeFitting(
                CGSize(width: limit.width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        }
        return size.width > 0 && size.height > 0 ? size : view.sizeThatFits(limit)
    }
}

private final class ViewPreviewController: UIViewController {
    private let content: UIView

    init(_ content: UIView) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        content.translatesAutoresizingMaskIntoConstraints = true
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.frame = view.bounds
        view.addSubview(content)
    }
}

// MARK: A program's previews

/// The translator's name for `#Preview`.
public typealias _USPreview = Preview

/// The previews of a program, in the order in which its files register them.
public enum _USPreviews {
    /// A place in the sources that declares previews.
    package struct Entry: Sendable {
        package let file: String
        package let line: Int
        package let make: @MainActor @Sendable () -> [Preview]
    }

    // Filled before the app launches, from the constructors of the translated files.
    package nonisolated(unsafe) private(set) static var entries: [Entry] = []

    package static func add(file: String, line: Int, make: @escaping @MainActor @Sendable () -> [Preview]) {
        entries.append(Entry(file: file, line: line, make: make))
    }

    /// Registers a `#Preview`.
    @preconcurrency public static func add(_ make: @escaping @MainActor () -> Preview, file: String, line: Int) {
        add(file: file, line: line) { [make()] }
    }
}
