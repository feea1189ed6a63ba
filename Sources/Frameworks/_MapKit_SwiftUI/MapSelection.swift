/// Something on the map itself that the user selects. The map here has nothing to select.
public struct MapFeature: Hashable, Sendable {
    /// The kind of a feature of the map. Features can't be selected here, because no map data is available.
    public enum FeatureKind: Hashable, Sendable { case pointOfInterest, territory, physicalFeature }
    let number: Int
    public var title: String? { nil }
    public var image: Image? { nil }
    public var kind: FeatureKind? { nil }
    public var coordinate: CLLocationCoordinate2D { .init() }
    public var pointOfInterestCategory: MKPointOfInterestCategory? { nil }
    public var backgroundColor: Color? { nil }
}

/// The selected mark or feature of a map.
public struct MapSelection<SelectionValue: Hashable>: Hashable {
    /// The value of the selected mark, or the selected feature.
    public let value: SelectionValue?, feature: MapFeature?
    /// Creates a selection of a mark.
    public init(_ value: SelectionValue) { (self.value, feature) = (value, nil) }
    public init(_ feature: MapFeature) { (value, self.feature) = (nil, feature) }
}

/// Reads and writes a map's selection by the tags of its marks.
@MainActor struct MapPick {
    let selected: @MainActor () -> AnyHashable?
    let select: @MainActor (AnyHashable?) -> Void

    init<Value: Hashable>(_ selection: Binding<Value?>) {
        selected = { selection.wrappedValue.map { AnyHashable($0) } }
        select = { tag in
            let value = tag?.base as? Value
            if selection.wrappedValue != value { selection.wrappedValue = value }
        }
    }
}

extension View {
    /// Returns the view unchanged: features aren't selected.
    public func mapFeatureSelectionContent(@MapContentBuilder content: @escaping (MapFeature) -> some MapContent) -> some View { self }
    /// Returns the view unchanged: features aren't selected.
    public func mapFeatureSelectionDisabled(_ disabled: @escaping (MapFeature) -> Bool) -> some View { self }
    /// Returns the view unchanged: features aren't selected.
    public func mapFeatureSelectionAccessory(_ style: MapItemDetailAccessoryStyle? = .automatic) -> some View { self }
}
/// The form in which a map shows the details of a selected place.
public struct MapItemDetailAccessoryStyle: Sendable {
    public static let automatic = Self(), caption = Self(), sheet = Self(), callout = Self()
}
