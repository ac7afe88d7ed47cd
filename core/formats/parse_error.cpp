#include "core/formats/parse_error.h"

namespace nonet {

std::string_view name_of(ParseErrorCode code) {
  switch (code) {
    case ParseErrorCode::EmptyInput: return "empty-input";
    case ParseErrorCode::BadSymbol: return "bad-symbol";
    case ParseErrorCode::WrongLength: return "wrong-length";
    case ParseErrorCode::WrongRowLength: return "wrong-row-length";
    case ParseErrorCode::MissingRows: return "missing-rows";
    case ParseErrorCode::NumberTooLarge: return "number-too-large";
    case ParseErrorCode::LineTooLong: return "line-too-long";
    case ParseErrorCode::UnknownLayout: return "unknown-layout";
    case ParseErrorCode::TooManyPuzzles: return "too-many-puzzles";
  }
  return "";
}

}  // namespace nonet
