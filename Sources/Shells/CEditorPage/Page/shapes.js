// The shapes of a translation: forms by number and by device, and substitutions, added and removed.

import { button, closeDialog, h, labelled, openDialog, t } from './dom.js';

const devices = ['iphone', 'ipad', 'ipod', 'mac', 'appletv', 'applewatch', 'applevision', 'other'];

export const deviceName = (name) => ({
  iphone: 'iPhone', ipad: 'iPad', ipod: 'iPod', mac: 'Mac', appletv: 'Apple TV',
  applewatch: 'Apple Watch', applevision: 'Apple Vision' })[name] ?? t('category.other');

/** The controls for the texts of a string; each hands the new list of texts to `detail.reshape`. */
export function shapes(detail, fields) {
  const { categories } = detail.string;
  const roots = fields.filter((field) => !field.substitution);
  const kinds = new Set(roots.flatMap((field) => field.steps.map((step) => step.kind)));
  const control = (text, change) => button(text, () => detail.reshape(change), { class: 'small' });
  const items = [];
  if (!kinds.size) {
    items.push(control(t('varyPlural'), (texts) => varied(texts, 'plural', categories)));
    items.push(control(t('varyDevice'), (texts) =>
      varied(texts, 'device', ['iphone', 'mac', 'other'].map((name) => ({ name, samples: [] })))));
  } else {
    items.push(control(t('oneText'), (texts) => [{ ...texts[texts.length - 1], path: '', steps: [], samples: [] }]));
    if (kinds.has('device')) items.push(devicePicker(detail, roots));
  }
  for (const name of new Set(fields.map((field) => field.substitution).filter(Boolean)))
    items.push(control(labelled('remove', name), (texts) => texts.filter((text) => text.substitution !== name)));
  items.push(button(t('addSubstitution'), () => askForSubstitution(detail), { class: 'small' }));
  return h('details', { class: 'shapes' },
    h('summary', {}, `${t('plural')} · ${t('device')} · ${t('substitution')}`),
    h('div', { class: 'row-of' }, items));
}

/** The texts without one; the last one stays as a text without forms. */
export function without(texts, path) {
  const left = texts.filter((text) => text.path !== path);
  return left.length ? left : [{ ...texts[0], path: '', steps: [], samples: [] }];
}

const varied = (texts, kind, cases) =>
  texts.flatMap((text) => (text.substitution || text.path !== '' ? [text]
    : cases.map(({ name, samples }) => ({
      ...text, path: `${kind}.${name}`, steps: [{ kind, name }], samples }))));

function devicePicker(detail, roots) {
  const nameOf = (field) => field.steps.find((step) => step.kind === 'device')?.name;
  const known = new Set(roots.map(nameOf));
  const add = (name) => detail.reshape((texts) => [...texts, {
    ...texts.find(nameOf), path: `device.${name}`, steps: [{ kind: 'device', name }] }], `device.${name}`);
  return h('select', {
    'aria-label': t('addDevice'),
    onchange: (event) => { if (event.target.value) add(event.target.value); },
  }, h('option', { value: '' }, t('addDevice')),
  devices.filter((name) => !known.has(name)).map((name) => h('option', { value: name }, deviceName(name))));
}

function askForSubstitution(detail) {
  const name = h('input', { type: 'text', value: 'count', pattern: '[A-Za-z_][A-Za-z0-9_]*', required: true });
  const argument = h('input', { type: 'number', value: 1, min: 1, max: 99, required: true });
  const specifier = h('input', { type: 'text', value: 'lld', pattern: '[a-zA-Z@.0-9]+', required: true });
  const apply = () => {
    if (![name, argument, specifier].every((input) => input.reportValidity())) return;
    closeDialog();
    addSubstitution(detail, name.value, Number(argument.value), specifier.value);
  };
  openDialog(t('addSubstitution'),
    h('fieldset', {}, h('label', {}, t('name'), name), h('label', {}, t('argument'), argument), h('label', {}, '%', specifier)),
    [button(t('cancel'), closeDialog), button(t('apply'), apply, { class: 'primary' })]);
}

function addSubstitution(detail, substitution, number, specifier) {
  detail.reshape((texts) => [
    ...texts,
    ...detail.string.categories.map(({ name, samples }) => ({
      path: `substitutions.${substitution}.plural.${name}`, substitution,
      steps: [{ kind: 'plural', name }], number, specifier, samples,
      pieces: [{ text: '%arg', chip: true }],
    })),
  ]);
  detail.fields[0]?.field.insertChip(`%#@${substitution}@`);
}
