/**
 * The sentences that explain steps, in English: key → ICU message. ../../steps/phrases.js explains the placeholders.
 * The other catalogues put the English name of a technique in brackets.
 */
export default {
  "level.1": "Easy",
  "level.2": "Medium",
  "level.3": "Hard",
  "level.4": "Expert",
  "level.5": "Extreme",

  "family.singles": "Singles",
  "family.locked": "Locked candidates",
  "family.subsets": "Naked and hidden sets",
  "family.fish": "Fish",
  "family.single-digit": "Single-digit patterns",
  "family.coloring": "Colouring",
  "family.wings": "Wings",
  "family.uniqueness": "Uniqueness",
  "family.chains": "Chains and loops",
  "family.almost-locked-sets": "Almost locked sets",
  "family.forcing": "Forcing chains and nets",
  "family.last-resorts": "Last resorts",
  "family.rules": "Rules of the puzzle",

  "word.assumption": "Assumption",
  "word.case": "Case {number}",
  "word.contradiction": "Contradiction",

  "technique.full-house.name": "Full House",
  "technique.full-house.about": "A house has only one empty cell. That cell takes the digit that is missing.",
  "technique.hidden-single.name": "Hidden Single",
  "technique.hidden-single.about": "A digit has only one place left in a row, column or box.",
  "technique.naked-single.name": "Naked Single",
  "technique.naked-single.about": "A cell has only one candidate left.",
  "technique.locked-pair.name": "Locked Pair",
  "technique.locked-pair.about":
    "Two cells where a box and a line cross have the same two candidates. Both digits can be removed from the rest of the box and of the line.",
  "technique.locked-triple.name": "Locked Triple",
  "technique.locked-triple.about":
    "Three cells where a box and a line cross have only three candidates between them. These digits can be removed from the rest of the box and of the line.",
  "technique.pointing.name": "Pointing",
  "technique.pointing.about":
    "All places for a digit in a box lie in one row or column. The digit can be removed from the rest of that line.",
  "technique.claiming.name": "Claiming",
  "technique.claiming.about":
    "All places for a digit in a row or column lie in one box. The digit can be removed from the rest of that box.",
  "technique.direct-pointing.name": "Direct Pointing",
  "technique.direct-pointing.about":
    "All places for a digit in a box lie in one row or column. In another box that this line crosses, this leaves only one place for the digit.",
  "technique.direct-claiming.name": "Direct Claiming",
  "technique.direct-claiming.about":
    "All places for a digit in a row or column lie in one box. In a parallel line through this box, this leaves only one place for the digit.",
  "technique.naked-pair.name": "Naked Pair",
  "technique.naked-pair.about":
    "Two cells of a house have the same two candidates and no others. No other cell of the house can have these digits.",
  "technique.naked-triple.name": "Naked Triple",
  "technique.naked-triple.about":
    "Three cells of a house have only three candidates between them. No other cell of the house can have these digits.",
  "technique.hidden-pair.name": "Hidden Pair",
  "technique.hidden-pair.about":
    "Two digits have the same two places in a house. These two cells can have no other digit.",
  "technique.hidden-triple.name": "Hidden Triple",
  "technique.hidden-triple.about":
    "Three digits have only three places between them in a house. These three cells can have no other digit.",
  "technique.direct-hidden-pair.name": "Direct Hidden Pair",
  "technique.direct-hidden-pair.about":
    "Two digits have the same two places in a house. This leaves only one place in the house for a third digit.",
  "technique.direct-hidden-triple.name": "Direct Hidden Triple",
  "technique.direct-hidden-triple.about":
    "Three digits have only three places between them in a house. This leaves only one place in the house for a fourth digit.",
  "technique.naked-quad.name": "Naked Quad",
  "technique.naked-quad.about":
    "Four cells of a house have only four candidates between them. No other cell of the house can have these digits.",
  "technique.hidden-quad.name": "Hidden Quad",
  "technique.hidden-quad.about":
    "Four digits have only four places between them in a house. These four cells can have no other digit.",
  "technique.naked-group.name": "Naked Group",
  "technique.naked-group.about":
    "Five or more cells of a house have only as many candidates between them as there are cells. No other cell of the house can have these digits.",
  "technique.hidden-group.name": "Hidden Group",
  "technique.hidden-group.about":
    "Five or more digits have only as many places between them in a house as there are digits. These cells can have no other digit.",
  "technique.x-wing.name": "X-Wing",
  "technique.x-wing.about":
    "In two rows a digit has places in the same two columns only. The digit can be removed from the rest of these columns. Rows and columns can be exchanged.",
  "technique.swordfish.name": "Swordfish",
  "technique.swordfish.about":
    "In three rows a digit has places in the same three columns only. The digit can be removed from the rest of these columns. Rows and columns can be exchanged.",
  "technique.jellyfish.name": "Jellyfish",
  "technique.jellyfish.about":
    "In four rows a digit has places in the same four columns only. The digit can be removed from the rest of these columns. Rows and columns can be exchanged.",
  "technique.remote-pair.name": "Remote Pair",
  "technique.remote-pair.about":
    "In a chain of cells with the same two candidates, the two digits alternate. A cell that sees both digits can have neither of them.",
  "technique.bug-plus-one.name": "BUG+1",
  "technique.bug-plus-one.about":
    "All empty cells but one have two candidates. In that one cell, only one digit leaves the puzzle with exactly one solution.",
  "technique.bug-2.name": "BUG Type 2",
  "technique.bug-2.about":
    "If one digit were removed from some cells, all empty cells would have two candidates, and the puzzle would not have exactly one solution. So one of these cells holds the digit.",
  "technique.bug-3.name": "BUG Type 3",
  "technique.bug-3.about":
    "All empty cells have two candidates, apart from the additional candidates of some cells of one house. These additional candidates form a naked set with other cells.",
  "technique.bug-4.name": "BUG Type 4",
  "technique.bug-4.about":
    "All empty cells have two candidates, apart from the additional candidates of two cells. One of the two cells holds a digit that has no other place in their house, and the other one holds an additional candidate.",
  "technique.skyscraper.name": "Skyscraper",
  "technique.skyscraper.about":
    "In each of two rows a digit has two places, and one place of each row lies in the same column. At least one of the other two places holds the digit.",
  "technique.two-string-kite.name": "2-String Kite",
  "technique.two-string-kite.about":
    "A digit has two places in a row and two in a column, and a box contains one place of the row and one of the column. At least one of the other two places holds the digit.",
  "technique.dual-two-string-kite.name": "Dual 2-String Kite",
  "technique.dual-two-string-kite.about": "Two 2-String Kites of the same digit use the same two cells of a box.",
  "technique.turbot-fish.name": "Turbot Fish",
  "technique.turbot-fish.about":
    "In each of two houses a digit has two places, and a place of the first house sees a place of the second. At least one of the other two places holds the digit.",
  "technique.empty-rectangle.name": "Empty Rectangle",
  "technique.empty-rectangle.about":
    "In a box all places for a digit lie in one row and one column. Together with a line that has two places for the digit, this removes the digit from a cell.",
  "technique.dual-empty-rectangle.name": "Dual Empty Rectangle",
  "technique.dual-empty-rectangle.about": "Two Empty Rectangles in the same box remove the digit from two cells.",
  "technique.w-wing.name": "W-Wing",
  "technique.w-wing.about":
    "Two cells have the same two candidates, and each sees one of the two places for one of these digits in a house. At least one of the two cells holds the other digit.",
  "technique.xy-wing.name": "XY-Wing",
  "technique.xy-wing.about":
    "A cell with two candidates sees two other cells with two candidates. Whatever the first cell is, one of the other two holds the digit that they share.",
  "technique.xyz-wing.name": "XYZ-Wing",
  "technique.xyz-wing.about":
    "A cell with three candidates sees two cells with two of these candidates each. One of the three cells holds the digit that all three share.",
  "technique.unique-rectangle-1.name": "Unique Rectangle Type 1",
  "technique.unique-rectangle-1.about":
    "Three corners of a rectangle have the same two candidates and no others. The fourth corner can be neither digit.",
  "technique.unique-rectangle-2.name": "Unique Rectangle Type 2",
  "technique.unique-rectangle-2.about":
    "Two corners of a rectangle have the same additional candidate. One of them holds it.",
  "technique.unique-rectangle-3.name": "Unique Rectangle Type 3",
  "technique.unique-rectangle-3.about":
    "The additional candidates of two corners of a rectangle form a naked set with other cells.",
  "technique.unique-rectangle-4.name": "Unique Rectangle Type 4",
  "technique.unique-rectangle-4.about":
    "Two corners of a rectangle are the only places for one of its digits in a house. Neither corner can have the other digit.",
  "technique.unique-rectangle-5.name": "Unique Rectangle Type 5",
  "technique.unique-rectangle-5.about":
    "Two opposite corners or three corners of a rectangle have the same additional candidate. One of them holds it.",
  "technique.unique-rectangle-6.name": "Unique Rectangle Type 6",
  "technique.unique-rectangle-6.about":
    "One of the two digits must be in two opposite corners of a rectangle. It cannot be in the corners that have additional candidates.",
  "technique.unique-loop-1.name": "Unique Loop Type 1",
  "technique.unique-loop-1.about":
    "All cells of a loop but one have the same two candidates and no others. The remaining cell can be neither digit.",
  "technique.unique-loop-2.name": "Unique Loop Type 2",
  "technique.unique-loop-2.about": "Some cells of a loop have the same additional candidate. One of them holds it.",
  "technique.unique-loop-3.name": "Unique Loop Type 3",
  "technique.unique-loop-3.about":
    "Two cells of a loop have additional candidates. Together with other cells of a house, these two cells form a naked or a hidden set.",
  "technique.unique-loop-4.name": "Unique Loop Type 4",
  "technique.unique-loop-4.about":
    "Two cells of a loop are the only places for one of its digits in a house. Neither cell can have the other digit.",
  "technique.hidden-rectangle.name": "Hidden Rectangle",
  "technique.hidden-rectangle.about":
    "One corner of a rectangle has only two candidates. In the row and column of the opposite corner, one of these digits can only be in corners. The opposite corner cannot have the other digit.",
  "technique.avoidable-rectangle-1.name": "Avoidable Rectangle Type 1",
  "technique.avoidable-rectangle-1.about":
    "Three corners of a rectangle are solved, and none of them is a given. The fourth corner must not complete two digits that could be exchanged.",
  "technique.avoidable-rectangle-2.name": "Avoidable Rectangle Type 2",
  "technique.avoidable-rectangle-2.about":
    "Two corners of a rectangle are solved, and none of its corners is a given. The other two share one additional candidate, and one of them holds it.",
  "technique.finned-x-wing.name": "Finned X-Wing",
  "technique.finned-x-wing.about":
    "An X-Wing has additional places, the fins. A candidate that the X-Wing would remove and that sees all fins can be removed.",
  "technique.sashimi-x-wing.name": "Sashimi X-Wing",
  "technique.sashimi-x-wing.about": "A Finned X-Wing in which some row or column has only one place besides the fins.",
  "technique.simple-colors-trap.name": "Simple Colors Trap",
  "technique.simple-colors-trap.about":
    "Where a house has only two places for a digit, the two get different colours. A cell that sees both colours cannot have the digit.",
  "technique.simple-colors-wrap.name": "Simple Colors Wrap",
  "technique.simple-colors-wrap.about":
    "Where a house has only two places for a digit, the two get different colours. If two cells of one colour see each other, no cell of that colour holds the digit.",
  "technique.multi-colors-1.name": "Multi Colors Type 1",
  "technique.multi-colors-1.about":
    "A colour of one colouring sees a colour of another colouring of the same digit. At least one of the two opposite colours holds the digit.",
  "technique.multi-colors-2.name": "Multi Colors Type 2",
  "technique.multi-colors-2.about":
    "A colour sees both colours of another colouring of the same digit. No cell of that colour holds the digit.",
  "technique.finned-swordfish.name": "Finned Swordfish",
  "technique.finned-swordfish.about":
    "A Swordfish has additional places, the fins. A candidate that the Swordfish would remove and that sees all fins can be removed.",
  "technique.sashimi-swordfish.name": "Sashimi Swordfish",
  "technique.sashimi-swordfish.about":
    "A Finned Swordfish in which some row or column has only one place besides the fins.",
  "technique.finned-jellyfish.name": "Finned Jellyfish",
  "technique.finned-jellyfish.about":
    "A Jellyfish has additional places, the fins. A candidate that the Jellyfish would remove and that sees all fins can be removed.",
  "technique.sashimi-jellyfish.name": "Sashimi Jellyfish",
  "technique.sashimi-jellyfish.about":
    "A Finned Jellyfish in which some row or column has only one place besides the fins.",
  "technique.sue-de-coq.name": "Sue de Coq",
  "technique.sue-de-coq.about":
    "Cells where a line and a box cross, together with other cells of the line and of the box, have as many digits as cells. No other cells of the line and of the box can have these digits.",
  "technique.x-chain.name": "X-Chain",
  "technique.x-chain.about":
    "In a chain of places for one digit, the places are alternately false and true. At least one end of the chain holds the digit.",
  "technique.xy-chain.name": "XY-Chain",
  "technique.xy-chain.about":
    "In a chain of cells with two candidates, at least one end holds the digit that both ends share.",
  "technique.continuous-nice-loop.name": "Continuous Nice Loop",
  "technique.continuous-nice-loop.about":
    "A chain returns to its start without a contradiction. Of any two neighbours in the loop exactly one is true.",
  "technique.discontinuous-nice-loop.name": "Discontinuous Nice Loop",
  "technique.discontinuous-nice-loop.about": "A chain returns to its start and contradicts it.",
  "technique.aic.name": "AIC",
  "technique.aic.about":
    "Alternating inference chain: candidates are alternately false and true. At least one end of the chain is true.",
  "technique.grouped-continuous-nice-loop.name": "Grouped Continuous Nice Loop",
  "technique.grouped-continuous-nice-loop.about":
    "A chain returns to its start without a contradiction. Some of its nodes are groups of cells.",
  "technique.grouped-discontinuous-nice-loop.name": "Grouped Discontinuous Nice Loop",
  "technique.grouped-discontinuous-nice-loop.about":
    "A chain returns to its start and contradicts it. Some of its nodes are groups of cells.",
  "technique.grouped-aic.name": "Grouped AIC",
  "technique.grouped-aic.about": "Alternating inference chain in which some nodes are groups of cells.",
  "technique.als-xz.name": "ALS-XZ",
  "technique.als-xz.about":
    "Two almost locked sets share a digit that only one of them can hold. So at least one of the sets holds the other digit that they share.",
  "technique.als-xy-wing.name": "ALS-XY-Wing",
  "technique.als-xy-wing.about":
    "The first and the second of three almost locked sets cannot both hold a certain digit, and neither can the second and the third. The first or the third set holds the digit that these two share.",
  "technique.als-xy-chain.name": "ALS-XY-Chain",
  "technique.als-xy-chain.about":
    "In a chain of almost locked sets, any two neighbours share a digit that only one of them can hold. The first or the last set holds the digit that these two share.",
  "technique.death-blossom.name": "Death Blossom",
  "technique.death-blossom.about":
    "Each candidate of a cell takes a digit away from an almost locked set. One of these sets holds the digit that all of them share.",
  "technique.aligned-pair-exclusion.name": "Aligned Pair Exclusion",
  "technique.aligned-pair-exclusion.about":
    "Some combinations of digits in two cells would take all candidates from a cell that sees both. A digit that occurs only in such combinations can be removed.",
  "technique.aligned-triple-exclusion.name": "Aligned Triple Exclusion",
  "technique.aligned-triple-exclusion.about":
    "Some combinations of digits in three cells would take all candidates from a cell that sees all three. A digit that occurs only in such combinations can be removed.",
  "technique.franken-x-wing.name": "Franken X-Wing",
  "technique.franken-x-wing.about": "An X-Wing in which boxes take the place of some rows or columns.",
  "technique.franken-swordfish.name": "Franken Swordfish",
  "technique.franken-swordfish.about": "A Swordfish in which boxes take the place of some rows or columns.",
  "technique.franken-jellyfish.name": "Franken Jellyfish",
  "technique.franken-jellyfish.about": "A Jellyfish in which boxes take the place of some rows or columns.",
  "technique.finned-franken-x-wing.name": "Finned Franken X-Wing",
  "technique.finned-franken-x-wing.about": "A Franken X-Wing with fins.",
  "technique.finned-franken-swordfish.name": "Finned Franken Swordfish",
  "technique.finned-franken-swordfish.about": "A Franken Swordfish with fins.",
  "technique.finned-franken-jellyfish.name": "Finned Franken Jellyfish",
  "technique.finned-franken-jellyfish.about": "A Franken Jellyfish with fins.",
  "technique.mutant-x-wing.name": "Mutant X-Wing",
  "technique.mutant-x-wing.about": "An X-Wing that mixes rows, columns and boxes.",
  "technique.mutant-swordfish.name": "Mutant Swordfish",
  "technique.mutant-swordfish.about": "A Swordfish that mixes rows, columns and boxes.",
  "technique.mutant-jellyfish.name": "Mutant Jellyfish",
  "technique.mutant-jellyfish.about": "A Jellyfish that mixes rows, columns and boxes.",
  "technique.finned-mutant-x-wing.name": "Finned Mutant X-Wing",
  "technique.finned-mutant-x-wing.about": "A Mutant X-Wing with fins.",
  "technique.finned-mutant-swordfish.name": "Finned Mutant Swordfish",
  "technique.finned-mutant-swordfish.about": "A Mutant Swordfish with fins.",
  "technique.finned-mutant-jellyfish.name": "Finned Mutant Jellyfish",
  "technique.finned-mutant-jellyfish.about": "A Mutant Jellyfish with fins.",
  "technique.squirmbag.name": "Squirmbag",
  "technique.squirmbag.about":
    "In five rows a digit has places in the same five columns only. The digit can be removed from the rest of these columns. Rows and columns can be exchanged.",
  "technique.finned-squirmbag.name": "Finned Squirmbag",
  "technique.finned-squirmbag.about":
    "A Squirmbag has additional places, the fins. A candidate that the Squirmbag would remove and that sees all fins can be removed.",
  "technique.sashimi-squirmbag.name": "Sashimi Squirmbag",
  "technique.sashimi-squirmbag.about":
    "A Finned Squirmbag in which some row or column has only one place besides the fins.",
  "technique.franken-squirmbag.name": "Franken Squirmbag",
  "technique.franken-squirmbag.about": "A Squirmbag in which boxes take the place of some rows or columns.",
  "technique.finned-franken-squirmbag.name": "Finned Franken Squirmbag",
  "technique.finned-franken-squirmbag.about": "A Franken Squirmbag with fins.",
  "technique.mutant-squirmbag.name": "Mutant Squirmbag",
  "technique.mutant-squirmbag.about": "A Squirmbag that mixes rows, columns and boxes.",
  "technique.finned-mutant-squirmbag.name": "Finned Mutant Squirmbag",
  "technique.finned-mutant-squirmbag.about": "A fish of five houses that mixes rows, columns and boxes, with fins.",
  "technique.finned-mutant-whale.name": "Finned Mutant Whale",
  "technique.finned-mutant-whale.about": "A fish of six houses that mixes rows, columns and boxes, with fins.",
  "technique.finned-mutant-leviathan.name": "Finned Mutant Leviathan",
  "technique.finned-mutant-leviathan.about": "A fish of seven houses that mixes rows, columns and boxes, with fins.",
  "technique.forcing-chain-contradiction.name": "Forcing Chain Contradiction",
  "technique.forcing-chain-contradiction.about":
    "An assumption leads, step by step, to a contradiction. So it is wrong.",
  "technique.forcing-chain-verity.name": "Forcing Chain Verity",
  "technique.forcing-chain-verity.about":
    "One of several assumptions must be true, and each of them leads, step by step, to the same result.",
  "technique.forcing-net-contradiction.name": "Forcing Net Contradiction",
  "technique.forcing-net-contradiction.about":
    "An assumption leads to a contradiction, through several chains that meet. So it is wrong.",
  "technique.forcing-net-verity.name": "Forcing Net Verity",
  "technique.forcing-net-verity.about":
    "One of several assumptions must be true, and each of them leads to the same result, through several chains that meet.",
  "technique.template-set.name": "Template Set",
  "technique.template-set.about":
    "A template of a digit is one complete placement of the digit on the board. If all templates use the same cell, that cell holds the digit.",
  "technique.template-delete.name": "Template Delete",
  "technique.template-delete.about":
    "A template of a digit is one complete placement of the digit on the board. If no template uses a cell, that cell cannot have the digit.",
  "technique.trial-and-error.name": "Trial and Error",
  "technique.trial-and-error.about": "A candidate is assumed, and its consequences show whether it is right.",
  "technique.last-cell-of-sum.name": "Last Cell of a Sum",
  "technique.last-cell-of-sum.about": "All other cells of a sum are filled, so the last cell has what is left of it.",
  "technique.related-cell.name": "Related Cell",
  "technique.related-cell.about": "A rule relates a cell to a filled cell, whose digit leaves only some digits or one.",
  "technique.parity.name": "Even and Odd",
  "technique.parity.about": "A cell marked as even or odd has only digits of that kind.",
  "technique.excluded-digits.name": "Digits Excluded by a Rule",
  "technique.excluded-digits.about": "The rule alone forbids a digit in a cell, whatever the other cells have.",
  "technique.single-combination.name": "Single Combination",
  "technique.single-combination.about": "Only one set of digits has the size and the sum of the cage.",
  "technique.order-bounds.name": "Bounds of an Order",
  "technique.order-bounds.about": "Digits grow along the line, so each cell lies between the bounds of its neighbours.",
  "technique.rule-of-45.name": "Rule of 45",
  "technique.rule-of-45.about": "Whole houses have a known sum. Without the cages in them, one cell is left over.",
  "technique.related-candidates.name": "Related Candidates",
  "technique.related-candidates.about": "A candidate goes because no candidate of the cell it is related to fits it.",
  "technique.cage-combinations.name": "Cage Combinations",
  "technique.cage-combinations.about": "A candidate goes because no combination of the cage can use it there.",
  "technique.renban-digits.name": "Renban Digits",
  "technique.renban-digits.about":
    "A candidate goes because no run of consecutive digits on the line can use it there.",
  "technique.quadruple-digits.name": "Quadruple Digits",
  "technique.quadruple-digits.about": "The digits in the circle must have places in its four cells.",
  "technique.between-bounds.name": "Bounds of Two Ends",
  "technique.between-bounds.about": "The two ends of the line bound the digits between them, and these bound the ends.",
  "technique.sum-bounds.name": "Bounds of a Sum",
  "technique.sum-bounds.about":
    "With a candidate, the other cells of the sum would be too small or too large together.",
  "technique.required-digit.name": "Required Digit",
  "technique.required-digit.about": "A rule needs a digit in some cells. A cell that sees all of these cannot have it.",
  "technique.rule-pointing.name": "Pointing along Rules",
  "technique.rule-pointing.about":
    "A cell sees all places of a digit in a house, some of them because of a rule. It cannot have the digit.",
  "technique.innies-and-outies.name": "Innies and Outies",
  "technique.innies-and-outies.about":
    "Whole houses have a known sum. Without the cages in them, a few cells are left over, whose sum is known.",
  "technique.line-candidates.name": "Candidates along a Line",
  "technique.line-candidates.about": "A candidate goes because no way to fill the whole line has it.",
  "technique.sum-combinations.name": "Combinations of a Sum",
  "technique.sum-combinations.about": "A candidate goes because no way to make the sum has it.",
  "technique.clue-arrangements.name": "Arrangements of a Clue",
  "technique.clue-arrangements.about": "A candidate goes because no arrangement of the line fits the clue with it.",

  "producer.hidden-single.name": "Hidden single",
  "producer.direct-locked-candidates.name": "Direct locked candidates",
  "producer.direct-hidden-pair.name": "Direct hidden pair",
  "producer.naked-single.name": "Naked single",
  "producer.direct-hidden-triple.name": "Direct hidden triple",
  "producer.locked-candidates.name": "Locked candidates",
  "producer.naked-pair.name": "Naked pair",
  "producer.x-wing.name": "X-Wing",
  "producer.hidden-pair.name": "Hidden pair",
  "producer.naked-triple.name": "Naked triple",
  "producer.swordfish.name": "Swordfish",
  "producer.hidden-triple.name": "Hidden triple",
  "producer.xy-wing.name": "XY-Wing",
  "producer.xyz-wing.name": "XYZ-Wing",
  "producer.unique-loop.name": "Unique rectangle or loop",
  "producer.naked-quad.name": "Naked quad",
  "producer.jellyfish.name": "Jellyfish",
  "producer.hidden-quad.name": "Hidden quad",
  "producer.bug.name": "BUG",
  "producer.aligned-pair-exclusion.name": "Aligned pair exclusion",
  "producer.forcing-chain-or-cycle.name": "Forcing chain or cycle",
  "producer.aligned-triple-exclusion.name": "Aligned triple exclusion",
  "producer.nishio-forcing-chain.name": "Nishio forcing chain",
  "producer.multiple-forcing-chain.name": "Multiple forcing chain",
  "producer.dynamic-forcing-chain.name": "Dynamic forcing chain",
  "producer.dynamic-forcing-chain-plus.name": "Dynamic forcing chain with patterns",
  "producer.nested-forcing-chain.name": "Nested forcing chain",
  "producer.nested-multiple-chain.name": "Nested multiple forcing chain",
  "producer.nested-dynamic-chain.name": "Nested dynamic forcing chain",
  "producer.nested-dynamic-chain-plus.name": "Nested dynamic forcing chain, two levels",

  "house.the":
    "{kind, select, row {{count, plural, =1 {row {index}} other {rows {index}}}} column {{count, plural, =1 {column {index}} other {columns {index}}}} box {{count, plural, =1 {box {index}} other {boxes {index}}}} region {{count, plural, =1 {region {index}} other {regions {index}}}} diagonal {{count, plural, =1 {diagonal {index}} other {diagonals {index}}}} window {{count, plural, =1 {window {index}} other {windows {index}}}} asterisk {the asterisk} centerdots {the centres of the boxes} disjoint {{count, plural, =1 {disjoint group {index}} other {disjoint groups {index}}}} other {{count, plural, =1 {house {index}} other {houses {index}}}}}",
  "house.in":
    "{kind, select, row {{count, plural, =1 {in row {index}} other {in rows {index}}}} column {{count, plural, =1 {in column {index}} other {in columns {index}}}} box {{count, plural, =1 {in box {index}} other {in boxes {index}}}} region {{count, plural, =1 {in region {index}} other {in regions {index}}}} diagonal {{count, plural, =1 {on diagonal {index}} other {on diagonals {index}}}} window {{count, plural, =1 {in window {index}} other {in windows {index}}}} asterisk {in the asterisk} centerdots {in the centres of the boxes} disjoint {{count, plural, =1 {in disjoint group {index}} other {in disjoint groups {index}}}} other {{count, plural, =1 {in house {index}} other {in houses {index}}}}}",
  "house.of":
    "{kind, select, row {{count, plural, =1 {of row {index}} other {of rows {index}}}} column {{count, plural, =1 {of column {index}} other {of columns {index}}}} box {{count, plural, =1 {of box {index}} other {of boxes {index}}}} region {{count, plural, =1 {of region {index}} other {of regions {index}}}} diagonal {{count, plural, =1 {of diagonal {index}} other {of diagonals {index}}}} window {{count, plural, =1 {of window {index}} other {of windows {index}}}} asterisk {of the asterisk} centerdots {of the centres of the boxes} disjoint {{count, plural, =1 {of disjoint group {index}} other {of disjoint groups {index}}}} other {{count, plural, =1 {of house {index}} other {of houses {index}}}}}",
  "house.and": "{first} and {last}",
  "cells.the": "{count, plural, =1 {cell {cells}} other {cells {cells}}}",
  "cells.in": "in {cells}",
  "cells.of": "of {cells}",
  "cells.from": "from {cells}",
  "digits.item": "{digit}",
  "digits.the": "{items}",
  "digits.of": "of {digits}",

  "where.houses": "Look at {theHouses}.",
  "where.cells": "Look at {cells}.",
  "where.around": "Look at {cells} and at the cells that {cellsCount, plural, =1 {it sees} other {they see}}.",
  "where.chain": "Look at {cells}: a chain begins there.",
  "where.colors": "Look at {cells}: a colouring can begin there.",
  "where.board": "Look at the whole board.",
  "what.digits": "{name}, {digitsCount, plural, =1 {digit} other {digits}} {digits}.",
  "what.plain": "{name}.",

  "result.place": "So {cells} {cellsCount, plural, =1 {is} other {are}} {digit}.",
  "result.place-more": "Also, {cells} {cellsCount, plural, =1 {is} other {are}} {digit}.",
  "result.remove": "So {digits} can be removed {fromCells}.",
  "result.remove-more": "Also, {digits} can be removed {fromCells}.",
  "result.seen":
    "{cells} {cellsCount, plural, =1 {sees} other {see}} {holdersCount, plural, =1 {{holders}} =2 {both {holders}} other {all of {holders}}}, so {digits} can be removed {fromCells}.",
  "general.pattern": "This conclusion follows from the candidates {inCells}.",

  "single.last-cell": "{InHouse} only {cell} is still empty.",
  "single.last-digit": "The only digit missing {inHouse} is {digit}.",
  "single.hidden": "{InHouse} the digit {digit} can only go into {cell}.",
  "single.hidden-others": "Every other cell {ofHouse} already has a digit or cannot be {digit}.",
  "single.hidden-sees": "{cells} {cellsCount, plural, =1 {sees} other {see}} the {digit} {inOther}.",
  "single.hidden-removed": "{digit} has already been removed {fromCells}.",
  "single.naked": "The only candidate left {inCell} is {digit}.",
  "single.naked-others": "Every other digit is in a cell that {cell} sees, or has already been removed {fromCell}.",
  "single.naked-house": "{digits} {digitsCount, plural, =1 {is} other {are}} already {inHouse}.",
  "single.naked-removed": "{digits} {digitsCount, plural, =1 {has} other {have}} already been removed {fromCell}.",

  "locked.confined":
    "{InBase} the only places for {digit} are {cells}, and {cellsCount, plural, =2 {both} other {all}} of these cells lie {inTarget}.",
  "locked.so": "One of these cells is {digit}, so no other cell {ofTarget} can be {digit}.",
  "direct.single": "{InHouse} this leaves only {cell} for {digit}.",

  "subset.naked-pair":
    "{cells} have only the candidates {digits}, so one of them is {first} and the other is {second}.",
  "subset.naked":
    "{cells} have only the candidates {digits} between them. These are {count} cells for {count} digits, so each of these digits is in one of these cells.",
  "subset.rest-of-house": "No other cell {ofHouse} can be {digitsOr}.",
  "subset.both-houses": "These cells lie {inHouses}, so no other cell of these houses can be {digitsOr}.",
  "subset.rest-seen":
    "No other cell that sees {cellsCount, plural, =2 {both} other {all}} of these cells can be {digitsOr}.",
  "subset.hidden": "{InHouse} the only places for {digits} are {cells}.",
  "subset.hidden-so":
    "{count, plural, =2 {Two digits need two cells} =3 {Three digits need three cells} =4 {Four digits need four cells} other {# digits need # cells}}, so these cells can hold no other digit.",

  "sue-de-coq.cross": "{cells} lie {inHouses} and have only the candidates {digits}.",
  "sue-de-coq.line": "{InLine}, {cells} {cellsCount, plural, =1 {has} other {have}} only the candidates {digits}.",
  "sue-de-coq.box": "{InBox}, {cells} {cellsCount, plural, =1 {has} other {have}} only the candidates {digits}.",
  "sue-de-coq.so":
    "Together these are {count} cells with {digitCount} digits. No digit can be in them twice, so each of these digits is in one of these cells.",
  "sue-de-coq.so-twice":
    "Together these are {count} cells. {digits} can be in them twice, once {inLine} and once {inBox}; every other digit can be in them only once. That is just enough to fill the cells, so {theLine} and {theBox} both have {digits} in these cells.",
  "sue-de-coq.line-so":
    "Of these cells, only those {inLine} can be {digitsOr}. So no other cell {ofLine} can be {digitsOr}.",
  "sue-de-coq.box-so":
    "Of these cells, only those {inBox} can be {digitsOr}. So no other cell {ofBox} can be {digitsOr}.",

  "fish.base": "{InBase} the only places for {digit} are {cells}. All of these cells lie {inCover}.",
  "fish.so":
    "{TheBase} each need the digit {digit}, and {theCover} can each take it only once. So each of {theCover} has its {digit} {inBase}.",
  "fish.elsewhere": "No other cell {ofCover} can be {digit}.",
  "fish.finned":
    "{InBase} the only places for {digit} are {cells} {inCover}, and the {finsCount, plural, =1 {fin} other {fins}} {fins}.",
  "fish.houses": "The base houses are {theBase}. The cover houses are {theCover}.",
  "fish.base-house":
    "{InHouse} the only {cellsCount, plural, =1 {place} other {places}} for {digit} {cellsCount, plural, =1 {is} other {are}} {cells}, {inCover}.",
  "fish.base-house-fins":
    "{InHouse} the only places for {digit} are {cells}, {inCover}, and the {finsCount, plural, =1 {fin} other {fins}} {fins}.",
  "fish.base-house-only-fins":
    "{InHouse} the only {finsCount, plural, =1 {place for {digit} is the fin} other {places for {digit} are the fins}} {fins}.",
  "fish.mixed-so":
    "None of these places lies in two base houses, so the {count} base houses have {count} different cells with {digit}. Each of the {count} cover houses can take only one of these cells, so each of them has its {digit} in a base house.",
  "fish.endo":
    "{cells} {cellsCount, plural, =1 {lies} other {lie}} in two base houses at once, so {cellsCount, plural, =1 {it counts as a fin} other {they count as fins}}.",
  "fish.fins-false":
    "If {finsCount, plural, =1 {{fins} is not} =2 {neither of {fins} is} other {none of {fins} is}} {digit}, {theBase} have their {digit} {inCover}, one in each of these houses. Then {targets} cannot be {digit}.",
  "fish.fins-true":
    "If {finsCount, plural, =1 {{fins} is} =2 {one of {fins} is} other {one of {fins} is}} {digit}, {targets} cannot be {digit} either, because {targetsCount, plural, =1 {it sees} other {they see}} {finsCount, plural, =1 {{fins}} =2 {both fins} other {all fins}}.",
  "fish.cannibal":
    "{cells} {cellsCount, plural, =1 {lies} other {lie}} in two cover houses at once, {inCover}. The digit {digit} there would use up both cover houses for one base house, and the other cover houses would be too few for the other base houses.",

  "chain.suppose-false":
    "Suppose that {nodeCount, plural, =1 {{node} is not {digit}} =2 {neither of {node} is {digit}} other {none of {node} is {digit}}}.",
  "chain.suppose-true": "Suppose that {nodeCount, plural, =1 {{node} is {digit}} other {one of {node} is {digit}}}.",
  "chain.on-house":
    "Then {nodeCount, plural, =1 {{node} is {digit}} other {one of {node} is {digit}}}, because no other place for {digit} is left {inHouse}.",
  "chain.on-cell": "Then {node} is {digit}, because its only candidates are {other} and {digit}.",
  "chain.on-als":
    "Then {cells} have lost {removed} and must hold all their other digits, so {nodeCount, plural, =1 {{node} is {digit}} other {one of {node} is {digit}}}.",
  "chain.on-beside-als":
    "Then {cells} have lost {removed} and must hold all their other digits, so {node} can only be {digit}.",
  "chain.on":
    "Then {nodeCount, plural, =1 {{node} is {digit}} other {one of {node} is {digit}}}, because no other place for {digit} is left.",
  "chain.off-house":
    "Then {nodeCount, plural, =1 {{node} is not {digit}} =2 {neither of {node} is {digit}} other {none of {node} is {digit}}}, because {theHouse} can have only one {digit}.",
  "chain.off-cell": "Then {node} is not {digit}, because it is {other}.",
  "chain.off":
    "Then {nodeCount, plural, =1 {{node} is not {digit}, because it sees {other}} =2 {neither of {node} is {digit}, because they see {other}} other {none of {node} is {digit}, because they see {other}}}.",
  "chain.ends-same": "So whether this assumption is right or wrong, at least one of {ends} is {digit}.",
  "chain.ends-different":
    "So whether this assumption is right or wrong, {firstCount, plural, =1 {{first} is {firstDigit}} other {one of {first} is {firstDigit}}}, or {lastCount, plural, =1 {{last} is {lastDigit}} other {one of {last} is {lastDigit}}}.",
  "chain.either-way": "In both cases the following candidates are impossible.",
  "chain.so-false":
    "This contradicts the assumption, so {nodeCount, plural, =1 {{node} cannot be {digit}} =2 {neither of {node} can be {digit}} other {none of {node} can be {digit}}}.",
  "chain.so-true":
    "This contradicts the assumption, so {nodeCount, plural, =1 {{node} must be {digit}} other {one of {node} must be {digit}}}.",
  "chain.closed":
    "The chain returns to its start without a contradiction: it is a loop. If the assumption is wrong, the loop can be followed backwards, and every statement in it is reversed.",
  "chain.closed-so":
    "So of any two neighbouring candidates in the loop exactly one is true. If two neighbours share a house and a digit, no other cell of that house can have the digit. If two neighbours share a cell, the cell can have no other digit.",
  "chain.closed-far":
    "{ends} are an odd number of steps apart in the loop, so exactly one of them is {digit}. {cell} sees both, so it cannot be {digit}.",
  "chain.closed-als":
    "Either way, {cells} lose only one digit, a digit of the loop, and hold all their other digits. A cell that sees all places for one of these other digits in {cells} cannot have that digit.",
  "pattern.meet": "{cells} are both {inHouse}, so at most one of them is {digit}.",
  "pattern.ends": "So at least one of the other two places, {ends}, is {digit}.",
  "pattern.box": "{InHouse} the only places for {digit} are {cells}. Each of these cells lies {inFirst} or {inSecond}.",
  "pattern.near":
    "If {near} is {digit}, no other cell {ofLine} can be {digit}. Then {inBox} the only {nodeCount, plural, =1 {place} other {places}} left for {digit} {nodeCount, plural, =1 {is} other {are}} {node}.",
  "pattern.far": "Otherwise {far} is {digit}. So at least one of {ends} is {digit}.",
  "remote-pair.cells": "{cells} have only the candidates {digits}, and each of these cells sees the next.",
  "remote-pair.groups":
    "So the two digits alternate along these cells: the first group, {first}, has one of the digits, and the second group, {second}, has the other.",
  "remote-pair.so":
    "{targets} {targetsCount, plural, =1 {sees} other {each see}} a cell of each of these groups, so {targetsCount, plural, =1 {it} other {they}} cannot be {digitsOr}.",

  "wing.pivot": "{pivot} can only be {digitsOr}.",
  "wing.branch": "If {pivot} is {choice}, {wing} cannot be {choice} and must be {digit}.",
  "wing.itself": "The remaining possibility is that {pivot} is {digit}.",
  "wing.so": "So in every case at least one of {cells} is {digit}.",
  "wing.w-cells": "{cells} have only the candidates {digits}.",
  "wing.w-house": "{InHouse} the only places for {common} are {link}, so one of them is {common}.",
  "wing.w-link": "One of {link} must be {common}.",
  "wing.w-so": "Each of {link} sees one of {cells}, so one of {cells} cannot be {common} and must be {digit}.",

  "colors.cluster":
    "Where a house has only two places for {digit}, exactly one of them is {digit}. Colouring such pairs alternately gives colour A to {first}, and colour B to {second}.",
  "colors.rule": "So either all cells of colour A are {digit}, or all cells of colour B are {digit}.",
  "colors.second-cluster": "Other such pairs give colour C to {first}, and colour D to {second}.",
  "colors.second-rule": "So either all cells of colour C are {digit}, or all cells of colour D are {digit}.",
  "colors.trap":
    "{cells} {cellsCount, plural, =1 {sees cells of both colours, so it} other {each see cells of both colours, so they}} cannot be {digit} in either case.",
  "colors.wrap-pair":
    "{pair} both have colour {color}, but they see each other and cannot both be {digit}. So no cell of colour {color} is {digit}.",
  "colors.wrap":
    "Two cells of colour {color} see each other and cannot both be {digit}. So no cell of colour {color} is {digit}.",
  "colors.both":
    "Colour {color} has cells that see colour {first} and cells that see colour {second}. The cells of one of these two colours are {digit}, so no cell of colour {color} is {digit}.",
  "colors.bridge": "{pair} see each other, so colours {one} and {other} cannot both hold the digit.",
  "colors.bridge-some":
    "A colour of the first pair and a colour of the second pair see each other and cannot both hold the digit. So at least one of the two opposite colours holds it.",
  "colors.then":
    "So at least one of the opposite colours holds it: all cells of colour {first} are {digit}, or all cells of colour {second} are {digit}.",
  "colors.opposite":
    "{cells} {cellsCount, plural, =1 {sees cells of both opposite colours, so it} other {each see cells of both opposite colours, so they}} cannot be {digit}.",

  "unique.rectangle":
    "{cells} lie in two rows, two columns and two {area, select, region {regions} other {boxes}}, and none of them is a given.",
  "unique.deadly":
    "If {cells} contained only the digits {digits}, these two digits could be exchanged without a conflict, and the puzzle would have a second solution.",
  "unique.one-solution": "A proper puzzle has exactly one solution, so this pattern cannot occur.",
  "unique.loop":
    "{cells} form a loop: each of these cells shares a house with the next, and every row, column and box contains exactly two of them or none.",
  "unique.one-corner":
    "{others} have only the candidates {digits}, so {cell} must be a different digit: it cannot be {removedOr}.",
  "unique.one-open-corner":
    "{others} already hold only {digits}, so {cell} must be a different digit: it cannot be {removedOr}.",
  "unique.shared-digit":
    "The only other candidate in these cells is {digit}, {inExtra}. So at least one of {extra} is {digit}.",
  "unique.some-extra":
    "Only {extra} have other candidates: {digits}. So at least one of these two cells is {digitsOr}.",
  "unique.naked-set":
    "Together with {cells}, this cell forms a naked set: {count} cells for the digits {digits}. So no other cell that sees all of {all} can be {digitsOr}.",
  "unique.hidden-set":
    "At least one of {extra} holds another digit. So the {count} digits need the {count} cells that are left, and {cells} can hold no other digit.",
  "unique.only-places": "{InHouse} the only places for {digit} are {extra}, so one of them is {digit}.",
  "unique.must-hold": "One of {extra} must be {digit}.",
  "unique.not-other":
    "If the other of {extra} were {other}, the four corners would contain only {digits}. So neither of {extra} can be {other}.",
  "unique.not-other-loop":
    "If the other of {extra} were {other}, all cells of the loop would contain only {digits}. So neither of {extra} can be {other}.",
  "unique.opposite":
    "{InHouses} the digit {digit} can only be in corners of this rectangle. Two corners in the same row or column cannot both be {digit}, so {digit} is in two opposite corners of {cells}.",
  "unique.wrong-corners":
    "If {extra} were {digit}, then {cells} would both be {other}, and the four corners would contain only {digits}. So {extra} cannot be {digit}.",
  "unique.hidden-suppose":
    "Suppose that {cell} is {other}. {InHouses} the digit {digit} can only be in corners of this rectangle, so {beside} would both be {digit}.",
  "unique.hidden-corner":
    "The opposite corner {corner} has only the candidates {digits} and would see the digit {digit}. So it would be {other}.",
  "unique.hidden-so": "Then {cells} would contain only {digits}. So {cell} cannot be {other}.",
  "unique.bug":
    "If {cell} were not {digit}, every empty cell would have exactly two candidates, and every digit would have exactly two places in each house where it is missing.",
  "unique.bug-so": "Such a position has no solution or at least two, but a proper puzzle has exactly one.",
  "bug.extra":
    "{digits} {digitsCount, plural, =1 {is an additional candidate} other {are additional candidates}} {inCells}.",
  "bug.without":
    "If no additional candidate were true, every empty cell would have exactly two candidates, and every digit would have exactly two places in each house where it is missing. Such a position has no solution or at least two, but a proper puzzle has exactly one.",
  "bug.some-true": "So at least one additional candidate is true.",
  "bug.some-cell": "So at least one additional candidate is true: at least one of {extra} is {digitsOr}.",
  "bug.other-cell":
    "The other cell is one of its additional candidates. So neither cell can have any further candidate.",

  "als.set":
    "Set {label} is {cells}: {count, plural, =1 {one cell} other {# cells}} with {digitsCount} candidates, {digits}.",
  "als.rule":
    "Each set has one candidate more than cells: it is almost locked. If it loses one of its digits, it must hold all the others.",
  "als.common":
    "Sets {first} and {second} cannot both hold {digit}, because all places for {digit} in set {first} see all places for {digit} in set {second}.",
  "als.start": "Suppose that set {label} does not hold {digit}. Then it must hold {common}.",
  "als.next": "Then set {label} cannot hold {common}, so it must hold {digit}.",
  "als.so": "So at least one of sets {first} and {last} holds {digit}.",
  "als.same": "The same reasoning works for {digits}.",
  "als.seen": "{cells} {cellsCount, plural, =1 {sees} other {see}} all places for {digits} in sets {first} and {last}.",
  "als.double":
    "Sets {first} and {second} both have the candidates {digits}. For each of these digits, all places in set {first} see all places in set {second}, so the sets cannot both hold it.",
  "als.double-others":
    "A set can lack only one of its digits. So each set holds one of {digits}, and it holds all of its other digits.",
  "als.double-so":
    "A cell that sees all places for one of {digits} in sets {first} and {second} cannot be that digit. A cell that sees all places for another digit in one of these sets cannot be that digit either.",
  "blossom.stem": "{stem} can only be {digitsOr}.",
  "blossom.petal": "If {stem} is {common}, set {label} cannot hold {common}, so it must hold {digit}.",
  "blossom.so": "So in every case one of these sets holds {digit}.",
  "blossom.seen": "{cells} {cellsCount, plural, =1 {sees} other {see}} all places for {digits} in these sets.",
  "exclusion.idea":
    "{wings} {wingsCount, plural, =1 {sees} other {each see}} {cellsCount, plural, =2 {both {cells}} other {all of {cells}}}. So the digits {inCells} must not use up all candidates of {wingsCount, plural, =1 {this cell} other {any of these cells}}.",
  "exclusion.taken":
    "{cell} cannot be {digit}, because then {wing}, which has only {digits}, would have no candidate left.",
  "exclusion.same": "{cells} see each other, so they cannot both be {digit}.",
  "exclusion.combination":
    "If {first} were {one} and {second} were {two}, {wing}, which has only {digits}, would have no candidate left.",
  "exclusion.no-digit": "So no digit is left for {cell}.",
  "exclusion.no-combination": "So no combination of digits is left for {cells}.",

  "forcing.assume": "Suppose that {nodeCount, plural, =1 {{node} is {digit}} other {one of {node} is {digit}}}.",
  "forcing.assume-false":
    "Suppose that {nodeCount, plural, =1 {{node} is not {digit}} =2 {neither of {node} is {digit}} other {none of {node} is {digit}}}.",
  "forcing.case": "Case {number}: {nodeCount, plural, =1 {{node} is {digit}} other {one of {node} is {digit}}}.",
  "forcing.case-false":
    "Case {number}: {nodeCount, plural, =1 {{node} is not {digit}} =2 {neither of {node} is {digit}} other {none of {node} is {digit}}}.",
  "forcing.one-of-cell": "{cell} can only be {digitsOr}.",
  "forcing.one-of-house": "{InHouse} the only places for {digit} are {cells}.",
  "forcing.true-or-false": "Either {node} is {digit}, or it is not.",
  "forcing.one-of-these": "One of the following assumptions must be true.",
  "forcing.on-cell": "Then {node} can only be {digit}.",
  "forcing.on-house":
    "Then {nodeCount, plural, =1 {{node} is the only place left} other {{node} are the only places left}} for {digit} {inHouse}.",
  "forcing.on": "Then {nodeCount, plural, =1 {{node} must be {digit}} other {one of {node} must be {digit}}}.",
  "forcing.off-cell": "{node} is {other}, so it cannot be {digitOr}.",
  "forcing.off-seen":
    "{node} {nodeCount, plural, =1 {sees} other {see}} {other}, so {nodeCount, plural, =1 {it} other {they}} cannot be {digit}.",
  "forcing.off": "Then {node} cannot be {digit}.",
  "forcing.off-locked":
    "{InBase} {placesCount, plural, =1 {the only place left for {digit} is {places}, and this cell lies} =2 {the only places left for {digit} are {places}, and both of these cells lie} other {the only places left for {digit} are {places}, and all of these cells lie}} {inTarget}. So {node} cannot be {digit}.",
  "forcing.off-hidden-pair": "{InBase} the only places left for {pair} are {places}, so {node} cannot be {digitOr}.",
  "forcing.off-naked-pair":
    "{places} have only the candidates {pair} left, so no other cell {ofBase} can be {pairOr}. So {node} cannot be {digitOr}.",
  "forcing.off-fish":
    "{InBase} the only places left for {digit} are {places}, and all of these cells lie {inCover}. So {node} cannot be {digit}.",
  "forcing.off-chain": "From the candidates that are left, a further chain shows that {node} cannot be {digitOr}.",
  "forcing.true-and-false": "But then {node} would have to be {digit} and could not be {digit}.",
  "forcing.empty-cell": "But then {cell} has no candidate left.",
  "forcing.twice": "But then {node} would all be {digit}, although they see each other.",
  "forcing.no-place": "But then no place for {digit} is left {inHouse}.",
  "forcing.no-place-left": "But then none of {node} can be {digit}, although one of them must be.",
  "forcing.contradiction": "But then there is a contradiction.",
  "forcing.wrong": "So the assumption is wrong.",
  "forcing.same-end": "All cases lead to the same result.",
  "template.rule":
    "A template of {digit} is one complete placement of {digit}: one cell in each house, filled with {digit} or with {digit} among its candidates.",
  "template.other":
    "Every template of {other} uses {cells}, so {cellsCount, plural, =1 {this cell is} other {these cells are}} {other}.",
  "template.always":
    "{count, plural, =1 {There is exactly one template of {digit}, and it uses {cells}} other {There are # templates of {digit}, and all of them use {cells}}}.",
  "template.never":
    "{count, plural, =1 {There is exactly one template of {digit}, and it does not use {cellsOr}} other {There are # templates of {digit}, and none of them uses {cellsOr}}}.",
  "template.always-any": "Every template of {digit} uses {cells}.",
  "template.never-any": "No template of {digit} uses {cellsOr}.",
  "trial.method": "Trial and error assumes a candidate and looks at everything that follows.",
  "trial.solved":
    "From this the whole board can be filled without a contradiction. A proper puzzle has only one solution, so the assumption is right.",
  "trial.contradiction":
    "Everything that follows ends in a contradiction, in some cases only after further trials. So the assumption is wrong.",

  "mark.title": "What the marks mean",
  "mark.where": "house to look at",
  "mark.base": "base house: here the digit has only the marked places",
  "mark.cover": "cover house: candidates are removed here",
  "mark.target": "house in which candidates are removed",
  "mark.house-common": "house that joins the parts of the pattern",
  "mark.source": "digit that blocks other cells or digits",
  "mark.blocked": "cell that cannot hold the digit",
  "mark.subset": "candidate of the pattern",
  "mark.vertex": "possible place for the digit",
  "mark.fin": "fin: one more place for the digit, outside the pattern",
  "mark.endo-fin": "fin in two base houses",
  "mark.pivot": "pivot: the cell in the middle of the pattern",
  "mark.wing": "wing: a cell at the end of the pattern",
  "mark.corner": "corner of the pattern",
  "mark.extra": "additional candidate",
  "mark.color": "colour {label}: all true or all false",
  "mark.on": "true in the chain",
  "mark.off": "false in the chain",
  "mark.end": "end of the pattern: at least one end holds the digit",
  "mark.inner": "inner place: at most one of these holds the digit",
  "mark.assumption": "assumed to be true",
  "mark.assumed-false": "assumed to be false",
  "mark.contradiction": "contradiction",
  "mark.common": "digit that only one of two sets can hold",
  "mark.stem": "stem: the cell that the pattern starts from",
  "mark.intersection": "where box and line cross",
  "mark.line-set": "set in the line",
  "mark.box-set": "set in the box",
  "mark.set": "almost locked set {label}: one digit more than cells",
  "mark.strong": "if one is false, the other is true",
  "mark.weak": "if one is true, the other is false",
  "mark.rule-cell": "cell of the rule",
  "mark.rule-place": "place for the digit",
  "mark.known": "cell with a digit that counts",
  "mark.added": "cell whose digit is added",
  "mark.subtracted": "cell whose digit is subtracted",
  "mark.placement": "digit that is placed",
  "mark.elimination": "candidate that is removed",

  "spot.basic-fish":
    "Choose a digit. With a pencil, circle all its candidates. {size, plural, =2 {Look for two rows that have exactly two circles each, in the same two columns.} =3 {Look for three rows whose circles all lie in the same three columns. Each of these rows has two or three circles.} =4 {Look for four rows whose circles all lie in the same four columns. Each of these rows has two to four circles.} other {Look for five rows whose circles all lie in the same five columns. Each of these rows has two to five circles.}} Then look for columns in the same way. If you find nothing, take another digit.",
  "spot.finned-fish":
    "Choose a digit. With a pencil, circle all its candidates. Look for {size, plural, =2 {two rows whose circles lie in the same two columns} =3 {three rows whose circles lie in the same three columns} =4 {four rows whose circles lie in the same four columns} other {five rows whose circles lie in the same five columns}}, except for one or two circles. These exceptions are the fins.{sashimi, select, yes { One of the rows has, apart from the fins, at most one circle.} other {}} All fins must be in one box, and one of the columns must pass through this box. In this column, the digit can be removed from those cells of the box that are not in the chosen rows. Then look for columns in the same way.",
  "spot.naked-set":
    "{size, plural, =2 {In each row, column and box, look for cells with exactly two candidates. If two of them have the same candidates, remove these two digits from the other cells of the house.} =3 {Take a cell with two or three candidates. In its row, column or box, look for two more cells, so that all three cells together have only three different candidates. Not every cell needs to have all three. Remove these digits from the other cells of the house.} other {Take a cell with two to four candidates. In its row, column or box, look for three more cells, so that all four cells together have only four different candidates. Not every cell needs to have all four. Remove these digits from the other cells of the house.}}",
  "spot.hidden-set":
    "{size, plural, =2 {In a row, column or box, look for digits that only two cells can have. If two digits have the same two cells, remove all other candidates from these cells.} =3 {In a row, column or box, look for three digits that only the same three cells can have. Not every digit needs to be possible in all three cells. Remove all other candidates from these cells.} other {In a row, column or box, look for four digits that only the same four cells can have. Not every digit needs to be possible in all four cells. Remove all other candidates from these cells.}}",
  "spot.pointing":
    "Look at a box and at a digit that is still missing in it. If all candidates of the digit in the box lie in one row or in one column, remove the digit from the rest of this row or column, outside the box.",
  "spot.claiming":
    "Look at a row or a column and at a digit that is still missing in it. If all candidates of the digit in this row or column lie in one box, remove the digit from the rest of this box.",
};
