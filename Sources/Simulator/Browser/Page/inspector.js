// The properties of one view, some of which can be changed while the app runs.

import { request } from './connection.js';
import { make, number, classLabel, splitClass } from './elements.js';
import { places } from './source.js';

const list = values => values.map(number).join(', ');
const names = ['top', 'left', 'bottom', 'right'];

export class Inspector {
  #ref = null;
  #view = null;
  #text = '';
  #located = { ref: null, places: [] };
  #changed;
  #go;

  constructor(changed, go) {
    this.#changed = changed;
    this.#go = go;
    this.body = make('div.inspector', { role: 'region', 'aria-label': 'Inspector', tabIndex: 0 });
    this.clear();
  }

  clear(message = 'Select a view in the tree, or pick one on the device.') {
    this.#ref = this.#view = null;
    this.#text = '';
    this.tell(message);
  }

  tell(message) { this.body.replaceChildren(make('p.empty', {}, message)); }

  /// The frame of the selected view's margins, on the screen.
  insets(ref) {
    if (!this.#view || this.#ref !== ref) return null;
    const [x, y, width, height] = this.#view.geometry.screen, [top, left, bottom, right] = this.#view.layout.margins;
    if (top + left + bottom + right === 0 || width < left + right || height < top + bottom) return null;
    return { x: x + left, y: y + top, width: width - left - right, height: height - top - bottom };
  }

  async load(ref) {
    let view;
    try { view = await request('view', { view: ref }); } catch (error) {
      if (error.code === 'no-such-element') this.clear('The selected view no longer exists.');
      return;
    }
    const text = JSON.stringify(view);
    // Text that the user is typing stays, and a slider that the pointer moves.
    if (ref === this.#ref && (text === this.#text || this.#isHeld)) { this.#view = view; return; }
    const isSame = ref === this.#ref, top = isSame ? this.body.scrollTop : 0;
    this.#ref = ref; this.#view = view; this.#text = text;
    const controls = () => [...this.body.querySelectorAll('input, textarea, button')],
      label = control => control?.getAttribute('aria-label') || control?.textContent;
    const focused = isSame ? document.activeElement : null, place = controls().indexOf(focused);
    this.#draw(view);
    const next = controls()[place];
    if (next && label(next) === label(focused)) next.focus({ preventScroll: true });
    this.body.scrollTop = top;
  }

  /// The places in the sources, which the app finds once for each view.
  #source(ref) {
    const body = make('section', { hidden: true });
    const show = list => { body.hidden = list.length === 0; body.replaceChildren(make('h3', {}, 'Source'), ...places(list)); };
    if (this.#located.ref === ref) show(this.#located.places);
    else request('source', { view: ref }).then(answer => { this.#located = { ref, places: answer.places }; show(answer.places); },
      () => {});
    return body;
  }

  get #isHeld() {
    const focused = document.activeElement;
    return this.body.contains(focused) && focused.matches('textarea, input:not([type=checkbox], [type=range]), input:active');
  }

  #draw(view) {
    const { geometry, layout, look, interaction, traits, accessibility, constraints } = view;
    this.body.replaceChildren(...[
      make('div.head', {},
        make('h2', {}, classLabel(view.class)),
        make('p', { title: view.classes.join(' : ') }, view.classes.slice(1, 4).map(name => splitClass(name)[1]).join(' : ')),
        view.controller ? make('p', {}, view.controller.isRoot ? 'View of ' : 'In ', classLabel(view.controller.class)) : null),
      layout.ambiguous ? make('p.warning', { role: 'note' }, 'The layout is ambiguous: the constraints allow more than one position or size.')
        : null,
      this.#source(view.ref),
      section('Appearance',
        this.#check('Hidden', 'hidden', look.hidden),
        this.#slider('Alpha', 'alpha', look.alpha),
        this.#color('Background', 'backgroundColor', look.backgroundColor),
        this.#color('Tint', 'tintColor', look.tintColor),
        look.text !== undefined ? this.#field('Text', 'text', look.text) : null,
        look.text !== undefined ? this.#color('Text color', 'textColor', look.textColor) : null,
        row('Font', look.font),
        this.#number('Corner radius', 'cornerRadius', look.cornerRadius),
        this.#check('Clips to bounds', 'clips', look.clips),
        row('Content mode', look.contentMode), row('Layer', look.layer)),
      section('Geometry',
        row('Frame', list(geometry.frame)), row('Bounds', list(geometry.bounds)), row('Center', list(geometry.center)),
        row('On screen', list(geometry.screen)),
        row('Transform', geometry.transform && list(geometry.transform)),
        row('Content size', geometry.contentSize && list(geometry.contentSize)),
        row('Content offset', geometry.contentOffset && list(geometry.contentOffset)),
        row('Content inset', geometry.contentInset && list(geometry.contentInset))),
      section('Layout',
        make('div.insets', {}, insets('Safe area', layout.safeArea), insets('Margins', layout.margins)),
        row('Intrinsic size', layout.intrinsic.map(number).join(' × ')),
        row('Hugging', `${number(layout.hugging[0])} horizontal, ${number(layout.hugging[1])} vertical`),
        row('Resistance', `${number(layout.resistance[0])} horizontal, ${number(layout.resistance[1])} vertical`),
        row('Autoresizing', layout.autoresizing ? 'translated into constraints' : 'off')),
      section('Constraints', ...(constraints.horizontal.length || constraints.vertical.length
        ? [...this.#constraints('Horizontal', constraints.horizontal), ...this.#constraints('Vertical', constraints.vertical)]
        : [make('p.note', {}, 'None: the frame is set without constraints.')])),
      section('Interaction',
        this.#check('User interaction', 'enabled', interaction.enabled),
        row('Control', interaction.control
          && (Object.entries(interaction.control).filter(([, is]) => is).map(([name]) => name.slice(2).toLowerCase()).join(', ')
          || 'disabled')),
        row('First responder', interaction.firstResponder ? 'yes' : undefined), row('Tag', interaction.tag || undefined),
        ...interaction.gestures.map(gesture => row(gesture.class.replace(/^UI|GestureRecognizer$/g, ''), gesture.isEnabled ? gesture.state
          : 'off'))),
      section('Traits',
        row('Style', traits.style), row('Size classes', traits.sizeClasses), row('Text size', traits.textSize),
        row('Direction', traits.direction), row('Contrast', traits.contrast),
        row('Scale', number(traits.scale)), row('Idiom', traits.idiom)),
      section('Accessibility',
        row('Element', accessibility.isElement ? 'yes' : 'no'), row('Label', accessibility.label), row('Value', accessibility.value),
        row('Hint', accessibility.hint),
        row('Identifier', accessibility.identifier), row('Traits', accessibility.traits?.join(', '))),
    ].filter(Boolean));
  }

  // MARK: Editing

  async #set(method, params, control) {
    try { await request(method, params); } catch (error) { this.#refuse(control, error.message); return; }
    this.#refuse(control, null);
    this.#text = '';
    this.#changed();
  }

  /// Marks a control whose value the app did not take, and says why below it.
  #refuse(control, reason) {
    const place = control?.closest('.pair, .constraint');
    if (!place) return;
    if (place.nextElementSibling?.matches('.reason')) place.nextElementSibling.remove();
    control.classList.toggle('refused', reason !== null);
    control.setAttribute('aria-invalid', reason !== null);
    if (reason !== null) place.after(make('p.reason', { role: 'alert' }, reason));
  }

  #property(property, value, control) { return this.#set('setView', { view: this.#ref, property, value }, control); }

  #check(label, property, value) {
    return row(label, make('input.switch', { type: 'checkbox', role: 'switch', checked: value, 'aria-label': label,
      change: event => this.#property(property, event.target.checked, event.target) }));
  }

  #slider(label, property, value) {
    const shown = make('output', {}, number(value));
    return row(label, make('input', {
      type: 'range', min: '0', max: '1', step: '0.01', value: String(value), 'aria-label': label,
      input: event => { shown.textContent = number(Number(event.target.value));
        this.#property(property, Number(event.target.value), event.target); },
      change: () => this.#changed(),
    }), shown);
  }

  #number(label, property, value) {
    return row(label, make('input.number', { type: 'number', step: '1', min: '0', value: String(value), 'aria-label': label,
      change: event => this.#property(property, Number(event.target.value), event.target) }));
  }

  #field(label, property, value) {
    const input = value.length > 40 || value.includes('\n') ? make('textarea', { rows: '3' }) : make('input', { type: 'text' });
    input.value = value;
    input.setAttribute('aria-label', label);
    input.spellcheck = false;
    input.addEventListener('input', () => this.#property(property, input.value, input));
    return row(label, input);
  }

  #color(label, property, value) {
    const well = make('input.well', { type: 'color', value: value ? value.slice(0, 7) : '#ffffff', 'aria-label': label });
    const text = make('input.hex', { type: 'text', value: value || '', placeholder: 'none', 'aria-label': label + ', hexadecimal',
      spellcheck: 'false', maxLength: 9 });
    well.classList.toggle('none', !value);
    well.addEventListener('input', () => {
      // The color's opacity stays.
      text.value = well.value + (value && value.slice(7) !== '00' ? value.slice(7) : 'ff');
      well.classList.remove('none');
      this.#property(property, text.value, text);
    });
    text.addEventListener('change', () => this.#property(property, text.value.trim() || null, text));
    return row(label, well, text);
  }

  #constraints(title, items) {
    if (!items.length) return [];
    const side = item => make('span', {}, item.view ? make('button.link', { title: 'Select the view', click: () => this.#go(item.view) },
      item.name) : item.name, '.' + item.attribute);
    return [make('h4', {}, title), ...items.map(item => {
      const set = (name, value, control) => this.#set('setConstraint', { constraint: item.ref, [name]: value }, control);
      return make('div.constraint' + (item.isOwn ? '' : '.other') + (item.isActive ? '' : '.off'), { title: item.identifier || item.kind },
        make('p', {}, side(item.first), ` ${item.relation} `, item.multiplier ? `${number(item.multiplier)} × ` : '',
          item.second ? side(item.second) : '', item.second ? ' + ' : '',
          make('input.number', { type: 'number', step: 'any', value: String(item.constant), 'aria-label': 'Constant',
            change: event => set('constant', Number(event.target.value), event.target) })),
        make('p.more', {},
          make('label', {}, 'priority ', make('input.number', { type: 'number', min: '1', max: '1000', value: String(item.priority),
            change: event => set('priority', Number(event.target.value), event.target) })),
          make('label', {}, make('input', { type: 'checkbox', checked: item.isActive, change: event => set('isActive', event.target.checked,
            event.target) }), ' active'),
          item.identifier ? make('span.name', {}, item.identifier) : null));
    })];
  }
}

function section(title, ...rows) {
  const shown = rows.filter(Boolean);
  return shown.length ? make('section', {}, make('h3', {}, title), ...shown) : null;
}

function row(label, ...values) {
  if (values[0] === undefined || values[0] === null) return null;
  return make('div.pair', {}, make('span.key', {}, label), make('span.value', {}, ...values));
}

/// Four distances around a box, each at its side.
function insets(title, values) {
  return make('div.around', { role: 'img',
    'aria-label': `${title}: ${values.map((value, index) => `${names[index]} ${number(value)}`).join(', ')}` },
    ...values.map((value, index) => make('span.' + names[index], {}, number(value))), make('b', {}, title));
}
