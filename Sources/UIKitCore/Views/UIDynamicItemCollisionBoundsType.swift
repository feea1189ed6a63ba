/// How an item collides: as its bounds, the ellipse in them, or a path of its own.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable { case rectangle, ellipse, path }
