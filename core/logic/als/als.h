#pragma once

#include "core/logic/step_sink.h"
#include "core/logic/survey.h"

namespace nonet {

// Parts of a step: first the sets in their order (Role::Als), then the restricted commons (Role::RestrictedCommon).
// Part i of the restricted commons holds the digits shared by set i and set i + 1, in the cells of both. A weak link
// goes from each set to the next. The digits of a step are the digits that it eliminates; the first and the last set
// share them.
//
// All searches end soon after the stop of the survey is requested. On 9×9 a search without a result takes 15 to 35 µs,
// a search for chains 200 µs; all results of a position take 1 ms at most as a rule.

/// ALS-XZ: two sets without a common cell that have one restricted common, or two (doubly linked). Smaller sets come
/// first.
void find_als_xz(Technique technique, Survey& survey, StepSink& sink);

/// ALS-XY-Wing: two sets that each have a restricted common with a third set. The two restricted commons are different
/// digits.
void find_als_xy_wings(Technique technique, Survey& survey, StepSink& sink);

/// ALS-XY-Chain: four to ten sets in a row, each with a restricted common with the next. Shorter chains come first; a
/// longer chain is added only if it eliminates a candidate that no shorter chain eliminates.
void find_als_xy_chains(Technique technique, Survey& survey, StepSink& sink);

/// Death Blossom: a cell, the stem, and for each of its candidates a set that has this digit as a restricted common
/// with the stem. For each candidate that could be eliminated, at most a thousand choices of sets are tried.
void find_death_blossoms(Technique technique, Survey& survey, StepSink& sink);

/// Sue de Coq: cells in the intersection of two houses, with further cells of each house. Together these cells have
/// exactly as many digits as cells. Parts of a step: the intersection, the cells in the first house (the line), the
/// cells in the second house (the box). Houses: the line, the box.
void find_sue_de_coqs(Technique technique, Survey& survey, StepSink& sink);

/// Multi-sector locked sets: the open cells in which some rows cross some columns, when the fewest lines that cover
/// each digit there are together as many as the cells. Sets of few cells come first. Houses of a step: the lines of the
/// covers, rows first. Parts of a step: the cells with their digits (Role::Subset), then for each of the houses its
/// cells of the set with the digits that it covers (Role::LineSet). Grids of up to nine rows and columns; 3 ms and
/// 3 MB for 9×9, whether there is a set or not.
void find_multi_sector_locked_sets(Technique technique, Survey& survey, StepSink& sink);

/// Tridagon: twelve cells of four boxes that cannot all have digits of one set of three. One of their further
/// candidates, the guardians, is true: a single one is placed, of several is eliminated what each of them excludes.
/// Houses of a step: the boxes. Parts of a step: the cells with the three digits (Role::Subset), then the guardians,
/// cell by cell (Role::Extra). Grids with boxes of three rows and three columns, 0.1 ms for 9×9.
void find_tridagons(Technique technique, Survey& survey, StepSink& sink);

/// Exocet: the two cells of a base, a row of a box, and two targets in the other boxes of the band, which have the same
/// two digits. Bases with few digits come first. Houses of a step: the three lines that cross the band and need each
/// digit of the base (HouseRole::Base), then the boxes of the targets. Parts of a step: the base, cell by cell
/// (Role::Pivot), the targets (Role::Wing), then the places of the base digits in the three lines that are no targets
/// (Role::Vertex), if there are any. The combinations of a step are the pairs that base and targets can have. Grids
/// with boxes of three rows and three columns, 0.1 ms for 9×9.
void find_exocets(Technique technique, Survey& survey, StepSink& sink);

}  // namespace nonet
