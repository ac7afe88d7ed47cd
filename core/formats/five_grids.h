#pragma once

#include <list>

#include "core/formats/parsed_puzzle.h"

namespace nonet {

// A samurai as its five grids, each a 9×9 puzzle of its own in the text.
//
// Five puzzles in one text are usually five puzzles. They are a samurai when three things come together:
// - The text has these five puzzles and nothing else. Most collections have another number of puzzles.
// - In one usual order of the grids, all 36 cells that two grids share are the same in both: the same digit, or blank
//   in both. Two cells of unrelated puzzles with 27 givens are the same with a probability of about one half, so all 36
//   are the same once in 10^11 cases.
// - At least four of these cells have a digit. Puzzles of a generator can have givens in the same places, and then
//   blank corners agree without a reason. Four digits agree by chance once in 6561 cases of such puzzles.
//
// With eight equal digits or more, one or two different cells are a mistake in a samurai. The text is then refused.
// The usual orders are those of orders_of_grids().

/// True for five puzzles or fewer that can be such grids: classic puzzles with givens alone.
bool may_be_grids_of_samurai(const std::list<ReadItem>& items);

inline constexpr std::size_t kGridsOfSamurai = 5;

/// Returns the samurai that five such puzzles are, or the error at the first cell that differs in two grids. None when
/// the puzzles are no samurai.
std::optional<ReadItem> samurai_of_grids(const std::list<ReadItem>& items);

}  // namespace nonet
