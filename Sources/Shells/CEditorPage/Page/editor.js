// The page: the list beside the string, the keyboard, and what changes elsewhere.

import { ask, follow, refusals } from './api.js';
import { openBulk } from './bulk.js';
import { Detail } from './detail.js';
import { button, closeDialog, fillStaticTexts, h, labelled, languageName, notice, number, openDialog, setTexts, t, toast } from './dom.js';
import { Filters } from './filters.js';
import { StringList } from './list.js';

const byId = (id) => document.getElementById(id);
let project;
let language;
let list;
let filters;
let detail;

const query = () => ({ language, text: byId('search').value.trim(), ...filters.query });

const directionOf = (tag) =>
  project.languages.find((other) => other.tag === tag)?.direction ?? 'auto';

async function loadProject() {
  project = await ask('project', { language });
  byId('undo').disabled = project.undoable === 0;
  byId('project').textContent = project.name;
  const counts = {};
  for (const table of project.tables)
    for (const [status, count] of Object.entries(table.counts ?? {})) counts[status] = (counts[status] ?? 0) + count;
  const done = counts.translated ?? 0;
  const all = done + ['missing', 'new', 'needs_review', 'machine_translated'].reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  const share = all ? done / all : 1;
  byId('progress').firstElementChild.style.inlineSize = `${share * 100}%`;
  byId('progress').setAttribute('aria-label', labelled('status.translated', `${number(done)} / ${number(all)}`));
  byId('progress').title = labelled('status.translated', `${number(done)} / ${number(all)}`);
}

function fillLanguages() {
  const select = byId('language');
  select.replaceChildren(...project.languages.map(({ tag }) =>
    h('option', { value: tag }, `${languageName(tag)} (${tag})`)));
  select.value = language;
}

function remember() {
  const state = new URLSearchParams({ language });
  if (detail.string) { state.set('file', detail.string.file); state.set('key', detail.string.key); }
  history.replaceState(null, '', `${location.pathname}${location.search}#${state}`);
}

function listLanguages() {
  const source = project.tables[0]?.sourceLanguage;
  list.hasTables = project.tables.length > 1;
  list.languages = { language, direction: directionOf(language), sourceDirection: directionOf(source) };
}

async function showList(keeps = true, scrolls = true) {
  listLanguages();
  const keep = keeps && detail.string ? { file: detail.string.file, key: detail.string.key } : null;
  // The list does not wait for the numbers beside the filters.
  filters.load(project, query()).catch(offline);
  await list.show(query(), keep, scrolls);
}

async function choose(row, focusesField) {
  if (await detail.show(row.file, row.key, language, focusesField) === false) return false;
  document.body.dataset.pane = 'detail';
  if (focusesField || matchMedia('(max-width: 760px)').matches) {
    if (!focusesField) byId('detail').focus();
  }
  remember();
  return true;
}

async function go(where, key = null) {
  if (where === 'back') { document.body.dataset.pane = 'list'; byId('rows').focus(); return; }
  if (where === 'next') await list.choose(list.stepped(1), true);
  else if (where === 'previous') await list.choose(list.stepped(-1), true);
  else if (where === 'key') await openKey(detail.string.file, key);
  else await goOpen();
}

async function goOpen(backwards = false) {
  // The list may still have a string that no longer fits, and places are those of the list.
  await showList(true, false);
  const answer = await ask('next', { query: query(), from: list.stepped(backwards ? -1 : 1) + (backwards ? 1 : -1), backwards });
  const place = answer.place ?? (await ask('next', { query: query(), from: -1 })).place;
  if (place === undefined || place === null) toast(t('allDone'));
  else await list.choose(place, true);
}

async function openKey(file, key) {
  await detail.show(file, key, language);
  const place = (await ask('list', { query: query(), count: 1, file, key })).place;
  if (place !== undefined && place !== null) await list.choose(place, false);
}

async function saved(string) {
  if (string.language === language) {
    const target = string.fields.map((field) => field.pieces).filter((pieces) => pieces?.length).pop();
    list.update({ file: string.file, key: string.key, status: string.status, target });
  }
  await loadProject();
  filters.load(project, query()).catch(offline);
}

async function undo() {
  const answer = await detail.turns.add(() => ask('undo', {})).catch(() => null);
  if (!answer) { toast(t('disconnected')); return; }
  const reasons = refusals(answer);
  if (!reasons.length && !answer.done.length && !answer.changed.length) { toast(t('nothingToUndo')); return; }
  toast(reasons.length ? reasons.join('\n') : t(answer.changed.length ? 'conflict' : 'undone'));
  await detail.refresh();
  await refreshAll();
}

async function refreshAll() {
  await loadProject();
  await showList(true, false);
}

/** Opens or closes the filters, on a screen that has no room for them beside the list. */
function showFilters(isOpen) {
  document.body.classList.toggle('filters-open', isOpen);
  byId('show-filters').setAttribute('aria-expanded', String(isOpen));
}

function showKeys() {
  const rows = [
    ['↑ ↓', t('keys.list')], ['/', t('keys.search')], ['Ctrl Enter', t('saveNext')], ['Ctrl S', t('save')],
    ['Alt U', t('nextOpen')], ['Alt ↓ / Alt ↑', `${t('next')} / ${t('previous')}`], ['Alt C', t('copySource')],
    ['Alt 1 … 9', t('keys.match')], ['Alt Shift 1 … 9', t('keys.insert')], ['Alt A', t('approve')],
    ['Alt Z', t('undo')], ['Space', t('select')], ['?', t('keys.help')],
  ];
  openDialog(t('keys'), h('dl', { class: 'keys' }, rows.flatMap(([key, text]) => [h('dt', {}, h('kbd', { dir: 'ltr' }, key)), h('dd', {}, text)])), [button(t('close'), closeDialog)]);
}

function openBulkDialog() {
  openBulk({
    query: query(), selection: list.selection, total: list.total, directionOf,
    origin: detail.string ? detail.identity : null,
    inTurn: (work) => detail.turns.add(work),
    ondone: async () => { list.clearSelection(); await detail.refresh(); await refreshAll(); },
  });
}

function keydown(event) {
  const isCommand = event.ctrlKey || event.metaKey;
  const isTyping = event.target.closest('input, select, [contenteditable]');
  const act = (work) => { event.preventDefault(); work(); };
  // Keys of an input method, such as Escape, are its own.
  if (byId('dialog').open || (event.isComposing && !isCommand)) return;
  if (isCommand && event.key === 'Enter') act(() => detail.saveAndGo());
  else if (isCommand && event.key === 's') act(() => detail.save());
  else if (event.altKey && !isCommand) {
    const digit = /^Digit([1-9])$/.exec(event.code);
    if (digit) act(() => (event.shiftKey ? detail.insertPlaceholder(digit[1] - 1) : detail.acceptMatch(digit[1] - 1)));
    else if (event.code === 'KeyU') act(() => goOpen(event.shiftKey));
    else if (event.code === 'ArrowDown') act(() => go('next'));
    else if (event.code === 'ArrowUp') act(() => go('previous'));
    else if (event.code === 'KeyC') act(() => detail.copySource());
    else if (event.code === 'KeyA') act(() => detail.approve());
    else if (event.code === 'KeyZ') act(undo);
  } else if (!isTyping && event.key === '/') act(() => byId('search').focus());
  else if (!isTyping && event.key === '?') act(showKeys);
  else if (event.key === 'Escape' && document.body.classList.contains('filters-open')) act(() => { showFilters(false); byId('show-filters').focus(); });
  else if (event.key === 'Escape' && event.target.closest('.detail')) act(() => { byId('rows').focus(); document.body.dataset.pane = 'list'; });
}

async function start() {
  const known = new URLSearchParams(location.hash.slice(1));
  language = known.get('language') ?? undefined;
  project = await ask('project', {});
  setTexts(project.texts, project.locale);
  document.documentElement.lang = project.locale;
  document.documentElement.dir = project.direction;
  fillStaticTexts();
  if (!project.languages.some(({ tag }) => tag === language)) language = project.languages[0].tag;
  await loadProject();
  document.title = `${project.name} – Phrasebook`;
  filters = new Filters(byId('filters'), () => showList().catch(offline));
  detail = new Detail(byId('detail'), {
    onsaved: saved, onchange: () => list.draw(), ongo: go, directionOf, translators: () => project.translators });
  list = new StringList(byId('rows'), byId('count'), {
    onchoose: choose,
    isDraft: (row) => detail.isDraft(row.file, row.key, language),
    onselect: (selection) => { byId('bulk').querySelector('.name').textContent = selection.size ? `${t('bulk')} (${number(selection.size)})` : t('bulk'); },
  });
  fillLanguages();
  // Whoever chooses something while the first list comes is heard, too.
  listen();
  await showList();
  if (known.has('key')) await openKey(known.get('file'), known.get('key'));
  follow(project.version, changed, (isThere) => notice(isThere ? null : t('disconnected')));
}

async function changed() {
  await detail.refresh();
  await refreshAll();
}

const offline = () => notice(t('disconnected'));

function listen() {
  let timer = 0;
  byId('search').addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => showList(false).catch(offline), 60);
  });
  byId('search').addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'Enter') { event.preventDefault(); byId('rows').focus(); if (list.total) list.choose(Math.max(0, list.active)); }
  });
  byId('language').addEventListener('change', async (event) => {
    language = event.target.value;
    await loadProject();
    if (detail.string) await detail.show(detail.string.file, detail.string.key, language);
    list.clearSelection();
    await showList();
    remember();
  });
  byId('undo').addEventListener('click', undo);
  byId('bulk').addEventListener('click', openBulkDialog);
  byId('keys').addEventListener('click', showKeys);
  byId('next-open').addEventListener('click', () => goOpen());
  byId('show-filters').addEventListener('click', () => showFilters(!document.body.classList.contains('filters-open')));
  byId('theme').addEventListener('click', () => {
    const isDark = getComputedStyle(document.documentElement).colorScheme === 'dark'
      || (!document.documentElement.dataset.theme && matchMedia('(prefers-color-scheme: dark)').matches);
    document.documentElement.dataset.theme = isDark ? 'light' : 'dark';
  });
  document.addEventListener('keydown', keydown);
  window.addEventListener('beforeunload', (event) => { if (detail.hasDrafts) event.preventDefault(); });
}

start().catch((error) => {
  console.error(error);
  notice('Phrasebook is not running any more, or this address is an old one.');
});
