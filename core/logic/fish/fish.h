#pragma once

#include "core/logic/step_sink.h"
#include "core/logic/survey.h"

namespace nonet {

/// A fish: n base houses, each of which needs the digit, whose places all lie in n other houses, the covers. So each
/// cover has the digit at a base place: its other places lose it, and so do places in two covers, even base places ("cannibalistic").
///
/// Finned: base places outside the covers, and places in two base houses ("endo fins"), are fins. Either one of them is true
/// or the fish holds, so what every fin sees is removed. At most kMaxFins, of them kMaxEndoFins; these are the limits of
/// HoDoKu's library.
///
/// A step has the base and the cover houses, and as parts vertices, fins and endo fins. With FindOptions::siamese_fish
/// steps are two fishes of one base with different covers, both told: the covers and parts of the second follow those of the first,
/// houses in both once.

/// X-Wing, swordfish and so on without fins: rows that share as many columns, or the other way round. Microseconds.
void find_basic_fishes(Technique technique, Survey& survey, StepSink& sink);

/// All other fishes; those with fewest fins first. Digits in which nothing can be found this way are left out (see
/// lost_places.h). The first takes microseconds; all of them on 9×9 at most a few milliseconds up to four houses, some tens of
/// them with more.
/// Beyond kMaxFishNodes choices for a digit the search ends, which larger grids reach, and fishes of seven houses now
/// and then. It may be stopped.
void find_fishes(Technique technique, Survey& survey, StepSink& sink);

/// Pairs of fishes with the same base, among the first kMaxSiameseFishes fishes. The value of FindOptions::siamese_fish that
/// makes find_fishes() look for such pairs.
void find_siamese_fishes(Technique technique, Survey& survey, StepSink& sink);

inline constexpr int kMaxFins = 5;
inline constexpr int kMaxEndoFins = 2;
inline constexpr int kMaxFishNodes = 2'000'000;
inline constexpr std::size_t kMaxSiameseFishes = 20'000;

}  // namespace nonet
