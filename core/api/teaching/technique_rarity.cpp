#include "core/api/teaching/technique_rarity.h"

#include <string>

#include "core/formats/layout_name.h"

namespace nonet {

bool is_rarely_shown(Technique technique) {
  switch (technique) {
    case Technique::SimpleColorsWrap:
    case Technique::MultiColors2:
    case Technique::FrankenSwordfish:
    case Technique::FrankenJellyfish:
    case Technique::FinnedFrankenXWing:
    case Technique::MutantSwordfish:
    case Technique::MutantJellyfish:
    case Technique::FinnedMutantXWing:
    case Technique::FinnedMutantSwordfish:
    case Technique::FinnedSquirmbag:
    case Technique::SashimiSquirmbag:
    case Technique::FrankenSquirmbag:
    case Technique::MutantSquirmbag:
    case Technique::FinnedMutantLeviathan:
    case Technique::Tridagon:
    case Technique::Exocet:
    case Technique::ForcingChainVerity:
    case Technique::ForcingNetVerity:
    case Technique::TemplateSet:
    case Technique::TemplateDelete:
    case Technique::TrialAndError: return true;
    default: return false;
  }
}

bool is_rarely_needed(Technique technique) {
  switch (technique) {
    case Technique::UniqueRectangle5:
    case Technique::AvoidableRectangle1:
    case Technique::AvoidableRectangle2:
    case Technique::FinnedFrankenXWing:
    case Technique::Tridagon:
    case Technique::Exocet:
    case Technique::TemplateSet: return true;
    default: return false;
  }
}

bool is_rare_level(Level level, const Layout& layout) {
  if (level == Level::Easy) return false;
  const std::string name = name_of(layout);
  if (name == "2x2+x") return true;
  if (name == "1-9@7x7") return level == Level::Hard || level == Level::Extreme;
  return level == Level::Extreme && (name == "2x3" || name == "3x2" || name == "shape:6x8");
}

}  // namespace nonet
