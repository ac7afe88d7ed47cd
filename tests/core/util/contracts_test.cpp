#include "core/util/contracts.h"

#include <string>

#include "core/util/result.h"
#include "tests/catch.h"
#include "tests/support/ended_program.h"

using nonet::Result;

TEST_CASE("Contracts: NONET_EXPECTS looks at its condition only in builds that check contracts", "[util]") {
  int looks = 0;
  NONET_EXPECTS(++looks > 0);
  CHECK(looks == (nonet::kContractsAreChecked ? 1 : 0));
  NONET_EXPECTS_ALWAYS(++looks > 0);
  CHECK(looks == (nonet::kContractsAreChecked ? 2 : 1));
}

#if !defined(__EMSCRIPTEN__) && !defined(_WIN32)

TEST_CASE("Contracts: a violated contract ends the program and says where", "[util]") {
  const nonet::test::EndedProgram ended = nonet::test::run_to_its_end([] {
    const int cell = 81;
    NONET_EXPECTS_ALWAYS(cell < 81);
  });
  const int line = __LINE__ - 2;
  CHECK(ended.aborted);
  CHECK(ended.message == std::string(__FILE__) + ":" + std::to_string(line) + ": contract violated: cell < 81\n");
}

TEST_CASE("Contracts: a condition that holds lets the program go on", "[util]") {
  const nonet::test::EndedProgram ended = nonet::test::run_to_its_end([] { NONET_EXPECTS_ALWAYS(1 + 1 == 2); });
  CHECK_FALSE(ended.aborted);
  CHECK(ended.message.empty());
}

TEST_CASE("Result: asking for what it does not hold ends the program and names the line of the call", "[util]") {
  enum class Error { Bad };
  const Result<int, Error> value = 7;
  const Result<int, Error> error = Error::Bad;
  const std::string here = std::string(__FILE__) + ":";

  const auto of_value = nonet::test::run_to_its_end([&] { static_cast<void>(value.error()); });
  CHECK(of_value.aborted);
  CHECK(of_value.message == here + std::to_string(__LINE__ - 2) + ": contract violated: the Result holds an error\n");

  const auto of_error = nonet::test::run_to_its_end([&] { static_cast<void>(error.value()); });
  CHECK(of_error.aborted);
  CHECK(of_error.message == here + std::to_string(__LINE__ - 2) + ": contract violated: the Result holds a value\n");

  const auto moved = nonet::test::run_to_its_end([&] {
    Result<int, Error> copy = error;
    static_cast<void>(std::move(copy).value());
  });
  CHECK(moved.aborted);
}

#endif
