#include "core/rule_steps/set_support.h"

#include <array>
#include <bit>
#include <span>

namespace nonet {

namespace {

using DigitsOfCells = std::array<DigitMask, kMaxTriedCells>;

// The ways to put the digits of a set into cells, one into each. A part of the digits is a mask of their places in the set. Bit p of
// `starts_` says that the first cells can hold part p, `ends_` that the other cells can hold the rest.
class Orders {
 public:
  Orders(DigitMask set, std::span<const DigitMask> cells) : cells_(cells), whole_((1u << cells.size()) - 1) {
    for (unsigned left = set; left != 0; left &= left - 1)
      digits_[count_++] = static_cast<DigitMask>(left & (~left + 1));
    starts_[0] = true;
    for (unsigned part = 0; part < whole_; ++part) {
      if (starts_[part]) for_each_next(part, [&](unsigned next, DigitMask) { starts_[next] = true; });
    }
    ends_[whole_] = true;
    for (unsigned part = whole_; part-- > 0;) {
      for_each_next(part, [&](unsigned next, DigitMask) { ends_[part] = ends_[part] || ends_[next]; });
    }
  }

  bool exist() const { return ends_[0]; }
  // Adds to `kept` the digits that each cell has in some way.
  void add_to(DigitsOfCells& kept) const {
    for (unsigned part = 0; part < whole_; ++part) {
      if (!starts_[part]) continue;
      DigitMask& digits = kept[static_cast<std::size_t>(std::popcount(part))];
      for_each_next(part, [&](unsigned next, DigitMask digit) {
        if (ends_[next]) digits = static_cast<DigitMask>(digits | digit);
      });
    }
  }

 private:
  // Calls visit() for each digit that the first cell after a part can have, with the part that has this digit, too.
  template <class Visit>
  void for_each_next(unsigned part, Visit&& visit) const {
    const DigitMask digits = cells_[static_cast<std::size_t>(std::popcount(part))];
    for (std::size_t place = 0; place < count_; ++place) {
      if ((part >> place & 1) == 0 && (digits & digits_[place]) != 0) visit(part | 1u << place, digits_[place]);
    }
  }

  std::span<const DigitMask> cells_;
  unsigned whole_;
  DigitsOfCells digits_{};
  std::size_t count_ = 0;
  std::array<bool, 1u << kMaxTriedCells> starts_{};
  std::array<bool, 1u << kMaxTriedCells> ends_{};
};

}  // namespace

SetSupport support_of(const DigitSetCondition& condition, const RuleMasks& masks) {
  SetSupport support;
  support.kept.assign(condition.cells.size(), 0);
  DigitMask filled = 0;
  DigitMask reached = 0;
  bool is_repeated = false;
  std::vector<std::size_t> open;
  std::vector<DigitMask> digits;
  for (std::size_t place = 0; place < condition.cells.size(); ++place) {
    const CellIndex cell = condition.cells[place];
    reached = static_cast<DigitMask>(reached | masks[cell]);
    if (masks.is_open(cell)) {
      open.push_back(place);
      digits.push_back(masks[cell]);
      continue;
    }
    is_repeated = is_repeated || (filled & masks[cell]) != 0;
    filled = static_cast<DigitMask>(filled | masks[cell]);
    support.kept[place] = masks[cell];
  }
  if (is_repeated) return support;
  const bool tries = open.size() <= kMaxTriedCells;
  DigitsOfCells kept{};
  DigitMask united = 0;
  support.required = 0xffff;
  for (const DigitMask set : condition.sets) {
    if ((set & filled) != filled || (set & ~reached) != 0) continue;
    const auto rest = static_cast<DigitMask>(set & ~filled);
    if (tries) {
      const Orders orders(rest, digits);
      if (!orders.exist()) continue;
      orders.add_to(kept);
    } else {
      bool fits = true;
      for (const DigitMask each : digits) fits = fits && (each & rest) != 0;
      if (!fits) continue;
      united = static_cast<DigitMask>(united | rest);
    }
    support.sets.push_back(set);
    support.required = static_cast<DigitMask>(support.required & set);
  }
  for (std::size_t index = 0; index < open.size(); ++index) support.kept[open[index]] = tries ? kept[index] : united;
  if (support.sets.empty()) support.required = 0;
  return support;
}

}  // namespace nonet
