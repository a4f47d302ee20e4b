#include "scenarios/stage.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace playmat::scenarios {

namespace {

/// The numbers of a cost by the names of their parts; the number that is named first has no name.
using Cost = std::map<std::string, int>;

/// "3", or "3 and 1 fury".
Cost readCost(LineReader &line, const Words &words)
{
    Cost out;
    if (const int first = line.number(); first != 0)
        out[{}] = first;
    while (!words.costParts.empty() && line.eat("and")) {
        const int number = line.number();
        out[line.word()] = number;
    }
    return out;
}

/// Parts of which nothing is asked do not count.
Cost costOf(const Json &cost, const Words &words)
{
    const auto part = [&](const std::string &pointer) {
        return cost.is_object() && !pointer.empty()
            ? cost.value(Json::json_pointer(pointer), Json())
            : Json();
    };
    Cost out;
    const Json first = cost.is_object() ? part(words.costNumber) : cost;
    if (const int number = first.is_number() ? first.get<int>() : -1; number != 0)
        out[{}] = number;
    const Json others = part(words.costParts);
    for (const auto &[name, number] : others.items())
        out[name] = number.get<int>();
    return out;
}

std::string inWords(const Cost &cost)
{
    const auto first = cost.find({});
    std::string out = fmt::format("{}", first == cost.end() ? 0 : first->second);
    for (const auto &[name, number] : cost)
        if (!name.empty())
            out += fmt::format(" and {} {}", number, name);
    return out;
}

} // namespace

Stage::Stage(Table &table, const CardNames &cards, const Mentioned &mentioned)
    : m_table(table)
    , m_cards(cards)
    , m_mentioned(mentioned)
{
}

const std::vector<Stage::Row> &Stage::rows()
{
    static const std::vector<Row> kRows{
        {"expect", &Stage::expects},
        {"asks", &Stage::asks},
        {"options exactly", &Stage::optionsExactly},
        {"wants", &Stage::wants},
        {"has", &Stage::countsOptions},
        {"no question", &Stage::noQuestion},
        {"my turn", &Stage::myTurn},
        {"your turn", &Stage::yourTurn},
        {"asked by", &Stage::askedBy},
        {"refuses", &Stage::refuses},
        {"can", &Stage::can},
        {"cannot", &Stage::cannot},
        {"happened", &Stage::happened},
        {"nothing fits", &Stage::nothingFits},
        {"go on", &Stage::goOn},
    };
    return kRows;
}

void Stage::fail(std::string what)
{
    if (m_fault.empty())
        m_fault = std::move(what);
}

std::optional<int> Stage::id(const CardRef &card)
{
    const std::optional<int> out = m_table.idOf(card);
    if (!out)
        fail(fmt::format("there is no {} on this table",
                         card.single != nullptr ? card.single->word : card.id));
    return out;
}

std::string Stage::step(const std::string &text, const std::string &next)
{
    m_fault.clear();
    LineReader line(text, m_table.words(), m_cards, m_mentioned);
    for (const Row &row : rows())
        if (line.eat(row.words)) {
            (this->*row.check)(line);
            break;
        }
    if (line.position() == 0) {
        const std::string who = line.peek() == "I" ? "me" : line.peek() == "you" ? "you" : "";
        if (!who.empty())
            (void)line.word();
        const bool concedes = line.eat("concede");
        if (concedes)
            fail(m_table.concede(m_table.seating().seat(who == "you" ? Side::You : Side::Me)));
        else if (!who.empty() && who != m_table.seating().name(m_table.asked()))
            fail(fmt::format("it is not for \"{}\" to answer: {}", who, describe(m_table)));
        else if (!macro(line))
            carryOut(line, concedes);
        keep(next);
    }
    if (m_fault.empty() && !line.failed())
        line.expectEnd();
    return m_fault.empty() ? line.fault() : m_fault;
}

std::string Stage::end()
{
    const std::string kind = m_table.kind();
    const std::vector<std::string> &rests = m_table.words().rests;
    if (kind.empty() || std::find(rests.begin(), rests.end(), kind) != rests.end())
        return {};
    return fmt::format("a question is still open: {}", describe(m_table));
}

void Stage::carryOut(LineReader &line, bool concedes)
{
    if (concedes)
        return;
    const Deed deed = readDeed(line, m_table.words());
    if (line.failed())
        return;
    std::string fault;
    const core::Answer answer = answerOf(m_table, deed, fault);
    if (fault.empty())
        submit(answer);
    else
        fail(std::move(fault));
}

void Stage::submit(const core::Answer &answer)
{
    const std::string wrong = m_table.answer(answer);
    if (!wrong.empty())
        fail(fmt::format("{}; {}", wrong, describe(m_table)));
}

/// Answers what scenarios need not mention, unless this one does.
void Stage::keep(const std::string &next)
{
    const auto isKept = [&](const Kept &kept) {
        const Json::json_pointer at(kept.pointer);
        const Json &decision = m_table.decision();
        if (m_table.kind() != kept.decision || !decision.contains(at) || !decision[at].is_string())
            return false;
        const std::string text = decision[at].get<std::string>();
        return text.size() >= kept.ends.size()
            && text.compare(text.size() - kept.ends.size(), kept.ends.size(), kept.ends) == 0;
    };
    const std::vector<Kept> &all = m_table.words().kept;
    const bool mentioned
        = next.substr(0, 6) == "order " || next.find(" to order") != std::string::npos;
    while (m_fault.empty() && !mentioned && std::any_of(all.begin(), all.end(), isKept)) {
        core::Answer same;
        for (std::size_t i = 0; i < m_table.decision()["options"].size(); ++i)
            (void)same.options.tryPush(static_cast<std::uint16_t>(i));
        submit(same);
    }
}

bool Stage::macro(LineReader &line)
{
    for (const Macro &macro : m_table.words().macros) {
        if (!line.eat(macro.words))
            continue;
        for (const Macro::Part &part : macro.parts)
            for (int i = 0; i < part.most && m_fault.empty() && m_table.kind() == part.decision;
                 ++i) {
                const Verb verb{{}, part.option, {}, {}};
                Deed deed;
                deed.verb = &verb;
                std::string fault;
                submit(part.option.empty() ? core::Answer{} : answerOf(m_table, deed, fault));
                fail(std::move(fault));
            }
        if (!macro.ends.empty() && m_table.kind() != macro.ends)
            fail(fmt::format("\"{}\" does not end where it must: {}", macro.words,
                             describe(m_table)));
        return true;
    }
    return false;
}

// --- the open question

namespace {

/// How a document calls the kinds of decision.
const std::map<std::string, std::string, std::less<>> &questions()
{
    static const std::map<std::string, std::string, std::less<>> kWords{
        {"choose cards", "choose_cards"},
        {"choose a player", "choose_player"},
        {"choose a mode", "choose_mode"},
        {"choose a number", "choose_number"},
        {"choose a trigger", "choose_trigger"},
        {"order", "order"},
        {"divide", "distribute"},
        {"confirm", "confirm"},
        {"pay", "pay"},
        {"name a card", "name_card"},
        {"resource", "resource"},
        {"keep the hand", "mulligan"},
        {"choose who begins", "first_player"},
        {"act", "action"},
    };
    return kWords;
}

} // namespace

void Stage::asks(LineReader &line)
{
    const Side side = line.side();
    line.expect("to");
    std::string wanted;
    std::vector<std::string> known;
    for (const auto &[words, kind] : questions()) {
        if (wanted.empty() && line.eat(words))
            wanted = kind;
        known.push_back(words);
    }
    if (wanted.empty())
        return line.fail(
            fmt::format("\"{}\" is no question{}", line.rest(), didYouMean(line.rest(), known)));
    if (m_table.kind() != wanted || m_table.asked() != m_table.seating().seat(side))
        return fail(fmt::format("expected a question of \"{}\" to {}; {}",
                                side == Side::Me ? "me" : "you", inWords(wanted),
                                describe(m_table)));
    if (!line.eat(":"))
        return;
    if (line.atNumber())
        bounds(line);
    if (line.eat("of"))
        optionsExactly(line);
}

void Stage::bounds(LineReader &line)
{
    const int least = line.number();
    const int most = line.eat("to") ? line.number() : least;
    const Json &decision = m_table.decision();
    if (!line.failed() && (decision.value("min", -1) != least || decision.value("max", -1) != most))
        fail(fmt::format("expected a choice of {} to {}; {}", least, most, describe(m_table)));
}

void Stage::wants(LineReader &line)
{
    bounds(line);
}

void Stage::optionsExactly(LineReader &line)
{
    std::set<std::string> wanted;
    bool targets = false;
    while (!line.done()) {
        std::string one;
        if (line.atSide()) {
            one = line.side() == Side::Me ? "me" : "you";
        } else if (ordinal(line.peek())) {
            one = line.word() + " mode";
            line.expect("mode");
        } else if (line.eat("number")) {
            one = fmt::format("number {}", line.number());
        } else if (const std::optional<int> card = id(line.card()); card && !line.failed()) {
            one = m_table.nameOf(*card);
            if (line.eat("against")) {
                targets = true;
                const std::optional<int> target = id(line.card());
                one += " against " + (target ? m_table.nameOf(*target) : std::string());
            }
        }
        wanted.insert(one);
        if (!line.eat(",") && !line.eat("and"))
            break;
    }
    std::set<std::string> there;
    if (m_table.decision().contains("options"))
        for (const Json &option : m_table.decision()["options"])
            there.insert(optionName(m_table, option, targets));
    if (!line.failed() && wanted != there)
        fail(fmt::format("expected the options {}; there are {}", fmt::join(wanted, ", "),
                         fmt::join(there, ", ")));
}

void Stage::countsOptions(LineReader &line)
{
    const int wanted = line.number();
    if (!line.eat("options"))
        line.expect("option");
    const std::size_t there = m_table.decision().value("options", Json::array()).size();
    if (!line.failed() && there != static_cast<std::size_t>(wanted))
        fail(
            fmt::format("expected {} options, there are {}; {}", wanted, there, describe(m_table)));
}

void Stage::noQuestion(LineReader & /*line*/)
{
    if (m_table.kind() != "action")
        fail(fmt::format("expected no question; {}", describe(m_table)));
}

void Stage::isTurnOf(Side side)
{
    if (m_table.kind() != "action" || m_table.asked() != m_table.seating().seat(side))
        fail(fmt::format("expected {} turn; {}", side == Side::Me ? "my" : "your",
                         describe(m_table)));
}

void Stage::myTurn(LineReader & /*line*/)
{
    isTurnOf(Side::Me);
}

void Stage::yourTurn(LineReader & /*line*/)
{
    isTurnOf(Side::You);
}

void Stage::askedBy(LineReader &line)
{
    const std::optional<int> wanted = id(line.card());
    const Json there = m_table.decision().value("source", Json());
    if (wanted && there != *wanted)
        fail(fmt::format("expected a question of {}, it is one of {}", m_table.nameOf(*wanted),
                         there.is_number() ? m_table.nameOf(there.get<int>()) : "no card"));
}

void Stage::refuses(LineReader &line)
{
    static const Verb kChoose{"choose {cards}", {}, {}, {}};
    Deed deed;
    deed.verb = &kChoose;
    deed.cards = line.cards();
    std::string fault;
    if (line.failed())
        return;
    const core::Answer answer = answerOf(m_table, deed, fault);
    fail(std::move(fault));
    if (m_fault.empty() && !m_table.refuses(answer))
        fail("expected these together to be refused; they are not, or something has changed");
}

void Stage::can(LineReader &line)
{
    const Deed deed = readDeed(line, m_table.words());
    if (line.failed())
        return;
    std::string fault;
    const std::vector<std::size_t> options = optionsOf(m_table, deed, fault);
    fail(std::move(fault));
    if (m_fault.empty() && options.empty())
        fail(fmt::format("this cannot be done; {}", describe(m_table)));
    if (m_fault.empty() && line.eat("for"))
        costs(line, options);
}

void Stage::costs(LineReader &line, const std::vector<std::size_t> &options)
{
    const Json &option = m_table.decision()["options"][options.front()];
    const Cost wanted = readCost(line, m_table.words());
    const Cost there = costOf(option.value("cost", Json()), m_table.words());
    if (!line.failed() && there != wanted)
        fail(fmt::format("expected a cost of {}, it is {}", inWords(wanted), inWords(there)));
}

void Stage::cannot(LineReader &line)
{
    const Deed deed = readDeed(line, m_table.words());
    if (line.failed())
        return;
    std::string fault;
    const std::vector<std::size_t> options = optionsOf(m_table, deed, fault);
    fail(std::move(fault));
    if (m_fault.empty() && !options.empty())
        fail(fmt::format("this can be done; {}", describe(m_table)));
    if (m_fault.empty() && line.eat("because"))
        reason(line, deed);
}

void Stage::reason(LineReader &line, const Deed &deed)
{
    const std::string wanted = line.rest();
    while (!line.done())
        (void)line.word();
    std::string fault;
    const match::Outcome<Json> why
        = m_table.game().why(std::nullopt, gestureOf(m_table, deed, fault), {});
    fail(std::move(fault));
    if (!why)
        return fail(match::describe(why.problem()));
    const Json &refused = why.value().value("refused", Json::array());
    const std::string there
        = refused.empty() ? "nothing" : inWords(refused.front()["code"].get<std::string>());
    if (there != wanted)
        fail(fmt::format("expected \"{}\" to be why not, it is \"{}\"", wanted, there));
}

void Stage::happened(LineReader &line)
{
    const bool counted = line.atNumber();
    const int wanted = counted ? line.number() : 1;
    std::string event;
    for (const std::string &one : m_table.words().events)
        if (event.empty() && line.eat(inWords(one)))
            event = one;
    if (event.empty())
        return line.fail(fmt::format("\"{}\" is no event{}", line.rest(),
                                     didYouMean(line.peek(), m_table.words().events)));
    std::optional<int> card;
    if (!line.done())
        card = id(line.card());
    const int there = m_table.happened(event, card);
    if (counted ? there != wanted : there < 1)
        fail(fmt::format("expected \"{}\" {}, it happened {} times", inWords(event),
                         counted ? fmt::format("{} times", wanted) : "to have happened", there));
}

/// Somebody is asked about hidden cards of which none fits, which the other player is not told.
void Stage::nothingFits(LineReader & /*line*/)
{
    const std::string &ends = m_table.words().nothingFits;
    const std::string prompt = m_table.decision().value("prompt", std::string());
    const core::PlayerId other = core::nextPlayer(m_table.asked(), 2);
    if (ends.empty() || prompt.size() < ends.size()
        || prompt.compare(prompt.size() - ends.size(), ends.size(), ends) != 0)
        return fail(
            fmt::format("expected a question to which nothing fits; {}", describe(m_table)));
    if (m_table.game().decisionJson(other, {}).contains("options"))
        return fail("the other player is told the options, and so that nothing fits");
    core::Answer none;
    const Json &options = m_table.decision()["options"];
    for (std::size_t i = 0; i < options.size(); ++i)
        if (options[i]["kind"] == "no")
            (void)none.options.tryPush(static_cast<std::uint16_t>(i));
    submit(none);
}

/// Somebody has looked at cards.
void Stage::goOn(LineReader & /*line*/)
{
    const Json &decision = m_table.decision();
    if (m_table.kind() != "confirm" || decision.value("options", Json::array()).size() != 1)
        return fail(fmt::format("expected cards that are looked at; {}", describe(m_table)));
    submit(core::Answer::one(0));
}

} // namespace playmat::scenarios
