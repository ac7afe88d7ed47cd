/**
 * The sentences that explain steps of rules, in English: key → ICU message. They are loaded with the first puzzle that
 * has rules.
 */
export default {
  "word.rule":
    "{kind, select, cage {the cage{value, select, none {} other { of {value}}} in {cells}} thermometer {the thermometer from {first} to {last}} arrow {the arrow from {first} to {last}} white_dot {the white dot{value, select, none {} other { {value}}} between {first} and {last}} black_dot {the black dot{value, select, none {} other { {value}}} between {first} and {last}} pair_sum {the sum {value} between {first} and {last}} inequality {the sign between {first} and {last}} other {the rule “{name}{value, select, none {} other { {value}}}”{shape, select, all {} pair { between {first} and {last}} line { from {first} to {last}} other { in {cells}}}}}",
  "where.rule": "Look at {rule}.",
  "rule-link.off": "{Rule}: that rules out {digit} {inNode}.",
  "rule-link.on": "{Rule}: then {node} must be {digit}.",
  "rule-step.left": "That leaves only {digitsOr} {inCells}.",
  "rule-step.total":
    "{cellsCount, plural, =1 {{cells} alone makes the sum {total}} other {The digits {ofCells} add up to {total}}}.",
  "rule-step.same": "The digits {ofMore} add up to the same as the digits {ofLess}.",
  "rule-step.more": "The digits {ofMore} together are {total} more than the digits {ofLess}.",
  "rule-step.last": "All of these cells but {cell} have a digit, so {cell} gets what is left.",
  "rule-step.bounds":
    "If a cell had a digit that is removed from it here, this could not be so: whatever the other cells have, the sum is too small or too large.",
  "rule-step.known": "{Rule}: {digits} is already {inCells}.",
  "rule-step.even": "{cells} {cellsCount, plural, =1 {is} other {are}} marked as even.",
  "rule-step.odd": "{cells} {cellsCount, plural, =1 {is} other {are}} marked as odd.",
  "rule-step.never": "{Rule}: some digits can never stand there, whatever the other cells have.",
  "rule-step.no-combination": "{Rule}: no {count} different digits with {digitsOr} among them add up to {total}.",
  "rule-step.only-combination": "{Rule}: {list} is the only way to make this sum from {count} different digits.",
  "rule-step.combinations":
    "{count, plural, =1 {{Rule}: with the candidates that are left, only {list} is possible.} other {{Rule}: with the candidates that are left, only {list} are possible.}}",
  "rule-step.fillings": "{Rule}: no way to fill its cells has a digit where it is removed here.",
  "rule-step.order": "{Rule}: each digit must leave room for the digits before it and after it.",
  "rule-step.pairs": "{Rule}: a digit goes if it fits no candidate of the cell that is related to its cell.",
  "rule-step.contents": "{Rule}: each of its digits needs one of these cells for itself.",
  "rule-step.ends": "{Rule}: the two ends bound the digits between them, and these bound the ends.",
  "rule-step.required": "{Rule} cannot do without {digit}, and the only places for {digit} are {cells}.",
  "rule-step.differ": "{Rule}: its digits differ, so these cells see each other, too.",
  "rule-step.houses": "The digits {ofHouses} together are {sum}.",
  "rule-step.taken":
    "{count, plural, =1 {Subtract the sum of one rule: {list}.} other {Subtract the sums of {count} rules: {list} = {taken}.}}",
  "rule-step.made":
    "{count, plural, =1 {Only {list} makes this sum with the candidates that are left.} other {Only {list} make this sum with the candidates that are left.}}",
  "rule-step.ways": "No way to make this so has a digit where it is removed here.",
};
