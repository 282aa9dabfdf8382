// The list of strings: only the rows in view are elements, and only those near it are in memory.

import { ask } from './api.js';
import { h, labelled, number, pieceNodes, t, textOf } from './dom.js';

const rowHeight = 68;
const pageSize = 100;

export class StringList {
  constructor(rows, count, { onchoose, onselect, isDraft }) {
    this.rows = rows;
    this.count = count;
    this.onchoose = onchoose;
    this.onselect = onselect;
    this.isDraft = isDraft;
    this.space = h('div', { class: 'space', role: 'presentation' });
    rows.append(this.space);
    this.pages = new Map();
    /** The answers that are awaited, by page. */
    this.pending = new Map();
    this.elements = new Map();
    this.selection = new Map();
    this.total = 0;
    this.active = -1;
    /** The place where the string that is shown was before it left the list. */
    this.gap = 0;
    /** The row that was chosen last. */
    this.chosen = null;
    this.generation = 0;
    rows.addEventListener('scroll', () => this.draw(), { passive: true });
    rows.addEventListener('keydown', (event) => this.key(event));
    new ResizeObserver(() => this.draw()).observe(rows);
  }

  /** Shows the strings of a query; `keep` is a string that stays chosen if it is among them. */
  async show(query, keep = null, scrolls = true) {
    const generation = ++this.generation;
    const { chosen } = this;
    const isSame = JSON.stringify(query) === JSON.stringify(this.query);
    this.query = query;
    const answer = await ask('list', { query, count: pageSize, ...(keep ?? {}) });
    if (generation !== this.generation) return;
    this.pages.clear();
    this.pending.clear();
    this.total = answer.total;
    this.take(answer);
    if (this.active >= 0) this.gap = this.active;
    if (!isSame) this.gap = 0;
    this.active = chosen !== this.chosen ? this.placeOf(this.chosen) : keep ? answer.place ?? -1 : -1;
    this.space.style.height = `${this.total * rowHeight}px`;
    this.count.textContent = labelled('strings', number(this.total));
    if (this.active >= 0 && scrolls) this.reveal(this.active);
    else if (!keep && scrolls) this.rows.scrollTop = 0;
    this.draw();
  }

  take(answer) {
    answer.rows.forEach((row, index) => {
      const place = answer.from + index;
      const page = Math.floor(place / pageSize);
      if (!this.pages.has(page)) this.pages.set(page, new Array(pageSize));
      this.pages.get(page)[place % pageSize] = row;
    });
  }

  row(place) {
    return this.pages.get(Math.floor(place / pageSize))?.[place % pageSize];
  }

  load(page) {
    if (!this.pending.has(page)) this.pending.set(page, this.loadNow(page));
    return this.pending.get(page);
  }

  async loadNow(page) {
    const generation = this.generation;
    const answer = await ask('list', {
      query: this.query, from: page * pageSize, count: pageSize }).catch(() => null);
    if (generation !== this.generation) return;
    this.pending.delete(page);
    if (!answer) return;
    this.take(answer);
    this.draw();
  }

  draw() {
    if (!this.query) return;
    const top = this.rows.scrollTop;
    const first = Math.max(0, Math.floor(top / rowHeight) - 6);
    const last = Math.min(this.total, Math.ceil((top + this.rows.clientHeight) / rowHeight) + 6);
    for (const [place, { element }] of this.elements)
      if (place < first || place >= last) { element.remove(); this.elements.delete(place); }
    for (let place = first; place < last; place += 1) {
      const row = this.row(place);
      if (!row) this.load(Math.floor(place / pageSize));
      this.place(place, row);
    }
    const isShown = this.elements.has(this.active);
    if (isShown) this.rows.setAttribute('aria-activedescendant', `row-${this.active}`);
    else this.rows.removeAttribute('aria-activedescendant');
    if (this.total === 0 && !this.empty) {
      this.empty = h('p', { class: 'empty' }, t('noStrings'));
      this.rows.after(this.empty);
    } else if (this.total > 0 && this.empty) {
      this.empty.remove();
      this.empty = null;
    }
  }

  /** Shows a row; an element that would look the same stays, so that a click on it is not lost. */
  place(place, row) {
    const isSelected = row ? this.selection.has(this.id(row)) : false;
    const isDraft = row ? this.isDraft(row) : false;
    const look = JSON.stringify([row, this.total, place === this.active, isSelected, isDraft, this.languages]);
    const known = this.elements.get(place);
    if (known?.look === look) return;
    const element = this.element(place, row, isSelected, isDraft);
    if (known) known.element.replaceWith(element);
    else this.space.append(element);
    this.elements.set(place, { element, look });
  }

  element(place, row, isSelected, isDraft) {
    const element = h('div', {
      class: `row ${place === this.active ? 'active' : ''} ${isSelected ? 'selected' : ''}`,
      role: 'option', id: `row-${place}`, 'aria-selected': String(isSelected || place === this.active),
      'aria-posinset': place + 1, 'aria-setsize': this.total,
      onclick: (event) => this.click(place, event),
    });
    element.style.transform = `translateY(${place * rowHeight}px)`;
    if (!row) return element;
    const { language, direction, sourceDirection } = this.languages;
    const status = t(`status.${row.status}`);
    const tag = row.key !== textOf(row.source) ? row.key : this.hasTables ? row.table : '';
    element.append(...[
      h('span', { class: `dot ${row.status}`, title: status }),
      h('span', { class: 'hidden' }, status),
      h('span', { class: 'source', dir: sourceDirection ?? 'auto' }, pieceNodes(row.source)),
      h('span', { class: 'target', lang: language, dir: direction }, row.target ? pieceNodes(row.target) : '—'),
      h('span', { class: 'key' }, h('bdi', {}, tag)),
      h('span', { class: 'badges' },
        isDraft ? h('span', { class: 'badge draft' }, t('unsaved')) : null,
        row.findings
          ? h('span', { class: `badge ${row.severity}`, title: t('findings') }, number(row.findings))
          : null),
    ]);
    return element;
  }

  id(row) { return `${row.file}\u0000${row.key}`; }

  click(place, event) {
    if (event.ctrlKey || event.metaKey) this.toggle(place);
    else if (event.shiftKey && this.active >= 0) this.selectTo(place);
    else this.choose(place);
  }

  toggle(place) {
    const row = this.row(place);
    if (!row) return;
    if (!this.selection.delete(this.id(row))) this.selection.set(this.id(row), row);
    this.draw();
    this.onselect(this.selection);
  }

  async selectTo(place) {
    const [first, last] = [Math.min(place, this.active), Math.max(place, this.active)];
    const { generation } = this;
    const missing = new Set();
    for (let index = first; index <= last; index += 1)
      if (!this.row(index)) missing.add(Math.floor(index / pageSize));
    await Promise.all([...missing].map((page) => this.load(page)));
    // Places of another list are other strings.
    if (generation !== this.generation) return;
    for (let index = first; index <= last; index += 1) {
      const row = this.row(index);
      if (row) this.selection.set(this.id(row), row);
    }
    this.draw();
    this.onselect(this.selection);
  }

  clearSelection() {
    this.selection.clear();
    this.draw();
    this.onselect(this.selection);
  }

  /** Takes the new facts of a row, as after a save. */
  update(row) {
    for (const page of this.pages.values()) {
      const index = page.findIndex((other) => other && this.id(other) === this.id(row));
      if (index >= 0) page[index] = { ...page[index], ...row };
    }
    this.draw();
  }

  async choose(place, focusesField = false) {
    if (place < 0 || place >= this.total) return;
    if (!this.row(place)) await this.load(Math.floor(place / pageSize));
    const row = this.row(place);
    if (!row) return;
    const { generation } = this;
    // The next key goes on from here, whether or not the string is shown by then.
    this.activate(row, place);
    if (await this.onchoose(row, focusesField) === false) return;
    // The list may have become another one meanwhile.
    this.activate(row, generation === this.generation ? place : this.placeOf(row));
  }

  activate(row, place) {
    this.chosen = row;
    this.active = place;
    if (place < 0) return;
    this.reveal(place);
    this.draw();
  }

  placeOf(row) {
    for (const [page, rows] of this.pages) {
      const index = rows.findIndex((other) => other && this.id(other) === this.id(row));
      if (index >= 0) return page * pageSize + index;
    }
    return -1;
  }

  /** A place before or after the shown string, even if the list does not have that string any more. */
  stepped(by) {
    const start = this.active >= 0 ? this.active : this.gap - (by > 0 ? 1 : 0);
    return Math.min(this.total - 1, Math.max(0, start + by));
  }

  reveal(place) {
    const top = place * rowHeight;
    const view = this.rows.clientHeight;
    if (top < this.rows.scrollTop) this.rows.scrollTop = top;
    else if (top + rowHeight > this.rows.scrollTop + view)
      this.rows.scrollTop = top + rowHeight - Math.min(view, rowHeight * 3);
  }

  key(event) {
    const page = Math.max(1, Math.floor(this.rows.clientHeight / rowHeight) - 1);
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page };
    if (event.key in steps && !event.altKey) {
      event.preventDefault();
      this.choose(this.stepped(steps[event.key]));
    } else if (event.key === 'Home') {
      event.preventDefault();
      this.choose(0);
    } else if (event.key === 'End') {
      event.preventDefault();
      this.choose(this.total - 1);
    } else if (event.key === ' ') {
      event.preventDefault();
      this.toggle(this.active);
    } else if (event.key === 'Enter' && this.active >= 0) {
      event.preventDefault();
      this.choose(this.active, true);
    }
  }
}
