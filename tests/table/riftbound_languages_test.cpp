#include "engine/riftbound/language/vocabulary.h"
#include "engine/riftbound/state/limits.h"
#include "engine/riftbound/text/printer.h"
#include "engine/riftbound/text/reason_text.h"
#include "kit/riftbound/host/cards.h"
#include "kit/riftbound/table/words.h"
#include "support/spoken.h"
#include "table/session/card_data.h"
#include "table/session/rule_book.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <regex>
#include <set>
#include <string>

/// Riftbound's cards, domains, refusals, limits and rules book are translated into every language
/// that has text files.
namespace playmat::riftbound {

namespace {

/// Matches a sign such as "[Assault 2]" and captures its word.
const std::regex &sign()
{
    static const std::regex kSign(R"(\[([^\] ]+)[^\]]*\])");
    return kSign;
}

/// Whether the word of a sign is a keyword or part of a cost. Languages may translate other signs,
/// such as "[Mighty]", freely.
bool isFixed(const std::string &word)
{
    return std::isdigit(static_cast<unsigned char>(word.front())) != 0 || word == "rainbow"
        || word == "Exhaust" || rowNamed(words::domains, word) != nullptr
        || keywordNamed(lowered(word)).has_value();
}

std::multiset<std::string> fixedSigns(const std::string &text)
{
    std::multiset<std::string> out;
    for (std::sregex_iterator at(text.begin(), text.end(), sign()), end; at != end; ++at)
        if (isFixed((*at)[1]))
            out.insert(at->str());
    return out;
}

/// A text that consists only of signs needs no translation.
bool hasWords(const std::string &text)
{
    const std::string rest = std::regex_replace(text, sign(), "");
    return std::ranges::any_of(rest, [](unsigned char c) { return std::isalpha(c) != 0; });
}

} // namespace

class RiftboundTexts : public playmat::test::Spoken
{
protected:
    void printed(const std::string &text)
    {
        if (hasWords(text))
            need(text, "cards-riftbound");
    }

    void lines(const std::string &text)
    {
        for (std::size_t at = 0; at <= text.size();) {
            const std::size_t end = std::min(text.find('\n', at), text.size());
            printed(text.substr(at, end - at));
            at = end + 1;
        }
    }

    /// Checks an ability as the chain, a question or a button quotes it, and each of its modes.
    void ability(const Ability &ability)
    {
        printed(Printer(m_db).ability(ability));
        for (int i = 0;; ++i) {
            const std::string mode = Printer(m_db).mode(ability, i);
            if (mode.empty())
                return;
            printed(mode);
        }
    }

    const CardDb &m_db = host::cardsOf(*table::cardData("riftbound").library).db;
};

/// Includes tokens, legends, battlefields and unplayable cards, because all of them are shown.
TEST_P(RiftboundTexts, EveryCardSpeaksTheLanguage)
{
    for (DefId id = 1; id < DefId(m_db.defs.size()); ++id) {
        lines(Printer(m_db).card(id));
        printed(m_db.def(id).whyNot);
    }
    for (std::size_t id = 1; id < m_db.program.abilities.size(); ++id)
        ability(m_db.ability(AbilityId(id)));
    nothingMisses();
    nothingIsLeft("cards-riftbound");
}

TEST_P(RiftboundTexts, SoDoesTheRulesBook)
{
    table::Translator::use(nullptr); // the book as it was written
    const learn::Book &book = *table::ruleBook("riftbound");
    for (const learn::BookEntry &entry : book.entries) {
        need(entry.title, "rules-riftbound");
        need(entry.text, "rules-riftbound");
    }
    for (const learn::Term &term : book.terms) {
        need(term.name, "rules-riftbound");
        need(term.text, "rules-riftbound");
    }
    nothingMisses();
    nothingIsLeft("rules-riftbound");
}

TEST_P(RiftboundTexts, DomainsAndRefusalsSpeakTheLanguage)
{
    for (const QString &domain : board::Words::domains(kAllDomains))
        need(domain.toStdString(), "words-riftbound");
    for (int reason = 1; reason < int(Reason::Count); ++reason)
        need(std::string(reasonPattern(Reason(reason))), "words-riftbound");
    for (int full = 1; full < int(kCapacities); ++full)
        need(capacityWords(Capacity(full)), "words-riftbound");
    need(std::string(reasonPattern(Reason::None)), "words-riftbound");
    nothingMisses();
    nothingIsLeft("words-riftbound");
}

TEST_P(RiftboundTexts, ATranslatedTextHasTheSameSigns)
{
    for (const std::string &english : text::inUse()->texts("cards-riftbound"))
        EXPECT_EQ(fixedSigns(text::said(english, "cards-riftbound")), fixedSigns(english))
            << english;
}

INSTANTIATE_TEST_SUITE_P(Languages, RiftboundTexts,
                         testing::ValuesIn(playmat::test::languagesToTest()));

} // namespace playmat::riftbound
