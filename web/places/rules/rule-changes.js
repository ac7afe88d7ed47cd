/**
 * The changes of the composer: rules that are added, replaced and removed. Headless.
 *
 * The engine judges each new rule, and may still be loading. So changes are made one after the other: each begins with
 * the rules that the change before it has left.
 */
import { puzzleText } from "../../formats/masks.js";
import { layoutOf } from "../../model/position.js";
import { ownRuleRow, rulesOfTexts, textsOfRules, writeRule } from "../../model/puzzle-rules.js";
import { ask } from "../../model/question.js";

/**
 * @typedef {import("../../model/puzzle-rules.js").OwnRule} OwnRule
 * @typedef {{ made: "added" | "removed", rule: OwnRule } | { made: "known" | "gone" } | { made: "refused", error:
 *   unknown }} Change "known": the puzzle already has the rule; "gone": another puzzle is on the board by now, or
 *   a rule that was to be replaced is not there any more; "refused": the engine refuses the rule, or cannot answer
 */

/**
 * @param {Pick<import("../shell/app.js").App, "store" | "actions" | "engine">} app
 * @param {() => boolean} isOpen whether rules can be entered now
 */
export function createRuleChanges({ store, actions, engine }, isOpen) {
  const layoutNow = () => layoutOf(store.state().position);
  const rulesNow = () => rulesOfTexts(store.state().position.rules ?? [], layoutNow());
  const gone = /** @type {const} */ ({ made: "gone" });

  /** The change that was asked for last. @type {Promise<unknown>} */
  let last = Promise.resolve();

  /**
   * Makes a change when those before it are made.
   * @param {() => Change | Promise<Change>} change
   * @returns {Promise<Change>}
   */
  function inTurn(change) {
    const {
      game,
      position: { layout },
    } = store.own.peek();
    const isSame = () =>
      isOpen() && store.own.peek().game.id === game.id && store.own.peek().position.layout === layout;
    const made = last
      .then(() => (isSame() ? change() : gone))
      .catch((error) => /** @type {const} */ ({ made: "refused", error }));
    last = made;
    return made;
  }

  /**
   * Puts a rule in the place of others, or of none.
   * @param {OwnRule} rule
   * @param {readonly OwnRule[]} before
   * @returns {Promise<Change>}
   */
  async function put(rule, before) {
    const text = writeRule(rule, layoutNow());
    const replaced = before.map((each) => writeRule(each, layoutNow()));
    // The engine knows which cells and values a kind has. Its sentence says what is wrong.
    const change = await ask(
      { store, about: "game" },
      async ({ position: { layout, givens } }, signal) => {
        await engine.parse(puzzleText({ layout, cells: givens.map(() => 0), rules: [text] }), { layout, signal });
        return layout;
      },
      (layout) => {
        const rules = store.state().position.rules ?? [];
        // While the engine judged, the player may have removed a rule, or undone a step.
        const isThere = replaced.every((each) => rules.includes(each));
        if (!isOpen() || !isThere || store.state().position.layout !== layout) return gone;
        take([...rulesNow().filter((each) => !replaced.includes(writeRule(each, layoutNow()))), rule]);
        return /** @type {const} */ ({ made: "added", rule });
      },
    );
    return change ?? gone;
  }

  /** @param {OwnRule} rule @returns {Change} */
  function remove(rule) {
    const text = writeRule(rule, layoutNow());
    take(rulesNow().filter((each) => writeRule(each, layoutNow()) !== text));
    return { made: "removed", rule };
  }

  /** @param {readonly OwnRule[]} rules */
  function take(rules) {
    const { position } = store.state();
    actions.goTo({ ...position, rules: rules.length ? textsOfRules(rules, layoutNow()) : null });
  }

  return {
    /**
     * Adds a rule.
     *
     * @param {OwnRule} rule
     * @param {boolean} [joins] whether the cells join those of a rule of the same kind
     */
    add: (rule, joins = false) =>
      inTurn(() => {
        const before = (joins && rulesNow().find(({ kind }) => kind === rule.kind)) || null;
        const added = before ? { ...rule, cells: [...new Set([...before.cells, ...rule.cells])] } : rule;
        return store.state().position.rules?.includes(writeRule(added, layoutNow()))
          ? { made: "known" }
          : put(added, before ? [before] : []);
      }),

    /**
     * Makes one rule of rules, such as any-of.
     *
     * @param {import("../../model/puzzle-rules.js").OwnRuleKind} kind
     * @param {readonly number[]} values
     * @param {readonly OwnRule[]} parts rules of the puzzle
     */
    join: (kind, values, parts) => inTurn(() => put({ kind, cells: [], values, parts }, parts)),

    /**
     * What a press at the spot of a rule does: another value takes the place of the old one; the same value, or none,
     * takes the rule away. A sign with a direction is turned before it is taken away.
     *
     * @param {OwnRule} rule
     */
    press: (rule) =>
      inTurn(() => {
        const { kind, cells, values } = rule;
        const [own, turned] = [cells, cells.toReversed()].map((order) =>
          rulesNow().find((each) => each.kind === kind && each.cells.join() === order.join()),
        );
        if (ownRuleRow(kind).shape === "step")
          return own ? put({ ...rule, cells: cells.toReversed() }, [own]) : turned ? remove(turned) : put(rule, []);
        const isSame = own && (values.length === 0 || own.values.join() === values.toSorted((a, b) => a - b).join());
        return isSame ? remove(own) : put(rule, own ? [own] : []);
      }),
  };
}
