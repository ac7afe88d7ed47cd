#include "core/formats/blocks/open_block.h"

#include "core/formats/blocks/block_forms.h"

namespace nonet {

namespace {

// Returns how many more brackets a line opens than it closes. A quotation mark ends with its line.
int brackets_left_open(std::string_view line) {
  int depth = 0;
  char quote = '\0';
  for (std::size_t at = 0; at < line.size(); ++at) {
    const char character = line[at];
    if (quote != '\0') {
      if (character == '\\') ++at;
      if (character == quote) quote = '\0';
    } else if (character == '"' || character == '\'') {
      quote = character;
    } else if (std::string_view("{[(").find(character) != std::string_view::npos) {
      ++depth;
    } else if (std::string_view("}])").find(character) != std::string_view::npos) {
      --depth;
    }
  }
  return depth;
}

}  // namespace

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
  depth_ += brackets_left_open(line);
}

}  // namespace nonet
