// A text as nodes of a field, and back: lines are blocks if there are several, placeholders are chips.

import { h, textOf } from './dom.js';

const chip = (text) =>
  h('span', { class: 'chip', contenteditable: 'false', dir: 'ltr', data: { chip: text } }, text);

/** The nodes of pieces. A line that begins with a chip is a block, so that the caret can be before the chip. */
export function nodesOf(pieces) {
  const lines = [[]];
  for (const { text, chip: isChip } of pieces ?? []) {
    if (isChip) { lines[lines.length - 1].push(chip(text)); continue; }
    text.split('\n').forEach((line, index) => {
      if (index > 0) lines.push([]);
      if (line) lines[lines.length - 1].push(document.createTextNode(line));
    });
  }
  if (lines.length === 1) return lines[0];
  return lines.map((nodes) => h('div', {}, nodes.length ? nodes : h('br')));
}

const isBlock = (node) => ['DIV', 'P'].includes(node.nodeName);

const placeBehind = (node) => [node.parentNode, [...node.parentNode.childNodes].indexOf(node) + 1];

/** The parts of a text, each with the place of the caret behind it. */
function* parts(node) {
  for (const child of node.childNodes) {
    const next = child.nextSibling;
    if (child.nodeType === Node.TEXT_NODE) {
      yield { text: child.data, node: child, end: [child, child.length] };
    } else if (child.dataset?.chip !== undefined) {
      yield { text: child.dataset.chip, chip: true, end: placeBehind(child) };
    } else if (child.nodeName === 'BR') {
      // One at the end of a line only gives the caret a place.
      if (next && !isBlock(next)) yield { text: '\n', end: placeBehind(child) };
    } else {
      if (isBlock(child) && child.previousSibling) yield { text: '\n', end: [child, 0] };
      yield* parts(child);
      if (isBlock(child) && next && !isBlock(next)) yield { text: '\n', end: placeBehind(child) };
    }
  }
}

/** The pieces of nodes; those of words are as long as they can be. */
export const piecesOf = (node) => joined([...parts(node)]);

function joined(all) {
  const pieces = [];
  for (const { text, chip: isChip } of all) {
    const last = pieces[pieces.length - 1];
    if (!isChip && last && !last.chip) last.text += text;
    else if (text) pieces.push(isChip ? { text, chip: true } : { text });
  }
  return pieces;
}

/** Pieces with others in place of the code units from `start` to `end`; a chip that is cut stays whole, unless it is all that is cut. */
export function spliced(pieces, start, end, others) {
  const [before, after] = [[], []];
  let place = 0;
  for (const piece of pieces) {
    const [from, to] = [place, place + piece.text.length];
    place = to;
    if (piece.chip) {
      if (to <= start) before.push(piece); else if (from >= end) after.push(piece);
    } else {
      if (from < start) before.push({ text: piece.text.slice(0, start - from) });
      if (to > end) after.push({ text: piece.text.slice(Math.max(0, end - from)) });
    }
  }
  return joined([...before, ...others, ...after]);
}

/** The number of code units before a place in a field. */
export function countBefore(field, node, offset) {
  const place = document.createRange();
  place.setStart(node, offset);
  let count = 0;
  for (const part of parts(field)) {
    if (part.node === node) return count + offset;
    if (place.comparePoint(...part.end) > 0) break;
    count += part.text.length;
  }
  return count;
}

/** The place behind so many code units of a field; one within a chip is behind it. */
export function placeAt(field, count) {
  let rest = count;
  let place = [field, 0];
  for (const { text, node, end } of parts(field)) {
    if (rest <= 0) break;
    place = node && rest < text.length ? [node, rest] : end;
    rest -= text.length;
  }
  return place;
}

/** A break behind each chip that ends a line gives the caret a place there. */
export function giveCaretPlaces(field) {
  for (const element of field.querySelectorAll('[data-chip]')) {
    const next = element.nextSibling;
    if (!next || isBlock(next)) element.after(h('br'));
  }
}

export const lengthOf = (pieces) => textOf(pieces).length;
