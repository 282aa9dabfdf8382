// What was written and not saved of strings that are not shown, by their identity.

const nameOf = ({ file, key, language }) => JSON.stringify([file, key, language]);

export class Drafts {
  constructor() { this.all = new Map(); }

  get size() { return this.all.size; }

  has(identity) { return this.all.has(nameOf(identity)); }

  /** `draft` has the fields as they are written, their texts, and the version of the string that was seen. */
  keep(identity, draft) { this.all.set(nameOf(identity), draft); }

  /** Removes a draft and returns it. */
  take(identity) {
    const draft = this.all.get(nameOf(identity));
    this.all.delete(nameOf(identity));
    return draft;
  }

  /** Texts of a string were saved: a draft with others goes on from the version that was saved. */
  settle(identity, texts, seen) {
    const draft = this.all.get(nameOf(identity));
    if (!draft) return;
    if (JSON.stringify(draft.texts) === JSON.stringify(texts)) this.all.delete(nameOf(identity));
    else draft.seen = seen;
  }
}
