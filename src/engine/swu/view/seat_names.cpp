#include "engine/swu/view/seat_names.h"

#include "engine/swu/state/zones.h"
#include "engine/swu/view/observe.h"

namespace playmat::swu {

namespace {

/// Only about values of a card, nothing to see for those who do not see its face.
bool isAboutFace(const core::Event &e)
{
    const auto type = static_cast<Ev>(e.type);
    return type == Ev::CardChanged || type == Ev::KeywordsChanged || type == Ev::CostChanged
        || type == Ev::StatusChanged;
}

/// Cards that go into a deck: only the player who puts them there learns their order.
bool goesIntoDeck(const core::Event &e)
{
    return static_cast<Ev>(e.type) == Ev::CardMoved && static_cast<Zone>(e.to) == Zone::Deck;
}

} // namespace

core::PlayerMask NameRules::seersOf(const State &state, CardId id)
{
    return swu::seersOf(state, id);
}

std::optional<core::PlayerMask> NameRules::seersAfter(const core::Event &e)
{
    switch (static_cast<Ev>(e.type)) {
    case Ev::CardMoved: {
        const auto shown
            = static_cast<std::uint8_t>((e.amount2 >> hidden::kShownShift) & kEverybody);
        return static_cast<std::uint8_t>(
            shown | swu::seersOf(static_cast<Zone>(e.to), e.player, e.toPlayer));
    }
    case Ev::Concealed:
        return swu::seersOf(static_cast<Zone>(e.from), e.fromPlayer, e.fromPlayer);
    case Ev::Attached:
    case Ev::TokenCreated:
        return kEverybody;
    case Ev::ControlChanged:
    case Ev::Revealed:
        return e.seenBy;
    default:
        return std::nullopt;
    }
}

bool NameRules::isFor(const core::Event &e, Viewer viewer)
{
    return !isAboutFace(e) || viewer.among(e.seenBy);
}

/// What concerns a card that the reader does not see: its values, and that it is hidden
/// from others again.
bool NameRules::isForSeers(const core::Event &e)
{
    return isAboutFace(e) || static_cast<Ev>(e.type) == Ev::Concealed;
}

void NameRules::blind(core::Event &e)
{
    e.card = kNone;
    e.def = 0;
    if (isAboutFace(e))
        e.amount = e.amount2 = 0;
    if (static_cast<Ev>(e.type) == Ev::CardMoved)
        e.amount2 = static_cast<std::int16_t>(
            e.amount2 & (status::Exhausted | hidden::WasExhausted | hidden::Owner));
}

/// What is told about many cards at a time comes in the order of the reader's names: the cards' own
/// order would say which of two equal cards is which, and the order in a deck what will be drawn.
void NameRules::sort(std::vector<core::Event> &events, Viewer, IdsOf ids)
{
    if (ids == IdsOf::Game) // as many and in the same order for every viewer
        return;
    core::sortRuns(events, isForSeers);
    core::sortRuns(events, goesIntoDeck);
}

} // namespace playmat::swu
