#pragma once

#include "core/rating/hint.h"

/// The producers of Sudoku Explainer that need no chains. Each function looks for the first hint in the order of Sudoku
/// Explainer, writes the hint and returns true, or returns false when there is none. The hint must be clear. With
/// `explain` the function also fills `hint.step`.

namespace nonet::rating {

bool find_hidden_single(const State& state, Hint& hint, bool explain);
bool find_direct_locked(const State& state, Hint& hint, bool explain);
bool find_direct_hidden_pair(const State& state, Hint& hint, bool explain);
bool find_naked_single(const State& state, Hint& hint, bool explain);
bool find_direct_hidden_triple(const State& state, Hint& hint, bool explain);
bool find_locked(const State& state, Hint& hint, bool explain);
bool find_naked_pair(const State& state, Hint& hint, bool explain);
bool find_x_wing(const State& state, Hint& hint, bool explain);
bool find_hidden_pair(const State& state, Hint& hint, bool explain);
bool find_naked_triple(const State& state, Hint& hint, bool explain);
bool find_swordfish(const State& state, Hint& hint, bool explain);
bool find_hidden_triple(const State& state, Hint& hint, bool explain);
bool find_xy_wing(const State& state, Hint& hint, bool explain);
bool find_xyz_wing(const State& state, Hint& hint, bool explain);
bool find_unique_loop(const State& state, Hint& hint, bool explain);
bool find_naked_quad(const State& state, Hint& hint, bool explain);
bool find_jellyfish(const State& state, Hint& hint, bool explain);
bool find_hidden_quad(const State& state, Hint& hint, bool explain);
bool find_bug(const State& state, Hint& hint, bool explain);
bool find_aligned_pair_exclusion(const State& state, Hint& hint, bool explain);
bool find_aligned_triple_exclusion(const State& state, Hint& hint, bool explain);

}  // namespace nonet::rating
