"use strict";
(() => {
  const report = JSON.parse(document.getElementById("report").textContent);
  const words = { passed: "passed", failed: "failed", skipped: "skipped", flaky: "flaky", notCompiled: "did not compile", notRun: "not run" };
  const marks = { passed: "✓", failed: "✕", crashed: "✕", timedOut: "✕", skipped: "–", flaky: "↻", notCompiled: "✕", notRun: "?" };
  const rank = { crashed: 0, timedOut: 0, failed: 0, notCompiled: 1, notRun: 1, flaky: 2, skipped: 3, passed: 4 };

  /** An element with classes, text and children; text is never read as HTML. */
  function make(tag, className, ...children) {
    const element = document.createElement(tag);
    if (className) element.className = className;
    for (const child of children) if (child != null) element.append(child);
    return element;
  }
  const last = (test) => test.attempts[test.attempts.length - 1];
  const isFailure = (outcome) => ["failed", "crashed", "timedOut"].includes(outcome);
  const exact = (test) => {
    const attempt = last(test);
    if (!attempt) return "notRun";
    if (attempt.outcome === "passed" && test.attempts.some((other) => isFailure(other.outcome))) return "flaky";
    return attempt.outcome;
  };
  const group = (test) => { const outcome = exact(test); return isFailure(outcome) ? "failed" : outcome; };
  const seconds = (value) => (value >= 60 ? `${Math.floor(value / 60)} min ${Math.round(value % 60)} s` : `${value.toFixed(value < 1 ? 3 : 2)} s`);
  const duration = (test) => (last(test) ? last(test).duration : 0);
  const errors = (test) => (last(test) ? last(test).issues.filter((issue) => issue.severity === "error") : []);
  /** The folder that contains all files of the report. Their paths are shown from there. */
  const folder = (() => {
    const files = [report.issues, report.leftOut, report.tests, ...report.tests.map((test) => test.attempts.flatMap((attempt) => attempt.issues))]
      .flat().map((item) => item.file).filter((file) => file && file.startsWith("/"));
    let shared = files.length ? files[0].split("/").slice(0, -1) : [];
    for (const file of files) {
      const parts = file.split("/"), end = shared.findIndex((part, index) => part !== parts[index]);
      if (end >= 0) shared = shared.slice(0, end);
    }
    return shared.length > 1 ? shared.join("/") + "/" : "";
  })();
  const short = (file) => (folder && file.startsWith(folder) ? file.slice(folder.length) : file);
  const place = (item) => (item.file ? [short(item.file), item.line, item.column].filter((part) => part != null).join(":") : "");

  // MARK: The top

  document.title = (report.project || "Tests") + " – tests";
  document.getElementById("project").textContent = report.project || "Tests";
  const facts = [new Date(report.start * 1000).toLocaleString(), seconds(report.duration)];
  if (report.shards.length) facts.push((report.shards.length > 1 ? "parts " : "part ") + report.shards.map((shard) => `${shard.index}/${shard.count}`).join(", "));
  if (report.seed != null) facts.push(`seed ${report.seed}`);
  document.getElementById("when").textContent = facts.join(" · ");
  const counts = {};
  for (const test of report.tests) counts[group(test)] = (counts[group(test)] || 0) + 1;
  const kinds = Object.keys(words).filter((kind) => counts[kind]);
  /** A flaky test has also passed. */
  const total = (kind) => counts[kind] + (kind === "passed" ? counts.flaky || 0 : 0);
  const summary = document.getElementById("counts");
  kinds.forEach((kind, index) => summary.append(index ? ", " : "", make("b", kind, String(total(kind))), " " + words[kind]));
  if (!kinds.length) summary.textContent = "No tests";
  for (const kind of ["failed", "notCompiled", "notRun", "flaky", "passed", "skipped"]) {
    if (!counts[kind]) continue;
    const part = make("span", kind);
    part.style.flexGrow = counts[kind];
    document.getElementById("bar").append(part);
  }

  /** A long list is closed at first, so that the tests are in sight. */
  function banner(className, text, items) {
    const shown = items.slice(0, 500), more = items.length - shown.length;
    const list = make("ul", "", ...shown.map((item) => make("li", "", item)), more ? make("li", "", `${more} more, in report.json`) : null);
    const content = !items.length ? [text] : items.length <= 3 ? [text, list] : [make("details", "", make("summary", "", text), list)];
    document.getElementById("banners").append(make("div", "banner " + className, ...content));
  }
  if (report.lostShards.length) banner("", "Parts without a complete result:", report.lostShards.map((shard) => `${shard.index}/${shard.count}`));
  else if (!report.isComplete) banner("", "This run did not finish.", []);
  if (report.issues.length) banner("", `Failures outside of tests (${report.issues.length}):`, report.issues.map((issue) => (place(issue) ? place(issue) + ": " : "") + issue.message));
  const own = report.leftOut.filter((item) => !item.isForeign), foreign = report.leftOut.length - own.length;
  if (own.length) banner("note", `Left out, because it does not compile on Linux (${own.length}):`, own.map((item) => `${place(item)}: ${item.message}`));
  if (foreign) banner("note", `External packages are built without ${foreign} place${foreign === 1 ? " that does" : "s that do"} not compile.`, []);
  if (report.notes.length) banner("note", `Notes (${report.notes.length}):`, report.notes);

  // MARK: A test

  function picture(path, caption) {
    const image = make("img");
    image.src = address(path);
    image.alt = caption;
    image.loading = "lazy";
    const link = make("a", "", image);
    link.href = image.src;
    return make("figure", "", link, make("figcaption", "", caption));
  }
  const isPicture = (path) => /\.(png|jpe?g|gif|webp|svg)$/i.test(path);

  const address = (path) => path.split("/").map(encodeURIComponent).join("/");

  /** The reference, actual picture and difference of each snapshot that failed, and the other attachments. Snapshot libraries name them differently. */
  function comparisons(paths) {
    const found = [], others = [];
    let open = null;
    for (const path of paths) {
      const match = /^(?:\d+-)?(?:(.*)-)?(reference|actual|failure|difference)(?:_\d+_[0-9A-F-]+)?\.(?:png|jpe?g)$/i.exec(path.split("/").pop());
      if (!match) { others.push(path); continue; }
      const title = match[1] || "", kind = match[2].toLowerCase() === "failure" ? "actual" : match[2].toLowerCase();
      // The pictures of a snapshot follow one another; a kind that occurs again belongs to the next snapshot.
      if (!open || open.title !== title || open[kind]) found.push((open = { title, paths: [] }));
      open[kind] = path;
      open.paths.push(path);
    }
    const whole = found.filter((item) => item.reference && item.actual);
    for (const item of found) if (!whole.includes(item)) others.push(...item.paths);
    return { whole, others };
  }

  function source(lines, here) {
    const block = make("pre", "source");
    for (const [number, text] of lines) block.append(make("span", number === here ? "line here" : "line", make("span", "number", String(number)), text || " "));
    return block;
  }

  function steps(attempt) {
    return attempt.steps.map((step) => {
      const failed = step.outcome && isFailure(step.outcome);
      const element = make("details", "step", make("summary", failed ? "failed" : "", (failed ? "✕ " : "") + step.title + (step.time != null ? ` (${step.time.toFixed(2)} s)` : "")));
      element.open = Boolean(failed);
      const pictures = [step.before && picture(step.before, "before"), step.after && picture(step.after, "after")].filter(Boolean);
      if (pictures.length) element.append(make("div", "pictures", ...pictures));
      for (const [title, text] of [["Callbacks", (step.callbacks || []).join("\n")], ["Log", (step.log || []).join("\n")], ["Tree", step.tree]]) {
        if (text) element.append(make("h3", "", title), make("pre", "", text));
      }
      return element;
    });
  }

  function body(test) {
    const content = make("div", "body");
    if (test.file) content.append(make("div", "place", place(test)));
    if (!test.attempts.length) content.append(make("div", "issue", "This test has no result."));
    test.attempts.forEach((attempt, index) => {
      if (test.attempts.length > 1) content.append(make("h3", "", `Attempt ${index + 1}: ${attempt.outcome}, ${seconds(attempt.duration)}`));
      if (attempt.message) content.append(make("div", "issue" + (isFailure(attempt.outcome) || attempt.outcome === "notCompiled" ? "" : " known"), attempt.message));
      for (const issue of attempt.issues) {
        content.append(make("div", "issue " + issue.severity, make("div", "place", place(issue)), issue.message));
        const lines = (report.sources || {})[`${issue.file}:${issue.line}`];
        if (lines) content.append(source(lines, issue.line));
      }
      if (attempt.steps.length) content.append(make("h3", "", "Steps"), ...steps(attempt));
      if (attempt.attachments.length) {
        const { whole, others } = comparisons(attempt.attachments);
        for (const item of whole) {
          const { reference, actual, difference } = item;
          content.append(make("h3", "", "Snapshot ", make("span", "name", item.title)));
          content.append(comparePictures({ reference: address(reference), actual: address(actual), difference: difference && address(difference) }));
        }
        const pictures = others.filter(isPicture), files = others.filter((path) => !isPicture(path));
        if (others.length) content.append(make("h3", "", "Attachments"));
        if (pictures.length) content.append(make("div", "pictures", ...pictures.map((path) => picture(path, path.split("/").pop()))));
        for (const path of files) {
          const link = make("a", "", path.split("/").pop());
          link.href = address(path);
          content.append(make("div", "", link));
        }
      }
      if (attempt.output.length) content.append(make("h3", "", "Output"), make("pre", "", attempt.output.join("\n")));
    });
    return content;
  }

  function row(test) {
    const outcome = exact(test), name = test.id.replace(/^[^.]*\./, ""), slash = name.lastIndexOf("/");
    const title = make("span", "title", slash >= 0 ? make("span", "suite", name.slice(0, slash + 1)) : null, slash >= 0 ? name.slice(slash + 1) : name);
    const hint = (last(test) && last(test).message) || (errors(test)[0] || {}).message;
    if (hint) title.append(make("span", "hint", hint));
    const tag = ["passed", "failed"].includes(outcome) ? null : make("span", "tag " + outcome, { crashed: "crashed", timedOut: "timed out" }[outcome] || words[outcome]);
    const element = make("details", "test", make("summary", "", make("span", "mark " + outcome, marks[outcome]), title, tag, make("span", "time", last(test) ? seconds(duration(test)) : "")));
    // The content is created when it is first shown, so that a page of thousands of tests opens at once.
    element.addEventListener("toggle", () => { if (element.open && !element.querySelector(".body")) element.append(body(test)); });
    return element;
  }

  // MARK: Choosing

  const rows = report.tests.map((test) => {
    const text = [test.id, test.file || "", ...(test.attempts.flatMap((attempt) => [attempt.message || "", ...attempt.issues.map((issue) => issue.message)]))];
    return { test, group: group(test), exact: exact(test), text: text.join("\n").toLowerCase(), element: row(test) };
  });
  const chosen = new Set();
  const filter = document.getElementById("filter"), order = document.getElementById("order"), tests = document.getElementById("tests");

  function show() {
    const wanted = filter.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
    const compare = {
      failures: (a, b) => rank[a.exact] - rank[b.exact] || a.test.id.localeCompare(b.test.id),
      duration: (a, b) => duration(b.test) - duration(a.test),
      name: (a, b) => a.test.id.localeCompare(b.test.id),
    }[order.value];
    const visible = rows.filter((row) => (!chosen.size || chosen.has(row.group) || (row.group === "flaky" && chosen.has("passed"))) && wanted.every((word) => row.text.includes(word))).sort(compare);
    tests.replaceChildren(...visible.map((row) => row.element));
    document.getElementById("nothing").hidden = visible.length > 0;
  }
  for (const kind of kinds) {
    const chip = make("button", "chip " + kind, `${words[kind]} ${total(kind)}`);
    chip.type = "button";
    chip.setAttribute("aria-pressed", "false");
    chip.addEventListener("click", () => {
      if (chosen.has(kind)) chosen.delete(kind); else chosen.add(kind);
      chip.setAttribute("aria-pressed", String(chosen.has(kind)));
      show();
    });
    document.getElementById("outcomes").append(chip);
  }
  document.getElementById("controls").addEventListener("submit", (event) => event.preventDefault());
  filter.addEventListener("input", show);
  order.addEventListener("change", show);
  show();
  // Opens the failures if there are only a few.
  const failures = rows.filter((row) => ["failed", "notCompiled"].includes(row.group));
  if (failures.length && failures.length <= 3) for (const row of failures) row.element.open = true;
  if (location.hash) { filter.value = decodeURIComponent(location.hash.slice(1)); show(); }
})();
