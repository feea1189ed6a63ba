#!/usr/bin/env python3
"""collect-libraries.py ROOT VERSION COMMIT: makes the SDKs of a packed understudy independent of the machine they were built on.

Copies the shared libraries that libUnderstudySDK.so needs, except for the C library and those of the toolchain and the desktop, and makes it
use the copies. Copies the C headers that an import of the modules reads. Collects the packages' license texts, and writes a bill of materials
(SPDX 2.3)."""

import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

root, version, commit = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3]
lib, share, doc = root / "lib", root / "share" / "understudy", root / "share" / "doc" / "understudy"

# The libraries that every system with a toolchain has: the C library, the compiler's runtime, and those that the toolchain's libraries need.
OF_THE_SYSTEM = re.compile(r"^(linux-vdso|ld-linux\S*|libc|libm|libdl|libpthread|librt|libresolv|libgcc_s|libstdc\+\+|libcurl|libxml2)\.so")


def run(*words):
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


def needed(path):
    return re.findall(r"\(NEEDED\)\s+Shared library: \[([^\]]+)\]", run("readelf", "-d", str(path)))


def libraries(start):
    """The libraries that `start` needs, directly or through others, as name to file, without the toolchain's and the system's."""
    places = dict(re.findall(r"^\s*(\S+) => (/\S+) ", run("ldd", str(start)), re.M))
    found, queue = {}, [start]
    while queue:
        for name in needed(queue.pop()):
            path = places.get(name)
            if not path or name in found or name == "libUnderstudySDK.so" or "/usr/lib/swift/" in path or "/swift/linux/" in path or OF_THE_SYSTEM.match(name):
                continue
            found[name] = path
            queue.append(path)
    return found


def package_of(path):
    for candidate in (path, "/usr" + path, os.path.realpath(path)):
        result = subprocess.run(["dpkg-query", "-S", candidate], capture_output=True, text=True)
        if result.returncode == 0:
            return result.stdout.split(":")[0].split(",")[0]
    return None


packages = {}
for configuration in ("debug", "release"):
    sdk = share / "sdk" / configuration
    library = sdk / "libUnderstudySDK.so"
    frameworks = sdk / "Frameworks" / "libUnderstudyFrameworks.so"
    for name, path in sorted((libraries(library) | libraries(frameworks)).items()):
        target = lib / name
        if not target.exists():
            shutil.copyfile(os.path.realpath(path), target)
            target.chmod(0o644)
            run("patchelf", "--force-rpath", "--set-rpath", "$ORIGIN", str(target))
        packages.setdefault(package_of(path), path)
    # The old form of the search path: where the library's own folders do not have a file, those of the app that loads it count.
    run("patchelf", "--force-rpath", "--set-rpath", "$ORIGIN:$ORIGIN/../../../../lib", str(library))
    run("patchelf", "--force-rpath", "--set-rpath", "$ORIGIN/..:$ORIGIN/../../../../../lib", str(frameworks))

    # Headers: whole folders for the libraries that pkg-config names, single files for those whose headers are in /usr/include.
    include = sdk / "include"
    include.mkdir(exist_ok=True)
    lines = []
    for line in (sdk / "header-paths").read_text().split("\n"):
        if not line or not os.path.isdir(line):
            continue
        place = include / line.strip("/").replace("/", "-")
        shutil.copytree(line, place, dirs_exist_ok=True, symlinks=False)
        lines.append(str(place.relative_to(sdk)))
    # Headers that others include by their folder's name.
    for folder in ("fontconfig", "SDL2"):
        shutil.copytree(f"/usr/include/{folder}", include / folder, dirs_exist_ok=True)
    for header in (
        "png.h",
        "pngconf.h",
        "pnglibconf.h",
        "turbojpeg.h",
        "libdeflate.h",
        "linebreak.h",
        "linebreakdef.h",
        "graphemebreak.h",
        "wordbreak.h",
        "unibreakbase.h",
        "unibreakdef.h",
        "sqlite3.h",
        "sqlite3ext.h",
        "zlib.h",
        "zconf.h",
    ):
        for folder in ("/usr/include", "/usr/include/x86_64-linux-gnu", "/usr/include/" + os.uname().machine + "-linux-gnu"):
            if os.path.isfile(f"{folder}/{header}"):
                shutil.copyfile(f"{folder}/{header}", include / header)
                break
    lines.append("include")
    (sdk / "header-paths").write_text("\n".join(lines))

# For apps that import SQLite3 or zlib: the files that are only in Debian's development packages.
for name in ("libsqlite3.so.0", "libz.so.1"):
    path = pathlib.Path(f"/usr/lib/{os.uname().machine}-linux-gnu/{name}")
    if not (lib / name).exists():
        shutil.copyfile(os.path.realpath(path), lib / name)
        (lib / name).chmod(0o644)
    (lib / name[: name.index(".so") + 3]).symlink_to(name)
    packages.setdefault(package_of(str(path)), str(path))

# Fonts and icons come from Debian packages, too.
for name in ("fonts-inter", "fonts-noto-color-emoji", "fonts-dejavu-core", "fonts-liberation", "bootstrap-icons"):
    packages.setdefault(name, None)
packages.pop(None, None)
(doc / "licenses").mkdir(parents=True, exist_ok=True)
entries = []
for name in sorted(packages):
    for path in (f"/usr/share/doc/{name}/copyright", f"/usr/share/doc/{name.split('-')[0]}/copyright"):
        if os.path.isfile(path):
            shutil.copyfile(path, doc / "licenses" / f"{name}.txt")
            break
    release = subprocess.run(["dpkg-query", "-W", "-f", "${Version}", name], capture_output=True, text=True).stdout
    entries.append(
        {
            "name": name,
            "SPDXID": f"SPDXRef-Package-{re.sub('[^A-Za-z0-9.-]', '-', name)}",
            "versionInfo": release,
            "downloadLocation": "NOASSERTION",
            "filesAnalyzed": False,
            "licenseConcluded": "NOASSERTION",
            "copyrightText": "NOASSERTION",
            "externalRefs": [
                {"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": f"pkg:deb/debian/{name}@{release}"}
            ],
        }
    )
# The Swift packages from which the library and the command are built.
for checkout in sorted(set(pathlib.Path(".build/checkouts").glob("*")) | set(pathlib.Path("Tools/.build/checkouts").glob("*"))):
    for license in sorted(checkout.glob("LICENSE*")):
        shutil.copyfile(license, doc / "licenses" / f"{checkout.name}.txt")
    entries.append(
        {
            "name": checkout.name,
            "SPDXID": f"SPDXRef-Package-swift-{checkout.name}",
            "downloadLocation": "NOASSERTION",
            "filesAnalyzed": False,
            "licenseConcluded": "NOASSERTION",
            "copyrightText": "NOASSERTION",
        }
    )
entries = list({entry["SPDXID"]: entry for entry in entries}.values())
created = int(os.environ["SOURCE_DATE_EPOCH"])
stamp = subprocess.run(["date", "-u", "-d", f"@{created}", "+%Y-%m-%dT%H:%M:%SZ"], capture_output=True, text=True).stdout.strip()
own = {
    "name": "understudy",
    "SPDXID": "SPDXRef-Package-understudy",
    "versionInfo": version,
    "downloadLocation": "NOASSERTION",
    "filesAnalyzed": False,
    "licenseConcluded": "Apache-2.0",
    "licenseDeclared": "Apache-2.0",
    "copyrightText": "NOASSERTION",
}
identity = hashlib.sha256(f"{version} {commit}".encode()).hexdigest()[:32]
bill = {
    "spdxVersion": "SPDX-2.3",
    "dataLicense": "CC0-1.0",
    "SPDXID": "SPDXRef-DOCUMENT",
    "name": f"understudy-{version}",
    "documentNamespace": f"https://spdx.org/spdxdocs/understudy-{version}-{identity}",
    "creationInfo": {"created": stamp, "creators": ["Tool: Scripts/collect-libraries.py"]},
    "packages": [own] + entries,
    "relationships": [{"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": own["SPDXID"]}]
    + [{"spdxElementId": own["SPDXID"], "relationshipType": "CONTAINS", "relatedSpdxElement": entry["SPDXID"]} for entry in entries],
}
(doc / "sbom.spdx.json").write_text(json.dumps(bill, indent=1, sort_keys=True) + "\n")
