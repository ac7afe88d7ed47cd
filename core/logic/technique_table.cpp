#include <algorithm>
#include <array>
#include <cstdint>

#include "core/logic/rule_techniques.h"
#include "core/logic/technique.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

using enum Technique;

// One row for each technique that the teacher uses, family by family. The order of the rows has no meaning.
constexpr std::array kTable{
    // clang-format off
    TechniqueRow{FullHouse,                    "full-house",                      "0000", Family::Singles,          Level::Easy,      10},
    TechniqueRow{HiddenSingle,                 "hidden-single",                   "0002", Family::Singles,          Level::Easy,      20},
    TechniqueRow{NakedSingle,                  "naked-single",                    "0003", Family::Singles,          Level::Easy,      30},

    TechniqueRow{LockedPair,                   "locked-pair",                     "0110", Family::Locked,           Level::Medium,    40},
    TechniqueRow{LockedTriple,                 "locked-triple",                   "0111", Family::Locked,           Level::Medium,    50},
    TechniqueRow{Pointing,                     "pointing",                        "0100", Family::Locked,           Level::Medium,    60},
    TechniqueRow{Claiming,                     "claiming",                        "0101", Family::Locked,           Level::Medium,    70},
    TechniqueRow{LawOfLeftovers,               "law-of-leftovers",                "",     Family::Locked,           Level::Medium,    75},

    TechniqueRow{NakedPair,                    "naked-pair",                      "0200", Family::Subsets,          Level::Medium,    80},
    TechniqueRow{NakedTriple,                  "naked-triple",                    "0201", Family::Subsets,          Level::Medium,    90},
    TechniqueRow{HiddenPair,                   "hidden-pair",                     "0210", Family::Subsets,          Level::Medium,   100},
    TechniqueRow{HiddenTriple,                 "hidden-triple",                   "0211", Family::Subsets,          Level::Medium,   110},
    TechniqueRow{NakedQuad,                    "naked-quad",                      "0202", Family::Subsets,          Level::Hard,     120},
    TechniqueRow{HiddenQuad,                   "hidden-quad",                     "0212", Family::Subsets,          Level::Hard,     130},
    TechniqueRow{NakedGroup,                   "naked-group",                     "",     Family::Subsets,          Level::Hard,     140},
    TechniqueRow{HiddenGroup,                  "hidden-group",                    "",     Family::Subsets,          Level::Hard,     150},

    TechniqueRow{XWing,                        "x-wing",                          "0300", Family::Fish,             Level::Hard,     160},
    TechniqueRow{Swordfish,                    "swordfish",                       "0301", Family::Fish,             Level::Hard,     170},
    TechniqueRow{Jellyfish,                    "jellyfish",                       "0302", Family::Fish,             Level::Hard,     180},
    TechniqueRow{FinnedXWing,                  "finned-x-wing",                   "0310", Family::Fish,             Level::Hard,     390},
    TechniqueRow{SashimiXWing,                 "sashimi-x-wing",                  "0320", Family::Fish,             Level::Hard,     400},
    TechniqueRow{FinnedSwordfish,              "finned-swordfish",                "0311", Family::Fish,             Level::Expert,   450},
    TechniqueRow{SashimiSwordfish,             "sashimi-swordfish",               "0321", Family::Fish,             Level::Expert,   460},
    TechniqueRow{FinnedJellyfish,              "finned-jellyfish",                "0312", Family::Fish,             Level::Expert,   470},
    TechniqueRow{SashimiJellyfish,             "sashimi-jellyfish",               "0322", Family::Fish,             Level::Expert,   480},
    TechniqueRow{FrankenXWing,                 "franken-x-wing",                  "0330", Family::Fish,             Level::Expert,   620},
    TechniqueRow{FrankenSwordfish,             "franken-swordfish",               "0331", Family::Fish,             Level::Expert,   630},
    TechniqueRow{FrankenJellyfish,             "franken-jellyfish",               "0332", Family::Fish,             Level::Expert,   640},
    TechniqueRow{FinnedFrankenXWing,           "finned-franken-x-wing",           "0340", Family::Fish,             Level::Expert,   650},
    TechniqueRow{FinnedFrankenSwordfish,       "finned-franken-swordfish",        "0341", Family::Fish,             Level::Expert,   660},
    TechniqueRow{FinnedFrankenJellyfish,       "finned-franken-jellyfish",        "0342", Family::Fish,             Level::Expert,   670},
    TechniqueRow{MutantXWing,                  "mutant-x-wing",                   "0350", Family::Fish,             Level::Expert,   680},
    TechniqueRow{MutantSwordfish,              "mutant-swordfish",                "0351", Family::Fish,             Level::Expert,   690},
    TechniqueRow{MutantJellyfish,              "mutant-jellyfish",                "0352", Family::Fish,             Level::Expert,   700},
    TechniqueRow{FinnedMutantXWing,            "finned-mutant-x-wing",            "0360", Family::Fish,             Level::Expert,   710},
    TechniqueRow{FinnedMutantSwordfish,        "finned-mutant-swordfish",         "0361", Family::Fish,             Level::Expert,   720},
    TechniqueRow{FinnedMutantJellyfish,        "finned-mutant-jellyfish",         "0362", Family::Fish,             Level::Expert,   730},
    TechniqueRow{Squirmbag,                    "squirmbag",                       "0303", Family::Fish,             Level::Expert,   740},
    TechniqueRow{FinnedSquirmbag,              "finned-squirmbag",                "0313", Family::Fish,             Level::Expert,   750},
    TechniqueRow{SashimiSquirmbag,             "sashimi-squirmbag",               "0323", Family::Fish,             Level::Expert,   760},
    TechniqueRow{FrankenSquirmbag,             "franken-squirmbag",               "0333", Family::Fish,             Level::Expert,   770},
    TechniqueRow{FinnedFrankenSquirmbag,       "finned-franken-squirmbag",        "0343", Family::Fish,             Level::Expert,   780},
    TechniqueRow{MutantSquirmbag,              "mutant-squirmbag",                "0353", Family::Fish,             Level::Expert,   790},
    TechniqueRow{FinnedMutantSquirmbag,        "finned-mutant-squirmbag",         "0363", Family::Fish,             Level::Expert,   800},
    TechniqueRow{FinnedMutantWhale,            "finned-mutant-whale",             "0364", Family::Fish,             Level::Expert,   810},
    TechniqueRow{FinnedMutantLeviathan,        "finned-mutant-leviathan",         "0365", Family::Fish,             Level::Expert,   820},

    TechniqueRow{Skyscraper,                   "skyscraper",                      "0400", Family::SingleDigit,      Level::Hard,     210},
    TechniqueRow{TwoStringKite,                "two-string-kite",                 "0401", Family::SingleDigit,      Level::Hard,     220},
    TechniqueRow{DualTwoStringKite,            "dual-two-string-kite",            "0404", Family::SingleDigit,      Level::Hard,     230},
    TechniqueRow{TurbotFish,                   "turbot-fish",                     "0403", Family::SingleDigit,      Level::Hard,     240},
    TechniqueRow{EmptyRectangle,               "empty-rectangle",                 "0402", Family::SingleDigit,      Level::Hard,     250},
    TechniqueRow{DualEmptyRectangle,           "dual-empty-rectangle",            "0405", Family::SingleDigit,      Level::Hard,     260},

    TechniqueRow{SimpleColorsTrap,             "simple-colors-trap",              "0500", Family::Coloring,         Level::Hard,     410},
    TechniqueRow{SimpleColorsWrap,             "simple-colors-wrap",              "0501", Family::Coloring,         Level::Hard,     420},
    TechniqueRow{MultiColors1,                 "multi-colors-1",                  "0502", Family::Coloring,         Level::Hard,     430},
    TechniqueRow{MultiColors2,                 "multi-colors-2",                  "0503", Family::Coloring,         Level::Hard,     440},

    TechniqueRow{WWing,                        "w-wing",                          "0803", Family::Wings,            Level::Hard,     270},
    TechniqueRow{XyWing,                       "xy-wing",                         "0800", Family::Wings,            Level::Hard,     280},
    TechniqueRow{XyzWing,                      "xyz-wing",                        "0801", Family::Wings,            Level::Hard,     290},

    TechniqueRow{BugPlusOne,                   "bug-plus-one",                    "0610", Family::Uniqueness,       Level::Hard,     200},
    TechniqueRow{UniqueRectangle1,             "unique-rectangle-1",              "0600", Family::Uniqueness,       Level::Hard,     300},
    TechniqueRow{UniqueRectangle2,             "unique-rectangle-2",              "0601", Family::Uniqueness,       Level::Hard,     310},
    TechniqueRow{UniqueRectangle3,             "unique-rectangle-3",              "0602", Family::Uniqueness,       Level::Hard,     320},
    TechniqueRow{UniqueRectangle4,             "unique-rectangle-4",              "0603", Family::Uniqueness,       Level::Hard,     330},
    TechniqueRow{UniqueRectangle5,             "unique-rectangle-5",              "0604", Family::Uniqueness,       Level::Hard,     340},
    TechniqueRow{UniqueRectangle6,             "unique-rectangle-6",              "0605", Family::Uniqueness,       Level::Hard,     350},
    TechniqueRow{HiddenRectangle,              "hidden-rectangle",                "0606", Family::Uniqueness,       Level::Hard,     360},
    TechniqueRow{AvoidableRectangle1,          "avoidable-rectangle-1",           "0607", Family::Uniqueness,       Level::Hard,     370},
    TechniqueRow{AvoidableRectangle2,          "avoidable-rectangle-2",           "0608", Family::Uniqueness,       Level::Hard,     380},

    TechniqueRow{RemotePair,                   "remote-pair",                     "0703", Family::Chains,           Level::Hard,     190},
    TechniqueRow{XChain,                       "x-chain",                         "0701", Family::Chains,           Level::Expert,   500},
    TechniqueRow{XyChain,                      "xy-chain",                        "0702", Family::Chains,           Level::Expert,   510},
    TechniqueRow{ContinuousNiceLoop,           "continuous-nice-loop",            "0706", Family::Chains,           Level::Expert,   520},
    TechniqueRow{Aic,                          "aic",                             "0708", Family::Chains,           Level::Expert,   530},
    TechniqueRow{DiscontinuousNiceLoop,        "discontinuous-nice-loop",         "0707", Family::Chains,           Level::Expert,   540},
    TechniqueRow{GroupedContinuousNiceLoop,    "grouped-continuous-nice-loop",    "0709", Family::Chains,           Level::Expert,   550},
    TechniqueRow{GroupedAic,                   "grouped-aic",                     "0711", Family::Chains,           Level::Expert,   560},
    TechniqueRow{GroupedDiscontinuousNiceLoop, "grouped-discontinuous-nice-loop", "0710", Family::Chains,           Level::Expert,   570},

    TechniqueRow{SueDeCoq,                     "sue-de-coq",                      "1101", Family::AlmostLockedSets, Level::Expert,   490},
    TechniqueRow{AlsXz,                        "als-xz",                          "0901", Family::AlmostLockedSets, Level::Expert,   580},
    TechniqueRow{AlsXyWing,                    "als-xy-wing",                     "0902", Family::AlmostLockedSets, Level::Expert,   590},
    TechniqueRow{AlsXyChain,                   "als-xy-chain",                    "0903", Family::AlmostLockedSets, Level::Expert,   600},
    TechniqueRow{DeathBlossom,                 "death-blossom",                   "0904", Family::AlmostLockedSets, Level::Expert,   610},

    TechniqueRow{Tridagon,                     "tridagon",                        "",     Family::AlmostLockedSets, Level::Extreme,  822},
    TechniqueRow{Exocet,                       "exocet",                          "",     Family::AlmostLockedSets, Level::Extreme,  824},
    TechniqueRow{MultiSectorLockedSet,         "multi-sector-locked-set",         "",     Family::AlmostLockedSets, Level::Extreme,  826},

    TechniqueRow{ForcingChainContradiction,    "forcing-chain-contradiction",     "1301", Family::Forcing,          Level::Extreme,  830},
    TechniqueRow{ForcingChainVerity,           "forcing-chain-verity",            "1302", Family::Forcing,          Level::Extreme,  840},
    TechniqueRow{ForcingNetContradiction,      "forcing-net-contradiction",       "1303", Family::Forcing,          Level::Extreme,  850},
    TechniqueRow{ForcingNetVerity,             "forcing-net-verity",              "1304", Family::Forcing,          Level::Extreme,  860},

    TechniqueRow{TemplateSet,                  "template-set",                    "1201", Family::LastResorts,      Level::Extreme,  870},
    TechniqueRow{TemplateDelete,               "template-delete",                 "1202", Family::LastResorts,      Level::Extreme,  880},
    TechniqueRow{TrialAndError,                "trial-and-error",                 "",     Family::LastResorts,      Level::Extreme,  890},
    // clang-format on
};

// The techniques that only the rater uses. They have no rank and no code.
constexpr std::array kRatedTable{
    // clang-format off
    TechniqueRow{DirectPointing,               "direct-pointing",                 "",     Family::Locked,           Level::Medium,     0},
    TechniqueRow{DirectClaiming,               "direct-claiming",                 "",     Family::Locked,           Level::Medium,     0},
    TechniqueRow{DirectHiddenPair,             "direct-hidden-pair",              "",     Family::Subsets,          Level::Medium,     0},
    TechniqueRow{DirectHiddenTriple,           "direct-hidden-triple",            "",     Family::Subsets,          Level::Medium,     0},
    TechniqueRow{UniqueLoop1,                  "unique-loop-1",                   "",     Family::Uniqueness,       Level::Hard,       0},
    TechniqueRow{UniqueLoop2,                  "unique-loop-2",                   "",     Family::Uniqueness,       Level::Hard,       0},
    TechniqueRow{UniqueLoop3,                  "unique-loop-3",                   "",     Family::Uniqueness,       Level::Hard,       0},
    TechniqueRow{UniqueLoop4,                  "unique-loop-4",                   "",     Family::Uniqueness,       Level::Hard,       0},
    TechniqueRow{Bug2,                         "bug-2",                           "",     Family::Uniqueness,       Level::Hard,       0},
    TechniqueRow{Bug3,                         "bug-3",                           "",     Family::Uniqueness,       Level::Hard,       0},
    TechniqueRow{Bug4,                         "bug-4",                           "",     Family::Uniqueness,       Level::Hard,       0},
    TechniqueRow{AlignedPairExclusion,         "aligned-pair-exclusion",          "",     Family::AlmostLockedSets, Level::Expert,     0},
    TechniqueRow{AlignedTripleExclusion,       "aligned-triple-exclusion",        "",     Family::AlmostLockedSets, Level::Expert,     0},
    // clang-format on
};

constexpr std::size_t kCount = kTable.size();
constexpr std::size_t kTechniques = kCount + kRatedTable.size();

constexpr const TechniqueRow& row_at(std::size_t row) { return row < kCount ? kTable[row] : kRatedTable[row - kCount]; }

// The number of the row of each technique. The tables must have one row for each technique before those of
// rule_technique_table(), in any order.
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
  if (static_cast<std::size_t>(technique) >= kTechniques) {
    const std::span<const TechniqueRow> rows = rule_technique_table();
    const std::size_t row = static_cast<std::size_t>(technique) - kTechniques;
    NONET_EXPECTS_ALWAYS(row < rows.size());
    return rows[row];
  }
  return row_at(kRowNumbers[static_cast<std::size_t>(technique)]);
}

std::optional<Technique> technique_named(std::string_view name) {
  for (const std::span<const TechniqueRow> table : {technique_table(), rule_technique_table()}) {
    for (const TechniqueRow& row : table) {
      if (row.id == name || (!row.code.empty() && row.code == name)) return row.technique;
    }
  }
  return std::nullopt;
}

}  // namespace nonet
