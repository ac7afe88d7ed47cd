#pragma once

#include <cstdint>

namespace nonet {

/// Decides when a clause search restarts, forgets clauses and changes phases. It counts conflicts, never time, and uses
/// whole numbers only. So searches are the same on every machine.
class SearchSchedule {
 public:
  std::uint64_t conflicts() const { return conflicts_; }
  void count_conflict() { ++conflicts_; }

  /// True when a restart, a reduction of clauses or a change of phases is due. A call that returns true schedules the
  /// next one.
  bool take_restart();
  bool take_reduction() { return take(reduction_, kReductionInterval); }
  bool take_phase_change() { return take(phase_change_, kPhaseChangeInterval); }

 private:
  static constexpr std::uint64_t kReductionInterval = 300;
  static constexpr std::uint64_t kPhaseChangeInterval = 1000;

  // An event that recurs after intervals that grow by the same number of conflicts each time.
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
