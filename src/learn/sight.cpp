#include "learn/sight.h"

#include <fmt/format.h>

#include <algorithm>

namespace playmat::learn {

namespace {

bool holdsNumber(const Json &value, int number)
{
    return value.is_number_integer() && value.get<int>() == number;
}

bool has(const core::Answer &answer, std::uint16_t option)
{
    const auto options = answer.options.span();
    return std::ranges::find(options, option) != options.end();
}

} // namespace

const Json &member(const Json &object, std::string_view key)
{
    static const Json null;
    if (!object.is_object())
        return null;
    const auto found = object.find(key);
    return found == object.end() ? null : *found;
}

Sight::Sight(const match::HostedGame &game, match::Names names, core::PlayerId me,
             match::Seer viewer, const Words &words)
    : m_game(&game)
    , m_names(names)
    , m_me(me)
    , m_viewer(viewer)
    , m_words(&words)
    , m_state(game.stateJson(viewer, names))
    , m_decision(game.decisionJson(viewer, names))
    , m_result(game.resultJson())
{
    for (const Json &card : m_state["cards"])
        m_cards.emplace(card["id"].get<int>(), &card);
    for (const Json &zone : m_state["zones"]) {
        int place = 0;
        for (const Json &card : zone["cards"])
            m_order.emplace(card.get<int>(), place++);
    }
}

core::PlayerId Sight::seat(Side side) const
{
    return side == Side::You ? core::nextPlayer(m_me, kSeats) : m_me;
}

bool Sight::asksMe() const
{
    return m_decision.is_object() && holdsNumber(m_decision["player"], m_me);
}

const Json *Sight::card(int id) const
{
    const auto found = m_cards.find(id);
    return found == m_cards.end() ? nullptr : found->second;
}

std::vector<int> Sight::attachedTo(int id) const
{
    std::vector<int> out;
    if (const Json *host = card(id))
        for (const Json &attached : member(*host, m_words->attached))
            out.push_back(attached.get<int>());
    return out;
}

bool Sight::isFree(const Json &card) const
{
    return std::ranges::all_of(
        m_words->hosts, [&](const std::string &host) { return member(card, host).is_null(); });
}

std::string Sight::printed(int id) const
{
    const Json *found = card(id);
    return found == nullptr ? std::string() : found->value("card", std::string());
}

std::string Sight::zoneOf(const Selector &place) const
{
    return place.place->where == Place::Where::Own
        ? fmt::format("{}.{}", seat(place.side), place.place->name)
        : place.place->name;
}

bool Sight::isInZone(const Json &card, const Selector &selector) const
{
    const Json &zone = member(card, "zone");
    switch (selector.place->where) {
    case Place::Where::Own:
    case Place::Where::Shared:
        return zone == zoneOf(selector);
    case Place::Where::Anywhere:
        return !zone.is_null();
    case Place::Where::Nowhere:
        return zone.is_null();
    }
    return false;
}

bool Sight::isThere(const Json &card, const Selector &selector) const
{
    const Place &place = *selector.place;
    if (!isFree(card))
        return false; // it is found by what it is on
    const bool owned = place.where == Place::Where::Own; // the zone says whose
    const char *whose = place.whose == Place::Whose::Owner ? "owner" : "controller";
    if (!owned && selector.side != Side::Anybody
        && !holdsNumber(member(card, whose), seat(selector.side)))
        return false;
    return (place.type.empty() || member(card, "type") == place.type) && isInZone(card, selector)
        && (selector.card.empty() || member(card, "card") == selector.card);
}

std::vector<int> Sight::find(const Selector &selector) const
{
    std::vector<int> out;
    for (const Json &card : m_state["cards"])
        if (isThere(card, selector))
            out.push_back(card["id"].get<int>());
    std::ranges::stable_sort(out, {}, [this](int id) {
        const auto place = m_order.find(id);
        return place == m_order.end() ? id : place->second;
    });
    if (selector.nth > 0) {
        const auto nth = static_cast<std::size_t>(selector.nth);
        out = nth > out.size() ? std::vector<int>() : std::vector<int>{out[nth - 1]};
    }
    if (selector.attached.empty())
        return out;
    std::vector<int> attached;
    for (const int host : out)
        for (const int id : attachedTo(host))
            if (printed(id) == selector.attached)
                attached.push_back(id);
    return attached;
}

bool Sight::has(const Anchor &anchor) const
{
    return anchor.kind != Anchor::Kind::Cards || !find(anchor.cards).empty();
}

bool Sight::same(const Json &have, const Json &want, Form form) const
{
    if (form == Form::Plain)
        return have == want;
    if (form == Form::Seat)
        return holdsNumber(have, seat(want == "me" ? Side::Me : Side::You));
    if (form == Form::Printed)
        return have == want;
    if (form == Form::CardOf)
        return have.is_number_integer() && want == printed(have.get<int>());
    const auto &text = want.get_ref<const std::string &>();
    const std::size_t dot = text.find('.');
    if (dot == std::string::npos)
        return have == text;
    const Side side = text.substr(0, dot) == "me" ? Side::Me : Side::You;
    return have == fmt::format("{}.{}", seat(side), text.substr(dot + 1));
}

// --- patterns ------------------------------------------------------------------------------------

bool Sight::isMeant(const Json &option, const Pattern &pattern) const
{
    const auto isOneOf = [this, &option](const char *key, const Selector &cards) {
        const std::vector<int> ids = find(cards);
        const Json &value = member(option, key);
        return value.is_number_integer() && std::ranges::count(ids, value.get<int>()) > 0;
    };
    const Verb &verb = *pattern.verb;
    if ((!verb.option.empty() && member(option, "kind") != verb.option)
        || (!pattern.cards.empty() && !isOneOf("card", pattern.cards[0]))
        || (pattern.cards.size() > 1 && !isOneOf("target", pattern.cards[1])))
        return false;
    if (verb.shape == Verb::Shape::Number
        && !holdsNumber(member(option, "number"), static_cast<int>(pattern.number)))
        return false;
    if (verb.shape == Verb::Shape::Player
        && !holdsNumber(member(option, "player"), seat(pattern.player)))
        return false;
    return std::ranges::all_of(pattern.conditions, [&option](const auto &condition) {
        return member(option, condition.first) == condition.second;
    });
}

std::optional<core::Answer> Sight::oneOption(const Pattern &pattern) const
{
    for (const Json &option : m_decision["options"])
        if (isMeant(option, pattern))
            return core::Answer::one(option["id"].get<std::uint16_t>());
    return std::nullopt;
}

/// The first option of a card of the selector that is not chosen yet.
std::optional<std::uint16_t> Sight::optionWith(const Selector &selector,
                                               const core::Answer &besides) const
{
    for (const int id : find(selector))
        for (const Json &option : m_decision["options"]) {
            const auto number = option["id"].get<std::uint16_t>();
            if (holdsNumber(member(option, "card"), id) && !learn::has(besides, number))
                return number;
        }
    return std::nullopt;
}

std::optional<core::Answer> Sight::optionsOf(const Pattern &pattern) const
{
    core::Answer out;
    for (const Selector &selector : pattern.cards) {
        const auto option = optionWith(selector, out);
        if (!option || !out.options.tryPush(*option))
            return std::nullopt;
    }
    return out;
}

std::optional<core::Answer> Sight::amounts(const Pattern &pattern) const
{
    core::Answer out;
    for (std::size_t i = 0; i < pattern.cards.size(); ++i) {
        const auto option = optionWith(pattern.cards[i], out);
        if (!option || !out.options.tryPush(*option)
            || !out.amounts.tryPush(static_cast<std::uint8_t>(pattern.amounts[i])))
            return std::nullopt;
    }
    return out;
}

std::optional<core::Answer> Sight::answerOf(const Pattern &pattern) const
{
    if (!m_decision.is_object() || !m_decision.contains("options"))
        return std::nullopt;
    if (pattern.kind == Pattern::Kind::Skip)
        return m_decision["min"] == 0 ? std::optional(core::Answer()) : std::nullopt;
    if (pattern.kind != Pattern::Kind::Verb
        || (!pattern.verb->decision.empty() && m_decision["kind"] != pattern.verb->decision))
        return std::nullopt;
    if (pattern.verb->shape == Verb::Shape::Cards) {
        const auto chosen = optionsOf(pattern);
        const auto size = chosen ? static_cast<int>(chosen->options.size()) : -1;
        return size >= m_decision["min"] && size <= m_decision["max"] ? chosen : std::nullopt;
    }
    if (pattern.verb->shape == Verb::Shape::Amounts)
        return amounts(pattern);
    if (pattern.verb->shape != Verb::Shape::Name)
        return oneOption(pattern);
    const auto named = m_game->readAnswer({{"text", pattern.name}});
    return named ? std::optional(named.value()) : std::nullopt;
}

std::optional<Json> Sight::gestureOf(const Pattern &pattern) const
{
    Json out{{"player", m_me}};
    const auto put = [this, &out](const char *key, const Selector &selector) {
        const std::vector<int> ids = find(selector);
        if (!ids.empty())
            out[key] = ids.front();
        return !ids.empty();
    };
    if (pattern.kind == Pattern::Kind::Skip || pattern.kind == Pattern::Kind::Concede)
        return std::nullopt;
    if (!pattern.cards.empty() && !put("card", pattern.cards[0]))
        return std::nullopt;
    if (pattern.kind == Pattern::Kind::Drag) {
        if (pattern.onto->kind == Anchor::Kind::Zone)
            out["onto_zone"] = zoneOf(pattern.onto->cards);
        else if (pattern.onto->kind == Anchor::Kind::Control
                 || !put("onto_card", pattern.onto->cards))
            return std::nullopt;
        return out;
    }
    if (pattern.cards.size() > 1 && !put("onto_card", pattern.cards[1]))
        return std::nullopt;
    if (!pattern.verb->action.empty())
        out["action"] = pattern.verb->action;
    else if (pattern.cards.empty())
        return std::nullopt;
    return out;
}

} // namespace playmat::learn
