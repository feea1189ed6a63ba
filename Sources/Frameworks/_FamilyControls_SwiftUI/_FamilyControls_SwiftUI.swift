// The cross-import overlay of SwiftUI and FamilyControls: nothing can be chosen.
@_exported import FamilyControlsCompanion
@_exported import SwiftUICompanion

/// A list of apps, of which there are none.
@preconcurrency @MainActor public struct FamilyActivityPicker: View {
    public init(selection: Binding<FamilyActivitySelection>) {}
    public init(headerText: String? = nil, footerText: String? = nil, selection: Binding<FamilyActivitySelection>) {}
    public var body: some View { ContentUnavailableView { Text(verbatim: "No Apps") } }
}
extension View {
    /// Shows the list of apps as a sheet.
    public func familyActivityPicker(isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>) -> some View {
        sheet(isPresented: isPresented) { FamilyActivityPicker(selection: selection) }
    }
    /// Shows the list of apps as a sheet.
    public func familyActivityPicker(
        headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>
    ) -> some View {
        sheet(isPresented: isPresented) { FamilyActivityPicker(selection: selection) }
    }
}
extension Label where Title == Text, Icon == EmptyView {
    /// Creates the name of an app, which is unknown.
    public init(_ applicationToken: ApplicationToken) {
        self.init {
            Text(verbatim: "")
        } icon: {
            EmptyView()
        }
    }
    /// Creates the name of a kind of apps, which is unknown.
    public init(_ categoryToken: ActivityCategoryToken) {
        self.init {
            Text(verbatim: "")
        } icon: {
            EmptyView()
        }
    }
    /// Creates the name of a site, which is unknown.
    public init(_ webDomainToken: WebDomainToken) {
        self.init {
            Text(verbatim: "")
        } icon: {
            EmptyView()
        }
    }
}
