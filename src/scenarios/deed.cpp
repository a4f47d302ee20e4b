#include "scenarios/deed.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace playmat::scenarios {

namespace {

constexpr std::array<const char *, 8> kOrdinals{"first", "second", "third",   "fourth",
                                                "fifth", "sixth",  "seventh", "eighth"};

/// Reads what stands between braces in a pattern.
void readSlot(LineReader &line, const std::string &slot, Deed &deed)
{
    if (slot == "{card}") {
        deed.card = line.card();
    } else if (slot == "{target}") {
        deed.target = line.card();
    } else if (slot == "{cards}") {
        deed.cards = line.cards();
    } else if (slot == "{players}") {
        do
            deed.players.push_back(line.side());
        while (line.eat("and") || line.eat(","));
    } else if (slot == "{number}") {
        deed.number = line.number();
    } else if (slot == "{nth}" || slot == "{which}") {
        const std::string word = line.word();
        (slot == "{nth}" ? deed.number : deed.which) = ordinal(word);
        if (!ordinal(word))
            line.fail(fmt::format("\"{}\" is not \"first\", \"second\" …", word));
    } else if (slot == "{name}") {
        while (!line.done())
            deed.name += (deed.name.empty() ? "" : " ") + line.word();
    } else if (slot == "{shares}") {
        do {
            deed.shares.push_back(line.number());
            line.expect("to");
            deed.cards.push_back(line.card());
        } while (line.eat("and") || line.eat(","));
    }
}

/// The pattern, read from here; how much of it fits is left in the reader.
Deed readPattern(LineReader &line, const Verb &verb)
{
    Deed out;
    out.verb = &verb;
    for (const std::string &word : wordsOf(verb.pattern)) {
        if (line.failed())
            break;
        if (word.front() == '{')
            readSlot(line, word, out);
        else
            line.expect(word);
    }
    return out;
}

bool mayFollow(const LineReader &line)
{
    const std::string next = line.peek();
    return next.empty() || next == "for" || next == "because";
}

bool has(const Json &option, const Condition &condition)
{
    return option.contains(condition.member) && option[condition.member] == condition.value;
}

bool isCard(const Json &option, const char *member, int id)
{
    return option.contains(member) && option[member] == id;
}

bool hasTarget(const Json &option)
{
    return option.contains("target") && option["target"].is_number();
}

std::optional<int> idOf(Table &table, const std::optional<CardRef> &card, std::string &fault)
{
    if (!card || !fault.empty())
        return std::nullopt;
    const std::optional<int> id = table.idOf(*card);
    if (!id)
        fault = fmt::format("there is no {} on this table",
                            card->single != nullptr ? card->single->word
                                : card->number > 1  ? fmt::format("{}#{}", card->id, card->number)
                                                    : card->id);
    return id;
}

/// Which option says this of itself; nothing: none.
template <class Fits>
std::optional<std::uint16_t> firstOption(Table &table, Fits &&fits)
{
    const Json &options = table.decision()["options"];
    for (std::size_t i = 0; i < options.size(); ++i)
        if (fits(options[i]))
            return static_cast<std::uint16_t>(i);
    return std::nullopt;
}

void push(core::Answer &answer, std::optional<std::uint16_t> option, const std::string &what,
          Table &table, std::string &fault)
{
    if (!option)
        fault = fmt::format("{} cannot be chosen; {}", what, describe(table));
    else if (!answer.options.tryPush(*option))
        fault = "more options than an answer can have";
}

void chooseCards(Table &table, const Deed &deed, core::Answer &answer, std::string &fault)
{
    for (std::size_t i = 0; i < deed.cards.size() && fault.empty(); ++i) {
        const std::optional<int> id = idOf(table, deed.cards[i], fault);
        if (!id)
            return;
        const auto used = [&](const Json &option) {
            return std::find(answer.options.begin(), answer.options.end(),
                             option["id"].get<std::uint16_t>())
                != answer.options.end();
        };
        push(answer,
             firstOption(table, [&](const Json &o) { return isCard(o, "card", *id) && !used(o); }),
             table.nameOf(*id), table, fault);
        if (fault.empty() && !deed.shares.empty())
            (void)answer.amounts.tryPush(static_cast<std::uint8_t>(deed.shares[i]));
    }
}

void choosePlayers(Table &table, const Deed &deed, core::Answer &answer, std::string &fault)
{
    for (const Side side : deed.players)
        push(answer,
             firstOption(table,
                         [&](const Json &o) {
                             return o["kind"] == "player"
                                 && o["player"] == table.seating().seat(side);
                         }),
             side == Side::Me ? "me" : "you", table, fault);
}

core::Answer naming(Table &table, const Deed &deed, std::string &fault)
{
    const auto read = table.game().readAnswer({{"text", deed.name}});
    if (!read)
        fault = match::describe(read.problem());
    return read ? read.value() : core::Answer{};
}

} // namespace

std::optional<int> ordinal(const std::string &word)
{
    const auto at = std::find(kOrdinals.begin(), kOrdinals.end(), word);
    if (at == kOrdinals.end())
        return std::nullopt;
    return static_cast<int>(at - kOrdinals.begin());
}

std::string ordinalWord(int number)
{
    const auto at = static_cast<std::size_t>(number);
    return at < kOrdinals.size() ? kOrdinals[at] : std::to_string(number + 1);
}

std::string inWords(std::string name)
{
    std::replace(name.begin(), name.end(), '_', ' ');
    return name;
}

const std::vector<Verb> &commonVerbs()
{
    static const std::vector<Verb> kVerbs{
        {"choose nothing", {}, {}, {}},
        {"yes", "yes", {}, {}},
        {"no", "no", {}, {}},
        {"choose {nth} mode", "mode", {}, {}},
        {"choose number {number}", "number", {}, {}},
        {"choose {players}", "player", {}, {}},
        {"choose {card} onto {target}", {}, {}, {}},
        {"choose {card} against {target}", {}, {}, {}},
        {"choose {cards}", {}, {}, {}},
        {"order {cards}", {}, "order", {}},
        {"divide {shares}", {}, "distribute", {}},
        {"name {name}", {}, "name_card", {}},
    };
    return kVerbs;
}

Deed readDeed(LineReader &line, const Words &words)
{
    std::optional<LineReader> furthest;
    std::vector<std::string> known;
    for (const std::vector<Verb> *verbs : {&words.verbs, &commonVerbs()})
        for (const Verb &verb : *verbs) {
            LineReader attempt = line;
            Deed deed = readPattern(attempt, verb);
            if (!attempt.failed() && mayFollow(attempt)) {
                line.goTo(attempt.position());
                return deed;
            }
            if (!attempt.failed())
                attempt.expectEnd();
            if (attempt.position() > line.position()
                && (!furthest || attempt.position() > furthest->position()))
                furthest.emplace(attempt);
            known.push_back(verb.pattern.substr(0, verb.pattern.find(" {")));
        }
    line.fail(furthest ? furthest->fault()
                       : fmt::format("\"{}\" is no verb of this game{}", line.peek(),
                                     didYouMean(line.peek(), known)));
    return {};
}

std::vector<std::size_t> optionsOf(Table &table, const Deed &deed, std::string &fault)
{
    std::vector<std::size_t> out;
    const Verb &verb = *deed.verb;
    const std::optional<int> card = idOf(table, deed.card, fault);
    const std::optional<int> target = idOf(table, deed.target, fault);
    if (!fault.empty() || !table.decision().contains("options"))
        return out;
    const Json &options = table.decision()["options"];
    bool plain = false; // without a target
    for (std::size_t i = 0; i < options.size(); ++i) {
        const Json &option = options[i];
        const bool fits = (verb.option.empty() || option["kind"] == verb.option)
            && (!card || isCard(option, "card", *card))
            && (!target || isCard(option, "target", *target))
            && (!deed.number || (option.contains("number") && option["number"] == *deed.number))
            && std::all_of(verb.conditions.begin(), verb.conditions.end(),
                           [&](const Condition &c) { return has(option, c); });
        if (!fits)
            continue;
        plain = plain || !hasTarget(option);
        out.push_back(i);
    }
    if (plain && !target)
        out.erase(std::remove_if(out.begin(), out.end(),
                                 [&](std::size_t i) { return hasTarget(options[i]); }),
                  out.end());
    if (deed.which)
        out = static_cast<std::size_t>(*deed.which) < out.size()
            ? std::vector<std::size_t>{out[static_cast<std::size_t>(*deed.which)]}
            : std::vector<std::size_t>{};
    return out;
}

core::Answer answerOf(Table &table, const Deed &deed, std::string &fault)
{
    core::Answer answer;
    const Verb &verb = *deed.verb;
    if (!verb.decision.empty() && table.kind() != verb.decision) {
        fault = fmt::format("\"{}\" answers \"{}\"; {}", verb.pattern, inWords(verb.decision),
                            describe(table));
        return answer;
    }
    if (verb.decision == "name_card")
        return naming(table, deed, fault);
    if (verb.pattern == "choose nothing")
        return answer;
    if (!deed.cards.empty() || !deed.players.empty()) {
        chooseCards(table, deed, answer, fault);
        choosePlayers(table, deed, answer, fault);
        return answer;
    }
    const std::vector<std::size_t> options = optionsOf(table, deed, fault);
    if (!fault.empty())
        return answer;
    if (options.empty())
        fault = fmt::format("this is not offered; {}", describe(table));
    else if (options.size() > 1)
        fault = fmt::format("{} options are meant; {}", options.size(), describe(table));
    else
        (void)answer.options.tryPush(static_cast<std::uint16_t>(options.front()));
    return answer;
}

Json gestureOf(Table &table, const Deed &deed, std::string &fault)
{
    Json out = Json::object();
    const std::optional<int> card = idOf(table, deed.card, fault);
    const std::optional<int> target = idOf(table, deed.target, fault);
    if (card)
        out["card"] = *card;
    if (target)
        out["onto_card"] = *target;
    if (!card)
        out["action"] = deed.verb->option;
    return out;
}

std::string optionName(Table &table, const Json &option, bool target)
{
    const std::string kind = option["kind"].get<std::string>();
    if (kind == "mode")
        return ordinalWord(option["number"].get<int>()) + " mode";
    if (kind == "number")
        return fmt::format("number {}", option["number"].get<int>());
    if (kind == "player")
        return table.seating().name(option["player"].get<core::PlayerId>());
    if (!option.contains("card"))
        return inWords(kind);
    const std::string name = table.nameOf(option["card"].get<int>());
    return target && hasTarget(option)
        ? fmt::format("{} against {}", name, table.nameOf(option["target"].get<int>()))
        : name;
}

std::string describe(Table &table)
{
    const Json &decision = table.decision();
    if (!decision.is_object())
        return "the game is over";
    std::vector<std::string> options;
    if (decision.contains("options"))
        for (const Json &option : decision["options"])
            options.push_back(
                (option["kind"] == "card" ? "" : inWords(option["kind"].get<std::string>()) + " ")
                + optionName(table, option, true));
    return fmt::format("{} is asked to {}: {}, {} to {} of {}", table.seating().name(table.asked()),
                       inWords(table.kind()), decision["prompt"].get<std::string>(),
                       decision.value("min", 0), decision.value("max", 0),
                       options.empty() ? "nothing" : fmt::format("{}", fmt::join(options, ", ")));
}

} // namespace playmat::scenarios
