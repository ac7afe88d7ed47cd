#include <string>
#include <vector>

#include "core/formats/foreign/foreign_line.h"
#include "core/formats/foreign/json_value.h"
#include "core/formats/foreign/lz_text.h"
#include "core/formats/given_candidates.h"
#include "core/formats/layout_name.h"
#include "core/formats/puzzle_reader.h"
#include "core/formats/write.h"
#include "core/util/random.h"
#include "tests/catch.h"
#include "tests/core/formats/foreign/foreign_cases.h"

using namespace nonet;
using namespace nonet::test;

TEST_CASE("the JSON of f-puzzles is read", "[formats]") {
  const std::string size = R"({"size":4,)";
  check_all({
      {R"({"size":4,"grid":[[{}]]})", "f-puzzles 2x2"},
      {size +
           R"("title":"\u00c4 \"x\"","solution":[1,2],"disabledlogic":[1],"grid":[[{"value":3,"given":true},{"value":2},{"givenPencilMarks":[1,"4"]}]]})",
       "f-puzzles 2x2 r1c1=3 r1c3:14"},
      {size + R"("killercage":[{"cells":["R1C1","R1C2"],"value":"7"},{"cells":["R2C1"]}]})",
       "f-puzzles 2x2; cage 7 r1c1 r1c2; cage r2c1"},
      {size +
           R"("thermometer":[{"lines":[["R4C1","R3C1"],["R4C1","R4C2"]]}],"slowthermometer":[{"lines":[["R1C1","R1C2"]]}]})",
       "f-puzzles 2x2; thermometer r4c1 r3c1; thermometer r4c1 r4c2; slow-thermometer r1c1 r1c2"},
      {R"({"arrow":[{"cells":["R1C2","R1C1"],"lines":[["R1C2","R2C3","R3C3"]]},{"cells":["R5C5"],"lines":[["R5C5","R6C5"]]}]})",
       "f-puzzles 3x3; arrow 2 r1c1 r1c2 r2c3 r3c3; arrow r5c5 r6c5"},
      {R"({"difference":[{"cells":["R1C1","R1C2"],"value":"3"},{"cells":["R2C1","R2C2"]}],"ratio":[{"cells":["R1C1","R2C1"],"value":""}],"xv":[{"cells":["R5C1","R6C1"],"value":"V"}],"negative":["ratio","xv","difference","odd"]})",
       "f-puzzles 3x3; white-dot 3 r1c1 r1c2; white-dot 1 r2c1 r2c2; black-dot 2 r1c1 r2c1; pair-sum 5 r5c1 r6c1; "
       "negative-white 1,3; negative-black 2; negative-sum 5,10 -negative odd"},
      {R"({"nonconsecutive":true,"antiknight":true,"antiking":false,"disjointgroups":true,"diagonal+":true})",
       "f-puzzles 3x3+disjoint+antiknight; nonconsecutive; rising-diagonal"},
      {R"({"diagonal+":true,"diagonal-":true})", "f-puzzles 3x3+x"},
      {R"({"littlekillersum":[{"cell":"R0C4","direction":"DL","cells":["R1C3","R2C2","R3C1"],"value":"14"}],"sandwichsum":[{"cell":"R0C5","value":"12"}],"xsum":[{"cell":"R3C10","value":"20"}],"skyscraper":[{"cell":"R10C1","value":3},{"cell":"R1C0","value":""}]})",
       "f-puzzles 3x3; sandwich 12 r1c5-r9c5; little-killer 14 r1c3-r3c1; x-sum 20 r3c9-r3c1; skyscraper 3 r9c1-r1c1"},
      {R"({"quadruple":[{"cells":["R1C1","R1C2","R2C1","R2C2"],"values":[1,1,7]}],"clone":[{"cells":["R1C1"],"cloneCells":["R7C7"]}],"extraregion":[{"cells":["R1C1","R1C2"]}]})",
       "f-puzzles 3x3; cage r1c1 r1c2; quadruple 1,1,7 r1c1 r1c2 r2c1 r2c2; clone r1c1 r7c7"},
      {R"({"whispers":[{"lines":[["R1C1","R2C1"]]},{"lines":[["R1C2","R2C2"]],"value":"4"}],"lockout":[{"lines":[["R1C1","R1C2","R1C3"]]}]})",
       "f-puzzles 3x3; whisper 5 r1c1 r2c1; whisper 4 r1c2 r2c2; lockout 4 r1c1-r1c3"},
      {R"({"odd":[{"cell":"R1C1"},{"cell":"R1C2"}],"even":[{"cell":"R9C9"}],"minimum":[{"cell":"R5C5"}],"rowindexer":[{"cells":["R1C1","R2C1"]}]})",
       "f-puzzles 3x3; even r9c9; odd r1c1 r1c2; minimum r5c5; row-indexer r1c1 r2c1"},
      // Drawings and copies; unknown keys.
      {R"({"line":[{"lines":[["R1C1"]],"fromConstraint":"Renban"}],"rectangle":[{"fromConstraint":"My Rule"}],"renban":[{"lines":[["R1C1","R1C2"]]}],"circle":[{"cells":["R1C1"]}],"mystery":[{"cells":["R1C1"]}],"empty":[],"off":false})",
       "f-puzzles 3x3; renban r1c1 r1c2 -myrule -mystery ~circle"},
      {R"({"renban":[{"lines":[["R1C1","R1C2"]],"isNewConstraint":true}]})", "f-puzzles 3x3; renban r1c1 r1c2"},
      {R"({"renban":[{"lines":[["R1C1","R1C2"]]}],"line":[{"lines":[["R1C1"]],"isNewConstraint":true}],"metadata":{"a":1}})",
       "f-puzzles 3x3; renban r1c1 r1c2 ~line"},
      // What does not fit is named.
      {R"({"killercage":[{"cells":["R1C1"],"value":"x+y"}],"renban":[{"lines":[["R1C1"]]}],"thermometer":{"lines":1},"odd":[{}],"quadruple":[{"cells":["R1C1"],"values":[1]}]})",
       "f-puzzles 3x3 -killercage -renban -thermometer -odd -quadruple"},
      {R"({"size":4,"grid":[[{"region":0},{"region":0},{"region":0},{"region":1}],[{"region":0},{"region":1},{"region":1},{"region":1}],[{"region":2},{"region":2},{"region":2},{"region":3}],[{"region":2},{"region":3},{"region":3},{"region":3}]]})",
       "f-puzzles jigsaw:1112122233343444"},
      {R"({"size":4,"grid":[[{"region":null}]]})", "f-puzzles 1x4 -region"},
      // What is no puzzle.
      {R"({})", "no-puzzle-found@1 JSON"},
      {R"({"size":4})", "no-puzzle-found@1 JSON"},
      {R"({"size":99,"grid":[[{}]]})", "bad-foreign-text@1 f-puzzles"},
      {R"({"size":4,"grid":[[{"region":3}]]})", "bad-foreign-text@1 f-puzzles"},
      {"{", "no-puzzle-found@2 JSON"},
      {R"({"size":4}})", "no-puzzle-found@11 JSON"},
      {R"({"size":4,"grid":[[{}]],})", "bad-foreign-text@25 f-puzzles"},
  });
}

TEST_CASE("JSON of other programs keeps what a player has done, and what the author tells", "[formats]") {
  struct PlayedCase {
    std::string text;
    // The digits, the notes of each cell, the notes in corners, the title, the author and the rules in words.
    std::string shown;
  };
  const std::vector<PlayedCase> cases{
      {R"({"size":2,"title":" T ","author":"A","ruleset":"one\ntwo","successMessage":" Bravo ","grid":[[{"value":2,"given":true,"centerPencilMarks":[1]},{"value":1}],[{"centerPencilMarks":[1,2,9],"cornerPencilMarks":[2]},{"givenPencilMarks":[1]}]]})",
       "2... 21.. ,,12, ,,2, T/A/one\ntwo/Bravo"},
      {R"({"size":2,"grid":[[{"value":2,"given":true}]]})", "2... 2...   ///"},
      {R"({"cells":[[{"value":2},{"value":1,"given":false}],[{"centremarks":"12"},{"cornermarks":[1]}]],"regions":[[[0,0],[0,1]],[[1,0],[1,1]]],"cages":[{"value":"title: No"},{"value":"author: B"},{"value":"msgcorrect: Well done!"}],"metadata":{"title":"Yes","rules":["one","two"]}})",
       "2... 21.. ,,12, ,,,1 Yes/B/one\ntwo/Well done!"},
      {R"({"size":2,"grid":[[{},{}],[{},{}]],"title":"\u0490\u00e4\ud83d\ude00","author":"\ud83dx","ruleset":"\"\t\""})",
       ".... ....   \u0490\u00e4\U0001f600/?x/\"\t\"/"},
      {R"({ce:[[,],[,]],re:[[[0,0],[0,1]],[[1,0],[1,1]]],metadata:{title:'It\'s \u00e4',author:'\q\u00g',rules:'one\ntwo'}})",
       ".... ....   It's \u00e4/qu00g/one\ntwo/"},
  };
  const auto shown_sets = [](const std::vector<DigitSet>& sets) {
    std::string shown;
    for (std::size_t index = 0; index < sets.size(); ++index) {
      if (index > 0) shown += ',';
      sets[index].for_each([&](Digit digit) { shown += std::to_string(digit.value); });
    }
    return shown;
  };
  for (const PlayedCase& each : cases) {
    CAPTURE(each.text);
    const ParsedPuzzle puzzle = parse_puzzle(each.text).value();
    CHECK(write_line(puzzle.grid) + ' ' + write_line(puzzle.digits()) + ' ' + shown_sets(puzzle.notes) + ' ' +
              shown_sets(puzzle.corner_notes) + ' ' + puzzle.title + '/' + puzzle.author + '/' + puzzle.ruleset + '/' +
              puzzle.message ==
          each.shown);
    const ParsedPuzzle alone = puzzle_in(puzzle);
    CHECK_FALSE(alone.grid_now);
    CHECK(write_line(alone.grid) == write_line(puzzle.grid));
    CHECK(alone.candidates.size() == puzzle.candidates.size());
    CHECK((alone.notes.empty() && alone.corner_notes.empty()));
  }
}

TEST_CASE("links of f-puzzles are unpacked", "[formats]") {
  const std::string packed =
      "N4IgzglgXgpiBcAWANCALhNAbO8QBGACAHREVJFQGsIscAnAYwEMBzXAbVEZjrAQ4gASgEYAwiMrDxAJhABdVADdmWAK64QAZhABfZN15Z+"
      "8QUJkSp5sXMUgV6zQHY9dtAAsY9ALYB7bzBoXgKgWBAAdjAmHGaIlqhCcXIJcTopYogK8rp2zOEYVOEQrO5oCABmqmAwukA==";
  const std::string shown = "f-puzzles 2x2; cage 3 r1c1 r1c2; cage 7 r2c1 r2c2; thermometer r4c1-r4c4";
  std::string escaped;
  for (const char character : packed) {
    if (character == '+') escaped += "%2B";
    if (character == '/') escaped += "%2f";
    if (character == '=') escaped += "%3D";
    if (character != '+' && character != '/' && character != '=') escaped += character;
  }
  check_all({
      {"https://www.f-puzzles.com/?load=" + packed, shown},
      {"https://f-puzzles.com/?load=" + escaped, shown},
      {"https://sudokupad.app/fpuzzles" + packed, shown},
      {"https://sudokupad.app/fpuz" + escaped, shown},
      {"fpuz" + packed, shown},
      {"https://f-puzzles.com/?load=", "bad-foreign-text@1 f-puzzles"},
      {"https://f-puzzles.com/?load=%2", "bad-foreign-text@1 f-puzzles"},
      {"https://f-puzzles.com/?load=" + packed.substr(0, 40), "bad-foreign-text@1 f-puzzles"},
  });
}

TEST_CASE("puzzles of SudokuPad are read", "[formats]") {
  const std::string cells =
      R"("cells":[[{"value":1},{},{},{}],[{},{"given":false,"value":2},{},{}],[{},{},{"value":3},{}],[{},{},{},{}]])";
  const auto pad = [&](const std::string& more) { return "{" + cells + more + "}"; };
  const std::string shown = "sudokupad 2x2 r1c1=1 r3c3=3";
  check_all({
      {pad(""), shown},
      {pad(R"(,"metadata":{"title":"T","solution":"1234341221434321"},"settings":{"a":1},"id":"x","cellSize":50)"),
       shown},
      {pad(R"(,"cages":[{"cells":[[0,0],[0,1]],"value":3},{"cells":[[1,0],[1,1]],"sum":5,"value":"?"},{"cells":[[2,0],[2,1]],"unique":true},{"cells":[[3,0],[3,1]]},{"value":"title: X"},{"value":"foglight: r1c1"}])"),
       shown + "; cage 3 r1c1 r1c2; cage 5 r2c1 r2c2; cage r3c1 r3c2 ~cages ~foglight"},
      {pad(R"(,"cages":[{"cells":[[0,0],[0,1]],"value":"8×"},{"cells":[[1,0],[1,1]],"value":"*12"},{"cells":[[2,0],[2,1]],"value":"2x","unique":false}])"),
       "sudokupad 2x2 r1c1=1 r3c3=3; product-cage 8 r1c1 r1c2; product-cage 12 r2c1 r2c2 -cages"},
      {pad(R"(,"cages":[{"cells":[[1,0],[1,1]],"value":"x12"}],"metadata":{"rules":"Box: x is a number."})"),
       shown + " -cages"},
      {pad(R"(,"cages":[{"cells":[[1,0],[1,1]],"value":"x12"}],"metadata":{"rules":"Box: cages show products."})"),
       shown + "; product-cage 12 r2c1 r2c2"},
      {pad(R"(,"regions":[[[2147483646,0],[2147483646,1]],[[2147483647,0],[2147483647,1]]],"solution":"1111111111111111")"),
       "bad-foreign-text@1 sudokupad"},
      {pad(R"(,"cages":[{"cells":[[0,0],[1,1]],"value":6,"unique":false},{"cells":[[0,2]],"value":2,"unique":false},{"cells":[[3,0],[3,1]],"value":"a+b"}])"),
       "sudokupad 2x2 r1c1=1 r1c3=2 r3c3=3; little-killer 6 r1c1 r2c2 -cages"},
      {pad(R"(,"cages":[{"cells":[[0,0]],"style":"fpRowIndexer"},{"cells":[[0,1]],"style":"fpColumnIndexer"},{"cells":[[0,2]],"style":"fpBoxIndexer"},{"cells":[[1,0],[2,1]],"style":"extraregion"},{"cells":[[1,0],[3,1]],"style":"wavy"}])"),
       shown + "; cage r2c1 r3c2; row-indexer r1c1; column-indexer r1c2; box-indexer r1c3 -cages wavy"},
      {pad(R"(,"cages":[{"cells":[[0,0],[0,1],[0,2],[0,3]],"type":"rowcol","unique":true},{"cells":[[0,0],[1,1]],"type":"rowcol","unique":true},{"cells":[[0,0],[9,1]]}])"),
       shown + "; cage r1c1 r2c2 -cages"},
      {pad(R"(,"global":["antiknight","nonconsecutive","anticone"],"metadata":{"antiking":true,"norowcol":true},"diagonal+":true)"),
       "sudokupad 2x2+antiknight+antiking r1c1=1 r3c3=3; nonconsecutive; rising-diagonal -anticone -norowcol"},
      {pad(R"(,"diagonal+":true,"diagonal-":true,"global":["disjoint"])"), "sudokupad 2x2+x+disjoint r1c1=1 r3c3=3"},
      {pad(R"(,"lines":[{"wayPoints":[[0.5,0.5],[1.5,1.5]]}],"arrows":[],"overlays":[{"text":"5"}],"foglight":[[0,0]],"mystery":[1])"),
       shown + " -mystery ~lines ~overlays ~foglight"},
      {pad(R"(,"metadata":{"bgimage":"https://example.com/a.png","bgimageopacity":1,"fgimage":""})"),
       shown + " ~bgimage"},
      {pad(R"(,"regions":[[[0,0],[0,1],[0,2],[1,0]],[[0,3],[1,1],[1,2],[1,3]],[[2,0],[2,1],[2,2],[3,0]],[[2,3],[3,1],[3,2],[3,3]]])"),
       "sudokupad jigsaw:1112122233343444 r1c1=1 r3c3=3"},
      {pad(R"(,"regions":[[[0,0],[0,1],[0,2]],[[0,3],[1,0],[1,1],[1,2],[1,3]],[[2,0],[2,1],[2,2],[3,0]],[[2,3],[3,1],[3,2],[3,3]]])"),
       "sudokupad 1x4 r1c1=1 r3c3=3; cage r1c1-r1c3; cage r3c1-r3c3 r4c1; cage r3c4 r4c2-r4c4 -regions"},
      {pad(R"(,"regions":[[[0,0],[0,1]]])"), "sudokupad 1x4 r1c1=1 r3c3=3 -regions"},
      {R"({"cells":[[{"value":"A"},{"centremarks":[1,2]}],[{},{}]],"regions":[[[0,0],[0,1]],[[1,0],[1,1]]]})",
       "sudokupad 1x2 -given"},
      // Shortened: names, quotes, words, and nothing for an object without members.
      {"{ce:[[{v:1},,,],[,,,],[,,{v:3},],[,,,]],metadata:{t:'It\\'s',antiknight:t,norowcol:f},ca:[{ce:[[0,0],[0,1]],v:"
       "3,sum:3,unique:t}],l:[{c:#0,wp:[[0.5,1]]}],cs:50}",
       "sudokupad 2x2+antiknight r1c1=1 r3c3=3; cage 3 r1c1 r1c2 ~lines"},
      {"{ce:[[{v:1},", "bad-foreign-text@2 f-puzzles"},
      {R"({"cells":[[{},{}],[{}]]})", "bad-foreign-text@1 sudokupad"},
      {R"({"cells":[[{},{}],[{},{}]],"regions":[[[0,7]]]})", "bad-foreign-text@1 sudokupad"},
  });
}

TEST_CASE("links of SudokuPad and of Interactive-Sudoku-Solver are unpacked", "[formats]") {
  const std::string packed = pack_lz_text(
      R"({"cells":[[{"value":1},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"cages":[{"cells":[[0,0],[0,1]],"value":3}]})");
  const std::string shown = "sudokupad 2x2 r1c1=1; cage 3 r1c1 r1c2";
  const std::string solver = "https://sigh.github.io/Interactive-Sudoku-Solver/?mode=x&q=";
  check_all({
      {"https://sudokupad.app/scl" + packed, shown},
      {"https://sudokupad.app/sudoku/ctc" + packed + "?setting-nogrid=1", shown},
      {"https://app.crackingthecryptic.com/sudoku/?puzzleid=scl" + packed, shown},
      {"sudokupad://puzzle/scl" + packed, shown},
      {"scl" + packed, shown},
      {"https://sudokupad.app/scl" + packed.substr(0, 30), "bad-foreign-text@1 f-puzzles"},
      {"https://sudokupad.app/scfzz", "bad-foreign-text@1 sudokupad"},
      // A symbol is a digit and up to five blanks after the digit.
      {"https://sudokupad.app/scft" + std::string(12, 'o') + "K*w", "sudokupad 3x3 r1c1=5 ~underlays"},
      {"https://sudokupad.app/scft" + std::string(12, 'o') + "U", "bad-foreign-text@1 sudokupad"},
      {solver + ".Cage~10~R1C1~R1C2", "sudoku-solver 3x3; cage 10 r1c1 r1c2"},
      {solver + "%2ECage%7E10%7ER1C1~R1C2+.~R1C1_3&x=1#y", "sudoku-solver 3x3 r1c1=3; cage 10 r1c1 r1c2"},
      {solver + "%2", "bad-foreign-text@1 sudoku-solver"},
      {solver + ".End", "bad-foreign-text@1 sudoku-solver"},
  });
}

TEST_CASE("JSON of a puzzle can be on several lines", "[formats]") {
  PuzzleReader reader;
  reader.feed(
      "{\n  \"size\": 4,\n\n  \"title\": \"a } b\",\n  \"killercage\": [\n    {\"cells\": [\"R1C1\",\n\"R1C2\"], "
      "\"value\": 7}\n  ]\n}\n"
      "# nonet rule cage 5 r1c1 r1c2\n  {\"size\":4,\"grid\":[[{}]]\n}\n"
      "{\"size\":4,\n\"broken\":[\n1234123412341234\n"
      "{\"size\":\n  4 4}\n................\n{\"size\":4,");
  reader.finish();
  std::vector<std::string> items;
  while (const auto item = reader.take()) {
    const auto* puzzle = std::get_if<ParsedPuzzle>(&*item);
    const auto* error = std::get_if<ParseError>(&*item);
    const Position at = puzzle != nullptr ? puzzle->start : error->position;
    items.push_back((puzzle != nullptr
                         ? std::string(name_of(puzzle->format)) + " " + std::to_string(puzzle->rules.size())
                         : std::string(name_of(error->code))) +
                    "@" + std::to_string(at.line) + ":" + std::to_string(at.column));
  }
  CHECK(items == std::vector<std::string>{"f-puzzles 1@1:1", "f-puzzles 1@11:3", "no-puzzle-found@14:11", "line 0@15:1",
                                          "no-puzzle-found@17:5", "line 0@18:1", "no-puzzle-found@19:11"});
}

TEST_CASE("JSON is read strictly and within bounds", "[formats]") {
  for (const char* good : {"{}", "[]", " [1, -2.5e+3, \"a\\u0041\\n\", true, false, null] ", "0", "\"\"", "[[{}]]"}) {
    CAPTURE(good);
    CHECK(read_json(good));
  }
  for (const char* bad : {"", "{", "[1,]", "{\"a\"}", "{\"a\":}", "{a:1}", "01", "1.", "1e", "-", "+1", "tru", "\"",
                          "\"\\x\"", "\"\\u12g4\"", "[1] 2", "{\"a\":1,}", "\"\n\"", "nan"}) {
    CAPTURE(bad);
    CHECK_FALSE(read_json(bad));
  }
  CHECK(read_json(std::string(30, '[') + std::string(30, ']')));
  CHECK_FALSE(read_json(std::string(40, '[') + std::string(40, ']')));
  CHECK_FALSE(read_json(std::string(1'000'000, '[')));
  std::string many = "[0";
  for (int value = 0; value < 100'000; ++value) many += ",0";
  CHECK_FALSE(read_json(many + "]"));
  const auto read = read_json(R"({"a":[1,"x\u0041"],"b":{"c":2}})");
  REQUIRE(read);
  CHECK(read.value().member("a")->items[1].text == "xA");
  CHECK(read.value().member("b")->member("c")->text == "2");
  CHECK(read.value().member("d") == nullptr);
}

TEST_CASE("hostile packed texts end, and what they unpack to is bounded", "[formats]") {
  Random random(5);
  constexpr std::string_view kSymbols = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=% ";
  for (int round = 0; round < 3000; ++round) {
    std::string packed;
    for (std::uint32_t length = random.below(200); length > 0; --length)
      packed += kSymbols[random.below(static_cast<std::uint32_t>(kSymbols.size()))];
    const auto unpacked = unpack_lz_text(packed);
    if (unpacked) CHECK(unpacked->size() <= 3 * kMaxUnpackedUnits);
    CHECK(foreign_text("https://f-puzzles.com/?load=" + packed).starts_with("bad-foreign-text"));
  }
  CHECK(unpack_lz_text("uAgAJMgEKLwbgAe0A===") == "\u0407 \u2013 \U0001F600");
  // All ones: after the first character, each code is the newest word.
  CHECK_FALSE(unpack_lz_text(std::string(60000, '/')));
}

TEST_CASE("foreign texts that were cut or changed are read or refused", "[formats]") {
  const std::vector<std::string> texts{
      ".Shape~6x6.Cage~10~R1C1~R1C2.Thermo~R1C1~R2C1.Or.Cage~3~R1C1.End.~R1C1_5.Sandwich~8~C1.XSum~C2~1~2",
      R"({"size":6,"grid":[[{"value":1,"given":true,"region":0}]],"killercage":[{"cells":["R1C1","R1C2"],"value":"7"}],"negative":["xv"]})",
  };
  Random random(11);
  int puzzles = 0;
  for (const std::string& text : texts) {
    for (std::size_t length = 0; length <= text.size(); ++length)
      puzzles += foreign_text(text.substr(0, length)).find("bad") == std::string::npos;
    for (int round = 0; round < 2000; ++round) {
      std::string changed = text;
      for (int changes = 0; changes < 3; ++changes)
        changed[1 + random.below(static_cast<std::uint32_t>(changed.size() - 1))] =
            static_cast<char>(32 + random.below(95));
      puzzles += foreign_text(changed).find("bad") == std::string::npos;
    }
  }
  CHECK(puzzles > 1000);
}
