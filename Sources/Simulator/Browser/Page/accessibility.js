// The app's accessibility elements as elements of the page, for screen readers and the keyboard. Created only when they are requested.

import { connection, request } from './connection.js';
import { element, make, debounced } from './elements.js';
import { screen } from './screen.js';

const holder = element('assisted'), button = element('assist');
const roles = {
  Button: 'button', Link: 'link', StaticText: 'text', Image: 'img', Switch: 'switch', Slider: 'slider', TextField: 'textbox',
  SecureTextField: 'textbox', SearchField: 'searchbox', TextView: 'textbox',
  Cell: 'button', Tab: 'tab', Alert: 'alertdialog', NavigationBar: 'navigation', TabBar: 'tablist', Table: 'group', CollectionView: 'group',
  ProgressIndicator: 'progressbar', SegmentedControl: 'radiogroup',
};
const acting = new Set(['Button', 'Link', 'Switch', 'TextField', 'SecureTextField', 'SearchField', 'TextView', 'Cell', 'Tab', 'Slider',
  'Key', 'MenuItem']);
/// The roles of what is in elements that may contain only these.
const owned = { tablist: 'tab', radiogroup: 'radio' };
const grouping = new Set(['Application', 'Window', 'Other', 'ScrollView', 'LayoutArea', 'Group']);
let isOn = false, isAsking = false, text = '';

const spoken = part => part.getAttribute('aria-label') || [...part.children].flatMap(spoken);

/// - around: the frame of the part that the node's part is placed in, and its role.
function node(item, around, outer) {
  const isGroup = grouping.has(item.type) && !item.label, traits = item.traits || [];
  const isActing = acting.has(item.type) || traits.includes('button') || traits.includes('adjustable');
  const role = traits.includes('header') ? 'heading' : traits.includes('adjustable') ? 'slider' : isActing && owned[outer]
    || roles[item.type] || (isActing ? 'button' : 'group');
  const inside = child => isGroup ? node(child, around, outer) : node(child, item.frame, role);
  const children = (item.children || []).map(inside).filter(Boolean),
    name = [...new Set([item.label || item.title || item.placeholder, item.value])].filter(Boolean).join(', ');
  if (isGroup) return children.length === 1 ? children[0] : children.length ? make('div', {}, ...children) : null;
  // What no assistive technology reaches, such as the label of a button, is part of an element that one does.
  if (!children.length && (!name || item.accessible === false && !isActing)) return null;
  // A cell without a label of its own gets the labels of its contents.
  const label = name || isActing && [...new Set(children.flatMap(spoken))].join(', ') || null;
  const part = make('div', {
    role, 'aria-label': label, 'aria-level': role === 'heading' ? '2' : null, 'aria-disabled': item.enabled === false ? 'true'
      : null, 'aria-selected': role === 'tab' ? String(item.selected === true) : null,
    'aria-checked': role === 'switch' ? String(item.value === '1') : role === 'radio' ? String(item.selected === true) : null,
    'aria-valuetext': role === 'slider' ? item.value || '' : null,
    'aria-modal': role === 'alertdialog' ? 'true' : null,
    tabIndex: isActing ? 0 : null, 'data-ref': String(item.ref),
  }, ...children);
  const [x, y, width, height] = item.frame, [left, top, w, h] = around, share = (value, whole) => value / (whole || 1) * 100 + '%';
  Object.assign(part.style, { left: share(x - left, w), top: share(y - top, h), width: share(width, w), height: share(height, h) });
  return part;
}

async function refresh() {
  if (!isOn || isAsking || !connection.isOpen) return;
  isAsking = true;
  try {
    const { tree } = await request('describe', { reach: false }), next = JSON.stringify(tree);
    if (next !== text) {
      text = next;
      const focused = document.activeElement?.closest('#assisted [data-ref]')?.dataset.ref, alert = () =>
        holder.querySelector('[role=alertdialog]'), old = alert()?.dataset.ref,
        root = node(tree, [0, 0, screen.size.width, screen.size.height]);
      holder.replaceChildren(...(root ? [root] : []));
      // An alert takes the focus from what is behind it, and gives it to the first element when it is gone with the focus.
      const isNew = alert() && alert().dataset.ref !== old, first = (isNew ? alert() : holder).querySelector('[tabindex="0"]');
      if (focused) ((!isNew && holder.querySelector(`[data-ref="${focused}"]`)) || first)?.focus({ preventScroll: true });
    }
  } catch { /* The next picture asks again. */ }
  isAsking = false;
}

const later = debounced(300, refresh);
screen.addEventListener('painted', () => { if (isOn) later(); });
connection.addEventListener('open', () => { text = ''; later(); });

button.addEventListener('click', () => {
  isOn = !isOn;
  text = '';
  button.textContent = isOn ? 'Stop describing the app' : 'Describe the app to a screen reader';
  holder.hidden = !isOn;
  if (isOn) refresh(); else holder.replaceChildren();
});

holder.addEventListener('keydown', async event => {
  const part = event.target.closest('[data-ref]');
  if (!part) return;
  const ref = Number(part.dataset.ref), step = { ArrowUp: 'increment', ArrowRight: 'increment', ArrowDown: 'decrement',
    ArrowLeft: 'decrement' }[event.key];
  if (event.key !== 'Enter' && event.key !== ' ' && !(step && part.getAttribute('role') === 'slider')) return;
  event.preventDefault();
  event.stopPropagation();
  if (step) return request('perform', { element: ref, action: step }).then(later, () => {});
  const isField = ['textbox', 'searchbox'].includes(part.getAttribute('role'));
  await request('perform', { element: ref, action: 'activate' }).catch(() => {});
  // Text that the user then types goes to the field.
  if (isField) screen.focus();
  later();
});
