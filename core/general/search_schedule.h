#pragma once

#include <cstdint>

#include "core/general/decision_order.h"

namespace nonet {

/// When a clause search restarts, changes its mode, forgets clauses, changes phases and vivifies: by contradictions and by
/// work counted, never by time. All of it in whole numbers, so that it is the same everywhere.
class SearchSchedule {
 public:
  SearchMode mode() const { return mode_; }
  std::uint64_t conflicts() const { return conflicts_; }

  void count_conflict(std::uint32_t glue);
  /// True when a restart is due; it is taken as done.
  bool take_restart();
  /// True when the mode has changed.
  bool take_mode_change(std::uint64_t work);
  /// True when clauses are to be forgotten, phases to be changed, clauses to be vivified; taken as done.
  bool take_reduction() { return take(reduction_, kReductionInterval); }
  bool take_phase_change() { return take(phase_change_, kPhaseChangeInterval); }
  bool take_vivification() { return take(vivification_, kVivificationInterval); }

 private:
  static constexpr std::uint64_t kReductionInterval = 300;
  static constexpr std::uint64_t kPhaseChangeInterval = 1000;
  static constexpr std::uint64_t kVivificationInterval = 2000;
  static constexpr std::uint64_t kFirstModeConflicts = 1000;

  // What comes again, each time after so many conflicts more.
  struct Recurrence {
    std::uint64_t times = 0;
    std::uint64_t due_at = 0;
  };
  bool take(Recurrence& recurrence, std::uint64_t interval);
  bool take_rare_restart();

  SearchMode mode_ = SearchMode::Focused;
  std::uint64_t conflicts_ = 0;
  std::uint64_t restarted_at_ = 0;
  // Averages of the glue, in 2^-20: of the latest conflicts, and of all of the focused mode.
  std::int64_t recent_glue_ = 0;
  std::int64_t usual_glue_ = 0;
  std::int64_t glues_ = 0;
  // Luby's sequence (1993) by Knuth's pair of numbers.
  std::int64_t luby_u_ = 1;
  std::int64_t luby_v_ = 1;
  std::uint64_t mode_changes_ = 0;
  std::uint64_t mode_work_ = 0;
  std::uint64_t mode_ends_at_ = 0;
  Recurrence reduction_{1, kReductionInterval};
  Recurrence phase_change_{1, kPhaseChangeInterval};
  Recurrence vivification_{1, kVivificationInterval};
};

}  // namespace nonet
