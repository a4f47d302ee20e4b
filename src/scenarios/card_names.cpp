#include "scenarios/card_names.h"

#include "match/game_kit.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace playmat::scenarios {

std::vector<std::string> wordsOf(std::string_view text)
{
    std::vector<std::string> out;
    for (std::size_t at = 0; (at = text.find_first_not_of(' ', at)) != std::string_view::npos;) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        std::string word(text.substr(at, end - at));
        std::string mark;
        if (word.size() > 1 && (word.back() == ',' || word.back() == ';' || word.back() == ':')) {
            mark = word.back();
            word.pop_back();
        }
        out.push_back(std::move(word));
        if (!mark.empty())
            out.push_back(std::move(mark));
        at = end;
    }
    return out;
}

namespace {

std::size_t distance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t change = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, change});
        }
    }
    return row.back();
}

} // namespace

std::string didYouMean(std::string_view word, const std::vector<std::string> &all)
{
    std::size_t least = word.size() / 2 + 1;
    const std::string *best = nullptr;
    for (const std::string &one : all)
        if (const std::size_t far = distance(word, one); far < least) {
            least = far;
            best = &one;
        }
    return best == nullptr ? std::string() : fmt::format("; did you mean \"{}\"?", *best);
}

CardNames::CardNames(const match::CardLibrary &library)
{
    for (const match::CardNote &note : library.kit().catalogue(library)) {
        m_names.emplace(note.id, note.name);
        const std::size_t version = note.name.find(" - ");
        for (const std::string &name :
             {note.name, note.name.substr(0, std::min(version, note.name.size()))}) {
            const std::vector<std::string> words = wordsOf(name);
            std::vector<std::string> &ids = m_ids[fmt::format("{}", fmt::join(words, " "))];
            if (std::find(ids.begin(), ids.end(), note.id) == ids.end())
                ids.push_back(note.id);
            m_longest = std::max(m_longest, words.size());
        }
    }
}

const std::string &CardNames::name(const std::string &id) const
{
    static const std::string kNone;
    const auto at = m_names.find(id);
    return at == m_names.end() ? kNone : at->second;
}

const std::vector<std::string> &CardNames::called(const std::string &words) const
{
    static const std::vector<std::string> kNone;
    const auto at = m_ids.find(words);
    return at == m_ids.end() ? kNone : at->second;
}

std::vector<std::string> CardNames::all() const
{
    std::vector<std::string> out;
    for (const auto &[id, name] : m_names)
        out.insert(out.end(), {id, name});
    std::sort(out.begin(), out.end()); // the same word is the nearest everywhere
    return out;
}

} // namespace playmat::scenarios
