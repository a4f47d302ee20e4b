#include "table/session/card_data.h"

#include "kit/swu/host/swu_kit.h"
#include "match/resources.h"
#include "table/presenter/card_text.h"
#include "table/presenter/card_words.h"

namespace playmat::table {

namespace {

CardData readOnce()
{
    static const match::Outcome<match::CardLibrary> outcome
        = match::CardLibrary::open(kit::swuKit(), match::findResources());
    CardData data;
    if (outcome.ok())
        data.library = &outcome.value();
    else
        data.problem = QString::fromStdString(match::describe(outcome.problem()));
    return data;
}

} // namespace

const CardData &cardData()
{
    static const CardData data = readOnce(); // immutable, so it may be shared by everything
    return data;
}

std::vector<paint::Facts> pictureFacts(const swu::CardDb &db)
{
    std::vector<paint::Facts> all;
    for (size_t id = 1; id < db.defs.size(); ++id) {
        const swu::CardDef &def = db.defs[id];
        paint::Facts facts;
        facts.id = CardWords::id(def);
        facts.type = CardWords::typeName(def);
        facts.arena = CardWords::arenaName(def);
        facts.aspects = CardWords::aspects(def);
        facts.traits = CardWords::traits(db, def);
        facts.cost = def.cost;
        facts.rulesLength = int(CardText::plain(CardText::rules(db, swu::DefId(id))).size());
        all.push_back(std::move(facts));
    }
    return all;
}

} // namespace playmat::table
