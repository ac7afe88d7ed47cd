#include "core/formats/blocks/open_block.h"

#include "core/formats/blocks/block_forms.h"
#include "core/formats/blocks/source_lines.h"

namespace nonet {

OpenBlock::OpenBlock(BlockKind kind, std::string_view line, std::uint32_t number, const ParsedPuzzle* grid)
    : kind_(kind),
      number_(number),
      is_below_grid_(grid != nullptr),
      state_(grid == nullptr ? 0 : static_cast<std::uint32_t>(grid->grid.side())) {
  add(line);
}

std::optional<OpenBlock> OpenBlock::begun_by(std::string_view line, std::uint32_t number, const ParsedPuzzle* grid) {
  for (const BlockForm& form : block_forms()) {
    const bool begins_below = grid != nullptr && form.begins_below != nullptr && form.begins_below(line, *grid);
    if (begins_below || form.begins(line)) return OpenBlock(form.kind, line, number, begins_below ? grid : nullptr);
  }
  return std::nullopt;
}

bool OpenBlock::continues_grid() const { return block_form(kind_).continues_grid; }

bool OpenBlock::takes(std::string_view line) const {
  return text_.size() + 1 + line.size() <= kMaxBytes && block_form(kind_).goes_on(*this, line);
}

bool OpenBlock::has_ended() const { return block_form(kind_).ends(*this); }

bool OpenBlock::may_be_rows() const { return block_form(kind_).is_kind != nullptr; }

bool OpenBlock::is_kind() const {
  const BlockForm& form = block_form(kind_);
  return form.is_kind == nullptr || form.is_kind(*this);
}

void OpenBlock::add(std::string_view line) {
  if (!text_.empty()) text_ += '\n';
  last_line_ = text_.size();
  text_ += line;
  if (kind_ == BlockKind::Xml) {
    depth_ += tags_left_open(text_, line);
  } else if (kind_ == BlockKind::Latex) {
    depth_ += environments_left_open(line);
  } else {
    scan_.scan(text_);
    depth_ = scan_.depth();
  }
  const BlockForm& form = block_form(kind_);
  if (form.state_after != nullptr) state_ = form.state_after(state_, line);
}

}  // namespace nonet
