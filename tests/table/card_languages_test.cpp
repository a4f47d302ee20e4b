#include "engine/swu/language/op.h"
#include "engine/swu/language/vocabulary.h"
#include "engine/swu/state/limits.h"
#include "engine/swu/text/print.h"
#include "engine/swu/text/reason_text.h"
#include "engine/swu/view/forecast.h"
#include "kit/swu/host/cards.h"
#include "support/spoken.h"
#include "table/session/card_data.h"

#include <gtest/gtest.h>

/// What the cards of Star Wars: Unlimited say, in every language that there are files for.
namespace playmat::table {

namespace {

using swu::DefId;
using swu::Face;
using swu::NodeId;

constexpr std::array kFaces{Face::Any, Face::LeaderSide, Face::UnitSide, Face::SecondSide,
                            Face::UpgradeSide};

class CardTexts : public test::Spoken
{
protected:
    void paragraphs(const std::string &text)
    {
        for (std::size_t at = 0; at <= text.size();) {
            const std::size_t end = std::min(text.find("<p>", at), text.size());
            need(text.substr(at, end - at), "cards-swu");
            at = end + 3;
        }
    }

    /// Whoever shows it shows words: a button, the coach.
    static void hasNoMarks(const std::string &text)
    {
        EXPECT_EQ(text.find_first_of("{<"), std::string::npos) << text;
    }

    [[nodiscard]] static bool asksToPay(const swu::Node &node)
    {
        const std::string_view word = node.op == nullptr ? "" : node.op->form.word();
        return (word == "pay" && (node.flags & swu::nf::Optional) != 0)
            || (word == "unless" && node.amount != 0);
    }

    void effects(DefId card, NodeId list)
    {
        for (NodeId id = list; id != 0; id = m_db.program.nodes[id].next) {
            const swu::Node &node = m_db.program.nodes[id];
            need(swu::printNode(m_db, id, card), "cards-swu");
            need(swu::printOffer(m_db, id, card), "cards-swu");
            EXPECT_EQ(swu::printOffer(m_db, id, card).empty(),
                      swu::printNode(m_db, id, card).empty());
            hasNoMarks(text::said(swu::printOffer(m_db, id, card), "cards-swu"));
            need(swu::printOffer(m_db, id, card, "%1"), "cards-swu");
            if (asksToPay(node))
                need(swu::printPayment(m_db, id, card), "cards-swu");
            if (node.op != nullptr && node.op->leaves != swu::Leaves::Nothing)
                need(swu::printNode(m_db, id), "cards-swu"); // among what lasts
            effects(card, node.body);
            effects(card, node.other);
        }
    }

    /// As it follows "unless"; of what is used also that of the one effect that it has.
    [[nodiscard]] std::string conditionOf(const swu::Ability &ability, DefId card) const
    {
        using enum swu::AbilityKind;
        const bool used
            = ability.kind == Event || ability.kind == Action || ability.kind == EpicAction;
        const swu::CondId cond
            = used ? swu::conditionOf(m_db.program, ability) : swu::CondId(ability.cond);
        return cond == 0 ? std::string() : swu::printCondition(m_db, cond, card);
    }

    void card(DefId id)
    {
        const swu::CardDef &def = m_db.def(id);
        for (const Face face : kFaces)
            paragraphs(swu::printCard(m_db, id, face));
        for (unsigned i = 0; i < def.abilityCount; ++i) {
            const swu::Ability &ability = m_db.program.abilities[def.firstAbility + i];
            need(swu::printAbility(m_db, swu::AbilityId(def.firstAbility + i)), "cards-swu");
            need(conditionOf(ability, id), "cards-swu");
            effects(id, ability.effects);
        }
    }

    const swu::CardDb &m_db = match::swuCards(*cardData("swu").library);
};

} // namespace

TEST_P(CardTexts, EveryCardSpeaksTheLanguage)
{
    for (DefId id = 1; id < DefId(m_db.defs.size()); ++id)
        if (m_db.def(id).playable)
            card(id);
    nothingMisses();
    nothingIsLeft("cards-swu");
}

TEST_P(CardTexts, SoDoKeywordsTraitsAndRefusals)
{
    for (const swu::KeywordWord &keyword : swu::words::keywords) {
        need(std::string(keyword.name), "words-swu");
        need(std::string(keyword.about), "words-swu");
    }
    for (const std::string &trait : m_db.traits)
        need(trait, "words-swu");
    for (int reason = 1; *swu::reasonName(swu::Reason(reason)) != '\0'; ++reason)
        need(swu::reasonPattern(swu::Reason(reason)), "words-swu");
    for (const swu::OpSpec *op : swu::allOps()) {
        need(std::string(op->unchanged), "words-swu");
        need(std::string(op->nothingThere), "words-swu");
    }
    for (int full = 1; full < int(swu::kCapacities); ++full)
        need(swu::capacityWords(swu::Capacity(full)), "words-swu");
    nothingMisses();
}

INSTANTIATE_TEST_SUITE_P(Languages, CardTexts, testing::ValuesIn(test::languagesToTest()));

} // namespace playmat::table
