#include "engine/lorcana/language/card_db.h"

#include <algorithm>
#include <cctype>

namespace playmat::lorcana {

namespace {

bool equalIgnoringCase(std::string_view a, std::string_view b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](unsigned char x, unsigned char y) {
        return std::tolower(x) == std::tolower(y);
    });
}

/// Sums up what the rules ask of every card again and again.
void indexAbilities(const Program &p, CardDef &def)
{
    for (int i = 0; i < def.abilityCount; ++i) {
        const Ability &a = p.abilities[static_cast<std::size_t>(def.firstAbility + i)];
        def.listens |= a.triggers;
        def.reads |= a.reads;
        def.activated |= a.kind == AbilityKind::Activated;
        def.constants |= a.kind == AbilityKind::Static;
        def.late |= a.kind == AbilityKind::Static && a.late;
        def.tolls |= a.kind == AbilityKind::Toll || a.kind == AbilityKind::MoveCost;
        def.costs |= a.kind == AbilityKind::Cost && a.affects == 0;
        def.handAbilities
            |= a.kind == AbilityKind::Way || (a.kind == AbilityKind::Cost && a.affects != 0);
        def.replaces |= a.rule == Rule::EntersExerted || a.rule == Rule::MayEnterExerted;
    }
}

} // namespace

CardDb::CardDb()
{
    defs.emplace_back();
}

DefId CardDb::find(std::string_view id) const
{
    const auto found = m_byId.find(std::string(id));
    return found == m_byId.end() ? DefId{0} : found->second;
}

NameId CardDb::findName(std::string_view name) const
{
    const auto found = m_names.find(std::string(name));
    return found == m_names.end() ? NameId{0} : found->second;
}

NameId CardDb::nameOf(std::string_view name)
{
    const auto [at, added]
        = m_names.emplace(std::string(name), static_cast<NameId>(program.names.size()));
    if (added)
        program.names.emplace_back(name);
    return at->second;
}

ClassId CardDb::findClass(std::string_view word) const
{
    for (std::size_t i = 1; i < program.classes.size(); ++i)
        if (equalIgnoringCase(program.classes[i], word))
            return static_cast<ClassId>(i);
    return 0;
}

ClassId CardDb::classOf(std::string_view word)
{
    if (const ClassId known = findClass(word); known != 0)
        return known;
    program.classes.emplace_back(word);
    return static_cast<ClassId>(program.classes.size() - 1);
}

std::string CardDb::abilityName(AbilityId id) const
{
    const Ability &a = program.abilities[id];
    if (id == support)
        return "support";
    if (id == vanish)
        return "vanish";
    if (id == temporary || id == boost)
        return id == boost ? "boost" : "temporary shift";
    return a.card == 0 ? std::string() : defs[a.card].id + "." + std::to_string(a.number);
}

DefId CardDb::add(CardDef def)
{
    const auto id = static_cast<DefId>(defs.size());
    std::uint8_t activated = 0;
    for (int i = 0; i < def.abilityCount; ++i) {
        Ability &a = program.abilities[static_cast<std::size_t>(def.firstAbility + i)];
        a.card = id;
        a.number = static_cast<std::uint8_t>(i + 1);
        if (a.kind == AbilityKind::Activated)
            a.activated = activated++;
    }
    indexAbilities(program, def);
    m_byId[def.id] = id;
    defs.push_back(std::move(def));
    return id;
}

} // namespace playmat::lorcana
