#include "core/logic/step_order.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace nonet {

namespace {

constexpr int kGainOfDigit = 9;

int count_of(const Step& step, Role role) {
  return static_cast<int>(
      std::count_if(step.parts.begin(), step.parts.end(), [&](const Part& part) { return part.role == role; }));
}

int cells_of(const Step& step, Role role) {
  int cells = 0;
  for (const Part& part : step.parts) cells += part.role == role ? static_cast<int>(part.cells.size()) : 0;
  return cells;
}

int cells_of(const Step& step) {
  CellSet cells;
  for (const Part& part : step.parts) {
    for (const Cell cell : part.cells) cells.insert(cell);
  }
  return static_cast<int>(cells.size());
}

int houses_of(const Step& step, HouseRole role) {
  return static_cast<int>(
      std::count_if(step.houses.begin(), step.houses.end(), [&](const HousePart& each) { return each.role == role; }));
}

int strong_links_of(const Step& step) {
  return static_cast<int>(
      std::count_if(step.links.begin(), step.links.end(), [](const Link& link) { return link.strong; }));
}

// A fish of lines of one kind across lines of the other kind is the easiest to see.
int truths_of_fish(const Step& step, bool has_only_lines) {
  const int bases = houses_of(step, HouseRole::Base);
  const int fins = count_of(step, Role::Fin) + 2 * count_of(step, Role::EndoFin);
  return bases + fins + std::max(0, bases - 3) + (has_only_lines ? 0 : 2);
}

bool is_basic(Technique technique) {
  switch (technique) {
    case Technique::XWing:
    case Technique::Swordfish:
    case Technique::Jellyfish:
    case Technique::Squirmbag:
    case Technique::FinnedXWing:
    case Technique::FinnedSwordfish:
    case Technique::FinnedJellyfish:
    case Technique::FinnedSquirmbag:
    case Technique::SashimiXWing:
    case Technique::SashimiSwordfish:
    case Technique::SashimiJellyfish:
    case Technique::SashimiSquirmbag: return true;
    default: return false;
  }
}

// A node of several cells has to be seen as one.
int truths_of_chain(const Step& step) {
  int further_cells = 0;
  for (const Part& part : step.parts) {
    if (part.role == Role::Node) further_cells += static_cast<int>(part.cells.size()) - 1;
  }
  return strong_links_of(step) + (further_cells + 1) / 2 + (step.digits.size() > 1 ? 1 : 0);
}

// What a rule forbids by itself is seen at once, for one rule or for many.
int truths_of_rules(const Step& step) {
  const int houses = static_cast<int>(step.houses.size());
  const int rules = static_cast<int>(step.rules.size());
  const int combinations = static_cast<int>(step.combinations.size());
  switch (step.technique) {
    case Technique::Parity:
    case Technique::ExcludedDigits:
    case Technique::SingleCombination:
    case Technique::OrderBounds: return 1;
    case Technique::RuleOf45:
    case Technique::InniesAndOuties: return houses + rules + combinations / 2;
    case Technique::RequiredDigit:
    case Technique::RulePointing: return 2 + rules;
    default: return 1 + rules + combinations / 2;
  }
}

int truths_of(const Step& step) {
  switch (row_of(step.technique).family) {
    case Family::Singles: return 1;
    case Family::Locked:
      if (step.technique == Technique::LawOfLeftovers) return 1 + houses_of(step, HouseRole::Base);
      return std::max(1, static_cast<int>(step.digits.size()));
    case Family::Subsets: return static_cast<int>(step.digits.size());
    case Family::Fish: return truths_of_fish(step, is_basic(step.technique));
    case Family::SingleDigit: return 2;
    case Family::Coloring: return std::max(2, strong_links_of(step));
    case Family::Wings: return 3;
    // The pattern is one truth, but four cells and more have to be seen.
    case Family::Uniqueness: return step.technique == Technique::UniqueRectangle1 ? 2 : 3;
    case Family::Chains: return truths_of_chain(step);
    case Family::AlmostLockedSets: {
      const int cells = cells_of(step, Role::Als);
      return cells > 0 ? cells + 1 : cells_of(step);
    }
    case Family::Rules: return truths_of_rules(step);
    case Family::Forcing:
    case Family::LastResorts: return cells_of(step);
  }
  return 1;
}

// True when the eliminations leave one candidate in a cell, or one place for a digit in a full house.
bool opens_digit(const Step& step, const PuzzleState& state) {
  const auto is_gone = [&](Cell cell, Digit digit) {
    return std::any_of(step.eliminations.begin(), step.eliminations.end(),
                       [&](Candidate gone) { return gone.cell == cell && gone.digit == digit; });
  };
  return std::any_of(step.eliminations.begin(), step.eliminations.end(), [&](Candidate gone) {
    int left = 0;
    state.candidates(gone.cell).for_each([&](Digit digit) { left += is_gone(gone.cell, digit) ? 0 : 1; });
    if (left == 1) return true;
    const auto houses = state.sets().memberships(gone.cell);
    return std::any_of(houses.begin(), houses.end(), [&](const LayoutSets::Membership& each) {
      int places = 0;
      state.cells(gone.digit, each.house).for_each([&](Cell place) { places += is_gone(place, gone.digit) ? 0 : 1; });
      return places == 1;
    });
  });
}

}  // namespace

int price_of(const Step& step) {
  const bool is_of_rules = row_of(step.technique).family == Family::Rules;
  const int further_digits = is_of_rules || step.digits.empty() ? 0 : static_cast<int>(step.digits.size()) - 1;
  return 2 * std::max(1, truths_of(step)) + further_digits;
}

int gain_of(const Step& step, const PuzzleState& state) {
  const int eliminations = static_cast<int>(step.eliminations.size());
  if (!step.placements.empty()) return kGainOfDigit * static_cast<int>(step.placements.size()) + eliminations;
  return eliminations + (opens_digit(step, state) ? kGainOfDigit : 0);
}

std::size_t best_step(const std::vector<Step>& steps, const PuzzleState& state, bool placements_first) {
  struct Score {
    bool places;
    std::int64_t square;
    std::int64_t gain;
  };
  const auto score_of = [&](const Step& step) {
    const std::int64_t price = price_of(step);
    return Score{placements_first && !step.placements.empty(), price * price, 1 + gain_of(step, state)};
  };
  std::size_t best = 0;
  Score score = score_of(steps[0]);
  for (std::size_t index = 1; index < steps.size(); ++index) {
    const Score other = score_of(steps[index]);
    const bool is_better =
        other.places != score.places ? other.places : other.square * score.gain < score.square * other.gain;
    if (!is_better) continue;
    best = index;
    score = other;
  }
  return best;
}

std::vector<Step> with_joined_eliminations(std::vector<Step> steps) {
  std::vector<Step> result;
  std::optional<Step> whole;
  for (Step& step : steps) {
    if (!step.placements.empty()) {
      result.push_back(std::move(step));
    } else if (!whole) {
      whole = std::move(step);
    } else {
      whole->digits = whole->digits | step.digits;
      whole->rules.insert(whole->rules.end(), step.rules.begin(), step.rules.end());
      std::move(step.parts.begin(), step.parts.end(), std::back_inserter(whole->parts));
      whole->eliminations.insert(whole->eliminations.end(), step.eliminations.begin(), step.eliminations.end());
    }
  }
  if (whole) {
    whole->sort_results();
    result.push_back(std::move(*whole));
  }
  return result;
}

}  // namespace nonet
