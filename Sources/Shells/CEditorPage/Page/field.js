// A text with placeholders as chips: a chip is typed, moved over and deleted as one.

import { h } from './dom.js';

const chip = (text) =>
  h('span', { class: 'chip', contenteditable: 'false', dir: 'ltr', data: { chip: text } }, text);

export class Field {
  /** `language` and `direction` are those of the text; `oninput` is called after each change. */
  constructor({ label, language, direction, oninput, onfocus, describedBy }) {
    this.element = h('div', {
      class: 'field', contenteditable: 'true', role: 'textbox', 'aria-multiline': 'true',
      'aria-label': label, 'aria-describedby': describedBy, lang: language, dir: direction,
      spellcheck: 'true', tabindex: '0',
    });
    this.oninput = oninput;
    this.element.addEventListener('beforeinput', (event) => this.before(event));
    this.element.addEventListener('input', () => this.changed());
    this.element.addEventListener('paste', (event) => this.paste(event));
    this.element.addEventListener('drop', (event) => event.preventDefault());
    this.element.addEventListener('focus', () => onfocus?.(this));
    this.element.addEventListener('copy', (event) => this.copy(event));
    this.element.addEventListener('cut', (event) => {
      this.copy(event);
      document.execCommand('delete');
    });
  }

  get value() { return this.read(this.element).replace(/\n$/, (end) => (this.hasFiller ? '' : end)); }

  get hasFiller() { return this.element.lastChild?.nodeName === 'BR'; }

  read(node) {
    let text = '';
    for (const child of node.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) text += child.data;
      else if (child.dataset?.chip !== undefined) text += child.dataset.chip;
      else if (child.nodeName === 'BR') text += '\n';
      else text += this.read(child);
    }
    return text;
  }

  /** Shows pieces; this is no input of the user. */
  show(pieces) {
    this.element.replaceChildren(
      ...(pieces ?? []).map((piece) => (piece.chip ? chip(piece.text) : piece.text)));
    this.mend();
  }

  /** Replaces the whole text as the user's own input, so that the browser can undo it. */
  replace(pieces) {
    this.element.focus();
    const selection = getSelection();
    selection.selectAllChildren(this.element);
    this.insertNodes((pieces ?? []).map((piece) => (piece.chip ? chip(piece.text) : piece.text)));
  }

  /** Inserts a placeholder where the caret is. */
  insertChip(text) {
    if (!this.element.contains(getSelection().anchorNode)) {
      this.element.focus();
      const selection = getSelection();
      selection.selectAllChildren(this.element);
      selection.collapseToEnd();
    }
    this.insertNodes([chip(text)]);
  }

  insertNodes(nodes) {
    const holder = h('div', {}, nodes);
    if (!nodes.length) document.execCommand('delete');
    else document.execCommand('insertHTML', false, holder.innerHTML);
    this.leaveChip();
    this.changed();
  }

  /** The browser leaves the caret within a chip that it inserted, where nothing can be typed. */
  leaveChip() {
    const selection = getSelection();
    const node = selection.anchorNode;
    const element = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    const inside = element?.closest?.('[data-chip]');
    if (!inside || !this.element.contains(inside)) return;
    const range = document.createRange();
    range.setStartAfter(inside);
    range.collapse(true);
    selection.removeAllRanges();
    selection.addRange(range);
  }

  before(event) {
    if (event.inputType === 'insertParagraph' || event.inputType === 'insertLineBreak') {
      event.preventDefault();
      document.execCommand('insertText', false, '\n');
    } else if (event.inputType.startsWith('format')) {
      event.preventDefault();
    }
  }

  paste(event) {
    event.preventDefault();
    document.execCommand('insertText', false, event.clipboardData.getData('text/plain'));
  }

  copy(event) {
    const range = getSelection().rangeCount ? getSelection().getRangeAt(0) : null;
    if (!range || range.collapsed) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', this.read(range.cloneContents()));
  }

  /** A line break after a chip or a line's end gives the caret a place there. */
  mend() {
    const last = this.element.lastChild;
    if (!last) return;
    const needs = last.dataset?.chip !== undefined
      || (last.nodeType === Node.TEXT_NODE && last.data.endsWith('\n'));
    if (needs) this.element.append(h('br'));
  }

  changed() {
    this.mend();
    if (this.value === '' && this.element.childNodes.length) this.element.replaceChildren();
    this.oninput?.(this);
  }
}
