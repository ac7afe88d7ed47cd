#include "core/generate/rules/rule_growth.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/generate/rules/rule_puzzle.h"
#include "core/util/sort.h"

namespace nonet {

RuleGrowth::RuleGrowth(std::span<const RuleShare> kinds, int longest, int drawings, bool half_turn, Grid wanted,
                       Random& random, StopToken stop)
    : kinds_(kinds),
      drawings_(drawings),
      half_turn_(half_turn),
      random_(random),
      others_(std::move(wanted), stop),
      drawing_(others_.wanted(), longest, random),
      added_(kinds.size()) {}

void RuleGrowth::note_found(const Puzzle& now) {
  for (; known_ < others_.size(); ++known_) living_.push_back(known_);
  drop_broken(now);
}

void RuleGrowth::drop_broken(const Puzzle& now) {
  std::erase_if(living_, [&](std::size_t other) { return !others_.solves(other, now); });
}

void RuleGrowth::add_to(Puzzle& puzzle) const {
  for (const Group& group : groups_) {
    for (const Rule& rule : group) add_made_rule(puzzle, rule);
  }
}

std::ptrdiff_t RuleGrowth::use_of(const Group& rules) const {
  return std::count_if(living_.begin(), living_.end(), [&](std::size_t other) {
    return std::any_of(rules.begin(), rules.end(), [&](const Rule& rule) { return !others_.holds_in(other, rule); });
  });
}

RuleGrowth::Group RuleGrowth::draw(RuleKind kind) {
  if (half_turn_) return drawing_.draw_with_image(kind);
  std::optional<Rule> rule = drawing_.draw(kind);
  return rule ? Group{std::move(*rule)} : Group{};
}

bool RuleGrowth::add_rule(std::ptrdiff_t least, const std::function<std::ptrdiff_t(const Group&)>& use) {
  std::vector<std::uint16_t> order = random_order(kinds_.size(), random_);
  put_in_order(order, [&](std::size_t one, std::size_t other) {
    return added_[one] * kinds_[other].weight < added_[other] * kinds_[one].weight;
  });
  return std::any_of(order.begin(), order.end(), [&](std::size_t kind) { return add_rule_of(kind, least, use); });
}

bool RuleGrowth::add_rule_of(std::size_t kind, std::ptrdiff_t least,
                             const std::function<std::ptrdiff_t(const Group&)>& use) {
  Group best;
  for (int drawing = 0; drawing < drawings_; ++drawing) {
    Group group = draw(kinds_[kind].kind);
    if (group.empty()) break;
    const std::ptrdiff_t found = use(group);
    if (found <= least) continue;
    least = found;
    best = std::move(group);
  }
  if (best.empty()) return false;
  for (const Rule& rule : best) drawing_.take(rule);
  groups_.push_back(std::move(best));
  ++added_[kind];
  return true;
}

void RuleGrowth::leave_out_rules(const std::function<bool(std::size_t left)>& is_needed) {
  random_.shuffle(std::span(groups_));
  for (std::size_t left = groups_.size(); left > 0; --left) {
    Group group = std::move(groups_[left - 1]);
    const auto place = groups_.erase(groups_.begin() + static_cast<std::ptrdiff_t>(left - 1));
    if (is_needed(left)) groups_.insert(place, std::move(group));
  }
}

}  // namespace nonet
