/** As much of an element as the controls use. */
export class ElementDouble extends EventTarget {
  children = /** @type {any[]} */ ([]);
  dataset = {};
  classList = { toggle: () => {} };
  textContent = "";
  #attributes = new Map();

  /** @param {string} tag */
  constructor(tag) {
    super();
    this.tag = tag;
  }

  get lastElementChild() { return this.children.at(-1); }
  append(...children) { this.children.push(...children); }
  replaceChildren(...children) { this.children = children; }
  setAttribute(name, value) { this.#attributes.set(name, value); }
  getAttribute(name) { return this.#attributes.get(name) ?? null; }
  removeAttribute(name) { this.#attributes.delete(name); }
  click() { this.dispatchEvent(new Event("click")); }
}

/** A field for files as browsers have it: the choice of what the field already has is no change. */
export class FileFieldDouble extends ElementDouble {
  files = /** @type {File[]} */ ([]);
  get value() { return this.files[0]?.name ?? ""; }
  set value(text) { if (text === "") this.files = []; }

  /** @param {...File} files */
  choose(...files) {
    const isSame = files.length === this.files.length && files.every((file, i) => file === this.files[i]);
    this.files = files;
    if (!isSame) this.dispatchEvent(new Event("change"));
  }
}
