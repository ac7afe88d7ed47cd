#include "core/formats/foreign/lz_text.h"

#include <cstdint>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "core/formats/text_encoding.h"

namespace nonet {

namespace {

constexpr std::string_view kBase64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
// Addresses have other symbols for 62 and 63.
constexpr std::string_view kBase64OfAddresses = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

// The bits of a text in base 64.
class Bits {
 public:
  explicit Bits(std::string_view text)
      : text_(text), symbols_(text.find_first_of("-_") == std::string_view::npos ? kBase64 : kBase64OfAddresses) {}

  // Reads a number whose lowest bit comes first. None when the text ends before.
  std::optional<std::uint32_t> read(int count) {
    std::uint32_t number = 0;
    for (int bit = 0; bit < count; ++bit) {
      if (left_ == 0 && !read_character()) return std::nullopt;
      --left_;
      number |= (character_ >> left_ & 1u) << bit;
    }
    return number;
  }

 private:
  bool read_character() {
    if (text_.empty()) return false;
    char symbol = text_.front();
    text_.remove_prefix(1);
    if (symbol == '%' && !read_escape(symbol)) return false;
    const std::size_t value = symbols_.find(symbol == ' ' ? '+' : symbol);
    if (value == std::string_view::npos) return false;
    character_ = static_cast<std::uint32_t>(value);
    left_ = 6;
    return true;
  }

  bool read_escape(char& symbol) {
    constexpr std::string_view kDigits = "0123456789ABCDEFabcdef";
    int code = 0;
    for (int place = 0; place < 2; ++place) {
      const std::size_t digit = text_.empty() ? std::string_view::npos : kDigits.find(text_.front());
      if (digit == std::string_view::npos) return false;
      code = 16 * code + static_cast<int>(digit < 16 ? digit : digit - 6);
      text_.remove_prefix(1);
    }
    symbol = static_cast<char>(code);
    return true;
  }

  std::string_view text_;
  std::string_view symbols_;
  std::uint32_t character_ = 0;
  int left_ = 0;
};

// Each word of the dictionary is a piece of the text before: a word and the character that came after it.
class Unpacking {
 public:
  explicit Unpacking(std::string_view packed) : bits_(packed) {}

  std::optional<std::string> run() {
    std::size_t last_start = 0;
    std::size_t last_length = 0;
    for (;;) {
      const auto code = bits_.read(text_.empty() ? 2 : width_);
      if (!code) return std::nullopt;
      if (*code == kEnd) return utf8_of_units(text_);
      const std::size_t start = text_.size();
      const bool is_new = *code == kByte || *code == kUnit;
      if (is_new ? !add_character(*code) : !add_word(*code, last_start, last_length)) return std::nullopt;
      if (text_.size() > kMaxUnpackedUnits) return std::nullopt;
      if (is_new) {
        words_.emplace_back(start, 1);
        if (start > 0) use_up();
      }
      if (start > 0) {
        words_.emplace_back(last_start, last_length + 1);
        use_up();
      }
      last_start = start;
      last_length = text_.size() - start;
    }
  }

 private:
  static constexpr std::uint32_t kByte = 0;
  static constexpr std::uint32_t kUnit = 1;
  static constexpr std::uint32_t kEnd = 2;

  bool add_character(std::uint32_t code) {
    const auto unit = bits_.read(code == kByte ? 8 : 16);
    if (!unit) return false;
    text_ += static_cast<char16_t>(*unit);
    return true;
  }

  // The newest word may be used before the character that completes it is known: it is the first of the word itself.
  bool add_word(std::uint32_t code, std::size_t last_start, std::size_t last_length) {
    constexpr std::size_t kFirstWord = 3;
    const std::size_t index = code - kFirstWord;
    if (index > words_.size() || text_.empty()) return false;
    const auto [start, length] = index < words_.size() ? words_[index] : std::pair(last_start, last_length + 1);
    if (text_.size() + length > kMaxUnpackedUnits) return false;
    for (std::size_t place = 0; place < length; ++place) text_ += text_[start + place];
    return true;
  }

  // Codes get longer when all codes of their length have a word.
  void use_up() {
    if (--unused_ > 0) return;
    unused_ = std::size_t{1} << width_;
    ++width_;
  }

  Bits bits_;
  std::u16string text_;
  // The start and the length of each word.
  std::vector<std::pair<std::size_t, std::size_t>> words_;
  int width_ = 3;
  std::size_t unused_ = 4;
};

// Writes bits, the lowest bit of a number first.
class BitText {
 public:
  void write(std::uint32_t number, int count) {
    for (int bit = 0; bit < count; ++bit) {
      character_ = character_ << 1 | (number >> bit & 1u);
      if (++used_ < kBits) continue;
      text_ += kBase64[character_];
      character_ = 0;
      used_ = 0;
    }
  }

  // Fills the last character, and then the last group of four.
  std::string finish() && {
    while (used_ != 0) write(0, 1);
    while (text_.size() % 4 != 0) text_ += '=';
    return std::move(text_);
  }

 private:
  static constexpr int kBits = 6;

  std::string text_;
  std::uint32_t character_ = 0;
  int used_ = 0;
};

// Does what Unpacking undoes, with the same numbers for the same words.
class Packing {
 public:
  std::string run(std::string_view text) && {
    for (const char character : text) add(character);
    if (!word_.empty()) {
      write_word();
      use_up();
    }
    bits_.write(kEnd, width_);
    // lz-string writes a further bit after the end, and some of its readers need the bit.
    bits_.write(0, 1);
    return std::move(bits_).finish();
  }

 private:
  static constexpr std::uint32_t kByte = 0;
  static constexpr std::uint32_t kEnd = 2;

  void add(char character) {
    const std::string letter(1, character);
    if (words_.emplace(letter, next_).second) {
      ++next_;
      new_letters_.insert(character);
    }
    const std::string longer = word_ + character;
    if (words_.contains(longer)) {
      word_ = longer;
      return;
    }
    write_word();
    use_up();
    words_.emplace(longer, next_++);
    word_ = letter;
  }

  // A letter that is written for the first time is written itself.
  void write_word() {
    if (word_.size() == 1 && new_letters_.erase(word_[0]) != 0) {
      bits_.write(kByte, width_);
      bits_.write(static_cast<unsigned char>(word_[0]), 8);
      use_up();
    } else {
      bits_.write(words_.at(word_), width_);
    }
  }

  void use_up() {
    if (--unused_ > 0) return;
    unused_ = std::size_t{1} << width_;
    ++width_;
  }

  BitText bits_;
  std::map<std::string, std::uint32_t> words_;
  std::set<char> new_letters_;
  std::string word_;
  std::uint32_t next_ = 3;
  int width_ = 2;
  std::size_t unused_ = 2;
};

}  // namespace

std::string pack_lz_text(std::string_view text) { return Packing().run(text); }

std::optional<std::string> unpack_lz_text(std::string_view packed) { return Unpacking(packed).run(); }

}  // namespace nonet
