/**
 * Why steps about counting circles, groups with equal sums and any-of rules are sound.
 *
 * @typedef {import("./explain.js").Context} Context
 * @typedef {import("../../model/puzzle-rules.js").OwnRule} OwnRule
 */
import { general, listed, mostGroups, ofRule, phraseOf } from "./rule-phrases.js";
import { gather } from "./step-result.js";
import { cellsOfParts, partsOf } from "./step-data.js";

/** @param {Context} context @param {OwnRule} part @returns {string} */
const partPhrase = (context, part) =>
  part.kind === "all-of"
    ? context.list((part.parts ?? []).map((each) => partPhrase(context, each)))
    : phraseOf(context, part).rule;

/** The candidates that go. All others of a cell go when it gets its digit. @param {Context} context */
const removedBy = ({ step, position }) => [
  ...step.eliminations,
  ...step.placements.flatMap(({ cell, digit: kept }) =>
    position
      .candidatesIn(cell)
      .filter((digit) => digit !== kept)
      .map((digit) => ({ cell, digit })),
  ),
];

/**
 * What an alternative says in general, and the alternative as a phrase.
 * @param {Context} context @param {OwnRule} part
 */
function alternativeOf(context, part) {
  const rule = partPhrase(context, part);
  const all = part.kind === "all-of" ? (part.parts ?? []) : [part];
  return {
    phrase: { rule, Rule: context.capital(rule) },
    says: [...new Set(all.filter(({ parts }) => !parts).map((each) => general(context, each)))],
  };
}

/**
 * Why no alternative leaves the digits that go: what each of them says, which are out, and what the others exclude.
 */
export const alternatives = ofRule((context, rule) => {
  const { step, say, cells, digits } = context;
  const parts = rule.parts ?? [];
  const all = parts.map((part, number) => ({
    ...alternativeOf(context, part),
    isLeft: step.alternatives?.includes(number) ?? true,
  }));
  const left = all.filter(({ isLeft }) => isLeft);
  const removed = removedBy(context);
  const gone = gather([...new Set(removed.map(({ cell }) => cell))], (cell) =>
    removed.filter((each) => each.cell === cell).map(({ digit }) => digit),
  );
  return [
    say("rule-step.any-of", { list: parts.map((part) => partPhrase(context, part)).join("; ") }),
    ...all
      .filter(({ isLeft }) => !isLeft)
      .flatMap(({ says, phrase }) => [...says, say("rule-step.alternative-out", phrase)]),
    ...left.flatMap(({ says, phrase }) => [
      ...says,
      ...(left.length === 1
        ? [say("rule-step.alternative-kept", phrase)]
        : gone.length === 1
          ? [say("rule-link.off", phrase, cells("node", gone[0][0]), digits("digit", gone[0][1]))]
          : [say("rule-step.alternative-excludes", phrase)]),
    ]),
  ];
});

/** Sums as a list of numbers and of runs of three numbers and more: 3, 5–9. @param {readonly number[]} sums */
function runsOf(sums) {
  /** @type {number[][]} */
  const runs = [];
  for (const sum of sums) {
    const last = runs.at(-1);
    if (last?.at(-1) === sum - 1) last.push(sum);
    else runs.push([sum]);
  }
  return runs.flatMap((run) => (run.length < 3 ? run.map(String) : `${run[0]}–${run.at(-1)}`));
}

/** What each group can add up to, and what all of them can. */
export const commonSums = ofRule((context, rule) => {
  const { step, say, cells, bareList } = context;
  const groups = step.sums ?? [];
  if (!groups.length || groups.length > mostGroups)
    return [general(context, rule), say("rule-step.fillings", phraseOf(context, rule))];
  const common = groups.map(({ sums }) => sums).reduce((all, sums) => all.filter((sum) => sums.includes(sum)));
  return [
    general(context, rule),
    ...groups.map((group) =>
      say("rule-step.group-sums", cells("cells", group.cells), { list: bareList(runsOf(group.sums)) }),
    ),
    say("rule-step.common-sums", { count: common.length, list: bareList(runsOf(common)) }),
  ];
});

export const filledCircles = ofRule((context, rule) => {
  const [known] = partsOf(context.step, "known");
  return [
    general(context, rule),
    ...(known
      ? [
          context.say(
            "rule-step.circles-full",
            context.digits("digit", known.digits),
            context.cells("cells", known.cells),
          ),
        ]
      : []),
  ];
});

/** The circles that can have a digit. @param {Context} context @param {OwnRule} rule @param {number} digit */
const circlesWith = ({ position }, rule, digit) =>
  rule.cells
    .map((cell) => position.nameOf(cell))
    .filter(
      (cell) =>
        (position.digitIn(cell) || digit) === digit &&
        (position.digitIn(cell) || position.candidatesIn(cell).includes(digit)),
    );

/** That the digits of the circles add up to their number, and the sets that are left. */
const sumOfCircles = (/** @type {Context} */ context, /** @type {OwnRule} */ rule) => [
  context.say("rule-step.circles-sum", { total: rule.cells.length }),
  ...listed(context, rule, true),
];

export const circleDigits = ofRule((context, rule) => {
  const { position, say, digit, digits, cells } = context;
  const gone = [...new Set(removedBy(context).map((each) => each.digit))].sort((one, other) => one - other);
  const few = position.isKnown
    ? gone.flatMap((each) => {
        const some = circlesWith(context, rule, each);
        return some.length > 0 && some.length < each && each <= rule.cells.length ? [{ each, some }] : [];
      })
    : [];
  const sets = sumOfCircles(context, rule);
  return [
    general(context, rule),
    ...sets,
    ...few
      .slice(0, mostGroups)
      .map(({ each, some }) =>
        say("rule-step.circles-few", digit("digit", each), cells("cells", some), { value: each }),
      ),
    gone.length === 0
      ? say("rule-step.fillings", phraseOf(context, rule))
      : sets.length > 1
        ? say("rule-step.not-among", digits("digits", gone))
        : say("rule-step.circles-none", digits("digits", gone)),
  ];
});

export const circlePlaces = ofRule((context, rule) => {
  const { step, say, digit, cells } = context;
  const all = cellsOfParts(partsOf(step, "rule-cell", "known"));
  return [
    general(context, rule),
    ...sumOfCircles(context, rule),
    say("rule-step.circles-needed", digit("digit", all.length), cells("cells", all), { value: all.length }),
  ];
});
