// The module of vision. It is without Embind: its functions take and return numbers, the grey values of a picture lie
// in a buffer of the module, and answers are JSON texts in its memory.

#include <emscripten/emscripten.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/api/photos.h"

namespace nonet::door {

namespace {

// What stays between two calls: the picture that the caller has written, and the last answer.
struct Table {
  vision::PhotoReader reader = vision::PhotoReader::without_handwriting();
  // The file of the network for handwriting, until the next reading takes it.
  std::vector<std::uint8_t> handwriting;
  std::vector<std::uint8_t> pixels;
  int width = 0;
  int height = 0;
  // The blue of the picture, and then its red. Empty when the caller knows no colours.
  std::vector<std::uint8_t> colour_pixels;
  int colour_width = 0;
  int colour_height = 0;
  std::string answer;

  vision::GreyView picture() const { return {pixels.data(), width, height, width}; }
  vision::ColourView colours() const {
    if (colour_pixels.empty()) return {};
    const vision::GreyView blue{colour_pixels.data(), colour_width, colour_height, colour_width};
    return {blue, {blue.row(colour_height), colour_width, colour_height, colour_width}};
  }

  const char* say(std::string text) {
    answer = std::move(text);
    return answer.data();
  }
};

Table& table() {
  static Table it;
  return it;
}

void learn_handwriting(Table& of) {
  if (of.handwriting.empty()) return;
  of.reader.learn_handwriting(of.handwriting);
  of.handwriting.clear();
}

// Reads the grid with the number `outline` among those that a reading of the picture lists. Without such a grid, reads
// the picture.
vision::Reading reading_of(Table& of, int outline) {
  learn_handwriting(of);
  vision::Reading reading = of.reader.read(of.picture(), nullptr, of.colours());
  const auto number = static_cast<std::size_t>(outline);
  if (outline < 0 || number >= reading.outlines.size()) return reading;
  const vision::Outline chosen = reading.outlines[number];
  return of.reader.read(of.picture(), &chosen, of.colours());
}

// How much is read: one solution counts more than any number of digits, which counts more than good lines.
double worth(const vision::Reading& reading) {
  if (reading.status != vision::ReadStatus::Ok) return -1;
  double sum = vision::resolve(reading).is_unique() ? 1000 : reading.score / 10;
  const auto contents = static_cast<std::size_t>(reading.side) + 1;
  for (std::size_t cell = 0; cell < reading.probabilities.size(); cell += contents) {
    sum += 1 - static_cast<double>(reading.probabilities[cell]);
  }
  return sum;
}

// Reads the grid at a place that the caller knows: as one of dark lines and as one of light lines. The better one
// counts.
vision::Reading fitted(Table& of, vision::Outline outline) {
  learn_handwriting(of);
  vision::Reading dark = of.reader.read(of.picture(), &outline, of.colours());
  outline.inverted = true;
  vision::Reading light = of.reader.read(of.picture(), &outline, of.colours());
  return worth(light) > worth(dark) ? light : dark;
}

const char* say(Table& of, const vision::Reading& reading) {
  if (reading.status != vision::ReadStatus::Ok) return of.say(vision::json_object_of(reading, nullptr).str());
  const vision::Resolution resolution = vision::resolve(reading);
  return of.say(vision::json_object_of(reading, &resolution).str());
}

}  // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE std::uint8_t* nonet_vision_buffer(int width, int height) {
  Table& of = table();
  if (!vision::is_readable_size(width, height)) return nullptr;
  of.width = width;
  of.height = height;
  of.colour_pixels.clear();
  of.pixels.resize(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
  return of.pixels.data();
}

EMSCRIPTEN_KEEPALIVE std::uint8_t* nonet_vision_colours(int width, int height) {
  Table& of = table();
  if (!vision::is_readable_size(width, height)) return nullptr;
  of.colour_width = width;
  of.colour_height = height;
  of.colour_pixels.resize(2 * static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
  return of.colour_pixels.data();
}

// Where the file of the network for handwriting goes, which is `length` bytes long. Null when the module has it.
EMSCRIPTEN_KEEPALIVE std::uint8_t* nonet_vision_handwriting(int length) {
  Table& of = table();
  if (of.reader.reads_handwriting()) return nullptr;
  of.handwriting.resize(static_cast<std::size_t>(length));
  return of.handwriting.data();
}

EMSCRIPTEN_KEEPALIVE const char* nonet_vision_find() {
  Table& of = table();
  return of.say("{\"outlines\":" + vision::json_of(of.reader.find(of.picture(), vision::Effort::Live)) + "}");
}

EMSCRIPTEN_KEEPALIVE const char* nonet_vision_read(int outline) { return say(table(), reading_of(table(), outline)); }

// Eight numbers are the corners, clockwise from the top left one.
EMSCRIPTEN_KEEPALIVE const char* nonet_vision_fit(int side, double x0, double y0, double x1, double y1, double x2,
                                                  double y2, double x3, double y3) {
  return say(table(), fitted(table(), {{{{x0, y0}, {x1, y1}, {x2, y2}, {x3, y3}}}, side}));
}

EMSCRIPTEN_KEEPALIVE int nonet_vision_length() { return static_cast<int>(table().answer.size()); }

}  // extern "C"

}  // namespace nonet::door
