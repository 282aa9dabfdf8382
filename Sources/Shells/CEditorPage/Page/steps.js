// The states of a field that can be undone and redone.

/** What is typed without a pause is one step. */
const pause = 1_000;

export class Steps {
  constructor() {
    this.clear();
  }

  clear() {
    this.past = [];
    this.future = [];
    this.kind = null;
  }

  /** Keeps the state before an edit; edits of one kind that follow each other at once are one step. */
  keep(state, kind = null) {
    const now = performance.now();
    const isSame = kind && kind === this.kind && now - this.time < pause;
    this.kind = kind;
    this.time = now;
    if (!isSame) this.past.push(state);
    this.future = [];
  }

  /** The state before the last edit, or undefined. */
  undone(now) { return this.moved(this.past, this.future, now); }

  redone(now) { return this.moved(this.future, this.past, now); }

  moved(from, to, now) {
    const state = from.pop();
    if (state) to.push(now);
    this.kind = null;
    return state;
  }
}
