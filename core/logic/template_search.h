#pragma once

#include "core/logic/digit_board.h"
#include "core/logic/stop_check.h"

namespace nonet {

/// A template is one complete placement of a digit: one of its places in each full house that lacks it, no two of which
/// exclude each other. The digit can only be at places that belong to a template.
template <std::size_t Words>
struct TemplatePlaces {
  /// The places that belong to a template.
  PlaceSet<Words> used;
  /// The places for which the search was given up.
  PlaceSet<Words> undecided;
};

/// Finds out which of the places `allowed` belong to a template that uses these places only. The search for one place
/// is given up after `max_nodes` search nodes, which grids larger than 9×9 may reach, and when `check` says so.
template <std::size_t Words>
TemplatePlaces<Words> places_in_templates(const DigitBoard<Words>& board, const PlaceSet<Words>& allowed, int max_nodes,
                                          StopCheck& check);

/// The cells among `allowed`, which all have the digit as a candidate, that may belong to a template within `allowed`:
/// those of templates, and those for which the search was given up: all of them when no board is wide enough. None when
/// a full house has no place for the digit.
CellSet cells_in_templates(const PuzzleState& state, Digit digit, const CellSet& allowed, int max_nodes,
                           StopCheck& check);

extern template TemplatePlaces<kNarrowBoard> places_in_templates(const DigitBoard<kNarrowBoard>&,
                                                                 const PlaceSet<kNarrowBoard>&, int, StopCheck&);
extern template TemplatePlaces<kWideBoard> places_in_templates(const DigitBoard<kWideBoard>&,
                                                               const PlaceSet<kWideBoard>&, int, StopCheck&);

}  // namespace nonet
