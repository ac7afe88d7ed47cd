#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace nonet {

class Survey;
class StepSink;

/// The techniques, listed by family. The order of the values has no meaning; the teaching order is a column of the
/// technique table (TechniqueRow::teaching_rank). docs/techniques explains each technique.
enum class Technique : std::uint8_t {
  FullHouse,
  HiddenSingle,
  NakedSingle,

  LockedPair,
  LockedTriple,
  Pointing,
  Claiming,
  DirectPointing,
  DirectClaiming,
  LawOfLeftovers,

  NakedPair,
  NakedTriple,
  HiddenPair,
  HiddenTriple,
  DirectHiddenPair,
  DirectHiddenTriple,
  NakedQuad,
  HiddenQuad,
  NakedGroup,
  HiddenGroup,

  XWing,
  Swordfish,
  Jellyfish,
  FinnedXWing,
  SashimiXWing,
  FinnedSwordfish,
  SashimiSwordfish,
  FinnedJellyfish,
  SashimiJellyfish,
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

  Skyscraper,
  TwoStringKite,
  DualTwoStringKite,
  TurbotFish,
  EmptyRectangle,
  DualEmptyRectangle,

  SimpleColorsTrap,
  SimpleColorsWrap,
  MultiColors1,
  MultiColors2,

  WWing,
  XyWing,
  XyzWing,

  BugPlusOne,
  Bug2,
  Bug3,
  Bug4,
  UniqueRectangle1,
  UniqueRectangle2,
  UniqueRectangle3,
  UniqueRectangle4,
  UniqueRectangle5,
  UniqueRectangle6,
  UniqueLoop1,
  UniqueLoop2,
  UniqueLoop3,
  UniqueLoop4,
  HiddenRectangle,
  AvoidableRectangle1,
  AvoidableRectangle2,

  RemotePair,
  XChain,
  XyChain,
  ContinuousNiceLoop,
  Aic,
  DiscontinuousNiceLoop,
  GroupedContinuousNiceLoop,
  GroupedAic,
  GroupedDiscontinuousNiceLoop,

  SueDeCoq,
  AlsXz,
  AlsXyWing,
  AlsXyChain,
  DeathBlossom,
  MultiSectorLockedSet,
  Tridagon,
  Exocet,
  AlignedPairExclusion,
  AlignedTripleExclusion,

  ForcingChainContradiction,
  ForcingChainVerity,
  ForcingNetContradiction,
  ForcingNetVerity,

  TemplateSet,
  TemplateDelete,
  TrialAndError,

  LastCellOfSum,
  RelatedCell,
  Parity,
  ExcludedDigits,
  SingleCombination,
  FilledCircles,
  OrderBounds,
  RuleOf45,
  RelatedCandidates,
  CageCombinations,
  RenbanDigits,
  QuadrupleDigits,
  CircleDigits,
  BetweenBounds,
  CirclePlaces,
  SumBounds,
  CommonSums,
  RequiredDigit,
  RulePointing,
  LastAlternative,
  EveryAlternative,
  InniesAndOuties,
  LineCandidates,
  SumCombinations,
  ClueArrangements,
};

/// The difficulty of a technique. The level of a puzzle is the highest level among the techniques on its path.
enum class Level : std::uint8_t { Easy = 1, Medium, Hard, Expert, Extreme };

/// The kind of idea behind a technique. Each family has a folder of its own in core/logic. Family::Rules has the
/// techniques for own rules of a puzzle, in core/rule_steps.
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
  Rules,
};

/// A function that finds the steps of a technique in a state and adds them to the sink, the cheapest step first.
/// Returns as soon as `sink.is_full()`. Steps that are found in a broken state (PuzzleState::is_broken()) may be wrong.
using Finder = void(Technique technique, Survey& survey, StepSink& sink);

/// A row of the technique table.
struct TechniqueRow {
  Technique technique;
  /// The English name in kebab-case, used by the command line, JavaScript and files.
  std::string_view id;
  /// HoDoKu's code in library lines; empty when HoDoKu has none.
  std::string_view code;
  Family family;
  Level level;
  /// The teacher looks for techniques in ascending order of this rank. No two techniques have the same rank, and
  /// techniques of a higher level have higher ranks. Gaps between the ranks leave room for new techniques.
  /// 0 for a technique that only the rater uses.
  int teaching_rank;
};

/// Returns the rows of the techniques that the teacher uses in every puzzle. Their order has no meaning.
/// rule_technique_table() has the further ones for puzzles with own rules.
std::span<const TechniqueRow> technique_table();

/// Returns the rows of the techniques that only the rater uses.
std::span<const TechniqueRow> rated_technique_table();

/// Returns the rows of technique_table() in the teacher's order, the easiest technique first. rule_techniques.h has the
/// order for puzzles with own rules.
std::span<const TechniqueRow* const> teaching_order();

const TechniqueRow& row_of(Technique technique);

/// True when the teacher's order has `left` before `right`.
inline bool is_taught_before(Technique left, Technique right) {
  return row_of(left).teaching_rank < row_of(right).teaching_rank;
}

/// Returns the technique of technique_table() or rule_technique_table() with an id or with a HoDoKu code. The code must
/// not have a variant (`0600`, not `0600-1`). Returns none when there is no such technique.
std::optional<Technique> technique_named(std::string_view name);

}  // namespace nonet
