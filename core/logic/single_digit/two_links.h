#pragma once

#include <array>
#include <optional>

#include "core/logic/step_sink.h"
#include "core/logic/stop_check.h"
#include "core/logic/strong_links.h"
#include "core/logic/survey.h"

namespace nonet {

/// A chain of two strong links whose inner ends are peers. The cells are: the outer end and the inner end of the first
/// link, the inner end and the outer end of the second.
struct TwoLinks {
  std::array<House, 2> houses;
  std::array<Cell, 4> cells;
};

/// The cells that have the digit as a candidate and are peers of both outer ends.
CellSet eliminated_by(const PuzzleState& state, Digit digit, const TwoLinks& chain);

/// The column of both inner ends when both links are in rows, or their row when both links are in columns; otherwise
/// none.
std::optional<House> skyscraper_base(const Layout& layout, const TwoLinks& chain);

/// The region of both inner ends when the first link is in a row, the second in a column, and neither outer end is in
/// that region; otherwise none.
std::optional<House> kite_box(const Layout& layout, const TwoLinks& chain);

/// A step with the chain and its houses, without eliminations. `via` is the house of both inner ends.
Step two_link_step(Technique technique, Digit digit, const TwoLinks& chain, std::optional<House> via);

/// Calls `visit(TwoLinks)` for each chain of two links with four different cells, until it returns true or the survey's
/// stop is requested. Returns whether it ended early.
template <class Visit>
bool for_each_two_links(Survey& survey, Digit digit, Visit&& visit) {
  const auto try_chain = [&](const StrongLink& left, Cell outer_left, Cell inner_left, const StrongLink& right,
                             Cell inner_right, Cell outer_right) {
    if (!survey.sets().peers(inner_left).contains(inner_right)) return false;
    return visit(TwoLinks{{left.house, right.house}, {outer_left, inner_left, inner_right, outer_right}});
  };
  const std::span<const StrongLink> links = survey.strong_links().of(digit);
  StopCheck check(survey.stop());
  for (std::size_t i = 0; i < links.size(); ++i) {
    if (check.must_stop(links.size() * 4)) return true;
    for (std::size_t j = i + 1; j < links.size(); ++j) {
      const StrongLink& left = links[i];
      const StrongLink& right = links[j];
      const auto& [left_house, a, b] = left;
      const auto& [right_house, c, d] = right;
      if (a == c || a == d || b == c || b == d) continue;
      if (try_chain(left, a, b, right, c, d) || try_chain(left, a, b, right, d, c) ||
          try_chain(left, b, a, right, c, d) || try_chain(left, b, a, right, d, c)) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace nonet
