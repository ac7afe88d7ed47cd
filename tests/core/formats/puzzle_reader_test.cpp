#include "core/formats/puzzle_reader.h"

#include <string>
#include <vector>

#include "core/formats/boxed_text.h"
#include "core/formats/layout_name.h"
#include "core/formats/puzzle_writer.h"
#include "core/formats/symbols.h"
#include "core/formats/write.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

namespace {

std::string shown(const ParseError& error) {
  std::string text = std::string(name_of(error.code)) + "@" + std::to_string(error.position.line) + ":" +
                     std::to_string(error.position.column);
  if (error.code != ParseErrorCode::BadSymbol && (error.expected != 0 || error.found != 0)) {
    text += " " + std::to_string(error.found) + "/" + std::to_string(error.expected);
  }
  return error.symbol.empty() ? text : text + " " + error.symbol;
}

std::string shown(const ParsedPuzzle& puzzle) {
  return std::string(name_of(puzzle.format)) + " " + name_of(*puzzle.grid.layout()) + " " + symbols_of(puzzle.grid);
}

std::vector<std::string> read_in_pieces(std::string_view text, std::size_t piece, const LayoutRef& layout = nullptr) {
  PuzzleReader reader(layout);
  std::vector<std::string> items;
  const auto drain = [&] {
    while (const auto item = reader.take())
      items.push_back(std::visit([](const auto& what) { return shown(what); }, *item));
  };
  while (!text.empty()) {
    reader.feed(text.substr(0, piece));
    text.remove_prefix(std::min(piece, text.size()));
    drain();
  }
  reader.finish();
  drain();
  return items;
}

using Items = std::vector<std::string>;

Items read(std::string_view text, const LayoutRef& layout = nullptr) {
  return read_in_pieces(text, text.size() + 1, layout);
}

const std::string kClassicRows = "389700200672050010014609003230500871850037049497810305065482130103070460740103590";
const std::string kClassicRead = "3897..2..672.5..1..146.9..323.5..87185..37.4949781.3.5.6548213.1.3.7.46.74.1.359.";

// Thirty clues with spaces as blanks: 20 fields, and as many symbols as a row of 30 has.
const std::string kFields = "53  7    6  195    98    6 8   6   34  8 3  17   2   6 6    28    419  5    8  79";
const std::string kFieldsRead = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

// Rows of nine, with a text between two cells and one after each row.
std::string rows_of(const std::string& symbols, const std::string& between, const std::string& ending = "\n") {
  std::string text;
  for (std::size_t index = 0; index < symbols.size(); ++index) {
    text += symbols[index];
    text += index % 9 == 8 ? ending : between;
  }
  return text;
}

const std::string kFrame =
    "+-------+-------+-------+\n"
    "| 3 8 9 | 7 . . | 2 . . |\n"
    "| 6 7 2 | . 5 . | . 1 . |\n"
    "| . 1 4 | 6 . 9 | . . 3 |\n"
    "+-------+-------+-------+\n"
    "| 2 3 . | 5 . . | 8 7 1 |\n"
    "| 8 5 . | . 3 7 | . 4 9 |\n"
    "| 4 9 7 | 8 1 . | 3 . 5 |\n"
    "+-------+-------+-------+\n"
    "| . 6 5 | 4 8 2 | 1 3 . |\n"
    "| 1 . 3 | . 7 . | 4 6 . |\n"
    "| 7 4 . | 1 . 3 | 5 9 . |\n"
    "+-------+-------+-------+\n";

}  // namespace

TEST_CASE("a puzzle is recognised in every form, whole and byte by byte", "[formats]") {
  struct Case {
    const char* what;
    std::string text;
    std::string expected;
  };
  std::string with_stars = kClassicRows;
  for (char& symbol : with_stars) symbol = symbol == '0' ? '*' : symbol;
  std::string with_spaces = kClassicRows;
  for (char& symbol : with_spaces) symbol = symbol == '0' ? ' ' : symbol;
  std::string compact_frame;
  for (const char character : kFrame) {
    if (character != ' ') compact_frame += character;
  }
  const Case cases[] = {
      {"line", kClassicRows, "line 3x3 " + kClassicRead},
      {"line with stars and carriage return", with_stars + "\r\n", "line 3x3 " + kClassicRead},
      {"line with spaces as blanks", with_spaces + "\n", "line 3x3 " + kClassicRead},
      {"as many fields as a row of 20 has", kFields, "line 3x3 " + kFieldsRead},
      {"blanks at the end, carriage return", kFields.substr(0, 79) + "  \r\n",
       "line 3x3 " + kFieldsRead.substr(0, 79) + ".."},
      {"line with a comment", kClassicRows + " # from a contest", "line 3x3 " + kClassicRead},
      {"line with its solution", kClassicRows + ":1:12345", "line 3x3 " + kClassicRead},
      {"line behind a byte order mark", "\xEF\xBB\xBF" + kClassicRows, "line 3x3 " + kClassicRead},
      {"contest rows", rows_of(kClassicRows, " "), "numbers 3x3 " + kClassicRead},
      {"numbers on one line", rows_of(kClassicRows, " ", " "), "numbers 3x3 " + kClassicRead},
      {"comma separated rows", rows_of(kClassicRows, ","), "csv 3x3 " + kClassicRead},
      {"tab separated rows", rows_of(kClassicRows, "\t"), "tsv 3x3 " + kClassicRead},
      {"rows of symbols", rows_of(kClassicRead, ""), "rows 3x3 " + kClassicRead},
      {"rows with blank lines between", rows_of(kClassicRead, "").insert(30, "\n"), "rows 3x3 " + kClassicRead},
      {"frame", kFrame, "frame 3x3 " + kClassicRead},
      {"frame without spaces", compact_frame, "frame 3x3 " + kClassicRead},
      {"4×4 line", "4030300000000001", "line 2x2 4.3.3..........1"},
      {"4×4 rows", "4 0 3 0\n3 0 0 0\n0 0 0 0\n0 0 0 1\n", "numbers 2x2 4.3.3..........1"},
      {"6×6 line", "1" + std::string(35, '.'), "line 2x3 1" + std::string(35, '.')},
      {"X for a blank", "4X3X3XXXXXXXXXX1", "line 2x2 4.3.3..........1"},
  };
  for (const Case& each : cases) {
    INFO(each.what);
    CHECK(read(each.text) == Items{each.expected});
    CHECK(read_in_pieces(each.text, 1) == Items{each.expected});
  }
}

TEST_CASE("empty fields of a spreadsheet are blanks", "[formats]") {
  CHECK(read("4,,3,\n3,,,\n,,,\n,,,1\n") == Items{"csv 2x2 4.3.3..........1"});
  CHECK(read("4\t\t3\t\n3\t\t\t\n \t\t\t\n\t\t\t1\n") == Items{"tsv 2x2 4.3.3..........1"});
}

TEST_CASE("the following lines decide whether 16 symbols are a row of a 16×16 grid or a 4×4 puzzle", "[formats]") {
  const std::string small = "4.3.3..........1";
  const std::string large = ".......G........";
  Items rows16 = read(small + "\n" + large + "\n" + [&] {
    std::string rest;
    for (int row = 2; row < 16; ++row) rest += std::string(16, '.') + "\n";
    return rest;
  }());
  CHECK(rows16 == Items{"rows 4x4 " + small + large + std::string(14 * 16, '.')});
  CHECK(read(small + "\n" + small + "\n") == Items{"line 2x2 " + small, "line 2x2 " + small});
  std::string many;
  for (int line = 0; line < 40; ++line) many += small + "\n";
  CHECK(read(many) == Items(40, "line 2x2 " + small));
}

TEST_CASE("in a frame a line is a row, even where it could be a 4×4 puzzle", "[formats]") {
  const Grid blank(layout_of_name("4x4").value());
  CHECK(read(write_frame(blank)) == Items{"frame 4x4 " + std::string(256, '.')});
  CHECK(read("--------\n4.3.3..........1\n") == Items{"line 2x2 4.3.3..........1"});
}

TEST_CASE("many puzzles, comments and blank lines in one text", "[formats]") {
  const std::string text =
      "# title\n\n" + kClassicRows + "\n" + rows_of(kClassicRows, " ") + "\n" + kFrame + kClassicRows + "\n";
  CHECK(read(text) == Items{"line 3x3 " + kClassicRead, "numbers 3x3 " + kClassicRead, "frame 3x3 " + kClassicRead,
                            "line 3x3 " + kClassicRead});
}

TEST_CASE("a comment may name the boxes", "[formats]") {
  const std::string blank36(36, '.');
  CHECK(read("# mine boxes 3x2\n" + blank36) == Items{"line 3x2 " + blank36});
  CHECK(read(blank36, layout_of_name("3x2").value()) == Items{"line 3x2 " + blank36});
}

TEST_CASE("an error in a text is reported with its position", "[formats]") {
  struct Case {
    std::string text;
    std::string expected;
  };
  const std::string eighty(80, '.');
  const Case cases[] = {
      {"", "empty-input@1:1"},
      {"\n  \n# nothing\n", "empty-input@1:1"},
      {"garbage", "bad-symbol@1:1 g"},
      {"Привіт", "bad-symbol@1:1 П"},
      {"\n12é4", "bad-symbol@2:3 é"},
      {eighty, "wrong-length@1:81 80/81"},
      {eighty + "..", "wrong-length@1:82 82/81"},
      {std::string(70, '.'), "wrong-length@1:71 70/81"},
      {std::string(63, '.'), "wrong-length@1:64 63/64"},
      {std::string(250, '.'), "wrong-length@1:251 250/256"},
      {eighty + "!", "bad-symbol@1:81 !"},
      {eighty + "A", "bad-symbol@1:81 A"},
      {std::string(15, '.') + "5" + "\n" + std::string(81, '.'), "number-too-large@1:16 5/4"},
      {std::string(32, '.') + "\n" + std::string(32, '.') + "\n", "missing-rows@3:1 2/32"},
      {"hello world", "bad-symbol@1:1 h"},
      {"what is this", "bad-symbol@1:1 w"},
      {"4O3O3OOOOOOOOOO1", "bad-symbol@1:2 O"},
      {"1 2 A 4\n", "bad-symbol@1:5 A"},
      {"1 2 3 4\n1 A 3 4\n1 2 3 4\n1 2 3 4\n", "bad-symbol@2:3 A"},
      {"1 2 3 4\n1 2 9 4\n1 2 3 4\n1 2 3 4\n", "number-too-large@2:5 9/4"},
      {"1 2 3 4\n1 2 3\n1 2 3 4\n1 2 3 4\n", "wrong-row-length@2:6 3/4"},
      {"1 2 3 4\n1 2 3 4 1\n1 2 3 4\n1 2 3 4\n", "wrong-row-length@2:9 5/4"},
      {"1 2 3 4\n1 2 ? $\n1 2 3 4\n1 2 3 4\n", "bad-symbol@2:7 $"},
      {"1 2 3 4\n1 2 3 4\n1 2 3 4\n", "missing-rows@4:1 3/4"},
      {std::string(70000, '1'), "line-too-long@1:65537 0/65536"},
  };
  for (const Case& each : cases) {
    INFO(each.text.substr(0, 100));
    const Items items = read(each.text);
    REQUIRE_FALSE(items.empty());
    CHECK(items.front() == each.expected);
    CHECK(read_in_pieces(each.text, 1) == items);
  }
}

TEST_CASE("a line that is one row of a grid, before a malformed puzzle, is reported at its own line", "[formats]") {
  const std::string too_long(82, '.');
  CHECK(read("1234\n" + too_long + "\n") == Items{"missing-rows@1:1 1/4", "wrong-length@2:82 82/81"});
  CHECK(read("1235\n" + too_long + "\n") == Items{"number-too-large@1:4 5/4", "wrong-length@2:82 82/81"});
  CHECK(read("1 2 3 4\n" + too_long + "\n" + kClassicRows) ==
        Items{"missing-rows@1:1 1/4", "wrong-length@2:82 82/81", "line 3x3 " + kClassicRead});
  CHECK(read("1234\n12341\n1234\n1234\n") == Items{"wrong-row-length@2:5 5/4"});
}

TEST_CASE("puzzles of 16 cells after incomplete rows are read", "[formats]") {
  const std::string small = "4030300000000001\n";
  const std::string read_small = "line 2x2 4.3.3..........1";
  CHECK(read("1.3......\n" + small + small) == Items{"missing-rows@1:1 1/9", read_small, read_small});
  CHECK(read("12.4\n" + small + small + kClassicRows) ==
        Items{"missing-rows@1:1 1/4", read_small, read_small, "line 3x3 " + kClassicRead});
  CHECK(read("12.4\n3.1.\n" + small) == Items{"missing-rows@3:1 2/4", read_small});
  // After two rows of nine cells, a line of 16 cells is a mistyped row.
  CHECK(read("1.3......\n.........\n" + small) == Items{"wrong-row-length@3:10 16/9"});
}

TEST_CASE("strict separators decide which cells a row has", "[formats]") {
  // Sixteen fields, of which nine have a number: without the empty fields it would be a 9×9 row with candidates.
  const std::string row = "1\t\t12\t\t3\t16\t\t5\t6\t\t\t7\t8\t\t9\t\n";
  const std::string blank_rows = [] {
    std::string text;
    for (int count = 0; count < 15; ++count) text += std::string(15, '\t') + "\n";
    return text;
  }();
  CHECK(read(row + blank_rows) == Items{"tsv 4x4 1.C.3G.56..78.9." + std::string(240, '.')});
  CHECK(read("1,,2,\n,3,,\n,,,\n4,,,1\n") == Items{"csv 2x2 1.2..3......4..1"});
  CHECK(read("1\t23\t23\t4\n23\t23\t4\t1\n23\t4\t1\t23\n4\t1\t23\t23\n") == Items{"sdx 2x2 1..4..41.41.41.."});
}

TEST_CASE("a line with bars is a row, even where its cells could be a puzzle", "[formats]") {
  std::string text;
  for (int row = 0; row < 16; ++row) {
    if (row > 0 && row % 4 == 0) text += "----+----+----+----\n";
    text += row % 2 == 0 ? "1...|..2.|...3|4...\n" : "....|....|....|....\n";
  }
  const Items items = read(text);
  REQUIRE(items.size() == 1);
  CHECK(items.front().substr(0, 23) == "ss 4x4 1.....2....34...");
}

TEST_CASE("two decimals are candidates in a grid that writes digits above 9 as letters", "[formats]") {
  std::string text;
  for (int row = 0; row < 16; ++row) {
    for (int column = 0; column < 16; ++column) {
      const int value = (4 * row + row / 4 + column) % 16 + 1;
      const bool open = row < 2 && value <= 2;
      text += open ? "12" : std::string(1, symbol_of(Digit{static_cast<std::uint8_t>(value)}));
      text += column == 15 ? "\n" : " ";
    }
  }
  const ParsedPuzzle puzzle = parse_puzzle(text).value();
  CHECK(puzzle.format == TextFormat::Sdx);
  // Four cells have the candidates 1 and 2. In each of their columns a 1 or a 2 may be an only candidate, too.
  CHECK(puzzle.grid.clue_count() == 248);
  CHECK(puzzle.candidates[0].bits() == 0b11);
}

TEST_CASE("after an error the next puzzle is read", "[formats]") {
  const std::string good = "4030300000000001";
  const std::string read_good = "line 2x2 4.3.3..........1";
  for (const std::string& bad : {std::string("1,2,!,4\n"), std::string(80, '.') + "\n", std::string(70000, '1') + "\n",
                                 std::string("1 2 3 4\n1 2 3\n1 2 3 4\n1 2 3 4\n"), std::string("1 2 3 4\n\n")}) {
    const Items items = read(bad + good + "\n");
    CHECK(items.size() == 2);
    CHECK(items.back() == read_good);
  }
}

TEST_CASE("a heading is neither a puzzle nor an error", "[formats]") {
  for (const char* heading : {"Grid 01", "Puzzle 7:", "EASY", "Number 12"}) {
    const Items items = read(heading + std::string("\n") + rows_of(kClassicRead, "") + heading + "\n" + kFrame);
    CHECK(items == Items{"rows 3x3 " + kClassicRead, "frame 3x3 " + kClassicRead});
  }
}

TEST_CASE("the text of a line puzzle is kept byte for byte, with its comment", "[formats]") {
  const auto parsed = parse_puzzle("  \n" + kClassicRows + "  ED=1.2/1.2/1.2\n");
  REQUIRE(parsed);
  CHECK(parsed.value().text == kClassicRows);
  CHECK(parsed.value().comment == "ED=1.2/1.2/1.2");
  CHECK(parsed.value().start.line == 2);
  CHECK(parse_puzzle(kClassicRows + " # a \u2013 b \u0663\n").value().comment == "a \u2013 b \u0663");
}

TEST_CASE("a carriage return ends a line, with or without a line feed", "[formats]") {
  const std::string small = "4030300000000001";
  const Items both{"line 2x2 4.3.3..........1", "line 3x3 " + kClassicRead};
  for (const std::string& end : {std::string("\n"), std::string("\r\n"), std::string("\r")}) {
    CAPTURE(end);
    CHECK(read(small + end + kClassicRows + end) == both);
    CHECK(read(small + end + kClassicRows) == both);
    CHECK(read(kClassicRows + " comment" + end + small + end) == Items{both[1], both[0]});
    CHECK(read_in_pieces(small + end + kClassicRows + end, 1) == both);
    CHECK(read(rows_of(kClassicRead, "", end)) == Items{"rows 3x3 " + kClassicRead});
  }
  CHECK(shown(parse_puzzle(small + "\r" + small).error()) == "too-many-puzzles@2:1 2/1");
  CHECK(shown(parse_puzzle("\r\n\r\rgarbage").error()) == "bad-symbol@4:1 g");
}

TEST_CASE("a control character behind a puzzle is an error, not the start of a comment", "[formats]") {
  const std::string small = "4030300000000001";
  for (const char control : {'\0', '\x01', '\x0B', '\x0C', '\x1A', '\x1B', '\x7F'}) {
    CAPTURE(static_cast<int>(control));
    CHECK(read(small + control + small + "\n") == Items{std::string("bad-symbol@1:17 ") + control});
    CHECK(read(kClassicRows + control + kClassicRows + "\n") == Items{std::string("bad-symbol@1:82 ") + control});
  }
  CHECK(read(kClassicRows + "\tcomment\n").size() == 1);
  CHECK(read(kClassicRows + "\tcomment\n").front() == "line 3x3 " + kClassicRead);
}

TEST_CASE("a NUL is an error anywhere in the text", "[formats]") {
  const std::string nul(1, '\0');
  CHECK(read("# comment" + nul + kClassicRows + "\n") == Items{"bad-symbol@1:10 " + nul});
  CHECK(read(kClassicRows + " comment" + nul + kClassicRows + "\n") == Items{"bad-symbol@1:90 " + nul});
  CHECK(read("4 0 3 0\n3 0 0 0\n0 0" + nul + "0 0\n0 0 0 1\n").front() == "bad-symbol@3:4 " + nul);
}

TEST_CASE("a bad symbol names the side of the grid where it is known", "[formats]") {
  const auto side = [](const std::string& text, const LayoutRef& layout) {
    return parse_puzzle(text, layout).error().expected;
  };
  CHECK(side("garbage", nullptr) == 9);
  CHECK(side(std::string(120, '.') + "!", nullptr) == 0);
  CHECK(side(std::string(120, '.') + "!", Layout::of_side(16)) == 16);
  CHECK(side("4 0 3 0\n3 0 ! 0\n0 0 0 0\n0 0 0 1\n", nullptr) == 4);
  CHECK(side(":0000:x:1.+3......!......", Layout::of_side(4)) == 4);
}

TEST_CASE("the puzzle that a library line began from has its givens alone", "[formats]") {
  const ParsedPuzzle position = parse_puzzle(":0000:x:1.+3............+2:212:::").value();
  CHECK(symbols_of(position.grid) == "1...............");
  CHECK(symbols_of(position.digits()) == "1.3............2");
  const ParsedPuzzle puzzle = without_entries(position);
  CHECK(symbols_of(puzzle.grid) == "1...............");
  CHECK(puzzle.text == "1...............");
  CHECK_FALSE(puzzle.library);
  CHECK(without_entries(parse_puzzle(kClassicRows).value()).text == kClassicRows);
}

TEST_CASE("where one puzzle is wanted a second is an error", "[formats]") {
  CHECK(shown(parse_puzzle(kClassicRows + "\n" + kClassicRows).error()) == "too-many-puzzles@2:1 2/1");
  CHECK(shown(parse_puzzle("garbage").error()) == "bad-symbol@1:1 g");
}

TEST_CASE("no change of a text of any format breaks the reader", "[formats]") {
  Random random(13);
  const ParsedPuzzle position = parse_puzzle(":0000:x:1.+3............+2:212:::").value();
  std::vector<std::string> texts{kClassicRows,
                                 kFrame,
                                 "1 234 234 34\n234 234 124 134\n234 234 134 134\n34 u1 34 2\n",
                                 "#AX\n[Puzzle]\n1...\n....\n....\n...2\n[State]\n1...\n....\n....\n.1.2\n",
                                 "9,c2,5.1,0.2," + kClassicRows + ",7,x,y\n",
                                 std::string(512, '0')};
  for (const char* name : {"ss", "pencilmarks", "729", "library", "solo", "csv", "tsv", "sdk", "jigsaw"}) {
    texts.push_back(write(position, *writable_format(name)).value().text);
  }
  texts.push_back(write(parse_puzzle(kClassicRows).value(), TextFormat::SudokuWiki).value().text);
  constexpr std::string_view kBytes = "0123456789.*#uXAv |+-=,;:[\t\n\r\xC3\xFF";
  for (int round = 0; round < 4000; ++round) {
    std::string text = texts[random.below(static_cast<std::uint32_t>(texts.size()))];
    if (random.below(4) == 0) text += texts[random.below(static_cast<std::uint32_t>(texts.size()))];
    for (std::uint32_t change = 1 + random.below(4); change > 0 && !text.empty(); --change) {
      const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
      const char byte = kBytes[random.below(static_cast<std::uint32_t>(kBytes.size()))];
      switch (random.below(4)) {
        case 0: text[at] = byte; break;
        case 1: text.insert(at, 1, byte); break;
        case 2: text.erase(at, 1 + random.below(3)); break;
        default: text.resize(at + 1); break;
      }
    }
    const Items items = read(text);
    CHECK_FALSE(items.empty());
    CHECK(read_in_pieces(text, 1 + random.below(7)) == items);
  }
}

TEST_CASE("no bytes break the reader", "[formats]") {
  Random random(12);
  constexpr std::string_view kAlphabet = "0123456789.*_?ABXYabuz |+-=,;:[]'\t\n\r\r\x0C#$\xC3\xA9\xFF\x80";
  for (int round = 0; round < 3000; ++round) {
    std::string text;
    const std::uint32_t length = random.below(400);
    for (std::uint32_t index = 0; index < length; ++index) {
      text += kAlphabet[random.below(static_cast<std::uint32_t>(kAlphabet.size()))];
      if (random.below(9) == 0) text += std::string(random.below(20), text.back());
    }
    const Items items = read(text);
    CHECK_FALSE(items.empty());
    CHECK(read_in_pieces(text, 1 + random.below(7)) == items);
  }
}
