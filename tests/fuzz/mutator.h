#pragma once

#include "engine/core/rng.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace playmat::fuzz {

/// Breaks texts the way files break, people mistype and attackers try. Knows the words of all
/// the documents that it is given. The same number breaks the same way everywhere.
class Mutator
{
public:
    explicit Mutator(std::vector<std::string> corpus);

    /// The input of that number: a document of the corpus, changed a few times.
    [[nodiscard]] std::string input(std::uint64_t number);

private:
    using Way = void (Mutator::*)(std::string &);
    struct Part
    {
        std::size_t at = 0;
        std::size_t length = 0;
    };

    [[nodiscard]] std::size_t below(std::size_t bound);
    [[nodiscard]] std::size_t place(const std::string &text) { return below(text.size() + 1); }
    [[nodiscard]] Part token(const std::string &text);
    [[nodiscard]] Part item(const std::string &text);
    [[nodiscard]] std::string wordLike(std::string_view word);
    void collectWords();

    // changes that keep a document a document
    void anotherOfItsKind(std::string &text);
    void removeItem(std::string &text);
    void doubleItem(std::string &text);
    void repeatItem(std::string &text);
    void smallNumber(std::string &text);

    // and those that break it
    void flipBit(std::string &text);
    void anyBytes(std::string &text);
    void cutOff(std::string &text);
    void removeToken(std::string &text);
    void doubleToken(std::string &text);
    void moveToken(std::string &text);
    void otherToken(std::string &text);
    void removeLine(std::string &text);
    void doublePart(std::string &text);
    void nestDeeply(std::string &text);
    void hugeNumber(std::string &text);
    void longText(std::string &text);
    void badBytes(std::string &text);
    void partOfAnother(std::string &text);

    static const Way kCarefulWays[];
    static const Way kWays[];

    std::vector<std::string> m_corpus;
    std::vector<std::string> m_words; ///< sorted, so those of a kind are together
    core::Rng m_rng;
};

} // namespace playmat::fuzz
