#include "scenarios/table.h"

#include <fmt/format.h>

#include <algorithm>

namespace playmat::scenarios {

Table::Table(const match::CardLibrary &library, const Words &words, const CardNames &cards,
             Seating seating)
    : m_library(library)
    , m_words(words)
    , m_cards(cards)
    , m_seating(seating)
{
}

std::string Table::start(const Json &position)
{
    match::Outcome<match::MatchSetup> setup = match::setupFromJson(m_library, position);
    if (!setup)
        return match::describe(setup.problem());
    m_setup = setup.value();
    auto started = match::startGame(m_library, m_setup);
    if (!started)
        return match::describe(started.problem());
    m_game = std::move(started.value());
    changed();
    nameCards();
    m_start = m_game->snapshot();
    m_startIds = m_ids;
    return m_game->fault();
}

void Table::restart()
{
    m_game->restore(m_start);
    m_ids = m_startIds;
    m_state.reset();
    m_decision.reset();
}

bool Table::give(const core::Answer &answer)
{
    if (!m_game->apply(answer).ok())
        return false;
    m_state.reset();
    m_decision.reset();
    return true;
}

void Table::changed()
{
    m_state.reset();
    m_decision.reset();
    for (const Json &event : m_game->eventsJson(std::nullopt)) {
        const std::string type = event["type"].get<std::string>();
        ++m_events[{type, -1}];
        if (event.contains("card") && event["card"].is_number())
            ++m_events[{type, event["card"].get<int>()}];
    }
}

const Json &Table::state()
{
    if (!m_state) {
        m_state = m_game->stateJson(std::nullopt, {});
        nameCards();
    }
    return *m_state;
}

const Json &Table::decision()
{
    if (!m_decision)
        m_decision = m_game->decisionJson(std::nullopt, {});
    return *m_decision;
}

std::string Table::kind()
{
    return decision().is_object() ? decision()["kind"].get<std::string>() : std::string();
}

std::string Table::answer(const core::Answer &answer)
{
    const std::string wrong = carryOut(answer);
    changed();
    m_answers.push_back(answer);
    return wrong.empty() ? m_game->fault() : wrong;
}

std::string Table::carryOut(const core::Answer &answer)
{
    const match::Snapshot before = m_game->snapshot();
    if (!refuses(core::Answer::one(9999)))
        return "an answer that was not offered is not refused, or changes something";
    if (m_copy == nullptr)
        m_copy = std::move(match::startGame(m_library, m_setup).value());
    m_copy->restore(before);
    const core::Result<void> done = m_game->apply(answer);
    if (!done.ok())
        return fmt::format("it is refused: {}",
                           m_game->explain(std::nullopt, done.refusal(), {}).message);
    const match::Snapshot after = m_game->snapshot();
    if (!m_copy->apply(answer).ok() || m_copy->snapshot() != after)
        return "a copy of the game ends differently";
    m_game->restore(before);
    if (m_game->snapshot() != before)
        return "taking the answer back does not bring back what was before";
    if (!m_game->apply(answer).ok() || m_game->snapshot() != after)
        return "the answer, taken back and given again, ends differently";
    return {};
}

std::string Table::concede(core::PlayerId player)
{
    const bool done = m_game->concede(player).ok();
    changed();
    return done ? std::string() : "nobody can concede now";
}

bool Table::refuses(const core::Answer &answer)
{
    const match::Snapshot before = m_game->snapshot();
    return !m_game->apply(answer).ok() && m_game->snapshot() == before;
}

/// Cards of zones that are counted late come last; mine come before yours.
std::pair<std::size_t, int> Table::rank(const Json &card) const
{
    const std::string zone = card["zone"].is_string() ? card["zone"].get<std::string>() : "";
    const bool own = zone.size() > 2 && zone[1] == '.';
    const auto late
        = std::find(m_words.late.begin(), m_words.late.end(), own ? zone.substr(2) : zone);
    const std::size_t when = late == m_words.late.end()
        ? 0
        : 1 + static_cast<std::size_t>(late - m_words.late.begin());
    const char *whose = card.contains("controller") ? "controller" : "owner";
    const int seat = own ? zone[0] - '0' : card[whose].get<int>();
    return {when, seat == m_seating.me ? 0 : 1};
}

/// Copies of a card are numbered when they are first seen; what comes later has a later number.
void Table::nameCards()
{
    std::vector<std::pair<std::pair<std::size_t, int>, const Json *>> cards;
    for (const Json &card : state()["cards"])
        cards.emplace_back(rank(card), &card);
    std::stable_sort(cards.begin(), cards.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
    for (const auto &[when, card] : cards) {
        std::vector<int> &ids = m_ids[printedOf(*card)];
        const int id = (*card)["id"].get<int>();
        if (std::find(ids.begin(), ids.end(), id) == ids.end())
            ids.push_back(id);
    }
}

std::optional<int> Table::idOf(const CardRef &ref)
{
    const Json &now = state();
    if (ref.single != nullptr) {
        for (const Json &card : now["cards"])
            if (card["type"] == ref.single->type && card["owner"] == m_seating.seat(ref.side))
                return card["id"].get<int>();
        return std::nullopt;
    }
    const auto ids = m_ids.find(ref.id);
    if (ids == m_ids.end() || ids->second.size() < ref.number)
        return std::nullopt;
    return ids->second[ref.number - 1];
}

const Json &Table::card(int id)
{
    static const Json kNone = Json::object();
    for (const Json &card : state()["cards"])
        if (card["id"] == id)
            return card;
    return kNone;
}

std::string Table::nameOf(int id)
{
    const Json &one = card(id);
    const std::string printed = printedOf(one);
    for (const Single &single : m_words.singles)
        if (one["type"] == single.type)
            return (one["owner"] == m_seating.me ? "my " : "your ") + single.word;
    if (printed.empty())
        return "nothing";
    const std::size_t number = numberOf(id);
    const std::string name = fmt::format("{} {}", m_cards.name(printed), printed);
    return number <= 1 ? name : fmt::format("{}#{}", name, number);
}

std::string Table::printedOf(const Json &card)
{
    const auto printed = card.find("card");
    return printed != card.end() && printed->is_string() ? printed->get<std::string>()
                                                         : std::string();
}

std::size_t Table::numberOf(int id)
{
    const std::vector<int> &ids = m_ids[printedOf(card(id))];
    const auto at = std::find(ids.begin(), ids.end(), id);
    return at == ids.end() ? 0 : static_cast<std::size_t>(at - ids.begin()) + 1;
}

std::vector<int> Table::zone(const std::string &id)
{
    for (const Json &zone : state()["zones"])
        if (zone["id"] == id)
            return zone["cards"].get<std::vector<int>>();
    return {};
}

int Table::happened(const std::string &event, std::optional<int> card) const
{
    const auto at = m_events.find({event, card.value_or(-1)});
    return at == m_events.end() ? 0 : at->second;
}

} // namespace playmat::scenarios
