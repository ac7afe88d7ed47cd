#include "core/general/clauses/search_schedule.h"

namespace nonet {

namespace {

// Restarts are rare. They come after this many conflicts times 1, 1, 2, 1, 1, 2, 4 … (Luby's sequence).
constexpr std::uint64_t kRestartUnit = 256;

}  // namespace

bool SearchSchedule::take_restart() {
  if (conflicts_ < restarted_at_ + static_cast<std::uint64_t>(luby_v_) * kRestartUnit) return false;
  restarted_at_ = conflicts_;
  if ((luby_u_ & -luby_u_) == luby_v_) {
    ++luby_u_;
    luby_v_ = 1;
  } else {
    luby_v_ *= 2;
  }
  return true;
}

bool SearchSchedule::take(Recurrence& recurrence, std::uint64_t interval) {
  if (conflicts_ < recurrence.due_at) return false;
  recurrence.due_at = conflicts_ + interval * ++recurrence.times;
  return true;
}

}  // namespace nonet
