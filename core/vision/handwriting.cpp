#include "core/vision/handwriting.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <utility>

#include "core/util/contracts.h"
#include "core/util/sort.h"
#include "core/vision/handwriting_weights.h"
#include "core/vision/odds.h"

namespace nonet::vision {

namespace {

// What tells the ink of two pens or presses apart: how likely the network finds it that a hand wrote it, the height of
// a digit, twice the place of its middle, 32 times the width of its strokes, its darkness, and the blue and the red of
// its colour.
constexpr std::size_t kTraits = 7;
using Traits = std::array<int, kTraits>;
// Digits of one press differ by less.
constexpr Traits kLeastScale{kOneNat, 1, 2, 6, 50, 5, 5};
constexpr std::size_t kOdds = 0;
constexpr std::size_t kHeight = 1;
constexpr std::size_t kMiddle = 2;
constexpr std::size_t kStrokes = 3;
constexpr std::size_t kDarkness = 4;
constexpr std::size_t kBlue = 5;
constexpr std::size_t kRed = 6;

constexpr int kMaxNetworkOdds = 4 * kOneNat;
// One trait counts for so much at most.
constexpr int kMaxTraitOdds = 2 * kOneNat;
constexpr std::size_t kLeastPrintedDigits = 4;
constexpr int kRounds = 4;
constexpr int kSayOfPrint = 3;
constexpr std::size_t kLeastWritten = 3;
// So many digits of two kinds, of which one part alone has exactly one solution, are no accident.
constexpr std::size_t kLeastUnsure = 5;
// Without the network, the widths of strokes alone put the digits of 71 of 160 printed puzzles into two groups. Two of
// them are as far apart as this, and 150 of 163 grids that people had written in.
constexpr int kLeastQualityWithoutNetwork = 7 * kOneNat;
// Two groups are of one press unless a trait differs by this many times its scale.
constexpr int kClearlyApart = 2;

int middle_of(std::vector<int>& values) {
  shell_sort(values);
  return values[values.size() / 2];
}

// Measures the ink of a cell: its height, its middle, and the width of its strokes, which is twice the area over the
// length of the edge. Pencil is paler than print, so ink is what is half as dark as the darkest part of the middle.
void measure_ink(const CellInput& input, Traits& traits) {
  constexpr int kMargin = 4;
  int darkest = 0;
  for (int y = 2 * kMargin; y < kCellSide - 2 * kMargin; ++y) {
    for (int x = 2 * kMargin; x < kCellSide - 2 * kMargin; ++x)
      darkest = std::max<int>(darkest, input[static_cast<std::size_t>(y * kCellSide + x)]);
  }
  const auto is_ink = [&](int x, int y) {
    const bool is_inside = x >= kMargin && y >= kMargin && x < kCellSide - kMargin && y < kCellSide - kMargin;
    return is_inside && 2 * input[static_cast<std::size_t>(y * kCellSide + x)] > darkest;
  };
  int area = 0;
  int edge = 0;
  int first = kCellSide;
  int last = 0;
  for (int y = kMargin - 1; y < kCellSide - kMargin; ++y) {
    for (int x = kMargin - 1; x < kCellSide - kMargin; ++x) {
      const bool ink = is_ink(x, y);
      edge += (ink != is_ink(x + 1, y)) + (ink != is_ink(x, y + 1));
      if (!ink) continue;
      ++area;
      first = std::min(first, y);
      last = std::max(last, y);
    }
  }
  traits[kHeight] = std::max(0, last + 1 - first);
  traits[kMiddle] = first + last;
  traits[kStrokes] = edge == 0 ? 0 : 64 * area / edge;
}

// How likely a cell was written and not printed: the logarithm of the odds.
int odds_of_writing(const std::array<std::int32_t, kWritingOutputs>& logits) {
  const std::int32_t most = *std::max_element(logits.begin(), logits.end());
  const auto sum = [&](std::size_t from, std::size_t to) {
    double all = 0;
    for (std::size_t at = from; at < to; ++at) all += power_of(most - logits[at]);
    return all;
  };
  // What a pen left that is no digit was not printed, either.
  const double written = sum(1, kContents);
  const double printed = sum(kContents, kWritingOutputs);
  const double share = written + printed > 0 ? written / (written + printed) : 0.5;
  return std::clamp(cost_of(1 - share) - cost_of(share), -kMaxNetworkOdds, kMaxNetworkOdds);
}

struct Candidate {
  std::size_t cell;
  Traits traits;
};

// The middle of each trait of some cells, and how far half of the cells are from it.
struct Group {
  Traits middle{};
  Traits spread{};
  std::size_t size = 0;
};

Group group_of(const std::vector<Candidate>& all, const std::vector<bool>& in_second, bool second) {
  Group group;
  for (std::size_t trait = 0; trait < kTraits; ++trait) {
    std::vector<int> values;
    for (std::size_t at = 0; at < all.size(); ++at) {
      if (in_second[at] == second) values.push_back(all[at].traits[trait]);
    }
    group.size = values.size();
    if (values.empty()) return group;
    group.middle[trait] = middle_of(values);
    for (int& value : values) value = std::abs(value - group.middle[trait]);
    group.spread[trait] = middle_of(values);
  }
  return group;
}

// Two groups of digits that differ.
struct Split {
  std::array<Group, 2> groups;
  std::vector<bool> in_second;
  int quality = 0;
  bool is_clear = false;

  int scale(std::size_t trait) const {
    return std::max(kLeastScale[trait], groups[0].spread[trait] + groups[1].spread[trait]);
  }
  int distance(std::size_t trait) const { return std::abs(groups[0].middle[trait] - groups[1].middle[trait]); }
  // How much more a digit is like the second group than like the first.
  int likeness(const Traits& traits) const {
    int sum = 0;
    for (std::size_t trait = 0; trait < kTraits; ++trait) {
      if (distance(trait) <= scale(trait)) continue;
      const int to_first = std::abs(traits[trait] - groups[0].middle[trait]);
      const int to_second = std::abs(traits[trait] - groups[1].middle[trait]);
      sum += std::clamp((to_first - to_second) * kOneNat / scale(trait), -kMaxTraitOdds, kMaxTraitOdds);
    }
    return sum;
  }
  // True when the network finds the first group printed and the second one written.
  bool is_told_by_network() const {
    return groups[0].middle[kOdds] < 0 && groups[1].middle[kOdds] > 0 && distance(kOdds) > 3 * kOneNat;
  }
  // How much more the second group looks written: the network finds so, its digits are less alike, or they have the
  // colour of a pen.
  int writing_of_second() const {
    const auto apart = [&](std::size_t trait) {
      return std::clamp((groups[1].spread[trait] - groups[0].spread[trait]) * kOneNat / kLeastScale[trait], -kOneNat,
                        kOneNat);
    };
    const auto colour = [&](std::size_t group) {
      return std::abs(groups[group].middle[kBlue] - 128) + std::abs(groups[group].middle[kRed] - 128);
    };
    return groups[1].middle[kOdds] - groups[0].middle[kOdds] + apart(kHeight) + apart(kMiddle) +
           std::clamp((colour(1) - colour(0)) * kOneNat / 10, -kOneNat, kOneNat);
  }
};

// Parts digits where the two parts of a trait are the furthest apart for their sizes.
std::vector<bool> parted_by(const std::vector<Candidate>& all, std::size_t trait) {
  std::vector<int> values;
  std::int64_t total = 0;
  for (const Candidate& it : all) {
    values.push_back(it.traits[trait]);
    total += it.traits[trait];
  }
  shell_sort(values);
  const auto count = static_cast<std::int64_t>(values.size());
  double best = -1;
  int limit = values.back();
  std::int64_t before = 0;
  for (std::int64_t at = 1; at < count; ++at) {
    before += values[static_cast<std::size_t>(at - 1)];
    if (values[static_cast<std::size_t>(at)] == values[static_cast<std::size_t>(at - 1)]) continue;
    const double apart = static_cast<double>(before * count - total * at);
    const double between = apart * apart / static_cast<double>(at * (count - at));
    if (between <= best) continue;
    best = between;
    limit = values[static_cast<std::size_t>(at)];
  }
  std::vector<bool> second;
  for (const Candidate& it : all) second.push_back(it.traits[trait] >= limit);
  return second;
}

// Moves each digit to the group that it is like, a few times. None when one group is empty in the end.
std::optional<Split> settled(const std::vector<Candidate>& all, std::vector<bool> start) {
  Split split;
  split.in_second = std::move(start);
  for (int round = 0; round < kRounds; ++round) {
    split.groups = {group_of(all, split.in_second, false), group_of(all, split.in_second, true)};
    if (split.groups[0].size == 0 || split.groups[1].size == 0) return std::nullopt;
    if (round + 1 == kRounds) break;
    for (std::size_t at = 0; at < all.size(); ++at) {
      const int likeness = split.likeness(all[at].traits);
      if (likeness != 0) split.in_second[at] = likeness > 0;
    }
  }
  if (split.writing_of_second() < 0) {
    std::swap(split.groups[0], split.groups[1]);
    split.in_second.flip();
  }
  for (std::size_t trait = 0; trait < kTraits; ++trait) {
    const int scale = split.scale(trait);
    split.quality += std::min(4 * kOneNat, split.distance(trait) * kOneNat / scale);
    if (trait != kOdds && split.distance(trait) > kClearlyApart * scale) split.is_clear = true;
  }
  if (split.is_told_by_network()) {
    split.is_clear = true;
    split.quality += 2 * kOneNat;
  }
  return split;
}

Candidate candidate_of(const GridContents& contents, const std::vector<InkColour>& colours, std::size_t cell,
                       int odds) {
  Candidate it{cell, {}};
  measure_ink(contents.inputs[cell], it.traits);
  it.traits[kOdds] = odds;
  it.traits[kDarkness] = contents.darkness[cell];
  it.traits[kBlue] = colours.empty() ? 128 : colours[cell].blue;
  it.traits[kRed] = colours.empty() ? 128 : colours[cell].red;
  return it;
}

// None when the digits are all of one kind, or too few of them are printed.
std::optional<Split> best_split(const std::vector<Candidate>& candidates) {
  std::optional<Split> best;
  if (candidates.size() <= kLeastPrintedDigits) return best;
  for (std::size_t trait = 0; trait < kTraits; ++trait) {
    std::optional<Split> split = settled(candidates, parted_by(candidates, trait));
    if (split && split->is_clear && (!best || split->quality > best->quality)) best = std::move(split);
  }
  if (best && best->groups[0].size < kLeastPrintedDigits) best.reset();
  return best;
}

// False for print of the back of the page, and for pencil marks.
bool is_full_ink(const GridContents& contents, std::size_t cell) {
  return !contents.faint[cell] && contents.marks[cell].digits == 0;
}

}  // namespace

std::optional<DigitNetwork> handwriting_network_of(std::span<const std::uint8_t> bytes) {
  return DigitNetwork::from_bytes(bytes, kWritingOutputs);
}

const DigitNetwork& handwriting_network() {
  static const DigitNetwork network = [] {
    std::optional<DigitNetwork> read = handwriting_network_of(handwriting_weights());
    NONET_EXPECTS_ALWAYS(read.has_value());
    return *std::move(read);
  }();
  return network;
}

Handwriting find_handwriting(const GridContents& contents, const std::vector<InkColour>& colours,
                             const DigitNetwork& network) {
  Handwriting result;
  const std::size_t cells = contents.logits.size();
  std::vector<Candidate> candidates;
  result.logits.resize(cells);
  for (std::size_t cell = 0; cell < cells; ++cell) {
    if (!is_full_ink(contents, cell)) continue;
    std::array<std::int32_t, kWritingOutputs> seen;
    network.compute(contents.inputs[cell], seen);
    ContentLogits& both = result.logits[cell];
    for (std::size_t content = 0; content < kContents; ++content) {
      const bool is_digit = content > 0 && content < kSomethingElse;
      const std::int32_t most = is_digit ? std::max(seen[content], seen[kContents + content - 1]) : seen[content];
      // The network for printed digits has seen more noise and blur, so it has a say.
      both[content] = most + contents.logits[cell][content] / kSayOfPrint;
    }
    if (is_blank(both) || (is_strange(both) && is_blank(contents.logits[cell]))) continue;
    candidates.push_back(candidate_of(contents, colours, cell, odds_of_writing(seen)));
  }
  const std::optional<Split> best = best_split(candidates);
  if (!best) return result;
  const Split& split = *best;
  result.is_sure = split.groups[1].middle[kOdds] > 0 && split.groups[0].middle[kOdds] < 0 &&
                   split.distance(kOdds) > 2 * kOneNat && split.writing_of_second() > 2 * kOneNat;
  if (split.groups[1].size < (result.is_sure ? kLeastWritten : kLeastUnsure)) return result;
  result.odds.assign(cells, 0);
  for (std::size_t at = 0; at < candidates.size(); ++at) {
    result.odds[candidates[at].cell] = split.likeness(candidates[at].traits);
  }
  return result;
}

bool may_hold_handwriting(const GridContents& contents, const std::vector<InkColour>& colours) {
  std::vector<Candidate> candidates;
  for (std::size_t cell = 0; cell < contents.logits.size(); ++cell) {
    if (!is_full_ink(contents, cell) || is_blank(contents.logits[cell])) continue;
    candidates.push_back(candidate_of(contents, colours, cell, 0));
  }
  if (has_more_than_givens(contents.logits.size(), candidates.size())) return true;
  const std::optional<Split> split = best_split(candidates);
  return split && split->quality >= kLeastQualityWithoutNetwork && split->groups[1].size >= kLeastWritten;
}

}  // namespace nonet::vision
