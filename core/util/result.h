#pragma once

#include <utility>
#include <variant>

namespace nonet {

/// Either a value or the reason why there is none. Expected failures travel as values: the library throws nothing.
/// T and E must be different types.
template <class T, class E>
class Result {
 public:
  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
  Result(E error) : state_(std::in_place_index<1>, std::move(error)) {}

  explicit operator bool() const { return state_.index() == 0; }

  /// The value; only when the result is true.
  const T& value() const& { return *std::get_if<0>(&state_); }
  T& value() & { return *std::get_if<0>(&state_); }
  T&& value() && { return std::move(*std::get_if<0>(&state_)); }

  /// The error; only when the result is false.
  const E& error() const { return *std::get_if<1>(&state_); }

 private:
  std::variant<T, E> state_;
};

}  // namespace nonet
