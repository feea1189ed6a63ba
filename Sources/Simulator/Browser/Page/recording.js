// The files of a run that is over: what `understudy flow --output` and `understudy test --results` wrote, as a list of steps.

/// A step: `title`, and where known `time`, `picture` (a file), `failure`, `place` {file, line}, `callbacks`, and `log`.

/// Reads the runs in files with their paths, each with a `name`, `steps`, and whether it `failed`. The failed ones come first.
export async function read(files) {
  const runs = [];
  for (const [path, file] of files) {
    const name = path.split('/').at(-1), folder = path.slice(0, path.length - name.length);
    const picture = relative => files.get(folder + relative);
    if (name === 'events.jsonl') runs.push(...tests(lines(await file.text()), picture));
    else if (name === 'trace.json') {
      const steps = files.get(folder + 'steps.json');
      runs.push(flow(folder, parse(await file.text()), steps && parse(await steps.text()), picture, pictures(files, folder)));
    }
  }
  const found = runs.filter(run => run && run.steps.length);
  return found.sort((a, b) => Number(b.failed) - Number(a.failed));
}

function parse(text) { try { return JSON.parse(text); } catch { return null; } }
const lines = text => text.split('\n').map(parse).filter(Boolean);
const pictures = (files, folder) => [...files].filter(([path]) =>
  path.startsWith(folder) && /^[^/]+\.png$/i.test(path.slice(folder.length)));
const words = event => `${event.controller}.${event.callback}(${(event.arguments ?? []).join(', ')})`;

function flow(folder, events, record, picture, images) {
  if (!Array.isArray(events)) return null;
  const name = record?.name ?? folder.split('/').filter(Boolean).at(-1) ?? 'Trace';
  if (!Array.isArray(record?.steps)) return { name, failed: false, steps: moments(events, images) };
  const list = record.steps, steps = list.map((step, index) => ({
    title: step.text, time: step.time, picture: step.screenshot && picture(step.screenshot), failure: step.failure, log: step.log ?? [],
    callbacks: events.slice(step.firstEvent, list[index + 1]?.firstEvent ?? events.length).map(words),
    place: record.file && step.line ? { file: record.file, line: step.line } : null,
  }));
  // The picture of a failure has no step of its own.
  const failed = steps.find(step => step.failure);
  if (failed && !failed.picture) failed.picture = picture('failure.png');
  return { name, failed: Boolean(failed), steps };
}

/// A trace without steps: the callbacks that follow each other without a pause, and then the pictures.
function moments(events, images) {
  const steps = [];
  let last = -Infinity;
  for (const event of events) {
    if (event.time - last > 0.2) steps.push({ title: words(event), time: event.time, callbacks: [], log: [] });
    steps.at(-1).callbacks.push(words(event));
    last = event.time;
  }
  return [...steps, ...images.map(([path, file]) => ({ title: path.split('/').at(-1), picture: file, callbacks: [], log: [] }))];
}

function tests(events, picture) {
  const runs = new Map();
  for (const event of events) {
    if (!event.test) continue;
    const key = event.test + ' ' + (event.attempt ?? 1);
    if (event.kind === 'testStarted') {
      const name = event.test + (event.attempt > 1 ? `, attempt ${event.attempt}` : '');
      runs.set(key, { name, failed: false, start: event.time, steps: [{ title: 'Begin', time: 0, callbacks: [], log: [] }] });
    }
    const run = runs.get(key) ?? [...runs.values()].findLast(run => run.name.startsWith(event.test));
    if (!run) continue;
    const at = event.time - run.start, last = run.steps.at(-1);
    switch (event.kind) {
      case 'step': {
        const { title, outcome, before, after, callbacks, log, time } = event.step ?? {};
        run.steps.push({ title, time: time ?? at, picture: picture(after ?? before), callbacks: callbacks ?? [], log: log ?? [],
          failure: ['failed', 'crashed', 'timedOut'].includes(outcome) ? 'The step failed.' : undefined });
        break;
      }
      case 'attachment':
        if (/\.(png|jpe?g)$/i.test(event.name ?? '')) run.steps.push({ title: event.name.split('/').at(-1), time: at,
          picture: picture(event.name), callbacks: [], log: [] });
        break;
      case 'issue':
        run.steps.push({ title: event.severity === 'error' ? 'Failure' : 'Issue', time: at, callbacks: [], log: [], picture: last.picture,
          failure: event.message, place: event.file && event.line ? { file: event.file, line: event.line } : null });
        break;
      case 'output': last.log.push(event.message); break;
      case 'testEnded': {
        run.failed = ['failed', 'crashed', 'timedOut'].includes(event.outcome);
        const failure = run.failed ? event.message || undefined : undefined;
        run.steps.push({ title: `End: ${event.outcome}`, time: at, callbacks: [], log: [], picture: last.picture, failure });
        break;
      }
    }
  }
  return [...runs.values()];
}

/// The files of a dropped folder, or the dropped files, by their paths.
export async function dropped(items) {
  const files = new Map();
  const visit = async (entry, path) => {
    if (entry.isFile) files.set(path + entry.name, await new Promise((resolve, reject) => entry.file(resolve, reject)));
    else if (entry.isDirectory) {
      const reader = entry.createReader();
      // A reader returns a hundred entries at a time.
      for (let more; (more = await new Promise((resolve, reject) => reader.readEntries(resolve, reject))).length;) {
        for (const child of more) await visit(child, `${path}${entry.name}/`);
      }
    }
  };
  for (const entry of items.map(item => item.webkitGetAsEntry?.()).filter(Boolean)) await visit(entry, '');
  return files;
}
