#include "core/formats/blocks/block_forms.h"

#include <algorithm>
#include <array>

#include "core/formats/blocks/source_lines.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

constexpr std::array kForms{
    BlockForm{BlockKind::Xml, "XML", begins_xml, goes_on_as_xml, never_ends},
    BlockForm{BlockKind::Latex, "LaTeX", begins_latex, goes_on_as_latex, never_ends},
    BlockForm{BlockKind::Json, "JSON", begins_json, goes_on_as_json, has_ended_as_json},
    BlockForm{BlockKind::Code, "program text", begins_code, goes_on_as_code, never_ends},
};

}  // namespace

std::span<const BlockForm> block_forms() { return kForms; }

const BlockForm& block_form(BlockKind kind) {
  const auto* form = std::find_if(kForms.begin(), kForms.end(), [&](const BlockForm& it) { return it.kind == kind; });
  NONET_EXPECTS(form != kForms.end());
  return *form;
}

}  // namespace nonet
