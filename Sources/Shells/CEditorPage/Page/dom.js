// Elements and texts. Whatever comes from a catalog is set as text, never as markup.

let texts = {};
let locale = 'en';

export function setTexts(all, tag) {
  texts = all;
  locale = tag;
}

/** A text of the page in the user's language. */
export const t = (name) => texts[name] ?? name;

/** A text of the page and what it has; languages write a colon differently. */
export function labelled(name, value) {
  const parts = { 1: t(name), 2: String(value) };
  let next = 0;
  return t('labelled').replace(/%(?:(\d)\$)?@/g, (_, place) => parts[place ?? ++next]);
}

export const number = (value) => new Intl.NumberFormat(locale).format(value);

/** The name of a language in the user's language. */
export function languageName(tag) {
  try {
    const name = new Intl.DisplayNames([locale], { type: 'language' }).of(tag.replace('_', '-'));
    return name && name !== tag ? name : tag;
  } catch {
    return tag;
  }
}

export function dateText(text) {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return text;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}

/** An element with properties, listeners (`onclick`) and children; `null` children are left out. */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'class') element.className = value;
    else if (name === 'data') Object.assign(element.dataset, value);
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

/** An element of a drawing with attributes; `null` children are left out. */
export function shape(tag, attributes = {}, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.filter((child) => child !== null));
  return element;
}

const icons = { back: 'M12 4l-6 6 6 6', up: 'M5 12l5-5 5 5', down: 'M5 8l5 5 5-5' };

/** A drawing; its button has a label. */
export function icon(name) {
  return shape('svg', { viewBox: '0 0 20 20', 'aria-hidden': 'true', class: `icon-${name}` },
    shape('path', { d: icons[name] }));
}

export const button = (text, action, properties = {}) =>
  h('button', { type: 'button', onclick: action, ...properties }, text);

/** A text with its placeholders as chips, to be read. */
export function pieceNodes(pieces) {
  return (pieces ?? []).map((piece) =>
    piece.chip ? h('bdi', { class: 'chip', dir: 'ltr' }, piece.text) : piece.text);
}

export const textOf = (pieces) => (pieces ?? []).map((piece) => piece.text).join('');

export function fillStaticTexts() {
  for (const element of document.querySelectorAll('[data-text]'))
    element.textContent = t(element.dataset.text);
  for (const element of document.querySelectorAll('[data-label]')) {
    element.setAttribute('aria-label', t(element.dataset.label));
    if (element.matches('button')) element.title = t(element.dataset.label);
  }
  for (const element of document.querySelectorAll('[data-placeholder]'))
    element.placeholder = t(element.dataset.placeholder);
}

/** A part of the page with the heading of a name. */
export const section = (name, ...children) =>
  h('section', { class: 'help-part' }, h('h3', {}, t(name)), ...children);

let toastTimer = 0;

/** Shows a short message for a while. */
export function toast(text, action = null) {
  const box = document.getElementById('toast');
  box.replaceChildren(h('span', {}, text), ...(action ? [action] : []));
  box.classList.add('shown');
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => box.classList.remove('shown'), 6000);
}

/** Shows a message until it is taken away with null. */
export function notice(text) {
  const box = document.getElementById('notice');
  box.hidden = !text;
  box.textContent = text ?? '';
}

/** Opens the page's dialog. */
export function openDialog(title, content, actions) {
  const dialog = document.getElementById('dialog');
  dialog.replaceChildren(
    h('h2', { id: 'dialog-title' }, title), h('div', { class: 'dialog-body' }, content),
    h('div', { class: 'dialog-actions' }, actions));
  dialog.setAttribute('aria-labelledby', 'dialog-title');
  if (!dialog.open) dialog.showModal();
  return dialog;
}

export const closeDialog = () => document.getElementById('dialog').close();
