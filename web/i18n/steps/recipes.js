/**
 * For each technique, where its hint points and how its soundness is explained.
 *
 * @typedef {import("./explain.js").Recipe} Recipe
 */
import { alsChain, deathBlossom } from "./als.js";
import { chain, chainStages, remotePair } from "./chains.js";
import { colorTrap, colorWrap, multiColors } from "./colors.js";
import { alignedExclusion } from "./exclusion.js";
import { fish } from "./fish.js";
import { branchStages, contradiction, trial, verity } from "./forcing.js";
import { exocet, multiSectorLockedSet, tridagon } from "./large-patterns.js";
import { lawOfLeftovers } from "./leftovers.js";
import { directHiddenSet, directLocked, hiddenSet, lockedCandidates, nakedSet, sueDeCoq } from "./sets.js";
import { fullHouse, hiddenSingle, nakedSingle } from "./singles.js";
import { templateDelete, templateSet } from "./templates.js";
import { emptyRectangle, emptyRectangleStages, twoPairs, twoPairsStages } from "./two-links.js";
import {
  avoidable1,
  bug2,
  bug3,
  bug4,
  bugPlusOne,
  hiddenRectangle,
  type1,
  type2,
  type3,
  type4,
  type6,
} from "./uniqueness.js";
import { aroundPart, atBoard, atChain, atColors, atHouses, atParts } from "./where.js";
import { pivotWing, wWing } from "./wings.js";

/** @type {Recipe} */
const ofNakedSet = { where: atHouses("where"), why: nakedSet };
/** @type {Recipe} */
const ofHiddenSet = { where: atHouses("where"), why: hiddenSet };
/** @type {Recipe} */
const ofDirectHiddenSet = { where: atHouses("where"), why: directHiddenSet };
/** @type {Recipe} */
const ofDirectLocked = { where: atHouses("base"), why: directLocked };
/** @type {Recipe} */
const ofLocked = { where: atHouses("base"), why: lockedCandidates };
/** @type {Recipe} */
const ofFish = { where: atHouses("base"), why: fish };
/** @type {Recipe} */
const ofChain = { where: atChain, why: chain, facts: 0, stages: chainStages };
/** @type {Recipe} */
const ofTwoPairs = { where: atHouses("base"), why: twoPairs, facts: 3, stages: twoPairsStages };
/** @type {Recipe} */
const ofEmptyRectangle = {
  where: atHouses("base", "where"),
  why: emptyRectangle,
  facts: 2,
  stages: emptyRectangleStages,
};
/** @type {(why: Recipe["why"]) => Recipe} */
const ofRectangle = (why) => ({ where: atParts("corner"), why });
/** @type {(why: Recipe["why"]) => Recipe} */
const ofColors = (why) => ({ where: atColors, why });
/** @type {Recipe} */
const ofSets = { where: atParts("als"), why: alsChain };
/** @type {(why: Recipe["why"]) => Recipe} */
const ofAssumption = (why) => ({ where: atParts("assumption", "assumed-false"), why, facts: 0, stages: branchStages });

/** By the id of core/logic/technique_table.cpp. @type {Record<string, Recipe>} */
export const recipes = {
  "full-house": { where: atHouses("where"), why: fullHouse },
  "hidden-single": { where: atHouses("where"), why: hiddenSingle },
  "naked-single": { where: atParts("single"), why: nakedSingle },

  "locked-pair": ofNakedSet,
  "locked-triple": ofNakedSet,
  pointing: ofLocked,
  claiming: ofLocked,
  "direct-pointing": ofDirectLocked,
  "direct-claiming": ofDirectLocked,
  "law-of-leftovers": { where: atHouses("base", "cover"), why: lawOfLeftovers },
  "naked-pair": ofNakedSet,
  "naked-triple": ofNakedSet,
  "hidden-pair": ofHiddenSet,
  "hidden-triple": ofHiddenSet,
  "direct-hidden-pair": ofDirectHiddenSet,
  "direct-hidden-triple": ofDirectHiddenSet,

  "naked-quad": ofNakedSet,
  "hidden-quad": ofHiddenSet,
  "naked-group": ofNakedSet,
  "hidden-group": ofHiddenSet,
  "x-wing": ofFish,
  swordfish: ofFish,
  jellyfish: ofFish,
  "remote-pair": { where: atChain, why: remotePair },
  "bug-plus-one": { where: atBoard, why: bugPlusOne },
  "bug-2": { where: atBoard, why: bug2 },
  "bug-3": { where: atBoard, why: bug3 },
  "bug-4": { where: atBoard, why: bug4 },
  skyscraper: ofTwoPairs,
  "two-string-kite": ofTwoPairs,
  "dual-two-string-kite": ofTwoPairs,
  "turbot-fish": ofTwoPairs,
  "empty-rectangle": ofEmptyRectangle,
  "dual-empty-rectangle": ofEmptyRectangle,
  "w-wing": { where: atParts("wing"), why: wWing },
  "xy-wing": { where: aroundPart("pivot"), why: pivotWing },
  "xyz-wing": { where: aroundPart("pivot"), why: pivotWing },
  "unique-rectangle-1": ofRectangle(type1),
  "unique-rectangle-2": ofRectangle(type2),
  "unique-rectangle-3": ofRectangle(type3),
  "unique-rectangle-4": ofRectangle(type4),
  "unique-rectangle-5": ofRectangle(type2),
  "unique-rectangle-6": ofRectangle(type6),
  "unique-loop-1": ofRectangle(type1),
  "unique-loop-2": ofRectangle(type2),
  "unique-loop-3": ofRectangle(type3),
  "unique-loop-4": ofRectangle(type4),
  "hidden-rectangle": ofRectangle(hiddenRectangle),
  "avoidable-rectangle-1": ofRectangle(avoidable1),
  "avoidable-rectangle-2": ofRectangle(type2),
  "finned-x-wing": ofFish,
  "sashimi-x-wing": ofFish,
  "simple-colors-trap": ofColors(colorTrap),
  "simple-colors-wrap": ofColors(colorWrap),
  "multi-colors-1": ofColors(multiColors),
  "multi-colors-2": ofColors(multiColors),

  "finned-swordfish": ofFish,
  "sashimi-swordfish": ofFish,
  "finned-jellyfish": ofFish,
  "sashimi-jellyfish": ofFish,
  "sue-de-coq": { where: atParts("intersection"), why: sueDeCoq },
  "x-chain": ofChain,
  "xy-chain": ofChain,
  "continuous-nice-loop": ofChain,
  "discontinuous-nice-loop": ofChain,
  aic: ofChain,
  "grouped-continuous-nice-loop": ofChain,
  "grouped-discontinuous-nice-loop": ofChain,
  "grouped-aic": ofChain,
  "als-xz": ofSets,
  "als-xy-wing": ofSets,
  "als-xy-chain": ofSets,
  "death-blossom": { where: aroundPart("stem"), why: deathBlossom },
  tridagon: { where: atHouses("where"), why: tridagon },
  exocet: { where: atParts("pivot"), why: exocet, facts: 2 },
  "multi-sector-locked-set": { where: atHouses("cover"), why: multiSectorLockedSet, facts: 1 },
  "aligned-pair-exclusion": { where: atParts("pivot"), why: alignedExclusion },
  "aligned-triple-exclusion": { where: atParts("pivot"), why: alignedExclusion },
  "franken-x-wing": ofFish,
  "franken-swordfish": ofFish,
  "franken-jellyfish": ofFish,
  "finned-franken-x-wing": ofFish,
  "finned-franken-swordfish": ofFish,
  "finned-franken-jellyfish": ofFish,
  "mutant-x-wing": ofFish,
  "mutant-swordfish": ofFish,
  "mutant-jellyfish": ofFish,
  "finned-mutant-x-wing": ofFish,
  "finned-mutant-swordfish": ofFish,
  "finned-mutant-jellyfish": ofFish,
  squirmbag: ofFish,
  "finned-squirmbag": ofFish,
  "sashimi-squirmbag": ofFish,
  "franken-squirmbag": ofFish,
  "finned-franken-squirmbag": ofFish,
  "mutant-squirmbag": ofFish,
  "finned-mutant-squirmbag": ofFish,
  "finned-mutant-whale": ofFish,
  "finned-mutant-leviathan": ofFish,

  "forcing-chain-contradiction": ofAssumption(contradiction),
  "forcing-chain-verity": ofAssumption(verity),
  "forcing-net-contradiction": ofAssumption(contradiction),
  "forcing-net-verity": ofAssumption(verity),
  "template-set": { where: atBoard, why: templateSet },
  "template-delete": { where: atBoard, why: templateDelete },
  "trial-and-error": { where: atParts("assumption"), why: trial },
};
