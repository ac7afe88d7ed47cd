#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace nonet {

class Survey;
class StepSink;

/// The techniques in the teacher's order, easiest to see first. What each is stands in docs/techniques.
enum class Technique : std::uint8_t {
  FullHouse,
  HiddenSingle,
  NakedSingle,

  LockedPair,
  LockedTriple,
  Pointing,
  Claiming,
  NakedPair,
  NakedTriple,
  HiddenPair,
  HiddenTriple,

  NakedQuad,
  HiddenQuad,
  NakedGroup,
  HiddenGroup,
  XWing,
  Swordfish,
  Jellyfish,
  RemotePair,
  BugPlusOne,
  Skyscraper,
  TwoStringKite,
  DualTwoStringKite,
  TurbotFish,
  EmptyRectangle,
  DualEmptyRectangle,
  WWing,
  XyWing,
  XyzWing,
  UniqueRectangle1,
  UniqueRectangle2,
  UniqueRectangle3,
  UniqueRectangle4,
  UniqueRectangle5,
  UniqueRectangle6,
  HiddenRectangle,
  AvoidableRectangle1,
  AvoidableRectangle2,
  FinnedXWing,
  SashimiXWing,
  SimpleColorsTrap,
  SimpleColorsWrap,
  MultiColors1,
  MultiColors2,

  FinnedSwordfish,
  SashimiSwordfish,
  FinnedJellyfish,
  SashimiJellyfish,
  SueDeCoq,
  XChain,
  XyChain,
  ContinuousNiceLoop,
  Aic,
  DiscontinuousNiceLoop,
  GroupedContinuousNiceLoop,
  GroupedAic,
  GroupedDiscontinuousNiceLoop,
  AlsXz,
  AlsXyWing,
  AlsXyChain,
  DeathBlossom,
  FrankenXWing,
  FrankenSwordfish,
  FrankenJellyfish,
  FinnedFrankenXWing,
  FinnedFrankenSwordfish,
  FinnedFrankenJellyfish,
  MutantXWing,
  MutantSwordfish,
  MutantJellyfish,
  FinnedMutantXWing,
  FinnedMutantSwordfish,
  FinnedMutantJellyfish,
  Squirmbag,
  FinnedSquirmbag,
  SashimiSquirmbag,
  FrankenSquirmbag,
  FinnedFrankenSquirmbag,
  MutantSquirmbag,
  FinnedMutantSquirmbag,
  FinnedMutantWhale,
  FinnedMutantLeviathan,

  ForcingChainContradiction,
  ForcingChainVerity,
  ForcingNetContradiction,
  ForcingNetVerity,
  TemplateSet,
  TemplateDelete,
  TrialAndError,
};

/// The five groups of the teacher's order; the hardest group that a puzzle needs is its level.
enum class Level : std::uint8_t { Easy = 1, Medium, Hard, Expert, Extreme };

/// The folder that a technique lives in.
enum class Family : std::uint8_t {
  Singles,
  Locked,
  Subsets,
  Fish,
  SingleDigit,
  Coloring,
  Wings,
  Uniqueness,
  Chains,
  AlmostLockedSets,
  Forcing,
  LastResorts,
};

/// A row of the technique table.
struct TechniqueRow {
  Technique technique;
  /// The English name in kebab-case: how the command line, JavaScript and files call it.
  std::string_view id;
  /// HoDoKu's code in library lines; empty when it has none.
  std::string_view code;
  Family family;
  Level level;
  /// Adds every instance in a state to the sink, cheapest first; ends early when the sink says so. What it finds in a broken
  /// state means nothing.
  void (*find)(Technique technique, Survey& survey, StepSink& sink);
};

/// All rows, in the teacher's order; row i is that of technique i.
std::span<const TechniqueRow> technique_table();

inline const TechniqueRow& row_of(Technique technique) {
  return technique_table()[static_cast<std::size_t>(technique)];
}

/// The technique of an id or of HoDoKu's code (without a variant: `0600`, not `0600-1`); none when there is no such.
std::optional<Technique> technique_named(std::string_view name);

}  // namespace nonet
