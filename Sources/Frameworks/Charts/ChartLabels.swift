/// The name of an axis, beside the plot.
struct AxisLabel {
    let view: AnyView
    let position: AnnotationPosition, alignment: Alignment?, spacing: CGFloat?
}
/// The position of the legend, and what replaces it.
struct LegendPlace {
    var position = AnnotationPosition.automatic, alignment: Alignment?, spacing: CGFloat?
    var content: AnyView?
}

extension View {
    /// Sets a localized title of the x axis.
    public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }
    /// Sets a localized title of the y axis.
    public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }
    /// Sets a title of the x axis that isn't localized.
    @_disfavoredOverload public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }
    /// Sets a title of the y axis that isn't localized.
    @_disfavoredOverload public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }
    /// Sets the title of the x axis.
    public func chartXAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
    }
    /// Sets the title of the y axis.
    public func chartYAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
    }
    /// Sets a view as the title of the x axis.
    public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some View {
        let label = AxisLabel(view: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
        return charts { $0.x.label = label }
    }
    /// Sets a view as the title of the y axis.
    public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some View {
        let label = AxisLabel(view: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
        return charts { $0.y.label = label }
    }

    /// Sets the place of the legend.
    public func chartLegend(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View {
        charts { $0.legendPlace = LegendPlace(position: position, alignment: alignment, spacing: spacing) }
    }
    public func chartLegend<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some View {
        let place = LegendPlace(position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
        return charts { ($0.legend, $0.legendPlace) = (.visible, place) }
    }
}

/// Places labels and the legend around a plot.
struct Surrounded<Content: View>: View {
    /// The sides, in which `automatic` was replaced.
    struct Side: Identifiable {
        let id: Int
        let view: AnyView
        let position: AnnotationPosition, alignment: Alignment, spacing: CGFloat
    }
    let sides: [Side]
    let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(sides.filter { [.top, .topLeading, .topTrailing].contains($0.position) }) { side in
                side.view.frame(maxWidth: .infinity, alignment: across(side)).padding(.bottom, side.spacing)
            }
            HStack(spacing: 0) {
                ForEach(sides.filter { $0.position == .leading }) { side in
                    upright(side, .degrees(-90)).padding(.trailing, side.spacing)
                }
                content
                ForEach(sides.filter { $0.position == .trailing }) { side in
                    upright(side, .degrees(90)).padding(.leading, side.spacing)
                }
            }
            ForEach(sides.filter { [.bottom, .bottomLeading, .bottomTrailing].contains($0.position) }) { side in
                side.view.frame(maxWidth: .infinity, alignment: across(side)).padding(.top, side.spacing)
            }
        }
    }
    private func across(_ side: Side) -> Alignment { Alignment(horizontal: side.alignment.horizontal, vertical: .center) }
    /// Text beside the plot runs along its side.
    private func upright(_ side: Side, _ angle: Angle) -> some View {
        side.view.fixedSize().rotationEffect(angle).frame(width: 14).frame(
            maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: side.alignment.vertical))
    }
}

extension ChartSettings {
    /// The labels and the legend with their places: by default, the label of the y-axis is above the end of the plot, and the others are
    /// below its start.
    @MainActor func sides(legend: AnyView?) -> [Surrounded<AnyView>.Side] {
        typealias Side = Surrounded<AnyView>.Side
        var sides: [Side] = []
        func alignment(_ position: AnnotationPosition, _ given: Alignment?, _ usual: Alignment) -> Alignment {
            switch position {
            case .topLeading, .bottomLeading: given ?? .leading
            case .topTrailing, .bottomTrailing: given ?? .trailing
            default: given ?? usual
            }
        }
        func add(_ label: AxisLabel?, _ position: AnnotationPosition, _ usual: Alignment) {
            guard let label else { return }
            let given = [.automatic, .overlay].contains(label.position) ? position : label.position
            let usual = [.leading, .trailing].contains(given) ? Alignment.center : usual
            sides.append(
                Side(
                    id: sides.count, view: AnyView(label.view.font(.caption2).foregroundStyle(.secondary)), position: given,
                    alignment: alignment(given, label.alignment, usual), spacing: label.spacing ?? 8))
        }
        add(y.label, .top, .trailing)
        add(x.label, .bottom, .leading)
        if let legend {
            let asked = legendPlace.position, place = [.automatic, .overlay, .leading, .trailing].contains(asked) ? .bottom : asked
            sides.append(
                Side(
                    id: sides.count, view: legend, position: place, alignment: alignment(place, legendPlace.alignment, .leading),
                    spacing: legendPlace.spacing ?? 8))
        }
        return sides
    }
}
