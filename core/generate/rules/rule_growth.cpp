#include "core/generate/rules/rule_growth.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/generate/rules/rule_puzzle.h"
#include "core/util/sort.h"

namespace nonet {

RuleGrowth::RuleGrowth(std::span<const RuleShare> kinds, int longest, int drawings, Grid wanted, Random& random,
                       StopToken stop)
    : kinds_(kinds),
      drawings_(drawings),
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

std::ptrdiff_t RuleGrowth::use_of(const Rule& rule) const {
  return std::count_if(living_.begin(), living_.end(),
                       [&](std::size_t other) { return !others_.holds_in(other, rule); });
}

bool RuleGrowth::add_rule(std::ptrdiff_t least, const std::function<std::ptrdiff_t(const Rule&)>& use) {
  std::vector<std::uint16_t> order = random_order(kinds_.size(), random_);
  put_in_order(order, [&](std::size_t one, std::size_t other) {
    return added_[one] * kinds_[other].weight < added_[other] * kinds_[one].weight;
  });
  return std::any_of(order.begin(), order.end(), [&](std::size_t kind) { return add_rule_of(kind, least, use); });
}

bool RuleGrowth::add_rule_of(std::size_t kind, std::ptrdiff_t least,
                             const std::function<std::ptrdiff_t(const Rule&)>& use) {
  std::optional<Rule> best;
  for (int drawing = 0; drawing < drawings_; ++drawing) {
    std::optional<Rule> rule = drawing_.draw(kinds_[kind].kind);
    if (!rule) break;
    const std::ptrdiff_t found = use(*rule);
    if (found <= least) continue;
    least = found;
    best = std::move(rule);
  }
  if (!best) return false;
  drawing_.take(*best);
  rules_.push_back(std::move(*best));
  ++added_[kind];
  return true;
}

void RuleGrowth::leave_out_rules(const std::function<bool(std::size_t left)>& is_needed) {
  random_.shuffle(std::span(rules_));
  for (std::size_t left = rules_.size(); left > 0; --left) {
    Rule rule = std::move(rules_[left - 1]);
    const auto place = rules_.erase(rules_.begin() + static_cast<std::ptrdiff_t>(left - 1));
    if (is_needed(left)) rules_.insert(place, std::move(rule));
  }
}

}  // namespace nonet
