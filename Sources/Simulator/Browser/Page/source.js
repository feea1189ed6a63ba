// Places in the user's sources: a link that opens the editor, and the path with the line to copy.

import { icon, make, tell } from './elements.js';

/// Editors with the form of their links.
export const editors = [
  ['vscode', 'Visual Studio Code', 'vscode://file{file}:{line}'], ['codium', 'VSCodium', 'vscodium://file{file}:{line}'],
  ['cursor', 'Cursor', 'cursor://file{file}:{line}'], ['zed', 'Zed', 'zed://file{file}:{line}'],
  ['idea', 'JetBrains', 'idea://open?file={file}&line={line}'],
  ['custom', 'Other', ''],
];
const read = name => { try { return localStorage.getItem('understudy.' + name); } catch { return null; } };
const write = (name, value) => { try { localStorage.setItem('understudy.' + name, value);
  } catch { /* A page without storage forgets. */ } };

export const editor = {
  get name() { return editors.some(([name]) => name === read('editor')) ? read('editor') : 'vscode'; },
  set name(value) { write('editor', value); },
  /// The form of the links of an editor that isn't in the list.
  get custom() { return read('editorLink') ?? editors[0][2]; },
  set custom(value) { write('editorLink', value); },
  get form() { return editors.find(([name]) => name === this.name)[2] || this.custom; },
};

/// A link runs no script of the page, whatever form the user enters.
export function link({ file, line }) {
  const url = editor.form.replaceAll('{file}', () => file.split('/').map(encodeURIComponent).join('/')).replaceAll('{line}', String(line));
  return /^[a-z][a-z0-9+.-]*:/i.test(url) && !/^(javascript|data|vbscript):/i.test(url) ? url : null;
}

const labels = { made: 'Made in', interface: 'From', type: 'Class', method: 'Method', call: 'Called in' };

/// A place: the name of its file with the line, which opens the editor, and a button that copies the whole path.
export function place(item) {
  const path = `${item.file}:${item.line}`, name = path.slice(path.lastIndexOf('/') + 1), url = link(item);
  const copy = async () => {
    try { await navigator.clipboard.writeText(path); tell('Copied ' + path); } catch { tell(path); }
  };
  return make('span.place', {}, url ? make('a.link', { href: url, title: path }, name) : make('span', { title: path }, name),
    make('button.tool', { title: 'Copy the path', 'aria-label': 'Copy the path of ' + name, click: copy }, icon('copy')));
}

/// A list of places, with a line for each.
export const places = list => list.map(item => make('div.pair', {}, make('span.key', { title: item.name }, labels[item.kind] ?? item.kind),
  make('span.value', {}, place(item), item.kind === 'interface' ? make('span.note', {}, item.name) : null)));
