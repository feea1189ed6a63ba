import Foundation

/// The locations of the files that confined programs need.
enum ConfinedPlaces {
    /// The system's libraries, programs, and settings, except for settings that hold secrets and other users' files.
    static var system: [String] {
        let settings = [
            "ld.so.cache", "ld.so.conf", "ld.so.conf.d", "ld.so.preload", "fonts", "ssl/certs", "ssl/openssl.cnf", "ca-certificates",
            "ca-certificates.conf", "pki", "resolv.conf",
            "hosts", "host.conf", "nsswitch.conf", "gai.conf", "services", "protocols", "passwd", "group", "localtime", "timezone",
            "locale.alias", "locale.conf", "default/locale",
            "alternatives", "mime.types", "os-release", "debian_version", "X11", "drirc", "glvnd", "vulkan", "OpenCL", "alsa", "pulse",
            "machine-id",
        ]
        return [
            "/usr", "/lib", "/lib32", "/lib64", "/libx32", "/bin", "/sbin", "/nix/store", "/proc", "/sys", "/run/systemd/resolve",
            "/run/resolvconf", "/var/cache/fontconfig",
        ]
            + settings.map { "/etc/" + $0 } + toolchain
    }

    /// The toolchain's folders: the one that this process's runtime libraries come from, and the one of the `swift` on `PATH`.
    static let toolchain: [String] = {
        let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
        let library = maps.split(separator: "\n").first { $0.hasSuffix("/libswiftCore.so") }.flatMap { line in
            line.firstIndex(of: "/").map { String(line[$0...]) }
        }
        // …/usr/lib/swift/linux/libswiftCore.so, …/usr/bin/swift-driver
        let fromLibrary = library.map {
            $0.deletingLastPathComponent.deletingLastPathComponent.deletingLastPathComponent.deletingLastPathComponent
        }
        let fromPath = Confinement.found("swift")?.realPath.map { $0.deletingLastPathComponent.deletingLastPathComponent }
        return [fromLibrary, fromPath].compactMap { $0 }.filter { $0.count > 1 }
    }()

    /// Devices that store no data. Not `/dev/pts`: the user's other terminals, whose input a program could read.
    static let devices = ["/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom", "/dev/tty"]

    /// Returns everything except users' files: the siblings of the folders on the path to each closed one. A build needs tools and headers
    /// wherever a machine keeps them.
    static func machine(without closed: [String]) -> [String] {
        let closed = Set(closed.compactMap(\.realPath))
        func open(_ folder: String) -> [String] {
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).flatMap { name -> [String] in
                let path = folder.appending(name)
                if closed.contains(path) { return [] }
                return closed.contains { $0.hasPrefix(path + "/") } ? open(path) : [path]
            }
        }
        return open("/")
    }

    /// The folders that hold users' files.
    static var people: [String] {
        [
            "/home", "/root", "/tmp", "/var/tmp", "/run", "/media", "/mnt", "/dev", "/var/mail", "/var/spool", "/etc/shadow",
            "/etc/gshadow", "/etc/ssl/private", "/etc/sudoers", "/etc/ssh",
        ]
            + [UserHome.path, FileManager.default.temporaryDirectory.path, Cache.directory]
    }

    /// Returns the variables of the user's environment that an app sees: those it needs for display and to find the system's libraries. No
    /// tokens or keys.
    static func variables(forWindow: Bool) -> [String: String] {
        let names: Set = ["PATH", "LANG", "LANGUAGE", "TERM", "COLORTERM", "NO_COLOR", "TZ", "USER", "LOGNAME", "LD_LIBRARY_PATH"]
        let shown: Set = [
            "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "XDG_RUNTIME_DIR", "XDG_SESSION_TYPE", "XDG_CURRENT_DESKTOP", "XCURSOR_SIZE",
            "XCURSOR_THEME",
        ]
        let families = ["LC_", "UNDERSTUDY_", "SWIFT_", "FONTCONFIG_", "ASAN_", "UBSAN_", "TSAN_", "LSAN_"],
            shownFamilies = ["SDL_", "LIBGL_", "MESA_", "__GLX_", "__EGL_"]
        return ProcessInfo.processInfo.environment.filter { name, _ in
            // An app gets the secret of a page only if it serves the page: another app's page may have the same.
            guard name != PageToken.variable else { return false }
            return names.contains(name) || families.contains { name.hasPrefix($0) }
                || forWindow && (shown.contains(name) || shownFamilies.contains { name.hasPrefix($0) })
        }
    }
}
