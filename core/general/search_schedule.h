#pragma once

#include <cstdint>

namespace nonet {

/// When a clause search restarts, forgets clauses and changes phases: by contradictions counted, never by time, and in whole
/// numbers, so that it is the same everywhere.
class SearchSchedule {
 public:
  std::uint64_t conflicts() const { return conflicts_; }
  void count_conflict() { ++conflicts_; }

  /// True when it is time for a restart, for clauses to be forgotten, for phases to be changed; taken as done.
  bool take_restart();
  bool take_reduction() { return take(reduction_, kReductionInterval); }
  bool take_phase_change() { return take(phase_change_, kPhaseChangeInterval); }

 private:
  static constexpr std::uint64_t kReductionInterval = 300;
  static constexpr std::uint64_t kPhaseChangeInterval = 1000;

  // What comes again, each time after so many conflicts more than the last.
  struct Recurrence {
    std::uint64_t times = 0;
    std::uint64_t due_at = 0;
  };
  bool take(Recurrence& recurrence, std::uint64_t interval);

  std::uint64_t conflicts_ = 0;
  std::uint64_t restarted_at_ = 0;
  // Luby's sequence (1993) by Knuth's pair of numbers.
  std::int64_t luby_u_ = 1;
  std::int64_t luby_v_ = 1;
  Recurrence reduction_{1, kReductionInterval};
  Recurrence phase_change_{1, kPhaseChangeInterval};
};

}  // namespace nonet
