#include "engine/swu/text/print.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/table/card_text.h"
#include "kit/swu/table/explanations.h"
#include "kit/swu/table/log_writer.h"
#include "kit/swu/table/places.h"
#include "kit/swu/table/prompt_words.h"
#include "kit/swu/table/table_kit.h"
#include "kit/swu/table/words.h"
#include "table/session/card_data.h"
#include "table/session/table_session.h"

#include <gtest/gtest.h>

namespace playmat::table {
namespace {

const swu::CardDb &db()
{
    return match::swuCards(*cardData().library);
}

swu::DefId def(const char *id)
{
    return db().find(id);
}

SwuPresenter presenter()
{
    return SwuPresenter(db(), {{QStringLiteral("Ada"), QStringLiteral("Marek")}, {}});
}

/// An observation with one unit and what is on it.
struct Scene
{
    swu::Observation seen;

    swu::CardView &unit(const char *id)
    {
        swu::CardView card;
        card.id = 7;
        card.def = def(id);
        card.zone = swu::Zone::Ground;
        card.power = db().def(card.def).power;
        card.hp = db().def(card.def).hp;
        seen.cards.push_back(card);
        return seen.cards.back();
    }
};

TEST(CardData, LoadsWithoutAProblem)
{
    EXPECT_TRUE(cardData().problem.isEmpty()) << cardData().problem.toStdString();
    const std::vector<paint::Facts> pictures = pictureFacts(db());
    EXPECT_GT(pictures.size(), 100U);
    for (const paint::Facts &facts : pictures)
        EXPECT_FALSE(facts.name.isEmpty()) << facts.id.toStdString();
}

TEST(Presenter, SpokenNameSaysWhatASightedPlayerSees)
{
    Scene scene;
    swu::CardView &card = scene.unit("SOR_128"); // Death Star Stormtrooper, 3/1
    card.hp = 3;
    card.damage = 2;
    card.power = 2;
    card.ready = false;
    card.upgrades = {8};
    swu::CardView upgrade;
    upgrade.id = 8;
    upgrade.def = def("SOR_069");
    scene.seen.cards.push_back(upgrade);
    EXPECT_EQ(CardWords::spoken(db(), scene.seen.cards[0], scene.seen),
              QStringLiteral("Death Star Stormtrooper, ground unit, power 2, 1 of 3 HP left, "
                             "exhausted, 1 upgrade"));
}

TEST(Presenter, ASpokenNameBeginsWithWhoseItIs)
{
    Scene scene;
    swu::CardView &card = scene.unit("SOR_128");
    for (const int seat : {0, 1}) {
        card.owner = card.controller = swu::PlayerId(seat);
        const QString mine = seat == 0 ? QStringLiteral("Ada") : QStringLiteral("Marek");
        EXPECT_TRUE(
            presenter()
                .facts(card, scene.seen)
                .accessibleName.startsWith(mine + QStringLiteral("'s Death Star Stormtrooper, ")));
        card.owner = swu::PlayerId(1 - seat);
        const QString theirs = seat == 0 ? QStringLiteral("Marek") : QStringLiteral("Ada");
        EXPECT_TRUE(presenter()
                        .facts(card, scene.seen)
                        .accessibleName.endsWith(QStringLiteral(", owned by ") + theirs));
    }
}

TEST(Presenter, AHiddenCardHasNoWordsOfItsOwn)
{
    swu::CardView hidden;
    hidden.id = 1800;
    hidden.zone = swu::Zone::Hand;
    hidden.controller = 1;
    const CardFacts facts = presenter().facts(hidden, {});
    EXPECT_TRUE(facts.hidden());
    EXPECT_TRUE(facts.name.isEmpty() && facts.rules.isEmpty() && facts.keywords.isEmpty());
    EXPECT_EQ(facts.cost, -1);
    EXPECT_EQ(facts.accessibleName, QStringLiteral("card in the hand of Marek, face down"));
}

TEST(Presenter, TokensAreCountedAndUpgradesAreTabs)
{
    Scene scene;
    scene.unit("SOR_128").upgrades = {8, 9, 10};
    const auto add = [&](int id, swu::DefId what) {
        swu::CardView card;
        card.id = id;
        card.def = what;
        card.zone = swu::Zone::Ground;
        card.attachedTo = 7;
        scene.seen.cards.push_back(card);
    };
    add(8, db().shield);
    add(9, db().experience);
    add(10, def("SOR_069")); // Resilient, +0/+3
    const CardFacts facts = presenter().facts(scene.seen.cards[0], scene.seen);
    EXPECT_EQ(facts.shields, 1);
    EXPECT_EQ(facts.experience, 1);
    EXPECT_EQ(facts.upgrades, QStringList{QStringLiteral("Resilient|+0/+3")});
    EXPECT_TRUE(facts.accessibleName.endsWith(u", 1 Shield, 1 Experience, 1 upgrade"))
        << facts.accessibleName.toStdString();
}

TEST(Presenter, EveryKeywordIsExplained)
{
    for (const QString &keyword : CardWords::keywords(swu::Keywords::ofWord(0xFF), 2, 1))
        EXPECT_FALSE(CardWords::keywordMeaning(keyword).isEmpty()) << keyword.toStdString();
    EXPECT_EQ(CardWords::keywords(swu::kw::Raid, 2, 0), QStringList{QStringLiteral("Raid 2")});
}

TEST(Explain, TheOutcomeOfAnAttackInThreeWords)
{
    const SwuPresenter words = presenter();
    swu::AttackForecast f;
    f.dealt = 4;
    f.taken = 3;
    f.defenderDefeated = true;
    QStringList parts;
    for (const OutcomePart &part : Explain(words).attack(f, false))
        parts.append(part.text);
    EXPECT_EQ(parts,
              (QStringList{QStringLiteral("deals 4"), QStringLiteral("defeats"),
                           QStringLiteral("takes 3")}));
}

TEST(Explain, ThePenaltyIsItemised)
{
    const SwuPresenter words = presenter();
    swu::CostBreakdown cost;
    cost.printed = 3;
    cost.penalty = 2;
    cost.total = 5;
    cost.missing[1] = 1;
    EXPECT_EQ(Explain(words).cost({{0, cost, {}}}, 6),
              QStringLiteral("Costs 5, 6 ready: 3 printed + 2 without Command"));
}

TEST(LogWriter, NamesPlayersAndNeverSaysYou)
{
    const SwuPresenter words = presenter();
    std::vector<core::Event> events(3);
    events[0].type = std::uint8_t(swu::Ev::Passed);
    events[0].player = 1;
    for (const std::size_t number : {1U, 2U}) {
        events[number].type = std::uint8_t(swu::Ev::Drawn);
        events[number].player = 0;
        events[number].amount = std::int16_t(number);
    }
    const std::vector<LogRow> rows = LogWriter(words).lines({}, events);
    ASSERT_EQ(rows.size(), 3U);
    EXPECT_EQ(rows[0].plain, QStringLiteral("Marek passes"));
    EXPECT_EQ(rows[1].plain, QStringLiteral("Ada draws a card"));
    EXPECT_EQ(rows[2].plain, QStringLiteral("Ada draws 2 cards"));
    EXPECT_EQ(rows[0].seat, 1);
}

TEST(LogWriter, AHiddenMoveHasNoName)
{
    const SwuPresenter words = presenter();
    core::Event move;
    move.type = std::uint8_t(swu::Ev::CardMoved);
    move.from = std::uint8_t(swu::Zone::Hand);
    move.to = std::uint8_t(swu::Zone::Resources);
    move.fromPlayer = move.toPlayer = 0;
    const std::vector<LogRow> rows = LogWriter(words).lines({}, std::span(&move, 1));
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].plain, QStringLiteral("Ada puts down a resource"));
    EXPECT_TRUE(rows[0].cardId.isEmpty());
}

core::Event event(swu::Ev type, core::CardId card, core::CardId other = core::kNone, int amount = 0)
{
    core::Event e;
    e.type = std::uint8_t(type);
    e.card = card;
    e.other = other;
    e.amount = std::int16_t(amount);
    return e;
}

/// Two units of Ada's and what everybody sees of them.
swu::Observation twoUnits(const SwuPresenter &words)
{
    swu::Observation seen;
    for (const int id : {1, 2}) {
        swu::CardView card;
        card.id = id;
        card.def = words.db().find(id == 1 ? "SOR_095" : "SOR_046");
        card.owner = card.controller = 0;
        card.zone = swu::Zone::Ground;
        card.damage = id;
        seen.cards.push_back(card);
    }
    return seen;
}

QStringList plain(const std::vector<LogRow> &rows)
{
    QStringList lines;
    for (const LogRow &row : rows)
        lines.append(row.plain);
    return lines;
}

TEST(LogWriter, NothingHappensOnlyWhereNothingHappened)
{
    const SwuPresenter words = presenter();
    const swu::Observation seen = twoUnits(words);
    std::vector<core::Event> events{event(swu::Ev::AttackDeclared, 1, 2),
                                    event(swu::Ev::NothingHappened, 1)};
    EXPECT_TRUE(plain(LogWriter(words).lines(seen, events)).last().endsWith(u"nothing happens"));
    events.insert(events.begin() + 1, event(swu::Ev::DamageDealt, 2, 1, 3));
    EXPECT_EQ(plain(LogWriter(words).lines(seen, events)).filter(QStringLiteral("nothing")),
              QStringList());
    // Not when the damage was dealt before another answer was asked for either.
    const std::span all(events);
    const std::vector<LogRow> before = LogWriter(words).lines(seen, all.first(2));
    EXPECT_TRUE(LogWriter(words).lines(seen, all.last(1), before).empty());
}

TEST(LogWriter, SaysWhoHasTheInitiativeWhatIsChosenAndWhoLooks)
{
    const SwuPresenter words = presenter();
    std::vector<core::Event> events(4);
    events[0] = event(swu::Ev::InitiativeSet, core::kNone);
    events[0].player = 1;
    events[1] = event(swu::Ev::ChoiceMade, core::kNone, core::kNone, 3);
    events[1].player = 0;
    events[2] = event(swu::Ev::Revealed, core::kNone);
    events[2].player = 1;
    events[2].from = std::uint8_t(swu::Zone::Hand);
    events[2].seenBy = 1;
    events[3] = events[2];
    EXPECT_EQ(
        plain(LogWriter(words).lines({}, events)),
        QStringList({QStringLiteral("Marek has the initiative"), QStringLiteral("Ada chooses 3"),
                     QStringLiteral("Ada looks at 2 cards in Marek's hand")}));
}

TEST(LogWriter, NamesOfCardsArePartsOfALineAndTheCardsAreAsTheyWere)
{
    const SwuPresenter words = presenter();
    const swu::Observation seen = twoUnits(words);
    const std::vector<core::Event> events{event(swu::Ev::AttackDeclared, 1, 2)};
    const std::vector<LogRow> rows = LogWriter(words).lines(seen, events);
    ASSERT_EQ(rows.size(), 1U);
    ASSERT_EQ(rows[0].words.size(), 3);
    ASSERT_EQ(rows[0].cards.size(), 2);
    EXPECT_EQ(rows[0].words[1].value<LogWords>().card, -1);
    for (const int named : {0, 2}) {
        const LogWords name = rows[0].words[named].value<LogWords>();
        ASSERT_GE(name.card, 0);
        const CardFacts facts = rows[0].cards[name.card].value<CardFacts>();
        EXPECT_EQ(facts.name, name.text);
        EXPECT_EQ(facts.damage, named == 0 ? 1 : 2);
    }
}

TEST(PromptWords, APassThatEndsThePhaseSaysSo)
{
    const SwuPresenter words = presenter();
    swu::Observation seen;
    core::Decision decision;
    decision.kind = core::DecisionKind::Action;
    decision.player = 0;
    EXPECT_FALSE(PromptWords(words, seen).prompt(decision, false).passEndsPhase);
    seen.players[1].hasPassed = true;
    const Prompt prompt = PromptWords(words, seen).prompt(decision, false);
    EXPECT_TRUE(prompt.passEndsPhase);
    EXPECT_EQ(prompt.passNote, QStringLiteral("ends the phase"));
    EXPECT_EQ(prompt.title, QStringLiteral("Your move, Ada"));
}

TEST(PromptWords, YesAndNoSayWhatTheyMean)
{
    const SwuPresenter words = presenter();
    const swu::Observation seen;
    core::Decision decision;
    decision.kind = core::DecisionKind::Confirm;
    decision.player = 1;
    const auto labels = [&](swu::Prompt question) {
        decision.prompt = std::uint16_t(question);
        const Prompt prompt = PromptWords(words, seen).prompt(decision, false);
        return (prompt.confirmLabel + QLatin1Char('/') + prompt.declineLabel).toStdString();
    };
    EXPECT_EQ(labels(swu::Prompt::MayUse), "Yes/No");
    EXPECT_EQ(labels(swu::Prompt::SayNo), "Say “no”/Say nothing");
    EXPECT_EQ(labels(swu::Prompt::RevealMore), "Reveal/Stop");
}

/// CR 1.8: the question whether to pay says what follows.
TEST(PromptWords, WhetherToPaySaysWhatFollows)
{
    const SwuPresenter words = presenter();
    const auto asked = [&](const char *card, int ability, int player) {
        Scene scene;
        scene.unit(card);
        core::Decision decision;
        decision.kind = core::DecisionKind::Confirm;
        decision.prompt = std::uint16_t(swu::Prompt::PayOrNot);
        decision.player = core::PlayerId(player);
        decision.source = 7;
        const auto &abilities = db().program.abilities;
        swu::NodeId node = abilities[db().def(def(card)).firstAbility + unsigned(ability)].effects;
        if (db().program.nodes[node].amount == 0) // there is a choice first
            node = db().program.nodes[node].next;
        decision.node = node;
        return PromptWords(words, scene.seen).prompt(decision, false);
    };
    for (const int player : {0, 1}) {
        const Prompt falcon = asked("SOR_193", 1, player);
        EXPECT_EQ(falcon.text,
                  QStringLiteral("Pay 1 resource? If you don't, return this unit to "
                                 "its owner's hand."));
        EXPECT_EQ(falcon.confirmLabel, QStringLiteral("Pay"));
        EXPECT_EQ(falcon.declineLabel, QStringLiteral("Don't pay"));
        EXPECT_EQ(asked("SOR_206", 0, player).text,
                  QStringLiteral("Pay 2 resources? If you do, draw a card."));
        EXPECT_EQ(asked("SHD_227", 0, player).text,
                  QStringLiteral("Pay 2 resources? If you don't, exhaust it."));
    }
}

/// The text of a Bounty, an action or a trigger that an upgrade gives appears as the unit's own.
TEST(GrantedText, WhatAnUpgradeGivesIsSaidWithoutIt)
{
    for (const char *card : {"SHD_125", "SHD_155", "SHD_177"}) {
        const swu::CardDef &of = db().def(def(card));
        for (unsigned i = 0; i < of.abilityCount; ++i) {
            const auto ability = swu::AbilityId(of.firstAbility + i);
            if (db().program.abilities[ability].onAttached) {
                EXPECT_EQ(CardText::plain(CardText::ability(db(), ability)).toStdString(),
                          swu::printUsed(db(), ability, swu::Markup::Plain));
            }
        }
    }
}

TEST(PromptWords, TheQuestionNamesWhatIsChosen)
{
    const SwuPresenter words = presenter();
    Scene scene;
    scene.unit("SOR_046");
    scene.unit("SOR_046").id = 8;
    scene.unit("SOR_053");
    scene.seen.cards.back().id = 9;
    scene.seen.cards.back().attachedTo = 7;
    scene.unit("SOR_023");
    scene.seen.cards.back().id = 10;
    scene.seen.cards.back().zone = swu::Zone::Base;
    const auto question = [&](std::vector<int> cards, int min, int max) {
        core::Decision decision;
        decision.kind = core::DecisionKind::ChooseCards;
        decision.prompt = std::uint16_t(swu::Prompt::ChooseTargets);
        decision.player = 0;
        decision.min = std::int16_t(min);
        decision.max = std::int16_t(max);
        for (const int card : cards)
            decision.options.push_back({.card = core::CardId(card)});
        return PromptWords(words, scene.seen).prompt(decision, false).text.toStdString();
    };
    EXPECT_EQ(question({7, 8}, 1, 1), "Choose a unit");
    EXPECT_EQ(question({7, 10}, 0, 1), "You may choose a unit or a base");
    EXPECT_EQ(question({9}, 1, 1), "Choose an upgrade");
    EXPECT_EQ(question({10}, 1, 1), "Choose a base");
    EXPECT_EQ(question({7, 8}, 0, 2), "Choose up to 2 units");
    EXPECT_EQ(question({7, 9}, 1, 1), "Choose a card");
    EXPECT_EQ(question({7, 100}, 0, 2), question({100}, 1, 1)) << "hidden ones are not counted";
    EXPECT_EQ(question({}, 0, 1), "Nothing here fits");
}

} // namespace
} // namespace playmat::table
