#include "core/formats/symbols.h"

#include <string_view>
#include <vector>

#include "tests/catch.h"

using namespace nonet;

TEST_CASE("the length and the code point of UTF-8 characters", "[formats]") {
  struct Case {
    std::string_view text;
    std::size_t length;
    char32_t code;
  };
  constexpr Case kCases[]{
      {"a", 1, 0x61},
      {"\x7F!", 1, 0x7F},
      {"\xC2\x80", 2, 0x80},
      {"\xD0\xB6x", 2, 0x436},
      {"\xE2\x80\xAE", 3, 0x202E},
      {"\xEF\xBB\xBF", 3, 0xFEFF},
      {"\xF0\x9F\x98\x80", 4, 0x1F600},
      {"\xF4\x8F\xBF\xBF", 4, 0x10FFFF},
  };
  for (const Case& it : kCases) {
    CAPTURE(it.text);
    CHECK(utf8_length(it.text) == it.length);
    CHECK(utf8_code_point(it.text) == it.code);
  }
}

TEST_CASE("bytes that are not UTF-8 have no length", "[formats]") {
  for (const std::string_view text : {"\x80", "\xFF", "\xC1\xBF", "\xE0\x80\x80", "\xED\xA0\x80", "\xF0\x80\x80\x80",
                                      "\xF4\x90\x80\x80", "\xC3", "\xE2\x80", "\xE2x\x80", "\xF0\x9F\x98"}) {
    CAPTURE(text);
    CHECK(utf8_length(text) == 0);
  }
}

TEST_CASE("the beginning of a text ends between two characters", "[formats]") {
  struct Case {
    std::string_view text;
    std::size_t most;
    std::string_view beginning;
  };
  for (const Case& it : std::vector<Case>{
           {"cage", 9, "cage"},
           {"cage", 4, "cage"},
           {"cage", 3, "cag"},
           {"ca\u00e9", 3, "ca"},
           {"ca\u00e9", 4, "ca\u00e9"},
           {"\U0001F9E9", 3, ""},
           {"a\U0001F9E9b", 5, "a\U0001F9E9"},
           {"\u6570\u72ec", 5, "\u6570"},
       }) {
    CHECK(beginning_of(it.text, it.most) == it.beginning);
  }
}
