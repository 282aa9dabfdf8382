// One string: its source, its translation, and everything that helps to write it.

import { ask } from './api.js';
import { button, h, icon, languageName, number, pieceNodes, section, t, toast } from './dom.js';
import { Field } from './field.js';
import { deviceName, shapes, without } from './shapes.js';
import { Side } from './side.js';

export class Detail {
  constructor(element, { onsaved, onchange, ongo, directionOf, translators }) {
    this.element = element;
    this.onchange = onchange;
    this.onsaved = onsaved;
    this.ongo = ongo;
    this.directionOf = directionOf;
    this.side = new Side(this, translators);
    /** What was written and not saved of other strings, by their identity. */
    this.drafts = new Map();
    this.fields = [];
    this.isChanged = false;
    this.empty();
  }

  empty() {
    this.string = null;
    this.element.replaceChildren(h('p', { class: 'empty' }, t('choose')));
  }

  get identity() {
    const { file, key, language } = this.string;
    return { file, key, language };
  }

  /** Shows a string; what is not saved of the one before stays a draft. False if another one is shown meanwhile. */
  async show(file, key, language, focusesField = false) {
    const turn = this.turn = (this.turn ?? 0) + 1;
    const answer = await ask('string', { file, key, language });
    if (turn !== this.turn) return false;
    this.keepDraft();
    if (!answer.string) { this.empty(); return true; }
    this.take(answer.string, focusesField);
    this.restoreDraft(answer.string, focusesField);
    return true;
  }

  take(string, focusesField = false) {
    this.string = string;
    this.isChanged = false;
    this.draw(string.fields);
    if (focusesField) this.fields[0]?.field.element.focus();
    this.side.show(string);
    this.check();
  }

  get hasDrafts() { return this.isChanged || this.drafts.size > 0; }

  /** Whether something of a string is written and not saved. */
  isDraft(file, key, language) {
    const { string } = this;
    const isShown = string?.file === file && string.key === key && string.language === language;
    return isShown ? this.isChanged : this.drafts.has(draftName({ file, key, language }));
  }

  keepDraft() {
    if (!this.string || !this.isChanged) return;
    this.drafts.set(draftName(this.identity), { fields: this.written(), seen: this.string.seen });
    this.isChanged = false;
  }

  /** Goes on with what was written of a string. */
  restoreDraft(string, focusesField) {
    const name = draftName(this.identity);
    const draft = this.drafts.get(name);
    if (!draft) return;
    this.drafts.delete(name);
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
    this.isChanged = false;
    await this.show(this.string.file, this.string.key, this.string.language, true);
    this.onchange();
  }

  /** Takes a string that changed on the disk: kept apart while the user writes. */
  async refresh() {
    const { string } = this;
    if (!string || this.isSaving) return;
    const answer = await ask('string', this.identity);
    // The user may have gone on meanwhile.
    if (string !== this.string || this.isSaving) return;
    if (!answer.string) { if (!this.isChanged) this.empty(); return; }
    const isSame = JSON.stringify(answer.string.seen) === JSON.stringify(this.string.seen);
    if (!isSame && this.isChanged) this.conflict(answer.string);
    else if (!isSame) this.take(answer.string);
    else this.facts(answer.string);
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
    this.element.setAttribute('aria-label', `${t('translation')}: ${languageName(string.language)}`);
    this.facts(string);
    this.element.scrollTop = 0;
  }

  statusChip() {
    const { status } = this.string;
    this.statusElement = h('span', { class: `status ${status}` },
      h('span', { class: `dot ${status}` }), t(`status.${status}`));
    return this.statusElement;
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
      label: `${t('translation')}: ${name}`, language: string.language,
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
        button(t('remove'), () => this.reshape((texts) => without(texts, field.path)), { class: 'small link', 'aria-label': `${t('remove')}: ${label}` })) : null,
      isSource && !field.source ? null : h('div', { class: 'source-text', lang: string.sourceLanguage, dir: this.directionOf(string.sourceLanguage) }, pieceNodes(field.source)),
      box.field.element,
      h('div', { class: 'under' },
        chips.length ? h('div', { class: 'chips', role: 'group', 'aria-label': t('placeholders') }, chips.map((text, index) =>
          button(text, () => box.field.insertChip(text), { class: 'chip', dir: 'ltr', 'aria-label': `${t('insert')} ${text}`, title: `${t('insert')} (Alt+Shift+${index + 1})` }))) : null,
        button(t('copySource'), () => this.copySource(box), { class: 'small link', title: 'Alt+C' }),
        box.length),
      box.found);
  }

  actions() {
    this.saveButton = button(t('saveNext'), () => this.saveAndGo(), { class: 'primary', title: 'Ctrl+Enter' });
    return h('div', { class: 'actions' },
      this.saveButton,
      button(t('save'), () => this.save(), { title: 'Ctrl+S' }),
      button(t('draft'), () => this.save('needs_review')),
      this.string.status === 'needs_review' || this.string.status === 'machine_translated' || this.string.status === 'new'
        ? button(t('approve'), () => this.approve(), { title: 'Alt+A' }) : null,
      this.discardButton = button(t('discard'), () => this.discard(), { class: 'link', hidden: true }),
      this.savedNote = h('span', { class: 'quiet', role: 'status' }));
  }

  /** The texts as they are written now, with their places. */
  written() {
    return this.string.fields.map((field, index) => ({ ...field, pieces: this.fields[index].field.pieces }));
  }

  reshape(change) {
    this.string.fields = change(this.written());
    this.draw(this.string.fields);
    this.input();
    this.fields[0]?.field.element.focus();
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

  /** Saves; false if the string was changed elsewhere or cannot be saved. */
  async save(state = 'translated') {
    if (!this.string || this.string.isPhrases) return true;
    this.isSaving = true;
    this.note(t('saving'));
    try {
      const answer = await ask('save', { ...this.identity, texts: this.texts(), state, seen: this.string.seen });
      if (answer.changed?.length) { this.conflict(answer.string); return false; }
      const problems = [...(answer.problems ?? []), ...(answer.failures ?? [])];
      if (answer.problem || problems.length) {
        this.note('');
        toast(answer.problem ?? problems.join('\n'));
        return false;
      }
      const place = this.caretBox();
      this.take(answer.string);
      if (place >= 0) this.fields[place]?.field.element.focus();
      this.note(t('saved'));
      this.onsaved(answer);
      return true;
    } catch {
      this.note(t('unsaved'));
      toast(t('disconnected'));
      return false;
    } finally {
      this.isSaving = false;
    }
  }

  caretBox() {
    return this.fields.findIndex((box) => box.field.element.contains(document.activeElement));
  }

  async saveAndGo() {
    if (await this.save()) this.ongo('open');
  }

  async approve() {
    if (!this.string) return;
    if (this.isChanged) { await this.save(); return; }
    const answer = await ask('approve', { language: this.string.language, strings: [{ file: this.string.file, key: this.string.key, seen: this.string.seen }] });
    if (answer.changed?.length) { await this.refresh(); toast(t('conflict')); return; }
    toast(t('approved'));
    this.onsaved(answer);
    await this.refresh();
  }

  /** The string was changed elsewhere: both texts are shown, and the user decides. */
  conflict(theirs) {
    this.note(t('unsaved'));
    this.conflictBox.hidden = false;
    const column = (title, nodes, action) => h('div', { class: 'side' }, h('h3', {}, title),
      h('div', { lang: this.string.language, dir: this.directionOf(this.string.language) }, nodes), action);
    const list = (fields) => fields.map((field) => h('p', {}, this.label(field) ? h('strong', {}, `${this.label(field)}: `) : null, ...pieceNodes(field.pieces)));
    this.conflictBox.replaceChildren(
      h('p', {}, h('strong', {}, t('conflict'))),
      h('div', { class: 'sides' },
        column(t('theirs'), [h('p', { class: 'source-text' }, pieceNodes(theirs.fields[0]?.source)), ...list(theirs.fields)], button(t('useTheirs'), () => this.take(theirs, true))),
        column(t('mine'), list(this.written()), button(t('useMine'), () => { this.string.seen = theirs.seen; this.save(); }, { class: 'primary' }))));
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

const draftName = ({ file, key, language }) => JSON.stringify([file, key, language]);
