#include "learn/tips.h"

#include "learn/reading.h"

#include <algorithm>

namespace playmat::learn {

namespace {

std::vector<std::string> optionKinds(const Words &words)
{
    std::vector<std::string> out;
    for (const Verb &verb : words.verbs)
        if (!verb.option.empty())
            out.push_back(verb.option);
    return out;
}

std::optional<Tip> readTip(const JsonCursor &at, const Words &words)
{
    static constexpr std::string_view kKeys[]
        = {"id", "say", "concept", "asked", "offered", "when", "mark"};
    if (!at.expectObject(kKeys))
        return std::nullopt;
    Tip out;
    out.id = at.require("id").string();
    out.say = readText(at.require("say"));
    out.topic = at.require("concept").string();
    out.asked = at.require("asked").string();
    (void)expectWord(at.at("asked"), out.asked, words.decisions, "a kind of decision");
    if (at.has("offered")) {
        out.offered = at.at("offered").string();
        (void)expectWord(at.at("offered"), out.offered, optionKinds(words), "a kind of option");
    }
    if (at.has("when"))
        out.when = readCheck(at.at("when"), words);
    if (at.has("mark"))
        out.marks = readAnchors(at.at("mark"), words);
    return out;
}

bool isOpen(const Sight &sight, const Json &card)
{
    const Json &place = member(card, "zone");
    return std::ranges::any_of(member(sight.state(), "zones"), [&](const Json &zone) {
        return member(zone, "id") == place && member(zone, "visibility") == "public";
    });
}

/// Whether its card lies where not everybody sees it: in the hand, or face down anywhere else.
bool isCovered(const Sight &sight, const Json &option)
{
    const Json &id = member(option, "card");
    const Json *card = id.is_number_integer() ? sight.card(id.get<int>()) : nullptr;
    return card != nullptr && !isOpen(sight, *card);
}

bool isOffered(const Sight &sight, const std::string &kind, HandSeen hand)
{
    return std::ranges::any_of(member(sight.decision(), "options"), [&](const Json &option) {
        return option.value("kind", "") == kind
            && (hand == HandSeen::Yes || !isCovered(sight, option));
    });
}

} // namespace

std::vector<Tip> readTips(const JsonCursor &at, const Words &words)
{
    std::vector<Tip> out;
    if (!at.expectArray())
        return out;
    for (std::size_t i = 0; i < at.size(); ++i)
        if (auto tip = readTip(at.item(i), words))
            out.push_back(std::move(*tip));
    return out;
}

const Tip *tipFor(const std::vector<Tip> &tips, const Moment &moment, const IsTold &told,
                  HandSeen hand)
{
    const Sight &sight = moment.sight;
    if (!sight.asksMe())
        return nullptr;
    const std::string kind = sight.decision().value("kind", "");
    const auto found = std::ranges::find_if(tips, [&](const Tip &tip) {
        return tip.asked == kind && !told(tip.id)
            && (tip.offered.empty() || isOffered(sight, tip.offered, hand))
            && (!tip.when || !whyNot(*tip.when, moment));
    });
    return found == tips.end() ? nullptr : &*found;
}

} // namespace playmat::learn
