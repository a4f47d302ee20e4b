#include "engine/lorcana/language/vocabulary.h"
#include "engine/lorcana/state/limits.h"
#include "engine/lorcana/text/printer.h"
#include "engine/lorcana/text/reason_text.h"
#include "kit/lorcana/host/cards.h"
#include "support/spoken.h"
#include "table/session/card_data.h"

#include <gtest/gtest.h>

/// What the cards of Disney Lorcana say, in every language that there are files for.
namespace playmat::lorcana {

namespace {

class LorcanaTexts : public test::Spoken
{
protected:
    void lines(const std::string &text)
    {
        for (std::size_t at = 0; at <= text.size();) {
            const std::size_t end = std::min(text.find('\n', at), text.size());
            need(text.substr(at, end - at), "cards-lorcana");
            at = end + 1;
        }
    }

    /// A list as a whole, and each of its effects as a question or a button quotes it.
    void effects(Printer &printer, NodeId first)
    {
        if (first != 0)
            need(printer.effects(first), "cards-lorcana");
        for (NodeId id = first; id != 0; id = m_db.program.nodes[id].next) {
            const std::string clause = printer.clause(m_db.program.nodes[id]);
            constexpr std::string_view kMay = "you may ";
            need(clause, "cards-lorcana");
            if (clause.starts_with(kMay))
                need(clause.substr(kMay.size()), "cards-lorcana");
            effects(printer, m_db.program.nodes[id].body);
        }
    }

    void card(DefId id)
    {
        const CardDef &def = m_db.def(id);
        Printer printer(m_db);
        printer.self = def.type;
        lines(Printer(m_db).card(id));
        effects(printer, def.effects);
        for (int i = 0; i < def.abilityCount; ++i) {
            const auto ability = AbilityId(def.firstAbility + i);
            need(printer.ability(ability), "cards-lorcana");
            effects(printer, m_db.ability(ability).body);
        }
    }

    const CardDb &m_db = host::cardsOf(*table::cardData("lorcana").library).db;
};

} // namespace

TEST_P(LorcanaTexts, EveryCardSpeaksTheLanguage)
{
    for (DefId id = 1; id < DefId(m_db.defs.size()); ++id)
        card(id);
    nothingMisses();
    nothingIsLeft("cards-lorcana");
}

TEST_P(LorcanaTexts, SoDoKeywordsClassificationsAndRefusals)
{
    for (const KeywordWord &keyword : words::keywords) {
        need(std::string(keyword.name), "words-lorcana");
        need(std::string(keyword.about), "words-lorcana");
    }
    for (const RuleWord &rule : words::rules)
        if (rule.value < Rule::EntersExerted && rule.value != Rule::CantBeChallengedBy)
            need(std::string(rule.says), "words-lorcana");
    for (const std::string &name : m_db.program.classes)
        need(name, "words-lorcana");
    for (const Word<std::uint8_t> &ink : words::inks)
        need(std::string(ink.says), "words-lorcana");
    for (int reason = 1; reason < int(Reason::Count); ++reason)
        need(std::string(reasonPattern(Reason(reason))), "words-lorcana");
    for (int full = 1; full < int(kCapacities); ++full)
        need(capacityWords(Capacity(full)), "words-lorcana");
    nothingMisses();
}

INSTANTIATE_TEST_SUITE_P(Languages, LorcanaTexts, testing::ValuesIn(test::languagesToTest()));

} // namespace playmat::lorcana
