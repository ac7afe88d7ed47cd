#include "core/formats/puzzle_reader.h"

#include <utility>

#include "core/formats/text_reader.h"

namespace nonet {

PuzzleReader::PuzzleReader(LayoutRef layout) : reader_(std::make_unique<TextReader>(std::move(layout))) {}
PuzzleReader::PuzzleReader(PuzzleReader&&) noexcept = default;
PuzzleReader& PuzzleReader::operator=(PuzzleReader&&) noexcept = default;
PuzzleReader::~PuzzleReader() = default;

void PuzzleReader::feed(std::string_view bytes) { reader_->feed(bytes); }
void PuzzleReader::join_grids() { reader_->join_grids(); }
void PuzzleReader::finish() { reader_->finish(); }
std::optional<ReadItem> PuzzleReader::take() { return reader_->take(); }

std::optional<Position> PuzzleReader::take_classic_line(std::string_view& bytes, std::span<Digit, 81> digits) {
  return reader_->take_classic_line(bytes, digits);
}

Result<ParsedPuzzle, ParseError> parse_puzzle(std::string_view text, const LayoutRef& layout) {
  PuzzleReader reader(layout);
  reader.join_grids();
  reader.feed(text);
  reader.finish();
  ReadItem first = *reader.take();
  if (const auto* error = std::get_if<ParseError>(&first)) return *error;
  if (const std::optional<ReadItem> second = reader.take()) {
    const auto* puzzle = std::get_if<ParsedPuzzle>(&*second);
    if (puzzle == nullptr) return std::get<ParseError>(*second);
    return ParseError{ParseErrorCode::TooManyPuzzles, puzzle->start, 1, 2, {}};
  }
  return std::get<ParsedPuzzle>(std::move(first));
}

}  // namespace nonet
