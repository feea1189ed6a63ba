import UIKitControls

extension UICalendarView {
    /// The size of a decoration below a day.
    public enum DecorationSize: Int, Sendable { case small = 0, medium, large }

    /// A decoration below the number of a day.
    @preconcurrency @MainActor open class Decoration: NSObject {
        private enum Content {
            case image(UIImage?, UIColor?, DecorationSize)
            case view(() -> UIView)
        }
        private let content: Content

        private init(_ content: Content) {
            self.content = content
            super.init()
        }

        /// Creates a filled circle of medium size in the system's fill color.
        public override convenience init() { self.init(.image(nil, nil, .medium)) }
        /// Creates a decoration with an image; without an image a filled circle, without a color the system's fill color.
        public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
            self.init(.image(image, color, size))
        }
        /// Creates a decoration with a custom view. The view is created once for each day that shows it, clipped to its space, and receives
        /// no touches.
        public convenience init(customViewProvider: @escaping () -> UIView) { self.init(.view(customViewProvider)) }

        /// Returns a dot. Nil means the system's fill color.
        public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> UICalendarView.Decoration {
            .init(image: nil, color: color, size: size)
        }
        /// Returns an image, or a dot's place with nil, in a color, or the tint color with nil.
        public static func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> UICalendarView.Decoration {
            .init(image: image, color: color, size: size)
        }
        /// Returns a view that the closure creates for each day.
        public static func customView(_ customViewProvider: @escaping () -> UIView) -> UICalendarView.Decoration {
            .init(customViewProvider: customViewProvider)
        }

        func makeView() -> UIView {
            let shown: UIView
            switch content {
            case .view(let make):
                shown = make()
            case .image(let image, let color, let size):
                // Sizes estimated by eye.
                let points: CGFloat =
                    switch size {
                    case .small: image == nil ? 6 : 10
                    case .medium: image == nil ? 8 : 12
                    case .large: image == nil ? 10 : 14
                    }
                let picture = image ?? UIImage(systemName: "circle.fill")
                let view = UIImageView(image: picture?.withRenderingMode(.alwaysTemplate))
                view.contentMode = .scaleAspectFit
                view.tintColor = color ?? .systemFill
                shown = FixedSizeView(view, CGSize(width: points, height: points))
            }
            shown.clipsToBounds = true
            shown.isUserInteractionEnabled = false
            return shown
        }
    }
}

/// A view that keeps its given size.
private final class FixedSizeView: UIView {
    private let size: CGSize
    init(_ content: UIView, _ size: CGSize) {
        self.size = size
        super.init(frame: CGRect(origin: .zero, size: size))
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }
    required init?(coder: NSCoder) { fatalError("a decoration is not archived") }
    override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }
}
