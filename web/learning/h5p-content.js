/**
 * The content type of H5P: puzzles on one board, with score, resume and xAPI as H5P asks for them. H5P loads this
 * script as part of a library, and makes an object of the class for each content on a page.
 */
import { decompressed } from "../formats/lz.js";
import { showPackage } from "./package-work.js";

/** @typedef {import("../embed/assignment.js").Assignment} Assignment */

/** H5P.NonetSudoku, as library.json has it. */
const className = "NonetSudoku";

/**
 * The folder of the library. The player h5p-standalone leaves out a 0 of the version in the names that it makes itself.
 * @param {{ majorVersion?: string | number, minorVersion?: string | number }} [library]
 */
const folderOf = ({ majorVersion, minorVersion } = {}) => `H5P.${className}-${majorVersion || 0}.${minorVersion || 0}`;

/** @param {string} text */
const isWork = (text) => text.startsWith("{");

/**
 * Defines the class for which H5P looks.
 * @param {any} H5P its global object; without it there is nothing to define
 */
export function defineContentType(H5P) {
  if (!H5P?.EventDispatcher) return;

  class NonetSudoku extends H5P.EventDispatcher {
    /** @param {{ work?: string }} parameters of the content @param {number} contentId @param {any} extras */
    constructor(parameters, contentId, extras = {}) {
      super();
      this.contentId = contentId;
      this.work = JSON.parse(decompressed(parameters.work ?? "", isWork) ?? "{}");
      this.previousState = extras.previousState;
      /** Whether the state on the platform is that of this content, not of one that has this content as a part. */
      this.isAlone = extras.standalone === true;
      /** @type {Assignment | null} */
      this.assignment = null;
      this.isEnd = false;
      this.hasActed = false;
    }

    /** @param {any} $container the place of the content, in jQuery */
    attach($container) {
      /** @type {HTMLElement} */
      this.place = $container.get(0);
      this.place.classList.add("h5p-nonet-sudoku");
      this.setActivityStarted?.();
      void this.show(this.previousState);
      // The frame of H5P is as high as its content when the content says that its height has changed.
      new ResizeObserver(() => this.trigger("resize")).observe(this.place);
      // H5P saves each half minute, and when the page is left: by a request that Chromium refuses at that time.
      window.addEventListener("blur", () => this.save());
      document.addEventListener("visibilitychange", () => this.save());
    }

    /** @param {unknown} [state] */
    async show(state) {
      const rules = `${H5P.getLibraryPath(folderOf(this.libraryInfo))}/rules.js`;
      this.assignment = await showPackage(this.place, this.work, rules);
      const { assignment } = this;
      if (!assignment) return;
      if (state && assignment.setState(state)) this.hasActed = true;
      this.isEnd = assignment.isOver;
      assignment.addEventListener("sudoku-start", () => {
        this.hasActed = true;
      });
      assignment.addEventListener("sudoku-done", () => this.save());
      for (const name of ["sudoku-solved", "sudoku-given-up"]) assignment.addEventListener(name, () => this.end());
    }

    /** The first end of the work counts. */
    end() {
      if (this.isEnd) return;
      this.isEnd = true;
      this.trigger(this.answered());
    }

    /** Gives H5P the state, unless the platform keeps none. H5P sends a state that has changed. */
    save() {
      const state = this.getCurrentState();
      if (!this.isAlone || state === undefined || !Reflect.get(window, "H5PIntegration")?.saveFreq) return;
      H5P.setUserData(this.contentId, "state", state, { deleteOnChange: true });
    }

    isPassed() {
      const solved = this.assignment?.results.some(({ isSolved }) => isSolved) ?? false;
      return this.isEnd && solved && this.getScore() >= (this.getMaxScore() * (this.work.pass ?? 0)) / 100;
    }

    /** The statement about the answer. */
    answered() {
      const event = this.createXAPIEventTemplate("answered");
      const definition = event.getVerifiedStatementValue(["object", "definition"]);
      Object.assign(definition, {
        type: "http://adlnet.gov/expapi/activities/cmi.interaction",
        interactionType: "other",
        description: { "en-US": this.getTitle() },
      });
      event.setScoredResult(this.getScore(), this.getMaxScore(), this, this.isEnd, this.isPassed());
      return event;
    }

    getAnswerGiven() {
      return this.hasActed;
    }
    getScore() {
      return this.assignment?.total().score.raw ?? 0;
    }
    /** A puzzle that is not done yet counts as many points as the others. */
    getMaxScore() {
      const { results = [], works = [] } = this.assignment ?? {};
      return results[0] ? results[0].score.max * works.length : 100 * works.length;
    }
    getTitle() {
      return this.work.title || "Sudoku";
    }
    /** What the platform keeps for the pupil; undefined for a pupil who has done nothing. */
    getCurrentState() {
      return this.hasActed ? this.assignment?.getState() : undefined;
    }
    getXAPIData() {
      return { statement: this.answered().data.statement };
    }
    resetTask() {
      this.isEnd = this.hasActed = false;
      this.place.replaceChildren();
      void this.show();
    }
  }
  H5P[className] = NonetSudoku;
}
