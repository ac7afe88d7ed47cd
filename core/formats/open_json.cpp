#include "core/formats/open_json.h"

namespace nonet {

bool OpenJson::takes(std::string_view line) const {
  constexpr std::string_view kDigits = "0123456789";
  // Longer numbers are puzzles.
  constexpr std::size_t kLongestNumber = 20;
  if (text_.size() + line.size() > kMaxBytes) return false;
  const std::size_t first = line.find_first_not_of(" \t");
  if (first == std::string_view::npos) return true;
  const std::size_t end_of_number = line.find_first_not_of("0123456789.", first);
  const bool begins_with_number = kDigits.find(line[first]) != std::string_view::npos;
  if (begins_with_number) return end_of_number != std::string_view::npos && end_of_number - first <= kLongestNumber;
  return std::string_view("\"{}[],:-tfn").find(line[first]) != std::string_view::npos;
}

void OpenJson::add(std::string_view line) {
  if (!text_.empty()) text_ += '\n';
  text_ += line;
  char quote = '\0';
  for (std::size_t at = 0; at < line.size(); ++at) {
    const char character = line[at];
    if (quote != '\0') {
      if (character == '\\') ++at;
      if (character == quote) quote = '\0';
    } else if (character == '"' || character == '\'') {
      quote = character;
    } else if (character == '{') {
      ++depth_;
    } else if (character == '}') {
      --depth_;
    }
  }
}

}  // namespace nonet
