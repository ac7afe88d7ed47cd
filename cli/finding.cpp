#include "cli/finding.h"

#include <algorithm>

namespace nonet {

std::string_view name_of(Finding::Status status) {
  switch (status) {
    case Finding::Status::Unique: return "unique";
    case Finding::Status::Multiple: return "multiple";
    case Finding::Status::None: return "none";
    case Finding::Status::Conflict: return "conflict";
  }
  return "";
}

Finding find_solutions(const Grid& puzzle, std::uint64_t limit, std::uint64_t kept,
                       const std::function<void()>& progress) {
  Finding finding;
  if (!is_consistent(puzzle)) {
    finding.status = Finding::Status::Conflict;
    finding.conflicts = conflicts(puzzle);
    return finding;
  }
  SolutionStream stream(puzzle);
  NodeMeter meter(Control{{}, kUnlimited, [&](const Progress&) { progress(); }});
  while (finding.solutions.size() < std::min(kept, limit) && stream.next(meter) == SearchEvent::Solution) {
    finding.solutions.push_back(stream.solution());
  }
  stream.advance_to(limit, meter);
  finding.count = stream.found();
  finding.stats = stream.stats();
  if (finding.count == 1) finding.status = Finding::Status::Unique;
  if (finding.count > 1) finding.status = Finding::Status::Multiple;
  return finding;
}

}  // namespace nonet
