#include "core/formats/text_format.h"

#include <array>

namespace nonet {

namespace {

// Who can be written in a format.
enum class Written : std::uint8_t { Never, SomePuzzles, EveryGrid };

struct FormatRow {
  std::string_view name;
  Written written;
};

// In the order of TextFormat.
constexpr std::array kFormats{
    FormatRow{"line", Written::EveryGrid},
    FormatRow{"numbers", Written::EveryGrid},
    FormatRow{"csv", Written::EveryGrid},
    FormatRow{"tsv", Written::EveryGrid},
    FormatRow{"rows", Written::EveryGrid},
    FormatRow{"grids", Written::EveryGrid},
    FormatRow{"jigsaw", Written::EveryGrid},
    FormatRow{"frame", Written::EveryGrid},
    FormatRow{"sdk", Written::SomePuzzles},
    FormatRow{"sdx", Written::Never},
    FormatRow{"ss", Written::SomePuzzles},
    FormatRow{"pencilmarks", Written::SomePuzzles},
    FormatRow{"gsf", Written::Never},
    FormatRow{"729", Written::SomePuzzles},
    FormatRow{"sudokuwiki", Written::SomePuzzles},
    FormatRow{"solo", Written::SomePuzzles},
    FormatRow{"library", Written::SomePuzzles},
    FormatRow{"json", Written::Never},
    FormatRow{"code", Written::Never},
    FormatRow{"xml", Written::Never},
    FormatRow{"opensudoku", Written::Never},
    FormatRow{"latex", Written::Never},
    FormatRow{"sudoku-solver", Written::SomePuzzles},
    FormatRow{"killer", Written::Never},
    FormatRow{"f-puzzles", Written::SomePuzzles},
    FormatRow{"sudokupad", Written::SomePuzzles},
    FormatRow{"f-puzzles-link", Written::SomePuzzles},
    FormatRow{"sudokupad-link", Written::SomePuzzles},
};
static_assert(kFormats.size() == static_cast<std::size_t>(TextFormat::SudokuPadLink) + 1);

std::optional<TextFormat> format_of(std::string_view name, Written least) {
  if (name == "sdm") return TextFormat::Line;
  for (std::size_t i = 0; i < kFormats.size(); ++i) {
    if (kFormats[i].name == name && kFormats[i].written >= least) return static_cast<TextFormat>(i);
  }
  return std::nullopt;
}

}  // namespace

std::string_view name_of(TextFormat format) { return kFormats[static_cast<std::size_t>(format)].name; }

std::optional<TextFormat> writable_format(std::string_view name) { return format_of(name, Written::SomePuzzles); }

std::optional<TextFormat> grid_format(std::string_view name) { return format_of(name, Written::EveryGrid); }

}  // namespace nonet
