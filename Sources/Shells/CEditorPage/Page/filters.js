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

  counts(file = this.choice.file) {
    const sums = {};
    for (const table of this.project.tables) {
      if (file && table.file !== file) continue;
      for (const [status, count] of Object.entries(table.counts ?? {}))
        sums[status] = (sums[status] ?? 0) + count;
    }
    return sums;
  }

  draw(project) {
    this.project = project;
    const counts = this.counts();
    const focused = document.activeElement?.dataset?.filter;
    const openCount = open.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
    const all = statuses.slice(0, -1).reduce((sum, status) => sum + (counts[status] ?? 0), 0);
    const same = (list) => JSON.stringify(this.choice.statuses) === JSON.stringify(list);
    const stateItems = [
      this.item('all', t('all'), all, same([]), () => this.set({ statuses: [] })),
      this.item('open', t('open'), openCount, same(open), () => this.set({ statuses: open })),
      ...statuses.filter((status) => counts[status]).map((status) =>
        this.item(`status-${status}`, t(`status.${status}`), counts[status], same([status]),
          () => this.set({ statuses: [status] }), status)),
    ];
    const groups = [this.group('states', stateItems)];
    if (project.tables.length > 1) {
      groups.push(this.group('tables', [
        this.item('tables', t('allTables'), null, !this.choice.file,
          () => this.set({ file: undefined })),
        ...project.tables.map((table) => this.item(`table-${table.file}`, tableName(table, project),
          table.keys, this.choice.file === table.file, () => this.set({ file: table.file }), null,
          table.file)),
      ]));
    }
    if (project.checks.length) {
      groups.push(this.group('findings', [
        this.item('any', t('anyFinding'), null, this.choice.check === '*',
          () => this.set({ check: this.choice.check === '*' ? undefined : '*' })),
        ...project.checks.map((check) => this.item(`check-${check.id}`, check.summary, check.count,
          this.choice.check === check.id,
          () => this.set({ check: this.choice.check === check.id ? undefined : check.id }))),
      ]));
    } else if (!project.isAnalysed) {
      groups.push(h('p', { class: 'quiet' }, t('reading')));
    }
    if (project.sources.length) groups.push(this.sources(project));
    this.element.replaceChildren(...groups);
    if (focused) this.element.querySelector(`[data-filter="${CSS.escape(focused)}"]`)?.focus();
  }

  sources(project) {
    const select = h('select', {
      'aria-label': t('sources'), data: { filter: 'source' },
      onchange: (event) => this.set({ source: event.target.value || undefined }),
    }, h('option', { value: '' }, t('allSources')),
    ...project.sources.map((source) =>
      h('option', { value: source.path }, `${source.name} (${number(source.count)})`)));
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
