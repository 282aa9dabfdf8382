// A string that was changed elsewhere: both versions side by side, for the user to decide.

import { button, h, pieceNodes, t } from './dom.js';

/**
 * What the box of a conflict shows. `theirs` is the string in the file, undefined if the file does not have it any more; `mine` has the
 * fields as they are written; `label` gives the name of a field.
 */
export function conflictNodes({ theirs, mine, label, language, direction, useTheirs, useMine }) {
  if (!theirs) return [h('p', {}, h('strong', {}, t('gone')))];
  const column = (title, nodes, action) => h('div', { class: 'side' }, h('h3', {}, title),
    h('div', { lang: language, dir: direction }, nodes), action);
  const list = (fields) => fields.map((field) => h('p', {},
    label(field) ? h('strong', {}, `${label(field)}: `) : null, ...pieceNodes(field.pieces)));
  return [
    h('p', {}, h('strong', {}, t('conflict'))),
    h('div', { class: 'sides' },
      column(t('theirs'), [h('p', { class: 'source-text' }, pieceNodes(theirs.fields[0]?.source)), ...list(theirs.fields)],
        button(t('useTheirs'), useTheirs)),
      column(t('mine'), list(mine), button(t('useMine'), useMine, { class: 'primary' }))),
  ];
}
