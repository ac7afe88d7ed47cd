/**
 * The structure of a PDF file: headings, paragraphs, boards as tables of cells, pictures with their words, links
 * (ISO 32000, "logical structure" and "tagged PDF"). jsPDF writes none, so this module writes its objects beside those
 * of jsPDF.
 *
 * @typedef {import("./pdf-pen.js").Doc} Doc
 * @typedef {import("./layout/boxes.js").Area} Area
 * @typedef {import("./layout/boxes.js").TextBox} TextBox
 * @typedef {import("./layout/boxes.js").CellPlaces} CellPlaces
 *
 * @typedef {object} Element
 * @property {string} type such as "P"
 * @property {Element | null} parent
 * @property {number} page of its marks, from 0
 * @property {(Element | { mark: number, page: number } | Link)[]} kids
 * @property {string} attributes more entries of its dictionary
 * @property {number} id of its object, when the file is written
 *
 * @typedef {{ area: Area, height: number, to: number, page: number, words: string, id: number }} Link `height` of its
 *   page; `to`: number of the page that it opens, from 1
 */

/** Lines of a paragraph are at most so far from each other, relative to the size of the type. */
const mostPitch = 1.6;

export class Structure {
  #doc;
  #root = elementOf("Document", null, 0);
  /** What each mark of each page belongs to. @type {Element[][]} */
  #marks = [];
  /** @type {{ link: Link, element: Element }[]} */
  #links = [];
  #height = 0;
  /** The lowest heading so far: levels must not be left out. */
  #level = 0;
  /** @type {{ box: TextBox, element: Element } | null} */
  #last = null;

  /** @param {Doc} doc a file without pages */
  constructor(doc) {
    this.#doc = doc;
    /** @type {any} */ (doc).__private__.setPdfVersion("1.7");
    const { events } = /** @type {any} */ (doc.internal);
    events.subscribe("putPage", (/** @type {{ pageNumber: number }} */ { pageNumber }) =>
      this.#putPage(pageNumber - 1),
    );
    events.subscribe("postPutPages", () => this.#putObjects());
    events.subscribe("putCatalog", () => {
      this.#out(`/MarkInfo <</Marked true>>`);
      this.#out(`/StructTreeRoot ${this.#treeId} 0 R`);
    });
  }

  #treeId = 0;

  /** Begins a page. @param {number} height of it */
  begin(height) {
    this.#marks.push([]);
    this.#height = height;
    this.#last = null;
  }

  /**
   * One line of text. It joins the line above when both are one paragraph.
   * @param {TextBox} box @param {() => void} draw
   */
  text(box, draw) {
    if (box.role === "artifact") return this.artifact(draw);
    const last = this.#last;
    const isSame =
      last &&
      last.box.role === box.role &&
      last.box.x === box.x &&
      last.box.size === box.size &&
      last.box.weight === box.weight &&
      last.box.leadsTo === undefined &&
      box.leadsTo === undefined &&
      box.y > last.box.y &&
      box.y - last.box.y <= mostPitch * box.size;
    const element = isSame ? last.element : this.#add(this.#typeOf(box));
    this.#last = { box, element };
    const marked = box.leadsTo === undefined ? element : this.#add("Link", element);
    this.#mark(marked, draw);
  }

  /**
   * The place of the text that was drawn last as a link.
   * @param {Area} area @param {number} to number of the page, from 1
   */
  link(area, to) {
    const { box, element } = /** @type {{ box: TextBox, element: Element }} */ (this.#last);
    const marked = /** @type {Element} */ (element.kids.at(-1));
    const link = { area, height: this.#height, to, page: this.#page, words: box.text, id: 0 };
    marked.kids.push(link);
    this.#links.push({ link, element: marked });
  }

  /** What says nothing: rules, grounds, numbers of pages. @param {() => void} draw */
  artifact(draw) {
    this.#doc.internal.write("/Artifact BMC");
    draw();
    this.#doc.internal.write("EMC");
  }

  /** A picture. @param {string} words what it shows @param {Area} area @param {() => void} draw */
  figure(words, { x, y, width, height }, draw) {
    this.#last = null;
    const corners = [x, this.#height - y - height, x + width, this.#height - y].map((value) => value.toFixed(2));
    const box = `/A <</O /Layout /Placement /Block /BBox [${corners.join(" ")}]>>`;
    this.#mark(this.#add("Figure", this.#root, `/Alt ${textString(words)} ${box}`), draw);
  }

  /**
   * A board as a table of its cells.
   * @param {string} words what it shows @param {CellPlaces} cells
   * @returns {(cell: number | null, draw: () => void) => void} draws something of a cell, or what is in none: null
   */
  table(words, { rows, columns }) {
    this.#last = null;
    const table = this.#add("Table", this.#root, `/A <</O /Table /Summary ${textString(words)}>>`);
    const cells = Array.from({ length: rows }, () => {
      const row = this.#add("TR", table);
      return Array.from({ length: columns }, () => this.#add("TD", row));
    }).flat();
    return (cell, draw) => (cell === null ? this.artifact(draw) : this.#mark(cells[cell], draw));
  }

  /** @param {TextBox} box */
  #typeOf({ role }) {
    if (role !== "H1" && role !== "H2") return "P";
    this.#level = Math.min(Number(role[1]), this.#level + 1);
    return `H${this.#level}`;
  }

  get #page() {
    return this.#marks.length - 1;
  }

  /** @param {string} type @param {Element} [parent] @param {string} [attributes] */
  #add(type, parent = this.#root, attributes = "") {
    const element = elementOf(type, parent, this.#page, attributes);
    parent.kids.push(element);
    return element;
  }

  /** @param {Element} element @param {() => void} draw */
  #mark(element, draw) {
    const marks = this.#marks[this.#page];
    const mark = marks.push(element) - 1;
    element.kids.push({ mark, page: this.#page });
    this.#doc.internal.write(`/${element.type} <</MCID ${mark}>> BDC`);
    draw();
    this.#doc.internal.write("EMC");
  }

  /** @param {string} line */
  #out(line) {
    /** @type {any} */ (this.#doc.internal).out(line);
  }

  #newId() {
    return /** @type {number} */ (/** @type {any} */ (this.#doc.internal).newObjectDeferred());
  }

  /** @param {number} id @param {string} dictionary */
  #put(id, dictionary) {
    /** @type {any} */ (this.#doc.internal).newObjectDeferredBegin(id, true);
    this.#out(dictionary);
    this.#out("endobj");
  }

  /** More entries of a page. @param {number} page from 0 */
  #putPage(page) {
    this.#out(`/StructParents ${page} /Tabs /S`);
    const own = this.#links.filter(({ link }) => link.page === page);
    for (const { link } of own) link.id = this.#newId();
    if (own.length) this.#out(`/Annots [${own.map(({ link }) => `${link.id} 0 R`).join(" ")}]`);
  }

  #putObjects() {
    const { getPageInfo } = /** @type {any} */ (this.#doc.internal);
    const pageId = (/** @type {number} */ page) => `${getPageInfo(page + 1).pageContext.objId} 0 R`;
    const count = this.#marks.length;
    for (const [i, { link }] of this.#links.entries()) {
      const { area, height, to, words } = link;
      const corners = [area.x, height - area.y - area.height, area.x + area.width, height - area.y];
      const place = corners.map((value) => value.toFixed(2)).join(" ");

      this.#put(
        link.id,
        `<</Type /Annot /Subtype /Link /Rect [${place}] /Border [0 0 0] /F 4 /Contents ${textString(words)} /StructParent ${count + i} /Dest [${pageId(to - 1)} /Fit]>>`,
      );
    }
    this.#treeId = this.#newId();
    const elements = [...allOf(this.#root)];
    for (const element of elements) element.id = this.#newId();
    for (const { type, parent, page, kids, attributes, id } of elements) {
      const written = kids.map((kid) => {
        if ("type" in kid) return `${kid.id} 0 R`;
        if ("mark" in kid)
          return kid.page === page ? String(kid.mark) : `<</Type /MCR /Pg ${pageId(kid.page)} /MCID ${kid.mark}>>`;
        return `<</Type /OBJR /Obj ${kid.id} 0 R /Pg ${pageId(kid.page)}>>`;
      });
      const entries = [
        `/S /${type}`,
        `/P ${parent?.id ?? this.#treeId} 0 R`,
        written.some((kid) => /^\d+$/.test(kid)) && `/Pg ${pageId(page)}`,
        written.length > 0 && `/K ${written.length === 1 ? written[0] : `[${written.join(" ")}]`}`,
        attributes,
      ];
      this.#put(id, `<<${entries.filter(Boolean).join(" ")}>>`);
    }
    const parents = [
      ...this.#marks.map((marks, page) => `${page} [${marks.map(({ id }) => `${id} 0 R`).join(" ")}]`),
      ...this.#links.map(({ element }, i) => `${count + i} ${element.id} 0 R`),
    ];
    const next = `/ParentTreeNextKey ${count + this.#links.length}`;
    this.#put(
      this.#treeId,
      `<</Type /StructTreeRoot /K ${this.#root.id} 0 R /ParentTree <</Nums [${parents.join(" ")}]>> ${next}>>`,
    );
  }
}

/** @param {string} type @param {Element | null} parent @param {number} page @param {string} [attributes] */
const elementOf = (type, parent, page, attributes = "") =>
  /** @type {Element} */ ({ type, parent, page, kids: [], attributes, id: 0 });

/** @param {Element} element @returns {Generator<Element>} */
function* allOf(element) {
  yield element;
  for (const kid of element.kids) if ("type" in kid) yield* allOf(kid);
}

/** @param {string} text @returns {string} as a text of PDF: UTF-16 in hexadecimal digits */
const textString = (text) =>
  `<FEFF${Array.from({ length: text.length }, (_, i) => text.charCodeAt(i).toString(16).padStart(4, "0")).join("")}>`;
