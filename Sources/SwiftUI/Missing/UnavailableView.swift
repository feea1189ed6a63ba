/// A placeholder for a view that does not compile on Linux: its name on gray, which cannot be mistaken for the real view. The translator
/// inserts it.
public struct _UnavailableView: View {
    let name: String
    let reason: String
    /// The messages that were printed already.
    private static var said: Set<String> = []

    /// Creates a placeholder. `reason` names the location and what is missing there; it is printed when the view first appears.
    public nonisolated init(_ name: String, _ reason: String) { (self.name, self.reason) = (name, reason) }

    public var body: some View {
        Text(verbatim: "\(name) is not available on Linux")
            .font(.footnote)
            .foregroundColor(.secondary)
            .multilineTextAlignment(.center)
            .padding(8)
            .background(Color(uiColor: .secondarySystemBackground))
            .onAppear { if Self.said.insert(reason).inserted { print(reason) } }
    }
}
