// Hot reload: shows the errors in changed files over the running app, and waits for an app that is started again.

import { connection } from './connection.js';
import { element } from './elements.js';
import { screen } from './screen.js';
import { link } from './source.js';

const panel = element('reload');

function part(name, text) {
  const node = document.createElement(name);
  node.textContent = text;
  panel.append(node);
  return node;
}

/// `problems`: each with `file`, `line`, `column`, `message`, and the line's `source`; `title` is the heading. `relaunch`: the reason that
/// the app is built again.
export function show({ problems, title, relaunch }) {
  panel.replaceChildren();
  panel.hidden = relaunch === undefined && problems.length === 0;
  if (relaunch !== undefined) {
    part('h2', 'Building again');
    part('p', relaunch);
    return;
  }
  const words = title ?? 'The change does not compile';
  if (problems.length) part('h2', problems.length === 1 ? words : `${words}: ${problems.length} errors`);
  for (const { file, line, column, message, source } of problems) {
    const place = part('p', ''), path = line > 0 ? `${file}:${line}:${column}` : file;
    const url = file.startsWith('/') ? link({ file, line: Math.max(1, line) }) : null;
    place.append(url ? Object.assign(document.createElement('a'), { href: url, textContent: path }) : path, ': ');
    const text = document.createElement('b');
    text.textContent = message;
    place.append(text);
    // Tabs before the column stay tabs, so that the caret is below it.
    if (source) part('pre', source + '\n' + source.slice(0, Math.max(0, column - 1)).replace(/[^\t]/g, ' ') + '^');
  }
  if (problems.length) part('button', 'Hide').onclick = () => { panel.hidden = true; screen.focus(); };
}

connection.addEventListener('notice', ({ detail }) => { if (detail.t === 'reload') show(detail); });
connection.addEventListener('open', () => show({ problems: [] }));
