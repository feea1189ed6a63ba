// Swift Testing imports a module of this name beside `CoreGraphics`; on Linux the toolchain does not ship it.
