#include "core/logic/finders.h"

#include <algorithm>
#include <array>

#include "core/logic/als/als.h"
#include "core/logic/chains/chains.h"
#include "core/logic/coloring/coloring.h"
#include "core/logic/fish/fish.h"
#include "core/logic/forcing/forcing.h"
#include "core/logic/last_resorts/last_resorts.h"
#include "core/logic/locked/locked.h"
#include "core/logic/rule_techniques.h"
#include "core/logic/single_digit/single_digit.h"
#include "core/logic/singles/singles.h"
#include "core/logic/subsets/subsets.h"
#include "core/logic/uniqueness/uniqueness.h"
#include "core/logic/wings/wings.h"

namespace nonet {

namespace {

using enum Technique;

struct FinderRow {
  Technique technique;
  Finder* find;
};

// One row for each row of technique_table(), in any order.
constexpr std::array kFinders{
    // clang-format off
    FinderRow{FullHouse,                    find_full_houses},
    FinderRow{HiddenSingle,                 find_hidden_singles},
    FinderRow{NakedSingle,                  find_naked_singles},
    FinderRow{LockedPair,                   find_naked_sets},
    FinderRow{LockedTriple,                 find_naked_sets},
    FinderRow{Pointing,                     find_locked_candidates},
    FinderRow{Claiming,                     find_locked_candidates},
    FinderRow{LawOfLeftovers,               find_law_of_leftovers},
    FinderRow{NakedPair,                    find_naked_sets},
    FinderRow{NakedTriple,                  find_naked_sets},
    FinderRow{HiddenPair,                   find_hidden_sets},
    FinderRow{HiddenTriple,                 find_hidden_sets},
    FinderRow{NakedQuad,                    find_naked_sets},
    FinderRow{HiddenQuad,                   find_hidden_sets},
    FinderRow{NakedGroup,                   find_naked_sets},
    FinderRow{HiddenGroup,                  find_hidden_sets},
    FinderRow{XWing,                        find_basic_fishes},
    FinderRow{Swordfish,                    find_basic_fishes},
    FinderRow{Jellyfish,                    find_basic_fishes},
    FinderRow{FinnedXWing,                  find_fishes},
    FinderRow{SashimiXWing,                 find_fishes},
    FinderRow{FinnedSwordfish,              find_fishes},
    FinderRow{SashimiSwordfish,             find_fishes},
    FinderRow{FinnedJellyfish,              find_fishes},
    FinderRow{SashimiJellyfish,             find_fishes},
    FinderRow{FrankenXWing,                 find_fishes},
    FinderRow{FrankenSwordfish,             find_fishes},
    FinderRow{FrankenJellyfish,             find_fishes},
    FinderRow{FinnedFrankenXWing,           find_fishes},
    FinderRow{FinnedFrankenSwordfish,       find_fishes},
    FinderRow{FinnedFrankenJellyfish,       find_fishes},
    FinderRow{MutantXWing,                  find_fishes},
    FinderRow{MutantSwordfish,              find_fishes},
    FinderRow{MutantJellyfish,              find_fishes},
    FinderRow{FinnedMutantXWing,            find_fishes},
    FinderRow{FinnedMutantSwordfish,        find_fishes},
    FinderRow{FinnedMutantJellyfish,        find_fishes},
    FinderRow{Squirmbag,                    find_basic_fishes},
    FinderRow{FinnedSquirmbag,              find_fishes},
    FinderRow{SashimiSquirmbag,             find_fishes},
    FinderRow{FrankenSquirmbag,             find_fishes},
    FinderRow{FinnedFrankenSquirmbag,       find_fishes},
    FinderRow{MutantSquirmbag,              find_fishes},
    FinderRow{FinnedMutantSquirmbag,        find_fishes},
    FinderRow{FinnedMutantWhale,            find_fishes},
    FinderRow{FinnedMutantLeviathan,        find_fishes},
    FinderRow{Skyscraper,                   find_skyscrapers},
    FinderRow{TwoStringKite,                find_two_string_kites},
    FinderRow{DualTwoStringKite,            find_dual_two_string_kites},
    FinderRow{TurbotFish,                   find_turbot_fishes},
    FinderRow{EmptyRectangle,               find_empty_rectangles},
    FinderRow{DualEmptyRectangle,           find_dual_empty_rectangles},
    FinderRow{SimpleColorsTrap,             find_simple_colors},
    FinderRow{SimpleColorsWrap,             find_simple_colors},
    FinderRow{MultiColors1,                 find_multi_colors},
    FinderRow{MultiColors2,                 find_multi_colors},
    FinderRow{WWing,                        find_w_wings},
    FinderRow{XyWing,                       find_xy_wings},
    FinderRow{XyzWing,                      find_xyz_wings},
    FinderRow{BugPlusOne,                   find_bug_plus_one},
    FinderRow{UniqueRectangle1,             find_rectangles_by_extras},
    FinderRow{UniqueRectangle2,             find_rectangles_by_extras},
    FinderRow{UniqueRectangle3,             find_rectangles_with_set},
    FinderRow{UniqueRectangle4,             find_rectangles_with_bound_digit},
    FinderRow{UniqueRectangle5,             find_rectangles_by_extras},
    FinderRow{UniqueRectangle6,             find_rectangles_with_bound_digit},
    FinderRow{HiddenRectangle,              find_hidden_rectangles},
    FinderRow{AvoidableRectangle1,          find_avoidable_rectangles},
    FinderRow{AvoidableRectangle2,          find_avoidable_rectangles},
    FinderRow{RemotePair,                   find_remote_pairs},
    FinderRow{XChain,                       find_x_chains},
    FinderRow{XyChain,                      find_xy_chains},
    FinderRow{ContinuousNiceLoop,           find_loops},
    FinderRow{Aic,                          find_loops},
    FinderRow{DiscontinuousNiceLoop,        find_loops},
    FinderRow{GroupedContinuousNiceLoop,    find_loops},
    FinderRow{GroupedAic,                   find_loops},
    FinderRow{GroupedDiscontinuousNiceLoop, find_loops},
    FinderRow{SueDeCoq,                     find_sue_de_coqs},
    FinderRow{AlsXz,                        find_als_xz},
    FinderRow{AlsXyWing,                    find_als_xy_wings},
    FinderRow{AlsXyChain,                   find_als_xy_chains},
    FinderRow{DeathBlossom,                 find_death_blossoms},
    FinderRow{MultiSectorLockedSet,         find_multi_sector_locked_sets},
    FinderRow{Exocet,                       find_exocets},
    FinderRow{Tridagon,                     find_tridagons},
    FinderRow{ForcingChainContradiction,    find_forcing_chains},
    FinderRow{ForcingChainVerity,           find_forcing_chains},
    FinderRow{ForcingNetContradiction,      find_forcing_nets},
    FinderRow{ForcingNetVerity,             find_forcing_nets},
    FinderRow{TemplateSet,                  find_templates},
    FinderRow{TemplateDelete,               find_templates},
    FinderRow{TrialAndError,                find_trial_and_error},
    // clang-format on
};

// One more than the largest value of a technique that has a finder.
constexpr std::size_t end_of_techniques() {
  std::size_t end = 0;
  for (const FinderRow& row : kFinders) end = std::max(end, static_cast<std::size_t>(row.technique) + 1);
  return end;
}

// The finders by technique.
constexpr std::array<Finder*, end_of_techniques()> by_technique() {
  std::array<Finder*, end_of_techniques()> finders{};
  for (const FinderRow& row : kFinders) finders[static_cast<std::size_t>(row.technique)] = row.find;
  return finders;
}

constexpr std::array kByTechnique = by_technique();

}  // namespace

Finder* finder_of(Technique technique) {
  if (row_of(technique).family == Family::Rules) return find_rule_steps;
  const auto index = static_cast<std::size_t>(technique);
  return index < kByTechnique.size() ? kByTechnique[index] : nullptr;
}

}  // namespace nonet
