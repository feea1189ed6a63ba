import CCairo
import CSDL
import CSDLLoader
import CoreGraphics
import Foundation
import QuartzCore

/// An SDL window that shows a framebuffer and reports mouse and keyboard input.
@MainActor
final class WindowLink {
    enum Input {
        case touch(identifier: Int, phase: String, point: CGPoint)
        case text(String)
        case key(String)
        case scroll(point: CGPoint, dx: CGFloat, dy: CGFloat)
        case quit
    }

    private var window: OpaquePointer?
    private var size: (width: Int, height: Int) = (0, 0)
    /// The window pixels per device pixel.
    private var zoom: CGFloat = 0.5
    private var scale: CGFloat = 3
    private var isDown = false

    /// Opens a window. Returns `nil` with a message if there is no display.
    static func open(title: String) -> (link: WindowLink?, message: String) {
        guard us_loadSDL() else {
            return (nil, "no window can be opened without SDL. Install the Debian package libsdl2-2.0-0, or use --host browser")
        }
        // rendering.md 4: without the hint SDL emulates the surface with a texture, fifty times slower.
        SDL_SetHint("SDL_FRAMEBUFFER_ACCELERATION", "0")
        guard SDL_Init(UInt32(SDL_INIT_VIDEO)) == 0 else {
            return (nil, "no window can be opened: \(String(cString: SDL_GetError())). Use --host browser, or set DISPLAY")
        }
        let link = WindowLink()
        link.title = title
        SDL_StartTextInput()
        return (link, "")
    }

    private var title = ""

    /// The area shown with the fast filter, which drops hairlines, and not yet with the good one.
    private var rough: PixelRect = .empty

    /// Shows the pixels; only `damage` is copied unless the size changed. Large changes are shown with the fast filter, and improved in
    /// ``refine(_:)`` when the movement ends.
    func present(_ pixels: PixelBuffer, scale: CGFloat, damage: [PixelRect]) {
        pixels.flush()
        self.scale = scale
        var damage = damage
        if size != (pixels.width, pixels.height) {
            resize(pixels.width, pixels.height)
            damage = [PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height)]
        }
        guard let window, let surface = SDL_GetWindowSurface(window), !damage.isEmpty else { return }
        let isMuch = damage.reduce(0) { $0 + $1.area } > pixels.width * pixels.height / 8
        for rect in damage where !rect.isEmpty {
            scaleDown(rect, of: pixels, to: surface, filter: isMuch ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_GOOD)
            if isMuch { rough = rough.isEmpty ? rect : rough.union(rect) }
        }
        SDL_UpdateWindowSurface(window)
    }

    /// Redraws the parts that were shown with the fast filter, now with the good one.
    func refine(_ pixels: PixelBuffer) {
        guard !rough.isEmpty, zoom != 1, let window, let surface = SDL_GetWindowSurface(window) else { return }
        scaleDown(rough, of: pixels, to: surface, filter: CAIRO_FILTER_GOOD)
        rough = .empty
        SDL_UpdateWindowSurface(window)
    }

    private func scaleDown(_ rect: PixelRect, of pixels: PixelBuffer, to surface: UnsafeMutablePointer<SDL_Surface>, filter: cairo_filter_t)
    {
        guard let memory = surface.pointee.pixels else { return }
        let target = cairo_image_surface_create_for_data(
            memory.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_RGB24, surface.pointee.w, surface.pointee.h, surface.pointee.pitch)
        defer { cairo_surface_destroy(target) }
        let context = cairo_create(target)
        defer { cairo_destroy(context) }
        // Whole window pixels, including those whose filter reaches into the rectangle.
        let left = (Double(rect.minX) * zoom - 1).rounded(.down), top = (Double(rect.minY) * zoom - 1).rounded(.down)
        cairo_rectangle(
            context, left, top, (Double(rect.maxX) * zoom + 1).rounded(.up) - left, (Double(rect.maxY) * zoom + 1).rounded(.up) - top)
        cairo_clip(context)
        cairo_scale(context, zoom, zoom)
        cairo_set_source_surface(context, pixels.surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), filter)
        cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_paint(context)
        cairo_surface_flush(target)
    }

    private func resize(_ width: Int, _ height: Int) {
        size = (width, height)
        var display = SDL_Rect()
        SDL_GetDisplayUsableBounds(0, &display)
        let room = max(400, CGFloat(display.h) - 80)
        zoom = min(1, room / CGFloat(height))
        let (w, h) = (Int32(CGFloat(width) * zoom), Int32(CGFloat(height) * zoom))
        if let window {
            SDL_SetWindowSize(window, w, h)
        } else {
            // SDL_WINDOWPOS_CENTERED is a macro Swift cannot read.
            window = SDL_CreateWindow(title, 0x2FFF_0000, 0x2FFF_0000, w, h, SDL_WINDOW_SHOWN.rawValue)
        }
    }

    /// Returns the events since the last call.
    func poll() -> [Input] {
        var inputs: [Input] = []
        var event = SDL_Event()
        func point(_ x: Int32, _ y: Int32) -> CGPoint { CGPoint(x: CGFloat(x) / zoom / scale, y: CGFloat(y) / zoom / scale) }
        while SDL_PollEvent(&event) != 0 {
            switch SDL_EventType(event.type) {
            case SDL_QUIT: inputs.append(.quit)
            case SDL_MOUSEBUTTONDOWN where event.button.button == 1:
                isDown = true
                inputs.append(.touch(identifier: 1, phase: "began", point: point(event.button.x, event.button.y)))
            case SDL_MOUSEMOTION where isDown:
                inputs.append(.touch(identifier: 1, phase: "moved", point: point(event.motion.x, event.motion.y)))
            case SDL_MOUSEBUTTONUP where event.button.button == 1 && isDown:
                isDown = false
                inputs.append(.touch(identifier: 1, phase: "ended", point: point(event.button.x, event.button.y)))
            case SDL_MOUSEWHEEL:
                var (x, y): (Int32, Int32) = (0, 0)
                SDL_GetMouseState(&x, &y)
                inputs.append(.scroll(point: point(x, y), dx: CGFloat(event.wheel.x) * 40, dy: CGFloat(event.wheel.y) * 40))
            case SDL_TEXTINPUT:
                let text = withUnsafeBytes(of: event.text.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
                inputs.append(.text(text))
            case SDL_KEYDOWN:
                if let name = WindowLink.name(of: event.key.keysym) { inputs.append(.key(name)) }
            default: break
            }
        }
        return inputs
    }

    /// Returns the page's names for keys that are not text.
    private static func name(of key: SDL_Keysym) -> String? {
        let modifiers = UInt32(key.mod)
        let prefix = modifiers & (KMOD_CTRL.rawValue | KMOD_GUI.rawValue) != 0 ? "cmd+" : ""
        switch SDL_KeyCode(UInt32(bitPattern: key.sym)) {
        case SDLK_BACKSPACE: return prefix + "Backspace"
        case SDLK_RETURN, SDLK_KP_ENTER: return prefix + "Enter"
        case SDLK_TAB: return prefix + "Tab"
        case SDLK_ESCAPE: return prefix + "Escape"
        case SDLK_UP: return prefix + "ArrowUp"
        case SDLK_DOWN: return prefix + "ArrowDown"
        case SDLK_LEFT: return prefix + "ArrowLeft"
        case SDLK_RIGHT: return prefix + "ArrowRight"
        default:
            guard !prefix.isEmpty, (97...122).contains(key.sym), let scalar = Unicode.Scalar(UInt32(key.sym)) else { return nil }
            return prefix + String(Character(scalar))
        }
    }
}
