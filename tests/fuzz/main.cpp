// nonet-fuzz: changes known inputs at random and gives them to a target. The same seed makes the same inputs. Before
// each input is tried, it is written to a file that outlives the program, so that an input which ends it can be tried
// again.

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/api/use_rules.h"
#include "tests/fuzz/fuzz.h"

namespace nonet::fuzz {

namespace {

constexpr std::size_t kMostBytes = 4096;

constexpr const char* kUsage =
    "Usage: nonet-fuzz TARGET [--seconds N | --runs N] [--seed S] [--last FILE]\n"
    "       nonet-fuzz TARGET FILE...\n"
    "       nonet-fuzz TARGET --inputs FOLDER\n"
    "Tries a target with known inputs that are changed at random, or with the bytes of files.\n"
    "  --seconds N  ends after N seconds (10)\n"
    "  --runs N     ends after N inputs\n"
    "  --seed S     the same seed makes the same inputs (1)\n"
    "  --last FILE  keeps the input that is tried (nonet-fuzz-last)\n"
    "  --inputs FOLDER  writes the known inputs to files of this folder\n"
    "Targets:\n";

/// A file with the input that is tried, which stays when that input ends the program.
class LastInput {
 public:
  explicit LastInput(std::string name)
      : name_(std::move(name)), file_(open(name_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644)) {}
  ~LastInput() {
    close(file_);
    unlink(name_.c_str());
  }
  LastInput(const LastInput&) = delete;
  LastInput& operator=(const LastInput&) = delete;

  /// Returns false when the file cannot be written.
  bool keep(std::string_view input) const {
    return pwrite(file_, input.data(), input.size(), 0) == static_cast<ssize_t>(input.size()) &&
           ftruncate(file_, static_cast<off_t>(input.size())) == 0;
  }

 private:
  std::string name_;
  int file_;
};

class Mutator {
 public:
  Mutator(const Target& target, std::uint64_t seed) : target_(target), random_(seed) {}

  std::string next() {
    std::string input(one_of(target_.inputs));
    for (std::size_t changes = 1 + below(6); changes > 0; --changes) change(input);
    input.resize(std::min(input.size(), kMostBytes));
    return input;
  }

 private:
  std::size_t below(std::size_t end) { return static_cast<std::size_t>(random_() % end); }
  std::string_view one_of(std::span<const std::string_view> list) { return list[below(list.size())]; }

  void change(std::string& input) {
    const std::size_t at = below(input.size() + 1);
    const std::size_t length = below(std::min<std::size_t>(input.size() - at, 40) + 1);
    switch (below(7)) {
      case 0: input.insert(at, one_of(target_.words)); break;
      case 1: input.erase(at, length); break;
      case 2: input.insert(at, input.substr(at, length)); break;
      case 3: input.insert(at, 1, static_cast<char>(below(256))); break;
      case 4: input.replace(at, length, one_of(target_.words)); break;
      case 5: input.append(one_of(target_.inputs).substr(1)); break;
      default:
        if (at < input.size()) input[at] = static_cast<char>(below(256));
    }
  }

  const Target& target_;
  std::mt19937_64 random_;
};

std::uint64_t number(std::string_view text) {
  std::uint64_t value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

int usage() {
  std::fputs(kUsage, stderr);
  for (const Target* target : targets()) {
    std::fprintf(stderr, "  %-8.*s %.*s\n", static_cast<int>(target->name.size()), target->name.data(),
                 static_cast<int>(target->about.size()), target->about.data());
  }
  return 2;
}

int try_files(const Target& target, std::span<const std::string_view> files) {
  for (const std::string_view name : files) {
    std::ifstream file{std::string(name), std::ios::binary};
    if (!file) {
      std::fprintf(stderr, "%.*s: This file cannot be read.\n", static_cast<int>(name.size()), name.data());
      return 2;
    }
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    target.run(Bytes(bytes));
  }
  return 0;
}

int write_inputs(const Target& target, const std::string& folder) {
  for (std::size_t index = 0; index < target.inputs.size(); ++index) {
    std::ofstream file(folder + "/known-" + std::to_string(index), std::ios::binary);
    file << target.inputs[index];
    if (file.flush()) continue;
    std::fprintf(stderr, "%s: No file can be written there.\n", folder.c_str());
    return 2;
  }
  return 0;
}

int run(std::span<const std::string_view> arguments) {
  if (arguments.empty()) return usage();
  const auto found = std::find_if(targets().begin(), targets().end(),
                                  [&](const Target* target) { return target->name == arguments[0]; });
  if (found == targets().end()) return usage();
  const Target& target = **found;
  double seconds = 10;
  std::uint64_t runs = 0;
  std::uint64_t seed = 1;
  std::string last = "nonet-fuzz-last";
  for (std::size_t index = 1; index < arguments.size(); index += 2) {
    if (!arguments[index].starts_with("--")) return try_files(target, arguments.subspan(index));
    if (index + 1 == arguments.size()) return usage();
    const std::string_view value = arguments[index + 1];
    if (arguments[index] == "--inputs") return write_inputs(target, std::string(value));
    if (arguments[index] == "--seconds") {
      seconds = static_cast<double>(number(value));
    } else if (arguments[index] == "--runs") {
      runs = number(value);
    } else if (arguments[index] == "--seed") {
      seed = number(value);
    } else if (arguments[index] == "--last") {
      last = value;
    } else {
      return usage();
    }
  }
  LastInput kept(last);
  std::uint64_t tried = 0;
  const auto tries = [&](std::string_view input) {
    require(kept.keep(input), "the file for the last input can be written");
    target.run(Bytes(input));
    ++tried;
  };
  for (const std::string_view input : target.inputs) tries(input);
  Mutator mutator(target, seed);
  const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
  while (runs > 0 ? tried < runs : std::chrono::steady_clock::now() < end) tries(mutator.next());
  std::printf("%.*s: %llu inputs of seed %llu, all right\n", static_cast<int>(target.name.size()), target.name.data(),
              static_cast<unsigned long long>(tried), static_cast<unsigned long long>(seed));
  return 0;
}

}  // namespace

}  // namespace nonet::fuzz

int main(int count, char** arguments) {
  nonet::use_rules();
  const std::vector<std::string_view> words(arguments + 1, arguments + count);
  return nonet::fuzz::run(words);
}
