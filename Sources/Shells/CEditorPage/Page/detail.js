// One string: its source, its translation, and everything that helps to write it.

import { ask, refusals } from './api.js';
import { conflictNodes } from './conflict.js';
import { button, h, icon, labelled, languageName, number, pieceNodes, section, t, textOf, toast } from './dom.js';
import { Drafts } from './drafts.js';
import { Field } from './field.js';
import { deviceName, shapes, without } from './shapes.js';
import { Side } from './side.js';
import { Turns } from './turns.js';

export class Detail {
  constructor(element, { onsaved, onchange, ongo, directionOf, translators }) {
    this.element = element;
    this.onchange = onchange;
    this.onsaved = onsaved;
    this.ongo = ongo;
    this.directionOf = directionOf;
    this.side = new Side(this, translators);
    this.drafts = new Drafts();
    this.fields = [];
    this.isChanged = false;
    this.turns = new Turns(() => this.refresh().catch(() => {}));
    this.empty();
  }

  empty() {
    this.string = null;
    this.isChanged = false;
    this.element.replaceChildren(h('p', { class: 'empty' }, t('choose')));
  }

  get identity() {
    const { file, key, language } = this.string;
    return { file, key, language };
  }

  /** Whether a string is the one that is shown. */
  isShown({ file, key, language }) {
    const { string } = this;
    return string?.file === file && string.key === key && string.language === language;
  }

  /** Shows a string; what is not saved of the one before stays a draft. False if another one is shown meanwhile. */
  async show(file, key, language, focusesField = false) {
    const turn = this.turn = (this.turn ?? 0) + 1;
    let changes;
    let answer;
    do {
      ({ changes } = this.turns);
      answer = await ask('string', { file, key, language });
      if (turn !== this.turn) return false;
    } while (changes !== this.turns.changes);
    if (this.isShown({ file, key, language })) {
      if (focusesField) this.fields[0]?.field.element.focus();
      this.renew(answer.string, changes);
      return true;
    }
    this.keepDraft();
    if (!answer.string) { this.empty(); return true; }
    this.take(answer.string, focusesField);
    this.restoreDraft(answer.string, focusesField);
    return true;
  }

  /** Draws a string with its texts in the file. */
  take(string, focusesField = false) {
    this.string = string;
    this.isChanged = false;
    this.draw(string.fields);
    if (focusesField) this.fields[0]?.field.element.focus();
    this.side.show(string);
    this.check();
  }

  /** Takes the string that is shown as it is in the file now; the caret stays where the texts are the same. */
  accept(string) {
    if (looks(string.fields) !== looks(this.written())) {
      const place = this.fields.findIndex((box) => box.field.hasFocus);
      const caret = this.fields[place]?.field.caret;
      this.take(string);
      this.fields[place]?.field.moveCaret(caret);
      return;
    }
    this.string = string;
    this.isChanged = false;
    this.showStatus();
    this.conflictBox.hidden = true;
    this.facts(string);
    this.note('');
    this.check();
  }

  get hasDrafts() { return this.isChanged || this.drafts.size > 0; }

  /** Whether something of a string is written and not saved. */
  isDraft(file, key, language) {
    const identity = { file, key, language };
    return this.isShown(identity) ? this.isChanged : this.drafts.has(identity);
  }

  keepDraft() {
    if (!this.string || !this.isChanged) return;
    this.drafts.keep(this.identity, { fields: this.written(), texts: this.texts(), seen: this.string.seen });
    this.isChanged = false;
  }

  /** Goes on with what was written of a string. */
  restoreDraft(string, focusesField) {
    const draft = this.drafts.take(this.identity);
    if (!draft) return;
    this.string = { ...string, fields: draft.fields, seen: draft.seen };
    this.isChanged = true;
    this.draw(draft.fields);
    if (focusesField) this.fields[0]?.field.element.focus();
    this.note(t('unsaved'));
    this.check();
    if (JSON.stringify(draft.seen) !== JSON.stringify(string.seen)) this.conflict(string);
  }

  /** Gives up what is not saved. */
  async discard() {
    const { string } = this;
    const answer = await ask('string', this.identity);
    if (string !== this.string) return;
    if (answer.string) this.take(answer.string, true); else this.empty();
    this.onchange();
  }

  /** Takes a string that changed on the disk: kept apart while the user writes. */
  async refresh() {
    const { string } = this;
    if (!string) return;
    const { changes } = this.turns;
    const answer = await ask('string', this.identity);
    // The user may have gone on meanwhile.
    if (string === this.string) this.renew(answer.string, changes);
  }

  /** Takes an answer about the string that is shown, which was asked for at a value of `turns.changes`. */
  renew(string, changes) {
    if (!this.turns.isOfNow(changes)) return;
    const isSame = JSON.stringify(string?.seen) === JSON.stringify(this.string.seen);
    if (isSame) this.facts(string);
    else if (this.isChanged) this.conflict(string);
    else if (string) this.accept(string);
    else this.empty();
  }

  // MARK: Drawing

  draw(fields) {
    const { string } = this;
    this.active = null;
    this.fields = [];
    this.top = h('div', { class: 'facts' });
    this.conflictBox = h('div', { class: 'conflict', hidden: true, role: 'alert' });
    this.form = h('div', { class: 'fields' }, fields.map((field) => this.fieldBox(field)));
    this.rest = h('div', {});
    this.element.replaceChildren(
      h('div', { class: 'detail-head' },
        button(icon('back'), () => this.ongo('back'), { class: 'icon only-narrow', 'aria-label': t('back') }),
        h('div', { class: 'title' },
          h('h2', { id: 'key' }, h('bdi', {}, string.key)),
          h('span', { class: 'quiet' }, h('bdi', {}, string.place))),
        this.statusChip(),
        h('div', { class: 'steps' },
          button(icon('up'), () => this.ongo('previous'), { class: 'icon', 'aria-label': t('previous'), title: `${t('previous')} (Alt+↑)` }),
          button(icon('down'), () => this.ongo('next'), { class: 'icon', 'aria-label': t('next'), title: `${t('next')} (Alt+↓)` }))),
      this.top, this.conflictBox,
      ...(string.isPhrases ? [h('p', { class: 'hint' }, t('phrases'))]
        : [this.form, shapes(this, fields), this.actions()]), this.rest, this.side.element);
    this.element.setAttribute('aria-label', labelled('translation', languageName(string.language)));
    this.facts(string);
    this.element.scrollTop = 0;
  }

  statusChip() {
    const { status } = this.string;
    this.statusElement = h('span', { class: `status ${status}` },
      h('span', { class: `dot ${status}` }), t(`status.${status}`));
    return this.statusElement;
  }

  showStatus() {
    this.statusElement.replaceWith(this.statusChip());
    if (this.approveButton) this.approveButton.hidden = !isOpen(this.string);
  }

  facts(string) {
    const rows = [];
    if (string.comment) {
      rows.push(h('div', { class: 'comment' }, h('h3', {}, t('comment')),
        h('p', { dir: 'auto' }, string.comment),
        string.isCommentGenerated ? h('span', { class: 'quiet' }, t('generatedComment')) : null));
    }
    this.top.replaceChildren(...rows);
    this.string.sites = string.sites;
    this.string.findings = string.findings;
    this.string.neighbours = string.neighbours;
    this.string.pictures = string.pictures;
    this.side.draw();
  }

  label(field) {
    const parts = [];
    if (field.substitution) parts.push(`${t('substitution')} ${field.substitution}`);
    for (const step of field.steps) {
      if (step.kind === 'plural') parts.push(t(`category.${step.name}`));
      else if (step.kind === 'device') parts.push(deviceName(step.name));
      else parts.push(`${t('width')} ${step.name}`);
    }
    return parts.join(' · ');
  }

  fieldBox(field) {
    const { string } = this;
    const label = this.label(field);
    const name = [label, languageName(string.language)].filter(Boolean).join(', ');
    const foundId = `found-${this.fields.length}`;
    const box = { path: field.path, number: field.number, specifier: field.specifier, source: field.source, sourceLength: field.sourceLength };
    box.field = new Field({
      label: labelled('translation', name), language: string.language,
      direction: this.directionOf(string.language), describedBy: foundId,
      oninput: () => this.input(), onfocus: () => { this.active = box; },
    });
    box.field.show(field.pieces);
    box.length = h('span', { class: 'length quiet' });
    box.found = h('ul', { class: 'found', id: foundId, 'aria-live': 'polite' });
    this.fields.push(box);
    const chips = [...new Set((field.source ?? []).filter((piece) => piece.chip).map((piece) => piece.text))];
    const isSource = string.language === string.sourceLanguage;
    return h('div', { class: 'box' },
      label || field.samples.length ? h('div', { class: 'box-label' }, h('strong', {}, label),
        field.samples.length ? h('span', { class: 'quiet' }, `${field.samples.join(', ')} …`) : null,
        button(t('remove'), () => this.reshape((texts) => without(texts, field.path)), { class: 'small link', 'aria-label': labelled('remove', label) })) : null,
      isSource && !field.source ? null : h('div', { class: 'source-text', lang: string.sourceLanguage, dir: this.directionOf(string.sourceLanguage) }, pieceNodes(field.source)),
      box.field.element,
      h('div', { class: 'under' },
        chips.length ? h('div', { class: 'chips', role: 'group', 'aria-label': t('placeholders') }, chips.map((text, index) =>
          button(text, () => box.field.insertChip(text), { class: 'chip', dir: 'ltr', 'aria-label': `${t('insert')} ${text}`, title: `${t('insert')} (Alt+Shift+${index + 1})` }))) : null,
        field.source ? button(t('copySource'), () => this.copySource(box), { class: 'small link', title: 'Alt+C' }) : null,
        box.length),
      box.found);
  }

  actions() {
    this.saveButton = button(t('saveNext'), () => this.saveAndGo(), { class: 'primary', title: 'Ctrl+Enter' });
    this.approveButton = button(t('approve'), () => this.approve(), { title: 'Alt+A', hidden: !isOpen(this.string) });
    return h('div', { class: 'actions' },
      this.saveButton,
      button(t('save'), () => this.save(), { title: 'Ctrl+S' }),
      button(t('draft'), () => this.save('needs_review')),
      this.approveButton,
      this.discardButton = button(t('discard'), () => this.discard(), { class: 'link', hidden: true }),
      this.savedNote = h('span', { class: 'quiet', role: 'status' }),
      this.failure = h('p', { class: 'error', role: 'alert' }));
  }

  /** The texts as they are written now, with their places. */
  written() {
    return this.string.fields.map((field, index) => ({ ...field, pieces: this.fields[index].field.pieces }));
  }

  /** Draws the texts in another shape; `path` is that of the text to go on with. */
  reshape(change, path = undefined) {
    this.string.fields = change(this.written());
    this.draw(this.string.fields);
    this.input();
    const box = this.fields.find((other) => other.path === path) ?? this.fields[0];
    box?.field.element.focus();
  }

  // MARK: Writing

  texts() {
    return this.fields.map((box) => ({
      path: box.path, value: box.field.value, number: box.number, specifier: box.specifier }))
      .filter((text, index, all) => text.value !== '' || this.string.fields[index]?.pieces !== undefined && all.some((other) => other.value !== ''));
  }

  input() {
    if (!this.isChanged) { this.isChanged = true; this.onchange(); }
    this.note(t('unsaved'));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.check(), 180);
    this.measure();
  }

  measure() {
    for (const box of this.fields) {
      const length = [...new Intl.Segmenter().segment(box.field.value)].length;
      box.length.textContent = box.sourceLength === undefined ? number(length) : `${number(length)} / ${number(box.sourceLength)}`;
      box.length.title = t('characters');
      box.length.classList.toggle('long', box.sourceLength > 12 && length > box.sourceLength * 2);
    }
  }

  async check() {
    if (!this.string || this.string.isPhrases) return;
    this.measure();
    const { string } = this;
    const texts = this.fields.map((box) => ({ path: box.path, value: box.field.value, number: box.number, specifier: box.specifier }));
    const isEmpty = texts.every((text) => text.value === '');
    if (isEmpty) { this.showFindings([]); return; }
    this.checking?.abort();
    this.checking = new AbortController();
    let answer;
    try {
      answer = await ask('check', { ...this.identity, texts: texts.filter((text) => text.value !== '') }, this.checking.signal);
    } catch { return; }
    if (string !== this.string) return;
    this.showFindings(answer.findings ?? [], answer.problem);
  }

  showFindings(findings, problem) {
    const shown = new Set(findings.map((finding) => finding.id));
    // Findings about the saved text do not apply to another one.
    const other = this.string.findings.filter((finding) =>
      !shown.has(finding.id) && !(this.isChanged && finding.language));
    this.rest.replaceChildren(...(other.length ? [section('findings', h('ul', { class: 'found' }, other.map(findingItem)))] : []));
    this.fields.forEach((box, index) => {
      const own = findings.filter((finding) => (finding.variation ?? '') === box.path || (index === 0 && !this.fields.some((other) => other.path === (finding.variation ?? ''))));
      box.found.replaceChildren(...own.map(findingItem),
        ...(index === 0 && problem ? [h('li', { class: 'error' }, problem)] : []));
      box.field.element.setAttribute('aria-invalid', String(own.some((finding) => finding.severity === 'error')));
    });
  }

  note(text) {
    if (!this.savedNote) return;
    this.savedNote.textContent = text;
    this.discardButton.hidden = !this.isChanged;
  }

  /** Saves after what is under way; false if it cannot, or if another string is shown then. */
  save(state = 'translated') {
    if (!this.string || this.string.isPhrases) return Promise.resolve(true);
    const { identity } = this;
    return this.turns.add(() => this.isShown(identity) && this.saveNow(state));
  }

  async saveNow(state) {
    const { identity } = this;
    const texts = this.texts();
    this.note(t('saving'));
    this.failure.textContent = '';
    try {
      const answer = await ask('save', { ...identity, texts, state, seen: this.string.seen });
      const isShown = this.isShown(identity);
      if (answer.changed?.length) {
        if (isShown) this.conflict(answer.string, state); else toast(t('conflict'));
        return false;
      }
      const reasons = refusals(answer);
      if (reasons.length) {
        this.fail(identity, reasons);
        return false;
      }
      if (answer.string) {
        this.settle(identity, texts, answer.string);
        if (isShown) this.note(t(this.isChanged ? 'unsaved' : 'saved'));
        this.onsaved(answer.string);
      }
      return isShown;
    } catch {
      this.fail(identity, [t('disconnected')]);
      return false;
    }
  }

  /** Shows why a string was not saved, until it is saved again; what was written stays. */
  fail(identity, reasons) {
    if (this.isShown(identity)) {
      this.note(t('unsaved'));
      this.failure.textContent = reasons.join('\n');
    } else {
      toast(labelled('unsaved', [identity.key, ...reasons].join('\n')));
    }
  }

  /** Texts of a string are in the file: whatever was written meanwhile goes on from there. */
  settle(identity, texts, string) {
    // The answer has what others have written since, and that was not seen.
    const isOurs = hasTexts(string, texts);
    if (!this.isShown(identity)) {
      if (isOurs) this.drafts.settle(identity, texts, string.seen);
    } else if (!this.isChanged || JSON.stringify(this.texts()) === JSON.stringify(texts)) {
      this.accept(string);
    } else if (isOurs) {
      this.string.seen = string.seen;
      this.string.status = string.status;
      this.showStatus();
      this.conflictBox.hidden = true;
    } else {
      this.conflict(string);
    }
  }

  async saveAndGo() {
    if (await this.save()) this.ongo('open');
  }

  /** Approves the text in the file, or saves what is written. */
  approve() {
    if (!this.string) return Promise.resolve(true);
    if (this.isChanged) return this.save();
    const { identity } = this;
    const { seen } = this.string;
    const texts = this.texts();
    if (!texts.length) return Promise.resolve(true);
    return this.turns.add(() => this.approveNow(identity, seen, texts));
  }

  async approveNow(identity, seen, texts) {
    const { file, key, language } = identity;
    try {
      const answer = await ask('approve', { language, strings: [{ file, key, seen }] });
      const { string } = await ask('string', identity);
      const isDone = answer.done?.length > 0;
      if (string && isDone) {
        this.settle(identity, texts, string);
        this.onsaved(string);
      } else if (answer.changed?.length) {
        this.turns.miss();
      }
      toast(isDone ? t('approved') : [...refusals(answer), ...(answer.changed?.length ? [t('conflict')] : [])].join('\n'));
    } catch {
      toast(t('disconnected'));
    }
  }

  /** The string was changed elsewhere: both texts are shown, and the user decides; `state` is that of a save. */
  conflict(theirs, state = 'translated') {
    this.note(t('unsaved'));
    this.conflictBox.hidden = false;
    const { language } = this.string;
    this.conflictBox.replaceChildren(...conflictNodes({
      theirs, mine: this.written(), label: (field) => this.label(field), language, direction: this.directionOf(language),
      useTheirs: () => { this.take(theirs, true); this.onchange(); },
      useMine: () => { this.string.seen = theirs.seen; this.save(state); },
    }));
    this.conflictBox.scrollIntoView({ block: 'nearest' });
  }

  copySource(box = this.active ?? this.fields[0]) {
    if (box?.source) box.field.replace(box.source);
  }

  insertPlaceholder(index) {
    const box = this.active ?? this.fields[0];
    const chips = [...new Set((box?.source ?? []).filter((piece) => piece.chip).map((piece) => piece.text))];
    if (chips[index]) box.field.insertChip(chips[index]);
  }

  acceptMatch(index) {
    const match = this.side.matches[index];
    const box = this.active ?? this.fields[0];
    if (match && box) box.field.replace(match.pieces);
  }
}

const findingItem = (finding) =>
  h('li', { class: finding.severity }, finding.message, ' ', h('code', {}, finding.id));

/** Whether somebody has to look at a string that has a text. */
const isOpen = ({ status }) => ['needs_review', 'machine_translated', 'new'].includes(status);

/** All of fields that one sees. */
const looks = (fields) => JSON.stringify(fields.map(({ pieces, state, ...rest }) =>
  [rest, (pieces ?? []).map((piece) => [piece.text, Boolean(piece.chip)])]));

/** Whether a string in the file has some texts and no others. */
const hasTexts = (string, texts) => {
  const inOrder = (all) => JSON.stringify(all.filter(([, value]) => value !== '').sort());
  return inOrder(string.fields.map(({ path, pieces }) => [path, textOf(pieces)]))
    === inOrder(texts.map(({ path, value }) => [path, value]));
};
