#include "decks/deck_history.h"

#include "match/json.h"
#include "match/json_reader.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace playmat::decks {

namespace {

using Why = DeckVersion::Why;
using match::Json;

constexpr std::array<std::pair<Why, std::string_view>, 5> kReasons{{{Why::Played, "played"},
                                                                    {Why::Named, "named"},
                                                                    {Why::Earlier, "earlier"},
                                                                    {Why::Outside, "outside"},
                                                                    {Why::Replaced, "replaced"}}};

std::string lineOf(const DeckVersion &version)
{
    const auto why
        = std::ranges::find(kReasons, version.why, &std::pair<Why, std::string_view>::first);
    Json json{{"date", version.date},
              {"why", why->second},
              {"hash", version.hash},
              {"list", version.text}};
    if (!version.label.empty())
        json["label"] = version.label;
    return match::toLine(json);
}

std::optional<DeckVersion> versionIn(std::string_view line)
{
    const match::Outcome<Json> json = match::parseJson(line);
    if (!json)
        return std::nullopt;
    std::optional<match::Problem> problem;
    const match::JsonReader reader(json.value(), problem, "bad_version");
    DeckVersion version{reader.required("date").string(), Why::Earlier,
                        reader.at("label").stringOr({}), reader.required("hash").string(),
                        reader.required("list").string()};
    const std::string why = reader.required("why").string();
    const auto known = std::ranges::find(kReasons, why, &std::pair<Why, std::string_view>::second);
    if (known != kReasons.end()) // a reason of a later program: the list counts
        version.why = known->first;
    return problem ? std::nullopt : std::optional(std::move(version));
}

/// The line of a version with another label; the rest stays as it is.
std::string relabelled(std::string_view line, const std::string &label)
{
    Json json = match::parseJson(line).value();
    json["label"] = label;
    return match::toLine(json);
}

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        if (end > at)
            lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

using Copies = std::map<std::pair<std::string, std::string>, std::pair<Entry, int>>;

void count(const std::vector<Entry> &entries, int sign, Copies &copies)
{
    for (const Entry &entry : entries) {
        auto &[card, number] = copies[{entry.id, entry.id.empty() ? entry.name : std::string()}];
        card = entry;
        number += sign * entry.count;
    }
}

} // namespace

std::vector<DeckVersion> readVersions(std::string_view text)
{
    std::vector<DeckVersion> versions;
    for (const std::string_view line : linesOf(text))
        if (std::optional<DeckVersion> version = versionIn(line))
            versions.push_back(std::move(*version));
    return versions;
}

std::string withVersion(std::string_view text, const DeckVersion &version)
{
    std::vector<std::string_view> lines = linesOf(text);
    const std::optional<DeckVersion> last = lines.empty() ? std::nullopt : versionIn(lines.back());
    const bool same = last && last->text == version.text;
    if (same && (version.label.empty() || version.label == last->label))
        return std::string(text);
    std::string out;
    for (std::size_t i = 0; i + (same ? 1 : 0) < lines.size(); ++i)
        out += std::string(lines[i]) + '\n';
    return out + (same ? relabelled(lines.back(), version.label) : lineOf(version)) + '\n';
}

bool isVersionId(std::string_view id)
{
    constexpr std::size_t longest = 64;
    return !id.empty() && id.size() <= longest && std::ranges::all_of(id, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
            || c == '-' || c == '_';
    });
}

std::vector<ListChange> changesBetween(const Deck &from, const Deck &to)
{
    std::vector<ListChange> out;
    for (std::size_t part = 0; part < std::max(from.parts.size(), to.parts.size()); ++part) {
        Copies copies;
        if (part < from.parts.size())
            count(from.parts[part], -1, copies);
        if (part < to.parts.size())
            count(to.parts[part], 1, copies);
        const auto begin = std::ptrdiff_t(out.size());
        for (const auto &[key, card] : copies)
            if (card.second != 0)
                out.push_back({part, card.first, card.second});
        std::sort(out.begin() + begin, out.end(), [](const ListChange &a, const ListChange &b) {
            return (a.copies > 0) != (b.copies > 0) ? a.copies > 0 : a.card.name < b.card.name;
        });
    }
    return out;
}

} // namespace playmat::decks
