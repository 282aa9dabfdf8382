// The filters of the list: table, status, findings, file. Beside each is the number of strings that are listed with it.

import { ask } from './api.js';
import { h, number, t } from './dom.js';

const statuses = ['missing', 'new', 'needs_review', 'machine_translated', 'translated', 'stale',
  'untranslatable'];
const open = ['missing', 'new', 'needs_review', 'machine_translated'];

/** The name of a table, with its folder if several tables have the name. */
function tableName(table, project) {
  const isAlone = project.tables.filter(({ name }) => name === table.name).length === 1;
  const folder = table.place.split('/').slice(0, -1).join('/');
  return isAlone || !folder ? table.name : `${table.name} (${folder})`;
}

export class Filters {
  constructor(element, onchange) {
    this.element = element;
    this.onchange = onchange;
    this.choice = { statuses: [] };
    this.groups = new Map(['states', 'tables', 'findings', 'sources'].map((name) =>
      [name, { look: null, element: h('section', { class: 'group', hidden: true }) }]));
    element.append(...[...this.groups.values()].map((group) => group.element));
    // A click ends on the element that it began on, so that none is replaced meanwhile.
    element.addEventListener('pointerdown', () => { this.isHeld = true; });
    const release = () => setTimeout(() => { this.isHeld = false; this.draw(); });
    for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, release);
  }

  get query() {
    const { file, check, source } = this.choice;
    return { file, check, source, statuses: this.choice.statuses };
  }

  set(change) {
    this.isHeld = false;
    Object.assign(this.choice, change);
    this.draw();
    this.onchange();
  }

  /** Shows the numbers for a query. */
  async load(project, query) {
    const turn = this.turn = (this.turn ?? 0) + 1;
    const counts = await ask('counts', { query });
    if (turn !== this.turn) return;
    this.project = project;
    this.counts = counts;
    this.draw();
  }

  draw() {
    if (!this.counts || this.isHeld) return;
    const { project, counts, choice } = this;
    this.fill('states', [counts.statuses, choice.statuses], () => this.states());
    this.fill('tables', [project.tables, counts.tables, choice.file], () => this.tables());
    this.fill('findings', [counts.isAnalysed, counts.checks, counts.withFindings, choice.check], () => this.findings());
    this.fill('sources', [counts.sources, choice.source], () => this.sources());
  }

  /** Draws a group if it looks another way now; the focus stays, and so does a list that is open. */
  fill(name, facts, make) {
    const group = this.groups.get(name);
    const look = JSON.stringify(facts);
    if (look === group.look) return;
    group.look = look;
    const focused = group.element.contains(document.activeElement) ? document.activeElement.dataset.filter : null;
    const content = make();
    group.element.hidden = !content;
    group.element.replaceChildren(...(content ? [h('h2', {}, t(name)), content] : []));
    if (focused) group.element.querySelector(`[data-filter="${CSS.escape(focused)}"]`)?.focus();
  }

  states() {
    const counts = this.counts.statuses;
    const sum = (list) => list.reduce((all, status) => all + (counts[status] ?? 0), 0);
    const { statuses: chosen } = this.choice;
    const same = (list) => JSON.stringify(chosen) === JSON.stringify(list);
    return h('ul', {},
      this.item('all', t('all'), sum(statuses.slice(0, -1)), same([]), () => this.set({ statuses: [] })),
      this.item('open', t('open'), sum(open), same(open), () => this.set({ statuses: open })),
      statuses.filter((status) => counts[status] || same([status])).map((status) =>
        this.item(`status-${status}`, t(`status.${status}`), counts[status] ?? 0, same([status]),
          () => this.set({ statuses: [status] }), status)));
  }

  tables() {
    const { tables } = this.project;
    if (tables.length < 2) return null;
    const { file: chosen } = this.choice;
    const counts = new Map(this.counts.tables.map(({ file, count }) => [file, count]));
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    return h('ul', {},
      this.item('tables', t('allTables'), all, !chosen, () => this.set({ file: undefined })),
      tables.map((table) => this.item(`table-${table.file}`, tableName(table, this.project),
        counts.get(table.file) ?? 0, chosen === table.file, () => this.set({ file: table.file }), null, table.place)));
  }

  findings() {
    const { isAnalysed, checks, withFindings } = this.counts;
    if (!isAnalysed) return h('p', { class: 'quiet' }, t('reading'));
    if (!checks.length && !this.choice.check) return null;
    const item = (id, check, text, count) => {
      const isChosen = this.choice.check === check;
      return this.item(id, text, count, isChosen, () => this.set({ check: isChosen ? undefined : check }));
    };
    return h('ul', {}, item('any', '*', t('anyFinding'), withFindings),
      checks.map((check) => item(`check-${check.id}`, check.id, check.summary, check.count)));
  }

  sources() {
    const { sources } = this.counts;
    if (!sources.length) return null;
    const select = h('select', {
      'aria-label': t('sources'), data: { filter: 'source' },
      onchange: (event) => this.set({ source: event.target.value || undefined }),
    }, h('option', { value: '' }, t('allSources')),
    ...sources.map((source) =>
      h('option', { value: source.path }, `${source.name} (${number(source.count)})`)));
    select.value = this.choice.source ?? '';
    return select;
  }

  item(id, text, count, isChosen, action, status = null, title = null) {
    return h('li', {}, h('button', {
      type: 'button', 'aria-pressed': String(isChosen), onclick: action, data: { filter: id }, title,
    }, status ? h('span', { class: `dot ${status}` }) : null, h('span', { class: 'name' }, text),
    h('span', { class: 'count' }, number(count))));
  }
}
