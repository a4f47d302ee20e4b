#include "scenarios/trial.h"

#include "scenarios/deed.h"

#include <fmt/format.h>

#include <algorithm>

namespace playmat::scenarios {

namespace {

constexpr int kMostReplies = 60; ///< limit for the answers after one action

bool isOneOf(const std::vector<std::string> &all, std::string_view one)
{
    return std::find(all.begin(), all.end(), one) != all.end();
}

/// "hand" of "0.hand".
std::string_view kindOf(std::string_view zone)
{
    return zone.size() > 2 && zone[1] == '.' ? zone.substr(2) : zone;
}

/// An answer with the first `count` options or the last ones.
core::Answer some(const core::Decision &d, bool last, std::size_t count)
{
    core::Answer out;
    for (std::size_t i = 0; i < count; ++i)
        (void)out.options.tryPush(static_cast<std::uint16_t>(last ? d.options.size() - 1 - i : i));
    return out;
}

/// Gives each option as much as it can take, one after the other.
core::Answer divided(const core::Decision &d, bool last)
{
    core::Answer out;
    int left = d.max;
    for (std::size_t i = 0; i < d.options.size() && left > 0; ++i) {
        const std::size_t option = last ? d.options.size() - 1 - i : i;
        const int part = std::min<int>(left, d.options[option].number);
        if (part <= 0)
            continue;
        (void)out.options.tryPush(static_cast<std::uint16_t>(option));
        (void)out.amounts.tryPush(static_cast<std::uint8_t>(part));
        left -= part;
    }
    return out;
}

/// Whether this member of an event is the id of a card in this game.
bool namesCard(std::string_view member)
{
    static constexpr std::string_view kMembers[]
        = {"card", "other", "host", "source", "target", "unit", "song", "attacker", "defender"};
    return std::find(std::begin(kMembers), std::end(kMembers), member) != std::end(kMembers);
}

bool isPlace(std::string_view member)
{
    return member == "from" || member == "to" || member == "zone";
}

/// The id of an ability that a card was given is counted over all cards: with a new card it is
/// another.
std::string steadyId(const std::string &id)
{
    constexpr std::string_view kGained = "gained.";
    return id.starts_with(kGained) ? "gained" : id;
}

} // namespace

Trial::Trial(const match::CardLibrary &library, const Words &words, const CardNames &cards,
             std::string card)
    : m_table(library, words, cards, Seating{0})
    , m_cards(cards)
    , m_card(std::move(card))
{
}

void Trial::restart()
{
    m_table.restart();
    m_names = m_rootNames;
}

std::string Trial::name(int id)
{
    std::string &known = m_names[id];
    if (known.empty()) {
        known = m_table.nameOf(id);
        const std::string printed = " " + Table::printedOf(m_table.card(id));
        if (const std::size_t at = known.find(printed); at != std::string::npos)
            known.erase(at, printed.size());
    }
    return known;
}

std::string Trial::placeWords(const std::string &zone) const
{
    const std::string kind(kindOf(zone));
    if (kind.size() == zone.size())
        return inWords(zone);
    return fmt::format("{} {}", zone[0] - '0' == m_table.seating().me ? "my" : "your",
                       inWords(kind));
}

// --- possible actions

std::string Trial::start(const Json &position, const std::string &where)
{
    const std::string fault = m_table.start(position);
    if (!fault.empty())
        return fault;
    m_own = -1;
    bool there = false;
    for (const Json &card : m_table.state()["cards"]) { // the copy laid out last comes last
        if (Table::printedOf(card) != m_card)
            continue;
        const bool here = card["zone"].is_string()
            && kindOf(card["zone"].get_ref<const std::string &>()) == where;
        if (here || !there)
            m_own = card["id"].get<int>();
        there = there || here;
    }
    for (const Json &card : m_table.state()["cards"])
        (void)name(card["id"].get<int>());
    m_rootNames = m_names;
    return m_own >= 0 ? "" : "the card is not there";
}

/// The tested card and the cards that its facts refer to, such as the card it is attached to.
std::set<int> Trial::ownIds()
{
    std::set<int> out{m_own};
    const Json &card = m_table.card(m_own);
    for (const Fact &fact : m_table.words().cardFacts)
        if (fact.how == Fact::How::Card && card.contains(fact.member)
            && card[fact.member].is_number())
            out.insert(card[fact.member].get<int>());
    return out;
}

std::string Trial::optionWords(const Json &option)
{
    const auto card = [&](const char *member) {
        return option.contains(member) && option[member].is_number() ? name(option[member])
                                                                     : std::string();
    };
    const std::string kind = option["kind"].get<std::string>();
    std::string out = kind == "card" ? "" : kind == "ability" ? "use" : inWords(kind);
    if (kind == "mode" || kind == "number")
        out += fmt::format(" {}", option.value("number", 0));
    if (option.contains("player") && option["player"].is_number())
        out += fmt::format(" {}", option["player"] == m_table.seating().me ? "me" : "you");
    if (const std::string one = card("card"); !one.empty())
        out += (out.empty() ? "" : " ") + one;
    if (const std::string one = card("target"); !one.empty())
        out += " against " + one;
    for (const char *member : {"zone", "way"})
        if (option.contains(member) && option[member].is_string())
            out += " " + placeWords(option[member].get<std::string>());
    return out;
}

std::vector<Act> Trial::acts()
{
    std::vector<Act> out;
    if (m_table.kind() != "action")
        return out;
    const std::set<int> own = ownIds();
    const auto is = [&](const Json &option, const char *member) {
        return option.contains(member) && option[member].is_number()
            && own.count(option[member].get<int>()) > 0;
    };
    const Json &options = m_table.decision()["options"];
    for (std::size_t i = 0; i < options.size(); ++i) {
        const Json &option = options[i];
        Act act;
        act.option = static_cast<std::uint16_t>(i);
        act.words = fmt::format("{} {}", asked(), optionWords(option));
        act.group = option["kind"].get<std::string>();
        act.waits = isOneOf(m_table.words().waits, act.group);
        if (option.contains("card") && option["card"].is_number())
            act.group += " " + m_table.card(option["card"]).value("type", std::string());
        act.own = is(option, "card");
        act.against = is(option, "target");
        out.push_back(std::move(act));
    }
    return out;
}

Saying Trial::offers()
{
    Saying out;
    if (m_table.kind() != "action")
        return out;
    for (const Json &option : m_table.decision()["options"]) {
        std::string words = fmt::format("can {}", optionWords(option));
        if (option.contains("cost") && option["cost"].is_number())
            words += fmt::format(" for {}", option["cost"].get<int>());
        out.push_back({asked(), std::move(words)});
    }
    return out;
}

// --- carrying out actions

void Trial::carryOut(const Act &act, bool last, Saying &out)
{
    if (!give(core::Answer::one(act.option), {}, out)) {
        out.push_back({{}, "it is refused"});
        return;
    }
    for (int i = 0; i < kMostReplies && !m_table.kind().empty(); ++i) {
        if (m_table.kind() == "action") {
            if (!settle(out))
                return;
        } else if (!reply(last, out)) {
            out.push_back({{}, fmt::format("no answer is found: {}", question({}))});
            return;
        }
    }
}

/// Lets the pending effects resolve one step further; returns false if there are none.
bool Trial::settle(Saying &out)
{
    const Words &words = m_table.words();
    if (words.settles.empty())
        return false;
    std::optional<std::uint16_t> settling;
    const Json &options = m_table.decision()["options"];
    for (std::size_t i = 0; i < options.size(); ++i) {
        const std::string kind = options[i]["kind"].get<std::string>();
        if (isOneOf(words.waits, kind))
            return false;
        if (kind == words.settles)
            settling = static_cast<std::uint16_t>(i);
    }
    return settling && give(core::Answer::one(*settling), {}, out);
}

bool Trial::give(const core::Answer &answer, const std::string &line, Saying &out)
{
    if (!m_table.give(answer))
        return false;
    if (!line.empty())
        out.push_back({{}, line});
    tellEvents(out);
    return true;
}

/// An answer that names a card in the hand of the opponent or, if `last`, of the asked player.
core::Answer Trial::nameFor(bool last)
{
    const core::PlayerId whose = last ? m_table.asked() : core::nextPlayer(m_table.asked(), 2);
    const std::vector<int> hand = m_table.zone(fmt::format("{}.hand", whose));
    if (!hand.empty())
        if (const auto read = m_table.game().readAnswer(
                {{"text", m_cards.name(Table::printedOf(m_table.card(hand.front())))}}))
            return read.value();
    core::Answer out;
    out.name = 1;
    return out;
}

bool Trial::reply(bool last, Saying &out)
{
    const core::Decision d = m_table.game().decision();
    const auto offer
        = [&](const core::Answer &answer) { return give(answer, question(answer), out); };
    if (d.kind == core::DecisionKind::NameCard)
        return offer(nameFor(last));
    if (!d.suggested.empty()) {
        core::Answer suggested;
        for (const std::uint16_t option : d.suggested)
            (void)suggested.options.tryPush(option);
        if (offer(suggested))
            return true;
    }
    if (d.kind == core::DecisionKind::Distribute)
        return offer(divided(d, last)) || offer(divided(d, !last));
    const int most = std::min<int>(d.max, static_cast<int>(d.options.size()));
    for (int count = most; count >= std::max<int>(0, d.min); --count)
        if (offer(some(d, last, static_cast<std::size_t>(count))))
            return true;
    for (std::size_t i = 0; i < d.options.size(); ++i) // not all options can be combined
        if (offer(core::Answer::one(static_cast<std::uint16_t>(i))))
            return true;
    return offer(core::Answer{});
}

std::string Trial::question(const core::Answer &answer)
{
    const Json &decision = m_table.decision();
    std::vector<std::string> all;
    std::vector<std::string> taken;
    if (decision.contains("options"))
        for (const Json &option : decision["options"])
            all.push_back(optionWords(option));
    for (std::size_t i = 0; i < answer.options.size(); ++i) {
        const std::size_t option = answer.options[i];
        taken.push_back(option < all.size() ? all[option] : "?");
        if (i < answer.amounts.size())
            taken.back() += fmt::format(" {}", answer.amounts[i]);
    }
    const int least = decision.value("min", 0);
    const int most = decision.value("max", 0);
    const std::string count
        = least == most ? std::to_string(least) : fmt::format("{} to {}", least, most);
    return fmt::format("{} {}, {} of {}: {}", asked(), inWords(m_table.kind()), count,
                       fmt::join(all, ", "),
                       taken.empty() ? "nothing" : fmt::format("{}", fmt::join(taken, ", ")));
}

// --- events

void Trial::tellEvents(Saying &out)
{
    for (const Json &event : m_table.game().eventsJson(std::nullopt))
        if (!isOneOf(m_table.words().unsaid, event["type"].get<std::string>()))
            out.push_back({{}, eventWords(event)});
}

/// The event in words: its type and its members, without null members and the printed id.
std::string Trial::eventWords(const Json &event)
{
    std::vector<std::string> parts;
    for (const auto &[member, value] : event.items()) {
        if (value.is_null() || member == "type" || member == "printed")
            continue;
        const std::string words = inWords(member);
        if (value.is_number() && namesCard(member))
            parts.push_back(member == "card" ? name(value) : words + " " + name(value));
        else if (value.is_number() && member == "player")
            parts.emplace_back(value == m_table.seating().me ? "me" : "you");
        else if (value.is_string())
            parts.push_back(words + " "
                            + (isPlace(member) ? placeWords(value.get<std::string>())
                                               : steadyId(value.get<std::string>())));
        else
            parts.push_back(words + " " + value.dump());
    }
    const std::string type = inWords(event["type"].get<std::string>());
    return parts.empty() ? type : fmt::format("{}: {}", type, fmt::join(parts, ", "));
}

// --- facts

Saying Trial::facts()
{
    Saying out;
    for (const Json &card : m_table.state()["cards"]) {
        const std::string zone
            = card["zone"].is_string() ? card["zone"].get<std::string>() : std::string();
        if (!zone.empty() && !Table::printedOf(card).empty()
            && !isOneOf(m_table.words().piles, kindOf(zone)))
            factsOf(card, out);
    }
    for (const core::PlayerId player : {core::PlayerId{0}, core::PlayerId{1}})
        factsOf(player, out);
    return out;
}

void Trial::factsOf(const Json &card, Saying &out)
{
    const std::string about = name(card["id"]);
    std::set<std::string> said;
    for (const Fact &fact : m_table.words().cardFacts) {
        if (!card.contains(fact.member) || card[fact.member].is_null())
            continue;
        const Json &there = card[fact.member];
        const bool first = said.insert(fact.member).second;
        if (fact.how == Fact::How::Number && there.is_number() && there != 0)
            out.push_back({about, fmt::format("{} {}", fact.words, there.get<int>())});
        else if (fact.how == Fact::How::Is && first && there == fact.value)
            out.push_back({about, fact.words});
        else if (fact.how == Fact::How::Card && there.is_number())
            out.push_back({about, fmt::format("{} {}", fact.words, name(there))});
        else if (fact.how == Fact::How::Side && there.is_number() && there != card["owner"])
            out.push_back({about,
                           fmt::format("{} {}", fact.words,
                                       m_table.seating().name(there.get<core::PlayerId>()))});
        else if (fact.how == Fact::How::Listed)
            for (const Json &one : there)
                out.push_back(
                    {about, "has " + (one.is_string() ? one.get<std::string>() : one.dump())});
    }
}

void Trial::factsOf(core::PlayerId player, Saying &out)
{
    const std::string about = m_table.seating().name(player);
    for (const Place &place : m_table.words().places)
        if (place.own && isOneOf(m_table.words().piles, place.zone)) {
            const std::size_t count = m_table.zone(fmt::format("{}.{}", player, place.zone)).size();
            if (count > 0)
                out.push_back({about, fmt::format("{} {}", inWords(place.zone), count)});
        }
    const Json &seat = m_table.state()["players"][player];
    for (const Fact &fact : m_table.words().seatFacts) {
        if (!seat.contains(fact.member))
            continue;
        const Json &there = seat[fact.member];
        if (fact.how == Fact::How::Number && there.is_number() && there != 0)
            out.push_back({about, fmt::format("{} {}", fact.words, there.get<int>())});
        else if (fact.how == Fact::How::Is && there == fact.value)
            out.push_back({about, fact.words});
    }
}

} // namespace playmat::scenarios
