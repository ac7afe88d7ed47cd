#include <algorithm>
#include <array>
#include <cstdint>

#include "core/logic/als/als.h"
#include "core/logic/chains/chains.h"
#include "core/logic/coloring/coloring.h"
#include "core/logic/fish/fish.h"
#include "core/logic/forcing/forcing.h"
#include "core/logic/last_resorts/last_resorts.h"
#include "core/logic/locked/locked.h"
#include "core/logic/single_digit/single_digit.h"
#include "core/logic/singles/singles.h"
#include "core/logic/subsets/subsets.h"
#include "core/logic/technique.h"
#include "core/logic/uniqueness/uniqueness.h"
#include "core/logic/wings/wings.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

using enum Technique;

// One row for each technique that the teacher uses, family by family. The order of the rows has no meaning.
constexpr std::array kTable{
    // clang-format off
    TechniqueRow{FullHouse,                    "full-house",                      "0000", Family::Singles,          Level::Easy,      10, find_full_houses},
    TechniqueRow{HiddenSingle,                 "hidden-single",                   "0002", Family::Singles,          Level::Easy,      20, find_hidden_singles},
    TechniqueRow{NakedSingle,                  "naked-single",                    "0003", Family::Singles,          Level::Easy,      30, find_naked_singles},

    TechniqueRow{LockedPair,                   "locked-pair",                     "0110", Family::Locked,           Level::Medium,    40, find_naked_sets},
    TechniqueRow{LockedTriple,                 "locked-triple",                   "0111", Family::Locked,           Level::Medium,    50, find_naked_sets},
    TechniqueRow{Pointing,                     "pointing",                        "0100", Family::Locked,           Level::Medium,    60, find_locked_candidates},
    TechniqueRow{Claiming,                     "claiming",                        "0101", Family::Locked,           Level::Medium,    70, find_locked_candidates},

    TechniqueRow{NakedPair,                    "naked-pair",                      "0200", Family::Subsets,          Level::Medium,    80, find_naked_sets},
    TechniqueRow{NakedTriple,                  "naked-triple",                    "0201", Family::Subsets,          Level::Medium,    90, find_naked_sets},
    TechniqueRow{HiddenPair,                   "hidden-pair",                     "0210", Family::Subsets,          Level::Medium,   100, find_hidden_sets},
    TechniqueRow{HiddenTriple,                 "hidden-triple",                   "0211", Family::Subsets,          Level::Medium,   110, find_hidden_sets},
    TechniqueRow{NakedQuad,                    "naked-quad",                      "0202", Family::Subsets,          Level::Hard,     120, find_naked_sets},
    TechniqueRow{HiddenQuad,                   "hidden-quad",                     "0212", Family::Subsets,          Level::Hard,     130, find_hidden_sets},
    TechniqueRow{NakedGroup,                   "naked-group",                     "",     Family::Subsets,          Level::Hard,     140, find_naked_sets},
    TechniqueRow{HiddenGroup,                  "hidden-group",                    "",     Family::Subsets,          Level::Hard,     150, find_hidden_sets},

    TechniqueRow{XWing,                        "x-wing",                          "0300", Family::Fish,             Level::Hard,     160, find_basic_fishes},
    TechniqueRow{Swordfish,                    "swordfish",                       "0301", Family::Fish,             Level::Hard,     170, find_basic_fishes},
    TechniqueRow{Jellyfish,                    "jellyfish",                       "0302", Family::Fish,             Level::Hard,     180, find_basic_fishes},
    TechniqueRow{FinnedXWing,                  "finned-x-wing",                   "0310", Family::Fish,             Level::Hard,     390, find_fishes},
    TechniqueRow{SashimiXWing,                 "sashimi-x-wing",                  "0320", Family::Fish,             Level::Hard,     400, find_fishes},
    TechniqueRow{FinnedSwordfish,              "finned-swordfish",                "0311", Family::Fish,             Level::Expert,   450, find_fishes},
    TechniqueRow{SashimiSwordfish,             "sashimi-swordfish",               "0321", Family::Fish,             Level::Expert,   460, find_fishes},
    TechniqueRow{FinnedJellyfish,              "finned-jellyfish",                "0312", Family::Fish,             Level::Expert,   470, find_fishes},
    TechniqueRow{SashimiJellyfish,             "sashimi-jellyfish",               "0322", Family::Fish,             Level::Expert,   480, find_fishes},
    TechniqueRow{FrankenXWing,                 "franken-x-wing",                  "0330", Family::Fish,             Level::Expert,   620, find_fishes},
    TechniqueRow{FrankenSwordfish,             "franken-swordfish",               "0331", Family::Fish,             Level::Expert,   630, find_fishes},
    TechniqueRow{FrankenJellyfish,             "franken-jellyfish",               "0332", Family::Fish,             Level::Expert,   640, find_fishes},
    TechniqueRow{FinnedFrankenXWing,           "finned-franken-x-wing",           "0340", Family::Fish,             Level::Expert,   650, find_fishes},
    TechniqueRow{FinnedFrankenSwordfish,       "finned-franken-swordfish",        "0341", Family::Fish,             Level::Expert,   660, find_fishes},
    TechniqueRow{FinnedFrankenJellyfish,       "finned-franken-jellyfish",        "0342", Family::Fish,             Level::Expert,   670, find_fishes},
    TechniqueRow{MutantXWing,                  "mutant-x-wing",                   "0350", Family::Fish,             Level::Expert,   680, find_fishes},
    TechniqueRow{MutantSwordfish,              "mutant-swordfish",                "0351", Family::Fish,             Level::Expert,   690, find_fishes},
    TechniqueRow{MutantJellyfish,              "mutant-jellyfish",                "0352", Family::Fish,             Level::Expert,   700, find_fishes},
    TechniqueRow{FinnedMutantXWing,            "finned-mutant-x-wing",            "0360", Family::Fish,             Level::Expert,   710, find_fishes},
    TechniqueRow{FinnedMutantSwordfish,        "finned-mutant-swordfish",         "0361", Family::Fish,             Level::Expert,   720, find_fishes},
    TechniqueRow{FinnedMutantJellyfish,        "finned-mutant-jellyfish",         "0362", Family::Fish,             Level::Expert,   730, find_fishes},
    TechniqueRow{Squirmbag,                    "squirmbag",                       "0303", Family::Fish,             Level::Expert,   740, find_basic_fishes},
    TechniqueRow{FinnedSquirmbag,              "finned-squirmbag",                "0313", Family::Fish,             Level::Expert,   750, find_fishes},
    TechniqueRow{SashimiSquirmbag,             "sashimi-squirmbag",               "0323", Family::Fish,             Level::Expert,   760, find_fishes},
    TechniqueRow{FrankenSquirmbag,             "franken-squirmbag",               "0333", Family::Fish,             Level::Expert,   770, find_fishes},
    TechniqueRow{FinnedFrankenSquirmbag,       "finned-franken-squirmbag",        "0343", Family::Fish,             Level::Expert,   780, find_fishes},
    TechniqueRow{MutantSquirmbag,              "mutant-squirmbag",                "0353", Family::Fish,             Level::Expert,   790, find_fishes},
    TechniqueRow{FinnedMutantSquirmbag,        "finned-mutant-squirmbag",         "0363", Family::Fish,             Level::Expert,   800, find_fishes},
    TechniqueRow{FinnedMutantWhale,            "finned-mutant-whale",             "0364", Family::Fish,             Level::Expert,   810, find_fishes},
    TechniqueRow{FinnedMutantLeviathan,        "finned-mutant-leviathan",         "0365", Family::Fish,             Level::Expert,   820, find_fishes},

    TechniqueRow{Skyscraper,                   "skyscraper",                      "0400", Family::SingleDigit,      Level::Hard,     210, find_skyscrapers},
    TechniqueRow{TwoStringKite,                "two-string-kite",                 "0401", Family::SingleDigit,      Level::Hard,     220, find_two_string_kites},
    TechniqueRow{DualTwoStringKite,            "dual-two-string-kite",            "0404", Family::SingleDigit,      Level::Hard,     230, find_dual_two_string_kites},
    TechniqueRow{TurbotFish,                   "turbot-fish",                     "0403", Family::SingleDigit,      Level::Hard,     240, find_turbot_fishes},
    TechniqueRow{EmptyRectangle,               "empty-rectangle",                 "0402", Family::SingleDigit,      Level::Hard,     250, find_empty_rectangles},
    TechniqueRow{DualEmptyRectangle,           "dual-empty-rectangle",            "0405", Family::SingleDigit,      Level::Hard,     260, find_dual_empty_rectangles},

    TechniqueRow{SimpleColorsTrap,             "simple-colors-trap",              "0500", Family::Coloring,         Level::Hard,     410, find_simple_colors},
    TechniqueRow{SimpleColorsWrap,             "simple-colors-wrap",              "0501", Family::Coloring,         Level::Hard,     420, find_simple_colors},
    TechniqueRow{MultiColors1,                 "multi-colors-1",                  "0502", Family::Coloring,         Level::Hard,     430, find_multi_colors},
    TechniqueRow{MultiColors2,                 "multi-colors-2",                  "0503", Family::Coloring,         Level::Hard,     440, find_multi_colors},

    TechniqueRow{WWing,                        "w-wing",                          "0803", Family::Wings,            Level::Hard,     270, find_w_wings},
    TechniqueRow{XyWing,                       "xy-wing",                         "0800", Family::Wings,            Level::Hard,     280, find_xy_wings},
    TechniqueRow{XyzWing,                      "xyz-wing",                        "0801", Family::Wings,            Level::Hard,     290, find_xyz_wings},

    TechniqueRow{BugPlusOne,                   "bug-plus-one",                    "0610", Family::Uniqueness,       Level::Hard,     200, find_bug_plus_one},
    TechniqueRow{UniqueRectangle1,             "unique-rectangle-1",              "0600", Family::Uniqueness,       Level::Hard,     300, find_rectangles_by_extras},
    TechniqueRow{UniqueRectangle2,             "unique-rectangle-2",              "0601", Family::Uniqueness,       Level::Hard,     310, find_rectangles_by_extras},
    TechniqueRow{UniqueRectangle3,             "unique-rectangle-3",              "0602", Family::Uniqueness,       Level::Hard,     320, find_rectangles_with_set},
    TechniqueRow{UniqueRectangle4,             "unique-rectangle-4",              "0603", Family::Uniqueness,       Level::Hard,     330, find_rectangles_with_bound_digit},
    TechniqueRow{UniqueRectangle5,             "unique-rectangle-5",              "0604", Family::Uniqueness,       Level::Hard,     340, find_rectangles_by_extras},
    TechniqueRow{UniqueRectangle6,             "unique-rectangle-6",              "0605", Family::Uniqueness,       Level::Hard,     350, find_rectangles_with_bound_digit},
    TechniqueRow{HiddenRectangle,              "hidden-rectangle",                "0606", Family::Uniqueness,       Level::Hard,     360, find_hidden_rectangles},
    TechniqueRow{AvoidableRectangle1,          "avoidable-rectangle-1",           "0607", Family::Uniqueness,       Level::Hard,     370, find_avoidable_rectangles},
    TechniqueRow{AvoidableRectangle2,          "avoidable-rectangle-2",           "0608", Family::Uniqueness,       Level::Hard,     380, find_avoidable_rectangles},

    TechniqueRow{RemotePair,                   "remote-pair",                     "0703", Family::Chains,           Level::Hard,     190, find_remote_pairs},
    TechniqueRow{XChain,                       "x-chain",                         "0701", Family::Chains,           Level::Expert,   500, find_x_chains},
    TechniqueRow{XyChain,                      "xy-chain",                        "0702", Family::Chains,           Level::Expert,   510, find_xy_chains},
    TechniqueRow{ContinuousNiceLoop,           "continuous-nice-loop",            "0706", Family::Chains,           Level::Expert,   520, find_loops},
    TechniqueRow{Aic,                          "aic",                             "0708", Family::Chains,           Level::Expert,   530, find_loops},
    TechniqueRow{DiscontinuousNiceLoop,        "discontinuous-nice-loop",         "0707", Family::Chains,           Level::Expert,   540, find_loops},
    TechniqueRow{GroupedContinuousNiceLoop,    "grouped-continuous-nice-loop",    "0709", Family::Chains,           Level::Expert,   550, find_loops},
    TechniqueRow{GroupedAic,                   "grouped-aic",                     "0711", Family::Chains,           Level::Expert,   560, find_loops},
    TechniqueRow{GroupedDiscontinuousNiceLoop, "grouped-discontinuous-nice-loop", "0710", Family::Chains,           Level::Expert,   570, find_loops},

    TechniqueRow{SueDeCoq,                     "sue-de-coq",                      "1101", Family::AlmostLockedSets, Level::Expert,   490, find_sue_de_coqs},
    TechniqueRow{AlsXz,                        "als-xz",                          "0901", Family::AlmostLockedSets, Level::Expert,   580, find_als_xz},
    TechniqueRow{AlsXyWing,                    "als-xy-wing",                     "0902", Family::AlmostLockedSets, Level::Expert,   590, find_als_xy_wings},
    TechniqueRow{AlsXyChain,                   "als-xy-chain",                    "0903", Family::AlmostLockedSets, Level::Expert,   600, find_als_xy_chains},
    TechniqueRow{DeathBlossom,                 "death-blossom",                   "0904", Family::AlmostLockedSets, Level::Expert,   610, find_death_blossoms},

    TechniqueRow{ForcingChainContradiction,    "forcing-chain-contradiction",     "1301", Family::Forcing,          Level::Extreme,  830, find_forcing_chains},
    TechniqueRow{ForcingChainVerity,           "forcing-chain-verity",            "1302", Family::Forcing,          Level::Extreme,  840, find_forcing_chains},
    TechniqueRow{ForcingNetContradiction,      "forcing-net-contradiction",       "1303", Family::Forcing,          Level::Extreme,  850, find_forcing_nets},
    TechniqueRow{ForcingNetVerity,             "forcing-net-verity",              "1304", Family::Forcing,          Level::Extreme,  860, find_forcing_nets},

    TechniqueRow{TemplateSet,                  "template-set",                    "1201", Family::LastResorts,      Level::Extreme,  870, find_templates},
    TechniqueRow{TemplateDelete,               "template-delete",                 "1202", Family::LastResorts,      Level::Extreme,  880, find_templates},
    TechniqueRow{TrialAndError,                "trial-and-error",                 "",     Family::LastResorts,      Level::Extreme,  890, find_trial_and_error},
    // clang-format on
};

// The techniques that only the rater uses. They have no finder, no rank and no code.
constexpr std::array kRatedTable{
    // clang-format off
    TechniqueRow{DirectPointing,               "direct-pointing",                 "",     Family::Locked,           Level::Medium,     0, nullptr},
    TechniqueRow{DirectClaiming,               "direct-claiming",                 "",     Family::Locked,           Level::Medium,     0, nullptr},
    TechniqueRow{DirectHiddenPair,             "direct-hidden-pair",              "",     Family::Subsets,          Level::Medium,     0, nullptr},
    TechniqueRow{DirectHiddenTriple,           "direct-hidden-triple",            "",     Family::Subsets,          Level::Medium,     0, nullptr},
    TechniqueRow{UniqueLoop1,                  "unique-loop-1",                   "",     Family::Uniqueness,       Level::Hard,       0, nullptr},
    TechniqueRow{UniqueLoop2,                  "unique-loop-2",                   "",     Family::Uniqueness,       Level::Hard,       0, nullptr},
    TechniqueRow{UniqueLoop3,                  "unique-loop-3",                   "",     Family::Uniqueness,       Level::Hard,       0, nullptr},
    TechniqueRow{UniqueLoop4,                  "unique-loop-4",                   "",     Family::Uniqueness,       Level::Hard,       0, nullptr},
    TechniqueRow{Bug2,                         "bug-2",                           "",     Family::Uniqueness,       Level::Hard,       0, nullptr},
    TechniqueRow{Bug3,                         "bug-3",                           "",     Family::Uniqueness,       Level::Hard,       0, nullptr},
    TechniqueRow{Bug4,                         "bug-4",                           "",     Family::Uniqueness,       Level::Hard,       0, nullptr},
    TechniqueRow{AlignedPairExclusion,         "aligned-pair-exclusion",          "",     Family::AlmostLockedSets, Level::Expert,     0, nullptr},
    TechniqueRow{AlignedTripleExclusion,       "aligned-triple-exclusion",        "",     Family::AlmostLockedSets, Level::Expert,     0, nullptr},
    // clang-format on
};

constexpr std::size_t kCount = kTable.size();
constexpr std::size_t kTechniques = kCount + kRatedTable.size();

constexpr const TechniqueRow& row_at(std::size_t row) { return row < kCount ? kTable[row] : kRatedTable[row - kCount]; }

// The number of the row of each technique. The tables must have one row for each technique, in any order.
constexpr std::array<std::uint8_t, kTechniques> numbers_of_rows() {
  std::array<std::uint8_t, kTechniques> numbers{};
  std::array<bool, kTechniques> is_known{};
  for (std::size_t row = 0; row < kTechniques; ++row) {
    const auto technique = static_cast<std::size_t>(row_at(row).technique);
    if (technique >= kTechniques || is_known[technique]) return {};
    is_known[technique] = true;
    numbers[technique] = static_cast<std::uint8_t>(row);
  }
  return numbers;
}

constexpr std::array<std::uint8_t, kTechniques> kRowNumbers = numbers_of_rows();
static_assert(kRowNumbers[static_cast<std::size_t>(kRatedTable.back().technique)] == kTechniques - 1,
              "the tables must have exactly one row for each technique");

// The rows sorted by a column of ranks.
constexpr std::array<const TechniqueRow*, kCount> sorted_by(int TechniqueRow::*rank) {
  std::array<const TechniqueRow*, kCount> rows{};
  for (std::size_t row = 0; row < kCount; ++row) {
    std::size_t slot = row;
    for (; slot > 0 && rows[slot - 1]->*rank > kTable[row].*rank; --slot) rows[slot] = rows[slot - 1];
    rows[slot] = &kTable[row];
  }
  return rows;
}

constexpr std::array<const TechniqueRow*, kCount> kTeachingOrder = sorted_by(&TechniqueRow::teaching_rank);

}  // namespace

std::span<const TechniqueRow> technique_table() { return kTable; }

std::span<const TechniqueRow> rated_technique_table() { return kRatedTable; }

std::span<const TechniqueRow* const> teaching_order() { return kTeachingOrder; }

const TechniqueRow& row_of(Technique technique) {
  NONET_EXPECTS(static_cast<std::size_t>(technique) < kTechniques);
  return row_at(kRowNumbers[static_cast<std::size_t>(technique)]);
}

std::optional<Technique> technique_named(std::string_view name) {
  const auto found = std::find_if(kTable.begin(), kTable.end(), [&](const TechniqueRow& row) {
    return row.id == name || (!row.code.empty() && row.code == name);
  });
  if (found == kTable.end()) return std::nullopt;
  return found->technique;
}

}  // namespace nonet
