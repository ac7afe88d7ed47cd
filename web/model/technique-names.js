/**
 * Other names of techniques, by which a player may look for them: those of HoDoKu, Sudoku Explainer and SudokuWiki, and
 * names that books and forums use. They are names, so they are the same in every language of the page. docs/techniques
 * has them with their relatives.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const otherNames = {
  "full-house": ["Last Digit", "Last Remaining Cell", "Single Position"],
  "hidden-single": [
    "Pinned Digit",
    "Unique Candidate",
    "Scanning",
    "Single Position",
    "Last Possible Number",
    "скрытая одиночка",
  ],
  "naked-single": ["Sole Candidate", "Forced Cell", "Obvious Single", "Single Candidate", "явная одиночка"],
  pointing: [
    "Locked Candidates Type 1",
    "Pointing Pair",
    "Pointing Triple",
    "Box-Line Interaction",
    "Intersection Removal",
    "Omission",
    "исключение сегментов",
    "указывающая пара",
  ],
  claiming: [
    "Locked Candidates Type 2",
    "Box/Line Reduction",
    "Intersection Removal",
    "Candidate Lines",
    "исключение сегментов",
  ],
  "law-of-leftovers": ["LoL", "Leftovers", "Innies and Outies"],
  "naked-pair": ["Obvious Pair", "Conjugate Pair", "Disjoint Subset", "Naked Subset", "явная пара"],
  "locked-pair": ["Direct Naked Pair", "Pointing Naked Pair"],
  "naked-triple": ["Obvious Triple", "Naked Triplet", "Disjoint Subset", "Naked Subset", "явная тройка"],
  "locked-triple": ["Direct Naked Triple", "Pointing Naked Triple"],
  "hidden-pair": ["Unique Subset", "Hidden Subset", "скрытая пара"],
  "hidden-triple": ["Hidden Triplet", "Unique Subset", "Hidden Subset", "скрытая тройка"],
  "naked-quad": ["Naked Quadruple", "Naked Quadruplet", "Naked Subset"],
  "hidden-quad": ["Hidden Quadruple", "Hidden Quadruplet", "Hidden Subset"],
  "x-wing": ["Basic Fish", "Fish 2", "связанные пары", "бабочка"],
  swordfish: ["Basic Fish", "Fish 3", "рыба-меч", "рыба"],
  jellyfish: ["Basic Fish", "Fish 4", "медуза"],
  squirmbag: ["Starfish", "Fish 5"],
  "remote-pair": ["Remote Naked Pair", "Chain of Pairs"],
  "bug-plus-one": ["BUG", "Bivalue Universal Grave", "BUG Type 1"],
  "bug-2": ["BUG Type 2", "Bivalue Universal Grave"],
  "bug-3": ["BUG Type 3", "Bivalue Universal Grave"],
  "bug-4": ["BUG Type 4", "Bivalue Universal Grave"],
  skyscraper: ["Two Strong Links", "Single-Digit Pattern", "Turbot"],
  "two-string-kite": ["2-String Kite", "Two Strong Links", "Turbot"],
  "turbot-fish": ["Turbot Crane", "Two Strong Links", "X-Chain of 4"],
  "empty-rectangle": ["Hinge", "ER", "Rectangle Elimination"],
  "w-wing": ["Semi-Remote Naked Pair"],
  "xy-wing": ["Y-Wing", "Bent Naked Triple"],
  "xyz-wing": ["Bent Naked Triple"],
  "unique-rectangle-1": ["UR Type 1", "Uniqueness Test 1", "Deadly Pattern"],
  "unique-rectangle-2": ["UR Type 2", "Uniqueness Test 2", "Deadly Pattern"],
  "unique-rectangle-3": ["UR Type 3", "Uniqueness Test 3", "Deadly Pattern"],
  "unique-rectangle-4": ["UR Type 4", "Uniqueness Test 4", "Deadly Pattern"],
  "unique-rectangle-5": ["UR Type 5", "Uniqueness Test 5", "Deadly Pattern"],
  "unique-rectangle-6": ["UR Type 6", "Uniqueness Test 6", "Deadly Pattern"],
  "hidden-rectangle": ["Hidden Unique Rectangle", "Uniqueness Test 7", "UR Type 7"],
  "avoidable-rectangle-1": ["Avoidable Deadly Pattern"],
  "avoidable-rectangle-2": ["Avoidable Deadly Pattern"],
  "unique-loop-1": ["UL Type 1"],
  "unique-loop-2": ["UL Type 2"],
  "unique-loop-3": ["UL Type 3"],
  "unique-loop-4": ["UL Type 4"],
  "finned-x-wing": ["Filet-o-Fish"],
  "finned-swordfish": ["Filet-o-Fish"],
  "finned-jellyfish": ["Filet-o-Fish"],
  "simple-colors-trap": ["Simple Colouring", "Single's Chains", "Colour Trap", "связанные кандидаты"],
  "simple-colors-wrap": ["Simple Colouring", "Single's Chains", "Colour Wrap", "связанные кандидаты"],
  "multi-colors-1": ["Multi-Colouring", "Colour Wing", "связанные кандидаты"],
  "multi-colors-2": ["Multi-Colouring", "связанные кандидаты"],
  "sue-de-coq": ["Two-Sector Disjoint Subsets"],
  "x-chain": ["X-Cycle", "Bidirectional X-Cycle", "Forcing X-Chain", "Single-Digit Chain"],
  "xy-chain": ["Bidirectional Y-Cycle", "Y-Cycle", "Bivalue Chain"],
  "continuous-nice-loop": ["Bidirectional Cycle", "X-Cycle", "Nice Loop", "AIC Ring"],
  aic: ["Alternating Inference Chain", "Nice Loop"],
  "discontinuous-nice-loop": ["Forcing Chain", "Nice Loop", "X-Cycle"],
  "grouped-continuous-nice-loop": ["Group Nice Loop", "Grouped X-Cycle"],
  "grouped-aic": ["Group Nice Loop", "Grouped Alternating Inference Chain"],
  "grouped-discontinuous-nice-loop": ["Group Nice Loop", "Grouped X-Cycle"],
  "als-xz": ["Almost Locked Set XZ", "Singly Linked ALS"],
  "als-xy-wing": ["Almost Locked Set XY-Wing", "ALS-Wing"],
  "als-xy-chain": ["Almost Locked Set Chain", "ALS Chain"],
  "death-blossom": ["ALS Blossom"],
  tridagon: ["Thor's Hammer", "Trivalue Oddagon"],
  exocet: ["Junior Exocet", "JE", "JExocet"],
  "multi-sector-locked-set": ["MSLS", "Multi-Sector Naked Set", "SK Loop"],
  "aligned-pair-exclusion": ["APE"],
  "aligned-triple-exclusion": ["ATE"],
  "forcing-chain-contradiction": ["Nishio", "Digit Forcing Chain", "Double Implication Chain", "предположения"],
  "forcing-chain-verity": ["Cell Forcing Chain", "Unit Forcing Chain", "Region Forcing Chain", "предположения"],
  "forcing-net-contradiction": ["Dynamic Forcing Chain", "Nishio Net", "предположения"],
  "forcing-net-verity": ["Dynamic Cell Forcing Chain", "Dynamic Region Forcing Chain", "предположения"],
  "template-set": ["Pattern Overlay Method", "POM"],
  "template-delete": ["Pattern Overlay Method", "POM"],
  "last-cell-of-sum": ["Cage", "Killer", "Last Digit of a Cage"],
  "related-cell": ["Kropki", "Dot", "XV", "Whisper", "Palindrome"],
  parity: ["Even", "Odd"],
  "excluded-digits": ["No 5 on Whispers", "German Whisper"],
  "single-combination": ["Killer", "Cage Combination", "Cage Cheat Sheet", "Magic Cage"],
  "filled-circles": ["Counting Circles"],
  "order-bounds": ["Thermometer", "Thermo", "Inequality", "Futoshiki"],
  "rule-of-45": ["Killer", "Innie", "Outie", "Law of 45"],
  "related-candidates": ["Kropki", "Dot", "XV", "Whisper"],
  "cage-combinations": ["Killer", "Cage Splitting", "Sum Cage"],
  "renban-digits": ["Renban", "Consecutive Set", "Straight"],
  "quadruple-digits": ["Quadruple", "Quad Circle"],
  "circle-digits": ["Counting Circles"],
  "between-bounds": ["Between Line", "Lockout"],
  "circle-places": ["Counting Circles"],
  "sum-bounds": ["Arrow", "Minimum and Maximum", "Little Killer"],
  "common-sums": ["Equal Sums", "Region Sum Line"],
  "required-digit": ["Killer", "Killer Pair", "Hidden Killer Digit"],
  "rule-pointing": ["Killer", "Killer Pointing", "Locked Candidates"],
  "last-alternative": ["Any of"],
  "every-alternative": ["Any of"],
  "innies-and-outies": ["Killer", "Innie", "Outie", "Rule of 45"],
  "line-candidates": ["German Whisper", "High and Low", "Dutch Whisper", "Entropic", "Modular"],
  "sum-combinations": ["Arrow", "Little Killer", "Region Sum"],
  "clue-arrangements": ["Sandwich", "X-Sum", "Skyscraper"],
  "trial-and-error": ["Guessing", "Bifurcation", "Brute Force", "Ariadne's Thread", "метод проб и ошибок"],
};

/** @param {string} id of a technique @returns {readonly string[]} */
const otherNamesOf = (id) => (Object.hasOwn(otherNames, id) ? otherNames[id] : []);

/** Without accents, signs and case, so that "y wing", "Y-Wing" and "ywing" are the same. @param {string} text */
const plain = (text) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/colour/g, "color")
    .replace(/[^\p{L}\p{N}]/gu, "");

/**
 * Returns by which name a technique is found.
 *
 * @param {string} id
 * @param {string} wanted what the player has typed
 * @param {readonly string[]} names of the technique in the language of the page, and in English
 * @returns {{ isFound: boolean, by: string | null }} `by`: the other name that was meant; null when it is one of the
 *   names
 */
export function foundByName(id, wanted, names) {
  const part = plain(wanted);
  if (names.some((name) => plain(name).includes(part))) return { isFound: true, by: null };
  const by = otherNamesOf(id).find((name) => plain(name).includes(part)) ?? null;
  return { isFound: by !== null, by };
}

/**
 * Returns what finds a technique by a whole name: any of its names, without what brackets add, or another name.
 *
 * @param {readonly string[]} ids of techniques; of several with a name, the first is found
 * @param {(id: string) => readonly string[]} namesOf in the language of the page, and in English
 * @returns {(text: string) => string | undefined}
 */
export function exactNames(ids, namesOf) {
  /** @type {Map<string, string>} */
  const known = new Map();
  for (const id of ids) {
    const names = [...namesOf(id).flatMap((name) => [name, ...name.split(/[()（）]/)]), ...otherNamesOf(id)];
    for (const name of names.map(plain)) if (name !== "" && !known.has(name)) known.set(name, id);
  }
  return (text) => known.get(plain(text));
}
