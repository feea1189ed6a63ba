// The latest pictures of the screen, through which the user goes back while the app's clock is paused.
//
// They are the app's messages, so keeping them costs the app nothing: a chapter begins with a whole picture, and its other pictures are
// what changed since the one before.

import { connection } from './connection.js';
import { element } from './elements.js';
import { put, screen, unpack } from './screen.js';

const past = element('past'), context = past.getContext('2d', { alpha: false });
/// The seconds and the bytes after which a chapter ends, the bytes that are kept, and how many pictures.
const longest = 10, largest = 4e6, room = 64e6, most = 3600;

/// Events: `changed` when there are more pictures or another one is shown.
class Rewind extends EventTarget {
  #chapters = [];
  #drawn = { chapter: null, index: -1 };
  #wanted = null;
  #isDrawing = false;

  get count() { return this.#chapters.reduce((sum, chapter) => sum + chapter.frames.length, 0); }
  /// Whether an earlier picture is shown, or will be in a moment.
  get isHeld() { return this.#wanted !== null; }

  /// The number of seconds between a picture and the latest one.
  age(number) {
    const [chapter, index] = this.#find(number), last = this.#chapters.at(-1)?.frames.at(-1);
    return chapter && last ? (last.time - chapter.frames[index].time) / 1000 : 0;
  }

  keep(buffer) {
    const time = performance.now(), { width, height } = screen.pixels;
    let chapter = this.#chapters.at(-1);
    if (!chapter || time - chapter.frames[0].time > longest * 1000 || chapter.bytes > largest || chapter.width !== width
      || chapter.height !== height) {
      chapter = { whole: new Promise(resolve => screen.picture(resolve)), width, height, bytes: 0, frames: [] };
      this.#chapters.push(chapter);
    }
    if (chapter.frames.length) chapter.bytes += buffer.byteLength;
    // The whole picture of a chapter is its first one.
    chapter.frames.push({ time, buffer: chapter.frames.length ? buffer : null });
    // A whole picture counts as a megabyte.
    const isFull = () => this.count > most || this.#chapters.reduce((sum, { bytes }) => sum + bytes + 1e6, 0) > room;
    while (this.#chapters.length > 1 && isFull()) this.#chapters.shift();
    this.#tell();
  }

  /// Shows the picture with this number, from 0. The latest is the screen itself.
  show(number) {
    this.#wanted = number;
    if (number >= this.count - 1) return this.leave();
    if (!this.#isDrawing) this.#draw();
  }

  leave() {
    this.#wanted = null;
    past.hidden = true;
    this.#tell();
  }

  forget() {
    this.#chapters = [];
    this.leave();
  }

  #find(number) {
    for (const chapter of this.#chapters) {
      if (number < chapter.frames.length) return [chapter, number];
      number -= chapter.frames.length;
    }
    return [];
  }

  async #draw() {
    this.#isDrawing = true;
    while (this.#wanted !== null) {
      const number = this.#wanted, [chapter, index] = this.#find(number);
      if (!chapter) break;
      if (this.#drawn.chapter !== chapter || this.#drawn.index > index) {
        const whole = await createImageBitmap(await chapter.whole);
        past.width = chapter.width;
        past.height = chapter.height;
        context.drawImage(whole, 0, 0);
        this.#drawn = { chapter, index: 0 };
      }
      while (this.#drawn.index < index) put(context, await unpack(chapter.frames[++this.#drawn.index].buffer));
      if (this.#wanted === null) break;
      past.style.width = element('screen').style.width;
      past.style.height = element('screen').style.height;
      past.hidden = false;
      this.#tell();
      if (this.#wanted === number) break;
    }
    this.#isDrawing = false;
  }

  #tell() { this.dispatchEvent(new Event('changed')); }
}

export const rewind = new Rewind();
screen.addEventListener('painted', ({ detail }) => rewind.keep(detail));
connection.addEventListener('open', () => rewind.forget());
// A running app shows what it does now.
connection.addEventListener('state', ({ detail }) => { if (detail.activity === 'running') rewind.leave(); });
new ResizeObserver(() => {
  past.style.width = element('screen').style.width;
  past.style.height = element('screen').style.height;
}).observe(element('screen'));
