// The initializers of controls whose label is a title with an icon, and those that take a localized string as a resource.

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a localized title and an image from the app's assets.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }
    /// Creates a label with a title that isn't localized, and an image from the app's assets.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }
    /// Creates a label with a title from a resource, and a symbol.
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
    }
    /// Creates a label with a title from a resource, and an image from the app's assets.
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
        self.init(title: { Text(titleResource) }, icon: { Image(resource) })
    }
}

extension Button where Label == SwiftUICompanion.Label<Text, Image> {
    /// Creates a button with a localized title and a symbol.
    @preconcurrency public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { SwiftUICompanion.Label(titleKey, systemImage: systemImage) }
    }
    /// Creates a button with a role, a localized title, and a symbol.
    @preconcurrency public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUICompanion.Label(titleKey, systemImage: systemImage) }
    }
    /// Creates a button with a localized title and an image from the app's assets.
    @preconcurrency public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { SwiftUICompanion.Label(titleKey, image: image) }
    }
    /// Creates a button with a role, a localized title, and an image from the app's assets.
    @preconcurrency public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUICompanion.Label(titleKey, image: image) }
    }
    /// Creates a button with a title that isn't localized, and a symbol.
    @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: action) { SwiftUICompanion.Label(title, systemImage: systemImage) }
    }
    /// Creates a button with a role, a title that isn't localized, and a symbol.
    @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUICompanion.Label(title, systemImage: systemImage) }
    }
    /// Creates a button with a title that isn't localized, and an image from the app's assets.
    @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
        _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: action) { SwiftUICompanion.Label(title, image: image) }
    }
    /// Creates a button with a role, a title that isn't localized, and an image from the app's assets.
    @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUICompanion.Label(title, image: image) }
    }
}

extension Toggle where Label == SwiftUICompanion.Label<Text, Image> {
    /// Creates a toggle with a localized title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUICompanion.Label(titleKey, systemImage: systemImage) }
    }
    /// Creates a toggle with a localized title and an image from the app's assets.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUICompanion.Label(titleKey, image: image) }
    }
    /// Creates a toggle with a title that isn't localized, and a symbol.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUICompanion.Label(title, systemImage: systemImage) }
    }
    /// Creates a toggle with a title that isn't localized, and an image from the app's assets.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUICompanion.Label(title, image: image) }
    }
}

extension Menu where Label == SwiftUICompanion.Label<Text, Image> {
    /// Creates a menu with a localized title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUICompanion.Label(titleKey, systemImage: systemImage) }
    }
    /// Creates a menu with a localized title, a symbol, and an action that a tap performs.
    @preconcurrency public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { SwiftUICompanion.Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction)
    }
    /// Creates a menu with a localized title and an image from the app's assets.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUICompanion.Label(titleKey, image: image) }
    }
    /// Creates a menu with a localized title, an image from the app's assets, and an action that a tap performs.
    @preconcurrency public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { SwiftUICompanion.Label(titleKey, image: image) }, primaryAction: primaryAction)
    }
    /// Creates a menu with a title that isn't localized, and a symbol.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUICompanion.Label(title, systemImage: systemImage) }
    }
    /// Creates a menu with a title that isn't localized, a symbol, and an action that a tap performs.
    @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { SwiftUICompanion.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
    }
    /// Creates a menu with a title that isn't localized, and an image from the app's assets.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUICompanion.Label(title, image: image) }
    }
    /// Creates a menu with a title that isn't localized, an image from the app's assets, and an action that a tap performs.
    @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { SwiftUICompanion.Label(title, image: image) }, primaryAction: primaryAction)
    }
}
extension Menu where Label == Text {
    /// Creates a menu with a localized title and an action that a tap performs.
    @preconcurrency public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }
    /// Creates a menu with a title that isn't localized, and an action that a tap performs.
    @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Picker where Label == SwiftUICompanion.Label<Text, Image> {
    /// Creates a picker with a localized title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUICompanion.Label(titleKey, systemImage: systemImage) }
    }
    /// Creates a picker with a localized title and an image from the app's assets.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUICompanion.Label(titleKey, image: image) }
    }
    /// Creates a picker with a title that isn't localized, and a symbol.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUICompanion.Label(title, systemImage: systemImage) }
    }
    /// Creates a picker with a title that isn't localized, and an image from the app's assets.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUICompanion.Label(title, image: image) }
    }
}

extension Button where Label == Text {
    /// Creates a button with a title from a resource.
    @_disfavoredOverload @preconcurrency public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { Text(titleResource) } }
}
extension Toggle where Label == Text {
    /// Creates a toggle with a title from a resource.
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }
}
extension Menu where Label == Text {
    /// Creates a menu with a title from a resource.
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}
extension Picker where Label == Text {
    /// Creates a picker with a title from a resource.
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(titleResource) } }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a title from a resource.
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}
extension NavigationLink where Label == Text {
    /// Creates a link with a title from a resource, which pushes a view.
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(titleResource) }
    }
}
extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link with a title from a resource, which pushes the destination for a value. A nil value disables it.
    @_disfavoredOverload public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
        self.init(value: value) { Text(titleResource) }
    }
}
extension View {
    /// Sets the title of the screen in the navigation bar from a resource.
    @_disfavoredOverload public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(Text(titleResource))
    }
    /// Presents an alert with a title from a resource while a Boolean is true.
    @_disfavoredOverload public func alert<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions) }
    /// Presents an alert with a title from a resource and a message while a Boolean is true.
    @_disfavoredOverload public func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message) }
    /// Presents a choice of actions with a title from a resource.
    @_disfavoredOverload public func confirmationDialog<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmationDialog(Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }
}
