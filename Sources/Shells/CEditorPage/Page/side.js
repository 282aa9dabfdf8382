// Help for a string: matches, terms, other languages, screenshots, the code, the history.

import { ask, pictureAddress } from './api.js';
import { button, closeDialog, dateText, h, labelled, languageName, number, openDialog, pieceNodes, section, shape, t } from './dom.js';

const mostSites = 20;

export class Side {
  /** `translators` gives the names of translators that can be asked. */
  constructor(detail, translators) {
    this.detail = detail;
    this.translators = translators;
    this.element = h('div', { class: 'help' });
    this.help = null;
  }

  get matches() { return this.help?.matches ?? []; }

  /** Asks for the help with another string. */
  async show(string) {
    this.string = string;
    this.help = null;
    this.suggestions = h('div', {});
    this.history = this.historyPart();
    this.draw();
    const help = await ask('help', this.detail.identity).catch(() => null);
    if (!help || string !== this.string) return;
    this.help = help;
    this.draw();
  }

  draw() {
    const { string } = this.detail;
    if (!string || !this.history) return;
    const direction = this.detail.directionOf(string.language);
    this.element.replaceChildren(...[
      this.matchPart(string, direction), this.termPart(string, direction), this.suggestionPart(string),
      this.sitePart(string), this.picturePart(string), this.neighbourPart(string), this.otherPart(string),
      this.history,
    ].filter(Boolean));
  }

  matchPart(string, direction) {
    if (!this.matches.length) return null;
    const sourceDirection = this.detail.directionOf(string.sourceLanguage);
    return section('matches', h('ol', { class: 'matches' }, this.matches.map((match, index) => h('li', {},
      h('div', { class: 'match-text', lang: string.language, dir: direction }, pieceNodes(match.pieces)),
      h('div', { class: 'match-source', lang: string.sourceLanguage, dir: sourceDirection }, differenceNodes(match.difference)),
      h('div', { class: 'match-foot' }, h('span', { class: 'score' }, `${number(match.score)} %`), h('span', { class: 'quiet' }, h('bdi', {}, match.key)),
        button(t('use'), () => this.detail.acceptMatch(index), { class: 'small', title: `Alt+${index + 1}`, 'aria-label': `${t('use')} ${index + 1}` }))))));
  }

  termPart(string, direction) {
    if (!this.help?.terms.length) return null;
    return section('terms', h('dl', { class: 'terms' }, this.help.terms.flatMap((term) => [
      h('dt', { lang: string.sourceLanguage }, term.term),
      h('dd', { lang: string.language, dir: direction }, term.translations.length ? term.translations.join(', ') : t('keepTerm'))])));
  }

  suggestionPart(string) {
    const names = this.translators();
    if (!names.length || string.language === string.sourceLanguage) return null;
    return section('suggestions', h('div', { class: 'row-of' }, names.map((name) =>
      button(t('ask').replace('%@', () => name), () => this.suggest(name, this.suggestions), { class: 'small' }))), this.suggestions);
  }

  otherPart(string) {
    if (!string.others.length) return null;
    return section('otherLanguages', h('dl', { class: 'others' }, string.others.flatMap((other) => [
      h('dt', {}, h('span', { class: `dot ${other.status}`, title: t(`status.${other.status}`) }), languageName(other.language)),
      h('dd', { lang: other.language, dir: other.direction }, pieceNodes(other.pieces))])));
  }

  picturePart(string) {
    if (!string.pictures?.length) return null;
    return section('pictures', h('ul', { class: 'pictures' }, string.pictures.map((picture) => h('li', {},
      h('button', { type: 'button', class: 'picture', 'aria-label': labelled('openPicture', picture.name), onclick: () => enlarge(picture) }, pictureOf(picture, '260px')),
      h('span', { class: 'quiet' }, h('bdi', {}, picture.name))))));
  }

  sitePart(string) {
    if (!string.sites?.length) return null;
    return section('usedIn', h('ul', { class: 'sites' }, string.sites.slice(0, mostSites).map((site) => h('li', {},
      site.code ? h('code', { dir: 'ltr' }, site.code) : null,
      h('span', { class: 'quiet' }, h('bdi', {}, `${site.file}:${site.line}`))))));
  }

  neighbourPart(string) {
    if (!string.neighbours?.length) return null;
    return section('neighbours', h('ul', { class: 'inline' }, string.neighbours.map((key) =>
      h('li', {}, button(h('bdi', {}, key), () => this.detail.ongo('key', key), { class: 'small' })))));
  }

  historyPart() {
    const box = h('div', {});
    return h('details', { class: 'help-part', ontoggle: (event) => { if (event.target.open) this.loadHistory(box); } },
      h('summary', {}, t('history')), box);
  }

  async loadHistory(box) {
    const answer = await ask('history', this.detail.identity).catch(() => ({ events: [] }));
    box.replaceChildren(h('ul', { class: 'plain' }, answer.events.length
      ? answer.events.map((event) => h('li', {}, h('strong', {}, event.author), ' ', h('span', { class: 'quiet' }, dateText(event.date)), h('br'), event.subject))
      : h('li', {}, '—')));
  }

  async suggest(name, box) {
    box.replaceChildren(h('p', { class: 'quiet' }, '…'));
    const { language } = this.detail.string;
    const answer = await ask('suggest', { ...this.detail.identity, translator: name }).catch(() => ({ problem: t('disconnected') }));
    if (answer.problem) { box.replaceChildren(h('p', { class: 'error' }, answer.problem)); return; }
    const use = () => {
      for (const text of answer.texts)
        this.detail.fields.find((other) => other.path === text.path)?.field.replace(text.pieces);
    };
    box.replaceChildren(h('div', { class: 'suggestion' },
      answer.texts.map((text) => h('p', { lang: language, dir: this.detail.directionOf(language) }, pieceNodes(text.pieces))),
      button(t('use'), use, { class: 'small' })));
  }
}

const differenceNodes = (parts) =>
  parts.map((part) => h(part.kind === 'same' ? 'span' : part.kind === 'added' ? 'ins' : 'del', {}, part.text));

const enlarge = (picture) =>
  openDialog(picture.name, h('div', { class: 'picture large' }, pictureOf(picture, '68vh')), [button(t('close'), closeDialog)]);

/** A picture with a frame around the string, in its own size or as high as there is room for. */
const pictureOf = ({ name, width, height, region }, room) => {
  const svg = shape('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': name },
    shape('image', { href: pictureAddress(name), width, height }),
    region ? shape('rect', { x: region.x - 4, y: region.y - 4, width: region.width + 8, height: region.height + 8, rx: 4 }) : null);
  svg.style.inlineSize = `min(${width}px, ${room} * ${width / height})`;
  svg.style.aspectRatio = `${width} / ${height}`;
  return svg;
};
