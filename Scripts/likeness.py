"""Compares two pictures: size, structural similarity, share of differing pixels, and displacement of text and edges."""

import io

import numpy
from PIL import Image, ImageChops, ImageCms

# Windows of the structural similarity, in pixels, and the constants that Wang et al. (2004) give for 8 bits.
WINDOW = 7
C1, C2 = (0.01 * 255) ** 2, (0.03 * 255) ** 2
# A pixel differs if one of its channels differs by more than this, of 255. Two rasterizers' antialiasing of a curve differs by less.
SHADES = 8
# The size of the tiles in which a displacement is searched for, and the largest displacement, in points.
TILE, REACH = 24, 3


def in_srgb(path):
    """The picture in sRGB: simulators with a wide-gamut screen write Display P3."""
    picture = Image.open(path)
    profile = picture.info.get("icc_profile")
    if not profile or picture.mode not in ("RGB", "RGBA"):
        return picture.convert("RGBA")
    own = ImageCms.ImageCmsProfile(io.BytesIO(profile))
    if "P3" not in ImageCms.getProfileDescription(own):
        return picture.convert("RGBA")
    return ImageCms.profileToProfile(picture, own, ImageCms.createProfile("sRGB"), outputMode=picture.mode).convert("RGBA")


def load(path):
    """The picture over white."""
    picture = in_srgb(path)
    white = Image.new("RGBA", picture.size, (255, 255, 255, 255))
    return Image.alpha_composite(white, picture).convert("RGB")


def luma(picture):
    return numpy.asarray(picture.convert("L"), dtype=numpy.float32)


def boxes(picture):
    """The mean of every window."""
    sums = numpy.cumsum(numpy.cumsum(numpy.pad(picture.astype(numpy.float64), ((1, 0), (1, 0))), axis=0), axis=1)
    n = WINDOW
    return (sums[n:, n:] - sums[:-n, n:] - sums[n:, :-n] + sums[:-n, :-n]) / (n * n)


def similarity(a, b):
    """The mean structural similarity of two gray pictures of one size. Windows without a difference count as 1."""
    if min(a.shape) < WINDOW:
        return 1.0 if abs(a - b).max() <= SHADES else 0.0
    windows = (a.shape[0] - WINDOW + 1) * (a.shape[1] - WINDOW + 1)
    differing = a != b
    rows, columns = numpy.flatnonzero(differing.any(axis=1)), numpy.flatnonzero(differing.any(axis=0))
    if not rows.size:
        return 1.0
    top, bottom = max(rows[0] - WINDOW + 1, 0), min(rows[-1] + WINDOW, a.shape[0])
    left, right = max(columns[0] - WINDOW + 1, 0), min(columns[-1] + WINDOW, a.shape[1])
    loss = 0.0
    for start in range(top, max(bottom - WINDOW + 1, top + 1), 512):  # In strips, so that large pictures fit the cache.
        part = slice(start, min(start + 512 + WINDOW - 1, bottom)), slice(left, right)
        if differing[part].any():
            loss += unlikeness(a[part], b[part])
    return float(1 - loss / windows)


def unlikeness(a, b):
    """The sum over all windows of the difference from 1."""
    mean_a, mean_b = boxes(a), boxes(b)
    variance_a = numpy.maximum(boxes(a * a) - mean_a**2, 0)
    variance_b = numpy.maximum(boxes(b * b) - mean_b**2, 0)
    covariance = boxes(a * b) - mean_a * mean_b
    above = (2 * mean_a * mean_b + C1) * (2 * covariance + C2)
    below = (mean_a**2 + mean_b**2 + C1) * (variance_a + variance_b + C2)
    return float((1 - above / below).sum())


def best_shift(window, tile, reach):
    """The shift (x, y) of `tile` in `window`, which is `reach` larger on every side, with the least difference, and that difference beside
    the one at 0. Looks along one axis, then along the other, then along the first again."""
    height, width = tile.shape

    def difference(x, y):
        return float(numpy.abs(window[reach + y : reach + y + height, reach + x : reach + x + width] - tile).mean())

    still = best = (difference(0, 0), 0, 0)
    for axis in ("y", "x", "y"):
        for step in sorted(range(-reach, reach + 1), key=abs):
            x, y = (step, best[2]) if axis == "x" else (best[1], step)
            candidate = difference(x, y)
            if candidate < best[0] * 0.98:
                best = (candidate, x, y)
    return best, still


def is_text(tile):
    """Whether a tile has text, which crosses its middle brightness often in a row; an edge crosses it once or twice."""
    high = tile > (float(tile.min()) + float(tile.max())) / 2
    crossings = (high[:, 1:] != high[:, :-1]).sum(axis=1)
    rows = crossings[crossings > 0]
    return bool(rows.size > 4 and numpy.median(rows) >= 4)


def text_tiles(picture, scale):
    """The pixels of tiles with text. Large letters need the larger tiles."""
    mask = numpy.zeros(picture.shape, dtype=bool)
    for side in (int(TILE * scale), int(2 * TILE * scale)):
        for top in range(0, picture.shape[0], side):
            for left in range(0, picture.shape[1], side):
                tile = picture[top : top + side, left : left + side]
                if min(tile.shape) > 4 and tile.max() - tile.min() >= 24 and is_text(tile):
                    mask[top : top + side, left : left + side] = True
    return mask


def with_text_of(reference, ours, scale):
    """Our picture with the reference's pixels where either has text."""
    return numpy.where(text_tiles(reference, scale) | text_tiles(ours, scale), reference, ours)


def displacements(reference, ours, scale):
    """The displacement of text and edges in our picture, a row for each tile: (kind, x, y, dx, dy) in points. Tiles that are the same have no
    displacement."""
    side, reach = int(TILE * scale), int(round(REACH * scale))
    rows, columns = reference.shape[0] // side, reference.shape[1] // side
    if not rows or not columns:
        return []
    blocks = reference[: rows * side, : columns * side].reshape(rows, side, columns, side)
    spread = blocks.max(axis=(1, 3)) - blocks.min(axis=(1, 3))
    change = numpy.abs(blocks - ours[: rows * side, : columns * side].reshape(rows, side, columns, side)).mean(axis=(1, 3))
    padded = numpy.pad(ours, reach, mode="edge")
    found = []
    for row, column in zip(*numpy.nonzero(spread >= 24)):
        top, left = int(row) * side, int(column) * side
        tile = reference[top : top + side, left : left + side]
        kind = "text" if is_text(tile) else "edge"
        best = (0, 0, 0)
        if change[row, column] >= 0.5:
            best, still = best_shift(padded[top : top + side + 2 * reach, left : left + side + 2 * reach], tile, reach)
            # A shift counts if it explains most of the difference; otherwise, the shapes differ.
            if best[0] > 0.7 * still[0]:
                best = still if still[0] < 12 else None
        if best:
            found.append((kind, left / scale, top / scale, best[1] / scale, best[2] / scale))
    return found


def offset(found, kind):
    """The median and the greatest displacement of a kind, in points, or None without any."""
    sizes = sorted(max(abs(dx), abs(dy)) for k, _, _, dx, dy in found if k == kind)
    return {"median": round(sizes[len(sizes) // 2], 2), "greatest": round(sizes[-1], 2), "tiles": len(sizes)} if sizes else None


def compare(reference_path, our_path, scale):
    a, b = load(reference_path), load(our_path)
    result = {"size": list(a.size), "our_size": list(b.size), "same_size": a.size == b.size}
    width, height = min(a.width, b.width), min(a.height, b.height)
    if not width or not height:
        return result | {"similarity": 0.0, "differing": 1.0, "text": None, "edge": None}
    a, b = a.crop((0, 0, width, height)), b.crop((0, 0, width, height))
    gray_a, gray_b = luma(a), luma(b)
    # The part that only one of the pictures has counts as different.
    common = width * height / max(result["size"][0] * result["size"][1], result["our_size"][0] * result["our_size"][1])
    difference = numpy.asarray(ImageChops.difference(a, b)).max(axis=2)
    found = displacements(gray_a, gray_b, scale)
    return result | {
        "similarity": round(similarity(gray_a, gray_b) * common, 5),
        "differing": round(1 - float((difference <= SHADES).mean()) * common, 5),
        "similarity_with_its_text": round(similarity(gray_a, with_text_of(gray_a, gray_b, scale)) * common, 5),
        "text": offset(found, "text"),
        "edge": offset(found, "edge"),
    }


def sheet(reference_path, our_path, path):
    """The reference, our picture, and the difference, side by side, for inspection."""
    a, b = (in_srgb(p) for p in (reference_path, our_path))
    width, height = max(a.width, b.width), max(a.height, b.height)
    parts = []
    for picture in (a, b):
        part = Image.new("RGBA", (width, height), (200, 200, 200, 255))
        part.alpha_composite(picture)
        parts.append(part.convert("RGB"))
    x, y = (numpy.asarray(p, dtype=numpy.int16) for p in parts)
    parts.append(Image.fromarray((255 - numpy.minimum(numpy.abs(x - y) * 2, 255)).astype(numpy.uint8)))
    share = min(1, 1400 / height, 1400 / width)
    parts = [part.resize((max(1, int(width * share)), max(1, int(height * share)))) for part in parts]
    whole = Image.new("RGB", (parts[0].width * 3 + 40, parts[0].height), (255, 0, 255))
    for index, part in enumerate(parts):
        whole.paste(part, (index * (part.width + 20), 0))
    path.parent.mkdir(parents=True, exist_ok=True)
    whole.save(path, compress_level=1)
