// Files and links that are dropped on the page: a push payload is sent, a picture goes to the photo library, another file to the app's
// documents, and a link is opened.

import { request, upload } from './connection.js';
import { element, tell } from './elements.js';

const frame = element('frame');
// A field takes the text of a link itself.
const isTaken = event => [...event.dataTransfer.types].some(type =>
  type === 'Files' || type === 'text/uri-list' && !event.target.closest('#panel :is(input, textarea)'));

// A drop anywhere on the page would otherwise make the browser show the file instead of the page.
addEventListener('dragover', event => {
  if (event.defaultPrevented || !isTaken(event)) return;
  event.preventDefault();
  const isOver = frame.contains(event.target);
  event.dataTransfer.dropEffect = isOver ? 'copy' : 'none';
  frame.toggleAttribute('data-drop', isOver);
});
addEventListener('dragleave', event => { if (!event.relatedTarget) frame.removeAttribute('data-drop'); });
addEventListener('drop', async event => {
  frame.removeAttribute('data-drop');
  if (event.defaultPrevented || !isTaken(event)) return;
  event.preventDefault();
  if (!frame.contains(event.target)) return;
  // What was dropped can be read only now.
  const items = [...event.dataTransfer.items], folder = items.map(item => item.webkitGetAsEntry?.()).find(entry => entry?.isDirectory);
  const files = [...event.dataTransfer.files], link = event.dataTransfer.getData('text/uri-list').split('\n').find(line =>
    line && !line.startsWith('#'));
  const results = [];
  try {
    if (folder) throw new Error(`“${folder.name}” is a folder. Drop its files.`);
    for (const file of files) results.push(await take(file));
    if (!files.length && link) {
      await request('openURL', { url: link.trim() });
      results.push('Opened.');
    }
    tell([...new Set(results)].join(' '));
  } catch (error) { tell([...new Set(results), error.message].join(' '), true); }
});

async function take(file) {
  if (/\.(apns|json)$/i.test(file.name)) {
    const payload = read(await file.text());
    if (payload?.aps) {
      await request('push', { payload });
      return 'The notification was sent.';
    }
    if (/\.apns$/i.test(file.name)) throw new Error(`“${file.name}” isn’t a push payload: it needs an object “aps”.`);
  }
  const { kind, name } = await upload('file', { name: file.name }, file);
  return kind === 'picture' ? 'The picture was added to the photo library.' : `“${name}” was added to the app’s documents.`;
}

function read(text) { try { return JSON.parse(text); } catch { return null; } }
