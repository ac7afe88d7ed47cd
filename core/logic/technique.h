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
  UniqueRectangle1,
  UniqueRectangle2,
  UniqueRectangle3,
  UniqueRectangle4,
  UniqueRectangle5,
  UniqueRectangle6,
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

  ForcingChainContradiction,
  ForcingChainVerity,
  ForcingNetContradiction,
  ForcingNetVerity,

  TemplateSet,
  TemplateDelete,
  TrialAndError,
};

/// How hard techniques are to see, in five groups. The level of a puzzle is the hardest level among the techniques that
/// its solution needs.
enum class Level : std::uint8_t { Easy = 1, Medium, Hard, Expert, Extreme };

/// The kind of idea behind a technique. Each family has a folder of its own in core/logic.
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

/// Searches a state for instances of a technique and adds a step to the sink for each, the cheapest first. Returns as
/// soon as `sink.is_full()`. The steps that it finds in a broken state (PuzzleState::is_broken()) mean nothing.
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
  /// The place of the technique in the teacher's order: techniques with smaller ranks are taught, and looked for,
  /// first. Ranks are unique and rise with the level. The gaps between them leave room for new techniques.
  int teaching_rank;
  Finder* find;
};

/// All rows. Their order has no meaning.
std::span<const TechniqueRow> technique_table();

/// All rows in the teacher's order, the easiest technique first.
std::span<const TechniqueRow* const> teaching_order();

const TechniqueRow& row_of(Technique technique);

/// True when the teacher's order has `left` before `right`.
inline bool is_taught_before(Technique left, Technique right) {
  return row_of(left).teaching_rank < row_of(right).teaching_rank;
}

/// The technique with an id, or with HoDoKu's code without a variant (`0600`, not `0600-1`); none when there is no such
/// technique.
std::optional<Technique> technique_named(std::string_view name);

}  // namespace nonet
