// Goals of `nonet generate` that cannot be met, and options that do not go together: what is said.
import assert from "node:assert/strict";
import { test } from "node:test";
import { nonet } from "./program.mjs";

const refusals = [
  { args: "--clues 90", code: 2, says: "--clues asks for more clues than the grid has cells. Use a smaller number." },
  {
    args: "--clues 30-20",
    code: 2,
    says: "--clues: '30-20' is not a number such as 28, or a range such as 24-30. nonet generate --help shows its options.",
  },
  {
    args: "--clues 3 --layout 2x2 --seed 1",
    code: 1,
    says: "Puzzle 0 of seed 1: 5000 puzzles were tried. Not met: the clues 5000 times. Use another --seed, a wider goal or more --attempts.",
  },
  {
    args: "--word PLANETS",
    code: 2,
    says: "--word: The word has 7 letters, but the puzzles have 9 digits. Use a word of 9 different letters, or another --layout.",
  },
  {
    args: "--word PLAYGROUp",
    code: 2,
    says: "--word: 'P' is letter 1 and letter 9 of the word. Use a word of different letters.",
  },
  {
    args: "--word PLAY-ROUN",
    code: 2,
    says: "--word: '-', sign 5 of the word, is no letter. Use a word of different letters.",
  },
  {
    args: "--word PLAYGROUN --layout 1-9@7x7",
    code: 2,
    says: "No row or column of this layout holds every digit, so no word can stand in the solution. Use another --layout, or leave out --word.",
  },
  {
    args: `--word PLAYGROUN --keep ${"5".padEnd(81, ".")}`,
    code: 2,
    says: "--word exchanges digits, so it cannot be used with --keep. Leave out one of them.",
  },
  {
    args: "--word PLAYGROUN --own-rules killer",
    code: 2,
    says: "--own-rules makes puzzles with rules, and --word has no meaning with it. Leave out one of them.",
  },
  {
    args: "--word PLAYGROUN --pencilmarks",
    code: 2,
    says: /^nonet: --pencilmarks makes puzzles without givens, so --word/,
  },
  {
    args: "--symmetry 45",
    code: 2,
    says: "--symmetry: '45' is not a symmetry. Use none, 180, 90, horizontal, vertical, diagonal, diagonals or full. nonet generate --help shows its options.",
  },
  {
    args: "--seed -1",
    code: 2,
    says: "--seed: '-1' is not a whole number from 0 to 2^53 - 1. nonet generate --help shows its options.",
  },
  {
    args: "--count 0",
    code: 2,
    says: "--count: '0' is not a whole number from 1 to 2^64 - 1. nonet generate --help shows its options.",
  },
  {
    args: "--level gentle",
    code: 2,
    says: "--level: 'gentle' is not a level. Use easy, medium, hard, expert or extreme; with --own-rules also A-B, such as easy-hard. nonet generate --help shows its options.",
  },
  { args: "--rating 1.3", code: 2, says: /^nonet: --rating: '1\.3' is not a rating that occurs\./ },
  {
    args: "--rating 4.0 --layout 2x3",
    code: 2,
    says: "Only 9x9 grids without variants have a rating. Leave out --layout or --rating.",
  },
  {
    args: "--layout jigsaw:9+x",
    code: 2,
    says: "--layout: Random regions (jigsaw:9) cannot be joined with variants. Write the regions themselves: jigsaw:LABELS+x. nonet generate --help shows its options.",
  },
  {
    args: "--rating 4.0 --layout jigsaw:9",
    code: 2,
    says: "Only 9x9 grids without variants have a rating. Leave out --layout or --rating.",
  },
  { args: "--steps 5-3", code: 2, says: /^nonet: --steps: '5-3' is not a number such as 28/ },
  {
    args: "--steps 2 --level easy",
    code: 2,
    says: "Singles alone solve such puzzles. Leave out --steps, use a higher --level, or allow other techniques.",
  },
  {
    args: "--steps 2 --own-rules killer",
    code: 2,
    says: "--own-rules makes puzzles with rules, and --steps has no meaning with it. Leave out one of them.",
  },
  {
    args: "--level easy --rating 3.0-4.0",
    code: 2,
    says: "No puzzle of the level easy has such a rating. Change --level or --rating.",
  },
  {
    args: "--technique x-wing --level medium",
    code: 2,
    says: "A technique of --technique or --needs is harder than the level medium. Use a higher --level or none.",
  },
  {
    args: "--technique x-wing --forbid x-wing",
    code: 2,
    says: "The goal asks for X-Wing, but --forbid rules this out.",
  },
  {
    args: "--technique squirmbag",
    code: 2,
    says: "No puzzle of this layout needs Squirmbag, because easier techniques find the same. Use another technique or --layout, or --forbid the easier ones.",
  },
  {
    args: "--technique mutant-x-wing",
    code: 2,
    says: "No puzzle of this layout needs Mutant X-Wing, because easier techniques find the same. Use another technique or --layout, or --forbid the easier ones.",
  },
  {
    args: "--technique dual-empty-rectangle",
    code: 2,
    says: "No path shows Dual Empty Rectangle, because an easier technique always comes first. Use --needs, or --forbid the easier technique.",
  },
  {
    args: "--technique franken-swordfish",
    code: 2,
    says: "Puzzles whose path shows Franken Swordfish are rare: 30000 drafts gave none. Use --needs, which asks for less. With --attempts N, N drafts are tried all the same.",
  },
  {
    args: "--technique template-set",
    code: 2,
    says: "Puzzles whose path shows Template Set are rare: 30000 drafts gave none. With --attempts N, N drafts are tried all the same.",
  },
  {
    args: "--needs unique-rectangle-5",
    code: 2,
    says: /^nonet: Puzzles that need .* beside easier levels are rare: 30000 drafts gave none\. Use --technique, which allows what is taught earlier\. With --attempts N, N drafts are tried all the same\.\n$/,
  },
  {
    args: "--layout 1-9@7x7 --level hard",
    code: 2,
    says: "Puzzles of the level hard are rare on this layout: at most one of 30000 drafts was one. Use --level easy, medium, expert, or a larger --layout. With --attempts N, N drafts are tried all the same.",
  },
  {
    args: "--layout shape:6x8 --level extreme",
    code: 2,
    says: "Puzzles of the level extreme are rare on this layout: at most one of 30000 drafts was one. Use --level easy, medium, hard, expert, or a larger --layout. With --attempts N, N drafts are tried all the same.",
  },
  { args: "--layout 2x3 --level extreme --attempts 5 --seed 1", code: 1, says: /5 puzzles were tried\./ },
  { args: "--technique franken-swordfish --attempts 5 --seed 1", code: 1, says: /5 puzzles were tried\./ },
  {
    args: "--layout 2x2 --level medium",
    code: 2,
    says: "Singles solve every puzzle of this layout. Use a larger --layout, or --level easy.",
  },
  {
    args: "--layout 2x2 --technique bug-plus-one",
    code: 2,
    says: "Singles solve every puzzle of this layout. Use a larger --layout, or --level easy.",
  },
  {
    args: `--keep ${"12345678945678912378912345623456789156789123489123456767891234591234567834567".padEnd(81, ".")} --clues 30`,
    code: 2,
    says: "--keep has 77 digits, which is more than --clues allows. Use a larger number for --clues.",
  },
  // With a symmetry clues are removed at random, which ends sooner than the search for few clues.
  {
    args: "--clues 17 --symmetry 180 --attempts 1",
    code: 1,
    says: "Puzzle 0 of seed 1: One puzzle was tried. None of them has 17 clues, which hardly any puzzle has. Use --clues 18, another --seed or more --attempts.",
  },
  {
    args: "--clues 17 --symmetry 180 --attempts 3",
    code: 1,
    says: "Puzzle 0 of seed 1: 3 puzzles were tried. None of them has 17 clues, which hardly any puzzle has. Use --clues 18, another --seed or more --attempts.",
  },
  {
    args: "--clues 18 --symmetry 180 --attempts 3",
    code: 1,
    says: "Puzzle 0 of seed 1: 3 puzzles were tried. Not met: the clues 3 times. Use another --seed, a wider goal or more --attempts.",
  },
  {
    args: "--count 9 --first 5 --shard 1/2",
    code: 2,
    says: "--first: Part 1/2 has 4 puzzles. Use a number from 0 to 4.",
  },
  {
    args: "--allow naked-pair",
    code: 2,
    says: "No puzzle is solved without singles. Allow full-house, hidden-single or naked-single, too.",
  },
  {
    args: "--level hard --allow naked-single,hidden-single",
    code: 2,
    says: "None of the allowed techniques is of the level hard. Change --level, --allow or --forbid.",
  },
  {
    args: "--shard 5/4",
    code: 2,
    says: "--shard: '5/4' is not a part such as 3/64, which is part 3 of 64. nonet generate --help shows its options.",
  },
  {
    args: "--shard 1/4 --distinct",
    code: 2,
    says: "--distinct cannot be used with --shard: a part does not know the puzzles of the other parts. Leave out one of them.",
  },
  {
    args: "--method guess",
    code: 2,
    says: "--method: 'guess' is not a method. Use remove, add, swap or shift. nonet generate --help shows its options.",
  },
  {
    args: "--method swap --minimal",
    code: 2,
    says: /^nonet: --method swap and --method shift make puzzles of layouts with boxes/,
  },
  {
    args: "--method shift --layout 3x3+x",
    code: 2,
    says: /^nonet: --method swap and --method shift make puzzles of layouts with boxes/,
  },
  {
    args: "--grid 417369825632158947958724316825437169791586432346912758289643571573291684164875293",
    code: 2,
    says: /Use --grid with --method swap alone\./,
  },
  {
    args: "--method swap --grid 417369825632158947958724316825437169791586432346912758289643571573291684164875292",
    code: 2,
    says: "The grid of --grid must be full and keep the rules.",
  },
  {
    args: "file.txt",
    code: 2,
    says: "generate reads no file, so 'file.txt' has no use. nonet generate --help shows its options.",
  },
];

test("refuses parts without a common seed", () => {
  const { out, err, code } = nonet("generate --shard 1/4 --count 8");
  assert.deepEqual(
    [out, err, code],
    ["", "nonet: --shard needs --seed S: all parts of a run must have the same seed.\n", 2],
  );
});

for (const { args, code, says } of refusals) {
  test(`refuses ${args}`, () => {
    const answer = nonet(`generate --seed 1 ${args}`);
    assert.deepEqual([answer.out, answer.code], ["", code]);
    if (typeof says === "string") assert.equal(answer.err, `nonet: ${says}\n`);
    else assert.match(answer.err, says);
  });
}
