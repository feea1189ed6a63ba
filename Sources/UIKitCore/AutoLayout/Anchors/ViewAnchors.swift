extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { layoutSlot.anchor(.leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { layoutSlot.anchor(.trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { layoutSlot.anchor(.left) }
    public var rightAnchor: NSLayoutXAxisAnchor { layoutSlot.anchor(.right) }
    public var topAnchor: NSLayoutYAxisAnchor { layoutSlot.anchor(.top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { layoutSlot.anchor(.bottom) }
    public var widthAnchor: NSLayoutDimension { layoutSlot.anchor(.width) }
    public var heightAnchor: NSLayoutDimension { layoutSlot.anchor(.height) }
    public var centerXAnchor: NSLayoutXAxisAnchor { layoutSlot.anchor(.centerX) }
    public var centerYAnchor: NSLayoutYAxisAnchor { layoutSlot.anchor(.centerY) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { layoutSlot.anchor(.firstBaseline) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { layoutSlot.anchor(.lastBaseline) }
}
