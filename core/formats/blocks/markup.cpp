#include "core/formats/blocks/markup.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

#include "core/formats/blocks/signs.h"
#include "core/formats/symbols.h"

namespace nonet {

namespace {

bool is_of_tag_name(char it) { return is_of_name(it) || is_one_of("-.:", it); }

class MarkupReader {
 public:
  explicit MarkupReader(std::string_view source) : source_(source) {}

  std::vector<MarkupPart> read() {
    while (at_ < source_.size()) {
      const std::size_t start = at_;
      if (source_[at_] != '<' || !read_tag()) read_text(start);
    }
    return std::move(parts_);
  }

 private:
  bool skip_to(std::string_view opening, std::string_view closing) {
    if (source_.substr(at_, opening.size()) != opening) return false;
    const std::size_t end = source_.find(closing, at_ + opening.size());
    at_ = end == std::string_view::npos ? source_.size() : end + closing.size();
    return true;
  }

  // Reads what begins with `<`. Returns false when that is a text.
  bool read_tag() {
    if (skip_to("<!--", "-->") || skip_to("<?", "?>")) return true;
    constexpr std::string_view kData = "<![CDATA[";
    if (source_.substr(at_, kData.size()) == kData) {
      const std::size_t start = at_ + kData.size();
      skip_to(kData, "]]>");
      add_text(source_.substr(start, at_ - start));
      return true;
    }
    if (skip_to("<!", ">")) return true;
    const bool is_end = source_.substr(at_ + 1, 1) == "/";
    const std::size_t start = at_ + (is_end ? 2 : 1);
    std::size_t end = start;
    while (end < source_.size() && is_of_tag_name(source_[end])) ++end;
    if (end == start) return false;
    MarkupPart part{is_end ? MarkupPart::Kind::End : MarkupPart::Kind::Start, source_.substr(start, end - start)};
    at_ = end;
    const bool is_empty = read_attributes(part);
    const std::string_view name = part.text;
    parts_.push_back(std::move(part));
    if (is_empty && !is_end) parts_.push_back({MarkupPart::Kind::End, name});
    if (!is_end && !is_empty && (name == "script" || name == "style")) skip_content(name);
    return true;
  }

  void skip_content(std::string_view name) {
    while (at_ < source_.size()) {
      at_ = std::min(source_.find("</", at_), source_.size());
      if (source_.substr(std::min(at_ + 2, source_.size()), name.size()) == name) return;
      at_ = std::min(at_ + 2, source_.size());
    }
  }

  // Returns true when the tag has no content.
  bool read_attributes(MarkupPart& part) {
    while (at_ < source_.size() && source_[at_] != '>' && source_[at_] != '<') {
      if (source_.substr(at_, 2) == "/>") {
        at_ += 2;
        return true;
      }
      if (!is_of_tag_name(source_[at_])) {
        ++at_;
        continue;
      }
      const std::size_t start = at_;
      while (at_ < source_.size() && is_of_tag_name(source_[at_])) ++at_;
      const std::string_view name = source_.substr(start, at_ - start);
      skip_spaces();
      if (at_ < source_.size() && source_[at_] == '=') {
        ++at_;
        skip_spaces();
        part.attributes.push_back({name, read_value()});
      } else {
        part.attributes.push_back({name, {}});
      }
    }
    if (at_ < source_.size() && source_[at_] == '>') ++at_;
    return false;
  }

  std::string_view read_value() {
    if (at_ >= source_.size()) return {};
    const char quote = source_[at_];
    const std::string_view ends = quote == '"' ? "\"" : quote == '\'' ? "'" : " \t\r\n>";
    if (ends.size() == 1) ++at_;
    const std::size_t start = at_;
    at_ = std::min(source_.find_first_of(ends, at_), source_.size());
    const std::string_view value = source_.substr(start, at_ - start);
    if (ends.size() == 1 && at_ < source_.size()) ++at_;
    return value;
  }

  void skip_spaces() { at_ = std::min(source_.find_first_not_of(" \t\r\n", at_), source_.size()); }

  void read_text(std::size_t start) {
    at_ = std::min(source_.find('<', start + 1), source_.size());
    add_text(source_.substr(start, at_ - start));
  }

  void add_text(std::string_view text) {
    if (!without_space_around(text).empty()) parts_.push_back({MarkupPart::Kind::Text, text});
  }

  std::string_view source_;
  std::size_t at_ = 0;
  std::vector<MarkupPart> parts_;
};

// Returns the character of an entity, without `&` and `;`. None for a name that is not known.
std::optional<char32_t> character_of(std::string_view entity) {
  constexpr std::array<std::pair<std::string_view, char>, 9> kNames{{{"lt", '<'},
                                                                     {"gt", '>'},
                                                                     {"amp", '&'},
                                                                     {"quot", '"'},
                                                                     {"apos", '\''},
                                                                     {"nbsp", ' '},
                                                                     {"ensp", ' '},
                                                                     {"emsp", ' '},
                                                                     {"thinsp", ' '}}};
  const auto* known = std::find_if(kNames.begin(), kNames.end(), [&](const auto& it) { return it.first == entity; });
  if (known != kNames.end()) return static_cast<unsigned char>(known->second);
  if (!entity.starts_with('#')) return std::nullopt;
  entity.remove_prefix(1);
  const bool is_hex = entity.starts_with('x') || entity.starts_with('X');
  if (is_hex) entity.remove_prefix(1);
  unsigned code = 0;
  const auto [end, error] = std::from_chars(entity.data(), entity.data() + entity.size(), code, is_hex ? 16 : 10);
  if (error != std::errc{} || end != entity.data() + entity.size()) return std::nullopt;
  constexpr unsigned kNoBreakSpace = 0xA0;
  if (code == kNoBreakSpace || (code >= 0x2000 && code <= 0x200F)) return U' ';
  constexpr unsigned kLastCharacter = 0x10FFFF;
  const bool is_half = code >= 0xD800 && code < 0xE000;
  return is_half || code > kLastCharacter || code == 0 ? U'?' : static_cast<char32_t>(code);
}

}  // namespace

std::string_view MarkupPart::attribute(std::string_view name) const {
  const auto found =
      std::find_if(attributes.begin(), attributes.end(), [&](const auto& it) { return it.name == name; });
  return found == attributes.end() ? std::string_view{} : found->value;
}

std::vector<MarkupPart> read_markup(std::string_view source) { return MarkupReader(source).read(); }

std::string without_entities(std::string_view text) {
  constexpr std::size_t kLongestEntity = 10;
  constexpr std::string_view kNoBreakSpace = "\xC2\xA0";
  std::string plain;
  plain.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    if (text.substr(at, 2) == kNoBreakSpace) {
      plain += ' ';
      at += 2;
      continue;
    }
    const std::size_t end = text[at] == '&' ? text.substr(at, kLongestEntity).find(';') : std::string_view::npos;
    const auto character = end == std::string_view::npos ? std::nullopt : character_of(text.substr(at + 1, end - 1));
    if (character) {
      append_utf8(plain, *character);
    } else {
      plain += text[at];
    }
    at += character ? end + 1 : 1;
  }
  return plain;
}

}  // namespace nonet
