#include "engine/swu/language/op.h"
#include "engine/swu/text/print.h"
#include "kit/swu/host/cards.h"
#include "support/spoken.h"
#include "support/table_words.h"
#include "support/trials.h"
#include "table/session/card_data.h"

#include <gtest/gtest.h>

#include <tuple>

/// No question, option, menu item or log line of Star Wars: Unlimited is empty.
namespace playmat::table {
namespace {

constexpr std::array kLanguages{"en", "de"};

class Words : public testing::TestWithParam<std::tuple<const char *, int>>
{
protected:
    Words() { EXPECT_EQ(speak(QString::fromLatin1(language())), QString()); }
    ~Words() override { Translator::use(nullptr); }

    [[nodiscard]] static const char *language() { return std::get<0>(GetParam()); }
    [[nodiscard]] static int seat() { return std::get<1>(GetParam()); }
    [[nodiscard]] static const swu::CardDb &db() { return match::swuCards(*cardData().library); }

    /// A position in which the seat holds the event and can pay for it; each mode has a legal
    /// target.
    static QString holding(const std::string &card)
    {
        match::Json position;
        position["op"] = "scenario";
        position["game"] = "swu";
        position["seed"] = 1;
        position["active"] = seat();
        for (int player = 0; player < 2; ++player) {
            match::Json side{{"leader", player == 0 ? "SOR_010" : "SOR_005"},
                             {"base", "SOR_023"},
                             {"resources", 20},
                             {"ground", {"SOR_095", "SOR_046"}},
                             {"deck", {"SOR_128", "SOR_128", "SOR_128", "SOR_128"}},
                             {"space", {"SOR_225"}}};
            if (player == seat()) {
                side["hand"] = {card, "SOR_128"};
            } else { // what affects exhausted units only
                side["ground"].push_back({{"card", "SOR_063"}, {"exhausted", true}});
                side["space"].push_back({{"card", "SOR_237"}, {"exhausted", true}});
            }
            position["players"].push_back(side);
        }
        return QString::fromStdString(position.dump());
    }

    /// Plays the card and gives random answers until a question offers a list.
    void untilListed(const std::string &card, std::uint64_t seed)
    {
        TableSession session;
        test::TableWords words(session);
        ASSERT_TRUE(session.startPosition(holding(card))) << session.problem().toStdString();
        const core::Decision &asked = session.match()->game().decision();
        for (std::size_t i = 0; i < asked.options.size(); ++i) {
            const core::Option &option = asked.options[i];
            if (option.card == core::kNone
                || session.match()->game().printedId(option.card) != card)
                continue;
            ASSERT_TRUE(session.play(core::Answer::one(std::uint16_t(i))).ok());
            words.play(seed, 12);
            m_listed += words.listed();
            return;
        }
    }

    int m_listed = 0; ///< number of questions answered from a list
};

/// Events that let their player choose one of several effects.
std::vector<std::string> modalEvents(const swu::CardDb &db)
{
    std::vector<std::string> ids;
    for (const swu::CardDef &def : db.defs) {
        for (unsigned i = 0; i < def.abilityCount; ++i) {
            const swu::Ability &ability = db.program.abilities[def.firstAbility + i];
            if (ability.kind == swu::AbilityKind::Event && ability.effects != 0
                && db.program.nodes[ability.effects].op->is(swu::op::Modal))
                ids.emplace_back(def.id);
        }
    }
    return ids;
}

TEST_P(Words, EachOfSeveralModesHasItsLine)
{
    const std::vector<std::string> cards = modalEvents(db());
    ASSERT_GE(cards.size(), 7U);
    for (const std::string &card : cards) {
        SCOPED_TRACE(card);
        m_listed = 0;
        for (std::uint64_t seed = 1; seed <= 3; ++seed)
            untilListed(card, seed);
        EXPECT_GE(m_listed, 3) << "nothing was chosen from a list";
    }
}

TEST_P(Words, NothingIsEmptyInRandomGames)
{
    for (int seed = 1; seed <= playmat::test::trials(2) && !HasFailure(); ++seed) {
        TableSession session;
        test::TableWords words(session);
        words.playRandomDecks(QStringLiteral("swu"), std::uint64_t(2 * seed + seat()));
        EXPECT_GT(words.offered(), 100);
    }
}

INSTANTIATE_TEST_SUITE_P(LanguageAndSeat, Words,
                         testing::Combine(testing::ValuesIn(kLanguages), testing::Values(0, 1)));

} // namespace
} // namespace playmat::table
