#include "scenarios/stage.h"

#include <fmt/format.h>

#include <algorithm>

/// Stage: what is expected of cards, seats and the game.
namespace playmat::scenarios {

namespace {

std::vector<std::string> namesOf(const std::vector<Fact> &facts)
{
    std::vector<std::string> out;
    for (const Fact &fact : facts)
        out.push_back(fact.words);
    return out;
}

const Fact *factAt(LineReader &line, const std::vector<Fact> &facts)
{
    for (const Fact &fact : facts)
        if (line.eat(fact.words))
            return &fact;
    return nullptr;
}

std::string text(const Json &value)
{
    return value.is_string() ? value.get<std::string>() : match::toLine(value);
}

} // namespace

void Stage::expects(LineReader &line)
{
    std::optional<Side> side;
    std::optional<int> card;
    const bool game = line.eat("game");
    if (!game && line.atSide())
        side = line.side();
    else if (!game)
        if (const CardRef ref = line.card(); !line.failed())
            card = id(ref);
    line.expect(":");
    while (!line.failed() && m_fault.empty()) {
        if (game)
            gameFact(line);
        else if (side)
            seatFact(line, *side);
        else
            cardFact(line, *card);
        if (line.done())
            return;
        line.expect(",");
    }
}

void Stage::same(const std::string &what, const Json &wanted, const Json &there)
{
    if (wanted != there)
        fail(fmt::format("expected {} {}, it is {}", what, text(wanted), text(there)));
}

void Stage::cardFact(LineReader &line, int id)
{
    if (placeFact(line, id))
        return;
    const Fact *fact = factAt(line, m_table.words().cardFacts);
    if (fact == nullptr)
        return line.fail(fmt::format("\"{}\" is nothing that a card can be asked{}", line.peek(),
                                     didYouMean(line.peek(), namesOf(m_table.words().cardFacts))));
    value(line, *fact, m_table.card(id).value(fact->member, Json()));
}

/// "in hand", "in my hand", "in your hand", "not in hand".
bool Stage::placeFact(LineReader &line, int id)
{
    const std::size_t start = line.position();
    const bool wanted = !line.eat("not");
    const std::size_t before = line.position();
    for (const Place &place : m_table.words().places) {
        line.goTo(before);
        const std::size_t blank = place.words.find(' ');
        const bool whose = place.own && blank != std::string::npos;
        bool fits = line.eat(place.words);
        std::optional<Side> side;
        for (const Side one : {Side::Me, Side::You})
            if (!fits && whose
                && line.eat(place.words.substr(0, blank) + (one == Side::Me ? " my" : " your")
                            + place.words.substr(blank))) {
                fits = true;
                side = one;
            }
        if (!fits || (!line.done() && line.peek() != ","))
            continue; // "captured by" is another fact
        const Json &zone = m_table.card(id)["zone"];
        const std::string there = zone.is_string() ? zone.get<std::string>() : std::string();
        const bool own = there.size() > 2 && there[1] == '.';
        const bool right = (own ? there.substr(2) : there) == place.zone
            && own == (place.own && !place.zone.empty())
            && (!side || there[0] - '0' == m_table.seating().seat(*side));
        if (right != wanted)
            fail(fmt::format("expected {}{} {}{}, it is in \"{}\"", wanted ? "" : "not ",
                             m_table.nameOf(id), place.words,
                             side ? (*side == Side::Me ? " of mine" : " of yours") : "", there));
        return true;
    }
    line.goTo(start);
    return false;
}

void Stage::value(LineReader &line, const Fact &fact, const Json &there)
{
    switch (fact.how) {
    case Fact::How::Number:
        return same(fact.words, line.number(), there);
    case Fact::How::Is:
        if (fact.value != there)
            fail(fmt::format("expected \"{}\", which it is not", fact.words));
        return;
    case Fact::How::Side:
        return same(fact.words, m_table.seating().seat(line.side()), there);
    case Fact::How::Card:
        if (const std::optional<int> wanted = id(line.card()); wanted && there != *wanted)
            fail(fmt::format("expected \"{} {}\", which it is not", fact.words,
                             m_table.nameOf(*wanted)));
        return;
    case Fact::How::Count:
        return same(fact.words, line.number(), there.size());
    case Fact::How::Word:
        return same(fact.words, line.word(), there);
    case Fact::How::Listed:
        return listed(line, fact, there);
    case Fact::How::With:
        return with(line, fact, there);
    }
}

void Stage::listed(LineReader &line, const Fact &fact, const Json &there)
{
    const bool wanted = !line.eat("no");
    std::string word;
    while (!line.done() && line.peek() != ",")
        word += (word.empty() ? "" : " ") + line.word();
    const std::vector<std::string> &known = m_table.words().listed;
    if (std::none_of(known.begin(), known.end(), [&](const std::string &one) {
            return word == one || word.substr(0, one.size() + 1) == one + " ";
        }))
        return line.fail(fmt::format("a card cannot have \"{}\"{}", word, didYouMean(word, known)));
    const bool is = std::any_of(there.begin(), there.end(), [&](const Json &one) {
        const std::string entry = one.get<std::string>();
        return entry == word || entry.substr(0, word.size() + 1) == word + " ";
    });
    if (is != wanted)
        fail(fmt::format("expected {}\"{} {}\", there is {}", wanted ? "" : "not ", fact.words,
                         word, text(there)));
}

void Stage::with(LineReader &line, const Fact &fact, const Json &there)
{
    const int wanted = line.eat("no") ? 0 : line.number();
    const CardRef card = line.card();
    const auto count = std::count_if(there.begin(), there.end(), [&](const Json &one) {
        return m_table.card(one.get<int>()).value("card", std::string()) == card.id;
    });
    if (!line.failed())
        same(fmt::format("{} {}", fact.words, m_cards.name(card.id)), wanted, count);
}

void Stage::seatFact(LineReader &line, Side side)
{
    const Json &seat = m_table.state()["players"][m_table.seating().seat(side)];
    if (const Fact *fact = factAt(line, m_table.words().seatFacts))
        return value(line, *fact, seat.value(fact->member, Json()));
    if (!zoneFact(line, side))
        line.fail(fmt::format("\"{}\" is nothing that a player can be asked{}", line.peek(),
                              didYouMean(line.peek(), namesOf(m_table.words().seatFacts))));
}

/// "hand 2", "hand empty", "hand is A and B", "deck begins with A", "deck ends with B".
bool Stage::zoneFact(LineReader &line, Side side)
{
    const std::vector<Place> &places = m_table.words().places;
    const auto place = std::find_if(places.begin(), places.end(), [&](const Place &one) {
        return one.own && !one.zone.empty() && line.eat(one.zone);
    });
    if (place == places.end())
        return false;
    std::vector<std::string> there;
    for (const int one :
         m_table.zone(fmt::format("{}.{}", m_table.seating().seat(side), place->zone)))
        there.push_back(m_table.card(one)["card"].get<std::string>());
    if (line.atNumber() || line.eat("empty")) {
        same(place->zone, line.atNumber() ? line.number() : 0, there.size());
        return true;
    }
    const bool begins = line.eat("begins with");
    const bool ends = !begins && line.eat("ends with");
    if (!begins && !ends)
        line.expect("is");
    std::vector<std::string> wanted;
    for (const CardRef &card : line.cards())
        wanted.push_back(card.id);
    const std::vector<std::string> whole = there;
    if (begins && there.size() > wanted.size())
        there.resize(wanted.size());
    if (ends && there.size() > wanted.size())
        there.erase(there.begin(), there.end() - static_cast<std::ptrdiff_t>(wanted.size()));
    if (!line.failed() && wanted != there)
        fail(fmt::format("expected {} of {}, it is {}", place->zone, fmt::join(wanted, ", "),
                         fmt::join(whole, ", ")));
    return true;
}

void Stage::gameFact(LineReader &line)
{
    if (resultFact(line))
        return;
    const Fact *fact = factAt(line, m_table.words().gameFacts);
    if (fact == nullptr)
        return line.fail(fmt::format("\"{}\" is nothing that a game can be asked{}", line.peek(),
                                     didYouMean(line.peek(), namesOf(m_table.words().gameFacts))));
    const Json::json_pointer at(fact->member);
    value(line, *fact, m_table.state().value(at, Json()));
}

bool Stage::resultFact(LineReader &line)
{
    const Json result = m_table.game().resultJson();
    if (line.eat("goes on")) {
        if (m_table.game().over())
            fail("expected the game to go on, it is over");
        return true;
    }
    if (line.eat("over")) {
        if (!m_table.game().over())
            fail("expected the game to be over, it goes on");
        return true;
    }
    if (line.eat("drawn")) {
        if (!result.is_object() || result.value("outcome", std::string()) != "draw")
            fail("expected a draw");
        return true;
    }
    if (line.eat("won by")) {
        same("the winner to be", m_table.seating().seat(line.side()), m_table.game().winner());
        return true;
    }
    return false;
}

} // namespace playmat::scenarios
