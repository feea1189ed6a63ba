// Swift Testing imports a module of this name beside `UIKit`; on Linux the toolchain does not ship it.
