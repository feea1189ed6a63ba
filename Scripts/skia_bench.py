#!/usr/bin/env python3
"""Draws four scenes of `understudy-bench render` with Skia (skia-python from PyPI), and prints the same JSON lines. Needs skia-python, libgl1, and libegl1."""

import json, pathlib, statistics, sys, time
import skia

WIDTH, HEIGHT, SCALE = 1179, 2556, 3
FONTS = pathlib.Path(__file__).resolve().parent.parent / "Sources/CoreText/Fonts"
surface = skia.Surface(WIDTH, HEIGHT)
canvas = surface.getCanvas()
canvas.scale(SCALE, SCALE)


def gray(level, alpha=1.0):
    return skia.Paint(Color4f=skia.Color4f(level, level, level, alpha), AntiAlias=True)


def font(size, style="Regular"):
    return skia.Font(skia.Typeface.MakeFromFile(str(FONTS / f"Inter-{style}.otf")), size)


title, detail, heading, small = font(17), font(13), font(17, "SemiBold"), font(10)


def make_list():
    """Text is shaped once, as in our benchmark."""
    runs = [
        (skia.TextBlob.MakeFromString(text, face), x, y, gray(level))
        for text, face, x, y, level in [(f"Row number {row} with a title", title, 72, 100 + row * 56 + 23, 0) for row in range(12)]
        + [("A second line that says a little more about it", detail, 72, 100 + row * 56 + 43, 0.45) for row in range(12)]
        + [("Recipes", heading, 160, 76, 0)]
        + [(f"Tab {tab}", small, 28 + tab * 78, 769 + 46, 0.6) for tab in range(5)]
    ]

    def draw():
        canvas.clear(skia.ColorWHITE)
        for row in range(12):
            y = 100 + row * 56
            canvas.drawRect(skia.Rect.MakeXYWH(0, y, 393, 56), gray(1))
            canvas.drawRoundRect(skia.Rect.MakeXYWH(16, y + 8, 40, 40), 8, 8, gray(0.8))
            canvas.drawRect(skia.Rect.MakeXYWH(72, y + 55.67, 321, 0.33), gray(0.8))
        canvas.drawRect(skia.Rect.MakeXYWH(0, 0, 393, 100), gray(0.97))
        canvas.drawRect(skia.Rect.MakeXYWH(0, 99.67, 393, 0.33), gray(0.7))
        canvas.drawRect(skia.Rect.MakeXYWH(0, 769, 393, 83), gray(0.97))
        for tab in range(5):
            canvas.drawCircle(26 + tab * 78 + 13, 769 + 21, 12, gray(0.6))
        for blob, x, y, paint in runs:
            canvas.drawTextBlob(blob, x, y, paint)

    return draw


def make_cards():
    shadow = gray(0, 0.3)
    shadow.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 8))

    def draw():
        canvas.clear(skia.Color4f(0.95, 0.95, 0.95, 1))
        for index in range(40):
            x, y = 16 + index % 4 * 92, 20 + index // 4 * 82
            canvas.drawRoundRect(skia.Rect.MakeXYWH(x, y + 4, 84, 70), 12, 12, shadow)
            canvas.drawRoundRect(skia.Rect.MakeXYWH(x, y, 84, 70), 12, 12, gray(1))

    return draw


def make_gradients():
    colors = [skia.Color4f(1, 0.2, 0.3, 1).toColor(), skia.Color4f(0.2, 0.4, 1, 1).toColor()]
    axial = skia.Paint(Shader=skia.GradientShader.MakeLinear(points=[(0, 0), (393, 426)], colors=colors))
    radial = skia.Paint(Shader=skia.GradientShader.MakeRadial(center=(196.5, 639), radius=213, colors=colors))

    def draw():
        canvas.drawRect(skia.Rect.MakeXYWH(0, 0, 393, 426), axial)
        canvas.drawRect(skia.Rect.MakeXYWH(0, 426, 393, 426), radial)

    return draw


def make_blur():
    """Reads the pixels under the strip, blurs them, and draws them again, like a backdrop filter, for which the Python binding has no function."""
    make_list()()
    paint = skia.Paint(ImageFilter=skia.ImageFilters.Blur(20 * SCALE, 20 * SCALE))

    def draw():
        strip = surface.makeImageSnapshot(skia.IRect(0, 0, WIDTH, 300))
        canvas.save()
        canvas.resetMatrix()
        canvas.drawImage(strip, 0, 0, skia.SamplingOptions(), paint)
        canvas.restore()

    return draw


for what, draw in [
    ("redraw a list screen", make_list()),
    ("40 rounded rectangles with cached shadows", make_cards()),
    ("a diagonal and a radial gradient, half a screen each", make_gradients()),
    ("blurred navigation strip", make_blur()),
]:
    times = []
    for _ in range(25):
        start = time.perf_counter()
        draw()
        times.append((time.perf_counter() - start) * 1000)
    times = sorted(times[5:])
    print(
        json.dumps(
            {
                "toolkit": "skia",
                "bench": "render",
                "what": what,
                "median_ms": statistics.median(times),
                "best_ms": times[0],
                "p95_ms": times[-2],
                "operations": 1,
                "samples": len(times),
            }
        )
    )
    sys.stdout.flush()
