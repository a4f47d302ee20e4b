#include "learn/moment.h"

#include <fmt/format.h>

#include <algorithm>

namespace playmat::learn {

namespace {

using Why = std::optional<std::string>;

/// The checks of one moment; each says why it does not hold.
class Holder
{
public:
    explicit Holder(const Moment &moment)
        : m_moment(moment)
    {
    }

    Why operator()(const Group &group) const
    {
        std::string all;
        for (const Check &part : group.parts) {
            const Why why = whyNot(part, m_moment);
            if (group.kind == Group::Kind::Not)
                return why ? Why() : fmt::format("{} holds", part.text);
            if (group.kind == Group::Kind::All && why)
                return why;
            if (group.kind == Group::Kind::Any && !why)
                return std::nullopt;
            all += (all.empty() ? "" : "; ") + why.value_or("");
        }
        return group.kind == Group::Kind::Any ? Why("none of these: " + all) : std::nullopt;
    }

    Why operator()(const EventCheck &check) const
    {
        const auto times = static_cast<int>(std::ranges::count_if(
            m_moment.events, [&](const Json &event) { return isMeant(event, check); }));
        if (!check.times)
            return times > 0 ? Why() : "it did not happen";
        return times == *check.times ? Why() : fmt::format("it happened {} times", times);
    }

    Why operator()(const SequenceCheck &check) const
    {
        std::size_t at = 0;
        for (const Json &event : m_moment.events)
            at += at < check.events.size() && isMeant(event, check.events[at]) ? 1 : 0;
        return at == check.events.size()
            ? Why()
            : fmt::format("the events get as far as number {}, {}", at + 1, check.events[at].type);
    }

    Why operator()(const CardCheck &check) const
    {
        const std::vector<int> ids = sight().find(check.cards);
        if (ids.empty())
            return fmt::format("no card is {}", check.cards.text);
        for (const auto &[property, value] : check.values)
            if (const Why why = compare(*sight().card(ids.front()), *property, value))
                return fmt::format("{}: {}", check.cards.text, *why);
        return std::nullopt;
    }

    Why operator()(const CountCheck &check) const
    {
        const auto count = static_cast<std::int64_t>(sight().find(check.cards).size());
        return Json(count) == plain(check.count)
            ? Why()
            : fmt::format("{} cards are {}", count, check.cards.text);
    }

    Why operator()(const PresenceCheck &check) const
    {
        if (sight().find(check.cards).empty() != check.there)
            return std::nullopt;
        return check.there ? fmt::format("no card is {}", check.cards.text)
                           : fmt::format("{} is there", check.cards.text);
    }

    Why operator()(const CounterCheck &check) const
    {
        const Json &have
            = member(sight().state()["players"][sight().seat(check.side)], check.counter->member);
        return have == plain(check.value)
            ? Why()
            : fmt::format("{} is {}", check.counter->name, have.dump());
    }

    Why operator()(const AskedCheck &check) const
    {
        const Json &decision = sight().decision();
        if (!decision.is_object())
            return "nobody is asked";
        if (member(decision, "player") != sight().seat(check.side))
            return "the other side is asked";
        if (!check.kind.empty() && member(decision, "kind") != check.kind)
            return fmt::format("the question is {}", member(decision, "kind").dump());
        if (!check.about.empty() && !isAbout(decision, check.about))
            return "the question is about something else";
        const Json &options = member(decision, "options");
        if (check.options && static_cast<int>(options.size()) != *check.options)
            return fmt::format("there are {} options", options.size());
        return check.offers ? compareOffers(options, *check.offers) : std::nullopt;
    }

    Why operator()(const ResultCheck &check) const
    {
        const Json &result = sight().result();
        if (!result.is_object())
            return "the game goes on";
        const std::string outcome = member(result, "outcome") == "draw" ? "draw"
            : member(result, "winner") == sight().me()                  ? "me"
                                                                        : "you";
        if (outcome != check.outcome)
            return fmt::format("the result is \"{}\"", outcome);
        if (!check.reason.empty() && member(result, "reason") != check.reason)
            return fmt::format("the reason is {}", member(result, "reason").dump());
        return std::nullopt;
    }

    Why operator()(const StateCheck &check) const
    {
        for (const auto &[fact, value] : check.facts) {
            const Json::json_pointer pointer(fact->pointer);
            const Json have = sight().state().value(pointer, Json());
            if (!sight().same(have, plain(value), fact->form))
                return fmt::format("{} is {}", fact->name, have.dump());
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] const Sight &sight() const { return m_moment.sight; }

    [[nodiscard]] Json plain(const Value &value) const
    {
        return value.answer && m_moment.answer ? Json(*m_moment.answer) : value.plain;
    }

    [[nodiscard]] bool isMeant(const Json &event, const EventCheck &check) const
    {
        return member(event, "type") == check.type
            && std::ranges::all_of(check.fields, [&](const auto &field) {
                   const auto &[named, value] = field;
                   return sight().same(member(event, named->member), plain(value), named->form);
               });
    }

    [[nodiscard]] Why compare(const Json &card, const Property &property, const Value &value) const
    {
        Json have = member(card, property.member);
        if (property.how == Property::How::Contains) {
            const Json want = plain(value);
            return std::ranges::count(have, want) > 0
                ? Why()
                : fmt::format("{} is not among {}", want.dump(), have.dump());
        }
        if (property.how == Property::How::Count)
            have = have.size();
        if (property.how == Property::How::Difference)
            have = have.get<int>() - member(card, property.minus).get<int>();
        return sight().same(have, plain(value), property.form)
            ? Why()
            : fmt::format("{} is {}", property.name, have.dump());
    }

    [[nodiscard]] bool isAbout(const Json &decision, const std::string &card) const
    {
        const Json &source = member(decision, "source");
        return source.is_number_integer() && sight().printed(source.get<int>()) == card;
    }

    [[nodiscard]] Why compareOffers(const Json &options, std::vector<std::string> want) const
    {
        std::vector<std::string> have;
        for (const Json &option : options)
            if (const Json &card = member(option, "card"); card.is_number_integer())
                have.push_back(sight().printed(card.get<int>()));
        std::ranges::sort(have);
        have.erase(std::unique(have.begin(), have.end()), have.end());
        std::ranges::sort(want);
        return have == want ? Why() : fmt::format("it offers {}", Json(have).dump());
    }

    const Moment &m_moment;
};

} // namespace

std::optional<std::string> whyNot(const Check &check, const Moment &moment)
{
    const Why why = std::visit(Holder(moment), check.what);
    if (!why || std::holds_alternative<Group>(check.what))
        return why;
    return fmt::format("{} does not hold: {}", check.text, *why);
}

} // namespace playmat::learn
