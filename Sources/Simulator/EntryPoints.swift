// What the file that the tools add to a built target calls before `main`. By symbol, so that an app sees no module but UIKit's.

@_cdecl("understudy_install") public func understudyInstall() { Simulator.install() }
@_cdecl("understudy_install_for_tests") public func understudyInstallForTests() { Simulator.installForTests() }
