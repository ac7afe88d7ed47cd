#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <utility>

#include "core/formats/blocks/address_form.h"
#include "core/formats/blocks/block_readers.h"
#include "core/formats/blocks/producer_texts.h"
#include "core/formats/foreign/foreign_line.h"
#include "core/formats/foreign/foreign_text.h"
#include "core/formats/layout_name.h"
#include "core/formats/puzzle_reader.h"
#include "core/formats/text_parts.h"
#include "core/formats/write.h"

namespace nonet {

namespace {

constexpr std::string_view kWikiMark = "S9B";
constexpr std::size_t kWikiLength = kWikiMark.size() + 2 * 81;

// What an address of a site means that holds no puzzle that can be read.
struct Site {
  // The end of the name of the site, or a part of its address.
  std::string_view host;
  // The name in messages.
  std::string_view name;
  ParseErrorCode meaning;
};

constexpr std::array kSites{
    Site{"f-puzzles.com", "f-puzzles", ParseErrorCode::OnServer},
    Site{"sudokupad.app", "SudokuPad", ParseErrorCode::OnServer},
    Site{"crackingthecryptic.com", "SudokuPad", ParseErrorCode::OnServer},
    Site{"cracking-the-cryptic.web.app", "SudokuPad", ParseErrorCode::OnServer},
    Site{"sudocle.app", "Sudocle", ParseErrorCode::OnServer},
    Site{"/sudocle", "Sudocle", ParseErrorCode::OnServer},
    Site{"lisudoku.xyz", "lisudoku", ParseErrorCode::OnServer},
    Site{"logic-masters.de", "logic-masters.de", ParseErrorCode::OnServer},
    Site{"sudokuexchange.com", "SudokuExchange", ParseErrorCode::OnServer},
    Site{"sudoku.coach", "sudoku.coach", ParseErrorCode::OnServer},
    Site{"sudokuwiki.org", "SudokuWiki", ParseErrorCode::OnServer},
    Site{"tinyurl.com", "tinyurl.com", ParseErrorCode::OnServer},
    Site{"bit.ly", "bit.ly", ParseErrorCode::OnServer},
    Site{"is.gd", "is.gd", ParseErrorCode::OnServer},
    Site{"goo.gl", "goo.gl", ParseErrorCode::OnServer},
    Site{"t.co", "t.co", ParseErrorCode::OnServer},
    Site{"tiny.cc", "tiny.cc", ParseErrorCode::OnServer},
    Site{"/penpa-edit", "penpa", ParseErrorCode::UnreadFormat},
    Site{"puzz.link", "puzz.link", ParseErrorCode::UnreadFormat},
    Site{"pzv.jp", "pzv.jp", ParseErrorCode::UnreadFormat},
    Site{"pzplus.tck.mn", "pzplus", ParseErrorCode::UnreadFormat},
    Site{"pzprxs.vercel.app", "pzprxs", ParseErrorCode::UnreadFormat},
};

char small_letter(char it) { return it >= 'A' && it <= 'Z' ? static_cast<char>(it - 'A' + 'a') : it; }

// Returns a text with the characters for which percent signs stand, also when they were written twice.
std::string unescaped(std::string_view text) {
  std::string plain(text);
  for (int times = 0; times < 3 && plain.find_first_of("%+") != std::string::npos; ++times) {
    const auto next = without_percents(plain);
    if (!next) break;
    plain = *next;
  }
  return plain;
}

// Returns data of lz-string as they were before they became a part of an address.
std::string packed_data(std::string_view text) {
  std::string data = unescaped(text);
  std::replace(data.begin(), data.end(), ' ', '+');
  return data;
}

// Names under which sites put a puzzle into their addresses.
constexpr std::array<std::string_view, 13> kParameterNames{
    "bd", "s", "p", "puzzle", "sudoku", "board", "grid", "givens", "clues", "problem", "q", "n", "initial"};

// An address, or data of one.
class Address {
 public:
  // `text` is a part of the block, which has one line.
  Address(std::string_view text, const TextBlock& block)
      : text_(text), block_(block), line_(block.text, block.number, block.known) {}

  // None when the address is of a site that is not known, and holds nothing.
  std::optional<ReadItem> read() const {
    const std::size_t fragment = std::min(text_.find('#'), text_.size());
    if (text_.substr(fragment).starts_with("#s=") && is_game(text_.substr(fragment + 3)))
      return error(ParseErrorCode::UnreadFormat, "a game of Nonet's page");
    if (text_.substr(fragment).starts_with("#p=")) return read_own(text_.substr(fragment + 1));
    if (is_data_of_address(text_)) return read_data(text_);
    if (auto item = read_parameters()) return item;
    if (auto item = read_path()) return item;
    return refusal();
  }

  ParseError error(ParseErrorCode code, std::string_view symbol) const {
    return {code, position(), 0, 0, std::string(symbol)};
  }

 private:
  std::size_t start() const { return static_cast<std::size_t>(text_.data() - block_.text.data()); }
  Position position() const { return block_.position(start()); }

  // The part after the scheme and `www.`.
  std::string_view after_scheme() const {
    std::string_view text = text_;
    const std::size_t scheme = text.find("://");
    if (scheme < text.find('/')) text.remove_prefix(scheme + 3);
    take_front(text, "www.");
    return text;
  }

  bool has_parameter(std::string_view name) const { return parameter(name).data() != nullptr; }

  // The value of a parameter as it is written; none for a parameter that is absent.
  std::string_view parameter(std::string_view name) const {
    for (std::size_t at = text_.find_first_of("?&#"); at < text_.size(); at = text_.find_first_of("?&#", at + 1)) {
      std::string_view rest = text_.substr(at + 1);
      if (take_front(rest, name) && take_front(rest, "=")) return before(rest, "&#");
    }
    return {};
  }

  static bool is_game(std::string_view text) {
    return !text.empty() &&
           text.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_") ==
               std::string_view::npos;
  }

  // Sets the place of what was read in a part of the address.
  ReadItem placed(ReadItem item) const {
    if (auto* puzzle = std::get_if<ParsedPuzzle>(&item)) {
      puzzle->start = position();
    } else {
      std::get<ParseError>(item).position = position();
    }
    return item;
  }

  ReadItem read_text(const std::string& text, const LayoutRef& layout) const {
    auto puzzle = parse_puzzle(text, layout);
    return placed(puzzle ? ReadItem(std::move(puzzle).value()) : ReadItem(puzzle.error()));
  }

  // `fragment` begins after `#`.
  ReadItem read_own(std::string_view fragment) const {
    const std::string puzzle = unescaped(before(fragment.substr(2), "&"));
    const std::string rules = unescaped(parameter("rules"));
    std::string name = unescaped(parameter("layout"));
    std::replace(name.begin(), name.end(), ' ', '+');
    LayoutRef layout = block_.known;
    if (!name.empty()) {
      const auto named = layout_of_name(name);
      if (!named || (layout && !(*layout == *named.value())))
        return error(ParseErrorCode::UnknownLayout, name.substr(0, 60));
      layout = named.value();
    }
    // The puzzle of an address is no address.
    const bool is_plain = puzzle.find("://") == std::string::npos && !begins_address(puzzle);
    if (!is_plain) return error(ParseErrorCode::BadForeignText, "nonet-link");
    return read_text(rules.empty() ? puzzle : "# nonet rule " + rules + '\n' + puzzle, layout);
  }

  ReadItem read_link(ForeignPayload payload, std::string_view packed) const {
    return placed(read_foreign_link({packed, payload}, line_, start()));
  }

  ReadItem read_data(std::string_view text) const {
    const std::size_t at = text.find("N4");
    if (at != std::string_view::npos && !text.starts_with(kWikiMark) && !text.starts_with("scf"))
      return read_link(ForeignPayload::Json, packed_data(text.substr(at)));
    if (text.starts_with(kWikiMark)) return read_wiki_position(text);
    return read_link(ForeignPayload::ShortPad, text.substr(3));
  }

  // For each cell two symbols of a number in base 36: 1 to 9 is a given, 10 to 18 an entry, and from 18 on the
  // candidates, 1 for the digit 1, 2 for the digit 2, 4 for the digit 3 …
  ReadItem read_wiki_position(std::string_view text) const {
    constexpr int kSide = 9;
    constexpr int kAllCandidates = 511;
    const LayoutRef& layout = block_.known ? block_.known : Layout::classic();
    if (layout->side() != kSide) return error(ParseErrorCode::BadForeignText, "sudokuwiki");
    Grid givens(layout);
    Grid digits(layout);
    std::vector<DigitSet> candidates(givens.digits().size());
    std::vector<DigitSet> notes(candidates.size());
    bool has_candidates = false;
    for (std::size_t cell = 0; cell < candidates.size(); ++cell) {
      int number = 0;
      for (const char symbol : text.substr(kWikiMark.size() + 2 * cell, 2)) {
        const bool is_digit = symbol >= '0' && symbol <= '9';
        if (!is_digit && (symbol < 'a' || symbol > 'z')) return error(ParseErrorCode::BadForeignText, "sudokuwiki");
        number = 36 * number + (is_digit ? symbol - '0' : symbol - 'a' + 10);
      }
      if (number > 2 * kSide + kAllCandidates) return error(ParseErrorCode::BadForeignText, "sudokuwiki");
      const int digit = number > kSide ? number - kSide : number;
      if (number <= 2 * kSide) digits.digits()[cell] = Digit{static_cast<std::uint8_t>(digit)};
      if (number <= kSide) givens.digits()[cell] = Digit{static_cast<std::uint8_t>(digit)};
      has_candidates = has_candidates || number > 2 * kSide;
      if (number == 0) candidates[cell] = DigitSet::full(kSide);
      if (number > 2 * kSide) notes[cell] = DigitSet::from_bits(static_cast<std::uint64_t>(number - 2 * kSide));
      if (number > 2 * kSide) candidates[cell] = DigitSet::from_bits(static_cast<std::uint64_t>(number - 2 * kSide));
    }
    std::string shown = write_line(digits);
    const bool has_entries = !(givens == digits);
    ParsedPuzzle puzzle{std::move(givens), TextFormat::SudokuWiki, std::move(shown), {}, position()};
    if (has_entries) puzzle.grid_now = std::move(digits);
    if (has_candidates) puzzle.candidates = std::move(candidates);
    if (has_candidates) puzzle.notes = std::move(notes);
    return puzzle;
  }

  std::optional<ReadItem> read_parameters() const {
    for (const std::string_view name : {"load", "fpuzzle", "puzzleid"}) {
      const std::string value = packed_data(parameter(name));
      if (is_data_of_address(value)) return read_data(value);
    }
    if (is_of("lisudoku.xyz") && !parameter("import").empty()) return error(ParseErrorCode::UnreadFormat, "lisudoku");
    if (after_scheme().find("killersudoku") < after_scheme().find('?') && !parameter("bd").empty())
      return read_link(ForeignPayload::CageColors, unescaped(parameter("bd")));
    for (const std::string_view name : kParameterNames) {
      std::string value = unescaped(parameter(name));
      if (value.empty()) continue;
      if (value.starts_with(kWikiMark) && value.size() == kWikiLength) return read_wiki_position(value);
      if (value.starts_with('.') && value.find('~') != std::string::npos)
        return read_link(ForeignPayload::SolverText, parameter(name));
      if (auto item = read_cells(value)) return item;
    }
    return read_pzpr();
  }

  // Reads the cells of a board whose size is a known one.
  std::optional<ReadItem> read_cells(std::string value) const {
    constexpr std::array<std::size_t, 10> kSizes{16, 36, 64, 81, 100, 144, 162, 225, 256, 625};
    value.erase(std::remove(value.begin(), value.end(), ','), value.end());
    const bool is_board =
        std::find(kSizes.begin(), kSizes.end(), value.size()) != kSizes.end() &&
        value.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._*-") ==
            std::string::npos &&
        !is_data_of_address(value);
    if (!is_board) return std::nullopt;
    for (char& it : value) {
      if (it == '-' || it == '_' || it == '*') it = '.';
    }
    std::string name = unescaped(parameter("layout"));
    std::replace(name.begin(), name.end(), ' ', '+');
    const auto named = name.empty() ? std::nullopt : std::optional(layout_of_name(name));
    return read_text(value, named && *named ? named->value() : block_.known);
  }

  // `p?sudoku/9/9/…` of pzpr.
  std::optional<ReadItem> read_pzpr() const {
    const std::size_t question = text_.find('?');
    if (question == std::string_view::npos) return std::nullopt;
    const std::string_view query = text_.substr(question + 1);
    if (!query.starts_with("sudoku/") && !query.starts_with("sudoku_edit/")) return std::nullopt;
    auto puzzle = read_pzpr_query(query.substr(query.find('/') + 1), block_.known, position());
    return puzzle ? ReadItem(*std::move(puzzle)) : ReadItem(error(ParseErrorCode::BadForeignText, "pzpr"));
  }

  std::optional<ReadItem> read_path() const {
    const std::string_view rest = after_scheme();
    const std::size_t slash = rest.find('/');
    if (slash == std::string_view::npos) return std::nullopt;
    for (std::string_view path = rest.substr(slash + 1); !path.empty();) {
      const std::string_view part = before(path, "/?&#=");
      // Data may have slashes.
      const std::string value = packed_data(before(path, "?&#"));
      if (is_data_of_address(value)) return read_data(value);
      constexpr std::size_t kClassic = 81;
      if (part.size() == kClassic && part.find_first_not_of("0123456789._-") == std::string_view::npos)
        return read_cells(std::string(part));
      path.remove_prefix(std::min(part.size() + 1, path.size()));
    }
    return damaged_data(rest.substr(slash + 1));
  }

  // Data that are too short or otherwise not whole, behind a word that says what they are.
  std::optional<ReadItem> damaged_data(std::string_view path) const {
    if (has_parameter("load")) return read_link(ForeignPayload::Json, packed_data(parameter("load")));
    if (text_.find("Interactive-Sudoku-Solver") != std::string_view::npos && has_parameter("q"))
      return read_link(ForeignPayload::SolverText, parameter("q"));
    take_front(path, "sudoku/");
    take_front(path, "?puzzleid=");
    if (!is_of("sudokupad.app") && !is_of("crackingthecryptic.com")) return std::nullopt;
    for (const std::string_view key : {"fpuzzles", "fpuz", "scl", "ctc"}) {
      constexpr std::size_t kLongestName = 20;
      if (path.starts_with(key) && path.size() > kLongestName)
        return read_link(ForeignPayload::Json, path.substr(key.size()));
    }
    if (take_front(path, "scf")) return read_link(ForeignPayload::ShortPad, before(path, "?&#"));
    return std::nullopt;
  }

  // True when the address is of a site, or has a part of a path.
  bool is_of(std::string_view host) const {
    const std::string_view rest = after_scheme();
    if (text_.starts_with("sudokupad://")) return host == "sudokupad.app";
    if (host.starts_with('/')) return before(rest, "?#").find(host) != std::string_view::npos;
    std::string site(before(rest, "/?#:"));
    std::transform(site.begin(), site.end(), site.begin(), small_letter);
    return site.ends_with(host) && (site.size() == host.size() || site[site.size() - host.size() - 1] == '.');
  }

  std::optional<ReadItem> refusal() const {
    const auto* site = std::find_if(kSites.begin(), kSites.end(), [&](const Site& it) { return is_of(it.host); });
    if (site == kSites.end()) return std::nullopt;
    const std::string_view rest = after_scheme();
    const std::size_t slash = rest.find_first_of("/?#");
    const bool names_something = slash != std::string_view::npos && slash + 1 < rest.size();
    return names_something ? std::optional(ReadItem(error(site->meaning, site->name))) : std::nullopt;
  }

  std::string_view text_;
  const TextBlock& block_;
  TextLine line_;
};

// Data lose their plus signs when an address is pasted as a text. Whole data have four symbols for each three bytes;
// words behind an address do not make up for that. Returns where the data end.
std::size_t end_of_data(std::string_view line, const LinePart& address) {
  const std::string_view text = line.substr(address.start);
  // Whoever looked further would look through the whole line for each of its addresses.
  const std::size_t start = text.substr(0, address.end - address.start).find("N4");
  if (start == std::string_view::npos) return address.end;
  const std::string_view data = text.substr(start, text.find_last_not_of(" \t") + 1 - start);
  const std::size_t first = before(data, " ").size();
  const bool has_data_alone = data.find_first_not_of(
                                  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
                                  "+/%-_= ") == std::string_view::npos;
  if (first == data.size() || !has_data_alone || data.size() % 4 != 0) return address.end;
  // Words have no capital or decimal behind a small letter.
  const std::string_view rest = data.substr(first);
  const auto* inside = std::adjacent_find(rest.begin(), rest.end(), [](char one, char next) {
    const bool ends_word = (next >= 'A' && next <= 'Z') || (next >= '0' && next <= '9');
    return one >= 'a' && one <= 'z' && ends_word;
  });
  const bool goes_on = inside != rest.end() || rest.ends_with('=');
  if (first % 4 == 0 && !goes_on) return address.end;
  return address.start + start + data.size();
}

}  // namespace

std::vector<ReadItem> read_address_block(const TextBlock& block) {
  const std::string_view line = block.text;
  const std::size_t first = std::min(line.find_first_not_of(" \t"), line.size());
  const std::size_t last = line.find_last_not_of(" \t") + 1;
  std::vector<ReadItem> items;
  std::optional<ReadItem> refusal;
  const auto add = [&](std::size_t start, std::size_t end, std::size_t last_end) {
    auto item = Address(line.substr(start, end - start), block).read();
    const bool is_read = item && std::holds_alternative<ParsedPuzzle>(*item);
    if (!is_read && last_end > end) {
      // The full stops behind an address may be blanks of its puzzle.
      auto longer = Address(line.substr(start, last_end - start), block).read();
      if (longer && std::holds_alternative<ParsedPuzzle>(*longer)) item = std::move(longer);
    }
    if (!item) return;
    if (std::holds_alternative<ParsedPuzzle>(*item)) {
      items.push_back(*std::move(item));
    } else if (!refusal) {
      refusal = std::move(item);
    }
  };
  if (is_data_of_address(line.substr(first))) {
    add(first, last, last);
  } else {
    for (auto address = next_address(line, first); address; address = next_address(line, address->end)) {
      const std::size_t end = end_of_data(line, *address);
      add(address->start, end, std::max(end, address->last_end));
      const bool is_alone =
          address->start == first && std::max(end, address->last_end) == last && items.empty() && !refusal;
      if (is_alone) refusal = Address(line.substr(first), block).error(ParseErrorCode::NoPuzzleFound, "an address");
      address->end = std::max({end, address->last_end, address->start + 1});
    }
  }
  if (refusal) items.push_back(*std::move(refusal));
  return items;
}

}  // namespace nonet
