// Each listed digit gets a cell of its own, in every way that the candidates allow. In every solution, the listed
// digits have such cells, and the other cells any digit. So a digit stays when it is listed and gets the cell in some
// way, or when some way leaves the cell to others. Exactly the digits stay that are part of a solution of this
// condition. A listed digit is in one of the cells that have it as a candidate, so it is in no cell that differs from
// all of these.

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/rules/conditions.h"

namespace nonet {

namespace {

class Ways {
 public:
  Ways(const ContentCondition& content, const RuleNode& node) : content_(content) {
    for (std::size_t place = 0; place < content.cells.size(); ++place) digits_[place] = node[content.cells[place]];
  }

  // Tries all ways for the digits from `first` on in the cells that are not `taken`. Returns whether there is one.
  bool exist(std::size_t first = 0, unsigned taken = 0) {
    if (first == content_.digits.size()) {
      free_ |= ~taken;
      return true;
    }
    const DigitMask digit = content_.digits[first];
    bool found = false;
    for (std::size_t place = 0; place < content_.cells.size(); ++place) {
      if ((taken >> place & 1) != 0 || (digits_[place] & digit) == 0) continue;
      if (!exist(first + 1, taken | 1u << place)) continue;
      kept_[place] = static_cast<DigitMask>(kept_[place] | digit);
      found = true;
    }
    return found;
  }
  DigitMask kept(std::size_t place) const { return (free_ >> place & 1) != 0 ? digits_[place] : kept_[place]; }

 private:
  const ContentCondition& content_;
  std::array<DigitMask, ContentCondition::kMaxCells> digits_{};
  std::array<DigitMask, ContentCondition::kMaxCells> kept_{};
  // The cells that some way leaves to other digits.
  unsigned free_ = 0;
};

}  // namespace

bool apply(const ContentCondition& content, RuleNode& node) {
  Ways ways(content, node);
  if (!ways.exist()) return false;
  for (std::size_t place = 0; place < content.cells.size(); ++place) {
    if (!node.keep(content.cells[place], ways.kept(place))) return false;
  }
  return std::all_of(content.digits.begin(), content.digits.end(),
                     [&](DigitMask digit) { return node.require(content.cells, digit); });
}

}  // namespace nonet
