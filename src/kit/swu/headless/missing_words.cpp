#include "kit/swu/headless/missing_words.h"

#include "cli/output.h"
#include "engine/swu/language/vocabulary.h"
#include "engine/swu/text/print.h"
#include "kit/swu/host/cards.h"
#include "match/plain_words.h"
#include "match/resources.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <set>

namespace playmat::cli {

namespace {

using Json = nlohmann::json;
using Words = std::set<std::string>;

/// What stands for what: whole phrases, the longest first.
using StandIns = std::vector<std::pair<std::string, std::string>>;

struct Known
{
    StandIns standIns;
    Words words;
    Words pairs;
};

[[nodiscard]] bool isLetter(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0;
}

[[nodiscard]] std::string capital(std::string_view word)
{
    std::string out(word);
    if (!out.empty())
        out.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(out.front())));
    return out;
}

void replaceAll(std::string &text, std::string_view what, std::string_view by)
{
    for (std::size_t at = text.find(what); at != std::string::npos && !what.empty();
         at = text.find(what, at + by.size())) {
        const std::size_t end = at + what.size();
        const bool whole
            = (at == 0 || !isLetter(text[at - 1])) && (end == text.size() || !isLetter(text[end]));
        if (whole || !isLetter(what.front()))
            text.replace(at, what.size(), by);
        else
            at = end - by.size(); // goes on behind it
    }
}

/// Whatever stands between two signs, and they, become a line break.
void cutOut(std::string &text, char from, char to)
{
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at)) {
        const std::size_t end = text.find(to, at);
        text.replace(at, end == std::string::npos ? end : end - at + 1, "\n");
    }
}

/// Without reminders in brackets and with plain dashes and apostrophes.
[[nodiscard]] std::string plain(std::string text)
{
    cutOut(text, '(', ')');
    cutOut(text, '<', '>');
    for (const char *dash : {"\u2013", "\u2014"})
        replaceAll(text, dash, "-");
    for (const char *quote : {"\u201c", "\u201d"})
        replaceAll(text, quote, "\n");
    replaceAll(text, "\u2019", "'");
    return text;
}

/// "an" is "a", and a card is "it" whoever it shows.
[[nodiscard]] std::string common(const std::string &word)
{
    static const Words kIt{"he",   "she",   "him", "her",  "his",
                           "that", "their", "its", "they", "them"};
    if (std::ranges::all_of(word, [](char c) { return std::isdigit(c) != 0 || c == '-'; }))
        return "#";
    return word == "an" ? "a" : kIt.contains(word) ? "it" : word;
}

/// The words of each sentence; those of different sentences make no pairs.
[[nodiscard]] std::vector<std::vector<std::string>> sentences(const StandIns &standIns,
                                                              std::string text)
{
    text = plain(std::move(text));
    for (const auto &[what, by] : standIns)
        replaceAll(text, what, by);
    std::vector<std::vector<std::string>> out(1);
    std::string word;
    for (const char c : text + "\n") {
        if (isLetter(c) || ((c == '-' || c == '\'') && !word.empty())) {
            word += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
            continue;
        }
        while (!word.empty() && !isLetter(word.back()))
            word.pop_back();
        if (!word.empty())
            out.back().push_back(common(word));
        word.clear();
        if (std::string_view(".:\"\n").find(c) != std::string_view::npos)
            out.emplace_back();
    }
    return out;
}

/// All words and pairs of a text.
void collect(const StandIns &standIns, const std::string &text, Words &words, Words &pairs)
{
    for (const auto &sentence : sentences(standIns, text)) {
        words.insert(sentence.begin(), sentence.end());
        for (std::size_t i = 1; i < sentence.size(); ++i)
            pairs.insert(sentence[i - 1] + " " + sentence[i]);
    }
}

[[nodiscard]] std::string textOf(const Json &card, const char *key)
{
    const auto found = card.find(key);
    return found != card.end() && found->is_string() ? found->get<std::string>() : "";
}

[[nodiscard]] StandIns standIns(const swu::CardDb &db, const Json &cards)
{
    std::set<std::pair<std::string, std::string>> all;
    for (const swu::CardDef &def : db.defs)
        all.emplace(def.name, "Name");
    for (const std::string &trait : db.traits)
        all.emplace(trait, "Trait");
    for (const auto &aspect : swu::words::aspects)
        for (const std::string &text : {std::string(aspect.text), capital(aspect.text)})
            all.emplace(text, "Aspect");
    for (const swu::KeywordWord &k : swu::words::keywords)
        all.emplace(k.name, "Keyword");
    for (const Json &card : cards)
        all.emplace(textOf(card, "name"), "Name");
    StandIns out(all.begin(), all.end());
    std::ranges::stable_sort(
        out, [](const auto &a, const auto &b) { return a.first.size() > b.first.size(); });
    return out;
}

[[nodiscard]] Known knownOf(const swu::CardDb &db, const Json &cards)
{
    Known out{standIns(db, cards), {}, {}};
    for (swu::DefId card = 1; card < db.defs.size(); ++card)
        for (const swu::Face face : {swu::Face::LeaderSide, swu::Face::UnitSide, swu::Face::Any})
            collect(out.standIns, swu::printCard(db, card, face, swu::Markup::Plain), out.words,
                    out.pairs);
    return out;
}

[[nodiscard]] Words without(const Words &all, const Words &known)
{
    Words out;
    std::ranges::set_difference(all, known, std::inserter(out, out.end()));
    return out;
}

void add(MissingWords &out, const Known &known, const Json &card)
{
    const std::string id = textOf(card, "id");
    Words words;
    Words pairs;
    for (const char *key : {"text", "deployBox", "epicAction"})
        collect(known.standIns, textOf(card, key), words, pairs);
    const Words newWords = without(words, known.words);
    const Words newPairs = without(pairs, known.pairs);
    out.sayable += newWords.empty() && newPairs.empty() ? 1 : 0;
    for (const std::string &word : newWords)
        out.words[word].push_back(id);
    if (newWords.empty())
        for (const std::string &pair : newPairs)
            out.pairs[pair].push_back(id);
}

/// The most used first.
void sayUses(const MissingWords::Uses &uses)
{
    std::vector<std::pair<std::string, std::vector<std::string>>> list(uses.begin(), uses.end());
    std::ranges::stable_sort(
        list, [](const auto &a, const auto &b) { return a.second.size() > b.second.size(); });
    for (const auto &[word, cards] : list)
        say(fmt::format("{:4}  {}: {}", cards.size(), word, fmt::join(cards, " ")));
}

} // namespace

MissingWords missingWords(const match::CardLibrary &library, const Json &cards)
{
    const swu::CardDb &db = match::swuCards(library);
    const Known known = knownOf(db, cards);
    MissingWords out;
    for (const Json &card : cards) {
        ++out.cards;
        if (db.find(textOf(card, "id")) != 0)
            continue;
        ++out.absent;
        add(out, known, card);
    }
    return out;
}

int sayMissingWords(const match::CardLibrary &library, const std::string &file)
{
    const auto text = match::readFile(file);
    if (!text) {
        complain(text.problem().message);
        return 1;
    }
    const Json cards = Json::parse(text.value(), nullptr, false);
    const bool objects = cards.is_array()
        && std::ranges::all_of(cards, [](const Json &card) { return card.is_object(); });
    if (!objects) {
        complain(fmt::format("{} is no list of cards", match::printable(file)));
        return 1;
    }
    const MissingWords missing = missingWords(library, cards);
    say(fmt::format("{} of {} cards are not here; {} of them have only words that cards here say",
                    missing.absent, missing.cards, missing.sayable));
    say("words that no card here says:");
    sayUses(missing.words);
    say("pairs of words, of cards without such a word:");
    sayUses(missing.pairs);
    return 0;
}

} // namespace playmat::cli
