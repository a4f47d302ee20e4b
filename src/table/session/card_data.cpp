#include "table/session/card_data.h"

#include "kit/swu/host/swu_kit.h"
#include "match/resources.h"

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

} // namespace playmat::table
