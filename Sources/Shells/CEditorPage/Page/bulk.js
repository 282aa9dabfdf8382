// Edits of several strings, each with a preview.

import { ask, refusals } from './api.js';
import { button, closeDialog, h, labelled, number, openDialog, t, toast } from './dom.js';

/** Opens the choice of actions. `context` has the query, the selection and the string that is shown. */
export function openBulk(context) {
  const find = h('input', { type: 'text', id: 'bulk-find', dir: 'auto' });
  const replacement = h('input', { type: 'text', id: 'bulk-with', dir: 'auto' });
  const selected = [...context.selection.values()];
  const strings = selected.length
    ? selected.map(({ file, key }) => ({ file, key, language: context.query.language })) : undefined;
  const scope = selected.length ? labelled('selected', number(selected.length)) : labelled('strings', number(context.total));
  const act = (action, more = {}) => preview(context, { action, query: context.query, strings, ...more });
  openDialog(t('bulk'), [
    h('p', { class: 'quiet' }, scope),
    h('div', { class: 'bulk-actions' },
      button(t('approve'), () => act('approve')),
      context.origin ? button(t('propagate'), () => act('propagate', { origin: context.origin })) : null,
      button(t('fillMemory'), () => act('fill'))),
    h('fieldset', {}, h('legend', {}, t('replace')),
      h('label', {}, t('find'), find), h('label', {}, t('replaceWith'), replacement),
      button(t('preview'), () => act('replace', { find: find.value, with: replacement.value }))),
  ], [button(t('close'), closeDialog)]);
}

async function preview(context, request) {
  const answer = await ask('bulk', request).catch(() => ({ problem: t('disconnected') }));
  if (answer.problem) { toast(answer.problem); return; }
  if (!answer.items.length) { toast(t('nothingFound')); return; }
  const boxes = answer.items.map((item) => h('input', { type: 'checkbox', checked: true, 'aria-label': item.key }));
  const direction = context.directionOf(context.query.language);
  const cell = (text) => h('td', { lang: context.query.language, dir: direction }, text);
  const table = h('table', { class: 'preview' },
    h('thead', {}, h('tr', {}, h('td', {}), ...['name', 'before', 'after'].map((name) => h('th', { scope: 'col' }, t(name))))),
    h('tbody', {}, answer.items.map((item, index) => h('tr', {}, h('td', {}, boxes[index]), h('th', { scope: 'row' }, h('bdi', {}, item.key)), cell(item.before), cell(item.after)))));
  const applyButton = button('', (event) => apply(event), { class: 'primary' });
  const count = () => {
    const chosen = boxes.filter((box) => box.checked).length;
    applyButton.textContent = `${t('apply')} (${number(chosen)})`;
    applyButton.disabled = !chosen;
  };
  for (const box of boxes) box.addEventListener('change', count);
  count();
  const apply = async (event) => {
    event.currentTarget.disabled = true;
    const chosen = answer.items.filter((_, index) => boxes[index].checked)
      .map(({ file, key, seen, after }) => ({ file, key, seen, after }));
    const result = await context.inTurn(() => ask('bulk', { ...request, apply: chosen })).catch(() => null);
    closeDialog();
    if (!result) { toast(t('disconnected')); return; }
    const left = chosen.length - result.done.length;
    const counts = [labelled('done', number(result.done.length))];
    if (left > 0) counts.push(labelled('skipped', number(left)));
    toast([...counts, ...new Set(refusals(result))].join('\n'));
    context.ondone(result);
  };
  // The longest previews are cut; what is not shown is not changed.
  const shown = answer.items.length;
  const total = shown < answer.total ? `${number(shown)} / ${number(answer.total)}` : number(shown);
  openDialog(labelled('preview', total), h('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': t('preview') }, table),
    [button(t('cancel'), closeDialog), applyButton]);
}
