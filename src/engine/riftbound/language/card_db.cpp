#include "engine/riftbound/language/card_db.h"

namespace playmat::riftbound {

namespace {

CardDef blank(const char *id, const char *name, Kind kind)
{
    CardDef def;
    def.id = id;
    def.name = name;
    def.kind = kind;
    def.playable = true;
    return def;
}

} // namespace

CardDb::CardDb()
{
    CardDef legend = blank("legend", "Legend", Kind::Legend);
    legend.domains = kAllDomains;
    blankLegend = add(std::move(legend));
    blankBattlefield = add(blank("battlefield", "Battlefield", Kind::Battlefield));
    CardDef unit = blank("unit", "Unit", Kind::Unit);
    unit.might = 2;
    unit.energy = 2;
    blankUnit = add(std::move(unit));
}

DefId CardDb::find(std::string_view id) const
{
    const auto at = m_ids.find(std::string(id));
    return at == m_ids.end() ? DefId{0} : at->second;
}

DefId CardDb::add(CardDef def)
{
    const auto id = static_cast<DefId>(defs.size());
    m_ids.emplace(def.id, id);
    defs.push_back(std::move(def));
    return id;
}

TagId CardDb::tagOf(std::string_view name) const
{
    const auto at = m_tags.find(std::string(name));
    return at == m_tags.end() ? TagId{0} : at->second;
}

TagId CardDb::addTag(std::string_view name)
{
    if (const TagId known = tagOf(name); known != 0)
        return known;
    if (program.tags.size() >= Tags::kSize)
        return 0;
    const auto tag = static_cast<TagId>(program.tags.size());
    program.tags.emplace_back(name);
    m_tags.emplace(std::string(name), tag);
    return tag;
}

std::string CardDb::abilityName(AbilityId id) const
{
    if (id == 0 || program.abilities[id].activated == 0)
        return {};
    const Ability &a = program.abilities[id];
    if (a.byKeyword && a.keyword == Kw::Equip)
        return "equip";
    if (a.byKeyword && a.keyword == Kw::Empower)
        return "empower";
    return def(a.card).id + '.' + std::to_string(a.activated);
}

} // namespace playmat::riftbound
