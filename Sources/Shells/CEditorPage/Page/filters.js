// The filters of the list: table, status, findings, file.

import { button, h, number, t } from './dom.js';

const statuses = ['missing', 'new', 'needs_review', 'machine_translated', 'translated', 'stale',
  'untranslatable'];
const open = ['missing', 'new', 'needs_review', 'machine_translated'];

/** The name of a table, with its folder if several tables have the name. */
function tableName(table, project) {
  const isAlone = project.tables.filter(({ name }) => name === table.name).length === 1;
  const folder = table.file.split('/').slice(0, -1).join('/');
  return isAlone || !folder ? table.name : `${table.name} (${folder})`;
}

export class Filters {
  constructor(element, onchange) {
    this.element = element;
    this.onchange = onchange;
    this.choice = { statuses: [] };
    this.counts = { statuses: {}, tables: {}, findings: 0, checks: {}, sources: {} };
  }

  get query() {
    const { file, check, source } = this.choice;
    return { file, check, source, statuses: this.choice.statuses };
  }

  set(change) {
    Object.assign(this.choice, change);
    this.draw(this.project);
    this.onchange();
  }

  /** Shows how many strings each choice has; the others and the search stay as they are. */
  show(counts) {
    this.counts = counts;
    this.draw(this.project);
  }

  draw(project) {
    this.project = project;
    const { statuses: byStatus } = this.counts;
    const focused = document.activeElement?.dataset?.filter;
    const sum = (list) => list.reduce((total, status) => total + (byStatus[status] ?? 0), 0);
    const same = (list) => JSON.stringify(this.choice.statuses) === JSON.stringify(list);
    const stateItems = [
      this.item('all', t('all'), sum(statuses.slice(0, -1)), same([]), () => this.set({ statuses: [] })),
      this.item('open', t('open'), sum(open), same(open), () => this.set({ statuses: open })),
      ...statuses.filter((status) => byStatus[status] || same([status])).map((status) =>
        this.item(`status-${status}`, t(`status.${status}`), byStatus[status] ?? 0, same([status]),
          () => this.set({ statuses: [status] }), status)),
    ];
    const groups = [this.group('states', stateItems)];
    if (project.tables.length > 1) {
      groups.push(this.group('tables', [
        this.item('tables', t('allTables'), null, !this.choice.file,
          () => this.set({ file: undefined })),
        ...project.tables.map((table) => this.item(`table-${table.file}`, tableName(table, project),
          this.counts.tables[table.file] ?? 0, this.choice.file === table.file, () => this.set({ file: table.file }), null,
          table.file)),
      ]));
    }
    if (project.checks.length) {
      const { checks: byCheck } = this.counts;
      groups.push(this.group('findings', [
        this.item('any', t('anyFinding'), this.counts.findings, this.choice.check === '*',
          () => this.set({ check: this.choice.check === '*' ? undefined : '*' })),
        ...project.checks.filter(({ id }) => byCheck[id] || this.choice.check === id).map(({ id, summary }) =>
          this.item(`check-${id}`, summary, byCheck[id] ?? 0, this.choice.check === id,
            () => this.set({ check: this.choice.check === id ? undefined : id }))),
      ]));
    } else if (!project.isAnalysed) {
      groups.push(h('p', { class: 'quiet' }, t('reading')));
    }
    if (project.sources.length) groups.push(this.sources(project));
    this.element.replaceChildren(...groups);
    if (focused) this.element.querySelector(`[data-filter="${CSS.escape(focused)}"]`)?.focus();
  }

  sources(project) {
    const { sources: bySource } = this.counts;
    const select = h('select', {
      'aria-label': t('sources'), data: { filter: 'source' },
      onchange: (event) => this.set({ source: event.target.value || undefined }),
    }, h('option', { value: '' }, t('allSources')),
    ...project.sources.filter(({ path }) => bySource[path] || this.choice.source === path).map(({ path, name }) =>
      h('option', { value: path }, `${name} (${number(bySource[path] ?? 0)})`)));
    select.value = this.choice.source ?? '';
    return h('section', { class: 'group' }, h('h2', {}, t('sources')), select);
  }

  group(name, items) {
    return h('section', { class: 'group' }, h('h2', {}, t(name)), h('ul', {}, items));
  }

  item(id, text, count, isChosen, action, status = null, title = null) {
    return h('li', {}, h('button', {
      type: 'button', 'aria-pressed': String(isChosen), onclick: action, data: { filter: id }, title,
    }, status ? h('span', { class: `dot ${status}` }) : null, h('span', { class: 'name' }, text),
    count === null ? null : h('span', { class: 'count' }, number(count))));
  }
}
