#pragma once

#include <array>
#include <optional>

#include "core/logic/step_sink.h"
#include "core/logic/strong_links.h"
#include "core/logic/survey.h"

namespace nonet {

/// A chain of two strong links: the outer end of the first, its inner end, the inner and the outer end of the second. The
/// inner ends see each other.
struct TwoLinks {
  std::array<House, 2> houses;
  std::array<Cell, 4> cells;
};

/// The cells that lose the digit: those that see both outer ends.
CellSet losers_of(const PuzzleState& state, Digit digit, const TwoLinks& chain);

/// The column that the inner ends share when both links are in rows, or the row when both are in columns.
std::optional<House> skyscraper_base(const Layout& layout, const TwoLinks& chain);

/// The region that the inner ends share, and the outer ones are not in, when one link is in a row and the other in a column.
std::optional<House> kite_box(const Layout& layout, const TwoLinks& chain);

/// Chain and houses, without eliminations. `via` joins the inner ends.
Step two_link_step(Technique technique, Digit digit, const TwoLinks& chain, std::optional<House> via);

/// Calls `visit(TwoLinks)` for each way to join two links of four different cells; ends when it gives true, and gives
/// that back.
template <class Visit>
bool for_each_two_links(Survey& survey, Digit digit, Visit&& visit) {
  const auto try_joint = [&](const StrongLink& left, Cell outer_left, Cell inner_left, const StrongLink& right,
                             Cell inner_right, Cell outer_right) {
    if (!survey.sets().peers(inner_left).contains(inner_right)) return false;
    return visit(TwoLinks{{left.house, right.house}, {outer_left, inner_left, inner_right, outer_right}});
  };
  const std::span<const StrongLink> links = survey.strong_links().of(digit);
  for (std::size_t i = 0; i < links.size(); ++i) {
    for (std::size_t j = i + 1; j < links.size(); ++j) {
      const StrongLink& left = links[i];
      const StrongLink& right = links[j];
      const auto& [left_house, a, b] = left;
      const auto& [right_house, c, d] = right;
      if (a == c || a == d || b == c || b == d) continue;
      if (try_joint(left, a, b, right, c, d) || try_joint(left, a, b, right, d, c) ||
          try_joint(left, b, a, right, c, d) || try_joint(left, b, a, right, d, c)) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace nonet
