#include "cli/finding.h"

#include <algorithm>

namespace nonet {

std::string_view name_of(Finding::Status status) {
  switch (status) {
    case Finding::Status::Unique: return "unique";
    case Finding::Status::Multiple: return "multiple";
    case Finding::Status::None: return "none";
    case Finding::Status::Conflict: return "conflict";
    case Finding::Status::Stopped: return "stopped";
  }
  return "";
}

namespace {

Finding::Status status_of_count(std::uint64_t count) {
  if (count == 0) return Finding::Status::None;
  return count == 1 ? Finding::Status::Unique : Finding::Status::Multiple;
}

Finding contradiction_in(const Grid& puzzle) {
  Finding finding;
  finding.status = Finding::Status::Conflict;
  finding.conflicts = conflicts(puzzle);
  return finding;
}

}  // namespace

Finding find_solutions(const Grid& puzzle, std::uint64_t limit, std::uint64_t kept, const Control& control) {
  if (!is_consistent(puzzle)) return contradiction_in(puzzle);
  Finding finding;
  SolutionStream stream(puzzle);
  NodeMeter meter(control);
  SearchEvent event = SearchEvent::Solution;
  while (event == SearchEvent::Solution && finding.solutions.size() < std::min(kept, limit)) {
    event = stream.next(meter);
    if (event == SearchEvent::Solution) finding.solutions.push_back(stream.solution());
  }
  if (event == SearchEvent::Solution) event = stream.advance_to(limit, meter);
  finding.count = stream.found();
  finding.stats = stream.stats();
  const bool ended = event == SearchEvent::Solution || event == SearchEvent::Exhausted;
  finding.status = ended ? status_of_count(finding.count) : Finding::Status::Stopped;
  return finding;
}

Finding finding_of(const Grid& puzzle, const BatchAnswer& answer) {
  if (answer.count == 0 && !is_consistent(puzzle)) return contradiction_in(puzzle);
  Finding finding;
  finding.count = answer.count;
  finding.status = status_of_count(finding.count);
  if (finding.count > 0) finding.solutions.push_back(grid_of(answer.solution));
  return finding;
}

Grid grid_of(const ClassicPuzzle& digits) {
  Grid grid(Layout::classic());
  std::copy(digits.begin(), digits.end(), grid.digits().begin());
  return grid;
}

}  // namespace nonet
