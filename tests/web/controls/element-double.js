/** What has the focus, of all elements of a test. @type {ElementDouble | null} */
let focused = null;

/**
 * As much of an element as the controls use. The browser takes the focus from an element that leaves its place, and so
 * does this.
 */
export class ElementDouble extends EventTarget {
  children = /** @type {any[]} */ ([]);
  dataset = {};
  /** The classes that were switched on. @type {Set<string>} */
  classes = new Set();
  classList = {
    toggle: (/** @type {string} */ name, /** @type {boolean} */ isOn) =>
      void (isOn ? this.classes.add(name) : this.classes.delete(name)),
  };
  /** @type {ElementDouble | null} */
  parent = null;
  /** How often something was written into the element. */
  writes = 0;
  #attributes = new Map();
  #text = "";

  /** @param {string} tag */
  constructor(tag) {
    super();
    this.tag = tag;
  }

  get lastElementChild() {
    return this.children.at(-1);
  }
  get firstChild() {
    return this.children[0] ?? null;
  }
  get nextSibling() {
    return this.parent?.children[this.parent.children.indexOf(this) + 1] ?? null;
  }
  get isConnected() {
    return true;
  }
  get activeElement() {
    return focused;
  }
  get textContent() {
    return this.#text || this.children.map((child) => child?.textContent ?? String(child)).join("");
  }
  set textContent(text) {
    this.writes += 1;
    this.#text = text;
  }

  append(...children) {
    for (const child of children) this.insertBefore(child, null);
  }
  replaceChildren(...children) {
    for (const child of [...this.children]) child.remove?.();
    this.children = [];
    this.append(...children);
  }

  /** @param {any} child @param {ElementDouble | null} next */
  insertBefore(child, next) {
    child.remove?.();
    this.children.splice(next ? this.children.indexOf(next) : this.children.length, 0, child);
    if (child instanceof ElementDouble) child.parent = this;
  }

  remove() {
    if (focused && this.contains(focused)) focused = null;
    this.parent?.children.splice(this.parent.children.indexOf(this), 1);
    this.parent = null;
  }

  /** @param {ElementDouble | null} other @returns {boolean} */
  contains(other) {
    return other !== null && (other === this || this.contains(other.parent));
  }
  getRootNode() {
    return this;
  }
  /** @param {string} selector with one attribute @returns {ElementDouble | null} */
  closest(selector) {
    return this.getAttribute(selector.slice(1, -1)) === null ? (this.parent?.closest(selector) ?? null) : this;
  }
  checkVisibility() {
    return true;
  }
  focus() {
    focused = this;
  }
  setAttribute(name, value) {
    this.writes += 1;
    this.#attributes.set(name, value);
  }

  getAttribute(name) {
    return this.#attributes.get(name) ?? null;
  }
  removeAttribute(name) {
    this.writes += 1;
    this.#attributes.delete(name);
  }

  click() {
    this.dispatchEvent(new Event("click"));
  }
}

/** A field for files as browsers have it: the choice of what the field already has is no change. */
export class FileFieldDouble extends ElementDouble {
  files = /** @type {File[]} */ ([]);
  get value() {
    return this.files[0]?.name ?? "";
  }
  set value(text) {
    if (text === "") this.files = [];
  }

  /** @param {...File} files */
  choose(...files) {
    const isSame = files.length === this.files.length && files.every((file, i) => file === this.files[i]);
    this.files = files;
    if (!isSame) this.dispatchEvent(new Event("change"));
  }
}
