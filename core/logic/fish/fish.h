#pragma once

#include "core/logic/step_sink.h"
#include "core/logic/survey.h"

namespace nonet {

/// A fish has n base houses and n cover houses. All places of a digit in the base houses lie in the cover houses. Each
/// base house is full and so has the digit once. So the base holds it n times, and each cover house, which has it at
/// most once, holds it exactly once, at a base place. Cover houses need not be full. The other places of the cover
/// houses are eliminated. So are base places in two cover houses
/// ("cannibalistic"): a digit there would use up two covers.
///
/// A finned fish has fins: base places outside the covers, and base places in two base houses (endo fins). Either a fin
/// is true or the fish without fins holds. So a candidate is eliminated when the fish eliminates it and every fin
/// excludes it. A fish has at most kMaxFins fins, of which at most kMaxEndoFins are endo fins. These are the limits of
/// HoDoKu's library.
///
/// The argument counts houses, and does not ask which grid they belong to. So the houses of a fish with fins or regions
/// can belong to several grids of a layout. Such a fish has up to kMaxFishAcrossGrids base houses; the base houses of a
/// larger one lie in one grid. The base houses of a basic fish without fins are the rows of one grid, and its cover
/// houses columns of the same grid, or the other way round.
///
/// A step has the base and the cover houses, and the parts vertices, fins and endo fins. A Siamese step combines two
/// fishes with the same base and different covers: the cover houses and the parts of the second fish follow those of
/// the first. A house that both have appears once.

/// X-Wing, Swordfish and larger ones without fins: rows of a grid whose places lie in as many of its columns, or the
/// other way round. Takes microseconds on 9×9.
void find_basic_fishes(Technique technique, Survey& survey, StepSink& sink);

/// All other fishes, those with the fewest fins first. Digits without removable places (FishBoards) are skipped. On 9×9
/// the first fish takes microseconds; all fishes of up to four houses take a few milliseconds, of more houses some tens
/// of milliseconds. On a samurai all fishes of a position take about 0.3 s, and up to a second where nearly all cells
/// are open. The search for one digit ends after kMaxFishNodes search nodes, which larger grids reach, and on 9×9
/// sometimes fishes of seven houses.
void find_fishes(Technique technique, Survey& survey, StepSink& sink);

/// Pairs of fishes with the same base, among the first kMaxSiameseFishes fishes. The value of FindOptions::siamese_fish
/// that makes find_fishes() look for such pairs.
void find_siamese_fishes(Technique technique, Survey& survey, StepSink& sink);

inline constexpr int kMaxFins = 5;
inline constexpr int kMaxEndoFins = 2;
/// The most base houses of a fish that belong to several grids.
inline constexpr std::size_t kMaxFishAcrossGrids = 4;
inline constexpr int kMaxFishNodes = 2'000'000;
inline constexpr std::size_t kMaxSiameseFishes = 20'000;

}  // namespace nonet
