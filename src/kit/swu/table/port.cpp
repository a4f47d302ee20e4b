#include "kit/swu/table/port.h"

#include "engine/core/zone.h"
#include "engine/swu/text/reasons.h"
#include "engine/swu/view/seen_reason.h"
#include "kit/swu/table/prompt_words.h"
#include "kit/swu/table/words.h"

#include <algorithm>
#include <set>

namespace playmat::table {

using core::DecisionKind;
using swu::OptionKind;

namespace {

bool isGesture(const core::Option &option)
{
    switch (OptionKind(option.kind)) {
    case OptionKind::Play:
    case OptionKind::Attack:
    case OptionKind::Ability:
    case OptionKind::Deploy:
        return true;
    default:
        return false;
    }
}

std::optional<swu::Zone> gameZone(int zone)
{
    switch (zone) {
    case Zone::Hand:
        return swu::Zone::Hand;
    case Zone::Resources:
        return swu::Zone::Resources;
    case Zone::Deck:
        return swu::Zone::Deck;
    case Zone::Discard:
        return swu::Zone::Discard;
    case Zone::Base:
    case Zone::Table:
        return swu::Zone::Base;
    case Zone::Ground:
        return swu::Zone::Ground;
    case Zone::Space:
        return swu::Zone::Space;
    default:
        break;
    }
    return std::nullopt;
}

} // namespace

core::CardId SwuPort::gameCard(int viewId)
{
    return viewId >= 0 && viewId < int(swu::kMaxCards) ? core::CardId(viewId) : core::kNone;
}

SwuPort::SwuPort(const SwuPresenter &presenter, Sight sight, TableScene &scene, Host &host)
    : GamePort(scene, host)
    , m_presenter(presenter)
    , m_sight(std::move(sight))
    , m_explain(presenter)
{
}

/// Chosen where they are when all of them are on the table for somebody to see. A choice without
/// anything to choose looks like one with something: whoever does not see the cards cannot tell.
ChoiceStyle SwuPort::cardChoiceStyle() const
{
    if (decision().kind == DecisionKind::Mulligan)
        return ChoiceStyle::Mulligan;
    if (decision().options.empty() && swu::Prompt(decision().prompt) == swu::Prompt::ChoosePlay)
        return ChoiceStyle::Action;
    if (decision().options.empty() && !looked().empty())
        return ChoiceStyle::Cards;
    bool drawn = true;
    for (const core::Option &option : decision().options) {
        if (isGesture(option))
            return ChoiceStyle::Action;
        drawn = drawn && option.card != core::kNone && isDrawn(option.card);
    }
    return drawn ? ChoiceStyle::Board : ChoiceStyle::Cards;
}

bool SwuPort::isDrawn(core::CardId card) const
{
    const swu::CardView *c = sight().asked().card(card);
    if (c == nullptr)
        return false;
    if (c->zone == swu::Zone::Hand) // your own: it is looked at where it is
        return c->controller == decision().player;
    // What hangs under a unit is a tab or only a badge of it: it is shown whole, to be chosen.
    return c->zone == swu::Zone::Base || (swu::isArena(c->zone) && c->attachedTo < 0);
}

OptionRole SwuPort::role(const core::Option &option) const
{
    switch (OptionKind(option.kind)) {
    case OptionKind::Pass:
        return OptionRole::Pass;
    case OptionKind::TakeInitiative:
        return OptionRole::Token;
    case OptionKind::Yes:
        return OptionRole::Yes;
    case OptionKind::No:
        return OptionRole::No;
    default:
        return OptionRole::Plain;
    }
}

ZoneKey SwuPort::place(const core::Option &option) const
{
    const OptionKind kind = OptionKind(option.kind);
    if (kind == OptionKind::Ability || option.target != core::kNone)
        return {};
    if (option.zone != core::kNone)
        return SwuPresenter::zoneKey(swu::Zone(option.zone), decision().player);
    if (kind == OptionKind::Deploy) {
        const swu::CardView *leader = sight().face(option.card);
        const swu::CardDef &def = sight().cards().def(leader == nullptr ? 0 : leader->def);
        return SwuPresenter::zoneKey(def.arena, decision().player);
    }
    return kind == OptionKind::Play ? ZoneKey{Zone::Table} : ZoneKey{};
}

OptionRow SwuPort::describe(int option) const
{
    OptionRow row = PromptWords(m_presenter, sight().shown()).option(decision(), option);
    const QVariantList outcome = outcomeOf(option);
    QStringList parts;
    for (const QVariant &part : outcome)
        parts.append(part.value<OutcomePart>().text);
    if (!parts.isEmpty())
        row.detail = parts.join(QStringLiteral(" · "));
    else if (const CardHint hint = hintOf(option); !hint.isEmpty())
        row.detail = row.glyph == u"upgrade" || row.glyph == u"lock"
            ? qtTrId("swu_port.mark").arg(row.detail, hint.words)
            : hint.words;
    const UseHint use = useOf(option);
    if (use.costDamage > 0)
        row.detail = qtTrId("swu_port.and_damage_to_your_base", use.costDamage).arg(row.detail);
    if (!use.idle.isEmpty()) {
        row.detail = use.idle;
        row.idle = true;
    }
    return row;
}

/// Cards that the player being asked does not see lie as they lie on the table.
std::vector<int> SwuPort::listed() const
{
    std::vector<int> all = GamePort::listed();
    const std::vector<std::uint16_t> told = sight().listed();
    const auto isHidden = [&](int option) {
        const int card = decision().options[std::size_t(option)].card;
        return card != core::kNone && sight().face(card) == nullptr;
    };
    if (told.size() != all.size())
        return all; // nothing is asked here
    std::vector<int> hidden;
    std::copy_if(told.begin(), told.end(), std::back_inserter(hidden), isHidden);
    auto next = hidden.begin();
    for (int &option : all)
        if (isHidden(option))
            option = *next++;
    return all;
}

Prompt SwuPort::asked() const
{
    return PromptWords(m_presenter, sight().shown()).prompt(decision(), needsLook());
}

/// For an action, nobody may tell from this whether a card in hand, or one smuggled from among the
/// resources, could be played.
bool SwuPort::needsLook() const
{
    const swu::Observation &seen = sight().shown();
    const core::PlayerId player = decision().player;
    if (decision().kind == DecisionKind::Action)
        return !seen.zone(swu::Zone::Hand, player).cards.empty()
            || seen.players[player].resourcesTotal > 0;
    const auto sees = core::playerBit(player);
    return sight().needsHidden()
        || std::any_of(seen.looks.begin(), seen.looks.end(), [&](const swu::LookView &look) {
               const swu::CardView *card = seen.card(look.card);
               return look.seers == sees && (card == nullptr || card->def == 0);
           });
}

std::vector<OptionRow> SwuPort::names() const
{
    std::vector<OptionRow> rows;
    std::set<swu::NameId> listed{0};
    for (const swu::CardDef &def : m_presenter.db().defs) {
        if (!listed.insert(def.title).second)
            continue;
        OptionRow row;
        row.label = CardWords::name(def);
        row.option = def.title;
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<OptionRow> SwuPort::lookedAt() const
{
    return PromptWords(m_presenter, sight().shown()).looked();
}

swu::Gesture SwuPort::gestureOf(const TableGesture &gesture) const
{
    swu::Gesture g;
    g.card = gameCard(gesture.card);
    // A resource or a card in a pile is not aimed at: the place where it is, is.
    const CardRow *onto = row(gesture.onto);
    const bool board = onto == nullptr || spec().is(onto->zone, Arrangement::Tiles)
        || onto->zone.zone == Zone::Base || onto->host >= 0;
    g.ontoCard = board ? gameCard(gesture.onto) : core::kNone;
    if (g.ontoCard == core::kNone)
        g.ontoZone = gameZone(board ? gesture.zone.zone : onto->zone.zone);
    if (gesture.action == OptionRole::Pass)
        g.action = OptionKind::Pass;
    else if (gesture.action == OptionRole::Token)
        g.action = OptionKind::TakeInitiative;
    return g;
}

RefusalText SwuPort::refusalOf(const TableGesture &gesture) const
{
    if (isOthersResource(gesture))
        return whyOthersResource(gesture);
    const swu::Gesture asked = gestureOf(gesture);
    if (isUnderCover(asked.card, 0) && asked.ontoCard == core::kNone)
        return whyUnderCover();
    const swu::Why answer = whyNot(gesture);
    RefusalText text;
    if (answer.refused.empty())
        text.text = qtTrId("swu_port.that_does_nothing_here");
    else if (swu::Reason(answer.refused.front().code) == swu::Reason::OtherDecision)
        text = comesFirst(answer.refused.front());
    else if (swu::Reason(answer.refused.front().code) == swu::Reason::NotATarget)
        text = doesNotFit(answer.refused.front());
    else
        text = explain(answer.refused.front());
    text.card = gesture.onto >= 0 ? gesture.onto : gesture.card;
    return text;
}

/// The reasons of the rules, or of what the gesture is closest to.
swu::Why SwuPort::whyNot(const TableGesture &gesture) const
{
    const swu::Gesture asked = gestureOf(gesture);
    const CardRow *held = row(gesture.card);
    swu::Why answer = sight().why(asked);
    const bool event = held != nullptr && held->facts.type == u"Event"
        && decision().kind == DecisionKind::Action && isOffered(asked.card);
    if (event && asked.ontoCard != core::kNone)
        answer.refused = {
            {std::uint16_t(swu::Reason::EventNotOnThat), {asked.card, asked.ontoCard}, "CR 8.4.1"}};
    const bool alone = asked.ontoCard == core::kNone && gesture.zone.isNone();
    if (alone && asked.card != core::kNone && decision().kind == DecisionKind::Action)
        answer.refused = refusalsOf(gesture.card);
    if (answer.refused.empty() && asked.ontoCard != core::kNone) {
        // The card may well do something, but not onto this one: say what its place is.
        swu::Gesture home = asked;
        home.ontoCard = core::kNone;
        home.ontoZone = gameZone(gesture.zone.zone);
        answer = sight().why(home);
    }
    if (answer.refused.empty() && event)
        answer.refused
            = {{std::uint16_t(swu::Reason::EventsAreForTable), {asked.card}, "CR 8.4.1"}};
    return answer;
}

/// A card that is to become a resource, on the other player's resources.
bool SwuPort::isOthersResource(const TableGesture &gesture) const
{
    const CardRow *held = row(gesture.card);
    return decision().kind == DecisionKind::Resource && held != nullptr
        && held->zone == ZoneKey{Zone::Hand, decision().player}
    && gesture.zone == ZoneKey{Zone::Resources, swu::opponentOf(decision().player)};
}

RefusalText SwuPort::whyOthersResource(const TableGesture &gesture) const
{
    RefusalText text;
    text.text = qtTrId("swu_port.these_are_s_resources_your").arg(playerName(gesture.zone.seat));
    const bool setup = swu::Prompt(decision().prompt) == swu::Prompt::ResourceTwo;
    text.rule = setup ? QStringLiteral("CR 5.2.1F") : QStringLiteral("CR 5.5.1C");
    text.card = gesture.onto >= 0 ? gesture.onto : gesture.card;
    return text;
}

/// Something else is asked now: says what.
RefusalText SwuPort::comesFirst(const core::Refusal &refusal) const
{
    const Prompt asked = prompt();
    RefusalText text = explain(refusal);
    if (asked.seat >= 0 && !asked.sourceName.isEmpty())
        text.text = qtTrId("swu_port.comes_first").arg(asked.sourceName, asked.text);
    else if (asked.seat >= 0 && !asked.text.isEmpty())
        text.text = qtTrId("swu_port.this_comes_first").arg(asked.text);
    return text;
}

/// A card that is not among those that can be chosen: says what is asked for.
RefusalText SwuPort::doesNotFit(const core::Refusal &refusal) const
{
    const Prompt asked = prompt();
    RefusalText text = explain(refusal);
    if (asked.seat >= 0 && !asked.text.isEmpty())
        text.text = text.text + u' ' + asked.text;
    return text;
}

bool SwuPort::isOffered(core::CardId card) const
{
    const auto &options = decision().options;
    return std::any_of(options.begin(), options.end(),
                       [&](const core::Option &o) { return o.card == card; });
}

RefusalText SwuPort::explain(const core::Refusal &refusal) const
{
    std::vector<std::string> names;
    for (const QString &name : m_presenter.seats().names)
        names.push_back(name.toStdString());
    RefusalText text;
    text.text = QString::fromStdString(
        swu::reasonText(m_presenter.db(), sight().shown(), refusal, names, CardWords::said));
    text.rule = QString::fromLatin1(refusal.rule);
    text.code = QString::fromLatin1(swu::reasonName(swu::Reason(refusal.code)));
    return text;
}

} // namespace playmat::table
