// The layers of a window in 3D: each view's own picture on its own plane. The pointer rotates them.

import { request } from './connection.js';
import { element, make, splitClass } from './elements.js';

export class Exploded {
  #turn = { x: -16, y: 34 };
  #gap = 24;
  #zoom = 0.72;
  #depths = [0, 99];
  #planes = new Map();
  #choose;

  constructor(choose, close) {
    this.#choose = choose;
    this.scene = make('div.scene');
    this.caption = make('p.caption', { role: 'status' });
    const range = (label, min, max, value, input) => make('label', {}, label,
      make('input', { type: 'range', min: String(min), max: String(max), value: String(value), 'aria-label': label,
      input: event => { input(Number(event.target.value)); this.#place(); } }));
    this.first = range('From', 0, 40, 0, value => { this.#depths[0] = value; });
    this.last = range('To', 0, 40, 40, value => { this.#depths[1] = value; });
    this.body = make('div.exploded', { hidden: true, role: 'region', 'aria-label': 'Layers', tabIndex: 0 }, this.scene,
      make('div.controls', {}, range('Spread', 0, 80, this.#gap, value => { this.#gap = value; }), this.first, this.last,
        make('button.plain', { click: close }, 'Done')), this.caption);
    document.querySelector('main').append(this.body);
    this.scene.addEventListener('pointerdown', event => {
      const start = { x: event.clientX, y: event.clientY, turn: { ...this.#turn }, hasMoved: false };
      const move = event => {
        const dx = event.clientX - start.x, dy = event.clientY - start.y;
        if (Math.abs(dx) + Math.abs(dy) > 4) start.hasMoved = true;
        this.#turn = { x: Math.max(-80, Math.min(80, start.turn.x - dy / 3)), y: Math.max(-80, Math.min(80, start.turn.y + dx / 3)) };
        this.#place();
      };
      const end = () => {
        removeEventListener('pointermove', move);
        const plane = event.target.closest('.plane');
        if (!start.hasMoved && plane) this.#choose(Number(plane.dataset.ref));
      };
      addEventListener('pointermove', move);
      addEventListener('pointerup', end, { once: true });
    });
    this.scene.addEventListener('pointerover', event => {
      const plane = event.target.closest('.plane');
      this.caption.textContent = plane ? plane.dataset.title : '';
    });
    new ResizeObserver(() => { if (this.stack) { this.#fit(); this.#place(); } }).observe(this.body);
    this.body.addEventListener('wheel', event => { event.preventDefault();
      this.#zoom = Math.max(0.2, Math.min(3, this.#zoom * Math.exp(-event.deltaY / 600))); this.#place(); }, { passive: false });
    this.body.addEventListener('keydown', event => {
      if (event.target.matches('input') && event.key !== 'Escape') return;
      const by = { ArrowLeft: ['y', -6], ArrowRight: ['y', 6], ArrowUp: ['x', 6], ArrowDown: ['x', -6] }[event.key];
      if (by) this.#turn[by[0]] = Math.max(-80, Math.min(80, this.#turn[by[0]] + by[1]));
      else if (event.key === 'Escape') close();
      else return;
      event.preventDefault();
      event.stopPropagation();
      this.#place();
    });
  }

  get isShown() { return !this.body.hidden; }

  async show(window, selected) {
    this.body.hidden = false;
    this.caption.textContent = 'Drawing the layers…';
    let picture;
    try { picture = await request('layers', { view: window }); } catch (error) { this.caption.textContent = error.message; return; }
    this.caption.textContent = '';
    const [width, height] = picture.screen, stack = make('div.stack'), most = Math.max(...picture.layers.map(layer => layer.depth), 1);
    Object.assign(stack.style, { width: width + 'px', height: height + 'px' });
    this.#planes.clear();
    for (const layer of picture.layers) {
      const [x, y, w, h] = layer.shown, plane = make('div.plane', { 'data-ref': String(layer.ref), 'data-title': title(layer) });
      Object.assign(plane.style, { left: x + 'px', top: y + 'px', width: w + 'px', height: h + 'px' });
      if (layer.png) { const image = make('img', { src: 'data:image/png;base64,' + layer.png, alt: '', draggable: 'false' });
        image.style.opacity = layer.alpha; plane.append(image); }
      plane.depth = layer.depth;
      stack.append(plane);
      this.#planes.set(layer.ref, plane);
    }
    this.most = most;
    for (const label of [this.first, this.last]) label.lastElementChild.max = most;
    this.first.lastElementChild.value = 0; this.last.lastElementChild.value = most;
    this.#depths = [0, most];
    this.size = { width, height };
    this.#fit();
    this.scene.replaceChildren(stack);
    this.stack = stack;
    this.select(selected);
    this.#place();
    this.body.focus({ preventScroll: true });
  }

  hide() { this.body.hidden = true; this.scene.replaceChildren(); this.#planes.clear(); this.stack = null; }

  select(ref) { for (const [key, plane] of this.#planes) plane.classList.toggle('chosen', key === ref); }

  /// As large as the space permits.
  #fit() {
    this.#zoom = Math.max(0.05, Math.min(0.86 * (this.body.clientHeight - 90) / this.size.height,
      0.62 * this.body.clientWidth / this.size.width));
  }

  #place() {
    if (!this.stack) return;
    this.stack.style.transform = `translate(-50%, -50%) scale(${this.#zoom}) rotateX(${this.#turn.x}deg) rotateY(${this.#turn.y}deg)`;
    for (const plane of this.#planes.values()) {
      plane.style.transform = `translateZ(${(plane.depth - this.most / 2) * this.#gap}px)`;
      plane.hidden = plane.depth < this.#depths[0] || plane.depth > this.#depths[1];
    }
  }
}

const title = ({ class: name, name: text, frame: [, , width, height] }) =>
  `${splitClass(name)[1]}${text ? ` “${text}”` : ''}  ${Math.round(width)} × ${Math.round(height)}`;
