/** The meanings of the marks in the picture of a step. */
import { labelOf } from "./set-letters.js";

/** By the kind and role of the mark. @type {Record<string, import("./step-words.js").StepKey>} */
const keys = {
  "house where": "mark.where",
  "house base": "mark.base",
  "house cover": "mark.cover",
  "house target": "mark.target",
  "house common": "mark.house-common",
  "candidate source": "mark.source",
  "candidate blocked": "mark.blocked",
  "candidate subset": "mark.subset",
  "candidate vertex": "mark.vertex",
  "candidate fin": "mark.fin",
  "candidate endo-fin": "mark.endo-fin",
  "candidate pivot": "mark.pivot",
  "candidate wing": "mark.wing",
  "candidate corner": "mark.corner",
  "candidate extra": "mark.extra",
  "candidate color-1": "mark.color",
  "candidate color-2": "mark.color",
  "candidate color-3": "mark.color",
  "candidate color-4": "mark.color",
  "candidate on": "mark.on",
  "candidate off": "mark.off",
  "candidate end": "mark.end",
  "candidate inner": "mark.inner",
  "candidate assumption": "mark.assumption",
  "candidate assumed-false": "mark.assumed-false",
  "candidate contradiction": "mark.contradiction",
  "candidate restricted-common": "mark.common",
  "candidate stem": "mark.stem",
  "candidate intersection": "mark.intersection",
  "candidate line-set": "mark.line-set",
  "candidate line-rest": "mark.line-rest",
  "candidate region-rest": "mark.region-rest",
  "candidate rule-cell": "mark.rule-cell",
  "candidate rule-place": "mark.rule-place",
  "candidate known": "mark.known",
  "candidate added": "mark.added",
  "candidate subtracted": "mark.subtracted",
  "candidate box-set": "mark.box-set",
  "cells als": "mark.set",
  "link strong": "mark.strong",
  "link weak": "mark.weak",
  "result placement": "mark.placement",
  "result elimination": "mark.elimination",
};
const unknown = "mark.subset";

/** @typedef {{ kind: string, role: string, number?: number }} Mark number: of an almost locked set, from 1 */

/** @param {Mark} mark */
export const markKey = ({ kind, role }) => keys[`${kind} ${role}`] ?? unknown;

/** The letter of a colour or an almost locked set. @param {Mark} mark */
const labelOfMark = ({ role, number = 1 }) => labelOf(Number(/^color-(\d)$/.exec(role)?.[1] ?? number) - 1);

/** @param {Mark} mark @param {import("./step-words.js").StepWords} words */
export const markMeaning = (mark, words) => words(markKey(mark), { label: labelOfMark(mark) });

/** @param {import("./step-words.js").StepWords} words */
export const legendTitle = (words) => words("mark.title");
