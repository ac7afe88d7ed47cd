#include "core/logic/fish/fish_kind.h"

#include <algorithm>

#include "core/logic/digit_board.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

struct Row {
  Technique technique;
  FishKind kind;
};

using enum Technique;
using enum FishShape;
using enum FishFins;

constexpr std::array kRows{
    Row{XWing, {Basic, None, 2}},
    Row{Swordfish, {Basic, None, 3}},
    Row{Jellyfish, {Basic, None, 4}},
    Row{Squirmbag, {Basic, None, 5}},
    Row{FinnedXWing, {Basic, Finned, 2}},
    Row{FinnedSwordfish, {Basic, Finned, 3}},
    Row{FinnedJellyfish, {Basic, Finned, 4}},
    Row{FinnedSquirmbag, {Basic, Finned, 5}},
    Row{SashimiXWing, {Basic, Sashimi, 2}},
    Row{SashimiSwordfish, {Basic, Sashimi, 3}},
    Row{SashimiJellyfish, {Basic, Sashimi, 4}},
    Row{SashimiSquirmbag, {Basic, Sashimi, 5}},
    Row{FrankenXWing, {Franken, None, 2}},
    Row{FrankenSwordfish, {Franken, None, 3}},
    Row{FrankenJellyfish, {Franken, None, 4}},
    Row{FrankenSquirmbag, {Franken, None, 5}},
    Row{FinnedFrankenXWing, {Franken, Finned, 2}},
    Row{FinnedFrankenSwordfish, {Franken, Finned, 3}},
    Row{FinnedFrankenJellyfish, {Franken, Finned, 4}},
    Row{FinnedFrankenSquirmbag, {Franken, Finned, 5}},
    Row{MutantXWing, {Mutant, None, 2}},
    Row{MutantSwordfish, {Mutant, None, 3}},
    Row{MutantJellyfish, {Mutant, None, 4}},
    Row{MutantSquirmbag, {Mutant, None, 5}},
    Row{FinnedMutantXWing, {Mutant, Finned, 2}},
    Row{FinnedMutantSwordfish, {Mutant, Finned, 3}},
    Row{FinnedMutantJellyfish, {Mutant, Finned, 4}},
    Row{FinnedMutantSquirmbag, {Mutant, Finned, 5}},
    Row{FinnedMutantWhale, {Mutant, Finned, 6}},
    Row{FinnedMutantLeviathan, {Mutant, Finned, 7}},
};

constexpr unsigned kRow = static_cast<unsigned>(FishHouse::Row);
constexpr unsigned kColumn = static_cast<unsigned>(FishHouse::Column);
constexpr unsigned kRegion = static_cast<unsigned>(FishHouse::Region);

}  // namespace

FishKind fish_kind(Technique technique) {
  const auto row = std::find_if(kRows.begin(), kRows.end(), [&](const Row& it) { return it.technique == technique; });
  NONET_EXPECTS(row != kRows.end());
  return row->kind;
}

FishShape fish_shape(unsigned base_kinds, unsigned cover_kinds) {
  const unsigned base_lines = base_kinds & ~kRegion;
  const unsigned cover_lines = cover_kinds & ~kRegion;
  const bool is_crossed =
      (base_lines == kRow && cover_lines == kColumn) || (base_lines == kColumn && cover_lines == kRow);
  if (!is_crossed) return Mutant;
  return ((base_kinds | cover_kinds) & kRegion) != 0 ? Franken : Basic;
}

}  // namespace nonet
