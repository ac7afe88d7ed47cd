#include "core/formats/blocks/bracket_scan.h"

#include <algorithm>

#include "core/formats/blocks/signs.h"

namespace nonet {

namespace {

// The rest of a line, as far as comments are told from other signs by it.
std::string_view near_part(std::string_view text, std::size_t at) {
  constexpr std::size_t kLength = 100;
  const std::string_view near = text.substr(at, kLength);
  return near.substr(0, near.find('\n'));
}

char first_after_spaces(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  return first == std::string_view::npos ? '\n' : text[first];
}

// The last character before a byte on its line that is no space; a line feed when there is none.
char last_before(std::string_view text, std::size_t at) {
  while (at > 0 && is_one_of(" \t", text[at - 1])) --at;
  return at == 0 ? '\n' : text[at - 1];
}

// True when a sign is an operator between two values: `row // 3`, `i % 3`.
bool is_operator(std::string_view text, std::size_t at, std::string_view rest) {
  const char before = last_before(text, at);
  const char after = first_after_spaces(rest);
  return (is_of_name(before) || before == ')') && is_decimal(after);
}

// True for two hyphens that begin a comment, and no blank cells.
bool begins_hyphen_comment(std::string_view rest) {
  return rest.size() > 2 && (rest[2] == ' ' || rest[2] == '-') && is_ascii_letter(first_after_spaces(rest.substr(2)));
}

// True for a semicolon of Lisp, after which words follow, and no row of numbers.
bool begins_semicolon_comment(std::string_view rest) {
  if (rest.starts_with(";;")) return true;
  const std::string_view words = rest.substr(std::min(rest.find_first_not_of(" \t", 1), rest.size()));
  return rest.size() > 1 && rest[1] == ' ' && words.size() > 1 && is_ascii_letter(words[0]) &&
         is_ascii_letter(words[1]) && words.find_first_of("[](){}=,") == std::string_view::npos;
}

OpaquePart comment_at(std::string_view text, std::size_t at) {
  constexpr std::string_view kLineEnd = "\n";
  const std::string_view rest = near_part(text, at);
  const OpaquePart line_comment{kLineEnd, 1};
  switch (rest[0]) {
    case '/':
      if (rest.starts_with("/*")) return {"*/", 2};
      return rest.starts_with("//") && !is_operator(text, at, rest.substr(2)) ? line_comment : OpaquePart{};
    case '(': return rest.starts_with("(* ") ? OpaquePart{"*)", 2} : OpaquePart{};
    case '#': {
      // `#(` and `#2A(` open lists of Lisp.
      const bool is_sign =
          rest.size() > 1 && (is_one_of("([{", rest[1]) || (is_decimal(rest[1]) && rest.find('(') < 5));
      return is_sign ? OpaquePart{} : line_comment;
    }
    case '%': {
      const bool is_sign =
          rest.size() > 1 &&
          (is_one_of("([{", rest[1]) || (is_ascii_letter(rest[1]) && rest.size() > 2 && is_one_of("([{", rest[2])));
      return is_sign || is_operator(text, at, rest.substr(1)) ? OpaquePart{} : line_comment;
    }
    case '-': return rest.starts_with("--") && begins_hyphen_comment(rest) ? line_comment : OpaquePart{};
    case ';': return begins_semicolon_comment(rest) ? line_comment : OpaquePart{};
    default: return {};
  }
}

OpaquePart quotation_at(std::string_view text, std::size_t at) {
  struct Mark {
    std::string_view mark;
    std::string_view ends;
  };
  constexpr Mark kDouble{"\"", "\"\n"};
  constexpr Mark kSingle{"'", "'\n"};
  constexpr std::string_view kTripleDouble = "\"\"\"";
  constexpr std::string_view kTripleSingle = "'''";
  constexpr std::string_view kBackquote = "`";
  if (text[at] == '`') return {kBackquote, 1, true};
  if (text.substr(at, 3) == kTripleDouble) return {kTripleDouble, 3, true};
  if (text.substr(at, 3) == kTripleSingle) return {kTripleSingle, 3, true};
  const Mark& mark = text[at] == '"' ? kDouble : kSingle;
  const std::size_t end = text.find_first_of(mark.ends, at + 1);
  if (end < text.size() && text[end] == mark.mark[0]) return {mark.mark, 1, true};
  const std::string_view rest = text.substr(at + 1, std::min(end, text.size()) - at - 1);
  const bool goes_on = rest.find_first_not_of(" \t\r") == std::string_view::npos || rest.ends_with('\\');
  return goes_on ? OpaquePart{mark.mark, 1, true} : OpaquePart{};
}

}  // namespace

OpaquePart opaque_part_at(std::string_view text, std::size_t at) {
  const char character = text[at];
  if (is_one_of("\"'`", character)) return quotation_at(text, at);
  return is_one_of("/(#%-;", character) ? comment_at(text, at) : OpaquePart{};
}

std::size_t end_of_part(std::string_view text, const OpaquePart& part, std::size_t from) {
  if (!part.is_quotation) {
    const std::size_t end = text.find(part.closer, from);
    if (end == std::string_view::npos) return end;
    return part.closer == "\n" ? end : end + part.closer.size();
  }
  for (std::size_t at = from; at < text.size(); ++at) {
    if (text[at] == '\\') {
      ++at;
    } else if (text.substr(at, part.closer.size()) == part.closer) {
      return at + part.closer.size();
    }
  }
  return std::string_view::npos;
}

void BracketScan::scan(std::string_view text) {
  while (at_ < text.size()) {
    if (part_) {
      const std::size_t end = end_of_part(text, part_, at_);
      if (end == std::string_view::npos) {
        // The sign that ends the part may begin at the end of the text so far; the end of a line ends a comment.
        if (part_.closer == "\n") part_ = {};
        at_ = text.size();
        return;
      }
      part_ = {};
      at_ = end;
      continue;
    }
    if (const OpaquePart part = opaque_part_at(text, at_)) {
      part_ = part;
      at_ += part.opener;
      if (at_ >= text.size() && part.closer == "\n") part_ = {};
      continue;
    }
    if (is_one_of("{[(", text[at_])) ++depth_;
    if (is_one_of("}])", text[at_])) --depth_;
    ++at_;
  }
}

}  // namespace nonet
