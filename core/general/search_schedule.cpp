#include "core/general/search_schedule.h"

#include <algorithm>

namespace nonet {

namespace {

constexpr std::int64_t kRecentGlues = 32;
constexpr std::int64_t kUsualGlues = 100000;
// A restart is due when the latest clauses are worse than usual by so many hundredths.
constexpr std::int64_t kMargin = 110;
constexpr std::uint64_t kFewestBetweenRestarts = 2;
constexpr std::uint64_t kRareRestartUnit = 1024;

}  // namespace

void SearchSchedule::count_conflict(std::uint32_t glue) {
  ++conflicts_;
  if (mode_ != SearchMode::Focused) return;
  const std::int64_t scaled = std::int64_t{glue} << 20;
  ++glues_;
  recent_glue_ += (scaled - recent_glue_) / std::min(glues_, kRecentGlues);
  usual_glue_ += (scaled - usual_glue_) / std::min(glues_, kUsualGlues);
}

bool SearchSchedule::take_restart() {
  if (mode_ == SearchMode::Stable) return take_rare_restart();
  if (conflicts_ < restarted_at_ + kFewestBetweenRestarts) return false;
  if (recent_glue_ * 100 <= usual_glue_ * kMargin) return false;
  restarted_at_ = conflicts_;
  return true;
}

bool SearchSchedule::take_rare_restart() {
  if (conflicts_ < restarted_at_ + static_cast<std::uint64_t>(luby_v_) * kRareRestartUnit) return false;
  restarted_at_ = conflicts_;
  if ((luby_u_ & -luby_u_) == luby_v_) {
    ++luby_u_;
    luby_v_ = 1;
  } else {
    luby_v_ *= 2;
  }
  return true;
}

// The first focused phase lasts a number of conflicts; the work it took, times a square number that grows, is the length of
// each later phase, so that both modes get the same share.
bool SearchSchedule::take_mode_change(std::uint64_t work) {
  if (mode_changes_ == 0) {
    if (conflicts_ < kFirstModeConflicts) return false;
    mode_work_ = work;
  } else if (work < mode_ends_at_) {
    return false;
  }
  const std::uint64_t round = ++mode_changes_ / 2 + 1;
  mode_ends_at_ = work + mode_work_ * round * round;
  mode_ = mode_ == SearchMode::Focused ? SearchMode::Stable : SearchMode::Focused;
  restarted_at_ = conflicts_;
  luby_u_ = luby_v_ = 1;
  return true;
}

bool SearchSchedule::take(Recurrence& recurrence, std::uint64_t interval) {
  if (conflicts_ < recurrence.due_at) return false;
  recurrence.due_at = conflicts_ + interval * ++recurrence.times;
  return true;
}

}  // namespace nonet
