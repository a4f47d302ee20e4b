#include "engine/swu/card_files.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <string_view>

namespace playmat::swu {

namespace {

struct Facts
{
    std::string_view id;
    int cost;
    int power;
    int hp;
    std::string_view aspects;
};

constexpr Facts kFacts[] = {
#include "engine/swu/shd_facts.inc"
#include "engine/swu/sor_facts.inc"
};

std::string letters(const CardDef &def)
{
    constexpr std::string_view kLetters = "VCAUHX";
    std::string text;
    for (std::size_t i = 0; i < kLetters.size(); ++i)
        text.append(def.aspects[i], kLetters[i]);
    return text;
}

const CardDef &card(std::string_view id)
{
    return testing::cards().def(testing::cards().find(id));
}

} // namespace

TEST(SwuCardFacts, FiguresAreThoseOfThePrintedCards)
{
    for (const Facts &f : kFacts) {
        const CardDef &def = card(f.id);
        ASSERT_EQ(def.id, f.id);
        EXPECT_EQ(int{def.cost}, f.cost) << f.id;
        EXPECT_EQ(int{def.power}, f.power) << f.id;
        EXPECT_EQ(int{def.hp}, f.hp) << f.id;
        EXPECT_EQ(letters(def), f.aspects) << f.id;
    }
}

TEST(SwuCardFacts, EveryCardIsListed)
{
    std::set<std::string_view> listed;
    for (const Facts &f : kFacts)
        EXPECT_TRUE(listed.insert(f.id).second) << f.id << " is listed twice";
    for (const CardDef &def : testing::cards().defs) {
        if (!def.id.starts_with("SOR_") && !def.id.starts_with("SHD_"))
            continue; // the facts of later sets are written by packaging/swu-facts.py
        const bool isPrinted = def.type != CardType::None && !def.isToken();
        EXPECT_EQ(listed.contains(def.id), isPrinted) << def.id << " in *_facts.inc";
    }
}

TEST(SwuCardFacts, SparkOfRebellionIsWhole)
{
    std::map<CardType, int> count;
    for (const Facts &f : kFacts)
        if (f.id.starts_with("SOR_"))
            ++count[card(f.id).type];
    EXPECT_EQ(count[CardType::Leader], 18);
    EXPECT_EQ(count[CardType::Base], 12);
    EXPECT_EQ(count[CardType::Unit], 148);
    EXPECT_EQ(count[CardType::Upgrade], 15);
    EXPECT_EQ(count[CardType::Event], 59);
}

TEST(SwuCardFacts, AspectMaskSaysWhichIconsThereAre)
{
    for (const CardDef &def : testing::cards().defs)
        for (unsigned i = 0; i < kAspects; ++i)
            EXPECT_EQ((def.aspectMask >> i & 1U) != 0, def.aspects[i] > 0) << def.id;
}

TEST(SwuCardFacts, LeadersAndNamedPersonsAreUnique)
{
    for (const CardDef &def : testing::cards().defs) {
        if (def.type == CardType::Leader || !def.subtitle.empty()) {
            EXPECT_TRUE(def.unique) << def.id;
        }
    }
}

TEST(SwuCardFacts, KeywordsWithANumberHaveOne)
{
    for (const CardDef &def : testing::cards().defs) {
        EXPECT_EQ(def.keywords.any(kw::Raid), def.raid > 0) << def.id;
        EXPECT_EQ(def.keywords.any(kw::Restore), def.restore > 0) << def.id;
    }
}

TEST(SwuCardFacts, TokensAreThere)
{
    EXPECT_EQ(card("SOR_T01").name, "Experience");
    EXPECT_EQ(int{card("SOR_T01").power}, 1);
    EXPECT_EQ(int{card("SOR_T01").hp}, 1);
    EXPECT_EQ(card("SOR_T02").name, "Shield");
    EXPECT_TRUE(card("SOR_T02").isToken());
}

} // namespace playmat::swu
