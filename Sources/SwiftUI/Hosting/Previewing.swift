// Modifiers that affect only previews, in Xcode and in `understudy previews`.

/// A type that provides previews.
@preconcurrency @MainActor public protocol PreviewProvider {
    associatedtype Previews: View
    /// The views that a preview shows.
    @ViewBuilder static var previews: Previews { get }
    /// The platform of the previews; nil uses the app's.
    static var platform: PreviewPlatform? { get }
}
extension PreviewProvider {
    /// Nil, for the platform of the app.
    public static var platform: PreviewPlatform? { nil }
}
/// The platform of a preview. Only iOS is emulated.
public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }

/// A device on which Xcode shows a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a device with a name, such as `iPhone 15`.
    public init(stringLiteral value: String) { rawValue = value }
}
/// The space that a preview gets: a device's screen, the content's own size, or a fixed size in points.
public enum PreviewLayout: Sendable { case device, sizeThatFits, fixed(width: CGFloat, height: CGFloat) }
/// The orientation of the device in a preview.
public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
    public let id: String
    /// The orientations with the home indicator at the bottom, and at the top.
    public static let portrait = Self(id: "portrait"), portraitUpsideDown = Self(id: "portraitUpsideDown")
    /// The orientations with the device turned to the left, and to the right.
    public static let landscapeLeft = Self(id: "landscapeLeft"), landscapeRight = Self(id: "landscapeRight")
    /// All four orientations.
    public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]

    fileprivate var interface: UIInterfaceOrientation {
        switch self {
        case .landscapeLeft: .landscapeLeft
        case .landscapeRight: .landscapeRight
        case .portraitUpsideDown: .portraitUpsideDown
        default: .portrait
        }
    }
}
extension View {
    /// Sets the device of the previews inside, unless an inner view sets it; nil chooses the device of the app.
    public func previewDevice(_ device: PreviewDevice?) -> some View {
        modifier(PreviewChange { settings in if settings.device == nil { settings.device = device?.rawValue } })
    }
    /// Sets the space of the previews inside, unless an inner view sets it.
    public func previewLayout(_ layout: PreviewLayout) -> some View {
        modifier(
            PreviewChange { settings in
                guard settings.layout == nil else { return }
                settings.layout =
                    switch layout {
                    case .device: .device
                    case .sizeThatFits: .sizeThatFits
                    case .fixed(let width, let height): .fixed(CGSize(width: width, height: height))
                    }
            })
    }
    /// Sets the name of the previews inside, unless an inner view sets it; nil means none.
    public func previewDisplayName(_ name: String?) -> some View {
        modifier(PreviewChange { settings in if settings.name == nil { settings.name = name } })
    }
    /// Sets the orientation of the previews inside, unless an inner view sets it.
    public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View {
        modifier(PreviewChange { settings in if settings.orientation == nil { settings.orientation = orientation.interface } })
    }
}

/// A setting of the previews inside, unless an inner view sets it. It changes nothing about the view.
private struct PreviewChange: ViewModifier {
    let change: @MainActor (inout PreviewSettings) -> Void
    func body(content: Content) -> some View { content }
}

// MARK: Macros

extension Preview {
    @preconcurrency public init<Content: View>(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> Content
    ) {
        self.init(name, traits) { settings in PreviewSubject(hosting: body(), settings) }
    }
}

extension PreviewSubject {
    fileprivate init(hosting view: any View, _ settings: PreviewSettings) {
        let wrapped = settings.wrappers.reduce(view) { $1.wrap($0) as? any View ?? $0 }
        let controller = UIHostingController(rootView: AnyView(erased: wrapped))
        self.init(controller) { controller.sizeThatFits(in: $0) }
    }
}

/// A modifier of previews with a context, such as sample data, that all of them share.
@preconcurrency @MainActor public protocol PreviewModifier {
    associatedtype Context = Void
    /// The type of the changed view.
    associatedtype Body: View
    typealias Content = PreviewModifierContent
    /// Creates a value that all previews with the modifier share.
    static func makeSharedContext() async throws -> Context
    /// Returns the preview's content with the modifier's changes.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}
extension PreviewModifier where Context == Void {
    /// Creates no context.
    public static func makeSharedContext() async throws {}
}
/// The content of a preview, in its modifier's body.
public struct PreviewModifierContent: View {
    let content: AnyView
    public var body: some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
    // FIXME(gap): a modifier doesn't wrap previews of UIKit's views and view controllers.
    /// Wraps the preview in the modifier. It has no effect on a preview of UIKit.
    @preconcurrency @MainActor public static func modifier(_ modifier: some PreviewModifier) -> Self {
        let wrapper = ModifierWrapper(modifier)
        return Self { $0.wrappers.append(wrapper) }
    }
}

/// The contexts of modifiers, one for each type.
@MainActor private var sharedContexts: [ObjectIdentifier: Any] = [:]

private struct ModifierWrapper: PreviewWrapper {
    private let make: @MainActor @Sendable () async throws -> Void
    private let wrapping: @MainActor @Sendable (Any) -> Any

    @MainActor init<Modifier: PreviewModifier>(_ modifier: Modifier) {
        let key = ObjectIdentifier(Modifier.self)
        make = {
            guard sharedContexts[key] == nil else { return }
            sharedContexts[key] = try await Modifier.makeSharedContext()
        }
        wrapping = { content in
            guard let view = content as? any View, let context = sharedContexts[key] as? Modifier.Context else { return content }
            return modifier.body(content: PreviewModifierContent(content: AnyView(erased: view)), context: context)
        }
    }

    func prepare() async throws { try await make() }
    func wrap(_ content: Any) -> Any { wrapping(content) }
}

// MARK: Providers

/// One of a provider's previews. Galleries and snapshot tests list them by Apple's underscored name.
public struct _Preview: Identifiable {
    /// The index in the provider's list.
    public let id: Int
    /// The view, without the modifiers that are for previews.
    public let content: AnyView
    /// The name set by `previewDisplayName(_:)`.
    public let displayName: String?
    /// The device set by `previewDevice(_:)`.
    public let device: PreviewDevice?
    /// The space set by `previewLayout(_:)`; a device's screen by default.
    public let layout: PreviewLayout
    /// The orientation set by `previewInterfaceOrientation(_:)`; portrait by default.
    public let interfaceOrientation: InterfaceOrientation

    @MainActor fileprivate init(_ id: Int, _ part: PreviewPart) {
        self.id = id
        content = AnyView(erased: part.view)
        displayName = part.settings.name
        device = part.settings.device.map { PreviewDevice(rawValue: $0) }
        layout =
            switch part.settings.layout {
            case .sizeThatFits: .sizeThatFits
            case .fixed(let size): .fixed(width: size.width, height: size.height)
            case .device, nil: .device
            }
        interfaceOrientation = InterfaceOrientation.allCases.first { $0.interface == part.settings.orientation } ?? .portrait
    }
}

extension PreviewProvider {
    /// The previews that Xcode shows, each with its settings.
    public static var _allPreviews: [_Preview] { PreviewPart.all(of: previews).enumerated().map { _Preview($0, $1) } }
}

extension _USPreviews {
    /// Registers a type that provides previews.
    public static func add<Provider: PreviewProvider>(_ provider: Provider.Type, file: String, line: Int) {
        add(file: file, line: line) {
            PreviewPart.all(of: Provider.previews).map { part in
                var preview = Preview(nil, []) { PreviewSubject(hosting: part.view, $0) }
                preview.settings = part.settings
                let type = "\(Provider.self)".replacingOccurrences(of: "_", with: " ")
                preview.settings.name = part.settings.name ?? type
                return preview
            }
        }
    }
}

/// One of the views that a provider lists. Xcode shows the views of a group, a loop, or a list of statements as previews of their own.
@MainActor struct PreviewPart {
    var view: any View
    var settings = PreviewSettings()

    static func all(of view: any View) -> [PreviewPart] {
        switch view {
        case let modified as any AnyModifiedContent:
            all(of: modified.anyContent).map { part in
                var part = part
                if let change = modified.anyModifier as? PreviewChange {
                    change.change(&part.settings)
                } else {
                    // A modifier of a group modifies each of its views.
                    part.view = modified.replacingContent(with: part.view)
                }
                return part
            }
        case let group as any ViewGroup: group.parts.flatMap(all)
        default: [PreviewPart(view: view)]
        }
    }
}
