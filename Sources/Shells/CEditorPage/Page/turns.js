// What changes files, one after another: each sees what the one before has left.

export class Turns {
  /** `onmissed` is called to ask again for what could not be taken during a turn. */
  constructor(onmissed) {
    this.last = Promise.resolve();
    /** How many turns have begun or ended; an answer from before a change of it may be out of date. */
    this.changes = 0;
    this.isBusy = false;
    this.hasMissed = false;
    this.onmissed = onmissed;
  }

  /** Does work after all that was asked for before. */
  add(work) {
    const turn = () => this.run(work);
    this.last = this.last.then(turn, turn);
    return this.last;
  }

  async run(work) {
    this.isBusy = true;
    this.changes += 1;
    try {
      return await work();
    } finally {
      this.isBusy = false;
      this.changes += 1;
      if (this.hasMissed) {
        this.hasMissed = false;
        this.onmissed();
      }
    }
  }

  /** Asks again, after the turn that is under way. */
  miss() {
    if (this.isBusy) this.hasMissed = true;
    else this.onmissed();
  }

  /** Whether an answer that was asked for at a value of `changes` is of now; if not, it is asked for again. */
  isOfNow(changes) {
    if (changes === this.changes && !this.isBusy) return true;
    this.miss();
    return false;
  }
}
