#include "core/formats/blocks/block_forms.h"

#include <algorithm>
#include <array>

#include "core/formats/blocks/address_form.h"
#include "core/formats/blocks/label_form.h"
#include "core/formats/blocks/producer_forms.h"
#include "core/formats/blocks/solver_text_form.h"
#include "core/formats/blocks/source_lines.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

bool nothing_follows(const OpenBlock&, std::string_view) { return false; }

constexpr std::array kForms{
    BlockForm{BlockKind::Xml, "XML", begins_xml, goes_on_as_xml, never_ends},
    BlockForm{BlockKind::Latex, "LaTeX", begins_latex, goes_on_as_latex, never_ends},
    BlockForm{BlockKind::Json, "JSON", begins_json, goes_on_as_json, has_ended_as_json},
    BlockForm{BlockKind::SolverText, "Interactive-Sudoku-Solver", begins_solver_text, continues_solver_text, never_ends,
              solver_state_after},
    BlockForm{BlockKind::Pzpr, "pzpr", begins_pzpr, continues_pzpr, never_ends, pzpr_state_after},
    BlockForm{BlockKind::Janko, "janko.at", begins_janko, continues_janko, has_ended_janko},
    BlockForm{BlockKind::SoloSave, "Simon Tatham's Solo", begins_solo_save, continues_solo_save, never_ends},
    BlockForm{BlockKind::Section, "a section of .sdk", begins_section, continues_section, never_ends,
              section_state_after, nullptr, begins_section_below},
    BlockForm{BlockKind::CellSums, "a killer", begins_cell_sums, continues_cell_sums, never_ends, nullptr, nullptr,
              nullptr, true},
    BlockForm{BlockKind::Address, "an address", begins_address, nothing_follows, never_ends},
    BlockForm{BlockKind::Code, "program text", begins_code, goes_on_as_code, never_ends},
    BlockForm{BlockKind::Labels, "a killer or a jigsaw", begins_labels, continues_labels, never_ends,
              labels_state_after, are_labels, begins_labels_below, true},
};

}  // namespace

std::span<const BlockForm> block_forms() { return kForms; }

const BlockForm& block_form(BlockKind kind) {
  const auto* form = std::find_if(kForms.begin(), kForms.end(), [&](const BlockForm& it) { return it.kind == kind; });
  NONET_EXPECTS(form != kForms.end());
  return *form;
}

}  // namespace nonet
