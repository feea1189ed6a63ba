import UIKit
import UIKit.UIGestureRecognizerSubclass
#if os(Linux)
import NoSuchModule
#elseif canImport(AppKit)
import NoSuchModuleEither
#endif

#if os(iOS) || os(tvOS)
let platform = "iOS"
#elseif os(macOS)
let platform = "macOS"
#else
let platform = "other"
#endif

#if canImport(Darwin)
import Darwin
private let library = "Darwin"
#elseif canImport(Glibc)
import Glibc
private let library = "Glibc"
#else
#error("no C library")
#endif

#Preview { UILabel() }

func runConditions() {
    say(platform + " " + library)
    #if targetEnvironment(simulator)
    say("simulator")
    #endif
    #if canImport(UIKit) && !targetEnvironment(macCatalyst)
    say("UIKit")
    #endif
    #if canImport(SwiftUI) && DEBUG
    say("previews")
    #elseif canImport(SwiftUI)
    say("SwiftUI")
    #endif
    #if SWIFT_PACKAGE
    say("package")
    #else
    say("project")
    #endif
    if #available(iOS 13.0, *) { say("13") } else { say("old") }
    if #available(iOS 26.0, *) { say("26") } else { say("before 26") }
    if #available(iOS 18.5, macOS 99, *), #unavailable(iOS 19, tvOS 19) { say("18.5") }
    guard #unavailable(iOS 99) else { return say("99") }
    let color = #colorLiteral(red: 0.5, green: 0, blue: 0, alpha: 1)
    say("\(color.red)")
    say((#file as NSString).lastPathComponent + " " + (#fileID as NSString).lastPathComponent)
}
// expect: iOS Glibc
// expect: simulator
// expect: UIKit
// expect: SwiftUI
// expect: project
// expect: 13
// expect: before 26
// expect: 18.5
// expect: 0.5
// expect: Conditions.swift Conditions.swift
