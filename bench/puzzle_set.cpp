#include "bench/puzzle_set.h"

#include <array>
#include <cstdio>
#include <memory>

namespace nonet {

namespace {

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

File open_file(const std::string& path) { return File(std::fopen(path.c_str(), "rb"), std::fclose); }

void take_puzzles(PuzzleReader& reader, std::vector<Grid>& puzzles) {
  while (const std::optional<ReadItem> item = reader.take()) {
    if (const auto* puzzle = std::get_if<ParsedPuzzle>(&*item)) puzzles.push_back(puzzle->grid);
  }
}

}  // namespace

std::optional<std::vector<Grid>> read_puzzles(const std::string& path) {
  const File file = open_file(path);
  if (!file) return std::nullopt;
  PuzzleReader reader;
  std::vector<Grid> puzzles;
  std::vector<char> piece(std::size_t{1} << 16);
  while (const std::size_t bytes = std::fread(piece.data(), 1, piece.size(), file.get())) {
    reader.feed({piece.data(), bytes});
    take_puzzles(reader, puzzles);
  }
  if (std::ferror(file.get()) != 0) return std::nullopt;
  reader.finish();
  take_puzzles(reader, puzzles);
  return puzzles;
}

std::string path_of_set(const std::string& name) {
  const std::string shipped = "bench/sets/" + name + ".txt";
  return open_file(shipped) ? shipped : name;
}

}  // namespace nonet
