#include "core/formats/blocks/open_block.h"

#include "core/formats/blocks/block_forms.h"
#include "core/formats/plain_signs.h"
#include "core/formats/rule_hooks.h"
#include "core/formats/text_lines.h"

namespace nonet {

OpenBlock::OpenBlock(const BlockForm& form, std::string_view line, std::uint32_t number, const ParsedPuzzle* grid)
    : form_(&form),
      number_(number),
      is_below_grid_(grid != nullptr),
      state_(grid == nullptr ? 0 : static_cast<std::uint32_t>(grid->grid.side())) {
  add(line);
}

std::optional<OpenBlock> OpenBlock::begun_by(std::string_view line, std::uint32_t number, const ParsedPuzzle* grid) {
  // The second line shows whether a row between bars is the head of a table.
  const bool may_be_head = line.starts_with('|') && line.ends_with('|') && !has_other_signs(line);
  if (!may_be_head && is_surely_plain(line, grid != nullptr) && !may_be_row_of_grids(line)) return std::nullopt;
  for (const BlockForm& form : block_forms()) {
    const bool begins_below = grid != nullptr && form.begins_below != nullptr && form.begins_below(line, *grid);
    if (begins_below || form.begins(line)) return OpenBlock(form, line, number, begins_below ? grid : nullptr);
  }
  return std::nullopt;
}

BlockKind OpenBlock::kind() const { return form_->kind; }

bool OpenBlock::continues_grid() const { return form_->continues_grid; }

bool OpenBlock::takes(std::string_view line) const {
  return text_.size() + 1 + line.size() <= kMaxBytes && form_->goes_on(*this, line);
}

bool OpenBlock::has_ended() const { return form_->ends(*this); }

bool OpenBlock::may_be_rows() const { return form_->is_kind != nullptr; }

void OpenBlock::add(std::string_view line) {
  if (!text_.empty()) text_ += '\n';
  last_line_ = text_.size();
  text_ += line;
  if (form_->depth_after != nullptr) depth_ = form_->depth_after(*this, scan_);
  if (form_->state_after != nullptr) state_ = form_->state_after(state_, line);
}

std::vector<ReadItem> OpenBlock::read(const LayoutRef& known, const ParsedPuzzle* grid) const {
  if (form_->is_kind != nullptr && !form_->is_kind(*this)) return {};
  return form_->read({form_->kind, text_, number_, known, continues_grid() ? grid : nullptr});
}

}  // namespace nonet
