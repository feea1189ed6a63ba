import CSDL
import CoreGraphics
import Foundation
import QuartzCore

/// An SDL window that shows a framebuffer and reports mouse and keys.
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
    /// Window pixels a device pixel.
    private var zoom: CGFloat = 0.5
    private var scale: CGFloat = 3
    private var isDown = false

    /// Nil with a message when there is no display.
    static func open(title: String) -> (link: WindowLink?, message: String) {
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

    /// Shows the pixels; only `damage` is copied unless the size changed.
    func present(_ pixels: PixelBuffer, scale: CGFloat, damage: [PixelRect]) {
        pixels.flush()
        self.scale = scale
        var damage = damage
        if size != (pixels.width, pixels.height) {
            resize(pixels.width, pixels.height)
            damage = [PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height)]
        }
        guard let window, let surface = SDL_GetWindowSurface(window), !damage.isEmpty else { return }
        guard let source = SDL_CreateRGBSurfaceWithFormatFrom(pixels.base, Int32(pixels.width), Int32(pixels.height), 32, Int32(pixels.bytesPerRow), SDL_PIXELFORMAT_XRGB8888.rawValue)
        else { return }
        defer { SDL_FreeSurface(source) }
        for rect in damage where !rect.isEmpty {
            // Grown to whole window pixels, so that neighbours are filtered alike.
            let step = Int32((1 / zoom).rounded(.up))
            var from = SDL_Rect(
                x: max(0, rect.minX / step * step - step), y: max(0, rect.minY / step * step - step), w: Int32(rect.width) + 3 * step, h: Int32(rect.height) + 3 * step)
            from.w = min(from.w, Int32(pixels.width) - from.x)
            from.h = min(from.h, Int32(pixels.height) - from.y)
            var to = SDL_Rect(x: Int32(CGFloat(from.x) * zoom), y: Int32(CGFloat(from.y) * zoom), w: Int32(CGFloat(from.w) * zoom), h: Int32(CGFloat(from.h) * zoom))
            if zoom == 1 { SDL_UpperBlit(source, &from, surface, &to) } else { SDL_SoftStretchLinear(source, &from, surface, &to) }
        }
        SDL_UpdateWindowSurface(window)
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

    /// Everything that happened since the last call.
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
            case SDL_MOUSEMOTION where isDown: inputs.append(.touch(identifier: 1, phase: "moved", point: point(event.motion.x, event.motion.y)))
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

    /// The page's names for keys that are not text.
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
