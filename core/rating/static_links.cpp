#include "core/rating/static_links.h"

#include <algorithm>

namespace nonet::rating {

void StaticLinks::build(const ChainGrid& grid) {
  grid_ = &grid;
  const UnitCounts& counts = grid_->counts();
  for (Id id = 0; id < grid_->count(); ++id) {
    int count = 0;
    for (const std::uint16_t unit : grid_->units(id)) {
      if (counts.size[unit] != 2) continue;
      const Id other = static_cast<Id>(counts.xor_of_ids[unit] ^ id);
      const auto begin = strong_[id].begin();
      const bool is_known = std::any_of(begin, begin + count, [&](const Strong& strong) { return strong.id == other; });
      if (!is_known) strong_[id][count++] = {other, unit};
    }
    strong_count_[id] = static_cast<std::uint8_t>(count);
    has_cell_link_[id] = counts.size[grid_->units(id)[kCellUnit]] == 2;
  }
  fill_rows();
}

void StaticLinks::fill_rows() {
  words_ = (static_cast<std::size_t>(grid_->count()) + 63) / 64;
  const std::size_t size = words_ * static_cast<std::size_t>(grid_->count());
  rows_.assign(size, 0);
  digit_rows_.assign(size, 0);
  for (Id id = 0; id < grid_->count(); ++id) {
    const auto fill = [&](std::vector<std::uint64_t>& rows, std::span<const Id> excluded) {
      for (const Id other : excluded) rows[id * words_ + other / 64u] |= std::uint64_t{1} << (other % 64u);
    };
    fill(rows_, grid_->excluded(id));
    fill(digit_rows_, grid_->excluded_of_digit(id));
  }
}

template <class Visit>
void StaticLinks::for_each_next_on(Id from, ChainLinksUsed used, Visit&& visit) const {
  for (const Id off : weak(from, used)) {
    for_each_strong(off, used, [&](Id on, std::uint16_t) {
      if (on != from) visit(on);
    });
  }
}

// The transitive closure of "on, therefore another off, therefore a third on". Candidates that lead to each other form
// a component and reach the same candidates (Tarjan 1972), so the closure costs little more than one look at every
// link.
void StaticLinks::find_reach(ChainLinksUsed used) {
  reach_.assign(rows_.size(), 0);
  std::fill_n(entered_.begin(), grid_->count(), std::uint16_t{0});
  next_number_ = 0;
  for (Id id = 0; id < grid_->count(); ++id) {
    if (entered_[id] == 0) visit_for_reach(id, used);
  }
}

void StaticLinks::visit_for_reach(Id from, ChainLinksUsed used) {
  entered_[from] = earliest_[from] = ++next_number_;
  open_.push_back(from);
  for_each_next_on(from, used, [&](Id on) {
    if (entered_[on] == 0) visit_for_reach(on, used);
    if (entered_[on] != kClosed) earliest_[from] = std::min(earliest_[from], earliest_[on]);
  });
  if (earliest_[from] == entered_[from]) close_component(from, used);
}

void StaticLinks::close_component(Id root, ChainLinksUsed used) {
  const auto first = std::find(open_.begin(), open_.end(), root);
  std::uint64_t* const row = &reach_[root * words_];
  const bool has_cycle = open_.end() - first > 1;
  for (auto member = first; member != open_.end(); ++member) {
    if (has_cycle) row[*member / 64u] |= std::uint64_t{1} << (*member % 64u);
    for_each_next_on(*member, used, [&](Id on) {
      if (entered_[on] != kClosed) return;
      row[on / 64u] |= std::uint64_t{1} << (on % 64u);
      for (std::size_t word = 0; word < words_; ++word) row[word] |= reach_[on * words_ + word];
    });
  }
  for (auto member = first; member != open_.end(); ++member) {
    entered_[*member] = kClosed;
    if (*member != root) std::copy_n(row, words_, &reach_[*member * words_]);
  }
  open_.erase(first, open_.end());
}

// True when some chain leads from the node to its negation.
bool StaticLinks::can_contradict(Node start, ChainLinksUsed used) const {
  bool can = false;
  if (start.is_on) {
    const std::vector<std::uint64_t>& rows = used == ChainLinksUsed::X ? digit_rows_ : rows_;
    for (std::size_t word = 0; word < words_; ++word) {
      can = can || (rows[start.id * words_ + word] & reach_[start.id * words_ + word]) != 0;
    }
  } else {
    for_each_strong(start.id, used, [&](Id on, std::uint16_t) { can = can || reaches(on, start.id); });
  }
  return can;
}

// Layer by layer with sets of nodes: only the lengths are wanted, not the order in which nodes are found.
int StaticLinks::shortest_contradiction(Node start, ChainLinksUsed used, int limit) const {
  constexpr std::size_t kWords = (kCells * kSide + 63) / 64;
  const std::vector<std::uint64_t>& rows = used == ChainLinksUsed::X ? digit_rows_ : rows_;
  std::array<std::uint64_t, kWords> on_seen;
  std::array<std::uint64_t, kWords> off_seen;
  std::array<std::uint64_t, kWords> offs;
  std::fill_n(on_seen.begin(), words_, 0);
  std::fill_n(off_seen.begin(), words_, 0);
  std::fill_n(offs.begin(), words_, 0);
  std::array<Id, kCells * kSide> ons;
  int on_count = 0;
  const auto bit_of = [](Id id) { return std::uint64_t{1} << (id % 64u); };
  // Marks what follows from the candidates that have just been found to be off.
  const auto follow_offs = [&] {
    on_count = 0;
    for (std::size_t word = 0; word < words_; ++word) {
      for_each_bit(offs[word], [&](int bit) {
        for_each_strong(static_cast<Id>(word * 64 + static_cast<std::size_t>(bit)), used, [&](Id on, std::uint16_t) {
          if ((on_seen[on / 64u] & bit_of(on)) != 0) return;
          on_seen[on / 64u] |= bit_of(on);
          ons[on_count++] = on;
        });
      });
    }
  };
  int length = 1;
  if (start.is_on) {
    ons[on_count++] = start.id;
    on_seen[start.id / 64u] |= bit_of(start.id);
  } else {
    offs[start.id / 64u] = off_seen[start.id / 64u] = bit_of(start.id);
    ++length;
    follow_offs();
  }
  while (on_count > 0) {
    if (!start.is_on && (on_seen[start.id / 64u] & bit_of(start.id)) != 0) return length <= limit ? length : 0;
    if (++length > limit) return 0;
    std::fill_n(offs.begin(), words_, 0);
    for (int i = 0; i < on_count; ++i) {
      for (std::size_t word = 0; word < words_; ++word) offs[word] |= rows[ons[i] * words_ + word];
    }
    for (std::size_t word = 0; word < words_; ++word) {
      offs[word] &= ~off_seen[word];
      off_seen[word] |= offs[word];
    }
    if (start.is_on && (off_seen[start.id / 64u] & bit_of(start.id)) != 0) return length;
    if (++length > limit) return 0;
    follow_offs();
  }
  return 0;
}

}  // namespace nonet::rating
