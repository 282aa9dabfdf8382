// A text with placeholders as chips: a chip is typed, moved over and deleted as one.

import { h, textOf } from './dom.js';
import { countBefore, giveCaretPlaces, lengthOf, nodesOf, piecesOf, placeAt, spliced } from './lines.js';
import { Steps } from './steps.js';

/** The browser types words itself; what makes, joins or removes nodes would differ from one browser to another. */
const isTyping = (type) => ['insertText', 'insertCompositionText', 'insertReplacementText', 'insertFromComposition', 'deleteCompositionText'].includes(type);

export class Field {
  /** `language` and `direction` are those of the text; `oninput` is called after each change. */
  constructor({ label, language, direction, oninput, onfocus, describedBy }) {
    this.element = h('div', {
      class: 'field', contenteditable: 'true', role: 'textbox', 'aria-multiline': 'true',
      'aria-label': label, 'aria-describedby': describedBy, lang: language, dir: direction,
      spellcheck: 'true', tabindex: '0',
    });
    this.oninput = oninput;
    this.steps = new Steps();
    const listen = (name, action) => this.element.addEventListener(name, action);
    listen('beforeinput', (event) => this.before(event));
    listen('input', (event) => this.changed(event.isComposing));
    listen('compositionend', () => this.changed());
    listen('keydown', (event) => this.key(event));
    listen('paste', (event) => this.paste(event));
    listen('drop', (event) => event.preventDefault());
    listen('focus', () => onfocus?.(this));
    listen('copy', (event) => this.copy(event));
    listen('cut', (event) => { if (this.copy(event)) this.insert([]); });
  }

  /** The text as pieces: words, and placeholders as chips. */
  get pieces() { return piecesOf(this.element); }

  get value() { return textOf(this.pieces); }

  get hasFocus() { return this.element.contains(document.activeElement); }

  /** The number of code units before the caret; undefined without one. */
  get caret() {
    const { focusNode, focusOffset } = getSelection();
    return this.element.contains(focusNode) ? countBefore(this.element, focusNode, focusOffset) : undefined;
  }

  /** Focuses the field with the caret behind so many code units. */
  moveCaret(place) {
    this.element.focus();
    if (place !== undefined) getSelection().collapse(...placeAt(this.element, place));
  }

  /** Shows pieces; this is no input of the user. */
  show(pieces) {
    this.steps.clear();
    this.draw(pieces);
  }

  draw(pieces) {
    this.element.replaceChildren(...nodesOf(pieces));
    giveCaretPlaces(this.element);
  }

  // MARK: Edits

  /** Replaces the whole text. */
  replace(pieces) { this.edit(0, lengthOf(this.pieces), pieces ?? []); }

  /** Inserts a placeholder where the caret is. */
  insertChip(text) { this.insert([{ text, chip: true }]); }

  /** Inserts pieces in place of what is selected; at the end if the caret is elsewhere. */
  insert(pieces) {
    const selection = getSelection();
    if (this.element.contains(selection.anchorNode)) this.editRange(selection.getRangeAt(0), pieces);
    else this.edit(lengthOf(this.pieces), lengthOf(this.pieces), pieces);
  }

  editRange({ startContainer, startOffset, endContainer, endOffset }, pieces, kind) {
    this.edit(countBefore(this.element, startContainer, startOffset), countBefore(this.element, endContainer, endOffset), pieces, kind);
  }

  edit(start, end, pieces, kind = null) {
    if (start === end && !pieces.length) return;
    this.steps.keep(this.state, kind);
    this.draw(spliced(this.pieces, start, end, pieces));
    this.moveCaret(start + lengthOf(pieces));
    this.oninput?.(this);
  }

  get state() { return { pieces: this.pieces, caret: this.caret }; }

  restore(state) {
    if (!state) return;
    this.draw(state.pieces);
    this.moveCaret(state.caret);
    this.oninput?.(this);
  }

  undo() { this.restore(this.steps.undone(this.state)); }

  redo() { this.restore(this.steps.redone(this.state)); }

  // MARK: Events

  key(event) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) this.redo(); else this.undo();
  }

  before(event) {
    const type = event.inputType;
    const range = event.getTargetRanges()[0] ?? getSelection().getRangeAt(0);
    const isOver = type === 'insertText' && event.data && !range.collapsed;
    if (isTyping(type) && !(isOver && event.cancelable)) { this.steps.keep(this.state, 'typing'); return; }
    if (!event.cancelable) return;
    event.preventDefault();
    if (isOver) this.editRange(range, [{ text: event.data }]);
    else if (type === 'insertParagraph' || type === 'insertLineBreak') this.editRange(range, [{ text: '\n' }]);
    else if (type.startsWith('delete')) this.editRange(range, [], type);
    else if (type === 'historyUndo') this.undo();
    else if (type === 'historyRedo') this.redo();
  }

  paste(event) {
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n');
    if (text) this.insert([{ text }]);
  }

  /** Whether something is selected and copied. */
  copy(event) {
    const range = getSelection().rangeCount ? getSelection().getRangeAt(0) : null;
    if (!range || range.collapsed) return false;
    event.preventDefault();
    event.clipboardData.setData('text/plain', textOf(piecesOf(range.cloneContents())));
    return true;
  }

  changed(isComposing = false) {
    // An input method works on the nodes as they are.
    if (!isComposing) {
      giveCaretPlaces(this.element);
      if (this.value === '' && this.element.childNodes.length) this.element.replaceChildren();
    }
    this.oninput?.(this);
  }
}
