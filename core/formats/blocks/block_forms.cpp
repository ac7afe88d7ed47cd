#include "core/formats/blocks/block_forms.h"

#include <array>

#include "core/formats/blocks/address_form.h"
#include "core/formats/blocks/block_readers.h"
#include "core/formats/blocks/grids_block.h"
#include "core/formats/blocks/label_form.h"
#include "core/formats/blocks/producer_forms.h"
#include "core/formats/blocks/section_block.h"
#include "core/formats/blocks/solver_text_form.h"
#include "core/formats/blocks/source_lines.h"
#include "core/formats/blocks/steps_block.h"
#include "core/formats/blocks/table_form.h"

namespace nonet {

namespace {

bool nothing_follows(const OpenBlock&, std::string_view) { return false; }

int open_brackets(const OpenBlock& block, BracketScan& scan) {
  scan.scan(block.text());
  return scan.depth();
}

int open_tags(const OpenBlock& block, BracketScan&) {
  return block.depth() + tags_left_open(block.text(), block.last_line());
}

int open_environments(const OpenBlock& block, BracketScan&) {
  return block.depth() + environments_left_open(block.last_line());
}

constexpr std::array kForms{
    BlockForm{.kind = BlockKind::Steps,
              .name = "a list of steps",
              .begins = begins_steps,
              .goes_on = continues_steps,
              .ends = never_ends,
              .read = read_steps_block},
    BlockForm{.kind = BlockKind::Xml,
              .name = "XML",
              .begins = begins_xml,
              .goes_on = goes_on_as_xml,
              .ends = never_ends,
              .read = read_xml_block,
              .depth_after = open_tags},
    BlockForm{.kind = BlockKind::Latex,
              .name = "LaTeX",
              .begins = begins_latex,
              .goes_on = goes_on_as_latex,
              .ends = never_ends,
              .read = read_latex_block,
              .depth_after = open_environments},
    BlockForm{.kind = BlockKind::Json,
              .name = "JSON",
              .begins = begins_json,
              .goes_on = goes_on_as_json,
              .ends = has_ended_as_json,
              .read = read_json_block,
              .depth_after = open_brackets},
    BlockForm{.kind = BlockKind::SolverText,
              .name = "Interactive-Sudoku-Solver",
              .begins = begins_solver_text,
              .goes_on = continues_solver_text,
              .ends = never_ends,
              .read = read_solver_text_block,
              .state_after = solver_state_after},
    BlockForm{.kind = BlockKind::Pzpr,
              .name = "pzpr",
              .begins = begins_pzpr,
              .goes_on = continues_pzpr,
              .ends = never_ends,
              .read = read_pzpr_block,
              .state_after = pzpr_state_after},
    BlockForm{.kind = BlockKind::Janko,
              .name = "janko.at",
              .begins = begins_janko,
              .goes_on = continues_janko,
              .ends = has_ended_janko,
              .read = read_janko_block},
    BlockForm{.kind = BlockKind::SoloSave,
              .name = "Simon Tatham's Solo",
              .begins = begins_solo_save,
              .goes_on = continues_solo_save,
              .ends = never_ends,
              .read = read_solo_save_block},
    BlockForm{.kind = BlockKind::PostScript,
              .name = "PostScript",
              .begins = begins_postscript,
              .goes_on = continues_postscript,
              .ends = never_ends,
              .read = read_postscript_block},
    kSectionForm,
    BlockForm{.kind = BlockKind::CellSums,
              .name = "a killer",
              .begins = begins_cell_sums,
              .goes_on = continues_cell_sums,
              .ends = never_ends,
              .read = read_cell_sums_block,
              .continues_grid = true},
    BlockForm{.kind = BlockKind::Address,
              .name = "an address",
              .begins = begins_address,
              .goes_on = nothing_follows,
              .ends = never_ends,
              .read = read_address_block},
    BlockForm{.kind = BlockKind::Code,
              .name = "program text",
              .begins = begins_code,
              .goes_on = goes_on_as_code,
              .ends = never_ends,
              .read = read_code_block,
              .depth_after = open_brackets},
    BlockForm{.kind = BlockKind::Table,
              .name = "a table",
              .begins = begins_table,
              .goes_on = continues_table,
              .ends = never_ends,
              .read = read_table_block,
              .is_kind = is_table},
    BlockForm{.kind = BlockKind::Labels,
              .name = "a killer or a jigsaw",
              .begins = begins_labels,
              .goes_on = continues_labels,
              .ends = never_ends,
              .read = read_labels_block,
              .state_after = labels_state_after,
              .is_kind = are_labels,
              .begins_below = begins_labels_below,
              .continues_grid = true},
    BlockForm{.kind = BlockKind::Grids,
              .name = "a puzzle of several grids",
              .begins = begins_grids,
              .goes_on = continues_grids,
              .ends = has_ended_grids,
              .read = read_grids_block,
              .state_after = grids_state_after,
              .is_kind = are_grids},
};

}  // namespace

std::span<const BlockForm> all_block_forms() { return kForms; }

}  // namespace nonet
