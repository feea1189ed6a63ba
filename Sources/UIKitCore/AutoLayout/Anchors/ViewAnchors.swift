extension UIView {
    /// The edge at which reading begins: left in a left-to-right interface. Constraints place the alignment rectangle's edges.
    public var leadingAnchor: NSLayoutXAxisAnchor { layoutSlot.anchor(.leading) }
    /// The edge at which reading ends: right in a left-to-right interface.
    public var trailingAnchor: NSLayoutXAxisAnchor { layoutSlot.anchor(.trailing) }
    /// The left edge of the alignment rectangle, in either reading direction.
    public var leftAnchor: NSLayoutXAxisAnchor { layoutSlot.anchor(.left) }
    /// The right edge of the alignment rectangle, in either reading direction.
    public var rightAnchor: NSLayoutXAxisAnchor { layoutSlot.anchor(.right) }
    /// The top edge of the alignment rectangle.
    public var topAnchor: NSLayoutYAxisAnchor { layoutSlot.anchor(.top) }
    /// The bottom edge of the alignment rectangle.
    public var bottomAnchor: NSLayoutYAxisAnchor { layoutSlot.anchor(.bottom) }
    /// The width of the alignment rectangle, for constraints to other lengths or constants.
    public var widthAnchor: NSLayoutDimension { layoutSlot.anchor(.width) }
    /// The height of the alignment rectangle, for constraints to other lengths or constants.
    public var heightAnchor: NSLayoutDimension { layoutSlot.anchor(.height) }
    /// The horizontal position of the alignment rectangle's center.
    public var centerXAnchor: NSLayoutXAxisAnchor { layoutSlot.anchor(.centerX) }
    /// The vertical position of the alignment rectangle's center.
    public var centerYAnchor: NSLayoutYAxisAnchor { layoutSlot.anchor(.centerY) }
    /// The baseline of the first line of text; the top edge of a view without text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { layoutSlot.anchor(.firstBaseline) }
    /// The baseline of the last line of text; the bottom edge of a view without text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { layoutSlot.anchor(.lastBaseline) }
}
