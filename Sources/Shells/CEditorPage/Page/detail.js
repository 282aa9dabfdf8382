// One string: its source, its translation, and everything that helps to write it.

import { ask, pictureAddress } from './api.js';
import { button, closeDialog, dateText, h, icon, languageName, number, openDialog, pieceNodes, shape, t, toast } from './dom.js';
import { Field } from './field.js';

const devices = ['iphone', 'ipad', 'ipod', 'mac', 'appletv', 'applewatch', 'applevision', 'other'];

export class Detail {
  constructor(element, { onsaved, ongo, directionOf, translators }) {
    this.element = element;
    this.onsaved = onsaved;
    this.ongo = ongo;
    this.directionOf = directionOf;
    this.translators = translators;
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

  /** Shows a string; false if the user keeps the one that is not saved. */
  async show(file, key, language, focusesField = false) {
    if (this.isChanged && !(await this.save())) return false;
    const turn = this.turn = (this.turn ?? 0) + 1;
    const answer = await ask('string', { file, key, language });
    if (turn !== this.turn) return false;
    if (!answer.string) { this.empty(); return true; }
    this.take(answer.string, focusesField);
    return true;
  }

  take(string, focusesField = false) {
    this.string = string;
    this.isChanged = false;
    this.help = null;
    this.draw(string.fields);
    if (focusesField) this.fields[0]?.field.element.focus();
    this.loadHelp();
    this.check();
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
    this.side = h('div', { class: 'help' });
    this.suggestions = h('div', {});
    const history = h('div', {});
    this.history = h('details', { class: 'help-part', ontoggle: (event) => { if (event.target.open) this.loadHistory(history); } }, h('summary', {}, t('history')), history);
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
        : [this.form, this.shapes(fields), this.actions()]), this.rest, this.side);
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
    this.drawSide();
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
        button(t('remove'), () => this.remove(field.path), { class: 'small link', 'aria-label': `${t('remove')}: ${label}` })) : null,
      isSource && !field.source ? null : h('div', { class: 'source-text', lang: string.sourceLanguage, dir: this.directionOf(string.sourceLanguage) }, pieceNodes(field.source)),
      box.field.element,
      h('div', { class: 'under' },
        h('div', { class: 'chips', role: 'group', 'aria-label': t('placeholders') }, chips.map((text, index) =>
          button(text, () => box.field.insertChip(text), { class: 'chip', dir: 'ltr', 'aria-label': `${t('insert')} ${text}`, title: `${t('insert')} (Alt+Shift+${index + 1})` }))),
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
      this.savedNote = h('span', { class: 'quiet', role: 'status' }));
  }

  // MARK: Plurals, devices, substitutions

  shapes(fields) {
    const roots = fields.filter((field) => !field.substitution);
    const kinds = new Set(roots.flatMap((field) => field.steps.map((step) => step.kind)));
    const items = [];
    if (!kinds.size) {
      items.push(button(t('varyPlural'), () => this.vary('plural', this.string.categories), { class: 'small' }));
      items.push(button(t('varyDevice'), () => this.vary('device', ['iphone', 'mac', 'other']), { class: 'small' }));
    } else {
      items.push(button(t('oneText'), () => this.reshape((texts) => [{ ...texts[texts.length - 1], path: '', steps: [] }]), { class: 'small' }));
      if (kinds.has('device')) items.push(this.devicePicker(roots));
    }
    const names = new Set(fields.map((field) => field.substitution).filter(Boolean));
    for (const name of names)
      items.push(button(`${t('remove')}: ${name}`, () => this.reshape((texts) => texts.filter((text) => text.substitution !== name)), { class: 'small' }));
    items.push(button(t('addSubstitution'), () => this.addSubstitution(), { class: 'small' }));
    return h('details', { class: 'shapes' }, h('summary', {}, `${t('plural')} · ${t('device')} · ${t('substitution')}`), h('div', { class: 'row-of' }, items));
  }

  devicePicker(roots) {
    const known = new Set(roots.map((field) => field.steps.find((step) => step.kind === 'device')?.name));
    const select = h('select', { 'aria-label': t('addDevice'), onchange: (event) => this.addCase('device', event.target.value) },
      h('option', { value: '' }, t('addDevice')),
      devices.filter((name) => !known.has(name)).map((name) => h('option', { value: name }, deviceName(name))));
    return select;
  }

  /** The texts as they are written now, with their places. */
  drafts() {
    return this.string.fields.map((field, index) => ({ ...field, pieces: this.piecesOf(this.fields[index]) }));
  }

  piecesOf(box) {
    return [...box.field.element.childNodes].flatMap((node) => {
      if (node.dataset?.chip !== undefined) return [{ text: node.dataset.chip, chip: true }];
      const text = node.nodeType === Node.TEXT_NODE ? node.data : node.nodeName === 'BR' ? '' : box.field.read(node);
      return text ? [{ text }] : [];
    });
  }

  reshape(change) {
    this.string.fields = change(this.drafts());
    this.isChanged = true;
    this.draw(this.string.fields);
    this.input();
    this.fields[0]?.field.element.focus();
  }

  vary(kind, names) {
    this.reshape((texts) => texts.flatMap((text) => (text.substitution || text.path !== '' ? [text]
      : names.map((name) => ({ ...text, path: `${kind}.${name}`, steps: [{ kind, name }], samples: [] })))));
  }

  addCase(kind, name) {
    if (!name) return;
    this.reshape((texts) => {
      const like = texts.find((text) => text.steps[0]?.kind === kind);
      return [...texts, { ...like, path: `${kind}.${name}`, steps: [{ kind, name }], pieces: [] }];
    });
  }

  remove(path) {
    this.reshape((texts) => {
      const left = texts.filter((text) => text.path !== path);
      return left.length ? left : [{ ...texts[0], path: '', steps: [], samples: [] }];
    });
  }

  addSubstitution() {
    const name = h('input', { type: 'text', value: 'count', pattern: '[A-Za-z_][A-Za-z0-9_]*', required: true });
    const argument = h('input', { type: 'number', value: 1, min: 1, max: 99, required: true });
    const specifier = h('input', { type: 'text', value: 'lld', pattern: '[a-zA-Z@.0-9]+', required: true });
    const apply = () => {
      if (![name, argument, specifier].every((input) => input.reportValidity())) return;
      closeDialog();
      this.insertSubstitution(name.value, Number(argument.value), specifier.value);
    };
    openDialog(t('addSubstitution'), h('fieldset', {}, h('label', {}, t('name'), name), h('label', {}, t('argument'), argument), h('label', {}, '%', specifier)),
      [button(t('cancel'), closeDialog), button(t('apply'), apply, { class: 'primary' })]);
  }

  insertSubstitution(name, number, specifier) {
    this.reshape((texts) => [
      ...texts,
      ...this.string.categories.map((category) => ({
        path: `substitutions.${name}.plural.${category}`, substitution: name,
        steps: [{ kind: 'plural', name: category }], number, specifier, samples: [],
        pieces: [{ text: '%arg', chip: true }],
      })),
    ]);
    this.fields[0]?.field.insertChip(`%#@${name}@`);
  }

  // MARK: Writing

  texts() {
    return this.fields.map((box) => ({
      path: box.path, value: box.field.value, number: box.number, specifier: box.specifier }))
      .filter((text, index, all) => text.value !== '' || this.string.fields[index]?.pieces !== undefined && all.some((other) => other.value !== ''));
  }

  input() {
    this.isChanged = true;
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

  note(text) { if (this.savedNote) this.savedNote.textContent = text; }

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
        column(t('mine'), list(this.drafts()), button(t('useMine'), () => { this.string.seen = theirs.seen; this.save(); }, { class: 'primary' }))));
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
    const match = this.help?.matches[index];
    const box = this.active ?? this.fields[0];
    if (match && box) box.field.replace(match.pieces);
  }

  // MARK: Help

  async loadHelp() {
    const { string } = this;
    const help = await ask('help', this.identity).catch(() => null);
    if (!help || string !== this.string) return;
    this.help = help;
    this.drawSide();
  }

  drawSide() {
    const { string, help } = this;
    const language = string.language;
    const direction = this.directionOf(language);
    const parts = [];
    if (help?.matches.length) {
      parts.push(section('matches', h('ol', { class: 'matches' }, help.matches.map((match, index) => h('li', {},
        h('div', { class: 'match-text', lang: language, dir: direction }, pieceNodes(match.pieces)),
        h('div', { class: 'match-source', lang: string.sourceLanguage, dir: this.directionOf(string.sourceLanguage) }, match.difference.map((part) => h(part.kind === 'same' ? 'span' : part.kind === 'added' ? 'ins' : 'del', {}, part.text))),
        h('div', { class: 'match-foot' }, h('span', { class: 'score' }, `${number(match.score)} %`), h('span', { class: 'quiet' }, h('bdi', {}, match.key)),
          button(t('use'), () => this.acceptMatch(index), { class: 'small', title: `Alt+${index + 1}`, 'aria-label': `${t('use')} ${index + 1}` })))))));
    }
    if (help?.terms.length) {
      parts.push(section('terms', h('dl', { class: 'terms' }, help.terms.flatMap((term) => [
        h('dt', { lang: string.sourceLanguage }, term.term),
        h('dd', { lang: language, dir: direction }, term.translations.length ? term.translations.join(', ') : t('keepTerm'))]))));
    }
    if (this.translators().length && language !== string.sourceLanguage) {
      const box = this.suggestions;
      parts.push(section('suggestions', h('div', { class: 'row-of' }, this.translators().map((name) => button(`${t('ask')} ${name}`, () => this.suggest(name, box), { class: 'small' }))), box));
    }
    if (string.others.length) {
      parts.push(section('otherLanguages', h('dl', { class: 'others' }, string.others.flatMap((other) => [
        h('dt', {}, languageName(other.language)),
        h('dd', { lang: other.language, dir: other.direction }, h('span', { class: `dot ${other.status}`, title: t(`status.${other.status}`) }), pieceNodes(other.pieces))]))));
    }
    if (string.pictures?.length) {
      parts.push(section('pictures', h('ul', { class: 'pictures' }, string.pictures.map((picture) => h('li', {},
        h('button', { type: 'button', class: 'picture', 'aria-label': `${t('openPicture')}: ${picture.name}`, onclick: () => this.enlarge(picture) }, pictureOf(picture, '260px')),
        h('span', { class: 'quiet' }, h('bdi', {}, picture.name)))))));
    }
    if (string.sites?.length) {
      parts.push(section('usedIn', h('ul', { class: 'plain' }, string.sites.slice(0, 20).map((site) => h('li', {}, h('code', { dir: 'ltr' }, `${site.file}:${site.line}`))))));
    }
    if (string.neighbours?.length) {
      parts.push(section('neighbours', h('ul', { class: 'inline' }, string.neighbours.map((key) => h('li', {}, button(h('bdi', {}, key), () => this.ongo('key', key), { class: 'small' }))))));
    }
    this.side.replaceChildren(...parts, this.history);
  }

  enlarge(picture) {
    openDialog(picture.name, h('div', { class: 'picture large' }, pictureOf(picture, '68vh')), [button(t('close'), closeDialog)]);
  }

  async loadHistory(box) {
    const answer = await ask('history', this.identity).catch(() => ({ events: [] }));
    box.replaceChildren(h('ul', { class: 'plain' }, answer.events.length ? answer.events.map((event) => h('li', {}, h('strong', {}, event.author), ' ', h('span', { class: 'quiet' }, dateText(event.date)), h('br'), event.subject)) : h('li', {}, '—')));
  }

  async suggest(name, box) {
    box.replaceChildren(h('p', { class: 'quiet' }, '…'));
    const answer = await ask('suggest', { ...this.identity, translator: name }).catch(() => ({ problem: t('disconnected') }));
    if (answer.problem) { box.replaceChildren(h('p', { class: 'error' }, answer.problem)); return; }
    box.replaceChildren(h('div', { class: 'suggestion' },
      answer.texts.map((text) => h('p', { lang: this.string.language, dir: this.directionOf(this.string.language) }, pieceNodes(text.pieces))),
      button(t('use'), () => {
        for (const text of answer.texts) this.fields.find((other) => other.path === text.path)?.field.replace(text.pieces);
      }, { class: 'small' })));
  }
}

const findingItem = (finding) =>
  h('li', { class: finding.severity }, finding.message, ' ', h('code', {}, finding.id));

/** A picture with a frame around the string, in its own size or as high as there is room for. */
const pictureOf = ({ name, width, height, region }, room) => {
  const svg = shape('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': name },
    shape('image', { href: pictureAddress(name), width, height }),
    region ? shape('rect', { x: region.x - 4, y: region.y - 4, width: region.width + 8, height: region.height + 8, rx: 4 }) : null);
  svg.style.inlineSize = `min(${width}px, ${room} * ${width / height})`;
  svg.style.aspectRatio = `${width} / ${height}`;
  return svg;
};

const section = (name, ...children) =>
  h('section', { class: 'help-part' }, h('h3', {}, t(name)), ...children);

const deviceName = (name) => ({
  iphone: 'iPhone', ipad: 'iPad', ipod: 'iPod', mac: 'Mac', appletv: 'Apple TV',
  applewatch: 'Apple Watch', applevision: 'Apple Vision' })[name] ?? t('category.other');
