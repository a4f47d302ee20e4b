#include "e2e/dump.h"

#include <algorithm>

namespace playmat::e2e {

using match::Json;

namespace {

Box boxOf(const Json &json)
{
    return {json.at(0).get<int>(), json.at(1).get<int>(), json.at(2).get<int>(),
            json.at(3).get<int>()};
}

} // namespace

Point Box::centre() const
{
    return {x + (width - 1) / 2, y + (height - 1) / 2};
}

bool Box::contains(Point point) const
{
    return point.x >= x && point.x < x + width && point.y >= y && point.y < y + height;
}

Dump::Dump(Json json)
    : m_json(std::move(json))
    , m_session(m_json.value("session", Json::object()))
{
}

int Dump::counter(int seat, const char *name) const
{
    return m_session.at("counters").at(std::size_t(seat)).at(name).get<int>();
}

Point Dump::pointer() const
{
    const Json at = decision("pointer", Json::array({-1, -1}));
    return {at.at(0).get<int>(), at.at(1).get<int>()};
}

const Json *Dump::card(const Spot &spot) const
{
    const auto cards = m_session.find("cards");
    if (cards == m_session.end())
        return nullptr;
    for (const Json &row : *cards) {
        if (row.at("zone") == spot.zone && (spot.card.empty() || row.at("name") == spot.card))
            return &row;
    }
    return nullptr;
}

const Json *Dump::card(int id) const
{
    const auto cards = m_session.find("cards");
    if (cards == m_session.end())
        return nullptr;
    for (const Json &row : *cards) {
        if (row.at("id") == id)
            return &row;
    }
    return nullptr;
}

int Dump::id(const Spot &spot) const
{
    const Json *row = card(spot);
    return row == nullptr ? -1 : row->at("id").get<int>();
}

int Dump::count(std::string_view zone) const
{
    int cards = 0;
    for (const Json &row : m_session.at("cards"))
        cards += row.at("zone") == zone ? 1 : 0;
    return cards;
}

std::optional<Box> Dump::hit(const Spot &spot) const
{
    const Json *row = card(spot);
    return row == nullptr ? std::nullopt : std::optional(boxOf(row->at("hit")));
}

std::optional<Box> Dump::place(const Spot &spot) const
{
    if (spot.card.empty()) {
        const auto zones = m_session.find("zones");
        const bool known = zones != m_session.end() && zones->contains(spot.zone);
        return known ? std::optional(boxOf(zones->at(spot.zone))) : std::nullopt;
    }
    const Json *row = card(spot);
    return row == nullptr ? std::nullopt : std::optional(boxOf(row->at("rect")));
}

std::optional<Point> Dump::freePoint(const std::string &zone) const
{
    constexpr int kParts = 12;
    const std::optional<Box> box = place({zone, {}});
    for (int i = 0; box && i < kParts * kParts; ++i) {
        // From the middle of the zone downwards and to the right, then what comes before it.
        const int part = (i + kParts * kParts / 2 + kParts / 2) % (kParts * kParts);
        const Point point{box->x + box->width * (part % kParts * 2 + 1) / (kParts * 2),
                          box->y + box->height * (part / kParts * 2 + 1) / (kParts * 2)};
        bool covered = false;
        for (const Json &row : m_session.at("cards"))
            covered = covered || boxOf(row.at("hit")).contains(point);
        if (!covered)
            return point;
    }
    return std::nullopt;
}

const Json *Dump::named(const std::string &name) const
{
    const auto items = m_json.find("items");
    if (items == m_json.end())
        return nullptr;
    const auto found = items->find(name);
    return found == items->end() ? nullptr : &*found;
}

std::optional<Point> Dump::item(const std::string &name) const
{
    const Json *found = named(name);
    if (found == nullptr)
        return std::nullopt;
    return Point{int(found->at("cx").get<double>()), int(found->at("cy").get<double>())};
}

bool Dump::enabled(const std::string &name) const
{
    const Json *found = named(name);
    return found != nullptr && found->value("enabled", false);
}

std::string Dump::label(const std::string &name) const
{
    const Json *found = named(name);
    return found == nullptr ? std::string() : found->value("label", std::string());
}

Json Dump::position() const
{
    Json json = m_session;
    for (const char *key : {"decision", "peeking", "zones"})
        json.erase(key);
    json["seat"] = seat();
    json["choice"] = choice();
    Json &cards = json["cards"];
    for (Json &row : cards) {
        for (const char *key : {"rect", "hit", "mark"})
            row.erase(key);
    }
    // The table keeps its cards in the order in which they came to be shown.
    std::sort(cards.begin(), cards.end(),
              [](const Json &a, const Json &b) { return a.at("id") < b.at("id"); });
    return json;
}

std::string Dump::digest() const
{
    Json json = m_session;
    std::string cards;
    for (const Json &row : json.value("cards", Json::array()))
        cards += '\n' + row.value("zone", std::string()) + ' ' + row.value("name", std::string())
            + ' ' + row.at("hit").dump();
    for (const char *key : {"cards", "zones"})
        json.erase(key);
    std::string items;
    const Json named = m_json.value("items", Json::object());
    for (const auto &[name, item] : named.items())
        items += ' ' + name;
    return json.dump() + cards + "\nitems:" + items;
}

} // namespace playmat::e2e
