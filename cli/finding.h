#pragma once

#include <cstdint>
#include <vector>

#include "core/api/nonet.h"

namespace nonet {

/// What `solve` tells of a puzzle.
struct Finding {
  enum class Status : std::uint8_t { Unique, Multiple, None, Conflict, Stopped };

  Status status = Status::None;
  /// Solutions, up to the limit.
  std::uint64_t count = 0;
  /// The first of them, as many as were to be kept.
  std::vector<Grid> solutions;
  std::vector<Conflict> conflicts;
  SearchStats stats;
};

std::string_view name_of(Finding::Status status);

/// Looks for solutions until there are `limit`, and keeps the first `kept` (at least one), so that memory does not
/// depend on the limit. The layout must be one that SolutionStream supports. Stopped when the control says so.
Finding find_solutions(const Grid& puzzle, std::uint64_t limit, std::uint64_t kept, const Control& control);

/// The same, from what a batch found out; keeps one solution.
Finding finding_of(const Grid& puzzle, const BatchAnswer& answer);

Grid grid_of(const ClassicPuzzle& digits);

}  // namespace nonet
