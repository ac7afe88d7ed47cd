#include "core/formats/blocks/open_block.h"

#include "core/formats/blocks/block_forms.h"
#include "core/formats/blocks/source_lines.h"

namespace nonet {

std::optional<OpenBlock> OpenBlock::begun_by(std::string_view line, std::uint32_t number) {
  for (const BlockForm& form : block_forms()) {
    if (form.begins(line)) return OpenBlock(form.kind, line, number);
  }
  return std::nullopt;
}

bool OpenBlock::takes(std::string_view line) const {
  return text_.size() + 1 + line.size() <= kMaxBytes && block_form(kind_).goes_on(*this, line);
}

bool OpenBlock::has_ended() const { return block_form(kind_).ends(*this); }

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
}

}  // namespace nonet
