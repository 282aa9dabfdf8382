// A text with placeholders as chips: a chip is typed, moved over and deleted as one.

import { h, textOf } from './dom.js';

const chip = (text) =>
  h('span', { class: 'chip', contenteditable: 'false', dir: 'ltr', data: { chip: text } }, text);

const isBlock = (node) => ['DIV', 'P'].includes(node.nodeName);

function* parts(node) {
  for (const child of node.childNodes) {
    const next = child.nextSibling;
    if (child.nodeType === Node.TEXT_NODE) {
      yield { text: child.data };
    } else if (child.dataset?.chip !== undefined) {
      yield { text: child.dataset.chip, chip: true };
    } else if (child.nodeName === 'BR') {
      // One at the end of a line only gives the caret a place.
      if (next && !isBlock(next)) yield { text: '\n' };
    } else {
      if (isBlock(child) && child.previousSibling) yield { text: '\n' };
      yield* parts(child);
      if (isBlock(child) && next && !isBlock(next)) yield { text: '\n' };
    }
  }
}

/** The pieces of what a browser has made of a text: line breaks are text, elements or blocks. */
function piecesIn(node) {
  const pieces = [];
  for (const part of parts(node)) {
    const last = pieces[pieces.length - 1];
    if (!part.chip && last && !last.chip) last.text += part.text;
    else if (part.text) pieces.push(part);
  }
  return pieces;
}

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

  /** The text as pieces: words, and placeholders as chips. */
  get pieces() {
    const pieces = piecesIn(this.element);
    const last = this.element.lastChild;
    // A line end with nothing behind it is the browser's own: it gives the caret a line.
    if (last?.nodeType === Node.TEXT_NODE && last.data.endsWith('\n')) {
      const piece = pieces.pop();
      if (piece.text !== '\n') pieces.push({ text: piece.text.slice(0, -1) });
    }
    return pieces;
  }

  get value() { return textOf(this.pieces); }

  /** Shows pieces; this is no input of the user. */
  show(pieces) {
    this.element.replaceChildren(
      ...(pieces ?? []).map((piece) => (piece.chip ? chip(piece.text) : piece.text)));
    if (this.element.lastChild?.data?.endsWith('\n')) this.element.append(h('br'));
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
      this.insertLines(['', '']);
    } else if (event.inputType.startsWith('format')) {
      event.preventDefault();
    }
  }

  paste(event) {
    event.preventDefault();
    this.insertLines(event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n').split('\n'));
  }

  /** Inserts lines of text. As text with line ends, they would become blocks. */
  insertLines(lines) {
    // The browser brings its own place for the caret, so that ours would be a line more.
    const last = this.element.lastChild;
    if (lines.length > 1 && last?.nodeName === 'BR') last.remove();
    lines.forEach((line, index) => {
      if (index > 0) document.execCommand('insertLineBreak');
      if (line) document.execCommand('insertText', false, line);
    });
  }

  copy(event) {
    const range = getSelection().rangeCount ? getSelection().getRangeAt(0) : null;
    if (!range || range.collapsed) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', textOf(piecesIn(range.cloneContents())));
  }

  /** A break behind a chip gives the caret a place there. */
  mend() {
    if (this.element.lastChild?.dataset?.chip !== undefined) this.element.append(h('br'));
  }

  changed() {
    this.mend();
    if (this.value === '' && this.element.childNodes.length) this.element.replaceChildren();
    this.oninput?.(this);
  }
}
