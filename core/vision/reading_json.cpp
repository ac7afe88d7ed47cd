#include "core/vision/reading_json.h"

#include <cmath>
#include <string>

#include "core/formats/layout_name.h"
#include "core/formats/write.h"
#include "core/util/decimal.h"

namespace nonet::vision {

namespace {

// A number with up to `digits` decimals, without zeros at its end.
std::string rounded(double value, int digits) {
  int one = 1;
  for (int digit = 0; digit < digits; ++digit) one *= 10;
  // Numbers are places and shares, far below this bound.
  const double whole = std::floor(std::abs(value) * one + 0.5);
  const auto parts = static_cast<std::uint64_t>(whole < 1e15 ? whole : 1e15);
  std::string text = decimal(parts / static_cast<std::uint64_t>(one));
  std::string decimals = decimal(parts % static_cast<std::uint64_t>(one));
  decimals.insert(0, static_cast<std::size_t>(digits) - decimals.size(), '0');
  while (!decimals.empty() && decimals.back() == '0') decimals.pop_back();
  if (!decimals.empty()) text += '.' + decimals;
  return value < 0 && parts != 0 ? '-' + text : text;
}

template <class Items, class Write>
std::string list_of(const Items& items, const Write& write) {
  std::vector<std::string> texts;
  for (const auto& item : items) texts.push_back(write(item));
  return json_array(texts);
}

template <class Points>
std::string points(const Points& all) {
  return list_of(all, [](Point point) { return '[' + rounded(point.x, 1) + ',' + rounded(point.y, 1) + ']'; });
}

std::string cells(const std::vector<Cell>& all) {
  return list_of(all, [](Cell cell) { return decimal(cell.index); });
}

std::string probabilities_of(const Reading& reading) {
  const auto contents = static_cast<std::size_t>(reading.side) + 1;
  std::vector<std::string> of_cells;
  for (std::size_t first = 0; first + contents <= reading.probabilities.size(); first += contents) {
    const std::vector<float> cell(reading.probabilities.begin() + static_cast<std::ptrdiff_t>(first),
                                  reading.probabilities.begin() + static_cast<std::ptrdiff_t>(first + contents));
    of_cells.push_back(list_of(cell, [](float it) { return rounded(static_cast<double>(it), 4); }));
  }
  return json_array(of_cells);
}

std::vector<Cell> written_cells(const Reading& reading, const Resolution& resolution) {
  std::vector<Cell> written;
  for (std::size_t index = 0; index < reading.writing.size(); ++index) {
    const Cell cell{static_cast<std::uint16_t>(index)};
    if (reading.is_written(index) && !resolution.entries[cell].is_blank()) written.push_back(cell);
  }
  return written;
}

std::string notes_of(std::uint16_t notes) {
  std::vector<std::string> digits;
  for (unsigned digit = 1; digit <= 9; ++digit) {
    if ((notes >> digit & 1) != 0) digits.push_back(decimal(digit));
  }
  return json_array(digits);
}

// The lines of rules: "cage 15 r1c1 r1c2".
std::string rules_of(const Reading& reading) {
  return list_of(reading.cages, [&](const DrawnCage& cage) {
    const auto side = static_cast<std::uint64_t>(reading.side);
    std::string rule = "\"cage " + decimal(static_cast<std::uint64_t>(cage.sum));
    for (const Cell cell : cage.cells)
      rule += " r" + decimal(cell.index / side + 1) + 'c' + decimal(cell.index % side + 1);
    return rule + '"';
  });
}

JsonObject members_of(const Reading& reading, std::string_view status) {
  JsonObject object;
  object.text("status", status);
  if (reading.side > 0) {
    object.json("corners", points(reading.corners))
        .number("side", static_cast<std::uint64_t>(reading.side))
        .number("turn", static_cast<std::uint64_t>(reading.turn))
        .boolean("inverted", reading.inverted)
        .json("score", rounded(reading.score, 3));
  }
  if (reading.status == ReadStatus::Ok) {
    object
        .json("confidence", JsonObject()
                                .json("side", rounded(reading.side_confidence, 3))
                                .json("lattice", rounded(reading.lattice_confidence, 3))
                                .str())
        .json("lattice", points(reading.lattice))
        .boolean("diagonals", reading.diagonals)
        .json("probabilities", probabilities_of(reading));
  }
  return object.json("unread", list_of(reading.unread, [](Unread it) { return '"' + std::string(name_of(it)) + '"'; }))
      .json("outlines", json_of(reading.outlines));
}

}  // namespace

std::string json_of(const std::vector<Outline>& outlines) {
  return list_of(outlines, [](const Outline& outline) {
    return JsonObject()
        .json("corners", points(outline.corners))
        .number("side", static_cast<std::uint64_t>(outline.side))
        .json("score", rounded(outline.score, 3))
        .str();
  });
}

JsonObject json_object_of(const Reading& reading, const Resolution* resolution) {
  const bool is_unreadable = resolution != nullptr && !resolution->is_unique();
  JsonObject object = members_of(reading, is_unreadable ? "unreadable" : name_of(reading.status));
  if (resolution == nullptr) return object;
  if (!reading.cages.empty()) object.json("rules", rules_of(reading));
  return object.text("puzzle", write_line(resolution->puzzle))
      .text("layout", name_of(*resolution->puzzle.layout()))
      .text("entries", write_line(resolution->entries))
      .json("written", cells(written_cells(reading, *resolution)))
      .json("notes", list_of(reading.notes, notes_of))
      .json("changed", cells(resolution->changed))
      .json("doubtful", cells(resolution->doubtful))
      .boolean("doubt", resolution->doubt())
      .number("solutions", static_cast<std::uint64_t>(resolution->solutions))
      .boolean("unique", resolution->is_unique());
}

}  // namespace nonet::vision
