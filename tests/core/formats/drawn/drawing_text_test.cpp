#include "core/formats/drawn/drawing_text.h"

#include <string>

#include "tests/catch.h"

namespace nonet {

namespace {

std::string drawing_of(const std::string& text) {
  const auto read = read_json(text);
  return read ? drawing_text(read.value()) : "unread";
}

}  // namespace

TEST_CASE("a drawing is told as it is written, without what else a puzzle says") {
  CHECK(drawing_of(R"({"cells":[],"lines":[{"wayPoints":[[0.5,-1e0]],"color":"#F00\"","r":true}],"title":"T"})") ==
        R"({"lines":[{"wayPoints":[["0.5","-1e0"]],"color":"#F00\"","r":true}]})");
  CHECK(drawing_of(R"({"size":9,"circle":[{"cells":["R1C1"]}],"thermometer":[{"lines":[]}],"text":[]})") ==
        R"({"circle":[{"cells":["R1C1"]}]})");
}

TEST_CASE("fog is told with a drawing and without one, also where no cell is open at the start") {
  CHECK(drawing_of(R"({"cells":[],"foglight":[[0,1]],"triggereffect":[{"trigger":{"cell":"r1c1"}}]})") ==
        R"({"foglight":[["0","1"]],"triggereffect":[{"trigger":{"cell":"r1c1"}}]})");
  CHECK(drawing_of(R"({"cells":[],"foglight":[]})") == R"({"foglight":[]})");
  CHECK(drawing_of(R"({"size":9,"fogofwar":["R1C1"],"foglight":[]})") == R"({"fogofwar":["R1C1"]})");
}

TEST_CASE("nothing is told where nothing is drawn, or where the drawing is very long") {
  CHECK(drawing_of(R"({"cells":[],"lines":[],"arrows":{}})").empty());
  std::string lines = "0";
  for (std::size_t length = 0; length < kLongestDrawing; length += 4) lines += ",0";
  CHECK(drawing_of("{\"cells\":[],\"lines\":[" + lines + "]}").empty());
}

}  // namespace nonet
