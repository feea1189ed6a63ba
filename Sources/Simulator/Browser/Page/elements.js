// Functions that every part of the page uses.

export const element = id => document.getElementById(id);

/// Creates an element. Attributes that are functions become listeners; those that are false or null are omitted.
export function make(tag, attributes, ...children) {
  const [name, ...classes] = tag.split('.');
  const node = document.createElement(name || 'div');
  if (classes.length) node.className = classes.join(' ');
  for (const [key, value] of Object.entries(attributes || {})) {
    if (value === false || value === null || value === undefined) continue;
    if (typeof value === 'function') node.addEventListener(key, value);
    else if (key in node && typeof value !== 'string') node[key] = value;
    else if (key === 'value') node.value = value;
    else node.setAttribute(key, value === true ? '' : value);
  }
  node.append(...children.flat().filter(child => child !== null && child !== undefined && child !== false));
  return node;
}

const shapes = {
  target: 'M9 2v3m0 8v3M2 9h3m8 0h3M9 13a4 4 0 1 0 0-8 4 4 0 0 0 0 8',
  cube: 'M9 2 15 5.3v7.2L9 16l-6-3.5V5.3zM3.2 5.4 9 8.7l5.8-3.3M9 8.7V16',
  trash: 'M3.5 5h11M7 5V3.5h4V5m-6 0 .6 9.5h6.8L13 5M7.6 7.5v4.5m2.8-4.5v4.5',
  play: 'M6 4v10l8-5z', pause: 'M6.5 4v10m5-10v10', step: 'M5 4v10l6-5zM13 4v10',
  close: 'm5 5 8 8m0-8-8 8', record: 'M9 13.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9', stop: 'M5 5h8v8H5z',
  folder: 'M2.5 14.5v-10h4.6l1.6 2h6.8v8z', page: 'M5 2.5h5l3.5 3.5v9.5H5zM10 2.5V6h3.5', back: 'M11 4 6 9l5 5',
  copy: 'M6.5 6.5V3.5h8v8h-3M3.5 6.5h8v8h-8z',
  eye: 'M2 9s2.5-4.5 7-4.5S16 9 16 9s-2.5 4.5-7 4.5S2 9 2 9m7 2a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
};

export function icon(name) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg'), path = document.createElementNS('http://www.w3.org/2000/svg',
    'path');
  for (const [key, value] of Object.entries({
    viewBox: '0 0 18 18', width: 16, height: 16, fill: 'none', stroke: 'currentColor', 'stroke-width': 1.4, 'stroke-linecap': 'round',
    'stroke-linejoin': 'round', 'aria-hidden': true,
  })) svg.setAttribute(key, value);
  path.setAttribute('d', shapes[name]);
  svg.append(path);
  return svg;
}

/// A class's name in two parts: its module with the dot, and the rest.
export function splitClass(name) {
  const dot = name.indexOf('.');
  return dot < 0 ? ['', name] : [name.slice(0, dot + 1), name.slice(dot + 1)];
}

export function classLabel(name) {
  const [module, rest] = splitClass(name);
  return make('span.class', { title: name }, module && make('span.module', {}, module), rest);
}

/// Returns a number with at most two decimals.
export const number = value => value === null ? '—' : String(Math.round(value * 100) / 100);

/// Returns a size with its unit.
export const bytes = size => size < 1000 ? size + ' B' : size < 1e6 ? (size / 1000).toFixed(1) + ' kB' : (size / 1e6).toFixed(1) + ' MB';

/// Returns a function that calls `body` when it was not called for `delay` milliseconds.
export function debounced(delay, body) {
  let timer;
  return () => { clearTimeout(timer); timer = setTimeout(body, delay); };
}

/// A section with a title.
export const group = (title, ...rows) => make('section', {}, make('h3', {}, title), ...rows);
/// A line of a section: a name and its controls.
export const row = (label, ...values) => make('div.pair' + (label ? '' : '.bare'), {}, label ? make('span.key', {}, label) : null,
  make('span.value', {}, ...values));
export const toggle = (change, label) => make('input.switch', { type: 'checkbox', role: 'switch', 'aria-label': label,
  change: event => change(event.target.checked) });

/// Buttons of which one is chosen. `select` marks it.
export function segments(label, choices, change) {
  const group = make('div.segments', { role: 'radiogroup', 'aria-label': label });
  const buttons = choices.map(([value, title]) => make('button', { role: 'radio', 'aria-checked': 'false', 'data-value': value,
    click: () => change(value) }, title));
  group.append(...buttons);
  group.select = value => buttons.forEach(button => {
    const isOn = button.dataset.value === value;
    button.setAttribute('aria-checked', isOn);
    button.tabIndex = isOn ? 0 : -1;
  });
  group.addEventListener('keydown', event => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key], index = buttons.indexOf(document.activeElement);
    if (!by || index < 0) return;
    event.preventDefault();
    const next = buttons[(index + by + buttons.length) % buttons.length];
    next.focus();
    next.click();
  });
  return group;
}

let toldTimer;
/// Shows a message below the device for some seconds.
export function tell(text, isWrong = false) {
  const toast = element('toast');
  toast.textContent = text;
  toast.className = isWrong ? 'wrong' : '';
  clearTimeout(toldTimer);
  toldTimer = setTimeout(() => { toast.textContent = ''; }, isWrong ? 8000 : 4000);
}

/// A bar between two parts, which the pointer and the arrow keys move. `apply` sets a size in points, and returns the size that is used.
export function splitter(bar, { isVertical, size, apply }) {
  bar.setAttribute('role', 'separator');
  bar.tabIndex = 0;
  const tell = value => {
    bar.setAttribute('aria-orientation', isVertical() ? 'vertical' : 'horizontal');
    bar.setAttribute('aria-valuenow', Math.round(value));
  };
  const set = value => tell(apply(value));
  new ResizeObserver(() => tell(size())).observe(bar);
  bar.addEventListener('pointerdown', event => {
    event.preventDefault();
    bar.setPointerCapture(event.pointerId);
    const start = { size: size(), x: event.clientX, y: event.clientY };
    const move = event => set(start.size + (isVertical() ? start.x - event.clientX : start.y - event.clientY));
    bar.addEventListener('pointermove', move);
    bar.addEventListener('lostpointercapture', () => bar.removeEventListener('pointermove', move), { once: true });
  });
  bar.addEventListener('keydown', event => {
    const step = { ArrowLeft: 16, ArrowUp: 16, ArrowRight: -16, ArrowDown: -16 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    set(size() + step);
  });
}
