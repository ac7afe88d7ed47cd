#pragma once

#include <utility>
#include <variant>

#include "core/util/contracts.h"

namespace nonet {

/// Either a value or the reason why there is none. Expected failures travel as values: the library throws nothing.
/// T and E must be different types.
///
/// Asking for the value of an error, or for the error of a value, violates a contract in every build: the program ends with
/// a message that names the file and the line of the call. Test the result first.
template <class T, class E>
class Result {
 public:
  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
  Result(E error) : state_(std::in_place_index<1>, std::move(error)) {}

  /// True when the result holds a value.
  explicit operator bool() const { return state_.index() == 0; }

  /// The value; only when the result is true. Leave the parameters alone: they are the place of the call.
  const T& value(const char* file = __builtin_FILE(), int line = __builtin_LINE()) const& {
    return *get<0>(state_, file, line);
  }
  T& value(const char* file = __builtin_FILE(), int line = __builtin_LINE()) & { return *get<0>(state_, file, line); }
  T&& value(const char* file = __builtin_FILE(), int line = __builtin_LINE()) && {
    return std::move(*get<0>(state_, file, line));
  }

  /// The error; only when the result is false.
  const E& error(const char* file = __builtin_FILE(), int line = __builtin_LINE()) const {
    return *get<1>(state_, file, line);
  }

 private:
  template <std::size_t kIndex, class State>
  static auto get(State& state, [[maybe_unused]] const char* file, [[maybe_unused]] int line) {
    auto* const held = std::get_if<kIndex>(&state);
    if (__builtin_expect(held == nullptr, 0)) {
      NONET_FAIL_CONTRACT(file, line, kIndex == 0 ? "the Result holds a value" : "the Result holds an error");
    }
    return held;
  }

  std::variant<T, E> state_;
};

}  // namespace nonet
